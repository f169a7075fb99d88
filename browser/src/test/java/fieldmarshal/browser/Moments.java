package fieldmarshal.browser;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.bots.Bot;
import fieldmarshal.bots.Bots;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * A match that bots have played to its end, cut off at the first decision of each kind that came up
 * in it, each as a file to be opened.
 *
 * @param first the match at the first decision of each kind, by kind and case
 * @param move the match at a march on a later turn
 * @param whole the match to its end
 */
record Moments(Map<String, JsonNode> first, JsonNode move, JsonNode whole) {

  static Moments of(String game, String scenario, String bot, long seed, String... options) {
    try {
      Game found = Objects.requireNonNull(Shelf.find(game));
      Set<String> chosen = new TreeSet<>(found.usual(scenario));
      chosen.addAll(Set.of(options));
      Rules rules = found.rules(scenario, chosen);
      Bot[] bots = new Bot[found.sides().size()];
      for (int side = 0; side < bots.length; side++) {
        bots[side] = Objects.requireNonNull(Bots.named(bot, seed + side));
      }
      Match match = new Match(rules, scenario, chosen, seed);
      Notation notation = new Notation(rules, match.position().layout());
      Map<String, JsonNode> first = new LinkedHashMap<>();
      JsonNode move = null;
      while (match.decision() instanceof Decision.Choose choose) {
        String kind = choose.kind() + " " + choose.caseId();
        boolean march = choose.kind().equals("move") && choose.turn() >= 2;
        boolean idle =
            choose.kind().equals("attack") && rules.clerk().targets(match.position()).isEmpty();
        if (!idle && !first.containsKey(kind)) {
          ObjectNode file = MatchJson.write(notation, match.save());
          // an attack is seen by whoever makes it, where nobody has to hand over
          if (choose.kind().equals("attack")) {
            ObjectNode seats = file.putObject("seats");
            for (Side side : found.sides()) {
              seats.put(side.id(), side.equals(choose.side()) ? "me" : "bot:recruit");
            }
          }
          first.put(kind, file);
        }
        if (move == null && march) {
          move = MatchJson.write(notation, match.save());
        }
        var order = bots[choose.side().index()].decide(rules.view(match.position(), choose.side()));
        if (!(match.play(order) instanceof Ruling.Granted)) {
          match.play(rules.suggest(match.position()));
        }
      }
      JsonNode whole = MatchJson.write(notation, match.save());
      return new Moments(first, move == null ? whole : move, whole);
    } catch (Game.BadSetup e) {
      throw new IllegalStateException(e);
    }
  }
}
