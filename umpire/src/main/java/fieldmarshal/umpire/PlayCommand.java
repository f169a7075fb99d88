package fieldmarshal.umpire;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Where the browser game will start. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = "Starts the browser game (not part of this build).")
final class PlayCommand implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine()
        .getOut()
        .println(
            "The table in the browser is not part of this build. The games are played through the"
                + " umpire, a line protocol: start it with ./fieldmarshal umpire and write"
                + " {\"do\":\"games\"}.");
  }
}
