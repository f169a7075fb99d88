package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Case 11.7: a combat from its declaration to its end, stage by stage. */
final class Results extends Chapter {
  Results(ItalianFrontRules rules) {
    super(rules);
  }

  @Case({"IF-11.4.1", "IF-11.6.2", "IF-11.7.3", "IF-16.1.1"})
  void run(Table t, Battle battle) {
    switch (battle.stage()) {
      case ATTACKER_SUPPORT -> {
        t.replace(battle.at(Battle.Stage.DEFENDER_SUPPORT));
        rules.announcements().ask(t, battle, true);
      }
      case DEFENDER_SUPPORT -> {
        t.replace(battle.at(Battle.Stage.SUPPORT_DICE));
        rules.announcements().ask(t, battle, false);
      }
      case SUPPORT_DICE -> {
        if (battle.toRoll().isEmpty()) {
          t.replace(battle.at(Battle.Stage.ROLL));
        } else {
          t.push(new Announcements.SupportDie());
        }
      }
      case ROLL -> t.push(new Die());
      case ATTACKER_LOSS -> {
        t.replace(battle.at(Battle.Stage.DEFENDER_CHOICE));
        rules.losses().ask(t, battle, true, attackerLoss(battle));
      }
      case DEFENDER_CHOICE -> choice(t, battle);
      case DEFENDER_LOSS -> {
        t.replace(battle.at(Battle.Stage.SURVIVORS));
        boolean saved = battle.withdrawal() == Battle.Withdrawal.RETREAT;
        rules.losses().ask(t, battle, false, battle.loss() - (saved ? 1 : 0));
      }
      case SURVIVORS -> survivors(t, battle);
      case RETREAT -> rules.retreats().next(t, battle);
      case ADVANCE -> rules.advances().first(t, battle);
      case SECOND_HEX -> rules.advances().second(t, battle);
      case CLOSE -> t.pop();
    }
  }

  private static int attackerLoss(Battle battle) {
    String result = Objects.requireNonNull(battle.fight()).result();
    return result.charAt(0) - '0';
  }

  // ---- the die

  /** The die of a combat. */
  @Case({"IF-11.7.9", "IF-2.1"})
  record Die() implements Pending.Chance<ItalianFrontRules> {
    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      Battle battle = Objects.requireNonNull(Below.find(p, Battle.class));
      return rules.chance(p, battle.side(), "combat", "IF-11.7.1");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.pop();
      rules.results().resolve(t, (Battle) Objects.requireNonNull(t.now().pending()), face);
    }
  }

  @Case({"IF-11.7.1", "IF-11.7.9"})
  private void resolve(Table t, Battle battle, int face) {
    Reckoning.Situation situation = Reckoning.Situation.of(battle);
    Reckoning.Odds odds = rules.reckoning().odds(t.now(), situation);
    int die = face + odds.modifier();
    String result = rules.table().result(odds.column(), die);
    t.tell(
        new Event.Rolled(
            "combat at "
                + odds.words()
                + (odds.modifier() == 0 ? "" : ", die " + Morale.signed(odds.modifier())),
            face,
            "IF-11.7.1"));
    t.tell(
        new Event.Fought(
            List.copyOf(battle.attackers()),
            Hexes.of(battle.target()),
            odds.words(),
            CombatTable.COLUMNS.get(odds.column()),
            result,
            odds.modifier(),
            result.endsWith("E") ? "IF-11.7.2" : "IF-11.7.1"));
    t.replace(
        battle.fought(
            rules.reckoning().fight(t.now(), situation, odds, face, result),
            rules.table().defender(odds.column(), die)));
  }

  // ---- what it means for the defender

  /** The attackers have paid; now the defender chooses, or all his units are eliminated. */
  @Case({"IF-11.7.2", "IF-11.7.3", "IF-10.4.2", "IF-10.4.7"})
  private void choice(Table t, Battle battle) {
    rules.loneHeadquarters().check(t);
    if (battle.loss() == CombatTable.ELIMINATED) {
      eliminate(t, battle);
      t.replace(battle.at(Battle.Stage.ADVANCE));
    } else if (battle.loss() == 0) {
      t.replace(battle.at(Battle.Stage.CLOSE));
    } else {
      t.replace(battle.at(Battle.Stage.DEFENDER_LOSS));
      rules.retreats().offer(t, battle);
    }
  }

  /** All defending units are eliminated, headquarters included; the steps count that are there. */
  @Case({"IF-11.7.2", "IF-10.2.4", "IF-10.4.7"})
  private void eliminate(Table t, Battle battle) {
    int counted = 0;
    for (Counter unit : battle.defenders()) {
      if (t.now().onMap(unit)) {
        counted += Morale.has(unit) && !unit.isHq() ? t.now().stepsLeft(unit) : 0;
        rules.pieces().eliminate(t, unit, "IF-11.7.2");
      }
    }
    rules.moraleTrack().casualties(t, 1 - battle.side(), counted, "IF-10.2.4");
  }

  /** The losses are taken: who is left goes, or stays. */
  @Case({"IF-15.2.2", "IF-12.1.1"})
  private void survivors(Table t, Battle battle) {
    rules.loneHeadquarters().check(t);
    t.replace(
        battle.at(
            battle.withdrawal() != Battle.Withdrawal.NONE && !remaining(t.now(), battle).isEmpty()
                ? Battle.Stage.RETREAT
                : Battle.Stage.ADVANCE));
  }

  /** The defenders who are still in the hex. */
  static List<Counter> remaining(Position p, Battle battle) {
    List<Counter> remaining = new ArrayList<>();
    for (Counter unit : battle.defenders()) {
      if (p.place(unit) == battle.target()) {
        remaining.add(unit);
      }
    }
    return remaining;
  }
}
