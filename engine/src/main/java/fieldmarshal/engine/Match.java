package fieldmarshal.engine;

import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.rolls.RollStream;
import fieldmarshal.engine.rolls.RollsProof;
import fieldmarshal.engine.rolls.SeededRolls;
import fieldmarshal.engine.rolls.Stretch;
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
  /**
   * The format of what {@link #save} gives. Format 1 had digests of sentences; format 2 had one
   * seed for all rolls, and did not tell which of them were laid out.
   */
  public static final int FORMAT = 3;

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

    /**
     * A side gave the game up, or lost it because its time was out. No die falls, and nothing on
     * the table changes.
     */
    record Resigned(Side side, boolean outOfTime) implements Line {
      public Resigned(Side side) {
        this(side, false);
      }

      @Override
      public List<Integer> dice() {
        return List.of();
      }

      @Override
      public boolean stepwise() {
        return false;
      }
    }

    /** Both sides agreed to a draw. No die falls, and nothing on the table changes. */
    record Agreed() implements Line {
      @Override
      public List<Integer> dice() {
        return List.of();
      }

      @Override
      public boolean stepwise() {
        return false;
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
   * @param laid how many of its dice, the first ones, were laid out and did not come from the
   *     stream
   */
  public record KeptLine(Line line, String digest, int laid) {}

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
   * @param rolls where its rolls came from, in order
   */
  public record Saved(
      int format,
      String rules,
      String tables,
      String game,
      String scenario,
      Set<String> options,
      List<Stretch> rolls,
      List<Integer> laid,
      List<Integer> opening,
      List<KeptLine> lines) {

    /** How many rolls came from streams. */
    public long drawn() {
      return rolls.stream().mapToLong(Stretch::drawn).sum();
    }

    /** The match up to a line, with the rolls that belong to it. */
    public Saved first(int count) {
      List<KeptLine> kept = List.copyOf(lines.subList(0, count));
      long left = opening.size();
      for (KeptLine line : kept) {
        left += line.line().dice().size() - line.laid();
      }
      List<Stretch> part = new ArrayList<>();
      for (Stretch stretch : rolls) {
        if (left > 0) {
          part.add(stretch.first(left));
        }
        left -= stretch.drawn();
      }
      return new Saved(
          format, rules, tables, game, scenario, options, part, List.of(), opening, kept);
    }
  }

  /**
   * A match that was played again.
   *
   * @param match all of it, or as far as it is what it was
   * @param difference where it stops being that; null where it does not
   * @param proof whether its rolls came from where they are said to come from
   */
  public record Replay(Match match, @Nullable Difference difference, RollsProof proof) {

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

  private final Rules rules;
  private final String scenario;
  private final Set<String> options;
  private RollStream stream;
  private Dice dice;

  /** Where the rolls came from before the stream of today. */
  private final List<Stretch> earlier = new ArrayList<>();

  /** The rolls of a match that was opened, held against their streams; null for one begun here. */
  private @Nullable RollsProof proof;

  /** Why no die may fall now; null where it may. */
  private @Nullable String held;

  /** How many faces the rolls of the last change had. */
  private final List<Integer> asked = new ArrayList<>();

  private final List<Integer> openingFaces;

  private Position position;

  /** What the game waits for there. */
  private Decision waiting;

  private final List<Integer> opening = new ArrayList<>();
  private final List<Turned> log = new ArrayList<>();
  private final Past past;
  private final List<Line> undone = new ArrayList<>();

  /** A match whose rolls a number fixes. */
  public Match(Rules rules, String scenario, Set<String> options, long seed) {
    this(rules, scenario, options, new SeededRolls(seed));
  }

  public Match(Rules rules, String scenario, Set<String> options, RollStream stream) {
    this(rules, scenario, options, stream, new Dice(stream, 0, List.of()));
  }

  private Match(Rules rules, String scenario, Set<String> options, RollStream stream, Dice dice) {
    this.rules = rules;
    this.scenario = scenario;
    this.options = new TreeSet<>(options);
    this.stream = stream;
    this.dice = dice;
    this.position = rules.start();
    this.past = new Past(rules, scenario, this.options, log);
    this.waiting = settle(new ArrayList<>(), opening, false);
    openingFaces = List.copyOf(asked);
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
    return switch (last()) {
      case Line.Resigned(Side side, boolean outOfTime) ->
          new Decision.Over(
              rules.status(position).turn(),
              outOfTime
                  ? Outcome.outOfTime(rules, position, side)
                  : Outcome.resigned(rules, position, side));
      case Line.Agreed() ->
          new Decision.Over(rules.status(position).turn(), Outcome.agreed(rules, position));
      case Line.Played _, Line.Edited _ -> waiting;
      case null -> waiting;
    };
  }

  /**
   * Whether something other than orders and the rolls of its streams made the match what it is: the
   * table was changed by hand, a die was laid out, or a roll is not the one that its stream gives.
   */
  public boolean edited() {
    return (proof != null && !proof.holds())
        || !dice.laid().isEmpty()
        || log.stream().anyMatch(turned -> turned.line instanceof Line.Edited)
        || log.stream().anyMatch(turned -> turned.laidRolls > 0);
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
    return past.before(line);
  }

  /** What the game waited for before a line of the log. */
  public Decision decision(int line) {
    return log.get(line).decision;
  }

  /**
   * The lines of the log and their positions as they are now, for whoever reads them at leisure.
   */
  public Past past() {
    return past.snapshot();
  }

  private Position after(int line) {
    return line + 1 < log.size() ? past.before(line + 1) : position;
  }

  /** A line of the log with its digest. */
  public KeptLine kept(int line) {
    Turned turned = log.get(line);
    String digest = turned.digest;
    if (digest == null) {
      digest = Digest.of(rules, after(line), turned.line.dice());
      turned.digest = digest;
    }
    return new KeptLine(turned.line, digest, turned.laidRolls);
  }

  /**
   * No die falls until the match is told where its dice come from; an order that calls for one is
   * refused.
   */
  public void hold(String why) {
    held = why;
  }

  /** The dice that follow come from another stream; those that fell keep what proves them. */
  public void goOnWith(RollStream next) {
    List<Integer> laid = dice.laid();
    earlier.add(stream.told(dice.drawn()));
    stream = next;
    dice = new Dice(next, 0, laid);
    held = null;
  }

  /** A die was called for that may not fall yet. */
  private static final class Held extends RuntimeException {
    private static final long serialVersionUID = 1;

    Held(String why) {
      super(why);
    }
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

  /** How many dice came from the stream of today. */
  public long drawn() {
    return dice.drawn();
  }

  /**
   * A die that fell.
   *
   * @param line the line of the log that it belongs to, from 0; -1 before the first
   * @param laid whether it was laid out
   */
  public record Fallen(int line, int face, int faces, boolean laid) {}

  /** All dice that fell, in order. */
  public List<Fallen> fallen() {
    List<Fallen> all = new ArrayList<>();
    for (int i = 0; i < opening.size(); i++) {
      all.add(new Fallen(-1, opening.get(i), openingFaces.get(i), false));
    }
    for (int line = 0; line < log.size(); line++) {
      Turned turned = log.get(line);
      List<Integer> dice = turned.line.dice();
      for (int i = 0; i < dice.size(); i++) {
        all.add(new Fallen(line, dice.get(i), turned.faces.get(i), i < turned.laidRolls));
      }
    }
    return all;
  }

  /** Where its rolls came from so far, in order. */
  public List<Stretch> rolls() {
    List<Stretch> all = new ArrayList<>(earlier);
    all.add(stream.told(dice.drawn()));
    return all;
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
      } catch (Held e) {
        return Refused.of("dice", String.valueOf(e.getMessage()));
      }
    }
    return ruling;
  }

  /**
   * A side gives the game up, whoever decides. That ends the game, and cannot be taken back; who
   * wants to go on from there goes on with a branch.
   */
  public Ruling resign(Side side) {
    if (decision() instanceof Decision.Over) {
      return over();
    }
    return end(new Line.Resigned(side), side.does("resign") + ".");
  }

  /** A side has no time left, and the other claims the game. That ends it as a resignation does. */
  public Ruling loseOnTime(Side side) {
    return decision() instanceof Decision.Over
        ? over()
        : end(new Line.Resigned(side, true), side.does("lose") + " on time.");
  }

  /** Both sides agree to a draw. That ends the game as a resignation does. */
  public Ruling agreeDraw() {
    return decision() instanceof Decision.Over
        ? over()
        : end(new Line.Agreed(), "Draw by agreement.");
  }

  private Granted end(Line line, String sentence) {
    List<Event> events = List.of(new Event.Noted(sentence, ""));
    past.add(new Turned(position, waiting, dice.drawn(), dice.laid(), line, 0, List.of(), events));
    undone.clear();
    return new Granted(events, position);
  }

  /** Whether the players have ended the game before its rules did. */
  private boolean ended() {
    return last() instanceof Line.Resigned || last() instanceof Line.Agreed;
  }

  private static Refused over() {
    return Refused.of("resign", "The game is over.");
  }

  private static String sentence(Dice.Misfit misfit) {
    return "The next die laid out shows "
        + misfit.value()
        + ", but what is rolled here has "
        + misfit.faces()
        + " faces.";
  }

  private Ruling judge(Order order, boolean stepwise) {
    if (ended()) {
      return over();
    }
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
      Decision then = settle(events, rolled, stepwise);
      int laidRolls = rolled.size() - (int) (dice.drawn() - drawn);
      Line entry = line.apply(List.copyOf(rolled));
      List<Integer> faces = List.copyOf(asked);
      past.add(new Turned(before, waiting, drawn, laid, entry, laidRolls, faces, events));
      waiting = then;
      done = true;
    } finally {
      if (!done) {
        position = before;
        dice = new Dice(stream, drawn, laid);
      }
    }
    undone.clear();
  }

  /** Rolls all dice that the position waits for; answers what it waits for then. */
  private Decision settle(List<Event> events, List<Integer> rolled, boolean stepwise) {
    asked.clear();
    Decision decision = rules.decision(position);
    while (decision instanceof Decision.Chance chance) {
      if (held != null) {
        throw new Held(held);
      }
      int face = dice.roll(chance.faces());
      rolled.add(face);
      asked.add(chance.faces());
      Granted granted = stepwise ? rules.rollStep(position, face) : rules.roll(position, face);
      for (Event event : granted.events()) {
        events.add(chance.explain(event));
      }
      position = granted.next();
      decision = rules.decision(position);
    }
    return decision;
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
    if (ended()) {
      throw new Editor.Impossible("the players have ended the game; the table stays as it is");
    }
    Position changed = changed(rules, scenario, options, position, edit);
    try {
      advance(
          changed, new ArrayList<>(), stepwise, rolled -> new Line.Edited(edit, rolled, stepwise));
    } catch (Dice.Misfit | Held e) {
      throw new Editor.Impossible(String.valueOf(e.getMessage()));
    }
  }

  static Position changed(
      Rules rules, String scenario, Set<String> options, Position position, Edit edit)
      throws Editor.Impossible {
    Editor editor = rules.editor();
    return switch (edit) {
      case Edit.Place place -> editor.place(position, place.clear(), place.units());
      case Edit.Control control -> editor.control(position, control.side(), control.hexes());
      case Edit.Total total -> editor.total(position, total.name(), total.value());
      case Edit.Go go -> editor.go(position, go.turn(), go.part(), go.phase());
      case Edit.Start start -> rules.startStep();
      case Edit.SetUp setUp -> PositionText.read(rules, scenario, options, setUp.text());
    };
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
    Line line = log.get(number).line;
    if (line instanceof Line.Resigned(Side _, boolean outOfTime)) {
      return Refused.of(
          "undo",
          outOfTime
              ? "A side had no time left, and the game was claimed. This cannot be taken back."
              : "A side has resigned. This cannot be taken back.");
    }
    if (line instanceof Line.Agreed) {
      return Refused.of("undo", "The sides have agreed to a draw. This cannot be taken back.");
    }
    if (!line.dice().isEmpty()) {
      return Refused.of(
          "undo", "A die has been rolled since then. A die roll cannot be taken back.");
    }
    return past.shows(number, after(number))
        ? Refused.of(
            "undo", "Something hidden has been shown since then. This cannot be taken back.")
        : null;
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

  private static boolean same(Back back, Decision now, Turned turned) {
    return turned.line instanceof Line.Played
        && now instanceof Decision.Choose here
        && turned.decision instanceof Decision.Choose there
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
      waiting = log.getLast().decision;
      position = past.removeLast();
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

  /** Why so many of the last lines cannot be taken back, or null where they can. */
  public @Nullable Refused whyNoUndoOf(int lines) {
    Refused refused = null;
    for (int i = 1; i <= lines && refused == null; i++) {
      refused = whyNoUndo(log.size() - i);
    }
    return refused;
  }

  /** The last line never was, nor its dice: for when what it did cannot be told. */
  public void retract() {
    Turned last = log.getLast();
    position = past.removeLast();
    waiting = last.decision;
    dice = new Dice(stream, last.drawn, last.laid);
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
        rolls(),
        dice.laid(),
        List.copyOf(opening),
        IntStream.range(0, log.size()).mapToObj(this::kept).toList());
  }

  /**
   * Plays a saved match again and goes on with its rolls where they can be gone on with: where a
   * seed fixes them. Where they were sealed, it goes on with rolls of its own.
   */
  public static Replay replay(Rules rules, Saved saved) {
    return Replayer.replay(rules, saved);
  }

  /**
   * Plays a saved match again, with its dice, and holds it to its digests. At the first order that
   * differs it stops: the match is then as it was before that order.
   *
   * @param stream where the rolls come from that follow
   * @param goesOn whether that is the stream of the last rolls, or another one
   */
  public static Replay replay(Rules rules, Saved saved, RollStream stream, boolean goesOn) {
    return Replayer.replay(rules, saved, stream, goesOn);
  }

  /** Plays a line again; what differs, if something does, and then it was not played. */
  @Nullable String again(KeptLine kept) {
    dice = new Dice(stream, 0, kept.line().dice());
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
      case Line.Resigned(Side side, boolean outOfTime) -> {
        if ((outOfTime ? loseOnTime(side) : resign(side)) instanceof Refused refused) {
          return "is refused: " + refused.why();
        }
      }
      case Line.Agreed() -> {
        if (agreeDraw() instanceof Refused refused) {
          return "is refused: " + refused.why();
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

  // ---- for the replay

  /** A match that begins with dice that are known. */
  static Match begun(Rules rules, Saved saved, RollStream stream, List<Integer> opening) {
    Dice recorded = new Dice(stream, 0, opening);
    return new Match(rules, saved.scenario(), saved.options(), stream, recorded);
  }

  boolean openedWith(List<Integer> rolls) {
    return opening.equals(rolls);
  }

  /** How many faces the rolls before the first line had. */
  List<Integer> openingFaces() {
    return openingFaces;
  }

  /** How many faces the rolls of the last line had. */
  List<Integer> lastFaces() {
    return log.getLast().faces;
  }

  /** So many dice of the last line, the first ones, were laid out. */
  void lastLaid(int rolls) {
    log.getLast().laidRolls = rolls;
  }

  /** All lines are played: what was found of their dice, and where the next ones come from. */
  void goOn(RollsProof found, List<Stretch> before, long drawn, List<Integer> laid) {
    proof = found;
    earlier.addAll(before);
    dice = new Dice(stream, drawn, laid);
  }
}
