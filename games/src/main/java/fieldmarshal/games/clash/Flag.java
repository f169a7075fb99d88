package fieldmarshal.games.clash;

import fieldmarshal.engine.Names;

/** The status flags of a unit, as bits: the markers of 2.28 and what a combat has to remember. */
public final class Flag {
  public static final Names ALL = new Names();

  /** Attenuated supply. */
  public static final int ATTENUATED = ALL.bit("attenuated");

  /** Out of supply: it has no zone of control. */
  public static final int OUT_OF_SUPPLY = ALL.structural("out-of-supply");

  /** Supplied by the fort that it stands in. */
  public static final int FORT_SUPPLIED = ALL.bit("fort-supplied");

  /** Has moved in this turn. */
  public static final int DONE = ALL.bit("done");

  /** Has taken a replacement in this turn. */
  public static final int REPLACED = ALL.bit("replaced");

  /** Has moved by rail in this turn. */
  public static final int STRATEGIC = ALL.bit("strategic");

  /** Stood in the area of the army when its marker was drawn (option areas). */
  public static final int ACTIVE = ALL.bit("active");

  /** Has attacked in this combat. */
  public static final int ATTACKED = ALL.bit("attacked");

  /** Has been attacked in this combat. */
  public static final int WAS_ATTACKED = ALL.bit("was-attacked");

  /** Has retreated in this combat. */
  public static final int RETREATED = ALL.bit("retreated");

  /** Has advanced in this combat. */
  public static final int ADVANCED = ALL.bit("advanced");

  /** An enemy that must still be attacked, because units of several hexes attacked together. */
  public static final int OWED = ALL.bit("owed");

  /** What a combat remembers until it ends. */
  public static final int OF_A_COMBAT = ATTACKED | WAS_ATTACKED | RETREATED | ADVANCED | OWED;

  /** What Recovery takes away. */
  public static final int OF_A_TURN = DONE | REPLACED | STRATEGIC;

  private Flag() {}
}
