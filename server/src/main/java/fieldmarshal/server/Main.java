package fieldmarshal.server;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.Shelf;
import java.util.List;
import picocli.CommandLine;

/** The command line of the whole program: what the umpire's has, and the table in the browser. */
public final class Main {
  private Main() {}

  /** Runs one command and ends with its exit code. */
  public static void main(String[] args) {
    try {
      String[] rest = OwnTables.take(args);
      System.exit(run(Shelf.checked(), rest));
    } catch (Tsv.Fault e) {
      System.err.println(e.getMessage());
      System.exit(CommandLine.ExitCode.USAGE);
    }
  }

  /** Runs one command; the table in the browser has these games on its shelf. */
  public static int run(List<Game> shelf, String... args) {
    return commandLine(shelf).execute(args);
  }

  static CommandLine commandLine(List<Game> shelf) {
    CommandLine line = fieldmarshal.umpire.Main.commandLine();
    line.getCommandSpec().removeSubcommand("play");
    line.getCommandSpec().removeSubcommand("host");
    return line.addSubcommand("play", new Play(shelf)).addSubcommand("host", new Host(shelf));
  }
}
