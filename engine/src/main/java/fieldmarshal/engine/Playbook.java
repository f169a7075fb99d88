package fieldmarshal.engine;

import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * How the sides of a game do well to play, as many games of bots have shown: plays of several
 * pages, each for some turns. A page changes the weights with which a bot makes its plans. It tells
 * nothing that a player could not find out, and no rule depends on it.
 *
 * @param plays those of both sides
 */
public record Playbook(List<Play> plays) {
  public static final Playbook NONE = new Playbook(List.of());

  /** What a bot weighs when it plans. Each is a factor, but {@link #LEAST_GAIN} and FOLLOW. */
  public enum Weight {
    /** The ground that victory asks for. */
    DRIVE,
    /** What the enemy could do next. */
    CAUTION,
    /** What an attack must promise beyond the usual, in points. */
    LEAST_GAIN,
    /** The enemy's losses against one's own. */
    MASS,
    /** Neighbours. */
    CLOSENESS,
    /** The hexes of the line. */
    LINE,
    /** The march that an attack costs. */
    MISSED,
    /** The enemy's supply that a raid takes. */
    CUT,
    /** The own supply that a guard keeps. */
    GUARD,
    /** The units that an attack takes. */
    THRIFT,
    /** What an attack wins: the hex, the ground behind it, a goal. */
    PRIZE,
    /** Hexes that want a fighter. */
    HOLD,
    /** How long combat waits for those who may still march. */
    PATIENCE,
    /** That who attacks here attacks nowhere else. */
    EFFORT,
    /** How gladly units go on where the enemy has left, in points beyond the usual. */
    FOLLOW,
    /** Steps against ground, when a question is answered. */
    STEPS,
    /** Attacks that can be made only in the next part. */
    PREPARE;

    /** Whether the amount is added; else it is a factor. */
    public boolean isAdded() {
      return this == LEAST_GAIN || this == FOLLOW;
    }

    String column() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /**
   * How much more or less than usual a place draws those who go for the ground of victory.
   *
   * @param army whom it draws so; empty for all
   */
  public record Pull(String army, int hex, double factor) {}

  /**
   * What holds for some turns.
   *
   * @param changes factors and amounts; a weight that is missing stays as it is
   * @param orders words of the game, such as that it is the time of the side's offensive
   */
  public record Page(
      int firstTurn,
      int lastTurn,
      Map<Weight, Double> changes,
      List<Pull> pulls,
      Set<String> orders) {
    /** Everything as usual. */
    public static final Page BLANK = new Page(0, 0, Map.of(), List.of(), Set.of());

    public Page {
      changes = Map.copyOf(changes);
      pulls = List.copyOf(pulls);
      orders = Set.copyOf(orders);
    }

    /** Whether it changes nothing of what the game tells. */
    public boolean isUsual() {
      return pulls.isEmpty() && orders.isEmpty();
    }
  }

  /**
   * A way to play a whole game.
   *
   * @param aim what the side is about, in a sentence that a player would say
   */
  public record Play(Side side, String name, String aim, List<Page> pages) {
    public Play {
      pages = List.copyOf(pages);
    }

    /** The page for a turn; a blank one where there is none. */
    public Page on(int turn) {
      for (Page page : pages) {
        if (turn >= page.firstTurn() && turn <= page.lastTurn()) {
          return page;
        }
      }
      return Page.BLANK;
    }
  }

  public Playbook {
    plays = List.copyOf(plays);
  }

  /** The plays of a side, the best first. */
  public List<Play> of(Side side) {
    return plays.stream().filter(play -> play.side().equals(side)).toList();
  }

  /**
   * Reads a table: a line for each page, those of a play together. A game without the table has no
   * playbook.
   *
   * @param knownOrders the orders that the game understands
   */
  public static Playbook read(String path, List<Side> sides, Board board, Set<String> knownOrders) {
    if (!Tsv.exists(path)) {
      return NONE;
    }
    List<Play> plays = new ArrayList<>();
    for (Tsv.Row row : Tsv.resource(path)) {
      String id = row.text("side");
      Side side =
          sides.stream()
              .filter(each -> each.id().equals(id))
              .findFirst()
              .orElseThrow(() -> row.fault("side", "there is no side " + id));
      Page page = page(row, board, knownOrders);
      String name = row.text("play");
      Play last = plays.isEmpty() ? null : plays.getLast();
      if (last != null && last.side().equals(side) && last.name().equals(name)) {
        List<Page> pages = new ArrayList<>(last.pages());
        pages.add(page);
        plays.set(plays.size() - 1, new Play(side, name, last.aim(), pages));
      } else {
        plays.add(new Play(side, name, row.text("aim"), List.of(page)));
      }
    }
    return new Playbook(plays);
  }

  private static Page page(Tsv.Row row, Board board, Set<String> knownOrders) {
    Map<Weight, Double> changes = new EnumMap<>(Weight.class);
    for (Weight weight : Weight.values()) {
      if (row.has(weight.column()) && !row.maybe(weight.column()).isEmpty()) {
        double amount = row.real(weight.column());
        if (!Double.isFinite(amount) || amount < 0 && !weight.isAdded()) {
          throw row.fault(weight.column(), "a factor is 0 or more");
        }
        changes.put(weight, amount);
      }
    }
    int first = row.number("first_turn");
    int last = row.number("last_turn");
    if (first > last) {
      throw row.fault("last_turn", "comes before the first");
    }
    for (String order : row.words("orders")) {
      if (!knownOrders.contains(order)) {
        throw row.fault("orders", "there is no order " + order);
      }
    }
    return new Page(first, last, changes, pulls(row, board), Set.copyOf(row.words("orders")));
  }

  /** Words such as {@code 3721=2} for a hex, {@code ru-3/3721=2} for one army. */
  private static List<Pull> pulls(Tsv.Row row, Board board) {
    List<Pull> pulls = new ArrayList<>();
    for (String word : row.words("pulls")) {
      int slash = word.indexOf('/');
      int equals = word.indexOf('=');
      int hex = equals < slash ? -1 : board.find(word.substring(slash + 1, Math.max(0, equals)));
      if (hex < 0) {
        throw row.fault("pulls", "'" + word + "' names no hex");
      }
      double factor;
      try {
        factor = Double.parseDouble(word.substring(equals + 1));
      } catch (NumberFormatException e) {
        throw row.fault("pulls", "'" + word + "' has no factor");
      }
      if (!Double.isFinite(factor) || factor < 0) {
        throw row.fault("pulls", "a factor is 0 or more");
      }
      pulls.add(new Pull(slash < 0 ? "" : word.substring(0, slash), hex, factor));
    }
    return pulls;
  }
}
