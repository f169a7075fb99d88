package fieldmarshal.testkit.toy;

import fieldmarshal.engine.Rules;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.book.DataGame;
import java.util.Set;

/** The Ford, a toy game. */
public final class Ford extends DataGame {
  public Ford() {
    super("toy-ford", "The Ford", "1", HexGrid.pointyTop(4, 5));
  }

  @Override
  protected Rules open(Scenario scenario, Set<String> chosen) {
    return new FordRules(this, scenario, chosen);
  }
}
