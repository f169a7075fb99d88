package fieldmarshal.games.italianfront;

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
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import org.jspecify.annotations.Nullable;

/** Option 19.6: Italian Alpini fight as assault infantry in the mountains. */
final class AlpiniAssault extends Chapter {
  static final String TRAIN = "alpini";

  /** The turn on which it is decided, once and for all. */
  @Case("IF-19.6.1")
  private static final int TURN = 10;

  private final boolean on;

  AlpiniAssault(ItalianFrontRules rules) {
    super(rules);
    on = rules.on(ItalianFront.ALPINI_ASSAULT);
  }

  @Case("IF-19.6.1")
  void begin(Table t, int side) {
    if (on && side == ALLIED && turn(t.now()) == TURN) {
      t.push(new Deciding());
    }
  }

  /** Whether the Italian mountain unit may act as assault infantry on this turn. */
  @Case({"IF-19.6.1", "IF-19.6.2"})
  boolean trained(Position p, Counter unit) {
    int from = p.global(Global.ALPINI);
    return from != 0 && turn(p) >= from && unit.isMountain() && unit.nation() == Nation.ITALIAN;
  }

  /** They act so only where the ground is mountain or alpine. */
  @Case("IF-19.6.2")
  boolean suits(int hex) {
    int terrain = board.terrain(hex);
    return terrain == TerrainCode.MOUNTAIN || terrain == TerrainCode.ALPINE;
  }

  @Case({"IF-19.6.1", "IF-19.6.3"})
  record Deciding() implements Pending.Choice<ItalianFrontRules> {
    @Override
    public Decision.Choose decision(ItalianFrontRules rules, Position p) {
      return rules.ask(
          p,
          ALLIED,
          Kind.OPTION,
          "Do the Alpini fight as assault infantry in the mountains? You decide only once.",
          "IF-19.6.1");
    }

    @Override
    public Question question(ItalianFrontRules rules, Position p) {
      return Question.of("Alpini", "Never")
          .with(
              new Question.Option(
                  TRAIN,
                  "Use them",
                  "A die roll decides whether this begins on this turn or on the next. The Central Powers"
                      + " get two victory points."));
    }

    @Override
    public void orders(ItalianFrontRules rules, Position p, OrderSink sink) {
      if (sink.accept(Order.PASS)) {
        sink.accept(Order.Choose.option(TRAIN));
      }
    }

    @Override
    public @Nullable Refused play(ItalianFrontRules rules, Table t, Order order) {
      if (order instanceof Order.Pass) {
        t.pop();
        return null;
      }
      if (!order.equals(Order.Choose.option(TRAIN))) {
        return Refused.of("IF-19.6.1", "Decide whether the Alpini fight as assault infantry.");
      }
      t.replace(new TrainingDie());
      return null;
    }
  }

  /** 1 to 3: at once; 4 to 6: from the next turn. */
  @Case("IF-19.6.1")
  record TrainingDie() implements Pending.Chance<ItalianFrontRules> {
    private static final String PURPOSE = "the training of the Alpini";

    @Override
    public Decision.Chance decision(ItalianFrontRules rules, Position p) {
      return rules.chance(p, ALLIED, PURPOSE, "IF-19.6.1");
    }

    @Override
    public void roll(ItalianFrontRules rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled(PURPOSE, face, "IF-19.6.1"));
      int from = face <= 3 ? turn(t.now()) : turn(t.now()) + 1;
      t.setGlobal(Global.ALPINI, from);
      t.note("The Alpini act as assault infantry from turn " + from + " on.", "IF-19.6.1");
    }
  }
}
