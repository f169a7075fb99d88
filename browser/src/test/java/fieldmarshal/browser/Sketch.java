package fieldmarshal.browser;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Unit;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.Catalogue;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** A situation that was set up by hand, as a file that the table opens. */
final class Sketch {
  final Rules rules;
  private final Match match;

  Sketch(String game, String scenario) {
    this(game, scenario, Set.of());
  }

  Sketch(String game, String scenario, Set<String> options) {
    this(Shelf.games(), game, scenario, options);
  }

  /** A situation of a game that stands on another shelf. */
  Sketch(List<Game> shelf, String game, String scenario, Set<String> options) {
    try {
      Catalogue.Opened opened = new Catalogue(shelf).open(game, scenario, options);
      rules = opened.rules();
      match = new Match(rules, opened.scenario(), opened.options(), 7);
    } catch (BadRequest e) {
      throw new AssertionError(e);
    }
  }

  private void edit(Match.Edit edit) {
    try {
      match.edit(edit);
    } catch (Editor.Impossible e) {
      throw new AssertionError(e);
    }
  }

  /**
   * Clears the map and puts units there: "1209: it-iv, it-19/1; 1310: ge-12, ge-hq+moved"; steps
   * after "/", flags after "+".
   */
  Sketch only(String text) {
    List<Editor.Placing> placings = new ArrayList<>();
    for (String hex : text.split(";")) {
      String[] parts = hex.strip().split(":");
      for (String name : parts[1].split(",")) {
        List<String> flags = List.of(name.strip().split("\\+"));
        String[] unit = flags.getFirst().split("/");
        placings.add(
            new Editor.Placing(
                unit(unit[0]),
                rules.board().hex(parts[0].strip()),
                unit.length > 1 ? Integer.parseInt(unit[1]) : -1,
                flags.subList(1, flags.size())));
      }
    }
    edit(new Match.Edit.Place(true, placings));
    return this;
  }

  Sketch go(int turn, String side, String phase) {
    Part part =
        rules.game().parts().stream()
            .filter(each -> each.side().id().equals(side))
            .findFirst()
            .orElseThrow();
    edit(new Match.Edit.Go(turn, part, phase));
    return this;
  }

  /** The next dice. */
  Sketch dice(Integer... faces) {
    match.lay(List.of(faces));
    return this;
  }

  Sketch play(Order order) {
    Ruling ruling = match.play(order);
    if (ruling instanceof Ruling.Refused refused) {
      throw new AssertionError(order + ": " + refused);
    }
    return this;
  }

  Unit unit(String id) {
    Unit unit = rules.roster().find(id);
    if (unit == null) {
      throw new AssertionError("no unit " + id);
    }
    return unit;
  }

  Side side(String id) {
    return rules.game().sides().stream()
        .filter(side -> side.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  /** The kind of decision that is asked for. */
  String asked() {
    return match.decision() instanceof Decision.Choose choose ? choose.kind() : "over";
  }

  /** The neighbours of a hex, by number. */
  List<String> around(String hex) {
    List<String> around = new ArrayList<>();
    for (int n : rules.board().within(rules.board().hex(hex), 1)) {
      if (!rules.board().number(n).equals(hex)) {
        around.add(rules.board().number(n));
      }
    }
    return around;
  }

  JsonNode file() {
    Notation notation = new Notation(rules, match.position().layout());
    return MatchJson.write(notation, match.save());
  }
}
