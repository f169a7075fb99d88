package fieldmarshal.engine.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Grids of printed maps: the Italian Front counts its rows from the south, begins with row 15 and
 * column -1; Clash of Giants has flat-top hexes in columns. The files beside this test name every
 * pair of hexes that a river, a coast, a pass or a railway of those maps joins.
 */
class BookGridsTest {
  private static final Board.Legend LEGEND =
      new Board.Legend(List.of("plain"), List.of(), List.of("river"));

  private static final HexGrid ITALIAN_FRONT =
      HexGrid.pointyTop(24, 26).from(15, -1).countedFromBelow().oddShifted();
  private static final HexGrid GALICIA = HexGrid.flatTop(36, 56);
  private static final HexGrid YPRES = HexGrid.flatTop(38, 41);

  private static Board board(HexGrid grid) {
    return Board.builder(grid, LEGEND).build();
  }

  private static List<Tsv.Row> pairs(String map) {
    return Tsv.resource("fieldmarshal/engine/board/" + map + ".tsv");
  }

  static Stream<Arguments> maps() {
    return Stream.of(
        Arguments.of("italian-front-1917", ITALIAN_FRONT, 624, 623, 185),
        Arguments.of("clash-galicia", GALICIA, 2016, 928, 544),
        Arguments.of("clash-ypres", YPRES, 1558, 386, 384));
  }

  @ParameterizedTest
  @MethodSource("maps")
  void hexsidesAndRailwaysJoinNeighbours(
      String map, HexGrid grid, int hexes, int hexsides, int rails) {
    Board board = board(grid);
    assertThat(board.size()).isEqualTo(hexes);
    int[] count = new int[2];
    for (Tsv.Row row : pairs(map)) {
      count[row.text("kind").equals("rail") ? 1 : 0]++;
      assertThat(board.adjacent(board.hex(row.text("hex_a")), board.hex(row.text("hex_b"))))
          .as("%s and %s", row.text("hex_a"), row.text("hex_b"))
          .isTrue();
    }
    assertThat(count).containsExactly(hexsides, rails);
  }

  @ParameterizedTest
  @MethodSource("maps")
  void theOtherStaggerTearsThemApart(String map, HexGrid grid, int hexes, int hexsides, int rails) {
    HexGrid wrong =
        grid.evenShift() < 0
            ? HexGrid.pointyTop(24, 26).from(15, -1).countedFromBelow()
            : grid.oddShifted();
    Board board = board(wrong);
    assertThat(pairs(map))
        .hasSize(hexsides + rails)
        .anyMatch(
            row -> !board.adjacent(board.hex(row.text("hex_a")), board.hex(row.text("hex_b"))));
  }

  @Test
  void rowsOfTheItalianFrontGrowToTheNorth() {
    Board board = board(ITALIAN_FRONT);
    assertThat(board.number(0)).isEqualTo("1599");
    assertThat(board.column(board.hex("3099"))).isEqualTo(-1);
    assertThat(board.row(board.hex("3099"))).isEqualTo(30);
    assertThat(board.neighbour(board.hex("3099"), Direction.E)).isEqualTo(board.hex("3000"));
    assertThat(board.neighbour(board.hex("3099"), Direction.W)).isEqualTo(-1);
    assertThat(board.y(board.hex("3805"))).isLessThan(board.y(board.hex("1505")));
    assertThat(board.x(board.hex("2005"))).isLessThan(board.x(board.hex("2006")));
    assertThat(around(board, "2718"))
        .containsExactly("2719", "2619", "2618", "2717", "2818", "2819");
    assertThat(around(board, "2618"))
        .containsExactly("2619", "2518", "2517", "2617", "2717", "2718");
    assertThat(around(board, "1599")).containsExactly("1500", "-", "-", "-", "1699", "1600");
  }

  /** Neighbours and distances as the notes on the map reckon them. */
  @Test
  void theItalianFrontAgreesWithItsOwnArithmetic() {
    Board board = board(ITALIAN_FRONT);
    for (int hex = 0; hex < board.size(); hex++) {
      int r = board.row(hex);
      int c = board.column(hex);
      int odd = Math.floorMod(r, 2);
      int[][] beside = {
        {r, c - 1},
        {r, c + 1},
        {r + 1, c - 1 + odd},
        {r + 1, c + odd},
        {r - 1, c - 1 + odd},
        {r - 1, c + odd}
      };
      assertThat(neighbours(board, hex)).isEqualTo(onMap(board, beside));
      for (int other = 0; other < board.size(); other++) {
        int dq = c - (r - odd) / 2;
        int ro = board.row(other);
        dq -= board.column(other) - (ro - Math.floorMod(ro, 2)) / 2;
        int dr = r - ro;
        int far = Math.max(Math.max(Math.abs(dq), Math.abs(dr)), Math.abs(dq + dr));
        if (board.distance(hex, other) != far) {
          fail("%s to %s is %d", board.number(hex), board.number(other), far);
        }
      }
    }
  }

  /** Neighbours by name as the notes on the maps reckon them. */
  @Test
  void columnsOfClashOfGiantsAgreeWithTheirArithmetic() {
    reckonColumns(board(GALICIA));
    reckonColumns(board(YPRES));
  }

  private static void reckonColumns(Board board) {
    for (int hex = 0; hex < board.size(); hex++) {
      int r = board.row(hex);
      int c = board.column(hex);
      int s = c % 2 == 0 ? 1 : 0;
      assertThat(numberAt(board, hex, Direction.N)).isEqualTo(number(board, r - 1, c));
      assertThat(numberAt(board, hex, Direction.S)).isEqualTo(number(board, r + 1, c));
      assertThat(numberAt(board, hex, Direction.NE)).isEqualTo(number(board, r - 1 + s, c + 1));
      assertThat(numberAt(board, hex, Direction.SE)).isEqualTo(number(board, r + s, c + 1));
      assertThat(numberAt(board, hex, Direction.NW)).isEqualTo(number(board, r - 1 + s, c - 1));
      assertThat(numberAt(board, hex, Direction.SW)).isEqualTo(number(board, r + s, c - 1));
    }
  }

  @Test
  void aRetreatCompassIsThreeDirectionsSideBySide() {
    Compass west = Compass.parse(GALICIA, "NW SW S");
    Compass east = Compass.parse(GALICIA, "N,ne, SE");
    assertThat(west.opposite()).isEqualTo(east);
    assertThat(east.opposite()).isEqualTo(west);
    assertThat(west.together()).isTrue();
    assertThat(east.together()).isTrue();
    assertThat(Compass.parse(GALICIA, "N S").together()).isFalse();
    assertThat(Compass.parse(GALICIA, "N NE SE S SW NW").together()).isTrue();
    assertThat(west).hasToString("S SW NW");
    assertThat(Compass.parse(GALICIA, west.toString())).isEqualTo(west);
    assertThat(east.directions()).containsExactly(Direction.N, Direction.NE, Direction.SE);
    Board board = board(GALICIA);
    assertThat(numbers(board, west.neighbours(board, board.hex("3721"))))
        .containsExactlyInAnyOrder("3722", "3621", "3620");
    assertThat(numbers(board, east.neighbours(board, board.hex("3721"))))
        .containsExactlyInAnyOrder("3720", "3820", "3821");
    assertThat(numbers(board, west.neighbours(board, board.hex("0136")))).isEmpty();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      assertThat(west.has(d)).isNotEqualTo(east.has(d));
    }
  }

  @Test
  void aDirectionThatTheHexesDoNotHaveIsAFault() {
    assertThatThrownBy(() -> Compass.parse(GALICIA, "N E"))
        .hasMessageContaining("flat top have no neighbour in direction E");
    assertThatThrownBy(() -> ITALIAN_FRONT.index(Direction.S)).hasMessageContaining("direction S");
    assertThatThrownBy(() -> Direction.parse("NNE"))
        .hasMessageContaining("there is no direction 'NNE'");
    assertThatThrownBy(() -> new Compass(true, 0)).hasMessageContaining("one to six");
    assertThatThrownBy(() -> new Compass(true, 64)).hasMessageContaining("one to six");
    assertThat(Compass.parse(ITALIAN_FRONT, "W").neighbours(board(ITALIAN_FRONT), 1))
        .containsExactly(0);
  }

  @Test
  void everyDirectionHasItsOpposite() {
    for (HexGrid grid : List.of(GALICIA, ITALIAN_FRONT)) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        assertThat(grid.named(d).opposite()).isEqualTo(grid.named(HexGrid.opposite(d)));
        assertThat(Direction.parse(grid.named(d).toString())).isEqualTo(grid.named(d));
      }
    }
  }

  @Test
  void aMapMayHaveHolesAndRaggedEdges() {
    HexGrid grid = HexGrid.flatTop(4, 5);
    Set<String> missing = Set.of("0101", "0303", "0504", "0503");
    Board board = Board.builder(grid, LEGEND, number -> !missing.contains(number)).build();
    Board whole = board(grid);
    assertThat(board.size()).isEqualTo(16);
    assertThat(board.number(0)).isEqualTo("0201");
    assertThat(board.find("0303")).isEqualTo(-1);
    assertThat(board.atEdge(board.hex("0302"))).isTrue();
    assertThat(whole.atEdge(whole.hex("0302"))).isFalse();
    assertThat(board.neighbour(board.hex("0302"), Direction.S)).isEqualTo(-1);
    assertThat(board.distance(board.hex("0302"), board.hex("0304"))).isEqualTo(2);
    for (int hex = 0; hex < board.size(); hex++) {
      String number = board.number(hex);
      Set<String> expected = neighbours(whole, whole.hex(number));
      expected.removeAll(missing);
      assertThat(neighbours(board, hex)).as(number).isEqualTo(expected);
      assertThat(board.x(hex)).isEqualTo(whole.x(whole.hex(number)));
      assertThat(board.y(hex)).isEqualTo(whole.y(whole.hex(number)));
    }
  }

  @Test
  void aGridThatTwoDigitsCannotNumberIsRefused() {
    assertThatThrownBy(() -> HexGrid.flatTop(101, 3)).hasMessageContaining("101 rows");
    assertThatThrownBy(() -> HexGrid.flatTop(3, 0)).hasMessageContaining("0 columns");
    assertThatThrownBy(() -> new HexGrid(true, 3, 3, 1, 1, true, false, false, 0))
        .hasMessageContaining("+1 or -1, not 0");
  }

  private static List<String> around(Board board, String number) {
    List<String> around = new ArrayList<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(board.hex(number), d);
      around.add(to < 0 ? "-" : board.number(to));
    }
    return around;
  }

  private static Set<String> neighbours(Board board, int hex) {
    Set<String> numbers = new TreeSet<>(around(board, board.number(hex)));
    numbers.remove("-");
    return numbers;
  }

  private static Set<String> onMap(Board board, int[][] places) {
    Set<String> numbers = new TreeSet<>();
    for (int[] place : places) {
      numbers.add(number(board, place[0], place[1]));
    }
    numbers.remove("-");
    return numbers;
  }

  private static String number(Board board, int row, int column) {
    HexGrid grid = board.grid();
    boolean there =
        row >= grid.firstRow()
            && row <= grid.lastRow()
            && column >= grid.firstColumn()
            && column <= grid.lastColumn();
    return there ? grid.number(row, column) : "-";
  }

  private static String numberAt(Board board, int hex, Direction direction) {
    int to = board.neighbour(hex, direction);
    return to < 0 ? "-" : board.number(to);
  }

  private static List<String> numbers(Board board, int[] hexes) {
    List<String> numbers = new ArrayList<>();
    for (int hex : hexes) {
      numbers.add(board.number(hex));
    }
    return numbers;
  }
}
