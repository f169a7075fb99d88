package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Extras;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.Global;
import fieldmarshal.games.gwe.GreatWarAppraisal;
import fieldmarshal.games.gwe.TerrainCode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * What victory (25) makes of units and ground: the Russians go for towns, most of all for those
 * that they can reach soon; the Central Powers defend the towns that are in danger; a unit that is
 * eliminated counts its stacking points, twice if it was surrounded.
 */
final class BrusilovAppraisal extends GreatWarAppraisal {
  /** Beyond the slots of the chapters. */
  private static final double RUSSIAN_PULL = 0.5;

  private static final double CENTRAL_PULL = 0.2;

  /** How far a town is felt, in movement points. */
  private static final double FELT = 8;

  private static final int FARTHEST = 60;
  private static final int LONGEST = 32;

  /** What an army makes in a turn against an enemy, in movement points. */
  private static final double PACE = 3;

  /** What is left of the pull of a town that is taken. */
  private static final double TAKEN = 0.2;

  /** The points that a strength point saves in a turn. */
  private static final double USE = 0.04;

  /** What it costs a step to be out of supply. */
  private static final double HUNGER = 3;

  /** What it costs a step when the depot that feeds it is burnt: another one may come. */
  private static final double RELIED = 0.6;

  /** What it costs a reduced unit, which nobody can rebuild near the enemy, to stay near him. */
  private static final double REST = 1;

  private static final int NEAR = 4;

  /** Found by play: the Russians make half the points against it. */
  private static final Posture DEFENDER = new Posture(0.65, 3, 2, 1.9, 2);

  private static final Posture CONSOLIDATION = new Posture(0.5, 1, 0, 0.5, 2);

  /** The last turn of the Russian breakthrough of June. */
  private static final int BREAKTHROUGH = 5;

  /** Points tell most; troops matter while there is time, ground nearly not at all. */
  private static final Outlook OUTLOOK = new Outlook(1, 0, 0.03, 0.02, 0.1, 0.2, 0.3, 1);

  private final BrusilovRules book;
  private final List<Brusilov.Town> towns;

  /** For each hex the towns that are felt there, how far they are, and how much they are felt. */
  private final int[][] felt;

  private final int[][] farFrom;
  private final double[][] feeling;

  /** By the turns that are left and the movement points to go: how probable it is to get there. */
  private final double[][] inTime;

  private final Counter[][] depotsOf = new Counter[2][];
  private final Counter[][] troopsOf = new Counter[2][];
  private final int[] townAt;
  private final double[] nearness = new double[64];

  /** By hex and town: how near the town is. */
  private final double[][] nearTown;

  private final boolean[][] closeTown;

  BrusilovAppraisal(BrusilovRules rules) {
    super(rules);
    book = rules;
    towns = ((Brusilov) rules.game()).townList();
    townAt = new int[board().size()];
    Arrays.fill(townAt, -1);
    int[][] distance = new int[towns.size()][];
    for (int t = 0; t < distance.length; t++) {
      townAt[towns.get(t).hex()] = t;
      distance[t] = distances(rules.roster().named("ru-14"), towns.get(t).hex());
    }
    felt = new int[board().size()][];
    farFrom = new int[felt.length][];
    feeling = new double[felt.length][];
    for (int hex = 0; hex < felt.length; hex++) {
      int at = hex;
      felt[hex] =
          IntStream.range(0, distance.length).filter(t -> distance[t][at] <= FARTHEST).toArray();
      farFrom[hex] = Arrays.stream(felt[hex]).map(t -> distance[t][at]).toArray();
      feeling[hex] =
          Arrays.stream(farFrom[hex]).mapToDouble(far -> Math.exp(-far / FELT)).toArray();
    }
    inTime = new double[LONGEST + 1][FARTHEST + 1];
    for (int left = 0; left <= LONGEST; left++) {
      for (int far = 0; far <= FARTHEST; far++) {
        inTime[left][far] = inTime(left - far / PACE);
      }
    }
    for (int side = 0; side < 2; side++) {
      depotsOf[side] =
          Arrays.stream(rules.unitsOf(side)).filter(Counter::isDepot).toArray(Counter[]::new);
      troopsOf[side] =
          Arrays.stream(rules.unitsOf(side))
              .filter(unit -> unit.isCombat() && !unit.isDepot())
              .toArray(Counter[]::new);
    }
    for (int i = 0; i < nearness.length; i++) {
      nearness[i] = Math.exp(-i / 3.0);
    }
    nearTown = new double[board().size()][towns.size()];
    closeTown = new boolean[board().size()][towns.size()];
    for (int hex = 0; hex < nearTown.length; hex++) {
      for (int t = 0; t < towns.size(); t++) {
        int far = board().distance(hex, towns.get(t).hex());
        nearTown[hex][t] = nearness[far];
        closeTown[hex][t] = far <= NEAR;
      }
    }
  }

  /** Movement points from every hex to one. */
  private int[] distances(Counter walker, int goal) {
    int[] points = new int[board().size()];
    Arrays.fill(points, 300);
    Deque<Integer> open = new ArrayDeque<>();
    points[goal] = 0;
    open.add(goal);
    while (!open.isEmpty()) {
      int to = open.remove();
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int from = board().neighbour(to, d);
        if (from < 0 || TerrainCode.isWater(board(), from)) {
          continue;
        }
        int cost = rules.terrain().cost(walker, from, HexGrid.opposite(d));
        if (cost >= 0 && cost < 32 && points[to] + cost < points[from]) {
          points[from] = points[to] + cost;
          open.add(from);
        }
      }
    }
    return points;
  }

  // ---- a position at a glance

  /** What ground is worth to a step of each side in a turn; not a number where nobody asked. */
  private static final class Pull {
    final int turn;
    final int left;
    final double[][] of;

    Pull(int turn, int left, int size) {
      this.turn = turn;
      this.left = left;
      of = new double[2][size];
      Arrays.fill(of[0], Double.NaN);
      Arrays.fill(of[1], Double.NaN);
    }
  }

  /** What is worked out once for a position. */
  private static final class Glance {
    /** What each town counts for, to the Russians and to the Central Powers. */
    final double[] russian;

    final double[] central;

    /** What it is worth to have somebody in the town. */
    final double[][] key;

    final int[] depots = new int[2];

    /** 2 beside a Russian unit, 1 a hex further away. */
    final byte[] contact;

    /** Units of the Central Powers behind the Russian start line, and what each may cost. */
    final List<Counter> raiders = new ArrayList<>();

    double raid;
    final boolean[] surrounded;

    /** How many depots of its side each unit has within their range. */
    final int[] fed;

    /** The steps on enemy soil that have no other depot but this near them. */
    final int[] alone;

    @Nullable Pull pull;

    Glance(int towns, int units, int hexes) {
      contact = new byte[hexes];
      russian = new double[towns];
      central = new double[towns];
      key = new double[2][towns];
      surrounded = new boolean[units];
      fed = new int[units];
      alone = new int[units];
    }
  }

  private Glance glance(Position p) {
    return p.derived(BrusilovState.FRONT, this, BrusilovAppraisal::look);
  }

  private Glance look(Position p) {
    Glance glance = new Glance(towns.size(), rules.roster().size(), board().size());
    double[] attack = new double[towns.size()];
    double[] defence = new double[towns.size()];
    boolean[][] near = new boolean[2][towns.size()];
    BrusilovVictory victory = (BrusilovVictory) rules.victory();
    int hungry = 0;
    for (Counter unit : rules.roster().all()) {
      int hex = p.place(unit);
      if (hex < 0 || unit.isHq()) {
        continue;
      }
      if (unit.isDepot()) {
        glance.depots[unit.side().index()]++;
      }
      feed(p, unit, hex, glance);
      glance.surrounded[unit.index()] =
          !rules.supply().inSupply(p, unit) && victory.surrounded(p, unit);
      if (!unit.isCombat() || unit.isDepot()) {
        continue;
      }
      boolean russian = unit.side() == Brusilov.RUSSIAN;
      if (russian) {
        touch(hex, glance.contact);
        hungry += rules.supply().inSupply(p, unit) ? 0 : p.stepsLeft(unit);
      } else if (raids(hex)) {
        glance.raiders.add(unit);
      }
      double strength =
          russian ? rules.pieces().attack(p, unit) : rules.pieces().defence(p, unit) / 2.0;
      double[] force = russian ? attack : defence;
      boolean[] close = near[unit.side().index()];
      for (int t = 0; t < force.length; t++) {
        force[t] += strength * nearTown[hex][t];
        close[t] |= closeTown[hex][t];
      }
    }
    glance.raid = 1 + Math.min(8, 0.2 * hungry);
    for (int t = 0; t < attack.length; t++) {
      Brusilov.Town town = towns.get(t);
      double points = town.points();
      boolean taken = taken(p, town);
      double danger = attack[t] / (attack[t] + defence[t] + 2);
      glance.russian[t] = points * (taken ? TAKEN : 1);
      glance.central[t] = points * (taken ? 0.8 : 0.25 + danger);
      glance.key[0][t] = taken ? near[1][t] ? 0.5 * points : 0 : points;
      glance.key[1][t] = taken ? 0.8 * points : near[0][t] ? 0.7 * points : 0;
    }
    return glance;
  }

  private void touch(int hex, byte[] contact) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int beside = board().neighbour(hex, d);
      if (beside < 0) {
        continue;
      }
      contact[beside] = 2;
      for (int e = 0; e < Board.DIRECTIONS; e++) {
        int further = board().neighbour(beside, e);
        if (further >= 0) {
          contact[further] = (byte) Math.max(1, contact[further]);
        }
      }
    }
  }

  /** Whether a hex lies where only the railways of the Russians run. */
  private boolean raids(int hex) {
    return rules.theatre().front(hex) == Brusilov.RUSSIAN.index();
  }

  private void feed(Position p, Counter unit, int hex, Glance glance) {
    Counter only = null;
    int count = 0;
    for (Counter depot : depotsOf[unit.side().index()]) {
      if (depot != unit
          && p.onMap(depot)
          && board().distance(p.place(depot), hex) <= MassedArtillery.RANGE) {
        only = depot;
        count++;
      }
    }
    glance.fed[unit.index()] = count;
    if (count == 1 && only != null && rules.theatre().front(hex) != unit.side().index()) {
      glance.alone[only.index()] += unit.isDepot() ? 6 : p.stepsLeft(unit);
    }
  }

  private boolean taken(Position p, Brusilov.Town town) {
    return rules.pieces().lastOccupant(p, town.hex()) == Brusilov.RUSSIAN.index();
  }

  /** The towns that count: the Russians take them, the Central Powers hold them. */
  @Override
  public List<Goal> goals(Position p, Side side) {
    List<Goal> goals = new ArrayList<>();
    for (Brusilov.Town town : towns) {
      boolean russian = side == Brusilov.RUSSIAN;
      boolean taken = taken(p, town);
      if (!russian || !taken) {
        goals.add(new Goal(town.name(), Hexes.of(town.hex()), !russian && !taken, town.points()));
      }
    }
    return goals;
  }

  /** What a hex is worth to a step of the side. */
  private double pull(Position p, int side, int hex) {
    Glance glance = glance(p);
    Pull pull = glance.pull;
    if (pull == null || pull.turn != p.global(Global.TURN)) {
      int left = Math.clamp(turnsLeft(p), 0, LONGEST);
      pull = new Pull(p.global(Global.TURN), left, board().size());
      glance.pull = pull;
    }
    double[] of = pull.of[side];
    double known = of[hex];
    if (Double.isNaN(known)) {
      known = side == 0 ? russian(p, glance, pull.left, hex) : central(glance, hex);
      of[hex] = known;
    }
    return known;
  }

  private double russian(Position p, Glance glance, int left, int hex) {
    double pull = 0;
    int[] towns = felt[hex];
    for (int i = 0; i < towns.length; i++) {
      pull +=
          RUSSIAN_PULL * glance.russian[towns[i]] * feeling[hex][i] * inTime[left][farFrom[hex][i]];
    }
    for (Counter raider : glance.raiders) {
      pull += 0.5 * glance.raid * nearness[board().distance(hex, p.place(raider))];
    }
    return pull;
  }

  private double central(Glance glance, int hex) {
    double pull = 0;
    int[] towns = felt[hex];
    for (int i = 0; i < towns.length; i++) {
      pull += CENTRAL_PULL * glance.central[towns[i]] * feeling[hex][i];
    }
    return pull;
  }

  /** How probable it is to get there with so many turns to spare. */
  private static double inTime(double spare) {
    return 1 / (1 + Math.exp(-spare));
  }

  // ---- what things are worth

  /** Strength, and the points that go with the last step. */
  @Override
  public double worth(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    Counter.Printed printed = counter.printed();
    if (counter.isHq()) {
      return 5;
    }
    if (counter.isDepot()) {
      Glance glance = glance(p);
      return Math.max(2, 9 - glance.depots[unit.side().index()])
          + Math.min(6, 0.15 * glance.alone[unit.index()]);
    }
    int left = Math.max(1, p.stepsLeft(unit));
    boolean whole = p.lost(unit) == 0;
    double strength =
        whole
            ? printed.attack() + printed.defence()
            : rules.pieces().attack(p, counter) + printed.backDefence();
    double points = counter.stacking() * (glance(p).surrounded[unit.index()] ? 2 : 1);
    if (unit.side() == Brusilov.CENTRAL && p.onMap(unit) && raids(p.place(unit))) {
      points += glance(p).raid;
    }
    return (0.4 * strength + points) / left;
  }

  @Override
  public double hexValue(Position p, Unit unit, int hex) {
    Counter counter = (Counter) unit;
    double ground = pull(p, unit.side().index(), hex);
    if (counter.isDepot()) {
      return 0.3 * ground + feeds(p, unit, hex);
    }
    double rest = BrusilovPieces.isReduced(p, counter) ? REST * glance(p).contact[hex] : 0;
    return ground * p.stepsLeft(unit) - rest;
  }

  /** What a depot there does for the troops around it; less where another one feeds them. */
  private double feeds(Position p, Unit depot, int hex) {
    int side = depot.side().index();
    int[] fed = glance(p).fed;
    int here = p.place(depot);
    double feeds = 0;
    for (Counter unit : troopsOf[side]) {
      int place = p.place(unit);
      if (place < 0 || board().distance(place, hex) > MassedArtillery.RANGE) {
        continue;
      }
      int others =
          fed[unit.index()]
              - (here >= 0 && board().distance(place, here) <= MassedArtillery.RANGE ? 1 : 0);
      feeds += (others == 0 ? 0.06 : 0.015) * p.stepsLeft(unit);
    }
    return feeds;
  }

  @Override
  public double holdingValue(Position p, Side side, int hex) {
    return townAt[hex] < 0 ? 0 : glance(p).key[side.index()][townAt[hex]];
  }

  /** Attrition, and double points for the enemy if he closes the ring; worse far from supply. */
  @Override
  public double costUnsupplied(Position p, Unit unit, int hex) {
    if (((Counter) unit).isCavalry() && board().has(hex, BrusilovTerrainCode.SOUTH)) {
      return 0.5 * p.stepsLeft(unit);
    }
    int far = Math.min(20, toSource(p, unit.side(), hex));
    return (HUNGER + 0.5 * Math.max(0, far - 3)) * Math.max(1, p.stepsLeft(unit));
  }

  /**
   * Points are made by units that stay away (25.16); they are wanted where they have time. A depot
   * that is burnt feeds nobody.
   */
  @Override
  public double gain(Position p, Order order) {
    if (order instanceof Order.Attack attack && !Extras.burn(attack).isEmpty()) {
      return -RELIED * rules.supply().relying(p, (Counter) Extras.burn(attack).get(0));
    }
    if (!(order instanceof Order.Choose choose)
        || !choose.option().equals(BrusilovReinforcements.WITHHOLD)) {
      return 0;
    }
    Counter unit = (Counter) choose.units().get(0);
    int price = ((BrusilovReinforcements) rules.reinforcements()).price(p, unit);
    Counter.Printed printed = unit.printed();
    double use = unit.isHq() ? 0.6 : USE * (printed.attack() + printed.defence());
    return price - use * turnsLeft(p);
  }

  @Override
  public Outlook outlook() {
    return OUTLOOK;
  }

  /**
   * The side that was beaten on the first day does best when it stands close together, gives ground
   * and attacks rarely. The Russians of June do best when they slow down after five turns: far from
   * their depots half as many units starve (32 games each of staffs).
   */
  @Override
  public Posture posture(Position p, Side side) {
    if (side == Brusilov.CENTRAL) {
      return DEFENDER;
    }
    boolean june = book.firstTurn() == 1;
    return june && p.global(Global.TURN) > BREAKTHROUGH ? CONSOLIDATION : Posture.EVEN;
  }

  // ---- combat

  /** On the first turn the Russians have prepared everything (21.21). */
  @Override
  public boolean commanded(Position p, Side side, int hex) {
    return side == Brusilov.RUSSIAN && book.firstTurn(p) || super.commanded(p, side, hex);
  }

  /** The poorest rating, but Germans with Austro-Hungarians as 2 (17). */
  @Override
  protected int tcr(List<Unit> units, int good, int poor) {
    boolean germans = false;
    boolean austrians = false;
    for (Unit unit : units) {
      germans |= unit.nationality().equals(Brusilov.GERMAN);
      austrians |= unit.nationality().equals(Brusilov.AUSTRIAN);
    }
    return germans && austrians ? 2 : super.tcr(units, good, poor);
  }

  @Override
  protected int extraShift(Position p, Assault assault) {
    for (Unit unit : assault.units()) {
      if (BrusilovPieces.isCar((Counter) unit) && rules.pieces().attack(p, (Counter) unit) > 0) {
        return assault.units().size() > 1 ? 1 : 0;
      }
    }
    return 0;
  }

  /** Headquarters shift the defence; a depot is burnt where that saves more than it is worth. */
  @Override
  public Forecast forecast(Position p, Order.Attack attack) {
    BrusilovCombat combat = (BrusilovCombat) rules.combat();
    List<Counter> shield = combat.shield(p, attack);
    Forecast plain = at(p, attack, combat.columnAgainst(p, attack, shield));
    Counter depot = combat.defendersDepot(p, attack);
    if (depot == null || plain.best() < 0) {
      return plain;
    }
    List<Counter> all = new ArrayList<>(shield);
    all.add(depot);
    return answer(p, plain, at(p, attack, combat.columnAgainst(p, attack, all)), depot);
  }

  private Forecast answer(Position p, Forecast plain, Forecast burnt, Counter depot) {
    double saved =
        2.5 * (plain.enemy() - burnt.enemy())
            + 2 * (plain.gone() - burnt.gone())
            + 1.5 * (burnt.own() - plain.own());
    return saved > worth(p, depot) ? burnt : plain;
  }

  /** The same before anybody has moved, with what stands near now. */
  @Override
  protected Forecast weigh(Position p, int target, Assault assault, Sum sum) {
    Side side = assault.units().get(0).side();
    int left = (shield(p, side, target) + 1) / 2;
    Forecast plain = at(p, target, assault, sum, 1, 1, left);
    Counter depot = side == Brusilov.RUSSIAN ? defendersDepot(p, target) : null;
    return depot == null || plain.best() < 0
        ? plain
        : answer(p, plain, at(p, target, assault, sum, 1, 2, left), depot);
  }

  private int shield(Position p, Side side, int target) {
    int best = 0;
    for (Counter hq : rules.headquartersOf(1 - side.index())) {
      if (p.onMap(hq)
          && !p.has(hq, Flag.SHIFTED_DEFENCE)
          && board().distance(p.place(hq), target) <= radius(p, hq)) {
        best = Math.max(best, rules.pieces().shift(p, hq));
      }
    }
    return best;
  }

  private @Nullable Counter defendersDepot(Position p, int target) {
    for (Counter unit : depotsOf[Brusilov.CENTRAL.index()]) {
      if (p.onMap(unit)
          && p.place(unit) != target
          && board().distance(p.place(unit), target) <= MassedArtillery.RANGE) {
        return unit;
      }
    }
    return null;
  }

  /** Those who panic go whatever the result, and those beside them catch it (23.1, 23.2). */
  @Override
  protected Met meets(Position p, Side attacker, Defence defence, int result) {
    Panic panic = book.panic();
    if (!panic.reigns(p) || !anyPanics(p, panic, defence.hex())) {
      return super.meets(p, attacker, defence, result);
    }
    double steps = shaken(p, panic, defence.hex());
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int beside = board().neighbour(defence.hex(), d);
      steps += beside < 0 ? 0 : shaken(p, panic, beside);
    }
    return new Met(steps, 1);
  }

  private boolean anyPanics(Position p, Panic panic, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = rules.roster().get(u);
      if (unit.hasSteps() && panic.panics(p, unit)) {
        return true;
      }
    }
    return false;
  }

  /** The divisions in a hex that lose a step when the panic takes them. */
  private int shaken(Position p, Panic panic, int hex) {
    int steps = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = rules.roster().get(u);
      if (panic.panics(p, unit)
          && !p.has(unit, BrusilovState.PANICKED)
          && unit.sizeMark() == Counter.Size.DIVISION
          && p.stepsLeft(unit) > 1) {
        steps++;
      }
    }
    return steps;
  }
}
