package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Preview.Stage;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Narrator;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Cases 6.1 to 6.3: what an attack counts for. Strengths on both sides (6.1) with supply (6.2), the
 * ratio, and the modifiers of the die (6.3): terrain, river, flank, artillery.
 */
abstract class Reckoning extends Chapter {
  /** Points that an attack may lack for the next column: more are not worth telling. */
  private static final int MOST_LACKING = 60;

  Reckoning(EastPrussiaRules rules) {
    super(rules);
  }

  // ---- 6.1, 6.2 strengths

  /** Half of the strength without a line of supply, rounded up, unit by unit. */
  @Case({"TWU-3.4j", "TWU-6.2a"})
  private static int halved(int strength) {
    return (strength + 1) / 2;
  }

  /** What a unit adds to an attack now; fortresses add nothing and feed nobody. */
  @Case({"TWU-3.4j", "TWU-3.4k", "TWU-6.2a", "TWU-6.1h", "TWU-3.1e"})
  int attack(Position p, Counter unit) {
    int strength = rules.pieces().attackStrength(p, unit);
    return strength == 0 || rules.supply().inSupply(p, unit) ? strength : halved(strength);
  }

  /** What a unit adds to the defence of its hex now. */
  @Case({"TWU-3.4j", "TWU-3.4k", "TWU-6.2a", "TWU-6.5g", "TWU-6.5k", "TWU-3.1f"})
  int defence(Position p, Counter unit) {
    if (unit.isSymbol()) {
      return rules.pieces().strength(p, unit);
    }
    if (rules.stacking().surplus(p, unit)) {
      return 0;
    }
    int strength = rules.pieces().defenceStrength(p, unit);
    return strength == 0
            || unit.sideIndex() == GERMAN && rules.zones().fortress(p, p.place(unit))
            || rules.supply().inSupply(p, unit)
        ? strength
        : halved(strength);
  }

  @Case("TWU-6.1b")
  private int attack(Position p, List<Counter> attackers) {
    int total = 0;
    for (Counter unit : attackers) {
      total += attack(p, unit);
    }
    return total;
  }

  /** All units of all the hexes together, and the fortresses that are whole. */
  @Case({"TWU-6.1a", "TWU-6.1d", "TWU-6.1e", "TWU-6.1f"})
  int defence(Position p, int side, Hexes targets) {
    int total = 0;
    for (int i = 0; i < targets.size(); i++) {
      for (int u = p.first(targets.at(i)); u >= 0; u = p.next(u)) {
        if (counter(u).sideIndex() == side) {
          total += defence(p, counter(u));
        }
      }
      total += fortress(p, side, targets.at(i));
    }
    return total;
  }

  @Case({"TWU-6.1e", "TWU-6.1f", "TWU-6.1h", "TWU-6.4g"})
  private int fortress(Position p, int side, int hex) {
    return side == GERMAN && rules.zones().fortress(p, hex)
        ? theatre.fortresses().get(theatre.fortressAt(hex)).strength()
        : 0;
  }

  // ---- 6.3 the die

  /** A modifier of the die and who causes it; what the ground does is the defender's. */
  record Modifier(Role role, int amount, String what, String caseId) {}

  /** An attack with all that counts for its result. */
  record Odds(int attack, int defence, int column, List<Modifier> modifiers) {
    int modifier() {
      int total = 0;
      for (Modifier each : modifiers) {
        total += each.amount();
      }
      return total;
    }

    String words() {
      return Narrator.odds(attack + ":" + defence, CombatTable.COLUMNS.get(column));
    }
  }

  @Case({"TWU-6.0d", "TWU-6.3a"})
  Odds odds(Position p, List<Counter> attackers, Hexes targets) {
    int side = attackers.getFirst().sideIndex();
    int attack = attack(p, attackers);
    int defence = defence(p, 1 - side, targets);
    List<Modifier> modifiers = new ArrayList<>();
    terrain(targets, modifiers);
    river(p, attackers, targets, modifiers);
    flank(p, attackers, targets, modifiers);
    guns(p, attackers, targets, modifiers);
    return new Odds(attack, defence, CombatTable.column(attack, defence), modifiers);
  }

  /** The best terrain of the hexes attacked. */
  @Case({"TWU-6.3b", "TWU-6.3c", "TWU-TEC-FOREST", "TWU-TEC-SWAMP", "TWU-TEC-CLEAR"})
  private void terrain(Hexes targets, List<Modifier> modifiers) {
    int best = 0;
    for (int i = 0; i < targets.size(); i++) {
      int terrain = board.terrain(targets.at(i));
      best =
          Math.max(best, terrain == TerrainCode.SWAMP ? 2 : terrain == TerrainCode.FOREST ? 1 : 0);
    }
    if (best > 0) {
      modifiers.add(new Modifier(Role.DEFENDER, best, best == 2 ? "swamp" : "forest", "TWU-6.3b"));
    }
  }

  /** A river counts only if it lies between every attacker and every hex attacked. */
  @Case({"TWU-6.3d", "TWU-TEC-RIVER"})
  private void river(Position p, List<Counter> attackers, Hexes targets, List<Modifier> modifiers) {
    for (Counter unit : attackers) {
      for (int i = 0; i < targets.size(); i++) {
        int d = board.direction(p.place(unit), targets.at(i));
        if (!theatre.river(p.place(unit), d)) {
          return;
        }
      }
    }
    modifiers.add(new Modifier(Role.DEFENDER, 3, "river", "TWU-6.3d"));
  }

  /** All hexes round the defenders are held by those who attack, or in their zones. */
  @Case("TWU-6.3e")
  private void flank(Position p, List<Counter> attackers, Hexes targets, List<Modifier> modifiers) {
    for (int i = 0; i < targets.size(); i++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int hex = board.neighbour(targets.at(i), d);
        if (hex >= 0
            && theatre.country(hex) != Theatre.NOBODY
            && !targets.contains(hex)
            && !covered(p, attackers, hex)) {
          return;
        }
      }
    }
    modifiers.add(new Modifier(Role.ATTACKER, -1, "flank attack", "TWU-6.3e"));
  }

  @Case("TWU-6.3e")
  private boolean covered(Position p, List<Counter> attackers, int hex) {
    for (Counter unit : attackers) {
      int from = p.place(unit);
      if (from == hex || rules.zones().reaches(p, unit.sideIndex(), from, hex)) {
        return true;
      }
    }
    return false;
  }

  @Case({"TWU-6.3f", "TWU-6.3h", "TWU-3.1e", "TWU-3.1f"})
  private void guns(Position p, List<Counter> attackers, Hexes targets, List<Modifier> modifiers) {
    int attacking = 0;
    for (Counter unit : attackers) {
      attacking += unit.isArtillery() ? 1 : 0;
    }
    int side = 1 - attackers.getFirst().sideIndex();
    int defending = 0;
    for (int i = 0; i < targets.size(); i++) {
      int hex = targets.at(i);
      if (rules.pieces().alone(p, side, hex)) {
        continue;
      }
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        if (counter(u).isArtillery() && !rules.stacking().surplus(p, counter(u))) {
          defending++;
        }
      }
    }
    if (attacking > 0) {
      modifiers.add(new Modifier(Role.ATTACKER, -attacking, "attacking artillery", "TWU-6.3f"));
    }
    if (defending > 0) {
      modifiers.add(new Modifier(Role.DEFENDER, defending, "defending artillery", "TWU-6.3f"));
    }
  }

  // ---- looking ahead

  Preview preview(Position p, Order.Attack order) {
    return preview(p, Combat.counters(order.units()), order.targets());
  }

  /** What a combat of these units would be, with what the defender may do before the die. */
  Preview preview(Position p, List<Counter> attackers, Hexes targets) {
    List<Counter> going = rules.cavalry().mayGo(p, attackers.getFirst().sideIndex(), targets);
    return preview(
        p,
        attackers,
        targets,
        going,
        going.isEmpty()
            ? List.of()
            : List.of(CombatProgress.retiring(going.getFirst().side(), Preview.Progress.TO_COME)));
  }

  /**
   * The same of a combat in which something is done or asked before the die.
   *
   * @param going defending cavalry that may still slip away
   */
  Preview preview(
      Position p, List<Counter> attackers, Hexes targets, List<Counter> going, List<Stage> before) {
    Odds odds = odds(p, attackers, targets);
    int side = attackers.getFirst().sideIndex();
    Fight fight = fight(p, attackers, targets, odds, null);
    List<Stage> stages = new ArrayList<>(before);
    stages.add(roll(side, fight));
    Preview seen = unseen(p, targets, side, odds, preview(fight, stages));
    return going.isEmpty() ? seen : slipping(p, attackers, targets, going, odds, seen);
  }

  /**
   * What is left to fight if the defending cavalry slips away: all of it, or none. Hexes that
   * nobody holds then are not fought for, so the ground and the guns there count no more.
   */
  @Case({"TWU-10.2.2a", "TWU-10.2.2b", "TWU-10.2.2d"})
  private Preview slipping(
      Position p,
      List<Counter> attackers,
      Hexes targets,
      List<Counter> going,
      Odds odds,
      Preview seen) {
    int side = attackers.getFirst().sideIndex();
    Table t = new Table(p).silent();
    double weight = 0;
    for (Counter unit : going) {
      weight += defence(p, unit);
      t.shift(unit, rules.cavalry().ways(p, unit).getFirst().last());
    }
    Hexes held = held(t.now(), targets, side);
    boolean one = going.size() == 1;
    List<Preview.Way> ways = new ArrayList<>();
    ways.add(way(one ? "It stays" : "All of them stay", odds.defence(), side, odds));
    if (held.isEmpty()) {
      String gone = one ? "It retreats: no combat" : "All of them retreat: no combat";
      ways.add(new Preview.Way(gone, 0, "", List.of()));
    } else {
      Odds then = odds(t.now(), attackers, held);
      ways.add(way(one ? "It retreats" : "All of them retreat", then.defence(), side, then));
    }
    boolean luck = attackers.stream().anyMatch(Counter::isCavalry);
    String about =
        luck
            ? "Defending cavalry may try to retreat before combat: each unit needs a die of 1 to 3."
            : "Defending cavalry may retreat before combat.";
    Preview.Range range = seen.defenceRange();
    List<Preview.Open> open = new ArrayList<>(seen.open());
    open.add(
        new Preview.Open(
            about, luck ? "TWU-10.2.2b" : "TWU-10.2.2a", rules.game().sides().get(1 - side), ways));
    return seen.with(
        new Preview.Range(Math.max(0, range.least() - weight), range.most(), range.expected()),
        open);
  }

  /** The hexes where an enemy counter or a fortress stands. */
  private Hexes held(Position p, Hexes targets, int attacker) {
    Hexes held = Hexes.NONE;
    for (int i = 0; i < targets.size(); i++) {
      int hex = targets.at(i);
      boolean enemy = fortress(p, 1 - attacker, hex) > 0;
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        enemy |= counter(u).sideIndex() != attacker;
      }
      held = enemy ? held.plus(hex) : held;
    }
    return held;
  }

  /**
   * A combat with its figures, unit by unit.
   *
   * @param result what was rolled; null while the die is to come
   */
  record Fight(
      Odds odds, List<Explanation> attack, List<Explanation> defence, @Nullable String result) {}

  /** The figures of a combat as they are now. */
  Fight fight(
      Position p, List<Counter> attackers, Hexes targets, Odds odds, @Nullable String result) {
    int side = attackers.getFirst().sideIndex();
    List<Explanation> attack = new ArrayList<>();
    for (Counter unit : attackers) {
      attack.add(strength(p, unit, attack(p, unit)));
    }
    List<Explanation> defence = new ArrayList<>();
    for (int i = 0; i < targets.size(); i++) {
      int hex = targets.at(i);
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        if (counter(u).sideIndex() != side && counter(u).isReal()) {
          defence.add(strength(p, counter(u), defence(p, counter(u))));
        }
      }
      int fortress = fortress(p, 1 - side, hex);
      if (fortress > 0) {
        defence.add(Explanation.leaf("fortress at " + title(hex), "TWU-6.1e", fortress));
      }
    }
    return new Fight(odds, attack, defence, result);
  }

  Stage roll(int side, Fight fight) {
    Odds odds = fight.odds();
    String column = CombatTable.COLUMNS.get(odds.column());
    return new Preview.Roll(
        new Preview.Heading(
            "roll",
            "Combat roll",
            "TWU-6.0g",
            fight.result() == null ? Preview.Progress.TO_COME : Preview.Progress.DONE),
        side == GERMAN ? "results-german" : "results-russian",
        "",
        odds.attack() + ":" + odds.defence(),
        column,
        column,
        EastPrussiaRules.FACES,
        odds.modifier(),
        outcomes(side, odds.column(), odds.modifier()),
        fight.result(),
        Preview.Lack.of(
            odds.column(),
            CombatTable.COLUMNS.size(),
            MOST_LACKING,
            more -> CombatTable.column(odds.attack() + more, odds.defence()),
            CombatTable.COLUMNS::get));
  }

  static Preview preview(Fight fight, List<Stage> stages) {
    return Preview.of(
        Explanation.sum("attack", "TWU-6.1b", fight.attack()),
        Explanation.sum("defence", "TWU-6.1a", fight.defence()),
        fight.odds().modifiers().stream()
            .map(each -> Preview.Part.die(each.role(), each.amount(), each.what(), each.caseId()))
            .toList(),
        stages);
  }

  private List<Preview.Chance> outcomes(int attacker, int column, int modifier) {
    Map<String, Double> results = new LinkedHashMap<>();
    for (int face = 1; face <= EastPrussiaRules.FACES; face++) {
      results.merge(
          rules.table().result(attacker, column, face + modifier),
          1.0 / EastPrussiaRules.FACES,
          Double::sum);
    }
    List<Preview.Chance> outcomes = new ArrayList<>();
    results.forEach((result, chance) ->
        outcomes.add(new Preview.Chance(result, chance, CombatTable.meaning(result))));
    return outcomes;
  }

  /**
   * What the defence may be where counters are not seen: nothing, if all are dummies; or each the
   * strongest unit that this side ever has.
   */
  @Case("TWU-10.1h")
  private Preview unseen(Position p, Hexes targets, int attacker, Odds odds, Preview preview) {
    int symbols = 0;
    int guessed = 0;
    for (int i = 0; i < targets.size(); i++) {
      for (int u = p.first(targets.at(i)); u >= 0; u = p.next(u)) {
        if (counter(u).sideIndex() != attacker && counter(u).isSymbol()) {
          symbols++;
          guessed += defence(p, counter(u));
        }
      }
    }
    if (symbols == 0) {
      return preview;
    }
    int strongest = 0;
    for (Counter unit : rules.roster().all()) {
      if (unit.sideIndex() != attacker && !unit.isSymbol()) {
        strongest = Math.max(strongest, unit.strength());
      }
    }
    int least = odds.defence() - guessed;
    int most = least + symbols * strongest;
    List<Preview.Way> ways = new ArrayList<>();
    if (least > 0) {
      ways.add(way("All of them are dummies", least, attacker, odds));
    }
    ways.add(way("All of them are strong", most, attacker, odds));
    String what = symbols == 1 ? "One counter is not seen." : symbols + " counters are not seen.";
    return preview.with(
        new Preview.Range(least, most, odds.defence()),
        List.of(new Preview.Open(what, "TWU-10.1h", rules.game().sides().get(1 - attacker), ways)));
  }

  private Preview.Way way(String what, int defence, int attacker, Odds odds) {
    int column = CombatTable.column(odds.attack(), defence);
    return new Preview.Way(
        what,
        defence,
        CombatTable.COLUMNS.get(column),
        outcomes(attacker, column, odds.modifier()));
  }

  private Explanation strength(Position p, Counter unit, int now) {
    if (rules.stacking().surplus(p, unit)) {
      return Explanation.leaf(unit.name() + ", beyond the stacking limit", "TWU-6.5g", now);
    }
    if (unit.isArtillery()) {
      return Explanation.leaf(unit.name(), now > 0 ? "TWU-3.1f" : "TWU-3.1e", now);
    }
    boolean whole = unit.isSymbol() || now == rules.pieces().strength(p, unit);
    return Explanation.leaf(
        unit.name() + (whole ? "" : ", without supply"), whole ? "TWU-3.1d" : "TWU-3.4j", now);
  }
}
