package fieldmarshal.umpire;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Phase;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.GameJson;
import fieldmarshal.umpire.json.Json;
import java.io.PrintWriter;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Lists what can be played. */
@Command(
    name = "games",
    mixinStandardHelpOptions = true,
    description = "Lists the games with their scenarios, options, sides and phases.")
final class GamesCommand implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  @Override
  public void run() {
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.pretty(Json.object().set("games", GameJson.write(Shelf.games()))));
      return;
    }
    Shelf.games().forEach(game -> print(out, game));
  }

  private static void print(PrintWriter out, Game game) {
    out.printf("%s: %s%n", game.id(), game.title());
    String sides =
        game.sides().stream()
            .map((Side side) -> side.id() + " (" + side.name() + ")")
            .collect(Collectors.joining(", "));
    out.printf("  sides: %s%n", sides);
    out.printf("  phases: %s%n", String.join(", ", game.phases().stream().map(Phase::id).toList()));
    out.println("  scenarios:");
    for (Game.Scenario scenario : game.scenarios()) {
      out.printf(
          "    %-24s %s, turns %d to %d%n",
          scenario.id(), scenario.title(), scenario.firstTurn(), scenario.lastTurn());
    }
    out.println("  options:");
    for (Game.Option option : game.options()) {
      out.printf(
          "    %-24s %s (%s)%s%n",
          option.id(), option.title(), option.caseId(), option.standard() ? ", usual" : "");
    }
  }
}
