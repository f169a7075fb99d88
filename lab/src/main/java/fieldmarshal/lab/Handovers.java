package fieldmarshal.lab;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.bots.Duel;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import fieldmarshal.engine.standing.Matter;
import fieldmarshal.engine.standing.StandingOrders;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Counts how often a match goes from one player to the other: without standing orders, and with
 * such for everything, as the clerk proposes.
 */
@Command(
    name = "handovers",
    mixinStandardHelpOptions = true,
    description =
        "Lets staffs play whole games and counts how often the decision goes to the other side:"
            + " game, scenario, games, hand-overs a turn without standing orders, and with standing"
            + " orders of both sides for everything.")
public final class Handovers extends LabCommand {
  private static final StandingOrders EVERYTHING =
      new StandingOrders(
          Stream.of(Matter.values())
              .collect(
                  Collectors.toMap(Function.identity(), matter -> matter.policies().getFirst())));

  @Option(
      names = "--games",
      defaultValue = "10",
      description = "How many of each scenario (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "The seed of the first game (${DEFAULT-VALUE}).")
  private long seed;

  Handovers(List<Game> shelf) {
    super(shelf);
  }

  /** Plays and prints. */
  public static void main(String[] args) {
    start(Handovers::new, args);
  }

  @Override
  public Integer call() throws InterruptedException, ExecutionException, Game.BadSetup {
    try (ExecutorService pool = Executors.newFixedThreadPool(scope.threads())) {
      for (Game game : scope.games(shelf, games)) {
        for (Game.Scenario scenario : game.scenarios()) {
          if (scope.isMeant(scenario)) {
            Rules rules = game.rules(scenario.id(), Set.of());
            rules.start(); // made once, before the threads share the rules
            double asked = perTurn(pool, rules, StandingOrders.NONE);
            double ordered = perTurn(pool, rules, EVERYTHING);
            out()
                .printf(
                    Locale.ROOT,
                    "%s\t%s\t%d\t%.1f\t%.1f%n",
                    game.id(),
                    scenario.id(),
                    games,
                    asked,
                    ordered);
          }
        }
      }
    }
    return 0;
  }

  private double perTurn(ExecutorService pool, Rules rules, StandingOrders orders)
      throws InterruptedException, ExecutionException {
    List<Future<Double>> running = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      long each = seed + i;
      running.add(pool.submit(() -> play(rules, orders, each)));
    }
    double sum = 0;
    for (Future<Double> one : running) {
      sum += one.get();
    }
    return sum / games;
  }

  /** The hand-overs a turn of one game. */
  private static double play(Rules rules, StandingOrders orders, long gameSeed) {
    Bot[] bots = new Bot[2];
    for (int side = 0; side < bots.length; side++) {
      Bot bot = Bots.named("staff", Duel.botSeed(gameSeed, side));
      if (bot == null) {
        throw new IllegalStateException("there is no staff");
      }
      bots[side] = bot;
    }
    Dice dice = new Dice(gameSeed);
    Position p = rules.start();
    @Nullable Side last = null;
    int handovers = 0;
    int first = rules.status(p).turn();
    while (true) {
      switch (rules.decision(p)) {
        case Decision.Chance chance -> p = rules.roll(p, dice.roll(chance.faces())).next();
        case Decision.Over over -> {
          return handovers / (double) (over.turn() - first + 1);
        }
        case Decision.Choose choose -> {
          View view = rules.view(p, choose.side());
          StandingOrders.Answer answer = orders.answer(view);
          if (answer == null && choose.side() != last) {
            handovers += last == null ? 0 : 1;
            last = choose.side();
          }
          var order = answer == null ? bots[choose.side().index()].decide(view) : answer.order();
          if (!(rules.judge(p, order) instanceof Granted granted)) {
            throw new IllegalStateException("refused: " + order);
          }
          p = granted.next();
        }
      }
    }
  }
}
