package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Unit;
import fieldmarshal.testkit.toy.Ford;
import fieldmarshal.umpire.json.Json;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A game that the umpire has never heard of plays through the line protocol by its data alone. */
class ToyGameTest {
  private static final String NEW = "{'do':'new','game':'toy-ford','scenario':'ford','seed':7}";

  private static Dialogue umpire() {
    return new Dialogue(List.of(new Ford()));
  }

  private static Dialogue at(String part, String phase) {
    Dialogue dialogue = umpire();
    dialogue.granted(NEW);
    dialogue.granted("{'do':'goto','turn':1,'part':'" + part + "','phase':'" + phase + "'}");
    return dialogue;
  }

  /** The Red Line and the Red Guard beside a Blue counter that lies face down. */
  private static Dialogue beforeAnAttack() {
    Dialogue dialogue = umpire();
    dialogue.granted(NEW);
    dialogue.granted(
        "{'do':'place','clear':true,'units':["
            + "{'unit':'red-line','hex':'0302'},{'unit':'red-guard','hex':'0202'},"
            + "{'unit':'blue-guard','hex':'0303'},{'unit':'blue-scouts','hex':'0405'}]}");
    dialogue.granted("{'do':'goto','turn':1,'part':'red-army','phase':'combat'}");
    return dialogue;
  }

  @Test
  void aChitIsDrawnAndTheDecisionNamesTheArmy() {
    Dialogue dialogue = umpire();
    JsonNode decision = dialogue.granted(NEW).get("decision");
    assertThat(decision.path("kind").asText()).isEqualTo("move");
    assertThat(decision.at("/part/title").asText()).isIn("Red Army", "Blue Army");
    assertThat(decision.at("/part/number").asInt()).isEqualTo(1);
    dialogue.granted("{'do':'dice','rolls':[1]}");
    ObjectNode passed = dialogue.granted("{'do':'order','order':{'type':'pass'}}");
    assertThat(passed.toString()).contains("\"chit\"").contains(" Army\"");
  }

  @Test
  void aMarchIsPlayedAndARefusalCitesItsCase() {
    Dialogue dialogue = at("red-army", "movement");
    String march = "{'do':'order','order':{'type':'move','units':['red-line'],'path':['%s']}}";
    dialogue.granted(String.format(march, "0202"));
    assertThat(dialogue.refusal(String.format(march, "0203")).get("case").asText())
        .isEqualTo("TOY-2.1");
    JsonNode state = dialogue.granted("{'do':'state'}");
    assertThat(state.toString()).contains("\"morale-red\"").contains("held by the Reds");
  }

  @Test
  void anAttackIsForetoldDieByDieAndFought() {
    Dialogue dialogue = beforeAnAttack();
    String attack = "{'type':'attack','units':['red-line','red-guard'],'targets':['0303']}";
    JsonNode preview = dialogue.granted("{'do':'preview','order':" + attack + "}");
    assertThat(preview.at("/stages/0/dice").size()).isEqualTo(3);
    assertThat(preview.at("/defense/least").asInt(-1)).isEqualTo(1);
    assertThat(preview.path("open").size()).isEqualTo(1);
    dialogue.granted("{'do':'dice','rolls':[1,1,6,1]}");
    dialogue.granted("{'do':'order','order':" + attack + "}");
    assertThat(dialogue.match().position().stepsLeft(guard(dialogue))).isEqualTo(1);
  }

  private static Unit guard(Dialogue dialogue) {
    return dialogue.match().rules().roster().named("blue-guard");
  }

  @Test
  void aSideIsNotToldWhatLiesFaceDown() {
    Dialogue dialogue = beforeAnAttack();
    assertThat(dialogue.granted("{'do':'state'}").toString()).contains("Blue Guard");
    String seen = dialogue.granted("{'do':'state','as':'red'}").toString();
    assertThat(seen).contains("blue-unseen-1");
    assertThat(dialogue.granted("{'do':'position','as':'red'}").get("text").asText())
        .contains("0303: blue-unseen-1")
        .doesNotContain("0303: blue-guard");
  }

  @Test
  void aPositionIsWrittenAndSetUpAgainAndAMatchSavedAndLoaded() {
    Dialogue one = beforeAnAttack();
    String text = one.granted("{'do':'position'}").get("text").asText();
    assertThat(text).startsWith("game toy-ford ford / at turn 1, ");
    Dialogue two = umpire();
    two.askRaw(Json.write(Json.object().put("do", "position").put("text", text)));
    assertThat(two.match().position()).isEqualTo(one.match().position());
    JsonNode saved = one.granted("{'do':'save'}").get("match");
    Dialogue three = umpire();
    three.granted("{'do':'load','match':" + saved.toString().replace('\'', '\u2019') + "}");
    assertThat(three.match().position()).isEqualTo(one.match().position());
  }

  @Test
  void itsWordsAndItsMapAreExplained() {
    Dialogue dialogue = umpire();
    dialogue.granted(NEW);
    assertThat(dialogue.granted("{'do':'vocabulary'}").toString())
        .contains("The counter lies face up.");
    assertThat(dialogue.granted("{'do':'board'}").toString()).contains("Mill");
  }
}
