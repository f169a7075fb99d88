package fieldmarshal.games.gwe;

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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * A situation on the table, set up in a line or two, and what is asked of it.
 *
 * <pre>
 * Situation s = Situation.of(game, "historical")
 *     .with("1904: it-xxvii; 1902: ge-5, ge-12/1; 1901: ge-hq-14")
 *     .at(3, "central", "combat");
 * s.dice(4).play(s.attack("1904", "ge-5", "ge-12"));
 * </pre>
 *
 * A unit may be followed by "/n", the steps it has left, and by "+flag" for each status flag.
 */
public final class Situation {
  private final GreatWarInTheEast rules;
  private final Match match;
  private List<Event> events = List.of();

  private Situation(GreatWarInTheEast rules, Match match) {
    this.rules = rules;
    this.match = match;
  }

  /** An empty map, on the first turn. */
  public static Situation of(Game game, String scenario, String... options) {
    Situation situation = asPrinted(game, scenario, options);
    return situation.edit(new Match.Edit.Place(true, List.of()));
  }

  /** The scenario as it begins. */
  public static Situation asPrinted(Game game, String scenario, String... options) {
    try {
      Set<String> chosen = new TreeSet<>(Arrays.asList(options));
      GreatWarInTheEast rules = (GreatWarInTheEast) game.rules(scenario, chosen);
      return new Situation(rules, new Match(rules, scenario, chosen, 1));
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  public GreatWarInTheEast rules() {
    return rules;
  }

  public Match match() {
    return match;
  }

  public Position p() {
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

  /** Adds units: "1904: it-xxvii; 1902: ge-5, ge-12/1+entrained". */
  public Situation with(String placements) {
    List<Editor.Placing> placings = new ArrayList<>();
    for (String group : placements.split(";")) {
      if (group.isBlank()) {
        continue;
      }
      String[] halves = group.split(":");
      String where = halves[0].strip();
      for (String word : halves[1].split(",")) {
        String[] flagged = word.strip().split("\\+");
        String[] stepped = flagged[0].split("/");
        Counter unit = unit(stepped[0]);
        int steps = stepped.length > 1 ? Integer.parseInt(stepped[1]) : -1;
        List<String> flags = Arrays.asList(flagged).subList(1, flagged.length);
        int hex = rules.board().find(where);
        Editor.Placing placing =
            hex >= 0
                ? new Editor.Placing(unit, hex, steps, flags)
                : rules.editor().box(unit, where, steps, flags);
        assertThat(placing).as("place " + where).isNotNull();
        placings.add(placing);
      }
    }
    return edit(new Match.Edit.Place(false, placings));
  }

  /** Makes a side the last to have held hexes. */
  public Situation heldBy(String side, String... hexes) {
    return edit(new Match.Edit.Control(side(side), hexes(hexes)));
  }

  /** Jumps to the start of a phase. */
  public Situation at(int turn, String side, String phase) {
    return edit(new Match.Edit.Go(turn, side(side), phase));
  }

  /** The next dice. */
  public Situation dice(Integer... faces) {
    match.lay(Arrays.asList(faces));
    return this;
  }

  /** Plays an order that must be granted. */
  public Situation play(Order order) {
    Ruling ruling = match.play(order);
    assertThat(ruling).as(order.toString()).isInstanceOf(Ruling.Granted.class);
    events = ((Ruling.Granted) ruling).events();
    return this;
  }

  /** The case by which an order is refused; it must be refused and change nothing. */
  public String refusal(Order order) {
    return refused(order).cause();
  }

  public Ruling.Refused refused(Order order) {
    Position before = match.position();
    Ruling ruling = match.play(order);
    assertThat(ruling).as(order.toString()).isInstanceOf(Ruling.Refused.class);
    assertThat(match.position()).isEqualTo(before);
    assertThat(((Ruling.Refused) ruling).why()).as("the reason").isNotBlank();
    return (Ruling.Refused) ruling;
  }

  public boolean grants(Order order) {
    return rules.judge(p(), order) instanceof Ruling.Granted;
  }

  /** What the last order brought. */
  public List<Event> events() {
    return events;
  }

  public <E extends Event> List<E> events(Class<E> kind) {
    return events.stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  // ---- names

  public Counter unit(String id) {
    return rules.roster().named(id);
  }

  public Side side(String id) {
    return rules.sides().stream().filter(side -> side.id().equals(id)).findFirst().orElseThrow();
  }

  public int hex(String number) {
    return rules.board().hex(number);
  }

  public Hexes hexes(String... numbers) {
    return Hexes.wrap(Arrays.stream(numbers).mapToInt(this::hex).toArray());
  }

  private List<Unit> units(String... ids) {
    return Arrays.stream(ids).map(id -> (Unit) unit(id)).toList();
  }

  // ---- orders

  public Order.Move march(String unit, String... path) {
    return new Order.Move(units(unit), hexes(path), Order.Move.MARCH);
  }

  public Order.Move move(String mode, String unit, String... path) {
    return new Order.Move(units(unit), hexes(path), mode);
  }

  public Order.Attack attack(String target, String... units) {
    return new Order.Attack(
        units(units), hexes(target.split(" ")), List.of(), List.of(), List.of());
  }

  /** The same attack with headquarters that shift it. */
  public Order.Attack shifted(Order.Attack attack, String... hqs) {
    return new Order.Attack(
        attack.units(), attack.targets(), units(hqs), attack.support(), attack.burn());
  }

  /** The same attack with guns: "ge-art-14:4". */
  public Order.Attack supported(Order.Attack attack, String... guns) {
    return new Order.Attack(
        attack.units(), attack.targets(), attack.shifts(), portions(guns), attack.burn());
  }

  /** The same attack with a depot burnt for it. */
  public Order.Attack burning(Order.Attack attack, String... depots) {
    return new Order.Attack(
        attack.units(), attack.targets(), attack.shifts(), attack.support(), units(depots));
  }

  private List<Order.Portion> portions(String... words) {
    return Arrays.stream(words)
        .map(word -> word.split(":"))
        .map(halves -> new Order.Portion(unit(halves[0]), Integer.parseInt(halves[1])))
        .toList();
  }

  public Order.Choose choose(String option, String... units) {
    return new Order.Choose(option, units(units), Hexes.NONE);
  }

  public Order.Choose chooseHexes(String option, String... hexes) {
    return new Order.Choose(option, List.of(), hexes(hexes));
  }

  /** "it-iv:2", "fort-0928:1". */
  public Order.Lose lose(String... portions) {
    return new Order.Lose(portions(portions));
  }

  /** The units that must go, together, along the path. */
  public Order.Retreat retreat(String units, String... path) {
    return new Order.Retreat(units(units.split(" ")), hexes(path));
  }

  public Order.Advance advance(String units, String... path) {
    return new Order.Advance(units(units.split(" ")), hexes(path));
  }

  public Order.Displace displace(String unit, String hex) {
    return new Order.Displace(unit(unit), hex(hex));
  }

  public Order.Withdraw withdraw(String unit) {
    return new Order.Withdraw(unit(unit));
  }

  public Order.Entrain entrain(String unit) {
    return new Order.Entrain(unit(unit));
  }

  public Order.Rail rail(String unit, String... path) {
    return new Order.Rail(unit(unit), hexes(path));
  }

  public Order.Detrain detrain(String unit) {
    return new Order.Detrain(unit(unit));
  }

  public Order.Command command(String hq, String... units) {
    return new Order.Command(unit(hq), units(units));
  }

  public Order.Replace replace(String unit) {
    return new Order.Replace(unit(unit));
  }

  public Order.Reinforce reinforce(String unit, String hex) {
    return new Order.Reinforce(unit(unit), hex(hex));
  }

  public Order.Place place(String unit, String hex) {
    return new Order.Place(unit(unit), hex(hex));
  }

  public Order.Pass pass() {
    return Order.PASS;
  }

  // ---- questions

  /** Where a unit is: a hex number or the name of a box. */
  public String where(String unit) {
    return rules.standing(p(), unit(unit)).place();
  }

  public int steps(String unit) {
    return p().stepsLeft(unit(unit));
  }

  public boolean has(String unit, String flag) {
    return rules.standing(p(), unit(unit)).flags().contains(flag);
  }

  /** The cost of one step for a unit standing in the first hex; -1 if prohibited. */
  public int cost(String unit, String from, String to) {
    int a = hex(from);
    int b = hex(to);
    return rules.movement().cost(p(), unit(unit), a, rules.board().direction(a, b), b);
  }

  public int allowance(String unit) {
    return rules.movement().allowance(p(), unit(unit), Movement.MARCH);
  }

  /** The hexes that a unit can march to. */
  public Set<String> reach(String unit) {
    Set<String> hexes = new TreeSet<>();
    Reach reach = rules.movement().reach(p(), unit(unit), Movement.MARCH);
    reach.hexes().forEach(step -> hexes.add(rules.board().number(step.hex())));
    return hexes;
  }

  public boolean inSupply(String unit) {
    return rules.supply(p(), unit(unit)).in();
  }

  public boolean inCommand(String unit) {
    return rules.command(p(), unit(unit)).in();
  }

  public boolean controls(String side, String hex) {
    return rules.zones().controls(p(), side(side), hex(hex));
  }

  public Preview preview(Order.Attack attack) {
    var answer = rules.preview(p(), attack);
    assertThat(answer.refused()).as(attack.toString()).isNull();
    return answer.value();
  }

  /** The kind of decision that waits. */
  public String asked() {
    return match.decision() instanceof Decision.Choose choose ? choose.kind() : "over";
  }

  public String askedOf() {
    return match.decision() instanceof Decision.Choose choose ? choose.side().id() : "nobody";
  }

  public String phase() {
    return rules.status(p()).phase();
  }

  public int turn() {
    return rules.status(p()).turn();
  }

  /** The legal orders here, at most ten thousand. */
  public List<Order> orders() {
    return rules.list(p(), 10_000);
  }

  /** The result of the last combat, such as "1/2". */
  public String result() {
    List<Event.Fought> fought = events(Event.Fought.class);
    assertThat(fought).as("a combat").isNotEmpty();
    return fought.getLast().result();
  }

  /** The movement points that a unit has left in its phase. */
  public int left(String unit) {
    return rules.movement().left(p(), unit(unit), Movement.MARCH);
  }

  /** The movement points that a unit has spent in its phase. */
  public int spent(String unit) {
    return p().word(unit(unit), Word.SPENT);
  }

  /** The stacking points that a side has on its railways in this phase. */
  public int onRails(String side) {
    return rules.railways().used(p(), side(side));
  }

  /** Passes, whoever is asked, until a side's phase of a turn has come. */
  public Situation passTo(int turn, String side, String phase) {
    for (int i = 0; i < 400; i++) {
      var status = rules.status(p());
      if (status.turn() == turn && status.side() == side(side) && status.phase().equals(phase)) {
        return this;
      }
      play(pass());
    }
    throw new AssertionError("the " + phase + " of turn " + turn + " does not come");
  }

  /** The dice that were laid out and have not been rolled. */
  public List<Integer> diceLeft() {
    return match.save().laid();
  }

  /** The line of supply of a unit, from its own hex to the source; empty if it has none. */
  public List<String> supplyLine(String unit) {
    Hexes path = rules.supply(p(), unit(unit)).path();
    List<String> line = new ArrayList<>();
    for (int i = 0; path != null && i < path.size(); i++) {
      line.add(rules.board().number(path.at(i)));
    }
    return line;
  }

  /** Leaves a side only these rail hexes as sources: the enemy was last in all the others. */
  public Situation onlyRailheads(String side, String... hexes) {
    int index = side(side).index();
    List<String> taken = new ArrayList<>();
    for (int hex = 0; hex < rules.board().size(); hex++) {
      String number = rules.board().number(hex);
      if (rules.theatre().friendlyRail(index, hex) && !Arrays.asList(hexes).contains(number)) {
        taken.add(number);
      }
    }
    return heldBy(rules.side(1 - index).id(), taken.toArray(String[]::new));
  }

  /** What the player is asked, in words. */
  public String prompt() {
    return match.decision() instanceof Decision.Choose choose ? choose.prompt() : "";
  }

  /** The order that a player accepts with one key; it must be legal. */
  public Order suggestion() {
    Order order = rules.suggest(p());
    assertThat(grants(order)).as(order.toString()).isTrue();
    return order;
  }
}
