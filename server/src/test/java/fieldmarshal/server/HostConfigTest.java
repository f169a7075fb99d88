package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A host starts with all that it needs, or says what is missing. */
class HostConfigTest {
  private static final Map<String, String> WHOLE =
      Map.of(
          "public-url", "https://games.example.org",
          "mail", "smtp://user:word@mail.example.org:587",
          "mail-from", "marshal@example.org",
          "port", "0",
          "data", "kept");

  private static Map<String, String> with(String name, String value) {
    Map<String, String> options = new java.util.HashMap<>(WHOLE);
    options.put(name, value);
    return options;
  }

  private static void refused(Map<String, String> options, String... says) {
    assertThatThrownBy(() -> HostConfig.read(options, Map.of(), null))
        .isInstanceOf(HostConfig.Incomplete.class)
        .message()
        .contains(says);
  }

  @Test
  void allThatIsMissingIsToldAtOnce() {
    refused(Map.of(), "--public-url", "FIELDMARSHAL_PUBLIC_URL", "--mail", "FIELDMARSHAL_MAIL");
    refused(Map.of("public-url", "https://a.example", "mail", "smtp://m.example"), "--mail-from");
  }

  @Test
  void whatCannotBeIsRefused() {
    refused(with("public-url", "http://games.example.org"), "https");
    refused(with("public-url", "http://127.evil.example"), "https");
    refused(with("public-url", "https://games.example.org/path"), "without a path");
    refused(with("public-url", "games.example.org"), "--public-url");
    refused(with("mail", "imap://mail.example.org"), "smtp://");
    refused(with("mail-from", "nobody"), "--mail");
    refused(with("admin", "nobody"), "--admin");
    refused(with("port", "x"), "--port");
    refused(
        Map.of("public-url", "https://a.example", "mail", "none", "admin", "a@b.example"),
        "--admin");
  }

  @Test
  void aWholeConfigurationIsRead() throws HostConfig.Incomplete {
    Server.Settings settings = HostConfig.read(WHOLE, Map.of(), null);
    assertThat(settings.hosting()).isNotNull();
    assertThat(settings.hosting().secure()).isTrue();
    assertThat(settings.name()).isEqualTo("games.example.org");
    assertThat(settings.open()).isFalse();
    assertThat(HostConfig.read(with("mail", "none"), Map.of(), null).hosting().mail()).isNull();
  }

  @Test
  void optionsGoBeforeTheEnvironmentAndThatBeforeTheFile(@TempDir Path folder)
      throws IOException, HostConfig.Incomplete {
    Path file = folder.resolve("host.conf");
    Files.writeString(
        file, "public-url = https://file.example\nmail = none\nport = 3\ndata = file\n");
    Server.Settings settings =
        HostConfig.read(
            Map.of("port", "1"),
            Map.of("FIELDMARSHAL_PORT", "2", "FIELDMARSHAL_DATA", "environment"),
            file);
    assertThat(settings.port()).isEqualTo(1);
    assertThat(settings.data()).isEqualTo(Path.of("environment"));
    assertThat(settings.name()).isEqualTo("file.example");
    Files.writeString(file, "public-ulr = https://file.example\n");
    assertThatThrownBy(() -> HostConfig.read(WHOLE, Map.of(), file))
        .message()
        .contains("public-ulr");
    assertThatThrownBy(() -> HostConfig.read(WHOLE, Map.of(), folder.resolve("none")))
        .message()
        .contains("cannot be read");
  }
}
