package fieldmarshal.games.italianfront;

import fieldmarshal.engine.book.Narrator;
import java.util.Map;

/** Events in plain words, as the players of the Italian Front speak. */
final class ItalianFrontNarrator extends Narrator {
  private static final Words WORDS =
      new Words(
          Map.of(
              "retreat", "retreats",
              "advance", "advances",
              "infiltration", "infiltrates",
              "strategic", "moves by strategic movement"),
          Map.of(
              "reinforcement",
              "arrives at",
              "rebuilt",
              "is rebuilt at",
              "landed",
              "lands at",
              StackOrder.TOP,
              "is now the top unit at"),
          Map.of("withdrawal", "is withdrawn"),
          Map.of(
              "kept", new Mark("stays in the reserve", "may leave the reserve"),
              "released", new Mark("leaves the reserve", "is in the reserve again"),
              "support-mode", new Mark("changes to support mode", "changes to movement mode"),
              "out-of-supply", new Mark("is out of supply", "is in supply again")));

  ItalianFrontNarrator(ItalianFrontRules rules) {
    super(rules.board(), rules.layout(), WORDS);
  }
}
