package fieldmarshal.bots.analysis;

import fieldmarshal.bots.Staff;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Engaged;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A die of a combat before it falls: every face is played through the rules to the end of the
 * combat, both sides giving the answers that the staff gives, and every later die of the combat in
 * the same way. Where that would be too many dice, each die is played up to the next one: that is
 * as exact where dice do not change each other, such as a die for each unit.
 */
final class Fall {
  /** So many rolls are played at most for the dice that follow a die. */
  private static final int MOST = 1_200;

  /** No combat asks so many questions between two dice. */
  private static final int TOO_MANY = 500;

  private final Rules rules;
  private final @Nullable ChanceModel model;
  private final Engaged engaged;
  private Position before;
  private final List<Tally> faces = new ArrayList<>();
  private boolean ahead = true;
  private int rolled;
  private Map<Position, Tally> known;

  /**
   * Plays all faces.
   *
   * @param began the position from which losses are counted: the one before the first die
   * @param known what is known of positions in this combat, counted from there; more is added
   * @param p a position in which a die of a combat is to be rolled
   */
  Fall(
      Rules rules,
      @Nullable ChanceModel model,
      Position began,
      Map<Position, Tally> known,
      Position p,
      Decision.Chance chance,
      Engaged engaged) {
    this.rules = rules;
    this.model = model;
    this.engaged = engaged;
    this.before = began;
    this.known = known;
    if (!play(p, chance)) {
      ahead = false;
      before = p;
      this.known = new HashMap<>();
      play(p, chance);
    }
  }

  private boolean play(Position p, Decision.Chance chance) {
    faces.clear();
    for (int face = 1; face <= chance.faces(); face++) {
      faces.add(follow(rules.roll(p, face).next()));
      if (ahead && rolled > MOST) {
        return false;
      }
    }
    return true;
  }

  /** Whether the dice that follow are part of it. */
  boolean whole() {
    return ahead;
  }

  /** What a face brings. */
  Tally of(int face) {
    return faces.get(face - 1);
  }

  /** What the die brings on the average. */
  Tally mean() {
    Tally sum = Tally.none();
    for (Tally each : faces) {
      sum = sum.plus(each, 1.0 / faces.size());
    }
    return sum;
  }

  private Tally follow(Position from) {
    Tally seen = known.get(from);
    if (seen == null) {
      seen = play(from);
      // What was broken off is worth nothing.
      if (!ahead || rolled <= MOST) {
        known.put(from, seen);
      }
    }
    return seen;
  }

  private Tally play(Position from) {
    Position p = from;
    Staff[] staffs = {new Staff(1), new Staff(2)};
    for (int i = 0; i < TOO_MANY; i++) {
      if (!goesOn(p)) {
        break;
      }
      switch (rules.decision(p)) {
        case Decision.Over _ -> {
          return Tally.between(rules, model, before, p);
        }
        case Decision.Chance chance -> {
          return ahead ? average(p, chance) : Tally.between(rules, model, before, p);
        }
        case Decision.Choose choose -> {
          var order = staffs[choose.side().index()].decide(rules.view(p, choose.side()));
          if (!(rules.judge(p, order) instanceof Granted granted)) {
            return Tally.between(rules, model, before, p);
          }
          p = granted.next();
        }
      }
    }
    return Tally.between(rules, model, before, p);
  }

  private boolean goesOn(Position p) {
    Engaged now = rules.engaged(p);
    return now != null && same(engaged, now);
  }

  /** Whether it is one combat. Attackers and targets may become fewer in it. */
  static boolean same(Engaged one, Engaged other) {
    return one.attacker() == other.attacker()
        && one.attackers().stream().anyMatch(other.attackers()::contains)
        && IntStream.range(0, one.targets().size())
            .anyMatch(i -> other.targets().contains(one.targets().at(i)));
  }

  private Tally average(Position p, Decision.Chance chance) {
    Tally sum = Tally.none();
    for (int face = 1; face <= chance.faces(); face++) {
      if (++rolled > MOST) {
        return sum;
      }
      sum = sum.plus(follow(rules.roll(p, face).next()), 1.0 / chance.faces());
    }
    return sum;
  }
}
