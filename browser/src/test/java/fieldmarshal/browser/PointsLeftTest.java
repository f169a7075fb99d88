package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The panel says how many movement points are really left: the next moves prove it. */
@Calm
@ExtendWith(Hall.class)
class PointsLeftTest {

  /** The greatest cost that the server grants the unit now. */
  private static int most(House house, String id, String unit, String mode) {
    JsonNode moves = house.get("/api/matches/" + id + "/moves?unit=" + unit + "&mode=" + mode);
    int most = 0;
    for (JsonNode hex : moves.path("hexes")) {
      most = Math.max(most, hex.path("mp").asInt());
    }
    return most;
  }

  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "gwe-brusilov,fourth-of-june",
    "east-prussia-1914,historical"
  })
  void afterAPartialMarchTheRestIsShownAndEnoughForWhatIsLit(
      String game, String scenario, Visitor visitor, House house) {
    String id = house.begin(game, scenario, "me", "friend", 7);
    house.passUntil(id, "move");
    visitor.match(id).until("s.match.canMove.length").settle();
    String unit =
        visitor.text(
            "s.match.canMove.find(u => s.match.state.units.find(v => v.id === u).move > 3)");
    visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
    visitor.until("s.reach?.hexes.length && s.pick.zone").settle();
    int whole = visitor.number("s.reach.points.left");
    String goal =
        visitor.text(
            "s.reach.hexes.filter(h => h.mp <= s.reach.points.left / 2 && !s.zone.has(h.hex))"
                + ".sort((a, b) => b.mp - a.mp)[0].hex");
    int price = visitor.number("s.reach.hexes.find(h => h.hex === '" + goal + "').mp");
    visitor.point(goal).settle();
    assertThat(visitor.find("[data-key=mv]")).containsText((whole - price) + " left");
    visitor.click(goal).until("s.match.revision > 0 && s.reach?.points").settle();
    assertThat(visitor.number("s.reach.points.left")).isEqualTo(whole - price);
    assertThat(most(house, id, unit, visitor.text("s.mode"))).isLessThanOrEqualTo(whole - price);
    visitor.page.mouse().move(5, 300);
    visitor.settle();
    assertThat(visitor.find("[data-key=mv]"))
        .containsText((whole - price) + " of " + visitor.text("s.reach.points.allowance"));
  }

  /**
   * Where a unit marches once a turn, what a path does not use is lost, and that is said before.
   */
  @Test
  void whoMarchesOnceIsToldWhatIsLost(Visitor visitor, House house) {
    String id = house.begin("clash-ypres", "campaign", "me", "friend", 7);
    house.passUntil(id, "move");
    visitor.match(id).until("s.match.canMove.length").settle();
    String unit = visitor.text("s.match.canMove[0]");
    visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
    visitor.until("s.reach?.hexes.length").settle();
    int whole = visitor.number("s.reach.points.left");
    String goal =
        visitor.text("s.reach.hexes.find(h => h.mp > 0 && h.mp < s.reach.points.left).hex");
    int price = visitor.number("s.reach.hexes.find(h => h.hex === '" + goal + "').mp");
    visitor.point(goal).settle();
    assertThat(visitor.find("[data-key=mv]"))
        .containsText(price + " used, " + (whole - price) + " lost");
    visitor
        .click(goal)
        .until("s.match.state.units.find(u => u.id === '" + unit + "').hex === '" + goal + "'");
    visitor.until("s.reach").settle();
    assertThat(visitor.number("s.reach.points.left")).isZero();
  }

  @Test
  void aForcedMarchShowsItsOwnPoints(Visitor visitor, House house) {
    String id = house.begin("east-prussia-1914", "historical", "me", "friend", 7, "forced-march");
    house.passUntil(id, "move");
    visitor.match(id).until("s.match.canMove.length").settle();
    String unit = visitor.text("s.match.canMove[0]");
    visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
    visitor.until("s.reach?.modes.some(m => m.id === 'forced-march' && !m.why)").settle();
    int march = visitor.number("s.reach.points.allowance");
    visitor.press("button[data-key=mforced-march]").until("s.mode !== 'march' && s.reach").settle();
    int forced = visitor.number("s.reach.points.allowance");
    assertThat(forced).isEqualTo(march + 1);
    assertThat(most(house, id, unit, "forced-march")).isLessThanOrEqualTo(forced);
    String far = visitor.text("s.reach.hexes.slice().sort((a, b) => b.mp - a.mp)[0].hex");
    int price = visitor.number("s.reach.hexes.find(h => h.hex === '" + far + "').mp");
    visitor.point(far).settle();
    assertThat(visitor.find("[data-key=mv]")).containsText((forced - price) + " left");
  }

  @Test
  void ofAMixedStackTheUnitThatHasLeastIsCounted(Visitor visitor, House house) {
    String id = house.begin("me", "friend", 7);
    visitor.match(id).until("s.match.canMove.length").settle();
    // a stack in which two units have different allowances
    String hex =
        visitor.text(
            "s.match.state.units.find(u => u.hex && s.match.canMove.includes(u.id)"
                + " && s.match.state.units.some(v => v.hex === u.hex && v.move !== u.move"
                + " && s.match.canMove.includes(v.id))).hex");
    visitor.click(hex).until("s.reach").settle();
    visitor.press(".side .units > .hexlink").until("s.units.length > 1 && s.reach?.units");
    visitor.settle();
    List<?> each = (List<?>) visitor.js("s.reach.pointsOf.map(p => p.left)");
    int least = each.stream().mapToInt(left -> ((Number) left).intValue()).min().orElseThrow();
    assertThat(each.stream().distinct().count()).isGreaterThan(1);
    assertThat(visitor.number("s.reach.points.left")).isEqualTo(least);
    String goal = visitor.text("s.reach.hexes[0].hex");
    int rest =
        visitor.number(
            "Math.min(...s.reach.pointsOf.map((p, i) => p.left - s.reach.paths[i].get('"
                + goal
                + "').mp))");
    visitor.point(goal).settle();
    assertThat(visitor.find("[data-key=mv]")).containsText(rest + " left");
  }
}
