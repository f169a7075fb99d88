package fieldmarshal.umpire;

import static java.nio.charset.StandardCharsets.UTF_8;
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
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
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
  void whoAlwaysWinsStillHasAnInterval() {
    List<Ladder.Played> games = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      games.add(new Ladder.Played(i % 2, 1 - i % 2, i % 2 == 0 ? 1 : 0, 20, 30));
    }
    Ladder.Rating best = new Ladder(2, games).ratings().getFirst();
    assertThat(best.high() - best.low()).isGreaterThan(50);
    assertThat(best.elo()).isBetween(best.low(), best.high());
  }

  @Test
  void theGapBetweenTwoWeakAndTwoStrongIsFoundInFull() {
    // Each pair of like bots 100 to 100; the strong beat the weak 199 to 1.
    List<Ladder.Played> games = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      games.add(new Ladder.Played(0, 1, i % 2, 20, 30));
      games.add(new Ladder.Played(2, 3, i % 2, 20, 30));
      for (int weak = 0; weak < 2; weak++) {
        for (int strong = 2; strong < 4; strong++) {
          games.add(new Ladder.Played(weak, strong, i == 0 ? 1 : 0, 20, 30));
        }
      }
    }
    List<Ladder.Rating> ratings = new Ladder(4, games).ratings();
    // A quarter of a win is added to either side of a pair: 199.25 to 1.25.
    double gap = 400 * Math.log10(199.25 / 1.25);
    assertThat(ratings.get(2).elo() - ratings.get(0).elo()).isCloseTo(gap, within(0.5));
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
    // A last line that was broken off is played again.
    String cut = all.get(3).substring(0, all.get(3).length() - 1);
    Files.writeString(keep, String.join("\n", all.subList(0, 3)) + "\n" + cut);
    assertThat(ladder(2, "--keep", keep.toString())).isZero();
    assertThat(Files.readAllLines(keep))
        .hasSize(4)
        .startsWith(all.get(0), all.get(1), all.get(2))
        .allMatch(line -> line.split("\t").length == 9);
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

  @ParameterizedTest
  @ValueSource(strings = {"--keep", "--out", "--html"})
  void aFileThatCannotBeWrittenIsToldBeforeAnybodyPlays(String option) throws Exception {
    assertThat(ladder(1, option, folder.resolve("no/such/file").toString())).isEqualTo(2);
    assertThat(err.toString()).contains(option, "cannot be written", "no such folder");
    assertThat(err.toString()).doesNotContain("of 2");
    err.getBuffer().setLength(0);
    assertThat(ladder(1, option, folder.toString())).isEqualTo(2);
    assertThat(err.toString()).contains(option, "cannot be written").doesNotContain("of 2");
  }

  @Test
  void aFileOfSomethingElseIsLeftAlone() throws Exception {
    Path keep = folder.resolve("letter.txt");
    for (byte[] text : List.of("Dear mother".getBytes(UTF_8), new byte[] {(byte) 0xff, '\n'})) {
      Files.write(keep, text);
      assertThat(ladder(1, "--keep", keep.toString())).isEqualTo(2);
      assertThat(Files.readAllBytes(keep)).isEqualTo(text);
    }
  }

  @Test
  void oneBotIsNoLadder() {
    StringWriter err = new StringWriter();
    CommandLine command = Main.commandLine().setErr(new PrintWriter(err));
    assertThat(command.execute("ladder", "--bots", "staff")).isEqualTo(2);
    assertThat(err.toString()).contains("two or more different bots");
  }
}
