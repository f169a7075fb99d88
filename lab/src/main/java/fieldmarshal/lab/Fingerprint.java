package fieldmarshal.lab;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.bots.Duel;
import fieldmarshal.bots.Playout;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Unit;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.zip.CRC32;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Lets a bot play whole games against itself and prints a hash of each: of every decision, every
 * die, and where every unit stood with how many steps lost. Two versions of the program that print
 * the same have played the same games. What orders and events look like in Java does not count.
 */
@Command(
    name = "fingerprint",
    mixinStandardHelpOptions = true,
    description =
        "Lets a bot play whole games against itself and prints a line for each: game, scenario,"
            + " seed, number of orders, hash. The lines of two versions can be compared with diff;"
            + " the time that a game took goes to standard error.")
public final class Fingerprint extends LabCommand {
  @Option(
      names = "--games",
      defaultValue = "50",
      description = "How many of each scenario (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--seed",
      defaultValue = "1",
      description = "The seed of the first game (${DEFAULT-VALUE}).")
  private long seed;

  @Option(names = "--bot", defaultValue = "staff", description = "Who plays (${DEFAULT-VALUE}).")
  @SuppressWarnings("NullAway.Init")
  private String bot;

  @Option(
      names = "--brisk",
      description = "The staff that the marshal has play in thought plays, not --bot.")
  private boolean brisk;

  Fingerprint(List<Game> shelf) {
    super(shelf);
  }

  /** Prints the lines. */
  public static void main(String[] args) {
    start(Fingerprint::new, args);
  }

  @Override
  public Integer call() throws InterruptedException, ExecutionException, Game.BadSetup {
    if (Bots.named(bot, 1) == null) {
      throw scope.wrong("there is no bot " + bot);
    }
    try (ExecutorService pool = Executors.newFixedThreadPool(scope.threads())) {
      for (Game game : scope.games(shelf, games)) {
        for (Game.Scenario scenario : game.scenarios()) {
          if (scope.isMeant(scenario)) {
            print(pool, game, scenario.id());
          }
        }
      }
    }
    return 0;
  }

  private void print(ExecutorService pool, Game game, String scenario)
      throws InterruptedException, ExecutionException, Game.BadSetup {
    Rules rules = game.rules(scenario, Set.of());
    List<Future<Played>> played = new ArrayList<>();
    for (int i = 0; i < games; i++) {
      long each = seed + i;
      played.add(pool.submit(() -> play(rules, each)));
    }
    long orders = 0;
    long nanos = 0;
    for (int i = 0; i < games; i++) {
      Played one = played.get(i).get();
      out()
          .printf(
              Locale.ROOT,
              "%s\t%s\t%d\t%d\t%08x%n",
              game.id(),
              scenario,
              seed + i,
              one.orders(),
              one.hash());
      orders += one.orders();
      nanos += one.nanos();
    }
    err()
        .printf(
            Locale.ROOT,
            "%s %s: %.2f s a game, %.0f orders a second%n",
            game.id(),
            scenario,
            nanos / 1e9 / games,
            orders / (nanos / 1e9));
  }

  /** A game that was played. */
  private record Played(int orders, long hash, long nanos) {}

  private Played play(Rules rules, long gameSeed) {
    long began = System.nanoTime();
    Bot[] bots = brisk ? Playout.Cast.brisk(gameSeed).first() : named(rules, gameSeed);
    Dice dice = new Dice(gameSeed);
    Print print = new Print(rules);
    Position p = rules.start();
    int orders = 0;
    while (true) {
      switch (rules.decision(p)) {
        case Decision.Chance chance -> {
          int face = dice.roll(chance.faces());
          print.add(face);
          p = rules.roll(p, face).next();
        }
        case Decision.Choose choose -> {
          print.add(choose.turn(), choose.side().index(), choose.phase().hashCode());
          Order order = bots[choose.side().index()].decide(rules.view(p, choose.side()));
          if (!(rules.judge(p, order) instanceof Granted granted)) {
            throw new IllegalStateException("refused: " + order);
          }
          p = granted.next();
          print.add(p);
          orders++;
        }
        case Decision.Over over -> {
          print.add(over.turn(), over.outcome().level().hashCode());
          return new Played(orders, print.hash(), System.nanoTime() - began);
        }
      }
    }
  }

  private Bot[] named(Rules rules, long gameSeed) {
    Bot[] bots = new Bot[rules.game().sides().size()];
    for (int side = 0; side < bots.length; side++) {
      Bot one = Bots.named(bot, Duel.botSeed(gameSeed, side));
      if (one == null) {
        throw new IllegalArgumentException("there is no bot " + bot);
      }
      bots[side] = one;
    }
    return bots;
  }

  /** The hash while it grows. */
  private static final class Print {
    private final Rules rules;
    private final CRC32 crc = new CRC32();
    private final ByteBuffer buffer;

    Print(Rules rules) {
      this.rules = rules;
      buffer = ByteBuffer.allocate(8 * rules.roster().size());
    }

    void add(int... numbers) {
      buffer.clear();
      for (int number : numbers) {
        buffer.putInt(number);
      }
      crc.update(buffer.flip());
    }

    void add(Position p) {
      buffer.clear();
      for (Unit unit : rules.roster().all()) {
        buffer.putInt(p.place(unit)).putInt(p.lost(unit));
      }
      crc.update(buffer.flip());
    }

    long hash() {
      return crc.getValue();
    }
  }
}
