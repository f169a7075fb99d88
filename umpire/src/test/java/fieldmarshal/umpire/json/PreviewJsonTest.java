package fieldmarshal.umpire.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Distribution;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Meaning;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Role;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A combat with a die for each unit, as the protocol tells it. */
class PreviewJsonTest {
  private static Preview.Die die(int modifier, int rating) {
    double loss = Distribution.die(6, face -> face + modifier > rating ? 1 : 0).expected();
    return new Preview.Die(
        null,
        "step loss",
        6,
        modifier,
        List.of(Preview.Part.die(Role.ATTACKER, modifier, "column 2-1", "X-1")),
        List.of(
            new Preview.Chance("loss", loss, new Meaning("", "loses a step", 1)),
            new Preview.Chance("none", 1 - loss, new Meaning("", "", 0))));
  }

  @Test
  void manyDiceAreToldOneByOneAndTogether() {
    Distribution lost =
        Distribution.die(6, face -> face + 1 > 4 ? 1 : 0)
            .plus(Distribution.die(6, face -> face + 1 > 3 ? 1 : 0));
    Preview.Total total = new Preview.Total("lost", "Steps lost", Role.DEFENDER, lost);
    Explanation two = Explanation.leaf("strength", "X-1", 2);
    Preview preview =
        Preview.of(
                two,
                two,
                List.of(),
                List.of(
                    new Preview.Dice(
                        new Preview.Heading("defence", "The defender rolls", "X-2"),
                        List.of(
                            die(1, 4),
                            die(1, 3).fallen(5, "loss", new Meaning("", "loses a step", 1))),
                        List.of(total))))
            .with(List.of(total));
    ObjectNode node = Json.object();
    PreviewJson.write(node, preview);
    assertThat(node.path("odds").asText()).isEmpty();
    assertThat(node.path("outcomes").isEmpty()).isTrue();
    JsonNode stage = node.path("stages").path(0);
    assertThat(stage.path("kind").asText()).isEqualTo("dice");
    assertThat(stage.path("progress").asText()).isEqualTo("to-come");
    assertThat(stage.path("dice")).hasSize(2);
    assertThat(stage.path("dice").path(0).path("dieModifier").asInt()).isEqualTo(1);
    assertThat(stage.path("dice").path(0).path("outcomes").path(0).path("probability").asDouble())
        .isEqualTo(0.5);
    assertThat(stage.path("dice").path(0).path("face").isNull()).isTrue();
    assertThat(stage.path("dice").path(1).path("face").asInt()).isEqualTo(5);
    assertThat(stage.path("dice").path(1).path("outcomes")).hasSize(1);
    JsonNode totals = node.path("totals").path(0);
    assertThat(totals.path("least").asInt()).isZero();
    assertThat(totals.path("most").asInt()).isEqualTo(2);
    assertThat(totals.path("role").asText()).isEqualTo("defender");
    assertThat(totals.path("chances").path(2).path("probability").asDouble())
        .isCloseTo(1 / 3.0, org.assertj.core.api.Assertions.within(1e-12));
  }
}
