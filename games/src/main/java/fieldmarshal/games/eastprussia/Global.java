package fieldmarshal.games.eastprussia;

import java.util.List;

/** The numbers kept for the whole game. */
public final class Global {
  public static final int TURN = 0;

  /** 0 while the Russian player is phasing, 1 while the German is. */
  public static final int PLAYER = 1;

  /** The step of the sequence of play, by its index. */
  public static final int STEP = 2;

  /** Strength points lost, the Russian first. */
  public static final int RUSSIAN_LOSSES = 3;

  public static final int GERMAN_LOSSES = 4;

  /** Reserve markers placed in this player turn. */
  public static final int GERMAN_RESERVES = 5;

  public static final int FIRST_ARMY_RESERVES = 6;
  public static final int SECOND_ARMY_RESERVES = 7;

  /** The turn in which the Russian rivalry ended, or 0. */
  public static final int RIVALRY_ENDED = 8;

  /** Attacks on the First Army at 2:1 or better on turn 1. */
  public static final int OPENING_ATTACKS = 9;

  /** Points that Russia got for a German attack that was not made. */
  public static final int PENALTY = 10;

  /** The turn in which an army lost its headquarters, while it may not move. */
  public static final int FIRST_ARMY_FROZEN = 11;

  public static final int SECOND_ARMY_FROZEN = 12;

  public static final int SECOND_ARMY_LOSSES = 13;

  /** 0 before his die, 1 dead by his own hand, 2 rallied. */
  public static final int SAMSONOV = 14;

  public static final int SAMSONOV_TURN = 15;

  /** The German headquarters was eliminated in combat. */
  public static final int GERMAN_HQ_LOST = 16;

  /** 0 for the truth, else one more than the side whose view the position is. */
  public static final int VIEW = 17;

  /** Units that were entrained at any time of this German player turn. */
  public static final int RAILED = 18;

  public static final List<String> NAMES =
      List.of(
          "turn",
          "player",
          "step",
          "russian-losses",
          "german-losses",
          "german-reserves",
          "first-army-reserves",
          "second-army-reserves",
          "rivalry-ended",
          "opening-attacks",
          "penalty",
          "first-army-frozen",
          "second-army-frozen",
          "second-army-losses",
          "samsonov",
          "samsonov-turn",
          "german-hq-lost",
          "view",
          "railed");

  private Global() {}
}
