package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.Shelf;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HistoryTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private String run(int expected, String... args) {
    int code =
        LabCommand.run(
            History::new,
            Shelf.games(),
            new PrintWriter(out, true),
            new PrintWriter(err, true),
            args);
    assertThat(code).as(err.toString()).isEqualTo(expected);
    return out.toString();
  }

  @Test
  void tellsEveryMeasureOfAScenario() {
    String told =
        run(
            0,
            "--game",
            "east-prussia-1914",
            "--scenario",
            "masurian",
            "--bots",
            "recruit,recruit",
            "--games",
            "3");
    assertThat(told.lines().findFirst())
        .hasValue("east-prussia-1914 masurian, 3 games, recruit against recruit");
    assertThat(told).contains("Germany wins").containsPattern("mean +[01]\\.\\d\\d");
    assertThat(told.lines()).hasSize(3);
  }

  @Test
  void keptGamesAreNotPlayedAgain(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("kept.tsv");
    String[] args = {
      "--game",
      "east-prussia-1914",
      "--scenario",
      "masurian",
      "--bots",
      "recruit,recruit",
      "--games",
      "2",
      "--keep",
      file.toString()
    };
    run(0, args);
    assertThat(Files.readAllLines(file)).hasSize(2);
    // What stands in the file is told, whether it can be or not.
    String key = "east-prussia-1914\tmasurian\trecruit,recruit\t";
    Files.writeString(file, key + "1\t7\t7\n" + key + "2\t7\t7\n");
    out.getBuffer().setLength(0);
    assertThat(run(0, args).lines().skip(1)).allMatch(line -> line.contains("mean   7.00"));
    assertThat(Files.readAllLines(file)).hasSize(2);
  }

  @Test
  void everyLineOfTheTableCanBeMeasured() throws Game.BadSetup {
    for (Tsv.Row row : Tsv.resource("fieldmarshal/lab/history.tsv")) {
      Game game = Objects.requireNonNull(Shelf.find(row.text("game")), row.text("game"));
      String scenario = row.text("scenario");
      Measure.read(row, game.rules(scenario, game.usual(scenario)));
    }
  }

  @Test
  void whatIsWantedIsCounted() {
    Measure some = new Measure("fall of a city", "turn 8", 7, 9, game -> 0);
    assertThat(some.report(new double[] {8, 9, 12, Measure.NEVER}))
        .contains("fall of a city")
        .contains("mean   9.67, quartiles 9 12 never, never in 1; 50 % of the games")
        .endsWith("(wanted: turn 8)");
  }

  @Test
  void theFrontsOfACampaignAreDrawnAndKept(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("kept.tsv");
    Path picture = folder.resolve("ypres.svg");
    String[] args = {
      "--game", "clash-ypres",
      "--bots", "recruit,recruit",
      "--games", "2",
      "--keep", file.toString(),
      "--picture", picture.toString()
    };
    String told = run(0, args);
    assertThat(told.lines().findFirst())
        .hasValue("clash-ypres campaign, 2 games, recruit against recruit");
    assertThat(told).contains("The Germans on the Yser", "Ypres held at the end");
    // The start, twelve turns and the measures of each game.
    List<String> kept = Files.readAllLines(file);
    assertThat(kept.stream().filter(line -> line.contains("\tmeasures\t"))).hasSize(2);
    assertThat(kept.stream().filter(line -> line.contains("\tturn\t0\t"))).hasSize(2);
    String drawn = Files.readString(picture);
    assertThat(drawn).startsWith("<svg").contains("median of 2 games of recruit");
    Files.delete(picture);
    out.getBuffer().setLength(0);
    assertThat(run(0, args)).isEqualTo(told);
    assertThat(Files.readString(picture)).isEqualTo(drawn);
    assertThat(Files.readAllLines(file)).as("nothing is played again").isEqualTo(kept);
  }

  @Test
  void aPictureIsOfOneCampaign(@TempDir Path folder) {
    run(2, "--games", "1", "--picture", folder.resolve("all.svg").toString());
    assertThat(err.toString())
        .contains("--picture draws one campaign, and there are gwe-caporetto historical,");
    run(
        2,
        "--game",
        "clash-gumbinnen",
        "--games",
        "1",
        "--picture",
        folder.resolve("none.svg").toString());
    assertThat(err.toString()).contains("no front is known for this");
  }

  @Test
  void aBotThatDoesNotExistIsNamed() {
    run(2, "--bots", "napoleon,staff");
    assertThat(err.toString()).contains("there is no bot napoleon");
  }
}
