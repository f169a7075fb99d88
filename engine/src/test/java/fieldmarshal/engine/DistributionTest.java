package fieldmarshal.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.ToIntFunction;
import org.junit.jupiter.api.Test;

class DistributionTest {
  /** Every roll of the dice together, each as probable as any other. */
  private static void agrees(Distribution found, int[] faces, ToIntFunction<int[]> meaning) {
    int[] rolled = new int[faces.length];
    java.util.Arrays.fill(rolled, 1);
    double[] expected = new double[400];
    int count = 0;
    while (true) {
      expected[200 + meaning.applyAsInt(rolled)]++;
      count++;
      int at = 0;
      while (at < faces.length && rolled[at] == faces[at]) {
        rolled[at++] = 1;
      }
      if (at == faces.length) {
        break;
      }
      rolled[at]++;
    }
    double sum = 0;
    for (int value = -200; value < 200; value++) {
      double chance = expected[200 + value] / count;
      sum += chance * value;
      assertThat(found.probability(value)).as("%d", value).isCloseTo(chance, within(1e-12));
    }
    assertThat(found.expected()).isCloseTo(sum, within(1e-9));
  }

  @Test
  void manyDiceAddUpAsAllTheirFacesDo() {
    Random random = new Random(13);
    for (int n = 0; n <= 5; n++) {
      int[] faces = new int[n];
      int[] modifier = new int[n];
      int[] rating = new int[n];
      List<Distribution> parts = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        faces[i] = i == 2 ? 10 : 6;
        modifier[i] = random.nextInt(5) - 2;
        rating[i] = 1 + random.nextInt(5);
        int d = i;
        parts.add(
            Distribution.die(
                faces[i], face -> Math.max(0, Math.min(3, face + modifier[d] - rating[d]))));
      }
      agrees(
          Distribution.sum(parts),
          faces,
          rolled -> {
            int sum = 0;
            for (int i = 0; i < rolled.length; i++) {
              sum += Math.max(0, Math.min(3, rolled[i] + modifier[i] - rating[i]));
            }
            return sum;
          });
    }
  }

  @Test
  void theBestOfSomeDiceIsTheBestOfTheirFaces() {
    Distribution one = Distribution.die(6, face -> face);
    Distribution two = Distribution.die(6, face -> face + 1);
    agrees(one.highest(two), new int[] {6, 6}, r -> Math.max(r[0], r[1] + 1));
    agrees(
        one.highest(two).highest(one),
        new int[] {6, 6, 6},
        r -> Math.max(r[0], Math.max(r[1] + 1, r[2])));
  }

  @Test
  void aTableIsEnteredWithWhatCameBefore() {
    // Two guns that succeed on 3 or more shift the column; the column is what a die is added to.
    Distribution gun = Distribution.die(6, face -> face >= 3 ? 1 : 0);
    Distribution loss =
        gun.plus(gun).then(shift -> Distribution.die(6, face -> (face + shift) / 2));
    agrees(loss, new int[] {6, 6, 6}, r -> (r[2] + (r[0] >= 3 ? 1 : 0) + (r[1] >= 3 ? 1 : 0)) / 2);
    agrees(
        loss.map(value -> -value),
        new int[] {6, 6, 6},
        r -> -((r[2] + (r[0] >= 3 ? 1 : 0) + (r[1] >= 3 ? 1 : 0)) / 2));
  }

  @Test
  void whatNeverHappensIsNoPartOfTheRange() {
    Distribution some = Distribution.chance(0.25, 4);
    assertThat(some.least()).isZero();
    assertThat(some.most()).isEqualTo(4);
    assertThat(some.expected()).isEqualTo(1);
    assertThat(some.atLeast(1)).isEqualTo(0.25);
    assertThat(some.atLeast(-3)).isEqualTo(1);
    assertThat(some.probability(9)).isZero();
    assertThat(Distribution.chance(1, 4))
        .isEqualTo(Distribution.certain(4))
        .hasSameHashCodeAs(Distribution.certain(4));
    assertThat(Distribution.sum(List.of())).isEqualTo(Distribution.certain(0));
    assertThat(Distribution.certain(3).or(0, Distribution.certain(5)).least()).isEqualTo(5);
  }

  @Test
  void sixtyDiceAreNoTrouble() {
    Distribution sum = Distribution.certain(0);
    for (int i = 0; i < 60; i++) {
      sum = sum.plus(Distribution.die(6, face -> face > 4 ? 1 : 0));
    }
    assertThat(sum.expected()).isCloseTo(20, within(1e-9));
    assertThat(sum.atLeast(0)).isCloseTo(1, within(1e-9));
    assertThat(sum.most()).isEqualTo(60);
  }
}
