package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 8: supply. Whether a line can be traced is derived from the position and kept with it.
 * What the supply phase makes of it are the flags of the units, and these stay as they are until
 * the next supply phase.
 */
public class Supply extends Chapter {
  /** A fort supplies so much: a brigade counts one, a division two. */
  @Case("COG-8.5a")
  private static final int FORT_FEEDS = 2;

  static final String FEED = "feed";

  private static final int BOTH = 3;

  private static final Comparator<Candidate> NEEDIEST =
      Comparator.comparingInt(Candidate::need)
          .thenComparingInt(Candidate::ter)
          .reversed()
          .thenComparingInt(each -> each.unit().index());

  private record Candidate(Counter unit, int need, int ter) {}

  private final SupplyLines[] lines;
  private final Net[][] nets;
  private final Net[] ofUnit;
  private final int[] floodable;

  public Supply(ClashRules rules) {
    super(rules);
    lines = new SupplyLines[2];
    nets = new Net[2][];
    for (int side = 0; side < 2; side++) {
      lines[side] = new SupplyLines(board, theatre.compass(side), theatre::open);
      nets[side] = nets(side);
    }
    ofUnit = new Net[rules.roster().size()];
    for (Counter unit : rules.roster().all()) {
      ofUnit[unit.index()] = netOf(unit);
    }
    floodable =
        IntStream.range(0, board.size()).filter(hex -> theatre.floodStage(hex) > 0).toArray();
  }

  // ---- 8.2 sources

  /** The sources of those nations of a side that share them. */
  private final class Net {
    private final int side;
    private final int slot;
    private final List<String> nations;
    private final int[] sources;

    Net(int side, int slot, List<String> nations, int[] sources) {
      this.side = side;
      this.slot = slot;
      this.nations = nations;
      this.sources = sources;
    }

    SupplyLines.Fed find(Position p, SupplyLines.@Nullable Fed last) {
      return lines[side].find(working(p), closed(p, side), last);
    }

    /** A source that the enemy holds serves nobody. */
    @Case({"COG-8.21b", "COG-G6c", "COG-Y6c"})
    private int[] working(Position p) {
      int[] found = new int[sources.length];
      int count = 0;
      for (int source : sources) {
        if (rules.control().controller(p, source) == side) {
          found[count++] = source;
        }
      }
      return Arrays.copyOf(found, count);
    }
  }

  /** Nations that may use the same sources share a net. */
  @Case({"COG-8.2", "COG-8.21a", "COG-G6", "COG-G6b", "COG-Y6", "COG-Y6b"})
  private Net[] nets(int side) {
    List<Net> found = new ArrayList<>();
    List<String> seen = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side)) {
      String nation = unit.nationality();
      if (seen.contains(nation)) {
        continue;
      }
      seen.add(nation);
      int[] sources =
          theatre.sources().stream()
              .filter(source -> source.feeds(unit))
              .mapToInt(Theatre.Source::hex)
              .toArray();
      Net same = null;
      for (Net net : found) {
        if (Arrays.equals(net.sources, sources)) {
          same = net;
        }
      }
      if (same == null) {
        int slot = Derived.SUPPLY + side * Derived.NETS + found.size();
        found.add(new Net(side, slot, new ArrayList<>(List.of(nation)), sources));
      } else {
        same.nations.add(nation);
      }
    }
    if (found.size() > Derived.NETS) {
      throw new IllegalStateException(found.size() + " kinds of sources for one side");
    }
    return found.toArray(Net[]::new);
  }

  private Net netOf(Counter unit) {
    for (Net net : nets[unit.sideIndex()]) {
      if (net.nations.contains(unit.nationality())) {
        return net;
      }
    }
    throw new IllegalStateException("no sources for " + unit.id());
  }

  // ---- 8.22 the line

  /**
   * The hexes that no line of the side may enter: water, the flood, enemy units, enemy works that
   * stand, and enemy zones except where a friendly unit is.
   */
  @Case({"COG-7.2d", "COG-8.22b", "COG-X4", "COG-Y10e"})
  private HexSet closed(Position p, int side) {
    HexSet closed = new HexSet(board.size());
    closed.addAll(rules.zones().zones(p, 1 - side));
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex >= 0) {
        closed.remove(hex);
      }
    }
    for (Theatre.Works works : theatre.works()) {
      if (rules.control().works(p, side, works.hex())) {
        closed.remove(works.hex());
      } else if (rules.control().works(p, 1 - side, works.hex())) {
        closed.add(works.hex());
      }
    }
    for (Counter unit : rules.unitsOf(1 - side)) {
      int hex = p.place(unit);
      if (hex >= 0) {
        closed.add(hex);
      }
    }
    for (int hex : floodable) {
      if (rules.control().flooded(p, hex)) {
        closed.add(hex);
      }
    }
    return closed;
  }

  private SupplyLines.Fed lines(Position p, Net net) {
    return p.derivedAgain(net.slot, net, Net::find);
  }

  /** Whether the unit could trace a line to a source now. */
  @Case({"COG-8.22a", "COG-8.22b", "COG-8.22c"})
  public final boolean traces(Position p, Counter unit) {
    int hex = p.place(unit);
    return hex >= 0 && lines(p, ofUnit[unit.index()]).has(hex);
  }

  /** Whether the unit could trace a line from a hex, as things stand. */
  public final boolean traces(Position p, Counter unit, int hex) {
    return lines(p, ofUnit[unit.index()]).has(hex);
  }

  /** The line itself, or why there is none. */
  public final Trace trace(Position p, Counter unit) {
    int hex = p.place(unit);
    if (hex < 0) {
      return new Trace(false, null, unit.begins() + " is not on the map.", "COG-8.22a");
    }
    Net net = ofUnit[unit.index()];
    Hexes path = lines[net.side].path(lines(p, net), hex);
    if (path != null) {
      return new Trace(true, path, unit.begins() + " can trace a supply line.", "COG-8.22a");
    }
    if (p.has(unit, Flag.FORT_SUPPLIED)) {
      return new Trace(true, null, "The fort supplies " + unit.called() + ".", "COG-8.5a");
    }
    return new Trace(
        false,
        null,
        unit.begins()
            + " has no supply line. A line goes up to five hexes in any direction, then only in retreat"
            + " directions; enemy units, zones of control, forts and fortified zones block it.",
        "COG-8.22c");
  }

  // ---- 8.3 the phase

  /**
   * The supply of all units of these sides is determined. All traces are made before the first
   * marker changes; forts ask their owners in between, which moves nobody.
   *
   * @param side a side, or -1 for both
   */
  @Case({"COG-5.31a", "COG-5.31b", "COG-8.3d"})
  protected void determine(Table t, int side) {
    if (turn(t.now()) == 1) {
      return;
    }
    int sides = side < 0 ? BOTH : 1 << side;
    t.push(new Determination(sides));
    for (Theatre.Works works : theatre.works()) {
      if ((sides & 1 << works.side()) != 0
          && rules.control().fort(t.now(), works.side(), works.hex()) > 0) {
        t.push(new FortSupply(works.hex()));
      }
    }
  }

  /**
   * Markers come off, are flipped, are laid: in this order for each unit.
   *
   * @param sides bit 0 for the Central Powers, bit 1 for the Entente
   */
  @Case({"COG-8.3a", "COG-8.3b", "COG-8.3c", "COG-8.3d", "COG-8.42g", "COG-2.28b"})
  record Determination(int sides) implements Frame.Task {
    @Override
    public void work(ClashRules rules, Table t) {
      t.pop();
      rules.supply().settle(t, sides);
    }
  }

  private void settle(Table t, int sides) {
    Position p = t.now();
    boolean[] fed = new boolean[rules.roster().size()];
    for (Counter unit : rules.roster().all()) {
      fed[unit.index()] = traces(p, unit);
    }
    for (Counter unit : rules.roster().all()) {
      if ((sides & 1 << unit.sideIndex()) == 0 || !p.onMap(unit)) {
        continue;
      }
      if (fed[unit.index()] || !inFort(p, unit)) {
        t.setFlag(unit, Flag.FORT_SUPPLIED, false);
      }
      if (fed[unit.index()] || p.has(unit, Flag.FORT_SUPPLIED)) {
        String caseId = fed[unit.index()] ? "COG-8.3a" : "COG-8.5a";
        t.mark(unit, Flag.ATTENUATED, false, caseId);
        t.mark(unit, Flag.OUT_OF_SUPPLY, false, caseId);
      } else if (p.has(unit, Flag.ATTENUATED)) {
        t.setFlag(unit, Flag.ATTENUATED, false);
        t.mark(unit, Flag.OUT_OF_SUPPLY, true, "COG-8.3b");
      } else if (!p.has(unit, Flag.OUT_OF_SUPPLY)) {
        t.mark(unit, Flag.ATTENUATED, true, "COG-8.3c");
      }
    }
  }

  // ---- 8.4 effects

  /** Whether the unit is in full supply: no marker, and not by a fort alone. */
  @Case({"COG-8.41", "COG-9.31a", "COG-9.31b"})
  public static boolean full(Position p, Unit unit) {
    return !p.has(unit, Flag.ATTENUATED | Flag.OUT_OF_SUPPLY | Flag.FORT_SUPPLIED);
  }

  // ---- 8.5 forts

  /** Whether the unit stands in a fort of its side that is not destroyed. */
  @Case({"COG-8.5a", "COG-13.0e"})
  private boolean inFort(Position p, Counter unit) {
    return rules.control().fort(p, unit.sideIndex(), p.place(unit)) > 0;
  }

  /** The units in a fort that have no line. */
  private List<Counter> cutOff(Position p, int hex) {
    List<Counter> found = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (!traces(p, unit)) {
        found.add(unit);
      }
    }
    return found;
  }

  /** What it takes of a fort to supply the unit; a corps is more than any fort has. */
  @Case({"COG-8.5a", "COG-2.2"})
  private static int needs(Counter unit) {
    return unit.rank() + 1;
  }

  private static int needs(List<Counter> units) {
    return units.stream().mapToInt(Supply::needs).sum();
  }

  /** Why a fort may not supply exactly these units, or null. */
  @Case({"COG-8.5a", "COG-8.5b"})
  private @Nullable Refused mayFeed(Position p, int hex, List<Counter> units) {
    for (Counter unit : units) {
      if (p.place(unit) != hex) {
        return Refused.of("COG-8.5a", () -> unit.begins() + " is not in the fort.");
      }
      if (traces(p, unit)) {
        return Refused.of("COG-8.5a", () -> unit.begins() + " has a supply line of its own.");
      }
    }
    return needs(units) > FORT_FEEDS || units.stream().distinct().count() < units.size()
        ? Refused.of("COG-8.5a", "A fort supplies one division or two brigades.")
        : null;
  }

  /** Whoever needs it most: out of supply before attenuated, then the better unit. */
  private List<Counter> neediest(Position p, int hex) {
    List<Candidate> candidates = new ArrayList<>();
    for (Counter unit : cutOff(p, hex)) {
      int need = p.has(unit, Flag.OUT_OF_SUPPLY) ? 2 : p.has(unit, Flag.ATTENUATED) ? 1 : 0;
      candidates.add(new Candidate(unit, need, unit.printedTer()));
    }
    candidates.sort(NEEDIEST);
    List<Counter> chosen = new ArrayList<>();
    for (Candidate candidate : candidates) {
      if (needs(chosen) + needs(candidate.unit()) <= FORT_FEEDS) {
        chosen.add(candidate.unit());
      }
    }
    return chosen;
  }

  /** The fort supplies these units and no others in its hex. */
  @Case({"COG-8.5a", "COG-G6d"})
  private void feed(Table t, int hex, List<Counter> units) {
    for (Counter unit : cutOff(t.now(), hex)) {
      t.mark(unit, Flag.FORT_SUPPLIED, units.contains(unit), "COG-8.5a");
    }
  }

  /** A fort supplies what it can; where there is more its owner chooses. */
  @Case("COG-8.5a")
  record FortSupply(int hex) implements Frame.Task {
    @Override
    public void work(ClashRules rules, Table t) {
      Supply supply = rules.supply();
      List<Counter> cutOff = supply.cutOff(t.now(), hex);
      if (needs(cutOff) <= FORT_FEEDS) {
        t.pop();
        supply.feed(t, hex, cutOff);
      } else if (cutOff.stream().allMatch(unit -> needs(unit) > FORT_FEEDS)) {
        t.pop();
      } else {
        t.replace(new FortChoice(hex));
      }
    }
  }

  /** The owner of a fort chooses whom it supplies. */
  @Case("COG-8.5a")
  record FortChoice(int hex) implements Frame.Choice {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p,
          rules.theatre().fortSide(hex),
          Kind.FEED,
          "The fort at "
              + rules.board().title(hex)
              + " supplies one division or two brigades. Choose which.",
          "COG-8.5a");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.of("Fort supply", "Supply no unit")
          .with(new Question.Option(FEED, "Supply these units"));
    }

    @Override
    public Order suggest(ClashRules rules, Position p) {
      return Order.Choose.units(FEED, rules.supply().neediest(p, hex));
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      List<Counter> cutOff = rules.supply().cutOff(p, hex);
      for (int i = 0; i < cutOff.size(); i++) {
        if (needs(cutOff.get(i)) <= FORT_FEEDS
            && !sink.accept(Order.Choose.unit(FEED, cutOff.get(i)))) {
          return;
        }
        for (int j = i + 1; j < cutOff.size(); j++) {
          List<Counter> pair = List.of(cutOff.get(i), cutOff.get(j));
          if (needs(pair) <= FORT_FEEDS && !sink.accept(Order.Choose.units(FEED, pair))) {
            return;
          }
        }
      }
      sink.accept(Order.PASS);
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      List<Counter> units;
      if (order instanceof Order.Pass) {
        units = List.of();
      } else if (order instanceof Order.Choose choose && choose.option().equals(FEED)) {
        units = choose.units().stream().map(Chapter::counter).toList();
        if (units.isEmpty()) {
          return Refused.of("COG-8.5a", "Choose the units that the fort supplies, or none.");
        }
      } else {
        return Refused.of("COG-8.5a", "Choose the units that the fort supplies, or none.");
      }
      Refused refused = rules.supply().mayFeed(t.now(), hex, units);
      if (refused != null) {
        return refused;
      }
      t.pop();
      rules.supply().feed(t, hex, units);
      return null;
    }
  }
}
