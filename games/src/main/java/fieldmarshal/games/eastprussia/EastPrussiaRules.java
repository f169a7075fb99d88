package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Engaged;
import fieldmarshal.engine.Explanation;
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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** The rules of East Prussia 1914, as a table of contents. */
public final class EastPrussiaRules extends BookRules<EastPrussiaRules, Counter> {
  /** Of the die. */
  static final int FACES = 6;

  /** Waits beside the map for its turn. */
  static final int DUE = Layout.box(2);

  /** In a view: wherever the enemy keeps it. */
  static final int UNSEEN = Layout.box(3);

  private final EastPrussia game;
  private final EastPrussia.Plan plan;
  private final Theatre theatre;
  private final Narrator narrator;

  // The chapters, in the order of the book.
  private final Control control; // 2.0, 10.2.3
  private final Pieces pieces; // 3.1
  private final Stacking stacking; // 3.2
  private final Zones zones; // 3.3
  private final Supply supply; // 3.4
  private final Sequence sequence; // 3.5, 4.0, 7.1
  private final Movement movement; // 5.0, 10.3, 10.4
  private final RandomMoves randomMoves;
  private final Reserves reserves; // 5.1
  private final Railways railways; // 5.2
  private final Reinforcements reinforcements; // 5.3, 9.3
  private final Combat combat; // 6.0 to 6.3 (strengths and the die in Reckoning), 10.2.1
  private final Results results; // 6.4
  private final Retreats retreats; // 6.5
  private final Advances advances; // 6.6
  private final Rivalry rivalry; // 7.2
  private final Victory victory; // 8.0
  private final Scenarios scenarios; // 9.0
  private final HiddenMovement hidden; // 10.1
  private final Cavalry cavalry; // 10.2.2
  private final Replacements replacements; // 10.5
  private final Headquarters headquarters; // 10.6

  EastPrussiaRules(
      EastPrussia game, EastPrussia.Plan plan, Roster<Counter> roster, Set<String> options) {
    super(
        game,
        game.theatre().board(),
        roster,
        options,
        new Vocabulary(
                Flag.ALL,
                UnitNumber.ALL,
                Global.ALL,
                Derived.ALL,
                options.contains(EastPrussia.HIDDEN_MOVEMENT)
                    ? Control.HIDDEN_FIELDS
                    : Control.FIELDS)
            .layout(
                roster.size(),
                game.theatre().board().size(),
                List.of("eliminated", "unused", "reinforcements", "unseen")),
        Counter[]::new,
        Counter[][]::new);
    this.game = game;
    this.plan = plan;
    this.theatre = game.theatre();
    narrator = new EastPrussiaNarrator(this);
    control = new Control(this);
    pieces = new Pieces(this);
    stacking = new Stacking(this);
    zones = new Zones(this);
    supply = new Supply(this);
    sequence = new Sequence(this);
    movement = new Movement(this);
    randomMoves = new RandomMoves(this);
    reserves = new Reserves(this);
    railways = new Railways(this);
    reinforcements = new Reinforcements(this);
    combat = new Combat(this);
    results = new Results(this);
    retreats = new Retreats(this);
    advances = new Advances(this);
    rivalry = new Rivalry(this);
    victory = new Victory(this);
    scenarios = new Scenarios(this);
    hidden = new HiddenMovement(this);
    cavalry = new Cavalry(this);
    replacements = new Replacements(this);
    headquarters = new Headquarters(this);
  }

  // ---- the chapters

  Control control() {
    return control;
  }

  public Pieces pieces() {
    return pieces;
  }

  public Stacking stacking() {
    return stacking;
  }

  public Zones zones() {
    return zones;
  }

  public Supply supply() {
    return supply;
  }

  public Sequence sequence() {
    return sequence;
  }

  public Movement movement() {
    return movement;
  }

  RandomMoves randomMoves() {
    return randomMoves;
  }

  Reserves reserves() {
    return reserves;
  }

  Railways railways() {
    return railways;
  }

  Reinforcements reinforcements() {
    return reinforcements;
  }

  public Combat combat() {
    return combat;
  }

  Results results() {
    return results;
  }

  Retreats retreats() {
    return retreats;
  }

  Advances advances() {
    return advances;
  }

  Rivalry rivalry() {
    return rivalry;
  }

  public Victory victory() {
    return victory;
  }

  Scenarios scenarios() {
    return scenarios;
  }

  HiddenMovement hidden() {
    return hidden;
  }

  Cavalry cavalry() {
    return cavalry;
  }

  Replacements replacements() {
    return replacements;
  }

  Headquarters headquarters() {
    return headquarters;
  }

  // ---- helpers for the chapters

  EastPrussia.Plan plan() {
    return plan;
  }

  public Theatre theatre() {
    return theatre;
  }

  CombatTable table() {
    return game.table();
  }

  /** Whether an optional rule is on; each has its own switch. */
  @Case("TWU-10.0")
  boolean on(String option) {
    return options().contains(option);
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
  protected Outcome outcome(Position p) {
    return victory.outcome(p);
  }

  @Override
  public List<Level> levels() {
    return victory.levels();
  }

  @Override
  public Level.@Nullable Missed missed(Position position) {
    return victory.missed(position);
  }

  @Override
  protected void open(Table t) {
    scenarios.setUp(t);
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

  @Override
  protected Refused notNow(Position position) {
    return Refused.of("TWU-4.0c", "The game is over.");
  }

  @Override
  public Answer<Preview> preview(Position position, Order.Attack attack) {
    if (!(position.pending() instanceof Combat.Declaration declaration)) {
      return Answer.refused(Refused.of("TWU-4.0b", "Attacks are declared only in a combat phase."));
    }
    Refused refused = combat.check(position, declaration.declared(), attack);
    return refused != null ? Answer.refused(refused) : Answer.of(combat.preview(position, attack));
  }

  @Override
  public Meaning meaning(String result) {
    return CombatTable.meaning(result);
  }

  @Override
  public fieldmarshal.engine.@Nullable Combat combat(Position position) {
    return new CombatProgress(this).underWay(position);
  }

  @Override
  public @Nullable Engaged engaged(Position position) {
    Battle battle = Below.find(position, Battle.class);
    return battle == null || battle.all().isEmpty()
        ? null
        : Engaged.of(battle.all(), battle.targets());
  }

  @Override
  public Answer<Reach> reach(Position position, Unit unit) {
    return movement.reachOf(position, (Counter) unit, Movement.MARCH);
  }

  @Override
  public Trace supply(Position position, Unit unit) {
    return supply.trace(position, (Counter) unit);
  }

  /** Dummies and headquarters need none. */
  @Override
  public boolean fed(Position position, Unit unit) {
    return !(unit instanceof Counter counter)
        || counter.isDummy()
        || counter.isHq()
        || supply.seems(position, counter);
  }

  @Override
  @Case("TWU-10.6a")
  public Trace command(Position position, Unit unit) {
    return new Trace(true, null, "Headquarters do not command units in this game.", "TWU-10.6a");
  }

  /** Dummies have none; in a view, whatever may be a unit has. */
  @Override
  @Case({"TWU-3.3a", "TWU-10.1g"})
  public Hexes zones(Position position, Side side) {
    return Hexes.wrap(
        IntStream.range(0, board().size())
            .filter(hex -> zones.enemyZone(position, 1 - side.index(), hex))
            .toArray());
  }

  @Override
  public View view(Position position, Side side) {
    return new View(this, hidden.view(position, side), side);
  }

  @Override
  public Position guess(View view, RandomGenerator random) {
    return hidden.guess(view.position(), random);
  }

  @Override
  public boolean shows(Position before, Position after) {
    return hidden.shows(before, after);
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
    List<String> flags = flags(p, unit);
    if (p.unitNumber(unit, UnitNumber.RESERVED) > 0) {
      flags.add(Reserves.flag(p.unitNumber(unit, UnitNumber.RESERVED)));
    }
    return new UnitState(
        unit,
        where(p, unit, DUE, UnitNumber.DUE),
        1,
        p.lost(unit),
        pieces.attackStrength(p, counter),
        pieces.defenceStrength(p, counter),
        counter.isSymbol() ? 0 : movement.allowance(p, counter, false),
        flags);
  }

  @Override
  public List<String> faults(Position position) {
    return EastPrussiaFaults.of(this, position);
  }

  @Override
  public Map<String, Pending<?>> frames() {
    return Map.of(
        "clock", new Clock<EastPrussiaRules>(),
        "russian-dummies", new HiddenMovement.Dummies(0),
        "german-dummies", new HiddenMovement.Dummies(1),
        "movement", new Movement.Segment(),
        "stacking", new Stacking.Check(),
        "combat", new Combat.Declaration(List.of()),
        "end", new End<EastPrussiaRules>());
  }

  @Override
  public Editor editor() {
    return new TableEditor(this);
  }

  @Override
  public Clerk clerk() {
    return new EastPrussiaClerk(this);
  }

  @Override
  protected Appraisal newAppraisal() {
    return new EastPrussiaAppraisal(this);
  }
}
