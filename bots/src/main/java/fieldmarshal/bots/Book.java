package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Playbook;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Follows a play of the game's playbook from turn to turn. The seed says which of a side's plays it
 * is. Where the game has no playbook, it is the plain style.
 */
final class Book {
  private final long seed;
  private boolean opened;
  private Playbook.@Nullable Play play;
  private int turn = -1;
  private Playbook.Page page = Playbook.Page.BLANK;
  private Style style = Style.PLAIN;

  Book(long seed) {
    this.seed = seed;
  }

  /** The weights of the page at which it is open. */
  Style style() {
    return style;
  }

  /** Another way to play a part of a turn, with the aims of the page. */
  Style with(Style other) {
    return page.equals(Playbook.Page.BLANK) ? other : other.with(page);
  }

  /** What the side is about, in a sentence; empty where nobody knows. */
  String aim() {
    return play == null ? "" : play.aim();
  }

  /** Whether it follows a play. */
  boolean leads() {
    return play != null;
  }

  /** Whether the page speaks of a goal already. */
  boolean tells(Appraisal.Goal goal) {
    return page.pulls().stream().anyMatch(pull -> goal.hexes().contains(pull.hex()));
  }

  /**
   * Opens the book at the page of a decision.
   *
   * @return whether that is another page than before
   */
  boolean open(Appraisal appraisal, Decision.Choose choose) {
    if (!opened) {
      opened = true;
      List<Playbook.Play> plays = appraisal.playbook().of(choose.side());
      play = plays.isEmpty() ? null : plays.get((int) Math.floorMod(seed, (long) plays.size()));
    }
    if (play == null || choose.turn() == turn) {
      return false;
    }
    turn = choose.turn();
    Playbook.Page now = play.on(turn);
    if (now.equals(page)) {
      return false;
    }
    page = now;
    style = Style.PLAIN.with(page);
    return true;
  }
}
