package fieldmarshal.engine.book;

import fieldmarshal.engine.Activity;
import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Badge;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Engaged;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.HexField;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Layout;
import fieldmarshal.engine.Level;
import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Names;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.View;
import fieldmarshal.engine.Vocabulary;
import fieldmarshal.engine.fog.Cup;
import fieldmarshal.engine.fog.FaceDown;
import fieldmarshal.engine.fog.Fog;
import fieldmarshal.engine.fog.Secrets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a {@link DataGame}. A turn has parts, a part goes through the phases of phases.tsv,
 * a phase is one frame. A book adds its frames and what they do; supply, command and zones of
 * control it overrides where it has them.
 *
 * @param <R> the rulebook's own type
 */
public abstract class DataRules<R extends DataRules<R>> extends BookRules<R, Piece> {
  private static final int MOST_CHITS = 12;

  /** What is kept for every game; a book goes on from here with {@link Names#more}. */
  public static final Names GLOBALS = new Names();

  private static final int TURN = GLOBALS.number("turn");

  /** The number of the part in its turn, and which of the game's parts it is. */
  private static final int PART = GLOBALS.number("part");

  private static final int WHO = GLOBALS.number("who");

  /** How many phases of the part have begun. */
  private static final int STEP = GLOBALS.number("step");

  /** Whose view the position is, where something is hidden; see {@link Secrets#viewGlobal}. */
  public static final int VIEW = GLOBALS.number("view");

  /**
   * The chits that are left, where parts are drawn: each is one more than the index of its part.
   */
  private static final Cup CUP = new Cup(GLOBALS.numbers("cup", MOST_CHITS), MOST_CHITS);

  /** The fields of every hex; a book goes on from here with {@link HexField.Fields#more}. */
  public static final HexField.Fields FIELDS = new HexField.Fields();

  private static final HexField HOLDER = FIELDS.number("holder", 2);

  /** The box of counters that a side does not know, in its view. */
  public static final int UNSEEN = Layout.box(2);

  private static final List<String> BOXES = List.of("eliminated", "unused", "unseen");

  /** A value that no place has: nobody waits for a turn. */
  private static final int NO_BOX = 0;

  private final DataGame game;
  private final Game.Scenario scenario;
  private final @Nullable Fog fog;
  private final int seen;
  private final Narrator narrator;

  /**
   * @param vocabulary with {@link #GLOBALS} and {@link #FIELDS}, or more
   * @param secrets which counters lie face down; null where none does
   */
  protected DataRules(
      DataGame game,
      Game.Scenario scenario,
      Set<String> options,
      Vocabulary vocabulary,
      @Nullable FaceDown secrets) {
    super(
        game,
        game.board(),
        game.roster(),
        options,
        vocabulary.layout(game.roster().size(), game.board().size(), BOXES),
        Piece[]::new,
        Piece[][]::new);
    this.game = game;
    this.scenario = scenario;
    fog = secrets == null ? null : new Fog(game.roster(), game.sides(), secrets);
    seen = secrets == null ? 0 : secrets.seen();
    narrator =
        new Narrator(
            game.board(), layout(), new Narrator.Words(Map.of(), Map.of(), Map.of(), Map.of()));
  }

  // ---- what a book says

  /** The chapter of the phases of movement. */
  public abstract MarchPhase movement();

  /** The chapter of the phases of combat. */
  public abstract VolleyPhase<R> combat();

  /** A part begins, before anybody knows whose. */
  protected void newPart(Table t) {}

  /** Whether the game is over before its last turn. */
  protected boolean decided(Position p) {
    return false;
  }

  /** A figure of a counter as it is now. */
  public int figure(Position p, Piece unit, String name) {
    return unit.figure(name);
  }

  // ---- help for the chapters

  public final DataGame data() {
    return game;
  }

  public final Game.Scenario scenario() {
    return scenario;
  }

  final int partsInTurn() {
    return game.chits().length == 0 ? game.parts().size() : game.chits().length;
  }

  /** The side whose part it is. */
  public final Side active(Position p) {
    return part(p).side();
  }

  /** The counter in a hex that is the first there, or null. */
  public final @Nullable Piece in(Position p, int hex) {
    return p.first(hex) < 0 ? null : roster().get(p.first(hex));
  }

  /** Whether a counter may do now what the chapter is about: in a phase of its side. */
  public final boolean acts(Position p, Unit unit, PhasePlay chapter) {
    return p.pending() instanceof DataPhase<?> now
        && play(now.id()) == chapter
        && unit.side() == active(p)
        && p.onMap(unit);
  }

  /** The chapter that says what is done in a phase, by its activity. */
  final PhasePlay play(String phase) {
    return game.phase(phase).activity() == Activity.MOVEMENT ? movement() : combat();
  }

  /** Whether the enemy knows which counter it is. */
  public final boolean known(Position p, Piece unit) {
    return fog == null || fog.known(p, unit);
  }

  /** The counter as the enemy sees it: one that he does not know is a symbol. */
  public final Piece face(Position p, Piece unit) {
    return fog == null || fog.known(p, unit) ? unit : (Piece) fog.symbol(unit.side());
  }

  /** The counters that the enemy can take a counter for. */
  public final List<Piece> maybe(Position p, Piece unit) {
    return known(p, unit)
        ? List.of(unit)
        : roster().all().stream()
            .filter(each -> each.side() == unit.side() && !each.isSymbol())
            .filter(each -> p.place(each) == UNSEEN || p.onMap(each) && !known(p, each))
            .toList();
  }

  /** A counter shows its face to the enemy. */
  public final void reveal(Table t, Piece unit) {
    if (!known(t.now(), unit)) {
      t.setFlag(unit, seen, true);
      t.tell(new Event.Revealed(unit, other(unit.side())));
    }
  }

  /** A counter marches. Whoever does not know it is told of a symbol. */
  final void march(Table t, Piece unit, Hexes path) {
    Event moved = new Event.Moved(unit, t.now().place(unit), path, Order.Move.MARCH);
    boolean known = known(t.now(), unit);
    t.shift(unit, path.last());
    if (fog == null) {
      t.tell(moved);
    } else {
      fog.tell(t, moved, known);
    }
  }

  /** A side holds the town in a hex from now on, if there is one. */
  public final void takeTown(Table t, int hex, Side side) {
    if (game.words().prizes().stream().anyMatch(town -> town.hex() == hex)) {
      take(t, hex, side);
    }
  }

  /** A side holds a hex from now on. */
  public final void take(Table t, int hex, Side side) {
    if (holder(t.now(), hex) != side.index()) {
      HOLDER.set(t, hex, side.index() + 1);
      t.tell(new Event.Controlled(hex, side));
    }
  }

  // ---- the sequence of play

  @Override
  public final int turn(Position p) {
    return p.global(TURN);
  }

  @Override
  public final Part part(Position p) {
    Part who = game.parts().get(p.global(WHO));
    return new Part(p.global(PART), who.side(), who.id(), who.title());
  }

  @Override
  public final String phase(Position p) {
    return game.phases().get(Math.max(0, p.global(STEP) - 1)).id();
  }

  @Override
  protected final void open(Table t) {
    for (Piece unit : roster().all()) {
      if (!unit.setup().isEmpty()) {
        t.place(unit, board().hex(unit.setup()), "set up");
      }
      for (String flag : unit.flags()) {
        t.setFlag(unit, 1 << layout().flags().indexOf(flag), true);
      }
    }
    t.setGlobal(TURN, scenario.firstTurn());
    t.setGlobal(STEP, game.phases().size());
    for (DataWords.Tracked tracked : game.words().tracks()) {
      t.setGlobal(layout().globals().indexOf(tracked.total()), tracked.start());
    }
  }

  @Override
  protected final void tick(Table t) {
    if (decided(t.now())) {
      over(t);
    } else if (t.now().global(STEP) < game.phases().size()) {
      t.addGlobal(STEP, 1);
      String phase = phase(t.now());
      t.tell(new Event.Began(turn(t.now()), active(t.now()), phase, part(t.now())));
      t.push(new DataPhase<R>(phase));
    } else if (t.now().global(PART) < partsInTurn()) {
      beginPart(t, t.now().global(PART) + 1);
    } else if (turn(t.now()) < scenario.lastTurn()) {
      t.addGlobal(TURN, 1);
      beginPart(t, 1);
    } else {
      over(t);
    }
  }

  /** Whose part it is goes by their order, or by the cup, which is filled for each turn. */
  private void beginPart(Table t, int number) {
    t.setGlobal(PART, number);
    t.setGlobal(STEP, 0);
    newPart(t);
    if (game.chits().length == 0) {
      t.setGlobal(WHO, number - 1);
      return;
    }
    if (number == 1) {
      CUP.fill(t, game.chits());
    }
    t.push(new Draw<R>());
  }

  /** A chit is drawn: it says whose part it is. */
  record Draw<R extends DataRules<R>>() implements Pending.Chance<R> {
    private static final String CHIT = "chit";

    @Override
    public Decision.Chance decision(R rules, Position p) {
      List<String> parts =
          Arrays.stream(CUP.chits(p))
              .mapToObj(chit -> rules.game().parts().get(chit - 1).title())
              .toList();
      Side side = rules.active(p);
      String caseId = rules.data().cupCase();
      return new Decision.Chance(
          side, rules.turn(p), rules.phase(p), parts.size(), CHIT, caseId, parts);
    }

    @Override
    public void roll(R rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled(CHIT, face, rules.data().cupCase()));
      t.setGlobal(WHO, CUP.draw(t, face) - 1);
    }
  }

  /** Puts the clock to the start of a phase; where parts are drawn, to the first of its turn. */
  final void jump(Table t, int turn, Part part, String phase) {
    int who = game.parts().stream().map(Part::id).toList().indexOf(part.id());
    t.clearPending();
    t.push(new Clock<R>());
    t.setGlobal(TURN, turn);
    t.setGlobal(PART, game.chits().length == 0 ? part.number() : 1);
    newPart(t);
    t.setGlobal(WHO, who);
    t.setGlobal(STEP, game.phases().stream().map(Phase::id).toList().indexOf(phase));
    if (game.chits().length > 0) {
      CUP.fill(t, game.chits());
      CUP.draw(t, 1 + Arrays.stream(game.chits()).boxed().toList().indexOf(who + 1));
    }
  }

  @Override
  public Map<String, Pending<?>> frames() {
    Map<String, Pending<?>> frames = new LinkedHashMap<>();
    for (Phase phase : game.phases()) {
      frames.put(phase.id(), new DataPhase<R>(phase.id()));
    }
    frames.put("clock", new Clock<R>());
    frames.put("end", new End<R>());
    return frames;
  }

  /** Who has more points has won, unless a book says otherwise. */
  @Override
  protected Outcome outcome(Position p) {
    List<Explanation> points = points(p);
    double lead = points.get(0).total() - points.get(1).total();
    return lead == 0
        ? new Outcome(null, "draw", points, 1)
        : new Outcome(side(lead > 0 ? 0 : 1), "victory", points, lead > 0 ? 0 : 2);
  }

  @Override
  public List<Level> levels() {
    return List.of(
        new Level(side(0), side(0).name() + " victory", "more points", ""),
        new Level(null, "Draw", "equal points", ""),
        new Level(side(1), side(1).name() + " victory", "more points", ""));
  }

  // ---- what is seen

  @Override
  public @Nullable Engaged engaged(Position p) {
    return p.pending() instanceof Volley<?> volley
        ? Engaged.of(volley.units(Role.ATTACKER), Hexes.of(volley.target()))
        : null;
  }

  @Override
  public final View view(Position p, Side side) {
    return new View(this, fog == null ? p : fog.view(p, side), side);
  }

  @Override
  public final Position guess(View view, RandomGenerator random) {
    return fog == null ? view.position() : fog.guess(view.position(), random);
  }

  @Override
  public final boolean shows(Position before, Position after) {
    return fog != null && fog.shows(before, after);
  }

  // ---- what is asked

  @Override
  protected final int holder(Position p, int hex) {
    return HOLDER.get(p, hex) - 1;
  }

  @Override
  protected List<Status.Marker> markers(Position p) {
    return tracks(p).stream()
        .map(track -> new Status.Marker(track.title(), "" + track.value(), track.caseId()))
        .toList();
  }

  @Override
  public final List<Track> tracks(Position p) {
    return game.words().tracks().stream()
        .map(each -> each.track().at(p.global(layout().globals().indexOf(each.total()))))
        .toList();
  }

  /** A flag over each town that somebody holds; a book adds markers of its own. */
  @Override
  public List<MapMarker> mapMarkers(Position p) {
    List<MapMarker> markers = new ArrayList<>();
    for (Clerk.Prize town : game.words().prizes()) {
      if (holder(p, town.hex()) >= 0) {
        Side side = side(holder(p, town.hex()));
        Badge badge = Badge.neutral(side.name().substring(0, 1));
        String title = "held by " + side.called();
        markers.add(MapMarker.in(town.hex(), "flag", title, side, badge, town.caseId()));
      }
    }
    return markers;
  }

  @Override
  public final Answer<Preview> preview(Position p, Order.Attack attack) {
    Refused refused = combat().attacks().refuse(p, attack);
    return refused != null
        ? Answer.refused(refused)
        : Answer.of(combat().volley(p, attack.units(), attack.targets().at(0)).preview());
  }

  @Override
  protected Appraisal newAppraisal() {
    return new DataAppraisal(this);
  }

  @Override
  protected final Narrator narrator() {
    return narrator;
  }

  @Override
  public final Answer<Reach> reach(Position p, Unit unit) {
    return movement().marches().reach(p, (Piece) unit);
  }

  @Override
  public Trace supply(Position p, Unit unit) {
    return new Trace(true, null, "Counters need no supply in this game.", "");
  }

  @Override
  public Trace command(Position p, Unit unit) {
    return new Trace(true, null, "Counters need no command in this game.", "");
  }

  @Override
  public Hexes zones(Position p, Side side) {
    return Hexes.NONE;
  }

  @Override
  public final UnitState unitState(Position p, Unit unit) {
    Piece piece = (Piece) unit;
    return new UnitState(
        unit,
        where(p, unit, NO_BOX, 0),
        unit.steps(),
        p.lost(unit),
        figure(p, piece, "attack"),
        figure(p, piece, "defense"),
        figure(p, piece, "move"),
        flags(p, unit));
  }

  /** What the towns count, by towns.tsv, that a side holds. */
  public final int townPoints(Position p, Side side) {
    int points = 0;
    for (Clerk.Prize prize : game.words().prizes()) {
      points += holder(p, prize.hex()) == side.index() ? prize.points() : 0;
    }
    return points;
  }

  @Override
  public Clerk clerk() {
    return new DataClerk(this);
  }

  @Override
  public Editor editor() {
    return new DataEditor(this);
  }
}
