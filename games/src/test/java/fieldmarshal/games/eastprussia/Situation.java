package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.Shelf;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * A situation on the table, set up in a line or two, and what is asked of it.
 *
 * <pre>
 * Situation s = Situation.of("historical")
 *     .with("5321: ge-35; 5421: ru-25, ru-2ha+disrupted")
 *     .at(3, "german", "first-combat");
 * </pre>
 *
 * A unit may be followed by "+flag" for each status flag.
 */
final class Situation {
  /** Loaded once: the map is large. */
  static final Game GAME =
      Shelf.games().stream()
          .filter(game -> game.id().equals("east-prussia-1914"))
          .findFirst()
          .orElseThrow();

  private final EastPrussiaRules rules;
  private final Match match;
  private List<Event> events = List.of();

  private Situation(EastPrussiaRules rules, Match match) {
    this.rules = rules;
    this.match = match;
  }

  /** An empty map, control by country. */
  static Situation of(String scenario, String... options) {
    return asPrinted(scenario, options).edit(new Match.Edit.Place(true, List.of()));
  }

  /** The scenario as it begins. */
  static Situation asPrinted(String scenario, String... options) {
    try {
      Set<String> chosen = new TreeSet<>(Arrays.asList(options));
      EastPrussiaRules rules = (EastPrussiaRules) GAME.rules(scenario, chosen);
      return new Situation(rules, new Match(rules, scenario, chosen, 1));
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  EastPrussiaRules rules() {
    return rules;
  }

  Match match() {
    return match;
  }

  Position p() {
    return match.position();
  }

  private Situation edit(Match.Edit edit) {
    try {
      match.edit(edit);
      return this;
    } catch (Editor.Impossible e) {
      throw new AssertionError(e);
    }
  }

  /** Adds units: "5421: ru-25; 5321: ge-35+disrupted; turn 7: ge-22; eliminated: ru-1". */
  Situation with(String placements) {
    List<Editor.Placing> placings = new ArrayList<>();
    for (String group : placements.split(";")) {
      if (group.isBlank()) {
        continue;
      }
      String[] halves = group.split(":");
      String where = halves[0].strip();
      for (String word : halves[1].split(",")) {
        String[] flagged = word.strip().split("\\+");
        Counter unit = unit(flagged[0]);
        List<String> flags = Arrays.asList(flagged).subList(1, flagged.length);
        int hex = rules.board().find(where);
        Editor.Placing placing =
            hex >= 0
                ? new Editor.Placing(unit, hex, -1, flags)
                : rules.editor().box(unit, where, -1, flags);
        assertThat(placing).as("place " + where).isNotNull();
        placings.add(placing);
      }
    }
    return edit(new Match.Edit.Place(false, placings));
  }

  /** Gives a side the control of hexes. */
  Situation heldBy(String side, String... hexes) {
    return edit(new Match.Edit.Control(side(side), hexes(hexes)));
  }

  /** Gives a side the control of all land except some hexes. */
  Situation allHeldBy(String side, String... except) {
    List<String> land = new ArrayList<>();
    for (int hex = 0; hex < rules.board().size(); hex++) {
      String number = rules.board().number(hex);
      if (!Ground.isWater(rules.board(), hex) && !Arrays.asList(except).contains(number)) {
        land.add(number);
      }
    }
    return heldBy(side, land.toArray(String[]::new));
  }

  /** Jumps to the start of a phase. */
  Situation at(int turn, String side, String phase) {
    return edit(new Match.Edit.Go(turn, side(side), phase));
  }

  /** The next dice. */
  Situation dice(Integer... faces) {
    match.lay(Arrays.asList(faces));
    return this;
  }

  /** Plays orders that must be granted. */
  Situation play(Order... orders) {
    for (Order order : orders) {
      Ruling ruling = match.play(order);
      assertThat(ruling).as(order.toString()).isInstanceOf(Ruling.Granted.class);
      events = ((Ruling.Granted) ruling).events();
    }
    return this;
  }

  /** The case by which an order is refused; it must be refused and change nothing. */
  String refusal(Order order) {
    return refused(order).cause();
  }

  Ruling.Refused refused(Order order) {
    Position before = match.position();
    Ruling ruling = match.play(order);
    assertThat(ruling).as(order.toString()).isInstanceOf(Ruling.Refused.class);
    assertThat(match.position()).isEqualTo(before);
    assertThat(((Ruling.Refused) ruling).why()).as("the reason").isNotBlank();
    return (Ruling.Refused) ruling;
  }

  boolean grants(Order order) {
    return rules.judge(p(), order) instanceof Ruling.Granted;
  }

  /** What the last order brought. */
  List<Event> events() {
    return events;
  }

  <E extends Event> List<E> events(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  // ---- names

  Counter unit(String id) {
    return rules.roster().named(id);
  }

  Side side(String id) {
    return GAME.sides().stream().filter(side -> side.id().equals(id)).findFirst().orElseThrow();
  }

  int hex(String number) {
    return rules.board().hex(number);
  }

  Hexes hexes(String... numbers) {
    return Hexes.wrap(Arrays.stream(numbers).mapToInt(this::hex).toArray());
  }

  private List<Unit> units(String... ids) {
    return Arrays.stream(ids).map(id -> (Unit) unit(id)).toList();
  }

  // ---- orders

  /** A march of one or more units (separated by spaces) together. */
  Order.Move march(String units, String... path) {
    return new Order.Move(units(units.split(" ")), hexes(path), Order.Move.MARCH);
  }

  Order.Move move(String mode, String units, String... path) {
    return new Order.Move(units(units.split(" ")), hexes(path), mode);
  }

  /** An attack on one or more hexes (separated by spaces). */
  Order.Attack attack(String targets, String... units) {
    return new Order.Attack(
        units(units), hexes(targets.split(" ")), List.of(), List.of(), List.of());
  }

  /** Declares the attacks, begins the combats and rolls these dice. */
  Situation fight(List<Integer> dice, Order.Attack... attacks) {
    play(attacks);
    match.lay(dice);
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

  Order.Choose choose(String option, String... units) {
    return new Order.Choose(option, units(units), Hexes.NONE);
  }

  Order.Choose chooseHexes(String option, String... hexes) {
    return new Order.Choose(option, List.of(), hexes(hexes));
  }

  /** "ge-35 ge-36" go together. */
  Order.Retreat retreat(String units, String... path) {
    return new Order.Retreat(units(units.split(" ")), hexes(path));
  }

  Order.Advance advance(String units, String... path) {
    return new Order.Advance(units(units.split(" ")), hexes(path));
  }

  Order.Lose lose(String... units) {
    return new Order.Lose(Arrays.stream(units).map(id -> new Order.Portion(unit(id), 1)).toList());
  }

  Order.Entrain entrain(String unit) {
    return new Order.Entrain(unit(unit));
  }

  Order.Rail rail(String unit, String... path) {
    return new Order.Rail(unit(unit), hexes(path));
  }

  Order.Detrain detrain(String unit) {
    return new Order.Detrain(unit(unit));
  }

  Order.Reinforce reinforce(String unit, String hex) {
    return new Order.Reinforce(unit(unit), hex(hex));
  }

  Order.Place place(String unit, String hex) {
    return new Order.Place(unit(unit), hex(hex));
  }

  Order.Pass pass() {
    return Order.PASS;
  }

  // ---- questions

  /** Where a unit is: a hex number or the name of a box. */
  String where(String unit) {
    return rules.standing(p(), unit(unit)).place();
  }

  boolean has(String unit, String flag) {
    return rules.standing(p(), unit(unit)).flags().contains(flag);
  }

  boolean inSupply(String unit) {
    return rules.supply(p(), unit(unit)).in();
  }

  /** The line of supply of a unit, from its own hex to the source; empty if it has none. */
  List<String> supplyLine(String unit) {
    Hexes path = rules.supply(p(), unit(unit)).path();
    List<String> line = new ArrayList<>();
    for (int i = 0; path != null && i < path.size(); i++) {
      line.add(rules.board().number(path.at(i)));
    }
    return line;
  }

  /** The hexes that a unit can march to, with their costs. */
  TreeMap<String, Integer> reach(String unit) {
    Reach reach = rules.reach(p(), unit(unit)).value();
    TreeMap<String, Integer> hexes = new TreeMap<>();
    if (reach != null) {
      reach.hexes().forEach(step -> hexes.put(rules.board().number(step.hex()), step.cost()));
    }
    return hexes;
  }

  boolean controls(String side, String hex) {
    return rules.controlled(p(), side(side)).contains(hex(hex));
  }

  boolean inZone(String side, String hex) {
    return rules.zones(p(), side(side)).contains(hex(hex));
  }

  Preview preview(Order.Attack attack) {
    var answer = rules.preview(p(), attack);
    assertThat(answer.refused()).as(attack.toString()).isNull();
    return answer.value();
  }

  /** The kind of decision that waits. */
  String asked() {
    return match.decision() instanceof Decision.Choose choose ? choose.kind() : "over";
  }

  String askedOf() {
    return match.decision() instanceof Decision.Choose choose ? choose.side().id() : "nobody";
  }

  String phase() {
    return rules.status(p()).phase();
  }

  int turn() {
    return rules.status(p()).turn();
  }

  String phasing() {
    Side side = rules.status(p()).side();
    return side == null ? "nobody" : side.id();
  }

  /** The legal orders here, at most ten thousand. */
  List<Order> orders() {
    List<Order> orders = new ArrayList<>();
    rules.orders(
        p(),
        order -> {
          orders.add(order);
          return orders.size() < 10_000;
        });
    return orders;
  }

  <O extends Order> List<O> orders(Class<O> kind) {
    return orders().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The last combat, such as "14:5 (2:1) D2". */
  String fought() {
    List<Event.Fought> fought = events(Event.Fought.class);
    assertThat(fought).as("a combat").isNotEmpty();
    return fought.getLast().odds() + " " + fought.getLast().result();
  }

  /** The result of the last combat, such as "D2". */
  String result() {
    List<Event.Fought> fought = events(Event.Fought.class);
    assertThat(fought).as("a combat").isNotEmpty();
    return fought.getLast().result();
  }

  /** The points of a side as they stand. */
  int points(String side) {
    return (int) rules.points(p()).get(side(side).index()).total();
  }

  /** Passes, whoever is asked, until a side's phase of a turn has come. */
  Situation passTo(int turn, String side, String phase) {
    for (int i = 0; i < 400; i++) {
      if (turn() == turn && phasing().equals(side) && phase().equals(phase)) {
        return this;
      }
      play(pass());
    }
    throw new AssertionError("the " + phase + " of turn " + turn + " does not come");
  }

  /** The dice that were laid out and have not been rolled. */
  List<Integer> diceLeft() {
    return match.save().laid();
  }

  String prompt() {
    return match.decision() instanceof Decision.Choose choose ? choose.prompt() : "";
  }

  /** The order that a player accepts with one key; it must be legal. */
  Order suggestion() {
    Order order = rules.suggest(p());
    assertThat(grants(order)).as(order.toString()).isTrue();
    return order;
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

  /** What a side reads of what has happened. */
  List<String> told(String side) {
    return events().stream()
        .filter(event -> rules().sees(p(), side(side), event))
        .map(event -> rules().tell(event))
        .toList();
  }
}
