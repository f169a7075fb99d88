package fieldmarshal.games.gwe;

import static fieldmarshal.engine.Condition.beside;
import static fieldmarshal.engine.Condition.clerical;
import static fieldmarshal.engine.Condition.onCounter;

import fieldmarshal.engine.Badge;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Condition;
import java.util.List;

/** What flags, figures and types of units are called, and what is written on a counter. */
final class GreatWarWords {
  /** Those of the standard {@link Flag}s; exclusive rules add theirs. */
  static final List<Condition> CONDITIONS =
      List.of(
          onCounter("entrained", "entrained", Badge.neutral("T").drawn(Badge.WAGON)),
          onCounter("out-of-supply", "out of supply", Badge.bad("S").drawn(Badge.DROP)),
          onCounter("out-of-command", "out of command", Badge.bad("C").drawn(Badge.FLAG)),
          onCounter("moved", "has moved", Badge.neutral("M").drawn(Badge.PENNANT)),
          beside("moving", "on the march", Badge.neutral("")),
          beside("finished", "done for this phase", Badge.neutral("")),
          beside("railed", "has gone by rail", Badge.neutral("")),
          clerical("rail-counted", "counted against the railways"),
          beside("detrained", "has detrained", Badge.neutral("")),
          beside("forced-march", "on a forced march", Badge.neutral("")),
          beside("attacked", "has attacked", Badge.neutral("")),
          beside("defended", "was attacked", Badge.neutral("")),
          clerical("passenger", "carried along"),
          beside("tried", "has tried", Badge.neutral("")),
          beside("reversed", "reversed", Badge.neutral("")),
          beside("shift-used", "shift used", Badge.neutral("")),
          beside("supported-attack", "has fired in attack", Badge.neutral("")),
          beside("supported-defence", "has fired in defence", Badge.neutral("")),
          beside("fed-by-fortress", "fed by a fortress", Badge.good("F")),
          beside("arrived", "has arrived", Badge.neutral("")),
          beside("entry-blocked", "entry blocked", Badge.bad("")),
          beside("defence-shift-used", "shift used in defence", Badge.neutral("")),
          beside("commanded", "in command", Badge.good("")),
          clerical("surrounded", "surrounded"),
          clerical("engaged", "in combat"));

  static final String ATTACK = "attack";
  static final String DEFENCE = "defense";
  static final String MOVE = "move";

  static final List<Clerk.Figure> FIGURES =
      List.of(
          new Clerk.Figure(ATTACK, "Attack strength"),
          new Clerk.Figure(DEFENCE, "Defence strength"),
          new Clerk.Figure(MOVE, "Movement allowance"),
          new Clerk.Figure("barrage", "Barrage strength"),
          new Clerk.Figure("shift", "Columns shifted"),
          new Clerk.Figure("radius", "Command radius"),
          new Clerk.Figure("command", "Command strength"),
          new Clerk.Figure("level", "Level of command"),
          new Clerk.Figure("stacking", "Stacking points"),
          new Clerk.Figure("tcr", "Competence"),
          new Clerk.Figure("backAttack", "Attack strength, reverse"),
          new Clerk.Figure("backDefense", "Defence strength, reverse"));

  static final List<Clerk.Face> FACES =
      List.of(
          new Clerk.Face("unit", "{attack}–{defense}–{move}", "", "attack – defence – movement"),
          new Clerk.Face("gun", "({barrage}){defense}–{move}", "", "(barrage) defence – movement"),
          new Clerk.Face(
              "hq", "{shift}–{radius}", "({defense}){move}", "shift – radius; (defence) movement"),
          new Clerk.Face("monitor", "({barrage}){move}", "", "(barrage) movement"),
          new Clerk.Face("fortress", "{defense}", "", "defence"),
          new Clerk.Face("leader", "{attack}h{move}", "", "columns shifted – movement"));

  static final List<Clerk.Type> TYPES =
      List.of(
          new Clerk.Type("infantry", "infantry"),
          new Clerk.Type("alpine", "mountain troops"),
          new Clerk.Type("naval", "naval infantry"),
          new Clerk.Type("cavalry", "cavalry"),
          new Clerk.Type("car", "armoured cars"),
          new Clerk.Type("artillery", "artillery"),
          new Clerk.Type("monitor", "monitor"),
          new Clerk.Type("leader", "leader"),
          new Clerk.Type("hq", "headquarters"),
          new Clerk.Type("depot", "depot"),
          new Clerk.Type("fortress", "fortress"));

  /** Which of the faces a counter has. */
  static String face(Counter unit) {
    return switch (unit.type()) {
      case "artillery" -> unit.printed().barrage() > 0 ? "gun" : "unit";
      case "hq" -> "hq";
      case "monitor" -> "monitor";
      case "fortress" -> "fortress";
      case "leader" -> "leader";
      case "depot" -> "";
      default -> "unit";
    };
  }

  private GreatWarWords() {}
}
