package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Replacement;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Chapter 22: step replacement by table, and the repair of the armoured cars (24.43). */
class BrusilovReplacement extends Replacement {
  private record Die(int highest, String caseId) {}

  private final Map<String, TreeMap<Integer, Die>> dice = new HashMap<>();

  @Case({"BRU-22.11", "BRU-22.12", "BRU-22.21", "BRU-26.24a"})
  BrusilovReplacement(GreatWarInTheEast rules, String scenario) {
    super(rules);
    for (Tsv.Row row : Tsv.resource(Brusilov.FOLDER + "/replacements.tsv")) {
      if (row.text("scenario").equals(scenario)) {
        dice.computeIfAbsent(row.text("nationality"), nation -> new TreeMap<>())
            .put(row.number("from"), new Die(row.number("highest"), row.text("case")));
      }
    }
  }

  @Override
  @Case("BRU-24.43")
  protected @Nullable Refused kind(Position p, Counter unit) {
    if (BrusilovPieces.isCar(unit)) {
      return BrusilovPieces.brokenDown(p, unit)
          ? null
          : Refused.of("BRU-24.43", () -> unit.begins() + " needs no repair.");
    }
    return super.kind(p, unit);
  }

  /** Not beside an enemy. */
  @Override
  @Case("BRU-22.0")
  protected int distance() {
    return 2;
  }

  @Override
  protected String distanceCase() {
    return "BRU-22.0";
  }

  @Override
  @Case("BRU-22.0")
  protected @Nullable Refused near(Position p, Counter unit) {
    if (!rules.supply().inSupply(p, unit)) {
      return Refused.of("BRU-22.0", () -> unit.begins() + " is out of supply.");
    }
    return super.near(p, unit);
  }

  private Die die(Position p, Counter unit) {
    TreeMap<Integer, Die> nation = dice.get(unit.nationality());
    Map.Entry<Integer, Die> entry = nation == null ? null : nation.floorEntry(turn(p));
    return entry == null ? new Die(0, "BRU-22.0") : entry.getValue();
  }

  @Override
  @Case({"BRU-22.11", "BRU-22.12", "BRU-22.21", "BRU-26.24a"})
  public int highest(Position p, Counter unit) {
    return die(p, unit).highest();
  }

  @Override
  protected String dieCase(Counter unit) {
    TreeMap<Integer, Die> nation = dice.get(unit.nationality());
    return nation == null ? "BRU-22.0" : nation.firstEntry().getValue().caseId();
  }

  @Override
  @Case("BRU-24.43")
  protected void rebuild(Table t, Counter unit) {
    if (BrusilovPieces.isCar(unit)) {
      t.setFlag(unit, Flag.REVERSED, false);
      t.note(unit.begins() + " is repaired.", "BRU-24.43");
    } else {
      super.rebuild(t, unit);
    }
  }
}
