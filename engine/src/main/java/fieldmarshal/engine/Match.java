package fieldmarshal.engine;

import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Ruling.Refused;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiFunction;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A game being played: a position, its log and its dice. Setup, orders and rolls replay to the same
 * position, event for event; that is the save, the undo, the replay and the audit.
 */
public final class Match {
  public static final int FORMAT = 1;

  /** A line of the log: what was asked, the dice that fell, and a digest of what happened. */
  public sealed interface Line {
    List<Integer> dice();

    String digest();

    record Played(Order order, List<Integer> dice, String digest) implements Line {}

    /** The table was changed by hand. */
    record Edited(Edit edit, List<Integer> dice, String digest) implements Line {}
  }

  /** A change by hand. */
  public sealed interface Edit {
    record Place(boolean clear, List<Editor.Placing> units) implements Edit {}

    record Control(Side side, Hexes hexes) implements Edit {}

    record Go(int turn, Part part, String phase) implements Edit {}
  }

  /** A match as it is kept: enough to play it again. */
  public record Saved(
      int format,
      String rules,
      String game,
      String scenario,
      Set<String> options,
      long seed,
      long drawn,
      List<Integer> laid,
      List<Integer> opening,
      List<Line> lines) {}

  /** A saved match did not replay. */
  public static final class Differs extends Exception {
    private static final long serialVersionUID = 1;

    public Differs(String message) {
      super(message);
    }
  }

  private record Turned(
      Position before, long drawn, List<Integer> laid, Line line, List<Event> events) {}

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
    settle(new ArrayList<>(), opening);
  }

  public Rules rules() {
    return rules;
  }

  public Position position() {
    return position;
  }

  public Decision decision() {
    return rules.decision(position);
  }

  public boolean edited() {
    return log.stream().anyMatch(turned -> turned.line() instanceof Line.Edited);
  }

  public List<Line> lines() {
    return log.stream().map(Turned::line).toList();
  }

  /** What happened with a line of the log. */
  public List<Event> events(int line) {
    return log.get(line).events();
  }

  /** The position before a line of the log. */
  public Position before(int line) {
    return log.get(line).before();
  }

  /** The next rolls, before the stream goes on. */
  public void lay(List<Integer> rolls) {
    dice.lay(rolls);
  }

  /**
   * Plays an order and rolls whatever it calls for. The granted events include those of the dice.
   */
  public Ruling play(Order order) {
    Ruling ruling = rules.judge(position, order);
    if (ruling instanceof Granted granted) {
      return new Granted(carry(granted, order), position);
    }
    return ruling;
  }

  private List<Event> carry(Granted granted, Order order) {
    List<Event> events = new ArrayList<>(granted.events());
    advance(granted.next(), events, (rolled, digest) -> new Line.Played(order, rolled, digest));
    return events;
  }

  /** Goes on to a position and rolls its dice. Where that fails, the match is as it was. */
  private void advance(
      Position next, List<Event> events, BiFunction<List<Integer>, String, Line> line) {
    Position before = position;
    long drawn = dice.drawn();
    List<Integer> laid = dice.laid();
    List<Integer> rolled = new ArrayList<>();
    boolean done = false;
    try {
      position = next;
      settle(events, rolled);
      Line written = line.apply(List.copyOf(rolled), digest(events));
      log.add(new Turned(before, drawn, laid, written, events));
      done = true;
    } finally {
      if (!done) {
        position = before;
        dice = new Dice(seed, drawn, laid);
      }
    }
    undone.clear();
  }

  private void settle(List<Event> events, List<Integer> rolled) {
    while (rules.decision(position) instanceof Decision.Chance chance) {
      int face = dice.roll(chance.faces());
      rolled.add(face);
      Granted granted = rules.roll(position, face);
      events.addAll(granted.events());
      position = granted.next();
    }
  }

  /** Changes the table by hand. */
  public void edit(Edit edit) throws Editor.Impossible {
    Editor editor = rules.editor();
    Position changed =
        switch (edit) {
          case Edit.Place place -> editor.place(position, place.clear(), place.units());
          case Edit.Control control -> editor.control(position, control.side(), control.hexes());
          case Edit.Go go -> editor.go(position, go.turn(), go.part(), go.phase());
        };
    advance(changed, new ArrayList<>(), (rolled, digest) -> new Line.Edited(edit, rolled, digest));
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
    Position after = number + 1 < log.size() ? log.get(number + 1).before() : position;
    if (!line.line().dice().isEmpty()) {
      return Refused.of("undo", "A die has been rolled since; what it showed stands.");
    }
    if (line.events().stream().anyMatch(event -> event.bare() instanceof Event.Revealed)
        || rules.shows(line.before(), after)) {
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
    return turned.line() instanceof Line.Played
        && now instanceof Decision.Choose here
        && rules.decision(turned.before()) instanceof Decision.Choose there
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
      undone.add(log.getLast().line());
      position = log.removeLast().before();
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
    position = last.before();
    dice = new Dice(seed, last.drawn(), last.laid());
  }

  /** Plays again what was taken back last. */
  public @Nullable Ruling redo() {
    if (undone.isEmpty() || !(undone.getLast() instanceof Line.Played played)) {
      return null;
    }
    undone.removeLast();
    List<Line> rest = List.copyOf(undone);
    Ruling ruling = play(played.order());
    undone.addAll(rest);
    return ruling;
  }

  public Saved save() {
    return new Saved(
        FORMAT,
        rules.game().rulesVersion(),
        rules.game().id(),
        scenario,
        options,
        seed,
        dice.drawn(),
        dice.laid(),
        List.copyOf(opening),
        lines());
  }

  /** Plays a saved match again, with its dice, and holds it to its digests. */
  public static Match replay(Rules rules, Saved saved) throws Differs {
    if (saved.format() != FORMAT) {
      throw new Differs("the file has format " + saved.format() + "; this program reads " + FORMAT);
    }
    Dice recorded = new Dice(saved.seed(), 0, saved.opening());
    Match match = new Match(rules, saved.scenario(), saved.options(), saved.seed(), recorded);
    if (!match.opening.equals(saved.opening())) {
      throw new Differs("the opening dice differ");
    }
    int number = 0;
    for (Line line : saved.lines()) {
      number++;
      try {
        match.again(number, line);
      } catch (Differs e) {
        throw rules.game().rulesVersion().equals(saved.rules())
            ? e
            : new Differs(
                e.getMessage()
                    + "; the file was made with version "
                    + saved.rules()
                    + " of the rules, this is version "
                    + rules.game().rulesVersion());
      }
    }
    match.dice = new Dice(saved.seed(), saved.drawn(), saved.laid());
    return match;
  }

  private void again(int number, Line line) throws Differs {
    dice = new Dice(seed, 0, line.dice());
    switch (line) {
      case Line.Played played -> {
        Ruling ruling = play(played.order());
        if (ruling instanceof Refused refused) {
          throw new Differs(
              "order " + number + " is refused: " + refused.why() + " (" + refused.cause() + ")");
        }
      }
      case Line.Edited edited -> {
        try {
          edit(edited.edit());
        } catch (Editor.Impossible e) {
          throw new Differs(
              "order " + number + ", a change by hand, is impossible: " + e.getMessage());
        }
      }
    }
    Line now = log.getLast().line();
    if (!now.dice().equals(line.dice())) {
      throw new Differs(
          "order " + number + " rolls " + now.dice() + ", the file has " + line.dice());
    }
    if (!now.digest().equals(line.digest())) {
      throw new Differs("order " + number + " does not do what it did");
    }
  }

  private static String digest(List<Event> events) {
    CRC32 crc = new CRC32();
    for (Event event : events) {
      crc.update(event.toString().getBytes(StandardCharsets.UTF_8));
    }
    return String.format("%08x", crc.getValue());
  }
}
