package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.bots.analysis.Proposal;
import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Goal;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.rolls.SeededRolls;
import fieldmarshal.games.Shelf;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Goals of several turns: which there are, what they do to a plan, and what is said of them. */
class CampaignTest {
  private static final String CAPORETTO = "gwe-caporetto";
  private static final String BRUSILOV = "gwe-brusilov";

  private static Rules rules(String id) {
    try {
      Game game = Objects.requireNonNull(Shelf.find(id));
      return game.rules(game.scenarios().getFirst().id(), Set.of());
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  private static Appraisal appraisal(Rules rules) {
    return Objects.requireNonNull(rules.appraisal());
  }

  private static Side side(Rules rules, int index) {
    return rules.game().sides().get(index);
  }

  private static Axis axis(Rules rules, Position p, Side side, String goal) {
    return new Campaign(1)
        .open(rules, appraisal(rules), p, side).stream()
            .filter(each -> each.goal().name().equals(goal))
            .findFirst()
            .orElseThrow();
  }

  /** Plays the first part of a side: its orders, what was said with them, and the end. */
  private record Part(List<Order> orders, List<String> said, List<String> reasons, Position end) {
    static Part of(Rules rules, int side, Bot bot) {
      Bot[] bots = {new Staff(1), new Staff(2)};
      bots[side] = bot;
      Part part = new Part(new ArrayList<>(), new ArrayList<>(), new ArrayList<>(), rules.start());
      Position p = rules.start();
      String began = "";
      for (int i = 0; ; i++) {
        switch (rules.decision(p)) {
          case Decision.Chance chance ->
              p = rules.roll(p, SeededRolls.face(3, i, chance.faces())).next();
          case Decision.Choose choose -> {
            boolean own = choose.part().side().index() == side;
            if (!began.isEmpty() && !Marshal.part(choose).equals(began)) {
              return new Part(part.orders(), part.said(), part.reasons(), p);
            }
            began = own ? Marshal.part(choose) : began;
            Bot asked = bots[choose.side().index()];
            Order order = asked.decide(rules.view(p, choose.side()));
            p = ((Granted) rules.judge(p, order)).next();
            if (own && asked == bot) {
              part.orders().add(order);
              part.said().add(bot.why());
              part.reasons().add(bot.reason());
            }
          }
          case Decision.Over over -> throw new AssertionError("over");
        }
      }
    }
  }

  // ---- what a game offers

  @Test
  void everyGameNamesItsGoalsAndNoGoalHasTwoHolders() {
    for (Game game : Shelf.games()) {
      Rules rules = rules(game.id());
      if (rules.appraisal() == null) {
        continue;
      }
      List<Goal> first = appraisal(rules).goals(rules.start(), side(rules, 0));
      List<Goal> second = appraisal(rules).goals(rules.start(), side(rules, 1));
      assertThat(first).as(game.id()).isNotEmpty();
      assertThat(first).extracting(Goal::name).doesNotContain("").doesNotHaveDuplicates();
      assertThat(first).allMatch(goal -> !goal.hexes().isEmpty() && goal.worth() > 0);
      List<String> held = first.stream().filter(Goal::held).map(Goal::name).toList();
      assertThat(second.stream().filter(Goal::held).map(Goal::name))
          .as(game.id())
          .noneMatch(held::contains);
    }
  }

  @Test
  void theSideThatAttacksHasAxesForwardAndTheOtherOnesToHold() {
    Rules rules = rules(BRUSILOV);
    Campaign campaign = new Campaign(5);
    assertThat(campaign.open(rules, appraisal(rules), rules.start(), side(rules, 0)))
        .isNotEmpty()
        .allMatch(axis -> axis.kind() == Axis.Kind.ADVANCE);
    assertThat(campaign.open(rules, appraisal(rules), rules.start(), side(rules, 1)))
        .isNotEmpty()
        .noneMatch(axis -> axis.kind() == Axis.Kind.ADVANCE);
  }

  @Test
  void aRiverIsHeldUntilTheEnemyIsAcross() {
    Rules rules = rules(CAPORETTO);
    Side allied = side(rules, 1);
    Goal river = goal(rules, rules.start(), allied, "the Tagliamento");
    assertThat(river.hexes().size()).isGreaterThan(10);
    assertThat(river.held()).isTrue();
    assertThat(goal(rules, rules.start(), side(rules, 0), "the Tagliamento").held()).isFalse();
    int codroipo = rules.board().hex("1813");
    assertThat(river.hexes().contains(codroipo)).as("on the eastern bank").isFalse();
    assertThat(river.hexes().contains(rules.board().hex("1814"))).as("across").isTrue();
  }

  private static Goal goal(Rules rules, Position p, Side side, String name) {
    return appraisal(rules).goals(p, side).stream()
        .filter(goal -> goal.name().equals(name))
        .findFirst()
        .orElseThrow();
  }

  // ---- what an axis does

  @Test
  void anAxisDrawsThoseWhoAreNearAndLetsOthersEconomize() {
    int[] far = {0, 1, 2, 3, 4, 5, 6, 7};
    Goal goal = new Goal("Udine", Hexes.of(0), false, 1);
    Axis forward = new Axis(goal, Axis.Kind.ADVANCE, far, 2);
    assertThat(forward.pull(1)).isGreaterThan(forward.pull(2));
    assertThat(forward.pull(0)).isGreaterThan(forward.pull(1));
    assertThat(forward.pull(6)).isZero();
    assertThat(forward.weight(2)).isPositive();
    assertThat(forward.weight(7)).isNegative();
    Axis hold = new Axis(goal, Axis.Kind.HOLD, far, 2);
    assertThat(hold.pull(1)).as("before it or in it").isEqualTo(hold.pull(0));
    assertThat(hold.pull(1)).isGreaterThan(hold.pull(3));
    assertThat(hold.weight(2)).isNegative();
    assertThat(hold.weight(7)).isZero();
  }

  @Test
  void aStaffWithAnAxisGoesThere() {
    Rules rules = rules(BRUSILOV);
    Side russian = side(rules, 0);
    int town = goal(rules, rules.start(), russian, "Czernowitz").hexes().at(0);
    Axis axis = axis(rules, rules.start(), russian, "Czernowitz");
    Position usual = Part.of(rules, 0, new Staff("usual", Style.PLAIN, 4)).end();
    Position drawn = Part.of(rules, 0, new Staff("drawn", Style.PLAIN.withAxis(axis), 4)).end();
    assertThat(nearness(rules, drawn, russian, town))
        .isGreaterThan(nearness(rules, usual, russian, town));
    assertThat(Style.PLAIN.withAxis(axis).withAxis(null).pull(town)).isZero();
  }

  private static double nearness(Rules rules, Position p, Side side, int hex) {
    double sum = 0;
    for (Unit unit : rules.roster().all()) {
      if (p.onMap(unit) && unit.side() == side && appraisal(rules).role(unit) == Role.FIGHTER) {
        sum += Math.exp(-rules.board().distance(p.place(unit), hex) / 3.0);
      }
    }
    return sum;
  }

  // ---- which plan is taken

  private static Plan plan(Style style, double... results) {
    Plan plan = new Plan(style);
    for (double result : results) {
      plan.add(result);
    }
    return plan;
  }

  private static Axis toy(int hex, Axis.Kind kind) {
    Goal goal = new Goal("goal " + hex, Hexes.of(hex), kind != Axis.Kind.ADVANCE, 1);
    return new Axis(goal, kind, new int[100], 1);
  }

  @Test
  void theSeedDecidesBetweenAxesThatComeToTheSame() {
    Plan plain = plan(Style.PLAIN, 0, 0, 0, 0);
    Style one = Style.PLAIN.withAxis(toy(1, Axis.Kind.ADVANCE));
    Style other = Style.PLAIN.withAxis(toy(2, Axis.Kind.ADVANCE));
    Set<Style> taken = new HashSet<>();
    for (int seed = 0; seed < 20; seed++) {
      List<Plan> plans = List.of(plain, plan(one, 9, -3, 9, -3), plan(other, -3, 9, -3, 9));
      taken.add(new Campaign(seed).choice(plans, plain, plain, false).style());
    }
    assertThat(taken).containsExactlyInAnyOrder(one, other);
    List<Plan> doubtful = List.of(plain, plan(one, 9, -9, 9, -8), plan(other, -9, 9, -8, 9));
    assertThat(new Campaign(1).choice(doubtful, plain, plain, false)).as("no hope").isSameAs(plain);
  }

  @Test
  void anAxisThatDidWorseIsNotTakenAndASurePlanStands() {
    Plan plain = plan(Style.PLAIN, 0, 0, 0, 0);
    Plan worse = plan(Style.PLAIN.withAxis(toy(1, Axis.Kind.ADVANCE)), -5, -6, 4, -3);
    Plan idle = plan(Style.PLAIN.withAxis(toy(2, Axis.Kind.ADVANCE)), 0, 0, 0, 0);
    Plan fresh = plan(Style.PLAIN.withAxis(toy(3, Axis.Kind.ADVANCE)), 5, 5);
    Campaign campaign = new Campaign(7);
    assertThat(campaign.choice(List.of(plain, worse, idle, fresh), plain, plain, false))
        .isSameAs(plain);
    Plan sure = plan(Style.PLAIN, 9, 9, 9, 9);
    Plan equal = plan(Style.PLAIN.withAxis(toy(4, Axis.Kind.HOLD)), 9, -9, 9, -9);
    assertThat(campaign.choice(List.of(plain, sure, equal), plain, sure, false)).isSameAs(sure);
  }

  @Test
  void aGameIsOpenedByAnyPlanThatDidNotDoWorse() {
    Plan plain = plan(Style.PLAIN, 0, 0, 0, 0);
    Plan other = plan(Style.PLAIN.withVariation(5), 9, -9, 9, -9);
    Plan worse = plan(Style.PLAIN.withVariation(6), -9, 8, -9, 8);
    Campaign campaign = new Campaign(7);
    List<Plan> plans = List.of(plain, worse, other);
    assertThat(campaign.choice(plans, plain, plain, true)).isSameAs(other);
    assertThat(campaign.choice(plans, plain, plain, false)).isSameAs(plain);
    assertThat(campaign.choice(List.of(plain, worse), plain, plain, true)).isSameAs(plain);
  }

  @Test
  void whatIsFollowedIsLikedMostAndCountsItsParts() {
    Campaign campaign = new Campaign(7);
    Axis axis = toy(1, Axis.Kind.FALL_BACK);
    assertThat(campaign.liking(axis)).isBetween(0.0, 0.9999);
    campaign.follow(axis);
    campaign.follow(toy(1, Axis.Kind.HOLD));
    assertThat(campaign.parts()).isEqualTo(2);
    assertThat(campaign.liking(axis)).isCloseTo(1, within(1e-9));
    campaign.follow(toy(1, Axis.Kind.ADVANCE));
    assertThat(campaign.parts()).isEqualTo(1);
    campaign.follow(null);
    assertThat(campaign.parts()).isZero();
    assertThat(campaign.axis()).isNull();
  }

  // ---- what is said

  @Test
  void theIntentionIsASentenceOfAPlayer() {
    assertThat(said("Udine", Axis.Kind.ADVANCE, Intention.Mood.EVEN, false, 9, 1))
        .isEqualTo("Our main effort is Udine; elsewhere we attack only at good odds.");
    assertThat(said("Udine", Axis.Kind.ADVANCE, Intention.Mood.HOLD, false, 2, 3))
        .isEqualTo(
            "Our main effort is still Udine, in the 2 turns that are left; elsewhere we hold our line.");
    assertThat(said("Udine", Axis.Kind.ADVANCE, Intention.Mood.HOLD, true, 2, 1))
        .isEqualTo(
            "Our main effort is Udine, as soon as supply allows it; elsewhere we hold our line.");
    assertThat(said("Udine", Axis.Kind.HOLD, Intention.Mood.EVEN, false, 9, 1))
        .isEqualTo("We hold Udine and counter-attack there only at good odds.");
    assertThat(said("the Tagliamento", Axis.Kind.FALL_BACK, Intention.Mood.EVEN, false, 9, 1))
        .isEqualTo("We fall back to the Tagliamento and defend there.");
    assertThat(said("", null, Intention.Mood.HOLD, false, 9, 0))
        .isEqualTo("We hold our line and attack only where we can gain much.");
  }

  private static String said(
      String goal, Axis.Kind kind, Intention.Mood mood, boolean hungry, int turnsLeft, int parts) {
    return new Intention(goal, kind, mood, hungry, turnsLeft, parts).sentence();
  }

  @Test
  void twoGamesDoNotOpenAlikeAndTheMarshalSaysWhatItIsAbout() {
    Rules rules = rules(CAPORETTO);
    Set<Set<Order>> openings = new HashSet<>();
    Set<String> intentions = new HashSet<>();
    for (long seed = 1; seed <= 8; seed++) {
      Bot marshal = Objects.requireNonNull(Bots.named("marshal:nodes=40", seed));
      Part part = Part.of(rules, 0, marshal);
      openings.add(new HashSet<>(part.orders()));
      List<Integer> told = new ArrayList<>();
      for (int i = 0; i < part.said().size(); i++) {
        if (!part.said().get(i).equals(part.reasons().get(i))) {
          told.add(i);
        }
      }
      assertThat(told).as("said once, with seed %d", seed).hasSize(1);
      String said = part.said().get(told.getFirst());
      intentions.add(
          said.substring(0, said.length() - part.reasons().get(told.getFirst()).length()));
    }
    // Two of eight come to the plain plan, with so few nodes.
    assertThat(openings.size()).isGreaterThanOrEqualTo(6);
    assertThat(intentions.size()).isGreaterThanOrEqualTo(2);
  }

  @Test
  void aHintSaysOnceWhatTheSideIsAbout() {
    Rules rules = rules(CAPORETTO);
    Proposal hint = Proposal.of(rules.view(rules.start(), side(rules, 0)), "nodes=16", 3);
    assertThat(hint.why()).matches("(We|Our) .*\\. .*");
    assertThat(hint.deeds()).isNotEmpty().noneMatch(deed -> deed.why().matches("(We|Our) .*"));
  }
}
