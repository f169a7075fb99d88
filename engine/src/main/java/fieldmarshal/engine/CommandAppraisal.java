package fieldmarshal.engine;

/** What a game with headquarters tells a bot: whom they command, and how they help attacks. */
public interface CommandAppraisal {

  /** Whether a headquarters of the side reaches the hex. */
  boolean commanded(Position position, Side side, int hex);

  /** The radius of a headquarters. */
  int radius(Position position, Unit hq);

  /** The columns or the like that a headquarters gives to an attack in its radius. */
  int shift(Position position, Unit hq);

  /** The level of a headquarters; of each level only one helps an attack. */
  int level(Unit hq);
}
