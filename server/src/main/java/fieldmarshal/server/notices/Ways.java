package fieldmarshal.server.notices;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.interaso.webpush.VapidKeys;
import com.interaso.webpush.WebPush;
import fieldmarshal.server.people.Mailer;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** How a notice goes out: as a letter, to a browser, to a chat system. */
final class Ways {
  private static final int TWO_DAYS = 2 * 24 * 60 * 60;
  private static final int GONE = 410;
  private static final int NOT_FOUND = 404;

  /** What came of sending. */
  sealed interface Result {
    record Sent() implements Result {}

    /** It may succeed later. */
    record Later(String why) implements Result {}

    /** It never will. */
    record Never(String why) implements Result {}

    /** It was handed over, and no answer came: whether it went, nobody knows. */
    record Unsure(String why) implements Result {}
  }

  /**
   * How one is to go.
   *
   * @param id its name: who gets it twice knows it for the same
   * @param again whether it may have gone before
   * @param last done before its last byte goes
   */
  record Sending(String id, boolean again, Mailer.Last last) {}

  private static final String PERHAPS =
      "You may have had this notice before: the server was interrupted while it was sent.";

  /** Whether the last byte of something was about to go out. */
  private static final class Handing implements Mailer.Last {
    private final Mailer.Last last;
    private boolean over;

    Handing(Mailer.Last last) {
      this.last = last;
    }

    @Override
    public void now() throws IOException {
      last.now();
      over = true;
    }

    Result failed(String why) {
      return over ? new Result.Unsure(why) : new Result.Later(why);
    }
  }

  private final String base;
  private final @Nullable Mailer mailer;
  private final Post post;
  private final VapidKeys keys;
  private final WebPush push;

  /**
   * The ways.
   *
   * @param base the address of this server, without a slash at its end
   */
  Ways(String base, @Nullable Mailer mailer, Post post, VapidKeys keys) {
    this.base = base;
    this.mailer = mailer;
    this.post = post;
    this.keys = keys;
    String contact = base.startsWith("https:") ? base : "mailto:host@" + URI.create(base).getHost();
    this.push = new WebPush(contact, keys);
  }

  /** The key that a browser is told, so that only this server can send to it. */
  String openKey() {
    return Base64.getUrlEncoder().withoutPadding().encodeToString(keys.getApplicationServerKey());
  }

  private String link(Facts facts) {
    return facts.match() == null ? base + "/" : base + "/match/" + facts.match();
  }

  // ---- letters

  private String letterId(String id) {
    return id + "@" + URI.create(base).getHost();
  }

  Result letter(String to, Sending how, Kind kind, Facts facts) {
    String text = body(how, kind, facts) + "\n\n" + link(facts) + "\n" + footer();
    return mail(to, Words.title(kind, facts), text, how);
  }

  private static String body(Sending how, Kind kind, Facts facts) {
    return Words.body(kind, facts) + (how.again() ? " " + PERHAPS : "");
  }

  /** One letter of a day. */
  Result digest(String to, Sending how, List<Outbox.Item> items) {
    StringBuilder text = new StringBuilder(how.again() ? PERHAPS + "\n\n" : "");
    for (Outbox.Item item : items) {
      text.append(Words.title(item.kind(), item.facts()))
          .append('\n')
          .append(Words.body(item.kind(), item.facts()))
          .append('\n')
          .append(link(item.facts()))
          .append("\n\n");
    }
    int count = items.size();
    String title =
        "Field Marshal: " + count + (count == 1 ? " notice" : " notices") + " of the day";
    return mail(to, title, text + footer(), how);
  }

  private String footer() {
    return "\nYou can choose which notices you get, and where: " + base + "/#notices\n";
  }

  private Result mail(String to, String title, String text, Sending how) {
    if (mailer == null) {
      return new Result.Never("this server sends no mail");
    }
    Handing handing = new Handing(how.last());
    try {
      mailer.send(to, title, text, letterId(how.id()), handing);
      return new Result.Sent();
    } catch (Mailer.Refused e) {
      return new Result.Later(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      return handing.failed(String.valueOf(e.getMessage()));
    }
  }

  // ---- requests

  private ObjectNode told(Sending how, Kind kind, Facts facts) {
    return Json.object()
        .put("id", how.id())
        .put("kind", kind.word())
        .put("title", Words.title(kind, facts))
        .put("body", body(how, kind, facts))
        .put("again", how.again())
        .put("url", link(facts));
  }

  /** To a browser, by the service of its maker, which cannot read it. */
  Result push(Wish.Browser browser, Sending how, Kind kind, Facts facts) {
    WebPush.Urgency urgency = kind.urgent() ? WebPush.Urgency.High : WebPush.Urgency.Normal;
    byte[] payload = Json.write(told(how, kind, facts)).getBytes(StandardCharsets.UTF_8);
    Map<String, String> headers;
    byte[] body;
    try {
      Base64.Decoder base64 = Base64.getUrlDecoder();
      body = push.getBody(payload, base64.decode(browser.key()), base64.decode(browser.auth()));
      headers = push.getHeaders(browser.endpoint(), TWO_DAYS, how.id(), urgency);
    } catch (RuntimeException e) {
      return new Result.Never("the browser's keys are none");
    }
    return request(URI.create(browser.endpoint()), headers, body, how);
  }

  /** To a chat system: fields, and the sentence under the names that such systems read. */
  Result webhook(String target, Sending how, Kind kind, Facts facts) {
    ObjectNode node = told(how, kind, facts);
    String line = Words.title(kind, facts) + ". " + body(how, kind, facts) + " " + link(facts);
    node.put("text", line).put("content", line).set("facts", facts.json());
    Map<String, String> headers = new LinkedHashMap<>();
    headers.put("Content-Type", "application/json");
    headers.put("Idempotency-Key", how.id());
    byte[] body = Json.write(node).getBytes(StandardCharsets.UTF_8);
    return request(URI.create(target), headers, body, how);
  }

  private Result request(URI target, Map<String, String> headers, byte[] body, Sending how) {
    Handing handing = new Handing(how.last());
    try {
      int status = post.send(target, headers, body, handing);
      if (status >= 200 && status < 300) {
        return new Result.Sent();
      }
      String why = "the other server answered " + status;
      return status == GONE || status == NOT_FOUND ? new Result.Never(why) : new Result.Later(why);
    } catch (Post.Forbidden e) {
      return new Result.Never(String.valueOf(e.getMessage()));
    } catch (IOException e) {
      return handing.failed("the other server did not answer: " + e.getMessage());
    }
  }
}
