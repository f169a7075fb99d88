package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Rules;
import fieldmarshal.games.Shelf;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Directions that are closed to a retreat come with the refusal that an order there would get. */
class ClosedWaysTest {
  @TempDir static Path data;

  /** Bots play until units must retreat that have a closed direction and a hex there. */
  private static Match retreating(String id) {
    try {
      Game game = Objects.requireNonNull(Shelf.find(id));
      Set<String> options = game.usual("campaign");
      Rules rules = game.rules("campaign", options);
      Bot bot = Objects.requireNonNull(Bots.named("recruit", 5));
      Match match = new Match(rules, "campaign", new TreeSet<>(options), 5);
      while (match.decision() instanceof Decision.Choose choose
          && !(choose.kind().equals(Kind.RETREAT)
              && rules.question(match.position()).closed().stream()
                  .anyMatch(way -> way.hex() >= 0))) {
        match.play(bot.decide(rules.view(match.position(), choose.side())));
      }
      return match;
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @CsvSource({"clash-gumbinnen", "italian-front-1917"})
  void anOrderThereIsRefusedInTheSameWords(String game) {
    Match match = retreating(game);
    ObjectNode file =
        MatchJson.write(new Notation(match.rules(), match.position().layout()), match.save());
    try (House house = House.open(data)) {
      String path = "/api/matches/" + house.post("/api/open", file).text("/id");
      Answer shown = house.get(path);
      JsonNode closed = shown.at("/decision/question/closed");
      assertThat(closed).isNotEmpty();
      int tried = 0;
      for (JsonNode way : closed) {
        assertThat(way.path("direction").asText()).matches("[NSEW]{1,2}");
        if (way.has("hex") && !way.path("case").asText().equals("COG-12.83a")) {
          ObjectNode order = Json.object().put("type", "retreat");
          order.set("units", way.path("units"));
          order.putArray("path").add(way.path("hex").asText());
          Answer refused =
              house.post(
                  path + "/orders",
                  House.ask(shown.revision(), shown.text("/decision/side"), order));
          assertThat(refused.status()).as(way.toString()).isEqualTo(422);
          assertThat(refused.text("/refusal/case"))
              .as(way.toString())
              .isEqualTo(way.path("case").asText());
          assertThat(refused.text("/refusal/why")).isEqualTo(way.path("why").asText());
          tried++;
        }
      }
      assertThat(tried).isPositive();
    }
  }
}
