package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Decision;
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
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.HexNames;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Cases 6.0 and 6.1: who may attack whom, and in what order, with cavalry against infantry
 * (10.2.1). All attacks of a phase are declared before the first is resolved, so that the duty to
 * attack everybody in the zones of those who attack can be looked at as a whole. What an attack
 * counts for is reckoned in {@link Reckoning}, what comes of it in {@link Results}.
 */
public final class Combat extends Reckoning {
  static final String RESOLVE = "resolve";
  static final String CALL_OFF = "call-off";

  private final boolean cavalryNeedsInfantry;

  Combat(EastPrussiaRules rules) {
    super(rules);
    cavalryNeedsInfantry = rules.on(EastPrussia.CAVALRY_INFANTRY);
  }

  /** An attack that has been declared. */
  record Declared(List<Counter> units, Hexes targets) {
    Declared {
      units = List.copyOf(units);
    }
  }

  // ---- 6.0 declaring

  /** The phasing player declares attacks until he is done; the duty to attack is looked at then. */
  @Case({"TWU-4.0b", "TWU-6.0a", "TWU-6.0h", "TWU-2.0c"})
  record Declaration(List<Declared> declared)
      implements Pending.Obvious<EastPrussiaRules>, LastingFrame, RevealingFrame {
    Declaration {
      declared = List.copyOf(declared);
    }

    @Override
    public List<Counter> revealed() {
      return unitsOf(declared);
    }

    @Override
    public Decision.Choose decision(EastPrussiaRules rules, Position p) {
      int side = p.global(Global.PLAYER);
      return rules.ask(
          p,
          side,
          Kind.ATTACK,
          declared.isEmpty()
              ? "All attacks are declared before the first one is resolved. Declare an attack, or end combat."
              : declared.size()
                  + (declared.size() == 1 ? " attack is" : " attacks are")
                  + " declared. Declare more, call one off, or begin the combats.",
          "TWU-6.0a");
    }

    @Override
    public Question question(EastPrussiaRules rules, Position p) {
      return Question.of("Combat", declared.isEmpty() ? "End combat" : "Begin the combats")
          .declaring()
          .with(new Question.Option(CALL_OFF, "Call off"));
    }

    @Override
    public void orders(EastPrussiaRules rules, Position p, OrderSink sink) {
      rules.combat().orders(p, declared, sink);
    }

    @Override
    public Order suggest(EastPrussiaRules rules, Position p) {
      Refused refused = rules.combat().duty(p, declared);
      return refused == null ? Order.PASS : callOff(declared.getLast());
    }

    @Override
    public Order sample(EastPrussiaRules rules, Position p, RandomGenerator random) {
      return rules.combat().sample(p, declared, random);
    }

    @Override
    public @Nullable Refused play(EastPrussiaRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> rules.combat().begin(t, declared);
        case Order.Attack attack -> rules.combat().declare(t, declared, attack);
        case Order.Choose choose when choose.option().equals(CALL_OFF) ->
            rules.combat().callOff(t, declared, choose);
        default -> Refused.of("TWU-4.0b", "Units may not move in a combat phase.");
      };
    }
  }

  /** Units that are to attack show their faces, even to an empty fortress. */
  @Case("TWU-10.1h")
  private static List<Counter> unitsOf(List<Declared> attacks) {
    List<Counter> units = new ArrayList<>();
    for (Declared attack : attacks) {
      units.addAll(attack.units());
    }
    return units;
  }

  private static Order callOff(Declared declared) {
    return new Order.Choose(CALL_OFF, List.of(), declared.targets());
  }

  private @Nullable Refused declare(Table t, List<Declared> declared, Order.Attack attack) {
    Refused refused = mayDeclare(t.now(), declared, attack);
    if (refused != null) {
      return refused;
    }
    List<Declared> more = new ArrayList<>(declared);
    more.add(new Declared(counters(attack.units()), attack.targets()));
    t.replace(new Declaration(more));
    t.note(
        UnitNames.begin(attack.units()) + " will attack " + titles(attack.targets()) + ".",
        "TWU-6.0h");
    return null;
  }

  private @Nullable Refused callOff(Table t, List<Declared> declared, Order.Choose order) {
    List<Declared> fewer = new ArrayList<>(declared);
    if (!order.units().isEmpty()
        || !fewer.removeIf(each -> sameHexes(each.targets(), order.hexes()))) {
      return Refused.of("TWU-6.0h", "No such attack has been declared.");
    }
    t.replace(new Declaration(fewer));
    t.note("The attack on " + titles(order.hexes()) + " is called off.", "TWU-6.0h");
    return null;
  }

  static boolean sameHexes(Hexes a, Hexes b) {
    if (a.size() != b.size()) {
      return false;
    }
    for (int i = 0; i < a.size(); i++) {
      if (!b.contains(a.at(i)) || !a.contains(b.at(i))) {
        return false;
      }
    }
    return true;
  }

  /** The declaration is complete: combats follow. */
  @Case({"TWU-6.0b", "TWU-6.0h"})
  private @Nullable Refused begin(Table t, List<Declared> declared) {
    Refused refused = duty(t.now(), declared);
    if (refused == null) {
      t.pop();
      if (!declared.isEmpty()) {
        t.push(new Pick(declared));
      }
    }
    return refused;
  }

  /**
   * Why the attacks may not be left as they are, or null: every enemy unit in the zone of a unit
   * that attacks must be attacked by somebody. Across rivers and in fortresses there is no zone.
   */
  @Case({"TWU-6.0b", "TWU-10.2.1b", "TWU-10.2.2f", "TWU-3.5b"})
  @Nullable Refused duty(Position p, List<Declared> declared) {
    for (Declared attack : declared) {
      for (Counter unit : attack.units()) {
        int hex = unmet(p, declared, unit);
        if (hex >= 0) {
          return Refused.of(
              "TWU-6.0b",
              () ->
                  unit.begins()
                      + " attacks. Your units must then also attack the enemy in "
                      + title(hex)
                      + ".");
        }
      }
    }
    return null;
  }

  /** A hex in the unit's zone with enemies whom nobody attacks, or -1. */
  private int unmet(Position p, List<Declared> declared, Counter unit) {
    for (int hex : theatre.zone(p.place(unit))) {
      if (owed(p, declared, unit, hex)) {
        return hex;
      }
    }
    return -1;
  }

  /**
   * Why an attack may not be declared beside the others, or null: nobody would be left for an enemy
   * who must be attacked. A unit that is left for one of these enemies can attack all enemies
   * beside it together, so it is enough to look at each enemy by itself. Cavalry that needs
   * infantry is the exception.
   */
  @Case({"TWU-6.0b", "TWU-10.2.1b"})
  private @Nullable Refused unmeetable(Position p, List<Declared> declared, Declared next) {
    List<Declared> all = new ArrayList<>(declared);
    all.add(next);
    for (Declared attack : all) {
      for (Counter unit : attack.units()) {
        for (int hex : theatre.zone(p.place(unit))) {
          if (owed(p, all, unit, hex) && !meetable(p, all, hex, true)) {
            return Refused.of(
                "TWU-6.0b",
                () ->
                    unit.begins()
                        + " attacks. Your units must then also attack the enemy in "
                        + title(hex)
                        + ", but no unit would be left for that attack.");
          }
        }
      }
    }
    return null;
  }

  /** Whether the hex is in the unit's zone, with enemies whom nobody attacks. */
  private boolean owed(Position p, List<Declared> declared, Counter unit, int hex) {
    int side = unit.sideIndex();
    return rules.zones().enemy(p, side, hex)
        && rules.zones().reaches(p, side, p.place(unit), hex)
        && !attacked(declared, hex);
  }

  /**
   * Whether somebody is left who can attack the hex.
   *
   * @param cavalry whether cavalry that needs infantry will do
   */
  @Case({"TWU-6.0b", "TWU-10.2.1b"})
  private boolean meetable(Position p, List<Declared> declared, int hex, boolean cavalry) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = board.neighbour(hex, d);
      if (from < 0 || !theatre.open(hex, d)) {
        continue;
      }
      for (int u = p.first(from); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        if (unit.isArtillery() || mayAttack(p, declared, unit) != null) {
          continue;
        }
        if (!cavalryNeedsInfantry || !unit.isCavalry()) {
          return true;
        }
        if (cavalry && !infantryIn(p, hex) && cavalryMay(p, declared, unit, hex)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether others are left for the infantry that cavalry would owe if it attacked the hex. */
  @Case("TWU-10.2.1b")
  private boolean cavalryMay(Position p, List<Declared> declared, Counter unit, int target) {
    for (int hex : theatre.zone(p.place(unit))) {
      if (hex != target
          && owed(p, declared, unit, hex)
          && infantryIn(p, hex)
          && !meetable(p, declared, hex, false)) {
        return false;
      }
    }
    return true;
  }

  private boolean infantryIn(Position p, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (counter(u).isInfantry()) {
        return true;
      }
    }
    return false;
  }

  private static boolean attacked(List<Declared> declared, int hex) {
    for (Declared attack : declared) {
      if (attack.targets().contains(hex)) {
        return true;
      }
    }
    return false;
  }

  // ---- 6.0, 6.1 who may attack whom

  /** Why a unit may attack nobody (more) in this phase, or null. */
  @Case({"TWU-3.5b", "TWU-5.2f", "TWU-6.0i", "TWU-10.1g", "TWU-2.0c"})
  @Nullable Refused mayAttack(Position p, List<Declared> declared, Counter unit) {
    if (unit.sideIndex() != p.global(Global.PLAYER)
        || p.place(unit) < 0
        || unit.isDummy()
        || unit.isSymbol()) {
      return Refused.of("TWU-6.0a", () -> unit.begins() + " may not attack now.");
    }
    if (p.has(unit, Flag.DISRUPTED)) {
      return Refused.of("TWU-3.5b", () -> unit.begins() + " is disrupted and may not attack.");
    }
    if (p.has(unit, Flag.ENTRAINED)) {
      return Refused.of("TWU-5.2f", () -> unit.begins() + " is entrained and may not attack.");
    }
    for (Declared attack : declared) {
      if (attack.units().contains(unit)) {
        return Refused.of("TWU-6.0i", () -> unit.begins() + " already attacks in this phase.");
      }
    }
    return null;
  }

  /** Why the hex may not be attacked, or null: enemy units or a fortress that is whole. */
  @Case({"TWU-6.0a", "TWU-6.0i", "TWU-6.1f"})
  @Nullable Refused mayBeAttacked(Position p, List<Declared> declared, int hex) {
    int side = p.global(Global.PLAYER);
    if (!rules.zones().enemy(p, side, hex)
        && !(side == RUSSIAN && rules.zones().fortress(p, hex))) {
      return Refused.of(
          "TWU-6.0a", () -> "There is no enemy unit to attack in " + title(hex) + ".");
    }
    return attacked(declared, hex)
        ? Refused.of("TWU-6.0i", () -> title(hex) + " is already attacked in this phase.")
        : null;
  }

  /** Why the unit cannot attack the hex from where it stands, or null. */
  @Case({"TWU-6.0c", "TWU-6.1d", "TWU-TEC-LAKE"})
  private @Nullable Refused reaches(Position p, Counter unit, int target) {
    int d = board.direction(p.place(unit), target);
    if (d < 0) {
      return Refused.of(
          "TWU-6.1d",
          () ->
              "Every attacker must be next to every hex attacked; "
                  + unit.called()
                  + " is not next to "
                  + title(target)
                  + ".");
    }
    return theatre.open(p.place(unit), d)
        ? null
        : Refused.of(
            "TWU-TEC-LAKE",
            () -> "No unit may attack across sea or lake into " + title(target) + ".");
  }

  /** Why the attack may not be, whatever else is declared, or null. */
  @Case({"TWU-6.0a", "TWU-6.1b", "TWU-6.1c", "TWU-6.1d", "TWU-6.1g", "TWU-7.2d"})
  @Nullable Refused check(Position p, List<Declared> declared, Order.Attack attack) {
    if (attack.units().isEmpty() || attack.targets().isEmpty()) {
      return Refused.of("TWU-6.0a", "Choose the attackers and the hexes they attack.");
    }
    if (!attack.extras().isEmpty()) {
      return Refused.of("TWU-6.3h", "Supporting artillery must be one of the attackers.");
    }
    // Who reaches what comes first: what stands farther off nobody learns by attacking it.
    for (int i = 0; i < attack.units().size(); i++) {
      Counter unit = counter(attack.units().get(i));
      Refused refused = mayAttack(p, declared, unit);
      for (int j = 0; j < attack.targets().size() && refused == null; j++) {
        refused = reaches(p, unit, attack.targets().at(j));
      }
      if (refused == null && attack.units().indexOf(unit) != i) {
        refused = Refused.of("TWU-6.0i", () -> unit.begins() + " is chosen twice.");
      }
      if (refused == null) {
        refused = unsupported(p, unit, attack.units());
      }
      if (refused != null) {
        return refused;
      }
    }
    for (int i = 0; i < attack.targets().size(); i++) {
      int target = attack.targets().at(i);
      Refused refused = mayBeAttacked(p, declared, target);
      if (refused != null) {
        return refused;
      }
      for (int j = 0; j < i; j++) {
        if (attack.targets().at(j) == target) {
          return Refused.of("TWU-6.0i", () -> title(target) + " is chosen twice.");
        }
      }
    }
    return cavalryAlone(p, counters(attack.units()), attack.targets());
  }

  /** Why the attack may not be declared beside the others, or null. */
  @Nullable Refused mayDeclare(Position p, List<Declared> declared, Order.Attack attack) {
    Refused refused = check(p, declared, attack);
    return refused != null
        ? refused
        : unmeetable(p, declared, new Declared(counters(attack.units()), attack.targets()));
  }

  /** Artillery attacks only together with another unit in its hex. */
  @Case({"TWU-3.1g", "TWU-6.3h"})
  private @Nullable Refused unsupported(Position p, Counter gun, List<Unit> attackers) {
    if (!gun.isArtillery()) {
      return null;
    }
    for (Unit unit : attackers) {
      if (!counter(unit).isArtillery() && p.place(unit) == p.place(gun)) {
        return null;
      }
    }
    return Refused.of(
        "TWU-3.1g", () -> gun.begins() + " may attack only together with another unit in its hex.");
  }

  /** Cavalry attacks infantry only with infantry beside it. */
  @Case({"TWU-10.2.1a", "TWU-10.2.1b", "TWU-X-10.2.1+10.2.2"})
  @Nullable Refused cavalryAlone(Position p, List<Counter> attackers, Hexes targets) {
    if (!cavalryNeedsInfantry
        || attackers.stream().anyMatch(Counter::isInfantry)
        || attackers.stream().noneMatch(Counter::isCavalry)) {
      return null;
    }
    for (int i = 0; i < targets.size(); i++) {
      if (infantryIn(p, targets.at(i))) {
        return Refused.of(
            "TWU-10.2.1a", "Cavalry may attack infantry only together with infantry.");
      }
    }
    return null;
  }

  static List<Counter> counters(List<Unit> units) {
    List<Counter> counters = new ArrayList<>(units.size());
    for (Unit unit : units) {
      counters.add(counter(unit));
    }
    return counters;
  }

  // ---- listing

  private void orders(Position p, List<Declared> declared, OrderSink sink) {
    if (duty(p, declared) == null && !sink.accept(Order.PASS)) {
      return;
    }
    for (Declared attack : declared) {
      if (!sink.accept(callOff(attack))) {
        return;
      }
    }
    List<Integer> targets = targets(p, declared);
    for (int target : targets) {
      if (!attacks(p, declared, Hexes.of(target), sink)) {
        return;
      }
    }
    for (int i = 0; i < targets.size(); i++) {
      if (!wider(p, declared, targets, i + 1, Hexes.of(targets.get(i)), sink)) {
        return;
      }
    }
  }

  /** The attacks on some hexes and more beside them, as long as anyone reaches them all. */
  @Case("TWU-6.1d")
  private boolean wider(
      Position p,
      List<Declared> declared,
      List<Integer> targets,
      int from,
      Hexes chosen,
      OrderSink sink) {
    for (int i = from; i < targets.size(); i++) {
      if (board.distance(chosen.at(0), targets.get(i)) > 2) {
        continue;
      }
      Hexes more = chosen.plus(targets.get(i));
      if (!attackers(p, declared, more).isEmpty()
          && (!attacks(p, declared, more, sink)
              || !wider(p, declared, targets, i + 1, more, sink))) {
        return false;
      }
    }
    return true;
  }

  /** The hexes that somebody can attack now. */
  List<Integer> targets(Position p, List<Declared> declared) {
    List<Integer> targets = new ArrayList<>();
    int side = p.global(Global.PLAYER);
    for (Counter unit : rules.unitsOf(side)) {
      int from = p.place(unit);
      if (from < 0 || mayAttack(p, declared, unit) != null) {
        continue;
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int hex = board.neighbour(from, d);
        if (theatre.open(from, d)
            && !targets.contains(hex)
            && mayBeAttacked(p, declared, hex) == null) {
          targets.add(hex);
        }
      }
    }
    return targets;
  }

  /** The units that could join an attack on all of these hexes. */
  List<Counter> attackers(Position p, List<Declared> declared, Hexes targets) {
    List<Counter> attackers = new ArrayList<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = board.neighbour(targets.at(0), d);
      for (int u = from < 0 ? -1 : p.first(from); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        boolean may = mayAttack(p, declared, unit) == null;
        for (int i = 0; i < targets.size() && may; i++) {
          may = reaches(p, unit, targets.at(i)) == null;
        }
        if (may) {
          attackers.add(unit);
        }
      }
    }
    return attackers;
  }

  private boolean attacks(Position p, List<Declared> declared, Hexes targets, OrderSink sink) {
    List<Counter> attackers = attackers(p, declared, targets);
    int n = Math.min(attackers.size(), 24);
    for (int mask = (1 << n) - 1; mask > 0; mask--) {
      List<Unit> units = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        if ((mask >> i & 1) != 0) {
          units.add(attackers.get(i));
        }
      }
      Order.Attack attack = new Order.Attack(units, targets);
      if (mayDeclare(p, declared, attack) == null && !sink.accept(attack)) {
        return false;
      }
    }
    return true;
  }

  private Order sample(Position p, List<Declared> declared, RandomGenerator random) {
    int owed = -1;
    for (Declared attack : declared) {
      for (Counter unit : attack.units()) {
        owed = owed < 0 ? unmet(p, declared, unit) : owed;
      }
    }
    if (owed >= 0) {
      Order.Attack attack = random.nextInt(8) == 0 ? null : sampleAttack(p, declared, owed, random);
      return attack != null ? attack : callOff(declared.get(random.nextInt(declared.size())));
    }
    if (random.nextInt(declared.isEmpty() ? 4 : 3) == 0) {
      return Order.PASS;
    }
    Counter[] units = rules.unitsOf(p.global(Global.PLAYER));
    int start = random.nextInt(units.length);
    for (int i = 0; i < units.length; i++) {
      Counter unit = units[(start + i) % units.length];
      int from = p.place(unit);
      if (from < 0 || mayAttack(p, declared, unit) != null) {
        continue;
      }
      int turn = random.nextInt(Board.DIRECTIONS);
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int target = board.neighbour(from, (turn + d) % Board.DIRECTIONS);
        if (target >= 0 && mayBeAttacked(p, declared, target) == null) {
          Order.Attack attack = sampleAttack(p, declared, target, random);
          if (attack != null) {
            return attack;
          }
        }
      }
    }
    return Order.PASS;
  }

  private Order.@Nullable Attack sampleAttack(
      Position p, List<Declared> declared, int target, RandomGenerator random) {
    List<Unit> units = new ArrayList<>(attackers(p, declared, Hexes.of(target)));
    if (random.nextInt(4) == 0) {
      units.removeIf(unit -> random.nextInt(3) == 0);
    }
    units.removeIf(unit -> unsupported(p, counter(unit), units) != null);
    if (units.isEmpty()) {
      return null;
    }
    Hexes targets = Hexes.of(target);
    if (random.nextInt(6) == 0) {
      for (int other : targets(p, declared)) {
        if (other != target
            && units.stream().allMatch(unit -> reaches(p, counter(unit), other) == null)) {
          targets = targets.plus(other);
          break;
        }
      }
    }
    Order.Attack attack = new Order.Attack(units, targets);
    return mayDeclare(p, declared, attack) == null ? attack : null;
  }

  // ---- 6.0 the order of combats

  /** The attacker picks the combat that is resolved next. */
  @Case("TWU-6.0h")
  record Pick(List<Declared> rest) implements Pending.Obvious<EastPrussiaRules>, RevealingFrame {
    Pick {
      rest = List.copyOf(rest);
    }

    @Override
    public List<Counter> revealed() {
      return unitsOf(rest);
    }

    @Override
    public Decision.Choose decision(EastPrussiaRules rules, Position p) {
      int side = p.global(Global.PLAYER);
      return rules.ask(p, side, Kind.CHOOSE, "Which combat is resolved next?", "TWU-6.0h");
    }

    @Override
    public Question question(EastPrussiaRules rules, Position p) {
      return Question.inCombat("Next combat")
          .with(new Question.Option(RESOLVE, "Resolve this combat"));
    }

    @Override
    public void orders(EastPrussiaRules rules, Position p, OrderSink sink) {
      for (Declared attack : rest) {
        if (!sink.accept(new Order.Choose(RESOLVE, List.of(), attack.targets()))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(EastPrussiaRules rules, Table t, Order order) {
      if (order instanceof Order.Choose choose
          && choose.option().equals(RESOLVE)
          && choose.units().isEmpty()) {
        for (Declared attack : rest) {
          if (sameHexes(attack.targets(), choose.hexes())) {
            List<Declared> others = new ArrayList<>(rest);
            others.remove(attack);
            t.pop();
            if (!others.isEmpty()) {
              t.push(new Pick(others));
            }
            t.push(Battle.of(attack));
            return null;
          }
        }
      }
      return Refused.of("TWU-6.0h", "Choose one of the declared combats.");
    }
  }

  // ---- in words

  String titles(Hexes hexes) {
    return HexNames.of(rules.board(), hexes);
  }
}
