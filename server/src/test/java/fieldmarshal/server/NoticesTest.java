package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.server.people.SmtpMailer;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Notices go out for real: to a mail server, a maker of browsers and a chat system on loopback. */
class NoticesTest {
  private final FakeClock clock = new FakeClock(Instant.parse("2026-11-01T12:00:00Z"));
  private Path folder;
  private PostOffice post;
  private Receiver receiver;
  private Club club;
  private House anna;

  @BeforeEach
  void open(@TempDir Path data) throws IOException {
    folder = data;
    post = new PostOffice();
    receiver = new Receiver();
    club = club();
    anna = club.member("Anna", "anna@club.example");
  }

  private Club club() throws IOException {
    return new Club(
        folder,
        SmtpMailer.of(post.url(), "host@club.example"),
        new Clockwork.Outside(
            clock,
            Receiver.NEIGHBOURS,
            Duration.ofMinutes(1),
            Duration.ofDays(900),
            Duration.ofMillis(20),
            Duration.ofHours(1)));
  }

  @AfterEach
  void close() throws IOException {
    club.close();
    receiver.close();
    post.close();
  }

  private static ObjectNode wish(boolean mail, boolean push) {
    return Json.object().put("mail", mail).put("push", push);
  }

  private static void kept(House.Answer answer) {
    assertThat(answer.status()).as(answer.response().body()).isBetween(200, 204);
  }

  private void trial() {
    kept(anna.post("/api/me/notices/trial", Json.object()));
  }

  private static String id(PostOffice.Letter letter) {
    return letter.text().replaceFirst("(?s).*Message-ID: <([^>]+)>.*", "$1");
  }

  @Test
  void aLetterHasANameOfItsOwn() {
    trial();
    PostOffice.Letter first = post.next();
    assertThat(first.to()).isEqualTo("<anna@club.example>");
    assertThat(first.text()).contains("Notices of Field Marshal reach you").contains("/#notices");
    assertThat(id(first)).matches("[0-9a-f]{24}@localhost");
    trial();
    assertThat(id(post.next())).isNotEqualTo(id(first));
  }

  /** Of an offer the other player hears, once as long as it stands. */
  @Test
  void anOfferIsToldOnce() {
    House bert = club.member("Bert", "bert@club.example");
    String match =
        Club.begin(anna, House.GAME, "historical", "open", "central=me", "allied=friend");
    kept(bert.post(match + "/sit", Json.object().put("side", "allied")));
    for (int i = 0; i < 2; i++) {
      kept(bert.post(match + "/offers", Json.object().put("as", "allied").put("kind", "draw")));
    }
    PostOffice.Letter letter;
    do {
      letter = post.next();
    } while (!letter.text().contains("A draw is offered"));
    assertThat(letter.to()).isEqualTo("<anna@club.example>");
    assertThat(letter.text()).contains("Bert offers a draw");
    trial();
    assertThat(post.next().text()).contains("Notices of Field Marshal reach you");
  }

  @Test
  void aBrowserIsToldWhatNobodyOnTheWayCanRead() throws Exception {
    String openKey = anna.get("/api/me/notices").text("/key");
    Sealed browser = browser();
    kept(anna.post("/api/me/notices", wish(false, true)));
    trial();
    Receiver.Posted posted = receiver.next();
    assertThat(posted.path()).isEqualTo("/push/1");
    assertThat(posted.headers()).containsEntry("Content-encoding", "aes128gcm").containsKey("TTL");
    JsonNode told = Json.parse(browser.open(posted.body()));
    assertThat(told.path("title").asText()).isEqualTo("Notices of Field Marshal reach you");
    assertThat(told.path("id").asText()).isEqualTo(posted.headers().get("Topic"));
    String claims = Sealed.claims(posted.headers().get("Authorization"), openKey);
    assertThat(claims).contains("\"aud\":\"" + receiver.url("").replaceFirst("/$", "") + "\"");
    receiver.answer(410);
    trial();
    receiver.next();
    awaitFailed("push", 1, true);
    assertThat(anna.get("/api/me/notices").at("/browsers").size())
        .as("a browser that is gone is forgotten")
        .isZero();
    assertThat(post.waiting()).isZero();
  }

  /** A browser of Anna's. */
  private Sealed browser() throws GeneralSecurityException {
    Sealed browser = new Sealed();
    kept(
        anna.post(
            "/api/me/browsers",
            Json.object()
                .put("endpoint", receiver.url("/push/1"))
                .put("key", browser.key())
                .put("auth", browser.auth())));
    return browser;
  }

  /** Asks until the last notice has failed so often, and is given up or not. */
  private void awaitFailed(String channel, int tries, boolean dead) {
    for (int i = 0; i < 20_000; i++) {
      JsonNode last = anna.get("/api/me/notices").at("/failed/0");
      if (last.path("tries").asInt() == tries && last.path("again").isNull() == dead) {
        assertThat(last.path("channel").asText()).isEqualTo(channel);
        return;
      }
    }
    throw new AssertionError("it has not failed");
  }

  @Test
  void whatFailsIsTriedAgainAfterLongerWaitsAndGivenUp() {
    receiver.answer(302);
    kept(
        anna.post("/api/me/notices", wish(false, false).put("webhook", receiver.url("/hook?a=b"))));
    trial();
    List<String> keys = new ArrayList<>();
    List<Duration> waits =
        List.of(
            Duration.ofMinutes(1),
            Duration.ofMinutes(5),
            Duration.ofMinutes(30),
            Duration.ofHours(2),
            Duration.ofHours(6),
            Duration.ofHours(12),
            Duration.ofHours(24));
    for (Duration wait : waits) {
      Receiver.Posted posted = receiver.next();
      assertThat(posted.path()).as("no other place is asked").isEqualTo("/hook?a=b");
      keys.add(posted.headers().get("Idempotency-Key"));
      awaitFailed("webhook", keys.size(), false);
      clock.plus(wait);
    }
    keys.add(receiver.next().headers().get("Idempotency-Key"));
    assertThat(keys).hasSize(8).containsOnly(keys.getFirst());
    awaitFailed("webhook", keys.size(), true);
    assertThat(anna.get("/api/me/notices").at("/failed/0/why").asText())
        .isEqualTo("the other server answered 302");
    receiver.answer(200);
    trial();
    JsonNode told = json(receiver.next());
    assertThat(told.path("kind").asText()).isEqualTo("trial");
    assertThat(told.path("text").asText()).startsWith("Notices of Field Marshal reach you.");
  }

  private static JsonNode json(Receiver.Posted posted) {
    try {
      return Json.parse(new String(posted.body(), StandardCharsets.UTF_8));
    } catch (fieldmarshal.umpire.json.BadRequest e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void aMailServerThatIsDownLosesNothing() throws IOException {
    post.close();
    trial();
    Club first = club;
    first.close();
    clock.plus(Duration.ofMinutes(2));
    post = new PostOffice();
    club = club();
    assertThat(post.next().text()).contains("Notices of Field Marshal reach you");
    club.close();
    club = club();
    assertThat(post.waiting()).as("a restart sends nothing twice").isZero();
  }

  /**
   * A receiver that takes something and gives no answer may have it or not. It is not told again at
   * once, but after an hour, under the same name, and with the words that it may be the second
   * time.
   */
  @Test
  void whatMayHaveGoneGoesAgainAfterAnHourAndSaysSo() {
    receiver.answer(Receiver.SILENT);
    kept(anna.post("/api/me/notices", wish(false, false).put("webhook", receiver.url("/hook"))));
    trial();
    Receiver.Posted first = receiver.next();
    assertThat(json(first).path("again").asBoolean()).isFalse();
    awaitFailed("webhook", 1, false);
    receiver.answer(200);
    clock.plus(Duration.ofMinutes(50));
    trial();
    assertThat(receiver.next().headers().get("Idempotency-Key"))
        .as("only the new one goes")
        .isNotEqualTo(first.headers().get("Idempotency-Key"));
    clock.plus(Duration.ofMinutes(11));
    Receiver.Posted again = receiver.next();
    assertThat(again.headers().get("Idempotency-Key"))
        .isEqualTo(first.headers().get("Idempotency-Key"));
    assertThat(json(again).path("again").asBoolean()).isTrue();
    assertThat(json(again).path("body").asText()).contains("You may have had this notice before");
  }

  /** By its name a mailbox knows the second letter for the first. */
  @Test
  void aLetterThatMayHaveGoneGoesAgainUnderItsName() {
    post.silent(true);
    trial();
    PostOffice.Letter first = post.next();
    awaitFailed("mail", 1, false);
    post.silent(false);
    clock.plus(Duration.ofMinutes(61));
    PostOffice.Letter again = post.next();
    assertThat(id(again)).isEqualTo(id(first));
    assertThat(first.text()).doesNotContain("You may have had this notice before");
    assertThat(again.text()).contains("You may have had this notice before");
  }

  /** The service keeps one message of a topic, and a browser shows one notice of a tag. */
  @Test
  void whatMayHaveGoneToABrowserGoesAgainUnderItsTopic() throws Exception {
    Sealed browser = browser();
    kept(anna.post("/api/me/notices", wish(false, true)));
    receiver.answer(Receiver.SILENT);
    trial();
    Receiver.Posted first = receiver.next();
    awaitFailed("push", 1, false);
    receiver.answer(201);
    clock.plus(Duration.ofMinutes(61));
    Receiver.Posted again = receiver.next();
    String topic = first.headers().get("Topic");
    assertThat(topic).matches("[A-Za-z0-9_-]{1,32}");
    assertThat(again.headers()).containsEntry("Topic", topic);
    JsonNode told = Json.parse(browser.open(again.body()));
    assertThat(told.path("id").asText()).isEqualTo(topic);
    assertThat(told.path("again").asBoolean()).isTrue();
    assertThat(Json.parse(browser.open(first.body())).path("id").asText()).isEqualTo(topic);
  }

  /** Whose receiver takes requests and never answers holds up himself. */
  @Test
  void aSlowReceiverDoesNotHoldUpTheNoticesOfOthers() throws IOException {
    House ben = club.member("Ben");
    kept(ben.post("/api/me/notices", wish(false, false).put("webhook", receiver.url("/ben"))));
    try (ServerSocket deaf = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
      AtomicInteger calls = new AtomicInteger();
      List<Socket> open = Collections.synchronizedList(new ArrayList<>());
      Thread.ofVirtual()
          .start(() -> {
            try {
              while (true) {
                open.add(deaf.accept());
                calls.incrementAndGet();
              }
            } catch (IOException e) {
              // The test is over.
            }
          });
      String hook = "http://127.0.0.1:" + deaf.getLocalPort() + "/";
      kept(anna.post("/api/me/notices", wish(false, false).put("webhook", hook)));
      for (int i = 0; i < 9; i++) {
        trial();
      }
      kept(ben.post("/api/me/notices/trial", Json.object()));
      assertThat(receiver.next().path()).isEqualTo("/ben");
      assertThat(calls.get()).as("lines to the slow one").isLessThanOrEqualTo(2);
      for (Socket each : List.copyOf(open)) {
        each.close();
      }
    }
  }

  @Test
  void nobodyLetsTheHostSendToHimWithoutEnd() {
    kept(anna.post("/api/me/notices", wish(false, false)));
    for (int i = 0; i < 10; i++) {
      trial();
    }
    House.Answer more = anna.post("/api/me/notices/trial", Json.object());
    assertThat(more.status()).isEqualTo(429);
    assertThat(more.response().headers().firstValue("Retry-After")).isPresent();
  }

  @Test
  void aLetterThatMayHaveGoneIsNotNeededByWhoHasCome() {
    House ben = club.member("Ben", "ben@club.example");
    String match = match(ben);
    post.silent(true);
    annasPart(match);
    clock.plus(Duration.ofMinutes(2));
    String first = id(letterTo("ben"));
    post.silent(false);
    awaitDoubt(ben);
    kept(ben.post(match + "/here", Json.object()));
    clock.plus(Duration.ofHours(2));
    trial();
    assertThat(post.next().text()).contains("Notices of Field Marshal reach you");
    assertThat(post.waiting()).isZero();
    assertThat(first).isNotEmpty();
  }

  private PostOffice.Letter letterTo(String name) {
    PostOffice.Letter letter = post.next();
    while (!letter.to().contains(name)) {
      letter = post.next();
    }
    return letter;
  }

  private static void awaitDoubt(House of) {
    for (int i = 0; i < 20_000; i++) {
      if (of.get("/api/me/notices").at("/failed/0/tries").asInt() == 1) {
        return;
      }
    }
    throw new AssertionError("it is not in doubt");
  }

  /** Anna and Ben play; Ben is to decide after Anna's part. */
  private String match(House ben) {
    String match =
        Club.begin(anna, House.GAME, "historical", "invited", "central=me", "allied=friend");
    Club.enter(ben, Club.invite(anna, match, "allied"), "Ben");
    return match;
  }

  private void annasPart(String match) {
    for (int i = 0; i < 60 && anna.get(match).text("/decision/side").equals("central"); i++) {
      anna.suggested(match);
    }
    assertThat(anna.get(match).text("/decision/side")).isEqualTo("allied");
  }

  @Test
  void theTurnIsToldToWhoIsNotThere() {
    House ben = club.member("Ben", "ben@club.example");
    String match = match(ben);
    annasPart(match);
    clock.plus(Duration.ofSeconds(59));
    trial();
    assertThat(post.next().to()).as("nothing came before").contains("anna");
    clock.plus(Duration.ofSeconds(2));
    PostOffice.Letter letter = post.next();
    assertThat(letter.to()).contains("ben");
    assertThat(letter.text())
        .contains("Your turn")
        .contains(match.replace("/api/matches", "/match"));
  }

  @Test
  void whoIsThereOrHasAnsweredGetsNoLetter() {
    House ben = club.member("Ben", "ben@club.example");
    String match = match(ben);
    annasPart(match);
    kept(ben.post(match + "/here", Json.object()));
    clock.plus(Duration.ofSeconds(61));
    kept(ben.post(match + "/here", Json.object()));
    trial();
    assertThat(post.next().to()).contains("anna");
    assertThat(post.waiting()).as("Ben has it before his eyes").isZero();
    assertThat(club.stranger().post(match + "/here", Json.object()).status()).isEqualTo(401);
  }

  @Test
  void oneLetterADayInThePlaceOfSingleOnes() {
    House ben = club.member("Ben", "ben@club.example");
    kept(ben.post("/api/me/notices", wish(true, false).put("digest", 18)));
    String first = match(ben);
    String second = match(ben);
    annasPart(first);
    annasPart(second);
    kept(anna.post(second + "/resign", Json.object().put("as", "central")));
    clock.plus(Duration.ofHours(5));
    trial();
    assertThat(post.next().to()).contains("anna");
    assertThat(post.next().to()).as("the game is over").contains("anna");
    clock.plus(Duration.ofHours(1));
    PostOffice.Letter letter = post.next();
    assertThat(letter.to()).contains("ben");
    String text = letter.text().replace("=\r\n", "");
    assertThat(text)
        .contains("notices of the day")
        .contains("Your turn")
        .contains("The game is over");
    assertThat(post.waiting()).isZero();
    kept(ben.post("/api/me/notices/trial", Json.object()));
    assertThat(post.next().text()).as("urgent ones go at once").contains("reach you");
  }

  @Test
  void targetsInPrivateNetworksAreRefused(@TempDir Path other) throws IOException {
    try (Club strict = new Club(other, null)) {
      House carl = strict.member("Carl", "carl@club.example");
      for (String target :
          List.of(
              "http://127.0.0.1:9/",
              "https://127.0.0.1/",
              "https://localhost/",
              "https://0.0.0.0/",
              "https://169.254.169.254/",
              "https://2130706433/",
              "https://[::1]/",
              "https://[::ffff:10.0.0.1]/",
              "https://10.0.0.1/")) {
        House.Answer hook = carl.post("/api/me/notices", wish(false, false).put("webhook", target));
        assertThat(hook.status()).as(target).isEqualTo(400);
        House.Answer browser =
            carl.post(
                "/api/me/browsers",
                Json.object()
                    .put("endpoint", target)
                    .put("key", "A".repeat(87))
                    .put("auth", "A".repeat(22)));
        assertThat(browser.status()).as(target).isEqualTo(400);
      }
      assertThat(strict.stranger().get("/api/me/notices").status()).isEqualTo(401);
    }
  }
}
