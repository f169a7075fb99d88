package fieldmarshal.engine;

/** What players do in a phase: pages and bots go by it, not by the name of the phase. */
public enum Activity {
  SET_UP,
  MOVEMENT,
  COMBAT,
  /** Something else that a player decides: reinforcements, command, withdrawal. */
  PREPARATION,
  /** The clerk works; players decide seldom or never. */
  CLERICAL
}
