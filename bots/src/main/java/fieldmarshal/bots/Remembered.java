package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Unit;
import java.util.Arrays;

/**
 * What an appraisal says of units and hexes in one position: it is asked again and again while a
 * movement is planned, and the answers stay the same. They are kept in places that all plans of a
 * thread share, each answer with the number of its plan; a later answer may take the place of an
 * earlier one, which is then asked for anew.
 */
final class Remembered {
  private static final int SIZE = 1 << 13;

  /** The places of a thread. */
  private static final class Places {
    final long[] values = new long[SIZE];
    final double[] value = new double[SIZE];
    final long[] covers = new long[SIZE];
    final double[] cover = new double[SIZE];
    long plans;
  }

  private static final ThreadLocal<Places> PLACES = ThreadLocal.withInitial(Places::new);

  private final Appraisal appraisal;
  private final Position p;
  private final int size;
  private final Places places;
  private final long plan;

  /** By unit: what a step of it is worth; not a number where nobody has asked. */
  private final double[] worth;

  Remembered(Appraisal appraisal, Position position, int hexes, int units) {
    this.appraisal = appraisal;
    this.p = position;
    this.size = hexes;
    this.places = PLACES.get();
    this.plan = ++places.plans << Integer.SIZE;
    this.worth = new double[units];
    Arrays.fill(worth, Double.NaN);
  }

  /** What a hex is worth to a unit. */
  double hexValue(Unit unit, int hex) {
    long key = plan | unit.index() * size + hex;
    int slot = slot(key);
    if (places.values[slot] != key) {
      places.value[slot] = appraisal.hexValue(p, unit, hex);
      places.values[slot] = key;
    }
    return places.value[slot];
  }

  /** How a hex strengthens the defence of a unit. */
  double cover(Unit unit, int hex) {
    long key = plan | unit.index() * size + hex;
    int slot = slot(key);
    if (places.covers[slot] != key) {
      places.cover[slot] = appraisal.cover(p, unit, hex);
      places.covers[slot] = key;
    }
    return places.cover[slot];
  }

  /** What a step of a unit is worth. */
  double worth(Unit unit) {
    double known = worth[unit.index()];
    if (Double.isNaN(known)) {
      known = appraisal.worth(p, unit);
      worth[unit.index()] = known;
    }
    return known;
  }

  private static int slot(long key) {
    int mixed = (int) key * 0x9E3779B9;
    return mixed >>> Integer.SIZE - 13;
  }
}
