package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.TreeSet;

/** How full hexes are: told to the page, and minded when an order is suggested. */
final class Room {
  /** How many other orders are looked at to find one that overfills no hex. */
  private static final int MOST = 400;

  /** A unit that is gone weighs as much as so many points too many. */
  private static final int GONE = 20;

  private Room() {}

  /** What stacking counts in each hex where a side has units. */
  static void write(ArrayNode loads, LiveMatch live, Position p, Side side) {
    for (int hex : hexes(live.rules(), p, side)) {
      write(loads, live, p, side, hex);
    }
  }

  /** What stacking counts in one hex. */
  static void write(ArrayNode loads, LiveMatch live, Position p, Side side, int hex) {
    for (Clerk.Load load : live.rules().clerk().loads(p, hex, side)) {
      loads
          .addObject()
          .put("hex", live.notation().hex(hex))
          .put("side", side.id())
          .put("what", load.what())
          .put("used", load.used())
          .put("most", load.most())
          .put("over", load.over())
          .put("due", load.due())
          .put("case", load.caseId());
    }
  }

  private static TreeSet<Integer> hexes(Rules rules, Position p, Side side) {
    TreeSet<Integer> hexes = new TreeSet<>();
    for (Unit unit : rules.roster().all()) {
      if (unit.side().equals(side) && p.onMap(unit)) {
        hexes.add(p.place(unit));
      }
    }
    return hexes;
  }

  /**
   * An order as it was suggested; where it leads units into a hex that is then too full, another of
   * its sort that does not, where there is one.
   */
  static Order keep(Rules rules, Position p, Order suggested) {
    boolean goes =
        suggested instanceof Order.Retreat
            || suggested instanceof Order.Advance
            || suggested instanceof Order.Displace
            || suggested instanceof Order.Reinforce;
    if (!goes || !(rules.decision(p) instanceof Decision.Choose choose)) {
      return suggested;
    }
    Side side = choose.side();
    int before = harm(rules, p, side);
    int least = after(rules, p, suggested, side);
    if (least <= before) {
      return suggested;
    }
    Order[] best = {suggested};
    int[] fewest = {least};
    int[] tried = {0};
    rules.orders(
        p,
        order -> {
          int now = order.getClass() == suggested.getClass() ? after(rules, p, order, side) : least;
          if (now < fewest[0]) {
            fewest[0] = now;
            best[0] = order;
          }
          return fewest[0] > before && ++tried[0] < MOST;
        });
    return best[0];
  }

  private static int after(Rules rules, Position p, Order order, Side side) {
    return rules.judge(p, order) instanceof Ruling.Granted granted
        ? harm(rules, granted.next(), side)
        : Integer.MAX_VALUE;
  }

  /**
   * By how much the hexes of a side are overfilled, all together; who is lost counts more, for the
   * rules may have thinned out a hex at once.
   */
  private static int harm(Rules rules, Position p, Side side) {
    int over = 0;
    for (Unit unit : rules.roster().all()) {
      over += unit.side().equals(side) && rules.clerk().lost(p, unit) ? GONE : 0;
    }
    for (int hex : hexes(rules, p, side)) {
      for (Clerk.Load load : rules.clerk().loads(p, hex, side)) {
        over += Math.max(0, load.used() - load.most());
      }
    }
    return over;
  }
}
