package fieldmarshal.games.italianfront;

import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules.Status;
import fieldmarshal.engine.Track;
import java.util.ArrayList;
import java.util.List;

/** The tracks beside the map and the markers on it. */
final class Tracks {
  private static final int CASUALTIES = 20;

  private final ItalianFrontRules rules;

  Tracks(ItalianFrontRules rules) {
    this.rules = rules;
  }

  List<Track> tracks(Position p) {
    List<Track> tracks = new ArrayList<>();
    tracks.add(Track.turns(rules.turn(p), 1, rules.scenario().lastTurn(), "IF-1.1"));
    tracks.add(morale(p, Global.ITALIAN_MORALE, "italian-morale", "Italian morale", 1));
    tracks.add(morale(p, Global.AUSTRIAN_MORALE, "austro-hungarian-morale", "A-H morale", 0));
    tracks.add(
        casualties(p, Global.ITALIAN_CASUALTIES, "italian-casualties", "Italian casualties", 1));
    tracks.add(
        casualties(
            p, Global.AUSTRIAN_CASUALTIES, "austro-hungarian-casualties", "A-H casualties", 0));
    return tracks;
  }

  private Track morale(Position p, int global, String id, String title, int side) {
    return new Track(
        id,
        title,
        rules.side(side),
        p.global(global),
        Morale.LEAST,
        Morale.MOST,
        List.of(),
        "IF-10.3.1");
  }

  private Track casualties(Position p, int global, String id, String title, int side) {
    return Track.counted(id, title, rules.side(side), p.global(global), CASUALTIES, "IF-10.2.4")
        .with(new Track.Step(8, "one level of morale"), new Track.Step(12, "two levels of morale"));
  }

  List<MapMarker> mapMarkers(Position p) {
    return List.of();
  }

  /** What lies beside the map, in words. */
  List<Status.Marker> markers(Position p) {
    List<Status.Marker> markers = new ArrayList<>();
    for (Track track : tracks(p)) {
      if (!track.id().equals("turn")) {
        markers.add(new Status.Marker(track.title(), "" + track.value(), track.caseId()));
      }
    }
    return markers;
  }
}
