package fieldmarshal.server;

import fieldmarshal.server.people.Mailer;
import fieldmarshal.server.people.People;
import fieldmarshal.server.people.SmtpMailer;
import java.io.IOException;
import java.io.Reader;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Properties;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What a host is told at its start: by options, by the environment, by a file, in this order. All
 * that is missing or wrong is told at once.
 */
final class HostConfig {
  static final String URL = "public-url";
  static final String MAIL = "mail";
  static final String FROM = "mail-from";
  static final String ADMIN = "admin";
  static final String LISTEN = "listen";
  static final String PORT = "port";
  static final String DATA = "data";
  static final List<String> NAMES = List.of(URL, MAIL, FROM, ADMIN, LISTEN, PORT, DATA);

  private static final String NO_MAIL = "none";
  private static final int LAST_PORT = 65_535;

  /** A host is told too little, or something that cannot be. */
  static final class Incomplete extends Exception {
    private static final long serialVersionUID = 1;

    Incomplete(List<String> faults) {
      super(String.join("\n", faults));
    }
  }

  private final Map<String, String> options;
  private final Map<String, String> environment;
  private final Properties file;
  private final List<String> faults = new ArrayList<>();

  private HostConfig(
      Map<String, String> options, Map<String, String> environment, Properties file) {
    this.options = options;
    this.environment = environment;
    this.file = file;
  }

  /**
   * Reads what there is.
   *
   * @param options by their names, without dashes
   * @param path of the file, or null
   */
  static Server.Settings read(
      Map<String, String> options, Map<String, String> environment, @Nullable Path path)
      throws Incomplete {
    Properties file = new Properties();
    if (path != null) {
      try (Reader in = Files.newBufferedReader(path)) {
        file.load(in);
      } catch (IOException | IllegalArgumentException e) {
        throw new Incomplete(List.of("The file " + path + " cannot be read."));
      }
    }
    return new HostConfig(options, environment, file).settings(path);
  }

  /** The name of a setting in the environment. */
  static String variable(String name) {
    return "FIELDMARSHAL_" + name.replace('-', '_').toUpperCase(Locale.ROOT);
  }

  private @Nullable String value(String name) {
    for (String found :
        new String[] {options.get(name), environment.get(variable(name)), file.getProperty(name)}) {
      if (found != null && !found.isBlank()) {
        return found.strip();
      }
    }
    return null;
  }

  private String needed(String name, String what) {
    String value = value(name);
    if (value == null) {
      faults.add("Missing: --" + name + " (or " + variable(name) + "), " + what);
    }
    return value == null ? "" : value;
  }

  private Server.Settings settings(@Nullable Path path) throws Incomplete {
    TreeSet<String> unknown = new TreeSet<>(file.stringPropertyNames());
    NAMES.forEach(unknown::remove);
    unknown.forEach(name -> faults.add("The file " + path + " has an unknown setting: " + name));
    URI url = url();
    Mailer mailer = mailer();
    String admin = value(ADMIN);
    String address = admin == null ? null : People.address(admin);
    if (admin != null && address == null) {
      faults.add("--" + ADMIN + " is not a mail address: " + admin);
    }
    if (address != null && mailer == null && faults.isEmpty()) {
      faults.add("--" + ADMIN + " signs in by mail, and this host sends none.");
    }
    int port = port();
    if (!faults.isEmpty()) {
      throw new Incomplete(faults);
    }
    String data = value(DATA);
    String listen = value(LISTEN);
    Hosting hosting = new Hosting(url, mailer, address);
    return new Server.Settings(
        listen == null ? ServerCommand.USUAL_ADDRESS : listen,
        port,
        false,
        hosting.host(),
        data == null ? DataFolder.host() : Path.of(data),
        ServerCommand.USUAL_PAUSE,
        hosting);
  }

  private URI url() {
    String text = needed(URL, "the address that people type, such as https://games.example.org");
    if (text.isEmpty()) {
      return URI.create("");
    }
    try {
      URI url = new URI(text);
      String scheme = String.valueOf(url.getScheme());
      String host = url.getHost();
      boolean plain = url.getRawPath() == null || url.getRawPath().matches("/?");
      if (host == null || !plain || url.getRawQuery() != null || url.getRawFragment() != null) {
        faults.add("--" + URL + " must be like https://games.example.org, without a path: " + text);
      } else if (!scheme.equals("https") && !(scheme.equals("http") && Door.loopback(host))) {
        faults.add(
            "--"
                + URL
                + " must begin with https: passkeys and sessions need it. Put a server that speaks"
                + " https in front (docs/hosting.md).");
      }
      return url;
    } catch (URISyntaxException e) {
      faults.add("--" + URL + " is not an address: " + text);
      return URI.create("");
    }
  }

  private @Nullable Mailer mailer() {
    String mail =
        needed(
            MAIL,
            "the server that sends mail, such as smtp://user:password@mail.example.org:587; or"
                + " none, then people come by invitations and passkeys only");
    if (mail.isEmpty() || mail.equals(NO_MAIL)) {
      return null;
    }
    String from = needed(FROM, "the address that its mail comes from");
    if (from.isEmpty()) {
      return null;
    }
    try {
      return SmtpMailer.of(mail, from);
    } catch (IllegalArgumentException e) {
      faults.add("--" + MAIL + ": " + e.getMessage());
      return null;
    }
  }

  private int port() {
    String text = value(PORT);
    try {
      int port = text == null ? ServerCommand.USUAL_PORT : Integer.parseInt(text);
      if (port >= 0 && port <= LAST_PORT) {
        return port;
      }
    } catch (NumberFormatException e) {
      // told below
    }
    faults.add("--" + PORT + " must be a number from 0 to " + LAST_PORT + ": " + text);
    return 0;
  }
}
