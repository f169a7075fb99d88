package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.MatchJson;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.Logger;

/** What many requests, long files and faults may not do: fill the memory, hold others up, lie. */
class BoundsTest {
  private static final int LINES = 40;
  private static final int BRANCHES = 30;

  private Path data;
  private Store store;

  @BeforeEach
  void open(@TempDir Path folder) throws Exception {
    data = folder;
    store = Store.open(data);
  }

  @AfterEach
  void close() {
    store.close();
  }

  private Seating seating(Tables.Room room, LiveMatch.Watcher watcher) {
    return new Seating(Shelf.games(), store, watcher, id -> false, room, new Leases.InProcess());
  }

  private static void nobody(
      LiveMatch live, Moment moment, Object by, Object events, Object noticed) {}

  private static String begin(Seating seating) throws Exception {
    var opened = seating.open("clash-gumbinnen", "campaign", null);
    return seating.begin(opened, Seats.ours(opened.game()), null, null);
  }

  private static Verdict step(LiveMatch live, RandomGenerator random) {
    var choose = (Decision.Choose) live.moment().decision();
    var order = live.rules().sample(live.moment().position(), random);
    return live.order(live.moment().revision(choose.side()), choose.side(), order);
  }

  @Test
  void manyBranchesLeaveOnlySoManyMatchesAndLinesInMemory() throws Exception {
    try (Seating seating = seating(new Tables.Room(5, 3 * LINES), BoundsTest::nobody)) {
      String first = begin(seating);
      RandomGenerator random = new SplittableRandom(1);
      for (int i = 0; i < LINES; i++) {
        step(seating.live(first), random);
      }
      List<String> branches = new ArrayList<>();
      for (int i = 0; i < BRANCHES; i++) {
        branches.add(seating.branch(seating.live(first), LINES));
        seating.live(branches.getLast());
        assertThat(seating.inMemory()).isLessThanOrEqualTo(3);
      }
      assertThat(seating.inMemory(first)).as("asked for all the time").isNotNull();
      assertThat(seating.inMemory(branches.getFirst())).isNull();
      LiveMatch back = seating.live(branches.getFirst());
      assertThat(back.moment().notices()).hasSize(LINES);
      assertThat(step(back, random)).isInstanceOf(Verdict.Done.class);
    }
    try (Seating seating = seating(new Tables.Room(4, 1_000_000), BoundsTest::nobody)) {
      for (int i = 0; i < 12; i++) {
        seating.live(begin(seating));
      }
      assertThat(seating.inMemory()).isEqualTo(4);
    }
  }

  @Test
  void aFileWithoutEndIsRefusedWithASentence() throws Exception {
    try (Seating seating = seating(Tables.Room.usual(), BoundsTest::nobody)) {
      LiveMatch live = seating.live(begin(seating));
      ObjectNode file = MatchJson.write(live.notation(), live.save());
      ObjectNode edits = file.deepCopy();
      ArrayNode lines = edits.putArray("orders");
      for (int i = 0; i <= ForeignFile.MOST_EDITS; i++) {
        ObjectNode line = lines.addObject();
        line.putObject("edit").put("do", "start");
        line.putArray("dice");
        line.put("digest", "");
      }
      assertThatThrownBy(() -> seating.openFile(edits))
          .isInstanceOfSatisfying(Problem.class, e -> assertThat(e.status()).isEqualTo(413))
          .hasMessageContaining("changed by hand 501 times");
      ObjectNode orders = file.deepCopy();
      ArrayNode many = orders.putArray("orders");
      for (int i = 0; i <= ForeignFile.MOST_LINES; i++) {
        many.addObject();
      }
      assertThatThrownBy(() -> seating.openFile(orders)).hasMessageContaining("20001 lines");
      ObjectNode rolls = file.deepCopy();
      ArrayNode streams = (ArrayNode) rolls.at("/dice/streams");
      for (int i = 0; i < 10; i++) {
        streams.add(((ObjectNode) streams.get(0)).deepCopy().put("drawn", 65_000));
      }
      assertThatThrownBy(() -> seating.openFile(rolls)).hasMessageContaining("dice");
      assertThat(Json.write(file)).isNotEmpty();
      assertThat(seating.openFile(file)).isNotEmpty();
    }
  }

  /** Files wait for each other, few of them; whoever plays does not wait for them. */
  @Test
  void aLongFileHoldsUpNeitherMatchesNorTheServer() throws Exception {
    CountDownLatch end = new CountDownLatch(1);
    try (Replays replays = new Replays()) {
      List<Thread> waiting = new ArrayList<>();
      List<Integer> refused = new ArrayList<>();
      CountDownLatch turnedAway = new CountDownLatch(3);
      for (int i = 0; i < 10; i++) {
        waiting.add(
            Thread.ofVirtual()
                .start(() -> {
                  try {
                    replays.file(() -> {
                      try {
                        end.await();
                      } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                      }
                      return 1;
                    });
                  } catch (Problem e) {
                    synchronized (refused) {
                      refused.add(e.status());
                    }
                    turnedAway.countDown();
                  } catch (Exception e) {
                    throw new AssertionError(e);
                  }
                }));
      }
      turnedAway.await();
      assertThat(replays.<Integer>match(() -> 7)).isEqualTo(7);
      end.countDown();
      for (Thread thread : waiting) {
        thread.join();
      }
      assertThat(refused).containsExactly(503, 503, 503);
    }
  }

  @Test
  void whatCouldNotBeToldIsDoneAllTheSameAndWhatCouldNotBeWrittenIsNot() throws Exception {
    Seating seating =
        seating(
            Tables.Room.usual(),
            (live, moment, by, events, noticed) -> {
              throw new OutOfMemoryError("no room to tell it");
            });
    String id = begin(seating);
    RandomGenerator random = new SplittableRandom(1);
    assertThat(step(seating.live(id), random)).isInstanceOf(Verdict.Done.class);
    assertThat(store.deeds(id)).hasSize(1);
    LiveMatch live = seating.live(id);
    store.close();
    assertThatThrownBy(() -> step(live, random)).isInstanceOf(Ledger.Unsure.class);
    assertThat(live.lost()).isTrue();
    store = Store.open(data);
    try (Seating again = seating(Tables.Room.usual(), BoundsTest::nobody)) {
      assertThat(again.live(id).moment().notices()).hasSize(1);
    }
    seating.close();
  }

  @Test
  void anAddressHasSomeDearRequestsAtOnceAndThenOneNowAndThen() {
    AtomicLong now = new AtomicLong(5);
    Turnstile turnstile = new Turnstile(true, 30, Duration.ofSeconds(3), now::get);
    for (int i = 0; i < 30; i++) {
      assertThat(turnstile.pass("192.0.2.1")).isZero();
    }
    assertThat(turnstile.pass("192.0.2.1")).isBetween(1L, 4L);
    assertThat(turnstile.pass("192.0.2.2")).isZero();
    now.addAndGet(3_000_000_001L);
    assertThat(turnstile.pass("192.0.2.1")).isZero();
    assertThat(turnstile.pass("192.0.2.1")).isPositive();
  }

  @Test
  void aFaultThatComesAThousandTimesIsNotedAFewTimes() {
    List<String> lines = new ArrayList<>();
    Logger log =
        (Logger)
            Proxy.newProxyInstance(
                Logger.class.getClassLoader(),
                new Class<?>[] {Logger.class},
                (proxy, method, arguments) -> {
                  lines.add(method.getName());
                  return null;
                });
    AtomicLong now = new AtomicLong();
    FaultLog faults = new FaultLog(log, now::get);
    for (int i = 0; i < 1000; i++) {
      assertThat(faults.note("GET /api/games", new IllegalStateException("again"))).hasSize(8);
    }
    assertThat(lines).hasSize(3);
    now.addAndGet(61_000_000_000L);
    faults.note("GET /api/games", new IllegalStateException("again"));
    assertThat(lines).hasSize(5);
  }
}
