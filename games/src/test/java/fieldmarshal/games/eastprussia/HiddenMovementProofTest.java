package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Random games with hidden movement, looked at from both sides. Again and again two counters that a
 * side does not see change places: a unit with a unit, or with a dummy. The side may not notice:
 * not by its view, its legal orders, rulings, refusals, previews, reach and whatever else it may
 * look up, nor by what it reads when the enemy moves them. Lines of supply are the truth even where
 * that gives a dummy away (10.1); where a swap changes one it is left out.
 */
@Tag("slow")
@Case({"TWU-10.1a", "TWU-10.1b", "TWU-10.1f", "TWU-10.1g", "TWU-X-10.1+10.3"})
class HiddenMovementProofTest {
  private static final List<String> OTHERS =
      List.of(
          "cavalry-infantry",
          "cavalry-retreat",
          "forced-march",
          "replacements",
          "german-hq",
          "russian-hq");

  private int swaps;
  private int dummies;
  private int orders;
  private int moves;
  private int previews;
  private int lookedUp;

  @Test
  void noSideEverNoticesWhatItDoesNotSee() throws Exception {
    for (int seed = 1; seed <= 6; seed++) {
      Random random = new Random(seed);
      String scenario = List.of("historical", "masurian", "ninth-army").get(seed % 3);
      Set<String> options = new TreeSet<>(Set.of("hidden-movement"));
      OTHERS.stream().filter(option -> random.nextBoolean()).forEach(options::add);
      EastPrussiaRules rules = (EastPrussiaRules) Situation.GAME.rules(scenario, options);
      play(rules, new Match(rules, scenario, options, seed), random);
    }
    assertThat(swaps).as("swaps").isGreaterThan(1_000);
    assertThat(dummies).as("with dummies").isGreaterThan(200);
    assertThat(orders).as("orders compared").isGreaterThan(3_000);
    assertThat(previews).as("previews compared").isGreaterThan(150);
    assertThat(lookedUp).as("answers of the clerk compared").isGreaterThan(5_000);
    assertThat(moves).as("moves of the enemy compared").isGreaterThan(200);
  }

  private void play(EastPrussiaRules rules, Match match, Random random) {
    int played = 0;
    while (match.decision() instanceof Decision.Choose choose && played < 900) {
      if (random.nextInt(3) == 0) {
        for (Side side : rules.game().sides()) {
          swap(rules, match.position(), side, choose.side() == side, random);
        }
      }
      assertThat(match.play(rules.sample(match.position(), random)))
          .isInstanceOf(Ruling.Granted.class);
      played++;
    }
  }

  /** Two counters that the side does not see change places. */
  private void swap(
      EastPrussiaRules rules, Position truth, Side side, boolean asked, Random random) {
    List<Counter> unseen = new ArrayList<>();
    Position before = rules.view(truth, side).position();
    for (Counter unit : rules.roster().all()) {
      if (unit.side() != side && truth.onMap(unit) && !before.onMap(unit)) {
        unseen.add(unit);
      }
    }
    if (unseen.size() < 2 || rules.status(truth).phase().equals("set-up")) {
      return;
    }
    Counter a = unseen.get(random.nextInt(unseen.size()));
    Counter b = unseen.get(random.nextInt(unseen.size()));
    if (a == b || truth.place(a) == truth.place(b)) {
      return;
    }
    Position other = exchanged(truth, a, b);
    if (a.isReal() != b.isReal() && supplyDiffers(rules, truth, other, side)) {
      return;
    }
    swaps++;
    dummies += a.isReal() != b.isReal() ? 1 : 0;
    Position after = rules.view(other, side).position();
    assertThat(after).as("%s and %s change places", a, b).isEqualTo(before);
    assertThat(rules.status(after)).isEqualTo(rules.status(before));
    assertThat(rules.zones(after, rules.side(1 - side.index())))
        .isEqualTo(rules.zones(before, rules.side(1 - side.index())));
    lookUp(rules, truth, other, side, asked, random);
    if (asked) {
      decisions(rules, truth, other, side, random);
      previews(rules, truth, other, side, random);
    } else {
      enemyMoves(rules, truth, other, a, b, side, random);
    }
  }

  private static Position exchanged(Position p, Counter a, Counter b) {
    Table t = new Table(p).silent();
    int placeA = p.place(a);
    int placeB = p.place(b);
    int flagsA = p.flags(a);
    int flagsB = p.flags(b);
    t.shift(a, placeB);
    t.shift(b, placeA);
    t.setFlag(a, -1, false);
    t.setFlag(b, -1, false);
    t.setFlag(a, flagsB, true);
    t.setFlag(b, flagsA, true);
    for (int word : new int[] {Word.SPENT, Word.RESERVED}) {
      t.setWord(a, word, p.word(b, word));
      t.setWord(b, word, p.word(a, word));
    }
    return t.now();
  }

  /** Lines of supply are always the truth: a dummy breaks none and a unit does. */
  private static boolean supplyDiffers(
      EastPrussiaRules rules, Position one, Position other, Side side) {
    for (Counter unit : rules.roster().all()) {
      if (unit.side() == side
          && one.onMap(unit)
          && rules.supply(one, unit).in() != rules.supply(other, unit).in()) {
        return true;
      }
    }
    Position a = rules.view(one, side).position();
    Position b = rules.view(other, side).position();
    for (Counter unit : rules.roster().all()) {
      if (a.onMap(unit) && a.has(unit, Flag.CUT_OFF) != b.has(unit, Flag.CUT_OFF)) {
        return true;
      }
    }
    return false;
  }

  /** What the side may order, and the answers it gets, are the same. */
  private void decisions(
      EastPrussiaRules rules, Position one, Position other, Side side, Random random) {
    assertThat(rules.decision(other)).isEqualTo(rules.decision(one));
    List<Order> listed = few(rules, one);
    assertThat(few(rules, other)).isEqualTo(listed);
    assertThat(rules.suggest(other)).isEqualTo(rules.suggest(one));
    for (int i = 0; i < 12; i++) {
      Order order =
          i < 6 ? listed.get(random.nextInt(listed.size())) : wild(rules, one, side, random);
      Ruling first = rules.judge(one, order);
      Ruling second = rules.judge(other, order);
      orders++;
      if (first instanceof Ruling.Refused) {
        assertThat(second).as(order.toString()).isEqualTo(first);
      } else {
        assertThat(second).as(order.toString()).isInstanceOf(Ruling.Granted.class);
        if (!meets(rules, one, side, order)) {
          assertThat(told(rules, ((Ruling.Granted) second), side))
              .as(order.toString())
              .isEqualTo(told(rules, ((Ruling.Granted) first), side));
        }
      }
    }
    for (Counter unit : rules.roster().all()) {
      if (unit.side() == side && one.onMap(unit) && random.nextInt(4) == 0) {
        assertThat(rules.reach(other, unit)).isEqualTo(rules.reach(one, unit));
      }
    }
  }

  /** What attacks would be, legal or not, and why not. */
  private void previews(
      EastPrussiaRules rules, Position one, Position other, Side side, Random random) {
    List<Order.Attack> attacks = new ArrayList<>();
    for (Order order : few(rules, one)) {
      if (order instanceof Order.Attack attack && attacks.size() < 20) {
        attacks.add(attack);
      }
    }
    for (int i = 0; i < 6; i++) {
      attacks.add(wildAttack(rules, one, side, random));
    }
    for (Order.Attack attack : attacks) {
      Rules.Answer<Preview> first = rules.preview(one, attack);
      assertThat(rules.preview(other, attack)).as(attack.toString()).isEqualTo(first);
      previews += first.value() != null ? 1 : 0;
      if (rules.judge(one, attack) instanceof Ruling.Refused refused) {
        assertThat(rules.judge(other, attack)).as(attack.toString()).isEqualTo(refused);
      }
    }
  }

  /** Some units of a hex and perhaps others against a hex beside it, or one farther off. */
  private static Order.Attack wildAttack(
      EastPrussiaRules rules, Position p, Side side, Random random) {
    List<Counter> own = new ArrayList<>();
    for (Counter unit : rules.roster().all()) {
      if (unit.side() == side && p.onMap(unit)) {
        own.add(unit);
      }
    }
    List<Unit> units = new ArrayList<>();
    int target = random.nextInt(rules.board().size());
    if (!own.isEmpty()) {
      Counter first = own.get(random.nextInt(own.size()));
      for (Counter unit : own) {
        if (unit == first || p.place(unit) == p.place(first) && random.nextBoolean()) {
          units.add(unit);
        }
      }
      int near = rules.board().neighbour(p.place(first), random.nextInt(6));
      target = near < 0 ? target : near;
      int far = random.nextInt(3) == 0 ? rules.board().neighbour(target, random.nextInt(6)) : -1;
      target = far < 0 ? target : far;
    }
    return Order.Attack.of(units, target);
  }

  /** Whatever a player may look up before he orders. */
  private void lookUp(
      EastPrussiaRules rules,
      Position one,
      Position other,
      Side side,
      boolean asked,
      Random random) {
    Clerk clerk = rules.clerk();
    // In the enemy's turn his targets are his own affair; whoever asks then is shown his view.
    Hexes targets = asked ? clerk.targets(one) : Hexes.NONE;
    assertThat(asked ? clerk.targets(other) : Hexes.NONE).isEqualTo(targets);
    for (int i = 0; i < targets.size(); i++) {
      Hexes target = Hexes.of(targets.at(i));
      assertThat(clerk.muster(other, target, List.of()))
          .isEqualTo(clerk.muster(one, target, List.of()));
      lookedUp++;
    }
    for (Counter unit : rules.roster().all()) {
      if (unit.side() != side || !one.onMap(unit) || random.nextInt(6) != 0) {
        continue;
      }
      assertThat(clerk.modes(other, unit)).isEqualTo(clerk.modes(one, unit));
      for (Clerk.Mode mode : clerk.modes(one, unit)) {
        assertThat(clerk.reach(other, unit, mode.id()))
            .isEqualTo(clerk.reach(one, unit, mode.id()));
      }
      assertThat(clerk.deeds(other, unit)).isEqualTo(clerk.deeds(one, unit));
      assertThat(clerk.rides(other, unit)).isEqualTo(clerk.rides(one, unit));
      if (wild(rules, one, side, random) instanceof Order.Move move) {
        assertThat(clerk.costs(other, unit, move.path()))
            .isEqualTo(clerk.costs(one, unit, move.path()));
      }
      assertThat(rules.standing(other, unit)).isEqualTo(rules.standing(one, unit));
      assertThat(rules.supply(other, unit).in()).isEqualTo(rules.supply(one, unit).in());
      lookedUp++;
    }
  }

  private static List<Order> few(EastPrussiaRules rules, Position p) {
    List<Order> orders = new ArrayList<>();
    rules.orders(
        p,
        order -> {
          orders.add(order);
          return orders.size() < 400;
        });
    return orders;
  }

  /** An order that may well be illegal: a march of some unit along some hexes. */
  private static Order wild(EastPrussiaRules rules, Position p, Side side, Random random) {
    List<Counter> own = new ArrayList<>();
    for (Counter unit : rules.roster().all()) {
      if (unit.side() == side && p.onMap(unit)) {
        own.add(unit);
      }
    }
    if (own.isEmpty()) {
      return Order.PASS;
    }
    Counter unit = own.get(random.nextInt(own.size()));
    int from = p.place(unit);
    int[] path = new int[1 + random.nextInt(4)];
    for (int i = 0; i < path.length; i++) {
      int to = rules.board().neighbour(from, random.nextInt(6));
      path[i] = to < 0 ? from : to;
      from = path[i];
    }
    String mode = random.nextInt(4) == 0 ? "forced-march" : "march";
    return new Order.Move(List.of(unit), Hexes.of(path), mode);
  }

  /** Whether the order brings its units next to an enemy counter, where faces come to light. */
  private static boolean meets(EastPrussiaRules rules, Position p, Side side, Order order) {
    if (!(order instanceof Order.Move move)) {
      return !(order instanceof Order.Entrain || order instanceof Order.Detrain);
    }
    for (int i = 0; i < move.path().size(); i++) {
      for (int d = 0; d < 6; d++) {
        int beside = rules.board().neighbour(move.path().at(i), d);
        for (int u = beside < 0 ? -1 : p.first(beside); u >= 0; u = p.next(u)) {
          if (rules.roster().get(u).side() != side) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Control does not follow a dummy, which is no secret; elsewhere nothing tells it apart. */
  private static boolean ownHexes(EastPrussiaRules rules, Position p, Side side, Hexes path) {
    Hexes own = rules.controlled(p, side);
    for (int i = 0; i < path.size(); i++) {
      if (!own.contains(path.at(i))) {
        return false;
      }
    }
    return true;
  }

  private static List<String> told(EastPrussiaRules rules, Ruling.Granted ruling, Side side) {
    List<String> lines = new ArrayList<>();
    for (Event event : Event.seenBy(side, ruling.events())) {
      lines.add(rules.tell(event));
    }
    return lines;
  }

  /** The enemy marches one of the two, or the other in its place: it reads and looks the same. */
  private void enemyMoves(
      EastPrussiaRules rules,
      Position one,
      Position other,
      Counter a,
      Counter b,
      Side side,
      Random random) {
    for (Order order : few(rules, one)) {
      if (!(order instanceof Order.Move move)
          || !move.units().equals(List.<Unit>of(a))
          || random.nextInt(5) != 0
          || meets(rules, one, a.side(), order)) {
        continue;
      }
      Order same = new Order.Move(List.of(b), move.path(), move.mode());
      if (rules.judge(one, order) instanceof Ruling.Granted first
          && rules.judge(other, same) instanceof Ruling.Granted second
          && (a.isReal() == b.isReal()
              || ownHexes(rules, one, a.side(), move.path())
                  && !supplyDiffers(rules, first.next(), second.next(), side))) {
        moves++;
        assertThat(told(rules, second, side)).isEqualTo(told(rules, first, side));
        assertThat(rules.view(second.next(), side).position())
            .isEqualTo(rules.view(first.next(), side).position());
      }
    }
  }
}
