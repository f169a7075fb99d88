package fieldmarshal.games.clash;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.Board;
import org.jspecify.annotations.Nullable;

/**
 * Who must stay where he is, for bots: the best unit in a place that the enemy wants and could
 * reach with his next march; a second one where a strong enemy stands before a dear place.
 */
final class Garrisons {
  /** A place of so many points, or one that wins the game, is worth two units. */
  private static final double DEAR = 4;

  /** A place that was the enemy's is garrisoned only if it is worth so many points to him. */
  private static final double KEPT = 2;

  /** How many times as strong as its garrison the enemy must be before a second unit stays. */
  private static final double STRONG = 2;

  private final ClashRules rules;
  private final Goals goals;
  private final Board board;
  private final int[][] marches;

  /**
   * @param marches what an army marches on the average, by turn
   */
  Garrisons(ClashRules rules, Goals goals, int[][] marches) {
    this.rules = rules;
    this.goals = goals;
    this.board = rules.board();
    this.marches = marches;
  }

  /** Whether a unit has to stay where it is. */
  boolean stays(Position p, Counter unit) {
    long[] held =
        unit.sideIndex() == Chapter.CENTRAL
            ? p.derived(Derived.GARRISONS, this, Garrisons::central)
            : p.derived(Derived.GARRISONS + 1, this, Garrisons::entente);
    return (held[unit.index() >> 6] >> unit.index() & 1) != 0;
  }

  private long[] central(Position p) {
    return derive(p, Chapter.CENTRAL);
  }

  private long[] entente(Position p) {
    return derive(p, Chapter.ENTENTE);
  }

  private long[] derive(Position p, int side) {
    long[] staying = new long[(rules.roster().size() >> 6) + 1];
    for (int hex : goals.hexes()) {
      if (p.first(hex) < 0
          || rules.roster().get(p.first(hex)).sideIndex() != side
          || goals.decisive(1 - side, hex) < (rules.theatre().owner(hex) == side ? 0.5 : KEPT)) {
        continue;
      }
      double threat = threat(p, side, hex);
      if (threat == 0) {
        continue;
      }
      Counter first = best(p, hex, null);
      if (first == null) {
        continue;
      }
      mark(staying, first);
      Counter second = goals.decisive(1 - side, hex) >= DEAR ? best(p, hex, first) : null;
      if (second != null && threat > STRONG * p.stepsLeft(first)) {
        mark(staying, second);
      }
    }
    return staying;
  }

  private static void mark(long[] staying, Counter unit) {
    staying[unit.index() >> 6] |= 1L << unit.index();
  }

  /** The steps of all enemies who could come. */
  private double threat(Position p, int side, int hex) {
    int turn = p.global(Global.TURN);
    double threat = 0;
    for (Counter enemy : rules.unitsOf(1 - side)) {
      int place = p.place(enemy);
      if (place >= 0
          && enemy.attacks()
          && board.distance(place, hex)
              <= marches[p.unitNumber(enemy, UnitNumber.ARMY) - 1][turn] + 1) {
        threat += p.stepsLeft(enemy);
      }
    }
    return threat;
  }

  private @Nullable Counter best(Position p, int hex, @Nullable Counter other) {
    Counter best = null;
    double most = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = rules.roster().get(u);
      double strength = p.stepsLeft(unit) * (unit.isCavalry() ? 1 : 2) + 0.1 * unit.printedTer();
      if (unit != other && unit.attacks() && strength > most) {
        most = strength;
        best = unit;
      }
    }
    return best;
  }
}
