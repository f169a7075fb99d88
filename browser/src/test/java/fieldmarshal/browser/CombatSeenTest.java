package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

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
    visitor.page.keyboard().press(" ");
    visitor.until("!s.drama").settle();
    assertThat(visitor.text("String(s.drama)")).isEqualTo("null");
    assertThat(visitor.find(".rollstrip")).hasCount(0);
    assertThat(visitor.text("String(window.fieldMarshal.board.performance)")).isEqualTo("null");
    // every counter on the map is drawn again
    assertThat(visitor.number("s.match.state.units.filter(u => u.hex).length")).isPositive();
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

  /** Nobody has to do anything for the die to land and the play to end. */
  @Test
  void itEndsByItself(Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    attack(visitor, house, "gwe-caporetto", "historical");
    visitor.until("s.result?.fought && !s.drama").settle();
    assertThat(visitor.find(".rollstrip")).hasCount(0);
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
    assertThat(visitor.number("s.drama.play.acts.filter(a => a.kind === 'die').length"))
        .isPositive();
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
