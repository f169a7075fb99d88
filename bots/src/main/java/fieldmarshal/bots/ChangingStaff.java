package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.View;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A staff whose style depends on the game that it finds at the table, or changes with the turns: it
 * follows a play of the playbook, or errs and forgets units as its level does in the game. It
 * searches nothing.
 */
final class ChangingStaff implements Bot {
  /** Says how to play. */
  private interface Guide {
    /** The style from this decision on; null where it stays as it is. */
    @Nullable Style change(Rules rules, Decision.Choose choose);
  }

  private final String name;
  private final Guide guide;
  private final SplittableRandom random;
  private Staff staff;

  private ChangingStaff(String name, Style first, Guide guide, long seed) {
    this.name = name;
    this.guide = guide;
    this.random = new SplittableRandom(seed);
    this.staff = new Staff(name, first, seed);
  }

  /** One that follows a play of the game's playbook. */
  static ChangingStaff byTheBook(String name, double noise, long seed) {
    Book book = new Book(seed);
    Guide guide =
        (rules, choose) -> {
          Appraisal appraisal = rules.appraisal();
          return appraisal != null && book.open(appraisal, choose)
              ? book.style().withNoise(noise)
              : null;
        };
    return new ChangingStaff(name, Style.PLAIN.withNoise(noise), guide, seed);
  }

  /** One of the lower levels. */
  static ChangingStaff erring(String level, long seed) {
    return erring(
        level,
        (rules, choose) -> Levels.faults(level, rules.game().id(), choose.side().id()),
        seed);
  }

  /** One that plays worse than a staff by the same amounts in every game. */
  static ChangingStaff erring(String name, Levels.Faults faults, long seed) {
    return erring(name, (rules, choose) -> faults, seed);
  }

  private static ChangingStaff erring(
      String name, BiFunction<Rules, Decision.Choose, Levels.Faults> faults, long seed) {
    Guide guide =
        new Guide() {
          private final SplittableRandom memory = new SplittableRandom(~seed);
          private String part = "";

          @Override
          public @Nullable Style change(Rules rules, Decision.Choose choose) {
            String now = choose.side().id() + " " + Marshal.part(choose);
            if (now.equals(part)) {
              return null;
            }
            part = now;
            // In every part of a turn it forgets others.
            Levels.Faults these = faults.apply(rules, choose);
            return Style.PLAIN
                .withNoise(these.noise())
                .forgetting(these.forgets(), memory.nextLong());
          }
        };
    return new ChangingStaff(name, Style.PLAIN, guide, seed);
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String why() {
    return staff.why();
  }

  @Override
  public Order decide(View view) {
    if (view.rules().decision(view.position()) instanceof Decision.Choose choose) {
      Style style = guide.change(view.rules(), choose);
      staff = style == null ? staff : new Staff(name, style, random.nextLong());
    }
    return staff.decide(view);
  }

  @Override
  public @Nullable Granted foreseen(Position position, Order order) {
    return staff.foreseen(position, order);
  }
}
