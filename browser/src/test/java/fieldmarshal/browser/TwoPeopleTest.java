package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A host, and people who come to it in browsers of their own. */
@Calm
@ExtendWith(Hall.class)
class TwoPeopleTest {
  private static final Pattern LINK = Pattern.compile("(http://\\S+/sign-in#\\S+)");

  /** Words that would be an element, and run something, if they were not text. */
  private static final String BAD = "'<img src=x onerror=broken=1>'";

  private static final String MATCH = "'/api/matches/' + window.fieldMarshal.state.match.id";

  private static Process host;
  private static String address;
  private static String link;

  @BeforeAll
  static void open(@TempDir Path data) throws IOException {
    int port;
    try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = probe.getLocalPort();
    }
    address = "http://localhost:" + port;
    host =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Xmx700m",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                "fieldmarshal.server.Main",
                "host",
                "--public-url",
                address,
                "--mail",
                "none",
                "--port",
                String.valueOf(port),
                "--data",
                data.toString())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    BufferedReader said = host.inputReader();
    for (String line = said.readLine(); line != null; line = said.readLine()) {
      Matcher matcher = LINK.matcher(line);
      if (matcher.find()) {
        link = matcher.group(1);
        return;
      }
    }
    throw new IllegalStateException("the host did not start");
  }

  @AfterAll
  static void close() {
    host.destroy();
  }

  /** A device that makes and uses passkeys without asking anybody. */
  private static void authenticator(Page page) {
    CDPSession devices = page.context().newCDPSession(page);
    devices.send("WebAuthn.enable");
    JsonObject options = new JsonObject();
    options.addProperty("protocol", "ctap2");
    options.addProperty("transport", "internal");
    options.addProperty("hasResidentKey", true);
    options.addProperty("hasUserVerification", true);
    options.addProperty("isUserVerified", true);
    options.addProperty("automaticPresenceSimulation", true);
    JsonObject all = new JsonObject();
    all.add("options", options);
    devices.send("WebAuthn.addVirtualAuthenticator", all);
  }

  @Test
  void twoPeopleComeToAMatchAndEachSeesHisOwn(Visitor visitor) {
    Page marta = visitor.page;
    authenticator(marta);
    marta.navigate(link);
    marta.locator("#enter").click();
    marta.locator("#account").click();
    marta.locator("#myname").fill("Marta");
    marta.locator("#keepname").click();
    assertThat(marta.locator("#account")).hasText("Marta");

    // a passkey, and with it out and in again
    marta.locator("#addkey").click();
    assertThat(marta.locator("#told")).hasText("The passkey is added.");
    marta.locator("#leave").click();
    marta.locator("#passkey").click();
    assertThat(marta.locator("#account")).hasText("Marta");

    // a match with hidden movement, and a link to its other seat
    marta.evaluate(
        "async () => { const r = await fetch('/api/matches', {method: 'POST', headers:"
            + " {'Content-Type': 'application/json'}, body: JSON.stringify({game:"
            + " 'east-prussia-1914', scenario: 'historical', options: ['hidden-movement'], access:"
            + " 'invited', seats: {russian: 'me', german: 'friend'}})}); location.assign('/match/'"
            + " + (await r.json()).id); }");
    visitor.until("s.page === 'match'").settle();
    assertThat(marta.locator(".veil")).hasCount(0);
    marta.locator("[aria-label='Menu']").click();
    marta.getByText("Players and invitations").click();
    assertThat(marta.locator("#seat-german b")).hasText("Free");
    marta.locator("#invite-german").click();
    String invitation = marta.locator("#link-german").inputValue();
    marta.locator("#invite-watch").click();
    String watching = marta.locator("#link-watch").inputValue();

    try (BrowserContext second = marta.context().browser().newContext();
        BrowserContext third = marta.context().browser().newContext()) {
      Page gerd = second.newPage();
      gerd.navigate(invitation);
      assertThat(gerd.locator("main.enter")).containsText("Marta offers you a seat: Germany");
      gerd.locator("#name").fill("Gerd");
      gerd.locator("#enter").click();
      gerd.waitForFunction("() => window.fieldMarshal?.state.page === 'match'");
      assertThat(gerd.locator(".bar .ask")).containsText("Russia: Marta decides");
      assertThat(gerd.locator(".veil")).hasCount(0);
      String seen =
          "() => window.fieldMarshal.state.match.state.units.find(u => u.id === 'ru-27')?.hex ??"
              + " ''";
      assertThat(String.valueOf(gerd.evaluate(seen))).isEmpty();
      assertThat(String.valueOf(marta.evaluate(seen))).isNotEmpty();

      // the link serves nobody else
      Page eve = third.newPage();
      eve.navigate(invitation);
      assertThat(eve.locator("#fault")).containsText("no longer works");

      // who watches sees the table, and nothing that is hidden
      eve.navigate("about:blank");
      eve.navigate(watching);
      eve.locator("#name").fill("Eve");
      eve.locator("#enter").click();
      eve.waitForFunction("() => window.fieldMarshal?.state.page === 'match'");
      assertThat(String.valueOf(eve.evaluate(seen))).isEmpty();
      assertThat(eve.locator(".bar .ask")).containsText("Russia: Marta decides");

      // Marta plays until the decision is Gerd's; his page hears of it
      marta.locator("#desk-close").click();
      for (int i = 0; i < 40 && visitor.text("s.match.decision.side").equals("russian"); i++) {
        int before = visitor.revision();
        marta.evaluate(
            "async () => { const s = window.fieldMarshal.state, m = s.match; await fetch("
                + "`/api/matches/${m.id}/orders`, {method: 'POST', headers: {'Content-Type':"
                + " 'application/json'}, body: JSON.stringify({revision: m.revision, as: 'russian',"
                + " order: {type: 'pass'}})}); }");
        visitor.until("s.match.revision > " + before);
      }
      gerd.waitForFunction("() => window.fieldMarshal.state.match.decision.side === 'german'");
      assertThat(marta.locator(".bar .ask")).containsText("Gerd decides");
      for (Page page : List.of(gerd, eve)) {
        assertThat(page.locator(".toast")).hasCount(0);
      }

      // both let her see everything, a turn late
      for (Page page : List.of(marta, gerd)) {
        page.locator("#players").click();
        page.locator("#late-1").click();
        assertThat(page.locator("#late-1")).hasAttribute("aria-pressed", "true");
        page.locator("#desk-close").click();
      }
      eve.reload();
      eve.waitForFunction("() => window.fieldMarshal?.state.match?.late === 1");
      eve.locator("#players").click();
      assertThat(eve.locator("#late")).containsText("a turn late");
      eve.locator("#desk-close").click();

      // they talk; who watches hears nothing of it
      marta.locator("#players").click();
      assertThat(marta.locator("#seat-german .presence")).hasText("here");
      assertThat(marta.locator("#link-german")).hasCount(0);
      marta.locator("#say").fill("One pip short <i>again</i>.");
      marta.locator("#send").click();
      assertThat(gerd.locator("#players .news")).hasText("1");
      gerd.locator("#players").click();
      assertThat(gerd.locator(".chat")).hasText("Marta One pip short <i>again</i>.");
      assertThat(eve.locator("#players .news")).hasCount(0);

      // the lobby says who is waited for
      Page lobby = marta.context().newPage();
      lobby.navigate(address + "/");
      lobby.locator(".nav button").nth(1).click();
      assertThat(lobby.locator(".since")).containsText("Germany: Gerd decides, since");
      lobby.close();

      // a draw by agreement
      gerd.locator("#offer-draw").click();
      marta.locator("#desk-close").click();
      assertThat(marta.locator("[data-key=offer]")).containsText("Gerd offers a draw.");
      marta.locator("#agree").click();
      for (Page page : List.of(marta, gerd, eve)) {
        page.waitForFunction("() => window.fieldMarshal.state.match.decision.kind === 'over'");
        // who watches has no game to play again, and what was hidden stays hidden to him
        if (page == eve) {
          assertThat(page.locator("#see-end")).isVisible();
          assertThat(page.locator("#rematch, #again, .endpage")).hasCount(0);
          continue;
        }
        assertThat(page.locator(".endhead h1")).hasText("A draw");
        assertThat(page.locator(".endhead .sub")).containsText("Both sides agreed to a draw");
        assertThat(page.locator("#rematch")).hasCount(1);
      }
      wordsOfOthersAreText(marta, gerd);
      aLinkOfSomebodyElseIsAskedAbout(gerd);
    }
  }

  /**
   * A guest who is sent the link of somebody else is told whose it is and stays who he is. What the
   * server answers is laid down here; what it does is tested by itself.
   */
  private static void aLinkOfSomebodyElseIsAskedAbout(Page gerd) {
    gerd.route(
        "**/api/enter/link/look",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("application/json")
                    .setBody(
                        "{\"name\": \"Eve\", \"mail\": \"eve@example.org\", \"here\":"
                            + " {\"name\": \"Gerd\", \"kind\": \"guest\"}}")));
    gerd.navigate(address + "/sign-in#somebody");
    assertThat(gerd.locator("#instead")).containsText("Gerd");
    assertThat(gerd.locator("#instead")).containsText("Eve, eve@example.org");
    assertThat(gerd.locator("#enter")).hasText("Sign in as Eve, eve@example.org");
    gerd.locator("#stay").click();
    gerd.waitForURL(address + "/");
    assertThat(gerd.locator("#account")).containsText("Gerd");
  }

  /** Whatever a player calls himself or a match, says or notes is shown as he wrote it. */
  private static void wordsOfOthersAreText(Page marta, Page gerd) {
    post(gerd, "'/api/me/name'", "{name: " + BAD + " + 'Gerd'}");
    post(gerd, MATCH + " + '/chat'", "{text: " + BAD + " + ' well played'}");
    post(marta, MATCH + " + '/name'", "{name: " + BAD + " + 'Sunday'}");
    post(marta, MATCH + " + '/notes'", "{hex: '5420', text: " + BAD + " + ' a ford'}");
    String match = marta.url();
    for (Page page : List.of(marta, gerd)) {
      page.evaluate("() => { window.broken = 0; }");
      page.navigate(match);
      page.waitForFunction("() => window.fieldMarshal?.state.page === 'match'");
      page.keyboard().press("Escape");
      page.locator("#players").click();
      assertThat(page.locator("#desk, .desk").first()).containsText("<img src=x");
      assertThat(page.locator(".chat")).containsText("<img src=x onerror=broken=1> well");
      nothingRan(page);
      page.navigate(address + "/");
      page.locator(".nav button").nth(1).click();
      assertThat(page.locator("main")).containsText("broken=1>Sunday");
      nothingRan(page);
    }
  }

  private static void post(Page page, String path, String body) {
    Object status =
        page.evaluate(
            "async () => (await fetch("
                + path
                + ", {method: 'POST', headers: {'Content-Type': 'application/json'}, body:"
                + " JSON.stringify("
                + body
                + ")})).status");
    assertThat(Integer.parseInt(String.valueOf(status))).as(path + body).isBetween(200, 204);
  }

  private static void nothingRan(Page page) {
    assertThat(page.locator("img[src=x]")).hasCount(0);
    assertThat(page.evaluate("() => window.broken || 0")).isEqualTo(0);
  }
}
