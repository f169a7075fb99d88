package fieldmarshal.bots;

import fieldmarshal.engine.Appraisal;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.View;
import java.util.SplittableRandom;

/** A staff that follows a play of the game's playbook, without any search. */
final class BookStaff implements Bot {
  private final String name;
  private final double noise;
  private final Book book;
  private final SplittableRandom random;
  private Staff staff;

  BookStaff(String name, double noise, long seed) {
    this.name = name;
    this.noise = noise;
    this.book = new Book(seed);
    this.random = new SplittableRandom(seed);
    this.staff = new Staff(name, Style.PLAIN.withNoise(noise), seed);
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
    Appraisal appraisal = view.rules().appraisal();
    if (appraisal != null
        && view.rules().decision(view.position()) instanceof Decision.Choose choose
        && book.open(appraisal, choose)) {
      staff = new Staff(name, book.style().withNoise(noise), random.nextLong());
    }
    return staff.decide(view);
  }
}
