package fieldmarshal.engine.book;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Nation;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Charted;
import fieldmarshal.engine.casebook.Casebook;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;

/**
 * The head of a game: what stands on its cover, who fights, and the words of its books. Its data
 * lie in the folder that bears its id.
 */
public abstract class BookGame implements Game, Charted {
  /** The nations that several games know. */
  private static final String NATIONS = "fieldmarshal/nations.tsv";

  /**
   * What stands on the cover.
   *
   * @param title of the game
   * @param book the title of the game's own book
   * @param origin see {@link Game#origin}
   * @param rulesVersion see {@link Game#rulesVersion}
   * @param flags the nation that stands for each side, the first player first
   */
  public record Cover(
      String title, String book, String origin, String rulesVersion, List<String> flags) {
    public Cover {
      flags = List.copyOf(flags);
    }

    /** Of a game that is as it was published. */
    public Cover(String title, String book, String rulesVersion, List<String> flags) {
      this(title, book, "", rulesVersion, flags);
    }
  }

  private final String id;
  private final Cover cover;
  private final List<Side> sides;
  private final String folder;
  private final OwnTables.Used tables;
  private final List<Nation> nations;
  private final List<Casebook> books;
  private final Glossary glossary;
  private final Card card;

  /**
   * @param id the name of its folder, and its name on the shelf
   * @param sides the first player first
   * @param common the books that stand before its own
   */
  protected BookGame(
      String id,
      Cover cover,
      List<Side> sides,
      OwnTables.Used tables,
      List<Nation> nations,
      List<Casebook> common,
      Glossary glossary) {
    this.id = id;
    this.cover = cover;
    this.sides = List.copyOf(sides);
    this.tables = tables;
    this.nations = nations;
    this.glossary = glossary;
    folder = folder(id);
    card = card(folder + "/card.tsv");
    List<Casebook> all = new ArrayList<>(common);
    all.add(Casebook.load(id, cover.book(), folder + "/cases.tsv"));
    books = List.copyOf(all);
  }

  // ---- what the files hold

  /** The folder of the data of a game. */
  protected static String folder(String id) {
    return "fieldmarshal/" + id;
  }

  /** Those of the nations that several games know. */
  protected static List<Nation> nationsNamed(List<String> names) {
    return Nation.named(Nation.load(NATIONS), names);
  }

  /** The nations of the rows of units.tsv. */
  protected static List<Nation> nationsOf(List<Tsv.Row> units) {
    return nationsNamed(units.stream().map(row -> row.text("nationality")).distinct().toList());
  }

  /**
   * The one row of card.tsv, if there is such a file. Hours and complexity are our own estimates: a
   * counter takes about six seconds a turn; the dots follow how many cases the books have and how
   * much of them a player must know before the first turn.
   */
  private static Card card(String path) {
    if (!Tsv.exists(path)) {
      return Card.UNKNOWN;
    }
    Tsv.Row row = Tsv.resource(path).getFirst();
    int complexity = row.number("complexity");
    if (complexity < 1 || complexity > Card.MOST_COMPLEX) {
      throw row.fault("complexity", "is not between 1 and " + Card.MOST_COMPLEX);
    }
    return new Card(row.text("line"), row.number("hours"), complexity);
  }

  /** A row of scenarios.tsv. */
  protected static Scenario scenario(Tsv.Row row) {
    return new Scenario(
        row.text("scenario"),
        row.text("title"),
        row.number("first_turn"),
        row.number("last_turn"),
        row.text("about"));
  }

  /**
   * A row of options.tsv.
   *
   * @param standard the column that says whether it is on where nobody says otherwise
   */
  protected static Option option(Tsv.Row row, String standard) {
    return new Option(
        row.text("option"),
        row.text("title"),
        row.text("case"),
        row.yes(standard),
        row.text("about"));
  }

  /** The scenario of this name. */
  protected final Scenario scenario(String name) throws BadSetup {
    for (Scenario each : scenarios()) {
      if (each.id().equals(name)) {
        return each;
      }
    }
    throw new BadSetup("there is no scenario " + name);
  }

  /** The folder of the game's data among the resources. */
  public final String folder() {
    return folder;
  }

  // ---- Game

  @Override
  public final String id() {
    return id;
  }

  @Override
  public final String title() {
    return cover.title();
  }

  @Override
  public final String origin() {
    return cover.origin();
  }

  @Override
  public final Card card() {
    return card;
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
  public final OwnTables.Used tables() {
    return tables;
  }

  @Override
  public final List<Nation> nations() {
    return nations;
  }

  @Override
  public final List<Casebook> books() {
    return books;
  }

  @Override
  public final Glossary glossary() {
    return glossary;
  }
}
