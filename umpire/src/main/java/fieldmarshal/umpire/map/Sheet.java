package fieldmarshal.umpire.map;

import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.List;

/** Where the hexes of a board lie on paper, in map units from the upper left corner. */
final class Sheet {
  /** From the centre of a hex to a corner. */
  static final double RADIUS = 100 / Math.sqrt(3);

  /** A hex whose centre is nearer to the edge of the sheet lies at it. */
  static final double RIM = 102;

  final double width;
  final double height;
  private final Board board;
  private final double left;
  private final double top;
  private final double halfWide;
  private final double halfHigh;
  private final double turn;

  Sheet(Board board) {
    this.board = board;
    boolean pointy = board.grid().pointy();
    turn = pointy ? 0 : 30;
    halfWide = pointy ? 50 : RADIUS;
    halfHigh = pointy ? RADIUS : 50;
    double minX = Double.MAX_VALUE;
    double minY = Double.MAX_VALUE;
    double maxX = -Double.MAX_VALUE;
    double maxY = -Double.MAX_VALUE;
    for (int hex = 0; hex < board.size(); hex++) {
      minX = Math.min(minX, board.x(hex));
      maxX = Math.max(maxX, board.x(hex));
      minY = Math.min(minY, board.y(hex));
      maxY = Math.max(maxY, board.y(hex));
    }
    left = minX;
    top = minY;
    width = (maxX - minX) * 100 + 2 * halfWide;
    height = (maxY - minY) * 100 + 2 * halfHigh;
  }

  Spot centre(int hex) {
    return new Spot((board.x(hex) - left) * 100 + halfWide, (board.y(hex) - top) * 100 + halfHigh);
  }

  /** The corner that ends the hexside of a direction, clockwise. */
  Spot corner(int hex, int direction) {
    double angle = Math.toRadians(turn + 60 * direction + 30);
    return centre(hex).plus(RADIUS * Math.cos(angle), RADIUS * Math.sin(angle));
  }

  List<Spot> corners(int hex) {
    List<Spot> corners = new ArrayList<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      corners.add(corner(hex, d));
    }
    return corners;
  }

  /** The two ends of the hexside between neighbours, with the first hex on the right hand. */
  Spot[] side(int a, int b) {
    int d = board.direction(a, b);
    return new Spot[] {corner(a, (d + 5) % 6), corner(a, d)};
  }

  /** The hex at a point, or the nearest one. */
  int at(double x, double y) {
    int best = 0;
    double least = Double.MAX_VALUE;
    for (int hex = 0; hex < board.size(); hex++) {
      double dx = (board.x(hex) - left) * 100 + halfWide - x;
      double dy = (board.y(hex) - top) * 100 + halfHigh - y;
      double d = dx * dx + dy * dy;
      if (d < least) {
        least = d;
        best = hex;
      }
    }
    return best;
  }

  /** The nearest point of the map's edge. */
  Spot edge(Spot from) {
    double least =
        Math.min(Math.min(from.x(), width - from.x()), Math.min(from.y(), height - from.y()));
    if (least == from.x()) {
      return new Spot(0, from.y());
    }
    if (least == width - from.x()) {
      return new Spot(width, from.y());
    }
    return new Spot(from.x(), least == from.y() ? 0 : height);
  }
}
