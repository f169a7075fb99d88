package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import fieldmarshal.games.Shelf;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The opponents that the lobby offers. */
class LevelsTest {
  @Test
  void theLowerALevelTheWorseItPlaysInEveryGame() {
    for (Game game : Shelf.games()) {
      for (Side side : game.sides()) {
        Levels.Faults captain = Levels.faults("captain", game.id(), side.id());
        Levels.Faults sergeant = Levels.faults("sergeant", game.id(), side.id());
        Levels.Faults cadet = Levels.faults("cadet", game.id(), side.id());
        assertThat(captain.noise() + captain.forgets()).as(game.id()).isPositive();
        worse(game, sergeant, captain);
        worse(game, cadet, sergeant);
      }
    }
  }

  private static void worse(Game game, Levels.Faults lower, Levels.Faults upper) {
    assertThat(lower).as(game.id()).isNotEqualTo(upper);
    assertThat(lower.noise()).as(game.id()).isGreaterThanOrEqualTo(upper.noise());
    assertThat(lower.forgets()).as(game.id()).isGreaterThanOrEqualTo(upper.forgets());
  }

  @Test
  void aSideMayErrInItsOwnMeasureAndAGameWithoutALineErrsAsMostDo() {
    assertThat(Levels.faults("cadet", "gwe-caporetto", "allied").noise())
        .isGreaterThan(Levels.faults("cadet", "gwe-caporetto", "central").noise());
    assertThat(Levels.faults("captain", "east-prussia-1914", "german").noise())
        .isGreaterThan(Levels.faults("captain", "east-prussia-1914", "russian").noise());
    assertThat(Levels.faults("cadet", "no-such-game", "first"))
        .isEqualTo(Levels.faults("cadet", "*", "*"));
    assertThat(Levels.faults("staff", "gwe-caporetto", "allied")).isEqualTo(Levels.Faults.NONE);
  }

  @Test
  void whoForgetsUnitsLeavesThatShareWhereTheyStandAndOthersInTheNextPart() {
    Style first = Style.PLAIN.forgetting(0.3, 1);
    Style next = Style.PLAIN.forgetting(0.3, 2);
    int both = 0;
    int forgotten = 0;
    for (int unit = 0; unit < 1000; unit++) {
      assertThat(Style.PLAIN.forgets(unit)).isFalse();
      assertThat(first.forgets(unit)).as("told twice").isEqualTo(first.forgets(unit));
      forgotten += first.forgets(unit) ? 1 : 0;
      both += first.forgets(unit) && next.forgets(unit) ? 1 : 0;
    }
    assertThat(forgotten).isBetween(250, 350);
    assertThat(both).isBetween(50, 140);
  }

  @Test
  void aStaffThatForgetsEverythingMarchesNowhere() throws Exception {
    Game game = Objects.requireNonNull(Shelf.find("clash-gumbinnen"));
    Rules rules = game.rules(game.scenarios().getFirst().id(), Set.of());
    assertThat(marches(rules, "staff:forgets=1")).isZero();
    assertThat(marches(rules, "staff:forgets=0.5")).isPositive();
    assertThat(marches(rules, "staff")).isGreaterThan(marches(rules, "staff:forgets=0.5"));
  }

  /** How many marches the first side orders in a game against a staff. */
  private static int marches(Rules rules, String name) {
    int[] marches = {0};
    Bot counted = Objects.requireNonNull(Bots.named(name, 1));
    Bot counting =
        new Bot() {
          @Override
          public String name() {
            return counted.name();
          }

          @Override
          public Order decide(View view) {
            Order order = counted.decide(view);
            marches[0] += order instanceof Order.Move ? 1 : 0;
            return order;
          }
        };
    Duel.play(rules, new Bot[] {counting, new Staff(2)}, 1);
    return marches[0];
  }

  @Test
  void oneLevelIsForAFirstMatchAndAllHaveTitles() {
    assertThat(Levels.all()).hasSize(5).filteredOn(Levels.Level::novice).hasSize(1);
    assertThat(Levels.all())
        .allSatisfy(level -> {
          assertThat(level.title()).isNotBlank();
          assertThat(level.about()).endsWith(".");
          assertThat(level.brief()).isNotBlank().hasSizeLessThan(18).doesNotEndWith(".");
          assertThat(Bots.named(level.bot(), 1)).isNotNull();
        });
  }

  @Test
  void anErringStaffPlaysOneGameForOneSeed() throws Exception {
    Game game = Objects.requireNonNull(Shelf.find("clash-gumbinnen"));
    Rules rules = game.rules(game.scenarios().getFirst().id(), Set.of());
    String[] names = {"cadet", "captain"};
    Duel.Result first = Duel.play(rules, names, 5);
    Duel.Result again = Duel.play(rules, names, 5);
    assertThat(again.orders()).isEqualTo(first.orders());
    assertThat(again.outcome()).isEqualTo(first.outcome());
    assertThat(Duel.play(rules, new String[] {"staff", "staff"}, 5).orders())
        .as("a staff that does not err plays another game")
        .isNotEqualTo(first.orders());
  }
}
