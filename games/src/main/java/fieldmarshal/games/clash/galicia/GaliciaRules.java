package fieldmarshal.games.clash.galicia;

import fieldmarshal.engine.Game;
import fieldmarshal.games.clash.ClashRules;
import java.util.Set;

/** The rules of Galicia 1914: the common book with the chapters that the battle replaces. */
public final class GaliciaRules extends ClashRules {
  GaliciaRules(Galicia game, Game.Scenario scenario, Set<String> options) {
    super(game, scenario, options, STANDARD);
  }
}
