package fieldmarshal.games.gwe;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.data.Tsv;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/**
 * The chart of a theatre: what the rules see, from the theatre itself, and what only the eye sees,
 * from the drawing files of its folder.
 */
public final class TheatreChart {
  /** Metres for each grey step of a height picture, and units between its points. */
  private static final float GREY_STEP = 12;

  private static final double HEIGHT_STEP = 5;

  private final Theatre theatre;
  private final Board board;
  private final String folder;

  private TheatreChart(Theatre theatre, String folder) {
    this.theatre = theatre;
    this.board = theatre.board();
    this.folder = folder;
  }

  public static Chart of(Theatre theatre, String folder) {
    return new TheatreChart(theatre, folder).chart();
  }

  private Chart chart() {
    return new Chart(
        board,
        cartouche(),
        hexes(),
        edges(),
        lines(),
        labels(),
        theatre.forts().stream()
            .map(f ->
                new Chart.Fortress(f.hex(), f.side().index(), f.name(), f.strength(), f.weakened()))
            .toList(),
        entries(),
        exits(),
        theatre.links().stream()
            .map(l -> new Chart.Link(l.a(), l.b(), l.side(), l.length(), l.via()))
            .toList(),
        waters(),
        heights());
  }

  private List<Tsv.Row> rows(String file) {
    return Tsv.resource(folder + "/" + file);
  }

  private List<Tsv.Row> rowsIfAny(String file) {
    ClassLoader loader = TheatreChart.class.getClassLoader();
    return loader.getResource(folder + "/" + file) == null ? List.of() : rows(file);
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
    for (Tsv.Row row : rowsIfAny("cartouche.tsv")) {
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
   * Where north is on paper, from the positions of the first hex, the last of its row and the last.
   */
  private double north() {
    int a = 0;
    int b = board.grid().columns() - 1;
    int c = board.size() - board.grid().columns();
    if (theatre.latitude(a).isEmpty()
        || theatre.latitude(b).isEmpty()
        || theatre.latitude(c).isEmpty()) {
      return 0;
    }
    // how latitude and longitude change with x and y
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
    Map<Integer, String> values = new TreeMap<>();
    for (Tsv.Row row : rowsIfAny("towns.tsv")) {
      values.put(hex(row, "hex"), " (" + row.text("points") + ")");
    }
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
              board.name(hex) + values.getOrDefault(hex, ""),
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
        if ((side & Ground.MAJOR) != 0) {
          edges.add(new Chart.Edge(Chart.Kind.MAJOR, name, hex, other));
        } else if ((side & Ground.RIVER) != 0) {
          edges.add(new Chart.Edge(Chart.Kind.RIVER, name, hex, other));
        }
        if ((side & Ground.BLOCKED) != 0) {
          edges.add(new Chart.Edge(Chart.Kind.BLOCKED, name, hex, other));
        } else if ((side & Ground.RIDGE) != 0) {
          edges.add(new Chart.Edge(Chart.Kind.RIDGE, name, hex, other));
        }
        if ((side & Ground.RAIL) != 0) {
          String tracks = (side & Ground.DOUBLE) != 0 ? Chart.Edge.DOUBLE_TRACK : "";
          edges.add(new Chart.Edge(Chart.Kind.RAIL, tracks, hex, other));
        }
      }
    }
    for (Tsv.Row row : rowsIfAny("border.tsv")) {
      Chart.Kind kind =
          row.oneOf("kind", "border", "front").equals("border")
              ? Chart.Kind.BORDER
              : Chart.Kind.FRONT;
      edges.add(new Chart.Edge(kind, "", hex(row, "hex_a"), hex(row, "hex_b")));
    }
    return edges;
  }

  private List<Chart.Line> lines() {
    List<Chart.Line> lines = new ArrayList<>();
    for (Theatre.Line line : theatre.trenchLines()) {
      String owner =
          line.owner().substring(0, 1).toUpperCase(Locale.ROOT) + line.owner().substring(1);
      lines.add(new Chart.Line(owner, theatre.front(line.hexes().getFirst()), line.hexes()));
    }
    for (Theatre.Line line : theatre.switchLines()) {
      lines.add(new Chart.Line("", Theatre.NOBODY, line.hexes()));
    }
    return lines;
  }

  private List<Chart.Label> labels() {
    List<Chart.Label> labels = new ArrayList<>();
    for (Tsv.Row row : rowsIfAny("labels.tsv")) {
      labels.add(
          new Chart.Label(
              row.text("text"), row.text("kind"), hex(row, "hex"), row.number("angle", 0)));
    }
    return labels;
  }

  private List<Chart.Entry> entries() {
    List<Chart.Entry> entries = new ArrayList<>();
    new TreeMap<>(theatre.entries())
        .forEach((code, hexes) ->
            hexes.forEach(hex -> entries.add(new Chart.Entry(code, hex, theatre.front(hex)))));
    return entries;
  }

  private List<Chart.Exit> exits() {
    List<Chart.Exit> exits = new ArrayList<>();
    for (Tsv.Row row : rows("exits.tsv")) {
      int hex = hex(row, "hex");
      exits.add(new Chart.Exit(hex, theatre.front(hex), row.yes("source")));
    }
    return exits;
  }

  private List<Chart.Water> waters() {
    Map<String, List<double[]>> rings = new TreeMap<>(Comparator.naturalOrder());
    for (Tsv.Row row : rowsIfAny("coast.tsv")) {
      List<String> words = row.words("points");
      double[] ring = new double[words.size() * 2];
      for (int i = 0; i < words.size(); i++) {
        int comma = words.get(i).indexOf(',');
        ring[2 * i] = Integer.parseInt(words.get(i).substring(0, comma));
        ring[2 * i + 1] = Integer.parseInt(words.get(i).substring(comma + 1));
      }
      String key = row.oneOf("kind", "sea", "lagoon", "lake") + " " + row.text("part");
      rings.computeIfAbsent(key, k -> new ArrayList<>()).add(ring);
    }
    List<Chart.Water> waters = new ArrayList<>();
    rings.forEach((key, r) -> waters.add(new Chart.Water(key.substring(0, key.indexOf(' ')), r)));
    return waters;
  }

  private Chart.@Nullable Heights heights() {
    String path = folder + "/height.png";
    try (InputStream in = TheatreChart.class.getClassLoader().getResourceAsStream(path)) {
      if (in == null) {
        return null;
      }
      BufferedImage image = ImageIO.read(in);
      Raster raster = image.getRaster();
      float[] metres = new float[image.getWidth() * image.getHeight()];
      for (int y = 0; y < image.getHeight(); y++) {
        for (int x = 0; x < image.getWidth(); x++) {
          metres[y * image.getWidth() + x] = raster.getSample(x, y, 0) * GREY_STEP;
        }
      }
      return new Chart.Heights(image.getWidth(), image.getHeight(), HEIGHT_STEP, metres);
    } catch (IOException e) {
      throw new UncheckedIOException(path, e);
    }
  }
}
