package fieldmarshal.games.gwe;

import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Drawing;
import fieldmarshal.engine.data.Tsv;
import java.awt.image.BufferedImage;
import java.awt.image.Raster;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;

/** What the chart of a theatre shows of its rules. */
public final class TheatreChart extends Drawing {
  /** Metres for each grey step of a height picture, and units between its points. */
  private static final float GREY_STEP = 12;

  private static final double HEIGHT_STEP = 5;

  private final Theatre theatre;
  private final String folder;
  private final Map<Integer, String> values = new TreeMap<>();

  private TheatreChart(Theatre theatre, String folder) {
    super(theatre.board(), folder);
    this.theatre = theatre;
    this.folder = folder;
    for (Tsv.Row row : rows("towns.tsv")) {
      values.put(hex(row, "hex"), " (" + row.text("points") + ")");
    }
  }

  public static Chart of(Theatre theatre, String folder) {
    return new TheatreChart(theatre, folder).chart();
  }

  @Override
  protected String latitude(int hex) {
    return theatre.latitude(hex);
  }

  @Override
  protected String longitude(int hex) {
    return theatre.longitude(hex);
  }

  @Override
  protected Chart.Ground ground(int hex) {
    Chart.Place place =
        board.has(hex, Ground.CITY)
            ? Chart.Place.CITY
            : board.has(hex, Ground.TOWN) ? Chart.Place.TOWN : Chart.Place.NONE;
    return new Chart.Ground(
        board.terrainName(hex),
        Ground.isWater(board, hex),
        place,
        board.name(hex) + values.getOrDefault(hex, ""),
        theatre.elevation(hex));
  }

  @Override
  protected void side(int hex, int direction, int other, List<Chart.Edge> edges) {
    int side = board.side(hex, direction);
    String name = board.sideName(hex, direction);
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

  @Override
  protected List<Chart.Line> lines() {
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

  @Override
  protected List<Chart.Fortress> fortresses() {
    return theatre.forts().stream()
        .map(f ->
            new Chart.Fortress(f.hex(), f.side().index(), f.name(), f.strength(), f.weakened()))
        .toList();
  }

  @Override
  protected List<Chart.Entry> entries() {
    List<Chart.Entry> entries = new ArrayList<>();
    new TreeMap<>(theatre.entries())
        .forEach((code, hexes) ->
            hexes.forEach(hex -> entries.add(new Chart.Entry(code, hex, theatre.front(hex)))));
    return entries;
  }

  @Override
  protected List<Chart.Exit> exits() {
    List<Chart.Exit> exits = new ArrayList<>();
    for (Tsv.Row row : rows("exits.tsv")) {
      int hex = hex(row, "hex");
      exits.add(new Chart.Exit(hex, theatre.front(hex), row.yes("source")));
    }
    return exits;
  }

  @Override
  protected List<Chart.Link> links() {
    return theatre.links().stream()
        .map(l -> new Chart.Link(l.a(), l.b(), l.side(), l.length(), l.via()))
        .toList();
  }

  @Override
  protected Chart.@Nullable Heights heights() {
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
