package fieldmarshal.umpire.map;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Charted;
import java.util.ArrayList;
import java.util.List;

/**
 * Draws a game's map as a poster. Units are hundredths of a hex width; layers from below: tint,
 * wash, hachures, rivers, water, grid, border, trenches, crests, railways, places, numbers, names,
 * margin.
 */
public final class MapSvg {
  /** Widths of railways with one track and with two. */
  static final double SINGLE = 3.4;

  static final double TWOFOLD = 4.8;

  final Chart chart;
  final Sheet sheet;
  final Land land;
  final Linework lines;

  /** How far above its centre the number of each hex stands. */
  final double[] numberAt;

  private final Palette palette;
  private final Relief relief;
  private final Crowd crowd;
  private final Svg svg = new Svg();

  private MapSvg(Chart chart, Palette palette) {
    this.chart = chart;
    this.palette = palette;
    sheet = new Sheet(chart.board());
    land = new Land(chart, sheet);
    lines = new Linework(chart, sheet, land);
    crowd = new Crowd(sheet);
    numberAt = new double[chart.board().size()];
    Crowd wet = new Crowd(sheet);
    lines.rivers.forEach(river -> wet.line(river.line, 10, 1));
    lines.ridges.forEach(line -> wet.line(line, 6, 1));
    lines.walls.forEach(line -> wet.line(line, 6, 1));
    land.lakes.forEach(lake -> wet.line(lake, 6, 1));
    relief = new Relief(land, sheet, palette, land.area(Cover.MOUNTAIN), spot -> wet.at(spot) == 0);
  }

  public static String draw(Game game) {
    return draw(game, false);
  }

  /** The map of a game that is {@link Charted}, by day or by night. */
  public static String draw(Game game, boolean dark) {
    if (!(game instanceof Charted charted)) {
      throw new IllegalArgumentException(game.id() + " has no map to draw");
    }
    Chart chart = charted.chart();
    return new MapSvg(chart, Palette.of(game, dark))
        .poster(chart.cartouche().title().isEmpty() ? game.title() : chart.cartouche().title());
  }

  /** A map with everything in its place and nothing printed yet. */
  static MapSvg laidOut(Chart chart) {
    return new MapSvg(chart, Palette.LIGHT);
  }

  /** Finds a place for every number and name beside all that is on the map. */
  Names names() {
    rivers();
    water();
    fronts();
    crests();
    rails();
    places();
    numbers();
    Names names = new Names(chart, sheet, land, lines, palette, crowd);
    names.draw();
    return names;
  }

  private String poster(String title) {
    Surround surround = new Surround(chart, sheet, land, lines, relief, palette);
    svg.raw(surround.head(title));
    defs();
    svg.raw("<g clip-path='url(#map)'>");
    ground();
    rivers();
    water();
    grid();
    fronts();
    crests();
    rails();
    places();
    numbers();
    svg.raw(new Names(chart, sheet, land, lines, palette, crowd).draw());
    svg.raw("</g>");
    svg.raw(surround.draw(title));
    return svg.raw("</svg>\n").toString();
  }

  private void defs() {
    svg.add(
        "<defs><clipPath id='map'><rect width='%s' height='%s'/></clipPath>",
        Svg.number(sheet.width), Svg.number(sheet.height));
    svg.add(
        "<pattern id='swamp' width='34' height='22' patternUnits='userSpaceOnUse'><path d='M3"
            + " 8h13M20 19h11M9.5 8v-5M7.5 8l-2-3.6M11.5 8l2-3.6M25.5 19v-5M23.5 19l-2-3.6M27.5"
            + " 19l2-3.6' stroke='%s' stroke-width='1.5' fill='none' stroke-linecap='round'"
            + " opacity='.85'/></pattern>",
        palette.marsh());
    svg.add(
        "<pattern id='forest' width='32' height='28' patternUnits='userSpaceOnUse'><g fill='%s'"
            + " opacity='.62'><path d='M8 2l5 9h-10zM24 16l5 9h-10z'/><circle cx='23' cy='6'"
            + " r='4.4'/><circle cx='7' cy='21' r='4.4'/></g></pattern>",
        palette.forest());
    svg.add(
        "<pattern id='broken' width='30' height='26' patternUnits='userSpaceOnUse'><path d='M5 3l-3"
            + " 8M13 8l-2 7M22 2l-3 7M27 14l-3 8M8 17l-3 7M18 17l-2 6' stroke='%s' opacity='.6'"
            + " stroke-width='1.2'/></pattern>",
        palette.hachure());
    svg.add(
        "<pattern id='rough' width='44' height='40' patternUnits='userSpaceOnUse'><path d='M12"
            + " 4v5M12 17v5M3 13h5M16 13h5M6 7l3 3M15 16l3 3M18 7l-3 3M9 16l-3 3M34 24v5M34 35v5M25"
            + " 32h5M38 32h5M28 26l3 3M40 26l-3 3' stroke='%s' opacity='.62'"
            + " stroke-width='1.2'/></pattern>",
        palette.hachure());
    svg.add(
        "<pattern id='lagoon' width='40' height='9' patternUnits='userSpaceOnUse'><path d='M0"
            + " 2.5h22M26 2.5h10M8 7h24' stroke='%s' stroke-width='.9'"
            + " opacity='.55'/></pattern></defs>",
        palette.lining());
  }

  private void ground() {
    double rim = Field.MARGIN * Field.STEP + Field.STEP / 2;
    Field h = land.height;
    svg.add(
        "<image x='%s' y='%s' width='%s' height='%s' preserveAspectRatio='none' href='",
        -rim, -rim, h.columns * Field.STEP, h.rows * Field.STEP);
    svg.raw(relief.picture()).raw("'/>");
    svg.add("<path fill='%s' opacity='%s' d='", palette.wash(), palette.washOpacity());
    svg.raw(Svg.paths(land.area(Cover.MOUNTAIN).contours(0), true)).raw("'/>");
    svg.raw(relief.hachures(spot -> true, 0, 0));
    for (Cover cover : Cover.ALL) {
      if (cover.textured() && cover != Cover.SWAMP) {
        texture(cover);
      }
    }
  }

  private void texture(Cover cover) {
    List<List<Spot>> area = land.dry(land.area(cover)).contours(4);
    if (!area.isEmpty()) {
      svg.add("<path fill='url(#%s)' fill-rule='evenodd' d='", cover.layer());
      svg.raw(Svg.paths(area, true)).raw("'/>");
    }
  }

  private void rivers() {
    StringBuilder cores = new StringBuilder();
    svg.add(
        "<g fill='none' stroke='%s' stroke-linecap='round' stroke-linejoin='round'>",
        palette.river());
    List<Linework.River> order = new ArrayList<>(lines.rivers);
    order.sort((a, b) -> Boolean.compare(a.anyMajor(), b.anyMajor()));
    for (Linework.River river : order) {
      for (Stretch stretch : stretches(river)) {
        double w = stretch.width();
        String d = Svg.path(stretch.line(), false);
        svg.add("<path stroke-width='%s' d='%s'/>", Svg.number(w), d);
        if (stretch.major() || river.kind.equals("canal")) {
          double w2 = stretch.major() ? w - 3.6 : 1.8;
          cores.append("<path stroke-width='").append(Svg.number(w2)).append("' d='");
          cores.append(d).append("'/>");
        }
      }
    }
    svg.add("<g stroke='%s'>", palette.core()).raw(cores).raw("</g></g>");
    lines.rivers.forEach(river -> crowd.line(river.line, river.anyMajor() ? 4 : 2, .8));
  }

  /** A piece of a river between two widths. */
  record Stretch(List<Spot> line, double width, boolean major) {}

  /** A river in pieces that widen towards its mouth. */
  static List<Stretch> stretches(Linework.River river) {
    List<Stretch> stretches = new ArrayList<>();
    List<Spot> even = Curves.even(river.line, 8);
    int parts = Math.max(2, even.size() / 11);
    for (int i = 0; i < parts; i++) {
      double share = (i + .5) / parts;
      boolean major = river.majorAt(even.get((int) (share * (even.size() - 1))));
      double width =
          switch (river.kind) {
            case "stream" -> 1.3;
            case "canal" -> 4.4;
            default -> major ? 6.2 + 3 * share : 1.9 + 1.9 * share;
          };
      List<Spot> line = Curves.part(even, (double) i / parts, (i + 1.0) / parts);
      stretches.add(new Stretch(line, width, major));
    }
    return stretches;
  }

  /** The rings of the water lining, from the shore outwards. */
  static List<List<List<Spot>>> lining(Field offing) {
    List<List<List<Spot>>> lining = new ArrayList<>();
    double distance = 0;
    double gap = 6;
    for (int i = 0; i < 11; i++) {
      distance += gap;
      gap *= 1.17;
      List<List<Spot>> rings = new ArrayList<>();
      for (List<Spot> ring : offing.contours(distance)) {
        if (ring.size() > 12) {
          rings.add(Curves.calmed(ring, 2));
        }
      }
      lining.add(rings);
    }
    return lining;
  }

  private void water() {
    List<List<Spot>> shore = land.shore();
    String sea = Svg.paths(shore, true);
    svg.add("<path fill='%s' fill-rule='evenodd' d='", palette.sea()).raw(sea).raw("'/>");
    String lagoon = Svg.paths(land.lagoonShore(), true);
    if (!lagoon.isEmpty()) {
      svg.add("<path fill='%s' fill-rule='evenodd' d='", palette.lagoon()).raw(lagoon).raw("'/>");
      svg.raw("<path fill='url(#lagoon)' fill-rule='evenodd' d='").raw(lagoon).raw("'/>");
    }
    Field offing = land.offing();
    svg.add("<g fill='none' stroke='%s'>", palette.lining());
    int number = 0;
    for (List<List<Spot>> rings : lining(offing)) {
      svg.add(
          "<path stroke-width='%.2f' opacity='%.2f' d='", 1.15 - number * .05, .62 - number * .045);
      svg.raw(Svg.paths(rings, false)).raw("'/>");
      number++;
    }
    svg.raw("</g>");
    svg.add(
        "<path fill='none' stroke='%s' stroke-width='1.5' stroke-dasharray='13 5' d='",
        palette.coast());
    svg.raw(Svg.paths(bars(offing.contours(1)), false)).raw("'/>");
    svg.add("<path fill='none' stroke='%s' stroke-width='1.8' d='", palette.coast());
    svg.raw(sea).raw("'/>");
    svg.add("<path fill='%s' stroke='%s' stroke-width='1.5' d='", palette.sea(), palette.coast());
    svg.raw(Svg.paths(land.lakes, true)).raw("'/>");
    texture(Cover.SWAMP);
    shore.forEach(line -> crowd.line(line, 2, .35));
    for (List<Spot> lake : land.lakes) {
      Spot middle = lake.getFirst().towards(lake.get(lake.size() / 2), .5);
      crowd.line(lake, 3, .8);
      lake.forEach(p -> crowd.line(List.of(p, middle), 3, .8));
    }
  }

  /** The parts of the open shore that no land lies behind: the bars of lagoons. */
  List<List<Spot>> bars(List<List<Spot>> shore) {
    List<List<Spot>> bars = new ArrayList<>();
    for (List<Spot> line : shore) {
      List<Spot> bar = new ArrayList<>();
      for (Spot p : line) {
        if (land.sea.at(p) > 7) {
          bar.add(p);
        } else if (!bar.isEmpty()) {
          bars.add(Curves.calmed(bar, 6));
          bar = new ArrayList<>();
        }
      }
      if (!bar.isEmpty()) {
        bars.add(Curves.calmed(bar, 6));
      }
    }
    return bars;
  }

  private void grid() {
    StringBuilder[] paths = {new StringBuilder(), new StringBuilder(), new StringBuilder()};
    Board board = chart.board();
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int other = board.neighbour(hex, d);
        if (other < hex && other >= 0) {
          continue;
        }
        Chart.MapHex a = chart.hexes().get(hex);
        Chart.MapHex b = chart.hexes().get(other < 0 ? hex : other);
        int tone =
            a.water() && b.water()
                ? 0
                : Cover.MOUNTAIN.holds(a.terrain()) || Cover.MOUNTAIN.holds(b.terrain()) ? 2 : 1;
        Spot from = sheet.corner(hex, (d + 5) % 6);
        Spot to = sheet.corner(hex, d);
        Svg.pair(paths[tone].append('M'), from.x(), from.y());
        Svg.pair(paths[tone].append('L'), to.x(), to.y());
      }
    }
    double[] opacity = {.77, 1, 1.75};
    for (int tone = 0; tone < 3; tone++) {
      svg.add(
          "<path fill='none' stroke='%s' stroke-width='%s' opacity='%.2f' d='",
          palette.grid(), tone == 2 ? 1.3 : 1.15, palette.gridOpacity() * opacity[tone]);
      svg.raw(paths[tone]).raw("'/>");
    }
  }

  private void fronts() {
    String border = Svg.paths(lines.borders, false);
    svg.raw("<g fill='none' stroke-linejoin='round'>");
    svg.add(
        "<path stroke='%s' stroke-width='17' opacity='%s' d='%s'/>",
        palette.band(), palette.bandOpacity(), border);
    svg.add(
        "<path stroke='%s' stroke-width='2.6' stroke-dasharray='15 5 2.6 5' d='%s'/></g>",
        palette.border(), border);
    lines.borders.forEach(line -> crowd.line(line, 3, .5));
    svg.add(
        "<path fill='none' stroke='%s' stroke-width='2.2' stroke-dasharray='1 7'"
            + " stroke-linecap='round' d='",
        palette.accent());
    svg.raw(Svg.paths(lines.traces, false)).raw("'/>");
    lines.traces.forEach(line -> crowd.line(line, 2, .5));
    svg.raw("<g fill='none'>");
    for (Linework.Trench trench : lines.trenches) {
      String d = Svg.path(trench.line(), false);
      if (trench.old()) {
        svg.add("<path stroke='%s' stroke-width='1.7' opacity='.8' d='%s'/>", palette.soft(), d);
      } else {
        svg.add(
            "<path stroke='%s' stroke-width='5.6' opacity='.8' d='%s'/><path stroke='%s'"
                + " stroke-width='2.5' d='%s'/>",
            palette.halo(), d, palette.side(trench.side()), d);
      }
      crowd.line(trench.line(), trench.old() ? 2 : 4, trench.old() ? .5 : 1.2);
    }
    svg.raw("</g>");
  }

  /** Ridges as a crest with ticks to both sides, walls as a black bar with teeth. */
  private void crests() {
    svg.raw("<g fill='none' stroke-linejoin='round'>");
    lines.ridges.forEach(ridge -> ridge(ridge, 7.5));
    lines.frontRidges.forEach(ridge -> ridge(ridge, 5));
    for (List<Spot> wall : lines.walls) {
      svg.raw(wall(wall, palette));
      crowd.line(wall, 8, 5);
    }
    svg.raw("</g>");
  }

  private void ridge(List<Spot> ridge, double tick) {
    String d = Svg.path(ridge, false);
    svg.add("<path stroke='%s' stroke-width='8' opacity='.55' d='%s'/>", palette.halo(), d);
    svg.add("<path stroke='%s' stroke-width='2.6' d='%s'/>", palette.crest(), d);
    svg.add(
        "<path stroke='%s' stroke-width='1.6' d='%s'/>", palette.crest(), ticks(ridge, 7, tick));
    crowd.line(ridge, 7, 1.1);
  }

  static String wall(List<Spot> wall, Palette palette) {
    String saw = saw(wall);
    return new Svg()
        .add(
            "<path stroke='%s' stroke-width='3.4' opacity='.8' d='%s'/><path fill='%s' d='%s'/>",
            palette.halo(), saw, palette.ink(), saw)
        .toString();
  }

  static String saw(List<Spot> wall) {
    List<Spot> even = Curves.even(wall, 5);
    StringBuilder saw = new StringBuilder();
    for (int sign = -1; sign <= 1; sign += 2) {
      List<Spot> teeth = new ArrayList<>();
      for (int i = 0; i < even.size(); i++) {
        Spot h = Curves.heading(even, i);
        double off = sign * (i % 2 == 0 ? 2.5 : 9);
        teeth.add(even.get(i).plus(-h.y() * off, h.x() * off));
      }
      teeth.addAll(Curves.reversed(even));
      saw.append(Svg.path(teeth, true));
    }
    return saw.toString();
  }

  static String ticks(List<Spot> line, double spacing, double length) {
    List<Spot> even = Curves.even(line, spacing);
    StringBuilder d = new StringBuilder();
    for (int i = 0; i < even.size(); i++) {
      Spot h = Curves.heading(even, i);
      double off = i % 2 == 0 ? length : -length;
      Svg.pair(d.append('M'), even.get(i).x(), even.get(i).y());
      Svg.pair(d.append('l'), -h.y() * off, h.x() * off);
    }
    return d.toString();
  }

  private void rails() {
    svg.raw(railway(Svg.paths(lines.rails.single, false), false, palette));
    svg.raw(railway(Svg.paths(lines.rails.twofold, false), true, palette));
    lines.rails.single.forEach(line -> crowd.line(line, 3, 1));
    lines.rails.twofold.forEach(line -> crowd.line(line, 3, 1));
  }

  /** A railway; one with two tracks is broader. */
  static String railway(String d, boolean twofold, Palette palette) {
    return String.format(
        java.util.Locale.ROOT,
        "<g fill='none' stroke-linejoin='round'><path stroke='%s' stroke-width='%s' d='%s'/><path"
            + " stroke='%s' stroke-width='%s' stroke-dasharray='9 9' d='%s'/></g>",
        palette.rail(),
        twofold ? TWOFOLD : SINGLE,
        d,
        palette.railGap(),
        twofold ? TWOFOLD - 2 : SINGLE - 1.7,
        d);
  }

  private void places() {
    for (Chart.Fortress fort : chart.fortresses()) {
      svg.raw(fortress(sheet.centre(fort.hex()), fort.side(), palette));
      Spot c = sheet.centre(fort.hex());
      crowd.box(new Crowd.Box(c.x() - 23, c.y() - 23, c.x() + 23, c.y() + 23), 4);
    }
    for (int hex = 0; hex < chart.hexes().size(); hex++) {
      Chart.Place place = chart.hexes().get(hex).place();
      if (place != Chart.Place.NONE) {
        Spot c = sheet.centre(hex);
        svg.raw(place(c, place, palette));
        crowd.box(new Crowd.Box(c.x() - 10, c.y() - 10, c.x() + 10, c.y() + 10), 6);
      }
    }
    for (Chart.Fortress fort : chart.fortresses()) {
      if (fort.strength() == 0) {
        continue;
      }
      Spot c = sheet.centre(fort.hex()).plus(0, 33);
      svg.raw(strength(c, fort.strength(), fort.weakened(), fort.side(), palette));
      crowd.box(new Crowd.Box(c.x() - 20, c.y() - 9, c.x() + 20, c.y() + 9), 6);
    }
    for (Chart.Entry entry : chart.entries()) {
      if (!Surround.inMargin(chart, entry)) {
        Spot c = sheet.centre(entry.hex()).plus(0, 34);
        svg.raw(Surround.pill(c, entry.code(), palette.side(entry.side()), palette));
        crowd.box(new Crowd.Box(c.x() - 30, c.y() - 11, c.x() + 30, c.y() + 11), 6);
      }
    }
  }

  static String place(Spot c, Chart.Place place, Palette palette) {
    Svg svg = new Svg();
    if (place == Chart.Place.CITY) {
      svg.add(
          "<path d='M%s %sh18v18h-18z' fill='%s' stroke='%s' stroke-width='2.2'/><path d='M%s"
              + " %sh6v6h-6z' fill='%s'/>",
          Svg.number(c.x() - 9),
          Svg.number(c.y() - 9),
          palette.city(),
          palette.town(),
          Svg.number(c.x() - 3),
          Svg.number(c.y() - 3),
          palette.townFill());
    } else if (place == Chart.Place.VILLAGE) {
      svg.add(
          "<path d='M%s %sh6v5h-6zm-7 6h6v5h-6zm9 1h5v5h-5z' fill='%s'/>",
          Svg.number(c.x() - 1), Svg.number(c.y() - 6), palette.town());
    } else {
      svg.add(
          "<circle cx='%s' cy='%s' r='6.4' fill='%s' stroke='%s' stroke-width='2.3'/><circle"
              + " cx='%s' cy='%s' r='1.7' fill='%s'/>",
          Svg.number(c.x()),
          Svg.number(c.y()),
          palette.townFill(),
          palette.town(),
          Svg.number(c.x()),
          Svg.number(c.y()),
          palette.town());
    }
    return svg.toString();
  }

  /** A star fort. */
  static String fortress(Spot c, int side, Palette palette) {
    List<Spot> star = new ArrayList<>();
    for (int i = 0; i < 16; i++) {
      double angle = Math.toRadians(i * 22.5 - 90);
      double r = i % 2 == 0 ? 22 : 15;
      star.add(c.plus(r * Math.cos(angle), r * Math.sin(angle)));
    }
    return new Svg()
        .add(
            "<path fill='%s' stroke='%s' stroke-width='2.6' d='%s'/>",
            palette.townFill(), palette.side(side), Svg.path(star, true))
        .toString();
  }

  /** The strength of a fortress, whole and weakened. */
  static String strength(Spot c, int whole, int weakened, int side, Palette palette) {
    return new Svg()
        .add(
            "<g class='fortress'><rect x='%s' y='%s' width='36' height='17' rx='3' fill='%s'/><text"
                + " x='%s' y='%s' text-anchor='middle' font-family=\"%s\" font-weight='700'"
                + " font-size='15' fill='%s'>%s</text></g>",
            Svg.number(c.x() - 18),
            Svg.number(c.y() - 8.5),
            palette.side(side),
            Svg.number(c.x()),
            Svg.number(c.y() + 5.2),
            Type.NARROW,
            palette.paper(),
            weakened > 0 ? whole + "\u2013" + weakened : Integer.toString(whole))
        .toString();
  }

  /** Numbers stand at the top of their hexes, a little lower where a line is in the way. */
  private void numbers() {
    boolean pointy = chart.board().grid().pointy();
    double[] places =
        pointy ? new double[] {-42.5, -37, -31, -25} : new double[] {-38, -33, -28, -23};
    svg.add(
        "<g class='numbers' font-family=\"%s\" font-weight='500' font-size='12' fill='%s'"
            + " opacity='.84' text-anchor='middle' letter-spacing='.4'>",
        Type.NARROW, palette.number());
    String halo = " paint-order='stroke' stroke-width='4' stroke='" + palette.halo() + "'";
    for (int hex = 0; hex < chart.board().size(); hex++) {
      Spot c = sheet.centre(hex);
      double best = places[0];
      double least = Double.MAX_VALUE;
      for (int i = 0; i < places.length; i++) {
        double v = crowd.of(numberBox(c, places[i])) + i * 1.6;
        if (v < least) {
          least = v;
          best = places[i];
        }
      }
      crowd.box(numberBox(c, best), 1.8);
      numberAt[hex] = best;
      svg.add(
          "<text x='%s' y='%s'%s>%s</text>",
          Svg.number(c.x()),
          Svg.number(c.y() + best),
          Cover.SWAMP.holds(chart.hexes().get(hex).terrain()) ? halo : "",
          chart.board().number(hex));
    }
    svg.raw("</g>");
  }

  private static Crowd.Box numberBox(Spot c, double dy) {
    return new Crowd.Box(c.x() - 11, c.y() + dy - 8.5, c.x() + 11, c.y() + dy);
  }
}
