package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.server.people.People;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is made by whoever asks first is made once, however many ask at once. */
class FirstRequestsTest {
  private static final int MANY = 24;

  /** All of them at the same moment. */
  private static <T> List<T> together(Callable<T> what) throws Exception {
    CountDownLatch ready = new CountDownLatch(MANY);
    List<Future<T>> all = new ArrayList<>();
    try (ExecutorService threads = Executors.newFixedThreadPool(MANY)) {
      for (int i = 0; i < MANY; i++) {
        all.add(
            threads.submit(() -> {
              ready.countDown();
              ready.await();
              return what.call();
            }));
      }
      List<T> found = new ArrayList<>();
      for (Future<T> each : all) {
        found.add(each.get());
      }
      return found;
    }
  }

  @Test
  void oneAddressIsOneAccount(@TempDir Path data) throws Exception {
    try (Store store = Store.open(data)) {
      People people = new People(store.jdbi());
      List<String> ids = together(() -> people.account("Anna", "a@club.example", false).id());
      assertThat(ids).containsOnly(ids.getFirst());
    }
  }
}
