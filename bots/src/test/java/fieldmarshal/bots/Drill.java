package fieldmarshal.bots;

import fieldmarshal.engine.Activity;
import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.CombatMomentAppraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.FrameRules;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Layout;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.View;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.casebook.Casebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A small game in three variants, each with a sequence of play that the games on the shelf do not
 * have. Six units a side, of two armies, on a field of eight by nine hexes; a unit marches two
 * hexes; a die decides each attack. A step that is lost is a point for the enemy.
 */
final class Drill implements Game {
  /** What is unusual. */
  enum Variant {
    /** Each side attacks before it moves. */
    ATTACKS_FIRST,
    /** Armies move as they are drawn; each side has one combat a turn, after the army it likes. */
    CUP,
    /** Every unit attacks alone, with a die of its own; those beside the target help. */
    ONE_BY_ONE
  }

  private static final Side RED = new Side(0, "red", "Reds");
  private static final Side BLUE = new Side(1, "blue", "Blues");
  private static final int LAST_TURN = 8;
  private static final int COLUMNS = 9;

  private static final int TURN = 0;
  private static final int PART = 1;
  private static final int ARMY = 2;
  private static final int DRAWN = 3;
  private static final int FOUGHT = 4;
  private static final int ATTACKED = 1;
  private static final int MOVED = 2;

  private final Variant variant;
  private final Board board =
      Board.builder(
              HexGrid.pointyTop(8, COLUMNS),
              new Board.Legend(List.of("field"), List.of(), List.of()))
          .build();
  private final Roster<Unit> roster = new Roster<>(units());

  Drill(Variant variant) {
    this.variant = variant;
  }

  private static List<Unit> units() {
    List<Unit> units = new ArrayList<>();
    for (int i = 0; i < 12; i++) {
      Side side = i < 6 ? RED : BLUE;
      String name = side.id() + "-" + (i % 6 + 1);
      units.add(new Unit(i, name, side, "", "infantry", "division", name, name, 2));
    }
    return units;
  }

  /** Armies 0 and 1 are red, 2 and 3 blue. */
  private static int army(Unit unit) {
    return unit.index() / 3;
  }

  @Override
  public String id() {
    return "drill";
  }

  @Override
  public String title() {
    return "Drill";
  }

  @Override
  public Glossary glossary() {
    return new Glossary(List.of());
  }

  @Override
  public String rulesVersion() {
    return "1";
  }

  @Override
  public List<Side> sides() {
    return List.of(RED, BLUE);
  }

  @Override
  public List<Phase> phases() {
    return List.of(
        new Phase("move", "Move", Activity.MOVEMENT), new Phase("fight", "Fight", Activity.COMBAT));
  }

  @Override
  public List<Scenario> scenarios() {
    return List.of(new Scenario("field", "Field", 1, LAST_TURN, ""));
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public List<Casebook> books() {
    return List.of();
  }

  @Override
  public Rules rules(String scenario, Set<String> options) {
    return new Play(this);
  }

  /** Its rules. */
  static final class Play extends FrameRules<Play> {
    private final Drill game;
    private final Variant variant;
    private final Position start;
    private final Worth worth = new Worth(this);

    Play(Drill game) {
      this.game = game;
      this.variant = game.variant;
      Layout layout =
          new Layout(
              12,
              game.board.size(),
              List.of("eliminated", "unused"),
              List.of("attacked", "moved"),
              List.of(),
              List.of("turn", "part", "army", "drawn", "fought"),
              0);
      Table table = new Table(Position.empty(layout, game.roster)).silent();
      for (Unit unit : game.roster.all()) {
        int column = unit.side() == RED ? 1 : COLUMNS - 2;
        table.place(unit, (unit.index() % 6 + 1) * COLUMNS + column, "set up");
      }
      table.setGlobal(TURN, 1);
      table.push(new Begin());
      settleTasks(table);
      start = table.now();
    }

    private Side player(Position p) {
      return p.global(ARMY) < 2 ? RED : BLUE;
    }

    private boolean cup() {
      return variant == Variant.CUP;
    }

    private boolean active(Position p, Unit unit) {
      return cup() ? army(unit) == p.global(ARMY) : unit.side() == player(p);
    }

    private Decision.Choose ask(Position p, String phase, String kind) {
      String id = cup() ? "army-" + p.global(ARMY) : player(p).id();
      Part part = new Part(p.global(PART), player(p), id, id);
      return new Decision.Choose(player(p), p.global(TURN), part, phase, kind, "Now.", "D-1");
    }

    // ---- the sequence

    /** Begins the next part, or ends the game. */
    record Begin() implements Pending.Task<Play> {
      @Override
      public void run(Play rules, Table t) {
        int parts = rules.cup() ? 4 : 2;
        if (t.now().global(PART) == parts) {
          t.setGlobal(PART, 0);
          t.setGlobal(DRAWN, 0);
          t.setGlobal(FOUGHT, 0);
          t.addGlobal(TURN, 1);
        }
        boolean over = t.now().global(TURN) > LAST_TURN;
        t.addGlobal(PART, 1);
        for (Unit unit : rules.game.roster.all()) {
          t.setFlag(unit, MOVED, false);
          t.setFlag(unit, ATTACKED, false);
        }
        if (over || rules.left(t.now(), RED) == 0 || rules.left(t.now(), BLUE) == 0) {
          t.replace(new Finish());
        } else if (rules.cup()) {
          t.replace(new Draw());
        } else {
          t.setGlobal(ARMY, t.now().global(PART) == 1 ? 0 : 2);
          t.replace(rules.variant == Variant.ATTACKS_FIRST ? new Fighting() : new Moving());
        }
      }
    }

    private int left(Position p, Side side) {
      int steps = 0;
      for (Unit unit : game.roster.all()) {
        steps += unit.side() == side && p.onMap(unit) ? p.stepsLeft(unit) : 0;
      }
      return steps;
    }

    /** Draws an army out of the cup. */
    record Draw() implements Pending.Chance<Play> {
      @Override
      public Decision.Chance decision(Play rules, Position p) {
        int faces = 4 - Integer.bitCount(p.global(DRAWN));
        return new Decision.Chance(RED, p.global(TURN), "move", faces, "draw", "D-1");
      }

      @Override
      public void roll(Play rules, Table t, int face) {
        int drawn = t.now().global(DRAWN);
        int army = -1;
        for (int left = face; left > 0; ) {
          army++;
          left -= (drawn >> army & 1) == 0 ? 1 : 0;
        }
        t.setGlobal(ARMY, army);
        t.setGlobal(DRAWN, drawn | 1 << army);
        t.replace(new Moving());
      }
    }

    /** Marches. */
    record Moving() implements Pending.Choice<Play> {
      @Override
      public Decision.Choose decision(Play rules, Position p) {
        return rules.ask(p, "move", Kind.MOVE);
      }

      @Override
      public Question question(Play rules, Position p) {
        return Question.of("Move", "Done");
      }

      @Override
      public void orders(Play rules, Position p, OrderSink sink) {
        if (!sink.accept(Order.PASS)) {
          return;
        }
        for (Unit unit : rules.game.roster.all()) {
          Appraisal.Ways ways = rules.worth.ways(p, unit);
          for (int i = 1; i < ways.count(); i++) {
            if (!sink.accept(Order.Move.march(unit, rules.worth.path(p, unit, ways.hex(i))))) {
              return;
            }
          }
        }
      }

      @Override
      public @Nullable Refused play(Play rules, Table t, Order order) {
        if (order instanceof Order.Pass) {
          t.replace(
              rules.cup()
                  ? rules.fought(t.now()) ? new Begin() : new Moment()
                  : rules.variant == Variant.ATTACKS_FIRST ? new Begin() : new Fighting());
          return null;
        }
        if (!(order instanceof Order.Move move) || move.path().isEmpty()) {
          return Refused.of("D-1", "One unit moves.");
        }
        Unit unit = move.units().getFirst();
        if (!rules.worth.path(t.now(), unit, move.path().last()).equals(move.path())) {
          return Refused.of("D-1", "It may not go there.");
        }
        t.move(unit, move.path(), "march");
        t.setFlag(unit, MOVED, true);
        return null;
      }
    }

    private boolean fought(Position p) {
      return (p.global(FOUGHT) >> player(p).index() & 1) != 0;
    }

    /** Whether the side has no other army in the cup. */
    private boolean lastArmy(Position p) {
      return Integer.bitCount(p.global(DRAWN) >> 2 * player(p).index() & 3) == 2;
    }

    /** Combat now, or later in the turn. */
    record Moment() implements Pending.Choice<Play> {
      @Override
      public Decision.Choose decision(Play rules, Position p) {
        return rules.ask(p, "fight", Kind.CHOOSE);
      }

      @Override
      public Question question(Play rules, Position p) {
        return Question.of("Combat?", "Later").with(new Question.Option("combat", "Now"));
      }

      @Override
      public void orders(Play rules, Position p, OrderSink sink) {
        if (sink.accept(Order.PASS)) {
          sink.accept(Order.Choose.option("combat"));
        }
      }

      @Override
      public @Nullable Refused play(Play rules, Table t, Order order) {
        if (order instanceof Order.Choose choose && choose.option().equals("combat")) {
          t.setGlobal(FOUGHT, t.now().global(FOUGHT) | 1 << rules.player(t.now()).index());
          t.replace(new Fighting());
          return null;
        }
        t.replace(new Begin());
        return order instanceof Order.Pass ? null : Refused.of("D-2", "Now or later.");
      }
    }

    /** Attacks. */
    record Fighting() implements Pending.Choice<Play> {
      @Override
      public Decision.Choose decision(Play rules, Position p) {
        return rules.ask(p, "fight", Kind.ATTACK);
      }

      @Override
      public Question question(Play rules, Position p) {
        return Question.of("Fight", "Done");
      }

      @Override
      public void orders(Play rules, Position p, OrderSink sink) {
        if (!sink.accept(Order.PASS)) {
          return;
        }
        for (int hex = 0; hex < rules.game.board.size(); hex++) {
          List<Unit> units = rules.able(p, hex);
          for (int count = 1; count <= units.size(); count++) {
            boolean alone = rules.variant == Variant.ONE_BY_ONE;
            List<Unit> group = units.subList(alone ? count - 1 : 0, count);
            if (!sink.accept(Order.Attack.of(group, hex))) {
              return;
            }
          }
        }
      }

      @Override
      public @Nullable Refused play(Play rules, Table t, Order order) {
        if (order instanceof Order.Pass) {
          t.replace(rules.variant == Variant.ATTACKS_FIRST ? new Moving() : new Begin());
          return null;
        }
        if (!(order instanceof Order.Attack attack)
            || !rules.able(t.now(), attack.targets().at(0)).containsAll(attack.units())
            || rules.variant == Variant.ONE_BY_ONE && attack.units().size() > 1) {
          return Refused.of("D-2", "They cannot attack that.");
        }
        attack.units().forEach(unit -> t.setFlag(unit, ATTACKED, true));
        t.push(new Roll(attack.targets().at(0), attack.units()));
        return null;
      }
    }

    /** Units of the player beside a hex with an enemy, that have not attacked. */
    private List<Unit> able(Position p, int hex) {
      int there = p.first(hex);
      List<Unit> units = new ArrayList<>();
      if (there < 0 || game.roster.get(there).side() == player(p)) {
        return units;
      }
      for (Unit unit : game.roster.all()) {
        if (unit.side() == player(p)
            && p.onMap(unit)
            && !p.has(unit, ATTACKED)
            && game.board.adjacent(p.place(unit), hex)) {
          units.add(unit);
        }
      }
      return units;
    }

    /** The least face that hurts the defender; the next hurts nobody, those below the attacker. */
    private static int least(int massed) {
      return Math.max(2, 6 - 2 * (massed - 1));
    }

    /** Those who attack together, or all who stand beside the target where each attacks alone. */
    private int massed(Position p, Side side, int hex, int attackers) {
      int massed = 0;
      for (Unit unit : game.roster.all()) {
        massed +=
            unit.side() == side && p.onMap(unit) && game.board.adjacent(p.place(unit), hex) ? 1 : 0;
      }
      return variant == Variant.ONE_BY_ONE ? massed : attackers;
    }

    record Roll(int hex, List<Unit> units) implements Pending.Chance<Play> {
      @Override
      public Decision.Chance decision(Play rules, Position p) {
        return new Decision.Chance(rules.player(p), p.global(TURN), "fight", 6, "attack", "D-2");
      }

      @Override
      public void roll(Play rules, Table t, int face) {
        t.pop();
        t.tell(new Event.Rolled("attack", face, "D-2"));
        int massed = rules.massed(t.now(), units.getFirst().side(), hex, units.size());
        int least = least(massed);
        if (face >= least) {
          t.reduce(rules.game.roster.get(t.now().first(hex)), 1, "D-2");
        } else if (face < least - 1) {
          t.reduce(units.getFirst(), 1, "D-2");
        }
      }
    }

    /** The end. */
    record Finish() implements Pending.End<Play> {
      @Override
      public Decision.Over decision(Play rules, Position p) {
        int lead = rules.left(p, RED) - rules.left(p, BLUE);
        Side winner = lead > 0 ? RED : lead < 0 ? BLUE : null;
        return new Decision.Over(
            LAST_TURN, new Outcome(winner, "by " + Math.abs(lead), rules.points(p)));
      }
    }

    // ---- what else is asked

    @Override
    public Appraisal appraisal() {
      return worth;
    }

    @Override
    public Clerk clerk() {
      return new Clerk() {
        @Override
        public Hexes targets(Position p) {
          List<Integer> hexes = new ArrayList<>();
          for (int hex = 0; hex < game.board.size(); hex++) {
            if (!able(p, hex).isEmpty()) {
              hexes.add(hex);
            }
          }
          return Hexes.wrap(hexes.stream().mapToInt(Integer::intValue).toArray());
        }

        @Override
        public Muster muster(Position p, Hexes targets, List<Unit> chosen) {
          return new Muster(able(p, targets.at(0)), List.of(), List.of(), List.of());
        }
      };
    }

    @Override
    protected Refused notNow(Position position) {
      return Refused.of("D-3", "It is over.");
    }

    @Override
    public Game game() {
      return game;
    }

    @Override
    public Board board() {
      return game.board;
    }

    @Override
    public Roster<Unit> roster() {
      return game.roster;
    }

    @Override
    public Position start() {
      return start;
    }

    @Override
    public Answer<Preview> preview(Position position, Order.Attack attack) {
      return Answer.refused(Refused.of("D-2", "Look at the table."));
    }

    @Override
    public Answer<Reach> reach(Position position, Unit unit) {
      return Answer.of(new Reach(unit, List.of(), List.of()));
    }

    @Override
    public Trace supply(Position position, Unit unit) {
      return new Trace(true, null, "All are supplied.", "D-1");
    }

    @Override
    public Trace command(Position position, Unit unit) {
      return new Trace(true, null, "All are commanded.", "D-1");
    }

    @Override
    public Hexes zones(Position position, Side side) {
      return Hexes.NONE;
    }

    @Override
    public Hexes controlled(Position position, Side side) {
      return Hexes.NONE;
    }

    @Override
    public View view(Position position, Side side) {
      return new View(this, position, side);
    }

    @Override
    public List<Explanation> points(Position p) {
      return List.of(
          Explanation.leaf("steps", "D-3", left(p, RED)),
          Explanation.leaf("steps", "D-3", left(p, BLUE)));
    }

    @Override
    public Status status(Position p) {
      throw new UnsupportedOperationException("no page shows it");
    }

    @Override
    public UnitState unitState(Position p, Unit unit) {
      throw new UnsupportedOperationException("no page shows it");
    }

    @Override
    public Editor editor() {
      throw new UnsupportedOperationException("nobody changes this table by hand");
    }

    @Override
    public String tell(Event event) {
      return event + ".";
    }
  }

  /** What it tells a bot. */
  private static final class Worth implements Appraisal, CombatMomentAppraisal {
    private static final int MARCH = 2;

    private final Play rules;

    Worth(Play rules) {
      this.rules = rules;
    }

    @Override
    public Role role(Unit unit) {
      return Role.FIGHTER;
    }

    @Override
    public double attack(Position p, Unit unit) {
      return 1;
    }

    @Override
    public double defence(Position p, Unit unit) {
      return 1;
    }

    @Override
    public double cover(Position p, Unit unit, int hex) {
      return 1;
    }

    @Override
    public double crossing(int from, int direction) {
      return rules.board().neighbour(from, direction) < 0 ? 0 : 1;
    }

    @Override
    public int stackingPoints(Unit unit) {
      return 1;
    }

    @Override
    public int room(Position p, Unit unit, int hex) {
      return 1;
    }

    @Override
    public double worth(Position p, Unit unit) {
      return 2;
    }

    /** The nearer the nearest enemy, the better. */
    @Override
    public double hexValue(Position p, Unit unit, int hex) {
      int nearest = 20;
      for (Unit enemy : rules.roster().all()) {
        if (enemy.side() != unit.side() && p.onMap(enemy)) {
          nearest = Math.min(nearest, rules.board().distance(hex, p.place(enemy)));
        }
      }
      return -0.3 * Math.abs(nearest - 1);
    }

    @Override
    public double holdingValue(Position p, Side side, int hex) {
      return 0;
    }

    @Override
    public boolean supplied(Position p, Unit unit, int hex) {
      return true;
    }

    @Override
    public double costUnsupplied(Position p, Unit unit, int hex) {
      return 0;
    }

    @Override
    public Ways ways(Position p, Unit unit) {
      return p.onMap(unit) && rules.active(p, unit) && !p.has(unit, MOVED)
          ? marches(p, unit)
          : Ways.NONE;
    }

    private Ways marches(Position p, Unit unit) {
      List<Integer> hexes = new ArrayList<>();
      List<Integer> costs = new ArrayList<>();
      hexes.add(p.place(unit));
      costs.add(0);
      for (int i = 0; i < hexes.size(); i++) {
        for (int d = 0; d < Board.DIRECTIONS && costs.get(i) < MARCH; d++) {
          int to = rules.board().neighbour(hexes.get(i), d);
          if (to >= 0 && p.first(to) < 0 && !hexes.contains(to)) {
            hexes.add(to);
            costs.add(costs.get(i) + 1);
          }
        }
      }
      return new Ways(
          hexes.stream().mapToInt(Integer::intValue).toArray(),
          costs.stream().mapToInt(Integer::intValue).toArray());
    }

    @Override
    public Hexes path(Position p, Unit unit, int hex) {
      if (!ways(p, unit).contains(hex) || hex == p.place(unit)) {
        return Hexes.NONE;
      }
      int here = p.place(unit);
      if (rules.board().adjacent(here, hex)) {
        return Hexes.of(hex);
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int over = rules.board().neighbour(here, d);
        if (over >= 0 && p.first(over) < 0 && rules.board().adjacent(over, hex)) {
          return Hexes.wrap(new int[] {over, hex});
        }
      }
      return Hexes.NONE;
    }

    @Override
    public Ways threat(Position p, Unit unit) {
      return !p.onMap(unit)
          ? Ways.NONE
          : rules.variant == Variant.ATTACKS_FIRST
              ? new Ways(new int[] {p.place(unit)}, new int[1])
              : marches(p, unit);
    }

    @Override
    public Forecast forecast(Position p, int target, Assault assault) {
      int units = assault.units().size();
      return of(units, rules.variant == Variant.ONE_BY_ONE ? units : 1, p, target);
    }

    @Override
    public Forecast forecast(Position p, Order.Attack attack) {
      int units = attack.units().size();
      return rules.variant == Variant.ONE_BY_ONE && units > 1
          ? Forecast.NONE
          : of(
              rules.massed(p, attack.units().getFirst().side(), attack.targets().at(0), units),
              1,
              p,
              attack.targets().at(0));
    }

    private Forecast of(int massed, int dice, Position p, int target) {
      int least = Play.least(massed);
      int steps = p.stepsLeft(rules.roster().get(p.first(target)));
      double hit = (7 - least) / 6.0;
      double enemy = Math.min(steps, dice * hit);
      double own = dice * Math.max(0, least - 2) / 6.0;
      return new Forecast(own, enemy, enemy / steps / 2, hit);
    }

    @Override
    public int turnsLeft(Position p) {
      return LAST_TURN - p.global(TURN) + 1;
    }

    // ---- the sequence

    @Override
    public boolean combatFollows(Position p) {
      return switch (rules.variant) {
        case ATTACKS_FIRST -> false;
        case CUP -> !rules.fought(p);
        case ONE_BY_ONE -> true;
      };
    }

    @Override
    public boolean attacksOneByOne() {
      return rules.variant == Variant.ONE_BY_ONE;
    }

    @Override
    public int partsInTurn() {
      return rules.cup() ? 4 : 2;
    }

    @Override
    public @Nullable CombatMomentAppraisal combatMoment() {
      return rules.cup() ? this : null;
    }

    @Override
    public boolean begins(Position p, Order order) {
      return order instanceof Order.Choose choose && choose.option().equals("combat");
    }

    @Override
    public boolean lastCall(Position p) {
      return rules.lastArmy(p);
    }

    @Override
    public Ways later(Position p, Unit unit) {
      return p.onMap(unit) && (p.global(DRAWN) >> army(unit) & 1) == 0
          ? marches(p, unit)
          : Ways.NONE;
    }
  }
}
