package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

/** What the umpire explains of a game beside its positions. */
class QuestionsTest {
  private final Dialogue dialogue = Dialogue.caporetto();

  private static List<JsonNode> with(JsonNode list, String field, String value) {
    return StreamSupport.stream(list.spliterator(), false)
        .filter(node -> node.path(field).asText().equals(value))
        .toList();
  }

  @Test
  void theVocabularyExplainsBoxesFlagsModesAndOptions() {
    JsonNode terms = dialogue.granted("{'do':'vocabulary'}").get("terms");
    assertThat(with(terms, "word", "entrained")).hasSize(1);
    assertThat(with(terms, "use", "mode"))
        .extracting(term -> term.get("word").asText())
        .containsExactlyInAnyOrder("march", "forced");
    JsonNode eliminate = with(terms, "word", "eliminate").getFirst();
    assertThat(eliminate.get("decision").asText()).isEqualTo("excess");
    assertThat(eliminate.get("with").asText()).isEqualTo("units");
    assertThat(eliminate.get("meaning").asText()).isNotEmpty();
  }

  @Test
  void theBoardTellsFortressesEntriesExitsLinksTrenchesAndWhoseTheRailwaysAre() {
    JsonNode sites = dialogue.granted("{'do':'board'}").get("sites");
    JsonNode trento = with(sites, "title", "Trento").getFirst();
    assertThat(trento.get("kind").asText()).isEqualTo("fortress");
    assertThat(trento.get("strength").asInt()).isEqualTo(8);
    assertThat(trento.get("weakened").asInt()).isEqualTo(4);
    assertThat(trento.get("hexes").get(0).asText()).isEqualTo("0334");
    JsonNode villach = with(sites, "title", "Villach").getFirst();
    assertThat(villach.get("kind").asText()).isEqualTo("link");
    assertThat(villach.get("length").asInt()).isEqualTo(5);
    assertThat(with(sites, "kind", "entry")).isNotEmpty();
    assertThat(with(sites, "kind", "exit")).isNotEmpty();
    assertThat(with(sites, "kind", "trench")).isNotEmpty();
    List<String> owners = new ArrayList<>();
    with(sites, "kind", "railway").forEach(rail -> owners.add(rail.get("side").asText()));
    assertThat(owners).containsExactly("central", "allied");
  }

  @Test
  void aPathHasItsPriceHexByHex() {
    JsonNode reach = dialogue.granted("{'do':'moves','unit':'ge-12'}").get("hexes");
    JsonNode far = null;
    for (JsonNode hex : reach) {
      if (hex.get("path").size() == 2) {
        far = hex;
      }
    }
    assertThat(far).isNotNull();
    String path = far.get("path").toString().replace('"', '\'');
    JsonNode cost = dialogue.granted("{'do':'cost','unit':'ge-12','path':" + path + "}");
    assertThat(cost.get("mp").asInt()).isEqualTo(far.get("mp").asInt());
    assertThat(cost.get("steps")).hasSize(2);
    assertThat(cost.get("steps").get(1).get("hex")).isEqualTo(far.get("path").get(1));
  }

  @Test
  void aPathThatCannotBeWalkedIsRefusedWithItsCase() {
    assertThat(
            dialogue.refusal("{'do':'cost','unit':'ge-12','path':['2101']}").get("case").asText())
        .isEqualTo("GWE-5.0");
  }

  @Test
  void movesAreAskedForInAMode() {
    JsonNode march = dialogue.granted("{'do':'moves','unit':'ge-12','mode':'march'}");
    JsonNode forced = dialogue.granted("{'do':'moves','unit':'ge-12','mode':'forced'}");
    assertThat(march.get("hexes")).isNotEmpty();
    assertThat(march.has("case")).isFalse();
    assertThat(forced.get("hexes")).isEmpty();
    assertThat(forced.get("case").asText()).startsWith("CAP-19");
    assertThat(dialogue.error("{'do':'moves','unit':'ge-12','mode':'fly'}"))
        .contains("there is no mode");
  }

  @Test
  void everyQuestionIsAnsweredFromTheViewOfASide() {
    for (String question :
        List.of(
            "'do':'moves','unit':'ge-12'",
            "'do':'supply','unit':'ge-12'",
            "'do':'command','unit':'ge-12'",
            "'do':'zoc','side':'central'",
            "'do':'legal'")) {
      assertThat(dialogue.granted("{" + question + ",'as':'central'}"))
          .isEqualTo(dialogue.granted("{" + question + "}"));
    }
  }

  @Test
  void whatIsTakenWithoutAskingIsTold() {
    ObjectNode end = dialogue.granted("{'do':'order','order':{'type':'pass'}}");
    List<String> phases = new ArrayList<>();
    end.get("taken").forEach(one -> phases.add(one.get("decision").get("phase").asText()));
    assertThat(phases).isNotEmpty();
    assertThat(end.get("taken").get(0).get("order").get("type").asText()).isEqualTo("pass");
  }

  @Test
  void anOrderStopsAtEveryDecisionWhenAsked() {
    ObjectNode whole = dialogue.granted("{'do':'order','order':{'type':'pass'}}");
    Dialogue stepwise = Dialogue.caporetto();
    for (JsonNode taken : whole.get("taken")) {
      ObjectNode step = stepwise.granted("{'do':'order','order':{'type':'pass'},'stop':'all'}");
      assertThat(step.has("taken")).isFalse();
      assertThat(step.get("decision")).isEqualTo(taken.get("decision"));
    }
    ObjectNode last = stepwise.granted("{'do':'order','order':{'type':'pass'},'stop':'all'}");
    assertThat(last.get("decision")).isEqualTo(whole.get("decision"));
    assertThat(dialogue.error("{'do':'order','order':{'type':'pass'},'stop':'never'}"))
        .contains("it may be 'all'");
  }

  @Test
  void aMatchPlayedStepByStepReplays() {
    dialogue.granted("{'do':'order','order':{'type':'pass'},'stop':'all'}");
    String decision = dialogue.granted("{'do':'decision'}").get("decision").toString();
    String saved = dialogue.granted("{'do':'save'}").get("match").toString();
    Dialogue other = new Dialogue();
    ObjectNode loaded = other.askRaw("{\"do\":\"load\",\"match\":" + saved + "}");
    assertThat(loaded.path("decision").toString()).isEqualTo(decision);
  }

  @Test
  void aMatchBeginsAtTheVeryFirstDecisionWhenAsked() {
    Dialogue stepwise = new Dialogue();
    ObjectNode began =
        stepwise.granted(
            "{'do':'new','game':'gwe-caporetto','scenario':'historical','seed':7,'stop':'all'}");
    assertThat(began.get("decision").get("turn").asInt()).isEqualTo(1);
    String saved = stepwise.granted("{'do':'save'}").get("match").toString();
    Dialogue other = new Dialogue();
    ObjectNode loaded = other.askRaw("{\"do\":\"load\",\"match\":" + saved + "}");
    assertThat(loaded.path("decision")).isEqualTo(began.get("decision"));
  }

  @Test
  void whatHappensOnTheWayToAPhaseIsTold() {
    ObjectNode there =
        dialogue.granted("{'do':'goto','turn':3,'side':'allied','phase':'attrition','stop':'all'}");
    assertThat(there.has("events")).isTrue();
  }

  @Test
  void pointsAreSetByHand() {
    Dialogue brusilov = new Dialogue();
    String scenario = "fourth-of-june";
    brusilov.granted("{'do':'new','game':'gwe-brusilov','scenario':'" + scenario + "','seed':7}");
    JsonNode before = brusilov.granted("{'do':'state'}").get("points");
    brusilov.granted("{'do':'set','total':'score','value':33}");
    ObjectNode after = brusilov.granted("{'do':'state'}");
    assertThat(after.get("points")).isNotEqualTo(before);
    assertThat(after.get("edited").asBoolean()).isTrue();
    assertThat(brusilov.error("{'do':'set','total':'turn','value':3}")).contains("can be set");
    assertThat(brusilov.error("{'do':'set','total':'glory','value':3}")).contains("can be set");
  }
}
