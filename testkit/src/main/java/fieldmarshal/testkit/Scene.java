package fieldmarshal.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.FrameRules;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * A situation on the table, set up in a line or two, and what is asked of it. A game extends it
 * with the questions that only its own chapters answer.
 *
 * <pre>
 * s.with("1904: it-xxvii; 1902: ge-5, ge-12/1+entrained; 1901: ge-hq-14").at(3, "central", "combat");
 * s.dice(4).play(s.attack("1904", "ge-5", "ge-12"));
 * </pre>
 *
 * A unit may be followed by "/n", the steps it has left, and by "+flag" for each status flag.
 *
 * @param <R> the rulebook
 * @param <U> its counters
 * @param <S> the game's own scene
 */
public abstract class Scene<R extends FrameRules<?>, U extends Unit, S extends Scene<R, U, S>> {
  private final R rules;
  private final Match match;
  private List<Event> events = List.of();

  /** The scenario as it begins. */
  protected Scene(R rules, String scenario, Set<String> options) {
    this.rules = rules;
    this.match = new Match(rules, scenario, options, 1);
  }

  /** The rules of a scenario, which must be there. */
  protected static <R> R open(Class<R> type, Game game, String scenario, String... options) {
    try {
      return type.cast(game.rules(scenario, options(options)));
    } catch (Game.BadSetup e) {
      throw new AssertionError(e);
    }
  }

  protected static Set<String> options(String... options) {
    return new TreeSet<>(Arrays.asList(options));
  }

  /** This scene, by its own type. */
  protected abstract S self();

  public final R rules() {
    return rules;
  }

  public final Match match() {
    return match;
  }

  public final Position p() {
    return match.position();
  }

  protected final S edit(Match.Edit edit) {
    try {
      match.edit(edit);
      return self();
    } catch (Editor.Impossible e) {
      throw new AssertionError(e);
    }
  }

  /** Takes all units off the map. */
  protected final S cleared() {
    return edit(new Match.Edit.Place(true, List.of()));
  }

  /** Adds units: "1904: it-xxvii; 1902: ge-5, ge-12/1+entrained; turn 7: ge-22". */
  public final S with(String placements) {
    List<Editor.Placing> placings = new ArrayList<>();
    for (String group : placements.split(";")) {
      if (group.isBlank()) {
        continue;
      }
      String[] halves = group.split(":");
      for (String word : halves[1].split(",")) {
        placings.add(placing(halves[0].strip(), word.strip()));
      }
    }
    return edit(new Match.Edit.Place(false, placings));
  }

  private Editor.Placing placing(String where, String word) {
    String[] flagged = word.split("\\+");
    String[] stepped = flagged[0].split("/");
    U unit = unit(stepped[0]);
    int steps = stepped.length > 1 ? Integer.parseInt(stepped[1]) : -1;
    List<String> flags = Arrays.asList(flagged).subList(1, flagged.length);
    int hex = rules.board().find(where);
    Editor.Placing placing =
        hex >= 0
            ? new Editor.Placing(unit, hex, steps, flags)
            : rules.editor().box(unit, where, steps, flags);
    assertThat(placing).as("place " + where).isNotNull();
    return placing;
  }

  /** Makes a side the last to have held hexes. */
  public final S heldBy(String side, String... hexes) {
    return edit(new Match.Edit.Control(side(side), hexes(hexes)));
  }

  /**
   * Jumps to the start of a phase.
   *
   * @param part the id of a part of the turn; for a player-turn that of the side
   */
  public final S at(int turn, String part, String phase) {
    for (Part each : rules.game().parts()) {
      if (each.id().equals(part)) {
        return edit(new Match.Edit.Go(turn, each, phase));
      }
    }
    throw new IllegalArgumentException("there is no part " + part);
  }

  /** The next dice. */
  public final S dice(Integer... faces) {
    match.lay(Arrays.asList(faces));
    return self();
  }

  /** Plays orders that must be granted. */
  public final S play(Order... orders) {
    for (Order order : orders) {
      Ruling ruling = match.play(order);
      assertThat(ruling).as(order.toString()).isInstanceOf(Ruling.Granted.class);
      events = ((Ruling.Granted) ruling).events();
    }
    return self();
  }

  /** The case by which an order is refused; it must be refused and change nothing. */
  public final String refusal(Order order) {
    return refused(order).caseId();
  }

  public final Ruling.Refused refused(Order order) {
    Position before = match.position();
    Ruling ruling = match.play(order);
    assertThat(ruling).as(order.toString()).isInstanceOf(Ruling.Refused.class);
    assertThat(match.position()).isEqualTo(before);
    assertThat(((Ruling.Refused) ruling).why()).as("the reason").isNotBlank();
    return (Ruling.Refused) ruling;
  }

  public final boolean grants(Order order) {
    return rules.judge(p(), order) instanceof Ruling.Granted;
  }

  /** What the last order brought. */
  public final List<Event> events() {
    return events;
  }

  public final <E extends Event> List<E> events(Class<E> kind) {
    return events.stream().map(Event::bare).filter(kind::isInstance).map(kind::cast).toList();
  }

  /** What a side reads of what the last order brought. */
  public final List<String> told(String side) {
    return Event.seenBy(side(side), events).stream().map(rules()::tell).toList();
  }

  /** Who may read an order that is given now. */
  public final Audience audience(Order order) {
    return rules().audience(p(), order);
  }

  // ---- names

  @SuppressWarnings("unchecked")
  public final U unit(String id) {
    return (U) rules.roster().named(id);
  }

  public final Side side(String id) {
    return rules.game().sides().stream()
        .filter(side -> side.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  public final int hex(String number) {
    return rules.board().hex(number);
  }

  public final Hexes hexes(String... numbers) {
    return Hexes.wrap(Arrays.stream(numbers).mapToInt(this::hex).toArray());
  }

  protected final List<Unit> units(String... ids) {
    return Arrays.stream(ids).map(id -> (Unit) unit(id)).toList();
  }

  // ---- orders

  /** A march of one or more units (separated by spaces) together. */
  public final Order.Move march(String units, String... path) {
    return move(Order.Move.MARCH, units, path);
  }

  public final Order.Move move(String mode, String units, String... path) {
    return new Order.Move(units(units.split(" ")), hexes(path), mode);
  }

  public final Order.Choose choose(String option, String... units) {
    return new Order.Choose(option, units(units), Hexes.NONE);
  }

  public final Order.Choose chooseHexes(String option, String... hexes) {
    return new Order.Choose(option, List.of(), hexes(hexes));
  }

  /** The steps that units lose, such as "it-iv:2"; one where no number is given. */
  public final Order.Lose lose(String... portions) {
    return new Order.Lose(portions(portions));
  }

  protected final List<Order.Portion> portions(String... words) {
    return Arrays.stream(words)
        .map(word -> word.split(":"))
        .map(halves ->
            new Order.Portion(unit(halves[0]), halves.length > 1 ? Integer.parseInt(halves[1]) : 1))
        .toList();
  }

  /** The units that must go, together, along the path. */
  public final Order.Retreat retreat(String units, String... path) {
    return new Order.Retreat(units(units.split(" ")), hexes(path));
  }

  public final Order.Advance advance(String units, String... path) {
    return new Order.Advance(units(units.split(" ")), hexes(path));
  }

  public final Order.Displace displace(String unit, String hex) {
    return new Order.Displace(unit(unit), hex(hex));
  }

  public final Order.Withdraw withdraw(String unit) {
    return new Order.Withdraw(unit(unit));
  }

  public final Order.Entrain entrain(String unit) {
    return new Order.Entrain(unit(unit));
  }

  public final Order.Rail rail(String unit, String... path) {
    return new Order.Rail(unit(unit), hexes(path));
  }

  public final Order.Detrain detrain(String unit) {
    return new Order.Detrain(unit(unit));
  }

  public final Order.Command command(String hq, String... units) {
    return new Order.Command(unit(hq), units(units));
  }

  public final Order.Replace replace(String unit) {
    return new Order.Replace(unit(unit));
  }

  public final Order.Reinforce reinforce(String unit, String hex) {
    return new Order.Reinforce(unit(unit), hex(hex));
  }

  public final Order.Place place(String unit, String hex) {
    return new Order.Place(unit(unit), hex(hex));
  }

  public final Order.Pass pass() {
    return Order.PASS;
  }

  // ---- questions

  /** Where a unit is: a hex number or the name of a box. */
  public final String where(String unit) {
    return rules.unitState(p(), unit(unit)).place();
  }

  public final int steps(String unit) {
    return p().stepsLeft(unit(unit));
  }

  public final boolean has(String unit, String flag) {
    return rules.unitState(p(), unit(unit)).flags().contains(flag);
  }

  public final boolean inSupply(String unit) {
    return rules.supply(p(), unit(unit)).in();
  }

  public final boolean inCommand(String unit) {
    return rules.command(p(), unit(unit)).in();
  }

  /** The line of supply of a unit, from its own hex to the source; empty if it has none. */
  public final List<String> supplyLine(String unit) {
    Hexes path = rules.supply(p(), unit(unit)).path();
    List<String> line = new ArrayList<>();
    for (int i = 0; path != null && i < path.size(); i++) {
      line.add(rules.board().number(path.at(i)));
    }
    return line;
  }

  public final Preview preview(Order.Attack attack) {
    var answer = rules.preview(p(), attack);
    assertThat(answer.refused()).as(attack.toString()).isNull();
    return answer.value();
  }

  /** The kind of decision that waits. */
  public final String asked() {
    return match.decision() instanceof Decision.Choose choose ? choose.kind() : "over";
  }

  public final String askedOf() {
    return match.decision() instanceof Decision.Choose choose ? choose.side().id() : "nobody";
  }

  /** What the player is asked, in words. */
  public final String prompt() {
    return match.decision() instanceof Decision.Choose choose ? choose.prompt() : "";
  }

  /** The options that the player reads: id and title. */
  public final List<String> options() {
    return rules.question(p()).options().stream()
        .map(option -> option.id() + ": " + option.title())
        .toList();
  }

  /** The closed directions that the player reads, such as "it-7 NW 2517 IF-12.2.4". */
  public final List<String> closed() {
    return rules.question(p()).closed().stream()
        .map(way ->
            way.units().stream().map(Unit::id).collect(Collectors.joining(" "))
                + " "
                + way.direction()
                + (way.hex() < 0 ? "" : " " + rules.board().number(way.hex()))
                + " "
                + way.caseId())
        .toList();
  }

  public final String phase() {
    return rules.status(p()).phase();
  }

  public final int turn() {
    return rules.status(p()).turn();
  }

  /** Whose part of the turn it is. */
  public final String phasing() {
    Side side = rules.status(p()).side();
    return side == null ? "nobody" : side.id();
  }

  /** The legal orders here, at most ten thousand. */
  public final List<Order> orders() {
    return rules.list(p(), 10_000);
  }

  public final <O extends Order> List<O> orders(Class<O> kind) {
    return orders().stream().filter(kind::isInstance).map(kind::cast).toList();
  }

  /** The result of the last combat, such as "1/2". */
  public final String result() {
    return lastFought().result();
  }

  protected final Event.Fought lastFought() {
    List<Event.Fought> fought = events(Event.Fought.class);
    assertThat(fought).as("a combat").isNotEmpty();
    return fought.getLast();
  }

  /** Passes, whoever is asked, until a side's phase of a turn has come. */
  public final S passTo(int turn, String side, String phase) {
    for (int i = 0; i < 400; i++) {
      if (turn() == turn && phasing().equals(side) && phase().equals(phase)) {
        return self();
      }
      play(pass());
    }
    throw new AssertionError("the " + phase + " of turn " + turn + " does not come");
  }

  /** The dice that were laid out and have not been rolled. */
  public final List<Integer> diceLeft() {
    return match.laid();
  }

  /** The order that a player accepts with one key; it must be legal. */
  public final Order suggestion() {
    Order order = rules.suggest(p());
    assertThat(grants(order)).as(order.toString()).isTrue();
    return order;
  }
}
