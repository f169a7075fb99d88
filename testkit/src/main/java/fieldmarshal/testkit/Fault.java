package fieldmarshal.testkit;

import org.jspecify.annotations.Nullable;

/** A game does not keep the contract. The message says where, so that it can be seen again. */
public final class Fault extends AssertionError {
  private static final long serialVersionUID = 1;

  public Fault(String message) {
    super(message);
  }

  public Fault(String message, @Nullable Throwable cause) {
    super(message, cause);
  }
}
