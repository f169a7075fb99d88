package fieldmarshal.games.clash.gumbinnen;

import fieldmarshal.engine.Rules;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashGame;
import java.util.List;
import java.util.Set;

/** Gumbinnen 1914, on the shelf: a small battle of our own. */
public final class Gumbinnen extends ClashGame {
  /** Flat hexes in columns from west to east; even columns half a hex lower. */
  @Case("COG-T1")
  public Gumbinnen() {
    super(
        "clash-gumbinnen",
        new Cover(
            "Clash of Giants: Gumbinnen 1914",
            "Gumbinnen 1914 (our own)",
            "The rule book is the published one. The battle is our own: we made its map, counters and"
                + " victory conditions.",
            "2",
            List.of("German", "Russian")),
        HexGrid.flatTop(10, 12),
        "glossary.tsv");
  }

  @Override
  protected Rules open(Scenario scenario, Set<String> chosen) {
    return new GumbinnenRules(this, scenario, chosen);
  }
}
