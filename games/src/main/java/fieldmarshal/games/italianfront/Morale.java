package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 10: morale in combat. Only Italy and Austria-Hungary have it. Who wants to retreat
 * instead of losing a step rolls on the Morale Table. The levels and the casualties are kept in
 * {@link MoraleTrack}.
 */
final class Morale extends Chapter {
  /** Attacks of a nation at this level or below are shifted. */
  private static final int SHAKEN = -2;

  /** Attacks on a nation at this level or below have a better die. */
  private static final int BROKEN = -3;

  /** What a stack with assault infantry adds to its die, whatever its nation's level. */
  private static final int ASSAULT = 2;

  Morale(ItalianFrontRules rules) {
    super(rules);
  }

  @Case({"IF-3.2.9", "IF-3.3.4"})
  void setUp(Table t) {
    t.setGlobal(Global.ITALIAN_MORALE, -1);
    t.setGlobal(Global.AUSTRIAN_MORALE, 0);
  }

  // ---- 10.1 who has it

  /** The nation of a side that has morale. */
  @Case("IF-10.1.1")
  static Nation nation(int side) {
    return side == CENTRAL ? Nation.AUSTRIAN : Nation.ITALIAN;
  }

  @Case("IF-10.1.1")
  static boolean has(Counter unit) {
    return unit.nation() == Nation.AUSTRIAN || unit.nation() == Nation.ITALIAN;
  }

  /** Whether a unit decides what its stack is: a headquarters does not. */
  @Case("IF-10.1.2")
  private boolean counts(Counter unit) {
    return !unit.isHq() || rules.reads(Reading.HEADQUARTERS_MIX_STACKS);
  }

  /** Whether a stack has German and Austro-Hungarian units: morale does not touch it. */
  @Case("IF-10.1.2")
  boolean mixed(List<Counter> stack) {
    boolean german = false;
    boolean austrian = false;
    for (Counter unit : stack) {
      german |= unit.nation() == Nation.GERMAN && counts(unit);
      austrian |= unit.nation() == Nation.AUSTRIAN && !unit.isHq();
    }
    return german && austrian;
  }

  /** Whether a German unit in the hex keeps morale away from those with it. */
  @Case({"IF-10.1.2", "IF-10.6.4"})
  boolean germanIn(Position p, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.nation() == Nation.GERMAN && !unit.isSymbol() && counts(unit)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Whether a stack must roll before it may retreat: all of it Italian or all of it
   * Austro-Hungarian. One with Germans or with Czechs need not.
   */
  @Case({"IF-10.1.1", "IF-10.1.2", "IF-10.1.3", "IF-10.4.1", "IF-12.2.1"})
  boolean rolls(List<Counter> stack) {
    boolean any = false;
    for (Counter unit : stack) {
      if (counts(unit) && !has(unit)) {
        return false;
      }
      any |= has(unit) && !unit.isHq();
    }
    return any;
  }

  static String signed(int level) {
    return level > 0 ? "+" + level : "" + level;
  }

  // ---- 10.4 the table

  /** What the Morale Table says. */
  enum Verdict {
    PANIC("panic"),
    SURRENDER("surrender"),
    /** In the second reading of the book only: the losses are taken, nothing else. */
    NO_EFFECT("no effect"),
    RETREAT("retreat");

    private final String words;

    Verdict(String words) {
      this.words = words;
    }
  }

  @Case("IF-10.4.1")
  Verdict verdict(int modified) {
    if (modified <= 1) {
      return Verdict.PANIC;
    }
    if (modified == 2) {
      return Verdict.SURRENDER;
    }
    return modified <= 4 && rules.reads(Reading.MORALE_TABLE_KNOWS_NO_EFFECT)
        ? Verdict.NO_EFFECT
        : Verdict.RETREAT;
  }

  /** How probable each verdict is for a stack, in words. */
  @Case({"IF-10.4.1", "IF-10.4.3"})
  String foretold(Position p, List<Counter> stack) {
    int modifier = modifier(p, stack);
    int[] faces = new int[Verdict.values().length];
    for (int face = 1; face <= ItalianFrontRules.FACES; face++) {
      faces[verdict(face + modifier).ordinal()]++;
    }
    StringBuilder words = new StringBuilder("A die on the Morale Table decides");
    words.append(modifier == 0 ? ": " : " (" + signed(modifier) + "): ");
    String between = "";
    for (Verdict verdict : Verdict.values()) {
      if (faces[verdict.ordinal()] > 0) {
        long percent = Math.round(faces[verdict.ordinal()] * 100.0 / ItalianFrontRules.FACES);
        words.append(between).append(verdict.words).append(' ').append(percent).append("\u00a0%");
        between = ", ";
      }
    }
    return words.append('.').toString();
  }

  /** What a stack adds to its die on the table. */
  @Case({"IF-10.3.1", "IF-10.4.3"})
  int modifier(Position p, List<Counter> stack) {
    for (Counter unit : stack) {
      if (unit.isAssault()) {
        return ASSAULT;
      }
    }
    return rules.moraleTrack().morale(p, stack.getFirst().sideIndex());
  }

  // ---- 10.5 victory hexes

  /** A side has taken a victory hex from the enemy. */
  void captured(Table t, int side, int hex) {
    rules.moraleTrack().captured(t, side, hex);
  }

  // ---- 10.6 in combat

  /** Whether the attack is shifted by the low morale of those who make it. */
  @Case({"IF-10.6.1", "IF-10.6.3", "IF-10.6.4"})
  boolean shaken(Position p, List<Counter> attackers) {
    int side = attackers.getFirst().sideIndex();
    if (rules.moraleTrack().morale(p, side) > SHAKEN) {
      return false;
    }
    for (Counter unit : attackers) {
      if (unit.nation() == nation(side) && !(side == CENTRAL && germanIn(p, p.place(unit)))) {
        return true;
      }
    }
    return false;
  }

  /** Whether the low morale of the defenders gives the attack a better die. */
  @Case({"IF-10.6.2", "IF-10.1.2", "IF-10.1.3"})
  boolean broken(Position p, List<Counter> defenders) {
    if (defenders.isEmpty()
        || rules.moraleTrack().morale(p, defenders.getFirst().sideIndex()) > BROKEN) {
      return false;
    }
    boolean any = false;
    for (Counter unit : defenders) {
      any |= has(unit) && !unit.isHq();
    }
    return any && !mixed(defenders);
  }

  /** Whether the nation of a headquarters that hides its stack gives the attack a better die. */
  @Case({"IF-10.6.2", "IF-11.6.3"})
  boolean brokenBelow(Position p, Counter hq) {
    return has(hq) && rules.moraleTrack().morale(p, hq.sideIndex()) <= BROKEN;
  }

  /** The case by which the attack is shifted. */
  static String shakenBy(List<Counter> attackers) {
    int side = attackers.getFirst().sideIndex();
    @Nullable Nation other = null;
    for (Counter unit : attackers) {
      if (unit.nation() != nation(side)) {
        other = unit.nation();
      }
    }
    return other == null ? "IF-10.6.1" : side == CENTRAL ? "IF-10.6.4" : "IF-10.6.3";
  }
}
