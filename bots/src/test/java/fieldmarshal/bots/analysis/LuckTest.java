package fieldmarshal.bots.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Staff;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Ruling;
import fieldmarshal.games.Shelf;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The luck of the dice. */
class LuckTest {
  private static Match played(String id, long seed, int attacks) throws Game.BadSetup {
    Game game = Shelf.games().stream().filter(g -> g.id().equals(id)).findFirst().orElseThrow();
    Game.Scenario scenario = game.scenarios().getFirst();
    Match match =
        new Match(
            game.rules(scenario.id(), game.usual(scenario.id())),
            scenario.id(),
            game.usual(scenario.id()),
            seed);
    Bot[] bots = {new Staff(seed), new Staff(~seed)};
    int fought = 0;
    while (fought < attacks && match.decision() instanceof Decision.Choose choose) {
      var order =
          bots[choose.side().index()].decide(match.rules().view(match.position(), choose.side()));
      assertThat(match.play(order)).isInstanceOf(Ruling.Granted.class);
      fought +=
          match.events(match.size() - 1).stream()
                  .anyMatch(event -> event.bare() instanceof Event.Fought)
              ? 1
              : 0;
    }
    return match;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "gwe-caporetto",
        "gwe-brusilov",
        "east-prussia-1914",
        "italian-front-1917",
        "clash-galicia",
        "clash-ypres",
        "clash-gumbinnen"
      })
  void everyDieOfAnAttackIsWeighedAgainstAllItsFaces(String game) throws Game.BadSetup {
    Match match = played(game, 7, 4);
    List<Luck.Attack> attacks = Luck.of(Course.of(match));

    assertThat(attacks).hasSizeGreaterThan(2);
    for (Luck.Attack attack : attacks) {
      assertThat(attack.dice()).isNotEmpty();
      double[] luck = new double[2];
      for (Luck.Die die : attack.dice()) {
        assertThat(match.line(die.line()).dice()).contains(die.face());
        luck[0] += die.steps()[0];
        luck[1] += die.steps()[1];
      }
      for (int side = 0; side < 2; side++) {
        assertThat(attack.rolled().steps()[side] - attack.expected().steps()[side])
            .isCloseTo(luck[side], within(1e-9));
        assertThat(attack.expected().steps()[side]).isGreaterThanOrEqualTo(-1e-9);
      }
    }
    assertThat(attacks.stream().mapToDouble(a -> a.expected().steps()[0] + a.expected().steps()[1]))
        .anyMatch(steps -> steps > 0);
    assertThat(attacks).anyMatch(attack -> !attack.result().isEmpty());
  }
}
