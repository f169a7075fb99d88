package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.BookChapter;

/** A chapter of the rulebook. Its methods stand in the order of the cases. */
abstract class Chapter extends BookChapter<ItalianFrontRules, Counter> {
  static final int CENTRAL = 0;
  static final int ALLIED = 1;

  protected final ItalianFrontRules rules;
  protected final Theatre theatre;

  protected Chapter(ItalianFrontRules rules) {
    super(rules);
    this.rules = rules;
    this.theatre = rules.theatre();
  }

  protected static Counter counter(Unit unit) {
    return (Counter) unit;
  }

  /** The side whose phase it is. */
  final Side phasing(Position p) {
    return rules.side(p.global(Global.PLAYER));
  }

  protected static int turn(Position p) {
    return p.global(Global.TURN);
  }
}
