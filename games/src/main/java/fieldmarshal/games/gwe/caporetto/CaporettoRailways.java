package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Railways;

/** Case 5.3 with Caporetto's figures. */
class CaporettoRailways extends Railways {
  CaporettoRailways(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case("CAP-5.31a")
  public int rate(Side side) {
    return side == Caporetto.CENTRAL ? 44 : 36;
  }

  @Override
  @Case("CAP-5.31b")
  public int capacity(Side side) {
    return side == Caporetto.CENTRAL ? 12 : 16;
  }

  /** Allied reinforcements ride free on the turn they arrive. */
  @Override
  @Case({"CAP-5.31b", "CAP-14.12"})
  protected boolean counts(Position p, Counter unit) {
    return super.counts(p, unit) && !(unit.side() == Caporetto.ALLIED && p.has(unit, Flag.ARRIVED));
  }

  @Override
  @Case("CAP-5.32a")
  protected String ownerCase(String standard) {
    return "CAP-5.32a";
  }

  @Override
  @Case("CAP-5.32b")
  protected int costToEntrain(Counter unit) {
    return 2;
  }

  @Override
  protected String entrainCase() {
    return "CAP-5.32b";
  }

  @Override
  protected Refused tooFar(Counter unit) {
    return Refused.of("CAP-5.31a", super.tooFar(unit).why());
  }

  @Override
  protected Refused full(Counter unit, int used) {
    return Refused.of("CAP-5.31b", super.full(unit, used).why());
  }
}
