package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
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

/** Case 6.6: advance after combat, of either side. */
final class Advances extends Chapter {
  Advances(EastPrussiaRules rules) {
    super(rules);
  }

  /** The side that won may advance. */
  @Case({"TWU-6.6a", "TWU-6.6b", "TWU-6.6c", "TWU-6.5j", "TWU-10.2.2d"})
  void ask(Table t, Battle battle) {
    Position p = t.now();
    int attacker = battle.all().getFirst().sideIndex();
    List<Counter> candidates = new ArrayList<>();
    if (battle.attackerWins()) {
      candidates.addAll(battle.attackers());
    } else {
      for (int i = 0; i < battle.targets().size(); i++) {
        candidates.addAll(rules.results().defenders(p, attacker, battle.targets().at(i)));
      }
    }
    candidates.removeIf(unit -> !mayAdvance(p, unit));
    if (!candidates.isEmpty()) {
      t.push(
          new Pursuit(
              battle.attackerWins() ? attacker : 1 - attacker,
              battle.attackerWins(),
              candidates,
              List.of(),
              battle.trails(),
              battle.targets()));
    }
  }

  /**
   * Headquarters, artillery, units beyond the stacking limit and fixed ones never advance; nor do
   * units on a train, which would have to leave it first.
   */
  @Case({"TWU-6.6a", "TWU-6.6e", "TWU-9.4c", "TWU-5.2f"})
  private boolean mayAdvance(Position p, Counter unit) {
    return p.onMap(unit)
        && unit.isFoot()
        && !rules.stacking().surplus(p, unit)
        && !p.has(unit, Flag.FIXED | Flag.ENTRAINED);
  }

  /**
   * Units that won may advance, one after the other.
   *
   * @param onward those who met a dummy on their way and may go on
   */
  @Case({"TWU-6.6a", "TWU-6.6b", "TWU-2.0c"})
  record Pursuit(
      int side,
      boolean attackers,
      List<Counter> candidates,
      List<Counter> onward,
      List<Hexes> trails,
      Hexes targets)
      implements Pending.Obvious<EastPrussiaRules>, RevealingFrame {
    Pursuit {
      candidates = List.copyOf(candidates);
      onward = List.copyOf(onward);
      trails = List.copyOf(trails);
    }

    @Override
    public List<Counter> revealed() {
      return candidates;
    }

    @Override
    public Decision.Choose decision(EastPrussiaRules rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.ADVANCE,
          "Advance into the vacated hex, or stay.",
          attackers ? "TWU-6.6a" : "TWU-6.6b");
    }

    @Override
    public Question question(EastPrussiaRules rules, Position p) {
      return Question.inCombat("Advance after combat", "Do not advance");
    }

    @Override
    public void orders(EastPrussiaRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      for (Counter unit : candidates) {
        for (Hexes path : rules.advances().paths(p, this, unit)) {
          if (!sink.accept(new Order.Advance(List.of(unit), path))) {
            return;
          }
        }
      }
    }

    @Override
    public @Nullable Refused play(EastPrussiaRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> {
          t.pop();
          yield null;
        }
        case Order.Advance advance -> rules.advances().advance(t, this, advance);
        default -> Refused.of("TWU-6.6a", "Advance units of the side that won, or stay.");
      };
    }
  }

  /** Every way that a unit may advance. */
  private List<Hexes> paths(Position p, Pursuit pursuit, Counter unit) {
    List<Hexes> paths = new ArrayList<>();
    extend(p, pursuit, unit, Hexes.NONE, paths);
    return paths;
  }

  private void extend(Position p, Pursuit pursuit, Counter unit, Hexes path, List<Hexes> paths) {
    int from = path.isEmpty() ? p.place(unit) : path.last();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(from, d);
      if (to < 0 || path.contains(to) || barred(p, pursuit, unit, path, from, d, to) != null) {
        continue;
      }
      Hexes longer = path.plus(to);
      if (rules.stacking().hasRoom(p, unit, to)) {
        paths.add(longer);
      }
      extend(p, pursuit, unit, longer, paths);
    }
  }

  /** Why a step of an advance may not be taken, or null. */
  @Case({
    "TWU-6.6c",
    "TWU-6.6d",
    "TWU-6.6e",
    "TWU-6.6f",
    "TWU-6.6j",
    "TWU-3.3e",
    "TWU-7.2b",
    "TWU-TEC-LAKE",
    "TWU-TEC-RIVER"
  })
  private @Nullable Refused barred(
      Position p, Pursuit pursuit, Counter unit, Hexes path, int from, int direction, int to) {
    if (direction < 0) {
      return Refused.of("TWU-6.6c", () -> title(to) + " is not next to " + title(from) + ".");
    }
    if (!theatre.open(from, direction)) {
      return Refused.of("TWU-TEC-LAKE", () -> "Sea or lake blocks the way to " + title(to) + ".");
    }
    boolean first = path.isEmpty() && !pursuit.onward().contains(unit);
    if (!vacated(p, pursuit, first, to)) {
      return Refused.of(
          "TWU-6.6c", () -> title(to) + " is not a hex that the enemy left or retreated through.");
    }
    if (!pursuit.attackers() && theatre.river(from, direction)) {
      return Refused.of("TWU-6.6e", "Defenders may not advance over a river.");
    }
    boolean beyond = path.size() > 1 || path.size() == 1 && pursuit.onward().contains(unit);
    if (beyond && rules.zones().seenZone(p, unit.sideIndex(), from)) {
      return Refused.of(
          "TWU-6.6d",
          () -> unit.begins() + " must stop in the enemy zone of control at " + title(from) + ".");
    }
    if (unit.sideIndex() == RUSSIAN
        && rules.zones().fortress(p, to)
        && !(pursuit.attackers() && pursuit.targets().contains(to))) {
      return Refused.of(
          pursuit.attackers() ? "TWU-3.3e" : "TWU-6.6j",
          () -> "The fortress at " + title(to) + " is intact; no unit may enter it.");
    }
    return rules.rivalry().barred(p, unit, from, to);
  }

  /** Left by the enemy and free of him: the combat hex first, then the way of his retreat. */
  @Case("TWU-6.6c")
  private boolean vacated(Position p, Pursuit pursuit, boolean first, int hex) {
    if (rules.zones().seenEnemy(p, pursuit.side(), hex)) {
      return false;
    }
    for (Hexes trail : pursuit.trails()) {
      if (first ? trail.at(0) == hex : trail.contains(hex)) {
        return true;
      }
    }
    return false;
  }

  private @Nullable Refused advance(Table t, Pursuit pursuit, Order.Advance order) {
    if (order.units().isEmpty() || order.path().isEmpty()) {
      return Refused.of("TWU-6.6a", "Choose the units and the hexes they enter.");
    }
    List<Counter> candidates = new ArrayList<>(pursuit.candidates());
    List<Counter> onward = new ArrayList<>(pursuit.onward());
    for (Unit each : order.units()) {
      Counter unit = counter(each);
      Refused refused = mayGo(t.now(), pursuit, candidates, unit, order.path());
      if (refused != null) {
        return refused;
      }
      candidates.remove(unit);
      if (go(t, unit, order.path())) {
        candidates.add(unit);
        onward.add(unit);
      } else {
        onward.remove(unit);
      }
    }
    t.replace(
        new Pursuit(
            pursuit.side(),
            pursuit.attackers(),
            candidates,
            onward,
            pursuit.trails(),
            pursuit.targets()));
    return null;
  }

  @Case({"TWU-6.6a", "TWU-3.2f"})
  private @Nullable Refused mayGo(
      Position p, Pursuit pursuit, List<Counter> candidates, Counter unit, Hexes path) {
    if (!candidates.contains(unit)) {
      return Refused.of("TWU-6.6a", () -> unit.begins() + " may not advance.");
    }
    int from = p.place(unit);
    Hexes gone = Hexes.NONE;
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      if (gone.contains(to)) {
        return Refused.of("TWU-6.6c", () -> title(to) + " is on the path twice.");
      }
      Refused refused = barred(p, pursuit, unit, gone, from, board.direction(from, to), to);
      if (refused != null) {
        return refused;
      }
      gone = gone.plus(to);
      from = to;
    }
    return rules.stacking().hasRoom(p, unit, path.last())
        ? null
        : Refused.of("TWU-3.2f", () -> "There is no room left in " + title(path.last()) + ".");
  }

  /** The unit goes; whether a dummy stopped it, so that it may go on. */
  @Case({"TWU-6.6f", "TWU-6.6g", "TWU-6.6h", "TWU-10.1d"})
  private boolean go(Table t, Counter unit, Hexes path) {
    int side = unit.sideIndex();
    boolean stopped = path.size() > 1 && rules.zones().seenZone(t.now(), side, path.last());
    for (int i = 0; i < path.size(); i++) {
      if (side == RUSSIAN && rules.zones().fortress(t.now(), path.at(i))) {
        destroy(t, path.at(i));
      }
    }
    rules.movement().walk(t, List.of(unit), path, "advance");
    t.setFlag(unit, Flag.NEWCOMER, false);
    return stopped && !rules.zones().enemyZone(t.now(), side, path.last());
  }

  /** A fortress is destroyed for good, and its strength counts for Russia. */
  @Case({"TWU-6.6f", "TWU-6.6i", "TWU-8.0c"})
  private void destroy(Table t, int hex) {
    rules.control().setDestroyed(t, hex);
    Theatre.Fortress fortress = theatre.fortresses().get(theatre.fortressAt(hex));
    t.tell(
        new Event.Scored(
            rules.side(RUSSIAN),
            fortress.strength(),
            "the fortress of " + fortress.name() + " destroyed",
            "TWU-6.6f"));
  }
}
