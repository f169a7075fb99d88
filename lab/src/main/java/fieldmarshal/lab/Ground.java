package fieldmarshal.lab;

import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.List;

/**
 * How far along a campaign every hex of a map lies. Some lines across the way of the attacker, such
 * as rivers, have a distance each; a hex between two lines lies between their distances, in the
 * proportion in which it is nearer to the one than to the other. Before the first line and behind
 * the last it is as many hexes away as it is from that line.
 */
final class Ground {
  /** Farther than any map is wide, in hexes. */
  private static final double BEYOND = 200;

  /** A point of the map, in hex widths. */
  private record Point(double x, double y) {
    double to(Point other) {
      return Math.hypot(x - other.x, y - other.y);
    }

    /**
     * Above zero where the way over the first point to the second turns to one side, else below.
     */
    double turn(Point over, Point to) {
      return (over.x - x) * (to.y - y) - (over.y - y) * (to.x - x);
    }

    Point towards(Point other, double part) {
      return new Point(x + (other.x - x) * part, y + (other.y - y) * part);
    }
  }

  /**
   * A line across the way.
   *
   * @param at how far along the way it lies, in hexes
   */
  private record Line(List<Point> points, double at) {
    Point nearest(Point from) {
      Point best = points.getFirst();
      for (int i = 1; i < points.size(); i++) {
        Point a = points.get(i - 1);
        Point b = points.get(i);
        double along = (from.x - a.x) * (b.x - a.x) + (from.y - a.y) * (b.y - a.y);
        double square = a.to(b) * a.to(b);
        Point near = a.towards(b, square == 0 ? 0 : Math.clamp(along / square, 0, 1));
        if (near.to(from) < best.to(from)) {
          best = near;
        }
      }
      return best;
    }

    double to(Point from) {
      return nearest(from).to(from);
    }

    /**
     * Whether it runs between two points; beyond both of its ends it goes on as it goes as a whole.
     */
    boolean parts(Point p, Point q) {
      Point first = points.getFirst();
      Point last = points.getLast();
      double far = BEYOND / Math.max(1, first.to(last));
      List<Point> all = new ArrayList<>(points);
      all.addFirst(last.towards(first, 1 + far));
      all.addLast(first.towards(last, 1 + far));
      for (int i = 1; i < all.size(); i++) {
        Point a = all.get(i - 1);
        Point b = all.get(i);
        if (a.turn(b, p) * a.turn(b, q) <= 0 && p.turn(q, a) * p.turn(q, b) <= 0) {
          return true;
        }
      }
      return false;
    }
  }

  private final Board board;
  private final List<Line> lines = new ArrayList<>();
  private final List<Point> corners = new ArrayList<>();

  /**
   * Begins the ground of a map.
   *
   * @param corners the hexes round the part of the map that counts, in order; all of it where there
   *     are none
   */
  Ground(Board board, int... corners) {
    this.board = board;
    for (int hex : corners) {
      this.corners.add(point(hex));
    }
  }

  private Point point(int hex) {
    return new Point(board.x(hex), board.y(hex));
  }

  /** Adds the next line, from hex to hex. */
  void line(double at, int... hexes) {
    List<Point> points = new ArrayList<>();
    for (int hex : hexes) {
      points.add(point(hex));
    }
    lines.add(new Line(points, at));
  }

  /** How far every hex lies along the way; not a number where it does not count. */
  double[] distances() {
    double[] distances = new double[board.size()];
    for (int hex = 0; hex < distances.length; hex++) {
      distances[hex] = contains(point(hex)) ? distance(hex) : Double.NaN;
    }
    return distances;
  }

  /** How far a hex lies along the way, whether it counts or not. */
  double distance(int hex) {
    Point p = point(hex);
    int nearest = 0;
    for (int i = 1; i < lines.size(); i++) {
      nearest = lines.get(i).to(p) < lines.get(nearest).to(p) ? i : nearest;
    }
    int beyond = isBeyond(p, nearest) ? nearest : nearest - 1;
    if (beyond < 0) {
      return lines.getFirst().at() - lines.getFirst().to(p);
    }
    Line near = lines.get(beyond);
    if (beyond == lines.size() - 1) {
      return near.at() + near.to(p);
    }
    Line far = lines.get(beyond + 1);
    double sum = near.to(p) + far.to(p);
    return sum == 0 ? near.at() : near.at() + (far.at() - near.at()) * near.to(p) / sum;
  }

  /** Whether a point lies beyond the line that is nearest to it, seen from the line before. */
  private boolean isBeyond(Point p, int nearest) {
    return nearest == 0
        ? !lines.getFirst().parts(p, lines.get(1).nearest(p))
        : lines.get(nearest).parts(p, lines.get(nearest - 1).nearest(p));
  }

  /** Whether a point is within the corners or on the edge between two of them. */
  private boolean contains(Point p) {
    if (corners.isEmpty()) {
      return true;
    }
    boolean inside = false;
    for (int i = 0; i < corners.size(); i++) {
      Point a = corners.get(i);
      Point b = corners.get((i + 1) % corners.size());
      if (new Line(List.of(a, b), 0).to(p) < 1e-6) {
        return true;
      }
      if ((a.y > p.y) != (b.y > p.y) && p.x < a.x + (b.x - a.x) * (p.y - a.y) / (b.y - a.y)) {
        inside = !inside;
      }
    }
    return inside;
  }
}
