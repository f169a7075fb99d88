package fieldmarshal.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The proof that a side learns nothing of what is hidden from it. Over random games, again and
 * again a second position is made that differs from the true one only in that: two counters that
 * the side does not know have changed places, or something else is otherwise that the game names.
 * The side may not notice: not by its view, its decisions, legal orders, refusals, previews and
 * whatever it may look up, nor by what it reads when either side gives an order, nor by whether
 * that can be taken back. What an order itself brings to light ({@code Event.Revealed}, {@link
 * Rules#shows}) it may know.
 *
 * <p>A game with hidden information extends this class and inherits the tests. It says which of its
 * answers are the truth by rule ({@link #alike}).
 */
@Tag("slow")
public abstract class FogContract {
  private static final int OFTEN = 3;

  private final Setup.Urn urn;
  private final Ignorance.Tally tally = new Ignorance.Tally();

  protected FogContract(Game game) {
    urn = new Setup.Urn(game);
  }

  // ---- what a game says

  /** How many games are played in each test. */
  protected int games() {
    return 6;
  }

  /** How many orders of a game are looked at, at most. */
  protected int longest() {
    return 900;
  }

  /** The options that hide something. */
  protected Set<String> options() {
    return Set.of();
  }

  /** Whether these two counters may change places; the side knows neither. */
  protected boolean exchangeable(Rules rules, Position truth, Unit one, Unit other) {
    return true;
  }

  /** Whether a number belongs to the counter itself, and not to the place where it stands. */
  protected boolean staysWithCounter(int number) {
    return false;
  }

  /**
   * The position with something else changed that the side does not know, or null where there is
   * nothing.
   */
  protected @Nullable Position altered(
      Rules rules, Position truth, Side from, RandomGenerator random) {
    return null;
  }

  /**
   * Whether the answers are the same in both positions that are the truth for everybody by a rule
   * of the game, even where that gives something away. If not, the two are not compared.
   */
  protected boolean alike(Rules rules, Position one, Position other, Side side) {
    return true;
  }

  /**
   * How many pairs of positions must have been compared at least, so that a test shows something.
   */
  protected int least() {
    return 300;
  }

  // ---- the contract

  @Test
  void noSideEverNoticesWhatItDoesNotKnow() {
    play(this::compare);
    assertThat(tally.pairs).as("pairs of positions").isGreaterThan(least());
    assertThat(tally.orders).as("orders judged twice").isGreaterThan(least());
    assertThat(tally.enemyOrders).as("orders of the enemy").isGreaterThan(least() / 10);
    assertThat(tally.answers).as("answers").isGreaterThan(least());
  }

  @Test
  void aGuessShowsWhatItsViewShows() {
    play((game, random) -> {
      Rules rules = game.setup().rules();
      Position truth = game.match().position();
      for (Side side : rules.game().sides()) {
        Position view = rules.view(truth, side).position();
        if (!rules.view(view, side).position().equals(view)) {
          throw game.fault("a view of a view is another one");
        }
        Position guess = rules.guess(rules.view(truth, side), random);
        Position again = rules.view(guess, side).position();
        if (!again.equals(view) && alike(rules, truth, guess, side)) {
          throw game.fault(
              "a guess of "
                  + side
                  + " shows something else than its view: "
                  + Ignorance.difference(rules, again, view));
        }
        for (Unit unit : rules.roster().all()) {
          if (again.place(unit) != view.place(unit)) {
            throw game.fault(
                "a guess of "
                    + side
                    + " has "
                    + unit
                    + " somewhere else: "
                    + Ignorance.difference(rules, again, view));
          }
        }
        tally.guesses++;
      }
    });
    assertThat(tally.guesses).as("guesses").isGreaterThan(least() / 10);
  }

  /** What is looked at before some of the orders of a game. */
  private interface Look {
    void at(Playthrough game, RandomGenerator random);
  }

  private void play(Look look) {
    List<String> scenarios = urn.scenarios();
    for (int i = 0; i < games(); i++) {
      Setup setup = urn.draw(scenarios.get(i % scenarios.size()), 1 + i, options());
      RandomGenerator random = setup.random("fog");
      Playthrough game = new Playthrough(setup);
      while (!game.over() && game.orders() < longest()) {
        if (random.nextInt(OFTEN) == 0) {
          look.at(game, random);
        }
        game.step();
      }
    }
  }

  private void compare(Playthrough game, RandomGenerator random) {
    Rules rules = game.setup().rules();
    Position truth = game.match().position();
    for (Side side : rules.game().sides()) {
      List<Unit> unknown = unknown(rules, truth, side);
      if (unknown.size() > 1) {
        Unit one = unknown.get(random.nextInt(unknown.size()));
        Unit other = unknown.get(random.nextInt(unknown.size()));
        if (one != other && one.side() == other.side() && exchangeable(rules, truth, one, other)) {
          Position twin = exchanged(rules, truth, one, other);
          String what = one + " and " + other + " change places";
          pair(
              new Ignorance(game, tally, truth, twin, side, what, this::alike, random), one, other);
        }
      }
      Position twin = altered(rules, truth, side, random);
      if (twin != null) {
        String what = "something is altered";
        pair(new Ignorance(game, tally, truth, twin, side, what, this::alike, random), null, null);
      }
    }
  }

  private static void pair(Ignorance pair, @Nullable Unit one, @Nullable Unit other) {
    if (pair.comparable()) {
      pair.check(one, other);
    }
  }

  /** The counters on the map that a side does not know. */
  private static List<Unit> unknown(Rules rules, Position truth, Side side) {
    Position view = rules.view(truth, side).position();
    List<Unit> unknown = new ArrayList<>();
    for (Unit unit : rules.roster().all()) {
      if (unit.side() != side && truth.onMap(unit) && view.place(unit) != truth.place(unit)) {
        unknown.add(unit);
      }
    }
    return unknown;
  }

  /** Two counters change places, with whatever is noted of those who stand there. */
  private Position exchanged(Rules rules, Position p, Unit one, Unit other) {
    Table t = new Table(p).silent();
    put(t, p, one, other);
    put(t, p, other, one);
    if (p.layout().ordered()) {
      restack(rules, t, p, p.place(one), one, other);
      restack(rules, t, p, p.place(other), one, other);
    }
    return t.now();
  }

  private void put(Table t, Position p, Unit unit, Unit like) {
    t.shift(unit, p.place(like));
    t.setFlag(unit, -1, false);
    t.setFlag(unit, p.flags(like), true);
    for (int number = 0; number < p.layout().unitNumbers().size(); number++) {
      if (!staysWithCounter(number)) {
        t.setUnitNumber(unit, number, p.unitNumber(like, number));
      }
    }
  }

  private static void restack(Rules rules, Table t, Position p, int hex, Unit one, Unit other) {
    List<Unit> stack = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Unit unit = rules.roster().get(u);
      stack.add(unit == one ? other : unit == other ? one : unit);
    }
    t.stack(hex, stack);
  }
}
