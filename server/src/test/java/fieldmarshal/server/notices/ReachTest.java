package fieldmarshal.server.notices;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
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
        "https://2130706433/",
        "https://0x7f.1/",
        "https://[::1]/",
        "https://user@1.1.1.1/",
        "ftp://1.1.1.1/",
        "file:///etc/passwd",
        "https:opaque",
        "/nowhere"
      })
  void soAreOtherTargets(String target) {
    Post post = new Post(Reach.PUBLIC);
    assertThatThrownBy(() -> post.send(URI.create(target), Map.of(), new byte[1], () -> {}))
        .isInstanceOf(IOException.class);
  }

  @Test
  void theNextLetterOfTheDayIsAtItsHour() {
    var noon = java.time.Instant.parse("2026-11-17T12:00:00Z");
    assertThat(Outbox.next(noon, 18)).isEqualTo("2026-11-17T18:00:00Z");
    assertThat(Outbox.next(noon, 12)).isEqualTo("2026-11-18T12:00:00Z");
    assertThat(Outbox.next(noon, 7)).isEqualTo("2026-11-18T07:00:00Z");
  }
}
