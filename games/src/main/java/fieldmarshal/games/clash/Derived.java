package fieldmarshal.games.clash;

import fieldmarshal.engine.Names;

/** What chapters derive from a position and keep with it, for each side. */
public final class Derived {
  public static final Names ALL = new Names();

  /** The hexes that the zones of a side's units reach. */
  public static final int ZONES = ALL.numbers("zones", 2);

  /** The same of its infantry alone. */
  public static final int INFANTRY_ZONES = ALL.numbers("infantry-zones", 2);

  private Derived() {}
}
