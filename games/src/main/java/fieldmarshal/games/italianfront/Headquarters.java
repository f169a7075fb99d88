package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Chapter 15.1: the modes of headquarters and what they serve. */
final class Headquarters extends Chapter {
  static final String SUPPORT = "support-mode";
  static final String MOVEMENT = "movement-mode";

  /** How far a headquarters in support mode serves, in hexes; nothing blocks. */
  @Case("IF-15.1.2")
  static final int RANGE = 3;

  Headquarters(ItalianFrontRules rules) {
    super(rules);
  }

  /** A side's operations begin: it chooses the modes, and what optional rules ask of it. */
  @Case({"IF-15.1.1", "IF-4.1.3"})
  void begin(Table t, int side) {
    t.push(new Modes(side));
    rules.triesteRaid().begin(t, side);
    rules.alpini().begin(t, side);
  }

  /** Whether the headquarters supports now: in support mode and not marked out of supply. */
  @Case({"IF-15.1.2", "IF-15.1.3", "IF-14.3.6"})
  boolean supports(Position p, Counter unit) {
    return unit.isHq()
        && p.onMap(unit)
        && p.has(unit, Flag.SUPPORT_MODE)
        && !p.has(unit, Flag.OUT_OF_SUPPLY);
  }

  /** A headquarters of the side that serves the hex, or null; each serves as many as it likes. */
  @Case({"IF-15.1.2", "IF-15.1.4"})
  @Nullable Counter serving(Position p, int side, int hex) {
    for (Counter unit : rules.unitsOf(side)) {
      if (supports(p, unit) && board.distance(p.place(unit), hex) <= RANGE) {
        return unit;
      }
    }
    return null;
  }

  /** Whether a headquarters in support mode is near enough to serve the unit. */
  @Case("IF-15.1.2")
  Trace trace(Position p, Counter unit) {
    int hex = p.place(unit);
    Counter hq = hex < 0 ? null : serving(p, unit.sideIndex(), hex);
    return hq == null
        ? new Trace(
            false,
            null,
            "No headquarters in support mode is within three hexes: one support unit at most.",
            "IF-15.1.2")
        : new Trace(
            true,
            Hexes.of(p.place(hq)),
            hq.begins() + " supports " + unit.called() + ".",
            "IF-15.1.2");
  }

  // ---- modes

  @Nullable Refused mayChoose(Position p, int side, Counter unit, boolean support) {
    if (unit.sideIndex() != side) {
      return Refused.of("IF-15.1.1", "You may set only the modes of your own headquarters.");
    }
    if (!unit.isHq() || !p.onMap(unit)) {
      return Refused.of("IF-15.1.1", () -> unit.begins() + " is not a headquarters on the map.");
    }
    return p.has(unit, Flag.SUPPORT_MODE) == support
        ? Refused.of("IF-15.1.1", () -> unit.begins() + " is already in this mode.")
        : null;
  }

  /** Turns a headquarters over; the enemy sees it only on top of its stack. */
  @Case({"IF-15.1.1", "IF-11.6.3"})
  void choose(Table t, Counter unit, boolean support) {
    rules.pieces().mark(t, unit, Flag.SUPPORT_MODE, support, "IF-15.1.1");
  }

  /**
   * How many units would stand above the limit beside the 14th Army headquarters if it left its
   * support mode: they are looked at when the coming combat ends, before anybody can move.
   */
  @Case({"IF-8.6.1", "IF-15.1.1"})
  int crowdedOut(Position p, Counter hq) {
    if (!p.onMap(hq) || !p.has(hq, Flag.SUPPORT_MODE)) {
      return 0;
    }
    int excess = 0;
    int side = hq.sideIndex();
    for (int hex : theatre.beside(p.place(hq))) {
      int wider = rules.stacking().normalLimit(p, side, hex) - rules.stacking().chartLimit(hex);
      int narrow = rules.stacking().limit(p, side, hex) - wider;
      excess += Math.clamp(p.height(hex) - narrow, 0, wider);
    }
    return excess;
  }

  /** What a player is told before he turns the 14th Army headquarters over; empty if nothing. */
  private String warning(Position p, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      int excess = unit.isHq() ? crowdedOut(p, unit) : 0;
      if (excess > 0) {
        return " If "
            + unit.called()
            + " leaves support mode, "
            + (excess == 1 ? "one unit next to it is" : excess + " units next to it are")
            + " over the stacking limit and "
            + (excess == 1 ? "is" : "are")
            + " eliminated at the end of the first combat sub-phase.";
      }
    }
    return "";
  }

  /** The owner turns headquarters over, as many as he likes. */
  @Case("IF-15.1.1")
  record Modes(int side) implements Pending.Obvious<ItalianFrontRules>, LastingFrame {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.COMMAND,
          "Set the modes of your headquarters." + rules.headquarters().warning(p, side),
          "IF-15.1.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Headquarters", "Keep these modes")
          .with(
              new Question.Option(
                  SUPPORT, "Support mode", "Supports units within three hexes; 2 movement points."),
              new Question.Option(
                  MOVEMENT, "Movement mode", "Gives no support; 6 movement points, also by rail."),
              StackOrder.OPTION);
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      for (Counter unit : rules.unitsOf(side)) {
        if (unit.isHq() && p.onMap(unit) && !sink.accept(other(p, unit))) {
          return;
        }
      }
      rules.stackOrder().orders(p, side, sink);
    }

    private static Order other(Position p, Counter unit) {
      return Order.Choose.unit(p.has(unit, Flag.SUPPORT_MODE) ? MOVEMENT : SUPPORT, unit);
    }

    @Override
    public Order sample(ItalianFrontRules rules, Position p, RandomGenerator random) {
      Counter[] units = rules.unitsOf(side);
      for (int i = 0; i < units.length && random.nextInt(4) == 0; i++) {
        Counter unit = units[random.nextInt(units.length)];
        if (unit.isHq() && p.onMap(unit)) {
          return other(p, unit);
        }
      }
      return Order.PASS;
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        t.pop();
        return null;
      }
      if (order instanceof Order.Choose choose && choose.option().equals(StackOrder.TOP)) {
        return rules.stackOrder().play(t, side, choose);
      }
      if (!(order instanceof Order.Choose(String option, var units, Hexes hexes))
          || units.size() != 1
          || !hexes.isEmpty()
          || !List.of(SUPPORT, MOVEMENT).contains(option)) {
        return Refused.of("IF-15.1.1", "Change the mode of a headquarters, or keep the modes.");
      }
      Counter unit = counter(units.getFirst());
      boolean support = option.equals(SUPPORT);
      Refused refused = rules.headquarters().mayChoose(t.now(), side, unit, support);
      if (refused == null) {
        rules.headquarters().choose(t, unit, support);
      }
      return refused;
    }
  }
}
