package fieldmarshal.server.clocks;

/** Something that cannot be done with a clock now; the message says why, in a sentence. */
public final class NotNow extends RuntimeException {
  private static final long serialVersionUID = 1;

  NotNow(String why) {
    super(why);
  }
}
