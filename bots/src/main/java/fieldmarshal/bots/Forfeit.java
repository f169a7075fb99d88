package fieldmarshal.bots;

/** A bot cannot or will not go on: it has lost, and the message says why. */
public final class Forfeit extends RuntimeException {
  private static final long serialVersionUID = 1;

  public Forfeit(String why) {
    super(why);
  }
}
