package fieldmarshal.umpire.map;

import java.util.ArrayList;
import java.util.List;

/** What is already on the paper, for those who look for a free place. */
final class Crowd {
  private static final double CELL = 4;

  /** A rectangle taken by a name. */
  record Box(double x0, double y0, double x1, double y1) {
    static Box round(Spot p, double half) {
      return new Box(p.x() - half, p.y() - half, p.x() + half, p.y() + half);
    }

    boolean meets(Box other) {
      return x0 < other.x1 && other.x0 < x1 && y0 < other.y1 && other.y0 < y1;
    }

    double shared(Box other) {
      return Math.max(0, Math.min(x1, other.x1) - Math.max(x0, other.x0))
          * Math.max(0, Math.min(y1, other.y1) - Math.max(y0, other.y0));
    }
  }

  final List<Box> names = new ArrayList<>();
  private final double width;
  private final double height;
  private final int columns;
  private final int rows;
  private final float[] cost;
  private final boolean[] taken;

  Crowd(Sheet sheet) {
    width = sheet.width;
    height = sheet.height;
    columns = (int) (width / CELL) + 1;
    rows = (int) (height / CELL) + 1;
    cost = new float[columns * rows];
    taken = new boolean[columns * rows];
  }

  void line(List<Spot> line, double half, double price) {
    for (Spot p : Curves.even(line, CELL)) {
      box(new Box(p.x() - half, p.y() - half, p.x() + half, p.y() + half), price);
    }
  }

  void box(Box box, double price) {
    for (int r = row(box.y0); r <= row(box.y1); r++) {
      for (int c = column(box.x0); c <= column(box.x1); c++) {
        cost[r * columns + c] = (float) Math.max(cost[r * columns + c], price);
      }
    }
  }

  /** A name that stays where it is. */
  void take(Box box) {
    names.add(box);
    settle(box);
  }

  /** From now on the names that are there stay where they are. */
  void settle() {
    names.forEach(this::settle);
  }

  private void settle(Box box) {
    for (int r = row(box.y0); r <= row(box.y1); r++) {
      for (int c = column(box.x0); c <= column(box.x1); c++) {
        taken[r * columns + c] = true;
      }
    }
  }

  boolean taken(Spot p) {
    return taken[row(p.y()) * columns + column(p.x())];
  }

  double at(Spot p) {
    return cost[row(p.y()) * columns + column(p.x())];
  }

  /** What it costs to print over all this; the edge of the map is dear. */
  double of(Box box) {
    double sum = 0;
    for (int r = row(box.y0); r <= row(box.y1); r++) {
      for (int c = column(box.x0); c <= column(box.x1); c++) {
        sum += cost[r * columns + c];
      }
    }
    return inside(box) ? sum : sum + 500;
  }

  boolean inside(Box box) {
    return box.x0 > 6 && box.y0 > 6 && box.x1 < width - 6 && box.y1 < height - 6;
  }

  /** What it costs to print over names that stand there. */
  double names(Box box) {
    double sum = 0;
    for (Box name : names) {
      if (name.meets(box)) {
        sum += 60 + name.shared(box) / 10;
      }
    }
    return sum;
  }

  private int column(double x) {
    return Math.clamp((int) (x / CELL), 0, columns - 1);
  }

  private int row(double y) {
    return Math.clamp((int) (y / CELL), 0, rows - 1);
  }
}
