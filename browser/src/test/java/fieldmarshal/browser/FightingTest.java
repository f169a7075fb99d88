package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(Hall.class)
class FightingTest {

  /** The page at the first combat phase of the Central Powers. */
  private static Visitor combat(Visitor visitor, House house, long seed) {
    String id = house.begin("me", "friend", seed);
    house.passUntil(id, "attack");
    return visitor.match(id).until("s.targets.length").settle();
  }

  @Test
  void headquartersAndBarrageChangeTheOddsAndTheDieBringsWhatWasForetold(
      Visitor visitor, House house) {
    combat(visitor, house, 7).click("1703").until("s.attack && s.attack.preview").settle();
    assertThat(visitor.text("s.attack.preview.column")).isEqualTo("2:1");
    visitor.find(".support label.sw", "LI Corps HQ").click();
    visitor.settle();
    assertThat(visitor.find(".mods")).containsText("1 right: LI Corps HQ");
    String shifted = visitor.text("s.attack.preview.column");
    visitor.find(".support label.sw", "14th Artillery Brigade").click();
    visitor.settle();
    assertThat(visitor.find(".combat h2")).hasText("29 against 16");
    assertThat(shifted).isEqualTo("3:1");

    // What the bar shows, what the six faces show, and what the server foretold are one thing.
    List<String> faces = visitor.find(".faces > div").allInnerTexts();
    assertThat(faces).hasSize(6);
    Map<String, Double> shown = new TreeMap<>();
    faces.forEach(face -> shown.merge(plain(face), 1 / 6.0, Double::sum));
    Map<String, Double> foretold = new TreeMap<>();
    for (Object one : (List<?>) visitor.js("s.attack.preview.outcomes")) {
      Map<?, ?> outcome = (Map<?, ?>) one;
      foretold.put(
          plain(String.valueOf(outcome.get("result"))),
          ((Number) outcome.get("probability")).doubleValue());
    }
    assertThat(shown.keySet()).isEqualTo(foretold.keySet());
    shown.forEach((result, chance) ->
        assertThat(chance)
            .as(result)
            .isCloseTo(foretold.get(result), org.assertj.core.data.Offset.offset(1e-9)));
    assertThat(visitor.find(".outcome > div b").allInnerTexts())
        .containsExactlyInAnyOrderElementsOf(
            foretold.values().stream()
                .map(chance -> Math.round(chance * 100) + "\u00a0%")
                .toList());

    visitor.press("#attack").until("s.result && s.result.fought").settle();
    int die = visitor.number("s.result.rolls[0].face");
    assertThat(plain(visitor.text("s.result.fought.result"))).isEqualTo(plain(faces.get(die - 1)));
    assertThat(visitor.text("s.result.fought.odds")).isEqualTo(shifted);
  }

  @ParameterizedTest
  @ValueSource(ints = {1920, 1366, 1024})
  void theRowOfAGunWithItsSliderIsNotSqueezed(int width, Visitor visitor, House house) {
    visitor.page.setViewportSize(width, 768);
    combat(visitor, house, 7).click("1703").until("s.attack && s.attack.preview").settle();
    visitor.find(".support label.sw", "14th Artillery Brigade").click();
    visitor.settle();
    var row = visitor.find(".support label.sw", "14th Artillery Brigade");
    double whole = visitor.find(".support .choices").boundingBox().width;
    assertThat(row.boundingBox().width).isGreaterThan(whole * 0.95);
    assertThat(row.locator("input[type=range]").boundingBox().width).isGreaterThan(140);
    assertThat(row.locator(".w").boundingBox().width).isGreaterThan(230);
  }

  /** With the points that the panel says are lacking, the odds are those that it promises. */
  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "gwe-brusilov,fourth-of-june",
    "east-prussia-1914,historical"
  })
  void thePanelSaysWhatIsLackingForTheNextColumn(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id).until("s.targets.length").settle();
    // an attack at the worst odds that are offered, which has a next column
    String hex =
        visitor.text(
            "s.targets.filter(n => s.targetOdds[n]?.odds).sort((a, b) => s.targetOdds[a].units"
                + " - s.targetOdds[b].units)[0]");
    visitor.click(hex).until("s.attack?.preview").settle();
    String roll = "s.attack.preview.stages.find(t => t.kind === 'roll')";
    int points = visitor.number(roll + ".lack.points");
    String odds = visitor.text(roll + ".lack.odds");
    assertThat(odds).isNotEqualTo(visitor.text(roll + ".before"));
    assertThat(visitor.find(".lack"))
        .hasText(
            points == 1
                ? "1 more point gives odds " + odds
                : points + " more points give odds " + odds);
  }

  private static String plain(String result) {
    return result.replaceAll("\\s", "").replace('–', '-').replace('−', '-');
  }

  @Test
  void whoeverStandsAsideNoLongerCounts(Visitor visitor, House house) {
    combat(visitor, house, 7).click("1703").until("s.attack && s.attack.preview").settle();
    int before = visitor.number("s.attack.preview.attack.total");
    visitor.press(".strip button").until("s.attack.attackers.size === 3").settle();
    assertThat(visitor.number("s.attack.preview.attack.total")).isEqualTo(before - 6);
    visitor.key("Escape");
    assertThat(visitor.find(".side.combat")).hasCount(0);
  }

  /** Plays attacks by the panels alone until every decision after combat has come up. */
  @Test
  void lossesRetreatsAndAdvancesAreChosenInThePanels(Visitor visitor, House house) {
    combat(visitor, house, 3);
    Set<String> met = new HashSet<>();
    Set<String> wanted = Set.of("option", "lose", "retreat", "advance");
    for (int i = 0; i < 60 && !met.containsAll(wanted); i++) {
      String kind = visitor.kind();
      met.add(kind);
      int revision = visitor.revision();
      if (kind.equals("attack")) {
        attackFirst(visitor);
      } else {
        visitor.until("s.legal").settle();
        assertThat(visitor.find(".side .eyebrow").first()).containsText("Decision");
        decide(visitor, kind);
      }
      visitor.until("s.match.revision > " + revision).settle();
    }
    assertThat(met).containsAll(wanted);
  }

  @Test
  void theLogNamesOnceWhoAttackedAndKeepsBracketsWithTheirHex(Visitor visitor, House house) {
    combat(visitor, house, 3);
    int revision = visitor.revision();
    attackFirst(visitor);
    visitor.until("s.match.revision > " + revision).settle();
    // several divisions have their noun in common: "200th, 1st and 50th Divisions"
    String attacker =
        visitor.text(
            "s.printed.get(s.log.flatMap(l => l.events)"
                + ".find(e => e.type === 'fought').attackers[0]).parts.number");
    visitor.key("g");
    Locator line = visitor.find(".sheet .log p", " attack ");
    assertThat(line.innerText().split(attacker, -1)).hasSize(2);
    assertThat(line).containsText(Pattern.compile("Odds \\d:\\d, result "));
    for (String link : visitor.find(".sheet .log p").allInnerTexts()) {
      assertThat(link).doesNotContain(" )").doesNotContain("( ");
    }
  }

  private static void attackFirst(Visitor visitor) {
    String target =
        visitor.text("s.targets.find(t => t > '1400' && s.targetOdds[t].odds) || s.targets[0]");
    visitor.click(target).until("s.attack && (s.attack.preview || s.attack.refused)").settle();
    visitor.press("#attack");
  }

  /** Chooses as a player does: the last option (to fall back), the first way, the first unit. */
  private static void decide(Visitor visitor, String kind) {
    Locator commit = visitor.find(".side .foot .btn.wide:not(.q):not([disabled])");
    if (kind.equals("lose")) {
      pointAtOne(visitor, commit);
      commit.click();
      return;
    }
    int revision = visitor.revision();
    Locator choices = visitor.find(".side .choice");
    if (choices.count() > 0) {
      (kind.equals("option") ? choices.last() : choices.first()).click();
      visitor.settle();
      if (visitor.revision() == revision) {
        visitor.find(".side [data-key=routes] .choice").first().click();
      }
    } else {
      visitor.find(".side .foot .btn.wide").first().click();
    }
  }

  /** A click on the map names who pays; the panel shows him, and the loss can be taken. */
  private static void pointAtOne(Visitor visitor, Locator commit) {
    String hex =
        visitor.text(
            "s.match.decision.question.toll.payers.map(p => s.match.state.units.find(u => u.id ==="
                + " p.unit).hex).find(n => n)");
    for (int i = 0; i < 4 && (i == 0 || commit.count() == 0); i++) {
      visitor.click(hex).settle();
    }
    assertThat(visitor.text("!!s.pick.loss")).isEqualTo("true");
    assertThat(visitor.find(".side .u.set .who[aria-pressed=true]")).not().hasCount(0);
    assertThat(commit).hasCount(1);
  }

  @Test
  void theTableOfResultsMarksTheColumn(Visitor visitor, House house) {
    combat(visitor, house, 7).click("1703").until("s.attack && s.attack.preview").settle();
    visitor.key("?");
    visitor.find(".drawer [role=tab]", "Charts").click();
    visitor.settle();
    assertThat(visitor.find(".drawer table.chart td.lit").first()).isVisible();
  }

  @Test
  void phasesEndByTheRedButtonUntilTheOtherSideMoves(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7));
    assertThat(visitor.text("s.match.decision.side")).isEqualTo("central");
    for (int i = 0; i < 12 && visitor.text("s.match.decision.side").equals("central"); i++) {
      int revision = visitor.revision();
      assertThat(visitor.find("#end")).isVisible();
      visitor.press("#end").until("s.match.revision > " + revision).settle();
    }
    assertThat(visitor.text("s.match.decision.side")).isEqualTo("allied");
    assertThat(visitor.find(".bar .ask .p")).containsText("Allies");
  }
}
