package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.umpire.json.Json;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class LadderTest {
  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @Test
  void sharesAreCountedForEachSide() {
    Ladder ladder =
        new Ladder(
            2,
            List.of(
                new Ladder.Played(0, 1, 1, 20, 30),
                new Ladder.Played(0, 1, 0.5, 20, 30),
                new Ladder.Played(1, 0, 1, 20, 30),
                new Ladder.Played(1, 0, 0, 20, 30)));
    assertThat(ladder.share(0, 0, -1).won()).isEqualTo(1.5);
    assertThat(ladder.share(0, 1, -1).won()).isEqualTo(1);
    assertThat(ladder.share(0, -1, 1).rate()).isEqualTo(0.625);
    assertThat(ladder.share(1, -1, -1).of()).isEqualTo(4);
    assertThat(ladder.share(0, 0, -1).drawn()).isEqualTo(1);
    assertThat(ladder.share(0, 1, -1).drawn()).isZero();
    assertThat(ladder.longest(0)).isEqualTo(30);
  }

  @Test
  void intervalsAreWilsons() {
    Ladder.Share share = Ladder.Share.of(65, 0, 100);
    assertThat(share.low()).isCloseTo(0.553, within(0.001));
    assertThat(share.high()).isCloseTo(0.736, within(0.001));
    assertThat(Ladder.Share.of(0, 0, 0).high()).isEqualTo(1);
  }

  @Test
  void threeOfFourGamesAreAboutTwoHundredElo() {
    List<Ladder.Played> games = new ArrayList<>();
    for (int i = 0; i < 400; i++) {
      games.add(new Ladder.Played(0, 1, i % 4 == 0 ? 0 : 1, 20, 30));
    }
    List<Ladder.Rating> ratings = new Ladder(2, games).ratings();
    double lead = ratings.get(0).elo() - ratings.get(1).elo();
    assertThat(lead).isCloseTo(191, within(4.0));
    assertThat(ratings.get(0).elo() + ratings.get(1).elo()).isCloseTo(3000, within(0.01));
    assertThat(ratings.get(0).low()).isLessThan(ratings.get(0).elo());
    assertThat(ratings.get(0).high()).isGreaterThan(ratings.get(0).elo());
  }

  @Test
  void theCommandPlaysEverybodyOnBothSidesAndWritesItsPages() throws Exception {
    Path json = folder.resolve("ladder.json");
    Path html = folder.resolve("ladder.html");
    int code = ladder(1, "--out", json.toString(), "--html", html.toString());
    assertThat(code).isZero();
    assertThat(out.toString()).contains("staff beats recruit", "Elo", "95 %");
    assertThat(err.toString()).contains("2 of 2");
    var ladder = Json.parse(Files.readString(json)).get("ladders").get(0);
    assertThat(ladder.get("games").asInt()).isEqualTo(2);
    assertThat(ladder.get("bots").get(0).get("bot").asText()).isEqualTo("staff");
    assertThat(Files.readString(html)).contains("<svg", "staff").doesNotContain("http", "src=");
  }

  @Test
  void aSeriesThatWasBrokenOffGoesOn() throws Exception {
    Path keep = folder.resolve("games.tsv");
    assertThat(ladder(1, "--keep", keep.toString())).isZero();
    List<String> first = Files.readAllLines(keep);
    assertThat(first).hasSize(2).allMatch(line -> line.split("\t").length == 9);
    // What is in the file is believed, not played again.
    String changed = first.getFirst().replaceFirst("\t[01]\t(?=[A-Za-z])", "\t0.5\t");
    Files.write(keep, List.of(changed, first.get(1)));
    assertThat(ladder(2, "--keep", keep.toString())).isZero();
    List<String> all = Files.readAllLines(keep);
    assertThat(all).hasSize(4).startsWith(changed, first.get(1));
    assertThat(out.toString()).contains("one was drawn, which counts half");
    Files.writeString(keep, "gwe-caporetto\thistorical\n");
    assertThat(ladder(1, "--keep", keep.toString())).isEqualTo(2);
    assertThat(err.toString()).contains("line 1", "is not a game");
    assertThat(Files.readString(keep)).isEqualTo("gwe-caporetto\thistorical\n");
  }

  private int ladder(int games, String... more) {
    List<String> words =
        new ArrayList<>(List.of("ladder", "--game", "gwe-caporetto", "--bots", "recruit,staff"));
    words.addAll(List.of("--games", Integer.toString(games)));
    words.addAll(List.of(more));
    return Main.commandLine()
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(words.toArray(String[]::new));
  }

  @Test
  void oneBotIsNoLadder() {
    StringWriter err = new StringWriter();
    CommandLine command = Main.commandLine().setErr(new PrintWriter(err));
    assertThat(command.execute("ladder", "--bots", "staff")).isEqualTo(2);
    assertThat(err.toString()).contains("two or more different bots");
  }
}
