package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.bots.Duel;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The figures of the lobby, from a few quick games. */
class BalanceTest {
  private static final String HEADER = "game\tscenario\tbots\tgames\tfirst\tsecond\tdrawn\tturns";

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder;

  private int run(Path file, String... args) {
    List<String> all = new ArrayList<>(List.of(args));
    all.addAll(List.of("--file", file.toString()));
    return LabCommand.run(
        Balance::new,
        Shelf.games(),
        new PrintWriter(out, true),
        new PrintWriter(err, true),
        all.toArray(String[]::new));
  }

  /** What stands below the heading. */
  private static List<String> lines(Path file) throws IOException {
    List<String> all = Files.readAllLines(file);
    assertThat(all.subList(0, 2)).allSatisfy(line -> assertThat(line).startsWith("# "));
    assertThat(all.get(2)).isEqualTo(HEADER);
    return all.subList(3, all.size());
  }

  /** The same games one by one. */
  private static String counted(String scenario, int games) throws Game.BadSetup {
    int[] won = new int[3];
    int turns = 0;
    for (int seed = 1; seed <= games; seed++) {
      Duel.Result result =
          Duel.play(
              new Caporetto().rules(scenario, new TreeSet<>()),
              new String[] {"recruit", "recruit"},
              seed);
      Side winner = result.outcome().winner();
      won[winner == null ? 2 : winner.index()]++;
      turns += result.turns();
    }
    return String.format(
        Locale.ROOT,
        "gwe-caporetto\t%s\trecruit,recruit\t%d\t%d\t%d\t%d\t%.1f",
        scenario,
        games,
        won[0],
        won[1],
        won[2],
        turns / (double) games);
  }

  @Test
  void countsTheGamesOfTheFirstSeedsWhateverTheNumberOfThreads() throws Exception {
    Path one = folder.resolve("one.tsv");
    Path two = folder.resolve("two.tsv");
    String[] few = {"--bots", "recruit,recruit", "--games", "3", "--scenario", "tyrol"};
    assertThat(run(one, few)).isZero();
    assertThat(lines(one)).containsExactly(counted("tyrol", 3));
    assertThat(out.toString().strip()).isEqualTo(counted("tyrol", 3));
    assertThat(Files.readAllLines(one).get(1))
        .endsWith("./fieldmarshal balance --games 3 --bots recruit,recruit --scenario tyrol");
    List<String> more = new ArrayList<>(List.of(few));
    more.addAll(List.of("--threads", "2"));
    assertThat(run(two, more.toArray(String[]::new))).isZero();
    assertThat(two).hasSameTextualContentAs(one);
  }

  @Test
  void everyScenarioOfEveryGameHasItsLine() throws Exception {
    Path file = folder.resolve("all.tsv");
    assertThat(run(file, "--bots", "recruit,recruit", "--games", "2")).isZero();
    List<String> scenarios =
        Shelf.games().stream()
            .flatMap(game -> game.scenarios().stream().map(each -> game.id() + "\t" + each.id()))
            .toList();
    List<String> lines = lines(file);
    assertThat(lines).hasSameSizeAs(scenarios);
    for (int i = 0; i < lines.size(); i++) {
      String[] cells = lines.get(i).split("\t");
      assertThat(lines.get(i)).startsWith(scenarios.get(i) + "\trecruit,recruit\t2\t");
      assertThat(
              Integer.parseInt(cells[4]) + Integer.parseInt(cells[5]) + Integer.parseInt(cells[6]))
          .isEqualTo(2);
      assertThat(Double.parseDouble(cells[7])).isBetween(1.0, 26.0);
    }
  }

  @Test
  void linesThatAreNotPlayedAnewStay() throws Exception {
    Path file = folder.resolve("some.tsv");
    String old = "gwe-caporetto\thistorical\tstaff,staff\t200\t84\t116\t0\t15.0";
    Files.write(
        file, List.of(HEADER, "gwe-caporetto\ttyrol\tx", old, "chess\tclassic\tstaff,staff"));
    assertThat(run(file, "--bots", "recruit,recruit", "--games", "1", "--scenario", "tyrol"))
        .isZero();
    assertThat(lines(file)).containsExactly(old, counted("tyrol", 1));
  }

  @Test
  void saysWhatIsWrongBeforeItPlays() {
    Path file = folder.resolve("none.tsv");
    assertThat(run(file, "--games", "0")).isEqualTo(2);
    assertThat(err.toString()).contains("--games must be at least 1");
    assertThat(run(file, "--threads", "0")).isEqualTo(2);
    assertThat(err.toString()).contains("--threads must be at least 1");
    assertThat(run(file, "--bots", "staff")).isEqualTo(2);
    assertThat(err.toString()).contains("no such pair as staff; name two of recruit");
    assertThat(run(file, "--bots", "staff,napoleon")).isEqualTo(2);
    assertThat(err.toString()).contains("no such pair as staff,napoleon");
    assertThat(run(file, "--scenario", "summer")).isEqualTo(2);
    assertThat(err.toString()).contains("there is no scenario summer; there is historical");
    assertThat(run(folder.resolve("nowhere/none.tsv"))).isEqualTo(2);
    assertThat(err.toString()).contains("there is no folder for");
    assertThat(file).doesNotExist();
    assertThat(out.toString()).isEmpty();
  }
}
