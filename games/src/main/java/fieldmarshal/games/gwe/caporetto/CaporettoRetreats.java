package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Retreats;
import fieldmarshal.games.gwe.TerrainCode;
import java.util.List;

/** Case 8.6 with ridges (8.61), mixed stacks (8.62), overstacking (8.63) and surprise (23.32). */
class CaporettoRetreats extends Retreats {
  CaporettoRetreats(GreatWarInTheEast rules) {
    super(rules);
  }

  @Override
  @Case("CAP-8.61")
  protected boolean mayEnter(Position p, Side side, int tcr, int from, int direction, int to) {
    return super.mayEnter(p, side, tcr, from, direction, to)
        && (tcr == 1 || (board().side(from, direction) & TerrainCode.RIDGE) == 0);
  }

  @Override
  @Case({"CAP-8.61", "CAP-23.32"})
  protected Refused stepRefused(Position p, Side side, int tcr, int from, int direction, int to) {
    if (tcr > 1 && zoneBars(p, side, to) && !super.zoneBars(p, side, to)) {
      return Refused.of(
          "CAP-23.32",
          () ->
              title(to)
                  + " is in an enemy zone of control; on turn 1 the friendly unit there does not"
                  + " cancel it.");
    }
    return super.mayEnter(p, side, tcr, from, direction, to)
        ? Refused.of(
            "CAP-8.61",
            () -> "Only units of rating 1 may retreat over the ridge to " + title(to) + ".")
        : super.stepRefused(p, side, tcr, from, direction, to);
  }

  /** The rating is that of the whole stack, but guns and depots cannot follow over a ridge. */
  @Override
  @Case({"CAP-8.61", "CAP-5.4a"})
  protected boolean follows(Position p, Counter unit, int from, int direction, int to) {
    return !unit.isGun() && !unit.isDepot()
        || (board().side(from, direction) & TerrainCode.RIDGE) == 0;
  }

  @Override
  protected String followCase() {
    return "CAP-8.61";
  }

  @Override
  @Case("CAP-8.62")
  protected int tcr(Position p, List<Counter> stack) {
    return CaporettoCombat.majority(stack);
  }

  @Override
  @Case("CAP-8.63")
  protected boolean needsRoom() {
    return false;
  }

  @Override
  @Case("CAP-8.63")
  protected void ended(Table t, List<Counter> stack, int hex) {
    Side side = stack.get(0).side();
    if (rules.stacking().points(t.now(), hex, side) > rules.stacking().limit()) {
      ((CaporettoStacking) rules.stacking()).grant(t, hex, side);
    }
  }

  /** On turn 1 no friend covers an Italian retreat; of the Allies only Italians are rated 2. */
  @Override
  @Case("CAP-23.32")
  protected boolean zoneBars(Position p, Side side, int hex) {
    if (turn(p) == 1 && side == Caporetto.ALLIED) {
      return rules.zones().controls(p, other(side), hex);
    }
    return super.zoneBars(p, side, hex);
  }
}
