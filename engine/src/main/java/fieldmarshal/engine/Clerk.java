package fieldmarshal.engine;

import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.board.Compass;
import fieldmarshal.engine.board.Site;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntBiFunction;
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
   * The movement points that a unit has in all, and how many of them are left, counted in {@link
   * #fractions}.
   *
   * @param once whether the unit marches once: what it does not use on its way is lost
   */
  record Points(int allowance, int left, boolean once) {
    public Points(int allowance, int left) {
      this(allowance, left, false);
    }
  }

  /**
   * In how many parts a movement point is counted: 2 where there are half points. {@link #points}
   * and the costs of {@link #reach} count such parts.
   */
  default int fractions() {
    return 1;
  }

  /**
   * The points of a unit in the present phase by a way to move, or null where the game does not
   * count them.
   */
  default @Nullable Points points(Position position, Unit unit, String mode) {
    return null;
  }

  /** Whether units board trains in this game; in others railways only make a march cheaper. */
  default boolean trains() {
    return true;
  }

  /**
   * What a side has in a hex of a sort that stacking limits.
   *
   * @param what what is counted, as after a number: "stacking points"
   * @param due how much of it its owner gives up if what he is asked now ends as things stand; 0
   *     where nobody looks at the hex then, or the rules let it be
   */
  record Load(String what, int used, int most, int due, String caseId) {
    /** What nobody looks at now. */
    public Load(String what, int used, int most, String caseId) {
      this(what, used, most, 0, caseId);
    }

    public boolean over() {
      return used > most;
    }
  }

  /** What stacking counts in a hex; none where the side has nothing there that counts. */
  default List<Load> loads(Position position, int hex, Side side) {
    return List.of();
  }

  /**
   * What units of a side are in for if the phase ends now, beside what {@link Load#due} says of
   * overfull hexes.
   *
   * @param what a few words that stand before the units: "attrition roll"
   */
  record Warning(String what, List<Unit> units, Sort sort, String caseId) {
    /** What becomes of the units. */
    public enum Sort {
      /** They may lose steps. */
      LOSS,
      /** They have no supply. */
      SUPPLY,
      /** Something that they could do is left undone. */
      UNDONE
    }

    public Warning {
      units = List.copyOf(units);
    }

    public boolean loss() {
      return sort == Sort.LOSS;
    }

    /** One warning about some units, or none where there are no units. */
    public static List<Warning> about(
        String what, List<? extends Unit> units, Sort sort, String caseId) {
      return units.isEmpty()
          ? List.of()
          : List.of(new Warning(what, List.copyOf(units), sort, caseId));
    }
  }

  /** What a side should know before it ends the phase. */
  default List<Warning> warnings(Position position, Side side) {
    return List.of();
  }

  /**
   * What could go into an attack on some hexes: units, what may be added, and who stands near and
   * may not, with the reason.
   *
   * @param limits what of the offers excludes what
   */
  record Muster(
      List<Unit> units, List<Offer> offers, List<Limit> limits, List<RefusedUnit> refused) {
    public static final Muster NONE = new Muster(List.of(), List.of(), List.of(), List.of());

    public Muster {
      units = List.copyOf(units);
      offers = List.copyOf(offers);
      limits = List.copyOf(limits);
      refused = List.copyOf(refused);
    }

    /** The items of an offer; none where it is not made. */
    public List<Item> items(String offer) {
      for (Offer each : offers) {
        if (each.id().equals(offer)) {
          return each.items();
        }
      }
      return List.of();
    }
  }

  /** What an offer does for the attack. */
  enum Gift {
    /** Moves the column; an item's worth counts columns. */
    SHIFT,
    /** Adds strength; an item's worth counts points, of which one may give some. */
    STRENGTH,
    /** Multiplies strength; an item's worth is the factor. */
    FACTOR,
    /** Changes the die; an item's worth is what is added for the attacker's good. */
    DIE,
    /** Anything else. */
    OTHER
  }

  /**
   * Something that may be added to an attack.
   *
   * @param id as in {@link Order.Extra#offer}
   * @param title a few words
   * @param about what it does and what it costs, in a sentence
   * @param spends whether who gives it is lost by that
   * @param items who may give it, or where
   */
  record Offer(
      String id,
      String title,
      String about,
      String caseId,
      Gift gift,
      boolean spends,
      List<Item> items) {
    public Offer {
      items = List.copyOf(items);
    }
  }

  /**
   * One thing that may be taken of an offer.
   *
   * @param unit who gives it, on the map or beside it; null where nobody does
   * @param hex where it is given, or {@link Order.Extra#NOWHERE}
   * @param most the highest amount; 1 where it is given whole or not at all
   * @param worth what it does, as {@link Gift} says; of an amount, the whole of it
   */
  record Item(String offer, @Nullable Unit unit, int hex, int most, double worth) {
    public Item(String offer, Unit unit, int most, double worth) {
      this(offer, unit, Order.Extra.NOWHERE, most, worth);
    }

    /** All of it. */
    public Order.Extra extra() {
      return new Order.Extra(offer, unit, most, hex);
    }
  }

  /**
   * What of the offers excludes what: not more than so many of these items go into one attack.
   *
   * @param needed where not empty, one of these at least must be taken with any of the items
   */
  record Limit(List<Item> items, int most, List<Item> needed, String why, String caseId) {
    public Limit {
      items = List.copyOf(items);
      needed = List.copyOf(needed);
    }

    public Limit(List<Item> items, int most, String why, String caseId) {
      this(items, most, List.of(), why, caseId);
    }

    /** Whether a choice keeps to it. */
    public boolean allows(Collection<Item> chosen) {
      int count = 0;
      for (Item item : items) {
        count += chosen.contains(item) ? 1 : 0;
      }
      return count <= most
          && (count == 0 || needed.isEmpty() || needed.stream().anyMatch(chosen::contains));
    }
  }

  record RefusedUnit(Unit unit, Refused why) {}

  /**
   * A table of the rulebook.
   *
   * @param totals for each row the totals of the die that it stands for; empty where the table is
   *     not rolled on
   */
  record PrintedTable(
      String id,
      String title,
      String caseId,
      List<String> columns,
      List<List<String>> rows,
      List<Totals> totals) {
    public PrintedTable {
      columns = List.copyOf(columns);
      rows = List.copyOf(rows);
      totals = List.copyOf(totals);
      if (!totals.isEmpty() && totals.size() != rows.size()) {
        throw new IllegalArgumentException(id + " says the totals of some rows only");
      }
    }

    public PrintedTable(
        String id, String title, String caseId, List<String> columns, List<List<String>> rows) {
      this(id, title, caseId, columns, rows, List.of());
    }
  }

  /** Totals of a die from the least to the most; {@link #NONE} is a row that no die reaches. */
  record Totals(int least, int most) {
    public static final Totals NONE = new Totals(0, -1);

    /** The row of a table that runs from a first to a last total, which stand for all beyond. */
    public static Totals row(int total, int first, int last) {
      return new Totals(
          total == first ? Integer.MIN_VALUE : total, total == last ? Integer.MAX_VALUE : total);
    }
  }

  /**
   * What is printed on a counter: figures by name, traits as words, and which figures are in doubt.
   */
  record Figures(Map<String, Integer> values, List<String> traits, String doubt) {
    public static final Figures NONE = new Figures(Map.of(), List.of(), "");

    /** The figures with what they are now; {@code now} is given the name and what is printed. */
    public List<Value> with(ToIntBiFunction<String, Integer> now) {
      return values.entrySet().stream()
          .map(each ->
              new Value(
                  each.getKey(), now.applyAsInt(each.getKey(), each.getValue()), each.getValue()))
          .toList();
    }
  }

  /**
   * A hex that counts for victory.
   *
   * @param points what it counts, or 0 where it counts in another way
   */
  record Prize(int hex, String what, int points, String caseId) {
    public Prize(int hex, String what, String caseId) {
      this(hex, what, 0, caseId);
    }
  }

  /** The number of the side to which a hex belongs while nobody has been there, or -1. */
  default int home(int hex) {
    return -1;
  }

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
   * @param units the attackers that are chosen already, for whom the offers are looked up; all who
   *     may attack where there are none
   */
  default Muster muster(Position position, Hexes targets, List<Unit> units) {
    return Muster.NONE;
  }

  /** The tables of the rulebook. */
  default List<PrintedTable> tables() {
    return List.of();
  }

  default Figures figures(Unit unit) {
    return Figures.NONE;
  }

  /**
   * Something that a unit, or its hex, may do beside marching, riding and attacking.
   *
   * @param declared whether it calls off an attack that was declared
   */
  record Action(String title, Order order, boolean declared) {
    public Action(String title, Order order) {
      this(title, order, false);
    }
  }

  /** What else the unit may do now; it may stand on the map or beside it. */
  default List<Action> actions(Position position, Unit unit) {
    return List.of();
  }

  /** What the side to decide may do now that is no unit's doing. */
  default List<Action> actions(Position position) {
    return List.of();
  }

  /** The places of the map that rules know beside terrain: entries, exits, lines, fortresses. */
  default List<Site> sites() {
    return List.of();
  }

  // ---- what a page has to know to show a position

  /**
   * A figure that units have, and how it is called.
   *
   * @param told whether it is told in words beside a counter, which does not bear it
   */
  record Figure(String id, String title, boolean told) {
    public Figure(String id, String title) {
      this(id, title, false);
    }
  }

  /** A figure of a unit as it is now and as it is printed. */
  record Value(String id, int now, int printed) {}

  /**
   * How the counters of a sort are written.
   *
   * @param main the line at the foot: text with the names of figures in braces
   * @param small a smaller line above it, in the same way; may be empty
   * @param shield a figure that stands in a shield beside the line, in the same way; may be empty
   * @param title what the lines mean, in words
   */
  record Face(String id, String main, String small, String shield, String title) {
    /** A face without a shield. */
    public Face(String id, String main, String small, String title) {
      this(id, main, small, "", title);
    }
  }

  /** A type of unit and how it is called; the list has them in the order of a stack, top first. */
  record Type(String id, String title) {}

  /** What a turn is and whose units arrive in it, by the names of their nations. */
  record Turn(int number, String dates, String note, List<String> arriving) {
    public Turn {
      arriving = List.copyOf(arriving);
    }
  }

  /** What sort of picture lies over the map. */
  enum Picture {
    /** Sets of hexes, one for each side: what somebody has. */
    HEXES,
    /** Sets of hexes, one for each side: where its units are in the way of the enemy. */
    ZONES,
    /** Sets of hexes with a name each, several for a side. */
    AREAS,
    /** Units that are or are not joined to something, with the line that proves it. */
    TRACES,
    /** Hexes with a number each, for one unit. */
    COSTS,
    /** Hexes that count, each with its words and points. */
    PRIZES,
    /** Where units went and fought. */
    TRAILS
  }

  /** Something that can be laid over the map. */
  record Overlay(String id, String title, String about, Picture picture) {}

  Overlay SUPPLY_OVERLAY =
      new Overlay(
          "supply", "Supply", "Which units are in supply, and by which line.", Picture.TRACES);
  Overlay COMMAND_OVERLAY =
      new Overlay(
          "command",
          "Command",
          "Which units are in command, and of which headquarters.",
          Picture.TRACES);
  Overlay ZONES_OVERLAY =
      new Overlay("zoc", "Zones of control", "The zones of control of both sides.", Picture.ZONES);
  Overlay CONTROL_OVERLAY =
      new Overlay("control", "Hex control", "Which side controls each hex.", Picture.HEXES);
  Overlay COST_OVERLAY =
      new Overlay("cost", "Movement cost", "What each hex costs the selected unit.", Picture.COSTS);
  Overlay VICTORY_OVERLAY =
      new Overlay("victory", "Victory hexes", "The hexes that count for victory.", Picture.PRIZES);
  Overlay LAST_OVERLAY =
      new Overlay("last", "Last moves", "Which units moved and fought last.", Picture.TRAILS);

  /** What can be laid over the map in this game. */
  default List<Overlay> overlays() {
    return List.of(
        SUPPLY_OVERLAY,
        ZONES_OVERLAY,
        CONTROL_OVERLAY,
        COST_OVERLAY,
        VICTORY_OVERLAY,
        LAST_OVERLAY);
  }

  /**
   * The overlay that helps with the decision of a position, so that a page lays it by itself; null
   * where none does. It depends on nothing that is hidden.
   */
  default @Nullable Overlay helpful(Position position) {
    return null;
  }

  /**
   * What lies on one of the overlays. Those that this interface names are answered; a game that
   * lists others of its own answers them here. Where units went ({@link Picture#TRAILS}) is never
   * asked: the log tells it.
   *
   * @param sides whose things are asked for
   * @param unit for {@link Picture#COSTS}, the unit
   */
  default Layer layer(
      Rules rules, Position position, Overlay overlay, List<Side> sides, @Nullable Unit unit) {
    return Layer.common(rules, position, overlay, sides, unit);
  }

  /** The figures that units have, each with its title. */
  default List<Figure> figures() {
    return List.of();
  }

  /** The figures of a unit as they are now. */
  default List<Value> values(Position position, Unit unit) {
    return List.of();
  }

  /** The sorts of counters by what is written on them. */
  default List<Face> faces() {
    return List.of();
  }

  /** Which of the faces a unit has; empty where its counter bears no figures. */
  default String face(Unit unit) {
    return "";
  }

  default List<Type> types() {
    return List.of();
  }

  /** The turns that the game has. */
  default List<Turn> turns() {
    return List.of();
  }

  /** Whether a unit is lost: eliminated, not merely beside the map. */
  default boolean lost(Position position, Unit unit) {
    return position.place(unit) == Position.ELIMINATED;
  }

  /**
   * A tab on a counter: the group that a unit belongs to now, such as an army.
   *
   * @param id of the group; where the group is a {@link Part}, that of the part
   * @param text a letter or two
   * @param tone counts the groups of a side from 0: each has a colour of its own
   */
  record Tab(String id, String text, String title, int tone) {}

  /** The group that a unit belongs to now; null where a game has no groups. */
  default @Nullable Tab tab(Position position, Unit unit) {
    return null;
  }

  /** The directions in which a side retreats, where the map has a retreat compass. */
  record RetreatCompass(Side side, Compass compass, String caseId) {}

  /** The retreat compass of each side; none where the map has none. */
  default List<RetreatCompass> compasses() {
    return List.of();
  }

  /** The hexes that count for victory. */
  default List<Prize> prizes(Position position) {
    return List.of();
  }
}
