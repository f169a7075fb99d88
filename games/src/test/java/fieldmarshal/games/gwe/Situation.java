package fieldmarshal.games.gwe;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Reach;
import fieldmarshal.testkit.Scene;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** A situation of a Great War in the East game. */
public final class Situation extends Scene<GreatWarInTheEast, Counter, Situation> {

  private Situation(GreatWarInTheEast rules, String scenario, String... options) {
    super(rules, scenario, options(options));
  }

  /** An empty map, on the first turn. */
  public static Situation of(Game game, String scenario, String... options) {
    return asPrinted(game, scenario, options).cleared();
  }

  /** The scenario as it begins. */
  public static Situation asPrinted(Game game, String scenario, String... options) {
    GreatWarInTheEast rules = open(GreatWarInTheEast.class, game, scenario, options);
    return new Situation(rules, scenario, options);
  }

  @Override
  protected Situation self() {
    return this;
  }

  // ---- orders

  public Order.Attack attack(String target, String... units) {
    return new Order.Attack(units(units), hexes(target.split(" ")));
  }

  /** The same attack with headquarters that shift it. */
  public Order.Attack shifted(Order.Attack attack, String... hqs) {
    return Extras.attack(
        attack.units(), attack.targets(), units(hqs), Extras.support(attack), Extras.burn(attack));
  }

  /** The same attack with guns: "ge-art-14:4". */
  public Order.Attack supported(Order.Attack attack, String... guns) {
    return Extras.attack(
        attack.units(),
        attack.targets(),
        Extras.shifts(attack),
        portions(guns),
        Extras.burn(attack));
  }

  /** The same attack with a depot burnt for it. */
  public Order.Attack burning(Order.Attack attack, String... depots) {
    return Extras.attack(
        attack.units(),
        attack.targets(),
        Extras.shifts(attack),
        Extras.support(attack),
        units(depots));
  }

  // ---- questions

  /** The cost of one step for a unit standing in the first hex; -1 if prohibited. */
  public int cost(String unit, String from, String to) {
    int a = hex(from);
    int b = hex(to);
    return rules().movement().cost(p(), unit(unit), a, rules().board().direction(a, b), b);
  }

  public int allowance(String unit) {
    return rules().movement().allowance(p(), unit(unit), Movement.MARCH);
  }

  /** The hexes that a unit can march to. */
  public Set<String> reach(String unit) {
    Set<String> hexes = new TreeSet<>();
    Reach reach = rules().movement().reach(p(), unit(unit), Movement.MARCH);
    reach.hexes().forEach(step -> hexes.add(rules().board().number(step.hex())));
    return hexes;
  }

  public boolean controls(String side, String hex) {
    return rules().zones().controls(p(), side(side), hex(hex));
  }

  /** The movement points that a unit has left in its phase. */
  public int left(String unit) {
    return rules().movement().left(p(), unit(unit), Movement.MARCH);
  }

  /** The movement points that a unit has spent in its phase. */
  public int spent(String unit) {
    return p().unitNumber(unit(unit), UnitNumber.SPENT);
  }

  /** The stacking points that a side has on its railways in this phase. */
  public int onRails(String side) {
    return rules().railways().used(p(), side(side));
  }

  /** Leaves a side only these rail hexes as sources: the enemy was last in all the others. */
  public Situation onlyRailheads(String side, String... hexes) {
    int index = side(side).index();
    List<String> taken = new ArrayList<>();
    for (int hex = 0; hex < rules().board().size(); hex++) {
      String number = rules().board().number(hex);
      if (rules().theatre().friendlyRail(index, hex) && !Arrays.asList(hexes).contains(number)) {
        taken.add(number);
      }
    }
    return heldBy(rules().side(1 - index).id(), taken.toArray(String[]::new));
  }
}
