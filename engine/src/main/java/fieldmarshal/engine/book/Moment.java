package fieldmarshal.engine.book;

import fieldmarshal.engine.Position;

/**
 * A moment that has passed, kept by a frame so that it can still be explained: the position when
 * the die of a combat was rolled. It decides nothing; so two frames that differ in nothing else are
 * the same, and all moments are equal. A game with hidden information keeps none: it would hold the
 * truth in a side's view.
 */
public final class Moment {
  private final Position position;

  public Moment(Position position) {
    this.position = position;
  }

  public Position position() {
    return position;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Moment;
  }

  @Override
  public int hashCode() {
    return 1;
  }

  @Override
  public String toString() {
    return "a moment";
  }
}
