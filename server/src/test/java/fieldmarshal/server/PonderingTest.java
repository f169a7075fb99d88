package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A bot that searches thinks ahead while somebody looks at the table. */
class PonderingTest {
  private static final Duration PATIENCE = Duration.ofMinutes(1);

  private static boolean somebodyPonders() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().equals("pondering"));
  }

  /**
   * Asks again and again, and lets others work meanwhile, until it is so or has had time enough.
   */
  private static boolean comes(BooleanSupplier wanted) {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!wanted.getAsBoolean() && System.nanoTime() < end) {
      LockSupport.parkNanos(10_000_000);
    }
    return wanted.getAsBoolean();
  }

  @Test
  void theMarshalPondersWhileAPageIsOpenAndStopsWithTheHost(@TempDir Path data) {
    try (House house = House.open(data)) {
      String match = house.begin("me", "bot:marshal:nodes=40");
      house.listen(match, "central");
      assertThat(house.get(match + "?as=central").status()).isEqualTo(200);
      // it gets used to the game first, which takes some seconds
      assertThat(comes(() -> house.get(match + "?as=central").status() == 200 && somebodyPonders()))
          .isTrue();
    }
    assertThat(comes(() -> !somebodyPonders())).as("after the end of the host").isTrue();
  }
}
