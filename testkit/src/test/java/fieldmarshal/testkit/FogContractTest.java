package fieldmarshal.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The contract finds whatever a game tells too much, and nothing where nothing leaks. */
class FogContractTest {
  private static final class BluffContract extends FogContract {
    BluffContract(Bluff.Leak leak) {
      super(new Bluff(leak));
    }

    @Override
    protected int games() {
      return 30;
    }

    @Override
    protected boolean staysWithCounter(int number) {
      return number == Bluff.STRENGTH;
    }

    @Override
    protected @Nullable Position altered(
        Rules rules, Position truth, Side from, RandomGenerator random) {
      Table t = new Table(truth).silent();
      Bluff.CUP.shuffle(t, random);
      return t.now();
    }
  }

  @Test
  void aGameOfStacksAndACupKeepsItsSecrets() {
    FogContract contract = new BluffContract(Bluff.Leak.NONE);
    assertThatCode(contract::noSideEverNoticesWhatItDoesNotKnow).doesNotThrowAnyException();
    assertThatCode(contract::aGuessShowsWhatItsViewShows).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource({
    "VIEW, its view",
    "EVENT, what it is told of",
    "REFUSAL, the ruling on",
    "ORDERS, the legal orders",
    "PREVIEW, the preview of",
    "AUDIENCE, whether it reads",
    "UNDO, whether it may take back",
    "CUP, its view"
  })
  void everyLeakIsFound(Bluff.Leak leak, String by) {
    assertThatThrownBy(new BluffContract(leak)::noSideEverNoticesWhatItDoesNotKnow)
        .isInstanceOf(Fault.class)
        .hasMessageContaining("can tell by " + by);
  }

  @Test
  void aGuessThatShowsSomethingElseIsFound() {
    assertThatThrownBy(new BluffContract(Bluff.Leak.GUESS)::aGuessShowsWhatItsViewShows)
        .isInstanceOf(Fault.class)
        .hasMessageContaining("a guess of");
  }

  private static List<String> stack(Rules rules, Position p, int hex) {
    List<String> stack = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      stack.add(rules.roster().get(u).id());
    }
    return stack;
  }

  @Test
  void onlyTheTopCounterOfAStackIsSeenAndTheHeight() throws Exception {
    Rules rules = new Bluff(Bluff.Leak.NONE).rules("only", Set.of());
    Side red = rules.game().sides().getFirst();
    Position truth = rules.start();
    assertThat(stack(rules, truth, 3)).containsExactly("blue-5", "blue-3", "blue-1");
    Position view = rules.view(truth, red).position();
    assertThat(stack(rules, view, 3)).containsExactly("blue-5", "blue-unseen-1", "blue-unseen-2");
    assertThat(stack(rules, view, 0)).isEqualTo(stack(rules, truth, 0));
    assertThat(view.height(3)).isEqualTo(3);
    Unit hidden = rules.roster().named("blue-1");
    assertThat(view.onMap(hidden)).isFalse();
    assertThat(view.unitNumber(hidden, Bluff.STRENGTH)).isZero();
    Position guess = rules.guess(rules.view(truth, red), new Random(1));
    assertThat(stack(rules, guess, 3)).startsWith("blue-5").hasSize(3);
    assertThat(stack(rules, guess, 3)).noneMatch(id -> id.contains("unseen"));
  }

  @Test
  void aCupIsKnownByItsContentAndNotByItsOrder() throws Exception {
    Rules rules = new Bluff(Bluff.Leak.NONE).rules("only", Set.of());
    Table t = new Table(rules.start()).silent();
    Bluff.CUP.fill(t, 2, 1, 2);
    Position view = rules.view(t.now(), rules.game().sides().getFirst()).position();
    assertThat(Bluff.CUP.chits(view)).containsExactly(1, 2, 2);
    assertThat(Bluff.CUP.chits(t.now())).containsExactly(2, 1, 2);
    assertThat(Bluff.CUP.draw(t)).isEqualTo(2);
    assertThat(Bluff.CUP.chits(t.now())).containsExactly(1, 2);
  }
}
