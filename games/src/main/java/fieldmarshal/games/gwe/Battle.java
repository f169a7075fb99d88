package fieldmarshal.games.gwe;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Table;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A combat under way. It lies on the stack while its stages run; the questions it puts to the
 * players lie above it and hand their answers down by replacing it.
 *
 * @param unsupplied attackers (and guns) out of supply at the instant of combat
 * @param guns what the defender supports with
 * @param attackSteps the attacking force in steps, at the moment of combat
 * @param unitSteps the defending units in steps
 * @param fortSteps the fortress steps beside them
 * @param supplied whether every defender was in supply at the moment of combat
 * @param result what the table gave, made worse where 10.43 says so
 * @param option the defender's option, 0 while open
 * @param affected the defending hexes whose stacks are affected
 * @param fortShare how many of the affected steps are those of fortresses
 * @param left the defending hexes whose stacks have gone, or died for want of a way
 * @param routes for each target the hexes of the retreat from it, in order (empty if none)
 */
public record Battle(
    Order.Attack attack,
    Stage stage,
    List<Counter> unsupplied,
    List<Counter> guns,
    int attackSteps,
    int unitSteps,
    int fortSteps,
    boolean supplied,
    CombatTable.Result result,
    int option,
    Hexes affected,
    int fortShare,
    Hexes left,
    List<Hexes> routes)
    implements Pending.Task<GreatWarInTheEast> {

  /** What comes next. */
  public enum Stage {
    ATTRITION,
    DEFENCE,
    ODDS,
    OPTION,
    DEFENDER_LOSS,
    RETREAT,
    AFTERMATH,
    ATTACKER_LOSS,
    ADVANCE,
    DONE
  }

  static final CombatTable.Result OPEN = new CombatTable.Result(0, 0);

  public Battle {
    unsupplied = List.copyOf(unsupplied);
    guns = List.copyOf(guns);
    routes = List.copyOf(routes);
  }

  public static Battle declared(Order.Attack attack, List<Counter> unsupplied) {
    return new Battle(
        attack,
        Stage.ATTRITION,
        unsupplied,
        List.of(),
        0,
        0,
        0,
        false,
        OPEN,
        0,
        attack.targets(),
        0,
        Hexes.NONE,
        Collections.nCopies(attack.targets().size(), Hexes.NONE));
  }

  @Override
  public void run(GreatWarInTheEast rules, Table t) {
    rules.combat().run(t, this);
  }

  public Battle at(Stage next) {
    return new Battle(
        attack,
        next,
        unsupplied,
        guns,
        attackSteps,
        unitSteps,
        fortSteps,
        supplied,
        result,
        option,
        affected,
        fortShare,
        left,
        routes);
  }

  public Battle withGuns(List<Counter> chosen) {
    return new Battle(
        attack,
        stage,
        unsupplied,
        chosen,
        attackSteps,
        unitSteps,
        fortSteps,
        supplied,
        result,
        option,
        affected,
        fortShare,
        left,
        routes);
  }

  Battle sized(int attackers, int units, int forts, boolean inSupply) {
    return new Battle(
        attack,
        stage,
        unsupplied,
        guns,
        attackers,
        units,
        forts,
        inSupply,
        result,
        option,
        affected,
        fortShare,
        left,
        routes);
  }

  Battle decided(CombatTable.Result rolled) {
    return new Battle(
        attack,
        stage,
        unsupplied,
        guns,
        attackSteps,
        unitSteps,
        fortSteps,
        supplied,
        rolled,
        option,
        affected,
        fortShare,
        left,
        routes);
  }

  public Battle withOption(int number) {
    return new Battle(
        attack,
        stage,
        unsupplied,
        guns,
        attackSteps,
        unitSteps,
        fortSteps,
        supplied,
        result,
        number,
        affected,
        fortShare,
        left,
        routes);
  }

  public Battle withAffected(Hexes hexes) {
    return new Battle(
        attack,
        stage,
        unsupplied,
        guns,
        attackSteps,
        unitSteps,
        fortSteps,
        supplied,
        result,
        option,
        hexes,
        fortShare,
        left,
        routes);
  }

  Battle withFortShare(int steps) {
    return new Battle(
        attack,
        stage,
        unsupplied,
        guns,
        attackSteps,
        unitSteps,
        fortSteps,
        supplied,
        result,
        option,
        affected,
        steps,
        left,
        routes);
  }

  /** The stack of a hex has gone along a route; with none, it has died there. */
  public Battle withRoute(int hex, Hexes route) {
    List<Hexes> changed = new ArrayList<>(routes);
    for (int i = 0; i < changed.size(); i++) {
      if (attack.targets().at(i) == hex) {
        changed.set(i, route);
      }
    }
    return new Battle(
        attack,
        stage,
        unsupplied,
        guns,
        attackSteps,
        unitSteps,
        fortSteps,
        supplied,
        result,
        option,
        affected,
        fortShare,
        left.plus(hex),
        changed);
  }

  /** The steps of the defending force. */
  public int defenceSteps() {
    return unitSteps + fortSteps;
  }

  /** The steps that a result concerns: those of the smaller force. */
  @fieldmarshal.engine.casebook.Case({"GWE-8.9-S", "GWE-8.9-X1"})
  public int affectedSteps() {
    return Math.min(attackSteps, defenceSteps());
  }
}
