package fieldmarshal.engine.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BoardTest {
  private static final Board.Legend LEGEND =
      new Board.Legend(List.of("plain", "hill"), List.of("town"), List.of("river"));

  static Stream<HexGrid> grids() {
    return Stream.of(true, false)
        .flatMap(pointy ->
            Stream.of(true, false)
                .flatMap(mirrored ->
                    Stream.of(1, -1)
                        .map(shift -> new HexGrid(7, 9, pointy, true, mirrored, shift))));
  }

  @ParameterizedTest
  @MethodSource("grids")
  void neighboursAreTheHexesWhoseCentresAreOneHexWidthAway(HexGrid grid) {
    Board board = Board.builder(grid, LEGEND).build();
    for (int a = 0; a < board.size(); a++) {
      for (int b = 0; b < board.size(); b++) {
        double apart = Math.hypot(board.x(a) - board.x(b), board.y(a) - board.y(b));
        assertThat(board.adjacent(a, b))
            .as("%s and %s in %s", board.number(a), board.number(b), grid)
            .isEqualTo(Math.abs(apart - 1) < 1e-6);
        assertThat(board.distance(a, b)).isGreaterThanOrEqualTo((int) Math.ceil(apart - 1e-6));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("grids")
  void theWayBackIsTheOppositeDirection(HexGrid grid) {
    Board board = Board.builder(grid, LEGEND).build();
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        if (to >= 0) {
          assertThat(board.neighbour(to, HexGrid.opposite(d))).isEqualTo(hex);
          assertThat(board.direction(hex, to)).isEqualTo(d);
          assertThat(board.distance(hex, to)).isEqualTo(1);
        }
      }
    }
  }

  @Test
  void directionsRunClockwiseFromTheEast() {
    Board board = Board.builder(new HexGrid(5, 5, true, true, false, 1), LEGEND).build();
    int middle = board.hex("0303");
    double last = -1;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(middle, d);
      double angle =
          Math.toDegrees(Math.atan2(board.y(to) - board.y(middle), board.x(to) - board.x(middle)));
      assertThat(angle < -1e-6 ? angle + 360 : angle).isCloseTo(60.0 * d, within(1e-6));
      assertThat(angle < -1e-6 ? angle + 360 : angle).isGreaterThan(last);
      last = 60.0 * d;
    }
  }

  @Test
  void numbersNameRowThenColumnOrColumnThenRow() {
    Board rows = Board.builder(new HexGrid(3, 12, true, true, false, 1), LEGEND).build();
    Board columns = Board.builder(new HexGrid(3, 12, false, false, false, 1), LEGEND).build();
    assertThat(rows.find("0312")).isNotNegative();
    assertThat(rows.find("1203")).isNegative();
    assertThat(columns.find("1203")).isNotNegative();
    assertThat(columns.number(columns.hex("1203"))).isEqualTo("1203");
    assertThatThrownBy(() -> rows.hex("9901")).hasMessageContaining("9901");
  }

  @Test
  void aHexsideIsTheSameFromBothSidesAndNeedsNeighbours() {
    Board.Builder builder = Board.builder(new HexGrid(3, 3, true, true, false, 1), LEGEND);
    Board plain = builder.geometry();
    int a = plain.hex("0101");
    int b = plain.hex("0102");
    Board board =
        builder.hex(a, 1, "Alm", "rulebook").feature(a, 1).side(a, b, 1, "Isonzo").build();
    int d = board.direction(a, b);
    assertThat(board.side(a, d)).isEqualTo(1);
    assertThat(board.side(b, HexGrid.opposite(d))).isEqualTo(1);
    assertThat(board.sideName(b, HexGrid.opposite(d))).isEqualTo("Isonzo");
    assertThat(board.terrainName(a)).isEqualTo("hill");
    assertThat(board.has(a, 1)).isTrue();
    assertThat(board.has(b, 1)).isFalse();
    assertThat(board.title(a)).contains("0101").contains("Alm");
    assertThatThrownBy(() -> builder.side(a, plain.hex("0303"), 1, "far"))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void withinARangeAreTheHexesOfThatDistanceAndLess() {
    Board board = Board.builder(new HexGrid(9, 9, true, true, false, 1), LEGEND).build();
    int middle = board.hex("0505");
    assertThat(board.within(middle, 0)).containsExactly(middle);
    assertThat(board.within(middle, 1)).hasSize(7);
    assertThat(board.within(middle, 2)).hasSize(19);
    for (int hex : board.within(middle, 2)) {
      assertThat(board.distance(middle, hex)).isLessThanOrEqualTo(2);
    }
  }

  @Test
  void aSetOfHexesHoldsWhatWasPutIn() {
    HexSet set = new HexSet(130);
    assertThat(set.isEmpty()).isTrue();
    set.add(0);
    set.add(63);
    set.add(64);
    set.add(129);
    assertThat(set.toArray()).containsExactly(0, 63, 64, 129);
    assertThat(set.next(65)).isEqualTo(129);
    assertThat(set.next(130)).isEqualTo(-1);
    set.remove(64);
    assertThat(set.has(64)).isFalse();
    assertThat(set.size()).isEqualTo(3);
    HexSet more = new HexSet(130);
    more.add(64);
    more.addAll(set);
    assertThat(more.size()).isEqualTo(4);
    assertThat(more).isNotEqualTo(set);
    more.remove(64);
    assertThat(more).isEqualTo(set).hasSameHashCodeAs(set);
    more.clear();
    assertThat(more.isEmpty()).isTrue();
    assertThat(more.next(0)).isEqualTo(-1);
  }
}
