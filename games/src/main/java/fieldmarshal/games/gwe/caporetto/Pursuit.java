package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Advances;
import fieldmarshal.games.gwe.Battle;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import java.util.ArrayList;
import java.util.List;

/** Chapter 20: units of rating 1 follow a long retreat. */
class Pursuit extends Advances {
  Pursuit(GreatWarInTheEast rules) {
    super(rules);
  }

  /**
   * As many hexes as the enemy went, along his way; the last is where he stands, so it stays his.
   */
  @Override
  @Case("CAP-20.0a")
  protected List<Hexes> further(Position p, Battle battle, Counter unit, int target) {
    List<Hexes> ways = new ArrayList<>();
    Hexes route = battle.routes().size() > target ? battle.routes().get(target) : Hexes.NONE;
    if (unit.tcr() != 1 || route.size() < 2) {
      return ways;
    }
    Hexes way = Hexes.of(battle.attack().targets().at(target));
    for (int i = 0; i < route.size() - 1; i++) {
      if (!enterable(p, unit.side(), route.at(i))) {
        break;
      }
      way = way.plus(route.at(i));
      ways.add(way);
    }
    return ways;
  }

  /** Nobody there but depots and headquarters. */
  @Case({"CAP-20.0a", "CAP-20.0b"})
  private boolean enterable(Position p, Side side, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() != side && unit.hasSteps() && !unit.isDepot()) {
        return false;
      }
    }
    return true;
  }

  @Override
  @Case("CAP-20.0a")
  protected Refused wayRefused(Position p, Battle battle, Counter unit, Hexes path) {
    if (path.size() > 1 && unit.tcr() != 1) {
      return Refused.of(
          "CAP-20.0a",
          () ->
              unit.begins() + " has rating " + unit.tcr() + "; only units of rating 1 may pursue.");
    }
    return path.size() > 1
        ? Refused.of(
            "CAP-20.0a",
            () ->
                unit.begins()
                    + " may pursue only along the path of a retreat of more than one hex, and not into"
                    + " a hex that the enemy holds.")
        : super.wayRefused(p, battle, unit, path);
  }

  /** Depots in the way are destroyed; headquarters go where the retreating stack has gone. */
  @Override
  @Case("CAP-20.0b")
  protected void entered(Table t, Side side, Battle battle, Hexes path) {
    Hexes targets = battle.attack().targets();
    for (int i = 0; i < path.size(); i++) {
      if (targets.contains(path.at(i))) {
        rules.headquarters().overrun(t, side, path.at(i));
        continue;
      }
      int refuge = refuge(battle, path);
      for (Counter unit : others(t.now(), side, path.at(i))) {
        if (unit.isDepot()) {
          rules.pieces().eliminate(t, unit, "CAP-20.0b");
        } else if (unit.isHq()) {
          t.mark(unit, Flag.ENTRAINED, false, "CAP-20.0b");
          t.place(unit, refuge, "displaced");
        }
      }
    }
  }

  private static int refuge(Battle battle, Hexes path) {
    Hexes targets = battle.attack().targets();
    for (int i = 0; i < targets.size(); i++) {
      if (targets.at(i) == path.at(0)) {
        return battle.routes().get(i).last();
      }
    }
    throw new IllegalStateException("no retreat from " + path);
  }

  private List<Counter> others(Position p, Side side, int hex) {
    List<Counter> others = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (counter(u).side() != side) {
        others.add(counter(u));
      }
    }
    return others;
  }
}
