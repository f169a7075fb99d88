package fieldmarshal.games.gwe;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
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
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Board;
import fieldmarshal.engine.board.HexGrid;
import fieldmarshal.engine.book.Counted;
import fieldmarshal.engine.book.LastingFrame;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/** Cases 10.1 to 10.4: command control. */
public class Command extends Chapter {
  private final ThreadLocal<int[]> scratch;
  private final byte[][] ways = new byte[2][];

  /** The place of each headquarters among those of its side, by its index in the roster. */
  private final int[] numberOf;

  public Command(GreatWarInTheEast rules) {
    super(rules);
    int size = rules.board().size();
    scratch = ThreadLocal.withInitial(() -> new int[size]);
    numberOf = new int[rules.roster().size()];
  }

  // ---- 10.33 the radius

  /**
   * For each headquarters of a side, its distance to every hex: to units of rating 1, to others.
   * Filled in as it is asked for.
   */
  private record Ranges(byte[] @Nullable [] able, byte[] @Nullable [] plain) {}

  private static final byte FAR = Byte.MAX_VALUE;

  private Ranges ranges(Position p, int side) {
    return p.derived(Derived.COMMAND + side, this, side == 0 ? Command::first : Command::second);
  }

  private Ranges first(Position p) {
    return work(p, 0);
  }

  private Ranges second(Position p) {
    return work(p, 1);
  }

  private Ranges work(Position p, int side) {
    int hqs = rules.headquartersOf(side).length;
    return new Ranges(new byte[hqs][], new byte[hqs][]);
  }

  private byte[] radiate(Position p, Counter hq, boolean able) {
    Board board = board();
    int[] queue = scratch.get();
    byte[] distance = new byte[board.size()];
    Arrays.fill(distance, FAR);
    Zones.Presence enemy = rules.zones().presence(p, 1 - hq.side().index());
    Zones.Presence own = rules.zones().presence(p, hq.side().index());
    boolean zonesStop = stopsAt(hq, able);
    byte[] ways = this.ways[able ? 1 : 0];
    int start = p.place(hq);
    distance[start] = 0;
    queue[0] = start;
    int tail = 1;
    int radius = radius(p, hq);
    for (int head = 0; head < tail; head++) {
      int hex = queue[head];
      int next = distance[hex] + 1;
      if (next > radius) {
        break;
      }
      // The line ends in a hex under enemy zones unless the rating is 1 or a friend is there
      // (10.34).
      if (zonesStop && hex != start && enemy.zone.has(hex) && !own.cover.has(hex)) {
        continue;
      }
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        if ((ways[hex] >> d & 1) != 0) {
          int to = board.neighbour(hex, d);
          if (distance[to] == FAR && !enemy.bars.has(to)) {
            distance[to] = (byte) next;
            queue[tail++] = to;
          }
        }
      }
    }
    return distance;
  }

  /**
   * Works out, for units of rating 1 and for the others, over which hexsides the map lets a line
   * run; called when the book is assembled.
   */
  final void prepare() {
    for (int able = 0; able < 2; able++) {
      byte[] open = new byte[board().size()];
      for (int from = 0; from < open.length; from++) {
        for (int d = 0; d < Board.DIRECTIONS; d++) {
          int to = board().neighbour(from, d);
          if (to >= 0 && !TerrainCode.isWater(board(), to) && crosses(from, d, able == 1)) {
            open[from] |= (byte) (1 << d);
          }
        }
      }
      ways[able] = open;
    }
    for (Side side : rules.sides()) {
      Counter[] hqs = rules.headquartersOf(side.index());
      for (int i = 0; i < hqs.length; i++) {
        numberOf[hqs[i].index()] = i;
      }
    }
  }

  /** The command radius, smaller on the reverse of a headquarters. */
  @Case({"GWE-10.11", "GWE-10.54"})
  protected int radius(Position p, Counter hq) {
    return p.has(hq, Flag.REVERSED) ? hq.printed().backRadius() : hq.printed().radius();
  }

  /** Whether enemy zones stop the line of this headquarters to units of this kind. */
  @Case("GWE-10.34")
  protected boolean stopsAt(Counter hq, boolean able) {
    return hq.tcr() != 1;
  }

  /** Whether command is traced across a hexside. */
  @Case({"GWE-10.33", "GWE-5.4-BLOCKED"})
  protected boolean crosses(int from, int direction, boolean able) {
    return (board().side(from, direction) & TerrainCode.BLOCKED) == 0;
  }

  /** Whether a unit stands within the radius of a headquarters. */
  @Case({"GWE-10.32", "GWE-10.33"})
  public final boolean within(Position p, Counter hq, Counter unit) {
    return p.onMap(hq)
        && p.onMap(unit)
        && board().distance(p.place(hq), p.place(unit)) <= radius(p, hq)
        && distance(p, hq, unit) != FAR;
  }

  private int distance(Position p, Counter hq, Counter unit) {
    return range(p, hq, unit.tcr() == 1)[p.place(unit)];
  }

  /** The distances of a headquarters to all hexes, for units of rating 1 or for the others. */
  private byte[] range(Position p, Counter hq, boolean able) {
    Ranges ranges = ranges(p, hq.side().index());
    byte[] @Nullable [] held = able ? ranges.able() : ranges.plain();
    int i = numberOf[hq.index()];
    byte[] range = held[i];
    if (range == null) {
      range = radiate(p, hq, able);
      held[i] = range;
    }
    return range;
  }

  /** The line from a headquarters to a unit in its radius, both ends included. */
  private Hexes path(Position p, Counter hq, Counter unit) {
    boolean able = unit.tcr() == 1;
    byte[] range = range(p, hq, able);
    int at = p.place(unit);
    int[] path = new int[range[at] + 1];
    path[range[at]] = at;
    while (range[at] > 0) {
      int step = at;
      for (int d = 0; d < Board.DIRECTIONS; d++) {
        int to = board().neighbour(at, d);
        if (to >= 0
            && range[to] == range[at] - 1
            && crosses(to, HexGrid.opposite(d), able)
            && !stops(p, hq, able, to)) {
          step = to;
        }
      }
      at = step;
      path[range[at]] = at;
    }
    return Hexes.wrap(path);
  }

  /** Whether the line ends in a hex under enemy zones (10.34). */
  private boolean stops(Position p, Counter hq, boolean able, int hex) {
    return hex != p.place(hq) && stopsAt(hq, able) && rules.zones().barredByZone(p, hq.side(), hex);
  }

  /** Whether any headquarters of its side has the unit in its radius. */
  public boolean inAnyRadius(Position p, Counter unit) {
    for (Counter hq : rules.headquartersOf(unit.side().index())) {
      if (within(p, hq, unit)) {
        return true;
      }
    }
    return false;
  }

  /** Units that need nobody's command: headquarters, and whatever never obeys anyone. */
  @Case({"GWE-10.33", "GWE-10.35"})
  protected boolean always(Position p, Counter unit) {
    return !unit.isCombat();
  }

  /**
   * Whether and how the unit is in command: as it was settled for this phase, or else (for the side
   * that is not phasing, and before it is settled) by the radius.
   */
  @Case({"GWE-10.31", "GWE-10.33"})
  public Trace trace(Position p, Counter unit) {
    if (!p.onMap(unit)) {
      return new Trace(false, null, unit.begins() + " is not on the map.", "GWE-10.33");
    }
    if (always(p, unit)) {
      return new Trace(true, Hexes.of(p.place(unit)), "It needs no command.", "GWE-10.33");
    }
    for (Counter hq : rules.headquartersOf(unit.side().index())) {
      if (within(p, hq, unit)) {
        return p.has(unit, Flag.OUT_OF_COMMAND)
            ? new Trace(
                false,
                null,
                "It is in the radius of "
                    + hq.called()
                    + ", but it was not placed in command for this phase.",
                "GWE-10.31")
            : new Trace(
                true,
                path(p, hq, unit),
                hq.begins() + " is " + Counted.of(distance(p, hq, unit), "hex") + " away.",
                "GWE-10.33");
      }
    }
    return p.has(unit, Flag.COMMANDED) && !p.has(unit, Flag.OUT_OF_COMMAND)
        ? settled(p, unit)
        : new Trace(false, null, "It is not in the radius of any headquarters.", "GWE-10.33");
  }

  /** For a unit in no radius that is in command all the same: by a die, or since it was in one. */
  @Case("GWE-10.31")
  protected Trace settled(Position p, Counter unit) {
    return new Trace(
        true, Hexes.of(p.place(unit)), "It was placed in command for this phase.", "GWE-10.31");
  }

  // ---- 10.31 allocating

  /** The command strength of a headquarters in stacking points. */
  @Case({"GWE-10.11", "GWE-10.31", "GWE-10.54"})
  protected int strength(Position p, Counter hq) {
    return p.has(hq, Flag.REVERSED)
        ? hq.printed().backCommandStrength()
        : hq.printed().commandStrength();
  }

  /** Whether every unit within a radius is in command, without allocation. */
  @Case("GWE-10.32-OPT")
  protected boolean unlimited() {
    return rules.unlimitedCommand();
  }

  /**
   * A command segment opens: all units that could be out of command are marked so; then the player
   * places them in command one after the other.
   */
  @Case({"GWE-4.0-1c", "GWE-4.0-3a", "GWE-10.36", "GWE-10.31"})
  public final void open(Table t, boolean combat) {
    Side side = phasing(t.now());
    boolean someOut = false;
    for (Counter unit : rules.unitsOf(side.index())) {
      if (!t.now().onMap(unit) && !rules.railways().offMap(t.now(), unit)) {
        continue;
      }
      if (combat && unit.isHq()) {
        // What it marched is no matter now; the word counts what it commands.
        t.setUnitNumber(unit, UnitNumber.SPENT, 0);
      }
      t.setFlag(unit, Flag.TRIED, false);
      t.setFlag(unit, Flag.SHIFTED_DEFENCE, false);
      boolean in =
          always(t.now(), unit)
              || excused(t.now(), unit, combat)
              || unlimited() && t.now().onMap(unit) && inAnyRadius(t.now(), unit);
      t.setFlag(unit, Flag.COMMANDED, in);
      someOut |= !in;
    }
    if (someOut) {
      t.push(new Marking(combat));
      if (!(unlimited() && combat)) {
        t.push(new Segment(combat));
      }
    }
  }

  /** The same with nobody asked: headquarters command whom they would by default; no dice fall. */
  final void openWithoutAsking(Table t, boolean combat) {
    int depth = t.now().stack().depth();
    open(t, combat);
    for (Order.Command all = allocation(t.now(), 0); all != null; all = allocation(t.now(), 0)) {
      allocate(t, all);
    }
    allocated(t);
    while (t.now().stack().depth() > depth) {
      t.pop();
    }
    new Marking(combat).mark(rules, t);
  }

  /** Units that are in command for the segment without a headquarters (exclusive rules). */
  protected boolean excused(Position p, Counter unit, boolean combat) {
    return false;
  }

  /** The markers are put on whoever was not placed in command. */
  record Marking(boolean combat) implements Pending.Task<GreatWarInTheEast> {
    @Override
    public void run(GreatWarInTheEast rules, Table t) {
      t.pop();
      mark(rules, t);
    }

    void mark(GreatWarInTheEast rules, Table t) {
      for (Counter unit : rules.unitsOf(rules.sequence().phasing(t.now()).index())) {
        if (unit.isCombat() && t.now().place(unit) != Position.ELIMINATED) {
          t.mark(
              unit,
              Flag.OUT_OF_COMMAND,
              (t.now().onMap(unit) || rules.railways().offMap(t.now(), unit))
                  && !t.now().has(unit, Flag.COMMANDED),
              combat ? "GWE-10.42" : "GWE-10.31");
        }
      }
    }
  }

  /** OCC markers of the movement segment come off when it ends. */
  @Case("GWE-4.0-1d")
  public final void clear(Table t) {
    for (Counter unit : rules.unitsOf(phasing(t.now()).index())) {
      t.mark(unit, Flag.OUT_OF_COMMAND, false, "GWE-4.0-1d");
    }
  }

  /** The player allocates command strength and, for movement, tries the die. */
  record Segment(boolean combat) implements Pending.Choice<GreatWarInTheEast>, LastingFrame {
    static final String ROLL = "roll";

    @Override
    public Decision.Choose decision(GreatWarInTheEast rules, Position p) {
      int out = rules.command().uncommanded(p).size();
      boolean allocating = !rules.command().unlimited();
      return rules.ask(
          p,
          rules.sequence().phasing(p),
          Kind.COMMAND,
          out
              + (out == 1 ? " unit is" : " units are")
              + " out of command. "
              + (!allocating
                  ? "Roll for units that you want to move"
                  : combat
                      ? "Allocate headquarters"
                      : "Allocate headquarters, or roll for units that you want to move")
              + ", or continue.",
          combat ? "GWE-4.0-3a" : "GWE-10.41");
    }

    @Override
    public Question question(GreatWarInTheEast rules, Position p) {
      Question question = Question.of("Out of command", "Continue");
      return combat
          ? question
          : question.with(
              new Question.Option(
                  ROLL,
                  "Roll for command",
                  "A die roll above the unit's rating puts it in command for this phase."));
    }

    @Override
    public void orders(GreatWarInTheEast rules, Position p, OrderSink sink) {
      rules.command().orders(p, this, sink);
    }

    @Override
    public Order suggest(GreatWarInTheEast rules, Position p) {
      Order allocation = rules.command().allocation(p, 0);
      if (allocation != null) {
        return allocation;
      }
      List<Counter> may = combat ? List.of() : rules.command().mayRoll(p);
      return may.isEmpty() ? Order.PASS : Order.Choose.units(ROLL, may);
    }

    @Override
    public Order sample(GreatWarInTheEast rules, Position p, RandomGenerator random) {
      if (random.nextInt(8) == 0) {
        return Order.PASS;
      }
      Order allocation = rules.command().allocation(p, random.nextInt(1 << 16));
      if (allocation != null) {
        return allocation;
      }
      List<Counter> may = combat ? List.of() : rules.command().mayRoll(p);
      return may.isEmpty() || random.nextInt(4) == 0
          ? Order.PASS
          : Order.Choose.units(ROLL, may.subList(0, 1 + random.nextInt(may.size())));
    }

    @Override
    public @Nullable Refused play(GreatWarInTheEast rules, Table t, Order order) {
      return rules.command().play(t, this, order);
    }
  }

  private List<Counter> uncommanded(Position p) {
    List<Counter> units = new ArrayList<>();
    for (Counter unit : rules.unitsOf(phasing(p).index())) {
      if (uncommanded(p, unit)) {
        units.add(unit);
      }
    }
    return units;
  }

  private boolean uncommanded(Position p, Counter unit) {
    return unit.isCombat()
        && !p.has(unit, Flag.COMMANDED)
        && (p.onMap(unit) || rules.railways().offMap(p, unit));
  }

  private List<Counter> mayRoll(Position p) {
    List<Counter> units = uncommanded(p);
    units.removeIf(unit -> p.has(unit, Flag.TRIED));
    return units;
  }

  private void orders(Position p, Segment segment, OrderSink sink) {
    if (!sink.accept(Order.PASS)) {
      return;
    }
    if (!segment.combat()) {
      List<Counter> may = mayRoll(p);
      for (Counter unit : may) {
        if (!sink.accept(Order.Choose.unit(Segment.ROLL, unit))) {
          return;
        }
      }
    }
    if (unlimited()) {
      return;
    }
    for (Counter hq : rules.headquartersOf(phasing(p).index())) {
      for (Counter unit : uncommanded(p)) {
        if (mayCommand(p, hq, unit) == null && !sink.accept(new Order.Command(hq, List.of(unit)))) {
          return;
        }
      }
    }
  }

  /** What each headquarters has allocated of its strength, while that is going on. */
  @Case("GWE-4.0-1c")
  final List<Track> tracks(Position p) {
    List<Track> tracks = new ArrayList<>();
    if (unlimited() || !(p.pending() instanceof Segment)) {
      return tracks;
    }
    for (Counter hq : rules.headquartersOf(phasing(p).index())) {
      if (p.onMap(hq)) {
        tracks.add(
            Track.counted(
                "command-" + hq.id(),
                "Command of " + hq.called(),
                hq.side(),
                allocated(p, hq),
                strength(p, hq),
                "GWE-4.0-1c"));
      }
    }
    return tracks;
  }

  /** Stacking points that a headquarters has allocated in this segment. */
  private int allocated(Position p, Counter hq) {
    return p.unitNumber(hq, UnitNumber.SPENT);
  }

  /**
   * All that one headquarters can still command, or null when none can command anybody more: those
   * beside the enemy first. A number other than 0 begins with another headquarters.
   */
  private Order.@Nullable Command allocation(Position p, int from) {
    if (unlimited() || diceHaveFallen(p)) {
      return null;
    }
    Counter[] hqs = rules.headquartersOf(phasing(p).index());
    List<Counter> waiting = uncommanded(p);
    Zones.Presence enemy = rules.zones().presence(p, 1 - phasing(p).index());
    for (int i = 0; i < hqs.length; i++) {
      Counter hq = hqs[(i + from) % hqs.length];
      if (!p.onMap(hq)) {
        continue;
      }
      int left = strength(p, hq) - allocated(p, hq);
      List<Unit> chosen = new ArrayList<>();
      for (int pass = 0; pass < 2; pass++) {
        for (Counter unit : waiting) {
          boolean near = p.onMap(unit) && enemy.zone.has(p.place(unit));
          if (near == (pass == 0) && unit.stacking() <= left && within(p, hq, unit)) {
            chosen.add(unit);
            left -= unit.stacking();
          }
        }
      }
      if (!chosen.isEmpty()) {
        return new Order.Command(hq, chosen);
      }
    }
    return null;
  }

  @Case({"GWE-10.31", "GWE-10.32"})
  private @Nullable Refused mayCommand(Position p, Counter hq, Counter unit) {
    if (!hq.isHq() || hq.side() != phasing(p) || !p.onMap(hq)) {
      return Refused.of("GWE-10.32", () -> hq.begins() + " has no unit to command here.");
    }
    if (unit.side() != hq.side() || !uncommanded(p, unit)) {
      return Refused.of("GWE-10.32", () -> unit.begins() + " needs no command.");
    }
    if (diceHaveFallen(p)) {
      return Refused.of("GWE-10.41", "Headquarters must be allocated before the first die roll.");
    }
    if (!within(p, hq, unit)) {
      return Refused.of(
          "GWE-10.33", () -> unit.begins() + " is not in the radius of " + hq.called() + ".");
    }
    if (allocated(p, hq) + unit.stacking() > strength(p, hq)) {
      return Refused.of(
          "GWE-10.31",
          () ->
              hq.begins()
                  + " commands "
                  + Counted.of(strength(p, hq), "stacking point")
                  + ", "
                  + allocated(p, hq)
                  + " of them allocated.");
    }
    return null;
  }

  /** Whether a unit has tried the die in this segment. */
  @Case({"GWE-10.41", "GWE-4.0-1c"})
  private boolean diceHaveFallen(Position p) {
    for (Counter unit : rules.unitsOf(phasing(p).index())) {
      if (p.has(unit, Flag.TRIED)) {
        return true;
      }
    }
    return false;
  }

  private @Nullable Refused play(Table t, Segment segment, Order order) {
    switch (order) {
      case Order.Pass pass -> {
        t.pop();
        allocated(t);
        return null;
      }
      case Order.Command command when !unlimited() -> {
        return allocate(t, command);
      }
      case Order.Choose choose when choose.option().equals(Segment.ROLL) -> {
        return tryRolls(t, segment, choose);
      }
      default -> {
        return Refused.of(
            segment.combat() ? "GWE-4.0-3a" : "GWE-4.0-1c",
            "In the command segment you only place units in command.");
      }
    }
  }

  /** A headquarters places units in command, all of those named or none. */
  @Case({"GWE-10.31", "GWE-10.32"})
  private @Nullable Refused allocate(Table t, Order.Command command) {
    Counter hq = counter(command.hq());
    if (command.units().isEmpty()) {
      return Refused.of("GWE-10.32", "Choose the units to command.");
    }
    for (Unit each : command.units()) {
      Counter unit = counter(each);
      Refused refused = mayCommand(t.now(), hq, unit);
      if (refused != null) {
        return refused;
      }
      t.addUnitNumber(hq, UnitNumber.SPENT, unit.stacking());
      t.setFlag(unit, Flag.COMMANDED, true);
    }
    t.note(hq.begins() + " commands " + UnitNames.of(command.units()) + ".", "GWE-10.32");
    return null;
  }

  /** Allocating is over; the word that counted it counts marches again. */
  private void allocated(Table t) {
    for (Counter hq : rules.headquartersOf(phasing(t.now()).index())) {
      t.setUnitNumber(hq, UnitNumber.SPENT, 0);
    }
  }

  /** In the movement segment a unit out of command may try the die, once. */
  @Case({"GWE-10.41", "GWE-10.42", "GWE-4.0-3a"})
  private @Nullable Refused tryRolls(Table t, Segment segment, Order.Choose choose) {
    if (segment.combat()) {
      return Refused.of("GWE-10.42", "There is no die roll for command in the combat phase.");
    }
    if (choose.units().isEmpty() || !choose.hexes().isEmpty()) {
      return Refused.of("GWE-10.41", "Choose the units to roll for.");
    }
    List<Counter> may = mayRoll(t.now());
    List<Counter> chosen = new ArrayList<>();
    for (Unit unit : choose.units()) {
      Counter counter = counter(unit);
      if (!may.contains(counter) || chosen.contains(counter)) {
        return Refused.of(
            "GWE-10.41", () -> counter.begins() + " is in command, or has already rolled.");
      }
      chosen.add(counter);
    }
    for (int i = chosen.size() - 1; i >= 0; i--) {
      t.setFlag(chosen.get(i), Flag.TRIED, true);
      t.push(new CommandRoll(chosen.get(i)));
    }
    return null;
  }

  /** A die above the rating brings the unit into command for this phase. */
  @Case("GWE-10.41")
  record CommandRoll(Counter unit) implements Pending.Chance<GreatWarInTheEast> {
    @Override
    public Decision.Chance decision(GreatWarInTheEast rules, Position p) {
      return rules.chance(p, unit.side(), "command of " + unit.called(), "GWE-10.41");
    }

    @Override
    public void roll(GreatWarInTheEast rules, Table t, int face) {
      t.pop();
      t.tell(new Event.Rolled("command of " + unit.called(), face, "GWE-10.41"));
      if (face > unit.tcr()) {
        t.setFlag(unit, Flag.COMMANDED, true);
        t.note(unit.begins() + " is in command for this phase.", "GWE-10.41");
      } else {
        t.note(unit.begins() + " stays out of command.", "GWE-10.41");
      }
    }
  }

  // ---- 10.4 effects

  /** Attackers out of command fight with half their strength; the half is exact. */
  @Case({"GWE-10.42", "GWE-10.2-3"})
  public boolean halvesAttack(Position p, Counter unit) {
    return p.has(unit, Flag.OUT_OF_COMMAND);
  }

  /** A poor unit (rating 3 or 4) that nobody commands makes its own side's result worse. */
  @Case("GWE-10.43")
  public boolean worsens(Position p, Counter unit, boolean attacking) {
    return unit.tcr() >= 3
        && unit.isCombat()
        && (attacking ? p.has(unit, Flag.OUT_OF_COMMAND) : !inAnyRadius(p, unit));
  }

  /**
   * A result made worse by one: none stays none, an attacker's is at most 2, a 3 becomes an E (4).
   */
  @Case("GWE-10.43")
  public static int worse(int result, boolean attacking) {
    return result == 0 ? 0 : Math.min(result + 1, attacking ? 2 : 4);
  }
}
