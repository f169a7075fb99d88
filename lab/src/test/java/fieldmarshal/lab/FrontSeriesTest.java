package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Side;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

class FrontSeriesTest {
  private static final Front FRONT =
      new Front(
          "Towards the river & beyond",
          new Side(0, "central", "Central Powers"),
          4,
          Set.of(),
          new double[0],
          List.of(new Front.Mark("start", 0, 0, ""), new Front.Mark("River", 8, 2, "2 May 1917")),
          new TreeMap<>(
              Map.of(
                  0, new Front.Then(0, "1 May 1917: before the attack"),
                  1, new Front.Then(4, "1 May 1917: half way"),
                  2, new Front.Then(8, "2 May 1917: on the river"))));

  /** Four games; the last is over after turn 2. */
  private static final FrontSeries SERIES =
      new FrontSeries(
          "A campaign",
          "staff",
          List.of("1 May 1917", "2 May 1917", "3 May 1917"),
          List.of(FRONT),
          List.of(
              new double[][] {{0, 2, 4, 8}},
              new double[][] {{0, 3, 8, 9}},
              new double[][] {{0, 1, 2, 3}},
              new double[][] {{0, 4, 8}}));

  @Test
  void aTurnHasItsQuartiles() {
    assertThat(SERIES.at(0, 1)).isEqualTo(new FrontSeries.Quartiles(2, 3, 4));
    assertThat(SERIES.at(0, 3))
        .as("a game that is over")
        .isEqualTo(new FrontSeries.Quartiles(8, 8, 9));
  }

  @Test
  void everyTurnIsToldBesideHistory() {
    List<String> told = SERIES.report();
    assertThat(told.get(0)).startsWith("Towards the river");
    assertThat(told.get(3).strip().split(" {2,}"))
        .containsExactly("1 1 May 1917", "2.0", "3.0", "4.0", "4.0");
    assertThat(told.get(5)).as("no history").endsWith("9.0         ");
    assertThat(told.get(6).strip())
        .isEqualTo(
            "River reached in 3 of 4 games, turn 3 (quartiles 2 never); history turn 2 (2 May"
                + " 1917); within a turn of it in 75 % of the games");
    assertThat(told).hasSize(7);
  }

  private static Document parsed(String svg)
      throws ParserConfigurationException, SAXException, IOException {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static List<Element> all(Document svg, String tag) {
    List<Element> all = new ArrayList<>();
    NodeList nodes = svg.getElementsByTagName(tag);
    for (int i = 0; i < nodes.getLength(); i++) {
      all.add((Element) nodes.item(i));
    }
    return all;
  }

  @Test
  void thePictureHasMedianBandHistoryAndPlaces()
      throws ParserConfigurationException, SAXException, IOException {
    Document svg = parsed(FrontPicture.draw(SERIES));
    assertThat(all(svg, "text"))
        .extracting(Element::getTextContent)
        .contains("A campaign", "Towards the river & beyond", "River", "median of 4 games of staff")
        .contains("1", "2", "3", "1 May", "2 May");
    assertThat(all(svg, "polygon")).as("the band").hasSize(1);
    assertThat(all(svg, "circle")).as("history").hasSize(3);
    assertThat(all(svg, "circle").get(2).getTextContent()).isEqualTo("2 May 1917: on the river");
    List<Element> ways = all(svg, "polyline");
    assertThat(ways).hasSize(2);
    assertThat(ways.get(0).getAttribute("points").split(" ")).as("median").hasSize(4);
    // On the river the dot of history lies on the line of the river.
    String height = all(svg, "circle").get(2).getAttribute("cy");
    assertThat(all(svg, "line")).anyMatch(line -> line.getAttribute("y1").equals(height));
  }

  @Test
  void aFrontThatIsGoneLiesAtTheBottom()
      throws ParserConfigurationException, SAXException, IOException {
    FrontSeries gone =
        new FrontSeries(
            "A campaign",
            "staff",
            SERIES.dates(),
            SERIES.fronts(),
            List.<double[][]>of(new double[][] {{0, 2, 1, Front.GONE}}));
    assertThat(gone.report().get(5)).contains("gone");
    String median = all(parsed(FrontPicture.draw(gone)), "polyline").get(0).getAttribute("points");
    assertThat(median).doesNotContain("Infinity").doesNotContain("NaN");
  }

  @Test
  void whatIsKeptIsReadAgain(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("fronts.tsv");
    FrontGames games = new FrontGames(file);
    assertThat(games.read(2, 2, 1)).isEmpty();
    games.add(
        "game\t1",
        new FrontGames.Kept(new double[][] {{0, 1.5}, {2, Front.GONE}}, new double[] {7}));
    games.add("game\t2", new FrontGames.Kept(new double[][] {{0, 1}, {2, 3}}, new double[] {8}));
    FrontGames.Kept kept = games.read(2, 2, 1).get("game\t1");
    assertThat(kept.fronts()).isDeepEqualTo(new double[][] {{0, 1.5}, {2, Front.GONE}});
    assertThat(kept.measures()).containsExactly(7);
    assertThat(games.read(2, 2, 2)).as("another number of measures").isEmpty();
    // The second game breaks off before its measures.
    Files.write(file, Files.readAllLines(file).subList(0, 5));
    assertThat(games.read(2, 2, 1)).containsOnlyKeys("game\t1");
  }

  @Test
  void aGameWithoutMeasuresIsKeptToo(@TempDir Path folder) throws IOException {
    FrontGames games = new FrontGames(folder.resolve("fronts.tsv"));
    games.add("game\t1", new FrontGames.Kept(new double[][] {{0, 1}}, new double[0]));
    assertThat(games.read(2, 1, 0)).containsOnlyKeys("game\t1");
  }
}
