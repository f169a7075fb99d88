package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 8: stacking. A hex that is too full costs units when a Combat or Movement Sub-phase ends;
 * until then anybody may enter it. Set-up, strategic movement and retreat keep to the limit.
 */
public final class Stacking extends Chapter {
  private static final String FOURTEENTH = "ge-14th-army-hq";

  /** Units that may stand in a hex beyond the chart with option 19.5. */
  private static final int CROWD = 2;

  /** By terrain. */
  private static final int[] LIMITS = new int[TerrainCode.SEA + 1];

  static {
    LIMITS[TerrainCode.CLEAR] = 4;
    LIMITS[TerrainCode.ROUGH] = 3;
    LIMITS[TerrainCode.MOUNTAIN] = 2;
    LIMITS[TerrainCode.MARSH] = 2;
    LIMITS[TerrainCode.ALPINE] = 1;
    LIMITS[TerrainCode.DOMINANT] = 1;
  }

  private final Counter fourteenth;
  private final boolean crowding;
  private final boolean crowdingAtSetUpOnly;

  Stacking(ItalianFrontRules rules) {
    super(rules);
    fourteenth = rules.roster().named(FOURTEENTH);
    crowding = rules.on(ItalianFront.FREE_DEPLOYMENT);
    crowdingAtSetUpOnly = rules.reads(Reading.OVERSTACKING_AT_SET_UP_ONLY);
  }

  // ---- 8.1 the limit

  /** The limit of the Terrain Effects Chart. */
  @Case({
    "IF-8.1.1",
    "IF-0.4",
    "IF-TEC.clear",
    "IF-TEC.rough",
    "IF-TEC.mountain",
    "IF-TEC.alpine",
    "IF-TEC.marsh",
    "IF-TEC.town",
    "IF-TEC.city",
    "IF-TEC.dominant"
  })
  int chartLimit(int hex) {
    return LIMITS[board.terrain(hex)];
  }

  /** How many units may stand in a hex without being crowded. */
  @Case({"IF-8.1.1", "IF-8.6.1"})
  int normalLimit(Position p, int side, int hex) {
    return chartLimit(hex) + (side == CENTRAL && besideFourteenth(p, hex) ? 1 : 0);
  }

  /** How many units of a side may be in a hex when a sub-phase ends. */
  @Case({"IF-8.1.1", "IF-8.6.1", "IF-19.5.3"})
  int limit(Position p, int side, int hex) {
    return normalLimit(p, side, hex) + crowd(p);
  }

  /** What option 19.5 adds to the limit of every hex now. */
  @Case("IF-19.5.3")
  int crowd(Position p) {
    return crowds(p) ? CROWD : 0;
  }

  /** Whether option 19.5 lets two more units into every hex now. */
  @Case("IF-19.5.3")
  private boolean crowds(Position p) {
    return crowding && (!crowdingAtSetUpOnly || rules.sequence().step(p) == Sequence.Step.SET_UP);
  }

  /** Whether more units stand in a hex than the chart allows. */
  @Case("IF-19.5.3")
  boolean overstacked(Position p, int hex) {
    int top = p.first(hex);
    return top >= 0 && p.height(hex) > normalLimit(p, counter(top).sideIndex(), hex);
  }

  /**
   * Whether a hex of the enemy looks overstacked: a headquarters that is not seen does not count.
   */
  @Case({"IF-19.5.3", "IF-11.6.3"})
  boolean seemsOverstacked(Position p, int hex) {
    int at = p.place(fourteenth);
    return at >= 0 && p.first(at) == fourteenth.index()
        ? overstacked(p, hex)
        : p.height(hex) > chartLimit(hex);
  }

  /** Clear or rough, next to the 14th Army's headquarters in support mode, not in its own hex. */
  @Case({"IF-8.6.1", "IF-3.3.3"})
  private boolean besideFourteenth(Position p, int hex) {
    int at = p.place(fourteenth);
    return at >= 0
        && board.terrain(hex) <= TerrainCode.ROUGH
        && p.has(fourteenth, Flag.SUPPORT_MODE)
        && board.adjacent(at, hex);
  }

  /** How many units of the side are too many; those who entered this turn do not count yet. */
  @Case({"IF-8.1.1", "IF-8.2.1", "IF-13.1.4"})
  int excess(Position p, int side, int hex) {
    return excess(p, side, hex, false);
  }

  /**
   * @param entered whether those who entered this turn count
   */
  private int excess(Position p, int side, int hex, boolean entered) {
    int count = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.sideIndex() != side) {
        return 0;
      }
      count += !entered && p.has(unit, Flag.ENTERED) ? 0 : 1;
    }
    return count <= 1 ? 0 : count - limit(p, side, hex);
  }

  /**
   * How many units of a side go if the sub-phase ends now. With its own movement the time ends that
   * those have who entered this turn, so there they count; infiltration ends with no look at
   * stacks.
   */
  @Case({"IF-8.1.2", "IF-8.1.3", "IF-13.1.4"})
  int due(Position p, int side, int hex) {
    return switch (p.pending()) {
      case Movement.Moving(int mover) -> Math.max(0, excess(p, side, hex, mover == side));
      case Combat.Declaring declaring -> Math.max(0, excess(p, side, hex));
      case null, default -> 0;
    };
  }

  /** How many nations too many must go if the sub-phase ends now: those of the Allies who moved. */
  @Case("IF-8.5.2")
  int nationsDue(Position p, int hex) {
    return p.pending() instanceof Movement.Moving(int mover) && mover == ALLIED
        ? Math.max(0, camps(p, hex) - 1)
        : 0;
  }

  /** Whether so many units more find room in a hex, where the limit holds at once. */
  @Case({"IF-3.2.6", "IF-7.12.5", "IF-12.2.5"})
  boolean hasRoom(Position p, int side, int hex, int more) {
    return p.height(hex) + more <= limit(p, side, hex);
  }

  // ---- 8.1.2, 8.1.3 the check

  /**
   * The end of a Combat or Movement Sub-phase: both sides are looked at, the active one first. When
   * the movement of the Allies ends, nations that may not stack together are looked at too.
   */
  @Case({"IF-8.1.2", "IF-11.8.4", "IF-8.5.2"})
  void check(Table t, int side, boolean moved) {
    t.push(new Check(1 - side, false));
    t.push(new Check(side, moved && side == ALLIED));
  }

  /** Looks for hexes of the side that are too full, until there is none. */
  @Case("IF-8.1.2")
  record Check(int side, boolean nations) implements Pending.Task<ItalianFrontRules> {
    @Override
    public void run(ItalianFrontRules rules, Table t) {
      rules.stacking().run(t, side, nations);
    }
  }

  private void run(Table t, int side, boolean nations) {
    Position p = t.now();
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex >= 0
          && p.first(hex) == unit.index()
          && p.next(unit.index()) >= 0
          && (excess(p, side, hex) > 0 || nations && strangers(p, hex))) {
        t.push(new Excess(side, hex));
        return;
      }
    }
    t.pop();
  }

  /**
   * Whether units that may not stack together stand in a hex. The book does not say what happens to
   * nations that shared the hex of their entry and did not part. Our ruling: the exemption of entry
   * ends with the movement of the Allies; then the owner eliminates units, one after the other and
   * whichever he likes, until those who are left may stack together.
   */
  @Case("IF-8.5.2")
  private boolean strangers(Position p, int hex) {
    Counter top = counter(p.first(hex));
    for (int u = p.next(top.index()); u >= 0; u = p.next(u)) {
      if (!compatible(top, counter(u))) {
        return true;
      }
    }
    return false;
  }

  /** The nation, or Italians and Czechs together, that attacks least of those in a hex. */
  private Counter.Nation weakestCamp(Position p, int hex) {
    Counter.Nation weakest = camp(counter(p.first(hex)).nation());
    int least = Integer.MAX_VALUE;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter.Nation camp = camp(counter(u).nation());
      int sum = 0;
      for (int v = p.first(hex); v >= 0; v = p.next(v)) {
        sum += camp(counter(v).nation()) == camp ? rules.pieces().attack(p, counter(v)) : 0;
      }
      if (sum < least) {
        least = sum;
        weakest = camp;
      }
    }
    return weakest;
  }

  /** One of too many, or of nations that may not stack together, must go; the owner says which. */
  @Case({"IF-8.1.3", "IF-8.5.2"})
  record Excess(int side, int hex) implements Pending.Choice<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.EXCESS,
          rules.board().title(hex)
              + (tooMany(rules, p)
                  ? " holds too many units. Choose one to eliminate."
                  : " holds units of nations that may not stack together. Choose one to"
                      + " eliminate."),
          caseId(rules, p));
    }

    /** Whether the limit is the reason; otherwise it is that nations may not stack together. */
    private boolean tooMany(ItalianFrontRules rules, Position p) {
      return rules.stacking().excess(p, side, hex) > 0;
    }

    private String caseId(ItalianFrontRules rules, Position p) {
      return tooMany(rules, p) ? "IF-8.1.3" : "IF-8.5.2";
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of(tooMany(rules, p) ? "Overstacked" : "Nations in one hex")
          .with(new Question.Option(Question.LOSE, "Eliminate"));
    }

    private static Order lose(Counter unit) {
      return new Order.Lose(List.of(new Order.Portion(unit, 1)));
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        Counter unit = rules.roster().get(u);
        if (!p.has(unit, Flag.ENTERED) && !sink.accept(lose(unit))) {
          return;
        }
      }
    }

    /** The weakest attacker; where nations must part, one of the weakest nation. */
    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      Counter.Nation camp = tooMany(rules, p) ? null : rules.stacking().weakestCamp(p, hex);
      Counter weakest = null;
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        Counter unit = rules.roster().get(u);
        if (!p.has(unit, Flag.ENTERED)
            && (camp == null ? !unit.isHq() : camp(unit.nation()) == camp)
            && (weakest == null
                || rules.pieces().attack(p, unit) < rules.pieces().attack(p, weakest))) {
          weakest = unit;
        }
      }
      return lose(weakest == null ? rules.roster().get(p.first(hex)) : weakest);
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      if (order instanceof Order.Lose lose
          && lose.losses().size() == 1
          && lose.losses().getFirst().amount() == 1
          && t.now().place(lose.losses().getFirst().unit()) == hex
          && !t.now().has(lose.losses().getFirst().unit(), Flag.ENTERED)) {
        String caseId = caseId(rules, t.now());
        t.pop();
        rules.pieces().eliminate(t, counter(lose.losses().getFirst().unit()), caseId);
        rules.loneHeadquarters().check(t);
        return null;
      }
      return tooMany(rules, t.now())
          ? Refused.of("IF-8.1.3", "Choose one unit of the overstacked hex.")
          : Refused.of(
              "IF-8.5.2",
              "Choose one unit of the hex where units of different nations may not stack.");
    }
  }

  // ---- 8.5 nations

  /** Whether units of one side may stand in one hex. */
  @Case({"IF-8.5.1", "IF-8.5.2"})
  static boolean compatible(Counter a, Counter b) {
    return a.sideIndex() == CENTRAL
        || a.isSymbol()
        || b.isSymbol()
        || camp(a.nation()) == camp(b.nation());
  }

  /**
   * How many nations are seen in a hex that may not stack together; Italians and Czechs are one.
   */
  @Case("IF-8.5.2")
  int camps(Position p, int hex) {
    Set<Counter.Nation> camps = EnumSet.noneOf(Counter.Nation.class);
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.sideIndex() == ALLIED && !unit.isSymbol()) {
        camps.add(camp(unit.nation()));
      }
    }
    return camps.size();
  }

  private static Counter.Nation camp(Counter.Nation nation) {
    return nation == Counter.Nation.CZECH ? Counter.Nation.ITALIAN : nation;
  }

  /** Why a unit may not stand with those who are in the hex, or null. */
  @Case({"IF-8.5.1", "IF-8.5.2"})
  @Nullable Refused stranger(Position p, Counter unit, int hex) {
    return mixes(p, unit, List.of(), hex);
  }

  /** Why the unit may not stay in the hex among those who are there or come with it, or null. */
  @Case("IF-8.5.2")
  @Nullable Refused mixes(Position p, Counter unit, List<Counter> others, int hex) {
    if (unit.sideIndex() == CENTRAL) {
      return null;
    }
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter there = counter(u);
      if (!compatible(unit, there)) {
        return mixed(unit, there);
      }
    }
    for (int i = 0; i < others.size(); i++) {
      if (!compatible(unit, others.get(i))) {
        return mixed(unit, others.get(i));
      }
    }
    return null;
  }

  private static Refused mixed(Counter unit, Counter other) {
    return Refused.of(
        "IF-8.5.2",
        () -> unit.nationality() + " and " + other.nationality() + " units may not stack.");
  }

  // ---- 15.2 headquarters alone

  /** Why units that are all headquarters may not go into a hex: the enemy would overrun them. */
  @Case("IF-15.2.2")
  @Nullable Refused leavesAlone(Position p, List<Counter> units, int hex) {
    for (int i = 0; i < units.size(); i++) {
      if (!units.get(i).isHq()) {
        return null;
      }
    }
    Counter first = units.getFirst();
    if (!rules.zones().seenZone(p, 1 - first.sideIndex(), hex)) {
      return null;
    }
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (!counter(u).isHq()) {
        return null;
      }
    }
    return Refused.of(
        "IF-15.2.2",
        () ->
            first.begins()
                + " may not move alone into the enemy zone of control at "
                + title(hex)
                + ".");
  }
}
