package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Layout;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Chapter 14: reinforcements. Units that are still to come wait in a box; their turn is one of
 * their numbers. What does not enter waits on.
 */
public abstract class Reinforcements extends Chapter {
  /** The box of units that are still to come. */
  public static final int DUE = Layout.box(2);

  protected Reinforcements(GreatWarInTheEast rules) {
    super(rules);
  }

  /** Whether the unit is due this turn or was held back before. */
  @Case({"GWE-3.0", "GWE-14.0", "GWE-14.24"})
  public boolean due(Position p, Counter unit) {
    int turn = p.unitNumber(unit, UnitNumber.DUE);
    return p.place(unit) == DUE && turn > 0 && turn <= turn(p);
  }

  /** The hexes at which the unit is scheduled to enter. */
  @Case({"GWE-14.0", "GWE-3.0"})
  public abstract List<Integer> scheduled(Counter unit);

  /** Whether the unit comes by train. */
  @Case("GWE-14.12")
  protected boolean entrained(Counter unit) {
    return true;
  }

  /** Why the unit may not be put into an entry hex, or null. */
  @Case("GWE-14.21")
  protected @Nullable Refused blocked(Position p, Counter unit, int hex) {
    Zones.Presence enemy = rules.zones().presence(p, 1 - unit.side().index());
    if (enemy.bars.has(hex)) {
      return Refused.of("GWE-14.21", () -> title(hex) + " has enemy units in it.");
    }
    if (enemy.hq.has(hex)) {
      return Refused.of("GWE-14.21", () -> "An enemy headquarters is in " + title(hex) + ".");
    }
    if (enemy.zone.has(hex)) {
      return Refused.of("GWE-14.21", () -> title(hex) + " is in an enemy zone of control.");
    }
    return null;
  }

  /** Where the unit may enter now. */
  @Case({"GWE-14.0", "GWE-14.22", "GWE-14.24"})
  public final List<Integer> entries(Position p, Counter unit) {
    List<Integer> open = new ArrayList<>();
    for (int hex : scheduled(unit)) {
      if (blocked(p, unit, hex) == null) {
        open.add(hex);
      }
    }
    if (open.isEmpty() && p.has(unit, Flag.BLOCKED)) {
      open.addAll(alternates(p, unit));
    }
    return open;
  }

  /**
   * A unit whose entry was blocked a turn ago may come in at the nearest open hex of the map edge,
   * in the direction of its nearest friend.
   */
  @Case("GWE-14.22")
  protected List<Integer> alternates(Position p, Counter unit) {
    List<Integer> scheduled = scheduled(unit);
    if (scheduled.isEmpty()) {
      return List.of();
    }
    int from = scheduled.get(0);
    int friend = nearestFriend(p, unit, from);
    int here = friend < 0 ? Integer.MAX_VALUE : board().distance(from, friend);
    int best = Integer.MAX_VALUE;
    List<Integer> hexes = new ArrayList<>();
    for (int hex = 0; hex < board().size(); hex++) {
      if (!board().atEdge(hex)
          || TerrainCode.isWater(board(), hex)
          || blocked(p, unit, hex) != null
          || friend >= 0 && board().distance(hex, friend) > here) {
        continue;
      }
      int distance = board().distance(from, hex);
      if (distance < best) {
        best = distance;
        hexes.clear();
      }
      if (distance == best) {
        hexes.add(hex);
      }
    }
    return hexes;
  }

  private int nearestFriend(Position p, Counter unit, int from) {
    int best = Integer.MAX_VALUE;
    int nearest = -1;
    for (Counter friend : rules.unitsOf(unit.side().index())) {
      if (p.onMap(friend) && friend.isCombat() && board().distance(from, p.place(friend)) < best) {
        best = board().distance(from, p.place(friend));
        nearest = p.place(friend);
      }
    }
    return nearest;
  }

  /** Off-map railways that start at a blocked entry hex of the unit. */
  @Case("GWE-14.23")
  private List<Theatre.Link> detours(Position p, Counter unit) {
    List<Theatre.Link> links = new ArrayList<>();
    if (!entrained(unit) || !entries(p, unit).isEmpty() || rules.railways().room(p, unit) != null) {
      return links;
    }
    for (Theatre.Link link : theatre().links()) {
      for (int hex : scheduled(unit)) {
        if (link.side() == unit.side().index() && (link.a() == hex || link.b() == hex)) {
          links.add(link);
        }
      }
    }
    return links;
  }

  /** The reinforcement segment: the player brings in what is due, or holds it back. */
  @Case({"GWE-4.0-1b", "GWE-14.24"})
  record Segment() implements Pending.Obvious<GreatWarInTheEast>, LastingFrame {
    static final String OFF_MAP = "off-map";

    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      return rules.ask(
          p,
          rules.sequence().phasing(p),
          Kind.REINFORCE,
          "Place reinforcements, or delay them.",
          "GWE-14.0");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      return Question.of("Reinforcements", "Delay the rest").with(rules.reinforcements().options());
    }

    @Override
    public Order suggest(GreatWarInTheEast rules, Position p) {
      Order[] entering = {Order.PASS};
      orders(
          rules,
          p,
          order -> {
            boolean enters =
                order instanceof Order.Reinforce
                    || order instanceof Order.Choose choose && choose.option().equals(OFF_MAP);
            entering[0] = enters ? order : entering[0];
            return !enters;
          });
      return entering[0];
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      Reinforcements chapter = rules.reinforcements();
      for (Counter unit : rules.unitsOf(rules.sequence().phasing(p).index())) {
        if (!chapter.due(p, unit)) {
          continue;
        }
        for (int hex : chapter.entries(p, unit)) {
          if (chapter.mayEnter(p, unit, hex) == null
              && !sink.accept(new Order.Reinforce(unit, hex))) {
            return;
          }
        }
        if (!chapter.detours(p, unit).isEmpty() && !sink.accept(Order.Choose.unit(OFF_MAP, unit))) {
          return;
        }
        if (!chapter.otherwise(p, unit, sink)) {
          return;
        }
      }
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return rules.reinforcements().play(t, order);
    }
  }

  /** What may become of a unit that is due beside entering, by name. */
  protected List<Question.Option> options() {
    return List.of(
        new Question.Option(
            Segment.OFF_MAP,
            "Use the off-map railway",
            "The unit does not enter here; it moves along the railway outside the map."));
  }

  /** What else may become of a unit that is due (exclusive rules); false when no more is wanted. */
  protected boolean otherwise(Position p, Counter unit, OrderSink sink) {
    return true;
  }

  /** Plays what is neither entering nor holding back (exclusive rules). */
  protected @Nullable Refused playOther(Table t, Order order) {
    return Refused.of(
        "GWE-4.0-1b", "In the reinforcement segment you only place reinforcements or delay them.");
  }

  /** Why the unit may not enter at a hex now, or null. */
  @Case({"GWE-14.0", "GWE-14.21"})
  public @Nullable Refused mayEnter(Position p, Counter unit, int hex) {
    if (unit.side() != phasing(p) || !due(p, unit)) {
      return Refused.of("GWE-14.0", () -> unit.begins() + " is not due this turn.");
    }
    if (entries(p, unit).contains(hex)) {
      return null;
    }
    Refused refused = scheduled(unit).contains(hex) ? blocked(p, unit, hex) : null;
    return refused != null
        ? refused
        : Refused.of("GWE-14.24", () -> unit.begins() + " may not enter at " + title(hex) + ".");
  }

  private @Nullable Refused play(Table t, Order order) {
    return switch (order) {
      case Order.Pass pass -> {
        noteBlocked(t);
        t.pop();
        yield null;
      }
      case Order.Reinforce reinforce -> {
        Counter unit = counter(reinforce.unit());
        Refused refused = mayEnter(t.now(), unit, reinforce.hex());
        if (refused == null) {
          arrive(t, unit, reinforce.hex());
        }
        yield refused;
      }
      case Order.Choose choose
          when choose.option().equals(Segment.OFF_MAP)
              && choose.units().size() == 1
              && choose.hexes().isEmpty() -> {
        Counter unit = counter(choose.units().get(0));
        List<Theatre.Link> detours =
            unit.side() == phasing(t.now()) && due(t.now(), unit)
                ? detours(t.now(), unit)
                : List.of();
        if (detours.isEmpty()) {
          yield Refused.of("GWE-14.23", () -> unit.begins() + " has no off-map railway to use.");
        }
        Theatre.Link link = detours.get(0);
        int from = scheduled(unit).contains(link.a()) ? link.a() : link.b();
        rules.railways().startOffMap(t, unit, link, from);
        yield null;
      }
      default -> playOther(t, order);
    };
  }

  /** Placed at no cost, aboard a train where they come by one, and free to move this turn. */
  @Case({"GWE-14.11", "GWE-14.12", "GWE-14.13", "GWE-14.14"})
  protected void arrive(Table t, Counter unit, int hex) {
    rules.pieces().put(t, unit, hex, "reinforcement");
    t.setFlag(unit, Flag.BLOCKED, false);
    t.setFlag(unit, Flag.ARRIVED, true);
    if (entrained(unit) && theatre().friendlyRail(unit.side().index(), hex)) {
      t.mark(unit, Flag.ENTRAINED, true, "GWE-14.12");
      rules.railways().count(t, unit);
    }
    rules.headquarters().met(t, unit, hex);
  }

  /** A unit that found its entry blocked may use another entry next turn. */
  @Case("GWE-14.22")
  private void noteBlocked(Table t) {
    for (Counter unit : rules.unitsOf(phasing(t.now()).index())) {
      if (due(t.now(), unit)) {
        boolean open = false;
        for (int hex : scheduled(unit)) {
          open |= blocked(t.now(), unit, hex) == null;
        }
        t.setFlag(unit, Flag.BLOCKED, !open);
      }
    }
  }

  /** Whether anybody of the side is due. */
  public final boolean any(Position p, Side side) {
    for (Counter unit : rules.unitsOf(side.index())) {
      if (due(p, unit)) {
        return true;
      }
    }
    return false;
  }
}
