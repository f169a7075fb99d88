package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The appendix: free deployment, mixed orders of battle, switch lines. */
class AppendixTest {
  private static final Game GAME = new Caporetto();

  // ---- A: free deployment

  @Test
  @Case("CAP-APP-A")
  void freeAlliesStandAnywhereOnTheirSideOfTheTrenches() {
    Situation s = Situation.asPrinted(GAME, "historical", "free-deployment-allied");
    assertThat(s.asked()).isEqualTo("set-up");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(((Decision.Choose) s.match().decision()).caseId()).isEqualTo("CAP-APP-A");
    assertThat(s.where("it-1")).as("as printed, until he is moved").isEqualTo("0423");

    assertThat(s.refusal(s.place("it-1", "0324")))
        .as("behind the Austrian trenches")
        .isEqualTo("CAP-APP-A");
    assertThat(s.refusal(s.place("it-1", "2806"))).isEqualTo("CAP-APP-A");
    assertThat(s.refusal(s.place("it-1", "2707"))).isEqualTo("GWE-5.4-LAKE");
    assertThat(s.refusal(s.place("it-viii", "2305"))).as("two corps do not").isEqualTo("CAP-6.0");
    s.play(s.place("it-1", "1833"))
        .play(s.place("it-hq-ghq", "2525"))
        .play(s.place("it-art-1", "0121"));
    assertThat(s.where("it-1")).isEqualTo("1833");
    assertThat(s.where("it-hq-ghq")).isEqualTo("2525");
    assertThat(s.where("it-art-1")).isEqualTo("0121");
  }

  @Test
  @Case("CAP-APP-A")
  void onlyWhoHasASetUpHexIsDeployedFreely() {
    Situation s = Situation.asPrinted(GAME, "historical", "free-deployment-allied");

    assertThat(s.refusal(s.place("fr-23", "1833"))).as("a reinforcement").isEqualTo("GWE-3.0");
    assertThat(s.refusal(s.place("it-41", "1833"))).as("in Milano").isEqualTo("GWE-3.0");
    assertThat(s.refusal(s.place("it-monitor", "2525"))).isEqualTo("GWE-3.0");
    assertThat(s.refusal(s.place("fort-2326", "2525"))).isEqualTo("GWE-3.0");
    assertThat(s.refusal(s.place("ge-5", "1901"))).as("the other side's").isEqualTo("CAP-25.31");
    assertThat(s.refusal(s.march("it-1", "0422")))
        .as("it is not the time to march")
        .isEqualTo("GWE-3.0");
    s.play(s.pass());
    assertThat(s.phase()).isNotEqualTo("set-up");
    assertThat(s.askedOf()).isEqualTo("central");
  }

  @Test
  @Case("CAP-APP-A")
  void freeCentralPowersStandAnywhereOnTheirs() {
    Situation s = Situation.asPrinted(GAME, "historical", "free-deployment-central");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(((Decision.Choose) s.match().decision()).caseId()).isEqualTo("CAP-APP-A");

    s.play(s.place("ge-5", "0334")).play(s.place("ah-t", "0101"));

    assertThat(s.where("ge-5")).isEqualTo("0334");
    assertThat(s.refusal(s.place("ge-12", "1904"))).isEqualTo("CAP-APP-A");
    assertThat(s.refusal(s.place("ah-33", "1901"))).as("a reinforcement").isEqualTo("GWE-3.0");
    assertThat(s.refusal(s.place("ge-195", "0833")))
        .as("not in this scenario")
        .isEqualTo("GWE-3.0");
  }

  @Test
  @Case({"CAP-APP-A", "CAP-25.31"})
  void whereBothDeployFreelyTheAlliesComeFirst() {
    Situation s =
        Situation.asPrinted(
            GAME, "historical", "free-deployment-allied", "free-deployment-central");
    assertThat(s.askedOf()).isEqualTo("allied");

    s.play(s.pass());

    assertThat(s.asked()).isEqualTo("set-up");
    assertThat(s.askedOf()).isEqualTo("central");
    s.play(s.pass());
    assertThat(s.phase()).isNotEqualTo("set-up");
  }

  @Test
  @Case({"CAP-APP-A", "CAP-25.33"})
  void freelyDeployedFrenchNeedNoFortress() {
    Situation s = Situation.asPrinted(GAME, "tyrol", "free-deployment-allied");

    s.play(s.place("fr-23", "1833"));

    assertThat(s.where("fr-23")).isEqualTo("1833");
    assertThat(s.refusal(s.place("fr-24", "0334"))).isEqualTo("CAP-25.33");
    assertThat(s.refusal(s.place("it-xxv", "2110"))).as("it comes on turn 10").isEqualTo("GWE-3.0");
    assertThat(s.refusal(s.pass())).as("all must be set up all the same").isEqualTo("CAP-25.33");
  }

  @Test
  @Case({"CAP-APP-A", "CAP-25.23"})
  void freeDeploymentDoesNotBringThe33rdEarly() {
    Situation s =
        Situation.asPrinted(GAME, "historical", "tyrol-central", "free-deployment-central");
    assertThat(s.refusal(s.place("ah-33", "1402"))).isEqualTo("CAP-25.23");
    assertThat(s.refusal(s.place("ah-33", "1801"))).isEqualTo("CAP-25.23");

    s.play(s.place("ge-195", "1801")).play(s.place("ge-8kj", "2701"));

    assertThat(s.where("ge-195")).as("anywhere on their side").isEqualTo("1801");
    s.play(s.place("ah-33", "1402"));
    assertThat(s.where("ah-33")).isEqualTo("1402");
  }

  // ---- B: mixed orders of battle

  @Test
  @Case("CAP-APP-B1")
  void theAlliesOfTheTyrolAgainstTheHistoricalCentralPowers() {
    Situation s = Situation.asPrinted(GAME, "historical", "tyrol-allied");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.where("it-xxv")).isEqualTo("turn 10");
    for (String unit :
        new String[] {"fr-23", "fr-24", "fr-46", "fr-47", "fr-64", "fr-65", "fr-hq-12"}) {
      s.play(s.place(unit, "2326"));
    }
    for (String unit : new String[] {"br-23", "br-41", "br-hq-x"}) {
      s.play(s.place(unit, "0928"));
    }
    s.play(s.pass());

    assertThat(s.where("fr-64")).as("there on turn 1").isEqualTo("2326");
    assertThat(s.where("ge-195")).isEqualTo("unused");
    assertThat(s.where("ah-25")).isEqualTo("unused");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.asked()).as("the Central Powers stand as printed").isNotEqualTo("set-up");
  }

  @Test
  @Case("CAP-APP-B2")
  void theCentralPowersOfTheTyrolAgainstTheHistoricalAllies() {
    Situation s = Situation.asPrinted(GAME, "historical", "tyrol-central");
    assertThat(s.asked()).isEqualTo("set-up");
    assertThat(s.askedOf()).isEqualTo("central");

    s.play(s.place("ge-195", "0833")).play(s.place("ge-79r", "0833")).play(s.place("ge-5", "0331"));
    s.play(s.pass());

    assertThat(s.where("ge-195")).isEqualTo("0833");
    assertThat(s.where("ge-5")).isEqualTo("0331");
    assertThat(s.where("fr-64")).isEqualTo("turn 7");
    assertThat(s.where("fr-23")).isEqualTo("turn 15");
    assertThat(s.where("br-23")).isEqualTo("turn 12");
    assertThat(s.where("it-xxv")).isEqualTo("2110");
  }

  // ---- C: switch lines

  private static double defence(String hex, String from, String... options) {
    Situation s =
        Situation.of(GAME, "historical", options)
            .with(hex + ": it-1; " + from + ": ge-5, ge-12; 1101: ge-hq-14")
            .at(3, "central", "combat");
    return s.preview(s.attack(hex, "ge-5", "ge-12")).defence().total();
  }

  @ParameterizedTest
  @CsvSource({"1334, 1434", "1331, 1431", "1326, 1426", "1609, 1610", "2107, 2207", "1909, 1910"})
  @Case("CAP-APP-C")
  void aUnitInASwitchLineHasOneMore(String hex, String from) {
    assertThat(defence(hex, from, "switch-lines")).isEqualTo(4);
    assertThat(defence(hex, from)).as("without the option").isEqualTo(3);
  }

  @ParameterizedTest
  @CsvSource({"1431, 1432", "1610, 1611", "1325, 1425"})
  @Case("CAP-APP-C")
  void besideTheLineNothingIsGained(String hex, String from) {
    assertThat(defence(hex, from, "switch-lines")).isEqualTo(3);
  }

  @Test
  @Case("CAP-APP-C")
  void terrainDoublesTheOneMoreAsItDoesTheRest() {
    assertThat(defence("1710", "1711", "switch-lines")).as("in the city of Udine").isEqualTo(8);
    assertThat(defence("1710", "1711")).isEqualTo(6);
  }

  @Test
  @Case("CAP-APP-C")
  void everyUnitOfEitherSideHasItButNotAFortress() {
    Situation s =
        Situation.of(GAME, "historical", "switch-lines")
            .with(
                "1331: ah-24, ah-21; 1431: it-viii, it-1; 1432: it-hq-1; 1209: it-17; 1309: ge-5,"
                    + " ge-12; 1310: ge-hq-14")
            .at(3, "allied", "combat");
    var attack = s.preview(s.attack("1331", "it-viii", "it-1"));
    assertThat(attack.defence().leaves()).extracting(Explanation::total).containsExactly(4.0, 4.0);
    assertThat(attack.modifiers())
        .anySatisfy(part -> {
          assertThat(part.caseId()).isEqualTo("CAP-APP-C");
          assertThat(part.what()).isEqualTo("24th Division: switch line");
        });

    s.at(3, "central", "combat");
    assertThat(s.preview(s.attack("1209", "ge-5", "ge-12")).defence().leaves())
        .extracting(Explanation::total)
        .containsExactlyInAnyOrder(4.0, 6.0);
  }

  @Test
  @Case("CAP-APP-C")
  void aSwitchLineIsOfNoUseInAttack() {
    Situation s =
        Situation.of(GAME, "historical", "switch-lines")
            .with("1331: ah-24; 1431: it-43; 1330: ge-hq-14")
            .at(3, "central", "combat");

    assertThat(s.preview(s.attack("1431", "ah-24")).attack().total())
        .as("2, out of supply")
        .isEqualTo(1);
  }

  // ---- what is offered

  @Test
  @Case({"CAP-APP-A", "CAP-APP-B1", "CAP-APP-B2", "CAP-APP-C", "CAP-25.0"})
  void scenariosAndOptionsAreOfferedWithTheirCases() {
    assertThat(GAME.id()).isEqualTo("gwe-caporetto");
    assertThat(GAME.title()).contains("Caporetto");
    assertThat(GAME.scenarios())
        .extracting(Game.Scenario::id)
        .containsExactly("historical", "tyrol");
    assertThat(GAME.scenarios())
        .allMatch(scenario -> scenario.firstTurn() == 1 && scenario.lastTurn() == 15);
    assertThat(GAME.options())
        .extracting(option -> option.id() + " " + option.caseId())
        .containsExactlyInAnyOrder(
            "heroic-leaders CAP-21.11",
            "rommel-points CAP-24.4",
            "free-deployment-central CAP-APP-A",
            "free-deployment-allied CAP-APP-A",
            "tyrol-allied CAP-APP-B1",
            "tyrol-central CAP-APP-B2",
            "switch-lines CAP-APP-C");
    assertThat(GAME.phases().stream().map(phase -> phase.id()))
        .startsWith("supply")
        .endsWith("interphase");
  }

  // ---- contradictions

  private static String refused(String scenario, String... options) {
    try {
      GAME.rules(scenario, new TreeSet<>(Arrays.asList(options)));
      return "granted";
    } catch (Game.BadSetup e) {
      return e.getMessage();
    }
  }

  @Test
  @Case({"CAP-APP-B1", "CAP-APP-B2"})
  void contradictoryOptionsAreRefusedByName() {
    assertThat(refused("tyrol", "tyrol-central"))
        .isEqualTo("tyrol-central is already part of the scenario tyrol");
    assertThat(refused("tyrol", "tyrol-allied"))
        .isEqualTo("tyrol-allied is already part of the scenario tyrol");
    assertThat(refused("historical", "tyrol-central", "tyrol-allied"))
        .isEqualTo(
            "tyrol-central and tyrol-allied together are the scenario tyrol; choose that scenario");
    assertThat(refused("historical", "rommel-points"))
        .isEqualTo("rommel-points needs heroic-leaders");
  }

  @Test
  @Case("CAP-APP-A")
  void whatThereIsNotIsRefusedByName() {
    assertThat(refused("verdun"))
        .isEqualTo("there is no scenario verdun; there is historical, tyrol");
    assertThat(refused("historical", "gas"))
        .startsWith("there is no option gas; there is heroic-leaders, rommel-points");
    assertThatThrownBy(() -> GAME.rules("tyrol", Set.of("zeppelins")))
        .hasMessageContaining("zeppelins");
  }

  @Test
  @Case({"CAP-APP-A", "CAP-APP-C"})
  void whatDoesNotContradictMayBeCombined() {
    assertThat(
            refused(
                "tyrol",
                "free-deployment-allied",
                "free-deployment-central",
                "heroic-leaders",
                "rommel-points",
                "switch-lines"))
        .isEqualTo("granted");
    assertThat(refused("historical", "tyrol-central", "switch-lines")).isEqualTo("granted");
    assertThat(refused("historical", "tyrol-allied", "heroic-leaders")).isEqualTo("granted");
  }
}
