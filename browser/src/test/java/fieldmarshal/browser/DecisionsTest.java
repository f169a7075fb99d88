package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Decisions that seldom come up, each in a situation that was set up by hand. */
@Calm
@ExtendWith(Hall.class)
class DecisionsTest {
  private static final String OSOPPO = "1209";

  /** The first face of the die that leads to a decision, played up to there. */
  private static Sketch until(String kind, IntFunction<Sketch> byFace) {
    for (int face = 1; face <= 6; face++) {
      Sketch sketch = byFace.apply(face);
      if (sketch.asked().equals("option")) {
        for (String option : List.of("2", "1")) {
          Sketch other = byFace.apply(face);
          try {
            other.play(Order.Choose.option(option));
          } catch (AssertionError refused) {
            continue;
          }
          if (other.asked().equals(kind)) {
            return other;
          }
        }
      }
    }
    throw new AssertionError("no face leads to " + kind);
  }

  private static Order.Attack attack(Sketch sketch, List<String> targets, String... units) {
    Hexes hexes = Hexes.NONE;
    for (String target : targets) {
      hexes = hexes.plus(sketch.rules.board().hex(target));
    }
    return new Order.Attack(List.of(units).stream().map(sketch::unit).toList(), hexes);
  }

  @Test
  void ofThoseWhoAreCutOffInAFortressOneIsFed(Visitor visitor, House house) {
    Sketch sketch = new Sketch(House.GAME, "historical");
    List<String> ring = sketch.around(OSOPPO);
    String[] besiegers = {"ge-12", "ge-117", "ge-26", "ge-200", "ah-1", "ah-22"};
    StringBuilder placed = new StringBuilder(OSOPPO + ": it-19, it-53");
    for (int i = 0; i < ring.size(); i++) {
      placed.append("; ").append(ring.get(i)).append(": ").append(besiegers[i]);
    }
    String id = house.open(sketch.only(placed.toString()).go(2, "allied", "supply").file());
    visitor.match(id).until("s.legal").settle();
    assertThat(visitor.kind()).isEqualTo("feed");
    assertThat(visitor.find(".side h2").first()).hasText("Supply from the fortress");
    assertThat(visitor.find(".side .pickrow")).hasCount(2);
    assertThat(visitor.text("s.hex")).as("the map shows where").isEqualTo(OSOPPO);
    int revision = visitor.revision();
    visitor.find(".side .pickrow", "53rd").locator(".act").click();
    visitor.until("s.match.revision > " + revision).settle();
    assertThat(flags(visitor, "it-53")).doesNotContain("out-of-supply");
    assertThat(flags(visitor, "it-19")).contains("out-of-supply");
  }

  @Test
  void oneKeyAcceptsWhatTheClerkProposes(Visitor visitor, House house) {
    Sketch sketch =
        new Sketch(House.GAME, "historical")
            .only("1712: ge-12, ge-26; 1811: it-60, it-43; 1916: it-hq-2")
            .go(2, "central", "combat")
            .dice(1, 1, 1);
    sketch.play(attack(sketch, List.of("1811"), "ge-12", "ge-26"));
    visitor.match(house.open(sketch.file())).until("s.legal").settle();
    List<String> answered = new ArrayList<>();
    while (!List.of("attack", "move").contains(visitor.kind())) {
      answered.add(visitor.kind());
      assertThat(visitor.find(".side[data-key=decide] [data-accept]")).hasCount(1);
      int revision = visitor.revision();
      visitor.key("d").until("s.match.revision > " + revision).settle();
      visitor.until("s.legal || /attack|move/.test(s.match.decision.kind)").settle();
    }
    assertThat(answered).startsWith("option", "retreat", "advance");
  }

  private static String flags(Visitor visitor, String unit) {
    return visitor.text("s.match.state.units.find(u => u.id === '" + unit + "').flags.join()");
  }

  @Test
  void theOwnerOfTheLargerForceSaysInWhichHexesItsMenAreHit(Visitor visitor, House house) {
    Sketch sketch =
        until(
            "affected",
            face -> {
              Sketch one =
                  new Sketch(House.GAME, "historical")
                      .only("1712: ge-12, ge-26; 1811: it-60, it-43; 1812: it-64; 1916: it-hq-2")
                      .go(2, "central", "combat")
                      .dice(face, face, face);
              return one.play(attack(one, List.of("1811", "1812"), "ge-12", "ge-26"));
            });
    visitor.match(house.open(sketch.file())).until("s.legal").settle();
    assertThat(visitor.kind()).isEqualTo("affected");
    assertThat(visitor.find(".side h2").first()).hasText("Affected hexes");
    List<String> choices = visitor.find(".side .choice b").allInnerTexts();
    assertThat(choices).hasSizeGreaterThan(1).allMatch(text -> text.startsWith("Units at "));
    assertThat(visitor.find(".side .choice small").first().innerText()).contains("Division");
    int revision = visitor.revision();
    visitor.find(".side .choice").first().click();
    visitor.until("s.match.revision > " + revision).settle();
    assertThat(visitor.text("JSON.stringify(s.log.at(-1).order)")).contains("affected");
  }

  @Test
  void theOwnerSaysHowMuchOfTheLossTheFortressBears(Visitor visitor, House house) {
    Sketch sketch =
        until(
            "fortress-share",
            face -> {
              Sketch one =
                  new Sketch(House.GAME, "historical")
                      .only("1210: ge-12, ge-26, ge-5; 1209: it-19; 1313: ge-hq-14; 1709: it-hq-2")
                      .go(2, "central", "combat")
                      .dice(face, face, face);
              return one.play(attack(one, List.of(OSOPPO), "ge-12", "ge-26", "ge-5"));
            });
    visitor.match(house.open(sketch.file())).until("s.legal").settle();
    assertThat(visitor.kind()).isEqualTo("fortress-share");
    assertThat(visitor.find(".side h2").first()).hasText("Share of the fortress");
    List<String> choices = visitor.find(".side .choice b").allInnerTexts();
    assertThat(choices).hasSizeGreaterThan(1);
    assertThat(choices.getLast()).matches("\\d steps? of the fortress");
    int revision = visitor.revision();
    visitor.find(".side .choice").last().click();
    visitor.until("s.match.revision > " + revision).settle();
    assertThat(visitor.text("s.log.at(-1).order.type")).isEqualTo("choose");
  }

  /** Whether something else is asked than what units shall do on the map. */
  private static boolean asked(Match match) {
    return match.decision() instanceof Decision.Choose choose
        && !Set.of(Kind.MOVE, Kind.ATTACK, Kind.SET_UP).contains(choose.kind());
  }

  /** Whether something may be chosen, and nothing may be chosen as well. */
  private static boolean mayDecline(Match match) {
    if (!asked(match) || match.rules().suggest(match.position()) instanceof Order.Pass) {
      return false;
    }
    boolean[] pass = new boolean[1];
    match
        .rules()
        .orders(
            match.position(),
            order -> {
              pass[0] |= order instanceof Order.Pass;
              return true;
            });
    return pass[0];
  }

  /** A hex of the enemy that is no answer to what is asked. */
  private static final String ENEMY =
      "s.match.state.units.find(u => u.hex && u.side !== s.match.decision.side &&"
          + " !s.pick.hexes?.has(u.hex) && !s.match.state.units.some(v => v.hex === u.hex &&"
          + " JSON.stringify(s.legal).includes(`\"${v.id}\"`)) &&"
          + " !(s.match.decision.question?.closed || []).some(c => c.hex === u.hex)).hex";

  /** In the middle of a combat, or between phases, one may look at any stack. */
  @EveryGame
  void whoDecidesMayLookAtTheEnemy(String game, String scenario, Visitor visitor, House house) {
    String id = house.open(Played.forPeople(game, scenario, "staff", 3, DecisionsTest::asked));
    visitor.seated(id).until("s.legal").settle();
    String hex = visitor.text(ENEMY);
    visitor.click(hex).until("s.hex === '" + hex + "'").settle();
    assertThat(visitor.find(".peek")).hasAttribute("data-hex", hex);
    assertThat(visitor.find(".peek canvas").first()).isVisible();
    // the card goes with the pointer
    visitor.page.mouse().move(5, 300);
    visitor.point(
        visitor.text("s.match.state.units.find(u => u.hex && u.hex !== '" + hex + "').hex"));
    visitor.until("s.peek !== '" + hex + "'");
  }

  /**
   * Whoever wants to be asked before he gives something up is asked by each button that does it.
   */
  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "gwe-brusilov,fourth-of-june",
    "italian-front-1917,campaign"
  })
  void nothingIsDeclinedByAccident(String game, String scenario, Visitor visitor, House house) {
    String id = house.open(Played.forPeople(game, scenario, "staff", 3, DecisionsTest::mayDecline));
    visitor.seated(id).until("s.legal").settle();
    visitor.page.evaluate("() => import('/js/settings.js').then(m => m.change({askIdle: true}))");
    int revision = visitor.revision();
    String decline = ".side[data-key=decide] .foot .btn.wide";
    if ("pass".equals(visitor.text("s.match.suggest?.type"))) {
      // what is suggested asks nobody
      visitor.press(decline).until("s.match.revision > " + revision);
      return;
    }
    visitor.press(decline);
    assertThat(visitor.find(decline)).containsText("sure?");
    assertThat(visitor.revision()).isEqualTo(revision);
    visitor.press(decline).until("s.match.revision > " + revision);
  }

  /** A finger that is lifted leaves the card of what it has touched. */
  @Test
  void aFingerSeesWhoStandsWhereNobodyCanGo(Hall.Guests guests, House house) {
    Visitor visitor =
        guests.one(new Browser.NewContextOptions().setViewportSize(390, 844).setHasTouch(true));
    Sketch sketch =
        new Sketch(House.GAME, "historical")
            .only("1712: ge-12, ge-26; 1811: it-60, it-43; 1916: it-hq-2; 1610: ge-5")
            .go(2, "central", "combat")
            .dice(1, 1, 1);
    sketch.play(attack(sketch, List.of("1811"), "ge-12", "ge-26"));
    visitor.match(house.open(sketch.file())).until("s.legal").settle();
    Visitor.Point at = visitor.where("1610");
    visitor.page.touchscreen().tap(at.x(), at.y());
    visitor.settle();
    assertThat(visitor.find(".peek")).containsText("5th Division");
    // where one cannot go, who stands there is told with the reason
    int revision = visitor.revision();
    visitor.key("d").until("s.match.revision > " + revision + " && s.legal").settle();
    assertThat(visitor.find(".peek")).hasCount(0);
  }

  /** Whoever comes to the table in the middle of a combat sees where it is. */
  @Test
  void thePlaceOfTheCombatUnderWayIsShown(Visitor visitor, House house) {
    String id =
        house.open(
            Played.until(
                ItalianStoryTest.GAME,
                "campaign",
                "recruit",
                11,
                match ->
                    match.decision() instanceof Decision.Choose choose
                        && choose.caseId().equals("IF-10.4.2")));
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.until("document.getElementById('seat')");
    visitor.press("#seat").until("!s.veil && s.legal").settle();
    String target = visitor.text("s.match.state.combat.targets[0]");
    assertThat(visitor.text("s.hex")).isEqualTo(target);
    assertThat(visitor.text("window.fieldMarshal.board.inSight('" + target + "')"))
        .isEqualTo("true");
  }
}
