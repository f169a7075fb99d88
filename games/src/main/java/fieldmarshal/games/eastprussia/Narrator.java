package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;

/** Events in plain words. */
final class Narrator {
  private Narrator() {}

  static String tell(EastPrussiaRules rules, Event event) {
    Board board = rules.board();
    return switch (event) {
      case Event.Moved moved ->
          the(moved.unit())
              + " "
              + verb(moved.how())
              + (moved.from() >= 0 ? " from " + board.title(moved.from()) : "")
              + " to "
              + board.title(moved.path().last())
              + ".";
      case Event.Placed placed -> placed(board, placed);
      case Event.Reduced reduced -> the(reduced.unit()) + " is reduced.";
      case Event.Restored restored -> the(restored.unit()) + " is restored.";
      case Event.Removed removed ->
          removed.cause().equals("TWU-10.6.2.1b")
              ? "Samsonov shoots himself" + at(board, removed) + "; his headquarters is removed."
              : the(removed.unit()) + " is eliminated" + at(board, removed) + ".";
      case Event.Marked marked -> marked(marked);
      case Event.Rolled rolled -> "Die: " + rolled.face() + " (" + rolled.purpose() + ").";
      case Event.Controlled controlled ->
          controlled.side().name() + " controls " + board.title(controlled.hex()) + ".";
      case Event.Scored scored ->
          scored.side().name()
              + " scores "
              + scored.points()
              + (scored.points() == 1 ? " point: " : " points: ")
              + scored.what()
              + ".";
      case Event.Revealed revealed ->
          revealed.to().name() + " sees the " + revealed.unit().name() + ".";
      case Event.Began began ->
          "Turn "
              + began.turn()
              + ", "
              + began.side().name()
              + ": "
              + began.phase().replace('-', ' ')
              + " phase.";
      case Event.Fought fought ->
          Combat.names(fought.attackers())
              + " against "
              + rules.combat().titles(fought.targets())
              + " at "
              + fought.odds()
              + ": "
              + fought.result()
              + ".";
      case Event.Noted noted -> noted.text();
      case Event.Told told -> tell(rules, told.bare());
    };
  }

  private static String the(Unit unit) {
    return (((Counter) unit).isSymbol() ? "A " : "The ") + unit.name();
  }

  private static String verb(String how) {
    return switch (how) {
      case "rail" -> "goes by rail";
      case "retreat" -> "retreats";
      case "advance" -> "advances";
      case "withdrawal" -> "retreats before combat";
      case "forced march" -> "makes a forced march";
      default -> "marches";
    };
  }

  private static String placed(Board board, Event.Placed placed) {
    if (placed.place() < 0) {
      return placed.how().equals("dummy")
          ? the(placed.unit()) + " turns out to be a dummy."
          : the(placed.unit()) + " leaves the map.";
    }
    return the(placed.unit())
        + (placed.how().equals("reinforcement") ? " arrives at " : " is placed at ")
        + board.title(placed.place())
        + ".";
  }

  private static String marked(Event.Marked marked) {
    boolean on = marked.on();
    return the(marked.unit())
        + switch (Flag.ALL.ofBit(marked.flag())) {
          case "entrained" -> on ? " is entrained." : " is off the train.";
          case "disrupted" -> on ? " is disrupted." : " recovers.";
          case "fixed" -> on ? " is fixed in place." : " is released.";
          case String other -> (on ? " is " : " is no longer ") + other.replace('-', ' ') + ".";
        };
  }

  private static String at(Board board, Event.Removed removed) {
    return removed.from() >= 0 ? " at " + board.title(removed.from()) : "";
  }
}
