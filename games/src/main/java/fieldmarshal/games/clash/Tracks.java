package fieldmarshal.games.clash;

import fieldmarshal.engine.Badge;
import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules.Status;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What lies beside the map and on it: tracks, the cup, forts, zones, floods. */
final class Tracks {
  private final ClashRules rules;

  Tracks(ClashRules rules) {
    this.rules = rules;
  }

  @Case("COG-2.28a")
  List<Status.Marker> markers(Position p) {
    List<Status.Marker> markers = new ArrayList<>();
    markers.add(
        new Status.Marker(
            "Cup",
            rules.command().inCup(p).stream().map(Army::title).collect(Collectors.joining(", ")),
            "COG-2.28a"));
    for (Army army : rules.armies()) {
      int points = rules.command().rolled(p, army);
      if (points >= 0) {
        markers.add(new Status.Marker(army.title(), points + " movement points", "COG-10.1b"));
      }
    }
    return markers;
  }

  List<Track> tracks(Position p) {
    List<Track> tracks = new ArrayList<>();
    tracks.add(
        Track.turns(
            rules.turn(p), rules.scenario().firstTurn(), rules.scenario().lastTurn(), "COG-5.36a"));
    return tracks;
  }

  /** Works that are reduced, destroyed or taken, and flooded hexes. */
  @Case({"COG-FZ", "COG-11.3g"})
  List<MapMarker> mapMarkers(Position p) {
    List<MapMarker> markers = new ArrayList<>();
    for (int hex = 0; hex < rules.board().size(); hex++) {
      if (rules.control().flooded(p, hex)) {
        markers.add(
            MapMarker.in(
                hex, "flooded", "Flooded", null, new Badge("W", Badge.Tone.BAD, ""), "COG-11.3g"));
      }
    }
    return markers;
  }
}
