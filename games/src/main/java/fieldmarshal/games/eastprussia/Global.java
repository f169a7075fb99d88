package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Names;

/** The numbers kept for the whole game. */
public final class Global {
  public static final Names ALL = new Names();

  public static final int TURN = ALL.number("turn");

  /** 0 while the Russian player is phasing, 1 while the German is. */
  public static final int PLAYER = ALL.number("player");

  /** The step of the sequence of play, by its index. */
  public static final int STEP = ALL.number("step");

  /** Strength points lost, the Russian first. */
  public static final int RUSSIAN_LOSSES = ALL.number("russian-losses");

  public static final int GERMAN_LOSSES = ALL.number("german-losses");

  /** Reserve markers placed in this player turn. */
  public static final int GERMAN_RESERVES = ALL.number("german-reserves");

  public static final int FIRST_ARMY_RESERVES = ALL.number("first-army-reserves");
  public static final int SECOND_ARMY_RESERVES = ALL.number("second-army-reserves");

  /** The turn in which the Russian rivalry ended, or 0. */
  public static final int RIVALRY_ENDED = ALL.number("rivalry-ended");

  /** Attacks on the First Army at 2:1 or better on turn 1. */
  public static final int OPENING_ATTACKS = ALL.number("opening-attacks");

  /** Points that Russia got for a German attack that was not made. */
  public static final int PENALTY = ALL.number("penalty");

  /** The turn in which an army lost its headquarters, while it may not move. */
  public static final int FIRST_ARMY_FROZEN = ALL.number("first-army-frozen");

  public static final int SECOND_ARMY_FROZEN = ALL.number("second-army-frozen");

  public static final int SECOND_ARMY_LOSSES = ALL.number("second-army-losses");

  /** 0 before his die, 1 dead by his own hand, 2 rallied. */
  public static final int SAMSONOV = ALL.number("samsonov");

  public static final int SAMSONOV_TURN = ALL.number("samsonov-turn");

  /** The German headquarters was eliminated in combat. */
  public static final int GERMAN_HQ_LOST = ALL.number("german-hq-lost");

  /** 0 for the truth, else one more than the side whose view the position is. */
  public static final int VIEW = ALL.number("view");

  /** Units that were entrained at any time of this German player turn. */
  public static final int RAILED = ALL.number("railed");

  private Global() {}
}
