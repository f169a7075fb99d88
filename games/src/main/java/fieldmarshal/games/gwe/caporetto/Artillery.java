package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Battle;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Extras;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Odds;
import fieldmarshal.games.gwe.Supply;
import fieldmarshal.games.gwe.Support;
import fieldmarshal.games.gwe.TerrainCode;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chapter 17: artillery brigades and the Monitor. */
class Artillery extends Support {
  Artillery(GreatWarInTheEast rules) {
    super(rules);
  }

  /** Guns have a barrage strength: the figure in parentheses. */
  @Case({"CAP-17.0", "CAP-17.0E"})
  private static boolean shoots(Counter unit) {
    return unit.printed().barrage() > 0;
  }

  // ---- 17.1 in attack

  @Override
  @Case({"CAP-17.11", "CAP-17.14", "CAP-17.15", "CAP-5.34"})
  public @Nullable Refused mayAttack(Position p, Order.Attack attack) {
    if (!Extras.burn(attack).isEmpty()) {
      return Refused.of("CAP-17.0", "Depots cannot be burnt in this game.");
    }
    List<Unit> named = new ArrayList<>();
    for (Order.Portion portion : Extras.support(attack)) {
      Counter gun = counter(portion.unit());
      if (named.contains(gun)) {
        return Refused.of("CAP-17.14", () -> gun.begins() + " is chosen twice.");
      }
      named.add(gun);
      Refused refused = maySupport(p, gun, attack.units(), attack.targets().at(0));
      for (int i = 1; refused == null && i < attack.targets().size(); i++) {
        refused = maySupport(p, gun, attack.units(), attack.targets().at(i));
      }
      if (refused != null) {
        return refused;
      }
      if (portion.amount() < 1 || portion.amount() > gun.printed().barrage()) {
        return Refused.of(
            "CAP-17.15",
            () -> gun.begins() + " has a barrage strength of " + gun.printed().barrage() + ".");
      }
    }
    return null;
  }

  @Override
  public @Nullable Refused maySupport(Position p, Counter gun, List<Unit> units, int target) {
    if (!shoots(gun) || gun.side() != phasing(p) || !p.onMap(gun)) {
      return Refused.of("CAP-17.0", () -> gun.begins() + " has no barrage strength.");
    }
    if (p.has(gun, Flag.SUPPORTED_ATTACK)) {
      return Refused.of(
          "CAP-17.14", () -> gun.begins() + " has already supported an attack this turn.");
    }
    if (p.has(gun, Flag.DETRAINED) || p.has(gun, Flag.ENTRAINED)) {
      return Refused.of(
          "CAP-5.34",
          () -> gun.begins() + " has used the railway this turn and may not support an attack.");
    }
    Refused refused =
        Refused.of(
            "CAP-17.12", () -> gun.begins() + " is not in or next to the hex of an attacker.");
    for (Unit unit : units) {
      if (!p.onMap(unit)) {
        continue;
      }
      Refused why = reaches(p, gun, p.place(unit), target);
      if (why == null) {
        return null;
      }
      if (board().distance(p.place(gun), p.place(unit)) <= 1) {
        refused = why;
      }
    }
    return refused;
  }

  /** Whether the gun reaches the target through an attacker in a hex. */
  @Case({"CAP-17.12", "CAP-17.13"})
  private @Nullable Refused reaches(Position p, Counter gun, int attacker, int target) {
    int at = p.place(gun);
    if (at != attacker) {
      if (!board().adjacent(at, attacker)) {
        return Refused.of(
            "CAP-17.12", () -> gun.begins() + " is not in or next to the hex of an attacker.");
      }
      if (mountain(at) || mountain(attacker)) {
        return Refused.of(
            "CAP-17.13", () -> "In mountains " + gun.called() + " must be in the attacker's hex.");
      }
      if (wall(at, attacker)) {
        return Refused.of(
            "CAP-17.12",
            () ->
                "A ridge or impassable hexside is between " + gun.called() + " and the attacker.");
      }
    }
    if (wall(attacker, target) || board().adjacent(at, target) && wall(at, target)) {
      return Refused.of(
          "CAP-17.12",
          () -> "A ridge or impassable hexside is between " + gun.called() + " and the defender.");
    }
    return null;
  }

  private boolean mountain(int hex) {
    return board().terrain(hex) == TerrainCode.MOUNTAIN;
  }

  private boolean wall(int a, int b) {
    int d = board().direction(a, b);
    return d >= 0 && (board().side(a, d) & (TerrainCode.RIDGE | TerrainCode.BLOCKED)) != 0;
  }

  /**
   * Barrage is added last; rivers do nothing to it, lack of supply and of command halve it. It is
   * never more than twice what the attackers bring themselves: the rest is lost.
   */
  @Override
  @Case({"CAP-17.11", "CAP-17.15"})
  public int attack(Position p, Order.Attack attack, List<Counter> unsupplied, int own) {
    return Math.min(named(p, attack, unsupplied), 2 * own);
  }

  @Override
  @Case("CAP-17.15")
  public int lost(Position p, Order.Attack attack, List<Counter> unsupplied, int own) {
    return Math.max(0, named(p, attack, unsupplied) - 2 * own);
  }

  @Override
  public String lostCase() {
    return "CAP-17.15";
  }

  private int named(Position p, Order.Attack attack, List<Counter> unsupplied) {
    int strength = 0;
    for (Order.Extra extra : attack.extras()) {
      Unit unit = extra.unit();
      if (unit == null || !extra.is(Extras.SUPPORT) || !p.onMap(unit)) {
        continue;
      }
      Counter gun = counter(unit);
      int points = unsupplied.contains(gun) ? Supply.halved(extra.amount()) : extra.amount();
      int eighths = points * Odds.WHOLE;
      strength += !gun.isMonitor() && rules.command().halvesAttack(p, gun) ? eighths / 2 : eighths;
    }
    return strength;
  }

  @Override
  public String attackCase() {
    return "CAP-17.11";
  }

  @Override
  public List<Order.Portion> offers(Position p, List<? extends Unit> units, int target) {
    List<Order.Portion> offers = new ArrayList<>();
    for (Counter gun : rules.unitsOf(phasing(p).index())) {
      if (shoots(gun)
          && p.onMap(gun)
          && board().distance(p.place(gun), target) <= 2
          && maySupport(p, gun, List.copyOf(units), target) == null) {
        offers.add(new Order.Portion(gun, gun.printed().barrage()));
      }
    }
    return offers;
  }

  /**
   * Guns check attrition with the attack they support; they are never part of the force in steps.
   */
  @Override
  @Case({"CAP-17.11", "CAP-17.16"})
  public List<Counter> fighters(Order.Attack attack) {
    List<Counter> guns = new ArrayList<>();
    for (Order.Portion portion : Extras.support(attack)) {
      if (!counter(portion.unit()).isMonitor()) {
        guns.add(counter(portion.unit()));
      }
    }
    return guns;
  }

  @Override
  @Case({"CAP-17.14", "CAP-8.14"})
  public void used(Table t, Order.Attack attack) {
    for (Order.Portion portion : Extras.support(attack)) {
      t.setFlag(portion.unit(), Flag.SUPPORTED_ATTACK, true);
    }
  }

  // ---- 17.2 in defence

  /** The guns that may put their barrage into this defence, once a turn each. */
  @Override
  @Case({"CAP-17.22", "CAP-17.24", "CAP-17.25a", "CAP-8.14"})
  public List<Counter> defenders(Position p, Battle battle) {
    List<Counter> guns = new ArrayList<>();
    Side side = other(phasing(p));
    for (Counter gun : rules.unitsOf(side.index())) {
      if (shoots(gun)
          && p.onMap(gun)
          && !p.has(gun, Flag.SUPPORTED_DEFENCE)
          && !p.has(gun, Flag.ENTRAINED)
          && !p.has(gun, Flag.PASSENGER)
          && supported(p, gun, battle) >= 0) {
        guns.add(gun);
      }
    }
    return guns;
  }

  /**
   * The attacked hex that the gun can support, -1 for none: one beside it before its own. When one
   * combat is made against both, the gun gives its barrage to the neighbour and its defence to its
   * own hex, which is always more than barrage alone.
   */
  @Case({"CAP-17.22", "CAP-17.23", "CAP-17.26c"})
  private int supported(Position p, Counter gun, Battle battle) {
    int at = p.place(gun);
    var targets = battle.attack().targets();
    for (int i = 0; i < targets.size(); i++) {
      int hex = targets.at(i);
      if (board().adjacent(at, hex) && !mountain(at) && !mountain(hex) && !wall(at, hex)) {
        return hex;
      }
    }
    return targets.contains(at) && (gun.isMonitor() || withDivision(p, at, gun.side())) ? at : -1;
  }

  /** A gun whose barrage goes to a neighbour defends its own hex with its defence. */
  @Override
  @Case("CAP-17.26c")
  public boolean defendsToo(Position p, Counter gun, Battle battle) {
    return supported(p, gun, battle) != p.place(gun);
  }

  /** Without a division or corps beside it artillery defends itself as best it can. */
  @Case({"CAP-17.26a", "CAP-17.26b"})
  private boolean withDivision(Position p, int hex, Side side) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() == side
          && !p.has(unit, Flag.PASSENGER)
          && (unit.sizeMark() == Counter.Size.DIVISION || unit.sizeMark() == Counter.Size.CORPS)) {
        return true;
      }
    }
    return false;
  }

  /** The barrage of the chosen guns, without limit; mountain doubles it, nothing else does. */
  @Override
  @Case({"CAP-17.21", "CAP-17.25b", "CAP-17.26b", "CAP-17.26c"})
  public int defence(Position p, Battle battle) {
    int strength = 0;
    for (Counter gun : battle.guns()) {
      int hex = supported(p, gun, battle);
      if (hex >= 0) {
        strength += gun.printed().barrage() * Odds.WHOLE * (mountain(hex) ? 2 : 1);
      }
    }
    return strength;
  }

  @Override
  @Case({"CAP-17.24", "CAP-17.26b"})
  public void usedInDefence(Table t, Battle battle) {
    for (Counter gun : battle.guns()) {
      t.setFlag(gun, Flag.SUPPORTED_DEFENCE, true);
    }
  }

  /** The reach of a gun against railways. */
  @Case({"CAP-9.19", "CAP-17.17"})
  static boolean interdicts(Position p, Counter unit) {
    return p.onMap(unit) && shoots(unit) && !p.has(unit, Flag.ENTRAINED);
  }

  static int[] nearby(Board board, int hex) {
    return board.within(hex, 2);
  }
}
