package fieldmarshal.server;

import fieldmarshal.engine.Game;
import fieldmarshal.umpire.json.BadRequest;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The parts of the table put together: store, matches, bots, pages. */
final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  /**
   * How the server is to be.
   *
   * @param open whether it answers others than this machine
   * @param pause how long bots wait before each order, in milliseconds
   */
  record Settings(String host, int port, boolean open, Path data, long pause) {}

  /** After this long without a question a match leaves the memory. */
  private static final Duration IDLE = Duration.ofMinutes(20);

  private final Store store;
  private final ScheduledExecutorService sweeper =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("sweeper").factory());
  private final Hub hub = new Hub();
  private final Opponents opponents;
  private final GameApi games;
  private final WarmUp warmUp;
  private final Javalin javalin;

  private Server(List<Game> shelf, Settings settings) throws IOException {
    store = Store.open(settings.data());
    opponents = new Opponents(hub, settings.pause());
    Seating seating = new Seating(shelf, store, hub);
    games = new GameApi(shelf, seating);
    warmUp = new WarmUp(shelf, seating, store);
    var _ =
        sweeper.scheduleWithFixedDelay(
            () -> seating.dropIdle(IDLE, this::inUse), 5, 5, TimeUnit.MINUTES);
    MatchApi matches = new MatchApi(seating, hub, opponents);
    QuestionApi questions = new QuestionApi(seating);
    ClientFiles files = new ClientFiles();
    Door door = new Door(settings.open());
    javalin =
        Javalin.create(config -> {
          plain(config);
          config.routes.before(door::check);
          games.routes(config.routes);
          matches.routes(config.routes);
          questions.routes(config.routes);
          config.routes.get("/", files::page);
          config.routes.get("/match/{id}", files::page);
          config.routes.get("/api/<rest>", Server::unknown);
          config.routes.get("/<file>", files::file);
          faults(config);
        });
  }

  /**
   * Starts it. Fails with {@link IOException} where the port is taken or the folder is not ours.
   */
  static Server start(List<Game> shelf, Settings settings) throws IOException {
    Server server = new Server(shelf, settings);
    try {
      server.javalin.start(settings.host(), settings.port());
    } catch (RuntimeException e) {
      server.close();
      throw new IOException(
          "cannot listen on " + settings.host() + ":" + settings.port() + ": " + e.getMessage(), e);
    }
    return server;
  }

  private boolean inUse(LiveMatch live) {
    return hub.anybodyAt(live) || live.botAtWork.get();
  }

  /**
   * Draws the maps while nobody waits for them yet, and looks at a match of each game until the
   * virtual machine has seen enough to be quick: the first click shall not pay for that.
   */
  void prepare() {
    Thread.ofPlatform()
        .daemon()
        .priority(Thread.MIN_PRIORITY)
        .name("prepare")
        .start(() -> {
          games.prepare();
          warmUp.run();
        });
  }

  private static void plain(JavalinConfig config) {
    config.startup.showJavalinBanner = false;
    config.startup.showOldJavalinVersionWarning = false;
    config.startup.startupWatcherEnabled = false;
    config.concurrency.useVirtualThreads = true;
    config.http.compressionStrategy = CompressionStrategy.NONE;
    config.http.prefer405over404 = true;
    config.http.defaultContentType = "text/plain";
  }

  private static void unknown(Context ctx) {
    throw new Problem(404, "There is nothing of that name to ask for.");
  }

  private static void faults(JavalinConfig config) {
    config.routes.exception(Problem.class, (e, ctx) -> Reply.error(ctx, e.status(), message(e)));
    config.routes.exception(BadRequest.class, (e, ctx) -> Reply.error(ctx, 400, message(e)));
    config.routes.exception(
        HttpResponseException.class, (e, ctx) -> Reply.error(ctx, e.getStatus(), message(e)));
    config.routes.exception(Exception.class, Server::fault);
  }

  private static String message(Exception e) {
    return String.valueOf(e.getMessage());
  }

  /** Our own fault: told with a number under which it is in the log. */
  private static void fault(Exception e, Context ctx) {
    String number = UUID.randomUUID().toString().substring(0, 8);
    LOG.error("Fault {} in {} {}", number, ctx.req().getMethod(), ctx.path(), e);
    Reply.error(
        ctx, 500, "Something went wrong here; nothing was changed. It is noted as " + number + ".");
  }

  int port() {
    return javalin.port();
  }

  @Override
  public void close() {
    warmUp.close();
    sweeper.shutdownNow();
    opponents.close();
    hub.close();
    javalin.stop();
    store.close();
  }
}
