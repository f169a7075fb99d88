package fieldmarshal.umpire;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Stands for the table in the browser, which is a room above this one. */
@Command(
    name = "play",
    mixinStandardHelpOptions = true,
    description = "Opens the table in the browser (./fieldmarshal play --help says more).")
final class PlayCommand implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine()
        .getOut()
        .println(
            "The table in the browser is opened by ./fieldmarshal play; this is the umpire alone, a"
                + " line protocol: start it with ./fieldmarshal umpire and write"
                + " {\"do\":\"games\"}.");
  }
}
