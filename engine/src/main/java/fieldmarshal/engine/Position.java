package fieldmarshal.engine;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth at a moment, as a value: where every unit is, what it has lost, how it is marked,
 * what every hex keeps, the numbers of the game, and the stack of decisions that wait. Two
 * positions are equal when all of that is equal; how they came about does not matter.
 *
 * <p><b>Who changes it.</b> Nobody outside this package changes a position; {@link Table} changes a
 * copy. So a position that somebody holds stays as it is, may be kept, compared, and read by many
 * threads at once. A copy shares everything with its original until one of the two changes: then
 * that one takes a copy of the array that changes, and of no other. Frames are immutable and are
 * shared.
 *
 * <p><b>Stacks.</b> The units of a hex are chained through {@link #first} and {@link #next}, so
 * that walking a stack costs no search. In most games the chain is in the order of the roster and
 * tells nothing. Where {@link Layout#ordered} says so the order is part of the position: the first
 * is the top unit, {@link #depth} counts from there, a unit that comes lies on top or below as the
 * layout says, and {@link Table#stack} changes the order. Units in boxes have no order.
 *
 * <p><b>What is derived.</b> A chapter keeps what is dear to work out (zones of control, supply) in
 * {@link #derived}. An entry is stamped with versions: one counts the changes of placement of each
 * side, one the changes of the hexes' bytes. An entry is used as long as its stamp is that of the
 * position. Hence a derived value may depend on these things and on nothing else:
 *
 * <ul>
 *   <li>the places of units, and the order of stacks where there is one: of both sides for {@link
 *       #derived} and {@link #derivedAgain}, of the one side for {@link #derivedFrom};
 *   <li>the flags that {@link Layout#structural} names, of the same units;
 *   <li>the bytes of hexes, for {@link #derived} and {@link #derivedAgain}, and for {@link
 *       #derivedFromHexes}, which may depend on nothing else;
 *   <li>what never changes: the board, the roster, the options of the rules.
 * </ul>
 *
 * It may not depend on steps lost, on other flags, on the numbers of units, on globals, or on the
 * frames that wait: these change without a new version, and the entry would be wrong, which no test
 * of a single rule finds. ({@code GameContract} does: it asks again after all entries were
 * forgotten.) What needs a turn or a count either works it out afresh or takes it as an argument of
 * the question.
 *
 * <p><b>Copies share.</b> A copy begins with the versions and the entries of its original; both
 * hold the same placement, so both may use them. From then on each goes its own way: versions only
 * count up, and equal versions mean equal placement only along one line of copies, never between
 * two positions that were changed apart. An entry is an immutable value, or one that nobody changes
 * once it was handed out. Entries are no part of the value: equality does not look at them.
 */
public final class Position {
  /** The box of units that are out of the game for good. */
  public static final int ELIMINATED = -1;

  /** The box of units that are not in this game, or not yet. */
  public static final int UNUSED = -2;

  private static final int PLACE = 0;
  private static final int LOST = 1;
  private static final int FLAGS = 2;
  private static final int FIRST_NUMBER = 3;

  /** The arrays that a position may own, as bits. */
  private static final int UNITS = 1;

  private static final int HEXES = 1 << 1;
  private static final int GLOBALS = 1 << 2;
  private static final int STACKS = 1 << 3;

  private final Layout layout;
  private final Side[] sideOf;
  private final int stride;
  private final boolean ordered;
  private int[] units;
  private byte[] hexes;
  private int[] globals;
  private short[] firstIn;
  private short[] nextIn;

  /** Counts the changes to the placement of each side, and to the bytes of hexes. */
  private int firstVersion;

  private int secondVersion;
  private int hexVersion;
  private Stack pending;

  /** Which of the arrays above no other position uses: only those may be written to. */
  private int owned;

  /**
   * What was derived, by slot. Many threads may add to it at once: an entry that is lost is derived
   * again. A position that is only read may write to an array that its copies share, because its
   * entries bear the stamp of all; a copy never does.
   */
  private @Nullable Held[] derived;

  private boolean ownsDerived;

  /** Something derived, with the stamp of the placement it was derived from. */
  private record Held(long stamp, Object value) {}

  /** The decisions that wait, the next on top. */
  public record Stack(@Nullable Pending<?> top, @Nullable Stack rest, int depth) {
    static final Stack EMPTY = new Stack(null, null, 0);
  }

  Position(Layout layout, Roster<?> roster) {
    this.layout = layout;
    this.sideOf = roster.all().stream().map(Unit::side).toArray(Side[]::new);
    this.stride = FIRST_NUMBER + layout.unitNumbers().size();
    this.units = new int[layout.units() * stride];
    this.ordered = layout.ordered();
    this.hexes = new byte[layout.hexes() * layout.hexBytes()];
    this.globals = new int[layout.globals().size()];
    this.firstIn = new short[layout.hexes()];
    this.nextIn = new short[layout.units()];
    this.pending = Stack.EMPTY;
    this.owned = UNITS | HEXES | GLOBALS | STACKS;
    this.derived = new Held[layout.derived()];
    this.ownsDerived = true;
    Arrays.fill(firstIn, (short) -1);
    Arrays.fill(nextIn, (short) -1);
    for (int u = 0; u < layout.units(); u++) {
      units[u * stride + PLACE] = UNUSED;
    }
  }

  private Position(Position from) {
    this.layout = from.layout;
    this.sideOf = from.sideOf;
    this.stride = from.stride;
    this.ordered = from.ordered;
    from.owned = 0;
    from.ownsDerived = false;
    this.units = from.units;
    this.hexes = from.hexes;
    this.globals = from.globals;
    this.firstIn = from.firstIn;
    this.nextIn = from.nextIn;
    this.firstVersion = from.firstVersion;
    this.secondVersion = from.secondVersion;
    this.hexVersion = from.hexVersion;
    this.pending = from.pending;
    this.derived = from.derived;
  }

  /** A position with nothing on the map. */
  public static Position empty(Layout layout, Roster<?> roster) {
    return new Position(layout, roster);
  }

  public Position copy() {
    return new Position(this);
  }

  /** This position with the unit in the hex, for bots that ask "what if". It is no move. */
  public Position withUnitAt(Unit unit, int hex) {
    Position thought = copy();
    thought.setPlace(unit, hex);
    return thought;
  }

  public Layout layout() {
    return layout;
  }

  // ---- units

  /** A hex index, or a box (below zero). */
  public int place(Unit unit) {
    return units[unit.index() * stride + PLACE];
  }

  public int place(int unit) {
    return units[unit * stride + PLACE];
  }

  public boolean onMap(Unit unit) {
    return place(unit) >= 0;
  }

  public int lost(Unit unit) {
    return units[unit.index() * stride + LOST];
  }

  public int stepsLeft(Unit unit) {
    return unit.steps() - lost(unit);
  }

  public int flags(Unit unit) {
    return units[unit.index() * stride + FLAGS];
  }

  public boolean has(Unit unit, int flag) {
    return (units[unit.index() * stride + FLAGS] & flag) != 0;
  }

  /** One of the numbers that the game keeps for each unit. */
  public int unitNumber(Unit unit, int number) {
    return units[unit.index() * stride + FIRST_NUMBER + number];
  }

  // ---- hexes

  /** The first unit in a hex, or -1: the top one where stacks are ordered. */
  public int first(int hex) {
    return firstIn[hex];
  }

  /** The next unit in the same hex, or -1. */
  public int next(int unit) {
    return nextIn[unit];
  }

  /** How many units lie on a unit that is on the map: 0 for the top one. */
  public int depth(Unit unit) {
    int depth = 0;
    for (int u = firstIn[place(unit)]; u != unit.index(); u = nextIn[u]) {
      depth++;
    }
    return depth;
  }

  /** How many units stand in a hex. */
  public int height(int hex) {
    int height = 0;
    for (int u = firstIn[hex]; u >= 0; u = nextIn[u]) {
      height++;
    }
    return height;
  }

  /** The game's own byte for a hex (control, last occupant, marks). */
  public int hex(int hex) {
    return hexes[hex];
  }

  /** Another byte for the hex, where {@link Layout#hexBytes} has more than one; 0 is the first. */
  public int hex(int hex, int which) {
    return hexes[which * firstIn.length + hex];
  }

  // ---- the game

  public int global(int index) {
    return globals[index];
  }

  public @Nullable Pending<?> pending() {
    return pending.top();
  }

  public Stack stack() {
    return pending;
  }

  /**
   * Counts the changes to a side's placement. Equal versions along one line of copies mean equal
   * placement.
   */
  public int version(int side) {
    return side == 0 ? firstVersion : secondVersion;
  }

  /** Counts the changes to the hexes' own bytes. */
  public int hexVersion() {
    return hexVersion;
  }

  // ---- what is derived

  /** Makes what a chapter derives from a position. */
  public interface Derive<T extends Object, C> {
    T derive(C chapter, Position position);
  }

  /**
   * What was derived under this slot if it was derived from the same placement of both sides and
   * hexes, else derived now.
   */
  public <T extends Object, C> T derived(int slot, C chapter, Derive<T, C> derive) {
    return derived(slot, stamp(firstVersion, secondVersion, hexVersion), chapter, derive);
  }

  /** Makes what a chapter derives from a position, with what it derived last at hand. */
  public interface DeriveAgain<T extends Object, C> {
    T derive(C chapter, Position position, @Nullable T last);
  }

  /**
   * The same for what is often the same although units have moved. The chapter is given what was
   * derived last under this slot, from whatever placement; it may hand that out again, or parts of
   * it, where it finds that nothing has changed that they depend on.
   */
  @SuppressWarnings("unchecked")
  public <T extends Object, C> T derivedAgain(int slot, C chapter, DeriveAgain<T, C> derive) {
    long stamp = stamp(firstVersion, secondVersion, hexVersion);
    Held held = derived[slot];
    if (held != null && held.stamp() == stamp) {
      return (T) held.value();
    }
    T made = derive.derive(chapter, this, held == null ? null : (T) held.value());
    keep(slot, new Held(stamp, made));
    return made;
  }

  /** The same for what depends on the placement of one side alone. */
  public <T extends Object, C> T derivedFrom(int side, int slot, C chapter, Derive<T, C> derive) {
    return derived(slot, stamp(version(side), 0, 0), chapter, derive);
  }

  /** The same for what depends on the bytes of the hexes alone. */
  public <T extends Object, C> T derivedFromHexes(int slot, C chapter, Derive<T, C> derive) {
    return derived(slot, stamp(hexVersion, 0, 0), chapter, derive);
  }

  /** What was derived last under a slot, from whatever placement; null if nothing was. */
  @SuppressWarnings("unchecked")
  public <T extends Object> @Nullable T derivedLast(int slot) {
    Held held = derived[slot];
    return held == null ? null : (T) held.value();
  }

  /**
   * Forgets all that was derived, also what {@link #derivedAgain} would hand on: whoever asks next
   * works it out afresh. For tests and benchmarks.
   */
  public void forget() {
    derived = new Held[derived.length];
    ownsDerived = true;
  }

  @SuppressWarnings("unchecked")
  private <T extends Object, C> T derived(int slot, long stamp, C chapter, Derive<T, C> derive) {
    Held held = derived[slot];
    if (held != null && held.stamp() == stamp) {
      return (T) held.value();
    }
    T made = derive.derive(chapter, this);
    keep(slot, new Held(stamp, made));
    return made;
  }

  private void keep(int slot, Held held) {
    if (!ownsDerived) {
      derived = derived.clone();
      ownsDerived = true;
    }
    derived[slot] = held;
  }

  private static long stamp(int a, int b, int c) {
    return ((long) a << 42) ^ ((long) b << 21) ^ c;
  }

  // ---- changes, for Table alone

  /** Sees to it that nobody else uses these arrays: they are about to change. */
  private void own(int arrays) {
    int wanted = arrays & ~owned;
    if (wanted == 0) {
      return;
    }
    if ((wanted & UNITS) != 0) {
      units = units.clone();
    }
    if ((wanted & HEXES) != 0) {
      hexes = hexes.clone();
    }
    if ((wanted & GLOBALS) != 0) {
      globals = globals.clone();
    }
    if ((wanted & STACKS) != 0) {
      firstIn = firstIn.clone();
      nextIn = nextIn.clone();
    }
    owned |= wanted;
  }

  private void changed(Side side) {
    if (side.index() == 0) {
      firstVersion++;
    } else {
      secondVersion++;
    }
  }

  void setPlace(Unit unit, int place) {
    int u = unit.index();
    int old = units[u * stride + PLACE];
    if (old == place) {
      return;
    }
    own(old >= 0 || place >= 0 ? UNITS | STACKS : UNITS);
    if (old >= 0) {
      unlink(u, old);
    }
    units[u * stride + PLACE] = place;
    if (place >= 0) {
      link(u, place);
    }
    changed(sideOf[u]);
  }

  private void unlink(int u, int hex) {
    if (firstIn[hex] == u) {
      firstIn[hex] = nextIn[u];
    } else {
      int at = firstIn[hex];
      while (nextIn[at] != u) {
        at = nextIn[at];
      }
      nextIn[at] = nextIn[u];
    }
    nextIn[u] = -1;
  }

  private void link(int u, int hex) {
    if (ordered) {
      join(u, hex);
      return;
    }
    int at = firstIn[hex];
    if (at < 0 || at > u) {
      nextIn[u] = (short) at;
      firstIn[hex] = (short) u;
      return;
    }
    while (nextIn[at] >= 0 && nextIn[at] < u) {
      at = nextIn[at];
    }
    nextIn[u] = nextIn[at];
    nextIn[at] = (short) u;
  }

  /** Joins an ordered stack on top or below. */
  private void join(int u, int hex) {
    int at = firstIn[hex];
    if (at < 0 || layout.stacks() == Layout.Stacks.ON_TOP) {
      nextIn[u] = (short) at;
      firstIn[hex] = (short) u;
      return;
    }
    while (nextIn[at] >= 0) {
      at = nextIn[at];
    }
    nextIn[at] = (short) u;
  }

  /** Puts the units of a hex into another order, the top one first. */
  void setStack(int hex, int[] fromTop) {
    if (!ordered) {
      throw new IllegalStateException("stacks have no order here");
    }
    if (fromTop.length != height(hex)) {
      throw new IllegalArgumentException("these are not the units of the hex");
    }
    for (int i = 0; i < fromTop.length; i++) {
      if (place(fromTop[i]) != hex) {
        throw new IllegalArgumentException("unit " + fromTop[i] + " is not in the hex");
      }
      for (int j = 0; j < i; j++) {
        if (fromTop[j] == fromTop[i]) {
          throw new IllegalArgumentException("unit " + fromTop[i] + " lies in the hex once");
        }
      }
    }
    own(STACKS);
    int above = -1;
    for (int u : fromTop) {
      if (above < 0) {
        firstIn[hex] = (short) u;
      } else {
        nextIn[above] = (short) u;
      }
      changed(sideOf[u]);
      above = u;
    }
    if (above >= 0) {
      nextIn[above] = -1;
    }
  }

  void setLost(Unit unit, int lost) {
    set(unit.index() * stride + LOST, lost);
  }

  void setFlags(Unit unit, int flags) {
    int at = unit.index() * stride + FLAGS;
    if (((units[at] ^ flags) & layout.structural()) != 0) {
      changed(unit.side());
    }
    set(at, flags);
  }

  private void set(int at, int value) {
    if (units[at] != value) {
      own(UNITS);
      units[at] = value;
    }
  }

  void setUnitNumber(Unit unit, int number, int value) {
    set(unit.index() * stride + FIRST_NUMBER + number, value);
  }

  void setHex(int hex, int value) {
    setHexByte(hex, value);
  }

  void setHex(int hex, int which, int value) {
    setHexByte(which * firstIn.length + hex, value);
  }

  private void setHexByte(int at, int value) {
    if (hexes[at] != (byte) value) {
      own(HEXES);
      hexes[at] = (byte) value;
      hexVersion++;
    }
  }

  void setGlobal(int index, int value) {
    if (globals[index] != value) {
      own(GLOBALS);
      globals[index] = value;
    }
  }

  void push(Pending<?> frame) {
    pending = new Stack(frame, pending, pending.depth() + 1);
  }

  void pop() {
    pending = Objects.requireNonNull(pending.rest(), "no decision waits");
  }

  void clearPending() {
    pending = Stack.EMPTY;
  }

  // ---- a value

  @Override
  public boolean equals(Object other) {
    return other instanceof Position that
        && Arrays.equals(units, that.units)
        && Arrays.equals(hexes, that.hexes)
        && Arrays.equals(globals, that.globals)
        && (!ordered || Arrays.equals(firstIn, that.firstIn) && Arrays.equals(nextIn, that.nextIn))
        && pending.equals(that.pending);
  }

  @Override
  public int hashCode() {
    int hash =
        (Arrays.hashCode(units) * 31 + Arrays.hashCode(hexes)) * 31 + Arrays.hashCode(globals);
    return ordered ? hash * 31 + Arrays.hashCode(nextIn) : hash;
  }
}
