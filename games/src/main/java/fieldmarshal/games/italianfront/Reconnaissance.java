package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Case 16.8: an air unit looks at an enemy hex instead of supporting. The enemy may contest it with
 * air units of his own. Success helps the support dice of every attack on that hex in the rest of
 * the segment; it shows nothing of the stack.
 */
final class Reconnaissance extends Chapter {
  static final String RECON = "recon";
  static final String CONTEST = "contest";

  /** Of a spot that only shows where it happens. */
  private static final int NO_TURN = 0;

  Reconnaissance(ItalianFrontRules rules) {
    super(rules);
  }

  /** Whether a reconnaissance of the hex has succeeded in this segment. */
  @Case({"IF-16.8.1", "IF-16.8.4"})
  boolean succeeded(Position p, int hex) {
    return HexState.RECON.is(p, hex);
  }

  /** The segment's combats are over: what was seen is no use any more. */
  @Case("IF-16.8.1")
  void end(Table t) {
    for (int hex = 0; hex < board.size(); hex++) {
      if (succeeded(t.now(), hex)) {
        HexState.RECON.set(t, hex, false);
      }
    }
  }

  // ---- flying

  /** Why an air unit may not fly over a hex, or null. */
  @Case({"IF-16.8.1", "IF-16.8.5", "IF-16.1.2"})
  private @Nullable Refused barred(Position p, int side, Counter air, int hex) {
    Refused refused = rules.support().absent(p, air, side);
    if (refused != null) {
      return refused;
    }
    if (!air.isAir()) {
      return Refused.of("IF-16.8.1", () -> air.begins() + " is not an air unit.");
    }
    return over(p, side, hex);
  }

  /** Why nobody may fly over a hex, or null. */
  @Case({"IF-16.8.1", "IF-16.8.5"})
  private @Nullable Refused over(Position p, int side, int hex) {
    if (!rules.zones().enemy(p, side, hex)) {
      return Refused.of("IF-16.8.5", () -> "There is no enemy unit in " + title(hex) + ".");
    }
    if (succeeded(p, hex)) {
      return Refused.of(
          "IF-16.8.1", () -> "A reconnaissance of " + title(hex) + " has already succeeded.");
    }
    return rules.combat().mayBeAttacked(p, side, hex) != null
        ? Refused.of("IF-16.8.1", () -> title(hex) + " has already been attacked.")
        : null;
  }

  @Nullable Refused fly(Table t, int side, Order.Choose order) {
    if (order.units().size() != 1 || order.hexes().size() != 1) {
      return Refused.of("IF-16.8.1", "Choose one air unit and a hex for its reconnaissance.");
    }
    Counter air = counter(order.units().getFirst());
    int hex = order.hexes().at(0);
    Refused refused = barred(t.now(), side, air, hex);
    if (refused != null) {
      return refused;
    }
    t.note(air.begins() + " flies reconnaissance over " + title(hex) + ".", "IF-16.8.1");
    rules.support().use(t, List.of(air));
    if (ready(t.now(), 1 - side).isEmpty()) {
      succeed(t, hex);
    } else {
      t.push(new Contest(air, hex));
    }
    return null;
  }

  @Case({"IF-16.8.2", "IF-16.8.4"})
  private void succeed(Table t, int hex) {
    HexState.RECON.set(t, hex, true);
    t.note("The reconnaissance of " + title(hex) + " succeeds.", "IF-16.8.4");
  }

  /** The air units of a side that can fly. */
  List<Counter> ready(Position p, int side) {
    List<Counter> ready = new ArrayList<>();
    for (Counter unit : rules.support().pool(side)) {
      if (unit.isAir() && rules.support().absent(p, unit, side) == null) {
        ready.add(unit);
      }
    }
    return ready;
  }

  // ---- the contest

  /** The enemy sends air units of his own, or lets it pass. */
  @Case({"IF-16.8.2", "IF-16.8.3"})
  record Contest(Counter air, int hex) implements Pending.Choice<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          1 - air.sideIndex(),
          Kind.CHOOSE,
          air.begins()
              + " flies reconnaissance over "
              + rules.board().title(hex)
              + ". Choose air units that contest it, or none.",
          "IF-16.8.3");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Air reconnaissance", "Do not contest")
          .with(
              new Question.Option(CONTEST, "Contest").in(List.of(new Question.Spot(hex, NO_TURN))));
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      List<Counter> ready = rules.reconnaissance().ready(p, 1 - air.sideIndex());
      for (int mask = 1; mask < 1 << ready.size(); mask++) {
        List<Counter> chosen = new ArrayList<>();
        for (int i = 0; i < ready.size(); i++) {
          if ((mask >> i & 1) != 0) {
            chosen.add(ready.get(i));
          }
        }
        if (!sink.accept(Order.Choose.units(CONTEST, chosen))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        t.pop();
        rules.reconnaissance().succeed(t, hex);
        return null;
      }
      return order instanceof Order.Choose choose && choose.option().equals(CONTEST)
          ? rules.reconnaissance().contest(t, this, choose)
          : Refused.of("IF-16.8.3", "Choose air units that contest the reconnaissance, or none.");
    }
  }

  @Case({"IF-16.8.3", "IF-16.1.5"})
  private @Nullable Refused contest(Table t, Contest contest, Order.Choose order) {
    List<Counter> ready = ready(t.now(), 1 - contest.air().sideIndex());
    List<Counter> chosen = new ArrayList<>();
    for (Unit each : order.units()) {
      Counter unit = counter(each);
      if (!ready.contains(unit) || chosen.contains(unit)) {
        return Refused.of("IF-16.8.3", () -> unit.begins() + " cannot contest it.");
      }
      chosen.add(unit);
    }
    if (chosen.isEmpty() || !order.hexes().isEmpty()) {
      return Refused.of("IF-16.8.3", "Choose air units that contest the reconnaissance, or none.");
    }
    t.note(
        UnitNames.begin(chosen) + (chosen.size() == 1 ? " contests it." : " contest it."),
        "IF-16.8.3");
    rules.support().use(t, chosen);
    t.replace(new AirDie(contest.air(), contest.hex(), chosen, 0, 0, 0));
    return null;
  }

  /**
   * A die for each air unit, the one that looks first.
   *
   * @param rolled how many dice have fallen
   * @param own the modified die of the one that looks
   * @param best the best modified die of the enemy so far
   */
  @Case("IF-16.8.3")
  record AirDie(Counter air, int hex, List<Counter> enemies, int rolled, int own, int best)
      implements Pending.Chance<ItalianFrontRules> {
    AirDie {
      enemies = List.copyOf(enemies);
    }

    private Counter roller() {
      return rolled == 0 ? air : enemies.get(rolled - 1);
    }

    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      Counter roller = roller();
      return rules.chance(
          p, roller.sideIndex(), "the air combat of " + roller.called(), "IF-16.8.3");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      rules.reconnaissance().rolled(t, this, face);
    }
  }

  /** What is added to the die of an air unit in a contest. */
  @Case("IF-16.8.3")
  static int skill(Counter air) {
    return air.nation() == Nation.GERMAN
            || air.nation() == Nation.BRITISH
            || air.nation() == Nation.FRENCH
        ? 1
        : 0;
  }

  @Case({"IF-16.8.3", "IF-16.8.4"})
  private void rolled(Table t, AirDie die, int face) {
    Counter roller = die.roller();
    int skill = skill(roller);
    t.tell(
        new Event.Rolled(
            "the air combat of " + roller.called() + (skill == 0 ? "" : ", die +" + skill),
            face,
            "IF-16.8.3"));
    t.note(
        roller.begins() + " has a total of " + (face + skill) + " in the air combat.", "IF-16.8.3");
    int own = die.rolled() == 0 ? face + skill : die.own();
    int best = die.rolled() == 0 ? 0 : Math.max(die.best(), face + skill);
    if (die.rolled() < die.enemies().size()) {
      t.replace(new AirDie(die.air(), die.hex(), die.enemies(), die.rolled() + 1, own, best));
      return;
    }
    t.pop();
    if (own > best) {
      succeed(t, die.hex());
    } else {
      t.note("The reconnaissance of " + title(die.hex()) + " fails.", "IF-16.8.4");
    }
  }

  // ---- listing

  /** The hexes that may be looked at. */
  private Hexes hexes(Position p, int side) {
    Hexes hexes = Hexes.NONE;
    for (int hex = 0; hex < board.size(); hex++) {
      if (over(p, side, hex) == null) {
        hexes = hexes.plus(hex);
      }
    }
    return hexes;
  }

  /** Lists all flights; false when the sink has had enough. */
  boolean list(Position p, int side, OrderSink sink) {
    List<Counter> ready = ready(p, side);
    if (ready.isEmpty()) {
      return true;
    }
    Hexes hexes = hexes(p, side);
    for (Counter air : ready) {
      for (int i = 0; i < hexes.size(); i++) {
        if (!sink.accept(new Order.Choose(RECON, List.of(air), Hexes.of(hexes.at(i))))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The flights of an air unit over hexes that can be attacked now. */
  @Case("IF-16.8.1")
  List<Order.Choose> flights(Position p, int side, Counter air) {
    List<Order.Choose> flights = new ArrayList<>();
    Hexes hexes = air.isAir() ? rules.combat().targets(p, side) : Hexes.NONE;
    for (int i = 0; i < hexes.size(); i++) {
      if (barred(p, side, air, hexes.at(i)) == null) {
        flights.add(new Order.Choose(RECON, List.of(air), Hexes.of(hexes.at(i))));
      }
    }
    return flights;
  }

  @Nullable Order sample(Position p, int side, RandomGenerator random) {
    List<Counter> ready = ready(p, side);
    if (ready.isEmpty()) {
      return null;
    }
    for (int i = 0; i < 20; i++) {
      int hex = random.nextInt(board.size());
      if (over(p, side, hex) == null) {
        Counter air = ready.get(random.nextInt(ready.size()));
        return new Order.Choose(RECON, List.of(air), Hexes.of(hex));
      }
    }
    return null;
  }
}
