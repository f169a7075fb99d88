package fieldmarshal.games.gwe;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Preview.Heading;
import fieldmarshal.engine.Preview.Part;
import fieldmarshal.engine.Preview.Progress;
import fieldmarshal.engine.Preview.Stage;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.Moment;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** What a player is told of an attack before he commits himself: the figures of {@link Combat}. */
final class AttackPreview extends Chapter {
  /** Points that an attack may lack for the next column: more are not worth telling. */
  private static final int MOST_LACKING = 60;

  private final Combat combat;

  AttackPreview(GreatWarInTheEast rules) {
    super(rules);
    combat = rules.combat();
  }

  /** Strengths, odds and modifiers, the defender adding no support; what he might add is open. */
  Preview of(Position p, Order.Attack attack, List<Preview.Chance> outcomes) {
    Battle battle = Battle.declared(attack, combat.unsupplied(p, attack));
    List<Counter> support = combat.mostSupport(p, battle);
    List<Stage> stages = new ArrayList<>();
    if (checksAttrition(p, battle)) {
      stages.add(attrition(Progress.TO_COME));
    }
    if (!support.isEmpty()) {
      stages.add(support(p, Progress.TO_COME));
    }
    stages.add(roll(p, battle, outcomes, null));
    stages.add(option(p, Progress.TO_COME));
    return open(p, battle, support, of(p, battle, stages));
  }

  /**
   * The combat under way: as it stands while the die is to come, as it stood when the die was
   * rolled, with what follows from the result.
   */
  Preview underWay(Position p, Battle fought) {
    Moment rolled = fought.rolled();
    Position then = rolled == null ? p : rolled.position();
    Order.Attack said = fought.attack();
    List<Unit> present = said.units().stream().filter(then::onMap).toList();
    Battle battle =
        Battle.declared(
                new Order.Attack(present, said.targets(), said.extras()), fought.unsupplied())
            .withGuns(fought.guns());
    List<Stage> stages = new ArrayList<>();
    if (checksAttrition(then, battle)) {
      stages.add(attrition(Progress.DONE));
    }
    if (rolled == null || !battle.guns().isEmpty()) {
      stages.add(support(p, rolled == null ? Progress.NOW : Progress.DONE));
    }
    List<Preview.Chance> outcomes = outcomes(then, battle);
    stages.add(roll(then, battle, outcomes, rolled == null ? null : fought.result().toString()));
    if (rolled == null) {
      stages.add(option(p, Progress.TO_COME));
    } else {
      stages.addAll(new Aftermath(rules).stages(p, fought));
    }
    Preview preview = of(then, battle, stages);
    return rolled == null ? open(p, battle, combat.mostSupport(p, battle), preview) : preview;
  }

  /** Whether an attacker rolls for attrition; who is no longer there has rolled. */
  private boolean checksAttrition(Position p, Battle battle) {
    return battle.unsupplied().stream()
        .anyMatch(unit -> !p.onMap(unit) || !rules.supply().exemptInAttack(p, unit));
  }

  private static Stage attrition(Progress progress) {
    return new Preview.Step(
        new Heading("attrition", "Attrition", "GWE-9.23", progress),
        null,
        "Attackers out of supply roll for attrition.");
  }

  private Stage support(Position p, Progress progress) {
    return new Preview.Step(
        new Heading("support", "Support of the defence", rules.supportCase(), progress),
        other(phasing(p)),
        "The defender chooses the support of the defence.");
  }

  private Stage option(Position p, Progress progress) {
    return Aftermath.option(other(phasing(p)), progress);
  }

  private Stage roll(
      Position p, Battle battle, List<Preview.Chance> outcomes, @Nullable String result) {
    int tcr = combat.row(p, battle.attack());
    int raw = combat.rawColumn(p, battle);
    String odds = raw < 0 ? "" : combat.table().ratio(tcr, raw);
    return new Preview.Roll(
        new Heading(
            "roll", "Combat roll", "GWE-8.4", result == null ? Progress.TO_COME : Progress.DONE),
        "results",
        "odds, rating " + tcr,
        odds,
        odds,
        raw < 0 ? "" : combat.table().ratio(tcr, combat.column(p, battle)),
        GreatWarInTheEast.FACES,
        combat.addedToDie(p, battle.attack()),
        outcomes,
        result,
        lack(p, battle, tcr, raw));
  }

  /** What the attack lacks for the next column before shifts. */
  private Preview.@Nullable Lack lack(Position p, Battle battle, int tcr, int raw) {
    long attack = combat.attackStrength(p, battle);
    long defence = combat.defenceStrength(p, battle);
    return Preview.Lack.of(
        raw,
        CombatTable.COLUMNS,
        MOST_LACKING,
        more -> combat.table().column(tcr, attack + (long) more * Odds.WHOLE, defence),
        column -> combat.table().ratio(tcr, column));
  }

  /** How probable each result is when the die is rolled now. */
  private List<Preview.Chance> outcomes(Position p, Battle battle) {
    Map<String, Double> results = new TreeMap<>();
    if (combat.rawColumn(p, battle) < 0) {
      results.put(GreatWarInTheEast.CALLED_OFF, 1.0);
    } else {
      for (int face = 1; face <= GreatWarInTheEast.FACES; face++) {
        results.merge(
            combat.resultOf(p, battle, face).toString(),
            1.0 / GreatWarInTheEast.FACES,
            Double::sum);
      }
    }
    List<Preview.Chance> outcomes = new ArrayList<>();
    results.forEach((result, chance) ->
        outcomes.add(new Preview.Chance(result, chance, rules.meaning(result))));
    return outcomes;
  }

  /** What the defender may still add, and what that leaves. */
  private Preview open(Position p, Battle battle, List<Counter> support, Preview preview) {
    if (support.isEmpty()) {
      return preview;
    }
    Battle supported = battle.withGuns(support);
    double least = combat.defenceStrength(p, battle) / (double) Odds.WHOLE;
    double most = combat.defenceStrength(p, supported) / (double) Odds.WHOLE;
    return preview.with(
        new Preview.Range(Math.min(least, most), Math.max(least, most), least),
        List.of(
            new Preview.Open(
                "The defender has not chosen support yet.",
                rules.supportCase(),
                other(phasing(p)),
                List.of(way(p, "Nothing", battle), way(p, "All possible support", supported)))));
  }

  private Preview.Way way(Position p, String what, Battle battle) {
    int column = combat.rawColumn(p, battle) < 0 ? -1 : combat.column(p, battle);
    return new Preview.Way(
        what,
        combat.defenceStrength(p, battle) / (double) Odds.WHOLE,
        column < 0 ? "" : combat.table().ratio(combat.row(p, battle.attack()), column),
        outcomes(p, battle));
  }

  private Preview of(Position p, Battle battle, List<Stage> stages) {
    Order.Attack attack = battle.attack();
    List<Explanation> attackParts = new ArrayList<>();
    int own = combat.ownStrength(p, battle);
    int counted = 0;
    for (Unit unit : attack.units()) {
      int strength = combat.attackOf(p, counter(unit), battle);
      counted += strength;
      attackParts.add(Explanation.leaf(unit.name(), "GWE-2.4-AS", strength / (double) Odds.WHOLE));
    }
    if (counted != own) {
      attackParts.add(
          Explanation.leaf(
              "cavalry against other unit types",
              "GWE-12.21",
              (own - counted) / (double) Odds.WHOLE));
    }
    int support = rules.support().attack(p, attack, battle.unsupplied(), own);
    if (support != 0) {
      attackParts.add(
          Explanation.leaf("barrage", rules.support().attackCase(), support / (double) Odds.WHOLE));
    }
    List<Explanation> defenceParts = new ArrayList<>();
    for (int i = 0; i < attack.targets().size(); i++) {
      int hex = attack.targets().at(i);
      for (Counter unit : combat.defenders(p, hex)) {
        defenceParts.add(
            Explanation.leaf(
                unit.name(),
                unit.isFortress() ? "GWE-11.11" : "GWE-2.4-DS",
                combat.defenceOf(p, unit, hex, battle) / (double) Odds.WHOLE));
      }
      int hq = combat.headquartersDefence(p, hex);
      if (hq != 0) {
        defenceParts.add(Explanation.leaf("headquarters", "GWE-10.53", hq / (double) Odds.WHOLE));
      }
    }
    int guns = rules.support().defence(p, battle);
    if (guns != 0) {
      defenceParts.add(
          Explanation.leaf("support", rules.supportCase(), guns / (double) Odds.WHOLE));
    }
    List<Part> modifiers = new ArrayList<>(terrainParts(p, battle));
    int lost = rules.support().lost(p, attack, battle.unsupplied(), own);
    if (lost > 0) {
      String points = Odds.amount(lost) + " lost";
      modifiers.add(
          Part.other(
              Role.ATTACKER, points, "support that cannot be used", rules.support().lostCase()));
    }
    modifiers.addAll(combat.modifiers(p, attack));
    modifiers.addAll(dieParts(p, attack));
    modifiers.addAll(resultParts(p, attack));
    int left = combat.leftward(p, battle);
    if (left != 0) {
      modifiers.add(
          Part.shifts(Role.DEFENDER, -left, "headquarters of the defence", rules.supportCase()));
    }
    return Preview.of(
        Explanation.sum("attack", "GWE-8.0-PROC", attackParts),
        Explanation.sum("defence", "GWE-8.21", defenceParts),
        modifiers,
        stages);
  }

  private List<Part> terrainParts(Position p, Battle battle) {
    List<Part> parts = new ArrayList<>();
    Order.Attack attack = battle.attack();
    for (Unit unit : attack.units()) {
      Counter counter = counter(unit);
      if (battle.unsupplied().contains(counter)) {
        parts.add(Part.halves(Role.ATTACKER, unit.name() + " is out of supply", "GWE-9.21"));
      }
      if (counter.isCombat() && rules.command().halvesAttack(p, counter)) {
        parts.add(Part.halves(Role.ATTACKER, unit.name() + " is out of command", "GWE-10.42"));
      }
      for (Odds.Bonus bonus : combat.attackBonuses()) {
        int points = bonus.points(p, counter, p.place(unit));
        if (points != 0) {
          parts.add(Part.adds(Role.ATTACKER, points, bonus.what(), bonus.caseId()));
        }
      }
      if (combat.acrossRiver(p, counter, attack.targets())) {
        parts.add(
            Part.halves(Role.ATTACKER, unit.name() + " attacks across a river", "GWE-5.4-RIVER"));
      }
    }
    for (int i = 0; i < attack.targets().size(); i++) {
      int hex = attack.targets().at(i);
      if (board().terrain(hex) == TerrainCode.MOUNTAIN) {
        parts.add(Part.times(Role.DEFENDER, 2, title(hex) + " is mountain", "GWE-5.4-MOUNTAIN"));
      }
      if (board().has(hex, TerrainCode.CITY)) {
        parts.add(Part.times(Role.DEFENDER, 2, title(hex) + " is a city", "GWE-5.4-CITY"));
      }
      if (combat.defenders(p, hex).stream().anyMatch(u -> rules.terrain().entrenched(p, u, hex))) {
        parts.add(Part.times(Role.DEFENDER, 2, title(hex) + " is entrenched", "GWE-5.4-TRENCH"));
      }
      for (Counter unit : combat.defenders(p, hex)) {
        if (p.has(unit, Flag.ENTRAINED)) {
          parts.add(Part.halves(Role.DEFENDER, unit.name() + " is entrained", "GWE-5.36"));
        }
        for (Odds.Bonus bonus : combat.defenceBonuses()) {
          int points = bonus.points(p, unit, hex);
          if (points != 0) {
            parts.add(
                Part.adds(
                    Role.DEFENDER, points, unit.name() + ": " + bonus.what(), bonus.caseId()));
          }
        }
      }
    }
    return parts;
  }

  private List<Part> resultParts(Position p, Order.Attack attack) {
    List<Part> parts = new ArrayList<>();
    Counter attacker = combat.worsensAttack(p, attack);
    if (attacker != null) {
      parts.add(
          Part.worsens(Role.ATTACKER, 1, attacker.name() + " is out of command", "GWE-10.43"));
    }
    Counter defender = combat.worsensDefence(p, attack);
    if (defender != null) {
      parts.add(
          Part.worsens(
              Role.DEFENDER,
              1,
              defender.name() + " is not in the radius of any headquarters",
              "GWE-10.43"));
    }
    return parts;
  }

  @Case({"GWE-5.4-RIDGE", "GWE-5.4-MAJOR"})
  private List<Part> dieParts(Position p, Order.Attack attack) {
    List<Part> parts = new ArrayList<>();
    if (combat.anyAcrossRidge(p, attack)) {
      parts.add(Part.die(Role.DEFENDER, 1, "an attacker crosses a ridge", "GWE-5.4-RIDGE"));
    }
    if (combat.allAcrossMajor(p, attack)) {
      parts.add(Part.die(Role.DEFENDER, 2, "all attackers cross a major river", "GWE-5.4-MAJOR"));
    }
    return parts;
  }
}
