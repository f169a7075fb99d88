package fieldmarshal.engine;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth at a moment, as a value: where every unit is, what it has lost, how it is marked,
 * who was last in every hex, the numbers of the game, and the stack of decisions that wait.
 *
 * <p>Nobody outside this package changes a position; {@link Table} changes a copy. A copy costs a
 * few array clones. Units of a hex are chained through {@link #first} and {@link #next} in the
 * order of the roster, so that walking a stack costs no search and its order never depends on
 * history.
 *
 * <p>Chapters keep what they derive (zones of control, supply) in {@link #derived}; an entry is
 * stamped with the {@link #version} of the placement it was made from, and a copy shares it.
 */
public final class Position {
  /** The box of units that are out of the game for good. */
  public static final int ELIMINATED = -1;

  /** The box of units that are not in this game, or not yet. */
  public static final int UNUSED = -2;

  private static final int PLACE = 0;
  private static final int LOST = 1;
  private static final int FLAGS = 2;
  private static final int WORDS = 3;
  private static final int DERIVED = 24;

  private final Layout layout;
  private final Side[] sideOf;
  private final int stride;
  private final int[] units;
  private final byte[] hexes;
  private final int[] globals;
  private final short[] firstIn;
  private final short[] nextIn;
  private final int[] versions;
  private Stack pending;
  private final @Nullable Held[] derived;

  /** Something derived, with the stamp of the placement it was derived from. */
  private record Held(long stamp, Object value) {}

  /** The decisions that wait, the next on top. */
  public record Stack(@Nullable Pending<?> top, @Nullable Stack rest, int depth) {
    static final Stack EMPTY = new Stack(null, null, 0);
  }

  Position(Layout layout, Roster<?> roster) {
    this.layout = layout;
    this.sideOf = roster.all().stream().map(Unit::side).toArray(Side[]::new);
    this.stride = WORDS + layout.words().size();
    this.units = new int[layout.units() * stride];
    this.hexes = new byte[layout.hexes()];
    this.globals = new int[layout.globals().size()];
    this.firstIn = new short[layout.hexes()];
    this.nextIn = new short[layout.units()];
    this.versions = new int[3];
    this.pending = Stack.EMPTY;
    this.derived = new Held[DERIVED];
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
    this.units = from.units.clone();
    this.hexes = from.hexes.clone();
    this.globals = from.globals.clone();
    this.firstIn = from.firstIn.clone();
    this.nextIn = from.nextIn.clone();
    this.versions = from.versions.clone();
    this.pending = from.pending;
    this.derived = from.derived.clone();
  }

  /** A position with nothing on the map. */
  public static Position empty(Layout layout, Roster<?> roster) {
    return new Position(layout, roster);
  }

  public Position copy() {
    return new Position(this);
  }

  /** This position with a unit standing in a hex: a thought of bots, not a move. */
  public Position standing(Unit unit, int hex) {
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
  public int word(Unit unit, int word) {
    return units[unit.index() * stride + WORDS + word];
  }

  // ---- hexes

  /** The first unit in a hex by roster index, or -1. */
  public int first(int hex) {
    return firstIn[hex];
  }

  /** The next unit in the same hex, or -1. */
  public int next(int unit) {
    return nextIn[unit];
  }

  /** The game's own byte for a hex (control, last occupant, marks). */
  public int hex(int hex) {
    return hexes[hex];
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
    return versions[side];
  }

  /** Counts the changes to the hexes' own bytes. */
  public int hexVersion() {
    return versions[2];
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
    return derived(slot, stamp(versions[0], versions[1], versions[2]), chapter, derive);
  }

  /** The same for what depends on the placement of one side alone. */
  public <T extends Object, C> T derivedFrom(int side, int slot, C chapter, Derive<T, C> derive) {
    return derived(slot, stamp(versions[side], 0, 0), chapter, derive);
  }

  @SuppressWarnings("unchecked")
  private <T extends Object, C> T derived(int slot, long stamp, C chapter, Derive<T, C> derive) {
    Held held = derived[slot];
    if (held != null && held.stamp() == stamp) {
      return (T) held.value();
    }
    T made = derive.derive(chapter, this);
    derived[slot] = new Held(stamp, made);
    return made;
  }

  private static long stamp(int a, int b, int c) {
    return ((long) a << 42) ^ ((long) b << 21) ^ c;
  }

  // ---- changes, for Table alone

  void setPlace(Unit unit, int place) {
    int u = unit.index();
    int old = units[u * stride + PLACE];
    if (old == place) {
      return;
    }
    if (old >= 0) {
      unlink(u, old);
    }
    units[u * stride + PLACE] = place;
    if (place >= 0) {
      link(u, place);
    }
    versions[sideOf[u].index()]++;
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

  void setLost(Unit unit, int lost) {
    units[unit.index() * stride + LOST] = lost;
  }

  void setFlags(Unit unit, int flags) {
    int at = unit.index() * stride + FLAGS;
    if (((units[at] ^ flags) & layout.structural()) != 0) {
      versions[unit.side().index()]++;
    }
    units[at] = flags;
  }

  void setWord(Unit unit, int word, int value) {
    units[unit.index() * stride + WORDS + word] = value;
  }

  void setHex(int hex, int value) {
    if (hexes[hex] != (byte) value) {
      hexes[hex] = (byte) value;
      versions[2]++;
    }
  }

  void setGlobal(int index, int value) {
    globals[index] = value;
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
        && pending.equals(that.pending);
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(units) * 31 + Arrays.hashCode(hexes)) * 31 + Arrays.hashCode(globals);
  }
}
