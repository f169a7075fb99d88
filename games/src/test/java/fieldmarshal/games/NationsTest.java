package fieldmarshal.games;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Nation;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every nation of a game has a name and colours, and every side a flag. */
class NationsTest {
  static List<Game> games() {
    return Shelf.games();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyNationOfTheRosterHasColours(Game game) throws Game.BadSetup {
    List<String> known = game.nations().stream().map(Nation::id).toList();
    for (Game.Scenario scenario : game.scenarios()) {
      Rules rules = game.rules(scenario.id(), game.usual(scenario.id()));
      assertThat(rules.roster().all()).extracting(Unit::nationality).isSubsetOf(known);
    }
    assertThat(known).doesNotHaveDuplicates();
    for (Nation nation : game.nations()) {
      assertThat(nation.title()).isNotBlank();
      assertThat(nation.band()).isNotEmpty();
      Stream.concat(
              nation.band().stream(),
              Stream.of(
                  nation.background(),
                  nation.ink(),
                  nation.edge(),
                  nation.trail(),
                  nation.wash(),
                  nation.day(),
                  nation.night()))
          .forEach(colour -> assertThat(colour).as(nation.id()).matches("#[0-9A-F]{6}"));
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void everySideShowsTheFlagOfOneOfItsNations(Game game) throws Game.BadSetup {
    String first = game.scenarios().getFirst().id();
    List<? extends Unit> units = game.rules(first, game.usual(first)).roster().all();
    for (Side side : game.sides()) {
      assertThat(units)
          .anyMatch(unit -> unit.side().equals(side) && unit.nationality().equals(game.flag(side)));
    }
  }
}
