package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Retreat, last stand, pursuit and withdrawal as Caporetto has them. */
class CaporettoRetreatTest {
  private static final Game GAME = new Caporetto();

  /** Somewhere else there is something left to attack, so that the phase does not run out. */
  private static final String ELSEWHERE = "; 2507: ah-xxiii; 2508: it-4b";

  // ---- 8.61, 8.62 in the mountains

  /**
   * Germans at 1407 attack 1406, from which a ridge leads to 1306 and open ground to 1405 and 1506;
   * 1307 and 1507 are in the Germans' zone. The Central Powers hold the three Italian exits, so
   * that no source draws the retreat. A die of 6 for each German keeps attrition away; then the
   * combat's.
   */
  private static Situation inTheMountains(String units) {
    Situation s =
        Situation.of(GAME, "historical")
            .with("1407: ge-5, ge-12, ge-200, ge-hq-14; 1406: " + units)
            .with("1834: ah-ii; 2434: ah-iii; 2834: ah-ko" + ELSEWHERE)
            .at(8, "central", "combat");
    s.dice(6, 6, 6, 1).play(s.attack("1406", "ge-5", "ge-12", "ge-200"));
    if (s.asked().equals("support")) {
      s.play(s.pass());
    }
    assertThat(s.result()).isEqualTo("-/1");
    return s.play(s.choose("2"));
  }

  /** Enemies on all sides of 1406 but the ridge. */
  private static final String SHUT = "; 1405: ah-4; 1506: ah-22; 1307: ah-24; 1507: ah-21";

  @Test
  @Case("CAP-8.61")
  void onlyRatingOneRetreatsOverARidge() {
    // 9 against 12: 1-2.
    Situation s = inTheMountains("it-52, it-56");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.retreat("it-52 it-56", "1306"),
            s.retreat("it-52 it-56", "1405"),
            s.retreat("it-52 it-56", "1506"));
    s.play(s.retreat("it-52 it-56", "1306"));
    assertThat(s.where("it-52")).isEqualTo("1306");

    s = inTheMountains("it-1, it-17");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.retreat("it-1 it-17", "1405"), s.retreat("it-1 it-17", "1506"));
    assertThat(s.refusal(s.retreat("it-1 it-17", "1306"))).isEqualTo("CAP-8.61");
    assertThat(s.refusal(s.retreat("it-1 it-17", "1307"))).isEqualTo("GWE-8.64");
    assertThat(s.refusal(s.retreat("it-1 it-17", "1407"))).isEqualTo("GWE-8.61");
  }

  @Test
  @Case("CAP-8.61")
  void ratingTwoWithNoWayButRidgesIsEliminated() {
    Situation s = inTheMountains("it-1, it-17" + SHUT);
    assertThat(s.where("it-1")).isEqualTo("eliminated");
    assertThat(s.where("it-17")).isEqualTo("eliminated");
    s = inTheMountains("it-52, it-56" + SHUT);
    assertThat(s.where("it-52")).isEqualTo("1306");
    assertThat(s.where("it-56")).isEqualTo("1306");
  }

  @Test
  @Case({"CAP-8.61", "CAP-5.4a"})
  void gunsAndDepotsNeverCrossAndAreLostWhereTheRestMust() {
    // While open ground is left the stack keeps together.
    Situation s = inTheMountains("it-52, it-56, it-art-1");
    assertThat(s.refusal(s.retreat("it-52 it-56 it-art-1", "1306"))).isEqualTo("CAP-8.61");
    s.play(s.retreat("it-52 it-56 it-art-1", "1405"));
    assertThat(s.where("it-art-1")).isEqualTo("1405");

    s = inTheMountains("it-52, it-56, it-art-1, it-dep-1" + SHUT);
    assertThat(s.where("it-52")).isEqualTo("1306");
    assertThat(s.where("it-56")).isEqualTo("1306");
    assertThat(s.where("it-art-1")).isEqualTo("eliminated");
    assertThat(s.where("it-dep-1")).isEqualTo("eliminated");
  }

  @Test
  @Case("CAP-8.62")
  void theGreaterPartOfTheStackingPointsRatesAStack() {
    // Two points of rating 1 and two of rating 2: a tie is rating 1, and all may cross.
    Situation s = inTheMountains("it-52, it-1");
    assertThat(s.grants(s.retreat("it-52 it-1", "1306"))).isTrue();
    s.play(s.retreat("it-52 it-1", "1306"));
    assertThat(s.where("it-1")).isEqualTo("1306");
    // Two against four.
    s = inTheMountains("it-52, it-1, it-17");
    assertThat(s.refusal(s.retreat("it-52 it-1 it-17", "1306"))).isEqualTo("CAP-8.61");
    // Two against the nine of a corps.
    s = inTheMountains("it-52, it-xxvii");
    assertThat(s.refusal(s.retreat("it-52 it-xxvii", "1306"))).isEqualTo("CAP-8.61");
    // Guns and headquarters do not count: three brigades of guns leave a division its rating.
    s = inTheMountains("it-52, it-art-1, it-art-2, it-art-3" + SHUT);
    assertThat(s.where("it-52")).isEqualTo("1306");
    assertThat(s.where("it-art-1")).isEqualTo("eliminated");
    s = inTheMountains("it-52, it-2b, it-hq-2" + SHUT);
    assertThat(s.where("it-hq-2")).isEqualTo("1306");
  }

  @Test
  @Case("CAP-8.62")
  void gunsAloneHaveTheirOwnRating() {
    Situation s = inTheMountains("it-art-1, it-art-2, it-art-3" + SHUT);
    assertThat(s.where("it-art-1")).isEqualTo("eliminated");
    assertThat(s.where("it-art-3")).isEqualTo("eliminated");
  }

  @Test
  @Case("CAP-8.62")
  void theRatingOfTheStackCarriesAllThroughAZone() {
    // Enemies leave only 1307, which is in the Germans' zone.
    String shut = "; 1405: ah-4; 1506: ah-22; 1306: ah-24; 1507: ah-21";
    Situation s = inTheMountains("it-52, it-1" + shut);
    assertThat(s.where("it-52")).isEqualTo("1307");
    assertThat(s.where("it-1")).isEqualTo("1307");
    s = inTheMountains("it-52, it-1, it-17" + shut);
    assertThat(s.where("it-52")).isEqualTo("eliminated");
    assertThat(s.where("it-17")).isEqualTo("eliminated");
  }

  // ---- the plain about 1917

  /**
   * Germans at 1916, out of supply as far west as this and so with 3 each, attack 1917. The plain
   * spares them attrition. The nearest source of the Italians is the railway at 2017.
   */
  private static Situation plain(int turn, String units) {
    return Situation.of(GAME, "historical")
        .with("1916: ge-5, ge-12, ge-hq-14; 1917: " + units + ELSEWHERE)
        .at(turn, "central", "combat");
  }

  private static Situation attacked(int turn, int die, String result, String units) {
    Situation s = plain(turn, units);
    s.dice(die).play(s.attack("1917", "ge-5", "ge-12"));
    assertThat(s.result()).isEqualTo(result);
    return s;
  }

  // ---- 8.63

  /** A corps has retreated onto another: eighteen points in 2017. */
  private static Situation crowded() {
    Situation s = attacked(8, 4, "1/1", "it-xxvii; 2017: it-xxviii; 1918: it-hq-2");
    s.play(s.choose("2"));
    assertThat(s.where("it-xxvii")).isEqualTo("2017");
    assertThat(s.rules().stacking().points(s.p(), s.hex("2017"), s.side("allied"))).isEqualTo(18);
    s.play(s.lose("ge-5:1", "ge-12:1"));
    assertThat(s.asked()).isEqualTo("advance");
    return s.play(s.pass());
  }

  private static Situation until(Situation s, String side, String phase) {
    while (!s.phase().equals(phase) || !s.askedOf().equals(side)) {
      assertThat(s.asked()).as("before " + phase).isNotEqualTo("excess");
      s.play(s.pass());
    }
    return s;
  }

  @Test
  @Case("CAP-8.63")
  void anOverstackedHexIsLetOffUntilTheOwnersMovementPhaseEnds() {
    Situation s = until(crowded(), "allied", "movement");
    assertThat(s.steps("it-xxvii")).isEqualTo(4);
    assertThat(s.where("it-xxviii")).isEqualTo("2017");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.choose("eliminate", "it-xxvii"), s.choose("eliminate", "it-xxviii"));
    s.play(s.choose("eliminate", "it-xxviii"));
    assertThat(s.where("it-xxviii")).isEqualTo("eliminated");
    assertThat(s.where("it-xxvii")).isEqualTo("2017");
  }

  /** The hex is too full all the time; the player is warned only where it costs him something. */
  @Test
  @Case({"CAP-8.63", "GWE-6.14"})
  void nobodyIsWarnedOfAHexThatIsLetOff() {
    Situation s = crowded();
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(full(s)).isEqualTo(new Clerk.Load("stacking points", 18, 12, 0, "GWE-6.0"));
    until(s, "allied", "movement");
    assertThat(full(s)).isEqualTo(new Clerk.Load("stacking points", 18, 12, 6, "GWE-6.0"));
    s.play(s.pass(), s.choose("eliminate", "it-xxviii"));
    s.with("2017: it-xxviii").at(9, "central", "combat");
    assertThat(full(s).due()).as("a march is not let off").isEqualTo(6);
  }

  private static Clerk.Load full(Situation s) {
    return s.rules().clerk().loads(s.p(), s.hex("2017"), s.side("allied")).getFirst();
  }

  @Test
  @Case("CAP-8.63")
  void whoThinsTheHexOutInTimeLosesNothing() {
    Situation s = until(crowded(), "allied", "movement");
    s.play(s.march("it-xxvii", "2018"));
    s.play(s.pass());
    assertThat(s.asked()).isNotEqualTo("excess");
    assertThat(s.where("it-xxvii")).isEqualTo("2018");
    assertThat(s.where("it-xxviii")).isEqualTo("2017");
  }

  @Test
  @Case("CAP-8.63")
  void theGraceIsForRetreatsOnlyAndEndsWithThePhase() {
    // Thinned out in time and crowded again by a march: no grace is left for that.
    Situation s = until(crowded(), "allied", "movement");
    s.play(s.march("it-xxvii", "2018"));
    s.play(s.pass());
    s.with("2017: it-xxvii");
    s.at(9, "allied", "movement").play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    // The exception does not hold for the enemy in a hex where this side was.
    s = crowded().with("2017: ah-iii; 1833: it-xxvii; 1832: it-xxviii");
    s.with("2017: ah-xvi").at(8, "central", "movement").play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("central");
  }

  // ---- 8.75

  @ParameterizedTest
  @CsvSource({"1, 1, 1", "2, 2, 2", "3, 3, 1", "4, 4, 2", "5, 5, 1"})
  @Case({"CAP-8.75", "GWE-8.75"})
  void aDieNotAboveTheTurnLetsItaliansStandAndTheHexIsDenied(int turn, int die, int combat) {
    // 6 against 3: a 3 on die 1, a 2 on die 2; the surprise of turn 1 changes neither.
    Situation s = attacked(turn, combat, combat == 1 ? "-/3" : "-/2", "it-1; 1918: it-hq-2");
    assertThat(s.inSupply("it-1")).isTrue();
    s.dice(die).play(s.choose("1"));
    assertThat(s.events(Event.Rolled.class).get(0).caseId()).isEqualTo("CAP-8.75");
    assertThat(s.where("it-1")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.events(Event.Noted.class)).anyMatch(note -> note.caseId().equals("GWE-8.75"));
  }

  @ParameterizedTest
  @CsvSource({"1, 2", "2, 3", "3, 4", "4, 5", "5, 6"})
  @Case("CAP-8.75")
  void aDieAboveTheTurnForcesAnotherOptionForGood(int turn, int die) {
    Situation s = attacked(turn, 2, "-/2", "it-1; 1918: it-hq-2");
    s.dice(die).play(s.choose("1"));
    assertThat(s.steps("it-1")).isEqualTo(2);
    assertThat(s.asked()).isEqualTo("option");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.orders()).containsExactlyInAnyOrder(s.choose("2"), s.choose("3"));
    assertThat(s.refusal(s.choose("1"))).isEqualTo("GWE-8.9-D2");
    s.play(s.choose("2"));
    assertThat(s.steps("it-1")).isEqualTo(1);
    assertThat(s.where("it-1")).isEqualTo("2017");
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case("CAP-8.75")
  void afterAFailureOnAThreeTheOtherOptionIsAllThereIs() {
    Situation s = attacked(2, 1, "-/3", "it-1; 1918: it-hq-2");
    s.dice(3).play(s.choose("1"));
    assertThat(s.steps("it-1")).isEqualTo(1);
    assertThat(s.asked()).isEqualTo("retreat");
  }

  @Test
  @Case("CAP-8.75")
  void withNoWayToGoTheyAreEliminatedAndTheHexIsNotDenied() {
    Situation s = attacked(2, 1, "-/3", "it-1; 1816: ge-200; 1818: ge-26; 2117: ge-117");
    s.dice(3).play(s.choose("1"));
    assertThat(s.where("it-1")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("advance");
  }

  @Test
  @Case("CAP-8.75")
  void fromTurnSixNoDieIsNeeded() {
    Situation s = attacked(6, 2, "-/2", "it-1; 1918: it-hq-2");
    s.dice(6).play(s.choose("1"));
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    assertThat(s.where("it-1")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("attack");
  }

  @Test
  @Case("CAP-8.75")
  void aOneNeedsNoDieAndNeitherDoFrenchOrBritish() {
    Situation s = attacked(2, 4, "1/1", "it-1; 1918: it-hq-2");
    s.dice(6).play(s.choose("1"));
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    assertThat(s.steps("it-1")).isEqualTo(1);

    s = plain(2, "fr-64, br-23; 1816: ge-200, ge-26");
    s.dice(1).play(s.attack("1917", "ge-5", "ge-12", "ge-200", "ge-26"));
    assertThat(s.result()).isEqualTo("-/2");
    s.dice(6).play(s.choose("1"));
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    assertThat(s.where("fr-64")).isEqualTo("eliminated");
    assertThat(s.where("br-23")).isEqualTo("eliminated");
    // One Italian in the force binds it.
    s = plain(2, "fr-64, it-1; 1816: ge-200, ge-26");
    s.dice(1).play(s.attack("1917", "ge-5", "ge-12", "ge-200", "ge-26"));
    assertThat(s.result()).isEqualTo("-/2");
    s.dice(6).play(s.choose("1"));
    assertThat(s.events(Event.Rolled.class)).hasSize(1);
    assertThat(s.where("fr-64")).isEqualTo("1917");
  }

  @Test
  @Case("CAP-8.75")
  void outOfSupplyTheDieIsNeededAllTheSameAndTheHexIsNotDenied() {
    String ring = "it-1; 1817: ge-200; 1918: ge-26; 2016: ge-117; 2017: ge-55";
    Situation s = attacked(3, 2, "-/2", ring);
    assertThat(s.inSupply("it-1")).isFalse();
    s.dice(3).play(s.choose("1"));
    assertThat(s.events(Event.Rolled.class)).hasSize(1);
    assertThat(s.where("it-1")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("advance");
  }

  // ---- 23.32

  /** Every way out of 1917 lies in a zone; a friend stands in 1918. */
  private static final String SURROUNDED = "; 1816: ge-200; 1818: ge-26; 2117: ge-117; 1918: it-13";

  @Test
  @Case("CAP-23.32")
  void onTurnOneNoFriendCoversAnItalianRetreat() {
    // 6 against 3, shifted by surprise: a 1 on die 5.
    Situation s = attacked(1, 5, "1/1", "it-xxvii" + SURROUNDED);
    assertThat(s.controls("central", "1918")).isTrue();
    s.play(s.choose("2"));
    assertThat(s.where("it-xxvii")).isEqualTo("eliminated");
    s = attacked(2, 5, "1/1", "it-xxvii" + SURROUNDED);
    s.play(s.choose("2"));
    assertThat(s.where("it-xxvii")).isEqualTo("1918");
    assertThat(s.steps("it-xxvii")).isEqualTo(4);
  }

  /** A hex that touches both. */
  private static String besideBoth(String a, String b) {
    Board board = Situation.of(GAME, "historical").rules().board();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int hex = board.neighbour(board.hex(a), d);
      if (hex >= 0 && board.adjacent(hex, board.hex(b))) {
        return board.number(hex);
      }
    }
    throw new AssertionError("nothing between " + a + " and " + b);
  }

  @Test
  @Case("CAP-23.32")
  void aRefusalNamesTheCaseThatMakesAFriendInAZoneUseless() {
    // Both hexes beside 1916 and 1917 lie in the zone of the attackers.
    String friend = besideBoth("1916", "1917");
    for (int turn = 1; turn <= 2; turn++) {
      Situation s = attacked(turn, 2, "-/2", "it-xxvii; " + friend + ": it-13");
      s.play(s.choose("3"));
      assertThat(s.asked()).isEqualTo("retreat");
      assertThat(s.refusal(s.retreat("it-xxvii", friend, besideBoth(friend, friend))))
          .isEqualTo(turn == 1 ? "CAP-23.32" : "GWE-8.64");
    }
  }

  @Test
  @Case("CAP-23.32")
  void onTurnOneAFriendInAZoneIsNoStageOfALongerRetreatEither() {
    Situation s = attacked(1, 2, "-/2", "it-xxvii" + SURROUNDED);
    s.play(s.choose("3"));
    assertThat(s.where("it-xxvii")).isEqualTo("eliminated");
    s = attacked(2, 2, "-/2", "it-xxvii" + SURROUNDED);
    s.play(s.choose("3"));
    if (s.asked().equals("retreat")) {
      s.play(s.retreat("it-xxvii", "1918", "2018"));
    }
    assertThat(s.where("it-xxvii")).isNotEqualTo("eliminated");
  }

  @Test
  @Case("CAP-23.32")
  void onTurnOneItaliansOfRatingOneGoThroughZonesAsEver() {
    Situation s = attacked(1, 5, "1/1", "it-52" + SURROUNDED);
    s.play(s.choose("2"));
    if (s.asked().equals("retreat")) {
      s.play(s.orders().get(0));
    }
    assertThat(s.where("it-52")).isNotIn("eliminated", "1917");
    assertThat(s.steps("it-52")).isEqualTo(2);
  }

  // ---- 20 pursuit

  /** Italians have gone from 1917 over 2017 to 2118; the attackers may follow. */
  private static Situation pursuit(String units) {
    Situation s = plain(8, units);
    s.dice(2).play(s.attack("1917", "ge-5", "ge-12"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("3"));
    s.play(s.retreat("it-1", "2017", "2118"));
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.askedOf()).isEqualTo("central");
    return s;
  }

  @Test
  @Case("CAP-20.0a")
  void ratingOneMayFollowALongRetreatAlongItsRoute() {
    Situation s = pursuit("it-1; 1918: it-hq-2");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.pass(),
            s.advance("ge-5", "1917"),
            s.advance("ge-5", "1917", "2017"),
            s.advance("ge-12", "1917"),
            s.advance("ge-12", "1917", "2017"));
    // An advance may not enter the hex where the enemy ended, leave his route, or bypass the first
    // hex that he left.
    assertThat(s.refusal(s.advance("ge-5", "1917", "2017", "2118"))).isEqualTo("CAP-20.0a");
    assertThat(s.refusal(s.advance("ge-5", "1917", "1918"))).isEqualTo("CAP-20.0a");
    assertThat(s.refusal(s.advance("ge-5", "2016", "2017"))).isEqualTo("CAP-20.0a");
    assertThat(s.refusal(s.advance("ge-5", "2016"))).isEqualTo("GWE-8.71");
    s.play(s.advance("ge-5", "1917", "2017"));
    s.play(s.advance("ge-12", "1917"));
    assertThat(s.where("ge-5")).isEqualTo("2017");
    assertThat(s.where("ge-12")).isEqualTo("1917");
    // They have attacked in this phase.
    assertThat(s.refusal(s.attack("2118", "ge-5"))).isEqualTo("GWE-8.14");
  }

  @Test
  @Case("CAP-20.0a")
  void ratingTwoTakesTheHexAndNoMore() {
    Situation s =
        Situation.of(GAME, "historical")
            .with("1916: ah-iii, ah-hq-5; 1816: ge-5; 1917: it-1; 1918: it-hq-2" + ELSEWHERE)
            .at(8, "central", "combat");
    // 2 + 3 against 3 in the row of rating 2, which holds nine points of eleven: 1-1.
    s.dice(1).play(s.attack("1917", "ah-iii", "ge-5"));
    assertThat(s.result()).isEqualTo("-/1");
    s.play(s.choose("2"));
    // A retreat of one hex is not pursued at all.
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.pass(), s.advance("ah-iii", "1917"), s.advance("ge-5", "1917"));
    assertThat(s.refusal(s.advance("ge-5", "1917", "2017"))).isEqualTo("CAP-20.0a");

    s =
        Situation.of(GAME, "historical")
            .with(
                "1916: ah-iii, ah-xvii, ah-hq-5; 1816: ge-5; 1917: it-1; 1918: it-hq-2" + ELSEWHERE)
            .at(8, "central", "combat");
    // 2 + 2 + 3 against 3: 2-1.
    s.dice(1).play(s.attack("1917", "ah-iii", "ah-xvii", "ge-5"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("3"));
    s.play(s.retreat("it-1", "2017", "2118"));
    assertThat(s.refusal(s.advance("ah-iii", "1917", "2017"))).isEqualTo("CAP-20.0a");
    assertThat(s.rules().judge(s.p(), s.advance("ah-iii", "1917", "2017")))
        .isInstanceOfSatisfying(
            Ruling.Refused.class,
            refused -> assertThat(refused.why()).endsWith("only units of rating 1 may pursue."));
    s.play(s.advance("ge-5", "1917", "2017"));
    s.play(s.advance("ah-iii", "1917"));
    assertThat(s.where("ge-5")).isEqualTo("2017");
    assertThat(s.where("ah-iii")).isEqualTo("1917");
    // Eighteen points are too many.
    assertThat(s.where("ah-xvii")).isEqualTo("1916");
  }

  @Test
  @Case("CAP-20.0a")
  void pursuersKeepToTheStackingLimit() {
    Situation s =
        Situation.of(GAME, "historical")
            .with("1916: ge-5, ge-12, ge-200, ge-hq-14; 1816: ge-26, ge-117, ge-55, ge-8kj")
            .with("1917: it-viii; 1918: it-hq-2" + ELSEWHERE)
            .at(8, "central", "combat");
    // 21 against 8.
    s.dice(2)
        .play(s.attack("1917", "ge-5", "ge-12", "ge-200", "ge-26", "ge-117", "ge-55", "ge-8kj"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("3"));
    s.play(s.retreat("it-viii", "2017", "2118"));
    assertThat(s.refusal(s.advance("ge-5 ge-12 ge-200 ge-26 ge-117 ge-55 ge-8kj", "1917", "2017")))
        .isEqualTo("GWE-8.71");
    s.play(s.advance("ge-5 ge-12 ge-200 ge-26 ge-117 ge-55", "1917", "2017"));
    assertThat(s.refusal(s.advance("ge-8kj", "1917", "2017"))).isEqualTo("GWE-8.71");
    s.play(s.advance("ge-8kj", "1917"));
    assertThat(s.where("ge-8kj")).isEqualTo("1917");
  }

  @Test
  @Case("CAP-20.0a")
  void friendsOnTheRouteStopThePursuit() {
    Situation s = pursuit("it-1; 1918: it-hq-2; 2017: it-2b");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(s.pass(), s.advance("ge-5", "1917"), s.advance("ge-12", "1917"));
    assertThat(s.refusal(s.advance("ge-5", "1917", "2017"))).isEqualTo("CAP-20.0a");
  }

  @Test
  @Case({"CAP-20.0b", "CAP-20.0a"})
  void aDepotOnTheRouteIsDestroyedByThePursuers() {
    Situation s = pursuit("it-1; 1918: it-hq-2; 2017: it-dep-1");
    double before = s.rules().points(s.p()).get(0).total();
    s.play(s.advance("ge-5", "1917", "2017"));
    assertThat(s.where("it-dep-1")).isEqualTo("eliminated");
    assertThat(s.where("ge-5")).isEqualTo("2017");
    assertThat(s.events(Event.Reduced.class))
        .anyMatch(
            event -> event.unit() == s.unit("it-dep-1") && event.caseId().equals("CAP-20.0b"));
    assertThat(s.rules().points(s.p()).get(0).total()).isEqualTo(before);
    // An advance that stops in the lost hex does not eliminate the depot.
    Situation short_ = pursuit("it-1; 1918: it-hq-2; 2017: it-dep-1");
    short_.play(short_.advance("ge-5", "1917"));
    assertThat(short_.where("it-dep-1")).isEqualTo("2017");
  }

  @Test
  @Case("CAP-20.0b")
  void aHeadquartersOnTheRouteGoesToTheHexOfTheRetreatingStack() {
    // 1918 would be nearer for a displacement of the common kind.
    Situation s = pursuit("it-1; 1918: it-13; 2017: it-hq-3, it-dep-1");
    s.play(s.advance("ge-5 ge-12", "1917", "2017"));
    assertThat(s.where("it-hq-3")).isEqualTo("2118");
    assertThat(s.where("it-dep-1")).isEqualTo("eliminated");
    assertThat(s.where("ge-12")).isEqualTo("2017");
  }

  @Test
  @Case({"CAP-20.0a", "GWE-8.75"})
  void aLastStandIsNotPursued() {
    Situation s = attacked(8, 2, "-/2", "it-1; 1918: it-hq-2");
    s.play(s.choose("1"));
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.where("ge-5")).isEqualTo("1916");
  }

  // ---- 12.1, 23.31

  private static Situation withdrawing(int turn, String side, String units) {
    return Situation.of(GAME, "historical")
        .with("1916: ge-5, ge-12, ge-hq-14; 1917: " + units)
        .at(turn, side, "withdrawal");
  }

  @ParameterizedTest
  @CsvSource({"1, 1917", "2, gone", "6, gone"})
  @Case("CAP-12.1")
  void everyUnitOfRatingOneMayTryToWithdrawTwoHexes(int die, String end) {
    Situation s = withdrawing(2, "central", "it-52, it-1, it-hq-2; 1918: it-2b");
    assertThat(s.asked()).isEqualTo("withdraw");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.orders()).containsExactlyInAnyOrder(s.pass(), s.withdraw("it-52"));
    s.dice(die).play(s.withdraw("it-52"));
    assertThat(s.events(Event.Rolled.class).get(0).face()).isEqualTo(die);
    if (end.equals("gone")) {
      assertThat(s.asked()).isEqualTo("withdrawal-path");
      assertThat(s.refusal(s.retreat("it-52", "2017"))).isEqualTo("GWE-12.13");
      s.play(s.retreat("it-52", "2017", "2118"));
      assertThat(s.where("it-52")).isEqualTo("2118");
    } else {
      assertThat(s.where("it-52")).isEqualTo("1917");
      // One try is all.
      assertThat(s.phase()).isNotEqualTo("withdrawal");
    }
  }

  @Test
  @Case("CAP-12.1")
  void otherUnitsAndHeadquartersDoNotWithdraw() {
    Situation s = withdrawing(2, "central", "it-52, it-1, it-hq-2, it-art-1");
    assertThat(s.refusal(s.withdraw("it-1"))).isEqualTo("CAP-12.1");
    assertThat(s.refusal(s.withdraw("it-hq-2"))).isEqualTo("CAP-12.1");
    assertThat(s.refusal(s.withdraw("it-art-1"))).isEqualTo("CAP-12.1");
    assertThat(s.refusal(s.withdraw("ge-5"))).isEqualTo("GWE-4.0-2");
  }

  @Test
  @Case("CAP-12.1")
  void aWithdrawalMayCrossRidgesAndZones() {
    Situation s =
        Situation.of(GAME, "historical")
            .with("1407: ge-5; 1406: it-52; 1405: ah-4; 1506: ah-22; 1507: ah-24; 1307: ah-21")
            .with("1834: ah-ii; 2434: ah-iii; 2834: ah-ko")
            .at(3, "central", "withdrawal");
    s.dice(2).play(s.withdraw("it-52"));
    assertThat(s.orders())
        .isNotEmpty()
        .allMatch(order -> order.toString().contains("[" + s.hex("1306") + ","));
  }

  @Test
  @Case({"CAP-12.1", "GWE-8.66a"})
  void aHostThatWithdrawsInItsTurnLeavesItsGuestToFight() {
    // The brigade withdraws onto the division, which then goes too: who is left defends itself.
    Situation s = withdrawing(3, "central", "it-2b; 2118: it-52; 2217: ge-200; 1918: it-hq-2");
    s.dice(6).play(s.withdraw("it-2b"));
    s.play(s.retreat("it-2b", "2017", "2118"));
    assertThat(s.has("it-2b", "passenger")).isTrue();
    assertThat(s.asked()).isEqualTo("fill");
    s.play(s.pass());
    s.dice(6).play(s.withdraw("it-52"));
    s.play(s.orders().get(0));
    assertThat(s.where("it-52")).isNotEqualTo("2118");
    assertThat(s.where("it-2b")).isEqualTo("2118");
    assertThat(s.has("it-2b", "passenger")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  @Case("CAP-23.31")
  void onTurnOneItaliansAreTooSurprisedToWithdraw(int turn) {
    Situation s =
        Situation.of(GAME, "historical").with("1916: ge-5; 1917: it-52, it-2b, fr-64, it-1");
    s.at(turn, "central", "withdrawal");
    assertThat(s.refusal(s.withdraw("it-1"))).as("of rating 2").isEqualTo("CAP-12.1");
    if (turn == 1) {
      assertThat(s.refusal(s.withdraw("it-52"))).isEqualTo("CAP-23.31");
      assertThat(s.refusal(s.withdraw("it-2b"))).isEqualTo("CAP-23.31");
      assertThat(s.orders()).containsExactlyInAnyOrder(s.pass(), s.withdraw("fr-64"));
    } else {
      assertThat(s.orders())
          .containsExactlyInAnyOrder(
              s.pass(), s.withdraw("it-52"), s.withdraw("it-2b"), s.withdraw("fr-64"));
    }
  }

  @Test
  @Case("CAP-23.31")
  void onTurnOneTheGermansMayWithdraw() {
    Situation s = withdrawing(1, "allied", "it-52");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(s.pass(), s.withdraw("ge-5"), s.withdraw("ge-12"));
    // It is the Allies' own phase: their units are not the ones to withdraw.
    assertThat(s.refusal(s.withdraw("it-52"))).isEqualTo("GWE-4.0-2");
  }
}
