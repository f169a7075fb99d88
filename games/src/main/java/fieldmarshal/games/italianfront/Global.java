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

  /** How Venezia stands for the rest of the game: see {@link Victory}. */
  public static final int VENEZIA = ALL.number("venezia");

  /** The chit of this turn's event, or 0; see {@link EventChart}. */
  public static final int EVENT = ALL.number("event");

  /** 0 while the cup holds the first set of events, 1 for the second. */
  public static final int CUP_OF = ALL.number("cup-of");

  /** The chits in the cup. */
  public static final int CUP = ALL.numbers("cup", EventChart.ROOM);

  /** 1 while a mine is ready. */
  public static final int MINE = ALL.number("mine");

  /** Steps that have attacked in a Mandatory Offensive. */
  public static final int OFFENSIVE_STEPS = ALL.number("offensive-steps");

  /** What the die of the Kaiserschlacht said, until the units have left. */
  public static final int KAISERSCHLACHT = ALL.number("kaiserschlacht");

  /** Replacement points of each nation, in the order of {@link Counter.Nation}. */
  public static final int POINTS = ALL.number("german-points");

  public static final int AUSTRIAN_POINTS = ALL.number("austro-hungarian-points");
  public static final int ITALIAN_POINTS = ALL.number("italian-points");
  public static final int BRITISH_POINTS = ALL.number("british-points");
  public static final int FRENCH_POINTS = ALL.number("french-points");

  public static final int MOBILIZATIONS = ALL.number("mobilizations");

  /** The turn of the last General Mobilization. */
  public static final int MOBILIZED = ALL.number("mobilized");

  /** 1 while a side pauses, for each side. */
  public static final int PAUSE = ALL.number("central-pause");

  public static final int ALLIED_PAUSE = ALL.number("allied-pause");

  /** 1 while the die for replacements after a pause is due, for each side. */
  public static final int RECOVERY = ALL.number("central-recovery");

  public static final int ALLIED_RECOVERY = ALL.number("allied-recovery");

  /** Attacks made this turn, for each side. */
  public static final int ATTACKS = ALL.number("central-attacks");

  public static final int ALLIED_ATTACKS = ALL.number("allied-attacks");

  /** Artillery units used this turn, for each side. */
  public static final int GUNS = ALL.number("central-guns");

  public static final int ALLIED_GUNS = ALL.number("allied-guns");

  /** The turn of the last crossing of Lake Garda. */
  public static final int GARDA = ALL.number("garda");

  /** The turn from which the Alpini act as assault infantry, or 0. */
  public static final int ALPINI = ALL.number("alpini");

  private Global() {}
}
