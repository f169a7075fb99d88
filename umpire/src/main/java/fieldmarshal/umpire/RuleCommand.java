package fieldmarshal.umpire;

import fieldmarshal.engine.casebook.Casebook;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.BadRequest;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Prints a case of a rulebook. */
@Command(
    name = "rule",
    mixinStandardHelpOptions = true,
    description =
        "Prints a case of the rules in our own words, the code that enforces it and the tests that"
            + " cite it.")
final class RuleCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Parameters(paramLabel = "GAME", description = "The game, such as gwe-caporetto.")
  @SuppressWarnings("NullAway.Init")
  private String game;

  @Parameters(paramLabel = "CASE", description = "The case, such as GWE-8.75, or the bare 8.75.")
  @SuppressWarnings("NullAway.Init")
  private String name;

  @Override
  public Integer call() throws BadRequest {
    PrintWriter out = spec.commandLine().getOut();
    CaseIndex index = CaseIndex.load();
    String gap = "";
    for (Casebook.Entry entry : CaseIndex.find(new Catalogue(Shelf.games()).game(game), name)) {
      out.print(gap);
      print(out, entry, index);
      gap = System.lineSeparator();
    }
    out.flush();
    return 0;
  }

  private static void print(PrintWriter out, Casebook.Entry entry, CaseIndex index) {
    out.printf("%s %s (%s)%n", entry.id(), entry.title(), entry.kind());
    out.println(entry.text());
    if (!entry.ruling().isEmpty()) {
      out.println("Ruling: " + entry.ruling());
    }
    list(out, "Enforced by", index.classes(entry.id()));
    list(out, "Tested by", index.tests(entry.id()));
  }

  private static void list(PrintWriter out, String title, List<String> names) {
    out.println(title + (names.isEmpty() ? " nothing." : ":"));
    names.forEach(name -> out.println("  " + name));
  }
}
