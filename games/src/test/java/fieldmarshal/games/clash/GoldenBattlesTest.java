package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The golden battles of the ledger and the worked examples of the rule book. */
class GoldenBattlesTest {
  /** Three divisions round a hex in the plain, two before them. */
  private static final String PLAIN = "1117: c-1, c-2; 1118: c-4; 1217: ";

  @Test
  @Case("COG-GOLD-1")
  void sixAgainstFourInTheOpen() {
    Proving s = Proving.central(PLAIN + "e-1, e-2");
    assertThat(s.odds(s.attack("1217", "c-1", "c-2", "c-4"))).isEqualTo("6:4 1-1, all");
    s.fight(List.of(4, 4, 3, 3, 3), s.attack("1217", "c-1", "c-2", "c-4")).play(s.roll("e-1"));
    assertThat(s.fought()).isEqualTo("6:4 (1-1) D0 A0");
  }
}
