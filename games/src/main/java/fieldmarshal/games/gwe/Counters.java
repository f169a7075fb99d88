package fieldmarshal.games.gwe;

import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Case 2.3: the counters of a game of the series, from its table of units, and the fortresses that
 * are printed on its map. A game leaves out the columns that none of its counters needs.
 */
public final class Counters {
  private final List<Side> sides;
  private final ToIntFunction<Tsv.Row> rating;
  private final List<Counter> counters = new ArrayList<>();

  private Counters(List<Side> sides, ToIntFunction<Tsv.Row> rating) {
    this.sides = sides;
    this.rating = rating;
  }

  /**
   * The counters of a table and, after them, the fortresses of the map.
   *
   * @param rating how the game tells the rating of a unit
   */
  @Case({"GWE-2.31", "GWE-2.32", "GWE-2.33"})
  public static Roster<Counter> read(
      String table, Theatre theatre, List<Side> sides, ToIntFunction<Tsv.Row> rating) {
    Counters reader = new Counters(sides, rating);
    for (Tsv.Row row : Tsv.resource(table)) {
      reader.unit(row);
    }
    for (Theatre.Fort fort : theatre.forts()) {
      reader.fortress(theatre, fort);
    }
    return new Roster<>(reader.counters);
  }

  private void unit(Tsv.Row row) {
    Counter.Arm arm = Counter.Arm.named(row.text("type"));
    Counter.Size size = Counter.Size.named(row.text("size"));
    if (arm == null || size == null) {
      throw row.fault(arm == null ? "type" : "size", "unknown");
    }
    counters.add(
        new Counter(
            counters.size(),
            row.text("id"),
            side(row),
            row.text("nationality"),
            arm,
            size,
            row.text("designation"),
            row.text("name"),
            row.number("steps"),
            printed(row, arm == Counter.Arm.HQ),
            setup(row),
            row.text("scenario"),
            row.maybe("doubt")));
  }

  /** The reverse of a headquarters shows its shift first, that of the others their attack. */
  @Case({"GWE-2.31", "GWE-10.11"})
  private Counter.Printed printed(Tsv.Row row, boolean hq) {
    String back = hq && row.has("back_shift") ? "back_shift" : "back_attack";
    return new Counter.Printed(
        row.number("attack"),
        row.number("defense"),
        row.number("move"),
        figure(row, "barrage"),
        row.number("shift"),
        figure(row, "command"),
        row.number("radius"),
        level(row),
        !row.maybe(back).isEmpty(),
        figure(row, "back_attack"),
        figure(row, "back_defense"),
        figure(row, "back_shift"),
        figure(row, "back_command"),
        figure(row, "back_radius"),
        row.number("stacking"),
        rating.applyAsInt(row),
        mark(row, "heroic"),
        mark(row, "stosstruppen"),
        mark(row, "alpine"));
  }

  /** A figure that not every game or counter has. */
  private static int figure(Tsv.Row row, String field) {
    return row.has(field) ? row.number(field, 0) : 0;
  }

  private static boolean mark(Tsv.Row row, String field) {
    return row.has(field) && row.yes(field);
  }

  private Side side(Tsv.Row row) {
    String id = row.oneOf("side", sides.get(0).id(), sides.get(1).id());
    return id.equals(sides.get(0).id()) ? sides.get(0) : sides.get(1);
  }

  private static int level(Tsv.Row row) {
    return switch (row.oneOf("level", "", "corps", "army", "army-group")) {
      case "corps" -> 1;
      case "army" -> 2;
      case "army-group" -> 3;
      default -> 0;
    };
  }

  @Case("GWE-3.0")
  private static String setup(Tsv.Row row) {
    String code = row.maybe("setup");
    if (!code.isEmpty() && !code.matches("\\d{4}|\\d{1,2}[A-E]?")) {
      throw row.fault("setup", "neither a hex nor a turn: " + code);
    }
    return code;
  }

  /** Four steps, the strength as printed and, after two losses, the weaker one. */
  @Case({"GWE-11.13a", "GWE-11.14"})
  private void fortress(Theatre theatre, Theatre.Fort fort) {
    counters.add(
        new Counter(
            counters.size(),
            fort.id(),
            fort.side(),
            fort.nationality(),
            Counter.Arm.FORTRESS,
            Counter.Size.FORTRESS,
            fort.name(),
            "fortress of " + fort.name(),
            Counter.Size.FORTRESS.standardSteps(),
            Counter.Printed.fortress(fort.strength(), fort.weakened()),
            theatre.board().number(fort.hex()),
            "map",
            "strength"));
  }
}
