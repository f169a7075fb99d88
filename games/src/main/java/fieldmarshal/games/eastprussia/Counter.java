package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;

/** A counter: what is printed on it, where it starts and when it comes. */
@Case({"TWU-3.1a", "TWU-3.1c", "TWU-3.1d"})
public final class Counter extends Unit {
  /** What the rules make of a counter. Garrisons are infantry in every respect. */
  public enum Arm {
    INFANTRY,
    CAVALRY,
    ARTILLERY,
    HQ,
    /** Pretends to be a unit while units are hidden. */
    DUMMY,
    /** Stands in a view for an enemy counter whose face is not known. */
    SYMBOL
  }

  /** The data behind a counter. */
  record Printed(
      Arm arm,
      int army,
      int strength,
      int move,
      String setup,
      String setupMasurian,
      int arrival,
      boolean schlieffen,
      String needs,
      String doubt) {}

  private final Arm arm;
  private final Printed printed;
  private final int sideIndex;

  Counter(
      int index,
      String id,
      Side side,
      String nationality,
      String type,
      String size,
      String designation,
      String name,
      Printed printed) {
    super(index, id, side, nationality, type, size, designation, name, 1);
    this.arm = printed.arm();
    this.printed = printed;
    this.sideIndex = side.index();
  }

  public Arm arm() {
    return arm;
  }

  Printed printed() {
    return printed;
  }

  int sideIndex() {
    return sideIndex;
  }

  /** The Russian army, 1 or 2; 0 for Germans and for dummies, who choose at set-up. */
  @Case({"TWU-3.1b", "TWU-9.3b"})
  public int army() {
    return printed.army();
  }

  /** Printed strength; artillery has none when it is stacked. */
  public int strength() {
    return printed.strength();
  }

  /** What its loss is worth to the enemy. */
  @Case("TWU-8.0a")
  public int value() {
    return switch (arm) {
      case ARTILLERY, HQ -> 1;
      case DUMMY, SYMBOL -> 0;
      default -> printed.strength();
    };
  }

  public boolean isInfantry() {
    return arm == Arm.INFANTRY;
  }

  public boolean isCavalry() {
    return arm == Arm.CAVALRY;
  }

  public boolean isArtillery() {
    return arm == Arm.ARTILLERY;
  }

  public boolean isHq() {
    return arm == Arm.HQ;
  }

  public boolean isDummy() {
    return arm == Arm.DUMMY;
  }

  @Override
  public boolean isSymbol() {
    return arm == Arm.SYMBOL;
  }

  /** Infantry or cavalry: what counts three to a hex and may advance. */
  public boolean isFoot() {
    return arm == Arm.INFANTRY || arm == Arm.CAVALRY;
  }

  /** A unit of the game, known or not: everything but a dummy. */
  @Case("TWU-10.1g")
  public boolean isReal() {
    return arm != Arm.DUMMY;
  }
}
