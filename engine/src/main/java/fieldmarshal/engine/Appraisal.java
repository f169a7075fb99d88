package fieldmarshal.engine;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a game tells a bot about a position beside what is legal: what a unit is for, how strong it
 * is, what it is worth and what ground is worth to it by the rules of victory. Everything is
 * counted in victory points of the unit's own side, so that bots can weigh one thing against
 * another. Answers are estimates; {@link Rules#judge} alone decides.
 */
public interface Appraisal {

  /** What a unit is for. */
  enum Role {
    /** Attacks and defends. */
    FIGHTER,
    /** Supports those who do. */
    GUN,
    HEADQUARTERS,
    DEPOT,
    /** Stays where it is. */
    FIXED,
    /** Anything else. */
    OTHER
  }

  /**
   * What may come of an attack.
   *
   * @param own the steps that the attackers lose, on the average
   * @param enemy the steps that the defenders lose
   * @param gone how probable it is that the hex is left
   * @param best how good the odds are, from 0 (the worst column) to 1 (the best)
   */
  record Forecast(double own, double enemy, double gone, double best) {
    public static final Forecast NONE = new Forecast(0, 0, 0, -1);
  }

  /** Where a unit may go, the start first. */
  final class Ways {
    public static final Ways NONE = new Ways(new int[0], new int[0]);

    private final int[] hexes;
    private final int[] costs;

    public Ways(int[] hexes, int[] costs) {
      this.hexes = hexes;
      this.costs = costs;
    }

    public int count() {
      return hexes.length;
    }

    public int hex(int index) {
      return hexes[index];
    }

    public int cost(int index) {
      return costs[index];
    }

    public boolean contains(int hex) {
      for (int each : hexes) {
        if (each == hex) {
          return true;
        }
      }
      return false;
    }
  }

  /** An attack that is thought of: who, and from which hex each. */
  record Assault(List<Unit> units, int[] from, List<Unit> guns, int shift) {}

  Role role(Unit unit);

  double attack(Position position, Unit unit);

  double defence(Position position, Unit unit);

  /** What a gun adds to a combat beside it. */
  double barrage(Unit unit);

  /** How many times its strength a unit has when it defends in the hex. */
  double cover(Position p, Unit unit, int hex);

  /** The part of its strength that an attack has across a hexside; 0 where none can be made. */
  double crossing(int from, int direction);

  /** How much room a unit takes, of {@link #room}. */
  int bulk(Unit unit);

  /** The room in a hex when a phase ends. */
  int room();

  /** What a side loses with one step of the unit. */
  double worth(Position position, Unit unit);

  /** What it is worth to the side that the unit, in supply, stands in the hex. */
  double ground(Position position, Unit unit, int hex);

  /** What it is worth to the owner to have a fighter in the hex, whichever: bridges, cities. */
  double key(Position position, Side side, int hex);

  /** Whether the unit would be in supply there, as things stand. */
  boolean supplied(Position position, Unit unit, int hex);

  /**
   * The hexes over which a side's supply runs now: an enemy who stands neither in nor beside one of
   * them takes it from nobody. Null where the game cannot tell.
   */
  default boolean @Nullable [] lifelines(Position position, Side side) {
    return null;
  }

  /** What it costs the side that the unit stands in the hex without supply. */
  double hunger(Position position, Unit unit, int hex);

  /** How far supply reaches from a depot. */
  int range(Side side);

  /** Whether a headquarters reaches the hex; true where command is no matter. */
  boolean commanded(Position position, Side side, int hex);

  /** The radius of a headquarters. */
  int radius(Position position, Unit hq);

  /** The columns or the like that a headquarters gives to an attack in its radius. */
  int shift(Position position, Unit hq);

  /** The level of a headquarters; of each level only one helps an attack. */
  int level(Unit hq);

  /** Where the unit may march now, in its own movement; none when it may not. */
  Ways ways(Position position, Unit unit);

  /** The path of such a march. */
  Hexes path(Position position, Unit unit, int hex);

  /** Where the unit could march in its next turn. */
  Ways threat(Position position, Unit unit);

  /** What would come of an attack, before anybody has moved. */
  Forecast forecast(Position position, int target, Assault assault);

  /** What would come of an attack that can be made now. */
  Forecast forecast(Position position, Order.Attack attack);

  /** What an order brings its side beside what becomes of the board: points for the asking. */
  default double gain(Position position, Order order) {
    return 0;
  }

  /** The turns left, this one included. */
  int turnsLeft(Position position);

  // ---- what only some games know

  /**
   * What of a position tells how the game will end, for whoever looks ahead; found by fitting the
   * ends of many games.
   *
   * @param points the lead as it stands
   * @param worth what units are worth, and {@code worthATurn} for each turn that is left
   * @param ground of our own, {@code enemyGround} of the enemy's
   * @param hunger of those out of supply
   * @param pressed of those who stand beside a stronger enemy
   * @param enemy how much more everything of the enemy's counts
   */
  record Outlook(
      double points,
      double worth,
      double worthATurn,
      double ground,
      double enemyGround,
      double hunger,
      double pressed,
      double enemy) {
    public static final Outlook PLAIN = new Outlook(0, 1, 0, 0.66, 0.88, 1, 0.12, 1.35);
  }

  /**
   * How well a side stands with these victory points against those of the enemy: by how much it is
   * ahead, unless victory is measured otherwise.
   */
  default double standing(double own, double enemy) {
    return own - enemy;
  }

  default Outlook outlook() {
    return Outlook.PLAIN;
  }

  /** How many parts a turn commonly has: two player-turns, or an activation for each army. */
  default int partsInTurn() {
    return 2;
  }

  /**
   * How many parts of turns, the own one first, are played in thought before a plan is judged.
   * Where a part only prepares what the next one gains, that one belongs to it.
   */
  default int horizon() {
    return 2;
  }

  /**
   * How a side does well to play its part: factors for the weights of a staff, and points that an
   * attack must promise besides.
   *
   * @param drive towards the ground that victory asks for
   * @param caution about what the enemy could do next
   * @param nerve what an attack must promise beyond the usual, in points
   * @param shoulder how close units stand
   * @param line how much it clings to its line
   */
  record Temper(double drive, double caution, double nerve, double shoulder, double line) {
    public static final Temper EVEN = new Temper(1, 1, 0, 1, 1);
  }

  default Temper temper(Side side) {
    return Temper.EVEN;
  }

  /** Whether all attacks of a phase are declared before the first of them is made. */
  default boolean declares() {
    return false;
  }

  /** The hexes that somebody must attack in the same phase if the unit attacks where it stands. */
  default Hexes owed(Position position, Unit unit) {
    return Hexes.NONE;
  }

  /** What it is worth to make the attack at all, whatever comes of it. */
  default double bonus(Position position, Order.Attack attack) {
    return 0;
  }

  /**
   * What is to be done in a movement beside marches and rides, or null: whoever waits beside the
   * map enters, tracks are torn up, points are kept for later.
   *
   * @param marched whether all marches have been made
   */
  default @Nullable Order errand(Position position, boolean marched) {
    return null;
  }
}
