package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Command;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.GreatWarInTheEast;

/** Chapter 10 with the first turn (21.2), depots (21.3) and allies (21.4). */
class BrusilovCommand extends Command {
  BrusilovCommand(GreatWarInTheEast rules) {
    super(rules);
  }

  /** The Russians have prepared their first attack; in its Movement Phase nobody could move. */
  @Override
  @Case({"BRU-21.21", "BRU-18.1", "BRU-26.24b"})
  protected boolean excused(Position p, Counter unit, boolean combat) {
    return unit.side() == Brusilov.RUSSIAN && BrusilovRules.of(rules).firstTurn(p);
  }

  @Override
  @Case("BRU-21.31")
  protected boolean always(Position p, Counter unit) {
    return super.always(p, unit) || unit.isDepot() && rules.supply().inSupply(p, unit);
  }

  /** A supplied depot counts as commanded in defence too. */
  @Override
  @Case("BRU-21.31")
  public boolean inAnyRadius(Position p, Counter unit) {
    return unit.isDepot() && rules.supply().inSupply(p, unit) || super.inAnyRadius(p, unit);
  }

  @Override
  public Trace trace(Position p, Counter unit) {
    return p.onMap(unit) && unit.isDepot() && rules.supply().inSupply(p, unit)
        ? new Trace(
            true, Hexes.of(p.place(unit)), "A supplied depot needs no command.", "BRU-21.31")
        : super.trace(p, unit);
  }

  @Override
  @Case("BRU-21.21")
  protected Trace settled(Position p, Counter unit) {
    return excused(p, unit, true)
        ? new Trace(
            true,
            Hexes.of(p.place(unit)),
            "On the first turn all Russian units are in command for combat.",
            "BRU-21.21")
        : super.settled(p, unit);
  }

  /** Russian zones stop the line to Austro-Hungarians, whoever commands them. */
  @Override
  @Case("BRU-21.41")
  protected boolean stopsAt(Counter hq, boolean able) {
    return !able || super.stopsAt(hq, able);
  }
}
