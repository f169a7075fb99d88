package fieldmarshal.bots.analysis;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.bots.Duel;
import fieldmarshal.bots.Marshal;
import fieldmarshal.bots.Staff;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * What the marshal would do from a position on, in the part of the turn that is under way, up to
 * its first die of a combat.
 *
 * @param marshal who has planned it
 * @param orders the orders, as long as nothing but its own side had to be asked
 * @param deeds what they come to
 * @param why what the side is about and the reason of the order with which that was settled; else
 *     the reason of the first order
 */
public record Proposal(Marshal marshal, List<Order> orders, List<Deed> deeds, String why) {
  private static final int TOO_MANY = 2_000;

  public Proposal {
    orders = List.copyOf(orders);
    deeds = List.copyOf(deeds);
  }

  /**
   * Asks a marshal, who sees no more than a side may see.
   *
   * @param budget of the marshal, as in its name: {@code nodes=200}, {@code 1500ms}
   */
  public static Proposal of(View view, String budget, long seed) {
    return of(view, budget, seed, () -> false, () -> false);
  }

  /**
   * The same.
   *
   * @param enough when the best plan so far is taken
   * @param stop when it is broken off where it stands
   */
  static Proposal of(
      View view, String budget, long seed, BooleanSupplier enough, BooleanSupplier stop) {
    Rules rules = view.rules();
    Position p = view.position();
    Side side = view.side();
    Bot named = Bots.named(Marshal.NAME + ":" + budget, seed);
    if (!(named instanceof Marshal marshal)) {
      throw new IllegalArgumentException(budget);
    }
    marshal.stopWhen(() -> enough.getAsBoolean() || stop.getAsBoolean());
    Staff enemy = new Staff(Duel.botSeed(seed, 1));
    Deed.Collector collector = new Deed.Collector(side);
    List<Order> orders = new ArrayList<>();
    boolean alone = true;
    boolean planned = false;
    boolean told = false;
    String first = "";
    String part = "";
    for (int i = 0; i < TOO_MANY && !stop.getAsBoolean(); i++) {
      Decision decision = rules.decision(p);
      if (decision instanceof Decision.Chance chance && !planned) {
        // A die before anything is planned: any face will do.
        alone = false;
        p = rules.roll(p, 1 + (int) Math.floorMod(seed, (long) chance.faces())).next();
        continue;
      }
      if (!(decision instanceof Decision.Choose choose)) {
        break;
      }
      String now = choose.turn() + "/" + choose.part().number();
      part = part.isEmpty() ? now : part;
      if (!now.equals(part)) {
        break;
      }
      boolean own = choose.side() == side;
      Order order = (own ? marshal : enemy).decide(rules.view(p, choose.side()));
      if (!(rules.judge(p, order) instanceof Granted granted)) {
        break;
      }
      planned |= own && (choose.kind().equals(Kind.MOVE) || choose.kind().equals(Kind.ATTACK));
      if (own) {
        String reason = marshal.reason();
        String why = marshal.why();
        collector.add(p, order, granted.events(), reason);
        boolean tells = !why.equals(reason);
        if (alone) {
          orders.add(order);
          first = first.isEmpty() ? why : first;
        }
        first = tells && !told ? why : first;
        told |= tells;
      } else {
        alone = false;
      }
      p = granted.next();
    }
    return new Proposal(marshal, orders, collector.deeds(), first);
  }
}
