package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Side;
import fieldmarshal.server.clocks.Terms;
import fieldmarshal.server.seats.Access;
import fieldmarshal.umpire.Catalogue;
import fieldmarshal.umpire.json.BackJson;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.EventJson;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.OrderJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Matches: beginning, showing, ordering, taking back, keeping, branching. */
final class MatchApi {
  private static final Logger LOG = LoggerFactory.getLogger(MatchApi.class);
  private static final int MOST_OPTIONS = 100;
  private static final int LONGEST_LIST = 1_000;
  private static final int SLOWEST = 1_000;

  private final Seating seating;
  private final Hub hub;
  private final Opponents opponents;
  private final Viewers viewers;
  private final @Nullable ClockApi clocks;
  private final SeedRounds rounds;

  /**
   * Matches.
   *
   * @param clocks their clocks; null on the owner's own machine, where there are none
   * @param rounds what players put into the dice
   */
  MatchApi(
      Seating seating,
      Hub hub,
      Opponents opponents,
      Viewers viewers,
      @Nullable ClockApi clocks,
      SeedRounds rounds) {
    this.clocks = clocks;
    this.rounds = rounds;
    this.viewers = viewers;
    this.seating = seating;
    this.hub = hub;
    this.opponents = opponents;
  }

  void routes(RoutesConfig routes) {
    routes.get("/api/matches", this::list);
    routes.post("/api/matches", this::begin);
    routes.post("/api/open", this::open);
    routes.get("/api/matches/{m}", this::show);
    routes.delete("/api/matches/{m}", this::remove);
    routes.post("/api/matches/{m}/orders", this::order);
    routes.post("/api/matches/{m}/undo", ctx -> turnBack(ctx, true));
    routes.post("/api/matches/{m}/redo", ctx -> turnBack(ctx, false));
    routes.post("/api/matches/{m}/resign", this::resign);
    routes.post("/api/matches/{m}/rematch", this::rematch);
    routes.post("/api/matches/{m}/name", this::rename);
    routes.post("/api/matches/{m}/hurry", this::hurry);
    routes.post("/api/matches/{m}/pace", this::pace);
    routes.post("/api/matches/{m}/branch", this::branch);
    routes.get("/api/matches/{m}/file", this::file);
    routes.get("/api/matches/{m}/log", this::log);
    routes.get("/api/matches/{m}/rolls", this::rolls);
    routes.post("/api/matches/{m}/seeds", this::seeds);
    routes.get("/api/matches/{m}/at/{line}", this::at);
    // A stream has answered before it begins: who may not have one is told so first.
    routes.before("/api/matches/{m}/stream", ctx -> viewers.of(ctx).told(ctx));
    routes.sse("/api/matches/{m}/stream", this::stream);
  }

  // ---- the list

  private void list(Context ctx) throws BadRequest {
    int from = Ask.number(ctx, "from", 0, 0, Integer.MAX_VALUE);
    int limit = Ask.number(ctx, "limit", LONGEST_LIST, 1, LONGEST_LIST);
    ArrayNode list = Json.array();
    Store.Which which = viewers.listed(ctx, "open".equals(Ask.maybe(ctx, "which")));
    ctx.header("X-Total", String.valueOf(seating.count(which)));
    for (Store.Card card : seating.list(which, from, limit)) {
      Store.Setup setup = card.setup();
      Store.Stand stand = card.stand();
      ObjectNode node =
          list.addObject()
              .put("id", setup.id())
              .put("name", setup.name())
              .put("game", setup.game())
              .put("scenario", setup.scenario());
      setup.options().forEach(node.putArray("options")::add);
      try {
        Seats seats = Seats.kept(setup.seats());
        node.set("seats", seats.json());
        node.set("players", seats.players());
      } catch (BadRequest e) {
        node.putObject("seats");
      }
      node.put("turn", stand.turn())
          .put("phase", stand.phase())
          .put("toMove", stand.toMove())
          .put("over", stand.outcome())
          .put("updated", card.updated())
          .put("since", card.since())
          .put("orders", stand.orders())
          .put("revision", card.revision());
      node.set("company", viewers.company(ctx, setup.id()));
      String broken = seating.broken(setup.id());
      if (broken != null) {
        node.put("broken", broken);
      }
    }
    Reply.json(ctx, list);
  }

  private void begin(Context ctx) throws BadRequest {
    viewers.mayBegin(ctx);
    Fields fields = new Fields("the match", Ask.body(ctx, Ask.USUAL_BODY));
    String game = fields.text("game");
    String scenario = fields.text("scenario");
    List<String> options = fields.has("options") ? fields.texts("options", MOST_OPTIONS) : null;
    Catalogue.Opened opened = seating.open(game, scenario, options);
    ObjectNode chosen = fields.has("seats") ? fields.object("seats") : Json.object();
    Seats seats = Seats.read(opened.game(), new Fields("seats", chosen));
    Long seed = fields.has("seed") ? fields.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE) : null;
    boolean seeds = fields.has("seeds") && fields.yes("seeds");
    String name = fields.has("name") ? name(fields) : null;
    Access access = fields.has("access") ? access(fields) : Access.PRIVATE;
    Terms terms =
        fields.has("clock") ? ClockApi.terms(new Fields("clock", fields.object("clock"))) : null;
    fields.done();
    if (terms != null && (clocks == null || seats.humans().size() < 2)) {
      throw new Problem(409, "A clock is for two people on a host.");
    }
    if (seed != null && !viewers.local()) {
      throw new Problem(403, "On a host nobody chooses the dice.");
    }
    String id = seating.begin(opened, seats, seed, name, seeds);
    if (clocks != null && terms != null) {
      clocks.begin(seating.live(id), terms);
    }
    viewers.begun(ctx, id, seats, access);
    created(ctx, id);
  }

  static Access access(Fields fields) throws BadRequest {
    Access access = Access.named(fields.text("access"));
    if (access == null) {
      throw fields.fault("access", "must be private, invited or open");
    }
    return access;
  }

  private static String name(Fields fields) throws BadRequest {
    String name = fields.text("name");
    if (!Titles.fits(name)) {
      throw new Problem(
          400,
          "The name of a match is one line of at most " + Titles.LONGEST_NAME + " characters.");
    }
    return name;
  }

  private void created(Context ctx, String id) {
    opponents.wake(seating.live(id));
    Reply.json(ctx, 201, Json.object().put("id", id));
  }

  private void open(Context ctx) throws BadRequest {
    viewers.mayBegin(ctx);
    String id = seating.openFile(Ask.bytes(ctx, Ask.SAVED_MATCH));
    own(ctx, id);
    created(ctx, id);
  }

  /** A match that is nobody else's: who has opened it plays all that bots do not. */
  private void own(Context ctx, String id) {
    Seats seats = seating.live(id).seats().mine();
    viewers.begun(ctx, id, seats, Access.PRIVATE);
  }

  private void branch(Context ctx) throws BadRequest {
    viewers.mayBegin(ctx);
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Fields fields = new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
    int line = fields.number("line", 0, Integer.MAX_VALUE);
    Side as = fields.has("as") ? live.notation().side(fields.text("as")) : null;
    fields.done();
    List<Side> told = viewer.told(as);
    int lines = live.moment().lines(told);
    if (line > lines) {
      throw new BadRequest("the match has only " + lines + " lines");
    }
    viewer.seesAll();
    String id = seating.branch(live, live.moment().line(line, told));
    own(ctx, id);
    created(ctx, id);
  }

  /** A match that others play as well is not one player's to remove while it goes on. */
  private void remove(Context ctx) {
    String id = ctx.pathParam("m");
    if (!viewers.mayRemove(ctx, id)) {
      throw new Problem(403, "Others play this match too; it can be removed when it is over.");
    }
    seating.remove(id);
    ctx.status(204);
  }

  // ---- one match

  private void show(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    ObjectNode match = viewer.now(live.moment(), Ask.side(ctx, live, "as"));
    match.set("company", viewers.company(ctx, live.id()));
    opponents.wake(live);
    Reply.json(ctx, match);
  }

  private void order(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Fields fields = new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
    int revision = fields.number("revision", 0, Integer.MAX_VALUE);
    Side as = live.notation().side(fields.text("as"));
    Order order = new OrderJson(live.notation()).read(fields.object("order"));
    fields.done();
    viewer.acts(as);
    answer(ctx, viewer, as, live.order(revision, as, order, viewer.author()), true);
  }

  /** A side gives the game up. */
  private void resign(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Fields fields = new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
    Side as = live.notation().side(fields.text("as"));
    fields.done();
    viewer.acts(as);
    answer(ctx, viewer, as, live.resign(as, viewer.author()), true);
  }

  /** The same scenario and options once more, with dice of its own; maybe with sides changed. */
  private void rematch(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Fields fields = new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
    boolean change = fields.yes("change");
    fields.done();
    viewer.plays();
    if (!viewer.alone() && live.moment().toMove() != null) {
      throw new Problem(403, "The match is not over.");
    }
    Seats seats = change ? live.seats().changed() : live.seats();
    String id = seating.again(live, seats);
    viewers.begunAgain(ctx, live.id(), id, change);
    if (clocks != null) {
      clocks.again(live, seating.live(id), viewer.author());
    }
    created(ctx, id);
  }

  /** Gives a match another name; nothing else changes. */
  private void rename(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Fields fields = new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
    String name = name(fields).strip();
    fields.done();
    if (name.isEmpty()) {
      throw new Problem(400, "A match needs a name.");
    }
    viewer.owns();
    seating.rename(live.id(), name);
    ctx.status(204);
  }

  private void turnBack(Context ctx, boolean undo) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Fields fields = new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
    int revision = fields.number("revision", 0, Integer.MAX_VALUE);
    Side as = live.notation().side(fields.text("as"));
    Match.Back back = undo ? BackJson.read(fields) : Match.Back.ORDER;
    fields.done();
    viewer.acts(as);
    String author = viewer.author();
    answer(
        ctx,
        viewer,
        as,
        undo ? live.undo(revision, as, back, author) : live.redo(revision, as, author),
        false);
  }

  /**
   * Tells what became of it.
   *
   * @param inside whether the match stands inside the answer to an order, or is the answer itself
   */
  private void answer(Context ctx, Viewer viewer, Side as, Verdict verdict, boolean inside) {
    LiveMatch live = viewer.live();
    Side side = viewer.side(as);
    switch (verdict) {
      case Verdict.NotYours(var why) -> Reply.error(ctx, 403, why);
      case Verdict.No(var moment, var refused) ->
          Reply.refusal(ctx, refused, moment.revision(side));
      case Verdict.Stale(var moment) -> {
        ObjectNode node = Json.object().put("stale", true);
        node.set("match", shown(ctx, viewer, moment, side));
        Reply.json(ctx, 409, node);
      }
      case Verdict.Done(var moment, var events) -> {
        try {
          List<Event> seen = Sight.seen(List.of(side), events);
          ObjectNode match = shown(ctx, viewer, moment, side);
          ObjectNode node = inside ? Json.object().put("revision", moment.revision(side)) : match;
          node.set("events", new EventJson(live.notation()).write(seen));
          if (inside) {
            node.set("match", match);
          }
          opponents.wake(live);
          Reply.json(ctx, node);
        } catch (RuntimeException | Error e) {
          // It is done, and only the answer failed: nobody may think that it was not.
          LOG.error("An answer could not be made in match {}", live.id(), e);
          Reply.json(ctx, Json.object().put("revision", moment.revision(side)).put("again", true));
        }
      }
    }
  }

  private ObjectNode shown(Context ctx, Viewer viewer, Moment moment, Side side) {
    ObjectNode match = viewer.now(moment, side);
    match.set("company", viewers.company(ctx, viewer.live().id()));
    return match;
  }

  private void hurry(Context ctx) {
    Viewer viewer = viewers.of(ctx);
    viewer.plays();
    viewer.live().pace().hurry();
    ctx.status(204);
  }

  /** How many times as long as usual bots wait before each order, in percent. */
  private void pace(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Fields fields = new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
    int percent = fields.number("percent", 0, SLOWEST);
    fields.done();
    viewer.plays();
    live.pace().set(percent / 100.0);
    ctx.status(204);
  }

  private void file(Context ctx) {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    viewer.seesAll();
    String name = Titles.file(live.game(), live.name(), live.moment().decision());
    ctx.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    Reply.json(ctx, seating.file(live));
  }

  private void log(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    int from = Ask.number(ctx, "from", 0, 0, Integer.MAX_VALUE);
    Side as = Ask.side(ctx, viewer.live(), "as");
    Reply.json(ctx, viewer.log(from, as, viewers::names));
  }

  private void rolls(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    int from = Ask.number(ctx, "from", 0, 0, Integer.MAX_VALUE);
    ObjectNode node = viewer.rolls(from, Ask.side(ctx, live, "as"));
    ObjectNode round = rounds.tell(live);
    Reply.json(ctx, round == null ? node : node.set("round", round));
  }

  /** The page of a side gives the hash of a seed, or then the seed. */
  private void seeds(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    Fields fields = new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
    Side as = live.notation().side(fields.text("as"));
    String commitment = fields.has("commitment") ? fields.text("commitment") : null;
    String seed = fields.has("seed") ? fields.text("seed") : null;
    fields.done();
    viewer.acts(as);
    if (commitment != null) {
      rounds.commit(live, as, commitment);
    } else if (seed != null) {
      rounds.reveal(live, as, seed);
      opponents.wake(live);
    } else {
      throw new BadRequest("'commitment' or 'seed' is missing");
    }
    ObjectNode round = rounds.tell(live);
    Reply.json(ctx, round == null ? Json.object() : round);
  }

  private void at(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    int line = Ask.number("line", ctx.pathParam("line"), 0, Integer.MAX_VALUE);
    Reply.json(ctx, viewer.at(line, Ask.side(ctx, live, "as")));
  }

  private void stream(SseClient client) {
    Context ctx = client.ctx();
    Viewer viewer = viewers.of(ctx);
    LiveMatch live = viewer.live();
    try {
      hub.listen(client, live, viewer.told(ctx), viewers.caller(ctx).session(), !viewer.watches());
      if (live.apart()) {
        hub.talk(live);
      }
    } catch (BadRequest e) {
      throw new Problem(400, String.valueOf(e.getMessage()));
    }
    opponents.wake(live);
  }
}
