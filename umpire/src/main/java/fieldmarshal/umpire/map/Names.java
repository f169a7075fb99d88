package fieldmarshal.umpire.map;

import fieldmarshal.engine.board.Chart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Finds a place for every name and prints it. */
final class Names {
  /**
   * A name in its place.
   *
   * @param kind city, town, fortress, summit, pass, or the kind of its label
   * @param hex the hex it belongs to
   * @param middle whether x is its middle, not its beginning
   * @param along the line that it follows, or empty
   */
  record Label(
      String text,
      String kind,
      int hex,
      double x,
      double y,
      double size,
      double tracking,
      boolean middle,
      double angle,
      List<Spot> along) {}

  /**
   * The sign of a summit, a pass, or what the rules see in a hex.
   *
   * @param hex the hex that it belongs to
   * @param side whose it is, or -1
   * @param text what stands on it, or empty
   */
  record Sign(String kind, int hex, Spot at, int side, String text) {}

  /** Half the width of a sign. */
  private static final double SIGN = 11;

  final List<Label> labels = new ArrayList<>();
  final List<Sign> signs = new ArrayList<>();

  /** A name beside a point. */
  private static final class Name {
    final String text;
    final String kind;
    final int hex;
    final Spot at;
    final Type type;
    final double size;
    final double tracking;
    final double width;
    final double gap;
    final int rank;
    double x;
    double y;
    Crowd.Box box = new Crowd.Box(0, 0, 0, 0);

    Name(
        String text,
        String kind,
        int hex,
        Spot at,
        Type type,
        double size,
        double tracking,
        double gap,
        int rank) {
      this.text = text;
      this.kind = kind;
      this.hex = hex;
      this.at = at;
      this.type = type;
      this.size = size;
      this.tracking = tracking;
      this.gap = gap;
      this.rank = rank;
      width = type.width(text, size, tracking);
    }

    Crowd.Box boxAt(double x, double y) {
      return new Crowd.Box(x - 3, y - size * .74 - 2, x + width + 3, y + size * .2 + 2);
    }
  }

  private final Chart chart;
  private final Sheet sheet;
  private final Land land;
  private final Linework lines;
  private final Palette palette;
  private final Crowd crowd;
  private final Svg svg = new Svg();
  private int baselines;

  Names(Chart chart, Sheet sheet, Land land, Linework lines, Palette palette, Crowd crowd) {
    this.chart = chart;
    this.sheet = sheet;
    this.land = land;
    this.lines = lines;
    this.palette = palette;
    this.crowd = crowd;
  }

  /** Draws all signs where their hexes have room, and all names. */
  String draw() {
    chart.marks().forEach(this::mark);
    List<Name> names = new ArrayList<>();
    for (int hex = 0; hex < chart.hexes().size(); hex++) {
      Chart.MapHex mapHex = chart.hexes().get(hex);
      if (mapHex.name().isEmpty()) {
        continue;
      }
      Spot at = sheet.centre(hex);
      int at0 = hex;
      boolean fort = chart.fortresses().stream().anyMatch(f -> f.hex() == at0);
      if (mapHex.place() == Chart.Place.CITY) {
        String text = mapHex.name().toUpperCase(Locale.ROOT);
        names.add(new Name(text, "city", hex, at, Type.BOLD, 22, 1.8, fort ? 25 : 16, 0));
      } else if (mapHex.place() == Chart.Place.NONE && !fort && !signed(mapHex, hex).isEmpty()) {
        Chart.Label label = new Chart.Label(mapHex.name(), signed(mapHex, hex), hex, 0);
        Spot top = summit(label);
        signs.add(new Sign(label.kind(), hex, top, -1, ""));
        names.add(new Name(label.text(), label.kind(), hex, top, Type.ITALIC, 17.5, .2, 10, 2));
      } else if (mapHex.place() == Chart.Place.NONE && !fort) {
        signs.add(new Sign("hamlet", hex, at, -1, ""));
        svg.add(
            "<circle cx='%s' cy='%s' r='2.6' fill='%s'/>",
            Svg.number(at.x()), Svg.number(at.y()), palette.town());
        names.add(new Name(mapHex.name(), "hamlet", hex, at, Type.ITALIC, 17, .2, 7, 2));
      } else if (mapHex.place() == Chart.Place.VILLAGE) {
        names.add(new Name(mapHex.name(), "village", hex, at, Type.ITALIC, 18, .2, 10, 1));
      } else {
        names.add(new Name(mapHex.name(), "town", hex, at, Type.ROMAN, 21, .2, fort ? 25 : 12, 1));
      }
    }
    for (Chart.Fortress fort : chart.fortresses()) {
      if (!chart.board().name(fort.hex()).equals(fort.name())) {
        Spot at = sheet.centre(fort.hex());
        names.add(new Name(fort.name(), "fortress", fort.hex(), at, Type.ITALIC, 18, .2, 25, 1));
      }
    }
    for (Chart.Label label : chart.labels()) {
      if (label.kind().equals("summit") || label.kind().equals("pass")) {
        Spot at = summit(label);
        signs.add(new Sign(label.kind(), label.hex(), at, -1, ""));
        names.add(
            new Name(label.text(), label.kind(), label.hex(), at, Type.ITALIC, 17.5, .2, 10, 2));
      }
    }
    names.sort(Comparator.<Name>comparingInt(n -> n.rank).thenComparingDouble(n -> -n.width));
    for (int pass = 0; pass < 4; pass++) {
      for (Name name : names) {
        crowd.names.remove(name.box);
        place(name);
        crowd.names.add(name.box);
      }
    }
    crowd.settle();
    Map<String, Integer> order =
        Map.of("sea", 0, "region", 1, "gulf", 2, "lagoon", 3, "district", 4, "lake", 5);
    chart.labels().stream()
        .filter(label -> order.containsKey(label.kind()))
        .sorted(Comparator.comparingInt(label -> order.getOrDefault(label.kind(), 9)))
        .forEach(this::area);
    for (Chart.Label label : chart.labels()) {
      if (label.kind().equals("river")) {
        river(label);
      }
    }
    for (int i = 0; i < chart.traces().size(); i++) {
      trace(chart.traces().get(i), lines.traces.get(i));
    }
    for (Name name : names) {
      labels.add(
          new Label(
              name.text,
              name.kind,
              name.hex,
              name.x,
              name.y,
              name.size,
              name.tracking,
              false,
              0,
              List.of()));
      svg.add(
          "<text x='%s' y='%s' font-size='%s' %s letter-spacing='%s' fill='%s' stroke='%s'"
              + " stroke-width='5.2'>%s</text>",
          Svg.number(name.x),
          Svg.number(name.y),
          name.size,
          name.type == Type.BOLD
              ? "font-weight='700'"
              : name.type == Type.ITALIC ? "font-style='italic'" : "",
          name.tracking,
          palette.label(),
          halo(new Spot(name.x + name.width / 2, name.y - 5)),
          Svg.escape(name.text));
    }
    return "<g font-family=\""
        + Type.SERIF
        + "\" paint-order='stroke' stroke-linejoin='round'>"
        + svg
        + "</g>";
  }

  /** The colour under a name, a little lighter, for the rim that lifts it off the lines. */
  private String halo(Spot p) {
    if (land.inSea(p)) {
      return palette.seaHalo();
    }
    double[] rgb = palette.tint(land.height.at(p) * land.tint);
    for (int i = 0; i < 3; i++) {
      rgb[i] += (255 - rgb[i]) * .22 * (palette.light() < 1 ? 0 : 1);
    }
    return Palette.colour(rgb);
  }

  /** The sign that a named hex without a place gets: a pass, a summit, or none. */
  private String signed(Chart.MapHex mapHex, int hex) {
    if (chart.board().has(hex, chart.board().legend().feature("pass"))) {
      return "pass";
    }
    return Cover.MOUNTAIN.holds(mapHex.terrain()) ? "summit" : "";
  }

  /** What the rules see in a hex stands beside its middle, where counters leave it in sight. */
  private void mark(Chart.Mark mark) {
    Spot centre = sheet.centre(mark.hex());
    Spot best = centre;
    double least = Double.MAX_VALUE;
    double[][] places = {{30, -20}, {-30, -20}, {30, 20}, {-30, 20}, {0, -30}, {0, 33}};
    Spot edge = sheet.edge(centre);
    boolean atEdge = mark.kind().equals("source") && centre.distance(edge) < Sheet.RIM;
    for (int i = 0; i < places.length; i++) {
      Spot p = centre.plus(places[i][0], places[i][1]);
      if (atEdge) {
        p = edge.towards(centre, 13 / centre.distance(edge));
      }
      double v = crowd.of(Crowd.Box.round(p, SIGN)) + i * 1.5;
      if (v < least) {
        least = v;
        best = p;
      }
    }
    crowd.box(Crowd.Box.round(best, SIGN), 8);
    signs.add(new Sign(mark.kind(), mark.hex(), best, mark.side(), mark.text()));
    String fill = mark.kind().equals("victory") ? "#F4C94B" : palette.side(mark.side());
    svg.add(
        "<circle cx='%s' cy='%s' r='9' fill='%s' stroke='%s' stroke-width='1.6'/>",
        Svg.number(best.x()), Svg.number(best.y()), fill, palette.ink());
  }

  private Spot summit(Chart.Label label) {
    Spot centre = sheet.centre(label.hex());
    Spot best = centre;
    double least = Double.MAX_VALUE;
    for (int dx = -30; dx <= 30; dx += 6) {
      for (int dy = -28; dy <= 28; dy += 4) {
        Spot p = centre.plus(dx, dy);
        double v =
            crowd.of(new Crowd.Box(p.x() - 9, p.y() - 9, p.x() + 9, p.y() + 8))
                + Math.hypot(dx, dy) / 12
                - (label.kind().equals("pass") ? 0 : land.height.at(p) / 300);
        if (v < least) {
          least = v;
          best = p;
        }
      }
    }
    crowd.box(new Crowd.Box(best.x() - 9, best.y() - 9, best.x() + 9, best.y() + 8), 5);
    if (label.kind().equals("pass")) {
      svg.add(
          "<path d='M%s %sq7 7 0 14m14-14q-7 7 0 14' fill='none' stroke='%s' stroke-width='2.4'/>",
          Svg.number(best.x() - 7), Svg.number(best.y() - 7), palette.town());
    } else {
      svg.add(
          "<path d='M%s %sl8 13h-16z' fill='%s' stroke='%s' stroke-width='1.3'/>",
          Svg.number(best.x()), Svg.number(best.y() - 7), palette.town(), palette.halo());
    }
    return best;
  }

  /** Twelve and more places round the sign; the cheapest is taken. */
  private void place(Name n) {
    double h = n.size * .7;
    double w = n.width;
    double o = n.gap;
    double x = n.at.x();
    double y = n.at.y();
    double[][] places = {
      {x + o, y + h * .45, 0},
      {x - o - w, y + h * .45, 1.5},
      {x - w / 2, y + o + h, 2},
      {x - w / 2, y - o, 2},
      {x + o * .6, y - o * .6, 1.5},
      {x + o * .6, y + o * .6 + h, 1.8},
      {x - o * .6 - w, y - o * .6, 2.5},
      {x - o * .6 - w, y + o * .6 + h, 2.5},
      {x - w * .25, y + o + h, 2.5},
      {x - w * .75, y + o + h, 3},
      {x - w * .25, y - o, 3},
      {x - w * .75, y - o, 3.2},
      {x + o, y - o * .2, 1.2},
      {x + o, y + o * .3 + h * .8, 1.2},
      {x - w / 2, y + o + h + 8, 4},
      {x - w / 2, y - o - 8, 4},
      {x + o + 46, y + h * .45, 22},
      {x - o - 46 - w, y + h * .45, 22},
    };
    double least = Double.MAX_VALUE;
    for (double[] p : places) {
      Crowd.Box box = n.boxAt(p[0], p[1]);
      double v = p[2] + crowd.of(box) / 3 + crowd.names(box);
      if (v < least) {
        least = v;
        n.x = p[0];
        n.y = p[1];
        n.box = box;
      }
    }
  }

  /** A name across an area: the quietest place near its hex. */
  private void area(Chart.Label label) {
    boolean water = !label.kind().equals("region") && !label.kind().equals("district");
    String text = water ? label.text() : label.text().toUpperCase(Locale.ROOT);
    double size =
        switch (label.kind()) {
          case "sea" -> 50;
          case "gulf" -> 27;
          case "lagoon" -> 18;
          case "lake" -> 15;
          case "region" -> 31;
          default -> 19;
        };
    double tracking =
        switch (label.kind()) {
          case "sea" -> 8;
          case "gulf" -> 3;
          case "region" -> 17;
          case "district" -> 6;
          default -> .6;
        };
    Type type = water ? Type.ITALIC : Type.ROMAN;
    double width = type.width(text, size, tracking);
    Spot centre = sheet.centre(label.hex());
    double reach = label.kind().equals("lake") ? 70 : label.kind().equals("district") ? 130 : 190;
    double turn = Math.toRadians(label.angle());
    Spot best = centre;
    double least = Double.MAX_VALUE;
    for (double dx = -reach; dx <= reach; dx += 10) {
      for (double dy = -reach * .8; dy <= reach * .8; dy += 8) {
        Spot p = centre.plus(dx, dy);
        double v = Math.hypot(dx, dy) / 14;
        if (label.angle() == 0) {
          Crowd.Box box = box(p, width, size);
          v += crowd.of(box) / 3 + crowd.names(box);
        }
        int steps = (int) (width / 10) + 1;
        for (int i = 0; i <= steps; i++) {
          double along = width * i / steps - width / 2;
          for (double up = 0; up < 1; up += .5) {
            Spot q =
                p.plus(
                    Math.cos(turn) * along + Math.sin(turn) * up * size * .7,
                    Math.sin(turn) * along - Math.cos(turn) * up * size * .7);
            if (!label.kind().equals("lake") && land.inSea(q) != water) {
              v += 6;
            }
            if (label.angle() != 0) {
              v += crowd.at(q) + (crowd.taken(q) ? 20 : 0);
              if (q.x() < 8 || q.y() < 8 || q.x() > sheet.width - 8 || q.y() > sheet.height - 8) {
                v += 50;
              }
            }
          }
        }
        if (v < least) {
          least = v;
          best = p;
        }
      }
    }
    if (label.angle() == 0) {
      crowd.take(box(best, width, size));
    } else {
      for (double along = -width / 2; along < width / 2; along += 12) {
        Spot q = best.plus(Math.cos(turn) * along, Math.sin(turn) * along);
        crowd.take(new Crowd.Box(q.x() - 9, q.y() - size * .6, q.x() + 9, q.y() + size * .4));
      }
    }
    labels.add(
        new Label(
            text,
            label.kind(),
            label.hex(),
            best.x() + tracking / 2,
            best.y(),
            size,
            tracking,
            true,
            label.angle(),
            List.of()));
    svg.add(
        "<text x='%s' y='%s' text-anchor='middle' font-size='%s' letter-spacing='%s' fill='%s'"
            + " stroke='%s' stroke-width='3'%s%s>%s</text>",
        Svg.number(best.x() + tracking / 2),
        Svg.number(best.y()),
        size,
        tracking,
        water ? palette.waterLabel() : palette.region(),
        halo(best),
        water ? " font-style='italic'" : "",
        label.angle() == 0
            ? ""
            : " transform='rotate("
                + Svg.number(label.angle())
                + " "
                + Svg.number(best.x())
                + " "
                + Svg.number(best.y())
                + ")'",
        Svg.escape(text));
  }

  private static Crowd.Box box(Spot p, double width, double size) {
    return new Crowd.Box(
        p.x() - width / 2 - 6,
        p.y() - size * .72 - 4,
        p.x() + width / 2 + 6,
        p.y() + size * .22 + 3);
  }

  /** A line that names may stand along, and how they are set there. */
  private record Bank(List<Spot> line, double size, double tracking, double above, double below) {
    static Bank of(Linework.River river, Spot at) {
      return river.majorAt(at)
          ? new Bank(river.line, 23, 2.2, 9, 8)
          : new Bank(river.line, 18, .9, 6, 5);
    }
  }

  /** A river's name along its bank. */
  private void river(Chart.Label label) {
    Spot hint = sheet.centre(label.hex());
    List<Bank> banks = new ArrayList<>();
    for (Linework.River river : lines.rivers) {
      if (river.name.equals(label.text())) {
        banks.add(Bank.of(river, Curves.nearest(river.line, hint)));
      }
    }
    along(label.text(), label.kind(), label.hex(), banks);
  }

  /** The name of a line that the rules speak of, in its middle. */
  private void trace(Chart.Trace trace, List<Spot> line) {
    int hex = trace.hexes().get(trace.hexes().size() / 2);
    along(trace.name(), "trace", hex, List.of(new Bank(line, 17, .6, 6, 5)));
  }

  /** A name along a line: the straightest free stretch near a hex. */
  private void along(String text, String kind, int hex, List<Bank> banks) {
    Spot hint = sheet.centre(hex);
    double least = Double.MAX_VALUE;
    List<Spot> best = List.of();
    double bestSize = 18;
    double bestTracking = 1;
    for (Bank bank : banks) {
      List<Spot> even = Curves.even(bank.line, 4);
      double width = Type.ITALIC.width(text, bank.size, bank.tracking) + 14;
      int points = (int) Math.ceil(width / 4) + 1;
      for (int from = 0; from + points <= even.size(); from += 3) {
        List<Spot> stretch = Curves.calmed(even.subList(from, from + points), 60);
        if (stretch.getLast().x() < stretch.getFirst().x()) {
          stretch = Curves.reversed(stretch);
        }
        double bend = bend(stretch);
        double steep =
            Math.abs(
                Math.atan2(
                    stretch.getLast().y() - stretch.getFirst().y(),
                    stretch.getLast().x() - stretch.getFirst().x()));
        for (double off : List.of(-bank.above, bank.below + bank.size * .66)) {
          List<Spot> base = Curves.shifted(stretch, off);
          double v =
              bend * 5
                  + Math.max(0, steep - .6) * 4
                  + base.get(base.size() / 2).distance(hint) / 40
                  + (Curves.length(base) < width - 6 ? 80 : 0);
          if (v < least) {
            v += crowding(base, bank.size);
          }
          if (v < least) {
            least = v;
            best = base;
            bestSize = bank.size;
            bestTracking = bank.tracking;
          }
        }
      }
    }
    if (!best.isEmpty()) {
      setAlong(new Label(text, kind, hex, 0, 0, bestSize, bestTracking, false, 0, best));
    }
  }

  private void setAlong(Label label) {
    List<Spot> base = label.along();
    for (int i = 0; i < base.size(); i += 3) {
      Spot p = base.get(i);
      crowd.take(new Crowd.Box(p.x() - 7, p.y() - label.size() * .6, p.x() + 7, p.y() + 4));
    }
    List<Spot> even = Curves.even(base, 10);
    labels.add(
        new Label(
            label.text(),
            label.kind(),
            label.hex(),
            base.getFirst().x(),
            base.getFirst().y(),
            label.size(),
            label.tracking(),
            false,
            0,
            even));
    baselines++;
    svg.add("<path id='river%d' fill='none' stroke='none' d='", baselines)
        .raw(Svg.path(even, false))
        .add(
            "'/><text font-style='italic' font-size='%s' letter-spacing='%s' fill='%s' stroke='%s'"
                + " stroke-width='4'><textPath href='#river%d'>%s</textPath></text>",
            label.size(),
            label.tracking(),
            label.kind().equals("river") ? palette.waterLabel() : palette.accent(),
            halo(base.get(base.size() / 2)),
            baselines,
            Svg.escape(label.text()));
  }

  private static double bend(List<Spot> line) {
    double sum = 0;
    Spot before = Curves.heading(line, 0);
    for (int i = 3; i < line.size(); i += 3) {
      Spot h = Curves.heading(line, i);
      sum += Math.abs(before.x() * h.y() - before.y() * h.x());
      before = h;
    }
    return sum;
  }

  private double crowding(List<Spot> base, double size) {
    double sum = 0;
    for (int i = 0; i < base.size(); i++) {
      Spot h = Curves.heading(base, i);
      for (double up = -.15; up < .75; up += .2) {
        Spot p = base.get(i).plus(h.y() * up * size, -h.x() * up * size);
        sum += crowd.at(p) * .4;
        if (crowd.taken(p)) {
          sum += 15;
        }
        if (p.x() < 8 || p.y() < 8 || p.x() > sheet.width - 8 || p.y() > sheet.height - 8) {
          sum += 20;
        }
        if (land.inSea(p)) {
          sum += .5;
        }
      }
    }
    return sum;
  }
}
