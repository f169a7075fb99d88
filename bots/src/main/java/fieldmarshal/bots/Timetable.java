package fieldmarshal.bots;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Shares out what a marshal may spend on a part of a turn, time or parts played in thought, among
 * the searches of the part, and keeps back what it takes to carry out the plans.
 */
final class Timetable {
  private static final double MOVEMENT_SHARE = 0.65;

  /** What is kept of the time for carrying out the plan and for what the enemy asks. */
  private static final double RESERVE = 0.08;

  /** So much of the first part may be spent on finding out how long that takes. */
  private static final double REHEARSAL = 0.5;

  /** The least share of a search. */
  private static final double UNEXPECTED = 0.1;

  private static final long UNKNOWN = -1;

  private final long nanos;
  private final long nodes;
  private final LongSupplier clock;

  /** The share of the budget that the searches of this part were given. */
  private double spent;

  /** What was searched before in this part. */
  private final List<Stage> stages = new ArrayList<>();

  /** What is likely to be searched in it: as it was scouted, or as it was in the part before. */
  private List<Stage> expected = List.of(new Stage(Kind.MOVE), new Stage(Kind.ATTACK));

  /** The positions in which those searches began. */
  private final List<Position> begun = new ArrayList<>();

  /** The part for which the searches are counted. */
  private String searched = "";

  /** The side's own part in which the last decision fell, or which it followed. */
  private String current = "";

  /** The time that all decisions since that part began have taken so far. */
  private long used;

  /** When the present decision was asked for. */
  private long asked;

  /** The time that carrying out the plans took since then. */
  private long carrying;

  /** The same in the parts before it, the last ones most, or in the rehearsal. */
  private long burden = UNKNOWN;

  /**
   * A timetable for every part of a turn that is the side's own.
   *
   * @param millis the time, or 0
   * @param nodes the parts to be played through, where {@code millis} is 0
   */
  Timetable(long millis, long nodes, LongSupplier clock) {
    this.nanos = millis * 1_000_000L;
    this.nodes = nodes;
    this.clock = clock;
  }

  /** A phase before which plans are tried. */
  private record Stage(String kind) {
    double weight() {
      return kind.equals(Kind.MOVE) ? MOVEMENT_SHARE : 1 - MOVEMENT_SHARE;
    }
  }

  long now() {
    return clock.getAsLong();
  }

  /**
   * A decision is asked for: with a new part of the side's own the count begins anew. What it is
   * asked in the enemy's part counts with the own part before.
   */
  void asked(Decision.Choose choose) {
    asked = now();
    String part = part(choose);
    if (choose.part().side().equals(choose.side()) && !part.equals(current)) {
      // One slow part is soon forgotten.
      burden = burden == UNKNOWN ? UNKNOWN : Math.max(burden / 2, carrying);
      current = part;
      used = 0;
      carrying = 0;
    }
  }

  private static String part(Decision.Choose choose) {
    return choose.turn() + "/" + choose.part().number();
  }

  /** A decision was made: so long for a search, so long for carrying out what was planned. */
  void answered(long search, long carryingOut) {
    used += search + carryingOut;
    carrying += carryingOut;
  }

  /** Whether it is unknown how long it takes to carry out a plan, and time counts. */
  boolean mustRehearse() {
    return nanos > 0 && burden == UNKNOWN;
  }

  /** What may be spent on a rehearsal. */
  Budget rehearsal() {
    return new Budget(REHEARSAL);
  }

  /** A part that was played in thought as it would be carried out took so long. */
  void rehearsed(long taken) {
    burden = taken;
  }

  /**
   * Whether the first search of another part begins: parts of a turn may differ in their phases.
   */
  boolean opens(Decision.Choose choose) {
    return !part(choose).equals(searched);
  }

  /** The part that opens is likely to ask for searches before these decisions. */
  void scouted(List<Decision.Choose> searches) {
    stages.clear();
    for (Decision.Choose each : searches) {
      stages.add(new Stage(each.kind()));
    }
  }

  /**
   * What the search before this decision may spend. A phase may ask for several searches, such as
   * attacks and movement by turns: each gets a share of what is left. If the position in which a
   * search began comes again, the part was taken back. Only then does the part get its whole budget
   * again.
   *
   * @param least so many parts must be played for a decision: the first searches get them, if need
   *     be at the cost of the later ones
   * @param nanosAPart how long one takes; 0 where that is unknown
   */
  Budget budget(Decision.Choose choose, Position position, long least, double nanosAPart) {
    String now = part(choose);
    Stage stage = new Stage(choose.kind());
    if (opens(choose)) {
      expected = stages.isEmpty() ? expected : List.copyOf(stages);
      begin(now);
    } else if (begun.contains(position)) {
      begin(now);
      used = 0;
    }
    double needed = nanos > 0 ? least * nanosAPart / nanos : nodes > 0 ? (double) least / nodes : 0;
    double share = Math.max(share(stage), Math.min(1 - spent, needed));
    begun.add(position);
    spent += share;
    return new Budget(share);
  }

  private void begin(String now) {
    searched = now;
    spent = 0;
    stages.clear();
    begun.clear();
  }

  /** The share of the budget for this search, if the part goes on as the last one did. */
  private double share(Stage stage) {
    double all = 0;
    for (int i = stages.size(); i < expected.size(); i++) {
      all += expected.get(i).weight();
    }
    stages.add(stage);
    double share = (1 - spent) * (all == 0 ? 1 : Math.min(1, stage.weight() / all));
    // Where nothing is left for a search that nobody expected, it still gets a little.
    return Math.max(share, UNEXPECTED);
  }

  /** What one search may spend. */
  final class Budget {
    private final boolean timed = nanos > 0;
    private final long began = now();
    private final double share;
    private final long span;
    private final long nodesGiven;
    private long until;
    private boolean extended;
    private long nodesLeft;

    private Budget(double share) {
      long reserve = Math.max((long) (nanos * RESERVE), burden - carrying);
      until = Math.min(now() + (long) (nanos * share), asked - used + nanos - reserve);
      this.share = share;
      span = Math.max(1, (long) (nanos * share));
      nodesGiven = timed ? Long.MAX_VALUE : Math.round(nodes * share);
      nodesLeft = nodesGiven;
    }

    /** Leaves what is not used to the searches that are still to come. */
    void giveBack() {
      spent -= share * Math.max(0, 1 - used());
    }

    /** How much of it is used up, from 0 to 1. */
    double used() {
      if (!timed) {
        return 1 - (double) nodesLeft / Math.max(1, nodesGiven);
      }
      return (double) (now() - began) / Math.max(1, until - began);
    }

    /**
     * Gives a search that could decide nothing in its time as much again, once: where the machine
     * is cold or busy.
     */
    boolean extend() {
      if (!timed || extended) {
        return false;
      }
      extended = true;
      until = Math.max(until, now()) + span;
      return true;
    }

    boolean left() {
      return nodesLeft > 0 && !over();
    }

    /** How many parts can be played through, where one takes so long. */
    long parts(double nanosAPart) {
      if (!timed) {
        return nodesLeft;
      }
      return nanosAPart > 0 ? (long) ((until - now()) / nanosAPart) : 0;
    }

    boolean take(long amount) {
      if (!timed && nodesLeft < amount) {
        nodesLeft = 0;
        return false;
      }
      nodesLeft -= amount;
      return true;
    }

    boolean over() {
      return timed && now() > until;
    }
  }
}
