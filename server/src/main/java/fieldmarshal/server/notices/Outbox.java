package fieldmarshal.server.notices;

import fieldmarshal.server.people.Tokens;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.temporal.ChronoUnit;
import java.util.List;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Notices on their way. Every method is part of its caller's transaction. */
public final class Outbox {
  /** By which way a notice goes. */
  enum Channel {
    MAIL,
    DIGEST,
    PUSH,
    WEBHOOK;

    String word() {
      return switch (this) {
        case MAIL -> "mail";
        case DIGEST -> "digest";
        case PUSH -> "push";
        case WEBHOOK -> "webhook";
      };
    }

    static Channel of(String word) {
      return switch (word) {
        case "mail" -> MAIL;
        case "digest" -> DIGEST;
        case "push" -> PUSH;
        default -> WEBHOOK;
      };
    }
  }

  /**
   * A notice on its way.
   *
   * @param browser the browser that it is for; null by other ways
   * @param tries how often it was tried
   * @param batch the letter that it was to go in when it was tried last; null where it was not
   * @param doubts how often it was handed over and nobody knows whether it was taken
   * @param due since when it is to go
   */
  record Item(
      String id,
      String person,
      Kind kind,
      Channel channel,
      @Nullable String browser,
      Facts facts,
      int tries,
      @Nullable String batch,
      int doubts,
      Instant due) {}

  /**
   * A notice that could not be sent.
   *
   * @param again when it is tried again; null where it is given up
   */
  public record Failed(
      String channel,
      String kind,
      Instant made,
      int tries,
      @Nullable Instant again,
      String fault) {}

  /** Who gives the next order soon after the last one is spared a letter. */
  private final Duration patience;

  /**
   * Notices.
   *
   * @param patience how long one that asks for an order waits, for it may not be needed
   */
  public Outbox(Duration patience) {
    this.patience = patience;
  }

  /** Writes a notice for a person, for each way that he has chosen. */
  public void write(Handle handle, String person, Kind kind, Facts facts, Instant now) {
    Wish wish = Wish.of(handle, person);
    Instant due = kind == Kind.YOUR_TURN ? now.plus(patience) : now;
    if (wish.mail() && address(handle, person) != null) {
      Integer hour = wish.digest();
      if (hour == null || kind.urgent()) {
        add(handle, person, kind, Channel.MAIL, null, facts, now, due);
      } else {
        add(handle, person, kind, Channel.DIGEST, null, facts, now, next(now, hour));
      }
    }
    if (wish.push()) {
      for (Wish.Browser browser : Wish.browsers(handle, person)) {
        add(handle, person, kind, Channel.PUSH, browser.id(), facts, now, due);
      }
    }
    if (wish.webhook() != null) {
      add(handle, person, kind, Channel.WEBHOOK, null, facts, now, due);
    }
  }

  /** The next time that it is that hour. */
  static Instant next(Instant now, int hour) {
    ZonedDateTime today = now.atZone(ZoneOffset.UTC).truncatedTo(ChronoUnit.DAYS).plusHours(hour);
    return (today.toInstant().isAfter(now) ? today : today.plusDays(1)).toInstant();
  }

  static @Nullable String address(Handle handle, String person) {
    return handle
        .createQuery("SELECT mail FROM person WHERE id = :id AND mail IS NOT NULL")
        .bind("id", person)
        .mapTo(String.class)
        .findOne()
        .orElse(null);
  }

  private static void add(
      Handle handle,
      String person,
      Kind kind,
      Channel channel,
      @Nullable String browser,
      Facts facts,
      Instant now,
      Instant due) {
    handle
        .createUpdate(
            "INSERT INTO outbox (id, person, match_id, kind, channel, browser, facts, made, state,"
                + " due) VALUES (:id, :person, :match, :kind, :channel, :browser, :facts, :made,"
                + " 'waiting', :due)")
        .bind("id", Tokens.id())
        .bind("person", person)
        .bind("match", facts.match())
        .bind("kind", kind.word())
        .bind("channel", channel.word())
        .bind("browser", browser)
        .bind("facts", facts.text())
        .bind("made", now.toEpochMilli())
        .bind("due", due.toEpochMilli())
        .execute();
  }

  /** The player has given his order: what asked for it and has not gone out need not go. */
  public static void answered(Handle handle, String match, String person, Instant now) {
    for (Kind kind : Kind.values()) {
      if (kind.asks()) {
        handle
            .createUpdate(
                "UPDATE outbox SET state = 'dropped', done = :now WHERE person = :person AND"
                    + " match_id = :match AND kind = :kind AND state = 'waiting'")
            .bind("now", now.toEpochMilli())
            .bind("person", person)
            .bind("match", match)
            .bind("kind", kind.word())
            .execute();
      }
    }
  }

  // ---- sending

  /**
   * What was being sent when the server ended: what was not handed over goes again at once, for
   * nobody has it; what was is in doubt and waits.
   *
   * @return how many are in doubt
   */
  static int release(Handle handle, Duration wait) {
    handle
        .createUpdate(
            "UPDATE outbox SET state = 'waiting', tries = tries - 1 WHERE state = 'sending' AND"
                + " handed IS NULL")
        .execute();
    return handle
        .createUpdate(
            "UPDATE outbox SET state = 'waiting', doubts = doubts + 1, due = handed + :wait, fault"
                + " = :fault WHERE state = 'sending'")
        .bind("wait", wait.toMillis())
        .bind("fault", "the host ended while it was being sent")
        .execute();
  }

  /** The last byte of one is about to go out. */
  static void handed(Handle handle, String id, Instant now) {
    handle
        .createUpdate("UPDATE outbox SET handed = :now WHERE id = :id")
        .bind("id", id)
        .bind("now", now.toEpochMilli())
        .execute();
  }

  /** It was handed over, and whether it was taken nobody knows. */
  static void doubt(Handle handle, String id, Instant due, String fault) {
    later(handle, id, due, fault);
    handle
        .createUpdate("UPDATE outbox SET doubts = doubts + 1 WHERE id = :id")
        .bind("id", id)
        .execute();
  }

  /**
   * What is to go now.
   *
   * @param each so many of one person at most
   */
  static List<Item> due(Handle handle, Channel channel, Instant now, int each, int most) {
    return handle
        .createQuery(
            "SELECT * FROM (SELECT *, row_number() OVER (PARTITION BY person ORDER BY due, id) AS"
                + " place FROM outbox WHERE state = 'waiting' AND due <= :now AND channel ="
                + " :channel) AS waiting WHERE place <= :each ORDER BY due, id LIMIT :most")
        .bind("channel", channel.word())
        .bind("now", now.toEpochMilli())
        .bind("each", each)
        .bind("most", most)
        .map((row, context) ->
            new Item(
                row.getString("id"),
                row.getString("person"),
                Kind.of(row.getString("kind")),
                Channel.of(row.getString("channel")),
                row.getString("browser"),
                Facts.read(row.getString("facts")),
                row.getInt("tries"),
                row.getString("batch"),
                row.getInt("doubts"),
                Instant.ofEpochMilli(row.getLong("due"))))
        .list();
  }

  /**
   * Marks one as being sent.
   *
   * @param batch the letter that it goes in with others; its own id where it goes alone
   * @return false where somebody else sends it, or nobody needs it any more
   */
  static boolean claim(Handle handle, String id, String batch) {
    return handle
            .createUpdate(
                "UPDATE outbox SET state = 'sending', tries = tries + 1, handed = NULL, batch ="
                    + " coalesce(batch, :batch) WHERE id = :id AND state = 'waiting'")
            .bind("id", id)
            .bind("batch", batch)
            .execute()
        > 0;
  }

  /** It is over with one. */
  static void end(Handle handle, String id, String state, @Nullable String fault, Instant now) {
    handle
        .createUpdate(
            "UPDATE outbox SET state = :state, fault = :fault, done = :now WHERE id = :id")
        .bind("id", id)
        .bind("state", state)
        .bind("fault", fault)
        .bind("now", now.toEpochMilli())
        .execute();
  }

  /** It is tried again later. */
  static void later(Handle handle, String id, Instant due, String fault) {
    handle
        .createUpdate(
            "UPDATE outbox SET state = 'waiting', due = :due, fault = :fault WHERE id = :id")
        .bind("id", id)
        .bind("due", due.toEpochMilli())
        .bind("fault", fault)
        .execute();
  }

  /** What could not be sent to a person lately, the latest first. */
  public static List<Failed> failed(Handle handle, String person) {
    return handle
        .createQuery(
            "SELECT * FROM outbox WHERE person = :person AND fault IS NOT NULL AND state IN"
                + " ('dead', 'waiting') ORDER BY made DESC LIMIT 10")
        .bind("person", person)
        .map((row, context) ->
            new Failed(
                row.getString("channel"),
                row.getString("kind"),
                Instant.ofEpochMilli(row.getLong("made")),
                row.getInt("tries"),
                row.getString("state").equals("dead")
                    ? null
                    : Instant.ofEpochMilli(row.getLong("due")),
                row.getString("fault")))
        .list();
  }

  /** What is over for long is forgotten. */
  static void tidy(Handle handle, Instant before) {
    handle
        .createUpdate(
            "DELETE FROM outbox WHERE done < :before AND state IN ('sent', 'dropped', 'dead')")
        .bind("before", before.toEpochMilli())
        .execute();
  }
}
