package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.server.people.People;
import fieldmarshal.server.people.Person;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The owner of the machine is written down once, whoever asks first. */
class OwnerTest {
  private static final int CALLERS = 8;

  @Test
  void manyFirstRequestsAtOnceFindOneOwner(@TempDir Path data) throws Exception {
    try (Store store = Store.open(data);
        ExecutorService pool = Executors.newFixedThreadPool(CALLERS)) {
      People people = new People(store.jdbi());
      CyclicBarrier together = new CyclicBarrier(CALLERS);
      List<Future<Person>> asked = new ArrayList<>();
      for (int i = 0; i < CALLERS; i++) {
        asked.add(
            pool.submit(() -> {
              together.await();
              return people.local();
            }));
      }
      Set<Person> found = new HashSet<>();
      for (Future<Person> each : asked) {
        found.add(each.get());
      }
      assertThat(found).hasSize(1);
    }
  }
}
