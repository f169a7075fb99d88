package fieldmarshal.engine;

/**
 * What a game tells a bot in which all attacks of a phase are declared before the first of them is
 * made.
 */
public interface DeclarationAppraisal {

  /** The hexes that somebody must attack in the same phase if the unit attacks where it stands. */
  default Hexes owed(Position position, Unit unit) {
    return Hexes.NONE;
  }

  /** What it is worth to make the attack at all, whatever comes of it. */
  default double bonus(Position position, Order.Attack attack) {
    return 0;
  }
}
