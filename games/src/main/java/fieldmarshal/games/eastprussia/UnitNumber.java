package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Names;

/** The numbers kept for each unit. */
public final class UnitNumber {
  public static final Names ALL = new Names();

  /** Movement points spent this phase. */
  public static final int SPENT = ALL.number("spent");

  /** The value of the MP Reserved marker that it stands under, or 0. */
  public static final int RESERVED = ALL.number("reserved");

  /** The turn it is due, while it waits beside the map. */
  public static final int DUE = ALL.number("due");

  /** The Russian army that a dummy pretends to belong to. */
  public static final int ARMY = ALL.number("army");

  private UnitNumber() {}
}
