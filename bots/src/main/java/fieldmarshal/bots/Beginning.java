package fieldmarshal.bots;

import fieldmarshal.engine.Position;
import org.jspecify.annotations.Nullable;

/**
 * What playing a plan comes to before the first die: without chance it is the same whenever the
 * plan is tried from the same position, so it is played once. Used by one thread at a time.
 */
final class Beginning {
  private @Nullable Position from;
  private @Nullable Moment moment;

  /**
   * A trial that waits for its first die.
   *
   * @param mine who plays the planned part, with the plans that are still to be carried out
   * @param afterwards who plays the side's later parts
   * @param part the part that is under way; empty before the first decision
   * @param parts how many parts have begun after the first
   * @param target the hex of the last attack
   */
  record Moment(
      Position position,
      Staff mine,
      Staff theirs,
      Staff afterwards,
      String part,
      int parts,
      int target) {}

  /** The trial from there at its first die; null where it is not known. */
  @Nullable Moment of(Position position) {
    Position known = from;
    return known != null && known.equals(position) ? moment : null;
  }

  void keep(Position position, Moment reached) {
    from = position;
    moment = reached;
  }
}
