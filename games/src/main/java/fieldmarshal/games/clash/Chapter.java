package fieldmarshal.games.clash;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.BookChapter;

/** A chapter of the rule book. Its methods stand in the order of the cases. */
public abstract class Chapter extends BookChapter<ClashRules, Counter> {
  public static final int CENTRAL = 0;
  public static final int ENTENTE = 1;

  protected final ClashRules rules;
  protected final Theatre theatre;

  protected Chapter(ClashRules rules) {
    super(rules);
    this.rules = rules;
    this.theatre = rules.theatre();
  }

  protected static Counter counter(Unit unit) {
    return (Counter) unit;
  }

  protected static int turn(Position p) {
    return p.global(Global.TURN);
  }

  /** The side that acts: whose chit was drawn, who places his units. */
  protected final Side active(Position p) {
    return rules.side(p.global(Global.PLAYER));
  }
}
