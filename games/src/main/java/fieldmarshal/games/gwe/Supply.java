package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 9: supply.
 *
 * <p>Lines are flooded backwards, from all sources at once, so that one flood answers for every
 * unit of a side. A unit of rating 1 may have two enemy-controlled hexes on its line: its flood
 * runs on three levels, the level being the number of such hexes between the source and where the
 * flood stands.
 */
public abstract class Supply extends Chapter {
  static final int ALLOWED_ZONES = 2;
  private static final byte FAR = Byte.MAX_VALUE;

  /** The state of a side's supply: which hexes can draw on which sources. */
  public static final class Lines {
    /** Hexes that are sources: usable rail hexes, edges, supplied depots. */
    public final HexSet sources;

    /** Rail hexes that are sources. */
    public final HexSet railheads;

    /** Distance to the nearest source for units rated 2 and worse; {@link #FAR} if out of range. */
    final byte[] plain;

    /** The same for units of rating 1, for each number of enemy-controlled hexes on the way. */
    private byte @Nullable [][] levels;

    private int @Nullable [] nearest;

    /** Hexes from one hex to the nearest source, as the crow flies. */
    int nearest(Board board, int hex) {
      int[] made = nearest;
      if (made != null) {
        return made[hex];
      }
      int least = Integer.MAX_VALUE;
      for (int source = sources.next(0); source >= 0; source = sources.next(source + 1)) {
        least = Math.min(least, board.distance(hex, source));
      }
      return least;
    }

    /** The same for every hex. */
    int[] nearest(Board board) {
      int[] made = nearest;
      if (made == null) {
        made = new int[board.size()];
        Arrays.fill(made, Integer.MAX_VALUE);
        int[] queue = new int[board.size()];
        int tail = 0;
        for (int hex = sources.next(0); hex >= 0; hex = sources.next(hex + 1)) {
          made[hex] = 0;
          queue[tail++] = hex;
        }
        for (int head = 0; head < tail; head++) {
          for (int d = 0; d < Board.DIRECTIONS; d++) {
            int to = board.neighbour(queue[head], d);
            if (to >= 0 && made[to] == Integer.MAX_VALUE) {
              made[to] = made[queue[head]] + 1;
              queue[tail++] = to;
            }
          }
        }
        nearest = made;
      }
      return made;
    }

    Lines(int size) {
      sources = new HexSet(size);
      railheads = new HexSet(size);
      plain = new byte[size];
    }
  }

  private static final class Scratch {
    final int[] queue;
    final int[] next;

    Scratch(int size) {
      queue = new int[size * (ALLOWED_ZONES + 1)];
      next = new int[size * (ALLOWED_ZONES + 1)];
    }
  }

  private final SupplyPaths paths;
  private final ThreadLocal<Scratch> scratch;
  private final boolean[][] ways = new boolean[4][];

  /** For each side, the hexes to which a line may run from each hex: the poorly rated first. */
  private final int[][][] leadsTo = new int[4][][];

  /** For each side, the passages: see {@link #passages}. */
  private final int[][][] passages = new int[2][][];

  protected Supply(GreatWarInTheEast rules) {
    super(rules);
    paths = new SupplyPaths(rules, this);
    int size = rules.board().size();
    scratch = ThreadLocal.withInitial(() -> new Scratch(size));
  }

  // ---- 9.1 determination

  /** Whether a unit is in supply now: by a line, by its nature, or fed by a fortress. */
  @Case({"GWE-9.11", "GWE-9.12", "GWE-10.35", "GWE-11.22"})
  public boolean inSupply(Position p, Counter unit) {
    return !p.onMap(unit) || always(unit) || rules.fortresses().feeds(p, unit) || traces(p, unit);
  }

  /** Units for which supply is no matter: headquarters (10.35) and fortresses (11.22). */
  @Case({"GWE-10.35", "GWE-11.22", "GWE-9.24"})
  protected boolean always(Counter unit) {
    return unit.isHq() || unit.isFortress() || unit.isLeader();
  }

  /** Whether a line of supply can be traced from the unit. */
  @Case({"GWE-9.12", "GWE-9.13"})
  public final boolean traces(Position p, Counter unit) {
    return tracesFrom(p, unit, p.place(unit));
  }

  /** Whether it could be traced if the unit stood in a hex. */
  final boolean tracesFrom(Position p, Counter unit, int hex) {
    return traces(p, unit, hex, lines(p, unit.side().index()));
  }

  final boolean traces(Position p, Counter unit, Lines lines) {
    return traces(p, unit, p.place(unit), lines);
  }

  private boolean traces(Position p, Counter unit, int hex, Lines lines) {
    // A line that is good enough for units of a poor rating is good enough for all. The wider
    // search is made only when it is needed.
    return lines.plain[hex] <= range(unit)
        || able(unit) && levels(p, unit.side(), lines)[ALLOWED_ZONES][hex] <= range(unit);
  }

  /**
   * Whether enemy-controlled hexes may lie on the line: not on that of a depot, whatever its
   * rating.
   */
  @Case({"GWE-9.14", "GWE-9.16"})
  static boolean able(Counter unit) {
    return unit.tcr() == 1 && !unit.isDepot();
  }

  /** The longest line, in hexes. */
  @Case("GWE-9.12")
  public abstract int range(Counter unit);

  /** The longest range that any unit of the side has. */
  protected abstract int longestRange(Side side);

  public final Lines lines(Position p, int side) {
    return p.derived(Derived.SUPPLY + side, this, side == 0 ? Supply::first : Supply::second);
  }

  private Lines first(Position p) {
    return work(p, rules.side(0));
  }

  private Lines second(Position p) {
    return work(p, rules.side(1));
  }

  private Lines work(Position p, Side side) {
    return work(p, side, interdicted(p, side));
  }

  final Lines work(Position p, Side side, HexSet cut) {
    Lines lines = withoutDepots(p, side, cut);
    depots(p, side, lines, null);
    return lines;
  }

  final Lines withoutDepots(Position p, Side side) {
    return withoutDepots(p, side, interdicted(p, side));
  }

  private Lines withoutDepots(Position p, Side side, HexSet cut) {
    Lines lines = new Lines(board().size());
    railheads(p, side, lines, cut);
    lines.sources.addAll(lines.railheads);
    for (int hex : specialSources(side)) {
      if (!rules.zones().presence(p, 1 - side.index()).bars.has(hex)) {
        lines.sources.add(hex);
      }
    }
    return lines;
  }

  /** Sources that the exclusive rules add. */
  protected int[] specialSources(Side side) {
    return new int[0];
  }

  // ---- 9.15 railways as sources

  /**
   * Rail hexes joined to a friendly map edge by rail that is free of enemies and their zones. The
   * path may run over hexes where the enemy was last; such a hex is only no source itself.
   */
  @Case({"GWE-9.13", "GWE-9.15"})
  private void railheads(Position p, Side side, Lines lines, HexSet cut) {
    Scratch s = scratch.get();
    HexSet seen = new HexSet(board().size());
    Zones.Presence enemy = rules.zones().presence(p, 1 - side.index());
    Zones.Presence own = rules.zones().presence(p, side.index());
    int head = 0;
    int tail = 0;
    for (int hex : rules.exitsOf(side.index())) {
      if (theatre().friendlyRail(side.index(), hex) && railOpen(enemy, own, hex, cut)) {
        seen.add(hex);
        s.queue[tail++] = hex;
      }
    }
    while (head < tail) {
      int hex = s.queue[head++];
      if (rules.pieces().lastOccupant(p, hex) != 1 - side.index()) {
        lines.railheads.add(hex);
      }
      int rails = theatre().rails(hex);
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if ((rails >> d & 1) == 0) {
          continue;
        }
        int to = board().neighbour(hex, d);
        if (!seen.has(to)
            && theatre().friendlyRail(side.index(), to)
            && railOpen(enemy, own, to, cut)) {
          seen.add(to);
          s.queue[tail++] = to;
        }
      }
    }
  }

  static boolean railOpen(Zones.Presence enemy, Zones.Presence own, int hex, HexSet cut) {
    return !cut.has(hex) && !enemy.bars.has(hex) && (!enemy.zone.has(hex) || own.cover.has(hex));
  }

  /** Rail hexes that enemy guns keep from being used (exclusive rules). */
  protected HexSet interdicted(Position p, Side side) {
    return new HexSet(board().size());
  }

  // ---- 9.14, 9.17 lines

  /**
   * The hexes that no line of the side runs through now: where enemies stand, headquarters
   * excepted.
   */
  @Case({"GWE-9.14", "GWE-9.17"})
  protected HexSet closed(Position p, Side side) {
    return rules.zones().presence(p, 1 - side.index()).bars;
  }

  /** Whether a line may cross a hexside. */
  @Case({"GWE-5.4-BLOCKED"})
  protected boolean crosses(int from, int direction, boolean able) {
    return (board().side(from, direction) & TerrainCode.BLOCKED) == 0;
  }

  /**
   * Whether the map lets a line run from a hex to its neighbour, whatever stands there. Floods ask
   * it of every step, so the answers are worked out once for each side and kind of unit.
   */
  @Case({"GWE-5.4-LAKE", "GWE-5.4-BLOCKED"})
  protected boolean leads(Side side, int from, int direction, int to, boolean able) {
    return !TerrainCode.isWater(board(), to) && crosses(from, direction, able);
  }

  /**
   * Ways that a line takes only as a whole, the end of the source first, the shortest first. No
   * line of another kind runs through their last hex but one.
   */
  protected int[][] passages(Side side) {
    return new int[0][];
  }

  /** The passages of a side, as they were worked out. */
  final int[][] knownPassages(Side side) {
    return passages[side.index()];
  }

  /** Fills the tables; called when the book is assembled. */
  final void prepare() {
    for (Side side : rules.sides()) {
      passages[side.index()] = passages(side);
      for (int able = 0; able < 2; able++) {
        boolean[] leads = new boolean[board().size() * Board.DIRECTIONS];
        for (int from = 0; from < board().size(); from++) {
          for (int d = 0; d < Board.DIRECTIONS; d++) {
            int to = board().neighbour(from, d);
            leads[from * Board.DIRECTIONS + d] = to >= 0 && leads(side, from, d, to, able == 1);
          }
        }
        ways[side.index() * 2 + able] = leads;
      }
      leadsTo[side.index()] = leadsTo(ways(side, false));
      leadsTo[2 + side.index()] = leadsTo(ways(side, true));
    }
  }

  private int[][] leadsTo(boolean[] leads) {
    int[][] all = new int[board().size()][];
    for (int hex = 0; hex < all.length; hex++) {
      int[] to = new int[Board.DIRECTIONS];
      int count = 0;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if (leads[hex * Board.DIRECTIONS + d]) {
          to[count++] = board().neighbour(hex, d);
        }
      }
      all[hex] = Arrays.copyOf(to, count);
    }
    return all;
  }

  final boolean[] ways(Side side, boolean able) {
    return ways[side.index() * 2 + (able ? 1 : 0)];
  }

  // ---- 9.16 depots

  /**
   * Depots in a chain: each within range of rail or of a depot that is supplied already. With a
   * depot to look for, stops when a line reaches it, before it is a source itself.
   */
  @Case("GWE-9.16")
  final void depots(Position p, Side side, Lines lines, @Nullable Counter lookedFor) {
    depots(p, side, lines, lookedFor, true);
  }

  private void depots(
      Position p, Side side, Lines lines, @Nullable Counter lookedFor, boolean stops) {
    List<Counter> waiting = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side.index())) {
      if (unit.isDepot() && unit != lookedFor && p.onMap(unit) && !p.has(unit, Flag.ENTRAINED)) {
        waiting.add(unit);
      }
    }
    floodPlain(p, side, lines);
    boolean found = true;
    while (found) {
      found = false;
      if (stops && lookedFor != null && lines.plain[p.place(lookedFor)] <= range(lookedFor)) {
        return;
      }
      for (int i = waiting.size() - 1; i >= 0; i--) {
        int hex = p.place(waiting.get(i));
        if (lines.plain[hex] <= range(waiting.get(i))) {
          waiting.remove(i);
          lines.sources.add(hex);
          lines.plain[hex] = 0;
          scratch.get().queue[0] = hex;
          spread(p, side, lines, 1);
          found = true;
        }
      }
    }
  }

  /** The steps that only a depot keeps in supply, other depots' troops among them. */
  public final int relying(Position p, Counter depot) {
    Side side = depot.side();
    Lines with = lines(p, side.index());
    Lines without = withoutDepots(p, side);
    depots(p, side, without, depot, false);
    int steps = 0;
    for (Counter unit : rules.unitsOf(side.index())) {
      int hex = p.place(unit);
      if (hex >= 0 && unit.isCombat() && with.plain[hex] <= range(unit)) {
        steps += without.plain[hex] <= range(unit) ? 0 : p.stepsLeft(unit);
      }
    }
    return steps;
  }

  // ---- the floods

  private void floodPlain(Position p, Side side, Lines lines) {
    Scratch s = scratch.get();
    Arrays.fill(lines.plain, FAR);
    int tail = 0;
    for (int hex = lines.sources.next(0); hex >= 0; hex = lines.sources.next(hex + 1)) {
      lines.plain[hex] = 0;
      s.queue[tail++] = hex;
    }
    spread(p, side, lines, tail);
  }

  /** Goes on from the hexes in the queue, wherever that makes a line shorter. */
  private void spread(Position p, Side side, Lines lines, int queued) {
    spread(side, lines.plain, leadsTo[side.index()], shut(p, side), longestRange(side), queued);
  }

  /** The hexes that a line may end in but not run through, for units rated 2 and worse. */
  private HexSet shut(Position p, Side side) {
    HexSet shut = new HexSet(board().size());
    shut.addAll(rules.zones().presence(p, 1 - side.index()).zone);
    shut.removeAll(rules.zones().presence(p, side.index()).cover);
    shut.addAll(closed(p, side));
    return shut;
  }

  private void spread(
      Side side, byte[] plain, int[][] leadsTo, HexSet shut, int range, int queued) {
    int[] queue = scratch.get().queue;
    int tail = queued;
    while (tail > 0) {
      for (int head = 0; head < tail; head++) {
        int hex = queue[head];
        int next = plain[hex] + 1;
        // A line that ends here counts; one that goes on runs through this hex: it must be open.
        if (next > range || shut.has(hex)) {
          continue;
        }
        for (int to : leadsTo[hex]) {
          if (next < plain[to]) {
            plain[to] = (byte) next;
            queue[tail++] = to;
          }
        }
      }
      tail = 0;
      for (int[] passage : passages[side.index()]) {
        int length = plain[passage[0]] + passage.length - 1;
        int end = passage[passage.length - 1];
        if (length <= range && length < plain[end] && isOpen(passage, shut)) {
          plain[end] = (byte) length;
          queue[tail++] = end;
        }
      }
    }
  }

  private static boolean isOpen(int[] passage, HexSet shut) {
    for (int i = 0; i < passage.length - 1; i++) {
      if (shut.has(passage[i])) {
        return false;
      }
    }
    return true;
  }

  final byte[][] levels(Position p, Side side, Lines lines) {
    byte[][] made = lines.levels;
    if (made == null) {
      made = new byte[ALLOWED_ZONES + 1][board().size()];
      floodAble(p, side, lines.sources, made);
      lines.levels = made;
    }
    return made;
  }

  /** Levels count the enemy-controlled hexes on the line, the unit's own hex left out. */
  @Case("GWE-9.14")
  private void floodAble(Position p, Side side, HexSet sources, byte[][] levels) {
    Scratch s = scratch.get();
    int size = board().size();
    for (byte[] level : levels) {
      Arrays.fill(level, FAR);
    }
    int fill = 0;
    for (int hex = sources.next(0); hex >= 0; hex = sources.next(hex + 1)) {
      for (byte[] level : levels) {
        level[hex] = 0;
      }
      s.queue[fill++] = hex;
    }
    spreadAble(p, side, levels, fill, 1);
    for (int[] passage : passages[side.index()]) {
      int end = passage[passage.length - 1];
      int zones = zonesOn(p, side, passage);
      for (int level = 0; level + zones <= ALLOWED_ZONES; level++) {
        int length = levels[level][passage[0]] + passage.length - 1;
        if (length <= longestRange(side) && length < levels[level + zones][end]) {
          shorten(levels, level + zones, end, length);
          s.queue[0] = (level + zones) * size + end;
          spreadAble(p, side, levels, 1, length + 1);
        }
      }
    }
  }

  /** The enemy-controlled hexes of a passage without its last; more than allowed if it is shut. */
  final int zonesOn(Position p, Side side, int[] passage) {
    HexSet closed = closed(p, side);
    int zones = 0;
    for (int i = 0; i < passage.length - 1; i++) {
      if (closed.has(passage[i])) {
        return ALLOWED_ZONES + 1;
      }
      zones += rules.zones().barredByZone(p, side, passage[i]) ? 1 : 0;
    }
    return zones;
  }

  private static void shorten(byte[][] levels, int level, int hex, int distance) {
    for (int l = level; l <= ALLOWED_ZONES && levels[l][hex] > distance; l++) {
      levels[l][hex] = (byte) distance;
    }
  }

  /** Goes on from the hexes in the queue, whose neighbours are at this distance. */
  private void spreadAble(Position p, Side side, byte[][] levels, int queued, int first) {
    Scratch s = scratch.get();
    int size = board().size();
    int[] ring = s.queue;
    int[] coming = s.next;
    int fill = queued;
    Zones.Presence enemy = rules.zones().presence(p, 1 - side.index());
    Zones.Presence own = rules.zones().presence(p, side.index());
    int range = longestRange(side);
    HexSet closed = closed(p, side);
    int[][] leadsTo = this.leadsTo[2 + side.index()];
    for (int distance = first; distance <= range && fill > 0; distance++) {
      int more = 0;
      for (int i = 0; i < fill; i++) {
        int hex = ring[i] % size;
        int level = ring[i] / size;
        if (enemy.zone.has(hex) && !own.cover.has(hex)) {
          level++;
        }
        if (level > ALLOWED_ZONES || closed.has(hex)) {
          continue;
        }
        byte[] reached = levels[level];
        for (int to : leadsTo[hex]) {
          if (reached[to] > distance) {
            shorten(levels, level, to, distance);
            coming[more++] = level * size + to;
          }
        }
      }
      int[] swap = ring;
      ring = coming;
      coming = swap;
      fill = more;
    }
  }

  // ---- explaining: see SupplyPaths

  /** Whether and how the unit is supplied. */
  public Trace trace(Position p, Counter unit) {
    return paths.trace(p, unit);
  }

  /** The hexes that somebody's line runs through: to rail or depot, and by rail to the edge. */
  final boolean[] lifelines(Position p, Side side) {
    return paths.lifelines(p, side);
  }

  /** The case by which guns keep a railway from being used; null where no rule does that. */
  protected @Nullable String interdictionCase() {
    return null;
  }

  /** Whether a line would reach the unit from one of these sources if there were no enemy. */
  final boolean isNear(Position p, Counter unit, HexSet sources) {
    byte[] plain = new byte[board().size()];
    Arrays.fill(plain, FAR);
    int tail = 0;
    for (int hex = sources.next(0); hex >= 0; hex = sources.next(hex + 1)) {
      plain[hex] = 0;
      scratch.get().queue[tail++] = hex;
    }
    int[][] leadsTo = this.leadsTo[unit.side().index() + (able(unit) ? 2 : 0)];
    spread(unit.side(), plain, leadsTo, new HexSet(board().size()), range(unit), tail);
    return plain[p.place(unit)] != FAR;
  }

  /**
   * Whether a line free of enemy units and zones (and whatever bars the poorly rated) reaches a
   * source.
   */
  public final boolean openLine(Position p, Side side, int hex) {
    return lines(p, side.index()).plain[hex] <= longestRange(side);
  }

  /** The distance in hexes from a hex to the nearest source, one hex left out of account. */
  public final int distanceToSource(Position p, Side side, int hex, int leftOut) {
    Lines lines = lines(p, side.index());
    if (!lines.sources.has(leftOut)) {
      return lines.nearest(board())[hex];
    }
    int best = Integer.MAX_VALUE;
    for (int source = lines.sources.next(0); source >= 0; source = lines.sources.next(source + 1)) {
      if (source != leftOut) {
        best = Math.min(best, board().distance(hex, source));
      }
    }
    return best;
  }

  // ---- 9.2 effects

  /** Segment 1a: a unit that is out of supply now stays so for the whole Movement Phase. */
  @Case({"GWE-4.0-1a", "GWE-9.11"})
  public void determine(Table t, Side side) {
    for (Counter unit : rules.unitsOf(side.index())) {
      if ((t.now().onMap(unit) || rules.railways().offMap(t.now(), unit)) && unit.hasSteps()) {
        t.mark(unit, Flag.OUT_OF_SUPPLY, !inSupply(t.now(), unit), "GWE-4.0-1a");
      }
    }
  }

  /** An attack strength for a unit that is out of supply. */
  @Case("GWE-9.21")
  public static int halved(int strength) {
    return strength == 0 ? 0 : Math.max(1, strength / 2);
  }

  /** Whether a unit that is out of supply is spared the die. */
  @Case("GWE-9.24")
  protected boolean exempt(Position p, Counter unit) {
    return always(unit);
  }

  /** The same for one that attacks. */
  @Case({"GWE-9.23", "GWE-9.24"})
  protected boolean exemptInAttack(Position p, Counter unit) {
    return exempt(p, unit);
  }

  /** Whether the unit would roll for attrition if movement ended now. */
  @Case("GWE-9.22")
  public boolean rolls(Position p, Counter unit) {
    return p.onMap(unit) && unit.isCombat() && !inSupply(p, unit) && !exempt(p, unit);
  }

  /** Segment 1e: a die for every unit that is out of supply at this instant. */
  @Case({"GWE-4.0-1e", "GWE-9.22"})
  public void attrition(Table t, Side side) {
    Position p = t.now();
    for (int i = rules.unitsOf(side.index()).length - 1; i >= 0; i--) {
      Counter unit = rules.unitsOf(side.index())[i];
      if (rolls(p, unit)) {
        t.push(new Attrition(unit, "GWE-9.22"));
      }
    }
  }

  /** A die for a unit without supply: on 1 to 3 it loses half of its steps, rounded up. */
  @Case({"GWE-9.22", "GWE-9.23"})
  record Attrition(Counter unit, String caseId) implements Pending.Chance<GreatWarInTheEast> {
    @Override
    public Decision.Chance decision(GreatWarInTheEast rules, Position p) {
      return rules.chance(p, unit.side(), "attrition of the " + unit.name(), caseId);
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("attrition of the " + unit.name(), face, caseId));
      if (face <= 3) {
        rules.pieces().lose(t, unit, (t.now().stepsLeft(unit) + 1) / 2, caseId);
      }
    }
  }
}
