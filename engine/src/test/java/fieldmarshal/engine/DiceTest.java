package fieldmarshal.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.rolls.SeededRolls;
import java.util.List;
import org.junit.jupiter.api.Test;

class DiceTest {
  @Test
  void aStreamIsFixedByItsSeedAndCount() {
    Dice dice = new Dice(1914);
    for (int i = 0; i < 100; i++) {
      assertThat(dice.roll(6)).isEqualTo(SeededRolls.face(1914, i, 6));
    }
    assertThat(dice.drawn()).isEqualTo(100);
    assertThat(new Dice(new SeededRolls(1914), 100, List.of()).roll(6)).isEqualTo(dice.roll(6));
  }

  @Test
  void rollsLaidOutComeFirstAndDrawNothing() {
    Dice dice = new Dice(7);
    dice.lay(List.of(6, 1));
    assertThat(dice.laid()).containsExactly(6, 1);
    assertThat(dice.roll(6)).isEqualTo(6);
    assertThat(dice.roll(6)).isEqualTo(1);
    assertThat(dice.drawn()).isZero();
    assertThat(dice.roll(6)).isEqualTo(SeededRolls.face(7, 0, 6));
  }

  @Test
  void aLaidRollThatTheDieDoesNotHaveIsAnErrorThatNamesBoth() {
    Dice dice = new Dice(7);
    dice.lay(List.of(10));
    assertThatThrownBy(() -> dice.roll(6))
        .isInstanceOf(Dice.Misfit.class)
        .hasMessageContaining("shows 10")
        .hasMessageContaining("6 faces");
    assertThat(dice.laid()).containsExactly(10);
    assertThat(dice.drawn()).isZero();
    assertThat(dice.roll(10)).isEqualTo(10);
  }

  @Test
  void whatIsClearedIsNotRolled() {
    Dice dice = new Dice(7);
    dice.lay(List.of(6, 6));
    dice.clear();
    assertThat(dice.laid()).isEmpty();
    assertThat(dice.roll(6)).isEqualTo(SeededRolls.face(7, 0, 6));
  }

  /** The chi-square of 60,000 rolls with five degrees of freedom stays under the 0.1 % point. */
  @Test
  void allFacesComeEquallyOften() {
    for (long seed = 0; seed < 20; seed++) {
      int[] seen = new int[7];
      for (int i = 0; i < 60_000; i++) {
        seen[SeededRolls.face(seed, i, 6)]++;
      }
      assertThat(seen[0]).isZero();
      double chi = 0;
      for (int face = 1; face <= 6; face++) {
        chi += (seen[face] - 10_000.0) * (seen[face] - 10_000.0) / 10_000;
      }
      assertThat(chi).as("seed %s", seed).isLessThan(20.5);
    }
  }
}
