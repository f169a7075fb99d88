package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.server.House.Answer;
import fieldmarshal.server.people.SmtpMailer;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** People sign in by a letter that a real mail server takes; a guest becomes an account. */
class SignInTest {
  private static PostOffice post;
  private static Club club;

  @BeforeAll
  static void open(@TempDir Path data) throws IOException {
    post = new PostOffice();
    club = new Club(data, SmtpMailer.of(post.url(), "Field Marshal <marshal@club.example>"));
  }

  @AfterAll
  static void close() throws IOException {
    club.close();
    post.close();
  }

  private static Answer ask(House who, String path, String mail) {
    return who.post(path, Json.object().put("mail", mail));
  }

  private static Answer open(House who, PostOffice.Letter letter) {
    return who.post("/api/enter/link", Json.object().put("token", letter.token()));
  }

  /** The same, and he says that he wants it though he is somebody here already. */
  private static Answer openInstead(House who, PostOffice.Letter letter) {
    return who.post(
        "/api/enter/link", Json.object().put("token", letter.token()).put("instead", true));
  }

  private static Answer look(House who, PostOffice.Letter letter) {
    return who.post("/api/enter/link/look", Json.object().put("token", letter.token()));
  }

  private static House signedIn(String mail) {
    House who = club.stranger();
    assertThat(ask(who, "/api/enter/mail", mail).status()).isEqualTo(202);
    assertThat(open(who, post.next()).status()).isEqualTo(204);
    return who;
  }

  @Test
  void aLetterLetsItsReaderInOnce() {
    House marta = club.stranger();
    Answer asked = ask(marta, "/api/enter/mail", "Marta@Club.example");
    assertThat(asked.status()).isEqualTo(202);
    assertThat(asked.response().body()).isEmpty();
    assertThat(marta.get("/api/matches").status()).isEqualTo(401);
    PostOffice.Letter letter = post.next();
    assertThat(letter.to()).contains("marta@club.example");
    assertThat(letter.from()).contains("marshal@club.example");
    assertThat(open(marta, letter).status()).isEqualTo(204);
    assertThat(marta.get("/api/me").text("/person/mail")).isEqualTo("marta@club.example");
    assertThat(marta.get("/api/me").text("/person/kind")).isEqualTo("account");
    assertThat(marta.get("/api/matches").status()).isEqualTo(200);
    House thief = club.stranger();
    assertThat(open(thief, letter).status()).isEqualTo(404);
    assertThat(thief.cookie()).isEmpty();
  }

  @Test
  void whoSignsInAgainIsTheSame() {
    House first = signedIn("again@club.example");
    first.post("/api/me/name", Json.object().put("name", "Agathe"));
    House second = signedIn("AGAIN@club.example");
    assertThat(second.get("/api/me").text("/person/name")).isEqualTo("Agathe");
    assertThat(first.cookie()).isNotEqualTo(second.cookie());
  }

  @Test
  void theAddressOfTheAdministratorIsHis() {
    assertThat(signedIn("admin@club.example").get("/api/me").at("/person/admin").asBoolean())
        .isTrue();
    assertThat(signedIn("other@club.example").get("/api/me").at("/person/admin").asBoolean())
        .isFalse();
  }

  @Test
  void oneAddressGetsOnlySoManyLetters() {
    House who = club.stranger();
    for (int i = 0; i < 8; i++) {
      assertThat(ask(who, "/api/enter/mail", "many@club.example").status()).isEqualTo(202);
    }
    for (int i = 0; i < 5; i++) {
      assertThat(post.next().to()).contains("many@");
    }
    signedIn("after@club.example");
    assertThat(post.waiting()).isZero();
    assertThat(ask(who, "/api/enter/mail", "no address").status()).isEqualTo(400);
    assertThat(ask(who, "/api/enter/mail", "a@b\r\nBcc: c@d").status()).isEqualTo(400);
  }

  @Test
  void aGuestBecomesAnAccountAndKeepsHisSeat() {
    House owner = club.member("Owner");
    String match =
        Club.begin(owner, House.GAME, "historical", "invited", "central=me", "allied=friend");
    House guest = club.stranger();
    Club.enter(guest, Club.invite(owner, match, "allied"), "Gustav");
    assertThat(guest.get("/api/me").text("/person/kind")).isEqualTo("guest");
    assertThat(ask(guest, "/api/me/mail", "gustav@club.example").status()).isEqualTo(202);
    assertThat(open(guest, post.next()).status()).isEqualTo(204);
    assertThat(guest.get("/api/me").text("/person/kind")).isEqualTo("account");
    assertThat(guest.get("/api/me").text("/person/name")).isEqualTo("Gustav");
    House elsewhere = signedIn("gustav@club.example");
    assertThat(elsewhere.get(match).at("/yours").toString()).isEqualTo("[\"allied\"]");
    assertThat(owner.get(match).text("/company/seats/allied/name")).isEqualTo("Gustav");
  }

  @Test
  void nobodyIsMadeAnotherByALetterThatTheOtherAskedFor() {
    House mallory = club.member("Mallory");
    ask(mallory, "/api/me/mail", "victim@club.example");
    House victim = club.stranger();
    assertThat(open(victim, post.next()).status()).isEqualTo(204);
    assertThat(victim.get("/api/me").text("/person/name")).isEqualTo("victim");
    assertThat(mallory.get("/api/me").at("/person/mail").isNull()).isTrue();
  }

  @Test
  void aGuestWhoHasAnAccountBringsHisSeatToIt() {
    signedIn("known@club.example").post("/api/me/name", Json.object().put("name", "Knut"));
    House owner = club.member("Owner");
    String match =
        Club.begin(owner, House.GAME, "historical", "invited", "central=me", "allied=friend");
    House guest = club.stranger();
    Club.enter(guest, Club.invite(owner, match, "allied"), "Nobody");
    ask(guest, "/api/enter/mail", "known@club.example");
    assertThat(openInstead(guest, post.next()).status()).isEqualTo(204);
    assertThat(guest.get("/api/me").text("/person/name")).isEqualTo("Knut");
    assertThat(guest.get(match).at("/yours").toString()).isEqualTo("[\"allied\"]");
  }

  /** A stranger sends the link of his own letter to a guest, who opens it. */
  @Test
  void nobodyLosesHisSeatToWhoSendsHimALink() {
    signedIn("mallory@club.example");
    House owner = club.member("Owner");
    String match =
        Club.begin(owner, House.GAME, "historical", "invited", "central=me", "allied=friend");
    House guest = club.stranger();
    Club.enter(guest, Club.invite(owner, match, "allied"), "Gustav");
    ask(club.stranger(), "/api/enter/mail", "mallory@club.example");
    PostOffice.Letter letter = post.next();
    Answer shown = look(guest, letter);
    assertThat(shown.text("/mail")).isEqualTo("mallory@club.example");
    assertThat(shown.text("/here/name")).isEqualTo("Gustav");
    Answer opened = open(guest, letter);
    assertThat(opened.status()).isEqualTo(409);
    assertThat(opened.text("/error")).contains("You are Gustav in this browser");
    assertThat(guest.get("/api/me").text("/person/name")).isEqualTo("Gustav");
    assertThat(guest.get(match).at("/yours").toString()).isEqualTo("[\"allied\"]");

    House account = club.member("Anton");
    assertThat(look(account, letter).text("/here/kind")).isEqualTo("account");
    assertThat(open(account, letter).status()).isEqualTo(409);
    assertThat(account.get("/api/me").text("/person/name")).isEqualTo("Anton");

    // The link was not used up, and who is nobody here yet is not asked.
    House mallory = club.stranger();
    assertThat(look(mallory, letter).at("/here").isMissingNode()).isTrue();
    assertThat(open(mallory, letter).status()).isEqualTo(204);
    assertThat(look(mallory, letter).status()).isEqualTo(404);
    assertThat(mallory.get(match).status()).isEqualTo(404);
  }

  /** Without a word who opens his own link in his own browser, where he is signed in already. */
  @Test
  void whoIsHereAlreadyIsNotAskedWhetherHeWantsToBeHimself() {
    House marta = signedIn("same@club.example");
    ask(marta, "/api/enter/mail", "same@club.example");
    PostOffice.Letter letter = post.next();
    assertThat(look(marta, letter).at("/here").isMissingNode()).isTrue();
    assertThat(open(marta, letter).status()).isEqualTo(204);
  }

  @Test
  void passkeysThatWereNotAskedForAreRefused() {
    House who = club.member("Pia");
    Answer asked = who.post("/api/me/passkey/begin", Json.object());
    assertThat(asked.text("/options/publicKey/rp/id")).isEqualTo("localhost");
    assertThat(asked.text("/options/publicKey/challenge")).isNotEmpty();
    var answer = Json.object().put("token", asked.text("/token"));
    answer.putObject("answer").put("id", "x");
    assertThat(who.post("/api/me/passkey", answer).status()).isEqualTo(422);
    House stranger = club.stranger();
    Answer question = stranger.post("/api/enter/passkey/begin", Json.object());
    assertThat(question.status()).isEqualTo(200);
    var forged = Json.object().put("token", question.text("/token"));
    forged.putObject("answer").put("id", "x");
    assertThat(stranger.post("/api/enter/passkey", forged).status()).isEqualTo(403);
    assertThat(stranger.cookie()).isEmpty();
  }
}
