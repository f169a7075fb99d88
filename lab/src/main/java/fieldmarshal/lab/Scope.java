package fieldmarshal.lab;

import fieldmarshal.engine.Game;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which games and scenarios a long run plays, and on how many threads. */
public final class Scope {
  @Spec(Spec.Target.MIXEE)
  @SuppressWarnings("NullAway.Init")
  private CommandSpec spec;

  @Option(names = "--game", description = "The game, such as gwe-caporetto; all, if left out.")
  private @Nullable String game;

  @Option(names = "--scenario", description = "The scenario; all, if left out.")
  private @Nullable String scenario;

  @Option(names = "--threads", description = "At once; one for each processor, if left out.")
  private int threads = Runtime.getRuntime().availableProcessors();

  public int threads() {
    return threads;
  }

  /** The games that are meant; those of the shelf are named where there are none. */
  public List<Game> games(List<Game> shelf, int games) {
    if (games < 1 || threads < 1) {
      throw wrong((games < 1 ? "--games" : "--threads") + " must be at least 1");
    }
    List<Game> chosen =
        shelf.stream().filter(each -> game == null || each.id().equals(game)).toList();
    if (chosen.isEmpty()) {
      throw wrong(
          "there is no game " + game + "; there is " + joined(shelf.stream().map(Game::id)));
    }
    if (chosen.stream().flatMap(each -> each.scenarios().stream()).noneMatch(this::isMeant)) {
      throw wrong(
          "there is no scenario "
              + scenario
              + "; there is "
              + joined(
                  chosen.stream()
                      .flatMap(each -> each.scenarios().stream())
                      .map(Game.Scenario::id)));
    }
    return chosen;
  }

  public boolean isMeant(Game each, Game.Scenario one) {
    return (game == null || each.id().equals(game)) && isMeant(one);
  }

  public boolean isMeant(Game.Scenario each) {
    return scenario == null || each.id().equals(scenario);
  }

  private static String joined(Stream<String> ids) {
    return ids.distinct().collect(Collectors.joining(", "));
  }

  public ParameterException wrong(String message) {
    return new ParameterException(spec.commandLine(), message);
  }

  /** What was asked for, as one types it. */
  public String typed() {
    return (game == null ? "" : " --game " + game)
        + (scenario == null ? "" : " --scenario " + scenario);
  }
}
