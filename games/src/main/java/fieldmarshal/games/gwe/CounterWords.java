package fieldmarshal.games.gwe;

import fieldmarshal.engine.Clerk;
import java.util.List;

/** What figures and types of units are called, and what is written on a counter. */
final class CounterWords {
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
          new Clerk.Figure("tcr", "Rating", true),
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

  private CounterWords() {}
}
