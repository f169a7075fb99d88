package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Movement;
import fieldmarshal.games.gwe.Situation;
import fieldmarshal.games.gwe.TerrainCode;
import fieldmarshal.games.gwe.Theatre;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The map against everything that rules and counters say of it. */
class CaporettoMapTest {
  private static final Caporetto GAME = new Caporetto();
  private static final Theatre THEATRE = GAME.theatre();
  private static final Board BOARD = THEATRE.board();
  private static final int CENTRAL = Caporetto.CENTRAL.index();
  private static final int ALLIED = Caporetto.ALLIED.index();
  private static final String FOLDER = "fieldmarshal/gwe-caporetto/map/";

  private static int hex(String number) {
    return BOARD.hex(number);
  }

  private static Set<String> numbers(IntPredicate chosen) {
    Set<String> numbers = new TreeSet<>();
    IntStream.range(0, BOARD.size()).filter(chosen).forEach(hex -> numbers.add(BOARD.number(hex)));
    return numbers;
  }

  private static boolean water(int hex) {
    return TerrainCode.isWater(BOARD, hex);
  }

  // ---- the grid

  @Test
  @Case("CAP-KEY")
  void rowsRunSouthwardAndColumnsWestward() {
    assertThat(BOARD.size()).isEqualTo(28 * 34);
    assertThat(BOARD.y(hex("2812"))).isGreaterThan(BOARD.y(hex("0112")));
    assertThat(BOARD.x(hex("1234"))).isLessThan(BOARD.x(hex("1201")));
    assertThat(neighbours("1904"))
        .containsExactlyInAnyOrder("1903", "1905", "1803", "1804", "2003", "2004");
    assertThat(neighbours("1803"))
        .containsExactlyInAnyOrder("1802", "1804", "1703", "1704", "1903", "1904");
  }

  private static Set<String> neighbours(String number) {
    return numbers(other -> BOARD.adjacent(hex(number), other));
  }

  @Test
  @Case("CAP-KEY")
  void theMapHasEverythingThatItsKeyShows() {
    for (int terrain :
        new int[] {TerrainCode.CLEAR, TerrainCode.MOUNTAIN, TerrainCode.SWAMP, TerrainCode.SEA}) {
      assertThat(numbers(hex -> BOARD.terrain(hex) == terrain))
          .as("terrain " + terrain)
          .isNotEmpty();
    }
    for (int feature :
        new int[] {
          TerrainCode.CITY,
          TerrainCode.TOWN,
          TerrainCode.COAST,
          TerrainCode.TRENCH,
          TerrainCode.FORTRESS,
          CaporettoTerrainCode.SWITCH_LINE
        }) {
      assertThat(numbers(hex -> BOARD.has(hex, feature))).as("feature " + feature).isNotEmpty();
    }
    for (int side :
        new int[] {
          TerrainCode.RIVER,
          TerrainCode.MAJOR,
          TerrainCode.RIDGE,
          TerrainCode.BLOCKED,
          TerrainCode.RAIL
        }) {
      assertThat(hexsides(side)).as("hexside " + side).isNotEmpty();
    }
    assertThat(THEATRE.trenchLines())
        .extracting(Theatre.HexLine::owner)
        .contains("austrian", "italian");
    assertThat(THEATRE.forts())
        .extracting(Theatre.Fort::nationality)
        .contains("Austro-Hungarian", "Italian");
    assertThat(THEATRE.links()).isNotEmpty().allMatch(link -> link.length() == 5);
    assertThat(Tsv.resource(FOLDER + "border.tsv"))
        .anyMatch(row -> row.text("kind").equals("border"));
  }

  @Test
  @Case("CAP-KEY")
  void thereIsNoGroundThatTheKeyDoesNotShow() {
    assertThat(
            numbers(hex ->
                BOARD.terrain(hex) == TerrainCode.FOREST
                    || BOARD.terrain(hex) == TerrainCode.BROKEN
                    || BOARD.terrain(hex) == TerrainCode.ROUGH))
        .isEmpty();
  }

  /** A hexside, the lower number first. */
  private record Edge(int a, int b) {
    boolean meets(Edge other) {
      if (equals(other)) {
        return false;
      }
      int shared = a == other.a || a == other.b ? a : b == other.a || b == other.b ? b : -1;
      if (shared < 0) {
        return false;
      }
      int mine = shared == a ? b : a;
      int its = shared == other.a ? other.b : other.a;
      return BOARD.adjacent(mine, its);
    }
  }

  private static List<Edge> hexsides(int bits) {
    List<Edge> edges = new ArrayList<>();
    for (int hex = 0; hex < BOARD.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = BOARD.neighbour(hex, d);
        if (to > hex && (BOARD.side(hex, d) & bits) != 0) {
          edges.add(new Edge(hex, to));
        }
      }
    }
    return edges;
  }

  // ---- places that the rules name

  @ParameterizedTest
  @CsvSource({"2525, Venezia, allied", "2806, Trieste, central", "0334, Trento, central"})
  @Case({"CAP-KEY", "CAP-24.23"})
  void theCitiesOfTheRulesAreCities(String number, String name, String side) {
    assertThat(BOARD.name(hex(number))).isEqualTo(name);
    assertThat(BOARD.has(hex(number), TerrainCode.CITY)).isTrue();
    assertThat(THEATRE.front(hex(number))).isEqualTo(side.equals("central") ? CENTRAL : ALLIED);
  }

  @Test
  @Case("CAP-9.12E")
  void theLagoonIsAsTheErrataListIt() {
    assertThat(numbers(hex -> BOARD.has(hex, CaporettoTerrainCode.LAGOON_COAST)))
        .containsExactlyInAnyOrder(
            "2526", "2524", "2523", "2522", "2425", "2423", "2421", "2325", "2324", "2323", "2322")
        .allMatch(number -> !water(hex(number)));
    assertThat(numbers(hex -> BOARD.has(hex, CaporettoTerrainCode.LAGOON)))
        .containsExactly("2422", "2424")
        .allMatch(number -> water(hex(number)));
    for (int hex = 0; hex < BOARD.size(); hex++) {
      if (BOARD.has(hex, CaporettoTerrainCode.LAGOON_COAST)) {
        int at = hex;
        assertThat(
                numbers(to ->
                    BOARD.adjacent(at, to)
                        && (BOARD.has(to, CaporettoTerrainCode.LAGOON) || to == hex("2525"))))
            .as(BOARD.number(hex) + " touches the lagoon or Venezia")
            .isNotEmpty();
      }
    }
  }

  @Test
  @Case({"CAP-9.13", "CAP-KEY"})
  void specialSourcesLieOnTheMapEdgeOnTheCentralSide() {
    for (String number : new String[] {"0124", "0133", "0334"}) {
      assertThat(THEATRE.front(hex(number))).as(number).isEqualTo(CENTRAL);
      assertThat(BOARD.atEdge(hex(number))).as(number).isTrue();
    }
    assertThat(THEATRE.exit(CENTRAL, hex("0133"))).isTrue();
    assertThat(THEATRE.exit(CENTRAL, hex("0334"))).as("the exception of 9.13").isFalse();
    assertThat(railFrom(hex("0334"), CENTRAL)).as("the line to 0133").contains("0133");
  }

  @Test
  @Case({"CAP-14.3", "CAP-14.4", "CAP-KEY"})
  void entryHexesAreOnRailwaysOfTheirSideAtTheMapEdge() {
    assertThat(THEATRE.entries().keySet())
        .containsExactlyInAnyOrder("A", "B", "C", "D", "E", "allied");
    assertThat(THEATRE.entry("allied")).containsExactly(hex("1833"));
    assertThat(THEATRE.friendlyRail(ALLIED, hex("1833"))).isTrue();
    assertThat(railFrom(hex("1833"), ALLIED)).as("joined to the edge").contains("1834");

    List<String> central = new ArrayList<>(List.of("0901", "2804", "2806"));
    for (String letter : List.of("A", "B", "C", "D", "E")) {
      assertThat(THEATRE.entry(letter)).as(letter).hasSize(1);
      central.add(BOARD.number(THEATRE.entry(letter).get(0)));
    }
    assertThat(central).doesNotHaveDuplicates();
    for (String number : central) {
      assertThat(BOARD.atEdge(hex(number))).as(number).isTrue();
      assertThat(THEATRE.friendlyRail(CENTRAL, hex(number))).as(number).isTrue();
      assertThat(THEATRE.exit(CENTRAL, hex(number))).as(number).isTrue();
    }
  }

  @Test
  @Case({"CAP-5.32a", "GWE-9.15", "CAP-KEY"})
  void everySourceIsAtTheMapEdge() {
    for (int side = 0; side < 2; side++) {
      int index = side;
      assertThat(numbers(hex -> THEATRE.exit(index, hex)))
          .isNotEmpty()
          .allMatch(number -> BOARD.atEdge(hex(number)));
      assertThat(numbers(hex -> THEATRE.exit(index, hex) && THEATRE.front(hex) != index)).isEmpty();
    }
  }

  // ---- railways

  private static Set<String> railFrom(int start, int side) {
    Set<String> found = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      int hex = open.remove();
      if (!found.add(BOARD.number(hex))) {
        continue;
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if ((THEATRE.rails(hex) >> d & 1) != 0
            && THEATRE.friendlyRail(side, BOARD.neighbour(hex, d))) {
          open.add(BOARD.neighbour(hex, d));
        }
      }
    }
    return found;
  }

  @Test
  @Case({"CAP-5.32a", "GWE-9.15"})
  void allRailwaysOfASideReachOneOfItsExits() {
    for (int side = 0; side < 2; side++) {
      int index = side;
      Set<String> joined = new TreeSet<>();
      for (String exit :
          numbers(hex -> THEATRE.exit(index, hex) && THEATRE.friendlyRail(index, hex))) {
        joined.addAll(railFrom(hex(exit), side));
      }
      assertThat(
              numbers(
                  hex -> THEATRE.friendlyRail(index, hex) && !joined.contains(BOARD.number(hex))))
          .as(side == CENTRAL ? "Central railways" : "Allied railways")
          .isEmpty();
    }
  }

  @Test
  @Case({"CAP-5.32a", "CAP-KEY"})
  void noRailwayRunsIntoTheSeaAndEveryOneBelongsToASide() {
    assertThat(numbers(hex -> THEATRE.rails(hex) != 0 && water(hex))).isEmpty();
    assertThat(numbers(hex -> THEATRE.rails(hex) != 0 && THEATRE.front(hex) == Theatre.NOBODY))
        .isEmpty();
  }

  @Test
  @Case({"CAP-KEY", "GWE-5.37"})
  void offMapRailwaysJoinExitsOfOneSide() {
    for (Theatre.Link link : THEATRE.links()) {
      for (int end : new int[] {link.a(), link.b()}) {
        assertThat(BOARD.atEdge(end)).isTrue();
        assertThat(THEATRE.exit(link.side(), end)).isTrue();
        assertThat(THEATRE.friendlyRail(link.side(), end)).isTrue();
      }
      assertThat(link.a()).isNotEqualTo(link.b());
    }
  }

  // ---- trenches and fronts

  @Test
  @Case({"CAP-7.1a", "CAP-KEY"})
  void whereTheSidesMeetTrenchFacesTrench() {
    for (int hex = 0; hex < BOARD.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = BOARD.neighbour(hex, d);
        if (to >= 0 && THEATRE.front(hex) == CENTRAL && THEATRE.front(to) == ALLIED) {
          assertThat(owner(hex)).as(BOARD.number(hex)).isEqualTo("austrian");
          assertThat(owner(to)).as(BOARD.number(to)).isEqualTo("italian");
        }
      }
    }
    for (Theatre.HexLine line : THEATRE.trenchLines()) {
      for (int hex : line.hexes()) {
        assertThat(THEATRE.front(hex))
            .isEqualTo(line.owner().equals("austrian") ? CENTRAL : ALLIED);
        assertThat(
                numbers(to ->
                    BOARD.adjacent(hex, to)
                        && !owner(to).isEmpty()
                        && !owner(to).equals(line.owner())))
            .as(BOARD.number(hex) + " faces the enemy")
            .isNotEmpty();
      }
    }
  }

  private static String owner(int hex) {
    int line = THEATRE.trench(hex);
    return line == 0 ? "" : THEATRE.trenchLines().get(line - 1).owner();
  }

  @ParameterizedTest
  @ValueSource(strings = {"0833", "0222", "0209"})
  @Case({"CAP-25.21", "CAP-25.23", "CAP-KEY"})
  void theEndsOfTheTyrolSectorsAreAustrianTrenches(String number) {
    assertThat(owner(hex(number))).isEqualTo("austrian");
  }

  @Test
  @Case({"CAP-25.21", "CAP-7.1a"})
  void oneContiguousLineRunsFrom0833To0222() {
    assertThat(THEATRE.trench(hex("0833"))).isEqualTo(THEATRE.trench(hex("0222"))).isNotZero();
    assertThat(THEATRE.trench(hex("0209"))).isNotZero().isNotEqualTo(THEATRE.trench(hex("0222")));
  }

  @Test
  @Case("CAP-7.1a")
  void atTheStartOpposingTrenchesHaveNoZonesOnEachOther() {
    Situation s = Situation.asPrinted(GAME, "historical");

    for (Theatre.HexLine line : THEATRE.trenchLines()) {
      String enemy = line.owner().equals("austrian") ? "allied" : "central";
      for (int hex : line.hexes()) {
        assertThat(s.controls(enemy, BOARD.number(hex))).as(BOARD.number(hex)).isFalse();
      }
    }
  }

  @Test
  @Case({"CAP-APP-C", "CAP-KEY"})
  void theSwitchLinesRunWhereTheAppendixSays() {
    List<List<String>> lines = new ArrayList<>();
    for (Theatre.HexLine line : THEATRE.exclusiveLines()) {
      lines.add(line.hexes().stream().map(BOARD::number).toList());
    }
    assertThat(lines).hasSize(2);
    assertThat(lines)
        .contains(List.of("1334", "1333", "1332", "1331", "1330", "1329", "1328", "1327", "1326"));

    List<String> railway =
        lines.stream().filter(line -> !line.contains("1334")).findFirst().orElseThrow();
    assertThat(railway.stream().map(number -> BOARD.name(hex(number))))
        .startsWith("Gemona")
        .contains("Udine");
    assertThat(BOARD.name(hex(railway.getLast()))).isEqualTo("Gorizia");
    for (int i = 1; i < railway.size(); i++) {
      int from = hex(railway.get(i - 1));
      int d = BOARD.direction(from, hex(railway.get(i)));
      assertThat(BOARD.side(from, d) & TerrainCode.RAIL)
          .as("rail from " + railway.get(i - 1) + " to " + railway.get(i))
          .isNotZero();
    }
    for (int hex = 0; hex < BOARD.size(); hex++) {
      String number = BOARD.number(hex);
      assertThat(BOARD.has(hex, CaporettoTerrainCode.SWITCH_LINE))
          .isEqualTo(lines.stream().anyMatch(line -> line.contains(number)));
    }
  }

  // ---- rivers

  @Test
  @Case({"CAP-18.1", "CAP-18.2", "CAP-KEY"})
  void everyRiverIsAContinuousChain() {
    Map<String, Set<Edge>> rivers = new TreeMap<>();
    for (Edge edge : hexsides(TerrainCode.RIVER)) {
      String name = BOARD.sideName(edge.a(), BOARD.direction(edge.a(), edge.b()));
      assertThat(name)
          .as("river between " + BOARD.number(edge.a()) + " and " + BOARD.number(edge.b()))
          .isNotEmpty();
      rivers.computeIfAbsent(name, each -> new HashSet<>()).add(edge);
    }
    Map<String, Integer> pieces = new LinkedHashMap<>();
    rivers.forEach((name, edges) -> pieces.put(name, pieces(edges)));

    assertThat(pieces.remove("Adige")).as("leaves the map at Trento and comes back").isEqualTo(2);
    assertThat(pieces).containsKeys("Tagliamento", "Piave", "Isonzo", "Livenza");
    assertThat(pieces.values()).as(pieces.toString()).containsOnly(1);
  }

  private static int pieces(Set<Edge> edges) {
    Set<Edge> left = new HashSet<>(edges);
    int pieces = 0;
    while (!left.isEmpty()) {
      pieces++;
      Deque<Edge> open = new ArrayDeque<>();
      Edge first = left.iterator().next();
      left.remove(first);
      open.add(first);
      while (!open.isEmpty()) {
        Edge edge = open.remove();
        for (Edge other : List.copyOf(left)) {
          if (edge.meets(other)) {
            left.remove(other);
            open.add(other);
          }
        }
      }
    }
    return pieces;
  }

  @ParameterizedTest
  @ValueSource(strings = {"Tagliamento", "Piave"})
  @Case({"CAP-18.2", "CAP-KEY"})
  void tagliamentoAndPiaveAreMajorInTheirLowerCourse(String name) {
    List<Edge> major = new ArrayList<>();
    List<Edge> minor = new ArrayList<>();
    for (Edge edge : hexsides(TerrainCode.RIVER)) {
      int d = BOARD.direction(edge.a(), edge.b());
      if (BOARD.sideName(edge.a(), d).equals(name)) {
        ((BOARD.side(edge.a(), d) & TerrainCode.MAJOR) != 0 ? major : minor).add(edge);
      }
    }
    assertThat(major).isNotEmpty();
    assertThat(minor).isNotEmpty();
    assertThat(pieces(new HashSet<>(major))).isEqualTo(1);
    assertThat(major.stream().mapToDouble(edge -> BOARD.y(edge.a())).max().orElseThrow())
        .isGreaterThan(minor.stream().mapToDouble(edge -> BOARD.y(edge.a())).max().orElseThrow());
  }

  @Test
  @Case({"CAP-24.11", "CAP-KEY"})
  void thePiavePartsTheGroundBeyondItFromTheRest() {
    for (int hex = 0; hex < BOARD.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = BOARD.neighbour(hex, d);
        if (to < 0 || water(hex) || water(to) || row(hex) < 2 || row(to) < 2) {
          continue;
        }
        boolean river = BOARD.sideName(hex, d).equals("Piave");
        assertThat(
                BOARD.has(hex, CaporettoTerrainCode.PIAVE)
                    != BOARD.has(to, CaporettoTerrainCode.PIAVE))
            .as(BOARD.number(hex) + " and " + BOARD.number(to))
            .isEqualTo(river);
      }
    }
    assertThat(BOARD.has(hex("1833"), CaporettoTerrainCode.PIAVE)).isTrue();
    assertThat(BOARD.has(hex("1709"), CaporettoTerrainCode.PIAVE)).isFalse();
  }

  private static int row(int hex) {
    return Integer.parseInt(BOARD.number(hex).substring(0, 2));
  }

  @Test
  @Case({"CAP-24.21", "CAP-24.11"})
  void theDiagonalIsAStraightHexrowAndTheRowOfFourteensIsWhole() {
    String[] diagonal = {
      "0128", "0227", "0327", "0426", "0526", "0625", "0725", "0824", "0924", "1023", "1123",
      "1222", "1322", "1421", "1521", "1620", "1720", "1819", "1919", "2018", "2118", "2217",
      "2317", "2416", "2516"
    };
    int direction = BOARD.direction(hex(diagonal[0]), hex(diagonal[1]));
    for (int i = 1; i < diagonal.length; i++) {
      assertThat(BOARD.direction(hex(diagonal[i - 1]), hex(diagonal[i])))
          .as(diagonal[i])
          .isEqualTo(direction);
      assertThat(water(hex(diagonal[i]))).as(diagonal[i]).isFalse();
    }
    assertThat(numbers(hex -> row(hex) == 14)).hasSize(34).allMatch(number -> !water(hex(number)));
  }

  /** What a rule calls a line is drawn on the map where the rule has it. */
  @Test
  @Case({"CAP-24.11", "CAP-24.21", "CAP-25.21", "CAP-25.23"})
  void theLinesOfTheRulesAreDrawnWhereTheRulesHaveThem() {
    Map<String, List<Integer>> lines = new LinkedHashMap<>();
    GAME.chart().traces().forEach(trace -> lines.put(trace.name(), trace.hexes()));

    assertThat(lines)
        .containsOnlyKeys(
            "Victory line of the Allies",
            "Victory line of the Central Powers",
            "Tyrol line 0833–0222",
            "Tyrol line to 0209");
    assertThat(ends(lines.get("Victory line of the Allies"))).containsExactly("0128", "2516");
    assertThat(lines.get("Victory line of the Central Powers"))
        .isEqualTo(
            IntStream.range(0, BOARD.size())
                .filter(hex -> row(hex) == 14 && BOARD.has(hex, CaporettoTerrainCode.PIAVE))
                .boxed()
                .toList());
    assertThat(ends(lines.get("Tyrol line 0833–0222"))).containsExactly("0833", "0222");
    assertThat(ends(lines.get("Tyrol line to 0209"))).containsExactly("0112", "0209");
    lines.forEach((name, hexes) -> {
      for (int i = 0; i < hexes.size(); i++) {
        assertThat(i == 0 || BOARD.adjacent(hexes.get(i - 1), hexes.get(i))).as(name).isTrue();
        assertThat(
                !name.startsWith("Tyrol")
                    || BOARD.has(hexes.get(i), TerrainCode.TRENCH)
                        && THEATRE.front(hexes.get(i)) == CENTRAL)
            .as(name + ": " + BOARD.number(hexes.get(i)))
            .isTrue();
      }
    });
  }

  private static List<String> ends(List<Integer> hexes) {
    return List.of(BOARD.number(hexes.getFirst()), BOARD.number(hexes.getLast()));
  }

  // ---- fortresses and water

  @Test
  @Case({"CAP-24.12", "GWE-11.14", "CAP-KEY"})
  void fortressesHaveTwoStrengthsAndStandOnTheirOwnGround() {
    assertThat(THEATRE.forts()).hasSize(5);
    assertThat(THEATRE.forts().stream().filter(fort -> fort.nationality().equals("Italian")))
        .as("three markers for destroyed ones")
        .hasSize(3);
    for (Theatre.Fort fort : THEATRE.forts()) {
      assertThat(fort.weakened()).as(fort.name()).isPositive().isLessThan(fort.strength());
      assertThat(THEATRE.front(fort.hex())).as(fort.name()).isEqualTo(fort.side().index());
      assertThat(fort.nationality().equals("Italian"))
          .isEqualTo(fort.side().equals(Caporetto.ALLIED));
      assertThat(BOARD.has(fort.hex(), TerrainCode.FORTRESS)).isTrue();
    }
    assertThat(numbers(hex -> BOARD.has(hex, TerrainCode.FORTRESS))).hasSize(5);
  }

  @Test
  @Case({"CAP-17.31", "CAP-KEY"})
  void theMonitorsWaterIsOnePiece() {
    Situation s = Situation.of(GAME, "historical").with("2508: it-monitor");
    Movement movement = s.rules().movement();
    Set<String> reached = new TreeSet<>();
    Deque<Integer> open = new ArrayDeque<>(List.of(hex("2508")));
    while (!open.isEmpty()) {
      int hex = open.remove();
      if (!reached.add(BOARD.number(hex))) {
        continue;
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = BOARD.neighbour(hex, d);
        if (to >= 0 && movement.cost(s.p(), s.unit("it-monitor"), hex, d, to) == 1) {
          open.add(to);
        }
      }
    }
    assertThat(reached).isEqualTo(numbers(hex -> water(hex) || BOARD.has(hex, TerrainCode.COAST)));
  }

  @Test
  @Case({"CAP-17.31", "CAP-KEY"})
  void aLandHexIsCoastJustWhereItTouchesTheSea() {
    Set<String> shore =
        numbers(
            hex -> !water(hex) && !numbers(to -> water(to) && BOARD.adjacent(hex, to)).isEmpty());

    assertThat(numbers(hex -> BOARD.has(hex, TerrainCode.COAST))).isEqualTo(shore);
  }

  // ---- the set-up

  @Test
  @Case({"GWE-3.0", "CAP-KEY"})
  void everySetUpHexIsFitForItsUnitAndOnItsSideOfTheTrenches() {
    for (Counter unit : roster()) {
      if (unit.setup().length() != 4 || unit.isFortress()) {
        continue;
      }
      int at = hex(unit.setup());
      assertThat(THEATRE.front(at))
          .as(unit.id() + " at " + unit.setup())
          .isEqualTo(unit.side().index());
      assertThat(water(at)).as(unit.id()).isFalse();
      if (unit.isMonitor()) {
        assertThat(BOARD.has(at, TerrainCode.COAST)).isTrue();
      }
    }
  }

  private static List<Counter> roster() {
    return Situation.asPrinted(GAME, "historical").rules().roster().all();
  }

  @Test
  @Case({"GWE-3.0", "CAP-14.4"})
  void everyLetterOfACounterIsOnTheMap() {
    for (Counter unit : roster()) {
      if (!unit.setup().isEmpty() && unit.setup().length() < 4) {
        String letter = unit.setup().replaceAll("\\d", "");
        assertThat(letter.isEmpty() || !THEATRE.entry(letter).isEmpty()).as(unit.id()).isTrue();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"historical", "tyrol"})
  @Case({"CAP-6.0", "GWE-3.0"})
  void nobodyStartsOverstacked(String scenario) {
    Situation s = Situation.asPrinted(GAME, scenario);
    for (int hex = 0; hex < BOARD.size(); hex++) {
      for (String side : List.of("central", "allied")) {
        assertThat(s.rules().stacking().points(s.p(), hex, s.side(side)))
            .as(BOARD.title(hex))
            .isLessThanOrEqualTo(12);
      }
    }
  }

  @Test
  @Case({"CAP-9.12a", "GWE-3.0"})
  void bothSidesStartInSupply() {
    Situation s = Situation.asPrinted(GAME, "historical");
    List<String> hungry = new ArrayList<>();
    for (Counter unit : roster()) {
      if (s.p().onMap(unit) && !s.inSupply(unit.id())) {
        hungry.add(unit.id());
      }
    }
    assertThat(hungry).isEmpty();
  }

  // ---- provenance

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hexes.tsv",
        "hexsides.tsv",
        "rails.tsv",
        "exits.tsv",
        "links.tsv",
        "entries.tsv",
        "fortresses.tsv",
        "trenches.tsv",
        "switchlines.tsv",
        "lines.tsv",
        "border.tsv",
        "labels.tsv"
      })
  @Case("CAP-KEY")
  void everyDatumSaysWhereItComesFrom(String file) {
    List<Tsv.Row> rows = Tsv.resource(FOLDER + file);

    assertThat(rows).isNotEmpty();
    for (Tsv.Row row : rows) {
      assertThat(row.text("provenance"))
          .containsAnyOf("rulebook", "counters", "geography", "judgement");
    }
  }

  @Test
  @Case({"CAP-KEY", "GWE-2.31"})
  void everyCounterSaysWhereItComesFrom() {
    assertThat(Tsv.resource("fieldmarshal/gwe-caporetto/units.tsv"))
        .allSatisfy(row -> assertThat(row.text("provenance")).startsWith("counters"));
    assertThat(Tsv.resource("fieldmarshal/gwe-caporetto/turns.tsv")).hasSize(15);
  }

  @Test
  @Case("CAP-KEY")
  void whatAHexIsComesWithWhereThatIsFrom() {
    for (int hex = 0; hex < BOARD.size(); hex++) {
      assertThat(BOARD.provenance(hex)).as(BOARD.number(hex)).isNotEmpty();
    }
  }

  @Test
  @Case("CAP-KEY")
  void hexesLieWhereTheyDoOnTheGround() {
    assertThat(Double.parseDouble(THEATRE.geography().latitude(hex("2806"))))
        .as("Trieste")
        .isBetween(45.5, 45.9);
    assertThat(Double.parseDouble(THEATRE.geography().longitude(hex("2806"))))
        .isBetween(13.5, 14.0);
    assertThat(Double.parseDouble(THEATRE.geography().latitude(hex("0334"))))
        .as("Trento")
        .isBetween(45.9, 46.3);
    assertThat(Double.parseDouble(THEATRE.geography().longitude(hex("0334"))))
        .isBetween(10.9, 11.4);
    assertThat(height(TerrainCode.MOUNTAIN)).isGreaterThan(900);
    assertThat(height(TerrainCode.CLEAR)).isBetween(10.0, 300.0);
    assertThat(height(TerrainCode.SWAMP)).isLessThan(20);
  }

  private static double height(int terrain) {
    return IntStream.range(0, BOARD.size())
        .filter(hex -> BOARD.terrain(hex) == terrain)
        .mapToDouble(THEATRE.geography()::elevation)
        .average()
        .orElseThrow();
  }

  // ---- damaged data

  private static final String HEXES =
      "hex\tterrain\twater\tplace\tname\tside\tpiave\tlat\tlon\televation\tprovenance\n";

  private static final String TWO =
      HEXES
          + "0101\tclear\t\t\t\tcentral\t\t\t\t10\tjudgement\n"
          + "0102\tclear\t\t\t\tallied\t\t\t\t10\tjudgement\n"
          + "0103\tclear\t\t\t\tallied\t\t\t\t10\tjudgement\n";

  /** Loads a map of three hexes in a row from files with some damage. */
  private static void load(Map<String, String> files) throws IOException, URISyntaxException {
    Path classes =
        Path.of(CaporettoMapTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path folder = Files.createTempDirectory(classes, "damaged");
    try {
      Map<String, String> all = new TreeMap<>(whole());
      all.putAll(files);
      for (Map.Entry<String, String> file : all.entrySet()) {
        Files.writeString(folder.resolve(file.getKey()), file.getValue());
      }
      Theatre.load(
          folder.getFileName().toString(),
          HexGrid.pointyTop(1, 3).countedFromTheRight(),
          GAME.sides(),
          CaporettoTerrainCode.FEATURES,
          CaporettoTerrainCode.FOUND);
    } finally {
      try (var files2 = Files.list(folder)) {
        for (Path file : files2.toList()) {
          Files.delete(file);
        }
      }
      Files.delete(folder);
    }
  }

  private static Map<String, String> whole() {
    return Map.of(
        "hexes.tsv", TWO,
        "hexsides.tsv",
            "hex_a\thex_b\tkind\tname\tprovenance\n0101\t0102\triver\tStyx\tjudgement\n",
        "rails.tsv", "hex_a\thex_b\tline\tprovenance\n0102\t0103\tmain\tjudgement\n",
        "trenches.tsv", "line\towner\thexes\tprovenance\nnorth\taustrian\t0101 0102\tjudgement\n",
        "switchlines.tsv", "line\thexes\tprovenance\nold\t0102 0103\tjudgement\n",
        "fortresses.tsv",
            "id\thex\tside\tnationality\tname\tstrength\tweakened\tprovenance\n"
                + "f\t0101\tcentral\tX\tX\t8\t4\tjudgement\n",
        "exits.tsv", "hex\tside\tsource\toff_map\tprovenance\n0103\tallied\tyes\tno\tjudgement\n",
        "links.tsv",
            "hex_a\thex_b\tside\tlength\tvia\tprovenance\n0101\t0103\tallied\t5\tX\tjudgement\n",
        "entries.tsv", "code\thex\tside\tprovenance\nA\t0101\tcentral\tjudgement\n");
  }

  private static void damaged(String file, String from, String to, String fault) {
    String text = whole().get(file).replace(from, to);
    assertThat(text).isNotEqualTo(whole().get(file));
    assertThatThrownBy(() -> load(Map.of(file, text)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(file)
        .hasMessageEndingWith(fault);
  }

  @Test
  @Case("CAP-KEY")
  void aWholeMapIsLoaded() throws IOException, URISyntaxException {
    load(Map.of());
  }

  @Test
  @Case("CAP-KEY")
  void aDamagedMapIsRefusedWithFileLineAndField() {
    damaged("hexes.tsv", "0103", "0109", "line 4, hex: there is no hex 0109");
    damaged("hexes.tsv", "0103", "0102", "line 4, hex: stands twice");
    damaged("hexes.tsv", "0102\tclear", "0102\tmud", "line 3, terrain: unknown: mud");
    damaged("hexes.tsv", "0102\tclear", "0102\t", "line 3, terrain: is empty");
    damaged(
        "hexes.tsv",
        "0102\tclear\t\t\t",
        "0102\tclear\t\tcastle\t",
        "line 3, place: unknown: castle");
    damaged(
        "hexes.tsv",
        "allied\t\t\t\t10",
        "neutral\t\t\t\t10",
        "line 3, side: there is no side neutral");
    damaged(
        "hexes.tsv", "0103\tclear\t\t\t\tallied\t\t\t\t10\tjudgement\n", "", "hex 0103 is missing");
    damaged(
        "hexes.tsv",
        "\t10\tjudgement",
        "\thigh\tjudgement",
        "line 2, elevation: 'high' is not a whole number");
    damaged("hexes.tsv", "\tprovenance", "", "line 2: 11 cells, but 10 columns");
    damaged(
        "hexsides.tsv", "0101\t0102", "0101\t0103", "line 2, hex_b: 0101 and 0103 do not touch");
    damaged("hexsides.tsv", "river", "canyon", "line 2, kind: unknown: canyon");
    damaged("rails.tsv", "hex_b", "to", "line 2, hex_b: there is no such column");
    damaged("trenches.tsv", "0101 0102", "0101 0103", "line 2, hexes: 0101 and 0103 do not touch");
    damaged("trenches.tsv", "0101 0102", "0101 0199", "line 2, hexes: there is no hex 0199");
    damaged(
        "fortresses.tsv",
        "\t8\t",
        "\tstrong\t",
        "line 2, strength: 'strong' is not a whole number");
    damaged("exits.tsv", "yes", "perhaps", "line 2, source: 'perhaps' is none of yes, no, ");
    damaged("links.tsv", "\t5\t", "\t\t", "line 2, length: is empty");
    damaged("entries.tsv", "0101", "9901", "line 2, hex: there is no hex 9901");
  }

  @Test
  @Case({"CAP-KEY", "CAP-7.1a"})
  void aHexIsNotInTwoTrenchLines() {
    damaged(
        "trenches.tsv",
        "0101 0102\tjudgement\n",
        "0101 0102\tjudgement\nsouth\titalian\t0102 0103\tjudgement\n",
        "line 3, hexes: 0102 is in two lines");
  }
}
