package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Global;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Reinforcements;
import fieldmarshal.games.gwe.UnitNumber;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Chapter 20: reinforcements by train, depots turn by turn; and withholding (25.16). */
class BrusilovReinforcements extends Reinforcements {
  static final String WITHHOLD = "withhold";

  private final List<TreeMap<Integer, Integer>> depots = List.of(new TreeMap<>(), new TreeMap<>());
  private final boolean onSchedule;
  private final boolean twoRussian;
  private final int centralDelay;

  @Case({"BRU-20.21", "BRU-26.23"})
  BrusilovReinforcements(GreatWarInTheEast rules, String scenario) {
    super(rules);
    for (Tsv.Row row : Tsv.resource(Brusilov.FOLDER + "/depots.tsv")) {
      if (row.text("scenario").equals(scenario)) {
        int side = row.oneOf("side", "russian", "central").equals("russian") ? 0 : 1;
        depots.get(side).put(row.number("from"), row.number("depots"));
      }
    }
    onSchedule = scenario.equals(Brusilov.ON_SCHEDULE);
    twoRussian = rules.options().contains(Brusilov.SUPPLY_AND_RAIL);
    centralDelay = rules.options().contains(Brusilov.WEST_FRONT) ? 1 : 0;
  }

  @Override
  @Case("BRU-20.12")
  public List<Integer> scheduled(Counter unit) {
    return theatre().entry(unit.side() == Brusilov.CENTRAL ? "A" : "B");
  }

  @Override
  @Case({"BRU-20.13", "BRU-20.22"})
  public boolean due(Position p, Counter unit) {
    return unit.isDepot() ? unit == nextDepot(p, unit.side().index()) : super.due(p, unit);
  }

  /** What finds no room on the railways waits; a depot that finds none is lost. */
  @Override
  @Case({"BRU-18.23", "BRU-20.11", "BRU-20.22", "BRU-20.23"})
  public @Nullable Refused mayEnter(Position p, Counter unit, int hex) {
    if (unit.isDepot() && unit.side() == phasing(p)) {
      Refused noDepot = noDepot(p, unit.side().index());
      if (noDepot != null) {
        return noDepot;
      }
    }
    Refused refused = super.mayEnter(p, unit, hex);
    if (refused != null || unit.stacking() == 0) {
      return refused;
    }
    int used = rules.railways().used(p, unit.side());
    int capacity = rules.railways().capacity(unit.side());
    return used + unit.stacking() <= capacity
        ? null
        : Refused.of(
            "BRU-18.23",
            () ->
                "Rail capacity: "
                    + Counted.of(capacity, "stacking point")
                    + " a turn, "
                    + used
                    + " used. "
                    + unit.begins()
                    + " needs "
                    + unit.stacking()
                    + ".");
  }

  // ---- 20.2 depots

  /** How many depots the side may receive this turn. */
  @Case({"BRU-20.21", "BRU-20.22", "BRU-26.23", "BRU-26.32", "BRU-26.33"})
  int allowance(Position p, int side) {
    boolean central = side == Brusilov.CENTRAL.index();
    var entry = depots.get(side).floorEntry(turn(p) - (central ? centralDelay : 0));
    int depots = entry == null ? 0 : entry.getValue();
    return !central && twoRussian ? 2 * depots : depots;
  }

  /** The most depots that the side may have on the map. */
  @Case("BRU-20.23")
  static int ceiling(int side) {
    return side == Brusilov.RUSSIAN.index() ? 11 : 10;
  }

  @Case("BRU-20.23")
  int onMap(Position p, int side) {
    int count = 0;
    for (Counter unit : rules.unitsOf(side)) {
      count += unit.isDepot() && p.onMap(unit) ? 1 : 0;
    }
    return count;
  }

  /** Why the side receives no depot now, or null. */
  @Case({"BRU-20.22", "BRU-20.23"})
  private @Nullable Refused noDepot(Position p, int side) {
    int most = allowance(p, side);
    if (p.global(BrusilovState.DEPOTS_TAKEN) >= most) {
      return Refused.of(
          "BRU-20.22",
          () ->
              most == 0
                  ? "No depot is due this turn."
                  : "No more than " + Counted.of(most, "depot") + " may arrive in a turn.");
    }
    return onMap(p, side) >= ceiling(side)
        ? Refused.of(
            "BRU-20.23", () -> "No more than " + ceiling(side) + " depots may be on the map.")
        : null;
  }

  /** The counter that comes next: one that was never used or was burnt, else a destroyed one. */
  @Case({"BRU-20.21", "BRU-20.22", "BRU-20.23"})
  private @Nullable Counter nextDepot(Position p, int side) {
    if (p.global(Global.PLAYER) != side || noDepot(p, side) != null) {
      return null;
    }
    Counter destroyed = null;
    for (Counter unit : rules.unitsOf(side)) {
      if (unit.isDepot() && p.place(unit) == Position.UNUSED) {
        return unit;
      }
      if (unit.isDepot() && p.place(unit) == Position.ELIMINATED && destroyed == null) {
        destroyed = unit;
      }
    }
    return destroyed;
  }

  @Override
  @Case({"BRU-20.11", "BRU-20.22"})
  protected void arrive(Table t, Counter unit, int hex) {
    if (unit.isDepot()) {
      t.addGlobal(BrusilovState.DEPOTS_TAKEN, 1);
      t.lose(unit, 0);
      t.setFlag(unit, t.now().flags(unit), false);
      t.setUnitNumber(unit, UnitNumber.SPENT, 0);
      t.setUnitNumber(unit, UnitNumber.RAILED, 0);
      t.setUnitNumber(unit, UnitNumber.FOUGHT, 0);
    }
    super.arrive(t, unit, hex);
  }

  /** A depot does not come by another way later: what does not come now is lost. */
  @Override
  @Case({"BRU-20.13", "BRU-20.22"})
  protected List<Integer> alternates(Position p, Counter unit) {
    return unit.isDepot() ? List.of() : super.alternates(p, unit);
  }

  // ---- 25.16 withholding

  /** The points that withholding the unit for good takes off, or 0 when it may not be. */
  @Case({"BRU-25.16", "BRU-25.2-7", "BRU-25.2-8", "BRU-26.22c"})
  int price(Position p, Counter unit) {
    if (unit.side() != Brusilov.CENTRAL || unit.isDepot() || !due(p, unit)) {
      return 0;
    }
    int turn = p.unitNumber(unit, UnitNumber.DUE);
    if (onSchedule) {
      return 4;
    }
    return turn < 5 || turn > 12 ? 0 : turn <= 7 ? 4 : 2;
  }

  @Override
  protected List<Question.Option> options() {
    List<Question.Option> options = new ArrayList<>(super.options());
    options.add(
        new Question.Option(
            WITHHOLD,
            "Withhold permanently",
            "The unit never enters. "
                + (onSchedule
                    ? "The Russians lose 4 points."
                    : "The Russians lose 4 points for a unit of turns 5 to 7, and 2 points for a later one.")));
    return options;
  }

  @Override
  @Case("BRU-25.16")
  protected boolean otherwise(Position p, Counter unit, OrderSink sink) {
    return price(p, unit) == 0 || sink.accept(Order.Choose.unit(WITHHOLD, unit));
  }

  @Override
  @Case({"BRU-25.16", "BRU-25.14"})
  protected @Nullable Refused playOther(Table t, Order order) {
    if (!(order instanceof Order.Choose choose)
        || !choose.option().equals(WITHHOLD)
        || choose.units().size() != 1
        || !choose.hexes().isEmpty()) {
      return super.playOther(t, order);
    }
    Counter unit = counter(choose.units().get(0));
    int price = unit.side() == phasing(t.now()) ? price(t.now(), unit) : 0;
    if (price == 0) {
      return Refused.of("BRU-25.16", () -> unit.begins() + " cannot be withheld permanently.");
    }
    t.setFlag(unit, BrusilovState.WITHHELD, true);
    t.place(unit, Position.UNUSED, "withheld");
    ((BrusilovVictory) rules.victory())
        .score(
            t,
            -price,
            "the withholding of " + unit.called(),
            onSchedule ? "BRU-26.22c" : price == 4 ? "BRU-25.2-7" : "BRU-25.2-8");
    return null;
  }
}
