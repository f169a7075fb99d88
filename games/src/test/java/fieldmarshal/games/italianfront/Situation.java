package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.games.Shelf;
import fieldmarshal.testkit.Scene;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;

/** A situation of The Italian Front. */
final class Situation extends Scene<ItalianFrontRules, Counter, Situation> {

  /** Loaded once. */
  static final ItalianFront GAME =
      Shelf.games().stream()
          .filter(ItalianFront.class::isInstance)
          .map(ItalianFront.class::cast)
          .findFirst()
          .orElseThrow();

  /** The last combat of {@link #fight}. */
  private String remembered = "";

  private Situation(ItalianFrontRules rules, Set<String> options) {
    super(rules, "campaign", options);
  }

  /** An empty map, control as at the start. */
  static Situation of(String... options) {
    return asPrinted(options).cleared();
  }

  /** The game as it begins, before the set-up is accepted. */
  static Situation asPrinted(String... options) {
    return new Situation(
        GAME.rules(options(options), EnumSet.noneOf(Reading.class)), options(options));
  }

  /** An empty map, with other readings of the book than the usual ones. */
  static Situation reading(Reading reading, String... options) {
    return new Situation(GAME.rules(options(options), EnumSet.of(reading)), options(options))
        .cleared();
  }

  @Override
  protected Situation self() {
    return this;
  }

  /** Sets a number of the whole game by its name. */
  Situation set(String name, int value) {
    return edit(new Match.Edit.Total(name, value));
  }

  // ---- orders

  /** A unit that is rebuilt or enters in a way of its own. */
  Order.Choose choose(String option, String unit, String hex) {
    return new Order.Choose(option, units(unit), hexes(hex));
  }

  /** An attack on a hex. */
  Order.Attack attack(String target, String... units) {
    return new Order.Attack(units(units), hexes(target));
  }

  /** The same moment with other units on the map. */
  Situation cleared(String placements) {
    return cleared().with(placements);
  }

  /** An attack in which the attacker has some support in mind. */
  Order.Attack planned(Order.Attack attack, String... support) {
    return attack.with(
        units(support).stream().map(unit -> new Order.Extra("support", unit)).toList());
  }

  /** Announces support, or none. */
  Order support(String... units) {
    return units.length == 0 ? pass() : choose("support", units);
  }

  /** An attack with nothing announced on either side; the dice are laid out first. */
  Situation fight(Order.Attack attack, Integer... dice) {
    dice(dice).play(attack);
    while (asked().equals("support")) {
      play(pass());
    }
    remembered = events(Event.Fought.class).isEmpty() ? "" : fought();
    return this;
  }

  /** The rest of the combat under way, with what is proposed to each player. */
  Situation toTheEnd() {
    while (!asked().equals("attack")) {
      play(suggestion());
    }
    return this;
  }

  /** What was counted and what came of it, such as "12:4 (3:1) 1/2". */
  String fought() {
    return events(Event.Fought.class).isEmpty() && !remembered.isEmpty()
        ? remembered
        : lastFought().odds() + " " + lastFought().result();
  }

  // ---- questions

  /** The cases of the notes that the last order brought, in the order of the log. */
  List<String> noted() {
    return events(Event.Noted.class).stream().map(Event.Noted::caseId).toList();
  }

  /** The case by which a player is asked now. */
  String askedBy() {
    return match().decision() instanceof Decision.Choose choose ? choose.caseId() : "nobody";
  }

  int total(String name) {
    return p().global(p().layout().globals().indexOf(name));
  }

  /** The hexes that a unit can move to, with their costs in points, rounded up. */
  TreeMap<String, Integer> reach(String unit) {
    Reach reach = rules().reach(p(), unit(unit)).value();
    TreeMap<String, Integer> hexes = new TreeMap<>();
    if (reach != null) {
      reach.hexes().forEach(step -> hexes.put(rules().board().number(step.hex()), step.cost()));
    }
    return hexes;
  }

  /** The hexes that a unit can move to in the movement, with their costs in half points. */
  TreeMap<String, Integer> halves(String unit) {
    TreeMap<String, Integer> hexes = new TreeMap<>();
    rules()
        .movement()
        .reach(p(), unit(unit))
        .hexes()
        .forEach(step -> hexes.put(rules().board().number(step.hex()), step.cost()));
    return hexes;
  }

  /** What the steps of a path cost a unit, in points. */
  List<Double> costs(String unit, String... path) {
    return Objects.requireNonNull(rules().clerk().costs(p(), unit(unit), hexes(path)).value())
        .stream()
        .map(Explanation::total)
        .toList();
  }

  boolean controls(String side, String hex) {
    return rules().controlled(p(), side(side)).contains(hex(hex));
  }

  boolean inZone(String side, String hex) {
    return rules().zones(p(), side(side)).contains(hex(hex));
  }

  /** The units of a hex, the top one first. */
  List<String> stack(String hex) {
    return stack(p(), hex);
  }

  /** What a side sees in a hex, the top unit first: "?" for a unit that it does not know. */
  List<String> seen(String side, String hex) {
    return stack(rules().view(p(), side(side)).position(), hex);
  }

  private List<String> stack(Position p, String hex) {
    List<String> found = new ArrayList<>();
    for (int u = p.first(hex(hex)); u >= 0; u = p.next(u)) {
      Counter unit = rules().roster().get(u);
      found.add(unit.isSymbol() ? "?" : unit.id());
    }
    return found;
  }
}
