package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.games.Shelf;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VersusTest {
  @TempDir
  @SuppressWarnings("NullAway.Init")
  private Path folder;

  private String run(String... args) {
    List<Game> shelf = List.of(Objects.requireNonNull(Shelf.find("clash-gumbinnen")));
    StringWriter out = new StringWriter();
    PrintWriter printer = new PrintWriter(out);
    int code = LabCommand.run(Versus::new, shelf, printer, printer, args);
    assertThat(code).as(out.toString()).isZero();
    return out.toString();
  }

  /** A folder without jars is this build once more. */
  @Test
  void aBotAgainstItselfSharesThePointsOfMirroredSeeds() {
    assertThat(run(folder.toString(), "--bot", "recruit", "--games", "2"))
        .contains("recruit against their recruit", " of 4, ", "Central Powers", " of 2, ")
        .doesNotContain("builds differ");
  }

  @Test
  void whatIsKeptIsNotPlayedAgain() throws Exception {
    Path keep = folder.resolve("games.tsv");
    String first = oneGame(keep);
    List<String> lines = Files.readAllLines(keep);
    assertThat(lines).hasSize(1);
    String won = lines.getFirst().replaceFirst("\t[0-9.]+\t[0-9]+$", "\t1\t7");
    Files.writeString(keep, won + "\n");
    assertThat(oneGame(keep)).contains("1.0 of 1, 100 %", "longest thought 7 ms");
    assertThat(Files.readAllLines(keep)).hasSize(1);
    assertThat(first).contains(" of 1, ");
  }

  @Test
  void gamesAreToldApartInWhichTheBuildsDiffer() throws Exception {
    Path keep = folder.resolve("games.tsv");
    Files.writeString(keep, "clash-gumbinnen\tcampaign\trecruit\trecruit\t1\t0\tdiffer\t3\n");
    assertThat(oneGame(keep)).contains("games in which the builds differ: 1").doesNotContain("NaN");
  }

  private String oneGame(Path keep) {
    String file = keep.toString();
    return run(
        folder.toString(), "--bot", "recruit", "--games", "1", "--side", "0", "--keep", file);
  }
}
