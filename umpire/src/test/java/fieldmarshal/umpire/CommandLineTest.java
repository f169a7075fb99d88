package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Match;
import fieldmarshal.umpire.json.MatchJson;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class CommandLineTest {

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    out.getBuffer().setLength(0);
    err.getBuffer().setLength(0);
    CommandLine line = Main.commandLine();
    line.setOut(new PrintWriter(out, true));
    line.setErr(new PrintWriter(err, true));
    return line.execute(args);
  }

  private JsonNode json() {
    return Dialogue.parse(out.toString());
  }

  @Test
  void helpNamesTheCommandsAndEachHasHelp() {
    assertThat(run("--help")).isZero();
    String help = out.toString();
    for (String command :
        new String[] {
          "play", "umpire", "games", "duel", "ladder", "rule", "cases", "replay", "verify", "map"
        }) {
      assertThat(help).contains(command);
      assertThat(run(command, "--help")).isZero();
      assertThat(out.toString()).contains("Usage: fieldmarshal " + command);
    }
  }

  @Test
  void withoutACommandItSaysSo() {
    assertThat(run()).isEqualTo(2);
    assertThat(err.toString()).contains("Name a command.").contains("umpire");
    assertThat(run("dance")).isEqualTo(2);
    assertThat(err.toString()).contains("dance");
  }

  @Test
  void playSaysHowToStartTheUmpire() {
    assertThat(run("play")).isZero();
    assertThat(out.toString()).contains("./fieldmarshal umpire");
  }

  @Test
  void gamesAreListed() {
    assertThat(run("games")).isZero();
    assertThat(out.toString()).contains("gwe-caporetto").contains("historical").contains("tyrol");
    assertThat(run("games", "--json")).isZero();
    assertThat(json().at("/games/0/id").asText()).isEqualTo("gwe-caporetto");
  }

  @Test
  void aCaseIsPrintedByIdOrNumber() {
    assertThat(run("rule", "gwe-caporetto", "GWE-8.75")).isZero();
    assertThat(out.toString()).contains("GWE-8.75").contains("Enforced by").contains("Tested by");
    assertThat(run("rule", "gwe-caporetto", "8.75")).isZero();
    assertThat(out.toString()).contains("GWE-8.75");
    assertThat(run("rule", "gwe-caporetto", "99.99")).isEqualTo(2);
    assertThat(err.toString()).contains("no case '99.99'");
    assertThat(run("rule", "chess", "1")).isEqualTo(2);
    assertThat(err.toString()).contains("no game 'chess'; there is gwe-caporetto");
  }

  @Test
  void casesAreCountedForEachBookOnce() {
    int code = run("cases", "--json");
    JsonNode books = json().get("books");
    assertThat(books.findValuesAsText("book"))
        .doesNotHaveDuplicates()
        .contains("gwe-standard", "gwe-caporetto", "east-prussia-1914");
    boolean missing = false;
    for (JsonNode book : books) {
      assertThat(Dialogue.names(book))
          .containsExactly("book", "cases", "enforced", "tested", "missing");
      missing |= !book.get("missing").isEmpty();
    }
    assertThat(books.get(0).get("book").asText()).isEqualTo("gwe-standard");
    assertThat(books.get(0).get("cases").asInt()).isEqualTo(199);
    assertThat(code).isEqualTo(missing ? 1 : 0);
  }

  // ---- duel

  private static final String[] DUEL = {
    "duel",
    "--game",
    "gwe-caporetto",
    "--scenario",
    "historical",
    "--bots",
    "recruit,recruit",
    "--games",
    "3",
    "--seed",
    "21",
    "--json"
  };

  @Test
  void aDuelPrintsJsonAloneOnStandardOutput() {
    assertThat(run(DUEL)).as(err.toString()).isZero();
    assertThat(out.toString().strip().lines()).hasSize(1);
    JsonNode answer = json();
    assertThat(Dialogue.names(answer)).containsExactly("games", "summary");
    assertThat(answer.get("games")).hasSize(3);
    int seed = 21;
    for (JsonNode game : answer.get("games")) {
      assertThat(Dialogue.names(game))
          .containsExactly("seed", "winner", "level", "points", "turns", "orders", "millis");
      assertThat(game.get("seed").asInt()).isEqualTo(seed++);
      assertThat(game.get("winner").asText()).isIn("central", "allied", "draw");
      assertThat(game.get("level").asText()).isNotEmpty();
      assertThat(Dialogue.names(game.get("points"))).containsExactly("central", "allied");
      assertThat(game.get("turns").asInt()).isPositive();
      assertThat(game.get("orders").asInt()).isGreaterThan(100);
    }
    JsonNode summary = answer.get("summary");
    assertThat(Dialogue.names(summary)).containsExactly("games", "wins", "ordersPerSecond");
    assertThat(Dialogue.names(summary.get("wins"))).containsExactly("central", "allied", "draw");
    int wins = 0;
    for (JsonNode count : summary.get("wins")) {
      wins += count.asInt();
    }
    assertThat(wins).isEqualTo(3);
  }

  private JsonNode timeless() {
    ObjectNode answer = (ObjectNode) json();
    answer.get("games").forEach(game -> ((ObjectNode) game).remove("millis"));
    ((ObjectNode) answer.get("summary")).remove("ordersPerSecond");
    return answer;
  }

  @Test
  void twoRunsWithOneSeedAreTheSameOnAnyNumberOfThreads() {
    run(DUEL);
    JsonNode first = timeless();
    run(DUEL);
    assertThat(timeless()).isEqualTo(first);
    String[] threaded = java.util.Arrays.copyOf(DUEL, DUEL.length + 2);
    threaded[DUEL.length] = "--threads";
    threaded[DUEL.length + 1] = "2";
    run(threaded);
    assertThat(timeless()).isEqualTo(first);
  }

  @Test
  void aDuelPrintsATableForPeople() {
    assertThat(run("duel", "--game", "gwe-caporetto", "--scenario", "tyrol", "--options", ""))
        .as(err.toString())
        .isZero();
    assertThat(out.toString()).contains("winner").contains("1 games; won: ");
  }

  @Test
  void whatADuelDoesNotKnowIsNamed() {
    assertThat(run("duel", "--game", "chess")).isEqualTo(2);
    assertThat(err.toString()).contains("no game 'chess'");
    assertThat(run("duel", "--game", "gwe-caporetto", "--scenario", "x")).isEqualTo(2);
    assertThat(err.toString()).contains("no scenario 'x'; there is historical, tyrol");
    assertThat(run("duel", "--game", "gwe-caporetto", "--options", "a,b")).isEqualTo(2);
    assertThat(err.toString()).contains("no option 'a'");
    assertThat(run("duel", "--game", "gwe-caporetto", "--bots", "napoleon,recruit")).isEqualTo(2);
    assertThat(err.toString()).contains("no bot 'napoleon'; there is recruit");
    assertThat(run("duel", "--game", "gwe-caporetto", "--bots", "recruit")).isEqualTo(2);
    assertThat(err.toString()).contains("2 bots are needed");
    assertThat(run("duel", "--game", "gwe-caporetto", "--games", "0")).isEqualTo(2);
    assertThat(err.toString()).contains("--games must lie between");
    assertThat(run("duel", "--game", "gwe-caporetto", "--games", "many")).isEqualTo(2);
    assertThat(run("duel")).isEqualTo(2);
    assertThat(err.toString()).contains("--game");
  }

  // ---- replay

  @Test
  void aSavedMatchIsReplayed(@TempDir Path folder) throws IOException {
    Dialogue dialogue = Dialogue.caporetto();
    JsonNode order = dialogue.granted("{'do':'legal','limit':1}").at("/orders/0");
    dialogue.granted("{'do':'order','order':" + order + "}");
    ObjectNode answer = dialogue.granted("{'do':'save'}");
    Path file = folder.resolve("match.json");
    Files.writeString(file, answer.toPrettyString());
    assertThat(run("replay", file.toString())).as(err.toString()).isZero();
    assertThat(out.toString()).contains("without a difference: 1 orders");
    ((ObjectNode) answer.at("/match/orders/0")).put("digest", "ffffffff");
    Files.writeString(file, answer.get("match").toString());
    assertThat(run("replay", file.toString())).isEqualTo(1);
    assertThat(out.toString()).contains("order 1 does not do what it did");
    assertThat(run("replay", folder.resolve("none.json").toString())).isEqualTo(2);
    assertThat(err.toString()).contains("cannot read");
    Files.writeString(file, "{}");
    assertThat(run("replay", file.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("'format' is missing");
  }

  // ---- verify

  /** Every die of a match, turned to another face, is found. */
  @Test
  @Tag("slow")
  void theDiceOfASavedMatchAreChecked(@TempDir Path folder) throws Exception {
    Match match = SealedMatch.played("east-prussia-1914", "historical", 100);
    ObjectNode saved = MatchJson.write(SealedMatch.notation(match), match.save());
    Path file = folder.resolve("match.json");
    Files.writeString(file, saved.toString());
    assertThat(run("verify", file.toString())).as(out.toString()).isZero();
    assertThat(out.toString()).contains("All " + match.drawn() + " dice agree");
    int found = 0;
    for (JsonNode line : saved.get("orders")) {
      ArrayNode dice = (ArrayNode) line.get("dice");
      for (int i = 0; i < dice.size() && found < 100; i++) {
        int face = dice.get(i).asInt();
        dice.set(i, face == 6 ? 5 : face + 1);
        Files.writeString(file, saved.toString());
        assertThat(run("verify", file.toString())).as("die %d", ++found).isEqualTo(1);
        assertThat(out.toString()).containsAnyOf("do not agree", "does not replay");
        dice.set(i, face);
      }
    }
    assertThat(found).isEqualTo(100);
  }

  // ---- map

  @Test
  void aMapIsDrawn(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("map.svg");
    assertThat(run("map", "gwe-caporetto", "-o", file.toString())).as(err.toString()).isZero();
    assertThat(out.toString()).contains("map.svg");
    assertThat(Files.readString(file)).contains("<svg").endsWith("</svg>\n");
    assertThat(run("map", "chess")).isEqualTo(2);
    assertThat(err.toString()).contains("no game 'chess'");
    assertThat(run("map", "gwe-caporetto", "-o", folder.resolve("no/map.svg").toString()))
        .isEqualTo(2);
    assertThat(err.toString()).contains("cannot write");
  }
}
