package fieldmarshal.games.clash;

import fieldmarshal.engine.HexField;

/** What is kept for each hex. */
public final class Field {
  public static final HexField.Fields ALL = new HexField.Fields();

  /** One more than the side that controls the hex; 0 in the sea. */
  public static final HexField CONTROLLER = ALL.number("controller", 2);

  /** The steps that the fort in the hex has left. */
  public static final HexField FORT = ALL.number("fort", 2);

  /** The fortified zone in the hex is intact. */
  public static final HexField ZONE = ALL.flag("zone");

  /** The hex is flooded. */
  public static final HexField FLOODED = ALL.flag("flooded");

  /** The fort in the hex was attacked in this combat. */
  public static final HexField FORT_ATTACKED = ALL.flag("fort-attacked");

  private Field() {}
}
