package fieldmarshal.server;

import fieldmarshal.engine.Game;
import fieldmarshal.server.clocks.Heartbeat;
import fieldmarshal.server.notices.Courier;
import fieldmarshal.server.notices.Outbox;
import fieldmarshal.server.notices.Presence;
import fieldmarshal.server.notices.Reach;
import io.javalin.config.RoutesConfig;
import java.time.Clock;
import java.time.Duration;
import java.util.List;

/** Clocks and notices of a host, put together. On the owner's own machine there are none. */
final class Clockwork implements AutoCloseable {
  /**
   * What lies outside of a server. A test has another time and other neighbours; whatever a host is
   * told, it has the usual ones.
   *
   * @param reach where requests may go whose target a player has named
   * @param patience how long a notice waits that asks for an order
   * @param beat how often the server says that it is alive, and looks at the clocks
   * @param look how often it looks for notices that are due
   * @param doubt how long a notice waits of which nobody knows whether it went
   */
  record Outside(
      Clock clock, Reach reach, Duration patience, Duration beat, Duration look, Duration doubt) {
    static final Outside USUAL =
        new Outside(
            Clock.systemUTC(),
            Reach.PUBLIC,
            Duration.ofMinutes(1),
            Heartbeat.EVERY,
            Duration.ofSeconds(1),
            Duration.ofHours(1));
  }

  private final Timekeeper keeper;
  private final Courier courier;
  private final ClockApi clocks;
  private final NoticeApi notices;
  private final Outside outside;

  Clockwork(
      List<Game> shelf,
      Store store,
      Household household,
      Hosting hosting,
      Viewers viewers,
      Opponents opponents,
      Hub hub,
      Outside outside) {
    Clock clock = outside.clock();
    this.outside = outside;
    Outbox outbox = new Outbox(outside.patience());
    Presence presence = new Presence(clock);
    keeper = new Timekeeper(shelf, store.jdbi(), clock, outbox, outside.beat());
    courier =
        new Courier(
            store.jdbi(),
            clock,
            hosting.base(),
            hosting.mail(),
            outside.reach(),
            presence,
            outside.doubt());
    clocks = new ClockApi(keeper, viewers, opponents, hub);
    notices =
        new NoticeApi(store.jdbi(), clock, household.gate(), viewers, outbox, courier, presence);
    store.beside(keeper);
  }

  /** Gives back what an outage took. */
  void credit() {
    keeper.credit();
  }

  /** The server listens now: begins to tell and to send. */
  void start() {
    keeper.start();
    courier.start(outside.look());
  }

  void routes(RoutesConfig routes) {
    clocks.routes(routes);
    notices.routes(routes);
  }

  ClockApi clocks() {
    return clocks;
  }

  Timekeeper keeper() {
    return keeper;
  }

  @Override
  public void close() {
    courier.close();
    keeper.close();
  }
}
