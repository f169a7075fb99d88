package fieldmarshal.engine.book;

/** A step of the sequence of play. Steps that share a phase are one phase for the players. */
public interface PhaseStep {
  /** The id of its phase. */
  String phase();

  /** The first step of a phase. */
  static <S extends PhaseStep> S first(S[] steps, String phase) {
    for (S step : steps) {
      if (step.phase().equals(phase)) {
        return step;
      }
    }
    throw new IllegalArgumentException("there is no phase " + phase);
  }
}
