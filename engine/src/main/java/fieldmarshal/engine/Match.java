package fieldmarshal.engine;

import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Ruling.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A game being played: a position, its log and its dice. Setup, orders and rolls replay to the same
 * position; that is the save, the undo, the replay and the audit. With each line a {@link Digest}
 * of the board is kept, so that a replay finds the first order that does something else.
 */
public final class Match {
  /** The format of what {@link #save} gives. Format 1 had digests of sentences. */
  public static final int FORMAT = 2;

  /** A line of the log: what was asked and the dice that fell. */
  public sealed interface Line {
    List<Integer> dice();

    /** Whether the game stopped at the next choice, even at one that left only one order. */
    boolean stepwise();

    record Played(Order order, List<Integer> dice, boolean stepwise) implements Line {
      public Played(Order order, List<Integer> dice) {
        this(order, dice, false);
      }
    }

    /** The table was changed by hand. */
    record Edited(Edit edit, List<Integer> dice, boolean stepwise) implements Line {
      public Edited(Edit edit, List<Integer> dice) {
        this(edit, dice, false);
      }
    }
  }

  /**
   * A line as it is kept.
   *
   * @param digest what stood on the board afterwards; empty where that is not known, as in lines of
   *     format 1
   */
  public record KeptLine(Line line, String digest) {}

  /** A change by hand. */
  public sealed interface Edit {
    record Place(boolean clear, List<Editor.Placing> units) implements Edit {}

    record Control(Side side, Hexes hexes) implements Edit {}

    /** A number of the whole game, by its name in the layout. */
    record Total(String name, int value) implements Edit {}

    record Go(int turn, Part part, String phase) implements Edit {}

    /** The set-up, before anything was taken without asking. */
    record Start() implements Edit {}

    /** A whole position, as {@link PositionText} writes it. */
    record SetUp(String text) implements Edit {}
  }

  /**
   * A match as it is kept: enough to play it again.
   *
   * @param format the format that it was read from
   * @param rules the version of the rules that it was played by
   * @param tables the identity of the user's data that it was played with; empty with ours
   */
  public record Saved(
      int format,
      String rules,
      String tables,
      String game,
      String scenario,
      Set<String> options,
      long seed,
      long drawn,
      List<Integer> laid,
      List<Integer> opening,
      List<KeptLine> lines) {}

  /**
   * A match that was played again.
   *
   * @param match all of it, or as far as it is what it was
   * @param difference where it stops being that; null where it does not
   */
  public record Replay(Match match, @Nullable Difference difference) {

    /** The match, if all of it is what it was. */
    public Match whole() throws Differs {
      if (difference != null) {
        throw new Differs(difference);
      }
      return match;
    }
  }

  /** A saved match did not replay. */
  public static final class Differs extends Exception {
    private static final long serialVersionUID = 1;

    private final transient Difference difference;

    public Differs(Difference difference) {
      super(difference.sentence());
      this.difference = difference;
    }

    public Difference difference() {
      return difference;
    }
  }

  /** A line of the log, with what was before it and what happened. */
  private static final class Turned {
    final Position before;
    final long drawn;
    final List<Integer> laid;
    final Line line;
    final List<Event> events;
    @Nullable String digest;

    Turned(Position before, long drawn, List<Integer> laid, Line line, List<Event> events) {
      this.before = before;
      this.drawn = drawn;
      this.laid = laid;
      this.line = line;
      this.events = events;
    }
  }

  private final Rules rules;
  private final String scenario;
  private final Set<String> options;
  private final long seed;
  private Dice dice;
  private Position position;
  private final List<Integer> opening = new ArrayList<>();
  private final List<Turned> log = new ArrayList<>();
  private final List<Line> undone = new ArrayList<>();

  public Match(Rules rules, String scenario, Set<String> options, long seed) {
    this(rules, scenario, options, seed, new Dice(seed));
  }

  private Match(Rules rules, String scenario, Set<String> options, long seed, Dice dice) {
    this.rules = rules;
    this.scenario = scenario;
    this.options = new TreeSet<>(options);
    this.seed = seed;
    this.dice = dice;
    this.position = rules.start();
    settle(new ArrayList<>(), opening, false);
  }

  public Rules rules() {
    return rules;
  }

  public String scenario() {
    return scenario;
  }

  public Set<String> options() {
    return options;
  }

  public Position position() {
    return position;
  }

  public Decision decision() {
    return rules.decision(position);
  }

  public boolean edited() {
    return log.stream().anyMatch(turned -> turned.line instanceof Line.Edited);
  }

  /** A copy of the log. */
  public List<Line> lines() {
    return log.stream().map(turned -> turned.line).toList();
  }

  /** How many lines the log has. */
  public int size() {
    return log.size();
  }

  public Line line(int line) {
    return log.get(line).line;
  }

  /** The last line of the log, or null where nothing was asked yet. */
  public @Nullable Line last() {
    return log.isEmpty() ? null : log.getLast().line;
  }

  /** What happened with a line of the log. */
  public List<Event> events(int line) {
    return log.get(line).events;
  }

  /** The position before a line of the log. */
  public Position before(int line) {
    return log.get(line).before;
  }

  /** A line of the log with its digest. */
  public KeptLine kept(int line) {
    Turned turned = log.get(line);
    String digest = turned.digest;
    if (digest == null) {
      Position after = line + 1 < log.size() ? log.get(line + 1).before : position;
      digest = Digest.of(rules, after, turned.line.dice());
      turned.digest = digest;
    }
    return new KeptLine(turned.line, digest);
  }

  /** The next rolls, before the stream goes on. */
  public void lay(List<Integer> rolls) {
    dice.lay(rolls);
  }

  /** What is laid out and not yet rolled. */
  public List<Integer> laid() {
    return dice.laid();
  }

  /** Takes away what is laid out. */
  public void clearLaid() {
    dice.clear();
  }

  /** How many dice came from the stream of the seed. */
  public long drawn() {
    return dice.drawn();
  }

  /**
   * Plays an order and rolls whatever it calls for. The granted events include those of the dice.
   * Where a die that was laid out does not fit, the order is refused and nothing changes.
   */
  public Ruling play(Order order) {
    return play(order, false);
  }

  /**
   * Plays an order.
   *
   * @param stepwise whether to stop at the next choice, even at one that leaves only one order
   */
  public Ruling play(Order order, boolean stepwise) {
    Ruling ruling = judge(order, stepwise);
    if (ruling instanceof Granted granted) {
      try {
        return new Granted(carry(granted, order, stepwise), position);
      } catch (Dice.Misfit e) {
        return Refused.of("dice", sentence(e));
      }
    }
    return ruling;
  }

  private static String sentence(Dice.Misfit misfit) {
    return "The next die laid out shows "
        + misfit.value()
        + ", but what is rolled here has "
        + misfit.faces()
        + " faces.";
  }

  private Ruling judge(Order order, boolean stepwise) {
    return stepwise ? rules.judgeStep(position, order) : rules.judge(position, order);
  }

  private List<Event> carry(Granted granted, Order order, boolean stepwise) {
    List<Event> events = new ArrayList<>(granted.events());
    advance(granted.next(), events, stepwise, rolled -> new Line.Played(order, rolled, stepwise));
    return events;
  }

  /** Goes on to a position and rolls its dice. Where that fails, the match is as it was. */
  private void advance(
      Position next, List<Event> events, boolean stepwise, Function<List<Integer>, Line> line) {
    Position before = position;
    long drawn = dice.drawn();
    List<Integer> laid = dice.laid();
    List<Integer> rolled = new ArrayList<>();
    boolean done = false;
    try {
      position = next;
      settle(events, rolled, stepwise);
      log.add(new Turned(before, drawn, laid, line.apply(List.copyOf(rolled)), events));
      done = true;
    } finally {
      if (!done) {
        position = before;
        dice = new Dice(seed, drawn, laid);
      }
    }
    undone.clear();
  }

  private void settle(List<Event> events, List<Integer> rolled, boolean stepwise) {
    while (rules.decision(position) instanceof Decision.Chance chance) {
      int face = dice.roll(chance.faces());
      rolled.add(face);
      Granted granted = stepwise ? rules.rollStep(position, face) : rules.roll(position, face);
      for (Event event : granted.events()) {
        events.add(chance.explain(event));
      }
      position = granted.next();
    }
  }

  /** Changes the table by hand. Dice that were laid out go when the clock is put elsewhere. */
  public void edit(Edit edit) throws Editor.Impossible {
    edit(edit, false);
  }

  /**
   * Changes the table by hand.
   *
   * @param stepwise whether dice that follow stop at the next choice, whatever it leaves
   */
  public void edit(Edit edit, boolean stepwise) throws Editor.Impossible {
    Editor editor = rules.editor();
    Position changed =
        switch (edit) {
          case Edit.Place place -> editor.place(position, place.clear(), place.units());
          case Edit.Control control -> editor.control(position, control.side(), control.hexes());
          case Edit.Total total -> editor.total(position, total.name(), total.value());
          case Edit.Go go -> editor.go(position, go.turn(), go.part(), go.phase());
          case Edit.Start start -> rules.startStep();
          case Edit.SetUp setUp -> PositionText.read(rules, scenario, options, setUp.text());
        };
    try {
      advance(
          changed, new ArrayList<>(), stepwise, rolled -> new Line.Edited(edit, rolled, stepwise));
    } catch (Dice.Misfit e) {
      throw new Editor.Impossible(String.valueOf(e.getMessage()));
    }
  }

  /**
   * Takes back the last order, unless a die fell or something hidden was shown since. Dice laid out
   * in the meantime stay where they are.
   */
  public @Nullable Refused undo() {
    return undo(Back.ORDER);
  }

  /** Why the last order cannot be taken back, or null where it can. */
  public @Nullable Refused whyNoUndo() {
    return whyNoUndo(Back.ORDER);
  }

  private @Nullable Refused whyNoUndo(int number) {
    Turned line = log.get(number);
    Position after = number + 1 < log.size() ? log.get(number + 1).before : position;
    if (!line.line.dice().isEmpty()) {
      return Refused.of("undo", "A die has been rolled since; what it showed stands.");
    }
    if (line.events.stream().anyMatch(event -> event.bare() instanceof Event.Revealed)
        || rules.shows(line.before, after)) {
      return Refused.of("undo", "Something hidden has been shown since.");
    }
    return null;
  }

  /** How far orders are taken back at once. */
  public enum Back {
    /** The last order. */
    ORDER,
    /** All orders of the phase that is being played. */
    PHASE,
    /** All orders of the part of the turn that is being played. */
    PART
  }

  /**
   * How many lines of the log have to be taken back for that. None where the phase or part has just
   * begun: the orders before it belong to another one.
   */
  public int linesBack(Back back) {
    if (back == Back.ORDER) {
      return Math.min(1, log.size());
    }
    Decision now = decision();
    int count = 0;
    while (count < log.size() && same(back, now, log.get(log.size() - 1 - count))) {
      count++;
    }
    return count;
  }

  private boolean same(Back back, Decision now, Turned turned) {
    return turned.line instanceof Line.Played
        && now instanceof Decision.Choose here
        && rules.decision(turned.before) instanceof Decision.Choose there
        && here.turn() == there.turn()
        && here.part().equals(there.part())
        && (back == Back.PART || here.phase().equals(there.phase()));
  }

  /** Takes back so many orders, or none where one of them cannot be taken back. */
  public @Nullable Refused undo(Back back) {
    Refused refused = whyNoUndo(back);
    if (refused != null) {
      return refused;
    }
    for (int left = linesBack(back); left > 0; left--) {
      undone.add(log.getLast().line);
      position = log.removeLast().before;
    }
    return null;
  }

  /** Why so many orders cannot be taken back, or null where they can. */
  public @Nullable Refused whyNoUndo(Back back) {
    int count = linesBack(back);
    Refused refused = count == 0 ? Refused.of("undo", "There is nothing to take back.") : null;
    for (int i = 0; i < count && refused == null; i++) {
      refused = whyNoUndo(log.size() - 1 - i);
    }
    return refused;
  }

  /** The last line never was, nor its dice: for when what it did cannot be told. */
  public void retract() {
    Turned last = log.removeLast();
    position = last.before;
    dice = new Dice(seed, last.drawn, last.laid);
  }

  /** Plays again what was taken back last. */
  public @Nullable Ruling redo() {
    if (undone.isEmpty() || !(undone.getLast() instanceof Line.Played played)) {
      return null;
    }
    undone.removeLast();
    List<Line> rest = List.copyOf(undone);
    Ruling ruling = play(played.order(), played.stepwise());
    undone.addAll(rest);
    return ruling;
  }

  public Saved save() {
    return new Saved(
        FORMAT,
        rules.game().rulesVersion(),
        rules.game().tables().identity(),
        rules.game().id(),
        scenario,
        options,
        seed,
        dice.drawn(),
        dice.laid(),
        List.copyOf(opening),
        IntStream.range(0, log.size()).mapToObj(this::kept).toList());
  }

  /**
   * Plays a saved match again, with its dice, and holds it to its digests. At the first order that
   * differs it stops: the match is then as it was before that order.
   */
  public static Replay replay(Rules rules, Saved saved) {
    if (!saved.tables().equals(rules.game().tables().identity())) {
      throw new IllegalArgumentException("the match was played with other tables");
    }
    String today = rules.game().rulesVersion();
    Match match;
    try {
      Dice recorded = new Dice(saved.seed(), 0, saved.opening());
      match = new Match(rules, saved.scenario(), saved.options(), saved.seed(), recorded);
      if (!match.opening.equals(saved.opening())) {
        return new Replay(match, new Difference(0, null, "", saved.rules(), today));
      }
    } catch (Dice.Misfit e) {
      match = new Match(rules, saved.scenario(), saved.options(), saved.seed());
      return new Replay(match, new Difference(0, null, "", saved.rules(), today));
    }
    int number = 0;
    Difference difference = null;
    for (KeptLine kept : saved.lines()) {
      number++;
      String what = match.again(kept);
      if (what != null) {
        difference = new Difference(number, kept.line(), what, saved.rules(), today);
        break;
      }
    }
    List<Integer> laid = difference == null ? saved.laid() : List.of();
    match.dice = new Dice(saved.seed(), saved.drawn(), laid);
    return new Replay(match, difference);
  }

  /** Plays a line again; what differs, if something does, and then it was not played. */
  private @Nullable String again(KeptLine kept) {
    dice = new Dice(seed, 0, kept.line().dice());
    switch (kept.line()) {
      case Line.Played played -> {
        Ruling ruling = judge(played.order(), played.stepwise());
        if (ruling instanceof Refused refused) {
          return "is refused: " + refused.why() + " (" + refused.caseId() + ")";
        }
        try {
          carry((Granted) ruling, played.order(), played.stepwise());
        } catch (Dice.Misfit e) {
          return "rolls other dice: " + e.getMessage();
        }
      }
      case Line.Edited edited -> {
        try {
          edit(edited.edit(), edited.stepwise());
        } catch (Editor.Impossible e) {
          return "is a change by hand that is impossible: " + e.getMessage();
        }
      }
    }
    KeptLine now = kept(log.size() - 1);
    String what = null;
    if (!now.line().dice().equals(kept.line().dice())) {
      what = "rolls " + now.line().dice() + ", the file has " + kept.line().dice();
    } else if (!kept.digest().isEmpty() && !now.digest().equals(kept.digest())) {
      what = "does not do what it did";
    }
    if (what != null) {
      retract();
    }
    return what;
  }
}
