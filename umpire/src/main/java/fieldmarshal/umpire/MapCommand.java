package fieldmarshal.umpire;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.board.Charted;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.map.MapSvg;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Draws a game's map. */
@Command(
    name = "map",
    mixinStandardHelpOptions = true,
    description = "Draws the map of a game as an SVG picture.")
final class MapCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game, such as gwe-caporetto.")
  @SuppressWarnings("NullAway.Init")
  private String game;

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE",
      description =
          "The file to write. Default: GAME.svg in this folder. - writes to standard output.")
  private @Nullable String file;

  @Option(names = "--dark", description = "Draw light lines on a dark ground.")
  private boolean dark;

  @Override
  public Integer call() throws BadRequest {
    Game drawn = new Catalogue(Shelf.games()).game(game);
    if (!(drawn instanceof Charted)) {
      throw new BadRequest(game + " has no map to draw");
    }
    String svg = MapSvg.draw(drawn, dark);
    PrintWriter out = spec.commandLine().getOut();
    if ("-".equals(file)) {
      out.println(svg);
      return 0;
    }
    Path path = Path.of(file == null ? game + ".svg" : file);
    try {
      Files.writeString(path, svg);
    } catch (IOException e) {
      throw new BadRequest("cannot write " + path + ": " + e.getMessage());
    }
    out.println("The map is in " + path);
    return 0;
  }
}
