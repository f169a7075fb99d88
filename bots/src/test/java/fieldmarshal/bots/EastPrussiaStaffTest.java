package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.View;
import fieldmarshal.games.Shelf;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The staff in a game whose attacks are declared together, and with hidden counters. */
class EastPrussiaStaffTest {
  private static Rules rules(String scenario, String options) {
    try {
      Set<String> chosen = options.isEmpty() ? Set.of() : Set.of(options.split(" "));
      return Objects.requireNonNull(Shelf.find("east-prussia-1914")).rules(scenario, chosen);
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void theMarshalPlaysEachPlanToItsOwnNextTurn() {
    Rules rules = rules("historical", "");
    Position p = rules.start();
    while (!(rules.decision(p) instanceof Decision.Choose choose && choose.kind().equals("move"))) {
      p = ((Granted) rules.judge(p, rules.suggest(p))).next();
    }
    Marshal marshal = new Marshal("marshal", 0, 90, 0, 1);
    marshal.decide(rules.view(p, ((Decision.Choose) rules.decision(p)).side()));
    // The movement has 59 of the 90 player-turns: nineteen plans of three, where two would be 29.
    assertThat(marshal.tried()).isBetween(12, 19);
  }

  @Test
  void staffBeatsTheRecruitOnEitherSide() {
    Rules rules = rules("historical", "");
    for (long seed = 1; seed <= 2; seed++) {
      assertThat(Duel.play(rules, new String[] {"staff", "recruit"}, seed).winner())
          .as("Russia, seed %d", seed)
          .isEqualTo("russian");
      assertThat(Duel.play(rules, new String[] {"recruit", "staff"}, seed).winner())
          .as("Germany, seed %d", seed)
          .isEqualTo("german");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "masurian, ''",
    "masurian, hidden-movement german-hq russian-hq cavalry-retreat",
    "schlieffen-ninth-army, cavalry-infantry cavalry-control forced-march refugees replacements",
  })
  void staffPlaysEveryKindOfGameToTheEnd(String scenario, String options) {
    Duel.Result result = Duel.play(rules(scenario, options), new String[] {"staff", "staff"}, 3);
    // With a German headquarters the game may end before its time.
    assertThat(result.turns()).isBetween(20, 26);
    assertThat(result.forfeit()).isEmpty();
  }

  @Test
  void everyKindOfDecisionInTheMiddleOfAnyGameGetsALegalOrder() {
    Map<String, Integer> kinds = new HashMap<>();
    Rules rules =
        rules("historical", "hidden-movement cavalry-retreat cavalry-control russian-hq samsonov");
    for (long seed = 1; seed <= 4; seed++) {
      Bot recruit = new Recruit(seed);
      Dice dice = new Dice(seed);
      Position p = rules.start();
      while (!(rules.decision(p) instanceof Decision.Over)) {
        if (rules.decision(p) instanceof Decision.Chance chance) {
          p = rules.roll(p, dice.roll(chance.faces())).next();
        } else if (rules.decision(p) instanceof Decision.Choose choose) {
          View view = rules.view(p, choose.side());
          if (kinds.merge(choose.kind(), 1, Integer::sum) % 7 == 1) {
            Order order = new Staff(seed).decide(view);
            assertThat(rules.judge(p, order)).as("%s", order).isInstanceOf(Granted.class);
          }
          p = ((Granted) rules.judge(p, recruit.decide(view))).next();
        }
      }
    }
    assertThat(kinds.keySet())
        .contains("set-up", "move", "attack", "choose", "retreat", "advance", "retire");
  }

  @Test
  void dummiesStandApart() {
    Rules rules = rules("historical", "hidden-movement");
    Bot staff = new Staff(1);
    Position p = rules.start();
    Set<Integer> hexes = new HashSet<>();
    int placed = 0;
    while (rules.decision(p) instanceof Decision.Choose choose && choose.kind().equals("set-up")) {
      Order order = staff.decide(rules.view(p, choose.side()));
      if (order instanceof Order.Place place) {
        placed++;
        hexes.add(place.hex());
      }
      p = ((Granted) rules.judge(p, order)).next();
    }
    assertThat(placed).isEqualTo(10);
    assertThat(hexes).hasSize(10);
  }

  @Test
  void attacksAreDeclaredSoThatNobodyIsLeftWhoMustBeAttacked() {
    Rules rules = rules("historical", "");
    Bot staff = new Staff(5);
    Position p = rules.start();
    List<Order> attacks = new java.util.ArrayList<>();
    while (rules.decision(p) instanceof Decision.Choose choose
        && List.of("move", "attack").contains(choose.kind())) {
      Order order = staff.decide(rules.view(p, choose.side()));
      if (choose.kind().equals("attack")) {
        attacks.add(order);
        assertThat(staff.why()).isNotBlank();
      }
      p = ((Granted) rules.judge(p, order)).next();
    }
    // On the first turn Germany owes three attacks at 2:1 or better.
    assertThat(attacks).hasSizeGreaterThan(3).last().isEqualTo(Order.PASS);
    assertThat(attacks).filteredOn(order -> order instanceof Order.Choose).isEmpty();
  }
}
