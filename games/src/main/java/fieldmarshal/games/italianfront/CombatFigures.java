package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Distribution;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Preview.Heading;
import fieldmarshal.engine.Preview.Part;
import fieldmarshal.engine.Preview.Progress;
import fieldmarshal.engine.Preview.Stage;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * The figures of a combat to come: how probable each sum of shifts is, with the dice of support,
 * and what the columns that follow from it bring.
 */
final class CombatFigures extends Chapter {
  /** Points that an attack may lack for the next column: more are not worth telling. */
  private static final int MOST_LACKING = 30;

  CombatFigures(ItalianFrontRules rules) {
    super(rules);
  }

  Preview preview(
      Position p,
      Reckoning.Situation s,
      Reckoning.Odds odds,
      List<Stage> stages,
      Map<Integer, Double> columns,
      int defenders) {
    return Preview.of(
            Explanation.sum(
                "attack", "IF-11.7.6", rules.reckoning().strengths(p, s.attackers(), true)),
            Explanation.sum(
                "defence", "IF-11.7.6", rules.reckoning().strengths(p, s.defenders(), false)),
            modifiers(odds),
            stages)
        .with(totals(columns, odds.modifier(), steps(p, s.attackers()), defenders));
  }

  static List<Part> modifiers(Reckoning.Odds odds) {
    List<Part> all = new ArrayList<>(odds.shifts());
    all.addAll(odds.dice());
    return all;
  }

  static int steps(Position p, List<Counter> units) {
    int steps = 0;
    for (Counter unit : units) {
      steps += unit.isHq() ? 0 : p.stepsLeft(unit);
    }
    return steps;
  }

  /** How probable each sum of shifts is, with the dice of these support units to come. */
  @Case({"IF-16.3.1", "IF-11.7.7"})
  Map<Integer, Double> shifts(Position p, Reckoning.Situation s, List<Counter> dice) {
    Map<Integer, Double> shifts = new TreeMap<>();
    for (int mask = 0; mask < 1 << dice.size(); mask++) {
      double chance = 1;
      List<Counter> employed = new ArrayList<>(s.employed());
      for (int i = 0; i < dice.size(); i++) {
        Counter unit = dice.get(i);
        boolean attack = unit.sideIndex() == s.side();
        double good =
            rules
                .support()
                .chance(p, unit, attack, attack ? s.attackers() : s.defenders(), s.target());
        boolean success = (mask >> i & 1) != 0;
        chance *= success ? good : 1 - good;
        if (success) {
          employed.add(unit);
        }
      }
      if (chance > 0) {
        Reckoning.Situation then =
            new Reckoning.Situation(
                s.side(),
                s.target(),
                s.attackers(),
                s.defenders(),
                s.support(),
                employed,
                s.crowdedAttack(),
                s.crowdedDefence());
        shifts.merge(rules.reckoning().odds(p, then).shift(), chance, Double::sum);
      }
    }
    return shifts;
  }

  static Map<Integer, Double> columns(Reckoning.Odds odds, Map<Integer, Double> shifts) {
    Map<Integer, Double> columns = new TreeMap<>();
    shifts.forEach((shift, chance) ->
        columns.merge(CombatTable.shifted(odds.base(), shift), chance, Double::sum));
    return columns;
  }

  Stage supportDice(
      Position p,
      List<Counter> units,
      int side,
      List<Counter> attackers,
      int target,
      Progress progress) {
    List<Preview.Die> dice = new ArrayList<>();
    List<Distribution> columns = new ArrayList<>();
    for (Counter unit : units) {
      boolean attack = unit.sideIndex() == side;
      List<Part> parts = rules.support().modifiers(p, unit, attack, target);
      double good = rules.support().chance(p, unit, attack, attackers, target);
      List<Preview.Chance> outcomes = new ArrayList<>();
      outcomes.add(
          attack
              ? new Preview.Chance("1R", good, new Meaning("gets one column", "", 0.25))
              : new Preview.Chance("1L", good, new Meaning("", "gets one column", -0.25)));
      outcomes.add(new Preview.Chance("0", 1 - good, new Meaning("", "", 0)));
      dice.add(
          new Preview.Die(
              unit,
              "support",
              ItalianFrontRules.FACES,
              rules.support().modifier(p, unit, attack, target),
              parts,
              outcomes));
      columns.add(Distribution.chance(good, attack ? 1 : -1));
    }
    return new Preview.Dice(
        new Heading("support-dice", "Support", "IF-16.3.1", progress),
        dice,
        List.of(new Preview.Total("columns", "Columns", null, Distribution.sum(columns))));
  }

  Stage roll(
      Reckoning.Odds odds, Map<Integer, Double> columns, boolean atMost, @Nullable String result) {
    return new Preview.Roll(
        new Heading(
            "roll", "Combat roll", "IF-11.7.1", result == null ? Progress.TO_COME : Progress.DONE),
        CombatPreviews.TABLE,
        "",
        (atMost ? "at most " : "") + odds.attack() + ":" + odds.defence(),
        CombatTable.COLUMNS.get(odds.base()),
        CombatTable.COLUMNS.get(odds.column()),
        ItalianFrontRules.FACES,
        odds.modifier(),
        outcomes(columns, odds.modifier()),
        result,
        // of a defence that is not known nobody can say how much is lacking
        atMost ? null : lack(odds));
  }

  private static Preview.@Nullable Lack lack(Reckoning.Odds odds) {
    return Preview.Lack.of(
        odds.base(),
        CombatTable.COLUMNS.size(),
        MOST_LACKING,
        more -> CombatTable.column(odds.attack() + more, odds.defence()),
        CombatTable.COLUMNS::get);
  }

  List<Preview.Chance> outcomes(Map<Integer, Double> columns, int modifier) {
    Map<String, Double> results = new LinkedHashMap<>();
    columns.forEach((column, chance) -> {
      for (int face = 1; face <= ItalianFrontRules.FACES; face++) {
        results.merge(
            rules.table().result(column, face + modifier),
            chance / ItalianFrontRules.FACES,
            Double::sum);
      }
    });
    List<Preview.Chance> outcomes = new ArrayList<>();
    results.forEach((result, chance) ->
        outcomes.add(new Preview.Chance(result, chance, CombatTable.meaning(result))));
    return outcomes;
  }

  /**
   * The steps that both sides lose, before retreats, and how probable it is that nobody is left.
   */
  private List<Preview.Total> totals(
      Map<Integer, Double> columns, int modifier, int attackers, int defenders) {
    List<Distribution> own = new ArrayList<>();
    List<Distribution> enemy = new ArrayList<>();
    double gone = 0;
    double[] weights = new double[columns.size()];
    int at = 0;
    for (Map.Entry<Integer, Double> each : columns.entrySet()) {
      int column = each.getKey();
      own.add(
          Distribution.die(
              ItalianFrontRules.FACES,
              face -> Math.min(attackers, rules.table().attacker(column, face + modifier))));
      Distribution lost =
          Distribution.die(
              ItalianFrontRules.FACES,
              face -> {
                int steps = rules.table().defender(column, face + modifier);
                return steps == CombatTable.ELIMINATED ? defenders : Math.min(defenders, steps);
              });
      enemy.add(lost);
      gone += each.getValue() * lost.probability(defenders);
      weights[at++] = each.getValue();
    }
    return List.of(
        new Preview.Total(
            "attacker-steps", "Steps the attacker loses", Role.ATTACKER, mixed(own, weights)),
        new Preview.Total(
            "defender-steps", "Steps the defender loses", Role.DEFENDER, mixed(enemy, weights)),
        new Preview.Total(
            "eliminated",
            "All defenders are eliminated",
            null,
            Distribution.chance(Math.min(1, gone), 1)));
  }

  private static Distribution mixed(List<Distribution> parts, double[] weights) {
    Distribution mixed = parts.getFirst();
    double sum = weights[0];
    for (int i = 1; i < parts.size(); i++) {
      sum += weights[i];
      mixed = parts.get(i).or(weights[i] / sum, mixed);
    }
    return mixed;
  }
}
