package fieldmarshal.umpire;

import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** Stands for the server for many people, which is a room above this one. */
@Command(
    name = "host",
    mixinStandardHelpOptions = true,
    description =
        "Runs a server on which distant people play (./fieldmarshal host --help says more).")
final class HostCommand implements Runnable {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Override
  public void run() {
    spec.commandLine()
        .getOut()
        .println("A server for many people is started by ./fieldmarshal host; this is the umpire.");
  }
}
