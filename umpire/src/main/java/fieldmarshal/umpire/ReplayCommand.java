package fieldmarshal.umpire;

import fieldmarshal.engine.Difference;
import fieldmarshal.engine.Match;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.DecisionJson;
import fieldmarshal.umpire.json.MatchJson;
import fieldmarshal.umpire.json.Notation;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays a saved match again. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description =
        "Plays a saved match again and says where it differs, if it does. Ends with 0 if it does"
            + " not differ, with 1 if it does.")
final class ReplayCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      description = "The match as the umpire's save gives it, alone or as the whole answer.")
  @SuppressWarnings("NullAway.Init")
  private Path file;

  @Override
  public Integer call() throws BadRequest {
    PrintWriter out = spec.commandLine().getOut();
    SavedMatch saved = SavedMatch.read(file);
    Match.Replay replay = saved.replay();
    Match match = replay.match();
    Difference difference = replay.difference();
    if (difference == null) {
      out.printf("The match replays without a difference: %d orders.%n", match.size());
      out.println(DecisionJson.prompt(match.decision()));
      return 0;
    }
    Notation notation = new Notation(saved.rules(), match.position().layout());
    out.println(MatchJson.tell(notation, difference));
    out.printf(
        "Up to there it is what it was: %d orders. Open it at the table to look at them, or to go"
            + " on from any of them.%n",
        difference.same());
    return 1;
  }
}
