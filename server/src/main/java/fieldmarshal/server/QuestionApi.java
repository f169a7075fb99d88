package fieldmarshal.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Reach;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Ruling.Refused;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Trace;
import fieldmarshal.engine.Unit;
import fieldmarshal.umpire.json.AnswerJson;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.MusterJson;
import fieldmarshal.umpire.json.Notation;
import fieldmarshal.umpire.json.OrderJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** What a player asks before he orders. Nothing here changes anything. */
final class QuestionApi {
  private static final int USUAL_ORDERS = 1_000;
  private static final int MOST_ORDERS = 20_000;
  private static final int MOST_LOOKED_AT = 300_000;
  private static final int MOST_ACTIONS = 1_000;
  private static final int MOST_ARRIVALS = 40;

  private final Viewers viewers;

  QuestionApi(Viewers viewers) {
    this.viewers = viewers;
  }

  void routes(RoutesConfig routes) {
    routes.get("/api/matches/{m}/moves", ctx -> new Question(ctx).moves());
    routes.get("/api/matches/{m}/cost", ctx -> new Question(ctx).cost());
    routes.get("/api/matches/{m}/legal", ctx -> new Question(ctx).legal());
    routes.get("/api/matches/{m}/targets", ctx -> new Question(ctx).targets());
    routes.get("/api/matches/{m}/deeds", ctx -> new Question(ctx).deeds());
    routes.get("/api/matches/{m}/attackers", ctx -> new Question(ctx).attackers());
    routes.post("/api/matches/{m}/preview", ctx -> new Question(ctx).preview());
    routes.get("/api/matches/{m}/trace/{what}", ctx -> new Question(ctx).trace());
    routes.get("/api/matches/{m}/overlay/{what}", ctx -> new Question(ctx).overlay());
  }

  /** One question about the present of one match, as the asker may see it. */
  private final class Question {
    private final Context ctx;
    private final Viewer viewer;
    private final LiveMatch live;
    private final Moment moment;
    private final Rules rules;
    private final Notation notation;
    private final Position position;
    private final Side side;

    Question(Context ctx) throws BadRequest {
      this.ctx = ctx;
      viewer = viewers.of(ctx);
      live = viewer.live();
      moment = live.moment();
      rules = live.rules();
      notation = live.notation();
      side = viewer.side(ctx);
      position = Sight.position(live, moment.position(), side);
    }

    private void reply(ObjectNode node) {
      Reply.json(ctx, node.put("revision", moment.revision(side)));
    }

    private Unit unit() throws BadRequest {
      return notation.unit(Ask.text(ctx, "unit"));
    }

    // ---- moving

    void moves() throws BadRequest {
      Unit unit = unit();
      Clerk clerk = rules.clerk();
      List<Clerk.Mode> modes = clerk.modes(position, unit);
      String asked = Ask.maybe(ctx, "mode");
      boolean known = modes.stream().anyMatch(each -> each.id().equals(asked));
      // Who asks for a march in a phase that has another way to move is told of that.
      if (asked != null && !known && !asked.equals(Order.Move.MARCH)) {
        throw new BadRequest("there is no such way to move: " + BadRequest.quote(asked));
      }
      String mode = asked != null && known ? asked : firstOpen(modes);
      ObjectNode node = Json.object().put("unit", unit.id()).put("mode", mode);
      Rules.Answer<Reach> reach = clerk.reach(position, unit, mode);
      Reach value = reach.value();
      AnswerJson answer = new AnswerJson(notation);
      answer.reach(node, value != null ? value : new Reach(unit, List.of(), List.of()));
      why(node, reach.refused());
      Clerk.Points points = clerk.points(position, unit, mode);
      if (points != null) {
        ObjectNode left = node.putObject("points");
        left.set("allowance", answer.points(points.allowance()));
        left.set("left", answer.points(points.left()));
        left.put("once", points.once());
      }
      ArrayNode ways = node.putArray("modes");
      for (Clerk.Mode way : modes) {
        why(ways.addObject().put("id", way.id()).put("title", way.title()), way.refused());
      }
      rides(node, unit);
      if (clerk.trains()) {
        node.set("entrain", may(new Order.Entrain(unit)));
        node.set("detrain", may(new Order.Detrain(unit)));
      }
      ArrayNode actions = node.putArray("deeds");
      List<Clerk.Action> own = new ArrayList<>(clerk.actions(position, unit));
      others(own, order -> order.named().equals(List.of(unit)));
      own.forEach(action -> action(actions, action));
      reply(node);
    }

    /**
     * Where the unit can go by rail: on the train, or after entraining here first, where the rules
     * let it ride at once.
     */
    private void rides(ObjectNode node, Unit unit) {
      List<Hexes> paths = rules.clerk().rides(position, unit);
      if (paths.isEmpty()
          && rules.judge(position, new Order.Entrain(unit)) instanceof Ruling.Granted granted) {
        paths = rules.clerk().rides(granted.next(), unit);
        node.put("entrainsFirst", !paths.isEmpty());
      }
      ArrayNode rail = node.putArray("rail");
      for (Hexes path : paths) {
        rail.addObject().put("hex", notation.hex(path.last())).set("path", notation.hexes(path));
      }
    }

    private static String firstOpen(List<Clerk.Mode> modes) {
      return modes.stream()
          .filter(mode -> mode.refused() == null)
          .findFirst()
          .orElse(modes.getFirst())
          .id();
    }

    private ObjectNode may(Order order) {
      return rules.judge(position, order) instanceof Refused refused
          ? why(Json.object().put("may", false), refused)
          : Json.object().put("may", true);
    }

    private static ObjectNode why(ObjectNode node, @Nullable Refused refused) {
      return refused == null ? node : node.put("case", refused.caseId()).put("why", refused.why());
    }

    void cost() throws BadRequest {
      Unit unit = unit();
      Hexes path = notation.hexes(Ask.words(ctx, "path"));
      Rules.Answer<List<Explanation>> costs = rules.clerk().costs(position, unit, path);
      ObjectNode node = Json.object().put("unit", unit.id());
      ArrayNode steps = node.putArray("steps");
      List<Explanation> value = costs.value();
      double total = 0;
      for (int i = 0; value != null && i < value.size(); i++) {
        ObjectNode step = Notation.explanation(value.get(i)).put("hex", notation.hex(path.at(i)));
        total += value.get(i).total();
        steps.add(step);
      }
      node.put("total", total);
      Refused refused = costs.refused();
      if (refused != null) {
        why(node.putObject("refusal"), refused);
      }
      reply(node);
    }

    void legal() throws BadRequest {
      int limit = Ask.number(ctx, "limit", USUAL_ORDERS, 1, MOST_ORDERS);
      ObjectNode node = Json.object();
      ArrayNode list = node.putArray("orders");
      Side toMove = moment.toMove();
      if (toMove == null || !live.seats().human(toMove)) {
        reply(node.put("complete", true));
        return;
      }
      String about = Ask.maybe(ctx, "unit");
      Unit unit = about == null ? null : notation.unit(about);
      OrderJson orders = new OrderJson(notation);
      Set<String> units = new LinkedHashSet<>();
      int[] seen = new int[2];
      // Where units share a loss the question names them all; nobody reads a list of thousands.
      fieldmarshal.engine.Question.Toll toll = rules.question(position).toll();
      if (toll != null) {
        toll.payers().forEach(payer -> units.add(payer.unit().id()));
      }
      rules.orders(
          position,
          order -> {
            ObjectNode one = orders.write(order);
            Set<String> its = units(one);
            units.addAll(its);
            if (unit == null || its.contains(unit.id())) {
              if (list.size() < limit) {
                list.add(one);
              } else {
                seen[1]++;
              }
            }
            return ++seen[0] < MOST_LOOKED_AT && (toll == null || seen[1] == 0);
          });
      units.forEach(node.putArray("units")::add);
      reply(node.put("complete", seen[1] == 0 && seen[0] < MOST_LOOKED_AT));
    }

    /** The units that an order names, whatever its kind. */
    private static Set<String> units(ObjectNode order) {
      Set<String> units = new LinkedHashSet<>();
      for (String field : List.of("unit", "hq")) {
        if (order.has(field)) {
          units.add(order.path(field).asText());
        }
      }
      order.path("units").forEach(unit -> units.add(unit.asText()));
      order.path("steps").fieldNames().forEachRemaining(units::add);
      return units;
    }

    // ---- attacking

    /**
     * The hexes that somebody can get at, with the odds if all attack who can do it together, or
     * why they may not.
     */
    void targets() {
      ObjectNode node = Json.object();
      ArrayNode hexes = node.putArray("hexes");
      ObjectNode odds = node.putObject("odds");
      Clerk clerk = rules.clerk();
      for (int hex : clerk.targets(position).toArray()) {
        Hexes target = Hexes.of(hex);
        List<Unit> units = clerk.muster(position, target, List.of()).units();
        if (units.isEmpty()) {
          continue;
        }
        hexes.add(notation.hex(hex));
        Assault assault = new Assault(rules, position, target);
        units = assault.together(units);
        Order.Attack all = new Order.Attack(units, target);
        Rules.Answer<Preview> preview = rules.preview(position, all);
        Preview value = preview.value();
        ObjectNode one = odds.putObject(notation.hex(hex)).put("units", units.size());
        Refused refused = value == null ? preview.refused() : assault.refusal(all);
        if (value != null && refused == null) {
          one.put("odds", value.column());
        }
        why(one, refused);
      }
      actions(node.putArray("deeds"));
      reply(node);
    }

    /**
     * What else the side to move may do now, each thing once: its units on the map and beside it,
     * and what is no unit's doing. Only the side itself is told.
     */
    private void actions(ArrayNode node) {
      Side toMove = moment.toMove();
      if (toMove == null || side != null && !side.equals(toMove)) {
        return;
      }
      List<Clerk.Action> actions = new ArrayList<>(rules.clerk().actions(position));
      for (Unit unit : rules.roster().all()) {
        if (unit.side().equals(toMove)) {
          actions.addAll(rules.clerk().actions(position, unit));
        }
      }
      others(actions, order -> true);
      Set<Order> orders = new LinkedHashSet<>();
      for (Clerk.Action action : actions) {
        if (orders.add(action.order())) {
          action(node, action);
        }
      }
    }

    private void action(ArrayNode node, Clerk.Action action) {
      ObjectNode one = node.addObject().put("title", action.title());
      if (action.declared()) {
        one.put("declared", true);
      }
      one.set("order", new OrderJson(notation).write(action.order()));
    }

    /** The legal orders beside marches and attacks, with the titles of their options. */
    private void others(List<Clerk.Action> actions, Predicate<Order> wanted) {
      Map<String, String> titles =
          rules.question(position).options().stream()
              .collect(
                  Collectors.toMap(
                      fieldmarshal.engine.Question.Option::id,
                      fieldmarshal.engine.Question.Option::title));
      rules.others(
          position,
          order -> {
            if (wanted.test(order)) {
              String option = order instanceof Order.Choose choose ? choose.option() : "";
              actions.add(new Clerk.Action(titles.getOrDefault(option, option), order));
            }
            return actions.size() < MOST_ACTIONS;
          });
    }

    /** What the side to move may do beside marches, of units that are not on the map or of none. */
    void deeds() throws BadRequest {
      ObjectNode node = Json.object();
      actions(node.putArray("deeds"));
      reply(node);
    }

    void attackers() throws BadRequest {
      Hexes targets = notation.hexes(Ask.words(ctx, "targets"));
      if (targets.isEmpty()) {
        throw new BadRequest("'targets' is missing");
      }
      List<Unit> chosen = notation.units(Ask.words(ctx, "units"));
      Clerk.Muster muster = rules.clerk().muster(position, targets, chosen);
      ObjectNode node = Json.object();
      node.set("units", Notation.ids(muster.units()));
      node.set(
          "together", Notation.ids(new Assault(rules, position, targets).together(muster.units())));
      new MusterJson(notation).write(node, muster);
      ArrayNode refused = node.putArray("refused");
      for (Clerk.RefusedUnit refusedUnit : muster.refused()) {
        why(refused.addObject().put("unit", refusedUnit.unit().id()), refusedUnit.why());
      }
      reply(node);
    }

    void preview() throws BadRequest {
      ObjectNode body = Ask.body(ctx, Ask.USUAL_BODY);
      Fields fields = new Fields("the request", body);
      if (fields.has("orders")) {
        arrivals(body.path("orders"));
        return;
      }
      Order order = new OrderJson(notation).read(fields.object("order"));
      fields.done();
      if (order instanceof Order.Move march) {
        march(march);
        return;
      }
      if (!(order instanceof Order.Attack attack)) {
        throw new BadRequest("only an order of type 'attack' or 'move' has a preview");
      }
      Rules.Answer<Preview> preview = rules.preview(position, attack);
      Refused refused = preview.refused();
      if (refused != null) {
        Reply.refusal(ctx, refused, moment.revision(side));
        return;
      }
      ObjectNode node = Json.object();
      Preview value = preview.value();
      if (value != null) {
        AnswerJson.preview(node, value);
      }
      reply(node);
    }

    /** Whom a march would leave without supply, as far as the asker sees the board. */
    private void march(Order.Move march) {
      if (rules.judge(position, march) instanceof Refused refused) {
        Reply.refusal(ctx, refused, moment.revision(side));
        return;
      }
      ObjectNode node = Json.object();
      node.set("cutOff", Notation.ids(rules.cutOff(position, march)));
      reply(node);
    }

    /**
     * What stacking would count in the hex where units arrive by some advances, given one after the
     * other.
     */
    private void arrivals(JsonNode given) throws BadRequest {
      if (!given.isArray() || given.isEmpty() || given.size() > MOST_ARRIVALS) {
        throw new BadRequest("'orders' is a list of up to " + MOST_ARRIVALS + " advances");
      }
      Position now = position;
      ArrayNode loads = Json.array();
      for (JsonNode one : given) {
        if (!(one instanceof ObjectNode object)
            || !(new OrderJson(notation).read(object) instanceof Order.Advance advance)
            || advance.units().isEmpty()
            || advance.path().isEmpty()) {
          throw new BadRequest("'orders' are advances of units along a path");
        }
        Ruling ruling =
            rules.decision(now) instanceof Decision.Choose ? rules.judge(now, advance) : null;
        if (ruling instanceof Refused refused) {
          Reply.refusal(ctx, refused, moment.revision(side));
          return;
        }
        if (ruling instanceof Ruling.Granted granted) {
          now = granted.next();
        }
        loads.removeAll();
        Room.write(loads, live, now, advance.units().getFirst().side(), advance.path().last());
      }
      ObjectNode node = Json.object();
      node.set("loads", loads);
      reply(node);
    }

    // ---- looking

    void trace() throws BadRequest {
      Unit unit = unit();
      Trace trace =
          switch (ctx.pathParam("what")) {
            case "supply" -> rules.supply(position, unit);
            case "command" -> rules.command(position, unit);
            default -> throw new Problem(404, "There are the traces supply and command.");
          };
      ObjectNode node = Json.object().put("unit", unit.id());
      new AnswerJson(notation).trace(node, trace);
      reply(node);
    }

    void overlay() throws BadRequest {
      ObjectNode node = Json.object();
      Overlay overlay = new Overlay(live, position, viewer.told(ctx));
      Side about = Ask.side(ctx, live, "side");
      List<Side> sides = about == null ? live.game().sides() : List.of(about);
      Clerk.Overlay asked = asked(ctx.pathParam("what"));
      if (asked.picture() == Clerk.Picture.TRAILS) {
        overlay.last(node, about);
      } else {
        Unit unit = asked.picture() == Clerk.Picture.COSTS ? unit() : null;
        overlay.write(node, rules.clerk().layer(rules, position, asked, sides, unit));
      }
      reply(node);
    }

    private Clerk.Overlay asked(String id) {
      List<Clerk.Overlay> overlays = rules.clerk().overlays();
      for (Clerk.Overlay overlay : overlays) {
        if (overlay.id().equals(id)) {
          return overlay;
        }
      }
      List<String> ids = overlays.stream().map(Clerk.Overlay::id).toList();
      throw new Problem(404, "There are the overlays " + String.join(", ", ids) + ".");
    }
  }
}
