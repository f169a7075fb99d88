package fieldmarshal.engine;

/**
 * A phase of the sequence of play.
 *
 * @param id as orders, files and the umpire's {@code goto} name it
 * @param title as a player reads it
 */
public record Phase(String id, String title, Activity activity) {
  /** Before the first turn, in games whose players place their units. */
  public static final Phase SET_UP = new Phase("set-up", "Set-up", Activity.SET_UP);
}
