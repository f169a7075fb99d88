package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Game;
import fieldmarshal.games.clash.ClashRules;
import java.util.Set;

/** The rules of First Ypres 1914: the common book with the chapters that the battle replaces. */
public final class YpresRules extends ClashRules {
  YpresRules(Ypres game, Game.Scenario scenario, Set<String> options) {
    super(game, scenario, options, STANDARD);
  }
}
