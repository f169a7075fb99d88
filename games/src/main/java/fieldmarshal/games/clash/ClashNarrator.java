package fieldmarshal.games.clash;

import fieldmarshal.engine.book.Narrator;
import java.util.Map;

/** Events in plain words. */
final class ClashNarrator extends Narrator {
  private static final Words WORDS =
      new Words(
          Map.of(
              "rail", "moves by rail",
              "retreat", "retreats",
              "advance", "advances",
              "withdrawal", "withdraws",
              "retirement", "retreats before combat",
              "displaced", "leaves the flooded hex"),
          Map.of("reinforcement", "arrives at"),
          Map.of(),
          Map.of(
              "attenuated",
              new Mark("is in attenuated supply", "is no longer in attenuated supply"),
              "out-of-supply",
              new Mark("is out of supply", "is in supply again"),
              "fort-supplied",
              new Mark("is supplied by the fort", "is no longer supplied by the fort"),
              "replaced",
              new Mark("takes a replacement", "is ready again"),
              "done",
              new Mark("may not move this turn", "may move again"),
              "strategic",
              new Mark("may not attack this turn", "may attack again"),
              "owed",
              new Mark("must be attacked in this combat too", "need not be attacked any more")));

  ClashNarrator(ClashRules rules) {
    super(rules.board(), rules.layout(), WORDS);
  }
}
