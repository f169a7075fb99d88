package fieldmarshal.games.gwe;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Unit;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Support from outside the fighting force. The standard rules know none; exclusive rules give
 * barrages and massed artillery.
 */
public class Support extends Chapter {
  public Support(GreatWarInTheEast rules) {
    super(rules);
  }

  /** Why the attack may not have this support, or null. */
  public @Nullable Refused mayAttack(Position p, Order.Attack attack) {
    if (!Extras.support(attack).isEmpty() || !Extras.burn(attack).isEmpty()) {
      return Refused.of("GWE-8.12", "No support units can be added to an attack in this game.");
    }
    return null;
  }

  /** Why a gun may not support an attack by these units on a hex, or null. */
  public @Nullable Refused maySupport(Position p, Counter gun, List<Unit> units, int target) {
    return Refused.of("GWE-8.12", "No support units can be added to an attack in this game.");
  }

  /**
   * What supports an attack adds, in eighths of a point. {@code own} is the attackers' own
   * strength.
   */
  public int attack(Position p, Order.Attack attack, List<Counter> unsupplied, int own) {
    return 0;
  }

  /** The points beyond what the attackers may use, in eighths; they are lost. */
  public int lost(Position p, Order.Attack attack, List<Counter> unsupplied, int own) {
    return 0;
  }

  /** The case by which they are lost. */
  public String lostCase() {
    return attackCase();
  }

  /** The case by which support adds to an attack, for previews. */
  public String attackCase() {
    return "GWE-8.0-PROC";
  }

  /** The case by which a depot is burnt for an attack. */
  public String burnCase() {
    return "GWE-8.0-PROC";
  }

  /** The guns that could support an attack by these units. */
  public List<Order.Portion> offers(
      Position p, List<? extends fieldmarshal.engine.Unit> units, int target) {
    return List.of();
  }

  /** The depots that could be burnt for an attack by these units; one at most is (exclusive). */
  public List<Counter> burnable(Position p, List<Unit> units) {
    return List.of();
  }

  /** Units of support that fight for the attack and so must check attrition with it. */
  public List<Counter> fighters(Order.Attack attack) {
    return List.of();
  }

  /** Notes what an attack uses up. */
  public void used(fieldmarshal.engine.Table t, Order.Attack attack) {}

  /** The units with which the defender may support his force, in this combat. */
  public List<Counter> defenders(Position p, Battle battle) {
    return List.of();
  }

  /** What the chosen supports add to the defence, in eighths of a point. */
  public int defence(Position p, Battle battle) {
    return 0;
  }

  /** Whether a gun that supports the defence adds its own defence as well. */
  public boolean defendsToo(Position p, Counter gun, Battle battle) {
    return false;
  }

  /** Notes what a defence uses up. */
  public void usedInDefence(fieldmarshal.engine.Table t, Battle battle) {}
}
