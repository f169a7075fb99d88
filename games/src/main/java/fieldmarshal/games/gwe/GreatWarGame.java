package fieldmarshal.games.gwe;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Names;
import fieldmarshal.engine.Nation;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Charted;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Casebook;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import java.util.List;

/** A game of the series on the shelf: its map, its books, its days. */
public abstract class GreatWarGame implements Game, Charted {
  private final String id;
  private final Cover cover;
  private final List<Side> sides;
  private final String folder;
  private final Theatre theatre;
  private final List<Casebook> books;
  private final List<String> dates;
  private final List<Nation> nations;
  private final Glossary glossary;
  private final OwnTables.Used tables;

  /**
   * What stands on the cover.
   *
   * @param title of the game
   * @param book the title of the exclusive rules
   * @param rulesVersion goes up when a match may go on in another way than before
   * @param flags the nation that stands for each side, the first player first
   */
  protected record Cover(String title, String book, String rulesVersion, List<String> flags) {
    public Cover {
      flags = List.copyOf(flags);
    }
  }

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
    this.id = id;
    this.cover = cover;
    this.sides = List.copyOf(sides);
    folder = "fieldmarshal/" + id;
    tables = OwnTables.current().used("gwe", id);
    theatre = Theatre.load(folder + "/map", grid, this.sides, features, exclusive);
    books =
        List.of(
            Casebook.load("gwe-standard", "Standard rules", "fieldmarshal/gwe/cases.tsv"),
            Casebook.load(id, cover.book(), folder + "/cases.tsv"));
    dates = Tsv.resource(folder + "/turns.tsv").stream().map(row -> row.text("dates")).toList();
    glossary = Glossary.load("fieldmarshal/gwe/glossary.tsv", folder + "/glossary.tsv");
    nations =
        Nation.named(
            Nation.load("fieldmarshal/nations.tsv"),
            Tsv.resource(folder + "/units.tsv").stream()
                .map(row -> row.text("nationality"))
                .distinct()
                .toList());
  }

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String title() {
    return cover.title();
  }

  @Override
  public final OwnTables.Used tables() {
    return tables;
  }

  @Override
  public final String rulesVersion() {
    return cover.rulesVersion();
  }

  @Override
  public final String flag(Side side) {
    return cover.flags().get(side.index());
  }

  @Override
  public final List<Side> sides() {
    return sides;
  }

  @Override
  public final List<Phase> phases() {
    return Sequence.PHASES;
  }

  @Override
  public final List<Casebook> books() {
    return books;
  }

  @Override
  public final Glossary glossary() {
    return glossary;
  }

  @Override
  public final List<Nation> nations() {
    return nations;
  }

  /** The folder of the game's data. */
  protected final String folder() {
    return folder;
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
    return TheatreChart.of(theatre, folder + "/map");
  }
}
