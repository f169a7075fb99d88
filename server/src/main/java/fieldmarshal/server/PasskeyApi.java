package fieldmarshal.server;

import fieldmarshal.server.people.Passkeys;
import fieldmarshal.server.people.Person;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;

/** Passkeys: making one, and coming in by one. */
final class PasskeyApi {
  private final Household household;
  private final Gate gate;

  PasskeyApi(Household household) {
    this.household = household;
    this.gate = household.gate();
  }

  void routes(RoutesConfig routes) {
    routes.post("/api/me/passkey/begin", this::begin);
    routes.post("/api/me/passkey", this::keep);
    routes.post("/api/enter/passkey/begin", this::ask);
    routes.post("/api/enter/passkey", this::enter);
  }

  private Passkeys passkeys() {
    Passkeys passkeys = household.passkeys();
    if (passkeys == null) {
      throw new Problem(404, "Nobody signs in here.");
    }
    return passkeys;
  }

  private static void tell(Context ctx, Passkeys.Question question) throws BadRequest {
    Reply.json(
        ctx,
        Json.object()
            .put("token", question.token())
            .set("options", Json.parse(question.options())));
  }

  private void begin(Context ctx) throws BadRequest {
    PeopleApi.fields(ctx).done();
    tell(ctx, passkeys().make(gate.caller(ctx).person()));
  }

  /** Somebody who has a key can come back from any browser that has it: he is an account. */
  private void keep(Context ctx) throws BadRequest {
    Person person = gate.caller(ctx).person();
    Fields fields = PeopleApi.fields(ctx);
    String token = fields.text("token");
    String answer = Json.write(fields.object("answer"));
    fields.done();
    if (!passkeys().keep(person, token, answer)) {
      throw new Problem(422, "The passkey was not made as it was asked for. Try again.");
    }
    household.people().makeAccount(person.id());
    ctx.status(204);
  }

  private void ask(Context ctx) throws BadRequest {
    PeopleApi.fields(ctx).done();
    tell(ctx, passkeys().enter());
  }

  private void enter(Context ctx) throws BadRequest {
    Fields fields = PeopleApi.fields(ctx);
    String token = fields.text("token");
    String answer = Json.write(fields.object("answer"));
    fields.done();
    String id = passkeys().entered(token, answer);
    Person person = id == null ? null : household.people().find(id);
    if (person == null) {
      throw new Problem(403, "This passkey is not known here.");
    }
    gate.enter(ctx, person);
    ctx.status(204);
  }
}
