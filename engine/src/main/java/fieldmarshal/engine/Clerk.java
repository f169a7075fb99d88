package fieldmarshal.engine;

import fieldmarshal.engine.Ruling.Refused;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a player at the table asks before he orders anything: which ways a unit has to move, what a
 * path costs, who can join an attack, what the printed tables say. Answers are hints for the eye;
 * {@link Rules#judge} alone decides. A game that has no answer leaves the default.
 */
public interface Clerk {

  /** A way to walk, with the reason where it is closed to the unit now. */
  record Mode(String id, String title, @Nullable Refused refused) {}

  /**
   * What could go into an attack on some hexes, and what stands near and may not, with the reason.
   */
  record Muster(
      List<Unit> units,
      List<Shift> shifts,
      List<Order.Portion> support,
      List<Unit> burn,
      List<Barred> refused) {
    public static final Muster NONE =
        new Muster(List.of(), List.of(), List.of(), List.of(), List.of());

    public Muster {
      units = List.copyOf(units);
      shifts = List.copyOf(shifts);
      support = List.copyOf(support);
      burn = List.copyOf(burn);
      refused = List.copyOf(refused);
    }
  }

  /** A headquarters that could shift the odds; of each level only one may. */
  record Shift(Unit hq, int columns, int level) {}

  record Barred(Unit unit, Refused why) {}

  /** A table of the rulebook. */
  record Printed(
      String id, String title, String cause, List<String> columns, List<List<String>> rows) {
    public Printed {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
    }
  }

  /**
   * What is printed on a counter: figures by name, traits as words, and which figures are in doubt.
   */
  record Figures(Map<String, Integer> values, List<String> traits, String doubt) {
    public static final Figures NONE = new Figures(Map.of(), List.of(), "");
  }

  /** A hex that counts for victory. */
  record Prize(int hex, String what, String cause) {}

  /** The ways to walk that the game knows. */
  default List<Mode> modes(Position position, Unit unit) {
    return List.of(new Mode(Order.Move.MARCH, "March", null));
  }

  /** Where a unit may walk in a mode. */
  default Rules.Answer<Reach> reach(Position position, Unit unit, String mode) {
    return Rules.Answer.of(new Reach(unit, List.of(), List.of()));
  }

  /** The shortest ride to every rail hex that an entrained unit can get to now. */
  default List<Hexes> rides(Position position, Unit unit) {
    return List.of();
  }

  /** What each step of a path costs a unit now; refused at the first step that cannot be taken. */
  default Rules.Answer<List<Explanation>> costs(Position position, Unit unit, Hexes path) {
    return Rules.Answer.of(List.of());
  }

  /** The hexes that may be attacked now. */
  default Hexes targets(Position position) {
    return Hexes.NONE;
  }

  /**
   * What could go into an attack on these hexes.
   *
   * @param units the attackers that are chosen already, for whom shifts and support are looked up;
   *     all who may attack where there are none
   */
  default Muster muster(Position position, Hexes targets, List<Unit> units) {
    return Muster.NONE;
  }

  /** The tables of the rulebook. */
  default List<Printed> tables() {
    return List.of();
  }

  default Figures figures(Unit unit) {
    return Figures.NONE;
  }

  /** Something that a unit, or its hex, may do beside marching, riding and attacking. */
  record Deed(String title, Order order) {}

  /** What else the unit may do now. */
  default List<Deed> deeds(Position position, Unit unit) {
    return List.of();
  }

  /** The hexes that count for victory. */
  default List<Prize> prizes(Position position) {
    return List.of();
  }
}
