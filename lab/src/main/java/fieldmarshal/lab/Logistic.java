package fieldmarshal.lab;

import fieldmarshal.bots.analysis.ChanceModel;
import java.util.List;

/** Fits a logistic function by Newton's method, with a small price for large weights. */
final class Logistic {
  private static final int ROUNDS = 30;

  /**
   * Something that was seen.
   *
   * @param features what was known
   * @param won what came of it, from 0 to 1
   */
  record Case(double[] features, double won) {}

  private Logistic() {}

  /**
   * The weights under which the cases are most probable.
   *
   * @param price for the square of a weight, of the first one excepted, in cases
   */
  static double[] fit(List<Case> cases, double price) {
    int n = cases.getFirst().features().length;
    double[] weights = new double[n];
    for (int round = 0; round < ROUNDS; round++) {
      double[][] curve = new double[n][n + 1];
      for (int i = 1; i < n; i++) {
        curve[i][i] = price;
        curve[i][n] = -price * weights[i];
      }
      curve[0][0] = 1e-6;
      for (Case each : cases) {
        double[] x = each.features();
        double chance = ChanceModel.logistic(ChanceModel.dot(weights, x));
        double weight = Math.max(1e-6, chance * (1 - chance));
        for (int i = 0; i < n; i++) {
          curve[i][n] += x[i] * (each.won() - chance);
          for (int j = 0; j < n; j++) {
            curve[i][j] += weight * x[i] * x[j];
          }
        }
      }
      double[] step = solve(curve);
      double largest = 0;
      for (int i = 0; i < n; i++) {
        weights[i] += step[i];
        largest = Math.max(largest, Math.abs(step[i]));
      }
      if (largest < 1e-9) {
        break;
      }
    }
    return weights;
  }

  /** Solves linear equations; the last column is the right side. */
  private static double[] solve(double[][] m) {
    int n = m.length;
    for (int i = 0; i < n; i++) {
      int best = i;
      for (int r = i + 1; r < n; r++) {
        best = Math.abs(m[r][i]) > Math.abs(m[best][i]) ? r : best;
      }
      double[] row = m[best];
      m[best] = m[i];
      m[i] = row;
      for (int r = 0; r < n; r++) {
        if (r != i) {
          double times = m[r][i] / m[i][i];
          for (int c = i; c <= n; c++) {
            m[r][c] -= times * m[i][c];
          }
        }
      }
    }
    double[] solved = new double[n];
    for (int i = 0; i < n; i++) {
      solved[i] = m[i][n] / m[i][i];
    }
    return solved;
  }
}
