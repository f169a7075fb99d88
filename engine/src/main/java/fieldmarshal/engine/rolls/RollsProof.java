package fieldmarshal.engine.rolls;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The rolls of a match, held against the streams that they are said to come from.
 *
 * @param rolls how many there are
 * @param laid how many of them were laid out by hand: nothing proves those
 * @param fault the first one that is not what its stream gives; null where all are
 */
public record RollsProof(long rolls, long laid, @Nullable Fault fault) {

  /**
   * Where a proof fails.
   *
   * @param order the number of the order in the match, from 1; 0 before the first
   * @param roll the number of the roll in the match, from 1
   * @param what a sentence
   */
  public record Fault(int order, long roll, String what) {}

  /** Whether every roll is the one that its stream gives. */
  public boolean holds() {
    return laid == 0 && fault == null;
  }

  /** Checks the rolls of a match one after the other. */
  public static final class Check {
    private final List<Stretch> stretches;
    private int stretch = -1;
    private long index;
    private Stretch.@Nullable Faces given;
    private long rolls;
    private long laid;
    private @Nullable Fault fault;

    public Check(List<Stretch> stretches) {
      this.stretches = List.copyOf(stretches);
      for (int i = 0; i < stretches.size() && fault == null; i++) {
        if (!stretches.get(i).genuine()) {
          fault =
              new Fault(
                  0, 0, "the link that is shown does not belong to the head of chain " + (i + 1));
        }
      }
    }

    /**
     * Some rolls were made.
     *
     * @param order the number of the order that they belong to
     * @param faces how many faces each had
     * @param byHand how many of them, the first ones, were laid out
     */
    public void rolled(int order, List<Integer> dice, List<Integer> faces, int byHand) {
      for (int i = 0; i < dice.size(); i++) {
        rolls++;
        if (i < byHand) {
          laid++;
        } else if (fault == null) {
          fault = next(order, dice.get(i), faces.get(i));
        }
      }
    }

    private @Nullable Fault next(int order, int face, int faces) {
      while (stretch < 0 || index == stretches.get(stretch).drawn()) {
        if (++stretch == stretches.size()) {
          stretch--;
          return new Fault(order, rolls, "no stream gives roll " + rolls);
        }
        index = 0;
        given = stretches.get(stretch).faces();
      }
      int due = Objects.requireNonNull(given).face(index++, faces);
      return due == face
          ? null
          : new Fault(
              order,
              rolls,
              String.format(
                  Locale.ROOT,
                  "roll %d (order %d) shows %d, and its stream gives %d",
                  rolls,
                  order,
                  face,
                  due));
    }

    /** What was found so far. */
    public RollsProof result() {
      return new RollsProof(rolls, laid, fault);
    }

    /** What was found, where no roll comes any more: no stream may have given more than it. */
    public RollsProof whole() {
      long drawn = stretches.stream().mapToLong(Stretch::drawn).sum();
      if (fault == null && drawn != rolls - laid) {
        fault =
            new Fault(
                0, 0, "the streams gave " + drawn + " rolls, and the match has " + (rolls - laid));
      }
      return result();
    }
  }
}
