package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Level;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 25: victory. */
class BrusilovVictoryTest {
  private static final Game GAME = new Brusilov();

  private static Situation field(String side, String units) {
    return Situation.of(GAME, "fourth-of-june", "unlimited-command")
        .with(units)
        .at(4, side, "combat");
  }

  private static int points(Situation s) {
    return (int) s.rules().points(s.p()).get(0).total();
  }

  /** Plays a combat out; the defender stands to the last. */
  private static void finish(Situation s) {
    while (Set.of("option", "support", "lose", "displace").contains(s.asked())) {
      s.play(
          switch (s.asked()) {
            case "option" -> s.choose("1");
            case "support" -> s.pass();
            default -> s.suggestion();
          });
    }
  }

  private static boolean surrounded(Situation s, String unit) {
    return ((BrusilovVictory) s.rules().victory()).surrounded(s.p(), s.unit(unit));
  }

  // ---- 25.1, 25.2

  @Test
  @Case({"BRU-25.0", "BRU-25.2-1", "BRU-25.14"})
  void aCentralDivisionLostIsTwoPointsABrigadeOneADepotTwo() {
    for (String[] loss : new String[][] {{"ah-26/1", "2"}, {"ah-202", "1"}, {"ah-dep-1", "2"}}) {
      Situation s =
          field(
              "russian",
              "1014: ru-4rf, ru-2rf; 1013: ru-hq-9le; 1015: " + loss[0] + "; 1017: ah-53");
      s.dice(6, 6, 1).play(s.attack("1015", "ru-4rf", "ru-2rf"));
      finish(s);
      assertThat(points(s)).as(loss[0]).isEqualTo(Integer.parseInt(loss[1]));
    }
  }

  @Test
  @Case({"BRU-25.2-2", "BRU-25.13"})
  void aSurroundedUnitIsWorthDouble() {
    // Far behind the Russian front nothing is near: no line of six hexes leads home.
    Situation s = field("russian", "1704: ru-4rf, ru-2rf; 1703: ru-hq-9le; 1705: ah-26/1");
    s.dice(1).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.where("ah-26")).isEqualTo("eliminated");
    assertThat(points(s)).isEqualTo(4);
    assertThat(s.events(Event.Scored.class))
        .extracting(Event.Scored::caseId)
        .containsExactly("BRU-25.2-2");
    assertThat(s.has("ru-4rf", "engaged")).isTrue();
    s.play(s.pass());
    assertThat(s.has("ru-4rf", "engaged")).isFalse();
  }

  @Test
  @Case("BRU-25.13")
  void aCombatThatIsLeftByHandLeavesNobodySurrounded() {
    String units = "1704: ru-4rf, ru-2rf; 1703: ru-hq-9le; 1705: ah-26";
    Situation s = field("russian", units);
    s.dice(4).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.has("ah-26", "surrounded")).isTrue();
    s.at(4, "central", "movement");
    assertThat(s.has("ah-26", "surrounded")).as("jumped off").isFalse();
    assertThat(s.has("ah-26", "engaged")).isFalse();

    s = field("russian", units);
    s.dice(4).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    s.with("1709: ah-53");
    assertThat(s.asked()).as("the combat was dropped").isEqualTo("attack");
    assertThat(s.has("ah-26", "surrounded")).isFalse();
    assertThat(s.has("ru-4rf", "engaged")).isFalse();
  }

  @Test
  @Case({"BRU-25.2-4", "BRU-25.2-5", "BRU-25.14"})
  void russianLossesAreTakenOff() {
    Situation s = field("central", "1704: ru-77/1; 1705: ge-48r, ge-108; 1706: ge-hq-sa");
    s.dice(4, 4, 1).play(s.attack("1704", "ge-48r", "ge-108"));
    finish(s);
    assertThat(s.where("ru-77")).isEqualTo("eliminated");
    assertThat(points(s)).isEqualTo(-2);

    s = field("central", "1015: ru-77/1; 1014: ge-48r, ge-108; 1013: ge-hq-sa");
    s.dice(1).play(s.attack("1015", "ge-48r", "ge-108"));
    finish(s);
    assertThat(points(s)).as("surrounded").isEqualTo(-4);
  }

  @Test
  @Case({"BRU-25.2-3", "BRU-25.2-6"})
  void aHeadquartersIsOnePoint() {
    Situation s =
        field(
            "russian", "1704: ru-4rf, ru-2rf; 1703: ru-hq-9le; 1705: ah-26/1, ah-hq-2be+reversed");
    s.dice(1).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    finish(s);
    assertThat(s.where("ah-hq-2be")).isEqualTo("eliminated");
    assertThat(points(s)).isEqualTo(4 + 1);
    s =
        field(
            "central", "1015: ru-77/1, ru-hq-11sa+reversed; 1014: ge-48r, ge-108; 1013: ge-hq-sa");
    s.dice(1).play(s.attack("1015", "ge-48r", "ge-108"));
    finish(s);
    assertThat(points(s)).isEqualTo(-4 - 1);
  }

  @Test
  @Case("BRU-25.2-3")
  void aHeadquartersThatTurnsOverCountsToo() {
    Situation s =
        field(
            "russian",
            "1014: ru-4rf, ru-2rf; 1013: ru-hq-9le; 1015: ah-26/1, ah-hq-2be+defence-shift-used;"
                + " 1018: ah-53");
    s.dice(6, 6, 1).play(s.attack("1015", "ru-4rf", "ru-2rf"));
    finish(s);
    assertThat(s.where("ah-26")).isEqualTo("eliminated");
    assertThat(s.has("ah-hq-2be", "reversed")).isTrue();
    assertThat(points(s)).isEqualTo(2 + 1);
  }

  // ---- 25.11, 25.12

  @Test
  @Case({"BRU-25.11", "BRU-25.12"})
  void aTownCountsForWhoWasLastThereIfSupplyReachesIt() {
    Situation s = field("russian", "1015: ah-26");
    assertThat(points(s)).isEqualTo(0);
    s.heldBy("russian", "0812");
    assertThat(points(s)).as("Lutsk, in reach of the railway at 0809").isEqualTo(3);
    s.heldBy("russian", "1719");
    assertThat(points(s)).as("no supply at Lemberg").isEqualTo(3);
    s.heldBy("central", "0812");
    assertThat(points(s)).isEqualTo(0);
    s = field("russian", "0812: ru-hq-9le");
    assertThat(points(s)).as("headquarters do not take towns").isEqualTo(0);
    s = field("russian", "0812: ru-77");
    assertThat(points(s)).isEqualTo(3);
  }

  @Test
  @Case("BRU-25.11")
  void everyTownThatCountsIsShownAsAPrize() {
    Situation s = field("russian", "1015: ah-26");
    assertThat(s.rules().clerk().prizes(s.p()))
        .hasSize(19)
        .anyMatch(
            prize -> prize.hex() == s.hex("1719") && prize.what().equals("Lemberg, 12 points"))
        .anyMatch(prize -> prize.hex() == s.hex("3509") && prize.what().equals("Radautz, 1 point"));
  }

  // ---- 25.13

  @Test
  @Case("BRU-25.13")
  void aLineOfSixFreeHexesToASourceOrASuppliedFriendIsEnough() {
    // Only 1220 is a source: 1115 is six hexes away, 1114 seven.
    Situation s = field("russian", "1115: ah-26; 1114: ah-53").onlyRailheads("central", "1220");
    assertThat(surrounded(s, "ah-26")).isFalse();
    assertThat(surrounded(s, "ah-53")).as("nor is the 26th in supply").isTrue();
    s.with("1117: ge-48r");
    assertThat(s.inSupply("ge-48r")).isTrue();
    assertThat(surrounded(s, "ah-53")).as("a supplied friend three hexes away").isFalse();
  }

  @Test
  @Case("BRU-25.13")
  void enemyZonesCutTheLineUnlessAFriendIsThere() {
    Situation s =
        Situation.of(GAME, "fourth-of-june")
            .with(
                "1014: ah-26; 1012: ru-4; 0914: ru-3; 1115: ru-35; 0916: ru-13; 1117: ru-14; 1017:"
                    + " ru-15");
    assertThat(surrounded(s, "ah-26")).as("every hex about it is under zones").isTrue();
    s.with("1114: ah-53");
    assertThat(surrounded(s, "ah-26")).as("the friend undoes the zones in 1114").isFalse();
  }

  @Test
  @Case("BRU-25.13")
  void germansWhoseSupplyComesThroughZonesAreSurroundedAllTheSame() {
    // Between 1116 and 1118 every hex about 1117 is under zones; two of them may lie on a German
    // line of supply, but not on this line.
    Situation s =
        field("russian", "1117: ge-48r; 1116: ru-4; 1118: ru-3").onlyRailheads("central", "1220");
    assertThat(s.supplyLine("ge-48r")).containsExactly("1117", "1217", "1218", "1219", "1220");
    assertThat(surrounded(s, "ge-48r")).as("nobody is his own supplied friend").isTrue();
  }

  @Test
  @Case("BRU-25.13")
  void itIsLookedAtBeforeTheCombat() {
    Situation s =
        field("russian", "1014: ru-4rf, ru-2rf; 1013: ru-hq-9le; 1015: ah-26/1; 1017: ah-53");
    assertThat(surrounded(s, "ah-26")).isFalse();
  }

  // ---- 25.15, 25.3

  @Test
  @Case("BRU-25.15")
  void theTotalMayBeBelowZero() {
    Situation s = Situation.of(GAME, "on-schedule");
    assertThat(points(s)).isEqualTo(-8);
    assertThat(s.rules().victory().outcome(s.p()).level())
        .isEqualTo("Central Powers decisive victory");
    assertThat(s.rules().missed(s.p())).as("there is no better level").isNull();
  }

  @ParameterizedTest
  @Case("BRU-25.3")
  @CsvSource({
    "-20, Central Powers decisive victory",
    "9, Central Powers decisive victory",
    "10, Central Powers substantive victory",
    "19, Central Powers substantive victory",
    "20, Central Powers marginal victory",
    "29, Central Powers marginal victory",
    "30, Russian marginal victory",
    "39, Russian marginal victory",
    "40, Russian substantive victory",
    "49, Russian substantive victory",
    "50, Russian decisive victory"
  })
  void theLevelsOfVictory(int total, String level) {
    Situation s = Situation.of(GAME, "on-schedule");
    assertThat(s.rules().levels().get(BrusilovVictory.rank(total)).title()).isEqualTo(level);
  }

  @Test
  @Case("BRU-25.3")
  void theSideOfTheLevelHasWon() {
    Situation s = field("russian", "1015: ah-26");
    assertThat(s.rules().victory().outcome(s.p()).winner()).isEqualTo(Brusilov.CENTRAL);
    missedIsExact(s);
    String towns = "0415: ru-dep-1, ru-77; 0814: ru-dep-2; 0812: ru-100; 1413: ru-3";
    s =
        field(
            "russian",
            towns
                + "; 1714: ru-4; 2014: ru-14; 2515: ru-15; 2913: ru-35; 3109: ru-13; 2315: ru-34;"
                + " 2219: ru-16");
    assertThat(points(s)).isGreaterThan(0);
    assertThat(s.rules().points(s.p()).get(1).total()).isEqualTo(0);
    missedIsExact(s);
  }

  /** Those points bring the next level of whoever has won, and one less does not. */
  private static void missedIsExact(Situation s) {
    Level.Missed missed = s.rules().missed(s.p());
    if (missed != null) {
      int total = points(s);
      int step = Integer.signum(missed.points());
      assertThat(step).isNotZero();
      assertThat(BrusilovVictory.rank(total + missed.points())).isEqualTo(missed.rank());
      assertThat(BrusilovVictory.rank(total + missed.points() - step))
          .isEqualTo(BrusilovVictory.rank(total));
    }
  }

  @Test
  @Case({"BRU-25.0", "BRU-20.23"})
  void totalDepotsAndRailsAreKeptBesideTheMap() {
    Situation s = Situation.asPrinted(GAME, "on-schedule", "guards");
    assertThat(s.rules().status(s.p()).markers())
        .extracting(marker -> marker.name() + " " + marker.value())
        .containsExactly(
            "rail russian 0 of 6",
            "rail central 0 of 8",
            "net victory points -14",
            "depots russian 9 of 11",
            "depots central 4 of 10");
  }
}
