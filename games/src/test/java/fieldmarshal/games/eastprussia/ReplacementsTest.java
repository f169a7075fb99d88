package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 10.5: replacements. */
class ReplacementsTest {
  private static final String SCENARIO = "historical";

  /** The 25th Division is destroyed in the German combat phase of a turn; then this die. */
  private static Situation lost(String scenario, int turn, int die, String... more) {
    String[] options = Options.plus(new String[] {"replacements"}, more);
    Situation s =
        Situation.of(scenario, options)
            .with("5028: ge-1, ge-2; 5128: ru-1gc; 0906: ge-37; 5728: ru-27")
            .at(turn, "german", "second-combat");
    s.play(s.attack("5128", "ge-1", "ge-2")).dice(1, die);
    s.play(s.pass());
    assertThat(s.result()).isEqualTo("DE");
    return s.settle();
  }

  @Test
  @Case("TWU-10.5a")
  void aLostUnitReturnsAfterAsManyTurnsAsTheDieSays() {
    for (int die = 1; die <= 6; die++) {
      Situation s = lost(SCENARIO, 8, die);
      assertThat(s.where("ru-1gc")).isEqualTo("turn " + (8 + die));
      assertThat(s.diceLeft()).isEmpty();
    }
    Situation off =
        Situation.of(SCENARIO)
            .with("5028: ge-1, ge-2; 5128: ru-1gc")
            .at(8, "german", "second-combat");
    off.fight(1, off.attack("5128", "ge-1", "ge-2"));
    assertThat(off.where("ru-1gc")).isEqualTo("eliminated");
  }

  @Test
  @Case({"TWU-10.5a", "TWU-10.5d"})
  void itComesAsAReinforcement() {
    Situation s = lost(SCENARIO, 8, 3);
    s.at(10, "russian", "first-movement");
    assertThat(s.refusal(s.reinforce("ru-1gc", "6020"))).isEqualTo("TWU-3.1h");
    s.at(11, "russian", "second-movement");
    assertThat(s.refusal(s.reinforce("ru-1gc", "6020"))).isEqualTo("TWU-5.3a");
    s.at(11, "russian", "first-movement");
    assertThat(s.refusal(s.reinforce("ru-1gc", "2034"))).isEqualTo("TWU-5.3a");
    s.play(s.reinforce("ru-1gc", "6020"));
    assertThat(s.where("ru-1gc")).isEqualTo("6020");
    assertThat(s.grants(s.march("ru-1gc", "5920", "5820"))).as("full strength").isTrue();
  }

  @Test
  @Case("TWU-10.5b")
  void theLossStaysCounted() {
    Situation s = lost(SCENARIO, 8, 3);
    assertThat(s.p().global(Global.RUSSIAN_LOSSES)).isEqualTo(1);
    s.at(11, "russian", "first-movement").play(s.reinforce("ru-1gc", "6020"));
    assertThat(s.p().global(Global.RUSSIAN_LOSSES)).isEqualTo(1);
  }

  @Test
  @Case("TWU-10.5c")
  void whoWouldComeAfterTheLastTurnDoesNotCome() {
    assertThat(lost(SCENARIO, 24, 2).where("ru-1gc")).isEqualTo("turn 26");
    assertThat(lost(SCENARIO, 24, 3).where("ru-1gc")).isEqualTo("eliminated");
  }

  @Test
  @Case("TWU-10.5d")
  void lossesByStackingReturnTooAndGermansMayComeByTrain() {
    Situation s =
        Situation.of(SCENARIO, "replacements")
            .with("0906: ge-1, ge-2, ge-36, ge-35; 5728: ru-25")
            .at(5, "german", "first-movement");
    s.play(s.pass());
    s.dice(2).play(s.lose("ge-36"));
    assertThat(s.where("ge-36")).isEqualTo("turn 7");
    s.at(7, "german", "first-movement");
    s.play(new Order.Choose("enter-entrained", List.of(s.unit("ge-36")), Hexes.of(s.hex("0120"))));
    assertThat(s.has("ge-36", "entrained")).isTrue();
  }

  @Test
  @Case("TWU-10.5a")
  void headquartersDoNotReturn() {
    Situation s =
        Situation.of(SCENARIO, "replacements", "russian-hq")
            .with("5028: ge-1; 5128: ru-samsonov")
            .at(8, "german", "second-combat");
    s.fight(1, s.attack("5128", "ge-1"));
    assertThat(s.where("ru-samsonov")).isEqualTo("eliminated");
  }

  @Test
  @Case({"TWU-9.2.1d", "TWU-9.2.1b"})
  void theCorpsOfThePlanOf1905NeverReturn() {
    Situation s = Situation.asPrinted("schlieffen", "replacements");
    assertThat(s.where("ge-37")).isEqualTo("unused");
    Situation lost = lost("schlieffen", 4, 2);
    assertThat(lost.where("ru-1gc")).isEqualTo("turn 6");
  }

  @Test
  @Case("TWU-9.4i")
  void atTheMasurianLakesTheyMayBeSwitchedOn() {
    assertThat(lost("masurian", 21, 2).where("ru-1gc")).isEqualTo("turn 23");
  }

  @Test
  @Case("TWU-X-T2")
  void whoReturnsToAFrozenArmyWaits() {
    Situation s =
        Situation.of(SCENARIO, "replacements", "russian-hq", "samsonov")
            .with("5028: ge-1; 5128: ru-samsonov; turn 8: ru-6; 2032: ru-8; 4929: ge-2")
            .at(7, "german", "second-combat");
    s.fight(List.of(1, 5, 2), s.attack("5128", "ge-1"));
    s.settle();
    s.passTo(8, "russian", "first-movement");
    assertThat(s.refusal(s.reinforce("ru-6", "2034"))).isEqualTo("TWU-10.6.2a");
    s.passTo(9, "russian", "first-movement");
    s.play(s.reinforce("ru-6", "2034"));
  }

  @Test
  @Case({"TWU-X-NONE", "TWU-10.5a", "TWU-10.2.1a"})
  void replacementsWorkAlikeWithOtherOptions() {
    for (String option :
        new String[] {
          "cavalry-infantry", "cavalry-control", "forced-march", "german-hq", "refugees"
        }) {
      Situation s = lost(SCENARIO, 8, 3, option);
      assertThat(s.where("ru-1gc")).as(option).isEqualTo("turn 11");
    }
  }
}
