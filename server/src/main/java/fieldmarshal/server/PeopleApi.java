package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.server.people.Mailer;
import fieldmarshal.server.people.People;
import fieldmarshal.server.people.Person;
import fieldmarshal.server.people.SignInLinks;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Coming in, going out, and what people say of themselves. */
final class PeopleApi {
  private static final Logger LOG = LoggerFactory.getLogger(PeopleApi.class);
  private static final String NO_LINK = "This link no longer works. Ask for a new one.";

  private final Household household;
  private final Gate gate;
  private final People people;
  private final Hub hub;

  PeopleApi(Household household, Hub hub) {
    this.household = household;
    this.gate = household.gate();
    this.people = household.people();
    this.hub = hub;
  }

  void routes(RoutesConfig routes) {
    routes.get("/api/me", this::me);
    routes.post("/api/me/name", this::rename);
    routes.post("/api/me/leave", this::leave);
    routes.post("/api/me/mail", this::bindMail);
    routes.post("/api/enter/mail", this::askByMail);
    routes.post("/api/enter/link/look", this::lookAtLink);
    routes.post("/api/enter/link", this::enterByLink);
  }

  static Fields fields(Context ctx) throws BadRequest {
    return new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
  }

  // ---- who he is

  private void me(Context ctx) {
    Gate.Caller caller = gate.maybe(ctx);
    Hosting hosting = household.hosting();
    ObjectNode node =
        Json.object()
            .put("host", hosting != null)
            .put("mail", hosting != null && hosting.mail() != null)
            .put("passkeys", hosting != null)
            .put("known", caller != null);
    if (caller != null) {
      Person person = caller.person();
      node.putObject("person")
          .put("name", person.name())
          .put("kind", Json.word(person.kind()))
          .put("mail", person.mail())
          .put("admin", person.admin());
    }
    Reply.json(ctx, node);
  }

  static String name(Fields fields) throws BadRequest {
    String name = fields.text("name");
    if (!People.fits(name)) {
      throw new Problem(400, "A name is one line of 1 to " + People.LONGEST_NAME + " characters.");
    }
    return name.strip();
  }

  private void rename(Context ctx) throws BadRequest {
    Person person = gate.caller(ctx).person();
    Fields fields = fields(ctx);
    String name = name(fields);
    fields.done();
    people.rename(person.id(), name);
    ctx.status(204);
  }

  private void leave(Context ctx) throws BadRequest {
    gate.caller(ctx);
    Fields fields = fields(ctx);
    boolean everywhere = fields.has("everywhere") && fields.yes("everywhere");
    fields.done();
    if (everywhere) {
      gate.leaveEverywhere(ctx);
    } else {
      gate.leave(ctx);
    }
    hub.hangUp(key -> !household.sessions().lives(key));
    ctx.status(204);
  }

  // ---- by mail

  private Mailer mailer() {
    Hosting hosting = household.hosting();
    Mailer mailer = hosting == null ? null : hosting.mail();
    if (mailer == null) {
      throw new Problem(404, "This server sends no mail.");
    }
    return mailer;
  }

  private static String address(Fields fields) throws BadRequest {
    String mail = People.address(fields.text("mail"));
    if (mail == null) {
      throw new Problem(400, "This is not a mail address.");
    }
    return mail;
  }

  /** Asks for a letter; whether the address is known is told to nobody but its reader. */
  private void askByMail(Context ctx) throws BadRequest {
    Mailer mailer = mailer();
    Fields fields = fields(ctx);
    String mail = address(fields);
    fields.done();
    letter(mailer, mail, null);
    ctx.status(202);
  }

  /** The address is to belong to whoever asks: a guest becomes an account by it. */
  private void bindMail(Context ctx) throws BadRequest {
    Person person = gate.caller(ctx).person();
    Mailer mailer = mailer();
    Fields fields = fields(ctx);
    String mail = address(fields);
    fields.done();
    letter(mailer, mail, person.id());
    ctx.status(202);
  }

  private void letter(Mailer mailer, String mail, @Nullable String person) {
    String token = household.links().make(mail, person);
    Hosting hosting = household.hosting();
    if (token == null || hosting == null) {
      return;
    }
    String link = hosting.base() + "/sign-in#" + token;
    Thread.ofVirtual()
        .name("letter")
        .start(() -> {
          try {
            mailer.send(
                mail,
                "Your link to Field Marshal",
                "Open this link to sign in. It works once, within twenty minutes.\n\n"
                    + link
                    + "\n\nIf you did not ask for it, do nothing.\n");
          } catch (IOException e) {
            LOG.error("A letter could not be sent: {}", e.getMessage());
          }
        });
  }

  /** Whom a link signs in, and who is here now if that is somebody else. */
  private void lookAtLink(Context ctx) throws BadRequest {
    Fields fields = fields(ctx);
    String token = fields.text("token");
    fields.done();
    SignInLinks.Link link = household.links().look(token);
    if (link == null) {
      throw new Problem(404, NO_LINK);
    }
    Gate.Caller caller = gate.maybe(ctx);
    Person known = known(link, caller);
    ObjectNode node =
        Json.object()
            .put("name", known == null ? null : known.name())
            .put("mail", known == null ? link.mail() : known.mail());
    Person other = other(known, caller);
    if (other != null) {
      node.putObject("here").put("name", other.name()).put("kind", Json.word(other.kind()));
    }
    Reply.json(ctx, node);
  }

  /** Whom this browser belongs to, where a link would make it somebody else's; else null. */
  private static @Nullable Person other(@Nullable Person known, Gate.@Nullable Caller caller) {
    return caller == null || known != null && known.id().equals(caller.person().id())
        ? null
        : caller.person();
  }

  /**
   * Comes in by a link. Whoever is somebody here already has to say that he wants it: the link may
   * have come from a stranger, who would get the seats of a guest.
   */
  private void enterByLink(Context ctx) throws BadRequest {
    Fields fields = fields(ctx);
    String token = fields.text("token");
    boolean instead = fields.has("instead") && fields.yes("instead");
    fields.done();
    Gate.Caller caller = gate.maybe(ctx);
    SignInLinks.Link seen = household.links().look(token);
    Person other = seen == null ? null : other(known(seen, caller), caller);
    if (other != null && !instead) {
      throw new Problem(
          409, "You are " + other.name() + " in this browser, and the link is for somebody else.");
    }
    SignInLinks.Link link = household.links().use(token);
    Person person = link == null ? null : person(link, caller);
    if (person == null) {
      throw new Problem(404, NO_LINK);
    }
    if (other != null && other.kind() == Person.Kind.GUEST && !other.id().equals(person.id())) {
      household.seats().handOver(other.id(), person.id());
    }
    gate.enter(ctx, person);
    ctx.status(204);
  }

  /** Who would come in by a link; null where that would be a new account. */
  private @Nullable Person known(SignInLinks.Link link, Gate.@Nullable Caller caller) {
    String mail = link.mail();
    String id = link.person();
    if (mail == null) {
      return id == null ? null : people.find(id);
    }
    Person owner = people.byMail(mail);
    return owner == null && caller != null && caller.person().id().equals(id)
        ? caller.person()
        : owner;
  }

  /**
   * Who comes in by a link. An address becomes that of who asked for it only in the browser in
   * which he asked, and where it is nobody's yet: whoever reads the letter elsewhere is not made
   * another.
   */
  private @Nullable Person person(SignInLinks.Link link, Gate.@Nullable Caller caller) {
    String mail = link.mail();
    String id = link.person();
    if (mail == null) {
      return id == null ? null : people.find(id);
    }
    if (id != null
        && caller != null
        && caller.person().id().equals(id)
        && people.byMail(mail) == null) {
      people.giveMail(id, mail);
      return people.find(id);
    }
    return household.byMail(mail);
  }
}
