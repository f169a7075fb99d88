package fieldmarshal.umpire.map;

import fieldmarshal.engine.board.Chart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The railways of the map. The rules know hexes; a surveyor did not, so the lines are drawn tight:
 * they leave the middles of hexes by a little, except at towns, and run through junctions the
 * straightest way.
 */
final class Rails {
  /** How far a line may leave the middle of a hex. */
  private static final double SLACK = 27;

  private static final int PULLS = 60;
  private static final double STRAIGHT = .5;

  final List<List<Spot>> single = new ArrayList<>();
  final List<List<Spot>> twofold = new ArrayList<>();

  private final Chart chart;
  private final Sheet sheet;

  /** Nodes: a hex, or a negative number for the end of a line at the edge of the sheet. */
  private final Map<Integer, Spot> at = new LinkedHashMap<>();

  private final Map<Integer, Set<Integer>> mates = new LinkedHashMap<>();
  private final Set<Integer> fixed = new HashSet<>();
  private final Set<Long> doubles = new HashSet<>();

  /** How a line that comes from a neighbour runs on through a node. */
  private final Map<Integer, Map<Integer, Integer>> onward = new HashMap<>();

  Rails(Chart chart, Sheet sheet) {
    this.chart = chart;
    this.sheet = sheet;
    collect();
    tighten();
    at.keySet().forEach(this::pair);
    draw();
  }

  Set<Integer> hexes() {
    Set<Integer> hexes = new HashSet<>(at.keySet());
    hexes.removeIf(node -> node < 0);
    return hexes;
  }

  private static long key(int a, int b) {
    return (long) Math.min(a, b) << 32 | Math.max(a, b) & 0xffffffffL;
  }

  private Spot spot(int node) {
    return at.getOrDefault(node, new Spot(0, 0));
  }

  private Set<Integer> mates(int node) {
    return mates.getOrDefault(node, Set.of());
  }

  private void join(int a, int b) {
    mates.computeIfAbsent(a, each -> new LinkedHashSet<>()).add(b);
    mates.computeIfAbsent(b, each -> new LinkedHashSet<>()).add(a);
  }

  private void collect() {
    for (Chart.Edge edge : chart.edges()) {
      if (edge.kind() == Chart.Kind.RAIL) {
        for (int hex : List.of(edge.a(), edge.b())) {
          at.put(hex, sheet.centre(hex));
          if (chart.hexes().get(hex).place() != Chart.Place.NONE) {
            fixed.add(hex);
          }
        }
        join(edge.a(), edge.b());
        if (edge.twice()) {
          doubles.add(key(edge.a(), edge.b()));
        }
      }
    }
    chart.fortresses().forEach(fort -> fixed.add(fort.hex()));
    for (Chart.Exit exit : chart.exits()) {
      Spot centre = sheet.centre(exit.hex());
      if (at.containsKey(exit.hex()) && centre.distance(sheet.edge(centre)) < Sheet.RIM) {
        int end = -1 - exit.hex();
        boolean twice =
            mates(exit.hex()).stream().anyMatch(m -> doubles.contains(key(m, exit.hex())));
        at.put(end, sheet.edge(centre));
        fixed.add(end);
        join(exit.hex(), end);
        if (twice) {
          doubles.add(key(end, exit.hex()));
        }
      }
    }
    at.keySet().stream().filter(node -> mates(node).size() == 1).forEach(fixed::add);
  }

  private void tighten() {
    for (int pull = 0; pull < PULLS; pull++) {
      Map<Integer, Spot> next = new HashMap<>();
      for (int node : at.keySet()) {
        if (fixed.contains(node)) {
          continue;
        }
        double x = 0;
        double y = 0;
        for (int mate : mates(node)) {
          x += spot(mate).x();
          y += spot(mate).y();
        }
        int n = mates(node).size();
        Spot pulled = spot(node).towards(new Spot(x / n, y / n), .5);
        Spot home = sheet.centre(node);
        double off = home.distance(pulled);
        next.put(node, off > SLACK ? home.towards(pulled, SLACK / off) : pulled);
      }
      at.putAll(next);
    }
  }

  /** Which two lines at a node are one: the straightest first. */
  private void pair(int node) {
    List<Integer> free = new ArrayList<>(mates(node));
    Map<Integer, Integer> pairs = new HashMap<>();
    while (free.size() > 1) {
      int a = -1;
      int b = -1;
      double best = STRAIGHT;
      for (int i = 0; i < free.size(); i++) {
        for (int j = i + 1; j < free.size(); j++) {
          double straight = straightness(free.get(i), node, free.get(j));
          if (straight > best) {
            best = straight;
            a = free.get(i);
            b = free.get(j);
          }
        }
      }
      if (best == STRAIGHT && free.size() == 2 && mates(node).size() == 2) {
        a = free.get(0);
        b = free.get(1);
      } else if (best == STRAIGHT) {
        break;
      }
      pairs.put(a, b);
      pairs.put(b, a);
      free.remove(Integer.valueOf(a));
      free.remove(Integer.valueOf(b));
    }
    onward.put(node, pairs);
  }

  /** One where the way from a by a node to b is straight, less where it bends. */
  private double straightness(int a, int node, int b) {
    Spot p = spot(a);
    Spot q = spot(node);
    Spot r = spot(b);
    double along = (q.x() - p.x()) * (r.x() - q.x()) + (q.y() - p.y()) * (r.y() - q.y());
    return along / Math.max(1, p.distance(q) * q.distance(r));
  }

  private int next(int from, int node) {
    return onward.getOrDefault(node, Map.of()).getOrDefault(from, Integer.MIN_VALUE);
  }

  private void draw() {
    Set<Long> drawn = new HashSet<>();
    for (int start : at.keySet()) {
      for (int mate : mates(start)) {
        if (!drawn.contains(key(start, mate))) {
          List<Integer> chain = chain(start, mate);
          for (int i = 1; i < chain.size(); i++) {
            drawn.add(key(chain.get(i - 1), chain.get(i)));
          }
          drawChain(chain);
        }
      }
    }
  }

  /** The whole line that a piece belongs to. */
  private List<Integer> chain(int a, int b) {
    List<Integer> chain = new ArrayList<>(List.of(a, b));
    Set<Long> seen = new HashSet<>(Set.of(key(a, b)));
    for (int side = 0; side < 2; side++) {
      while (true) {
        int last = chain.getLast();
        int next = next(chain.get(chain.size() - 2), last);
        if (next == Integer.MIN_VALUE || !seen.add(key(last, next))) {
          break;
        }
        chain.add(next);
      }
      Collections.reverse(chain);
    }
    return chain;
  }

  private void drawChain(List<Integer> chain) {
    List<Spot> run = new ArrayList<>();
    boolean twice = false;
    int n = chain.size();
    for (int i = 1; i < n; i++) {
      boolean now = doubles.contains(key(chain.get(i - 1), chain.get(i)));
      if (i == 1 || now != twice) {
        keep(run, twice);
        run = new ArrayList<>(List.of(spot(chain.get(i - 1))));
        twice = now;
      }
      Spot p1 = spot(chain.get(i - 1));
      Spot p2 = spot(chain.get(i));
      Spot p0 = i > 1 ? spot(chain.get(i - 2)) : p1.plus(p1.x() - p2.x(), p1.y() - p2.y());
      Spot p3 = i < n - 1 ? spot(chain.get(i + 1)) : p2.plus(p2.x() - p1.x(), p2.y() - p1.y());
      for (int k = 1; k <= 6; k++) {
        run.add(between(p0, p1, p2, p3, k / 6.0));
      }
    }
    keep(run, twice);
  }

  private void keep(List<Spot> run, boolean twice) {
    if (run.size() > 1) {
      (twice ? twofold : single).add(run);
    }
  }

  /** A curve that goes through its points. */
  private static Spot between(Spot a, Spot b, Spot c, Spot d, double t) {
    return new Spot(cubic(a.x(), b.x(), c.x(), d.x(), t), cubic(a.y(), b.y(), c.y(), d.y(), t));
  }

  private static double cubic(double a, double b, double c, double d, double t) {
    return b + .5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
  }
}
