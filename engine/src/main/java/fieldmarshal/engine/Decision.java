package fieldmarshal.engine;

import java.util.List;

/** What the game waits for. */
public sealed interface Decision {

  /**
   * A player decides.
   *
   * @param side who decides
   * @param part the part of the turn in which it is asked; it may be the other side's
   * @param kind one of {@link Kind}
   * @param prompt what he decides, in plain sentences; they do not name his side
   * @param caseId the rule that asks
   */
  record Choose(
      Side side, int turn, Part part, String phase, String kind, String prompt, String caseId)
      implements Decision {}

  /**
   * A die is rolled, or a chit drawn from a cup: one of {@code faces} faces, numbered from one.
   *
   * @param meanings what each face means ("Fifth Army"), in order; empty where a face is a number
   *     and nothing else
   */
  record Chance(
      Side side,
      int turn,
      String phase,
      int faces,
      String purpose,
      String caseId,
      List<String> meanings)
      implements Decision {
    public Chance {
      meanings = List.copyOf(meanings);
      if (!meanings.isEmpty() && meanings.size() != faces) {
        throw new IllegalArgumentException(faces + " faces, " + meanings.size() + " meanings");
      }
    }

    /** A die whose faces are numbers. */
    public Chance(Side side, int turn, String phase, int faces, String purpose, String caseId) {
      this(side, turn, phase, faces, purpose, caseId, List.of());
    }

    /** The event of this roll with the faces and the meaning; any other event as it is. */
    Event explain(Event event) {
      return switch (event) {
        case Event.Rolled rolled when rolled.faces() == 0 ->
            rolled.of(faces, meaning(rolled.face()));
        case Event.Told(Event.Rolled rolled, var audience) when rolled.faces() == 0 ->
            new Event.Told(rolled.of(faces, meaning(rolled.face())), audience);
        default -> event;
      };
    }

    private String meaning(int face) {
      return face >= 1 && face <= meanings.size() ? meanings.get(face - 1) : "";
    }
  }

  /** The game is over. */
  record Over(int turn, Outcome outcome) implements Decision {}
}
