package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview.Part;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.Counter.Nation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 16: artillery, air units and the navy in support of a combat. Who may be used, how many,
 * whether they need a die and what is added to it. The announcements stand in {@link
 * Announcements}, reconnaissance in {@link Reconnaissance}.
 */
final class Support extends Chapter {
  /** A headquarters in support mode reaches so far. */
  @Case({"IF-15.1.2", "IF-16.2.1"})
  static final int RANGE = 3;

  /** So far from the coast the navy reaches. */
  private static final int NAVAL_RANGE = 3;

  /** A die of this or more gives a column. */
  private static final int NEEDED = 3;

  private static final String FOURTEENTH = "ge-14th-army-hq";

  private final Counter fourteenth;
  private final Counter[][] headquarters = new Counter[2][];
  private final Counter[][] pool = new Counter[2][];
  private final boolean[] nearCoast;

  Support(ItalianFrontRules rules) {
    super(rules);
    fourteenth = rules.roster().named(FOURTEENTH);
    for (int side = CENTRAL; side <= ALLIED; side++) {
      headquarters[side] = some(side, true);
      pool[side] = some(side, false);
    }
    nearCoast = nearCoast();
  }

  private Counter[] some(int side, boolean hq) {
    List<Counter> found = new ArrayList<>();
    for (Counter unit : rules.unitsOf(side)) {
      if (hq ? unit.isHq() : unit.isSupport()) {
        found.add(unit);
      }
    }
    return found.toArray(Counter[]::new);
  }

  @Case("IF-16.7.1")
  private boolean[] nearCoast() {
    boolean[] near = new boolean[board.size()];
    for (int coast = 0; coast < near.length; coast++) {
      for (int hex = 0; theatre.isCoast(coast) && hex < near.length; hex++) {
        near[hex] |= board.distance(coast, hex) <= NAVAL_RANGE;
      }
    }
    return near;
  }

  /** The support units of a side, used or not; not to be changed. */
  Counter[] pool(int side) {
    return pool[side];
  }

  /** The headquarters of the German 14th Army. */
  Counter fourteenth() {
    return fourteenth;
  }

  /** Units of the pool wait for their turn or lie ready from the first. */
  @Case({"IF-3.2.11", "IF-3.3.5"})
  void setUp(Table t) {
    for (Counter unit : rules.roster().all()) {
      if (unit.isSupport()) {
        if (unit.printed().arrival() > 1) {
          t.setUnitNumber(unit, UnitNumber.DUE, unit.printed().arrival());
          t.shift(unit, ItalianFrontRules.DUE);
        } else {
          t.shift(unit, ItalianFrontRules.SUPPORT);
        }
      }
    }
  }

  /** A new turn: every support unit may be used again. */
  @Case({"IF-16.1.2", "IF-16.1.5"})
  void turnOpens(Table t) {
    for (Counter[] side : pool) {
      for (Counter unit : side) {
        t.setFlag(unit, Flag.USED, false);
      }
    }
  }

  // ---- 16.1 who is there

  /** Why a support unit is not at hand now, or null. */
  @Case({"IF-16.1.2", "IF-16.1.5", "IF-3.2.11", "IF-3.3.5"})
  @Nullable Refused absent(Position p, Counter unit, int side) {
    if (!unit.isSupport() || unit.sideIndex() != side) {
      return Refused.of("IF-16.1.1", () -> unit.begins() + " is not a support unit of yours.");
    }
    if (p.place(unit) != ItalianFrontRules.SUPPORT) {
      return Refused.of(
          p.place(unit) == ItalianFrontRules.WITHDRAWN ? "IF-16.1.5" : "IF-3.2.11",
          () -> unit.begins() + " is not at the front.");
    }
    return p.has(unit, Flag.USED)
        ? Refused.of("IF-16.1.2", () -> unit.begins() + " has already been used this turn.")
        : null;
  }

  /**
   * Why a support unit may not help in a combat, or null.
   *
   * @param attack whether it would help the attack
   * @param served who fights on its side
   * @param target the hex that is attacked
   */
  @Case({"IF-16.1.1", "IF-14.3.4", "IF-16.4.1", "IF-16.4.2", "IF-16.4.3", "IF-16.4.4"})
  @Nullable Refused barred(
      Position p, Counter unit, int side, boolean attack, List<Counter> served, int target) {
    Refused refused = unready(p, unit, side, attack, target);
    return refused != null ? refused : unserved(p, unit, served);
  }

  /** Why the unit may not be used there, whomever it would serve, or null. */
  @Case({"IF-16.7.1", "IF-17.2.5"})
  private @Nullable Refused unready(
      Position p, Counter unit, int side, boolean attack, int target) {
    Refused refused = absent(p, unit, side);
    if (refused == null && unit.isNaval()) {
      refused = outAtSea(unit, attack, target);
    }
    if (refused == null && unit.isArtillery() && rules.pause().gunsLeft(p, side) == 0) {
      refused =
          Refused.of(
              "IF-17.2.5", "In the turn of its pause a side may use at most two artillery units.");
    }
    return refused;
  }

  @Case("IF-16.7.1")
  private @Nullable Refused outAtSea(Counter unit, boolean attack, int target) {
    if (!attack) {
      return Refused.of("IF-16.7.1", () -> unit.begins() + " may support attacks only.");
    }
    return nearCoast[target]
        ? null
        : Refused.of(
            "IF-16.7.1",
            () -> title(target) + " is more than " + NAVAL_RANGE + " hexes from the coast.");
  }

  /** Somebody whom the unit may serve must take part, and not be out of supply. */
  @Case({"IF-16.4.1", "IF-16.4.2", "IF-16.4.3", "IF-16.4.4", "IF-14.3.4"})
  private static @Nullable Refused unserved(Position p, Counter unit, List<Counter> served) {
    boolean any = false;
    for (Counter each : served) {
      if (!each.isHq() && serves(unit.nation(), each.nation())) {
        if (!p.has(each, Flag.OUT_OF_SUPPLY)) {
          return null;
        }
        any = true;
      }
    }
    return any
        ? Refused.of("IF-14.3.4", "Units out of supply get no support.")
        : Refused.of(
            caseOf(unit.nation()), () -> unit.begins() + " may not support units of that nation.");
  }

  @Case({"IF-16.4.1", "IF-16.4.2", "IF-16.4.3", "IF-16.4.4"})
  static boolean serves(Nation giver, Nation taker) {
    return switch (giver) {
      case ITALIAN -> taker == Nation.ITALIAN || taker == Nation.CZECH;
      case FRENCH -> taker == Nation.ITALIAN || taker == Nation.FRENCH;
      case BRITISH -> taker == Nation.ITALIAN || taker == Nation.BRITISH;
      case GERMAN, AUSTRIAN -> taker == Nation.GERMAN || taker == Nation.AUSTRIAN;
      case CZECH -> false;
    };
  }

  private static String caseOf(Nation giver) {
    return switch (giver) {
      case ITALIAN, CZECH -> "IF-16.4.1";
      case FRENCH -> "IF-16.4.2";
      case BRITISH -> "IF-16.4.3";
      case GERMAN, AUSTRIAN -> "IF-16.4.4";
    };
  }

  /** The support units that may help, one by one. */
  List<Counter> eligible(Position p, int side, boolean attack, List<Counter> served, int target) {
    List<Counter> eligible = new ArrayList<>();
    for (Counter unit : pool[side]) {
      if (barred(p, unit, side, attack, served, target) == null) {
        eligible.add(unit);
      }
    }
    return eligible;
  }

  /**
   * How many support units may answer for a stack of which only a headquarters on top is seen: the
   * units below are taken to be of its nation, and in supply if it is.
   */
  @Case({"IF-11.6.3", "IF-16.1.1", "IF-14.3.4"})
  int behind(Position p, Counter hq, int target) {
    if (p.has(hq, Flag.OUT_OF_SUPPLY)) {
      return 0;
    }
    int count = 0;
    for (Counter unit : pool[hq.sideIndex()]) {
      if (serves(unit.nation(), hq.nation())
          && unready(p, unit, hq.sideIndex(), false, target) == null) {
        count++;
      }
    }
    return count;
  }

  // ---- 16.2 headquarters and number

  /** Whether a headquarters in support mode and in supply is near enough. */
  @Case({"IF-16.2.1", "IF-15.1.2", "IF-15.1.3", "IF-15.1.4", "IF-14.3.6"})
  boolean inRange(Position p, int side, int hex) {
    for (Counter hq : headquarters[side]) {
      if (supports(p, hq) && board.distance(p.place(hq), hex) <= RANGE) {
        return true;
      }
    }
    return false;
  }

  @Case({"IF-15.1.2", "IF-15.1.3", "IF-14.3.6"})
  private static boolean supports(Position p, Counter hq) {
    return p.onMap(hq) && p.has(hq, Flag.SUPPORT_MODE) && !p.has(hq, Flag.OUT_OF_SUPPLY);
  }

  /** How many support units may help: one, or any number where headquarters reach everybody. */
  @Case({"IF-16.2.1", "IF-15.1.4"})
  int most(Position p, int side, boolean attack, List<Counter> served, int target) {
    if (!attack) {
      return inRange(p, side, target) ? Integer.MAX_VALUE : 1;
    }
    for (Counter unit : served) {
      if (!inRange(p, side, p.place(unit))) {
        return 1;
      }
    }
    return Integer.MAX_VALUE;
  }

  /** Why these units may not be announced together, or null. */
  @Case({"IF-16.1.1", "IF-16.2.1", "IF-17.2.5"})
  @Nullable Refused together(
      Position p,
      int side,
      boolean attack,
      List<Counter> served,
      int target,
      List<Counter> announced) {
    int guns = 0;
    for (int i = 0; i < announced.size(); i++) {
      Counter unit = announced.get(i);
      if (announced.indexOf(unit) != i) {
        return Refused.of("IF-16.1.2", () -> unit.begins() + " is chosen twice.");
      }
      Refused refused = barred(p, unit, side, attack, served, target);
      if (refused != null) {
        return refused;
      }
      guns += unit.isArtillery() ? 1 : 0;
    }
    if (announced.size() > most(p, side, attack, served, target)) {
      return Refused.of(
          "IF-16.2.1",
          attack
              ? "More than one support unit needs a headquarters in support mode within 3 hexes of"
                  + " every attacking hex."
              : "More than one support unit needs a headquarters in support mode within 3 hexes.");
    }
    return guns > rules.pause().gunsLeft(p, side)
        ? Refused.of(
            "IF-17.2.5", "In the turn of its pause a side may use at most two artillery units.")
        : null;
  }

  /** The units are used for this turn, whatever their dice say. */
  @Case({"IF-16.1.2", "IF-16.1.5"})
  void use(Table t, List<Counter> units) {
    int guns = 0;
    for (Counter unit : units) {
      t.setFlag(unit, Flag.USED, true);
      guns += unit.isArtillery() ? 1 : 0;
    }
    if (guns > 0) {
      rules.pause().fired(t, units.getFirst().sideIndex(), guns);
    }
  }

  // ---- 16.3, 16.5 the die

  /** Whether a unit gives its column without a die. */
  @Case({"IF-16.3.5", "IF-16.5.1"})
  boolean certain(Position p, Counter unit, boolean attack, List<Counter> served) {
    if (unit.nation() == Nation.GERMAN) {
      return turn(p) <= 2;
    }
    return unit.nation() == Nation.AUSTRIAN
        && attack
        && turn(p) == 1
        && !unit.isAir()
        && nearFourteenth(p, served);
  }

  @Case("IF-16.5.1")
  private boolean nearFourteenth(Position p, List<Counter> attackers) {
    if (!supports(p, fourteenth)) {
      return false;
    }
    for (Counter unit : attackers) {
      if (board.distance(p.place(fourteenth), p.place(unit)) <= RANGE) {
        return true;
      }
    }
    return false;
  }

  /** What is added to the die of a support unit. */
  @Case({"IF-16.3.2", "IF-16.3.3", "IF-16.3.4", "IF-16.8.4"})
  List<Part> modifiers(Position p, Counter unit, boolean attack, int target) {
    List<Part> parts = new ArrayList<>(2);
    Role role = attack ? Role.ATTACKER : Role.DEFENDER;
    switch (unit.nation()) {
      case GERMAN -> parts.add(Part.die(role, 1, "German", "IF-16.3.2"));
      case BRITISH -> parts.add(Part.die(role, 1, "British", "IF-16.3.2"));
      case FRENCH -> parts.add(Part.die(role, 1, "French", "IF-16.3.2"));
      case ITALIAN -> {
        if (turn(p) <= 2) {
          parts.add(Part.die(role, -2, "Italian, turns 1 and 2", "IF-16.3.3"));
        }
      }
      case AUSTRIAN, CZECH -> {}
    }
    if (attack && rules.reconnaissance().succeeded(p, target)) {
      parts.add(Part.die(role, 1, "reconnaissance", "IF-16.3.4"));
    }
    return parts;
  }

  int modifier(Position p, Counter unit, boolean attack, int target) {
    int sum = 0;
    for (Part part : modifiers(p, unit, attack, target)) {
      sum += (int) part.amount();
    }
    return sum;
  }

  /** Whether a modified die gives the column. */
  @Case("IF-16.3.1")
  static boolean succeeds(int modified) {
    return modified >= NEEDED;
  }

  /** How probable it is that a unit gives its column. */
  double chance(Position p, Counter unit, boolean attack, List<Counter> served, int target) {
    if (certain(p, unit, attack, served)) {
      return 1;
    }
    int good = 0;
    int modifier = modifier(p, unit, attack, target);
    for (int face = 1; face <= 6; face++) {
      good += succeeds(face + modifier) ? 1 : 0;
    }
    return good / 6.0;
  }

  // ---- 16.5, 16.6 the first two turns

  /** Two German artillery units or more in an attack give one more column on turns 1 and 2. */
  @Case("IF-16.5.2")
  static boolean feuerwalze(int turn, List<Counter> support) {
    return turn <= 2 && germanGuns(support) >= 2;
  }

  /** What gas adds to the die of an attack that German artillery supports. */
  @Case({"IF-16.6.1", "IF-16.6.2"})
  static int gas(int turn, List<Counter> support) {
    return turn > 2 || germanGuns(support) == 0 ? 0 : turn == 1 ? 3 : 2;
  }

  private static int germanGuns(List<Counter> support) {
    int guns = 0;
    for (Counter unit : support) {
      guns += unit.isArtillery() && unit.nation() == Nation.GERMAN ? 1 : 0;
    }
    return guns;
  }

  static boolean anyGun(List<Counter> support) {
    for (Counter unit : support) {
      if (unit.isArtillery()) {
        return true;
      }
    }
    return false;
  }
}
