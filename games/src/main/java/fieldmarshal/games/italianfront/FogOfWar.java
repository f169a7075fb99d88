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
import java.util.HashSet;
import java.util.List;
import java.util.Set;
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
    return hex < 0 || p.first(hex) == unit.index() || exposed(p).contains(unit);
  }

  private static Set<Counter> exposed(Position p) {
    Set<Counter> exposed = new HashSet<>();
    for (Position.Stack at = p.stack(); at != null && at.top() != null; at = at.rest()) {
      if (at.top() instanceof RevealingFrame frame) {
        exposed.addAll(frame.revealed());
      }
    }
    return exposed;
  }

  /** Tells what happened to a unit: to the enemy without its name where he does not know it. */
  void tell(Table t, Event event, boolean known) {
    fog.tell(t, event, known);
  }

  void tellOwner(Table t, Event event) {
    fog.tellOwner(t, event);
  }

  /** Units that stand together walk together: a stack shows its top unit and its height. */
  @Case({"IF-8.3.1", "IF-11.6.4"})
  void walk(Table t, List<Counter> units, Hexes path, String how) {
    Position p = t.now();
    int from = p.place(units.getFirst());
    List<Counter> stack = new ArrayList<>();
    for (int u = p.first(from); u >= 0; u = p.next(u)) {
      if (units.contains(counter(u))) {
        stack.add(counter(u));
      }
    }
    Set<Counter> exposed = exposed(p);
    boolean takes = !how.equals(Retreats.RETREAT) || !rules.reads(Reading.RETREAT_TAKES_NOTHING);
    for (int i = 0; takes && i < path.size(); i++) {
      rules.control().enter(t, stack.getFirst(), path.at(i));
    }
    for (int i = stack.size() - 1; i >= 0; i--) {
      t.shift(stack.get(i), path.last());
    }
    for (int i = 0; i < stack.size(); i++) {
      Counter unit = stack.get(i);
      tell(t, new Event.Moved(unit, from, path, how), i == 0 || exposed.contains(unit));
    }
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
    public Sight sight(Position p, Side to) {
      Set<Counter> exposed = exposed(p);
      return unit -> {
        int hex = p.place(unit);
        return hex < 0 || p.first(hex) == unit.index() || exposed.contains(counter(unit))
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
      while (view.now().pending() instanceof Pending<?> frame && frame != battle) {
        above.add(frame);
        view.pop();
      }
      view.replace(battle.withoutPlan());
      for (Pending<?> frame : above.reversed()) {
        view.push(frame);
      }
    }

    @Override
    public Whereabouts whereabouts(Position view, Unit hidden) {
      return Whereabouts.UNDER_A_SYMBOL;
    }
  }
}
