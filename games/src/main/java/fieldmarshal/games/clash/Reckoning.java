package fieldmarshal.games.clash;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Preview.Part;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.book.Narrator;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Cases 12.6, 12.71, 12.72 and 12.9: what a combat counts for. Steps and what the ground adds to
 * the defence make the ratio; the ratio is kept within the chart, then shifted to the left by the
 * ground and to the right by an Offensive marker. A battle book changes {@link #additions} and
 * {@link #shifts}.
 */
public class Reckoning extends Chapter {
  private final CombatChart chart;
  private final Ground ground;

  public Reckoning(ClashRules rules) {
    super(rules);
    chart = rules.chart();
    ground = theatre.ground();
  }

  /**
   * Who fights: attackers of one arm, the defenders who roll and count, and the fort with them.
   * Units that retreated into the hex are not among the defenders (12.85).
   */
  public record Force(List<Counter> attackers, int target, List<Counter> defenders, boolean fort) {
    public Force {
      attackers = List.copyOf(attackers);
      defenders = List.copyOf(defenders);
    }

    public int side() {
      return attackers.getFirst().sideIndex();
    }

    boolean cavalryAttacks() {
      return attackers.getFirst().isCavalry();
    }
  }

  /** What changes the odds: counted always, told only where somebody reads it. */
  public static final class Changes {
    private final @Nullable List<Part> told;
    private int added;
    private int left;
    private int right;

    private Changes(@Nullable List<Part> told) {
      this.told = told;
    }

    /** Adds to the strength of the defence. */
    public void add(int points, String what, String caseId) {
      added += points;
      if (told != null) {
        told.add(Part.adds(Role.DEFENDER, points, what, caseId));
      }
    }

    /** Shifts the column to the left. */
    public void left(String what, String caseId) {
      left(1, what, caseId);
    }

    private void left(int columns, String what, String caseId) {
      left += columns;
      if (told != null) {
        told.add(Part.shifts(Role.DEFENDER, -columns, what, caseId));
      }
    }

    private void addOf(Ground.Effect effect) {
      if (effect.defence() != 0) {
        add(effect.defence(), effect.what(), effect.caseId());
      }
    }

    private void leftOf(Ground.Effect effect) {
      if (effect.shift() != 0) {
        left(-effect.shift(), effect.what(), effect.caseId());
      }
    }

    /** Shifts the column to the right, when all shifts to the left are made. */
    public void right(String what, String caseId) {
      right++;
      if (told != null) {
        told.add(Part.shifts(Role.ATTACKER, 1, what, caseId));
      }
    }
  }

  /**
   * A combat with all that counts for its dice.
   *
   * @param before the column before shifts
   * @param column the column after them
   * @param limit how many attackers roll at most
   * @param works whether the defenders may stay when they should retreat, because of works
   */
  record Odds(int attack, int defence, int before, int column, int limit, boolean works) {
    String ratio() {
      return attack + ":" + defence;
    }

    String words() {
      return Narrator.odds(ratio(), CombatChart.COLUMNS.get(column));
    }
  }

  // ---- 12.6 strengths and ratings

  /** The rating of a defender against these attackers. */
  @Case({"COG-14.2b", "COG-14.2d"})
  final int rating(Position p, Counter defender, Force force) {
    return rules.cavalry().hit(defender, force)
        ? rules.cavalry().ratingHit(p, defender)
        : rules.pieces().ter(p, defender);
  }

  /** The units that defend a hex, without those who were attacked before. */
  @Case({"COG-12.2b", "COG-12.2e", "COG-12.3", "COG-12.85"})
  final List<Counter> fresh(Position p, int side, int hex) {
    List<Counter> units = new ArrayList<>(3);
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.sideIndex() == side && !p.has(unit, Flag.WAS_ATTACKED)) {
        units.add(unit);
      }
    }
    return units;
  }

  /** The units in the hex that were attacked before and came there in retreat. */
  @Case({"COG-12.85", "COG-X9", "COG-X15"})
  final List<Counter> newcomers(Position p, int side, int hex) {
    List<Counter> units = new ArrayList<>(0);
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.sideIndex() == side && p.has(unit, Flag.WAS_ATTACKED)) {
        units.add(unit);
      }
    }
    return units;
  }

  /** Those who would fight if these units attacked the hex now. */
  final Force force(Position p, List<Counter> attackers, int target) {
    int enemy = 1 - attackers.getFirst().sideIndex();
    return new Force(
        attackers, target, fresh(p, enemy, target), rules.forts().defends(p, enemy, target));
  }

  // ---- 12.71 the ratio

  @Case({"COG-12.71a", "COG-8.42g", "COG-10.1c"})
  private int attack(Position p, List<Counter> attackers) {
    int total = 0;
    for (int i = 0; i < attackers.size(); i++) {
      total += rules.pieces().strength(p, attackers.get(i));
    }
    return total;
  }

  /** All units of the hex together with its fort; the ground is not counted yet. */
  @Case({"COG-12.2b", "COG-13.0a", "COG-12.85"})
  private int defence(Position p, Force force) {
    int total = force.fort() ? rules.control().fort(p, 1 - force.side(), force.target()) : 0;
    for (int i = 0; i < force.defenders().size(); i++) {
      total += rules.pieces().strength(p, force.defenders().get(i));
    }
    return total;
  }

  /** Additions, ratio, limits of the chart, shifts to the left, marker: in this order. */
  @Case({
    "COG-12.7",
    "COG-12.71a",
    "COG-12.71b",
    "COG-12.92c",
    "COG-X5",
    "COG-X6",
    "COG-GOLD-1",
    "COG-GOLD-2",
    "COG-GOLD-3",
    "COG-GOLD-4",
    "COG-GOLD-5",
    "COG-GOLD-6",
    "COG-GOLD-7",
    "COG-GOLD-8",
    "COG-GOLD-9",
    "COG-GOLD-10",
    "COG-GOLD-11",
    "COG-GOLD-12"
  })
  final Odds odds(Position p, Force force) {
    return odds(p, force, new Changes(null));
  }

  private Odds odds(Position p, Force force, Changes changes) {
    additions(p, force, changes);
    shifts(p, force, changes);
    if (force.side() == p.global(Global.PLAYER) && rules.offensives().shift(p) > 0) {
      changes.right("Offensive marker", rules.offensives().caseOf(force.side()));
    }
    int attack = attack(p, force.attackers());
    int defence = defence(p, force) + changes.added;
    int before = CombatChart.column(attack, defence);
    int column = CombatChart.shifted(before, changes.left, changes.right);
    boolean works = rules.control().works(p, 1 - force.side(), force.target());
    return new Odds(attack, defence, before, column, limit(p, force, column, works), works);
  }

  /**
   * A combat with its figures, unit by unit, and what changes them.
   *
   * @param attack what each attacker counts
   * @param defence what each defender, the fort and the ground count
   * @param parts additions and shifts
   */
  record Fight(Odds odds, List<Explanation> attack, List<Explanation> defence, List<Part> parts) {
    Fight {
      attack = List.copyOf(attack);
      defence = List.copyOf(defence);
      parts = List.copyOf(parts);
    }
  }

  /** The figures of a combat as they are now. */
  @Case({"COG-12.7", "COG-12.71a"})
  final Fight fight(Position p, Force force) {
    List<Part> parts = new ArrayList<>();
    Odds odds = odds(p, force, new Changes(parts));
    List<Explanation> attack = new ArrayList<>();
    for (Counter unit : force.attackers()) {
      attack.add(Explanation.leaf(unit.name(), "COG-2.26a", rules.pieces().strength(p, unit)));
    }
    List<Explanation> defence = new ArrayList<>();
    for (Counter unit : force.defenders()) {
      defence.add(Explanation.leaf(unit.name(), "COG-2.26a", rules.pieces().strength(p, unit)));
    }
    if (force.fort()) {
      int steps = rules.control().fort(p, 1 - force.side(), force.target());
      defence.add(Explanation.leaf("fort", "COG-13.0a", steps));
    }
    for (Part part : parts) {
      if (part.effect() == Preview.Effect.ADD) {
        defence.add(Explanation.leaf(part.what(), part.caseId(), part.amount()));
      }
    }
    return new Fight(odds, attack, defence, parts);
  }

  // ---- 12.72 who rolls

  /** How many attackers roll at most. */
  @Case({"COG-12.72a", "COG-CRC-FORT", "COG-14.2b", "COG-X6"})
  private int limit(Position p, Force force, int column, boolean works) {
    int limit = chart.limit(column, works);
    return rules.cavalry().allHit(force) ? rules.cavalry().limitHit(p, limit) : limit;
  }

  // ---- 12.9 terrain

  /** What is added to the strength of the defence. */
  @Case({"COG-12.91a", "COG-12.91b", "COG-12.91c", "COG-EX-3"})
  protected void additions(Position p, Force force, Changes changes) {
    for (Ground.Effect effect : ground.in(force.target())) {
      changes.addOf(effect);
    }
    if (force.fort() && !force.defenders().isEmpty()) {
      changes.addOf(ground.fort);
    }
    if (rules.control().zone(p, 1 - force.side(), force.target())) {
      changes.addOf(ground.zone);
    }
    int crossing = crossing(p, force);
    if (crossing != OPEN) {
      changes.addOf(crossing == RIVERS ? ground.river : ground.majorRiver);
    }
  }

  /** What shifts the column to the left. */
  @Case({"COG-12.92a", "COG-12.92b", "COG-12.92c", "COG-12.92d", "COG-13.0b"})
  protected void shifts(Position p, Force force, Changes changes) {
    for (Ground.Effect effect : ground.in(force.target())) {
      changes.leftOf(effect);
    }
    if (force.fort() && !force.defenders().isEmpty()) {
      changes.leftOf(ground.fort);
    }
    if (rules.control().zone(p, 1 - force.side(), force.target())) {
      changes.leftOf(ground.zone);
    }
    int crossing = crossing(p, force);
    if (crossing != OPEN) {
      changes.leftOf(crossing == RIVERS ? ground.river : ground.majorRiver);
    }
  }

  private static final int OPEN = 0;
  private static final int RIVERS = 1;
  private static final int MAJOR_RIVERS = 2;

  /** What all attackers have to cross. One who has no river before it opens the way for all. */
  @Case({"COG-12.91b", "COG-12.92b"})
  private int crossing(Position p, Force force) {
    int least = MAJOR_RIVERS;
    for (int i = 0; i < force.attackers().size(); i++) {
      int from = p.place(force.attackers().get(i));
      int d = board.direction(from, force.target());
      int side = board.side(from, d);
      int river =
          (side & TerrainCode.MAJOR) != 0
              ? MAJOR_RIVERS
              : (side & TerrainCode.RIVER) != 0 ? RIVERS : OPEN;
      least = Math.min(least, river);
    }
    return least;
  }
}
