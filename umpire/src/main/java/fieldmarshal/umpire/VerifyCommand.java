package fieldmarshal.umpire;

import fieldmarshal.engine.Difference;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.rolls.RollsProof;
import fieldmarshal.engine.rolls.Stretch;
import fieldmarshal.umpire.json.BadRequest;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks the dice of a saved match. */
@Command(
    name = "verify",
    mixinStandardHelpOptions = true,
    description =
        "Checks every die of a saved match against the stream that was fixed before the first roll."
            + " Ends with 0 if all of them agree, with 1 if one does not.")
final class VerifyCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Parameters(paramLabel = "FILE", description = "The match, as the page or the umpire saved it.")
  @SuppressWarnings("NullAway.Init")
  private Path file;

  @Override
  public Integer call() throws BadRequest {
    PrintWriter out = spec.commandLine().getOut();
    SavedMatch saved = SavedMatch.read(file);
    saved.match().rolls().forEach(stretch -> out.println(tell(stretch)));
    Match.Replay replay = saved.replay();
    Difference difference = replay.difference();
    if (difference != null) {
      out.println("The match does not replay: " + difference.sentence() + ".");
      return 1;
    }
    RollsProof proof = replay.proof();
    if (proof.fault() != null) {
      out.println("The dice do not agree: " + proof.fault().what() + ".");
      return 1;
    }
    if (proof.laid() > 0) {
      out.printf("%d of %d dice were laid out by hand.%n", proof.laid(), proof.rolls());
      return 1;
    }
    out.printf("All %d dice agree.%n", proof.rolls());
    return 0;
  }

  private static String tell(Stretch stretch) {
    return switch (stretch) {
      case Stretch.Seeded seeded ->
          stretch.drawn()
              + " rolls follow from seed "
              + seeded.seed()
              + ", which somebody may have chosen.";
      case Stretch.Sealed chain ->
          stretch.drawn()
              + " rolls of the chain of match "
              + chain.seal().match()
              + " with head "
              + chain.seal().head()
              + ", fixed before the first one.";
    };
  }
}
