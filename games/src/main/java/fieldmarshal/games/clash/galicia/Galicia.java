package fieldmarshal.games.clash.galicia;

import fieldmarshal.engine.Rules;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashGame;
import java.util.List;
import java.util.Set;

/** Clash of Giants II: Galicia 1914, on the shelf. */
public final class Galicia extends ClashGame {
  /** Flat hexes in columns from west to east; even columns half a hex lower. */
  @Case("COG-G1")
  public Galicia() {
    super(
        "clash-galicia",
        new Cover(
            "Clash of Giants II: Galicia 1914",
            "Galicia 1914 (reconstructed)",
            RECONSTRUCTED,
            "2",
            List.of("Austro-Hungarian", "Russian")),
        HexGrid.flatTop(36, 56),
        "glossary.tsv");
  }

  @Override
  protected Rules open(Scenario scenario, Set<String> chosen) {
    return new GaliciaRules(this, scenario, chosen);
  }
}
