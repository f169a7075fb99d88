package fieldmarshal.games.eastprussia;

import java.util.List;

/** The numbers kept for each unit. */
public final class Word {
  /** Movement points spent this phase. */
  public static final int SPENT = 0;

  /** The value of the MP Reserved marker that it stands under, or 0. */
  public static final int RESERVED = 1;

  /** The turn it is due, while it waits beside the map. */
  public static final int DUE = 2;

  /** The Russian army that a dummy pretends to belong to. */
  public static final int ARMY = 3;

  public static final List<String> NAMES = List.of("spent", "reserved", "due", "army");

  private Word() {}
}
