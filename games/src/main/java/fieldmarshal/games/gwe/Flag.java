package fieldmarshal.games.gwe;

import java.util.List;

/** The status flags of a unit, as bits. Those with a plain name are shown to players. */
public final class Flag {
  public static final int ENTRAINED = 1;
  public static final int OUT_OF_SUPPLY = 1 << 1;
  public static final int OUT_OF_COMMAND = 1 << 2;
  public static final int MOVED = 1 << 3;
  public static final int MOVING = 1 << 4;
  public static final int FINISHED = 1 << 5;
  public static final int RAILED = 1 << 6;
  public static final int COUNTED = 1 << 7;
  public static final int DETRAINED = 1 << 8;
  public static final int FORCED = 1 << 9;
  public static final int ATTACKED = 1 << 10;
  public static final int DEFENDED = 1 << 11;
  public static final int PASSENGER = 1 << 12;
  public static final int TRIED = 1 << 13;
  public static final int REVERSED = 1 << 14;
  public static final int SHIFTED = 1 << 15;
  public static final int SUPPORTED_ATTACK = 1 << 16;
  public static final int SUPPORTED_DEFENCE = 1 << 17;
  public static final int FED = 1 << 18;
  public static final int ARRIVED = 1 << 19;
  public static final int BLOCKED = 1 << 20;
  public static final int INSPIRED = 1 << 21;
  public static final int SHIFTED_DEFENCE = 1 << 22;
  public static final int PANICKED = 1 << 23;
  public static final int WITHHELD = 1 << 24;
  public static final int COMMANDED = 1 << 25;
  public static final int LIVING = 1 << 26;
  public static final int SURROUNDED = 1 << 27;
  public static final int ENGAGED = 1 << 28;

  /** The names, in the order of the bits. */
  public static final List<String> NAMES =
      List.of(
          "entrained",
          "out-of-supply",
          "out-of-command",
          "moved",
          "moving",
          "finished",
          "railed",
          "rail-counted",
          "detrained",
          "forced-march",
          "attacked",
          "defended",
          "passenger",
          "tried",
          "reversed",
          "shift-used",
          "supported-attack",
          "supported-defence",
          "fed-by-fortress",
          "arrived",
          "entry-blocked",
          "inspired",
          "defence-shift-used",
          "panicked",
          "withheld",
          "commanded",
          "living-off-the-land",
          "surrounded",
          "engaged");

  private Flag() {}
}
