package fieldmarshal.games.clash;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Playbook;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.engine.path.Flood;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The places that draw a bot's armies: those that count for victory or win the game at once, the
 * near ones more than the far ones, those in an army's own area and on its axis more than others.
 */
final class Goals {
  /** Marches farther than this look alike. */
  static final int FARTHEST = 40;

  /** How fast the pull of a place fades, in movement points. */
  private static final double PULL_OF_PLACES = 6;

  /** How fast the pull of the objective of an axis fades. */
  private static final double PULL_OF_AXES = 12;

  /** What a place that the side holds counts of one that it does not. */
  private static final double HELD = 0.5;

  /** What a place in the area of another army counts of one in the own. */
  private static final double OTHERS = 0.5;

  /** What a hex that decides at once counts of that to those who would have to go far for it. */
  private static final double BOLD = 0.25;

  /** From how far an enemy makes a place worth defending. */
  private static final int THREATENED = 7;

  /** An army's orders: a goal that counts so many times as much in some turns. */
  private record Axis(int goal, int firstTurn, int lastTurn, double weight) {
    boolean holds(int turn) {
      return turn >= firstTurn && turn <= lastTurn;
    }
  }

  private final ClashRules rules;
  private final Theatre theatre;
  private final Board board;
  private final int[] goals;
  private final int[] goalAt;
  private final byte[][] toGoal;
  private final double[][] points = new double[2][];
  private final double[][] decisive = new double[2][];
  private final double[] fading = new double[FARTHEST + 1];
  private final double[] fadingAxes = new double[FARTHEST + 1];
  private final List<List<Axis>> axes = new ArrayList<>();

  /** By turn: counts up whenever an axis begins or ends. */
  private final int[] orders;

  /** By army and goal: how many times as much as usual it draws; null where all draw as usual. */
  private final double @Nullable [][] drawn;

  Goals(ClashRules rules) {
    drawn = null;
    this.rules = rules;
    theatre = rules.theatre();
    board = rules.board();
    goals = goals();
    goalAt = new int[board.size()];
    Arrays.fill(goalAt, -1);
    toGoal = new byte[goals.length][];
    for (int side = 0; side < 2; side++) {
      points[side] = new double[goals.length];
      decisive[side] = new double[goals.length];
    }
    Flood flood = new Flood(board);
    for (int i = 0; i < goals.length; i++) {
      goalAt[goals[i]] = i;
      toGoal[i] = marchesTo(flood, goals[i]);
      int town = theatre.townAt(goals[i]);
      for (int side = 0; side < 2; side++) {
        double printed = town < 0 ? 0 : theatre.towns().get(town).points();
        double vital = rules.victory().vital(side, goals[i]);
        points[side][i] = printed + BOLD * vital;
        decisive[side][i] = printed + vital;
      }
    }
    for (int i = 0; i <= FARTHEST; i++) {
      fading[i] = Math.exp(-i / PULL_OF_PLACES);
      fadingAxes[i] = Math.exp(-i / PULL_OF_AXES);
    }
    orders = new int[rules.scenario().lastTurn() + 1];
    readAxes();
  }

  /** The same goals, some of which draw more or less. */
  private Goals(Goals usual, double[][] drawn) {
    this.drawn = drawn;
    rules = usual.rules;
    theatre = usual.theatre;
    board = usual.board;
    goals = usual.goals;
    goalAt = usual.goalAt;
    toGoal = usual.toGoal;
    for (int side = 0; side < 2; side++) {
      points[side] = usual.points[side];
      decisive[side] = usual.decisive[side];
    }
    System.arraycopy(usual.fading, 0, fading, 0, fading.length);
    System.arraycopy(usual.fadingAxes, 0, fadingAxes, 0, fadingAxes.length);
    axes.addAll(usual.axes);
    orders = usual.orders;
  }

  /** The places with a name that count for a side. */
  List<Appraisal.Goal> named(Position p, int side) {
    List<Appraisal.Goal> named = new ArrayList<>();
    for (int i = 0; i < goals.length; i++) {
      if (points[side][i] > 0 && !board.name(goals[i]).isEmpty()) {
        boolean held = rules.control().controller(p, goals[i]) == side;
        named.add(
            new Appraisal.Goal(board.name(goals[i]), Hexes.of(goals[i]), held, points[side][i]));
      }
    }
    return named;
  }

  /** The same goals, some of which draw more or less; a pull to another hex changes nothing. */
  Goals with(List<Playbook.Pull> pulls) {
    double[][] factors = new double[rules.armies().size()][goals.length];
    for (Army army : rules.armies()) {
      double[] of = factors[army.number() - 1];
      Arrays.fill(of, 1);
      for (Playbook.Pull pull : pulls) {
        if (goalAt[pull.hex()] >= 0 && (pull.army().isEmpty() || pull.army().equals(army.id()))) {
          of[goalAt[pull.hex()]] *= pull.factor();
        }
      }
    }
    return new Goals(this, factors);
  }

  private void readAxes() {
    rules.armies().forEach(army -> axes.add(new ArrayList<>()));
    for (Tsv.Row row : Tsv.resource(rules.folder() + "/axes.tsv")) {
      Army army = rules.army(row.text("army"));
      int hex = board.find(row.text("hex"));
      if (army == null) {
        throw row.fault("army", "there is no such army");
      }
      if (hex < 0 || goalAt[hex] < 0) {
        throw row.fault("hex", "nothing is to be won there");
      }
      Axis axis =
          new Axis(
              goalAt[hex],
              row.number("first_turn"),
              row.number("last_turn"),
              row.number("percent") / 100.0);
      axes.get(army.number() - 1).add(axis);
      for (int turn = 1; turn < orders.length; turn++) {
        orders[turn] += (turn >= axis.firstTurn() ? 1 : 0) + (turn > axis.lastTurn() ? 1 : 0);
      }
    }
  }

  /** The places that count, and the hexes that decide at once. */
  private int[] goals() {
    int[] found = new int[board.size()];
    int count = 0;
    for (int hex = 0; hex < board.size(); hex++) {
      if (theatre.townAt(hex) >= 0
          || rules.victory().vital(0, hex) > 0
          || rules.victory().vital(1, hex) > 0) {
        found[count++] = hex;
      }
    }
    return Arrays.copyOf(found, count);
  }

  /** Movement points from every hex to one, if nobody stood in the way. */
  private byte[] marchesTo(Flood flood, int goal) {
    byte[] far = new byte[board.size()];
    Arrays.fill(far, (byte) FARTHEST);
    flood.run(
        goal,
        FARTHEST - 1,
        (to, d, from) ->
            theatre.open(to, d) ? theatre.cost(from, HexGrid.opposite(d)) : Flood.PROHIBITED);
    for (int i = 0; i < flood.count(); i++) {
      far[flood.reached(i)] = (byte) flood.cost(flood.reached(i));
    }
    return far;
  }

  boolean isGoal(int hex) {
    return goalAt[hex] >= 0;
  }

  /** The hexes of all goals. */
  int[] hexes() {
    return goals;
  }

  /** What a hex counts for a side when it takes it, with what it wins at once. */
  double decisive(int side, int hex) {
    return goalAt[hex] < 0 ? 0 : decisive[side][goalAt[hex]];
  }

  // ---- pulls

  /**
   * The last pulls that were made, by army: places change hands far more rarely than units move.
   */
  private record Pull(int orders, long[] held, long[] safe, double[] @Nullable [] ofArmy) {}

  private static final int MOST_KNOWN = 64;

  private final ThreadLocal<Map<Pull, double[][]>> changed =
      ThreadLocal.withInitial(IdentityHashMap::new);

  private final ThreadLocal<Pull[]> last = ThreadLocal.withInitial(() -> new Pull[16]);

  /** How the goals draw a unit, by hex. */
  double[] pull(Position p, Counter unit) {
    int side = unit.sideIndex();
    Pull pull =
        side == Chapter.CENTRAL
            ? p.derived(Derived.GROUND, this, Goals::centralPull)
            : p.derived(Derived.GROUND + 1, this, Goals::ententePull);
    int army = p.unitNumber(unit, UnitNumber.ARMY) - 1;
    double[][] ofArmy = drawn == null ? pull.ofArmy() : changed(pull);
    double[] made = ofArmy[army];
    if (made == null) {
      made = pullOf(pull, side, army, p.global(Global.TURN));
      ofArmy[army] = made;
    }
    return made;
  }

  /** The pulls of goals that draw more or less than usual, kept beside the usual ones. */
  private double[] @Nullable [] changed(Pull usual) {
    Map<Pull, double[][]> known = changed.get();
    if (known.size() > MOST_KNOWN) {
      known.clear();
    }
    return known.computeIfAbsent(usual, key -> new double[rules.armies().size()][]);
  }

  private Pull centralPull(Position p) {
    return derive(p, Chapter.CENTRAL);
  }

  private Pull ententePull(Position p) {
    return derive(p, Chapter.ENTENTE);
  }

  private Pull derive(Position p, int side) {
    long[] held = new long[(goals.length >> 6) + 1];
    long[] safe = new long[held.length];
    for (int i = 0; i < goals.length; i++) {
      if (rules.control().controller(p, goals[i]) == side) {
        held[i >> 6] |= 1L << i;
        // A place that decides alone has its garrison, so that all others need not wait there.
        boolean decides = rules.victory().decides(1 - side, goals[i]);
        if (!enemyWithin(p, side, goals[i], decides ? THREATENED - 1 : THREATENED)) {
          safe[i >> 6] |= 1L << i;
        }
      }
    }
    int epoch = orders[Math.clamp(p.global(Global.TURN), 0, orders.length - 1)];
    Pull[] known = last.get();
    int hash = (Arrays.hashCode(held) * 31 + Arrays.hashCode(safe)) * 31 + epoch;
    int slot = side + 2 * (hash * 0x9E3779B9 >>> 29);
    Pull made = known[slot];
    if (made == null
        || made.orders() != epoch
        || !Arrays.equals(made.held(), held)
        || !Arrays.equals(made.safe(), safe)) {
      made = new Pull(epoch, held, safe, new double[rules.armies().size()][]);
      known[slot] = made;
    }
    return made;
  }

  /**
   * The nearest goals count by far the most, so that nobody halts between two of them; those in the
   * army's own area of the map more than others.
   */
  private double[] pullOf(Pull of, int side, int army, int turn) {
    double[] pull = new double[board.size()];
    String id = rules.army(army + 1).id();
    boolean areas = false;
    for (int goal : goals) {
      areas |= theatre.inArea(id, goal);
    }
    for (int i = 0; i < goals.length; i++) {
      boolean own = (of.held()[i >> 6] >> i & 1) != 0;
      boolean safe = (of.safe()[i >> 6] >> i & 1) != 0;
      // A side holds what the other could come for; works are not taken in passing.
      double wanted =
          own
              ? safe ? 0 : HELD * points[1 - side][i]
              : theatre.fortSide(goals[i]) == 1 - side
                  ? 0.4 * points[side][i]
                  : theatre.zoneSide(goals[i]) == 1 - side
                      ? 0.6 * points[side][i]
                      : points[side][i];
      double weight = weight(army, i, turn);
      double[] fades = fading;
      if (weight != 1) {
        wanted *= weight;
        fades = weight > 1 ? fadingAxes : fading;
      } else if (areas && !theatre.inArea(id, goals[i])) {
        wanted *= OTHERS;
      }
      byte[] far = toGoal[i];
      for (int hex = 0; hex < pull.length; hex++) {
        double one = wanted * fades[far[hex]];
        pull[hex] += one * one;
      }
    }
    for (int hex = 0; hex < pull.length; hex++) {
      pull[hex] = Math.sqrt(pull[hex]);
    }
    return pull;
  }

  /** What an army's orders make of a goal: more than 1 on its axis, less where it is to wait. */
  private double weight(int army, int goal, int turn) {
    double weight = drawn == null ? 1 : drawn[army][goal];
    for (Axis axis : axes.get(army)) {
      if (axis.goal() == goal && axis.holds(turn)) {
        weight *= axis.weight();
      }
    }
    return weight;
  }

  /** Whether an enemy of a side is so near to a hex. */
  boolean enemyWithin(Position p, int side, int hex, int range) {
    for (Counter enemy : rules.unitsOf(1 - side)) {
      int place = p.place(enemy);
      if (place >= 0 && board.distance(place, hex) <= range) {
        return true;
      }
    }
    return false;
  }
}
