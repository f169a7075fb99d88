package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import org.jspecify.annotations.Nullable;

/** What is to be done beside the marches, for bots: arrivals, works, reserves. */
final class Errands {
  private final EastPrussiaRules rules;
  private final EastPrussiaAppraisal appraisal;

  Errands(EastPrussiaRules rules, EastPrussiaAppraisal appraisal) {
    this.rules = rules;
    this.appraisal = appraisal;
  }

  /** The next errand, before the marches or after them. */
  @Nullable Order next(Position p, boolean marched) {
    int side = p.global(Global.PLAYER);
    return marched ? after(p, side) : arrival(p, side);
  }

  /**
   * Each unit that waits enters the map: by rail where it can, otherwise where its way is shortest.
   */
  private @Nullable Order arrival(Position p, int side) {
    if (!rules.sequence().firstMovement(p)) {
      return null;
    }
    for (Counter unit : rules.unitsOf(side)) {
      if (p.place(unit) != EastPrussiaRules.DUE || unit.isDummy()) {
        continue;
      }
      Order[] best = new Order[1];
      double[] most = {-1e9};
      rules
          .reinforcements()
          .orders(
              p,
              unit,
              order -> {
                int hex =
                    switch (order) {
                      case Order.Reinforce enter -> enter.hex();
                      case Order.Choose choose
                          when choose.option().equals(Reinforcements.ENTRAINED) ->
                          choose.hexes().at(0);
                      default -> -1;
                    };
                double value =
                    hex < 0
                        ? -1e9
                        : appraisal.hexValue(p, unit, hex)
                            + (order instanceof Order.Choose ? 50 : 0)
                            - (p.first(hex) >= 0 ? 1 : 0);
                if (value > most[0]) {
                  most[0] = value;
                  best[0] = order;
                }
                return true;
              });
      if (best[0] != null) {
        return best[0];
      }
    }
    return null;
  }

  /** What costs nothing once all have marched: points that are left would be lost. */
  private @Nullable Order after(Position p, int side) {
    @Nullable Order[] found = new Order[1];
    for (Counter unit : rules.unitsOf(side)) {
      if (p.place(unit) < 0 || unit.isDummy() || unit.isSymbol()) {
        continue;
      }
      if (rules.movement().mayAct(p, unit) == null) {
        rules
            .railways()
            .works(
                p,
                unit,
                order -> {
                  found[0] = order;
                  return false;
                });
        if (found[0] == null
            && appraisal.town(p.place(unit))
            && rules.control().mayFix(p, unit) == null) {
          found[0] = Order.Choose.unit(Control.FIX, unit);
        }
      }
      if (found[0] != null) {
        return found[0];
      }
    }
    return reserve(p, side);
  }

  /** The strongest stack that has not moved keeps its points for the second movement. */
  private @Nullable Order reserve(Position p, int side) {
    @Nullable Order[] found = new Order[1];
    int most = 0;
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex < 0 || p.first(hex) != unit.index()) {
        continue;
      }
      int strength = 0;
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        strength += rules.roster().get(u).strength();
      }
      if (strength <= most || rules.zones().seenZone(p, side, hex)) {
        continue;
      }
      int now = strength;
      int before = most;
      int[] best = {before};
      rules
          .reserves()
          .orders(
              p,
              unit,
              order -> {
                // The last is the highest.
                found[0] = order;
                best[0] = now;
                return true;
              });
      most = best[0];
    }
    return found[0];
  }
}
