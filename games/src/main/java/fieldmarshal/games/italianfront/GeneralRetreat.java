package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Position;
import java.util.Arrays;

/**
 * The general retreat of the Italians, for bots: when the front on the Isonzo is broken, whoever is
 * not held fast by an enemy zone goes back behind the Piave and the mountains west of it.
 */
final class GeneralRetreat extends Chapter {
  /** From the sea up the Piave, over the Grappa to Asiago. */
  private static final String[] LINE = {
    "2013", "2112", "2212", "2211", "2310", "2309", "2409", "2508", "2408", "2407", "2406", "2405"
  };

  /** The dunes in front of the lagoon: nobody needs to hold them, but the line ends there. */
  private static final String LIDO = "1913";

  /** The hexes whose loss tells that the front is broken. */
  private static final String[] FRIULI = {"2717", "2718", "2519", "2513"};

  /** The last turn on which the Italians go back; then they have rested. */
  private static final int LAST = 6;

  /** Casualties of a turn after which no army stands. */
  private static final int BEATEN = 12;

  private static final int SHAKEN = -3;

  private final boolean allowed;
  private final boolean[] line;
  private final byte[] beyond;
  private final int[] friuli;

  /**
   * @param allowed whether the Italians go back at all
   */
  GeneralRetreat(ItalianFrontRules rules, boolean allowed) {
    super(rules);
    this.allowed = allowed;
    line = new boolean[board.size()];
    for (String hex : LINE) {
      line[board.hex(hex)] = true;
    }
    boolean[] barrier = line.clone();
    barrier[board.hex(LIDO)] = true;
    for (int hex : theatre.run("1st")) {
      barrier[hex] = true;
    }
    boolean[] kept = new boolean[board.size()];
    int[] queue = new int[board.size()];
    int tail = 0;
    for (int hex : theatre.sources(ALLIED)) {
      if (!kept[hex]) {
        kept[hex] = true;
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      for (int to : theatre.beside(queue[head])) {
        if (!kept[to] && theatre.controlAtStart(to) == ALLIED) {
          kept[to] = true;
          if (!barrier[to]) {
            queue[tail++] = to;
          }
        }
      }
    }
    beyond = new byte[board.size()];
    Arrays.fill(beyond, Byte.MAX_VALUE);
    tail = 0;
    for (int hex = 0; hex < kept.length; hex++) {
      if (kept[hex]) {
        beyond[hex] = 0;
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      for (int to : theatre.beside(queue[head])) {
        if (beyond[to] == Byte.MAX_VALUE) {
          beyond[to] = (byte) (beyond[queue[head]] + 1);
          queue[tail++] = to;
        }
      }
    }
    friuli = new int[FRIULI.length];
    for (int i = 0; i < friuli.length; i++) {
      friuli[i] = board.hex(FRIULI[i]);
    }
  }

  /** Whether the Italians do well to go back now. */
  boolean ordered(Position p) {
    if (!allowed || turn(p) > LAST || turn(p) == 1 && !rules.moraleTrack().full(p, ALLIED)) {
      return false;
    }
    if (p.global(Global.ITALIAN_CASUALTIES) >= BEATEN
        || rules.moraleTrack().morale(p, ALLIED) <= SHAKEN) {
      return true;
    }
    for (int hex : friuli) {
      if (rules.control().controller(p, hex) == CENTRAL) {
        return true;
      }
    }
    return false;
  }

  /** How many hexes beyond the line a hex lies; 0 for those that are kept. */
  int beyond(int hex) {
    return beyond[hex];
  }

  boolean isLine(int hex) {
    return line[hex];
  }
}
