package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 9 with Caporetto's ranges, lagoon, ridges, guns and plain. */
class CaporettoSupplyTest {
  private static final Game GAME = new Caporetto();

  private static Situation field(String units) {
    return Situation.of(GAME, "historical").with(units);
  }

  /** The Central Powers draw on one rail hex alone, and on 0124, which is no rail hex. */
  private static Situation central(String railhead, String units) {
    return field(units).onlyRailheads("central", railhead);
  }

  private static Situation allied(String railhead, String units) {
    return field(units).onlyRailheads("allied", railhead);
  }

  // ---- 9.12

  @Test
  @Case("CAP-9.12a")
  void alliedLinesAreSixHexesLong() {
    assertThat(allied("1834", "1828: it-1").supplyLine("it-1")).hasSize(7).endsWith("1834");
    assertThat(allied("1834", "1827: it-1").inSupply("it-1")).isFalse();
    assertThat(allied("1834", "1828: fr-23").inSupply("fr-23")).isTrue();
    assertThat(allied("1834", "1827: fr-23").inSupply("fr-23")).isFalse();
  }

  @Test
  @Case("CAP-9.12a")
  void centralLinesAreFourHexesLong() {
    assertThat(central("2804", "2404: ah-xvi").supplyLine("ah-xvi")).hasSize(5).endsWith("2804");
    assertThat(central("2804", "2404: ge-5").inSupply("ge-5")).isTrue();
    assertThat(central("2804", "2304: ah-xvi").inSupply("ah-xvi")).isFalse();
    assertThat(central("2804", "2304: ge-5").inSupply("ge-5")).isFalse();
  }

  @Test
  @Case({"CAP-9.12b", "CAP-9.12E"})
  void fromVeneziaALineRunsOverTheLagoon() {
    assertThat(allied("2525", "2423: it-1").supplyLine("it-1"))
        .containsExactly("2423", "2424", "2525");
    assertThat(allied("2525", "2324: it-1").supplyLine("it-1"))
        .containsExactly("2324", "2424", "2525");
  }

  @ParameterizedTest
  @CsvSource({
    "2526, 1", "2524, 1", "2425, 1", "2423, 2", "2325, 2", "2324, 2", "2523, 2", "2323, 3",
    "2522, 3", "2322, 4", "2421, 4"
  })
  @Case({"CAP-9.12b", "CAP-9.12E"})
  void everyLagoonCoastHexIsReachedFromVeneziaAndTheWaterCounts(String hex, int length) {
    assertThat(allied("2525", hex + ": it-1").supplyLine("it-1"))
        .hasSize(length + 1)
        .startsWith(hex)
        .endsWith("2525");
  }

  @Test
  @Case({"CAP-9.12b", "CAP-9.12E"})
  void aLineGoesOnFromACoastHexIntoTheLagoonHexThatLiesApart() {
    // Enemies hold 2322 and 2522, so that no line runs by land; those in 2423 hold the coast open.
    Situation s = allied("2525", "2421: it-52; 2423: it-17; 2322: ah-t; 2522: ah-ii");
    assertThat(s.supplyLine("it-52")).hasSize(5).startsWith("2421", "2422").endsWith("2525");
  }

  @Test
  @Case("CAP-9.12b")
  void aLineFromTheMainlandDoesNotUseTheLagoonHexThatLiesApart() {
    // Mestre is 2326. By land 2323 and 2423 are supplied; 2421 could be, over 2422.
    String front = "2421: it-52; 2423: it-17; 2322: ah-t; 2522: ah-ii; 2323: it-18";
    Situation open = allied("2326", front);
    assertThat(open.supplyLine("it-52")).hasSize(7).containsSubsequence("2422", "2525", "2326");
    Situation shut = allied("2326", front + "; 2525: ah-iii");
    assertThat(shut.inSupply("it-17")).isTrue();
    assertThat(shut.inSupply("it-52")).as("the enemy is in Venezia").isFalse();
  }

  @Test
  @Case("CAP-9.12b")
  void theWayFromTheMainlandThroughVeneziaIsPartOfTheSixHexes() {
    // 2326 is Mestre; by land to the Lido it would be eight hexes.
    Situation s = allied("2326", "2522: it-1; 2521: it-17; 2520: it-18");

    assertThat(s.supplyLine("it-1"))
        .containsExactly("2522", "2523", "2524", "2525", "2425", "2326");
    assertThat(s.supplyLine("it-17")).hasSize(7);
    assertThat(s.inSupply("it-18")).as("seven hexes").isFalse();
  }

  @Test
  @Case("CAP-9.12b")
  void withoutVeneziaTheLagoonLeadsNowhere() {
    assertThat(allied("2326", "2524: it-1").inSupply("it-1")).isTrue();
    assertThat(allied("2326", "2524: it-1; 2525: ah-t").inSupply("it-1"))
        .as("the enemy is in Venezia")
        .isFalse();
    assertThat(allied("2326", "2524: it-1; 2425: ah-t").inSupply("it-1"))
        .as("Venezia is cut off from the mainland")
        .isFalse();
    assertThat(allied("2425", "2524: it-1; 2525: ah-t").inSupply("it-1"))
        .as("no line enters the lagoon from its coast")
        .isFalse();
  }

  @Test
  @Case("CAP-9.12b")
  void theLagoonIsForTheAlliesAlone() {
    // Depots from the railway at 2507 to Venezia; to 2524 on the Lido it is nine hexes by land.
    Situation s =
        field("eliminated: fort-2326")
            .with("2511: ah-dep-1; 2314: ah-dep-2; 2318: ah-dep-3; 2221: ah-dep-4; 2225: ah-dep-5")
            .with("2326: ah-dep-6; 2525: ah-dep-7, ge-12; 2524: ge-5; 2423: ge-26");

    assertThat(s.inSupply("ge-12")).isTrue();
    assertThat(s.inSupply("ge-5")).isFalse();
    assertThat(s.supplyLine("ge-26")).doesNotContain("2424", "2422");
  }

  // ---- 9.13

  @Test
  @Case("CAP-9.13")
  void hex0124FeedsTheCentralPowersWithinFourHexes() {
    assertThat(central("none", "0327: ah-p1").supplyLine("ah-p1")).hasSize(5).endsWith("0124");
    assertThat(central("none", "0328: ah-p1").inSupply("ah-p1")).isFalse();
    assertThat(central("none", "0124: ah-p1").supplyLine("ah-p1")).containsExactly("0124");
  }

  @Test
  @Case("CAP-9.13")
  void hex0124FeedsDepotsTooButNotTheAllies() {
    assertThat(central("none", "0127: ah-dep-1; 0130: ah-p1").inSupply("ah-p1"))
        .as("three hexes to the depot, which is three from 0124")
        .isTrue();
    assertThat(central("none", "0130: ah-p1").inSupply("ah-p1")).isFalse();
    assertThat(allied("none", "0125: it-1").inSupply("it-1")).isFalse();
    assertThat(allied("none", "0124: it-1").inSupply("it-1")).isFalse();
  }

  @Test
  @Case("CAP-9.13")
  void hex0124FeedsNobodyWhileTheEnemyHoldsIt() {
    assertThat(central("none", "0127: ge-5").inSupply("ge-5")).isTrue();
    assertThat(central("none", "0127: ge-5; 0124: it-c").inSupply("ge-5")).isFalse();
    assertThat(central("none", "0127: ge-5; 0124: it-hq-4").inSupply("ge-5")).isTrue();
  }

  @Test
  @Case({"CAP-9.13", "GWE-9.15"})
  void trentoIsASourceByItsRailwayTo0133AndNotAsAMapEdge() {
    assertThat(field("0434: ah-p1").supplyLine("ah-p1")).hasSize(2);
    assertThat(field("0334: ah-p1").supplyLine("ah-p1")).containsExactly("0334");
    assertThat(field("0434: ah-p1; 0233: it-c").inSupply("ah-p1"))
        .as("the railway to 0133 is cut")
        .isFalse();
    assertThat(field("0334: ah-p1; 0233: it-c").inSupply("ah-p1")).isFalse();
  }

  // ---- 9.14 with Caporetto's longer lines

  @Test
  @Case("GWE-9.14")
  void aLineOfRatingOneWithThreeControlledHexesIsNone() {
    // Straight along row 19 from 1910; brigades south of it control two hexes of the line each.
    String unit = "1916: fr-23; ";
    Situation two = allied("1910", unit + "2013: ah-13-bde");
    assertThat(two.controls("central", "1913")).isTrue();
    assertThat(two.controls("central", "1914")).isTrue();
    assertThat(two.supplyLine("fr-23"))
        .containsExactly("1916", "1915", "1914", "1913", "1912", "1911", "1910");

    assertThat(allied("1910", unit + "2013: ah-13-bde; 2012: ah-21-bde").inSupply("fr-23"))
        .as("1912, 1913 and 1914")
        .isFalse();
    assertThat(
            allied("1910", unit + "2013: ah-13-bde; 2012: ah-21-bde; 1913: it-2b")
                .inSupply("fr-23"))
        .as("a friend in 1913 leaves two")
        .isTrue();
  }

  // ---- 9.18

  @Test
  @Case("CAP-9.18a")
  void onlyRatingOneDrawsSupplyAcrossARidge() {
    // From Trento to 0732 it is four hexes across a ridge, five round it.
    assertThat(central("0334", "0732: ah-1-bde").supplyLine("ah-1-bde")).hasSize(5);
    assertThat(central("0334", "0732: ah-xiv").inSupply("ah-xiv")).isFalse();
    assertThat(central("0334", "0732: ah-dep-1").inSupply("ah-dep-1")).isFalse();
    assertThat(central("0334", "0632: ah-xiv").inSupply("ah-xiv")).isTrue();
  }

  @Test
  @Case("CAP-9.18b")
  void noCentralLineRunsThroughTheMonitorsHex() {
    // Four hexes from 2604 to 2508, by land only over 2507; the Monitor's guns do not reach the
    // railway.
    assertThat(central("2604", "2508: ge-5; 2608: it-monitor").supplyLine("ge-5"))
        .hasSize(5)
        .startsWith("2508", "2507")
        .endsWith("2604");
    assertThat(central("2604", "2508: ge-5; 2507: it-monitor").inSupply("ge-5")).isFalse();
    assertThat(central("2604", "2506: ge-5; 2507: it-monitor").inSupply("ge-5")).isTrue();
  }

  @Test
  @Case("CAP-9.18b")
  void whoSharesTheMonitorsHexMayTraceFromIt() {
    Situation s = central("2604", "2507: ge-5, ah-xxiii, it-monitor");

    assertThat(s.supplyLine("ge-5")).hasSize(4).startsWith("2507").endsWith("2604");
    assertThat(s.supplyLine("ah-xxiii")).hasSize(4).startsWith("2507").endsWith("2604");
  }

  @Test
  @Case({"CAP-9.18b", "CAP-17.32"})
  void theMonitorDoesNotStopAlliedLines() {
    assertThat(allied("2407", "2507: it-1; 2508: it-monitor").inSupply("it-1")).isTrue();
    assertThat(allied("2508", "2507: it-1; 2508: it-monitor").supplyLine("it-1"))
        .containsExactly("2507", "2508");
  }

  // ---- 9.19, 9.15

  @Test
  @Case("CAP-9.19")
  void aGunTwoHexesFromARailHexKeepsItFromFeedingAndOneThreeHexesOffDoesNot() {
    assertThat(allied("1833", "1830: it-1").inSupply("it-1")).isTrue();
    assertThat(allied("1833", "1830: it-1; 2033: ge-art-14").inSupply("it-1")).isFalse();
    assertThat(allied("1833", "1830: it-1; 2133: ge-art-14").inSupply("it-1")).isTrue();
  }

  @Test
  @Case({"CAP-9.19", "GWE-9.14"})
  void aRefusalOfSupplyNamesTheGunsOrTheEnemyWhoCutTheLine() {
    Situation guns = allied("1833", "1830: it-1; 2033: ge-art-14");
    assertThat(guns.rules().supply(guns.p(), guns.unit("it-1")).caseId()).isEqualTo("CAP-9.19");
    Situation enemy = allied("1833", "1830: it-1; 1831: ge-5; 1829: ge-12");
    assertThat(enemy.rules().supply(enemy.p(), enemy.unit("it-1")).caseId()).isEqualTo("GWE-9.14");
  }

  @Test
  @Case("CAP-9.19")
  void onlyEnemyGunsAndOnlyGunsInterdict() {
    assertThat(allied("1833", "1830: it-1; 2033: it-art-1").inSupply("it-1")).isTrue();
    assertThat(allied("1833", "1830: it-1; 2033: ge-5").inSupply("it-1")).isTrue();
  }

  @Test
  @Case("CAP-9.19")
  void inMountainsGunsDoNotReachTheRailway() {
    // Santa Lucia, 1903, is a mountain hex; the gun at 1905 is two hexes off.
    assertThat(central("1903", "1903: ah-1; 1905: it-art-4").inSupply("ah-1")).isTrue();
    // Nabresina, 2606, is clear.
    assertThat(central("2606", "2605: ah-vii; 2608: it-art-4").inSupply("ah-vii")).isFalse();
    assertThat(central("2606", "2605: ah-vii; 2609: it-art-4").inSupply("ah-vii")).isTrue();
  }

  @Test
  @Case("CAP-9.19")
  void aGunAboardATrainDoesNotInterdict() {
    assertThat(central("2606", "2605: ah-vii; 2508: it-art-3").inSupply("ah-vii")).isFalse();
    assertThat(central("2606", "2605: ah-vii; 2508: it-art-3+entrained").inSupply("ah-vii"))
        .isTrue();
  }

  @Test
  @Case("CAP-9.19")
  void theMonitorInterdictsAsAGunDoes() {
    assertThat(central("2806", "2806: ah-t; 2707: it-monitor").inSupply("ah-t")).isFalse();
    assertThat(central("2806", "2806: ah-t; 2709: it-monitor").inSupply("ah-t")).isTrue();
  }

  @Test
  @Case({"CAP-9.15", "CAP-9.19"})
  void anInterdictedHexCutsTheRailwayBehindIt() {
    // The branch to Schio: 1433, 1533, 1633, 1733, Vicenza. A gun at 1731 reaches 1733 and no
    // further.
    Situation cut = allied("1433", "1433: it-1; 1731: ge-art-14");
    assertThat(cut.inSupply("it-1")).isFalse();

    assertThat(allied("1433", "1433: it-1; 1730: ge-art-14").inSupply("it-1")).isTrue();
    assertThat(allied("1433", "1433: it-1, it-17; 1733: it-18; 1731: ge-art-14").inSupply("it-1"))
        .as("a friend in the hex does not help")
        .isFalse();
  }

  // ---- 9.21

  @Test
  @Case("CAP-9.21")
  void stosstruppenOutOfSupplyHaveSixMovementPoints() {
    Situation s = field("1812: ge-5; 1712: ah-1-cav; 1713: ah-24; 1612: ge-hq-14");

    s.at(3, "central", "movement");
    assertThat(s.has("ge-5", "out-of-supply")).isTrue();
    assertThat(s.allowance("ge-5")).isEqualTo(6);
    assertThat(s.allowance("ah-1-cav")).as("not Stosstruppen").isEqualTo(4);
    assertThat(s.allowance("ah-24")).isEqualTo(3);

    s.at(1, "central", "movement");
    assertThat(s.allowance("ge-5")).as("not half of ten either").isEqualTo(6);
  }

  @Test
  @Case("CAP-9.21")
  void inSupplyStosstruppenHaveEightAndTheirAttackIsHalvedWhenTheyAreNot() {
    Situation s = field("1902: ge-5; 1901: ge-hq-14").at(3, "central", "movement");
    assertThat(s.allowance("ge-5")).isEqualTo(8);

    Situation out = field("1812: ge-5; 1811: it-1; 1813: ge-hq-14").at(3, "central", "combat");
    assertThat(out.preview(out.attack("1811", "ge-5")).attack().total()).isEqualTo(3);
  }

  // ---- 9.22

  private static Situation attrition(String side, String units) {
    return field(units).onlyRailheads(side).dice(1).at(3, side, "attrition");
  }

  @Test
  @Case("CAP-9.22")
  void thePlainFeedsTheCentralPowers() {
    Situation clear = attrition("central", "1812: ge-5; 1813: ah-xiv; 2404: ah-xvi");
    assertThat(clear.inSupply("ge-5")).isFalse();
    assertThat(clear.steps("ge-5")).isEqualTo(2);
    assertThat(clear.steps("ah-xvi")).as("a trench in clear ground").isEqualTo(4);
    assertThat(clear.diceLeft()).containsExactly(1);
  }

  @Test
  @Case("CAP-9.22")
  void soDoesACityWhateverItsGround() {
    Situation s = attrition("central", "2525: ge-5");

    assertThat(s.inSupply("ge-5")).isFalse();
    assertThat(s.steps("ge-5")).isEqualTo(2);
    assertThat(s.diceLeft()).containsExactly(1);
  }

  @Test
  @Case("CAP-9.22")
  void mountainAndSwampDoNot() {
    Situation mountain = attrition("central", "1705: ge-5");
    assertThat(mountain.steps("ge-5")).isEqualTo(1);
    assertThat(mountain.diceLeft()).isEmpty();
    assertThat(attrition("central", "2316: ge-5").steps("ge-5")).isEqualTo(1);
  }

  @Test
  @Case("CAP-9.22")
  void theAlliesRollEverywhere() {
    assertThat(attrition("allied", "1812: it-1").steps("it-1")).isEqualTo(1);
    assertThat(attrition("allied", "1833: it-1").steps("it-1")).isEqualTo(1);
  }

  @Test
  @Case({"CAP-9.22", "GWE-9.23"})
  void inThePlainCentralAttackersDoNotRollEither() {
    Situation s = field("1812: ge-5; 1811: it-43; 1813: ge-hq-14").at(3, "central", "combat");
    s.dice(1).play(s.attack("1811", "ge-5"));
    assertThat(s.events(Event.Rolled.class))
        .extracting(Event.Rolled::caseId)
        .doesNotContain("GWE-9.23");

    Situation hills =
        central("none", "1705: ge-5; 1706: it-43; 1604: ge-hq-14").at(3, "central", "combat");
    hills.dice(2, 1).play(hills.attack("1706", "ge-5"));
    assertThat(hills.events(Event.Rolled.class))
        .first()
        .satisfies(roll -> assertThat(roll.caseId()).isEqualTo("GWE-9.23"));
    assertThat(hills.steps("ge-5")).isEqualTo(1);
  }

  // ---- 9.25

  @Test
  @Case("CAP-9.25")
  void theMonitorIsAlwaysInSupply() {
    Situation s = field("2720: it-monitor").onlyRailheads("allied").at(3, "allied", "movement");

    var trace = s.rules().supply(s.p(), s.unit("it-monitor"));
    assertThat(trace.in()).isTrue();
    assertThat(trace.caseId()).isEqualTo("CAP-9.25");
    assertThat(s.has("it-monitor", "out-of-supply")).isFalse();
    assertThat(s.allowance("it-monitor")).isEqualTo(10);
    assertThat(field("1901: ge-5").rules().supply(s.p(), s.unit("ge-5")).caseId())
        .isNotEqualTo("CAP-9.25");
  }

  // ---- three checks in one turn

  @Test
  @Case({"GWE-9.11", "GWE-9.21", "GWE-9.23", "GWE-10.42"})
  void cutOffThenReconnectedThenCutOffAgain() {
    // Straight along row 19 from 1919 to the corps in 1913. Zones lie on 1914 and on its own hex.
    Situation s =
        allied(
            "1919",
            "1913: it-viii; 1915: fr-23, fr-24; 1920: it-hq-s; 1813: ah-24; 2013: ah-13-bde");
    s.at(3, "allied", "movement");
    assertThat(s.has("it-viii", "out-of-supply")).isTrue();
    assertThat(s.allowance("it-viii")).isEqualTo(3);

    // The French take their place on the line: the corps is fed, but has half its points all the
    // same.
    s.play(s.march("fr-23", "1914")).play(s.march("fr-24", "1914"));
    assertThat(s.inSupply("it-viii")).isTrue();
    assertThat(s.allowance("it-viii")).isEqualTo(3);

    // No attrition in the segment for it.
    s.play(s.pass());
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    assertThat(s.steps("it-viii")).isEqualTo(4);
    assertThat(s.asked()).isEqualTo("withdraw");
    assertThat(s.askedOf()).isEqualTo("central");
    s.play(s.pass());

    // The French drive the brigade out and go after it: the line is open no longer.
    assertThat(s.preview(s.attack("1813", "it-viii")).attack().total())
        .as("out of command, in supply")
        .isEqualTo(3.5);
    s.dice(1).play(s.attack("2013", "fr-23", "fr-24"));
    while (s.asked().equals("advance")) {
      s.play(s.advance(s.where("fr-23").equals("1914") ? "fr-23" : "fr-24", "2013"));
    }
    assertThat(s.where("fr-24")).isEqualTo("2013");
    assertThat(s.inSupply("it-viii")).isFalse();

    // Seven is halved to three for supply, and that exactly for command.
    assertThat(s.preview(s.attack("1813", "it-viii")).attack().total()).isEqualTo(1.5);
    s.dice(4, 6).play(s.attack("1813", "it-viii"));
    assertThat(s.events(Event.Rolled.class))
        .extracting(Event.Rolled::caseId)
        .startsWith("GWE-9.23", "GWE-8.4");
    assertThat(s.events(Event.Fought.class))
        .singleElement()
        .satisfies(fought -> assertThat(fought.odds()).isEqualTo("1:2"));
  }
}
