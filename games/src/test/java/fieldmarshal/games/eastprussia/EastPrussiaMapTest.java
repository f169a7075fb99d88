package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Holds the map to everything that the rulebook, the set-up and our rulings say of it. */
class EastPrussiaMapTest {
  private static final String DATA = "fieldmarshal/east-prussia-1914";
  private static final int RUSSIAN = 0;
  private static final int GERMAN = 1;

  private static final Theatre THEATRE = Theatre.load(DATA + "/map", HexGrid.flatTop(34, 60));
  private static final Board BOARD = THEATRE.board();

  private static int hex(String number) {
    return BOARD.hex(number);
  }

  private static boolean land(int hex) {
    return !TerrainCode.isWater(BOARD, hex);
  }

  private static int side(String a, String b) {
    int direction = BOARD.direction(hex(a), hex(b));
    assertThat(direction).as(a + " touches " + b).isNotNegative();
    return BOARD.side(hex(a), direction);
  }

  private static boolean open(String a, String b) {
    return THEATRE.open(hex(a), BOARD.direction(hex(a), hex(b)));
  }

  private static Set<String> neighbours(String number) {
    Set<String> found = new TreeSet<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int other = BOARD.neighbour(hex(number), d);
      if (other >= 0) {
        found.add(BOARD.number(other));
      }
    }
    return found;
  }

  /** The set-up of a column of units.tsv: hex by counter. */
  private static Map<String, String> setup(String column) {
    Map<String, String> setup = new HashMap<>();
    for (Tsv.Row row : Tsv.resource(DATA + "/units.tsv")) {
      if (!row.maybe(column).isEmpty()) {
        setup.put(row.text("id"), row.text(column));
      }
    }
    return setup;
  }

  // ---- the grid

  @Test
  void sixtyColumnsOfThirtyFourHexesTheEvenOnesLower() {
    assertThat(BOARD.size()).isEqualTo(60 * 34);
    assertThat(neighbours("4025"))
        .containsExactlyInAnyOrder("4024", "4026", "3925", "3926", "4125", "4126");
    assertThat(neighbours("5321"))
        .containsExactlyInAnyOrder("5320", "5322", "5220", "5221", "5420", "5421");
    assertThat(neighbours("0101")).containsExactlyInAnyOrder("0102", "0201");
    assertThat(neighbours("6034")).containsExactlyInAnyOrder("6033", "5934");
    assertThat(BOARD.distance(hex("0101"), hex("6034"))).isEqualTo(63);
  }

  @Test
  void everyHexAndEveryHexsideSaysWhereItComesFrom() {
    for (String file :
        List.of(
            "hexes", "hexsides", "rails", "towns", "fortresses", "entries", "control", "exits")) {
      for (Tsv.Row row : Tsv.resource(DATA + "/map/" + file + ".tsv")) {
        assertThat(row.text("provenance")).as(file).isNotBlank();
      }
    }
  }

  // ---- the set-up

  @Test
  @Case({"TWU-9.1.1", "TWU-9.1.2", "TWU-9.4h"})
  void everySetUpHexIsLand() {
    for (String column : List.of("setup", "setup_masurian")) {
      setup(column)
          .forEach((unit, number) -> assertThat(land(hex(number))).as(unit + number).isTrue());
    }
  }

  @Test
  void fewUnitsStartInForestOrSwamp() {
    Set<String> campaign = new TreeSet<>();
    setup("setup").values().stream()
        .filter(number -> BOARD.terrain(hex(number)) != TerrainCode.CLEAR)
        .forEach(campaign::add);
    Set<String> masurian = new TreeSet<>();
    setup("setup_masurian").values().stream()
        .filter(number -> BOARD.terrain(hex(number)) != TerrainCode.CLEAR)
        .forEach(masurian::add);
    assertThat(campaign).containsExactly("2532", "2831", "2930");
    assertThat(BOARD.terrainName(hex("2930"))).isEqualTo("forest");
    assertThat(BOARD.terrainName(hex("2831"))).isEqualTo("swamp");
    assertThat(BOARD.terrainName(hex("2532"))).isEqualTo("swamp");
    assertThat(masurian).containsExactly("4610", "4713");
  }

  @Test
  void germansStartInGermanyAndTheSecondArmyMostlyInRussia() {
    for (Tsv.Row row : Tsv.resource(DATA + "/units.tsv")) {
      for (String column : List.of("setup", "setup_masurian")) {
        String number = row.maybe(column);
        if (number.isEmpty()) {
          continue;
        }
        if (row.text("side").equals("german") || row.text("army").equals("1")) {
          assertThat(THEATRE.country(hex(number))).as(row.text("id")).isEqualTo(GERMAN);
        } else if (!row.text("id").equals("ru-4c")) {
          assertThat(THEATRE.country(hex(number))).as(row.text("id")).isEqualTo(RUSSIAN);
        }
      }
    }
    assertThat(THEATRE.country(hex("2930"))).isEqualTo(GERMAN);
  }

  @Test
  void onlyAtGumbinnenDoEnemiesTouchAtTheStartAndNoRiverIsBetween() {
    assertThat(touching("setup")).containsExactly("5321-5421");
    assertThat(side("5321", "5421") & TerrainCode.RIVER).isZero();
    assertThat(touching("setup_masurian")).isEmpty();
  }

  private static Set<String> touching(String column) {
    Map<String, String> setup = setup(column);
    Set<String> pairs = new TreeSet<>();
    setup.forEach((a, from) ->
        setup.forEach((b, to) -> {
          if (a.startsWith("ge-") && b.startsWith("ru-") && BOARD.adjacent(hex(from), hex(to))) {
            pairs.add(from + "-" + to);
          }
        }));
    return pairs;
  }

  @Test
  @Case("TWU-7.2a")
  void theTwoRussianArmiesStartElevenHexesApart() {
    Map<String, Integer> armies = new HashMap<>();
    for (Tsv.Row row : Tsv.resource(DATA + "/units.tsv")) {
      if (row.text("side").equals("russian") && !row.maybe("setup").isEmpty()) {
        armies.put(row.text("setup"), row.number("army"));
      }
    }
    int least = Integer.MAX_VALUE;
    for (String first : armies.keySet()) {
      for (String second : armies.keySet()) {
        if (armies.get(first) == 1 && armies.get(second) == 2) {
          least = Math.min(least, BOARD.distance(hex(first), hex(second)));
        }
      }
    }
    assertThat(least).isEqualTo(11);
  }

  // ---- countries, edges, entries

  @Test
  @Case({"TWU-2.0b", "TWU-9.4g"})
  void landBelongsToOneOfTheTwoCountriesAndWaterToNobody() {
    for (int hex = 0; hex < BOARD.size(); hex++) {
      if (land(hex)) {
        assertThat(THEATRE.country(hex)).as(BOARD.number(hex)).isIn(RUSSIAN, GERMAN);
      } else {
        assertThat(THEATRE.country(hex)).as(BOARD.number(hex)).isEqualTo(Theatre.NOBODY);
      }
    }
    assertThat(THEATRE.country(hex("2033"))).isEqualTo(RUSSIAN);
    assertThat(THEATRE.country(hex("4827"))).isEqualTo(GERMAN);
    assertThat(THEATRE.country(hex("5127"))).isEqualTo(RUSSIAN);
    assertThat(THEATRE.country(hex("0130"))).isEqualTo(RUSSIAN);
  }

  @Test
  @Case({"TWU-3.4m", "TWU-3.4f", "TWU-3.4g"})
  void theEdgesAreThoseOfTheRuling() {
    for (int hex = 0; hex < BOARD.size(); hex++) {
      String number = BOARD.number(hex);
      int column = Integer.parseInt(number.substring(0, 2));
      int row = Integer.parseInt(number.substring(2));
      assertThat(THEATRE.isEdge(GERMAN, hex))
          .as(number)
          .isEqualTo(column == 1 && row <= 28 && land(hex));
      assertThat(THEATRE.isEdge(RUSSIAN, hex))
          .as(number)
          .isEqualTo((column == 60 || row == 34 && column >= 15) && land(hex));
    }
    assertThat(THEATRE.isEdge(GERMAN, hex("0130"))).isFalse();
    assertThat(THEATRE.isEdge(GERMAN, hex("1001"))).isFalse();
    assertThat(THEATRE.isEdge(RUSSIAN, hex("1034"))).isFalse();
    assertThat(THEATRE.isEdge(RUSSIAN, hex("2034"))).isTrue();
    assertThat(THEATRE.isSource(GERMAN, hex("3808"))).isTrue();
    assertThat(THEATRE.isSource(GERMAN, hex("4025"))).isFalse();
    assertThat(THEATRE.isSource(RUSSIAN, hex("3808"))).isFalse();
  }

  @Test
  @Case("TWU-5.3a")
  void eachArmyHasItsOwnEntryHexes() {
    assertThat(THEATRE.entry(0))
        .containsExactlyInAnyOrder(
            IntStream.rangeClosed(1, 28).map(r -> hex("01%02d".formatted(r))).toArray());
    assertThat(THEATRE.entry(1))
        .containsExactlyInAnyOrder(
            IntStream.rangeClosed(1, 34).map(r -> hex("60%02d".formatted(r))).toArray());
    assertThat(THEATRE.entry(2))
        .containsExactlyInAnyOrder(
            IntStream.rangeClosed(15, 60).map(c -> hex("%02d34".formatted(c))).toArray());
    assertThat(THEATRE.enters(2, hex("1534"))).isTrue();
    assertThat(THEATRE.enters(2, hex("1434"))).isFalse();
    assertThat(THEATRE.enters(1, hex("5934"))).isFalse();
  }

  @Test
  @Case({"TWU-5.3d", "TWU-5.2c"})
  void nineRailwaysComeInFromTheWestAndAllReachTheGreatJunctions() {
    Set<String> entries = new TreeSet<>();
    for (int hex = 0; hex < BOARD.size(); hex++) {
      if (THEATRE.isRailEntry(hex)) {
        entries.add(BOARD.number(hex));
        assertThat(THEATRE.rails(hex)).as(BOARD.number(hex)).isNotZero();
        assertThat(THEATRE.isEdge(GERMAN, hex)).isTrue();
        assertThat(network(hex))
            .contains(hex("3808"), hex("2622"), hex("4916"), hex("4025"), hex("0620"), hex("1612"));
      }
    }
    assertThat(entries)
        .containsExactly("0103", "0109", "0111", "0116", "0119", "0120", "0121", "0124", "0127");
  }

  private static Set<Integer> network(int start) {
    Set<Integer> seen = new HashSet<>(List.of(start));
    ArrayDeque<Integer> queue = new ArrayDeque<>(List.of(start));
    while (!queue.isEmpty()) {
      int hex = queue.remove();
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = BOARD.neighbour(hex, d);
        if ((THEATRE.rails(hex) >> d & 1) != 0 && seen.add(to)) {
          queue.add(to);
        }
      }
    }
    return seen;
  }

  // ---- ground

  @Test
  void railwaysRunOnLandAndNeverOverALake() {
    for (int hex = 0; hex < BOARD.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if ((THEATRE.rails(hex) >> d & 1) != 0) {
          assertThat(THEATRE.open(hex, d)).as(BOARD.number(hex)).isTrue();
        }
      }
    }
  }

  @Test
  void allLandHangsTogether() {
    Set<Integer> seen = new HashSet<>(List.of(hex("4025")));
    ArrayDeque<Integer> queue = new ArrayDeque<>(seen);
    while (!queue.isEmpty()) {
      int hex = queue.remove();
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if (THEATRE.open(hex, d) && seen.add(BOARD.neighbour(hex, d))) {
          queue.add(BOARD.neighbour(hex, d));
        }
      }
    }
    for (int hex = 0; hex < BOARD.size(); hex++) {
      assertThat(seen.contains(hex)).as(BOARD.number(hex)).isEqualTo(land(hex));
    }
  }

  @Test
  @Case({"TWU-TEC-LAKE", "TWU-3.3f"})
  void lakesCloseHexesAndHexsidesExceptWhereARailwayCrosses() {
    assertThat(BOARD.terrainName(hex("4024"))).isEqualTo("lake");
    assertThat(open("4025", "4024")).isFalse();
    assertThat(open("3826", "3927")).isFalse();
    assertThat(open("3927", "3826")).isFalse();
    assertThat(open("2725", "2726")).isTrue();
    for (String pair : List.of("3925-4025", "4025-4026", "3528-3627", "3630-3731", "4223-4224")) {
      assertThat(open(pair.substring(0, 4), pair.substring(5))).as(pair).isTrue();
    }
    assertThat(THEATRE.zone(hex("3826"))).doesNotContain(hex("3927")).contains(hex("3825"));
    assertThat(BOARD.terrainName(hex("2503"))).isEqualTo("sea");
    assertThat(THEATRE.cost(hex("4025"), BOARD.direction(hex("4025"), hex("4024")))).isNegative();
  }

  @Test
  @Case({"TWU-TEC-RIVER", "TWU-3.3b"})
  void theRiversOfTheCampaignAreThere() {
    Set<String> rivers = new TreeSet<>();
    for (Tsv.Row row : Tsv.resource(DATA + "/map/hexsides.tsv")) {
      if (row.text("kind").equals("river")) {
        rivers.add(row.text("name"));
        assertThat(land(hex(row.text("hex_a"))) && land(hex(row.text("hex_b")))).isTrue();
      }
    }
    assertThat(rivers)
        .containsExactlyInAnyOrder(
            "Alle",
            "Angerapp",
            "Deime",
            "Drewenz",
            "Inster",
            "Memel",
            "Neide",
            "Nogat",
            "Omulef",
            "Passarge",
            "Pissa",
            "Pissek",
            "Pregel",
            "Szeszuppe",
            "Vistula");
    assertThat(side("3808", "3809") & TerrainCode.RIVER).isNotZero();
    assertThat(THEATRE.zone(hex("3808"))).doesNotContain(hex("3809"));
    assertThat(THEATRE.zone(hex("3808"))).contains(hex("3807"));
  }

  @Test
  @Case({"TWU-TEC-CLEAR", "TWU-TEC-FOREST", "TWU-TEC-SWAMP", "TWU-TEC-RIVER", "TWU-TEC-TOWN"})
  void aStepCostsTheHexAndTheRiver() {
    assertThat(cost("5319", "5418")).as("clear").isEqualTo(1);
    assertThat(cost("2931", "2930")).as("forest").isEqualTo(1);
    assertThat(cost("2931", "2831")).as("swamp").isEqualTo(2);
    assertThat(cost("3809", "3808")).as("town over a river").isEqualTo(2);
    assertThat(cost("5318", "5319")).as("town").isEqualTo(1);
    assertThat(cost("4621", "4522")).as("swamp over a river").isEqualTo(3);
  }

  private static int cost(String from, String to) {
    return THEATRE.cost(hex(from), BOARD.direction(hex(from), hex(to)));
  }

  // ---- places

  @Test
  @Case({"TWU-8.0a", "TWU-8.0d"})
  void theTownsOfGermanyAreWorth158AndThoseOfRussia18() {
    int[] points = new int[2];
    Set<Integer> seen = new HashSet<>();
    for (Theatre.Town town : THEATRE.towns()) {
      points[town.owner()] += town.points();
      assertThat(seen.add(town.hex())).as(town.name()).isTrue();
      assertThat(THEATRE.country(town.hex())).as(town.name()).isEqualTo(town.owner());
      assertThat(BOARD.name(town.hex())).isEqualTo(town.name());
      assertThat(BOARD.has(town.hex(), town.city() ? TerrainCode.CITY : TerrainCode.TOWN))
          .as(town.name())
          .isTrue();
      assertThat(town.points()).as(town.name()).isPositive();
    }
    assertThat(points[GERMAN]).isEqualTo(158);
    assertThat(points[RUSSIAN]).isEqualTo(18);
    assertThat(worth("Königsberg")).isEqualTo(25);
    assertThat(worth("Allenstein")).isEqualTo(8);
    assertThat(worth("Lötzen")).isEqualTo(4);
    assertThat(worth("Mława")).isEqualTo(3);
  }

  private static int worth(String name) {
    return THEATRE.towns().stream()
        .filter(town -> town.name().equals(name))
        .findFirst()
        .orElseThrow()
        .points();
  }

  @Test
  @Case({"TWU-3.3d", "TWU-TEC-FORT", "TWU-6.1e"})
  void threeFortressesWithTheirStrengthsAndZones() {
    List<String> found = new ArrayList<>();
    for (Theatre.Fortress fort : THEATRE.fortresses()) {
      found.add(
          BOARD.number(fort.hex()) + " " + fort.name() + " " + fort.strength() + fort.source());
    }
    assertThat(found)
        .containsExactlyInAnyOrder(
            "0620 Graudenz 5false", "3808 Königsberg 10true", "4025 Boyen 4false");
    assertThat(side("0620", "0619") & TerrainCode.RIVER).as("the Vistula at Graudenz").isNotZero();
    assertThat(THEATRE.fortressZones(hex("0619"))).as("over the Vistula").isNotZero();
    assertThat(THEATRE.fortressZones(hex("3809"))).as("over the Pregel").isNotZero();
    assertThat(THEATRE.fortressZones(hex("3926"))).isNotZero();
    assertThat(THEATRE.fortressZones(hex("4024"))).as("into the lake").isZero();
    assertThat(THEATRE.fortressZones(hex("4025"))).as("its own hex").isZero();
    assertThat(THEATRE.fortressZones(hex("3826"))).as("two hexes away").isZero();
  }

  // ---- control at the start

  @Test
  @Case("TWU-SETUP-CTRL")
  void behindTheRussianFrontJustEnoughHexesStartRussian() {
    Set<String> campaign = new TreeSet<>();
    Set<String> masurian = new TreeSet<>();
    for (Theatre.Held held : THEATRE.held()) {
      assertThat(held.side()).isEqualTo(RUSSIAN);
      assertThat(THEATRE.country(held.hex())).isEqualTo(GERMAN);
      (held.group().equals("campaign") ? campaign : masurian).add(BOARD.number(held.hex()));
    }
    assertThat(campaign)
        .hasSize(38)
        .contains("5521", "5421", "5422", "5621")
        .doesNotContain("5509", "5319", "4916");
    assertThat(masurian).hasSize(344).contains("4916", "5509").doesNotContain("4025", "3808");
    assertThat(Arrays.asList("5421", "5422", "4029")).isSubsetOf(campaign);
  }
}
