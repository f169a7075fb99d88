package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chapter 7, on the proving ground. */
class StandardZonesTest {
  private static Situation field(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(placements);
  }

  /** The hexes in the zones of a side, without those of its fortress. */
  private static Set<String> zone(Situation s, String side) {
    Set<String> hexes = new TreeSet<>();
    var zone = s.rules().zones(s.p(), s.side(side));
    for (int i = 0; i < zone.size(); i++) {
      hexes.add(s.rules().board().number(zone.at(i)));
    }
    hexes.removeAll(
        side.equals("red")
            ? Set.of("0409", "0411", "0310", "0311", "0510", "0511")
            : Set.of("1309", "1311", "1209", "1210", "1409", "1410"));
    return hexes;
  }

  // ---- 7.0

  @Test
  @Case("GWE-7.0")
  void aUnitAmongThreeEnemiesNeedNotAttack() {
    Situation s =
        field(
                "0708: red-hq-army; 0808: red-c1; 0807: blue-3a; 0908: blue-3b; 0909: blue-3c;"
                    + " 1108: blue-hq-army")
            .at(2, "red", "combat");
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.orders()).contains(s.pass(), s.attack("0908", "red-c1"));

    s.play(s.pass());

    assertThat(s.askedOf()).as("the phase is over").isEqualTo("blue");
    assertThat(s.steps("red-c1")).isEqualTo(4);
    assertThat(s.steps("blue-3a") + s.steps("blue-3b") + s.steps("blue-3c")).isEqualTo(6);
  }

  @Test
  @Case("GWE-7.0")
  void anEmptyFortressHasAZoneAndADestroyedOneHasNone() {
    Situation s = field("1108: red-2a").at(2, "red", "movement");
    assertThat(s.where("fort-blue")).isEqualTo("1310");
    for (String around : new String[] {"1309", "1311", "1209", "1210", "1409", "1410"}) {
      assertThat(s.controls("blue", around)).as(around).isTrue();
    }
    assertThat(s.controls("blue", "1110")).isFalse();
    assertThat(s.cost("red-2a", "1109", "1209")).isEqualTo(2);

    assertThat(field("1310: fort-blue/1; 1501: blue-hq-1").controls("blue", "1209"))
        .as("one step is enough")
        .isTrue();

    s.with("eliminated: fort-blue");
    assertThat(s.controls("blue", "1209")).isFalse();
    assertThat(s.cost("red-2a", "1109", "1209")).isEqualTo(1);
  }

  // ---- 7.1 extent

  @ParameterizedTest(name = "a unit at {0}")
  @Case("GWE-7.11")
  @CsvSource({"0808, 0708 0709 0807 0809 0908 0909", "0907, 0806 0807 0906 0908 1006 1007"})
  void aZoneIsTheSixHexesAround(String hex, String around) {
    assertThat(zone(field(hex + ": blue-3a"), "blue")).containsExactlyInAnyOrder(around.split(" "));
  }

  @Test
  @Case("GWE-7.11")
  void aZoneStopsAtAProhibitedHexside() {
    Situation s = field("1211: blue-3a; 1113: red-2a, red-hq-army").at(2, "red", "movement");

    assertThat(zone(s, "blue")).containsExactlyInAnyOrder("1111", "1112");
    assertThat(s.controls("blue", "1210"))
        .as("west of it, where the fortress too has a zone")
        .isTrue();
    assertThat(s.controls("blue", "1311")).isTrue();
    assertThat(s.controls("blue", "1212")).as("beyond the wall").isFalse();
    assertThat(s.controls("blue", "1312")).as("beyond the wall").isFalse();
    assertThat(s.cost("red-2a", "1113", "1212")).as("no extra point beyond the wall").isEqualTo(1);
    assertThat(s.cost("red-2a", "1113", "1112")).as("this side of it").isEqualTo(2);
  }

  @Test
  @Case("GWE-7.11")
  void aRidgeAndARiverDoNotStopAZone() {
    Situation s = field("1010: blue-3a; 1305: red-3a");

    assertThat(s.controls("blue", "1011")).as("over the ridge").isTrue();
    assertThat(s.controls("red", "1205")).as("over the river").isTrue();
  }

  @ParameterizedTest
  @Case("GWE-7.12")
  @ValueSource(
      strings = {
        "supply",
        "reinforcement",
        "command",
        "movement",
        "withdrawal",
        "combat",
        "replacement"
      })
  void theZonesOfBothSidesHoldInEveryPhaseOfBothPlayerTurns(String phase) {
    for (String phasing : new String[] {"red", "blue"}) {
      Situation s = field("0608: red-3a; 0908: blue-3a").at(2, phasing, phase);

      assertThat(s.controls("red", "0708")).as(phasing).isTrue();
      assertThat(s.controls("blue", "0808")).as(phasing).isTrue();
    }
  }

  @Test
  @Case("GWE-7.12")
  void reducedUnitsBrigadesAndCavalryHaveZonesAndEntrainedUnitsHaveNone() {
    assertThat(zone(field("0808: red-3a/1"), "red")).hasSize(6);
    assertThat(zone(field("0808: red-bde"), "red")).hasSize(6);
    assertThat(zone(field("0808: red-cav3"), "red")).hasSize(6);
    assertThat(zone(field("0508: red-3a+entrained"), "red")).isEmpty();
    assertThat(zone(field("0508: red-3a+entrained, red-bde"), "red")).hasSize(6);
  }

  // ---- 7.2 effects on movement

  @Test
  @Case("GWE-7.21")
  void enteringAnEnemyZoneCostsOneMoreThanTheTerrain() {
    Situation s =
        field("0608: red-3a, red-hq-army; 0908: blue-3a; 0911: blue-3b").at(2, "red", "movement");

    assertThat(s.cost("red-3a", "0708", "0808")).as("clear, in a zone").isEqualTo(2);
    assertThat(s.cost("red-3a", "0708", "0709")).as("clear, in none").isEqualTo(1);
    assertThat(s.cost("red-3a", "0811", "0912")).as("mountain, in a zone").isEqualTo(4);
    assertThat(
            s.rules()
                .movement()
                .explain(s.p(), s.unit("red-3a"), s.hex("0708"), s.hex("0808"))
                .leaves())
        .extracting(part -> part.caseId())
        .containsExactly("GWE-5.4-CLEAR", "GWE-7.21");

    s.play(s.march("red-3a", "0708", "0808"));
    assertThat(s.p().unitNumber(s.unit("red-3a"), UnitNumber.SPENT)).isEqualTo(3);
  }

  @Test
  @Case("GWE-7.22")
  void aUnitGoesFromZoneToZoneIfItsPointsSuffice() {
    Situation s =
        field("0708: red-3a, red-2a, red-hq-army; 0908: blue-3a; 0910: blue-3b")
            .at(2, "red", "movement");
    assertThat(s.allowance("red-3a")).isEqualTo(4);

    assertThat(s.refusal(s.march("red-3a", "0808", "0809", "0810"))).isEqualTo("GWE-5.14");
    s.play(s.march("red-3a", "0808", "0809"));

    assertThat(s.where("red-3a")).isEqualTo("0809");
    assertThat(s.p().unitNumber(s.unit("red-3a"), UnitNumber.SPENT)).isEqualTo(4);
    assertThat(s.refusal(s.march("red-3a", "0709")))
        .as("all its points are spent")
        .isEqualTo("GWE-5.14");
  }

  @Test
  @Case("GWE-7.23")
  void leavingAZoneCostsNothing() {
    Situation s =
        field("0708: red-2a, red-hq-army; 0908: blue-3a; 0910: blue-3b").at(2, "red", "movement");
    assertThat(s.allowance("red-2a")).isEqualTo(5);
    assertThat(s.cost("red-2a", "0809", "0709")).isEqualTo(1);

    s.play(s.march("red-2a", "0808", "0809", "0709"));

    assertThat(s.where("red-2a")).isEqualTo("0709");
    assertThat(s.p().unitNumber(s.unit("red-2a"), UnitNumber.SPENT)).isEqualTo(5);
  }

  // ---- 7.24 friends in a zone

  /**
   * Blue's third division at 1106 is shut in by zones: red at 1004, 0906 and 1206 control or hold
   * all the hexes around it. The railway at 1108 is two hexes away, through 1107.
   */
  private static Situation shutIn(String at1107) {
    return field(
            "1106: blue-3a; 1004: red-3a; 0906: red-3b; 1206: red-3c; 1508: blue-hq-army"
                + (at1107.isEmpty() ? "" : "; 1107: " + at1107))
        .at(2, "blue", "movement");
  }

  @Test
  @Case("GWE-7.24")
  void aFriendUndoesAnEnemyZoneForSupply() {
    assertThat(shutIn("").inSupply("blue-3a")).isFalse();
    assertThat(shutIn("blue-bde").inSupply("blue-3a")).isTrue();
    assertThat(shutIn("blue-2a/1").inSupply("blue-3a")).isTrue();
    assertThat(shutIn("blue-hq-corps").inSupply("blue-3a")).as("a headquarters does not").isFalse();
  }

  @Test
  @Case("GWE-7.24")
  void friendlyZonesAloneUndoNothing() {
    // A brigade at 1007 has 1107 in its zone.
    Situation s = shutIn("").with("1007: blue-bde");
    assertThat(s.controls("blue", "1107")).isTrue();
    assertThat(s.controls("red", "1107")).isTrue();
    assertThat(s.rules().zones().barredByZone(s.p(), s.side("blue"), s.hex("1107"))).isTrue();
    assertThat(s.rules().zones().barredByZone(s.p(), s.side("blue"), s.hex("1007"))).isFalse();
  }

  @Test
  @Case("GWE-7.24")
  void aFriendUndoesNothingForMovement() {
    Situation s = shutIn("blue-bde");

    assertThat(s.cost("blue-3a", "1106", "1107")).isEqualTo(2);
    assertThat(s.cost("blue-3a", "1107", "1108")).as("no zone there").isEqualTo(1);
  }

  /**
   * Blue's third division at 0908 must retreat one hex (-/1) and every hex around it is in a red
   * zone.
   */
  private static Situation surrounded(String more) {
    Situation s =
        field(
                "0708: red-hq-corps; 0808: red-1a/1; 0906: red-3a; 1108: red-3b; 0908: blue-3a,"
                    + " blue-hq-army"
                    + (more.isEmpty() ? "" : "; " + more))
            .at(2, "red", "combat");
    for (String hex : new String[] {"0807", "0909", "0907", "1007", "1008"}) {
      assertThat(s.controls("red", hex)).as(hex).isTrue();
    }
    // 2 against 5 (with the headquarters) is 1-3, with the headquarters' shift 1-2; a 1 is -/1.
    s.dice(1).play(s.shifted(s.attack("0908", "red-1a"), "red-hq-corps"));
    return s;
  }

  @Test
  @Case("GWE-7.24")
  void aFriendUndoesAnEnemyZoneForRetreat() {
    Situation s = surrounded("1007: blue-bde");
    assertThat(s.result()).isEqualTo("-/1");

    s.play(s.choose("2"));

    assertThat(s.where("blue-3a")).isEqualTo("1007");
    assertThat(s.steps("blue-3a")).isEqualTo(2);
    assertThat(s.where("blue-hq-army")).isEqualTo("1007");
  }

  @Test
  @Case("GWE-7.24")
  void withoutAFriendInTheZoneTheRetreatIsDeath() {
    Situation s = surrounded("");

    s.play(s.choose("2"));

    assertThat(s.where("blue-3a")).isEqualTo("eliminated");
  }

  @Test
  @Case("GWE-7.24")
  void aHeadquartersIsNoSuchFriendAndADepotIs() {
    Situation hq = surrounded("1007: blue-hq-corps");
    hq.play(hq.choose("2"));
    assertThat(hq.where("blue-3a")).isEqualTo("eliminated");

    Situation depot = surrounded("1008: blue-depot1");
    depot.play(depot.choose("2"));
    assertThat(depot.where("blue-3a")).isEqualTo("1008");
  }

  @Test
  @Case("GWE-7.24")
  void aFortressUndoesAnEnemyZoneInItsHex() {
    Situation s = field("1209: red-3a");
    assertThat(s.controls("red", "1310")).isTrue();
    assertThat(s.rules().zones().barredByZone(s.p(), s.side("blue"), s.hex("1310"))).isFalse();

    s.with("eliminated: fort-blue");
    assertThat(s.rules().zones().barredByZone(s.p(), s.side("blue"), s.hex("1310"))).isTrue();
  }

  // ---- 7.25, 7.26

  @Test
  @Case("GWE-7.25")
  void zonesOfBothSidesLieOverEachOther() {
    Situation s =
        field(
                "0708: red-3a, red-hq-army; 0907: blue-3a; 0908: blue-3b; 0809: blue-3c; 1108:"
                    + " blue-2a")
            .at(2, "red", "movement");

    assertThat(s.controls("red", "0808")).isTrue();
    assertThat(s.controls("blue", "0808")).isTrue();
    assertThat(s.cost("red-3a", "0708", "0808"))
        .as("two enemy zones cost no more than one")
        .isEqualTo(2);
    assertThat(s.cost("blue-2a", "0908", "0808")).isEqualTo(2);
  }

  @ParameterizedTest
  @Case("GWE-7.26")
  @ValueSource(strings = {"hq-army", "hq-1", "hq-heroic", "depot1"})
  void headquartersAndDepotsHaveNoZone(String unit) {
    Situation s = field("0608: red-3a, red-hq-army; 0908: blue-" + unit).at(2, "red", "movement");

    assertThat(zone(s, "blue")).isEmpty();
    assertThat(s.cost("red-3a", "0708", "0808")).isEqualTo(1);

    s.with("0908: blue-bde");
    assertThat(s.cost("red-3a", "0708", "0808")).as("a brigade beside it has one").isEqualTo(2);
  }
}
