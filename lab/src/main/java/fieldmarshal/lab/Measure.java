package fieldmarshal.lab;

import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.data.Tsv;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * One thing that is measured in every game of a series: a line of {@code history.tsv}.
 *
 * @param title what it is, for the reader
 * @param target what history or an issue wants, for the reader
 * @param least the least value that counts as a success; a success at or above it
 * @param most the greatest value that counts as a success
 */
record Measure(
    String title, String target, double least, double most, ToDoubleFunction<Chronicle> value) {

  /** A value that no game has: what never happened. */
  static final double NEVER = Double.POSITIVE_INFINITY;

  static Measure read(Tsv.Row row, Rules rules) {
    return new Measure(
        row.text("title"),
        row.maybe("target"),
        bound(row, "least", Double.NEGATIVE_INFINITY),
        bound(row, "most", Double.MAX_VALUE),
        value(row, rules));
  }

  private static double bound(Tsv.Row row, String field, double otherwise) {
    return row.maybe(field).isEmpty() ? otherwise : row.real(field);
  }

  private static ToDoubleFunction<Chronicle> value(Tsv.Row row, Rules rules) {
    String kind =
        row.oneOf(
            "kind", "wins", "lead", "total", "peak", "held", "gained", "taken", "reached", "fights",
            "shift");
    int from = row.number("from", 1);
    int to = row.number("to", Integer.MAX_VALUE);
    return switch (kind) {
      case "wins" -> {
        Side side = side(row, rules);
        yield game -> game.winner() == side ? 1 : 0;
      }
      case "lead" -> {
        Side side = side(row, rules);
        yield game -> game.lead(game.endOf(to), side);
      }
      case "total" -> {
        int total = total(row, rules);
        yield game -> isOver(game, to) ? NEVER : game.endOf(to).global(total);
      }
      case "peak" -> {
        int total = total(row, rules);
        yield game -> game.peak(total, from, Math.min(to, game.lastTurn()));
      }
      case "held" -> {
        Side side = side(row, rules);
        int[] hexes = hexes(row, rules);
        yield game -> game.held(game.endOf(to), side, hexes);
      }
      case "gained" -> {
        Side side = side(row, rules);
        int[] hexes = hexes(row, rules);
        yield game ->
            game.held(game.endOf(to), side, hexes) - game.held(game.endOf(from - 1), side, hexes);
      }
      case "taken" -> {
        Side side = side(row, rules);
        int[] hexes = hexes(row, rules);
        yield game -> game.firstTurn(p -> game.held(p, side, hexes) > 0);
      }
      case "reached" -> {
        Side side = side(row, rules);
        int[] hexes = hexes(row, rules);
        yield game -> game.firstTurn(p -> game.standing(p, side, hexes) > 0);
      }
      case "shift" -> game -> Shift.of(game, rules, from, to);
      default -> {
        int[] hexes = hexes(row, rules);
        yield game -> game.fights(hexes, from, to);
      }
    };
  }

  /** Whether the game was over before a turn, so that it has no end of that turn. */
  private static boolean isOver(Chronicle game, int turn) {
    return turn != Integer.MAX_VALUE && game.lastTurn() < turn;
  }

  static Side side(Tsv.Row row, Rules rules) {
    String id = row.text("side");
    return rules.game().sides().stream()
        .filter(side -> side.id().equals(id))
        .findFirst()
        .orElseThrow(() -> row.fault("side", "there is no side " + id));
  }

  private static int total(Tsv.Row row, Rules rules) {
    int index = rules.start().layout().globals().indexOf(row.text("total"));
    if (index < 0) {
      throw row.fault("total", "there is no total " + row.text("total"));
    }
    return index;
  }

  private static int[] hexes(Tsv.Row row, Rules rules) {
    int[] hexes = row.words("hexes").stream().mapToInt(rules.board()::hex).toArray();
    if (hexes.length == 0) {
      throw row.fault("hexes", "is empty");
    }
    return hexes;
  }

  /** A line of the report about the values that some games had. */
  String report(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    long good = Arrays.stream(sorted).filter(v -> v >= least && v <= most).count();
    boolean bounded = least != Double.NEGATIVE_INFINITY || most != Double.MAX_VALUE;
    double mean = Arrays.stream(sorted).filter(v -> v != NEVER).average().orElse(Double.NaN);
    long never = Arrays.stream(sorted).filter(v -> v == NEVER).count();
    return String.format(
        Locale.ROOT,
        "  %-58s mean %6.2f, quartiles %s %s %s%s%s%s",
        title,
        mean,
        word(sorted[sorted.length / 4]),
        word(sorted[sorted.length / 2]),
        word(sorted[sorted.length * 3 / 4]),
        never == 0 ? "" : String.format(Locale.ROOT, ", never in %d", never),
        bounded
            ? String.format(Locale.ROOT, "; %.0f %% of the games", 100.0 * good / sorted.length)
            : "",
        target.isEmpty() ? "" : " (wanted: " + target + ")");
  }

  private static String word(double value) {
    return value == NEVER ? "never" : String.format(Locale.ROOT, "%.0f", value);
  }
}
