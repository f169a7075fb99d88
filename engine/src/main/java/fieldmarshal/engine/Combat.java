package fieldmarshal.engine;

import java.util.List;

/**
 * A combat that is being fought: who, where, and what it looks like now.
 *
 * @param preview with the stages that are done, the one that is under way and those to come
 */
public record Combat(List<Unit> attackers, Hexes targets, Preview preview) {
  public Combat {
    attackers = List.copyOf(attackers);
  }
}
