package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Rules;
import fieldmarshal.testkit.toy.Ford;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Staff plays a game that no bot has heard of: a cup, a die for each counter, counters face down.
 */
class ToyGameTest {
  @Test
  void staffBeatsRecruitOnBothSides() throws Game.BadSetup {
    Rules rules = new Ford().rules("ford", Set.of());
    double points = 0;
    for (int i = 0; i < 20; i++) {
      int staff = i % 2;
      String[] names = new String[2];
      names[staff] = Staff.NAME;
      names[1 - staff] = Recruit.NAME;
      Duel.Result result = Duel.play(rules, names, 100 + i);
      assertThat(result.forfeit()).isEmpty();
      String winner = result.winner();
      points +=
          winner.equals(rules.game().sides().get(staff).id()) ? 1 : winner.isEmpty() ? 0.5 : 0;
    }
    assertThat(points).isGreaterThanOrEqualTo(15);
  }
}
