package fieldmarshal.games.clash.gumbinnen;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.Chapter;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.PlayerTurns;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The rules of Gumbinnen 1914: the common book by the sequence of volume one. */
public final class GumbinnenRules extends ClashRules {
  @Case({"COG-T2", "COG-T3", "COG-1.0"})
  GumbinnenRules(Gumbinnen game, Game.Scenario scenario, Set<String> options) {
    super(game, scenario, options, STANDARD);
    sequence = new PlayerTurns(this, Chapter.ENTENTE); // 5, as in volume one
    victory = new GumbinnenVictory(this); // 4.1
  }

  @Override
  public boolean playerTurns() {
    return true;
  }

  @Override
  public Map<String, Pending<?>> frames() {
    Map<String, Pending<?>> frames = new TreeMap<>(super.frames());
    frames.put("pick", new PlayerTurns.Pick());
    return frames;
  }
}
