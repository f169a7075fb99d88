package fieldmarshal.bots;

import fieldmarshal.bots.Blunders.Blunder;
import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Counts what a side loses otherwise than in combat: units given up because too many stood in a
 * hex, units that lost steps for want of supply, and hexes to which it marched and in which the
 * enemy's next movement has shut it in.
 */
final class Wastage {
  private final Rules rules;
  private final Appraisal appraisal;
  private final BiConsumer<Side, Blunder> count;

  /** For each side those who marched in its last movement. */
  private final List<List<Unit>> marched = List.of(new ArrayList<>(), new ArrayList<>());

  Wastage(Rules rules, Appraisal appraisal, BiConsumer<Side, Blunder> count) {
    this.rules = rules;
    this.appraisal = appraisal;
    this.count = count;
  }

  /**
   * An order was granted, or a die fell.
   *
   * @param kind the decision that the order answered; null for a die
   */
  void came(Position before, @Nullable String kind, Position after) {
    boolean excess = Kind.EXCESS.equals(kind);
    boolean combat = !excess && (rules.engaged(before) != null || rules.engaged(after) != null);
    if (combat || Kind.ATTACK.equals(kind)) {
      return;
    }
    for (Unit unit : rules.roster().all()) {
      int hex = before.place(unit);
      boolean gone = hex >= 0 && after.place(unit) == Position.ELIMINATED;
      if (excess ? gone : gone || hex >= 0 && after.lost(unit) > before.lost(unit)) {
        if (excess) {
          count.accept(unit.side(), Blunder.OVERSTACKED);
        } else if (!appraisal.supplied(before, unit, hex)) {
          count.accept(unit.side(), Blunder.STARVED);
        }
      }
    }
  }

  /** A side has ended its movement. */
  void moved(Position p, Side side, Collection<Unit> who) {
    int enemy = 1 - side.index();
    Set<Integer> shut = new TreeSet<>();
    for (Unit unit : marched.get(enemy)) {
      if (p.onMap(unit) && shutIn(p, unit)) {
        shut.add(p.place(unit));
      }
    }
    marched.get(enemy).removeIf(unit -> shut.contains(p.place(unit)));
    shut.forEach(hex -> count.accept(rules.game().sides().get(enemy), Blunder.RINGED));
    List<Unit> own = marched.get(side.index());
    own.clear();
    own.addAll(who);
  }

  /** Without supply, and with no way out but through an enemy or his zone. */
  private boolean shutIn(Position p, Unit unit) {
    int hex = p.place(unit);
    if (appraisal.supplied(p, unit, hex)) {
      return false;
    }
    Side enemy = rules.game().sides().get(1 - unit.side().index());
    Hexes zones = rules.zones(p, enemy);
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = rules.board().neighbour(hex, d);
      if (to >= 0 && appraisal.crossing(hex, d) > 0 && open(p, unit.side(), to, zones)) {
        return false;
      }
    }
    return true;
  }

  private boolean open(Position p, Side side, int hex, Hexes zones) {
    if (p.first(hex) >= 0) {
      return rules.roster().get(p.first(hex)).side() == side;
    }
    return !zones.contains(hex);
  }
}
