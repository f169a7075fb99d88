package fieldmarshal.games.gwe;

import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import org.jspecify.annotations.Nullable;

/** A counter of Great War in the East: what is printed on its two sides. */
@Case({"GWE-2.31", "GWE-2.32", "GWE-2.33"})
public final class Counter extends Unit {
  /** The arm that the symbol shows. A fortress is printed on the map but fights like a unit. */
  public enum Arm {
    INFANTRY("infantry"),
    CAVALRY("cavalry"),
    ALPINE("alpine"),
    NAVAL("naval"),
    ARTILLERY("artillery"),
    DEPOT("depot"),
    HQ("hq"),
    MONITOR("monitor"),
    LEADER("leader"),
    CAR("car"),
    FORTRESS("fortress");

    private final String word;

    Arm(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }

    public static @Nullable Arm named(String word) {
      for (Arm arm : values()) {
        if (arm.word.equals(word)) {
          return arm;
        }
      }
      return null;
    }
  }

  /** The size mark. */
  public enum Size {
    REGIMENT("regiment", 1, 1),
    BRIGADE("brigade", 1, 1),
    DIVISION("division", 2, 2),
    CORPS("corps", 4, 4),
    DEPOT("depot", 2, 1),
    HQ("hq", 0, 0),
    MONITOR("monitor", 0, 0),
    LEADER("leader", 0, 0),
    FORTRESS("fortress", 0, 4);

    private final String word;
    private final int stacking;
    private final int steps;

    Size(String word, int stacking, int steps) {
      this.word = word;
      this.stacking = stacking;
      this.steps = steps;
    }

    public String word() {
      return word;
    }

    /** The stacking value of the standard rules. */
    @Case("GWE-6.11")
    public int standardStacking() {
      return stacking;
    }

    /** The steps of the standard rules: one, two or four. */
    @Case({"GWE-2.4-STEP", "GWE-8.51", "GWE-8.52"})
    public int standardSteps() {
      return steps;
    }

    public static @Nullable Size named(String word) {
      for (Size size : values()) {
        if (size.word.equals(word)) {
          return size;
        }
      }
      return null;
    }
  }

  /**
   * The figures of a counter.
   *
   * @param level 1 corps, 2 army, 3 army group; 0 for all but headquarters
   * @param reverse the back shows values: the second step of a division, the weaker headquarters
   */
  public record Printed(
      int attack,
      int defence,
      int move,
      int barrage,
      int shift,
      int commandStrength,
      int radius,
      int level,
      boolean reverse,
      int backAttack,
      int backDefence,
      int backShift,
      int backCommandStrength,
      int backRadius,
      int stacking,
      int tcr,
      boolean heroic,
      boolean stosstruppen,
      boolean alpine) {
    /** A fortress has nothing but its defence, and a rating that nothing asks for. */
    static Printed fortress(int strength, int weakened) {
      return new Printed(
          0, strength, 0, 0, 0, 0, 0, 0, true, 0, weakened, 0, 0, 0, 0, 2, false, false, false);
    }
  }

  private final Arm arm;
  private final Size size;
  private final Printed printed;
  private final String setup;
  private final String scenario;
  private final String doubt;

  public Counter(
      int index,
      String id,
      Side side,
      String nationality,
      Arm arm,
      Size size,
      String designation,
      String name,
      int steps,
      Printed printed,
      String setup,
      String scenario,
      String doubt) {
    super(index, id, side, nationality, arm.word(), size.word(), designation, name, steps);
    this.arm = arm;
    this.size = size;
    this.printed = printed;
    this.setup = setup;
    this.scenario = scenario;
    this.doubt = doubt;
  }

  public Arm arm() {
    return arm;
  }

  public Size sizeMark() {
    return size;
  }

  public Printed printed() {
    return printed;
  }

  /** The set-up code: a hex, a turn with or without a letter, or empty. */
  public String setup() {
    return setup;
  }

  /** The order of battle that the counter belongs to. */
  public String scenario() {
    return scenario;
  }

  /** The figures that are reconstructed or doubtful, or empty. */
  public String doubt() {
    return doubt;
  }

  @Case("GWE-2.4-TCR")
  public int tcr() {
    return printed.tcr();
  }

  @Case({"GWE-2.4-SP", "GWE-6.16"})
  public int stacking() {
    return printed.stacking();
  }

  public boolean isHq() {
    return arm == Arm.HQ;
  }

  public boolean isDepot() {
    return arm == Arm.DEPOT;
  }

  public boolean isGun() {
    return arm == Arm.ARTILLERY;
  }

  public boolean isFortress() {
    return arm == Arm.FORTRESS;
  }

  public boolean isMonitor() {
    return arm == Arm.MONITOR;
  }

  public boolean isLeader() {
    return arm == Arm.LEADER;
  }

  public boolean isCavalry() {
    return arm == Arm.CAVALRY;
  }

  /** Has steps that combat can take: all but headquarters, leaders and the monitor. */
  public boolean hasSteps() {
    return steps() > 0;
  }

  /**
   * A combat unit that walks: not a headquarters, leader, monitor or fortress. Depots count (8.51).
   */
  public boolean isCombat() {
    return steps() > 0 && arm != Arm.FORTRESS;
  }
}
