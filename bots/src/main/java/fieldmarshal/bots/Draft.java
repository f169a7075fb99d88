package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Appraisal.Role;
import fieldmarshal.engine.Appraisal.Ways;
import fieldmarshal.engine.CommandAppraisal;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The plan of a movement while it is made: who is to stand where, and how strong the hexes are when
 * all stand there.
 */
final class Draft {
  /** How far from the enemy troops need not close up, and may take a train. */
  static final int FAR_FROM_THE_ENEMY = 6;

  /** The part of what the enemy could bring that he is likely to bring. */
  static final double CONTACT = 0.9;

  /** What a single unit can do for supply by holding a hex, at most, in points. */
  private static final double MOST_AT_STAKE = 10;

  /** A way home of so many turns is as bad as a longer one. */
  private static final double LONG_WAY_HOME = 3;

  final Rules rules;
  final Appraisal appraisal;
  final @Nullable CommandAppraisal command;
  final Side side;
  final Style style;
  final Position p;
  final Board board;
  final Field field;
  private final RandomGenerator random;
  private final Ways[] ways;
  final int[] stackingPoints;
  final double[] defence;
  final int[] fighters;

  /** Who will stand in a hex. */
  private final @Nullable List<Unit>[] standing;

  /** By unit: whether its goal stands, its goal, and the best ground that a march would bring. */
  final boolean[] assigned;

  final int[] goal;
  final double[] prospect;

  /** Hexes of the line that our fighters hold now. */
  private final boolean[] line;

  /** By hex: what our supply would lose with it; 0 everywhere for who posts no guards. */
  private final double[] stakes;

  /** What the enemy could cut off; null until somebody asks. */
  private @Nullable Exposure exposure;

  final int[] depotsIn;

  /** What stands in a hex and cannot defend itself. */
  private final double[] ward;

  final List<Intent> intents = new ArrayList<>();
  final List<PlanStep.Strike> strikes = new ArrayList<>();

  /** By unit: whether it belongs to one of these. */
  private final boolean[] struck;

  Draft(
      Rules rules,
      Appraisal appraisal,
      Side side,
      Style style,
      Position position,
      RandomGenerator random) {
    this(
        rules,
        appraisal,
        side,
        style,
        new Field(rules, appraisal, position, side),
        random,
        appraisal::ways);
  }

  /**
   * A plan of other marches than those that can be made now.
   *
   * @param field the position as the side sees it
   * @param marches where a unit may go
   */
  Draft(
      Rules rules,
      Appraisal appraisal,
      Side side,
      Style style,
      Field field,
      RandomGenerator random,
      BiFunction<Position, Unit, Ways> marches) {
    this.rules = rules;
    this.appraisal = appraisal;
    this.command = appraisal.command();
    this.side = side;
    this.style = style;
    this.random = random;
    this.p = field.position;
    this.board = rules.board();
    this.field = field;
    int size = board.size();
    stackingPoints = new int[size];
    defence = new double[size];
    fighters = new int[size];
    ward = new double[size];
    depotsIn = new int[size];
    line = new boolean[size];
    standing = listsByHex(size);
    ways = new Ways[rules.roster().size()];
    Arrays.fill(ways, Ways.NONE);
    struck = new boolean[ways.length];
    assigned = new boolean[rules.roster().size()];
    goal = new int[rules.roster().size()];
    prospect = new double[rules.roster().size()];
    Arrays.fill(goal, -1);
    stakes = style.guard() > 0 ? field.stakes() : new double[size];
    for (Unit unit : field.own) {
      Role role = appraisal.role(unit);
      if (role == Role.FIXED || role == Role.OTHER) {
        continue;
      }
      Ways reach = style.forgets(unit.index()) ? Ways.NONE : marches.apply(p, unit);
      ways[unit.index()] = reach;
      int hex = p.place(unit);
      goal[unit.index()] = hex;
      if (role == Role.FIGHTER) {
        line[hex] = field.toEnemy[hex] <= 2;
        if (reach.count() <= 1) {
          settle(unit, hex);
        }
        prospect[unit.index()] = prospect(unit, hex, reach);
      } else if (role == Role.HEADQUARTERS
          && reach.count() <= 1
          && appraisal.stackingPoints(unit) > 0) {
        // It takes room where it stands and cannot make any.
        settle(unit, hex);
      }
    }
    for (Unit unit : field.own) {
      Role role = appraisal.role(unit);
      if (role == Role.FIXED) {
        defence[p.place(unit)] += appraisal.defence(p, unit);
        stand(unit, p.place(unit));
      } else if (role == Role.DEPOT || role == Role.GUN) {
        ward[p.place(unit)] += appraisal.worth(p, unit) * p.stepsLeft(unit);
      }
    }
  }

  Ways ways(Unit unit) {
    return ways[unit.index()];
  }

  /** The best ground that a march would bring. */
  private double prospect(Unit unit, int here, Ways reach) {
    double best = ground(unit, here);
    for (int i = 1; i < reach.count(); i++) {
      best = Math.max(best, ground(unit, reach.hex(i)));
    }
    return best;
  }

  double ground(Unit unit, int hex) {
    return field.known.hexValue(unit, hex) * style.drive() + style.pull(hex) - hunger(unit, hex);
  }

  /**
   * What it costs to be out of supply there: for a unit that is out of supply already the more, the
   * longer its way is from there to where it would be supplied.
   */
  private double hunger(Unit unit, int hex) {
    boolean fed = appraisal.supplied(p, unit, hex);
    Exposure raids = exposure();
    double part = fed ? raids.of(unit, hex) : 1;
    if (part <= 0) {
      return 0;
    }
    double cost = appraisal.costUnsupplied(p, unit, hex);
    if (!fed && !appraisal.supplied(p, unit, p.place(unit))) {
      return cost * (1 + style.home() * Math.min(LONG_WAY_HOME, field.wayHome(unit, hex)));
    }
    double foreseen =
        raids.none()
            ? 0
            : style.foresight()
                * part
                * cost
                * (1 + style.home() * Math.min(LONG_WAY_HOME, raids.wayBack(unit, hex)));
    return fed ? foreseen : Math.max(cost, foreseen);
  }

  /**
   * What the enemy's next movement could cut off; nothing for who posts no guards, and where nobody
   * loses steps by it.
   */
  private Exposure exposure() {
    Exposure known = exposure;
    if (known == null) {
      boolean looking = appraisal.starves() && style.guard() > 0 && style.foresight() > 0;
      known = new Exposure(field, appraisal, looking);
      exposure = known;
    }
    return known;
  }

  /** The unit will stand there. */
  void settle(Unit unit, int hex) {
    assigned[unit.index()] = true;
    goal[unit.index()] = hex;
    stackingPoints[hex] += appraisal.stackingPoints(unit);
    stand(unit, hex);
    defence[hex] += appraisal.defence(p, unit) * field.known.cover(unit, hex);
    if (appraisal.role(unit) == Role.FIGHTER) {
      fighters[hex]++;
    }
  }

  private void stand(Unit unit, int hex) {
    List<Unit> there = standing[hex];
    if (there == null) {
      there = new ArrayList<>(3);
      standing[hex] = there;
    }
    there.add(unit);
  }

  @SuppressWarnings("unchecked")
  static @Nullable List<Unit>[] listsByHex(int size) {
    return (List<Unit>[]) new List<?>[size];
  }

  /** Those who will stand in a hex, as things are planned so far. */
  List<Unit> standing(int hex) {
    List<Unit> there = standing[hex];
    return there == null ? List.of() : there;
  }

  void go(Unit unit, int hex, String why) {
    settle(unit, hex);
    if (hex != p.place(unit)) {
      intents.add(new Intent(unit, hex, false, why));
    }
  }

  void unsettle(Unit unit) {
    int hex = goal[unit.index()];
    assigned[unit.index()] = false;
    stackingPoints[hex] -= appraisal.stackingPoints(unit);
    List<Unit> there = standing[hex];
    if (there != null) {
      there.remove(unit);
    }
    defence[hex] -= appraisal.defence(p, unit) * field.known.cover(unit, hex);
    if (appraisal.role(unit) == Role.FIGHTER) {
      fighters[hex]--;
    }
  }

  /** Takes a unit from where it was to stand. */
  void withdraw(Unit unit) {
    unsettle(unit);
    intents.removeIf(intent -> intent.unit() == unit);
  }

  /** Whether a unit belongs to a strike already. */
  boolean taken(Unit unit) {
    return struck[unit.index()];
  }

  /** Adds a strike, whose units and headquarters are taken from now on. */
  void add(PlanStep.Strike strike) {
    strikes.add(strike);
    for (Unit unit : strike.units()) {
      struck[unit.index()] = true;
    }
    for (Unit hq : strike.hqs()) {
      struck[hq.index()] = true;
    }
  }

  /** The position as it would be if everybody stood where he is to stand. */
  Position thought() {
    Position thought = p;
    for (Unit unit : field.own) {
      if (goal[unit.index()] >= 0 && goal[unit.index()] != p.place(unit)) {
        thought = thought.withUnitAt(unit, goal[unit.index()]);
      }
    }
    return thought;
  }

  /** Whether a unit is to stand where there is no room for all who are to stand there. */
  boolean crowded(Unit unit) {
    int hex = goal[unit.index()];
    return assigned[unit.index()]
        && appraisal.stackingPoints(unit) > 0
        && stackingPoints[hex] > appraisal.room(p, unit, hex)
        && intents.stream().noneMatch(intent -> intent.unit() == unit && intent.rail());
  }

  boolean fits(Unit unit, int hex) {
    return stackingPoints[hex] + appraisal.stackingPoints(unit) <= appraisal.room(p, unit, hex)
        && appraisal.together(p, standing(hex), unit, hex);
  }

  /** What a hex is worth to a unit, as things are planned so far. */
  double score(Unit unit, int hex) {
    int steps = p.stepsLeft(unit);
    double ground = field.known.hexValue(unit, hex) * style.drive();
    double score = ground - hunger(unit, hex);
    if (command != null && !command.commanded(p, side, hex)) {
      score -= 0.3 * steps;
    }
    double strength = defence[hex] + appraisal.defence(p, unit) * field.known.cover(unit, hex);
    double part = risk(hex, strength);
    score -= style.caution() * part * (field.known.worth(unit) * steps + 0.4 * ground);
    if (fighters[hex] == 0) {
      score +=
          (field.toEnemy[hex] <= 1 ? 1.5 : 1) * style.hold() * appraisal.holdingValue(p, side, hex);
      score += field.threat[hex] > 0 ? keep(hex) : 0;
      score += line[hex] ? style.line() : 0;
    } else {
      score += garrison(hex, strength);
    }
    if (stakes[hex] > 0) {
      double attack = CONTACT * field.threat[hex];
      double lost = Field.taken(attack, defence[hex]) - Field.taken(attack, strength);
      score += Math.min(MOST_AT_STAKE, style.guard() * stakes[hex] * lost);
    }
    score += style.closeness() * neighbours(hex);
    score += 0.5 * style.liking(unit.index(), hex) + style.pull(hex);
    if (style.noise() > 0) {
      score += style.noise() * 4 * random.nextGaussian();
    }
    return score;
  }

  /** What the best hex that a unit can reach is worth to it, as things are planned so far. */
  double bestScore(Unit unit) {
    Ways reach = ways(unit);
    double best = fits(unit, p.place(unit)) ? score(unit, p.place(unit)) : -1e3;
    for (int i = 1; i < reach.count(); i++) {
      if (fits(unit, reach.hex(i))) {
        best = Math.max(best, score(unit, reach.hex(i)));
      }
    }
    return best;
  }

  /**
   * What a hex that wants a strong garrison gains by another unit.
   *
   * @param strength of all with that unit
   */
  private double garrison(int hex, double strength) {
    double wanted = appraisal.garrison(p, side, hex, field.threat[hex]);
    return defence[hex] >= wanted
        ? 0
        : style.hold()
            * appraisal.holdingValue(p, side, hex)
            * (Math.min(wanted, strength) - defence[hex])
            / wanted;
  }

  /** What it is worth to stay with those who cannot defend themselves. */
  private double keep(int hex) {
    return field.toEnemy[hex] <= 2 ? Math.min(12, ward[hex]) : Math.min(6, 0.6 * ward[hex]);
  }

  /** The part of a force in a hex that the enemy's next turn is likely to cost. */
  double risk(int hex, double strength) {
    double part = Field.loss(CONTACT * field.threat[hex], strength);
    if (field.toEnemy[hex] <= 1 && field.exits(hex, fighters) == 0) {
      part = Math.min(1, 2.5 * part + 0.05);
    }
    return part;
  }

  /** Neighbours two hexes away close the gap between them; one hex away they can help. */
  private double neighbours(int hex) {
    if (field.toEnemy[hex] > FAR_FROM_THE_ENEMY) {
      return 0;
    }
    int beside = 0;
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int to = board.neighbour(hex, d);
      beside += to >= 0 && fighters[to] > 0 ? 1 : 0;
    }
    return 0.25 * Math.min(2, beside);
  }
}
