package fieldmarshal.games.clash;

import fieldmarshal.engine.Badge;
import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules.Status;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** What lies beside the map and on it: tracks, the cup, works, floods, places taken, doors. */
final class Tracks {
  private final ClashRules rules;

  Tracks(ClashRules rules) {
    this.rules = rules;
  }

  /** The same in words, for those who read lines. */
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
        markers.add(
            new Status.Marker(army.title(), Counted.of(points, "movement point"), "COG-10.1b"));
      }
    }
    for (MapMarker marker : mapMarkers(p)) {
      markers.add(
          new Status.Marker(marker.title(), rules.board().number(marker.hex()), marker.caseId()));
    }
    return markers;
  }

  // ---- beside the map

  List<Track> tracks(Position p) {
    List<Track> tracks = new ArrayList<>();
    tracks.add(
        Track.turns(
            rules.turn(p), rules.scenario().firstTurn(), rules.scenario().lastTurn(), "COG-5.36a"));
    tracks.add(victory(p));
    if (!rules.playerTurns()) {
      for (Side side : rules.sides()) {
        tracks.add(
            Track.states(
                "combat-" + side.id(),
                "Combat of the turn",
                side,
                p.global(Global.COMBAT_USED + side.index()),
                List.of("not declared yet", "declared"),
                "COG-5.34a"));
      }
    }
    for (Offensives.Grant grant : rules.offensives().grants()) {
      tracks.add(
          Track.counted(
              "offensives-" + rules.side(grant.side()).id(),
              "Offensive markers, turns " + grant.firstTurn() + " to " + grant.lastTurn(),
              rules.side(grant.side()),
              p.global(Global.OFFENSIVES + grant.side()),
              grant.markers(),
              grant.caseId()));
    }
    for (Replacements.Pool pool : rules.replacements().pools()) {
      tracks.add(
          Track.open(
              "replacements-" + pool.id(),
              "Replacement steps, " + String.join(" and ", pool.nations()),
              rules.side(pool.side()),
              rules.replacements().left(p, pool),
              0,
              pool.caseId()));
    }
    for (Army army : rules.armies()) {
      tracks.add(command(p, army));
    }
    return tracks;
  }

  /** The net of victory points with its levels. */
  @Case("COG-4.1a")
  private Track victory(Position p) {
    Side side = rules.victory().counted();
    int all = rules.theatre().towns().stream().mapToInt(Theatre.Town::points).sum();
    List<Track.Step> steps = new ArrayList<>();
    for (Victory.Level level : rules.victory().levels()) {
      steps.addFirst(new Track.Step(Math.max(-all, level.least()), level.title()));
    }
    return new Track(
        "net", "Net points", side, rules.victory().net(p), -all, null, steps, "COG-4.1a");
  }

  /** The command track of an army; its steps name the dice. */
  @Case({"COG-10.2", "COG-2.28a"})
  private Track command(Position p, Army army) {
    Army.Track track = army.track(rules.turn(p));
    Map<Integer, String> dice = new TreeMap<>();
    dice.put(0, "not rolled");
    for (int face = 1; face <= track.points().size(); face++) {
      dice.merge(
          track.points().get(face - 1), "die " + face, (one, more) -> one + more.substring(3));
    }
    List<Track.Step> steps = new ArrayList<>();
    dice.forEach((points, title) -> steps.add(new Track.Step(points, title)));
    return new Track(
        "command-" + army.id(),
        army.title(),
        army.side(),
        Math.max(0, rules.command().rolled(p, army)),
        0,
        steps.getLast().value(),
        steps,
        track.caseId());
  }

  // ---- on the map

  /** Works with their state, flooded hexes, places in other hands, doors that are held open. */
  List<MapMarker> mapMarkers(Position p) {
    List<MapMarker> markers = new ArrayList<>();
    for (Theatre.Works works : rules.theatre().works()) {
      markers.add(works.fort() ? fort(p, works) : zone(p, works));
    }
    for (Theatre.Town town : rules.theatre().towns()) {
      int holder = rules.control().controller(p, town.hex());
      if (holder != town.owner()) {
        Side side = rules.side(holder);
        markers.add(
            MapMarker.in(
                town.hex(),
                "control",
                side.does("control") + " " + town.name(),
                side,
                Badge.neutral(side.name().substring(0, 1)),
                "COG-4.2a"));
      }
    }
    for (Theatre.Source source : rules.theatre().sources()) {
      if (rules.control().controller(p, source.hex()) != source.side()) {
        markers.add(
            MapMarker.in(
                source.hex(),
                "source-lost",
                "Supply source in enemy hands: " + source.name(),
                rules.side(source.side()),
                Badge.bad("S").drawn(Badge.DROP),
                "COG-8.21b"));
      }
    }
    for (int hex = 0; hex < rules.board().size(); hex++) {
      if (rules.control().flooded(p, hex)) {
        markers.add(
            MapMarker.in(
                hex, "flooded", "Flooded", null, Badge.bad("W").drawn(Badge.WATER), "COG-11.3g"));
      }
    }
    if (p.pending() instanceof Movement.Segment) {
      doors(p, markers);
    }
    return markers;
  }

  @Case("COG-13.0a")
  private MapMarker fort(Position p, Theatre.Works works) {
    int left = rules.control().fort(p, works.side(), works.hex());
    String state = left == 0 ? "destroyed" : left < works.steps() ? "reduced" : "intact";
    Badge badge =
        left == 0
            ? Badge.bad("F").drawn(Badge.RUIN)
            : left < works.steps() ? Badge.bad("F" + left) : Badge.good("F" + left);
    return MapMarker.in(
        works.hex(),
        "fort-" + state,
        "Fort of " + works.name() + ", " + state,
        rules.side(works.side()),
        badge,
        "COG-13.0a");
  }

  @Case("COG-FZ")
  private MapMarker zone(Position p, Theatre.Works works) {
    boolean intact = rules.control().zone(p, works.side(), works.hex());
    return MapMarker.in(
        works.hex(),
        intact ? "zone-intact" : "zone-lost",
        "Fortified zone of " + works.name() + (intact ? "" : ", lost"),
        rules.side(works.side()),
        intact ? Badge.good("Z") : Badge.bad("Z").drawn(Badge.RUIN),
        "COG-FZ");
  }

  /** Where units of the side that moves hold a door open. */
  @Case({"COG-11.5a", "COG-11.5c"})
  private void doors(Position p, List<MapMarker> markers) {
    Side side = rules.side(p.global(Global.PLAYER));
    for (int hex : rules.movement().doors(p, side.index())) {
      markers.add(
          MapMarker.in(hex, "door", "Holds the door open", side, Badge.good("D"), "COG-11.5a"));
    }
  }
}
