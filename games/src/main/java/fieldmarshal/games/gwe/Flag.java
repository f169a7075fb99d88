package fieldmarshal.games.gwe;

import fieldmarshal.engine.Names;

/** The status flags of a unit, as bits. Those with a plain name are shown to players. */
public final class Flag {
  public static final Names ALL = new Names();

  public static final int ENTRAINED = ALL.structural("entrained");
  public static final int OUT_OF_SUPPLY = ALL.bit("out-of-supply");
  public static final int OUT_OF_COMMAND = ALL.bit("out-of-command");
  public static final int MOVED = ALL.bit("moved");
  public static final int MOVING = ALL.bit("moving");
  public static final int FINISHED = ALL.bit("finished");
  public static final int RAILED = ALL.bit("railed");
  public static final int COUNTED = ALL.bit("rail-counted");
  public static final int DETRAINED = ALL.bit("detrained");
  public static final int FORCED = ALL.bit("forced-march");
  public static final int ATTACKED = ALL.bit("attacked");
  public static final int DEFENDED = ALL.bit("defended");
  public static final int PASSENGER = ALL.bit("passenger");
  public static final int TRIED = ALL.bit("tried");
  public static final int REVERSED = ALL.structural("reversed");
  public static final int SHIFTED = ALL.bit("shift-used");
  public static final int SUPPORTED_ATTACK = ALL.bit("supported-attack");
  public static final int SUPPORTED_DEFENCE = ALL.bit("supported-defence");
  public static final int FED = ALL.bit("fed-by-fortress");
  public static final int ARRIVED = ALL.bit("arrived");
  public static final int BLOCKED = ALL.bit("entry-blocked");
  public static final int SHIFTED_DEFENCE = ALL.bit("defence-shift-used");
  public static final int COMMANDED = ALL.bit("commanded");
  public static final int SURROUNDED = ALL.bit("surrounded");
  public static final int ENGAGED = ALL.bit("engaged");

  private Flag() {}
}
