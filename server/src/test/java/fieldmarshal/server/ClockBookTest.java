package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.games.Shelf;
import fieldmarshal.server.clocks.ClockBook;
import fieldmarshal.server.clocks.Heartbeat;
import fieldmarshal.server.clocks.MatchClock;
import fieldmarshal.server.clocks.Terms;
import fieldmarshal.server.clocks.TimeOut;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Jdbi;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clocks in the database, and what an outage does to them. */
class ClockBookTest {
  private static final Instant START = Instant.parse("2026-11-01T12:00:00Z");
  private static final Terms TERMS =
      new Terms(
          Duration.ofDays(3),
          Duration.ofDays(5),
          Duration.ofDays(10),
          TimeOut.WARN,
          Duration.ofDays(2));

  private Store store;
  private Jdbi jdbi;
  private String match;
  private final FakeClock clock = new FakeClock(START);

  @BeforeEach
  void open(@TempDir Path data) throws Exception {
    store = Store.open(data);
    jdbi = store.jdbi();
    Seating seating = new Seating(Shelf.games(), store, (live, moment, by, events, noticed) -> {});
    var opened = seating.open(House.GAME, "historical", List.of());
    match = seating.begin(opened, Seats.ours(opened.game()), null, "a match");
  }

  @AfterEach
  void close() {
    store.close();
  }

  private MatchClock kept(MatchClock some) {
    jdbi.useTransaction(handle -> ClockBook.keep(handle, match, some));
    return jdbi.withHandle(handle -> ClockBook.find(handle, match));
  }

  private static MatchClock begun() {
    return MatchClock.fresh(TERMS, List.of("central", "allied"))
        .turned(START, "central", "1/1/central")
        .begin(START);
  }

  @Test
  void whatIsKeptComesBackAsItWas() {
    MatchClock offered = begun().pause(START.plusSeconds(5), "central");
    MatchClock paused = offered.pause(START.plusSeconds(9), "allied");
    MatchClock away = begun().leave(START.plusSeconds(7), "allied").told(START.plusSeconds(8));
    for (MatchClock each : List.of(begun(), offered, paused, away)) {
      assertThat(kept(each)).isEqualTo(each);
    }
    assertThat(jdbi.<MatchClock, RuntimeException>withHandle(h -> ClockBook.find(h, "none")))
        .isNull();
  }

  @Test
  void theTimeOfAnOutageIsGivenBackOnce() {
    Heartbeat first = new Heartbeat(jdbi, clock);
    assertThat(first.start()).isZero();
    kept(begun().leave(START, "allied").told(START));
    clock.plus(Duration.ofSeconds(5));
    assertThat(first.beat()).as("no outage").isZero();
    clock.plus(Duration.ofDays(6));
    assertThat(new Heartbeat(jdbi, clock).start()).isEqualTo(Duration.ofDays(6));
    MatchClock after = jdbi.withHandle(handle -> ClockBook.find(handle, match));
    assertThat(after.of("central").deadline()).isEqualTo(START.plus(Duration.ofDays(8 + 6)));
    assertThat(after.of("central").told()).isEqualTo(START.plus(Duration.ofDays(6)));
    assertThat(after.of("allied").awayUntil(clock.instant()))
        .isEqualTo(START.plus(Duration.ofDays(10 + 6)));
    assertThat(new Heartbeat(jdbi, clock).start()).as("started again at once").isZero();
    assertThat(jdbi.<MatchClock, RuntimeException>withHandle(h -> ClockBook.find(h, match)))
        .isEqualTo(after);
  }

  @Test
  void aMachineThatSleptGivesTheTimeBackTooAndAClockThatIsSetBackTakesNone() {
    Heartbeat heartbeat = new Heartbeat(jdbi, clock);
    heartbeat.start();
    kept(begun());
    clock.plus(Duration.ofHours(9));
    assertThat(heartbeat.beat()).isEqualTo(Duration.ofHours(9));
    clock.plus(Duration.ofHours(-2));
    assertThat(heartbeat.beat()).isZero();
    assertThat(new Heartbeat(jdbi, clock).start()).isZero();
    MatchClock after = jdbi.withHandle(handle -> ClockBook.find(handle, match));
    assertThat(after.of("central").deadline())
        .isEqualTo(START.plus(Duration.ofDays(8)).plus(Duration.ofHours(9)));
  }

  @Test
  void theClockGoesWithItsMatch() {
    kept(begun());
    store.remove(match);
    assertThat(jdbi.<MatchClock, RuntimeException>withHandle(h -> ClockBook.find(h, match)))
        .isNull();
  }
}
