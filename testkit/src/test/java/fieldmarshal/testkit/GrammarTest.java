package fieldmarshal.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Sentences with names and numbers in them are good English. */
final class GrammarTest {
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "You must lose 1 steps. | 1 steps",
        "The stack retreats 2 hex. | 2 hex",
        "It takes a Austro-Hungarian depot. | a Au",
        "It burns an depot. | an d",
        "The the 12th Division marches. | The the",
        "The game is over.. | ..",
        "The game is over . | ' .'",
        "fortress of Gemona is destroyed. | f",
        "The null marches. | null",
        "The unit ge-12 marches. | ge-1",
      })
  void aSentenceThatIsWrongIsFound(String sentence, String wrong) {
    assertThat(Grammar.fault(sentence)).isEqualToIgnoringCase(wrong);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Choose 1 step, or 11 steps.",
        "The 2nd Army has 2.1 points, and 1 of 3 units has a one-hex retreat.",
        "An HQ and a unit march to Udine (1711): 3 hexes, 1 more point.",
        "DiGiorgio and Ferretti inspire an Italian unit.",
        "26 against 9 is 2:1.",
      })
  void aSentenceThatIsRightPasses(String sentence) {
    assertThat(Grammar.fault(sentence)).isNull();
  }
}
