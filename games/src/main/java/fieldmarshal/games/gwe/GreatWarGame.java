package fieldmarshal.games.gwe;

import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Names;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.book.BookGame;
import fieldmarshal.engine.casebook.Casebook;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import java.util.List;

/** A game of the series on the shelf: its map, its books, its days. */
public abstract class GreatWarGame extends BookGame {
  private final Theatre theatre;
  private final List<String> dates;

  /**
   * Reads what all games of the series have from the folder that bears the game's id.
   *
   * @param sides the first player first
   * @param features the features of hexes, the standard ones first
   * @param exclusive where the game's own features are found
   */
  protected GreatWarGame(
      String id,
      Cover cover,
      List<Side> sides,
      HexGrid grid,
      Names features,
      List<Theatre.Exclusive> exclusive) {
    super(
        id,
        cover,
        sides,
        OwnTables.current().used("gwe", id),
        nationsOf(Tsv.resource(folder(id) + "/units.tsv")),
        List.of(Casebook.load("gwe-standard", "Standard rules", "fieldmarshal/gwe/cases.tsv")),
        Glossary.load("fieldmarshal/gwe/glossary.tsv", folder(id) + "/glossary.tsv"));
    theatre = Theatre.load(folder() + "/map", grid, sides(), features, exclusive);
    dates = Tsv.resource(folder() + "/turns.tsv").stream().map(row -> row.text("dates")).toList();
  }

  @Override
  public final List<Phase> phases() {
    return Sequence.PHASES;
  }

  public final Theatre theatre() {
    return theatre;
  }

  /** The days that each turn stands for, the first turn first. */
  public List<String> dates() {
    return dates;
  }

  @Override
  public final Chart chart() {
    return TheatreChart.of(theatre, folder() + "/map");
  }
}
