package fieldmarshal.server;

/** A request that cannot be answered as it was meant: an HTTP status and a plain sentence. */
final class Problem extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final int status;

  Problem(int status, String message) {
    super(message, null, false, false);
    this.status = status;
  }

  int status() {
    return status;
  }
}
