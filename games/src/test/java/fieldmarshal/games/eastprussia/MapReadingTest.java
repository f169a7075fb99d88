package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * Reads the map anew in every test and works out all of its tables a second time, in the plainest
 * way there is.
 */
class MapReadingTest {
  private static final String MAP = "fieldmarshal/east-prussia-1914/map";
  private static final int RUSSIAN = 0;
  private static final int GERMAN = 1;

  private static Theatre read() {
    return Theatre.load(MAP, HexGrid.flatTop(34, 60));
  }

  private static List<Tsv.Row> rows(String file) {
    return Tsv.resource(MAP + "/" + file);
  }

  private static boolean land(Board board, int hex) {
    return hex >= 0 && board.terrain(hex) < TerrainCode.LAKE;
  }

  private static String key(Board board, int a, int b) {
    return board.number(Math.min(a, b)) + "-" + board.number(Math.max(a, b));
  }

  /** The hexsides of a table, by kind. */
  private static Map<String, Set<String>> sides(Board board) {
    Map<String, Set<String>> sides = new HashMap<>();
    for (Tsv.Row row : rows("hexsides.tsv")) {
      sides.computeIfAbsent(row.text("kind"), kind -> new TreeSet<>()).add(pair(board, row));
    }
    for (Tsv.Row row : rows("rails.tsv")) {
      sides.computeIfAbsent("rail", kind -> new TreeSet<>()).add(pair(board, row));
    }
    return sides;
  }

  private static String pair(Board board, Tsv.Row row) {
    return key(board, board.hex(row.text("hex_a")), board.hex(row.text("hex_b")));
  }

  @Test
  @Case("TWU-2.0b")
  void everyHexIsAsItsLineSays() {
    Theatre theatre = read();
    Board board = theatre.board();
    assertThat(theatre.folder()).isEqualTo(MAP);
    int lines = 0;
    for (Tsv.Row row : rows("hexes.tsv")) {
      lines++;
      int hex = board.hex(row.text("hex"));
      String number = row.text("hex");
      assertThat(board.terrainName(hex)).as(number).isEqualTo(row.text("terrain"));
      assertThat(board.name(hex)).as(number).isEqualTo(row.maybe("name"));
      int country =
          switch (row.maybe("country")) {
            case "germany" -> GERMAN;
            case "russia" -> RUSSIAN;
            default -> Theatre.NOBODY;
          };
      assertThat(theatre.country(hex)).as(number).isEqualTo(country);
      assertThat(country == Theatre.NOBODY).as(number).isEqualTo(!land(board, hex));
      assertThat(board.has(hex, TerrainCode.TOWN)).isEqualTo(row.maybe("place").equals("town"));
      assertThat(board.has(hex, TerrainCode.CITY)).isEqualTo(row.maybe("place").equals("city"));
      assertThat(board.has(hex, TerrainCode.COAST)).isEqualTo(row.maybe("water").equals("coast"));
      assertThat(theatre.geography().latitude(hex)).isEqualTo(row.maybe("lat"));
      assertThat(theatre.geography().longitude(hex)).isEqualTo(row.maybe("lon"));
      assertThat(theatre.geography().elevation(hex)).isEqualTo(row.number("elevation", 0));
    }
    assertThat(lines).isEqualTo(board.size()).isEqualTo(2040);
  }

  @Test
  @Case({"TWU-TEC-RIVER", "TWU-TEC-RAIL", "TWU-TEC-LAKE"})
  void riversLakesAndLinesLieWhereTheirTablesPutThem() {
    Theatre theatre = read();
    Board board = theatre.board();
    Map<String, Set<String>> sides = sides(board);
    Set<String> rivers = sides.get("river");
    Set<String> rails = sides.get("rail");
    for (int hex = 0; hex < board.size(); hex++) {
      int expected = 0;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        String side = to < 0 ? "" : key(board, hex, to);
        boolean wet =
            sides.getOrDefault("lake", Set.of()).contains(side)
                || sides.getOrDefault("sea", Set.of()).contains(side);
        assertThat(theatre.river(hex, d)).as(side).isEqualTo(rivers.contains(side));
        assertThat((board.side(hex, d) & TerrainCode.WATER_SIDE) != 0).as(side).isEqualTo(wet);
        assertThat(theatre.open(hex, d))
            .as(side)
            .isEqualTo(land(board, hex) && land(board, to) && !wet);
        expected += rails.contains(side) ? 1 << d : 0;
      }
      assertThat(theatre.rails(hex)).as(board.number(hex)).isEqualTo(expected);
    }
  }

  @Test
  @Case({
    "TWU-TEC-CLEAR",
    "TWU-TEC-FOREST",
    "TWU-TEC-SWAMP",
    "TWU-TEC-RIVER",
    "TWU-TEC-LAKE",
    "TWU-3.3a",
    "TWU-3.3b",
    "TWU-3.3f"
  })
  void aStepCostsOneInSwampTwoAndOverARiverOneMoreAndNoZoneCrossesARiver() {
    Theatre theatre = read();
    Board board = theatre.board();
    Map<String, Set<String>> sides = sides(board);
    for (int hex = 0; hex < board.size(); hex++) {
      Set<Integer> zone = new TreeSet<>();
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board.neighbour(hex, d);
        int cost = Flood.PROHIBITED;
        String side = to < 0 ? "" : key(board, hex, to);
        if (land(board, hex)
            && land(board, to)
            && !sides.getOrDefault("lake", Set.of()).contains(side)
            && !sides.getOrDefault("sea", Set.of()).contains(side)) {
          cost = board.terrainName(to).equals("swamp") ? 2 : 1;
          if (sides.get("river").contains(side)) {
            cost++;
          } else {
            zone.add(to);
          }
        }
        assertThat(theatre.cost(hex, d)).as(side).isEqualTo(cost);
      }
      assertThat(Arrays.stream(theatre.zone(hex)).boxed())
          .as(board.number(hex))
          .containsExactlyInAnyOrderElementsOf(zone);
    }
  }

  @Test
  @Case({"TWU-3.3d", "TWU-3.4f", "TWU-3.4g"})
  void fortressesReachEveryNeighbourThatNoLakeKeepsOff() {
    Theatre theatre = read();
    Board board = theatre.board();
    List<Theatre.Fortress> expected = new ArrayList<>();
    for (Tsv.Row row : rows("fortresses.tsv")) {
      expected.add(
          new Theatre.Fortress(
              row.text("id"),
              board.hex(row.text("hex")),
              row.text("name"),
              row.number("strength"),
              row.text("source").equals("yes")));
    }
    assertThat(theatre.fortresses()).isEqualTo(expected).hasSize(3);
    for (int hex = 0; hex < board.size(); hex++) {
      int at = -1;
      int bits = 0;
      for (int f = 0; f < expected.size(); f++) {
        int fort = expected.get(f).hex();
        at = fort == hex ? f : at;
        if (board.adjacent(fort, hex) && theatre.open(fort, board.direction(fort, hex))) {
          bits += 1 << f;
        }
      }
      assertThat(theatre.fortressAt(hex)).as(board.number(hex)).isEqualTo(at);
      assertThat(board.has(hex, TerrainCode.FORTRESS)).as(board.number(hex)).isEqualTo(at >= 0);
      assertThat(theatre.fortressZones(hex)).as(board.number(hex)).isEqualTo(bits);
      assertThat(theatre.isSource(GERMAN, hex))
          .as(board.number(hex))
          .isEqualTo(theatre.isEdge(GERMAN, hex) || at >= 0 && expected.get(at).source());
      assertThat(theatre.isSource(RUSSIAN, hex)).isEqualTo(theatre.isEdge(RUSSIAN, hex));
    }
    assertThat(theatre.isSource(GERMAN, board.hex("3808"))).as("Königsberg").isTrue();
    assertThat(theatre.isSource(GERMAN, board.hex("0620"))).as("Graudenz").isFalse();
  }

  @Test
  @Case({"TWU-3.4m", "TWU-5.3a", "TWU-5.3d", "TWU-9.3b"})
  void theEdgesFeedAndLetInWhomTheyAreFor() {
    Theatre theatre = read();
    Board board = theatre.board();
    Map<String, List<Integer>> codes = new HashMap<>();
    for (Tsv.Row row : rows("entries.tsv")) {
      codes
          .computeIfAbsent(row.text("code"), code -> new ArrayList<>())
          .add(board.hex(row.text("hex")));
    }
    String[] armies = {"german-edge", "first-army", "second-army"};
    for (int army = 0; army < armies.length; army++) {
      assertThat(Arrays.stream(theatre.entry(army)).boxed().toList())
          .as(armies[army])
          .isNotEmpty()
          .isEqualTo(codes.get(armies[army]));
    }
    for (int hex = 0; hex < board.size(); hex++) {
      String number = board.number(hex);
      for (int army = 0; army < armies.length; army++) {
        assertThat(theatre.enters(army, hex))
            .as(number)
            .isEqualTo(codes.get(armies[army]).contains(hex));
      }
      assertThat(theatre.isEdge(GERMAN, hex))
          .as(number)
          .isEqualTo(codes.get("german-edge").contains(hex));
      assertThat(theatre.isEdge(RUSSIAN, hex))
          .as(number)
          .isEqualTo(codes.get("russian-edge").contains(hex));
      assertThat(theatre.isRailEntry(hex))
          .as(number)
          .isEqualTo(codes.get("german-rail").contains(hex));
    }
  }

  @Test
  @Case({"TWU-8.0a", "TWU-SETUP-CTRL"})
  void townsAndHexesHeldFromTheStartAreReadLineByLine() {
    Theatre theatre = read();
    Board board = theatre.board();
    List<Theatre.Town> towns = new ArrayList<>();
    for (Tsv.Row row : rows("towns.tsv")) {
      towns.add(
          new Theatre.Town(
              board.hex(row.text("hex")),
              row.text("name"),
              row.text("kind").equals("city"),
              row.number("points"),
              row.text("owner").equals("german") ? GERMAN : RUSSIAN));
    }
    assertThat(theatre.towns()).isEqualTo(towns);
    assertThat(towns).extracting(Theatre.Town::owner).contains(RUSSIAN, GERMAN);
    for (int hex = 0; hex < board.size(); hex++) {
      int at = hex;
      assertThat(theatre.isTown(hex))
          .as(board.number(hex))
          .isEqualTo(towns.stream().anyMatch(town -> town.hex() == at));
    }
    List<Theatre.Held> held = new ArrayList<>();
    for (Tsv.Row row : rows("control.tsv")) {
      held.add(
          new Theatre.Held(
              row.text("scenario"),
              board.hex(row.text("hex")),
              row.text("side").equals("german") ? GERMAN : RUSSIAN));
    }
    assertThat(theatre.held()).isNotEmpty().isEqualTo(held);
  }

  @Test
  @Case({"TWU-3.4d", "TWU-3.4e", "TWU-6.5b", "TWU-7.2a", "TWU-TEC-FOREST", "TWU-TEC-SWAMP"})
  void waysToTheSourcesAndTheEdgesAreTheShortest() {
    Theatre theatre = read();
    Board board = theatre.board();
    for (int side : new int[] {RUSSIAN, GERMAN}) {
      int[] steps = new int[board.size()];
      List<Integer> edges = new ArrayList<>();
      for (int hex = 0; hex < board.size(); hex++) {
        boolean carries =
            land(board, hex) && (side == GERMAN || board.terrainName(hex).equals("clear"));
        assertThat(theatre.carries(side, hex)).as(board.number(hex)).isEqualTo(carries);
        steps[hex] = carries && theatre.isSource(side, hex) ? 0 : Theatre.FAR;
        if (theatre.isEdge(side, hex)) {
          edges.add(hex);
        }
      }
      boolean better = true;
      while (better) {
        better = false;
        for (int hex = 0; hex < board.size(); hex++) {
          for (int d = 0; d < Board.DIRECTIONS; d++) {
            int to = board.neighbour(hex, d);
            if (steps[hex] < Theatre.FAR
                && theatre.open(hex, d)
                && theatre.carries(side, to)
                && steps[hex] + 1 < steps[to]) {
              steps[to] = steps[hex] + 1;
              better = true;
            }
          }
        }
      }
      for (int hex = 0; hex < board.size(); hex++) {
        assertThat(theatre.toSource(side, hex)).as(board.number(hex)).isEqualTo(steps[hex]);
        int least = Integer.MAX_VALUE;
        for (int edge : edges) {
          least = Math.min(least, board.distance(hex, edge));
        }
        assertThat(theatre.toEdge(side, hex)).as(board.number(hex)).isEqualTo(least);
      }
    }
    for (String number : new String[] {"0101", "2622", "6034"}) {
      Set<Integer> near = new TreeSet<>();
      for (int hex = 0; hex < board.size(); hex++) {
        if (board.distance(board.hex(number), hex) <= 3) {
          near.add(hex);
        }
      }
      assertThat(Arrays.stream(theatre.near(board.hex(number))).boxed())
          .as(number)
          .containsExactlyInAnyOrderElementsOf(near);
    }
  }

  @Test
  void aMapOfAnotherSizeIsRefusedByName() {
    assertThatThrownBy(() -> Theatre.load(MAP, HexGrid.flatTop(35, 60)))
        .hasMessageContaining("0135 is missing");
    assertThatThrownBy(() -> Theatre.load(MAP, HexGrid.flatTop(33, 60)))
        .hasMessageContaining("there is no hex 0134");
  }
}
