package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Movement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Movement with Stosstruppen (9.21, 23.2) and forced march (19). */
class CaporettoMovement extends Movement {
  static final String FORCED = "forced";

  CaporettoMovement(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case({"CAP-9.21", "CAP-23.2", "CAP-19.11"})
  public int allowance(Position p, Counter unit, String mode) {
    int bonus = mode.equals(FORCED) || p.has(unit, Flag.FORCED) ? bonus(unit) : 0;
    return ordinary(p, unit) + bonus;
  }

  private int ordinary(Position p, Counter unit) {
    if (!unit.printed().stosstruppen()) {
      return super.allowance(p, unit, MARCH);
    }
    if (p.has(unit, Flag.OUT_OF_SUPPLY)) {
      return 6;
    }
    return turn(p) <= 2 ? 10 : rules.pieces().move(unit);
  }

  // ---- 19 forced march

  @Override
  protected Map<String, String> ways() {
    Map<String, String> ways = new LinkedHashMap<>();
    ways.put(MARCH, "March");
    ways.put(FORCED, "Forced march");
    return ways;
  }

  @Override
  protected List<String> modes(Position p, Counter unit) {
    if (p.has(unit, Flag.FORCED)) {
      return List.of(FORCED);
    }
    return mayUse(p, unit, FORCED) == null ? List.of(MARCH, FORCED) : List.of(MARCH);
  }

  @Override
  @Case({"CAP-19.0", "CAP-19.12"})
  protected @Nullable Refused mayUse(Position p, Counter unit, String mode) {
    if (!mode.equals(FORCED)) {
      return super.mayUse(p, unit, mode);
    }
    if (unit.isDepot() || !unit.isCombat() && !unit.isHq() && !unit.isMonitor()) {
      return Refused.of("CAP-19.12", () -> unit.begins() + " cannot make a forced march.");
    }
    if (ordinary(p, unit) >= 10) {
      return Refused.of(
          "CAP-19.12", "A unit with ten movement points may not make a forced march.");
    }
    if (p.has(unit, Flag.MOVED) && !p.has(unit, Flag.FORCED)) {
      return Refused.of("CAP-19.0", "A forced march must be declared before the first hex.");
    }
    return null;
  }

  /** One point for the slow, two for the rest, by the printed allowance. */
  @Case("CAP-19.11")
  private static int bonus(Counter unit) {
    return unit.printed().move() <= 4 ? 1 : 2;
  }

  @Override
  protected @Nullable Refused beforeMarch(Table t, List<Counter> units, Order.Move move) {
    Refused refused = super.beforeMarch(t, units, move);
    if (refused == null && move.mode().equals(FORCED)) {
      for (Counter unit : units) {
        t.setFlag(unit, Flag.FORCED, true);
      }
    }
    return refused;
  }

  /**
   * When a unit that marches hard has finished (another sets out, or the segment ends), it pays
   * before anything else happens; the order that ended its march waits until then.
   */
  @Override
  @Case({"CAP-19.0", "CAP-19.21", "CAP-19.22"})
  protected @Nullable Refused playSegment(Table t, Order order) {
    List<Counter> arrived = arrived(t.now(), order);
    if (arrived.isEmpty()) {
      return super.playSegment(t, order);
    }
    Refused refused = super.playSegment(new Table(t.now()).silent(), order);
    if (refused != null) {
      return refused;
    }
    t.push(new Deferred(order));
    for (Counter unit : arrived) {
      t.setFlag(unit, Flag.MOVING, false);
      t.setFlag(unit, Flag.FINISHED, true);
      pay(t, unit);
    }
    return null;
  }

  private List<Counter> arrived(Position p, Order order) {
    List<Unit> going =
        switch (order) {
          case Order.Move move -> move.units();
          case Order.Entrain entrain -> List.of(entrain.unit());
          case Order.Rail rail -> List.of(rail.unit());
          case Order.Detrain detrain -> List.of(detrain.unit());
          default -> List.of();
        };
    List<Counter> arrived = new ArrayList<>();
    for (Counter unit : rules.unitsOf(phasing(p).index())) {
      if (p.has(unit, Flag.MOVING) && p.has(unit, Flag.FORCED) && !going.contains(unit)) {
        arrived.add(unit);
      }
    }
    return arrived;
  }

  /** A corps loses a step for certain, the others on 1 to 3; a headquarters has none to lose. */
  @Case({"CAP-19.12", "CAP-19.21", "CAP-19.22"})
  private void pay(Table t, Counter unit) {
    if (!unit.hasSteps()) {
      return;
    }
    if (unit.sizeMark() == Counter.Size.CORPS) {
      rules.pieces().lose(t, unit, 1, "CAP-19.21");
    } else {
      t.push(new ForcedMarchRoll(unit));
    }
  }

  /** Who still marches hard pays at the latest when movement ends. */
  @Override
  @Case({"CAP-19.21", "CAP-19.22"})
  protected List<Clerk.Warning> unpaid(Position p, Side side) {
    List<Counter> sure = new ArrayList<>();
    List<Counter> rolling = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side.index())) {
      if (p.has(unit, Flag.MOVING) && p.has(unit, Flag.FORCED) && unit.hasSteps()) {
        (unit.sizeMark() == Counter.Size.CORPS ? sure : rolling).add(unit);
      }
    }
    Clerk.Warning.Sort loss = Clerk.Warning.Sort.LOSS;
    List<Clerk.Warning> warnings = new ArrayList<>();
    warnings.addAll(Clerk.Warning.about("Forced march, a step lost", sure, loss, "CAP-19.21"));
    warnings.addAll(Clerk.Warning.about("Forced march, roll", rolling, loss, "CAP-19.22"));
    return warnings;
  }

  @Case("CAP-19.22")
  record ForcedMarchRoll(Counter unit) implements Pending.Chance<GreatWarInTheEast> {
    @Override
    public Decision.Chance decision(GreatWarInTheEast rules, Position p) {
      return rules.chance(p, unit.side(), "forced march of " + unit.called(), "CAP-19.22");
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("forced march of " + unit.called(), face, "CAP-19.22"));
      if (face <= 3) {
        rules.pieces().lose(t, unit, 1, "CAP-19.22");
      } else {
        t.note(unit.begins() + " loses no step by its forced march.", "CAP-19.22");
      }
    }
  }

  /** An order that waits until a forced march is paid for. */
  record Deferred(Order order) implements Pending.Task<GreatWarInTheEast> {
    @Override
    public void run(GreatWarInTheEast rules, Table t) {
      t.pop();
      Refused refused = ((CaporettoMovement) rules.movement()).resume(t, order);
      if (refused != null) {
        t.note("The order is no longer possible: " + refused.why(), refused.caseId());
      }
    }
  }

  private @Nullable Refused resume(Table t, Order order) {
    return super.playSegment(t, order);
  }
}
