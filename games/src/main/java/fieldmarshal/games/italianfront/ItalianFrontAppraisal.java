package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.CommandAppraisal;
import fieldmarshal.engine.ErrandAppraisal;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Playbook;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.games.italianfront.Counter.Nation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * What victory (5.0) makes of units and ground. Eighteen hexes count, Venezia may decide the game
 * at once, and morale makes every step of an army worth more or less. Units attack before they
 * move: a movement prepares the attacks of the next turn.
 */
final class ItalianFrontAppraisal extends Chapter
    implements Appraisal, CommandAppraisal, ErrandAppraisal {
  /** What a level of morale adds to the worth of a step. */
  private static final double MORALE = 0.04;

  private static final double HUNGER = 0.7;

  /** What a factor costs that attacks here and nowhere else. */
  private static final double EFFORT = 0.04;

  /**
   * Fitted to the ends of 89 games of staffs of many styles: an army that is whole counts about
   * half as much for each point of worth as a victory point, ground that draws units tells nothing.
   */
  private static final Outlook OUTLOOK = new Outlook(1, 3.8, 0, 0, 0, 0.5, 0.1, 1);

  /** Forward through every gap; kills and ground for losses. */
  private static final Posture OFFENSIVE = new Posture(2.2, 0.6, 0, 0.6, 0.2);

  private static final Posture ATTACK = new Posture(1.1, 0.9, 0, 1, 1);
  private static final Posture HOLD = new Posture(0.6, 1.3, 2.5, 1, 1.5);

  /** Away from the old line, and no attack that is not very good. */
  private static final Posture RETREAT = new Posture(3, 1.3, 3, 0.5, 0);

  private final ItalianFrontForecasts forecasts;
  private final Objectives objectives;
  private final ItalianFrontAdvice advice;
  private final Playbook playbook;
  private final double[] crossing;

  /** The same for pages of the playbook, as they were asked for. */
  private final Map<Playbook.Page, ItalianFrontAppraisal> followed = new ConcurrentHashMap<>();

  ItalianFrontAppraisal(ItalianFrontRules rules) {
    this(rules, Playbook.Page.BLANK);
  }

  private ItalianFrontAppraisal(ItalianFrontRules rules, Playbook.Page page) {
    super(rules);
    objectives = new Objectives(rules, page);
    forecasts = new ItalianFrontForecasts(rules, objectives);
    advice = new ItalianFrontAdvice(rules, this, objectives, forecasts);
    playbook =
        Playbook.read(
            ItalianFront.FOLDER + "/playbook.tsv", rules.game().sides(), board, Objectives.ORDERS);
    crossing = new double[board.size() * Board.DIRECTIONS];
    for (int hex = 0; hex < board.size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        crossing[hex * Board.DIRECTIONS + d] =
            !theatre.open(hex, d) ? 0 : theatre.river(hex, d) ? 0.75 : 1;
      }
    }
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

  /** By the chart: what the 14th Army's headquarters adds goes when it marches on. */
  @Override
  public int room(Position p, Unit unit, int hex) {
    return theatre.isAlpine(hex) && !((Counter) unit).isMountain()
        ? 0
        : rules.stacking().chartLimit(hex) + rules.stacking().crowd(p);
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

  @Override
  public double hexValue(Position p, Unit unit, int hex) {
    return objectives.ground(p, ((Counter) unit).sideIndex(), hex);
  }

  @Override
  public double holdingValue(Position p, Side side, int hex) {
    return objectives.holding(p, side.index(), hex);
  }

  @Override
  public double prize(Position p, Side side, int hex) {
    return objectives.prize(p, side.index(), hex);
  }

  /** The hexes that count for victory. */
  @Override
  public List<Goal> goals(Position p, Side side) {
    List<Goal> goals = new ArrayList<>();
    for (int hex : theatre.victoryHexes()) {
      if (!board.name(hex).isEmpty()) {
        boolean held = rules.control().controller(p, hex) == side.index();
        goals.add(
            new Goal(board.name(hex), Hexes.of(hex), held, hex == objectives.venezia() ? 3 : 1));
      }
    }
    return goals;
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

  /** Strategic movement comes before both player-turns. */
  @Override
  public boolean operations(Position p) {
    return rules.sequence().step(p) != Sequence.Step.STRATEGIC;
  }

  @Override
  public int partsInTurn() {
    return 2;
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

  /**
   * First the Central Powers attack, at last the Allies, who go on even if they would win as it
   * stands; between, a side attacks only if it would lose.
   */
  @Override
  public Posture posture(Position p, Side side) {
    int own = side.index();
    if (own == ALLIED && objectives.retreat().ordered(p)) {
      return RETREAT;
    }
    if (objectives.attacks(turn(p), own)) {
      return OFFENSIVE;
    }
    boolean wins = rules.victory().margin(p) >= Victory.MARGIN == (own == ALLIED);
    return wins || own == ALLIED ? HOLD : ATTACK;
  }

  @Override
  public Appraisal following(Playbook.Page page) {
    return page.isUsual()
        ? this
        : followed.computeIfAbsent(page, key -> new ItalianFrontAppraisal(rules, key));
  }

  @Override
  public Playbook playbook() {
    return playbook;
  }

  @Override
  public Outlook outlook() {
    return OUTLOOK;
  }

  @Override
  public double lead(double own, double enemy) {
    return Objectives.POINT * (own - enemy);
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
