package fieldmarshal.testkit;

import fieldmarshal.engine.Activity;
import fieldmarshal.engine.Audience;
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
import fieldmarshal.engine.fog.Cup;
import fieldmarshal.engine.fog.Fog;
import fieldmarshal.engine.fog.Secrets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * A game of stacks of which the enemy sees the top unit and the height, and of a cup whose order
 * nobody knows. It keeps its secrets, unless it is given a leak.
 */
final class Bluff implements Game {
  /** How it may tell too much. */
  enum Leak {
    NONE,
    VIEW,
    EVENT,
    REFUSAL,
    ORDERS,
    PREVIEW,
    AUDIENCE,
    UNDO,
    CUP,
    GUESS
  }

  static final int STRENGTH = 0;
  static final Cup CUP = new Cup(3, 4);

  private static final Side RED = new Side(0, "red", "Reds");
  private static final Side BLUE = new Side(1, "blue", "Blues");
  private static final int TURN = 0;
  private static final int PLAYER = 1;
  private static final int VIEW = 2;
  private static final int DONE = 1;
  private static final int DUG = 2;
  private static final int UNSEEN = Layout.box(2);
  private static final int LAST_TURN = 6;
  private static final String DIG = "dig";
  private static final String TOP = "top";

  private final Leak leak;
  private final Board board =
      Board.builder(
              HexGrid.pointyTop(4, 5), new Board.Legend(List.of("field"), List.of(), List.of()))
          .build();
  private final Roster<Unit> roster;

  Bluff(Leak leak) {
    this.leak = leak;
    List<Unit> units = new ArrayList<>();
    for (int i = 0; i < 24; i++) {
      Side side = i / 6 % 2 == 0 ? RED : BLUE;
      boolean symbol = i >= 12;
      String name = side.id() + (symbol ? "-unseen-" : "-") + (i % 6 + 1);
      units.add(
          new Unit(i, name, side, "", "infantry", "company", name, name, 1) {
            @Override
            public boolean isSymbol() {
              return symbol;
            }
          });
    }
    roster = new Roster<>(units);
  }

  @Override
  public String id() {
    return "bluff";
  }

  @Override
  public String title() {
    return "Bluff";
  }

  @Override
  public List<Side> sides() {
    return List.of(RED, BLUE);
  }

  @Override
  public List<Phase> phases() {
    return List.of(new Phase("act", "Act", Activity.MOVEMENT));
  }

  @Override
  public List<Scenario> scenarios() {
    return List.of(new Scenario("only", "Only", 1, LAST_TURN, ""));
  }

  @Override
  public List<Option> options() {
    return List.of();
  }

  @Override
  public String rulesVersion() {
    return "1";
  }

  @Override
  public Glossary glossary() {
    return new Glossary(List.of());
  }

  @Override
  public List<Casebook> books() {
    return List.of(Casebook.load("bluff", "Bluff", "fieldmarshal/bluff/cases.tsv"));
  }

  @Override
  public Rules rules(String scenario, Set<String> options) {
    return new Play(this);
  }

  /** What is hidden: all that lies below the top unit of an enemy stack, and the cup's order. */
  private record Hidden(Leak leak) implements Secrets {
    @Override
    public int viewGlobal() {
      return VIEW;
    }

    @Override
    public int unseenBox() {
      return UNSEEN;
    }

    @Override
    public Sight sight(Position p, Side to) {
      return unit -> p.onMap(unit) && p.depth(unit) > 0 ? Known.SYMBOL : Known.FACE;
    }

    @Override
    public int shownFlags() {
      return DUG;
    }

    @Override
    public boolean showsUnitNumber(int number) {
      return leak == Leak.VIEW && number == STRENGTH;
    }

    @Override
    public void conceal(Table view, Position truth, Side to) {
      if (leak != Leak.CUP) {
        CUP.conceal(view);
      }
    }

    @Override
    public Whereabouts whereabouts(Position view, Unit hidden) {
      return leak == Leak.GUESS ? Whereabouts.ELSEWHERE : Whereabouts.UNDER_A_SYMBOL;
    }

    @Override
    public void imagine(Table guess, Side viewer, RandomGenerator random) {
      CUP.imagine(guess, random);
    }

    /** A chit that is drawn is seen. */
    @Override
    public boolean shown(Position before, Position after) {
      return CUP.chits(before).length != CUP.chits(after).length
          || before.global(TURN) != after.global(TURN);
    }
  }

  /** Its rules. */
  static final class Play extends FrameRules<Play> {
    private final Bluff game;
    private final Fog fog;
    private final Position start;

    Play(Bluff game) {
      this.game = game;
      fog = new Fog(game.roster, game.sides(), new Hidden(game.leak));
      Layout layout =
          new Layout(
                  game.roster.size(),
                  game.board.size(),
                  List.of("eliminated", "unused", "unseen"),
                  List.of("done", "dug"),
                  List.of("strength"),
                  List.of("turn", "player", "view", "cup-1", "cup-2", "cup-3", "cup-4"),
                  0)
              .withStacks(Layout.Stacks.ON_TOP);
      Table t = new Table(Position.empty(layout, game.roster)).silent();
      for (Unit unit : game.roster.all()) {
        if (!unit.isSymbol()) {
          t.place(unit, (unit.side() == RED ? 0 : 3) + 5 * (unit.index() % 2), "set up");
          t.setUnitNumber(unit, STRENGTH, 1 + unit.index() % 6);
        }
      }
      t.setGlobal(TURN, 1);
      CUP.fill(t, 1, 2, 2, 1);
      t.push(new Acting());
      draw(t);
      start = t.now();
    }

    private Side player(Position p) {
      return game.sides().get(p.global(PLAYER));
    }

    /** The next chit says who acts. */
    private void draw(Table t) {
      int chit = CUP.draw(t);
      if (chit == 0) {
        t.addGlobal(TURN, 1);
        int first = 1 + t.now().global(TURN) % 2;
        CUP.fill(t, first, 3 - first, 3 - first, first);
        chit = CUP.draw(t);
      }
      t.setGlobal(PLAYER, chit - 1);
      for (Unit unit : game.roster.all()) {
        t.setFlag(unit, DONE, false);
      }
      if (t.now().global(TURN) > LAST_TURN) {
        t.replace(new End());
      }
    }

    /** A side acts, unit by unit. */
    record Acting() implements Pending.Choice<Play> {
      @Override
      public Decision.Choose decision(Play rules, Position p) {
        Side side = rules.player(p);
        Part part = Part.playerTurn(p.global(PLAYER) + 1, side);
        return new Decision.Choose(side, p.global(TURN), part, "act", Kind.MOVE, "Act.", "BL-1");
      }

      @Override
      public Question question(Play rules, Position p) {
        return Question.of("Act", "Done")
            .with(new Question.Option(DIG, "Dig"), new Question.Option(TOP, "On top"));
      }

      @Override
      public void others(Play rules, Position p, OrderSink sink) {
        orders(rules, p, order -> !(order instanceof Order.Choose) || sink.accept(order));
      }

      @Override
      public void orders(Play rules, Position p, OrderSink sink) {
        if (!sink.accept(Order.PASS)) {
          return;
        }
        for (Unit unit : rules.game.roster.all()) {
          List<Order> some = new ArrayList<>();
          some.add(Order.Choose.unit(DIG, unit));
          some.add(Order.Choose.unit(TOP, unit));
          for (int d = 0; d < Board.DIRECTIONS && p.onMap(unit); d++) {
            int to = rules.game.board.neighbour(p.place(unit), d);
            if (to >= 0) {
              some.add(Order.Move.march(unit, Hexes.of(to)));
              some.add(Order.Attack.of(List.of(unit), to));
            }
          }
          for (Order order : some) {
            if (rules.why(p, order) == null && !sink.accept(order)) {
              return;
            }
          }
        }
      }

      @Override
      public @Nullable Refused play(Play rules, Table t, Order order) {
        if (order instanceof Order.Pass) {
          rules.draw(t);
          return null;
        }
        Refused refused = rules.why(t.now(), order);
        if (refused == null) {
          rules.act(t, order.named().getFirst(), order);
        }
        return refused;
      }
    }

    private @Nullable Refused why(Position p, Order order) {
      List<Unit> named = order.named();
      if (named.size() != 1 || named.getFirst().isSymbol()) {
        return Refused.of("BL-1", "One unit acts, or nobody.");
      }
      Unit unit = named.getFirst();
      if (unit.side() != player(p) || !p.onMap(unit) || p.has(unit, DONE)) {
        return Refused.of("BL-1", "It may not act.");
      }
      return switch (order) {
        case Order.Choose choose when choose.option().equals(DIG) && choose.hexes().isEmpty() ->
            p.has(unit, DUG) ? Refused.of("BL-1", "It has dug.") : null;
        case Order.Choose choose when choose.option().equals(TOP) && choose.hexes().isEmpty() ->
            p.depth(unit) == 0 ? Refused.of("BL-1", "It lies on top.") : null;
        case Order.Move move when move.mode().equals(Order.Move.MARCH) && move.path().size() == 1 ->
            mayMove(p, unit, move.path().at(0));
        case Order.Attack attack when attack.targets().size() == 1 ->
            mayAttack(p, unit, attack.targets().at(0));
        default -> Refused.of("BL-1", "Units move, dig, attack, or lie on top.");
      };
    }

    private @Nullable Refused mayMove(Position p, Unit unit, int to) {
      int there = p.first(to);
      return game.board.adjacent(p.place(unit), to)
              && (there < 0 || game.roster.get(there).side() == unit.side())
          ? null
          : Refused.of("BL-1", "It may not move there.");
    }

    private @Nullable Refused mayAttack(Position p, Unit unit, int to) {
      int there = p.first(to);
      if (there < 0 || game.roster.get(there).side() == unit.side()) {
        return Refused.of("BL-2", "Nobody is there.");
      }
      if (!game.board.adjacent(p.place(unit), to)) {
        int told = game.leak == Leak.REFUSAL ? strength(p, to) : p.height(to);
        return Refused.of("BL-2", told + " are too far away.");
      }
      return game.leak == Leak.ORDERS && strength(p, to) > 8
          ? Refused.of("BL-2", "It does not dare.")
          : null;
    }

    private int strength(Position p, int hex) {
      int sum = 0;
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        sum += p.unitNumber(game.roster.get(u), STRENGTH);
      }
      return sum;
    }

    private void act(Table t, Unit unit, Order order) {
      Side enemy = game.sides().get(1 - unit.side().index());
      boolean known = t.now().depth(unit) == 0;
      t.setFlag(unit, DONE, true);
      switch (order) {
        case Order.Choose choose when choose.option().equals(DIG) -> {
          t.setFlag(unit, DUG, true);
          fog.tell(t, new Event.Marked(unit, DUG, true, "BL-1"), known || game.leak == Leak.EVENT);
        }
        case Order.Choose choose -> {
          List<Unit> stack = stack(t.now(), t.now().place(unit));
          stack.remove(unit);
          stack.addFirst(unit);
          t.stack(t.now().place(unit), stack);
          t.tell(new Event.Revealed(unit, enemy));
        }
        case Order.Move move -> {
          t.setFlag(unit, DUG, false);
          int from = t.now().place(unit);
          t.move(unit, move.path(), "march");
          if (!known) {
            t.tell(new Event.Revealed(unit, enemy));
          } else if (t.now().first(from) >= 0) {
            t.tell(new Event.Revealed(game.roster.get(t.now().first(from)), enemy));
          }
        }
        case Order.Attack attack -> {
          for (Unit each : stack(t.now(), attack.targets().at(0))) {
            t.tell(new Event.Revealed(each, unit.side()));
          }
          t.push(new Shot(attack.targets().at(0)));
        }
        default -> throw new IllegalStateException("not judged: " + order);
      }
    }

    private List<Unit> stack(Position p, int hex) {
      List<Unit> units = new ArrayList<>();
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        units.add(game.roster.get(u));
      }
      return units;
    }

    record Shot(int hex) implements Pending.Chance<Play> {
      @Override
      public Decision.Chance decision(Play rules, Position p) {
        return new Decision.Chance(rules.player(p), p.global(TURN), "act", 6, "shot", "BL-2");
      }

      @Override
      public void roll(Play rules, Table t, int face) {
        t.pop();
        t.tell(new Event.Rolled("shot", face, "BL-2"));
        if (face == 4) {
          t.remove(rules.game.roster.get(t.now().first(hex)), "BL-2");
        } else {
          t.note("The shot does not hit.", "BL-2");
        }
      }
    }

    record End() implements Pending.End<Play> {
      @Override
      public Decision.Over decision(Play rules, Position p) {
        return new Decision.Over(LAST_TURN, new Outcome(null, "draw", List.of()));
      }
    }

    @Override
    public View view(Position position, Side side) {
      return new View(this, fog.view(position, side), side);
    }

    @Override
    public Position guess(View view, RandomGenerator random) {
      return fog.guess(view.position(), random);
    }

    @Override
    public boolean shows(Position before, Position after) {
      return fog.shows(before, after)
          || game.leak == Leak.UNDO && before.depth(anybody(before)) == 1;
    }

    /** The first unit that is left: how deep it lies below the top is a secret. */
    private Unit anybody(Position p) {
      return game.roster.all().stream().filter(p::onMap).findFirst().orElseThrow();
    }

    @Override
    public Audience audience(Position before, Order order) {
      return game.leak == Leak.AUDIENCE && order.named().contains(game.roster.get(0))
          ? Audience.EVERYBODY
          : super.audience(before, order);
    }

    @Override
    public Answer<Preview> preview(Position p, Order.Attack attack) {
      Refused refused = why(p, attack);
      if (refused != null) {
        return Answer.refused(refused);
      }
      int hex = attack.targets().at(0);
      int defence =
          game.leak == Leak.PREVIEW
              ? strength(p, hex)
              : p.unitNumber(game.roster.get(p.first(hex)), STRENGTH);
      Explanation one = Explanation.leaf("attack", "BL-2", 1);
      Explanation other = Explanation.leaf("seen", "BL-2", defence);
      return Answer.of(Preview.of(one, other, List.of(), List.of()));
    }

    // ---- what else is asked

    @Override
    protected Refused notNow(Position position) {
      return Refused.of("BL-3", "It is over.");
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
    public Answer<Reach> reach(Position position, Unit unit) {
      return Answer.of(new Reach(unit, List.of(), List.of()));
    }

    @Override
    public Trace supply(Position position, Unit unit) {
      return new Trace(true, null, "All eat.", "BL-1");
    }

    @Override
    public Trace command(Position position, Unit unit) {
      return new Trace(true, null, "All obey.", "BL-1");
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
    public List<Explanation> points(Position position) {
      return List.of();
    }

    @Override
    public Status status(Position position) {
      return new Status(position.global(TURN), player(position), "act", List.of());
    }

    @Override
    public UnitState unitState(Position position, Unit unit) {
      return new UnitState(unit, "", 1, position.lost(unit), 1, 1, 1, List.of());
    }

    @Override
    public Editor editor() {
      throw new UnsupportedOperationException("nobody changes this table by hand");
    }

    @Override
    public String tell(Event event) {
      return event.bare() + ".";
    }
  }
}
