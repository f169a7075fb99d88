package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Level;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexSet;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.TerrainCode;
import fieldmarshal.games.gwe.Victory;
import fieldmarshal.games.gwe.Zones;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chapter 25: one total, that of the Russians, kept as things happen; towns at the end. */
class BrusilovVictory extends Victory {
  @Case("BRU-25.13")
  private static final int LINE = 6;

  private final List<Brusilov.Town> towns;

  BrusilovVictory(GreatWarInTheEast rules) {
    super(rules);
    towns = ((Brusilov) rules.game()).townList();
  }

  // ---- 25.2 points as they are made, 25.13 who is surrounded

  @Case({"BRU-25.0", "BRU-25.14", "BRU-25.15"})
  void score(Table t, int points, String what, String caseId) {
    t.addGlobal(BrusilovState.SCORE, points);
    t.tell(new Event.Scored(Brusilov.RUSSIAN, points, what, caseId));
  }

  @Override
  @Case({
    "BRU-25.2-1",
    "BRU-25.2-2",
    "BRU-25.2-3",
    "BRU-25.2-4",
    "BRU-25.2-5",
    "BRU-25.2-6",
    "BRU-24.31"
  })
  protected void eliminated(Table t, Counter unit) {
    boolean russian = unit.side() == Brusilov.RUSSIAN;
    int sign = russian ? -1 : 1;
    if (unit.isHq()) {
      score(t, sign, "the loss of " + unit.called(), russian ? "BRU-25.2-6" : "BRU-25.2-3");
      return;
    }
    if (unit.stacking() == 0) {
      return;
    }
    Position p = t.now();
    boolean surrounded =
        p.has(unit, Flag.ENGAGED) ? p.has(unit, Flag.SURROUNDED) : surrounded(p, unit);
    String caseId =
        russian
            ? surrounded ? "BRU-25.2-5" : "BRU-25.2-4"
            : surrounded ? "BRU-25.2-2" : "BRU-25.2-1";
    score(
        t,
        sign * unit.stacking() * (surrounded ? 2 : 1),
        "the loss of " + unit.called() + (surrounded ? ", surrounded" : ""),
        caseId);
  }

  /**
   * Whether no line of six hexes or fewer, free of enemy units and zones, leads to a source or a
   * supplied friend. A friend in a hex undoes zones there (7.24).
   */
  @Case("BRU-25.13")
  boolean surrounded(Position p, Counter unit) {
    int start = p.place(unit);
    if (start < 0) {
      return false;
    }
    Side side = unit.side();
    Zones.Presence enemy = rules.zones().presence(p, 1 - side.index());
    HexSet sources = rules.supply().lines(p, side.index()).sources;
    HexSet seen = new HexSet(board().size());
    int[] queue = new int[1 + 3 * LINE * (LINE + 1)];
    int tail = 0;
    queue[tail++] = start;
    seen.add(start);
    int ring = 1;
    for (int length = 0, head = 0; length <= LINE; length++) {
      for (; head < ring; head++) {
        int hex = queue[head];
        if (sources.has(hex) || suppliedFriend(p, unit, hex)) {
          return false;
        }
        for (int d = 0; d < Board.DIRECTIONS && length < LINE; d++) {
          int to = board().neighbour(hex, d);
          if (to >= 0
              && !seen.has(to)
              && !enemy.bars.has(to)
              && !rules.zones().barredByZone(p, side, to)
              && (board().side(hex, d) & TerrainCode.BLOCKED) == 0) {
            seen.add(to);
            queue[tail++] = to;
          }
        }
      }
      ring = tail;
    }
    return true;
  }

  /**
   * A supplied friend, not the unit itself: Germans may draw supply through zones, which bar here.
   */
  @Case("BRU-25.13")
  private boolean suppliedFriend(Position p, Counter unit, int hex) {
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter other = counter(u);
      if (other != unit
          && other.side() == unit.side()
          && other.isCombat()
          && rules.supply().inSupply(p, other)) {
        return true;
      }
    }
    return false;
  }

  // ---- 25.11, 25.12 towns

  /** A Russian unit was the last in the town, and supply reaches it. */
  @Case("BRU-25.12")
  private boolean holds(Position p, Brusilov.Town town) {
    return rules.pieces().lastOccupant(p, town.hex()) == Brusilov.RUSSIAN.index()
        && rules.supply().openLine(p, Brusilov.RUSSIAN, town.hex());
  }

  /** As if the game ended now; what the Central Powers make is taken off the Russian total. */
  @Override
  @Case({"BRU-25.0", "BRU-25.11"})
  public List<Explanation> points(Position p) {
    List<Explanation> parts = new ArrayList<>();
    parts.add(Explanation.leaf("points scored so far", "BRU-25.14", p.global(BrusilovState.SCORE)));
    for (Brusilov.Town town : towns) {
      if (holds(p, town)) {
        parts.add(Explanation.leaf(town.name(), "BRU-25.11", town.points()));
      }
    }
    return List.of(
        Explanation.sum(Brusilov.RUSSIAN.name(), "BRU-25.0", parts),
        Explanation.sum(Brusilov.CENTRAL.name(), "BRU-25.0", List.of()));
  }

  @Override
  @Case("BRU-25.11")
  public List<Clerk.Prize> prizes(Position p) {
    List<Clerk.Prize> prizes = new ArrayList<>();
    for (Brusilov.Town town : towns) {
      prizes.add(
          new Clerk.Prize(
              town.hex(),
              town.name() + ", " + town.points() + (town.points() == 1 ? " point" : " points"),
              town.points(),
              "BRU-25.11"));
    }
    return prizes;
  }

  // ---- 25.3 levels

  @Override
  @Case("BRU-25.3")
  public Outcome outcome(Position p) {
    List<Explanation> points = points(p);
    return Outcome.at(LEVELS, rank((int) points.get(0).total()), points);
  }

  /** Which of the levels a total of points is: the first whose least it reaches. */
  @Case("BRU-25.3")
  static int rank(int total) {
    for (int rank = 0; rank < LEAST.length; rank++) {
      if (total >= LEAST[rank]) {
        return rank;
      }
    }
    return LEAST.length;
  }

  @Override
  @Case("BRU-25.3")
  public List<Level> levels() {
    return LEVELS;
  }

  /** So many Russian points more, or fewer for the Central Powers. */
  @Override
  @Case("BRU-25.3")
  public Level.@Nullable Missed missed(Position p) {
    int total = (int) points(p).get(0).total();
    int rank = rank(total);
    boolean more = Brusilov.RUSSIAN.equals(LEVELS.get(rank).winner());
    int next = more ? rank - 1 : rank + 1;
    if (next < 0 || next == LEVELS.size()) {
      return null;
    }
    int wanted = more ? LEAST[next] : LEAST[rank] - 1;
    return new Level.Missed(Brusilov.RUSSIAN, wanted - total, next);
  }

  /** The least points of each level but the last. */
  private static final int[] LEAST = {50, 40, 30, 20, 10};

  private static final List<Level> LEVELS =
      List.of(
          level(Brusilov.RUSSIAN, "Russian decisive victory", "50 points or more"),
          level(Brusilov.RUSSIAN, "Russian substantive victory", "40 to 49 points"),
          level(Brusilov.RUSSIAN, "Russian marginal victory", "30 to 39 points"),
          level(Brusilov.CENTRAL, "Central Powers marginal victory", "20 to 29 points"),
          level(Brusilov.CENTRAL, "Central Powers substantive victory", "10 to 19 points"),
          level(Brusilov.CENTRAL, "Central Powers decisive victory", "9 points or fewer"));

  private static Level level(Side winner, String title, String needs) {
    return new Level(winner, title, needs, "BRU-25.3");
  }
}
