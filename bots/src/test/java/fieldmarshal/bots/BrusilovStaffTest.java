package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.View;
import fieldmarshal.games.Shelf;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The staff in The Brusilov Offensive. */
class BrusilovStaffTest {
  private static Rules rules(String scenario, String options) {
    try {
      Set<String> chosen = options.isEmpty() ? Set.of() : Set.of(options.split(" "));
      return Objects.requireNonNull(Shelf.find("gwe-brusilov")).rules(scenario, chosen);
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  @ParameterizedTest
  @CsvSource({
    "fourth-of-june, staff, recruit, russian, 1",
    "fourth-of-june, recruit, staff, central, 1",
    "on-schedule, staff, recruit, russian, 2",
    "on-schedule, recruit, staff, central, 2",
  })
  void staffBeatsRecruitOnEitherSide(
      String scenario, String first, String second, String winner, long seed) {
    Rules rules = rules(scenario, "track-limits");
    Duel.Result result = Duel.play(rules, new String[] {first, second}, seed);
    assertThat(result.winner()).isEqualTo(winner);
  }

  @ParameterizedTest
  @CsvSource({
    "fourth-of-june, unlimited-command guards west-front commanders",
    "on-schedule, track-limits supply-and-rail",
  })
  void staffPlaysTheVariationsToTheEnd(String scenario, String options) {
    Duel.Result result = Duel.play(rules(scenario, options), new String[] {"staff", "staff"}, 5);
    assertThat(result.forfeit()).isEmpty();
    assertThat(result.turns()).isEqualTo(scenario.equals("on-schedule") ? 18 : 14);
  }

  @Test
  void theCentralPowersPlayTheirOwnPart() {
    Rules rules = rules("fourth-of-june", "track-limits");
    Appraisal appraisal = Objects.requireNonNull(rules.appraisal());
    Position p = rules.start();
    assertThat(appraisal.posture(p, rules.game().sides().get(0))).isEqualTo(Appraisal.Posture.EVEN);
    assertThat(appraisal.posture(p, rules.game().sides().get(1)).caution()).isGreaterThan(1);
  }

  @Test
  void whatAPositionPromisesOneSideItTakesFromTheOther() {
    Rules rules = rules("fourth-of-june", "track-limits");
    Appraisal appraisal = Objects.requireNonNull(rules.appraisal());
    assertThat(appraisal.outlook().points()).isEqualTo(1);
    Position p = first(rules, "attack", 2);
    Scales scales = new Scales(rules, appraisal);
    double russian = scales.promise(p, rules.game().sides().get(0));
    double central = scales.promise(p, rules.game().sides().get(1));
    // All but the ground counts the same for both, and that counts little.
    assertThat(russian).isCloseTo(-central, within(60.0));
    assertThat(Math.abs(russian)).isGreaterThan(1);
  }

  /** The first decision of a kind that the staff meets when it plays both sides. */
  private static Position first(Rules rules, String kind, int turn) {
    Position p = rules.start();
    Bot bot = new Staff(1);
    while (true) {
      switch (rules.decision(p)) {
        case Decision.Chance chance -> p = rules.roll(p, 3).next();
        case Decision.Choose choose -> {
          if (choose.kind().equals(kind) && choose.turn() >= turn) {
            return p;
          }
          Order order = bot.decide(rules.view(p, choose.side()));
          p = ((Granted) rules.judge(p, order)).next();
        }
        case Decision.Over over -> throw new AssertionError("nobody was asked to " + kind);
      }
    }
  }

  private static Order decide(Rules rules, Position p) {
    View view = rules.view(p, ((Decision.Choose) rules.decision(p)).side());
    return new Staff(1).decide(view);
  }

  @Test
  void headquartersAreGivenTroopsAndTheOthersTryTheDie() {
    Rules rules = rules("fourth-of-june", "");
    Position p = first(rules, "command", 2);
    assertThat(decide(rules, p)).isInstanceOf(Order.Command.class);
    Rules unlimited = rules("fourth-of-june", "unlimited-command");
    Position q = first(unlimited, "command", 2);
    assertThat(decide(unlimited, q)).isInstanceOf(Order.Choose.class);
  }

  @Test
  void theWeakCavalryThatComesOnTheFifthTurnIsWithheldForItsPoints() {
    Rules rules = rules("fourth-of-june", "");
    Position p = rules.start();
    Bot bot = new Staff(1);
    Order.Choose withheld = null;
    while (withheld == null && !(rules.decision(p) instanceof Decision.Over)) {
      if (rules.decision(p) instanceof Decision.Choose choose) {
        Order order = bot.decide(rules.view(p, choose.side()));
        if (order instanceof Order.Choose chosen && chosen.option().equals("withhold")) {
          withheld = chosen;
        }
        p = ((Granted) rules.judge(p, order)).next();
      } else {
        p = rules.roll(p, 3).next();
      }
    }
    assertThat(withheld).isNotNull();
    assertThat(List.of("ge-cav-3", "ah-61")).contains(withheld.units().get(0).id());
  }

  @Test
  void thePanicTurnIsFoughtAllAlongTheFront() {
    Rules rules = rules("fourth-of-june", "track-limits");
    Position p = rules.start();
    Bot bot = new Staff(7);
    int attacks = 0;
    while (rules.decision(p) instanceof Decision.Chance
        || rules.status(p).side().id().equals("russian")) {
      if (rules.decision(p) instanceof Decision.Choose choose) {
        Order order = bot.decide(rules.view(p, choose.side()));
        attacks += order instanceof Order.Attack ? 1 : 0;
        p = ((Granted) rules.judge(p, order)).next();
      } else {
        p = rules.roll(p, 3).next();
      }
    }
    assertThat(attacks).isGreaterThanOrEqualTo(8);
  }
}
