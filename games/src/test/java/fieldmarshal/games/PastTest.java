package fieldmarshal.games;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Past;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Of old lines few positions are kept; the others are what they were when they are asked for. */
class PastTest {
  private static final int LINES = 150;

  static Stream<Game> games() {
    return Shelf.games().stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyPositionIsWhatItWas(Game game) throws Exception {
    String scenario = game.scenarios().getFirst().id();
    Set<String> options = game.usual(scenario);
    Rules rules = game.rules(scenario, options);
    Match match = new Match(rules, scenario, options, 3);
    RandomGenerator random = new SplittableRandom(3);
    List<Position> positions = new ArrayList<>();
    List<Decision> decisions = new ArrayList<>();
    Past early = match.past();
    while (match.size() < LINES && match.decision() instanceof Decision.Choose) {
      positions.add(match.position());
      decisions.add(match.decision());
      match.play(rules.sample(match.position(), random));
      if (match.size() == LINES / 2) {
        early = match.past();
      }
      // What was taken back and played otherwise must not come back.
      if (random.nextInt(10) == 0 && match.undo() == null) {
        positions.removeLast();
        decisions.removeLast();
      }
    }
    for (int line : new int[] {70, 3, 71, 40, 149, 0, 33, 69, 100}) {
      same(match.past(), line, positions, decisions);
    }
    for (int line = 0; line < match.size(); line++) {
      assertThat(match.before(line)).isEqualTo(positions.get(line));
      assertThat(match.decision(line)).isEqualTo(decisions.get(line));
    }
    for (int line = early.size() - 1; line >= 0; line -= 7) {
      same(early, line, positions, decisions);
    }
  }

  private static void same(
      Past past, int line, List<Position> positions, List<Decision> decisions) {
    if (line < past.size()) {
      assertThat(past.before(line)).as("before line " + line).isEqualTo(positions.get(line));
      assertThat(past.decision(line)).isEqualTo(decisions.get(line));
    }
  }
}
