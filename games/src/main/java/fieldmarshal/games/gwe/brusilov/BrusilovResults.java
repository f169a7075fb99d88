package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Battle;
import fieldmarshal.games.gwe.CombatResults;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import java.util.ArrayList;
import java.util.List;

/** Case 8.9 on the first turn: those who panic have no option; the steady have theirs. */
class BrusilovResults extends CombatResults {
  BrusilovResults(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case({"BRU-23.12", "BRU-23.13", "BRU-23.15", "BRU-23.41"})
  protected void option(Table t, Battle battle) {
    if (battle.result().defender() > 0 && BrusilovRules.of(rules).panic().rout(t, battle)) {
      return;
    }
    if (battle.left().isEmpty()) {
      super.option(t, battle);
      return;
    }
    Hexes steady = Hexes.NONE;
    Hexes targets = battle.attack().targets();
    for (int i = 0; i < targets.size(); i++) {
      if (!battle.left().contains(targets.at(i))) {
        steady = steady.plus(targets.at(i));
      }
    }
    if (steady.isEmpty()) {
      t.replace(battle.at(Battle.Stage.AFTERMATH));
    } else {
      super.option(t, battle.withAffected(steady));
    }
  }

  /**
   * If some hexes have routed, all other hexes are affected, and they lose no more steps than they
   * have.
   */
  @Override
  @Case("BRU-23.41")
  protected boolean asksWhoIsAffected(Battle battle) {
    return battle.left().isEmpty() && super.asksWhoIsAffected(battle);
  }

  @Override
  @Case("BRU-23.41")
  protected int affected(Position p, Battle battle) {
    if (battle.left().isEmpty()) {
      return super.affected(p, battle);
    }
    int steps = 0;
    for (Counter unit : pool(p, battle)) {
      steps += p.stepsLeft(unit);
    }
    return Math.min(battle.attackSteps(), steps);
  }

  /**
   * First those who panic rout whose shelter is gone; then the panic spreads; then comes what
   * follows for other passengers and for headquarters.
   */
  @Override
  @Case({"BRU-23.15", "BRU-23.21", "BRU-23.22", "BRU-23.25"})
  protected void aftermath(Table t, Battle battle) {
    Panic panic = BrusilovRules.of(rules).panic();
    if (!panic.shelters().rout(t, battle) && !panic.spread(t, battle)) {
      super.aftermath(t, battle);
    }
  }

  /** A passenger that panics never loses its last step with those who shelter it. */
  @Override
  @Case("BRU-23.15")
  protected void halvePassengers(Table t, Side side, List<Counter> passengers) {
    Panic panic = BrusilovRules.of(rules).panic();
    List<Counter> others = new ArrayList<>();
    for (Counter unit : passengers) {
      if (!panic.reigns(t.now()) || !panic.panics(t.now(), unit)) {
        others.add(unit);
      } else if (t.now().stepsLeft(unit) > 1) {
        rules.pieces().lose(t, unit, t.now().stepsLeft(unit) / 2, "GWE-8.66b");
      }
    }
    super.halvePassengers(t, side, others);
  }
}
