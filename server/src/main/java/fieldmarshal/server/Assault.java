package fieldmarshal.server;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The attack that a player is shown first: all who can attack, or the most who can do it together.
 *
 * @param foretold whether attacks come later, so that no order to attack is granted yet
 */
record Assault(Rules rules, Position position, Hexes target, boolean foretold) {

  Assault(Rules rules, Position position, Hexes target) {
    this(rules, position, target, !attacks(rules, position));
  }

  /** Attacks are made now; else they are only foretold, and no order to make one is granted yet. */
  private static boolean attacks(Rules rules, Position position) {
    return rules.decision(position) instanceof Decision.Choose choose
        && choose.kind().equals(Kind.ATTACK);
  }

  /**
   * Of units that can attack each for itself those who can attack together: all of them where that
   * is allowed; else those whom one of them can join, or all but it or its stack, or its stack, or
   * it alone, whoever are strongest. All of them where nobody can: then the rules say why not.
   */
  List<Unit> together(List<Unit> all) {
    if (all.size() < 2 || strength(all) >= 0) {
      return all;
    }
    List<Unit> best = all;
    double most = -1;
    for (Unit unit : all) {
      for (List<Unit> some : choices(all, unit)) {
        double strength = strength(some);
        if (strength > most) {
          most = strength;
          best = some;
        }
      }
    }
    return best;
  }

  private List<List<Unit>> choices(List<Unit> all, Unit unit) {
    List<Unit> stack = stack(all, unit);
    return List.of(
        joining(unit),
        all.stream().filter(u -> u != unit).toList(),
        all.stream().filter(u -> !stack.contains(u)).toList(),
        stack,
        List.of(unit));
  }

  private List<Unit> joining(Unit unit) {
    return rules.clerk().muster(position, target, List.of(unit)).units();
  }

  private List<Unit> stack(List<Unit> all, Unit unit) {
    return all.stream().filter(u -> position.place(u) == position.place(unit)).toList();
  }

  /** What they bring to the attack, or less than nothing where they may not make it. */
  private double strength(List<Unit> units) {
    Order.Attack attack = new Order.Attack(units, target);
    Preview preview = units.isEmpty() ? null : rules.preview(position, attack).value();
    return preview == null || refusal(attack) != null ? -1 : preview.attack().total();
  }

  /** Why the attack may not be made now, although each unit could attack; null where it may. */
  @Nullable Refused refusal(Order.Attack attack) {
    return foretold
        ? null
        : rules.judge(position, attack) instanceof Refused refused ? refused : null;
  }
}
