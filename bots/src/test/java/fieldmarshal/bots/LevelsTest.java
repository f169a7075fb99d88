package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** The opponents that the lobby offers. */
class LevelsTest {
  @Test
  void theLowerALevelTheMoreItErrsInEveryGame() {
    for (Game game : Shelf.games()) {
      for (Side side : game.sides()) {
        double captain = Levels.noise("captain", game.id(), side.id());
        double sergeant = Levels.noise("sergeant", game.id(), side.id());
        double cadet = Levels.noise("cadet", game.id(), side.id());
        assertThat(captain).as(game.id()).isPositive();
        assertThat(sergeant).as(game.id()).isGreaterThan(captain);
        assertThat(cadet).as(game.id()).isGreaterThan(sergeant);
      }
    }
  }

  @Test
  void aSideMayErrInItsOwnMeasureAndAGameWithoutALineErrsAsMostDo() {
    assertThat(Levels.noise("cadet", "gwe-caporetto", "allied"))
        .isGreaterThan(Levels.noise("cadet", "gwe-caporetto", "central"));
    assertThat(Levels.noise("captain", "east-prussia-1914", "german"))
        .isGreaterThan(Levels.noise("captain", "east-prussia-1914", "russian"));
    assertThat(Levels.noise("cadet", "no-such-game", "first"))
        .isEqualTo(Levels.noise("cadet", "*", "*"));
    assertThat(Levels.noise("staff", "gwe-caporetto", "allied")).isZero();
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
