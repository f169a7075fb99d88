package fieldmarshal.umpire;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Casebook;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.Json;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Tells how much of each rulebook is enforced and tested. */
@Command(
    name = "cases",
    mixinStandardHelpOptions = true,
    description =
        "Prints for each rulebook its cases, how many are enforced, how many are tested, and which"
            + " lack either. Ends with 1 if any does.")
final class CasesCommand implements Callable<Integer> {

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Option(names = "--json", description = "Print JSON.")
  private boolean json;

  /** What stands behind the cases of one book. */
  record Tally(String book, int cases, int enforced, int tested, List<String> missing) {}

  @Override
  public Integer call() {
    List<Tally> tallies = tallies(Shelf.games(), CaseIndex.load());
    PrintWriter out = spec.commandLine().getOut();
    if (json) {
      out.println(Json.write(json(tallies)));
    } else {
      tallies.forEach(tally -> print(out, tally));
    }
    return tallies.stream().allMatch(tally -> tally.missing().isEmpty()) ? 0 : 1;
  }

  static List<Tally> tallies(List<Game> games, CaseIndex index) {
    Map<String, Casebook> books = new LinkedHashMap<>();
    games.forEach(game -> game.books().forEach(book -> books.putIfAbsent(book.book(), book)));
    return books.values().stream().map(book -> tally(book, index)).toList();
  }

  private static Tally tally(Casebook book, CaseIndex index) {
    int enforced = 0;
    int tested = 0;
    List<String> missing = new ArrayList<>();
    for (Casebook.Entry entry : book.entries()) {
      boolean hasCode = !index.classes(entry.id()).isEmpty();
      boolean hasTest = !index.tests(entry.id()).isEmpty();
      enforced += hasCode ? 1 : 0;
      tested += hasTest ? 1 : 0;
      if (!hasCode || !hasTest) {
        missing.add(entry.id());
      }
    }
    return new Tally(book.book(), book.entries().size(), enforced, tested, missing);
  }

  private static ObjectNode json(List<Tally> tallies) {
    ObjectNode node = Json.object();
    ArrayNode books = node.putArray("books");
    for (Tally tally : tallies) {
      ObjectNode book =
          books
              .addObject()
              .put("book", tally.book())
              .put("cases", tally.cases())
              .put("enforced", tally.enforced())
              .put("tested", tally.tested());
      tally.missing().forEach(book.putArray("missing")::add);
    }
    return node;
  }

  private static void print(PrintWriter out, Tally tally) {
    String missing =
        tally.missing().isEmpty() ? "none missing" : "missing " + String.join(" ", tally.missing());
    out.printf(
        "%s: %d cases, %d enforced, %d tested, %s%n",
        tally.book(), tally.cases(), tally.enforced(), tally.tested(), missing);
  }
}
