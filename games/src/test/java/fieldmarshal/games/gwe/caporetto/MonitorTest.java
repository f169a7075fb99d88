package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import org.junit.jupiter.api.Test;

/** The Italian Monitor: case 17.3 and what other chapters say of it. */
class MonitorTest {
  private static final Caporetto GAME = new Caporetto();
  private static final String[] WEST = {
    "2607", "2708", "2709", "2710", "2711", "2712", "2713", "2714", "2715", "2716"
  };

  private static Situation sails(String placements) {
    return Situation.of(GAME, "historical").with(placements).at(5, "allied", "movement");
  }

  // ---- 17.31

  @Test
  @Case("CAP-17.31")
  void theMonitorSailsTenHexesAtOnePointEach() {
    Situation s = sails("2508: it-monitor");
    String[] eleven = java.util.Arrays.copyOf(WEST, 11);
    eleven[10] = "2717";
    assertThat(s.refusal(s.march("it-monitor", eleven))).isEqualTo("GWE-5.14");
    s.play(s.march("it-monitor", WEST));
    assertThat(s.where("it-monitor")).isEqualTo("2716");
    assertThat(s.spent("it-monitor")).isEqualTo(10);
    assertThat(s.refusal(s.march("it-monitor", "2717"))).isEqualTo("GWE-5.14");
  }

  @Test
  @Case("CAP-17.31")
  void itKeepsToSeaAndCoast() {
    Situation s = sails("2508: it-monitor");
    assertThat(s.refusal(s.march("it-monitor", "2509"))).as("inland").isEqualTo("CAP-17.31");
    assertThat(s.refusal(s.march("it-monitor", "2408"))).as("up the Isonzo").isEqualTo("CAP-17.31");
    assertThat(s.refusal(s.march("it-monitor", "2607", "2608", "2509"))).isEqualTo("CAP-17.31");
    assertThat(s.grants(s.march("it-monitor", "2607", "2608")))
        .as("a coast with a river mouth")
        .isTrue();
    assertThat(s.reach("it-monitor"))
        .contains("2507", "2608", "2806")
        .doesNotContain("2509", "2407", "2506");
  }

  @Test
  @Case("CAP-17.31")
  void fromCoastToCoastOneWaterMustTouchBoth() {
    Situation s = sails("2515: it-monitor");
    assertThat(s.refusal(s.march("it-monitor", "2414")))
        .as("no water between")
        .isEqualTo("CAP-17.31");
    assertThat(s.grants(s.march("it-monitor", "2514"))).isTrue();
    assertThat(s.cost("it-monitor", "2507", "2508")).isEqualTo(1);
    assertThat(s.cost("it-monitor", "2323", "2324")).isNegative();
    assertThat(s.cost("it-monitor", "2421", "2521")).isNegative();
  }

  @Test
  @Case({"CAP-17.31", "CAP-KEY"})
  void impassableHexsidesDoNotStopIt() {
    Situation s = sails("2525: it-monitor, it-sm; 2425: it-hq-3");
    assertThat(s.refusal(s.march("it-sm", "2524"))).isEqualTo("GWE-5.4-BLOCKED");
    assertThat(s.cost("it-monitor", "2525", "2524")).isEqualTo(1);
    s.play(s.march("it-monitor", "2524"));
    assertThat(s.where("it-monitor")).isEqualTo("2524");
    assertThat(s.cost("it-monitor", "2425", "2526")).as("land, and no water between").isNegative();
  }

  @Test
  @Case({"CAP-17.31", "GWE-5.32"})
  void itDoesNotTakeTheTrain() {
    Situation s = sails("2508: it-monitor; 2408: it-hq-3");
    assertThat(s.refusal(s.entrain("it-monitor"))).isEqualTo("GWE-5.32");
  }

  // ---- 17.32

  @Test
  @Case("CAP-17.32")
  void landUnitsOfTheEnemyEnterItsHex() {
    Situation s =
        Situation.of(GAME, "historical")
            .with("2508: it-monitor; 2507: ah-24, ah-hq-5, ah-dep-1; 2604: ah-dep-2")
            .at(5, "central", "movement");
    assertThat(s.cost("ah-24", "2507", "2508")).as("clear, trench").isEqualTo(2);
    s.play(s.march("ah-24", "2508"));
    assertThat(s.where("ah-24")).isEqualTo("2508");
    assertThat(s.where("it-monitor")).isEqualTo("2508");
    s.play(s.march("ah-dep-1", "2508"));
    assertThat(s.where("ah-dep-1")).isEqualTo("2508");
  }

  @Test
  @Case({"CAP-17.32", "GWE-7.21"})
  void itSailsIntoEnemyHexesAndPaysNothingForEnemyZones() {
    Situation s = sails("2508: it-monitor; 2507: ah-24; 2608: ah-21");
    assertThat(s.controls("central", "2607")).isTrue();
    assertThat(s.cost("it-monitor", "2508", "2607")).isEqualTo(1);
    assertThat(s.cost("it-monitor", "2508", "2507")).isEqualTo(1);
    s.play(s.march("it-monitor", "2507"));
    assertThat(s.where("it-monitor")).isEqualTo("2507");
    assertThat(s.where("ah-24")).isEqualTo("2507");
    assertThat(
            s.rules()
                .movement()
                .explain(s.p(), s.unit("it-monitor"), s.hex("2508"), s.hex("2607"))
                .leaves())
        .extracting(part -> part.caseId())
        .containsExactly("CAP-17.31");
  }

  @Test
  @Case({"CAP-17.32", "GWE-10.52d"})
  void headquartersDoNotFleeFromIt() {
    Situation s = sails("2607: it-monitor; 2706: ah-hq-5; 2604: ah-24");
    s.play(s.march("it-monitor", "2606"));
    assertThat(s.where("ah-hq-5")).isEqualTo("2706");
    s.play(s.march("it-monitor", "2706"));
    assertThat(s.where("ah-hq-5")).isEqualTo("2706");
    assertThat(s.askedOf()).isEqualTo("allied");
  }

  @Test
  @Case({"CAP-17.32", "CAP-17.27"})
  void nobodyAttacksIt() {
    Situation s =
        Situation.of(GAME, "historical")
            .with("2508: it-monitor; 2507: ge-5, ge-hq-14; 2407: it-64; 2406: ge-12")
            .at(5, "central", "combat");
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.refusal(s.attack("2508", "ge-5"))).isEqualTo("GWE-8.11");
  }

  @Test
  @Case({"CAP-17.32", "CAP-6.11"})
  void itTakesNoRoomInAStack() {
    Situation s = sails("2508: it-monitor, it-xxiii, it-1, it-2b");
    assertThat(s.rules().stacking().points(s.p(), s.hex("2508"), s.side("allied"))).isEqualTo(12);
  }

  // ---- elsewhere in the book

  @Test
  @Case({"CAP-7.26", "CAP-17.32"})
  void itHasNoZoneOfControl() {
    Situation s = Situation.of(GAME, "historical").with("2508: it-monitor; 2505: ah-24");
    for (String hex : new String[] {"2507", "2509", "2407", "2408", "2608", "2508"}) {
      assertThat(s.controls("allied", hex)).as(hex).isFalse();
    }
    assertThat(s.cost("ah-24", "2609", "2608")).as("swamp").isEqualTo(2);
    s.with("2508: it-1");
    assertThat(s.controls("allied", "2608")).as("but a division there has one").isTrue();
    assertThat(s.cost("ah-24", "2609", "2608")).isEqualTo(3);
  }

  /** An Italian division at 2510 closes 2509 and 2609, so that the one way to 2608 is by 2508. */
  @Test
  @Case({"CAP-9.18b", "CAP-17.32"})
  void noCentralLineOfSupplyRunsThroughItsHex() {
    Situation s =
        Situation.of(GAME, "historical")
            .with("2608: ah-24; 2507: ah-dep-1; 2510: it-1; 2713: it-monitor");
    assertThat(s.inSupply("ah-dep-1")).isTrue();
    assertThat(s.inSupply("ah-24")).isTrue();
    s.with("2508: it-monitor");
    assertThat(s.inSupply("ah-dep-1")).as("fed from beyond its guns").isTrue();
    assertThat(s.inSupply("ah-24")).isFalse();
    s.with("2607: it-monitor");
    assertThat(s.inSupply("ah-dep-1")).isTrue();
    assertThat(s.inSupply("ah-24")).as("beside the line it only fires at railways").isTrue();
  }

  @Test
  @Case("CAP-9.18b")
  void alliedLinesRunThroughIt() {
    Situation s =
        Situation.of(GAME, "historical")
            .with("2608: it-64; 2508: it-monitor; 2510: ah-24; 2408: it-dep-1");
    assertThat(s.inSupply("it-dep-1")).isTrue();
    assertThat(s.inSupply("it-64")).isTrue();
  }

  @Test
  @Case("CAP-9.25")
  void itIsAlwaysInSupply() {
    Situation s =
        Situation.of(GAME, "historical")
            .with("2707: it-monitor; 2806: ah-24")
            .at(5, "allied", "movement");
    assertThat(s.inSupply("it-monitor")).isTrue();
    assertThat(s.rules().supply(s.p(), s.unit("it-monitor")).caseId()).isEqualTo("CAP-9.25");
    assertThat(s.rules().supply().inSupply(s.p(), s.unit("it-monitor"))).isTrue();
    assertThat(s.allowance("it-monitor")).isEqualTo(10);
    assertThat(s.has("it-monitor", "out-of-supply")).isFalse();
    s.play(s.pass());
    assertThat(s.where("it-monitor")).isEqualTo("2707");
  }

  @Test
  @Case("CAP-10.55")
  void alliedUnitsThatStandWithItAreInCommand() {
    Situation s = sails("2508: it-monitor, it-xxiii; 2408: it-1");
    assertThat(s.inCommand("it-monitor")).isTrue();
    assertThat(s.inCommand("it-xxiii")).isTrue();
    assertThat(s.rules().command(s.p(), s.unit("it-xxiii")).caseId()).isEqualTo("CAP-10.55");
    assertThat(s.inCommand("it-1")).isFalse();
    assertThat(s.has("it-xxiii", "out-of-command")).isFalse();
    assertThat(s.has("it-1", "out-of-command")).isTrue();
    assertThat(s.refusal(s.march("it-1", "2409"))).isEqualTo("GWE-10.31");
    s.play(s.march("it-xxiii", "2408"));
    assertThat(s.where("it-xxiii")).isEqualTo("2408");
    s.play(s.march("it-monitor", "2607"));
    assertThat(s.where("it-monitor")).as("it needs nobody's command itself").isEqualTo("2607");
  }

  @Test
  @Case("CAP-10.55")
  void itNeitherHelpsNorHindersCentralCommand() {
    Situation s = Situation.of(GAME, "historical").with("2508: it-monitor, ah-21; 2608: ah-24");
    assertThat(s.inCommand("ah-21")).isFalse();
    s.with("2507: ge-hq-li");
    assertThat(s.inCommand("ah-21")).isTrue();
    assertThat(s.inCommand("ah-24")).as("two hexes off, through its hex").isTrue();
  }
}
