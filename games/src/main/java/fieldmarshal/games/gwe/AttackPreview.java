package fieldmarshal.games.gwe;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Preview.Part;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;

/** What a player is told of an attack before he commits himself: the figures of {@link Combat}. */
final class AttackPreview extends Chapter {
  private final Combat combat;

  AttackPreview(GreatWarInTheEast rules) {
    super(rules);
    combat = rules.combat();
  }

  /** Strengths, odds and modifiers, the defender adding no support. */
  Preview of(Position p, Order.Attack attack, List<Preview.Chance> outcomes) {
    Battle battle = Battle.declared(attack, combat.unsupplied(p, attack));
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
              "cavalry against other arms", "GWE-12.21", (own - counted) / (double) Odds.WHOLE));
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
    int tcr = combat.row(p, attack);
    int raw = combat.rawColumn(p, battle);
    List<Part> modifiers = new ArrayList<>(terrainParts(p, battle));
    modifiers.addAll(combat.modifiers(p, attack));
    modifiers.addAll(dieParts(p, attack));
    modifiers.addAll(resultParts(p, attack));
    return new Preview(
        Explanation.sum("attack", "GWE-8.0-PROC", attackParts),
        Explanation.sum("defence", "GWE-8.21", defenceParts),
        combat.table().ratio(tcr, raw),
        combat.table().ratio(tcr, combat.column(p, battle)),
        combat.addedToDie(p, attack),
        modifiers,
        outcomes);
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
          parts.add(Part.adds(Role.ATTACKER, points, bonus.what(), bonus.cause()));
        }
      }
      if (combat.acrossRiver(p, counter, attack.targets())) {
        parts.add(
            Part.halves(Role.ATTACKER, unit.name() + " attacks across a river", "GWE-5.4-RIVER"));
      }
    }
    for (int i = 0; i < attack.targets().size(); i++) {
      int hex = attack.targets().at(i);
      if (board().terrain(hex) == Ground.MOUNTAIN) {
        parts.add(Part.times(Role.DEFENDER, 2, title(hex) + " is mountain", "GWE-5.4-MOUNTAIN"));
      }
      if (board().has(hex, Ground.CITY)) {
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
                Part.adds(Role.DEFENDER, points, unit.name() + ": " + bonus.what(), bonus.cause()));
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
              Role.DEFENDER, 1, defender.name() + " is in no headquarters' radius", "GWE-10.43"));
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
