package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 3: the set-up. It begins with a deployment that is ready made; a player accepts it or
 * changes it unit by unit, within the {@link Areas} of the armies. The enemy sees nothing of it
 * before it is finished.
 */
final class Deployment extends Chapter {
  static final String READY_MADE = "ready-made";
  static final String SWAP = "swap";

  /** A line of the ready-made deployment. */
  private record Post(Counter unit, int hex, boolean supportMode) {}

  private final List<Post> posts = new ArrayList<>();
  private final Areas areas;

  Deployment(ItalianFrontRules rules) {
    super(rules);
    areas = new Areas(rules);
    for (Tsv.Row row : Tsv.resource(ItalianFront.FOLDER + "/deployment.tsv")) {
      Counter unit = rules.roster().find(row.text("unit"));
      if (unit == null) {
        throw row.fault("unit", "there is no unit " + row.text("unit"));
      }
      int hex = board.find(row.text("hex"));
      if (hex < 0) {
        throw row.fault("hex", "there is no hex " + row.text("hex"));
      }
      posts.add(
          new Post(unit, hex, row.oneOf("mode", "", "support", "movement").equals("support")));
    }
  }

  Areas areas() {
    return areas;
  }

  /** Puts the pieces on the table and asks both sides, the Allies first. */
  @Case({"IF-3.1.1", "IF-3.2.12", "IF-3.4.2", "IF-0.1", "IF-18.1"})
  void open(Table t) {
    t.setGlobal(Global.TURN, rules.scenario().firstTurn());
    t.setGlobal(Global.PLAYER, ALLIED);
    rules.control().setUp(t);
    rules.morale().setUp(t);
    rules.support().setUp(t);
    rules.events().setUp(t);
    for (Counter unit : rules.roster().all()) {
      if (unit.isCombatUnit() && unit.printed().arrival() > 0) {
        t.shift(unit, ItalianFrontRules.DUE);
        t.setUnitNumber(unit, UnitNumber.DUE, unit.printed().arrival());
      }
    }
    readyMade(t, CENTRAL);
    readyMade(t, ALLIED);
    t.push(new Placing(CENTRAL));
    t.push(new Placing(ALLIED));
  }

  /** Puts the units of a side where the ready-made deployment has them. */
  private void readyMade(Table t, int side) {
    for (Post post : posts) {
      if (post.unit().sideIndex() == side) {
        t.shift(post.unit(), Position.UNUSED);
      }
    }
    // The first of a hex lies on top: whoever comes later lies above.
    for (Post post : posts.reversed()) {
      if (post.unit().sideIndex() == side) {
        t.shift(post.unit(), post.hex());
        t.setFlag(post.unit(), Flag.SUPPORT_MODE, post.supportMode());
      }
    }
  }

  /** Puts a unit of which nothing is known where the ready-made deployment has it. */
  void imagine(Table t, Counter unit) {
    for (Post post : posts) {
      if (post.unit() == unit) {
        t.shift(unit, post.hex());
        t.setFlag(unit, Flag.SUPPORT_MODE, post.supportMode());
      }
    }
  }

  // ---- placing

  /** A player changes his set-up until he accepts it. */
  @Case({"IF-3.1.1", "IF-15.1.1", "IF-4.1.2"})
  record Placing(int side) implements Pending.Choice<ItalianFrontRules>, LastingFrame {
    private static final List<Question.Option> OPTIONS =
        List.of(
            new Question.Option(
                READY_MADE, "Ready-made set-up", "Every unit goes back to where it began."),
            new Question.Option(SWAP, "Change places", "Two units change places."),
            StackOrder.OPTION,
            new Question.Option(
                Headquarters.SUPPORT,
                "Support mode",
                "Supports units within three hexes; 2 movement points."),
            new Question.Option(
                Headquarters.MOVEMENT, "Movement mode", "Gives no support; 6 movement points."));

    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.askBefore(
          p,
          rules.side(side),
          "Set up your units, or accept the set-up as it is.",
          side == ALLIED ? "IF-3.2.6" : "IF-3.3.3");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      int looker = p.global(Global.VIEW);
      if (looker != 0 && looker != side + 1) {
        return Question.of("Set-up", "Accept the set-up").with(OPTIONS);
      }
      return Question.of(
              "Set-up",
              rules.deployment().areas().incomplete(p, side) == null ? "Accept the set-up" : "")
          .with(OPTIONS)
          .needing(rules.deployment().areas().needs(p, side));
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      rules.deployment().orders(p, side, sink);
    }

    @Override
    public Order suggest(ItalianFrontRules rules, Position p) {
      return rules.deployment().areas().incomplete(p, side) == null
          ? Order.PASS
          : Order.Choose.option(READY_MADE);
    }

    @Override
    public Order sample(ItalianFrontRules rules, Position p, RandomGenerator random) {
      return rules.deployment().sample(p, side, random);
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      return rules.deployment().play(t, side, order);
    }
  }

  private void orders(Position p, int side, OrderSink sink) {
    if (areas.incomplete(p, side) == null && !sink.accept(Order.PASS)
        || !sink.accept(Order.Choose.option(READY_MADE))) {
      return;
    }
    for (Counter unit : rules.unitsOf(side)) {
      if (Areas.starts(unit) && !orders(p, side, unit, sink)) {
        return;
      }
    }
    rules.stackOrder().orders(p, side, sink);
  }

  private boolean orders(Position p, int side, Counter unit, OrderSink sink) {
    for (int hex = 0; hex < board.size(); hex++) {
      if (mayPlace(p, side, unit, hex) == null && !sink.accept(new Order.Place(unit, hex))) {
        return false;
      }
    }
    for (Counter other : rules.unitsOf(side)) {
      if (other.index() > unit.index()
          && maySwap(p, side, unit, other) == null
          && !sink.accept(swap(unit, other))) {
        return false;
      }
    }
    return !unit.isHq() || sink.accept(mode(p, unit));
  }

  private static Order swap(Counter unit, Counter other) {
    return Order.Choose.units(SWAP, List.of(unit, other));
  }

  /** The headquarters turns over. */
  private static Order mode(Position p, Counter hq) {
    boolean supports = p.has(hq, Flag.SUPPORT_MODE);
    return Order.Choose.unit(supports ? Headquarters.MOVEMENT : Headquarters.SUPPORT, hq);
  }

  private @Nullable Refused play(Table t, int side, Order order) {
    return switch (order) {
      case Order.Pass pass -> {
        Refused refused = areas.incomplete(t.now(), side);
        if (refused == null) {
          t.pop();
        }
        yield refused;
      }
      case Order.Place place -> place(t, side, counter(place.unit()), place.hex());
      case Order.Choose choose -> choose(t, side, choose);
      default -> Refused.of("IF-3.1.1", "Place your units, or accept the set-up.");
    };
  }

  private @Nullable Refused choose(Table t, int side, Order.Choose order) {
    if (!order.hexes().isEmpty()) {
      return Refused.of("IF-3.1.1", "Choose units only, no hexes.");
    }
    List<Unit> units = order.units();
    return switch (order.option()) {
      case READY_MADE -> {
        if (!units.isEmpty()) {
          yield Refused.of(
              "IF-3.1.1", "The ready-made set-up places all units; do not choose units.");
        }
        readyMade(t, side);
        told(t, side, new Event.Noted("The ready-made set-up is used.", "IF-3.1.1"));
        yield null;
      }
      case SWAP ->
          units.size() == 2
              ? swap(t, side, counter(units.getFirst()), counter(units.getLast()))
              : Refused.of("IF-3.2.6", "Two units change places.");
      case Headquarters.SUPPORT, Headquarters.MOVEMENT ->
          units.size() == 1
              ? mode(t, side, counter(units.getFirst()), order.option())
              : Refused.of("IF-15.1.1", "Choose one headquarters.");
      case StackOrder.TOP -> rules.stackOrder().play(t, side, order);
      default -> Refused.of("IF-3.1.1", "This is not possible during set-up.");
    };
  }

  private @Nullable Refused mode(Table t, int side, Counter hq, String mode) {
    boolean support = mode.equals(Headquarters.SUPPORT);
    Refused refused = rules.headquarters().mayChoose(t.now(), side, hq, support);
    if (refused == null) {
      t.setFlag(hq, Flag.SUPPORT_MODE, support);
      told(t, side, new Event.Marked(hq, Flag.SUPPORT_MODE, support, "IF-15.1.1"));
    }
    return refused;
  }

  /** Tells the owner alone. */
  @Case("IF-11.6.1")
  private void told(Table t, int side, Event event) {
    t.tell(event, Audience.only(rules.side(side)));
  }

  /** Why a unit may not be set up in the hex, or null. */
  @Case({"IF-3.1.1", "IF-3.2.6", "IF-3.3.3", "IF-2.3.1", "IF-19.5.1"})
  private @Nullable Refused mayPlace(Position p, int side, Counter unit, int hex) {
    Refused refused = mayStand(side, unit, hex);
    if (refused != null) {
      return refused;
    }
    if (p.place(unit) == hex) {
      return Refused.of("IF-3.1.1", () -> unit.begins() + " is already there.");
    }
    return rules.stacking().hasRoom(p, side, hex, 1)
        ? null
        : Refused.of(
            side == ALLIED ? "IF-3.2.6" : "IF-3.3.3",
            () -> "There is no room in " + title(hex) + ".");
  }

  private @Nullable Refused mayStand(int side, Counter unit, int hex) {
    if (unit.sideIndex() != side || !Areas.starts(unit)) {
      return Refused.of(
          unit.sideIndex() != side ? "IF-3.1.1" : "IF-3.2.12",
          () -> unit.begins() + " is not yours to set up now.");
    }
    if (hex < 0 || hex >= board.size()) {
      return Refused.of("IF-3.1.1", "Choose a hex on the map.");
    }
    Refused refused = areas.outside(unit, hex);
    if (refused != null) {
      return refused;
    }
    return rules.ground().holds(unit, hex)
        ? null
        : Refused.of(
            "IF-7.9.2",
            () -> "Only mountain infantry may be in the alpine hex " + title(hex) + ".");
  }

  private @Nullable Refused place(Table t, int side, Counter unit, int hex) {
    Refused refused = mayPlace(t.now(), side, unit, hex);
    if (refused == null) {
      t.shift(unit, hex);
      told(t, side, new Event.Placed(unit, hex, "set up"));
    }
    return refused;
  }

  /** Why two units may not change places, or null. */
  @Case({"IF-3.2.6", "IF-3.3.3"})
  private @Nullable Refused maySwap(Position p, int side, Counter unit, Counter other) {
    if (p.place(unit) < 0 || p.place(other) < 0 || p.place(unit) == p.place(other)) {
      return Refused.of("IF-3.2.6", "Choose two units in different hexes to change places.");
    }
    Refused refused = mayStand(side, unit, p.place(other));
    return refused != null ? refused : mayStand(side, other, p.place(unit));
  }

  private @Nullable Refused swap(Table t, int side, Counter unit, Counter other) {
    Refused refused = maySwap(t.now(), side, unit, other);
    if (refused != null) {
      return refused;
    }
    int here = t.now().place(unit);
    int there = t.now().place(other);
    List<Counter> first = stack(t.now(), here, unit, other);
    List<Counter> second = stack(t.now(), there, other, unit);
    t.shift(unit, there);
    t.shift(other, here);
    t.stack(here, first);
    t.stack(there, second);
    told(t, side, new Event.Placed(unit, there, "set up"));
    told(t, side, new Event.Placed(other, here, "set up"));
    return null;
  }

  /** The stack of a hex with one unit in the place of another. */
  private List<Counter> stack(Position p, int hex, Counter from, Counter to) {
    List<Counter> stack = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      stack.add(counter(u) == from ? to : counter(u));
    }
    return stack;
  }

  // ---- at random

  /** Changes at random that keep the set-up legal, or lead back to one that is. */
  private Order sample(Position p, int side, RandomGenerator random) {
    boolean done = areas.incomplete(p, side) == null;
    if (random.nextInt(done ? 24 : 6) == 0) {
      return done ? Order.PASS : Order.Choose.option(READY_MADE);
    }
    Counter[] units = rules.unitsOf(side);
    for (int i = 0; i < 40; i++) {
      Counter unit = units[random.nextInt(units.length)];
      if (!Areas.starts(unit)) {
        continue;
      }
      Order order = sample(p, side, unit, random);
      if (order != null) {
        return order;
      }
    }
    return Order.Choose.option(READY_MADE);
  }

  private @Nullable Order sample(Position p, int side, Counter unit, RandomGenerator random) {
    int what = random.nextInt(8);
    if (what == 0) {
      return unit.isHq() ? mode(p, unit) : rules.stackOrder().sample(p, side, random);
    }
    if (what < 4) {
      int hex = random.nextInt(board.size());
      return mayPlace(p, side, unit, hex) == null ? new Order.Place(unit, hex) : null;
    }
    Counter[] units = rules.unitsOf(side);
    Counter other = units[random.nextInt(units.length)];
    return Areas.starts(other) && maySwap(p, side, unit, other) == null ? swap(unit, other) : null;
  }

  /** Whether the enemy sees nothing yet of what the side sets up. */
  @Case("IF-11.6.1")
  static boolean underWay(Position p, int side) {
    for (Position.Stack at = p.stack(); at != null && at.top() != null; at = at.rest()) {
      if (at.top() instanceof Placing placing && placing.side() == side) {
        return true;
      }
    }
    return false;
  }
}
