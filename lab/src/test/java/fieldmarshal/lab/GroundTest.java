package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GroundTest {
  /** Eleven rows of thirty hexes; a row lies half a hex beside the next. */
  private final Board board =
      Board.builder(
              HexGrid.pointyTop(11, 30), new Board.Legend(List.of("clear"), List.of(), List.of()))
          .build();

  private int[] hexes(String... numbers) {
    return Arrays.stream(numbers).mapToInt(board::hex).toArray();
  }

  private Ground ground(String... corners) {
    Ground ground = new Ground(board, hexes(corners));
    ground.line(0, hexes("0305", "0505", "0705"));
    ground.line(10, hexes("0315", "0515", "0715"));
    ground.line(14, hexes("0319", "0519", "0719"));
    return ground;
  }

  @ParameterizedTest
  @CsvSource({
    "0505, 0, on the first line",
    "0508, 3, between two lines",
    "0514, 9, just before the second",
    "0515, 10, on the second",
    "0516, 11, just beyond it",
    "0519, 14, on the last",
    "0522, 17, beyond the last",
    "0503, -2, before the first",
  })
  void aHexLiesBetweenItsLines(String number, double distance, String where) {
    assertThat(ground().distance(board.hex(number))).as(where).isCloseTo(distance, within(0.05));
  }

  @Test
  void beyondItsEndsALineGoesOn() {
    // The lines end at row 7. Hexes of row 11 are before, between and behind them all the same.
    assertThat(ground().distance(board.hex("1103"))).isNegative();
    assertThat(ground().distance(board.hex("1110"))).isBetween(3.0, 7.0);
    assertThat(ground().distance(board.hex("1122"))).isGreaterThan(14);
  }

  @Test
  void aLineMayLieFartherThanItsHexesAre() {
    Ground ground = new Ground(board);
    ground.line(0, hexes("0105", "1105"));
    ground.line(20, hexes("0115", "1115"));
    assertThat(ground.distance(board.hex("0510"))).isCloseTo(10, within(0.05));
  }

  @Test
  void onlyWhatIsWithinTheCornersCounts() {
    double[] distances = ground("0303", "0322", "0722", "0703").distances();
    assertThat(distances[board.hex("0510")]).isCloseTo(5, within(0.05));
    assertThat(distances[board.hex("0310")]).as("on the edge").isNotNaN();
    assertThat(distances[board.hex("0910")]).isNaN();
    assertThat(distances[board.hex("0525")]).isNaN();
    assertThat(Arrays.stream(ground().distances()).filter(Double::isNaN).count()).isZero();
  }
}
