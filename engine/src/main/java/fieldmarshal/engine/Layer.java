package fieldmarshal.engine;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What lies on an overlay, by the sort of its picture. */
public sealed interface Layer {

  /**
   * A set of hexes.
   *
   * @param side whose it is, or null where it belongs to nobody
   * @param tone counts the areas of a side from 0, as {@link Clerk.Tab} counts its groups: each has
   *     a colour of its own
   */
  record Area(String title, @Nullable Side side, Hexes hexes, int tone) {
    public Area(String title, @Nullable Side side, Hexes hexes) {
      this(title, side, hexes, 0);
    }
  }

  /**
   * Sets of hexes; {@link Clerk.Picture#HEXES} or {@link Clerk.Picture#ZONES}, and {@link
   * Clerk.Picture#AREAS} where a side has several.
   */
  record Areas(List<Area> areas) implements Layer {
    public Areas {
      areas = List.copyOf(areas);
    }
  }

  /** A unit, and whether it is joined to something. */
  record Joined(Unit unit, Trace trace) {}

  /** Units with their lines; {@link Clerk.Picture#TRACES}. */
  record Traces(List<Joined> units) implements Layer {
    public Traces {
      units = List.copyOf(units);
    }
  }

  /** Hexes with a number each, for one unit; {@link Clerk.Picture#COSTS}. */
  record Costs(Reach reach) implements Layer {}

  /** Hexes that count; {@link Clerk.Picture#PRIZES}. */
  record Prizes(List<Clerk.Prize> prizes) implements Layer {
    public Prizes {
      prizes = List.copyOf(prizes);
    }
  }

  /** The answers that every game gives alike, to the overlays that {@link Clerk} names. */
  static Layer common(
      Rules rules, Position p, Clerk.Overlay overlay, List<Side> sides, @Nullable Unit unit) {
    if (overlay.equals(Clerk.SUPPLY_OVERLAY)) {
      return traces(rules, p, sides, true);
    }
    if (overlay.equals(Clerk.COMMAND_OVERLAY)) {
      return traces(rules, p, sides, false);
    }
    if (overlay.equals(Clerk.ZONES_OVERLAY)) {
      return new Areas(
          sides.stream().map(side -> new Area(side.name(), side, rules.zones(p, side))).toList());
    }
    if (overlay.equals(Clerk.CONTROL_OVERLAY)) {
      return new Areas(
          sides.stream()
              .map(side -> new Area(side.name(), side, rules.controlled(p, side)))
              .toList());
    }
    if (overlay.equals(Clerk.VICTORY_OVERLAY)) {
      return new Prizes(rules.clerk().prizes(p));
    }
    if (overlay.equals(Clerk.COST_OVERLAY) && unit != null) {
      Reach reach = rules.clerk().reach(p, unit, Order.Move.MARCH).value();
      return new Costs(reach == null ? new Reach(unit, List.of(), List.of()) : reach);
    }
    throw new IllegalArgumentException("nobody answers the overlay " + overlay.id());
  }

  private static Layer traces(Rules rules, Position p, List<Side> sides, boolean supply) {
    List<Joined> units = new ArrayList<>();
    for (Unit unit : rules.roster().all()) {
      if (p.onMap(unit) && sides.contains(unit.side())) {
        units.add(new Joined(unit, supply ? rules.supply(p, unit) : rules.command(p, unit)));
      }
    }
    return new Traces(units);
  }
}
