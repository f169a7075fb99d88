package fieldmarshal.games.clash.galicia;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.Vocabulary;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashGame;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.StrategicRail;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** The rules of Galicia 1914: the common book with the chapters that the battle replaces. */
public final class GaliciaRules extends ClashRules {
  /** Strategic rail movement, an option. */
  @Case("COG-G8")
  public static final String RAIL = "rail";

  private final Redeployment redeployment;

  GaliciaRules(Galicia game, Game.Scenario scenario, Set<String> options) {
    super(
        game,
        scenario,
        options,
        new Vocabulary(
            STANDARD.flags(),
            STANDARD.unitNumbers(),
            GaliciaState.GLOBALS,
            STANDARD.derived(),
            STANDARD.fields()));
    redeployment = new Redeployment(this); // G10
    sequence = new GaliciaSequence(this, redeployment); // G3
    reinforcements = new GaliciaReinforcements(this); // G7
    replacements = new GaliciaReplacements(this); // G7, G10
    movement = new GaliciaMovement(this); // G10
    retreats = new GaliciaRetreats(this); // G10
    victory = new GaliciaVictory(this); // G11
    if (options.contains(RAIL)) {
      railways =
          new StrategicRail(
              this, new StrategicRail.Cases("COG-G8", "COG-G8b", "COG-G8c", "COG-G8d"));
    }
  }

  Redeployment redeployment() {
    return redeployment;
  }

  @Override
  public Map<String, Pending<?>> frames() {
    Map<String, Pending<?>> frames = new TreeMap<>(super.frames());
    frames.put("redeployment", new Redeployment.Transfer(-1));
    return frames;
  }

  @Override
  public List<Track> tracks(Position p) {
    List<Track> tracks = new ArrayList<>(super.tracks(p));
    tracks.add(
        Track.states(
            "redeployment",
            "Conrad's transfer",
            ClashGame.CENTRAL,
            p.global(GaliciaState.TRANSFER) == 0 ? 0 : 1,
            List.of("not used", "used"),
            "COG-G10c"));
    if (railways instanceof StrategicRail rail) {
      tracks.addAll(rail.tracks(p));
    }
    return tracks;
  }
}
