package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.games.Shelf;
import fieldmarshal.testkit.Scene;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;

/** A situation of East Prussia 1914. */
final class Situation extends Scene<EastPrussiaRules, Counter, Situation> {

  /** Loaded once: the map is large. */
  static final Game GAME =
      Shelf.games().stream()
          .filter(game -> game.id().equals("east-prussia-1914"))
          .findFirst()
          .orElseThrow();

  private Situation(EastPrussiaRules rules, String scenario, String... options) {
    super(rules, scenario, options(options));
  }

  /** An empty map, control by country. */
  static Situation of(String scenario, String... options) {
    return asPrinted(scenario, options).cleared();
  }

  /** The scenario as it begins. */
  static Situation asPrinted(String scenario, String... options) {
    EastPrussiaRules rules = open(EastPrussiaRules.class, GAME, scenario, options);
    return new Situation(rules, scenario, options);
  }

  @Override
  protected Situation self() {
    return this;
  }

  /** Gives a side the control of all land except some hexes. */
  Situation allHeldBy(String side, String... except) {
    List<String> land = new ArrayList<>();
    for (int hex = 0; hex < rules().board().size(); hex++) {
      String number = rules().board().number(hex);
      if (!TerrainCode.isWater(rules().board(), hex) && !Arrays.asList(except).contains(number)) {
        land.add(number);
      }
    }
    return heldBy(side, land.toArray(String[]::new));
  }

  // ---- orders

  /** An attack on one or more hexes (separated by spaces). */
  Order.Attack attack(String targets, String... units) {
    return new Order.Attack(units(units), hexes(targets.split(" ")));
  }

  /** Declares the attacks, begins the combats and rolls these dice. */
  Situation fight(List<Integer> dice, Order.Attack... attacks) {
    play(attacks);
    match().lay(dice);
    return play(pass());
  }

  Situation fight(int die, Order.Attack... attacks) {
    return fight(List.of(die), attacks);
  }

  /** Retreats as suggested and lets nobody advance, until something else is asked. */
  Situation settle() {
    while (asked().equals("retreat") || asked().equals("advance")) {
      play(asked().equals("retreat") ? suggestion() : pass());
    }
    return this;
  }

  // ---- questions

  /** The hexes that a unit can march to, with their costs. */
  TreeMap<String, Integer> reach(String unit) {
    Reach reach = rules().reach(p(), unit(unit)).value();
    TreeMap<String, Integer> hexes = new TreeMap<>();
    if (reach != null) {
      reach.hexes().forEach(step -> hexes.put(rules().board().number(step.hex()), step.cost()));
    }
    return hexes;
  }

  boolean controls(String side, String hex) {
    return rules().controlled(p(), side(side)).contains(hex(hex));
  }

  boolean inZone(String side, String hex) {
    return rules().zones(p(), side(side)).contains(hex(hex));
  }

  /** The last combat, such as "14:5 (2:1) D2". */
  String fought() {
    return lastFought().odds() + " " + result();
  }

  /** The points of a side as they stand. */
  int points(String side) {
    return (int) rules().points(p()).get(side(side).index()).total();
  }

  /** What a side knows. */
  Position view(String side) {
    return rules().view(p(), side(side)).position();
  }

  /** What a side sees in a hex, such as "?, ?" or "ge-1". */
  List<String> seen(String side, String hex) {
    Position view = view(side);
    List<String> found = new ArrayList<>();
    for (int u = view.first(hex(hex)); u >= 0; u = view.next(u)) {
      Counter unit = rules().roster().get(u);
      found.add(unit.isSymbol() ? "?" : unit.id());
    }
    return found;
  }
}
