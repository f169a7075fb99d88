package fieldmarshal.engine;

import java.util.List;

/**
 * Who fights in the combat under way, and where.
 *
 * @param attackers all who were to attack, also those who are lost by now
 */
public record Engaged(Side attacker, List<Unit> attackers, Hexes targets) {
  public Engaged {
    attackers = List.copyOf(attackers);
  }

  /** An attack of some units. */
  public static Engaged of(List<? extends Unit> attackers, Hexes targets) {
    return new Engaged(attackers.getFirst().side(), List.copyOf(attackers), targets);
  }
}
