package fieldmarshal.games.clash;

import fieldmarshal.engine.Names;

/** The numbers kept for each unit. */
public final class UnitNumber {
  public static final Names ALL = new Names();

  /** The number of the army that it belongs to now. */
  public static final int ARMY = ALL.number("army");

  /** The turn in which it arrives, while it waits beside the map. */
  public static final int DUE = ALL.number("due");

  private UnitNumber() {}
}
