package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Rules;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashGame;
import java.util.List;
import java.util.Set;

/** Clash of Giants II: First Ypres 1914, on the shelf. */
public final class Ypres extends ClashGame {
  /** Flat hexes in columns from west to east; even columns half a hex lower. */
  @Case("COG-Y1")
  public Ypres() {
    super(
        "clash-ypres",
        new Cover(
            "Clash of Giants II: First Ypres 1914",
            "First Ypres 1914 (reconstructed)",
            RECONSTRUCTED,
            "2",
            List.of("German", "British")),
        HexGrid.flatTop(38, 41),
        "glossary.tsv");
  }

  @Override
  protected Rules open(Scenario scenario, Set<String> chosen) {
    return new YpresRules(this, scenario, chosen);
  }
}
