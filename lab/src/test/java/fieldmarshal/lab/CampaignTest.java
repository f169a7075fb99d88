package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CampaignTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(String... args) {
    return Campaign.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
  }

  @Test
  void tellsWhenTheRiversAreReached() {
    assertThat(run("--games", "2")).isZero();
    assertThat(out.toString())
        .startsWith("2 games, staff against staff: Central Powers ")
        .containsPattern("on the Tagliamento +with 1 in [12] games; turn .*, from [4-9],")
        .contains("on the Piave")
        .hasLineCount(5);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--games=0; --games must be at least 1",
        "--bots=staff; --bots must name two",
        "--bots=staff,nobody; there is no bot nobody",
      })
  void saysWhatIsWrong(String argument, String complaint) {
    assertThat(run(argument)).isEqualTo(2);
    assertThat(err.toString()).contains(complaint);
    assertThat(out.toString()).isEmpty();
  }
}
