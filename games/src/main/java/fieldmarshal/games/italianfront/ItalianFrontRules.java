package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Engaged;
import fieldmarshal.engine.Event;
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
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.View;
import fieldmarshal.engine.Vocabulary;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.book.BookRules;
import fieldmarshal.engine.book.Clock;
import fieldmarshal.engine.book.End;
import fieldmarshal.engine.book.Narrator;
import fieldmarshal.engine.casebook.Case;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The rules of The Italian Front 1917-18, as a table of contents. */
public final class ItalianFrontRules extends BookRules<ItalianFrontRules, Counter> {
  /** Of the die. */
  @Case("IF-2.1")
  static final int FACES = 6;

  /** Waits on the turn track. */
  static final int DUE = Layout.box(2);

  /** In a view: below the top of a stack. */
  static final int UNSEEN = Layout.box(3);

  /** Left the front for good. */
  static final int WITHDRAWN = Layout.box(4);

  /** In the pool of support units. */
  static final int SUPPORT = Layout.box(5);

  private final ItalianFront game;
  private final Game.Scenario scenario;
  private final Theatre theatre;
  private final Set<Reading> readings;
  private final Narrator narrator;

  // The chapters, in the order of the book.
  private final Pieces pieces; // 2
  private final Deployment deployment; // 3.1 to 3.3, 19.5
  private final Control control; // 3.4
  private final Sequence sequence; // 4
  private final Victory victory; // 5
  private final Events events; // 6
  private final Movement movement; // 7
  private final Ground ground; // 7.6 to 7.10
  private final Weather weather; // 7.11
  private final StrategicMovement strategicMovement; // 7.12
  private final Stacking stacking; // 8
  private final Zones zones; // 9
  private final Morale morale; // 10
  private final MoraleTrack moraleTrack; // 10.2, 10.3, 10.5
  private final Combat combat; // 11.1 to 11.6
  private final Reckoning reckoning; // 11.7
  private final Results results; // 11.7
  private final Losses losses; // 11.7
  private final FogOfWar fog; // 11.6
  private final StackOrder stackOrder; // 11.6.4
  private final Infiltration infiltration; // 11.8
  private final RandomMoves randomMoves;
  private final Advances advances; // 12.1
  private final Retreats retreats; // 10.4, 12.2
  private final Reinforcements reinforcements; // 13.1
  private final Replacements replacements; // 13.2
  private final Withdrawals withdrawals; // 13.3
  private final Supply supply; // 14
  private final Headquarters headquarters; // 15.1
  private final LoneHeadquarters loneHeadquarters; // 15.2
  private final Support support; // 16
  private final Announcements announcements; // 16.1, 16.3
  private final Reconnaissance reconnaissance; // 16.8
  private final Mines mines; // Random Events Chart
  private final Pause pause; // 17
  private final GhqReserve ghqReserve; // 19.1
  private final LakeGarda lakeGarda; // 19.2
  private final TriesteRaid triesteRaid; // 19.3
  private final AlpiniAssault alpini; // 19.6

  ItalianFrontRules(
      ItalianFront game,
      Roster<Counter> roster,
      Game.Scenario scenario,
      Set<String> options,
      Set<Reading> readings) {
    super(
        game,
        game.theatre().board(),
        roster,
        options,
        new Vocabulary(Flag.ALL, UnitNumber.ALL, Global.ALL, Derived.ALL, HexState.FIELDS)
            .layout(
                roster.size(),
                game.theatre().board().size(),
                List.of("eliminated", "unused", "reinforcements", "unseen", "withdrawn", "support"))
            .withStacks(Layout.Stacks.ON_TOP),
        Counter[]::new,
        Counter[][]::new);
    this.game = game;
    this.scenario = scenario;
    this.theatre = game.theatre();
    this.readings = Set.copyOf(readings);
    narrator = new ItalianFrontNarrator(this);
    pieces = new Pieces(this);
    deployment = new Deployment(this);
    control = new Control(this);
    sequence = new Sequence(this);
    victory = new Victory(this);
    events = new Events(this);
    movement = new Movement(this);
    ground = new Ground(this);
    weather = new Weather(this);
    strategicMovement = new StrategicMovement(this);
    stacking = new Stacking(this);
    zones = new Zones(this);
    morale = new Morale(this);
    moraleTrack = new MoraleTrack(this);
    combat = new Combat(this);
    reckoning = new Reckoning(this);
    results = new Results(this);
    losses = new Losses(this);
    fog = new FogOfWar(this);
    stackOrder = new StackOrder(this);
    infiltration = new Infiltration(this);
    randomMoves = new RandomMoves(this);
    advances = new Advances(this);
    retreats = new Retreats(this);
    reinforcements = new Reinforcements(this);
    replacements = new Replacements(this);
    withdrawals = new Withdrawals(this);
    supply = new Supply(this);
    headquarters = new Headquarters(this);
    loneHeadquarters = new LoneHeadquarters(this);
    support = new Support(this);
    announcements = new Announcements(this);
    reconnaissance = new Reconnaissance(this);
    mines = new Mines(this);
    pause = new Pause(this);
    ghqReserve = new GhqReserve(this);
    lakeGarda = new LakeGarda(this);
    triesteRaid = new TriesteRaid(this);
    alpini = new AlpiniAssault(this);
  }

  // ---- the chapters

  public Pieces pieces() {
    return pieces;
  }

  Deployment deployment() {
    return deployment;
  }

  Control control() {
    return control;
  }

  public Sequence sequence() {
    return sequence;
  }

  public Victory victory() {
    return victory;
  }

  Events events() {
    return events;
  }

  public Movement movement() {
    return movement;
  }

  Ground ground() {
    return ground;
  }

  Weather weather() {
    return weather;
  }

  StrategicMovement strategicMovement() {
    return strategicMovement;
  }

  public Stacking stacking() {
    return stacking;
  }

  public Zones zones() {
    return zones;
  }

  Morale morale() {
    return morale;
  }

  MoraleTrack moraleTrack() {
    return moraleTrack;
  }

  public Combat combat() {
    return combat;
  }

  FogOfWar fog() {
    return fog;
  }

  StackOrder stackOrder() {
    return stackOrder;
  }

  RandomMoves randomMoves() {
    return randomMoves;
  }

  Infiltration infiltration() {
    return infiltration;
  }

  Reinforcements reinforcements() {
    return reinforcements;
  }

  Replacements replacements() {
    return replacements;
  }

  Withdrawals withdrawals() {
    return withdrawals;
  }

  public Supply supply() {
    return supply;
  }

  Headquarters headquarters() {
    return headquarters;
  }

  LoneHeadquarters loneHeadquarters() {
    return loneHeadquarters;
  }

  Support support() {
    return support;
  }

  Announcements announcements() {
    return announcements;
  }

  Reconnaissance reconnaissance() {
    return reconnaissance;
  }

  Mines mines() {
    return mines;
  }

  Reckoning reckoning() {
    return reckoning;
  }

  Results results() {
    return results;
  }

  Losses losses() {
    return losses;
  }

  Advances advances() {
    return advances;
  }

  Retreats retreats() {
    return retreats;
  }

  CombatTable table() {
    return game.table();
  }

  Pause pause() {
    return pause;
  }

  GhqReserve ghqReserve() {
    return ghqReserve;
  }

  LakeGarda lakeGarda() {
    return lakeGarda;
  }

  TriesteRaid triesteRaid() {
    return triesteRaid;
  }

  AlpiniAssault alpini() {
    return alpini;
  }

  // ---- helpers for the chapters

  Charts charts() {
    return game.charts();
  }

  Game.Scenario scenario() {
    return scenario;
  }

  public Theatre theatre() {
    return theatre;
  }

  /** The areas of the set-up. */
  Areas.Grounds grounds() {
    return game.grounds();
  }

  /** Whether winter is printed on the turn track. */
  boolean printedWinter(int turn) {
    return game.winter(turn);
  }

  /** Whether an optional rule is on; each has its own switch. */
  @Case("IF-19.0.1")
  boolean on(String option) {
    return options().contains(option);
  }

  /** Whether the book is read in another way than usual here. */
  boolean reads(Reading reading) {
    return readings.contains(reading);
  }

  @Override
  public int turn(Position p) {
    return p.global(Global.TURN);
  }

  @Override
  public Part part(Position p) {
    return sequence.part(p);
  }

  @Override
  public String phase(Position p) {
    return sequence.step(p).phase();
  }

  @Override
  protected void tick(Table t) {
    sequence.tick(t);
  }

  @Override
  protected void atOnce(Table t) {
    victory.attend(t);
  }

  @Override
  protected Outcome outcome(Position p) {
    return victory.outcome(p);
  }

  @Override
  public List<Level> levels() {
    return victory.levels();
  }

  @Override
  protected void open(Table t) {
    deployment.open(t);
  }

  @Override
  protected int holder(Position p, int hex) {
    return control.controller(p, hex);
  }

  @Override
  protected List<Status.Marker> markers(Position p) {
    return new Tracks(this).markers(p);
  }

  @Override
  protected Narrator narrator() {
    return narrator;
  }

  // ---- Rules

  /** The game is over: Venezia has fallen, or the last turn has ended. */
  @Override
  @Case({"IF-4.1.5", "IF-5.1.1", "IF-5.1.2"})
  protected Refused notNow(Position position) {
    return Refused.of(victory().endCase(position), "The game is over.");
  }

  @Override
  public Answer<Preview> preview(Position position, Order.Attack attack) {
    return combat.preview(position, attack);
  }

  @Override
  public Meaning meaning(String result) {
    return combat.meaning(result);
  }

  @Override
  public List<Preview.Chance> chances(Event.Fought fought) {
    return combat.chances(fought);
  }

  @Override
  public fieldmarshal.engine.@Nullable Combat combat(Position position) {
    return combat.underWay(position);
  }

  @Override
  public @Nullable Engaged engaged(Position position) {
    Battle battle = Below.find(position, Battle.class);
    return battle == null || battle.attackers().isEmpty()
        ? null
        : Engaged.of(battle.attackers(), Hexes.of(battle.target()));
  }

  @Override
  public Answer<Reach> reach(Position position, Unit unit) {
    return clerk().reach(position, unit, Order.Move.MARCH);
  }

  @Override
  public Trace supply(Position position, Unit unit) {
    return supply.trace(position, (Counter) unit);
  }

  @Override
  @Case("IF-15.1.2")
  public Trace command(Position position, Unit unit) {
    return headquarters.trace(position, (Counter) unit);
  }

  @Override
  public Hexes zones(Position position, Side side) {
    return Hexes.wrap(
        IntStream.range(0, board().size())
            .filter(hex -> zones.zone(position, side.index(), hex))
            .toArray());
  }

  @Override
  public View view(Position position, Side side) {
    return new View(this, fog.view(position, side), side);
  }

  @Override
  public Position guess(View view, RandomGenerator random) {
    return fog.guess(view.position(), random);
  }

  /** Only the attacker reads which support he had in mind when he declared an attack. */
  @Override
  @Case("IF-16.1.1")
  public Audience audience(Position before, Order order) {
    return order instanceof Order.Attack attack
            && !attack.extras().isEmpty()
            && decision(before) instanceof Decision.Choose choose
        ? Audience.only(choose.side())
        : super.audience(before, order);
  }

  @Override
  public boolean shows(Position before, Position after) {
    return fog.shows(before, after);
  }

  @Override
  public List<Explanation> points(Position position) {
    return victory.points(position);
  }

  @Override
  public List<Track> tracks(Position position) {
    return new Tracks(this).tracks(position);
  }

  @Override
  public List<MapMarker> mapMarkers(Position position) {
    return new Tracks(this).mapMarkers(position);
  }

  @Override
  public UnitState unitState(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    return new UnitState(
        unit,
        where(p, unit, DUE, UnitNumber.DUE),
        unit.steps(),
        p.lost(unit),
        pieces.attack(p, counter),
        pieces.defense(p, counter),
        pieces.move(p, counter),
        flags(p, unit));
  }

  @Override
  public List<String> faults(Position position) {
    return ItalianFrontFaults.of(this, position);
  }

  /** The frames that need nothing but their name; each chapter adds its own. */
  @Override
  public Map<String, Pending<?>> frames() {
    Map<String, Pending<?>> frames = new HashMap<>();
    frames.put("clock", new Clock<ItalianFrontRules>());
    frames.put("end", new End<ItalianFrontRules>());
    for (int side = 0; side < 2; side++) {
      String name = side(side).id();
      frames.put(name + "-set-up", new Deployment.Placing(side));
      frames.put(name + "-pause", new Pause.Declaring(side));
      frames.put(name + "-reinforcement", new Reinforcements.Entering(side));
      frames.put(name + "-replacement", new Replacements.Spending(side));
      frames.put(name + "-strategic", new StrategicMovement.Moving(side));
      frames.put(name + "-command", new Headquarters.Modes(side));
      frames.put(name + "-combat", new Combat.Declaring(side));
      frames.put(name + "-infiltration", new Infiltration.Moving(side));
      frames.put(name + "-movement", new Movement.Moving(side));
    }
    return frames;
  }

  @Override
  public Editor editor() {
    return new TableEditor(this);
  }

  @Override
  public Clerk clerk() {
    return new ItalianFrontClerk(this);
  }

  @Override
  protected Appraisal newAppraisal() {
    return new ItalianFrontAppraisal(this);
  }
}
