package fieldmarshal.umpire.map;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Charted;
import fieldmarshal.umpire.json.BoardJson;
import fieldmarshal.umpire.json.Json;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.imageio.ImageIO;

/**
 * A game's map as drawing data for a screen: the same lines and names that {@link MapSvg} prints,
 * in map units (a hex is 100 wide) and without colours, layer by layer from below. What depends on
 * the zoom (grid, relief, widths on the screen) is left to the screen.
 */
public final class ChartJson {
  /** What greys are where heights are only those of the hexes. */
  private static final Chart.Greys PLAIN = new Chart.Greys(0, 3060, 1);

  private static final double[] LAKE_LINING = {5, 11};

  private final Chart chart;
  private final MapSvg map;
  private final Sheet sheet;
  private final Land land;
  private final ObjectNode node = Json.object();
  private final ArrayNode layers = Json.array();

  private ChartJson(Chart chart) {
    this.chart = chart;
    map = MapSvg.laidOut(chart);
    sheet = map.sheet;
    land = map.land;
  }

  /** The map of a game that is {@link Charted}. */
  public static ObjectNode write(Game game) {
    if (!(game instanceof Charted charted)) {
      throw new IllegalArgumentException(game.id() + " has no map to draw");
    }
    return new ChartJson(charted.chart()).write(game.id(), game.title());
  }

  /** The heights as a grey picture: those that were surveyed, or those between the hexes. */
  public static byte[] heights(Chart chart) {
    Chart.Heights heights = surveyed(chart);
    if (heights.picture().length > 0) {
      return heights.picture();
    }
    BufferedImage image =
        new BufferedImage(heights.columns(), heights.rows(), BufferedImage.TYPE_BYTE_GRAY);
    for (int row = 0; row < heights.rows(); row++) {
      for (int column = 0; column < heights.columns(); column++) {
        float metres = heights.metres()[row * heights.columns() + column];
        image.getRaster().setSample(column, row, 0, heights.greys().grey(metres));
      }
    }
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      ImageIO.write(image, "png", bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  private static Chart.Heights surveyed(Chart chart) {
    Chart.Heights given = chart.heights();
    if (given != null) {
      return given;
    }
    Sheet sheet = new Sheet(chart.board());
    Field field = new Land(chart, sheet).height;
    int columns = (int) (sheet.width / Field.STEP) + 2;
    int rows = (int) (sheet.height / Field.STEP) + 2;
    float[] metres = new float[columns * rows];
    for (int i = 0; i < metres.length; i++) {
      metres[i] = (float) field.at(i % columns * Field.STEP, i / columns * Field.STEP);
    }
    return new Chart.Heights(
        columns, rows, Field.STEP, metres, PLAIN, new Chart.Shown(1, 1), new byte[0]);
  }

  private ObjectNode write(String id, String title) {
    Names names = map.names();
    node.put("id", id);
    cartouche(title);
    boolean pointy = chart.board().grid().pointy();
    node.putObject("hex")
        .put("width", 100)
        .put("radius", rounded(Sheet.RADIUS))
        .put("pointy", pointy);
    node.putObject("bounds")
        .put("width", rounded(sheet.width))
        .put("height", rounded(sheet.height));
    Chart.Heights heights = surveyed(chart);
    node.putObject("heights")
        .put("href", "/api/games/" + id + "/heights.png")
        .put("columns", heights.columns())
        .put("rows", heights.rows())
        .put("step", heights.step())
        .put("lowest", heights.greys().lowest())
        .put("highest", heights.greys().highest())
        .put("curve", heights.greys().curve())
        .put("steepness", heights.shown().steepness())
        .put("tint", heights.shown().tint());
    hexes();
    ObjectNode board = Json.object();
    BoardJson.write(board, chart.board());
    node.set("hexsides", board.path("hexsides"));
    node.set("rails", board.path("rails"));
    ground();
    rivers();
    water();
    fronts();
    node.set("layers", layers);
    names(names);
    marks();
    return node;
  }

  private void cartouche(String title) {
    Chart.Cartouche words = chart.cartouche();
    ObjectNode cartouche =
        node.putObject("cartouche")
            .put("title", words.title().isEmpty() ? title : words.title())
            .put("subtitle", words.subtitle())
            .put("kilometres", words.kilometres())
            .put("north", rounded(words.north()));
    if (words.picture() >= 0) {
      at(cartouche.putObject("picture"), sheet.centre(words.picture()));
    }
    words.facts().forEach(cartouche.putArray("facts")::add);
    words.sources().forEach(cartouche.putArray("sources")::add);
  }

  /** The name of a place without what the map prints behind it, such as its points. */
  private static String bare(String printed, String name) {
    return !name.isEmpty() && printed.startsWith(name) ? name : printed;
  }

  private void hexes() {
    Board board = chart.board();
    ArrayNode hexes = node.putArray("hexes");
    for (int hex = 0; hex < board.size(); hex++) {
      Chart.MapHex mapHex = chart.hexes().get(hex);
      ObjectNode one = at(hexes.addObject().put("n", board.number(hex)), sheet.centre(hex));
      one.put("terrain", mapHex.terrain());
      if (mapHex.place() != Chart.Place.NONE) {
        one.put("place", mapHex.place().name().toLowerCase(Locale.ROOT));
      }
      if (!mapHex.name().isEmpty()) {
        one.put("name", bare(mapHex.name(), board.name(hex)));
      }
      one.put("elevation", mapHex.elevation()).put("sea", mapHex.water());
      one.put("numberAt", rounded(map.numberAt[hex]));
      List<String> features = new ArrayList<>();
      for (int i = 0; i < board.legend().features().size(); i++) {
        if ((board.features(hex) & 1 << i) != 0) {
          features.add(board.legend().features().get(i));
        }
      }
      if (!features.isEmpty()) {
        features.forEach(one.putArray("features")::add);
      }
    }
  }

  private static ObjectNode at(ObjectNode node, Spot spot) {
    return node.put("x", rounded(spot.x())).put("y", rounded(spot.y()));
  }

  private static double rounded(double value) {
    return Math.round(value * 10) / 10.0;
  }

  // ---- layers

  /** A layer of lines ("line") or of areas ("area", to be filled by the even-odd rule). */
  private ArrayNode layer(String id, String kind) {
    return layers.addObject().put("id", id).put("kind", kind).putArray("paths");
  }

  /** How far a line that is sent may be from the one that is printed. */
  private static final double CLOSE = .35;

  private static final double LOOSE = .8;

  private static List<List<Spot>> fewer(List<List<Spot>> lines, double off) {
    return lines.stream().map(line -> Curves.simplified(line, off)).toList();
  }

  private void area(String id, List<List<Spot>> rings, double off) {
    String d = Svg.paths(fewer(rings, off), true);
    if (!d.isEmpty()) {
      layer(id, "area").addObject().put("d", d);
    }
  }

  private void ground() {
    for (Cover cover : Cover.ALL) {
      if (chart.hexes().stream().anyMatch(hex -> cover.holds(hex.terrain()))) {
        Field area = land.area(cover);
        area(
            cover.layer(), cover.textured() ? land.dry(area).contours(4) : area.contours(0), LOOSE);
      }
    }
    for (Chart.Ground ground : chart.grounds()) {
      area(ground.kind(), land.dry(land.area(ground)).contours(4), LOOSE);
    }
  }

  private void rivers() {
    Map<String, ArrayNode> kinds = new HashMap<>();
    for (Linework.River river : map.lines.rivers) {
      for (MapSvg.Stretch stretch : MapSvg.stretches(river)) {
        kinds
            .computeIfAbsent(stretch.major() ? "river-major" : river.kind, id -> layer(id, "line"))
            .addObject()
            .put("d", Svg.path(Curves.simplified(stretch.line(), CLOSE), false))
            .put("w", rounded(stretch.width()))
            .put("name", river.name);
      }
    }
  }

  private void water() {
    area("sea", land.shore(), CLOSE);
    area("lagoon", land.lagoonShore(), CLOSE);
    Field offing = land.offing();
    ArrayNode lining = layer("lining", "line");
    int number = 0;
    for (List<List<Spot>> rings : MapSvg.lining(offing)) {
      String d = Svg.paths(fewer(rings, LOOSE), false);
      if (!d.isEmpty()) {
        lining
            .addObject()
            .put("d", d)
            .put("w", Math.round(100 * (1.15 - number * .05)) / 100.0)
            .put("o", Math.round(1000 * (.62 - number * .045)) / 1000.0);
      }
      number++;
    }
    line("bar", map.bars(offing.contours(1)), 1.5);
    area("lake", land.lakes, CLOSE);
    if (!land.lakes.isEmpty()) {
      Field depth = land.lakeDepth();
      List<List<Spot>> rings = new ArrayList<>();
      for (double inwards : LAKE_LINING) {
        rings.addAll(depth.contours(inwards));
      }
      rings.removeIf(ring -> ring.size() < 8);
      line("lake-lining", rings, .9);
    }
  }

  private void line(String id, List<List<Spot>> lines, double width) {
    if (lines.isEmpty()) {
      return;
    }
    ArrayNode paths = layer(id, "line");
    for (List<Spot> line : lines) {
      if (line.size() > 1) {
        String d = Svg.path(Curves.simplified(line, CLOSE), false);
        paths.addObject().put("d", d).put("w", width);
      }
    }
  }

  private void fronts() {
    line("border", map.lines.borders, 2.6);
    ArrayNode trenches = layer("trench", "line");
    for (Linework.Trench trench : map.lines.trenches) {
      trenches
          .addObject()
          .put("d", Svg.path(trench.line(), false))
          .put("w", trench.old() ? 1.7 : 2.5)
          .put("side", trench.side())
          .put("owner", trench.owner())
          .put("old", trench.old());
    }
    ArrayNode ridges = layer("ridge", "line");
    map.lines.ridges.forEach(ridge -> ridge(ridges, ridge, 7.5));
    map.lines.frontRidges.forEach(ridge -> ridge(ridges, ridge, 5));
    ArrayNode walls = layer("blocked", "area");
    map.lines.walls.forEach(wall -> walls.addObject().put("d", MapSvg.saw(wall)));
    line("rail", map.lines.rails.single, MapSvg.SINGLE);
    line("rail-double", map.lines.rails.twofold, MapSvg.TWOFOLD);
    line("trace", map.lines.traces, 2.2);
  }

  private static void ridge(ArrayNode ridges, List<Spot> ridge, double tick) {
    ridges
        .addObject()
        .put("d", Svg.path(ridge, false))
        .put("w", 2.6)
        .put("ticks", MapSvg.ticks(ridge, 7, tick));
  }

  // ---- names and marks

  private void names(Names placed) {
    ArrayNode names = node.putArray("names");
    for (Names.Label label : placed.labels) {
      ObjectNode one =
          names
              .addObject()
              .put("text", label.text())
              .put("kind", label.kind())
              .put("n", chart.board().number(label.hex()))
              .put("x", rounded(label.x()))
              .put("y", rounded(label.y()))
              .put("size", label.size())
              .put("tracking", label.tracking())
              .put("anchor", label.middle() ? "middle" : "start");
      if (label.angle() != 0) {
        one.put("angle", rounded(label.angle()));
      }
      if (!label.along().isEmpty()) {
        one.put("path", Svg.path(Curves.simplified(label.along(), CLOSE), false));
      }
    }
    ArrayNode signs = node.putArray("signs");
    for (Names.Sign sign : placed.signs) {
      ObjectNode one = at(signs.addObject().put("kind", sign.kind()), sign.at());
      one.put("n", chart.board().number(sign.hex()));
      if (sign.side() >= 0) {
        one.put("side", sign.side());
      }
      if (!sign.text().isEmpty()) {
        one.put("text", sign.text());
      }
    }
  }

  private ObjectNode mark(ArrayNode marks, int hex) {
    return at(marks.addObject().put("n", chart.board().number(hex)), sheet.centre(hex));
  }

  private void marks() {
    ArrayNode forts = node.putArray("forts");
    for (Chart.Fortress fort : chart.fortresses()) {
      mark(forts, fort.hex())
          .put("side", fort.side())
          .put("name", fort.name())
          .put("strength", fort.strength())
          .put("weakened", fort.weakened());
    }
    ArrayNode entries = node.putArray("entries");
    for (Chart.Entry entry : chart.entries()) {
      mark(entries, entry.hex()).put("code", entry.code()).put("side", entry.side());
    }
    ArrayNode exits = node.putArray("exits");
    for (Chart.Exit exit : chart.exits()) {
      mark(exits, exit.hex()).put("side", exit.side()).put("source", exit.source());
    }
    ArrayNode links = node.putArray("links");
    for (Chart.Link link : chart.links()) {
      links
          .addObject()
          .put("a", chart.board().number(link.a()))
          .put("b", chart.board().number(link.b()))
          .put("side", link.side())
          .put("length", link.length())
          .put("via", link.via());
    }
  }
}
