package fieldmarshal.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Kind;
import fieldmarshal.engine.Match;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * A combat of every game, played by staffs and seen at the table: the bar says whose turn it is and
 * who is asked, those who left the combat are still drawn beside its strength, and the card tells
 * all that came of it, also where the table changes hands between hidden sides.
 */
@Calm
@ExtendWith(Hall.class)
class CombatToldTest {
  private static final List<String> TOLD = List.of("reduced", "removed", "moved");

  /**
   * The line with which a combat begins that is just over: one in which the other side was asked
   * and somebody lost steps or fell back, and after which the phase goes on, or ends with the last
   * answer; -1 for none.
   */
  private static int begin(Match match, boolean ends) {
    if (!(match.decision() instanceof Decision.Choose now)
        || now.kind().equals(Kind.MOVE) && !ends
        || !(match.size() > 0 && match.decision(match.size() - 1) instanceof Decision.Choose last)
        || ends && List.of(Kind.MOVE, Kind.ATTACK).contains(last.kind())
        || match.rules().engaged(match.position()) != null) {
      return -1;
    }
    int first = match.size() - 1;
    while (first > 0 && match.rules().engaged(match.before(first)) != null) {
      first--;
    }
    boolean asked = false;
    boolean lost = false;
    boolean goesOn = true;
    int fights = 0;
    for (int line = Math.max(0, first); line < match.size(); line++) {
      asked |=
          match.decision(line) instanceof Decision.Choose choose
              && !choose.side().equals(choose.part().side());
      for (Event event : match.events(line)) {
        lost |=
            event.bare() instanceof Event.Reduced
                || event.bare() instanceof Event.Moved moved && moved.back();
        goesOn &= line == first || !(event.bare() instanceof Event.Began);
        fights += event.bare() instanceof Event.Fought ? 1 : 0;
      }
    }
    return fights == 1 && asked && lost && goesOn != ends ? first : -1;
  }

  @EveryGame
  void fromTheOrderToTheLastAdvance(String game, String scenario, Visitor visitor, House house) {
    told(game, scenario, false, visitor, house);
  }

  /** The last answer may end the phase as well: what came of the combat is still read. */
  @ParameterizedTest(name = "{0}")
  @CsvSource({"clash-gumbinnen,campaign", "gwe-caporetto,historical"})
  void theCardStaysWhereTheLastAnswerEndsThePhase(
      String game, String scenario, Visitor visitor, House house) {
    told(game, scenario, true, visitor, house);
  }

  private static void told(
      String game, String scenario, boolean ends, Visitor visitor, House house) {
    int[] first = {-1};
    ObjectNode file =
        Played.until(
            game,
            scenario,
            "staff",
            3,
            match -> {
              first[0] = begin(match, ends);
              return first[0] >= 0;
            });
    assertThat(first[0]).as("a combat with an answer and losses").isNotNegative();
    ArrayNode orders = (ArrayNode) file.get("orders");
    List<JsonNode> rest = new ArrayList<>();
    ArrayNode dice = file.withObject("/dice").putArray("laid");
    while (orders.size() > first[0]) {
      rest.addFirst(orders.remove(orders.size() - 1));
    }
    rest.forEach(line -> line.path("dice").forEach(dice::add));
    String id = house.open(file);
    visitor.page.navigate(house.address + "/match/" + id);
    visitor.until("s.match && (s.veil || document.querySelector('.ask .who'))").settle();
    sit(visitor);
    int before = house.get("/api/matches/" + id + "/log").size();
    int asked = 0;
    int drawn = 0;
    for (JsonNode line : rest) {
      JsonNode decision = house.order(id, line.path("order")).at("/match/decision");
      visitor
          .until("s.match.decision.prompt === " + decision.path("prompt") + " || s.veil")
          .settle();
      sit(visitor);
      asked += bar(visitor, decision);
      drawn = strength(visitor, drawn);
      room(visitor, decision);
      if (visitor.find("[data-key=decide] .underway").count() > 0) {
        UnderWayTest.whyIsSaid(
            House.parse(visitor.text("JSON.stringify(s.match.state.combat)")),
            visitor.find("[data-key=decide]"));
      }
    }
    assertThat(asked).as("the other side was asked").isPositive();
    card(visitor, house.get("/api/matches/" + id + "/log?from=" + before));
  }

  /** Whoever may advance reads how full the hex is then. */
  private static void room(Visitor visitor, JsonNode decision) {
    if (decision.path("kind").asText().equals("advance")
        && visitor
            .text("s.pick.hexes?.size < 5 && [...s.pick.hexes.values()][0][0].type === 'advance'")
            .equals("true")) {
      assertThat(visitor.find("[data-key=decide] p.room").first()).isVisible();
    }
  }

  /** Whoever decides next sits down, where something is hidden. */
  private static void sit(Visitor visitor) {
    if (visitor.find("#seat").count() > 0) {
      visitor.press("#seat").until("!s.veil").settle();
    }
  }

  /** The bar names whose part of the turn it is, and the side that is asked where it is another. */
  private static int bar(Visitor visitor, JsonNode decision) {
    String part = decision.at("/part/title").asText();
    String side = decision.path("sideName").asText();
    boolean other = !decision.at("/part/side").equals(decision.path("side"));
    assertThat(visitor.find(".ask .who").first()).hasText(part);
    assertThat(visitor.find(".ask .who").last()).hasText(other ? side : part);
    return other ? 1 : 0;
  }

  /**
   * Of the units that the strength of the defence counts none vanishes; those who left are pale.
   */
  private static int strength(Visitor visitor, int drawn) {
    int now =
        visitor.number(
            "s.match.state.combat ? document.querySelectorAll('.underway .sides > div:nth-child(2)"
                + " .counter').length : 0");
    if (visitor.find(".underway").count() == 0) {
      return drawn;
    }
    assertThat(now).as("defenders that are drawn").isPositive().isGreaterThanOrEqualTo(drawn);
    return now;
  }

  private static void card(Visitor visitor, JsonNode log) {
    assertThat(visitor.find(".result")).isVisible();
    String shown = visitor.find(".result").innerText().replaceAll("\\s+", " ");
    int told = 0;
    for (JsonNode line : log) {
      JsonNode events = line.path("events");
      for (int i = 0; i < events.size(); i++) {
        JsonNode event = events.get(i);
        if (told > 0 && event.path("type").asText().equals("began")) {
          break;
        }
        if (TOLD.contains(event.path("type").asText()) && !lastStep(event, events.path(i + 1))) {
          assertThat(shown).contains(event.path("text").asText().replaceAll("\\s+", " "));
          told++;
        }
      }
    }
    assertThat(told).as("losses, retreats, advances").isPositive();
  }

  /** Whether a loss of steps is that of the last one: the elimination that follows tells it. */
  static boolean lastStep(JsonNode event, JsonNode next) {
    return event.path("type").asText().equals("reduced")
        && next.path("type").asText().equals("removed")
        && next.path("unit").equals(event.path("unit"))
        && next.path("case").equals(event.path("case"));
  }
}
