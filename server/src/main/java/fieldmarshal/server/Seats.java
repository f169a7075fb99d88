package fieldmarshal.server;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.Bots;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Fields;
import fieldmarshal.umpire.json.Json;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Who plays which side: somebody at this screen ("me", "friend") or a bot ("bot:recruit"). */
record Seats(Map<String, String> bySide) {
  static final String ME = "me";
  static final String FRIEND = "friend";
  private static final String BOT = "bot:";

  /** Reads one entry for each side of the game; a side that is not named is mine. */
  static Seats read(Game game, Fields fields) throws BadRequest {
    Map<String, String> seats = new LinkedHashMap<>();
    for (Side side : game.sides()) {
      String who = fields.has(side.id()) ? fields.text(side.id()) : ME;
      if (!who.equals(ME) && !who.equals(FRIEND) && !isBot(who)) {
        throw fields.fault(
            side.id(), "must be me, friend or one of bot:" + String.join(", bot:", Bots.names()));
      }
      seats.put(side.id(), who);
    }
    fields.done();
    return new Seats(seats);
  }

  private static boolean isBot(String who) {
    return who.startsWith(BOT) && Bots.named(who.substring(BOT.length()), 0) != null;
  }

  /** Everybody sits at this screen. */
  static Seats ours(Game game) {
    Map<String, String> seats = new LinkedHashMap<>();
    for (Side side : game.sides()) {
      seats.put(side.id(), seats.isEmpty() ? ME : FRIEND);
    }
    return new Seats(seats);
  }

  /**
   * Who sat where when a match was saved; everybody at this screen where the file does not say it,
   * or names a bot that this program does not have.
   */
  static Seats saved(Game game, ObjectNode file) {
    if (file.get("seats") instanceof ObjectNode kept) {
      try {
        return read(game, new Fields("seats", kept));
      } catch (BadRequest e) {
        return ours(game);
      }
    }
    return ours(game);
  }

  /** As the store keeps them. */
  static Seats kept(String text) throws BadRequest {
    Map<String, String> seats = new LinkedHashMap<>();
    for (Map.Entry<String, JsonNode> entry : Json.parse(text).properties()) {
      seats.put(entry.getKey(), entry.getValue().asText());
    }
    return new Seats(seats);
  }

  /** The same with all that people play in one hand. */
  Seats mine() {
    Map<String, String> seats = new LinkedHashMap<>();
    bySide.forEach((side, who) -> seats.put(side, who.startsWith(BOT) ? who : ME));
    return new Seats(seats);
  }

  /** Everybody sits on the other side. */
  Seats changed() {
    List<String> players = List.copyOf(bySide.values()).reversed();
    Map<String, String> seats = new LinkedHashMap<>();
    bySide.keySet().forEach(side -> seats.put(side, players.get(seats.size())));
    return new Seats(seats);
  }

  /** How many different people play: one who plays both sides is one. */
  int people() {
    return (int) bySide.values().stream().filter(who -> !who.startsWith(BOT)).distinct().count();
  }

  ObjectNode json() {
    ObjectNode node = Json.object();
    bySide.forEach(node::put);
    return node;
  }

  /** Who sits where, in fields: a person ("me", "friend") or a bot by its name. */
  ObjectNode players() {
    ObjectNode node = Json.object();
    bySide.forEach((side, who) -> {
      boolean bot = who.startsWith(BOT);
      node.putObject(side)
          .put("person", bot ? null : who)
          .put("bot", bot ? who.substring(BOT.length()) : null)
          .put("title", bot ? Levels.title(who.substring(BOT.length())) : null);
    });
    return node;
  }

  /** The seat of a bot. */
  static String bot(String name) {
    return BOT + name;
  }

  String of(Side side) {
    return bySide.getOrDefault(side.id(), ME);
  }

  boolean human(Side side) {
    return !of(side).startsWith(BOT);
  }

  /** The name of the bot that plays a side, or null. */
  @Nullable String bot(Side side) {
    return human(side) ? null : of(side).substring(BOT.length());
  }

  /** The ids of the sides that people play. */
  List<String> humans() {
    return bySide.entrySet().stream()
        .filter(entry -> !entry.getValue().startsWith(BOT))
        .map(Map.Entry::getKey)
        .toList();
  }

  List<Side> humans(Game game) {
    return game.sides().stream().filter(this::human).toList();
  }
}
