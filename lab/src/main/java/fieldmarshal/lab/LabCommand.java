package fieldmarshal.lab;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.Shelf;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine;
import picocli.CommandLine.ExitCode;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A long run over the games of the shelf: which of them are meant, and where it prints. */
public abstract class LabCommand implements Callable<Integer> {
  protected final List<Game> shelf;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Mixin
  @SuppressWarnings("NullAway.Init")
  protected Scope scope;

  protected LabCommand(List<Game> shelf) {
    this.shelf = shelf;
  }

  /** Runs a command with the games of the shelf, and ends the program with its code. */
  protected static void start(Function<List<Game>, LabCommand> command, String... args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    try {
      String[] rest = OwnTables.take(args);
      System.exit(run(command, Shelf.checked(), out, err, rest));
    } catch (Tsv.Fault e) {
      err.println(e.getMessage());
      System.exit(ExitCode.USAGE);
    }
  }

  /** The same with games and printers of one's own. */
  public static int run(
      Function<List<Game>, LabCommand> command,
      List<Game> shelf,
      PrintWriter out,
      PrintWriter err,
      String... args) {
    // The launcher names files; whoever types another one means it.
    return new CommandLine(command.apply(shelf))
        .setOverwrittenOptionsAllowed(true)
        .setOut(out)
        .setErr(err)
        .execute(args);
  }

  protected final PrintWriter out() {
    return spec.commandLine().getOut();
  }

  protected final PrintWriter err() {
    return spec.commandLine().getErr();
  }
}
