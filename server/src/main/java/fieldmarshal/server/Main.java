package fieldmarshal.server;

import picocli.CommandLine;

/** The command line of the whole program: what the umpire's has, and the table in the browser. */
public final class Main {
  private Main() {}

  /** Runs one command and ends with its exit code. */
  public static void main(String[] args) {
    System.exit(commandLine().execute(args));
  }

  static CommandLine commandLine() {
    CommandLine line = fieldmarshal.umpire.Main.commandLine();
    line.getCommandSpec().removeSubcommand("play");
    return line.addSubcommand("play", new Play());
  }
}
