package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Badge;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules.Status;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import fieldmarshal.games.italianfront.EventChart.RandomEvent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The tracks beside the map and the markers on it. All of it lies open to both sides. */
final class Tracks extends Chapter {
  private static final int MOBILIZATIONS = 2;

  Tracks(ItalianFrontRules rules) {
    super(rules);
  }

  /** As on the printed sheet: morale and casualties first. */
  List<Track> tracks(Position p) {
    List<Track> tracks = new ArrayList<>();
    tracks.add(morale(p, Global.ITALIAN_MORALE, "Italian morale", ALLIED));
    tracks.add(morale(p, Global.AUSTRIAN_MORALE, "Austro-Hungarian morale", CENTRAL));
    tracks.add(casualties(p, Global.ITALIAN_CASUALTIES, "Italian casualties", ALLIED));
    tracks.add(casualties(p, Global.AUSTRIAN_CASUALTIES, "Austro-Hungarian casualties", CENTRAL));
    points(p, tracks);
    event(p, tracks);
    tracks.add(Track.turns(rules.turn(p), 1, rules.scenario().lastTurn(), "IF-1.1"));
    victory(p, tracks);
    for (int side = 0; side < 2; side++) {
      side(p, side, tracks);
    }
    if (rules.sequence().step(p) == Sequence.Step.STRATEGIC) {
      tracks.add(strategic(p));
    }
    return tracks;
  }

  private static String id(int global) {
    return Global.ALL.list().get(global);
  }

  private void victory(Position p, List<Track> tracks) {
    List<Explanation> points = rules.victory().points(p);
    for (int side = 0; side < 2; side++) {
      tracks.add(
          Track.open(
              "victory-" + rules.side(side).id(),
              "Victory points",
              rules.side(side),
              (int) points.get(side).total(),
              0,
              "IF-5.2.1"));
    }
    tracks.add(
        Track.states(
            id(Global.VENEZIA),
            "Venezia",
            rules.side(ALLIED),
            p.global(Global.VENEZIA),
            List.of("not taken", "taken: the die did not end the game", "taken: the game is lost"),
            "IF-5.1.2"));
  }

  @Case("IF-10.3.1")
  private Track morale(Position p, int global, String title, int side) {
    return new Track(
            id(global),
            title,
            rules.side(side),
            p.global(global),
            MoraleTrack.LEAST,
            MoraleTrack.MOST,
            List.of(),
            "IF-10.3.1")
        .with(
            new Track.Step(
                MoraleTrack.LEAST, "its attacks 1 column left, attacks against it die +1"),
            new Track.Step(-2, "its attacks 1 column left"),
            new Track.Step(-1, "no effect on combat"));
  }

  @Case({"IF-10.2.4", "IF-10.3.2"})
  private Track casualties(Position p, int global, String title, int side) {
    return Track.counted(
            id(global),
            title,
            rules.side(side),
            p.global(global),
            MoraleTrack.CASUALTIES,
            "IF-10.2.4")
        .with(
            new Track.Step(MoraleTrack.ONE_LEVEL, "morale -1"),
            new Track.Step(MoraleTrack.TWO_LEVELS, "morale -2"));
  }

  @Case("IF-13.2.2")
  private void points(Position p, List<Track> tracks) {
    for (int side = 0; side < 2; side++) {
      for (Nation nation : Replacements.nations(side)) {
        int global = Replacements.pointsOf(nation);
        tracks.add(
            Track.open(
                id(global),
                Replacements.adjective(nation) + " replacement points",
                rules.side(side),
                p.global(global),
                0,
                "IF-13.2.2"));
      }
    }
    tracks.add(
        Track.counted(
            id(Global.MOBILIZATIONS),
            "General Mobilizations",
            rules.side(ALLIED),
            p.global(Global.MOBILIZATIONS),
            MOBILIZATIONS,
            "IF-13.2.8"));
  }

  @Case("IF-6.2.1")
  private void event(Position p, List<Track> tracks) {
    List<String> titles = new ArrayList<>(List.of("none yet"));
    for (RandomEvent event : RandomEvent.values()) {
      titles.add(rules.events().title(event));
    }
    tracks.add(
        Track.states(
            id(Global.EVENT),
            "Event of the turn",
            null,
            p.global(Global.EVENT),
            titles,
            "IF-6.2.1"));
    if (rules.events().offensive(p)) {
      tracks.add(
          Track.counted(
              id(Global.OFFENSIVE_STEPS),
              "Steps of the Mandatory Offensive",
              rules.side(CENTRAL),
              Math.min(Events.OFFENSIVE, p.global(Global.OFFENSIVE_STEPS)),
              Events.OFFENSIVE,
              "IF-RE.B1"));
    }
    if (rules.events().now(p) == RandomEvent.MINE_WARFARE) {
      tracks.add(
          Track.states(
              id(Global.MINE),
              "Mine",
              rules.side(CENTRAL),
              p.global(Global.MINE),
              List.of("fired or lost", "ready"),
              "IF-RE.B2"));
    }
    if (p.global(Global.KAISERSCHLACHT) > 0) {
      tracks.add(
          Track.states(
              id(Global.KAISERSCHLACHT),
              "Kaiserschlacht",
              rules.side(ALLIED),
              p.global(Global.KAISERSCHLACHT),
              List.of("no unit leaves", "half leave", "half, the air units and more leave"),
              "IF-RE.B5"));
    }
  }

  private void side(Position p, int index, List<Track> tracks) {
    Side side = rules.side(index);
    int used = 0;
    int all = 0;
    for (Counter unit : rules.unitsOf(index)) {
      if (p.place(unit) == ItalianFrontRules.SUPPORT) {
        all++;
        used += p.has(unit, Flag.USED) ? 1 : 0;
      }
    }
    tracks.add(
        Track.counted(
            "support-used-" + side.id(), "Support units used", side, used, all, "IF-16.1.2"));
    tracks.add(
        Track.states(
            id(Global.PAUSE + index),
            "Operational pause",
            side,
            p.global(Global.PAUSE + index),
            List.of("no pause", "pausing"),
            "IF-17.1.1"));
    if (rules.pause().pausing(p, index)) {
      tracks.add(
          Track.counted(
              id(Global.ATTACKS + index),
              "Attacks in the pause",
              side,
              Math.min(Pause.ATTACKS, p.global(Global.ATTACKS + index)),
              Pause.ATTACKS,
              "IF-17.2.1"));
      tracks.add(
          Track.counted(
              id(Global.GUNS + index),
              "Artillery units in the pause",
              side,
              Math.min(Pause.GUNS, p.global(Global.GUNS + index)),
              Pause.GUNS,
              "IF-17.2.5"));
    }
  }

  private Track strategic(Position p) {
    int side = p.global(Global.PLAYER);
    return Track.counted(
        id(Global.STRATEGIC_MOVES),
        "Strategic moves",
        rules.side(side),
        p.global(Global.STRATEGIC_MOVES),
        StrategicMovement.LIMITS[side],
        "IF-7.12.2");
  }

  // ---- markers on the map

  @Case({"IF-5.2.4", "IF-14.2.1", "IF-14.2.2", "IF-14.3.1"})
  List<MapMarker> mapMarkers(Position p) {
    List<MapMarker> markers = new ArrayList<>();
    for (int hex : theatre.victoryHexes()) {
      Side holder = rules.side(rules.control().controller(p, hex));
      markers.add(
          MapMarker.in(
              hex,
              "victory",
              title(hex) + ": a victory hex, held by " + holder.called(),
              holder,
              Badge.neutral("V"),
              "IF-5.2.4"));
    }
    for (int side = 0; side < 2; side++) {
      for (int hex : theatre.sources(side)) {
        boolean works = rules.supply().usable(p, side, hex);
        markers.add(
            MapMarker.in(
                hex,
                "source",
                works ? "Supply source" : "Supply source controlled by the enemy",
                rules.side(side),
                (works ? Badge.good("S") : Badge.bad("S")).drawn(Badge.WAGON),
                side == CENTRAL ? "IF-14.2.1" : "IF-14.2.2"));
      }
    }
    for (int hex = 0; hex < board.size(); hex++) {
      unsupplied(p, hex, markers);
    }
    return markers;
  }

  private void unsupplied(Position p, int hex, List<MapMarker> markers) {
    int count = 0;
    Side side = null;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (p.has(counter(u), Flag.OUT_OF_SUPPLY)) {
        count++;
        side = counter(u).side();
      }
    }
    if (count > 0) {
      markers.add(
          MapMarker.in(
              hex,
              "out-of-supply",
              count + (count == 1 ? " unit" : " units") + " out of supply",
              side,
              Badge.bad("O").drawn(Badge.DROP),
              "IF-14.3.1"));
    }
  }

  // ---- in words

  /** What lies beside the map, in words. */
  List<Status.Marker> markers(Position p) {
    List<Status.Marker> markers = new ArrayList<>();
    for (Track track : tracks(p)) {
      if (!track.id().equals("turn")) {
        markers.add(new Status.Marker(name(track), words(track), track.caseId()));
      }
    }
    String cup =
        Arrays.stream(rules.events().cup(p))
            .mapToObj(chit -> rules.events().title(RandomEvent.of(chit)))
            .collect(Collectors.joining(", "));
    markers.add(new Status.Marker("events in the cup", cup, "IF-6.2.1"));
    return markers;
  }

  private static String name(Track track) {
    Side side = track.side();
    return side == null ? track.title() : track.title() + ", " + side.name();
  }

  /** The number of a track, or what its box says where every box says something. */
  private static String words(Track track) {
    Integer most = track.most();
    return most != null && track.steps().size() == most - track.least() + 1
        ? track.steps().get(track.value() - track.least()).title()
        : Integer.toString(track.value());
  }
}
