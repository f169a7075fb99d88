package fieldmarshal.server;

import static fieldmarshal.server.House.ask;
import static fieldmarshal.server.House.pass;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A hostile player at every door of a host: nothing is changed, nothing is told. */
class HostileTest {
  /** All that can be asked about a match. */
  private static final List<String> QUESTIONS =
      List.of(
          "",
          "/log",
          "/rolls",
          "/at/0",
          "/file",
          "/legal",
          "/moves?unit=ru-27",
          "/cost?unit=ru-27&path=5420",
          "/targets",
          "/deeds",
          "/attackers?targets=5421",
          "/trace/supply?unit=ru-27",
          "/overlay/zoc",
          "/story",
          "/day",
          "/luck",
          "/analysis",
          "/hint",
          "/invitations",
          "/stream");

  private static Club club;
  private static House russian;
  private static House german;
  private static House spectator;
  private static House stranger;
  private static House unknown;

  /** A match with hidden movement: the Russian began it, the German came by a link. */
  private static String match;

  private static String used;

  @BeforeAll
  static void open(@TempDir Path data) throws IOException {
    club = new Club(data, (to, subject, text) -> {});
    russian = club.member("Rita");
    german = club.stranger();
    spectator = club.stranger();
    stranger = club.member("Eve");
    unknown = club.stranger();
    match =
        Club.begin(russian, Club.HIDDEN, "historical", "invited", "russian=me", "german=friend");
    used = Club.invite(russian, match, "german");
    assertThat(Club.enter(german, used, "Gerd").status()).isEqualTo(200);
    Club.enter(spectator, Club.invite(russian, match, ""), "Sam");
  }

  @AfterAll
  static void close() {
    club.close();
  }

  private static String with(String question, String as) {
    return match + question + (question.contains("?") ? "&" : "?") + "as=" + as;
  }

  private static Answer stream(House who, String as) {
    return who.send(
        who.request(match + "/stream?as=" + as).header("Accept", "text/event-stream").build());
  }

  // ---- who is no part of it

  @Test
  void whoIsNotKnownIsToldNothing() {
    for (String question : QUESTIONS) {
      Answer answer = unknown.get(match + question);
      assertThat(answer.status()).as(question).isEqualTo(401);
      assertThat(answer.response().body()).doesNotContain("russian", "Rita");
    }
    assertThat(unknown.get("/api/matches").status()).isEqualTo(401);
    assertThat(unknown.get("/api/games").status()).isEqualTo(401);
    assertThat(unknown.post("/api/matches", Json.object()).status()).isEqualTo(401);
    assertThat(unknown.get("/api/me").at("/known").asBoolean()).isFalse();
  }

  @Test
  void toAStrangerTheMatchIsNotThere() {
    String none = stranger.get("/api/matches/nothinghere").response().body();
    for (String question : QUESTIONS) {
      Answer answer = stranger.get(match + question);
      assertThat(answer.status()).as(question).isEqualTo(404);
      assertThat(answer.response().body()).as(question).isEqualTo(none);
    }
    for (String deed :
        List.of(
            "/orders",
            "/undo",
            "/redo",
            "/resign",
            "/rematch",
            "/name",
            "/hurry",
            "/pace",
            "/branch",
            "/preview",
            "/analysis",
            "/invitations",
            "/access",
            "/sit")) {
      assertThat(stranger.post(match + deed, Json.object()).status()).as(deed).isEqualTo(404);
    }
    assertThat(stranger.delete(match).status()).isEqualTo(404);
    assertThat(stranger.get("/api/matches").json()).isEmpty();
    assertThat(stranger.get("/api/matches?which=open").json()).isEmpty();
  }

  // ---- another's seat

  @Test
  void nobodyOrdersForAnothersSeat() {
    int revision = russian.get(match).revision();
    for (House who : List.of(german, spectator)) {
      Answer order = who.post(match + "/orders", ask(revision, "russian", pass()));
      assertThat(order.status()).isEqualTo(403);
      for (String deed : List.of("/undo", "/redo")) {
        Answer answer =
            who.post(match + deed, Json.object().put("revision", revision).put("as", "russian"));
        assertThat(answer.status()).as(deed).isEqualTo(403);
      }
      assertThat(who.post(match + "/resign", Json.object().put("as", "russian")).status())
          .isEqualTo(403);
      assertThat(who.post(match + "/name", Json.object().put("name", "mine")).status())
          .isEqualTo(403);
      assertThat(who.post(match + "/access", Json.object().put("access", "open")).status())
          .isEqualTo(403);
      assertThat(who.post(match + "/invitations", Json.object()).status()).isEqualTo(403);
      assertThat(who.get(match + "/invitations").status()).isEqualTo(403);
      assertThat(who.delete(match).status()).isEqualTo(403);
    }
    assertThat(russian.get(match).revision()).isEqualTo(revision);
  }

  @Test
  void aMatchThatOthersPlayIsNotRemovedByItsOwner() {
    assertThat(russian.delete(match).status()).isEqualTo(403);
    assertThat(german.get(match).status()).isEqualTo(200);
  }

  // ---- another's view

  @Test
  void noRequestNamesItsOwnEyes() {
    for (String question : QUESTIONS) {
      if (!question.equals("/file") && !question.equals("/invitations")) {
        Answer answer =
            question.equals("/stream")
                ? stream(german, "russian")
                : german.get(with(question, "russian"));
        assertThat(answer.status()).as(question).isEqualTo(403);
        assertThat(answer.response().body()).as(question).doesNotContain("ru-27");
      }
    }
    assertThat(stream(spectator, "german").status()).isEqualTo(403);
    assertThat(spectator.get(with("", "german")).status()).isEqualTo(403);
  }

  @Test
  void theGermanDoesNotSeeWhereARussianDivisionStands() {
    assertThat(place(russian, "ru-27")).isNotEmpty();
    assertThat(place(german, "ru-27")).isEmpty();
    assertThat(place(german, "ge-2")).isNotEmpty();
    assertThat(german.get(match).at("/yours").toString()).isEqualTo("[\"german\"]");
  }

  @Test
  void aSpectatorSeesOnlyWhatBothSidesMaySee() {
    JsonNode seen = spectator.get(match).json();
    assertThat(seen.path("watching").asBoolean()).isTrue();
    assertThat(seen.path("yours")).isEmpty();
    JsonNode units = seen.at("/state/units");
    assertThat(units).isNotEmpty();
    for (JsonNode unit : units) {
      String enemy = unit.path("side").asText().equals("russian") ? "german" : "russian";
      House other = enemy.equals("german") ? german : russian;
      assertThat(unit.path("hex").asText())
          .as(unit.path("id").asText())
          .isEqualTo(place(other, unit.path("id").asText()));
    }
    assertThat(place(spectator, "ru-27")).isEmpty();
    assertThat(place(spectator, "ge-2")).isEmpty();
    assertThat(seen.has("suggest")).isFalse();
    assertThat(seen.has("canMove")).isFalse();
    assertThat(place(spectator.get(match + "/at/0").json(), "ru-27")).isEmpty();
    for (String question :
        List.of(
            "/legal",
            "/moves?unit=ru-27",
            "/trace/supply?unit=ru-27",
            "/overlay/supply",
            "/day",
            "/story",
            "/hint")) {
      assertThat(spectator.get(match + question).status()).as(question).isEqualTo(403);
    }
  }

  private static String place(House who, String unit) {
    return place(who.get(match).json(), unit);
  }

  private static String place(JsonNode shown, String unit) {
    for (JsonNode one : shown.at("/state/units")) {
      if (one.path("id").asText().equals(unit)) {
        return one.path("hex").asText();
      }
    }
    return "";
  }

  @Test
  void theFileAndCopiesOfAMatchThatGoesOnAreRefused() {
    for (House who : List.of(russian, german, spectator)) {
      assertThat(who.get(match + "/file").status()).isEqualTo(403);
      assertThat(who.post(match + "/branch", Json.object().put("line", 0)).status()).isEqualTo(403);
    }
    assertThat(german.post(match + "/rematch", Json.object().put("change", false)).status())
        .isEqualTo(403);
  }

  @Test
  void whatASideDoesInSecretIsNotInTheOthersStreamOrLog() {
    BlockingQueue<House.News> page = german.listen(match);
    BlockingQueue<House.News> watched = spectator.listen(match);
    House.next(page, "hello");
    House.next(watched, "hello");
    String before = german.get(match).json().toString();
    Answer shown = russian.get(match);
    JsonNode order = shown.at("/suggest");
    JsonNode legal = russian.get(match + "/legal").at("/orders");
    for (JsonNode one : legal) {
      if (one.path("type").asText().equals("place")) {
        order = one;
        break;
      }
    }
    Answer done = russian.post(match + "/orders", ask(shown.revision(), "russian", order));
    assertThat(done.status()).as(done.response().body()).isEqualTo(200);
    assertThat(german.get(match).json().toString()).isEqualTo(before);
    assertThat(german.get(match + "/log").json()).isEmpty();
    assertThat(spectator.get(match + "/log").json()).isEmpty();
    // that a page was opened is no secret
    page.removeIf(news -> news.name().equals("talk"));
    assertThat(page).isEmpty();
    assertThat(watched).isEmpty();
    JsonNode line = russian.get(match + "/log").json().path(0);
    assertThat(line.path("author").asText()).isEqualTo("Rita");
    int revision = russian.get(match).revision();
    Answer back =
        russian.post(match + "/undo", Json.object().put("revision", revision).put("as", "russian"));
    assertThat(back.status()).isEqualTo(200);
  }

  /**
   * What the Russian does, takes back and does again in secret changes nothing that the German or a
   * spectator can ask for: no count, no time, no offer, no progress.
   */
  @Test
  void secretOrdersAndTheirUndoChangeNothingThatOthersCanAsk() {
    List<String> questions = new ArrayList<>(QUESTIONS);
    questions.removeAll(List.of("/stream", "/file"));
    questions.addAll(List.of("/talk", "/notes", "/standing?as=german", "/clock"));
    List<String> before = everything(questions);
    JsonNode legal = russian.get(match + "/legal").at("/orders");
    JsonNode place = null;
    for (JsonNode one : legal) {
      place = place == null && one.path("type").asText().equals("place") ? one : place;
    }
    int revision = russian.get(match).revision();
    Answer done = russian.post(match + "/orders", ask(revision, "russian", place));
    assertThat(done.status()).as(done.response().body()).isEqualTo(200);
    same("after an order", everything(questions), before);
    for (String what : List.of("/undo", "/redo", "/undo")) {
      int now = russian.get(match).revision();
      Answer turned =
          russian.post(match + what, Json.object().put("revision", now).put("as", "russian"));
      assertThat(turned.status()).as(turned.response().body()).isEqualTo(200);
      same("after " + what, everything(questions), before);
    }
    // that he may not undo tells the German nothing either: the same words before and after
    Answer refused =
        german.post(
            match + "/undo",
            Json.object().put("revision", german.get(match).revision()).put("as", "german"));
    assertThat(refused.status()).isEqualTo(422);
    assertThat(refused.text("/refusal/why")).isEqualTo("The other side must decide now.");
  }

  private static void same(String when, List<String> now, List<String> before) {
    for (int i = 0; i < now.size(); i++) {
      assertThat(now.get(i)).as(when).isEqualTo(before.get(i));
    }
  }

  private static List<String> everything(List<String> questions) {
    List<String> all = new ArrayList<>();
    for (House who : List.of(german, spectator)) {
      for (String question : questions) {
        Answer answer = who.get(match + question);
        all.add(question + " " + answer.status() + " " + answer.response().body());
      }
      all.add(who.get("/api/matches").response().body());
    }
    return all;
  }

  /** How long the answer takes does not tell a stranger whether there is such a match. */
  @Test
  void aMatchThatIsNotHisTakesAsLongAsOneThatIsNotThere() {
    String none = "/api/matches/" + "a".repeat(12);
    List<Long> there = new ArrayList<>();
    List<Long> nowhere = new ArrayList<>();
    for (int i = 0; i < 150; i++) {
      for (String each : i % 2 == 0 ? List.of(match, none) : List.of(none, match)) {
        long began = System.nanoTime();
        Answer answer = stranger.get(each);
        (each.equals(match) ? there : nowhere).add(System.nanoTime() - began);
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.text("/error")).isEqualTo("There is no match of that name.");
      }
    }
    there.sort(null);
    nowhere.sort(null);
    assertThat((double) there.get(75) / nowhere.get(75)).as("medians").isBetween(0.6, 1.7);
  }

  // ---- links

  @Test
  void aLinkToASeatServesOnce() {
    House second = club.stranger();
    assertThat(Club.enter(second, used, "Second").status()).isEqualTo(404);
    assertThat(second.cookie()).isEmpty();
    assertThat(second.post("/api/enter/invitation/look", Json.object().put("token", used)).status())
        .isEqualTo(404);
  }

  @Test
  void aLinkThatWasGuessedRevokedOrReplacedServesNobody() {
    String own =
        Club.begin(russian, House.GAME, "historical", "invited", "central=me", "allied=friend");
    String first = Club.invite(russian, own, "allied");
    String second = Club.invite(russian, own, "allied");
    assertThat(Club.enter(club.stranger(), first, "A").status()).isEqualTo(404);
    String id = russian.get(own + "/invitations").text("/0/id");
    assertThat(russian.get(own + "/invitations").response().body()).doesNotContain(second);
    assertThat(russian.delete(own + "/invitations/" + id).status()).isEqualTo(204);
    String revoked = Club.enter(club.stranger(), second, "B").response().body();
    String guessed = Club.enter(club.stranger(), "A".repeat(43), "C").response().body();
    assertThat(revoked).isEqualTo(guessed);
    assertThat(second).hasSize(43);
    assertThat(russian.get(own).at("/company/seats/allied/free").asBoolean()).isTrue();
  }

  @Test
  void aSeatIsTakenByLinkOnlyWhereTheMatchIsNotOpen() {
    String own =
        Club.begin(russian, House.GAME, "historical", "invited", "central=me", "allied=friend");
    assertThat(stranger.post(own + "/sit", Json.object().put("side", "allied")).status())
        .isEqualTo(404);
    russian.post(own + "/access", Json.object().put("access", "open"));
    assertThat(stranger.get("/api/matches?which=open").json().toString())
        .contains(own.substring(13));
    assertThat(stranger.post(own + "/sit", Json.object().put("side", "central")).status())
        .isEqualTo(409);
    assertThat(stranger.post(own + "/sit", Json.object().put("side", "allied")).status())
        .isEqualTo(204);
    assertThat(stranger.get(own).at("/yours").toString()).isEqualTo("[\"allied\"]");
    stranger.post(own + "/resign", Json.object().put("as", "allied"));
    assertThat(russian.delete(own).status()).isEqualTo(204);
  }

  @Test
  void aGuestBeginsNothing() {
    Answer answer =
        german.post(
            "/api/matches", Json.object().put("game", House.GAME).put("scenario", "historical"));
    assertThat(answer.status()).isEqualTo(403);
    assertThat(german.post("/api/open", Json.object()).status()).isEqualTo(403);
  }

  @Test
  void nobodyChoosesTheDice() {
    Answer answer =
        russian.post(
            "/api/matches",
            Json.object().put("game", House.GAME).put("scenario", "historical").put("seed", 7));
    assertThat(answer.status()).isEqualTo(403);
  }

  // ---- sessions

  @Test
  void aCopiedCookieDiesWithItsSession() {
    House victim = club.member("Vic");
    House thief = club.stranger();
    thief.cookie(victim.cookie());
    assertThat(thief.get("/api/matches").status()).isEqualTo(200);
    assertThat(victim.post("/api/me/leave", Json.object()).status()).isEqualTo(204);
    assertThat(victim.cookie()).isEmpty();
    assertThat(thief.get("/api/matches").status()).isEqualTo(401);
  }

  @Test
  void leavingEverywhereEndsEveryBrowserAndItsStreams() throws InterruptedException {
    House here = club.member("Two");
    House there = club.stranger();
    var person = club.household().people().account("Other", null, false);
    here.cookie("session=" + club.household().sessions().begin(person));
    there.cookie("session=" + club.household().sessions().begin(person));
    here.post("/api/me/leave", Json.object().put("everywhere", true));
    assertThat(there.get("/api/matches").status()).isEqualTo(401);
    assertThat(here.get("/api/matches").status()).isEqualTo(401);
  }

  @Test
  void aSessionIsSetSoThatScriptsAndOtherSitesCannotUseIt() {
    House guest = club.stranger();
    String own =
        Club.begin(russian, House.GAME, "historical", "invited", "central=me", "allied=friend");
    Answer answer = Club.enter(guest, Club.invite(russian, own, "allied"), "Gus");
    String cookie =
        answer.response().headers().allValues("Set-Cookie").stream()
            .filter(set -> set.startsWith("session="))
            .findFirst()
            .orElseThrow();
    assertThat(cookie).contains("HttpOnly", "SameSite=Lax", "Path=/");
    assertThat(guest.cookie().length()).isGreaterThan(43);
  }

  @Test
  void aForeignPageChangesNothingWithTheCookie() {
    int revision = russian.get(match).revision();
    for (String[] header :
        new String[][] {
          {"Origin", "http://evil.example"}, {"Origin", "null"}, {"Sec-Fetch-Site", "cross-site"}
        }) {
      Answer answer =
          russian.send(
              russian
                  .request(match + "/resign")
                  .header("Content-Type", "application/json")
                  .header(header[0], header[1])
                  .POST(BodyPublishers.ofString("{\"as\":\"russian\"}"))
                  .build());
      assertThat(answer.status()).as(header[1]).isEqualTo(403);
    }
    assertThat(russian.get(match).revision()).isEqualTo(revision);
  }
}
