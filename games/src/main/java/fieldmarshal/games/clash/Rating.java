package fieldmarshal.games.clash;

import fieldmarshal.engine.Distribution;
import fieldmarshal.engine.casebook.Case;

/** The die that a unit rolls in combat against its tactical efficiency rating. */
final class Rating {
  /** No rating is lower. */
  @Case("COG-2.27")
  static final int LEAST = 1;

  /** No unit retreats farther. */
  static final int FARTHEST = 3;

  static final int FACES = 6;

  private Rating() {}

  /** A rating that was lowered. */
  @Case({"COG-2.27", "COG-8.42b"})
  static int lowered(int rating, int by) {
    return Math.max(LEAST, rating - by);
  }

  /** Whether a die is read as it fell, whatever is added. */
  @Case("COG-12.74")
  static boolean natural(int face) {
    return face == 1 || face == FACES;
  }

  /** The die with what is added to it; a natural 1 or 6 stays what it is. */
  @Case({"COG-12.73", "COG-12.74"})
  static int modified(int face, int modifier) {
    return natural(face) ? face : Math.clamp(face + modifier, 1, FACES);
  }

  /** Whether a die costs the unit a step. */
  @Case({"COG-12.74", "COG-12.75a", "COG-12.76", "COG-X8"})
  static boolean loses(int face, int modifier, int rating) {
    return face == FACES || face != 1 && modified(face, modifier) > rating;
  }

  /** How many hexes a defender retreats that lost a step with this die. */
  @Case({"COG-12.75b", "COG-12.81a"})
  static int retreat(int face, int modifier, int rating) {
    return Math.clamp(modified(face, modifier) - rating, 0, FARTHEST);
  }

  /** How many of the six faces cost a step. */
  static int losing(int modifier, int rating) {
    int faces = 0;
    for (int face = 1; face <= FACES; face++) {
      faces += loses(face, modifier, rating) ? 1 : 0;
    }
    return faces;
  }

  /** The steps that a die costs. */
  static Distribution steps(int modifier, int rating) {
    return Distribution.chance(losing(modifier, rating) / (double) FACES, 1);
  }
}
