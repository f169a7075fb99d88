package fieldmarshal.umpire;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Rules;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.MatchJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * A match in a file, as the umpire's save gives it, alone or as the whole answer, or as the page
 * saves it.
 */
record SavedMatch(Rules rules, Match.Saved match) {

  static SavedMatch read(Path file) throws BadRequest {
    ObjectNode node;
    try {
      node = Json.parse(Files.readString(file));
    } catch (IOException e) {
      throw new BadRequest("cannot read " + file + ": " + e.getMessage());
    }
    ObjectNode saved = node.get("match") instanceof ObjectNode match ? match : node;
    MatchJson.Setup setup = MatchJson.setup(saved);
    Catalogue.Opened opened =
        new Catalogue(Shelf.games()).open(setup.game(), setup.scenario(), setup.options());
    return new SavedMatch(opened.rules(), MatchJson.read(opened.rules(), saved));
  }

  Match.Replay replay() {
    return Match.replay(rules, match);
  }
}
