package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.server.notices.Courier;
import fieldmarshal.server.notices.Facts;
import fieldmarshal.server.notices.Kind;
import fieldmarshal.server.notices.Outbox;
import fieldmarshal.server.notices.Presence;
import fieldmarshal.server.notices.Wish;
import fieldmarshal.server.people.Person;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.regex.Pattern;
import org.jdbi.v3.core.Jdbi;

/** Which notices a player gets, and where. */
final class NoticeApi {
  private static final int LAST_HOUR = 23;
  private static final int LONGEST = 1_000;
  private static final Pattern KEY = Pattern.compile("[A-Za-z0-9_-]{16,200}");

  private final Jdbi jdbi;
  private final Clock clock;
  private final Gate gate;
  private final Viewers viewers;
  private final Outbox outbox;
  private final Courier courier;
  private final Presence presence;

  /** Notices to oneself go where their reader says; nobody lets this server send without end. */
  private final Turnstile trials =
      new Turnstile(true, 10, Duration.ofSeconds(10), System::nanoTime);

  NoticeApi(
      Jdbi jdbi,
      Clock clock,
      Gate gate,
      Viewers viewers,
      Outbox outbox,
      Courier courier,
      Presence presence) {
    this.jdbi = jdbi;
    this.clock = clock;
    this.gate = gate;
    this.viewers = viewers;
    this.outbox = outbox;
    this.courier = courier;
    this.presence = presence;
  }

  void routes(RoutesConfig routes) {
    routes.get("/api/me/notices", this::show);
    routes.post("/api/me/notices", this::change);
    routes.post("/api/me/notices/trial", this::trial);
    routes.post("/api/me/browsers", this::addBrowser);
    routes.post("/api/me/browsers/remove", this::removeBrowser);
    routes.post("/api/matches/{m}/here", this::here);
  }

  private Person person(Context ctx) {
    return gate.caller(ctx).person();
  }

  private void show(Context ctx) {
    Person person = person(ctx);
    ObjectNode node =
        jdbi.withHandle(handle -> {
          Wish wish = Wish.of(handle, person.id());
          ObjectNode told =
              Json.object()
                  .put("address", person.mail())
                  .put("mail", wish.mail())
                  .put("digest", wish.digest())
                  .put("push", wish.push())
                  .put("webhook", wish.webhook())
                  .put("key", courier.openKey());
          ArrayNode browsers = told.putArray("browsers");
          Wish.browsers(handle, person.id())
              .forEach(browser -> browsers.addObject().put("endpoint", browser.endpoint()));
          ArrayNode failed = told.putArray("failed");
          for (Outbox.Failed one : Outbox.failed(handle, person.id())) {
            Instant again = one.again();
            failed
                .addObject()
                .put("channel", one.channel())
                .put("kind", one.kind())
                .put("made", one.made().toString())
                .put("tries", one.tries())
                .put("again", again == null ? null : again.toString())
                .put("why", one.fault());
          }
          return told;
        });
    Reply.json(ctx, node);
  }

  private void change(Context ctx) throws BadRequest {
    Person person = person(ctx);
    Fields fields = PeopleApi.fields(ctx);
    boolean mail = fields.yes("mail");
    Integer digest = fields.has("digest") ? fields.number("digest", 0, LAST_HOUR) : null;
    boolean push = fields.yes("push");
    String webhook = fields.has("webhook") ? target(fields, "webhook") : null;
    fields.done();
    jdbi.useTransaction(handle -> new Wish(mail, digest, push, webhook).keep(handle, person.id()));
    ctx.status(204);
  }

  private String target(Fields fields, String field) throws BadRequest {
    String target = fields.text(field).strip();
    String why = target.length() > LONGEST ? "it is too long" : courier.whyNot(target);
    if (why != null) {
      throw new Problem(400, "This address cannot be used: " + why + ".");
    }
    return target;
  }

  /** A notice to himself, by all the ways that he has chosen. */
  private void trial(Context ctx) {
    Person person = person(ctx);
    trials.check(ctx, person.id());
    jdbi.useTransaction(
        handle -> outbox.write(handle, person.id(), Kind.TRIAL, Facts.NONE, clock.instant()));
    ctx.status(202);
  }

  private void addBrowser(Context ctx) throws BadRequest {
    Person person = person(ctx);
    Fields fields = PeopleApi.fields(ctx);
    String endpoint = target(fields, "endpoint");
    String key = key(fields, "key");
    String auth = key(fields, "auth");
    fields.done();
    jdbi.useTransaction(
        handle -> Wish.add(handle, person.id(), endpoint, key, auth, clock.instant()));
    ctx.status(204);
  }

  private static String key(Fields fields, String field) throws BadRequest {
    String key = fields.text(field);
    if (!KEY.matcher(key).matches()) {
      throw fields.fault(field, "is no key of a browser");
    }
    return key;
  }

  private void removeBrowser(Context ctx) throws BadRequest {
    Person person = person(ctx);
    Fields fields = PeopleApi.fields(ctx);
    String endpoint = fields.text("endpoint");
    fields.done();
    jdbi.useTransaction(handle -> Wish.remove(handle, person.id(), endpoint));
    ctx.status(204);
  }

  /** His page has the match in sight. */
  private void here(Context ctx) {
    Viewer viewer = viewers.of(ctx);
    presence.here(viewer.author(), viewer.live().id());
    ctx.status(204);
  }
}
