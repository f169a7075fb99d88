package fieldmarshal.engine.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class BoardTest {
  private static final Board.Legend LEGEND =
      new Board.Legend(List.of("plain", "hill"), List.of("town"), List.of("river"));

  /** Every way to lay out and count seven rows and nine columns. */
  static Stream<HexGrid> grids() {
    return Stream.of(HexGrid.pointyTop(7, 9), HexGrid.flatTop(7, 9))
        .flatMap(grid -> Stream.of(grid, grid.oddShifted()))
        .flatMap(grid -> Stream.of(grid, grid.countedFromTheRight()))
        .flatMap(grid -> Stream.of(grid, grid.countedFromBelow()))
        .flatMap(grid -> Stream.of(grid, grid.from(15, -1).numberedTheOtherWay()));
  }

  @ParameterizedTest
  @MethodSource("grids")
  void neighboursAreTheHexesWhoseCentresAreOneHexWidthAway(HexGrid grid) {
    Board board = Board.builder(grid, LEGEND).build();
    for (int a = 0; a < board.size(); a++) {
      for (int b = 0; b < board.size(); b++) {
        double apart = Math.hypot(board.x(a) - board.x(b), board.y(a) - board.y(b));
        boolean touch = Math.abs(apart - 1) < 1e-6;
        if (board.adjacent(a, b) != touch || board.distance(a, b) < Math.ceil(apart - 1e-6)) {
          fail("%s and %s in %s", board.number(a), board.number(b), grid);
        }
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

  @ParameterizedTest
  @MethodSource("grids")
  void namedDirectionsPointWhereTheirNamesSay(HexGrid grid) {
    Board board = Board.builder(grid, LEGEND).build();
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        Direction name = grid.named(d);
        assertThat(grid.index(name)).isEqualTo(d);
        assertThat(board.neighbour(hex, name)).isEqualTo(to);
        if (to >= 0) {
          String shown = name + " of " + board.number(hex) + " in " + grid;
          assertThat(Math.signum(Math.round(4 * (board.y(to) - board.y(hex)))))
              .as(shown)
              .isEqualTo(sign(name, 'S') - sign(name, 'N'));
          assertThat(Math.signum(Math.round(4 * (board.x(to) - board.x(hex)))))
              .as(shown)
              .isEqualTo(sign(name, 'E') - sign(name, 'W'));
        }
      }
    }
  }

  private static float sign(Direction name, char letter) {
    return name.name().indexOf(letter) >= 0 ? 1 : 0;
  }

  @ParameterizedTest
  @MethodSource("grids")
  void everyHexHasANumberOfItsOwnAndKnowsItsRowAndColumn(HexGrid grid) {
    Board board = Board.builder(grid, LEGEND).build();
    assertThat(board.size()).isEqualTo(63);
    for (int hex = 0; hex < board.size(); hex++) {
      assertThat(board.find(board.number(hex))).isEqualTo(hex);
      assertThat(grid.number(board.row(hex), board.column(hex))).isEqualTo(board.number(hex));
    }
  }

  @Test
  void directionsRunClockwiseFromTheEast() {
    Board board = Board.builder(HexGrid.pointyTop(5, 5), LEGEND).build();
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
    Board rows = Board.builder(HexGrid.pointyTop(3, 12), LEGEND).build();
    Board columns = Board.builder(HexGrid.flatTop(3, 12), LEGEND).build();
    assertThat(rows.find("0312")).isNotNegative();
    assertThat(rows.find("1203")).isNegative();
    assertThat(columns.find("1203")).isNotNegative();
    assertThat(columns.number(columns.hex("1203"))).isEqualTo("1203");
    assertThatThrownBy(() -> rows.hex("9901")).hasMessageContaining("9901");
  }

  @Test
  void aHexsideIsTheSameFromBothSidesAndNeedsNeighbours() {
    Board.Builder builder = Board.builder(HexGrid.pointyTop(3, 3), LEGEND);
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
    Board board = Board.builder(HexGrid.pointyTop(9, 9), LEGEND).build();
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
