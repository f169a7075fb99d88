package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.Catalogue;
import fieldmarshal.umpire.json.BackJson;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.EventJson;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.OrderJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import java.util.List;

/** Matches: beginning, showing, ordering, taking back, keeping, branching. */
final class MatchApi {
  private static final int LONGEST_NAME = 120;
  private static final int MOST_OPTIONS = 100;
  private static final int LONGEST_LIST = 1_000;
  private static final int SLOWEST = 1_000;

  private final Seating seating;
  private final Hub hub;
  private final Opponents opponents;

  MatchApi(Seating seating, Hub hub, Opponents opponents) {
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
    routes.post("/api/matches/{m}/hurry", this::hurry);
    routes.post("/api/matches/{m}/pace", this::pace);
    routes.post("/api/matches/{m}/branch", this::branch);
    routes.get("/api/matches/{m}/file", this::file);
    routes.get("/api/matches/{m}/log", this::log);
    routes.get("/api/matches/{m}/at/{line}", this::at);
    // A stream has answered before it begins: who may not have one is told so first.
    routes.before("/api/matches/{m}/stream", ctx -> Ask.side(ctx, live(ctx), "as"));
    routes.sse("/api/matches/{m}/stream", this::stream);
  }

  private LiveMatch live(Context ctx) {
    return seating.live(ctx.pathParam("m"));
  }

  // ---- the list

  private void list(Context ctx) throws BadRequest {
    int from = Ask.number(ctx, "from", 0, 0, Integer.MAX_VALUE);
    int limit = Ask.number(ctx, "limit", LONGEST_LIST, 1, LONGEST_LIST);
    ArrayNode list = Json.array();
    ctx.header("X-Total", String.valueOf(seating.count()));
    for (Store.Card card : seating.list(from, limit)) {
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
          .put("orders", stand.orders())
          .put("revision", card.revision());
      String broken = seating.broken(setup.id());
      if (broken != null) {
        node.put("broken", broken);
      }
    }
    Reply.json(ctx, list);
  }

  private void begin(Context ctx) throws BadRequest {
    Fields fields = new Fields("the match", Ask.body(ctx, Ask.USUAL_BODY));
    String game = fields.text("game");
    String scenario = fields.text("scenario");
    List<String> options = fields.has("options") ? fields.texts("options", MOST_OPTIONS) : null;
    Catalogue.Opened opened = seating.open(game, scenario, options);
    ObjectNode chosen = fields.has("seats") ? fields.object("seats") : Json.object();
    Seats seats = Seats.read(opened.game(), new Fields("seats", chosen));
    Long seed = fields.has("seed") ? fields.whole("seed", Long.MIN_VALUE, Long.MAX_VALUE) : null;
    String name = fields.has("name") ? name(fields) : null;
    fields.done();
    created(ctx, seating.begin(opened, seats, seed, name));
  }

  private static String name(Fields fields) throws BadRequest {
    String name = fields.text("name");
    if (name.length() > LONGEST_NAME || name.chars().anyMatch(Character::isISOControl)) {
      throw fields.fault("name", "must be one line of at most " + LONGEST_NAME + " characters");
    }
    return name;
  }

  private void created(Context ctx, String id) {
    opponents.wake(seating.live(id));
    Reply.json(ctx, 201, Json.object().put("id", id));
  }

  private void open(Context ctx) throws BadRequest {
    ObjectNode file = Ask.body(ctx, Ask.SAVED_MATCH);
    ObjectNode match = file.get("match") instanceof ObjectNode inner ? inner : file;
    created(ctx, seating.openFile(match, null));
  }

  private void branch(Context ctx) throws BadRequest {
    LiveMatch live = live(ctx);
    Fields fields = new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
    int line = fields.number("line", 0, Integer.MAX_VALUE);
    Side as = fields.has("as") ? live.notation().side(fields.text("as")) : null;
    fields.done();
    List<Side> viewers = Sight.viewers(live, as);
    int lines = live.moment().lines(viewers);
    if (line > lines) {
      throw new BadRequest("the match has only " + lines + " lines");
    }
    created(ctx, seating.branch(live, live.moment().line(line, viewers)));
  }

  private void remove(Context ctx) {
    seating.remove(ctx.pathParam("m"));
    ctx.status(204);
  }

  // ---- one match

  private void show(Context ctx) throws BadRequest {
    LiveMatch live = live(ctx);
    Side side = Sight.of(live, Ask.side(ctx, live, "as"));
    opponents.wake(live);
    Reply.json(ctx, MatchView.now(live, live.moment(), side));
  }

  private void order(Context ctx) throws BadRequest {
    LiveMatch live = live(ctx);
    Fields fields = new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
    int revision = fields.number("revision", 0, Integer.MAX_VALUE);
    Side as = live.notation().side(fields.text("as"));
    Order order = new OrderJson(live.notation()).read(fields.object("order"));
    fields.done();
    answer(ctx, live, as, live.order(revision, as, order), true);
  }

  private void turnBack(Context ctx, boolean undo) throws BadRequest {
    LiveMatch live = live(ctx);
    Fields fields = new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
    int revision = fields.number("revision", 0, Integer.MAX_VALUE);
    Side as = live.notation().side(fields.text("as"));
    Match.Back back = undo ? BackJson.read(fields) : Match.Back.ORDER;
    fields.done();
    answer(ctx, live, as, undo ? live.undo(revision, as, back) : live.redo(revision, as), false);
  }

  /**
   * Tells what became of it.
   *
   * @param inside whether the match stands inside the answer to an order, or is the answer itself
   */
  private void answer(
      Context ctx, LiveMatch live, Side as, LiveMatch.Verdict verdict, boolean inside) {
    Side side = Sight.of(live, as);
    switch (verdict) {
      case LiveMatch.Verdict.NotYours(var why) -> Reply.error(ctx, 403, why);
      case LiveMatch.Verdict.No(var moment, var refused) ->
          Reply.refusal(ctx, refused, moment.revision(side));
      case LiveMatch.Verdict.Stale(var moment) -> {
        ObjectNode node = Json.object().put("stale", true);
        node.set("match", MatchView.now(live, moment, side));
        Reply.json(ctx, 409, node);
      }
      case LiveMatch.Verdict.Done(var moment, var events) -> {
        List<Event> seen = Sight.seen(List.of(side), events);
        ObjectNode match = MatchView.now(live, moment, side);
        ObjectNode node = inside ? Json.object().put("revision", moment.revision(side)) : match;
        node.set("events", new EventJson(live.notation()).write(seen));
        if (inside) {
          node.set("match", match);
        }
        opponents.wake(live);
        Reply.json(ctx, node);
      }
    }
  }

  private void hurry(Context ctx) {
    live(ctx).hurry();
    ctx.status(204);
  }

  /** How many times as long as usual bots wait before each order, in percent. */
  private void pace(Context ctx) throws BadRequest {
    LiveMatch live = live(ctx);
    Fields fields = new Fields("the request", Ask.body(ctx, Ask.USUAL_BODY));
    int percent = fields.number("percent", 0, SLOWEST);
    fields.done();
    live.pace(percent / 100.0);
    ctx.status(204);
  }

  private void file(Context ctx) {
    LiveMatch live = live(ctx);
    String name = live.setup().game() + "-" + live.id() + ".json";
    ctx.header("Content-Disposition", "attachment; filename=\"" + name + "\"");
    Reply.json(ctx, MatchJson.write(live.notation(), live.save()));
  }

  private void log(Context ctx) throws BadRequest {
    LiveMatch live = live(ctx);
    int from = Ask.number(ctx, "from", 0, 0, Integer.MAX_VALUE);
    List<Side> viewers = Sight.viewers(live, Ask.side(ctx, live, "as"));
    Reply.json(ctx, MatchView.log(live, from, viewers));
  }

  private void at(Context ctx) throws BadRequest {
    LiveMatch live = live(ctx);
    int line = Ask.number("line", ctx.pathParam("line"), 0, Integer.MAX_VALUE);
    Side side = Sight.of(live, Ask.side(ctx, live, "as"));
    Position position = live.before(line, List.of(side));
    if (position == null) {
      throw new Problem(404, "The match has no line " + line + ".");
    }
    Reply.json(ctx, MatchView.then(live, line, position, side));
  }

  private void stream(SseClient client) {
    Context ctx = client.ctx();
    LiveMatch live = live(ctx);
    try {
      hub.listen(client, live, Sight.viewers(live, Ask.side(ctx, live, "as")));
    } catch (BadRequest e) {
      throw new Problem(400, String.valueOf(e.getMessage()));
    }
    opponents.wake(live);
  }
}
