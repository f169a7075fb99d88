package fieldmarshal.games.clash;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chapter 6: how many units of which sort stand in a hex, and when that is looked at. */
public class Stacking extends Chapter {
  /** The name of the order that takes a unit out of a full hex. */
  static final String ELIMINATE = "eliminate";

  private static final int ANY = 2;
  private static final int OF_A_CORPS = 3;

  public Stacking(ClashRules rules) {
    super(rules);
  }

  // ---- 6.1 when it binds

  /** Looks at every hex of a side at the end of its operational phase. */
  @Case({"COG-6.1a", "COG-6.1b"})
  final void check(Table t, int side) {
    t.push(new Check(side));
  }

  /** The first hex of the side that holds too much, or -1. */
  @Case("COG-6.1a")
  final int overstacked(Position p, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex >= 0 && p.first(hex) == unit.index() && p.next(unit.index()) >= 0) {
        if (excess(p, hex, null) > 0) {
          return hex;
        }
      }
    }
    return -1;
  }

  /** As long as a hex is overstacked its owner removes a unit that is in excess. */
  @Case({"COG-6.1a", "COG-6.1b"})
  record Check(int side) implements Frame.Task, LastingFrame {
    @Override
    public void work(ClashRules rules, Table t) {
      int hex = rules.stacking().overstacked(t.now(), side);
      if (hex < 0) {
        t.pop();
      } else {
        t.push(new Excess(side, hex));
      }
    }
  }

  /** The owner picks a unit that is eliminated. */
  @Case("COG-6.1b")
  record Excess(int side, int hex) implements Frame.Obvious {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.EXCESS,
          "Too many units are in " + rules.board().title(hex) + ". Choose a unit to eliminate.",
          "COG-6.1b");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.of("Overstacked")
          .with(new Question.Option(ELIMINATE, "Eliminate", "The unit is eliminated."));
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        Counter unit = rules.roster().get(u);
        if (rules.stacking().relieves(p, hex, unit)
            && !sink.accept(Order.Choose.unit(ELIMINATE, unit))) {
          return;
        }
      }
    }

    /** The unit with the fewest steps, then the lowest rating. */
    @Override
    public Order suggest(ClashRules rules, Position p) {
      Counter least = null;
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        Counter unit = rules.roster().get(u);
        if (rules.stacking().relieves(p, hex, unit)
            && (least == null || worth(p, unit) < worth(p, least))) {
          least = unit;
        }
      }
      if (least == null) {
        throw new IllegalStateException("nobody can be removed");
      }
      return Order.Choose.unit(ELIMINATE, least);
    }

    private static int worth(Position p, Counter unit) {
      return p.stepsLeft(unit) * 10 + unit.printedTer();
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      if (!(order instanceof Order.Choose(String option, List<?> units, var hexes))
          || !option.equals(ELIMINATE)
          || units.size() != 1
          || !hexes.isEmpty()) {
        return Refused.of("COG-6.1b", "Choose one unit to eliminate.");
      }
      Counter unit = (Counter) units.getFirst();
      if (t.now().place(unit) != hex || unit.sideIndex() != side) {
        return Refused.of("COG-6.1b", "The unit is not in the overstacked hex.");
      }
      if (!rules.stacking().relieves(t.now(), hex, unit)) {
        return Refused.of(
            "COG-6.1b", "This does not reduce the overstacking. Choose another unit.");
      }
      t.pop();
      rules.pieces().eliminate(t, unit, "COG-6.1b");
      return null;
    }
  }

  /** Whether fewer units are in excess without this one. */
  @Case("COG-6.1b")
  final boolean relieves(Position p, int hex, Counter unit) {
    return excess(p, hex, unit) < excess(p, hex, null);
  }

  /**
   * How many units must leave a hex before what stands there is legal.
   *
   * @param without a unit that is thought away, or null
   */
  @Case({"COG-6.2a", "COG-6.2b", "COG-6.2c"})
  protected int excess(Position p, int hex, @Nullable Counter without) {
    int count = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      count += counter(u) == without ? 0 : 1;
    }
    return count <= ANY ? 0 : Math.max(0, count - limit(p, hex, without));
  }

  /** How many units may stand together in a hex: one more where two of them are of one corps. */
  @Case({"COG-6.2a", "COG-6.2b"})
  private int limit(Position p, int hex, @Nullable Counter without) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      for (int v = p.next(u); v >= 0; v = p.next(v)) {
        if (counter(u) != without && counter(v) != without && counter(u).sameCorps(counter(v))) {
          return OF_A_CORPS;
        }
      }
    }
    return ANY;
  }

  // ---- 6.2 limits

  /**
   * Why a unit may not be put into a hex beside those who stand there: for reinforcements,
   * advances, and the end of a retreat.
   */
  @Case({"COG-6.1a", "COG-6.2a", "COG-6.2b", "COG-6.2c", "COG-6.3", "COG-11.6a"})
  public final @Nullable Refused fits(Position p, Counter unit, int hex) {
    int count = 1;
    boolean corps = false;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter there = counter(u);
      if (there == unit) {
        continue;
      }
      count++;
      corps |= unit.sameCorps(there);
      for (int v = p.next(u); v >= 0 && !corps; v = p.next(v)) {
        corps = counter(v) != unit && there.sameCorps(counter(v));
      }
    }
    if (count > (corps ? OF_A_CORPS : ANY)) {
      return corps || count > OF_A_CORPS ? FULL : NO_CORPS;
    }
    return mixes(p, unit, hex);
  }

  /** Whether a unit may stand in a hex with those who are to stand there; for bots. */
  final boolean together(Position p, List<? extends Unit> there, Counter unit, int hex) {
    boolean corps = false;
    for (int i = 0; i < there.size(); i++) {
      Counter other = counter(there.get(i));
      if (apart(p, unit, other, hex) != null) {
        return false;
      }
      corps |= unit.sameCorps(other);
      for (int j = i + 1; j < there.size() && !corps; j++) {
        corps = other.sameCorps(counter(there.get(j)));
      }
    }
    return there.size() < (corps ? OF_A_CORPS : ANY)
        && (!unit.isCavalry() || cavalryIn(p, unit, hex) == null);
  }

  private static final Refused FULL =
      Refused.of("COG-6.2b", "No more than three units may stack in a hex.");
  private static final Refused NO_CORPS =
      Refused.of(
          "COG-6.2a", "Three units may stack in a hex only if two of them belong to one corps.");

  /** How many units of a side stand in a hex, and how many may. */
  @Case({"COG-6.2a", "COG-6.2b"})
  final List<Clerk.Load> loads(Position p, int side, int hex) {
    int first = p.first(hex);
    if (first < 0 || counter(first).sideIndex() != side) {
      return List.of();
    }
    int count = 0;
    for (int u = first; u >= 0; u = p.next(u)) {
      count++;
    }
    int most = limit(p, hex, null);
    // only the end of operational movement is looked at, and only its owner's units
    boolean ends = p.pending() instanceof Movement.Segment && side == p.global(Global.PLAYER);
    int due = ends ? excess(p, hex, null) : 0;
    return List.of(
        new Clerk.Load("units", count, most, due, most == OF_A_CORPS ? "COG-6.2b" : "COG-6.2a"));
  }

  // ---- 6.3 cavalry

  /** Why a unit may not end in a hex with those who stand there, however few they are. */
  @Case({"COG-6.3", "COG-11.6a"})
  public final @Nullable Refused mixes(Position p, Counter unit, int hex) {
    if (unit.isCavalry()) {
      Refused refused = cavalryIn(p, unit, hex);
      if (refused != null) {
        return refused;
      }
    }
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter there = counter(u);
      if (there != unit && there.sideIndex() == unit.sideIndex()) {
        Refused refused = apart(p, unit, there, hex);
        if (refused != null) {
          return refused;
        }
      }
    }
    return null;
  }

  /** Cavalry stands neither in a friendly fort nor in an intact friendly zone. */
  @Case({"COG-6.3", "COG-11.6a"})
  protected @Nullable Refused cavalryIn(Position p, Counter unit, int hex) {
    return rules.control().works(p, unit.sideIndex(), hex) ? IN_WORKS : null;
  }

  /** Why two units of a side may not stand together in a hex. */
  @Case("COG-6.3")
  protected @Nullable Refused apart(Position p, Counter unit, Counter there, int hex) {
    return unit.isCavalry() != there.isCavalry() ? CAVALRY_APART : null;
  }

  protected static final Refused IN_WORKS =
      Refused.of("COG-11.6a", "Cavalry may not end in a friendly fort or fortified zone.");
  protected static final Refused CAVALRY_APART =
      Refused.of("COG-6.3", "Cavalry and infantry may not stack.");
}
