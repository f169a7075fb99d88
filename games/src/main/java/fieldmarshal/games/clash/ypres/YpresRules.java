package fieldmarshal.games.clash.ypres;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.Vocabulary;
import fieldmarshal.games.clash.ClashGame;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.StrategicRail;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The rules of First Ypres 1914: the common book with the chapters that the battle replaces. */
public final class YpresRules extends ClashRules {
  private final Inundation inundation;

  YpresRules(Ypres game, Game.Scenario scenario, Set<String> options) {
    super(
        game,
        scenario,
        options,
        new Vocabulary(
            YpresState.FLAGS,
            STANDARD.unitNumbers(),
            YpresState.GLOBALS,
            YpresState.DERIVED,
            STANDARD.fields()));
    inundation = new Inundation(this); // Y10
    sequence = new YpresSequence(this, inundation); // Y2, Y3
    reinforcements = new YpresReinforcements(this); // Y7
    replacements = new YpresReplacements(this); // Y7
    railways =
        new StrategicRail(
            this, new StrategicRail.Cases("COG-Y8", "COG-Y8", "COG-Y8", "COG-Y8")); // Y8
    cavalry = new YpresCavalry(this); // Y9
    stacking = new YpresStacking(this); // Y9, Y12
    zones = new YpresZones(this); // Y10
    retreats = new YpresRetreats(this); // Y10, Y11
    combat = new YpresCombat(this); // Y12
    reckoning = new YpresReckoning(this); // Y13
    victory = new YpresVictory(this); // Y14
  }

  Inundation inundation() {
    return inundation;
  }

  @Override
  public Appraisal.@Nullable Advice advice(Position p) {
    return inundation.advice(p);
  }

  @Override
  protected List<Clerk.Warning> warnings(Position p, int side) {
    return inundation.warnings(p, side);
  }

  @Override
  public Map<String, Pending<?>> frames() {
    Map<String, Pending<?>> frames = new TreeMap<>(super.frames());
    frames.put("rising", new Inundation.Rising());
    frames.put("sluices", new Inundation.Sluices());
    return frames;
  }

  @Override
  public List<Track> tracks(Position p) {
    List<Track> tracks = new ArrayList<>(super.tracks(p));
    tracks.add(
        Track.states(
            "inundation",
            "Sluices of Nieuport",
            ClashGame.ENTENTE,
            Inundation.risen(p),
            List.of("shut", "first hexes flooded", "more hexes flooded", "all hexes flooded"),
            "COG-Y10b"));
    if (railways instanceof StrategicRail rail) {
      tracks.addAll(rail.tracks(p));
    }
    return tracks;
  }
}
