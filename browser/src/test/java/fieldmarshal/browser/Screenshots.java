package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * Makes the pictures of {@code docs/screens}: {@code ./fieldmarshal screenshots}. No test by its
 * name, so that the usual test run leaves it out.
 */
@ExtendWith(Hall.class)
class Screenshots {
  private static final int MOST_BYTES = 400_000;

  private final Path folder =
      Path.of(
          System.getProperty(
              "fieldmarshal.screens", Node.home().resolve("docs/screens").toString()));

  @Test
  void ofEveryScreen(Hall.Guests guests, House house) throws IOException {
    Files.createDirectories(folder);
    final String fight = house.begin("me", "friend", 7);
    house.passUntil(fight, "attack");
    final String second = breakthrough(house);

    Visitor board = at(guests, 1920, 1080, ColorScheme.LIGHT).match(second);
    march(board);
    keep(board, "board", "");
    Visitor dark = at(guests, 1920, 1080, ColorScheme.DARK).match(second);
    march(dark);
    keep(dark, "board-dark", "");
    Visitor tablet = at(guests, 1024, 768, ColorScheme.LIGHT).match(second);
    march(tablet);
    keep(tablet, "board-tablet", "");

    Visitor combat = at(guests, 1920, 1080, ColorScheme.LIGHT).match(fight);
    combat.click("1703").until("s.attack?.preview").settle();
    for (String support : List.of("14th Army HQ", "LI Corps HQ", "14th Artillery Brigade")) {
      combat.find(".support label.sw", support).click();
      combat.settle();
    }
    keep(combat, "combat", "");

    Visitor replay = at(guests, 1920, 1080, ColorScheme.LIGHT).match(second);
    replay.key("r").until("s.replay?.state").settle();
    int line =
        replay.number(
            "s.log.findIndex(l => l.events.some(e => e.type === 'fought' && e.targets[0] ==="
                + " '1703'))");
    replay.page.evaluate("n => window.fieldMarshal.play.seek(n + 2, true)", line);
    replay.settle();
    keep(replay, "replay", "");

    Visitor sheet = at(guests, 1600, 1180, ColorScheme.LIGHT).match(second);
    sheet.key("?");
    sheet.find(".drawer [role=tab]", "Counters").click();
    keep(sheet, "counters", ".drawer");
    sheet.find(".drawer [role=tab]", "Map").click();
    keep(sheet, "terrain", ".drawer");
    Visitor poster = at(guests, 2000, 1525, ColorScheme.LIGHT).match(second);
    poster.page.evaluate(
        "() => { const b = window.fieldMarshal.board; document.getElementById('panels')"
            + ".style.visibility = 'hidden'; b.setInsets({ left: 0, right: 0 }); b.fit(); }");
    keep(poster, "map-full", "#board");

    String brusilov = house.begin("gwe-brusilov", "fourth-of-june", "me", "friend", 7);
    house.passUntil(brusilov, "attack");
    keep(at(guests, 1920, 1080, ColorScheme.LIGHT).match(brusilov), "brusilov", "");
    String prussia = house.begin("east-prussia-1914", "historical", "me", "friend", 7);
    house.passUntil(prussia, "move");
    keep(at(guests, 1920, 1080, ColorScheme.LIGHT).match(prussia), "east-prussia", "");

    cards(at(guests, 1366, 768, ColorScheme.LIGHT).lobby(), house);
    Visitor lobby = at(guests, 1366, 768, ColorScheme.LIGHT).lobby();
    keep(lobby, "lobby", "");
    keep(at(guests, 1366, 768, ColorScheme.DARK).lobby(), "lobby-dark", "");
  }

  /** The set-up by areas, the front on turn 1, an attack with support and the tracks. */
  @Test
  void ofTheItalianFront(Hall.Guests guests, House house) throws IOException {
    Files.createDirectories(folder);
    String id = house.begin(ItalianStoryTest.GAME, "campaign", "me", "friend", 7);
    Visitor visitor = at(guests, 1366, 768, ColorScheme.LIGHT);
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.until("document.getElementById('seat')");
    ItalianStoryTest.sit(visitor, "allied");
    visitor.press("[data-key=cit-9]").until("s.pick.key === 'it-9'");
    keep(visitor, "italy-setup", "");
    visitor.key("Escape").press("#end");
    ItalianStoryTest.sit(visitor, "central");
    visitor.press("#end").until("s.targets.length").settle();
    visitor.key("t").until("document.querySelector('.trackcard')");
    keep(visitor, "italy-board", "");
    visitor.key("Escape").click("2720").until("s.attack?.preview").settle();
    for (String gun : List.of("ge-art-1", "ge-art-2", "ah-art-1")) {
      visitor.press(".support label[data-key='xsupport:" + gun + "']");
    }
    visitor.until("s.attack.preview").settle();
    keep(visitor, "italy-attack", "");
    visitor.press("#attack").until("s.legal").settle();
    keep(visitor, "italy-support", "");
    visitor.key("n");
    keep(visitor, "italy-support-dark", "");
  }

  /**
   * The three battles of Clash of Giants: a march, a combat with its dice, a retreat, the flood.
   */
  @Test
  void ofClashOfGiants(Hall.Guests guests, House house) throws IOException {
    Files.createDirectories(folder);
    String galicia = house.begin("clash-galicia", "campaign", "me", "friend", 3);
    Visitor march = at(guests, 1366, 768, ColorScheme.LIGHT).match(galicia);
    march.click("2012").until("s.reach").point("2211").until("s.route?.steps");
    keep(march, "galicia", "");

    String fight = house.open(ClashStoryTest.galicia().file());
    Visitor combat = at(guests, 1366, 768, ColorScheme.LIGHT).match(fight);
    house.pass(fight);
    house.pass(fight);
    house.order(
        fight,
        House.parse(
            "{\"type\": \"move\", \"units\": [\"ah-5\"], \"path\": [\"4922\", \"4923\"], \"mode\":"
                + " \"withdrawal\"}"));
    house.pass(fight);
    house.order(fight, House.parse("{\"type\": \"choose\", \"option\": \"declare\"}"));
    combat.until("s.match.decision.kind === 'attack' && s.targets.length").click("5021");
    combat.until("s.attack?.preview");
    keep(combat, "galicia-combat", "");
    combat.press("#attack").until("s.match.decision.kind === 'choose' && s.legal");
    combat.find(".side .pickrow .act").first().click();
    combat.until("s.match.decision.kind === 'retreat' && s.legal");
    keep(combat, "galicia-retreat", "");

    String ypres = house.open(ClashStoryTest.ypres().file());
    Visitor flood = at(guests, 1366, 768, ColorScheme.DARK).match(ypres).until("s.legal");
    flood.find(".side .choice", "Open the sluices").click();
    flood.until("s.match.decision.kind === 'displace' && s.legal");
    keep(flood, "ypres-flood-dark", "");
    String gumbinnen = house.begin("clash-gumbinnen", "campaign", "me", "friend", 7);
    keep(at(guests, 1366, 768, ColorScheme.LIGHT).match(gumbinnen), "gumbinnen", "");
  }

  /** The small pictures of the games in the lobby, which the client ships. */
  private static void cards(Visitor visitor, House house) throws IOException {
    Path cards =
        Files.createDirectories(
            Node.home().resolve("client/src/main/resources/fieldmarshal/client/cards"));
    for (JsonNode game : house.get("/api/games")) {
      String begins = begins(house, game).toString();
      for (String theme : List.of("light", "dark")) {
        String id = game.path("id").asText();
        Object url =
            visitor.page.evaluate(
                "([game, theme, begins]) => window.fieldMarshal.makeCard(game, theme,"
                    + " JSON.parse(begins))",
                List.of(id, theme, begins));
        byte[] picture = Base64.getDecoder().decode(((String) url).split(",")[1]);
        assertThat(picture.length).as(id).isBetween(2_000, 60_000);
        Files.write(cards.resolve(id + "-" + theme + ".webp"), picture);
      }
    }
  }

  /** Where everybody stands when the first units may move or attack: after all that is set up. */
  private static JsonNode begins(House house, JsonNode game) {
    String id =
        house.begin(
            game.path("id").asText(), game.at("/scenarios/0/id").asText(), "me", "friend", 7);
    for (int i = 0; i < 60; i++) {
      JsonNode decision = house.match(id).path("decision");
      if (List.of("move", "attack").contains(decision.path("kind").asText())) {
        String as = "?as=" + decision.path("side").asText();
        return house.get("/api/matches/" + id + as).path("state");
      }
      if (house.match(id).has("suggest")) {
        house.suggested(id, 1);
      } else {
        house.pass(id);
      }
    }
    throw new AssertionError("nobody moves in " + id);
  }

  private static Visitor at(Hall.Guests guests, int width, int height, ColorScheme scheme) {
    return guests.one(
        new Browser.NewContextOptions().setViewportSize(width, height).setColorScheme(scheme));
  }

  /** A unit with its reach, and the pointer on the farthest hex of it in sight. */
  private static void march(Visitor visitor) {
    String unit = "ge-12";
    visitor.click(visitor.hexOf(unit)).until("s.reach").settle();
    visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
    visitor.until("s.units[0] === 'ge-12' && s.reach").settle();
    String far =
        visitor.text(
            "(() => { const b = window.fieldMarshal.board, r = b.room(); return"
                + " s.reach.hexes.filter(h => { const p = window.fieldMarshal.where(h.hex); return"
                + " p.x > r.x + 330 && p.x < r.x + r.w - 60 && p.y > 160 && p.y < r.h - 40;"
                + " }).sort((a, b) => b.mp - a.mp)[0].hex; })()");
    visitor.point(far).until("s.route?.steps").settle();
  }

  /** Turn 2 after attacks at Caporetto and Plezzo. */
  private static String breakthrough(House house) {
    String id = house.begin("me", "friend", 1917);
    house.passUntil(id, "attack");
    for (String target : List.of("1703", "1404", "1803", "1904")) {
      attack(house, id, target);
    }
    for (int i = 0; i < 200; i++) {
      JsonNode match = house.match(id);
      boolean there =
          match.at("/decision/turn").asInt() == 2
              && match.at("/decision/kind").asText().equals("move");
      if (there) {
        break;
      }
      house.order(id, match.path("suggest"));
    }
    return id;
  }

  private static void attack(House house, String id, String target) {
    String matches = "/api/matches/" + id;
    JsonNode offer = house.get(matches + "/attackers?targets=" + target);
    if (offer.path("units").isEmpty()) {
      return;
    }
    ObjectNode order = House.object().put("type", "attack");
    order.set("attackers", offer.path("units"));
    order.putArray("targets").add(target);
    if (!offer.path("shifts").isEmpty()) {
      order.putArray("shifts").add(offer.at("/shifts/0/hq").asText());
    }
    try {
      house.order(id, order);
    } catch (IllegalStateException refused) {
      return;
    }
    while (!house.match(id).at("/decision/kind").asText().equals("attack")) {
      house.order(id, bold(house, id));
    }
  }

  /** The defender falls back, the attacker follows. */
  private static JsonNode bold(House house, String id) {
    JsonNode match = house.match(id);
    JsonNode legal = house.get("/api/matches/" + id + "/legal?limit=200").path("orders");
    return switch (match.at("/decision/kind").asText()) {
      case "option" -> legal.path(legal.size() - 1);
      case "advance", "retreat" -> {
        for (JsonNode order : legal) {
          if (!order.path("type").asText().equals("pass")) {
            yield order;
          }
        }
        yield match.path("suggest");
      }
      default -> match.path("suggest");
    };
  }

  /** Keeps what is on the screen, or a part of it, as WebP, which the browser itself writes. */
  private void keep(Visitor visitor, String name, String part) throws IOException {
    visitor.settle();
    if (visitor.find("#board").count() > 0) {
      visitor.page.waitForFunction("() => window.fieldMarshal.board.map.whole()");
    } else {
      visitor.page.waitForFunction("() => window.fieldMarshal.drawn()");
    }
    visitor.settle();
    byte[] picture = part.isEmpty() ? visitor.page.screenshot() : visitor.find(part).screenshot();
    Path whole = Files.createDirectories(Node.home().resolve("browser/target/screens"));
    Files.write(whole.resolve(name + ".png"), picture);
    String text = Base64.getEncoder().encodeToString(picture);
    byte[] small = new byte[0];
    for (double quality = 0.9; quality > 0.3; quality -= 0.08) {
      Object url =
          visitor.page.evaluate(
              "async ([png, quality]) => { const bytes = Uint8Array.from(atob(png),"
                  + " c => c.charCodeAt(0)); const image = await createImageBitmap(new Blob("
                  + "[bytes], { type: 'image/png' })); const canvas ="
                  + " document.createElement('canvas'); canvas.width = image.width;"
                  + " canvas.height = image.height; canvas.getContext('2d').drawImage(image, 0, 0);"
                  + " return canvas.toDataURL('image/webp', quality).split(',')[1]; }",
              List.of(text, quality));
      small = Base64.getDecoder().decode((String) url);
      if (small.length <= MOST_BYTES) {
        break;
      }
    }
    assertThat(small.length).as(name).isBetween(10_000, MOST_BYTES);
    Files.write(folder.resolve(name + ".webp"), small);
  }
}
