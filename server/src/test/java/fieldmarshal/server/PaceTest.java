package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import org.junit.jupiter.api.Test;

class PaceTest {
  private static final int SEEN = 7;

  private final ReentrantLock lock = new ReentrantLock();
  private final Pace pace = new Pace(lock, () -> SEEN);
  private final CountDownLatch over = new CountDownLatch(1);

  /** Begins a pause, and waits until it really is one. */
  private Thread begin(long millis) throws InterruptedException {
    Thread bot =
        Thread.ofPlatform()
            .daemon()
            .start(() -> {
              try {
                pace.pause(SEEN, millis);
                over.countDown();
              } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
              }
            });
    while (bot.getState() != Thread.State.TIMED_WAITING) {
      Thread.sleep(1);
    }
    return bot;
  }

  /** Whoever wants it quicker need not wait until the long pause is over. */
  @Test
  void anotherPaceHoldsForThePauseThatHasBegun() throws InterruptedException {
    begin(TimeUnit.HOURS.toMillis(1));
    pace.set(0.00001);
    assertThat(over.await(30, TimeUnit.SECONDS)).isTrue();
  }

  @Test
  void noPauseIsLeftWhereBotsShallNotWait() throws InterruptedException {
    begin(TimeUnit.HOURS.toMillis(1));
    pace.set(0);
    assertThat(over.await(30, TimeUnit.SECONDS)).isTrue();
    pace.pause(SEEN, TimeUnit.HOURS.toMillis(1));
  }

  /** A slower pace does not end the pause, and being in a hurry does. */
  @Test
  void aSlowerPaceMakesThePauseLonger() throws InterruptedException {
    Thread bot = begin(TimeUnit.HOURS.toMillis(1));
    pace.set(8);
    assertThat(over.await(50, TimeUnit.MILLISECONDS)).isFalse();
    assertThat(bot.isAlive()).isTrue();
    pace.hurry();
    assertThat(over.await(30, TimeUnit.SECONDS)).isTrue();
  }
}
