package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 20, and withholding (25.16). */
class BrusilovReinforcementsTest {
  private static final Game GAME = new Brusilov();
  private static final String FOURTH = "fourth-of-june";

  private static Situation due(
      String scenario, int turn, String side, String units, String... options) {
    return Situation.of(GAME, scenario, options).with(units).at(turn, side, "reinforcement");
  }

  /** How many depots a side can bring in this turn, one after the other, on an empty map. */
  private static int depots(String scenario, int turn, String side, String... options) {
    Situation s = due(scenario, turn, side, "", options);
    String entry = side.equals("russian") ? "1301" : "1625";
    String prefix = side.equals("russian") ? "ru-dep-" : "ah-dep-";
    int count = 0;
    while (s.asked().equals("reinforce")) {
      s.play(s.reinforce(prefix + (count + 1), entry));
      count++;
    }
    return count;
  }

  // ---- 20.1, 18.23

  @Test
  @Case({"BRU-20.11", "BRU-18.23"})
  void reinforcementsComeEntrainedAndCountAgainstTheRailways() {
    Situation s = due(FOURTH, 7, "central", "turn 7: ge-11b, ge-43r, ge-105");
    for (String unit : List.of("ge-11b", "ge-43r", "ge-105")) {
      s.play(s.reinforce(unit, "1625"));
      assertThat(s.has(unit, "entrained")).isTrue();
    }
    assertThat(s.onRails("central")).isEqualTo(6);
    s.play(s.reinforce("ah-dep-1", "1625"));
    assertThat(s.onRails("central")).isEqualTo(8);
    assertThat(s.asked()).as("nothing more fits").isNotEqualTo("reinforce");

    s = due(FOURTH, 3, "russian", "turn 3: ru-9s, ru-10s, ru-cav-nc");
    for (String unit : List.of("ru-9s", "ru-10s", "ru-cav-nc")) {
      s.play(s.reinforce(unit, "1301"));
    }
    assertThat(s.where("ru-dep-1")).as("6 are full: the depot is lost").isEqualTo("unused");
    assertThat(s.asked()).isNotEqualTo("reinforce");

    s = due(FOURTH, 3, "russian", "turn 3: ru-9s, ru-10s, ru-cav-nc, ru-77");
    s.play(s.reinforce("ru-9s", "1301")).play(s.reinforce("ru-10s", "1301"));
    s.play(s.reinforce("ru-dep-1", "1301"));
    s.at(3, "russian", "reinforcement");
    assertThat(s.refusal(s.reinforce("ru-77", "1301"))).isEqualTo("BRU-18.23");
  }

  @Test
  @Case("BRU-18.23")
  void whatFindsNoRoomWaits() {
    Situation s = due(FOURTH, 7, "central", "turn 7: ge-11b, ge-43r, ge-105, ge-19, ge-20");
    for (String unit : List.of("ge-11b", "ge-43r", "ge-105", "ge-19")) {
      s.play(s.reinforce(unit, "1625"));
    }
    assertThat(s.refusal(s.reinforce("ge-20", "1625"))).isEqualTo("BRU-18.23");
    s.play(s.pass());
    assertThat(s.where("ge-20")).isEqualTo("turn 7");
  }

  @Test
  @Case("BRU-20.12")
  void eachSideComesInAtAnyOfItsOwnEntryHexes() {
    Situation s = due(FOURTH, 4, "central", "turn 4: ge-108");
    for (String hex :
        List.of("0117", "0122", "0425", "1525", "1625", "2025", "2525", "2925", "3225")) {
      assertThat(s.grants(s.reinforce("ge-108", hex))).as(hex).isTrue();
    }
    assertThat(s.refusal(s.reinforce("ge-108", "1301"))).isEqualTo("GWE-14.24");
    s = due(FOURTH, 4, "russian", "turn 4: ru-45");
    for (String hex : List.of("0106", "0301", "1301", "2001", "3001")) {
      assertThat(s.grants(s.reinforce("ru-45", hex))).as(hex).isTrue();
    }
    assertThat(s.refusal(s.reinforce("ru-45", "1625"))).isEqualTo("GWE-14.24");
  }

  @Test
  @Case("BRU-20.13")
  void unitsMayBeHeldBackButDepotsNot() {
    Situation s = due(FOURTH, 4, "central", "turn 4: ge-108");
    s.play(s.pass());
    s.at(6, "central", "reinforcement");
    assertThat(s.grants(s.reinforce("ge-108", "1625"))).isTrue();
    assertThat(depots(FOURTH, 6, "central")).as("no more than its turn brings").isEqualTo(2);
  }

  // ---- 20.2

  @ParameterizedTest
  @Case({"BRU-20.21", "BRU-26.23", "BRU-26.32", "BRU-26.33"})
  @CsvSource({
    "fourth-of-june, 1, russian, '', 0",
    "fourth-of-june, 2, russian, '', 1",
    "fourth-of-june, 14, russian, '', 1",
    "fourth-of-june, 1, central, '', 1",
    "fourth-of-june, 2, central, '', 1",
    "fourth-of-june, 3, central, '', 2",
    "fourth-of-june, 14, central, '', 2",
    "on-schedule, 5, russian, '', 0",
    "on-schedule, 6, russian, '', 1",
    "on-schedule, 5, central, '', 1",
    "on-schedule, 6, central, '', 1",
    "on-schedule, 7, central, '', 2",
    "fourth-of-june, 1, central, west-front, 0",
    "fourth-of-june, 2, central, west-front, 1",
    "fourth-of-june, 3, central, west-front, 1",
    "fourth-of-june, 4, central, west-front, 2",
    "fourth-of-june, 2, russian, west-front, 1",
    "on-schedule, 5, central, west-front, 0",
    "fourth-of-june, 1, russian, supply-and-rail, 0",
    "fourth-of-june, 3, russian, supply-and-rail, 2",
    "fourth-of-june, 3, central, supply-and-rail, 2"
  })
  void depotsComeByTheSchedule(
      String scenario, int turn, String side, String option, int expected) {
    String[] options = option.isEmpty() ? new String[0] : new String[] {option};
    assertThat(depots(scenario, turn, side, options)).isEqualTo(expected);
  }

  /** The case by which a unit may not enter at a hex. */
  private static String entering(Situation s, String unit, String hex) {
    return s.rules().reinforcements().mayEnter(s.p(), s.unit(unit), s.hex(hex)).caseId();
  }

  @Test
  @Case("BRU-20.22")
  void depotsAreNotSavedUpAndMayBeDeclined() {
    Situation s = due(FOURTH, 3, "russian", "");
    assertThat(s.grants(s.pass())).isTrue();
    s.play(s.pass());
    s.at(4, "russian", "reinforcement");
    s.play(s.reinforce("ru-dep-1", "1301"));
    assertThat(s.asked()).as("still one").isNotEqualTo("reinforce");
    assertThat(entering(s, "ru-dep-2", "1301")).isEqualTo("BRU-20.22");
  }

  @Test
  @Case("BRU-20.22")
  void aDepotWhoseEntryIsBlockedIsLost() {
    Situation s =
        due(FOURTH, 3, "russian", "0106: ah-26; 0301: ah-53; 1301: ah-45; 2001: ah-2; 3001: ah-13");
    assertThat(s.orders()).containsExactly(s.pass());
    s.play(s.pass());
    s.at(4, "russian", "reinforcement");
    assertThat(s.orders()).as("no other way in later either").containsExactly(s.pass());
  }

  @Test
  @Case("BRU-20.23")
  void elevenRussianAndTenCentralDepotsAreTheMost() {
    String russian =
        "1702: ru-dep-1, ru-dep-2, ru-dep-3, ru-dep-4; 1503: ru-dep-5, ru-dep-6, ru-dep-7; 1402:"
            + " ru-dep-p1, ru-dep-p2, ru-dep-p3";
    Situation s = due(FOURTH, 3, "russian", russian);
    assertThat(s.grants(s.reinforce("ru-dep-p4", "1301"))).isTrue();
    s = due(FOURTH, 3, "russian", russian + ", ru-dep-p4");
    assertThat(s.asked()).isNotEqualTo("reinforce");
    assertThat(entering(s, "ru-dep-1", "1301")).isEqualTo("BRU-20.23");
    String central =
        "1719: ah-dep-1, ah-dep-2, ah-dep-3, ah-dep-4; 1720: ah-dep-p1, ah-dep-p2, ah-dep-p3,"
            + " ah-dep-p4; 1721: ah-dep-p5";
    s = due(FOURTH, 3, "central", central);
    s.play(s.reinforce("ah-dep-p6", "1625"));
    assertThat(s.asked()).as("ten").isNotEqualTo("reinforce");
  }

  @Test
  @Case("BRU-20.23")
  void burntAndDestroyedCountersComeBack() {
    String most =
        "1719: ah-dep-2, ah-dep-3, ah-dep-4; 1720: ah-dep-p1, ah-dep-p2, ah-dep-p3, ah-dep-p4;"
            + " 1721: ah-dep-p5, ah-dep-p6; eliminated: ah-dep-1";
    Situation s = due(FOURTH, 3, "central", most);
    s.play(s.reinforce("ah-dep-1", "1625"));
    assertThat(s.steps("ah-dep-1")).isEqualTo(1);
    assertThat(s.where("ah-dep-1")).isEqualTo("1625");
  }

  // ---- 25.16

  @ParameterizedTest
  @Case({"BRU-25.16", "BRU-25.2-7", "BRU-25.2-8"})
  @CsvSource({"4, 0", "5, 4", "7, 4", "8, 2", "12, 2", "13, 0"})
  void withholdingCostsByTheScheduledTurn(int turn, int price) {
    Situation s = due(FOURTH, 14, "central", "turn " + turn + ": ge-105");
    Order withhold = s.choose("withhold", "ge-105");
    if (price == 0) {
      assertThat(s.refusal(withhold)).isEqualTo("BRU-25.16");
      return;
    }
    assertThat(s.orders()).contains(withhold);
    assertThat(s.suggestion()).as("never by default").isNotEqualTo(withhold);
    s.play(withhold);
    assertThat(s.rules().points(s.p()).get(0).total()).isEqualTo(-price);
    assertThat(s.where("ge-105")).isEqualTo("unused");
    s.at(14, "central", "reinforcement");
    assertThat(s.refusal(s.reinforce("ge-105", "1625"))).as("never again").isEqualTo("GWE-14.0");
  }

  @Test
  @Case("BRU-25.16")
  void neitherDepotsNorRussiansNorUnitsThatAreNotDueAreWithheld() {
    Situation s = due(FOURTH, 6, "central", "turn 7: ge-105; turn 6: ge-19");
    assertThat(s.refusal(s.choose("withhold", "ge-105"))).isEqualTo("BRU-25.16");
    assertThat(s.refusal(s.choose("withhold", "ah-dep-1"))).isEqualTo("BRU-25.16");
    assertThat(s.refusal(s.choose("withhold", "ge-19", "ge-105"))).isEqualTo("GWE-4.0-1b");
    s = due(FOURTH, 9, "russian", "turn 9: ru-22");
    assertThat(s.refusal(s.choose("withhold", "ru-22"))).isEqualTo("BRU-25.16");
  }

  @Test
  @Case({"BRU-26.22c", "BRU-25.14"})
  void inAttackOnScheduleEveryUnitWithheldCostsFour() {
    Situation s = due("on-schedule", 15, "central", "turn 15: ge-37; turn 7: ge-bi");
    s.play(s.choose("withhold", "ge-37"));
    assertThat(s.rules().points(s.p()).get(0).total()).isEqualTo(-8 - 4);
    s.play(s.choose("withhold", "ge-bi"));
    assertThat(s.rules().points(s.p()).get(0).total()).isEqualTo(-8 - 8);
  }
}
