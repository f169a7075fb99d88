package fieldmarshal.umpire.map;

/** Chance that is the same every time: hills and hollows between -1 and 1 on a plane. */
final class Noise {
  private Noise() {}

  private static double lattice(int x, int y, int seed) {
    int h = x * 374761393 + y * 668265263 + seed * 1274126177;
    h = (h ^ (h >>> 13)) * 1274126177;
    h ^= h >>> 16;
    return (h & 0xffff) / 32767.5 - 1;
  }

  /** The value at a point; hills are about so many units wide. */
  static double at(double x, double y, double wide, int seed) {
    double u = x / wide;
    double v = y / wide;
    int i = (int) Math.floor(u);
    int j = (int) Math.floor(v);
    double a = smooth(u - i);
    double b = smooth(v - j);
    double above = lattice(i, j, seed) * (1 - a) + lattice(i + 1, j, seed) * a;
    double below = lattice(i, j + 1, seed) * (1 - a) + lattice(i + 1, j + 1, seed) * a;
    return above * (1 - b) + below * b;
  }

  private static double smooth(double t) {
    return t * t * (3 - 2 * t);
  }
}
