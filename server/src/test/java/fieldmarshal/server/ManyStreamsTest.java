package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.games.Shelf;
import io.javalin.Javalin;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Many pages are open at once, and one of them does not read. {@code -Dfieldmarshal.streams=8000}
 * opens as many, which needs {@code ulimit -n 20000}: both ends of each are in this process.
 */
@Tag("slow")
class ManyStreamsTest {
  private static final int STREAMS = Integer.getInteger("fieldmarshal.streams", 400);
  private static final Duration PATIENCE = Duration.ofMinutes(3);

  private static Socket open(int port, String path, int buffer) throws IOException {
    Socket socket = new Socket();
    if (buffer > 0) {
      socket.setReceiveBufferSize(buffer);
    }
    socket.connect(new InetSocketAddress("127.0.0.1", port));
    String request = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\n";
    socket
        .getOutputStream()
        .write((request + "Accept: text/event-stream\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
    return socket;
  }

  /** Counts what it hears of. */
  private static void listen(Socket socket, String event, Runnable heard) {
    Thread.ofVirtual()
        .start(() -> {
          try {
            BufferedReader in =
                new BufferedReader(
                    new InputStreamReader(socket.getInputStream(), StandardCharsets.UTF_8));
            for (String line = in.readLine(); line != null; line = in.readLine()) {
              if (line.startsWith("event:") && line.endsWith(event)) {
                heard.run();
              }
            }
          } catch (IOException e) {
            // The test is over.
          }
        });
  }

  private static void all(CountDownLatch latch) throws InterruptedException {
    assertThat(latch.await(PATIENCE.toSeconds(), TimeUnit.SECONDS))
        .as("%d pages have heard nothing", latch.getCount())
        .isTrue();
  }

  @Test
  void everyOneOfManyPagesHearsOfAnOrder(@TempDir Path data) throws Exception {
    List<Socket> pages = new ArrayList<>();
    try (House house = House.open(data)) {
      String match = house.begin("me", "me");
      int port = house.request("/").build().uri().getPort();
      CountDownLatch hello = new CountDownLatch(STREAMS);
      CountDownLatch update = new CountDownLatch(STREAMS);
      for (int i = 0; i < STREAMS; i++) {
        Socket page = open(port, match + "/stream?as=central", 0);
        pages.add(page);
        boolean[] greeted = new boolean[1];
        listen(
            page,
            "",
            () -> {
              (greeted[0] ? update : hello).countDown();
              greeted[0] = true;
            });
      }
      all(hello);
      long began = System.nanoTime();
      var order = House.ask(0, "central", House.move("ge-12", "1701"));
      assertThat(house.post(match + "/orders", order).status()).isEqualTo(200);
      long answered = System.nanoTime();
      all(update);
      System.out.printf(
          "%d streams: the order was answered after %d ms, the last page heard of it after %d ms%n",
          STREAMS, (answered - began) / 1_000_000, (System.nanoTime() - began) / 1_000_000);
      assertThat(house.get(match).revision()).isEqualTo(1);
    } finally {
      for (Socket page : pages) {
        page.close();
      }
    }
  }

  /** A page that does not read is hung up on; nobody waits for it. */
  @Test
  void whoDoesNotReadIsHungUpOnAndTheOthersHearAll(@TempDir Path data) throws Exception {
    Hub hub = new Hub();
    Queue<Throwable> noted = new ConcurrentLinkedQueue<>();
    Thread.UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    Thread.setDefaultUncaughtExceptionHandler((thread, fault) -> {
      if (thread.getName().equals("stream")) {
        noted.add(fault);
      }
    });
    try (Store store = Store.open(data)) {
      Seating seating = new Seating(Shelf.games(), store, hub);
      var opened = seating.open(House.GAME, "historical", List.of());
      LiveMatch live =
          seating.live(seating.begin(opened, Seats.ours(opened.game()), null, "a match"));
      var sides = live.game().sides();
      Javalin server =
          Javalin.create(
                  config -> {
                    config.startup.showJavalinBanner = false;
                    config.concurrency.useVirtualThreads = true;
                    config.routes.sse("/plays", c -> hub.listen(c, live, sides, "", true));
                    config.routes.sse("/watches", c -> hub.listen(c, live, sides, "", false));
                  })
              .start("127.0.0.1", 0);
      AtomicInteger heard = new AtomicInteger();
      try (Socket quick = open(server.port(), "/plays", 0);
          Socket slow = open(server.port(), "/watches", 2_048)) {
        listen(quick, "thinking", heard::incrementAndGet);
        awaitTrue(() -> hub.watchers(live) == 1 && hub.present(live).size() == sides.size());
        String text = "thinks ".repeat(4_000);
        int told = 0;
        while (hub.watchers(live) == 1 && told < 5_000) {
          hub.thinking(live, sides.getFirst(), text + told, 0.5);
          told++;
          int behind = told - 100;
          awaitTrue(() -> heard.get() >= behind);
        }
        assertThat(hub.watchers(live)).as("the slow page after %d", told).isZero();
        int last = told;
        awaitTrue(() -> heard.get() == last);
        assertThat(hub.present(live)).as("the other is there still").isNotEmpty();
        // Whoever reads on there comes to an end.
        slow.setSoTimeout((int) PATIENCE.toMillis());
        try {
          while (slow.getInputStream().read(new byte[1 << 16]) >= 0) {}
        } catch (SocketException e) {
          // Hung up on hard.
        }
      } finally {
        hub.close();
        server.stop();
      }
      assertThat(noted).as("faults that would fill the log").isEmpty();
    } finally {
      Thread.setDefaultUncaughtExceptionHandler(before);
    }
  }

  private static void awaitTrue(BooleanSupplier condition) throws InterruptedException {
    long end = System.nanoTime() + PATIENCE.toNanos();
    while (!condition.getAsBoolean()) {
      assertThat(System.nanoTime()).as("it does not come").isLessThan(end);
      Thread.sleep(1);
    }
  }
}
