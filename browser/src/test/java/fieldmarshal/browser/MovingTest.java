package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ReducedMotion;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

@ExtendWith(Hall.class)
class MovingTest {

  @Test
  void aUnitMarchesByTwoClicksAndPointingSaysWhatItCosts(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    visitor.match(id).click("1702").until("s.reach");
    visitor.press(".side .u:has-text('12th Division')").until("s.units[0] === 'ge-12' && s.reach");
    visitor.point("1501").until("s.route && s.route.steps");
    assertThat(visitor.find(".tip h3")).hasText("1501 for 6 of 10 points");
    assertThat(visitor.find(".tip table tr")).hasCount(2);
    visitor.click("1501");
    assertThat(visitor.revision()).isEqualTo(1);
    assertThat(visitor.hexOf("ge-12")).isEqualTo("1501");
    assertThat(visitor.find("#end small")).containsText("can still move");
  }

  @Test
  void aUnitIsDraggedToWhereItShallStand(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7)).click("1701").until("s.reach");
    String unit = visitor.text("s.units[0]");
    visitor.drag("1701", "1801");
    assertThat(visitor.hexOf(unit)).isEqualTo("1801");
    assertThat(visitor.revision()).isEqualTo(1);
  }

  /** Whoever presses a button slowly clicks all the same, also where another counter lies. */
  @Test
  void aSlowClickIsAClick(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7));
    slowly(visitor, "1702").until("s.hex === '1702' && s.reach");
    visitor.press(".side .u:has-text('12th Division')").until("s.units[0] === 'ge-12' && s.reach");
    String friends =
        visitor.text(
            "s.reach.hexes.map(h => h.hex).find(n => s.match.state.units.some("
                + "u => u.hex === n && u.side === s.match.decision.side && u.kind !== 'depot'))");
    slowly(visitor, friends).until("s.match.revision === 1").settle();
    assertThat(visitor.hexOf("ge-12")).isEqualTo(friends);
  }

  private static Visitor slowly(Visitor visitor, String hex) {
    Visitor.Point at = visitor.where(hex);
    visitor.page.mouse().move(at.x(), at.y());
    visitor.settle();
    visitor.page.mouse().down();
    visitor.until("window.fieldMarshal.board.drag");
    visitor.page.mouse().up();
    return visitor.settle();
  }

  @Test
  void aUnitMarchesByKeysAlone(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7));
    visitor.find("#board").focus();
    visitor.key("Tab").until("s.units.length && s.reach && s.cursor");
    String unit = visitor.text("s.units[0]");
    String from = visitor.hexOf(unit);
    for (String arrow : new String[] {"ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown"}) {
      visitor.key(arrow);
      if ((boolean) visitor.js("s.reach.hexes.some(h => h.hex === s.cursor)")) {
        break;
      }
    }
    String to = visitor.text("s.cursor");
    assertThat(to).isNotEqualTo(from);
    visitor.key("Enter");
    assertThat(visitor.revision()).isEqualTo(1);
    assertThat(visitor.hexOf(unit)).isEqualTo(to);
    visitor.key("u");
    assertThat(visitor.hexOf(unit)).isEqualTo(from);
    // From the map, where Tab goes through the units, E leads to the red button.
    int revision = visitor.revision();
    visitor.key("e");
    assertThat(visitor.find("#end")).isFocused();
    visitor.key("Enter").until("s.match.revision > " + revision).settle();
    assertThat(visitor.kind()).isNotEqualTo("move");
  }

  @Test
  void allThatWasOrderedInThePhaseOrInThePartIsTakenBackAtOnce(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    visitor.match(id).click("1702").until("s.reach").settle();
    assertThat(visitor.find(".u[data-key=uge-12]")).containsText("Stosstruppen");
    assertThat(visitor.find("#undo-phase")).hasCount(0);
    String from = visitor.hexOf("ge-12");
    visitor.press(".side .u:has-text('12th Division')").until("s.reach").settle();
    visitor.click("1801").until("s.match.revision === 1").settle();
    visitor.click("1701").until("s.reach").settle();
    String other = visitor.text("s.units[0]");
    visitor.click("1801").until("s.match.revision === 2").settle();
    visitor.press("#undo-phase").until("s.match.revision > 2").settle();
    assertThat(visitor.hexOf("ge-12") + " " + visitor.hexOf(other)).isEqualTo(from + " 1701");
    visitor.key("y").until("!s.match.canRedo || s.match.canUndo").settle();
    visitor.key("y").until("!s.match.canRedo").settle();
    assertThat(visitor.hexOf(other)).isEqualTo("1801");
    visitor.key("Shift+U").until("!s.match.canUndo").settle();
    assertThat(visitor.hexOf("ge-12") + " " + visitor.hexOf(other)).isEqualTo(from + " 1701");
    visitor.key("y").until("s.match.canUndo").settle();
    visitor.press("#end").until("s.match.decision.kind !== 'move'").settle();
    visitor.press("[aria-label='Menu']");
    visitor.press(".menu button:has-text('Undo to the start of this part')");
    visitor.until("!s.match.canUndo").settle();
    assertThat(visitor.hexOf("ge-12")).isEqualTo(from);
    assertThat(visitor.kind()).isEqualTo("move");
    visitor.key("y").until("s.match.canUndo").settle();
    visitor.key("Shift+P").until("!s.match.canUndo").settle();
    assertThat(visitor.hexOf("ge-12")).isEqualTo(from);
  }

  @Test
  void severalUnitsMarchTogether(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7)).click("1702").until("s.reach");
    visitor.press(".side .u:has-text('12th Division')");
    visitor
        .find(".side .u", "117th Division")
        .click(
            new com.microsoft.playwright.Locator.ClickOptions()
                .setModifiers(
                    java.util.List.of(com.microsoft.playwright.options.KeyboardModifier.SHIFT)));
    visitor.until("s.units.length === 2 && s.reach && s.reach.units").settle();
    visitor.click("1801").until("s.match.revision === 1").settle();
    assertThat(visitor.hexOf("ge-12") + " " + visitor.hexOf("ge-117")).isEqualTo("1801 1801");
  }

  @Test
  void aRefusalNamesItsCaseAndTheCaseOpens(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7)).click("1702").until("s.reach").settle();
    visitor.click("1703");
    var bubble = visitor.find(".bubble");
    assertThat(bubble).isVisible();
    String cited = bubble.locator(".case").innerText();
    assertThat(cited).matches("(GWE|CAP)-.+");
    assertThat(visitor.revision()).isZero();
    bubble.locator(".case").click();
    visitor.settle();
    assertThat(visitor.find(".drawer .rule.open .case")).hasText(cited);
    assertThat(visitor.find(".drawer .rule.open p").first()).not().isEmpty();
    visitor.key("Escape");
    assertThat(visitor.find(".drawer")).hasCount(0);
  }

  @Test
  void whatWasUndoneIsRedoneUntilSomethingElseIsDone(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7)).click("1702").until("s.reach");
    String unit = visitor.text("s.units[0]");
    visitor.click("1701").click("1701");
    assertThat(visitor.hexOf(unit)).isEqualTo("1701");
    visitor.key("u");
    assertThat(visitor.hexOf(unit)).isEqualTo("1702");
    assertThat(visitor.number("s.log.length")).isZero();
    visitor.key("y");
    assertThat(visitor.hexOf(unit)).isEqualTo("1701");
    assertThat(visitor.number("s.log.length")).isEqualTo(1);
    visitor.key("y");
    visitor.until("s.said.includes('nothing to redo')");
  }

  /** Whoever can take nothing back is told so in a sentence, without a word of the program. */
  @EveryGame
  void nothingToTakeBackIsSaidInASentence(
      String game, String scenario, Visitor visitor, House house) {
    visitor.seated(house.begin(game, scenario, "me", "friend", 7)).key("u").until("s.notice");
    assertThat(visitor.find(".toast span").first()).hasText("There is nothing to take back.");
    visitor.key("y").until("s.notice.includes('to redo')").settle();
    assertThat(visitor.find(".toast span").first()).hasText("There is nothing to redo.");
  }

  /** One key takes a march back, one marches again, and one takes back all of the phase. */
  @EveryGame
  void aMarchIsTakenBackAndMadeAgain(String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.answerUntil(id, "move");
    visitor.seated(id).until("s.match.canMove.length").settle();
    String free = "s.reach?.hexes.find(h => !s.match.state.units.some(u => u.hex === h.hex))";
    String unit = null;
    for (Object one : (java.util.List<?>) visitor.js("s.match.canMove")) {
      unit = (String) one;
      visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
      visitor.until("s.reach?.hexes.length").settle();
      if ("true".equals(visitor.text("!!" + free))) {
        break;
      }
    }
    String from = visitor.hexOf(unit);
    String goal = visitor.text("(" + free + ").hex");
    String stands = "s.match.state.units.find(u => u.id === '" + unit + "').hex === '";
    visitor.click(goal).until(stands + goal + "' && !s.busy").settle();
    // whoever can move no more is not told to march
    boolean more = visitor.js("s.match.canMove.includes(s.units[0])").equals(true);
    assertThat(visitor.find(".ask .p").innerText().contains("or select another unit"))
        .isEqualTo(more);
    visitor.key("u").until(stands + from + "' && !s.busy").settle();
    visitor.key("y").until(stands + goal + "' && !s.busy").settle();
    visitor.key("Shift+U").until(stands + from + "' && !s.busy").settle();
    assertThat(visitor.kind()).isEqualTo("move");
  }

  @Test
  void overlaysComeAndGoByTheirKeys(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7));
    for (String[] overlay :
        new String[][] {
          {"s", "supply"},
          {"z", "zoc"},
          {"c", "command"},
          {"h", "control"},
          {"v", "victory"},
          {"l", "last"}
        }) {
      visitor.key(overlay[0]).until("s.overlay === '" + overlay[1] + "' && s.overlayData").settle();
      assertThat(visitor.find(".legend")).isVisible();
      visitor.key(overlay[0]).until("s.overlay === null");
    }
  }

  @Test
  void withReducedMotionNothingTravels(Hall.Guests guests, House house) {
    Visitor visitor =
        guests.one(
            new Browser.NewContextOptions()
                .setViewportSize(1366, 768)
                .setReducedMotion(ReducedMotion.REDUCE));
    visitor.match(house.begin("me", "friend", 7)).click("1702").until("s.reach").settle();
    visitor.page.evaluate(
        "() => { const b = window.fieldMarshal.board; window.travelled = 0; const push ="
            + " b.travels.push; b.go = new Proxy(b.go, { apply(f, me, args) { const was ="
            + " f.apply(me, args); if (b.glide) window.travelled++; return was; } }); }");
    visitor.click("1701").click("1701");
    assertThat(visitor.revision()).isEqualTo(1);
    assertThat(((Number) visitor.page.evaluate("() => window.travelled")).intValue()).isZero();
    assertThat(visitor.number("window.fieldMarshal.board.travels.length")).isZero();
  }

  /** A way to move is named at the top of its button, however long the reason beside it is. */
  @Test
  void theWayToMoveStandsAtTheTopOfItsButton(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7)).click("1702").until("s.reach").settle();
    assertThat(
            visitor.text(
                "[...document.querySelectorAll('.modes .mode')].map(m => { const r ="
                    + " document.createRange(); r.selectNode(m.firstChild); return"
                    + " r.getBoundingClientRect().top - m.getBoundingClientRect().top; }).filter(v =>"
                    + " v > 16).join()"))
        .isEmpty();
  }
}
