package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** A die against a rating. */
class RatingTest {

  @Test
  @Case("COG-2.27")
  void noRatingIsLowerThanOne() {
    assertThat(Rating.lowered(2, 2)).isEqualTo(1);
    assertThat(Rating.lowered(4, 2)).isEqualTo(2);
  }

  @Test
  @Case("COG-12.73")
  void modifiedDiceStayFromOneToSix() {
    assertThat(Rating.modified(5, 2)).isEqualTo(6);
    assertThat(Rating.modified(2, -3)).isEqualTo(1);
    assertThat(Rating.modified(4, -1)).isEqualTo(3);
  }

  @Test
  @Case("COG-12.74")
  void aNaturalOneIsNeverALossAndANaturalSixAlways() {
    assertThat(Rating.loses(6, -3, 5)).isTrue();
    assertThat(Rating.loses(1, 3, 1)).isFalse();
    assertThat(Rating.modified(1, 3)).isEqualTo(1);
    assertThat(Rating.modified(6, -1)).isEqualTo(6);
    // A defender at 1-2 with rating 3: the 6 is not lowered.
    assertThat(Rating.loses(6, -1, 3)).isTrue();
    assertThat(Rating.retreat(6, -1, 3)).isEqualTo(3);
  }

  @Test
  @Case("COG-12.75a")
  void moreThanTheRatingCostsAStep() {
    assertThat(Rating.loses(4, 1, 4)).isTrue();
    assertThat(Rating.loses(4, 0, 4)).isFalse();
    assertThat(Rating.losing(1, 4)).isEqualTo(3);
    assertThat(Rating.losing(0, 4)).isEqualTo(2);
    assertThat(Rating.steps(0, 4).expected()).isEqualTo(2 / 6.0);
  }

  @Test
  @Case("COG-12.75b")
  void theRetreatIsTheDifferenceAtMostThree() {
    assertThat(Rating.retreat(6, 0, 2)).isEqualTo(3);
    assertThat(Rating.retreat(6, 0, 5)).isEqualTo(1);
    assertThat(Rating.retreat(5, 1, 4)).isEqualTo(2);
    // Whoever rolls a 6 against a rating of 6 loses a step and stays.
    assertThat(Rating.loses(6, 0, 6)).isTrue();
    assertThat(Rating.retreat(6, 0, 6)).isZero();
  }
}
