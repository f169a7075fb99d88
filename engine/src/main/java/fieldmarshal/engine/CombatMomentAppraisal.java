package fieldmarshal.engine;

/** What a game tells a bot in which the player chooses the moment of his combat. */
public interface CombatMomentAppraisal {

  /** Whether the order, an answer to the decision that waits, begins the combat. */
  boolean begins(Position position, Order order);

  /** Whether the combat is lost if it does not begin now. */
  boolean lastCall(Position position);

  /** Where the unit may still march before a later moment; none when it may not. */
  Appraisal.Ways later(Position position, Unit unit);

  /** What attacks of a later moment count of what they would promise: the enemy may march first. */
  default double patience(Position position) {
    return 0.8;
  }
}
