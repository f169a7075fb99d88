package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Case 3.2: stacking. */
public final class Stacking extends Chapter {
  /** What is counted together. */
  enum Group {
    FOOT(3, "infantry and cavalry units"),
    ARTILLERY(1, "heavy artillery unit"),
    HQ(1, "headquarters");

    private final int limit;
    private final String what;

    Group(int limit, String what) {
      this.limit = limit;
      this.what = what;
    }

    boolean has(Counter unit) {
      return switch (this) {
        case FOOT -> unit.isFoot();
        case ARTILLERY -> unit.isArtillery();
        case HQ -> unit.isHq();
      };
    }
  }

  private static final Group[] GROUPS = Group.values();

  Stacking(EastPrussiaRules rules) {
    super(rules);
  }

  /** How many of a group the hex holds beyond its limit. Dummies and symbols do not count. */
  @Case({"TWU-3.2a", "TWU-3.2b", "TWU-10.1g"})
  int excess(Position p, int side, int hex, Group group) {
    return Math.max(0, count(p, side, hex, group) - group.limit);
  }

  private int count(Position p, int side, int hex, Group group) {
    int count = 0;
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.sideIndex() == side && group.has(unit)) {
        count++;
      }
    }
    return count;
  }

  /** What a hex holds of each group that is there. */
  List<Clerk.Load> loads(Position p, int side, int hex) {
    List<Clerk.Load> loads = new ArrayList<>();
    // only the end of a movement phase is looked at, and only its owner's units
    boolean ends = p.pending() instanceof Movement.Segment && side == p.global(Global.PLAYER);
    for (Group group : GROUPS) {
      int count = count(p, side, hex, group);
      if (count > 0) {
        int due = ends ? excess(p, side, hex, group) : 0;
        loads.add(new Clerk.Load(group.what, count, group.limit, due, "TWU-3.2a"));
      }
    }
    return loads;
  }

  /** Stacking is looked at when a movement phase ends, and not before. */
  @Case({"TWU-3.2c", "TWU-3.2g"})
  void check(Table t) {
    t.push(new Check());
  }

  /** What would be lost if the phase ended now; nothing is said where the enemy must not know. */
  @Case("TWU-3.2d")
  String warning(Position p) {
    if (rules.on(EastPrussia.HIDDEN_MOVEMENT)) {
      return "";
    }
    int side = p.global(Global.PLAYER);
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex >= 0 && p.next(p.first(hex)) >= 0) {
        for (Group group : GROUPS) {
          if (group.has(unit) && excess(p, side, hex, group) > 0) {
            return " Too many units are in " + title(hex) + ".";
          }
        }
      }
    }
    return "";
  }

  /** Goes through the hexes until none is too full. */
  @Case({"TWU-3.2d", "TWU-3.2e"})
  record Check() implements Pending.Task<EastPrussiaRules>, LastingFrame {
    @Override
    public void run(EastPrussiaRules rules, Table t) {
      rules.stacking().next(t);
    }
  }

  private void next(Table t) {
    Position p = t.now();
    int side = phasing(p).index();
    for (Counter unit : rules.unitsOf(side)) {
      int hex = p.place(unit);
      if (hex < 0) {
        continue;
      }
      for (Group group : GROUPS) {
        int excess = group.has(unit) ? excess(p, side, hex, group) : 0;
        if (excess > 0) {
          remove(t, hex, group, excess);
          return;
        }
      }
    }
    for (Counter unit : rules.unitsOf(side)) {
      t.setFlag(unit, Flag.NEWCOMER, false);
    }
    t.pop();
    rules.headquarters().afterLosses(t);
    rules.replacements().roll(t);
  }

  /** The owner picks the units that are too many; those who retreated into the hex go first. */
  @Case({"TWU-3.2d", "TWU-3.2e"})
  private void remove(Table t, int hex, Group group, int excess) {
    List<Counter> candidates = candidates(t.now(), phasing(t.now()).index(), hex, group);
    if (candidates.size() <= excess) {
      for (Counter unit : candidates) {
        rules.pieces().eliminate(t, unit, false, "TWU-3.2e");
      }
    } else {
      t.push(new Excess(hex, group));
    }
  }

  private List<Counter> candidates(Position p, int side, int hex, Group group) {
    List<Counter> all = new ArrayList<>();
    List<Counter> newcomers = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      Counter unit = counter(u);
      if (unit.sideIndex() == side && group.has(unit)) {
        all.add(unit);
        if (p.has(unit, Flag.NEWCOMER)) {
          newcomers.add(unit);
        }
      }
    }
    return newcomers.isEmpty() ? all : newcomers;
  }

  /** One of too many must go. */
  @Case("TWU-3.2d")
  record Excess(int hex, Group group) implements Pending.Choice<EastPrussiaRules> {
    @Override
    public Decision.Choose decision(EastPrussiaRules rules, Position p) {
      int side = p.global(Global.PLAYER);
      return rules.ask(
          p,
          side,
          Kind.EXCESS,
          rules.board().title(hex)
              + " has more than "
              + group.limit
              + " "
              + group.what
              + ". Choose one to eliminate.",
          "TWU-3.2d");
    }

    @Override
    public Question question(EastPrussiaRules rules, Position p) {
      return Question.of("Overstacked");
    }

    @Override
    public void orders(EastPrussiaRules rules, Position p, OrderSink sink) {
      for (Counter unit : rules.stacking().candidates(p, p.global(Global.PLAYER), hex, group)) {
        if (!sink.accept(lose(unit))) {
          return;
        }
      }
    }

    private static Order lose(Counter unit) {
      return new Order.Lose(List.of(new Order.Portion(unit, 1)));
    }

    /** The weakest. */
    @Override
    public Order suggest(EastPrussiaRules rules, Position p) {
      Counter weakest = null;
      for (Counter unit : rules.stacking().candidates(p, p.global(Global.PLAYER), hex, group)) {
        if (weakest == null || unit.value() < weakest.value()) {
          weakest = unit;
        }
      }
      return lose(java.util.Objects.requireNonNull(weakest));
    }

    @Override
    public @Nullable Refused play(EastPrussiaRules rules, Table t, Order order) {
      List<Counter> candidates =
          rules.stacking().candidates(t.now(), t.now().global(Global.PLAYER), hex, group);
      if (order instanceof Order.Lose lose
          && lose.losses().size() == 1
          && lose.losses().getFirst().amount() == 1
          && lose.losses().getFirst().unit() instanceof Counter unit
          && candidates.contains(unit)) {
        t.pop();
        rules.pieces().eliminate(t, unit, false, "TWU-3.2d");
        return null;
      }
      return Refused.of(
          "TWU-3.2d",
          "Choose one unit of the overstacked hex; units that retreated there are eliminated first.");
    }
  }

  /**
   * A stack has retreated into a hex: where that is too full now, they are the newcomers. Units
   * that retreated there earlier, and for which there was room in the meantime, are no newcomers
   * any more.
   */
  @Case({"TWU-6.5g", "TWU-3.2e"})
  void arrived(Table t, List<Counter> stack, int hex) {
    int side = stack.getFirst().sideIndex();
    for (Group group : GROUPS) {
      int excess = excess(t.now(), side, hex, group);
      int came = (int) stack.stream().filter(group::has).count();
      for (int u = t.now().first(hex); u >= 0; u = t.now().next(u)) {
        Counter unit = counter(u);
        if (group.has(unit) && stack.contains(unit)) {
          t.setFlag(unit, Flag.NEWCOMER, excess > 0);
        } else if (group.has(unit) && excess <= came) {
          t.setFlag(unit, Flag.NEWCOMER, false);
        }
      }
    }
  }

  /** A newcomer in a hex that is still too full: it neither fights nor advances. */
  @Case({"TWU-6.5g", "TWU-6.5k", "TWU-6.6e"})
  boolean surplus(Position p, Counter unit) {
    if (!p.has(unit, Flag.NEWCOMER)) {
      return false;
    }
    for (Group group : GROUPS) {
      if (group.has(unit) && excess(p, unit.sideIndex(), p.place(unit), group) > 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether one more unit finds room, for an advance. */
  @Case("TWU-3.2f")
  boolean hasRoom(Position p, Counter unit, int hex) {
    for (Group group : GROUPS) {
      if (!group.has(unit)) {
        continue;
      }
      int count = 0;
      for (int u = p.first(hex); u >= 0; u = p.next(u)) {
        Counter there = counter(u);
        if (there != unit && there.sideIndex() == unit.sideIndex() && group.has(there)) {
          count++;
        }
      }
      if (count >= group.limit) {
        return false;
      }
    }
    return true;
  }
}
