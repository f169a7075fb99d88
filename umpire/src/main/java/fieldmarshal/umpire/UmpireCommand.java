package fieldmarshal.umpire;

import fieldmarshal.games.Shelf;
import java.io.BufferedOutputStream;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Speaks the line protocol. */
@Command(
    name = "umpire",
    mixinStandardHelpOptions = true,
    description =
        "Sets up, judges and plays games by a line protocol: reads one JSON object per line from"
            + " standard input and answers each with one on standard output. Begin with"
            + " {\"do\":\"games\"}.")
final class UmpireCommand implements Callable<Integer> {

  @Override
  public Integer call() {
    // Not System.out, which would not tell that nobody listens any more.
    OutputStream out = new BufferedOutputStream(new FileOutputStream(FileDescriptor.out), 1 << 16);
    try {
      new Umpire(Shelf.games(), System.err).run(System.in, out);
      return 0;
    } catch (IOException e) {
      System.err.println("The umpire stops: " + e.getMessage());
      return 1;
    }
  }
}
