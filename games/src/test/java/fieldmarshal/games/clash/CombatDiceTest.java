package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases 12.7 to 12.76: who rolls when, and what a die brings. */
class CombatDiceTest {

  @Test
  @Case({"COG-12.7", "COG-12.75a"})
  void theDefenderRollsFirstOneDieForEachUnit() {
    Proving s = Proving.central("1117: c-1, c-2; 1217: e-1, e-b1");
    s.fight(List.of(2, 2, 2, 2), s.attack("1217", "c-1", "c-2")).then(s.roll("e-b1"));
    assertThat(s.dice())
        .containsExactly(
            "defence of the Entente b1: 2",
            "defence of Entente 1: 2",
            "attack of Central 1: 2",
            "attack of Central 2: 2");
  }

  @Test
  @Case({"COG-12.75a", "COG-12.75b", "COG-CRC-2-1"})
  void aDefenderThatRollsMoreThanItsRatingLosesAStepAndRetreats() {
    Proving s = Proving.central("1117: c-1, c-2; 1217: e-1");
    s.fight(List.of(4), s.attack("1217", "c-1", "c-2"));
    // 4 + 1 = 5 against 4.
    assertThat(s.steps("e-1")).isEqualTo(1);
    assertThat(s.prompt()).contains("must retreat 1 hex");
    Proving far = Proving.central("1117: c-1, c-2; 1217: e-t2");
    far.fight(List.of(6), far.attack("1217", "c-1", "c-2"));
    assertThat(far.prompt()).contains("must retreat 3 hexes");
  }

  @Test
  @Case("COG-12.75c")
  void whoLosesNothingStaysAndNobodyAdvances() {
    Proving s = Proving.central("1117: c-1; 1217: e-1, e-2; 1505: e-7; 1405: c-10");
    s.fight(List.of(6, 2, 2), s.attack("1217", "c-1")).then(s.roll("e-1")).resolve();
    assertThat(s.where("e-2")).isEqualTo("1217");
    assertThat(s.where("e-1")).isNotEqualTo("1217");
    assertThat(s.asked()).isEqualTo("attack");
  }

  @Test
  @Case("COG-12.75d")
  void theLastStepIsLostWithoutARetreat() {
    Proving s = Proving.central("1117: c-1; 1217: e-b1; 1505: e-7; 1405: c-10");
    s.fight(List.of(5, 1), s.attack("1217", "c-1"));
    assertThat(s.where("e-b1")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case({"COG-12.75a", "COG-12.75d", "COG-12.76"})
  void whatADieCostsIsToldByTheLossAlone() {
    Proving s = Proving.central("1117: c-1, c-b1; 1217: e-b1, e-2; 1505: e-7; 1405: c-10");
    s.fight(List.of(5, 6, 5, 5), s.attack("1217", "c-1", "c-b1")).then(s.roll("e-b1")).resolve();
    assertThat(s.where("e-b1")).isEqualTo("eliminated");
    assertThat(s.lossesOf("e-2")).hasSize(1);
    assertThat(s.notes())
        .filteredOn(note -> note.contains(" rolls "))
        .isNotEmpty()
        .noneMatch(note -> note.contains("step") || note.contains("eliminated"));
  }

  @Test
  @Case({"COG-12.76", "COG-12.77c"})
  void attackersLoseStepsAndNeverRetreat() {
    Proving s = Proving.central("1117: c-1, c-b1; 1217: e-1, e-2; 1505: e-7; 1405: c-10");
    s.fight(List.of(2, 2, 5, 5), s.attack("1217", "c-1", "c-b1")).then(s.roll("e-1"));
    // 1-2: 5 + 1 = 6 against 4; the brigade is lost, the division reduced where it stands.
    assertThat(s.steps("c-1")).isEqualTo(1);
    assertThat(s.where("c-1")).isEqualTo("1117");
    assertThat(s.where("c-b1")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("attack");
  }

  @Test
  @Case("COG-12.74")
  void naturalOnesAndSixesAreReadAsTheyFall() {
    Proving s = Proving.central("1117: c-1, c-2, c-3; 1217: e-b1; 1505: e-7; 1405: c-10");
    // 6-1, +3: a natural 1 is no loss.
    s.resolve(List.of(1), s.attack("1217", "c-1", "c-2", "c-3"));
    assertThat(s.steps("e-b1")).isEqualTo(1);
    // 4-1, -3: a natural 6 is a loss.
    Proving six = Proving.central("1117: c-1, c-2; 1217: e-b1; 1505: e-7; 1405: c-10");
    six.resolve(List.of(1, 6, 1), six.attack("1217", "c-1", "c-2"));
    assertThat(six.steps("c-1")).isEqualTo(1);
  }

  @Test
  @Case("COG-CRC-6-1")
  void atSixToOneNoAttackerRolls() {
    Proving s = Proving.central("1117: c-1, c-2, c-3; 1217: e-b1; 1505: e-7; 1405: c-10");
    s.fight(List.of(3), s.attack("1217", "c-1", "c-2", "c-3"));
    assertThat(s.dice()).containsExactly("defence of the Entente b1: 3");
    assertThat(s.where("e-b1")).isEqualTo("eliminated");
  }

  @Test
  @Case("COG-CRC-1-3")
  void atOneToThreeNoDefenderRolls() {
    Proving s = Proving.central("1117: c-b1; 1217: e-1, e-2; 1505: e-7; 1405: c-10");
    s.fight(List.of(2), s.attack("1217", "c-b1"));
    // 2 + 2 = 4 against 4.
    assertThat(s.dice()).containsExactly("attack of the Central b1: 2");
    assertThat(s.where("c-b1")).isEqualTo("1117");
  }

  @Test
  @Case("COG-12.72b")
  void largerUnitsRollFirst() {
    // 5-1 (in broken forest): one of two divisions, never a brigade.
    Proving s = Proving.central("1104: c-1, c-b1; 1105: c-4, c-b2; 1204: e-b1");
    s.fight(List.of(1), s.attack("1204", "c-1", "c-b1", "c-4", "c-b2"));
    assertThat(s.orders()).containsExactly(s.roll("c-1"), s.roll("c-4"));
    assertThat(s.refusal(s.roll("c-b1"))).isEqualTo("COG-12.72b");
    // 4-1 with one division and three brigades: the division and one brigade.
    Proving two = Proving.central("1117: c-x, c-b1; 1118: c-1/1; 1217: e-b1");
    two.fight(List.of(1), two.attack("1217", "c-x", "c-b1", "c-1"));
    // The corps, then the division although it is reduced; nothing was to choose.
    assertThat(two.dice())
        .extracting(die -> die.substring(0, die.indexOf(':')))
        .containsExactly(
            "defence of the Entente b1", "attack of the Central x", "attack of Central 1");
  }

  @Test
  @Case({"COG-12.72a", "COG-12.72b"})
  void theBestRatingsAreSuggested() {
    Proving s = Proving.central("1117: c-1, c-t3; 1118: c-t5, c-4/1; 1217: e-1");
    s.fight(List.of(1), s.attack("1217", "c-1", "c-t3", "c-t5", "c-4"));
    // 7:2 is 3-1: three roll.
    assertThat(s.suggestion()).isEqualTo(s.roll("c-t5", "c-1", "c-4"));
    assertThat(s.refusal(s.roll("c-1", "c-1", "c-4"))).isEqualTo("COG-12.72a");
    assertThat(s.refusal(s.pass())).isEqualTo("COG-12.72a");
  }

  @Test
  @Case("COG-12.81a")
  void theOwnerPicksTheOrderAndEachRetreatComesBeforeTheNextDie() {
    Proving s = Proving.central("1117: c-1, c-2, c-3; 1217: e-1, e-2, e-3");
    s.fight(List.of(5, 5, 1), s.attack("1217", "c-1", "c-2", "c-3"));
    assertThat(s.askedOf()).isEqualTo("entente");
    assertThat(s.refusal(s.roll("c-1"))).isEqualTo("COG-12.81a");
    assertThat(s.refusal(s.choose(Results.ROLL_FORT))).isEqualTo("COG-12.81a");
    s.then(s.roll("e-2"));
    assertThat(s.dice()).containsExactly("defence of Entente 2: 5");
    assertThat(s.asked()).isEqualTo("retreat");
    s.then(s.retreat("e-2", "1317"));
    s.then(s.roll("e-3"), s.retreat("e-3", "1318"));
    assertThat(s.where("e-2")).isEqualTo("1317");
    assertThat(s.where("e-3")).isEqualTo("1318");
    assertThat(s.where("e-1")).isEqualTo("1217");
  }

  @Test
  @Case({"COG-12.85", "COG-X9"})
  void whoRetreatedIntoAHexDiesWithItsFirstLoss() {
    String units = "1117: c-1; 1217: e-t3; 1317: e-1; 1417: c-4+out-of-supply, c-5+out-of-supply";
    Proving s = Proving.central(units + "; 1505: e-7; 1405: c-10");
    s.fight(List.of(4, 1), s.attack("1217", "c-1"));
    s.then(s.retreat("e-t3", "1317"), s.pass());
    Order.Attack second = s.attack("1317", "c-4", "c-5");
    assertThat(s.odds(second)).isEqualTo("4:2 2:1, 4");
    s.fight(List.of(5, 1, 1), second).resolve();
    assertThat(s.dice().getFirst()).isEqualTo("defence of Entente 1: 5");
    assertThat(s.where("e-t3")).isEqualTo("eliminated");
    assertThat(s.steps("e-1")).isEqualTo(1);
    // Without a loss it lives, and does not roll.
    Proving lucky = Proving.central(units + "; 1505: e-7; 1405: c-10");
    lucky.fight(List.of(4, 1), lucky.attack("1217", "c-1"));
    lucky.then(lucky.retreat("e-t3", "1317"), lucky.pass());
    lucky.fight(List.of(1, 1, 1), lucky.attack("1317", "c-4", "c-5"));
    assertThat(lucky.where("e-t3")).isEqualTo("1317");
    assertThat(lucky.dice()).hasSize(3);
  }
}
