package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Names;

/** The numbers kept for the whole game. */
public final class Global {
  public static final Names ALL = new Names();

  public static final int TURN = ALL.number("turn");

  /** The side whose phase it is, by its index. */
  public static final int PLAYER = ALL.number("player");

  /** The place in {@link Sequence#ORDER}, by its index. */
  public static final int STEP = ALL.number("step");

  /** 0 for the truth, else one more than the side whose view the position is. */
  public static final int VIEW = ALL.number("view");

  public static final int ITALIAN_MORALE = ALL.number("italian-morale");
  public static final int AUSTRIAN_MORALE = ALL.number("austro-hungarian-morale");
  public static final int ITALIAN_CASUALTIES = ALL.number("italian-casualties");
  public static final int AUSTRIAN_CASUALTIES = ALL.number("austro-hungarian-casualties");

  /** Strategic moves made in this phase. */
  public static final int STRATEGIC_MOVES = ALL.number("strategic-moves");

  /** 1 while the entry of the Central Powers into Venezia has not been looked at. */
  public static final int VENEZIA_ENTERED = ALL.number("venezia-entered");

  private Global() {}
}
