package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Supply;
import fieldmarshal.games.gwe.TerrainCode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/** Chapter 9 with ranges, the lagoon, ridges, interdiction and the plain's harvest. */
class CaporettoSupply extends Supply {
  private final int[] centralSources;
  private final int venezia;

  /** The lagoon hex that touches no other. */
  private final int apart;

  private final int beyond;

  private final Counter monitor;
  private final int[][] nearby;

  CaporettoSupply(GreatWarInTheEast rules) {
    super(rules);
    centralSources = new int[] {board().hex("0124")};
    venezia = board().hex("2525");
    apart = board().hex("2422");
    beyond = board().hex("2421");
    monitor = rules.roster().named("it-monitor");
    nearby = new int[board().size()][];
    for (int hex = 0; hex < nearby.length; hex++) {
      nearby[hex] =
          Arrays.stream(Artillery.nearby(board(), hex))
              .filter(near ->
                  theatre().rails(near) != 0 && board().terrain(near) != TerrainCode.MOUNTAIN)
              .toArray();
    }
  }

  @Override
  @Case("CAP-9.12a")
  public int range(Counter unit) {
    return longestRange(unit.side());
  }

  @Override
  @Case("CAP-9.12a")
  protected int longestRange(Side side) {
    return side == Caporetto.CENTRAL ? 4 : 6;
  }

  /**
   * 0124 feeds the Central Powers; 0334 does only through its railway to 0133, an exit on the map.
   */
  @Override
  @Case("CAP-9.13")
  protected int[] specialSources(Side side) {
    return side == Caporetto.CENTRAL ? centralSources : super.specialSources(side);
  }

  /**
   * From Venezia Allied lines run over the lagoon to its coast, and only so. The flood comes from
   * the source, so it enters the lagoon at Venezia and leaves it at a lagoon coast hex. The straits
   * round the city are lagoon too, or 2526, which is on the list, could not be reached.
   */
  @Override
  @Case({"CAP-9.12b", "CAP-9.12E"})
  protected boolean leads(Side side, int from, int direction, int to, boolean able) {
    if (from == apart || to == apart) {
      return false;
    }
    if (side == Caporetto.ALLIED) {
      boolean fromLagoon = board().has(from, CaporettoTerrainCode.LAGOON);
      if (board().has(to, CaporettoTerrainCode.LAGOON)) {
        return from == venezia || fromLagoon;
      }
      if (fromLagoon || from == venezia && board().has(to, CaporettoTerrainCode.LAGOON_COAST)) {
        return board().has(to, CaporettoTerrainCode.LAGOON_COAST);
      }
    }
    return super.leads(side, from, direction, to, able);
  }

  /**
   * The other hex of water, 2422, touches neither Venezia nor 2424. A line from Venezia goes on to
   * it along the coast of the lagoon, and from there to 2421, which nothing else serves. A line
   * that does not come from Venezia may not use it, so these are passages.
   */
  @Override
  @Case({"CAP-9.12b", "CAP-9.12E"})
  protected int[][] passages(Side side) {
    List<int[]> found = new ArrayList<>();
    if (side == Caporetto.ALLIED) {
      coast(new int[] {venezia}, found);
      found.sort(Comparator.comparingInt(passage -> passage.length));
    }
    return found.toArray(int[][]::new);
  }

  /** Adds every way on from here over hexes of the lagoon and its coast. */
  private void coast(int[] way, List<int[]> found) {
    int from = way[way.length - 1];
    if (way.length + 2 > longestRange(Caporetto.ALLIED) + 1) {
      return;
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board().neighbour(from, d);
      if (to == apart && from != venezia) {
        int[] whole = Arrays.copyOf(way, way.length + 2);
        whole[way.length] = apart;
        whole[way.length + 1] = beyond;
        found.add(whole);
      } else if (to >= 0
          && Arrays.stream(way).noneMatch(hex -> hex == to)
          && (board().has(to, CaporettoTerrainCode.LAGOON)
              || board().has(to, CaporettoTerrainCode.LAGOON_COAST))
          && leads(Caporetto.ALLIED, from, d, to, true)) {
        int[] longer = Arrays.copyOf(way, way.length + 1);
        longer[way.length] = to;
        coast(longer, found);
      }
    }
  }

  @Override
  @Case("CAP-9.18a")
  protected boolean crosses(int from, int direction, boolean able) {
    return super.crosses(from, direction, able)
        && (able || (board().side(from, direction) & TerrainCode.RIDGE) == 0);
  }

  /** No line runs through the Monitor's hex. A unit that stands there begins its line there. */
  @Override
  @Case({"CAP-9.18b", "CAP-17.32"})
  protected HexSet closed(Position p, Side side) {
    HexSet closed = super.closed(p, side);
    if (side == Caporetto.CENTRAL && p.onMap(monitor)) {
      HexSet more = new HexSet(board().size());
      more.addAll(closed);
      more.add(p.place(monitor));
      return more;
    }
    return closed;
  }

  /** Guns within two hexes keep a railway from being used, but not in the mountains. */
  @Override
  @Case({"CAP-9.19", "CAP-9.15", "CAP-17.17"})
  protected HexSet interdicted(Position p, Side side) {
    HexSet cut = new HexSet(board().size());
    for (Counter unit : rules.unitsOf(1 - side.index())) {
      if (Artillery.interdicts(p, unit)) {
        for (int hex : nearby[p.place(unit)]) {
          cut.add(hex);
        }
      }
    }
    return cut;
  }

  @Override
  protected String interdictionCase() {
    return "CAP-9.19";
  }

  @Override
  @Case("CAP-9.25")
  protected boolean always(Counter unit) {
    return unit.isMonitor() || super.always(unit);
  }

  /** The plain feeds the Central Powers: no attrition in clear or city hexes. */
  @Override
  @Case("CAP-9.22")
  protected boolean exempt(Position p, Counter unit) {
    int hex = p.place(unit);
    return super.exempt(p, unit)
        || unit.side() == Caporetto.CENTRAL
            && (board().terrain(hex) == TerrainCode.CLEAR || board().has(hex, TerrainCode.CITY));
  }

  @Override
  public Trace trace(Position p, Counter unit) {
    return unit.isMonitor() && p.onMap(unit)
        ? new Trace(true, Hexes.of(p.place(unit)), "The Monitor is always in supply.", "CAP-9.25")
        : super.trace(p, unit);
  }
}
