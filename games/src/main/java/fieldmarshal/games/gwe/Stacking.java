package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Chapter 6: stacking. */
public abstract class Stacking extends Chapter {
  protected Stacking(GreatWarInTheEast rules) {
    super(rules);
  }

  /** The most stacking points that a hex may hold when a phase ends. */
  @Case("GWE-6.0")
  public abstract int limit();

  /** The stacking points of a side in a hex. Fortresses and markers count nothing. */
  @Case({"GWE-6.11", "GWE-6.12", "GWE-6.13", "GWE-11.21"})
  public final int points(Position p, int hex, Side side) {
    int points = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.side() == side) {
        points += unit.stacking();
      }
    }
    return points;
  }

  /**
   * Whether so many more points fit into a hex now: for advances, which the limit binds at once.
   */
  public final boolean fits(Position p, int hex, Side side, int more) {
    return points(p, hex, side) + more <= limit();
  }

  /** Whether a hex over the limit is let off at the end of this phase. */
  protected boolean excused(Position p, int hex, Side side) {
    return false;
  }

  /**
   * How many points a side gives up in a hex if the phase ends now. What is asked within a combat
   * ends no phase. An excuse lasts until its owner's Movement Phase ends, so there it saves nobody.
   */
  @Case("GWE-6.14")
  final int due(Position p, int hex, Side side) {
    boolean moving = p.pending() instanceof Movement.Segment;
    boolean ends =
        moving
            || p.pending() instanceof Withdrawal.Segment
            || p.pending() instanceof Combat.Segment
            || p.pending() instanceof Replacement.Segment;
    boolean excused = excused(p, hex, side) && !(moving && phasing(p) == side);
    return ends && !excused ? Math.max(0, points(p, hex, side) - limit()) : 0;
  }

  /**
   * At the end of every phase (not segment) the hexes of both sides are looked at; each owner thins
   * out his own.
   */
  @Case({"GWE-6.14", "GWE-5.22", "GWE-6.21", "GWE-14.13"})
  public final void checkAtPhaseEnd(Table t) {
    Position p = t.now();
    for (int i = rules.roster().size() - 1; i >= 0; i--) {
      int hex = p.place(i);
      if (hex < 0 || p.first(hex) != i || p.next(i) < 0) {
        continue;
      }
      for (Side side : rules.sides()) {
        if (points(p, hex, side) > limit() && !excused(p, hex, side)) {
          t.push(new Excess(hex, side, unitsIn(p, hex, side), "GWE-6.14"));
        }
      }
    }
  }

  /**
   * The owner of an overstacked hex picks what is eliminated: enough, and not more than needed.
   *
   * @param from the units that it may be taken from
   * @param caseId 6.14, or 6.15 after a retreat
   */
  record Excess(int hex, Side side, List<Counter> from, String caseId)
      implements Pending.Obvious<GreatWarInTheEast> {
    static final String ELIMINATE = "eliminate";

    Excess {
      from = List.copyOf(from);
    }

    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      Stacking stacking = rules.stacking();
      return rules.ask(
          p,
          side,
          Kind.EXCESS,
          "Overstacked: "
              + stacking.points(p, hex, side)
              + " stacking points in "
              + rules.board().title(hex)
              + ", at most "
              + stacking.limit()
              + " allowed. Choose units to eliminate.",
          caseId);
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      String title = "Overstacked";
      return (rules.sequence().fighting(p) ? Question.inCombat(title) : Question.of(title))
          .with(new Question.Option(ELIMINATE, "Eliminate"));
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      rules.stacking().victims(p, this, sink);
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return rules.stacking().eliminate(t, this, order);
    }
  }

  /**
   * A stack that has had to end its retreat in too full a hex loses its excess; nobody else does.
   */
  @Case({"GWE-6.15", "GWE-8.65"})
  final void checkAfterRetreat(Table t, List<Counter> stack, int hex) {
    Side side = stack.get(0).side();
    if (points(t.now(), hex, side) > limit()) {
      t.push(new Excess(hex, side, stack, "GWE-6.15"));
    }
  }

  private List<Counter> unitsIn(Position p, int hex, Side side) {
    List<Counter> units = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (counter(u).side() == side) {
        units.add(counter(u));
      }
    }
    return units;
  }

  private List<Counter> candidates(Position p, Excess excess) {
    List<Counter> candidates = new ArrayList<>();
    for (Counter unit : excess.from()) {
      if (p.place(unit) == excess.hex() && unit.stacking() > 0) {
        candidates.add(unit);
      }
    }
    return candidates;
  }

  /** The points to be given up: never more than there are to give. */
  private int over(Position p, Excess excess, List<Counter> candidates) {
    int have = 0;
    for (Counter unit : candidates) {
      have += unit.stacking();
    }
    return Math.min(have, points(p, excess.hex(), excess.side()) - limit());
  }

  private void victims(Position p, Excess excess, OrderSink sink) {
    List<Counter> candidates = candidates(p, excess);
    int over = over(p, excess, candidates);
    int n = Math.min(candidates.size(), 20);
    for (int mask = 1; mask < 1 << n; mask++) {
      List<Counter> chosen = new ArrayList<>();
      for (int i = 0; i < n; i++) {
        if ((mask >> i & 1) != 0) {
          chosen.add(candidates.get(i));
        }
      }
      if (enoughAndNoMore(chosen, over)
          && !sink.accept(Order.Choose.units(Excess.ELIMINATE, chosen))) {
        return;
      }
    }
  }

  private static boolean enoughAndNoMore(List<Counter> chosen, int over) {
    int points = 0;
    for (Counter unit : chosen) {
      points += unit.stacking();
    }
    if (points < over) {
      return false;
    }
    for (Counter unit : chosen) {
      if (points - unit.stacking() >= over) {
        return false;
      }
    }
    return true;
  }

  private @Nullable Refused eliminate(Table t, Excess excess, Order order) {
    if (!(order instanceof Order.Choose choose)
        || !choose.option().equals(Excess.ELIMINATE)
        || !choose.hexes().equals(Hexes.NONE)) {
      return Refused.of(excess.caseId(), "Choose the units to eliminate.");
    }
    Position p = t.now();
    List<Counter> candidates = candidates(p, excess);
    List<Counter> chosen = new ArrayList<>();
    for (var unit : choose.units()) {
      Counter counter = counter(unit);
      if (!candidates.contains(counter) || chosen.contains(counter)) {
        return Refused.of(
            excess.caseId(),
            () ->
                counter.begins()
                    + " is not one of the units to eliminate in "
                    + title(excess.hex())
                    + ".");
      }
      chosen.add(counter);
    }
    int over = over(p, excess, candidates);
    if (!enoughAndNoMore(chosen, over)) {
      return Refused.of(
          excess.caseId(),
          () ->
              "The hex is "
                  + Counted.of(over, "stacking point")
                  + " over the limit; do not eliminate more than that.");
    }
    t.pop();
    for (Counter unit : chosen) {
      rules.pieces().eliminate(t, unit, excess.caseId());
    }
    return null;
  }
}
