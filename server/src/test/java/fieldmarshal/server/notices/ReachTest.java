package fieldmarshal.server.notices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.net.URI;
import java.time.Duration;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Requests whose target a player has named stay out of the network of the server. */
class ReachTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "127.0.0.1",
        "127.9.9.9",
        "0.0.0.0",
        "10.1.2.3",
        "100.64.0.1",
        "169.254.169.254",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "192.0.0.8",
        "198.18.0.1",
        "224.0.0.1",
        "255.255.255.255",
        "::1",
        "::",
        "::ffff:10.0.0.1",
        "::ffff:127.0.0.1",
        "::127.0.0.1",
        "fe80::1",
        "fc00::1",
        "fd12:3456::1",
        "ff02::1",
        "64:ff9b::a00:1",
        "2002:a00:1::1",
        "2001::1",
        "2001:db8::1"
      })
  void privateAddressesAreRefused(String address) throws IOException {
    assertThat(Reach.PUBLIC.allows(InetAddress.getByName(address))).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.1.1.1",
        "100.63.0.1",
        "172.15.0.1",
        "172.32.0.1",
        "192.169.0.1",
        "223.255.255.1",
        "2606:4700::1111",
        "2a00:1450:4001::200e",
        "2001:4860::8888"
      })
  void publicOnesAreNot(String address) throws IOException {
    assertThat(Reach.PUBLIC.allows(InetAddress.getByName(address))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "http://1.1.1.1/",
        "https://127.0.0.1/",
        "https://localhost/",
        "https://0.0.0.0/",
        "https://169.254.169.254/latest/",
        "https://[::1]/",
        "https://[::]/",
        "https://[::ffff:127.0.0.1]/",
        "https://[::ffff:7f00:1]/",
        "https://[::127.0.0.1]/",
        "https://[fe80::1]/",
        "https://[64:ff9b::7f00:1]/",
        "https://user@1.1.1.1/",
        "ftp://1.1.1.1/",
        "file:///etc/passwd",
        "https:opaque",
        "/nowhere"
      })
  void soAreOtherTargets(String target) {
    refused(target, Post.Forbidden.class);
  }

  /** Figures that some machines read as 127.0.0.1: they are refused, or are the name of nobody. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://2130706433/",
        "https://017700000001/",
        "https://0x7f000001/",
        "https://0x7f.1/",
        "https://LOCALHOST./",
        "https://127.1/",
        "https://0/"
      })
  void soAreAddressesInOtherFigures(String target) {
    refused(target, IOException.class);
  }

  private static void refused(String target, Class<? extends IOException> how) {
    Post post = new Post(Reach.PUBLIC);
    boolean[] sent = new boolean[1];
    assertThatThrownBy(() -> post.check(URI.create(target))).isInstanceOf(how);
    assertThatThrownBy(
            () -> post.send(URI.create(target), Map.of(), new byte[1], () -> sent[0] = true))
        .isInstanceOf(how)
        .isNotInstanceOf(ConnectException.class);
    assertThat(sent[0]).isFalse();
  }

  /** A name that was public when it was written down may mean something else when a notice goes. */
  @Test
  void theAddressIsLookedAtAgainBeforeEachRequest() throws IOException {
    boolean[] open = {true};
    Reach changes =
        new Reach() {
          @Override
          public boolean allows(InetAddress address) {
            return open[0];
          }

          @Override
          public boolean plain() {
            return true;
          }
        };
    try (ServerSocket inside = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      inside.setSoTimeout(200);
      URI target = URI.create("http://localhost:" + inside.getLocalPort() + "/");
      Post post = new Post(changes);
      post.check(target);
      open[0] = false;
      assertThatThrownBy(() -> post.send(target, Map.of(), new byte[1], () -> {}))
          .isInstanceOf(Post.Forbidden.class);
      assertThatThrownBy(inside::accept).isInstanceOf(SocketTimeoutException.class);
    }
  }

  /** Each byte of an answer comes in time; the answer as a whole never would. */
  @Test
  void whoAnswersByteByByteIsHungUpOn() throws Exception {
    Reach all =
        new Reach() {
          @Override
          public boolean allows(InetAddress address) {
            return true;
          }

          @Override
          public boolean plain() {
            return true;
          }
        };
    try (ServerSocket slow = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      Thread answers = Thread.ofVirtual().start(() -> trickle(slow));
      URI target = URI.create("http://localhost:" + slow.getLocalPort() + "/");
      Post post = new Post(all, Duration.ofMillis(300));
      long start = System.nanoTime();
      assertThatThrownBy(() -> post.send(target, Map.of(), new byte[1], () -> {}))
          .isInstanceOf(IOException.class);
      assertThat(Duration.ofNanos(System.nanoTime() - start)).isLessThan(Duration.ofSeconds(8));
      answers.join();
    }
  }

  private static void trickle(ServerSocket slow) {
    try (Socket line = slow.accept()) {
      OutputStream out = line.getOutputStream();
      for (int i = 0; i < 900; i++) {
        out.write('H');
        out.flush();
        Thread.sleep(20);
      }
    } catch (IOException | InterruptedException e) {
      // The other end has hung up.
    }
  }

  @Test
  void theNextLetterOfTheDayIsAtItsHour() {
    var noon = java.time.Instant.parse("2026-11-17T12:00:00Z");
    assertThat(Outbox.next(noon, 18)).isEqualTo("2026-11-17T18:00:00Z");
    assertThat(Outbox.next(noon, 12)).isEqualTo("2026-11-18T12:00:00Z");
    assertThat(Outbox.next(noon, 7)).isEqualTo("2026-11-18T07:00:00Z");
  }
}
