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

  /** How many threads of the system carry those that answer requests. */
  private static final String CARRIERS = "jdk.virtualThreadScheduler.parallelism";

  /**
   * Who waits for the database waits inside its library and keeps the thread that carries him. So
   * there are more of these than connections: else all of them could wait for one who holds the
   * database and has no thread to go on with, until the patience of the database is at its end.
   */
  static void carriers() {
    if (System.getProperty(CARRIERS) == null) {
      int processors = Runtime.getRuntime().availableProcessors();
      int most = Math.max(processors, Database.CONNECTIONS + 2);
      System.setProperty(CARRIERS, String.valueOf(most));
    }
  }

  /** Runs one command and ends with its exit code. */
  public static void main(String[] args) {
    carriers();
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
