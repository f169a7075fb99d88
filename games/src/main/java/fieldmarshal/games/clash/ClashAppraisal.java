package fieldmarshal.games.clash;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.CombatMomentAppraisal;
import fieldmarshal.engine.ErrandAppraisal;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.path.Flood;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What bots go by: the places that count for victory, near and far; hexes that win or lose the game
 * at once and want a garrison; steps and ratings; the moment of combat with the odds of the cup.
 * Amounts are victory points times {@link #SCALE}.
 */
final class ClashAppraisal implements Appraisal, CombatMomentAppraisal, ErrandAppraisal {
  /** A victory point is worth several steps. */
  private static final double SCALE = 3;

  /** Marches farther than this look alike. */
  private static final int FARTHEST = 40;

  /** How fast the pull of a place fades, in movement points. */
  private static final double PULL_OF_PLACES = 6;

  /** How fast the pull of an invader fades, in hexes. */
  private static final double PULL_OF_INVADERS = 4;

  /** What a place that the side holds counts of one that it does not. */
  private static final double HELD = 0.5;

  /** What a hex that decides at once counts of that to those who would have to go far for it. */
  private static final double BOLD = 0.25;

  /** What a step of an invader is worth to those who stand near it. */
  private static final double INVADER = 0.15;

  /** From how far an enemy makes a place worth a garrison. */
  private static final int NEAR = 6;

  /** The part of its worth that a unit without supply costs. */
  private static final double HUNGER = 0.4;

  private final ClashRules rules;
  private final Theatre theatre;
  private final Board board;
  private final double[] crossing;
  private final int[] goals;
  private final double[][] points = new double[2][];
  private final double[][] decisive = new double[2][];
  private final int[] goalAt;
  private final byte[][] toGoal;
  private final double[] fadingPlaces = new double[FARTHEST + 1];
  private final double[] fadingInvaders = new double[FARTHEST + 1];
  private final int[][] marches;
  private final ThreadLocal<Flood> floods;

  ClashAppraisal(ClashRules rules) {
    this.rules = rules;
    theatre = rules.theatre();
    board = rules.board();
    Board map = board;
    floods = ThreadLocal.withInitial(() -> new Flood(map));
    crossing = new double[board.size() * Board.DIRECTIONS];
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        crossing[hex * Board.DIRECTIONS + d] = crosses(hex, d);
      }
    }
    goals = goals();
    goalAt = new int[board.size()];
    Arrays.fill(goalAt, -1);
    toGoal = new byte[goals.length][];
    points[0] = new double[goals.length];
    points[1] = new double[goals.length];
    decisive[0] = new double[goals.length];
    decisive[1] = new double[goals.length];
    for (int i = 0; i < goals.length; i++) {
      goalAt[goals[i]] = i;
      toGoal[i] = marchesTo(goals[i]);
      int town = theatre.townAt(goals[i]);
      for (int side = 0; side < 2; side++) {
        double printed = town < 0 ? 0 : theatre.towns().get(town).points();
        double vital = rules.victory().vital(side, goals[i]);
        points[side][i] = printed + BOLD * vital;
        decisive[side][i] = printed + vital;
      }
    }
    for (int i = 0; i <= FARTHEST; i++) {
      fadingPlaces[i] = Math.exp(-i / PULL_OF_PLACES);
      fadingInvaders[i] = Math.exp(-i / PULL_OF_INVADERS);
    }
    marches = new int[rules.armies().size()][rules.scenario().lastTurn() + 1];
    for (Army army : rules.armies()) {
      for (int turn = rules.scenario().firstTurn(); turn <= rules.scenario().lastTurn(); turn++) {
        int sum = 0;
        for (int face = 1; face <= Rating.FACES; face++) {
          sum += army.points(turn, face);
        }
        marches[army.number() - 1][turn] = Math.round(sum / (float) Rating.FACES);
      }
    }
  }

  private double crosses(int hex, int d) {
    if (!theatre.open(hex, d)) {
      return 0;
    }
    int side = board.side(hex, d);
    return (side & TerrainCode.MAJOR) != 0 ? 0.7 : (side & TerrainCode.RIVER) != 0 ? 0.8 : 1;
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
  private byte[] marchesTo(int goal) {
    byte[] far = new byte[board.size()];
    Arrays.fill(far, (byte) FARTHEST);
    Flood flood = floods.get();
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

  // ---- units

  @Override
  public Role role(Unit unit) {
    return ((Counter) unit).attacks() ? Role.FIGHTER : Role.FIXED;
  }

  /** Cavalry attacks cavalry alone. */
  @Override
  public double attack(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    if (!counter.attacks() || p.has(unit, Flag.REPLACED | Flag.STRATEGIC)) {
      return 0;
    }
    return rated(p, counter) * (counter.isCavalry() ? 0.35 : 1);
  }

  /** Infantry rides down on cavalry where that has a rating of 1. */
  @Override
  public double defence(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return rated(p, counter) * (counter.isCavalry() ? 0.6 : 1);
  }

  /** Steps, a little more with a good rating. */
  private double rated(Position p, Counter unit) {
    return p.stepsLeft(unit) * (0.6 + 0.1 * rules.pieces().ter(p, unit));
  }

  @Override
  public double cover(Position p, Unit unit, int hex) {
    Counter counter = (Counter) unit;
    int side = counter.sideIndex();
    double cover =
        switch (board.terrain(hex)) {
          case TerrainCode.BROKEN, TerrainCode.FOREST, TerrainCode.MARSH -> 1.3;
          case TerrainCode.BROKEN_FOREST, TerrainCode.MOUNTAIN -> 1.5;
          default -> 1;
        };
    if (board.has(hex, TerrainCode.CITY)) {
      cover *= 1.5;
    } else if (board.has(hex, TerrainCode.TOWN)) {
      cover *= 1.3;
    }
    if (rules.control().fort(p, side, hex) > 0) {
      cover *= 2.5;
    } else if (rules.control().zone(p, side, hex)) {
      cover *= 1.8;
    }
    if (rules.control().works(p, side, hex)) {
      return cover;
    }
    // A retreat that leads nowhere eliminates.
    return !rules.retreats().escapes(p, counter, hex, 1)
        ? cover * 0.5
        : !rules.retreats().escapes(p, counter, hex, 2) ? cover * 0.75 : cover;
  }

  @Override
  public double crossing(int from, int direction) {
    return crossing[from * Board.DIRECTIONS + direction];
  }

  @Override
  public int stackingPoints(Unit unit) {
    return 1;
  }

  /** Three where two of them are of one corps. */
  @Override
  public int room(Position p, Unit unit, int hex) {
    Counter counter = (Counter) unit;
    boolean anybody = false;
    boolean corps = false;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter there = rules.roster().get(u);
      if (there != counter && there.sideIndex() == counter.sideIndex()) {
        anybody = true;
        corps |= counter.sameCorps(there);
        for (int v = p.next(u); v >= 0; v = p.next(v)) {
          corps |= there.sameCorps(rules.roster().get(v));
        }
      }
    }
    return corps || !anybody && !counter.corps().isEmpty() ? 3 : 2;
  }

  @Override
  public double worth(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return SCALE * (counter.isCavalry() ? 0.3 : 0.2 + 0.08 * counter.printedTer());
  }

  // ---- ground

  /** The last pulls that were made: places change hands far more rarely than units move. */
  private record Pull(long[] held, double[] pull) {}

  private final ThreadLocal<Pull[]> last = ThreadLocal.withInitial(() -> new Pull[16]);

  private double[] pull(Position p, int side) {
    return side == Chapter.CENTRAL
        ? p.derived(Derived.GROUND, this, ClashAppraisal::centralPull)
        : p.derived(Derived.GROUND + 1, this, ClashAppraisal::ententePull);
  }

  private double[] centralPull(Position p) {
    return derive(p, Chapter.CENTRAL);
  }

  private double[] ententePull(Position p) {
    return derive(p, Chapter.ENTENTE);
  }

  private double[] derive(Position p, int side) {
    long[] held = new long[(goals.length >> 6) + 1];
    for (int i = 0; i < goals.length; i++) {
      if (rules.control().controller(p, goals[i]) == side) {
        held[i >> 6] |= 1L << i;
      }
    }
    Pull[] known = last.get();
    int slot = side + 2 * (Arrays.hashCode(held) * 0x9E3779B9 >>> 29);
    Pull made = known[slot];
    if (made == null || !Arrays.equals(made.held(), held)) {
      made = new Pull(held, pullOf(held, side));
      known[slot] = made;
    }
    return made.pull();
  }

  /** The nearest goals count by far the most, so that nobody halts between two of them. */
  private double[] pullOf(long[] held, int side) {
    double[] pull = new double[board.size()];
    for (int i = 0; i < goals.length; i++) {
      boolean own = (held[i >> 6] >> i & 1) != 0;
      boolean fort = theatre.fortSide(goals[i]) == 1 - side;
      // A side holds what the other wants; a fort is not taken in passing.
      double wanted =
          own ? HELD * points[1 - side][i] : fort ? 0.4 * points[side][i] : points[side][i];
      byte[] far = toGoal[i];
      for (int hex = 0; hex < pull.length; hex++) {
        double one = wanted * fadingPlaces[far[hex]];
        pull[hex] += one * one;
      }
    }
    for (int hex = 0; hex < pull.length; hex++) {
      pull[hex] = Math.sqrt(pull[hex]);
    }
    return pull;
  }

  @Override
  public double hexValue(Position p, Unit unit, int hex) {
    int side = ((Counter) unit).sideIndex();
    return SCALE * (pull(p, side)[hex] + INVADER * invaders(p, side, hex));
  }

  /** How enemies on the side's own ground draw. */
  private double invaders(Position p, int side, int hex) {
    double pull = 0;
    for (Counter enemy : rules.unitsOf(1 - side)) {
      int place = p.place(enemy);
      if (place >= 0 && theatre.owner(place) == side) {
        pull += p.stepsLeft(enemy) * fadingInvaders[Math.min(FARTHEST, board.distance(place, hex))];
      }
    }
    return pull;
  }

  /** A place to be taken, or one that an enemy could take: whoever stands there decides. */
  @Override
  public double holdingValue(Position p, Side side, int hex) {
    int goal = goalAt[hex];
    if (goal < 0) {
      return 0;
    }
    int own = side.index();
    if (rules.control().controller(p, hex) != own) {
      return 2 * SCALE * decisive[own][goal];
    }
    double lost = SCALE * decisive[1 - own][goal];
    if (enemyWithin(p, own, hex, NEAR)) {
      return lost;
    }
    return rules.victory().vital(1 - own, hex) > 0 ? lost / 3 : 0;
  }

  private boolean enemyWithin(Position p, int side, int hex, int range) {
    for (Counter enemy : rules.unitsOf(1 - side)) {
      int place = p.place(enemy);
      if (place >= 0 && board.distance(place, hex) <= range) {
        return true;
      }
    }
    return false;
  }

  // ---- supply

  @Override
  public boolean supplied(Position p, Unit unit, int hex) {
    return rules.supply().traces(p, (Counter) unit, hex);
  }

  @Override
  public boolean[] lifelines(Position p, Side side) {
    boolean[] used = new boolean[board.size()];
    for (Counter unit : rules.unitsOf(side.index())) {
      Hexes path = p.onMap(unit) ? rules.supply().trace(p, unit).path() : null;
      if (path != null) {
        for (int i = path.size() - 1; i > 0; i--) {
          used[path.at(i)] = true;
        }
      }
    }
    return used;
  }

  /** Soon its rating falls and its zone is gone. */
  @Override
  public double costUnsupplied(Position p, Unit unit, int hex) {
    return HUNGER * worth(p, unit) * p.stepsLeft(unit);
  }

  // ---- marches

  @Override
  public Ways ways(Position p, Unit unit) {
    Reach reach = p.onMap(unit) ? reach(p, unit) : null;
    if (reach == null) {
      return Ways.NONE;
    }
    int count = reach.hexes().size();
    int[] hexes = new int[count + 1];
    int[] costs = new int[count + 1];
    hexes[0] = p.place(unit);
    for (int i = 0; i < count; i++) {
      hexes[i + 1] = reach.hexes().get(i).hex();
      costs[i + 1] = reach.hexes().get(i).cost();
    }
    return new Ways(hexes, costs);
  }

  private @Nullable Reach reach(Position p, Unit unit) {
    return rules.movement().reach(p, (Counter) unit, Movement.MARCH).value();
  }

  /** Empty where those who stay in the hex leave no room. */
  @Override
  public Hexes path(Position p, Unit unit, int hex) {
    Reach reach = crowded(p, (Counter) unit, hex) ? null : reach(p, unit);
    if (reach != null) {
      for (Reach.Step step : reach.hexes()) {
        if (step.hex() == hex) {
          return step.path();
        }
      }
    }
    return Hexes.NONE;
  }

  private boolean crowded(Position p, Counter unit, int hex) {
    int stay = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      stay += rules.movement().barred(p, rules.roster().get(u)) != null ? 1 : 0;
    }
    return stay >= 2 && rules.stacking().fits(p, unit, hex) != null;
  }

  /** What its army marches on the average; an enemy zone stops it. */
  @Override
  public Ways threat(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return p.onMap(unit) && role(unit) == Role.FIGHTER ? march(p, counter) : Ways.NONE;
  }

  private Ways march(Position p, Counter unit) {
    int side = unit.sideIndex();
    int start = p.place(unit);
    int army = p.unitNumber(unit, UnitNumber.ARMY);
    int points = marches[army - 1][p.global(Global.TURN)];
    Zones zones = rules.zones();
    Flood flood = floods.get();
    flood.run(
        start,
        Math.max(1, p.has(unit, Flag.OUT_OF_SUPPLY) ? points - 1 : points),
        (from, d, to) ->
            !theatre.open(from, d)
                    || rules.pieces().enemyIn(p, side, to)
                    || zones.enemyZone(p, side, from)
                        && (from != start || zones.enemyZone(p, side, to))
                    || rules.control().works(p, 1 - side, to)
                ? Flood.PROHIBITED
                : theatre.cost(from, d));
    return Ways.of(flood);
  }

  // ---- doors

  /** How many times its own strength stands beside a unit that does well to go. */
  private static final double HARD_PRESSED = 2.5;

  @Override
  public ErrandAppraisal errands() {
    return this;
  }

  /**
   * Whoever is hard pressed and cannot march away goes back through a door that a comrade holds,
   * before anybody has moved: then all doors are still held.
   */
  @Override
  public @Nullable Order errand(Position p, boolean marched) {
    if (marched || !(p.pending() instanceof Movement.Segment)) {
      return null;
    }
    int side = p.global(Global.PLAYER);
    for (Counter unit : rules.unitsOf(side)) {
      if (p.onMap(unit)
          && rules.movement().barred(p, unit) == null
          && rules.zones().enemyZone(p, side, p.place(unit))
          && pressed(p, unit)) {
        Order order = withdrawal(p, unit);
        if (order != null) {
          return order;
        }
      }
    }
    return null;
  }

  private boolean pressed(Position p, Counter unit) {
    int hex = p.place(unit);
    double own = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter mate = rules.roster().get(u);
      own += defence(p, mate) * cover(p, mate, hex);
    }
    double enemy = 0;
    for (int to : theatre.beside(hex)) {
      for (int u = p.first(to); u >= 0; u = p.next(u)) {
        Counter there = rules.roster().get(u);
        enemy += there.side() == unit.side() ? 0 : attack(p, there);
      }
    }
    return enemy > HARD_PRESSED * own && goalAt[hex] < 0;
  }

  /** The best hex behind a door, where the unit cannot simply march out of the enemy's zones. */
  private @Nullable Order withdrawal(Position p, Counter unit) {
    Reach marches = reach(p, unit);
    if (marches != null) {
      for (Reach.Step step : marches.hexes()) {
        if (!rules.zones().enemyZone(p, unit.sideIndex(), step.hex())) {
          return null;
        }
      }
    }
    Reach back = rules.movement().reach(p, unit, Movement.WITHDRAWAL).value();
    Reach.Step best = null;
    double most = Double.NEGATIVE_INFINITY;
    for (Reach.Step step : back == null ? List.<Reach.Step>of() : back.hexes()) {
      double value =
          hexValue(p, unit, step.hex())
              - (supplied(p, unit, step.hex()) ? 0 : costUnsupplied(p, unit, step.hex()));
      if (value > most && rules.stacking().fits(p, unit, step.hex()) == null) {
        most = value;
        best = step;
      }
    }
    return best == null ? null : new Order.Move(List.of(unit), best.path(), Movement.WITHDRAWAL);
  }

  // ---- combat

  @Override
  public Forecast forecast(Position p, Order.Attack attack) {
    return rules.forecasts().of(p, attack);
  }

  @Override
  public Forecast forecast(Position p, int target, Assault assault) {
    return rules.forecasts().of(p, target, assault);
  }

  /** Who has fought moves without another combat in this turn. */
  @Override
  public boolean combatFollows(Position p) {
    return p.global(Global.COMBAT_USED + p.global(Global.PLAYER)) == 0;
  }

  @Override
  public CombatMomentAppraisal combatMoment() {
    return this;
  }

  @Override
  public boolean begins(Position p, Order order) {
    return p.pending() instanceof Sequence.Declaration && order instanceof Order.Choose;
  }

  @Override
  public boolean lastCall(Position p) {
    return rules.command().lastCall(p, p.global(Global.PLAYER));
  }

  /** Units of the armies whose markers are still in the cup. */
  @Override
  public Ways later(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    if (!p.onMap(unit)
        || role(unit) != Role.FIGHTER
        || p.has(unit, Flag.OF_A_TURN)
        || !inCup(p, p.unitNumber(unit, UnitNumber.ARMY))) {
      return Ways.NONE;
    }
    return march(p, counter);
  }

  private static boolean inCup(Position p, int army) {
    for (int i = 0; i < Global.ARMIES; i++) {
      if (p.global(Global.CUP.first() + i) == army) {
        return true;
      }
    }
    return false;
  }

  /** The more enemy markers may be drawn before the own ones, the less a later moment is worth. */
  @Override
  public double patience(Position p) {
    int own = 0;
    int enemy = 0;
    for (int i = 0; i < Global.ARMIES; i++) {
      int chit = p.global(Global.CUP.first() + i);
      if (chit > 0) {
        if (rules.army(chit).side().index() == p.global(Global.PLAYER)) {
          own++;
        } else {
          enemy++;
        }
      }
    }
    // So many enemy markers come before the next own one, on the average.
    double before = own == 0 ? enemy : enemy / (own + 1.0);
    return 1 / (1 + 0.12 * before);
  }

  /** A marker is worth more than the attacks it helps when few turns are left to spend it. */
  @Override
  public double gain(Position p, Order order) {
    if (!(p.pending() instanceof Sequence.Declaration)
        || !order.equals(Order.Choose.option(Sequence.WITH_MARKER))) {
      return 0;
    }
    return targets(p) >= 2 || lastCall(p) ? 1 : -1;
  }

  private int targets(Position p) {
    List<Integer> targets = rules.combat().targets(p);
    return targets.size();
  }

  // ---- how the game is judged

  @Override
  public int turnsLeft(Position p) {
    return rules.scenario().lastTurn() - p.global(Global.TURN) + 1;
  }

  @Override
  public double lead(double own, double enemy) {
    return SCALE * (own - enemy);
  }

  @Override
  public Outlook outlook() {
    return OUTLOOK;
  }

  private static final Outlook OUTLOOK = new Outlook(1, 1, 0.03, 0.4, 0.4, 1, 0.12, 1);

  /** Whoever has more to lose than to win stands close and is careful. */
  @Override
  public Posture posture(Side side) {
    return rules.victory().holds(side.index()) ? HOLDING : Posture.EVEN;
  }

  private static final Posture HOLDING = new Posture(0.6, 1.3, 0.3, 1.3, 1.5);

  @Override
  public int partsInTurn() {
    return rules.armies().size();
  }
}
