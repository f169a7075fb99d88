package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Table;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One combat on its way through its stages. Questions lie above it and hand their answers down by
 * replacing it. Everything in it is known to both players: the units were shown when the attack was
 * declared.
 *
 * @param side who attacks
 * @param attackers all who attack
 * @param defenders all who stood in the hex, headquarters included
 * @param planned the support that the attacker thought of when he declared the attack
 * @param attackSupport what the attacker has announced
 * @param defenceSupport what the defender has announced
 * @param toRoll the support units whose die has yet to be rolled, in order
 * @param employed the support units that give a column
 * @param crowdedAttack whether units attack out of an overstacked hex (19.5)
 * @param crowdedDefence whether the hex that is attacked is overstacked (19.5)
 * @param fight the figures when the die was rolled; null before
 * @param loss the steps that the defender has to lose, or {@link CombatTable#ELIMINATED}
 * @param withdrawal how the defender leaves the hex
 * @param left whether defenders have retreated, so that not all were eliminated
 * @param advanced who has entered the hex
 * @param overrun where advancing units destroyed a lone headquarters
 */
record Battle(
    int side,
    int target,
    List<Counter> attackers,
    List<Counter> defenders,
    Stage stage,
    List<Counter> planned,
    List<Counter> attackSupport,
    List<Counter> defenceSupport,
    List<Counter> toRoll,
    List<Counter> employed,
    boolean crowdedAttack,
    boolean crowdedDefence,
    Reckoning.@Nullable Fight fight,
    int loss,
    Withdrawal withdrawal,
    boolean left,
    List<Counter> advanced,
    Hexes overrun)
    implements Pending.Task<ItalianFrontRules>, RevealingFrame {
  enum Stage {
    ATTACKER_SUPPORT,
    DEFENDER_SUPPORT,
    SUPPORT_DICE,
    ROLL,
    ATTACKER_LOSS,
    DEFENDER_CHOICE,
    DEFENDER_LOSS,
    SURVIVORS,
    RETREAT,
    ADVANCE,
    SECOND_HEX,
    CLOSE
  }

  /** How the defenders leave. */
  enum Withdrawal {
    NONE,
    /** All go, and one step less is lost. */
    RETREAT,
    /** All who can must go, and nothing is saved. */
    PANIC
  }

  Battle {
    attackers = List.copyOf(attackers);
    defenders = List.copyOf(defenders);
    planned = List.copyOf(planned);
    attackSupport = List.copyOf(attackSupport);
    defenceSupport = List.copyOf(defenceSupport);
    toRoll = List.copyOf(toRoll);
    employed = List.copyOf(employed);
    advanced = List.copyOf(advanced);
  }

  static Battle of(
      int side,
      int target,
      List<Counter> attackers,
      List<Counter> defenders,
      List<Counter> planned,
      boolean crowdedAttack,
      boolean crowdedDefence) {
    return new Battle(
        side,
        target,
        attackers,
        defenders,
        Stage.ATTACKER_SUPPORT,
        planned,
        List.of(),
        List.of(),
        List.of(),
        List.of(),
        crowdedAttack,
        crowdedDefence,
        null,
        0,
        Withdrawal.NONE,
        false,
        List.of(),
        Hexes.NONE);
  }

  @Override
  public List<Counter> revealed() {
    List<Counter> all = new ArrayList<>(attackers);
    all.addAll(defenders);
    return all;
  }

  @Override
  public void run(ItalianFrontRules rules, Table t) {
    rules.results().run(t, this);
  }

  /** What one side has announced. */
  List<Counter> support(boolean attack) {
    return attack ? attackSupport : defenceSupport;
  }

  Battle at(Stage next) {
    Draft draft = new Draft(this);
    draft.stage = next;
    return draft.battle();
  }

  /** A side has announced its support; the plan is done with. */
  Battle announced(boolean attack, List<Counter> support, List<Counter> certain) {
    Draft draft = new Draft(this);
    draft.planned = List.of();
    if (attack) {
      draft.attackSupport = support;
    } else {
      draft.defenceSupport = support;
    }
    draft.employed = plus(employed, certain);
    List<Counter> dice = new ArrayList<>(support);
    dice.removeAll(certain);
    draft.toRoll = plus(toRoll, dice);
    return draft.battle();
  }

  /** The plan of the attacker is his own affair. */
  Battle withoutPlan() {
    Draft draft = new Draft(this);
    draft.planned = List.of();
    return draft.battle();
  }

  /** The next support unit has rolled its die. */
  Battle rolled(boolean success) {
    Draft draft = new Draft(this);
    Counter unit = toRoll.getFirst();
    draft.toRoll = toRoll.subList(1, toRoll.size());
    if (success) {
      draft.employed = plus(employed, List.of(unit));
    }
    return draft.battle();
  }

  private static List<Counter> plus(List<Counter> some, List<Counter> more) {
    List<Counter> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  /** The die has given a result. */
  Battle fought(Reckoning.Fight rolled, int defenderLoss) {
    Draft draft = new Draft(this);
    draft.fight = rolled;
    draft.loss = defenderLoss;
    draft.stage = Stage.ATTACKER_LOSS;
    return draft.battle();
  }

  /** The defender leaves the hex in this way. */
  Battle leaving(Withdrawal how) {
    Draft draft = new Draft(this);
    draft.withdrawal = how;
    return draft.battle();
  }

  /** The defender leaves in panic, and has to lose so many steps more. */
  Battle panicking(int extra) {
    Draft draft = new Draft(this);
    draft.withdrawal = Withdrawal.PANIC;
    draft.loss = loss + extra;
    return draft.battle();
  }

  Battle retreated() {
    Draft draft = new Draft(this);
    draft.left = true;
    return draft.battle();
  }

  Battle entered(List<Counter> units) {
    Draft draft = new Draft(this);
    draft.advanced = plus(advanced, units);
    return draft.battle();
  }

  Battle overran(int hex) {
    Draft draft = new Draft(this);
    draft.overrun = overrun.plus(hex);
    return draft.battle();
  }

  /** A battle in the making: a copy of another in which something is about to change. */
  private static final class Draft {
    final Battle from;
    Stage stage;
    List<Counter> planned;
    List<Counter> attackSupport;
    List<Counter> defenceSupport;
    List<Counter> toRoll;
    List<Counter> employed;
    Reckoning.@Nullable Fight fight;
    int loss;
    Withdrawal withdrawal;
    boolean left;
    List<Counter> advanced;
    Hexes overrun;

    Draft(Battle from) {
      this.from = from;
      stage = from.stage;
      planned = from.planned;
      attackSupport = from.attackSupport;
      defenceSupport = from.defenceSupport;
      toRoll = from.toRoll;
      employed = from.employed;
      fight = from.fight;
      loss = from.loss;
      withdrawal = from.withdrawal;
      left = from.left;
      advanced = from.advanced;
      overrun = from.overrun;
    }

    Battle battle() {
      return new Battle(
          from.side,
          from.target,
          from.attackers,
          from.defenders,
          stage,
          planned,
          attackSupport,
          defenceSupport,
          toRoll,
          employed,
          from.crowdedAttack,
          from.crowdedDefence,
          fight,
          loss,
          withdrawal,
          left,
          advanced,
          overrun);
    }
  }
}
