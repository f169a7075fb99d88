package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.ChoiceOfWays;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Battle;
import fieldmarshal.games.gwe.Chapter;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Case 23.15 with 8.66: units that panic and shelter with an exempt or German unit. They go with it
 * when it retreats ({@link BrusilovRetreats#goesAlong}). When it is eliminated, they rout alone,
 * and die only if there is no way.
 */
class PanicShelters extends Chapter {
  private final Panic panic;

  PanicShelters(GreatWarInTheEast rules, Panic panic) {
    super(rules);
    this.panic = panic;
  }

  /** Those in a hex who panic and whose shelter is gone, with the headquarters beside them. */
  @Case({"BRU-23.15", "GWE-10.53"})
  private List<Counter> stack(Position p, Battle battle, int hex) {
    List<Counter> stack = new ArrayList<>();
    boolean passengers = false;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() != Brusilov.CENTRAL) {
        continue;
      }
      if (unit.isHq()) {
        stack.add(unit);
      } else if (!p.has(unit, Flag.PASSENGER)) {
        if (unit.hasSteps() && !battle.left().contains(hex)) {
          return List.of();
        }
      } else if (panic.panics(p, unit)) {
        stack.add(unit);
        passengers = true;
      }
    }
    return passengers ? stack : List.of();
  }

  private List<Integer> waiting(Position p, Battle battle) {
    List<Integer> hexes = new ArrayList<>();
    Hexes targets = battle.attack().targets();
    for (int i = 0; panic.reigns(p) && i < targets.size(); i++) {
      if (!stack(p, battle, targets.at(i)).isEmpty()) {
        hexes.add(targets.at(i));
      }
    }
    return hexes;
  }

  private Set<Hexes> routes(Position p, Battle battle, int hex) {
    return retreats()
        .waysOf(
            p,
            stack(p, battle, hex),
            hex,
            Panic.length(battle),
            Panic.others(waiting(p, battle), hex),
            Hexes.NONE);
  }

  private BrusilovRetreats retreats() {
    return (BrusilovRetreats) rules.retreats();
  }

  /** The next stack without shelter routs; true while any has still to go. */
  @Case({"BRU-23.13", "BRU-23.15"})
  final boolean rout(Table t, Battle battle) {
    List<Integer> waiting = waiting(t.now(), battle);
    if (waiting.isEmpty()) {
      return false;
    }
    for (int hex : waiting) {
      if (!routes(t.now(), battle, hex).isEmpty()) {
        t.push(new Leaving(battle));
        return true;
      }
    }
    int hex = waiting.get(0);
    panic.trapped(t, hex, stack(t.now(), battle, hex));
    t.replace(battle.withRoute(hex, Hexes.NONE));
    return true;
  }

  /** The owner chooses the way of those whose shelter is gone. */
  @Case({"BRU-23.13", "BRU-23.15"})
  record Leaving(Battle battle) implements ChoiceOfWays<GreatWarInTheEast> {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      List<Integer> from = shelters(rules).waiting(p, battle);
      return Panic.askRout(rules, p, from, battle, "BRU-23.15");
    }

    private static PanicShelters shelters(GreatWarInTheEast rules) {
      return BrusilovRules.of(rules).panic().shelters();
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.inCombat("Panic: rout");
    }

    @Override
    public void ways(GreatWarInTheEast rules, Position p, Ways ways) {
      PanicShelters shelters = shelters(rules);
      for (int hex : shelters.waiting(p, battle)) {
        if (!ways.go(shelters.stack(p, battle, hex), shelters.routes(p, battle, hex))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return shelters(rules).go(t, battle, order);
    }
  }

  private @Nullable Refused go(Table t, Battle battle, Order order) {
    if (!(order instanceof Order.Retreat retreat)) {
      return Refused.of("BRU-23.15", "First choose the path of the rout.");
    }
    Position p = t.now();
    List<Integer> waiting = waiting(p, battle);
    for (int hex : waiting) {
      List<Counter> stack = stack(p, battle, hex);
      if (!Panic.same(stack, retreat)) {
        continue;
      }
      if (!routes(p, battle, hex).contains(retreat.path())) {
        Hexes others = Panic.others(waiting, hex);
        return retreats()
            .whyNotOf(p, stack, hex, Panic.length(battle), others, Hexes.NONE, retreat.path());
      }
      Below.answer(t, Battle.class, below -> below.withRoute(hex, retreat.path()));
      retreats().go(t, stack, retreat.path());
      panic.shaken(t, stack, "BRU-23.12");
      return null;
    }
    return Refused.of("BRU-23.14", "The whole stack must rout together.");
  }
}
