package fieldmarshal.umpire.map;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Lines: how hexsides are strung together, smoothed, measured and shifted. */
final class Curves {
  private Curves() {}

  /** A piece of a line, from one point to another. */
  record Piece(Spot from, Spot to) {}

  /** Points that differ by rounding alone are one. */
  private static long key(Spot p) {
    return (Math.round(p.x() / 10) << 32) ^ (Math.round(p.y() / 10) & 0xffffffffL);
  }

  static boolean same(Spot a, Spot b) {
    return key(a) == key(b);
  }

  /** Strings pieces together into chains that end at branchings, loose ends and stops. */
  static List<List<Spot>> chains(List<Piece> pieces, Predicate<Spot> stop) {
    Map<Long, Spot> points = new LinkedHashMap<>();
    Map<Long, Set<Long>> mates = new LinkedHashMap<>();
    for (Piece piece : pieces) {
      long a = key(piece.from());
      long b = key(piece.to());
      points.putIfAbsent(a, piece.from());
      points.putIfAbsent(b, piece.to());
      mates.computeIfAbsent(a, k -> new LinkedHashSet<>()).add(b);
      mates.computeIfAbsent(b, k -> new LinkedHashSet<>()).add(a);
    }
    Set<Long> ends = new LinkedHashSet<>();
    points.forEach((k, p) -> {
      if (mates.getOrDefault(k, Set.of()).size() != 2 || stop.test(p)) {
        ends.add(k);
      }
    });
    List<List<Spot>> chains = new ArrayList<>();
    Set<List<Long>> used = new HashSet<>();
    List<Long> starts = new ArrayList<>(ends);
    starts.addAll(points.keySet());
    for (long start : starts) {
      for (long next : mates.getOrDefault(start, Set.of())) {
        if (used.contains(List.of(start, next))) {
          continue;
        }
        List<Spot> chain = new ArrayList<>();
        chain.add(points.getOrDefault(start, new Spot(0, 0)));
        long at = start;
        long to = next;
        while (true) {
          used.add(List.of(at, to));
          used.add(List.of(to, at));
          chain.add(points.getOrDefault(to, new Spot(0, 0)));
          if (ends.contains(to)) {
            break;
          }
          long here = to;
          long back = at;
          long onward = back;
          for (long mate : mates.getOrDefault(here, Set.of())) {
            if (mate != back) {
              onward = mate;
            }
          }
          if (onward == back || used.contains(List.of(here, onward))) {
            break;
          }
          at = here;
          to = onward;
        }
        chains.add(chain);
      }
    }
    return chains;
  }

  /**
   * A smooth line from middle to middle of the chain's pieces with its corners as control points,
   * so that it keeps to its hexsides and has no kink. The corners are first relaxed towards the
   * mean of their neighbours.
   */
  static List<Spot> smooth(List<Spot> chain, double relax) {
    int n = chain.size();
    if (n < 3) {
      return new ArrayList<>(chain);
    }
    boolean ring = same(chain.getFirst(), chain.getLast());
    List<Spot> q = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      if (!ring && (i == 0 || i == n - 1)) {
        q.add(chain.get(i));
      } else {
        Spot before = chain.get(i == 0 ? n - 2 : i - 1);
        Spot after = chain.get(i == n - 1 ? 1 : i + 1);
        q.add(chain.get(i).towards(before.towards(after, .5), relax));
      }
    }
    if (ring) {
      q.add(q.get(1));
    }
    List<Spot> out = new ArrayList<>();
    if (!ring) {
      out.add(q.getFirst());
    }
    out.add(q.get(0).towards(q.get(1), .5));
    for (int i = 1; i < q.size() - 1; i++) {
      Spot a = q.get(i - 1).towards(q.get(i), .5);
      Spot b = q.get(i).towards(q.get(i + 1), .5);
      for (int k = 1; k <= 6; k++) {
        double t = k / 6.0;
        out.add(a.towards(q.get(i), t).towards(q.get(i).towards(b, t), t));
      }
    }
    if (!ring) {
      out.add(q.getLast());
    }
    return out;
  }

  static double length(List<Spot> line) {
    double length = 0;
    for (int i = 1; i < line.size(); i++) {
      length += line.get(i - 1).distance(line.get(i));
    }
    return length;
  }

  /** Points of the line at even distances of about a step, both ends among them. */
  static List<Spot> even(List<Spot> line, double step) {
    double length = length(line);
    int n = Math.max(1, (int) Math.round(length / step));
    List<Spot> out = new ArrayList<>();
    double passed = 0;
    int k = 0;
    for (int i = 1; i < line.size(); i++) {
      double piece = line.get(i - 1).distance(line.get(i));
      while (k < n && passed + piece >= length * k / n) {
        double share = piece == 0 ? 0 : (length * k / n - passed) / piece;
        out.add(line.get(i - 1).towards(line.get(i), share));
        k++;
      }
      passed += piece;
    }
    out.add(line.getLast());
    return out;
  }

  /** The part of an even line between two shares of it. */
  static List<Spot> part(List<Spot> even, double from, double to) {
    int n = even.size() - 1;
    int a = Math.clamp((int) Math.floor(from * n), 0, n);
    int b = Math.clamp((int) Math.ceil(to * n), a, n);
    return even.subList(a, b + 1);
  }

  /** The unit direction of a line at one of its points. */
  static Spot heading(List<Spot> line, int i) {
    Spot a = line.get(Math.max(0, i - 1));
    Spot b = line.get(Math.min(line.size() - 1, i + 1));
    double d = a.distance(b);
    return d == 0 ? new Spot(1, 0) : new Spot((b.x() - a.x()) / d, (b.y() - a.y()) / d);
  }

  /** The line shifted to its right (on paper: y runs down). */
  static List<Spot> shifted(List<Spot> line, double by) {
    List<Spot> out = new ArrayList<>();
    for (int i = 0; i < line.size(); i++) {
      Spot h = heading(line, i);
      out.add(line.get(i).plus(-h.y() * by, h.x() * by));
    }
    return out;
  }

  /** Battlements beside a line, to its right, with merlons away from it. */
  static List<Spot> battlement(List<Spot> line, double gap, double height, double period) {
    List<Spot> even = even(line, period / 6);
    List<Spot> out = new ArrayList<>();
    for (int i = 0; i < even.size(); i++) {
      Spot h = heading(even, i);
      boolean high = i / 3 % 2 == 1;
      double off = gap + (high ? height : 0);
      if (i > 0 && i % 3 == 0) {
        double before = gap + (high ? 0 : height);
        out.add(even.get(i).plus(-h.y() * before, h.x() * before));
      }
      if (i % 3 == 0 || i == even.size() - 1) {
        out.add(even.get(i).plus(-h.y() * off, h.x() * off));
      }
    }
    return out;
  }

  /** The line with its jitter gone: each inner point drawn to its neighbours, time after time. */
  static List<Spot> calmed(List<Spot> line, int times) {
    List<Spot> at = line;
    for (int k = 0; k < times; k++) {
      List<Spot> next = new ArrayList<>(at);
      for (int i = 1; i < at.size() - 1; i++) {
        next.set(i, at.get(i).towards(at.get(i - 1).towards(at.get(i + 1), .5), .5));
      }
      at = next;
    }
    return at;
  }

  /** The point of a line that is nearest to another point. */
  static Spot nearest(List<Spot> line, Spot to) {
    Spot best = line.getFirst();
    for (Spot p : line) {
      if (p.distance(to) < best.distance(to)) {
        best = p;
      }
    }
    return best;
  }

  /** The line with fewer points, nowhere farther than so many units from where it was. */
  static List<Spot> simplified(List<Spot> line, double off) {
    if (line.size() < 3) {
      return line;
    }
    boolean[] kept = new boolean[line.size()];
    kept[0] = true;
    kept[line.size() - 1] = true;
    keep(line, 0, line.size() - 1, off, kept);
    List<Spot> out = new ArrayList<>();
    for (int i = 0; i < kept.length; i++) {
      if (kept[i]) {
        out.add(line.get(i));
      }
    }
    return out;
  }

  private static void keep(List<Spot> line, int from, int to, double off, boolean[] kept) {
    double most = off;
    int farthest = -1;
    for (int i = from + 1; i < to; i++) {
      double d = distance(line.get(i), line.get(from), line.get(to));
      if (d > most) {
        most = d;
        farthest = i;
      }
    }
    if (farthest > 0) {
      kept[farthest] = true;
      keep(line, from, farthest, off, kept);
      keep(line, farthest, to, off, kept);
    }
  }

  /** From a point to the straight piece between two others. */
  private static double distance(Spot p, Spot a, Spot b) {
    double dx = b.x() - a.x();
    double dy = b.y() - a.y();
    double square = dx * dx + dy * dy;
    double t = square == 0 ? 0 : ((p.x() - a.x()) * dx + (p.y() - a.y()) * dy) / square;
    return p.distance(a.towards(b, Math.clamp(t, 0, 1)));
  }

  static List<Spot> reversed(List<Spot> line) {
    List<Spot> out = new ArrayList<>(line);
    Collections.reverse(out);
    return out;
  }
}
