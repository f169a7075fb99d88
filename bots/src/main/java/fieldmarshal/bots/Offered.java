package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Clerk.Gift;
import fieldmarshal.engine.Clerk.Item;
import fieldmarshal.engine.Clerk.Limit;
import fieldmarshal.engine.Clerk.Muster;
import fieldmarshal.engine.Clerk.Offer;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Chooses what is added to an attack of what the rules offer: the best of it that goes together.
 */
final class Offered {
  private final Muster muster;

  Offered(Muster muster) {
    this.muster = muster;
  }

  /** Everything that costs nothing but the moment. */
  List<Order.Extra> all() {
    List<Item> chosen = new ArrayList<>();
    for (Offer offer : muster.offers()) {
      if (!offer.spends()) {
        take(offer, chosen);
      }
    }
    return extras(chosen);
  }

  /** Everything that costs nothing but the moment, and is not wanted elsewhere either. */
  List<Order.Extra> free(Appraisal appraisal, Position p) {
    List<Order.Extra> free = new ArrayList<>(all());
    free.removeIf(extra -> appraisal.stake(p, extra) > 0);
    return free;
  }

  /** What is wanted elsewhere too, the best first; each may be added or not. */
  List<Order.Extra> staked(Appraisal appraisal, Position p) {
    List<Item> items = new ArrayList<>();
    for (Offer offer : muster.offers()) {
      for (Item item : offer.spends() ? List.<Item>of() : offer.items()) {
        if (appraisal.stake(p, item.extra()) > 0) {
          items.add(item);
        }
      }
    }
    items.sort(Comparator.comparingDouble((Item item) -> -item.worth()));
    return extras(items);
  }

  /** The shifts of the column alone. */
  List<Order.Extra> shifts() {
    return extras(columns());
  }

  /** The shifts of the column, and something that is given up for the attack. */
  List<Order.Extra> shiftsAnd(Item spent) {
    List<Item> chosen = columns();
    chosen.add(spent);
    return extras(chosen);
  }

  /** What could be given up for the attack. */
  List<Item> spendable() {
    List<Item> items = new ArrayList<>();
    for (Offer offer : muster.offers()) {
      if (offer.spends()) {
        items.addAll(offer.items());
      }
    }
    return items;
  }

  private List<Item> columns() {
    List<Item> chosen = new ArrayList<>();
    for (Offer offer : muster.offers()) {
      if (offer.gift() == Gift.SHIFT && !offer.spends()) {
        take(offer, chosen);
      }
    }
    return chosen;
  }

  /** The items of an offer that its limits allow, those of most worth first. */
  private void take(Offer offer, List<Item> chosen) {
    List<Item> items = offer.items();
    if (!muster.limits().isEmpty()) {
      items = new ArrayList<>(items);
      items.sort(Comparator.comparingDouble((Item item) -> -item.worth()));
    }
    for (Item item : items) {
      chosen.add(item);
      for (Limit limit : muster.limits()) {
        if (!limit.allows(chosen)) {
          chosen.removeLast();
          break;
        }
      }
    }
  }

  private static List<Order.Extra> extras(List<Item> items) {
    List<Order.Extra> extras = new ArrayList<>(items.size());
    for (Item item : items) {
      extras.add(item.extra());
    }
    return extras;
  }
}
