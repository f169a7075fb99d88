package fieldmarshal.server;

import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.bots.Practice;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.View;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Plays the seats of bots, one order after the other, each with a thread of its own while it is its
 * turn, and gives the answers that people have left ({@link Deputies}). A bot sees only its side's
 * view and gives orders as anybody does. It stays at the table, so that it can keep to a plan; when
 * the match is taken up again, or somebody took back what it was thinking about, another sits down,
 * with a seed that the match and the revision give.
 */
final class Opponents {
  private static final Logger LOG = LoggerFactory.getLogger(Opponents.class);

  /** More matches than this are not played at once; the bots begin anew then. */
  private static final int MOST_BOTS = 1000;

  /** An attack is announced, and its result looked at, for longer than a march. */
  private static final int BEFORE_ATTACK = 5;

  private static final int AFTER_DICE = 6;

  private static final Duration PRACTICE = Duration.ofSeconds(8);

  /** The longest time that a bot thinks in a part of a turn of its enemy. */
  private static final Duration PONDERING = Duration.ofSeconds(10);

  private final Hub hub;
  private final Deputies deputies;
  private final long pause;
  private final Map<String, Progress> stages = new ConcurrentHashMap<>();
  private final Map<String, Bot> bots = new ConcurrentHashMap<>();

  /** The games that have been played in thought since the server was started. */
  private final Set<String> practised = ConcurrentHashMap.newKeySet();

  /** Of all matches one bot at a time thinks or practises while its enemy decides. */
  private final Semaphore thinker = new Semaphore(1);

  /** By match the part of a turn in which that was done last. */
  private final Map<String, String> pondered = new ConcurrentHashMap<>();

  private volatile boolean closed;

  /**
   * Bots that wait before each order, so that a player can follow.
   *
   * @param pause in milliseconds
   */
  Opponents(Hub hub, Deputies deputies, long pause) {
    this.hub = hub;
    this.deputies = deputies;
    this.pause = pause;
  }

  /** Sets a bot to work if it is a bot's turn and none works yet. */
  void wake(LiveMatch live) {
    practise(live);
    if (!closed && wanted(live) && live.botAtWork.compareAndSet(false, true)) {
      Thread.ofVirtual().name("bot").start(() -> work(live));
    } else {
      ponder(live);
    }
  }

  /**
   * While a person decides, with a page open, a bot that searches thinks about its answer: once in
   * a part of a turn, not for long, and never in two matches at once.
   */
  private void ponder(LiveMatch live) {
    Moment moment = live.moment();
    if (closed
        || !(moment.decision() instanceof Decision.Choose choose)
        || !live.seats().human(choose.side())
        || !hub.anybodyAt(live)) {
      return;
    }
    Side side = searcher(live);
    String part = choose.turn() + "/" + choose.part().number();
    if (side == null || part.equals(pondered.get(live.id())) || !thinker.tryAcquire()) {
      return;
    }
    pondered.put(live.id(), part);
    Thread.ofPlatform()
        .daemon()
        .priority(Thread.MIN_PRIORITY)
        .name("pondering")
        .start(() -> {
          try {
            String name = Objects.requireNonNullElse(live.seats().bot(side), "");
            long end = System.nanoTime() + PONDERING.toNanos();
            bot(live, side, name)
                .ponder(
                    live.rules().view(moment.position(), side),
                    side,
                    () -> closed || live.botAtWork.get() || System.nanoTime() - end >= 0);
          } catch (RuntimeException e) {
            LOG.warn("A bot could not think ahead in match {}", live.id(), e);
          } finally {
            thinker.release();
          }
        });
  }

  /** The side of a bot that searches, or null. */
  private static @Nullable Side searcher(LiveMatch live) {
    for (Side side : live.game().sides()) {
      String name = live.seats().bot(side);
      if (name != null && Bots.searches(name)) {
        return side;
      }
    }
    return null;
  }

  /** While a player looks at the table, a bot that searches gets used to the game. */
  private void practise(LiveMatch live) {
    boolean searches = searcher(live) != null;
    if (!searches || practised.contains(live.game().id()) || !thinker.tryAcquire()) {
      return;
    }
    practised.add(live.game().id());
    Thread.ofPlatform()
        .daemon()
        .priority(Thread.MIN_PRIORITY)
        .name("practice")
        .start(() -> {
          try {
            Store.Setup setup = live.setup();
            Match match = new Match(live.rules(), setup.scenario(), Set.copyOf(setup.options()), 1);
            Practice.play(
                live.rules(), match.position(), PRACTICE, () -> closed || live.botAtWork.get());
          } finally {
            thinker.release();
          }
        });
  }

  /** Whether there is something to do: a bot's turn, or an answer that somebody has left. */
  private boolean wanted(LiveMatch live) {
    Side side = live.moment().toMove();
    return side != null
        && !live.lost()
        && live.difference() == null
        && !live.awaitsSeeds()
        && (live.seats().human(side)
            ? deputies.wanted(live)
            : !live.seats().humans(live.game()).isEmpty() || hub.anybodyAt(live));
  }

  private void work(LiveMatch live) {
    boolean well = false;
    try {
      while (!closed && wanted(live)) {
        turn(live);
      }
      well = true;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (LiveMatch.Lost e) {
      // The match was put away in the meantime.
    } catch (RuntimeException e) {
      LOG.error("A bot cannot go on in match {}", live.id(), e);
      hub.ended(
          live,
          "The bot cannot continue; the error is in the log of the program. Load the page again to try again.");
    } finally {
      live.botAtWork.set(false);
    }
    if (well) {
      wake(live);
    }
  }

  private void turn(LiveMatch live) throws InterruptedException {
    Moment moment = live.moment();
    if (!(moment.decision() instanceof Decision.Choose choose)) {
      return;
    }
    Side side = choose.side();
    if (live.seats().human(side)) {
      deputies.answer(live, moment);
      return;
    }
    String name = Objects.requireNonNullElse(live.seats().bot(side), "");
    Bot bot = bot(live, side, name);
    View view = live.rules().view(moment.position(), side);
    Progress progress =
        stages.compute(live.id(), (id, before) -> Progress.of(live, choose, view, before));
    hub.thinking(live, side, progress.text(), progress.part());
    Order order = decide(live.id(), bot, view);
    boolean attacks = order instanceof Order.Attack;
    String why = attacks && !bot.reason().isEmpty() ? bot.reason() : null;
    if (why != null && open(live, moment, order)) {
      hub.thinking(live, side, side.name() + ", attack on " + why, progress.part());
    }
    if (!secret(live, moment, order)) {
      live.pace().pause(moment.revision(), attacks ? pause * BEFORE_ATTACK : pause);
    }
    if (closed) {
      return;
    }
    switch (live.botOrder(moment.revision(), side, order, why)) {
      case Verdict.No no ->
          throw new IllegalStateException(
              name + " gave an order that is refused: " + order + ": " + no.refused());
      case Verdict.Stale stale -> bots.remove(key(live, side, name));
      case Verdict.Done done when rolled(done.events()) ->
          live.pace().pause(done.moment().revision(), pause * AFTER_DICE);
      default -> {}
    }
  }

  /** Whether everybody may read the order: then its reason is no secret either. */
  private static boolean open(LiveMatch live, Moment moment, Order order) {
    return Sight.all(live.game().sides(), live.rules().audience(moment.position(), order));
  }

  /** Whether nobody else notices the order: a pause for it would let others count such orders. */
  private static boolean secret(LiveMatch live, Moment moment, Order order) {
    return Sight.hidden(live, moment.position())
        && live.rules().judge(moment.position(), order) instanceof Ruling.Granted granted
        && Notice.of(live.rules(), moment.position(), order, granted.events(), granted.next())
                .secretOf()
            != null;
  }

  /** What the bot orders; where it fails, what the clerk proposes, so that the match goes on. */
  static Order decide(String match, Bot bot, View view) {
    try {
      Order order = bot.decide(view);
      if (view.rules().judge(view.position(), order) instanceof Ruling.Granted) {
        return order;
      }
      LOG.error("Bot {} gave a refused order in match {}: {}", bot.name(), match, order);
    } catch (RuntimeException e) {
      LOG.error("Bot {} failed in match {}", bot.name(), match, e);
    }
    return view.rules().suggest(view.position());
  }

  private static String key(LiveMatch live, Side side, String name) {
    return live.id() + "/" + side.id() + "/" + name;
  }

  private static boolean rolled(List<Event> events) {
    return events.stream().anyMatch(event -> event instanceof Event.Fought);
  }

  /** The bot of a seat; it stays at the table, so that it can keep to a plan. */
  private Bot bot(LiveMatch live, Side side, String name) {
    if (bots.size() > MOST_BOTS) {
      bots.clear();
      stages.clear();
      pondered.clear();
    }
    Bot bot =
        bots.computeIfAbsent(
            key(live, side, name),
            key ->
                Bots.named(
                    name,
                    (live.setup().seed() * 31 + live.moment().revision()) * 0x9E3779B97F4A7C15L
                        + side.index()));
    if (bot == null) {
      throw new IllegalStateException("there is no bot " + name);
    }
    return bot;
  }

  void close() {
    closed = true;
  }
}
