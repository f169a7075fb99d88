package fieldmarshal.lab;

import fieldmarshal.engine.Rules;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The fronts of a campaign in many games: by turn the median and the quartiles, beside history.
 *
 * @param dates of the turns, from turn 1
 * @param games of each its fronts, and of each front its values from the start on
 */
record FrontSeries(
    String title, String bots, List<String> dates, List<Front> fronts, List<double[][]> games) {

  /** The three quartiles of a front at the end of a turn. */
  record Quartiles(double low, double middle, double high) {
    /** Of values in any order, as the measures count them. */
    static Quartiles of(double... values) {
      double[] sorted = values.clone();
      Arrays.sort(sorted);
      int count = sorted.length;
      return new Quartiles(sorted[count / 4], sorted[count / 2], sorted[count * 3 / 4]);
    }
  }

  /** The dates of a game's turns, as its table has them. */
  static List<String> dates(Rules rules) {
    return Tsv.resource("fieldmarshal/" + rules.game().id() + "/turns.tsv").stream()
        .map(row -> row.text("dates"))
        .toList();
  }

  int lastTurn() {
    return dates.size();
  }

  /** A front at the end of a turn. A game that was over before keeps its last front. */
  Quartiles at(int front, int turn) {
    return Quartiles.of(
        games.stream()
            .mapToDouble(game -> game[front][Math.min(turn, game[front].length - 1)])
            .toArray());
  }

  /** What is told of every front: a line a turn, and when places with a date were reached. */
  List<String> report() {
    List<String> lines = new ArrayList<>();
    for (int f = 0; f < fronts.size(); f++) {
      Front front = fronts.get(f);
      lines.add(
          String.format(
              Locale.ROOT,
              "%s (hexes; unit %d counted from the most advanced)",
              front.title(),
              front.rank()));
      lines.add(
          String.format(
              Locale.ROOT,
              "  %4s %-24s %7s %7s %7s %8s",
              "turn",
              "date",
              "quarter",
              "median",
              "quarter",
              "history"));
      for (int turn = 0; turn <= lastTurn(); turn++) {
        Quartiles now = at(f, turn);
        Front.Then then = front.history().get(turn);
        lines.add(
            String.format(
                Locale.ROOT,
                "  %4d %-24s %7s %7s %7s %8s",
                turn,
                turn == 0 ? "start" : dates.get(turn - 1),
                word(now.low()),
                word(now.middle()),
                word(now.high()),
                then == null ? "" : word(then.at())));
      }
      for (Front.Mark mark : front.marks()) {
        if (mark.reached() > 0) {
          lines.add(reached(f, mark));
        }
      }
    }
    return lines;
  }

  private String reached(int front, Front.Mark mark) {
    double[] turns = games.stream().mapToDouble(game -> Front.reached(mark, game[front])).toArray();
    Quartiles when = Quartiles.of(turns);
    long ever = Arrays.stream(turns).filter(turn -> turn != Measure.NEVER).count();
    long near = Arrays.stream(turns).filter(turn -> Math.abs(turn - mark.reached()) <= 1).count();
    return String.format(
        Locale.ROOT,
        "  %s reached in %d of %d games, turn %s (quartiles %s %s); history turn %d (%s); within a"
            + " turn of it in %.0f %% of the games",
        mark.name(),
        ever,
        turns.length,
        turn(when.middle()),
        turn(when.low()),
        turn(when.high()),
        mark.reached(),
        mark.date(),
        100.0 * near / turns.length);
  }

  private static String turn(double turn) {
    return turn == Measure.NEVER ? "never" : String.format(Locale.ROOT, "%.0f", turn);
  }

  private static String word(double value) {
    return value == Front.GONE ? "gone" : String.format(Locale.ROOT, "%.1f", value);
  }
}
