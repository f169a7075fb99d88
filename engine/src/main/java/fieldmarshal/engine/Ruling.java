package fieldmarshal.engine;

import java.util.List;
import java.util.function.Supplier;

/** What the rules say to an order: granted, with what happened, or refused, with the case. */
public sealed interface Ruling {

  record Granted(List<Event> events, Position next) implements Ruling {}

  /**
   * Nothing changed. {@link #why} is a plain sentence for the player; it is put together only when
   * somebody reads it, because bots are refused millions of times and never ask.
   */
  final class Refused implements Ruling {
    private final String caseId;
    private final Supplier<String> why;

    private Refused(String caseId, Supplier<String> why) {
      this.caseId = caseId;
      this.why = why;
    }

    public static Refused of(String caseId, String why) {
      return new Refused(caseId, () -> why);
    }

    /**
     * A sentence that is put together when it is read. It must not depend on what changes
     * meanwhile.
     */
    public static Refused of(String caseId, Supplier<String> why) {
      return new Refused(caseId, why);
    }

    /** The case that refuses. */
    public String caseId() {
      return caseId;
    }

    public String why() {
      return why.get();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Refused that
          && caseId.equals(that.caseId)
          && why().equals(that.why());
    }

    @Override
    public int hashCode() {
      return caseId.hashCode();
    }

    @Override
    public String toString() {
      return "Refused[" + caseId + ": " + why() + "]";
    }
  }
}
