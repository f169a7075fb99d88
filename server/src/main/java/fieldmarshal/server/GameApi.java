package fieldmarshal.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.NullNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Clash;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.engine.board.Chart;
import fieldmarshal.engine.board.Charted;
import fieldmarshal.engine.book.UnitNames;
import fieldmarshal.engine.casebook.Casebook;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.GameJson;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.LexiconJson;
import fieldmarshal.umpire.map.ChartJson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The games on the shelf: what can be chosen, and all that is printed. None of it ever changes. */
final class GameApi {
  private static final String JSON = "application/json; charset=utf-8";

  /** Kept by browsers, but asked about: another build may draw another map. */
  private static final String ASK_AGAIN = "no-cache";

  private final List<Game> games;
  private final Seating seating;
  private final Map<String, Balance> balances;
  private final Map<String, Reply.Packed> kept = new ConcurrentHashMap<>();

  private final Map<String, Fault> faults = new ConcurrentHashMap<>();

  private static final int MOST_FAULTS = 5_000;

  GameApi(List<Game> games, Seating seating) {
    this.games = games;
    this.seating = seating;
    balances = Balance.shipped();
  }

  void routes(RoutesConfig routes) {
    routes.get("/api/games", ctx -> send(ctx, "games", () -> json(list())));
    routes.get("/api/games/{g}/chart", ctx -> send(ctx, "chart", () -> chart(game(ctx))));
    routes.get("/api/games/{g}/heights.png", ctx -> send(ctx, "heights", () -> heights(game(ctx))));
    routes.get("/api/games/{g}/fits", this::fits);
    routes.get("/api/games/{g}/cases", ctx -> send(ctx, "cases", () -> json(cases(game(ctx)))));
    routes.get("/api/games/{g}/tables", ctx -> send(ctx, "tables", () -> json(tables(game(ctx)))));
    routes.get(
        "/api/games/{g}/counters", ctx -> send(ctx, "counters", () -> json(counters(game(ctx)))));
  }

  /**
   * Whether a scenario goes with some options; if so, which options cannot be turned on or off
   * beside them, with the game's own reason.
   */
  private void fits(Context ctx) throws BadRequest {
    Game game = game(ctx);
    String scenario = Ask.text(ctx, "scenario");
    Set<String> chosen = new TreeSet<>(Ask.words(ctx, "options"));
    Fault fault = fault(game, scenario, chosen);
    ObjectNode node = Json.object().put("fits", !fault.found()).put("why", fault.why());
    node.set("clash", clash(game, fault));
    ObjectNode barred = node.putObject("barred");
    ObjectNode clashes = node.putObject("clashes");
    for (Game.Option option : fault.found() ? List.<Game.Option>of() : game.options()) {
      Set<String> others = new TreeSet<>(chosen);
      if (!others.add(option.id())) {
        others.remove(option.id());
      }
      Fault other = fault(game, scenario, others);
      if (other.found()) {
        barred.put(option.id(), other.why());
        clashes.set(option.id(), clash(game, other));
      }
    }
    Reply.json(ctx, node);
  }

  /** What does not go together, by ids and titles, and the reason with the titles in it. */
  private static @Nullable JsonNode clash(Game game, Fault fault) {
    Clash clash = fault.clash();
    if (clash == null) {
      return null;
    }
    Map<String, String> options =
        game.options().stream().collect(Collectors.toMap(Game.Option::id, Game.Option::title));
    Map<String, String> scenarios =
        game.scenarios().stream()
            .collect(Collectors.toMap(Game.Scenario::id, Game.Scenario::title));
    ObjectNode node = Json.object().put("sort", Json.word(clash.sort()));
    ArrayNode named = node.putArray("options");
    for (String id : clash.options()) {
      named.addObject().put("id", id).put("title", options.getOrDefault(id, id));
    }
    if (!clash.scenario().isEmpty()) {
      node.putObject("scenario")
          .put("id", clash.scenario())
          .put("title", scenarios.getOrDefault(clash.scenario(), clash.scenario()));
    }
    return node.put(
        "text",
        clash.words(
            id -> "“" + options.getOrDefault(id, id) + "”",
            id -> "“" + scenarios.getOrDefault(id, id) + "”"));
  }

  /** What is wrong with a scenario and its options; nothing where there is no reason. */
  private record Fault(@Nullable String why, @Nullable Clash clash) {
    static final Fault NONE = new Fault(null, null);

    boolean found() {
      return why != null;
    }
  }

  /** Rules take a while to put together, and the same few sets of switches are asked about. */
  private Fault fault(Game game, String scenario, Set<String> options) {
    String key = String.join("\n", game.id(), scenario, String.join("\n", options));
    if (faults.size() > MOST_FAULTS) {
      faults.clear();
    }
    return faults.computeIfAbsent(key, missing -> tried(game, scenario, options));
  }

  private static Fault tried(Game game, String scenario, Set<String> options) {
    try {
      game.rules(scenario, options);
      return Fault.NONE;
    } catch (Game.BadSetup e) {
      return new Fault(String.valueOf(e.getMessage()), e.clash());
    }
  }

  /** Draws what takes long before anybody asks for it. */
  void prepare() {
    for (Game game : games) {
      if (game instanceof Charted) {
        keep("chart " + game.id(), () -> chart(game));
      }
    }
  }

  private interface Making {
    Reply.Packed make() throws BadRequest;
  }

  private void send(Context ctx, String what, Making making) {
    String game = ctx.pathParamMap().getOrDefault("g", "");
    if (!game.isEmpty() && games.stream().noneMatch(known -> known.id().equals(game))) {
      throw new Problem(404, "There is no game of that name.");
    }
    Reply.packed(ctx, keep((what + " " + game).strip(), making), ASK_AGAIN);
  }

  private Reply.Packed keep(String key, Making making) {
    return kept.computeIfAbsent(
        key,
        missing -> {
          try {
            return making.make();
          } catch (BadRequest e) {
            throw new Problem(404, String.valueOf(e.getMessage()));
          }
        });
  }

  private Game game(Context ctx) throws BadRequest {
    return seating.catalogue().game(ctx.pathParam("g"));
  }

  private static Reply.Packed json(JsonNode node) {
    return Reply.Packed.of(JSON, Json.write(node).getBytes(StandardCharsets.UTF_8), true);
  }

  // ---- the list

  private ArrayNode list() throws BadRequest {
    ArrayNode list = GameJson.write(games);
    for (int i = 0; i < games.size(); i++) {
      if (list.get(i) instanceof ObjectNode node) {
        Game game = games.get(i);
        Game.Card card = game.card();
        node.put("about", card.line().isEmpty() ? about(game) : card.line());
        node.put("length", turns(game)).put("hours", card.hours());
        node.put("complexity", card.complexity()).put("complexities", Game.Card.MOST_COMPLEX);
        node.put("charted", game instanceof Charted)
            .put("guided", ClientFiles.has("lessons/" + game.id() + ".json"))
            .put("card", ClientFiles.has("cards/" + game.id() + "-light.webp"));
        Levels.write(node.putArray("bots"));
        LexiconJson.write(node, rules(game));
        typical(node, game);
        node.path("scenarios").forEach(scenario -> balance(game, (ObjectNode) scenario));
      }
    }
    return list;
  }

  private static String about(Game game) {
    if (game instanceof Charted charted) {
      Chart.Cartouche cartouche = charted.chart().cartouche();
      if (!cartouche.subtitle().isEmpty()) {
        return cartouche.subtitle();
      }
    }
    return game.scenarios().getFirst().about();
  }

  /** How many turns the longest scenario has. */
  private static int turns(Game game) {
    return game.scenarios().stream()
        .mapToInt(scenario -> scenario.lastTurn() - scenario.firstTurn() + 1)
        .max()
        .orElse(0);
  }

  /**
   * A counter of each side as it is printed: the strongest of the nation whose colours it shows.
   */
  private void typical(ObjectNode node, Game game) throws BadRequest {
    ArrayNode counters = counters(game);
    for (Side side : game.sides()) {
      ObjectNode best = null;
      for (JsonNode each : counters) {
        if (each.path("side").asText().equals(side.id())
            && each.path("nationality").asText().equals(game.flag(side))
            && each.path("steps").asInt() > 0
            && (best == null || each.path("attack").asInt() > best.path("attack").asInt())) {
          best = (ObjectNode) each;
        }
      }
      if (best != null && node.path("sides").get(side.index()) instanceof ObjectNode of) {
        of.set("counter", best);
      }
    }
  }

  /** How often each side has won, where that was tried. */
  private void balance(Game game, ObjectNode scenario) {
    Balance known = balances.get(game.id() + " " + scenario.path("id").asText());
    if (known != null) {
      scenario.set("balance", known.json(game.sides()));
    }
  }

  // ---- what is printed

  private static Reply.Packed chart(Game game) throws BadRequest {
    if (!(game instanceof Charted)) {
      throw new BadRequest(game.id() + " has no map to draw");
    }
    String name = "chart-" + game.id() + ".json";
    return Reply.Packed.of(
        JSON,
        Drawings.keep(
            name, () -> Json.write(ChartJson.write(game)).getBytes(StandardCharsets.UTF_8)),
        true);
  }

  private static Reply.Packed heights(Game game) throws BadRequest {
    if (!(game instanceof Charted charted)) {
      throw new BadRequest(game.id() + " has no map to draw");
    }
    return Reply.Packed.of("image/png", ChartJson.heights(charted.chart()), false);
  }

  private static ArrayNode cases(Game game) {
    ArrayNode books = Json.array();
    for (Casebook book : game.books()) {
      ArrayNode cases =
          books.addObject().put("book", book.book()).put("title", book.title()).putArray("cases");
      for (Casebook.Entry entry : book.entries()) {
        cases
            .addObject()
            .put("case", entry.id())
            .put("title", entry.title())
            .put("kind", entry.kind())
            .put("text", entry.text())
            .put("ruling", entry.ruling());
      }
    }
    return books;
  }

  /**
   * The rules of the first scenario as it is usually played: what is printed is the same in all.
   */
  private Rules rules(Game game) throws BadRequest {
    return seating.open(game.id(), game.scenarios().getFirst().id(), null).rules();
  }

  private ArrayNode tables(Game game) throws BadRequest {
    ArrayNode tables = Json.array();
    for (Clerk.PrintedTable printed : rules(game).clerk().tables()) {
      ObjectNode node =
          tables
              .addObject()
              .put("id", printed.id())
              .put("title", printed.title())
              .put("case", printed.caseId());
      printed.columns().forEach(node.putArray("columns")::add);
      ArrayNode rows = node.putArray("rows");
      printed.rows().forEach(row -> row.forEach(rows.addArray()::add));
      ArrayNode totals = printed.totals().isEmpty() ? Json.array() : node.putArray("totals");
      printed.totals().forEach(span -> totals.add(totals(span)));
    }
    return tables;
  }

  /** From the least to the most total of the die; null where there is no end, or no total. */
  private static JsonNode totals(Clerk.Totals span) {
    if (span.equals(Clerk.Totals.NONE)) {
      return NullNode.getInstance();
    }
    return Json.object()
        .put("least", span.least() == Integer.MIN_VALUE ? null : span.least())
        .put("most", span.most() == Integer.MAX_VALUE ? null : span.most());
  }

  private ArrayNode counters(Game game) throws BadRequest {
    Rules rules = rules(game);
    ArrayNode counters = Json.array();
    for (Unit unit : rules.roster().all()) {
      Clerk.Figures figures = rules.clerk().figures(unit);
      ObjectNode node =
          counters
              .addObject()
              .put("id", unit.id())
              .put("side", unit.side().id())
              .put("nationality", unit.nationality())
              .put("type", unit.type())
              .put("size", unit.size())
              .put("designation", unit.designation())
              .put("name", unit.name())
              .put("called", unit.called());
      UnitNames.Parts parts = UnitNames.parts(unit.name());
      if (!parts.number().isEmpty()) {
        node.putObject("parts")
            .put("before", parts.before())
            .put("number", parts.number())
            .put("after", parts.after())
            .put("afterMany", parts.afterMany());
      }
      node.put("face", rules.clerk().face(unit));
      figures.values().forEach(node::put);
      node.put("steps", unit.steps());
      figures.traits().forEach(trait -> node.put(trait, true));
      figures.traits().forEach(node.putArray("traits")::add);
      node.put("doubt", figures.doubt());
    }
    return counters;
  }
}
