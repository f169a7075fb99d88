package fieldmarshal.games.clash.gumbinnen;

import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.ClashRules;
import fieldmarshal.games.clash.Victory;

/** Victory at Gumbinnen: points and levels are data, and Insterburg decides at once. */
final class GumbinnenVictory extends Victory {
  private final int insterburg = board.hex("0205");

  GumbinnenVictory(ClashRules rules) {
    super(rules);
  }

  @Override
  @Case("COG-T5")
  public void controlChanged(Table t, int hex) {
    if (hex == insterburg && rules.control().controller(t.now(), hex) == ENTENTE) {
      win(t, ENTENTE, "The Russians are in Insterburg and win at once.", "COG-T5");
    }
  }

  @Override
  @Case("COG-T5")
  protected String instant(int side) {
    return side == ENTENTE ? "Insterburg" : "";
  }
}
