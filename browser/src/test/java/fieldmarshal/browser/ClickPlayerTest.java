package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The first orders of every game, played by mouse and keys, both sides. How many orders can be set
 * with {@code -Dfieldmarshal.clicks=2000}.
 */
@ExtendWith(Hall.class)
class ClickPlayerTest {
  private static final int MOST = 20;

  @ParameterizedTest
  @CsvSource({
    "gwe-caporetto,historical",
    "gwe-brusilov,fourth-of-june",
    "east-prussia-1914,historical",
    "italian-front-1917,campaign",
    "clash-galicia,campaign",
    "clash-ypres,campaign",
    "clash-gumbinnen,campaign"
  })
  void theFirstTurnsOfEveryGame(String game, String scenario, Visitor visitor, House house)
      throws Exception {
    ClickPlayer player = new ClickPlayer(visitor, house, game, scenario, 7, Set.of());
    player.play(3, Integer.getInteger("fieldmarshal.clicks", MOST));
    System.out.println(game + " by hand " + player.given + ", accepted " + player.accepted);
    player.notDone.forEach(System.out::println);
    player.faults.forEach(System.out::println);
    assertThat(player.faults).isEmpty();
  }
}
