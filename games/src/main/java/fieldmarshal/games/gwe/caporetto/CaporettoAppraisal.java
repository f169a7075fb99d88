package fieldmarshal.games.gwe.caporetto;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.games.gwe.Counter;
import fieldmarshal.games.gwe.Global;
import fieldmarshal.games.gwe.GreatWarAppraisal;
import fieldmarshal.games.gwe.GreatWarInTheEast;
import fieldmarshal.games.gwe.TerrainCode;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * What victory (24) makes of Caporetto's units and ground. The Central Powers want steps beyond the
 * Piave; the Allies want steps left on this side of the diagonal, so whatever drives them behind it
 * counts, and whatever holds the river against the Central Powers does.
 */
final class CaporettoAppraisal extends GreatWarAppraisal {
  /** Towns at bridges and junctions, over which the ways to the Piave and to Venezia run. */
  private static final List<String> JUNCTIONS =
      List.of(
          "Cividale",
          "Udine",
          "Palmanova",
          "Gemona",
          "Tolmezzo",
          "Codroipo",
          "Latisana",
          "Pordenone",
          "Portogruaro",
          "Conegliano",
          "Belluno",
          "Feltre",
          "Asiago",
          "Bassano",
          "Treviso",
          "Vicenza");

  private static final String PIAVE = "Piave";

  /** The rivers behind which an army can stand, from east to west. */
  private static final List<String> RIVERS = List.of("Tagliamento", "Livenza", PIAVE);

  /** What a river line counts of a junction, and so many hexes beyond it break it. */
  private static final double LINE = 1.5;

  private static final int BROKEN = 3;

  private static final double BEYOND = 10;
  private static final double DIAGONAL = 5;

  /** The turn from which the Allies go back to the next river. */
  private static final int RETREAT = 2;

  /** What a step loses by being a march ahead of it, in points, and how far that counts. */
  private static final double AHEAD = 2;

  private static final double FARTHEST = 30;

  /** Beyond this column of hexes lies the Trentino. */
  private static final int WESTERN = 20;

  /** The turn from which the Central Powers pursue. */
  private static final int PURSUIT = 6;

  /** How far a march of one turn goes, in movement points. */
  private static final double MARCH = 6;

  /** What an army makes of it against an enemy. */
  private static final double PACE = 4;

  private final double[] toPiave;
  private final double[] toDiagonal;
  private final double[] byThePlain;
  private final boolean[] bank;
  private final boolean[] scores;
  private final boolean[] beyondDiagonal;

  /** The junctions and the western banks of the rivers, each as if its owner held it. */
  private final List<Goal> junctions = new ArrayList<>();

  private final List<Goal> banks = new ArrayList<>();

  /** For each of the rivers, by hex, how far an Allied unit is ahead of it. */
  private final List<double[]> ahead = new ArrayList<>();

  CaporettoAppraisal(GreatWarInTheEast rules) {
    super(rules);
    int size = board().size();
    scores = new boolean[size];
    beyondDiagonal = new boolean[size];
    bank = new boolean[size];
    for (int hex = 0; hex < size; hex++) {
      if (TerrainCode.isWater(board(), hex)) {
        continue;
      }
      int row = Integer.parseInt(board().number(hex).substring(0, 2));
      int column = Integer.parseInt(board().number(hex).substring(2));
      scores[hex] = board().has(hex, CaporettoTerrainCode.PIAVE) && row >= 15;
      beyondDiagonal[hex] = column <= 28 - row / 2;
    }
    for (int hex = 0; hex < size; hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board().neighbour(hex, d);
        bank[hex] |= to >= 0 && scores[hex] && !scores[to] && !TerrainCode.isWater(board(), to);
      }
    }
    toPiave = distances(rules.roster().named("ah-4"), scores, 0);
    toDiagonal = distances(rules.roster().named("it-1"), beyondDiagonal, 0);
    byThePlain = distances(rules.roster().named("ah-dep-1"), scores, 4);
    for (int hex = 0; hex < size; hex++) {
      if (JUNCTIONS.contains(board().name(hex))) {
        junctions.add(new Goal(board().name(hex), Hexes.of(hex), true, 1));
      }
    }
    for (String river : RIVERS) {
      Hexes hexes = bank(river);
      banks.add(new Goal("the " + river, hexes, true, LINE));
      ahead.add(aheadOf(hexes));
    }
  }

  /** The hexes on the western bank of a river; of the Piave only where it counts for victory. */
  private Hexes bank(String river) {
    Hexes found = Hexes.NONE;
    for (int hex = 0; hex < board().size(); hex++) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int across = board().neighbour(hex, d);
        if (across >= 0
            && board().sideName(hex, d).equals(river)
            && toPiave[hex] < toPiave[across]
            && !TerrainCode.isWater(board(), hex)
            && (bank[hex] || !river.equals(PIAVE))) {
          found = found.plus(hex);
          break;
        }
      }
    }
    return found;
  }

  /** The Allies hold the junctions and the rivers; a river holds until some hexes are lost. */
  @Override
  public List<Goal> goals(Position p, Side side) {
    List<Goal> goals = new ArrayList<>();
    for (Goal junction : junctions) {
      add(goals, junction, side, central(p, junction.hexes().at(0)));
    }
    for (Goal line : banks) {
      add(goals, line, side, broken(p, line));
    }
    return goals;
  }

  private static void add(List<Goal> goals, Goal goal, Side side, boolean lost) {
    boolean central = side == Caporetto.CENTRAL;
    if (!central || !lost) {
      goals.add(new Goal(goal.name(), goal.hexes(), !central && !lost, goal.worth()));
    }
  }

  /** Whether the Central Powers were the last in a hex; all Veneto was Italian. */
  private boolean central(Position p, int hex) {
    return rules.pieces().lastOccupant(p, hex) == Caporetto.CENTRAL.index();
  }

  /** Movement points from every hex to the nearest of some. */
  private double[] distances(Counter walker, boolean[] goals, int climb) {
    double[] distance = new double[board().size()];
    Arrays.fill(distance, 300);
    Deque<Integer> open = new ArrayDeque<>();
    for (int hex = 0; hex < distance.length; hex++) {
      if (goals[hex]) {
        distance[hex] = 0;
        open.add(hex);
      }
    }
    while (!open.isEmpty()) {
      int to = open.remove();
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int from = board().neighbour(to, d);
        if (from < 0 || TerrainCode.isWater(board(), from)) {
          continue;
        }
        int cost = rules.terrain().cost(walker, from, HexGrid.opposite(d));
        double dear =
            climb > 0
                    && rules.theatre().friendlyRail(0, from)
                    && rules.theatre().friendlyRail(0, to)
                ? 0.3
                : cost + (board().terrain(from) == TerrainCode.MOUNTAIN ? climb : 0);
        if (cost >= 0 && cost < 32 && distance[to] + dear < distance[from]) {
          distance[from] = distance[to] + dear;
          open.add(from);
        }
      }
    }
    return distance;
  }

  @Override
  public double worth(Position p, Unit unit) {
    Counter counter = (Counter) unit;
    double strength = super.worth(p, unit);
    if (counter.isHq()) {
      return strength;
    }
    if (counter.isFortress()) {
      return counter.side() == Caporetto.ALLIED ? 5 : 1;
    }
    if (counter.isDepot()) {
      return counter.side() == Caporetto.CENTRAL ? 8 : 10;
    }
    if (counter.printed().stosstruppen()) {
      return strength + 5;
    }
    return switch (counter.nationality()) {
      case "French", "British" -> strength + 5;
      case Caporetto.ITALIAN -> strength + 0.5;
      default -> strength;
    };
  }

  @Override
  public double hexValue(Position p, Unit unit, int hex) {
    Counter counter = (Counter) unit;
    int steps = p.stepsLeft(unit);
    if (counter.isDepot()) {
      // Depots that are to feed an army beyond the Piave go by the plain.
      return counter.side() == Caporetto.CENTRAL ? 30 - 0.2 * byThePlain[hex] : 0;
    }
    if (counter.side() == Caporetto.CENTRAL) {
      return BEYOND * steps * inTime(turnsLeft(p) - toPiave[hex] / PACE);
    }
    if (beyondDiagonal[hex]) {
      return steps * (DIAGONAL - ahead(p, hex));
    }
    return DIAGONAL * steps * (bank[hex] ? 0.8 : 0.7) * Math.exp(-toDiagonal[hex] / MARCH / 3);
  }

  /**
   * What it costs a step of the Allies to stand ahead of the river line that is still whole: who is
   * far from it when the front breaks does not come back over it, and goes hungry. On the first
   * turn the line of the Isonzo is held.
   */
  private double ahead(Position p, int hex) {
    if (p.global(Global.TURN) < RETREAT) {
      return 0;
    }
    for (int line = 0; line < banks.size(); line++) {
      if (!broken(p, banks.get(line))) {
        return AHEAD * Math.min(FARTHEST, ahead.get(line)[hex]) / MARCH;
      }
    }
    return 0;
  }

  /** Whether so much of a river is lost that it is no line any more. */
  private boolean broken(Position p, Goal line) {
    int lost = 0;
    for (int i = 0; i < line.hexes().size(); i++) {
      lost += central(p, line.hexes().at(i)) ? 1 : 0;
    }
    return lost >= BROKEN;
  }

  /**
   * Movement points from the hexes ahead of a river to its nearest hex; none from hexes behind it
   * and from the mountains in the west, where nobody goes back to a river.
   */
  private double[] aheadOf(Hexes line) {
    Counter walker = rules.roster().named("it-1");
    double[] distance = new double[board().size()];
    int[] nearest = new int[board().size()];
    Arrays.fill(distance, 300);
    Deque<Integer> open = new ArrayDeque<>();
    for (int i = 0; i < line.size(); i++) {
      distance[line.at(i)] = 0;
      nearest[line.at(i)] = line.at(i);
      open.add(line.at(i));
    }
    while (!open.isEmpty()) {
      int to = open.remove();
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int from = board().neighbour(to, d);
        if (from < 0 || TerrainCode.isWater(board(), from)) {
          continue;
        }
        int cost = rules.terrain().cost(walker, from, HexGrid.opposite(d));
        if (cost >= 0 && cost < 32 && distance[to] + cost < distance[from]) {
          distance[from] = distance[to] + cost;
          nearest[from] = nearest[to];
          open.add(from);
        }
      }
    }
    for (int hex = 0; hex < distance.length; hex++) {
      int column = Integer.parseInt(board().number(hex).substring(2));
      if (toPiave[hex] <= toPiave[nearest[hex]] || column > WESTERN) {
        distance[hex] = 0;
      }
    }
    return distance;
  }

  /** How probable it is to get there with so many turns to spare. */
  private static double inTime(double spare) {
    return 1 / (1 + Math.exp(-spare / 2.5));
  }

  /** Steps without supply count nothing in the end; until then the plain feeds who comes down. */
  @Override
  public double costUnsupplied(Position p, Unit unit, int hex) {
    int steps = p.stepsLeft(unit);
    double late = Math.max(0, 1 - 0.2 * turnsLeft(p));
    if (unit.side() == Caporetto.CENTRAL) {
      return (scores[hex] ? late * BEYOND * steps : 0)
          + steps * (board().terrain(hex) == TerrainCode.CLEAR ? 0.5 : 1.5);
    }
    return (beyondDiagonal[hex] ? (0.4 + late / 2) * DIAGONAL * steps : 0) + 1.5 * steps;
  }

  /**
   * The Central Powers go for ground: to break the front they also take risks, and when it is
   * broken they go on, whatever stays behind; the Allies attack only where much is to be won. By
   * 800 games of staffs with weights drawn at random, and some 1,500 games with these and others,
   * nothing else told as much of how the game ends.
   */
  @Override
  public Posture posture(Position p, Side side) {
    if (side == Caporetto.ALLIED) {
      return new Posture(1, 1, 2, 1, 1);
    }
    return p.global(Global.TURN) >= PURSUIT
        ? new Posture(3, 1, 0, 0.8, 1)
        : new Posture(3, 0.6, 0, 1, 1);
  }

  @Override
  public double holdingValue(Position p, Side side, int hex) {
    return side == Caporetto.ALLIED && bank[hex] ? 3 : 0;
  }

  @Override
  protected int tcr(List<Unit> units, int good, int poor) {
    return good >= poor && good > 0 ? 1 : 2;
  }

  @Override
  protected boolean coversRetreat(Position p, Side attacker) {
    return attacker == Caporetto.ALLIED || p.global(Global.TURN) > 1;
  }

  @Override
  protected int extraShift(Position p, Assault assault) {
    if (p.global(Global.TURN) != 1) {
      return 0;
    }
    for (Unit unit : assault.units()) {
      if (((Counter) unit).printed().stosstruppen()) {
        return 1;
      }
    }
    return 0;
  }
}
