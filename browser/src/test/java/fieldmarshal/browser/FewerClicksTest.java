package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Mouse;
import com.microsoft.playwright.options.MouseButton;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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
  @EveryGame
  void panningMarchesNobodyAndACounterInTheHandCanBePutBack(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.answerUntil(id, "move");
    visitor.seated(id).until("s.match.canMove.length").settle();
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
      // the button that is still held does not pull the map instead
      double eye = x(visitor);
      visitor.page.mouse().move(start.x() + 140, start.y() + 60);
      visitor.settle();
      assertThat(x(visitor)).isEqualTo(eye);
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
    // the railway is not paid with points: hexes are counted, and no points are told
    int hexes = ride.path("path").size();
    visitor.point(goal).settle();
    assertThat(visitor.find(".tip h3")).containsText(": " + hexes + " hex");
    assertThat(visitor.find("[data-key=mv]")).containsText(hexes + " hex");
    assertThat(visitor.find("[data-key=mv]")).not().containsText("point");
    assertThat(visitor.find("[data-key=mv] .meter")).hasCount(0);
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
    String flags = "s.match.state.units.find(u => u.id === '" + unit + "').flags";
    assertThat(visitor.text(flags)).doesNotContain("entrained");
    // one key does it again, as it was done
    visitor.key("y").until("!s.busy").settle();
    assertThat(visitor.hexOf(unit)).isEqualTo(goal);
    assertThat(visitor.text("s.match.canRedo")).isEqualTo("false");
    visitor.key("u").until("!s.busy").settle();
    assertThat(visitor.hexOf(unit)).isEqualTo(from);
  }

  /**
   * Where two units of a hex can both ride: their ids, their hex, and the hex where both can go.
   */
  private static List<String> riders(House house, String id) {
    Map<String, List<String>> units = new HashMap<>();
    Map<String, Set<String>> goals = new HashMap<>();
    JsonNode match = house.match(id);
    for (JsonNode unit : match.at("/state/units")) {
      String name = unit.path("id").asText();
      if (!match.path("canMove").toString().contains("\"" + name + "\"")) {
        continue;
      }
      Set<String> hexes = new TreeSet<>();
      String asked = "/api/matches/" + id + "/moves?mode=march&unit=" + name;
      house.get(asked).path("rail").forEach(r -> hexes.add(r.path("hex").asText()));
      if (hexes.isEmpty()) {
        continue;
      }
      String at = unit.path("hex").asText();
      units.computeIfAbsent(at, key -> new ArrayList<>()).add(name);
      goals.merge(at, hexes, (a, b) -> a.retainAll(b) ? a : a);
      if (units.get(at).size() == 2 && !goals.get(at).isEmpty()) {
        List<String> all = new ArrayList<>(units.get(at));
        all.add(at);
        all.add(List.copyOf(goals.get(at)).getFirst());
        return all;
      }
    }
    return List.of();
  }

  /** Whoever sends two units by rail sends both, by one click; one key brings both back. */
  @ParameterizedTest
  @CsvSource({"gwe-caporetto,historical", "gwe-brusilov,fourth-of-june"})
  void severalUnitsRideTogether(String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.answerUntil(id, "move");
    List<String> riders = riders(house, id);
    for (int i = 0; i < 12 && riders.isEmpty(); i++) {
      house.pass(id);
      house.answerUntil(id, "move");
      riders = riders(house, id);
    }
    String goal = riders.get(3);
    visitor.match(id);
    visitor.page.evaluate(
        "([a, b]) => { const p = window.fieldMarshal.play; p.selectUnit(a, false);"
            + " p.selectUnit(b, true); }",
        riders.subList(0, 2));
    visitor.until("s.units.length === 2 && s.reach?.units").settle();
    visitor.press("button[data-key=mrail]").until("s.mode === 'rail' && s.reach?.units").settle();
    visitor.click(goal).until("s.match.canUndo && !s.busy").settle();
    assertThat(visitor.hexOf(riders.get(0)) + " " + visitor.hexOf(riders.get(1)))
        .isEqualTo(goal + " " + goal);
    visitor.key("u").until("!s.busy").settle();
    assertThat(visitor.hexOf(riders.get(0)) + " " + visitor.hexOf(riders.get(1)))
        .isEqualTo(riders.get(2) + " " + riders.get(2));
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

  /** Whether several units may advance to one hex. */
  static boolean together(Match match) {
    if (!(match.decision() instanceof Decision.Choose choose)
        || !choose.kind().equals(Kind.ADVANCE)) {
      return false;
    }
    Map<Integer, Set<String>> units = new HashMap<>();
    match
        .rules()
        .orders(
            match.position(),
            order -> {
              if (order instanceof Order.Advance advance && advance.units().size() == 1) {
                units
                    .computeIfAbsent(advance.path().last(), key -> new TreeSet<>())
                    .add(advance.units().getFirst().id());
              }
              return true;
            });
    return units.values().stream().anyMatch(some -> some.size() > 1);
  }

  /** In every game units advance together by one button, and come back by one key. */
  @EveryGame
  void anAdvanceTogetherIsOneAct(String game, String scenario, Visitor visitor, House house) {
    String id = house.open(Played.forPeople(game, scenario, "staff", 3, FewerClicksTest::together));
    visitor.seated(id).until("s.legal && s.match.decision.kind === 'advance'").settle();
    Locator group = visitor.find(".together").first();
    String hex = group.getAttribute("data-key").substring("together".length());
    assertThat(group.locator(".who1").count()).isGreaterThan(1);
    String there = "s.match.state.units.filter(u => u.hex === '" + hex + "').length";
    int before = visitor.number(there);
    int lines = visitor.number("s.match.log.lines");
    visitor.press("#together" + hex).until("s.match.log.lines > " + lines + " && !s.busy").settle();
    assertThat(visitor.number(there)).isGreaterThan(before);
    if (visitor.js("s.match.canUndo").equals(true)) {
      visitor.key("u").until("s.match.log.lines === " + lines + " && !s.busy").settle();
      assertThat(visitor.number(there)).isEqualTo(before);
    }
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
      visitor.choose(id);
      List<?> seats = (List<?>) visitor.js("Object.values(s.lobby.seats)");
      assertThat(seats.stream().map(String::valueOf)).contains("me", "bot:sergeant");
      visitor.setup();
      for (int i = 0; i < game.path("scenarios").size(); i++) {
        JsonNode scenario = game.path("scenarios").get(i);
        visitor.find(".scen").nth(i).click();
        visitor.settle();
        JsonNode sides = scenario.at("/balance/sides");
        if (sides.size() == 2) {
          boolean first = sides.at("/0/wins").asInt() >= sides.at("/1/wins").asInt();
          String best = sides.at(first ? "/0/side" : "/1/side").asText();
          assertThat(visitor.text("s.lobby.seats['" + best + "']")).as(id).isEqualTo("me");
        }
      }
      visitor.key("Escape");
    }
  }
}
