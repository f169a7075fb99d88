package fieldmarshal.engine.board;

import java.util.Arrays;

/**
 * The steps that lead from hexes to their neighbours, taken by all hexes of a set at once. The
 * numbers of two neighbours differ by one of a few amounts all over the map, so a set takes a step
 * when its words are shifted by each of these amounts: 64 hexes at a time.
 */
public final class HexSteps {
  private final int words;

  /** The shifts: by whole words, and by bits to the left. */
  private final int[] byWords;

  private final int[] byBits;

  /** For each word of a set, and for each shift, the hexes from which that step leads somewhere. */
  private final long[] leads;

  /**
   * Sorts the steps by their shifts.
   *
   * @param leadsTo for each hex, the hexes that a step leads to
   */
  public HexSteps(int[][] leadsTo) {
    words = HexSet.words(leadsTo.length);
    int[] shifts = new int[0];
    for (int from = 0; from < leadsTo.length; from++) {
      for (int to : leadsTo[from]) {
        int shift = to - from;
        if (Arrays.stream(shifts).noneMatch(known -> known == shift)) {
          shifts = Arrays.copyOf(shifts, shifts.length + 1);
          shifts[shifts.length - 1] = shift;
        }
      }
    }
    byWords = new int[shifts.length];
    byBits = new int[shifts.length];
    leads = new long[words * shifts.length];
    for (int s = 0; s < shifts.length; s++) {
      byWords[s] = Math.floorDiv(shifts[s], Long.SIZE);
      byBits[s] = Math.floorMod(shifts[s], Long.SIZE);
      for (int from = 0; from < leadsTo.length; from++) {
        for (int to : leadsTo[from]) {
          if (to - from == shifts[s]) {
            leads[(from >>> 6) * shifts.length + s] |= 1L << from;
          }
        }
      }
    }
  }

  /**
   * Adds to a set, given as its words, the hexes that a step leads to from the hexes of another.
   */
  public void take(long[] from, long[] into) {
    int shifts = byWords.length;
    for (int i = 0; i < words; i++) {
      long here = from[i];
      if (here == 0) {
        continue;
      }
      int at = i * shifts;
      for (int s = 0; s < shifts; s++) {
        long go = here & leads[at + s];
        if (go == 0) {
          continue;
        }
        int bits = byBits[s];
        int to = i + byWords[s];
        long low = go << bits;
        if (low != 0) {
          into[to] |= low;
        }
        // Shifted by 64 bits nothing would be left; Java shifts by 0 then.
        long high = go >>> 1 >>> (Long.SIZE - 1 - bits);
        if (high != 0) {
          into[to + 1] |= high;
        }
      }
    }
  }
}
