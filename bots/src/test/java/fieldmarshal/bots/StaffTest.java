package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import fieldmarshal.games.Shelf;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StaffTest {
  static Rules rules(String scenario, String options) {
    try {
      Set<String> chosen = options.isEmpty() ? Set.of() : Set.of(options.split(" "));
      return Objects.requireNonNull(Shelf.find("gwe-caporetto")).rules(scenario, chosen);
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private static Bot bot(String name, long seed) {
    return Objects.requireNonNull(Bots.named(name, seed), name);
  }

  /** Writes down what a bot orders, and what it says. */
  private static final class Watched implements Bot {
    final Bot bot;
    final List<Order> orders = new ArrayList<>();
    final List<String> words = new ArrayList<>();

    Watched(Bot bot) {
      this.bot = bot;
    }

    @Override
    public String name() {
      return bot.name();
    }

    @Override
    public Order decide(View view) {
      Order order = bot.decide(view);
      orders.add(order);
      words.add(bot.why());
      return order;
    }
  }

  // ---- legality

  @ParameterizedTest
  @CsvSource({
    "historical, ''",
    "historical, heroic-leaders rommel-points switch-lines",
    "historical, free-deployment-central free-deployment-allied",
    "historical, tyrol-central",
    "historical, tyrol-allied heroic-leaders",
    "tyrol, ''",
    "tyrol, free-deployment-central free-deployment-allied switch-lines",
  })
  void staffPlaysEveryScenarioWithEveryOptionToTheEnd(String scenario, String options) {
    Duel.Result result = Duel.play(rules(scenario, options), new String[] {"staff", "staff"}, 3);
    assertThat(result.turns()).isEqualTo(15);
    assertThat(result.forfeit()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"staff", "staff:noise=0.5", "marshal:nodes=18"})
  void everyKindOfDecisionInTheMiddleOfAnyGameGetsALegalOrder(String name) {
    int most = name.startsWith("marshal") ? 2 : 12;
    Map<String, Integer> kinds = new HashMap<>();
    for (String scenario : List.of("historical", "tyrol")) {
      Rules rules = rules(scenario, "heroic-leaders");
      for (long seed = 1; seed <= 3; seed++) {
        Bot recruit = new Recruit(seed);
        Dice dice = new Dice(seed);
        Position p = rules.start();
        while (!(rules.decision(p) instanceof Decision.Over)) {
          if (rules.decision(p) instanceof Decision.Chance chance) {
            p = rules.roll(p, dice.roll(chance.faces())).next();
          } else if (rules.decision(p) instanceof Decision.Choose choose) {
            View view = rules.view(p, choose.side());
            if (kinds.merge(choose.kind(), 1, Integer::sum) <= most) {
              Order order = bot(name, seed).decide(view);
              assertThat(rules.judge(p, order)).as("%s", order).isInstanceOf(Granted.class);
            }
            p = ((Granted) rules.judge(p, recruit.decide(view))).next();
          }
        }
      }
    }
    assertThat(kinds.keySet())
        .contains(
            "move",
            "attack",
            "option",
            "lose",
            "retreat",
            "advance",
            "displace",
            "withdraw",
            "reinforce",
            "command",
            "replace",
            "support",
            "set-up",
            "inspire",
            "excess");
  }

  // ---- the same seed, the same play

  @Test
  void staffPlaysTheSameGameWithTheSameSeed() {
    List<List<Order>> games = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Watched first = new Watched(bot("staff:noise=0.2", 4));
      Duel.play(rules("historical", ""), new Bot[] {first, new Recruit(5)}, 6);
      games.add(first.orders);
    }
    assertThat(games.get(0)).isEqualTo(games.get(1)).hasSizeGreaterThan(100);
  }

  @Test
  void marshalPlaysTheSameTurnWithTheSameSeedWhenItCountsNodes() {
    assertThat(firstTurn(bot("marshal:nodes=40", 8)))
        .isEqualTo(firstTurn(bot("marshal:nodes=40", 8)));
  }

  private static List<Order> firstTurn(Bot bot) {
    Rules rules = rules("historical", "");
    List<Order> orders = new ArrayList<>();
    Dice dice = new Dice(1);
    Position p = rules.start();
    while (true) {
      if (rules.decision(p) instanceof Decision.Chance chance) {
        p = rules.roll(p, dice.roll(chance.faces())).next();
        continue;
      }
      Decision.Choose choose = (Decision.Choose) rules.decision(p);
      if (choose.side().index() == 1 && choose.kind().equals("move")) {
        return orders;
      }
      Order order =
          choose.side().index() == 0 ? bot.decide(rules.view(p, choose.side())) : rules.suggest(p);
      if (choose.side().index() == 0) {
        orders.add(order);
      }
      p = ((Granted) rules.judge(p, order)).next();
    }
  }

  // ---- budget

  @Test
  void marshalStopsWhenItsTimeIsUp() {
    // Every look at the clock takes a fiftieth of a millisecond.
    AtomicLong now = new AtomicLong();
    Marshal marshal = new Marshal("marshal", 400, 0, 0, 1, () -> now.addAndGet(20_000));
    firstTurn(marshal);
    // It may decide before: when eight rounds, of twenty at least, have not changed the choice.
    assertThat(now.get() / 1_000_000).isBetween(250L, 440L);
  }

  @Test
  void aColdMarshalTakesLongerRatherThanDecideNothing() {
    AtomicLong now = new AtomicLong();
    Marshal marshal = new Marshal("marshal", 100, 0, 0, 1, () -> now.addAndGet(20_000));
    assertThat(tried(marshal)).as("four plans in three rounds").isGreaterThanOrEqualTo(12);
    assertThat(now.get() / 1_000_000).isLessThan(220);
  }

  @Test
  void moreNodesAreMoreThought() {
    Marshal little = new Marshal("little", 0, 20, 0, 1);
    Marshal much = new Marshal("much", 0, 60, 0, 1);
    assertThat(tried(much)).isGreaterThan(tried(little));
  }

  @Test
  void aChoiceThatNothingChangesAnyMoreIsMade() {
    assertThat(tried(new Marshal("patient", 0, 1_000_000, 0, 1))).isBetween(24, 400);
  }

  @Test
  void aTurnThatIsTakenBackIsThoughtThroughAgain() {
    Marshal marshal = new Marshal("marshal", 0, 60, 0, 1);
    int before = tried(marshal);
    firstTurn(marshal);
    assertThat(tried(marshal)).isEqualTo(before);
  }

  private static int tried(Marshal marshal) {
    Rules rules = rules("historical", "");
    Position p = rules.start();
    while (!(rules.decision(p) instanceof Decision.Choose choose && choose.kind().equals("move"))) {
      p = ((Granted) rules.judge(p, rules.suggest(p))).next();
    }
    marshal.decide(rules.view(p, rules.game().sides().get(0)));
    return marshal.tried();
  }

  // ---- only its view

  @Test
  void staffLooksAtNothingButItsView() {
    Rules rules = rules("historical", "");
    Side side = rules.game().sides().get(0);
    Rules guarded =
        (Rules)
            Proxy.newProxyInstance(
                Rules.class.getClassLoader(),
                new Class<?>[] {Rules.class},
                (proxy, method, arguments) -> {
                  assertThat(method.getName()).isNotIn("start", "view", "editor");
                  try {
                    return method.invoke(rules, arguments);
                  } catch (InvocationTargetException e) {
                    throw e.getCause();
                  }
                });
    Bot staff = bot("staff", 1);
    Dice dice = new Dice(1);
    Position p = rules.start();
    int asked = 0;
    while (asked < 80) {
      if (rules.decision(p) instanceof Decision.Chance chance) {
        p = rules.roll(p, dice.roll(chance.faces())).next();
        continue;
      }
      Decision.Choose choose = (Decision.Choose) rules.decision(p);
      Order order = rules.suggest(p);
      if (choose.side() == side) {
        order = staff.decide(new View(guarded, rules.view(p, side).position(), side));
        asked++;
      }
      p = ((Granted) rules.judge(p, order)).next();
    }
  }

  // ---- strength

  @Test
  void staffBeatsTheRecruitOnEitherSide() {
    Rules rules = rules("historical", "");
    int central = 0;
    int allied = 0;
    for (long seed = 1; seed <= 4; seed++) {
      central +=
          Duel.play(rules, new String[] {"staff", "recruit"}, seed).winner().equals("central")
              ? 1
              : 0;
      allied +=
          Duel.play(rules, new String[] {"recruit", "staff"}, seed).winner().equals("allied")
              ? 1
              : 0;
    }
    assertThat(central).isGreaterThanOrEqualTo(3);
    assertThat(allied).isEqualTo(4);
  }

  @Test
  void staffDoesFarFewerStupidThingsThanTheRecruit() {
    Rules rules = rules("historical", "");
    int staff = 0;
    int recruit = 0;
    for (long seed = 1; seed <= 2; seed++) {
      Bot[] bots = {bot("staff", 1), bot("recruit", 2)};
      Duel.Result result = Duel.play(rules, bots, seed, true);
      staff += result.blunders().get(0).values().stream().mapToInt(Integer::intValue).sum();
      recruit += result.blunders().get(1).values().stream().mapToInt(Integer::intValue).sum();
      assertThat(result.blunders().get(0)).containsEntry("hopeless", 0);
    }
    assertThat(staff).isLessThan(recruit / 2);
  }

  @Test
  void staffHardlyEverDoesAnythingStupidAgainstItsEqual() {
    Rules rules = rules("historical", "");
    int staff = 0;
    for (long seed = 1; seed <= 4; seed++) {
      Bot[] bots = {bot("staff", seed), bot("staff", ~seed)};
      for (Map<String, Integer> side : Duel.play(rules, bots, seed, true).blunders()) {
        for (String kind : List.of("unsupplied", "hopeless", "bare", "idle")) {
          staff += side.getOrDefault(kind, 0);
        }
      }
    }
    // Some four hundred orders a game.
    assertThat(staff / 4.0).isLessThan(6);
  }

  @Test
  void aTemperChangesTheWeightsAndAnEvenOneNothing() {
    assertThat(Style.PLAIN.withPosture(Appraisal.Posture.EVEN))
        .usingRecursiveComparison()
        .isEqualTo(Style.PLAIN);
    Style careful = Style.PLAIN.withPosture(new Appraisal.Posture(0.5, 3, 2, 1, 1));
    assertThat(careful.drive()).isEqualTo(Style.PLAIN.drive() / 2);
    assertThat(careful.caution()).isEqualTo(Style.PLAIN.caution() * 3);
    assertThat(careful.leastGain()).isEqualTo(Style.PLAIN.leastGain() + 2);
    assertThat(careful.mass()).isEqualTo(Style.PLAIN.mass());
  }

  @Test
  void everyAttackComesWithASentence() {
    Watched staff = new Watched(bot("staff", 1));
    Duel.play(rules("historical", ""), new Bot[] {staff, bot("recruit", 2)}, 1);
    int attacks = 0;
    for (int i = 0; i < staff.orders.size(); i++) {
      if (staff.orders.get(i) instanceof Order.Attack) {
        attacks++;
        assertThat(staff.words.get(i)).contains("Expected losses: defender").endsWith("%.");
      }
    }
    assertThat(attacks).isGreaterThan(10);
  }

  @Test
  void anOrderThatIsTakenBackIsGivenAgain() {
    Rules rules = rules("historical", "");
    Bot staff = bot("staff", 1);
    Position p = rules.start();
    while (!(rules.decision(p) instanceof Decision.Choose choose && choose.kind().equals("move"))) {
      p = ((Granted) rules.judge(p, rules.suggest(p))).next();
    }
    View view = rules.view(p, rules.game().sides().get(0));
    Order first = staff.decide(view);
    assertThat(first).isInstanceOf(Order.Move.class);
    assertThat(staff.decide(view)).isEqualTo(first);
  }

  // ---- levels

  @ParameterizedTest
  @ValueSource(
      strings = {
        "recruit",
        "staff",
        "cadet",
        "sergeant",
        "captain",
        "staff:noise=0.3",
        "marshal",
        "marshal:500ms",
        "marshal:1.5s",
        "marshal:nodes=2000",
        "marshal:nodes=40:noise=0.1"
      })
  void levelsHaveNames(String name) {
    assertThat(bot(name, 1).name()).isEqualTo(name);
    assertThat(Bots.about(name)).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "general",
        "recruit:noise=1",
        "staff:noise=11",
        "cadet:noise=1",
        "staff:500ms",
        "marshal:x",
        "marshal:-5ms",
        "marshal:nodes=many",
        "staff:noise=",
        "marshal:9999999ms",
        "marshal:0ms",
        "marshal:nodes=0",
        "marshal:NaNs",
        "marshal:500ms:nodes=400",
        "staff:0ms"
      })
  void otherNamesHaveNoBot(String name) {
    assertThat(Bots.named(name, 1)).isNull();
  }
}
