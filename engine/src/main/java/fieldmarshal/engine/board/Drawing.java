package fieldmarshal.engine.board;

import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Makes the chart of a game's map: what the rules see, which each game tells in its own words, and
 * what only the eye sees, which every game keeps in the same drawing files beside its map:
 * cartouche.tsv, labels.tsv, border.tsv, coast.tsv, rivers.tsv, grounds.tsv, lines.tsv, and
 * height.png with relief.tsv. A file that is not there is not drawn.
 *
 * <p>Of the legend's words it draws the hex features city, town and village, the terrains sea and
 * lake, and the hexside features river, major, ridge, blocked, rail and double-track.
 */
public abstract class Drawing {
  private static final String[] KEYS = {
    "title", "subtitle", "fact", "source", "kilometres", "picture"
  };

  protected final Board board;
  private final Geography geography;
  private final String folder;
  private final int city;
  private final int town;
  private final int village;
  private final int river;
  private final int major;
  private final int ridge;
  private final int blocked;
  private final int rail;
  private final int twice;

  /**
   * @param folder where the files of the map lie among the resources
   */
  protected Drawing(Board board, Geography geography, String folder) {
    this.board = board;
    this.geography = geography;
    this.folder = folder;
    Board.Legend legend = board.legend();
    city = legend.feature("city");
    town = legend.feature("town");
    village = legend.feature("village");
    river = legend.side("river");
    major = legend.side("major");
    ridge = legend.side("ridge");
    blocked = legend.side("blocked");
    rail = legend.side("rail");
    twice = legend.side("double-track");
  }

  /** The chart, with all that there is. */
  public final Chart chart() {
    return new Chart(
        board,
        cartouche(),
        hexes(),
        edges(),
        lines(),
        labels(),
        fortresses(),
        entries(),
        exits(),
        links(),
        waters(),
        courses(),
        grounds(),
        marks(),
        traces(),
        HeightPicture.read(getClass().getClassLoader(), folder, rows("relief.tsv")));
  }

  // ---- what the rules see

  /** The name at a hex, with what else the map says there. */
  protected String name(int hex) {
    return board.name(hex);
  }

  /** The ground of a hex. */
  private Chart.MapHex mapHex(int hex) {
    Chart.Place place =
        board.has(hex, city)
            ? Chart.Place.CITY
            : board.has(hex, town)
                ? Chart.Place.TOWN
                : board.has(hex, village) ? Chart.Place.VILLAGE : Chart.Place.NONE;
    String terrain = board.terrainName(hex);
    boolean water = terrain.equals("sea") || terrain.equals("lake");
    return new Chart.MapHex(terrain, water, place, name(hex), geography.elevation(hex));
  }

  /** What runs along a hexside, or by rail across it. */
  private void side(int hex, int direction, int other, List<Chart.Edge> edges) {
    int side = board.side(hex, direction);
    String name = board.sideName(hex, direction);
    if ((side & major) != 0) {
      edges.add(new Chart.Edge(Chart.Kind.MAJOR, name, hex, other));
    } else if ((side & river) != 0) {
      edges.add(new Chart.Edge(Chart.Kind.RIVER, name, hex, other));
    }
    if ((side & blocked) != 0) {
      edges.add(new Chart.Edge(Chart.Kind.BLOCKED, name, hex, other));
    } else if ((side & ridge) != 0) {
      edges.add(new Chart.Edge(Chart.Kind.RIDGE, name, hex, other));
    }
    if ((side & rail) != 0) {
      String tracks = (side & twice) != 0 ? Chart.Edge.DOUBLE_TRACK : "";
      edges.add(new Chart.Edge(Chart.Kind.RAIL, tracks, hex, other));
    }
  }

  protected List<Chart.Fortress> fortresses() {
    return List.of();
  }

  protected List<Chart.Entry> entries() {
    return List.of();
  }

  protected List<Chart.Exit> exits() {
    return List.of();
  }

  /** Trenches and other positions. */
  protected List<Chart.FortifiedLine> lines() {
    return List.of();
  }

  /** Railways outside the map. */
  protected List<Chart.Link> links() {
    return List.of();
  }

  /** What else the rules see in a hex: sources of supply; a game adds its victory hexes. */
  protected List<Chart.Mark> marks() {
    List<Chart.Mark> marks = new ArrayList<>();
    for (Chart.Exit exit : exits()) {
      if (exit.source()) {
        marks.add(new Chart.Mark("source", exit.hex(), exit.side(), ""));
      }
    }
    return marks;
  }

  // ---- the drawing files

  /** The rows of a file of the map, none where there is no such file. */
  protected final List<Tsv.Row> rows(String file) {
    String path = folder + "/" + file;
    return getClass().getClassLoader().getResource(path) == null ? List.of() : Tsv.resource(path);
  }

  protected final int hex(Tsv.Row row, String field) {
    return MapReader.hex(board, row, field, row.text(field));
  }

  private Chart.Cartouche cartouche() {
    String title = "";
    String subtitle = "";
    double kilometres = 0;
    int picture = -1;
    List<String> facts = new ArrayList<>();
    List<String> sources = new ArrayList<>();
    for (Tsv.Row row : rows("cartouche.tsv")) {
      switch (row.oneOf("key", KEYS)) {
        case "title" -> title = row.text("text");
        case "subtitle" -> subtitle = row.text("text");
        case "fact" -> facts.add(row.text("text"));
        case "source" -> sources.add(row.text("text"));
        case "picture" -> picture = hex(row, "text");
        default -> kilometres = row.real("text");
      }
    }
    return new Chart.Cartouche(title, subtitle, facts, sources, kilometres, north(), picture);
  }

  /**
   * Where north is on paper, from the positions of three hexes: the first, the last of its row, and
   * the first of the last row.
   */
  private double north() {
    int a = -1;
    int b = -1;
    int c = -1;
    for (int hex = 0; hex < board.size(); hex++) {
      if (geography.latitude(hex).isEmpty()) {
        continue;
      }
      if (a < 0) {
        a = hex;
      }
      if (board.row(hex) == board.row(a)) {
        b = hex;
      } else if (c < 0 || board.row(hex) != board.row(c)) {
        c = hex;
      }
    }
    if (b == a || c < 0) {
      return 0;
    }
    // how latitude and longitude change with x and y
    double bx = board.x(b) - board.x(a);
    double by = board.y(b) - board.y(a);
    double cx = board.x(c) - board.x(a);
    double cy = board.y(c) - board.y(a);
    double det = bx * cy - by * cx;
    double eastB = degrees(geography.longitude(b)) - degrees(geography.longitude(a));
    double eastC = degrees(geography.longitude(c)) - degrees(geography.longitude(a));
    double northB = degrees(geography.latitude(b)) - degrees(geography.latitude(a));
    double northC = degrees(geography.latitude(c)) - degrees(geography.latitude(a));
    double eastX = (eastB * cy - eastC * by) / det;
    double eastY = (eastC * bx - eastB * cx) / det;
    double northX = (northB * cy - northC * by) / det;
    double northY = (northC * bx - northB * cx) / det;
    // the way on paper that goes north and not east
    double sign = Math.signum(eastX * northY - eastY * northX);
    return Math.toDegrees(Math.atan2(-eastY * sign, -eastX * sign));
  }

  private static double degrees(String text) {
    return Double.parseDouble(text);
  }

  private List<Chart.MapHex> hexes() {
    List<Chart.MapHex> hexes = new ArrayList<>();
    for (int hex = 0; hex < board.size(); hex++) {
      hexes.add(mapHex(hex));
    }
    return hexes;
  }

  private List<Chart.Edge> edges() {
    List<Chart.Edge> edges = new ArrayList<>();
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < HexGrid.opposite(0); d++) {
        int other = board.neighbour(hex, d);
        if (other >= 0) {
          side(hex, d, other, edges);
        }
      }
    }
    for (Tsv.Row row : rows("border.tsv")) {
      Chart.Kind kind =
          row.oneOf("kind", "border", "front").equals("border")
              ? Chart.Kind.BORDER
              : Chart.Kind.FRONT;
      edges.add(new Chart.Edge(kind, "", hex(row, "hex_a"), hex(row, "hex_b")));
    }
    return edges;
  }

  private List<Chart.Label> labels() {
    List<Chart.Label> labels = new ArrayList<>();
    for (Tsv.Row row : rows("labels.tsv")) {
      labels.add(
          new Chart.Label(
              row.text("text"), row.text("kind"), hex(row, "hex"), row.number("angle", 0)));
    }
    return labels;
  }

  private List<Chart.Water> waters() {
    Map<String, List<double[]>> rings = new TreeMap<>();
    for (Tsv.Row row : rows("coast.tsv")) {
      String key = row.oneOf("kind", "sea", "lagoon", "lake") + " " + row.text("part");
      rings.computeIfAbsent(key, each -> new ArrayList<>()).add(points(row));
    }
    List<Chart.Water> waters = new ArrayList<>();
    rings.forEach(
        (key, ring) -> waters.add(new Chart.Water(key.substring(0, key.indexOf(' ')), ring)));
    return waters;
  }

  private static double[] points(Tsv.Row row) {
    List<String> words = row.words("points");
    double[] line = new double[words.size() * 2];
    for (int i = 0; i < words.size(); i++) {
      int comma = words.get(i).indexOf(',');
      if (comma < 0) {
        throw row.fault("points", "wants pairs x,y");
      }
      line[2 * i] = Integer.parseInt(words.get(i).substring(0, comma));
      line[2 * i + 1] = Integer.parseInt(words.get(i).substring(comma + 1));
    }
    return line;
  }

  private List<Chart.Course> courses() {
    List<Chart.Course> courses = new ArrayList<>();
    for (Tsv.Row row : rows("rivers.tsv")) {
      String kind = row.oneOf("kind", "river", "major", "canal", "stream");
      courses.add(new Chart.Course(kind, row.text("name"), points(row)));
    }
    return courses;
  }

  private List<Chart.Ground> grounds() {
    List<Chart.Ground> grounds = new ArrayList<>();
    for (Tsv.Row row : rows("grounds.tsv")) {
      String kind = row.oneOf("kind", "dune", "polder", "floodable");
      grounds.add(new Chart.Ground(kind, hexes(row)));
    }
    return grounds;
  }

  private List<Integer> hexes(Tsv.Row row) {
    List<Integer> hexes = new ArrayList<>();
    for (String number : row.words("hexes")) {
      hexes.add(MapReader.hex(board, row, "hexes", number));
    }
    return hexes;
  }

  private List<Chart.Trace> traces() {
    List<Chart.Trace> traces = new ArrayList<>();
    for (Tsv.Row row : rows("lines.tsv")) {
      traces.add(new Chart.Trace(row.text("name"), hexes(row)));
    }
    return traces;
  }
}
