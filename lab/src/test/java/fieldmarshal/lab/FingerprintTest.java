package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.games.Shelf;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class FingerprintTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private String run(int expected, String... args) {
    out.getBuffer().setLength(0);
    int code =
        LabCommand.run(
            Fingerprint::new,
            Shelf.games(),
            new PrintWriter(out, true),
            new PrintWriter(err, true),
            args);
    assertThat(code).as(err.toString()).isEqualTo(expected);
    return out.toString();
  }

  @Test
  void oneSeedGivesOneHashAndAnotherSeedAnother() {
    String[] args = {
      "--game", "east-prussia-1914", "--scenario", "masurian", "--bot", "recruit", "--games", "2"
    };
    String first = run(0, args);
    assertThat(first).isEqualTo(run(0, args));
    String[] lines = first.split("\n");
    assertThat(lines).hasSize(2);
    assertThat(lines[0]).startsWith("east-prussia-1914\tmasurian\t1\t");
    assertThat(lines[0].replaceAll(".*\t", "")).isNotEqualTo(lines[1].replaceAll(".*\t", ""));
  }

  @Test
  void aBotThatDoesNotExistIsNamed() {
    run(2, "--bot", "napoleon");
    assertThat(err.toString()).contains("there is no bot napoleon");
  }
}
