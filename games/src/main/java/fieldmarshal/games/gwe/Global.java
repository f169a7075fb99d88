package fieldmarshal.games.gwe;

import java.util.List;

/** The numbers kept for the whole game. */
public final class Global {
  public static final int TURN = 0;

  /** 0 while the first player is phasing, 1 while the second is. */
  public static final int PLAYER = 1;

  /** The step of the sequence of play, by its index. */
  public static final int STEP = 2;

  public static final int STRIKE_ENDED = 3;
  public static final int SHOCK_STEPS = 4;
  public static final int ALLIED_STEPS = 5;
  public static final int CORPS_LOST = 6;
  public static final int DIVISIONS_LOST = 7;
  public static final int SHOCK_DIVISIONS = 8;
  public static final int HERO_LOST = 9;
  public static final int SCORE = 10;
  public static final int DEPOTS_TAKEN = 11;

  public static final List<String> NAMES =
      List.of(
          "turn",
          "player",
          "step",
          "strike-ended",
          "shock-steps",
          "allied-steps",
          "corps-lost",
          "divisions-lost",
          "shock-divisions",
          "hero-lost",
          "score",
          "depots-taken");

  private Global() {}
}
