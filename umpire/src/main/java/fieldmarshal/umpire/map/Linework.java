package fieldmarshal.umpire.map;

import fieldmarshal.engine.board.Chart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** The lines of the map, smooth: rivers, railways, border, trenches, crests, walls. */
final class Linework {
  /** A river from its source to its mouth; which of its hexsides are major. */
  static final class River {
    final String kind;
    final String name;
    final List<Spot> chain;
    final boolean[] major;
    List<Spot> line;

    River(String kind, String name, List<Spot> chain, boolean[] major) {
      this.kind = kind;
      this.name = name;
      this.chain = chain;
      this.major = major;
      this.line = chain;
    }

    /** Whether the hexside nearest to a point is major. */
    boolean majorAt(Spot p) {
      int best = 0;
      double least = Double.MAX_VALUE;
      for (int i = 0; i < major.length; i++) {
        double d = chain.get(i).towards(chain.get(i + 1), .5).distance(p);
        if (d < least) {
          least = d;
          best = i;
        }
      }
      return major[best];
    }

    boolean passes(Spot vertex) {
      return chain.stream().anyMatch(p -> Curves.same(p, vertex));
    }

    boolean anyMajor() {
      for (boolean m : major) {
        if (m) {
          return true;
        }
      }
      return false;
    }
  }

  /** A battlement of a side. */
  record Trench(int side, String owner, List<Spot> line, boolean old) {}

  final List<River> rivers = new ArrayList<>();
  final Rails rails;

  /** Lines that the rules speak of, in the order of the chart. */
  final List<List<Spot>> traces = new ArrayList<>();

  final List<List<Spot>> borders;
  final List<List<Spot>> fronts;
  final List<Trench> trenches = new ArrayList<>();
  final List<List<Spot>> ridges;

  /** Ridges between the trenches, which follow the curve of the front. */
  final List<List<Spot>> frontRidges;

  final List<List<Spot>> walls;
  private final Chart chart;
  private final Sheet sheet;
  private final Land land;

  Linework(Chart chart, Sheet sheet, Land land) {
    this.chart = chart;
    this.sheet = sheet;
    this.land = land;
    drawRivers();
    rails = new Rails(chart, sheet);
    for (Chart.Trace trace : chart.traces()) {
      List<Spot> line = new ArrayList<>();
      trace.hexes().forEach(hex -> line.add(sheet.centre(hex)));
      traces.add(Curves.calmed(Curves.even(line, 25), 40));
    }
    borders = outward(smoothed(Chart.Kind.BORDER, .3));
    fronts = smoothed(Chart.Kind.FRONT, .3);
    ridges = offFront(Chart.Kind.RIDGE, .12);
    frontRidges = onFront(Chart.Kind.RIDGE);
    walls = offFront(Chart.Kind.BLOCKED, .06);
    walls.addAll(onFront(Chart.Kind.BLOCKED));
    drawTrenches();
  }

  private List<Curves.Piece> pieces(Chart.Kind... kinds) {
    List<Curves.Piece> pieces = new ArrayList<>();
    for (Chart.Edge edge : chart.edges()) {
      if (List.of(kinds).contains(edge.kind())) {
        Spot[] ends = sheet.side(edge.a(), edge.b());
        pieces.add(new Curves.Piece(ends[0], ends[1]));
      }
    }
    return pieces;
  }

  private List<List<Spot>> smoothed(Chart.Kind kind, double relax) {
    List<List<Spot>> lines = new ArrayList<>();
    for (List<Spot> chain : Curves.chains(pieces(kind), p -> false)) {
      lines.add(Curves.smooth(chain, relax));
    }
    return lines;
  }

  private static Spot middle(Curves.Piece piece) {
    return piece.from().towards(piece.to(), .5);
  }

  private boolean alongFront(Curves.Piece piece) {
    return pieces(Chart.Kind.FRONT).stream()
        .anyMatch(front -> Curves.same(middle(front), middle(piece)));
  }

  private List<List<Spot>> offFront(Chart.Kind kind, double relax) {
    List<Curves.Piece> pieces = pieces(kind);
    pieces.removeIf(this::alongFront);
    List<List<Spot>> lines = new ArrayList<>();
    for (List<Spot> chain : Curves.chains(pieces, p -> false)) {
      lines.add(Curves.smooth(chain, relax));
    }
    return lines;
  }

  /** The stretches of the front whose hexsides are of a kind as well. */
  private List<List<Spot>> onFront(Chart.Kind kind) {
    List<Curves.Piece> both = pieces(kind);
    both.removeIf(piece -> !alongFront(piece));
    List<List<Spot>> lines = new ArrayList<>();
    List<Curves.Piece> all = pieces(Chart.Kind.FRONT);
    for (List<Spot> front : fronts) {
      List<Spot> run = new ArrayList<>();
      for (Spot p : Curves.even(front, 4)) {
        Curves.Piece nearest = all.getFirst();
        for (Curves.Piece piece : all) {
          if (middle(piece).distance(p) < middle(nearest).distance(p)) {
            nearest = piece;
          }
        }
        Spot here = middle(nearest);
        if (both.stream().anyMatch(piece -> Curves.same(middle(piece), here))) {
          run.add(p);
        } else {
          if (run.size() > 1) {
            lines.add(run);
          }
          run = new ArrayList<>();
        }
      }
      if (run.size() > 1) {
        lines.add(run);
      }
    }
    return lines;
  }

  /** Rivers as they run, where the map has their courses. */
  private void drawCourses() {
    for (Chart.Course course : chart.courses()) {
      List<Spot> line = new ArrayList<>();
      for (int i = 0; i < course.line().length; i += 2) {
        line.add(new Spot(course.line()[i], course.line()[i + 1]));
      }
      List<Spot> down = fallsToEnd(line) ? line : Curves.reversed(line);
      boolean[] major = new boolean[down.size() - 1];
      Arrays.fill(major, course.kind().equals("major"));
      String kind = course.kind().equals("major") ? "river" : course.kind();
      rivers.add(new River(kind, course.name(), down, major));
    }
  }

  private void drawRivers() {
    if (!chart.courses().isEmpty()) {
      drawCourses();
      return;
    }
    Set<String> names = new LinkedHashSet<>();
    for (Chart.Edge edge : chart.edges()) {
      if (edge.kind() == Chart.Kind.RIVER || edge.kind() == Chart.Kind.MAJOR) {
        names.add(edge.name());
      }
    }
    for (String name : names) {
      List<Curves.Piece> pieces = new ArrayList<>();
      List<Curves.Piece> majors = new ArrayList<>();
      for (Chart.Edge edge : chart.edges()) {
        boolean major = edge.kind() == Chart.Kind.MAJOR;
        if ((major || edge.kind() == Chart.Kind.RIVER) && edge.name().equals(name)) {
          Spot[] ends = sheet.side(edge.a(), edge.b());
          pieces.add(new Curves.Piece(ends[0], ends[1]));
          if (major) {
            majors.add(new Curves.Piece(ends[0], ends[1]));
          }
        }
      }
      for (List<Spot> chain : Curves.chains(pieces, p -> false)) {
        List<Spot> down = fallsToEnd(chain) ? chain : Curves.reversed(chain);
        boolean[] major = new boolean[down.size() - 1];
        for (int i = 0; i < major.length; i++) {
          Spot middle = down.get(i).towards(down.get(i + 1), .5);
          major[i] =
              majors.stream().anyMatch(m -> m.from().towards(m.to(), .5).distance(middle) < 5);
        }
        rivers.add(new River("river", name, down, major));
      }
    }
    joinRivers();
  }

  private boolean fallsToEnd(List<Spot> chain) {
    double first = low(chain.getFirst());
    double last = low(chain.getLast());
    return Math.abs(first - last) > 1 ? first > last : chain.getFirst().y() < chain.getLast().y();
  }

  private double low(Spot p) {
    double least = Double.MAX_VALUE;
    for (int dx = -30; dx <= 30; dx += 10) {
      for (int dy = -30; dy <= 30; dy += 10) {
        least = Math.min(least, land.height.at(p.x() + dx, p.y() + dy));
      }
    }
    return least - Math.max(0, land.sea.at(p));
  }

  /**
   * Mouths run on into the sea, other loose ends off the map; tributaries bend into their river.
   */
  private void joinRivers() {
    for (River river : rivers) {
      List<Spot> whole = new ArrayList<>(river.chain);
      for (int end = 0; end < 2; end++) {
        Spot vertex = end == 0 ? river.chain.getFirst() : river.chain.getLast();
        if (rivers.stream().noneMatch(other -> other != river && other.passes(vertex))) {
          Spot onward = mouth(vertex, end == 1);
          if (!onward.equals(vertex) && end == 0) {
            whole.addFirst(onward);
          } else if (!onward.equals(vertex)) {
            whole.add(onward);
          }
        }
      }
      river.line = Curves.smooth(whole, .16);
    }
    for (River river : rivers) {
      for (River other : rivers) {
        if (other != river) {
          join(river, other);
        }
      }
    }
  }

  private static void join(River river, River other) {
    for (int k = 1; k < other.chain.size() - 1; k++) {
      Spot vertex = other.chain.get(k);
      if (Curves.same(vertex, river.chain.getFirst())) {
        river.line.set(0, Curves.nearest(Curves.even(other.line, 2), vertex));
      }
      if (Curves.same(vertex, river.chain.getLast())) {
        List<Spot> even = Curves.even(other.line, 3);
        Spot near = Curves.nearest(even, vertex);
        Spot end = even.get(Math.min(even.size() - 1, even.indexOf(near) + 9));
        river.line.removeLast();
        Spot from = river.line.getLast();
        for (int i = 1; i <= 6; i++) {
          double t = i / 6.0;
          river.line.add(from.towards(near, t).towards(near.towards(end, t), t));
        }
      }
    }
  }

  /** The nearest point of the sea within reach, or the point itself. */
  private Spot shore(Spot from, double reach) {
    Spot best = from;
    double least = reach;
    for (int angle = 0; angle < 360 && !land.inSea(from); angle += 6) {
      double dx = Math.cos(Math.toRadians(angle));
      double dy = Math.sin(Math.toRadians(angle));
      for (double r = 2; r < least; r += 2) {
        if (land.inSea(from.plus(dx * r, dy * r))) {
          least = r;
          best = from.plus(dx * r, dy * r);
        }
      }
    }
    return best;
  }

  private Spot mouth(Spot vertex, boolean downstream) {
    Spot sea = downstream ? shore(vertex, 130) : vertex;
    if (!sea.equals(vertex)) {
      double d = vertex.distance(sea);
      return vertex.towards(sea, (d + 14) / d);
    }
    Spot edge = sheet.edge(vertex);
    double gap = vertex.distance(edge);
    if (gap > 62) {
      return vertex;
    }
    return new Spot(
        edge.x() + Math.signum(edge.x() - vertex.x()) * 12,
        edge.y() + Math.signum(edge.y() - vertex.y()) * 12);
  }

  /** Lines that end at the rim of the hexes, carried on to the edge of the sheet. */
  private List<List<Spot>> outward(List<List<Spot>> lines) {
    for (List<Spot> line : lines) {
      for (int end = 0; end < 2; end++) {
        Spot tip = end == 0 ? line.getFirst() : line.getLast();
        Spot edge = sheet.edge(tip);
        Spot shore = shore(tip, 60);
        Spot on = !shore.equals(tip) ? shore : tip.distance(edge) < 60 ? edge : tip;
        if (on.distance(tip) > 1 && end == 0) {
          line.addFirst(on);
        } else if (on.distance(tip) > 1) {
          line.add(on);
        }
      }
    }
    return lines;
  }

  /**
   * Battlements lie along the front on their own side of it; lines without a front run in their
   * hexes.
   */
  private void drawTrenches() {
    Map<Integer, Integer> sideOf = new HashMap<>();
    Map<Integer, String> ownerOf = new HashMap<>();
    Set<Integer> facing = new HashSet<>();
    for (Chart.FortifiedLine line : chart.lines()) {
      if (line.side() >= 0) {
        for (int hex : line.hexes()) {
          sideOf.put(hex, line.side());
        }
        ownerOf.putIfAbsent(line.side(), line.owner());
      }
    }
    for (int side = 0; side < 2; side++) {
      List<Curves.Piece> pieces = new ArrayList<>();
      Map<Spot, Spot> homeward = new HashMap<>();
      for (Chart.Edge edge : chart.edges()) {
        if (edge.kind() != Chart.Kind.FRONT) {
          continue;
        }
        boolean a = sideOf.getOrDefault(edge.a(), -1) == side;
        boolean b = sideOf.getOrDefault(edge.b(), -1) == side;
        if (a == b) {
          continue;
        }
        int home = a ? edge.a() : edge.b();
        facing.add(home);
        Spot[] ends = sheet.side(home, a ? edge.b() : edge.a());
        pieces.add(new Curves.Piece(ends[0], ends[1]));
        homeward.put(ends[0].towards(ends[1], .5), sheet.centre(home));
      }
      for (List<Spot> chain : Curves.chains(pieces, p -> false)) {
        List<Spot> line = Curves.smooth(chain, .3);
        outward(List.of(line));
        if (!onRight(chain, homeward)) {
          line = Curves.reversed(line);
        }
        trenches.add(
            new Trench(
                side, ownerOf.getOrDefault(side, ""), Curves.battlement(line, 5, 5.2, 15), false));
      }
    }
    for (Chart.FortifiedLine line : chart.lines()) {
      if (line.hexes().stream().noneMatch(facing::contains) && line.hexes().size() > 1) {
        List<Spot> chain = new ArrayList<>();
        line.hexes().forEach(hex -> chain.add(sheet.centre(hex)));
        List<Spot> curve = Curves.smooth(chain, .1);
        trenches.add(
            new Trench(
                line.side(), line.owner(), Curves.battlement(curve, 7, 5.2, 15), line.side() < 0));
      }
    }
  }

  private static boolean onRight(List<Spot> chain, Map<Spot, Spot> homeward) {
    int votes = 0;
    for (int i = 1; i < chain.size(); i++) {
      Spot a = chain.get(i - 1);
      Spot b = chain.get(i);
      Spot middle = a.towards(b, .5);
      for (Map.Entry<Spot, Spot> home : homeward.entrySet()) {
        if (home.getKey().distance(middle) < 5) {
          Spot to = home.getValue();
          double right = (b.x() - a.x()) * (to.y() - a.y()) - (b.y() - a.y()) * (to.x() - a.x());
          votes += right > 0 ? 1 : -1;
        }
      }
    }
    return votes > 0;
  }
}
