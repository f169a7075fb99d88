package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Whoever holds the database goes on, though as many wait for it as the machine has processors: on
 * two processors they once waited for one who could not go on, and were refused after five seconds.
 */
@Tag("slow")
class CarriersTest {
  /** One begins to write and stops for a moment; three others want to write meanwhile. */
  public static void main(String[] args) throws Exception {
    Main.carriers();
    try (Store store = Store.open(Path.of(args[0]));
        var threads = Executors.newVirtualThreadPerTaskExecutor()) {
      CountDownLatch holds = new CountDownLatch(1);
      List<Future<?>> all = new ArrayList<>();
      all.add(
          threads.submit(() -> {
            store
                .jdbi()
                .useTransaction(handle -> {
                  holds.countDown();
                  Thread.sleep(300);
                  handle.execute("UPDATE person SET name = name");
                });
            return null;
          }));
      holds.await();
      for (int i = 0; i < 3; i++) {
        all.add(
            threads.submit(() -> {
              store.jdbi().useTransaction(h -> h.execute("UPDATE person SET name = name"));
              return null;
            }));
      }
      for (Future<?> each : all) {
        each.get();
      }
    }
  }

  @Test
  void whoHoldsTheDatabaseGoesOn(@TempDir Path data) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:ActiveProcessorCount=2",
                "-XX:TieredStopAtLevel=1",
                "-cp",
                System.getProperty("java.class.path"),
                CarriersTest.class.getName(),
                data.toString())
            .redirectErrorStream(true)
            .start();
    String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
  }
}
