package fieldmarshal.server.clocks;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The clocks of a match of two people. At most one of them runs: that of the side that is asked.
 *
 * @param begun whether both seats are taken; no clock runs before
 * @param asked the side that decides; null where nobody does, or a bot
 * @param part the part of the turn in which it decides
 * @param paused since when all clocks stand by consent; null where they do not
 * @param offered the side that has offered a pause, or null
 */
public record MatchClock(
    Terms terms,
    Map<String, SideClock> sides,
    boolean begun,
    @Nullable String asked,
    String part,
    @Nullable Instant paused,
    @Nullable String offered) {

  /** What an opponent may do now. */
  public enum Right {
    /** Nothing yet: there is time left, or the player has not been told long enough ago. */
    NONE,
    WARN,
    CLAIM,
    CLERK
  }

  public MatchClock {
    sides = Map.copyOf(sides);
  }

  /** As it is when a match begins. */
  public static MatchClock fresh(Terms terms, List<String> sides) {
    Map<String, SideClock> clocks = new LinkedHashMap<>();
    sides.forEach(side -> clocks.put(side, SideClock.fresh(terms)));
    return new MatchClock(terms, clocks, false, null, "", null, null);
  }

  /** The clock of a side; refused where it has none. */
  public SideClock of(String side) {
    SideClock clock = sides.get(side);
    if (clock == null) {
      throw new NotNow("That side has no clock.");
    }
    return clock;
  }

  private MatchClock with(String side, UnaryOperator<SideClock> change) {
    Map<String, SideClock> changed = new LinkedHashMap<>(sides);
    changed.computeIfPresent(side, (id, clock) -> change.apply(clock));
    return new MatchClock(terms, changed, begun, asked, part, paused, offered);
  }

  private boolean runs() {
    return begun && paused == null;
  }

  /** Both seats are taken now. */
  public MatchClock begin(Instant now) {
    if (begun) {
      return this;
    }
    MatchClock next = new MatchClock(terms, sides, true, asked, part, paused, offered);
    return asked == null ? next : next.with(asked, clock -> clock.asked(now, part, terms));
  }

  /**
   * An order was given.
   *
   * @param side who decides now; null where the game is over
   * @param of the part of the turn in which he decides
   */
  public MatchClock turned(Instant now, @Nullable String side, String of) {
    if (Objects.equals(side, asked) && (of.equals(part) || side == null)) {
      return this;
    }
    MatchClock next = asked == null ? this : with(asked, clock -> clock.stopped(now));
    next =
        new MatchClock(terms, next.sides, begun, side, of, paused, side == null ? null : offered);
    return side != null && runs() ? next.with(side, clock -> clock.asked(now, of, terms)) : next;
  }

  // ---- pauses

  /** A side wants all clocks to stand; they do when the other side wants it too. */
  public MatchClock pause(Instant now, String side) {
    of(side);
    if (!begun || paused != null) {
      throw new NotNow(begun ? "The clocks are already stopped." : "The clocks do not run yet.");
    }
    if (asked == null) {
      throw new NotNow("The game is over.");
    }
    if (offered == null || offered.equals(side)) {
      return new MatchClock(terms, sides, begun, asked, part, null, side);
    }
    MatchClock next = this;
    for (String each : sides.keySet()) {
      next = next.with(each, clock -> clock.home(now).stopped(now));
    }
    return new MatchClock(terms, next.sides, begun, asked, part, now, null);
  }

  /** The offer of a pause is taken back, or declined. */
  public MatchClock noPause() {
    if (offered == null) {
      throw new NotNow("No pause has been offered.");
    }
    return new MatchClock(terms, sides, begun, asked, part, paused, null);
  }

  /** The clocks go on; whoever is asked has at least a day. */
  public MatchClock resume(Instant now) {
    if (paused == null) {
      throw new NotNow("The clocks are not stopped.");
    }
    MatchClock next = new MatchClock(terms, sides, begun, asked, part, null, null);
    return asked == null ? next : next.with(asked, clock -> clock.asked(now, part, terms));
  }

  // ---- vacation

  public MatchClock leave(Instant now, String side) {
    SideClock clock = of(side);
    if (!begun || paused != null || asked == null) {
      throw new NotNow("The clocks do not run; a vacation is not needed.");
    }
    if (clock.awayUntil(now) != null) {
      throw new NotNow("You are already on vacation.");
    }
    if (clock.vacationLeft(now).isZero()) {
      throw new NotNow("You have no vacation left in this match.");
    }
    if (clock.out(now)) {
      throw new NotNow("Your time has run out; give your order.");
    }
    return with(side, running -> running.leave(now));
  }

  public MatchClock home(Instant now, String side) {
    if (of(side).awayUntil(now) == null) {
      throw new NotNow("You are not on vacation.");
    }
    return with(side, clock -> clock.home(now));
  }

  // ---- when time is out

  /** What the opponent of a side may do now. */
  public Right against(Instant now, String side) {
    SideClock clock = sides.get(side);
    if (clock == null || !side.equals(asked) || paused != null || !clock.out(now)) {
      return Right.NONE;
    }
    Instant told = clock.told();
    if (told == null || now.isBefore(told.plus(terms.lead()))) {
      return Right.NONE;
    }
    return switch (terms.timeOut()) {
      case CLAIM -> Right.CLAIM;
      case CLERK -> Right.CLERK;
      case WARN -> {
        Instant warned = clock.warned();
        if (warned == null) {
          yield Right.WARN;
        }
        yield now.isBefore(warned.plus(terms.grace())) ? Right.NONE : Right.CLAIM;
      }
    };
  }

  /** From when on the opponent may do something; null where that is not known yet. */
  public @Nullable Instant rightFrom(String side) {
    SideClock clock = sides.get(side);
    Instant deadline = clock == null || !side.equals(asked) ? null : clock.deadline();
    if (clock == null || deadline == null) {
      return null;
    }
    Instant warned = clock.warned();
    if (warned != null) {
      return warned.plus(terms.grace());
    }
    Instant told = clock.told();
    Instant heard = told == null ? deadline : told.plus(terms.lead());
    return heard.isAfter(deadline) ? heard : deadline;
  }

  /** The opponent warns a side whose time is out. */
  public MatchClock warn(Instant now, String side) {
    if (against(now, side) != Right.WARN) {
      throw new NotNow("You cannot give a warning now.");
    }
    return with(side, clock -> clock.warn(now));
  }

  /** Whether the side that is asked is to be told now that its time ends. */
  public boolean tellNow(Instant now) {
    SideClock clock = asked == null || paused != null ? null : sides.get(asked);
    Instant deadline = clock == null ? null : clock.deadline();
    return clock != null
        && deadline != null
        && clock.told() == null
        && !now.isBefore(deadline.minus(terms.lead()));
  }

  /** The side that is asked was told that its time ends. */
  public MatchClock told(Instant now) {
    return asked == null ? this : with(asked, clock -> clock.tell(now));
  }
}
