package fieldmarshal.games.gwe;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;

/** What the games of the series add to an attack: shifts, barrages, burnt depots. */
public final class Extras {
  /** A headquarters moves the column. */
  @Case("GWE-10.21")
  public static final String SHIFT = "shift";

  /** A gun gives points of its barrage (exclusive rules). */
  public static final String SUPPORT = "support";

  /** A depot is burnt (exclusive rules). */
  public static final String BURN = "burn";

  private Extras() {}

  public static Order.Attack attack(
      List<? extends Unit> units,
      Hexes targets,
      List<? extends Unit> shifts,
      List<Order.Portion> support,
      List<? extends Unit> burn) {
    List<Order.Extra> extras = new ArrayList<>(shifts.size() + support.size() + burn.size());
    for (Unit hq : shifts) {
      extras.add(new Order.Extra(SHIFT, hq));
    }
    for (Order.Portion gun : support) {
      extras.add(new Order.Extra(SUPPORT, gun.unit(), gun.amount()));
    }
    for (Unit depot : burn) {
      extras.add(new Order.Extra(BURN, depot));
    }
    return new Order.Attack(List.copyOf(units), targets, extras);
  }

  /** The headquarters that shift. */
  public static List<Unit> shifts(Order.Attack attack) {
    return attack.givers(SHIFT);
  }

  /** The guns that support, with their points. */
  public static List<Order.Portion> support(Order.Attack attack) {
    if (attack.extras().isEmpty()) {
      return List.of();
    }
    List<Order.Portion> support = new ArrayList<>(attack.extras().size());
    for (Order.Extra extra : attack.extras()) {
      Unit gun = extra.unit();
      if (extra.is(SUPPORT) && gun != null) {
        support.add(new Order.Portion(gun, extra.amount()));
      }
    }
    return support;
  }

  /** The depots that are burnt. */
  public static List<Unit> burn(Order.Attack attack) {
    return attack.givers(BURN);
  }

  /** Whether nobody could make out an extra: no such offer, nobody who gives it, a hex to it. */
  static boolean unknown(Order.Extra extra) {
    boolean offered = extra.is(SHIFT) || extra.is(SUPPORT) || extra.is(BURN);
    return !offered
        || extra.unit() == null
        || extra.hex() != Order.Extra.NOWHERE
        || !extra.is(SUPPORT) && extra.amount() != 1;
  }
}
