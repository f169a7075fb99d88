package fieldmarshal.games.clash;

import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.MapReader;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Case 4.1: victory by the hexes that a side controls, and instant victory. */
public class Victory extends Chapter {
  /**
   * A level of victory.
   *
   * @param least the least net for it
   * @param winner who wins, or null in a draw
   */
  public record Level(int least, @Nullable Side winner, String title, String caseId) {}

  private final List<Level> levels = new ArrayList<>();

  /** Reads victory.tsv, the best level of the side whose points count first. */
  public Victory(ClashRules rules) {
    super(rules);
    for (Tsv.Row row : Tsv.resource(rules.folder() + "/victory.tsv")) {
      String winner = row.maybe("winner");
      levels.add(
          new Level(
              row.number("least", Integer.MIN_VALUE),
              winner.isEmpty() ? null : rules.side(MapReader.side(row, "winner", rules.sides())),
              row.text("title"),
              row.text("case")));
    }
  }

  public final List<Level> levels() {
    return levels;
  }

  /** The side whose points count, less those of the other. */
  public final Side counted() {
    Side winner = levels.getFirst().winner();
    if (winner == null) {
      throw new IllegalStateException("the best level has no winner");
    }
    return winner;
  }

  /** Each side's points: the places that it controls and the other owned at the start. */
  @Case({"COG-4.1a", "COG-G11d", "COG-G11e", "COG-Y14d"})
  public final List<Explanation> points(Position p) {
    List<Explanation> points = new ArrayList<>();
    for (Side side : rules.sides()) {
      List<Explanation> places = new ArrayList<>();
      for (Theatre.Town town : theatre.towns()) {
        if (counts(p, side.index(), town)) {
          places.add(Explanation.leaf(town.name(), "COG-4.1a", town.points()));
        }
      }
      points.add(
          places.isEmpty()
              ? Explanation.leaf(side.name(), "COG-4.1a", 0)
              : Explanation.sum(side.name(), "COG-4.1a", places));
    }
    return points;
  }

  private boolean counts(Position p, int side, Theatre.Town town) {
    return town.owner() != side && rules.control().controller(p, town.hex()) == side;
  }

  /** The points of the side that is counted, less the other's. */
  @Case({"COG-4.1a", "COG-G11d", "COG-Y14d"})
  public final int net(Position p) {
    int net = 0;
    int first = counted().index();
    for (Theatre.Town town : theatre.towns()) {
      for (int side = 0; side < 2; side++) {
        if (counts(p, side, town)) {
          net += side == first ? town.points() : -town.points();
        }
      }
    }
    return net;
  }

  @Case({"COG-4.1a", "COG-G11a", "COG-Y14a", "COG-T4"})
  final Level level(int net) {
    for (Level level : levels) {
      if (net >= level.least()) {
        return level;
      }
    }
    throw new IllegalStateException("no level for a net of " + net);
  }

  @Case({"COG-4.1a", "COG-4.1b", "COG-5.36b"})
  final Outcome outcome(Position p) {
    int winner = p.global(Global.WINNER);
    if (winner > 0) {
      Side side = rules.side(winner - 1);
      int rank = side.equals(counted()) ? 0 : ladder().size() - 1;
      return new Outcome(side, side.name() + " instant victory", points(p), rank);
    }
    int net = net(p);
    Level level = level(net);
    int first = instant(counted().index()).isEmpty() ? 0 : 1;
    String because = "the net points of " + counted().called() + " are " + net;
    return new Outcome(
        level.winner(), level.title(), because, points(p), first + levels.indexOf(level));
  }

  /** The net points that the winner lacks for the next level that points decide. */
  @Case("COG-4.1a")
  final fieldmarshal.engine.Level.@Nullable Missed missed(Position p) {
    if (p.global(Global.WINNER) > 0) {
      return null;
    }
    int net = net(p);
    int index = levels.indexOf(level(net));
    boolean up = !(levels.get(index).winner() instanceof Side winner) || winner.equals(counted());
    int next = up ? index - 1 : index + 1;
    if (next < 0 || next == levels.size()) {
      return null;
    }
    int first = instant(counted().index()).isEmpty() ? 0 : 1;
    int wanted = up ? levels.get(next).least() : levels.get(index).least() - 1;
    return new fieldmarshal.engine.Level.Missed(counted(), wanted - net, first + next);
  }

  /** The levels as a player reads them, with the instant victories at the ends. */
  @Case({"COG-4.1a", "COG-4.1b", "COG-G11a", "COG-Y14a", "COG-T4"})
  public final List<fieldmarshal.engine.Level> ladder() {
    List<fieldmarshal.engine.Level> ladder = new ArrayList<>();
    for (int i = 0; i < levels.size(); i++) {
      Level level = levels.get(i);
      ladder.add(
          new fieldmarshal.engine.Level(level.winner(), level.title(), needs(i), level.caseId()));
    }
    for (Side side : rules.sides()) {
      String needs = instant(side.index());
      if (!needs.isEmpty()) {
        ladder.add(
            side.equals(counted()) ? 0 : ladder.size(),
            new fieldmarshal.engine.Level(
                side, side.name() + " instant victory", needs, "COG-4.1b"));
      }
    }
    return ladder;
  }

  /** What wins the game for a side at once, in a few words; empty where nothing does. */
  @Case("COG-4.1b")
  protected String instant(int side) {
    return "";
  }

  /** The net points for a level, in words. */
  private String needs(int rank) {
    int least = levels.get(rank).least();
    String net = " net points of " + counted().called();
    if (rank == 0) {
      return least + " or more" + net;
    }
    int most = levels.get(rank - 1).least() - 1;
    if (rank == levels.size() - 1) {
      return most + " or fewer" + net;
    }
    return (least == most ? String.valueOf(least) : least + " to " + most) + net;
  }

  // ---- instant victory

  /** The control of a hex has changed: an instant victory may be won. */
  @Case("COG-4.1b")
  public void controlChanged(Table t, int hex) {}

  /**
   * What it is worth to a side beyond the points that it controls a hex which wins the game at
   * once, alone or with others; for bots.
   */
  public double vital(int side, int hex) {
    return 0;
  }

  /** Whether a hex alone wins the game for a side at once; for bots. */
  public boolean decides(int side, int hex) {
    return false;
  }

  /** Whether a side has more to lose than to win; for bots. */
  public boolean holds(int side) {
    return false;
  }

  /** A turn ends, after Recovery: an instant victory may be won. */
  @Case("COG-4.1b")
  public void turnEnds(Table t) {}

  /** A side has won at once; the game ends with the frame that is being played. */
  @Case("COG-4.1b")
  protected final void win(Table t, int side, String why, String caseId) {
    if (t.now().global(Global.WINNER) == 0) {
      t.setGlobal(Global.WINNER, side + 1);
      t.note(why, caseId);
    }
  }

  /** Ends the game where somebody has won. */
  final void endIfDecided(Table t) {
    if (t.now().global(Global.WINNER) > 0) {
      rules.over(t);
    }
  }
}
