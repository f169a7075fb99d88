package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.View;
import fieldmarshal.games.Shelf;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DuelTest {
  private static final String[] RECRUITS = {Recruit.NAME, Recruit.NAME};

  private static Rules rules(String scenario) {
    try {
      return Objects.requireNonNull(Shelf.find("gwe-caporetto")).rules(scenario, Set.of());
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  /** Writes down what a bot orders. */
  private record Watched(Bot bot, List<Order> orders) implements Bot {
    @Override
    public String name() {
      return bot.name();
    }

    @Override
    public Order decide(View view) {
      Order order = bot.decide(view);
      orders.add(order);
      return order;
    }
  }

  private static List<Order> orders(Rules rules, long seed) {
    List<Order> orders = new ArrayList<>();
    Bot[] bots = {new Watched(new Recruit(seed), orders), new Watched(new Recruit(~seed), orders)};
    Duel.play(rules, bots, seed);
    return orders;
  }

  @ParameterizedTest
  @ValueSource(strings = {"historical", "tyrol"})
  void recruitsPlayToTheEnd(String scenario) {
    Rules rules = rules(scenario);
    for (long seed = 1; seed <= 5; seed++) {
      Duel.Result result = Duel.play(rules, RECRUITS, seed);
      assertThat(result.seed()).isEqualTo(seed);
      assertThat(result.orders()).isGreaterThan(50);
      assertThat(result.turns()).isPositive();
      assertThat(result.outcome().level()).isNotEmpty();
      assertThat(result.winner()).isIn("central", "allied", "draw");
    }
  }

  @Test
  void oneSeedGivesOneGameOrderForOrder() {
    Rules rules = rules("historical");
    assertThat(orders(rules, 9)).isEqualTo(orders(rules, 9)).isNotEqualTo(orders(rules, 10));
  }

  @Test
  void attacksRailAndRetreatsHappen() {
    Rules rules = rules("historical");
    Set<Class<?>> kinds = new HashSet<>();
    for (long seed = 1; seed <= 5; seed++) {
      orders(rules, seed).forEach(order -> kinds.add(order.getClass()));
    }
    assertThat(kinds)
        .contains(Order.Attack.class, Order.Move.class, Order.Rail.class, Order.Retreat.class);
  }

  @Test
  void everyBotSaysWhyItAttacks() {
    Rules rules = rules("historical");
    for (String name : List.of("recruit", "staff", "marshal:nodes=4")) {
      Bot bot = Objects.requireNonNull(Bots.named(name, 3));
      List<String> said = new ArrayList<>();
      Bot watched =
          new Bot() {
            @Override
            public String name() {
              return name;
            }

            @Override
            public Order decide(View view) {
              Order order = bot.decide(view);
              if (order instanceof Order.Attack) {
                said.add(bot.why());
              }
              return order;
            }
          };
      Duel.play(rules, new Bot[] {watched, new Recruit(1)}, 1);
      assertThat(said)
          .as(name)
          .isNotEmpty()
          .allMatch(why -> why.matches("(?s).*\\d{4}.*: .+\\..*"));
    }
  }

  /** In this game a combat phase ends without a word, and units arrive before the next attack. */
  @Test
  void attacksAreHeldAgainstThoseOfTheirOwnPhaseOnly() {
    Bot[] bots = {new Staff(Duel.botSeed(117, 0)), new Staff(Duel.botSeed(117, 1))};
    assertThat(Duel.play(rules("historical"), bots, 117, true).blunders()).hasSize(2);
  }

  @Test
  void botsHaveNames() {
    for (String name : Bots.names()) {
      assertThat(Objects.requireNonNull(Bots.named(name, 1)).name()).isEqualTo(name);
    }
    assertThat(Bots.named("napoleon", 1)).isNull();
    assertThatThrownBy(() -> Duel.play(rules("historical"), new String[] {"x", "y"}, 1))
        .hasMessageContaining("no bot x");
  }

  @Test
  void anIllegalOrderEndsTheDuelWithItsReason() {
    Bot cheat =
        new Bot() {
          @Override
          public String name() {
            return "cheat";
          }

          @Override
          public Order decide(View view) {
            return new Order.Displace(view.rules().roster().get(0), 0);
          }
        };
    assertThatThrownBy(() -> Duel.play(rules("historical"), new Bot[] {cheat, cheat}, 1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("cheat gave an order that is refused");
  }
}
