package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Chapter 13 with Caporetto's distance, dice and single steps. */
class CaporettoReplacementTest {
  private static final Game GAME = new Caporetto();

  /** Somebody else who may roll, so that the segment goes on when the unit looked at has rolled. */
  private static final String AUSTRIAN = "2801: ah-106/1; ";

  private static final String ITALIAN = "2533: it-13/1; ";

  private static Situation central(int turn, String units) {
    return Situation.of(GAME, "historical")
        .with(AUSTRIAN + units)
        .at(turn, "central", "replacement");
  }

  private static Situation allied(int turn, String units) {
    return Situation.of(GAME, "historical").with(ITALIAN + units).at(turn, "allied", "replacement");
  }

  // ---- 13.0a, e: who

  @Test
  @Case("CAP-13.0a")
  void aBrigadeWithTwoStepsMayBeRebuilt() {
    Situation s = central(3, "2703: ah-29/1; 2702: ah-1-cav/1; 2701: ah-56");
    assertThat(s.asked()).isEqualTo("replace");
    assertThat(s.refusal(s.replace("ah-1-cav"))).as("cavalry never").isEqualTo("GWE-13.0-a");
    assertThat(s.refusal(s.replace("ah-56"))).as("nothing is lost").isEqualTo("GWE-13.0-a");

    s.dice(1).play(s.replace("ah-29"));

    assertThat(s.steps("ah-29")).isEqualTo(2);
    assertThat(s.events(Event.Restored.class))
        .containsExactly(new Event.Restored(s.unit("ah-29"), 1, "GWE-13.0-a"));
  }

  @Test
  @Case("CAP-13.0e")
  void aCorpsRegainsOneStepAtATime() {
    Situation s = central(3, "2703: ah-ko/2; 2702: ah-ii/3; 2701: ah-vii/1; 2602: ah-xvi");
    assertThat(s.refusal(s.replace("ah-vii"))).as("three are lost").isEqualTo("GWE-13.0-a");
    assertThat(s.refusal(s.replace("ah-xvi"))).isEqualTo("GWE-13.0-a");

    s.dice(1, 1).play(s.replace("ah-ko")).play(s.replace("ah-ii"));

    assertThat(s.steps("ah-ko")).isEqualTo(3);
    assertThat(s.steps("ah-ii")).isEqualTo(4);
  }

  // ---- 13.0f: how many

  @Test
  @Case("CAP-13.0f")
  void everyUnitThatQualifiesRollsOnce() {
    Situation s = allied(11, "2633: it-1/1; 2632: it-17/1; 2631: it-18/1; 2630: it-26/1");

    s.dice(2, 3, 2, 6, 1);
    for (String unit : new String[] {"it-1", "it-17", "it-18", "it-26"}) {
      s.play(s.replace(unit));
      assertThat(s.asked()).isEqualTo("replace");
    }
    assertThat(s.refusal(s.replace("it-17"))).as("has tried").isEqualTo("GWE-13.0-a");
    s.play(s.replace("it-13"));

    assertThat(s.steps("it-1")).isEqualTo(2);
    assertThat(s.steps("it-17")).isEqualTo(1);
    assertThat(s.steps("it-18")).isEqualTo(2);
    assertThat(s.steps("it-26")).isEqualTo(1);
    assertThat(s.steps("it-13")).isEqualTo(2);
    assertThat(s.turn()).as("nobody is left to roll for").isEqualTo(12);
  }

  @Test
  @Case({"CAP-13.0f", "GWE-4.0-4"})
  void nobodyHasToRollAndOnlyThePhasingSideMay() {
    Situation s = central(3, "2703: ah-29/1; 2533: it-13/1");
    assertThat(s.refusal(s.replace("it-13"))).isEqualTo("GWE-4.0-4");

    s.play(s.pass());

    assertThat(s.steps("ah-29")).isEqualTo(1);
    assertThat(s.askedOf()).isEqualTo("allied");
  }

  // ---- 13.0b: the distance

  @Test
  @Case("CAP-13.0b")
  void fiveHexesFromASuppliedEnemyAreEnoughAndFourAreNot() {
    Situation far = allied(3, "2609: it-1/1; 2604: ah-24");
    assertThat(far.grants(far.replace("it-1"))).isTrue();
    Situation near = allied(3, "2608: it-1/1; 2604: ah-24");
    assertThat(near.inSupply("ah-24")).isTrue();

    var refused = near.refused(near.replace("it-1"));

    assertThat(refused.caseId()).isEqualTo("CAP-13.0b");
    assertThat(refused.why())
        .isEqualTo("The 24th Division is 4 hexes from the 1st Division; 5 hexes are the minimum.");
  }

  @Test
  @Case("CAP-13.0b")
  void anEnemyWithoutSupplyDoesNotDisturb() {
    Situation s =
        Situation.of(GAME, "historical")
            .with(ITALIAN + "2608: it-1/1; 2604: ah-24")
            .onlyRailheads("central")
            .at(3, "allied", "replacement");
    assertThat(s.inSupply("ah-24")).isFalse();

    assertThat(s.grants(s.replace("it-1"))).isTrue();
  }

  @Test
  @Case("CAP-13.0b")
  void headquartersAndDepotsDisturbButNeitherTheMonitorNorAFortress() {
    assertThat(refusedNear("2604: ah-hq-5")).isEqualTo("CAP-13.0b");
    assertThat(refusedNear("2604: ah-dep-1")).isEqualTo("CAP-13.0b");
    Situation monitor = central(3, "2705: ah-24/1; 2707: it-monitor");
    assertThat(monitor.grants(monitor.replace("ah-24"))).isTrue();
    // 1106 is three hexes from the fortress of Malborghetto.
    Situation fortress = allied(3, "1106: it-36/1");
    assertThat(fortress.grants(fortress.replace("it-36"))).isTrue();
  }

  private static String refusedNear(String enemy) {
    Situation s = allied(3, "2608: it-1/1; " + enemy);
    return s.refusal(s.replace("it-1"));
  }

  // ---- 13.0c: fortresses

  @Test
  @Case("CAP-13.0c")
  void inAFortressWithAnOpenLineTheEnemyMayBeNear() {
    Situation s = allied(3, "2326: it-1/1; 2323: ge-hq-14");
    assertThat(s.grants(s.replace("it-1"))).isTrue();

    Situation outside = allied(3, "2327: it-1/1; 2324: ge-hq-14");
    assertThat(outside.refusal(outside.replace("it-1")))
        .as("not in the fortress")
        .isEqualTo("CAP-13.0b");
  }

  private static boolean shelteredWithRailhead(String railhead, String enemies) {
    Situation s =
        Situation.of(GAME, "historical")
            .with(ITALIAN + "2326: it-1/1; 2426: ge-hq-14; " + enemies)
            .onlyRailheads("allied", railhead)
            .at(3, "allied", "replacement");
    return s.grants(s.replace("it-1"));
  }

  @Test
  @Case("CAP-13.0c")
  void theLineFromTheFortressIsNoLongerThanAnyOther() {
    assertThat(shelteredWithRailhead("2230", "")).as("five hexes").isTrue();
    assertThat(shelteredWithRailhead("2331", "")).as("five hexes").isTrue();
    assertThat(shelteredWithRailhead("2332", "")).as("six hexes").isTrue();
    assertThat(shelteredWithRailhead("2433", "")).as("seven hexes").isFalse();
  }

  @Test
  @Case("CAP-13.0c")
  void theLineFromTheFortressIsFreeOfEnemiesAndTheirZones() {
    // Straight along row 23 from 2332; a brigade in 2429 has its zone on 2329 and 2330.
    assertThat(shelteredWithRailhead("2332", "2329: ah-13-bde")).isFalse();
    assertThat(shelteredWithRailhead("2332", "2429: ah-13-bde")).isFalse();
    assertThat(shelteredWithRailhead("2332", "2429: ah-13-bde; 2329: it-2b; 2330: it-4b")).isTrue();
  }

  @Test
  @Case("CAP-13.0c")
  void aDestroyedFortressIsNoShelter() {
    Situation s =
        Situation.of(GAME, "historical")
            .with("eliminated: fort-2326; 2326: it-1/1; 2323: ge-hq-14")
            .at(3, "allied", "replacement");

    assertThat(s.refusal(s.replace("it-1"))).isEqualTo("CAP-13.0b");
  }

  // ---- 13.0d: the die

  @ParameterizedTest
  @CsvSource({
    "3, 1, 2",
    "3, 2, 1",
    "9, 1, 2",
    "9, 2, 1",
    "10, 2, 2",
    "10, 3, 1",
    "12, 2, 2",
    "12, 3, 1",
    "13, 3, 2",
    "13, 4, 1",
    "15, 3, 2",
    "15, 4, 1"
  })
  @Case("CAP-13.0d")
  void italiansReplaceMoreEasilyAsTheWeeksGoBy(int turn, int die, int steps) {
    Situation s = allied(turn, "2633: it-1/1");

    s.dice(die).play(s.replace("it-1"));

    assertThat(s.steps("it-1")).isEqualTo(steps);
  }

  @ParameterizedTest
  @CsvSource({"1, 1, 2", "1, 2, 1", "15, 1, 2", "15, 2, 1"})
  @Case("CAP-13.0d")
  void theCentralPowersReplaceOnAOneAllTheTime(int turn, int die, int steps) {
    Situation s = central(turn, "2703: ah-24/1; 1901: ge-26/1");

    s.dice(die, die).play(s.replace("ah-24")).play(s.replace("ge-26"));

    assertThat(s.steps("ah-24")).isEqualTo(steps);
    assertThat(s.steps("ge-26")).isEqualTo(steps);
  }

  @Test
  @Case("CAP-13.0d")
  void onTheFirstTwoTurnsTheItaliansReplaceNothing() {
    for (int turn = 1; turn <= 2; turn++) {
      Situation s = allied(turn, "2633: it-1/1");
      assertThat(s.refusal(s.replace("it-1"))).as("turn " + turn).isEqualTo("CAP-13.0d");
    }
  }

  @Test
  @Case("CAP-13.0d")
  void frenchAndBritishReplaceNothing() {
    Situation s = allied(15, "2633: fr-23/1; 2632: br-23/1");

    assertThat(s.refusal(s.replace("fr-23"))).isEqualTo("CAP-13.0d");
    assertThat(s.refusal(s.replace("br-23"))).isEqualTo("CAP-13.0d");
  }

  // ---- 25.1

  private static Situation tyrol(int turn) {
    return Situation.of(GAME, "tyrol")
        .with(ITALIAN + "2633: fr-23/1; 2632: br-23/1")
        .at(turn, "allied", "replacement");
  }

  @Test
  @Case("CAP-25.1")
  void inTheTyrolScenarioTheFrenchReplaceOnAOneFromTurnThree() {
    Situation two = tyrol(2);
    assertThat(two.refusal(two.replace("fr-23"))).isEqualTo("CAP-13.0d");

    Situation three = tyrol(3);
    three.dice(1).play(three.replace("fr-23"));
    assertThat(three.steps("fr-23")).isEqualTo(2);

    Situation fifteen = tyrol(15);
    fifteen.dice(2).play(fifteen.replace("fr-23"));
    assertThat(fifteen.steps("fr-23")).isEqualTo(1);
  }

  @Test
  @Case("CAP-25.1")
  void inTheTyrolScenarioTheBritishReplaceOnAOneFromTurnSix() {
    Situation five = tyrol(5);
    assertThat(five.refusal(five.replace("br-23"))).isEqualTo("CAP-13.0d");

    Situation six = tyrol(6);
    six.dice(1).play(six.replace("br-23"));
    assertThat(six.steps("br-23")).isEqualTo(2);

    Situation fifteen = tyrol(15);
    fifteen.dice(2).play(fifteen.replace("br-23"));
    assertThat(fifteen.steps("br-23")).isEqualTo(1);
  }

  @Test
  @Case({"CAP-25.1", "CAP-APP-B1", "CAP-APP-B2"})
  void theirReplacementsComeWithTheAlliedOrderOfBattle() {
    Situation with =
        Situation.of(GAME, "historical", "tyrol-allied")
            .with(ITALIAN + "2633: fr-23/1")
            .at(3, "allied", "replacement");
    assertThat(with.grants(with.replace("fr-23"))).isTrue();

    Situation without =
        Situation.of(GAME, "historical", "tyrol-central")
            .with(ITALIAN + "2633: fr-23/1")
            .at(3, "allied", "replacement");
    assertThat(without.refusal(without.replace("fr-23"))).isEqualTo("CAP-13.0d");
  }
}
