package fieldmarshal.games;

import fieldmarshal.engine.Game;
import fieldmarshal.games.clash.galicia.Galicia;
import fieldmarshal.games.clash.gumbinnen.Gumbinnen;
import fieldmarshal.games.clash.ypres.Ypres;
import fieldmarshal.games.eastprussia.EastPrussia;
import fieldmarshal.games.gwe.brusilov.Brusilov;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import fieldmarshal.games.italianfront.ItalianFront;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The games that can be played. */
public final class Shelf {
  private static @Nullable List<Game> games;

  private Shelf() {}

  /** All of them. Their data are read at the first call, the user's own in place of ours. */
  public static synchronized List<Game> games() {
    List<Game> made = games;
    if (made == null) {
      made =
          List.of(
              new Caporetto(),
              new Brusilov(),
              new EastPrussia(),
              new ItalianFront(),
              new Galicia(),
              new Ypres(),
              new Gumbinnen());
      games = made;
    }
    return made;
  }

  /**
   * Reads the data of all games and rules, so that a fault in the user's own is told at once and
   * not in the middle of a game.
   */
  public static List<Game> checked() {
    for (Game game : games()) {
      for (Game.Scenario scenario : game.scenarios()) {
        if (!game.tables().files().isEmpty()) {
          try {
            game.rules(scenario.id(), game.usual(scenario.id())).start();
          } catch (Game.BadSetup e) {
            throw new IllegalStateException(e);
          }
        }
      }
    }
    return games();
  }

  public static @Nullable Game find(String id) {
    for (Game game : games()) {
      if (game.id().equals(id)) {
        return game;
      }
    }
    return null;
  }
}
