package fieldmarshal.bots.analysis;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Side;
import java.util.List;

/**
 * What an analysis has found so far. All chances are those of the first side.
 *
 * @param done how many points of the curve have their first estimate; less than all of them at the
 *     end where there was no time for the rest
 * @param progress of the whole, from 0 to 1
 * @param secondsLeft about how long it still takes
 * @param games how many games were played in all
 * @param fitted whether games were broken off after some parts and judged by fitted constants; else
 *     all were played to their end
 * @param weighed whether the luck of the dice is known and left out of what decisions cost; it is
 *     not where nothing was fitted, or where there was no time for it
 * @param unseen how many drops the marshal was not asked about, for want of time
 * @param begins the line of the first point: both sides stand on the map
 * @param points of the curve, those that are known, in order
 * @param mistakes the worst first
 * @param shares what made the chance change from the first point to the last
 */
public record Report(
    State state,
    int done,
    int total,
    double progress,
    double secondsLeft,
    int games,
    boolean fitted,
    boolean weighed,
    int unseen,
    int begins,
    List<Point> points,
    List<Mistake> mistakes,
    Shares shares) {
  public Report {
    points = List.copyOf(points);
    mistakes = List.copyOf(mistakes);
  }

  /** How far it is. */
  public enum State {
    RUNNING,
    DONE,
    STOPPED
  }

  /**
   * A point of the curve: the moment at which a part of a turn begins, or the end.
   *
   * @param line the number of lines of the log before it
   * @param dice how much the dice of the part that begins changed the chance
   */
  public record Point(int line, int turn, Part part, Estimate chance, double dice) {}

  /**
   * A part of a turn that its side would have played better as the marshal plans.
   *
   * @param point the number of the point at which the part begins
   * @param line the number of lines before the first order of the part
   * @param loss what it cost its side, without the luck of the dice
   * @param played the chance of the first side after what was played, without the luck of the dice
   * @param expected the same after the marshal's plan
   * @param deeds what was done and the marshal would not have done
   * @param proposed what the marshal would have done instead
   * @param orders of the marshal from that line on, up to the first question to the enemy or die
   */
  public record Mistake(
      int point,
      int line,
      Side side,
      int turn,
      Part part,
      double loss,
      double error,
      double played,
      Estimate expected,
      List<Deed> deeds,
      List<Deed> proposed,
      List<Order> orders,
      String why) {
    /** From so much on it is a mistake, or a blunder. */
    public static final double POOR = 0.05;

    public static final double BLUNDER = 0.15;

    public Mistake {
      deeds = List.copyOf(deeds);
      proposed = List.copyOf(proposed);
      orders = List.copyOf(orders);
    }

    public boolean blunder() {
      return loss >= BLUNDER;
    }
  }

  /**
   * From the first chance to the last: what each side decided in its own parts, and the dice. It
   * adds up.
   *
   * @param decisions by side
   */
  public record Shares(double from, double to, double[] decisions, double dice) {}
}
