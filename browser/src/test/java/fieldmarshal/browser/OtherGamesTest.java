package fieldmarshal.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The games beside Caporetto, at the same table. */
@Calm
@ExtendWith(Hall.class)
class OtherGamesTest {
  private static final int MOST = 150;

  /** Presses on through the panels; where the rules want more than that, the suggested order. */
  private static void goOn(Visitor visitor, House house, String id) {
    int revision = visitor.revision();
    if (visitor.find("#end").count() > 0) {
      visitor.press("#end");
    } else {
      visitor.until("s.legal").settle();
      Answers.first(visitor);
    }
    visitor.settle();
    if (visitor.revision() == revision) {
      visitor.key("Escape");
      house.suggested(id, 1);
    }
    visitor.until("s.match.revision > " + revision).settle();
  }

  @Test
  void aWholeTurnOfEastPrussiaIsPlayedAgainstABot(Visitor visitor, House house) {
    String id = house.begin("east-prussia-1914", "historical", "me", "bot:recruit", 7);
    visitor.match(id);
    String side = visitor.text("s.match.decision.side");
    for (int i = 0; i < 10 && !visitor.text("s.match.canMove?.length > 0").equals("true"); i++) {
      goOn(visitor, house, id);
    }
    String unit = visitor.text("s.match.canMove[0]");
    visitor.click(visitor.hexOf(unit)).settle();
    visitor.page.evaluate("u => window.fieldMarshal.play.selectUnit(u, false)", unit);
    visitor.until("s.units[0] === '" + unit + "' && s.reach").settle();
    String goal = visitor.text("s.reach.hexes[0].hex");
    visitor.click(goal).settle();
    assertThat(visitor.hexOf(unit)).isEqualTo(goal);
    for (int i = 0; i < MOST && visitor.number("s.match.decision.turn") == 1; i++) {
      visitor
          .until("s.match.decision.side === '" + side + "' || s.match.decision.turn > 1")
          .settle();
      if (visitor.number("s.match.decision.turn") == 1) {
        goOn(visitor, house, id);
      }
    }
    visitor.until("s.match.decision.turn === 2").settle();
    assertThat(visitor.number("s.log.filter(l => l.side !== '" + side + "').length"))
        .isGreaterThan(5);
  }

  @Test
  void thePanicTurnOfBrusilovRunsThroughThePanels(Visitor visitor, House house) {
    String id = house.begin("gwe-brusilov", "fourth-of-june", "me", "friend", 7);
    house.passUntil(id, "attack");
    visitor.match(id);
    boolean spread = false;
    int attacks = 0;
    for (int i = 0; i < MOST && !(spread && attacks > 3); i++) {
      int revision = visitor.revision();
      if (visitor.kind().equals("attack")) {
        String target = visitor.text("s.targets.find(t => s.targetOdds[t].odds)");
        if (target.equals("undefined")) {
          break;
        }
        attacks++;
        visitor.click(target).until("s.attack && (s.attack.preview || s.attack.refused)").settle();
        visitor.press("#attack");
        visitor.until("s.match.revision > " + revision).settle();
      } else {
        goOn(visitor, house, id);
      }
      JsonNode log = house.get("/api/matches/" + id + "/log");
      spread = log.toString().contains("BRU-23.21");
    }
    assertThat(attacks).isGreaterThan(0);
    assertThat(spread).as("panic spread to those beside the fight").isTrue();
  }
}
