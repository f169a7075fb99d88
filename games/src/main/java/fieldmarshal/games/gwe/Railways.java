package fieldmarshal.games.gwe;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Layout;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Case 5.3: railway movement. */
public abstract class Railways extends Chapter {
  /** The box of units that are under way on a railway off the map. */
  public static final int OFF_MAP = Layout.box(3);

  protected Railways(GreatWarInTheEast rules) {
    super(rules);
  }

  /** The most rail hexes that a unit of the side travels in a phase. */
  @Case("GWE-5.31")
  public abstract int rate(Side side);

  /** The most stacking points that the side may have on rails in a phase. */
  @Case("GWE-5.31")
  public abstract int capacity(Side side);

  /** Stacking points that count against the capacity already. Headquarters ride free. */
  @Case("GWE-5.31")
  public final int used(Position p, Side side) {
    int used = 0;
    for (Counter unit : rules.unitsOf(side.index())) {
      if (p.has(unit, Flag.COUNTED)) {
        used += unit.stacking();
      }
    }
    return used;
  }

  /** Stacking points that have boarded or ridden in this phase. */
  @Case("GWE-5.31")
  private int ridden(Position p, Side side) {
    int ridden = 0;
    for (Counter unit : rules.unitsOf(side.index())) {
      if (p.has(unit, Flag.COUNTED) && p.has(unit, Flag.RAILED)) {
        ridden += unit.stacking();
      }
    }
    return ridden;
  }

  /** Whether the unit's ride counts against the capacity. */
  protected boolean counts(Position p, Counter unit) {
    return unit.stacking() > 0;
  }

  /**
   * Why the railways cannot take the unit as well, or null. More units may be aboard when a phase
   * opens than the railways carry, as some arrive free of the capacity: no more of them ride than
   * it carries, and nobody boards; the others stay where they are or get off.
   */
  @Case({"GWE-5.31", "GWE-5.38"})
  final @Nullable Refused room(Position p, Counter unit) {
    if (!counts(p, unit) || p.has(unit, Flag.COUNTED) && p.has(unit, Flag.RAILED)) {
      return null;
    }
    int used = p.has(unit, Flag.COUNTED) ? ridden(p, unit.side()) : used(p, unit.side());
    if (used + unit.stacking() > capacity(unit.side())) {
      return full(unit, used);
    }
    return null;
  }

  protected Refused full(Counter unit, int used) {
    return Refused.of(
        "GWE-5.31",
        () ->
            "Rail capacity: "
                + Counted.of(capacity(unit.side()), "stacking point")
                + " a turn, "
                + used
                + " used. "
                + unit.begins()
                + " needs "
                + unit.stacking()
                + ".");
  }

  /**
   * Reserves capacity for whoever is aboard when the phase opens; who gets off at once gives it
   * back.
   */
  @Case("GWE-5.31")
  public final void phaseOpens(Table t) {
    for (Counter unit : rules.unitsOf(phasing(t.now()).index())) {
      if (t.now().has(unit, Flag.ENTRAINED) && counts(t.now(), unit)) {
        t.setFlag(unit, Flag.COUNTED, true);
      }
    }
  }

  /** The unit uses the railway in this phase. */
  @Case({"GWE-5.31", "GWE-5.34"})
  final void count(Table t, Counter unit) {
    t.setFlag(unit, Flag.RAILED, true);
    if (counts(t.now(), unit)) {
      t.setFlag(unit, Flag.COUNTED, true);
    }
  }

  // ---- 5.32 entraining

  /** Movement points to entrain. */
  @Case({"GWE-5.32", "GWE-5.4-ENTRAIN"})
  protected int costToEntrain(Counter unit) {
    return unit.tcr();
  }

  @Case({"GWE-5.32", "GWE-10.35"})
  public @Nullable Refused mayEntrain(Position p, Counter unit) {
    Refused refused = rules.movement().mayAct(p, unit);
    if (refused != null) {
      return refused;
    }
    if (!unit.isHq() && !unit.isCombat() || !p.onMap(unit)) {
      return Refused.of("GWE-5.32", () -> unit.begins() + " cannot move by rail.");
    }
    if (p.has(unit, Flag.ENTRAINED)) {
      return Refused.of("GWE-5.32", () -> unit.begins() + " is already entrained.");
    }
    int hex = p.place(unit);
    if (theatre().rails(hex) == 0) {
      return Refused.of("GWE-5.32", () -> title(hex) + " has no railway.");
    }
    if (!theatre().friendlyRail(unit.side().index(), hex)) {
      return notOurs("GWE-5.32", hex);
    }
    if (p.has(unit, Flag.OUT_OF_COMMAND)) {
      return Refused.of(
          "GWE-5.35", () -> unit.begins() + " is out of command and may not entrain.");
    }
    if (p.has(unit, Flag.OUT_OF_SUPPLY) && !unit.isHq()) {
      return Refused.of(
          "GWE-5.32", () -> unit.begins() + " was out of supply when the phase began.");
    }
    if (unit.tcr() != 1 && rules.zones().controls(p, other(unit.side()), hex)) {
      return Refused.of("GWE-5.32", () -> title(hex) + " is in an enemy zone of control.");
    }
    int left = rules.movement().left(p, unit, Movement.MARCH);
    return affordsEntraining(p, unit, left) ? room(p, unit) : cannotAfford(p, unit, left);
  }

  private Refused notOurs(String caseId, int hex) {
    return Refused.of(
        ownerCase(caseId), () -> "The railway at " + title(hex) + " is not friendly.");
  }

  /** The case that says whose a railway is; the standard rules leave it to the exclusive ones. */
  protected String ownerCase(String standard) {
    return standard;
  }

  /** Why the price of entraining cannot be paid. */
  @Case("GWE-5.4-ENTRAIN")
  protected Refused cannotAfford(Position p, Counter unit, int left) {
    return Refused.of(
        entrainCase(),
        () ->
            "Entraining costs "
                + costToEntrain(unit)
                + "; "
                + unit.called()
                + " has "
                + left
                + " left.");
  }

  /** The case that sets the price of entraining. */
  protected String entrainCase() {
    return "GWE-5.4-ENTRAIN";
  }

  protected boolean affordsEntraining(Position p, Counter unit, int left) {
    return left >= costToEntrain(unit);
  }

  final @Nullable Refused entrain(Table t, Order.Entrain order) {
    Counter unit = counter(order.unit());
    Refused refused = mayEntrain(t.now(), unit);
    if (refused != null) {
      return refused;
    }
    t.addUnitNumber(unit, UnitNumber.SPENT, costToEntrain(unit));
    t.mark(unit, Flag.ENTRAINED, true, "GWE-5.32");
    count(t, unit);
    boarded(t, unit);
    return null;
  }

  /** Something more happens when a unit entrains (exclusive rules). */
  protected void boarded(Table t, Counter unit) {}

  // ---- 5.33 travelling

  /** Whether the unit waits off the map on a railway. */
  @Case({"GWE-5.37", "GWE-5.38"})
  public final boolean offMap(Position p, Counter unit) {
    return p.place(unit) == OFF_MAP;
  }

  final @Nullable Refused travel(Table t, Order.Rail order) {
    Counter unit = counter(order.unit());
    Position p = t.now();
    Refused refused = mayTravel(p, unit);
    if (refused != null) {
      return refused;
    }
    if (order.path().isEmpty()) {
      return Refused.of("GWE-5.33", "Choose the rail hexes of the move.");
    }
    if (offMap(p, unit)) {
      return comeBack(t, unit, order.path());
    }
    int from = p.place(unit);
    refused = tracks(p, unit, from, order.path());
    if (refused != null) {
      return refused;
    }
    int used = p.unitNumber(unit, UnitNumber.RAILED);
    for (int i = 0; i < order.path().size(); i++) {
      int to = order.path().at(i);
      Theatre.Link link = link(unit.side().index(), from, to);
      int rate = rate(unit.side());
      if (link != null
          && i == order.path().size() - 1
          && used < rate
          && used + link.length() > rate) {
        return leaveMap(t, unit, order.path().first(i), link, from, rate - used);
      }
      refused = link == null ? mayRoll(p, unit, from, to) : mayLeave(p, unit, to);
      if (refused != null) {
        return refused;
      }
      used += link == null ? 1 : link.length();
      if (used > rate) {
        return tooFar(unit);
      }
      from = to;
    }
    ride(t, unit, order.path(), used);
    return null;
  }

  /** Why the tracks along a path do not bear the unit as well, or null (exclusive rules). */
  protected @Nullable Refused tracks(Position p, Counter unit, int from, Hexes path) {
    return null;
  }

  /** The unit has ridden along a path (exclusive rules). */
  protected void rode(Table t, Counter unit, int from, Hexes path) {}

  private void ride(Table t, Counter unit, Hexes path, int used) {
    rode(t, unit, t.now().place(unit), path);
    t.setUnitNumber(unit, UnitNumber.RAILED, used);
    rules.pieces().go(t, unit, path, "rail");
    count(t, unit);
    for (int i = 0; i < path.size(); i++) {
      rules.headquarters().met(t, unit, path.at(i));
    }
  }

  protected Refused tooFar(Counter unit) {
    return Refused.of(
        "GWE-5.31",
        () ->
            "A train of "
                + unit.side().called()
                + " moves at most "
                + rate(unit.side())
                + " rail hexes a turn.");
  }

  @Case({"GWE-5.31", "GWE-5.33", "GWE-5.35"})
  private @Nullable Refused mayTravel(Position p, Counter unit) {
    Refused refused = rules.movement().mayAct(p, unit);
    if (refused != null) {
      return refused;
    }
    if (!p.has(unit, Flag.ENTRAINED)) {
      return Refused.of("GWE-5.33", () -> unit.begins() + " is not entrained.");
    }
    if (!p.onMap(unit) && (!offMap(p, unit) || p.unitNumber(unit, UnitNumber.LINK) == 0)) {
      return Refused.of("GWE-5.33", () -> unit.begins() + " is not on a railway.");
    }
    return room(p, unit);
  }

  /** Why a train may not go on into the next hex, or null. */
  @Case({"GWE-5.33", "GWE-10.52a"})
  private @Nullable Refused mayRoll(Position p, Counter unit, int from, int to) {
    int direction = board().direction(from, to);
    if (direction < 0 || (board().side(from, direction) & TerrainCode.RAIL) == 0) {
      return Refused.of(
          "GWE-5.33", () -> "No railway connects " + title(from) + " and " + title(to) + ".");
    }
    return mayLeave(p, unit, to);
  }

  private @Nullable Refused mayLeave(Position p, Counter unit, int to) {
    int side = unit.side().index();
    if (!theatre().friendlyRail(side, to)) {
      return notOurs("GWE-5.33", to);
    }
    Zones.Presence enemy = rules.zones().presence(p, 1 - side);
    if (enemy.bars.has(to)) {
      return Refused.of("GWE-5.13", () -> title(to) + " has enemy units in it.");
    }
    if (enemy.hq.has(to) && !rules.movement().overruns(p, unit)) {
      return Refused.of(
          "GWE-10.52b",
          () ->
              "Only a unit that can attack may displace the enemy headquarters in "
                  + title(to)
                  + ".");
    }
    if (enemy.zone.has(to)) {
      return Refused.of(
          "GWE-5.33", () -> "Trains may not enter enemy zones of control: " + title(to) + ".");
    }
    if (rules.pieces().lastOccupant(p, to) == 1 - side) {
      return Refused.of("GWE-5.33", () -> "The enemy was the last to occupy " + title(to) + ".");
    }
    return null;
  }

  // ---- 5.37 off-map railways

  @Case("GWE-5.37")
  private Theatre.@Nullable Link link(int side, int from, int to) {
    for (Theatre.Link link : theatre().links()) {
      if (link.side() == side
          && (link.a() == from && link.b() == to || link.b() == from && link.a() == to)) {
        return link;
      }
    }
    return null;
  }

  /**
   * The train stops off the map; how far it has come is kept for the next turn. Who controls the
   * far end is checked when the unit arrives there.
   */
  @Case("GWE-5.38")
  private @Nullable Refused leaveMap(
      Table t, Counter unit, Hexes path, Theatre.Link link, int from, int progress) {
    if (!path.isEmpty()) {
      ride(t, unit, path, 0);
    }
    t.setUnitNumber(unit, UnitNumber.RAILED, rate(unit.side()));
    t.setUnitNumber(unit, UnitNumber.LINK, encode(link, from, progress));
    count(t, unit);
    rules.pieces().leave(t, unit, OFF_MAP, "rail");
    return null;
  }

  /** Link and direction and progress in one number. */
  private int encode(Theatre.Link link, int from, int progress) {
    return (theatre().links().indexOf(link) + 1) * 1000 + (from == link.a() ? 0 : 500) + progress;
  }

  /** A reinforcement whose entry is blocked starts along an off-map railway from there. */
  @Case("GWE-14.23")
  final void startOffMap(Table t, Counter unit, Theatre.Link link, int from) {
    t.setUnitNumber(unit, UnitNumber.LINK, encode(link, from, 0));
    t.setFlag(unit, Flag.ENTRAINED, true);
    count(t, unit);
    rules.pieces().leave(t, unit, OFF_MAP, "rail");
  }

  final int destination(Position p, Counter unit) {
    int code = p.unitNumber(unit, UnitNumber.LINK);
    Theatre.Link link = theatre().links().get(code / 1000 - 1);
    return code % 1000 < 500 ? link.b() : link.a();
  }

  private int origin(Position p, Counter unit) {
    int code = p.unitNumber(unit, UnitNumber.LINK);
    Theatre.Link link = theatre().links().get(code / 1000 - 1);
    return code % 1000 < 500 ? link.a() : link.b();
  }

  private int remaining(Position p, Counter unit) {
    int code = p.unitNumber(unit, UnitNumber.LINK);
    return theatre().links().get(code / 1000 - 1).length() - code % 500;
  }

  /**
   * Back onto the map at the far end (or where it came from), and on by rail if the rate allows.
   */
  @Case({"GWE-5.37", "GWE-5.38"})
  private @Nullable Refused comeBack(Table t, Counter unit, Hexes path) {
    Position p = t.now();
    int first = path.at(0);
    int cost;
    if (first == destination(p, unit)) {
      cost = remaining(p, unit);
    } else if (first == origin(p, unit)) {
      cost = p.unitNumber(unit, UnitNumber.LINK) % 500;
    } else {
      return Refused.of(
          "GWE-5.37",
          () -> "The off-map railway enters the map at " + title(destination(p, unit)) + ".");
    }
    int used = p.unitNumber(unit, UnitNumber.RAILED) + cost;
    Refused refused = mayLeave(p, unit, first);
    if (refused != null) {
      return refused;
    }
    int from = first;
    for (int i = 1; i < path.size(); i++) {
      refused = mayRoll(p, unit, from, path.at(i));
      if (refused != null) {
        return refused;
      }
      used++;
      from = path.at(i);
    }
    if (used > rate(unit.side())) {
      return tooFar(unit);
    }
    t.setUnitNumber(unit, UnitNumber.LINK, 0);
    rules.pieces().put(t, unit, first, "rail");
    t.setUnitNumber(unit, UnitNumber.RAILED, used);
    count(t, unit);
    rules.headquarters().met(t, unit, first);
    if (path.size() > 1) {
      ride(t, unit, path.from(1), used);
    }
    return null;
  }

  // ---- 5.34 detraining

  @Case({"GWE-5.34", "GWE-5.35"})
  public final @Nullable Refused mayDetrain(Position p, Counter unit) {
    Refused refused = rules.movement().mayAct(p, unit);
    if (refused != null) {
      return refused;
    }
    if (!p.has(unit, Flag.ENTRAINED)) {
      return Refused.of("GWE-5.34", () -> unit.begins() + " is not entrained.");
    }
    if (offMap(p, unit)) {
      return Refused.of("GWE-5.37", () -> unit.begins() + " is off the map.");
    }
    if (p.has(unit, Flag.OUT_OF_COMMAND)) {
      return Refused.of(
          "GWE-5.35", () -> unit.begins() + " is out of command and may not detrain.");
    }
    return null;
  }

  final @Nullable Refused detrain(Table t, Order.Detrain order) {
    Counter unit = counter(order.unit());
    Refused refused = mayDetrain(t.now(), unit);
    if (refused != null) {
      return refused;
    }
    t.mark(unit, Flag.ENTRAINED, false, "GWE-5.34");
    t.setFlag(unit, Flag.DETRAINED, true);
    if (!t.now().has(unit, Flag.RAILED)) {
      t.setFlag(unit, Flag.COUNTED, false);
    }
    return null;
  }

  /** Staying aboard through the segment is using the railway. */
  @Case({"GWE-5.31", "GWE-5.34"})
  public final void segmentEnds(Table t) {
    for (Counter unit : rules.unitsOf(phasing(t.now()).index())) {
      if (t.now().has(unit, Flag.ENTRAINED)) {
        count(t, unit);
      }
    }
  }

  /** A unit that used the railway this turn attacks only if its rating is 1. */
  @Case("GWE-5.34")
  public final @Nullable Refused mayAttack(Position p, Counter unit) {
    if (p.has(unit, Flag.ENTRAINED)) {
      return Refused.of("GWE-5.36", () -> unit.begins() + " is entrained and may not attack.");
    }
    if (p.has(unit, Flag.RAILED) && unit.tcr() != 1) {
      return Refused.of(
          "GWE-5.34", () -> unit.begins() + " has used the railway this turn and may not attack.");
    }
    return null;
  }

  // ---- what a unit may do

  /** Rail destinations are listed hex by hex outwards, one shortest path each. */
  final boolean unitOrders(Position p, Counter unit, OrderSink sink) {
    if (mayEntrain(p, unit) == null && !sink.accept(new Order.Entrain(unit))) {
      return false;
    }
    if (mayDetrain(p, unit) == null && !sink.accept(new Order.Detrain(unit))) {
      return false;
    }
    for (Hexes path : rides(p, unit)) {
      if (!sink.accept(new Order.Rail(unit, path))) {
        return false;
      }
    }
    return true;
  }

  /** The shortest ride to every rail hex that the unit can get to now. */
  public final List<Hexes> rides(Position p, Counter unit) {
    Network network = network(p, unit);
    List<Hexes> rides = new ArrayList<>();
    for (int i = 0; i < network.count; i++) {
      rides.add(network.ride(i));
    }
    return rides;
  }

  /** Where a train gets to with what is left of its rate, ring by ring. */
  private static final class Network {
    final int start;
    final int[] cost;
    final int[] came;

    /** The hexes of each number of rail hexes used; the links off the map make rings uneven. */
    final int[][] rings;

    final int[] filled;

    /** The last hex on the map of each ride, and where it goes off the map from there, or -1. */
    int[] ends = new int[32];

    int[] off = new int[32];
    int count;

    Network(int size, int rate, int start) {
      this.start = start;
      cost = new int[size];
      came = new int[size];
      rings = new int[rate + 1][];
      filled = new int[rate + 1];
      java.util.Arrays.fill(cost, Integer.MAX_VALUE);
    }

    void reach(int hex, int total, int from) {
      cost[hex] = total;
      came[hex] = from;
      int[] ring = rings[total];
      if (ring == null) {
        ring = new int[8];
      } else if (filled[total] == ring.length) {
        ring = java.util.Arrays.copyOf(ring, ring.length * 2);
      }
      rings[total] = ring;
      ring[filled[total]++] = hex;
    }

    void end(int hex, int offTo) {
      if (count == ends.length) {
        ends = java.util.Arrays.copyOf(ends, count * 2);
        off = java.util.Arrays.copyOf(off, count * 2);
      }
      ends[count] = hex;
      off[count++] = offTo;
    }

    Hexes ride(int i) {
      Hexes path = back(came, start, ends[i]);
      return off[i] < 0 ? path : path.plus(off[i]);
    }
  }

  private Network network(Position p, Counter unit) {
    int rate = rate(unit.side());
    boolean offMap = offMap(p, unit);
    Network network = new Network(board().size(), rate, offMap ? -1 : p.place(unit));
    if (mayTravel(p, unit) != null) {
      return network;
    }
    int used = p.unitNumber(unit, UnitNumber.RAILED);
    if (offMap) {
      for (int end : new int[] {destination(p, unit), origin(p, unit)}) {
        int total =
            used
                + (end == destination(p, unit)
                    ? remaining(p, unit)
                    : p.unitNumber(unit, UnitNumber.LINK) % 500);
        if (total <= rate && mayLeave(p, unit, end) == null && total < network.cost[end]) {
          network.reach(end, total, -1);
        }
      }
    } else if (used <= rate) {
      network.reach(network.start, used, -1);
    }
    for (int ring = used; ring <= rate; ring++) {
      for (int i = 0; i < network.filled[ring]; i++) {
        int hex = network.rings[ring][i];
        if (network.cost[hex] != ring) {
          continue;
        }
        if (hex != network.start) {
          network.end(hex, -1);
        }
        spread(p, unit, network, hex, ring, rate);
      }
    }
    return network;
  }

  private void spread(Position p, Counter unit, Network network, int hex, int ring, int rate) {
    int rails = ring < rate ? theatre().rails(hex) : 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      if ((rails >> d & 1) == 0) {
        continue;
      }
      int to = board().neighbour(hex, d);
      if (ring + 1 < network.cost[to]
          && mayLeave(p, unit, to) == null
          && tracks(p, unit, hex, Hexes.of(to)) == null) {
        network.reach(to, ring + 1, hex);
      }
    }
    if (network.start < 0) {
      return;
    }
    for (Theatre.Link link : theatre().links()) {
      if (link.side() != unit.side().index() || link.a() != hex && link.b() != hex) {
        continue;
      }
      int to = link.other(hex);
      int total = ring + link.length();
      if (total > rate) {
        if (ring < rate) {
          network.end(hex, to);
        }
      } else if (total < network.cost[to] && mayLeave(p, unit, to) == null) {
        network.reach(to, total, hex);
      }
    }
  }

  /** The way to a hex; the hex it started from on the map is not part of it. */
  private static Hexes back(int[] came, int start, int hex) {
    int length = 0;
    for (int at = hex; at >= 0 && at != start; at = came[at]) {
      length++;
    }
    int[] path = new int[length];
    for (int at = hex; at >= 0 && at != start; at = came[at]) {
      path[--length] = at;
    }
    return Hexes.wrap(path);
  }

  final @Nullable Order sample(Position p, Counter unit, RandomGenerator random) {
    if (p.has(unit, Flag.ENTRAINED)) {
      if (mayDetrain(p, unit) == null && random.nextInt(3) == 0) {
        return new Order.Detrain(unit);
      }
      Network network = network(p, unit);
      return network.count == 0
          ? null
          : new Order.Rail(unit, network.ride(random.nextInt(network.count)));
    }
    return mayEntrain(p, unit) == null ? new Order.Entrain(unit) : null;
  }
}
