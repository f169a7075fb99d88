package fieldmarshal.engine.fog;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Hides from a side what its game declares in {@link Secrets}.
 *
 * <p>A view is a copy of the position in which every counter that the side does not know lies in a
 * box, without anything that is noted of it, and a symbol of its owner stands in its place. Which
 * symbol stands where tells nothing: they are dealt out in the order of the hexes. In an ordered
 * stack a symbol lies where the counter lay.
 *
 * <p>What happens to a counter that the enemy does not know is told twice: to its owner by its
 * name, to the enemy by a symbol. A guess puts counters under the symbols of a view that they may
 * be.
 */
public final class Fog {
  private final Roster<? extends Unit> roster;
  private final List<Side> sides;
  private final Secrets secrets;
  private final Map<Side, List<Unit>> symbols = new HashMap<>();

  public Fog(Roster<? extends Unit> roster, List<Side> sides, Secrets secrets) {
    this.roster = roster;
    this.sides = List.copyOf(sides);
    this.secrets = secrets;
    for (Side side : sides) {
      symbols.put(side, new ArrayList<>());
    }
    for (Unit unit : roster.all()) {
      if (unit.isSymbol()) {
        symbolsOf(unit.side()).add(unit);
      }
    }
  }

  private List<Unit> symbolsOf(Side side) {
    return symbols.getOrDefault(side, List.of());
  }

  /** The symbol of a side by which the enemy is told of a counter that he does not know. */
  public Unit symbol(Side side) {
    return symbolsOf(side).getFirst();
  }

  /** Whether the enemies of its owner know which counter it is; a symbol is not known. */
  public boolean known(Position p, Unit unit) {
    if (unit.isSymbol()) {
      return false;
    }
    for (Side side : sides) {
      if (side != unit.side() && secrets.sight(p, side).of(unit) != Secrets.Known.FACE) {
        return false;
      }
    }
    return true;
  }

  // ---- views

  /** Whether the position is a view, not the truth. */
  public boolean isView(Position p) {
    return p.global(secrets.viewGlobal()) != 0;
  }

  /** The position as a side sees it; a view stays as it is. */
  public Position view(Position p, Side to) {
    if (isView(p)) {
      return p;
    }
    Table t = new Table(p).silent();
    Secrets.Sight sight = secrets.sight(p, to);
    List<Unit> standIns = new ArrayList<>();
    for (Unit unit : roster.all()) {
      if (unit.side() == to || unit.isSymbol()) {
        continue;
      }
      Secrets.Known known = sight.of(unit);
      if (known != Secrets.Known.FACE) {
        if (known == Secrets.Known.SYMBOL) {
          standIns.add(unit);
        }
        blank(t, unit);
        t.shift(unit, secrets.unseenBox());
      }
    }
    deal(t, p, standIns);
    t.setGlobal(secrets.viewGlobal(), to.index() + 1);
    secrets.conceal(t, p, to);
    return t.now();
  }

  /** Nothing that is noted of the counter is left. */
  private static void blank(Table t, Unit unit) {
    t.lose(unit, 0);
    t.setFlag(unit, -1, false);
    for (int number = 0; number < t.now().layout().unitNumbers().size(); number++) {
      t.setUnitNumber(unit, number, 0);
    }
  }

  /** What a symbol shows, in the order in which symbols are dealt out. */
  private record Shown(Unit of, int[] what) {}

  /** Puts symbols where these counters stand in the truth. */
  private void deal(Table t, Position truth, List<Unit> hidden) {
    Map<Side, List<Shown>> faceless = new HashMap<>();
    for (Unit unit : hidden) {
      faceless.computeIfAbsent(unit.side(), side -> new ArrayList<>()).add(shown(truth, unit));
    }
    Unit[] dealt = new Unit[roster.all().size()];
    faceless.forEach((side, all) -> {
      all.sort((a, b) -> Arrays.compare(a.what(), b.what()));
      List<Unit> free = symbolsOf(side);
      if (all.size() > free.size()) {
        throw new IllegalStateException(
            all.size() + " counters of " + side + " are hidden, with " + free.size() + " symbols");
      }
      for (int i = 0; i < all.size(); i++) {
        Unit unit = all.get(i).of();
        show(t, truth, unit, free.get(i));
        dealt[unit.index()] = free.get(i);
      }
    });
    restack(t, truth, dealt);
  }

  private Shown shown(Position truth, Unit unit) {
    int count = truth.layout().unitNumbers().size();
    int[] what = new int[3 + count];
    what[0] = truth.place(unit);
    what[1] = truth.layout().ordered() && what[0] >= 0 ? truth.depth(unit) : 0;
    what[2] = truth.flags(unit) & secrets.shownFlags();
    for (int number = 0; number < count; number++) {
      what[3 + number] = secrets.showsUnitNumber(number) ? truth.unitNumber(unit, number) : 0;
    }
    return new Shown(unit, what);
  }

  private void show(Table t, Position truth, Unit unit, Unit symbol) {
    t.shift(symbol, truth.place(unit));
    t.setFlag(symbol, truth.flags(unit) & secrets.shownFlags(), true);
    for (int number = 0; number < truth.layout().unitNumbers().size(); number++) {
      if (secrets.showsUnitNumber(number)) {
        t.setUnitNumber(symbol, number, truth.unitNumber(unit, number));
      }
    }
  }

  /**
   * Lays stand-ins where those lay in whose place they are.
   *
   * @param standIns who stands for a unit, by its index; null where it stands for itself
   */
  private void restack(Table t, Position before, @Nullable Unit[] standIns) {
    if (!before.layout().ordered()) {
      return;
    }
    boolean[] done = new boolean[before.layout().hexes()];
    List<Unit> stack = new ArrayList<>();
    for (int hidden = 0; hidden < standIns.length; hidden++) {
      int hex = standIns[hidden] == null ? -1 : before.place(hidden);
      if (hex < 0 || done[hex]) {
        continue;
      }
      done[hex] = true;
      for (int u = before.first(hex); u >= 0; u = before.next(u)) {
        Unit standIn = standIns[u];
        Unit now = standIn == null ? roster.get(u) : standIn;
        if (t.now().place(now) == hex) {
          stack.add(now);
        }
      }
      if (stack.size() > 1) {
        t.stack(hex, stack);
      }
      stack.clear();
    }
  }

  // ---- telling

  /**
   * Tells what happened to a counter.
   *
   * @param known whether the enemy knows, or learns by it, which counter it is; if not he is told
   *     of a symbol
   */
  public void tell(Table t, Event event, boolean known) {
    if (known) {
      t.tell(event);
    } else {
      tell(t, event, about(event, symbol(about(event).side())));
    }
  }

  /** Tells the owner of a counter what happened to it, and the others what that looks like. */
  public void tell(Table t, Event event, Event seen) {
    Side owner = about(event).side();
    t.tell(event, Audience.only(owner));
    for (Side side : sides) {
      if (side != owner) {
        t.tell(seen, Audience.only(side));
      }
    }
  }

  /** Tells what happened in a way that only the owner of the counter may know. */
  public void tellOwner(Table t, Event event) {
    t.tell(event, Audience.only(about(event).side()));
  }

  private static Unit about(Event event) {
    return switch (event) {
      case Event.Moved moved -> moved.unit();
      case Event.Placed placed -> placed.unit();
      case Event.Reduced reduced -> reduced.unit();
      case Event.Restored restored -> restored.unit();
      case Event.Removed removed -> removed.unit();
      case Event.Marked marked -> marked.unit();
      default -> throw new IllegalArgumentException("about no counter: " + event);
    };
  }

  /** The same of another counter. */
  private static Event about(Event event, Unit unit) {
    return switch (event) {
      case Event.Moved(_, int from, var path, String how) -> new Event.Moved(unit, from, path, how);
      case Event.Placed(_, int place, String how) -> new Event.Placed(unit, place, how);
      case Event.Reduced(_, int steps, String caseId) -> new Event.Reduced(unit, steps, caseId);
      case Event.Restored(_, int steps, String caseId) -> new Event.Restored(unit, steps, caseId);
      case Event.Removed(_, int from, String caseId) -> new Event.Removed(unit, from, caseId);
      case Event.Marked(_, int flag, boolean on, String caseId) ->
          new Event.Marked(unit, flag, on, caseId);
      default -> throw new IllegalArgumentException("about no counter: " + event);
    };
  }

  // ---- guesses

  /** A position that the view may show, drawn at random; the truth stays as it is. */
  public Position guess(Position view, RandomGenerator random) {
    if (!isView(view)) {
      return view;
    }
    Side viewer = sides.get(view.global(secrets.viewGlobal()) - 1);
    Table t = new Table(view).silent();
    Map<Unit, Unit> faces = new HashMap<>();
    for (Side side : sides) {
      if (side != viewer) {
        faces.putAll(
            new Faces(secrets, view, hidden(view, side), random).under(usedSymbols(view, side)));
      }
    }
    Unit[] under = new Unit[roster.all().size()];
    faces.forEach((symbol, unit) -> {
      under[symbol.index()] = unit;
      t.shift(unit, view.place(symbol));
      t.setFlag(unit, view.flags(symbol), true);
      for (int number = 0; number < view.layout().unitNumbers().size(); number++) {
        t.setUnitNumber(unit, number, view.unitNumber(symbol, number));
      }
    });
    for (Side side : sides) {
      for (Unit symbol : side == viewer ? List.<Unit>of() : usedSymbols(view, side)) {
        blank(t, symbol);
        t.shift(symbol, Position.UNUSED);
      }
    }
    restack(t, view, under);
    for (Unit unit : roster.all()) {
      if (t.now().place(unit) == secrets.unseenBox()) {
        secrets.putElsewhere(t, unit);
      }
    }
    t.setGlobal(secrets.viewGlobal(), 0);
    secrets.imagine(t, viewer, random);
    return t.now();
  }

  /** The symbols that stand for something. */
  private List<Unit> usedSymbols(Position view, Side side) {
    return symbolsOf(side).stream().filter(unit -> view.place(unit) != Position.UNUSED).toList();
  }

  private List<Unit> hidden(Position view, Side side) {
    List<Unit> hidden = new ArrayList<>();
    for (Unit unit : roster.all()) {
      if (unit.side() == side && !unit.isSymbol() && view.place(unit) == secrets.unseenBox()) {
        hidden.add(unit);
      }
    }
    return hidden;
  }

  // ---- undo

  /** Whether an order has shown a side something hidden that no event tells of. */
  public boolean shows(Position before, Position after) {
    return secrets.shown(before, after);
  }
}
