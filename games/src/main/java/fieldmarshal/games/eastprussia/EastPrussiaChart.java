package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The chart of the theatre: what the rules see, from the theatre itself, and what only the eye
 * sees, from the drawing files of its folder.
 */
final class EastPrussiaChart {
  private static final int GERMAN = 1;

  private final Theatre theatre;
  private final Board board;

  private EastPrussiaChart(Theatre theatre) {
    this.theatre = theatre;
    this.board = theatre.board();
  }

  static Chart of(Theatre theatre) {
    return new EastPrussiaChart(theatre).chart();
  }

  private Chart chart() {
    return new Chart(
        board,
        cartouche(),
        hexes(),
        edges(),
        List.of(),
        labels(),
        theatre.fortresses().stream()
            .map(each -> new Chart.Fortress(each.hex(), GERMAN, each.name(), each.strength(), 0))
            .toList(),
        entries(),
        exits(),
        List.of(),
        waters(),
        null);
  }

  private List<Tsv.Row> rows(String file) {
    String path = theatre.folder() + "/" + file;
    return EastPrussiaChart.class.getClassLoader().getResource(path) == null
        ? List.of()
        : Tsv.resource(path);
  }

  private int hex(Tsv.Row row, String field) {
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

  /** Where north is on paper, from the positions of three corners. */
  private double north() {
    int a = 0;
    int b = board.grid().columns() - 1;
    int c = board.size() - board.grid().columns();
    double bx = board.x(b) - board.x(a);
    double by = board.y(b) - board.y(a);
    double cx = board.x(c) - board.x(a);
    double cy = board.y(c) - board.y(a);
    double det = bx * cy - by * cx;
    double eastB = degrees(theatre.longitude(b)) - degrees(theatre.longitude(a));
    double eastC = degrees(theatre.longitude(c)) - degrees(theatre.longitude(a));
    double northB = degrees(theatre.latitude(b)) - degrees(theatre.latitude(a));
    double northC = degrees(theatre.latitude(c)) - degrees(theatre.latitude(a));
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
      Chart.Place place =
          board.has(hex, Ground.CITY)
              ? Chart.Place.CITY
              : board.has(hex, Ground.TOWN) ? Chart.Place.TOWN : Chart.Place.NONE;
      hexes.add(
          new Chart.Ground(
              board.terrainName(hex),
              Ground.isWater(board, hex),
              place,
              board.name(hex),
              theatre.elevation(hex)));
    }
    return hexes;
  }

  private List<Chart.Edge> edges() {
    List<Chart.Edge> edges = new ArrayList<>();
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < HexGrid.opposite(0); d++) {
        int other = board.neighbour(hex, d);
        if (other < 0) {
          continue;
        }
        int side = board.side(hex, d);
        String name = board.sideName(hex, d);
        if ((side & Ground.RIVER) != 0) {
          edges.add(new Chart.Edge(Chart.Kind.RIVER, name, hex, other));
        }
        if ((side & Ground.WATER_SIDE) != 0) {
          edges.add(new Chart.Edge(Chart.Kind.BLOCKED, name, hex, other));
        }
        if ((side & Ground.RAIL) != 0) {
          edges.add(new Chart.Edge(Chart.Kind.RAIL, "", hex, other));
        }
      }
    }
    for (Tsv.Row row : rows("border.tsv")) {
      edges.add(
          new Chart.Edge(
              row.oneOf("kind", "border", "front").equals("border")
                  ? Chart.Kind.BORDER
                  : Chart.Kind.FRONT,
              "",
              hex(row, "hex_a"),
              hex(row, "hex_b")));
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

  /** Where the armies enter: one mark in the middle of each stretch of edge. */
  private List<Chart.Entry> entries() {
    List<Chart.Entry> entries = new ArrayList<>();
    String[] codes = {"8", "1", "2"};
    for (int army = 0; army < codes.length; army++) {
      int[] hexes = theatre.entry(army);
      entries.add(new Chart.Entry(codes[army], hexes[hexes.length / 2], army == 0 ? GERMAN : 0));
    }
    return entries;
  }

  private List<Chart.Exit> exits() {
    List<Chart.Exit> exits = new ArrayList<>();
    for (Tsv.Row row : rows("exits.tsv")) {
      exits.add(
          new Chart.Exit(
              hex(row, "hex"),
              row.oneOf("side", "russian", "german").equals("german") ? GERMAN : 0,
              row.yes("source")));
    }
    return exits;
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
