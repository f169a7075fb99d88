package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Retreats;
import fieldmarshal.games.gwe.TerrainCode;
import java.util.List;
import java.util.Set;

/** Case 8.6 in the panic (23.24), and with cars that cannot climb (24.41). */
class BrusilovRetreats extends Retreats {
  BrusilovRetreats(GreatWarInTheEast rules) {
    super(rules);
  }

  /** On the first turn zones do not hold Austro-Hungarians who have no other way. */
  @Override
  @Case("BRU-23.24")
  protected boolean zonesYield(Position p, List<Counter> stack) {
    for (Counter unit : stack) {
      if (unit.isCombat() && !slipsThrough(p, unit)) {
        return false;
      }
    }
    return true;
  }

  @Case("BRU-23.24")
  private boolean slipsThrough(Position p, Counter unit) {
    return BrusilovPieces.isAustrian(unit) && BrusilovRules.of(rules).panic().reigns(p);
  }

  @Override
  @Case({"BRU-23.24", "BRU-24.41"})
  protected boolean follows(Position p, Counter unit, int from, int direction, int to) {
    if (BrusilovPieces.isCar(unit) && board().terrain(to) == TerrainCode.MOUNTAIN) {
      return false;
    }
    return slipsThrough(p, unit) || super.follows(p, unit, from, direction, to);
  }

  @Override
  @Case("BRU-24.41")
  protected String followCase(Counter unit) {
    return BrusilovPieces.isCar(unit) ? "BRU-24.41" : super.followCase(unit);
  }

  /** Those who panic do not die with those who shelter them; they retreat together. */
  @Override
  @Case("BRU-23.15")
  protected boolean goesAlong(Position p, Counter passenger) {
    Panic panic = BrusilovRules.of(rules).panic();
    return panic.reigns(p) && panic.panics(p, passenger);
  }

  @Override
  @Case({"BRU-23.12", "BRU-23.15"})
  protected void wentAlong(Table t, List<Counter> passengers) {
    BrusilovRules.of(rules).panic().shaken(t, passengers, "BRU-23.12");
  }

  @Override
  @Case("BRU-23.22")
  protected Refused closedRefused(int to) {
    return Refused.of(
        "BRU-23.22",
        () -> title(to) + " is on the path of the advance; no unit may retreat there.");
  }

  // ---- for the panic

  Set<Hexes> waysOf(
      Position p, List<Counter> stack, int from, int length, Hexes leaving, Hexes closed) {
    return ways(p, stack, from, length, leaving, closed);
  }

  Refused whyNotOf(
      Position p,
      List<Counter> stack,
      int from,
      int length,
      Hexes leaving,
      Hexes closed,
      Hexes path) {
    return whyNot(p, stack, from, length, leaving, closed, path);
  }

  void go(Table t, List<Counter> stack, Hexes path) {
    walk(t, stack, path, "retreat");
  }
}
