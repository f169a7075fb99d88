package fieldmarshal.bots.analysis;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Engaged;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Match.Line;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * The luck of the dice of a match, attack by attack. Before a die falls every face is played
 * through the rules ({@link Fall}): their mean is what was to be expected, the face that fell is
 * what was rolled, both with the same answers of both sides. So the luck is the dice's alone,
 * whatever the players decided afterwards.
 *
 * <p>It can be asked again when the match has gone on: what is known already is kept.
 */
public final class Luck {

  /**
   * A die of an attack.
   *
   * @param line the line of the log with which it fell
   * @param steps by side: the steps lost beyond what was to be expected
   * @param points by side: the points gained beyond that
   * @param chance by how much it changed the chance of the first side to win; 0 where that is not
   *     known
   * @param variance of the steps that the defender loses more than the attacker
   * @param slope how a higher face helps whoever rolls: its covariance with the steps that the
   *     enemy loses more than he; less than 0 where low faces help
   */
  public record Die(
      int line,
      String purpose,
      int face,
      int faces,
      Side side,
      double[] steps,
      double[] points,
      double chance,
      double variance,
      double slope) {}

  /**
   * An attack whose dice have fallen.
   *
   * @param line the line of the log with which its first die fell
   * @param part the number of the part of the turn
   * @param odds as they were told; empty where nothing was
   * @param result as it was told; empty where nothing was
   * @param expected what its dice bring on the average, from before the first one on
   * @param rolled what the dice that fell bring, with the same answers of both sides
   * @param lost what was lost and gained in fact, until the attack was over
   */
  public record Attack(
      int line,
      int turn,
      int part,
      Side attacker,
      List<Unit> attackers,
      Hexes targets,
      String odds,
      String result,
      List<Die> dice,
      Tally expected,
      Tally rolled,
      Tally lost) {
    public Attack {
      attackers = List.copyOf(attackers);
      dice = List.copyOf(dice);
    }
  }

  /** An attack that is being read. */
  private static final class Open {
    final int line;
    final int turn;
    final int part;
    final Engaged engaged;
    final Position began;
    final List<Die> dice = new ArrayList<>();
    final Map<Position, Tally> known = new HashMap<>();
    Tally expected = Tally.none();
    Tally rolled = Tally.none();
    boolean whole;
    Event.@Nullable Fought fought;

    Open(int line, int turn, int part, Engaged engaged, Position began) {
      this.line = line;
      this.turn = turn;
      this.part = part;
      this.engaged = engaged;
      this.began = began;
    }

    void add(Die die, Tally mean, Tally face, boolean complete) {
      // What dice that were played ahead for an earlier die bring on the average is in that one.
      if (!whole) {
        expected = expected.plus(mean, 1);
        rolled = rolled.plus(mean, 1);
      }
      rolled = rolled.plus(face, 1).plus(mean, -1);
      whole |= complete;
      dice.add(die);
    }

    Attack closed(Tally lost) {
      Event.Fought told = fought;
      return new Attack(
          line,
          turn,
          part,
          engaged.attacker(),
          engaged.attackers(),
          engaged.targets(),
          told == null ? "" : told.odds(),
          told == null ? "" : told.result(),
          dice,
          expected,
          rolled,
          lost);
    }
  }

  /**
   * A die that is not one of a combat.
   *
   * @param chance by how much it changed the chance of the first side to win
   */
  public record Other(int line, double chance) {}

  private final Rules rules;
  private final @Nullable ChanceModel model;
  private final List<Attack> attacks = new ArrayList<>();
  private final List<Other> others = new ArrayList<>();
  private int read;
  private @Nullable Open open;

  /**
   * Of a match of which nothing has been read yet.
   *
   * @param model that tells the chance to win, if that is wanted
   */
  public Luck(Rules rules, @Nullable ChanceModel model) {
    this.rules = rules;
    this.model = model;
  }

  /** The luck of a whole match. */
  public static List<Attack> of(Course course) {
    Luck luck = new Luck(course.rules(), ChanceModel.of(course.rules(), course.scenario()));
    luck.read(course);
    return luck.attacks(course.last());
  }

  /** How many lines of the log have been read. */
  public int read() {
    return read;
  }

  /** Reads on to the end of the log. */
  public void read(Course course) {
    read(course, () -> false);
  }

  /** Reads on to the end of the log, or until nobody waits for it. */
  void read(Course course, BooleanSupplier stop) {
    List<Course.Entry> entries = course.entries();
    while (read < entries.size()
        && !Thread.currentThread().isInterrupted()
        && !stop.getAsBoolean()) {
      Course.Entry entry = entries.get(read);
      read(entry.line(), entry.before(), entry.events());
      read++;
    }
  }

  private void read(Line line, Position before, List<Event> events) {
    close(before);
    if (line instanceof Line.Edited) {
      open = null;
      return;
    }
    List<Event.Fought> fought =
        events.stream()
            .map(Event::bare)
            .filter(Event.Fought.class::isInstance)
            .map(Event.Fought.class::cast)
            .toList();
    if (line.dice().isEmpty()) {
      told(fought);
      return;
    }
    Line.Played played = (Line.Played) line;
    boolean stepwise = line.stepwise();
    if (!((stepwise ? rules.judgeStep(before, played.order()) : rules.judge(before, played.order()))
        instanceof Granted granted)) {
      return;
    }
    int part =
        rules.decision(before) instanceof Decision.Choose choose ? choose.part().number() : 0;
    Position p = granted.next();
    for (int face : line.dice()) {
      close(p);
      if (rules.decision(p) instanceof Decision.Chance chance) {
        Engaged engaged = rules.engaged(p);
        if (engaged != null) {
          die(p, chance, engaged, face, part, fought);
        } else if (model != null) {
          others.add(new Other(read, beyond(model, p, chance, face)));
        }
      }
      p = (stepwise ? rules.rollStep(p, face) : rules.roll(p, face)).next();
    }
    told(fought);
  }

  /** The attack that is open learns what was told of it. */
  private void told(List<Event.Fought> fought) {
    Open now = open;
    if (now != null) {
      for (Event.Fought each : fought) {
        if (each.attackers().stream().anyMatch(now.engaged.attackers()::contains)
            && each.targets().equals(now.engaged.targets())) {
          now.fought = each;
        }
      }
    }
  }

  private double beyond(ChanceModel known, Position p, Decision.Chance chance, int face) {
    double mean = 0;
    double here = 0;
    for (int each = 1; each <= chance.faces(); each++) {
      double after = known.chance(rules.roll(p, each).next());
      mean += after / chance.faces();
      here = each == face ? after : here;
    }
    return here - mean;
  }

  private void die(
      Position p,
      Decision.Chance chance,
      Engaged engaged,
      int face,
      int part,
      List<Event.Fought> fought) {
    Open now = open;
    if (now == null) {
      now = new Open(read, chance.turn(), part, engaged, p);
      open = now;
    }
    told(fought);
    Fall fall = new Fall(rules, model, now.began, now.known, p, chance, engaged);
    Tally mean = fall.mean();
    Tally here = fall.of(face);
    Tally beyond = here.plus(mean, -1);
    int attacker = engaged.attacker().index();
    int own = chance.side().index();
    double middle = (chance.faces() + 1) / 2.0;
    double variance = 0;
    double slope = 0;
    for (int each = 1; each <= chance.faces(); each++) {
      Tally off = fall.of(each).plus(mean, -1);
      double swing = off.steps()[1 - attacker] - off.steps()[attacker];
      variance += swing * swing / chance.faces();
      slope += (each - middle) * (off.steps()[1 - own] - off.steps()[own]) / chance.faces();
    }
    now.add(
        new Die(
            read,
            chance.purpose(),
            face,
            chance.faces(),
            chance.side(),
            beyond.steps(),
            beyond.points(),
            beyond.chance(),
            variance,
            slope),
        mean,
        here,
        fall.whole());
  }

  /** Ends the attack that is open, if a position is no longer part of it. */
  private void close(Position p) {
    Open now = open;
    if (now != null) {
      Engaged engaged = rules.engaged(p);
      if (engaged == null || !Fall.same(now.engaged, engaged)) {
        attacks.add(now.closed(Tally.between(rules, model, now.began, p)));
        open = null;
      }
    }
  }

  /** The dice that are not those of a combat; only where the chance to win is known. */
  public List<Other> others() {
    return List.copyOf(others);
  }

  /** The attacks that are over, and the one under way as far as it has got. */
  public List<Attack> attacks(Position last) {
    close(last);
    List<Attack> all = new ArrayList<>(attacks);
    Open now = open;
    if (now != null) {
      all.add(now.closed(Tally.between(rules, model, now.began, last)));
    }
    return all;
  }
}
