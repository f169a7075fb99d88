package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Cases 3.2, 3.3 and 19.5.1: the areas of the set-up, worked out anew from the map. */
class SetUpAreasTest {
  private static ItalianFrontRules fresh(String... options) {
    return new ItalianFront().rules(Set.of(options), EnumSet.noneOf(Reading.class));
  }

  /** How far a hex is from the nearest hex of the runs. */
  private static int distance(ItalianFrontRules rules, int hex, String... runs) {
    int least = Integer.MAX_VALUE;
    for (String run : runs) {
      for (int other : rules.theatre().run(run)) {
        least = Math.min(least, rules.board().distance(hex, other));
      }
    }
    return least;
  }

  private static void within(ItalianFrontRules rules, Areas.Area area, String run, int range) {
    int side = area.side();
    for (int hex = 0; hex < rules.board().size(); hex++) {
      assertThat(rules.deployment().areas().in(area, hex))
          .as(area + " " + rules.board().number(hex))
          .isEqualTo(
              rules.theatre().controlAtStart(hex) == side && distance(rules, hex, run) <= range);
    }
  }

  @Test
  @Case({"IF-3.2.1", "IF-3.2.2", "IF-3.2.3", "IF-3.2.4", "IF-3.3.1", "IF-3.3.2"})
  void armiesStandOnTheirFrontTheThirdAndTheCentralPowersAlsoOneHexBehind() {
    ItalianFrontRules rules = fresh();
    within(rules, Areas.Area.FIRST, "1st", 0);
    within(rules, Areas.Area.FOURTH, "4th", 0);
    within(rules, Areas.Area.SECOND, "2nd", 0);
    within(rules, Areas.Area.THIRD, "3rd", 1);
    within(rules, Areas.Area.CONRAD, "conrad", 1);
    within(rules, Areas.Area.EUGEN, "eugen", 1);
    Areas areas = rules.deployment().areas();
    assertThat(areas.in(Areas.Area.FIRST, rules.board().hex("3099"))).isTrue();
    assertThat(areas.in(Areas.Area.FIRST, rules.board().hex("3199"))).isFalse();
    assertThat(areas.in(Areas.Area.FOURTH, rules.board().hex("3311"))).isTrue();
    assertThat(areas.in(Areas.Area.SECOND, rules.board().hex("3412"))).isTrue();
    assertThat(areas.in(Areas.Area.THIRD, rules.board().hex("2419"))).isTrue();
    assertThat(areas.in(Areas.Area.THIRD, rules.board().hex("2417"))).isFalse();
    assertThat(areas.in(Areas.Area.CONRAD, rules.board().hex("3399"))).isTrue();
    assertThat(areas.in(Areas.Area.EUGEN, rules.board().hex("2320"))).isTrue();
  }

  @Test
  @Case("IF-3.2.8")
  void theReserveStandsWithinSixHexesOfTheFront() {
    ItalianFrontRules rules = fresh();
    Counter reserve = rules.roster().named("it-30");
    for (int hex = 0; hex < rules.board().size(); hex++) {
      boolean near =
          rules.theatre().controlAtStart(hex) == Chapter.ALLIED
              && distance(rules, hex, "1st", "2nd", "3rd", "4th") <= 6;
      assertThat(rules.deployment().areas().outside(reserve, hex) == null)
          .as(rules.board().number(hex))
          .isEqualTo(near);
    }
  }

  @Test
  @Case("IF-19.5.1")
  void inTheFreeSetUpUnitsStandAlongTheWholeFrontOfTheirSide() {
    ItalianFrontRules rules = fresh(ItalianFront.FREE_DEPLOYMENT);
    Counter italian = rules.roster().named("it-4");
    Counter austrian = rules.roster().named("ah-4");
    for (int hex = 0; hex < rules.board().size(); hex++) {
      int side = rules.theatre().controlAtStart(hex);
      assertThat(rules.deployment().areas().outside(italian, hex) == null)
          .as("Allies " + rules.board().number(hex))
          .isEqualTo(
              side == Chapter.ALLIED && distance(rules, hex, "1st", "2nd", "3rd", "4th") <= 1);
      assertThat(rules.deployment().areas().outside(austrian, hex) == null)
          .as("Central Powers " + rules.board().number(hex))
          .isEqualTo(side == Chapter.CENTRAL && distance(rules, hex, "conrad", "eugen") <= 1);
    }
  }
}
