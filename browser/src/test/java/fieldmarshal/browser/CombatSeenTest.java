package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A combat is seen on the map: the die first, then what it brings. */
@ExtendWith(Hall.class)
class CombatSeenTest {

  private static void attack(Visitor visitor, House house, String game, String scenario) {
    declare(visitor, house, game, scenario);
    visitor.find("#attack").click();
  }

  private static void declare(Visitor visitor, House house, String game, String scenario) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    visitor.press("[data-key=targets] .u").until("s.attack?.preview").settle();
  }

  /**
   * Dice roll, or lie there, for so long that even a very busy machine draws the page meanwhile;
   * who has seen enough skips the rest.
   */
  static void slowDice(Visitor visitor) {
    visitor.page.evaluate(
        "() => import('/js/drama/script.js').then(m => Object.assign(m.TIMES, { die: 300000, next: 300000, still: 300000 }))");
  }

  /**
   * Where somebody is asked before the die is rolled, what is suggested is done; but who could ride
   * away before the combat stands and fights.
   */
  private static void answer(Visitor visitor) {
    for (int i = 0; i < 12 && visitor.text("!!s.drama").equals("false"); i++) {
      visitor.until("s.drama || (s.legal && !s.busy)");
      if (visitor.text("!!s.drama").equals("false")) {
        visitor.js(
            "window.fieldMarshal.play.send(s.match.decision.kind === 'retire' ? { type: 'pass' } :"
                + " s.match.suggest)");
      }
    }
  }

  /** What is wrong with the place of the die: it lies wholly on the map, beside its hex. */
  private static final String DIE =
      "(() => { const b = fieldMarshal.board, d = b.drawnDie, h = b.hexes.get(s.drama.play.hex), r ="
          + " b.room(), p = b.toScreen(h.x, h.y), mid = { x: d.x + d.w / 2, y: d.y + d.h / 2 }, far ="
          + " Math.hypot(mid.x - p.x, mid.y - p.y), out = []; if (d.x < r.x - 1 || d.y < r.y - 1 ||"
          + " d.x + d.w > r.x + r.w + 1 || d.y + d.h > r.y + r.h + 1) out.push('off the map'); if"
          + " (Math.max(Math.abs(mid.x - p.x), Math.abs(mid.y - p.y)) < d.w / 2 + 40 * b.scale)"
          + " out.push('on its hex'); if (far > 62 * b.scale + d.w + 90) out.push('far away'); return"
          + " out.join(); })()";

  /** The die is drawn, above its hex or beside it, as soon as the map has come to that hex. */
  private static void theDieLiesBesideItsHex(Visitor visitor) {
    visitor.until("fieldMarshal.board.drawnDie && !fieldMarshal.board.glide");
    assertThat(visitor.text(DIE)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"gwe-caporetto,historical", "gwe-brusilov,fourth-of-june"})
  void theDieFallsBeforeAnythingElse(
      String game, String scenario, Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    declare(visitor, house, game, scenario);
    slowDice(visitor);
    visitor.find("#attack").click();
    if (game.equals("gwe-brusilov")) {
      // the defender is asked for his support first
      visitor.until("s.match.decision.kind === 'support'");
      answer(visitor);
    }
    visitor.until("s.drama?.rolling");
    // while it rolls nobody is asked, and no counter has moved
    assertThat(visitor.find(".rollstrip")).isVisible();
    assertThat(visitor.find("[data-key=decide]")).hasCount(0);
    assertThat(visitor.find("[data-key=rolling] .rollrows tr")).not().hasCount(0);
    if (game.equals("gwe-brusilov")) {
      visitor.page.keyboard().press(" ");
    } else {
      // a finger needs no key
      visitor.page.setViewportSize(390, 844);
      assertThat(visitor.inWindow("#skip-roll")).isTrue();
      visitor.find("#skip-roll").click();
      visitor.page.setViewportSize(1366, 768);
    }
    visitor.until("!s.drama").settle();
    assertThat(visitor.text("String(s.drama)")).isEqualTo("null");
    // the strip stays while somebody is asked what follows, and says who
    for (int i = 0; i < 12 && visitor.text(ASKED).equals("true"); i++) {
      visitor.until("s.legal").settle();
      assertThat(visitor.find(".rollstrip.rest .hop")).hasText(visitor.text(WHO));
      visitor.js("window.fieldMarshal.play.send(s.match.suggest)");
      visitor.settle();
    }
    assertThat(visitor.find(".rollstrip")).hasCount(0);
    assertThat(visitor.text("String(window.fieldMarshal.board.performance)")).isEqualTo("null");
    // every counter on the map is drawn again
    assertThat(visitor.number("s.match.state.units.filter(u => u.hex).length")).isPositive();
  }

  /** Whether somebody is asked something of a combat whose die has been rolled. */
  private static final String ASKED =
      "!!s.match.state.combat && !['move', 'attack', 'over'].includes(s.match.decision.kind)";

  /** Who that is, as the strip says it. */
  private static final String WHO =
      "s.match.decision.kind === 'advance' ? 'Advance offered' : s.match.decision.side === 'central'"
          + " === (s.match.game === 'gwe-caporetto') ? 'Waiting for the Attacker' : 'Waiting for the"
          + " Defender'";

  /** A click on the map ends the play also when the die lies there, and does nothing else. */
  @Test
  void aClickOnTheMapEndsThePlayAtAnyTime(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    declare(visitor, house, "gwe-caporetto", "historical");
    visitor.page.evaluate(
        "() => import('/js/drama/script.js').then(m => Object.assign(m.TIMES, { die: 1, rest: 1, pause: 300000 }))");
    visitor.find("#attack").click();
    visitor.until("s.drama && !s.drama.rolling");
    assertThat(EndPageTest.heard(visitor)).contains("die");
    String hex = visitor.text("String(s.hex)");
    visitor.page.mouse().click(300, 300);
    visitor.until("!s.drama").settle();
    assertThat(visitor.text("String(s.hex)")).isEqualTo(hex);
    assertThat(visitor.text("String(window.fieldMarshal.board.performance)")).isEqualTo("null");
  }

  /** A bot in a hurry may fight several times before the page hears of it: all is told. */
  @Test
  void severalFightsAtOnceAreToldInAList(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    visitor.match(house.begin("bot:recruit", "me", 7));
    visitor.until("s.match.decision.side === 'allied'").settle();
    visitor.page.evaluate(
        "() => import('/js/play/updates.js').then(m => { const s = fieldMarshal.state, part = {"
            + " ...s.match.decision.part, side: 'central' }; s.day = null; s.hex = null; s.match = {"
            + " ...s.match, decision: { ...s.match.decision, side: 'central', kind: 'attack', part }"
            + " }; let r = s.match.revision; const hit = (hex, odds) => ({ type: 'fought', targets:"
            + " [hex], attackers: [], odds, result: '-/3', text: 'A fight.', meaning: { defender:"
            + " 'is gone', attacker: '', words: 'The defender is gone' } }); for (const events of"
            + " [[hit('1703', '4:1'), hit('1404', '3:1')], [hit('1505', '2:1')]]) m.take({"
            + " ...s.match, revision: ++r }, events); })");
    visitor.settle();
    assertThat(visitor.find("[data-key=result] .fights li"))
        .hasText(
            new java.util.regex.Pattern[] {
              java.util.regex.Pattern.compile("1703.*4:1.*is gone"),
              java.util.regex.Pattern.compile("1404.*3:1.*is gone"),
              java.util.regex.Pattern.compile("1505.*2:1.*is gone")
            });
  }

  /** In the Italian Front guns are announced by both sides before the die. */
  @Test
  void theDieIsSeenInTheItalianFront(Hall.Guests guests, House house) {
    Visitor visitor = guests.one();
    // the page of the day would lie over the map
    visitor.page.addInitScript("localStorage.setItem('settings', '{\"day\":false}')");
    ObjectNode file = (ObjectNode) ItalianStoryTest.beforeUdine().file();
    file.putObject("seats").put("central", "me").put("allied", "bot:staff");
    visitor.match(house.open(file)).until("s.targets.length").settle();
    visitor.click("2618").until("s.attack?.preview").settle();
    slowDice(visitor);
    visitor.find("#attack").click();
    answer(visitor);
    visitor.until("s.drama?.rolling");
    assertThat(visitor.find(".rollstrip")).isVisible();
    assertThat(visitor.find("[data-key=rolling] .rollrows tr")).not().hasCount(0);
    theDieLiesBesideItsHex(visitor);
    visitor.page.keyboard().press(" ");
    visitor.until("!s.drama");
  }

  /** A bot answers at once; what it answers is seen after the die. */
  @Test
  void theDieIsSeenToItsEndThoughABotAnswersAtOnce(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    String id = house.begin("me", "bot:recruit", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    visitor.click("1703").until("s.attack?.preview").settle();
    // long enough for the answer to come meanwhile
    visitor.page.evaluate("() => import('/js/drama/script.js').then(m => (m.TIMES.die = 5000))");
    visitor.find("#attack").click();
    visitor.until("(window.seen = s.drama) && s.drama.rolling");
    visitor.until("!s.drama").settle();
    assertThat(visitor.text("window.seen.landed")).isEqualTo("true");
    assertThat(visitor.text("s.match.decision.side")).isEqualTo("central");
  }

  /** A die, a step that is lost and a unit that is destroyed are heard; without sound nothing. */
  @Test
  void whatHappensIsHeard(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    visitor.match(house.begin("me", "friend", 7)).settle();
    for (String heard : new String[] {"die,loss,loss", ""}) {
      visitor.page.evaluate(
          "on => import('/js/settings.js').then(m => m.change({ sound: on }))", !heard.isEmpty());
      visitor.page.evaluate(
          "() => Promise.all([import('/js/play/updates.js'), import('/js/drama/sounds.js')])"
              + ".then(([m, sounds]) => { sounds.heard.length = 0; const s = fieldMarshal.state, foes"
              + " = s.match.state.units.filter(u => u.hex && u.side === 'allied').slice(0, 2); const"
              + " of = { targets: [foes[0].hex], attackers: [], odds: '4:1', result: '-/2', text: ''"
              + " }; m.take({ ...s.match, revision: s.match.revision + 1 }, [{ type: 'rolled', face:"
              + " 3, text: '' }, { type: 'fought', ...of }, { type: 'reduced', unit: foes[0].id,"
              + " steps: 1, text: '' }, { type: 'removed', unit: foes[1].id, from: foes[1].hex,"
              + " text: '' }]); })");
      visitor.until("s.drama");
      assertThat(EndPageTest.heard(visitor)).isEqualTo(heard);
      visitor.page.keyboard().press(" ");
      visitor.until("!s.drama").settle();
    }
  }

  /** Nobody has to do anything for the die to land and the play to end. */
  @Test
  void itEndsByItself(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    attack(visitor, house, "gwe-caporetto", "historical");
    visitor.until("s.result?.fought && !s.drama").settle();
    assertThat(visitor.find(".rollstrip:not(.rest)")).hasCount(0);
    assertThat(visitor.text("String(window.fieldMarshal.board.performance)")).isEqualTo("null");
  }

  /** With reduced motion the die lies there at once, and nothing waits for it. */
  @Test
  void reducedMotionIsRespected(Hall.Guests guests, House house) {
    Visitor visitor =
        guests
            .one(
                new Browser.NewContextOptions()
                    .setViewportSize(1366, 768)
                    .setReducedMotion(ReducedMotion.REDUCE))
            .asUsual();
    declare(visitor, house, "gwe-caporetto", "historical");
    slowDice(visitor);
    visitor.find("#attack").click();
    visitor.until("s.drama");
    assertThat(visitor.text("s.drama.rolling")).isEqualTo("false");
    assertThat(visitor.text("s.drama.landed")).isEqualTo("true");
    assertThat(visitor.find(".rollstrip")).isVisible();
    assertThat(AccessTest.findingsNow(visitor, ".rollstrip")).isEmpty();
    visitor.page.keyboard().press(" ");
    visitor.until("!s.drama").settle();
  }

  /** Each unit has a die of its own, and they fall one by one. */
  @ParameterizedTest
  @CsvSource({
    "clash-gumbinnen,campaign",
    "clash-ypres,campaign",
    "clash-galicia,campaign",
    "east-prussia-1914,historical"
  })
  void manyDiceFallOneByOne(String game, String scenario, Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    String id =
        house.open(
            Played.until(
                game,
                scenario,
                "recruit",
                11,
                match ->
                    match.decision() instanceof fieldmarshal.engine.Decision.Choose choose
                        && choose.kind().equals("attack")
                        && !match.rules().clerk().targets(match.position()).isEmpty()));
    visitor.match(id);
    if (visitor.find("#seat").count() > 0) {
      visitor.press("#seat").until("!s.veil").settle();
    }
    visitor.until("s.targets.length").settle();
    visitor.press("[data-key=targets] .u").until("s.attack?.preview").settle();
    slowDice(visitor);
    visitor.find("#attack").click();
    answer(visitor);
    visitor.until("s.drama");
    int dice = visitor.number("s.drama.play.acts.filter(a => a.kind === 'die').length");
    assertThat(dice).isPositive();
    theDieLiesBesideItsHex(visitor);
    // of many dice the first six are heard
    assertThat(EndPageTest.heard(visitor).split("die", -1)).hasSize(1 + Math.min(6, dice));
    visitor.page.keyboard().press(" ");
    visitor.until("!s.drama");
  }

  /** In the replay the die rolls where one steps on to a combat, and lies there where one jumps. */
  @Test
  void theReplayShowsTheDie(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    String id =
        house.open(
            Played.until(
                "gwe-caporetto",
                "historical",
                "recruit",
                11,
                match ->
                    match.decision() instanceof fieldmarshal.engine.Decision.Choose choose
                        && choose.turn() == 2));
    visitor.match(id).until("s.log.some(l => l.events.some(e => e.type === 'fought'))").settle();
    int line =
        visitor.number("s.log.findIndex(l => l.events.some(e => e.type === 'fought' && e.face))");
    visitor.js("window.fieldMarshal.play.openReplay(" + line + ")");
    visitor.until("s.replay?.state").settle();
    assertThat(visitor.text("String(s.drama)")).isEqualTo("null");
    visitor.page.keyboard().press("ArrowRight");
    visitor.until("s.drama?.play.acts.some(a => a.kind === 'die')");
    assertThat(visitor.find(".rollstrip.again")).isVisible();
    visitor.until("s.drama.landed");
    String result = visitor.text("s.drama.fought.result");
    assertThat(visitor.find(".rollstrip.again")).containsText(result);
    visitor.until("window.fieldMarshal.board.performance").settle();
    visitor.key("ArrowLeft").until("!s.drama");
    assertThat(visitor.find(".rollstrip")).hasCount(0);
    // a jump: the die lies there at once
    visitor.page.evaluate("n => window.fieldMarshal.play.seek(n)", line + 1);
    visitor.until("s.drama?.landed").settle();
    assertThat(visitor.find(".rollstrip.again")).containsText(result);
    visitor.key("Escape").until("!s.replay");
    assertThat(visitor.text("String(s.drama)")).isEqualTo("null");
  }
}
