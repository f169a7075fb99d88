package fieldmarshal.games;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.eastprussia.Counter;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A march is foretold to leave units without supply exactly where it does, in every game. */
class CutOffTest {
  private static final int ORDERS = 1_500;
  private static final int ENOUGH = 12;

  private int cut;
  private int kept;

  static List<Game> games() {
    return Shelf.games();
  }

  @Tag("slow")
  @ParameterizedTest
  @MethodSource("games")
  void whoIsForetoldToBeCutOffIsCutOff(Game game) throws Game.BadSetup {
    SplittableRandom random = new SplittableRandom(11);
    String scenario = game.scenarios().getFirst().id();
    for (int seed = 1; seed < 80 && (cut < ENOUGH || kept < ENOUGH); seed++) {
      Rules rules = game.rules(scenario, game.usual(scenario));
      Match match = new Match(rules, scenario, game.usual(scenario), seed);
      for (int i = 0; i < ORDERS && (cut < ENOUGH || kept < ENOUGH); i++) {
        if (!(match.decision() instanceof Decision.Choose choose)) {
          break;
        }
        if (choose.kind().equals(Kind.MOVE)) {
          look(rules, match.position(), choose, random);
        }
        assertThat(match.play(rules.sample(match.position(), random)))
            .isInstanceOf(Ruling.Granted.class);
      }
    }
    // the lines of Galicia are so wide that random play hardly leaves them
    if (!game.id().equals("clash-galicia")) {
      assertThat(cut).as("marches that cut somebody off").isPositive();
    }
    assertThat(kept).as("marches that do not").isPositive();
  }

  /** The farthest march of one unit, and those that cost it its own line. */
  private void look(Rules rules, Position p, Decision.Choose choose, SplittableRandom random) {
    List<? extends Unit> own =
        rules.roster().all().stream()
            .filter(unit -> unit.side().equals(choose.side()) && p.onMap(unit))
            .filter(unit -> !unit.isSymbol())
            .toList();
    if (own.isEmpty()) {
      return;
    }
    Unit unit = own.get(random.nextInt(own.size()));
    Reach reach = rules.reach(p, unit).value();
    if (reach == null || reach.hexes().isEmpty()) {
      return;
    }
    check(rules, p, own, Order.Move.march(unit, reach.hexes().getLast().path()));
    for (Reach.Step step : reach.hexes()) {
      Order.Move march = Order.Move.march(unit, step.path());
      if (cut < ENOUGH
          && rules.supply(p, unit).in()
          && rules.judge(p, march) instanceof Ruling.Granted granted
          && granted.next().onMap(unit)
          && !rules.supply(granted.next(), unit).in()) {
        check(rules, p, own, march);
      }
    }
  }

  private void check(Rules rules, Position p, List<? extends Unit> own, Order.Move march) {
    if (!(rules.judge(p, march) instanceof Ruling.Granted granted)) {
      return;
    }
    List<Unit> told = rules.cutOff(p, march);
    for (Unit each : own) {
      boolean needsNone = each instanceof Counter counter && (counter.isHq() || counter.isDummy());
      boolean lost =
          !needsNone
              && granted.next().onMap(each)
              && rules.supply(p, each).in()
              && !rules.supply(granted.next(), each).in();
      assertThat(told.contains(each)).as(each + " by " + march).isEqualTo(lost);
      cut += lost ? 1 : 0;
    }
    kept += told.isEmpty() ? 1 : 0;
  }
}
