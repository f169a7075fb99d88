package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Names;

/** The numbers kept for each unit. */
public final class UnitNumber {
  public static final Names ALL = new Names();

  /** Half movement points spent in this sub-phase: a railway costs half a point. */
  public static final int SPENT = ALL.number("spent");

  /** The turn it is due, while it waits on the turn track. */
  public static final int DUE = ALL.number("due");

  private UnitNumber() {}
}
