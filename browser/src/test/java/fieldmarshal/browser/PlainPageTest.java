package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The page shows what the games say, and knows none of them: its code names no game, nation, side,
 * phase, flag, track or rule, and reads nothing out of sentences. The names come from the games.
 */
@ExtendWith(Hall.class)
class PlainPageTest {
  private static final Pattern COMMENT = Pattern.compile("/\\*[\\s\\S]*?\\*/|(?m)(?<!:)//.*$");
  private static final Pattern LITERAL = Pattern.compile("\"([^\"\\n]*)\"|'([^'\\n]*)'");
  private static final Pattern PROSE =
      Pattern.compile(
          "\\b(prompt|text|why|about|note)\\s*\\??\\.\\s*(match|replace|split|search)\\(");

  /** Words of the protocol, which a game may use as well for something of its own. */
  private static final Set<String> PROTOCOL =
      Set.of(
          // what a player does with the clocks of a match
          "pause",
          // activities of a phase, types of orders and events
          "movement",
          "combat",
          "preparation",
          "clerical",
          "move",
          "attack",
          "withdraw",
          "replace",
          "reinforce",
          "command",
          "entrain",
          "detrain",
          "rail",
          "moved",
          "fought",
          "rolled",
          "noted",
          "marked",
          "began",
          "controlled",
          "retreated",
          "end",
          "done",
          // a picture that lies over the map
          "areas",
          // sides of the screen and signs of the page
          "neutral");

  private static Path folder() {
    return Node.home().resolve("client/src/main/resources/fieldmarshal/client");
  }

  /** The code of the page by file, without its comments. */
  private static Map<String, String> code() throws IOException {
    Map<String, String> code = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder())) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String name = folder().relativize(file).toString();
        if (name.endsWith(".js") || name.endsWith(".css") || name.endsWith(".html")) {
          code.put(name, COMMENT.matcher(Files.readString(file)).replaceAll(" "));
        }
      }
    }
    assertThat(code).hasSizeGreaterThan(40);
    return code;
  }

  private static void add(Set<String> names, JsonNode list, String... fields) {
    for (JsonNode each : list) {
      for (String field : fields) {
        String name = each.path(field).asText();
        if (name.length() > 2) {
          names.add(name);
        }
      }
    }
  }

  /** A type of unit without a symbol is an empty box on the map. A dummy is never seen open. */
  @Test
  void everyTypeOfUnitHasASymbol(Visitor visitor, House house) {
    visitor.lobby();
    List<?> drawn =
        (List<?>)
            visitor.page.evaluate(
                "() => import('/js/counters/symbols.js').then(m => Object.keys(m.SYMBOLS))");
    for (JsonNode game : house.get("/api/games")) {
      for (JsonNode type : game.path("types")) {
        if (!type.path("id").asText().equals("dummy")) {
          assertThat(drawn.contains(type.path("id").asText()))
              .as("%s in %s", type.path("id").asText(), game.path("id").asText())
              .isTrue();
        }
      }
    }
  }

  /** Names that stand nowhere in the code, not even inside of a longer text. */
  private static Set<String> properNames(House house) {
    Set<String> names = new HashSet<>();
    for (JsonNode game : house.get("/api/games")) {
      names.add(game.path("id").asText());
      for (String part : game.path("title").asText().split("[:,]")) {
        names.add(part.strip());
      }
      add(names, game.path("nations"), "id", "title", "adjective");
      add(names, game.path("sides"), "name");
      add(names, game.path("scenarios"), "title");
      String cases = "/api/games/" + game.path("id").asText() + "/cases";
      for (JsonNode book : house.get(cases)) {
        for (JsonNode rule : book.path("cases")) {
          names.add(rule.path("case").asText().replaceAll("-.*", "-"));
        }
      }
    }
    names.removeIf(name -> name.matches("\\d*"));
    return names;
  }

  /** Names that are no string of the code by themselves. */
  private static Set<String> ids(House house) {
    Set<String> ids = new HashSet<>();
    for (JsonNode game : house.get("/api/games")) {
      add(ids, game.path("sides"), "id");
      add(ids, game.path("phaseList"), "id", "title");
      add(ids, game.path("scenarios"), "id");
      add(ids, game.path("options"), "id", "title");
      add(ids, game.path("conditions"), "id", "title");
      for (JsonNode kind : game.path("kinds")) {
        ids.remove(kind.asText());
      }
      JsonNode first = game.path("scenarios").path(0).path("id");
      String id = house.begin(game.path("id").asText(), first.asText(), "me", "friend", 7);
      add(ids, house.match(id).at("/state/tracks"), "id", "title");
    }
    ids.removeAll(PROTOCOL);
    // Every game has turns; a track of that name is no game's own.
    ids.removeAll(Set.of("turn", "Turn"));
    for (JsonNode kind : house.get("/api/games").path(0).path("kinds")) {
      ids.remove(kind.asText());
    }
    return ids;
  }

  @Test
  void theClientNamesNoGameAndNothingOfAGame(House house) throws IOException {
    Set<String> names = properNames(house);
    Set<String> ids = ids(house);
    assertThat(names).contains("German", "Austro-Hungarian", "gwe-caporetto", "TWU-", "Allies");
    assertThat(ids).contains("central", "first-combat", "interphase", "out-of-supply");
    List<String> found = new ArrayList<>();
    code()
        .forEach((file, text) -> {
          for (String name : names) {
            if (Pattern.compile("(?<![\\w-])" + Pattern.quote(name) + "(?!\\w)")
                .matcher(text)
                .find()) {
              found.add(file + " names " + name);
            }
          }
          Matcher literal = LITERAL.matcher(text);
          while (literal.find()) {
            String word = literal.group(1) == null ? literal.group(2) : literal.group(1);
            if (ids.contains(word)) {
              found.add(file + " has \"" + word + "\"");
            }
          }
        });
    assertThat(found).isEmpty();
  }

  @Test
  void nothingIsReadOutOfASentence() throws IOException {
    List<String> found = new ArrayList<>();
    code()
        .forEach((file, text) -> {
          Matcher prose = PROSE.matcher(text);
          while (prose.find()) {
            found.add(file + ": " + prose.group());
          }
        });
    assertThat(found).isEmpty();
  }
}
