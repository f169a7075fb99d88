package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import org.junit.jupiter.api.Test;

/** Chapter 19: supply. */
class BrusilovSupplyTest {
  private static final Game GAME = new Brusilov();

  private static Situation field(String units) {
    return Situation.of(GAME, "fourth-of-june", "unlimited-command").with(units);
  }

  // ---- 19.1

  @Test
  @Case("BRU-19.1a")
  void supplyReachesThreeHexesForRussiansAndAustriansAndFiveForGermans() {
    assertThat(field("1704: ru-77").onlyRailheads("russian", "1702").inSupply("ru-77")).isTrue();
    assertThat(field("1705: ru-77").onlyRailheads("russian", "1702").inSupply("ru-77")).isTrue();
    assertThat(field("1706: ru-77").onlyRailheads("russian", "1702").inSupply("ru-77")).isFalse();
    Situation c =
        field("1118: ah-26; 1117: ah-53; 1116: ge-48r; 1115: ge-108")
            .onlyRailheads("central", "1220");
    assertThat(c.inSupply("ah-26")).as("three hexes").isTrue();
    assertThat(c.inSupply("ah-53")).as("four").isFalse();
    assertThat(c.inSupply("ge-48r")).as("five").isTrue();
    assertThat(c.inSupply("ge-108")).as("six").isFalse();
  }

  @Test
  @Case("BRU-19.1a")
  void depotsChainAtThreeHexesOnBothSides() {
    Situation s = field("1705: ru-dep-1; 1708: ru-dep-2; 1711: ru-77; 1809: ru-dep-3, ru-100");
    s.onlyRailheads("russian", "1702");
    assertThat(s.inSupply("ru-dep-2")).isTrue();
    assertThat(s.inSupply("ru-77")).isTrue();
    s = field("1705: ru-dep-1; 1709: ru-dep-2").onlyRailheads("russian", "1702");
    assertThat(s.inSupply("ru-dep-2")).as("four hexes").isFalse();
    s = field("1118: ah-dep-1; 1114: ah-dep-2; 1113: ge-48r").onlyRailheads("central", "1220");
    assertThat(s.inSupply("ah-dep-1")).isTrue();
    assertThat(s.inSupply("ah-dep-2")).as("depots are Austrian: three").isFalse();
    assertThat(s.inSupply("ge-48r")).as("five from a supplied depot").isTrue();
  }

  @Test
  @Case({"BRU-19.1a", "GWE-9.16"})
  void depotsThatFeedEachOtherAreNotSupplied() {
    Situation s = field("1015: ru-dep-1; 1016: ru-dep-2, ru-77");
    assertThat(s.inSupply("ru-dep-1")).isFalse();
    assertThat(s.inSupply("ru-dep-2")).isFalse();
    assertThat(s.inSupply("ru-77")).isFalse();
  }

  @Test
  @Case({"BRU-19.1b", "BRU-18.27"})
  void eachSideDrawsOnTheRailwaysOnItsOwnSideOfTheStartLine() {
    assertThat(field("0908: ru-77").inSupply("ru-77")).isTrue();
    assertThat(field("0415: ru-77").inSupply("ru-77")).as("Kovel is no Russian railhead").isFalse();
    assertThat(field("0415: ah-26").inSupply("ah-26")).isTrue();
    assertThat(field("1303: ah-26").inSupply("ah-26")).isFalse();
    assertThat(field("0415: ru-77").heldBy("russian", "0415", "0414").inSupply("ru-77"))
        .as("capture changes nothing")
        .isFalse();
  }

  // ---- 19.3

  @Test
  @Case("BRU-19.3")
  void depotsHaveZones() {
    Situation s =
        field("1705: ru-dep-1; 1707: ah-26; 1708: ah-hq-4fe").at(3, "central", "movement");
    assertThat(s.controls("russian", "1706")).isTrue();
    assertThat(
            s.rules()
                .movement()
                .cost(
                    s.p(),
                    s.unit("ah-26"),
                    s.hex("1707"),
                    s.rules().board().direction(s.hex("1707"), s.hex("1706")),
                    s.hex("1706")))
        .isEqualTo(2);
    assertThat(field("1705: ru-hq-9le").controls("russian", "1706"))
        .as("not headquarters")
        .isFalse();
    assertThat(
            Situation.of(GAME, "fourth-of-june")
                .with("1702: ru-dep-1+entrained")
                .controls("russian", "1703"))
        .as("not aboard a train")
        .isFalse();
  }

  // ---- 19.4: Russian cavalry beyond the Dniester, far from any depot

  @Test
  @Case({"BRU-19.41", "BRU-19.42"})
  void cavalryBeyondTheDniesterLivesOffTheLand() {
    Situation s = field("2814: ru-cav-1dc; 2912: ru-77").at(3, "russian", "supply");
    s.passTo(3, "russian", "movement");
    assertThat(s.inSupply("ru-cav-1dc")).isFalse();
    assertThat(s.has("ru-cav-1dc", "living-off-the-land")).isTrue();
    assertThat(s.allowance("ru-cav-1dc")).as("moves as usual").isEqualTo(6);
    assertThat(s.allowance("ru-77")).as("infantry does not").isEqualTo(2);
    s.dice(1).play(s.pass());
    assertThat(s.steps("ru-cav-1dc")).isEqualTo(2);
    assertThat(s.steps("ru-77")).as("the one die is the infantry's").isEqualTo(1);
  }

  @Test
  @Case("BRU-19.41")
  void notWithMoreThanTwoPointsInTheHexNorNorthOfTheRiver() {
    Situation s = field("2814: ru-cav-1dc, ru-cav-9").at(3, "russian", "movement");
    assertThat(s.has("ru-cav-1dc", "living-off-the-land")).isFalse();
    assertThat(s.allowance("ru-cav-1dc")).isEqualTo(3);
    s.dice(1, 4).play(s.pass());
    assertThat(s.steps("ru-cav-1dc") + s.steps("ru-cav-9")).isEqualTo(3);

    s = field("1015: ru-cav-1dc").at(3, "russian", "movement");
    assertThat(s.has("ru-cav-1dc", "living-off-the-land")).as("north").isFalse();
    s.dice(1).play(s.pass());
    assertThat(s.steps("ru-cav-1dc")).isEqualTo(1);
  }

  @Test
  @Case("BRU-19.41")
  void theHexIsLookedAtWhenTheMovementPhaseEnds() {
    Situation s =
        field("2814: ru-cav-1dc; 2813: ru-cav-9; 2812: ru-hq-9le").at(3, "russian", "movement");
    s.play(s.march("ru-cav-9", "2814"));
    s.dice(1, 1).play(s.pass());
    assertThat(s.steps("ru-cav-1dc")).as("four points now").isEqualTo(1);
    assertThat(s.steps("ru-cav-9")).isEqualTo(1);
    assertThat(s.has("ru-cav-9", "living-off-the-land")).isFalse();
  }

  @Test
  @Case("BRU-19.42")
  void itAttacksWithHalfItsStrengthAndThenChecksAttrition() {
    Situation s =
        field("2814: ru-cav-1dc; 2714: ah-dep-1; 2813: ru-hq-9le").at(3, "russian", "movement");
    s.play(s.pass());
    s.passTo(3, "russian", "combat");
    assertThat(s.has("ru-cav-1dc", "living-off-the-land")).isTrue();
    assertThat(s.preview(s.attack("2714", "ru-cav-1dc")).attack().total()).isEqualTo(1);
    s.dice(3, 1).play(s.attack("2714", "ru-cav-1dc"));
    assertThat(s.events(fieldmarshal.engine.Event.Rolled.class).get(0).caseId())
        .isEqualTo("GWE-9.23");
    assertThat(s.steps("ru-cav-1dc")).isEqualTo(1);
  }

  @Test
  @Case("BRU-19.43")
  void itHasNoZoneOfControl() {
    Situation s = field("2814: ru-cav-1dc; 2616: ah-26").at(3, "russian", "movement");
    assertThat(s.controls("russian", "2714")).isFalse();
    assertThat(field("2814: ru-cav-1dc").controls("russian", "2714"))
        .as("until it is determined")
        .isTrue();
    s = field("2814: ru-cav-1dc, ru-cav-9").at(3, "russian", "movement");
    assertThat(s.controls("russian", "2714")).as("four points").isTrue();
    s = field("2814: ru-cav-1dc; 2713: ru-dep-1; 2710: ru-dep-2").at(3, "russian", "movement");
    assertThat(s.controls("russian", "2714")).as("supplied by a chain of depots").isTrue();
  }

  @Test
  @Case("BRU-19.43")
  void centralCavalryLivesOffTheLandInTheEnemysTurnToo() {
    Situation s = field("2814: ah-cav-11; 2811: ru-77").onlyRailheads("central", "0415");
    s.at(3, "russian", "movement");
    assertThat(s.has("ah-cav-11", "living-off-the-land")).isTrue();
    assertThat(s.controls("central", "2714")).isFalse();
  }
}
