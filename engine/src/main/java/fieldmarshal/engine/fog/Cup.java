package fieldmarshal.engine.fog;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * A cup of chits, kept in a run of globals in the order in which they will be drawn. Everybody may
 * know what it holds, nobody in which order: a view has the chits sorted, a guess has them
 * shuffled.
 *
 * @param first the first global of the run
 * @param size the most chits that it holds
 */
public record Cup(int first, int size) {

  /** Chits are numbers from 1 on; 0 is an empty place, and all of these come last. */
  public void fill(Table t, int... chits) {
    if (chits.length > size) {
      throw new IllegalArgumentException(chits.length + " chits in a cup for " + size);
    }
    for (int i = 0; i < size; i++) {
      t.setGlobal(first + i, i < chits.length ? chits[i] : 0);
    }
  }

  /** The chits in the cup; in a view their order means nothing. */
  public int[] chits(Position p) {
    int[] chits = new int[size];
    int count = 0;
    while (count < size && p.global(first + count) != 0) {
      chits[count] = p.global(first + count);
      count++;
    }
    return Arrays.copyOf(chits, count);
  }

  /** Takes the next chit, or 0 where the cup is empty. */
  public int draw(Table t) {
    int[] chits = chits(t.now());
    if (chits.length == 0) {
      return 0;
    }
    fill(t, Arrays.copyOfRange(chits, 1, chits.length));
    return chits[0];
  }

  /**
   * Takes the chit that a die has picked of as many faces as there are chits: for a game that draws
   * by dice, where nothing about the cup is hidden.
   */
  public int draw(Table t, int face) {
    int[] chits = chits(t.now());
    int drawn = chits[face - 1];
    System.arraycopy(chits, face, chits, face - 1, chits.length - face);
    fill(t, Arrays.copyOf(chits, chits.length - 1));
    return drawn;
  }

  public void shuffle(Table t, RandomGenerator random) {
    int[] chits = chits(t.now());
    for (int i = chits.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      int held = chits[i];
      chits[i] = chits[j];
      chits[j] = held;
    }
    fill(t, chits);
  }

  /** For {@link Secrets#conceal}. */
  public void conceal(Table view) {
    int[] chits = chits(view.now());
    Arrays.sort(chits);
    fill(view, chits);
  }

  /** For {@link Secrets#imagine}. */
  public void imagine(Table guess, RandomGenerator random) {
    shuffle(guess, random);
  }
}
