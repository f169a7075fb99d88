package fieldmarshal.server;

import fieldmarshal.engine.Game;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** What the commands that run a server have in common. */
abstract class ServerCommand implements Callable<Integer> {
  /** The year in which it all began. */
  static final int USUAL_PORT = 1914;

  static final String USUAL_ADDRESS = "127.0.0.1";

  /** How long a bot waits before each order, in milliseconds. */
  static final long USUAL_PAUSE = 350;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Option(
      names = "--port",
      paramLabel = "N",
      description = "The port to listen on: " + USUAL_PORT + " where none is given.")
  private @Nullable Integer port;

  @Option(
      names = "--data",
      paramLabel = "DIR",
      description = "The folder for people and matches. Default: a folder in your home.")
  private @Nullable Path data;

  private final List<Game> shelf;

  /** A command whose server has these games on its shelf. */
  ServerCommand(List<Game> shelf) {
    this.shelf = List.copyOf(shelf);
  }

  final List<Game> shelf() {
    return shelf;
  }

  final @Nullable Integer port() {
    return port;
  }

  final @Nullable Path data() {
    return data;
  }

  final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  final PrintWriter err() {
    return spec.commandLine().getErr();
  }

  /** The server listens: it prepares itself, and ends with the program. */
  static void started(Server server) {
    Runtime.getRuntime().addShutdownHook(new Thread(server::close));
    server.prepare();
  }

  /** Waits until somebody ends the program. */
  static int serve() throws InterruptedException {
    new CountDownLatch(1).await();
    return 0;
  }
}
