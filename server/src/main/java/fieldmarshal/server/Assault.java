package fieldmarshal.server;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Unit;
import java.util.List;

/**
 * The attack that a player is shown first: all who can attack, or the most who can do it together.
 */
record Assault(Rules rules, Position position, Hexes target) {

  /**
   * Of units that can attack each for itself those who can attack together: all of them where that
   * is allowed; else those whom one of them can join, or its stack, or it alone, whoever are
   * strongest. All of them where nobody can: then the rules say why not.
   */
  List<Unit> together(List<Unit> all) {
    if (all.size() < 2 || strength(all) >= 0) {
      return all;
    }
    List<Unit> best = all;
    double most = -1;
    for (Unit unit : all) {
      for (List<Unit> some : List.of(joining(unit), stack(all, unit), List.of(unit))) {
        double strength = strength(some);
        if (strength > most) {
          most = strength;
          best = some;
        }
      }
    }
    return best;
  }

  private List<Unit> joining(Unit unit) {
    return rules.clerk().muster(position, target, List.of(unit)).units();
  }

  private List<Unit> stack(List<Unit> all, Unit unit) {
    return all.stream().filter(u -> position.place(u) == position.place(unit)).toList();
  }

  /** What they bring to the attack, or less than nothing where they may not make it. */
  private double strength(List<Unit> units) {
    Preview preview =
        units.isEmpty() ? null : rules.preview(position, new Order.Attack(units, target)).value();
    return preview == null ? -1 : preview.attack().total();
  }
}
