package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.server.people.SmtpMailer;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two people play on a clock that goes on as the test says. */
class TimeTest {
  private static final FakeClock CLOCK = new FakeClock(Instant.parse("2026-11-01T12:00:00Z"));
  private static PostOffice post;
  private static Club club;
  private static House anna;
  private static House ben;

  @BeforeAll
  static void open(@TempDir Path data) throws IOException {
    post = new PostOffice();
    club =
        new Club(
            data,
            SmtpMailer.of(post.url(), "host@club.example"),
            new Clockwork.Outside(
                CLOCK,
                Receiver.NEIGHBOURS,
                Duration.ZERO,
                Duration.ofDays(900),
                Duration.ofMillis(20),
                Duration.ofHours(1)));
    anna = club.member("Anna", "anna@club.example");
    ben = club.member("Ben", "ben@club.example");
  }

  @AfterAll
  static void close() throws IOException {
    club.close();
    post.close();
  }

  private static ObjectNode setup(String timeOut) {
    ObjectNode setup =
        Json.object()
            .put("game", House.GAME)
            .put("scenario", "historical")
            .put("access", "invited");
    setup.putObject("seats").put("central", "me").put("allied", "friend");
    setup
        .putObject("clock")
        .put("turnHours", 72)
        .put("bankHours", 24)
        .put("vacationDays", 10)
        .put("timeOut", timeOut)
        .put("graceHours", 48);
    return setup;
  }

  private static String begin(String timeOut) {
    House.Answer answer = anna.post("/api/matches", setup(timeOut));
    assertThat(answer.status()).as(answer.response().body()).isEqualTo(201);
    String match = "/api/matches/" + answer.text("/id");
    assertThat(clock(anna, match).path("begun").asBoolean()).isFalse();
    Club.enter(ben, Club.invite(anna, match, "allied"), "Ben");
    assertThat(letter("anna", match)).contains("Your turn");
    return match;
  }

  /** The next letter about a match, which is for that person; other matches go on beside it. */
  private static String letter(String to, String match) {
    String link = match.replace("/api/matches/", "/match/");
    PostOffice.Letter letter = post.next();
    String text = letter.text().replace("=\r\n", "");
    while (!text.contains(link)) {
      letter = post.next();
      text = letter.text().replace("=\r\n", "");
    }
    assertThat(letter.to()).as(text).contains(to);
    return text;
  }

  private static JsonNode clock(House who, String match) {
    return who.get(match + "/clock").at("/clock");
  }

  private static House.Answer act(House who, String match, String act, String as) {
    return who.post(match + "/clock/" + act, Json.object().put("as", as));
  }

  private static void days(double days) {
    CLOCK.plus(Duration.ofMinutes((long) (days * 24 * 60)));
    club.keeper().tell();
  }

  @Test
  void theClockIsSeenByBothAndRunsForWhoIsAsked() {
    String match = begin("claim");
    JsonNode clock = ben.get(match).at("/company/clock");
    assertThat(clock.path("begun").asBoolean()).isTrue();
    assertThat(clock.path("asked").asText()).isEqualTo("central");
    assertThat(clock.at("/sides/central/deadline").asText())
        .isEqualTo(CLOCK.instant().plus(Duration.ofHours(96)).toString());
    assertThat(clock.at("/sides/allied/deadline").isNull()).isTrue();
    assertThat(clock.at("/terms/timeOut").asText()).isEqualTo("claim");
    JsonNode listed = anna.get("/api/matches").json();
    assertThat(listed.path(0).at("/company/clock/sides/central/runs").asBoolean()).isTrue();
    assertThat(act(ben, match, "claim", "allied").status()).isEqualTo(409);
    assertThat(act(ben, match, "leave", "central").status()).as("another's seat").isEqualTo(403);
    assertThat(club.stranger().get(match + "/clock").status()).isEqualTo(401);
    assertThat(club.member("Carl").get(match + "/clock").status()).isEqualTo(404);
  }

  @Test
  void whoseTimeIsOutWasToldAndLosesOnlyWhenTheOpponentClaimsIt() {
    String match = begin("claim");
    days(2.9);
    assertThat(act(ben, match, "claim", "allied").status()).isEqualTo(409);
    days(0.2);
    assertThat(letter("anna", match)).contains("Your time ends soon");
    days(0.8);
    assertThat(act(ben, match, "claim", "allied").status()).as("time is left").isEqualTo(409);
    days(0.2);
    assertThat(letter("ben", match)).contains("Your opponent's time has run out");
    days(9);
    assertThat(anna.get(match).at("/decision/kind").asText()).isNotEqualTo("over");
    assertThat(clock(ben, match).path("right").asText()).isEqualTo("claim");
    assertThat(act(anna, match, "claim", "central").status()).isEqualTo(409);
    assertThat(act(ben, match, "claim", "allied").status()).isEqualTo(204);
    JsonNode shown = anna.get(match).json();
    assertThat(shown.at("/decision/outcome/winner").asText()).isEqualTo("allied");
    assertThat(anna.get(match + "/log").json().toString())
        .contains("The Central Powers lose on time.");
    assertThat(clock(ben, match).path("asked").isNull()).isTrue();
    assertThat(letter("", match) + letter("", match)).contains("The game is over");
  }

  @Test
  void anOrderGivenLateEndsTheClaim() {
    String match = begin("claim");
    days(3.5);
    letter("anna", match);
    days(2);
    letter("ben", match);
    JsonNode shown = anna.get(match).json();
    House.Answer answer =
        anna.post(
            match + "/orders", House.ask(shown.path("revision").asInt(), "central", House.pass()));
    assertThat(answer.status()).isEqualTo(200);
    assertThat(clock(anna, match).at("/sides/central/out").asBoolean())
        .as("in the same part: still out")
        .isTrue();
    for (int i = 0; i < 40 && anna.get(match).text("/decision/side").equals("central"); i++) {
      anna.suggested(match);
    }
    JsonNode clock = clock(ben, match);
    assertThat(clock.path("asked").asText()).isEqualTo("allied");
    assertThat(clock.path("right").asText()).isEqualTo("none");
    assertThat(letter("ben", match)).contains("Your turn").contains("until");
    assertThat(act(ben, match, "claim", "allied").status()).isEqualTo(409);
  }

  @Test
  void whereThatIsAgreedTheOpponentWarnsFirst() {
    String match = begin("warn");
    days(3.5);
    letter("anna", match);
    days(1);
    letter("ben", match);
    assertThat(act(ben, match, "claim", "allied").status()).isEqualTo(409);
    assertThat(act(ben, match, "warn", "allied").status()).isEqualTo(200);
    assertThat(letter("anna", match)).contains("Your time has run out").contains("warns you");
    days(1.9);
    assertThat(act(ben, match, "claim", "allied").status()).isEqualTo(409);
    days(0.2);
    assertThat(act(ben, match, "claim", "allied").status()).isEqualTo(204);
    letter("", match);
    letter("", match);
  }

  @Test
  void whereThatIsAgreedTheClerkAnswers() {
    String match = begin("clerk");
    days(3.5);
    letter("anna", match);
    days(1);
    letter("ben", match);
    assertThat(act(ben, match, "claim", "allied").status()).isEqualTo(409);
    House.Answer answer = act(ben, match, "clerk", "allied");
    assertThat(answer.status()).as(answer.response().body()).isEqualTo(200);
    assertThat(answer.at("/answers").asInt()).isPositive();
    assertThat(ben.get(match).text("/decision/side")).isEqualTo("allied");
    assertThat(ben.get(match + "/log").json().toString()).contains("the program decided");
    assertThat(letter("ben", match)).contains("Your turn");
  }

  @Test
  void pausesAndVacations() {
    String match = begin("claim");
    assertThat(act(anna, match, "pause", "central").status()).isEqualTo(200);
    assertThat(letter("ben", match)).contains("A pause is offered");
    assertThat(act(ben, match, "pause", "allied").at("/clock/paused").isNull()).isFalse();
    assertThat(letter("", match) + letter("", match)).contains("The clocks are stopped");
    days(200);
    assertThat(act(ben, match, "resume", "allied").status()).isEqualTo(200);
    assertThat(letter("", match) + letter("", match)).contains("The clocks run again");
    assertThat(act(anna, match, "leave", "central").status()).isEqualTo(200);
    days(4);
    assertThat(clock(ben, match).at("/sides/central/awayUntil").isNull()).isFalse();
    House.Answer home = act(anna, match, "home", "central");
    assertThat(home.at("/clock/sides/central/vacation").asLong())
        .isEqualTo(Duration.ofDays(6).toSeconds());
    assertThat(home.at("/clock/sides/central/deadline").asText())
        .isEqualTo(CLOCK.instant().plus(Duration.ofHours(96)).toString());
  }

  @Test
  void aRematchHasTheSameTermsAndTheOtherPlayerIsTold() {
    String match = begin("claim");
    anna.post(match + "/resign", Json.object().put("as", "central"));
    letter("", match);
    letter("", match);
    House.Answer again = ben.post(match + "/rematch", Json.object().put("change", false));
    String next = "/api/matches/" + again.text("/id");
    assertThat(letter("anna", next)).contains("Your turn");
    assertThat(clock(anna, next).at("/sides/central/runs").asBoolean()).isTrue();
    House.Answer other = anna.post(match + "/rematch", Json.object().put("change", true));
    assertThat(other.status()).isEqualTo(201);
    assertThat(letter("ben", "/api/matches/" + other.text("/id"))).contains("Your turn");
  }

  /** Its machine slept and has just woken; the host has not noted yet that it is alive. */
  @Test
  void whoWakesTheHostFindsTheTimeOfItsSleepGivenBack(@TempDir Path data) throws IOException {
    FakeClock clock = new FakeClock(Instant.parse("2026-11-01T12:00:00Z"));
    Duration hour = Duration.ofHours(1);
    try (Club woken =
        new Club(
            data,
            null,
            new Clockwork.Outside(clock, Receiver.NEIGHBOURS, hour, hour, hour, hour))) {
      House first = woken.member("Anna");
      House second = woken.member("Ben");
      ObjectNode setup = setup("claim");
      String match = "/api/matches/" + first.post("/api/matches", setup).text("/id");
      Club.enter(second, Club.invite(first, match, "allied"), "Ben");
      Instant deadline = clock.instant().plus(Duration.ofHours(96));
      woken.keeper().tell();
      clock.plus(Duration.ofDays(30));
      deadline = deadline.plus(Duration.ofDays(30));
      assertThat(clock(second, match).at("/sides/central/deadline").asText())
          .isEqualTo(deadline.toString());
      assertThat(act(second, match, "claim", "allied").status()).isEqualTo(409);
      clock.plus(Duration.ofDays(30));
      for (int i = 0; i < 40 && first.get(match).text("/decision/side").equals("central"); i++) {
        first.suggested(match);
      }
      assertThat(clock(first, match).at("/sides/central/bank").asLong())
          .as("an order given at once costs nothing of the bank")
          .isEqualTo(Duration.ofHours(24).toSeconds());
    }
  }

  @Test
  void aMatchWithoutAClockHasNone() {
    String match =
        Club.begin(anna, House.GAME, "historical", "invited", "central=me", "allied=friend");
    Club.enter(ben, Club.invite(anna, match, "allied"), "Ben");
    days(400);
    assertThat(clock(ben, match).isNull()).isTrue();
    for (String act : new String[] {"pause", "resume", "leave", "home", "warn"}) {
      assertThat(act(anna, match, act, "central").status()).as(act).isEqualTo(404);
    }
    for (String act : new String[] {"claim", "clerk"}) {
      assertThat(act(ben, match, act, "allied").status()).as(act).isEqualTo(409);
    }
    assertThat(anna.get(match).text("/decision/side")).isEqualTo("central");
    assertThat(letter("anna", match)).contains("Your turn");
  }

  @Test
  void aClockIsForTwoPeople() {
    ObjectNode setup = setup("claim");
    ((ObjectNode) setup.get("seats")).put("allied", "bot:recruit");
    assertThat(anna.post("/api/matches", setup).status()).isEqualTo(409);
    ObjectNode wrong = setup("sooner");
    assertThat(anna.post("/api/matches", wrong).status()).isEqualTo(400);
  }
}
