package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.book.BookChapter;
import fieldmarshal.engine.casebook.Case;

/** A chapter of the rulebook. Its methods stand in the order of the cases. */
abstract class Chapter extends BookChapter<EastPrussiaRules, Counter> {
  static final int RUSSIAN = 0;
  static final int GERMAN = 1;

  protected final EastPrussiaRules rules;
  protected final Theatre theatre;

  protected Chapter(EastPrussiaRules rules) {
    super(rules);
    this.rules = rules;
    this.theatre = rules.theatre();
  }

  protected static Counter counter(Unit unit) {
    return (Counter) unit;
  }

  /** The side whose player turn it is. */
  @Case("TWU-2.0c")
  final Side phasing(Position p) {
    return rules.side(p.global(Global.PLAYER));
  }

  protected static int turn(Position p) {
    return p.global(Global.TURN);
  }
}
