package fieldmarshal.bots;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * Shares out what a marshal may spend on a player-turn, time or player-turns in thought, among the
 * searches of the turn, and keeps back what it takes to carry out the plans.
 */
final class Timetable {
  private static final double MOVEMENT_SHARE = 0.65;

  /** What is kept of the time for carrying out the plan and for what the enemy asks. */
  private static final double RESERVE = 0.08;

  /** So much of the first turn may be spent on finding out how long that takes. */
  private static final double REHEARSAL = 0.5;

  private static final long UNKNOWN = -1;

  private final long nanos;
  private final long nodes;
  private final LongSupplier clock;

  /** The part of the turn's budget that its searches were given. */
  private double spent;

  /** What was searched before in this turn, and what was in the last one. */
  private final List<Stage> stages = new ArrayList<>();

  private List<Stage> expected = List.of(new Stage("", Kind.MOVE), new Stage("", Kind.ATTACK));
  private String turn = "";

  /** The turn of the last decision. */
  private int current = -1;

  /** The time that all decisions of this turn have taken so far. */
  private long used;

  /** When the present decision was asked for. */
  private long asked;

  /** The time that carrying out the plans took in this turn. */
  private long carrying;

  /** The same in the turns before it, the last ones most, or in the rehearsal. */
  private long burden = UNKNOWN;

  /**
   * A timetable for every player-turn.
   *
   * @param millis the time, or 0
   * @param nodes the player-turns to be played through, where {@code millis} is 0
   */
  Timetable(long millis, long nodes, LongSupplier clock) {
    this.nanos = millis * 1_000_000L;
    this.nodes = nodes;
    this.clock = clock;
  }

  /** A phase of the turn before which plans are tried. */
  private record Stage(String phase, String kind) {
    double weight() {
      return kind.equals(Kind.MOVE) ? MOVEMENT_SHARE : 1 - MOVEMENT_SHARE;
    }
  }

  long now() {
    return clock.getAsLong();
  }

  /** A decision is asked for: with a new turn the count begins anew. */
  void asked(Decision.Choose choose) {
    asked = now();
    if (choose.turn() != current) {
      // One slow turn is soon forgotten.
      burden = burden == UNKNOWN ? UNKNOWN : Math.max(burden / 2, carrying);
      current = choose.turn();
      used = 0;
      carrying = 0;
    }
  }

  /** A decision was made: so long for a search, so long for carrying out what was planned. */
  void answered(long search, long carryingOut) {
    used += search + carryingOut;
    carrying += carryingOut;
  }

  /** Whether it is unknown how long it takes to carry out a plan, and time counts. */
  boolean strange() {
    return nanos > 0 && burden == UNKNOWN;
  }

  /** What may be spent on a rehearsal. */
  Budget rehearsal() {
    return new Budget(REHEARSAL);
  }

  /** A turn that was played in thought as it would be carried out took so long. */
  void rehearsed(long taken) {
    burden = taken;
  }

  /** What the search before this decision may spend. */
  Budget budget(Decision.Choose choose) {
    String now = choose.turn() + choose.side().id();
    Stage stage = new Stage(choose.phase(), choose.kind());
    if (!now.equals(turn)) {
      expected = stages.isEmpty() ? expected : List.copyOf(stages);
      begin(now);
    } else if (stages.contains(stage)) {
      // The turn was taken back and begins anew.
      begin(now);
      used = 0;
    }
    double share = share(stage);
    spent += share;
    return new Budget(share);
  }

  private void begin(String now) {
    turn = now;
    spent = 0;
    stages.clear();
  }

  /** The part of the turn's budget for this search, if the turn goes on as the last one did. */
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

    /** How many player-turns can be played through, where one takes so long. */
    long turns(double nanosATurn) {
      if (!timed) {
        return nodesLeft;
      }
      return nanosATurn > 0 ? (long) ((until - now()) / nanosATurn) : 0;
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
