package fieldmarshal.games.gwe;

import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.board.HexSteps;
import java.util.Arrays;

/**
 * Where lines of supply lead to: for each length the hexes that a line of at most that length
 * reaches, and that for each number of enemy-controlled hexes which lie on it. All hexes of a
 * length are found at once, as sets.
 */
final class LineReach {
  /** Longer than any line. */
  static final int FAR = Byte.MAX_VALUE;

  private final int words;
  private final int longest;
  private final int allowed;

  /** The sets after each other: by enemy-controlled hexes, then by length. */
  private final long[] within;

  /**
   * Nothing is reached yet.
   *
   * @param longest the longest line, in hexes
   * @param allowed how many enemy-controlled hexes may lie on it
   */
  LineReach(int size, int longest, int allowed) {
    this.words = HexSet.words(size);
    this.longest = longest;
    this.allowed = allowed;
    within = new long[(allowed + 1) * (longest + 1) * words];
  }

  private LineReach(LineReach from) {
    words = from.words;
    longest = from.longest;
    allowed = from.allowed;
    within = from.within.clone();
  }

  /** The same, to which more may be added. */
  LineReach copy() {
    return new LineReach(this);
  }

  private int at(int zones, int length) {
    return (zones * (longest + 1) + length) * words;
  }

  /** Whether a line of at most this length reaches the hex. */
  boolean reaches(int hex, int length) {
    return (within[at(allowed, length) + (hex >>> 6)] & 1L << hex) != 0;
  }

  /**
   * The length of the shortest line to a hex with at most so many enemy-controlled hexes, or {@link
   * #FAR}.
   */
  int length(int zones, int hex) {
    for (int length = 0; length <= longest; length++) {
      if ((within[at(zones, length) + (hex >>> 6)] & 1L << hex) != 0) {
        return length;
      }
    }
    return FAR;
  }

  /** The same with as many enemy-controlled hexes as are allowed. */
  int length(int hex) {
    return length(allowed, hex);
  }

  /**
   * Goes on from some hexes, wherever that makes a line shorter. A line that ends in a hex counts
   * whatever the hex is like; one that goes on runs through it.
   *
   * @param steps where the map lets a line run
   * @param zone the enemy-controlled hexes
   * @param closed the hexes that no line runs through
   * @param zones how many enemy-controlled hexes lie on the lines to these hexes
   * @param length how long these lines are
   */
  void spread(HexSteps steps, HexSet from, HexSet zone, HexSet closed, int zones, int length) {
    // What lines of the length reach that no shorter one does, and all that is new.
    long[][] front = new long[allowed + 1][words];
    long[][] gained = new long[allowed + 1][words];
    long[] open = new long[words];
    from.copyTo(front[zones]);
    boolean more = true;
    for (int now = length; now <= longest; now++) {
      more = more && keepNew(front, gained, now);
      for (int z = zones; z <= allowed; z++) {
        add(gained[z], at(z, now));
      }
      if (more && now < longest) {
        for (int z = allowed; z >= zones; z--) {
          boolean any = false;
          for (int i = 0; i < words; i++) {
            long way = front[z][i] & ~zone.word(i);
            if (z > zones) {
              way |= front[z - 1][i] & zone.word(i);
            }
            open[i] = way & ~closed.word(i);
            any |= open[i] != 0;
          }
          Arrays.fill(front[z], 0);
          if (any) {
            steps.take(open, front[z]);
          }
        }
      }
    }
  }

  private void add(long[] hexes, int at) {
    for (int i = 0; i < words; i++) {
      within[at + i] |= hexes[i];
    }
  }

  /** Keeps of a front what no line of this length has reached; false if that is nothing. */
  private boolean keepNew(long[][] front, long[][] gained, int length) {
    long any = 0;
    if (allowed == 0) {
      long[] only = front[0];
      long[] all = gained[0];
      int at = length * words;
      for (int i = 0; i < words; i++) {
        long fresh = only[i] & ~within[at + i];
        only[i] = fresh;
        all[i] |= fresh;
        any |= fresh;
      }
      return any != 0;
    }
    int level = (longest + 1) * words;
    for (int i = 0; i < words; i++) {
      long better = 0;
      for (int z = 0, at = length * words + i; z <= allowed; z++, at += level) {
        long fresh = front[z][i] & ~(within[at] | better);
        front[z][i] = fresh;
        better |= fresh;
        gained[z][i] |= better;
      }
      any |= better;
    }
    return any != 0;
  }
}
