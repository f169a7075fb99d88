package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.bots.Duel;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.BadRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Other programs as bots: those that play, and those that break off in every way we know. */
class ExecBotTest {
  private static final long LIMIT = 20_000;

  @TempDir
  @SuppressWarnings("NullAway.Init")
  Path folder;

  private static Duel.Result play(String first, long limit) throws BadRequest {
    Catalogue.Opened opened =
        new Catalogue(Shelf.games()).open("gwe-caporetto", "historical", null);
    return Players.play(opened, new String[] {first, "recruit"}, 1, limit);
  }

  private String program(String body) throws IOException {
    Path file = folder.resolve("bot.py");
    Files.writeString(file, "import json, sys\n" + body);
    return "exec:python3 '" + file + "'";
  }

  private static void forfeits(Duel.Result result, String why) {
    assertThat(result.winner()).isEqualTo("allied");
    assertThat(result.outcome().level()).isEqualTo("Central Powers forfeit");
    assertThat(result.forfeit()).contains(why);
  }

  @Test
  void theExampleInTheDocsPlaysToTheEnd() throws BadRequest {
    Path example = Path.of("..", "docs", "mybot.py");
    String there = Files.exists(example) ? example.toString() : "docs/mybot.py";
    Duel.Result result = play("exec:python3 " + there, LIMIT);
    assertThat(result.forfeit()).isEmpty();
    assertThat(result.turns()).isEqualTo(15);
  }

  @Test
  void aProgramThatHangsForfeitsWhenItsTimeIsUp() throws Exception {
    forfeits(play(program("sys.stdin.read()"), 300), "gave no order within 300 ms");
  }

  @Test
  void aProgramThatAsksMuchAndNeverReadsForfeitsWhenItsTimeIsUp() throws Exception {
    String body =
        """
        import time
        for i in range(20):
            print('{"do":"board"}', flush=True)
        time.sleep(60)
        """;
    long began = System.nanoTime();
    forfeits(play(program(body), 1500), "gave no order within 1500 ms");
    assertThat(System.nanoTime() - began).as("nanoseconds").isLessThan(20_000_000_000L);
  }

  @Test
  void aProgramLeavesNobodyBehind() throws Exception {
    Path note = folder.resolve("child");
    String body =
        "import subprocess\n"
            + "child = subprocess.Popen(['sleep', '300'])\n"
            + "open('%s', 'w').write(str(child.pid))\n".formatted(note)
            + "sys.stdin.read()\n";
    forfeits(play(program(body), 3000), "gave no order within");
    long child = Long.parseLong(Files.readString(note).strip());
    Optional<ProcessHandle> left = ProcessHandle.of(child);
    if (left.isPresent()) {
      left.get().onExit().get(5, TimeUnit.SECONDS);
    }
    assertThat(ProcessHandle.of(child).filter(ProcessHandle::isAlive)).isEmpty();
  }

  @Test
  void aProgramThatTalksNonsenseForfeits() throws Exception {
    forfeits(play(program("print('hello', flush=True)\nsys.stdin.read()"), LIMIT), "no request");
  }

  @Test
  void aProgramThatEndsForfeits() throws Exception {
    forfeits(play(program("sys.stdin.readline()\nsys.exit(3)"), LIMIT), "exit code 3");
  }

  @Test
  void aProgramThatAsksForWhatItMayNotForfeits() throws Exception {
    forfeits(
        play(
            program("sys.stdin.readline()\nprint('{\"do\":\"dice\",\"rolls\":[6]}', flush=True)"),
            LIMIT),
        "which it may not");
  }

  @Test
  void aProgramThatNeverLearnsForfeits() throws Exception {
    String body =
        """
        while True:
            print('{"do":"order","order":{"type":"displace","unit":"ah-4","hex":"1702"}}', flush=True)
            sys.stdin.readline()
        """;
    forfeits(play(program(body), LIMIT), "was refused 51 times");
  }

  @Test
  void aProgramThatIsNotThereIsAFaultOfTheCommandLine() {
    assertThatThrownBy(() -> play("exec:no-such-program-anywhere", LIMIT))
        .isInstanceOf(BadRequest.class)
        .hasMessageContaining("cannot be run");
    assertThatThrownBy(() -> Players.check("exec: ")).hasMessageContaining("which program");
  }

  @Test
  void commandsAreSplitAtBlanksAndQuotesKeepThemTogether() {
    assertThat(ExecBot.words("python3  my.py")).containsExactly("python3", "my.py");
    assertThat(ExecBot.words("'a b' \"c 'd'\" e''")).containsExactly("a b", "c 'd'", "e");
    assertThat(ExecBot.words(" ")).isEmpty();
  }
}
