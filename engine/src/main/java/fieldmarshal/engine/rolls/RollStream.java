package fieldmarshal.engine.rolls;

/**
 * Where rolls come from that nobody laid out: a face for each number of a roll. It has no state: a
 * match that was put away goes on with the roll that it would have had.
 */
public sealed interface RollStream permits SeededRolls, SealedRolls {

  /**
   * The face of a roll.
   *
   * @param index the number of the roll, from 0
   * @param faces how many faces the die has, or how many chits the cup
   */
  int face(long index, int faces);

  /** What may be told of it after so many rolls: enough to check them, not to foretell the next. */
  Stretch told(long drawn);
}
