package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Advances;
import fieldmarshal.games.gwe.Battle;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.TerrainCode;
import java.util.ArrayList;
import java.util.List;

/** Case 8.7 in the panic: along the way of the rout (23.16). */
class BrusilovAdvances extends Advances {
  BrusilovAdvances(GreatWarInTheEast rules) {
    super(rules);
  }

  /** Along the way of the rout and no further than the first hex that is held or barred. */
  @Override
  @Case({"BRU-23.16", "BRU-23.23"})
  protected List<Hexes> further(Position p, Battle battle, Counter unit, int target) {
    List<Hexes> ways = new ArrayList<>();
    Panic panic = BrusilovRules.of(rules).panic();
    Hexes route = battle.routes().get(target);
    if (route.isEmpty() || !panic.reigns(p) || !panic.drivenOff(p, route)) {
      return ways;
    }
    Hexes way = Hexes.of(battle.attack().targets().at(target));
    for (int i = 0; i < route.size(); i++) {
      int hex = route.at(i);
      if (!vacated(p, unit.side(), hex) || Panic.leftByContagion(battle, hex)) {
        break;
      }
      way = way.plus(hex);
      ways.add(way);
    }
    return ways;
  }

  @Override
  @Case("BRU-24.41")
  protected List<Hexes> ways(Position p, Battle battle, Counter unit) {
    List<Hexes> ways = new ArrayList<>(super.ways(p, battle, unit));
    if (BrusilovPieces.isCar(unit)) {
      ways.removeIf(way -> climbs(board(), way));
    }
    return ways;
  }

  private static boolean climbs(Board board, Hexes way) {
    for (int i = 0; i < way.size(); i++) {
      if (board.terrain(way.at(i)) == TerrainCode.MOUNTAIN) {
        return true;
      }
    }
    return false;
  }

  @Override
  @Case({"BRU-23.16", "BRU-23.23", "BRU-24.41"})
  protected Refused wayRefused(Position p, Battle battle, Counter unit, Hexes path) {
    if (BrusilovPieces.isCar(unit) && climbs(board(), path)) {
      return BrusilovTerrain.noMountain(unit);
    }
    for (int i = 0; i < path.size(); i++) {
      int hex = path.at(i);
      if (Panic.leftByContagion(battle, hex)) {
        return Refused.of(
            "BRU-23.23",
            () ->
                "No unit may advance into "
                    + title(hex)
                    + ": it was vacated by panic, not by combat.");
      }
    }
    return path.size() > 1
        ? Refused.of(
            "BRU-23.16",
            () -> unit.begins() + " may advance farther only along the path of a rout.")
        : super.wayRefused(p, battle, unit, path);
  }
}
