package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Names;

/** The status flags of a unit, as bits. */
public final class Flag {
  public static final Names ALL = new Names();

  public static final int DISRUPTED = ALL.bit("disrupted");
  public static final int ENTRAINED = ALL.bit("entrained");

  /** On its way in this movement phase: its line of supply has been looked at. */
  public static final int MOVING = ALL.bit("moving");

  /** Moves no more in this movement phase. */
  public static final int FINISHED = ALL.bit("finished");

  /** An enemy zone of control has ended its march. */
  public static final int STOPPED = ALL.bit("stopped");

  public static final int FORCED = ALL.bit("forced-march");

  /** Had no line of supply when it began to move. */
  public static final int UNSUPPLIED = ALL.bit("unsupplied");

  /** Has used the railway in this movement phase. */
  public static final int RAILED = ALL.bit("railed");

  /** Counts against the capacity of the railway in this turn. */
  public static final int RAIL_COUNTED = ALL.bit("rail-counted");

  /** Retreated into a hex that was full. */
  public static final int NEWCOMER = ALL.bit("newcomer");

  public static final int FIXED = ALL.bit("fixed");

  /** Its return as a replacement has not been rolled for yet. */
  public static final int LOST = ALL.bit("lost");

  /** In a view: the truth about its line of supply. */
  public static final int CUT_OFF = ALL.bit("cut-off");

  /** What lasts for one movement phase. */
  static final int OF_A_PHASE = MOVING | FINISHED | STOPPED | FORCED | UNSUPPLIED | RAILED;

  private Flag() {}
}
