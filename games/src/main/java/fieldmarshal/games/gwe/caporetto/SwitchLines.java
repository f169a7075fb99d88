package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Odds;

/** Appendix C: units of either side in an old line of defence have one more. */
@Case("CAP-APP-C")
record SwitchLines(Board board) implements Odds.Bonus {
  @Override
  public int points(Position p, Counter unit, int hex) {
    return board.has(hex, CaporettoTerrainCode.SWITCH_LINE) ? 1 : 0;
  }

  @Override
  public String what() {
    return "switch line";
  }

  @Override
  public String caseId() {
    return "CAP-APP-C";
  }
}
