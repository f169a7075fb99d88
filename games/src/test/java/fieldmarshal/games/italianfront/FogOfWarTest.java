package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.Objects;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Case 11.6: what each side sees, moment by moment. */
class FogOfWarTest {
  private static Situation allied(String placements) {
    return Situation.of().with(placements).at(6, "allied", "movement");
  }

  @Test
  @Case({"IF-11.6.2", "IF-11.6.3"})
  void aGuessKeepsTheModeOfAHeadquartersThatACombatShows() {
    Situation s =
        Situation.of()
            .with("2618: it-2nd-army-hq, it-7; 2718: ah-6, ah-18")
            .at(8, "central", "first-combat");
    SplittableRandom random = new SplittableRandom(1);
    s.play(s.attack("2618", "ah-6", "ah-18"));
    Position guess = s.rules().guess(s.rules().view(s.p(), s.side("central")), random);
    assertThat(guess.has(s.unit("it-2nd-army-hq"), Flag.SUPPORT_MODE)).isFalse();
  }

  @Test
  @Case("IF-11.6.1")
  void onlyTheTopUnitIsSeenAndTheHeight() {
    Situation s = allied("2718: it-5, it-4, it-alp-5; 2819: ah-10th-hq, ah-4");
    assertThat(s.seen("central", "2718")).containsExactly("it-alp-5", "?", "?");
    assertThat(s.seen("allied", "2718")).containsExactly("it-alp-5", "it-4", "it-5");
    assertThat(s.seen("allied", "2819")).containsExactly("ah-4", "?");
  }

  @Test
  @Case("IF-11.6.3")
  void whatLiesBelowShowsNeitherModeNorStepsNorMarker() {
    Situation s = allied("2819: ah-10th-hq+support-mode, ah-7/1+out-of-supply, ah-4/1");
    var view = s.rules().view(s.p(), s.side("allied")).position();
    assertThat(view.lost(s.unit("ah-4"))).isEqualTo(1);
    for (String hidden : new String[] {"ah-10th-hq", "ah-7"}) {
      assertThat(view.onMap(s.unit(hidden))).isFalse();
      assertThat(view.flags(s.unit(hidden))).isZero();
      assertThat(view.lost(s.unit(hidden))).isZero();
    }
    for (int u = view.next(view.first(s.hex("2819"))); u >= 0; u = view.next(u)) {
      assertThat(view.flags(s.rules().roster().get(u))).isZero();
    }
  }

  @Test
  @Case({"IF-11.6.1", "IF-8.3.1"})
  void aUnitThatMovesAloneShowsItself() {
    Situation s = allied("1599: it-5, it-4");
    s.play(s.march("it-5", "1500"));
    assertThat(s.told("central"))
        .containsExactly("The Italian 5th Division marches from 1599 to 1500.");
    assertThat(s.seen("central", "1500")).containsExactly("it-5");
  }

  @Test
  @Case({"IF-8.3.1", "IF-11.6.1"})
  void aStackThatMovesShowsItsTopAndItsHeight() {
    Situation s = allied("1599: it-5, it-7, it-4; 1500: it-9");
    s.play(s.march("it-5 it-7 it-4", "1500"));
    assertThat(s.told("allied"))
        .containsExactly(
            "The Italian 4th Division marches from 1599 to 1500.",
            "The Italian 7th Division marches from 1599 to 1500.",
            "The Italian 5th Division marches from 1599 to 1500.");
    assertThat(s.told("central"))
        .containsExactly(
            "The Italian 4th Division marches from 1599 to 1500.",
            "A unit of the Allies marches from 1599 to 1500.",
            "A unit of the Allies marches from 1599 to 1500.");
    assertThat(s.stack("1500")).containsExactly("it-4", "it-7", "it-5", "it-9");
    assertThat(s.seen("central", "1500")).containsExactly("it-4", "?", "?", "?");
    assertThat(s.audience(s.march("it-5 it-7", "1501"))).isEqualTo(Audience.only(s.side("allied")));
  }

  @Test
  @Case("IF-11.6.3")
  void theModeOfAHeadquartersBelowIsItsOwnersAffair() {
    Situation s =
        Situation.of().with("2819: ah-10th-hq, ah-4; 3219: ah-11th-hq").at(6, "central", "command");
    s.play(s.choose("support-mode", "ah-10th-hq"));
    assertThat(s.told("allied")).isEmpty();
    assertThat(s.told("central")).hasSize(1);
    assertThat(s.audience(s.choose("movement-mode", "ah-10th-hq")))
        .isEqualTo(Audience.only(s.side("central")));
    s.play(s.choose("support-mode", "ah-11th-hq"));
    assertThat(s.told("allied")).hasSize(1);
  }

  @Test
  @Case({"IF-11.6.5", "IF-11.6.2"})
  void unitsOfACombatAreShownWhileItLasts() {
    Situation s =
        Situation.of()
            .with("2718: it-8, it-7; 2819: ah-7, ah-4; 2719: ah-9")
            .at(6, "central", "first-combat");
    assertThat(s.seen("central", "2718")).containsExactly("it-7", "?");
    s.play(s.attack("2718", "ah-7"));
    assertThat(s.events(Event.Revealed.class)).isNotEmpty();
    assertThat(s.seen("central", "2718")).containsExactly("it-7", "it-8");
    assertThat(s.seen("allied", "2819")).containsExactly("ah-4", "ah-7");
    for (int i = 0; i < 20 && !s.asked().equals("attack"); i++) {
      s.play(s.suggestion());
    }
    if (s.stack("2718").size() > 1) {
      assertThat(s.seen("central", "2718")).contains("?");
    }
  }

  @Test
  @Case({"IF-11.6.4", "IF-11.6.1"})
  void whoEntersTheMapIsNamedAndThenOnlyTheStackIsSeen() {
    Situation s = Situation.of().with("turn 3: br-23, br-41").at(3, "allied", "reinforcement");
    s.play(s.reinforce("br-23", "1501"));
    assertThat(s.told("central")).anyMatch(line -> line.contains("British 23rd Division"));
    s.play(s.reinforce("br-41", "1501"));
    assertThat(s.seen("central", "1501")).containsExactly("br-41", "?");
  }

  @Test
  @Case({"IF-11.6.1", "IF-8.1.3"})
  void whoIsLostIsNamed() {
    Situation s = allied("2819: it-5, it-7, it-4");
    s.play(s.pass(), s.lose("it-5"));
    assertThat(s.told("central"))
        .anyMatch(line -> line.contains("Italian 5th Division is eliminated"));
    assertThat(s.events(Event.Revealed.class)).hasSize(1);
  }

  @Test
  @Case("IF-11.6.1")
  void aGuessIsAPositionThatTheSideMaySee() {
    Situation s = Situation.asPrinted();
    var view = s.rules().view(s.p(), s.side("central"));
    var guess = s.rules().guess(view, new java.util.SplittableRandom(1));
    assertThat(s.rules().view(guess, s.side("central")).position()).isEqualTo(view.position());
    assertThat(s.rules().faults(guess)).isEmpty();
    s.play(s.pass(), s.pass());
    var later = s.rules().view(s.p(), s.side("allied"));
    var other = s.rules().guess(later, new java.util.SplittableRandom(1));
    assertThat(s.rules().view(other, s.side("allied")).position()).isEqualTo(later.position());
    assertThat(s.rules().faults(other)).isEmpty();
    assertThat(other).isNotEqualTo(s.p());
  }

  @Test
  @Case({"IF-11.6.1", "IF-3.1.1"})
  void aSetUpIsHiddenUntilItIsAccepted() {
    Situation s = Situation.asPrinted();
    String italian = s.where("it-12");
    String austrian = s.where("ah-4");
    assertThat(s.seen("central", italian)).isEmpty();
    assertThat(s.seen("allied", italian)).contains("it-12");
    Position before = s.p();
    s.play(s.pass());
    assertThat(s.rules().shows(before, s.p())).as("the enemy sees the tops now").isTrue();
    assertThat(s.seen("central", italian)).hasSize(s.stack(italian).size());
    assertThat(s.seen("allied", austrian)).isEmpty();
    assertThat(s.seen("central", austrian)).contains("ah-4");
    before = s.p();
    s.play(s.pass());
    assertThat(s.rules().shows(before, s.p())).isTrue();
    assertThat(s.seen("allied", austrian)).hasSize(s.stack(austrian).size());
    Situation later = allied("1599: it-5, it-4");
    before = later.p();
    later.play(later.march("it-5", "1500"));
    assertThat(later.rules().shows(before, later.p())).as("a march ends no set-up").isFalse();
  }

  @Test
  @Case({"IF-11.6.5", "IF-11.6.1"})
  void afterTheCombatOnlyTheTopIsSeenAgain() {
    Situation s =
        Situation.of().with("2718: it-8, it-7; 2819: ah-9, ah-7").at(6, "central", "first-combat");
    s.dice(1).play(s.attack("2718", "ah-7", "ah-9"));
    assertThat(s.seen("central", "2718")).containsExactly("it-7", "it-8");
    while (!s.asked().equals("attack")) {
      s.play(s.suggestion());
    }
    assertThat(s.stack("2718")).hasSize(2);
    assertThat(s.seen("central", "2718")).hasSize(2).contains("?");
    assertThat(s.seen("allied", "2718")).doesNotContain("?");
  }

  @Test
  @Case("IF-16.1.1")
  void theSupportThatTheAttackerHasInMindIsHisOwnAffair() {
    Situation s =
        Situation.of().with("2618: it-7; 2718: ah-6, ah-18").at(8, "central", "first-combat");
    s.play(s.planned(s.attack("2618", "ah-6", "ah-18"), "ah-art-1"));
    assertThat(planned(s, "central")).containsExactly(s.unit("ah-art-1"));
    assertThat(planned(s, "allied")).isEmpty();
    assertThat(s.rules().decision(s.rules().view(s.p(), s.side("allied")).position()))
        .as("the same is asked")
        .isEqualTo(s.rules().decision(s.p()));
  }

  private static List<Counter> planned(Situation s, String side) {
    Position view = s.rules().view(s.p(), s.side(side)).position();
    return Objects.requireNonNull(Below.find(view, Battle.class)).planned();
  }

  @Test
  @Case({"IF-11.6.3", "IF-8.5.2"})
  void aGuessLetsHiddenHeadquartersSupportAndKeepsNationsApart() {
    Situation s =
        allied("2819: ah-10th-hq, ah-4; 3219: ah-11th-hq; 2110: br-23, br-7; 2112: it-7, it-8");
    for (int seed = 0; seed < 20; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Position guess = s.rules().guess(s.rules().view(s.p(), s.side("allied")), random);
      assertThat(guess.has(s.unit("ah-10th-hq"), Flag.SUPPORT_MODE)).as("hidden").isTrue();
      assertThat(guess.has(s.unit("ah-11th-hq"), Flag.SUPPORT_MODE)).as("seen").isFalse();
      Position other = s.rules().guess(s.rules().view(s.p(), s.side("central")), random);
      for (String hex : new String[] {"2110", "2112"}) {
        Counter top = s.rules().roster().get(other.first(s.hex(hex)));
        Counter below = s.rules().roster().get(other.next(top.index()));
        assertThat(below.nation()).as(hex).isEqualTo(top.nation());
      }
    }
  }
}
