package fieldmarshal.server;

import fieldmarshal.bots.analysis.ChanceModel;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What some lines of a match come to, as a side may know it: fights with all that followed, steps
 * lost, and how things stood at the end of each turn. Made from the events that the side was told
 * and from positions as it saw them.
 */
final class Chronicle {

  /** What a chance moved from nothing to certainty weighs. */
  private static final double SURE = 100;

  /** What a step weighs where the chance to win is known, which counts it already. */
  private static final double STEP = 0.1;

  /** A unit lost so many steps, perhaps its last ones. */
  record Loss(int line, Unit unit, int steps, boolean destroyed, int hex) {}

  /** A unit went somewhere. */
  record Walk(int line, Event.Moved moved) {}

  /**
   * A fight with all that followed.
   *
   * @param face the die on the table of results, or 0 where it was not one die
   * @param before how far the first side was ahead in points before it, and
   * @param after how far afterwards
   * @param chanceMoved by how much the chance of the first side to win went up; null while the
   *     match is not over, and where nothing is known of the scenario
   */
  record Fight(
      int line,
      int turn,
      Part part,
      Event.Fought fought,
      int face,
      List<Loss> losses,
      List<Walk> walks,
      double before,
      double after,
      @Nullable Double chanceMoved) {
    Side attacker() {
      return fought.attackers().isEmpty() ? part.side() : fought.attackers().getFirst().side();
    }

    int lost(Side side) {
      return losses.stream()
          .filter(loss -> loss.unit().side().equals(side))
          .mapToInt(Loss::steps)
          .sum();
    }

    /**
     * How much it mattered: by the chance to win that it moved, where that is known, else by points
     * and steps. Where the chance is known, steps only decide between fights that moved as much.
     */
    double weight() {
      int steps = losses.stream().mapToInt(Loss::steps).sum();
      return chanceMoved == null
          ? steps + 2 * Math.abs(after - before)
          : SURE * Math.abs(chanceMoved) + STEP * steps;
    }
  }

  /** How things stood when a turn was over. */
  record TurnEnd(int turn, int line, Position seen) {}

  /** Something that happened in a line, in order. */
  private record Item(int line, Event event, int face, @Nullable Loss loss, int place) {}

  private final LiveMatch live;
  private final Rules rules;
  private final Side side;
  private final List<Side> viewers;
  private final List<LogEntry> entries;
  private final Moment moment;
  private final List<Fight> fights = new ArrayList<>();
  private final List<Loss> losses = new ArrayList<>();
  private final List<TurnEnd> turns = new ArrayList<>();
  private final int first;
  private final int end;
  private final @Nullable ChanceModel chances;

  /** The whole match. */
  static Chronicle whole(LiveMatch live, Side side, List<Side> viewers) {
    List<LogEntry> entries = live.log(viewers);
    return new Chronicle(live, side, viewers, entries, 0, entries.size());
  }

  /** What the enemy did when it was last his: the parts of the other side before the side's own. */
  static Chronicle enemy(LiveMatch live, Side side, List<Side> viewers) {
    List<LogEntry> entries = live.log(viewers);
    int to = entries.size();
    while (to > 0 && side.equals(owner(entries.get(to - 1)))) {
      to--;
    }
    int from = to;
    while (from > 0 && !side.equals(owner(entries.get(from - 1)))) {
      from--;
    }
    return new Chronicle(live, side, viewers, entries, from, to);
  }

  /** Whose part of a turn a line belongs to. */
  private static @Nullable Side owner(LogEntry entry) {
    return entry.decision() instanceof Decision.Choose choose ? choose.part().side() : null;
  }

  private Chronicle(
      LiveMatch live, Side side, List<Side> viewers, List<LogEntry> entries, int first, int end) {
    this.live = live;
    this.rules = live.rules();
    this.side = side;
    this.viewers = viewers;
    this.entries = entries;
    this.moment = live.moment();
    this.first = first;
    this.end = end;
    // While somebody plays on nobody is told how good his chances are.
    this.chances =
        moment.decision() instanceof Decision.Over
            ? ChanceModel.of(rules, live.setup().scenario())
            : null;
    read();
  }

  // ---- what is asked

  List<Fight> fights() {
    return fights;
  }

  List<Loss> losses() {
    return losses;
  }

  List<TurnEnd> turns() {
    return turns;
  }

  /** The first line, and the one after the last. */
  int first() {
    return first;
  }

  int end() {
    return end;
  }

  /** The events of a line that the side was told of. */
  List<Event> events(int line) {
    return Sight.seen(viewers, entries.get(line).events());
  }

  /** The position before a line, as the side saw it; after the last line the present one. */
  Position seen(int line) {
    return Sight.position(live, truth(line), side);
  }

  private Position truth(int line) {
    return line < entries.size() ? entries.get(line).before() : moment.position();
  }

  Decision.@Nullable Choose decision(int line) {
    return line < entries.size() && entries.get(line).decision() instanceof Decision.Choose choose
        ? choose
        : null;
  }

  /** How far the first side is ahead in points. */
  private double lead(int line) {
    var points = rules.points(seen(line));
    return points.size() < 2
        ? points.isEmpty() ? 0 : points.getFirst().total()
        : points.get(0).total() - points.get(1).total();
  }

  /** By how much the chance of the first side to win went up between two lines. */
  private @Nullable Double moved(int from, int until) {
    return chances == null ? null : chances.chance(truth(until)) - chances.chance(truth(from));
  }

  // ---- reading

  private void read() {
    List<Item> span = new ArrayList<>();
    int turn = -1;
    for (int line = first; line < end; line++) {
      LogEntry entry = entries.get(line);
      Decision.Choose choose = decision(line);
      if (choose != null && turn >= 0 && choose.turn() != turn) {
        turns.add(new TurnEnd(turn, line, seen(line)));
      }
      turn = choose == null ? turn : choose.turn();
      if (begins(entry, choose)) {
        close(span, line);
      }
      items(span, line);
    }
    close(span, end);
    if (turn >= 0) {
      turns.add(new TurnEnd(turn, end, seen(end)));
    }
  }

  /** Whether a line begins something new, so that what follows belongs to no earlier fight. */
  private static boolean begins(LogEntry entry, Decision.@Nullable Choose choose) {
    return choose != null && (choose.kind().equals(Kind.MOVE) || choose.kind().equals(Kind.ATTACK))
        || entry.line() instanceof Line.Played(Order.Attack _, _, _);
  }

  private void items(List<Item> span, int line) {
    Position before = truth(line);
    Position after = truth(line + 1);
    Clerk clerk = rules.clerk();
    Map<Unit, Integer> left = new HashMap<>();
    int face = 0;
    for (Event event : events(line)) {
      Loss loss = null;
      Unit unit = null;
      switch (event) {
        case Event.Reduced(var who, var steps, _) -> {
          unit = who;
          int had = left.getOrDefault(who, before.stepsLeft(who));
          left.put(who, Math.max(0, had - steps));
          loss = new Loss(line, who, Math.min(steps, had), false, before.place(who));
        }
        case Event.Removed(var who, var from, _) -> {
          unit = who;
          int had = left.getOrDefault(who, before.stepsLeft(who));
          left.put(who, 0);
          if (who.steps() > 0 && clerk.lost(after, who) && !clerk.lost(before, who)) {
            loss = new Loss(line, who, had, true, from);
          }
        }
        case Event.Moved moved -> unit = moved.unit();
        default -> face = event instanceof Event.Rolled rolled ? rolled.face() : face;
      }
      if (unit != null && unit.isSymbol()) {
        loss = null;
      }
      if (loss != null) {
        losses.add(loss);
      }
      if (unit != null || event instanceof Event.Fought) {
        span.add(new Item(line, event, face, loss, unit == null ? -1 : before.place(unit)));
      }
      face = event instanceof Event.Rolled ? face : 0;
    }
  }

  /** What lies between two beginnings: each loss and each walk goes to the fight that it is of. */
  private void close(List<Item> span, int next) {
    List<Integer> at = new ArrayList<>();
    for (int i = 0; i < span.size(); i++) {
      if (span.get(i).event() instanceof Event.Fought) {
        at.add(i);
      }
    }
    Map<Integer, List<Item>> of = new HashMap<>();
    for (int i = 0; i < span.size() && !at.isEmpty(); i++) {
      if (!at.contains(i)) {
        of.computeIfAbsent(fight(span, at, i), key -> new ArrayList<>()).add(span.get(i));
      }
    }
    for (int k = 0; k < at.size(); k++) {
      Item item = span.get(at.get(k));
      int until = k + 1 < at.size() ? span.get(at.get(k + 1)).line() : next;
      add(item, of.getOrDefault(at.get(k), List.of()), until);
    }
    span.clear();
  }

  private static int fight(List<Item> span, List<Integer> at, int index) {
    int before = -1;
    int after = -1;
    for (int fought : at) {
      if (fought < index) {
        before = fought;
      } else if (after < 0) {
        after = fought;
      }
    }
    if (before < 0 || after < 0) {
      return before < 0 ? after : before;
    }
    return !concerns(span.get(before), span.get(index))
            && concerns(span.get(after), span.get(index))
        ? after
        : before;
  }

  private static boolean concerns(Item fight, Item item) {
    Event.Fought fought = (Event.Fought) fight.event();
    Unit unit =
        item.loss() != null
            ? item.loss().unit()
            : item.event() instanceof Event.Moved moved ? moved.unit() : null;
    return unit != null && fought.attackers().contains(unit)
        || fought.targets().contains(item.place());
  }

  /**
   * Whether a line ends its turn as well: what the end of the turn brings is of no fight, though
   * the last answer in it may have ended the turn.
   */
  private boolean endsTurn(int line, int turn) {
    return events(line).stream()
        .anyMatch(event -> event.bare() instanceof Event.Began began && began.turn() != turn);
  }

  private void add(Item item, List<Item> followed, int until) {
    Decision.Choose choose = decision(item.line());
    if (choose == null) {
      return;
    }
    Event.Fought fought = (Event.Fought) item.event();
    List<Loss> lost = new ArrayList<>();
    List<Walk> walks = new ArrayList<>();
    for (Item each : followed) {
      if (each.loss() != null) {
        lost.add(each.loss());
      } else if (each.event() instanceof Event.Moved moved) {
        walks.add(new Walk(each.line(), moved));
      }
    }
    int upTo = Math.max(item.line(), endsTurn(until - 1, choose.turn()) ? until - 1 : until);
    fights.add(
        new Fight(
            item.line(),
            choose.turn(),
            choose.part(),
            fought,
            item.face(),
            lost,
            walks,
            lead(item.line()),
            lead(upTo),
            moved(item.line(), upTo)));
  }
}
