package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class PlanTest {
  private static Plan plan(double... results) {
    Plan plan = new Plan(Style.PLAIN);
    for (double result : results) {
      plan.add(result);
    }
    return plan;
  }

  @Test
  void nothingIsSaidOfAPlanBeforeItsThirdTrial() {
    Plan plain = plan(0, 0, 0);
    Plan lucky = plan(50, 50);
    assertThat(Plan.surest(List.of(plain, lucky), plain)).isSameAs(plain);
    lucky.add(50);
    assertThat(Plan.surest(List.of(plain, lucky), plain)).isSameAs(lucky);
  }

  @Test
  void theSteadyPlanIsTakenBeforeTheLuckyOne() {
    Plan plain = plan(0, 0, 0, 0, 0, 0, 0, 0);
    Plan steady = plan(9, 10, 11, 9, 10, 11, 9, 11);
    Plan lucky = plan(40, -20, 12);
    assertThat(lucky.mean()).isGreaterThan(steady.mean());
    assertThat(Plan.surest(List.of(plain, lucky, steady), plain)).isSameAs(steady);
  }

  @Test
  void aPlanThatChanceAloneWouldExplainIsNotTaken() {
    Plan plain = plan(0, 0, 0, 0);
    Plan doubtful = plan(30, -28, 25, -24);
    assertThat(doubtful.mean()).isPositive();
    assertThat(Plan.surest(List.of(plain, doubtful), plain)).isSameAs(plain);
  }

  @Test
  void plansThatChangeNothingTellNothingOfTheSpread() {
    assertThat(plan(0, 0, 0).idle()).isTrue();
    assertThat(plan(0, 1, 0).idle()).isFalse();
    double alone = Plan.spread(List.of(plan(10, 20, 30)));
    assertThat(Plan.spread(List.of(plan(10, 20, 30), plan(0, 0, 0, 0))))
        .isCloseTo(alone, within(1e-9));
  }
}
