package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.Set;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The first orders of every game, played by mouse and keys, both sides. Whole games are played by
 * {@link Clicks}.
 */
@ExtendWith(Hall.class)
@Execution(ExecutionMode.CONCURRENT)
class ClickPlayerTest {
  private static final int ORDERS = 8;

  /** A visitor for whom nothing travels: what is tested is what lies there afterwards. */
  static Visitor calm(Hall.Guests guests) {
    return guests.one(
        new Browser.NewContextOptions()
            .setViewportSize(1366, 768)
            .setReducedMotion(ReducedMotion.REDUCE));
  }

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
  void theFirstOrdersOfEveryGame(String game, String scenario, Hall.Guests guests)
      throws Exception {
    ClickPlayer player =
        new ClickPlayer(calm(guests), guests.house, game, scenario, 7, Set.of()).play(99, ORDERS);
    System.out.println(game + " by hand " + player.given);
    assertThat(player.faults).isEmpty();
    assertThat(player.notDone).isEmpty();
  }
}
