package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Case 6.0b at the moment of declaring: what can never be met is refused at once. */
class DutyTest {
  private static Situation of(String side, String units, String... options) {
    return Situation.of("historical", options).with(units).at(5, side, "first-combat");
  }

  @Test
  @Case("TWU-6.0b")
  void anAttackIsRefusedWhenNobodyIsLeftForTheOtherEnemy() {
    Situation s = of("german", "5028: ge-1; 5128: ru-25; 5129: ru-27");
    assertThat(s.refusal(s.attack("5128", "ge-1"))).isEqualTo("TWU-6.0b");
    assertThat(s.preview(s.attack("5128", "ge-1")).odds()).as("may be looked at").isEqualTo("9:5");
    assertThat(s.orders(Order.Attack.class)).containsExactly(s.attack("5129 5128", "ge-1"));
    assertThat(s.grants(s.attack("5128 5129", "ge-1"))).as("both together").isTrue();
    s.with("5028: ge-2");
    assertThat(s.grants(s.attack("5128", "ge-1"))).as("the 2nd is left").isTrue();
    assertThat(s.refusal(s.attack("5128", "ge-1", "ge-2"))).isEqualTo("TWU-6.0b");
  }

  @Test
  @Case("TWU-6.0b")
  void theLastWhoCouldMeetADutyMayNotBeUsedElsewhere() {
    Situation s = of("german", "5028: ge-1; 5128: ru-25; 5129: ru-27; 5029: ge-36; 5030: ru-28");
    s.play(s.attack("5128", "ge-1"));
    assertThat(s.refusal(s.attack("5030", "ge-36"))).as("5129 is owed").isEqualTo("TWU-6.0b");
    s.play(s.attack("5129 5030", "ge-36"));
    assertThat(s.grants(s.pass())).isTrue();
  }

  @Test
  @Case({"TWU-6.0b", "TWU-3.5b", "TWU-3.1g"})
  void whoMayNotAttackMeetsNoDuty() {
    Situation disrupted = of("german", "5028: ge-1, ge-2+disrupted; 5128: ru-25; 5129: ru-27");
    assertThat(disrupted.refusal(disrupted.attack("5128", "ge-1"))).isEqualTo("TWU-6.0b");
    Situation gun = of("russian", "5128: ru-25, ru-1ha; 5028: ge-1; 5127: ge-2");
    assertThat(gun.refusal(gun.attack("5028", "ru-25"))).as("a gun alone").isEqualTo("TWU-6.0b");
    assertThat(gun.grants(gun.attack("5028 5127", "ru-25", "ru-1ha"))).isTrue();
  }

  @Test
  @Case({"TWU-6.0b", "TWU-TEC-LAKE"})
  void nobodyMeetsADutyOverALakeButARiverIsNoObstacle() {
    Situation s = of("german", "1829: ge-1; 1830: ru-6; 1929: ru-8");
    assertThat(s.grants(s.attack("1830", "ge-1"))).as("only 1929 is owed").isFalse();
    assertThat(s.grants(s.attack("1929", "ge-1"))).as("nobody owes 1830").isTrue();
  }

  @Test
  @Case({"TWU-10.2.1b", "TWU-6.0b"})
  void cavalryIsLeftForCavalryButNotForInfantry() {
    Situation s = of("german", "5028: ge-1, ge-1kb; 5128: ru-25; 5129: ru-1c", "cavalry-infantry");
    assertThat(s.grants(s.attack("5128", "ge-1"))).as("the brigade takes the riders").isTrue();
    Situation foot =
        of("german", "5028: ge-1, ge-1kb; 5128: ru-25; 5129: ru-27", "cavalry-infantry");
    assertThat(foot.refusal(foot.attack("5128", "ge-1"))).isEqualTo("TWU-6.0b");
    assertThat(
            of("german", "5028: ge-1, ge-1kb; 5128: ru-25; 5129: ru-27")
                .grants(foot.attack("5128", "ge-1")))
        .as("without the option")
        .isTrue();
  }

  @Test
  @Case({"TWU-10.2.1b", "TWU-6.0b"})
  void cavalryThatWouldOweInfantryItselfIsNoHelp() {
    // The brigade beside 5129 touches infantry in 5130, for which nobody is left.
    Situation s =
        of(
            "german",
            "5028: ge-1; 5128: ru-25; 5129: ru-1c; 5029: ge-1kb; 5130: ru-27",
            "cavalry-infantry");
    boolean touches = s.rules().board().adjacent(s.hex("5029"), s.hex("5130"));
    assertThat(touches).isTrue();
    assertThat(s.refusal(s.attack("5128", "ge-1"))).isEqualTo("TWU-6.0b");
    s.with("5131: ge-36");
    assertThat(s.rules().board().adjacent(s.hex("5131"), s.hex("5130"))).isTrue();
    assertThat(s.grants(s.attack("5128", "ge-1"))).as("infantry for the infantry").isTrue();
  }

  /** From every declaration that random play leads to, a legal one can be made by adding to it. */
  @Test
  @Case({"TWU-6.0b", "TWU-6.0h"})
  void whatHasBeenDeclaredCanAlwaysBeCompleted() throws Exception {
    int owing = 0;
    for (int seed = 1; seed <= 6; seed++) {
      Set<String> options = seed % 2 == 0 ? Set.of("cavalry-infantry") : Set.of();
      EastPrussiaRules rules = (EastPrussiaRules) Situation.GAME.rules("historical", options);
      Random random = new Random(seed);
      Position p = rules.start();
      for (int i = 0; i < 1500 && !(rules.decision(p) instanceof Decision.Over); i++) {
        p =
            rules.decision(p) instanceof Decision.Chance
                ? rules.roll(p, 1 + random.nextInt(6)).next()
                : ((Granted) rules.judge(p, rules.sample(p, random))).next();
        if (p.pending() instanceof Combat.Declaration
            && !(rules.judge(p, Order.PASS) instanceof Granted)) {
          owing++;
          assertThat(completes(rules, p, 0)).isTrue();
        }
      }
    }
    assertThat(owing).isGreaterThan(20);
  }

  private static boolean completes(EastPrussiaRules rules, Position p, int depth) {
    if (rules.judge(p, Order.PASS) instanceof Granted) {
      return true;
    }
    List<Order> attacks = new ArrayList<>();
    rules.orders(
        p,
        order -> {
          if (order instanceof Order.Attack attack && attack.units().size() <= 2) {
            attacks.add(order);
          }
          return attacks.size() < 300;
        });
    for (Order attack : attacks) {
      if (depth < 6
          && rules.judge(p, attack) instanceof Granted granted
          && completes(rules, granted.next(), depth + 1)) {
        return true;
      }
    }
    return false;
  }
}
