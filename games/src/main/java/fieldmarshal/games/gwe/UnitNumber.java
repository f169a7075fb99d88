package fieldmarshal.games.gwe;

import fieldmarshal.engine.Names;

/** The numbers kept for each unit. */
public final class UnitNumber {
  public static final Names ALL = new Names();

  /** Movement points spent this phase. */
  public static final int SPENT = ALL.number("spent");

  /** Rail hexes travelled this phase. */
  public static final int RAILED = ALL.number("railed");

  /** The last turn in which it attacked or defended. */
  public static final int FOUGHT = ALL.number("fought");

  /** The turn it is due, while it waits beside the map. */
  public static final int DUE = ALL.number("due");

  /** Off the map by rail: the link, counted from one, and how far along it. */
  public static final int LINK = ALL.number("link");

  private UnitNumber() {}
}
