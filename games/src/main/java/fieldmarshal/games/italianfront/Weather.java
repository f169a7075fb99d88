package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.casebook.Case;

/** Case 7.11: winter and rain. */
final class Weather extends Chapter {
  private static final int MARCH = 6;

  private final boolean marchIsWinter;

  Weather(ItalianFrontRules rules) {
    super(rules);
    marchIsWinter = rules.reads(Reading.MARCH_IS_WINTER);
  }

  @Case({"IF-7.11.1", "IF-7.11.2", "IF-7.11.3"})
  boolean winter(Position p) {
    int turn = turn(p);
    return rules.printedWinter(turn) || marchIsWinter && turn == MARCH;
  }

  /** Whether torrential rain was drawn for this turn. */
  @Case("IF-RE.A4")
  boolean rain(Position p) {
    return rules.events().rain(p);
  }
}
