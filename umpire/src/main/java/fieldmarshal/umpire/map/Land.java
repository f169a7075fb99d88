package fieldmarshal.umpire.map;

import fieldmarshal.engine.board.Chart;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** The ground as fields: which hex, how deep in the sea or the lagoon, how high. */
final class Land {
  /** How firmly the middle of a hex is on its own side of the shore, in units. */
  private static final double FIRM = 17;

  /** A tongue of land in a sea hex that is nowhere farther than this from the water stays there. */
  private static final double SPIT = 20;

  /** How far a hex bends the shore. */
  private static final double REACH = 78;

  /** How far the edge of woods and other country wanders, in units. */
  private static final double WANDER = 20;

  final Field sea;
  final Field lagoon;

  /** Metres as the eye shall see them: made steeper where the country is flat. */
  final Field height;

  /** Factor on them before the tint. */
  final double tint;

  final List<List<Spot>> lakes = new ArrayList<>();
  private final Chart chart;
  private final Sheet sheet;
  private final int[] hexAt;

  Land(Chart chart, Sheet sheet) {
    this.chart = chart;
    this.sheet = sheet;
    Field blank = Field.over(sheet);
    hexAt = owners(blank);
    Field deep = blank.like();
    Field shallow = blank.like();
    boolean charted = false;
    for (Chart.Water water : chart.waters()) {
      switch (water.kind()) {
        case "sea" -> {
          deep.fill(water.rings(), 1);
          charted = true;
        }
        case "lagoon" -> shallow.fill(water.rings(), 1);
        default -> water.rings().forEach(ring -> lakes.add(rounded(ring)));
      }
    }
    if (!charted) {
      deep = mask(hex -> chart.hexes().get(hex).water());
    }
    lagoon = shallow.distance().blurred(1);
    sea = agreed(deep.distance().blurred(charted ? 1 : 3)).rimmed(-FIRM);
    height = heights(blank);
    Chart.@Nullable Heights given = chart.heights();
    tint = given == null ? 1 : given.shown().tint() / given.shown().steepness();
  }

  private int[] owners(Field field) {
    int[] at = new int[field.values.length];
    double[] least = new double[at.length];
    Arrays.fill(least, Double.MAX_VALUE);
    double reach = (Field.MARGIN + 1) * Field.STEP + Sheet.RADIUS;
    for (int hex = 0; hex < chart.board().size(); hex++) {
      Spot c = sheet.centre(hex);
      int r0 = Math.max(0, (int) ((c.y() - reach) / Field.STEP) + Field.MARGIN);
      int r1 = Math.min(field.rows - 1, (int) ((c.y() + reach) / Field.STEP) + Field.MARGIN);
      int c0 = Math.max(0, (int) ((c.x() - reach) / Field.STEP) + Field.MARGIN);
      int c1 = Math.min(field.columns - 1, (int) ((c.x() + reach) / Field.STEP) + Field.MARGIN);
      for (int row = r0; row <= r1; row++) {
        for (int column = c0; column <= c1; column++) {
          double d = Math.hypot(field.x(column) - c.x(), field.y(row) - c.y());
          int i = row * field.columns + column;
          if (d < least[i]) {
            least[i] = d;
            at[i] = hex;
          }
        }
      }
    }
    return at;
  }

  /** One where the hex is such, else zero. */
  private Field mask(IntPredicate such) {
    Field mask = Field.over(sheet);
    for (int i = 0; i < hexAt.length; i++) {
      mask.values[i] = such.test(hexAt[i]) ? 1 : 0;
    }
    return mask;
  }

  /** The shore bent where a land hex would lie in the sea or the reverse. Lagoons may be both. */
  private Field agreed(Field shore) {
    Field bent = shore.like();
    System.arraycopy(shore.values, 0, bent.values, 0, shore.values.length);
    for (int hex = 0; hex < chart.board().size(); hex++) {
      Spot c = sheet.centre(hex);
      double now = shore.at(c);
      boolean water = chart.hexes().get(hex).water();
      if (water && !lakes.isEmpty() && chart.hexes().get(hex).terrain().equals("lake")) {
        continue;
      }
      double want = water ? Math.max(now, FIRM) : Math.min(now, -FIRM);
      if (want == now || lagoon.at(c) > 0 || water && isSpit(shore, c)) {
        continue;
      }
      for (int row = 0; row < bent.rows; row++) {
        for (int column = 0; column < bent.columns; column++) {
          double d = Math.hypot(bent.x(column) - c.x(), bent.y(row) - c.y());
          if (d < REACH) {
            double share = d < 26 ? 1 : .5 + .5 * Math.cos((d - 26) / 52 * Math.PI);
            int i = row * bent.columns + column;
            double moved = shore.values[i] + (want - now) * share;
            bent.values[i] =
                (float) (water ? Math.max(bent.values[i], moved) : Math.min(bent.values[i], moved));
          }
        }
      }
    }
    return bent;
  }

  /** Whether all land about a place is so narrow that it is no ground to stand on. */
  private static boolean isSpit(Field shore, Spot c) {
    for (int row = 0; row < shore.rows; row++) {
      for (int column = 0; column < shore.columns; column++) {
        double d = Math.hypot(shore.x(column) - c.x(), shore.y(row) - c.y());
        if (d < REACH && shore.values[row * shore.columns + column] < -SPIT) {
          return false;
        }
      }
    }
    return true;
  }

  private Field heights(Field blank) {
    Field field = blank.like();
    Chart.@Nullable Heights given = chart.heights();
    for (int row = 0; row < field.rows; row++) {
      for (int column = 0; column < field.columns; column++) {
        field.set(
            column,
            row,
            given == null
                ? between(field.x(column), field.y(row), hexAt[row * field.columns + column])
                : sample(given, field.x(column), field.y(row)));
      }
    }
    return field.blurred(1);
  }

  private static double sample(Chart.Heights heights, double x, double y) {
    double u = Math.clamp(x / heights.step(), 0, heights.columns() - 1.001);
    double v = Math.clamp(y / heights.step(), 0, heights.rows() - 1.001);
    int c = (int) u;
    int r = (int) v;
    int i = r * heights.columns() + c;
    float[] m = heights.metres();
    double above = m[i] + (m[i + 1] - m[i]) * (u - c);
    int j = i + heights.columns();
    double below = m[j] + (m[j + 1] - m[j]) * (u - c);
    return (above + (below - above) * (v - r)) * heights.shown().steepness();
  }

  /** The height at a point from those of the hex there and its neighbours. */
  private double between(double x, double y, int hex) {
    double sum = 0;
    double weights = 0;
    for (int d = -1; d < 6; d++) {
      int other = d < 0 ? hex : chart.board().neighbour(hex, d);
      if (other >= 0) {
        Spot c = sheet.centre(other);
        double distance = Math.hypot(c.x() - x, c.y() - y);
        double weight = Math.exp(-distance * distance / 4200);
        sum += weight * chart.hexes().get(other).elevation();
        weights += weight;
      }
    }
    return weights == 0 ? 0 : sum / weights;
  }

  private static List<Spot> rounded(double[] ring) {
    List<Spot> spots = new ArrayList<>();
    int n = ring.length / 2;
    for (int i = 0; i < n; i++) {
      Spot a = new Spot(ring[2 * i], ring[2 * i + 1]);
      Spot b = new Spot(ring[2 * ((i + 1) % n)], ring[2 * ((i + 1) % n) + 1]);
      spots.add(a.towards(b, .25));
      spots.add(a.towards(b, .75));
    }
    return spots;
  }

  /**
   * How far inside (or, negative, outside) the country of a terrain. Its edge follows the hexes and
   * wanders a little, as woods do; the middle of every hex stays on its own side.
   */
  Field area(Cover cover) {
    return country(hex -> cover.holds(chart.hexes().get(hex).terrain()), cover.layer());
  }

  Field area(Chart.Ground ground) {
    return country(Set.copyOf(ground.hexes())::contains, ground.kind());
  }

  private Field country(IntPredicate such, String word) {
    Field area = mask(such).distance().blurred(2);
    int seed = word.hashCode();
    for (int row = 0; row < area.rows; row++) {
      for (int column = 0; column < area.columns; column++) {
        double x = area.x(column);
        double y = area.y(row);
        double wander =
            WANDER * Noise.at(x, y, 62, seed) + WANDER / 2 * Noise.at(x, y, 24, seed + 1);
        area.values[row * area.columns + column] += (float) wander;
      }
    }
    return area.rimmed(-FIRM);
  }

  /** What is left of an area outside the open sea. */
  Field dry(Field area) {
    for (int i = 0; i < area.values.length; i++) {
      if (lagoon.values[i] <= 0) {
        area.values[i] = Math.min(area.values[i], 2 - sea.values[i]);
      }
    }
    return area;
  }

  boolean inSea(Spot p) {
    return sea.at(p) > 0;
  }

  /** The shore lines: rings of the sea. */
  List<List<Spot>> shore() {
    return sea.contours(0);
  }

  List<List<Spot>> lagoonShore() {
    Field both = sea.like();
    for (int i = 0; i < both.values.length; i++) {
      both.values[i] = Math.min(sea.values[i], lagoon.values[i]);
    }
    return both.contours(0);
  }

  /** Distance from the shores of the lakes, inwards. */
  Field lakeDepth() {
    Field inside = sea.like();
    List<double[]> rings = new ArrayList<>();
    chart.waters().stream()
        .filter(water -> water.kind().equals("lake"))
        .forEach(water -> rings.addAll(water.rings()));
    inside.fill(rings, 1);
    return inside.distance().blurred(1);
  }

  /** Distance from the open shore, seawards. */
  Field offing() {
    Field open = sea.like();
    for (int i = 0; i < open.values.length; i++) {
      open.values[i] = sea.values[i] > 0 && lagoon.values[i] <= 0 ? 1 : 0;
    }
    return open.distance().blurred(1);
  }
}
