package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** A player leaves answers for the enemy's part of the turn, and withdraws them. */
@Calm
@ExtendWith(Hall.class)
class StandingTest {

  @Test
  void answersAreLeftUsedAndWithdrawn(Visitor visitor, House house) {
    String id = house.begin("clash-gumbinnen", "campaign", "bot:staff", "me", 7);
    visitor.match(id).settle();
    visitor.menu("Standing orders").until("document.querySelector('[data-set=losses-clerk]')");
    for (String choice :
        new String[] {"losses-clerk", "retreats-clerk", "options-clerk", "withdrawals-hold"}) {
      visitor.press("[data-set=" + choice + "]");
      assertThat(visitor.find("[data-set=" + choice + "]")).hasAttribute("aria-pressed", "true");
    }
    String left = house.get("/api/matches/" + id + "/standing?as=entente").toString();
    assertThat(left).contains("\"chosen\":\"hold\"");
    visitor.press("#withdraw-all");
    assertThat(visitor.find("[data-set=losses-ask]")).hasAttribute("aria-pressed", "true");
    assertThat(house.get("/api/matches/" + id + "/standing?as=entente").toString())
        .doesNotContain("\"chosen\":\"");
    visitor.key("Escape").until("!s.drawer");
  }
}
