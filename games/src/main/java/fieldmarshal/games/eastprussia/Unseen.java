package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.fog.Secrets;
import java.util.HashSet;
import java.util.Set;
import java.util.random.RandomGenerator;

/** Case 10.1: what a side does not see, and what may be behind it. */
final class Unseen extends Chapter implements Secrets {
  private final HiddenMovement hidden;

  Unseen(EastPrussiaRules rules, HiddenMovement hidden) {
    super(rules);
    this.hidden = hidden;
  }

  @Override
  public int viewGlobal() {
    return Global.VIEW;
  }

  @Override
  public int unseenBox() {
    return EastPrussiaRules.UNSEEN;
  }

  /** Faces beside own units and in combat; a symbol for all else; nothing beside the map. */
  @Override
  @Case({"TWU-10.1a", "TWU-10.1b", "TWU-10.1c"})
  public Sight sight(Position p, Side to) {
    Set<Counter> exposed = exposed(p);
    boolean settingUp = rules.sequence().step(p) == Sequence.Step.SET_UP;
    return each -> {
      Counter unit = counter(each);
      int place = p.place(unit);
      if (place >= 0) {
        boolean face =
            unit.isReal() && (hidden.sees(p, to.index(), place) || exposed.contains(unit));
        return face ? Known.FACE : settingUp && unit.isDummy() ? Known.NOTHING : Known.SYMBOL;
      }
      return place == EastPrussiaRules.DUE || unit.isDummy() ? Known.NOTHING : Known.FACE;
    };
  }

  @Override
  @Case("TWU-10.1f")
  public int shownFlags() {
    return Flag.DISRUPTED | Flag.ENTRAINED;
  }

  @Override
  public boolean showsUnitNumber(int number) {
    return number == UnitNumber.RESERVED;
  }

  /**
   * The view shows control as it looks to the side. It shows the true supply of the units that the
   * side sees.
   */
  @Override
  @Case({"TWU-10.1b", "TWU-10.1g"})
  public void conceal(Table view, Position truth, Side to) {
    for (Counter unit : rules.roster().all()) {
      if (!unit.isSymbol() && view.now().place(unit) >= 0) {
        view.setFlag(unit, Flag.CUT_OFF, !rules.supply().inSupply(truth, unit));
      }
    }
    rules.control().conceal(view, truth, to.index());
    if (to.index() == GERMAN) {
      // Which Russian army has used its marker would tell which army a counter is of.
      view.setGlobal(Global.FIRST_ARMY_RESERVES, 0);
      view.setGlobal(Global.SECOND_ARMY_RESERVES, 0);
    }
  }

  /**
   * A unit that must have arrived by now is somewhere on the map; the other symbols are dummies.
   */
  @Override
  public Whereabouts whereabouts(Position view, Unit face) {
    Counter unit = counter(face);
    if (unit.isDummy()) {
      return Whereabouts.ANYWHERE;
    }
    return unit.printed().arrival() <= turn(view)
        ? Whereabouts.UNDER_A_SYMBOL
        : Whereabouts.ELSEWHERE;
  }

  /** A unit that finds no place is still to arrive. */
  @Override
  public void putElsewhere(Table guess, Unit face) {
    guess.shift(face, EastPrussiaRules.DUE);
    int arrival = counter(face).printed().arrival();
    guess.setUnitNumber(face, UnitNumber.DUE, Math.max(turn(guess.now()) + 1, arrival));
  }

  @Override
  public void imagine(Table guess, Side viewer, RandomGenerator random) {
    for (Counter unit : rules.roster().all()) {
      guess.setFlag(unit, Flag.CUT_OFF, false);
    }
  }

  /**
   * When both sides have set up, each sees where the other has put something; and a unit may see
   * that a hex was never taken.
   */
  @Override
  @Case({"TWU-10.1c", "TWU-10.1g"})
  public boolean shown(Position before, Position after) {
    return rules.sequence().step(before) == Sequence.Step.SET_UP
            && rules.sequence().step(after) != Sequence.Step.SET_UP
        || rules.control().seenThrough(before, after);
  }

  /** The units of the combat that is under way. */
  @Case("TWU-10.1h")
  private static Set<Counter> exposed(Position p) {
    Set<Counter> exposed = new HashSet<>();
    for (Position.Stack at = p.stack(); at != null && at.top() != null; at = at.rest()) {
      if (at.top() instanceof RevealingFrame frame) {
        exposed.addAll(frame.revealed());
      }
    }
    return exposed;
  }
}
