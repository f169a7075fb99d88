package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(Hall.class)
class BotTurnTest {
  /** Where the page keeps how long bots wait. */
  private static final String PACE = "JSON.parse(localStorage.getItem('settings')).pace";

  /** The bot waits for minutes before each order, so that there is time to look, until skipped. */
  @Test
  void aBotsTurnIsShownAndItsReasonsStayInTheLog(Hall.Guests guests, @TempDir Path data) {
    try (House slow = House.open(data, 600_000)) {
      String id = slow.begin("bot:staff", "me", 7);
      Visitor visitor = guests.at(slow).match(id);
      visitor.until("s.thinking").settle();
      assertThat(visitor.find(".bar .ask .p")).containsText("Central Powers: the bot ");
      assertThat(visitor.find(".think [role=progressbar]")).isVisible();
      visitor.press("#slower").until(PACE + " === 200");
      visitor.press("#faster").press("#faster").until(PACE + " === 50");
      assertThat(visitor.find("#end")).hasCount(0);
      visitor.press("#skip");
      visitor.until("s.match.decision.side === 'allied'").settle();
      assertThat(visitor.find(".think")).hasCount(0);
      visitor.until("s.log.some(l => l.said)").key("g");
      // the log opens at its last line
      visitor.until(
          "(e => e.scrollHeight > e.clientHeight && e.scrollTop + e.clientHeight >="
              + " e.scrollHeight - 2)(document.getElementById('sheetscroll'))");
      assertThat(visitor.find(".sheet .said").first()).isVisible();
      assertThat(visitor.find(".sheet .said").first().innerText()).contains("steps");
      visitor.page.reload();
      visitor.until("s.match && s.log.some(l => l.said)");
    } finally {
      guests.forget();
    }
  }
}
