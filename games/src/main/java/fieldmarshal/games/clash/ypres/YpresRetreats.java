package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Retreats;
import org.jspecify.annotations.Nullable;

/** Retreats at Ypres: places may be held (12.93, Y11), and nobody goes into the flood (Y10f). */
final class YpresRetreats extends Retreats {
  YpresRetreats(ClashRules rules) {
    super(rules);
  }

  @Override
  @Case({"COG-12.93", "COG-Y11"})
  protected boolean mayIgnore(Position p, Counter unit) {
    return theatre.isPlace(p.place(unit)) || super.mayIgnore(p, unit);
  }

  @Override
  protected String ignoreCase(Position p, Counter unit) {
    return super.mayIgnore(p, unit) ? super.ignoreCase(p, unit) : "COG-12.93";
  }

  @Override
  @Case("COG-Y10f")
  protected @Nullable Refused closed(Position p, Counter unit, int hex) {
    return rules.control().flooded(p, hex)
        ? Refused.of("COG-Y10f", () -> title(hex) + " is flooded.")
        : null;
  }
}
