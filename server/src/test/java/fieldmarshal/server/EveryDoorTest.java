package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * All doors that the server has, tried by whoever has no key: somebody unknown, a member who is no
 * part of the match, a spectator, the enemy. A door that is new has to be entered here.
 */
class EveryDoorTest {
  private static final String MATCH = "/api/matches/{m}";

  /** What is sent to each door at which something is done in a match, in the name of Russia. */
  private static final Map<String, String> DEEDS = new TreeMap<>();

  static {
    DEEDS.put("/orders", "{'revision':0,'as':'russian','order':{'type':'pass'}}");
    DEEDS.put("/undo", "{'revision':0,'as':'russian'}");
    DEEDS.put("/redo", "{'revision':0,'as':'russian'}");
    DEEDS.put("/resign", "{'as':'russian'}");
    DEEDS.put("/rematch", "{'change':false}");
    DEEDS.put("/name", "{'name':'mine'}");
    DEEDS.put("/hurry", "{}");
    DEEDS.put("/pace", "{'percent':100}");
    DEEDS.put("/branch", "{'line':0}");
    DEEDS.put("/seeds", "{'as':'russian','commitment':'" + "0".repeat(64) + "'}");
    DEEDS.put("/preview", "{'order':{'type':'attack','units':['ge-2'],'targets':['5421']}}");
    DEEDS.put("/analysis", "{}");
    DEEDS.put("/analysis/stop", "{}");
    DEEDS.put("/invitations", "{}");
    DEEDS.put("/access", "{'access':'open'}");
    DEEDS.put("/sit", "{'side':'russian'}");
    DEEDS.put("/watching", "{'as':'russian','turns':1}");
    DEEDS.put("/chat", "{'text':'hello'}");
    DEEDS.put("/offers", "{'as':'russian','kind':'draw'}");
    DEEDS.put("/offers/answer", "{'as':'russian','kind':'draw','yes':true}");
    DEEDS.put("/notes", "{'hex':'2333','text':'mine'}");
    DEEDS.put("/standing", "{'losses':'clerk'}");
    DEEDS.put("/here", "{}");
    for (String what :
        List.of("pause", "no-pause", "resume", "leave", "home", "warn", "claim", "clerk")) {
      DEEDS.put("/clock/" + what, "{'as':'russian'}");
    }
  }

  /** What a player may do for himself, without speaking for a side. */
  private static final Set<String> OF_EVERY_PLAYER =
      Set.of("/hurry", "/pace", "/analysis/stop", "/chat", "/notes", "/here");

  /** What is asked of a match; and what of it a spectator is told where something is hidden. */
  private static final Set<String> QUESTIONS =
      Set.of(
          "",
          "/log",
          "/rolls",
          "/at/{line}",
          "/stream",
          "/luck",
          "/analysis",
          "/clock",
          "/file",
          "/legal",
          "/moves",
          "/cost",
          "/targets",
          "/deeds",
          "/attackers",
          "/trace/{what}",
          "/overlay/{what}",
          "/story",
          "/day",
          "/hint",
          "/talk",
          "/notes",
          "/standing",
          "/invitations");

  private static final Set<String> TOLD_TO_SPECTATORS =
      Set.of("", "/log", "/rolls", "/at/{line}", "/luck", "/analysis", "/clock");

  /** Doors at which nobody is asked for a key, or that know of no match. */
  private static final Set<String> ELSEWHERE =
      Set.of(
          "GET /api/me",
          "POST /api/me/name",
          "POST /api/me/leave",
          "POST /api/me/mail",
          "POST /api/me/passkey/begin",
          "POST /api/me/passkey",
          "GET /api/me/notices",
          "POST /api/me/notices",
          "POST /api/me/notices/trial",
          "POST /api/me/browsers",
          "POST /api/me/browsers/remove",
          "POST /api/enter/mail",
          "POST /api/enter/link/look",
          "POST /api/enter/link",
          "POST /api/enter/passkey/begin",
          "POST /api/enter/passkey",
          "POST /api/enter/invitation/look",
          "POST /api/enter/invitation",
          "GET /api/games",
          "GET /api/games/{g}/chart",
          "GET /api/games/{g}/heights.png",
          "GET /api/games/{g}/fits",
          "GET /api/games/{g}/cases",
          "GET /api/games/{g}/tables",
          "GET /api/games/{g}/counters",
          "GET /api/statistics",
          "GET /api/matches",
          "POST /api/matches",
          "POST /api/open",
          "GET /api/<rest>");

  private static Club club;
  private static House russian;
  private static House german;
  private static House spectator;
  private static House member;
  private static House unknown;
  private static String match;

  @BeforeAll
  static void open(@TempDir Path data) throws IOException {
    club = new Club(data, (to, subject, text) -> {});
    russian = club.member("Rita");
    german = club.member("Gerd");
    spectator = club.member("Sam");
    member = club.member("Eve");
    unknown = club.stranger();
    match =
        Club.begin(russian, Club.HIDDEN, "historical", "invited", "russian=me", "german=friend");
    Club.enter(german, Club.invite(russian, match, "german"), "Gerd");
    Club.enter(spectator, Club.invite(russian, match, ""), "Sam");
  }

  @AfterAll
  static void close() {
    club.close();
  }

  private static Set<String> all() {
    Set<String> doors = new TreeSet<>();
    for (String deed : DEEDS.keySet()) {
      doors.add("POST " + MATCH + deed);
    }
    for (String question : QUESTIONS) {
      doors.add("GET " + MATCH + question);
    }
    doors.add("DELETE " + MATCH);
    doors.add("DELETE " + MATCH + "/analysis");
    doors.add("DELETE " + MATCH + "/invitations/{i}");
    doors.addAll(ELSEWHERE);
    return doors;
  }

  @Test
  void everyDoorIsKnownHere() {
    Set<String> doors = new TreeSet<>();
    for (String door : club.doors()) {
      if (door.matches("(GET|POST|PUT|DELETE|PATCH) /api/.*")) {
        doors.add(door);
      }
    }
    assertThat(doors).isEqualTo(all());
  }

  private static Answer at(House who, String door) {
    String[] parts = door.split(" ", 2);
    String path =
        parts[1]
            .replace(MATCH, match)
            .replace("{line}", "0")
            .replace("{i}", "abc")
            .replace("{g}", House.GAME)
            .replace("<rest>", "else")
            .replace("trace/{what}", "trace/supply")
            .replace("overlay/{what}", "overlay/zoc");
    String query = path.contains("/moves") || path.contains("/trace") ? "unit=ru-27" : "";
    query = path.contains("/cost") ? "unit=ru-27&path=5420" : query;
    query = path.contains("/attackers") ? "targets=5421" : query;
    boolean sided = path.startsWith(match) && parts[0].equals("GET") || path.endsWith("/standing");
    query = sided ? query + (query.isEmpty() ? "" : "&") + "as=russian" : query;
    HttpRequest.Builder request = who.request(path + (query.isEmpty() ? "" : "?" + query));
    String body = DEEDS.getOrDefault(parts[1].replace(MATCH, ""), "{}").replace('\'', '"');
    if (path.endsWith("/stream")) {
      request.header("Accept", "text/event-stream");
    }
    return who.send(
        switch (parts[0]) {
          case "GET" -> request.build();
          case "DELETE" -> request.DELETE().build();
          default ->
              request
                  .header("Content-Type", "application/json")
                  .POST(BodyPublishers.ofString(body))
                  .build();
        });
  }

  private static JsonNode everything() {
    return Json.array()
        .add(russian.situation(match))
        .add(russian.get(match).at("/company"))
        .add(russian.get(match).at("/name"))
        .add(russian.get(match + "/standing?as=russian").json())
        .add(russian.get(match + "/talk").at("/offers"))
        .add(russian.get(match + "/notes").json())
        .add(russian.get(match + "/invitations").json())
        .add(russian.get("/api/matches").response().headers().firstValue("X-Total").orElse(""));
  }

  @Test
  void whoIsNotKnownComesThroughNone() {
    JsonNode before = everything();
    for (String door : all()) {
      if (!door.contains("/api/enter/") && !door.equals("GET /api/me")) {
        Answer answer = at(unknown, door);
        assertThat(answer.status()).as(door).isEqualTo(401);
        assertThat(answer.response().body()).doesNotContain("Rita", "ru-");
      }
    }
    assertThat(everything()).isEqualTo(before);
  }

  @Test
  void toAMemberWhoIsNoPartOfItTheMatchIsNotThere() {
    JsonNode before = everything();
    String none = member.get("/api/matches/nothinghere2").response().body();
    for (String door : all()) {
      if (door.contains(MATCH)) {
        Answer answer = at(member, door);
        assertThat(answer.status()).as(door).isEqualTo(404);
        assertThat(answer.response().body()).as(door).isEqualTo(none);
      }
    }
    assertThat(everything()).isEqualTo(before);
  }

  @Test
  void whoWatchesDoesNothingAndSpeaksForNobody() {
    JsonNode before = everything();
    for (String deed : DEEDS.keySet()) {
      int expected = deed.equals("/here") ? 204 : 403;
      assertThat(at(spectator, "POST " + MATCH + deed).status()).as(deed).isEqualTo(expected);
    }
    for (String question : QUESTIONS) {
      // as nobody's seat
      String path = match + question.replace("{line}", "0").replace("{what}", "supply");
      if (!question.equals("/stream")) {
        Answer answer = spectator.get(path);
        boolean told = TOLD_TO_SPECTATORS.contains(question);
        assertThat(answer.status()).as(question).isEqualTo(told ? 200 : 403);
      }
      // and as a seat that is not his
      boolean sided = !question.equals("/clock");
      Answer posing = sided ? at(spectator, "GET " + MATCH + question) : null;
      assertThat(posing == null ? 403 : posing.status()).as(question).isEqualTo(403);
    }
    for (String door : List.of("", "/analysis", "/invitations/abc")) {
      assertThat(spectator.delete(match + door).status()).as(door).isEqualTo(403);
    }
    assertThat(everything()).isEqualTo(before);
  }

  @Test
  void theEnemyDoesNothingInTheNameOfTheOther() {
    JsonNode before = everything();
    for (String deed : DEEDS.keySet()) {
      int status = at(german, "POST " + MATCH + deed).status();
      int expected = OF_EVERY_PLAYER.contains(deed) ? 204 : deed.equals("/preview") ? 422 : 403;
      assertThat(status).as(deed).isEqualTo(expected);
    }
    Set<String> unsided = Set.of("/clock", "/talk", "/notes");
    for (String question : QUESTIONS) {
      if (!unsided.contains(question)) {
        Answer answer = at(german, "GET " + MATCH + question);
        assertThat(answer.status()).as(question).isEqualTo(403);
        assertThat(answer.response().body()).as(question).doesNotContain("ru-");
      }
    }
    for (String door : List.of("", "/invitations/abc")) {
      assertThat(german.delete(match + door).status()).as(door).isEqualTo(403);
    }
    assertThat(everything()).isEqualTo(before);
  }

  /** Guessing at links is slow, and who guesses is told nothing. */
  @Test
  void linksAreNotGuessedWithoutEnd(@TempDir Path other) throws IOException {
    try (Club host = new Club(other, (to, subject, text) -> {})) {
      House guesser = host.stranger();
      Set<String> answers = new TreeSet<>();
      int tries = 0;
      Answer answer;
      do {
        String token = String.valueOf((char) ('A' + tries % 26)).repeat(43);
        String door = List.of("invitation/look", "invitation", "link", "link/look").get(tries % 4);
        answer = guesser.post("/api/enter/" + door, Json.object().put("token", token));
        if (answer.status() == 404) {
          answers.add(answer.response().body());
        }
      } while (answer.status() == 404 && ++tries < 500);
      assertThat(answer.status()).isEqualTo(429);
      assertThat(tries).isBetween(100, 200);
      assertThat(answers).as("one sentence for invitations, one to sign in").hasSize(2);
      assertThat(guesser.cookie()).isEmpty();
    }
  }

  /** Nobody fills the disk by talking. */
  @Test
  void nobodyTalksWithoutEnd(@TempDir Path other) throws IOException {
    try (Club host = new Club(other, (to, subject, text) -> {})) {
      House anna = host.member("Anna");
      String own = Club.begin(anna, House.GAME, "historical", "private", "central=me");
      int said = 0;
      while (said < 500
          && anna.post(own + "/chat", Json.object().put("text", "and")).status() == 204) {
        said++;
      }
      assertThat(said).isBetween(30, 100);
      assertThat(anna.get(own + "/talk").at("/chat")).hasSize(said);
    }
  }
}
