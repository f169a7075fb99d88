package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import org.jspecify.annotations.Nullable;

/** Chapter 13: replacement of lost steps. */
public abstract class Replacement extends Chapter {
  protected Replacement(GreatWarInTheEast rules) {
    super(rules);
  }

  /** Why the unit may not try, or null. */
  @Case({"GWE-13.0-a", "GWE-4.0-4"})
  public final @Nullable Refused mayTry(Position p, Counter unit) {
    if (unit.side() != phasing(p) || !p.onMap(unit)) {
      return Refused.of("GWE-4.0-4", () -> unit.begins() + " cannot be rebuilt now.");
    }
    Refused refused = kind(p, unit);
    if (refused == null && p.has(unit, Flag.TRIED)) {
      refused = Refused.of("GWE-13.0-a", () -> unit.begins() + " has already rolled.");
    }
    if (refused == null) {
      refused = fought(p, unit);
    }
    if (refused == null) {
      refused = moved(p, unit);
    }
    if (refused == null && highest(p, unit) < 1) {
      refused =
          Refused.of(
              dieCase(unit), () -> unit.begins() + " may not receive replacements this turn.");
    }
    return refused != null ? refused : near(p, unit);
  }

  /** Divisions that have lost a step, and corps that have lost one or two. */
  @Case({"GWE-13.0-a", "GWE-11.15"})
  protected @Nullable Refused kind(Position p, Counter unit) {
    int lost = p.lost(unit);
    boolean fits =
        !unit.isCavalry()
            && !unit.isDepot()
            && !unit.isFortress()
            && unit.hasSteps()
            && lost > 0
            && sizeFits(unit, lost);
    return fits
        ? null
        : Refused.of(
            unit.isFortress() ? "GWE-11.15" : "GWE-13.0-a",
            () -> unit.begins() + " cannot be rebuilt.");
  }

  @Case("GWE-13.0-a")
  protected boolean sizeFits(Counter unit, int lost) {
    return unit.steps() == 2 && unit.sizeMark() == Counter.Size.DIVISION
        || unit.steps() == 4 && lost <= 2;
  }

  /** How far off the nearest enemy must be, in hexes. */
  @Case("GWE-13.0-b")
  protected abstract int distance();

  /** The case that sets the distance. */
  protected String distanceCase() {
    return "GWE-13.0-b";
  }

  /** Why the enemy is too near, or null. */
  @Case("GWE-13.0-b")
  protected @Nullable Refused near(Position p, Counter unit) {
    int at = p.place(unit);
    for (Counter enemy : rules.unitsOf(1 - unit.side().index())) {
      if (p.onMap(enemy)
          && board().distance(at, p.place(enemy)) < distance()
          && disturbs(p, enemy)) {
        return Refused.of(
            distanceCase(),
            () ->
                enemy.begins()
                    + " is "
                    + Counted.of(board().distance(at, p.place(enemy)), "hex")
                    + " from "
                    + unit.called()
                    + "; "
                    + distance()
                    + " hexes are the minimum.");
      }
    }
    return null;
  }

  /**
   * Whether the distance is kept from this enemy: from every unit, headquarters and depots among
   * them.
   */
  @Case("GWE-13.0-b")
  protected boolean disturbs(Position p, Counter enemy) {
    return !enemy.isFortress();
  }

  @Case("GWE-13.0-c")
  protected @Nullable Refused fought(Position p, Counter unit) {
    int last = p.unitNumber(unit, UnitNumber.FOUGHT);
    return last > 0 && last >= turn(p) - 1
        ? Refused.of("GWE-13.0-c", () -> unit.begins() + " has fought this turn or last turn.")
        : null;
  }

  @Case("GWE-13.0-d")
  protected @Nullable Refused moved(Position p, Counter unit) {
    return p.has(unit, Flag.MOVED)
        ? Refused.of("GWE-13.0-d", () -> unit.begins() + " has moved this turn.")
        : null;
  }

  /** The highest die that brings replacements to the unit this turn; 0 for none. */
  public abstract int highest(Position p, Counter unit);

  /** The case that sets the die. */
  protected String dieCase() {
    return "GWE-13.0-a";
  }

  protected String dieCase(Counter unit) {
    return dieCase();
  }

  /** The steps that come back. */
  @Case("GWE-13.0-a")
  protected int regained(Position p, Counter unit) {
    return p.lost(unit);
  }

  /** The replacements have come. */
  protected void rebuild(Table t, Counter unit) {
    t.restore(unit, regained(t.now(), unit), "GWE-13.0-a");
  }

  @Case("GWE-4.0-4")
  record Segment() implements Pending.Obvious<GreatWarInTheEast>, LastingFrame {
    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          rules.sequence().phasing(p),
          Kind.REPLACE,
          "Roll for replacements for units that have not moved or fought, or end the player-turn.",
          "GWE-13.0-a");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.of("Replacements", "End player-turn");
    }

    @Override
    public Order suggest(GreatWarInTheEast rules, Position p) {
      for (Counter unit : rules.unitsOf(rules.sequence().phasing(p).index())) {
        if (rules.replacement().mayTry(p, unit) == null) {
          return new Order.Replace(unit);
        }
      }
      return Order.PASS;
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      for (Counter unit : rules.unitsOf(rules.sequence().phasing(p).index())) {
        if (rules.replacement().mayTry(p, unit) == null && !sink.accept(new Order.Replace(unit))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        t.pop();
        return null;
      }
      if (!(order instanceof Order.Replace replace)) {
        return Refused.of("GWE-4.0-4", "Roll for replacements, or end the player-turn.");
      }
      Counter unit = (Counter) replace.unit();
      Refused refused = rules.replacement().mayTry(t.now(), unit);
      if (refused != null) {
        return refused;
      }
      t.setFlag(unit, Flag.TRIED, true);
      t.push(new ReplacementRoll(unit));
      return null;
    }
  }

  @Case("GWE-13.0-a")
  record ReplacementRoll(Counter unit) implements Pending.Chance<GreatWarInTheEast> {
    @Override
    public Decision.Chance decision(GreatWarInTheEast rules, Position p) {
      return rules.chance(p, unit.side(), "replacements for " + unit.called(), "GWE-13.0-a");
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("replacements for " + unit.called(), face, "GWE-13.0-a"));
      if (face <= rules.replacement().highest(t.now(), unit)) {
        rules.replacement().rebuild(t, unit);
      } else {
        t.note(unit.begins() + " gets no replacements.", "GWE-13.0-a");
      }
    }
  }
}
