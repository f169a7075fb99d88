package fieldmarshal.games.gwe;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Moment;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
 * @param rolled when the die was rolled; null before
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
    @Nullable Moment rolled,
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
        null,
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
    Draft draft = new Draft(this);
    draft.stage = next;
    return draft.battle();
  }

  public Battle withGuns(List<Counter> chosen) {
    Draft draft = new Draft(this);
    draft.guns = chosen;
    return draft.battle();
  }

  Battle sized(int attackers, int units, int forts, boolean inSupply) {
    Draft draft = new Draft(this);
    draft.attackSteps = attackers;
    draft.unitSteps = units;
    draft.fortSteps = forts;
    draft.supplied = inSupply;
    return draft.battle();
  }

  /** The die has given a result; the position is the one in which it was rolled. */
  Battle decided(CombatTable.Result given, Position when) {
    Draft draft = new Draft(this);
    draft.result = given;
    draft.rolled = new Moment(when);
    return draft.battle();
  }

  public Battle withOption(int number) {
    Draft draft = new Draft(this);
    draft.option = number;
    return draft.battle();
  }

  public Battle withAffected(Hexes hexes) {
    Draft draft = new Draft(this);
    draft.affected = hexes;
    return draft.battle();
  }

  Battle withFortShare(int steps) {
    Draft draft = new Draft(this);
    draft.fortShare = steps;
    return draft.battle();
  }

  /** The stack of a hex has gone along a route; with none, it has died there. */
  public Battle withRoute(int hex, Hexes route) {
    Draft draft = new Draft(this);
    draft.left = left.contains(hex) ? left : left.plus(hex);
    draft.routes = new ArrayList<>(routes);
    for (int i = 0; i < routes.size(); i++) {
      if (attack.targets().at(i) == hex) {
        draft.routes.set(i, route);
      }
    }
    return draft.battle();
  }

  /** A battle in the making: a copy of another in which something is about to change. */
  private static final class Draft {
    final Battle from;
    Stage stage;
    List<Counter> guns;
    int attackSteps;
    int unitSteps;
    int fortSteps;
    boolean supplied;
    CombatTable.Result result;
    @Nullable Moment rolled;
    int option;
    Hexes affected;
    int fortShare;
    Hexes left;
    List<Hexes> routes;

    Draft(Battle from) {
      this.from = from;
      stage = from.stage;
      guns = from.guns;
      attackSteps = from.attackSteps;
      unitSteps = from.unitSteps;
      fortSteps = from.fortSteps;
      supplied = from.supplied;
      result = from.result;
      rolled = from.rolled;
      option = from.option;
      affected = from.affected;
      fortShare = from.fortShare;
      left = from.left;
      routes = from.routes;
    }

    Battle battle() {
      return new Battle(
          from.attack,
          stage,
          from.unsupplied,
          guns,
          attackSteps,
          unitSteps,
          fortSteps,
          supplied,
          result,
          rolled,
          option,
          affected,
          fortShare,
          left,
          routes);
    }
  }

  /** The steps of the defending force. */
  public int defenceSteps() {
    return unitSteps + fortSteps;
  }

  /** The steps that a result concerns: those of the smaller force. */
  @Case({"GWE-8.9-S", "GWE-8.9-X1"})
  public int affectedSteps() {
    return Math.min(attackSteps, defenceSteps());
  }
}
