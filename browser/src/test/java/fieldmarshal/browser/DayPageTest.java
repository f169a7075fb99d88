package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Locator;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** After the enemy's player-turn a page tells what he did. */
@Calm
@ExtendWith(Hall.class)
class DayPageTest {
  private static final int MOST_ANSWERS = 60;

  /** The bot plays first; when it is done the page comes, and its notes lead to hexes and lines. */
  @ParameterizedTest
  @CsvSource({"gwe-caporetto,historical"})
  void theEnemysTurnEndsWithAPage(String game, String scenario, Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    String id = house.begin(game, scenario, "bot:recruit", "me", 7);
    answered(visitor.match(id));
    JsonNode day = house.get("/api/matches/" + id + "/day?as=" + visitor.text("s.day.as"));
    assertThat(day.path("facts").size()).isEqualTo(visitor.number("s.day.facts.length"));
    assertThat(visitor.find(".daypage h1")).not().isEmpty();
    int notes = visitor.find(".daypage .notes li").count();
    assertThat(notes).isBetween(1, 6);
    assertThat(visitor.find(".totals .points").textContent())
        .matches("victory points: Central Powers \\S+ Allies \\S+");
    assertThat(visitor.text("document.activeElement.id")).isEqualTo("day-on");
    // on a phone the lines under the title stand one below the other, and none is broken
    visitor.page.setViewportSize(390, 844);
    visitor.settle();
    assertThat(visitor.number(DATE_LINE)).isLessThanOrEqualTo(6);
    visitor.page.setViewportSize(1366, 768);
    visitor.settle();
    // the note shows its place in the replay
    visitor.press(".daypage .notes .seek").until("s.replay && !s.day").settle();
    assertThat(visitor.number("s.replay.line"))
        .isBetween(day.path("from").asInt(), day.path("to").asInt());
    visitor.key("Escape").until("!s.replay");
    // the menu brings it back, and Enter puts it away, wherever the focus is; so does Escape
    for (String key : List.of("Enter", "Escape")) {
      visitor.menu("What the enemy did").until("s.day").settle();
      visitor.page.evaluate("() => document.activeElement.blur()");
      visitor.key(key).until("!s.day").settle();
    }
    assertThat(visitor.find(".daypage")).hasCount(0);
    assertThat(visitor.text("s.match.decision.side")).isEqualTo(visitor.text("s.match.as"));
  }

  /** After a bot's turn, in every game; a hex that is held shows the map through the page. */
  @EveryGame
  void thePageTellsOfTheEnemysTurn(String game, String scenario, Hall.Guests guests, House house) {
    ObjectNode file = Played.until(game, scenario, "recruit", 11, DayPageTest::enemyHasPlayed);
    JsonNode sides = House.object();
    for (JsonNode each : house.get("/api/games")) {
      sides = each.path("id").asText().equals(game) ? each.path("sides") : sides;
    }
    file.putObject("seats")
        .put(sides.get(0).path("id").asText(), "bot:recruit")
        .put(sides.get(1).path("id").asText(), "me");
    Visitor visitor = guests.one().asUsual();
    visitor.match(house.open(file)).until("s.day").settle();
    assertThat(visitor.find(".daypage h1")).not().isEmpty();
    assertThat(visitor.find(".daypage .notes li").count()).isBetween(1, 6);
    assertThat(visitor.find(".daypage").innerText())
        .doesNotContain("undefined")
        .doesNotContain("NaN")
        .doesNotContain("null");
    assertThat(visitor.text(HEADLINE)).as("the map shows what the headline tells").isEmpty();
    assertThat(visitor.text(HELD)).as("hexes that are not shown while they are held").isEmpty();
    everyNoteLeadsToItsPlaceInTheReplay(visitor);
    if (visitor.find(".daypage .hexlink").count() > 0) {
      Locator link = visitor.find(".daypage .hexlink").first();
      String hex = link.textContent();
      link.hover();
      visitor.page.mouse().down();
      assertThat(visitor.find(".dayback.through")).hasCount(1);
      visitor.settle();
      assertThat(visitor.text("window.fieldMarshal.board.inSight('" + hex + "')"))
          .isEqualTo("true");
      visitor.page.mouse().up();
      assertThat(visitor.find(".dayback.through")).hasCount(0);
    }
    if (game.equals("gwe-caporetto")) {
      assertThat(AccessTest.findings(visitor)).isEmpty();
    }
  }

  /** The hex of the headline, where the map does not show it. */
  private static final String HEADLINE =
      "import('/js/day/headline.js').then(m => { const same = x => x, f = m.headline(s.day, { unit:"
          + " same, place: same, town: same, side: same, front: () => '' }).fact, n = f &&"
          + " m.hexOfFact(f); return n && !fieldMarshal.board.inSight(n) ? n : ''; })";

  /** The hexes of the notes that the map does not show, through the page, while they are held. */
  private static final String HELD =
      "(async () => { const out = [], press = (e, what) => e.dispatchEvent(new PointerEvent(what));"
          + " for (const e of document.querySelectorAll('.daypage .hexlink')) { press(e,"
          + " 'pointerdown'); while (!fieldMarshal.settled) await new Promise(go => setTimeout(go,"
          + " 2)); if (!document.querySelector('.dayback.through') ||"
          + " !fieldMarshal.board.inSight(e.textContent)) out.push(e.textContent); press(e,"
          + " 'pointerup'); } return out.join(); })()";

  /**
   * The line of the log that the replay then stands after names a hex of the note. Who is cut off
   * is found when the enemy is done: he stands there.
   */
  private static void everyNoteLeadsToItsPlaceInTheReplay(Visitor visitor) {
    int notes = visitor.find(".daypage .notes li").count();
    for (int i = 0; i < notes; i++) {
      Locator note = visitor.find(".daypage .notes li").nth(i);
      List<String> hexes = note.locator(".hexlink").allTextContents();
      String told = note.innerText();
      note.locator(".seek").click();
      visitor.until("s.replay?.state && !s.day").settle();
      String line =
          visitor.text(
              told.contains("supply line")
                  ? "s.replay.state.units.map(u => u.hex).join()"
                  : "JSON.stringify(s.log[s.replay.line - 1])");
      assertThat(hexes.isEmpty() || hexes.stream().anyMatch(line::contains))
          .as(told + ": " + line)
          .isTrue();
      visitor.key("Escape").until("!s.replay").settle();
      visitor.page.evaluate("() => import('/js/day/open.js').then(m => m.openDay(true))");
      visitor.until("s.day").settle();
    }
  }

  /** Whether the second side goes on after a part of the turn that was the first side's. */
  private static boolean enemyHasPlayed(Match match) {
    return match.size() > 0
        && match.decision() instanceof Decision.Choose now
        && match.decision(match.size() - 1) instanceof Decision.Choose last
        && now.side().index() == 1
        && now.part().side().index() == 1
        && last.part().side().index() == 0
        && !last.kind().equals(Kind.SET_UP);
  }

  /** Two people at one screen read it by turns; who does not want it sees none. */
  @Test
  void twoPeopleAtOneScreenReadItToo(Hall.Guests guests, House house) {
    String id = house.begin("me", "friend", 7);
    Visitor visitor = guests.one().asUsual();
    visitor.match(id);
    Visitor other = guests.one().match(id);
    for (int i = 0; i < MOST_ANSWERS && side(house, id).equals("central"); i++) {
      house.pass(id);
    }
    assertThat(side(house, id)).isEqualTo("allied");
    visitor.until("s.day").settle();
    assertThat(visitor.text("s.day.as")).isEqualTo("allied");
    assertThat(visitor.text("s.day.part.side")).isEqualTo("central");
    other.until("s.match.decision.part.side === 'allied'").settle();
    assertThat(other.text("String(s.day)")).isEqualTo("null");
  }

  /** Whoever takes the end of his turn back has not had an enemy before him. */
  @Test
  void noPageComesWhereATurnIsTakenBack(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    String id = house.begin("clash-gumbinnen", "campaign", "me", "friend", 7);
    visitor.match(id);
    String first = side(house, id);
    over(house, id, first);
    String second = side(house, id);
    over(house, id, second);
    assertThat(side(house, id)).isEqualTo(first);
    visitor.until("s.match.decision.turn === 2 && s.day").settle();
    visitor.key("Escape").until("!s.day").settle();
    visitor.key("u").until("s.match.decision.part.side === '" + second + "'").settle();
    assertThat(visitor.text("String(s.day)")).isEqualTo("null");
  }

  /** A side's part of the turn to its end, without a march. */
  private static void over(House house, String id, String side) {
    for (int i = 0; i < MOST_ANSWERS && side(house, id).equals(side); i++) {
      String kind = house.match(id).at("/decision/kind").asText();
      if (List.of("move", "attack").contains(kind)) {
        house.pass(id);
      } else {
        house.suggested(id, 1);
      }
    }
  }

  private static String side(House house, String id) {
    return house.match(id).at("/decision/part/side").asText();
  }

  /**
   * How many pixels are empty between the lines of the date line; many if a part of it is broken.
   */
  private static final String DATE_LINE =
      "(() => { const r = [...document.querySelectorAll('.dateline span')].map(e =>"
          + " e.getBoundingClientRect()), high = Math.min(...r.map(v => v.height)); if (r.some(v =>"
          + " v.height > 1.5 * high)) return 1000; const end = Math.max(...r.map(v => v.bottom)),"
          + " top = Math.min(...r.map(v => v.top)), rows = new Set(r.map(v => Math.round(v.top)));"
          + " return Math.ceil(end - top - rows.size * high); })()";

  /** The enemy's turn to its end: what he asks on the way is answered as the clerk proposes. */
  private static void answered(Visitor visitor) {
    for (int i = 0; i < MOST_ANSWERS && visitor.js("!s.day").equals(true); i++) {
      visitor.until("s.day || (s.match.decision.side === s.match.as && !s.busy)").settle();
      if (visitor.js("!s.day").equals(true)) {
        visitor.js("window.fieldMarshal.play.send(s.match.suggest)");
      }
    }
    visitor.until("s.day").settle();
  }

  /** Where the screen comes back in the middle of one's own turn, the enemy's is not over again. */
  @Test
  void whoSitsDownAgainInHisOwnTurnReadsNoPage(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    String id = house.open(ItalianStoryTest.beforeUdine().file());
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.until("document.getElementById('seat')");
    ItalianStoryTest.sit(visitor, "central");
    String attack = "{'type':'attack','attackers':['ah-6','ah-18'],'targets':['2618']}";
    house.order(id, House.parse(attack.replace('\'', '"')));
    boolean changed = false;
    for (int i = 0;
        i < MOST_ANSWERS && !house.match(id).at("/decision/kind").asText().equals("attack");
        i++) {
      house.suggested(id, 1);
      String side = house.match(id).at("/decision/side").asText();
      visitor.until("s.veil === '" + side + "' || s.match.decision.side === '" + side + "'");
      changed |= side.equals("allied");
      visitor.settle().tap("#seat");
      visitor.until("!s.veil && s.viewer === '" + side + "'").settle();
      assertThat(visitor.text("String(s.day)")).as(side).isEqualTo("null");
    }
    assertThat(changed).as("the screen changed hands").isTrue();
  }

  /** Who does not want the page says so on it. */
  @Test
  void thePageCanBeTurnedOff(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    String id = house.begin("clash-gumbinnen", "campaign", "bot:recruit", "me", 7);
    answered(visitor.match(id));
    visitor.find("#day-want").click();
    visitor.key("Escape").until("!s.day").settle();
    assertThat(visitor.text("JSON.parse(localStorage.getItem('settings')).day")).isEqualTo("false");
  }

  /** Where the screen is handed over, the page tells only what the side may know. */
  @Test
  void aSideIsToldOnlyWhatItMayKnow(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    String id =
        house.open(
            Played.until(
                "east-prussia-1914",
                "historical",
                "recruit",
                11,
                match ->
                    match.decision() instanceof fieldmarshal.engine.Decision.Choose choose
                        && choose.turn() == 2
                        && choose.part().side().index() == 1
                        && choose.side().index() == 1,
                "hidden-movement"));
    visitor.match(id);
    visitor.press("#seat").until("!s.veil").settle();
    visitor.menu("What the enemy did").until("s.day").settle();
    String text = visitor.find(".daypage").innerText();
    String log = house.get("/api/matches/" + id + "/log?as=german").toString();
    for (Object name :
        (java.util.List<?>)
            visitor.js(
                "[...s.printed.values()].filter(u => u.side === 'russian').map(u => u.name)")) {
      if (text.contains(name.toString())) {
        assertThat(log).contains(name.toString());
      }
    }
  }
}
