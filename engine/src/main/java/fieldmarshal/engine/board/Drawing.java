package fieldmarshal.engine.board;

import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Makes the chart of a game's map: what the rules see, which each game tells in its own words, and
 * what only the eye sees, which every game keeps in the same drawing files beside its map:
 * cartouche.tsv, labels.tsv, border.tsv and coast.tsv. A file that is not there is not drawn.
 */
public abstract class Drawing {
  protected final Board board;
  private final String folder;

  /**
   * @param folder where the files of the map lie among the resources
   */
  protected Drawing(Board board, String folder) {
    this.board = board;
    this.folder = folder;
  }

  /** The chart, with all that there is. */
  protected final Chart chart() {
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
        heights());
  }

  // ---- what the rules see

  /** Degrees north of a hex, or empty where that is not known. */
  protected abstract String latitude(int hex);

  protected abstract String longitude(int hex);

  /** The ground of a hex. */
  protected abstract Chart.Ground ground(int hex);

  /** What runs along a hexside, or by rail across it. */
  protected abstract void side(int hex, int direction, int other, List<Chart.Edge> edges);

  protected abstract List<Chart.Fortress> fortresses();

  protected abstract List<Chart.Entry> entries();

  protected abstract List<Chart.Exit> exits();

  /** Trenches and other positions. */
  protected List<Chart.Line> lines() {
    return List.of();
  }

  /** Railways outside the map. */
  protected List<Chart.Link> links() {
    return List.of();
  }

  /** Heights of the ground, where there are better ones than those of the hexes. */
  protected Chart.@Nullable Heights heights() {
    return null;
  }

  // ---- the drawing files

  /** The rows of a file of the map, none where there is no such file. */
  protected final List<Tsv.Row> rows(String file) {
    String path = folder + "/" + file;
    return getClass().getClassLoader().getResource(path) == null ? List.of() : Tsv.resource(path);
  }

  protected final int hex(Tsv.Row row, String field) {
    int hex = board.find(row.text(field));
    if (hex < 0) {
      throw row.fault(field, "there is no hex " + row.text(field));
    }
    return hex;
  }

  private Chart.Cartouche cartouche() {
    String title = "";
    String subtitle = "";
    double kilometres = 0;
    List<String> facts = new ArrayList<>();
    List<String> sources = new ArrayList<>();
    for (Tsv.Row row : rows("cartouche.tsv")) {
      switch (row.oneOf("key", "title", "subtitle", "fact", "source", "kilometres")) {
        case "title" -> title = row.text("text");
        case "subtitle" -> subtitle = row.text("text");
        case "fact" -> facts.add(row.text("text"));
        case "source" -> sources.add(row.text("text"));
        default -> kilometres = row.real("text");
      }
    }
    return new Chart.Cartouche(title, subtitle, facts, sources, kilometres, north());
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
      if (latitude(hex).isEmpty()) {
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
    double eastB = degrees(longitude(b)) - degrees(longitude(a));
    double eastC = degrees(longitude(c)) - degrees(longitude(a));
    double northB = degrees(latitude(b)) - degrees(latitude(a));
    double northC = degrees(latitude(c)) - degrees(latitude(a));
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

  private List<Chart.Ground> hexes() {
    List<Chart.Ground> hexes = new ArrayList<>();
    for (int hex = 0; hex < board.size(); hex++) {
      hexes.add(ground(hex));
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
      List<String> words = row.words("points");
      double[] ring = new double[words.size() * 2];
      for (int i = 0; i < words.size(); i++) {
        int comma = words.get(i).indexOf(',');
        ring[2 * i] = Integer.parseInt(words.get(i).substring(0, comma));
        ring[2 * i + 1] = Integer.parseInt(words.get(i).substring(comma + 1));
      }
      String key = row.oneOf("kind", "sea", "lagoon", "lake") + " " + row.text("part");
      rings.computeIfAbsent(key, each -> new ArrayList<>()).add(ring);
    }
    List<Chart.Water> waters = new ArrayList<>();
    rings.forEach(
        (key, ring) -> waters.add(new Chart.Water(key.substring(0, key.indexOf(' ')), ring)));
    return waters;
  }
}
