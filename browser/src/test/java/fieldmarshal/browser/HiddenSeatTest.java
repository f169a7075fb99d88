package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
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
