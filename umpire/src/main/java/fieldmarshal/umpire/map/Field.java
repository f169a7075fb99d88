package fieldmarshal.umpire.map;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Numbers on a grid of five units over the map and a margin round it; the ground of every texture.
 */
final class Field {
  static final double STEP = 5;
  static final int MARGIN = 24;

  final int columns;
  final int rows;
  final float[] values;

  private Field(int columns, int rows) {
    this.columns = columns;
    this.rows = rows;
    values = new float[columns * rows];
  }

  static Field over(Sheet sheet) {
    return new Field(
        (int) (sheet.width / STEP) + 2 + 2 * MARGIN, (int) (sheet.height / STEP) + 2 + 2 * MARGIN);
  }

  Field like() {
    return new Field(columns, rows);
  }

  double x(int column) {
    return (column - MARGIN) * STEP;
  }

  double y(int row) {
    return (row - MARGIN) * STEP;
  }

  float get(int column, int row) {
    return values[Math.clamp(row, 0, rows - 1) * columns + Math.clamp(column, 0, columns - 1)];
  }

  void set(int column, int row, double value) {
    values[row * columns + column] = (float) value;
  }

  /** The value at a point, between the points of the grid. */
  double at(double x, double y) {
    double u = x / STEP + MARGIN;
    double v = y / STEP + MARGIN;
    int i = (int) Math.floor(u);
    int j = (int) Math.floor(v);
    double a = u - i;
    double b = v - j;
    return (get(i, j) * (1 - a) + get(i + 1, j) * a) * (1 - b)
        + (get(i, j + 1) * (1 - a) + get(i + 1, j + 1) * a) * b;
  }

  double at(Spot p) {
    return at(p.x(), p.y());
  }

  /** How fast the value grows to the right and downwards, for each unit. */
  Spot slope(double x, double y) {
    return new Spot(
        (at(x + STEP, y) - at(x - STEP, y)) / (2 * STEP),
        (at(x, y + STEP) - at(x, y - STEP)) / (2 * STEP));
  }

  /** Blurred by about so many cells: three box means each way. */
  Field blurred(int cells) {
    Field from = this;
    for (int pass = 0; pass < 3; pass++) {
      Field across = like();
      for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          float sum = 0;
          for (int k = -cells; k <= cells; k++) {
            sum += from.get(column + k, row);
          }
          across.set(column, row, sum / (2 * cells + 1));
        }
      }
      Field down = like();
      for (int row = 0; row < rows; row++) {
        for (int column = 0; column < columns; column++) {
          float sum = 0;
          for (int k = -cells; k <= cells; k++) {
            sum += across.get(column, row + k);
          }
          down.set(column, row, sum / (2 * cells + 1));
        }
      }
      from = down;
    }
    return from;
  }

  /** Distance in units to the border of what is positive: positive inside, negative outside. */
  Field distance() {
    double[] inside = squares(true);
    double[] outside = squares(false);
    Field out = like();
    for (int i = 0; i < values.length; i++) {
      double d = values[i] > 0 ? Math.sqrt(outside[i]) - .5 : .5 - Math.sqrt(inside[i]);
      out.values[i] = (float) (d * STEP);
    }
    return out;
  }

  /** Squared distances, in cells, to the nearest positive (or not positive) cell. */
  private double[] squares(boolean positive) {
    double[] d = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      d[i] = values[i] > 0 == positive ? 0 : 1e9;
    }
    double[] line = new double[Math.max(columns, rows)];
    for (int column = 0; column < columns; column++) {
      for (int row = 0; row < rows; row++) {
        line[row] = d[row * columns + column];
      }
      double[] best = lowerEnvelope(line, rows);
      for (int row = 0; row < rows; row++) {
        d[row * columns + column] = best[row];
      }
    }
    for (int row = 0; row < rows; row++) {
      System.arraycopy(d, row * columns, line, 0, columns);
      System.arraycopy(lowerEnvelope(line, columns), 0, d, row * columns, columns);
    }
    return d;
  }

  private static double[] lowerEnvelope(double[] f, int n) {
    double[] out = new double[n];
    int[] v = new int[n];
    double[] z = new double[n + 1];
    int k = 0;
    z[0] = Double.NEGATIVE_INFINITY;
    z[1] = Double.POSITIVE_INFINITY;
    for (int q = 1; q < n; q++) {
      double s = cross(f, q, v[k]);
      while (s <= z[k]) {
        k--;
        s = cross(f, q, v[k]);
      }
      k++;
      v[k] = q;
      z[k] = s;
      z[k + 1] = Double.POSITIVE_INFINITY;
    }
    k = 0;
    for (int q = 0; q < n; q++) {
      while (z[k + 1] < q) {
        k++;
      }
      out[q] = (double) (q - v[k]) * (q - v[k]) + f[v[k]];
    }
    return out;
  }

  private static double cross(double[] f, int q, int p) {
    return ((f[q] + (double) q * q) - (f[p] + (double) p * p)) / (2.0 * (q - p));
  }

  /** Sets what lies inside the rings (islands, rings in rings, are outside). */
  void fill(List<double[]> rings, double value) {
    double[] crossings = new double[4096];
    for (int row = 0; row < rows; row++) {
      double y = y(row) + .013;
      int n = 0;
      for (double[] ring : rings) {
        for (int i = 0; i < ring.length; i += 2) {
          int j = (i + 2) % ring.length;
          double y1 = ring[i + 1];
          double y2 = ring[j + 1];
          if (y1 > y != y2 > y) {
            crossings[n++] = ring[i] + (ring[j] - ring[i]) * (y - y1) / (y2 - y1);
          }
        }
      }
      Arrays.sort(crossings, 0, n);
      for (int k = 0; k + 1 < n; k += 2) {
        int from = (int) Math.ceil(crossings[k] / STEP) + MARGIN;
        int to = (int) Math.floor(crossings[k + 1] / STEP) + MARGIN;
        for (int c = Math.max(0, from); c <= Math.min(columns - 1, to); c++) {
          set(c, row, value);
        }
      }
    }
  }

  /** Puts a value all along the rim, so that every contour closes. */
  Field rimmed(double value) {
    for (int c = 0; c < columns; c++) {
      set(c, 0, value);
      set(c, rows - 1, value);
    }
    for (int r = 0; r < rows; r++) {
      set(0, r, value);
      set(columns - 1, r, value);
    }
    return this;
  }

  /** The lines along which the value is at a level; closed ones end where they begin. */
  List<List<Spot>> contours(double level) {
    Map<Long, long[]> links = new HashMap<>();
    Map<Long, Spot> spots = new HashMap<>();
    for (int row = 0; row < rows - 1; row++) {
      for (int c = 0; c < columns - 1; c++) {
        double a = get(c, row) - level;
        double b = get(c + 1, row) - level;
        double d = get(c, row + 1) - level;
        double e = get(c + 1, row + 1) - level;
        int shape = (a > 0 ? 1 : 0) | (b > 0 ? 2 : 0) | (e > 0 ? 4 : 0) | (d > 0 ? 8 : 0);
        if (shape == 0 || shape == 15) {
          continue;
        }
        // the four sides of the cell, each with a number of its own
        long top = 2L * (row * columns + c);
        long left = top + 1;
        long bottom = 2L * ((row + 1) * columns + c);
        long right = 2L * (row * columns + c + 1) + 1;
        if (a > 0 != b > 0) {
          spots.put(top, new Spot(x(c) + STEP * a / (a - b), y(row)));
        }
        if (a > 0 != d > 0) {
          spots.put(left, new Spot(x(c), y(row) + STEP * a / (a - d)));
        }
        if (d > 0 != e > 0) {
          spots.put(bottom, new Spot(x(c) + STEP * d / (d - e), y(row + 1)));
        }
        if (b > 0 != e > 0) {
          spots.put(right, new Spot(x(c + 1), y(row) + STEP * b / (b - e)));
        }
        switch (shape) {
          case 1, 14 -> link(links, left, top);
          case 2, 13 -> link(links, top, right);
          case 4, 11 -> link(links, right, bottom);
          case 8, 7 -> link(links, bottom, left);
          case 3, 12 -> link(links, left, right);
          case 6, 9 -> link(links, top, bottom);
          case 5 -> {
            link(links, left, top);
            link(links, right, bottom);
          }
          default -> {
            link(links, top, right);
            link(links, bottom, left);
          }
        }
      }
    }
    return strung(links, spots);
  }

  private static void link(Map<Long, long[]> links, long a, long b) {
    links.merge(a, new long[] {b, -1}, (old, more) -> new long[] {old[0], b});
    links.merge(b, new long[] {a, -1}, (old, more) -> new long[] {old[0], a});
  }

  private static List<List<Spot>> strung(Map<Long, long[]> links, Map<Long, Spot> spots) {
    List<List<Spot>> lines = new ArrayList<>();
    List<Long> keys = new ArrayList<>(links.keySet());
    keys.sort(null);
    Map<Long, Boolean> seen = new HashMap<>();
    for (int pass = 0; pass < 2; pass++) {
      for (long start : keys) {
        long[] ends = links.getOrDefault(start, new long[] {-1, -1});
        if (seen.containsKey(start) || (pass == 0 && ends[1] != -1)) {
          continue;
        }
        List<Spot> line = new ArrayList<>();
        long before = -1;
        long at = start;
        while (at != -1 && !seen.containsKey(at)) {
          seen.put(at, true);
          line.add(spots.getOrDefault(at, new Spot(0, 0)));
          long[] next = links.getOrDefault(at, new long[] {-1, -1});
          long to = next[0] == before ? next[1] : next[0];
          before = at;
          at = to;
        }
        if (at == start) {
          line.add(line.getFirst());
        }
        lines.add(line);
      }
    }
    return lines;
  }
}
