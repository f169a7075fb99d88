package fieldmarshal.testkit;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.PositionText;
import fieldmarshal.engine.Rules;

/** Holds positions to their text: what is written is read as the same position. */
final class Writing {
  private Writing() {}

  /** Writes the position and reads it again; 1, or 0 where it says that it cannot be written. */
  static int check(Playthrough game) {
    Rules rules = game.setup().rules();
    Match match = game.match();
    Position position = match.position();
    String unwritten = PositionText.unwritten(rules, position);
    if (unwritten != null) {
      if (!(match.decision() instanceof Decision.Choose choose)
          || !unwritten.contains("'" + choose.kind() + "'")) {
        throw game.fault("cannot be written and does not say which decision: " + unwritten);
      }
      game.sentence(unwritten);
      return 0;
    }
    String text = PositionText.write(rules, match.scenario(), match.options(), position, null);
    try {
      Position read = PositionText.read(rules, match.scenario(), match.options(), text);
      if (!read.equals(position)) {
        throw game.fault("is read as another position: " + text);
      }
      if (!rules.decision(read).equals(match.decision())) {
        throw game.fault("is read as another decision: " + text);
      }
    } catch (Editor.Impossible e) {
      throw game.fault("what was written cannot be read: " + e.getMessage() + ": " + text, e);
    }
    return 1;
  }
}
