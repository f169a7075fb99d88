package fieldmarshal.bots.analysis;

import fieldmarshal.bots.Scales;
import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.data.Tsv;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How probable it is that the first side wins from a position, by what its game's appraisal says of
 * it: a logistic function whose constants were fitted to the ends of many games of bots. They are
 * in {@code chances.tsv}, a line for each scenario; {@code ./fieldmarshal chances} makes them anew.
 * A drawn game counts as half a win.
 */
public final class ChanceModel {
  private static final String RESOURCE = "fieldmarshal/bots/analysis/chances.tsv";

  /** What of a position counts, by name; each has a column of the file. */
  public static final List<String> FEATURES =
      List.of(
          "one",
          "left",
          "mover",
          "promise",
          "promiseLeft",
          "promiseLate",
          "lead",
          "leadLeft",
          "leadLate");

  /** Below this share of turns what is left hardly changes anything. */
  private static final double LATE = 0.05;

  private final Rules rules;
  private final Appraisal appraisal;
  private final Scales scales;
  private final int turns;
  private final double[] weights;

  /**
   * A model with some weights.
   *
   * @param weights for each of {@link #FEATURES}
   */
  public ChanceModel(Rules rules, Appraisal appraisal, double[] weights) {
    this.rules = rules;
    this.appraisal = appraisal;
    this.scales = new Scales(rules, appraisal);
    this.turns = Math.max(1, appraisal.turnsLeft(rules.start()));
    this.weights = weights.clone();
  }

  /**
   * The model of a scenario, as it was fitted.
   *
   * @return null where nothing was fitted
   */
  public static @Nullable ChanceModel of(Rules rules, String scenario) {
    Appraisal appraisal = rules.appraisal();
    if (appraisal == null) {
      return null;
    }
    for (Tsv.Row row : Tsv.resource(RESOURCE)) {
      if (row.text("game").equals(rules.game().id()) && row.text("scenario").equals(scenario)) {
        double[] weights = new double[FEATURES.size()];
        for (int i = 0; i < weights.length; i++) {
          weights[i] = Double.parseDouble(row.text(FEATURES.get(i)));
        }
        return new ChanceModel(rules, appraisal, weights);
      }
    }
    return null;
  }

  /** For how many scenarios something was fitted. */
  static int scenarios() {
    return Tsv.resource(RESOURCE).size();
  }

  /** What counts of a position, for each of {@link #FEATURES}. */
  public double[] features(Position p) {
    List<Side> sides = rules.game().sides();
    List<Explanation> points = rules.points(p);
    double left = Math.clamp((double) appraisal.turnsLeft(p) / turns, 0, 1);
    double promise = (scales.promise(p, sides.get(0)) - scales.promise(p, sides.get(1))) / 20;
    double lead = appraisal.lead(points.get(0).total(), points.get(1).total()) / 10;
    double late = 1 / Math.sqrt(left + LATE);
    double mover =
        rules.decision(p) instanceof Decision.Choose choose
            ? choose.part().side() == sides.get(0) ? 1 : -1
            : 0;
    return new double[] {
      1, left, mover, promise, promise * left, promise * late, lead, lead * left, lead * late
    };
  }

  /** The chance of the first side to win, from 0 to 1. */
  public double chance(Position p) {
    if (rules.decision(p) instanceof Decision.Over over) {
      return won(over.outcome());
    }
    return logistic(dot(weights, features(p)));
  }

  /** A game that has ended: 1 where the first side has won, a half for a draw. */
  public static double won(Outcome outcome) {
    Side winner = outcome.winner();
    return winner == null ? 0.5 : winner.index() == 0 ? 1 : 0;
  }

  public static double logistic(double x) {
    return 1 / (1 + Math.exp(-x));
  }

  public static double dot(double[] a, double[] b) {
    double sum = 0;
    for (int i = 0; i < a.length; i++) {
      sum += a[i] * b[i];
    }
    return sum;
  }
}
