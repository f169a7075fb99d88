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

  private static final long UNKNOWN = -1;

  private final long nanos;
  private final long nodes;
  private final LongSupplier clock;

  /** The share of the budget that the searches of this part were given. */
  private double spent;

  /** What was searched before in this part, and what was in the last one of the side. */
  private final List<Stage> stages = new ArrayList<>();

  private List<Stage> expected = List.of(new Stage("", Kind.MOVE), new Stage("", Kind.ATTACK));

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
  private record Stage(String phase, String kind) {
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
   * What the search before this decision may spend. A phase may ask for several searches, such as
   * attacks and movement by turns: each gets a share of what is left. If the position in which a
   * search began comes again, the part was taken back. Only then does the part get its whole budget
   * again.
   */
  Budget budget(Decision.Choose choose, Position position) {
    String now = part(choose);
    Stage stage = new Stage(choose.phase(), choose.kind());
    if (!now.equals(searched)) {
      expected = stages.isEmpty() ? expected : List.copyOf(stages);
      begin(now);
    } else if (begun.contains(position)) {
      begin(now);
      used = 0;
    }
    double share = share(stage);
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
    return (1 - spent) * (all == 0 ? 1 : Math.min(1, stage.weight() / all));
  }

  /** What one search may spend. */
  final class Budget {
    private final boolean timed = nanos > 0;
    private final long until;
    private long nodesLeft;

    private Budget(double share) {
      long reserve = Math.max((long) (nanos * RESERVE), burden - carrying);
      until = Math.min(now() + (long) (nanos * share), asked - used + nanos - reserve);
      nodesLeft = timed ? Long.MAX_VALUE : Math.round(nodes * share);
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
