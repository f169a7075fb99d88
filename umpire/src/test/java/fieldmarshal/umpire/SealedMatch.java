package fieldmarshal.umpire;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.rolls.SealedRolls;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Notation;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/** Matches with sealed dice, played at random. */
final class SealedMatch {
  private SealedMatch() {}

  /** A match until so many dice have fallen; one that ends before is left. */
  static Match played(String game, String scenario, long rolls) {
    try {
      Catalogue.Opened opened = new Catalogue(Shelf.games()).open(game, scenario, List.of());
      RandomGenerator random = new SplittableRandom(1);
      while (true) {
        SealedRolls stream = SealedRolls.fresh("a match", List.of());
        Match match = new Match(opened.rules(), scenario, opened.options(), stream);
        while (match.decision() instanceof Decision.Choose) {
          match.play(match.rules().sample(match.position(), random));
          if (match.drawn() >= rolls) {
            return match;
          }
        }
      }
    } catch (BadRequest e) {
      throw new IllegalStateException(e);
    }
  }

  static Notation notation(Match match) {
    return new Notation(match.rules(), match.position().layout());
  }
}
