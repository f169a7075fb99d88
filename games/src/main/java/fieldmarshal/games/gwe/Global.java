package fieldmarshal.games.gwe;

import fieldmarshal.engine.Names;

/** The numbers kept for the whole game. */
public final class Global {
  public static final Names ALL = new Names();

  public static final int TURN = ALL.number("turn");

  /** 0 while the first player is phasing, 1 while the second is. */
  public static final int PLAYER = ALL.number("player");

  /** The step of the sequence of play, by its index. */
  public static final int STEP = ALL.number("step");

  private Global() {}
}
