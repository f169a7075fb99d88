package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What comes before the first die of a plan is played once, and the trials come out as before. */
class BeginningTest {
  private static final int PARTS_BEFORE = 2;

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
  void aPlanThatIsTriedAgainComesToWhatItWouldComeToAlone(String id) throws Game.BadSetup {
    Game game = Objects.requireNonNull(Shelf.find(id));
    Rules rules = game.rules(game.scenarios().getFirst().id(), Set.of());
    Appraisal appraisal = Objects.requireNonNull(rules.appraisal());
    Position from = planned(rules, appraisal);
    Side side = ((Decision.Choose) rules.decision(from)).side();
    Style style = Style.PLAIN.withVariation(7);
    Trial trial = new Trial(rules, appraisal, side, Style.PLAIN);
    Beginning beginning = new Beginning();
    for (long seed = 1; seed <= 4; seed++) {
      double alone =
          trial.play(
              from,
              Staff.brisk(style, seed),
              Staff.brisk(Style.PLAIN, ~seed),
              seed,
              appraisal.horizon(),
              () -> false);
      assertThat(trial.play(from, style, beginning, seed, appraisal.horizon(), () -> false))
          .isEqualTo(alone);
    }
    Beginning.Moment known = Objects.requireNonNull(beginning.of(from));
    assertThat(rules.decision(known.position())).isInstanceOf(Decision.Chance.class);
    assertThat(beginning.of(rules.start())).isNull();
  }

  /** Where a side plans, some parts after the start. */
  private static Position planned(Rules rules, Appraisal appraisal) {
    Playout.End begun =
        Playout.play(rules, rules.start(), Playout.Cast.brisk(3), 3, PARTS_BEFORE, () -> false);
    SharedDice dice = new SharedDice(3);
    Staff[] staffs = {Staff.brisk(Style.PLAIN, 1), Staff.brisk(Style.PLAIN, 2)};
    Position p = begun.position();
    while (true) {
      switch (rules.decision(p)) {
        case Decision.Over over -> throw new IllegalStateException("over: " + over);
        case Decision.Chance chance -> p = rules.roll(p, dice.roll(chance)).next();
        case Decision.Choose choose -> {
          if (Marshal.plans(choose) && appraisal.operations(p)) {
            return p;
          }
          Staff staff = staffs[choose.side().index()];
          Order order = staff.decide(rules.view(p, choose.side()));
          p = Playout.next(rules, p, staff, order);
        }
      }
    }
  }
}
