package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.bots.analysis.ChanceModel;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The fit behind an analysis, and what it is held against. */
class CalibrateTest {

  @Test
  void theFitFindsTheWeightsThatMadeTheCases() {
    SplittableRandom random = new SplittableRandom(4);
    double[] weights = {-0.5, 1.5, 0};
    List<Logistic.Case> cases = new ArrayList<>();
    for (int i = 0; i < 20_000; i++) {
      double[] x = {1, random.nextDouble(-2, 2), random.nextDouble(-2, 2)};
      double chance = ChanceModel.logistic(ChanceModel.dot(weights, x));
      cases.add(new Logistic.Case(x, random.nextDouble() < chance ? 1 : 0));
    }

    double[] fitted = Logistic.fit(cases, 1);

    for (int i = 0; i < weights.length; i++) {
      assertThat(fitted[i]).isCloseTo(weights[i], within(0.08));
    }
  }

  private static String printed(double told, double won) {
    List<Calibrate.Judged> judged = new ArrayList<>();
    for (int game = 0; game < 200; game++) {
      judged.add(new Calibrate.Judged(game, 0, 5, told, game < 200 * won ? 1 : 0));
    }
    StringWriter text = new StringWriter();
    Calibrate.print(new PrintWriter(text, true), judged);
    return text.toString();
  }

  @Test
  void aTenthIsInsideWhereTheShareWonAgreesWithWhatWasTold() {
    assertThat(printed(0.72, 0.70)).contains("1 of 1 tenths inside");
    assertThat(printed(0.72, 0.50)).contains("0 of 1 tenths inside").contains("NO");
    assertThat(Calibrate.wilson(0.5, 100)[0]).isCloseTo(0.404, within(0.001));
  }
}
