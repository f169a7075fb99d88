package fieldmarshal.server.notices;

import fieldmarshal.server.people.Mailer;
import fieldmarshal.server.people.Tokens;
import java.io.IOException;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Carries notices out. What fails is tried again, each time after a longer wait; after two days it
 * is given up, and its person is shown why. Before the last byte of a notice goes out that is
 * noted: one that was not handed over when the server ended goes again at once, and nobody gets it
 * twice; one that was is in doubt. It goes again, and says so, after a while in which its person
 * has not come to the match.
 */
public final class Courier implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Courier.class);
  private static final Duration KEPT = Duration.ofDays(30);
  private static final List<Duration> WAITS =
      List.of(
          Duration.ofMinutes(1),
          Duration.ofMinutes(5),
          Duration.ofMinutes(30),
          Duration.ofHours(2),
          Duration.ofHours(6),
          Duration.ofHours(12),
          Duration.ofHours(24));

  private static final Duration LAST_WAIT = Duration.ofSeconds(3);
  private static final int AT_ONCE = 4;

  /** Who has a receiver that is slow does not hold up the notices of others. */
  private static final int EACH = 2;

  private static final int LONGEST_DIGEST = 200;

  private final Jdbi jdbi;
  private final Clock clock;
  private final Post post;
  private final Ways ways;
  private final Presence presence;
  private final Duration doubt;
  private final Map<Outbox.Channel, Semaphore> hands = new EnumMap<>(Outbox.Channel.class);

  /** How many letters or requests for somebody are on their way. */
  private final Map<String, Integer> under = new ConcurrentHashMap<>();

  private volatile boolean closed;
  private @Nullable Thread loop;

  /**
   * A courier.
   *
   * @param base the address of this server, without a slash at its end
   * @param mailer who sends letters; null where nobody does
   * @param reach where requests may go
   * @param doubt how long one waits of which nobody knows whether it went
   */
  public Courier(
      Jdbi jdbi,
      Clock clock,
      String base,
      @Nullable Mailer mailer,
      Reach reach,
      Presence presence,
      Duration doubt) {
    this.doubt = doubt;
    this.jdbi = jdbi;
    this.clock = clock;
    this.presence = presence;
    post = new Post(reach);
    ways = new Ways(base, mailer, post, PushKeys.of(jdbi));
    for (Outbox.Channel channel : Outbox.Channel.values()) {
      hands.put(channel, new Semaphore(AT_ONCE));
    }
    int open = jdbi.inTransaction(handle -> Outbox.release(handle, doubt));
    if (open > 0) {
      LOG.warn("{} notices were handed over when the server ended; they may have gone", open);
    }
  }

  /** The key that a browser is told. */
  public String openKey() {
    return ways.openKey();
  }

  /** Why nothing is sent to an address, in words; null where something is. */
  public @Nullable String whyNot(String target) {
    try {
      post.check(URI.create(target));
      return null;
    } catch (IllegalArgumentException e) {
      return "it is not an address";
    } catch (IOException e) {
      return e instanceof Post.Forbidden
          ? String.valueOf(e.getMessage())
          : "no server has this name";
    }
  }

  /** Begins to carry, and looks so often for what is due. */
  public void start(Duration look) {
    loop = Thread.ofPlatform().daemon().name("courier").start(() -> work(look));
  }

  private void work(Duration look) {
    Instant tidied = Instant.EPOCH;
    while (!closed) {
      try {
        round();
        if (tidied.plus(Duration.ofHours(1)).isBefore(clock.instant())) {
          tidied = clock.instant();
          Instant before = tidied.minus(KEPT);
          jdbi.useTransaction(handle -> Outbox.tidy(handle, before));
        }
      } catch (RuntimeException e) {
        if (!closed) {
          LOG.error("Notices could not be looked at", e);
        }
      }
      try {
        Thread.sleep(look);
      } catch (InterruptedException e) {
        return;
      }
    }
  }

  /** Takes what is due and for which there are hands; returns how many notices that is. */
  int round() {
    int taken = 0;
    for (Outbox.Channel channel : Outbox.Channel.values()) {
      Semaphore free = hands(channel);
      boolean digest = channel == Outbox.Channel.DIGEST;
      int each = digest ? LONGEST_DIGEST : EACH;
      // Of some persons nothing more can go now; there must be room for the others beside them.
      int most = digest ? LONGEST_DIGEST : free.availablePermits() + EACH * under.size();
      if (free.availablePermits() > 0) {
        Instant now = clock.instant();
        List<Outbox.Item> due =
            jdbi.withHandle(handle -> Outbox.due(handle, channel, now, each, most));
        taken += due.size();
        if (digest) {
          digests(due).forEach(letter -> carry(free, letter));
        } else {
          due.forEach(item -> carry(free, List.of(item)));
        }
      }
    }
    return taken;
  }

  private Semaphore hands(Outbox.Channel channel) {
    return hands.computeIfAbsent(channel, none -> new Semaphore(AT_ONCE));
  }

  /** Waits until nothing is being sent. */
  void settle() throws InterruptedException {
    for (Semaphore each : hands.values()) {
      each.acquire(AT_ONCE);
      each.release(AT_ONCE);
    }
  }

  /** What goes in one letter: all of a person that is new, or what was to go together before. */
  private static List<List<Outbox.Item>> digests(List<Outbox.Item> due) {
    Map<String, List<Outbox.Item>> letters = new LinkedHashMap<>();
    for (Outbox.Item item : due) {
      String key = item.batch() == null ? "new " + item.person() : item.batch();
      letters.computeIfAbsent(key, none -> new ArrayList<>()).add(item);
    }
    return List.copyOf(letters.values());
  }

  private void carry(Semaphore free, List<Outbox.Item> items) {
    String way = items.getFirst().channel().word() + " " + items.getFirst().person();
    if (under.getOrDefault(way, 0) >= EACH || !free.tryAcquire()) {
      return;
    }
    under.merge(way, 1, Integer::sum);
    Thread.ofVirtual()
        .name("notice")
        .start(() -> {
          try {
            deliver(items);
          } catch (RuntimeException e) {
            if (!closed) {
              LOG.error("A notice could not be sent", e);
            }
          } finally {
            under.computeIfPresent(way, (none, count) -> count > 1 ? count - 1 : null);
            free.release();
          }
        });
  }

  private void deliver(List<Outbox.Item> wanted) {
    Outbox.Item first = wanted.getFirst();
    boolean alone = first.channel() != Outbox.Channel.DIGEST;
    String letter = first.batch() != null ? first.batch() : alone ? first.id() : Tokens.id();
    List<Outbox.Item> items =
        jdbi.inTransaction(handle -> {
          List<Outbox.Item> ours = new ArrayList<>();
          for (Outbox.Item item : wanted) {
            if (Outbox.claim(handle, item.id(), letter)) {
              if (seen(item)) {
                Outbox.end(handle, item.id(), "dropped", null, clock.instant());
              } else {
                ours.add(item);
              }
            }
          }
          return ours;
        });
    if (items.isEmpty()) {
      return;
    }
    boolean again = items.stream().anyMatch(item -> item.doubts() > 0);
    Ways.Result result = send(items, new Ways.Sending(letter, again, () -> handed(items)));
    jdbi.useTransaction(handle -> items.forEach(item -> after(handle, item, result)));
  }

  /**
   * Who looks at the match needs no notice; a chat system is told all the same. What may have gone
   * before is not needed by who has come since.
   */
  private boolean seen(Outbox.Item item) {
    String match = item.facts().match();
    if (match == null) {
      return false;
    }
    return item.doubts() > 0
        ? presence.since(item.person(), match, item.due().minus(doubt))
        : item.channel() != Outbox.Channel.WEBHOOK && presence.at(item.person(), match);
  }

  /** From here on nobody but the receiver knows whether they went. */
  private void handed(List<Outbox.Item> items) throws IOException {
    try {
      Instant now = clock.instant();
      jdbi.useTransaction(handle -> items.forEach(item -> Outbox.handed(handle, item.id(), now)));
    } catch (RuntimeException e) {
      throw new IOException("it could not be noted that it goes", e);
    }
  }

  private Ways.Result send(List<Outbox.Item> items, Ways.Sending how) {
    Outbox.Item item = items.getFirst();
    return switch (item.channel()) {
      case MAIL ->
          to(
              () -> jdbi.withHandle(handle -> Outbox.address(handle, item.person())),
              address -> ways.letter(address, how, item.kind(), item.facts()));
      case DIGEST ->
          to(
              () -> jdbi.withHandle(handle -> Outbox.address(handle, item.person())),
              address -> ways.digest(address, how, items));
      case PUSH ->
          to(() -> browser(item), browser -> ways.push(browser, how, item.kind(), item.facts()));
      case WEBHOOK ->
          to(
              () -> jdbi.withHandle(handle -> Wish.of(handle, item.person()).webhook()),
              target -> ways.webhook(target, how, item.kind(), item.facts()));
    };
  }

  private interface Send<T> {
    Ways.Result by(T target);
  }

  private static <T extends Object> Ways.Result to(Supplier<@Nullable T> found, Send<T> send) {
    T target = found.get();
    return target == null
        ? new Ways.Result.Never("it is not wanted there any more")
        : send.by(target);
  }

  private Wish.@Nullable Browser browser(Outbox.Item item) {
    return jdbi.withHandle(handle ->
        Wish.browsers(handle, item.person()).stream()
            .filter(browser -> browser.id().equals(item.browser()))
            .findFirst()
            .orElse(null));
  }

  private void after(Handle handle, Outbox.Item item, Ways.Result result) {
    Instant now = clock.instant();
    switch (result) {
      case Ways.Result.Sent sent -> Outbox.end(handle, item.id(), "sent", null, now);
      case Ways.Result.Never(var why) -> {
        Outbox.end(handle, item.id(), "dead", why, now);
        String browser = item.browser();
        if (browser != null) {
          Wish.forget(handle, browser);
        }
      }
      case Ways.Result.Later(var why) -> {
        if (!givenUp(handle, item, why, now)) {
          Outbox.later(handle, item.id(), now.plus(WAITS.get(item.tries())), why);
        }
      }
      case Ways.Result.Unsure(var why) -> {
        if (!givenUp(handle, item, why, now)) {
          Outbox.doubt(handle, item.id(), now.plus(doubt), why);
        }
      }
    }
  }

  private static boolean givenUp(Handle handle, Outbox.Item item, String why, Instant now) {
    if (item.tries() < WAITS.size()) {
      return false;
    }
    LOG.warn("Notice {} by {} is given up: {}", item.id(), item.channel().word(), why);
    Outbox.end(handle, item.id(), "dead", why, now);
    return true;
  }

  /** Sends no more; what is being sent has a moment to come to its end. */
  @Override
  public void close() {
    closed = true;
    Thread thread = loop;
    try {
      if (thread != null) {
        thread.interrupt();
        thread.join(LAST_WAIT);
      }
      for (Semaphore each : hands.values()) {
        var _ = each.tryAcquire(AT_ONCE, LAST_WAIT.toMillis(), TimeUnit.MILLISECONDS);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
