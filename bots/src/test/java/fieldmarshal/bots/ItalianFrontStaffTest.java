package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.games.Shelf;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The staff in a game that attacks before it moves, with support, infiltration and morale. */
class ItalianFrontStaffTest {
  private static Rules rules(String options) {
    try {
      Set<String> chosen = options.isEmpty() ? Set.of() : Set.of(options.split(" "));
      return Objects.requireNonNull(Shelf.find("italian-front-1917")).rules("campaign", chosen);
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void staffBeatsTheRecruitOnEitherSide() {
    Rules rules = rules("");
    for (long seed = 1; seed <= 2; seed++) {
      assertThat(Duel.play(rules, new String[] {"staff", "recruit"}, seed).winner())
          .as("Central Powers, seed %d", seed)
          .isEqualTo("central");
      assertThat(Duel.play(rules, new String[] {"recruit", "staff"}, seed).winner())
          .as("Allies, seed %d", seed)
          .isEqualTo("allied");
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "ghq-reserve lake-garda trieste-raid dominant-terrain free-deployment alpini-assault"
      })
  void staffPlaysWholeGamesWithAndWithoutTheOptions(String options) {
    for (long seed = 1; seed <= 3; seed++) {
      Duel.Result result = Duel.play(rules(options), new String[] {"staff", "staff"}, seed);
      assertThat(result.forfeit()).isEmpty();
      assertThat(result.turns()).isBetween(1, 13);
    }
  }

  @Test
  void everyKindOfDecisionInTheMiddleOfAnyGameGetsALegalOrder() {
    Map<String, Integer> kinds = new HashMap<>();
    Rules rules = rules("ghq-reserve lake-garda trieste-raid alpini-assault");
    for (long seed = 1; seed <= 3; seed++) {
      Bot recruit = new Recruit(seed);
      Bot staff = new Staff(seed);
      Dice dice = new Dice(seed);
      Position p = rules.start();
      while (!(rules.decision(p) instanceof Decision.Over)) {
        if (rules.decision(p) instanceof Decision.Chance chance) {
          p = rules.roll(p, dice.roll(chance.faces())).next();
          continue;
        }
        Decision.Choose choose = (Decision.Choose) rules.decision(p);
        var view = rules.view(p, choose.side());
        if (kinds.merge(choose.kind() + choose.phase(), 1, Integer::sum) <= 40) {
          Order order = staff.decide(view);
          assertThat(rules.judge(p, order)).as(order + " at " + choose).isInstanceOf(Granted.class);
        }
        p = ((Granted) rules.judge(p, recruit.decide(view))).next();
      }
    }
    assertThat(kinds).hasSizeGreaterThan(10);
  }
}
