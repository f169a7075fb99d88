package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A turn of Clash of Giants with mouse and keys, from chit to advance; and the flood of the Yser.
 */
@Calm
@ExtendWith(Hall.class)
class ClashStoryTest {

  /** Chit, die of command; the same again; two defenders; four of five attackers. */
  private static final Integer[] DICE = {2, 3, 1, 5, 4, 4, 1, 1, 6, 2};

  /** Russians at 5021 in Galicia, and the Austro-Hungarian I and V Corps about them. */
  static Sketch galicia() {
    return new Sketch("clash-galicia", "campaign")
        .only("4921: ah-5; 4922: ah-12, ah-46; 5022: ah-14, ah-33; 5023: ah-37; 5021: ru-12, ru-13")
        .dice(DICE)
        .go(2, "central", "operations");
  }

  @Test
  void anArmyIsDrawnMarchesWithdrawsThroughADoorFightsAndAdvances(Visitor visitor, House house) {
    visitor.match(house.open(galicia().file()));
    theNextChitIsDrawn(visitor);
    aDivisionMarches(visitor);
    anotherWithdrawsThroughTheDoor(visitor);
    combatIsDeclaredAndForetold(visitor);
    theDefendersRollAndRetreat(visitor);
    theAttackersRollAndAdvance(visitor);
  }

  private static void theNextChitIsDrawn(Visitor visitor) {
    Locator strip = visitor.find(".cupstrip");
    assertThat(strip.locator("[data-key=cupdrawn] .chit")).hasCount(1);
    assertThat(strip.locator(".chit.on"))
        .hasText("83Russian 8th Army, drawn as number 1, 3 points");
    assertThat(visitor.find(".ask .who")).hasText("Russian 8th Army");
    visitor.press("#end").until("s.match.decision.kind === 'choose' && s.legal").settle();
    assertThat(visitor.find(".side h2").first()).hasText("Combat?");
    visitor.press("#end").until("s.match.decision.kind === 'move'").settle();
    assertThat(strip.locator("[data-key=cupdrawn] .chit")).hasCount(2);
    assertThat(strip.locator("[data-key=cupleft]")).containsText("empty");
    assertThat(strip.locator(".dietrack li.on b")).hasText("4");
    assertThat(visitor.find(".ask .who")).hasText("A-H 1st Army");
    visitor.key("g").until("s.drawer === 'sheet'").settle();
    assertThat(visitor.text(headAbove("A-H 1st Army has 4 movement points")))
        .as("a chit and its die stand under the army that they name")
        .startsWith("Turn 2 · A-H 1st Army");
    visitor.key("Escape").until("!s.drawer").settle();
  }

  /** The heading of the log under which something is told. */
  private static String headAbove(String words) {
    return "(() => { let e = [...document.querySelectorAll('.log p')].find(p => p.textContent.includes('"
        + words
        + "')); while (e && !e.matches('.eyebrow')) e = e.previousElementSibling; return e?.textContent; })()";
  }

  private static void aDivisionMarches(Visitor visitor) {
    visitor.click("5023").until("s.reach?.hexes.length").settle();
    visitor.point("5022").until("s.route?.steps").settle();
    visitor.click("5022").until("s.match.state.units.find(u => u.id === 'ah-37').hex === '5022'");
    visitor.settle();
    assertThat(visitor.text("s.match.canMove.includes('ah-37')")).isEqualTo("false");
  }

  private static void anotherWithdrawsThroughTheDoor(Visitor visitor) {
    visitor.key("Escape").click("4921").until("s.units[0] === 'ah-5' && s.reach").settle();
    assertThat(visitor.text("s.reach.refused.find(h => h.hex === '4922').case"))
        .as("no march from zone to zone")
        .isEqualTo("COG-7.2b");
    visitor.press("[data-key=mwithdrawal]").until("s.mode === 'withdrawal' && s.reach").settle();
    visitor.click("4923").until("s.match.state.units.find(u => u.id === 'ah-5').hex === '4923'");
    visitor.settle();
    assertThat(visitor.text("s.log.at(-1).order.mode")).isEqualTo("withdrawal");
    assertThat(visitor.text("s.log.at(-1).order.path.join()")).isEqualTo("4922,4923");
  }

  private static void combatIsDeclaredAndForetold(Visitor visitor) {
    visitor.press("#end").until("s.match.decision.kind === 'choose' && s.legal").settle();
    Locator target = visitor.find(".side [data-key=targets] [data-key=t5021]");
    assertThat(target).containsText(visitor.text("s.targetOdds['5021'].odds"));
    String foretold = target.textContent();
    visitor.find(".side .choice", "Declare combat").click();
    visitor.until("s.match.decision.kind === 'attack' && s.targets.length").settle();
    assertThat(target).hasText(foretold);
    visitor.click("5021").until("s.attack?.preview").settle();
    assertThat(visitor.find(".combat h2")).hasText("10 against 4");
    assertThat(visitor.find(".combat .lack")).hasText("2 more points give odds 3:1");
    assertThat(visitor.find(".combat [data-key=dicedefenders] .dierow")).hasCount(2);
    visitor.press("#attack").until("s.match.decision.kind === 'choose' && s.legal").settle();
  }

  private static final String CLOSED = "s.match.decision.question.closed[0]";

  private static void theDefendersRollAndRetreat(Visitor visitor) {
    assertThat(visitor.find(".side h2").first()).hasText("Who rolls next");
    assertThat(visitor.find(".ask .who").last()).hasText("Entente");
    assertThat(visitor.find(".side .chances").first()).containsText("50\u00a0% no effect");
    assertThat(visitor.text("window.fieldMarshal.board.drawnNumbers.sort().join()"))
        .as("the hex is named twice beside the map, and has one number on it")
        .isEqualTo("5021");
    visitor.find(".side .pickrow", "13th").locator(".act").click();
    visitor.until("s.match.decision.kind === 'retreat' && s.legal").settle();
    assertThat(visitor.text("[...s.pick.hexes.keys()].sort().join()")).isEqualTo("5020,5121");
    // A closed direction says why, beside the compass and on the map.
    assertThat(visitor.find(".compass .why")).hasCount(0);
    visitor.find(".compass .shut button").first().hover();
    assertThat(visitor.find(".compass .why .case")).hasText(visitor.text(CLOSED + ".case"));
    assertThat(visitor.find(".compass .why")).containsText(visitor.text(CLOSED + ".why"));
    visitor.click(visitor.text(CLOSED + ".hex"));
    assertThat(visitor.find(".bubble")).containsText(visitor.text(CLOSED + ".why"));
    visitor.click("5121").until("s.match.state.units.find(u => u.id === 'ru-13').hex === '5121'");
    visitor.until("s.match.decision.kind === 'retreat' && s.legal").settle();
    visitor.click("5020").until("s.match.state.units.find(u => u.id === 'ru-12').hex === '5020'");
    visitor.settle();
  }

  private static void theAttackersRollAndAdvance(Visitor visitor) {
    visitor.until("s.match.decision.kind === 'choose' && s.legal").settle();
    assertThat(visitor.find(".side h2").first()).hasText("Who rolls for losses");
    visitor.press("#several").until("s.match.decision.kind === 'advance' && s.legal").settle();
    visitor.click("5021").until("s.match.state.units.some(u => u.hex === '5021')").settle();
    assertThat(visitor.text("s.match.state.units.find(u => u.hex === '5021').side"))
        .isEqualTo("central");
  }

  /** Chit and command of the 1st Army, then of the Russians. */
  private static final Integer[] RIDES = {1, 3, 1, 4};

  /** Lone Russian cavalry at 5021 with infantry and cavalry before it. */
  static Sketch riders() {
    return new Sketch("clash-galicia", "campaign")
        .only("5022: ah-12; 4921: ah-3-c; 5021: ru-14-c; 1902: ru-18")
        .dice(RIDES)
        .go(2, "central", "operations");
  }

  @Test
  void whoRidesAwayLeavesNoDiceBehindAndCavalryIsNotMixedWithInfantry(
      Hall.Guests guests, House house) {
    Visitor visitor = guests.one().asUsual();
    visitor.match(house.open(riders().file()));
    visitor.press("#end").until("s.match.decision.kind === 'choose' && s.legal").settle();
    visitor.find(".side .choice", "Declare combat").click();
    visitor.until("s.match.decision.kind === 'attack' && s.targets.length").settle();
    assertThat(visitor.text("!s.targetOdds['5021'].why")).isEqualTo("true");
    visitor.click("5021").until("s.attack?.preview").settle();
    assertThat(visitor.text("[...s.attack.attackers].join()")).isEqualTo("ah-12");
    CombatSeenTest.slowDice(visitor);
    visitor.press("#attack").until("s.match.decision.kind === 'retire' && s.legal").settle();
    visitor.js("window.fieldMarshal.play.send(s.legal.find(o => o.type === 'retreat'))");
    for (int i = 0;
        i < 4 && visitor.text("s.match.decision.kind === 'move'").equals("false");
        i++) {
      visitor.until("s.legal || s.match.decision.kind === 'move'");
      int revision = visitor.revision();
      visitor.js("window.fieldMarshal.play.send({ type: 'pass' })");
      visitor.until("s.match.revision > " + revision);
    }
    visitor.until("s.match.decision.part.title === 'Russian 4th Army'");
    assertThat(visitor.text("String(s.drama)"))
        .as("the chit is no die of the combat")
        .isEqualTo("null");
    assertThat(visitor.find(".rollstrip")).hasCount(0);
  }

  /** An army that may be picked says what it can do. */
  @Test
  void anArmyThatMayBePickedSaysWhatItCanDo(Visitor visitor, House house) {
    visitor.match(house.begin("clash-gumbinnen", "campaign", "me", "friend", 7));
    visitor.until("s.match.decision.kind === 'choose' && s.legal").settle();
    assertThat(visitor.find(".side .choice", "Russian southern wing"))
        .containsText("The die gives 1 to 3 movement points, 2.0 on average.");
    assertThat(visitor.find(".side .choice", "Russian southern wing"))
        .containsText("units on the map, strength ");
  }

  /** Belgians at Nieuport and a German division before them on the turn of the sluices. */
  static Sketch ypres() {
    return new Sketch("clash-ypres", "campaign")
        .only("1909: be-2-b; 2009: be-1-b; 2109: ge-5-r; 3117: ge-9-r")
        .go(5, "entente", "reinforcement");
  }

  @Test
  void theSluicesAreOpenedAndTheWaterRises(Visitor visitor, House house) {
    visitor.match(house.open(ypres().file())).until("s.legal").settle();
    assertThat(visitor.find(".side h2").first()).hasText("The sluices of Nieuport");
    assertThat(visitor.text("window.fieldMarshal.board.drawnMarkers.join()"))
        .doesNotContain("flood");
    assertThat(visitor.text("window.fieldMarshal.board.scene.lit.costs.get('2112')"))
        .as("the turn in which a hex floods stands on the map")
        .isEqualTo("7");
    visitor.find(".side .choice", "Open the sluices").click();
    visitor.until("s.match.decision.kind === 'displace' && s.legal").settle();
    assertThat(visitor.find(".side h2").first()).hasText("Out of the flood");
    assertThat(visitor.text("window.fieldMarshal.board.drawnMarkers.sort().join()"))
        .contains("flooded 2009,flooded 2010,flooded 2109");
    for (String unit : new String[] {"ge-5-r", "be-1-b"}) {
      String goal = visitor.text("[...s.pick.hexes.keys()][0]");
      visitor.click(goal);
      visitor.until(
          "s.match.state.units.find(u => u.id === '" + unit + "').hex === '" + goal + "'");
      visitor.settle();
    }
    assertThat(visitor.kind()).isEqualTo("move");
  }
}
