package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview.Part;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Narrator;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import java.util.ArrayList;
import java.util.List;

/**
 * Case 11.7: what an attack counts for. Factors on both sides, the column of their ratio, the
 * shifts and what is added to the die. The list of modifiers is closed: nothing else counts.
 */
final class Reckoning extends Chapter {
  Reckoning(ItalianFrontRules rules) {
    super(rules);
  }

  /**
   * What an attack is made of, as far as it is known.
   *
   * @param defenders those who are known
   * @param support what the attacker has announced, or would
   * @param employed the support units of both sides that give a column
   */
  record Situation(
      int side,
      int target,
      List<Counter> attackers,
      List<Counter> defenders,
      List<Counter> support,
      List<Counter> employed,
      boolean crowdedAttack,
      boolean crowdedDefence) {
    static Situation of(Battle battle) {
      return new Situation(
          battle.side(),
          battle.target(),
          battle.attackers(),
          battle.defenders(),
          battle.attackSupport(),
          battle.employed(),
          battle.crowdedAttack(),
          battle.crowdedDefence());
    }
  }

  /** An attack with all that counts for its result. */
  record Odds(int attack, int defence, List<Part> shifts, List<Part> dice) {
    /** The column of the ratio, before shifts. */
    int base() {
      return CombatTable.column(attack, defence);
    }

    @Case("IF-11.7.9")
    int shift() {
      return sum(shifts);
    }

    @Case("IF-11.7.9")
    int modifier() {
      return sum(dice);
    }

    int column() {
      return CombatTable.shifted(base(), shift());
    }

    String words() {
      return Narrator.odds(attack + ":" + defence, CombatTable.COLUMNS.get(column()));
    }

    private static int sum(List<Part> parts) {
      int sum = 0;
      for (Part part : parts) {
        sum += (int) part.amount();
      }
      return sum;
    }
  }

  /** A combat with its figures, unit by unit, when its die was rolled. */
  record Fight(
      Odds odds, List<Explanation> attack, List<Explanation> defence, int face, String result) {}

  // ---- 11.7.6 factors

  /** All attackers, each with its whole factor, halved where it is out of supply. */
  @Case({"IF-11.3.1", "IF-11.7.6", "IF-14.3.2"})
  int attack(Position p, List<Counter> attackers) {
    int sum = 0;
    for (Counter unit : attackers) {
      sum += rules.pieces().attack(p, unit);
    }
    return sum;
  }

  /** All units of the hex together; headquarters add nothing. */
  @Case({"IF-11.3.1", "IF-11.7.6", "IF-14.3.2", "IF-15.2.6"})
  int defence(Position p, List<Counter> defenders) {
    int sum = 0;
    for (Counter unit : defenders) {
      sum += rules.pieces().defense(p, unit);
    }
    return sum;
  }

  @Case({"IF-11.7.6", "IF-11.7.9", "IF-CM.1", "IF-CM.3", "IF-CM.4"})
  Odds odds(Position p, Situation s) {
    List<Part> shifts = new ArrayList<>();
    List<Part> dice = new ArrayList<>();
    shifts(p, s, shifts);
    dice(p, s, dice);
    return new Odds(attack(p, s.attackers()), defence(p, s.defenders()), shifts, dice);
  }

  // ---- 11.7.7 to 11.7.11 shifts

  @Case({"IF-11.7.7", "IF-11.7.11", "IF-CM.1"})
  private void shifts(Position p, Situation s, List<Part> shifts) {
    for (Counter unit : s.employed()) {
      boolean attack = unit.sideIndex() == s.side();
      shifts.add(
          Part.shifts(
              attack ? Role.ATTACKER : Role.DEFENDER, attack ? 1 : -1, unit.name(), "IF-11.7.7"));
    }
    if (s.side() == CENTRAL) {
      if (turn(p) == 1) {
        shifts.add(Part.shifts(Role.ATTACKER, 1, "surprise on turn 1", "IF-11.7.11"));
      }
      if (Support.feuerwalze(turn(p), s.support())) {
        shifts.add(Part.shifts(Role.ATTACKER, 1, "two German artillery units", "IF-16.5.2"));
      }
    }
    overstackedAttack(s, shifts);
    terrain(s.target(), shifts);
    river(p, s, shifts);
    if (rules.morale().shaken(p, s.attackers())) {
      shifts.add(
          Part.shifts(
              Role.ATTACKER, -1, "low morale of the attackers", Morale.shakenBy(s.attackers())));
    }
    if (rules.triesteRaid().shifts(p, s.attackers(), s.target())) {
      shifts.add(Part.shifts(Role.ATTACKER, -1, "the raid on Trieste", "IF-19.3.2"));
    }
  }

  /** Artillery that defends takes one shift to the right from an attack out of a crowd. */
  @Case("IF-19.5.5")
  private void overstackedAttack(Situation s, List<Part> shifts) {
    if (!s.crowdedAttack() || !rules.on(ItalianFront.FREE_DEPLOYMENT)) {
      return;
    }
    boolean gun = false;
    for (Counter unit : s.employed()) {
      gun |= unit.sideIndex() != s.side() && unit.isArtillery();
    }
    if (gun && shifts.stream().anyMatch(part -> part.amount() > 0)) {
      shifts.add(Part.shifts(Role.DEFENDER, -1, "overstacked attackers", "IF-19.5.5"));
    }
  }

  /** The lines of the Terrain Effects Chart for the defender's hex, all of them. */
  @Case({"IF-11.7.8", "IF-TEC.mountain", "IF-TEC.alpine", "IF-TEC.marsh", "IF-TEC.dominant"})
  private void terrain(int hex, List<Part> shifts) {
    List<Part> lines = new ArrayList<>(2);
    switch (board.terrain(hex)) {
      case TerrainCode.MOUNTAIN ->
          lines.add(Part.shifts(Role.DEFENDER, -1, "mountain", "IF-TEC.mountain"));
      case TerrainCode.ALPINE ->
          lines.add(Part.shifts(Role.DEFENDER, -2, "alpine", "IF-TEC.alpine"));
      case TerrainCode.MARSH -> lines.add(Part.shifts(Role.DEFENDER, -2, "marsh", "IF-TEC.marsh"));
      case TerrainCode.DOMINANT ->
          lines.add(Part.shifts(Role.DEFENDER, -2, "dominant terrain", "IF-TEC.dominant"));
      default -> {}
    }
    place(hex, lines);
    if (rules.reads(Reading.BEST_TERRAIN_ONLY) && lines.size() > 1) {
      shifts.add(
          lines.getFirst().amount() <= lines.getLast().amount() ? lines.get(0) : lines.get(1));
    } else {
      shifts.addAll(lines);
    }
  }

  @Case({"IF-TEC.town", "IF-TEC.city"})
  private void place(int hex, List<Part> lines) {
    if (board.has(hex, TerrainCode.CITY)) {
      lines.add(Part.shifts(Role.DEFENDER, -1, "city", "IF-TEC.city"));
    } else if (board.has(hex, TerrainCode.TOWN)) {
      lines.add(Part.shifts(Role.DEFENDER, -1, "town", "IF-TEC.town"));
    }
  }

  /** At least half of the factors, as they count now, attack across a river. */
  @Case({"IF-11.7.10", "IF-TEC.river", "IF-TEC.bridge"})
  private void river(Position p, Situation s, List<Part> shifts) {
    int all = 0;
    int crossing = 0;
    for (Counter unit : s.attackers()) {
      int factor = rules.pieces().attack(p, unit);
      all += factor;
      int d = board.direction(p.place(unit), s.target());
      if (theatre.river(p.place(unit), d)
          && !(rules.reads(Reading.BRIDGES_CANCEL_THE_SHIFT) && theatre.bridge(p.place(unit), d))) {
        crossing += factor;
      }
    }
    if (crossing > 0 && 2 * crossing >= all) {
      shifts.add(Part.shifts(Role.DEFENDER, -1, "river", "IF-11.7.10"));
    }
  }

  // ---- the die

  @Case({"IF-14.3.3", "IF-10.6.2", "IF-11.2.2", "IF-16.6.1", "IF-16.6.2", "IF-CM.1"})
  private void dice(Position p, Situation s, List<Part> dice) {
    for (Counter unit : s.defenders()) {
      if (p.has(unit, Flag.OUT_OF_SUPPLY)) {
        dice.add(Part.die(Role.ATTACKER, 2, "defenders out of supply", "IF-14.3.3"));
        break;
      }
    }
    if (rules.morale().broken(p, s.defenders())) {
      dice.add(lowMorale());
    }
    if (sides(p, s.attackers()) >= 3) {
      dice.add(Part.die(Role.ATTACKER, 1, "attack from three sides", "IF-11.2.2"));
    }
    int gas = s.side() == CENTRAL ? Support.gas(turn(p), s.support()) : 0;
    if (gas > 0) {
      dice.add(Part.die(Role.ATTACKER, gas, "gas", gas == 3 ? "IF-16.6.1" : "IF-16.6.2"));
    }
    if (rommel(p, s)) {
      dice.add(Part.die(Role.ATTACKER, 1, "Rommel", "IF-RE.A1"));
    }
    if (gunsEmployed(s)) {
      options(p, s, dice);
    }
  }

  @Case("IF-10.6.2")
  static Part lowMorale() {
    return Part.die(Role.ATTACKER, 1, "low morale of the defenders", "IF-10.6.2");
  }

  /** From how many hexes the attack comes. */
  @Case("IF-11.2.2")
  private static int sides(Position p, List<Counter> attackers) {
    int sides = 0;
    for (int i = 0; i < attackers.size(); i++) {
      boolean first = true;
      for (int j = 0; j < i && first; j++) {
        first = p.place(attackers.get(j)) != p.place(attackers.get(i));
      }
      sides += first ? 1 : 0;
    }
    return sides;
  }

  @Case("IF-RE.A1")
  private boolean rommel(Position p, Situation s) {
    if (s.side() != CENTRAL || !rules.sequence().secondCombat(p) || !rules.events().rommel(p)) {
      return false;
    }
    for (Counter unit : s.attackers()) {
      if (unit.nation() == Nation.GERMAN && unit.isAssault()) {
        return true;
      }
    }
    return false;
  }

  /** Whether artillery supports the attack with success. */
  @Case({"IF-19.4.1", "IF-19.5.4"})
  private static boolean gunsEmployed(Situation s) {
    for (Counter unit : s.employed()) {
      if (unit.sideIndex() == s.side() && unit.isArtillery()) {
        return true;
      }
    }
    return false;
  }

  @Case({"IF-19.4.1", "IF-19.5.4"})
  private void options(Position p, Situation s, List<Part> dice) {
    if (rules.on(ItalianFront.DOMINANT_TERRAIN) && overlooked(p, s)) {
      dice.add(Part.die(Role.ATTACKER, 1, "dominant terrain next to the target", "IF-19.4.1"));
    }
    if (rules.on(ItalianFront.FREE_DEPLOYMENT) && s.crowdedDefence()) {
      dice.add(Part.die(Role.ATTACKER, 2, "overstacked defenders", "IF-19.5.4"));
    }
  }

  @Case("IF-19.4.1")
  private boolean overlooked(Position p, Situation s) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int hex = board.neighbour(s.target(), d);
      if (hex >= 0
          && board.terrain(hex) == TerrainCode.DOMINANT
          && rules.control().controller(p, hex) == s.side()) {
        return true;
      }
    }
    return false;
  }

  // ---- in words

  /** The figures of a combat, unit by unit. */
  Fight fight(Position p, Situation s, Odds odds, int face, String result) {
    return new Fight(
        odds, strengths(p, s.attackers(), true), strengths(p, s.defenders(), false), face, result);
  }

  List<Explanation> strengths(Position p, List<Counter> units, boolean attack) {
    List<Explanation> lines = new ArrayList<>();
    for (Counter unit : units) {
      int now = attack ? rules.pieces().attack(p, unit) : rules.pieces().defense(p, unit);
      boolean marked = p.has(unit, Flag.OUT_OF_SUPPLY) && !unit.isHq();
      lines.add(
          Explanation.leaf(
              unit.name() + (marked ? ", out of supply" : ""),
              marked ? "IF-14.3.2" : unit.isHq() ? "IF-15.2.6" : "IF-11.7.6",
              now));
    }
    return lines;
  }
}
