package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules.Status.Marker;
import fieldmarshal.engine.Side;
import java.util.ArrayList;
import java.util.List;

/** What lies beside the map, and the markers on it. All of it is public. */
final class Tracks extends Chapter {
  Tracks(EastPrussiaRules rules) {
    super(rules);
  }

  List<Marker> markers(Position p) {
    List<Marker> markers = new ArrayList<>();
    // Who may not see every unit is not told how many there are.
    if (rules.plan().masurian() && !rules.on(EastPrussia.HIDDEN_MOVEMENT)) {
      markers.add(
          new Marker(
              "Russians in East Prussia",
              Integer.toString(rules.victory().russiansInGermany(p)),
              "TWU-9.4g"));
    }
    markers.add(
        new Marker(
            "rail german", Railways.used(p) + " of " + rules.railways().capacity(p), "TWU-5.2h"));
    markers.add(
        new Marker("reserves german", p.global(Global.GERMAN_RESERVES) + " of 5", "TWU-5.1d"));
    markers.add(
        new Marker(
            "reserves First Army", p.global(Global.FIRST_ARMY_RESERVES) + " of 1", "TWU-5.1e"));
    if (!rules.plan().masurian()) {
      markers.add(
          new Marker(
              "reserves Second Army", p.global(Global.SECOND_ARMY_RESERVES) + " of 1", "TWU-5.1e"));
      markers.add(
          new Marker(
              "Russian rivalry", rules.rivalry().over(p) ? "ended" : "keeps apart", "TWU-7.2a"));
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
        value = Math.max(value, p.word(counter(u), Word.RESERVED));
      }
      if (value > 0) {
        markers.add(new Marker("reserved " + value, board.number(hex), "TWU-5.1b"));
      }
    }
  }
}
