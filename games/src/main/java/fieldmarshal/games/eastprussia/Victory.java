package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;

/** Chapter 8: victory, with that of the Masurian Lakes (9.4). */
public final class Victory extends Chapter {
  Victory(EastPrussiaRules rules) {
    super(rules);
  }

  /** The points of each side as they stand, the Russian first; none at the Masurian Lakes. */
  @Case({
    "TWU-8.0a",
    "TWU-8.0c",
    "TWU-8.0d",
    "TWU-6.6i",
    "TWU-7.1c",
    "TWU-9.2.1a",
    "TWU-9.4g",
    "TWU-10.5b"
  })
  List<Explanation> points(Position p) {
    if (rules.plan().masurian()) {
      return rules.game().sides().stream()
          .map(side -> Explanation.leaf(side.name(), "TWU-9.4g", 0))
          .toList();
    }
    List<Explanation> points = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      List<Explanation> parts = new ArrayList<>();
      for (Theatre.Town town : theatre.towns()) {
        if (rules.control().controller(p, town.hex()) == side) {
          parts.add(Explanation.leaf(title(town.hex()), "TWU-8.0a", town.points()));
        }
      }
      int losses = p.global(Global.RUSSIAN_LOSSES + 1 - side);
      if (losses > 0) {
        parts.add(Explanation.leaf("enemy units eliminated", "TWU-8.0a", losses));
      }
      if (side == RUSSIAN) {
        russian(p, parts);
      } else if (rules.plan().germanPoints() > 0) {
        parts.add(Explanation.leaf("from the start", "TWU-9.2.1a", rules.plan().germanPoints()));
      }
      points.add(Explanation.sum(rules.side(side).name(), "TWU-8.0a", parts));
    }
    return points;
  }

  private void russian(Position p, List<Explanation> parts) {
    for (Theatre.Fortress fortress : theatre.fortresses()) {
      if (rules.control().destroyed(p, fortress.hex())) {
        parts.add(
            Explanation.leaf(
                "fortress of " + fortress.name() + " destroyed", "TWU-8.0c", fortress.strength()));
      }
    }
    int penalty = p.global(Global.PENALTY);
    if (penalty > 0) {
      parts.add(Explanation.leaf("attacks that Germany did not make", "TWU-7.1c", penalty));
    }
  }

  /** How the game ends. */
  @Case({"TWU-8.0b", "TWU-8.0e", "TWU-9.4g", "TWU-10.6.1c", "TWU-4.0c"})
  Outcome outcome(Position p) {
    List<Explanation> points = points(p);
    if (rules.headquarters().endsTheGame(p)) {
      return new Outcome(
          rules.side(RUSSIAN), "Russian victory: the German headquarters is lost", points);
    }
    if (rules.plan().masurian()) {
      boolean cleared = russiansInGermany(p) == 0;
      return cleared
          ? new Outcome(rules.side(GERMAN), "German victory: East Prussia is clear", points)
          : new Outcome(
              rules.side(RUSSIAN), "Russian victory: Russians are left in East Prussia", points);
    }
    int russian = (int) points.get(RUSSIAN).total();
    int german = (int) points.get(GERMAN).total();
    int best = Math.max(russian, german);
    int least = Math.min(russian, german);
    String level = level(best, least);
    if (level.equals("draw")) {
      return new Outcome(null, "Draw", points);
    }
    return russian > german
        ? new Outcome(rules.side(RUSSIAN), "Russian " + level, points)
        : new Outcome(rules.side(GERMAN), "German " + level, points);
  }

  /** Three times the points of the other side are a significant victory, twice a minor one. */
  @Case("TWU-8.0b")
  static String level(int best, int least) {
    if (best >= 3 * least && best > 0) {
      return "significant victory";
    }
    return best >= 2 * least && best > 0 ? "minor victory" : "draw";
  }

  /** How many Russian units are in East Prussia, which is any hex of Germany. */
  @Case("TWU-9.4g")
  int russiansInGermany(Position p) {
    int count = 0;
    for (Counter unit : rules.unitsOf(RUSSIAN)) {
      if (unit.isReal() && p.onMap(unit) && theatre.country(p.place(unit)) == GERMAN) {
        count++;
      }
    }
    return count;
  }

  /** The hexes that count. */
  List<Clerk.Prize> prizes() {
    if (rules.plan().masurian()) {
      return List.of();
    }
    List<Clerk.Prize> prizes = new ArrayList<>();
    for (Theatre.Town town : theatre.towns()) {
      prizes.add(
          new Clerk.Prize(
              town.hex(),
              town.name() + ": " + town.points() + (town.points() == 1 ? " point" : " points"),
              town.points(),
              "TWU-8.0a"));
    }
    return prizes;
  }
}
