package fieldmarshal.games.gwe;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
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
    List<Preview.Part> modifiers = new ArrayList<>(terrainParts(p, battle));
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

  private List<Preview.Part> terrainParts(Position p, Battle battle) {
    List<Preview.Part> parts = new ArrayList<>();
    Order.Attack attack = battle.attack();
    for (Unit unit : attack.units()) {
      Counter counter = counter(unit);
      if (battle.unsupplied().contains(counter)) {
        parts.add(new Preview.Part("GWE-9.21", unit.name() + " is out of supply", "x1/2"));
      }
      if (counter.isCombat() && rules.command().halvesAttack(p, counter)) {
        parts.add(new Preview.Part("GWE-10.42", unit.name() + " is out of command", "x1/2"));
      }
      for (Odds.Bonus bonus : combat.attackBonuses()) {
        int points = bonus.points(p, counter, p.place(unit));
        if (points != 0) {
          parts.add(new Preview.Part(bonus.cause(), bonus.what(), "+" + points));
        }
      }
      if (combat.acrossRiver(p, counter, attack.targets())) {
        parts.add(
            new Preview.Part("GWE-5.4-RIVER", unit.name() + " attacks across a river", "x1/2"));
      }
    }
    for (int i = 0; i < attack.targets().size(); i++) {
      int hex = attack.targets().at(i);
      if (board().terrain(hex) == Ground.MOUNTAIN) {
        parts.add(new Preview.Part("GWE-5.4-MOUNTAIN", title(hex) + " is mountain", "x2"));
      }
      if (board().has(hex, Ground.CITY)) {
        parts.add(new Preview.Part("GWE-5.4-CITY", title(hex) + " is a city", "x2"));
      }
      if (combat.defenders(p, hex).stream().anyMatch(u -> rules.terrain().entrenched(p, u, hex))) {
        parts.add(new Preview.Part("GWE-5.4-TRENCH", title(hex) + " is entrenched", "x2"));
      }
      for (Counter unit : combat.defenders(p, hex)) {
        if (p.has(unit, Flag.ENTRAINED)) {
          parts.add(new Preview.Part("GWE-5.36", unit.name() + " is entrained", "x1/2"));
        }
        for (Odds.Bonus bonus : combat.defenceBonuses()) {
          int points = bonus.points(p, unit, hex);
          if (points != 0) {
            parts.add(
                new Preview.Part(bonus.cause(), unit.name() + ": " + bonus.what(), "+" + points));
          }
        }
      }
    }
    return parts;
  }

  private List<Preview.Part> resultParts(Position p, Order.Attack attack) {
    List<Preview.Part> parts = new ArrayList<>();
    Counter attacker = combat.worsensAttack(p, attack);
    if (attacker != null) {
      parts.add(
          new Preview.Part(
              "GWE-10.43", attacker.name() + " is out of command", "attacker's result +1"));
    }
    Counter defender = combat.worsensDefence(p, attack);
    if (defender != null) {
      parts.add(
          new Preview.Part(
              "GWE-10.43",
              defender.name() + " is in no headquarters' radius",
              "defender's result +1"));
    }
    return parts;
  }

  @Case({"GWE-5.4-RIDGE", "GWE-5.4-MAJOR"})
  private List<Preview.Part> dieParts(Position p, Order.Attack attack) {
    List<Preview.Part> parts = new ArrayList<>();
    if (combat.anyAcrossRidge(p, attack)) {
      parts.add(new Preview.Part("GWE-5.4-RIDGE", "an attacker crosses a ridge", "+1"));
    }
    if (combat.allAcrossMajor(p, attack)) {
      parts.add(new Preview.Part("GWE-5.4-MAJOR", "all attackers cross a major river", "+2"));
    }
    return parts;
  }
}
