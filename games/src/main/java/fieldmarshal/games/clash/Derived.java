package fieldmarshal.games.clash;

import fieldmarshal.engine.Names;

/** What chapters derive from a position and keep with it, for each side. */
public final class Derived {
  public static final Names ALL = new Names();

  /** The hexes that the zones of a side's units reach. */
  public static final int ZONES = ALL.numbers("zones", 2);

  /** The same of its infantry alone. */
  public static final int INFANTRY_ZONES = ALL.numbers("infantry-zones", 2);

  /** The most kinds of sources that the nations of one side share out among them. */
  public static final int NETS = 2;

  /** The hexes from which a supply line leads to a source, for each side and kind of sources. */
  public static final int SUPPLY = ALL.numbers("supply", 2 * NETS);

  /** What ground is worth to a side, for bots. */
  public static final int GROUND = ALL.numbers("ground", 2);

  /** The units of a side that garrison places, for bots. */
  public static final int GARRISONS = ALL.numbers("garrisons", 2);

  private Derived() {}
}
