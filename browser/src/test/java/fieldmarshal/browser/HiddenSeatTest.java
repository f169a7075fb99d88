package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Match;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** East Prussia with hidden movement, two players at one screen: neither sees what is not his. */
@Calm
@ExtendWith(Hall.class)
class HiddenSeatTest {
  /** Whether a unit stands in the part of the map that no panel covers. */
  private static final String IN_ROOM = "window.fieldMarshal.board.inSight(u.hex)";

  private static final int MOST = 400;

  /** Where the units of a side really stand: those that the other side does not see. */
  private static List<JsonNode> unseen(House house, String id, String owner, String viewer) {
    Set<String> seen = new HashSet<>();
    for (JsonNode unit : house.get("/api/matches/" + id + "?as=" + viewer).at("/state/units")) {
      if (unit.has("hex")) {
        seen.add(unit.path("id").asText());
      }
    }
    List<JsonNode> unseen = new ArrayList<>();
    for (JsonNode unit : house.get("/api/matches/" + id + "?as=" + owner).at("/state/units")) {
      boolean own = unit.path("side").asText().equals(owner);
      if (own && unit.has("hex") && !seen.contains(unit.path("id").asText())) {
        unseen.add(unit);
      }
    }
    return unseen;
  }

  /** Nothing that the page shows, reads out or keeps says where an unseen unit stands. */
  private static void noLeak(Visitor visitor, House house, String id, String viewer) {
    String owner = viewer.equals("german") ? "russian" : "german";
    String page =
        visitor.text("document.body.textContent + ' ' + document.title").replaceAll("\\s+", " ");
    String own = visitor.text("s.match.state.units.filter(u => u.hex).map(u => u.name).join('|')");
    for (JsonNode unit : unseen(house, id, owner, viewer)) {
      String unitId = unit.path("id").asText();
      assertThat(visitor.hexOf(unitId)).as(unitId).isIn("undefined", "null");
      String name = unit.path("name").asText();
      // Who was once seen may be spoken of: its counter was watched as it marched on.
      boolean once = page.contains("sees the " + name);
      if (!own.contains(name) && !once) {
        assertThat(page).as("seen by " + viewer).doesNotContain(name);
      }
    }
  }

  /** The first turn is Germany's alone; the second is a whole one. */
  @Test
  void aWholeTurnIsPlayedAndTheScreenChangesHands(Visitor visitor, House house) {
    String id =
        house.begin("east-prussia-1914", "historical", "me", "friend", 7, "hidden-movement");
    visitor.page.navigate(house.address + "/match/" + id);
    assertThat(visitor.find(".veil h2")).hasText("Next: Russia");
    assertThat(visitor.find("#board")).isHidden();
    Set<String> sat = new HashSet<>();
    int changes = 0;
    int moved = 0;
    int checked = 0;
    for (int i = 0; i < MOST && visitor.number("s.match.decision.turn") < 3; i++) {
      if (visitor.find("#seat").count() > 0) {
        changes++;
        assertThat(visitor.find("#board")).isHidden();
        assertThat(visitor.find(".side")).hasCount(0);
        assertThat(visitor.find("[data-key=reader]")).hasCount(0);
        assertThat(visitor.text("document.getElementById('live').textContent")).isEmpty();
        visitor.press("#seat").until("!s.veil").settle();
        assertThat(visitor.text("s.match.state.units.some(u => u.hex && " + IN_ROOM + ")"))
            .as("whoever sits down sees counters")
            .isEqualTo("true");
        String viewer = visitor.text("s.viewer");
        assertThat(viewer).isEqualTo(visitor.text("s.match.decision.side"));
        sat.add(viewer);
        noLeak(visitor, house, id, viewer);
        checked += unseen(house, id, viewer.equals("german") ? "russian" : "german", viewer).size();
      }
      int revision = visitor.revision();
      if (visitor.text("s.match.canMove?.length > 0").equals("true")
          && moved++ % 4 == 0
          && moved < 30) {
        march(visitor);
      } else if (visitor.find("#end").count() > 0) {
        visitor.press("#end");
      } else {
        visitor.until("s.legal").settle();
        Answers.first(visitor);
      }
      visitor.settle();
      if (visitor.revision() == revision) {
        visitor.key("Escape");
        house.suggested(id, 1);
      }
      visitor.until("s.match.revision > " + revision).settle();
    }
    assertThat(visitor.number("s.match.decision.turn")).isEqualTo(3);
    assertThat(sat).containsExactlyInAnyOrder("german", "russian");
    assertThat(changes).isGreaterThan(2);
    assertThat(checked).as("something was hidden").isPositive();
    // The log and the replay tell each side only its own part as well.
    visitor.until("!s.veil || document.getElementById('seat')").settle();
    if (visitor.find("#seat").count() > 0) {
      visitor.press("#seat").until("!s.veil").settle();
    }
    visitor.key("g");
    noLeak(visitor, house, id, visitor.text("s.viewer"));
    visitor.key("Escape").key("r").until("s.replay?.state").settle();
    noLeak(visitor, house, id, visitor.text("s.viewer"));
  }

  /** The list of all orders is too long to be sent; each unit that is picked has all its hexes. */
  @Test
  void everyDummyHasAllItsHexesThoughTheListIsLong(Visitor visitor, House house) {
    String id =
        house.begin("east-prussia-1914", "historical", "me", "friend", 7, "hidden-movement");
    house.order(id, House.object().put("type", "pass"));
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.press("#seat").until("!s.veil && s.legal && s.pick.key").settle();
    assertThat(visitor.text("s.pick.complete")).isEqualTo("false");
    JsonNode units = (House.parse(visitor.text("JSON.stringify(s.pick.units)")));
    assertThat(units.size()).isGreaterThan(2);
    for (JsonNode unit : units) {
      String name = unit.asText();
      visitor.press("[data-key='c" + name + "'] button.u, button.u[data-key='c" + name + "']");
      visitor.until("s.pick.key === '" + name + "' && s.pick.hexes.size").settle();
      JsonNode own = house.get("/api/matches/" + id + "/legal?as=german&limit=5000&unit=" + name);
      int hexes = own.path("orders").size();
      assertThat(visitor.number("s.pick.hexes.size")).as(name).isEqualTo(hexes);
      assertThat(visitor.find(".pickrow", hexes + " hexes")).hasCount(1);
    }
  }

  @Test
  void whoSitsDownIsToldOfTheAttackThatWasFoughtMeanwhile(Visitor visitor, House house) {
    String id =
        house.begin("east-prussia-1914", "historical", "me", "friend", 7, "hidden-movement");
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.press("#seat").until("!s.veil").settle();
    boolean told = false;
    for (int i = 0; i < 200 && !told; i++) {
      JsonNode match = house.match(id);
      String side = match.at("/decision/side").asText();
      if (visitor.find("#seat").count() > 0) {
        int before = visitor.number("s.match.log.lines");
        visitor.press("#seat").until("!s.veil").settle();
        told =
            visitor
                .text("s.log.slice(-3).some(l => l.events.some(e => e.type === 'fought'))")
                .equals("true");
        if (told) {
          assertThat(before).isPositive();
          assertThat(visitor.find(".result")).containsText("Attack on");
          assertThat(visitor.find(".result .dice")).isVisible();
          // The same on a page that was loaded anew in the middle of the combat.
          assertThat(visitor.js("!!s.match.state.combat")).isEqualTo(true);
          visitor.page.reload();
          visitor.press("#seat").until("!s.veil").settle();
          assertThat(visitor.find(".result")).containsText("Attack on");
        }
      }
      JsonNode mine = house.get("/api/matches/" + id + "?as=" + side);
      boolean attack = mine.at("/decision/kind").asText().equals("attack");
      if (!told && !(attack && UnderWayTest.declared(house, id))) {
        boolean pass = attack || mine.at("/decision/kind").asText().equals("move");
        house.order(id, pass ? House.object().put("type", "pass") : mine.path("suggest"));
      }
      int revision = house.get("/api/matches/" + id + "?as=" + side).path("revision").asInt();
      visitor.until("s.veil || s.match.revision >= " + revision).settle();
    }
    assertThat(told).isTrue();
  }

  /**
   * The die falls when the screen goes to the defender: the attacker reads it when it comes back.
   */
  @Test
  void whoAttackedIsToldOfHisOwnDieWhenTheScreenComesBack(Visitor visitor, House house) {
    ObjectNode file =
        Played.until(
            "east-prussia-1914",
            "historical",
            "staff",
            7,
            HiddenSeatTest::handsOver,
            "hidden-movement");
    ArrayNode orders = (ArrayNode) file.get("orders");
    JsonNode last = orders.remove(orders.size() - 1);
    ArrayNode laid = file.withObject("/dice").putArray("laid");
    last.path("dice").forEach(laid::add);
    String id = house.open(file);
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.press("#seat").until("!s.veil").settle();
    String attacker = visitor.text("s.viewer");
    int before = fights(house, id, attacker).size();
    house.order(id, last.path("order"));
    visitor.until("s.veil").settle();
    // nobody sees it now
    assertThat(visitor.find(".result")).hasCount(0);
    assertThat(fights(house, id, attacker)).hasSizeGreaterThan(before);
    JsonNode fight = fights(house, id, attacker).get(before);
    for (int i = 0; i < 40 && !visitor.text("s.veil").equals(attacker); i++) {
      if (visitor.find("#seat").count() > 0) {
        visitor.press("#seat").until("!s.veil").settle();
      }
      String side = house.match(id).at("/decision/side").asText();
      JsonNode own = house.get("/api/matches/" + id + "?as=" + side);
      house.order(id, own.path("suggest"));
      int revision = house.get("/api/matches/" + id + "?as=" + side).path("revision").asInt();
      visitor.until("s.veil || s.match.revision >= " + revision).settle();
    }
    visitor.press("#seat").until("!s.veil").settle();
    assertThat(visitor.text("s.viewer")).isEqualTo(attacker);
    assertThat(visitor.find(".result")).containsText("Attack on");
    assertThat(visitor.find(".result .dice").first()).isVisible();
    assertThat(visitor.find(".result")).containsText(fight.path("targets").get(0).asText());
    assertThat(visitor.find(".result")).containsText(fight.at("/meaning/defender").asText());
  }

  /**
   * Whoever has begun his part of the turn has read of the enemy's, and goes on with his own fight.
   */
  @Test
  void thePageOfTheDayDoesNotComeInTheMiddleOfOnesOwnTurn(Visitor visitor, House house) {
    int[] turn = {0};
    ObjectNode file =
        Played.until(
            "east-prussia-1914",
            "historical",
            "staff",
            7,
            match -> {
              boolean so =
                  match.decision() instanceof Decision.Choose now
                      && now.turn() > 1
                      && now.side().equals(match.rules().game().sides().getLast())
                      && now.side().equals(now.part().side())
                      && now.kind().equals("attack");
              turn[0] = so ? ((Decision.Choose) match.decision()).turn() : 0;
              return so;
            },
            "hidden-movement");
    String id = house.open(file);
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.press("#seat").until("!s.veil").settle();
    visitor.page.evaluate("() => import('/js/settings.js').then(m => m.change({ day: true }))");
    String own = visitor.text("s.viewer");
    boolean left = false;
    boolean back = false;
    for (int i = 0; i < 80 && !back; i++) {
      if (visitor.find("#seat").count() > 0) {
        boolean mine = visitor.text("s.veil").equals(own);
        visitor.press("#seat").until("!s.veil").settle();
        back = left && mine;
        left |= !mine;
        continue;
      }
      String side = house.match(id).at("/decision/side").asText();
      JsonNode match = house.get("/api/matches/" + id + "?as=" + side);
      if (!(match.at("/decision/kind").asText().equals("attack")
          && UnderWayTest.declared(house, id))) {
        boolean pass = match.at("/decision/kind").asText().equals("attack");
        house.order(id, pass ? House.object().put("type", "pass") : match.path("suggest"));
      }
      int revision = house.get("/api/matches/" + id + "?as=" + side).path("revision").asInt();
      visitor.until("s.veil || s.match.revision >= " + revision).settle();
    }
    assertThat(back).as("the screen came back").isTrue();
    assertThat(visitor.text("s.match.decision.part.side")).isEqualTo(own);
    assertThat(visitor.number("s.match.decision.turn")).isEqualTo(turn[0]);
    assertThat(visitor.text("String(s.day)")).isEqualTo("null");
    assertThat(visitor.find(".result, .underway").first()).isVisible();
  }

  /** The last order of who attacks brought the die, and the other side is asked what follows. */
  private static boolean handsOver(Match match) {
    return match.size() > 0
        && match.decision() instanceof Decision.Choose now
        && match.decision(match.size() - 1) instanceof Decision.Choose then
        && then.side().equals(then.part().side())
        && !now.side().equals(then.side())
        && match.rules().engaged(match.position()) != null
        && match.events(match.size() - 1).stream()
            .anyMatch(event -> event.bare() instanceof Event.Fought);
  }

  private static List<JsonNode> fights(House house, String id, String side) {
    List<JsonNode> fights = new ArrayList<>();
    for (JsonNode line : house.get("/api/matches/" + id + "/log?as=" + side)) {
      for (JsonNode event : line.path("events")) {
        if (event.path("type").asText().equals("fought")) {
          fights.add(event);
        }
      }
    }
    return fights;
  }

  /** The first unit that can, goes to the first hex that it reaches. */
  private static void march(Visitor visitor) {
    String unit = visitor.text("s.match.canMove[0]");
    visitor.click(visitor.hexOf(unit));
    visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
    visitor.until("s.units[0] === '" + unit + "' && s.reach").settle();
    if (visitor.number("s.reach.hexes.length") > 0) {
      visitor.click(visitor.text("s.reach.hexes[0].hex"));
    }
  }
}
