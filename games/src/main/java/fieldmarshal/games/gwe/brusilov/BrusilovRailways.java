package fieldmarshal.games.gwe.brusilov;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Flag;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.Railways;
import fieldmarshal.games.gwe.TerrainCode;
import fieldmarshal.games.gwe.UnitNumber;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Case 18.2 and 18.3: the railways, and the tracks of each line. */
class BrusilovRailways extends Railways {
  /** Four bits for each line, eight lines in a number. */
  private static final int FIRST = BrusilovState.FIRST_TRACK;

  private static final int LINES_PER_GLOBAL = 8;
  private static final int BITS = 4;

  private final Tracks tracks;
  private final boolean limited;
  private final int russianCapacity;

  BrusilovRailways(GreatWarInTheEast rules) {
    super(rules);
    tracks = ((Brusilov) rules.game()).tracks();
    limited = rules.options().contains(Brusilov.TRACK_LIMITS);
    russianCapacity = rules.options().contains(Brusilov.SUPPLY_AND_RAIL) ? 8 : 6;
  }

  // ---- 18.2

  @Override
  @Case({"BRU-18.21", "BRU-18.22"})
  public int rate(Side side) {
    return side == Brusilov.RUSSIAN ? 20 : 25;
  }

  @Override
  @Case({"BRU-18.21", "BRU-18.22", "BRU-26.33"})
  public int capacity(Side side) {
    return side == Brusilov.RUSSIAN ? russianCapacity : 8;
  }

  private static String limits(Side side) {
    return side == Brusilov.RUSSIAN ? "BRU-18.21" : "BRU-18.22";
  }

  @Override
  protected Refused tooFar(Counter unit) {
    return Refused.of(limits(unit.side()), super.tooFar(unit).why());
  }

  @Override
  protected Refused full(Counter unit, int used) {
    return Refused.of(limits(unit.side()), super.full(unit, used).why());
  }

  /** A slow unit pays all it has. */
  @Override
  @Case({"BRU-18.25", "BRU-18.26"})
  protected int costToEntrain(Counter unit) {
    return Math.min(unit.tcr(), unit.printed().move());
  }

  /** Whether its rating is more than it can pay: it pays all it has, where it began the phase. */
  @Case("BRU-18.25")
  private static boolean slow(Position p, Counter unit) {
    return unit.printed().move() < unit.tcr() || BrusilovPieces.brokenDown(p, unit);
  }

  @Override
  @Case("BRU-18.25")
  protected boolean affordsEntraining(Position p, Counter unit, int left) {
    return slow(p, unit)
        ? p.unitNumber(unit, UnitNumber.SPENT) == 0 && !p.has(unit, Flag.ARRIVED)
        : super.affordsEntraining(p, unit, left);
  }

  @Override
  @Case("BRU-18.25")
  protected Refused cannotAfford(Position p, Counter unit, int left) {
    return slow(p, unit)
        ? Refused.of(
            "BRU-18.25",
            () ->
                unit.begins() + " is slow: it may entrain only if it began the phase on a railway.")
        : super.cannotAfford(p, unit, left);
  }

  @Override
  @Case("BRU-18.27")
  protected String ownerCase(String standard) {
    return "BRU-18.27";
  }

  // ---- 23.53 stragglers

  @Override
  @Case("BRU-23.53")
  protected void boarded(Table t, Counter unit) {
    if (BrusilovPieces.isReduced(t.now(), unit)) {
      t.push(new BoardingRoll(unit));
    }
  }

  /** A die when a reduced unit entrains; if it is lost, the railways have spent its points. */
  @Case("BRU-23.53")
  record BoardingRoll(Counter unit) implements Pending.Chance<GreatWarInTheEast> {
    @Override
    public Decision.Chance decision(GreatWarInTheEast rules, Position p) {
      return rules.chance(p, unit.side(), "stragglers of " + unit.called(), "BRU-23.53");
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("stragglers of " + unit.called(), face, "BRU-23.53"));
      if (face <= BrusilovMovement.disperses(rules, t.now())) {
        rules.pieces().eliminate(t, unit, "BRU-23.53");
      } else {
        t.note(unit.begins() + " has no stragglers.", "BRU-23.53");
      }
    }
  }

  // ---- 18.3 tracks

  @Case("BRU-18.32")
  static List<String> words(Tracks tracks) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i * LINES_PER_GLOBAL < tracks.count(); i++) {
      words.add("tracks-" + i);
    }
    return words;
  }

  /** What has crossed a line this phase, in stacking points. */
  @Case("BRU-18.32")
  private static int used(Position p, int line) {
    return p.global(FIRST + line / LINES_PER_GLOBAL) >>> line % LINES_PER_GLOBAL * BITS
        & (1 << BITS) - 1;
  }

  /** The stacking points that a line bears in a phase. */
  @Case("BRU-18.31")
  private int bears(Side side, int line) {
    return tracks.twice(line) ? 8 : side == Brusilov.RUSSIAN ? 2 : 4;
  }

  /**
   * The line of a hexside with the least room that still takes the points, or -1; every crossing of
   * the path so far counts.
   */
  @Case({"BRU-18.31", "BRU-18.33"})
  private int line(Position p, Counter unit, int from, int direction, List<Integer> crossed) {
    int best = -1;
    int least = Integer.MAX_VALUE;
    for (int line : tracks.lines(from, direction)) {
      int room = bears(unit.side(), line) - used(p, line);
      for (int before : crossed) {
        room -= before == line ? unit.stacking() : 0;
      }
      if (room >= unit.stacking() && room < least) {
        least = room;
        best = line;
      }
    }
    return best;
  }

  @Override
  @Case({"BRU-18.31", "BRU-18.32", "BRU-18.33", "BRU-24.41"})
  protected @Nullable Refused tracks(Position p, Counter unit, int from, Hexes path) {
    if (BrusilovPieces.isCar(unit)) {
      for (int i = 0; i < path.size(); i++) {
        if (board().terrain(path.at(i)) == TerrainCode.MOUNTAIN) {
          return BrusilovTerrain.noMountain(unit);
        }
      }
    }
    if (!limited || unit.stacking() == 0) {
      return null;
    }
    List<Integer> crossed = new ArrayList<>();
    int at = from;
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      int here = at;
      int d = board().direction(at, to);
      if (d < 0 || tracks.lines(at, d).length == 0) {
        return null; // no railway at all, which others refuse
      }
      int line = line(p, unit, at, d, crossed);
      if (line < 0) {
        return Refused.of(
            "BRU-18.31",
            () ->
                "The tracks between "
                    + title(here)
                    + " and "
                    + title(to)
                    + " cannot carry "
                    + Counted.of(unit.stacking(), "more stacking point")
                    + " this turn.");
      }
      crossed.add(line);
      at = to;
    }
    return null;
  }

  @Override
  @Case("BRU-18.32")
  protected void rode(Table t, Counter unit, int from, Hexes path) {
    if (!limited || unit.stacking() == 0) {
      return;
    }
    int at = from;
    for (int i = 0; i < path.size(); i++) {
      int to = path.at(i);
      int line = line(t.now(), unit, at, board().direction(at, to), List.of());
      t.addGlobal(
          FIRST + line / LINES_PER_GLOBAL, unit.stacking() << line % LINES_PER_GLOBAL * BITS);
      at = to;
    }
  }

  /** A Movement Phase opens: nothing has crossed yet. */
  @Case("BRU-18.32")
  void clear(Table t) {
    for (int i = 0; limited && i * LINES_PER_GLOBAL < tracks.count(); i++) {
      t.setGlobal(FIRST + i, 0);
    }
  }
}
