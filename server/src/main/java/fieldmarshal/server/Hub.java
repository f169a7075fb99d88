package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Audience;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.json.EventJson;
import fieldmarshal.umpire.json.Json;
import io.javalin.http.sse.SseClient;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;

/**
 * Tells every open page what happens in its match. Nobody waits for a slow page: each has a queue
 * and a thread of its own, and one that falls far behind is hung up on and comes again.
 */
final class Hub implements LiveMatch.Watcher {
  private static final int LONGEST_QUEUE = 500;
  private static final int SILENCE_SECONDS = 15;

  private record Message(String name, String data) {}

  /** One open page. */
  private static final class Listener {
    final SseClient client;
    final LiveMatch live;
    final List<Side> viewers;
    final String session;
    final boolean plays;
    final BlockingQueue<Message> queue = new LinkedBlockingQueue<>(LONGEST_QUEUE);

    Listener(SseClient client, LiveMatch live, List<Side> viewers, String session, boolean plays) {
      this.plays = plays;
      this.session = session;
      this.client = client;
      this.live = live;
      this.viewers = viewers;
    }

    void tell(Message message) {
      if (!queue.offer(message)) {
        client.close();
      }
    }
  }

  private final Map<String, List<Listener>> listeners = new ConcurrentHashMap<>();

  /** What the bot of a match is doing, for a page that comes while it does it. */
  private final Map<String, Message> doing = new ConcurrentHashMap<>();

  private volatile boolean closed;

  /**
   * Takes a page on and writes to it until it goes away.
   *
   * @param viewers the sides that look at the page; it is told what all of them may see
   * @param session the session of the browser, at whose end the page is hung up on
   * @param plays whether somebody plays there, and does not only watch
   */
  void listen(SseClient client, LiveMatch live, List<Side> viewers, String session, boolean plays) {
    Listener listener = new Listener(client, live, viewers, session, plays);
    List<Listener> others =
        listeners.computeIfAbsent(live.id(), id -> new CopyOnWriteArrayList<>());
    client.keepAlive();
    client.onClose(() -> others.remove(listener));
    others.add(listener);
    ObjectNode hello = Json.object().put("revision", live.moment().revision(viewers));
    listener.tell(new Message("hello", Json.write(hello)));
    Message now = doing.get(live.id());
    if (now != null) {
      listener.tell(now);
    }
    Thread.ofVirtual().name("stream").start(() -> write(listener, others));
  }

  private void write(Listener listener, List<Listener> others) {
    SseClient client = listener.client;
    try {
      while (!closed && !client.terminated()) {
        Message message = listener.queue.poll(SILENCE_SECONDS, TimeUnit.SECONDS);
        if (client.terminated()) {
          return;
        }
        if (message == null) {
          client.sendComment("still here");
        } else {
          client.sendEvent(message.name(), message.data());
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (CancellationException e) {
      // It was hung up on while it did not read: nothing to be noted in a log.
    } finally {
      others.remove(listener);
      client.close();
    }
  }

  /** Players have something to say to each other: their pages ask what. */
  void talk(LiveMatch live) {
    for (Listener listener : listeners.getOrDefault(live.id(), List.of())) {
      if (listener.plays) {
        listener.tell(new Message("talk", "{}"));
      }
    }
  }

  /** Whose pages are open: the sides at which somebody is. */
  List<Side> present(LiveMatch live) {
    return live.game().sides().stream()
        .filter(side ->
            listeners.getOrDefault(live.id(), List.of()).stream()
                .anyMatch(listener -> listener.plays && listener.viewers.contains(side)))
        .toList();
  }

  /** How many watch. */
  int watchers(LiveMatch live) {
    return (int)
        listeners.getOrDefault(live.id(), List.of()).stream()
            .filter(listener -> !listener.plays)
            .count();
  }

  /** Hangs up on the pages of sessions that are over. */
  void hangUp(Predicate<String> over) {
    for (List<Listener> all : listeners.values()) {
      for (Listener listener : all) {
        if (!listener.session.isEmpty() && over.test(listener.session)) {
          listener.client.close();
        }
      }
    }
  }

  boolean anybodyAt(LiveMatch live) {
    return !listeners.getOrDefault(live.id(), List.of()).isEmpty();
  }

  @Override
  public void changed(
      LiveMatch live, Moment moment, Side by, List<Event> events, Audience noticed) {
    Side toMove = moment.toMove();
    if (toMove == null || live.seats().human(toMove)) {
      doing.remove(live.id());
    }
    EventJson json = new EventJson(live.notation());
    // Thousands may look with the same eyes: what they are told is put together once.
    Map<List<Side>, Message> told = new HashMap<>();
    for (Listener listener : listeners.getOrDefault(live.id(), List.of())) {
      List<Side> viewers = listener.viewers;
      if (Sight.all(viewers, noticed)) {
        listener.tell(
            told.computeIfAbsent(viewers, eyes -> update(live, moment, by, events, eyes, json)));
      }
    }
  }

  private static Message update(
      LiveMatch live,
      Moment moment,
      Side by,
      List<Event> events,
      List<Side> viewers,
      EventJson json) {
    ObjectNode node =
        Json.object()
            .put("revision", moment.revision(viewers))
            .put("lines", moment.lines(viewers))
            .put("side", by.id())
            .put("by", live.seats().of(by));
    node.set("events", json.write(Sight.seen(viewers, events)));
    return new Message("update", Json.write(node));
  }

  /**
   * A bot is at work.
   *
   * @param progress how far its turn is, from 0 to 1
   */
  void thinking(LiveMatch live, Side side, String text, double progress) {
    String data =
        Json.write(
            Json.object().put("side", side.id()).put("text", text).put("progress", progress));
    Message message = new Message("thinking", data);
    // Said twice it would count orders that are given in secret.
    if (message.equals(doing.put(live.id(), message))) {
      return;
    }
    for (Listener listener : listeners.getOrDefault(live.id(), List.of())) {
      listener.tell(message);
    }
  }

  /** The clocks of a match have changed: who looks at them asks again. */
  void clocks(String match) {
    for (Listener listener : listeners.getOrDefault(match, List.of())) {
      listener.tell(new Message("clocks", "{}"));
    }
  }

  /** The match is gone, or can be played no further. */
  void ended(LiveMatch live, String why) {
    for (Listener listener : listeners.getOrDefault(live.id(), List.of())) {
      listener.tell(new Message("ended", Json.write(Json.object().put("why", why))));
    }
  }

  void close() {
    closed = true;
    listeners.values().forEach(all -> all.forEach(listener -> listener.client.close()));
  }
}
