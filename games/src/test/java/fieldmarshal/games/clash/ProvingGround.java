package fieldmarshal.games.clash;

import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.HexGrid;
import java.util.List;
import java.util.Set;

/**
 * A small battle of the bare common book, on a map of 24 columns and 20 rows that is mostly clear
 * (files in {@code clash-proving}). The Central Powers retreat to NW, SW and S, the Entente to N,
 * NE and SE; columns 01 to 12 are Central at the start.
 *
 * <p>Hex numbers are ccrr, flat-top; even columns stand half a hex lower. The neighbours of a hex:
 * same column, rr - 1 (N) and rr + 1 (S); from an odd column NE (c + 1, r - 1), SE (c + 1, r), SW
 * (c - 1, r), NW (c - 1, r - 1); from an even column NE (c + 1, r), SE (c + 1, r + 1), SW (c - 1, r
 * + 1), NW (c - 1, r).
 *
 * <ul>
 *   <li>Terrain: forest 0304, broken 0604, marsh 0904, broken forest 1204, mountain 1504, mountain
 *       with a pass (N and S) 1809, lake 2018, flooded 0614, all else clear.
 *   <li>Places: city 1804, town 2104, village 2109.
 *   <li>Works of the Central Powers: fort in a city 0309, fort in the open 0317, fortified zone in
 *       a forest 0609; of the Entente: fort 2312.
 *   <li>Rivers: round 0909 (a town in broken ground) on all sides; major rivers round 1209 on all
 *       sides; at 1509 rivers N and NE, major rivers S and SE; a lake between 2213 and 2214.
 *   <li>Rows 15 to 20 are an open plain but for the lake 2018 and the fort 0317.
 * </ul>
 *
 * <p>Each side, with prefix c- or e-: divisions 1 to 12 of rating 4, corps I to IV three each; t2,
 * t3, t5 divisions of these ratings; brigades b1 to b3 of rating 4 (b3 a jaeger); cavalry c1 to c3
 * of one step and rating 4, c4 of two steps and rating 3; g a garrison; x a unit of corps size.
 * Divisions 1 to 6, t2, t3, brigades and garrison are of army a, the others of army b. The Central
 * Powers have two Offensive markers for turns 1 to 6.
 */
final class ProvingGround extends ClashGame {
  ProvingGround() {
    super(
        "clash-proving",
        new Cover(
            "Proving ground", "Proving ground", "", "1", List.of("Austro-Hungarian", "Russian")),
        HexGrid.flatTop(20, 24));
  }

  @Override
  protected Rules open(Scenario scenario, Set<String> chosen) {
    return new ProvingRules(this, scenario, chosen);
  }

  /** The bare book, with one hex flooded. */
  static final class ProvingRules extends ClashRules {
    ProvingRules(ProvingGround game, Scenario scenario, Set<String> options) {
      super(game, scenario, options, STANDARD);
    }

    @Override
    protected void open(Table t) {
      super.open(t);
      Field.FLOODED.set(t, board().hex("0614"), true);
    }
  }
}
