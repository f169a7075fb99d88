package fieldmarshal.engine;

import java.util.ArrayList;
import java.util.List;

/**
 * A total with its parts, each with the case that made it. A leaf carries its own amount; any other
 * node's total is the sum of its parts, so that what is shown is what was counted.
 */
public record Explanation(String what, String caseId, double amount, List<Explanation> parts) {
  public Explanation {
    parts = List.copyOf(parts);
  }

  public static Explanation leaf(String what, String caseId, double amount) {
    return new Explanation(what, caseId, amount, List.of());
  }

  public static Explanation sum(String what, String caseId, List<Explanation> parts) {
    return new Explanation(what, caseId, 0, parts);
  }

  public double total() {
    if (parts.isEmpty()) {
      return amount;
    }
    double total = 0;
    for (Explanation part : parts) {
      total += part.total();
    }
    return total;
  }

  /** The leaves, in order. */
  public List<Explanation> leaves() {
    List<Explanation> leaves = new ArrayList<>();
    collect(leaves);
    return leaves;
  }

  private void collect(List<Explanation> into) {
    if (parts.isEmpty()) {
      into.add(this);
    }
    for (Explanation part : parts) {
      part.collect(into);
    }
  }
}
