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
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Opens the table in the browser. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = "Opens the table in the browser. Matches are kept; Ctrl-C ends the server.")
public final class Play implements Callable<Integer> {
  /** The year in which it all began. */
  private static final int USUAL_PORT = 1914;

  private static final int PORTS_TRIED = 20;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port to listen on: 1914, or the next free one, where none is given.")
  private @Nullable Integer port;

  @Option(names = "--no-browser", description = "Do not open the browser.")
  private boolean noBrowser;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "Where matches are kept; a folder of yours where none is given.")
  private @Nullable Path data;

  @Option(
      names = "--host",
      paramLabel = "NAME",
      defaultValue = "127.0.0.1",
      description =
          "The address to listen on. With anything but loopback others in your network can reach"
              + " the table: you invite them to a seat, or to watch, by a link from its menu."
              + " Without a link nobody is told anything.")
  private String host = "127.0.0.1";

  @Option(
      names = "--bot-pause",
      paramLabel = "MS",
      defaultValue = "350",
      description = "How long a bot waits before each order (350).")
  private long pause = 350;

  @Option(names = "--rehearse", hidden = true, description = "Run through everything once and end.")
  private boolean rehearse;

  private final List<Game> shelf;

  /** The table with these games on its shelf. */
  Play(List<Game> shelf) {
    this.shelf = List.copyOf(shelf);
  }

  @Override
  public Integer call() throws InterruptedException {
    PrintWriter out = spec.commandLine().getOut();
    PrintWriter err = spec.commandLine().getErr();
    if (rehearse) {
      return Rehearsal.run(err);
    }
    Server server;
    InetAddress listening;
    try {
      Path folder = data == null ? DataFolder.usual() : data;
      listening = InetAddress.getByName(host);
      boolean open = !listening.isLoopbackAddress();
      String name = Addresses.isFigures(host) ? "" : host;
      server =
          Server.start(shelf, new Server.Settings(host, choosePort(), open, name, folder, pause));
    } catch (UnknownHostException e) {
      err.println("There is no address " + host + ".");
      return 2;
    } catch (IOException e) {
      err.println("The table cannot be set up: " + e.getMessage() + ".");
      return 1;
    }
    List<String> addresses = Addresses.of(listening, host, server.port());
    String address = addresses.getFirst();
    server.prepare();
    out.println("Field Marshal is at " + address + " (Ctrl-C ends it)");
    addresses.stream().skip(1).forEach(other -> out.println("Others reach it at " + other));
    if (!listening.isLoopbackAddress()) {
      out.println("They see nothing until you send them a link: open a match and choose Players.");
    }
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    if (!noBrowser && !browse(address)) {
      out.println("Open that address in your browser.");
    }
    new CountDownLatch(1).await();
    return 0;
  }

  private int choosePort() {
    if (port != null) {
      return port;
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
