package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Response;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@Calm
@ExtendWith(Hall.class)
class LobbyTest {

  @Test
  void aMatchIsStartedWithTheChosenOptionsAndSeats(Visitor visitor) {
    visitor.lobby();
    assertThat(visitor.find("#setup small")).hasText("Caporetto, no optional rules");
    visitor.setup().find("label.opt", "Heroic leaders").click();
    visitor.find("select[aria-label='Who plays the Central Powers']").selectOption("me");
    visitor.find("select[aria-label='Who plays the Allies']").selectOption("friend");
    visitor.key("Escape").until("!s.drawer");
    assertThat(visitor.find("#setup small")).hasText("Caporetto, 1 optional rule");
    visitor.press("#start").until("s.match").settle();
    assertThat(visitor.page.url()).contains("/match/");
    assertThat(visitor.text("s.match.options.join()")).isEqualTo("heroic-leaders");
    assertThat(visitor.text("s.match.seats.central + ' ' + s.match.seats.allied"))
        .isEqualTo("me friend");
    assertThat(visitor.kind()).isEqualTo("move");
    assertThat(visitor.find("#panels header.bar")).containsText("Central Powers");
    assertThat(visitor.find("#end small")).hasText("56 units can still move");
  }

  @Test
  void aSwitchThatDoesNotFitIsGreyAndSaysWhy(Visitor visitor) {
    visitor.lobby().setup();
    var rommel = visitor.find("label.opt", "Rommel victory points");
    assertThat(rommel.locator("input")).isDisabled();
    assertThat(rommel).containsText("needs “Heroic leaders”");
    visitor.find("label.opt", "Heroic leaders").click();
    visitor.settle();
    assertThat(rommel.locator("input")).isEnabled();
    rommel.click();
    visitor.settle();
    assertThat(visitor.find("label.opt", "Heroic leaders").locator("input")).isDisabled();
  }

  @Test
  void anotherScenarioBringsItsOwnSwitchesAndBarsWhatContradictsIt(Visitor visitor) {
    visitor.lobby().setup();
    visitor.press("[data-key=opttyrol-allied]");
    assertThat(visitor.text("[...s.lobby.options].join()")).isEqualTo("tyrol-allied");
    assertThat(visitor.find("#start")).isEnabled();
    visitor.find(".scen", "The Tyrol Offensive").click();
    visitor.settle();
    assertThat(visitor.text("[...s.lobby.options].join()")).isEmpty();
    var mixed = visitor.find("[data-key=opttyrol-allied]");
    assertThat(mixed.locator("input")).isDisabled();
    assertThat(mixed).containsText("already part of the scenario “The Tyrol Offensive”");
    assertThat(visitor.find("#start")).isEnabled();
  }

  @Test
  void anotherGameIsTakenFromTheShelf(Visitor visitor) {
    visitor.lobby();
    visitor.choose("east-prussia-1914");
    assertThat(visitor.find(".picked h2")).hasText("East Prussia 1914");
    assertThat(visitor.find(".gcard[aria-pressed=true] img"))
        .hasAttribute("src", "/cards/east-prussia-1914-light.webp");
    visitor.press("#start").until("s.match").settle();
    assertThat(visitor.text("s.match.game")).isEqualTo("east-prussia-1914");
    assertThat(visitor.find("#panels header.bar")).containsText("East Prussia 1914");
  }

  /** What the balance of a scenario must say. */
  private static void tellsBalance(Visitor visitor, JsonNode game, JsonNode scenario) {
    JsonNode balance = scenario.path("balance");
    int games = balance.path("games").asInt();
    var shown = visitor.find(".balance");
    assertThat(shown)
        .containsText(
            Pattern.compile(
                balance.at("/bots/0").asText() + " against " + balance.at("/bots/1").asText(),
                Pattern.CASE_INSENSITIVE));
    assertThat(shown).containsText(games + " games");
    for (int i = 0; i < 2; i++) {
      JsonNode side = balance.at("/sides/" + i);
      long share =
          i == 1 && balance.path("drawn").asInt() == 0
              ? 100 - Math.round(balance.at("/sides/0/wins").asInt() * 100.0 / games)
              : Math.round(side.path("wins").asInt() * 100.0 / games);
      long low = Math.round(side.path("low").asDouble() * 100);
      long high = Math.round(side.path("high").asDouble() * 100);
      assertThat(shown.locator(".ends"))
          .containsText(
              Pattern.compile(
                  game.at("/sides/" + i + "/name").asText()
                      + " (about )?%d\\u00a0%% \\(%d to %d\\)".formatted(share, low, high)));
    }
  }

  @Test
  void theBalanceIsThatOfTheChosenScenario(Visitor visitor, House house) {
    visitor.lobby().setup();
    JsonNode caporetto = house.get("/api/games").path(0);
    tellsBalance(visitor, caporetto, caporetto.at("/scenarios/0"));
    visitor.find(".scen", "The Tyrol Offensive").click();
    visitor.settle();
    tellsBalance(visitor, caporetto, caporetto.at("/scenarios/1"));
    assertThat(visitor.find(".balance")).not().containsText("with the usual options");
    visitor.press("[data-key=optswitch-lines]");
    assertThat(visitor.find(".balance")).containsText("with the usual options");
    JsonNode prussia = house.get("/api/games").path(2);
    // the card of a game tells it without a click
    JsonNode counted = prussia.at("/scenarios/0/balance");
    long first =
        Math.round(100.0 * counted.at("/sides/0/wins").asInt() / counted.path("games").asInt());
    visitor.key("Escape").until("!s.drawer");
    assertThat(visitor.find(".gcard", "East Prussia 1914").locator(".won > span").nth(1))
        .hasText(prussia.at("/sides/0/name").asText() + " " + first);
    visitor.choose("east-prussia-1914").setup();
    tellsBalance(visitor, prussia, prussia.at("/scenarios/0"));
  }

  /**
   * The lobby with its map, as a new visitor fetches it; how many matches there are is not ours.
   */
  @Test
  void theFirstLoadStaysUnderSixHundredKilobytes(Visitor visitor) {
    List<Response> responses = new ArrayList<>();
    visitor.page.onResponse(responses::add);
    visitor.lobby();
    visitor.page.waitForFunction("() => window.fieldMarshal.drawn()");
    responses.removeIf(response -> response.url().contains("/api/matches"));
    assertThat(Figures.sum(responses)).isBetween(200L, 600L);
  }

  /** In the colours of the counters; a scenario that nobody has counted says so. */
  @Test
  void theBarOfTheBalanceSharesItsLengthByTheWins(Visitor visitor) {
    shelf(
        visitor,
        "s.id === 'tyrol' ? undefined : { bots: ['staff', 'marshal'], games: 200, drawn: 20,"
            + " turns: 15, sides: [{ side: 'central', wins: 120, low: 0.531, high: 0.665 },"
            + " { side: 'allied', wins: 60, low: 0.241, high: 0.367 }] }");
    visitor.lobby().setup();
    assertThat(visitor.find(".balance .top"))
        .containsText("Staff against marshal, 200 games (95\u00a0% range)");
    assertThat(visitor.find(".balance .ends"))
        .hasText("Central Powers 60\u00a0% (53 to 67)drawn 10\u00a0%Allies 30\u00a0% (24 to 37)");
    double whole = visitor.find(".balance .scale").boundingBox().width;
    double[] parts =
        visitor.find(".balance .scale i").all().stream()
            .mapToDouble(part -> part.boundingBox().width / whole)
            .toArray();
    assertThat(parts[0]).isBetween(0.58, 0.62);
    assertThat(parts[1]).isBetween(0.08, 0.12);
    assertThat(parts[2]).isBetween(0.28, 0.32);
    assertThat(visitor.text("getComputedStyle(document.querySelector('.scale i')).backgroundColor"))
        .isEqualTo("rgb(56, 62, 69)");
    assertThat(visitor.find(".balance .scale")).hasAttribute("aria-hidden", "true");
    visitor.key("n").until("s.theme === 'dark'").settle();
    assertThat(
            visitor.number(
                "Math.min(...[...document.querySelectorAll('.scale i:not(.drawn)')].map(i =>"
                    + " getComputedStyle(i).backgroundColor.match(/\\d+/g).slice(0, 3)"
                    + ".reduce((a, b) => a + Number(b), 0)))"))
        .as("on the dark page every side is light")
        .isGreaterThan(300);
    visitor.key("n").until("s.theme !== 'dark'").settle();
    visitor.find(".scen", "The Tyrol Offensive").click();
    visitor.settle();
    assertThat(visitor.find(".balance")).containsText("There are no results for this scenario");
    assertThat(visitor.find(".balance .scale")).hasCount(0);
    visitor.find(".scen", "Caporetto").click();
    visitor.settle();
    assertThat(visitor.find(".balance .ends")).containsText("Central Powers 60\u00a0% (53 to 67)");
  }

  /** A card tells what a game is without a click. */
  @Test
  void aCardTellsWhatAGameIs(Visitor visitor, House house) {
    visitor.lobby();
    JsonNode games = house.get("/api/games");
    assertThat(visitor.find(".gcard")).hasCount(games.size());
    for (JsonNode game : games) {
      var card = visitor.find("[data-key=g" + game.path("id").asText() + "]");
      assertThat(card).containsText(game.path("about").asText());
      assertThat(card).containsText(game.path("length").asInt() + " turns");
      assertThat(card).containsText("about " + game.path("hours").asInt() + " h");
      assertThat(card.locator(".dots"))
          .hasAttribute("aria-label", "Complexity " + game.path("complexity").asInt() + " of 5");
      assertThat(card.locator(".dots i.on")).hasCount(game.path("complexity").asInt());
      assertThat(card.locator(".faces canvas")).hasCount(2);
      assertThat(card.locator(".wonbar i").first()).isVisible();
    }
    // the simplest game is proposed to whoever has never played, by its guided turn
    visitor.press("#new-here").until("s.match && s.guide === 0").settle();
    assertThat(visitor.text("s.match.game")).isEqualTo("clash-gumbinnen");
  }

  /** Side and opponent are chosen by a press each; what each level does comes from the server. */
  @Test
  void sideAndOpponentAreChosenInTheStrip(Visitor visitor, House house) {
    visitor.lobby();
    JsonNode bots = house.get("/api/games").at("/0/bots");
    assertThat(visitor.find(".level")).hasCount(bots.size() + 1);
    for (int i = 0; i < bots.size(); i++) {
      var level = visitor.find(".level").nth(i);
      assertThat(level).containsText(bots.get(i).path("title").asText());
      assertThat(level).containsText(bots.get(i).path("brief").asText());
      assertThat(level.locator(".bars i.on")).hasCount(i + 1);
    }
    assertThat(visitor.find("[data-foe='bot:sergeant']")).hasAttribute("aria-pressed", "true");
    visitor.press("[data-side=central]").press("[data-foe='bot:captain']");
    assertThat(visitor.text("JSON.stringify(s.lobby.seats)"))
        .isEqualTo("{\"central\":\"me\",\"allied\":\"bot:captain\"}");
    assertThat(visitor.find("[data-side=central]")).hasAttribute("aria-pressed", "true");
    assertThat(visitor.find(".foes .muted")).hasText(bots.at("/2/about").asText());
    // the level that was chosen last is proposed again
    visitor.choose("clash-ypres");
    assertThat(visitor.find("[data-foe='bot:captain']")).hasAttribute("aria-pressed", "true");
    visitor.press("[data-foe=friend]");
    assertThat(visitor.text("Object.values(s.lobby.seats).sort().join()")).isEqualTo("friend,me");
    // who lets bots play both sides watches; a side is taken again by a press
    visitor.setup();
    for (var seat : visitor.find(".seat select").all()) {
      seat.selectOption("bot:cadet");
    }
    visitor.key("Escape").until("!s.drawer").settle();
    assertThat(visitor.find(".foes .muted")).hasText("You watch: Cadet against Cadet");
    visitor.press("[data-side=entente]");
    assertThat(visitor.text("s.lobby.seats.entente + s.lobby.seats.central"))
        .isEqualTo("mebot:cadet");
  }

  /** Lays figures of our own beside the scenarios of the first game. */
  private static void shelf(Visitor visitor, String balance) {
    visitor.page.addInitScript(
        "const ask = window.fetch; window.fetch = async (...a) => { const r = await ask(...a);"
            + " if (!String(a[0]?.url || a[0]).endsWith('/api/games')) return r;"
            + " const games = await r.json();"
            + " games[0].scenarios.forEach(s => { s.balance = "
            + balance
            + "; }); return new Response(JSON.stringify(games), { status: 200 }); };");
  }

  @Test
  void aMatchIsTakenUpAgain(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    visitor.lobby();
    // the column has it, with the way to the most urgent and to all
    assertThat(visitor.find(".waiting h2")).hasText("Matches on this device");
    assertThat(visitor.find(".waiting .mrow.yours").first()).containsText("Your turn");
    assertThat(visitor.find("#next")).isVisible();
    visitor.press("#all-matches");
    visitor.press("a[href='/match/" + id + "']").until("s.match").settle();
    assertThat(visitor.text("s.match.id")).isEqualTo(id);
    visitor.page.goBack();
    visitor.until("s.page === 'lobby'");
  }

  @Test
  void theTitleOfAMatchKeepsClearOfTheButton(Visitor visitor, House house) {
    String id = house.begin("gwe-brusilov", "fourth-of-june", "me", "friend", 7);
    visitor.lobby();
    visitor.find(".nav button", "Matches").click();
    visitor.settle();
    boolean clear =
        (boolean)
            visitor.page.evaluate(
                "id => { const card = document.querySelector(`[data-key=m${id}]`), r ="
                    + " document.createRange(); r.selectNodeContents(card.querySelector('b'));"
                    + " return r.getBoundingClientRect().right <="
                    + " card.querySelector('.put').getBoundingClientRect().left; }",
                id);
    assertThat(clear).isTrue();
  }

  @Test
  void theListOfMatchesComesInPages(Hall.Guests guests, @TempDir Path data) {
    // A house of its own: elsewhere others begin matches at the same time.
    try (House house = House.open(data, 0)) {
      assertThat(guests.at(house).lobby().find(".waiting .none")).hasText("Nothing waits for you.");
      for (int i = 0; i < 14; i++) {
        house.begin("me", "friend", i);
      }
      Visitor visitor = guests.at(house).lobby();
      assertThat(visitor.find(".waiting .none")).hasCount(0);
      assertThat(visitor.number("s.matches.length")).isEqualTo(12);
      assertThat(visitor.number("s.total")).isEqualTo(14);
      visitor.find(".nav button", "Matches").click();
      visitor.press("#older").until("s.matches.length === 14").settle();
      assertThat(visitor.find("#older")).hasCount(0);
      assertThat(visitor.find(".card[data-key^=m]")).hasCount(14);
    } finally {
      guests.forget();
    }
  }
}
