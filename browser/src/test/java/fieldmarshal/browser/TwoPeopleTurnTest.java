package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Page;
import com.sun.net.httpserver.HttpServer;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two people in two browsers play a turn with hidden movement: an invitation, seeds of both in the
 * dice, an order that is taken back, notices, standing orders, a time-out, and dice that each page
 * checks.
 */
@Calm
@ExtendWith(Hall.class)
class TwoPeopleTurnTest {
  private Process host;
  private BufferedReader said;
  private String link;
  private HttpServer chat;
  private final BlockingQueue<JsonNode> told = new LinkedBlockingQueue<>();

  @BeforeEach
  void open(@TempDir Path data) throws IOException {
    int port;
    try (ServerSocket probe = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      port = probe.getLocalPort();
    }
    chat = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 10);
    chat.createContext(
        "/",
        exchange -> {
          byte[] body = exchange.getRequestBody().readAllBytes();
          told.add(House.parse(new String(body, StandardCharsets.UTF_8)));
          exchange.sendResponseHeaders(204, -1);
          exchange.close();
        });
    chat.start();
    host =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--enable-native-access=ALL-UNNAMED",
                "-Xmx500m",
                "-cp",
                System.getProperty(
                    "surefire.test.class.path", System.getProperty("java.class.path")),
                "fieldmarshal.server.HostForBrowser",
                data.toString(),
                String.valueOf(port))
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    said = host.inputReader();
    link = String.valueOf(said.readLine());
  }

  @AfterEach
  void close() throws InterruptedException {
    host.destroy();
    host.waitFor();
    chat.stop(0);
  }

  private void later(int hours) {
    try {
      host.outputWriter().write(hours + "\n");
      host.outputWriter().flush();
      assertThat(said.readLine()).isEqualTo("moved on");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The next thing of a kind that the chat system of Gerd was told. */
  private JsonNode told(String kind) throws InterruptedException {
    for (JsonNode one = told.poll(2, TimeUnit.MINUTES);
        one != null;
        one = told.poll(2, TimeUnit.MINUTES)) {
      if (one.path("kind").asText().equals(kind)) {
        return one;
      }
    }
    throw new AssertionError("nothing was told of " + kind);
  }

  private static Object ask(Page page, String path, String body) {
    return page.evaluate(
        "async ([path, body]) => { const r = await fetch(path, body ? {method: 'POST', headers:"
            + " {'Content-Type': 'application/json'}, body} : {}); const t = await r.text(); if"
            + " (!r.ok) throw new Error(r.status + ' ' + t); return t; }",
        new Object[] {path, body});
  }

  private static JsonNode state(Page page, String expression) {
    return House.parse(
        String.valueOf(
            page.evaluate(
                "() => { const s = window.fieldMarshal.state; return JSON.stringify("
                    + expression
                    + " ?? null); }")));
  }

  private static void until(Page page, String condition) {
    page.waitForFunction(
        "() => { const s = window.fieldMarshal?.state; return s && s.match && ("
            + condition
            + "); }");
  }

  /** Gives the order that the page is offered, and waits until it has come. */
  private static void accept(Page page, String match) {
    give(page, match, state(page, "s.match.suggest"));
  }

  /** An attack that may be declared now; null where there is none. */
  private static @Nullable JsonNode attack(Page page, String match) {
    if (!state(page, "s.match.decision.kind").asText().equals("attack")) {
      return null;
    }
    String legal = String.valueOf(ask(page, "/api/matches/" + match + "/legal", null));
    for (JsonNode order : House.parse(legal).path("orders")) {
      if (order.path("type").asText().equals("attack")) {
        return order;
      }
    }
    return null;
  }

  private static void give(Page page, String match, JsonNode order) {
    JsonNode now = state(page, "s.match");
    ask(
        page,
        "/api/matches/" + match + "/orders",
        House.object()
            .put("revision", now.path("revision").asInt())
            .put("as", now.at("/decision/side").asText())
            .set("order", order)
            .toString());
    until(page, "s.match.revision > " + now.path("revision").asInt());
  }

  /** All dice that fell are proved on a page; how many that are. */
  private static int proved(Page page) {
    until(page, "s.dice && s.dice.match === s.match.id && !s.dice.fault");
    until(page, "s.dice.proved === s.dice.total");
    return state(page, "s.dice.total").asInt();
  }

  /** Marta signs in and begins a match; she sits at its page. */
  private String begin(Visitor visitor, String setup) {
    Page marta = visitor.page;
    marta.navigate(link);
    marta.locator("#enter").click();
    assertThat(marta.locator("#account")).isVisible();
    String match =
        House.parse(String.valueOf(ask(marta, "/api/matches", setup))).path("id").asText();
    marta.navigate(link.replaceFirst("/sign-in.*", "/match/" + match));
    visitor.until("s.page === 'match'").settle();
    return match;
  }

  /** The link to a seat, from the page of the players. */
  private static String invited(Page marta, String side) {
    marta.locator("#players").click();
    marta.locator("#invite-" + side).click();
    String invitation = marta.locator("#link-" + side).inputValue();
    marta.locator("#desk-close").click();
    return invitation;
  }

  /** Gerd comes by a link, in a browser of his own. */
  private static Page come(BrowserContext browser, String invitation) {
    Page gerd = browser.newPage();
    gerd.setDefaultTimeout(Visitor.PATIENCE);
    gerd.addInitScript("localStorage.setItem('settings', '{\"day\":false,\"combats\":false}')");
    gerd.navigate(invitation);
    gerd.locator("#name").fill("Gerd");
    gerd.locator("#enter").click();
    gerd.waitForFunction("() => window.fieldMarshal?.state.page === 'match'");
    return gerd;
  }

  /** The attack that most units can join; null where none may be made. */
  private static @Nullable JsonNode great(Page page, String match) {
    String path = "/api/matches/" + match;
    JsonNode odds = House.parse(String.valueOf(ask(page, path + "/targets", null))).path("odds");
    String best = "";
    for (var hex : odds.properties()) {
      if (!hex.getValue().has("why")
          && hex.getValue().path("units").asInt() > odds.path(best).path("units").asInt()) {
        best = hex.getKey();
      }
    }
    if (best.isEmpty()) {
      return null;
    }
    String joins = String.valueOf(ask(page, path + "/attackers?targets=" + best, null));
    ObjectNode order = House.object().put("type", "attack");
    order.putArray("targets").add(best);
    order.set("units", House.parse(joins).path("units"));
    return order;
  }

  /**
   * In a game without secrets: an order goes back because the other agrees, and the answers that he
   * has left are given for him while he is attacked; the log of both pages says so.
   */
  @Test
  void anOrderGoesBackByConsentAndStandingOrdersAnswer(Visitor visitor) {
    Page marta = visitor.page;
    String match =
        begin(
            visitor,
            """
            {"game": "gwe-caporetto", "scenario": "historical", "access": "invited",
             "seats": {"central": "me", "allied": "friend"}}
            """);
    try (BrowserContext second = marta.context().browser().newContext()) {
      Page gerd = come(second, invited(marta, "allied"));

      // Marta gives an order and asks for it back; Gerd agrees
      until(marta, "s.match.decision.side === 'central' && s.match.suggest");
      give(marta, match, state(marta, "s.match.suggest"));
      until(gerd, "s.match.log.lines === 1");
      marta.locator("#players").click();
      marta.locator("#ask-back").click();
      assertThat(gerd.locator("[data-key=offer]")).containsText("asks to take back the last order");
      gerd.locator("#agree").click();
      until(marta, "s.match.log.lines === 0");
      until(gerd, "s.match.log.lines === 0");
      marta.locator("#desk-close").click();

      // Gerd leaves answers for everything
      gerd.locator("[aria-label='Menu']").click();
      gerd.getByText("Standing orders").click();
      for (String matter :
          new String[] {"losses-clerk", "retreats-clerk", "options-clerk", "withdrawals-hold"}) {
        gerd.locator("[data-set=" + matter + "]").click();
        assertThat(gerd.locator("[data-set=" + matter + "]")).hasAttribute("aria-pressed", "true");
      }
      gerd.locator("#desk-close").click();

      // Marta attacks; what Gerd is asked the clerk answers, and she goes on at once
      String log = "[]";
      for (int i = 0; i < 80 && !log.contains("\"standing\""); i++) {
        until(marta, "s.match.decision.side === 'central' && s.match.suggest");
        boolean attacks = state(marta, "s.match.decision.kind").asText().equals("attack");
        JsonNode attack = attacks ? great(marta, match) : null;
        give(marta, match, attack == null ? state(marta, "s.match.suggest") : attack);
        log = String.valueOf(ask(gerd, "/api/matches/" + match + "/log", null));
      }
      assertThat(log).contains("\"standing\":\"clerk\"");
      for (Page page : new Page[] {marta, gerd}) {
        page.keyboard().press("g");
        assertThat(page.getByText("By standing order:").first()).isVisible();
      }
    }
  }

  @Test
  void aTurnFromTheInvitationToItsEnd(Visitor visitor) throws InterruptedException {
    Page marta = visitor.page;
    String match =
        begin(
            visitor,
            """
            {"game": "east-prussia-1914", "scenario": "historical",
             "options": ["hidden-movement"], "access": "invited", "seeds": true,
             "seats": {"russian": "me", "german": "friend"},
             "clock": {"turnHours": 24, "bankHours": 0, "vacationDays": 0,
                       "timeOut": "clerk"}}
            """);
    try (BrowserContext second = marta.context().browser().newContext()) {
      Page gerd = come(second, invited(marta, "german"));
      ask(
          gerd,
          "/api/me/notices",
          House.object()
              .put("mail", false)
              .put("push", false)
              .put("webhook", "http://127.0.0.1:" + chat.getAddress().getPort() + "/hook")
              .toString());

      // Marta takes back what she did in secret; Gerd's page hears nothing of either
      int seen = state(gerd, "s.match.revision").asInt();
      until(marta, "s.match.decision.side === 'russian' && s.match.suggest");
      JsonNode legal =
          House.parse(String.valueOf(ask(marta, "/api/matches/" + match + "/legal", null)));
      JsonNode place = null;
      for (JsonNode order : legal.path("orders")) {
        place = place == null && order.path("type").asText().equals("place") ? order : place;
      }
      int before = state(marta, "s.match.revision").asInt();
      ask(
          marta,
          "/api/matches/" + match + "/orders",
          House.object()
              .put("revision", before)
              .put("as", "russian")
              .set("order", place)
              .toString());
      until(marta, "s.match.revision === " + (before + 1) + " && s.match.canUndo");
      marta.keyboard().press("u");
      until(marta, "s.match.revision === " + (before + 2) + " && s.match.log.lines === 0");
      assertThat(state(gerd, "s.match.revision").asInt()).isEqualTo(seen);

      // Gerd leaves standing orders
      gerd.locator("[aria-label='Menu']").click();
      gerd.getByText("Standing orders").click();
      for (String matter : new String[] {"losses-clerk", "retreats-clerk", "options-clerk"}) {
        gerd.locator("[data-set=" + matter + "]").click();
        assertThat(gerd.locator("[data-set=" + matter + "]")).hasAttribute("aria-pressed", "true");
      }
      gerd.locator("#desk-close").click();

      // Marta plays until it is Gerd's turn, of which he is told
      for (int i = 0; i < 80 && side(marta).equals("russian"); i++) {
        accept(marta, match);
      }
      JsonNode notice = told("your-turn");
      assertThat(notice.path("url").asText()).endsWith("/match/" + match);
      until(gerd, "s.match.decision.side === 'german'");

      // then Gerd, who attacks where he can, until it is Marta's
      boolean attacked = false;
      for (int i = 0; i < 120 && state(gerd, "s.match.decision.turn").asInt() == 1; i++) {
        Page page = side(gerd).equals("german") ? gerd : marta;
        until(page, "s.match.decision.side === '" + side(gerd) + "' && s.match.suggest");
        JsonNode attack = attacked ? null : attack(page, match);
        give(page, match, attack == null ? state(page, "s.match.suggest") : attack);
        attacked |= attack != null;
      }
      until(marta, "s.match.decision.turn === 2 && s.match.decision.side === 'russian'");

      // whose time runs out: Gerd is told, and has the clerk answer
      int turn = state(gerd, "s.match.decision.turn").asInt();
      later(13);
      later(36);
      assertThat(told("other-out").path("kind").asText()).isEqualTo("other-out");
      gerd.locator("#clocks").click();
      gerd.locator("#clock-clerk").click();
      until(gerd, "s.match.decision.side === 'german' || s.match.decision.turn > " + turn);
      gerd.locator("#desk-close").click();
      String log = String.valueOf(ask(marta, "/api/matches/" + match + "/log", null));
      assertThat(log).contains("the program decided");

      // to the end of the turn
      for (int i = 0; i < 120 && state(marta, "s.match.decision.turn").asInt() <= turn; i++) {
        Page page = side(marta).equals("russian") ? marta : gerd;
        until(page, "s.match.suggest");
        accept(page, match);
        until(marta, "s.match.revision >= 0");
      }
      until(marta, "s.match.decision.turn > " + turn);
      until(gerd, "s.match.decision.turn > " + turn);

      // each page has worked out every die
      int dice = proved(marta);
      assertThat(dice).as("the attack rolled a die").isPositive();
      assertThat(proved(gerd)).isEqualTo(dice);
      JsonNode rolls =
          House.parse(String.valueOf(ask(gerd, "/api/matches/" + match + "/rolls", null)));
      assertThat(rolls.at("/round/wanted").asBoolean()).isFalse();
      assertThat(rolls.path("total").asInt()).isEqualTo(dice);
    }
  }

  private static String side(Page page) {
    return state(page, "s.match.decision.side").asText();
  }
}
