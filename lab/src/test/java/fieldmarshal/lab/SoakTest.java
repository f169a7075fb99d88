package fieldmarshal.lab;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Rules;
import fieldmarshal.games.Shelf;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** The long run, cut short. */
class SoakTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int run(List<Game> shelf, String... args) {
    return LabCommand.run(
        Soak::new, shelf, new PrintWriter(out, true), new PrintWriter(err, true), args);
  }

  private int run(String... args) {
    return run(Shelf.games(), args);
  }

  /** Caporetto, whose positions of turn 2 are wrong. */
  private static List<Game> wrongOnTurnTwo() {
    Game game = Shelf.games().getFirst();
    return List.of(
        copied(
            Game.class,
            (name, args) ->
                name.equals("rules")
                    ? rainy(game.rules((String) args[0], asOptions(args[1])))
                    : null,
            game));
  }

  @SuppressWarnings("unchecked")
  private static Set<String> asOptions(Object options) {
    return (Set<String>) options;
  }

  private static Rules rainy(Rules rules) {
    return copied(
        Rules.class,
        (name, args) ->
            name.equals("faults") && rules.status((Position) args[0]).turn() == 2
                ? List.of("it rains")
                : null,
        rules);
  }

  /** What is to be answered otherwise; null where the original answers. */
  private interface Otherwise {
    @Nullable Object answer(String method, Object[] arguments) throws Exception;
  }

  private static <T> T copied(Class<T> type, Otherwise otherwise, T original) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, args) -> {
              Object answer = args == null ? null : otherwise.answer(method.getName(), args);
              return answer == null ? method.invoke(original, args) : answer;
            }));
  }

  @Test
  void playsEveryScenarioAndTellsHowItWent() {
    assertThat(run("--games", "1", "--threads", "2", "--seed", "7")).isZero();
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
                  + ": 1 games, seeds 7 to 7, [\\d,]+ orders,"
                  + " [\\d,]+ dice, no fault; [\\d.]+ s");
    }
    // A slow machine is told how far it is; there is nothing else to tell.
    assertThat(err.toString().lines()).allMatch(line -> line.endsWith(" of 1 games played"));
  }

  @Test
  void stopsAtTheFirstFaultAndTellsHowToSeeItAgain() {
    String[] again = {"--game", "gwe-caporetto", "--scenario", "tyrol", "--games", "1", "--seed"};
    assertThat(run(wrongOnTurnTwo(), "--scenario", "tyrol", "--games", "3", "--seed", "11"))
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
    assertThat(run(wrongOnTurnTwo(), args.toArray(String[]::new))).isEqualTo(1);
    assertThat(err.toString()).startsWith(fault);
  }

  @Test
  void saysWhatThereIsWhenAskedForWhatIsNot() {
    assertThat(run("--game", "chess")).isEqualTo(2);
    assertThat(err.toString()).contains("there is no game chess; there is gwe-caporetto");
    err.getBuffer().setLength(0);
    assertThat(run("--scenario", "summer")).isEqualTo(2);
    assertThat(err.toString()).contains("there is no scenario summer; there is historical, tyrol");
    err.getBuffer().setLength(0);
    assertThat(run("--games", "0")).isEqualTo(2);
    assertThat(err.toString()).contains("--games must be at least 1");
    err.getBuffer().setLength(0);
    assertThat(run("--gams", "5")).isEqualTo(2);
    assertThat(err.toString()).contains("--gams");
  }
}
