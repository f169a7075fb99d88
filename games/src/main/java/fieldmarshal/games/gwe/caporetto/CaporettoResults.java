package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Battle;
import fieldmarshal.games.gwe.CombatResults;
import fieldmarshal.games.gwe.CombatTable;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;

/** Case 8.75: in the first days few Italians stand to the last man. */
class CaporettoResults extends CombatResults {
  private static final int LAST_TURN = 5;

  CaporettoResults(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case("CAP-8.75")
  protected boolean standNeedsRoll(Position p, Battle battle) {
    if (turn(p) > LAST_TURN) {
      return false;
    }
    for (int i = 0; i < battle.attack().targets().size(); i++) {
      for (Counter unit : rules.combat().defenders(p, battle.attack().targets().at(i))) {
        if (!unit.isFortress() && unit.nationality().equals(Caporetto.ITALIAN)) {
          return true;
        }
      }
    }
    return false;
  }

  @Override
  protected Pending.Chance<GreatWarInTheEast> standRoll(Option asked) {
    return new StandRoll(asked);
  }

  @Override
  @Case("CAP-8.75")
  protected String about(Position p, Battle battle, CombatTable.Option option) {
    String about = super.about(p, battle, option);
    return option.barsAdvance() && standNeedsRoll(p, battle)
        ? about
            + " First you must roll "
            + turn(p)
            + " or less; if you fail, choose another option."
        : about;
  }

  /** A die not above the turn number lets them stand; else another option must do. */
  @Case("CAP-8.75")
  record StandRoll(Option asked) implements Pending.Chance<GreatWarInTheEast> {
    @Override
    public Decision.Chance decision(GreatWarInTheEast rules, Position p) {
      return rules.chance(p, rules.other(rules.sequence().phasing(p)), "last stand", "CAP-8.75");
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("last stand", face, "CAP-8.75"));
      ((CaporettoResults) rules.results()).stand(t, asked, face);
    }
  }

  private void stand(Table t, Option asked, int face) {
    if (face > turn(t.now())) {
      t.note("The last stand fails: the defender must choose another option.", "CAP-8.75");
      withhold(t, asked);
      return;
    }
    CombatTable.Option option =
        rules.combat().table().options(asked.battle().result().defender()).get(1);
    if (option == null) {
      throw new IllegalStateException("no option 1 in " + asked);
    }
    accept(t, option);
  }
}
