package fieldmarshal.lab;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;

/**
 * A front of a campaign as one number a turn: how far, in hexes from where the campaign began, the
 * units of the attacker stand of which so many stand as far or farther. The fronts are a table of
 * the lab, {@code fronts.tsv}, with their lines and places in {@code front-lines.tsv} and what
 * history has for them in {@code front-history.tsv}.
 *
 * @param title what it is, for the reader
 * @param side whose units it is measured by
 * @param rank which unit is measured, counted from the most advanced
 * @param marks the lines and places of the way, each at its distance
 * @param history by turn, what was so at the end of the turn
 */
record Front(
    String title,
    Side side,
    int rank,
    Set<Unit> units,
    double[] distances,
    List<Mark> marks,
    TreeMap<Integer, Then> history) {

  /** The front where no unit is left that it could be measured by. */
  static final double GONE = Double.NEGATIVE_INFINITY;

  private static final String FOLDER = "fieldmarshal/lab/";

  /** What a unit may be short of a line and still stands on it, in hexes. */
  private static final double ON = 0.01;

  /**
   * A line or a place on the way.
   *
   * @param reached the turn on which it was reached in history; 0 if that is not told
   * @param date when that was, for the reader
   */
  record Mark(String name, double at, int reached, String date) {}

  /**
   * What was so in history.
   *
   * @param source when and what, from general history
   */
  record Then(double at, String source) {}

  /** The fronts of a scenario; none where the table has none. */
  static List<Front> of(Rules rules, String scenario) {
    List<Front> fronts = new ArrayList<>();
    for (Tsv.Row row : own("fronts.tsv", rules, scenario)) {
      fronts.add(read(row, rules, scenario));
    }
    return fronts;
  }

  private static List<Tsv.Row> own(String table, Rules rules, String scenario) {
    return Tsv.resource(FOLDER + table).stream()
        .filter(row ->
            row.text("game").equals(rules.game().id()) && row.text("scenario").equals(scenario))
        .toList();
  }

  private static Front read(Tsv.Row row, Rules rules, String scenario) {
    String id = row.text("front");
    Side side = Measure.side(row, rules);
    Ground ground = new Ground(rules.board(), hexes(row, "area", rules));
    List<Tsv.Row> lines =
        own("front-lines.tsv", rules, scenario).stream()
            .filter(line -> line.text("front").equals(id))
            .toList();
    for (Tsv.Row line : lines) {
      if (!line.maybe("at").isEmpty()) {
        ground.line(line.real("at"), hexes(line, "hexes", rules));
      }
    }
    List<Mark> marks = new ArrayList<>();
    for (Tsv.Row line : lines) {
      double at =
          line.maybe("at").isEmpty()
              ? ground.distance(hexes(line, "hexes", rules)[0])
              : line.real("at");
      marks.add(new Mark(line.text("name"), at, line.number("reached", 0), line.maybe("date")));
    }
    TreeMap<Integer, Then> history = new TreeMap<>();
    for (Tsv.Row then : own("front-history.tsv", rules, scenario)) {
      if (then.text("front").equals(id)) {
        history.put(then.number("turn"), new Then(then.real("at"), then.text("source")));
      }
    }
    return new Front(
        row.text("title"),
        side,
        row.number("rank"),
        units(row, rules, side),
        ground.distances(),
        marks,
        history);
  }

  private static int[] hexes(Tsv.Row row, String field, Rules rules) {
    for (String number : row.words(field)) {
      if (rules.board().find(number) < 0) {
        throw row.fault(field, "there is no hex " + number);
      }
    }
    return row.words(field).stream().mapToInt(rules.board()::hex).toArray();
  }

  /**
   * The units of a side that are of certain types and, where armies are named, of those; without
   * some that stand on another front when the campaign begins.
   */
  private static Set<Unit> units(Tsv.Row row, Rules rules, Side side) {
    List<String> types = row.words("types");
    List<String> armies = row.words("armies");
    List<String> without = row.words("without");
    Set<String> ids = new HashSet<>();
    for (Tsv.Row unit : Tsv.resource("fieldmarshal/" + rules.game().id() + "/units.tsv")) {
      if (!without.contains(unit.text("id"))
          && (armies.isEmpty() || armies.contains(unit.maybe("army")))) {
        ids.add(unit.text("id"));
      }
    }
    Set<Unit> units = new HashSet<>();
    for (Unit unit : rules.roster().all()) {
      if (unit.side() == side && types.contains(unit.type()) && ids.contains(unit.id())) {
        units.add(unit);
      }
    }
    if (units.size() < row.number("rank")) {
      throw row.fault("rank", "there are only " + units.size() + " such units");
    }
    return units;
  }

  /** The front in a position: that of the last unit where fewer are left than are counted. */
  double value(Position position) {
    double[] standing =
        units.stream()
            .filter(position::onMap)
            .mapToDouble(unit -> distances[position.place(unit)])
            .filter(at -> !Double.isNaN(at))
            .sorted()
            .toArray();
    return standing.length == 0 ? GONE : standing[Math.max(0, standing.length - rank)];
  }

  private static double hundredths(double value) {
    return value == GONE ? GONE : Math.round(100 * value) / 100.0;
  }

  /**
   * The front at the start and at the end of each turn of a game, to the hundredths that are kept.
   */
  double[] values(Chronicle game) {
    double[] values = new double[game.lastTurn() + 1];
    Arrays.setAll(values, turn -> hundredths(value(game.endOf(turn))));
    return values;
  }

  /** The first turn at the end of which a front was at a mark. */
  static double reached(Mark mark, double[] values) {
    for (int turn = 1; turn < values.length; turn++) {
      if (values[turn] >= mark.at() - ON) {
        return turn;
      }
    }
    return Measure.NEVER;
  }
}
