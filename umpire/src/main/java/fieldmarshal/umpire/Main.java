package fieldmarshal.umpire;

import fieldmarshal.engine.data.OwnTables;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.BadRequest;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The command line of Field Marshal. */
@Command(
    name = "fieldmarshal",
    mixinStandardHelpOptions = true,
    version = "Field Marshal 0.1.0",
    description = "Plays World War I operational board wargames by their full rules.",
    synopsisSubcommandLabel = "COMMAND",
    commandListHeading = "%nCommands:%n",
    footer = {
      "%nfieldmarshal COMMAND --help says more of a command.",
      "With --data-override DIR every command plays with your own tables (docs/own-tables.md)."
    },
    subcommands = {
      PlayCommand.class,
      HostCommand.class,
      UmpireCommand.class,
      GamesCommand.class,
      DuelCommand.class,
      LadderCommand.class,
      RuleCommand.class,
      CasesCommand.class,
      ReplayCommand.class,
      VerifyCommand.class,
      AnalyseCommand.class,
      MapCommand.class,
      RehearseCommand.class,
    })
public final class Main implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  private Main() {}

  /** Runs one command and ends with its exit code. */
  public static void main(String[] args) {
    try {
      String[] rest = OwnTables.take(args);
      Shelf.checked();
      System.exit(commandLine().execute(rest));
    } catch (Tsv.Fault e) {
      System.err.println(e.getMessage());
      System.exit(CommandLine.ExitCode.USAGE);
    }
  }

  /** The command line, ready to execute. */
  public static CommandLine commandLine() {
    return new CommandLine(new Main())
        .setOut(new PrintWriter(System.out, true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(System.err, true, StandardCharsets.UTF_8))
        .setExecutionExceptionHandler(Main::fail);
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), "Name a command.");
  }

  /** What was asked for wrongly is told in a sentence; a fault of ours with all we know of it. */
  private static int fail(Exception e, CommandLine command, CommandLine.ParseResult parsed) {
    if (e instanceof BadRequest) {
      command.getErr().println(e.getMessage());
      return command.getCommandSpec().exitCodeOnInvalidInput();
    }
    e.printStackTrace(command.getErr());
    return command.getCommandSpec().exitCodeOnExecutionException();
  }
}
