package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import java.util.Arrays;
import java.util.Collections;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 24: victory points and who has won. */
class CaporettoVictoryTest {
  private static final Game GAME = new Caporetto();

  /** Depots, four hexes apart, from the railway at 2507 to 1723 beyond the Piave. */
  private static final String CHAIN =
      "2511: ah-dep-1; 2314: ah-dep-2; 2318: ah-dep-3; 2121: ah-dep-4; 1723: ah-dep-5; ";

  private static Situation field(String units) {
    return Situation.of(GAME, "historical").with(units);
  }

  private static double central(Situation s) {
    return s.rules().points(s.p()).get(0).total();
  }

  private static double allied(Situation s) {
    return s.rules().points(s.p()).get(1).total();
  }

  private static double part(Situation s, int side, String what) {
    return s.rules().points(s.p()).get(side).parts().stream()
        .filter(part -> part.what().equals(what))
        .mapToDouble(Explanation::total)
        .sum();
  }

  // ---- 24.11

  @Test
  @Case("CAP-24.11")
  void everySuppliedStepBeyondThePiaveIsTenPoints() {
    assertThat(central(field(CHAIN + "1822: ah-ko"))).isEqualTo(40);
    assertThat(central(field(CHAIN + "1822: ah-ko/3"))).isEqualTo(30);
    assertThat(central(field(CHAIN + "1822: ge-5"))).isEqualTo(20);
    assertThat(central(field(CHAIN + "1822: ge-5/1, ah-1-cav, ah-art-5"))).isEqualTo(40);
  }

  @Test
  @Case("CAP-24.11")
  void brigadesWithoutGunsHeadquartersAndDepotsAreWorthNothingThere() {
    assertThat(central(field(CHAIN + "1822: ah-29, ah-13-bde, ge-hq-14"))).isZero();
  }

  @Test
  @Case("CAP-24.11")
  void thePiaveAndTheRowOfFourteensAreTheBounds() {
    Situation s = field(CHAIN + "1722: ge-5; 1821: ge-12; 1425: ge-26; 1524: ge-117");
    for (String unit : new String[] {"ge-5", "ge-12", "ge-26", "ge-117"}) {
      assertThat(s.inSupply(unit)).as(unit).isTrue();
    }

    assertThat(central(s)).as("1524 alone is beyond the river and below row 14").isEqualTo(20);
  }

  @Test
  @Case("CAP-24.11")
  void stepsOutOfSupplyAreWorthNothing() {
    assertThat(central(field("1822: ah-ko; 1723: ah-dep-5"))).isZero();
  }

  // ---- 24.12

  @Test
  @Case("CAP-24.12")
  void anItalianFortressDestroyedIsTwentyPoints() {
    assertThat(central(field(""))).isZero();
    assertThat(central(field("eliminated: fort-0928"))).isEqualTo(20);
    assertThat(central(field("eliminated: fort-0928, fort-1209"))).isEqualTo(40);
    assertThat(central(field("eliminated: fort-0928, fort-1209, fort-2326"))).isEqualTo(60);
    assertThat(central(field("2326: fort-2326/1"))).as("one step left").isZero();
    assertThat(central(field("eliminated: fort-0334, fort-0904"))).as("not Italian").isZero();
  }

  // ---- 24.13, 24.22: losses, here by attrition

  /** Allied units cut off in the plain, with a bad die for each. */
  private static Situation alliedLosses(String units) {
    return field(units).onlyRailheads("allied").dice(ones(12)).at(3, "allied", "attrition");
  }

  private static Situation centralLosses(String units) {
    return field(units).onlyRailheads("central").dice(ones(12)).at(3, "central", "attrition");
  }

  private static Integer[] ones(int count) {
    return Collections.nCopies(count, 1).toArray(Integer[]::new);
  }

  @Test
  @Case("CAP-24.13")
  void everyFrenchOrBritishStepLostIsFivePoints() {
    Situation s = alliedLosses("1812: fr-23; 1813: br-23");
    assertThat(s.steps("fr-23")).isEqualTo(1);
    assertThat(central(s)).isEqualTo(10);

    s.dice(ones(2)).at(4, "allied", "attrition");
    assertThat(s.where("fr-23")).isEqualTo("eliminated");
    assertThat(central(s)).as("two divisions dead").isEqualTo(20);
  }

  @ParameterizedTest
  @CsvSource({
    "it-viii/1, 2",
    "it-viii/4, 0",
    "it-19/1, 2",
    "it-1/1, 1",
    "it-1/2, 0",
    "it-39/1, 1",
    "it-art-1/1, 1",
    "it-2b/1, 0",
    "it-5a/1, 0",
    "it-sm/1, 0",
    "it-dep-1/1, 0"
  })
  @Case("CAP-24.13")
  void italiansCountOnlyWhenAUnitIsEliminated(String unit, int points) {
    Situation s = alliedLosses("1812: " + unit);

    assertThat(s.diceLeft()).hasSize(11);
    assertThat(central(s)).isEqualTo(points);
  }

  @Test
  @Case({"CAP-2.3d", "CAP-24.13"})
  void the19thDivisionCountsAsACorpsInEveryWay() {
    Situation s = Situation.asPrinted(GAME, "historical");
    assertThat(s.steps("it-19")).isEqualTo(4);
    assertThat(s.rules().stacking().points(s.p(), s.hex("1803"), s.side("allied"))).isEqualTo(9);

    assertThat(part(alliedLosses("1812: it-19/1"), 0, "Italian corps eliminated")).isEqualTo(2);
    assertThat(part(alliedLosses("1812: it-19/1"), 0, "Italian divisions and artillery eliminated"))
        .isZero();
    assertThat(allied(field("2018: it-19"))).as("four steps east of the diagonal").isEqualTo(20);
  }

  @Test
  @Case({"CAP-2.3d", "CAP-19.21"})
  void the19thLosesAStepOnAForcedMarchAsACorpsDoes() {
    Situation s = field("1812: it-19, it-1; 1813: it-hq-2").at(3, "allied", "movement");

    s.play(s.move("forced", "it-19", "1811"));
    s.play(s.pass());

    assertThat(s.steps("it-19")).isEqualTo(3);
  }

  @Test
  @Case("CAP-24.22")
  void everyStepOfStosstruppenLostIsFivePoints() {
    assertThat(allied(centralLosses("1705: ge-5"))).isEqualTo(5);
    assertThat(allied(centralLosses("1705: ge-5; 1605: ah-1"))).as("of any nation").isEqualTo(10);
    assertThat(allied(centralLosses("1705: ah-24, ah-1-cav, ah-ko")))
        .as("of no other unit")
        .isZero();
    Situation dead = centralLosses("1705: ge-5");
    dead.dice(1).at(4, "central", "attrition");
    assertThat(allied(dead)).as("a division dead").isEqualTo(10);
  }

  @Test
  @Case("CAP-24.22")
  void stepsRegainedAreNotGivenBack() {
    Situation s = centralLosses("1705: ge-5");
    assertThat(s.steps("ge-5")).isEqualTo(1);

    s.at(5, "central", "replacement").play(s.replace("ge-5"));

    assertThat(s.steps("ge-5")).isEqualTo(2);
    assertThat(allied(s)).isEqualTo(5);
  }

  // ---- 24.21

  @ParameterizedTest
  @CsvSource({
    "it-1, 10",
    "it-1/1, 5",
    "it-viii, 20",
    "it-viii/3, 15",
    "it-art-1, 5",
    "it-39, 10",
    "fr-23, 10"
  })
  @Case("CAP-24.21")
  void everyAlliedStepEastOfTheDiagonalIsFivePoints(String unit, int points) {
    assertThat(allied(field("2018: " + unit))).isEqualTo(points);
  }

  @Test
  @Case("CAP-24.21")
  void brigadesCountInPairs() {
    assertThat(allied(field("2018: it-2b"))).isZero();
    assertThat(allied(field("2018: it-2b; 2117: it-5a"))).as("a pair is a division").isEqualTo(10);
    assertThat(allied(field("2018: it-2b; 2117: it-5a, it-sm"))).isEqualTo(10);
    assertThat(allied(field("2018: it-2b, it-c; 2117: it-5a, it-sm"))).isEqualTo(20);
    assertThat(allied(field("2018: it-2b, it-1"))).isEqualTo(10);
  }

  @Test
  @Case("CAP-24.21")
  void headquartersDepotsAndTheMonitorAreWorthNothing() {
    assertThat(allied(field("2018: it-hq-2, it-dep-1; 2508: it-monitor"))).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "1023, 1024", "1123, 1124", "1222, 1223", "1322, 1323", "1421, 1422", "1521, 1522",
        "1620, 1621",
    "1720, 1721", "1819, 1820", "1919, 1920", "2018, 2019", "2118, 2119", "2217, 2218",
        "2317, 2318",
    "2416, 2417", "2516, 2517"
  })
  @Case("CAP-24.21")
  void theDiagonalRunsFrom0128To2516AndIsPartOfTheGround(String on, String beyond) {
    assertThat(allied(field(on + ": it-1"))).isEqualTo(10);
    Situation west = field(beyond + ": it-1");
    assertThat(west.inSupply("it-1")).isTrue();
    assertThat(allied(west)).isZero();
  }

  @Test
  @Case("CAP-24.21")
  void stepsOutOfSupplyAreWorthNothingEither() {
    assertThat(allied(field("2011: it-1, it-2b, it-5a"))).isEqualTo(20);
    assertThat(allied(field("2011: it-1, it-2b, it-5a").onlyRailheads("allied", "1834"))).isZero();
  }

  // ---- 24.23

  @Test
  @Case("CAP-24.23")
  void aSuppliedUnitInTriesteOrTrentIsFortyPointsOnce() {
    assertThat(part(field("2806: it-2b"), 1, "Trieste or Trent")).isEqualTo(40);
    Situation trent = field("eliminated: fort-0334").with("0334: it-1");
    assertThat(trent.inSupply("it-1")).isTrue();
    assertThat(allied(trent)).isEqualTo(40);
    assertThat(
            part(
                field("eliminated: fort-0334").with("0334: it-1; 2806: it-17"),
                1,
                "Trieste or Trent"))
        .isEqualTo(40);
    assertThat(part(field("2805: it-2b; 0333: it-1"), 1, "Trieste or Trent")).isZero();
  }

  @Test
  @Case("CAP-24.23")
  void itMustBeACombatUnitInSupply() {
    assertThat(part(field("2806: it-hq-3"), 1, "Trieste or Trent")).isZero();
    assertThat(part(field("2806: ah-t"), 1, "Trieste or Trent")).isZero();
    assertThat(part(field("2806: it-1").onlyRailheads("allied"), 1, "Trieste or Trent")).isZero();
  }

  // ---- 24.3

  private static Outcome end(Situation s) {
    s.at(15, "allied", "interphase");
    return ((Decision.Over) s.match().decision()).outcome();
  }

  @Test
  @Case("CAP-24.31")
  void whoHasMorePointsWinsAndEqualPointsAreADraw() {
    Outcome central = end(field("eliminated: fort-0928"));
    assertThat(central.winner()).isEqualTo(Caporetto.CENTRAL);
    assertThat(central.level()).isEqualTo("Central Powers victory");

    Outcome allied = end(field("2018: it-1; 2017: it-art-1, it-17"));
    assertThat(allied.winner()).isEqualTo(Caporetto.ALLIED);
    assertThat(allied.level()).isEqualTo("Allied victory");

    Outcome draw = end(field("eliminated: fort-0928; 2018: it-1, it-17"));
    assertThat(draw.points()).extracting(Explanation::total).containsExactly(20.0, 20.0);
    assertThat(draw.winner()).isNull();
    assertThat(draw.level()).isEqualTo("Draw");

    Outcome close = end(field("eliminated: fort-0928; 2018: it-1, it-17; 2017: it-art-1"));
    assertThat(close.points()).extracting(Explanation::total).containsExactly(20.0, 25.0);
    assertThat(close.winner()).isEqualTo(Caporetto.ALLIED);
  }

  @Test
  @Case("CAP-24.31")
  void theGameEndsAfterTurnFifteenAndNotBefore() {
    Situation s = field("1812: it-1").at(14, "allied", "interphase");
    assertThat(s.turn()).isEqualTo(15);
    assertThat(s.asked()).isNotEqualTo("over");
  }

  @Test
  @Case("CAP-24.32")
  void theCentralPowersWinDecisivelyWithAllItalianFortressesDestroyed() {
    Outcome all = end(field("eliminated: fort-0928, fort-1209, fort-2326"));
    assertThat(all.winner()).isEqualTo(Caporetto.CENTRAL);
    assertThat(all.level()).isEqualTo("Central Powers decisive victory");

    assertThat(end(field("eliminated: fort-0928, fort-1209")).level())
        .isEqualTo("Central Powers victory");
    // With fewer points than the Allies it is no victory at all.
    Outcome behind =
        end(
            field(
                "eliminated: fort-0928, fort-1209, fort-2326; 2018: it-viii; 2017: it-ii; 2117:"
                    + " it-xxiii; 2116: it-1"));
    assertThat(behind.points()).extracting(Explanation::total).containsExactly(60.0, 70.0);
    assertThat(behind.winner()).isEqualTo(Caporetto.ALLIED);
    assertThat(behind.level()).isEqualTo("Allied victory");
  }

  private static Situation withDead(String... divisions) {
    StringBuilder units = new StringBuilder();
    String[] hexes = {"1705", "1605", "1505", "1405", "1305", "1205"};
    for (int i = 0; i < divisions.length; i++) {
      units.append(hexes[i]).append(": ").append(divisions[i]).append("/1; ");
    }
    Situation s = centralLosses(units.toString());
    Arrays.stream(divisions).forEach(unit -> assertThat(s.where(unit)).isEqualTo("eliminated"));
    return s;
  }

  @Test
  @Case("CAP-24.33")
  void theAlliesWinDecisivelyWithFiveGermanShockDivisionsEliminated() {
    Outcome five = end(withDead("ge-5", "ge-12", "ge-26", "ge-117", "ge-200"));
    assertThat(five.winner()).isEqualTo(Caporetto.ALLIED);
    assertThat(five.level()).isEqualTo("Allied decisive victory");

    assertThat(end(withDead("ge-5", "ge-12", "ge-26", "ge-117")).level())
        .isEqualTo("Allied victory");
    assertThat(end(withDead("ge-5", "ge-12", "ge-26", "ge-117", "ah-1", "ah-50")).level())
        .as("the fifth must be German")
        .isEqualTo("Allied victory");
  }

  @Test
  @Case("CAP-24.33")
  void fiveShockDivisionsAreNoDecisionForWhoIsBehind() {
    Outcome outcome =
        end(
            withDead("ge-5", "ge-12", "ge-26", "ge-117", "ge-200")
                .with("eliminated: fort-0928, fort-1209"));

    assertThat(outcome.points()).extracting(Explanation::total).containsExactly(40.0, 25.0);
    assertThat(outcome.level()).isEqualTo("Central Powers victory");
  }

  @Test
  @Case({"CAP-24.31", "CAP-24.11", "CAP-24.13"})
  void thePartsAreNamedWithTheirCases() {
    Situation s = field("");

    assertThat(s.rules().points(s.p()).get(0).parts())
        .extracting(Explanation::caseId)
        .containsExactly("CAP-24.11", "CAP-24.12", "CAP-24.13", "CAP-24.13", "CAP-24.13");
    assertThat(s.rules().points(s.p()).get(1).parts())
        .extracting(Explanation::caseId)
        .containsExactly("CAP-24.21", "CAP-24.22", "CAP-24.23");
  }
}
