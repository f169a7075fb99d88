package fieldmarshal.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Unit;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What every game must keep, whatever its rules: shown by random games of all its scenarios, with
 * random options. A game extends this class and inherits the tests; what must be true of its
 * positions it says in {@link fieldmarshal.engine.Rules#faults}.
 *
 * <p>{@code -Dfieldmarshal.contract.games=1000} plays more games than usual, and {@code
 * -Dfieldmarshal.contract.seed=5000} plays others. A fault names the game, so that {@code
 * ./fieldmarshal soak} can play it again.
 */
@Tag("slow")
public abstract class GameContract {
  private static final int GAMES = Integer.getInteger("fieldmarshal.contract.games", 60);

  private static final long FIRST_SEED = Long.getLong("fieldmarshal.contract.seed", 1);
  private static final int LONGEST_LIST = 20_000;
  private static final int OFTEN = 3;
  private static final int SELDOM = 1;

  private final Setup.Urn urn;

  protected GameContract(Game game) {
    urn = new Setup.Urn(game);
  }

  /**
   * Whether several units may carry out an order together when each of them may alone: the list
   * then has the single ones only.
   */
  protected boolean together(Order order) {
    return order instanceof Order.Move
        || order instanceof Order.Advance
        || order instanceof Order.Command;
  }

  /**
   * Whether a unit may need company on its way: it may do with others what it may not do alone, as
   * long as each of these may.
   */
  protected boolean needsCompany(Unit unit) {
    return false;
  }

  /** Random games in the test that plays whole games; the other tests play a share of that. */
  protected int games() {
    return GAMES;
  }

  // ---- the contract

  @Test
  void randomPlayReachesTheEndOfEveryGameAndReplaysToTheSame() {
    AtomicLong orders = new AtomicLong();
    AtomicLong dice = new AtomicLong();
    each(
        games(),
        setup -> {
          Playthrough game = new Playthrough(setup).toTheEnd();
          game.replay();
          orders.addAndGet(game.orders());
          dice.addAndGet(game.dice());
        });
    assertThat(orders.get()).as("orders").isGreaterThan(games());
    assertThat(dice.get()).as("dice").isGreaterThan(games());
  }

  @Test
  void whatIsListedIsGrantedAndWhatIsGrantedIsListed() {
    each(
        share(8),
        setup -> {
          RandomGenerator random = setup.random("agreement");
          Agreement agreement = new Agreement(LONGEST_LIST, this::together, this::needsCompany);
          Picker picker = new Picker(random, OFTEN);
          Playthrough game = new Playthrough(setup);
          game.toTheEnd(match -> {
            if (picker.picks(match.decision())) {
              agreement.check(game, random);
            }
          });
        });
  }

  @Test
  void aMatchThatIsSavedAndLoadedGoesOnAsIfNothingHadHappened() {
    each(share(10), setup -> Bookkeeping.saves(setup));
  }

  @Test
  void aLogThatIsTamperedWithIsRefusedAtThatVeryOrder() {
    each(share(20), setup -> Bookkeeping.tampers(setup, 12));
  }

  @Test
  void whatIsTakenBackIsAsItWasAndCanBePlayedAgainButDiceStand() {
    each(share(10), setup -> Bookkeeping.takesBack(setup));
  }

  @Test
  void oneSeedGivesOneGame() {
    Setup.Urn other = new Setup.Urn(urn.game());
    each(
        share(10),
        setup -> Bookkeeping.sameTwice(setup, other.draw(setup.scenario(), setup.seed())));
  }

  @Test
  void askingChangesNothingAndAnswersDoNotDependOnWhatWasAskedBefore() {
    each(
        share(10),
        setup -> {
          RandomGenerator random = setup.random("asking");
          Picker picker = new Picker(random, SELDOM);
          Playthrough game = new Playthrough(setup);
          game.toTheEnd(match -> {
            if (picker.picks(match.decision())) {
              Enquiry.check(game, random);
            }
          });
          Enquiry.check(game, random);
        });
  }

  @Test
  void whatIsWrittenDownIsSetUpAgain() {
    AtomicLong written = new AtomicLong();
    each(
        share(20),
        setup -> {
          Playthrough game = new Playthrough(setup);
          game.toTheEnd(match -> written.addAndGet(Writing.check(game)));
          written.addAndGet(Writing.check(game));
        });
    assertThat(written.get()).as("positions that could be written").isGreaterThan(share(20));
  }

  @Test
  void everyOverlayIsAnsweredWithThePictureThatItNames() {
    each(share(40), setup -> Overlays.check(new Playthrough(setup)));
  }

  @Test
  void everyQuestionAboutEveryUnitIsAnsweredWhereverItIs() {
    each(
        share(40),
        setup -> {
          RandomGenerator random = setup.random("every unit");
          Picker picker = new Picker(random, SELDOM);
          Playthrough game = new Playthrough(setup);
          EveryUnit units = new EveryUnit(game, random);
          game.toTheEnd(match -> {
            if (match.decision() instanceof Decision.Choose choose && picker.picks(choose)) {
              units.check(choose);
            }
          });
        });
  }

  @Test
  void whatAPlayerReadsIsAllThere() {
    each(
        share(8),
        setup -> {
          Picker picker = new Picker(setup.random("reading"), OFTEN);
          Playthrough game = new Playthrough(setup);
          game.toTheEnd(match -> {
            if (picker.picks(match.decision())) {
              new Reading(game, LONGEST_LIST).check();
            }
          });
        });
  }

  // ---- many games

  private int share(int part) {
    return Math.max(4, games() / part);
  }

  /** Looks at so many games, the scenarios by turns, on all processors. */
  private void each(int games, Consumer<Setup> check) {
    List<String> scenarios = urn.scenarios();
    List<Throwable> faults =
        IntStream.range(0, games)
            .parallel()
            .mapToObj(i ->
                attempt(
                    scenarios.get(i % scenarios.size()), FIRST_SEED + i / scenarios.size(), check))
            .filter(Objects::nonNull)
            .toList();
    if (!faults.isEmpty()) {
      Fault first =
          new Fault(
              faults.size()
                  + " of "
                  + games
                  + " games; the first: "
                  + faults.getFirst().getMessage(),
              faults.getFirst());
      faults.stream().skip(1).limit(4).forEach(first::addSuppressed);
      throw first;
    }
  }

  private @Nullable Throwable attempt(String scenario, long seed, Consumer<Setup> check) {
    try {
      check.accept(urn.draw(scenario, seed));
      return null;
    } catch (RuntimeException | AssertionError e) {
      return e;
    }
  }
}
