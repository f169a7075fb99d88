package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.microsoft.playwright.Browser;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The strip of the cup in Clash of Giants: chits drawn and left, chances, the command die. */
@Calm
@ExtendWith(Hall.class)
class CupTest {

  @Test
  void theStripShowsChitsChancesAndTheDie(Visitor visitor, House house) {
    String id = house.begin("clash-galicia", "campaign", "me", "friend", 7);
    visitor.match(id);
    JsonNode chits = house.match(id).at("/state/chits");
    assertThat(chits.size()).isEqualTo(8);
    assertThat(visitor.find(".cupstrip .chit")).hasCount(8);
    assertThat(visitor.find(".cupstrip .chit.on")).hasCount(1);
    JsonNode active = chits.get(0);
    assertThat(visitor.find(".cupstrip .chit.on b")).hasText(active.at("/roll/value").asText());
    assertThat(visitor.find(".dietrack li.on b")).hasText(active.at("/roll/value").asText());
    assertThat(visitor.find(".dietrack li")).hasCount(6);
    assertThat(visitor.find(".cuppart .each")).hasText("each of the 7 armies 14\u00a0%");
    assertThat(visitor.find(".odds2")).containsText("57\u00a0%");
  }

  @Test
  void theNextChitIsAddedWhenTheMovementEnds(Visitor visitor, House house) {
    String id = house.begin("clash-ypres", "campaign", "me", "friend", 7);
    house.suggested(id, 2);
    visitor.match(id);
    int drawn = 0;
    for (JsonNode chit : house.match(id).at("/state/chits")) {
      drawn += chit.has("drawn") ? 1 : 0;
    }
    assertThat(drawn).isPositive();
    assertThat(visitor.find(".cuppart").first().locator(".chit")).hasCount(drawn);
  }

  @Test
  void aGameWithoutACupHasNoStrip(Visitor visitor, House house) {
    visitor.match(house.begin("me", "friend", 7));
    assertThat(visitor.find(".cupstrip")).hasCount(0);
  }

  @Test
  void theStripFitsOnAPhone(Hall.Guests guests, House house) {
    String id = house.begin("clash-galicia", "campaign", "me", "friend", 7);
    Visitor visitor =
        guests.one(new Browser.NewContextOptions().setViewportSize(390, 844)).match(id);
    assertThat(visitor.find(".cupstrip .chit").first()).isVisible();
    // the bar has one row of buttons, so that it covers nothing of the strip
    assertThat(visitor.find("#panels header.bar").boundingBox().height)
        .isLessThanOrEqualTo(visitor.find(".cupstrip").boundingBox().y + 1);
    assertThat(visitor.number("document.documentElement.scrollWidth")).isLessThanOrEqualTo(390);
  }
}
