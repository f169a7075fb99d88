package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Reinforcements;
import fieldmarshal.games.gwe.Situation;
import fieldmarshal.games.gwe.UnitNumber;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Chapter 14 at Caporetto, the turn track, and the strike in Milano. */
class CaporettoReinforcementsTest {
  private static final Caporetto GAME = new Caporetto();

  private static Situation receives(int turn, String side, String placements) {
    return Situation.of(GAME, "historical").with(placements).at(turn, side, "reinforcement");
  }

  private static List<String> entries(Situation s, String unit) {
    return s.rules().reinforcements().entries(s.p(), s.unit(unit)).stream()
        .map(hex -> s.rules().board().number(hex))
        .toList();
  }

  // ---- 14.12

  @Test
  @Case({"CAP-14.12", "CAP-5.31b"})
  void alliedReinforcementsComeByTrainAndRideFreeOnThatTurn() {
    Situation s = receives(7, "allied", "turn 7: fr-64, fr-65, fr-hq-12; 1730: it-xxv+entrained");
    assertThat(s.onRails("allied")).isEqualTo(9);
    s.play(s.reinforce("fr-64", "1833"))
        .play(s.reinforce("fr-65", "1833"))
        .play(s.reinforce("fr-hq-12", "1833"));
    for (String unit : List.of("fr-64", "fr-65", "fr-hq-12")) {
      assertThat(s.where(unit)).isEqualTo("1833");
      assertThat(s.has(unit, "entrained")).isTrue();
      assertThat(s.spent(unit)).isZero();
    }
    assertThat(s.onRails("allied")).isEqualTo(9);
    s.passTo(7, "allied", "movement");
    s.play(s.rail("fr-64", "1832"));
    assertThat(s.onRails("allied")).isEqualTo(9);
    s.passTo(8, "allied", "movement");
    assertThat(s.has("fr-65", "entrained")).isTrue();
    assertThat(s.onRails("allied")).as("a turn later they count").isEqualTo(13);
  }

  @Test
  @Case({"CAP-14.12", "CAP-5.31b"})
  void theyRideFreeEvenWhenTheRailwaysAreFull() {
    Situation s =
        receives(
            7,
            "allied",
            "turn 7: fr-64; 1730: it-xxv+entrained, it-1+entrained, it-13+entrained,"
                + " it-17+entrained");
    s.with("1629: it-2b+entrained").at(7, "allied", "reinforcement");
    assertThat(s.onRails("allied")).isEqualTo(16);
    s.play(s.reinforce("fr-64", "1833")).passTo(7, "allied", "movement");
    s.play(s.rail("fr-64", "1832", "1732"));
    assertThat(s.where("fr-64")).isEqualTo("1732");
  }

  @Test
  @Case("CAP-14.12")
  void centralReinforcementsComeByTrainToo() {
    Situation s = receives(2, "central", "turn 2: ah-33, ah-dep-3");
    s.play(s.reinforce("ah-33", "1901")).play(s.reinforce("ah-dep-3", "0901"));
    assertThat(s.has("ah-33", "entrained")).isTrue();
    assertThat(s.has("ah-dep-3", "entrained")).isTrue();
    assertThat(s.onRails("central")).isEqualTo(4);
  }

  /** The railways have brought it, wherever it gets off. */
  @Test
  @Case({"CAP-14.12", "CAP-5.31b"})
  void aCentralReinforcementCountsThoughItGetsOffAtOnce() {
    Situation s = receives(2, "central", "turn 2: ah-33; 1902: ge-hq-li");
    s.play(s.reinforce("ah-33", "1901")).passTo(2, "central", "movement");
    s.play(s.detrain("ah-33"));
    assertThat(s.onRails("central")).isEqualTo(2);
  }

  // ---- 14.3

  @Test
  @Case("CAP-14.3")
  void theAlliesEnterAtVicenzaAndNowhereElse() {
    Situation s = receives(7, "allied", "turn 7: fr-64, it-dep-4");
    assertThat(entries(s, "fr-64")).containsExactly("1833");
    assertThat(s.refusal(s.reinforce("fr-64", "1834"))).isEqualTo("GWE-14.24");
    assertThat(s.refusal(s.reinforce("fr-64", "2834"))).isEqualTo("GWE-14.24");
    s.play(s.reinforce("fr-64", "1833"));
    assertThat(s.where("fr-64")).isEqualTo("1833");
  }

  @Test
  @Case({"CAP-14.3", "GWE-5.33"})
  void theyEnterUnderAnEnemyZoneAndLeaveItByRail() {
    Situation s = receives(7, "allied", "turn 7: fr-64; 1734: ah-24");
    assertThat(s.controls("central", "1833")).isTrue();
    s.play(s.reinforce("fr-64", "1833")).passTo(7, "allied", "movement");
    assertThat(s.refusal(s.rail("fr-64", "1733")))
        .as("into the next hex of the zone")
        .isEqualTo("GWE-5.33");
    s.play(s.rail("fr-64", "1832"));
    assertThat(s.where("fr-64")).isEqualTo("1832");
  }

  @Test
  @Case({"CAP-14.3", "GWE-14.22"})
  void theyWaitWhileTheEnemyHoldsVicenza() {
    Situation s = receives(7, "allied", "turn 7: fr-64; 1833: ah-24; 1933: it-1");
    assertThat(s.asked()).isEqualTo("reinforce");
    assertThat(s.orders()).containsExactly(Order.PASS);
    assertThat(s.refusal(s.reinforce("fr-64", "1833"))).isEqualTo("CAP-14.3");
    s.play(s.pass()).passTo(8, "allied", "command");
    s.at(8, "allied", "reinforcement");
    assertThat(s.has("fr-64", "entry-blocked")).isTrue();
    assertThat(entries(s, "fr-64")).as("no other way in").isEmpty();
    s.with("eliminated: ah-24").at(9, "allied", "reinforcement");
    s.play(s.reinforce("fr-64", "1833"));
    assertThat(s.where("fr-64")).isEqualTo("1833");
    Situation hq = receives(7, "allied", "turn 7: fr-64; 1833: ge-hq-14");
    assertThat(hq.refusal(hq.reinforce("fr-64", "1833"))).isEqualTo("CAP-14.3");
  }

  // ---- 14.4

  @Test
  @Case({"CAP-14.4", "GWE-14.0"})
  void centralUnitsWithoutALetterEnterWhereTheyLike() {
    Situation s =
        receives(
            12,
            "central",
            "turn 2: ah-dep-3; turn 4: ah-dep-4; turn 9: ah-dep-10; turn 12: ah-dep-11");
    for (String depot : List.of("ah-dep-3", "ah-dep-4", "ah-dep-10", "ah-dep-11")) {
      assertThat(entries(s, depot))
          .as(depot)
          .containsExactlyInAnyOrder(
              "1901", "1101", "0301", "0107", "0133", "0901", "2804", "2806");
    }
    assertThat(s.refusal(s.reinforce("ah-dep-3", "1001"))).isEqualTo("GWE-14.24");
    s.play(s.reinforce("ah-dep-3", "2804"));
    assertThat(s.where("ah-dep-3")).isEqualTo("2804");
  }

  @Test
  @Case({"CAP-14.4", "GWE-14.0"})
  void thoseWithALetterEnterThere() {
    Situation s =
        receives(
            7,
            "central",
            "turn 2: ah-33; turn 4: ah-dep-5; turn 5: ah-dep-6; turn 6: ah-dep-7, ah-dep-8; turn 7:"
                + " ah-dep-9");
    assertThat(entries(s, "ah-33")).containsExactly("1901");
    assertThat(entries(s, "ah-dep-5")).containsExactly("0301");
    assertThat(entries(s, "ah-dep-6")).containsExactly("1101");
    assertThat(entries(s, "ah-dep-7")).containsExactly("0133");
    assertThat(entries(s, "ah-dep-8")).containsExactly("0107");
    assertThat(entries(s, "ah-dep-9")).containsExactly("0107");
    assertThat(s.refusal(s.reinforce("ah-33", "2804"))).isEqualTo("GWE-14.24");
  }

  @Test
  @Case({"CAP-14.4", "GWE-14.21"})
  void whereTheEnemyStandsOrControlsTheyDoNot() {
    Situation s = receives(5, "central", "turn 2: ah-dep-3; 2804: it-1; 0902: it-13");
    assertThat(entries(s, "ah-dep-3")).doesNotContain("2804", "0901").contains("2806", "1901");
    assertThat(s.refusal(s.reinforce("ah-dep-3", "2804"))).isEqualTo("GWE-14.21");
    assertThat(s.refusal(s.reinforce("ah-dep-3", "0901"))).isEqualTo("GWE-14.21");
  }

  @Test
  @Case({"CAP-14.4", "GWE-14.22"})
  void aBlockedLetterSendsTheCentralPowersToTheNearestOpenEdge() {
    Situation s = receives(3, "central", "turn 2: ah-33, ah-dep-3; 1901: it-1; 2101: ah-24");
    assertThat(entries(s, "ah-33")).isEmpty();
    s.play(s.pass()).passTo(4, "central", "reinforcement");
    assertThat(entries(s, "ah-33"))
        .isNotEmpty()
        .allMatch(hex -> hex.endsWith("01"))
        .doesNotContain("1901");
  }

  // ---- the track

  @Test
  @Case({"CAP-TRACK", "GWE-3.0"})
  void theCountersComeOnTheTurnsOfTheTrack() {
    Situation s = Situation.asPrinted(GAME, "historical");
    Map<Integer, Set<String>> track = new TreeMap<>();
    for (Counter unit : s.rules().roster().all()) {
      if (s.p().place(unit) == Reinforcements.DUE) {
        track
            .computeIfAbsent(s.p().unitNumber(unit, UnitNumber.DUE), turn -> new TreeSet<>())
            .add(unit.id());
      }
    }
    assertThat(track)
        .isEqualTo(
            Map.of(
                2, Set.of("ah-33", "ah-dep-3"),
                3, Set.of("it-dep-4"),
                4, Set.of("ah-dep-4", "ah-dep-5"),
                5, Set.of("ah-dep-6"),
                6, Set.of("it-dep-5", "ah-dep-7", "ah-dep-8"),
                7, Set.of("ah-dep-9", "fr-64", "fr-65", "fr-hq-12"),
                9, Set.of("ah-dep-10", "fr-47"),
                10, Set.of("fr-46"),
                12, Set.of("ah-dep-11", "br-23", "br-41", "br-hq-x"),
                15, Set.of("fr-23", "fr-24")));
  }

  @Test
  @Case({"CAP-TRACK", "GWE-14.0"})
  void onTurnSevenTheFrenchAreDueAndNotBefore() {
    Situation s = Situation.asPrinted(GAME, "historical").at(6, "allied", "reinforcement");
    assertThat(s.refusal(s.reinforce("fr-64", "1833"))).isEqualTo("GWE-14.0");
    s.at(7, "allied", "reinforcement");
    s.play(s.reinforce("fr-64", "1833"));
    assertThat(s.where("fr-64")).isEqualTo("1833");
    assertThat(s.refusal(s.reinforce("fr-47", "1833"))).isEqualTo("GWE-14.0");
  }

  // ---- 22

  private static int ended(Situation s) {
    return s.p().global(CaporettoState.STRIKE_ENDED);
  }

  @Test
  @Case("CAP-22.0")
  void aDieNotAboveTheTurnBreaksTheStrikeAndTheCavalryComesTwoTurnsLater() {
    Situation s = Situation.of(GAME, "historical");
    s.dice(3).at(3, "allied", "supply");
    assertThat(ended(s)).isEqualTo(3);
    assertThat(s.where("it-41")).isEqualTo("turn 5");
    assertThat(s.where("it-42")).isEqualTo("turn 5");
    s.passTo(5, "allied", "reinforcement");
    s.play(s.reinforce("it-41", "1833"));
    assertThat(s.where("it-41")).isEqualTo("1833");
    assertThat(s.has("it-41", "entrained")).isTrue();
    assertThat(s.turn()).isEqualTo(5);
  }

  @Test
  @Case("CAP-22.0")
  void aHigherDieDoesNotAndAnotherIsRolledNextTurn() {
    Situation s = Situation.of(GAME, "historical");
    s.dice(4).at(3, "allied", "supply");
    assertThat(ended(s)).isZero();
    assertThat(s.where("it-41")).isEqualTo("unused");
    assertThat(s.rules().status(s.p()).markers())
        .anyMatch(
            marker -> marker.name().contains("Milan") && marker.value().equals("in progress"));
    s.passTo(4, "central", "movement");
    s.dice(4).play(Order.PASS);
    assertThat(s.events(Event.Rolled.class))
        .extracting(Event.Rolled::caseId, Event.Rolled::face)
        .containsExactly(org.assertj.core.groups.Tuple.tuple("CAP-22.0", 4));
    assertThat(ended(s)).isEqualTo(4);
    assertThat(s.where("it-42")).isEqualTo("turn 6");
    assertThat(s.rules().status(s.p()).markers())
        .anyMatch(marker -> marker.name().contains("Milan") && marker.value().endsWith("turn 4"));
    s.passTo(5, "central", "movement");
    s.play(Order.PASS);
    assertThat(s.events(Event.Rolled.class)).as("no die after success").isEmpty();
  }

  @Test
  @Case("CAP-22.0")
  void theDieIsTheAlliesAndNotRolledInTheCentralTurn() {
    Situation s = Situation.of(GAME, "historical");
    s.dice(1).at(6, "central", "supply");
    assertThat(ended(s)).isZero();
    s.at(6, "allied", "supply");
    assertThat(ended(s)).as("a 1, and any die on turn 6").isEqualTo(6);
  }

  @Test
  @Case("CAP-22.0")
  void fromTheSixthTurnTheStrikeIsBrokenWhateverTheDie() {
    Situation s = Situation.of(GAME, "historical");
    s.dice(6).at(5, "allied", "supply");
    assertThat(ended(s)).isZero();
    s.dice(6).at(6, "allied", "supply");
    assertThat(ended(s)).isEqualTo(6);
    assertThat(s.where("it-41")).isEqualTo("turn 8");
  }

  @Test
  @Case({"CAP-22.0", "CAP-2.3a"})
  void theCavalryIsNotInPlayBefore() {
    Situation s = Situation.asPrinted(GAME, "historical");
    assertThat(s.p().place(s.unit("it-41"))).isEqualTo(Position.UNUSED);
    assertThat(s.p().place(s.unit("it-42"))).isEqualTo(Position.UNUSED);
    s.dice(1).at(1, "allied", "supply");
    assertThat(s.where("it-41")).as("at the earliest").isEqualTo("turn 3");
  }
}
