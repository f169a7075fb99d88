package fieldmarshal.server;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.View;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * How far a bot is in a phase: what it has dealt with of all that it could do there at first.
 *
 * @param stage turn, its part, side and phase
 * @param most how many units could move, or hexes be attacked, when it was first asked here
 */
record Progress(String stage, int most, double part, String text) {

  static Progress of(LiveMatch live, Decision.Choose choose, View view, @Nullable Progress before) {
    String stage =
        choose.turn()
            + "/"
            + choose.part().number()
            + " "
            + choose.side().id()
            + " "
            + choose.phase();
    // How many units the other side has to move is nobody's business where something is hidden.
    if (Sight.hidden(live, live.moment().position())) {
      return new Progress(stage, 0, 0, plain(view.rules(), choose));
    }
    int left = left(choose.kind(), view, choose);
    int most = Math.max(left, before != null && before.stage.equals(stage) ? before.most : 0);
    double part = most == 0 ? 0 : 1 - left / (double) most;
    double least = before != null && before.stage.equals(stage) ? before.part : 0;
    return new Progress(stage, most, Math.max(part, least), text(view.rules(), choose, left));
  }

  private static int left(String kind, View view, Decision.Choose choose) {
    Rules rules = view.rules();
    return switch (kind) {
      case Kind.MOVE -> MatchView.canMove(rules, view.position(), choose.side()).size();
      case Kind.ATTACK -> rules.clerk().targets(view.position()).toArray().length;
      default -> 0;
    };
  }

  private static String text(Rules rules, Decision.Choose choose, int left) {
    String side = choose.side().name() + ": the bot ";
    return switch (choose.kind()) {
      case Kind.MOVE -> side + "moves; " + count(left, "unit", "units") + " can still move.";
      case Kind.ATTACK -> side + "looks at " + count(left, "hex", "hexes") + " it could attack.";
      default -> plain(rules, choose);
    };
  }

  private static String plain(Rules rules, Decision.Choose choose) {
    String phase = rules.game().phase(choose.phase()).title().toLowerCase(Locale.ROOT);
    return choose.side().name() + ": the bot decides (" + phase + ").";
  }

  private static String count(int number, String one, String many) {
    return number + " " + (number == 1 ? one : many);
  }
}
