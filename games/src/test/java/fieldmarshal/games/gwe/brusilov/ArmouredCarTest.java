package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 24: the Russian armoured cars. */
class ArmouredCarTest {
  private static final Game GAME = new Brusilov();

  private static Situation field(String side, String phase, String units) {
    return Situation.of(GAME, "fourth-of-june", "unlimited-command").with(units).at(4, side, phase);
  }

  // ---- 24.1

  @Test
  @Case({"BRU-24.11", "BRU-24.12"})
  void theCarsShiftOneColumnWhenTwoUnitsAttack() {
    Situation s =
        field("russian", "combat", "1704: ru-ac, ru-4rf, ru-2rf; 1703: ru-hq-9le; 1705: ah-26");
    var preview = s.preview(s.attack("1705", "ru-ac", "ru-4rf", "ru-2rf"));
    assertThat(preview.attack().total()).as("1 and 8").isEqualTo(9);
    assertThat(preview.odds()).isEqualTo("2:1");
    assertThat(preview.column()).isEqualTo("3:1");
    assertThat(s.preview(s.attack("1705", "ru-ac", "ru-4rf")).column())
        .as("5 to 4 with one division beside them")
        .isEqualTo("2:1");
    assertThat(s.preview(s.attack("1705", "ru-4rf", "ru-2rf")).column()).isEqualTo("2:1");
    assertThat(s.preview(s.shifted(s.attack("1705", "ru-ac", "ru-4rf"), "ru-hq-9le")).column())
        .as("beside the two of a headquarters")
        .isEqualTo("4:1");
  }

  @Test
  @Case("BRU-24.12")
  void aloneTheyShiftNothing() {
    Situation s = field("russian", "combat", "1704: ru-ac; 1703: ru-hq-9le; 1705: ah-dep-1");
    assertThat(s.preview(s.attack("1705", "ru-ac")).column()).isEqualTo("1:1");
  }

  @Test
  @Case({"BRU-24.11", "BRU-24.32"})
  void brokenDownTheyDoNotAttack() {
    Situation s =
        field("russian", "combat", "1704: ru-ac+reversed, ru-4rf; 1703: ru-hq-9le; 1705: ah-26");
    assertThat(s.refusal(s.attack("1705", "ru-ac", "ru-4rf"))).isEqualTo("GWE-8.12");
    assertThat(s.rules().unitState(s.p(), s.unit("ru-ac")).defence()).isEqualTo(1);
    assertThat(s.allowance("ru-ac")).isEqualTo(1);
  }

  // ---- 24.2

  @Test
  @Case({"BRU-24.21", "BRU-24.22"})
  void theyWithdrawTwoHexesWithoutADie() {
    Situation s = field("central", "withdrawal", "1705: ru-ac; 1706: ge-48r; 1707: ge-hq-sa");
    assertThat(s.asked()).isEqualTo("withdraw");
    assertThat(s.askedOf()).isEqualTo("russian");
    s.play(s.withdraw("ru-ac"));
    assertThat(s.asked()).isEqualTo("withdrawal-path");
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    s.play(s.orders().get(0));
    assertThat(s.rules().board().distance(s.hex("1705"), s.hex(s.where("ru-ac")))).isEqualTo(2);

    s = field("central", "withdrawal", "1704: ru-ac; 1706: ge-48r; 1707: ge-hq-sa");
    assertThat(s.refusal(s.withdraw("ru-ac"))).as("no enemy beside them").isEqualTo("GWE-12.11");
  }

  @Test
  @Case({"BRU-24.22", "BRU-24.41"})
  void theyDoNotWithdrawIntoMountains() {
    // Round 3216 all is mountain; 3113 and 3112 are rough.
    Situation s = field("central", "withdrawal", "3113: ru-ac; 3012: ge-48r; 3112: ge-108");
    assertThat(s.rules().withdrawal().mayTry(s.p(), s.unit("ru-ac"))).isNull();
    s.play(s.withdraw("ru-ac"));
    if (s.asked().equals("withdrawal-path")) {
      s.play(s.orders().get(0));
    }
    assertThat(s.where("ru-ac")).isNotEqualTo("3113");
    assertThat(s.rules().board().terrainName(s.hex(s.where("ru-ac")))).isNotEqualTo("mountain");
    s = field("central", "withdrawal", "2816: ru-ac; 2815: ge-48r; 2716: ge-108; 2717: ge-19");
    assertThat(s.rules().withdrawal().mayTry(s.p(), s.unit("ru-ac")))
        .extracting(refused -> refused.caseId())
        .isEqualTo("GWE-12.13");
  }

  // ---- 24.3

  @Test
  @Case("BRU-24.31")
  void theyTakeNoStackingPointsAndScoreNothing() {
    Situation s =
        field(
            "central",
            "combat",
            "1116: ru-77, ru-100, ru-71, ru-80, ru-ac; 1115: ge-48r, ge-108; 1114: ge-hq-sa");
    assertThat(s.rules().stacking().points(s.p(), s.hex("1116"), s.side("russian"))).isEqualTo(8);
    s = field("central", "combat", "1116: ru-ac; 1115: ge-48r, ge-108; 1114: ge-hq-sa");
    s.dice(1).play(s.attack("1116", "ge-48r", "ge-108"));
    assertThat(s.where("ru-ac")).isEqualTo("eliminated");
    assertThat(s.rules().points(s.p()).get(0).total()).isEqualTo(0);
  }

  @Test
  @Case("BRU-24.32")
  void oneStepEliminatesThem() {
    Situation s = field("russian", "movement", "1704: ru-ac");
    assertThat(s.unit("ru-ac").steps()).isEqualTo(1);
    assertThat(s.unit("ru-ac").printed().backAttack()).isEqualTo(0);
    assertThat(s.unit("ru-ac").printed().backDefence()).isEqualTo(1);
  }

  // ---- 24.4

  @Test
  @Case("BRU-24.41")
  void theyNeverEnterMountains() {
    Situation s = field("russian", "movement", "2816: ru-ac, ru-77; 2815: ru-hq-9le");
    assertThat(s.refusal(s.march("ru-ac", "2817"))).isEqualTo("BRU-24.41");
    assertThat(s.grants(s.march("ru-77", "2817"))).isTrue();
    assertThat(s.reach("ru-ac")).doesNotContain("2817", "2916");
  }

  @Test
  @Case("BRU-24.41")
  void aRetreatIntoMountainsEliminatesThem() {
    // 2817 is mountain; Germans stand on every other side of 2816 and 2717.
    Situation s =
        field(
            "central",
            "combat",
            "2816: ru-ac; 2815: ge-48r, ge-108; 2716: ge-19; 2717: ge-20; 2914: ge-hq-sa; 2915:"
                + " ge-22");
    s.dice(6).play(s.attack("2816", "ge-48r", "ge-108"));
    assertThat(s.result()).as("made worse: nobody commands them").isEqualTo("1/2");
    s.play(s.choose("3"));
    while (s.asked().equals("retreat")) {
      s.play(s.orders().get(0));
    }
    assertThat(s.where("ru-ac")).isEqualTo("eliminated");
  }

  @Test
  @Case("BRU-24.41")
  void anAdvanceDoesNotTakeThemIntoMountains() {
    Situation s =
        field("russian", "combat", "2816: ru-ac, ru-4rf, ru-2rf; 2815: ru-hq-9le; 2817: ah-26/1");
    s.dice(6, 6, 6, 1).play(s.attack("2817", "ru-ac", "ru-4rf", "ru-2rf"));
    assertThat(s.orders()).contains(s.advance("ru-2rf", "2817"));
    assertThat(s.refusal(s.advance("ru-ac", "2817"))).isEqualTo("BRU-24.41");
  }

  @ParameterizedTest
  @Case("BRU-24.42")
  @CsvSource({
    "4, 1, false, false",
    "5, 1, true, true",
    "5, 2, true, false",
    "6, 2, true, true",
    "6, 3, true, false"
  })
  void afterMoreThanFourPointsTheyMayBreakDown(
      int points, int die, boolean rolled, boolean broken) {
    Situation s = field("russian", "movement", "1804: ru-ac; 1703: ru-hq-9le; 1711: ah-202");
    // Six clear hexes without a river.
    String[] way = {"1704", "1604", "1605", "1606", "1707", "1706"};
    s.play(s.march("ru-ac", java.util.Arrays.copyOf(way, points)));
    assertThat(s.spent("ru-ac")).isEqualTo(points);
    s.dice(die).play(s.pass());
    assertThat(s.diceLeft().isEmpty()).isEqualTo(rolled);
    assertThat(s.has("ru-ac", "reversed")).isEqualTo(broken);
    assertThat(s.allowance("ru-ac")).isEqualTo(broken ? 1 : 6);
  }

  @ParameterizedTest
  @Case("BRU-24.43")
  @CsvSource({"4, 3, true", "4, 4, false", "6, 3, false", "6, 2, true"})
  void theyAreRepairedAsRussianStepsAreReplaced(int turn, int die, boolean repaired) {
    Situation s =
        Situation.of(GAME, "fourth-of-june")
            .with("1704: ru-ac+reversed")
            .at(turn, "russian", "replacement");
    s.dice(die).play(s.replace("ru-ac"));
    assertThat(s.has("ru-ac", "reversed")).isEqualTo(!repaired);
  }

  @Test
  @Case("BRU-24.43")
  void soundCarsNeedNoRepair() {
    Situation s =
        Situation.of(GAME, "fourth-of-june")
            .with("1704: ru-ac, ru-77/1")
            .at(4, "russian", "replacement");
    assertThat(s.refusal(s.replace("ru-ac"))).isEqualTo("BRU-24.43");
  }
}
