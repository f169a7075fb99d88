package fieldmarshal.games.clash;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Unit;
import fieldmarshal.testkit.Scene;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A situation on the {@link ProvingGround}. */
final class Proving extends Scene<ClashRules, Counter, Proving> {
  /** Loaded once. */
  static final ProvingGround GAME = new ProvingGround();

  private final List<Event> story = new ArrayList<>();

  private Proving(ClashRules rules) {
    super(rules, "field", Set.of());
  }

  /** An empty map with these units; the Central Powers fight. */
  static Proving central(String placements) {
    return on(placements).at(3, "central", ClashGame.COMBAT);
  }

  /** An empty map with these units; the Entente fights. */
  static Proving entente(String placements) {
    return on(placements).at(3, "entente", ClashGame.COMBAT);
  }

  /** An empty map with these units. */
  static Proving on(String placements) {
    return new Proving(open(ClashRules.class, GAME, "field")).cleared().with(placements);
  }

  @Override
  protected Proving self() {
    return this;
  }

  // ---- orders

  /** An attack on a hex. */
  Order.Attack attack(String target, String... units) {
    return new Order.Attack(units(units), hexes(target));
  }

  /** Makes the attack with these dice laid out, up to the first question. */
  Proving fight(List<Integer> dice, Order.Attack attack) {
    story.clear();
    match().lay(dice);
    return then(attack);
  }

  /** Plays orders and keeps what they brought with what the attack brought. */
  Proving then(Order... orders) {
    for (Order order : orders) {
      play(order);
      story.addAll(events());
    }
    return this;
  }

  /** Makes the attack and answers as suggested, until attackers may advance or the next attack. */
  Proving resolve(List<Integer> dice, Order.Attack attack) {
    fight(dice, attack);
    return resolve();
  }

  /** Answers as suggested, until attackers may advance or the next attack. */
  Proving resolve() {
    while (asked().equals("choose") || asked().equals("retreat") || asked().equals("retire")) {
      then(suggestion());
    }
    return this;
  }

  /** Who rolls next, or who rolls at all. */
  Order.Choose roll(String... units) {
    return choose(Results.ROLL, units);
  }

  // ---- questions

  /** The odds of an attack as it stands, such as "6:4 1:1, all roll". */
  String odds(Order.Attack attack) {
    List<Counter> units = Combat.counters(attack.units());
    Reckoning.Odds odds =
        rules()
            .reckoning()
            .odds(p(), rules().reckoning().force(p(), units, attack.targets().at(0)));
    return odds.ratio()
        + " "
        + CombatChart.COLUMNS.get(odds.column())
        + ", "
        + CombatChart.limitWords(odds.limit());
  }

  /** The last combat, such as "6:4 (1:1) D0 A0". */
  String fought() {
    return story.stream()
        .filter(Event.Fought.class::isInstance)
        .map(Event.Fought.class::cast)
        .map(event -> event.odds() + " " + event.result())
        .reduce((first, second) -> second)
        .orElse("nothing was fought");
  }

  /** The dice of the attack, each with its purpose, such as "defence of Entente 1: 4". */
  List<String> dice() {
    return story.stream()
        .filter(Event.Rolled.class::isInstance)
        .map(Event.Rolled.class::cast)
        .filter(event -> event.purpose().matches("(attack|defence|retreat) .*"))
        .map(event -> event.purpose() + ": " + event.face())
        .toList();
  }

  /** What was said of the last combat beside its dice, moves and losses. */
  List<String> notes() {
    return story.stream()
        .filter(Event.Noted.class::isInstance)
        .map(event -> rules().tell(event))
        .toList();
  }

  /** The cases by which a unit has lost steps since the attack, one for each loss. */
  List<String> lossesOf(String unit) {
    return story.stream()
        .filter(Event.Reduced.class::isInstance)
        .map(Event.Reduced.class::cast)
        .filter(event -> event.unit().id().equals(unit))
        .map(Event.Reduced::caseId)
        .toList();
  }

  /** Where a unit was before the last order that moved it, and how it went. */
  List<String> moves() {
    return story.stream()
        .filter(Event.Moved.class::isInstance)
        .map(Event.Moved.class::cast)
        .map(event -> event.unit().id() + " " + event.how() + " " + numbers(event.path()))
        .toList();
  }

  /** The ways of the retreat that is asked for, each as hex numbers with blanks between. */
  List<String> ways() {
    return orders(Order.Retreat.class).stream().map(order -> numbers(order.path())).toList();
  }

  /** The ends of the advances that are offered to a unit. */
  List<String> advances(String unit) {
    Unit who = unit(unit);
    return orders(Order.Advance.class).stream()
        .filter(order -> order.units().contains(who))
        .map(order -> numbers(order.path()))
        .toList();
  }

  private String numbers(Hexes path) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < path.size(); i++) {
      text.append(i == 0 ? "" : " ").append(rules().board().number(path.at(i)));
    }
    return text.toString();
  }

  int fort(String hex) {
    return Field.FORT.get(p(), hex(hex));
  }

  boolean controls(String side, String hex) {
    return rules().controlled(p(), side(side)).contains(hex(hex));
  }
}
