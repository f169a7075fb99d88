package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import org.jspecify.annotations.Nullable;

/** Option 19.1: on turn 1 a die decides whether a unit of the Italian reserve may move. */
final class GhqReserve extends Chapter {
  static final String RELEASE = "release";

  @Case("IF-19.1.1")
  private static final int RELEASED = 4;

  private final boolean on;

  GhqReserve(ItalianFrontRules rules) {
    super(rules);
    on = rules.on(ItalianFront.GHQ_RESERVE);
  }

  /** Whether the die decides over the unit's move: a reserve unit on turn 1. */
  @Case("IF-19.1.1")
  private boolean bound(Position p, Counter unit) {
    return on && turn(p) == 1 && unit.isReserve();
  }

  /** Why the unit may not move, or null. */
  @Case("IF-19.1.1")
  @Nullable Refused mayMove(Position p, Counter unit) {
    if (!bound(p, unit) || p.has(unit, Flag.RELEASED)) {
      return null;
    }
    return p.has(unit, Flag.KEPT)
        ? Refused.of(
            "IF-19.1.1", () -> unit.begins() + " is in the reserve and was not released this turn.")
        : Refused.of(
            "IF-19.1.1", () -> "A die roll decides whether " + unit.called() + " may move.");
  }

  /** Why no die may be rolled for the unit, or null: it has one try. */
  @Case("IF-19.1.1")
  @Nullable Refused mayRoll(Position p, Counter unit) {
    if (!bound(p, unit) || !p.onMap(unit)) {
      return Refused.of("IF-19.1.1", () -> unit.begins() + " needs no release.");
    }
    return p.has(unit, Flag.RELEASED | Flag.KEPT)
        ? Refused.of(
            "IF-19.1.1", () -> "The die for " + unit.called() + " has already been rolled.")
        : null;
  }

  /** The order in a movement: a die for the unit. */
  @Case("IF-19.1.1")
  @Nullable Refused release(Table t, Counter unit) {
    Refused refused = mayRoll(t.now(), unit);
    if (refused == null) {
      t.push(new ReleaseDie(unit));
    }
    return refused;
  }

  /** After turn 1 nobody asks any more. */
  @Case("IF-19.1.1")
  void turnEnds(Table t) {
    if (on && turn(t.now()) == 1) {
      for (Counter unit : rules.unitsOf(ALLIED)) {
        t.setFlag(unit, Flag.RELEASED | Flag.KEPT, false);
      }
    }
  }

  static Order order(Counter unit) {
    return Order.Choose.unit(RELEASE, unit);
  }

  /** Whether an enemy unit is adjacent. */
  private boolean contact(Position p, int hex) {
    for (int beside : theatre.beside(hex)) {
      if (rules.zones().friend(p, CENTRAL, beside)) {
        return true;
      }
    }
    return false;
  }

  /** 4 or more and it may move; an adjacent enemy adds two. */
  @Case("IF-19.1.1")
  record ReleaseDie(Counter unit) implements Pending.Chance<ItalianFrontRules> {
    private static final String PURPOSE = "the release of a reserve";

    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      return rules.chance(p, ALLIED, PURPOSE, "IF-19.1.1");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled(PURPOSE, face, "IF-19.1.1"));
      int more = rules.ghqReserve().contact(t.now(), t.now().place(unit)) ? 2 : 0;
      boolean goes = face + more >= RELEASED;
      rules.pieces().mark(t, unit, goes ? Flag.RELEASED : Flag.KEPT, true, "IF-19.1.1");
      t.note(
          goes ? "The reserve is released and may move." : "The reserve is not released this turn.",
          "IF-19.1.1");
    }
  }
}
