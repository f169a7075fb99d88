package fieldmarshal.games.eastprussia;

import java.util.List;

/** The status flags of a unit, as bits. */
public final class Flag {
  public static final int DISRUPTED = 1;
  public static final int ENTRAINED = 1 << 1;

  /** On its way in this movement phase: its line of supply has been looked at. */
  public static final int MOVING = 1 << 2;

  /** Moves no more in this movement phase. */
  public static final int FINISHED = 1 << 3;

  /** An enemy zone of control has ended its march. */
  public static final int STOPPED = 1 << 4;

  public static final int FORCED = 1 << 5;

  /** Had no line of supply when it began to move. */
  public static final int UNSUPPLIED = 1 << 6;

  /** Has used the railway in this movement phase. */
  public static final int RAILED = 1 << 7;

  /** Counts against the capacity of the railway in this turn. */
  public static final int RAIL_COUNTED = 1 << 8;

  /** Retreated into a hex that was full. */
  public static final int NEWCOMER = 1 << 9;

  public static final int FIXED = 1 << 10;

  /** Its return as a replacement has not been rolled for yet. */
  public static final int LOST = 1 << 11;

  /** In a view: the truth about its line of supply. */
  public static final int CUT_OFF = 1 << 12;

  /** What lasts for one movement phase. */
  static final int OF_A_PHASE = MOVING | FINISHED | STOPPED | FORCED | UNSUPPLIED | RAILED;

  /** The names, in the order of the bits. */
  public static final List<String> NAMES =
      List.of(
          "disrupted",
          "entrained",
          "moving",
          "finished",
          "stopped",
          "forced-march",
          "unsupplied",
          "railed",
          "rail-counted",
          "newcomer",
          "fixed",
          "lost",
          "cut-off");

  private Flag() {}
}
