package fieldmarshal.engine.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

/** One reader for maps of different books: other columns, other words, other shapes. */
class MapReaderTest {
  private static final Board.Legend NORTH =
      new Board.Legend(
          List.of("clear", "rough", "alpine", "sea"),
          List.of("town"),
          List.of("river", "major", "rail"));

  private static final Board.Legend CLASH =
      new Board.Legend(
          List.of("clear", "broken-forest", "marsh"),
          List.of("city", "town", "fort"),
          List.of("river", "major river", "rail", "double-track"));

  private static final MapReader.Columns GUESSED =
      new MapReader.Columns("hex", "terrain_guess", "", "elevation_mean_m", "");

  private static final MapReader.Columns BY_ID =
      new MapReader.Columns("id", "terrain", "place", "elev_mean_m", "");

  private static MapReader north() {
    HexGrid grid = HexGrid.pointyTop(2, 3).from(15, -1).countedFromBelow();
    return MapReader.ofListedHexes("maps/north", grid, NORTH, GUESSED);
  }

  private static MapReader clash() {
    return MapReader.ofListedHexes("maps/clash", HexGrid.flatTop(2, 2), CLASH, BY_ID);
  }

  @Test
  void readsHexesThatHoldNoNamesAndPlacesThatDo() {
    MapReader map = north();
    map.hexes((row, hex) -> {});
    map.places(
        "places.tsv",
        "place",
        (row, hex) -> {
          if (row.text("kind").equals("town")) {
            map.features(row, "kind", hex);
          }
        });
    Board board = map.board();
    int mantova = board.hex("1500");
    assertThat(board.size()).isEqualTo(4);
    assertThat(board.terrainName(mantova)).isEqualTo("rough");
    assertThat(board.name(mantova)).isEqualTo("Mantova");
    assertThat(board.has(mantova, NORTH.feature("town"))).isTrue();
    assertThat(board.title(board.hex("1600"))).isEqualTo("Monte Baldo (1600)");
    assertThat(board.has(board.hex("1600"), NORTH.feature("town"))).isFalse();
    assertThat(map.geography().elevation(board.hex("1600"))).isEqualTo(2100);
    assertThat(map.geography().latitude(mantova)).isEqualTo("45.1878");
    assertThat(map.geography().longitude(mantova)).isEqualTo("10.6726");
  }

  @Test
  void readsRailwaysAsLinesAndLeavesOutWhatStandsForNothing() {
    MapReader map = north();
    map.hexsides(
        "hexsides.tsv",
        "name",
        row -> !row.text("kind").equals("river") ? 0 : row.text("class").equals("major") ? 3 : 1);
    map.hexsides("rails.tsv", "", row -> NORTH.side("rail"));
    Board board = map.board();
    int centre = board.hex("1500");
    int west = board.direction(centre, board.hex("1599"));
    int east = board.direction(centre, board.hex("1501"));
    int up = board.direction(centre, board.hex("1600"));
    assertThat(board.side(centre, west)).isEqualTo(1 | 4);
    assertThat(board.side(centre, east)).isEqualTo(3);
    assertThat(board.side(centre, up)).as("a border is no hexside of the rules").isEqualTo(4);
    assertThat(board.sideName(centre, west)).isEqualTo("Mincio");
  }

  @Test
  void readsHexesByIdWithFeaturesInOneCell() {
    MapReader map = clash();
    map.hexes((row, hex) -> map.features(row, "feature", hex));
    map.hexsides("hexsides.tsv", "name", row -> map.sideBit(row, "kind"));
    map.hexsides(
        "rail.tsv", "", row -> row.oneOf("tracks_guess", "s", "d").equals("d") ? 4 | 8 : 4);
    Board board = map.board();
    int lublin = board.hex("0101");
    assertThat(board.name(lublin)).isEqualTo("Lublin");
    assertThat(board.features(lublin)).isEqualTo(CLASH.feature("city") | CLASH.feature("fort"));
    assertThat(board.features(board.hex("0102"))).isEqualTo(CLASH.feature("town"));
    assertThat(board.side(lublin, board.direction(lublin, board.hex("0102")))).isEqualTo(2 | 4 | 8);
    assertThat(board.find("0202")).as("a hex without a row is not on the map").isEqualTo(-1);
  }

  @Test
  void aMapOfAWholeGridWantsEveryHex() {
    MapReader map = MapReader.ofWholeGrid("maps/clash", HexGrid.flatTop(2, 2), CLASH, BY_ID);
    assertThatThrownBy(() -> map.hexes((row, hex) -> {}))
        .hasMessage("maps/clash/hexes.tsv: hex 0202 is missing");
  }

  @Test
  void faultsNameFileLineAndField() {
    assertThatThrownBy(() ->
            MapReader.ofWholeGrid("maps/clash", HexGrid.flatTop(1, 2), CLASH, BY_ID)
                .hexes((row, hex) -> {}))
        .hasMessage("maps/clash/hexes.tsv line 3, id: there is no hex 0102");
    assertThatThrownBy(() ->
            MapReader.ofListedHexes("maps/clash", HexGrid.flatTop(2, 2), NORTH, BY_ID)
                .hexes((row, hex) -> {}))
        .hasMessage("maps/clash/hexes.tsv line 3, terrain: unknown: broken-forest");
    MapReader words = MapReader.ofListedHexes("maps/clash", HexGrid.flatTop(2, 2), CLASH, BY_ID);
    assertThatThrownBy(() -> words.hexes((row, hex) -> words.features(row, "terrain", hex)))
        .hasMessage("maps/clash/hexes.tsv line 2, terrain: unknown: clear");
    MapReader north = north();
    assertThatThrownBy(
            () -> north.hexsides("hexsides.tsv", "name", row -> north.sideBit(row, "kind")))
        .hasMessage("maps/north/hexsides.tsv line 4, kind: unknown: border1914");
    assertThatThrownBy(() -> MapReader.side(north.rows("rails.tsv").getFirst(), "line", sides()))
        .hasMessage("maps/north/rails.tsv line 2, line: there is no side Brenner");
    assertThatThrownBy(() -> north.places("apart.tsv", "place", (row, hex) -> {}))
        .hasMessage("maps/north/apart.tsv: there is no such file");
  }

  @Test
  void hexesOfALineMustTouchAndNoHexStandsTwice() {
    MapReader broken = MapReader.ofListedHexes("maps/broken", HexGrid.flatTop(3, 3), CLASH, BY_ID);
    assertThatThrownBy(() -> broken.hexes((row, hex) -> {}))
        .hasMessage("maps/broken/hexes.tsv line 4, id: stands twice");
    assertThatThrownBy(() -> broken.hexsides("lines.tsv", "", row -> 4))
        .hasMessage("maps/broken/lines.tsv line 2, hexes: 0101 and 0103 do not touch");
    assertThatThrownBy(() -> broken.hexsides("pairs.tsv", "", row -> 4))
        .hasMessage("maps/broken/pairs.tsv line 2, hex_b: 0101 and 0103 do not touch");
  }

  private static List<Side> sides() {
    return List.of(new Side(0, "red", "Red"), new Side(1, "blue", "Blue"));
  }
}
