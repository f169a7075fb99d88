package fieldmarshal.umpire;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Rules;
import fieldmarshal.umpire.json.BadRequest;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The games that can be opened, by the names that people type. */
public record Catalogue(List<Game> games) {

  /** A game with its rules set up. */
  public record Opened(Game game, String scenario, Set<String> options, Rules rules) {}

  public Game game(String id) throws BadRequest {
    for (Game game : games) {
      if (game.id().equals(id)) {
        return game;
      }
    }
    throw unknown("game", id, games.stream().map(Game::id).toList());
  }

  /** Opens a scenario with these options, or with those that are usual where none are given. */
  public Opened open(String gameId, String scenario, @Nullable Collection<String> options)
      throws BadRequest {
    Game game = game(gameId);
    List<String> scenarios = game.scenarios().stream().map(Game.Scenario::id).toList();
    if (!scenarios.contains(scenario)) {
      throw unknown("scenario", scenario, scenarios);
    }
    Set<String> chosen = new TreeSet<>(options == null ? game.usual(scenario) : options);
    List<String> known = game.options().stream().map(Game.Option::id).toList();
    for (String option : chosen) {
      if (!known.contains(option)) {
        throw unknown("option", option, known);
      }
    }
    try {
      return new Opened(game, scenario, chosen, game.rules(scenario, chosen));
    } catch (Game.BadSetup e) {
      throw new BadRequest(String.valueOf(e.getMessage()));
    }
  }

  static BadRequest unknown(String what, String name, Collection<String> known) {
    String there = known.isEmpty() ? "there is none" : "there is " + String.join(", ", known);
    return new BadRequest("there is no " + what + " " + BadRequest.quote(name) + "; " + there);
  }
}
