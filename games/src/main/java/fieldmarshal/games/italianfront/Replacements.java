package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Chapter 13.2: replacement points. The {@link Mobilization} may add some. */
final class Replacements extends Chapter {
  /** An eliminated unit comes back with all its steps; a headquarters in support mode. */
  static final String REBUILD = "rebuild";

  /** It comes back with one step of two. */
  static final String REBUILD_REDUCED = "rebuild-reduced";

  /** A headquarters comes back in movement mode. */
  static final String REBUILD_TO_MOVE = "rebuild-in-movement-mode";

  static final String MOBILIZE = "mobilize";

  @Case("IF-13.2.3")
  private static final int HEADQUARTERS_COST = 2;

  private static final List<Nation> CENTRAL_NATIONS = List.of(Nation.AUSTRIAN, Nation.GERMAN);
  private static final List<Nation> ALLIED_NATIONS =
      List.of(Nation.ITALIAN, Nation.BRITISH, Nation.FRENCH);

  private final Mobilization mobilization;

  Replacements(ItalianFrontRules rules) {
    super(rules);
    mobilization = new Mobilization(rules);
  }

  /** The General Mobilization of Italy. */
  Mobilization mobilization() {
    return mobilization;
  }

  // ---- nations

  /** The nations of a side that have points, the one with morale first; the Czech unit has none. */
  @Case("IF-13.2.2")
  static List<Nation> nations(int side) {
    return side == CENTRAL ? CENTRAL_NATIONS : ALLIED_NATIONS;
  }

  static int side(Nation nation) {
    return nation == Nation.AUSTRIAN || nation == Nation.GERMAN ? CENTRAL : ALLIED;
  }

  /** The number of the game that holds the points of a nation. */
  static int pointsOf(Nation nation) {
    return Global.POINTS + nation.ordinal();
  }

  static String adjective(Nation nation) {
    return switch (nation) {
      case GERMAN -> "German";
      case AUSTRIAN -> "Austro-Hungarian";
      case ITALIAN -> "Italian";
      case BRITISH -> "British";
      case FRENCH -> "French";
      case CZECH -> "Czech";
    };
  }

  static String title(Nation nation) {
    return switch (nation) {
      case GERMAN -> "Germany";
      case AUSTRIAN -> "Austria-Hungary";
      case ITALIAN -> "Italy";
      case BRITISH -> "Great Britain";
      case FRENCH -> "France";
      case CZECH -> "Czechoslovakia";
    };
  }

  /** The word for a nation in an order. */
  static String id(Nation nation) {
    return "for-" + adjective(nation).toLowerCase(java.util.Locale.ROOT);
  }

  // ---- 13.2

  /** The Replacement Phase of a side: the points of the chart and of events come in. */
  @Case({"IF-13.2.2", "IF-RE.A3", "IF-4.1.8"})
  void begin(Table t, int side) {
    for (Nation nation : nations(side)) {
      int points =
          rules.charts().schedule().points(nation, turn(t.now()))
              + rules.events().points(t.now(), nation);
      t.addGlobal(pointsOf(nation), points);
    }
    t.push(new Spending(side));
  }

  /** No nation has points outside its phase. */
  @Case("IF-13.2.6")
  void forget(Table t) {
    for (int side = 0; side < 2; side++) {
      for (Nation nation : nations(side)) {
        t.setGlobal(pointsOf(nation), 0);
      }
    }
  }

  /** Unused points lapse. */
  @Case("IF-13.2.6")
  private void end(Table t, int side) {
    for (Nation nation : nations(side)) {
      int unused = t.now().global(pointsOf(nation));
      if (unused > 0) {
        t.note(
            unused
                + " "
                + adjective(nation)
                + (unused == 1 ? " replacement point is lost." : " replacement points are lost."),
            "IF-13.2.6");
      }
      t.setGlobal(pointsOf(nation), 0);
    }
  }

  /** Why a nation's points cannot pay this, or null. */
  @Case({"IF-13.2.2", "IF-13.2.3"})
  private static @Nullable Refused mayPay(Position p, Counter unit, int cost) {
    if (unit.nation() == Nation.CZECH) {
      return Refused.of("IF-13.2.2", "There are no Czech replacement points.");
    }
    int points = p.global(pointsOf(unit.nation()));
    return cost <= points
        ? null
        : Refused.of(
            "IF-13.2.2",
            () ->
                "That costs "
                    + cost
                    + (cost == 1 ? " replacement point; " : " replacement points; ")
                    + adjective(unit.nation())
                    + " points left: "
                    + points
                    + ".");
  }

  /** What it costs to bring the unit back with so many steps. */
  @Case("IF-13.2.3")
  static int cost(Counter unit, int steps) {
    return unit.isHq() ? HEADQUARTERS_COST : steps;
  }

  private @Nullable Refused mine(int side, Counter unit) {
    if (unit.sideIndex() != side) {
      return Refused.of("IF-4.1.6", "You may replace only your own losses.");
    }
    return unit.isSupport() || unit.isSymbol()
        ? Refused.of("IF-13.2.1", () -> unit.begins() + " has no steps to replace.")
        : null;
  }

  /** Why a reduced unit may not get its step back, or null. */
  @Case({"IF-13.2.1", "IF-13.2.5", "IF-14.3.8"})
  private @Nullable Refused mayReplenish(Position p, int side, Counter unit) {
    Refused refused = mine(side, unit);
    if (refused != null) {
      return refused;
    }
    if (!p.onMap(unit) || p.lost(unit) == 0) {
      return Refused.of("IF-13.2.1", () -> unit.begins() + " is not a reduced unit on the map.");
    }
    if (p.has(unit, Flag.OUT_OF_SUPPLY)) {
      return Refused.of("IF-13.2.5", () -> unit.begins() + " is marked out of supply.");
    }
    if (!rules.supply().traces(p, side, p.place(unit))) {
      return Refused.of("IF-13.2.5", () -> unit.begins() + " cannot trace a supply line.");
    }
    return mayPay(p, unit, 1);
  }

  /** Why an eliminated unit may not be rebuilt with so many steps, wherever, or null. */
  @Case({"IF-13.2.1", "IF-13.2.4", "IF-13.3.4"})
  private @Nullable Refused mayRebuild(Position p, int side, Counter unit, int steps) {
    Refused refused = mine(side, unit);
    if (refused != null) {
      return refused;
    }
    if (p.place(unit) == ItalianFrontRules.WITHDRAWN) {
      return Refused.of("IF-13.3.4", () -> unit.begins() + " was withdrawn and may not return.");
    }
    return p.place(unit) != Position.ELIMINATED
        ? Refused.of("IF-13.2.1", () -> unit.begins() + " is not eliminated.")
        : mayPay(p, unit, cost(unit, steps));
  }

  /** Whether the unit has lost something that its nation could pay for now. */
  private static boolean wants(Position p, Counter unit) {
    return unit.nation() != Nation.CZECH
        && p.lost(unit) > 0
        && (p.onMap(unit) || p.place(unit) == Position.ELIMINATED)
        && p.global(pointsOf(unit.nation())) > 0;
  }

  private void pay(Table t, Counter unit, int cost) {
    t.addGlobal(pointsOf(unit.nation()), -cost);
  }

  /** The enemy reads which nation spent a point; which unit, only where he sees it. */
  @Case("IF-13.2.1")
  private void replenish(Table t, Counter unit) {
    pay(t, unit, 1);
    rules.pieces().restore(t, unit, "IF-13.2.1");
  }

  @Case({"IF-13.2.1", "IF-13.2.4"})
  private void rebuild(Table t, Counter unit, int steps, int hex, boolean support) {
    pay(t, unit, cost(unit, steps));
    t.lose(unit, unit.steps() - steps);
    rules.reinforcements().enter(t, unit, hex, support, "rebuilt");
  }

  /** The owner spends points, one thing after another, until he has done. */
  @Case({"IF-13.2.1", "IF-13.2.6", "IF-13.2.7"})
  record Spending(int side) implements Pending.Obvious<ItalianFrontRules>, LastingFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      StringBuilder points = new StringBuilder();
      for (Nation nation : nations(side)) {
        if (p.global(pointsOf(nation)) > 0) {
          points
              .append(points.isEmpty() ? "" : ", ")
              .append(adjective(nation))
              .append(' ')
              .append(p.global(pointsOf(nation)));
        }
      }
      return rules.ask(
          p,
          side,
          Kind.REPLACE,
          "Spend replacement points: "
              + (points.isEmpty() ? "none are left" : points)
              + ". Points that are not spent are lost.",
          "IF-13.2.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      List<Question.Option> options = new ArrayList<>();
      options.add(new Question.Option(Question.REPLACE, "Restore a step", "It costs one point."));
      options.add(
          new Question.Option(
              REBUILD,
              "Rebuild",
              "Each step costs one point, a headquarters two. The unit enters in a supply source."));
      options.add(
          new Question.Option(REBUILD_REDUCED, "Rebuild with one step", "It costs one point."));
      options.add(
          new Question.Option(
              REBUILD_TO_MOVE, "Rebuild in movement mode", "Only for a headquarters."));
      options.add(StackOrder.OPTION);
      if (rules.replacements().mobilization.barred(p, side) == null) {
        options.add(
            new Question.Option(
                MOBILIZE,
                "General Mobilization",
                "Italy gets four or six points this turn. The Central Powers get one victory"
                    + " point."));
      }
      return Question.of("Replacements", "End replacements").with(options);
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      Replacements chapter = rules.replacements();
      if (!sink.accept(Order.PASS)
          || chapter.mobilization.barred(p, side) == null
              && !sink.accept(Order.Choose.option(MOBILIZE))) {
        return;
      }
      for (Counter unit : rules.unitsOf(side)) {
        if (!wants(p, unit)) {
          continue;
        }
        if (chapter.mayReplenish(p, side, unit) == null && !sink.accept(new Order.Replace(unit))) {
          return;
        }
        if (!rebuilds(rules, p, unit, sink)) {
          return;
        }
      }
      rules.stackOrder().ofMovers(p, side, sink);
    }

    private boolean rebuilds(ItalianFrontRules rules, Position p, Counter unit, OrderSink sink) {
      if (rules.replacements().mayRebuild(p, side, unit, 1) != null) {
        return true;
      }
      for (int hex : rules.theatre().sources(side)) {
        if (rules.reinforcements().mayEnter(p, unit, hex) != null) {
          continue;
        }
        for (String way : ways(rules, p, unit)) {
          if (!sink.accept(new Order.Choose(way, List.of(unit), Hexes.of(hex)))) {
            return false;
          }
        }
      }
      return true;
    }

    private List<String> ways(ItalianFrontRules rules, Position p, Counter unit) {
      List<String> ways = new ArrayList<>(2);
      if (unit.steps() > 1) {
        ways.add(REBUILD_REDUCED);
      }
      if (rules.replacements().mayRebuild(p, side, unit, unit.steps()) == null) {
        ways.add(REBUILD);
        if (unit.isHq()) {
          ways.add(REBUILD_TO_MOVE);
        }
      }
      return ways;
    }

    /** The strongest reduced unit; then the strongest that can be rebuilt; then the end. */
    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      Counter best = null;
      for (Counter unit : rules.unitsOf(side)) {
        if (wants(p, unit)
            && rules.replacements().mayReplenish(p, side, unit) == null
            && (best == null || stronger(unit, best))) {
          best = unit;
        }
      }
      if (best != null) {
        return new Order.Replace(best);
      }
      for (Counter unit : rules.unitsOf(side)) {
        if (wants(p, unit)
            && rules.replacements().mayRebuild(p, side, unit, 1) == null
            && (best == null || stronger(unit, best))
            && rules.reinforcements().nearest(p, unit) >= 0) {
          best = unit;
        }
      }
      return best == null
          ? Order.PASS
          : new Order.Choose(
              ways(rules, p, best).getLast().equals(REBUILD_REDUCED) ? REBUILD_REDUCED : REBUILD,
              List.of(best),
              Hexes.of(rules.reinforcements().nearest(p, best)));
    }

    private static boolean stronger(Counter unit, Counter other) {
      return unit.printed().attack() + unit.printed().defense()
          > other.printed().attack() + other.printed().defense();
    }

    @Override
    public Order sample(ItalianFrontRules rules, Position p, RandomGenerator random) {
      Replacements chapter = rules.replacements();
      if (random.nextInt(8) == 0) {
        return Order.PASS;
      }
      if (random.nextInt(8) == 0 && chapter.mobilization.barred(p, side) == null) {
        return Order.Choose.option(MOBILIZE);
      }
      Counter[] units = rules.unitsOf(side);
      int first = random.nextInt(units.length);
      for (int i = 0; i < units.length; i++) {
        Counter unit = units[(first + i) % units.length];
        if (!wants(p, unit)) {
          continue;
        }
        if (chapter.mayReplenish(p, side, unit) == null) {
          return new Order.Replace(unit);
        }
        if (chapter.mayRebuild(p, side, unit, 1) == null) {
          List<String> ways = ways(rules, p, unit);
          int[] sources = rules.theatre().sources(side);
          int hex = sources[random.nextInt(sources.length)];
          if (rules.reinforcements().mayEnter(p, unit, hex) == null) {
            return new Order.Choose(
                ways.get(random.nextInt(ways.size())), List.of(unit), Hexes.of(hex));
          }
        }
      }
      return Order.PASS;
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      Replacements chapter = rules.replacements();
      switch (order) {
        case Order.Pass pass -> {
          t.pop();
          chapter.end(t, side);
          return null;
        }
        case Order.Replace(var unit) -> {
          Refused refused = chapter.mayReplenish(t.now(), side, counter(unit));
          if (refused == null) {
            chapter.replenish(t, counter(unit));
          }
          return refused;
        }
        case Order.Choose choose when choose.equals(Order.Choose.option(MOBILIZE)) -> {
          return chapter.mobilization.declare(t, side);
        }
        case Order.Choose choose when choose.option().equals(StackOrder.TOP) -> {
          return rules.stackOrder().ofMover(t, side, choose);
        }
        case Order.Choose(String option, var units, Hexes hexes)
            when units.size() == 1 && hexes.size() == 1 -> {
          return rebuild(rules, t, option, counter(units.getFirst()), hexes.at(0));
        }
        default -> {
          return Refused.of(
              "IF-4.1.1", "In the replacement phase you only spend replacement points.");
        }
      }
    }

    private @Nullable Refused rebuild(
        ItalianFrontRules rules, Table t, String option, Counter unit, int hex) {
      boolean reduced = option.equals(REBUILD_REDUCED);
      boolean toMove = option.equals(REBUILD_TO_MOVE);
      if (!reduced && !toMove && !option.equals(REBUILD)) {
        return Refused.of("IF-13.2.1", "A unit cannot be rebuilt in this way.");
      }
      if (reduced && unit.steps() == 1 || toMove && !unit.isHq()) {
        return Refused.of("IF-13.2.1", () -> unit.begins() + " cannot be rebuilt in this way.");
      }
      int steps = reduced ? 1 : unit.steps();
      Refused refused = rules.replacements().mayRebuild(t.now(), side, unit, steps);
      if (refused == null) {
        refused = rules.reinforcements().mayEnter(t.now(), unit, hex);
      }
      if (refused == null) {
        rules.replacements().rebuild(t, unit, steps, hex, !toMove);
      }
      return refused;
    }
  }
}
