package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Position;
import fieldmarshal.games.Shelf;
import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A match of 1,500 orders once took 14 MB: the position before each of them was kept. */
@Tag("slow")
class LongMatchTest {
  private static final int ORDERS = 1_500;

  /** One of so many old positions is kept as a mark. */
  private static final int STEP = 32;

  /** The last ones, the present one and those of a block that somebody has read. */
  private static final int BESIDE = 3 * STEP;

  @Test
  void ofALongMatchOnlyMarksAreInMemory(@TempDir Path data) throws Exception {
    try (Store store = Store.open(data)) {
      Seating seating =
          new Seating(Shelf.games(), store, (match, moment, by, events, noticed) -> {});
      var opened = seating.open(House.GAME, "historical", List.of());
      String id = seating.begin(opened, Seats.ours(opened.game()), 7L, null);
      LiveMatch live = seating.live(id);
      List<WeakReference<Position>> seen = new ArrayList<>();
      RandomGenerator random = new SplittableRandom(18);
      while (seen.size() < ORDERS && live.moment().decision() instanceof Decision.Choose choose) {
        Position now = live.moment().position();
        var order = live.rules().sample(now, random);
        var verdict = live.order(live.moment().revision(choose.side()), choose.side(), order);
        assertThat(verdict).isInstanceOf(Verdict.Done.class);
        seen.add(new WeakReference<>(now));
      }
      assertThat(seen.size()).as("orders until the end of the game").isGreaterThan(ORDERS / 2);
      int most = seen.size() / STEP + BESIDE;
      assertThat(left(seen, most)).as("of %d", seen.size()).isLessThanOrEqualTo(most);
      // An old position is worked out again, and is held only until another one is wanted.
      for (int line = 0; line < seen.size(); line += 100) {
        assertThat(live.past().before(line)).isNotNull();
      }
      assertThat(left(seen, most)).isLessThanOrEqualTo(most);
      assertThat(live.moment().notices().size()).isGreaterThanOrEqualTo(seen.size());
    }
  }

  /** How many are still in memory when the garbage is gone, or as few as wanted. */
  private static long left(List<WeakReference<Position>> seen, int wanted) {
    long alive = seen.size();
    for (int i = 0; i < 20 && alive > wanted; i++) {
      System.gc();
      alive = seen.stream().filter(each -> each.get() != null).count();
    }
    return alive;
  }
}
