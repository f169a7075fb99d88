package fieldmarshal.engine;

/**
 * A part of a turn: what is played in one go before somebody else's go begins. In most games a turn
 * has two, the player-turns; where armies are activated one after the other, each activation is a
 * part. Time of bots, plans, overlays, undo and replay go by it.
 *
 * @param number counts the parts of a turn in the order in which they come, from 1
 * @param side whose part it is; the other side may be asked something in it
 * @param id what is activated, where the side does not say that: an army; else the side's id
 * @param title as a player reads it
 * @param shared whether both sides play in it by turns, so that its title names neither
 */
public record Part(int number, Side side, String id, String title, boolean shared) {

  /** A part of one side. */
  public Part(int number, Side side, String id, String title) {
    this(number, side, id, title, false);
  }

  /** The player-turn of a side. */
  public static Part playerTurn(int number, Side side) {
    return new Part(number, side, side.id(), side.name());
  }
}
