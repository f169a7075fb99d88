package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Cases 12.1 to 12.5: when a player may fight, who may attack whom, and each attack at its time. A
 * battle book changes {@link #mayAttack} and {@link #mayStrike}. Units of several hexes that attack
 * together bring a duty ({@link Duties}); what an attack counts for is in {@link Reckoning}, what
 * comes of it in {@link Results}.
 */
public class Combat extends Chapter {
  /** More units than that are not listed together in every way. */
  private static final int MOST_LISTED = 20;

  private final Duties duties;

  public Combat(ClashRules rules) {
    super(rules);
    duties = new Duties(rules, this);
  }

  // ---- 12.1, 12.5 the combat

  /** The combat of a side begins: it has declared it, or its combat phase has come. */
  @Case({"COG-12.1a", "COG-12.1d", "COG-5.34b", "COG-5.34d"})
  protected void begin(Table t, int side) {
    if (possible(t.now(), side)) {
      t.push(new Segment());
    }
  }

  /** An attack is over: the next one follows, unless there is nobody left to attack. */
  @Case("COG-12.5")
  final void next(Table t) {
    if (t.now().pending() instanceof Segment && !possible(t.now(), t.now().global(Global.PLAYER))) {
      t.pop();
      t.note("No other hex can be attacked; the combat is over.", "COG-12.5");
    }
  }

  /** The combat is over: what it had to remember is forgotten. */
  @Case({"COG-12.2d", "COG-12.4a"})
  protected void end(Table t) {
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, Flag.OF_A_COMBAT, false);
    }
    for (Theatre.Works works : theatre.works()) {
      if (works.fort()) {
        Field.FORT_ATTACKED.set(t, works.hex(), false);
      }
    }
    t.setGlobal(Global.OFFENSIVE, 0);
  }

  /** The attacker makes one attack after the other, or ends the combat. */
  @Case({"COG-12.1a", "COG-12.1c", "COG-12.1d", "COG-12.5"})
  public record Segment() implements Frame.Choice, LastingFrame {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      int owed = rules.combat().duties.owed(p);
      return rules.ask(
          p,
          p.global(Global.PLAYER),
          Kind.ATTACK,
          owed < 0
              ? "Attack, or end the combat."
              : "The enemy in " + rules.board().title(owed) + " must still be attacked.",
          owed < 0 ? "COG-12.5" : "COG-12.4a");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.of("Combat", rules.combat().duties.owed(p) < 0 ? "End combat" : "");
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      rules.combat().orders(p, sink);
    }

    @Override
    public Order suggest(ClashRules rules, Position p) {
      return rules.combat().suggest(p);
    }

    @Override
    public Order sample(ClashRules rules, Position p, RandomGenerator random) {
      return rules.combat().sample(p, random);
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> rules.combat().close(t);
        case Order.Attack attack -> rules.combat().attack(t, attack);
        default -> Refused.of("COG-12.1a", "Units may not move during a combat.");
      };
    }
  }

  /** The combat ends, unless an attack is owed that can be made. */
  @Case({"COG-12.4a", "COG-12.1c"})
  private @Nullable Refused close(Table t) {
    int owed = duties.owed(t.now());
    if (owed >= 0) {
      return Refused.of(
          "COG-12.4a",
          () ->
              "Your units attacked one hex together from several hexes. Now they must also attack"
                  + " the enemy in "
                  + title(owed)
                  + ".");
    }
    t.pop();
    return null;
  }

  /** An attack is made and fought out before the next. */
  @Case({"COG-12.5", "COG-12.2d", "COG-14.3c"})
  private @Nullable Refused attack(Table t, Order.Attack order) {
    Refused refused = refuse(t.now(), order);
    if (refused != null) {
      return refused;
    }
    List<Counter> attackers = counters(order.units());
    int target = order.targets().at(0);
    int enemy = 1 - attackers.getFirst().sideIndex();
    duties.incur(t, attackers, target);
    Battle battle =
        Battle.of(
            rules.reckoning().force(t.now(), attackers, target),
            rules.reckoning().newcomers(t.now(), enemy, target));
    for (Counter unit : attackers) {
      t.setFlag(unit, Flag.ATTACKED, true);
    }
    for (Counter unit : battle.defenders()) {
      t.setFlag(unit, Flag.WAS_ATTACKED, true);
    }
    if (rules.control().fort(t.now(), enemy, target) > 0) {
      Field.FORT_ATTACKED.set(t, target, true);
    }
    t.note(
        UnitNames.begin(attackers)
            + (attackers.size() == 1 ? " attacks " : " attack ")
            + title(target)
            + ".",
        "COG-12.2a");
    t.push(battle);
    return null;
  }

  // ---- 12.1, 12.2 who may attack whom

  /** Why a unit may attack nobody (more) in this combat, or null. */
  @Case({"COG-2.26c", "COG-12.1a", "COG-12.1b", "COG-12.2d", "COG-12.94", "COG-14.4d", "COG-X10"})
  protected @Nullable Refused mayAttack(Position p, Counter unit) {
    if (unit.sideIndex() != p.global(Global.PLAYER) || p.place(unit) < 0) {
      return Refused.of("COG-12.1a", () -> unit.begins() + " may not attack now.");
    }
    if (!unit.attacks()) {
      return Refused.of("COG-2.26c", () -> unit.begins() + " never attacks.");
    }
    if (p.has(unit, Flag.ATTACKED)) {
      return Refused.of(
          "COG-12.2d",
          () -> unit.begins() + " has already attacked; a unit may attack only once in a combat.");
    }
    if (p.has(unit, Flag.REPLACED | Flag.STRATEGIC)) {
      return Refused.of(
          "COG-12.1b",
          () ->
              unit.begins()
                  + (p.has(unit, Flag.REPLACED)
                      ? " has taken a replacement and may not attack this turn."
                      : " has moved by rail and may not attack this turn."));
    }
    return rules.control().flooded(p, p.place(unit))
        ? Refused.of("COG-12.94", () -> unit.begins() + " is in a flooded hex and may not attack.")
        : null;
  }

  /** Why a unit that may attack may not attack this hex, or null. */
  @Case({"COG-12.1a", "COG-12.94", "COG-14.2a"})
  protected @Nullable Refused mayStrike(Position p, Counter unit, int target) {
    int d = board.direction(p.place(unit), target);
    if (d < 0) {
      return Refused.of(
          "COG-12.1a", () -> unit.begins() + " is not next to " + title(target) + ".");
    }
    if (!theatre.open(p.place(unit), d)) {
      return Refused.of(
          "COG-12.94",
          () ->
              "Sea or lake lies between "
                  + unit.called()
                  + " and "
                  + title(target)
                  + "; no unit may attack across it.");
    }
    return unit.isCavalry() && rules.cavalry().infantryIn(p, 1 - unit.sideIndex(), target)
        ? Refused.of(
            "COG-14.2a",
            () ->
                "Cavalry may not attack infantry, and there is infantry in " + title(target) + ".")
        : null;
  }

  /** Why the hex may not be attacked, or null: somebody must be there who was not attacked yet. */
  @Case({"COG-12.2a", "COG-12.2d", "COG-12.2e", "COG-X15", "COG-X16", "COG-13.0f"})
  final @Nullable Refused mayBeAttacked(Position p, int side, int hex) {
    boolean enemies = false;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.sideIndex() != side) {
        if (!p.has(unit, Flag.WAS_ATTACKED)) {
          return null;
        }
        enemies = true;
      }
    }
    if (rules.forts().defends(p, 1 - side, hex)) {
      return null;
    }
    return enemies || rules.control().fort(p, 1 - side, hex) > 0
        ? Refused.of(
            "COG-12.2d",
            () ->
                title(hex) + " was already attacked; a hex may be attacked only once in a combat.")
        : Refused.of("COG-12.2a", () -> "There is no enemy unit to attack in " + title(hex) + ".");
  }

  /** Why the attack may not be made, or null. */
  @Case({
    "COG-12.2a",
    "COG-12.2c",
    "COG-12.3",
    "COG-12.4a",
    "COG-12.4b",
    "COG-12.4c",
    "COG-Y9c",
    "COG-Y12d"
  })
  final @Nullable Refused refuse(Position p, Order.Attack attack) {
    if (attack.units().isEmpty() || attack.targets().size() != 1 || !attack.extras().isEmpty()) {
      return Refused.of(
          "COG-12.2a", "Choose the units that attack and the one hex that they attack.");
    }
    int target = attack.targets().at(0);
    List<Counter> units = counters(attack.units());
    for (int i = 0; i < units.size(); i++) {
      Counter unit = units.get(i);
      Refused refused = mayAttack(p, unit);
      if (refused == null) {
        refused = mayStrike(p, unit, target);
      }
      if (refused == null && units.indexOf(unit) != i) {
        refused = Refused.of("COG-12.3", () -> unit.begins() + " is chosen twice.");
      }
      if (refused == null && unit.isCavalry() != units.getFirst().isCavalry()) {
        refused = Refused.of("COG-12.4b", "Cavalry and infantry may not attack together.");
      }
      if (refused != null) {
        return refused;
      }
    }
    Refused refused = mayBeAttacked(p, p.global(Global.PLAYER), target);
    return refused != null ? refused : duties.refuse(p, units, target);
  }

  /** Whether a unit could attack a hex by itself. */
  final boolean able(Position p, Counter unit, int target) {
    return mayAttack(p, unit) == null && mayStrike(p, unit, target) == null;
  }

  // ---- listing

  /** Whether a side has anything to attack. */
  @Case({"COG-12.1a", "COG-5.34b"})
  public boolean possible(Position p, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      int from = p.place(unit);
      if (from >= 0) {
        for (int hex : theatre.beside(from)) {
          if (prey(p, side, hex) && able(p, unit, hex)) {
            return true;
          }
        }
      }
    }
    return false;
  }

  /** Whether somebody is in the hex who may be attacked. */
  private boolean prey(Position p, int side, int hex) {
    return (rules.pieces().enemyIn(p, side, hex) || rules.control().fort(p, 1 - side, hex) > 0)
        && mayBeAttacked(p, side, hex) == null;
  }

  /** Whether attacks can be planned: the combat goes on, or its side is asked to declare it. */
  @Case({"COG-12.1a", "COG-5.34a"})
  static boolean planned(Position p) {
    return p.pending() instanceof Segment || p.pending() instanceof Sequence.Declaration;
  }

  /** The hexes that somebody can attack now. */
  final List<Integer> targets(Position p) {
    int side = p.global(Global.PLAYER);
    List<Integer> targets = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side)) {
      int from = p.place(unit);
      if (from < 0) {
        continue;
      }
      for (int hex : theatre.beside(from)) {
        if (prey(p, side, hex) && !targets.contains(hex) && able(p, unit, hex)) {
          targets.add(hex);
        }
      }
    }
    return targets;
  }

  /** The units of an arm that could attack the hex. */
  final List<Counter> attackers(Position p, int target, boolean cavalry) {
    List<Counter> attackers = new ArrayList<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = board.neighbour(target, d);
      for (int u = from < 0 ? -1 : p.first(from); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        if (unit.isCavalry() == cavalry && able(p, unit, target)) {
          attackers.add(unit);
        }
      }
    }
    return attackers;
  }

  /** The units of the attacker beside a hex. */
  final List<Counter> beside(Position p, int target) {
    List<Counter> units = new ArrayList<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = board.neighbour(target, d);
      for (int u = from < 0 ? -1 : p.first(from); u >= 0; u = p.next(u)) {
        if (counter(u).sideIndex() == p.global(Global.PLAYER)) {
          units.add(counter(u));
        }
      }
    }
    return units;
  }

  /** Why a unit cannot join others in an attack on the hex, or null. */
  @Case({"COG-12.4b", "COG-12.1b"})
  final @Nullable Refused why(Position p, Counter unit, int target, List<Unit> others) {
    Refused refused = mayAttack(p, unit);
    if (refused == null) {
      refused = mayStrike(p, unit, target);
    }
    return refused == null
            && !others.isEmpty()
            && counter(others.getFirst()).isCavalry() != unit.isCavalry()
        ? Refused.of("COG-12.4b", "Cavalry and infantry may not attack together.")
        : refused;
  }

  private void orders(Position p, OrderSink sink) {
    if (duties.owed(p) < 0 && !sink.accept(Order.PASS)) {
      return;
    }
    for (int target : targets(p)) {
      if (!list(p, attackers(p, target, false), target, sink)
          || !list(p, attackers(p, target, true), target, sink)) {
        return;
      }
    }
  }

  private boolean list(Position p, List<Counter> attackers, int target, OrderSink sink) {
    int n = Math.min(attackers.size(), MOST_LISTED);
    for (int mask = (1 << n) - 1; mask > 0; mask--) {
      List<Unit> units = new ArrayList<>(n);
      for (int i = 0; i < n; i++) {
        if ((mask >> i & 1) != 0) {
          units.add(attackers.get(i));
        }
      }
      if (duties.refuse(p, counters(units), target) == null
          && !sink.accept(Order.Attack.of(units, target))) {
        return false;
      }
    }
    return true;
  }

  /** The combat ends; an attack that is owed is made by all who can make it together. */
  private Order suggest(Position p) {
    int owed = duties.owed(p);
    if (owed < 0) {
      return Order.PASS;
    }
    Order[] found = new Order[1];
    OrderSink first =
        order -> {
          found[0] = order;
          return false;
        };
    if (list(p, attackers(p, owed, false), owed, first)) {
      list(p, attackers(p, owed, true), owed, first);
    }
    return Objects.requireNonNull(found[0], "nobody can attack");
  }

  private Order sample(Position p, RandomGenerator random) {
    int owed = duties.owed(p);
    if (owed >= 0) {
      Order.Attack attack = sampleAttack(p, owed, random);
      if (attack != null) {
        return attack;
      }
    } else if (random.nextInt(4) == 0) {
      return Order.PASS;
    }
    List<Integer> targets = targets(p);
    int start = targets.isEmpty() ? 0 : random.nextInt(targets.size());
    for (int i = 0; i < targets.size(); i++) {
      Order.Attack attack = sampleAttack(p, targets.get((start + i) % targets.size()), random);
      if (attack != null) {
        return attack;
      }
    }
    return Order.PASS;
  }

  private Order.@Nullable Attack sampleAttack(Position p, int target, RandomGenerator random) {
    boolean cavalry = random.nextInt(3) == 0;
    List<Counter> able = attackers(p, target, cavalry);
    if (able.isEmpty()) {
      able = attackers(p, target, !cavalry);
    }
    if (able.isEmpty()) {
      return null;
    }
    Counter first = able.get(random.nextInt(able.size()));
    boolean thin = random.nextInt(4) == 0;
    able.removeIf(unit -> unit != first && thin && random.nextBoolean());
    if (duties.refuse(p, able, target) != null) {
      able.removeIf(unit -> p.place(unit) != p.place(first));
    }
    if (duties.refuse(p, able, target) != null) {
      able.removeIf(unit -> unit != first);
    }
    return duties.refuse(p, able, target) == null
        ? Order.Attack.of(List.copyOf(able), target)
        : null;
  }

  final Duties duties() {
    return duties;
  }

  /** The hexes that must still be attacked. */
  public final Hexes owed(Position p) {
    return duties.all(p);
  }

  // ---- in words

  static List<Counter> counters(List<? extends Unit> units) {
    List<Counter> counters = new ArrayList<>(units.size());
    for (Unit unit : units) {
      counters.add(counter(unit));
    }
    return counters;
  }
}
