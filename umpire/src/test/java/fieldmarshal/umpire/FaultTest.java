package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Rules;
import fieldmarshal.games.Shelf;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Rules that break: the umpire goes on and the position stays. */
class FaultTest {

  /** The method of the rules that breaks; none while empty. */
  private String broken = "";

  private final Dialogue dialogue = new Dialogue(List.of(fragile()));

  private Game fragile() {
    Game game = Objects.requireNonNull(Shelf.find("gwe-caporetto"));
    return proxy(Game.class, game);
  }

  private <T> T proxy(Class<T> type, T real) {
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(),
            new Class<?>[] {type},
            (self, method, arguments) -> {
              if (method.getName().equals(broken)) {
                throw broken.equals("decision")
                    ? new StackOverflowError("on purpose")
                    : new IllegalStateException("on purpose");
              }
              try {
                Object result = method.invoke(real, arguments);
                return result instanceof Rules rules ? proxy(Rules.class, rules) : result;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            }));
  }

  @ParameterizedTest
  @ValueSource(strings = {"judge", "roll", "decision", "tell"})
  void aFaultInTheRulesIsAnErrorAndNothingChanges(String method) {
    dialogue.granted("{'do':'new','game':'gwe-caporetto','scenario':'historical','seed':7}");
    dialogue.granted("{'do':'goto','turn':2,'side':'central','phase':'combat'}");
    JsonNode attack = anAttack();
    JsonNode saved = dialogue.granted("{'do':'save'}");
    Object before = dialogue.match().position();
    broken = method;
    assertThat(dialogue.error("{'do':'order','order':" + attack + "}"))
        .startsWith("internal: ")
        .contains("on purpose");
    broken = "";
    assertThat(dialogue.told()).contains("on purpose").contains("\tat ");
    assertThat(dialogue.match().position()).isSameAs(before);
    assertThat(dialogue.granted("{'do':'save'}")).isEqualTo(saved);
    dialogue.granted("{'do':'order','order':" + attack + "}");
  }

  private JsonNode anAttack() {
    for (JsonNode order : dialogue.granted("{'do':'legal'}").get("orders")) {
      if (order.get("type").asText().equals("attack")) {
        return order;
      }
    }
    throw new AssertionError("nobody can attack");
  }

  @Test
  void aMatchThatCannotBeOpenedLeavesTheOldOneOnTheTable() {
    dialogue.granted("{'do':'new','game':'gwe-caporetto','scenario':'historical','seed':7}");
    Object before = dialogue.match();
    broken = "start";
    assertThat(dialogue.error("{'do':'new','game':'gwe-caporetto','scenario':'historical'}"))
        .startsWith("internal: ");
    broken = "";
    assertThat(dialogue.match()).isSameAs(before);
  }
}
