package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Situation;
import fieldmarshal.games.gwe.TerrainCode;
import fieldmarshal.games.gwe.Theatre;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The map against everything that rules and counters say of it. */
class BrusilovMapTest {
  private static final Brusilov GAME = new Brusilov();
  private static final Theatre THEATRE = GAME.theatre();
  private static final Board BOARD = THEATRE.board();
  private static final String FOLDER = "fieldmarshal/gwe-brusilov/map/";

  private static int hex(String number) {
    return BOARD.hex(number);
  }

  private static Set<String> numbers(IntPredicate chosen) {
    Set<String> numbers = new TreeSet<>();
    IntStream.range(0, BOARD.size()).filter(chosen).forEach(hex -> numbers.add(BOARD.number(hex)));
    return numbers;
  }

  @Test
  @Case("BRU-15.0")
  void northIsAtTheLeftAndEastAtTheTop() {
    assertThat(BOARD.size()).isEqualTo(38 * 25);
    assertThat(BOARD.x(hex("3107"))).isGreaterThan(BOARD.x(hex("0107")));
    assertThat(BOARD.y(hex("1719"))).isGreaterThan(BOARD.y(hex("1703")));
    assertThat(numbers(other -> BOARD.adjacent(hex("1704"), other)))
        .containsExactly("1603", "1604", "1703", "1705", "1803", "1804");
    assertThat(numbers(other -> BOARD.adjacent(hex("1604"), other)))
        .containsExactly("1504", "1505", "1603", "1605", "1704", "1705");
  }

  @Test
  @Case("BRU-18.27")
  void theTrenchesOfBothSidesFaceEachOtherInUnbrokenLines() {
    assertThat(THEATRE.trenchLines()).hasSize(2);
    Theatre.HexLine austrian = THEATRE.trenchLines().get(0);
    Theatre.HexLine russian = THEATRE.trenchLines().get(1);
    for (int hex : russian.hexes()) {
      assertThat(THEATRE.front(hex)).isEqualTo(Brusilov.RUSSIAN.index());
      assertThat(austrian.hexes())
          .as(BOARD.number(hex))
          .anyMatch(other -> BOARD.adjacent(hex, other));
    }
    for (int hex : austrian.hexes()) {
      assertThat(THEATRE.front(hex)).isEqualTo(Brusilov.CENTRAL.index());
      assertThat(russian.hexes())
          .as(BOARD.number(hex))
          .anyMatch(other -> BOARD.adjacent(hex, other));
    }
    assertThat(BOARD.atEdge(russian.hexes().getFirst())).isTrue();
    assertThat(BOARD.atEdge(austrian.hexes().getFirst())).isTrue();
  }

  @Test
  @Case("BRU-18.27")
  void theStartLinePartsTheSidesWithoutAGap() {
    // From the Russian rear, Romania left out, nothing of the Central side is reached but over the
    // front.
    for (int hex = 0; hex < BOARD.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = BOARD.neighbour(hex, d);
        if (to >= 0 && THEATRE.front(hex) == 0 && THEATRE.front(to) == 1) {
          boolean trenches =
              BOARD.has(hex, TerrainCode.TRENCH) && BOARD.has(to, TerrainCode.TRENCH);
          assertThat(trenches || nearRomania(hex))
              .as(BOARD.number(hex) + "-" + BOARD.number(to))
              .isTrue();
        }
      }
    }
  }

  private static boolean nearRomania(int hex) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = BOARD.neighbour(hex, d);
      if (to >= 0 && THEATRE.front(to) < 0) {
        return true;
      }
    }
    return false;
  }

  @Test
  @Case({"BRU-18.27", "BRU-26.1"})
  void everyUnitIsSetUpOnItsOwnSideAndWithinSupply() {
    Situation s = Situation.asPrinted(GAME, "fourth-of-june");
    for (Counter unit : s.rules().roster().all()) {
      if (s.p().onMap(unit)) {
        assertThat(THEATRE.front(s.p().place(unit))).as(unit.id()).isEqualTo(unit.side().index());
        assertThat(s.inSupply(unit.id())).as(unit.id()).isTrue();
      }
    }
  }

  @Test
  @Case({"BRU-20.12", "BRU-19.1b"})
  void everyEntryIsAnEdgeHexOnTheOwnersRailwayAndASource() {
    for (String code : List.of("A", "B")) {
      assertThat(THEATRE.entry(code)).isNotEmpty();
      int side = code.equals("A") ? 1 : 0;
      for (int hex : THEATRE.entry(code)) {
        assertThat(BOARD.atEdge(hex)).as(BOARD.number(hex)).isTrue();
        assertThat(THEATRE.friendlyRail(side, hex)).isTrue();
        assertThat(THEATRE.exit(side, hex)).isTrue();
      }
    }
    assertThat(THEATRE.exit(1, hex("3808"))).as("Romania is neutral").isFalse();
  }

  @ParameterizedTest
  @Case("BRU-19.1b")
  @ValueSource(ints = {0, 1})
  void everyFriendlyRailHexIsJoinedToAMapEdge(int side) {
    Set<Integer> seen = new HashSet<>(THEATRE.entry(side == 0 ? "B" : "A"));
    ArrayDeque<Integer> queue = new ArrayDeque<>(seen);
    while (!queue.isEmpty()) {
      int at = queue.remove();
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = BOARD.neighbour(at, d);
        if (to >= 0
            && (THEATRE.rails(at) >> d & 1) != 0
            && THEATRE.friendlyRail(side, to)
            && seen.add(to)) {
          queue.add(to);
        }
      }
    }
    assertThat(numbers(hex -> THEATRE.friendlyRail(side, hex) && !seen.contains(hex))).isEmpty();
  }

  @Test
  @Case("BRU-18.31")
  void aCorpsCanComeInByDoubleTrack() {
    Tracks tracks = GAME.tracks();
    int entries = 0;
    for (int hex : THEATRE.entry("B")) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        for (int line : tracks.lines(hex, d)) {
          entries += tracks.twice(line) ? 1 : 0;
        }
      }
    }
    assertThat(entries).isEqualTo(2);
    assertThat(
            BOARD.side(hex("0908"), BOARD.direction(hex("0908"), hex("1007"))) & TerrainCode.DOUBLE)
        .isNotZero();
    assertThat(
            BOARD.side(hex("1007"), BOARD.direction(hex("1007"), hex("1008"))) & TerrainCode.DOUBLE)
        .isZero();
  }

  @Test
  @Case("BRU-19.41")
  void theLandThatFeedsCavalryLiesSouthOfTheDniesterAndOfRowNineteen() {
    assertThat(numbers(hex -> BOARD.has(hex, BrusilovTerrainCode.SOUTH)))
        .allMatch(number -> number.compareTo("2000") > 0)
        .contains("3010", "2515", "2219", "2019", "3425")
        .doesNotContain("2512", "2710", "2709", "2411", "2014", "1920", "2018");
    // The river itself is the border of the region wherever the region is not bounded by row 19.
    for (int hex = 0; hex < BOARD.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = BOARD.neighbour(hex, d);
        if (to >= 0
            && BOARD.has(hex, BrusilovTerrainCode.SOUTH)
            && !BOARD.has(to, BrusilovTerrainCode.SOUTH)
            && BOARD.number(to).compareTo("2000") > 0) {
          assertThat(BOARD.side(hex, d) & TerrainCode.MAJOR)
              .as(BOARD.number(hex) + "-" + BOARD.number(to))
              .isNotZero();
        }
      }
    }
  }

  @Test
  @Case("BRU-24.41")
  void theCarpathiansAreMountains() {
    assertThat(BOARD.terrain(hex("2916"))).isEqualTo(TerrainCode.MOUNTAIN);
    assertThat(numbers(hex -> BOARD.terrain(hex) == TerrainCode.MOUNTAIN)).hasSizeGreaterThan(100);
  }

  @Test
  @Case("BRU-25.11")
  void townsThatCountAreNamedTownsOfTheCentralSide() {
    assertThat(GAME.townList()).hasSize(19);
    for (Brusilov.Town town : GAME.townList()) {
      assertThat(BOARD.name(town.hex())).isEqualTo(town.name());
      assertThat(BOARD.has(town.hex(), TerrainCode.TOWN) || BOARD.has(town.hex(), TerrainCode.CITY))
          .isTrue();
      assertThat(THEATRE.front(town.hex())).as(town.name()).isEqualTo(1);
      assertThat(town.points()).isPositive();
    }
    assertThat(GAME.townList().stream().mapToInt(Brusilov.Town::points).sum()).isEqualTo(71);
  }

  @Test
  @Case("BRU-18.27")
  void romaniaIsClosed() {
    for (int hex = 0; hex < BOARD.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = BOARD.neighbour(hex, d);
        if (to >= 0 && THEATRE.front(hex) < 0 && THEATRE.front(to) >= 0) {
          assertThat(BOARD.side(hex, d) & TerrainCode.BLOCKED).as(BOARD.number(hex)).isNotZero();
        }
      }
    }
  }

  /** Row 19 is drawn as far as the land that feeds cavalry lies next to it. */
  @Test
  @Case("BRU-19.41")
  void theLimitOfTheLandThatFeedsCavalryIsDrawn() {
    assertThat(GAME.chart().traces()).hasSize(1);
    assertThat(numbers(GAME.chart().traces().getFirst().hexes()::contains))
        .isEqualTo(
            numbers(hex ->
                BOARD.number(hex).startsWith("19")
                    && IntStream.range(0, Board.DIRECTIONS)
                        .map(d -> BOARD.neighbour(hex, d))
                        .anyMatch(to -> to >= 0 && BOARD.has(to, BrusilovTerrainCode.SOUTH))));
  }

  @ParameterizedTest
  @Case("BRU-15.0")
  @ValueSource(
      strings = {
        "hexes",
        "hexsides",
        "rails",
        "exits",
        "entries",
        "trenches",
        "towns",
        "border",
        "lines",
        "labels"
      })
  void everyRowSaysWhereItComesFrom(String file) {
    List<Tsv.Row> rows = Tsv.resource(FOLDER + file + ".tsv");
    assertThat(rows).isNotEmpty();
    assertThat(rows)
        .allMatch(row ->
            row.text("provenance")
                .matches("((rulebook [A-Z0-9.,-]+|counters|geography|judgement)(; )?)+"));
  }

  @Test
  @Case("BRU-15.0")
  void theMapCanBeDrawn() {
    var chart = GAME.chart();
    assertThat(chart.cartouche().kilometres()).isEqualTo(14);
    assertThat(chart.cartouche().north()).isBetween(-100.0, -80.0);
    assertThat(chart.lines()).hasSize(2);
    assertThat(chart.entries()).hasSize(14);
  }
}
