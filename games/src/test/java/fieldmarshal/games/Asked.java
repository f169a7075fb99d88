package fieldmarshal.games;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.testkit.Scene;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;

/**
 * What holds of every decision of a book: what is listed is legal and stops when it shall, what is
 * drawn and proposed is legal, what is not asked for is refused by a case of the book, and the
 * question names what may be answered.
 */
public final class Asked {
  private static final int MOST = 10_000;
  private static final int LOOKED_AT = 200;
  private static final int ENDS = 10;
  private static final int DRAWS = 400;

  private Asked() {}

  /** Looks at the decision that is open now. */
  public static void holds(String moment, Scene<?, ?, ?> scene) {
    holds(moment, scene.rules(), scene.p(), true);
  }

  /** The same where only some of what may be done is ever drawn at random. */
  public static void holdsDrawingSome(String moment, Scene<?, ?, ?> scene) {
    holds(moment, scene.rules(), scene.p(), false);
  }

  private static void holds(String moment, Rules rules, Position p, boolean drawsAll) {
    assertThat(rules.decision(p)).as(moment).isInstanceOf(Decision.Choose.class);
    Decision.Choose decision = (Decision.Choose) rules.decision(p);
    assertThat(decision.prompt()).as(moment).endsWith(".");
    assertThat(rules.game().books())
        .as(moment + " cites " + decision.caseId())
        .anyMatch(book -> book.find(decision.caseId()) != null);
    List<Order> all = list(rules, p, MOST);
    legal(moment, rules, p, all);
    stops(moment, rules, p, all);
    answers(moment, rules, p, all);
    draws(moment, rules, p, all, drawsAll);
    refuses(moment, rules, p, decision.side(), all);
  }

  private static void legal(String moment, Rules rules, Position p, List<Order> all) {
    assertThat(all).as(moment).isNotEmpty().doesNotHaveDuplicates();
    int stride = Math.max(1, all.size() / LOOKED_AT);
    for (int i = 0; i < all.size(); i += stride) {
      granted(moment, rules, p, all.get(i));
    }
    Order proposal = rules.suggest(p);
    granted(moment + ", proposed", rules, p, proposal);
  }

  private static void granted(String moment, Rules rules, Position p, Order order) {
    assertThat(rules.judge(p, order)).as(moment + ": " + order).isInstanceOf(Ruling.Granted.class);
  }

  /** A list that is told to stop stops at once, wherever it is. */
  private static void stops(String moment, Rules rules, Position p, List<Order> all) {
    for (int wanted = 0; wanted < all.size(); wanted++) {
      if (wanted < ENDS || wanted >= all.size() - ENDS) {
        assertThat(list(rules, p, wanted))
            .as(moment + ", stopped after " + wanted)
            .isEqualTo(all.subList(0, wanted + 1));
      }
    }
  }

  /** What a list brings to somebody who wants no more after so many orders, and the one more. */
  private static List<Order> list(Rules rules, Position p, int wanted) {
    List<Order> brought = new ArrayList<>();
    OrderSink sink =
        order -> {
          brought.add(order);
          return brought.size() <= wanted;
        };
    rules.orders(p, sink);
    return brought;
  }

  /** A player reads what he may answer: whether he may pass, and what each name means. */
  private static void answers(String moment, Rules rules, Position p, List<Order> all) {
    Question question = rules.question(p);
    assertThat(question.title()).as(moment).isNotBlank();
    assertThat(question.pass().isEmpty())
        .as(moment + ", what it means to pass: " + question.pass())
        .isEqualTo(!(rules.judge(p, Order.PASS) instanceof Ruling.Granted));
    assertThat(all.contains(Order.PASS)).as(moment).isEqualTo(!question.pass().isEmpty());
    Set<String> named = new TreeSet<>();
    question.options().forEach(option -> named.add(option.id()));
    for (Order order : all) {
      if (order instanceof Order.Choose choose) {
        assertThat(named).as(moment).contains(choose.option());
      }
    }
  }

  /** Orders drawn at random are legal, and each sort that is listed is drawn at times. */
  private static void draws(
      String moment, Rules rules, Position p, List<Order> all, boolean drawsAll) {
    Random random = new Random(1917);
    Set<String> drawn = new TreeSet<>();
    Set<Order> looked = new HashSet<>();
    for (int i = 0; i < DRAWS; i++) {
      Order order = rules.sample(p, random);
      drawn.add(sort(order));
      if (looked.size() < LOOKED_AT / 2 && looked.add(order)) {
        granted(moment + ", drawn", rules, p, order);
      }
    }
    Set<String> listed = new TreeSet<>();
    all.forEach(order -> listed.add(sort(order)));
    if (drawsAll && all.size() <= MOST) {
      assertThat(drawn).as(moment).isEqualTo(listed);
    }
  }

  private static String sort(Order order) {
    return order.getClass().getSimpleName()
        + (order instanceof Order.Choose choose ? " " + choose.option() : "");
  }

  /**
   * Orders of a sort that is not listed, names that the question does not know and orders to units
   * of the enemy are refused, each by a case and with a sentence.
   */
  private static void refuses(String moment, Rules rules, Position p, Side side, List<Order> all) {
    Set<Class<?>> sorts = new HashSet<>();
    all.forEach(order -> sorts.add(order.getClass()));
    List<Order> strange = new ArrayList<>(List.of(Order.Choose.option("no-such-option")));
    for (Unit unit : rules.roster().all()) {
      int hex = p.place(unit);
      if (hex >= 0) {
        boolean enemy = !unit.side().equals(side);
        for (Order order : toUnit(unit, hex)) {
          if (enemy || !sorts.contains(order.getClass())) {
            strange.add(order);
          }
        }
      }
    }
    strange.removeAll(new HashSet<>(all));
    int stride = Math.max(1, strange.size() / LOOKED_AT);
    for (int i = 0; i < strange.size(); i += stride) {
      refused(moment, rules, p, strange.get(i));
    }
  }

  private static List<Order> toUnit(Unit unit, int hex) {
    List<Unit> units = List.of(unit);
    Hexes here = Hexes.of(hex);
    return List.of(
        Order.Move.march(unit, here),
        new Order.Attack(units, here),
        new Order.Lose(List.of(new Order.Portion(unit, 1))),
        new Order.Retreat(units, here),
        new Order.Advance(units, here),
        new Order.Displace(unit, hex),
        new Order.Withdraw(unit),
        new Order.Entrain(unit),
        new Order.Rail(unit, here),
        new Order.Detrain(unit),
        new Order.Command(unit, units),
        new Order.Replace(unit),
        new Order.Reinforce(unit, hex),
        new Order.Place(unit, hex));
  }

  private static void refused(String moment, Rules rules, Position p, Order order) {
    Ruling ruling = rules.judge(p, order);
    assertThat(ruling).as(moment + ": " + order).isInstanceOf(Ruling.Refused.class);
    Ruling.Refused refused = (Ruling.Refused) ruling;
    assertThat(refused.why()).as(moment + ": " + order).endsWith(".");
    assertThat(rules.game().books())
        .as(moment + ": " + order + " cites " + refused.caseId())
        .anyMatch(book -> book.find(refused.caseId()) != null);
  }
}
