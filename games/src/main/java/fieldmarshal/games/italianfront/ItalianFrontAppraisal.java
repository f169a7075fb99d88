package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.CommandAppraisal;
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
import fieldmarshal.games.italianfront.Counter.Nation;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * What victory (5.0) makes of units and ground. Eighteen hexes count, Venezia may decide the game
 * at once, and morale makes every step of an army worth more or less. Units attack before they
 * move: a movement prepares the attacks of the next turn.
 */
final class ItalianFrontAppraisal extends Chapter
    implements Appraisal, CommandAppraisal, ErrandAppraisal {
  /** What a victory point is worth in steps of an ordinary division. */
  static final double POINT = 7;

  private static final double VENEZIA_EARLY = 6;
  private static final double VENEZIA_LATE = 2.5;

  /** What a level of morale adds to the worth of a step. */
  private static final double MORALE = 0.04;

  private static final double HUNGER = 0.7;
  private static final int FARTHEST = 60;

  /** What a factor costs that attacks here and nowhere else. */
  private static final double EFFORT = 0.02;

  /** The part of a goal's worth that draws units there. */
  private static final double GROUND = 0.25;

  /** How a goal draws from far: so many movement points make it a third. */
  private static final double PULL = 7;

  private static final double PULL_OF_ENEMIES = 3;

  private static final Outlook OUTLOOK = new Outlook(1, 0.7, 0.02, 0.35, 0.35, 0.7, 0.1, 1);

  private static final Posture ATTACK = new Posture(1.1, 0.9, 0, 1, 1);
  private static final Posture HOLD = new Posture(0.6, 1.3, 0.8, 1, 1.5);

  private final ItalianFrontForecasts forecasts;
  private final ItalianFrontAdvice advice;
  private final double[] crossing;
  private final byte[][] toGoal;
  private final int[] goalAt;
  private final int venezia;
  private final double[] pullOfGoals = new double[FARTHEST + 1];
  private final double[] pullOfEnemies = new double[FARTHEST + 1];

  ItalianFrontAppraisal(ItalianFrontRules rules) {
    super(rules);
    forecasts = new ItalianFrontForecasts(rules);
    advice = new ItalianFrontAdvice(rules, this, forecasts);
    venezia = board.hex(Theatre.VENEZIA);
    crossing = new double[board.size() * Board.DIRECTIONS];
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        crossing[hex * Board.DIRECTIONS + d] =
            !theatre.open(hex, d) ? 0 : theatre.river(hex, d) ? 0.75 : 1;
      }
    }
    goalAt = new int[board.size()];
    Arrays.fill(goalAt, -1);
    int[] goals = theatre.victoryHexes();
    toGoal = new byte[goals.length][];
    for (int i = 0; i < goals.length; i++) {
      goalAt[goals[i]] = i;
      toGoal[i] = marches(goals[i]);
    }
    for (int i = 0; i <= FARTHEST; i++) {
      pullOfGoals[i] = Math.exp(-i / PULL);
      pullOfEnemies[i] = Math.exp(-i / PULL_OF_ENEMIES);
    }
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

  // ---- units

  @Override
  public Role role(Unit unit) {
    Counter counter = (Counter) unit;
    if (counter.isHq()) {
      return Role.HEADQUARTERS;
    }
    return counter.isSupport()
        ? Role.OTHER
        : counter.printed().army().equals("venezia") ? Role.FIXED : Role.FIGHTER;
  }

  @Override
  public double attack(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return counter.isSymbol()
        ? counter.sideIndex() == CENTRAL ? 4 : 3.2
        : rules.pieces().attack(p, counter);
  }

  @Override
  public double defence(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return counter.isSymbol()
        ? counter.sideIndex() == CENTRAL ? 4.3 : 3.8
        : rules.pieces().defense(p, counter);
  }

  /** A column is about a third of the strength. */
  @Override
  public double cover(Position p, Unit unit, int hex) {
    double columns = -forecasts.terrain(hex);
    return (1 + 0.35 * columns) * (p.has(unit, Flag.OUT_OF_SUPPLY) ? 0.6 : 1);
  }

  @Override
  public double crossing(int from, int direction) {
    return crossing[from * Board.DIRECTIONS + direction];
  }

  @Override
  public int stackingPoints(Unit unit) {
    return 1;
  }

  @Override
  public int room(Position p, Unit unit, int hex) {
    Counter counter = (Counter) unit;
    return theatre.isAlpine(hex) && !counter.isMountain()
        ? 0
        : rules.stacking().limit(p, counter.sideIndex(), hex);
  }

  /** Its factors, more while morale is high; the Germans are gone after a few turns. */
  @Override
  public double worth(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    if (counter.isHq()) {
      return 3;
    }
    int side = counter.sideIndex();
    double factors =
        counter.isSymbol() ? 8 : counter.printed().attack() + counter.printed().defense();
    double step = 0.13 * factors * (counter.steps() == 1 && !counter.isSymbol() ? 1.3 : 1);
    if (counter.nation() == Nation.GERMAN) {
      return 0.6 * step;
    }
    boolean counted = MoraleTrack.counted(counter);
    return counted ? step * (1 + MORALE * rules.moraleTrack().morale(p, side)) : step;
  }

  // ---- ground

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
      made = new Goals(held, early, pull(side, held, early));
      known[slot] = made;
    }
    return made.pull();
  }

  private double[] pull(int side, int held, boolean early) {
    double[] pull = new double[board.size()];
    int[] goals = theatre.victoryHexes();
    for (int i = 0; i < goals.length; i++) {
      if ((held >> i & 1) != 0) {
        continue;
      }
      double points = POINT * prize(side, goals[i], early);
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

  private double prize(int side, int hex, boolean early) {
    return hex == venezia && side == CENTRAL ? early ? VENEZIA_EARLY : VENEZIA_LATE : 1;
  }

  /** How enemies on one's own ground draw, from where they all stand now. */
  private double[] invaders(Position p, int side) {
    return side == CENTRAL
        ? p.derivedFrom(ALLIED, Derived.INVADERS, this, ItalianFrontAppraisal::alliedInvaders)
        : p.derivedFrom(
            CENTRAL, Derived.INVADERS + 1, this, ItalianFrontAppraisal::centralInvaders);
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
      for (int hex = 0; hex < draw.length; hex++) {
        draw[hex] += count[from] * pullOfEnemies[Math.min(FARTHEST, board.distance(from, hex))];
      }
    }
    return draw;
  }

  /** How near how many enemies are. */
  double pressure(Position p, int side, int hex) {
    return Math.min(12, invaders(p, side)[hex]);
  }

  @Override
  public double hexValue(Position p, Unit unit, int hex) {
    return ground(p, ((Counter) unit).sideIndex(), hex);
  }

  /** What ground is worth to a side, whoever stands there. */
  double ground(Position p, int side, int hex) {
    return GROUND * goals(p, side)[hex] + 0.12 * pressure(p, side, hex);
  }

  /** A goal to be taken, or one to be covered: the first who stands there decides. */
  @Override
  public double holdingValue(Position p, Side side, int hex) {
    if (goalAt[hex] < 0) {
      return 0;
    }
    double points = POINT * prize(side.index(), hex, turn(p) <= 2);
    if (rules.control().controller(p, hex) != side.index()) {
      return points;
    }
    return invaders(p, side.index())[hex] > 0.5 ? points * 0.8 : 0;
  }

  // ---- supply

  @Override
  public boolean supplied(Position p, Unit unit, int hex) {
    return rules.supply().traces(p, ((Counter) unit).sideIndex(), hex);
  }

  @Override
  public boolean[] lifelines(Position p, Side side) {
    boolean[] used = new boolean[board.size()];
    for (Counter unit : rules.unitsOf(side.index())) {
      Hexes path = p.onMap(unit) ? rules.supply().trace(p, unit).path() : null;
      if (path == null) {
        continue;
      }
      for (int i = path.size() - 1; i > 0; i--) {
        used[path.at(i)] = true;
      }
    }
    return used;
  }

  /** Half its factors, +2 for whoever attacks it, no support and no replacements. */
  @Override
  public double costUnsupplied(Position p, Unit unit, int hex) {
    return HUNGER * worth(p, unit) * Math.max(1, p.stepsLeft(unit));
  }

  // ---- marches

  private @Nullable Reach reach(Position p, Counter unit) {
    if (!p.onMap(unit)) {
      return null;
    }
    return switch (p.pending()) {
      case Movement.Moving moving when rules.movement().mayMove(p, unit) == null ->
          rules.movement().reach(p, unit);
      case Infiltration.Moving moving when rules.infiltration().mayMove(p, unit) == null ->
          rules.infiltration().reach(p, unit);
      case null, default -> null;
    };
  }

  @Override
  public Ways ways(Position p, Unit unit) {
    Reach reach = reach(p, (Counter) unit);
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

  @Override
  public Hexes path(Position p, Unit unit, int hex) {
    Reach reach = reach(p, (Counter) unit);
    if (reach != null) {
      for (Reach.Step step : reach.hexes()) {
        if (step.hex() == hex) {
          return step.path();
        }
      }
    }
    return Hexes.NONE;
  }

  /** The enemy attacks before he moves; only assault infantry slips through between its combats. */
  @Override
  public Ways threat(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    int here = p.place(counter);
    if (here < 0 || counter.isHq()) {
      return Ways.NONE;
    }
    if (!counter.isAssault()) {
      return new Ways(new int[] {here}, new int[] {0});
    }
    int[] beside = theatre.beside(here);
    int[] hexes = new int[beside.length + 1];
    int count = 0;
    hexes[count++] = here;
    for (int hex : beside) {
      if (p.first(hex) < 0) {
        hexes[count++] = hex;
      }
    }
    return new Ways(Arrays.copyOf(hexes, count), new int[count]);
  }

  // ---- the sequence of play

  /** After an infiltration the second combat comes; after a movement the enemy. */
  @Override
  public boolean combatFollows(Position p) {
    return rules.sequence().step(p) == Sequence.Step.INFILTRATION;
  }

  @Override
  public int partsInTurn() {
    return Sequence.PARTS.size();
  }

  /** A movement pays in the own combat of the next turn. */
  @Override
  public int horizon() {
    return 3;
  }

  @Override
  public int turnsLeft(Position p) {
    return rules.scenario().lastTurn() - turn(p) + 1;
  }

  /** Whoever would lose the game as it stands must attack; the other one holds what he has. */
  @Override
  public Posture posture(Position p, Side side) {
    int margin = rules.victory().margin(p);
    boolean wins = side.index() == CENTRAL ? margin < Victory.MARGIN - 2 : margin > Victory.MARGIN;
    return wins ? HOLD : ATTACK;
  }

  @Override
  public Outlook outlook() {
    return OUTLOOK;
  }

  @Override
  public double lead(double own, double enemy) {
    return POINT * (own - enemy);
  }

  // ---- combat

  @Override
  public Forecast forecast(Position p, Order.Attack attack) {
    return forecasts.of(p, attack);
  }

  @Override
  public Forecast forecast(Position p, int target, Assault assault) {
    return forecasts.of(p, target, assault);
  }

  /** The strong are wanted everywhere. */
  @Override
  public double effort(Position p, Unit unit) {
    return EFFORT * attack(p, unit);
  }

  @Override
  public double stake(Position p, Order.Extra extra) {
    return extra.is(Announcements.SUPPORT) ? advice.stake(p, (Counter) extra.unit(), true) : 0;
  }

  // ---- headquarters

  @Override
  public CommandAppraisal command() {
    return this;
  }

  /** Nobody needs a headquarters to move or to fight. */
  @Override
  public boolean commanded(Position p, Side side, int hex) {
    return true;
  }

  @Override
  public int radius(Position p, Unit hq) {
    return Headquarters.RANGE;
  }

  @Override
  public int shift(Position p, Unit hq) {
    return 0;
  }

  @Override
  public int level(Unit hq) {
    return 0;
  }

  // ---- everything else

  @Override
  public ErrandAppraisal errands() {
    return this;
  }

  @Override
  public @Nullable Order errand(Position p, boolean marched) {
    return marched ? null : advice.errand(p);
  }

  @Override
  public @Nullable Advice advice(Position p) {
    return advice.of(p);
  }
}
