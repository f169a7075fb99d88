package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.DeclarationAppraisal;
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
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What victory (8.0, 9.4) makes of units and ground. Towns count for whoever was there last, units
 * for whoever destroys them. Russia goes from town to town; Germany covers its towns, goes for the
 * invaders and takes back what they took. At the Masurian Lakes nothing counts but whether Russians
 * are left in Germany.
 */
final class EastPrussiaAppraisal implements Appraisal, DeclarationAppraisal, ErrandAppraisal {
  private static final int ROOM = 3;
  private static final int RUSSIAN = 0;
  private static final int GERMAN = 1;

  /** A place in a position for what is derived here, one for each side. */
  /** How a goal draws from far: so many movement points make it a third. */
  private static final double PULL_OF_TOWNS = 5;

  private static final double PULL_OF_ENEMIES = 5;
  private static final int FARTHEST = 60;
  private static final double HUNGER = 2;

  /** The points of a town for which a campaign may be made. */
  private static final int WORTH_A_CAMPAIGN = 2;

  /** What turns a ratio into points, as points commonly stand; so few more or less do not count. */
  private static final double RATIO = 150;

  private static final double FEW = 25;

  /** Points tell most, then troops while there is time, then ground. */
  private static final Outlook OUTLOOK = new Outlook(1, 0, 0.06, 0.4, 0.35, 0.1, 1, 1);

  private final EastPrussiaRules rules;
  private final Theatre theatre;
  private final Board board;
  private final double[] crossing;
  private final byte[][] toTown;
  private final int[] townAt;

  /** Who holds a fortress from the start, and for good. */
  private final boolean[] garrison;

  private final double[] pullOfTowns = new double[FARTHEST + 1];
  private final double[] pullOfEnemies = new double[FARTHEST + 1];
  private final ThreadLocal<Flood> floods;
  private final Forecasts forecasts;
  private final Errands errands;

  EastPrussiaAppraisal(EastPrussiaRules rules) {
    this.rules = rules;
    this.theatre = rules.theatre();
    this.board = rules.board();
    this.forecasts = new Forecasts(rules);
    this.errands = new Errands(rules, this);
    Board map = board;
    floods = ThreadLocal.withInitial(() -> new Flood(map));
    crossing = new double[board.size() * Board.DIRECTIONS];
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        crossing[hex * Board.DIRECTIONS + d] =
            !theatre.open(hex, d) ? 0 : theatre.river(hex, d) ? 0.5 : 1;
      }
    }
    garrison = new boolean[rules.roster().size()];
    for (Counter unit : rules.unitsOf(GERMAN)) {
      Counter.Printed printed = unit.printed();
      String hex = rules.plan().masurian() ? printed.setupMasurian() : printed.setup();
      garrison[unit.index()] =
          unit.type().equals("garrison")
              && !hex.isEmpty()
              && theatre.fortressAt(board.hex(hex)) >= 0;
    }
    townAt = new int[board.size()];
    Arrays.fill(townAt, -1);
    toTown = new byte[theatre.towns().size()][];
    for (int town = 0; town < toTown.length; town++) {
      townAt[theatre.towns().get(town).hex()] = town;
      toTown[town] = marches(theatre.towns().get(town).hex());
    }
    for (int i = 0; i <= FARTHEST; i++) {
      pullOfTowns[i] = Math.exp(-i / PULL_OF_TOWNS);
      pullOfEnemies[i] = Math.exp(-i / PULL_OF_ENEMIES);
    }
  }

  /** Movement points from every hex to one, if nobody stood in the way. */
  private byte[] marches(int goal) {
    byte[] points = new byte[board.size()];
    Arrays.fill(points, (byte) FARTHEST);
    Flood flood = floods.get();
    flood.run(
        goal,
        FARTHEST - 1,
        (to, d, from) ->
            theatre.open(to, d) ? theatre.cost(from, HexGrid.opposite(d)) : Flood.PROHIBITED);
    for (int i = 0; i < flood.count(); i++) {
      points[flood.reached(i)] = (byte) flood.cost(flood.reached(i));
    }
    return points;
  }

  // ---- units

  @Override
  public Role role(Unit unit) {
    Counter counter = (Counter) unit;
    return switch (counter.arm()) {
      case INFANTRY -> garrison[counter.index()] ? Role.FIXED : Role.FIGHTER;
      case CAVALRY, SYMBOL -> Role.FIGHTER;
      case ARTILLERY -> Role.GUN;
      case HQ -> Role.HEADQUARTERS;
      case DUMMY -> Role.OTHER;
    };
  }

  /** A gun is worth a column, which is about as much as a weak unit. */
  @Override
  public double attack(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    if (counter.isArtillery()) {
      return 2;
    }
    return counter.isHq() ? 0 : rules.pieces().strength(p, counter);
  }

  @Override
  public double defence(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return counter.isArtillery() ? 1 : rules.pieces().strength(p, counter);
  }

  /** Each point of the die is about a column, and a column about a third of the strength. */
  @Override
  public double cover(Position p, Unit unit, int hex) {
    int terrain = board.terrain(hex);
    double cover = terrain == TerrainCode.SWAMP ? 1.7 : terrain == TerrainCode.FOREST ? 1.3 : 1;
    if (((Counter) unit).sideIndex() == GERMAN && rules.zones().fortress(p, hex)) {
      int fortress = theatre.fortresses().get(theatre.fortressAt(hex)).strength();
      cover *= Math.min(4, 1 + fortress / Math.max(1, defence(p, unit)));
    }
    // A result that makes a unit retreat eliminates it where it cannot retreat.
    int side = ((Counter) unit).sideIndex();
    if (!rules.retreats().escapes(p, side, hex, 1)) {
      cover *= 0.5;
    } else if (!rules.retreats().escapes(p, side, hex, 2)) {
      cover *= 0.7;
    }
    return cover;
  }

  @Override
  public double crossing(int from, int direction) {
    return crossing[from * Board.DIRECTIONS + direction];
  }

  /** Only infantry and cavalry crowd each other; of guns and headquarters see {@link #path}. */
  @Override
  public int stackingPoints(Unit unit) {
    return ((Counter) unit).isFoot() ? 1 : 0;
  }

  @Override
  public int room(Position p, Unit unit, int hex) {
    return ROOM;
  }

  /** The points that the enemy gets, and the strength that is missed later. */
  @Override
  public double worth(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return switch (counter.arm()) {
      case ARTILLERY -> 4;
      case HQ -> counter.sideIndex() == GERMAN ? 60 : 12;
      case DUMMY -> 0;
      case SYMBOL -> 5;
      default -> counter.value() + 0.4 * counter.strength();
    };
  }

  // ---- ground

  /** The pull of the towns that the side does not hold. */
  private record Towns(long[] held, double[] pull) {}

  private Towns towns(Position p, int side) {
    return side == RUSSIAN
        ? p.derived(Derived.TOWNS, this, EastPrussiaAppraisal::russianTowns)
        : p.derived(Derived.TOWNS + 1, this, EastPrussiaAppraisal::germanTowns);
  }

  private Towns russianTowns(Position p) {
    return derive(p, RUSSIAN);
  }

  private Towns germanTowns(Position p) {
    return derive(p, GERMAN);
  }

  /** The last that were made: towns change hands far more rarely than units move. */
  private final ThreadLocal<Towns[]> last = ThreadLocal.withInitial(() -> new Towns[64]);

  private Towns derive(Position p, int side) {
    long[] held = new long[2];
    for (int town = 0; town < toTown.length; town++) {
      if (rules.control().controller(p, theatre.towns().get(town).hex()) == side) {
        held[town >> 6] |= 1L << town;
      }
    }
    Towns[] known = last.get();
    int slot = side + 2 * (int) ((held[0] * 31 + held[1]) * 0x9E3779B97F4A7C15L >>> 59);
    Towns made = known[slot];
    if (made == null || !Arrays.equals(made.held(), held)) {
      made = new Towns(held, pull(held));
      known[slot] = made;
    }
    return made;
  }

  private double[] pull(long[] held) {
    double[] pull = new double[board.size()];
    for (int town = 0; town < toTown.length; town++) {
      if ((held[town >> 6] >> town & 1) != 0) {
        continue;
      }
      Theatre.Town goal = theatre.towns().get(town);
      // A fortress is not taken in passing.
      double points = theatre.fortressAt(goal.hex()) >= 0 ? 0.4 * goal.points() : goal.points();
      byte[] far = toTown[town];
      for (int hex = 0; hex < pull.length; hex++) {
        double one = points * pullOfTowns[far[hex]];
        pull[hex] += one * one;
      }
    }
    // The nearest goals count by far the most, so that nobody halts between two of them.
    for (int hex = 0; hex < pull.length; hex++) {
      pull[hex] = Math.sqrt(pull[hex]);
    }
    return pull;
  }

  /** How the enemy draws: Germans towards invaders. */
  private double enemies(Position p, int side, int hex) {
    double pull = 0;
    for (Counter enemy : invaders(p, side)) {
      pull +=
          worth(p, enemy) * pullOfEnemies[Math.min(FARTHEST, board.distance(p.place(enemy), hex))];
    }
    return pull;
  }

  /** The enemy units in a side's own country. */
  private Counter[] invaders(Position p, int side) {
    return side == RUSSIAN
        ? p.derivedFrom(
            GERMAN, Derived.INVADERS, this, (of, now) -> of.deriveInvaders(now, RUSSIAN))
        : p.derivedFrom(
            RUSSIAN, Derived.INVADERS + 1, this, (of, now) -> of.deriveInvaders(now, GERMAN));
  }

  private Counter[] deriveInvaders(Position p, int side) {
    Counter[] found = new Counter[rules.unitsOf(1 - side).length];
    int count = 0;
    for (Counter enemy : rules.unitsOf(1 - side)) {
      int place = p.place(enemy);
      if (place >= 0 && enemy.isReal() && theatre.country(place) == side) {
        found[count++] = enemy;
      }
    }
    return Arrays.copyOf(found, count);
  }

  @Override
  public double hexValue(Position p, Unit unit, int hex) {
    Counter counter = (Counter) unit;
    int side = counter.sideIndex();
    if (rules.plan().masurian()) {
      return masurian(p, counter, side, hex);
    }
    double ground = 1.5 * towns(p, side).pull()[hex];
    if (side == GERMAN) {
      ground += 0.1 * enemies(p, side, hex);
    } else if (rules.zones().fortress(p, hex)) {
      // Whoever advances there destroys it.
      ground += theatre.fortresses().get(theatre.fortressAt(hex)).strength();
    }
    return ground;
  }

  /** A Russian wants to stay in Germany, far from the border; a German wants him gone. */
  private double masurian(Position p, Counter unit, int side, int hex) {
    if (side == GERMAN) {
      return 0.15 * enemies(p, side, hex);
    }
    return theatre.country(hex) == GERMAN ? 6 : 0;
  }

  /** A town to be taken, or one to be covered: the first who stands there decides. */
  @Override
  public double holdingValue(Position p, Side side, int hex) {
    int town = townAt[hex];
    if (town < 0 || rules.plan().masurian()) {
      return 0;
    }
    int points = theatre.towns().get(town).points();
    if (rules.control().controller(p, hex) != side.index()) {
      return 2 * points;
    }
    return enemyWithin(p, side.index(), hex, 5) ? points : 0;
  }

  /** The towns that are worth a campaign; at the Masurian Lakes none counts. */
  @Override
  public List<Goal> goals(Position p, Side side) {
    List<Goal> goals = new ArrayList<>();
    for (Theatre.Town town : theatre.towns()) {
      if (town.points() >= WORTH_A_CAMPAIGN && !rules.plan().masurian()) {
        boolean held = rules.control().controller(p, town.hex()) == side.index();
        if (held && town.owner() != side.index()) {
          continue;
        }
        goals.add(new Goal(town.name(), Hexes.of(town.hex()), held, town.points()));
      }
    }
    return goals;
  }

  private boolean enemyWithin(Position p, int side, int hex, int range) {
    for (Counter enemy : rules.unitsOf(1 - side)) {
      int place = p.place(enemy);
      if (place >= 0 && enemy.isReal() && board.distance(place, hex) <= range) {
        return true;
      }
    }
    return false;
  }

  // ---- supply

  @Override
  public boolean supplied(Position p, Unit unit, int hex) {
    return rules.supply().fed(p, ((Counter) unit).sideIndex()).has(hex);
  }

  @Override
  public boolean[] lifelines(Position p, Side side) {
    boolean[] used = new boolean[rules.board().size()];
    for (Counter unit : rules.roster().all()) {
      Hexes path =
          unit.side() == side && p.onMap(unit) ? rules.supply().trace(p, unit).path() : null;
      if (path != null) {
        for (int i = path.size() - 1; i > 0; i--) {
          used[path.at(i)] = true;
        }
      }
    }
    return used;
  }

  /** Half the strength, a point less to march, and soon the enemy on all sides. */
  @Override
  public double costUnsupplied(Position p, Unit unit, int hex) {
    return HUNGER * worth(p, unit);
  }

  // ---- marches

  /** A headquarters in a fortress stays there. */
  private boolean stays(Position p, Counter unit) {
    return unit.isHq() && unit.sideIndex() == GERMAN && rules.zones().fortress(p, p.place(unit));
  }

  @Override
  public Ways ways(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    if (!p.onMap(counter) || stays(p, counter)) {
      return Ways.NONE;
    }
    Reach reach = rules.movement().reachOf(p, counter, Movement.MARCH).value();
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

  /** Empty where the hex is full of units that stay there. */
  @Override
  public Hexes path(Position p, Unit unit, int hex) {
    Counter counter = (Counter) unit;
    Reach reach = crowded(p, counter, hex) ? null : reach(p, counter);
    if (reach != null) {
      for (Reach.Step step : reach.hexes()) {
        if (step.hex() == hex) {
          return step.path();
        }
      }
    }
    return Hexes.NONE;
  }

  private @Nullable Reach reach(Position p, Counter unit) {
    return rules.movement().reachOf(p, unit, Movement.MARCH).value();
  }

  private boolean crowded(Position p, Counter unit, int hex) {
    int stay = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter there = rules.roster().get(u);
      if (there.isFoot() == unit.isFoot()
          && there.arm() != Counter.Arm.DUMMY
          && (unit.isFoot()
              ? rules.movement().mayAct(p, there) != null
              : there.arm() == unit.arm())) {
        stay++;
      }
    }
    return stay >= (unit.isFoot() ? ROOM : 1);
  }

  /** Both movement phases of the next turn; an enemy zone stops it. */
  @Override
  public Ways threat(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    if (!p.onMap(counter) || p.has(counter, Flag.ENTRAINED) || p.has(counter, Flag.FIXED)) {
      return Ways.NONE;
    }
    int side = counter.sideIndex();
    int march =
        counter.isSymbol()
            ? (side == GERMAN ? 3 : 2)
            : Math.max(1, rules.pieces().move(p, counter));
    int start = p.place(counter);
    Zones zones = rules.zones();
    Flood flood = floods.get();
    flood.run(
        start,
        2 * march,
        (from, d, to) ->
            !theatre.open(from, d)
                    || zones.seenEnemy(p, side, to)
                    || from != start && zones.seenZone(p, side, from)
                    || side == RUSSIAN && zones.fortress(p, to)
                ? Flood.PROHIBITED
                : theatre.cost(from, d));
    return Ways.of(flood);
  }

  /** At the Masurian Lakes points decide nothing. */
  @Override
  public Outlook outlook() {
    return rules.plan().masurian() ? Outlook.PLAIN : OUTLOOK;
  }

  /** Twice the enemy's points are a victory, so it is the ratio that counts (8.0). */
  @Override
  public double lead(double own, double enemy) {
    return RATIO * Math.log((own + FEW) / (enemy + FEW));
  }

  /** A ring that is closed around an enemy is worth nothing before the attack of the next turn. */
  @Override
  public int horizon() {
    return 3;
  }

  @Override
  public int turnsLeft(Position p) {
    return rules.plan().scenario().lastTurn() - p.global(Global.TURN) + 1;
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

  @Override
  public DeclarationAppraisal declarations() {
    return this;
  }

  @Override
  public ErrandAppraisal errands() {
    return this;
  }

  @Override
  public Hexes owed(Position p, Unit unit) {
    return forecasts.owed(p, unit);
  }

  /** Each of the attacks that Germany owes on the first turn is worth its part of the penalty. */
  @Override
  public double bonus(Position p, Order.Attack attack) {
    if (!rules.sequence().openingTurn(p)) {
      return 0;
    }
    boolean first = false;
    for (int i = 0; i < attack.targets().size(); i++) {
      for (Counter unit : rules.results().defenders(p, GERMAN, attack.targets().at(i))) {
        first |= unit.army() == 1;
      }
    }
    Combat.Odds odds = rules.combat().odds(p, Combat.counters(attack.units()), attack.targets());
    return first && odds.column() >= CombatTable.TWO_TO_ONE ? Sequence.PENALTY / 3.0 : 0;
  }

  @Override
  public @Nullable Order errand(Position p, boolean marched) {
    return errands.next(p, marched);
  }

  boolean town(int hex) {
    return townAt[hex] >= 0;
  }
}
