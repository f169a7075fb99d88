package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Clerk.Gift;
import fieldmarshal.engine.Clerk.Item;
import fieldmarshal.engine.Clerk.Limit;
import fieldmarshal.engine.Clerk.Muster;
import fieldmarshal.engine.Clerk.Offer;
import fieldmarshal.engine.Clerk.RefusedUnit;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who could attack a hex, and the support that the attacker could announce after the reveal.
 * Support that goes with the declaration is a plan: it is looked at in previews and proposed when
 * the attacker announces.
 */
final class Musters extends Chapter {
  Musters(ItalianFrontRules rules) {
    super(rules);
  }

  @Case({"IF-11.2.1", "IF-16.1.1", "IF-16.2.1"})
  Muster of(Position p, int side, int target, List<Unit> chosen) {
    Refused closed = rules.combat().mayBeAttacked(p, side, target);
    List<Counter> able =
        closed == null ? rules.combat().attackers(p, side, target) : List.<Counter>of();
    List<Counter> served = new ArrayList<>(able);
    if (!chosen.isEmpty()) {
      served.retainAll(chosen);
    }
    List<RefusedUnit> refused = refused(p, side, target, able, closed);
    List<Item> items = items(p, side, target, served, refused);
    Offer offer =
        new Offer(
            Announcements.SUPPORT,
            "Support",
            "Each support unit that succeeds shifts one column. Support is announced after the stacks are shown.",
            "IF-16.1.1",
            Gift.SHIFT,
            false,
            items);
    return new Muster(
        List.copyOf(able),
        items.isEmpty() ? List.of() : List.of(offer),
        limits(p, side, target, served, items),
        refused);
  }

  private List<RefusedUnit> refused(
      Position p, int side, int target, List<Counter> able, @Nullable Refused closed) {
    List<RefusedUnit> refused = new ArrayList<>();
    for (int from : theatre.beside(target)) {
      for (int u = p.first(from); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        if (unit.sideIndex() == side && !able.contains(unit)) {
          Refused why = rules.combat().mayAttack(p, side, unit);
          if (why == null) {
            why = closed;
          }
          if (why != null) {
            refused.add(new RefusedUnit(unit, why));
          }
        }
      }
    }
    return refused;
  }

  /** The support units that could help these attackers; the others with the reason. */
  private List<Item> items(
      Position p, int side, int target, List<Counter> served, List<RefusedUnit> refused) {
    List<Item> items = new ArrayList<>();
    if (served.isEmpty()) {
      return items;
    }
    for (Counter unit : rules.support().pool(side)) {
      if (p.place(unit) != ItalianFrontRules.SUPPORT) {
        continue;
      }
      Refused why = rules.support().barred(p, unit, side, true, served, target);
      if (why == null) {
        items.add(
            new Item(
                Announcements.SUPPORT,
                unit,
                1,
                rules.support().chance(p, unit, true, served, target)));
      } else {
        refused.add(new RefusedUnit(unit, why));
      }
    }
    return items;
  }

  @Case({"IF-16.2.1", "IF-17.2.5"})
  private List<Limit> limits(
      Position p, int side, int target, List<Counter> served, List<Item> items) {
    List<Limit> limits = new ArrayList<>();
    if (items.size() > 1 && rules.support().most(p, side, true, served, target) == 1) {
      limits.add(
          new Limit(
              items,
              1,
              "No headquarters in support mode is within 3 hexes of every attacking hex.",
              "IF-16.2.1"));
    }
    List<Item> guns = new ArrayList<>();
    for (Item item : items) {
      if (item.unit() instanceof Counter unit && unit.isArtillery()) {
        guns.add(item);
      }
    }
    int left = rules.pause().gunsLeft(p, side);
    if (guns.size() > left) {
      limits.add(
          new Limit(
              guns,
              left,
              "In the turn of its pause a side may use at most two artillery units.",
              "IF-17.2.5"));
    }
    return limits;
  }
}
