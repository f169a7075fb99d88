package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class GuessesTest {
  private static final Set<String> HIDDEN = Set.of(EastPrussia.HIDDEN_MOVEMENT);

  private static EastPrussiaRules rules(Set<String> options) throws Exception {
    return (EastPrussiaRules) new EastPrussia().rules("historical", new TreeSet<>(options));
  }

  @Test
  void withoutHiddenMovementThereIsNothingToGuess() throws Exception {
    EastPrussiaRules rules = rules(Set.of());
    View view = rules.view(rules.start(), rules.side(0));
    assertThat(rules.guess(view, new Random(1))).isSameAs(view.position());
  }

  @Test
  void aGuessShowsTheSideWhatItSeesAndHasAFaceForEverybody() throws Exception {
    EastPrussiaRules rules = rules(HIDDEN);
    Random random = new Random(3);
    Position truth = rules.start();
    int looked = 0;
    for (int i = 0; i < 1500; i++) {
      if (i % 40 == 0) {
        for (Side side : rules.game().sides()) {
          View view = rules.view(truth, side);
          Position guess = rules.guess(view, random);
          looked++;
          check(rules, view, guess, side);
        }
      }
      switch (rules.decision(truth)) {
        case Decision.Over over -> i = 1500;
        case Decision.Chance chance ->
            truth = rules.roll(truth, 1 + random.nextInt(chance.faces())).next();
        case Decision.Choose choose ->
            truth = ((Granted) rules.judge(truth, rules.sample(truth, random))).next();
      }
    }
    assertThat(looked).isGreaterThan(20);
  }

  private static void check(EastPrussiaRules rules, View view, Position guess, Side side) {
    assertThat(guess.global(Global.VIEW)).isZero();
    Position again = rules.view(guess, side).position();
    for (Counter unit : rules.roster().all()) {
      if (unit.isSymbol()) {
        assertThat(guess.place(unit)).as(unit.id()).isNegative();
      } else {
        assertThat(guess.place(unit)).as(unit.id()).isNotEqualTo(EastPrussiaRules.UNSEEN);
      }
      assertThat(again.place(unit)).as(unit.id()).isEqualTo(view.position().place(unit));
    }
  }

  @Test
  void aGuessCanBePlayedOn() throws Exception {
    EastPrussiaRules rules = rules(HIDDEN);
    Random random = new Random(5);
    Position truth = rules.start();
    for (int i = 0; i < 900; i++) {
      if (i % 150 == 149) {
        Position p = rules.guess(rules.view(truth, rules.side(i % 2)), random);
        for (int j = 0; j < 400; j++) {
          p = step(rules, p, random);
        }
      }
      truth = step(rules, truth, random);
    }
    assertThat(rules.decision(truth)).isNotNull();
  }

  private static Position step(EastPrussiaRules rules, Position p, Random random) {
    return switch (rules.decision(p)) {
      case Decision.Over over -> p;
      case Decision.Chance chance -> rules.roll(p, 1 + random.nextInt(chance.faces())).next();
      case Decision.Choose choose -> {
        assertThat(rules.judge(p, rules.sample(p, random))).isInstanceOf(Granted.class);
        yield ((Granted) rules.judge(p, rules.suggest(p))).next();
      }
    };
  }
}
