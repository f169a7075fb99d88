package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.MouseButton;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a player wants to do takes one act, and nothing happens by accident. */
@ExtendWith(Hall.class)
class FewerClicksTest {
  private static final int TRIES = 5;

  /**
   * Pulls the map at once, without holding what lies there; on a slow machine that may need several
   * tries.
   */
  private static void pull(Visitor visitor, Visitor.Point start, int by) {
    for (int i = 0; i < TRIES; i++) {
      visitor.page.mouse().move(start.x(), start.y());
      visitor.page.mouse().down();
      visitor.page.mouse().move(start.x() + by, start.y() + 3);
      boolean held = visitor.js("!!window.fieldMarshal.board.drag").equals(true);
      if (held) {
        visitor.page.keyboard().press("Escape");
      }
      visitor.page.mouse().up();
      visitor.settle();
      if (!held) {
        return;
      }
    }
  }

  /** At the first movement of a game: nothing careless is red, and a press that moves pans. */
  @ParameterizedTest
  @CsvSource({"gwe-caporetto,historical", "east-prussia-1914,historical", "clash-galicia,campaign"})
  void panningMarchesNobodyAndACounterInTheHandCanBePutBack(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    for (int i = 0; i < 80 && !house.match(id).at("/decision/kind").asText().equals("move"); i++) {
      house.suggested(id, 1);
    }
    visitor.match(id).until("s.match.canMove.length").settle();
    // Ending now gives something up: the button is quiet.
    assertThat(visitor.find("#end.q")).isVisible();
    // Tab begins with the unit nearest to the middle of the view.
    String nearest =
        visitor.text(
            "(b => { const r = b.room(), far = u => { const h = b.hexes.get(u.hex), p ="
                + " b.toScreen(h.x, h.y); return Math.hypot(p.x - r.x - r.w / 2, p.y - r.y - r.h /"
                + " 2); }; return s.match.state.units.filter(u => s.match.canMove.includes(u.id) &&"
                + " u.hex).sort((a, c) => far(a) - far(c))[0].hex; })(window.fieldMarshal.board)");
    visitor.find("#board").focus();
    visitor.key("Tab").until("s.units.length === 1");
    assertThat(visitor.text("s.hex")).isEqualTo(nearest);
    visitor.until("s.reach && s.reach.hexes.length").settle();
    String unit = visitor.text("s.units[0]");
    String from = visitor.hexOf(unit);
    String to = visitor.text("s.reach.hexes[0].hex");
    int revision = visitor.revision();

    Visitor.Point start = visitor.where(from);
    double before = x(visitor);
    pull(visitor, start, -60);
    if (x(visitor) == before) {
      // The map has come to its edge on that side: it is pulled to the other one.
      pull(visitor, start, 60);
    }
    assertThat(visitor.revision()).isEqualTo(revision);
    assertThat(x(visitor)).as("the map was pulled").isNotEqualTo(before);

    // Held, dragged, and put back by Esc or by the other button.
    for (boolean escape : new boolean[] {true, false}) {
      start = visitor.where(from);
      visitor.page.mouse().move(start.x(), start.y());
      visitor.page.mouse().down();
      visitor.until("window.fieldMarshal.board.drag");
      visitor.page.mouse().move(start.x() + 70, start.y() + 30);
      if (escape) {
        visitor.page.keyboard().press("Escape");
      } else {
        visitor.page.mouse().down(new Mouse.DownOptions().setButton(MouseButton.RIGHT));
        visitor.page.mouse().up(new Mouse.UpOptions().setButton(MouseButton.RIGHT));
      }
      visitor.until("!window.fieldMarshal.board.drag");
      visitor.page.mouse().up();
      visitor.settle();
      assertThat(visitor.revision()).isEqualTo(revision);
    }
    visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
    visitor.until("s.reach && s.reach.hexes.length").settle();
    visitor.drag(from, to).until("s.match.revision > " + revision).settle();
  }

  /** A finger points at nothing before it taps: the first tap shows the way, the button goes it. */
  @Test
  void aFingerShowsTheWayFirst(Hall.Guests guests, House house) {
    Visitor visitor =
        guests.one(new Browser.NewContextOptions().setViewportSize(390, 844).setHasTouch(true));
    visitor.match(house.begin("me", "friend", 7)).settle();
    tap(visitor, "1702");
    visitor.until("s.reach?.hexes.length").settle();
    String goal =
        visitor.text(
            "s.reach.hexes.find(h => !s.match.state.units.some(u => u.hex === h.hex)).hex");
    tap(visitor, goal);
    visitor.until("s.route?.hex === '" + goal + "'").settle();
    assertThat(visitor.revision()).isZero();
    visitor.find(".side .foot .btn", "March to " + goal).click();
    visitor.until("s.match.revision === 1").settle();
  }

  /** What a finger is refused is told as long as it points nowhere else. */
  @Test
  void aFingerIsToldWhyNot(Hall.Guests guests, House house) {
    Visitor visitor =
        guests.one(new Browser.NewContextOptions().setViewportSize(390, 844).setHasTouch(true));
    visitor.match(house.begin("me", "friend", 7)).settle();
    tap(visitor, "1702");
    visitor.until("s.reach?.hexes.length").settle();
    String far =
        visitor.text(
            "(() => { const lit = new Set(s.reach.hexes.map(r => r.hex)), h = s.chart.hexes,"
                + " at = h.find(v => v.n === s.hex), far = v => Math.hypot(v.x - at.x, v.y - at.y);"
                + " return h.filter(v => !lit.has(v.n) && !v.sea && !s.match.state.units.some(u =>"
                + " u.hex === v.n) && window.fieldMarshal.inSight(v.n)).sort((a, b) => far(a) -"
                + " far(b))[0].n; })()");
    tap(visitor, far);
    visitor.until("s.refusal").settle();
    assertThat(visitor.find(".bubble")).isVisible();
    assertThat(visitor.revision()).isZero();
  }

  private static void tap(Visitor visitor, String hex) {
    Visitor.Point at = visitor.where(hex);
    visitor.page.touchscreen().tap(at.x(), at.y());
    visitor.settle();
  }

  private static double x(Visitor visitor) {
    return ((Number) visitor.js("window.fieldMarshal.board.x")).doubleValue();
  }

  @Test
  void aStackIsSeenByPointingAndAnEnemyInspectedByAClick(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7)).click("1702").until("s.reach").settle();
    String enemy =
        visitor.text("s.match.state.units.find(u => u.side === 'allied' && u.hex === '1803').name");
    visitor.point("1803").until("s.peek === '1803'").settle();
    assertThat(visitor.find(".peek")).containsText(enemy);
    visitor.click("1803").until("s.hex === '1803'").settle();
    assertThat(visitor.find(".side[data-key=stack]")).containsText(enemy);
    assertThat(visitor.find(".bubble")).isVisible();
    assertThat(visitor.revision()).isZero();
    // A text on the page names the hex: its number is on the map though the map is far away.
    visitor.key("0").settle();
    assertThat(visitor.text("window.fieldMarshal.board.drawnNumbers.join()")).contains("1803");
    // The list of overlays folds; the overlay that is on stays.
    int all = visitor.find(".ovs .ov").count();
    visitor.press("#fold");
    assertThat(visitor.find(".ovs .ov")).hasCount(1);
    visitor.key("z").until("s.overlayData").settle();
    assertThat(visitor.find(".ovs .ov")).hasCount(2);
    visitor.key("z").press("#fold");
    assertThat(visitor.find(".ovs .ov")).hasCount(all);
  }

  @ParameterizedTest
  @CsvSource({"gwe-caporetto,historical,0", "east-prussia-1914,historical,1"})
  void railIsOneActAndIsTakenBackByOneKey(
      String game, String scenario, int side, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    JsonNode ride = null;
    String unit = "";
    for (int i = 0; i < 80 && ride == null; i++) {
      JsonNode match = house.match(id);
      if (match.at("/decision/kind").asText().equals("move")) {
        for (JsonNode each : match.path("canMove")) {
          JsonNode moves =
              house.get("/api/matches/" + id + "/moves?mode=march&unit=" + each.asText());
          if (moves.path("entrainsFirst").asBoolean()) {
            unit = each.asText();
            ride = moves.at("/rail/1");
            break;
          }
        }
      }
      if (ride == null) {
        house.suggested(id, 1);
      }
    }
    String goal = ride.path("hex").asText();
    visitor.match(id).settle();
    String from = visitor.hexOf(unit);
    visitor.click(from);
    visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
    visitor.until("s.reach").settle();
    visitor.press("button[data-key=mrail]").until("s.mode === 'rail' && s.reach").settle();
    visitor
        .click(goal)
        .until("s.match.state.units.find(u => u.id === '" + unit + "').hex === '" + goal + "'")
        .settle();
    visitor
        .key("u")
        .until(
            "s.match.state.units.find(u => u.id === '"
                + unit
                + "').hex === '"
                + from
                + "' && !s.busy")
        .settle();
    assertThat(visitor.text("s.match.state.units.find(u => u.id === '" + unit + "').flags"))
        .doesNotContain("entrained");
  }

  @Test
  void theGuideLeavesTheLegendFree(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7)).menu("Guided first turn");
    visitor.until("s.guide >= 0").key("z").until("s.overlayData").settle();
    var legend = visitor.find(".legend").boundingBox();
    var guide = visitor.find(".guide").boundingBox();
    assertThat(legend.x + legend.width).isLessThanOrEqualTo(guide.x);
    assertThat(guide.x + guide.width).isLessThan(visitor.find(".gutter").boundingBox().x);
  }

  /** All headquarters give command by one key; it is taken back by one; one of them may choose. */
  @Test
  void headquartersCommandByOneAct(Visitor visitor, House house) {
    String id = house.begin("gwe-brusilov", "fourth-of-june", "me", "friend", 7);
    house.passUntil(id, "reinforce");
    house.suggested(id, 1);
    visitor.match(id).until("s.legal && s.match.suggestAll").settle();
    assertThat(visitor.find("#command-all")).containsText("Give command to 28 units");
    int lines = visitor.number("s.match.log.lines");
    visitor.key("d").until("!s.match.suggestAll && !s.busy && s.legal").settle();
    assertThat(visitor.text("s.match.decision.prompt")).startsWith("20 units are out of command");
    assertThat(visitor.number("s.match.log.lines")).isEqualTo(lines + 5);
    visitor.key("u").until("s.match.suggestAll && !s.busy && s.legal").settle();
    assertThat(visitor.number("s.match.log.lines")).isEqualTo(lines);
    String hq = visitor.text("s.match.suggestAll[1].hq");
    visitor.find("[data-key=hq" + hq + "] .who1.on").first().click();
    assertThat(visitor.find("#command" + hq)).hasText("Command 6 of 13 units");
    visitor.find("#command" + hq).click();
    visitor.until("s.match.decision.prompt.startsWith('42 units')").settle();
  }

  @Test
  void severalUnitsAdvanceByOneAct(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    String attack =
        "{'type':'attack','attackers':['ge-117','ge-12','ge-ba','ge-200'],'targets':['1703']}";
    house.order(id, House.parse(attack.replace('\'', '"')));
    for (int i = 0;
        i < 20 && !house.match(id).at("/decision/kind").asText().equals("advance");
        i++) {
      house.suggested(id, 1);
    }
    visitor.match(id).until("s.legal").settle();
    // What can be chosen stands above what has happened, and in the window.
    assertThat(visitor.inWindow(".side [data-key=together1703] .btn")).isTrue();
    assertThat(visitor.find(".side[data-key=decide] .body > *").allInnerTexts().getFirst())
        .contains("Advance after combat");
    int units = visitor.find(".together .who1").count();
    assertThat(units).isGreaterThan(1);
    visitor.press(".together .who1");
    assertThat(visitor.find("#together1703"))
        .hasText(
            units == 2 ? "Advance 1 unit to 1703" : "Advance " + (units - 1) + " units to 1703");
    visitor.press(".together .who1");
    int lines = house.match(id).at("/log/lines").asInt();
    visitor.press("#together1703").until("s.match.decision.kind !== 'advance' || true").settle();
    assertThat(visitor.number("s.match.state.units.filter(u => u.hex === '1703').length"))
        .isEqualTo(units);
    assertThat(house.match(id).at("/log/lines").asInt()).isEqualTo(lines + 1);
  }

  @Test
  void whoEndsAPhaseIsWarnedAndAskedAndChipsLeadToUnits(Visitor visitor, House house) {
    Sketch sketch =
        new Sketch(House.GAME, "historical")
            .only(
                "1803: it-60; 1802: ge-12; 1804: ge-117; 1703: ge-26; 1903: ge-200; 1702: ge-5;"
                    + " 1902: ah-1; 1704: ah-22; 1904: ah-50; 2522: it-53; 2523: it-hq-2;"
                    + " 1601: ge-hq-14")
            .go(2, "allied", "movement");
    String id = house.open(sketch.file());
    visitor.match(id).settle();
    JsonNode warning = house.match(id).at("/warnings/0");
    assertThat(warning.path("units").toString()).contains("it-60");
    assertThat(warning.path("loss").asBoolean()).isTrue();
    assertThat(visitor.find("#end small")).containsText("Attrition roll: 60th Division");
    int revision = visitor.revision();
    visitor.press("#end").settle();
    assertThat(visitor.find("#end.sure")).containsText("sure?");
    assertThat(visitor.revision()).isEqualTo(revision);
    visitor.key("Escape");
    assertThat(visitor.find("#end.sure")).hasCount(0);
    visitor.find(".chip.go", "out of supply").click();
    visitor.until("s.units[0] === 'it-60'").settle();
    visitor.press("#end").press("#end").until("s.match.revision > " + revision);
  }

  @Test
  void theLobbyProposesAFairOpponentAndASeatThatCanWin(Visitor visitor, House house) {
    visitor.lobby();
    for (JsonNode game : house.get("/api/games")) {
      String id = game.path("id").asText();
      if (visitor.find("[data-key=g" + id + "]").count() > 0) {
        visitor.press("[data-key=g" + id + "]");
      }
      visitor.until("s.lobby.game === '" + id + "'").settle();
      List<?> seats = (List<?>) visitor.js("Object.values(s.lobby.seats)");
      assertThat(seats.stream().map(String::valueOf)).contains("me", "bot:sergeant");
      for (int i = 0; i < game.path("scenarios").size(); i++) {
        JsonNode scenario = game.path("scenarios").get(i);
        if (visitor.find(".scen").count() > i) {
          visitor.find(".scen").nth(i).click();
        }
        visitor.settle();
        JsonNode sides = scenario.at("/balance/sides");
        if (sides.size() == 2) {
          boolean first = sides.at("/0/wins").asInt() >= sides.at("/1/wins").asInt();
          String best = sides.at(first ? "/0/side" : "/1/side").asText();
          assertThat(visitor.text("s.lobby.seats['" + best + "']")).as(id).isEqualTo("me");
        }
      }
    }
  }
}
