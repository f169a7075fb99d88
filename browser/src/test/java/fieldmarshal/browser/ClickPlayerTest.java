package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.options.ReducedMotion;
import java.util.Set;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/**
 * Two turns of every game, played by mouse and keys, both sides: all their phases, with a few
 * marches in each. Whole games are played by {@link Clicks}.
 */
@ExtendWith(Hall.class)
@Execution(ExecutionMode.CONCURRENT)
class ClickPlayerTest {
  private static final int TURNS = 2;

  /** So many orders where units march: a staff would give dozens, each like the one before. */
  private static final int MARCHES = 8;

  /**
   * What the page of a visitor in a hurry is told: nothing travels or fades, and it draws when it
   * has something to draw, not when the browser has shown the last picture, which takes long
   * without a graphics card.
   */
  private static final String HURRY =
      """
      localStorage.setItem('settings', '{"day":false,"combats":false,"motion":"none"}');
      window.requestAnimationFrame = f => setTimeout(() => f(performance.now()));
      window.cancelAnimationFrame = clearTimeout;
      """;

  /** A visitor in a hurry, at a small window: what is tested is what lies there afterwards. */
  static Visitor calm(Hall.Guests guests) {
    Visitor visitor =
        guests.one(
            new Browser.NewContextOptions()
                .setViewportSize(1024, 640)
                .setReducedMotion(ReducedMotion.REDUCE));
    visitor.page.addInitScript("if (location.href !== 'about:blank') {" + HURRY + "}");
    return visitor;
  }

  @EveryGame
  void twoTurnsOfEveryGame(String game, String scenario, Hall.Guests guests) throws Exception {
    long began = System.nanoTime();
    ClickPlayer player =
        new ClickPlayer(calm(guests), guests.house, game, scenario, 7, Set.of())
            .marching(MARCHES)
            .play(TURNS + 1, Integer.MAX_VALUE);
    System.out.println(
        "%s by hand, %d orders %s, %d ms an order"
            .formatted(
                game,
                player.orders(),
                player.given,
                (System.nanoTime() - began) / 1_000_000 / player.orders()));
    assertThat(player.faults).isEmpty();
    assertThat(player.notDone).isEmpty();
    assertThat(player.turn()).isGreaterThan(TURNS);
  }
}
