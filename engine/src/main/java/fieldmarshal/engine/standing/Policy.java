package fieldmarshal.engine.standing;

import org.jspecify.annotations.Nullable;

/** What a standing order says. */
public enum Policy {
  /** The answer that the clerk proposes. */
  CLERK("clerk", "as suggested"),

  /** Nobody leaves his hex by his own will, unless all units there are without supply. */
  HOLD("hold", "hold, unless cut off from supply"),

  /** Nothing is given, whatever is offered. */
  DECLINE("decline", "no support");

  private final String id;
  private final String title;

  Policy(String id, String title) {
    this.id = id;
    this.title = title;
  }

  /** Never changes: matches on disk name it. */
  public String id() {
    return id;
  }

  public String title() {
    return title;
  }

  public static @Nullable Policy of(String id) {
    for (Policy policy : values()) {
      if (policy.id.equals(id)) {
        return policy;
      }
    }
    return null;
  }
}
