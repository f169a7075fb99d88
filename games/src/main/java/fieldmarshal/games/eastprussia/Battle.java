package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Table;
import java.util.ArrayList;
import java.util.List;

/**
 * One combat on its way through its stages. Questions lie above it and hand their answers down by
 * replacing it.
 *
 * @param attackers those who still attack
 * @param all those who count as having attacked
 * @param targets the hexes attacked
 * @param queue cavalry that may yet retire
 * @param fleeing the units that have yet to retreat
 * @param retreat how many hexes they retreat
 * @param attackerWins whether it is the defender who lost
 * @param trails what was vacated: the hex that was left, then the hexes of the way
 * @param column the column that counts for the first turn
 * @param firstArmy whether the defenders are of the Russian First Army
 */
record Battle(
    List<Counter> attackers,
    List<Counter> all,
    Hexes targets,
    Stage stage,
    List<Counter> queue,
    List<Counter> fleeing,
    int retreat,
    boolean attackerWins,
    List<Hexes> trails,
    int column,
    boolean firstArmy)
    implements Pending.Task<EastPrussiaRules>, Exposing {
  enum Stage {
    OPEN,
    DEFENDERS_RETIRE,
    ATTACKERS_RETIRE,
    FIGHT,
    RETREATS,
    ADVANCE,
    CLOSE
  }

  Battle {
    attackers = List.copyOf(attackers);
    queue = List.copyOf(queue);
    fleeing = List.copyOf(fleeing);
    trails = List.copyOf(trails);
  }

  static Battle of(Combat.Declared declared) {
    return new Battle(
        declared.units(),
        declared.units(),
        declared.targets(),
        Stage.OPEN,
        List.of(),
        List.of(),
        0,
        true,
        List.of(),
        0,
        false);
  }

  @Override
  public List<Counter> exposed() {
    return all;
  }

  @Override
  public void run(EastPrussiaRules rules, Table t) {
    rules.results().run(t, this);
  }

  Battle opened(Hexes left, int atColumn, boolean first) {
    return new Battle(
        attackers,
        all,
        left,
        Stage.DEFENDERS_RETIRE,
        queue,
        fleeing,
        retreat,
        attackerWins,
        trails,
        atColumn,
        first);
  }

  /** Only these hexes are still defended. */
  Battle against(Hexes left) {
    return new Battle(
        attackers,
        all,
        left,
        stage,
        queue,
        fleeing,
        retreat,
        attackerWins,
        trails,
        column,
        firstArmy);
  }

  Battle at(Stage next) {
    return new Battle(
        attackers,
        all,
        targets,
        next,
        queue,
        fleeing,
        retreat,
        attackerWins,
        trails,
        column,
        firstArmy);
  }

  Battle asking(Stage next, List<Counter> cavalry) {
    return new Battle(
        attackers,
        all,
        targets,
        next,
        cavalry,
        fleeing,
        retreat,
        attackerWins,
        trails,
        column,
        firstArmy);
  }

  Battle fought(int atColumn) {
    return new Battle(
        attackers,
        all,
        targets,
        stage,
        queue,
        fleeing,
        retreat,
        attackerWins,
        trails,
        atColumn,
        firstArmy);
  }

  Battle retreats(List<Counter> losers, int hexes, boolean attackerWon) {
    return new Battle(
        attackers,
        all,
        targets,
        Stage.RETREATS,
        queue,
        losers,
        hexes,
        attackerWon,
        trails,
        column,
        firstArmy);
  }

  Battle won(boolean attackerWon) {
    return new Battle(
        attackers,
        all,
        targets,
        Stage.ADVANCE,
        queue,
        fleeing,
        retreat,
        attackerWon,
        trails,
        column,
        firstArmy);
  }

  /** A stack has retreated, or was lost. */
  Battle fled(List<Counter> stack) {
    List<Counter> rest = new ArrayList<>(fleeing);
    rest.removeAll(stack);
    return new Battle(
        attackers,
        all,
        targets,
        stage,
        queue,
        rest,
        retreat,
        attackerWins,
        trails,
        column,
        firstArmy);
  }

  Battle without(Counter attacker) {
    List<Counter> rest = new ArrayList<>(attackers);
    rest.remove(attacker);
    return new Battle(
        rest,
        all,
        targets,
        stage,
        queue,
        fleeing,
        retreat,
        attackerWins,
        trails,
        column,
        firstArmy);
  }

  /** The attacker has lost: what the defender's own cavalry left before is no ground to gain. */
  Battle lost() {
    return new Battle(
        attackers, all, targets, stage, queue, fleeing, retreat, false, List.of(), column,
        firstArmy);
  }

  Battle vacated(Hexes trail) {
    List<Hexes> more = new ArrayList<>(trails);
    more.add(trail);
    return new Battle(
        attackers,
        all,
        targets,
        stage,
        queue,
        fleeing,
        retreat,
        attackerWins,
        more,
        column,
        firstArmy);
  }
}
