package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.testkit.FogContract;
import org.junit.jupiter.api.Tag;

/** Case 11.6 keeps its secrets: which units lie below the top of a stack, and in which state. */
@Tag("slow")
@Case({"IF-11.6.1", "IF-11.6.3", "IF-11.6.5"})
class FogOfWarContractTest extends FogContract {
  FogOfWarContractTest() {
    super(Situation.GAME);
  }

  @Override
  protected int least() {
    return 1_000;
  }

  /**
   * Mountain infantry reaches into alpine hexes, and whoever is pinned there knows it; the others
   * look alike. Units stay where they may be, and no headquarters is left alone. On turn 1
   * Austro-Hungarian guns near the headquarters of the 14th Army give their column without a die,
   * so the enemy learns by the rule itself where it supports. When cavalry must be withdrawn, the
   * enemy sees which stack shrinks.
   */
  @Override
  @Case({"IF-8.5.2", "IF-9.1.2", "IF-13.3.6", "IF-16.5.1"})
  protected boolean exchangeable(Rules rules, Position truth, Unit one, Unit other) {
    Counter a = (Counter) one;
    Counter b = (Counter) other;
    return a.isMountain() == b.isMountain()
        && a.isCavalry() == b.isCavalry()
        && Stacking.compatible(a, b)
        && truth.place(one) != truth.place(other)
        && !(firstTurn(rules, truth) && (isFourteenth(a) || isFourteenth(b)))
        && (a.isHq() == b.isHq() || escorted(rules, truth, a) && escorted(rules, truth, b));
  }

  private static boolean firstTurn(Rules rules, Position p) {
    return rules.decision(p) instanceof Decision.Choose choose && choose.turn() == 1;
  }

  private static boolean isFourteenth(Counter unit) {
    return unit.id().equals("ge-14th-army-hq");
  }

  private static boolean escorted(Rules rules, Position p, Counter unit) {
    return !((Counter) rules.roster().get(p.first(p.place(unit)))).isHq();
  }

  /** The top of every stack is shown, and so is what lies in a box. */
  @Override
  @Case({"IF-11.6.1", "IF-11.6.4"})
  protected boolean alike(Rules rules, Position one, Position other, Side side) {
    for (Unit unit : rules.roster().all()) {
      if (!one.onMap(unit) || !other.onMap(unit)) {
        if (one.place(unit) != other.place(unit)) {
          return false;
        }
      }
    }
    for (int hex = 0; hex < rules.board().size(); hex++) {
      if (one.first(hex) != other.first(hex)) {
        return false;
      }
    }
    return true;
  }
}
