package fieldmarshal.bots;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling.Granted;
import fieldmarshal.engine.View;
import org.jspecify.annotations.Nullable;

/** A staff of one of the lower levels: it errs as much as its level does in the game. */
final class ErringStaff implements Bot {
  private final String name;
  private final long seed;
  private String game = "";
  private Staff staff;

  ErringStaff(String name, long seed) {
    this.name = name;
    this.seed = seed;
    this.staff = new Staff(name, Style.PLAIN, seed);
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
    String now = view.rules().game().id();
    if (!now.equals(game)) {
      game = now;
      staff = new Staff(name, Style.PLAIN.withNoise(Levels.noise(name, game)), seed);
    }
    return staff.decide(view);
  }

  @Override
  public @Nullable Granted foreseen(Position position, Order order) {
    return staff.foreseen(position, order);
  }
}
