package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.casebook.Case;

/** A counter: what is printed on it, where it starts and when it comes. */
@Case({"IF-2.2", "IF-2.3.1", "IF-2.3.2", "IF-2.3.3"})
public final class Counter extends Unit {
  /** What the rules make of a counter; it has exactly one of these types. */
  public enum Arm {
    INFANTRY,
    ASSAULT,
    MOUNTAIN,
    CAVALRY,
    HQ,
    ARTILLERY,
    AIR,
    NAVAL,
    /** Stands in a view for an enemy unit below the top of its stack. */
    SYMBOL
  }

  /** The nations of both sides. */
  public enum Nation {
    GERMAN,
    AUSTRIAN,
    ITALIAN,
    BRITISH,
    FRENCH,
    CZECH
  }

  /** The data behind a counter. */
  record Printed(
      Arm arm,
      Nation nation,
      int attack,
      int defense,
      int move,
      int reducedAttack,
      int reducedDefense,
      String army,
      int arrival,
      String provenance) {}

  private final Arm arm;
  private final Nation nation;
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
      int steps,
      Printed printed) {
    super(index, id, side, nationality, type, size, designation, name, steps);
    this.arm = printed.arm();
    this.nation = printed.nation();
    this.printed = printed;
    this.sideIndex = side.index();
  }

  public Arm arm() {
    return arm;
  }

  public Nation nation() {
    return nation;
  }

  Printed printed() {
    return printed;
  }

  int sideIndex() {
    return sideIndex;
  }

  public boolean isHq() {
    return arm == Arm.HQ;
  }

  public boolean isAssault() {
    return arm == Arm.ASSAULT;
  }

  public boolean isMountain() {
    return arm == Arm.MOUNTAIN;
  }

  public boolean isCavalry() {
    return arm == Arm.CAVALRY;
  }

  public boolean isArtillery() {
    return arm == Arm.ARTILLERY;
  }

  public boolean isAir() {
    return arm == Arm.AIR;
  }

  public boolean isNaval() {
    return arm == Arm.NAVAL;
  }

  @Override
  public boolean isSymbol() {
    return arm == Arm.SYMBOL;
  }

  /** Artillery, air and the navy: never on the map as a unit. */
  @Case({"IF-2.2", "IF-8.2.1"})
  public boolean isSupport() {
    return arm == Arm.ARTILLERY || arm == Arm.AIR || arm == Arm.NAVAL;
  }

  /** Whatever stands in a hex, headquarters included. */
  @Case("IF-2.2")
  public boolean isCombatUnit() {
    return !isSupport();
  }

  /** A division of any kind. */
  public boolean isDivision() {
    return size().equals("division");
  }

  /** One of the eleven units of the Italian general headquarters' reserve. */
  @Case("IF-3.2.8")
  public boolean isReserve() {
    return printed.army().equals("reserve");
  }
}
