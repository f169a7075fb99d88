package fieldmarshal.games.gwe;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cases 8.3, 8.4 and 10.2: the strengths of an attack, its column and what is added to the die.
 * Strengths are exact; they are counted in eighths of a point, which all halvings of the rules fit
 * into.
 */
public abstract class Odds extends Chapter {
  public static final int WHOLE = 8;

  /** Something that adds whole points to what a unit attacks or defends with. */
  public interface Bonus {
    int points(Position p, Counter unit, int hex);

    String what();

    String caseId();
  }

  /** A column shift that no headquarters gives. */
  public interface Shift {
    int columns(Position p, Order.Attack attack);

    String what();

    String caseId();
  }

  private final CombatTable table = new CombatTable("fieldmarshal/gwe");
  private final List<Bonus> attackBonuses = new ArrayList<>();
  private final List<Bonus> defenceBonuses = new ArrayList<>();
  private final List<Shift> extraShifts = new ArrayList<>();

  Odds(GreatWarInTheEast rules) {
    super(rules);
  }

  public final CombatTable table() {
    return table;
  }

  /** Adds to the attack of single units: heroes and their like. */
  public final void addAttackBonus(Bonus bonus) {
    attackBonuses.add(bonus);
  }

  /** Adds to the defence of single units, before terrain doubles it. */
  public final void addDefenceBonus(Bonus bonus) {
    defenceBonuses.add(bonus);
  }

  final List<Bonus> attackBonuses() {
    return attackBonuses;
  }

  final List<Bonus> defenceBonuses() {
    return defenceBonuses;
  }

  public final void addShift(Shift shift) {
    extraShifts.add(shift);
  }

  // ---- 10.2 shifts

  /** The headquarters that could shift an attack by these units. */
  public final List<Counter> shifters(Position p, List<Unit> units) {
    List<Counter> shifters = new ArrayList<>();
    for (Counter hq : rules.headquartersOf(phasing(p).index())) {
      if (mayShift(p, hq, units) == null) {
        shifters.add(hq);
      }
    }
    return shifters;
  }

  /** Why a headquarters may not shift an attack by these units, or null. */
  @Case({"GWE-10.2-1", "GWE-10.21", "GWE-10.24"})
  final @Nullable Refused mayShift(Position p, Counter hq, List<Unit> units) {
    if (!hq.isHq() || hq.side() != phasing(p) || !p.onMap(hq) || rules.pieces().shift(p, hq) == 0) {
      return Refused.of("GWE-10.21", () -> hq.begins() + " has no attack shift.");
    }
    if (p.has(hq, Flag.SHIFTED)) {
      return Refused.of(
          "GWE-10.2-1", () -> hq.begins() + " has already shifted an attack in this phase.");
    }
    if (p.has(hq, Flag.ATTACKED) && !units.contains(hq)) {
      return Refused.of("GWE-10.24", () -> hq.begins() + " has fought in another combat.");
    }
    int all = 0;
    int near = 0;
    for (Unit unit : units) {
      if (!counter(unit).isCombat()) {
        continue;
      }
      int steps = p.stepsLeft(unit);
      all += steps;
      if (rules.command().within(p, hq, counter(unit))) {
        near += steps;
      }
    }
    if (near * 2 < all) {
      return Refused.of(
          "GWE-10.21",
          () -> "Fewer than half of the attacking steps are in the radius of " + hq.called() + ".");
    }
    return null;
  }

  @Case({"GWE-10.21", "GWE-10.22"})
  final @Nullable Refused checkShifts(Position p, Order.Attack attack) {
    List<Unit> shifts = Extras.shifts(attack);
    for (int i = 0; i < shifts.size(); i++) {
      Counter hq = counter(shifts.get(i));
      Refused refused = mayShift(p, hq, attack.units());
      if (refused != null) {
        return refused;
      }
      for (int j = 0; j < i; j++) {
        if (counter(shifts.get(j)).printed().level() == hq.printed().level()) {
          return Refused.of(
              "GWE-10.22",
              "Only one headquarters of each level may shift an attack: corps, army, army group.");
        }
      }
    }
    return null;
  }

  /** The columns that the attack moves to the right, each with its case, for previews. */
  @Case({"GWE-10.21", "GWE-10.22"})
  protected List<Preview.Part> modifiers(Position p, Order.Attack attack) {
    List<Preview.Part> parts = new ArrayList<>();
    for (Unit hq : Extras.shifts(attack)) {
      parts.add(
          Preview.Part.shifts(
              Role.ATTACKER, rules.pieces().shift(p, counter(hq)), hq.name(), "GWE-10.21"));
    }
    for (Shift shift : extraShifts) {
      int columns = shift.columns(p, attack);
      if (columns != 0) {
        parts.add(Preview.Part.shifts(Role.ATTACKER, columns, shift.what(), shift.caseId()));
      }
    }
    return parts;
  }

  private int columns(Position p, Order.Attack attack) {
    int columns = 0;
    for (Order.Extra extra : attack.extras()) {
      Unit hq = extra.unit();
      if (extra.is(Extras.SHIFT) && hq != null) {
        columns += rules.pieces().shift(p, counter(hq));
      }
    }
    for (Shift shift : extraShifts) {
      columns += shift.columns(p, attack);
    }
    return columns;
  }

  // ---- strengths

  /**
   * The attackers and supporting guns that are out of supply now; a unit fed by a fortress counts
   * so.
   */
  @Case({"GWE-9.11", "GWE-9.23", "GWE-11.22"})
  final List<Counter> unsupplied(Position p, Order.Attack attack) {
    List<Counter> unsupplied = new ArrayList<>();
    for (Unit unit : attack.units()) {
      Counter counter = counter(unit);
      if (counter.isCombat() && !rules.supply().traces(p, counter)) {
        unsupplied.add(counter);
      }
    }
    for (Counter gun : rules.support().fighters(attack)) {
      if (gun.isCombat() && !rules.supply().traces(p, gun)) {
        unsupplied.add(gun);
      }
    }
    return unsupplied;
  }

  /** What one attacker brings, in eighths: supply, command, heroes, rivers, in that order. */
  @Case({"GWE-9.21", "GWE-10.42", "GWE-5.4-RIVER", "GWE-10.51", "GWE-2.4-AS"})
  protected int attackOf(Position p, Counter unit, Battle battle) {
    if (unit.isHq()) {
      int heroic = unit.printed().attack() * WHOLE;
      return acrossRiver(p, unit, battle.attack().targets()) ? heroic / 2 : heroic;
    }
    int points = rules.pieces().attack(p, unit);
    if (battle.unsupplied().contains(unit)) {
      points = Supply.halved(points);
    }
    int strength = points * WHOLE;
    if (rules.command().halvesAttack(p, unit)) {
      strength /= 2;
    }
    for (Bonus bonus : attackBonuses) {
      strength += bonus.points(p, unit, p.place(unit)) * WHOLE;
    }
    return acrossRiver(p, unit, battle.attack().targets()) ? strength / 2 : strength;
  }

  /** A unit is halved if any hexside it attacks across is a river. */
  @Case("GWE-5.4-RIVER")
  final boolean acrossRiver(Position p, Counter unit, Hexes targets) {
    int from = p.place(unit);
    for (int i = 0; i < targets.size(); i++) {
      int d = board().direction(from, targets.at(i));
      if ((board().side(from, d) & TerrainCode.RIVER) != 0) {
        return true;
      }
    }
    return false;
  }

  /** The attackers' own strength, without support. */
  @Case({"GWE-12.21"})
  protected int ownStrength(Position p, Battle battle) {
    int strength = 0;
    int cavalry = 0;
    for (Unit unit : battle.attack().units()) {
      Counter counter = counter(unit);
      if (!p.onMap(counter)) {
        continue;
      }
      if (counter.isCavalry()) {
        cavalry += attackOf(p, counter, battle);
      } else {
        strength += attackOf(p, counter, battle);
      }
    }
    return strength + cavalryStrength(p, cavalry, battle.attack().targets());
  }

  /**
   * Cavalry that attacks anything but cavalry, depots and headquarters has a quarter, rounded down.
   */
  @Case("GWE-12.21")
  protected int cavalryStrength(Position p, int sum, Hexes targets) {
    for (int i = 0; i < targets.size(); i++) {
      for (int u = p.first(targets.at(i)); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        if (unit.side() != phasing(p) && unit.hasSteps() && !unit.isCavalry() && !unit.isDepot()) {
          return sum / 4 / WHOLE * WHOLE;
        }
      }
    }
    return sum;
  }

  @Case({"GWE-8.0-PROC", "GWE-8.13"})
  public final int attackStrength(Position p, Battle battle) {
    int own = ownStrength(p, battle);
    return own + rules.support().attack(p, battle.attack(), battle.unsupplied(), own);
  }

  /**
   * The units that fight for a hex and suffer what comes of it: all in it but passengers, and
   * headquarters apart. Guns that support from next door are not among them.
   */
  @Case({"GWE-8.21", "GWE-8.66a", "CAP-17.27"})
  public final List<Counter> defenders(Position p, int hex) {
    List<Counter> defenders = new ArrayList<>();
    Side enemy = other(phasing(p));
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() == enemy && unit.hasSteps() && !p.has(unit, Flag.PASSENGER)) {
        defenders.add(unit);
      }
    }
    return defenders;
  }

  /** What one defender brings, in eighths. */
  @Case({"GWE-2.4-DS", "GWE-5.36", "GWE-8.3", "GWE-11.11"})
  protected int defenceOf(Position p, Counter unit, int hex, Battle battle) {
    if (battle.guns().contains(unit) && !rules.support().defendsToo(p, unit, battle)) {
      return 0;
    }
    int points = rules.pieces().defence(p, unit);
    if (unit.isFortress()) {
      return points * WHOLE;
    }
    if (p.has(unit, Flag.ENTRAINED)) {
      points /= 2;
    }
    for (Bonus bonus : defenceBonuses) {
      points += bonus.points(p, unit, hex);
    }
    return points * WHOLE * rules.terrain().defenceFactor(p, unit, hex);
  }

  /** Headquarters in the hex add their strength beside two stacking points of defenders. */
  @Case({"GWE-10.51", "GWE-10.53", "GWE-10.2-2", "GWE-8.66a"})
  final int headquartersDefence(Position p, int hex) {
    int points = 0;
    int strength = 0;
    Side enemy = other(phasing(p));
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() != enemy) {
        continue;
      }
      if (p.has(unit, Flag.PASSENGER)) {
        continue;
      }
      if (unit.isHq()) {
        strength += unit.printed().defence() * rules.terrain().defenceFactor(p, unit, hex);
      } else if (unit.isCombat()) {
        points += unit.stacking();
      }
    }
    return points >= 2 ? strength * WHOLE : 0;
  }

  public final int defenceStrength(Position p, Battle battle) {
    int strength = 0;
    Hexes targets = battle.attack().targets();
    for (int i = 0; i < targets.size(); i++) {
      int hex = targets.at(i);
      Side enemy = other(phasing(p));
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        if (unit.side() == enemy && unit.hasSteps() && !p.has(unit, Flag.PASSENGER)) {
          strength += defenceOf(p, unit, hex, battle);
        }
      }
      strength += headquartersDefence(p, hex);
    }
    return strength + rules.support().defence(p, battle);
  }

  // ---- odds

  /**
   * The rating whose row of the table the attack uses. The poorest, unless exclusive rules say
   * else.
   */
  @Case("GWE-8.4")
  protected int row(Position p, Order.Attack attack) {
    int row = 1;
    for (Unit unit : attack.units()) {
      if (p.onMap(unit) && counter(unit).isCombat()) {
        row = Math.max(row, counter(unit).tcr());
      }
    }
    return row;
  }

  /** The column of the odds before shifts, or -1. */
  @Case({"GWE-8.4", "GWE-8.8-MIN"})
  final int rawColumn(Position p, Battle battle) {
    return table.column(
        row(p, battle.attack()), attackStrength(p, battle), defenceStrength(p, battle));
  }

  /** The column after shifts, which stop at the first and the last. */
  @Case({"GWE-8.4", "GWE-8.8-MAX", "GWE-10.21"})
  final int column(Position p, Battle battle) {
    int raw = rawColumn(p, battle);
    int shifted = raw + columns(p, battle.attack()) - leftward(p, battle);
    return Math.max(0, Math.min(CombatTable.COLUMNS - 1, shifted));
  }

  /** The columns that the defender moves the attack to the left (exclusive rules). */
  protected int leftward(Position p, Battle battle) {
    return 0;
  }

  /** What is added to the die. */
  @Case({"GWE-5.4-RIDGE", "GWE-5.4-MAJOR"})
  final int addedToDie(Position p, Order.Attack attack) {
    return (anyAcrossRidge(p, attack) ? 1 : 0) + (allAcrossMajor(p, attack) ? 2 : 0);
  }

  @Case("GWE-5.4-RIDGE")
  final boolean anyAcrossRidge(Position p, Order.Attack attack) {
    for (Unit unit : attack.units()) {
      for (int i = 0; i < attack.targets().size(); i++) {
        if (p.onMap(unit) && (hexside(p, unit, attack.targets().at(i)) & TerrainCode.RIDGE) != 0) {
          return true;
        }
      }
    }
    return false;
  }

  @Case("GWE-5.4-MAJOR")
  final boolean allAcrossMajor(Position p, Order.Attack attack) {
    for (Unit unit : attack.units()) {
      for (int i = 0; i < attack.targets().size(); i++) {
        if (p.onMap(unit) && (hexside(p, unit, attack.targets().at(i)) & TerrainCode.MAJOR) == 0) {
          return false;
        }
      }
    }
    return true;
  }

  private int hexside(Position p, Unit unit, int target) {
    return board().side(p.place(unit), board().direction(p.place(unit), target));
  }

  /**
   * The column of an attack when the defender supports himself with all he has; -1 when that calls
   * it off.
   */
  final int defendedColumn(Position p, Order.Attack attack) {
    Battle battle = Battle.declared(attack, unsupplied(p, attack));
    Battle defended = battle.withGuns(rules.support().defenders(p, battle));
    if (defenceStrength(p, defended) < defenceStrength(p, battle)) {
      defended = battle;
    }
    return rawColumn(p, defended) < 0 ? -1 : column(p, defended);
  }

  /** The column of an attack against such support; -1 when that calls it off. */
  public final int columnAgainst(Position p, Order.Attack attack, List<Counter> guns) {
    Battle battle = Battle.declared(attack, unsupplied(p, attack)).withGuns(guns);
    return rawColumn(p, battle) < 0 ? -1 : column(p, battle);
  }

  static String amount(int eighths) {
    if (eighths % WHOLE == 0) {
      return Integer.toString(eighths / WHOLE);
    }
    String text = Double.toString(eighths / (double) WHOLE);
    return text;
  }
}
