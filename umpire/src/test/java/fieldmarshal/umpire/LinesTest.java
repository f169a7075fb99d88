package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinesTest {

  private static List<String> run(byte[] in) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    new Dialogue(List.of()).umpire.run(new ByteArrayInputStream(in), out);
    String text = out.toString(StandardCharsets.UTF_8);
    assertThat(text.isEmpty() || text.endsWith("\n")).isTrue();
    return text.lines().toList();
  }

  private static List<String> run(String in) throws IOException {
    return run(in.getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void everyLineGetsOneLineInOrder() throws IOException {
    List<String> answers = run("{\"do\":\"games\"}\nnonsense\r\n{\"do\":\"games\"}\r\n");
    assertThat(answers).hasSize(3);
    assertThat(answers.get(0)).isEqualTo("{\"ok\":true,\"games\":[]}").isEqualTo(answers.get(2));
    assertThat(answers.get(1)).startsWith("{\"ok\":false,\"error\":\"not JSON");
  }

  @Test
  void anEmptyLineIsAnError() throws IOException {
    assertThat(run("\n   \n")).hasSize(2).allMatch(line -> line.contains("\"error\""));
  }

  @Test
  void theLastLineNeedsNoEnd() throws IOException {
    assertThat(run("{\"do\":\"games\"}")).containsExactly("{\"ok\":true,\"games\":[]}");
    assertThat(run("")).isEmpty();
  }

  @Test
  void aLineThatIsNotUtf8IsAnErrorAndTheNextIsAnswered() throws IOException {
    byte[] in = "{\"do\":\"XY\"}\n{\"do\":\"games\"}\n".getBytes(StandardCharsets.ISO_8859_1);
    in[7] = (byte) 0xC3;
    in[8] = (byte) 0x28;
    assertThat(run(in))
        .containsExactly(
            "{\"ok\":false,\"error\":\"the line is not UTF-8\"}", "{\"ok\":true,\"games\":[]}");
  }

  @Test
  void aLineBeyondTheLimitIsAnErrorAndTheNextIsAnswered() throws IOException {
    byte[] head = new byte[Umpire.LONGEST_LINE + 1];
    Arrays.fill(head, (byte) '[');
    ByteArrayOutputStream in = new ByteArrayOutputStream();
    in.write(head);
    in.write("\n{\"do\":\"games\"}\n".getBytes(StandardCharsets.UTF_8));
    List<String> answers = run(in.toByteArray());
    assertThat(answers).hasSize(2);
    assertThat(answers.get(0)).contains("longer than");
    assertThat(answers.get(1)).contains("\"ok\":true");
  }
}
