package fieldmarshal.umpire.map;

import fieldmarshal.engine.board.Chart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What stands round the map: frame, exits and links in the margin, title and legend below. */
final class Surround {
  /** Width of the strip between map and frame. */
  private static final double STRIP = 118;

  /** Room that the legend takes at its full size, and the compass beside it. */
  private static final double LEGEND = 1930;

  private static final double COMPASS = 190;

  /** The same above and below, where there is less to show. */
  private final double band;

  private static final double BORDER = 44;
  private static final double FOOT = 560;
  private static final double OUT = 86;

  private final Chart chart;
  private final Sheet sheet;
  private final Land land;
  private final Linework lines;
  private final Relief relief;
  private final Palette palette;
  private final Svg svg = new Svg();
  private int clips;

  Surround(Chart chart, Sheet sheet, Land land, Linework lines, Relief relief, Palette palette) {
    this.chart = chart;
    this.sheet = sheet;
    this.land = land;
    this.lines = lines;
    this.relief = relief;
    this.palette = palette;
    boolean busy =
        chart.links().stream().anyMatch(l -> outward(l.a()).y() != 0 || outward(l.b()).y() != 0);
    band = busy ? STRIP : 76;
  }

  /** The opening of the file: size, title, paper. */
  String head(String title) {
    double rim = STRIP + BORDER;
    double top = band + BORDER;
    double w = sheet.width + 2 * rim;
    double h = sheet.height + 2 * top + FOOT;
    return new Svg()
        .add("<?xml version='1.0' encoding='UTF-8'?>\n")
        .add(
            "<svg xmlns='http://www.w3.org/2000/svg' width='%s' height='%s' viewBox='%s %s %s %s'>",
            Math.round(w * .62),
            Math.round(h * .62),
            Svg.number(-rim),
            Svg.number(-top),
            Svg.number(w),
            Svg.number(h))
        .add("<title>%s</title>", Svg.escape(title))
        .add(
            "<rect x='%s' y='%s' width='%s' height='%s' fill='%s'/>",
            Svg.number(-rim), Svg.number(-top), Svg.number(w), Svg.number(h), palette.paper())
        .toString();
  }

  String draw(String title) {
    frame();
    links();
    exits();
    entries();
    cartouche(title);
    legend();
    return svg.toString();
  }

  // --- the margin

  private void frame() {
    rect(1, 1, 2.6);
    rect(STRIP, band, 3);
    rect(STRIP + 14, band + 14, 3);
    // bars of one hex and one gap between the two outer lines
    double w = sheet.width + 2 * STRIP + 14;
    double h = sheet.height + 2 * band + 14;
    double x = -STRIP - 7;
    double y = -band - 7;
    StringBuilder bars = new StringBuilder();
    Svg.pair(bars.append('M'), x, y);
    bars.append('h').append(Svg.number(w));
    Svg.pair(bars.append('M'), x, y + h);
    bars.append('h').append(Svg.number(w));
    Svg.pair(bars.append('M'), x, y);
    bars.append('v').append(Svg.number(h));
    Svg.pair(bars.append('M'), x + w, y);
    bars.append('v').append(Svg.number(h));
    stroke(palette.ink(), 11, " stroke-dasharray='100 100'", bars.toString());
    for (Spot corner :
        List.of(new Spot(x, y), new Spot(x + w, y), new Spot(x, y + h), new Spot(x + w, y + h))) {
      svg.add(
          "<rect x='%s' y='%s' width='14' height='14' fill='%s'/>",
          Svg.number(corner.x() - 7), Svg.number(corner.y() - 7), palette.ink());
    }
  }

  private void rect(double out, double up, double stroke) {
    svg.add(
        "<rect x='%s' y='%s' width='%s' height='%s' fill='none' stroke='%s' stroke-width='%s'/>",
        Svg.number(-out),
        Svg.number(-up),
        Svg.number(sheet.width + 2 * out),
        Svg.number(sheet.height + 2 * up),
        palette.ink(),
        stroke);
  }

  /** The point in the margin so far outside the edge from a hex. */
  private Spot outside(int hex, double out) {
    Spot edge = sheet.edge(sheet.centre(hex));
    Spot way = outward(hex);
    return edge.plus(way.x() * out, way.y() * out);
  }

  private Spot outward(int hex) {
    Spot c = sheet.centre(hex);
    Spot edge = sheet.edge(c);
    return new Spot(Math.signum(edge.x() - c.x()), Math.signum(edge.y() - c.y()));
  }

  private void links() {
    Set<Integer> linked = new LinkedHashSet<>();
    for (Chart.Link link : chart.links()) {
      linked.add(link.a());
      linked.add(link.b());
      List<Spot> way = new ArrayList<>();
      Spot a = outside(link.a(), OUT);
      Spot b = outside(link.b(), OUT);
      way.add(outside(link.a(), 0));
      way.add(a.towards(way.getFirst(), .25));
      // round the corner where the two ends are on different edges
      Spot turn = outward(link.a()).x() != 0 ? new Spot(a.x(), b.y()) : new Spot(b.x(), a.y());
      bend(way, a, turn.distance(b) < 1 ? b : turn);
      if (turn.distance(b) > 1) {
        bend(way, turn, b);
      }
      bend(way, b, outside(link.b(), 0));
      way.add(outside(link.b(), 0));
      rail(Svg.path(way, false));
      Spot middle = turn.distance(b) < 1 ? a.towards(b, .5) : turn;
      boolean upright = Math.abs(a.x() - b.x()) < 1;
      svg.add(
          "<circle cx='%s' cy='%s' r='17' fill='%s' stroke='%s' stroke-width='2.4'/><text x='%s'"
              + " y='%s' text-anchor='middle' font-family=\"%s\" font-weight='700' font-size='25'"
              + " fill='%s'>%d</text>",
          Svg.number(middle.x()),
          Svg.number(middle.y()),
          palette.paper(),
          palette.rail(),
          Svg.number(middle.x()),
          Svg.number(middle.y() + 8.8),
          Type.NARROW,
          palette.ink(),
          link.length());
      double side = middle.x() < sheet.width / 2 ? 1 : -1;
      Spot text = upright ? middle.plus(side * 42, 0) : middle.plus(0, 38);
      svg.add(
          "<text x='%s' y='%s' text-anchor='middle' font-family=\"%s\" font-style='italic'"
              + " font-size='22' fill='%s'%s>%s</text>",
          Svg.number(text.x()),
          Svg.number(text.y()),
          Type.SERIF,
          palette.label(),
          upright
              ? " transform='rotate("
                  + (side > 0 ? -90 : 90)
                  + " "
                  + Svg.number(text.x())
                  + " "
                  + Svg.number(text.y())
                  + ")'"
              : "",
          Svg.escape("via " + link.via()));
    }
    for (Chart.Exit exit : chart.exits()) {
      if (!linked.contains(exit.hex())
          && lines.rails.hexes().contains(exit.hex())
          && sheet.centre(exit.hex()).distance(sheet.edge(sheet.centre(exit.hex()))) < Sheet.RIM) {
        rail(Svg.path(List.of(outside(exit.hex(), 0), outside(exit.hex(), 44)), false));
      }
    }
  }

  /** Adds a rounded corner at a point on the way to the next. */
  private static void bend(List<Spot> way, Spot corner, Spot next) {
    Spot from = way.getLast();
    double in = Math.min(1, 24 / Math.max(1, from.distance(corner)));
    double on = Math.min(.5, 24 / Math.max(1, corner.distance(next)));
    Spot a = corner.towards(from, in);
    Spot b = corner.towards(next, on);
    for (int k = 0; k <= 6; k++) {
      double t = k / 6.0;
      way.add(a.towards(corner, t).towards(corner.towards(b, t), t));
    }
  }

  private void rail(String d) {
    svg.add(
        "<g fill='none'><path stroke='%s' stroke-width='4.6' d='%s'/><path stroke='%s'"
            + " stroke-width='2.5' stroke-dasharray='9 9' d='%s'/></g>",
        palette.rail(), d, palette.railGap(), d);
  }

  /** Supply sources: a triangle that points into the map. */
  private void exits() {
    for (Chart.Exit exit : chart.exits()) {
      if (exit.source()) {
        svg.raw(triangle(outside(exit.hex(), 4), outward(exit.hex()), exit.side()));
      }
    }
  }

  private String triangle(Spot tip, Spot way, int side) {
    List<Spot> corners =
        List.of(
            tip,
            tip.plus(way.x() * 18 - way.y() * 13, way.y() * 18 + way.x() * 13),
            tip.plus(way.x() * 18 + way.y() * 13, way.y() * 18 - way.x() * 13));
    return new Svg()
        .add(
            "<path fill='%s' stroke='%s' stroke-width='1.6' d='%s'/>",
            palette.side(side), palette.paper(), Svg.path(corners, true))
        .toString();
  }

  static boolean inMargin(Chart chart, Chart.Entry entry) {
    return chart.board().atEdge(entry.hex()) && entry.code().length() < 3;
  }

  private void entries() {
    for (Chart.Entry entry : chart.entries()) {
      if (inMargin(chart, entry)) {
        svg.raw(disc(outside(entry.hex(), 40), entry.code(), entry.side()));
      }
    }
  }

  private String disc(Spot c, String code, int side) {
    return new Svg()
        .add(
            "<circle cx='%s' cy='%s' r='18' fill='%s' stroke='%s' stroke-width='2.4'/><text x='%s'"
                + " y='%s' text-anchor='middle' font-family=\"%s\" font-weight='700' font-size='27'"
                + " fill='%s'>%s</text>",
            Svg.number(c.x()),
            Svg.number(c.y()),
            palette.side(side),
            palette.paper(),
            Svg.number(c.x()),
            Svg.number(c.y() + 9.5),
            Type.NARROW,
            palette.paper(),
            Svg.escape(code))
        .toString();
  }

  static String pill(Spot c, String code, String colour, Palette palette) {
    String text = code.substring(0, 1).toUpperCase(Locale.ROOT) + code.substring(1);
    double half = 5 + text.length() * 3.7;
    return new Svg()
        .add(
            "<rect x='%s' y='%s' width='%s' height='18' rx='9' fill='%s' stroke='%s'"
                + " stroke-width='1.6'/><text x='%s' y='%s' text-anchor='middle' font-family=\"%s\""
                + " font-weight='700' font-size='15' fill='%s'>%s</text>",
            Svg.number(c.x() - half),
            Svg.number(c.y() - 9),
            Svg.number(2 * half),
            colour,
            palette.paper(),
            Svg.number(c.x()),
            Svg.number(c.y() + 5.2),
            Type.NARROW,
            palette.paper(),
            Svg.escape(text))
        .toString();
  }

  // --- title and legend

  private double foot() {
    return sheet.height + band + BORDER + 12;
  }

  private void cartouche(String title) {
    double x = -STRIP - 14;
    double y = foot();
    svg.add(
        "<path d='M%s %sh%s' stroke='%s' stroke-width='8'/>",
        Svg.number(x), Svg.number(y), Svg.number(sheet.width + 2 * STRIP + 28), palette.ink());
    Chart.Cartouche words = chart.cartouche();
    String caps = title.toUpperCase(Locale.ROOT);
    double size = Math.min(140, 140 * 1010 / Type.BOLD.width(caps, 140, 6));
    y += 40 + size * .8;
    text(x, y, Type.SERIF, 700, "", size, 6, palette.ink(), caps);
    if (!words.subtitle().isEmpty()) {
      y += 66;
      text(x, y, Type.SERIF, 400, "italic", 48, .5, palette.ink(), words.subtitle());
    }
    y += 30;
    svg.add(
        "<path d='M%s %sh90' stroke='%s' stroke-width='8'/>",
        Svg.number(x), Svg.number(y), palette.accent());
    y += 14;
    for (String fact : words.facts()) {
      y += 36;
      text(x, y, Type.SANS, 500, "", 27, .2, palette.ink(), fact);
    }
    y += 10;
    for (String source : words.sources()) {
      y += 28;
      text(x, y, Type.SANS, 400, "", 21, .1, palette.soft(), source);
    }
    if (words.kilometres() > 0) {
      scale(x + 2, y + 40, words.kilometres());
    }
  }

  private void scale(double x, double y, double kilometres) {
    double unit = 100 / kilometres;
    for (int i = 0; i < 5; i++) {
      svg.add(
          "<rect x='%s' y='%s' width='%s' height='10' fill='%s' stroke='%s' stroke-width='2'/>",
          Svg.number(x + i * 10 * unit),
          Svg.number(y),
          Svg.number(10 * unit),
          i % 2 == 0 ? palette.ink() : palette.paper(),
          palette.ink());
    }
    for (int i = 0; i <= 5; i++) {
      svg.add(
          "<text x='%s' y='%s' text-anchor='middle' font-family=\"%s\" font-weight='600'"
              + " font-size='20' fill='%s'>%s</text>",
          Svg.number(x + i * 10 * unit),
          Svg.number(y + 32),
          Type.NARROW,
          palette.ink(),
          i * 10 + (i == 5 ? " km" : ""));
    }
  }

  private void text(
      double x,
      double y,
      String family,
      int weight,
      String style,
      double size,
      double tracking,
      String colour,
      String words) {
    svg.add(
        "<text x='%s' y='%s' font-family=\"%s\" font-weight='%d'%s font-size='%s'"
            + " letter-spacing='%s' fill='%s'>%s</text>",
        Svg.number(x),
        Svg.number(y),
        family,
        weight,
        style.isEmpty() ? "" : " font-style='" + style + "'",
        Svg.number(size),
        tracking,
        colour,
        Svg.escape(words));
  }

  private void heading(double x, String words) {
    text(x, foot() + 62, Type.NARROW, 600, "", 26, 2.4, palette.accent(), words);
  }

  private void entry(double x, double y, String words) {
    text(x, y + 8, Type.SANS, 500, "", 25, .1, palette.ink(), words);
  }

  private void legend() {
    double top = foot() + 130;
    double x = Math.min(1180, sheet.width * .45);
    double room = (sheet.width + STRIP - x - COMPASS) / LEGEND;
    double small = Math.clamp(room, .3, 1);
    svg.add(
        "<g transform='translate(%s %s) scale(%.3f) translate(%s %s)'>",
        Svg.number(x), Svg.number(foot()), small, Svg.number(-x), Svg.number(-foot()));
    heading(x, "TERRAIN");
    Map<String, Integer> samples = samples();
    int k = 0;
    for (Map.Entry<String, Integer> sample : samples.entrySet()) {
      double cx = x + 56 + (k % 2) * 252;
      double cy = top + 14 + (k / 2) * 132;
      swatch(sample.getKey(), sample.getValue(), new Spot(cx, cy));
      String word = sample.getKey();
      entry(
          cx + 68,
          cy,
          word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1).replace('-', ' '));
      k++;
    }
    lineLegend(x + 560, top);
    placeLegend(x + 1060, top);
    edgeLegend(x + 1560, top);
    svg.raw("</g>");
    compass(sheet.width + STRIP - 100, foot() + 390);
  }

  /** For each terrain of the map a hex that shows it best: one with little else in it. */
  private Map<String, Integer> samples() {
    Map<String, Integer> samples = new LinkedHashMap<>();
    for (String terrain : chart.board().legend().terrains()) {
      for (int hex = 0; hex < chart.hexes().size(); hex++) {
        if (chart.hexes().get(hex).terrain().equals(terrain) && !chart.board().atEdge(hex)) {
          samples.putIfAbsent(terrain, hex);
          int now = samples.getOrDefault(terrain, hex);
          double steeper = land.height.at(sheet.centre(hex)) - land.height.at(sheet.centre(now));
          if ((Cover.MOUNTAIN.holds(terrain) && steeper > 0)
              || (terrain.equals("clear") && steeper < 0)) {
            samples.put(terrain, hex);
          }
        }
      }
    }
    return samples;
  }

  private void swatch(String terrain, int hex, Spot at) {
    List<Spot> outline = new ArrayList<>();
    Spot centre = sheet.centre(hex);
    for (Spot corner : sheet.corners(hex)) {
      outline.add(at.plus(corner.x() - centre.x(), corner.y() - centre.y()));
    }
    String d = Svg.path(outline, true);
    boolean water = chart.hexes().get(hex).water();
    double[] tint = palette.tint(land.height.at(centre) * land.tint);
    svg.add("<path fill='%s' d='%s'/>", water ? palette.sea() : Palette.colour(tint), d);
    if (Cover.MOUNTAIN.holds(terrain)) {
      clips++;
      svg.add("<path fill='%s' opacity='%s' d='%s'/>", palette.wash(), palette.washOpacity(), d);
      svg.add(
          "<clipPath id='swatch%d'><path d='%s'/></clipPath><g clip-path='url(#swatch%d)'>",
          clips, d, clips);
      svg.raw(
          relief.hachures(
              spot -> spot.distance(centre) < Sheet.RADIUS + 6,
              at.x() - centre.x(),
              at.y() - centre.y()));
      svg.raw("</g>");
    }
    for (Cover cover : Cover.ALL) {
      if (cover.textured() && cover.holds(terrain)) {
        svg.add("<path fill='url(#%s)' d='%s'/>", cover.layer(), d);
      }
    }
    svg.add("<path fill='none' stroke='%s' stroke-width='1.6' d='%s'/>", palette.ink(), d);
  }

  private boolean has(Chart.Kind kind) {
    return chart.edges().stream().anyMatch(edge -> edge.kind() == kind);
  }

  private static List<Spot> wave(double x, double y) {
    List<Spot> line = new ArrayList<>();
    for (int i = 0; i <= 24; i++) {
      line.add(new Spot(x + i * 5, y + 5 * Math.sin(i / 24.0 * 4 * Math.PI)));
    }
    return line;
  }

  private void stroke(String colour, double width, String more, String d) {
    svg.add("<path fill='none' stroke='%s' stroke-width='%s'%s d='%s'/>", colour, width, more, d);
  }

  private void lineLegend(double x, double top) {
    heading(x, "LINES");
    double y = top - 22;
    double pitch = 40;
    if (has(Chart.Kind.RIVER)) {
      stroke(palette.river(), 3, "", Svg.path(wave(x, y), false));
      entry(x + 146, y, "River");
      y += pitch;
    }
    if (has(Chart.Kind.MAJOR)) {
      stroke(palette.river(), 8, "", Svg.path(wave(x, y), false));
      stroke(palette.core(), 4.4, "", Svg.path(wave(x, y), false));
      entry(x + 146, y, "Major river");
      y += pitch;
    }
    List<Spot> straight = List.of(new Spot(x, y), new Spot(x + 120, y));
    if (has(Chart.Kind.RIDGE)) {
      straight = List.of(new Spot(x, y), new Spot(x + 120, y));
      stroke(palette.crest(), 2.6, "", Svg.path(straight, false));
      stroke(palette.crest(), 1.6, "", MapSvg.ticks(straight, 7, 7.5));
      entry(x + 146, y, "Ridge hexside");
      y += pitch;
    }
    if (has(Chart.Kind.BLOCKED)) {
      svg.raw(MapSvg.wall(List.of(new Spot(x, y), new Spot(x + 120, y)), palette));
      entry(x + 146, y, "Impassable hexside");
      y += pitch;
    }
    if (has(Chart.Kind.RAIL)) {
      rail("M" + Svg.number(x) + " " + Svg.number(y) + "h120");
      entry(x + 146, y, "Railway");
      y += pitch;
    }
    if (chart.edges().stream().anyMatch(Chart.Edge::twice)) {
      svg.raw(MapSvg.railway("M" + Svg.number(x) + " " + Svg.number(y) + "h120", true, palette));
      entry(x + 146, y, "Railway, double track");
      y += pitch;
    }
    if (has(Chart.Kind.BORDER)) {
      String d = "M" + Svg.number(x) + " " + Svg.number(y) + "h120";
      stroke(palette.band(), 17, " opacity='" + palette.bandOpacity() + "'", d);
      stroke(palette.border(), 2.6, " stroke-dasharray='15 5 2.6 5'", d);
      entry(x + 146, y, "Border of 1914");
      y += pitch;
    }
    Set<String> seen = new LinkedHashSet<>();
    for (Linework.Trench trench : lines.trenches) {
      String words = trench.old() ? "Old position" : trench.owner() + " trenches";
      if (seen.add(words)) {
        List<Spot> line =
            Curves.battlement(List.of(new Spot(x, y - 8), new Spot(x + 120, y - 8)), 5, 5.2, 15);
        stroke(
            trench.old() ? palette.soft() : palette.side(trench.side()),
            trench.old() ? 1.7 : 2.5,
            "",
            Svg.path(line, false));
        entry(x + 146, y, words);
        y += pitch;
      }
    }
  }

  private void placeLegend(double x, double top) {
    heading(x, "PLACES AND LETTERING");
    double y = top - 14;
    svg.raw(MapSvg.place(new Spot(x + 18, y), Chart.Place.CITY, palette));
    text(x + 60, y + 8, Type.SERIF, 700, "", 26, 1.8, palette.label(), "CITY");
    y += 52;
    svg.raw(MapSvg.place(new Spot(x + 18, y), Chart.Place.TOWN, palette));
    text(x + 60, y + 8, Type.SERIF, 400, "", 26, .2, palette.label(), "Town");
    y += 58;
    if (!chart.fortresses().isEmpty()) {
      svg.raw(MapSvg.fortress(new Spot(x + 18, y), -1, palette));
      svg.raw(MapSvg.strength(new Spot(x + 78, y), 8, 4, -1, palette));
      entry(x + 112, y, "Fortress: whole\u2013weakened");
      y += 58;
    }
    svg.add(
        "<path d='M%s %sl9 15h-18z' fill='%s'/>",
        Svg.number(x + 18), Svg.number(y - 8), palette.town());
    text(x + 60, y + 8, Type.SERIF, 400, "italic", 25, .2, palette.label(), "Summit");
    if (chart.labels().stream().anyMatch(label -> label.kind().equals("pass"))) {
      String d = "M" + Svg.number(x + 200) + " " + Svg.number(y - 8) + "q8 8 0 16m16-16q-8 8 0 16";
      stroke(palette.town(), 2.6, "", d);
      text(x + 236, y + 8, Type.SERIF, 400, "italic", 25, .2, palette.label(), "Pass");
    }
    y += 50;
    text(x, y + 8, Type.SERIF, 400, "italic", 26, 1.6, palette.waterLabel(), "River, sea");
    text(x + 170, y + 8, Type.SERIF, 400, "", 26, 9, palette.region(), "REGION");
    y += 50;
    boolean rows = chart.board().grid().rowFirst();
    text(x + 2, y + 7, Type.NARROW, 500, "", 22, .6, palette.number(), rows ? "rrcc" : "ccrr");
    entry(x + 60, y, "Hex number: " + (rows ? "row and column" : "column and row"));
  }

  private void edgeLegend(double x, double top) {
    heading(x, "MAP EDGE");
    double y = top - 14;
    if (!chart.entries().isEmpty()) {
      for (Chart.Entry entry : chart.entries()) {
        if (inMargin(chart, entry)) {
          svg.raw(disc(new Spot(x + 24, y), entry.code(), entry.side()));
          entry(x + 66, y, "Entry of reinforcements");
          y += 54;
          break;
        }
      }
      for (Chart.Entry entry : chart.entries()) {
        if (!inMargin(chart, entry)) {
          svg.raw(pill(new Spot(x + 24, y), entry.code(), palette.side(entry.side()), palette));
          entry(x + 66, y, "Entry inside the map");
          y += 54;
          break;
        }
      }
    }
    Set<Integer> sides = new LinkedHashSet<>();
    chart.exits().stream().filter(Chart.Exit::source).forEach(exit -> sides.add(exit.side()));
    int k = 0;
    for (int side : sides) {
      svg.raw(triangle(new Spot(x + 10 + 30 * k++, y + 10), new Spot(0, -1), side));
    }
    if (!sides.isEmpty()) {
      entry(x + 66, y, "Source of supply");
      y += 54;
    }
    if (!chart.links().isEmpty()) {
      rail("M" + Svg.number(x - 14) + " " + Svg.number(y) + "h76");
      svg.add(
          "<circle cx='%s' cy='%s' r='17' fill='%s' stroke='%s' stroke-width='2.4'/><text x='%s'"
              + " y='%s' text-anchor='middle' font-family=\"%s\" font-weight='700' font-size='25'"
              + " fill='%s'>n</text>",
          Svg.number(x + 24),
          Svg.number(y),
          palette.paper(),
          palette.rail(),
          Svg.number(x + 24),
          Svg.number(y + 7),
          Type.NARROW,
          palette.ink());
      entry(x + 76, y, "Railway off the map, n hexes");
    }
  }

  private void compass(double x, double y) {
    svg.add("<g transform='translate(%s %s)'>", Svg.number(x), Svg.number(y));
    svg.add(
        "<g transform='rotate(%s)'><circle r='62' fill='none' stroke='%s' stroke-width='2'/><circle"
            + " r='54' fill='none' stroke='%s' stroke-width='1'/><path d='M0-84l13 71-13-8z'"
            + " fill='%s'/><path d='M0-84l-13 71 13-8z' fill='%s' stroke='%s'"
            + " stroke-width='1'/><path d='M0 84l13-71-13 8zM0 84l-13-71 13 8z' fill='none'"
            + " stroke='%s' stroke-width='1.4'/><text y='-94' text-anchor='middle'"
            + " font-family=\"%s\" font-style='italic' font-size='40' fill='%s'>N</text></g></g>",
        Svg.number(chart.cartouche().north()),
        palette.ink(),
        palette.ink(),
        palette.ink(),
        palette.paper(),
        palette.ink(),
        palette.ink(),
        Type.SERIF,
        palette.ink());
  }
}
