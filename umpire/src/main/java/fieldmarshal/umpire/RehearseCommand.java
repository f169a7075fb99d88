package fieldmarshal.umpire;

import fieldmarshal.bots.Duel;
import fieldmarshal.bots.Recruit;
import fieldmarshal.engine.Game;
import fieldmarshal.games.Shelf;
import java.util.Set;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/**
 * Goes once through the line protocol and some random games, for a launcher that keeps the loaded
 * classes and what the virtual machine learnt of them for the next start.
 */
@Command(name = "rehearse", hidden = true, description = "Run through everything once and end.")
final class RehearseCommand implements Callable<Integer> {
  private static final int GAMES = 8;

  @Override
  public Integer call() throws Game.BadSetup {
    Umpire umpire = new Umpire(Shelf.games(), System.err);
    umpire.answer("{\"do\":\"games\"}");
    for (Game game : Shelf.games()) {
      String scenario = game.scenarios().getFirst().id();
      umpire.answer(
          "{\"do\":\"new\",\"game\":\"" + game.id() + "\",\"scenario\":\"" + scenario + "\"}");
      for (String verb : new String[] {"decision", "state", "board", "legal", "save"}) {
        umpire.answer("{\"do\":\"" + verb + "\"}");
      }
      for (int seed = 0; seed < GAMES; seed++) {
        Duel.play(game.rules(scenario, Set.of()), new String[] {Recruit.NAME, Recruit.NAME}, seed);
      }
    }
    return 0;
  }
}
