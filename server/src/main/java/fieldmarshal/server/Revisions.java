package fieldmarshal.server;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Side;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * How many changes there were, and how many of them a side has noticed: a side counts only those,
 * so that its number tells nothing of what the other side did in secret.
 *
 * @param all every change
 * @param secret the changes that only one side noticed, by its id
 */
record Revisions(int all, Map<String, Integer> secret) {
  static final Revisions NONE = new Revisions(0, Map.of());

  Revisions plus(Audience audience) {
    return plus(audience instanceof Audience.Only(var side) ? side.id() : "");
  }

  /**
   * One change more.
   *
   * @param only the side that noticed it, or nothing where everybody did
   */
  Revisions plus(String only) {
    if (only.isEmpty()) {
      return new Revisions(all + 1, secret);
    }
    Map<String, Integer> more = new HashMap<>(secret);
    more.merge(only, 1, Integer::sum);
    return new Revisions(all + 1, Map.copyOf(more));
  }

  /** The changes that all of these sides have noticed. */
  int seenBy(List<Side> viewers) {
    int unseen = secret.values().stream().mapToInt(Integer::intValue).sum();
    return all
        - unseen
        + (viewers.size() == 1 ? secret.getOrDefault(viewers.getFirst().id(), 0) : 0);
  }
}
