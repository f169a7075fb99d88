package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.ToldDice;
import org.junit.jupiter.api.Test;

/** Every draw and every die of the book is told: its face, what it is for, and its case. */
class ToldDiceTest {
  @Test
  @Case({"COG-5.33b", "COG-10.1b", "COG-12.75a", "COG-12.76", "COG-14.4a"})
  void everyDrawAndEveryDieIsTold() {
    for (Situation battle :
        new Situation[] {
          Situation.galiciaAsPrinted(), Situation.ypresAsPrinted(), Situation.gumbinnenAsPrinted()
        }) {
      assertThat(ToldDice.of(battle.rules(), 2).keySet())
          .contains("COG-12.75a", "COG-12.76", "COG-14.4a");
    }
  }
}
