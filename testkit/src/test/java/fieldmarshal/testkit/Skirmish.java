package fieldmarshal.testkit;

import fieldmarshal.engine.Activity;
import fieldmarshal.engine.Clash;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.FrameRules;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Glossary;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Layer;
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
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Casebook;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The smallest game that has everything: two sides of three units that move and fire for four
 * turns. It keeps the contract of all games, unless it is given a flaw.
 */
final class Skirmish implements Game {
  /** What can be wrong with it. */
  enum Flaw {
    NONE,
    DEAD_END,
    ENDLESS,
    BREAKS,
    SAMPLES_THE_ILLEGAL,
    LISTS_THE_ILLEGAL,
    LISTS_TWICE,
    HIDES_THE_LEGAL,
    CITES_NOTHING,
    FORGETS,
    WHIMSICAL,
    MUTE,
    MISCOUNTS,
    SWALLOWS_DICE,
    HIDES_WHAT_DICE_BRING,
    NO_PREVIEW,
    HALF_A_PREVIEW,
    STILL_GOING,
    UNTITLED,
    SILENT_PASS,
    UNKNOWN_KIND,
    NO_OPTIONS,
    WRONG_ON_TURN_THREE
  }

  private static final Side RED = new Side(0, "red", "Reds");
  private static final Side BLUE = new Side(1, "blue", "Blues");
  private static final int LAST_TURN = 4;
  private static final int TURN = 0;
  private static final int PLAYER = 1;
  private static final int DONE = 1;
  private static final AtomicLong WHIM = new AtomicLong();

  private final Flaw flaw;
  private final Board board =
      Board.builder(
              HexGrid.pointyTop(4, 5), new Board.Legend(List.of("field"), List.of(), List.of()))
          .build();
  private final Roster<Unit> roster = new Roster<>(units());

  Skirmish(Flaw flaw) {
    this.flaw = flaw;
  }

  private static List<Unit> units() {
    List<Unit> units = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      Side side = i < 3 ? RED : BLUE;
      String name = side.id() + "-" + (i % 3 + 1);
      units.add(new Unit(i, name, side, "", "infantry", "company", name, name, 2));
    }
    return units;
  }

  @Override
  public String id() {
    return "skirmish";
  }

  @Override
  public String title() {
    return "Skirmish";
  }

  @Override
  public List<Side> sides() {
    return List.of(RED, BLUE);
  }

  /** An overlay that only this game has. */
  static final Clerk.Overlay OCCUPIED =
      new Clerk.Overlay(
          "occupied", "Occupied hexes", "Where somebody stands.", Clerk.Picture.HEXES);

  @Override
  public Glossary glossary() {
    return new Glossary(List.of());
  }

  @Override
  public List<Phase> phases() {
    return List.of(
        new Phase("move", "Move", Activity.MOVEMENT), new Phase("fire", "Fire", Activity.COMBAT));
  }

  @Override
  public List<Scenario> scenarios() {
    return List.of(
        new Scenario("near", "Near", 1, LAST_TURN, ""),
        new Scenario("far", "Far", 1, LAST_TURN, ""));
  }

  @Override
  public String rulesVersion() {
    return "1";
  }

  @Override
  public List<Option> options() {
    return List.of(
        new Option("calm", "Calm", "SK-1", false, ""),
        new Option("storm", "Storm", "SK-1", false, ""));
  }

  @Override
  public List<Casebook> books() {
    return List.of(Casebook.load("skirmish", "Skirmish", "fieldmarshal/skirmish/cases.tsv"));
  }

  @Override
  public Rules rules(String scenario, Set<String> options) throws BadSetup {
    if (options.containsAll(Set.of("calm", "storm")) || flaw == Flaw.NO_OPTIONS) {
      throw new BadSetup(Clash.excludes("calm", "storm"));
    }
    return new Play(this, scenario.equals("near") ? 1 : 3);
  }

  /** Its rules. */
  static final class Play extends FrameRules<Play> {
    private final Skirmish game;
    private final Flaw flaw;
    private final Position start;

    Play(Skirmish game, int gap) {
      this.game = game;
      this.flaw = game.flaw;
      Layout layout =
          new Layout(
              6,
              game.board.size(),
              List.of("eliminated", "unused"),
              List.of("done"),
              List.of(),
              List.of("turn", "player"),
              0);
      Table table = new Table(Position.empty(layout, game.roster)).silent();
      for (Unit unit : game.roster.all()) {
        int column = unit.side() == RED ? 0 : gap;
        table.place(unit, unit.index() % 3 * 5 + column, "set up");
      }
      table.setGlobal(TURN, 1);
      table.push(new Moving());
      start = table.now();
    }

    private Side player(Position p) {
      return game.sides().get(p.global(PLAYER));
    }

    private Decision.Choose ask(Position p, String phase, String kind, String caseId) {
      Part part = Part.playerTurn(p.global(PLAYER) + 1, player(p));
      return new Decision.Choose(
          player(p), p.global(TURN), part, phase, kind, "Now " + phase + ".", caseId);
    }

    private Question question(String title) {
      return Question.of(
          flaw == Flaw.UNTITLED ? "" : title, flaw == Flaw.SILENT_PASS ? "" : "Done");
    }

    private Refused refused(String caseId, String why) {
      return Refused.of(flaw == Flaw.CITES_NOTHING ? "SK-99" : caseId, why);
    }

    // ---- moving

    record Moving() implements Pending.Choice<Play> {
      @Override
      public Decision.Choose decision(Play rules, Position p) {
        return rules.ask(p, "move", Kind.MOVE, "SK-1");
      }

      @Override
      public Question question(Play rules, Position p) {
        return rules.question("Move");
      }

      @Override
      public void orders(Play rules, Position p, OrderSink sink) {
        if (rules.flaw == Flaw.DEAD_END && p.global(TURN) == 3
            || !sink.accept(Order.PASS)
            || rules.flaw == Flaw.LISTS_TWICE && !sink.accept(Order.PASS)) {
          return;
        }
        for (Unit unit : rules.game.roster.all()) {
          for (int d = 0; d < Board.DIRECTIONS && p.onMap(unit); d++) {
            int to = rules.game.board.neighbour(p.place(unit), d);
            if (to >= 0
                && (rules.why(p, unit, Hexes.of(to)) == null
                    || rules.flaw == Flaw.LISTS_THE_ILLEGAL && unit.side() == rules.player(p))
                && (rules.flaw != Flaw.HIDES_THE_LEGAL || d != 2)
                && !sink.accept(Order.Move.march(unit, Hexes.of(to)))) {
              return;
            }
          }
        }
      }

      @Override
      public @Nullable Refused play(Play rules, Table t, Order order) {
        if (order instanceof Order.Pass) {
          t.replace(new Firing());
          return null;
        }
        if (!(order instanceof Order.Move move)
            || move.units().size() != 1
            || !move.mode().equals(Order.Move.MARCH)) {
          return rules.refused("SK-1", "One unit moves, or nobody.");
        }
        Unit unit = move.units().getFirst();
        Refused refused = rules.why(t.now(), unit, move.path());
        if (refused == null) {
          t.move(unit, move.path(), "march");
          t.setFlag(unit, DONE, true);
        }
        return refused;
      }
    }

    private @Nullable Refused why(Position p, Unit unit, Hexes path) {
      return unit.side() == player(p)
              && p.onMap(unit)
              && !p.has(unit, DONE)
              && path.size() == 1
              && game.board.adjacent(p.place(unit), path.at(0))
              && p.first(path.at(0)) < 0
          ? null
          : refused("SK-1", "It may not move there.");
    }

    // ---- firing

    record Firing() implements Pending.Choice<Play> {
      @Override
      public Decision.Choose decision(Play rules, Position p) {
        String kind = rules.flaw == Flaw.UNKNOWN_KIND ? "fire" : Kind.ATTACK;
        return rules.ask(p, "fire", kind, "SK-2");
      }

      @Override
      public Question question(Play rules, Position p) {
        return rules.question("Fire");
      }

      @Override
      public void orders(Play rules, Position p, OrderSink sink) {
        if (!sink.accept(Order.PASS)) {
          return;
        }
        for (Unit unit : rules.game.roster.all()) {
          for (int hex = 0; hex < rules.game.board.size(); hex++) {
            Order.Attack attack = Order.Attack.of(List.of(unit), hex);
            if (rules.why(p, attack) == null && !sink.accept(attack)) {
              return;
            }
          }
        }
      }

      @Override
      public Order sample(Play rules, Position p, RandomGenerator random) {
        return rules.flaw == Flaw.SAMPLES_THE_ILLEGAL
            ? Order.Attack.of(List.of(rules.game.roster.get(0)), 0)
            : Pending.Choice.super.sample(rules, p, random);
      }

      @Override
      public @Nullable Refused play(Play rules, Table t, Order order) {
        if (order instanceof Order.Pass) {
          rules.next(t);
          return null;
        }
        if (!(order instanceof Order.Attack attack)) {
          return rules.refused("SK-2", "Units fire, or not.");
        }
        if (rules.flaw == Flaw.BREAKS) {
          throw new IllegalStateException("jammed");
        }
        Refused refused = rules.why(t.now(), attack);
        if (refused == null) {
          t.setFlag(attack.units().getFirst(), DONE, true);
          t.note("Fire at " + attack.targets() + "!", "SK-2");
          t.push(new Shot(attack.targets().at(0)));
        }
        return refused;
      }
    }

    private @Nullable Refused why(Position p, Order.Attack attack) {
      if (attack.units().size() != 1
          || attack.targets().size() != 1
          || !attack.extras().isEmpty()) {
        return refused("SK-2", "One unit fires at one hex.");
      }
      Unit unit = attack.units().getFirst();
      int target = p.first(attack.targets().at(0));
      return unit.side() == player(p)
              && p.onMap(unit)
              && !p.has(unit, DONE)
              && target >= 0
              && game.roster.get(target).side() != unit.side()
              && game.board.adjacent(p.place(unit), attack.targets().at(0))
          ? null
          : refused("SK-2", "It cannot fire there.");
    }

    record Shot(int hex) implements Pending.Chance<Play> {
      @Override
      public Decision.Chance decision(Play rules, Position p) {
        return new Decision.Chance(rules.player(p), p.global(TURN), "fire", 6, "shot", "SK-2");
      }

      @Override
      public void roll(Play rules, Table t, int face) {
        t.pop();
        if (rules.flaw != Flaw.SWALLOWS_DICE) {
          t.tell(new Event.Rolled("shot", face, "SK-2"));
        }
        Unit unit = rules.game.roster.get(t.now().first(hex));
        boolean hit = face >= 4;
        if (rules.flaw == Flaw.WHIMSICAL) {
          hit = Long.bitCount(WHIM.incrementAndGet()) % 2 == 0;
        }
        if (hit) {
          t.reduce(unit, 1, "SK-2");
        } else if (rules.flaw != Flaw.HIDES_WHAT_DICE_BRING) {
          t.note("The shot does not hit.", "SK-2");
        }
        if (rules.flaw == Flaw.MISCOUNTS) {
          t.lose(unit, 3);
        }
      }
    }

    private void next(Table t) {
      for (Unit unit : game.roster.all()) {
        t.setFlag(unit, DONE, false);
      }
      int player = t.now().global(PLAYER);
      t.setGlobal(PLAYER, 1 - player);
      if (player == 1 && flaw != Flaw.ENDLESS) {
        t.addGlobal(TURN, 1);
      }
      t.replace(t.now().global(TURN) > LAST_TURN ? new End() : new Moving());
    }

    record End() implements Pending.End<Play> {
      @Override
      public Decision.Over decision(Play rules, Position p) {
        return new Decision.Over(LAST_TURN, new Outcome(null, "draw", List.of()));
      }
    }

    // ---- what else is asked

    @Override
    protected Refused notNow(Position position) {
      return Refused.of(flaw == Flaw.STILL_GOING ? "SK-99" : "SK-3", "It is over.");
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
      if (!(position.pending() instanceof Firing) || flaw == Flaw.NO_PREVIEW) {
        return Answer.refused(refused("SK-2", "Nobody fires now."));
      }
      Refused refused = why(position, attack);
      if (refused != null) {
        return Answer.refused(refused);
      }
      Explanation one = Explanation.leaf("one", "SK-2", 1);
      List<Preview.Chance> outcomes = new ArrayList<>();
      outcomes.add(new Preview.Chance("hit", 0.5, meaning("hit")));
      if (flaw != Flaw.HALF_A_PREVIEW) {
        outcomes.add(new Preview.Chance("miss", 0.5, meaning("miss")));
      }
      return Answer.of(
          Preview.of(
              one,
              one,
              List.of(),
              List.of(
                  new Preview.Roll(
                      new Preview.Heading("roll", "Fire", "SK-2"),
                      "fire",
                      "",
                      "1-1",
                      "1-1",
                      "1-1",
                      6,
                      0,
                      outcomes,
                      null))));
    }

    @Override
    public Answer<Reach> reach(Position position, Unit unit) {
      return Answer.of(new Reach(unit, List.of(), List.of()));
    }

    @Override
    public Trace supply(Position position, Unit unit) {
      return new Trace(true, null, "All eat.", "SK-1");
    }

    @Override
    public Trace command(Position position, Unit unit) {
      return new Trace(true, null, "All obey.", "SK-1");
    }

    @Override
    public Hexes zones(Position position, Side side) {
      int from = flaw == Flaw.FORGETS ? 1 - side.index() : side.index();
      return position.derivedFrom(
          from, side.index(), this, (rules, p) -> rules.zones(p, side.index()));
    }

    private Hexes zones(Position p, int side) {
      HexSet zone = new HexSet(game.board.size());
      for (Unit unit : game.roster.all()) {
        if (unit.side().index() == side && p.onMap(unit)) {
          zone.add(p.place(unit));
        }
      }
      return Hexes.wrap(zone.toArray());
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
    public List<Explanation> points(Position position) {
      return List.of();
    }

    @Override
    public List<String> faults(Position position) {
      return flaw == Flaw.WRONG_ON_TURN_THREE && position.global(TURN) == 3
          ? List.of("a black cat crosses")
          : List.of();
    }

    @Override
    public Status status(Position position) {
      return new Status(position.global(TURN), player(position), "", List.of());
    }

    @Override
    public UnitState unitState(Position position, Unit unit) {
      return new UnitState(
          unit, "" + position.place(unit), 2, position.lost(unit), 1, 1, 1, List.of());
    }

    @Override
    public Map<String, Pending<?>> frames() {
      return Map.of("moving", new Moving(), "firing", new Firing(), "end", new End());
    }

    @Override
    public Editor editor() {
      throw new UnsupportedOperationException("nobody changes this table by hand");
    }

    @Override
    public Clerk clerk() {
      return new Clerk() {
        @Override
        public List<Type> types() {
          return List.of(new Type("infantry", "infantry"));
        }

        @Override
        public List<Overlay> overlays() {
          return List.of(CONTROL_OVERLAY, OCCUPIED, LAST_OVERLAY);
        }

        @Override
        public Layer layer(
            Rules rules, Position p, Overlay overlay, List<Side> sides, @Nullable Unit unit) {
          if (!overlay.equals(OCCUPIED)) {
            return Layer.common(rules, p, overlay, sides, unit);
          }
          int[] hexes =
              rules.roster().all().stream().filter(p::onMap).mapToInt(p::place).sorted().toArray();
          return new Layer.Areas(List.of(new Layer.Area("Occupied", null, Hexes.wrap(hexes))));
        }
      };
    }

    @Override
    public String tell(Event event) {
      return flaw == Flaw.MUTE && event instanceof Event.Moved ? "" : event + ".";
    }
  }
}
