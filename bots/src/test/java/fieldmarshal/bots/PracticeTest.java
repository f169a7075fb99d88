package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.games.Shelf;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A game is played in thought only as long as nobody needs the machine. */
class PracticeTest {

  @Test
  void everyGameCanBePractised() throws Game.BadSetup {
    for (Game game : Shelf.games()) {
      String scenario = game.scenarios().getFirst().id();
      Set<String> options = game.usual(scenario);
      Rules rules = game.rules(scenario, options);
      Position opening = new Match(rules, scenario, options, 1).position();
      AtomicInteger asked = new AtomicInteger();
      Practice.play(rules, opening, Duration.ofMinutes(5), () -> asked.incrementAndGet() > 3);
      // asked before the first part, and again when the next ones began
      assertThat(asked.get()).as(game.id()).isGreaterThan(3);
    }
  }

  @Test
  void timeEndsIt() throws Game.BadSetup {
    Game game = Shelf.games().getFirst();
    String scenario = game.scenarios().getFirst().id();
    Rules rules = game.rules(scenario, Set.of());
    Position opening = new Match(rules, scenario, Set.of(), 1).position();
    AtomicInteger asked = new AtomicInteger();
    Practice.play(rules, opening, Duration.ZERO, () -> asked.incrementAndGet() < 0);
    assertThat(asked).hasValue(1);
  }
}
