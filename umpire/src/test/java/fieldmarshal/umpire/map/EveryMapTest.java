package fieldmarshal.umpire.map;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Charted;
import fieldmarshal.games.Shelf;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds for the map of every game on the shelf. */
@Tag("slow")
class EveryMapTest {
  /** Hexsides at a mouth that a river has to cross. */
  private static final Map<String, Integer> MOUTHS = Map.of("east-prussia-1914", 1);

  private static final Map<String, Chart> CHARTS = new TreeMap<>();

  private static final Map<String, MapSvg> MAPS = new TreeMap<>();
  private static final Map<String, Names> NAMES = new TreeMap<>();

  @BeforeAll
  static void layOut() {
    for (Game game : Shelf.games()) {
      if (game instanceof Charted charted) {
        Chart chart = charted.chart();
        MapSvg map = MapSvg.laidOut(chart);
        CHARTS.put(game.id(), chart);
        MAPS.put(game.id(), map);
        NAMES.put(game.id(), map.names());
      }
    }
  }

  static Stream<String> games() {
    return Shelf.games().stream().filter(Charted.class::isInstance).map(Game::id);
  }

  /** The boxes that a name covers: one, or one for each piece of a line that bends or slants. */
  private static List<Crowd.Box> boxes(Names.Label label) {
    Type type =
        switch (label.kind()) {
          case "city" -> Type.BOLD;
          case "town", "region", "district" -> Type.ROMAN;
          default -> Type.ITALIC;
        };
    double width = type.width(label.text(), label.size(), label.tracking());
    double up = label.size() * .66;
    double down = label.size() * .1;
    List<Crowd.Box> boxes = new ArrayList<>();
    if (!label.along().isEmpty() || label.angle() != 0) {
      List<Spot> line = label.along();
      if (line.isEmpty()) {
        double turn = Math.toRadians(label.angle());
        Spot middle = new Spot(label.x(), label.y());
        Spot half = new Spot(Math.cos(turn) * width / 2, Math.sin(turn) * width / 2);
        line = List.of(middle.plus(-half.x(), -half.y()), middle, middle.plus(half.x(), half.y()));
      }
      List<Spot> even = Curves.even(line, 6);
      for (int i = 0; i < even.size() && i * 6 < width; i++) {
        Spot h = Curves.heading(even, i);
        Spot p = even.get(i).plus(h.y() * up / 2, -h.x() * up / 2);
        boxes.add(Crowd.Box.round(p, up / 2));
      }
      return boxes;
    }
    double x = label.middle() ? label.x() - width / 2 : label.x();
    boxes.add(new Crowd.Box(x, label.y() - up, x + width, label.y() + down));
    return boxes;
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyNameLiesOnTheSheet(String game) {
    Sheet sheet = MAPS.get(game).sheet;
    List<String> outside = new ArrayList<>();
    for (Names.Label label : NAMES.get(game).labels) {
      for (Crowd.Box box : boxes(label)) {
        if (box.x0() < 0 || box.y0() < 0 || box.x1() > sheet.width || box.y1() > sheet.height) {
          outside.add(label.text());
          break;
        }
      }
    }
    assertThat(outside).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void noNameLiesOverAnother(String game) {
    List<Names.Label> labels = NAMES.get(game).labels;
    List<String> over = new ArrayList<>();
    for (int i = 0; i < labels.size(); i++) {
      for (int j = i + 1; j < labels.size(); j++) {
        List<Crowd.Box> others = boxes(labels.get(j));
        if (boxes(labels.get(i)).stream().anyMatch(a -> others.stream().anyMatch(a::meets))) {
          over.add(labels.get(i).text() + " / " + labels.get(j).text());
        }
      }
    }
    assertThat(over).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyNameFindsAPlace(String game) {
    List<String> placed = NAMES.get(game).labels.stream().map(Names.Label::text).toList();
    List<String> missing = new ArrayList<>();
    for (Chart.Label label : CHARTS.get(game).labels()) {
      if (!placed.contains(label.text())
          && !placed.contains(label.text().toUpperCase(Locale.ROOT))) {
        missing.add(label.text());
      }
    }
    CHARTS.get(game).traces().stream()
        .map(Chart.Trace::name)
        .filter(name -> !placed.contains(name))
        .forEach(missing::add);
    assertThat(missing).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyMapHasWordsHeightsAndNames(String game) {
    Chart chart = CHARTS.get(game);
    assertThat(chart.cartouche().title()).isNotEmpty();
    assertThat(chart.cartouche().kilometres()).isPositive();
    assertThat(chart.cartouche().picture()).isNotNegative();
    assertThat(chart.labels()).hasSizeGreaterThan(chart.board().size() / 50);
    Chart.Heights heights = chart.heights();
    assertThat(heights).isNotNull();
    assertThat(heights.picture().length).isBetween(5_000, 125_000);
    Sheet sheet = MAPS.get(game).sheet;
    assertThat((heights.columns() - 1) * heights.step())
        .isBetween(sheet.width - 10, sheet.width + 20);
    assertThat((heights.rows() - 1) * heights.step())
        .isBetween(sheet.height - 10, sheet.height + 20);
  }

  /** Where the map has courses, they run along the river hexsides of the rules and no others. */
  @ParameterizedTest
  @MethodSource("games")
  void riversRunWhereTheRulesHaveThem(String game) {
    Chart chart = CHARTS.get(game);
    Sheet sheet = MAPS.get(game).sheet;
    if (chart.courses().isEmpty()) {
      return;
    }
    List<List<Spot>> rivers = new ArrayList<>();
    for (Chart.Course course : chart.courses()) {
      if (!course.kind().equals("stream")) {
        List<Spot> line = new ArrayList<>();
        for (int i = 0; i < course.line().length; i += 2) {
          line.add(new Spot(course.line()[i], course.line()[i + 1]));
        }
        rivers.add(line);
      }
    }
    Set<List<Integer>> known = new HashSet<>();
    for (Chart.Edge edge : chart.edges()) {
      if (edge.kind() == Chart.Kind.RIVER || edge.kind() == Chart.Kind.MAJOR) {
        known.add(List.of(Math.min(edge.a(), edge.b()), Math.max(edge.a(), edge.b())));
      }
    }
    Board board = chart.board();
    List<String> wrong = new ArrayList<>();
    for (int a = 0; a < board.size(); a++) {
      for (int d = 0; d < 3; d++) {
        int b = board.neighbour(a, d);
        if (b < 0 || chart.hexes().get(a).water() || chart.hexes().get(b).water()) {
          continue;
        }
        boolean river = known.contains(List.of(Math.min(a, b), Math.max(a, b)));
        Spot from = sheet.centre(a);
        Spot to = sheet.centre(b);
        boolean crossed = rivers.stream().anyMatch(line -> crosses(line, from, to));
        if (river != crossed) {
          wrong.add(board.number(a) + "/" + board.number(b) + (river ? " dry" : " wet"));
        }
      }
    }
    assertThat(wrong).hasSizeLessThanOrEqualTo(MOUTHS.getOrDefault(game, 0));
  }

  /** Hela and the two Nehrungen, which pass through hexes of the sea. */
  @Test
  void aNarrowTongueOfLandStaysInSeaHexes() {
    Chart chart = CHARTS.get("east-prussia-1914");
    Sheet sheet = new Sheet(chart.board());
    Land land = new Land(chart, sheet);
    for (String number : List.of("2102", "2309", "2509", "4304", "4403")) {
      int hex = chart.board().hex(number);
      assertThat(chart.hexes().get(hex).water()).as(number).isTrue();
      Spot c = sheet.centre(hex);
      boolean dry = false;
      for (int x = -30; x <= 30; x += 5) {
        for (int y = -30; y <= 30; y += 5) {
          dry |= !land.inSea(c.plus(x, y));
        }
      }
      assertThat(dry).as("land in " + number).isTrue();
    }
  }

  private static boolean crosses(List<Spot> line, Spot a, Spot b) {
    for (int i = 1; i < line.size(); i++) {
      Spot p = line.get(i - 1);
      Spot q = line.get(i);
      if (side(a, b, p) != side(a, b, q) && side(p, q, a) != side(p, q, b)) {
        return true;
      }
    }
    return false;
  }

  private static boolean side(Spot a, Spot b, Spot p) {
    return (b.x() - a.x()) * (p.y() - a.y()) > (b.y() - a.y()) * (p.x() - a.x());
  }
}
