package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.book.Below;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Case 12.1: attackers enter the hex that the enemy has left, and assault units may go one hex
 * further.
 */
final class Advances extends Chapter {
  static final String ADVANCE = "advance";

  Advances(ItalianFrontRules rules) {
    super(rules);
  }

  private static Battle battle(Position p) {
    return Objects.requireNonNull(Below.find(p, Battle.class));
  }

  // ---- 12.1.1 the hex itself

  /** The attackers may enter the hex, if nobody is left there. */
  @Case({"IF-12.1.1", "IF-12.1.3", "IF-15.2.3"})
  void first(Table t, Battle battle) {
    if (rules.zones().enemy(t.now(), battle.side(), battle.target())) {
      t.replace(battle.at(Battle.Stage.CLOSE));
    } else if (candidates(t.now(), battle).isEmpty()) {
      t.replace(battle.at(Battle.Stage.SECOND_HEX));
    } else {
      t.push(new Entering());
    }
  }

  List<Counter> candidates(Position p, Battle battle) {
    List<Counter> candidates = new ArrayList<>();
    for (Counter unit : battle.attackers()) {
      if (mayEnter(p, battle, unit) == null) {
        candidates.add(unit);
      }
    }
    return candidates;
  }

  /** Why a unit may not enter the hex that was attacked, or null. */
  @Case({"IF-12.1.1", "IF-12.1.3", "IF-12.1.4", "IF-11.2.1"})
  private @Nullable Refused mayEnter(Position p, Battle battle, Counter unit) {
    if (!battle.attackers().contains(unit) || !p.onMap(unit) || battle.advanced().contains(unit)) {
      return Refused.of(
          "IF-12.1.3",
          () ->
              unit.begins()
                  + (battle.advanced().contains(unit)
                      ? " has already advanced."
                      : " did not attack and may not advance."));
    }
    return barred(p, unit, battle.target());
  }

  /** Why a unit may not step into a hex next to it after combat, or null. */
  @Case({"IF-12.1.1", "IF-7.6.1", "IF-8.5.2"})
  @Nullable Refused barred(Position p, Counter unit, int to) {
    int from = p.place(unit);
    int d = board.direction(from, to);
    if (d < 0 || !theatre.open(from, d)) {
      return Refused.of("IF-12.1.1", () -> unit.begins() + " is not next to " + title(to) + ".");
    }
    if (rules.zones().enemy(p, unit.sideIndex(), to)) {
      return Refused.of("IF-12.1.1", () -> "Enemy units are in " + title(to) + ".");
    }
    Refused refused = rules.movement().prohibited(p, unit, from, d, to);
    return refused != null ? refused : rules.stacking().stranger(p, unit, to);
  }

  /** Some or all of the attackers enter the hex. */
  @Case({"IF-12.1.1", "IF-12.1.3", "IF-12.1.4"})
  record Entering() implements Pending.Choice<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      Battle battle = battle(p);
      return rules.ask(
          p,
          battle.side(),
          Kind.ADVANCE,
          "Advance into " + rules.board().title(battle.target()) + ", or stay.",
          "IF-12.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.inCombat(
              "Advance after combat",
              battle(p).advanced().isEmpty() ? "Do not advance" : "End the advance")
          .within(List.of(rules.advances().room(p, battle(p).side(), battle(p).target())));
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      Battle battle = battle(p);
      for (Counter unit : rules.advances().candidates(p, battle)) {
        if (!sink.accept(new Order.Advance(List.of(unit), Hexes.of(battle.target())))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> {
          Below.answer(t, Battle.class, below -> below.at(Battle.Stage.SECOND_HEX));
          yield null;
        }
        case Order.Advance advance -> rules.advances().enter(t, advance);
        default -> Refused.of("IF-12.1.1", "Advance units that attacked, or stay.");
      };
    }
  }

  private @Nullable Refused enter(Table t, Order.Advance order) {
    Battle battle = battle(t.now());
    if (order.path().size() != 1 || order.path().at(0) != battle.target()) {
      return Refused.of("IF-12.1.1", () -> "An advance must enter " + title(battle.target()) + ".");
    }
    Refused refused = each(order.units(), unit -> mayEnter(t.now(), battle, unit));
    if (refused != null) {
      return refused;
    }
    List<Counter> units = Combat.counters(order.units());
    Below.answer(t, Battle.class, below -> below.entered(units));
    walk(t, units, battle.target());
    warn(t, battle.side(), battle.target());
    return null;
  }

  private interface Judge {
    @Nullable Refused of(Counter unit);
  }

  /** Looks at each unit, and whether they may stand together. */
  @Case({"IF-12.1.1", "IF-8.5.2"})
  private static @Nullable Refused each(List<Unit> units, Judge judge) {
    if (units.isEmpty()) {
      return Refused.of("IF-12.1.1", "Choose the units that advance.");
    }
    for (int i = 0; i < units.size(); i++) {
      Counter unit = counter(units.get(i));
      Refused refused = judge.of(unit);
      if (refused != null) {
        return refused;
      }
      for (int j = 0; j < i; j++) {
        Counter other = counter(units.get(j));
        if (other == unit || !Stacking.compatible(other, unit)) {
          return Refused.of(
              other == unit ? "IF-12.1.3" : "IF-8.5.2",
              () ->
                  other == unit
                      ? unit.begins() + " is chosen twice."
                      : unit.begins() + " and " + other.called() + " may not stack.");
        }
      }
    }
    return null;
  }

  /** Units of several hexes enter the same one. */
  void walk(Table t, List<Counter> units, int to) {
    List<Counter> rest = new ArrayList<>(units);
    while (!rest.isEmpty()) {
      int from = t.now().place(rest.getFirst());
      List<Counter> together = new ArrayList<>();
      for (Counter unit : rest) {
        if (t.now().place(unit) == from) {
          together.add(unit);
        }
      }
      rest.removeAll(together);
      rules.pieces().walk(t, together, Hexes.of(to), ADVANCE);
    }
  }

  /**
   * More units than the limit may advance; it is looked at when the sub-phase ends. Only the owner
   * is told: who lies below the top unit is hidden.
   */
  @Case({"IF-12.1.4", "IF-8.1.3"})
  void warn(Table t, int side, int hex) {
    int over = t.now().height(hex) - rules.stacking().limit(t.now(), side, hex);
    if (over > 0) {
      t.tell(
          new Event.Noted(
              title(hex)
                  + " is overstacked; units over the limit are eliminated at the end of the sub-phase.",
              "IF-12.1.4"),
          Audience.only(rules.side(side)));
    }
  }

  /** How many units still find room in a hex; more may enter, and are lost if they stay. */
  @Case({"IF-12.1.4", "IF-8.1.3"})
  private Question.Room room(Position p, int side, int hex) {
    boolean enemy = rules.zones().enemy(p, side, hex);
    int room = enemy ? 0 : rules.stacking().limit(p, side, hex) - p.height(hex);
    return new Question.Room(hex, Math.max(0, room), "IF-12.1.4");
  }

  // ---- 12.1.2 one hex further

  /** Assault units that advanced may go on. */
  @Case({"IF-12.1.2", "IF-15.2.3", "IF-15.2.4", "IF-11.8.3"})
  void second(Table t, Battle battle) {
    for (Counter unit : battle.advanced()) {
      if (!onward(t.now(), battle, unit).isEmpty()) {
        t.push(new Onward());
        return;
      }
    }
    t.replace(battle.at(Battle.Stage.CLOSE));
  }

  List<Hexes> onward(Position p, Battle battle, Counter unit) {
    List<Hexes> hexes = new ArrayList<>();
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(battle.target(), d);
      if (to >= 0 && mayGoOn(p, battle, unit, to) == null) {
        hexes.add(Hexes.of(to));
      }
    }
    return hexes;
  }

  /** Why a unit may not go on into a hex, or null. */
  @Case({"IF-12.1.2", "IF-15.2.3", "IF-15.2.4", "IF-19.6.2"})
  private @Nullable Refused mayGoOn(Position p, Battle battle, Counter unit, int to) {
    if (!battle.advanced().contains(unit) || p.place(unit) != battle.target()) {
      return Refused.of(
          "IF-12.1.2",
          () ->
              unit.begins()
                  + " did not advance into "
                  + title(battle.target())
                  + " and may not advance farther.");
    }
    if (!rules.combat().isAssault(p, unit, battle.target())) {
      return Refused.of(
          battle.overrun().contains(to) ? "IF-15.2.3" : "IF-12.1.2",
          () -> "Only assault units may advance a second hex; " + unit.called() + " stays.");
    }
    if (!rules.combat().isAssault(p, unit, to)) {
      return Refused.of(
          "IF-19.6.2", () -> unit.begins() + " may not advance into " + title(to) + ".");
    }
    if (battle.left()
        && !battle.overrun().contains(to)
        && !rules.reads(Reading.SECOND_HEX_ALWAYS)) {
      return Refused.of(
          "IF-12.1.2", "The defenders retreated, so assault units may not advance a second hex.");
    }
    return barred(p, unit, to);
  }

  /** Each assault unit that advanced goes one hex further, or stays. */
  @Case({"IF-12.1.2", "IF-15.2.4"})
  record Onward() implements Pending.Choice<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          battle(p).side(),
          Kind.ADVANCE,
          "Assault units that advanced may advance one more hex.",
          "IF-12.1.2");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      List<Question.Room> rooms = new ArrayList<>();
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = rules.board().neighbour(battle(p).target(), d);
        if (to >= 0) {
          rooms.add(rules.advances().room(p, battle(p).side(), to));
        }
      }
      return Question.inCombat("Second hex", "Do not advance farther").within(rooms);
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      Battle battle = battle(p);
      for (Counter unit : battle.advanced()) {
        for (Hexes hex : rules.advances().onward(p, battle, unit)) {
          if (!sink.accept(new Order.Advance(List.of(unit), hex))) {
            return;
          }
        }
      }
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> {
          Below.answer(t, Battle.class, below -> below.at(Battle.Stage.CLOSE));
          yield null;
        }
        case Order.Advance advance -> rules.advances().goOn(t, advance);
        default -> Refused.of("IF-12.1.2", "Choose assault units and their second hex, or stay.");
      };
    }
  }

  private @Nullable Refused goOn(Table t, Order.Advance order) {
    Battle battle = battle(t.now());
    if (order.path().size() != 1) {
      return Refused.of("IF-12.1.2", "Assault units may advance only one more hex.");
    }
    int to = order.path().at(0);
    Refused refused = each(order.units(), unit -> mayGoOn(t.now(), battle, unit, to));
    if (refused != null) {
      return refused;
    }
    t.pop();
    walk(t, Combat.counters(order.units()), to);
    warn(t, battle.side(), to);
    return null;
  }
}
