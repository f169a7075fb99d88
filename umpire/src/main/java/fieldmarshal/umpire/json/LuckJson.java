package fieldmarshal.umpire.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.analysis.Luck;
import fieldmarshal.bots.analysis.Tally;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** The luck of the dice, attack by attack, by turn and in all. */
public final class LuckJson {
  private static final double DIGITS = 1e4;

  /** So many times more must speak for high faces than for low ones, or the other way round. */
  private static final double PLAIN = 5;

  private final Notation notation;
  private final List<Side> sides;

  public LuckJson(Notation notation) {
    this.notation = notation;
    this.sides = notation.rules().game().sides();
  }

  /**
   * Whether a side may not be told yet: what was to be expected tells something of units that it
   * does not know, as long as the game goes on and something is hidden.
   *
   * @param over whether the match has ended, by the rules or because somebody gave it up
   */
  @SuppressWarnings("ReferenceEquality")
  public static boolean withheld(boolean over, Rules rules, Position now, List<Side> viewers) {
    return !over && viewers.stream().anyMatch(side -> rules.view(now, side).position() != now);
  }

  /** Nothing may be told yet. */
  public static ObjectNode withheld() {
    ObjectNode node = Json.object().put("withheld", true);
    node.putArray("attacks");
    node.putArray("turns");
    node.putObject("sides");
    return node;
  }

  /**
   * The luck of these attacks.
   *
   * @param line the number under which the reader knows a line of the log
   */
  public ObjectNode write(List<Luck.Attack> attacks, IntUnaryOperator line) {
    ObjectNode node = Json.object().put("withheld", false);
    ArrayNode list = node.putArray("attacks");
    Map<Integer, Sum> turns = new TreeMap<>();
    Sum all = new Sum();
    for (Luck.Attack attack : attacks) {
      list.add(write(attack, line));
      turns.computeIfAbsent(attack.turn(), key -> new Sum()).add(attack);
      all.add(attack);
    }
    ArrayNode byTurn = node.putArray("turns");
    turns.forEach((turn, sum) -> byTurn.addObject().put("turn", turn).set("sides", sum.write()));
    node.set("sides", all.write());
    return node;
  }

  private ObjectNode write(Luck.Attack attack, IntUnaryOperator line) {
    ObjectNode node =
        Json.object()
            .put("line", line.applyAsInt(attack.line()))
            .put("turn", attack.turn())
            .put("part", attack.part())
            .put("side", attack.attacker().id());
    node.set("attackers", Notation.ids(attack.attackers()));
    node.set("targets", notation.hexes(attack.targets()));
    node.put("odds", attack.odds()).put("result", attack.result());
    ArrayNode dice = node.putArray("dice");
    for (Luck.Die die : attack.dice()) {
      ObjectNode each =
          dice.addObject()
              .put("line", line.applyAsInt(die.line()))
              .put("side", die.side().id())
              .put("purpose", die.purpose())
              .put("face", die.face())
              .put("faces", die.faces());
      ObjectNode steps = each.putObject("steps");
      ObjectNode points = each.putObject("points");
      for (Side side : sides) {
        steps.put(side.id(), round(die.steps()[side.index()]));
        points.put(side.id(), round(die.points()[side.index()]));
      }
      each.put("chance", round(die.chance()));
    }
    node.putObject("chance")
        .put("rolled", round(attack.rolled().chance() - attack.expected().chance()))
        .put("changed", round(attack.lost().chance()));
    ObjectNode bySide = node.putObject("sides");
    for (Side side : sides) {
      bySide.set(
          side.id(), figures(attack.expected(), attack.rolled(), attack.lost(), side.index()));
    }
    return node;
  }

  private static ObjectNode figures(Tally expected, Tally rolled, Tally lost, int side) {
    ObjectNode node = Json.object();
    node.putObject("steps")
        .put("expected", round(expected.steps()[side]))
        .put("rolled", round(rolled.steps()[side]))
        .put("lost", round(lost.steps()[side]));
    node.putObject("points")
        .put("expected", round(expected.points()[side]))
        .put("rolled", round(rolled.points()[side]))
        .put("gained", round(lost.points()[side]));
    return node;
  }

  /** A figure with as many digits as are told. */
  public static double round(double value) {
    return Math.round(value * DIGITS) / DIGITS + 0.0;
  }

  /** What several attacks come to. */
  private final class Sum {
    private Tally expected = Tally.none();
    private Tally rolled = Tally.none();
    private Tally lost = Tally.none();
    private final int[] attacks = new int[2];
    private final int[] dice = new int[2];
    private final int[] faces = new int[2];
    private final double[] middle = new double[2];
    private final double[] high = new double[2];
    private final double[] low = new double[2];
    private double variance;

    void add(Luck.Attack attack) {
      expected = expected.plus(attack.expected(), 1);
      rolled = rolled.plus(attack.rolled(), 1);
      lost = lost.plus(attack.lost(), 1);
      attacks[attack.attacker().index()]++;
      for (Luck.Die die : attack.dice()) {
        int side = die.side().index();
        dice[side]++;
        faces[side] += die.face();
        middle[side] += (die.faces() + 1) / 2.0;
        variance += die.variance();
        high[side] += Math.max(0, die.slope());
        low[side] += Math.max(0, -die.slope());
      }
    }

    ObjectNode write() {
      ObjectNode node = Json.object();
      for (Side side : sides) {
        int own = side.index();
        ObjectNode each = figures(expected, rolled, lost, own).put("attacks", attacks[own]);
        if (dice[own] > 0) {
          each.putObject("dice")
              .put("rolled", dice[own])
              .put("mean", round((double) faces[own] / dice[own]))
              .put("expected", round(middle[own] / dice[own]))
              .put("good", good(own));
        }
        double luck =
            rolled.steps()[1 - own]
                - expected.steps()[1 - own]
                - rolled.steps()[own]
                + expected.steps()[own];
        double deviation = Math.sqrt(variance);
        each.put("luck", round(luck)).put("deviation", round(deviation));
        each.put("luckier", luckier(luck, deviation));
        node.set(side.id(), each);
      }
      return node;
    }

    /** Which faces help the side that rolls, where that is plain for nearly all its dice. */
    private @Nullable String good(int side) {
      return high[side] > PLAIN * low[side]
          ? "high"
          : low[side] > PLAIN * high[side] ? "low" : null;
    }
  }

  /** In which share of matches a side is less lucky than this. */
  public static double luckier(double luck, double deviation) {
    return deviation == 0 ? 0.5 : round(normal(luck / deviation));
  }

  /** How probable it is that a normal number is less than this (Abramowitz and Stegun 26.2.17). */
  static double normal(double x) {
    double t = 1 / (1 + 0.2316419 * Math.abs(x));
    double tail =
        Math.exp(-x * x / 2)
            / Math.sqrt(2 * Math.PI)
            * t
            * (0.319381530
                + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
    return x >= 0 ? 1 - tail : tail;
  }
}
