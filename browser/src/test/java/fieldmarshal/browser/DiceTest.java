package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.microsoft.playwright.APIResponse;
import com.microsoft.playwright.Route;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Every page checks every die as it comes, says so calmly, and says loudly where one is wrong. */
@Calm
@ExtendWith(Hall.class)
class DiceTest {
  private static final int FACES = 6;

  /** A match whose dice are sealed, in which some have fallen. */
  private static String begin(House house) {
    ObjectNode setup = House.object().put("game", "clash-ypres").put("scenario", "campaign");
    setup.putObject("seats").put("central", "me").put("entente", "me");
    String id = house.post("/api/matches", setup).path("id").asText();
    while (total(house, id) < 6) {
      house.order(id, house.match(id).path("suggest"));
    }
    return id;
  }

  private static int total(House house, String id) {
    return house.get("/api/matches/" + id + "/rolls").path("total").asInt();
  }

  /** Whoever stands between the server and the page changes an answer. */
  private static void between(Visitor visitor, String what, Consumer<JsonNode> change) {
    visitor.page.route(
        "**/api/matches/*/" + what + "*",
        (Route route) -> {
          APIResponse answer = route.fetch();
          JsonNode json = House.parse(answer.text());
          change.accept(json);
          route.fulfill(
              new Route.FulfillOptions()
                  .setContentType("application/json")
                  .setBody(json.toString()));
        });
  }

  @Test
  void thePageChecksEachDieAndSaysSo(Visitor visitor, House house) {
    String id = begin(house);
    int before = total(house, id);
    visitor.match(id).until("s.dice && s.dice.total === " + before);
    assertThat(visitor.find("#dice.whole"))
        .hasAttribute("aria-label", "Dice verified, " + before + " of " + before);
    while (total(house, id) == before) {
      house.order(id, house.match(id).path("suggest"));
    }
    int after = total(house, id);
    visitor.until("s.dice && s.dice.total === " + after).settle();
    assertThat(visitor.find("#dice.whole"))
        .hasAttribute("aria-label", "Dice verified, " + after + " of " + after);
    visitor.press("#dice").until("s.drawer === 'dice'").settle();
    assertThat(visitor.find(".dicepage tbody tr")).hasCount(after);
    assertThat(
            visitor.number(
                "[...document.querySelectorAll('.dicepage tbody tr')].filter(r =>"
                    + " r.lastChild.textContent === 'agrees').length"))
        .isEqualTo(after);
    assertThat(visitor.find("#dice-statistics")).containsText("rolls of 1 to 6");
    assertThat(visitor.find(".toast.alarm")).hasCount(0);

    // when the match is over its dice are counted with those of all others
    house.post("/api/matches/" + id + "/resign", House.object().put("as", "central"));
    visitor.until("s.end").key("Escape").until("!s.end").settle();
    visitor.press("#dice").press("#all-dice").until("s.drawer === 'statistics'");
    assertThat(visitor.find("#host-dice h3")).containsText("match");
    assertThat(visitor.find("#host-even .sort", "rolls of 1 to 6")).isVisible();
  }

  @Test
  void aDieThatIsAlteredOnItsWayIsFound(Hall.Guests guests, House house) {
    String id = begin(house);
    Visitor face = guests.one();
    between(
        face,
        "rolls",
        json -> {
          if (json.at("/rolls/4") instanceof ObjectNode die) {
            die.put("face", die.path("face").asInt() % die.path("faces").asInt() + 1);
          }
        });
    face.match(id).until("s.dice && s.dice.fault").settle();
    assertThat(face.find(".toast.alarm[role=alert]")).containsText("Roll 5 shows");
    face.press(".toast.alarm button").until("s.drawer === 'dice'").settle();
    assertThat(face.find(".dicepage tr.wrong")).containsText("does not agree");

    Visitor link = guests.one();
    between(
        link, "rolls", json -> ((ObjectNode) json.at("/streams/0")).put("link", "0".repeat(64)));
    link.match(id).until("s.dice && s.dice.fault").settle();
    assertThat(link.find(".toast.alarm")).containsText("does not belong to the chain");

    Visitor log = guests.one();
    between(
        log,
        "log",
        json -> {
          for (JsonNode line : json) {
            ArrayNode dice = (ArrayNode) line.path("dice");
            if (!dice.isEmpty()) {
              dice.set(0, dice.get(0).asInt() % FACES + 1);
              return;
            }
          }
        });
    log.match(id).until("s.dice && s.dice.fault").settle();
    assertThat(log.find(".toast.alarm")).containsText("The log shows");
  }

  /**
   * A file is opened with what proves its dice; those that follow come from a chain of their own.
   */
  @Test
  void theDiceOfAFileAreCheckedWhenItIsOpened(Visitor visitor, House house) {
    String id = begin(house);
    String copy = house.open(house.get("/api/matches/" + id + "/file"));
    int total = total(house, copy);
    visitor.match(copy).until("s.dice && s.dice.proved === " + total).settle();
    assertThat(visitor.text("s.dice.book.streams.length")).isEqualTo("2");
    assertThat(visitor.text("s.dice.fault")).isEqualTo("null");
  }

  /**
   * The page promises a seed for each side that plays at it, sees the head, and tells the seeds.
   */
  @Test
  void thePagePutsSeedsIntoTheDice(Visitor visitor, House house) {
    ObjectNode setup = House.object().put("game", "clash-gumbinnen").put("scenario", "campaign");
    String id = house.post("/api/matches", setup.put("seeds", true)).path("id").asText();
    visitor.match(id).until("s.dice && s.dice.book.streams.length === 2").settle();
    JsonNode rolls = house.get("/api/matches/" + id + "/rolls");
    assertThat(rolls.at("/round/wanted").asBoolean()).isFalse();
    assertThat(rolls.at("/streams/1/seeds")).hasSize(2);
    assertThat(visitor.text("s.dice.fault")).isEqualTo("null");
    visitor.page.reload();
    visitor.until("s.dice && s.dice.book.own.length === 2").settle();
    assertThat(visitor.text("s.dice.fault")).isEqualTo("null");
  }
}
