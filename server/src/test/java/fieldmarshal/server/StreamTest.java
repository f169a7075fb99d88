package fieldmarshal.server;

import static fieldmarshal.server.House.ask;
import static fieldmarshal.server.House.move;
import static fieldmarshal.server.House.next;
import static fieldmarshal.server.House.pass;
import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.server.House.Answer;
import fieldmarshal.server.House.News;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StreamTest {
  private static House house;

  @BeforeAll
  static void open(@TempDir Path data) {
    house = House.open(data);
  }

  @AfterAll
  static void close() {
    house.close();
  }

  @Test
  void everyOpenPageHearsOfEveryChangeInOrder() {
    String match = house.begin("me", "friend");
    List<BlockingQueue<News>> pages = List.of(house.listen(match), house.listen(match));
    for (BlockingQueue<News> page : pages) {
      assertThat(next(page, "hello").data().path("revision").asInt()).isZero();
    }
    house.post(match + "/orders", ask(0, "central", move("ge-12", "1701")));
    house.post(match + "/orders", ask(1, "central", move("ge-12", "1601")));
    house.post(match + "/undo", "{\"revision\":2,\"as\":\"central\"}");
    for (BlockingQueue<News> page : pages) {
      News first = next(page, "update");
      assertThat(first.data().path("revision").asInt()).isEqualTo(1);
      assertThat(first.data().path("side").asText()).isEqualTo("central");
      assertThat(first.data().path("by").asText()).isEqualTo("me");
      assertThat(first.data().at("/events/0/unit").asText()).isEqualTo("ge-12");
      assertThat(next(page, "update").data().path("revision").asInt()).isEqualTo(2);
      assertThat(next(page, "update").data().path("revision").asInt()).isEqualTo(3);
    }
  }

  @Test
  void otherMatchesAreNotHeardOf() {
    String one = house.begin("me", "me");
    String other = house.begin("me", "me");
    BlockingQueue<News> page = house.listen(one);
    next(page, "hello");
    house.post(other + "/orders", ask(0, "central", pass()));
    house.post(one + "/orders", ask(0, "central", move("ge-12", "1701")));
    assertThat(next(page, "update").data().at("/events/0/unit").asText()).isEqualTo("ge-12");
    assertThat(page).isEmpty();
  }

  @Test
  void aBotPlaysItsTurnUntilSomebodyHereMustDecide() {
    String match = house.begin("me", "bot:recruit");
    BlockingQueue<News> page = house.listen(match);
    String side = "central";
    while (side.equals("central")) {
      Answer answer = house.suggested(match);
      assertThat(answer.status()).as(answer.response().body()).isEqualTo(200);
      side = answer.text("/match/decision/side");
    }
    News thinking = next(page, "thinking");
    assertThat(thinking.data().path("side").asText()).isEqualTo("allied");
    // The bot may have answered before this thread looks: its news comes all the same.
    while (!next(page, "update").data().path("by").asText().equals("bot:recruit")) {}
    Answer shown = house.get(match);
    while (shown.text("/decision/side").equals("allied")) {
      next(page, "update");
      shown = house.get(match);
    }
    assertThat(shown.text("/decision/side")).isEqualTo("central");
    assertThat(shown.at("/canUndo").asBoolean()).as("the bot has answered").isFalse();
    Answer back =
        house.post(match + "/undo", "{\"revision\":" + shown.revision() + ",\"as\":\"central\"}");
    assertThat(back.status()).isEqualTo(422);
  }

  /** The page need not have been there: what a bot gave as its reason stands in the log. */
  @Test
  void whyABotAttacksIsToldAndStaysInTheLog() {
    // The bot attacks until somebody here must say what becomes of it.
    String match = house.begin("bot:staff", "me");
    BlockingQueue<News> page = house.listen(match);
    Answer shown = house.get(match);
    while (shown.text("/decision/side").equals("central")) {
      next(page, "update");
      shown = house.get(match);
    }
    assertThat(house.get(match + "/log").response().body()).contains("\"fought\"");
    boolean said = false;
    for (var line : house.get(match + "/log").json()) {
      if (line.has("said")) {
        said = true;
        assertThat(line.at("/order/type").asText()).isEqualTo("attack");
        assertThat(line.path("said").asText()).isNotBlank();
      }
    }
    assertThat(said).isTrue();
  }

  @Test
  void thePaceOfBotsIsANumber() {
    String match = house.begin("me", "bot:recruit");
    assertThat(house.post(match + "/pace", "{\"percent\":200}").status()).isEqualTo(204);
    assertThat(house.post(match + "/pace", "{\"percent\":-1}").status()).isEqualTo(400);
    assertThat(house.post(match + "/pace", "{\"percent\":\"x\"}").status()).isEqualTo(400);
    assertThat(house.post(match + "/pace", "{}").status()).isEqualTo(400);
  }

  @Test
  void botsPlayEachOtherWhileSomebodyLooks() {
    String match = house.begin("bot:recruit", "bot:recruit");
    assertThat(house.get(match).revision()).isZero();
    BlockingQueue<News> page = house.listen(match);
    assertThat(next(page, "update").data().path("by").asText()).isEqualTo("bot:recruit");
  }

  @Test
  void aStreamOfNothingIsNotFound() {
    Answer answer =
        house.send(
            house
                .request("/api/matches/none/stream")
                .header("Accept", "text/event-stream")
                .build());
    assertThat(answer.status()).isEqualTo(404);
  }
}
