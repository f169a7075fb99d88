package fieldmarshal.server;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.standing.Matter;
import fieldmarshal.engine.standing.Policy;
import fieldmarshal.engine.standing.StandingOrders;
import fieldmarshal.server.standing.StandingBook;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Looking at one's own standing orders, and changing them. Nobody sees those of the other side. */
final class StandingApi {
  private final StandingBook book;
  private final Viewers viewers;
  private final Opponents opponents;

  StandingApi(StandingBook book, Viewers viewers, Opponents opponents) {
    this.book = book;
    this.viewers = viewers;
    this.opponents = opponents;
  }

  void routes(RoutesConfig routes) {
    routes.get("/api/matches/{m}/standing", this::show);
    routes.post("/api/matches/{m}/standing", this::change);
  }

  private void show(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    viewer.plays();
    Reply.json(ctx, json(viewer, side(ctx, viewer)));
  }

  /** The side that is named, which must be his; without a name his own. */
  private static Side side(Context ctx, Viewer viewer) throws BadRequest {
    Side named = Ask.side(ctx, viewer.live(), "as");
    if (named != null && !viewer.live().seats().human(named)) {
      throw new Problem(409, "A bot plays " + named.called() + ".");
    }
    return named == null ? viewer.side(ctx) : viewer.acts(named);
  }

  private ObjectNode json(Viewer viewer, Side side) {
    StandingBook.Left left = book.of(viewer.live().id(), side);
    StandingOrders orders = left == null ? StandingOrders.NONE : left.orders();
    ObjectNode node = Json.object().put("side", side.id());
    ArrayNode matters = node.putArray("matters");
    for (Matter matter : Matter.values()) {
      Policy chosen = orders.policies().get(matter);
      ObjectNode one =
          matters
              .addObject()
              .put("id", matter.id())
              .put("title", matter.title())
              .put("chosen", chosen == null ? null : chosen.id());
      ArrayNode policies = one.putArray("policies");
      for (Policy policy : matter.policies()) {
        policies.addObject().put("id", policy.id()).put("title", policy.title());
      }
    }
    return node;
  }

  private void change(Context ctx) throws BadRequest {
    Viewer viewer = viewers.of(ctx);
    viewer.plays();
    Side side = side(ctx, viewer);
    Fields fields = new Fields("the standing orders", Ask.body(ctx, Ask.USUAL_BODY));
    Map<Matter, Policy> policies = new EnumMap<>(Matter.class);
    for (Matter matter : Matter.values()) {
      if (fields.has(matter.id())) {
        policies.put(matter, policy(fields, matter));
      }
    }
    fields.done();
    book.put(viewer.live().id(), side, viewer.author(), new StandingOrders(policies));
    opponents.wake(viewer.live());
    Reply.json(ctx, json(viewer, side));
  }

  private static Policy policy(Fields fields, Matter matter) throws BadRequest {
    Policy policy = Policy.of(fields.text(matter.id()));
    if (policy == null || !matter.policies().contains(policy)) {
      throw fields.fault(
          matter.id(),
          "must be one of "
              + matter.policies().stream().map(Policy::id).collect(Collectors.joining(", ")));
    }
    return policy;
  }
}
