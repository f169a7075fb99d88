package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.ToldDice;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every die of the book is told: its face, what it is for, and its case. */
class ToldDiceTest {
  @Test
  @Case({"IF-6.2.1", "IF-10.4.1", "IF-11.7.1", "IF-13.2.7", "IF-16.3.1", "IF-16.8.3", "IF-17.1.2"})
  void everyDieIsTold() {
    Map<String, Integer> rolled =
        ToldDice.of(
            Situation.of(
                    ItalianFront.GHQ_RESERVE,
                    ItalianFront.ALPINI_ASSAULT,
                    ItalianFront.TRIESTE_RAID)
                .rules(),
            5);
    assertThat(rolled.keySet())
        .contains("IF-6.2.1", "IF-10.4.1", "IF-11.7.1", "IF-16.3.1", "IF-16.8.3", "IF-17.1.2");
  }
}
