package fieldmarshal.games.clash;

import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.List;

/** A counter: what is printed on it, where it starts and when it comes. */
@Case({"COG-2.2b", "COG-2.23"})
public final class Counter extends Unit {
  private static final String CAVALRY = "cavalry";

  private final int sideIndex;
  private final int army;
  private final String corps;
  private final int corpsNumber;
  private final boolean cavalry;
  private final boolean brigade;
  private final boolean attacks;
  private final int ter;
  private final int entry;
  private final String hex;
  private final boolean edge;

  /**
   * @param army the number of its army
   * @param corpsNumber tells corps of a side apart; 0 for a unit without one
   */
  Counter(Tsv.Row row, int index, Side side, int army, int corpsNumber) {
    super(
        index,
        row.text("id"),
        side,
        row.text("nationality"),
        type(row),
        size(row),
        row.text("designation"),
        row.text("name"),
        steps(row));
    sideIndex = side.index();
    this.army = army;
    corps = row.maybe("corps");
    this.corpsNumber = corpsNumber;
    cavalry = type().equals(CAVALRY);
    brigade = size().equals("brigade");
    attacks = row.yes("may_attack");
    ter = row.number("ter");
    entry = row.number("entry");
    hex = row.text("hex");
    edge = row.yes("edge");
    if (ter < 1 || ter > 6) {
      throw row.fault("ter", "is 1 to 6");
    }
  }

  /** Jaegers are infantry in every rule, and so are garrisons. */
  @Case("COG-2.24")
  private static String type(Tsv.Row row) {
    return row.oneOf("type", "infantry", "jaeger", CAVALRY, "garrison");
  }

  /** Corps is kept for a battle that has such counters. */
  @Case("COG-2.2")
  private static String size(Tsv.Row row) {
    return row.oneOf("size", "brigade", "division", "corps");
  }

  @Case("COG-2.26a")
  private static int steps(Tsv.Row row) {
    int steps = row.number("steps");
    if (steps < 1 || steps > 2) {
      throw row.fault("steps", "is 1 or 2");
    }
    return steps;
  }

  public int sideIndex() {
    return sideIndex;
  }

  /** The number of the army that is printed on it; {@link Pieces#army} says where it is now. */
  int printedArmy() {
    return army;
  }

  /** The corps, or empty. */
  public String corps() {
    return corps;
  }

  /** Whether two units are of one corps. */
  @Case({"COG-2.23", "COG-6.2b"})
  public boolean sameCorps(Counter other) {
    return corpsNumber != 0 && corpsNumber == other.corpsNumber && sideIndex == other.sideIndex;
  }

  public boolean isCavalry() {
    return cavalry;
  }

  public boolean isInfantry() {
    return !cavalry;
  }

  public boolean isBrigade() {
    return brigade;
  }

  /** How large it is: 0 a brigade, 1 a division, 2 a corps. */
  @Case("COG-2.2")
  public int rank() {
    return List.of("brigade", "division", "corps").indexOf(size());
  }

  /** Whether it may ever attack: its strength is not in parentheses. */
  @Case("COG-2.26c")
  public boolean attacks() {
    return attacks;
  }

  /** The tactical efficiency rating that is printed on it. */
  public int printedTer() {
    return ter;
  }

  /** The turn in which it arrives, or 0 where it is set up. */
  public int entry() {
    return entry;
  }

  /** The number of the hex where it is set up or arrives. */
  public String hexNumber() {
    return hex;
  }

  /** Whether it arrives at an edge of the map. */
  public boolean entersAtEdge() {
    return edge;
  }
}
