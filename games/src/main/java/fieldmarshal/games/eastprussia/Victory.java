package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Level;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

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
        parts.add(
            Explanation.leaf("points from the start", "TWU-9.2.1a", rules.plan().germanPoints()));
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
      String why = "the German headquarters is lost";
      return new Outcome(rules.side(RUSSIAN), "Russian victory: " + why, why, points, 0);
    }
    if (rules.plan().masurian()) {
      boolean cleared = russiansInGermany(p) == 0;
      return cleared
          ? Outcome.at(levels(), 1, "no Russian unit is in East Prussia", points)
          : Outcome.at(levels(), 0, "Russian units are still in East Prussia", points);
    }
    int russian = (int) points.get(RUSSIAN).total();
    int german = (int) points.get(GERMAN).total();
    int grade = grade(Math.max(russian, german), Math.min(russian, german));
    return Outcome.at(levels(), DRAW + (russian > german ? -grade : grade), points);
  }

  /** The points of the leading side for twice or three times as many as the other has. */
  @Case("TWU-8.0b")
  Level.@Nullable Missed missed(Position p) {
    List<Explanation> points = points(p);
    int russian = (int) points.get(RUSSIAN).total();
    int german = (int) points.get(GERMAN).total();
    int least = Math.min(russian, german);
    int best = Math.max(russian, german);
    int grade = grade(best, least);
    if (rules.plan().masurian()
        || rules.headquarters().endsTheGame(p)
        || russian == german
        || grade == 2) {
      return null;
    }
    int next = grade + 1;
    int leader = russian > german ? RUSSIAN : GERMAN;
    return new Level.Missed(
        rules.side(leader), (next + 1) * least - best, DRAW + (leader == RUSSIAN ? -next : next));
  }

  /** Where a draw stands among the levels. */
  private static final int DRAW = 2;

  /** Three times the points of the other side are a significant victory, twice a minor one. */
  @Case("TWU-8.0b")
  static int grade(int best, int least) {
    if (best >= 3 * least && best > 0) {
      return 2;
    }
    return best >= 2 * least && best > 0 ? 1 : 0;
  }

  /** The levels, the best Russian one first. */
  @Case({"TWU-8.0b", "TWU-9.4g"})
  List<Level> levels() {
    Side russian = rules.side(RUSSIAN);
    Side german = rules.side(GERMAN);
    if (rules.plan().masurian()) {
      return List.of(
          new Level(russian, "Russian victory", "Russian units in East Prussia", "TWU-9.4g"),
          new Level(german, "German victory", "no Russian unit in East Prussia", "TWU-9.4g"));
    }
    return List.of(
        new Level(russian, "Russian significant victory", "three times the points", "TWU-8.0b"),
        new Level(russian, "Russian minor victory", "twice the points", "TWU-8.0b"),
        new Level(null, "Draw", "less than twice the points", "TWU-8.0b"),
        new Level(german, "German minor victory", "twice the points", "TWU-8.0b"),
        new Level(german, "German significant victory", "three times the points", "TWU-8.0b"));
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
