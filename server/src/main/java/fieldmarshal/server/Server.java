package fieldmarshal.server;

import fieldmarshal.engine.Game;
import fieldmarshal.server.seats.TalkBook;
import fieldmarshal.server.standing.StandingBook;
import fieldmarshal.umpire.json.BadRequest;
import io.javalin.Javalin;
import io.javalin.compression.CompressionStrategy;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The parts of the table put together: store, matches, bots, pages. */
final class Server implements AutoCloseable {
  private static final Logger LOG = LoggerFactory.getLogger(Server.class);

  /**
   * How the server is to be.
   *
   * @param open whether it answers others than this machine
   * @param name the name, beside localhost, that it answers to; empty for none
   * @param pause how long bots wait before each order, in milliseconds
   * @param hosting how people reach it; null on the owner's own machine
   */
  record Settings(
      String host,
      int port,
      boolean open,
      String name,
      Path data,
      long pause,
      @Nullable Hosting hosting) {
    /** On the owner's own machine. */
    Settings(String host, int port, boolean open, String name, Path data, long pause) {
      this(host, port, open, name, data, pause, null);
    }
  }

  /** After this long without a question a match leaves the memory. */
  private static final Duration IDLE = Duration.ofMinutes(20);

  private static final Pattern DEAR =
      Pattern.compile("/api/(matches|open|matches/[^/]+/(branch|rematch|analysis))");

  private final FaultLog faults = new FaultLog(LOG, System::nanoTime);
  private final Store store;
  private final Seating seating;
  private final ScheduledExecutorService sweeper =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("sweeper").factory());
  private final Hub hub = new Hub();
  private final Household household;
  private final Analyses analyses;
  private final DiceBook dice;
  private final Opponents opponents;
  private final GameApi games;
  private final WarmUp warmUp;
  private final @Nullable Clockwork clockwork;
  private final Javalin javalin;

  private Server(List<Game> shelf, Settings settings, Clockwork.Outside outside)
      throws IOException {
    store = Store.open(settings.data());
    analyses = new Analyses(store);
    StandingBook standing = new StandingBook(store.jdbi());
    opponents = new Opponents(hub, new Deputies(standing), settings.pause());
    household = new Household(store.jdbi(), settings.hosting(), Clock.systemUTC());
    seating =
        new Seating(
            shelf,
            store,
            hub,
            id -> Viewers.apart(store, household, id),
            Tables.Room.usual(),
            new Leases.InProcess());
    Viewers viewers = new Viewers(household, store, seating);
    games = new GameApi(shelf, seating);
    warmUp = new WarmUp(shelf, seating, store);
    var _ =
        sweeper.scheduleWithFixedDelay(
            () -> seating.dropIdle(IDLE, this::inUse), 5, 5, TimeUnit.MINUTES);
    Hosting hosting = settings.hosting();
    Clockwork works =
        hosting == null
            ? null
            : new Clockwork(shelf, store, household, hosting, viewers, opponents, hub, outside);
    clockwork = works;
    ClockApi clocks = works == null ? null : works.clocks();
    if (works != null) {
      viewers.clocks(works.clocks()::json);
      seating.whenSeated(works.keeper()::seated);
    }
    SeedRounds rounds = new SeedRounds(store.jdbi());
    MatchApi matches = new MatchApi(seating, hub, opponents, viewers, clocks, rounds);
    StandingApi standingOrders = new StandingApi(standing, viewers, opponents);
    QuestionApi questions = new QuestionApi(viewers);
    StoryApi stories = new StoryApi(viewers);
    PeopleApi people = new PeopleApi(household, hub);
    PasskeyApi passkeys = new PasskeyApi(household);
    SeatsApi seats = new SeatsApi(household, viewers, seating, () -> base(settings), hub);
    TalkApi talk =
        new TalkApi(
            new TalkBook(store.jdbi()),
            viewers,
            hub,
            opponents,
            turnstile(settings, 30, Duration.ofSeconds(2)),
            works == null ? null : works.keeper());
    dice = new DiceBook(store.jdbi(), seating::live);
    AnalysisApi analysis = new AnalysisApi(viewers, analyses, dice);
    ClientFiles files = new ClientFiles();
    Turnstile dear = turnstile(settings, 30, Duration.ofSeconds(3));
    Turnstile entrance = turnstile(settings, 100, Duration.ofSeconds(2));
    Door door = new Door(settings.open(), settings.name());
    SlowHeads heads = new SlowHeads();
    var _ =
        sweeper.scheduleWithFixedDelay(
            () -> heads.sweep(System.nanoTime()), 3, 3, TimeUnit.SECONDS);
    javalin =
        Javalin.create(config -> {
          plain(config);
          config.jetty.modifyServer(heads::watch);
          config.routes.before(door::check);
          config.routes.before(
              "/api/*",
              ctx -> {
                if (dear(ctx)) {
                  dear.pass(ctx);
                }
                if (ctx.path().startsWith(Gate.ENTRANCE)) {
                  entrance.pass(ctx);
                }
              });
          config.routes.before("/api/*", household.gate()::check);
          people.routes(config.routes);
          passkeys.routes(config.routes);
          seats.routes(config.routes);
          talk.routes(config.routes);
          games.routes(config.routes);
          matches.routes(config.routes);
          standingOrders.routes(config.routes);
          questions.routes(config.routes);
          stories.routes(config.routes);
          analysis.routes(config.routes);
          if (works != null) {
            works.routes(config.routes);
          }
          config.routes.get("/", files::page);
          config.routes.get("/match/{id}", files::page);
          for (String page : List.of("/sign-in", "/join", "/watch")) {
            config.routes.get(page, files::page);
          }
          config.routes.get("/api/<rest>", Server::unknown);
          config.routes.get("/<file>", files::file);
          faults(config);
        });
  }

  /**
   * Starts it. Fails with {@link IOException} where the port is taken or the folder is not ours.
   */
  static Server start(List<Game> shelf, Settings settings) throws IOException {
    return start(shelf, settings, Clockwork.Outside.USUAL);
  }

  /** The same with another time and other neighbours. */
  static Server start(List<Game> shelf, Settings settings, Clockwork.Outside outside)
      throws IOException {
    Server server = new Server(shelf, settings, outside);
    try {
      if (server.clockwork != null) {
        server.clockwork.credit();
      }
      server.javalin.start(settings.host(), settings.port());
      if (server.clockwork != null) {
        server.clockwork.start();
      }
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
    config.jetty.modifyHttpConfiguration(PlainErrors::limit);
    config.jetty.modifyServer(jetty -> jetty.setErrorHandler(new PlainErrors()));
  }

  private static void unknown(Context ctx) {
    throw new Problem(404, "There is nothing of that name to ask for.");
  }

  private void faults(JavalinConfig config) {
    config.routes.exception(Problem.class, (e, ctx) -> Reply.error(ctx, e.status(), message(e)));
    config.routes.exception(BadRequest.class, (e, ctx) -> Reply.error(ctx, 400, message(e)));
    config.routes.exception(
        HttpResponseException.class, (e, ctx) -> Reply.error(ctx, e.getStatus(), message(e)));
    config.routes.exception(
        LiveMatch.Lost.class,
        (e, ctx) ->
            Reply.error(ctx, 503, "The match was just closed; nothing was changed. Try again."));
    config.routes.exception(Exception.class, this::fault);
  }

  private static String message(Exception e) {
    return String.valueOf(e.getMessage());
  }

  /** Our own fault: told with a number under which it is in the log. */
  private void fault(Exception e, Context ctx) {
    String number = faults.note(ctx.req().getMethod() + " " + ctx.path(), e);
    if (Database.full(e) && !(e instanceof Ledger.Unsure)) {
      Reply.error(
          ctx,
          507,
          "The disk of this server is full; nothing was changed. Its operator must free some space."
              + " The error has the number "
              + number
              + ".");
      return;
    }
    Reply.error(
        ctx,
        500,
        e instanceof Ledger.Unsure
            ? "Something went wrong. It is not known whether your action was done. Load the page"
                + " again to see. The error has the number "
                + number
                + "."
            : "Something went wrong; nothing was changed. The error has the number "
                + number
                + ".");
  }

  private static Turnstile turnstile(Settings settings, int atOnce, Duration every) {
    boolean shut = settings.open() || settings.hosting() != null;
    return new Turnstile(shut, atOnce, every, System::nanoTime);
  }

  /** What makes the server play a match again, or think, is not to be had without end. */
  private static boolean dear(Context ctx) {
    return ctx.req().getMethod().equals("POST") && DEAR.matcher(ctx.path()).matches();
  }

  /** All that can be asked, such as "GET /api/games". */
  List<String> doors() {
    return javalin.unsafe.internalRouter.allHttpHandlers().stream()
        .map(door -> door.endpoint.method + " " + door.endpoint.path)
        .toList();
  }

  int port() {
    return javalin.port();
  }

  Household household() {
    return household;
  }

  Store store() {
    return store;
  }

  /** Null on the owner's own machine. */
  @Nullable Clockwork clockwork() {
    return clockwork;
  }

  /** The address that links begin with; null where nobody else can reach the server. */
  private @Nullable String base(Settings settings) {
    Hosting hosting = settings.hosting();
    if (hosting != null) {
      return hosting.base();
    }
    return settings.open() ? Addresses.forOthers(settings.host(), port()) : null;
  }

  @Override
  public void close() {
    warmUp.close();
    sweeper.shutdownNow();
    analyses.close();
    dice.close();
    opponents.close();
    hub.close();
    javalin.stop();
    seating.close();
    if (clockwork != null) {
      clockwork.close();
    }
    store.close();
  }
}
