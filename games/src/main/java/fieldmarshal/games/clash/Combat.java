package fieldmarshal.games.clash;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import org.jspecify.annotations.Nullable;

/** Chapter 12: combat. */
public class Combat extends Chapter {
  public Combat(ClashRules rules) {
    super(rules);
  }

  /** The combat of a side begins: it has declared it, or its combat phase has come. */
  @Case("COG-12.1a")
  protected void begin(Table t, int side) {
    t.push(new Segment());
  }

  /** The combat is over: what it had to remember is forgotten. */
  protected void end(Table t) {
    for (Counter unit : rules.roster().all()) {
      t.setFlag(unit, Flag.OF_A_COMBAT, false);
    }
    for (Theatre.Works works : theatre.works()) {
      if (works.fort()) {
        Field.FORT_ATTACKED.set(t, works.hex(), false);
      }
    }
    t.setGlobal(Global.OFFENSIVE, 0);
  }

  /** Whether a side has anything to attack. */
  @Case("COG-12.1a")
  public boolean possible(Position p, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      if (p.onMap(unit) && unit.attacks() && rules.pieces().enemyBeside(p, side, p.place(unit))) {
        return true;
      }
    }
    return false;
  }

  /** The attacker makes one attack after the other. */
  public record Segment() implements Frame.Choice, LastingFrame {
    @Override
    public Decision.Choose decision(ClashRules rules, Position p) {
      return rules.ask(
          p, p.global(Global.PLAYER), Kind.ATTACK, "Attack, or end the combat.", "COG-12.5");
    }

    @Override
    public Question question(ClashRules rules, Position p) {
      return Question.of("Combat", "End the combat");
    }

    @Override
    public void orders(ClashRules rules, Position p, OrderSink sink) {
      sink.accept(Order.PASS);
    }

    @Override
    public @Nullable Refused act(ClashRules rules, Table t, Order order) {
      if (!(order instanceof Order.Pass)) {
        return Refused.of("COG-12.1a", "This is no attack.");
      }
      t.pop();
      return null;
    }
  }
}
