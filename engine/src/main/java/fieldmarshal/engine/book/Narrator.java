package fieldmarshal.engine.book;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Layout;
import fieldmarshal.engine.board.Board;
import java.util.Map;

/** Tells events in plain words. A book brings its own words for what its units do. */
public class Narrator {

  /**
   * The words of a book, by the word that the event has for it.
   *
   * @param moved what a unit does that goes from one hex to another: "retreats"
   * @param placed what happens to a unit that is put somewhere, up to the hex: "arrives at"
   * @param removed what happens to a unit that is put beside the map: "leaves the map"
   * @param marked what a flag means, by its name
   */
  public record Words(
      Map<String, String> moved,
      Map<String, String> placed,
      Map<String, String> removed,
      Map<String, Mark> marked) {
    public Words {
      moved = Map.copyOf(moved);
      placed = Map.copyOf(placed);
      removed = Map.copyOf(removed);
      marked = Map.copyOf(marked);
    }
  }

  /** What a flag means when it goes on and off: "is entrained". */
  public record Mark(String on, String off) {}

  private final Board board;
  private final Layout layout;
  private final Words words;

  public Narrator(Board board, Layout layout, Words words) {
    this.board = board;
    this.layout = layout;
    this.words = words;
  }

  public final String tell(Event event) {
    return switch (event) {
      case Event.Moved moved ->
          moved.unit().begins()
              + " "
              + words.moved().getOrDefault(moved.how(), "marches")
              + at(" from ", moved.from())
              + at(" to ", moved.path().last())
              + ".";
      case Event.Placed placed -> placed.unit().begins() + " " + placed(placed) + ".";
      case Event.Reduced reduced -> reduced.unit().begins() + " " + reduced(reduced.steps()) + ".";
      case Event.Restored restored ->
          restored.unit().begins() + " " + restored(restored.steps()) + ".";
      case Event.Removed removed ->
          removed(removed, removed.unit().begins(), at(" at ", removed.from())) + ".";
      case Event.Marked marked -> marked.unit().begins() + " " + marked(marked) + ".";
      case Event.Rolled rolled ->
          rolled.meaning().isEmpty()
              ? "Die: " + rolled.face() + " (" + rolled.purpose() + ")."
              : "Drawn: " + rolled.meaning() + " (" + rolled.purpose() + ").";
      case Event.Controlled controlled ->
          controlled.side().does(controls()) + " " + board.title(controlled.hex()) + ".";
      case Event.Scored scored -> scored(scored) + ".";
      case Event.Revealed revealed ->
          revealed.to().does("see") + " " + revealed.unit().called() + ".";
      case Event.Began began ->
          "Turn " + began.turn() + ", " + began.side().name() + ": " + phase(began.phase()) + ".";
      case Event.Fought fought ->
          UnitNames.begin(fought.attackers())
              + (fought.attackers().size() == 1 ? " attacks " : " attack ")
              + HexNames.of(board, fought.targets())
              + " at "
              + fought.odds()
              + ": result "
              + fought.result()
              + ".";
      case Event.Noted noted -> noted.text();
      case Event.Told told -> tell(told.bare());
    };
  }

  /**
   * Strengths and the column that they are read in: "18:5 (3:1)"; said once where both are the
   * same.
   */
  public static String odds(String strengths, String column) {
    return strengths.equals(column) ? column : strengths + " (" + column + ")";
  }

  // ---- what a book may say otherwise

  protected String reduced(int steps) {
    return "loses " + Counted.of(steps, "step");
  }

  protected String restored(int steps) {
    return "regains " + Counted.of(steps, "step");
  }

  /**
   * A unit is out of the game.
   *
   * @param who the unit
   * @param where the hex with its preposition, or empty
   */
  protected String removed(Event.Removed removed, String who, String where) {
    return who + " is eliminated" + where;
  }

  /** What a side does that takes a hex, without an ending. */
  protected String controls() {
    return "control";
  }

  protected String scored(Event.Scored scored) {
    return scored.side().does(scored.points() < 0 ? "lose" : "score")
        + " "
        + Counted.of(Math.abs(scored.points()), "point")
        + ": "
        + scored.what();
  }

  /** A phase that begins. */
  protected String phase(String id) {
    return id.replace('-', ' ') + " phase";
  }

  // ---- the rest

  private String at(String preposition, int hex) {
    return hex < 0 ? "" : preposition + board.title(hex);
  }

  private String placed(Event.Placed placed) {
    return placed.place() < 0
        ? words.removed().getOrDefault(placed.how(), "leaves the map")
        : words.placed().getOrDefault(placed.how(), "is placed at")
            + " "
            + board.title(placed.place());
  }

  private String marked(Event.Marked marked) {
    String flag = layout.flagName(marked.flag());
    Mark mark = words.marked().get(flag);
    if (mark != null) {
      return marked.on() ? mark.on() : mark.off();
    }
    return (marked.on() ? "is " : "is no longer ") + flag.replace('-', ' ');
  }
}
