package fieldmarshal.games.clash;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Chit;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Engaged;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Layout;
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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The rules of Clash of Giants II, as a table of contents. A battle extends it and puts its own
 * chapters in the place of those that differ.
 */
public class ClashRules extends BookRules<ClashRules, Counter> {
  /** Waits beside the map for its turn. */
  public static final int DUE = Layout.box(2);

  /** What the common book keeps in a position. */
  public static final Vocabulary STANDARD =
      new Vocabulary(Flag.ALL, UnitNumber.ALL, Global.ALL, Derived.ALL, Field.ALL);

  private final ClashGame game;
  private final Game.Scenario scenario;
  private final Narrator narrator;

  // The chapters, in the order of the book.
  protected Pieces pieces; // 2
  protected Control control; // 4.2
  protected Victory victory; // 4.1
  protected Sequence sequence; // 5
  protected Stacking stacking; // 6
  protected Zones zones; // 7
  protected Supply supply; // 8
  protected Reinforcements reinforcements; // 9.2
  protected Replacements replacements; // 9.3
  protected Command command; // 10
  protected Movement movement; // 11
  protected Railways railways; // the battle books
  protected Combat combat; // 12.1 to 12.5 (the duty of combined attacks in Duties)
  protected Reckoning reckoning; // 12.6, 12.71, 12.9
  protected Results results; // 12.7
  protected Retreats retreats; // 12.8
  protected Advances advances; // 12.77
  protected Forts forts; // 13
  protected Cavalry cavalry; // 14
  private final Forecasts forecasts;
  protected Offensives offensives; // the battle books

  /**
   * @param vocabulary what the battle keeps in a position, {@link #STANDARD} first
   */
  @SuppressWarnings("this-escape")
  public ClashRules(
      ClashGame game, Game.Scenario scenario, Set<String> options, Vocabulary vocabulary) {
    super(
        game,
        game.theatre().board(),
        game.roster(),
        options,
        vocabulary.layout(
            game.roster().size(),
            game.theatre().board().size(),
            List.of("eliminated", "unused", "reinforcements")),
        Counter[]::new,
        Counter[][]::new);
    this.game = game;
    this.scenario = scenario;
    narrator = new ClashNarrator(this);
    pieces = new Pieces(this);
    control = new Control(this);
    victory = new Victory(this);
    sequence = new Sequence(this);
    stacking = new Stacking(this);
    zones = new Zones(this);
    supply = new Supply(this);
    reinforcements = new Reinforcements(this);
    replacements = new Replacements(this);
    command = new Command(this);
    movement = new Movement(this);
    railways = new Railways(this);
    combat = new Combat(this);
    reckoning = new Reckoning(this);
    results = new Results(this);
    retreats = new Retreats(this);
    advances = new Advances(this);
    forts = new Forts(this);
    cavalry = new Cavalry(this);
    forecasts = new Forecasts(this);
    offensives = new Offensives(this);
  }

  // ---- the chapters

  public final Pieces pieces() {
    return pieces;
  }

  public final Control control() {
    return control;
  }

  public final Victory victory() {
    return victory;
  }

  public final Sequence sequence() {
    return sequence;
  }

  public final Stacking stacking() {
    return stacking;
  }

  public final Zones zones() {
    return zones;
  }

  public final Supply supply() {
    return supply;
  }

  public final Reinforcements reinforcements() {
    return reinforcements;
  }

  public final Replacements replacements() {
    return replacements;
  }

  public final Command command() {
    return command;
  }

  public final Movement movement() {
    return movement;
  }

  public final Railways railways() {
    return railways;
  }

  public final Combat combat() {
    return combat;
  }

  public final Reckoning reckoning() {
    return reckoning;
  }

  public final Results results() {
    return results;
  }

  public final Retreats retreats() {
    return retreats;
  }

  public final Advances advances() {
    return advances;
  }

  public final Forts forts() {
    return forts;
  }

  public final Cavalry cavalry() {
    return cavalry;
  }

  final Forecasts forecasts() {
    return forecasts;
  }

  /** The Combat Resolution Chart. */
  final CombatChart chart() {
    return game.combatChart();
  }

  public final Offensives offensives() {
    return offensives;
  }

  // ---- helpers for the chapters

  public final Theatre theatre() {
    return game.theatre();
  }

  public final Game.Scenario scenario() {
    return scenario;
  }

  /** The folder of the battle's data. */
  public final String folder() {
    return game.folder();
  }

  public final List<Army> armies() {
    return game.armies();
  }

  /** The army with a number, from 1. */
  public final Army army(int number) {
    return game.armies().get(number - 1);
  }

  /** The army with an id, or null. */
  public final @Nullable Army army(String id) {
    for (Army army : game.armies()) {
      if (army.id().equals(id)) {
        return army;
      }
    }
    return null;
  }

  /** Whether a turn is two player turns without a cup, as in volume one. */
  @Case("COG-5.1b")
  public boolean playerTurns() {
    return false;
  }

  public final boolean on(String option) {
    return options().contains(option);
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
  public final Level.@Nullable Missed missed(Position position) {
    return victory.missed(position);
  }

  @Override
  public final List<Level> levels() {
    return victory.ladder();
  }

  /** Puts the units where the battle's data say; the others wait for their turn. */
  @Override
  @Case({"COG-3.0", "COG-2.1a", "COG-2.2b", "COG-2.28b", "COG-G1b", "COG-Y1b"})
  protected void open(Table t) {
    t.setGlobal(Global.TURN, scenario.firstTurn());
    control.setUp(t);
    offensives.setUp(t);
    for (Counter unit : roster().all()) {
      t.setUnitNumber(unit, UnitNumber.ARMY, unit.printedArmy());
      if (unit.entry() == 0) {
        pieces.put(t, unit, board().hex(unit.hexNumber()), "set up");
      } else {
        t.shift(unit, DUE);
        t.setUnitNumber(unit, UnitNumber.DUE, unit.entry());
      }
    }
  }

  @Override
  protected final int holder(Position p, int hex) {
    return control.controller(p, hex);
  }

  @Override
  protected final List<Status.Marker> markers(Position p) {
    return new Tracks(this).markers(p);
  }

  @Override
  protected final Narrator narrator() {
    return narrator;
  }

  // ---- Rules

  @Override
  @Case({"COG-4.1b", "COG-5.36b"})
  protected final Refused notNow(Position position) {
    return Refused.of(
        position.global(Global.WINNER) > 0 ? "COG-4.1b" : "COG-5.36b", "The game is over.");
  }

  @Override
  public Answer<Preview> preview(Position position, Order.Attack attack) {
    if (!Combat.planned(position)) {
      return Answer.refused(Refused.of("COG-12.1a", "Units attack only in a combat."));
    }
    Refused refused = combat.refuse(position, attack);
    return refused != null
        ? Answer.refused(refused)
        : Answer.of(
            new CombatPreview(this)
                .of(position, Combat.counters(attack.units()), attack.targets().at(0)));
  }

  @Override
  public final fieldmarshal.engine.@Nullable Combat combat(Position position) {
    return new CombatPreview(this).underWay(position);
  }

  @Override
  public final @Nullable Engaged engaged(Position position) {
    Battle battle = Below.find(position, Battle.class);
    return battle == null || battle.attackers().isEmpty()
        ? null
        : Engaged.of(battle.attackers(), Hexes.of(battle.target()));
  }

  @Override
  public final Meaning meaning(String result) {
    return Outcomes.meaning(result);
  }

  @Override
  public final Answer<Reach> reach(Position position, Unit unit) {
    return movement.reach(position, (Counter) unit, Movement.MARCH);
  }

  @Override
  public final Trace supply(Position position, Unit unit) {
    return supply.trace(position, (Counter) unit);
  }

  @Override
  @Case("COG-10.1c")
  public final Trace command(Position position, Unit unit) {
    return new Trace(true, null, "Every unit is always in command in this game.", "COG-10.1c");
  }

  @Override
  public final Hexes zones(Position position, Side side) {
    return Hexes.wrap(
        IntStream.range(0, board().size())
            .filter(hex -> zones.enemyZone(position, 1 - side.index(), hex))
            .toArray());
  }

  @Override
  public final List<Explanation> points(Position position) {
    return victory.points(position);
  }

  @Override
  public List<Track> tracks(Position position) {
    return new Tracks(this).tracks(position);
  }

  @Override
  public final List<Chit> chits(Position position) {
    return command.chits(position);
  }

  @Override
  public List<MapMarker> mapMarkers(Position position) {
    return new Tracks(this).mapMarkers(position);
  }

  @Override
  public final UnitState unitState(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    int strength = pieces.strength(p, counter);
    return new UnitState(
        unit,
        where(p, unit, DUE, UnitNumber.DUE),
        unit.steps(),
        p.lost(unit),
        counter.attacks() ? strength : 0,
        strength,
        command.points(p, counter),
        shown(p, unit));
  }

  /** The markers of a unit. In volume one Done stands for a replacement too. */
  @Case({"COG-5.32b", "COG-2.28f"})
  private List<String> shown(Position p, Unit unit) {
    List<String> flags = flags(p, unit);
    if (playerTurns()) {
      flags.remove(Flag.ALL.ofBit(Flag.REPLACED));
    }
    return flags;
  }

  @Override
  public List<String> faults(Position position) {
    return ClashFaults.of(this, position);
  }

  @Override
  public Map<String, Pending<?>> frames() {
    Map<String, Pending<?>> frames = new TreeMap<>();
    frames.put("clock", new Clock<ClashRules>());
    frames.put("movement", new Movement.Segment());
    for (Side side : sides()) {
      frames.put("replacements-" + side.id(), new Replacements.Segment(side.index()));
    }
    frames.put("declaration", new Sequence.Declaration());
    frames.put("combat", new Combat.Segment());
    frames.put("draw", new Command.Draw());
    frames.put("end", new End<ClashRules>());
    return frames;
  }

  @Override
  public final Editor editor() {
    return new TableEditor(this);
  }

  @Override
  public Clerk clerk() {
    return new ClashClerk(this);
  }

  /** What a battle warns a side of before its movement ends, beside what holds in all battles. */
  protected List<Clerk.Warning> warnings(Position p, int side) {
    return List.of();
  }

  /** What the battle book advises for the decision that waits; for bots. */
  public Appraisal.@Nullable Advice advice(Position p) {
    return null;
  }

  @Override
  protected final Appraisal newAppraisal() {
    return new ClashAppraisal(this);
  }
}
