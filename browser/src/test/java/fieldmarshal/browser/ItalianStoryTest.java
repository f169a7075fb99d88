package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * The Italian Front at one screen, both sides by mouse and keys: the set-up, then an attack with
 * support of both sides, a retreat by morale, infiltration and a second combat.
 */
@Calm
@ExtendWith(Hall.class)
class ItalianStoryTest {
  static final String GAME = "italian-front-1917";

  /** Two divisions, assault infantry and a headquarters before Udine; dice for the whole story. */
  static Sketch beforeUdine() {
    return new Sketch(GAME, "campaign")
        .only(
            "2718: ah-6, ah-18, ah-3-ed; 2820: ah-1st-is-hq+support-mode; 2618: it-7;"
                + " 2517: it-3rd-army-hq+support-mode; 2817: it-14, it-4")
        .go(8, "central", "first-combat")
        // the guns of both sides, the attack, the morale die; then the second attack
        .dice(3, 4, 5, 5, 4, 3);
  }

  /** Whoever decides next sits down. */
  static void sit(Visitor visitor, String side) {
    visitor.until("s.match.decision.side === '" + side + "'").settle();
    if (visitor.find("#seat").count() > 0) {
      visitor.press("#seat").until("!s.veil").settle();
    }
    visitor.until(
        "s.viewer === '" + side + "' && (s.legal || s.targets.length || s.match.canMove)");
    visitor.settle();
  }

  /** Does something that changes the position. */
  private static void act(Visitor visitor, Runnable deed) {
    int revision = visitor.revision();
    deed.run();
    visitor.until("s.match.revision > " + revision).settle();
  }

  @Test
  void bothSidesSetUpAndChangeWhatTheyLike(Visitor visitor, House house) {
    String id = house.begin(GAME, "campaign", "me", "friend", 7);
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.until("document.getElementById('seat')");
    sit(visitor, "allied");
    Locator open = visitor.find(".needs .open");
    assertThat(open).hasCount(0);

    // The areas of the armies lie on the map unasked, each with its name beside the counters.
    visitor.until("s.overlay && s.overlayData").settle();
    assertThat(visitor.text("window.fieldMarshal.board.drawnAreas.map(a => a.text).join()"))
        .isEqualTo("1st Army,4th Army,2nd Army,3rd Army");
    assertThat(visitor.find(".legend .lg"))
        .hasText(new String[] {"1st Army", "4th Army", "2nd Army", "3rd Army"});
    assertThat(
            visitor.number(
                "new Set(window.fieldMarshal.board.scene.sheet.regions.map(r => r.colour)).size"))
        .isEqualTo(4);

    // A click on a counter picks it, a click on a lit hex puts it there.
    visitor.click(visitor.hexOf("it-1-cav")).until("s.pick.key === 'it-1-cav'").settle();
    act(visitor, () -> visitor.click("2416"));
    assertThat(visitor.hexOf("it-1-cav")).isEqualTo("2416");

    // Whoever puts the areas away has put them away.
    visitor.press(".ov.on");
    assertThat(visitor.text("String(s.overlay)")).isEqualTo("null");

    // Without a division of the 1st Army the set-up is not complete, and the panel says so.
    visitor.press("[data-key=cit-9]").until("s.pick.key === 'it-9'").settle();
    assertThat(visitor.find("[data-key=units] .u")).hasCount(75);
    assertThat(visitor.inWindow(".hand .u.sel")).as("what is in the hand is seen").isTrue();
    assertThat(visitor.number("window.fieldMarshal.board.drawnNumbers.length"))
        .as("the list of 76 units does not cover the map with numbers")
        .isLessThan(10);
    act(visitor, () -> visitor.drag(visitor.hexOf("it-9"), "2405"));
    assertThat(visitor.hexOf("it-9")).isEqualTo("2405");
    assertThat(open.first()).containsText("13 of 14 divisions of the 1st Army");
    assertThat(visitor.find("#end")).hasCount(0);
    act(visitor, () -> visitor.key("u"));
    assertThat(open).hasCount(0);
    assertThat(visitor.text("String(s.overlay)")).isEqualTo("null");

    // Two units change places.
    final String here = visitor.hexOf("it-7");
    final String there = visitor.hexOf("it-20");
    visitor.press("[data-key=cit-7]").until("s.pick.key === 'it-7'").settle();
    act(
        visitor,
        () -> {
          visitor.click(there);
          Locator whom = visitor.find("[data-key=routes] .choice", "20th");
          if (whom.count() > 0) {
            whom.click();
          }
        });
    assertThat(visitor.hexOf("it-7")).isEqualTo(there);
    assertThat(visitor.hexOf("it-20")).isEqualTo(here);

    visitor.press("#end");
    sit(visitor, "central");
    assertThat(visitor.find(".ask .who")).hasText(new String[] {"Central Powers"});
    assertThat(visitor.text("s.match.state.units.find(u => u.id === 'it-1-cav').hex"))
        .as("now the enemy sees the top of every stack")
        .isEqualTo("2416");
    visitor.until("s.overlayData").settle();
    assertThat(visitor.text("window.fieldMarshal.board.drawnAreas.map(a => a.text).join()"))
        .isEqualTo("Army Group Conrad,Army Group Eugen");
    visitor.press("#end").until("s.match.decision.kind === 'attack'").settle();
    assertThat(visitor.text("String(s.overlay)")).as("set-up is over").isEqualTo("null");
    assertThat(visitor.text("s.match.decision.phase")).isEqualTo("first-combat");
    visitor.until("s.targets.length").click("2720").until("s.attack?.preview").settle();
    // the top unit and two that are not seen
    assertThat(visitor.find(".combat .sec.sides > div").nth(1).locator(".counter")).hasCount(3);
    assertThat(
            visitor.text(
                "s.attack.offer.units.every(id => { const b = window.fieldMarshal.board, r ="
                    + " b.room(), p = window.fieldMarshal.where(s.match.state.units.find(u => u.id"
                    + " === id).hex); return p.x > r.x && p.x < r.x + r.w; })"))
        .as("the panel covers no attacker")
        .isEqualTo("true");
  }

  @Test
  void theBarNamesWhoPreparesTheTurn(Visitor visitor, House house) {
    Sketch sketch = beforeUdine().go(3, "central", "pause");
    visitor.page.navigate(house.address + "/match/" + house.open(sketch.file()));
    visitor.until("document.getElementById('seat')");
    sit(visitor, "central");
    assertThat(visitor.find(".ask .who")).hasText(new String[] {"Central Powers"});
    assertThat(visitor.find(".ask .decides")).hasText("Preparation:");
    act(visitor, () -> visitor.press("#end"));
    sit(visitor, "allied");
    assertThat(visitor.find(".ask .who")).hasText(new String[] {"Allies"});
  }

  /** A phase in which units do not march but go far behind the front. */
  @Test
  void aDivisionMovesStrategically(Visitor visitor, House house) {
    Sketch sketch =
        new Sketch(GAME, "campaign")
            .only("2718: ah-6, ah-18; 2517: it-7; 2410: it-29; 2406: it-4")
            .go(8, "allied", "strategic");
    visitor.page.navigate(house.address + "/match/" + house.open(sketch.file()));
    visitor.until("document.getElementById('seat')");
    sit(visitor, "allied");
    // Of an enemy stack the top unit is seen; the other reads like a hidden counter.
    visitor.click("2718").until("s.hex === '2718'").settle();
    assertThat(visitor.find(".side[data-key=stack]")).containsText("Face down");
    assertThat(visitor.find(".side[data-key=stack]")).not().containsText("NaN");
    assertThat(visitor.find(".side[data-key=stack]")).not().containsText("undefined");
    visitor.key("Escape").settle();
    visitor.click("2410").until("s.units[0] === 'it-29' && s.reach?.hexes.length").settle();
    assertThat(visitor.text("s.mode")).isEqualTo("strategic");
    act(visitor, () -> visitor.point("2407").until("s.route?.steps").click("2407"));
    assertThat(visitor.hexOf("it-29")).isEqualTo("2407");
  }

  @Test
  void anAttackWithSupportARetreatAnInfiltrationAndTheSecondCombat(Visitor visitor, House house) {
    Sketch sketch = beforeUdine();
    visitor.page.navigate(house.address + "/match/" + house.open(sketch.file()));
    visitor.until("document.getElementById('seat')");
    sit(visitor, "central");

    // Air units stand nowhere: the list says what they may do.
    assertThat(visitor.find(".besides [data-key=cah-air-1] .s")).containsText("Fly reconnaissance");

    // The attacker plans two guns and declares; then he announces them.
    visitor.click("2618").until("s.attack?.preview").settle();
    visitor.press(".strip button[data-key=atah-3-ed]");
    for (String gun : new String[] {"ah-art-1", "ah-art-2"}) {
      visitor.press(".support label[data-key='xsupport:" + gun + "']");
      assertThat(visitor.inWindow("#attack")).as("the panel stays where it is").isTrue();
    }
    visitor.until("s.attack.preview && s.attack.attackers.size === 2").settle();
    visitor.press("#attack").until("s.legal").settle();
    int able = visitor.find(".side .u[data-key^=s]").count();
    assertThat(visitor.find(".side .units .eyebrow").first()).hasText("Tick 1 to " + able);
    assertThat(visitor.find(".side .u[aria-pressed=true]")).hasCount(2);
    assertThat(visitor.find("[data-key=rowah-art-1]")).containsText("1 column right, 67\u00a0%");
    assertThat(visitor.find("#aidsum")).containsText("1.3 columns right");
    assertThat(visitor.find(".combatline")).containsText("against 4 · Odds 2:1");
    act(visitor, () -> visitor.press("#several"));

    // The defender answers with one.
    sit(visitor, "allied");
    assertThat(visitor.find("[data-key=underway] .stages .now"))
        .containsText("Support of the defence");
    for (Locator row : visitor.find(".side .u[aria-pressed=true]").all()) {
      row.click();
    }
    visitor.press(".side .u[data-key=sit-art-1]");
    act(visitor, () -> visitor.press("#several"));

    // Two columns right, one left; the attacker loses a step, the defender's morale holds.
    sit(visitor, "central");
    assertThat(visitor.find("#odds")).containsText("3:1");
    act(visitor, () -> visitor.press(".side .foot [data-accept]"));
    sit(visitor, "allied");
    assertThat(visitor.find(".side h2").first()).hasText("Losses or retreat");
    assertThat(visitor.find("[data-key=underway] .sides")).containsText("before losses");
    act(visitor, () -> visitor.press(".side .choice"));
    assertThat(visitor.find(".side h2").first()).hasText("Retreat");
    act(visitor, () -> visitor.press(".side .choice"));
    assertThat(visitor.kind()).isEqualTo("retreat");
    act(visitor, () -> visitor.click("2617"));
    assertThat(visitor.hexOf("it-7")).isEqualTo("2617");
    assertThat(visitor.text("s.match.state.units.find(u => u.id === 'it-7').lost")).isEqualTo("1");

    // The hex is entered.
    sit(visitor, "central");
    assertThat(visitor.kind()).isEqualTo("advance");
    visitor.press(".side [data-key=cah-6] .u");
    act(visitor, () -> visitor.click("2618"));
    assertThat(visitor.hexOf("ah-6")).isEqualTo("2618");
    act(visitor, () -> visitor.press("#end"));
    act(visitor, () -> visitor.press("#end"));

    // Assault infantry goes from one enemy zone into another and attacks in the second combat.
    assertThat(visitor.text("s.match.decision.phase")).isEqualTo("infiltration");
    visitor.click("2718").press("[data-key=uah-3-ed]");
    visitor.until("s.units[0] === 'ah-3-ed' && s.reach").settle();
    act(visitor, () -> visitor.click("2717"));
    assertThat(visitor.hexOf("ah-3-ed")).isEqualTo("2717");
    act(visitor, () -> visitor.press("#end"));
    visitor.until("s.targets.length").click("2817").until("s.attack?.preview").settle();
    assertThat(visitor.find(".combat .unknown")).containsText("One unit is not seen");
    assertThat(visitor.find(".combat .maybe")).containsText("may lower the column to");
    assertThat(visitor.find(".combat .oddsbar .c.may").first()).isVisible();
    act(visitor, () -> visitor.press("#attack"));
    for (int i = 0; i < 8 && !visitor.kind().equals("attack"); i++) {
      sit(visitor, visitor.text("s.match.decision.side"));
      act(visitor, () -> visitor.press(".side .foot .wide"));
    }
    assertThat(visitor.text("s.match.decision.phase")).isEqualTo("second-combat");
    assertThat(
            visitor.number("s.log.flatMap(l => l.events).filter(e => e.type === 'fought').length"))
        .isEqualTo(2);
  }
}
