package fieldmarshal.engine;

import fieldmarshal.engine.path.Flood;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a game tells a bot about a position beside what is legal: what a unit is for, how strong it
 * is, what it is worth and what ground is worth to it by the rules of victory. Everything is
 * counted in victory points of the unit's own side, so that bots can weigh one thing against
 * another. Answers are estimates; {@link Rules#judge} alone decides.
 *
 * <p>What only some games have stands in interfaces of its own, which a game offers or not: {@link
 * #command}, {@link #depots}, {@link #declarations}, {@link #errands}, {@link #combatMoment}.
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

    /** Everything that a flood has reached. */
    public static Ways of(Flood flood) {
      int[] hexes = new int[flood.count()];
      int[] costs = new int[hexes.length];
      for (int i = 0; i < hexes.length; i++) {
        hexes[i] = flood.reached(i);
        costs[i] = flood.cost(hexes[i]);
      }
      return new Ways(hexes, costs);
    }

    private final int[] hexes;
    private final int[] costs;

    /** The hexes as bits, from the first time that somebody asks for one of them. */
    private long @Nullable [] bits;

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
      long[] known = bits;
      if (known == null) {
        known = bits();
        bits = known;
      }
      return hex >>> 6 < known.length && (known[hex >>> 6] & 1L << hex) != 0;
    }

    private long[] bits() {
      int last = 0;
      for (int hex : hexes) {
        last = Math.max(last, hex);
      }
      long[] made = new long[(last >>> 6) + 1];
      for (int hex : hexes) {
        made[hex >>> 6] |= 1L << hex;
      }
      return made;
    }
  }

  /** An attack that is thought of: who, and from which hex each. */
  record Assault(List<Unit> units, int[] from, List<Unit> guns, int shift) {}

  Role role(Unit unit);

  double attack(Position position, Unit unit);

  double defence(Position position, Unit unit);

  /** How many times its strength a unit has when it defends in the hex. */
  double cover(Position p, Unit unit, int hex);

  /** The part of its strength that an attack has across a hexside; 0 where none can be made. */
  double crossing(int from, int direction);

  /** How much room a unit takes, of {@link #room}. */
  int stackingPoints(Unit unit);

  /** The room in the hex when a phase ends, for units of this one's side and kind. */
  int room(Position position, Unit unit, int hex);

  /**
   * Whether a unit may stand with those others in a hex when a phase ends, beside the room that
   * they take: not every unit stacks with every other.
   *
   * @param there those who are to stand there, without the unit
   */
  default boolean together(Position position, List<Unit> there, Unit unit, int hex) {
    return true;
  }

  /** What a side loses with one step of the unit. */
  double worth(Position position, Unit unit);

  /** What it is worth to the side that the unit, in supply, stands in the hex. */
  double hexValue(Position position, Unit unit, int hex);

  /** What it is worth to the owner to have a fighter in the hex, whichever: bridges, cities. */
  double holdingValue(Position position, Side side, int hex);

  /**
   * The ground that is lost or won with a unit in the hex, for the price of its steps. Where troops
   * are drawn to places from afar that is less than {@link #hexValue}: else those who come to take
   * a place would spare themselves more than those who hold it.
   */
  default double ground(Position position, Unit unit, int hex) {
    return hexValue(position, unit, hex);
  }

  /** What it brings a side at once that one of its units enters a hex, after a combat. */
  default double taking(Position position, Side side, int hex) {
    return 0;
  }

  /**
   * How strong the garrison of a hex should be, its cover counted; 0 where one fighter will do.
   *
   * @param threat what the enemy could bring against the hex in his next turn
   */
  default double garrison(Position position, Side side, int hex, double threat) {
    return 0;
  }

  /** Whether the unit would be in supply there, as things stand. */
  boolean supplied(Position position, Unit unit, int hex);

  /**
   * The hexes over which a side's supply runs now: an enemy who stands neither in nor beside one of
   * them takes it from nobody. Null where the game cannot tell.
   */
  default boolean @Nullable [] lifelines(Position position, Side side) {
    return null;
  }

  /**
   * Whether want of supply commonly takes steps from units, turn after turn. Then bots fear the
   * raids of the enemy's next movement, and march to reopen lines that are cut.
   */
  default boolean starves() {
    return false;
  }

  /** What it costs the side that the unit stands in the hex without supply. */
  double costUnsupplied(Position position, Unit unit, int hex);

  /** Where the unit may march now, in its own movement; none when it may not. */
  Ways ways(Position position, Unit unit);

  /** The path of such a march. */
  Hexes path(Position position, Unit unit, int hex);

  /**
   * Where the unit could march in the next part of its side, before it attacks there. In a game
   * that attacks before it moves this is the hex where it stands.
   */
  Ways threat(Position position, Unit unit);

  /**
   * What would come of an attack, before anybody has moved. Where units attack one by one, what
   * would come of all their attacks after each other.
   */
  Forecast forecast(Position position, int target, Assault assault);

  /** What would come of an attack that can be made now. */
  Forecast forecast(Position position, Order.Attack attack);

  /** What an order brings its side beside what becomes of the board: points for the asking. */
  default double gain(Position position, Order order) {
    return 0;
  }

  /** The turns left, this one included. */
  int turnsLeft(Position position);

  // ---- the sequence of play

  /**
   * Whether the side that moves now attacks afterwards, before the enemy can move: movement then
   * prepares attacks of this part. Where a side attacks first and moves then, it prepares those of
   * its next part.
   */
  default boolean combatFollows(Position position) {
    return true;
  }

  /**
   * Whether a march or an attack that is asked for now is one of a side's operations, before which
   * plans are tried and after which they are judged. Marches behind the front are not.
   */
  default boolean operations(Position position) {
    return true;
  }

  /** Whether an attack is made by one unit alone, each with a die of its own. */
  default boolean attacksOneByOne() {
    return false;
  }

  /**
   * Whether units of several hexes that attack together take on a duty that those of one hex do
   * not: then the stacks are weighed each by itself too.
   */
  default boolean combinedAttacksOwe() {
    return false;
  }

  /** What it costs that a unit joins an attack: it can make no other in this phase. */
  default double effort(Position position, Unit unit) {
    return 0.05;
  }

  /**
   * What it costs a side to give something to an attack that it could use elsewhere before it gets
   * it back: a gun that fires once a turn. 0 where it costs nothing but the moment.
   */
  default double stake(Position position, Order.Extra extra) {
    return 0;
  }

  /**
   * What it is worth to a side to drive the enemy out of a hex, beside what the ground is worth to
   * those who then stand there: a goal that changes hands, a way that lies open.
   */
  default double prize(Position position, Side side, int hex) {
    return 0;
  }

  // ---- what a game offers or not

  /**
   * What the game itself advises, with the reason in a sentence: for decisions whose worth does not
   * show on the board a few orders later.
   */
  record Advice(Order order, String why) {}

  /** The game's advice for the decision that waits; null where a bot must think for itself. */
  default @Nullable Advice advice(Position position) {
    return null;
  }

  /** Headquarters that command troops and help attacks. */
  default @Nullable CommandAppraisal command() {
    return null;
  }

  /** Depots that supply troops. */
  default @Nullable DepotAppraisal depots() {
    return null;
  }

  /** Attacks that are all declared before the first of them is made. */
  default @Nullable DeclarationAppraisal declarations() {
    return null;
  }

  /** Things to do in a movement beside marches and rides. */
  default @Nullable ErrandAppraisal errands() {
    return null;
  }

  /** A combat whose moment the player chooses. */
  default @Nullable CombatMomentAppraisal combatMoment() {
    return null;
  }

  /** How the sides do well to play the whole game, as play has shown; none where nobody knows. */
  default Playbook playbook() {
    return Playbook.NONE;
  }

  /** The same for a side that follows a page of the playbook; asked often for the same page. */
  default Appraisal following(Playbook.Page page) {
    return this;
  }

  /**
   * Something that a campaign of several turns may be about: a place that counts for victory, a
   * junction, the bank of a river.
   *
   * @param name as a player says it: Udine, the Tagliamento
   * @param hexes whoever stands in one of them is there
   * @param held whether the side holds it now
   * @param worth to the side, beside its other goals
   */
  record Goal(String name, Hexes hexes, boolean held, double worth) {}

  /**
   * The goals of a side as things stand: what it may take, and what of its own it may have to hold.
   * What it has conquered is behind it.
   */
  default List<Goal> goals(Position position, Side side) {
    return List.of();
  }

  // ---- how the game is judged

  /**
   * The weights with which a bot that looks ahead judges a position. They were fitted to the ends
   * of many games.
   *
   * @param points the lead as it stands
   * @param worth what units are worth, and {@code worthATurn} for each turn that is left
   * @param ground of our own, {@code enemyGround} of the enemy's
   * @param unsupplied what it costs to be out of supply
   * @param pressed of those who stand beside a stronger enemy
   * @param enemy how much more everything of the enemy's counts
   */
  record Outlook(
      double points,
      double worth,
      double worthATurn,
      double ground,
      double enemyGround,
      double unsupplied,
      double pressed,
      double enemy) {
    public static final Outlook PLAIN = new Outlook(0, 1, 0, 0.66, 0.88, 1, 0.12, 1.35);
  }

  /**
   * How far a side is ahead with these victory points against those of the enemy: the difference,
   * unless victory is measured otherwise.
   */
  default double lead(double own, double enemy) {
    return own - enemy;
  }

  default Outlook outlook() {
    return Outlook.PLAIN;
  }

  /**
   * How many parts with operations a turn commonly has: two player-turns, or an activation for each
   * army.
   */
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
   * @param leastGain what an attack must promise beyond the usual, in points
   * @param closeness how close units stand
   * @param line how much it keeps to its line
   */
  record Posture(double drive, double caution, double leastGain, double closeness, double line) {
    public static final Posture EVEN = new Posture(1, 1, 0, 1, 1);
  }

  default Posture posture(Side side) {
    return Posture.EVEN;
  }

  /** The same as things stand, for a game in which sides change their parts; asked once a turn. */
  default Posture posture(Position position, Side side) {
    return posture(side);
  }
}
