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
import fieldmarshal.engine.board.HexSteps;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 9: supply.
 *
 * <p>Lines are flooded backwards, from all sources at once, so that one flood answers for every
 * unit of a side: see {@link LineReach}. A unit of rating 1 may have two enemy-controlled hexes on
 * its line.
 */
public abstract class Supply extends Chapter {
  static final int ALLOWED_ZONES = 2;

  /** The state of a side's supply: which hexes can draw on which sources. */
  public static final class Lines {
    /** Hexes that are sources: usable rail hexes, edges, supplied depots. */
    public final HexSet sources;

    /** Where the lines of units rated 2 and worse lead to. */
    final LineReach plain;

    /** Enemy-controlled hexes. */
    private final HexSet zone;

    /** Hexes that no line runs through. */
    private final HexSet closed;

    /** The sources without the depots, and where the depots of the side are. */
    private final HexSet fixed;

    private final int[] depots;

    /** The same for units of rating 1. */
    private @Nullable LineReach able;

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

    Lines(HexSet fixed, int[] depots, HexSet zone, HexSet closed, LineReach plain) {
      this.fixed = fixed;
      this.depots = depots;
      this.zone = zone;
      this.closed = closed;
      this.plain = plain;
      sources = fixed.copy();
    }

    private Lines(Lines from) {
      this(from.fixed, from.depots, from.zone, from.closed, from.plain.copy());
    }

    /** The same lines, to which depots may be added. */
    Lines copy() {
      return new Lines(this);
    }
  }

  private final SupplyPaths paths;
  private final ThreadLocal<int[]> queues;
  private final HexSet none;
  private final boolean[][] ways = new boolean[4][];

  /** For each side, the steps that a line may take: the poorly rated first. */
  private final HexSteps[] steps = new HexSteps[4];

  /** For each side, its rail hexes, and those to which each is joined. */
  private final HexSet[] railways = new HexSet[2];

  private final int[][][] joined = new int[2][][];

  private final Counter[][] depotsOf = new Counter[2][];

  /** For each side, the passages: see {@link #passages}. */
  private final int[][][] passages = new int[2][][];

  protected Supply(GreatWarInTheEast rules) {
    super(rules);
    paths = new SupplyPaths(rules, this);
    int size = rules.board().size();
    queues = ThreadLocal.withInitial(() -> new int[size]);
    none = new HexSet(size);
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
    return traces(unit, hex, lines(p, unit.side().index()));
  }

  final boolean traces(Position p, Counter unit, Lines lines) {
    return traces(unit, p.place(unit), lines);
  }

  private boolean traces(Counter unit, int hex, Lines lines) {
    // A line that is good enough for units of a poor rating is good enough for all. The wider
    // search is made only when it is needed.
    int range = range(unit);
    return lines.plain.reaches(hex, range)
        || able(unit) && ableReach(unit.side(), lines).reaches(hex, range);
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
    return p.derivedAgain(Derived.SUPPLY + side, this, side == 0 ? Supply::first : Supply::second);
  }

  private Lines first(Position p, @Nullable Lines last) {
    return work(p, rules.side(0), interdicted(p, rules.side(0)), last);
  }

  private Lines second(Position p, @Nullable Lines last) {
    return work(p, rules.side(1), interdicted(p, rules.side(1)), last);
  }

  final Lines work(Position p, Side side, HexSet cut) {
    return work(p, side, cut, null);
  }

  /** The lines; those of before if everything that they depend on is as it was. */
  private Lines work(Position p, Side side, HexSet cut, @Nullable Lines last) {
    HexSet zone = bareZone(p, side);
    HexSet closed = closed(p, side);
    HexSet railheads = railheads(p, side, zone, cut);
    HexSet fixed = fixedSources(p, side, railheads);
    int[] places = depotPlaces(p, side);
    if (last != null
        && last.fixed.equals(fixed)
        && last.zone.equals(zone)
        && last.closed.equals(closed)
        && Arrays.equals(last.depots, places)) {
      return last;
    }
    LineReach plain = new LineReach(board().size(), longestRange(side), 0);
    Lines lines = new Lines(fixed, places, zone, closed, plain);
    spread(side, plain, fixed, zone, closed);
    depots(p, side, lines, null);
    return lines;
  }

  final Lines withoutDepots(Position p, Side side) {
    HexSet zone = bareZone(p, side);
    HexSet closed = closed(p, side);
    HexSet railheads = railheads(p, side, zone, interdicted(p, side));
    HexSet fixed = fixedSources(p, side, railheads);
    LineReach plain = new LineReach(board().size(), longestRange(side), 0);
    Lines lines = new Lines(fixed, depotPlaces(p, side), zone, closed, plain);
    spread(side, plain, fixed, zone, closed);
    return lines;
  }

  /** All sources but depots. */
  private HexSet fixedSources(Position p, Side side, HexSet railheads) {
    int[] special = specialSources(side);
    if (special.length == 0) {
      return railheads;
    }
    HexSet fixed = railheads.copy();
    for (int hex : special) {
      if (!rules.zones().presence(p, 1 - side.index()).bars.has(hex)) {
        fixed.add(hex);
      }
    }
    return fixed;
  }

  /** Where each depot of the side is that may be a source; -1 for others. */
  private int[] depotPlaces(Position p, Side side) {
    Counter[] units = depotsOf[side.index()];
    int[] places = new int[units.length];
    for (int i = 0; i < places.length; i++) {
      int hex = p.place(units[i]);
      places[i] = hex < 0 || p.has(units[i], Flag.ENTRAINED) ? -1 : hex;
    }
    return places;
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
  private HexSet railheads(Position p, Side side, HexSet zone, HexSet cut) {
    int[] queue = queues.get();
    HexSet railheads = new HexSet(board().size());
    HexSet open = openRails(p, side, zone, cut);
    int[][] ways = joined[side.index()];
    int tail = 0;
    for (int hex : rules.exitsOf(side.index())) {
      if (open.has(hex)) {
        open.remove(hex);
        queue[tail++] = hex;
      }
    }
    for (int head = 0; head < tail; head++) {
      int hex = queue[head];
      if (rules.pieces().lastOccupant(p, hex) != 1 - side.index()) {
        railheads.add(hex);
      }
      for (int to : ways[hex]) {
        if (open.has(to)) {
          open.remove(to);
          queue[tail++] = to;
        }
      }
    }
    return railheads;
  }

  /** The rail hexes of a side that are free of enemies and their zones. */
  final HexSet openRails(Position p, Side side, HexSet zone, HexSet cut) {
    HexSet open = railways[side.index()].copy();
    open.removeAll(cut);
    open.removeAll(rules.zones().presence(p, 1 - side.index()).bars);
    open.removeAll(zone);
    return open;
  }

  /** The rail hexes of the side's own network to which each is joined. */
  final int[][] joined(Side side) {
    return joined[side.index()];
  }

  /** Rail hexes that enemy guns keep from being used (exclusive rules). */
  protected HexSet interdicted(Position p, Side side) {
    return none;
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
      steps[side.index()] = new HexSteps(leadsTo(ways(side, false)));
      steps[2 + side.index()] = new HexSteps(leadsTo(ways(side, true)));
      railways(side);
      depotsOf[side.index()] =
          Arrays.stream(rules.unitsOf(side.index()))
              .filter(Counter::isDepot)
              .toArray(Counter[]::new);
    }
  }

  private void railways(Side side) {
    HexSet own = new HexSet(board().size());
    int[][] ways = new int[board().size()][];
    for (int hex = 0; hex < ways.length; hex++) {
      int[] to = new int[Board.DIRECTIONS];
      int count = 0;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int next = (theatre().rails(hex) >> d & 1) == 0 ? -1 : board().neighbour(hex, d);
        if (next >= 0 && theatre().friendlyRail(side.index(), next)) {
          to[count++] = next;
        }
      }
      ways[hex] = Arrays.copyOf(to, count);
      if (theatre().friendlyRail(side.index(), hex)) {
        own.add(hex);
      }
    }
    railways[side.index()] = own;
    joined[side.index()] = ways;
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
    for (int i = 0; i < lines.depots.length; i++) {
      Counter depot = depotsOf[side.index()][i];
      if (lines.depots[i] >= 0 && depot != lookedFor) {
        waiting.add(depot);
      }
    }
    boolean found = true;
    while (found) {
      found = false;
      if (stops && lookedFor != null && lines.plain.reaches(p.place(lookedFor), range(lookedFor))) {
        return;
      }
      for (int i = waiting.size() - 1; i >= 0; i--) {
        int hex = p.place(waiting.get(i));
        if (lines.plain.reaches(hex, range(waiting.get(i)))) {
          waiting.remove(i);
          lines.sources.add(hex);
          spread(side, lines.plain, only(hex), lines.zone, lines.closed);
          found = true;
        }
      }
    }
  }

  private HexSet only(int hex) {
    HexSet one = new HexSet(board().size());
    one.add(hex);
    return one;
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
      if (hex >= 0 && unit.isCombat() && with.plain.reaches(hex, range(unit))) {
        steps += without.plain.reaches(hex, range(unit)) ? 0 : p.stepsLeft(unit);
      }
    }
    return steps;
  }

  // ---- the floods

  /** Enemy-controlled hexes: those in enemy zones where no friend stands. */
  final HexSet bareZone(Position p, Side side) {
    HexSet zone = rules.zones().presence(p, 1 - side.index()).zone.copy();
    zone.removeAll(rules.zones().presence(p, side.index()).cover);
    return zone;
  }

  /** Goes on from these sources over the map and the passages, for units rated 2 and worse. */
  private void spread(Side side, LineReach reach, HexSet from, HexSet zone, HexSet closed) {
    HexSteps map = steps[side.index()];
    reach.spread(map, from, zone, closed, 0, 0);
    boolean found = passages[side.index()].length > 0;
    while (found) {
      found = false;
      for (int[] passage : passages[side.index()]) {
        int end = passage[passage.length - 1];
        int whole = reach.length(passage[0]) + passage.length - 1;
        if (whole <= longestRange(side)
            && whole < reach.length(end)
            && zonesOn(passage, zone, closed) == 0) {
          reach.spread(map, only(end), zone, closed, 0, whole);
          found = true;
        }
      }
    }
  }

  /** Where lines lead to that may have enemy-controlled hexes on them, the unit's own left out. */
  @Case("GWE-9.14")
  final LineReach ableReach(Side side, Lines lines) {
    LineReach made = lines.able;
    if (made == null) {
      made = new LineReach(board().size(), longestRange(side), ALLOWED_ZONES);
      HexSet zone = lines.zone;
      HexSet closed = lines.closed;
      HexSteps map = steps[2 + side.index()];
      made.spread(map, lines.sources, zone, closed, 0, 0);
      for (int[] passage : passages[side.index()]) {
        int end = passage[passage.length - 1];
        int zones = zonesOn(passage, zone, closed);
        for (int before = 0; before + zones <= ALLOWED_ZONES; before++) {
          int whole = made.length(before, passage[0]) + passage.length - 1;
          if (whole <= longestRange(side) && whole < made.length(before + zones, end)) {
            made.spread(map, only(end), zone, closed, before + zones, whole);
          }
        }
      }
      lines.able = made;
    }
    return made;
  }

  /** The enemy-controlled hexes of a passage without its last; more than allowed if it is shut. */
  static int zonesOn(int[] passage, HexSet zone, HexSet closed) {
    int zones = 0;
    for (int i = 0; i < passage.length - 1; i++) {
      if (closed.has(passage[i])) {
        return ALLOWED_ZONES + 1;
      }
      zones += zone.has(passage[i]) ? 1 : 0;
    }
    return zones;
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
    LineReach reach = new LineReach(board().size(), range(unit), 0);
    HexSteps map = steps[unit.side().index() + (able(unit) ? 2 : 0)];
    reach.spread(map, sources, none, none, 0, 0);
    for (int[] passage : passages[unit.side().index()]) {
      int end = passage[passage.length - 1];
      int whole = reach.length(passage[0]) + passage.length - 1;
      if (whole <= range(unit) && whole < reach.length(end)) {
        reach.spread(map, only(end), none, none, 0, whole);
      }
    }
    return reach.reaches(p.place(unit), range(unit));
  }

  /**
   * Whether a line free of enemy units and zones (and whatever bars the poorly rated) reaches a
   * source.
   */
  public final boolean openLine(Position p, Side side, int hex) {
    return lines(p, side.index()).plain.reaches(hex, longestRange(side));
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
      return rules.chance(p, unit.side(), "attrition of " + unit.called(), caseId);
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("attrition of " + unit.called(), face, caseId));
      if (face <= 3) {
        rules.pieces().lose(t, unit, (t.now().stepsLeft(unit) + 1) / 2, caseId);
      } else {
        t.note(unit.begins() + " loses no step by attrition.", caseId);
      }
    }
  }
}
