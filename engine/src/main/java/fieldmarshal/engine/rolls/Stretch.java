package fieldmarshal.engine.rolls;

import java.util.Arrays;
import java.util.HexFormat;

/**
 * Some rolls of a match that came from one stream, with what proves them. A match has several where
 * it was saved and opened elsewhere, or goes another way from some line on: who opens it has no
 * secret of another, so the rolls that follow come from a stream of his own.
 */
public sealed interface Stretch {

  /** How many rolls of the match came from the stream. */
  long drawn();

  /** The faces that the stream gives, for these rolls. */
  Faces faces();

  /** The faces of rolls. */
  interface Faces {
    /**
     * The face of a roll.
     *
     * @param index the number of the roll, from 0
     */
    int face(long index, int faces);
  }

  /** Only the first of these rolls. */
  Stretch first(long rolls);

  /** Whether what is shown belongs to what was published. */
  boolean genuine();

  /**
   * Rolls that a number fixes.
   *
   * @param seed the number
   */
  record Seeded(long seed, long drawn) implements Stretch {
    @Override
    public Faces faces() {
      return new SeededRolls(seed)::face;
    }

    @Override
    public Stretch first(long rolls) {
      return new Seeded(seed, Math.min(rolls, drawn));
    }

    /** A number proves that the rolls follow from it, and not that it was not chosen. */
    @Override
    public boolean genuine() {
      return true;
    }
  }

  /**
   * Rolls of a chain.
   *
   * @param link the link of the last of these rolls, in hexadecimal figures; of no roll the head
   */
  record Sealed(Seal seal, long drawn, String link) implements Stretch {
    public Sealed {
      Seal.link(link);
      if (drawn < 0 || drawn > seal.length()) {
        throw new IllegalArgumentException("the chain has only " + seal.length() + " rolls");
      }
    }

    private byte[] link(long number) {
      return Hashes.sha256(Seal.link(link), drawn - number);
    }

    @Override
    public Faces faces() {
      byte[][] links = new byte[(int) drawn + 1][];
      links[(int) drawn] = Seal.link(link);
      for (int number = (int) drawn; number > 0; number--) {
        links[number - 1] = Hashes.sha256(links[number], 1);
      }
      return (index, faces) -> seal.face(links[(int) index + 1], index + 1, faces);
    }

    @Override
    public Stretch first(long rolls) {
      long kept = Math.min(rolls, drawn);
      return new Sealed(seal, kept, HexFormat.of().formatHex(link(kept)));
    }

    @Override
    public boolean genuine() {
      return Arrays.equals(link(0), Seal.link(seal.head()));
    }
  }
}
