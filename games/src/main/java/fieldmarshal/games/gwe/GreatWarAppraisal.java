package fieldmarshal.games.gwe;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.CommandAppraisal;
import fieldmarshal.engine.DepotAppraisal;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.path.Flood;
import java.util.List;

/**
 * What all games of the series tell a bot. A game adds what its own rules of victory make of units
 * and ground.
 */
public class GreatWarAppraisal implements Appraisal, CommandAppraisal, DepotAppraisal {
  protected final GreatWarInTheEast rules;
  private final double[] crossing;

  public GreatWarAppraisal(GreatWarInTheEast rules) {
    this.rules = rules;
    Board board = rules.board();
    crossing = new double[board.size() * Board.DIRECTIONS];
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int side = board.side(hex, d);
        crossing[hex * Board.DIRECTIONS + d] =
            board.neighbour(hex, d) < 0 || (side & TerrainCode.BLOCKED) != 0
                ? 0
                : (side & TerrainCode.RIVER) != 0 ? 0.5 : 1;
      }
    }
  }

  protected final Board board() {
    return rules.board();
  }

  @Override
  public final Role role(Unit unit) {
    Counter counter = (Counter) unit;
    return switch (counter.arm()) {
      case HQ -> Role.HEADQUARTERS;
      case DEPOT -> Role.DEPOT;
      case ARTILLERY -> Role.GUN;
      case FORTRESS -> Role.FIXED;
      case MONITOR, LEADER -> Role.OTHER;
      default -> Role.FIGHTER;
    };
  }

  @Override
  public final double attack(Position p, Unit unit) {
    return rules.pieces().attack(p, (Counter) unit);
  }

  @Override
  public final double defence(Position p, Unit unit) {
    return rules.pieces().defence(p, (Counter) unit);
  }

  @Override
  public final double cover(Position p, Unit unit, int hex) {
    Counter counter = (Counter) unit;
    return counter.isFortress() ? 1 : rules.terrain().defenceFactor(p, counter, hex);
  }

  @Override
  public final double crossing(int from, int direction) {
    return crossing[from * Board.DIRECTIONS + direction];
  }

  @Override
  public final int stackingPoints(Unit unit) {
    return ((Counter) unit).stacking();
  }

  @Override
  public final int room(Position p, Unit unit, int hex) {
    return rules.stacking().limit();
  }

  @Override
  public final CommandAppraisal command() {
    return this;
  }

  @Override
  public final DepotAppraisal depots() {
    return this;
  }

  /** A step is worth the strength that goes with it; games add what victory makes of it. */
  @Override
  public double worth(Position p, Unit unit) {
    Counter.Printed printed = ((Counter) unit).printed();
    if (((Counter) unit).isHq()) {
      return 6;
    }
    return 1
        + 0.5
            * (printed.attack() + printed.defence() + printed.barrage())
            / Math.max(1, unit.steps());
  }

  @Override
  public double hexValue(Position p, Unit unit, int hex) {
    return 0;
  }

  @Override
  public double holdingValue(Position p, Side side, int hex) {
    return 0;
  }

  @Override
  public final boolean supplied(Position p, Unit unit, int hex) {
    Counter counter = (Counter) unit;
    return rules.supply().always(counter) || rules.supply().tracesFrom(p, counter, hex);
  }

  @Override
  public final boolean[] lifelines(Position p, Side side) {
    return rules.supply().lifelines(p, side);
  }

  @Override
  public final boolean starves() {
    return true;
  }

  /** Hexes to the nearest source of supply, as the crow flies. */
  protected final int toSource(Position p, Side side, int hex) {
    return rules.supply().lines(p, side.index()).nearest(board(), hex);
  }

  /** Attrition, half the attack, half the march. */
  @Override
  public double costUnsupplied(Position p, Unit unit, int hex) {
    return 1.5 * p.stepsLeft(unit);
  }

  @Override
  public final int range(Side side) {
    return rules.supply().longestRange(side);
  }

  @Override
  public boolean commanded(Position p, Side side, int hex) {
    for (Counter hq : rules.headquartersOf(side.index())) {
      if (p.onMap(hq) && board().distance(p.place(hq), hex) <= radius(p, hq)) {
        return true;
      }
    }
    return false;
  }

  @Override
  public final int radius(Position p, Unit hq) {
    return rules.command().radius(p, (Counter) hq);
  }

  @Override
  public final int shift(Position p, Unit hq) {
    return rules.pieces().shift(p, (Counter) hq);
  }

  @Override
  public final int level(Unit hq) {
    return ((Counter) hq).printed().level();
  }

  // ---- marches

  @Override
  public final Ways ways(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return !p.onMap(counter) || rules.movement().mayWalk(p, counter) != null
        ? Ways.NONE
        : Ways.of(rules.movement().marchFlood(p, counter));
  }

  @Override
  public final Hexes path(Position p, Unit unit, int hex) {
    Flood flood = rules.movement().marchFlood(p, (Counter) unit);
    return flood.reaches(hex) ? Hexes.wrap(flood.path(hex)) : Hexes.NONE;
  }

  @Override
  public final Ways threat(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return p.onMap(counter) && !p.has(counter, Flag.ENTRAINED)
        ? Ways.of(rules.movement().scout(p, counter))
        : Ways.NONE;
  }

  // ---- combat

  /** What comes of an attack when the defender supports himself as he will. */
  @Override
  public Forecast forecast(Position p, Order.Attack attack) {
    return at(p, attack, rules.combat().defendedColumn(p, attack));
  }

  /** What comes of an attack in a column of the table; nothing below the first. */
  protected final Forecast at(Position p, Order.Attack attack, int column) {
    if (column < 0) {
      return Forecast.NONE;
    }
    int own = 0;
    boolean worse = false;
    for (Unit unit : attack.units()) {
      own += p.stepsLeft(unit);
      worse |= rules.command().worsens(p, (Counter) unit, true);
    }
    int target = attack.targets().at(0);
    Side side = attack.units().get(0).side();
    return forecast(
        p,
        side,
        target,
        column,
        rules.combat().addedToDie(p, attack),
        worse,
        own,
        enemySteps(p, side, target));
  }

  private static boolean isGunOrFighter(Counter unit) {
    return unit.isCombat() || unit.isFortress();
  }

  private int enemySteps(Position p, Side side, int target) {
    int steps = 0;
    for (int u = p.first(target); u >= 0; u = p.next(u)) {
      Counter unit = rules.roster().get(u);
      if (unit.side() != side && isGunOrFighter(unit)) {
        steps += p.stepsLeft(unit);
      }
    }
    return steps;
  }

  /**
   * An attack before anybody has moved, in figures.
   *
   * @param added what is added to the die
   * @param worse whether somebody without command makes the attackers' result worse
   */
  protected record Sum(
      int tcr, double strength, double defence, int added, boolean worse, int steps, int enemy) {}

  @Override
  public final Forecast forecast(Position p, int target, Assault assault) {
    return weigh(p, target, assault, sum(p, target, assault));
  }

  /** What comes of it; exclusive rules double strengths and shift columns. */
  protected Forecast weigh(Position p, int target, Assault assault, Sum sum) {
    return at(p, target, assault, sum, 1, 1, 0);
  }

  /** The same with strengths so many times as great, and so many columns to the left. */
  protected final Forecast at(
      Position p, int target, Assault assault, Sum sum, int own, int enemy, int left) {
    int column =
        rules
            .combat()
            .table()
            .column(
                sum.tcr(),
                Math.round(sum.strength() * own * 8),
                Math.round(sum.defence() * enemy * 8));
    if (column < 0) {
      return Forecast.NONE;
    }
    int shifted = column + assault.shift() + extraShift(p, assault) - left;
    return forecast(
        p,
        assault.units().get(0).side(),
        target,
        Math.max(0, Math.min(CombatTable.COLUMNS - 1, shifted)),
        sum.added(),
        sum.worse(),
        sum.steps(),
        sum.enemy());
  }

  private Sum sum(Position p, int target, Assault assault) {
    double strength = 0;
    double cavalry = 0;
    boolean worse = false;
    int steps = 0;
    int good = 0;
    int poor = 0;
    boolean ridge = false;
    boolean major = true;
    Side side = assault.units().get(0).side();
    for (int i = 0; i < assault.units().size(); i++) {
      Counter unit = (Counter) assault.units().get(i);
      int from = assault.from()[i];
      int d = board().direction(from, target);
      if (d < 0) {
        continue;
      }
      int hexside = board().side(from, d);
      double own = rules.pieces().attack(p, unit) * crossing(from, d);
      if (!supplied(p, unit, from)) {
        own /= 2;
      }
      if (!commanded(p, side, from)) {
        own /= 2;
        worse |= unit.tcr() >= 3;
      }
      if (unit.isCavalry()) {
        cavalry += own;
      } else {
        strength += own;
      }
      steps += p.stepsLeft(unit);
      ridge |= (hexside & TerrainCode.RIDGE) != 0;
      major &= (hexside & TerrainCode.MAJOR) != 0;
      if (unit.tcr() == 1) {
        good += unit.stacking();
      } else {
        poor += unit.stacking();
      }
    }
    strength += onlyCavalry(p, side, target) ? cavalry : Math.floor(cavalry / 4);
    double guns = 0;
    for (Unit gun : assault.guns()) {
      guns += ((Counter) gun).printed().barrage();
    }
    strength += Math.min(guns, 2 * strength);
    return new Sum(
        tcr(assault.units(), good, poor),
        strength,
        defence(p, side, target),
        (ridge ? 1 : 0) + (major ? 2 : 0),
        worse,
        steps,
        enemySteps(p, side, target));
  }

  /** Whether only cavalry and depots stand there: cavalry attacks those with its whole strength. */
  private boolean onlyCavalry(Position p, Side side, int target) {
    for (int u = p.first(target); u >= 0; u = p.next(u)) {
      Counter unit = rules.roster().get(u);
      if (unit.side() != side && unit.hasSteps() && !unit.isCavalry() && !unit.isDepot()) {
        return false;
      }
    }
    return true;
  }

  /** The row of the table that these units use: the poorest rating. */
  protected int tcr(List<Unit> units, int good, int poor) {
    int worst = 1;
    for (Unit unit : units) {
      worst = Math.max(worst, ((Counter) unit).tcr());
    }
    return worst;
  }

  /** Columns that no headquarters gives. */
  protected int extraShift(Position p, Assault assault) {
    return 0;
  }

  /** What stands in a hex, with the guns beside it that will help. */
  private double defence(Position p, Side side, int target) {
    double defence = 0;
    for (int u = p.first(target); u >= 0; u = p.next(u)) {
      Counter unit = rules.roster().get(u);
      if (unit.side() != side && isGunOrFighter(unit)) {
        double own = rules.pieces().defence(p, unit) * cover(p, unit, target);
        defence += unit.isGun() ? Math.max(own, unit.printed().barrage()) : own;
      } else if (unit.side() != side && unit.isHq()) {
        defence += unit.printed().defence() * cover(p, unit, target);
      }
    }
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int beside = board().neighbour(target, d);
      for (int u = beside < 0 ? -1 : p.first(beside); u >= 0; u = p.next(u)) {
        Counter unit = rules.roster().get(u);
        if (unit.side() != side
            && unit.printed().barrage() > 0
            && supportsNextDoor(beside, target)) {
          defence += unit.printed().barrage();
        }
      }
    }
    return defence;
  }

  private boolean supportsNextDoor(int from, int to) {
    return board().terrain(from) != TerrainCode.MOUNTAIN
        && board().terrain(to) != TerrainCode.MOUNTAIN;
  }

  /** The average over the six faces, the defender giving way where that is cheaper. */
  private Forecast forecast(
      Position p, Side side, int target, int column, int added, boolean worse, int own, int enemy) {
    double affected = Math.min(own, enemy);
    double half = Math.ceil(affected / 2);
    Defence defence =
        new Defence(
            target,
            affected,
            enemy,
            trapped(p, side, target),
            rules.fortresses().in(p, target) != null);
    boolean leaderless = leaderless(p, side, target);
    double lossOwn = 0;
    double lossEnemy = 0;
    double gone = 0;
    for (int face = 1; face <= 6; face++) {
      CombatTable.Result result = rules.combat().table().result(face + added, column);
      int attacker = worse ? Command.worse(result.attacker(), true) : result.attacker();
      lossOwn += attacker == 0 ? 0 : attacker == 1 ? half : affected;
      int defender = leaderless ? Command.worse(result.defender(), false) : result.defender();
      Met met = defender == 0 ? Met.UNHURT : meets(p, side, defence, defender);
      lossEnemy += met.steps();
      gone += met.gone();
    }
    return new Forecast(
        lossOwn / 6, lossEnemy / 6, gone / 6, column / (double) (CombatTable.COLUMNS - 1));
  }

  /** Whether a poor unit there that nobody commands makes its side's result worse. */
  private boolean leaderless(Position p, Side side, int target) {
    for (int u = p.first(target); u >= 0; u = p.next(u)) {
      Counter unit = rules.roster().get(u);
      if (unit.side() != side && rules.command().worsens(p, unit, false)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Those who are attacked.
   *
   * @param affected the steps that a result can take
   * @param steps all that they have
   */
  protected record Defence(
      int hex, double affected, int steps, boolean trapped, boolean fortress) {}

  /** How a defender meets a result: the steps he loses, and how probable it is that he goes. */
  public record Met(double steps, double gone) {
    static final Met UNHURT = new Met(0, 0);
  }

  /** How he meets a result from 1 to {@link CombatTable#E}, on the average. */
  protected Met meets(Position p, Side attacker, Defence defence, int result) {
    double half = Math.ceil(defence.affected() / 2);
    boolean stays = defence.trapped() || defence.fortress();
    double gone = stays ? 0 : 1;
    return switch (result) {
      case 1 -> new Met(stays ? half : 0.5 * half, 0.5 * gone);
      case 2 -> new Met(stays ? defence.affected() : 0.6 * half, gone);
      case 3 -> new Met(stays ? defence.affected() : half, gone);
      default -> new Met(defence.affected(), defence.affected() >= defence.steps() ? 1 : 0);
    };
  }

  /** Whether whoever stands in the hex has nowhere to go. */
  private boolean trapped(Position p, Side side, int hex) {
    Zones.Presence ours = rules.zones().presence(p, side.index());
    Zones.Presence theirs = rules.zones().presence(p, 1 - side.index());
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board().neighbour(hex, d);
      if (to >= 0
          && !TerrainCode.isWater(board(), to)
          && crossing(to, HexGrid.opposite(d)) > 0
          && !ours.bars.has(to)
          && (!ours.zone.has(to) || theirs.cover.has(to) && coversRetreat(p, side))) {
        return false;
      }
    }
    return true;
  }

  /** Whether friends in a hex open it to a retreat before this attacker's zones. */
  protected boolean coversRetreat(Position p, Side attacker) {
    return true;
  }

  @Override
  public final int turnsLeft(Position p) {
    return rules.lastTurn() - p.global(Global.TURN) + 1;
  }
}
