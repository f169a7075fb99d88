package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Where several cases meet in one combat of Caporetto: the size of the forces, the last stand,
 * those who fled into the hex, the fortress, the headquarters. Germans at 1916 and 1816 in the
 * Venetian plain are out of supply, which halves their attack and nothing more.
 */
class InteractionsOneToFourTest {
  private static final Game GAME = new Caporetto();

  /** Something else to attack, so that the phase does not run out. */
  private static final String ELSEWHERE = "; 2507: ah-xxiii; 2508: it-4b";

  private static Situation plain(int turn, String units) {
    return Situation.of(GAME, "historical").with(units + ELSEWHERE).at(turn, "central", "combat");
  }

  // ---- 1: the size of the forces

  @Test
  @Case({"GWE-8.9-S", "GWE-8.9-DE", "CAP-17.16"})
  void twoStepsEliminateTwoOfEightHoweverManyGunsHelp() {
    Situation s =
        plain(1, "1916: ge-5, ge-art-14, ge-hq-14, ge-hq-li; 1917: it-xxi, it-xxvi; 1918: it-hq-2");
    // 3 and half of 5 against 4 is 1-1; army, corps and surprise shift it three columns.
    s.dice(1)
        .play(
            s.supported(
                s.shifted(s.attack("1917", "ge-5"), "ge-hq-14", "ge-hq-li"), "ge-art-14:5"));
    assertThat(s.result()).isEqualTo("-/E");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.refusal(s.lose("it-xxi:3"))).isEqualTo("GWE-8.9-DE");
    s.play(s.lose("it-xxi:1", "it-xxvi:1"));
    assertThat(s.steps("it-xxi")).isEqualTo(3);
    assertThat(s.steps("it-xxvi")).isEqualTo(3);
    assertThat(s.where("it-xxi")).isEqualTo("1917");
    assertThat(s.asked()).isEqualTo("attack");
  }

  @Test
  @Case({"GWE-8.9-X1", "GWE-8.9-A1", "GWE-8.9-D1", "GWE-8.54"})
  void aOneToOneHalvesBothOfTwoEqualForcesTheDefenderFirst() {
    Situation s = plain(8, "1916: ge-5, ge-12, ge-hq-14; 1917: it-xxvii; 1918: it-hq-2");
    s.dice(4).play(s.attack("1917", "ge-5", "ge-12"));
    assertThat(s.result()).isEqualTo("1/1");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.steps("ge-5") + s.steps("ge-12")).isEqualTo(4);
    s.play(s.choose("1"));
    assertThat(s.steps("it-xxvii")).isEqualTo(2);
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.lose("ge-5:2"), s.lose("ge-5:1", "ge-12:1"), s.lose("ge-12:2"));
  }

  @Test
  @Case({"GWE-8.9-X3", "GWE-8.9-S"})
  void anOddNumberIsRoundedUpForBothSides() {
    // Three steps against four: two are lost here and there.
    Situation s = plain(8, "1916: ge-5, ge-12/1, ge-hq-14; 1917: it-xxvii; 1918: it-hq-2");
    // 3 + 1 against 3.
    s.dice(4).play(s.attack("1917", "ge-5", "ge-12"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.steps("it-xxvii")).isEqualTo(2);
    assertThat(s.refusal(s.lose("ge-5:1"))).isEqualTo("GWE-8.9-A1");
    s.play(s.lose("ge-5:2"));
    assertThat(s.where("ge-5")).isEqualTo("eliminated");
    assertThat(s.steps("ge-12")).isEqualTo(1);
  }

  // ---- 2: the last stand

  @ParameterizedTest
  @CsvSource({
    // turn, combat die, result, stand die, in supply, what is asked next
    "8, 2, -/2, 0, true, attack",
    "8, 1, -/3, 0, true, attack",
    "8, 2, -/2, 0, false, advance",
    "8, 1, -/3, 0, false, advance",
    "5, 2, -/2, 5, true, attack",
    "5, 2, -/2, 5, false, advance",
    "5, 2, -/2, 6, true, option",
  })
  @Case({"GWE-8.75", "CAP-8.75", "GWE-8.9-D2", "GWE-8.9-D3"})
  void aLastStandDeniesTheHexOnlyInSupplyAndAfterItsDie(
      int turn, int die, String result, int stand, boolean supplied, String next) {
    String about =
        supplied ? "; 1918: it-hq-2" : "; 1817: ge-200; 1918: ge-26; 2016: ge-117; 2017: ge-55";
    Situation s = plain(turn, "1916: ge-5, ge-12, ge-hq-14; 1917: it-1" + about);
    assertThat(s.inSupply("it-1")).isEqualTo(supplied);
    s.dice(die).play(s.attack("1917", "ge-5", "ge-12"));
    assertThat(s.result()).isEqualTo(result);
    if (stand > 0) {
      s.dice(stand);
    }
    s.play(s.choose("1"));
    assertThat(s.events(Event.Rolled.class)).hasSize(stand > 0 ? 1 : 0);
    assertThat(s.asked()).isEqualTo(next);
    assertThat(s.where("it-1")).isEqualTo(next.equals("option") ? "1917" : "eliminated");
  }

  @Test
  @Case({"GWE-8.75", "GWE-8.9-DE"})
  void anEliminationInSupplyOpensTheHex() {
    Situation s = plain(8, "1916: ge-5, ge-12, ge-hq-14; 1917: it-43; 1918: it-hq-2");
    // 6 against 1.
    s.dice(1).play(s.attack("1917", "ge-5", "ge-12"));
    assertThat(s.result()).isEqualTo("-/E");
    assertThat(s.inSupply("it-4b")).isTrue();
    assertThat(s.asked()).isEqualTo("advance");
    assertThat(s.askedOf()).isEqualTo("central");
  }

  // ---- 3: those who fled into the hex

  /** The 1st Division has fled from 1917 to the corps at 2017, beside which more Germans stand. */
  private static Situation fled() {
    Situation s =
        plain(
            8,
            "1916: ge-5, ge-12, ge-hq-14; 1917: it-1; 2017: it-xxviii; 1918: it-hq-2;"
                + " 2117: ge-200, ge-26");
    s.dice(2).play(s.attack("1917", "ge-5", "ge-12"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("2"));
    assertThat(s.where("it-1")).isEqualTo("2017");
    assertThat(s.steps("it-1")).isEqualTo(1);
    assertThat(s.has("it-1", "passenger")).isTrue();
    s.play(s.pass());
    // The corps alone defends: 2, without the division's 2.
    assertThat(s.preview(s.attack("2017", "ge-200", "ge-26")).defence().total()).isEqualTo(2.0);
    return s;
  }

  @Test
  @Case({"GWE-8.66a", "GWE-8.66b", "GWE-8.14"})
  void whoFledDiesIfItsHostsRetreat() {
    Situation s = fled();
    // 6 against 2 is 3-1.
    s.dice(6).play(s.attack("2017", "ge-200", "ge-26"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("2"));
    if (s.asked().equals("retreat")) {
      // The stack is the corps; the division is no part of it.
      assertThat(s.refusal(s.retreat("it-xxviii it-1", "2018"))).isEqualTo("GWE-8.62");
      s.play(s.orders().get(0));
    }
    assertThat(s.where("it-1")).isEqualTo("eliminated");
    assertThat(s.where("it-xxviii")).isNotIn("eliminated", "2017");
  }

  @Test
  @Case({"GWE-8.66a", "GWE-8.66b", "GWE-8.9-S"})
  void whoFledLosesHalfIfItsHostsLoseSteps() {
    Situation s = fled();
    s.dice(6).play(s.attack("2017", "ge-200", "ge-26"));
    s.play(s.choose("1"));
    // Four steps against the corps's four: two are lost. Of the one step that fled half is one.
    assertThat(s.steps("it-xxviii")).isEqualTo(2);
    assertThat(s.where("it-1")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.askedOf()).isEqualTo("central");
  }

  // ---- 4: the fortress

  /** Four German divisions before Osoppo, 12 points in eight steps. */
  private static Situation osoppo(String garrison) {
    return plain(
        8,
        "1309: ge-5, ge-12, ge-hq-14; 1310: ge-200, ge-26; "
            + (garrison.isEmpty() ? "" : "1209: " + garrison));
  }

  @Test
  @Case({"GWE-11.13a", "GWE-8.9-S", "GWE-11.11"})
  void twoDivisionsAndAFortressMeetAOneWithTwoFortressSteps() {
    Situation s = osoppo("it-1, it-17");
    // 12 against 6 + 3 + 3; eight steps each.
    s.dice(4).play(s.attack("1209", "ge-5", "ge-12", "ge-200", "ge-26"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    s.play(s.lose("fort-1209:2"));
    assertThat(s.steps("fort-1209")).isEqualTo(2);
    assertThat(s.steps("it-1")).isEqualTo(2);
    assertThat(s.rules().fortresses().strength(s.p(), s.unit("fort-1209"))).isEqualTo(3);
    assertThat(s.askedOf()).isEqualTo("central");
  }

  @Test
  @Case({"GWE-11.13b", "CAP-8.75"})
  void anEmptyFortressLosesThreeStepsToAThree() {
    Situation s = osoppo("");
    s.dice(1).play(s.attack("1209", "ge-5", "ge-12", "ge-200", "ge-26"));
    assertThat(s.result()).isEqualTo("-/3");
    assertThat(s.steps("fort-1209")).isEqualTo(1);
    assertThat(s.asked()).isEqualTo("attack");
  }

  @Test
  @Case({"GWE-11.12", "GWE-8.9-X6"})
  void theUnitsRetreatAndTheFortressStaysAndPays() {
    Situation s = osoppo("it-1, it-17, it-hq-2");
    s.dice(4).play(s.attack("1209", "ge-5", "ge-12", "ge-200", "ge-26"));
    // The headquarters makes it 13, and the odds 1-2.
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("2"));
    if (s.asked().equals("retreat")) {
      s.play(s.orders().get(0));
    }
    assertThat(s.where("it-1")).isNotIn("1209", "eliminated");
    assertThat(s.where("it-17")).isEqualTo(s.where("it-1"));
    assertThat(s.where("it-hq-2")).isEqualTo(s.where("it-1"));
    assertThat(s.where("fort-1209")).isEqualTo("1209");
    assertThat(s.steps("fort-1209")).isEqualTo(3);
    // A 1, so that the attackers pay half of eight.
    assertThat(s.asked()).isEqualTo("lose");
    s.play(s.lose("ge-5:2", "ge-12:2"));
    assertThat(s.asked()).isEqualTo("attack");
  }

  // ---- 8.8 and 17.25: called off

  @Test
  @Case({"GWE-8.8-MIN", "CAP-17.25a"})
  void anAttackThatTheDefendersGunsMakeHopelessIsCalledOffAndItsUnitsAreUsed() {
    Situation s =
        plain(
            8,
            "1916: ge-5, ge-12, ge-hq-14; 1917: it-1; 1918: it-art-1, it-art-2, it-art-3, it-hq-2");
    s.play(s.attack("1917", "ge-5"));
    assertThat(s.asked()).isEqualTo("support");
    assertThat(s.askedOf()).isEqualTo("allied");
    // 3 against 3 + 12 is below 1-4.
    s.play(s.choose("support", "it-art-1", "it-art-2", "it-art-3"));
    assertThat(s.events(Event.Fought.class)).isEmpty();
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.refusal(s.attack("1917", "ge-5"))).isEqualTo("GWE-8.14");
    assertThat(s.has("it-art-1", "supported-defence")).isTrue();
    // Nobody has fought the division; others may still attack it, and the guns are spent.
    assertThat(s.has("it-1", "defended")).isFalse();
    s.dice(5).play(s.attack("1917", "ge-12"));
    assertThat(s.result()).isEqualTo("1/1");
  }

  @Test
  @Case({"GWE-8.8-MIN", "CAP-17.25a"})
  void theLeastOddsAreStillFought() {
    String guns = "; 1918: it-art-1, it-art-2, it-hq-2";
    // 3 against 2 + 2 + 8 is just 1-4; one point more is too much.
    Situation s = plain(8, "1916: ge-5, ge-hq-14; 1917: it-64, it-2b" + guns);
    s.play(s.attack("1917", "ge-5"));
    s.dice(3).play(s.choose("support", "it-art-1", "it-art-2"));
    assertThat(s.result()).isEqualTo("1/-");
    assertThat(s.steps("ge-5")).isEqualTo(1);
    s = plain(8, "1916: ge-5, ge-hq-14; 1917: it-1, it-2b" + guns);
    s.play(s.attack("1917", "ge-5"));
    s.dice(3).play(s.choose("support", "it-art-1", "it-art-2"));
    assertThat(s.events(Event.Fought.class)).isEmpty();
    assertThat(s.steps("ge-5")).isEqualTo(2);
  }

  // ---- 10: the life of a headquarters, as far as Caporetto knows it

  private static Situation moving(String units) {
    return Situation.of(GAME, "historical").with(units).at(8, "central", "movement");
  }

  @Test
  @Case({"GWE-10.52b", "GWE-10.52d"})
  void aHeadquartersAloneIsDrivenToItsNearestFriendWhenTheEnemyComesNear() {
    Situation s = moving("1914: ge-5, ge-hq-14; 1917: it-hq-2; 2019: it-1; 1925: it-17");
    s.play(s.march("ge-5", "1915"));
    assertThat(s.where("it-hq-2")).isEqualTo("1917");
    s.play(s.march("ge-5", "1916"));
    assertThat(s.where("it-hq-2")).isEqualTo("2019");
  }

  @Test
  @Case("GWE-10.52d")
  void aHeadquartersWithATroopStaysWhereItIs() {
    Situation s = moving("1914: ge-5, ge-hq-14; 1917: it-hq-2, it-2b; 2019: it-1");
    s.play(s.march("ge-5", "1915", "1916"));
    assertThat(s.where("it-hq-2")).isEqualTo("1917");
    assertThat(s.refusal(s.march("ge-5", "1917"))).isEqualTo("GWE-5.13");
  }

  @Test
  @Case({"GWE-10.52b", "GWE-10.52c"})
  void aHeadquartersWithNowhereToGoStaysUntilItIsEnteredAndThenIsLost() {
    // Rating 1: zones do not hold it, but enemies in all six hexes do.
    String ring = "1918: ge-12; 1816: ge-200; 1817: ge-26; 2016: ge-117; 2017: ge-55; 2019: it-1";
    Situation s = moving("1916: ge-8kj; 1915: ge-5, ge-hq-14; 1917: it-hq-2; " + ring);
    s.play(s.march("ge-5", "1916"));
    assertThat(s.where("it-hq-2")).isEqualTo("1917");
    s.play(s.march("ge-5", "1917"));
    assertThat(s.where("it-hq-2")).isEqualTo("eliminated");
    assertThat(s.events(Event.Removed.class))
        .anyMatch(event -> event.caseId().equals("GWE-10.52c"));
  }

  @ParameterizedTest
  @CsvSource({
    "'it-hq-2, it-1', 4",
    "'it-hq-2, it-2b', 2",
    "'it-hq-2, it-2b, it-5a', 5",
    "'it-hq-2, it-hq-3, it-1', 5"
  })
  @Case({"GWE-10.53", "GWE-10.2-2"})
  void aHeadquartersAddsOneBesideTwoStackingPoints(String units, double defence) {
    Situation s = plain(8, "1916: ge-5, ge-12, ge-hq-14; 1917: " + units);
    assertThat(s.preview(s.attack("1917", "ge-5", "ge-12")).defence().total()).isEqualTo(defence);
  }

  @Test
  @Case({"GWE-10.53", "CAP-20.0b"})
  void aHeadquartersGoesWithItsStackAndDiesWithIt() {
    Situation s = plain(8, "1916: ge-5, ge-12, ge-hq-14; 1816: ge-200; 1917: it-1, it-hq-2");
    // 9 against 4.
    s.dice(2).play(s.attack("1917", "ge-5", "ge-12", "ge-200"));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("3"));
    assertThat(s.refusal(s.retreat("it-1", "2017", "2118"))).isEqualTo("GWE-8.62");
    s.play(s.retreat("it-1 it-hq-2", "2017", "2118"));
    assertThat(s.where("it-hq-2")).isEqualTo("2118");

    s = plain(8, "1916: ge-5, ge-12, ge-hq-14; 1816: ge-200; 1917: it-1, it-hq-2");
    double before = s.rules().points(s.p()).get(0).total();
    s.dice(2).play(s.attack("1917", "ge-5", "ge-12", "ge-200"));
    s.play(s.choose("1"));
    assertThat(s.where("it-1")).isEqualTo("eliminated");
    assertThat(s.where("it-hq-2")).isEqualTo("eliminated");
    // The division scores its point (24.13); the headquarters none.
    assertThat(s.rules().points(s.p()).get(0).total()).isEqualTo(before + 1);
  }
}
