package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.games.Shelf;
import fieldmarshal.testkit.Invariants;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The long run, cut short. */
class SoakTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(Invariants invariants, String... args) {
    return Soak.run(
        Shelf.games(),
        Map.of("gwe-caporetto", invariants),
        new PrintWriter(out, true),
        new PrintWriter(err, true),
        args);
  }

  private static List<String> nothingWrong(Rules rules, Position position) {
    return List.of();
  }

  /** Complains about turn 2 of one scenario. */
  private static List<String> wrongOnTurnTwo(Rules rules, Position position) {
    return rules.status(position).turn() == 2 ? List.of("it rains") : List.of();
  }

  @Test
  void playsEveryScenarioAndTellsHowItWent() {
    assertThat(run(SoakTest::nothingWrong, "--games", "2", "--threads", "2", "--seed", "7"))
        .isZero();
    List<String> lines = out.toString().lines().toList();
    List<String> scenarios =
        Shelf.games().stream()
            .flatMap(game -> game.scenarios().stream().map(each -> game.id() + " " + each.id()))
            .toList();
    assertThat(lines).hasSameSizeAs(scenarios);
    for (int i = 0; i < lines.size(); i++) {
      assertThat(lines.get(i))
          .matches(
              scenarios.get(i)
                  + ": 2 games, seeds 7 to 8, [\\d,]+ orders,"
                  + " [\\d,]+ dice, no fault; [\\d.]+ s");
    }
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void stopsAtTheFirstFaultAndTellsHowToSeeItAgain() {
    String[] again = {"--game", "gwe-caporetto", "--scenario", "tyrol", "--games", "1", "--seed"};
    assertThat(run(SoakTest::wrongOnTurnTwo, "--scenario", "tyrol", "--games", "3", "--seed", "11"))
        .isEqualTo(1);
    assertThat(out.toString()).isEmpty();
    assertThat(err.toString())
        .contains("gwe-caporetto, scenario tyrol, options [")
        .contains("seed 11, order ")
        .contains("leaves the table wrong: it rains")
        .contains("./fieldmarshal soak " + String.join(" ", again) + " 11");
    String fault = err.toString().lines().findFirst().orElseThrow();
    err.getBuffer().setLength(0);
    List<String> args = new java.util.ArrayList<>(List.of(again));
    args.add("11");
    assertThat(run(SoakTest::wrongOnTurnTwo, args.toArray(String[]::new))).isEqualTo(1);
    assertThat(err.toString()).startsWith(fault);
  }

  @Test
  void saysWhatThereIsWhenAskedForWhatIsNot() {
    assertThat(run(SoakTest::nothingWrong, "--game", "chess")).isEqualTo(2);
    assertThat(err.toString()).contains("there is no game chess; there is gwe-caporetto");
    err.getBuffer().setLength(0);
    assertThat(run(SoakTest::nothingWrong, "--scenario", "summer")).isEqualTo(2);
    assertThat(err.toString()).contains("there is no scenario summer; there is historical, tyrol");
    err.getBuffer().setLength(0);
    assertThat(run(SoakTest::nothingWrong, "--games", "0")).isEqualTo(2);
    assertThat(err.toString()).contains("--games must be at least 1");
    err.getBuffer().setLength(0);
    assertThat(run(SoakTest::nothingWrong, "--gams", "5")).isEqualTo(2);
    assertThat(err.toString()).contains("--gams");
  }
}
