package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Request;
import com.microsoft.playwright.Route;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Every setting does something, at once, and is kept; the keys are explained inside the program.
 */
@ExtendWith(Hall.class)
class SettingsTest {
  private static String root(Visitor visitor, String what) {
    return visitor.text("document.documentElement." + what);
  }

  @Test
  void eachSettingTakesEffectAtOnceAndIsKept(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "move");
    visitor.match(id).menu("Settings").until("s.drawer === 'settings'").settle();
    // on a laptop all settings are seen at once
    assertThat(
            visitor.number(
                "(e => e.scrollHeight - e.clientHeight)(document.querySelector('.desk .scroll'))"))
        .isLessThanOrEqualTo(1);
    visitor.press("[data-set=theme-dark]").until("s.theme === 'dark'");
    assertThat(root(visitor, "dataset.theme")).isEqualTo("dark");
    visitor.press("[data-set=motion-none]");
    assertThat(root(visitor, "dataset.motion")).isEqualTo("none");
    assertThat(visitor.text("window.fieldMarshal.board.still")).isEqualTo("true");
    double before = width(visitor);
    visitor.press("[data-set=text-125]");
    assertThat(width(visitor)).isGreaterThan(before * 1.1);
    visitor.press("[data-set=text-100]");
    visitor.press("[data-set=numbers-always]");
    assertThat(visitor.text("window.fieldMarshal.board.map.numbers")).isEqualTo("always");
    String counter = "document.querySelector('.seen canvas.counter').toDataURL()";
    String plain = visitor.text(counter);
    visitor.press("[data-set=palette-strong]");
    assertThat(visitor.text(counter)).isNotEqualTo(plain);
    visitor.press(".opt:has([name=follow])");
    visitor.press(".opt:has([name=sound])");
    assertThat(visitor.find("input[name=volume]")).isDisabled();
    visitor.key("Escape").until("!s.drawer");
    visitor.page.reload();
    visitor.settle();
    assertThat(root(visitor, "dataset.theme")).isEqualTo("dark");
    assertThat(root(visitor, "dataset.motion")).isEqualTo("none");
    visitor.menu("Settings").until("s.drawer === 'settings'").settle();
    assertThat(visitor.find("[data-set=palette-strong]")).hasAttribute("aria-pressed", "true");
    assertThat(visitor.find("[name=follow]")).not().isChecked();
    assertThat(visitor.find("[name=sound]")).not().isChecked();
    visitor.press("[data-key=todata]").press("#reset").until("s.theme === 'light'");
    visitor.press("[data-key=tosettings]");
    assertThat(visitor.find("[name=sound]")).isChecked();
  }

  /** Notes something at a hex; the page of the notes is open. */
  static void note(Visitor visitor, String hex, String text) {
    visitor.find("#note-hex").fill(hex);
    visitor.find("#note-text").fill(text);
    visitor.press("#note-keep");
  }

  /** Whoever opens what somebody has set up by hand sees that it was, and may note things. */
  @Test
  void anEditedMatchSaysSoAndNotesAreKeptForTheirPlayer(Visitor visitor, House house) {
    String id = house.open(ClashStoryTest.galicia().file());
    visitor.match(id);
    assertThat(visitor.find("#edited")).hasText("From a file");
    visitor.menu("Dice").until("s.drawer === 'dice'").settle();
    assertThat(visitor.find("#dice-verdict")).containsText("cannot be verified");
    visitor.key("Escape").menu("Your notes on hexes").until("s.drawer === 'notes'").settle();
    note(visitor, "9999", "Nowhere.");
    assertThat(visitor.find(".notes .fault")).containsText("no hex with that number");
    note(visitor, "4921", "Holds the door.");
    assertThat(visitor.find(".notes [data-key=n4921]")).containsText("Holds the door.");
    visitor.page.reload();
    visitor.settle().menu("Your notes on hexes").until("s.drawer === 'notes'");
    assertThat(visitor.find(".notes [data-key=n4921]")).containsText("Holds the door.");
    // the hex is marked on the map, and the note leads there
    visitor.press(".notes .hexlink").until("!s.drawer && s.hex === '4921'").settle();
    assertThat(visitor.text("window.fieldMarshal.board.scene.sheet.stars[0].hex"))
        .isEqualTo("4921");
    visitor.menu("Your notes on hexes").press("[data-key=n4921] .btn");
    assertThat(visitor.find(".notes [data-key=n4921]")).hasCount(0);
    // a match that was played as it stands has no such mark
    visitor.match(house.begin("me", "friend", 7));
    assertThat(visitor.find("#edited")).hasCount(0);
  }

  @Test
  void whoWantsToBeAskedIsAskedBeforeAnAttackAtBadOdds(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    visitor.menu("Settings").press(".opt:has([name=askOdds])").key("Escape");
    String hex =
        visitor.text(
            "Object.keys(s.targetOdds).find(n => { const [a, b] = (s.targetOdds[n].odds ||"
                + " '1:1').split(':').map(Number); return a < b; })");
    visitor.page.evaluate("n => window.fieldMarshal.play.plan([n])", hex);
    visitor.until("s.attack && s.attack.preview").settle();
    int revision = visitor.revision();
    visitor.press("#attack");
    assertThat(visitor.find("#attack")).containsText("sure?");
    assertThat(visitor.revision()).isEqualTo(revision);
    visitor.press("#attack").until("s.match.revision > " + revision);
  }

  private static Visitor settings(Visitor visitor) {
    return visitor.menu("Settings").until("s.drawer === 'settings'").settle();
  }

  /** Turns a switch, through the page. */
  private static Visitor turn(Visitor visitor, String name) {
    settings(visitor).press(".opt:has([name=" + name + "])").key("Escape");
    return visitor.until("!s.drawer").settle();
  }

  /** Chooses one of several, through the page. */
  private static Visitor choose(Visitor visitor, String choice) {
    settings(visitor).press("[data-set=" + choice + "]");
    assertThat(visitor.find("[data-set=" + choice + "]")).hasAttribute("aria-pressed", "true");
    return visitor.key("Escape").until("!s.drawer").settle();
  }

  @Test
  void enemyZonesAreMarkedWhereThatIsWanted(Visitor visitor, House house) {
    String marked = "window.fieldMarshal.board.scene.lit.threat.length";
    visitor.match(house.begin("me", "friend", 7)).click("1204").until("s.reach && s.pick.zone");
    assertThat(visitor.settle().number(marked)).isPositive();
    assertThat(turn(visitor, "zones").number(marked)).isZero();
    assertThat(turn(visitor, "zones").number(marked)).isPositive();
  }

  /** Nobody sees or hears a die who does not want to; it is tried by a click in the settings. */
  @Test
  void combatsAreShownAndHeardWhereThatIsWanted(Visitor visitor, House house) {
    for (boolean shown : new boolean[] {false, true}) {
      String id = house.begin("me", "friend", 7);
      house.passUntil(id, "attack");
      visitor.match(id).until("s.targets.length").settle();
      if (shown) {
        turn(visitor, "combats");
        CombatSeenTest.slowDice(visitor);
      }
      visitor.press("[data-key=targets] .u").until("s.attack?.preview").settle();
      visitor.find("#attack").click();
      visitor.until(shown ? "s.drama" : "s.result?.fought");
      assertThat(visitor.text("!!s.drama")).isEqualTo(String.valueOf(shown));
      assertThat(EndPageTest.heard(visitor).contains("die")).isEqualTo(shown);
    }
    visitor.page.keyboard().press(" ");
    visitor.until("!s.drama").settle();
    visitor.page.reload();
    settings(visitor.settle()).press("#hear-die");
    assertThat(EndPageTest.heard(visitor)).isEqualTo("die");
    visitor.press(".opt:has([name=sound])");
    assertThat(visitor.find("#hear-die")).isDisabled();
  }

  @Test
  void thePageOfTheDayComesWhereItIsWanted(Visitor visitor, House house) {
    for (boolean wanted : new boolean[] {false, true}) {
      String id = house.begin("clash-gumbinnen", "campaign", "me", "friend", 7);
      visitor.match(id);
      if (wanted) {
        turn(visitor, "day");
      }
      String first = house.match(id).at("/decision/part/side").asText();
      for (int i = 0; i < 60; i++) {
        var now = house.match(id);
        if (!now.at("/decision/part/side").asText().equals(first)) {
          break;
        }
        house.order(id, now.path("suggest"));
      }
      visitor.until("s.match.decision.part.side !== '" + first + "'");
      visitor.until(wanted ? "s.day" : "!s.day").settle();
      assertThat(visitor.find(".daypage")).hasCount(wanted ? 1 : 0);
    }
  }

  /** The server is told of another speed at once; and enemy counters go as they shall. */
  @Test
  void botsAndTheirCountersGoAsFastAsIsWanted(Visitor visitor, House house) {
    visitor.match(house.begin("me", "bot:recruit", 7));
    settings(visitor);
    Request told =
        visitor.page.waitForRequest("**/pace", () -> visitor.find("[data-set=pace-50]").click());
    assertThat(told.postData()).isEqualTo("{\"percent\":50}");
    visitor.settle().key("Escape").until("!s.drawer").settle();
    visitor.page.evaluate(
        "() => { const b = fieldMarshal.board; window.times = []; window.looks = 0; b.travel = (u,"
            + " path, times) => window.times.push(times); b.reveal = () => window.looks++; }");
    enemyMoves(visitor, 1);
    choose(visitor, "enemy-slow");
    enemyMoves(visitor, 2);
    turn(visitor, "follow");
    enemyMoves(visitor, 2);
    choose(visitor, "enemy-once");
    enemyMoves(visitor, 2);
    assertThat(visitor.text("window.times.join()")).isEqualTo("1,3,3");
  }

  /** The page hears of a move of the bot; so often it has looked at one till then. */
  private static void enemyMoves(Visitor visitor, int looks) {
    visitor.page.evaluate(
        "() => import('/js/play/updates.js').then(m => { const s = fieldMarshal.state, d ="
            + " s.match.decision, u = s.match.state.units.find(v => v.hex && v.side ==="
            + " 'allied'); s.match = { ...s.match, decision: { ...d, side: 'allied', part: { ...d.part,"
            + " side: 'allied' } } }; m.take({"
            + " ...s.match, revision: s.match.revision + 1, decision: d }, [{ type: 'moved', unit:"
            + " u.id, from: u.hex, path: [fieldMarshal.board.near.get(u.hex)[0]], text: '' }]); })");
    visitor.settle();
    assertThat(visitor.number("window.looks")).isEqualTo(looks);
  }

  @Test
  void whoWantsToBeAskedIsAskedBeforeUnitsStandIdle(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7)).until("s.match.canMove.length").settle();
    turn(visitor, "askIdle");
    int revision = visitor.revision();
    visitor.press("#end");
    assertThat(visitor.find("#end")).containsText("sure?");
    assertThat(visitor.revision()).isEqualTo(revision);
    visitor.press("#end").until("s.match.revision > " + revision);
  }

  /** Who is not asked loses his units at the first press. */
  @Test
  void whoDoesNotWantToBeAskedEndsAPhaseThatCostsUnits(Visitor visitor, House house) {
    String full = "1702: ge-12, ge-117, ge-26, ge-200, ge-5, ah-1, ah-22, ah-50; 2522: it-60";
    Sketch sketch = new Sketch(House.GAME, "historical").only(full).go(2, "central", "movement");
    visitor.match(house.open(sketch.file())).settle();
    int revision = visitor.revision();
    visitor.press("#end");
    assertThat(visitor.find("#end")).containsText("sure?");
    assertThat(visitor.revision()).isEqualTo(revision);
    visitor.key("Escape");
    assertThat(visitor.find("#end")).not().containsText("sure?");
    turn(visitor, "askLoss").press("#end").until("s.match.revision > " + revision);
  }

  @ParameterizedTest
  @CsvSource({"gwe-caporetto,historical", "clash-ypres,campaign"})
  void whoWantsToBeAskedIsAskedBeforeEveryAdvance(
      String game, String scenario, Visitor visitor, House house) {
    visitor
        .seated(
            house.open(
                Played.forPeople(
                    game,
                    scenario,
                    "staff",
                    3,
                    match ->
                        match.decision() instanceof Decision.Choose choose
                            && choose.kind().equals(Kind.ADVANCE))))
        .until("s.match.decision.kind === 'advance' && s.pick.hexes")
        .settle();
    turn(visitor, "askAdvance");
    int revision = visitor.revision();
    String hex = visitor.text("[...s.pick.hexes].find(([, ways]) => ways.length === 1)[0]");
    visitor.click(hex);
    assertThat(visitor.find("#question")).containsText("advance");
    assertThat(visitor.find("#question")).containsText(hex);
    visitor.key("Escape");
    assertThat(visitor.find("#question")).hasCount(0);
    assertThat(visitor.revision()).isEqualTo(revision);
    // the same order once more is the answer
    visitor.click(hex).click(hex).until("s.match.revision > " + revision).settle();
    assertThat(visitor.find("#question")).hasCount(0);
  }

  /** The pages of settings stand beside each other, and the keys go from one to the next. */
  @Test
  void theSectionsAreReachedByKeysAndByFingers(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7));
    settings(visitor).find(".desknav [aria-current]").focus();
    visitor.key("ArrowDown").key("Enter").until("s.drawer === 'help'").settle();
    assertThat(visitor.find(".desknav [aria-current]")).isFocused();
    visitor.key("ArrowDown").key("Enter").until("s.drawer === 'data'").settle();
    assertThat(visitor.find("[data-key=forget-dice] small")).containsText("1 match");
    visitor.key("ArrowDown").key("Enter").until("s.drawer === 'settings'").settle();
    visitor.page.setViewportSize(390, 844);
    visitor.settle();
    assertThat(
            visitor.number(
                "new Set([...document.querySelectorAll('.desknav button')].map(e =>"
                    + " e.offsetTop)).size"))
        .as("one row")
        .isEqualTo(1);
    visitor.press(".desknav [data-key=todata]").until("s.drawer === 'data'").settle();
    visitor.press("#forget-dice");
    assertThat(visitor.find("#forget-dice")).isDisabled();
    assertThat(visitor.text("localStorage.getItem('dice')")).isEqualTo("null");
  }

  /** What the server foretells is tested there; here it says that the unit would be cut off. */
  @Test
  void whoWantsToBeAskedIsAskedBeforeAMarchThatCutsAUnitOff(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    house.passUntil(id, "move");
    visitor.match(id).until("s.match.canMove.length").settle();
    turn(visitor, "askSupply");
    String unit = visitor.text("s.match.canMove[0]");
    visitor.page.route(
        "**/preview*",
        route ->
            route.fulfill(
                new Route.FulfillOptions()
                    .setContentType("application/json")
                    .setBody("{\"cutOff\":[\"" + unit + "\"]}")));
    visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
    visitor.until("s.units[0] === '" + unit + "' && s.reach?.hexes.length").settle();
    String hex = visitor.text("s.reach.hexes[0].hex");
    int revision = visitor.revision();
    visitor.click(hex);
    assertThat(visitor.find("#question")).containsText("Without supply after this march");
    assertThat(visitor.find("#question"))
        .containsText(visitor.text("s.printed.get('" + unit + "').name"));
    assertThat(AccessTest.findings(visitor, "#question")).isEmpty();
    visitor.key("Escape");
    assertThat(visitor.find("#question")).hasCount(0);
    assertThat(visitor.revision()).isEqualTo(revision);
    visitor.click(hex).press("#question-yes").until("s.match.revision > " + revision);
    assertThat(visitor.hexOf(unit)).isEqualTo(hex);
  }

  /** What a slider says stands beside it, also on a phone. */
  @Test
  void theVolumeStandsBesideItsSlider(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7)).menu("Settings");
    visitor.page.setViewportSize(390, 844);
    var slider = visitor.settle().find(".setrow input[name=volume]").boundingBox();
    var told = visitor.find(".setrow:has(input[name=volume]) .num").boundingBox();
    assertThat(told.x).isGreaterThan(slider.x + slider.width - 1);
    assertThat(told.y).isBetween(slider.y - 12, slider.y + slider.height);
  }

  private static double width(Visitor visitor) {
    return visitor.find("#desk-close").boundingBox().width;
  }

  @Test
  void theKeysAreExplainedInTheLobbyAndAtTheTable(Visitor visitor, House house) {
    visitor.lobby().key("k").until("s.drawer === 'help'").settle();
    assertThat(visitor.find(".desk")).containsText("Hold, then drag");
    visitor.key("Escape").until("!s.drawer");
    visitor.match(house.begin("me", "friend", 7)).key("k").until("s.drawer === 'help'").settle();
    assertThat(visitor.find(".desk")).containsText("Zones of control");
    visitor.press("#desk-close").until("!s.drawer");
  }
}
