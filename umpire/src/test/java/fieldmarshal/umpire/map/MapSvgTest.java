package fieldmarshal.umpire.map;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Charted;
import fieldmarshal.games.gwe.TheatreChart;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import java.io.StringReader;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

/** The printed map of Caporetto. */
@Tag("slow")
class MapSvgTest {
  private static Chart chart;
  private static String svg;
  private static Document document;

  @BeforeAll
  static void draw() throws Exception {
    Caporetto caporetto = new Caporetto();
    chart = TheatreChart.of(caporetto.theatre(), "fieldmarshal/gwe-caporetto/map");
    svg = MapSvg.draw(charted(caporetto, chart));
    document =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(new InputSource(new StringReader(svg)));
  }

  /** The game with a chart of our own. */
  private static Game charted(Game game, Chart chart) {
    return (Game)
        Proxy.newProxyInstance(
            MapSvgTest.class.getClassLoader(),
            new Class<?>[] {Game.class, Charted.class},
            (proxy, method, args) ->
                method.getName().equals("chart") ? chart : method.invoke(game, args));
  }

  private static Map<String, Integer> words(String parentClass) {
    Map<String, Integer> words = new HashMap<>();
    NodeList texts = document.getElementsByTagName("text");
    for (int i = 0; i < texts.getLength(); i++) {
      Element text = (Element) texts.item(i);
      if (parentClass.isEmpty()
          || ((Element) text.getParentNode()).getAttribute("class").equals(parentClass)) {
        words.merge(text.getTextContent(), 1, Integer::sum);
      }
    }
    return words;
  }

  @Test
  void isAPictureOfReasonableSize() {
    assertThat(document.getDocumentElement().getTagName()).isEqualTo("svg");
    assertThat(svg.length()).isLessThan(6_000_000);
    // letters of a picture may say anything
    assertThat(svg.replaceAll("base64,[A-Za-z0-9+/=]+", ""))
        .doesNotContain("NaN")
        .doesNotContain("null")
        .doesNotContain("Infinity");
  }

  @Test
  void holdsEveryHexNumberOnce() {
    Map<String, Integer> everywhere = words("");
    assertThat(words("numbers")).hasSize(952);
    for (int hex = 0; hex < chart.board().size(); hex++) {
      assertThat(everywhere).containsEntry(chart.board().number(hex), 1);
    }
  }

  @Test
  void namesEveryPlaceAndLabel() {
    Map<String, Integer> words = words("");
    List<String> missing = new ArrayList<>();
    for (Chart.MapHex hex : chart.hexes()) {
      String name =
          hex.place() == Chart.Place.CITY ? hex.name().toUpperCase(Locale.ROOT) : hex.name();
      if (!name.isEmpty() && !words.containsKey(name)) {
        missing.add(name);
      }
    }
    for (Chart.Label label : chart.labels()) {
      if (!words.containsKey(label.text())
          && !words.containsKey(label.text().toUpperCase(Locale.ROOT))) {
        missing.add(label.text());
      }
    }
    assertThat(missing).isEmpty();
  }

  @Test
  void showsEveryFortressWithItsStrength() {
    Map<String, Integer> strengths = words("fortress");
    int legend = 1;
    assertThat(strengths.values().stream().mapToInt(n -> n).sum())
        .isEqualTo(chart.fortresses().size() + legend);
    for (Chart.Fortress fort : chart.fortresses()) {
      assertThat(strengths).containsKey(fort.strength() + "\u2013" + fort.weakened());
      assertThat(words(""))
          .containsAnyOf(
              Map.entry(fort.name(), 1), Map.entry(fort.name().toUpperCase(Locale.ROOT), 1));
    }
  }

  @Test
  void showsEntriesAndOffMapRailways() {
    Map<String, Integer> words = words("");
    for (String letter : List.of("A", "B", "C", "D", "E")) {
      assertThat(words).containsKey(letter);
    }
    for (Chart.Link link : chart.links()) {
      assertThat(words).containsKey("via " + link.via());
    }
  }

  @Test
  void saysThatItIsNotThePublishedMap() {
    assertThat(words("")).containsKey("Rebuilt from geography, not the published map.");
  }

  @Test
  void theNightPictureHasTheSameNames() {
    assertThat(MapSvg.draw(charted(new Caporetto(), chart), true))
        .contains(">Cividale<")
        .contains(Palette.DARK.sea())
        .doesNotContain(Palette.LIGHT.sea());
  }

  /** A game that brings no shores and no heights is drawn from its hexes alone. */
  @Test
  void hexesAloneAreEnough() throws Exception {
    Chart bare =
        new Chart(
            chart.board(),
            new Chart.Cartouche("", "", List.of(), List.of(), 0, 0, -1),
            chart.hexes(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            List.of(),
            null);
    Game game = charted(new Caporetto(), bare);
    String drawn = MapSvg.draw(game);
    DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(drawn)));
    assertThat(drawn).contains(">2525<").contains("<title>" + game.title() + "</title>");
  }

  @Test
  void aGameWithoutAChartIsNamed() {
    Game game =
        (Game)
            Proxy.newProxyInstance(
                MapSvgTest.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (proxy, method, args) -> method.getName().equals("id") ? "no-map" : null);
    assertThatThrownBy(() -> MapSvg.draw(game)).hasMessageContaining("no-map");
  }
}
