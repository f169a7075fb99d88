package fieldmarshal.games;

import fieldmarshal.engine.Game;
import fieldmarshal.games.eastprussia.EastPrussia;
import fieldmarshal.games.gwe.brusilov.Brusilov;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import fieldmarshal.games.italianfront.ItalianFront;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The games that can be played. */
public final class Shelf {
  private static final List<Game> GAMES =
      List.of(new Caporetto(), new Brusilov(), new EastPrussia(), new ItalianFront());

  private Shelf() {}

  public static List<Game> games() {
    return GAMES;
  }

  public static @Nullable Game find(String id) {
    for (Game game : GAMES) {
      if (game.id().equals(id)) {
        return game;
      }
    }
    return null;
  }
}
