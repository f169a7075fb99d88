package fieldmarshal.games.gwe;

import fieldmarshal.engine.Badge;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 11: fortresses. A fortress is printed on the map and never moves; here it is a unit with
 * four steps that never leaves its hex, so that zones, strength and losses need no second way.
 */
public class Fortresses extends Chapter {
  public Fortresses(GreatWarInTheEast rules) {
    super(rules);
  }

  /** The standing fortress in a hex, or null. */
  public final @Nullable Counter in(Position p, int hex) {
    if (!board().has(hex, TerrainCode.FORTRESS)) {
      return null;
    }
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (counter(u).isFortress()) {
        return counter(u);
      }
    }
    return null;
  }

  /** Fortresses that are weakened or destroyed. */
  @Case("GWE-11.14")
  final List<MapMarker> markers(Position p) {
    List<MapMarker> markers = new ArrayList<>();
    Position start = rules.start();
    for (Counter unit : rules.roster().all()) {
      if (!unit.isFortress() || !start.onMap(unit)) {
        continue;
      }
      int hex = start.place(unit);
      if (!p.onMap(unit)) {
        markers.add(
            MapMarker.in(
                hex,
                "fortress-destroyed",
                "Fortress destroyed",
                unit.side(),
                Badge.bad("F").drawn(Badge.RUIN),
                "GWE-11.14"));
      } else if (p.lost(unit) >= 2) {
        markers.add(
            MapMarker.in(
                hex,
                "fortress-weakened",
                "Fortress weakened",
                unit.side(),
                Badge.bad("F"),
                "GWE-11.14"));
      }
    }
    return markers;
  }

  /** As printed; the smaller figure once two steps are lost. Terrain never doubles it. */
  @Case({"GWE-11.11", "GWE-11.14"})
  public int strength(Position p, Counter fortress) {
    return p.lost(fortress) < 2 ? fortress.printed().defence() : fortress.printed().backDefence();
  }

  /**
   * The loss in steps that a result lays on {@code affected} steps of a fortress: half for a 1, all
   * for a 2, one and a half times for a 3, twice for an E.
   */
  @Case({"GWE-11.12", "GWE-11.13b"})
  public static int loss(int result, int affected) {
    return (affected * result + 1) / 2;
  }

  /**
   * The loss of a force of units and fortress steps together. The units lose what their option says
   * and the fortress what its result says; only the sum is rounded.
   */
  @Case({"GWE-11.12", "GWE-11.13a"})
  public static int loss(int result, int fortressSteps, CombatTable.Loss option, int unitSteps) {
    return (fortressSteps * result + CombatTable.steps(option, 2 * unitSteps) + 1) / 2;
  }

  /** The fortress steps that pay for a loss: two steps each, an odd one rounded up. */
  @Case({"GWE-11.13a", "GWE-11.13b"})
  public static int toFortressSteps(int loss) {
    return (loss + 1) / 2;
  }

  // ---- 11.22 feeding off a fortress

  /**
   * Where a fortress stands with units that are otherwise out of supply, one of them is fed. The
   * owner names it each time if there are several.
   */
  @Case("GWE-11.22")
  public final void feed(Table t, Side side) {
    for (Counter unit : rules.unitsOf(side.index())) {
      t.setFlag(unit, Flag.FED, false);
    }
    for (Counter fortress : rules.unitsOf(side.index())) {
      if (fortress.isFortress()
          && t.now().onMap(fortress)
          && !hungry(t.now(), t.now().place(fortress), side).isEmpty()) {
        t.push(new Feeding(side, t.now().place(fortress)));
      }
    }
  }

  /** Whether the fortress that feeds the unit still stands. */
  @Case({"GWE-11.22", "GWE-11.14"})
  public final boolean feeds(Position p, Counter unit) {
    return p.has(unit, Flag.FED) && in(p, p.place(unit)) != null;
  }

  /**
   * Whether a defender is in supply at the instant of combat. One that was cut off since its side
   * last looked is fed too, if it is the only one for its fortress to feed.
   */
  @Case({"GWE-11.22", "GWE-8.75"})
  public final boolean sustains(Position p, Counter unit) {
    int hex = p.place(unit);
    return rules.supply().inSupply(p, unit)
        || in(p, hex) != null && hungry(p, hex, unit.side()).size() == 1;
  }

  private List<Counter> hungry(Position p, int hex, Side side) {
    List<Counter> hungry = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() == side && unit.isCombat() && !rules.supply().traces(p, unit)) {
        hungry.add(unit);
      }
    }
    return hungry;
  }

  record Feeding(Side side, int hex) implements Pending.Obvious<GreatWarInTheEast> {
    static final String FEED = "feed";

    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          side,
          Kind.FEED,
          "The fortress at "
              + rules.board().title(hex)
              + " supplies one of the units that are cut off there. Choose which.",
          "GWE-11.22");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.of("Supply from the fortress").with(new Question.Option(FEED, "Supply"));
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      for (Counter unit : rules.fortresses().hungry(p, hex, side)) {
        if (!sink.accept(Order.Choose.unit(FEED, unit))) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      if (!(order instanceof Order.Choose choose)
          || !choose.option().equals(FEED)
          || choose.units().size() != 1
          || !choose.hexes().isEmpty()
          || !rules.fortresses().hungry(t.now(), hex, side).contains(choose.units().get(0))) {
        return Refused.of("GWE-11.22", "Choose one unit that is cut off in the fortress.");
      }
      t.pop();
      t.mark(choose.units().get(0), Flag.FED, true, "GWE-11.22");
      return null;
    }
  }
}
