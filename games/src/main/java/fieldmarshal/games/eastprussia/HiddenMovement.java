package fieldmarshal.games.eastprussia;

import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.OrderSink;
import fieldmarshal.engine.Pending;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Case 10.1: hidden movement. A side sees where enemy counters are and how many, their faces only
 * beside its own units. What is legal is judged by what the mover sees, so that a ruling tells him
 * nothing; a dummy is found out when a unit comes next to it, and the mover may then go on.
 *
 * <p>What happens to a counter that the enemy does not see is told twice: to its owner by its name,
 * to the enemy by a symbol.
 */
final class HiddenMovement extends Chapter {
  private final boolean on;
  private final @Nullable Counter[] symbol = new @Nullable Counter[2];

  HiddenMovement(EastPrussiaRules rules) {
    super(rules);
    on = rules.on(EastPrussia.HIDDEN_MOVEMENT);
    for (Counter unit : rules.roster().all()) {
      if (unit.isSymbol() && symbol[unit.sideIndex()] == null) {
        symbol[unit.sideIndex()] = unit;
      }
    }
  }

  // ---- 10.1a what a side sees

  /** The position as a side sees it. */
  @Case({"TWU-10.1a", "TWU-10.1b", "TWU-10.1f", "TWU-X-10.1+10.2.2", "TWU-X-10.1+10.6.1"})
  Position view(Position p, int side) {
    if (!on || p.global(Global.VIEW) != 0) {
      return p;
    }
    Table t = new Table(p).silent();
    Set<Counter> exposed = exposed(p);
    for (Counter unit : rules.roster().all()) {
      if (p.place(unit) >= 0
          && (unit.sideIndex() == side || sees(p, side, p.place(unit)) || exposed.contains(unit))) {
        t.setFlag(unit, Flag.CUT_OFF, !rules.supply().inSupply(p, unit));
      }
    }
    List<int[]> faceless = new ArrayList<>();
    boolean settingUp = rules.sequence().step(p) == Sequence.Step.SET_UP;
    for (Counter unit : rules.unitsOf(1 - side)) {
      int place = p.place(unit);
      if (unit.isSymbol()
          || place >= 0 && unit.isReal() && (sees(p, side, place) || exposed.contains(unit))) {
        continue;
      }
      if (place >= 0 && !(settingUp && unit.isDummy())) {
        int shown = p.flags(unit) & (Flag.DISRUPTED | Flag.ENTRAINED);
        faceless.add(new int[] {place, shown, p.word(unit, Word.RESERVED)});
      }
      if (place >= 0 || place == EastPrussiaRules.DUE || unit.isDummy()) {
        hide(t, unit);
      }
    }
    faceless.sort(java.util.Arrays::compare);
    int next = 0;
    for (Counter unit : rules.unitsOf(1 - side)) {
      if (unit.isSymbol() && next < faceless.size()) {
        int[] each = faceless.get(next++);
        t.shift(unit, each[0]);
        t.setFlag(unit, each[1], true);
        t.setWord(unit, Word.RESERVED, each[2]);
      }
    }
    t.setGlobal(Global.VIEW, side + 1);
    return t.now();
  }

  /** The units of the combat that is under way. */
  @Case("TWU-10.1h")
  private static Set<Counter> exposed(Position p) {
    Set<Counter> exposed = new HashSet<>();
    for (Position.Stack at = p.stack(); at != null && at.top() != null; at = at.rest()) {
      if (at.top() instanceof Exposing frame) {
        exposed.addAll(frame.exposed());
      }
    }
    return exposed;
  }

  private static void hide(Table t, Counter unit) {
    t.shift(unit, EastPrussiaRules.UNSEEN);
    t.lose(unit, 0);
    t.setFlag(unit, -1, false);
    for (int word = 0; word < Word.NAMES.size(); word++) {
      t.setWord(unit, word, 0);
    }
  }

  /** Whether a unit of the side is next to the hex, across rivers too; dummies see nothing. */
  @Case({"TWU-10.1b", "TWU-10.1g"})
  private boolean sees(Position p, int side, int hex) {
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int beside = board.neighbour(hex, d);
      if (beside >= 0 && rules.zones().friend(p, side, beside)) {
        return true;
      }
    }
    return false;
  }

  /** When both sides have set up, each sees where the other has put something. */
  @Case("TWU-10.1c")
  boolean shows(Position before, Position after) {
    return on
        && rules.sequence().step(before) == Sequence.Step.SET_UP
        && rules.sequence().step(after) != Sequence.Step.SET_UP;
  }

  // ---- 10.1b, 10.1d what comes to light

  /** Units walk together; faces come to light with every hex. */
  @Case({"TWU-10.1b", "TWU-10.1d", "TWU-2.0a"})
  void walk(Table t, List<Counter> units, Hexes path, String how) {
    int side = units.getFirst().sideIndex();
    int start = t.now().place(units.getFirst());
    boolean seen = sees(t.now(), 1 - side, start);
    List<Event> told = new ArrayList<>();
    List<Counter> going = new ArrayList<>(units);
    for (int i = 0; i < path.size() && !going.isEmpty(); i++) {
      int from = i == 0 ? start : path.at(i - 1);
      int to = path.at(i);
      boolean known = sees(t.now(), 1 - side, from);
      boolean[] before = seenAround(t.now(), side, to);
      for (Counter unit : going) {
        t.shift(unit, to);
      }
      for (Counter unit : going) {
        rules.control().leave(t, unit, from);
        if (i < path.size() - 1) {
          rules.control().pass(t, unit, to);
        } else {
          rules.control().enter(t, unit, to);
        }
      }
      seen |= sees(t.now(), 1 - side, to);
      reveal(t, going, to, known, before, told);
      rules.scenarios().contact(t, units, to);
      for (Counter unit : List.copyOf(going)) {
        if (t.now().place(unit) != to) {
          going.remove(unit);
          tell(t, unit, start, path.first(i + 1), how, true);
        }
      }
    }
    for (Counter unit : going) {
      tell(t, unit, start, path, how, seen);
    }
    told.forEach(t::tell);
  }

  private void tell(Table t, Counter unit, int start, Hexes path, String how, boolean seen) {
    if (seen) {
      t.tell(new Event.Moved(unit, start, path, how));
      return;
    }
    tellTwice(
        t,
        unit,
        new Event.Moved(unit, start, path, how),
        new Event.Moved(symbol(unit), start, path, how));
  }

  /** The owner of a unit reads its name, the enemy of a symbol. */
  @Case({"TWU-10.1a", "TWU-10.1f"})
  private void tellTwice(Table t, Counter unit, Event named, Event faceless) {
    t.tell(named, unit.side(), faceless, rules.side(1 - unit.sideIndex()));
  }

  private Counter symbol(Counter unit) {
    return Objects.requireNonNull(symbol[unit.sideIndex()], "no symbols");
  }

  /** Which neighbours of a hex the side saw already. */
  private boolean[] seenAround(Position p, int side, int hex) {
    boolean[] seen = new boolean[Board.DIRECTIONS];
    for (int d = 0; d < Board.DIRECTIONS; d++) {
      int beside = board.neighbour(hex, d);
      seen[d] = beside >= 0 && sees(p, side, beside);
    }
    return seen;
  }

  /** Units have come into a hex: both sides look at what is next to them. */
  @Case({"TWU-10.1b", "TWU-10.1d", "TWU-10.1e"})
  private void reveal(
      Table t, List<Counter> units, int hex, boolean known, boolean[] before, List<Event> told) {
    int side = units.getFirst().sideIndex();
    if (units.stream().anyMatch(Counter::isReal)) {
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int beside = board.neighbour(hex, d);
        if (beside < 0) {
          continue;
        }
        for (Counter unit : counters(t.now(), beside, 1 - side)) {
          if (!before[d]) {
            told.add(new Event.Revealed(unit, rules.side(side)));
          }
          if (unit.isDummy()) {
            vanish(t, unit, told);
          }
        }
      }
    }
    if (!sees(t.now(), 1 - side, hex)) {
      return;
    }
    for (Counter unit : counters(t.now(), hex, side)) {
      boolean moved = units.contains(unit);
      if (moved && !known) {
        told.add(new Event.Revealed(unit, rules.side(1 - side)));
      }
      if (unit.isDummy()) {
        vanish(t, unit, told);
      }
    }
  }

  private List<Counter> counters(Position p, int hex, int side) {
    List<Counter> found = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      if (counter(u).sideIndex() == side && !counter(u).isSymbol()) {
        found.add(counter(u));
      }
    }
    return found;
  }

  /** A dummy that is found out leaves the map and may come back on the next turn. */
  @Case({"TWU-10.1d", "TWU-10.1e"})
  private void vanish(Table t, Counter dummy, List<Event> told) {
    Pieces.clear(t, dummy);
    t.shift(dummy, EastPrussiaRules.DUE);
    t.setWord(dummy, Word.DUE, turn(t.now()) + 1);
    t.setWord(dummy, Word.ARMY, 0);
    told.add(new Event.Placed(dummy, EastPrussiaRules.DUE, "dummy"));
  }

  /** A counter comes onto the map. */
  @Case({"TWU-10.1a", "TWU-10.1b", "TWU-10.1e"})
  void appear(Table t, Counter unit, int hex, String how) {
    if (!on) {
      t.place(unit, hex, how);
      return;
    }
    boolean[] before = seenAround(t.now(), unit.sideIndex(), hex);
    List<Event> told = new ArrayList<>();
    t.shift(unit, hex);
    boolean seen = sees(t.now(), 1 - unit.sideIndex(), hex);
    reveal(t, List.of(unit), hex, false, before, told);
    if (seen) {
      t.tell(new Event.Placed(unit, hex, how));
    } else {
      tellTwice(
          t, unit, new Event.Placed(unit, hex, how), new Event.Placed(symbol(unit), hex, how));
    }
    told.forEach(t::tell);
  }

  /** A status changes; the enemy sees that, but no face with it. */
  @Case("TWU-10.1f")
  void mark(Table t, Counter unit, int flag, boolean flagOn, String cause) {
    int hex = t.now().place(unit);
    if (!on || hex < 0 || sees(t.now(), 1 - unit.sideIndex(), hex)) {
      t.mark(unit, flag, flagOn, cause);
      return;
    }
    if (t.now().has(unit, flag) == flagOn) {
      return;
    }
    t.setFlag(unit, flag, flagOn);
    Event named = new Event.Marked(unit, flag, flagOn, cause);
    if (flag == Flag.FIXED) {
      t.tell(named, Audience.only(unit.side()));
    } else {
      tellTwice(t, unit, named, new Event.Marked(symbol(unit), flag, flagOn, "TWU-10.1f"));
    }
  }

  // ---- 10.1c dummies at set-up

  /** Both sides place their dummies; neither sees the other's before both are done. */
  @Case("TWU-10.1c")
  void setUp(Table t) {
    if (on) {
      t.push(new Dummies(GERMAN));
      t.push(new Dummies(RUSSIAN));
    }
  }

  @Case("TWU-10.1c")
  record Dummies(int side) implements Pending.Choice<EastPrussiaRules>, Lasting {
    @Override
    public Decision.Choose decision(EastPrussiaRules rules, Position p) {
      return rules.askBefore(
          p, side, "Place your dummies, or keep the rest for later.", "TWU-10.1c");
    }

    @Override
    public Question question(EastPrussiaRules rules, Position p) {
      return Question.of("Place dummies", "Keep the rest for later");
    }

    @Override
    public boolean obvious() {
      return true;
    }

    @Override
    public void orders(EastPrussiaRules rules, Position p, OrderSink sink) {
      if (!sink.accept(Order.PASS)) {
        return;
      }
      for (Counter unit : rules.unitsOf(side)) {
        for (int hex = 0; hex < rules.board().size(); hex++) {
          if (rules.hidden().mayPlace(p, side, unit, hex) == null
              && !sink.accept(new Order.Place(unit, hex))) {
            return;
          }
        }
      }
    }

    @Override
    public Order sample(EastPrussiaRules rules, Position p, RandomGenerator random) {
      Counter[] units = rules.unitsOf(side);
      for (int i = 0; i < 200; i++) {
        Counter unit = units[random.nextInt(units.length)];
        int hex = random.nextInt(rules.board().size());
        if (rules.hidden().mayPlace(p, side, unit, hex) == null) {
          return new Order.Place(unit, hex);
        }
      }
      return Order.PASS;
    }

    @Override
    public @Nullable Refused play(EastPrussiaRules rules, Table t, Order order) {
      return switch (order) {
        case Order.Pass pass -> {
          rules.hidden().keep(t, side);
          t.pop();
          yield null;
        }
        case Order.Place place -> rules.hidden().place(t, side, counter(place.unit()), place.hex());
        default -> Refused.of("TWU-10.1c", "Place a dummy, or keep the rest for later.");
      };
    }
  }

  /** Dummies stand in their own country, in hexes of their own side, away from the enemy. */
  @Case("TWU-10.1c")
  private @Nullable Refused mayPlace(Position p, int side, Counter unit, int hex) {
    if (!unit.isDummy() || unit.sideIndex() != side || p.place(unit) != Position.UNUSED) {
      return Refused.of("TWU-10.1c", () -> unit.name() + " is no dummy that waits to be placed.");
    }
    if (theatre.country(hex) != side || rules.control().controller(p, hex) != side) {
      return Refused.of(
          "TWU-10.1c",
          () -> "A dummy is placed in its own country, where its side rules; " + title(hex) + ".");
    }
    return rules.zones().enemy(p, side, hex) || sees(p, 1 - side, hex)
        ? Refused.of("TWU-10.1c", () -> title(hex) + " is next to the enemy.")
        : null;
  }

  @Case("TWU-10.1c")
  private @Nullable Refused place(Table t, int side, Counter unit, int hex) {
    Refused refused = mayPlace(t.now(), side, unit, hex);
    if (refused == null) {
      t.setWord(unit, Word.ARMY, side == GERMAN ? 0 : nearestArmy(t.now(), hex));
      t.shift(unit, hex);
      t.tell(new Event.Placed(unit, hex, "set up"), Audience.only(unit.side()));
    }
    return refused;
  }

  /** A Russian dummy pretends to be of the army that is nearest. */
  @Case({"TWU-10.1c", "TWU-9.3b"})
  private int nearestArmy(Position p, int hex) {
    int least = Integer.MAX_VALUE;
    int army = 1;
    for (Counter unit : rules.unitsOf(RUSSIAN)) {
      if (p.onMap(unit) && unit.army() > 0) {
        int distance = board.distance(hex, p.place(unit));
        if (distance < least || distance == least && unit.army() < army) {
          least = distance;
          army = unit.army();
        }
      }
    }
    return army;
  }

  /** Dummies that are not placed may come as reinforcements. */
  @Case("TWU-10.1e")
  private void keep(Table t, int side) {
    for (Counter unit : rules.unitsOf(side)) {
      if (unit.isDummy() && t.now().place(unit) == Position.UNUSED) {
        t.shift(unit, EastPrussiaRules.DUE);
        t.setWord(unit, Word.DUE, turn(t.now()) + 1);
      }
    }
  }
}
