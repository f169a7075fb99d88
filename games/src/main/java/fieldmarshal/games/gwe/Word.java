package fieldmarshal.games.gwe;

import java.util.List;

/** The numbers kept for each unit. */
public final class Word {
  /** Movement points spent this phase. */
  public static final int SPENT = 0;

  /** Rail hexes travelled this phase. */
  public static final int RAILED = 1;

  /** The last turn in which it attacked or defended. */
  public static final int FOUGHT = 2;

  /** The turn it is due, while it waits beside the map. */
  public static final int DUE = 3;

  /** Off the map by rail: the link, counted from one, and how far along it. */
  public static final int LINK = 4;

  /** Hexes walked this phase, where a game counts them. */
  public static final int WALKED = 5;

  public static final List<String> NAMES =
      List.of("spent", "railed", "fought", "due", "link", "walked");

  private Word() {}
}
