package fieldmarshal.engine.book;

import fieldmarshal.engine.Clerk.PrintedTable;
import fieldmarshal.engine.Clerk.Turn;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.data.Tsv;
import java.util.List;

/** The turn track as printed: the days of each turn and what is noted beside it. */
public final class TurnTrack {
  private final List<Tsv.Row> rows;

  private TurnTrack(List<Tsv.Row> rows) {
    this.rows = rows;
  }

  /** The track in the folder of a game's data. */
  public static TurnTrack read(String folder) {
    return new TurnTrack(Tsv.resource(folder + "/turns.tsv"));
  }

  /** Whether a unit arrives on a turn. */
  public interface Arrival<U extends Unit> {
    boolean on(U unit, int turn);
  }

  /** The turns with the nations that arrive on each. */
  public <U extends Unit> List<Turn> turns(List<U> units, Arrival<U> arrival) {
    return rows.stream()
        .map(row -> {
          int turn = row.number("turn");
          List<String> arriving =
              units.stream()
                  .filter(unit -> arrival.on(unit, turn))
                  .map(Unit::nationality)
                  .distinct()
                  .toList();
          return new Turn(turn, row.maybe("dates"), row.maybe("note"), arriving);
        })
        .toList();
  }

  /** The same, where what is noted names those who arrive as well. */
  public <U extends Unit> List<Turn> named(List<U> units, Arrival<U> arrival) {
    return turns(units, arrival).stream()
        .map(turn -> {
          List<String> who =
              units.stream()
                  .filter(unit -> arrival.on(unit, turn.number()))
                  .map(Unit::name)
                  .toList();
          String names = String.join(", ", who);
          String note =
              turn.note().isEmpty() || who.isEmpty()
                  ? turn.note() + names
                  : turn.note() + "; " + names;
          return new Turn(turn.number(), turn.dates(), note, turn.arriving());
        })
        .toList();
  }

  /** The turns as a table to look up. */
  public static PrintedTable printed(String caseId, List<Turn> turns) {
    return new PrintedTable(
        "turns",
        "Turn track",
        caseId,
        List.of("turn", "dates", "arrivals and notes"),
        turns.stream()
            .map(turn -> List.of(String.valueOf(turn.number()), turn.dates(), turn.note()))
            .toList());
  }
}
