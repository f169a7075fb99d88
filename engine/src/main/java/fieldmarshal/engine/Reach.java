package fieldmarshal.engine;

import java.util.List;

/**
 * Where a unit may end a move, with cost and one cheapest path each, and what its neighbours
 * refuse.
 */
public record Reach(Unit unit, List<Step> hexes, List<ClosedHex> refused) {
  public record Step(int hex, int cost, Hexes path) {}

  public record ClosedHex(int hex, Ruling.Refused why) {}
}
