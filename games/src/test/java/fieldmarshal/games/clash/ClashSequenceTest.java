package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter 5: the sequence of play. */
class ClashSequenceTest {

  private static List<String> phases(Situation s) {
    return s.events(Event.Began.class).stream().map(Event.Began::phase).toList();
  }

  @Test
  @Case({"COG-5.2", "COG-G3", "COG-5.36a", "COG-5.31a"})
  void theTurnRunsFromSupplyToRecovery() {
    Situation s = Situation.galicia().with("4921: ah-5; 1902: ru-18").army(2, "ah-1", 3);
    s.dice(1, 1).play(s.pass());
    s.dice(1, 3).play(s.pass());
    while (s.turn() == 2) {
      s.play(s.pass());
    }
    assertThat(phases(s)).startsWith("recovery", "supply", "reinforcement");
    assertThat(s.turn()).isEqualTo(3);
    assertThat(s.rules().armies())
        .filteredOn(army -> s.rules().command().rolled(s.p(), army) >= 0)
        .hasSizeLessThanOrEqualTo(1);
  }

  @Test
  @Case({"COG-5.32", "COG-G3"})
  void centralPowersPlaceFirstOnOddTurns() {
    Situation s = Situation.galicia().with("4921: ah-5; 1902: ru-18");
    s.dice(1, 1).at(3, "central", "supply");
    assertThat(s.rules().sequence().first(s.p())).isEqualTo(Chapter.CENTRAL);
    s.dice(1, 1).at(4, "central", "supply");
    assertThat(s.rules().sequence().first(s.p())).isEqualTo(Chapter.ENTENTE);
  }

  @Test
  @Case("COG-5.31b")
  void allUnitsBeginInSupply() {
    Situation s = Situation.galiciaAsPrinted();
    for (Counter unit : s.rules().roster().all()) {
      assertThat(s.p().has(unit, Flag.ATTENUATED | Flag.OUT_OF_SUPPLY | Flag.FORT_SUPPLIED))
          .as(unit.id())
          .isFalse();
    }
  }

  // ---- 5.34 combat

  private static Situation contact() {
    return Situation.galicia().with("4921: ah-5; 4712: ah-4; 5021: ru-18; 1902: ru-7");
  }

  @Test
  @Case({"COG-5.34a", "COG-12.1a"})
  void combatIsDeclaredOnceATurnAfterAnOwnMovement() {
    Situation s = contact().army(2, "ah-1", 3);
    assertThat(s.refusal(s.choose("declare"))).isEqualTo("COG-5.33c");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("choose");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.options()).anyMatch(option -> option.startsWith("declare:"));
    s.play(s.choose("declare"));
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.phase()).isEqualTo("combat");
    // the 4th Army is drawn next: no second declaration
    s.dice(1, 3).play(s.pass());
    assertThat(s.rules().part(s.p()).id()).isEqualTo("ah-4");
    s.dice(1, 3).play(s.pass());
    assertThat(s.rules().part(s.p()).side().id()).isEqualTo("entente");
    assertThat(s.asked()).isEqualTo("move");
  }

  @Test
  @Case("COG-5.34a")
  void whoHasDeclaredHasUsedIt() {
    Situation s = contact().army(2, "ah-1", 3);
    s.play(s.pass(), s.choose("declare"));
    assertThat(s.global(Global.COMBAT_USED)).isEqualTo(1);
    assertThat(s.global(Global.COMBAT_USED + 1)).isZero();
  }

  @Test
  @Case({"COG-5.34b", "COG-X18"})
  void unitsOfAnUndrawnArmyFightAndStillMove() {
    Situation s = contact().army(2, "ah-4", 3);
    s.play(s.pass(), s.choose("declare"));
    assertThat(s.asked()).isEqualTo("attack");
    // the 1st Army's marker is still in the cup
    assertThat(s.rules().command().inCup(s.p())).extracting(Army::id).contains("ah-1");
    s.dice(1, 3).play(s.pass());
    assertThat(s.rules().part(s.p()).id()).isEqualTo("ah-1");
    assertThat(s.grants(s.march("ah-5", "4821"))).isTrue();
  }

  @Test
  @Case("COG-5.34c")
  void theLastOwnMarkerIsTheLastCall() {
    Situation s = contact().army(2, "ah-1", 3);
    s.play(s.pass());
    assertThat(((Decision.Choose) s.match().decision()).caseId()).isEqualTo("COG-5.34a");
    s.dice(1, 3).play(s.pass());
    s.play(s.pass());
    assertThat(((Decision.Choose) s.match().decision()).caseId()).isEqualTo("COG-5.34c");
    assertThat(s.rules().question(s.p()).pass()).contains("No combat");
    // it is lost
    s.dice(1, 3).play(s.pass());
    assertThat(s.askedOf()).isEqualTo("entente");
  }

  @Test
  @Case({"COG-12.1a", "COG-5.34a"})
  void withNothingToAttackNobodyIsAsked() {
    Situation s = Situation.galicia().with("4921: ah-5; 1902: ru-18").army(2, "ah-1", 3);
    s.dice(1, 3).play(s.pass());
    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.askedOf()).isEqualTo("entente");
  }

  @Test
  @Case({"COG-G10f", "COG-G10g"})
  void anOffensiveMarkerIsSpentWithTheDeclaration() {
    Situation s = contact().army(3, "ah-1", 3);
    s.play(s.pass());
    assertThat(s.refusal(s.choose("declare-both"))).isEqualTo("COG-5.34a");
    s.play(s.choose("declare-offensive"));
    assertThat(s.global(Global.OFFENSIVES)).isEqualTo(1);
    assertThat(s.rules().offensives().shift(s.p())).isEqualTo(1);
    s.dice(1, 3).play(s.pass());
    assertThat(s.rules().offensives().shift(s.p())).isZero();
  }

  @Test
  @Case({"COG-G10f", "COG-Y16"})
  void offensiveMarkersAreForTheirTurns() {
    Situation late = contact().army(7, "ah-1", 3);
    late.play(late.pass());
    assertThat(late.refusal(late.choose("declare-offensive"))).isEqualTo("COG-G10f");
    assertThat(late.orders()).hasSize(2);
    Situation russian = contact().army(3, "ru-4", 3);
    russian.play(russian.pass());
    assertThat(russian.refusal(russian.choose("declare-offensive"))).isEqualTo("COG-G10f");
    Situation y = Situation.ypres().with("2813: ge-45-r; 2814: br-7").army(5, "ge-4", 3);
    y.play(y.pass());
    assertThat(y.refusal(y.choose("declare-offensive"))).isEqualTo("COG-Y16");
    y.army(6, "ge-4", 3).play(y.pass());
    assertThat(y.grants(y.choose("declare-offensive"))).isTrue();
    y.army(6, "bef", 3).play(y.pass());
    assertThat(y.refusal(y.choose("declare-offensive"))).isEqualTo("COG-5.34a");
  }

  @Test
  @Case("COG-G10g")
  void aMarkerThatWasNotUsedLapses() {
    Situation s = Situation.galicia().with("4921: ah-5; 1902: ru-18").army(6, "ah-1", 3);
    while (s.turn() == 6) {
      s.play(s.pass());
    }
    assertThat(s.global(Global.OFFENSIVES)).isZero();
    assertThat(s.global(Global.OFFENSIVES + 1)).isEqualTo(2);
  }

  // ---- 5.35, 5.36

  @Test
  @Case({"COG-5.35", "COG-9.32"})
  void recoveryTakesTheMarkersOfTheTurnAway() {
    Situation s =
        Situation.galicia()
            .with("4921: ah-5; 1902: ru-18+replaced; 4712: ah-4+strategic")
            .army(2, "ah-1", 3);
    s.play(s.march("ah-5", "5021"));
    s.with("1902: ru-18+replaced; 4712: ah-4+strategic+done");
    while (s.turn() == 2) {
      s.play(s.pass());
    }
    for (String unit : List.of("ah-5", "ru-18", "ah-4")) {
      assertThat(s.p().has(s.unit(unit), Flag.OF_A_TURN)).as(unit).isFalse();
    }
  }

  @Test
  @Case({"COG-5.36b", "COG-G1c", "COG-4.1a"})
  void afterTheLastTurnVictoryIsDetermined() {
    Situation s = Situation.galicia().with("4921: ah-5; 1902: ru-18").army(12, "ah-1", 3);
    while (!(s.match().decision() instanceof Decision.Over)) {
      s.play(s.pass());
    }
    assertThat(s.turn()).isEqualTo(12);
    assertThat(s.refusal(Order.PASS)).isEqualTo("COG-5.36b");
  }
}
