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
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Case 12.77: advance after combat, of attackers only; with the pursuit of 14.4. */
public class Advances extends Chapter {
  public Advances(ClashRules rules) {
    super(rules);
  }

  /** Where the hex is empty the attackers that are left may advance. */
  @Case({"COG-12.77a", "COG-12.77b", "COG-12.77c", "COG-12.77d", "COG-13.0f", "COG-X11"})
  final void ask(Table t, Battle battle) {
    Position p = t.now();
    if (!rules.forts().cleared(p, battle.side(), battle.target())) {
      return;
    }
    List<Counter> left = new ArrayList<>();
    for (Counter unit : battle.attackers()) {
      if (p.onMap(unit)) {
        left.add(unit);
      }
    }
    if (!left.isEmpty()) {
      t.push(new Pursuit(left, battle.target(), rules.cavalry().pursues(battle)));
    }
  }

  /**
   * Attackers advance one after the other, or stay.
   *
   * @param far whether they may go on to a second hex
   */
  @Case({"COG-12.77a", "COG-12.77b", "COG-14.3c", "COG-14.4b"})
  record Pursuit(List<Counter> units, int target, boolean far) implements Frame.Obvious {
    Pursuit {
      units = List.copyOf(units);
    }

    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p,
          units.getFirst().sideIndex(),
          Kind.ADVANCE,
          "Advance into "
              + rules.board().title(target)
              + (far ? " and maybe one hex farther, or stay." : ", or stay."),
          far ? "COG-14.4b" : "COG-12.77a");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.inCombat("Advance after combat", "Do not advance");
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      for (Counter unit : units) {
        for (Hexes path : rules.advances().paths(p, this, unit)) {
          if (!sink.accept(new Order.Advance(List.of(unit), path))) {
            return;
          }
        }
      }
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> {
          t.pop();
          yield null;
        }
        case Order.Advance advance -> rules.advances().advance(t, this, advance);
        default -> Refused.of("COG-12.77a", "Advance attackers, or stay.");
      };
    }
  }

  private List<Hexes> paths(Position p, Pursuit pursuit, Counter unit) {
    List<Hexes> paths = new ArrayList<>();
    Hexes near = Hexes.of(pursuit.target());
    if (refuse(p, pursuit, unit, near) == null) {
      paths.add(near);
    }
    for (int d = 0; pursuit.far() && d < Board.DIRECTIONS; d++) {
      int next = board.neighbour(pursuit.target(), d);
      if (next >= 0 && refuse(p, pursuit, unit, near.plus(next)) == null) {
        paths.add(near.plus(next));
      }
    }
    return paths;
  }

  /** Why the unit may not advance along the path, or null. Zones do not matter. */
  @Case({
    "COG-12.77a",
    "COG-12.77b",
    "COG-12.77d",
    "COG-11.6b",
    "COG-14.3c",
    "COG-14.4b",
    "COG-6.1a"
  })
  private @Nullable Refused refuse(Position p, Pursuit pursuit, Counter unit, Hexes path) {
    if (!pursuit.units().contains(unit)) {
      return Refused.of("COG-12.77a", () -> unit.begins() + " may not advance.");
    }
    if (path.isEmpty() || path.at(0) != pursuit.target()) {
      return Refused.of("COG-12.77a", "An advance must enter the hex that was attacked.");
    }
    if (path.size() > (pursuit.far() ? 2 : 1)) {
      return Refused.of(
          pursuit.far() ? "COG-14.4b" : "COG-12.77b",
          pursuit.far() ? "A pursuit must be two hexes long." : "An advance must be one hex long.");
    }
    int side = unit.sideIndex();
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      if (unit.isCavalry() && rules.control().works(p, 1 - side, to)) {
        return Refused.of("COG-11.6b", "Cavalry may not enter an enemy fort or fortified zone.");
      }
      if (i > 0) {
        int d = board.direction(path.at(i - 1), to);
        if (d < 0 || !theatre.open(path.at(i - 1), d) || rules.pieces().enemyIn(p, side, to)) {
          return Refused.of("COG-14.4b", () -> "A pursuit may not enter " + title(to) + ".");
        }
      }
    }
    return p.place(unit) == path.last()
        ? Refused.of("COG-14.4b", () -> unit.begins() + " is already there.")
        : rules.stacking().fits(p, unit, path.last());
  }

  private @Nullable Refused advance(Table t, Pursuit pursuit, Order.Advance order) {
    if (order.units().isEmpty()) {
      return Refused.of("COG-12.77a", "Choose the units that advance.");
    }
    List<Counter> rest = new ArrayList<>(pursuit.units());
    for (Unit each : order.units()) {
      Counter unit = counter(each);
      Refused refused =
          rest.contains(unit)
              ? refuse(t.now(), pursuit, unit, order.path())
              : Refused.of("COG-12.77a", () -> unit.begins() + " may not advance.");
      if (refused != null) {
        return refused;
      }
      rest.remove(unit);
      go(t, unit, order.path());
    }
    if (rest.isEmpty()) {
      t.pop();
    } else {
      t.replace(new Pursuit(rest, pursuit.target(), pursuit.far()));
    }
    return null;
  }

  /** The unit advances; every hex that it enters is its side's. */
  @Case({"COG-12.77d", "COG-4.2a", "COG-FZ", "COG-X3", "COG-X18"})
  private void go(Table t, Counter unit, Hexes path) {
    t.move(unit, path, "advance");
    t.setFlag(unit, Flag.ADVANCED, true);
    for (int i = 0; i < path.size(); i++) {
      rules.control().enter(t, unit.sideIndex(), path.at(i));
    }
  }
}
