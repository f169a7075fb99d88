package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Names;

/** The status flags of a unit, as bits. */
public final class Flag {
  public static final Names ALL = new Names();

  /** A headquarters in support mode; without it, it is in movement mode. */
  public static final int SUPPORT_MODE = ALL.bit("support-mode");

  /** Carries the marker: half factors, no support, until its owner's next check. */
  public static final int OUT_OF_SUPPLY = ALL.bit("out-of-supply");

  /** Has attacked in this combat sub-phase. */
  public static final int ATTACKED = ALL.bit("attacked");

  /** Was attacked in this combat sub-phase. */
  public static final int WAS_ATTACKED = ALL.bit("was-attacked");

  /** Stood in an enemy zone of control when the sub-phase opened. */
  public static final int PINNED = ALL.bit("pinned");

  /** On its way in this sub-phase: it may go on until somebody else sets out. */
  public static final int MOVING = ALL.bit("moving");

  /** Moves no more in this sub-phase. */
  public static final int FINISHED = ALL.bit("finished");

  /** Entered the map this turn: exempt from stacking until its owner's movement ends. */
  public static final int ENTERED = ALL.bit("entered");

  /** A support unit that was used in this Operations Phase. */
  public static final int USED = ALL.bit("used");

  /** Named by the withdrawal chart; it leaves as soon as it is in supply. */
  public static final int LEAVING = ALL.bit("leaving");

  /** A reserve unit that may move on turn 1. */
  public static final int RELEASED = ALL.bit("released");

  /** A reserve unit that was not released on turn 1. */
  public static final int KEPT = ALL.bit("kept");

  /** Landed beside Trieste. */
  public static final int RAIDER = ALL.bit("raider");

  /** On its way, but others of its moving stack have split off and go first. */
  public static final int LEFT_BEHIND = ALL.bit("left-behind");

  /** What units of one moving stack have in common. */
  static final int ON_THE_WAY = MOVING | LEFT_BEHIND;

  /** What lasts for one sub-phase of movement. */
  static final int OF_A_MOVE = PINNED | ON_THE_WAY | FINISHED;

  /** What lasts for one combat sub-phase. */
  static final int OF_A_COMBAT = ATTACKED | WAS_ATTACKED;

  private Flag() {}
}
