package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** The verb luck. */
class LuckVerbTest {
  private static void play(Match match, int attacks) {
    SplittableRandom random = new SplittableRandom(3);
    int fought = 0;
    while (fought < attacks && !(match.decision() instanceof Decision.Over)) {
      Order order = match.rules().sample(match.position(), random);
      match.play(order);
      fought += order instanceof Order.Attack ? 1 : 0;
    }
  }

  @Test
  void theDiceOfAnAttackAreToldWithWhatWasToBeExpected() {
    Dialogue dialogue = new Dialogue();
    dialogue.granted("{'do':'new','game':'gwe-caporetto','scenario':'historical','seed':5}");
    play(dialogue.match(), 3);

    JsonNode luck = dialogue.granted("{'do':'luck','as':'central'}").get("luck");

    assertThat(luck.get("withheld").asBoolean()).isFalse();
    JsonNode attack = luck.get("attacks").get(0);
    assertThat(attack.get("dice").get(0).get("faces").asInt()).isEqualTo(6);
    double expected = 0;
    double rolled = 0;
    for (JsonNode each : luck.get("attacks")) {
      expected += each.at("/sides/allied/steps/expected").asDouble();
      rolled += each.at("/sides/allied/steps/rolled").asDouble();
    }
    assertThat(luck.at("/sides/allied/steps/expected").asDouble())
        .isCloseTo(expected, org.assertj.core.api.Assertions.within(1e-3));
    assertThat(luck.at("/sides/allied/steps/rolled").asDouble())
        .isCloseTo(rolled, org.assertj.core.api.Assertions.within(1e-3));
    assertThat(luck.at("/sides/central/luck").asDouble())
        .isEqualTo(-luck.at("/sides/allied/luck").asDouble());
  }

  @Test
  void whereSomethingIsHiddenASideIsToldNothingBeforeTheEnd() {
    Dialogue dialogue = new Dialogue();
    dialogue.granted(
        "{'do':'new','game':'east-prussia-1914','scenario':'historical','options':['hidden-movement'],"
            + "'seed':5}");
    play(dialogue.match(), 2);

    JsonNode told = dialogue.granted("{'do':'luck','as':'german'}").get("luck");

    assertThat(told.get("withheld").asBoolean()).isTrue();
    assertThat(told.get("attacks")).isEmpty();
    assertThat(dialogue.granted("{'do':'luck'}").get("luck").get("attacks")).isNotEmpty();
  }
}
