package fieldmarshal.engine;

/** What a game with depots tells a bot. */
public interface DepotAppraisal {

  /** How far supply reaches from a depot. */
  int range(Side side);
}
