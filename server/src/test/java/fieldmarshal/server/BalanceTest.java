package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import java.util.List;
import org.junit.jupiter.api.Test;

class BalanceTest {
  private static final List<String> FILE =
      List.of(
          "# a comment\twith a tab",
          "game\tscenario\tbots\tgames\tfirst\tsecond\tdrawn\tturns",
          "gwe-caporetto\thistorical\tstaff,marshal\t200\t84\t110\t6\t14.5",
          "gwe-caporetto\ttyrol\tstaff,staff\t0\t0\t0\t0\t0.0");

  @Test
  void aLineIsReadAndOneWithoutGamesIsNone() {
    assertThat(Balance.read(FILE))
        .containsOnlyKeys("gwe-caporetto historical")
        .containsEntry(
            "gwe-caporetto historical",
            new Balance(List.of("staff", "marshal"), 200, List.of(84, 110), 6, 14.5));
  }

  @Test
  void thePageIsToldTheSidesWithTheirIntervals() {
    Balance balance = Balance.read(FILE).get("gwe-caporetto historical");
    JsonNode node = balance.json(new Caporetto().sides());
    assertThat(node.at("/bots/1").asText()).isEqualTo("marshal");
    assertThat(node.path("turns").asDouble()).isEqualTo(14.5);
    assertThat(node.at("/sides/0/side").asText()).isEqualTo("central");
    assertThat(node.at("/sides/0/wins").asInt()).isEqualTo(84);
    assertThat(node.at("/sides/0/low").asDouble()).isCloseTo(0.354, within(0.001));
    assertThat(node.at("/sides/0/high").asDouble()).isCloseTo(0.489, within(0.001));
    assertThat(node.at("/sides/1/side").asText()).isEqualTo("allied");
    assertThat(node.at("/sides/1/wins").asInt()).isEqualTo(110);
  }

  /** Known values of Wilson's interval. */
  @Test
  void theIntervalStaysBetweenNoneAndAll() {
    Balance.Share none = Balance.Share.of(0, 10);
    assertThat(none.low()).isZero();
    assertThat(none.high()).isCloseTo(0.2775, within(0.0005));
    Balance.Share all = Balance.Share.of(10, 10);
    assertThat(all.low()).isCloseTo(0.7225, within(0.0005));
    assertThat(all.high()).isEqualTo(1, within(1e-9));
    Balance.Share half = Balance.Share.of(50, 100);
    assertThat(half.low()).isCloseTo(0.4038, within(0.0005));
    assertThat(half.high()).isCloseTo(0.5962, within(0.0005));
  }
}
