package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.HexNames;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Cases 8.1 to 8.4: the combat segment, who may attack whom, and a combat stage by stage. */
public class Combat extends Odds {
  /** The flags that mean something only while a combat is under way. */
  static final int UNDER_WAY = Flag.ENGAGED | Flag.SURROUNDED;

  private final AttackOrders orders;

  public Combat(GreatWarInTheEast rules) {
    super(rules);
    orders = new AttackOrders(rules);
  }

  // ---- the combat segment

  /** The phasing player attacks, one combat after the other, or ends the phase. */
  @Case({"GWE-4.0-3b", "GWE-7.0", "GWE-8.12", "GWE-8.0-PROC"})
  record Segment() implements Pending.Obvious<GreatWarInTheEast>, LastingFrame {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          rules.sequence().phasing(p),
          Kind.ATTACK,
          "Declare an attack, or end combat.",
          "GWE-8.11");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.of("Combat", "End combat");
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      rules.combat().orders.list(p, sink);
    }

    @Override
    public Order suggest(GreatWarInTheEast rules, Position p) {
      return Order.PASS;
    }

    @Override
    public Order sample(GreatWarInTheEast rules, Position p, RandomGenerator random) {
      return rules.combat().orders.sample(p, random);
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> {
          t.pop();
          yield null;
        }
        case Order.Attack attack -> rules.combat().declare(t, attack);
        default ->
            Refused.of(
                "GWE-4.0-3b",
                "Units may not move in the combat segment, except by results of combat.");
      };
    }
  }

  /** The hexes that may be attacked at all. */
  public final List<Integer> targets(Position p) {
    List<Integer> targets = new ArrayList<>();
    Side enemy = other(phasing(p));
    for (Counter unit : rules.unitsOf(enemy.index())) {
      int hex = p.place(unit);
      if (hex >= 0 && unit.hasSteps() && !targets.contains(hex) && mayBeAttacked(p, hex) == null) {
        targets.add(hex);
      }
    }
    return targets;
  }

  /** The units that may join an attack on all of these hexes. */
  public final List<Counter> attackers(Position p, Hexes targets) {
    List<Counter> attackers = new ArrayList<>();
    int hex = targets.at(0);
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = board().neighbour(hex, d);
      if (from < 0) {
        continue;
      }
      for (int u = p.first(from); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        if (unit.side() == phasing(p)
            && mayAttack(p, unit) == null
            && reachesAll(p, unit, targets) == null) {
          attackers.add(unit);
        }
      }
    }
    return attackers;
  }

  // ---- 8.1 which units may attack

  /** Why a unit may attack nobody, or null. */
  @Case({"GWE-8.11", "GWE-8.12", "GWE-8.14", "GWE-8.22", "GWE-8.73"})
  public @Nullable Refused mayAttack(Position p, Counter unit) {
    if (unit.side() != phasing(p) || !p.onMap(unit)) {
      return Refused.of("GWE-8.11", () -> unit.begins() + " may not attack now.");
    }
    if (unit.isHq()
        ? !rules.heroics(unit)
        : !unit.isCombat() || rules.pieces().attack(p, unit) <= 0) {
      return noAttack(unit);
    }
    if (p.has(unit, Flag.ATTACKED)) {
      return Refused.of("GWE-8.14", () -> unit.begins() + " has already attacked in this phase.");
    }
    return unit.isHq() ? heroMayAttack(p, unit) : rules.railways().mayAttack(p, unit);
  }

  /** A heroic leader fights in the combat that he shifts, or in none. */
  @Case("GWE-10.24")
  private static @Nullable Refused heroMayAttack(Position p, Counter hq) {
    return p.has(hq, Flag.SHIFTED)
        ? Refused.of("GWE-10.24", () -> hq.begins() + " has shifted another combat.")
        : null;
  }

  @Case("GWE-8.12")
  private static Refused noAttack(Counter unit) {
    return Refused.of("GWE-8.12", () -> unit.begins() + " has no attack strength.");
  }

  /** Why nobody may attack the hex, or null. */
  @Case({"GWE-8.11", "GWE-8.14", "GWE-8.21"})
  public final @Nullable Refused mayBeAttacked(Position p, int hex) {
    Side enemy = other(phasing(p));
    boolean somebody = false;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() != enemy || !unit.hasSteps()) {
        continue;
      }
      somebody = true;
      if (!p.has(unit, Flag.DEFENDED) && !p.has(unit, Flag.PASSENGER)) {
        return null;
      }
    }
    return somebody
        ? Refused.of(
            "GWE-8.14",
            () -> "The units in " + title(hex) + " have already been attacked in this phase.")
        : Refused.of("GWE-8.11", () -> "There is no enemy unit to attack in " + title(hex) + ".");
  }

  /** Why the unit does not reach all of the hexes, or null. */
  @Case({"GWE-8.11", "GWE-8.13", "GWE-8.23", "GWE-5.4-BLOCKED"})
  protected final @Nullable Refused reachesAll(Position p, Counter unit, Hexes targets) {
    int from = p.place(unit);
    for (int i = 0; i < targets.size(); i++) {
      int target = targets.at(i);
      int d = board().direction(from, target);
      if (d < 0) {
        return targets.size() == 1
            ? Refused.of("GWE-8.11", () -> unit.begins() + " is not next to " + title(target) + ".")
            : Refused.of(
                "GWE-8.23",
                () ->
                    "Every attacker must be next to every hex attacked; "
                        + unit.called()
                        + " is not next to "
                        + title(target)
                        + ".");
      }
      if ((board().side(from, d) & TerrainCode.BLOCKED) != 0) {
        return Refused.of(
            "GWE-5.4-BLOCKED",
            () -> "No unit may attack across the impassable hexside to " + title(target) + ".");
      }
    }
    return null;
  }

  /** Why an attack may not be made, or null. */
  @Case({"GWE-8.24", "GWE-8.8-MIN"})
  public final @Nullable Refused check(Position p, Order.Attack attack) {
    if (attack.units().isEmpty() || attack.targets().isEmpty()) {
      return Refused.of("GWE-8.11", "Choose the attacking units and the hexes attacked.");
    }
    for (int i = 0; i < attack.targets().size(); i++) {
      Refused refused = mayBeAttacked(p, attack.targets().at(i));
      if (refused != null) {
        return refused;
      }
      for (int j = 0; j < i; j++) {
        if (attack.targets().at(i) == attack.targets().at(j)) {
          return Refused.of("GWE-8.21", "A hex is chosen twice.");
        }
      }
    }
    for (int i = 0; i < attack.units().size(); i++) {
      Counter unit = counter(attack.units().get(i));
      Refused refused = mayAttack(p, unit);
      if (refused == null) {
        refused = reachesAll(p, unit, attack.targets());
      }
      if (refused != null) {
        return refused;
      }
      if (attack.units().indexOf(unit) != i) {
        return Refused.of("GWE-8.24", () -> unit.begins() + " is chosen twice.");
      }
    }
    for (Unit unit : attack.units()) {
      if (counter(unit).isHq() && !attackersWith(p, attack, counter(unit))) {
        return Refused.of(
            "GWE-10.23",
            () ->
                unit.begins()
                    + " may attack only if other units in its hex attack too, with at least two stacking points.");
      }
    }
    Refused refused = checkExtras(attack);
    if (refused == null) {
      refused = checkShifts(p, attack);
    }
    if (refused == null) {
      refused = rules.support().mayAttack(p, attack);
    }
    if (refused != null) {
      return refused;
    }
    List<Counter> unsupplied = unsupplied(p, attack);
    Battle battle = Battle.declared(attack, unsupplied);
    if (rawColumn(p, battle) < 0) {
      return belowMinimum(p, battle);
    }
    return null;
  }

  @Case("GWE-8.12")
  private static @Nullable Refused checkExtras(Order.Attack attack) {
    for (Order.Extra extra : attack.extras()) {
      if (Extras.unknown(extra)) {
        return Refused.of(
            "GWE-8.12", "Only headquarters, artillery and depots can be added to an" + " attack.");
      }
    }
    return null;
  }

  @Case({"GWE-10.23", "GWE-10.2-2"})
  private boolean attackersWith(Position p, Order.Attack attack, Counter hq) {
    int points = 0;
    for (Unit unit : attack.units()) {
      if (p.place(unit) == p.place(hq)) {
        points += counter(unit).stacking();
      }
    }
    return points >= 2;
  }

  @Case("GWE-8.8-MIN")
  private Refused belowMinimum(Position p, Battle battle) {
    return Refused.of(
        "GWE-8.8-MIN",
        () ->
            amount(attackStrength(p, battle))
                + " against "
                + amount(defenceStrength(p, battle))
                + ". This is below "
                + table().ratio(row(p, battle.attack()), 0)
                + ", the minimum odds.");
  }

  // ---- a combat, stage by stage

  private @Nullable Refused declare(Table t, Order.Attack attack) {
    Refused refused = check(t.now(), attack);
    if (refused != null) {
      return refused;
    }
    List<Counter> unsupplied = unsupplied(t.now(), attack);
    int turn = turn(t.now());
    for (Unit unit : attack.units()) {
      t.setFlag(unit, Flag.ATTACKED, true);
      t.setUnitNumber(unit, UnitNumber.FOUGHT, turn);
    }
    for (Unit hq : Extras.shifts(attack)) {
      t.setFlag(hq, Flag.SHIFTED, true);
    }
    rules.support().used(t, attack);
    t.note(announce(t.now(), attack), "GWE-8.11");
    t.push(Battle.declared(attack, unsupplied));
    return null;
  }

  private String announce(Position p, Order.Attack attack) {
    return phasing(p).does("attack")
        + " "
        + HexNames.of(board(), attack.targets())
        + " with "
        + UnitNames.of(attack.units())
        + ".";
  }

  final void run(Table t, Battle battle) {
    switch (battle.stage()) {
      case ATTRITION -> attrition(t, battle);
      case DEFENCE -> defence(t, battle);
      case ODDS -> odds(t, battle);
      case OPTION -> rules.results().option(t, battle);
      case DEFENDER_LOSS -> rules.results().defenderLoss(t, battle);
      case RETREAT -> rules.retreats().retreat(t, battle);
      case AFTERMATH -> rules.results().aftermath(t, battle);
      case ATTACKER_LOSS -> rules.results().attackerLoss(t, battle);
      case ADVANCE -> {
        rules.advances().offer(t, battle);
        rules.results().leaderless(t, battle);
      }
      case DONE -> {
        t.pop();
        over(t, battle);
      }
    }
  }

  /** The forces are about to be measured (exclusive rules). */
  protected void joined(Table t, Battle battle) {}

  /** A combat is over, or was called off (exclusive rules). */
  protected void over(Table t, Battle battle) {}

  /** Attackers without supply check attrition just before the odds are worked out. */
  @Case("GWE-9.23")
  private void attrition(Table t, Battle battle) {
    t.replace(battle.at(Battle.Stage.DEFENCE));
    for (int i = battle.unsupplied().size() - 1; i >= 0; i--) {
      Counter unit = battle.unsupplied().get(i);
      if (!rules.supply().exemptInAttack(t.now(), unit)) {
        t.push(new Supply.Attrition(unit, "GWE-9.23"));
      }
    }
  }

  private void defence(Table t, Battle battle) {
    Battle alive = battle.at(Battle.Stage.ODDS);
    if (calledOff(t, alive)) {
      return;
    }
    t.replace(alive);
    askDefender(t, alive);
  }

  /** The defender is asked what he supports his force with. */
  protected void askDefender(Table t, Battle battle) {
    List<Counter> guns = rules.support().defenders(t.now(), battle);
    if (!guns.isEmpty()) {
      t.push(new Supporting(battle, guns));
    }
  }

  /**
   * An attack does not take place if attrition or the defender's guns bring it below the least
   * odds.
   */
  @Case("GWE-8.8-MIN")
  private boolean calledOff(Table t, Battle battle) {
    if (rawColumn(t.now(), battle) >= 0) {
      return false;
    }
    t.pop();
    t.note("The attack is called off: the odds are now below the minimum.", "GWE-8.8-MIN");
    over(t, battle);
    return true;
  }

  /** The defender says which guns support him, after all that the attacker has declared. */
  record Supporting(Battle battle, List<Counter> guns)
      implements Pending.Choice<GreatWarInTheEast> {
    static final String SUPPORT = "support";

    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          guns.get(0).side(),
          Kind.SUPPORT,
          "Choose artillery that supports the defence, or none.",
          rules.supportCase());
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.inCombat("Support the defence", "No support")
          .with(new Question.Option(SUPPORT, "Support"));
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      int n = Math.min(guns.size(), 20);
      for (int mask = (1 << n) - 1; mask >= 0; mask--) {
        List<Counter> chosen = new ArrayList<>();
        for (int i = 0; i < n; i++) {
          if ((mask >> i & 1) != 0) {
            chosen.add(guns.get(i));
          }
        }
        Order order = mask == 0 ? Order.PASS : Order.Choose.units(SUPPORT, chosen);
        if (!sink.accept(order)) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      List<Counter> chosen = new ArrayList<>();
      if (order instanceof Order.Choose choose
          && choose.option().equals(SUPPORT)
          && choose.hexes().isEmpty()
          && !choose.units().isEmpty()) {
        for (Unit unit : choose.units()) {
          if (!guns.contains(counter(unit)) || chosen.contains(counter(unit))) {
            return Refused.of(
                rules.supportCase(), () -> unit.begins() + " cannot support this defence.");
          }
          chosen.add(counter(unit));
        }
      } else if (!(order instanceof Order.Pass)) {
        return Refused.of(
            rules.supportCase(), "Choose artillery that supports the defence, or none.");
      }
      Battle supported = Below.answer(t, Battle.class, below -> below.withGuns(chosen));
      rules.support().usedInDefence(t, supported);
      return null;
    }
  }

  private void odds(Table t, Battle battle) {
    if (calledOff(t, battle)) {
      return;
    }
    joined(t, battle);
    Position p = t.now();
    int own = ownStrength(p, battle);
    int lost = rules.support().lost(p, battle.attack(), battle.unsupplied(), own);
    if (lost > 0) {
      t.note(
          amount(lost)
              + (lost == WHOLE ? " point" : " points")
              + " of support cannot be used: the attackers are too weak.",
          rules.support().lostCase());
    }
    int attackers = 0;
    for (Unit unit : battle.attack().units()) {
      if (p.onMap(unit)) {
        attackers += p.stepsLeft(unit);
      }
    }
    int units = 0;
    int forts = 0;
    boolean supplied = true;
    for (int i = 0; i < battle.attack().targets().size(); i++) {
      for (Counter unit : defenders(p, battle.attack().targets().at(i))) {
        if (unit.isFortress()) {
          forts += p.stepsLeft(unit);
        } else {
          units += p.stepsLeft(unit);
          supplied &= rules.fortresses().sustains(p, unit);
        }
      }
    }
    Battle sized = battle.sized(attackers, units, forts, supplied);
    t.replace(sized);
    t.push(new CombatRoll(sized));
  }

  /** The die of a combat. */
  @Case({"GWE-8.4", "GWE-8.54"})
  record CombatRoll(Battle battle) implements Pending.Chance<GreatWarInTheEast> {
    @Override
    public Decision.Chance decision(GreatWarInTheEast rules, Position p) {
      return rules.chance(p, rules.sequence().phasing(p), "combat", "GWE-8.4");
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      rules.combat().resolve(t, battle, face);
    }
  }

  private void resolve(Table t, Battle battle, int face) {
    Position p = t.now();
    Order.Attack attack = battle.attack();
    int column = column(p, battle);
    int tcr = row(p, attack);
    CombatTable.Result result = resultOf(p, battle, face);
    t.pop();
    t.tell(new Event.Rolled("combat", face, "GWE-8.4"));
    t.tell(
        new Event.Fought(
            attack.units(),
            attack.targets(),
            table().ratio(tcr, column),
            result.toString(),
            "GWE-8.8-ROWS"));
    int turn = turn(p);
    for (int i = 0; i < attack.targets().size(); i++) {
      for (Counter unit : defenders(p, attack.targets().at(i))) {
        t.setFlag(unit, Flag.DEFENDED, true);
        t.setUnitNumber(unit, UnitNumber.FOUGHT, turn);
      }
      detrained(t, attack.targets().at(i));
    }
    t.replace(battle.decided(result, t.before()).at(Battle.Stage.OPTION));
  }

  /** What a face of the die brings. */
  final CombatTable.Result resultOf(Position p, Battle battle, int face) {
    Order.Attack attack = battle.attack();
    return worsened(p, attack, table().result(face + addedToDie(p, attack), column(p, battle)));
  }

  /** The most that the defender can support himself with. */
  protected List<Counter> mostSupport(Position p, Battle battle) {
    return rules.support().defenders(p, battle);
  }

  /**
   * Entrained units that are attacked are entrained no longer, nor are the headquarters with them.
   */
  @Case("GWE-5.36")
  private void detrained(Table t, int hex) {
    for (int u = t.now().first(hex); u >= 0; u = t.now().next(u)) {
      if (counter(u).side() != phasing(t.now())) {
        t.mark(counter(u), Flag.ENTRAINED, false, "GWE-5.36");
      }
    }
  }

  /** Poor units without command make their own side's result worse, once for each force. */
  @Case("GWE-10.43")
  private CombatTable.Result worsened(Position p, Order.Attack attack, CombatTable.Result result) {
    return new CombatTable.Result(
        worsensAttack(p, attack) != null
            ? Command.worse(result.attacker(), true)
            : result.attacker(),
        worsensDefence(p, attack) != null
            ? Command.worse(result.defender(), false)
            : result.defender());
  }

  /** An attacker who makes the result of his own force worse, or null. */
  @Case("GWE-10.43")
  final @Nullable Counter worsensAttack(Position p, Order.Attack attack) {
    for (Unit unit : attack.units()) {
      if (p.onMap(unit) && rules.command().worsens(p, counter(unit), true)) {
        return counter(unit);
      }
    }
    return null;
  }

  /** A defender who does so, or null. */
  @Case("GWE-10.43")
  final @Nullable Counter worsensDefence(Position p, Order.Attack attack) {
    for (int i = 0; i < attack.targets().size(); i++) {
      for (Counter unit : defenders(p, attack.targets().at(i))) {
        if (rules.command().worsens(p, unit, false)) {
          return unit;
        }
      }
    }
    return null;
  }

  /** Strengths, odds and modifiers of an attack as it stands. */
  public final Preview preview(Position p, Order.Attack attack, List<Preview.Chance> outcomes) {
    return new AttackPreview(rules).of(p, attack, outcomes);
  }

  /**
   * The combat that is being fought, from the moment when the defender is asked for his support
   * until it ends.
   */
  final fieldmarshal.engine.@Nullable Combat underWay(Position p) {
    Battle battle = Below.find(p, Battle.class);
    if (battle == null || battle.rolled() == null && !asksSupport(p.pending())) {
      return null;
    }
    return new fieldmarshal.engine.Combat(
        battle.attack().units().stream().filter(p::onMap).toList(),
        battle.attack().targets(),
        new AttackPreview(rules).underWay(p, battle));
  }

  /** Whether a frame asks the defender for his support. */
  protected boolean asksSupport(@Nullable Pending<?> frame) {
    return frame instanceof Supporting;
  }
}
