package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Position;
import fieldmarshal.umpire.json.Json;
import org.junit.jupiter.api.Test;

/** A position as text, and dice that are laid out. */
class PositionVerbTest {
  private static String text(Dialogue dialogue) {
    return dialogue.granted("{'do':'position'}").get("text").asText();
  }

  private static String setUp(String text) {
    return Json.write(Json.object().put("do", "position").put("text", text));
  }

  private static Dialogue moving() {
    Dialogue dialogue = Dialogue.caporetto();
    dialogue.granted("{'do':'goto','turn':3,'side':'central','phase':'movement'}");
    return dialogue;
  }

  @Test
  void aPositionIsWrittenAndSetUpAgainInAnotherUmpire() {
    Dialogue one = moving();
    String text = text(one);
    assertThat(text)
        .startsWith("game gwe-caporetto historical / at turn 3, central, movement, part 1 / waits ")
        .contains(" / units ")
        .doesNotContain("\n");
    Dialogue two = new Dialogue();
    ObjectNode answer = two.askRaw(setUp(text));
    assertThat(answer.path("ok").asBoolean()).as("%s", answer).isTrue();
    assertThat(two.match().position()).isEqualTo(one.match().position());
    assertThat(two.granted("{'do':'state'}").get("edited").asBoolean()).isTrue();
    assertThat(text(two)).isEqualTo(text);

    JsonNode saved = two.granted("{'do':'save'}").get("match");
    Dialogue three = new Dialogue();
    three.granted("{'do':'load','match':" + saved.toString().replace('\'', '\u2019') + "}");
    assertThat(three.match().position()).isEqualTo(one.match().position());
  }

  @Test
  void aLineBreakDoesForASlash() {
    Dialogue one = moving();
    ObjectNode answer = one.askRaw(setUp(text(one).replace(" / ", "\n")));
    assertThat(answer.path("ok").asBoolean()).as("%s", answer).isTrue();
  }

  @Test
  void everyFaultIsNamedWithItsSectionAndNothingChanges() {
    Dialogue one = moving();
    Position before = one.match().position();
    String text =
        text(one)
            .replace("waits clock", "waits luck")
            .replace("units ", "units 9999: ge-12; ")
            .replace("numbers turn 3", "numbers turns 3")
            .replace("hexes ", "hexes 300: 1702; ");
    ObjectNode answer = one.askRaw(setUp(text));
    assertThat(answer.path("error").asText())
        .contains("section waits: there is no 'luck'")
        .contains("section units: there is no hex or box '9999'")
        .contains("section numbers: 'turns 3'")
        .contains("section hexes: '300: 1702'");
    assertThat(one.match().position()).isSameAs(before);
  }

  @Test
  void whatTheTextSaysOfTheMomentMustBeTrue() {
    Dialogue one = moving();
    ObjectNode answer = one.askRaw(setUp(text(one).replace("at turn 3, ", "at turn 4, ")));
    assertThat(answer.path("error").asText())
        .contains("section at: the other sections are at 'turn 3, central, movement, part 1'");
  }

  @Test
  void theViewOfASideSaysSoAndCannotBeSetUp() {
    Dialogue one = new Dialogue();
    one.granted(
        "{'do':'new','game':'east-prussia-1914','scenario':'masurian',"
            + "'options':['hidden-movement'],'seed':3}");
    one.granted("{'do':'goto','turn':20,'side':'german','phase':'first-movement'}");
    String seen = one.granted("{'do':'position','as':'german'}").get("text").asText();
    assertThat(seen).contains(" / seen by german / ").isNotEqualTo(text(one));
    assertThat(one.askRaw(setUp(seen)).path("error").asText())
        .contains("section seen: this is what one side sees");
  }

  @Test
  void diceThatAreLaidOutAreListedClearedAndForgottenByGoto() {
    Dialogue one = moving();
    one.granted("{'do':'dice','rolls':[3,5]}");
    JsonNode listed = one.granted("{'do':'dice'}");
    assertThat(listed.get("rolls").toString()).isEqualTo("[3,5]");
    assertThat(listed.get("waiting").asInt()).isEqualTo(2);
    assertThat(one.granted("{'do':'dice','clear':true,'rolls':[1]}").get("rolls").toString())
        .isEqualTo("[1]");
    assertThat(one.granted("{'do':'dice','clear':true}").get("waiting").asInt()).isZero();
    one.granted("{'do':'dice','rolls':[3,5]}");
    one.granted("{'do':'goto','turn':3,'side':'central','phase':'movement'}");
    assertThat(one.granted("{'do':'dice'}").get("waiting").asInt()).isZero();
    assertThat(one.error("{'do':'dice','rolls':[7]}")).contains("between 1 and 6");
  }
}
