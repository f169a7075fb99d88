package fieldmarshal.lab;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.bots.Duel;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.TreeSet;

/**
 * Plays Caporetto with bots many times and tells on which turn the Central Powers stand on the
 * Tagliamento and on the Piave.
 *
 * <p>{@code Campaign [games] [central bot] [allied bot]}
 */
public final class Campaign {
  private static final String SIDES = "/fieldmarshal/gwe-caporetto/map/hexsides.tsv";

  private static final int NEVER = 99;

  /** A river and the hexes along it. */
  private record River(String name, boolean[] banks) {}

  private Campaign() {}

  public static void main(String[] args) throws Exception {
    int games = args.length > 0 ? Integer.parseInt(args[0]) : 50;
    String[] names = {
      args.length > 1 ? args[1] : "staff", args.length > 2 ? args[2] : "staff",
    };
    Rules rules = new Caporetto().rules("historical", new TreeSet<>());
    List<River> rivers = List.of(river(rules, "Tagliamento"), river(rules, "Piave"));
    int[][] turns = new int[rivers.size()][games];
    int[] wins = new int[3];
    double[] points = new double[2];
    for (int i = 0; i < games; i++) {
      Position end = play(rules, names, i + 1, rivers, turns, i);
      if (rules.decision(end) instanceof Decision.Over over) {
        Side winner = over.outcome().winner();
        wins[winner == null ? 2 : winner.index()]++;
        points[0] += rules.points(end).get(0).total();
        points[1] += rules.points(end).get(1).total();
      }
    }
    System.out.printf(
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
      System.out.printf(
          Locale.ROOT,
          "  on the %-12s in %d games; turn %s (middle), from %s, a quarter by %s%n",
          rivers.get(i).name(),
          reached,
          turn(turns[i][games / 2]),
          turn(turns[i][0]),
          turn(turns[i][games / 4]));
    }
  }

  private static String turn(int turn) {
    return turn == NEVER ? "never" : String.valueOf(turn);
  }

  /** The hexes beside the river where it is a major one. */
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
          banks[rules.board().hex(cells.get(0))] = true;
          banks[rules.board().hex(cells.get(1))] = true;
        }
      }
    }
    return new River(name, banks);
  }

  private static Position play(
      Rules rules, String[] names, int seed, List<River> rivers, int[][] turns, int game) {
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
          for (int i = 0; i < rivers.size(); i++) {
            if (turns[i][game] == NEVER && stands((GreatWarInTheEast) rules, p, rivers.get(i))) {
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

  private static boolean stands(GreatWarInTheEast rules, Position p, River river) {
    for (Counter unit : rules.roster().all()) {
      if (unit.side() == Caporetto.CENTRAL
          && unit.isCombat()
          && p.onMap(unit)
          && river.banks()[p.place(unit)]) {
        return true;
      }
    }
    return false;
  }
}
