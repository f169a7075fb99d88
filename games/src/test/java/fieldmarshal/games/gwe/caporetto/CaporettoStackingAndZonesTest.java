package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chapters 6 and 7 as Caporetto has them. */
class CaporettoStackingAndZonesTest {
  private static final Game GAME = new Caporetto();

  private static Situation of(String placements) {
    return Situation.of(GAME, "historical").with(placements);
  }

  private static int points(Situation s, String side, String hex) {
    return s.rules().stacking().points(s.p(), s.hex(hex), s.side(side));
  }

  // ---- 6 stacking

  @Test
  @Case({"CAP-6.0", "CAP-6.11"})
  void aCorpsADivisionAndABrigadeFillAHexOfTwelvePoints() {
    Situation s = of("1911: it-ii, it-1, it-2b, it-hq-2").at(3, "allied", "movement");
    assertThat(points(s, "allied", "1911")).isEqualTo(12);

    s.play(s.pass());

    assertThat(s.asked()).isNotEqualTo("excess");
    assertThat(s.where("it-2b")).isEqualTo("1911");
  }

  @Test
  @Case("CAP-6.0")
  void aThirteenthPointIsTooMuch() {
    Situation s = of("1911: it-ii, it-1, it-2b, it-4b, it-hq-2").at(3, "allied", "movement");

    s.play(s.pass());

    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("allied");
    s.play(s.choose("eliminate", "it-4b"));
    assertThat(points(s, "allied", "1911")).isEqualTo(12);
  }

  @Test
  @Case("CAP-6.0")
  void twoCorpsAreSixPointsTooMany() {
    Situation s = of("1911: it-ii, it-vi").at(3, "allied", "movement");
    assertThat(points(s, "allied", "1911")).isEqualTo(18);

    s.play(s.pass());

    assertThat(s.orders())
        .containsExactlyInAnyOrder(s.choose("eliminate", "it-ii"), s.choose("eliminate", "it-vi"));
    s.play(s.choose("eliminate", "it-vi"));
    assertThat(s.where("it-vi")).isEqualTo("eliminated");
    assertThat(s.where("it-ii")).isEqualTo("1911");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @Case("CAP-6.11")
  @CsvSource({
    "it-ii, 9",
    "it-19, 9",
    "ah-xxiv, 9",
    "ge-5, 2",
    "ah-1-bde, 1",
    "ah-29, 1",
    "it-art-1, 1",
    "it-hq-2, 0",
    "ah-dep-1, 2",
    "it-39, 2"
  })
  void aUnitCountsByItsSize(String unit, int points) {
    Situation s = of("1911: " + unit);
    assertThat(points(s, s.unit(unit).side().id(), "1911")).isEqualTo(points);
  }

  @Test
  @Case("CAP-6.11")
  void threeBrigadesAndAMonitorHaveRoomBesideACorps() {
    Situation s =
        of("2508: it-ii, it-2b, it-4b, it-5a, it-monitor, it-hq-3").at(3, "allied", "movement");
    assertThat(points(s, "allied", "2508")).isEqualTo(12);

    s.play(s.pass());

    assertThat(s.asked()).isNotEqualTo("excess");
  }

  @Test
  @Case("CAP-6.11")
  void rommelTakesNoRoom() {
    Situation s =
        Situation.of(GAME, "historical", "heroic-leaders")
            .with("1911: ge-ba, ge-rommel, ah-xvi, ah-1-bde");

    assertThat(points(s, "central", "1911")).isEqualTo(12);
  }

  // ---- 8.63 overstacked by a retreat

  /**
   * The first division of 2 points retreats from 1711 onto a corps and others at 1611, 12 points:
   * the way to supply leads nowhere else.
   */
  private static Situation overstacked() {
    Situation s =
        of("1907: ah-dep-1; 1911: ah-dep-2, ge-hq-14; 1811: ge-5, ge-12; 1810: ge-26; "
                + "1712: ge-200; 1610: ge-55; 1711: it-1; 1611: it-ii, it-17, it-2b; 1511: it-hq-2")
            .at(3, "central", "combat");
    // 18 against 3 is 5-1; a 6 is 1/1.
    s.dice(6).play(s.attack("1711", "ge-5", "ge-12", "ge-26")).play(s.choose("2"));
    s.play(s.lose("ge-5:1")).play(s.pass());
    assertThat(s.where("it-1")).isEqualTo("1611");
    return s;
  }

  @Test
  @Case("CAP-8.63")
  void aRetreatMayEndOverstackedAndStayUntilItsOwnersMovementPhaseEnds() {
    Situation s = overstacked();
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.steps("it-1")).isEqualTo(2);
    assertThat(points(s, "allied", "1611")).isEqualTo(14);

    s.dice(6).play(s.pass());
    assertThat(s.asked()).as("no excess when the Combat Phase ends").isEqualTo("move");
    assertThat(s.askedOf()).isEqualTo("allied");

    s.play(s.pass());
    assertThat(s.asked()).as("the owner's Movement Phase ends").isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.choose("eliminate", "it-ii"),
            s.choose("eliminate", "it-1"),
            s.choose("eliminate", "it-17"));
    s.play(s.choose("eliminate", "it-17"));
    assertThat(s.where("it-17")).isEqualTo("eliminated");
    assertThat(points(s, "allied", "1611")).isEqualTo(12);
  }

  @Test
  @Case("CAP-8.63")
  void theOwnerMayThinTheHexOutInTime() {
    Situation s = overstacked();
    s.dice(6).play(s.pass());

    s.play(s.march("it-17", "1612")).play(s.pass());

    assertThat(s.asked()).isNotEqualTo("excess");
    assertThat(s.where("it-17")).isEqualTo("1612");
    assertThat(points(s, "allied", "1611")).isEqualTo(12);
  }

  @Test
  @Case("CAP-8.63")
  void graceIsForThatHexAndThatTimeOnly() {
    Situation s = overstacked();
    s.with("2010: it-vi, it-xi");
    s.dice(6).play(s.pass());
    assertThat(s.asked()).as("another hex over the limit gets none").isEqualTo("excess");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(s.choose("eliminate", "it-vi"), s.choose("eliminate", "it-xi"));
    s.play(s.choose("eliminate", "it-xi"));

    // Thinned out in time; overstacked again a turn later without a retreat.
    s.play(s.march("it-17", "1612")).play(s.pass());
    assertThat(s.asked()).isNotEqualTo("excess");
    s.with("1611: it-17").at(4, "allied", "combat");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
  }

  @Test
  @Case("CAP-8.63")
  void aRetreatWithinTheLimitNeedsNoGrace() {
    Situation s =
        of("1907: ah-dep-1; 1911: ah-dep-2, ge-hq-14; 1811: ge-5, ge-12; 1810: ge-26; "
                + "1712: ge-200; 1610: ge-55; 1711: it-1; 1611: it-ii, it-2b; 1511: it-hq-2")
            .at(3, "central", "combat");
    s.dice(6).play(s.attack("1711", "ge-5", "ge-12", "ge-26")).play(s.choose("2"));
    s.play(s.lose("ge-5:1")).play(s.pass());
    assertThat(points(s, "allied", "1611")).isEqualTo(12);

    // A brigade more, put there by hand, is one too many at the end of this very phase.
    s.with("1611: it-4b");
    s.dice(6).play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
  }

  @Test
  @Case("CAP-8.63")
  void aRetreatMayTakeAFullHexEvenIfAnotherHasRoom() {
    Situation s =
        of("1907: ah-dep-1; 1911: ah-dep-2, ge-hq-14; 1811: ge-5, ge-12, ge-26; 1711: it-vi; "
                + "1712: it-ii, it-2b; 1511: it-hq-2")
            .at(3, "central", "combat");
    // 18 against 5 is 3-1; a 6 is 1/1. The railway hexes 1710 and 1712 are nearest to supply.
    s.dice(6).play(s.attack("1711", "ge-5", "ge-12", "ge-26")).play(s.choose("2"));
    assertThat(s.orders())
        .containsExactlyInAnyOrder(s.retreat("it-vi", "1710"), s.retreat("it-vi", "1712"));
    s.play(s.retreat("it-vi", "1712"));

    assertThat(s.where("it-vi")).isEqualTo("1712");
    assertThat(points(s, "allied", "1712")).isEqualTo(19);
    assertThat(s.events(Event.Removed.class)).isEmpty();
  }

  // ---- 7.0 Stosstruppen

  @Test
  @Case("CAP-7.0")
  void stosstruppenPayNothingForEnemyZones() {
    Situation s =
        of("1907: ah-dep-1; 1911: ah-dep-2, ge-hq-14, ge-5, ah-106, ah-3e; 1711: it-1")
            .at(3, "central", "movement");
    assertThat(s.controls("allied", "1811")).isTrue();

    assertThat(s.cost("ge-5", "1911", "1811")).isEqualTo(1);
    assertThat(s.cost("ah-3e", "1911", "1811")).as("Austrian Stosstruppen too").isEqualTo(1);
    assertThat(s.cost("ah-106", "1911", "1811")).isEqualTo(2);
    assertThat(s.cost("ah-106", "1911", "1912")).isEqualTo(1);

    s.play(s.march("ge-5", "1811", "1712", "1612", "1611", "1610", "1710"));
    assertThat(s.where("ge-5")).as("five zones for nothing").isEqualTo("1710");
  }

  @Test
  @Case("CAP-7.0")
  void theGoodRatingAloneSparesNobodyTheExtraPoint() {
    Situation s = of("1911: ge-5; 1811: fr-23, it-5a, it-hq-2").at(3, "allied", "movement");

    assertThat(s.cost("fr-23", "1811", "1810")).isEqualTo(2);
    assertThat(s.cost("it-5a", "1811", "1810")).isEqualTo(2);
    assertThat(s.cost("fr-23", "1811", "1711")).isEqualTo(1);
  }

  // ---- 7.1 extent

  @Test
  @Case("CAP-7.1a")
  void betweenTheTrenchesOfTwoLinesThereAreNoZones() {
    // 1903 and 1904 face each other in the two lines of the Isonzo.
    Situation s = of("1903: ah-1; 1904: it-xxvii").at(3, "central", "movement");

    assertThat(s.controls("central", "1904")).isFalse();
    assertThat(s.controls("allied", "1903")).isFalse();
    assertThat(s.controls("central", "2003")).as("a trench of the other line too").isFalse();
    assertThat(s.controls("central", "2002")).as("a trench of its own line").isTrue();
    assertThat(s.controls("central", "1902")).as("no trench").isTrue();
    assertThat(s.controls("allied", "1803")).as("a trench of its own line").isTrue();
    assertThat(s.controls("allied", "1905")).as("no trench").isTrue();
  }

  @Test
  @Case("CAP-7.1a")
  void fromOpenGroundIntoATrenchAndFromATrenchIntoOpenGroundTheZoneReaches() {
    Situation s = of("1902: ah-1; 1905: it-xxvii").at(3, "central", "movement");

    assertThat(s.controls("central", "1903")).isTrue();
    assertThat(s.controls("allied", "1904")).isTrue();
  }

  @Test
  @Case("CAP-7.1a")
  void alongOneLineZonesReachWhoeverHoldsTheTrenches() {
    // An Italian corps that has broken into the Austrian line controls the trenches beside it.
    Situation s = of("1903: it-xxvii; 2002: ah-106").at(3, "central", "movement");

    assertThat(s.controls("allied", "2002")).isTrue();
    assertThat(s.controls("central", "1903")).isTrue();
    assertThat(s.controls("allied", "1802")).isTrue();
    assertThat(s.controls("allied", "1904")).as("the other line").isFalse();
  }

  @Test
  @Case("CAP-7.1b")
  void onlyAlpineUnitsHaveZonesAcrossARidge() {
    // A ridge lies between 1306 and 1406, none between 1306 and 1405. Neither hex is a trench.
    Situation infantry =
        of("1306: it-36; 1406: ah-106, ge-ba, ah-hq-i").at(3, "central", "movement");
    assertThat(infantry.controls("allied", "1406")).isFalse();
    assertThat(infantry.controls("allied", "1405")).as("no ridge there").isTrue();

    Situation alpine = of("1306: it-5a; 1406: ah-106").at(3, "central", "movement");
    assertThat(alpine.controls("allied", "1406")).isTrue();
    assertThat(alpine.controls("allied", "1405")).isTrue();
  }

  @ParameterizedTest(name = "{0}: {1}")
  @Case("CAP-7.1b")
  @CsvSource({"it-36, 2", "it-5a, 3"})
  void anAlpineUnitBeyondARidgeCostsTheExtraPoint(String unit, int cost) {
    // From 1407 into the mountain hex 1406, which only the ridge parts from 1306.
    Situation s = of("1306: " + unit + "; 1407: ah-106, ah-hq-i").at(3, "central", "movement");

    assertThat(s.cost("ah-106", "1407", "1406")).isEqualTo(cost);
  }

  @ParameterizedTest
  @Case("CAP-7.1b")
  @ValueSource(strings = {"it-36", "it-5a"})
  void anAttackCrossesTheRidgeAllTheSame(String unit) {
    Situation s = of("1306: " + unit + "; 1406: ge-5, ge-12, ge-hq-14").at(3, "central", "combat");

    assertThat(s.grants(s.attack("1306", "ge-5", "ge-12"))).isTrue();
    assertThat(s.preview(s.attack("1306", "ge-5", "ge-12")).dieModifier()).isEqualTo(1);
  }

  @Test
  @Case("CAP-7.1b")
  void aBlockedHexsideStopsAlpineUnitsToo() {
    Situation s = of("1302: it-5a");

    assertThat(s.controls("allied", "1201")).as("blocked").isFalse();
    assertThat(s.controls("allied", "1202")).as("a ridge").isTrue();
    assertThat(s.controls("allied", "1301")).isTrue();
  }
}
