package fieldmarshal.umpire;

import fieldmarshal.bots.analysis.Analyst;
import fieldmarshal.bots.analysis.Course;
import fieldmarshal.bots.analysis.Deed;
import fieldmarshal.bots.analysis.Report;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.Side;
import fieldmarshal.umpire.json.AnalysisJson;
import fieldmarshal.umpire.json.BadRequest;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.Notation;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Analyses a saved match. */
@Command(
    name = "analyse",
    mixinStandardHelpOptions = true,
    description =
        "Analyses a saved match: the chance to win when each part of a turn begins, what was luck"
            + " of the dice, and what the marshal would have done better.")
final class AnalyseCommand implements Callable<Integer> {
  private static final int BAR = 40;

  @Spec
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Parameters(
      paramLabel = "FILE",
      description = "The match as the umpire's save gives it, alone or as the whole answer.")
  @SuppressWarnings("NullAway.Init")
  private Path file;

  @Option(
      names = "--seconds",
      defaultValue = "45",
      description = "How long it may take (${DEFAULT-VALUE}).")
  private double seconds;

  @Option(
      names = "--threads",
      defaultValue = "2",
      description = "How many games are played at once (${DEFAULT-VALUE}).")
  private int threads;

  @Option(names = "--json", description = "Print it as JSON, as docs/analysis.md tells.")
  private boolean json;

  @Override
  public Integer call() throws BadRequest {
    Match match = SavedMatch.read(file).replay().match();
    Analyst.Settings usual = Analyst.Settings.USUAL;
    Analyst.Settings settings =
        new Analyst.Settings(seconds, Math.max(1, threads), usual.least(), usual.most());
    Report report = new Analyst(Course.of(match), settings).run(each -> {});
    PrintWriter out = spec.commandLine().getOut();
    Notation notation = new Notation(match.rules(), match.position().layout());
    if (json) {
      out.println(Json.pretty(new AnalysisJson(notation).write(report)));
    } else {
      tell(out, match.rules(), report);
    }
    return 0;
  }

  private static void tell(PrintWriter out, Rules rules, Report report) {
    List<Side> sides = rules.game().sides();
    out.printf(
        "Chance of %s to win, a draw counting half; %d games of staffs, interval of 95 %%.%n",
        sides.getFirst().name(), report.games());
    for (Report.Point point : report.points()) {
      double chance = point.chance().chance();
      out.printf(
          Locale.ROOT,
          "turn %2d  %-22s %3.0f %% (%3.0f to %3.0f) %s%n",
          point.turn(),
          point.part().title(),
          100 * chance,
          100 * point.chance().low(),
          100 * point.chance().high(),
          "#".repeat((int) Math.round(BAR * chance)));
    }
    Report.Shares shares = report.shares();
    out.printf(
        Locale.ROOT,
        "From %.0f to %.0f %%: %s decisions %+.0f, %s decisions %+.0f",
        100 * shares.from(),
        100 * shares.to(),
        sides.get(0).name(),
        100 * shares.decisions()[0],
        sides.get(1).name(),
        100 * shares.decisions()[1]);
    if (report.weighed()) {
      out.printf(Locale.ROOT, ", dice %+.0f%n", 100 * shares.dice());
    } else {
      out.println("; the luck of the dice is not known and counts with the decisions");
    }
    if (report.done() < report.total()) {
      out.printf("Not looked at for want of time: %d points.%n", report.total() - report.done());
    }
    if (report.unseen() > 0) {
      out.printf("Drops the marshal had no time for: %d.%n", report.unseen());
    }
    for (Report.Mistake mistake : report.mistakes()) {
      out.printf(
          Locale.ROOT,
          "%-2s turn %d, %s: %.0f points (interval %.0f)%n",
          mistake.blunder() ? "??" : "?",
          mistake.turn(),
          mistake.part().title(),
          100 * mistake.loss(),
          196 * mistake.error());
      mistake.deeds().forEach(deed -> out.println("   played: " + words(rules, deed)));
      mistake.proposed().forEach(deed -> out.println("   marshal: " + words(rules, deed)));
    }
    if (report.mistakes().isEmpty()) {
      out.println("No clear mistake: every drop is within the interval.");
    }
  }

  private static String words(Rules rules, Deed deed) {
    String who = deed.units().getFirst().name();
    String more = deed.units().size() > 1 ? " and " + (deed.units().size() - 1) + " more" : "";
    String what =
        deed.attack()
            ? who + more + " attack " + rules.board().title(deed.targets().at(0))
            : who + " goes to " + rules.board().title(deed.path().last());
    return deed.why().isEmpty() ? what : what + " (" + deed.why() + ")";
  }
}
