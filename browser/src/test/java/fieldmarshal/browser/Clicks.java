package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.games.Shelf;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whole games through the page, by mouse and keys, to the end: {@code ./fieldmarshal clicks}. No
 * test by its name. What it takes stands in the property {@code fieldmarshal.clicks}: {@code --game
 * gwe-caporetto --scenario tyrol --option heroic-leaders --games 2 --seed 7 --orders 500 --marches
 * 10}; without a game or scenario all of them are played, without an option those that are usual.
 * So many marches are made in a phase at most, which shortens a game.
 */
@ExtendWith(Hall.class)
@Execution(ExecutionMode.CONCURRENT)
class Clicks {
  private static final int ENDLESS = 20_000;

  static Stream<Arguments> games() {
    List<String> words =
        List.of(System.getProperty("fieldmarshal.clicks", "").strip().split("\\s+"));
    String game = word(words, "--game", "");
    String scenario = word(words, "--scenario", "");
    long seed = Long.parseLong(word(words, "--seed", "7"));
    int orders = Integer.parseInt(word(words, "--orders", String.valueOf(ENDLESS)));
    int marches = Integer.parseInt(word(words, "--marches", String.valueOf(ENDLESS)));
    Set<String> options = new TreeSet<>();
    for (int i = 0; i + 1 < words.size(); i++) {
      if (words.get(i).equals("--option")) {
        options.add(words.get(i + 1));
      }
    }
    List<Arguments> games = new ArrayList<>();
    for (int i = 0; i < Integer.parseInt(word(words, "--games", "1")); i++) {
      for (Game each : Shelf.games()) {
        for (Game.Scenario one : each.scenarios()) {
          if ((game.isEmpty() || game.equals(each.id()))
              && (scenario.isEmpty() || scenario.equals(one.id()))) {
            Set<String> played = options.isEmpty() ? each.usual(one.id()) : options;
            games.add(Arguments.of(each.id(), one.id(), seed + i, played, orders, marches));
          }
        }
      }
    }
    return games.stream();
  }

  private static String word(List<String> words, String name, String otherwise) {
    int at = words.indexOf(name);
    return at >= 0 && at + 1 < words.size() ? words.get(at + 1) : otherwise;
  }

  @ParameterizedTest
  @MethodSource("games")
  void toTheEnd(
      String game,
      String scenario,
      long seed,
      Set<String> options,
      int orders,
      int marches,
      Hall.Guests guests)
      throws Exception {
    ClickPlayer player =
        new ClickPlayer(ClickPlayerTest.calm(guests), guests.house, game, scenario, seed, options)
            .marching(marches)
            .play(Integer.MAX_VALUE, orders);
    StringBuilder told = new StringBuilder();
    told.append(
        "%s %s, seed %d: %d orders, %s; by hand %s%n"
            .formatted(
                game,
                scenario,
                seed,
                player.orders(),
                player.over() ? "to the end" : "not to the end",
                player.given));
    player.notDone.forEach(one -> told.append("  not done ").append(one).append('\n'));
    player.faults.forEach(one -> told.append("  fault ").append(one).append('\n'));
    System.out.print(told);
    assertThat(player.faults).isEmpty();
    assertThat(player.notDone).isEmpty();
    assertThat(player.over() || player.orders() >= orders).as("the end").isTrue();
  }
}
