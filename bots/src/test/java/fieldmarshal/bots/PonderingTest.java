package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import fieldmarshal.games.Shelf;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What a marshal does while its enemy decides. */
class PonderingTest {
  private static final String SCENARIO = "campaign";

  private static Match match() throws Game.BadSetup {
    Game game = Objects.requireNonNull(Shelf.find("clash-gumbinnen"));
    return new Match(game.rules(SCENARIO, Set.of()), SCENARIO, Set.of(), 1);
  }

  /** The side that does not decide first, and what it knows. */
  private static Side waiting(Match match) {
    Decision.Choose choose = (Decision.Choose) match.decision();
    return match.rules().game().sides().get(1 - choose.side().index());
  }

  private static View view(Match match, Side side) {
    return match.rules().view(match.position(), side);
  }

  @Test
  void plansThatDidBetterThanTheUsualOneAreKept() throws Game.BadSetup {
    Match match = match();
    Side side = waiting(match);
    Appraisal appraisal = Objects.requireNonNull(match.rules().appraisal());
    int kept = 0;
    for (int seed = 1; seed <= 3; seed++) {
      AtomicInteger asked = new AtomicInteger();
      List<Style> best =
          new Pondering(
                  view(match, side),
                  appraisal,
                  side,
                  Style.PLAIN,
                  List.of(),
                  new SplittableRandom(seed))
              .best(() -> asked.incrementAndGet() > 20_000);
      assertThat(best).hasSizeLessThanOrEqualTo(2).doesNotContain(Style.PLAIN);
      kept += best.size();
    }
    assertThat(kept).isPositive();
  }

  @Test
  void aMarshalThatIsStoppedAtOncePlaysAsIfItHadNotThought() throws Game.BadSetup {
    Match match = match();
    Side side = ((Decision.Choose) match.decision()).side();
    Rules rules = match.rules();
    Bot plain = Objects.requireNonNull(Bots.named("marshal:nodes=60", 4));
    Bot stopped = Objects.requireNonNull(Bots.named("marshal:nodes=60", 4));
    stopped.ponder(view(match, side), side, () -> true);
    Order order = plain.decide(view(match, side));
    assertThat(stopped.decide(view(match, side))).isEqualTo(order);
    assertThat(rules.judge(match.position(), order)).isInstanceOf(Granted.class);
  }

  @Test
  void whoNeverSearchesThinksOfNothing() throws Game.BadSetup {
    Match match = match();
    AtomicInteger asked = new AtomicInteger();
    new Staff(1)
        .ponder(
            view(match, waiting(match)),
            waiting(match),
            () -> {
              asked.incrementAndGet();
              return true;
            });
    assertThat(asked).hasValue(0);
  }
}
