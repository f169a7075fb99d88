package fieldmarshal.server;

import fieldmarshal.engine.Game;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Runs a server for many. */
@Command(
    name = "host",
    mixinStandardHelpOptions = true,
    description = {
      "Runs a server on which distant people play. It listens on this machine; a server that speaks"
          + " https stands in front of it (docs/hosting.md).",
      "Every option can stand in the environment (--public-url as FIELDMARSHAL_PUBLIC_URL) or in"
          + " the file of --config (public-url = ...)."
    })
final class Host extends ServerCommand {
  @Option(names = "--config", paramLabel = "FILE", description = "A file with settings.")
  private @Nullable Path config;

  @Option(
      names = "--public-url",
      paramLabel = "URL",
      description = "The address that people type, such as https://games.example.org.")
  private @Nullable String url;

  @Option(
      names = "--mail",
      paramLabel = "URL",
      description =
          "The server that sends mail, such as smtp://user:password@mail.example.org:587; or none.")
  private @Nullable String mail;

  @Option(
      names = "--mail-from",
      paramLabel = "ADDRESS",
      description = "The address that mail comes from.")
  private @Nullable String from;

  @Option(
      names = "--admin",
      paramLabel = "ADDRESS",
      description =
          "The mail address of the administrator; without it a link for him is printed at the"
              + " start.")
  private @Nullable String admin;

  @Option(
      names = "--listen",
      paramLabel = "NAME",
      description = "The address to listen on: " + USUAL_ADDRESS + " where none is given.")
  private @Nullable String listen;

  /** A host with these games on its shelf. */
  Host(List<Game> shelf) {
    super(shelf);
  }

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = out();
    PrintWriter err = err();
    Server server;
    try {
      Server.Settings settings = HostConfig.read(options(), System.getenv(), config);
      server = Server.start(shelf(), settings);
    } catch (HostConfig.Incomplete e) {
      err.println("The host is not started.");
      err.println(e.getMessage());
      return 2;
    } catch (IOException e) {
      err.println("The host cannot be started: " + e.getMessage() + ".");
      return 1;
    }
    started(server);
    Hosting hosting = server.household().hosting();
    out.println(
        "Field Marshal hosts "
            + (hosting == null ? "" : hosting.base())
            + " and listens on port "
            + server.port()
            + " (Ctrl-C ends it)");
    String link = server.household().adminLink();
    if (link != null) {
      out.println("The administrator comes in by this link, once, within twenty minutes: " + link);
    }
    return serve();
  }

  private Map<String, String> options() {
    Map<String, String> options = new HashMap<>();
    put(options, HostConfig.URL, url);
    put(options, HostConfig.MAIL, mail);
    put(options, HostConfig.FROM, from);
    put(options, HostConfig.ADMIN, admin);
    put(options, HostConfig.LISTEN, listen);
    put(options, HostConfig.PORT, port());
    put(options, HostConfig.DATA, data());
    return options;
  }

  private static void put(Map<String, String> options, String name, @Nullable Object value) {
    if (value != null) {
      options.put(name, value.toString());
    }
  }
}
