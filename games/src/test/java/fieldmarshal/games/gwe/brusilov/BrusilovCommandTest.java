package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter 21: command control, and headquarters that shift in defence. */
class BrusilovCommandTest {
  private static final Game GAME = new Brusilov();

  private static Situation field(String side, String units) {
    return Situation.of(GAME, "fourth-of-june", "unlimited-command")
        .with(units)
        .at(3, side, "combat");
  }

  // ---- 21.1

  @Test
  @Case({"BRU-21.11", "BRU-21.12"})
  void aHeadquartersShiftsTheAttackRightAndInDefenceTheEnemysLeft() {
    String units = "1704: ru-4rf, ru-2rf; 1703: ru-hq-8ka; 1705: ah-26; 1707: ah-hq-4fe";
    Situation s = field("russian", units);
    s.dice(1).play(s.shifted(s.attack("1705", "ru-4rf", "ru-2rf"), "ru-hq-8ka")).play(s.pass());
    assertThat(s.events().toString()).as("2:1 and two columns right").contains("odds=4:1");
    s = field("russian", units);
    s.dice(1).play(s.shifted(s.attack("1705", "ru-4rf", "ru-2rf"), "ru-hq-8ka"));
    assertThat(s.asked()).isEqualTo("support");
    s.play(s.choose("support", "ah-hq-4fe"));
    assertThat(s.events().toString()).as("net one column").contains("odds=3:1");
    assertThat(s.has("ah-hq-4fe", "defence-shift-used")).isTrue();

    s = field("central", "1115: ge-48r; 1114: ge-hq-sa; 1116: ru-77; 1117: ru-hq-8ka");
    s.dice(1).play(s.attack("1116", "ge-48r"));
    assertThat(s.askedOf()).isEqualTo("russian");
    s.play(s.choose("support", "ru-hq-8ka"));
    assertThat(s.events().toString()).as("4 to 4 in the row of 1, two left").contains("odds=1:3");
  }

  @Test
  @Case("BRU-21.12")
  void theShiftStopsAtTheFirstColumn() {
    Situation s =
        field("russian", "1704: ru-4rf; 1703: ru-hq-9le; 1705: ah-4, ah-41; 1707: ge-hq-sa");
    s.dice(1).play(s.attack("1705", "ru-4rf")).play(s.choose("support", "ge-hq-sa"));
    assertThat(s.events().toString())
        .as("4 to 9 is 1:3")
        .contains("odds=1:3")
        .contains("result=1/1");
  }

  @Test
  @Case("BRU-21.13")
  void eachHeadquartersShieldsOneDefenceAPhaseAndOneOfEachLevel() {
    String units =
        "1704: ru-4rf, ru-2rf; 1703: ru-hq-9le; 1705: ah-26; 1804: ah-53; 1706: ge-hq-sa,"
            + " ah-hq-4fe, ge-hq-10";
    Situation s = field("russian", units);
    s.dice(6).play(s.attack("1705", "ru-4rf"));
    assertThat(s.refusal(s.choose("support", "ge-hq-sa", "ah-hq-4fe"))).isEqualTo("BRU-21.13");
    assertThat(s.grants(s.choose("support", "ge-hq-sa", "ge-hq-10"))).as("army and corps").isTrue();
    assertThat(s.refusal(s.choose("support", "ru-hq-9le"))).isEqualTo("BRU-21.13");
    assertThat(s.suggestion()).isEqualTo(s.choose("support", "ge-hq-sa"));
    s.play(s.choose("support", "ge-hq-sa"));
    while (!s.asked().equals("attack")) {
      s.play(s.suggestion());
    }

    s.play(s.attack("1804", "ru-2rf"));
    assertThat(s.refusal(s.choose("support", "ge-hq-sa"))).isEqualTo("BRU-21.13");
    assertThat(s.grants(s.choose("support", "ah-hq-4fe"))).isTrue();
  }

  @Test
  @Case("BRU-21.13")
  void halfOfTheStepsMustBeInItsRadiusAndDepotsDoNotCount() {
    // HQ 1 reaches three hexes: 1705 from 1708, but not 1804.
    String hq = "1704: ru-4rf, ru-2rf; 1703: ru-hq-9le; 1708: ah-hq-1; ";
    Situation s = field("russian", hq + "1705: ah-26; 1804: ah-53");
    s.dice(1).play(s.attack("1705 1804", "ru-4rf", "ru-2rf"));
    assertThat(s.asked()).as("two steps of four").isEqualTo("support");
    s = field("russian", hq + "1705: ah-26/1; 1804: ah-53");
    s.dice(1).play(s.attack("1705 1804", "ru-4rf", "ru-2rf"));
    assertThat(s.asked()).as("one step of three").isNotEqualTo("support");
    s = field("russian", hq + "1705: ah-dep-1");
    s.dice(1).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.asked()).as("a depot alone").isNotEqualTo("support");
    s = field("russian", hq.replace("ah-hq-1", "ah-hq-1+reversed") + "1705: ah-26");
    s.dice(1).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.asked()).as("its reverse has no shift").isNotEqualTo("support");
  }

  @Test
  @Case("BRU-21.13")
  void aShiftInAttackDoesNotUseUpTheOneInDefence() {
    Situation s =
        field(
            "central",
            "1115: ge-48r; 1114: ge-hq-sa; 1116: ru-77; 1214: ru-hq-9le, ru-4rf, ru-2rf");
    s.dice(6).play(s.shifted(s.attack("1116", "ge-48r"), "ge-hq-sa"));
    while (!s.asked().equals("attack") && !s.asked().equals("replace")) {
      s.play(s.suggestion());
    }
    s.at(4, "russian", "combat");
    s.dice(6).play(s.attack("1115", "ru-4rf", "ru-2rf"));
    assertThat(s.grants(s.choose("support", "ge-hq-sa"))).isTrue();
  }

  // ---- 21.21

  @Test
  @Case("BRU-21.21")
  void onTheFirstTurnAllRussiansAreInCommandForCombat() {
    String units = "1704: ru-4rf; 1705: ah-26";
    Situation s =
        Situation.of(GAME, "fourth-of-june").with(units).at(1, "russian", "combat-command");
    assertThat(s.asked()).as("nothing to allocate").isEqualTo("attack");
    assertThat(s.preview(s.attack("1705", "ru-4rf")).attack().total()).isEqualTo(4);
    s = Situation.of(GAME, "fourth-of-june").with(units).at(2, "russian", "combat");
    assertThat(s.preview(s.attack("1705", "ru-4rf")).attack().total()).isEqualTo(2);
    s = Situation.of(GAME, "on-schedule").with(units).at(5, "russian", "combat");
    assertThat(s.preview(s.attack("1705", "ru-4rf")).attack().total()).isEqualTo(4);
    s =
        Situation.of(GAME, "fourth-of-june")
            .with("1704: ru-77; 1705: ah-26")
            .at(1, "russian", "combat");
    assertThat(s.rules().command(s.p(), s.unit("ru-77")))
        .satisfies(trace -> assertThat(trace.in()).isTrue())
        .satisfies(trace -> assertThat(trace.caseId()).isEqualTo("BRU-21.21"));
    s.at(1, "central", "combat");
    assertThat(s.inCommand("ru-77")).as("not when it defends").isFalse();
    assertThat(s.has("ah-26", "out-of-command")).as("the Central Powers are not").isTrue();
  }

  @Test
  @Case({"GWE-10.31", "BRU-21.21"})
  void laterCommandStrengthIsAllocatedInStackingPoints() {
    Situation s =
        Situation.of(GAME, "fourth-of-june")
            .with(
                "1703: ru-hq-11sa; 1704: ru-77, ru-100, ru-71, ru-80; 1705: ru-14, ru-15, ru-3;"
                    + " 1706: ru-si")
            .at(2, "russian", "command");
    s.play(s.command("ru-hq-11sa", "ru-77", "ru-100", "ru-71", "ru-80", "ru-14", "ru-15"));
    assertThat(s.refusal(s.command("ru-hq-11sa", "ru-3")))
        .as("12 are spent")
        .isEqualTo("GWE-10.31");
    assertThat(s.refusal(s.command("ru-hq-11sa", "ru-si"))).isEqualTo("GWE-10.31");
    assertThat(s.suggestion()).isEqualTo(s.choose("roll", "ru-3", "ru-si"));
  }

  // ---- 21.31

  @Test
  @Case("BRU-21.31")
  void aSuppliedDepotIsInCommandWithoutAHeadquarters() {
    Situation s =
        Situation.of(GAME, "fourth-of-june")
            .with("1603: ru-dep-1; 1604: ru-77")
            .at(2, "russian", "movement");
    assertThat(s.has("ru-dep-1", "out-of-command")).isFalse();
    assertThat(s.has("ru-77", "out-of-command")).isTrue();
    s.play(s.march("ru-dep-1", "1604", "1605", "1606"));
    assertThat(s.rules().command(s.p(), s.unit("ru-dep-1")).caseId()).isEqualTo("BRU-21.31");

    s = Situation.of(GAME, "fourth-of-june").with("1015: ru-dep-1").at(2, "russian", "movement");
    assertThat(s.has("ru-dep-1", "out-of-command")).as("out of supply").isTrue();
    s = Situation.of(GAME, "fourth-of-june").with("1015: ru-dep-1").at(2, "russian", "command");
    assertThat(s.grants(s.choose("roll", "ru-dep-1"))).isTrue();
  }

  @Test
  @Case("BRU-21.31")
  void aSuppliedDepotDoesNotMakeItsOwnResultWorse() {
    Situation s =
        field("russian", "1014: ru-4rf, ru-2rf; 1015: ah-dep-1; 1013: ru-hq-9le, ru-dep-1");
    s.dice(6, 6, 6).play(s.attack("1015", "ru-4rf", "ru-2rf"));
    assertThat(s.result()).as("2 and 2 out of supply against 1: 4:1, not worse").isEqualTo("1/1");
  }

  // ---- 21.41

  @Test
  @Case("BRU-21.41")
  void alliesCommandEachOtherButNotThroughRussianZonesToAustrians() {
    assertThat(field("central", "1014: ge-hq-sa; 1016: ah-26").inCommand("ah-26")).isTrue();
    assertThat(field("central", "1014: ah-hq-4fe; 1016: ge-48r").inCommand("ge-48r")).isTrue();
    // Russians on both flanks put their zones on everything between 1014 and 1018.
    String zones = "0915: ru-77; 1116: ru-100; 0917: ru-71; 1118: ru-80; ";
    assertThat(field("central", zones + "1014: ge-hq-sa; 1018: ge-48r").inCommand("ge-48r"))
        .isTrue();
    assertThat(field("central", zones + "1014: ge-hq-sa; 1018: ah-26").inCommand("ah-26"))
        .isFalse();
    assertThat(
            field(
                    "central",
                    zones + "1014: ge-hq-sa; 1015: ah-53; 1016: ah-45; 1017: ah-2; 1018: ah-26")
                .inCommand("ah-26"))
        .as("friends undo the zones")
        .isTrue();
    assertThat(field("central", zones + "1014: ah-hq-4fe; 1018: ge-48r").inCommand("ge-48r"))
        .isFalse();
  }

  @Test
  @Case("GWE-10.32-OPT")
  void withUnlimitedCommandNothingIsAllocated() {
    Situation s =
        Situation.of(GAME, "fourth-of-june", "unlimited-command")
            .with(
                "1703: ru-hq-11sa; 1704: ru-77, ru-100, ru-71, ru-80; 1705: ru-14, ru-15, ru-3,"
                    + " ru-35")
            .at(2, "russian", "command");
    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.orders().stream().filter(Order.Command.class::isInstance).toList())
        .isEqualTo(List.of());
  }
}
