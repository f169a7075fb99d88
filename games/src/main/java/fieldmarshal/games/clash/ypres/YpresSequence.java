package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.clash.Army;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Sequence;
import fieldmarshal.games.clash.UnitNumber;
import java.util.ArrayList;
import java.util.List;

/** The sequence at Ypres: units change armies by date (Y2d), and the water rises (Y3). */
final class YpresSequence extends Sequence {
  /** A unit that belongs to another army from a turn on. */
  private record Change(int turn, Counter unit, Army army, String caseId) {}

  private final Inundation inundation;
  private final List<Change> changes = new ArrayList<>();

  YpresSequence(ClashRules rules, Inundation inundation) {
    super(rules);
    this.inundation = inundation;
    for (Tsv.Row row : Tsv.resource(rules.folder() + "/transfers.tsv")) {
      Army army = rules.army(row.text("army"));
      if (army == null) {
        throw row.fault("army", "there is no such army");
      }
      changes.add(
          new Change(
              row.number("turn"), rules.roster().named(row.text("unit")), army, row.text("case")));
    }
  }

  @Override
  @Case("COG-Y2d")
  protected void turnOpens(Table t) {
    for (Change change : changes) {
      if (turn(t.now()) >= change.turn()
          && t.now().unitNumber(change.unit(), UnitNumber.ARMY) != change.army().number()) {
        t.setUnitNumber(change.unit(), UnitNumber.ARMY, change.army().number());
        t.note(
            change.unit().begins() + " now belongs to " + change.army().called() + ".",
            change.caseId());
      }
    }
  }

  @Override
  @Case({"COG-Y3", "COG-Y10a"})
  protected void reinforcementsDone(Table t) {
    inundation.step(t);
  }
}
