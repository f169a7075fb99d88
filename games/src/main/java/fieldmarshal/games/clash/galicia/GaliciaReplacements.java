package fieldmarshal.games.clash.galicia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Replacements;
import org.jspecify.annotations.Nullable;

/** Replacements in Galicia: cases G7c and G10e. */
final class GaliciaReplacements extends Replacements {
  private final int przemysl = board.hex("2621");

  GaliciaReplacements(ClashRules rules) {
    super(rules);
  }

  @Override
  @Case("COG-G7c")
  protected String nationCase() {
    return "COG-G7c";
  }

  /** Russians beside Przemysl besiege it and get nothing while its fort stands. */
  @Override
  @Case("COG-G10e")
  protected @Nullable Refused barred(Position p, Counter unit) {
    return unit.sideIndex() == ENTENTE
            && rules.control().fort(p, CENTRAL, przemysl) > 0
            && board.adjacent(p.place(unit), przemysl)
        ? Refused.of(
            "COG-G10e",
            () ->
                unit.begins() + " is next to the intact fort of Przemysl and gets no replacements.")
        : null;
  }
}
