package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Badge;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules.Status.Marker;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;

/** What lies beside the map, and the markers on it. All of it is public but for one thing. */
final class Tracks extends Chapter {
  Tracks(EastPrussiaRules rules) {
    super(rules);
  }

  /** Which army has placed its marker would tell Germany which army a hidden counter is of. */
  @Case("TWU-10.1a")
  private static boolean tellsArmies(Position p) {
    return p.global(Global.VIEW) != GERMAN + 1;
  }

  List<Marker> markers(Position p) {
    List<Marker> markers = new ArrayList<>();
    // A side that may not see every unit is not told how many there are.
    if (rules.plan().masurian() && !rules.on(EastPrussia.HIDDEN_MOVEMENT)) {
      markers.add(
          new Marker(
              "Russian units in East Prussia",
              Integer.toString(rules.victory().russiansInGermany(p)),
              "TWU-9.4g"));
    }
    markers.add(
        new Marker(
            "rail german", Railways.used(p) + " of " + rules.railways().capacity(p), "TWU-5.2h"));
    markers.add(
        new Marker(
            "reserve markers, German", p.global(Global.GERMAN_RESERVES) + " of 5", "TWU-5.1d"));
    boolean armies = tellsArmies(p);
    if (armies) {
      markers.add(
          new Marker(
              "reserve markers, First Army",
              p.global(Global.FIRST_ARMY_RESERVES) + " of 1",
              "TWU-5.1e"));
    }
    if (armies && !rules.plan().masurian()) {
      markers.add(
          new Marker(
              "reserve markers, Second Army",
              p.global(Global.SECOND_ARMY_RESERVES) + " of 1",
              "TWU-5.1e"));
    }
    if (!rules.plan().masurian()) {
      markers.add(
          new Marker(
              "First and Second Armies",
              rules.rivalry().over(p) ? "may cooperate" : "may not cooperate",
              "TWU-7.2a"));
    }
    for (Side side : rules.game().sides()) {
      markers.add(
          new Marker(
              "losses " + side.id(),
              Integer.toString(p.global(Global.RUSSIAN_LOSSES + side.index())),
              "TWU-8.0a"));
    }
    if (rules.sequence().openingTurn(p)) {
      markers.add(
          new Marker(
              "attacks on the First Army", p.global(Global.OPENING_ATTACKS) + " of 3", "TWU-7.1b"));
    }
    headquarters(p, markers);
    hexes(p, markers);
    return markers;
  }

  // ---- tracks

  List<Track> tracks(Position p) {
    List<Track> tracks = new ArrayList<>();
    boolean campaign = !rules.plan().masurian();
    Game.Scenario scenario = rules.plan().scenario();
    tracks.add(Track.turns(rules.turn(p), scenario.firstTurn(), scenario.lastTurn(), "TWU-4.0a"));
    List<Explanation> points = campaign ? rules.victory().points(p) : List.of();
    for (int i = 0; i < points.size(); i++) {
      Side side = rules.side(i);
      tracks.add(
          Track.open(
              "points-" + side.id(),
              "Victory points",
              side,
              (int) points.get(i).total(),
              0,
              "TWU-8.0a"));
    }
    for (Side side : rules.game().sides()) {
      tracks.add(
          Track.open(
              "losses-" + side.id(),
              "Strength points lost",
              side,
              p.global(Global.RUSSIAN_LOSSES + side.index()),
              0,
              "TWU-8.0a"));
    }
    // A side that may not see every unit is not told how many there are.
    if (!campaign && !rules.on(EastPrussia.HIDDEN_MOVEMENT)) {
      tracks.add(
          Track.open(
              "russians-in-east-prussia",
              "Russian units in East Prussia",
              EastPrussia.RUSSIAN,
              rules.victory().russiansInGermany(p),
              0,
              "TWU-9.4g"));
    }
    tracks.add(
        Track.counted(
            "rail",
            "Units moved by rail",
            EastPrussia.GERMAN,
            Railways.used(p),
            rules.railways().capacity(p),
            "TWU-5.2h"));
    reserves(p, tracks);
    if (campaign) {
      tracks.add(
          Track.states(
              "rivalry",
              "First and Second Armies",
              EastPrussia.RUSSIAN,
              rules.rivalry().over(p) ? 1 : 0,
              List.of("may not cooperate", "may cooperate"),
              "TWU-7.2a"));
    }
    if (rules.sequence().openingTurn(p)) {
      tracks.add(
          Track.counted(
              "opening-attacks",
              "Attacks on the First Army",
              EastPrussia.GERMAN,
              p.global(Global.OPENING_ATTACKS),
              3,
              "TWU-7.1b"));
    }
    armies(p, tracks);
    return tracks;
  }

  private static void reserves(
      Position p, List<Track> tracks, String id, String whose, Side side, int global, int most) {
    String caseId = side.equals(EastPrussia.GERMAN) ? "TWU-5.1d" : "TWU-5.1e";
    tracks.add(
        Track.counted(
            "reserves-" + id,
            "Reserve markers placed" + whose,
            side,
            p.global(global),
            most,
            caseId));
  }

  private void reserves(Position p, List<Track> tracks) {
    reserves(p, tracks, "german", "", EastPrussia.GERMAN, Global.GERMAN_RESERVES, 5);
    if (tellsArmies(p)) {
      reserves(p, tracks, "1", ", First Army", EastPrussia.RUSSIAN, Global.FIRST_ARMY_RESERVES, 1);
    }
    if (tellsArmies(p) && !rules.plan().masurian()) {
      reserves(
          p, tracks, "2", ", Second Army", EastPrussia.RUSSIAN, Global.SECOND_ARMY_RESERVES, 1);
    }
  }

  private void armies(Position p, List<Track> tracks) {
    for (int army = 1; army <= 2; army++) {
      if (rules.on(EastPrussia.RUSSIAN_HQ)) {
        tracks.add(
            Track.states(
                "army-" + army,
                army == 1 ? "First Army" : "Second Army",
                EastPrussia.RUSSIAN,
                p.global(Global.FIRST_ARMY_FROZEN + army - 1) > 0 ? 1 : 0,
                List.of("has its headquarters", "without headquarters"),
                "TWU-10.6.2a"));
      }
    }
    if (rules.on(EastPrussia.SAMSONOV)) {
      tracks.add(
          Track.counted(
              "samsonov-losses",
              "Second Army losses; at 25 Samsonov rolls a die",
              EastPrussia.RUSSIAN,
              Math.min(Headquarters.DISASTER, p.global(Global.SECOND_ARMY_LOSSES)),
              Headquarters.DISASTER,
              "TWU-10.6.2.1a"));
      tracks.add(
          Track.states(
              "samsonov",
              "Samsonov",
              EastPrussia.RUSSIAN,
              p.global(Global.SAMSONOV),
              List.of("in command", "dead", "rallied"),
              "TWU-10.6.2.1a"));
    }
  }

  // ---- markers on the map

  List<MapMarker> mapMarkers(Position p) {
    List<MapMarker> markers = new ArrayList<>();
    for (int hex = 0; hex < board.size(); hex++) {
      if (rules.control().cut(p, hex)) {
        markers.add(
            MapMarker.in(
                hex,
                "rail-cut",
                "Railway cut",
                null,
                Badge.bad("X").drawn(Badge.CUT),
                "TWU-5.2.1a"));
      }
      if (rules.control().destroyed(p, hex)) {
        markers.add(
            MapMarker.in(
                hex,
                "fortress-destroyed",
                "Fortress destroyed",
                EastPrussia.GERMAN,
                Badge.bad("F").drawn(Badge.RUIN),
                "TWU-6.6f"));
      }
      int value = 0;
      int disrupted = 0;
      Side side = null;
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        if (p.unitNumber(counter(u), UnitNumber.RESERVED) > value) {
          value = p.unitNumber(counter(u), UnitNumber.RESERVED);
          side = counter(u).side();
        }
        if (p.has(counter(u), Flag.DISRUPTED)) {
          disrupted++;
          side = counter(u).side();
        }
      }
      if (disrupted > 0) {
        String units = disrupted + (disrupted == 1 ? " unit" : " units");
        markers.add(
            MapMarker.in(
                hex,
                "disrupted",
                units + " disrupted",
                side,
                Badge.bad("D").drawn(Badge.BOLT),
                "TWU-3.5a"));
      }
      if (value > 0) {
        String points = value + (value == 1 ? " movement point" : " movement points");
        markers.add(
            MapMarker.in(
                hex, "reserve", points + " in reserve", side, Badge.good("R" + value), "TWU-5.1b"));
      }
    }
    return markers;
  }

  private void headquarters(Position p, List<Marker> markers) {
    for (int army = 1; army <= 2; army++) {
      int lost = p.global(Global.FIRST_ARMY_FROZEN + army - 1);
      if (lost > 0) {
        markers.add(
            new Marker(
                army == 1 ? "First Army" : "Second Army",
                "without headquarters since turn " + lost,
                "TWU-10.6.2a"));
      }
    }
    if (rules.on(EastPrussia.SAMSONOV)) {
      int state = p.global(Global.SAMSONOV);
      markers.add(
          new Marker(
              "Samsonov",
              state == 0
                  ? "losses " + p.global(Global.SECOND_ARMY_LOSSES) + " of 25"
                  : (state == Headquarters.DEAD ? "dead since turn " : "rallied on turn ")
                      + p.global(Global.SAMSONOV_TURN),
              "TWU-10.6.2.1a"));
    }
  }

  private void hexes(Position p, List<Marker> markers) {
    for (int hex = 0; hex < board.size(); hex++) {
      if (rules.control().cut(p, hex)) {
        markers.add(new Marker("rail cut", board.number(hex), "TWU-5.2.1a"));
      }
      if (rules.control().destroyed(p, hex)) {
        markers.add(new Marker("fortress destroyed", board.number(hex), "TWU-6.6f"));
      }
      int first = p.first(hex);
      int value = 0;
      for (int u = first; u >= 0; u = p.next(u)) {
        value = Math.max(value, p.unitNumber(counter(u), UnitNumber.RESERVED));
      }
      if (value > 0) {
        markers.add(new Marker("reserved " + value, board.number(hex), "TWU-5.1b"));
      }
    }
  }
}
