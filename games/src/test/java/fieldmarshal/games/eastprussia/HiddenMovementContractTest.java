package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.testkit.FogContract;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;

/**
 * Case 10.1 keeps its secrets: who is who, which counters are dummies, and who holds the hexes that
 * dummies seem to have taken. Lines of supply are the truth even where that gives a dummy away.
 */
@Tag("slow")
@Case({"TWU-10.1a", "TWU-10.1b", "TWU-10.1f", "TWU-10.1g", "TWU-X-10.1+10.3"})
class HiddenMovementContractTest extends FogContract {
  HiddenMovementContractTest() {
    super(Situation.GAME);
  }

  @Override
  protected Set<String> options() {
    return Set.of(EastPrussia.HIDDEN_MOVEMENT);
  }

  @Override
  protected int longest() {
    return 500;
  }

  @Override
  protected int least() {
    return 1_000;
  }

  /**
   * Before the first turn there is nothing to compare. With 10.2.3 a cavalry unit is known by the
   * control that it does not keep, as that case says.
   */
  @Override
  @Case("TWU-X-10.1+10.2.3")
  protected boolean exchangeable(Rules rules, Position truth, Unit one, Unit other) {
    boolean known = ((EastPrussiaRules) rules).on(EastPrussia.CAVALRY_CONTROL);
    return (!known || ((Counter) one).isCavalry() == ((Counter) other).isCavalry())
        && truth.place(one) != truth.place(other)
        && !rules.status(truth).phase().equals("set-up");
  }

  @Override
  protected boolean staysWithCounter(int number) {
    return number == UnitNumber.DUE || number == UnitNumber.ARMY;
  }

  /** A hex that seems to be taken is taken in truth. */
  @Override
  protected @Nullable Position altered(
      Rules rules, Position truth, Side from, RandomGenerator random) {
    Control control = ((EastPrussiaRules) rules).control();
    int size = rules.board().size();
    int start = random.nextInt(size);
    for (int i = 0; i < size; i++) {
      int hex = (start + i) % size;
      if (control.pretended(truth, hex) && control.lasting(truth, hex) == from.index()) {
        Table t = new Table(truth).silent();
        control.give(t, hex, 1 - from.index());
        return t.now();
      }
    }
    return null;
  }

  @Override
  protected boolean alike(Rules rules, Position one, Position other, Side side) {
    Position a = rules.view(one, side).position();
    Position b = rules.view(other, side).position();
    for (Unit unit : rules.roster().all()) {
      if (unit.side().equals(side)
          && one.onMap(unit)
          && rules.supply(one, unit).in() != rules.supply(other, unit).in()) {
        return false;
      }
      if (a.onMap(unit) && a.has(unit, Flag.CUT_OFF) != b.has(unit, Flag.CUT_OFF)) {
        return false;
      }
    }
    return true;
  }
}
