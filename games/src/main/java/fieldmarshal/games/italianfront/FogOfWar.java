package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.fog.Fog;
import fieldmarshal.engine.fog.Secrets;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Case 11.6: fog of war. A side sees the top unit of an enemy stack and how many lie below it; all
 * units of a combat are shown while it is fought.
 */
final class FogOfWar extends Chapter {
  private final Fog fog;

  FogOfWar(ItalianFrontRules rules) {
    super(rules);
    fog = new Fog(rules.roster(), rules.game().sides(), new Below());
  }

  /** The position as a side sees it. */
  @Case({"IF-11.6.1", "IF-11.6.3", "IF-11.6.5"})
  Position view(Position p, Side side) {
    return fog.view(p, side);
  }

  Position guess(Position view, RandomGenerator random) {
    return fog.guess(view, random);
  }

  boolean shows(Position before, Position after) {
    return fog.shows(before, after);
  }

  /** Whether the enemy knows which unit it is. */
  @Case({"IF-11.6.1", "IF-11.6.3"})
  boolean known(Position p, Counter unit) {
    int hex = p.place(unit);
    return hex < 0 || p.first(hex) == unit.index() || exposed(p, unit);
  }

  /** Whether a combat shows units to both sides. */
  private static boolean revealing(Position p) {
    for (Position.Stack at = p.stack(); at != null && at.top() != null; at = at.rest()) {
      if (at.top() instanceof RevealingFrame) {
        return true;
      }
    }
    return false;
  }

  /** Whether a combat shows the unit to both sides. */
  @Case("IF-11.6.2")
  private static boolean exposed(Position p, Unit unit) {
    for (Position.Stack at = p.stack(); at != null && at.top() != null; at = at.rest()) {
      if (at.top() instanceof RevealingFrame frame && frame.revealed().contains(unit)) {
        return true;
      }
    }
    return false;
  }

  /** Tells what happened to a unit: to the enemy without its name where he does not know it. */
  void tell(Table t, Event event, boolean known) {
    fog.tell(t, event, known);
  }

  void tellOwner(Table t, Event event) {
    fog.tellOwner(t, event);
  }

  /**
   * Units that stand together walk together: a stack shows its top unit and its height.
   * Headquarters that they find alone on their way are lost.
   */
  @Case({"IF-8.3.1", "IF-11.6.4", "IF-15.2.5"})
  void walk(Table t, List<Counter> units, Hexes path, String how) {
    List<Counter> stack = fromTop(t.now(), units);
    Counter top = stack.getFirst();
    int from = t.now().place(top);
    for (int i = 0; i < stack.size(); i++) {
      Counter unit = stack.get(i);
      tell(t, new Event.Moved(unit, from, path, how), i == 0 || exposed(t.now(), unit));
      t.setFlag(unit, Flag.ENTERED, false);
    }
    int enemy = 1 - top.sideIndex();
    boolean takes = !how.equals(Retreats.RETREAT) || !rules.reads(Reading.RETREAT_TAKES_NOTHING);
    for (int i = 0; i < path.size(); i++) {
      int hex = path.at(i);
      for (int j = stack.size() - 1; j >= 0; j--) {
        t.shift(stack.get(j), hex);
      }
      if (takes) {
        rules.control().enter(t, top, hex);
      }
      if (i == path.size() - 1 || rules.zones().zone(t.now(), enemy, hex)) {
        rules.loneHeadquarters().check(t);
      }
    }
  }

  /** The units in the order in which they lie, the top one first. */
  private List<Counter> fromTop(Position p, List<Counter> units) {
    if (units.size() == 1) {
      return units;
    }
    List<Counter> stack = new ArrayList<>(units.size());
    for (int u = p.first(p.place(units.getFirst())); u >= 0; u = p.next(u)) {
      if (units.contains(counter(u))) {
        stack.add(counter(u));
      }
    }
    return stack;
  }

  /** What lies below the top of an enemy stack. */
  private final class Below implements Secrets {
    @Override
    public int viewGlobal() {
      return Global.VIEW;
    }

    @Override
    public int unseenBox() {
      return ItalianFrontRules.UNSEEN;
    }

    @Override
    @Case({"IF-11.6.1", "IF-11.6.2"})
    public Sight sight(Position p, Side to) {
      boolean settingUp = Deployment.underWay(p, 1 - to.index());
      boolean combat = revealing(p);
      return unit -> {
        int hex = p.place(unit);
        if (hex >= 0 && settingUp) {
          return Known.NOTHING;
        }
        return hex < 0 || p.first(hex) == unit.index() || combat && exposed(p, unit)
            ? Known.FACE
            : Known.SYMBOL;
      };
    }

    /** Everybody saw which units were attacked and where they went; they lie in that order. */
    @Override
    @Case({"IF-11.3.2", "IF-11.6.5"})
    public int shownFlags() {
      return Flag.WAS_ATTACKED;
    }

    /** The support that the attacker has in mind is nobody's business but his. */
    @Override
    @Case("IF-16.1.1")
    public void conceal(Table view, Position truth, Side to) {
      Battle battle = fieldmarshal.engine.book.Below.find(truth, Battle.class);
      if (battle == null || battle.planned().isEmpty() || battle.side() == to.index()) {
        return;
      }
      List<Pending<?>> above = new ArrayList<>();
      Pending<?> top = view.now().pending();
      while (top != null && top != battle) {
        above.add(top);
        view.pop();
        top = view.now().pending();
      }
      view.replace(battle.withoutPlan());
      for (Pending<?> frame : above.reversed()) {
        view.push(frame);
      }
    }

    @Override
    public Whereabouts whereabouts(Position view, Unit hidden) {
      return Deployment.underWay(view, hidden.side().index())
          ? Whereabouts.ELSEWHERE
          : Whereabouts.UNDER_A_SYMBOL;
    }

    /** A unit lies where it may stand and with whom it may; where units enter nations mix. */
    @Override
    @Case({"IF-8.5.2", "IF-7.9.2"})
    public boolean fits(Position view, Unit hidden, Unit symbol) {
      int hex = view.place(symbol);
      Counter top = counter(view.first(hex));
      return rules.ground().holds(counter(hidden), hex)
          && (Stacking.compatible(top, counter(hidden)) || theatre.isSource(top.sideIndex(), hex));
    }

    @Override
    public void putElsewhere(Table guess, Unit hidden) {
      rules.deployment().imagine(guess, counter(hidden));
    }

    /** A headquarters that nobody has seen supports, as far as anybody can guess. */
    @Override
    public void imagine(Table guess, Side viewer, RandomGenerator random) {
      for (Counter unit : rules.unitsOf(1 - viewer.index())) {
        if (unit.isHq() && !known(guess.now(), unit)) {
          guess.setFlag(unit, Flag.SUPPORT_MODE, true);
        }
      }
    }

    /** When a set-up ends the enemy sees the tops of the stacks. */
    @Override
    @Case("IF-11.6.1")
    public boolean shown(Position before, Position after) {
      return Deployment.underWay(before, ALLIED) != Deployment.underWay(after, ALLIED)
          || Deployment.underWay(before, CENTRAL) != Deployment.underWay(after, CENTRAL);
    }
  }
}
