package fieldmarshal.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A short number for what stands on the board. A match keeps one for each line of its log, so that
 * a replay finds the first order that does something else.
 *
 * <p>It is taken from facts by their names: where a unit is, what it has lost, its flags and
 * numbers, the bytes of hexes, the numbers of the game, and whose decision it is. What is zero is
 * no fact, and the order of the facts does not count: a unit, flag or number that a later version
 * adds changes nothing as long as it is not used. Sentences, events and the names of Java types are
 * no part of it. Nor are the frames that wait: of those only the decision on top counts.
 *
 * <p>It costs some microseconds for each unit and hex, so it is worked out when a line is kept or
 * compared, not when it is played.
 */
public final class Digest {
  private long sum;

  private Digest() {}

  /** The digest of a position and of the dice that led to it. */
  public static String of(Rules rules, Position position, List<Integer> dice) {
    Digest digest = new Digest();
    for (int i = 0; i < dice.size(); i++) {
      digest.fact("die", String.valueOf(i), dice.get(i));
    }
    digest.units(rules, position);
    digest.hexes(rules, position);
    for (int i = 0; i < position.layout().globals().size(); i++) {
      digest.fact("number", position.layout().globals().get(i), position.global(i));
    }
    digest.decision(rules.decision(position));
    return String.format("%016x", digest.sum);
  }

  private void units(Rules rules, Position p) {
    Layout layout = p.layout();
    for (Unit unit : rules.roster().all()) {
      int place = p.place(unit);
      if (place >= 0) {
        fact("in", unit.id(), rules.board().number(place));
        fact("depth", unit.id(), layout.ordered() ? p.depth(unit) : 0);
      } else if (place != Position.UNUSED) {
        fact("in box", unit.id(), layout.boxName(place));
      }
      fact("lost", unit.id(), p.lost(unit));
      for (int flags = p.flags(unit); flags != 0; flags &= flags - 1) {
        fact("flag", unit.id(), layout.flagName(Integer.lowestOneBit(flags)));
      }
      for (int number = 0; number < layout.unitNumbers().size(); number++) {
        int value = p.unitNumber(unit, number);
        if (value != 0) {
          fact(layout.unitNumbers().get(number), unit.id(), value);
        }
      }
    }
  }

  private void hexes(Rules rules, Position p) {
    for (int which = 0; which < p.layout().hexBytes(); which++) {
      for (int hex = 0; hex < rules.board().size(); hex++) {
        int value = p.hex(hex, which);
        if (value != 0) {
          fact("hex " + which, rules.board().number(hex), value);
        }
      }
    }
  }

  private void decision(Decision decision) {
    switch (decision) {
      case Decision.Choose choose -> {
        asked(choose.turn(), choose.phase(), choose.side());
        fact("decides", "kind", choose.kind());
      }
      case Decision.Chance chance -> {
        asked(chance.turn(), chance.phase(), chance.side());
        fact("rolls", "faces", chance.faces());
      }
      case Decision.Over over -> fact("over", "turn", over.turn());
    }
  }

  private void asked(int turn, String phase, @Nullable Side side) {
    fact("asked", "turn", turn);
    fact("asked", "phase", phase);
    fact("asked", "side", side == null ? "" : side.id());
  }

  private void fact(String kind, String name, int value) {
    if (value != 0) {
      fact(kind, name, String.valueOf(value));
    }
  }

  /** A sum, so that the order of the facts does not count. */
  private void fact(String kind, String name, String value) {
    long hash = 0xcbf29ce484222325L;
    hash = mix(hash, kind);
    hash = mix(hash, name);
    hash = mix(hash, value);
    hash = (hash ^ (hash >>> 30)) * 0xBF58476D1CE4E5B9L;
    hash = (hash ^ (hash >>> 27)) * 0x94D049BB133111EBL;
    sum += hash ^ (hash >>> 31);
  }

  /** Fowler, Noll and Vo's hash of a text and its end. */
  private static long mix(long hash, String text) {
    long mixed = hash;
    for (int i = 0; i < text.length(); i++) {
      mixed = (mixed ^ text.charAt(i)) * 0x100000001b3L;
    }
    return (mixed ^ 0xffff) * 0x100000001b3L;
  }
}
