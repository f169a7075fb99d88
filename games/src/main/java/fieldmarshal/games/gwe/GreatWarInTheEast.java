package fieldmarshal.games.gwe;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Engaged;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Level;
import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.Vocabulary;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.BookRules;
import fieldmarshal.engine.book.Clock;
import fieldmarshal.engine.book.End;
import fieldmarshal.engine.book.Narrator;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The standard rules of Great War in the East, as a table of contents. A game of the series puts
 * its own chapters in the place of these where its exclusive rules differ.
 */
public abstract class GreatWarInTheEast extends BookRules<GreatWarInTheEast, Counter> {
  /** What comes of an attack that falls below the least odds before its die. */
  static final String CALLED_OFF = "called off";

  /** Of the die. */
  static final int FACES = 6;

  private final Theatre theatre;
  private final Narrator narrator;
  private final Counter[][] hqs = new Counter[2][];
  private final int[][] exits = new int[2][];

  // The chapters, in the order of the book.
  protected Pieces pieces; // 2
  protected Sequence sequence; // 4
  protected Movement movement; // 5.1, 5.2
  protected Railways railways; // 5.3
  protected TerrainEffects terrain; // 5.4
  protected Stacking stacking; // 6
  protected Zones zones; // 7
  protected Combat combat; // 8.1 to 8.4
  protected CombatResults results; // 8.5, 8.9
  protected Retreats retreats; // 8.6
  protected Advances advances; // 8.7
  protected Supply supply; // 9
  protected Command command; // 10.1 to 10.4
  protected Headquarters headquarters; // 10.5
  protected Fortresses fortresses; // 11
  protected Withdrawal withdrawal; // 12.1
  protected Replacement replacement; // 13
  protected Reinforcements reinforcements; // 14
  protected Support support; // exclusive rules only
  protected Victory victory; // exclusive rules only

  /** What the standard rules keep in a position. */
  public static final Vocabulary STANDARD =
      new Vocabulary(Flag.ALL, UnitNumber.ALL, Global.ALL, Derived.ALL, Pieces.FIELDS);

  /**
   * The chapters that have no standard form: a game must bring them.
   *
   * @param vocabulary what the game keeps in a position, the standard rules' own first
   */
  public record Exclusive(
      Vocabulary vocabulary,
      java.util.function.Function<GreatWarInTheEast, Stacking> stacking,
      java.util.function.Function<GreatWarInTheEast, Railways> railways,
      java.util.function.Function<GreatWarInTheEast, Supply> supply,
      java.util.function.Function<GreatWarInTheEast, Replacement> replacement,
      java.util.function.Function<GreatWarInTheEast, Reinforcements> reinforcements,
      java.util.function.Function<GreatWarInTheEast, Victory> victory) {}

  @SuppressWarnings("this-escape")
  protected GreatWarInTheEast(
      Game game,
      Theatre theatre,
      Roster<Counter> roster,
      Set<String> options,
      Exclusive exclusive) {
    super(
        game,
        theatre.board(),
        roster,
        options,
        exclusive
            .vocabulary()
            .layout(
                roster.size(),
                theatre.board().size(),
                List.of("eliminated", "unused", "reinforcements", "off-map")),
        Counter[]::new,
        Counter[][]::new);
    this.theatre = theatre;
    narrator = new GreatWarNarrator(board(), layout(), marks());
    for (int side = 0; side < 2; side++) {
      int index = side;
      hqs[side] =
          roster.all().stream()
              .filter(unit -> unit.side().index() == index && unit.isHq())
              .toArray(Counter[]::new);
      exits[side] =
          java.util.stream.IntStream.range(0, theatre.board().size())
              .filter(hex -> theatre.exit(index, hex))
              .toArray();
    }
    pieces = new Pieces(this);
    sequence = new Sequence(this);
    movement = new Movement(this);
    railways = exclusive.railways().apply(this);
    terrain = new TerrainEffects(this);
    stacking = exclusive.stacking().apply(this);
    zones = new Zones(this);
    combat = new Combat(this);
    results = new CombatResults(this);
    retreats = new Retreats(this);
    advances = new Advances(this);
    supply = exclusive.supply().apply(this);
    command = new Command(this);
    headquarters = new Headquarters(this);
    fortresses = new Fortresses(this);
    withdrawal = new Withdrawal(this);
    replacement = exclusive.replacement().apply(this);
    reinforcements = exclusive.reinforcements().apply(this);
    support = new Support(this);
    victory = exclusive.victory().apply(this);
  }

  /** Called by a game when all its chapters are in place. */
  protected final void ready() {
    terrain.prepare();
    supply.prepare();
    command.prepare();
  }

  // ---- the chapters

  public final Pieces pieces() {
    return pieces;
  }

  public final Sequence sequence() {
    return sequence;
  }

  public final Movement movement() {
    return movement;
  }

  public final Railways railways() {
    return railways;
  }

  public final TerrainEffects terrain() {
    return terrain;
  }

  public final Stacking stacking() {
    return stacking;
  }

  public final Zones zones() {
    return zones;
  }

  public final Combat combat() {
    return combat;
  }

  public final CombatResults results() {
    return results;
  }

  public final Retreats retreats() {
    return retreats;
  }

  public final Advances advances() {
    return advances;
  }

  public final Supply supply() {
    return supply;
  }

  public final Command command() {
    return command;
  }

  public final Headquarters headquarters() {
    return headquarters;
  }

  public final Fortresses fortresses() {
    return fortresses;
  }

  public final Withdrawal withdrawal() {
    return withdrawal;
  }

  public final Replacement replacement() {
    return replacement;
  }

  public final Reinforcements reinforcements() {
    return reinforcements;
  }

  public final Support support() {
    return support;
  }

  public final Victory victory() {
    return victory;
  }

  // ---- what a game sets

  /** The last turn of the scenario. */
  public abstract int lastTurn();

  /** The first turn of the scenario. */
  public int firstTurn() {
    return 1;
  }

  /** Whether the players have agreed that headquarters command all within their radius. */
  @Case("GWE-10.32-OPT")
  public boolean unlimitedCommand() {
    return options().contains("unlimited-command");
  }

  /** The case that rules support in combat, for prompts. */
  protected String supportCase() {
    return "GWE-8.0-PROC";
  }

  /** Whether a headquarters fights as a heroic leader. */
  @Case({"GWE-10.12", "GWE-10.23"})
  protected boolean heroics(Counter hq) {
    return hq.printed().heroic();
  }

  /** The letter by which the terrain chart of the series knows the game. */
  public abstract String chartLetter();

  /**
   * What the game's own flags mean, for the log; asked for before the game's own fields are set.
   */
  protected Map<String, Narrator.Mark> marks() {
    return Map.of();
  }

  /** Puts the pieces on the table. */
  @Case("GWE-3.0")
  protected void setUp(Table t) {
    for (Counter unit : roster().all()) {
      if (unit.isFortress()) {
        t.place(unit, board().hex(unit.setup()), "set up");
      } else {
        setUp(t, unit, unit.setup());
      }
    }
  }

  /** Four digits are a hex; a shorter code is a turn, perhaps with a letter. */
  @Case("GWE-3.0")
  protected final void setUp(Table t, Counter unit, String code) {
    if (code.length() == 4) {
      pieces.put(t, unit, board().hex(code), "set up");
    } else if (!code.isEmpty()) {
      t.place(unit, Reinforcements.DUE, "set up");
      t.setUnitNumber(unit, UnitNumber.DUE, turnOf(code));
    }
  }

  @Case("GWE-3.0")
  public static int turnOf(String code) {
    int end = 0;
    while (end < code.length() && Character.isDigit(code.charAt(end))) {
      end++;
    }
    return Integer.parseInt(code.substring(0, end));
  }

  @Case("GWE-3.0")
  public static String letterOf(String code) {
    int end = 0;
    while (end < code.length() && Character.isDigit(code.charAt(end))) {
      end++;
    }
    return code.substring(end);
  }

  /** Decisions before the first turn, the last to be made pushed first. */
  protected void askBeforeTheFirstTurn(Table t) {}

  // ---- helpers for the chapters

  public final Theatre theatre() {
    return theatre;
  }

  public final Counter[] headquartersOf(int side) {
    return hqs[side];
  }

  final int[] exitsOf(int side) {
    return exits[side];
  }

  @Override
  public final int turn(Position p) {
    return p.global(Global.TURN);
  }

  @Override
  public final Part part(Position p) {
    return sequence.part(p);
  }

  @Override
  public final String phase(Position p) {
    return sequence.step(p).phase();
  }

  @Override
  protected final void tick(Table t) {
    sequence.tick(t);
  }

  @Override
  protected final Outcome outcome(Position p) {
    return victory.outcome(p);
  }

  @Override
  public final List<Level> levels() {
    return victory.levels();
  }

  @Override
  public final Level.@Nullable Missed missed(Position position) {
    return victory.missed(position);
  }

  @Override
  protected final void open(Table t) {
    t.setGlobal(Global.TURN, firstTurn());
    setUp(t);
    askBeforeTheFirstTurn(t);
  }

  @Override
  protected final int holder(Position p, int hex) {
    return pieces.lastOccupant(p, hex);
  }

  @Override
  protected final Narrator narrator() {
    return narrator;
  }

  // ---- Rules

  @Override
  protected final Refused notNow(Position position) {
    return Refused.of("GWE-4.0-C", "The game is over.");
  }

  @Override
  public final Answer<Preview> preview(Position position, Order.Attack attack) {
    if (!(position.pending() instanceof Combat.Segment)) {
      return Answer.refused(Refused.of("GWE-8.11", "Units attack only in the combat phase."));
    }
    Refused refused = combat.check(position, attack);
    return refused != null
        ? Answer.refused(refused)
        : Answer.of(combat.preview(position, attack, outcomes(position, attack)));
  }

  @Override
  public final fieldmarshal.engine.@Nullable Combat combat(Position position) {
    return combat.underWay(position);
  }

  @Override
  public final @Nullable Engaged engaged(Position position) {
    Battle battle = Below.find(position, Battle.class);
    return battle == null ? null : Engaged.of(battle.attack().units(), battle.attack().targets());
  }

  /**
   * How probable each result is, by playing the attack through the rules themselves: every face of
   * every die, the defender adding no support.
   */
  private List<Preview.Chance> outcomes(Position position, Order.Attack attack) {
    Map<Position, Double> open = new LinkedHashMap<>();
    Map<String, Double> results = new java.util.TreeMap<>();
    spread((Ruling.Granted) judge(position, attack), 1, open, results);
    while (!open.isEmpty()) {
      Map<Position, Double> next = new LinkedHashMap<>();
      for (Map.Entry<Position, Double> entry : open.entrySet()) {
        if (decision(entry.getKey()) instanceof Decision.Chance chance) {
          for (int face = 1; face <= chance.faces(); face++) {
            spread(roll(entry.getKey(), face), entry.getValue() / chance.faces(), next, results);
          }
        } else {
          spread(
              (Ruling.Granted) judge(entry.getKey(), Order.PASS), entry.getValue(), next, results);
        }
      }
      open = next;
    }
    List<Preview.Chance> chances = new ArrayList<>();
    results.forEach((result, p) -> chances.add(new Preview.Chance(result, p, meaning(result))));
    return chances;
  }

  private static void spread(
      Ruling.Granted granted,
      double probability,
      Map<Position, Double> open,
      Map<String, Double> results) {
    for (Event event : granted.events()) {
      if (event instanceof Event.Fought fought) {
        results.merge(fought.result(), probability, Double::sum);
        return;
      }
      if (event instanceof Event.Noted noted && noted.caseId().equals("GWE-8.8-MIN")) {
        results.merge(CALLED_OFF, probability, Double::sum);
        return;
      }
    }
    open.merge(granted.next(), probability, Double::sum);
  }

  @Override
  public final Meaning meaning(String result) {
    return result.equals(CALLED_OFF) ? new Meaning("", "", 0) : combat.table().meaning(result);
  }

  @Override
  public final Answer<Reach> reach(Position position, Unit unit) {
    Counter counter = (Counter) unit;
    if (!(position.pending() instanceof Movement.Segment)) {
      return Answer.refused(Refused.of("GWE-5.11", "Units move only in the movement phase."));
    }
    Refused refused = movement.mayWalk(position, counter);
    return refused != null
        ? Answer.refused(refused)
        : Answer.of(movement.reach(position, counter, Movement.MARCH));
  }

  @Override
  public final Trace supply(Position position, Unit unit) {
    return supply.trace(position, (Counter) unit);
  }

  @Override
  public final Trace command(Position position, Unit unit) {
    return command.trace(position, (Counter) unit);
  }

  @Override
  public final Hexes zones(Position position, Side side) {
    return Hexes.wrap(zones.presence(position, side.index()).zone.toArray());
  }

  @Override
  public final List<Explanation> points(Position position) {
    return victory.points(position);
  }

  @Override
  protected List<Status.Marker> markers(Position position) {
    List<Status.Marker> markers = new ArrayList<>();
    for (Side side : sides()) {
      markers.add(
          new Status.Marker(
              "rail " + side.id(),
              railways.used(position, side) + " of " + railways.capacity(side),
              "GWE-5.31"));
    }
    return markers;
  }

  /** The turn, the points, what each side's railways carry; games add their own. */
  @Override
  public List<Track> tracks(Position p) {
    List<Track> tracks = new ArrayList<>();
    tracks.add(Track.turns(turn(p), firstTurn(), lastTurn(), "GWE-4.0-C"));
    List<Explanation> points = victory.points(p);
    for (int i = 0; i < points.size(); i++) {
      Side side = sides().get(i);
      tracks.add(
          Track.open(
              "points-" + side.id(),
              "Victory points",
              side,
              (int) points.get(i).total(),
              Math.min(0, (int) points.get(i).total()),
              points.get(i).caseId()));
    }
    for (Side side : sides()) {
      // Who arrived free of the capacity and stays aboard counts, so the track may be overrun.
      int used = railways.used(p, side);
      int capacity = railways.capacity(side);
      tracks.add(
          Track.counted(
                  "rail-" + side.id(),
                  "Stacking points moved by rail",
                  side,
                  used,
                  Math.max(used, capacity),
                  "GWE-5.31")
              .with(new Track.Step(capacity, "capacity")));
    }
    tracks.addAll(command.tracks(p));
    return tracks;
  }

  @Override
  public List<MapMarker> mapMarkers(Position p) {
    return fortresses.markers(p);
  }

  @Override
  public final UnitState unitState(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return new UnitState(
        unit,
        where(p, unit, Reinforcements.DUE, UnitNumber.DUE),
        unit.steps(),
        p.lost(unit),
        pieces.attack(p, counter),
        pieces.defence(p, counter),
        movement.allowance(p, counter, Movement.MARCH),
        flags(p, unit));
  }

  @Override
  public List<String> faults(Position position) {
    return GreatWarFaults.of(this, position);
  }

  @Override
  public Map<String, Pending<?>> frames() {
    return Map.of(
        "clock", new Clock<GreatWarInTheEast>(),
        "reinforcement", new Reinforcements.Segment(),
        "command", new Command.Segment(false),
        "command-marking", new Command.Marking(false),
        "movement", new Movement.Segment(),
        "withdrawal", new Withdrawal.Segment(),
        "combat-command", new Command.Segment(true),
        "combat", new Combat.Segment(),
        "replacement", new Replacement.Segment(),
        "end", new End<GreatWarInTheEast>());
  }

  @Override
  public final Editor editor() {
    return new TableEditor(this);
  }

  @Override
  public final Clerk clerk() {
    return new GreatWarClerk(this);
  }

  @Override
  protected Appraisal newAppraisal() {
    return new GreatWarAppraisal(this);
  }
}
