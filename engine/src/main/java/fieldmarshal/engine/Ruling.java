package fieldmarshal.engine;

import java.util.List;

/** What the rules say to an order: granted, with what happened, or refused, with the case. */
public sealed interface Ruling {

  record Granted(List<Event> events, Position next) implements Ruling {}

  /** Nothing changed. {@code why} is a plain sentence for the player. */
  record Refused(String cause, String why) implements Ruling {
    public static Refused of(String cause, String why) {
      return new Refused(cause, why);
    }
  }
}
