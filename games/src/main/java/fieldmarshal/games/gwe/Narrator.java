package fieldmarshal.games.gwe;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.stream.Collectors;

/** Events in plain words. */
final class Narrator {
  private Narrator() {}

  static String tell(GreatWarInTheEast rules, Event event) {
    Board board = rules.board();
    return switch (event) {
      case Event.Moved moved ->
          "The "
              + moved.unit().name()
              + " "
              + verb(moved.how())
              + " "
              + from(board, moved)
              + "to "
              + board.title(moved.path().last())
              + ".";
      case Event.Placed placed -> placed(rules, placed);
      case Event.Reduced reduced ->
          "The " + reduced.unit().name() + " loses " + count(reduced.steps(), "step") + ".";
      case Event.Restored restored ->
          "The " + restored.unit().name() + " regains " + count(restored.steps(), "step") + ".";
      case Event.Removed removed ->
          "The "
              + removed.unit().name()
              + " is eliminated"
              + (removed.from() >= 0 ? " at " + board.title(removed.from()) : "")
              + ".";
      case Event.Marked marked -> marked(rules, marked);
      case Event.Rolled rolled -> "Die: " + rolled.face() + " (" + rolled.purpose() + ").";
      case Event.Controlled controlled ->
          controlled.side().name() + " hold " + board.title(controlled.hex()) + ".";
      case Event.Scored scored ->
          scored.side().name()
              + ": "
              + (scored.points() >= 0 ? "+" : "")
              + scored.points()
              + " for "
              + scored.what()
              + ".";
      case Event.Revealed revealed -> "The " + revealed.unit().name() + " is seen.";
      case Event.Began began ->
          "Turn " + began.turn() + ", " + began.side().name() + ": " + began.phase() + ".";
      case Event.Fought fought ->
          names(fought.attackers())
              + " against "
              + hexes(board, fought.targets())
              + " at "
              + fought.odds()
              + ": "
              + fought.result()
              + ".";
      case Event.Noted noted -> noted.text();
      case Event.Told told -> tell(rules, told.bare());
    };
  }

  private static String count(int n, String noun) {
    return n + " " + noun + (n == 1 ? "" : "s");
  }

  private static String verb(String how) {
    return switch (how) {
      case "rail" -> "goes by rail";
      case "retreat" -> "falls back";
      case "advance" -> "advances";
      case "withdrawal" -> "withdraws";
      case "fill" -> "steps";
      case "forced" -> "force-marches";
      default -> "marches";
    };
  }

  private static String from(Board board, Event.Moved moved) {
    return moved.from() >= 0 ? "from " + board.title(moved.from()) + " " : "";
  }

  private static String placed(GreatWarInTheEast rules, Event.Placed placed) {
    String unit = "The " + placed.unit().name();
    if (placed.place() < 0) {
      return unit + " leaves the map.";
    }
    String hex = rules.board().title(placed.place());
    return switch (placed.how()) {
      case "reinforcement" -> unit + " arrives at " + hex + ".";
      case "displaced" -> unit + " moves to " + hex + ", out of the enemy's way.";
      case "rail" -> unit + " comes back onto the map at " + hex + ".";
      default -> unit + " is placed at " + hex + ".";
    };
  }

  private static String marked(GreatWarInTheEast rules, Event.Marked marked) {
    String unit = "The " + marked.unit().name();
    boolean on = marked.on();
    return switch (rules.flagName(marked.flag())) {
      case "entrained" -> unit + (on ? " entrains." : " detrains.");
      case "out-of-supply" -> unit + (on ? " is out of supply." : " is in supply.");
      case "out-of-command" -> unit + (on ? " is out of command." : " is in command.");
      case "fed-by-fortress" -> unit + (on ? " is fed by the fortress." : " is fed no more.");
      case "reversed" -> unit + " is rebuilt under its survivors.";
      case "inspired" -> unit + (on ? " is inspired by its leader." : " is inspired no more.");
      case String other -> unit + (on ? " is " : " is no longer ") + other.replace('-', ' ') + ".";
    };
  }

  private static String names(Iterable<Unit> units) {
    StringBuilder text = new StringBuilder();
    for (Unit unit : units) {
      text.append(text.isEmpty() ? "" : ", ").append(unit.name());
    }
    return text.toString();
  }

  private static String hexes(Board board, Hexes hexes) {
    return java.util.Arrays.stream(hexes.toArray())
        .mapToObj(board::title)
        .collect(Collectors.joining(" and "));
  }
}
