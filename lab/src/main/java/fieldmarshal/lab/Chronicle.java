package fieldmarshal.lab;

import fieldmarshal.bots.Bot;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Dice;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** What happened in a game turn by turn: the board at the end of each, totals and fights. */
final class Chronicle {
  /**
   * A combat.
   *
   * @param defenders the units in the hexes that were attacked, before its result
   */
  record Fight(int turn, List<Unit> attackers, Hexes targets, List<Unit> defenders) {}

  private final Rules rules;
  private final List<Position> ends = new ArrayList<>();
  private final List<int[]> peaks = new ArrayList<>();
  private final List<Fight> fights = new ArrayList<>();
  private @Nullable Side winner;
  private int orders;

  private Chronicle(Rules rules) {
    this.rules = rules;
  }

  /** Lets bots play a game and keeps its chronicle. */
  static Chronicle play(Rules rules, Bot[] bots, long seed) {
    Chronicle chronicle = new Chronicle(rules);
    Dice dice = new Dice(seed);
    Position p = rules.start();
    chronicle.ends.add(p);
    int turn = 1;
    while (true) {
      Granted granted;
      switch (rules.decision(p)) {
        case Decision.Chance chance -> granted = rules.roll(p, dice.roll(chance.faces()));
        case Decision.Choose choose -> {
          Order order = bots[choose.side().index()].decide(rules.view(p, choose.side()));
          if (!(rules.judge(p, order) instanceof Granted legal)) {
            throw new IllegalStateException("refused: " + order);
          }
          granted = legal;
          chronicle.orders++;
        }
        case Decision.Over over -> {
          chronicle.winner = over.outcome().winner();
          chronicle.turnEnds(turn, p);
          return chronicle;
        }
      }
      for (Event event : granted.events()) {
        if (event.bare() instanceof Event.Fought fought) {
          chronicle.fights.add(
              new Fight(
                  turn,
                  fought.attackers(),
                  fought.targets(),
                  chronicle.standing(p, fought.targets())));
        }
      }
      int now = rules.status(granted.next()).turn();
      if (now > turn) {
        chronicle.turnEnds(turn, p);
        turn = now;
      }
      p = granted.next();
      chronicle.note(turn, p);
    }
  }

  private void turnEnds(int turn, Position p) {
    note(turn, p);
    ends.add(p);
  }

  private void note(int turn, Position p) {
    int count = p.layout().globals().size();
    while (peaks.size() < turn) {
      peaks.add(new int[count]);
    }
    int[] peak = peaks.get(turn - 1);
    for (int i = 0; i < count; i++) {
      peak[i] = Math.max(peak[i], p.global(i));
    }
  }

  @Nullable Side winner() {
    return winner;
  }

  int orders() {
    return orders;
  }

  int lastTurn() {
    return ends.size() - 1;
  }

  /** The board at the end of a turn; of the last, if the game did not last so long. */
  Position endOf(int turn) {
    return ends.get(Math.clamp(turn, 0, lastTurn()));
  }

  /** The sum over some turns of the highest value that a total had in each. */
  int peak(int total, int from, int to) {
    int sum = 0;
    for (int turn = from; turn <= to && turn <= peaks.size(); turn++) {
      sum += peaks.get(turn - 1)[total];
    }
    return sum;
  }

  /** A side's points less the other's. */
  double lead(Position p, Side side) {
    List<Explanation> points = rules.points(p);
    return points.get(side.index()).total() - points.get(1 - side.index()).total();
  }

  /** How many of these hexes a side holds. */
  int held(Position p, Side side, int... hexes) {
    Hexes controlled = rules.controlled(p, side);
    int held = 0;
    for (int hex : hexes) {
      held += controlled.contains(hex) ? 1 : 0;
    }
    return held;
  }

  /** How many of these hexes have a unit of a side. */
  int standing(Position p, Side side, int... hexes) {
    int standing = 0;
    for (int hex : hexes) {
      int unit = p.first(hex);
      standing += unit >= 0 && rules.roster().all().get(unit).side() == side ? 1 : 0;
    }
    return standing;
  }

  private List<Unit> standing(Position p, Hexes hexes) {
    List<Unit> units = new ArrayList<>();
    for (int i = 0; i < hexes.size(); i++) {
      for (int unit = p.first(hexes.at(i)); unit >= 0; unit = p.next(unit)) {
        units.add(rules.roster().all().get(unit));
      }
    }
    return units;
  }

  /** The first turn at the end of which something is so. */
  double firstTurn(Predicate<Position> is) {
    for (int turn = 1; turn < ends.size(); turn++) {
      if (is.test(ends.get(turn))) {
        return turn;
      }
    }
    return Measure.NEVER;
  }

  /** The fights of some turns. */
  List<Fight> fights(int from, int to) {
    return fights.stream().filter(fight -> fight.turn() >= from && fight.turn() <= to).toList();
  }

  /** The fights for these hexes in some turns. */
  int fights(int[] hexes, int from, int to) {
    int count = 0;
    for (Fight fight : fights(from, to)) {
      for (int hex : hexes) {
        count += fight.targets().contains(hex) ? 1 : 0;
      }
    }
    return count;
  }
}
