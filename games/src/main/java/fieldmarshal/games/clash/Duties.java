package fieldmarshal.games.clash;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Case 12.4: units of several hexes attack one hex together only if every other enemy in their
 * zones is attacked too, before or after, by others. Enemies that must still be attacked are
 * marked. Whoever attacks must leave enough units for all attacks that are owed.
 */
final class Duties extends Chapter {
  private final Combat combat;

  Duties(ClashRules rules, Combat combat) {
    super(rules);
    this.combat = combat;
  }

  /** A hex that must be attacked and can be, or -1. */
  @Case({"COG-12.4a", "COG-X17"})
  int owed(Position p) {
    for (Counter enemy : rules.unitsOf(1 - p.global(Global.PLAYER))) {
      if (owes(p, enemy) && meetable(p, p.place(enemy))) {
        return p.place(enemy);
      }
    }
    return -1;
  }

  /** All hexes that must still be attacked. */
  Hexes all(Position p) {
    Hexes all = Hexes.NONE;
    for (Counter enemy : rules.unitsOf(1 - p.global(Global.PLAYER))) {
      if (owes(p, enemy) && !all.contains(p.place(enemy))) {
        all = all.plus(p.place(enemy));
      }
    }
    return all;
  }

  /** Whoever was attacked is owed no more, even if it retired. */
  @Case("COG-X17")
  private static boolean owes(Position p, Counter enemy) {
    return p.has(enemy, Flag.OWED) && !p.has(enemy, Flag.WAS_ATTACKED) && p.onMap(enemy);
  }

  /** Whether anybody could attack the hex. An attack that nobody can make lapses. */
  @Case("COG-12.4a")
  private boolean meetable(Position p, int hex) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = board.neighbour(hex, d);
      for (int u = from < 0 ? -1 : p.first(from); u >= 0; u = p.next(u)) {
        if (combat.able(p, counter(u), hex)) {
          return true;
        }
      }
    }
    return false;
  }

  /** Why the attack may not be made, or null: nobody would be left for an enemy that is owed. */
  @Case({"COG-12.4a", "COG-12.4c"})
  @Nullable Refused refuse(Position p, List<Counter> attackers, int target) {
    int[] debts = debts(p, attackers, target);
    if (debts.length == 0) {
      return null;
    }
    int[] servers = servers(p, attackers, debts);
    int unserved = indexOf(servers, NOBODY);
    if (unserved < 0 || debts.length - count(servers) <= lapsed(p)) {
      return null;
    }
    int hex = debts[unserved];
    return Refused.of(
        "COG-12.4c",
        () ->
            "The enemy in "
                + title(hex)
                + " must be attacked too, but no unit would be left to do this.");
  }

  private static final int NOBODY = -1;

  /** A unit for each of the hexes, as far as that goes, none of them twice. */
  private int[] servers(Position p, List<Counter> attackers, int[] debts) {
    int[] servers = new int[debts.length];
    Arrays.fill(servers, NOBODY);
    for (int i = 0; i < debts.length; i++) {
      serve(p, attackers, debts, servers, i, new boolean[rules.roster().size()]);
    }
    return servers;
  }

  private static int count(int[] servers) {
    return (int) Arrays.stream(servers).filter(unit -> unit != NOBODY).count();
  }

  /**
   * How many of the hexes that are owed cannot be attacked any more whatever is done: two of them
   * may have one attacker left. Those attacks lapse, as one that nobody can make; the attacker
   * chooses which.
   */
  @Case("COG-12.4a")
  private int lapsed(Position p) {
    int[] owed = NONE;
    for (Counter enemy : rules.unitsOf(1 - p.global(Global.PLAYER))) {
      if (owes(p, enemy) && meetable(p, p.place(enemy))) {
        owed = with(owed, p.place(enemy));
      }
    }
    return owed.length - count(servers(p, List.of(), owed));
  }

  /** Finds a unit for one of the hexes; others may have to change theirs for that. */
  private boolean serve(
      Position p, List<Counter> attackers, int[] debts, int[] servers, int at, boolean[] seen) {
    int hex = debts[at];
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int from = board.neighbour(hex, d);
      for (int u = from < 0 ? -1 : p.first(from); u >= 0; u = p.next(u)) {
        Counter unit = counter(u);
        if (seen[u] || attackers.contains(unit) || !combat.able(p, unit, hex)) {
          continue;
        }
        seen[u] = true;
        int other = indexOf(servers, u);
        if (other < 0 || serve(p, attackers, debts, servers, other, seen)) {
          servers[at] = u;
          return true;
        }
      }
    }
    return false;
  }

  private static int indexOf(int[] servers, int unit) {
    for (int i = 0; i < servers.length; i++) {
      if (servers[i] == unit) {
        return i;
      }
    }
    return -1;
  }

  /** The hexes that are owed when this attack is made, the target itself aside. */
  @Case({"COG-12.4a", "COG-12.4c"})
  private int[] debts(Position p, List<Counter> attackers, int target) {
    int[] debts = NONE;
    for (Counter enemy : rules.unitsOf(1 - p.global(Global.PLAYER))) {
      if (owes(p, enemy) && p.place(enemy) != target && meetable(p, p.place(enemy))) {
        debts = with(debts, p.place(enemy));
      }
    }
    return combined(p, attackers) ? brought(p, attackers, target, debts) : debts;
  }

  private static final int[] NONE = {};

  private static int[] with(int[] hexes, int hex) {
    for (int each : hexes) {
      if (each == hex) {
        return hexes;
      }
    }
    int[] more = Arrays.copyOf(hexes, hexes.length + 1);
    more[hexes.length] = hex;
    return more;
  }

  /** Whether units of more than one hex attack. */
  @Case("COG-12.4a")
  private static boolean combined(Position p, List<Counter> attackers) {
    int first = p.place(attackers.getFirst());
    for (int i = 1; i < attackers.size(); i++) {
      if (p.place(attackers.get(i)) != first) {
        return true;
      }
    }
    return false;
  }

  /** Adds the hexes with enemies in the zones of the attackers who were not attacked yet. */
  @Case({"COG-12.4a", "COG-7.1d", "COG-X10"})
  private int[] brought(Position p, List<Counter> attackers, int target, int[] before) {
    int[] debts = before;
    for (int i = 0; i < attackers.size(); i++) {
      Counter unit = attackers.get(i);
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int hex = board.neighbour(p.place(unit), d);
        if (hex >= 0
            && hex != target
            && fresh(p, unit.sideIndex(), hex)
            && rules.zones().reaches(p, unit, hex)) {
          debts = with(debts, hex);
        }
      }
    }
    return debts;
  }

  private boolean fresh(Position p, int side, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (counter(u).sideIndex() != side && !p.has(counter(u), Flag.WAS_ATTACKED)) {
        return true;
      }
    }
    return false;
  }

  /** The hexes that an attack of these units would bring as new duties. */
  int[] brings(Position p, List<Counter> attackers, int target) {
    return combined(p, attackers) ? brought(p, attackers, target, NONE) : NONE;
  }

  /** The attack is made: whoever must be attacked for it is marked. */
  @Case({"COG-12.4a", "COG-12.4c"})
  void incur(Table t, List<Counter> attackers, int target) {
    Position p = t.now();
    if (!combined(p, attackers)) {
      return;
    }
    for (int hex : brought(p, attackers, target, NONE)) {
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        if (!p.has(counter(u), Flag.WAS_ATTACKED)) {
          t.mark(counter(u), Flag.OWED, true, "COG-12.4a");
        }
      }
    }
  }
}
