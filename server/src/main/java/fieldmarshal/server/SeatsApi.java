package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Side;
import fieldmarshal.server.people.Person;
import fieldmarshal.server.seats.Access;
import fieldmarshal.server.seats.Invitations.Invitation;
import fieldmarshal.server.seats.SeatBook;
import fieldmarshal.server.seats.WatchBook;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Seats of matches: who may come, the links that let them in, sitting down. */
final class SeatsApi {
  private static final String NO_LINK =
      "This link no longer works. Ask the person who sent it for a new one.";

  private final Household household;
  private final Gate gate;
  private final Viewers viewers;
  private final Seating seating;
  private final Supplier<@Nullable String> base;
  private final Hub hub;

  /**
   * The seats.
   *
   * @param base the address that links begin with; null where nobody else can reach the server
   */
  SeatsApi(
      Household household,
      Viewers viewers,
      Seating seating,
      Supplier<@Nullable String> base,
      Hub hub) {
    this.hub = hub;
    this.household = household;
    this.gate = household.gate();
    this.viewers = viewers;
    this.seating = seating;
    this.base = base;
  }

  void routes(RoutesConfig routes) {
    routes.get("/api/matches/{m}/invitations", this::list);
    routes.post("/api/matches/{m}/invitations", this::invite);
    routes.delete("/api/matches/{m}/invitations/{i}", this::revoke);
    routes.post("/api/matches/{m}/access", this::access);
    routes.post("/api/matches/{m}/sit", this::sit);
    routes.post("/api/matches/{m}/watching", this::watching);
    routes.post("/api/enter/invitation/look", this::look);
    routes.post("/api/enter/invitation", this::enter);
  }

  // ---- inviting

  private void list(Context ctx) {
    Viewer viewer = viewers.of(ctx);
    viewer.owns();
    ArrayNode list = Json.array();
    for (Invitation invitation : household.invitations().of(viewer.live().id())) {
      list.addObject()
          .put("id", invitation.id())
          .put("side", invitation.side())
          .put("made", invitation.made());
    }
    Reply.json(ctx, list);
  }

  private void invite(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Fields fields = PeopleApi.fields(ctx);
    Side side = fields.has("side") ? live.notation().side(fields.text("side")) : null;
    fields.done();
    viewer.owns();
    String address = base.get();
    if (address == null) {
      throw new Problem(
          409,
          "Nobody else can reach this machine: start Field Marshal with --host and its address.");
    }
    if (side != null) {
      free(viewer, side);
    }
    SeatBook.Company company = household.seats().of(live.id());
    if (company.access() == Access.PRIVATE) {
      String owner = company.owner();
      household.seats().own(live.id(), owner == null ? viewer.author() : owner, Access.INVITED);
    }
    String token =
        household.invitations().make(live.id(), side == null ? null : side.id(), viewer.author());
    String page = side == null ? "/watch#" : "/join#";
    Reply.json(ctx, 201, Json.object().put("link", address + page + token));
  }

  private void free(Viewer viewer, Side side) {
    if (!viewer.live().seats().human(side)) {
      throw new Problem(409, "A bot plays " + side.called() + ".");
    }
    if (household.seats().of(viewer.live().id()).holders().containsKey(side.id())) {
      throw new Problem(409, "Another player already plays " + side.called() + ".");
    }
  }

  /**
   * A player says what spectators may see: everything, so many turns late, or with 0 no more than
   * both sides see. It is so where all players say the same.
   */
  private void watching(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Fields fields = PeopleApi.fields(ctx);
    Side as = live.notation().side(fields.text("as"));
    int turns = fields.number("turns", 0, WatchBook.LONGEST);
    fields.done();
    viewer.plays();
    viewer.acts(as);
    household.watching().wish(live.id(), as.id(), turns);
    hub.talk(live);
    ctx.status(204);
  }

  private void revoke(Context ctx) {
    Viewer viewer = viewers.of(ctx);
    viewer.owns();
    if (!household.invitations().revoke(viewer.live().id(), ctx.pathParam("i"))) {
      throw new Problem(404, "There is no such link.");
    }
    ctx.status(204);
  }

  private void access(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    Fields fields = PeopleApi.fields(ctx);
    Access access = MatchApi.access(fields);
    fields.done();
    viewer.owns();
    String owner = household.seats().of(viewer.live().id()).owner();
    household.seats().own(viewer.live().id(), owner == null ? viewer.author() : owner, access);
    ctx.status(204);
  }

  // ---- coming

  /** A free seat of an open match is whose who takes it. */
  private void sit(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Fields fields = PeopleApi.fields(ctx);
    Side side = live.notation().side(fields.text("side"));
    fields.done();
    boolean open = household.seats().of(live.id()).access() == Access.OPEN;
    if (!open && !viewer.owner()) {
      throw new Problem(403, "A seat of this match is taken by a link.");
    }
    free(viewer, side);
    if (!household.seats().take(live.id(), side.id(), viewer.author())) {
      throw new Problem(409, "Another player already plays " + side.called() + ".");
    }
    seating.seated(live.id());
    hub.talk(live);
    ctx.status(204);
  }

  private Invitation found(String token) {
    Invitation invitation = household.invitations().find(token);
    if (invitation == null) {
      throw new Problem(404, NO_LINK);
    }
    return invitation;
  }

  /** What a link is to, before it is used. */
  private void look(Context ctx) throws BadRequest {
    Fields fields = PeopleApi.fields(ctx);
    String token = fields.text("token");
    fields.done();
    Invitation invitation = found(token);
    LiveMatch live = seating.live(invitation.match());
    Person by = household.people().find(invitation.madeBy());
    String side = invitation.side();
    ObjectNode node =
        Json.object()
            .put("match", invitation.match())
            .put("name", live.name())
            .put("game", live.game().id())
            .put("title", live.game().title())
            .put("scenario", live.setup().scenario())
            .put("by", by == null ? null : by.name())
            .put("side", side);
    if (side != null) {
      node.put("sideName", live.notation().side(side).name());
    }
    Reply.json(ctx, node.put("known", gate.maybe(ctx) != null));
  }

  /** Lets somebody in by a link; whom we do not know yet is a guest, by the name that he gives. */
  private void enter(Context ctx) throws BadRequest {
    Fields fields = PeopleApi.fields(ctx);
    String token = fields.text("token");
    String name = fields.has("name") ? PeopleApi.name(fields) : "Guest";
    fields.done();
    Invitation invitation = found(token);
    Gate.Caller caller = gate.maybe(ctx);
    Person person = caller == null ? household.people().guest(name) : caller.person();
    switch (household.invitations().use(token, person.id())) {
      case NONE -> throw new Problem(404, NO_LINK);
      case TAKEN -> throw new Problem(409, "Another player has taken that seat.");
      case LET_IN -> {
        seating.seated(invitation.match());
        hub.talk(seating.live(invitation.match()));
        if (caller == null) {
          gate.enter(ctx, person);
        }
        Reply.json(ctx, Json.object().put("match", invitation.match()));
      }
    }
  }
}
