package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Rules.Answer;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Cases 11.1 to 11.6: who may attack whom, the declaration that shows all units, and what else the
 * attacker does in a combat sub-phase. What an attack counts for is reckoned in {@link Reckoning},
 * what comes of it in {@link Results}; the lists of attacks are in {@link AttackOrders}.
 */
public final class Combat extends Chapter {
  private final AttackOrders listing;

  Combat(ItalianFrontRules rules) {
    super(rules);
    listing = new AttackOrders(rules);
  }

  // ---- 11.1 the sub-phases

  /** A combat sub-phase opens. */
  @Case({"IF-11.1.1", "IF-11.1.2"})
  void begin(Table t, int side) {
    t.push(new Declaring(side));
  }

  /** A combat sub-phase closes: nobody has attacked or was attacked any more. */
  @Case({"IF-11.3.2", "IF-11.1.2"})
  void end(Table t, int side) {
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, Flag.OF_A_COMBAT, false);
    }
    if (rules.sequence().step(t.now()) == Sequence.Step.SECOND_COMBAT_ENDS) {
      rules.reconnaissance().end(t);
      rules.mines().end(t);
    }
  }

  /** The attacker does one thing after another until he ends the sub-phase. */
  @Case({"IF-11.1.1", "IF-11.4.1", "IF-16.8.1", "IF-RE.B2"})
  record Declaring(int side) implements Pending.Choice<ItalianFrontRules>, LastingFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(p, side, Kind.ATTACK, rules.combat().prompt(p, side), "IF-11.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Combat", "End combat").with(rules.combat().options(p, side));
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      rules.combat().listing.orders(p, side, sink);
    }

    @Override
    public void others(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (rules.mines().list(p, side, sink) && rules.reconnaissance().list(p, side, sink)) {
        rules.stackOrder().orders(p, side, sink);
      }
    }

    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      return rules.combat().mayEnd(p, side) == null
          ? Order.PASS
          : rules.combat().listing.any(p, side);
    }

    @Override
    public Order sample(ItalianFrontRules rules, Position p, RandomGenerator random) {
      return rules.combat().listing.sample(p, side, random);
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> rules.combat().close(t, side);
        case Order.Attack attack -> rules.combat().declare(t, side, attack);
        case Order.Choose choose when choose.option().equals(Reconnaissance.RECON) ->
            rules.reconnaissance().fly(t, side, choose);
        case Order.Choose choose when choose.option().equals(Mines.MINE) ->
            rules.mines().fire(t, side, choose);
        case Order.Choose choose when choose.option().equals(StackOrder.TOP) ->
            rules.stackOrder().play(t, side, choose);
        default -> Refused.of("IF-4.1.3", "Units may not move in a combat sub-phase.");
      };
    }
  }

  private String prompt(Position p, int side) {
    if (mayEnd(p, side) != null) {
      return "The offensive is mandatory: attack with more units.";
    }
    if (!rules.mines().ready(p, side)) {
      return "Attack, or end the combat sub-phase.";
    }
    return rules.sequence().secondCombat(p)
        ? "Attack, fire the mine, or end the combat sub-phase. A mine that is not fired now is"
            + " lost."
        : "Attack, fire the mine, or end the combat sub-phase.";
  }

  private List<Question.Option> options(Position p, int side) {
    List<Question.Option> options = new ArrayList<>();
    options.add(new Question.Option(Reconnaissance.RECON, "Fly reconnaissance"));
    if (rules.mines().ready(p, side)) {
      options.add(new Question.Option(Mines.MINE, "Fire the mine"));
    }
    options.add(StackOrder.OPTION);
    return options;
  }

  private @Nullable Refused close(Table t, int side) {
    Refused refused = mayEnd(t.now(), side);
    if (refused == null) {
      if (rules.mines().ready(t.now(), side) && rules.sequence().secondCombat(t.now())) {
        t.note("The mine was not fired and is lost.", "IF-RE.B2");
      }
      t.pop();
    }
    return refused;
  }

  /** Why the sub-phase may not be ended, or null: a Mandatory Offensive asks for more attacks. */
  @Case({"IF-11.1.1", "IF-RE.B1"})
  @Nullable Refused mayEnd(Position p, int side) {
    return side == CENTRAL
            && rules.events().offensive(p)
            && p.global(Global.OFFENSIVE_STEPS) < Events.OFFENSIVE
            && rules.sequence().secondCombat(p)
            && listing.any(p, side) instanceof Order.Attack
        ? Refused.of(
            "IF-RE.B1",
            () ->
                "The offensive is mandatory: "
                    + p.global(Global.OFFENSIVE_STEPS)
                    + " of "
                    + Events.OFFENSIVE
                    + " steps have attacked, and more can.")
        : null;
  }

  // ---- 11.2, 11.3 who may attack whom

  /** Why the side makes no more attacks at all in this turn, or null. */
  @Case("IF-17.2.1")
  @Nullable Refused exhausted(Position p, int side) {
    return rules.pause().mayAttack(p, side);
  }

  /** Why a unit may attack nobody now, or null. */
  @Case({"IF-11.2.1", "IF-11.3.2", "IF-14.3.2", "IF-15.2.6"})
  @Nullable Refused mayAttack(Position p, int side, Counter unit) {
    if (unit.sideIndex() != side || p.place(unit) < 0 || unit.isSymbol()) {
      return Refused.of("IF-11.2.1", () -> unit.begins() + " may not attack now.");
    }
    if (unit.isHq()) {
      return Refused.of(
          "IF-15.2.6", () -> unit.begins() + " is a headquarters and may not attack.");
    }
    if (p.has(unit, Flag.ATTACKED)) {
      return Refused.of(
          "IF-11.3.2", () -> unit.begins() + " has already attacked in this sub-phase.");
    }
    if (rules.pieces().attack(p, unit) > 0) {
      return null;
    }
    return rules.pieces().printedAttack(p, unit) == 0
        ? Refused.of("IF-11.2.1", () -> unit.begins() + " has no attack factor.")
        : Refused.of("IF-14.3.2", () -> unit.begins() + " has no attack factor left.");
  }

  /** Why a hex may not be attacked now, or null. */
  @Case({"IF-11.2.1", "IF-11.3.2"})
  @Nullable Refused mayBeAttacked(Position p, int side, int hex) {
    if (!rules.zones().enemy(p, side, hex)) {
      return Refused.of(
          "IF-11.2.1", () -> "There is no enemy unit to attack in " + title(hex) + ".");
    }
    boolean again = rules.reads(Reading.SHELTERS_MAY_BE_ATTACKED);
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (p.has(counter(u), Flag.WAS_ATTACKED) != again) {
        return again ? null : attackedAlready(hex);
      }
    }
    return again ? attackedAlready(hex) : null;
  }

  private Refused attackedAlready(int hex) {
    return Refused.of(
        "IF-11.3.2", () -> "Units in " + title(hex) + " were already attacked in this sub-phase.");
  }

  /** Why the unit cannot attack the hex from where it stands, or null. */
  @Case({"IF-11.2.1", "IF-TEC.sea"})
  @Nullable Refused reaches(Position p, Counter unit, int target) {
    int d = board.direction(p.place(unit), target);
    if (d < 0) {
      return Refused.of(
          "IF-11.2.1", () -> unit.begins() + " is not next to " + title(target) + ".");
    }
    return theatre.open(p.place(unit), d)
        ? null
        : Refused.of(
            "IF-11.2.1", () -> "No unit may attack across sea or lake into " + title(target) + ".");
  }

  /** Why the attack may not be made, or null. */
  @Case({"IF-11.2.1", "IF-11.2.3", "IF-11.3.1", "IF-11.3.2", "IF-11.5.1", "IF-11.7.12"})
  @Nullable Refused check(Position p, int side, Order.Attack attack) {
    if (attack.units().isEmpty() || attack.targets().size() != 1) {
      return Refused.of("IF-11.2.1", "Choose the attackers and the one hex that they attack.");
    }
    Refused refused = exhausted(p, side);
    int target = attack.targets().at(0);
    for (int i = 0; i < attack.units().size() && refused == null; i++) {
      Counter unit = counter(attack.units().get(i));
      refused = mayAttack(p, side, unit);
      if (refused == null) {
        refused = reaches(p, unit, target);
      }
      if (refused == null && attack.units().indexOf(unit) != i) {
        refused = Refused.of("IF-11.3.1", () -> unit.begins() + " is chosen twice.");
      }
    }
    if (refused == null) {
      refused = mayBeAttacked(p, side, target);
    }
    return refused != null ? refused : plan(p, side, attack);
  }

  /** Why the support that the attacker has in mind could not be announced, or null. */
  @Case({"IF-16.1.1", "IF-11.6.2"})
  private @Nullable Refused plan(Position p, int side, Order.Attack attack) {
    if (attack.extras().isEmpty()) {
      return null;
    }
    for (Order.Extra extra : attack.extras()) {
      if (!extra.is(Announcements.SUPPORT) || extra.unit() == null || extra.amount() != 1) {
        return Refused.of("IF-16.1.1", "Only support units can be added to an attack.");
      }
    }
    return rules
        .support()
        .together(
            p,
            side,
            true,
            counters(attack.units()),
            attack.targets().at(0),
            counters(attack.givers(Announcements.SUPPORT)));
  }

  static List<Counter> counters(List<Unit> units) {
    List<Counter> counters = new ArrayList<>(units.size());
    for (Unit unit : units) {
      counters.add(counter(unit));
    }
    return counters;
  }

  /** Whether the unit fights as assault infantry about a hex. */
  @Case({"IF-11.7.5", "IF-12.1.2", "IF-19.6.2"})
  boolean isAssault(Position p, Counter unit, int hex) {
    return unit.isAssault() || rules.alpini().trained(p, unit) && rules.alpini().suits(hex);
  }

  // ---- 11.4, 11.6 the declaration

  /** The units of a hex that are attacked together. */
  @Case({"IF-11.3.1", "IF-11.3.2"})
  List<Counter> defenders(Position p, int hex) {
    boolean again = rules.reads(Reading.SHELTERS_MAY_BE_ATTACKED);
    List<Counter> defenders = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (!again || !p.has(unit, Flag.WAS_ATTACKED)) {
        defenders.add(unit);
      }
    }
    return defenders;
  }

  /** The attack is made: both sides see who fights, and it cannot be called off any more. */
  @Case({"IF-11.4.1", "IF-11.6.1", "IF-11.6.2", "IF-11.3.2"})
  private @Nullable Refused declare(Table t, int side, Order.Attack attack) {
    Refused refused = check(t.now(), side, attack);
    if (refused != null) {
      return refused;
    }
    Position p = t.now();
    int target = attack.targets().at(0);
    List<Counter> attackers = counters(attack.units());
    List<Counter> defenders = defenders(p, target);
    boolean crowdedAttack = false;
    int steps = 0;
    for (Counter unit : attackers) {
      crowdedAttack |= rules.stacking().overstacked(p, p.place(unit));
      steps += p.stepsLeft(unit);
    }
    boolean crowdedDefence = rules.stacking().overstacked(p, target);
    t.note(
        UnitNames.begin(attackers)
            + (attackers.size() == 1 ? " attacks " : " attack ")
            + title(target)
            + ".",
        "IF-11.4.1");
    reveal(t, attackers, 1 - side);
    reveal(t, defenders, side);
    for (Counter unit : attackers) {
      t.setFlag(unit, Flag.ATTACKED, true);
    }
    for (Counter unit : defenders) {
      t.setFlag(unit, Flag.WAS_ATTACKED, true);
    }
    count(t, side, steps);
    t.push(
        Battle.of(
            side,
            target,
            attackers,
            defenders,
            counters(attack.givers(Announcements.SUPPORT)),
            crowdedAttack,
            crowdedDefence));
    return null;
  }

  /** Shows the enemy the units that he does not see yet. */
  @Case({"IF-11.6.1", "IF-11.6.2"})
  private void reveal(Table t, List<Counter> units, int to) {
    for (Counter unit : units) {
      if (!rules.fog().known(t.now(), unit)) {
        t.tell(new Event.Revealed(unit, rules.side(to)));
      }
    }
  }

  /** Attacks count for a pause, and their steps for a Mandatory Offensive. */
  @Case({"IF-17.2.1", "IF-RE.B1"})
  private void count(Table t, int side, int steps) {
    rules.pause().attacked(t, side);
    if (side == CENTRAL && rules.events().offensive(t.now())) {
      t.addGlobal(Global.OFFENSIVE_STEPS, steps);
    }
  }

  // ---- for those who look

  /** The hexes that somebody can attack now. */
  Hexes targets(Position p, int side) {
    return listing.targets(p, side);
  }

  /** The units that could join an attack on the hex. */
  List<Counter> attackers(Position p, int side, int target) {
    return listing.attackers(p, side, target);
  }

  Answer<Preview> preview(Position p, Order.Attack attack) {
    if (!(p.pending() instanceof Declaring(int side))) {
      return Answer.refused(Refused.of("IF-4.1.3", "Units attack only in a combat sub-phase."));
    }
    Refused refused = check(p, side, attack);
    return refused != null
        ? Answer.refused(refused)
        : Answer.of(new CombatPreviews(rules).before(p, side, attack));
  }

  /** The combat that is being fought, or null. */
  fieldmarshal.engine.@Nullable Combat underWay(Position p) {
    return new CombatPreviews(rules).underWay(p);
  }

  Meaning meaning(String result) {
    return CombatTable.meaning(result);
  }

  List<Preview.Chance> chances(Event.Fought fought) {
    return new CombatPreviews(rules).chances(fought);
  }
}
