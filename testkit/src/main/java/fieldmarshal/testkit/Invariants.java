package fieldmarshal.testkit;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import java.util.List;

/** What must be true of every position of a game in which a decision waits. */
@FunctionalInterface
public interface Invariants {
  /** What is wrong with the position, each in a sentence; nothing where nothing is. */
  List<String> faults(Rules rules, Position position);
}
