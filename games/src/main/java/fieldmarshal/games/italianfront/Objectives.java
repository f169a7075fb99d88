package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Playbook;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.path.Flood;
import java.util.Arrays;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * What ground is worth by the rules of victory (5.0), for bots: the eighteen goals and the ways to
 * them, the line of a general retreat, and what an attack opens.
 */
final class Objectives extends Chapter {
  /** What a victory point is worth in steps of an ordinary division. */
  static final double POINT = 7;

  /** The last turn of the great attack of the Central Powers. */
  static final int CENTRAL_OFFENSIVE = 6;

  /** The first turn of that of the Allies. */
  static final int ALLIED_OFFENSIVE = 9;

  /** It is the time of the side's offensive, whatever the turn. */
  static final String OFFENSIVE = "offensive";

  /** The side attacks only where it is sure to gain. */
  static final String HOLD = "hold";

  /** The Italians do not go back behind the Piave. */
  static final String STAND = "stand";

  static final Set<String> ORDERS = Set.of(OFFENSIVE, HOLD, STAND);

  private static final double VENEZIA_EARLY = 6;
  private static final double VENEZIA_LATE = 3;
  private static final int FARTHEST = 60;

  /** The part of a goal's worth that draws units there. */
  private static final double GROUND = 0.25;

  /** How a goal draws from far: so many movement points make it a third. */
  private static final double PULL = 7;

  private static final double PULL_OF_ENEMIES = 3;
  private static final double NEAR_ENEMIES = 0.12;

  /** The part of a goal's worth that an attack on it is credited with. */
  private static final double TAKEN = 0.6;

  /** What it is worth that a unit comes free for the march that follows. */
  private static final double BREACH = 0.25;

  private static final int MOST_FREED = 8;

  /** What a hex beyond the line of a general retreat costs, for each hex of the way back. */
  private static final double BACK = 0.12;

  private static final int FAR_BEYOND = 12;

  /** What it is worth to hold a hex of that line, and to stand there with others. */
  private static final double LINE = 4;

  private static final double ON_THE_LINE = 2;

  /** An enemy so near to a goal may take it by his next march. */
  private static final int NEAR = 3;

  private static final int NOT_FAR = 5;

  private final Set<String> orders;
  private final GeneralRetreat retreat;
  private final byte[][] toGoal;
  private final int[] goalAt;
  private final int venezia;

  /** By goal: how many times as much as usual it draws. */
  private final double[] drawn;

  private final double[] pullOfGoals = new double[FARTHEST + 1];
  private final double[] pullOfEnemies = new double[FARTHEST + 1];

  /** By hex: how one enemy there draws. */
  private final AtomicReferenceArray<double @Nullable []> drawsFrom;

  Objectives(ItalianFrontRules rules, Playbook.Page page) {
    super(rules);
    orders = page.orders();
    retreat = new GeneralRetreat(rules, !orders.contains(STAND));
    venezia = board.hex(Theatre.VENEZIA);
    goalAt = new int[board.size()];
    drawsFrom = new AtomicReferenceArray<>(board.size());
    Arrays.fill(goalAt, -1);
    int[] goals = theatre.victoryHexes();
    toGoal = new byte[goals.length][];
    for (int i = 0; i < goals.length; i++) {
      goalAt[goals[i]] = i;
      toGoal[i] = marches(goals[i]);
    }
    drawn = new double[goals.length];
    Arrays.fill(drawn, 1);
    for (Playbook.Pull pull : page.pulls()) {
      if (goalAt[pull.hex()] >= 0) {
        drawn[goalAt[pull.hex()]] *= pull.factor();
      }
    }
    for (int i = 0; i <= FARTHEST; i++) {
      pullOfGoals[i] = Math.exp(-i / PULL);
      pullOfEnemies[i] = Math.exp(-i / PULL_OF_ENEMIES);
    }
  }

  int venezia() {
    return venezia;
  }

  GeneralRetreat retreat() {
    return retreat;
  }

  /** Whether it is the side's time to attack: first the Central Powers, at last the Allies. */
  boolean attacks(int turn, int side) {
    if (orders.contains(OFFENSIVE) || orders.contains(HOLD)) {
      return orders.contains(OFFENSIVE);
    }
    return side == CENTRAL ? turn <= CENTRAL_OFFENSIVE : turn >= ALLIED_OFFENSIVE;
  }

  /** Movement points from every hex to one, if nobody stood in the way. */
  private byte[] marches(int goal) {
    byte[] points = new byte[board.size()];
    Arrays.fill(points, (byte) FARTHEST);
    Flood flood = new Flood(board);
    flood.run(
        goal,
        FARTHEST - 1,
        (to, d, from) ->
            !theatre.open(to, d) || theatre.isAlpine(to)
                ? Flood.PROHIBITED
                : (board.terrain(to) == TerrainCode.MOUNTAIN ? 2 : 1)
                    + (theatre.river(from, HexGrid.opposite(d)) ? 1 : 0));
    for (int i = 0; i < flood.count(); i++) {
      points[flood.reached(i)] = (byte) flood.cost(flood.reached(i));
    }
    return points;
  }

  // ---- goals

  /** The pull of the goals that the side does not hold. */
  private record Goals(int held, boolean early, double[] pull) {}

  private final ThreadLocal<Goals[]> last = ThreadLocal.withInitial(() -> new Goals[16]);

  private double[] goals(Position p, int side) {
    int held = 0;
    int[] goals = theatre.victoryHexes();
    for (int i = 0; i < goals.length; i++) {
      held |= rules.control().controller(p, goals[i]) == side ? 1 << i : 0;
    }
    boolean early = turn(p) <= 2;
    Goals[] known = last.get();
    int slot = side * 8 + ((held * 0x9E3779B9) >>> 29);
    Goals made = known[slot];
    if (made == null || made.held() != held || made.early() != early) {
      made = new Goals(held, early, pull(held, early));
      known[slot] = made;
    }
    return made.pull();
  }

  private double[] pull(int held, boolean early) {
    double[] pull = new double[board.size()];
    int[] goals = theatre.victoryHexes();
    for (int i = 0; i < goals.length; i++) {
      if ((held >> i & 1) != 0) {
        continue;
      }
      double points = drawn[i] * POINT * price(goals[i], early);
      for (int hex = 0; hex < pull.length; hex++) {
        double one = points * pullOfGoals[toGoal[i][hex]];
        pull[hex] += one * one;
      }
    }
    // The nearest goals count by far the most, so that nobody halts between two of them.
    for (int hex = 0; hex < pull.length; hex++) {
      pull[hex] = Math.sqrt(pull[hex]);
    }
    return pull;
  }

  /** The victory points that a goal is worth. */
  private double price(int hex, boolean early) {
    return hex == venezia ? early ? VENEZIA_EARLY : VENEZIA_LATE : 1;
  }

  /** How enemies on one's own ground draw, from where they all stand now. */
  private double[] invaders(Position p, int side) {
    return side == CENTRAL
        ? p.derivedFrom(ALLIED, Derived.INVADERS, this, Objectives::alliedInvaders)
        : p.derivedFrom(CENTRAL, Derived.INVADERS + 1, this, Objectives::centralInvaders);
  }

  private double[] alliedInvaders(Position p) {
    return draw(p, ALLIED);
  }

  private double[] centralInvaders(Position p) {
    return draw(p, CENTRAL);
  }

  private double[] draw(Position p, int enemy) {
    int[] count = new int[board.size()];
    for (Counter unit : rules.unitsOf(enemy)) {
      int hex = p.place(unit);
      if (hex >= 0 && !unit.isHq()) {
        count[hex]++;
      }
    }
    double[] draw = new double[board.size()];
    for (int from = 0; from < count.length; from++) {
      if (count[from] == 0) {
        continue;
      }
      double[] one = drawOfOne(from);
      for (int hex = 0; hex < draw.length; hex++) {
        draw[hex] += count[from] * one[hex];
      }
    }
    return draw;
  }

  /** How one enemy in a hex draws; worked out when somebody first stands there. */
  private double[] drawOfOne(int from) {
    double[] known = drawsFrom.get(from);
    if (known == null) {
      known = new double[board.size()];
      for (int hex = 0; hex < known.length; hex++) {
        known[hex] = pullOfEnemies[Math.min(FARTHEST, board.distance(from, hex))];
      }
      drawsFrom.set(from, known);
    }
    return known;
  }

  /** How near how many enemies are. */
  double pressure(Position p, int side, int hex) {
    return Math.min(12, invaders(p, side)[hex]);
  }

  /** The movement points from a hex to Venezia. */
  int toVenezia(int hex) {
    return toGoal[goalAt[venezia]][hex];
  }

  /** Whether the side gives the hex up. */
  boolean givenUp(Position p, int side, int hex) {
    return side == ALLIED && retreat.beyond(hex) > 0 && retreat.ordered(p);
  }

  /** What ground is worth to a side, whoever stands there. */
  double ground(Position p, int side, int hex) {
    if (side == ALLIED && retreat.ordered(p)) {
      int beyond = retreat.beyond(hex);
      double kept = BACK * (FAR_BEYOND - Math.min(FAR_BEYOND, beyond));
      return beyond > 0
          ? kept
          : kept + (retreat.isLine(hex) ? ON_THE_LINE : 0) + NEAR_ENEMIES * pressure(p, side, hex);
    }
    return GROUND * goals(p, side)[hex] + NEAR_ENEMIES * pressure(p, side, hex);
  }

  /** A goal to be taken, or one to be covered: the first who stands there decides. */
  double holding(Position p, int side, int hex) {
    if (side == ALLIED && retreat.ordered(p)) {
      if (retreat.isLine(hex)) {
        return LINE;
      }
      if (retreat.beyond(hex) > 0) {
        return 0;
      }
    }
    if (goalAt[hex] < 0) {
      return 0;
    }
    double points = POINT * price(hex, turn(p) <= 2);
    if (rules.control().controller(p, hex) != side) {
      return points;
    }
    int nearest = marcher(p, side, hex);
    return nearest <= NEAR ? 0.8 * points : nearest <= NOT_FAR ? 0.3 * points : 0;
  }

  /** How far the nearest enemy is who is not held fast where he stands. */
  private int marcher(Position p, int side, int hex) {
    int nearest = FARTHEST;
    for (Counter unit : rules.unitsOf(1 - side)) {
      int at = p.place(unit);
      if (at >= 0 && !unit.isHq()) {
        int distance = board.distance(at, hex);
        nearest = distance < nearest && !rules.zones().zone(p, side, at) ? distance : nearest;
      }
    }
    return nearest;
  }

  /** A goal that changes hands, and those of us whom the enemy there holds fast. */
  double prize(Position p, int side, int hex) {
    double prize =
        goalAt[hex] >= 0 && rules.control().controller(p, hex) != side
            ? TAKEN * POINT * price(hex, turn(p) <= 2)
            : 0;
    if (!attacks(turn(p), side)) {
      return prize;
    }
    int freed = 0;
    for (int beside : theatre.beside(hex)) {
      if (rules.zones().friend(p, side, beside) && pinnedBy(p, side, beside, hex)) {
        freed += p.height(beside);
      }
    }
    return prize + BREACH * Math.min(MOST_FREED, freed);
  }

  /** Whether the enemy in one hex alone holds those in another fast. */
  private boolean pinnedBy(Position p, int side, int here, int hex) {
    for (int to : theatre.beside(here)) {
      if (to != hex && rules.zones().enemy(p, side, to)) {
        return false;
      }
    }
    return true;
  }
}
