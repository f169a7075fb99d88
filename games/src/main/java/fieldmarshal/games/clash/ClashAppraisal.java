package fieldmarshal.games.clash;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.CombatMomentAppraisal;
import fieldmarshal.engine.ErrandAppraisal;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Playbook;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.path.Flood;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What bots go by: the places that count for victory, near and far; hexes that win or lose the game
 * at once and want a garrison; steps and ratings; the moment of combat with the odds of the cup.
 * Amounts are victory points times {@link #SCALE}.
 */
final class ClashAppraisal implements Appraisal {
  /** A victory point is worth several steps. */
  private static final double SCALE = 3;

  /** How fast the pull of an invader fades, in hexes. */
  private static final double PULL_OF_INVADERS = 4;

  /** What a place that the side holds counts of one that it does not. */
  private static final double HELD = 0.5;

  /** What a step of an invader is worth to those who stand near it. */
  private static final double INVADER = 0.15;

  /** From how far an enemy makes a place worth a garrison. */
  private static final int NEAR = 6;

  /** The part of a threat that the garrison of a vital hex should match. */
  private static final double GARRISON = 0.6;

  /** The strength of a division behind walls. */
  private static final double A_DIVISION = 3;

  /** The points of a place for whose storm a marker is kept. */
  private static final double WORTH_A_MARKER = 2;

  /** The part of its worth that a unit without supply costs. */
  private static final double HUNGER = 0.4;

  private final ClashRules rules;
  private final Theatre theatre;
  private final Board board;
  private final double[] crossing;
  private final double[] cover;
  private final Goals goals;
  private final Garrisons garrisons;
  private final Errands errands;
  private final Playbook playbook;
  private final CombatMoment moment;

  /** The same with other pulls, as they were asked for. */
  private final Map<List<Playbook.Pull>, ClashAppraisal> drawn = new ConcurrentHashMap<>();

  private final double[] fadingInvaders;
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
    cover = new double[board.size()];
    for (int hex = 0; hex < cover.length; hex++) {
      cover[hex] = 1;
      for (Ground.Effect effect : theatre.ground().in(hex)) {
        cover[hex] *= 1 + 0.3 * effect.defence() - 0.5 * effect.shift();
      }
    }
    fadingInvaders = new double[Goals.FARTHEST + 1];
    for (int i = 0; i <= Goals.FARTHEST; i++) {
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
    goals = new Goals(rules);
    garrisons = new Garrisons(rules, goals, marches);
    errands = new Errands(rules, this, goals);
    moment = new CombatMoment(rules, this, garrisons);
    playbook =
        Playbook.read(rules.folder() + "/playbook.tsv", rules.game().sides(), board, Set.of());
  }

  /** The same with other goals. */
  private ClashAppraisal(ClashAppraisal usual, Goals goals) {
    rules = usual.rules;
    theatre = usual.theatre;
    board = usual.board;
    floods = usual.floods;
    crossing = usual.crossing;
    cover = usual.cover;
    marches = usual.marches;
    garrisons = usual.garrisons;
    playbook = usual.playbook;
    fadingInvaders = usual.fadingInvaders;
    this.goals = goals;
    errands = new Errands(rules, this, goals);
    moment = new CombatMoment(rules, this, garrisons);
  }

  @Override
  public Appraisal following(Playbook.Page page) {
    return page.isUsual()
        ? this
        : drawn.computeIfAbsent(page.pulls(), key -> new ClashAppraisal(this, goals.with(key)));
  }

  /** The places that count for victory or decide the game. */
  @Override
  public List<Goal> goals(Position p, Side side) {
    return goals.named(p, side.index());
  }

  private double crosses(int hex, int d) {
    if (!theatre.open(hex, d)) {
      return 0;
    }
    int side = board.side(hex, d);
    return (side & TerrainCode.MAJOR) != 0 ? 0.7 : (side & TerrainCode.RIVER) != 0 ? 0.8 : 1;
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
    double cover = this.cover[hex];
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

  /** Who may stand together decides how many they are: {@link #together}. */
  @Override
  public int room(Position p, Unit unit, int hex) {
    return 3;
  }

  @Override
  public boolean together(Position p, List<Unit> there, Unit unit, int hex) {
    return rules.stacking().together(p, there, (Counter) unit, hex);
  }

  @Override
  public double worth(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return SCALE * (counter.isCavalry() ? 0.3 : 0.2 + 0.08 * counter.printedTer());
  }

  // ---- ground

  @Override
  public double hexValue(Position p, Unit unit, int hex) {
    Counter counter = (Counter) unit;
    int side = counter.sideIndex();
    return SCALE * (goals.pull(p, counter)[hex] + INVADER * invaders(p, side, hex))
        + (hex == p.place(unit) && garrisons.stays(p, counter)
            ? HELD * SCALE * goals.decisive(1 - side, hex)
            : 0);
  }

  /** How enemies on the side's own ground draw. */
  private double invaders(Position p, int side, int hex) {
    double pull = 0;
    for (Counter enemy : rules.unitsOf(1 - side)) {
      int place = p.place(enemy);
      if (place >= 0 && theatre.owner(place) == side) {
        pull +=
            p.stepsLeft(enemy)
                * fadingInvaders[Math.min(Goals.FARTHEST, board.distance(place, hex))];
      }
    }
    return pull;
  }

  /** A place to be taken, or one that an enemy could take: whoever stands there decides. */
  @Override
  public double holdingValue(Position p, Side side, int hex) {
    if (!goals.isGoal(hex)) {
      return 0;
    }
    int own = side.index();
    if (rules.control().controller(p, hex) != own) {
      return 2 * SCALE * goals.decisive(own, hex);
    }
    double lost = SCALE * goals.decisive(1 - own, hex);
    if (goals.enemyWithin(p, own, hex, NEAR)) {
      return lost;
    }
    return rules.victory().vital(1 - own, hex) > 0 ? lost / 3 : 0;
  }

  /** A place falls with its last defender; elsewhere ground is not lost step by step. */
  @Override
  public double ground(Position p, Unit unit, int hex) {
    int side = ((Counter) unit).sideIndex();
    return HELD * SCALE * goals.decisive(1 - side, hex);
  }

  @Override
  public double prize(Position p, Side side, int hex) {
    return taking(p, side, hex);
  }

  /** A place that the enemy holds. */
  @Override
  public double taking(Position p, Side side, int hex) {
    return rules.control().controller(p, hex) == side.index()
        ? 0
        : SCALE * goals.decisive(side.index(), hex);
  }

  /** Whoever loses such a hex loses the game, or comes near to it. */
  @Override
  public double garrison(Position p, Side side, int hex, double threat) {
    int enemy = 1 - side.index();
    return rules.victory().vital(enemy, hex) == 0
        ? 0
        : Math.max(GARRISON * threat, rules.victory().decides(enemy, hex) ? A_DIVISION : 0);
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
    Reach reach = p.onMap(unit) && !garrisons.stays(p, (Counter) unit) ? reach(p, unit) : null;
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

  @Nullable Reach reach(Position p, Unit unit) {
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

  /** Where its army marches on the average. */
  Ways march(Position p, Counter unit) {
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

  @Override
  public ErrandAppraisal errands() {
    return errands;
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

  /** All enemies in the zones of the attackers are to be attacked then. */
  @Override
  public boolean combinedAttacksOwe() {
    return true;
  }

  @Override
  public CombatMomentAppraisal combatMoment() {
    return moment;
  }

  /**
   * A marker is kept for the storm of a place worth having; when few turns are left to spend it, it
   * helps where several attacks can be made.
   */
  @Override
  public double gain(Position p, Order order) {
    if (!(p.pending() instanceof Sequence.Declaration)
        || !order.equals(Order.Choose.option(Sequence.WITH_MARKER))) {
      return 0;
    }
    int side = p.global(Global.PLAYER);
    List<Integer> targets = rules.combat().targets(p);
    for (int target : targets) {
      if (rules.control().controller(p, target) != side
          && goals.decisive(side, target) >= WORTH_A_MARKER) {
        return 1;
      }
    }
    int left = rules.offensives().turnsLeft(p, side);
    boolean late = left <= 2 * rules.offensives().left(p, side) + 1;
    return late && targets.size() >= 2 || left <= 1 && moment.lastCall(p) ? 1 : -1;
  }

  @Override
  public @Nullable Advice advice(Position p) {
    return rules.advice(p);
  }

  @Override
  public Playbook playbook() {
    return playbook;
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

  /**
   * Fitted to the ends of 70 games of each battle by staffs of many styles: the points tell most,
   * steps a little. The pull of places tells nothing: it is weaker when a place has been taken.
   */
  private static final Outlook OUTLOOK = new Outlook(1, 0.2, 0, 0, 0, 0.3, 0.1, 1);

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

  /**
   * Most of a turn. What plans of one army have brought after two or three markers tells nothing of
   * the end of the game: no correlation in 190 pairs of games of Galicia, 0.2 after six markers.
   */
  @Override
  public int horizon() {
    return 6;
  }
}
