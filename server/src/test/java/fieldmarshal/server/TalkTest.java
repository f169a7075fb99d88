package fieldmarshal.server;

import static fieldmarshal.server.House.ask;
import static fieldmarshal.server.House.pass;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Players talk, offer draws, ask for orders back and note things; who watches hears nothing. */
class TalkTest {
  private static Club club;
  private static House central;
  private static House allied;
  private static House spectator;

  @BeforeAll
  static void open(@TempDir Path data) throws IOException {
    club = new Club(data, (to, subject, text) -> {});
    central = club.member("Carla");
    allied = club.member("Aldo");
    spectator = club.member("Sam");
  }

  @AfterAll
  static void close() {
    club.close();
  }

  private static String begin() {
    String match =
        Club.begin(central, House.GAME, "historical", "open", "central=me", "allied=friend");
    assertThat(allied.post(match + "/sit", Json.object().put("side", "allied")).status())
        .isEqualTo(204);
    return match;
  }

  private static ObjectNode offer(String as, String kind) {
    return Json.object().put("as", as).put("kind", kind);
  }

  private static House.Answer answer(House who, String match, String as, String kind, boolean yes) {
    return who.post(match + "/offers/answer", offer(as, kind).put("yes", yes));
  }

  @Test
  void playersTalkAndWhoWatchesDoesNotHear() {
    String match = begin();
    BlockingQueue<House.News> page = allied.listen(match);
    BlockingQueue<House.News> watched = spectator.listen(match);
    House.next(page, "hello");
    House.next(watched, "hello");
    ObjectNode words = Json.object().put("text", "One pip <b>short</b>. 1404 again?");
    assertThat(central.post(match + "/chat", words).status()).isEqualTo(204);
    House.next(page, "talk");
    JsonNode said = allied.get(match + "/talk").at("/chat/0");
    assertThat(said.path("name").asText()).isEqualTo("Carla");
    assertThat(said.path("text").asText()).isEqualTo("One pip <b>short</b>. 1404 again?");
    assertThat(said.path("yours").asBoolean()).isFalse();
    assertThat(spectator.get(match + "/talk").status()).isEqualTo(403);
    assertThat(spectator.post(match + "/chat", words).status()).isEqualTo(403);
    assertThat(watched).isEmpty();
    for (String bad : new String[] {"", " ", "a\nb", "x".repeat(501)}) {
      assertThat(central.post(match + "/chat", Json.object().put("text", bad)).status())
          .isEqualTo(400);
    }
  }

  @Test
  void aDrawEndsTheMatchWhenTheOtherSideAgrees() {
    String match = begin();
    assertThat(spectator.post(match + "/offers", offer("central", "draw")).status()).isEqualTo(403);
    assertThat(central.post(match + "/offers", offer("allied", "draw")).status()).isEqualTo(403);
    assertThat(central.post(match + "/offers", offer("central", "draw")).status()).isEqualTo(204);
    assertThat(allied.get(match + "/talk").text("/offers/0/side")).isEqualTo("central");
    assertThat(answer(central, match, "central", "draw", true).status()).isEqualTo(403);
    assertThat(answer(allied, match, "allied", "draw", false).status()).isEqualTo(204);
    assertThat(answer(allied, match, "allied", "draw", true).status()).isEqualTo(404);
    assertThat(central.get(match).at("/over").isMissingNode()).isTrue();
    central.post(match + "/offers", offer("central", "draw"));
    assertThat(answer(allied, match, "allied", "draw", true).status()).isEqualTo(204);
    JsonNode over = central.get(match).at("/over");
    assertThat(over.path("winner").asText()).isEqualTo("draw");
    assertThat(over.path("level").asText()).isEqualTo("draw by agreement");
    JsonNode file = allied.get(match + "/file").json();
    assertThat(file.at("/orders/0/agreed").asText()).isEqualTo("draw");
    String copy = "/api/matches/" + allied.post("/api/open", file).text("/id");
    assertThat(allied.get(copy).at("/over")).isEqualTo(over);
  }

  @Test
  void anOfferLapsesWhenTheMatchGoesOn() {
    String match = begin();
    allied.post(match + "/offers", offer("allied", "draw"));
    assertThat(central.get(match + "/talk").at("/offers")).hasSize(1);
    central.post(match + "/orders", ask(0, "central", pass()));
    assertThat(central.get(match + "/talk").at("/offers")).isEmpty();
    assertThat(answer(central, match, "central", "draw", true).status()).isEqualTo(404);
  }

  @Test
  void anOrderIsTakenBackWhenTheOtherSideAgrees() {
    String match = begin();
    assertThat(allied.post(match + "/offers", offer("allied", "take-back")).status())
        .isEqualTo(422);
    String mover = handedOverWithoutDice(match);
    House asks = mover.equals("central") ? central : allied;
    House agrees = mover.equals("central") ? allied : central;
    String other = mover.equals("central") ? "allied" : "central";
    House.Answer now = asks.get(match);
    assertThat(now.text("/decision/side")).isEqualTo(other);
    assertThat(now.at("/canUndo").asBoolean()).isFalse();
    House.Answer alone =
        asks.post(match + "/undo", Json.object().put("revision", now.revision()).put("as", mover));
    assertThat(alone.status()).isEqualTo(422);
    assertThat(answer(agrees, match, other, "take-back", true).status()).isEqualTo(204);
    House.Answer back = asks.get(match);
    assertThat(back.text("/decision/side")).isEqualTo(mover);
    assertThat(back.at("/log/lines").asInt()).isEqualTo(now.at("/log/lines").asInt() - 1);
  }

  /**
   * Passes until the decision has gone to the other side without a die; who may ask for it back.
   */
  private static String handedOverWithoutDice(String match) {
    for (int i = 0; i < 60; i++) {
      House.Answer shown = central.get(match);
      String side = shown.text("/decision/side");
      House player = side.equals("central") ? central : allied;
      House.Answer mine = player.get(match);
      assertThat(player.post(match + "/orders", ask(mine.revision(), side, pass())).status())
          .isEqualTo(200);
      if (!player.get(match).text("/decision/side").equals(side)
          && player.post(match + "/offers", offer(side, "take-back")).status() == 204) {
        return side;
      }
    }
    throw new AssertionError("every hand-over had a die");
  }

  @Test
  void notesAreSeenByWhoWroteThemOnly() {
    String match = begin();
    ObjectNode note = Json.object().put("hex", "1703").put("text", "hold this");
    assertThat(central.post(match + "/notes", note).status()).isEqualTo(204);
    assertThat(central.get(match + "/notes").text("/1703")).isEqualTo("hold this");
    assertThat(allied.get(match + "/notes").json()).isEmpty();
    assertThat(spectator.get(match + "/notes").status()).isEqualTo(403);
    assertThat(central.post(match + "/notes", note.put("text", "")).status()).isEqualTo(204);
    assertThat(central.get(match + "/notes").json()).isEmpty();
    assertThat(central.post(match + "/notes", note.put("hex", "nowhere")).status()).isEqualTo(400);
  }
}
