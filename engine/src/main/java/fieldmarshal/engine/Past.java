package fieldmarshal.engine;

import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Ruling.Granted;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a match with the positions before them. Of old lines only every {@value #STEP}th
 * position is kept, so that a long match takes little memory; another one is worked out from the
 * mark before it by playing its lines again, and the positions of that block are held until those
 * of another one are wanted: whoever reads the lines in order has each played once.
 */
public final class Past {
  /** Between two marks there are so many lines. */
  static final int STEP = 32;

  private final Rules rules;
  private final String scenario;
  private final Set<String> options;
  private final List<Turned> log;

  /** The block whose positions are held, and these. */
  private int block = -1;

  private @Nullable Position[] held = new Position[0];

  Past(Rules rules, String scenario, Set<String> options, List<Turned> log) {
    this.rules = rules;
    this.scenario = scenario;
    this.options = options;
    this.log = log;
  }

  /** The same as it stands now: what is done or taken back later does not change it. */
  Past snapshot() {
    return new Past(rules, scenario, options, List.copyOf(log));
  }

  /** How many lines there are. */
  public int size() {
    return log.size();
  }

  public Line line(int line) {
    return log.get(line).line;
  }

  /** What happened with a line. */
  public List<Event> events(int line) {
    return log.get(line).events;
  }

  /** What the game waited for before a line. */
  public Decision decision(int line) {
    return log.get(line).decision;
  }

  /** The position before a line. */
  public Position before(int line) {
    Position kept = log.get(line).before;
    return kept == null ? again(line) : kept;
  }

  // ---- for the match

  void add(Turned turned) {
    log.add(turned);
    int old = log.size() - 1 - STEP;
    if (old > 0 && old % STEP != 0) {
      log.get(old).before = null;
    }
  }

  /** The last line is taken away; answers the position before it. */
  Position removeLast() {
    Position before = before(log.size() - 1);
    log.removeLast();
    forget();
    return before;
  }

  private synchronized void forget() {
    block = -1;
  }

  /** Whether a line showed something that was hidden. */
  boolean shows(int line, Position after) {
    Turned turned = log.get(line);
    Boolean known = turned.shows;
    if (known == null) {
      known =
          turned.events.stream().anyMatch(event -> event.bare() instanceof Event.Revealed)
              || rules.shows(before(line), after);
      turned.shows = known;
    }
    return known;
  }

  // ---- working out

  private synchronized Position again(int line) {
    int wanted = line / STEP;
    if (block != wanted) {
      block = -1;
      held = new Position[STEP];
      held[0] = log.get(wanted * STEP).before;
      block = wanted;
    }
    int at = line % STEP;
    int from = at;
    while (held[from] == null) {
      from--;
    }
    for (int i = from; i < at; i++) {
      Position before = held[i];
      if (before == null) {
        throw new IllegalStateException("no position before line " + line);
      }
      held[i + 1] = after(before, log.get(wanted * STEP + i).line);
    }
    Position found = held[at];
    if (found == null) {
      throw new IllegalStateException("no position before line " + line);
    }
    return found;
  }

  /** What a line led to once; it does so again. */
  private Position after(Position before, Line line) {
    return switch (line) {
      case Line.Resigned resigned -> before;
      case Line.Agreed agreed -> before;
      case Line.Played played -> {
        Ruling ruling =
            played.stepwise()
                ? rules.judgeStep(before, played.order())
                : rules.judge(before, played.order());
        if (!(ruling instanceof Granted granted)) {
          throw new IllegalStateException("granted once, and now refused: " + played.order());
        }
        yield settled(granted.next(), line);
      }
      case Line.Edited edited -> {
        try {
          yield settled(Match.changed(rules, scenario, options, before, edited.edit()), line);
        } catch (Editor.Impossible e) {
          throw new IllegalStateException("possible once, and now not: " + edited.edit(), e);
        }
      }
    };
  }

  private Position settled(Position next, Line line) {
    Position position = next;
    for (int face : line.dice()) {
      position =
          (line.stepwise() ? rules.rollStep(position, face) : rules.roll(position, face)).next();
    }
    return position;
  }
}
