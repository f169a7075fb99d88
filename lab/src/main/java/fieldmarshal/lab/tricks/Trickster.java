package fieldmarshal.lab.tricks;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Staff;
import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.View;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * Plays a trick. Those who follow it march first; the staff, who does not see them, moves the
 * others, and answers everything that the trick has no opinion on.
 */
final class Trickster implements Bot {
  private final Trick trick;
  private final Staff staff;
  private String movement = "";
  private List<Unit> actors = List.of();
  private final Set<Unit> marched = new HashSet<>();

  Trickster(Trick trick, long seed) {
    this.trick = trick;
    this.staff = new Staff(seed);
  }

  @Override
  public String name() {
    return trick.word();
  }

  @Override
  public Order decide(View view) {
    Rules rules = view.rules();
    Appraisal appraisal = rules.appraisal();
    if (appraisal == null || !(rules.decision(view.position()) instanceof Decision.Choose choose)) {
      return rules.suggest(view.position());
    }
    return switch (choose.kind()) {
      case Kind.MOVE -> move(view, appraisal, choose);
      case Kind.ATTACK -> attack(view, appraisal);
      default -> staff.decide(view);
    };
  }

  // ---- movement

  private Order move(View view, Appraisal appraisal, Decision.Choose choose) {
    Rules rules = view.rules();
    Position p = view.position();
    String now = choose.turn() + "/" + choose.part().number() + "/" + choose.phase();
    Scene scene = new Scene(rules, appraisal, p, view.side());
    if (!now.equals(movement)) {
      movement = now;
      marched.clear();
      actors = trick.actors(scene);
    }
    Trick.@Nullable Wish wish = null;
    for (Unit unit : actors) {
      if (p.onMap(unit) && marched.add(unit)) {
        wish = wish == null ? trick.wish(scene) : wish;
        Order order = march(scene, wish, unit);
        if (order != null) {
          return order;
        }
      }
    }
    Position others = p;
    for (Unit unit : actors) {
      others = p.onMap(unit) ? others.withUnitAt(unit, Position.UNUSED) : others;
    }
    Order order = staff.decide(new View(rules, others, view.side()));
    return granted(rules, p, order)
        ? order
        : granted(rules, p, Order.PASS) ? Order.PASS : rules.suggest(p);
  }

  /** The march to where the unit wants to be; null where it stays. */
  private static @Nullable Order march(Scene scene, Trick.Wish wish, Unit unit) {
    Appraisal appraisal = scene.appraisal;
    int best = scene.position.place(unit);
    double most = wish.of(unit, best);
    Appraisal.Ways ways = appraisal.ways(scene.position, unit);
    for (int i = 1; i < ways.count(); i++) {
      int hex = ways.hex(i);
      double value = wish.of(unit, hex);
      if (value > most && fits(scene, unit, hex)) {
        most = value;
        best = hex;
      }
    }
    if (best == scene.position.place(unit)) {
      return null;
    }
    Order order = Order.Move.march(unit, appraisal.path(scene.position, unit, best));
    return granted(scene.rules, scene.position, order) ? order : null;
  }

  /** Whether there is room for the unit: tricks are cheap, not blind. */
  private static boolean fits(Scene scene, Unit unit, int hex) {
    Position p = scene.position;
    List<Unit> there = new ArrayList<>();
    int taken = scene.appraisal.stackingPoints(unit);
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Unit other = scene.rules.roster().get(u);
      if (other.side() == unit.side()) {
        there.add(other);
        taken += scene.appraisal.stackingPoints(other);
      }
    }
    return taken <= scene.appraisal.room(p, unit, hex)
        && scene.appraisal.together(p, there, unit, hex);
  }

  // ---- combat

  private Order attack(View view, Appraisal appraisal) {
    Position p = view.position();
    return switch (trick.fights) {
      case NEVER -> granted(view.rules(), p, Order.PASS) ? Order.PASS : staff.decide(view);
      case AS_STAFF -> staff.decide(view);
      case ALWAYS -> {
        Order order = any(new Scene(view.rules(), appraisal, p, view.side()));
        yield order == null ? staff.decide(view) : order;
      }
    };
  }

  /** All who can attack some hex attack it: the first that the rules grant. */
  private static @Nullable Order any(Scene scene) {
    Position p = scene.position;
    Set<Integer> targets = new TreeSet<>();
    for (Unit unit : scene.enemies) {
      targets.add(p.place(unit));
    }
    for (int target : targets) {
      List<Unit> all = new ArrayList<>();
      for (Unit unit : scene.fighters) {
        if (beside(scene.rules.board(), p.place(unit), target)) {
          all.add(unit);
        }
      }
      if (scene.appraisal.attacksOneByOne() || all.isEmpty()) {
        for (Unit unit : all) {
          Order one = Order.Attack.of(List.of(unit), target);
          if (granted(scene.rules, p, one)) {
            return one;
          }
        }
        continue;
      }
      // Whoever may not join is left out, one after the other.
      while (!all.isEmpty()) {
        Order together = Order.Attack.of(all, target);
        if (granted(scene.rules, p, together)) {
          return together;
        }
        all.removeLast();
      }
    }
    return null;
  }

  private static boolean beside(Board board, int from, int to) {
    return board.distance(from, to) == 1;
  }

  private static boolean granted(Rules rules, Position p, Order order) {
    return rules.judge(p, order) instanceof Granted;
  }
}
