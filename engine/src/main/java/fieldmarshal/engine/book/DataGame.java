package fieldmarshal.engine.book;

import fieldmarshal.engine.Activity;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Nation;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Drawing;
import fieldmarshal.engine.board.Geography;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.board.MapReader;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A game whose every word stands in files, all in one folder: sides.tsv, parts.tsv, phases.tsv,
 * scenarios.tsv, options.tsv, cases.tsv, glossary.tsv, nations.tsv, units.tsv, terrain.tsv, the
 * words of the page (see {@link DataClerk}) and the map. What is left for a class to say is which
 * rules it is played by.
 */
public abstract class DataGame extends BookGame {
  private final List<Part> parts;
  private final int[] chits;
  private final String cupCase;
  private final List<Phase> phases;
  private final Map<String, DataPhase.Words> asks;
  private final List<Scenario> scenarios;
  private final List<Option> options;
  private final List<Clerk.Figure> figures;
  private final Roster<Piece> roster;
  private final Board board;
  private final Geography geography;
  private final DataWords words;

  /**
   * @param id the folder of its files below fieldmarshal, and its name on the shelf
   * @param version see {@link Game#rulesVersion}
   */
  protected DataGame(String id, String title, String version, HexGrid grid) {
    super(
        id,
        new Cover(title, title, version, flags(folder(id))),
        sides(folder(id)),
        OwnTables.current().used(id),
        Nation.load(folder(id) + "/nations.tsv"),
        List.of(),
        Glossary.load(folder(id) + "/glossary.tsv"));
    List<Side> sides = sides();
    List<Part> read = new ArrayList<>();
    for (Tsv.Row row : rows("parts.tsv")) {
      Side side = sides.get(MapReader.side(row, "side", sides));
      read.add(new Part(read.size() + 1, side, row.text("part"), row.text("title")));
    }
    parts = List.copyOf(read);
    List<Tsv.Row> drawn = rows("cup.tsv");
    List<String> names = parts.stream().map(Part::id).toList();
    chits = drawn.stream().mapToInt(row -> 1 + names.indexOf(row.text("part"))).toArray();
    cupCase = drawn.isEmpty() ? "" : drawn.getFirst().text("case");
    phases =
        table(
            "phases.tsv",
            row -> {
              String activity = row.text("activity").toUpperCase(Locale.ROOT);
              return new Phase(row.text("phase"), row.text("title"), Activity.valueOf(activity));
            });
    asks =
        rows("phases.tsv").stream()
            .collect(Collectors.toMap(row -> row.text("phase"), DataPhase.Words::of));
    scenarios = table("scenarios.tsv", BookGame::scenario);
    options = table("options.tsv", row -> option(row, "standard"));
    figures = table("figures.tsv", row -> new Clerk.Figure(row.text("figure"), row.text("title")));
    roster = new Roster<>(pieces());
    MapReader reader = map(grid);
    board = reader.board();
    geography = reader.geography();
    words = DataWords.read(this, board);
  }

  private static List<Side> sides(String folder) {
    List<Side> sides = new ArrayList<>();
    for (Tsv.Row row : rowsOf(folder, "sides.tsv")) {
      sides.add(
          new Side(
              sides.size(),
              row.text("side"),
              row.text("name"),
              row.text("called"),
              row.text("verb").equals("plural")));
    }
    return sides;
  }

  private static List<String> flags(String folder) {
    return rowsOf(folder, "sides.tsv").stream().map(row -> row.text("flag")).toList();
  }

  private List<Piece> pieces() {
    List<String> names = figures.stream().map(Clerk.Figure::id).toList();
    List<Piece> pieces = new ArrayList<>();
    for (Tsv.Row row : rows("units.tsv")) {
      Side side = sides().get(MapReader.side(row, "side", sides()));
      pieces.add(Piece.of(row, pieces.size(), side, names));
    }
    return pieces;
  }

  /** Reads hexes, hexsides and towns; terrain.tsv has the terrains. */
  private MapReader map(HexGrid grid) {
    List<String> terrains = table("terrain.tsv", row -> row.text("terrain"));
    List<String> kinds =
        rows("map/hexsides.tsv").stream().map(row -> row.text("kind")).distinct().toList();
    MapReader reader =
        MapReader.ofListedHexes(
            mapFolder(),
            grid,
            new Board.Legend(terrains, List.of("town"), kinds),
            MapReader.Columns.USUAL);
    reader.hexes((row, hex) -> {});
    reader.hexsides("hexsides.tsv", "name", row -> reader.sideBit(row, "kind"));
    reader.places("towns.tsv", "name", (row, hex) -> reader.feature(hex, 1));
    return reader;
  }

  /** The rules of a scenario and options that there are. */
  protected abstract Rules open(Scenario scenario, Set<String> chosen);

  // ---- what the files hold

  /** The rows of a file of the game; none where there is no such file. */
  public final List<Tsv.Row> rows(String file) {
    return rowsOf(folder(), file);
  }

  private static List<Tsv.Row> rowsOf(String folder, String file) {
    String path = folder + "/" + file;
    return DataGame.class.getClassLoader().getResource(path) == null
        ? List.of()
        : Tsv.resource(path);
  }

  /** The rows of a file of the game, each made into something. */
  public final <T> List<T> table(String file, Function<Tsv.Row, T> make) {
    return rows(file).stream().map(make).toList();
  }

  /** The folder of the map. */
  public final String mapFolder() {
    return folder() + "/map";
  }

  public final Board board() {
    return board;
  }

  public final Roster<Piece> roster() {
    return roster;
  }

  /** The figures that counters have. */
  public final List<Clerk.Figure> figures() {
    return figures;
  }

  /**
   * The chits of cup.tsv, each one more than the index of its part; none where nothing is drawn.
   */
  final int[] chits() {
    return chits;
  }

  final String cupCase() {
    return cupCase;
  }

  /** How a phase asks. */
  final DataPhase.Words asks(String phase) {
    return Objects.requireNonNull(asks.get(phase), phase);
  }

  final DataWords words() {
    return words;
  }

  // ---- Game

  @Override
  public final List<Part> parts() {
    return parts;
  }

  @Override
  public final List<Phase> phases() {
    return phases;
  }

  @Override
  public final List<Scenario> scenarios() {
    return scenarios;
  }

  @Override
  public final List<Option> options() {
    return options;
  }

  @Override
  public final Rules rules(String scenario, Set<String> chosen) throws BadSetup {
    check(scenario, chosen);
    return open(scenario(scenario), chosen);
  }

  @Override
  public final Chart chart() {
    return new Drawing(board, geography, mapFolder()) {}.chart();
  }
}
