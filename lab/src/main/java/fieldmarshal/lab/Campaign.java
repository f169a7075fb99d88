package fieldmarshal.lab;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.bots.Duel;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.TerrainCode;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/**
 * Plays Caporetto with bots many times and tells on which turn the Central Powers come down to the
 * Tagliamento and to the Piave, with the first unit and in force. Only the banks in the plain
 * count: both rivers rise in the mountains behind the front. In history the Germans were on the
 * Tagliamento on turn 4 (30 October) and on the Piave on turn 9 (9 November).
 */
@Command(
    name = "campaign",
    mixinStandardHelpOptions = true,
    description = "Plays Caporetto many times and tells when the Piave is reached.")
public final class Campaign implements Callable<Integer> {
  private static final String SIDES = "/fieldmarshal/gwe-caporetto/map/hexsides.tsv";

  private static final int NEVER = 99;

  /** The units that are a force. */
  private static final int FORCE = 4;

  /** A river and the hexes along it. */
  private record River(String name, boolean[] banks) {}

  /** So many units on the banks of a river. */
  private record Goal(River river, int units) {}

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Option(
      names = "--games",
      defaultValue = "24",
      description = "How many games, seeds 1 and on (${DEFAULT-VALUE}).")
  private int games;

  @Option(
      names = "--bots",
      split = ",",
      defaultValue = "staff,staff",
      description = "Who plays the Central Powers and the Allies (${DEFAULT-VALUE}).")
  private String[] names = {};

  Campaign() {}

  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(out, err, args));
  }

  /** The same with printers of one's own. */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    return new CommandLine(new Campaign()).setOut(out).setErr(err).execute(args);
  }

  @Override
  public Integer call() throws IOException, Game.BadSetup {
    if (games < 1) {
      throw wrong("--games must be at least 1");
    }
    if (names.length != 2) {
      throw wrong("--bots must name two: who plays the Central Powers, and who the Allies");
    }
    for (String name : names) {
      if (Bots.named(name, 1) == null) {
        throw wrong("there is no bot " + name);
      }
    }
    Rules rules = new Caporetto().rules("historical", new TreeSet<>());
    River tagliamento = river(rules, "Tagliamento");
    River piave = river(rules, "Piave");
    List<Goal> goals =
        List.of(
            new Goal(tagliamento, 1),
            new Goal(tagliamento, FORCE),
            new Goal(piave, 1),
            new Goal(piave, FORCE));
    int[][] turns = new int[goals.size()][games];
    int[] wins = new int[3];
    double[] points = new double[2];
    for (int i = 0; i < games; i++) {
      Position end = play(rules, names, i + 1, goals, turns, i);
      if (rules.decision(end) instanceof Decision.Over over) {
        Side winner = over.outcome().winner();
        wins[winner == null ? 2 : winner.index()]++;
        points[0] += rules.points(end).get(0).total();
        points[1] += rules.points(end).get(1).total();
      }
    }
    PrintWriter out = spec.commandLine().getOut();
    out.printf(
        Locale.ROOT,
        "%d games, %s against %s: Central Powers %d, Allies %d, drawn %d; points %.0f to %.0f%n",
        games,
        names[0],
        names[1],
        wins[0],
        wins[1],
        wins[2],
        points[0] / games,
        points[1] / games);
    for (int i = 0; i < turns.length; i++) {
      Arrays.sort(turns[i]);
      int reached = (int) Arrays.stream(turns[i]).filter(turn -> turn < NEVER).count();
      out.printf(
          Locale.ROOT,
          "  on the %-12s with %d in %d games; turn %s (middle), from %s, a quarter by %s%n",
          goals.get(i).river().name(),
          goals.get(i).units(),
          reached,
          turn(turns[i][games / 2]),
          turn(turns[i][0]),
          turn(turns[i][games / 4]));
    }
    return 0;
  }

  private ParameterException wrong(String what) {
    return new ParameterException(spec.commandLine(), what + ".");
  }

  private static String turn(int turn) {
    return turn == NEVER ? "never" : String.valueOf(turn);
  }

  /** The hexes of the plain beside the river where it is a major one. */
  private static River river(Rules rules, String name) throws IOException {
    boolean[] banks = new boolean[rules.board().size()];
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                Objects.requireNonNull(Campaign.class.getResourceAsStream(SIDES)),
                StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        List<String> cells = List.of(line.split("\t", -1));
        if (cells.size() > 3 && cells.get(2).equals("major") && cells.get(3).equals(name)) {
          for (String number : cells.subList(0, 2)) {
            int hex = rules.board().hex(number);
            banks[hex] = rules.board().terrain(hex) == TerrainCode.CLEAR;
          }
        }
      }
    }
    return new River(name, banks);
  }

  private static Position play(
      Rules rules, String[] names, int seed, List<Goal> goals, int[][] turns, int game) {
    List<Bot> bots = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      bots.add(Objects.requireNonNull(Bots.named(names[side], Duel.botSeed(seed, side))));
    }
    for (int[] each : turns) {
      each[game] = NEVER;
    }
    Dice dice = new Dice(seed);
    Position p = rules.start();
    while (true) {
      switch (rules.decision(p)) {
        case Decision.Over over -> {
          return p;
        }
        case Decision.Chance chance -> p = rules.roll(p, dice.roll(chance.faces())).next();
        case Decision.Choose choose -> {
          for (int i = 0; i < goals.size(); i++) {
            if (turns[i][game] == NEVER && stands((GreatWarInTheEast) rules, p, goals.get(i))) {
              turns[i][game] = choose.turn();
            }
          }
          Order order = bots.get(choose.side().index()).decide(rules.view(p, choose.side()));
          if (!(rules.judge(p, order) instanceof Granted granted)) {
            throw new IllegalStateException("refused: " + order);
          }
          p = granted.next();
        }
      }
    }
  }

  private static boolean stands(GreatWarInTheEast rules, Position p, Goal goal) {
    int units = 0;
    for (Counter unit : rules.roster().all()) {
      if (unit.side() == Caporetto.CENTRAL
          && unit.isCombat()
          && !unit.isDepot()
          && p.onMap(unit)
          && goal.river().banks()[p.place(unit)]) {
        units++;
      }
    }
    return units >= goal.units();
  }
}
