package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Reckoning;

/** What a combat at Ypres counts for: the guns of the fleet help the Entente at the coast. */
final class YpresReckoning extends Reckoning {
  private final HexSet coast;

  YpresReckoning(ClashRules rules) {
    super(rules);
    coast = new HexSet(board.size());
    for (Tsv.Row row : Tsv.resource(rules.folder() + "/naval-guns.tsv")) {
      int hex = board.find(row.text("hex"));
      if (hex < 0) {
        throw row.fault("hex", "there is no such hex");
      }
      coast.add(hex);
    }
  }

  /** Whether the guns of the fleet reach the hex. */
  boolean underGuns(int hex) {
    return coast.has(hex);
  }

  /** Units are helped, not a fort alone. */
  @Override
  @Case("COG-Y13b")
  protected void shifts(Position p, Force force, Changes changes) {
    super.shifts(p, force, changes);
    if (force.side() == CENTRAL && coast.has(force.target()) && !force.defenders().isEmpty()) {
      changes.left("naval guns", "COG-Y13b");
    }
  }
}
