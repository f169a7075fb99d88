package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
 * @param fight the figures when the die was rolled, and its result; null before
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
    Reckoning.@Nullable Fight fight,
    boolean firstArmy)
    implements Pending.Task<EastPrussiaRules>, RevealingFrame {
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
        null,
        false);
  }

  @Override
  public List<Counter> revealed() {
    return all;
  }

  @Override
  public void run(EastPrussiaRules rules, Table t) {
    rules.results().run(t, this);
  }

  Battle opened(Hexes left, int atColumn, boolean first) {
    Draft draft = new Draft(this);
    draft.targets = left;
    draft.stage = Stage.DEFENDERS_RETIRE;
    draft.column = atColumn;
    draft.firstArmy = first;
    return draft.battle();
  }

  /** Only these hexes are still defended. */
  Battle against(Hexes left) {
    Draft draft = new Draft(this);
    draft.targets = left;
    return draft.battle();
  }

  Battle at(Stage next) {
    Draft draft = new Draft(this);
    draft.stage = next;
    return draft.battle();
  }

  Battle asking(Stage next, List<Counter> cavalry) {
    Draft draft = new Draft(this);
    draft.stage = next;
    draft.queue = cavalry;
    return draft.battle();
  }

  Battle fought(int atColumn) {
    Draft draft = new Draft(this);
    draft.column = atColumn;
    return draft.battle();
  }

  /** The die has given a result. */
  Battle fought(Reckoning.Fight rolled) {
    Draft draft = new Draft(this);
    draft.column = rolled.odds().column();
    draft.fight = rolled;
    return draft.battle();
  }

  /** The attackers have lost and retreat. */
  Battle attackersRetreat(int hexes) {
    return retreats(attackers(), hexes, false);
  }

  /** The defenders have lost, and those of them who are left retreat. */
  Battle defendersRetreat(List<Counter> left, int hexes) {
    return retreats(left, hexes, true);
  }

  private Battle retreats(List<Counter> losers, int hexes, boolean attackerWins) {
    Draft draft = new Draft(this);
    draft.stage = Stage.RETREATS;
    draft.fleeing = losers;
    draft.retreat = hexes;
    draft.attackerWins = attackerWins;
    return draft.battle();
  }

  /** The attackers have won and may advance. */
  Battle attackersAdvance() {
    return advances(true);
  }

  /** The defenders have won and may advance. */
  Battle defendersAdvance() {
    return advances(false);
  }

  /** The retreats are over: those who have won may advance. */
  Battle winnersAdvance() {
    return advances(attackerWins);
  }

  private Battle advances(boolean attackerWins) {
    Draft draft = new Draft(this);
    draft.stage = Stage.ADVANCE;
    draft.attackerWins = attackerWins;
    return draft.battle();
  }

  /** A stack has retreated, or was lost. */
  Battle fled(List<Counter> stack) {
    Draft draft = new Draft(this);
    draft.fleeing = new ArrayList<>(fleeing);
    draft.fleeing.removeAll(stack);
    return draft.battle();
  }

  Battle without(Counter attacker) {
    Draft draft = new Draft(this);
    draft.attackers = new ArrayList<>(attackers);
    draft.attackers.remove(attacker);
    return draft.battle();
  }

  /** The attacker has lost: what the defender's own cavalry left before is no ground to gain. */
  Battle lost() {
    Draft draft = new Draft(this);
    draft.attackerWins = false;
    draft.trails = List.of();
    return draft.battle();
  }

  Battle vacated(Hexes trail) {
    Draft draft = new Draft(this);
    draft.trails = new ArrayList<>(trails);
    draft.trails.add(trail);
    return draft.battle();
  }

  /** A battle in the making: a copy of another in which something is about to change. */
  private static final class Draft {
    final Battle from;
    List<Counter> attackers;
    Hexes targets;
    Stage stage;
    List<Counter> queue;
    List<Counter> fleeing;
    int retreat;
    boolean attackerWins;
    List<Hexes> trails;
    int column;
    Reckoning.@Nullable Fight fight;
    boolean firstArmy;

    Draft(Battle from) {
      this.from = from;
      attackers = from.attackers;
      targets = from.targets;
      stage = from.stage;
      queue = from.queue;
      fleeing = from.fleeing;
      retreat = from.retreat;
      attackerWins = from.attackerWins;
      trails = from.trails;
      column = from.column;
      fight = from.fight;
      firstArmy = from.firstArmy;
    }

    Battle battle() {
      return new Battle(
          attackers,
          from.all,
          targets,
          stage,
          queue,
          fleeing,
          retreat,
          attackerWins,
          trails,
          column,
          fight,
          firstArmy);
    }
  }
}
