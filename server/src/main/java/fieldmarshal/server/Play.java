package fieldmarshal.server;

import fieldmarshal.engine.Game;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.UnknownHostException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Opens the table in the browser. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = {
      "Opens the table in the browser. Matches are kept; Ctrl-C ends the server.",
      "If no port is given and the usual port is in use, the next free port is used."
    })
public final class Play extends ServerCommand {
  private static final int PORTS_TRIED = 20;

  @Option(names = "--no-browser", description = "Do not open the browser.")
  private boolean noBrowser;

  @Option(
      names = "--host",
      paramLabel = "NAME",
      defaultValue = USUAL_ADDRESS,
      description =
          "The address to listen on. With any address but loopback, others in your network can reach"
              + " the table: you invite them to a seat, or to watch, by a link from its menu."
              + " Without a link nobody can see anything.")
  private String host = USUAL_ADDRESS;

  @Option(
      names = "--bot-pause",
      paramLabel = "MS",
      defaultValue = "" + USUAL_PAUSE,
      description = "How long a bot waits before each order (${DEFAULT-VALUE}).")
  private long pause = USUAL_PAUSE;

  @Option(names = "--rehearse", hidden = true, description = "Run through everything once and end.")
  private boolean rehearse;

  /** The table with these games on its shelf. */
  Play(List<Game> shelf) {
    super(shelf);
  }

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = out();
    PrintWriter err = err();
    if (rehearse) {
      return Rehearsal.run(err);
    }
    Server server;
    InetAddress listening;
    try {
      Path given = data();
      Path folder = given == null ? DataFolder.usual() : given;
      listening = InetAddress.getByName(host);
      boolean open = !listening.isLoopbackAddress();
      String name = Addresses.isFigures(host) ? "" : host;
      server =
          Server.start(shelf(), new Server.Settings(host, choosePort(), open, name, folder, pause));
    } catch (UnknownHostException e) {
      err.println("There is no address " + host + ".");
      return 2;
    } catch (IOException e) {
      err.println("Field Marshal cannot start: " + e.getMessage() + ".");
      return 1;
    }
    List<String> addresses = Addresses.of(listening, host, server.port());
    String address = addresses.getFirst();
    started(server);
    out.println("Field Marshal is at " + address + " (Ctrl-C ends it)");
    addresses.stream().skip(1).forEach(other -> out.println("Others reach it at " + other));
    if (!listening.isLoopbackAddress()) {
      out.println(
          "They see nothing until you send them a link. To do this, open a match and choose Players.");
    }
    if (!noBrowser && !browse(address)) {
      out.println("Open that address in your browser.");
    }
    return serve();
  }

  private int choosePort() {
    Integer given = port();
    if (given != null) {
      return given;
    }
    for (int candidate = USUAL_PORT; candidate < USUAL_PORT + PORTS_TRIED; candidate++) {
      try (ServerSocket probe = new ServerSocket(candidate, 1, InetAddress.getByName(host))) {
        return probe.getLocalPort();
      } catch (IOException e) {
        // taken; the next one
      }
    }
    return 0;
  }

  /** Asks the desktop to show the address; false where there is no desktop to ask. */
  private static boolean browse(String address) {
    String system = System.getProperty("os.name", "").toLowerCase(Locale.ROOT);
    List<String> command =
        system.contains("win")
            ? List.of("rundll32", "url.dll,FileProtocolHandler", address)
            : system.contains("mac") ? List.of("open", address) : List.of("xdg-open", address);
    try {
      new ProcessBuilder(command)
          .redirectOutput(ProcessBuilder.Redirect.DISCARD)
          .redirectError(ProcessBuilder.Redirect.DISCARD)
          .start();
      return true;
    } catch (IOException e) {
      return false;
    }
  }
}
