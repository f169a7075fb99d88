package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Offensive markers: whose they are and on which turns they may be spent. */
class OffensivesTest {
  @Test
  @Case({"COG-G10f", "COG-G10g"})
  void aMarkerIsSpentByItsSideOnItsTurns() {
    for (int turn = 1; turn <= 7; turn++) {
      Proving s = Proving.on("1117: c-1; 1217: e-1").at(turn, "central", ClashGame.COMBAT);
      Offensives offensives = s.rules().offensives();
      assertThat(offensives.may(s.p(), Chapter.CENTRAL)).as("turn " + turn).isEqualTo(turn <= 6);
      assertThat(offensives.may(s.p(), Chapter.ENTENTE)).isFalse();
      assertThat(offensives.left(s.p(), Chapter.CENTRAL)).isEqualTo(2);
      assertThat(offensives.left(s.p(), Chapter.ENTENTE)).isZero();
      assertThat(offensives.turnsLeft(s.p(), Chapter.CENTRAL)).isEqualTo(Math.max(0, 7 - turn));
    }
  }
}
