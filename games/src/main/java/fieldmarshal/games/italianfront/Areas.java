package fieldmarshal.games.italianfront;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Layer;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Cases 3.2, 3.3 and 19.5: the areas in which armies are set up, and how many units of which kind
 * each must hold when the set-up ends. Which divisions go to which army is the owner's choice.
 */
final class Areas extends Chapter {
  /** The areas; the third army's is the only one that shares a hex with another. */
  enum Area {
    FIRST("first", "1st", "the 1st Army", "IF-3.2.1", 14, 2),
    FOURTH("fourth", "4th", "the 4th Army", "IF-3.2.2", 6, 2),
    SECOND("second", "2nd", "the 2nd Army", "IF-3.2.3", 26, 2),
    THIRD("third", "3rd", "the 3rd Army", "IF-3.2.4", 9, 0),
    CONRAD("conrad", "conrad", "Army Group Conrad", "IF-3.3.1", 9, 0),
    EUGEN("eugen", "eugen", "Army Group Eugen", "IF-3.3.2", 27, 0);

    private static final Area[] ALL = values();

    final String army;
    final String run;
    final String title;
    final String caseId;
    final int divisions;
    final int alpini;

    Area(String army, String run, String title, String caseId, int divisions, int alpini) {
      this.army = army;
      this.run = run;
      this.title = title;
      this.caseId = caseId;
      this.divisions = divisions;
      this.alpini = alpini;
    }

    int side() {
      return this == CONRAD || this == EUGEN ? CENTRAL : ALLIED;
    }

    /** The name without its article, as it is written on a map. */
    String label() {
      return title.startsWith("the ") ? title.substring("the ".length()) : title;
    }
  }

  private static final int THIRD_ARMY_MINIMUM = 2;
  private static final String[] THIRD_ARMY_FRONT = {"2420", "2319"};
  private static final String[] GARRISONED = {
    "3313", "3314", "3315", "3316", "3217", "3117", "3118", "3019", "2919", "2820", "2720", "2620",
    "2520", "2420", "2319"
  };

  /** The hexes of the areas, which depend on nothing but the map. */
  static final class Grounds {
    private static final int RESERVE_RANGE = 6;

    private final Theatre theatre;
    private final Board board;
    private final HexSet[] areas = new HexSet[Area.ALL.length];
    private final HexSet reserve;
    private final HexSet[] along = new HexSet[2];

    Grounds(Theatre theatre) {
      this.theatre = theatre;
      board = theatre.board();
      reserve = new HexSet(board.size());
      for (Area area : Area.ALL) {
        areas[area.ordinal()] = new HexSet(board.size());
      }
      for (int side = 0; side < 2; side++) {
        along[side] = new HexSet(board.size());
      }
      for (int hex = 0; hex < board.size(); hex++) {
        place(hex);
      }
    }

    /** Puts a hex into the areas that it belongs to. */
    @Case({"IF-3.2.1", "IF-3.2.2", "IF-3.2.3", "IF-3.2.4", "IF-3.2.8", "IF-3.3.1", "IF-3.3.2"})
    private void place(int hex) {
      int side = theatre.controlAtStart(hex);
      if (side == Theatre.NOBODY) {
        return;
      }
      for (Area area : Area.ALL) {
        int range = side == CENTRAL || area == Area.THIRD ? 1 : 0;
        if (area.side() == side && toRun(hex, area.run) <= range) {
          areas[area.ordinal()].add(hex);
        }
      }
      int nearest = toFront(hex, side);
      if (nearest <= 1) {
        along[side].add(hex);
      }
      if (side == ALLIED && nearest <= RESERVE_RANGE) {
        reserve.add(hex);
      }
    }

    private int toRun(int hex, String run) {
      int least = Integer.MAX_VALUE;
      for (int other : theatre.run(run)) {
        least = Math.min(least, board.distance(hex, other));
      }
      return least;
    }

    private int toFront(int hex, int side) {
      int least = Integer.MAX_VALUE;
      for (Area area : Area.ALL) {
        least = area.side() == side ? Math.min(least, toRun(hex, area.run)) : least;
      }
      return least;
    }
  }

  private final boolean free;
  private final Grounds grounds;
  private final int venezia;
  private final int[] thirdArmyFront;
  private final int[] garrisoned;

  Areas(ItalianFrontRules rules) {
    super(rules);
    free = rules.on(ItalianFront.FREE_DEPLOYMENT);
    venezia = board.hex(Theatre.VENEZIA);
    thirdArmyFront = hexes(THIRD_ARMY_FRONT);
    garrisoned = hexes(GARRISONED);
    grounds = rules.grounds();
  }

  private int[] hexes(String... numbers) {
    int[] hexes = new int[numbers.length];
    for (int i = 0; i < numbers.length; i++) {
      hexes[i] = board.hex(numbers[i]);
    }
    return hexes;
  }

  // ---- where a unit may stand

  /** Whether a hex belongs to an area. */
  boolean in(Area area, int hex) {
    return grounds.areas[area.ordinal()].has(hex);
  }

  /** The areas of a side; with the option the stretch along its front. */
  @Case({"IF-3.2.1", "IF-3.2.2", "IF-3.2.3", "IF-3.2.4", "IF-3.3.1", "IF-3.3.2", "IF-19.5.1"})
  List<Layer.Area> of(Side side) {
    if (free) {
      Hexes along = Hexes.wrap(grounds.along[side.index()].toArray());
      return List.of(new Layer.Area("Along the front", side, along));
    }
    List<Layer.Area> list = new ArrayList<>();
    for (Area area : Area.ALL) {
      if (area.side() == side.index()) {
        Hexes hexes = Hexes.wrap(grounds.areas[area.ordinal()].toArray());
        list.add(new Layer.Area(area.label(), side, hexes, list.size()));
      }
    }
    return list;
  }

  /** Why the unit may not be set up in the hex, for its army; or null. */
  @Case({
    "IF-3.2.6",
    "IF-3.2.7",
    "IF-3.2.8",
    "IF-3.3.1",
    "IF-3.3.2",
    "IF-3.3.3",
    "IF-19.5.1",
    "IF-0.2"
  })
  @Nullable Refused outside(Counter unit, int hex) {
    String army = unit.printed().army();
    if (army.equals("venezia")) {
      return hex == venezia
          ? null
          : Refused.of("IF-3.2.7", () -> unit.begins() + " starts in " + title(venezia) + ".");
    }
    if (unit.isReserve()) {
      return grounds.reserve.has(hex)
          ? null
          : Refused.of(
              "IF-3.2.8",
              () -> title(hex) + " is not within 6 hexes of the front, on the Allied side.");
    }
    if (free) {
      return grounds.along[unit.sideIndex()].has(hex)
          ? null
          : Refused.of("IF-19.5.1", () -> title(hex) + " is not within one hex of your front.");
    }
    for (Area area : Area.ALL) {
      if (belongs(unit, area) && in(area, hex)) {
        return null;
      }
    }
    Area own = home(unit);
    return Refused.of(
        own.caseId,
        () ->
            unit.begins()
                + " may not be set up in "
                + title(hex)
                + ": it is not in the area of "
                + own.title
                + ".");
  }

  /** Whether the unit may be one of the units of an area. */
  @Case({"IF-3.2.6", "IF-3.3.3"})
  private static boolean belongs(Counter unit, Area area) {
    if (area.side() != unit.sideIndex()) {
      return false;
    }
    if (chosen(unit)) {
      return true;
    }
    if (unit.isMountain() && unit.sideIndex() == ALLIED) {
      return area.alpini > 0;
    }
    return area.army.equals(unit.printed().army());
  }

  /** A division that the owner gives to the army he likes: Italian, or Austro-Hungarian. */
  @Case({"IF-3.2.6", "IF-3.3.3"})
  private static boolean chosen(Counter unit) {
    return unit.isDivision() && !unit.isReserve() && unit.nation() != Counter.Nation.GERMAN;
  }

  private static Area home(Counter unit) {
    for (Area area : Area.ALL) {
      if (area.army.equals(unit.printed().army())) {
        return area;
      }
    }
    throw new IllegalArgumentException(unit + " is of no army");
  }

  // ---- what must be so when the set-up ends

  /** Why the set-up of a side may not end yet, or null. */
  @Case({"IF-3.2.5", "IF-3.2.6", "IF-3.2.13", "IF-3.3.1", "IF-3.3.2", "IF-19.5.2"})
  @Nullable Refused incomplete(Position p, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      if (starts(unit) && !p.onMap(unit)) {
        return Refused.of("IF-3.1.1", () -> unit.begins() + " is not set up yet.");
      }
    }
    Refused refused = crowded(p, side);
    if (refused != null) {
      return refused;
    }
    refused = free ? garrison(p, side) : numbers(p, side);
    if (refused == null && side == ALLIED && !free) {
      refused = thirdArmy(p);
    }
    return refused != null ? refused : lone(p, side);
  }

  /** The limit holds at once; it may have fallen because the 14th Army headquarters went. */
  @Case({"IF-3.2.6", "IF-3.3.3", "IF-8.6.1"})
  private @Nullable Refused crowded(Position p, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex >= 0 && rules.stacking().excess(p, side, hex) > 0) {
        return Refused.of(
            side == ALLIED ? "IF-3.2.6" : "IF-3.3.3", () -> title(hex) + " is overstacked.");
      }
    }
    return null;
  }

  /** Whether the unit is set up before the first turn. */
  @Case({"IF-3.2.12", "IF-0.1", "IF-0.2"})
  static boolean starts(Counter unit) {
    return unit.isCombatUnit() && !unit.isSymbol() && !unit.printed().army().isEmpty();
  }

  /**
   * Each army has its number of divisions and Alpini. A division in a hex that two areas share
   * counts for the one that lacks it.
   */
  @Case({"IF-3.2.1", "IF-3.2.2", "IF-3.2.3", "IF-3.2.4", "IF-3.3.1", "IF-3.3.2"})
  private @Nullable Refused numbers(Position p, int side) {
    Muster muster = new Muster(p, side);
    for (Area area : Area.ALL) {
      if (area.side() != side) {
        continue;
      }
      int divisions = muster.divisions(area);
      if (divisions != area.divisions) {
        return Refused.of(
            area.caseId,
            () -> title(area) + " has " + divisions + " divisions, not " + area.divisions + ".");
      }
      int alpini = muster.alpini(area);
      if (alpini != area.alpini) {
        return Refused.of(
            area.caseId,
            () -> title(area) + " has " + alpini + " Alpini units, not " + area.alpini + ".");
      }
    }
    return null;
  }

  /** How many units of the kinds that count stand in the areas of a side. */
  private final class Muster {
    private final int[] least = new int[Area.ALL.length];
    private final int[] most = new int[Area.ALL.length];
    private final int[] alpini = new int[Area.ALL.length];

    Muster(Position p, int side) {
      for (Counter unit : rules.unitsOf(side)) {
        if (starts(unit) && chosen(unit)) {
          count(p.place(unit), side, least, most);
        } else if (starts(unit) && unit.isMountain() && side == ALLIED) {
          count(p.place(unit), side, alpini, alpini);
        }
      }
    }

    /** The divisions of an area; where two share a hex, as near to the number as may be. */
    int divisions(Area area) {
      int i = area.ordinal();
      return Math.max(least[i], Math.min(most[i], area.divisions));
    }

    int alpini(Area area) {
      return alpini[area.ordinal()];
    }
  }

  /** What must be so when the set-up of a side ends, for the eye; {@link #incomplete} decides. */
  @Case({"IF-3.2.5", "IF-3.2.13", "IF-3.3.1", "IF-3.3.2", "IF-19.5.2"})
  List<Question.Need> needs(Position p, int side) {
    List<Question.Need> needs = new ArrayList<>();
    if (free && side == ALLIED) {
      needs.add(
          need("front hexes with an Italian unit", "IF-19.5.2", garrisoned, h -> held(p, h, 1)));
    } else if (!free) {
      Muster muster = new Muster(p, side);
      for (Area area : Area.ALL) {
        if (area.side() == side) {
          String of = " of " + area.title;
          needs.add(
              new Question.Need(
                  "divisions" + of, muster.divisions(area), area.divisions, area.caseId));
          if (area.alpini > 0) {
            needs.add(
                new Question.Need("Alpini" + of, muster.alpini(area), area.alpini, area.caseId));
          }
        }
      }
      if (side == ALLIED) {
        needs.add(
            need(
                "front hexes of the 3rd Army with two divisions",
                "IF-3.2.5",
                thirdArmyFront,
                hex -> held(p, hex, THIRD_ARMY_MINIMUM)));
      }
    }
    int[] units = new int[2];
    int[] headquarters = new int[2];
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (starts(unit)) {
        units[0] += hex >= 0 && rules.stacking().excess(p, side, hex) <= 0 ? 1 : 0;
        units[1]++;
      }
      if (starts(unit) && unit.isHq()) {
        headquarters[0] += hex >= 0 && !exposed(p, hex) ? 1 : 0;
        headquarters[1]++;
      }
    }
    needs.add(
        new Question.Need(
            "units within the stacking limit",
            units[0],
            units[1],
            side == ALLIED ? "IF-3.2.6" : "IF-3.3.3"));
    needs.add(
        new Question.Need(
            "headquarters that are not alone in a front hex",
            headquarters[0],
            headquarters[1],
            "IF-3.2.13"));
    return needs;
  }

  private static Question.Need need(String what, String caseId, int[] hexes, IntPredicate so) {
    return new Question.Need(
        what, (int) IntStream.of(hexes).filter(so).count(), hexes.length, caseId);
  }

  /** Whether so many divisions stand in a hex; for one, any unit will do. */
  private boolean held(Position p, int hex, int divisions) {
    int count = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      count += divisions == 1 || counter(u).isDivision() ? 1 : 0;
    }
    return count >= divisions;
  }

  /** Counts a unit for the areas that it may and for the one that it must belong to. */
  private void count(int hex, int side, int[] least, int[] most) {
    if (hex < 0) {
      return;
    }
    Area only = null;
    boolean shared = false;
    for (Area area : Area.ALL) {
      if (area.side() == side && in(area, hex) && !(least == most && area.alpini == 0)) {
        shared = only != null;
        only = area;
        if (least != most) {
          most[area.ordinal()]++;
        }
      }
    }
    if (only != null && !shared) {
      least[only.ordinal()]++;
    }
  }

  private static String title(Area area) {
    return Character.toUpperCase(area.title.charAt(0)) + area.title.substring(1);
  }

  @Case("IF-3.2.5")
  private @Nullable Refused thirdArmy(Position p) {
    for (int hex : thirdArmyFront) {
      if (!held(p, hex, THIRD_ARMY_MINIMUM)) {
        return Refused.of(
            "IF-3.2.5", () -> title(hex) + " must have at least two Italian divisions.");
      }
    }
    return null;
  }

  @Case("IF-19.5.2")
  private @Nullable Refused garrison(Position p, int side) {
    if (side == ALLIED) {
      for (int hex : garrisoned) {
        if (!held(p, hex, 1)) {
          return Refused.of("IF-19.5.2", () -> title(hex) + " must have an Italian unit.");
        }
      }
    }
    return null;
  }

  /** A headquarters alone in the front line would be lost before the first attack. */
  @Case("IF-3.2.13")
  private @Nullable Refused lone(Position p, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      if (starts(unit) && unit.isHq() && exposed(p, p.place(unit))) {
        return Refused.of("IF-3.2.13", () -> unit.begins() + " may not be alone in a front hex.");
      }
    }
    return null;
  }

  /** Whether nobody but headquarters stands in a hex of the front. */
  private boolean exposed(Position p, int hex) {
    return !theatre.front(hex).isEmpty() && rules.loneHeadquarters().alone(p, hex);
  }
}
