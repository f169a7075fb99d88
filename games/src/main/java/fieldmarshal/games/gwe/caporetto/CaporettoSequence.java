package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Global;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Reinforcements;
import fieldmarshal.games.gwe.Sequence;
import fieldmarshal.games.gwe.UnitNumber;
import java.util.List;

/** The sequence of play with the strike in Milano (22), overstacking grace and heroes. */
class CaporettoSequence extends Sequence {
  private static final List<String> STRIKE_BREAKERS = List.of("it-41", "it-42");
  private static final int JOURNEY = 2;

  private final boolean heroes;

  CaporettoSequence(GreatWarInTheEast rules, boolean heroes) {
    super(rules);
    this.heroes = heroes;
  }

  @Override
  @Case({"CAP-22.0", "CAP-4.0"})
  protected void opening(Table t, Side side) {
    super.opening(t, side);
    if (side == Caporetto.ALLIED && t.now().global(CaporettoState.STRIKE_ENDED) == 0) {
      t.push(new StrikeRoll());
    }
  }

  /** A die not above the turn number ends the strike; the cavalry comes two turns later. */
  @Case("CAP-22.0")
  record StrikeRoll() implements Pending.Chance<GreatWarInTheEast> {
    @Override
    public Decision.Chance decision(GreatWarInTheEast rules, Position p) {
      return rules.chance(p, Caporetto.ALLIED, "Milan strike", "CAP-22.0");
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("Milan strike", face, "CAP-22.0"));
      int turn = t.now().global(Global.TURN);
      if (face > turn) {
        t.note("The Milan strike continues.", "CAP-22.0");
        return;
      }
      t.setGlobal(CaporettoState.STRIKE_ENDED, turn);
      t.note("The Milan strike ends.", "CAP-22.0");
      for (String id : STRIKE_BREAKERS) {
        Counter unit = rules.roster().named(id);
        if (t.now().place(unit) == Position.UNUSED) {
          t.setUnitNumber(unit, UnitNumber.DUE, turn + JOURNEY);
          t.place(unit, Reinforcements.DUE, "due");
        }
      }
    }
  }

  @Override
  @Case("CAP-8.63")
  protected void phaseEnds(Table t, Step step) {
    if (step == Step.MOVEMENT_ENDS) {
      ((CaporettoStacking) rules.stacking()).revoke(t, phasing(t.now()));
    }
    super.phaseEnds(t, step);
  }

  @Override
  @Case("CAP-21.22")
  protected void interphase(Table t) {
    for (Counter unit : rules.roster().all()) {
      t.mark(unit, CaporettoState.INSPIRED, false, "CAP-21.22");
    }
    if (heroes && turn(t.now()) < rules.lastTurn()) {
      t.push(new HeroicLeaders.Inspiring());
    }
  }
}
