package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The umpire plays Clash of Giants: the cup, a command roll, a march, an emergency withdrawal. */
class ClashTest {
  private static Dialogue galicia() {
    Dialogue dialogue = new Dialogue();
    dialogue.granted("{'do':'new','game':'clash-galicia','scenario':'campaign','seed':7}");
    return dialogue;
  }

  private static JsonNode state(Dialogue dialogue) {
    return dialogue.granted("{'do':'state'}");
  }

  @Test
  void chitsAreToldWithTheirChancesAndTheirDice() {
    Dialogue dialogue = galicia();
    dialogue.granted("{'do':'goto','turn':2,'part':'ah-1','phase':'operations'}");
    JsonNode chits = state(dialogue).get("chits");
    assertThat(chits).hasSize(8);
    JsonNode drawn = chits.get(0);
    assertThat(drawn.get("part").asText()).isEqualTo("ah-1");
    assertThat(drawn.get("nation").asText()).isEqualTo("Austro-Hungarian");
    assertThat(drawn.get("label").asText()).isEqualTo("1");
    assertThat(drawn.get("drawn").asInt()).isEqualTo(1);
    assertThat(drawn.get("active").asBoolean()).isTrue();
    int face = drawn.at("/roll/face").asInt();
    assertThat(face).isBetween(1, 6);
    assertThat(drawn.at("/roll/values")).hasSize(6);
    assertThat(drawn.at("/roll/value")).isEqualTo(drawn.at("/roll/values").get(face - 1));
    assertThat(drawn.at("/roll/case").asText()).isEqualTo("COG-G4a");
    assertThat(drawn.has("chance")).isFalse();
    for (int i = 1; i < 8; i++) {
      assertThat(chits.get(i).get("chance").asDouble()).isEqualTo(1.0 / 7);
      assertThat(chits.get(i).has("drawn")).isFalse();
      assertThat(chits.get(i).at("/roll/face").asInt()).isZero();
    }
  }

  @Test
  void unitsShowTheirArmyAndOtherGamesHaveNoChits() {
    List<String> tabs = new ArrayList<>();
    for (JsonNode unit : state(galicia()).get("units")) {
      tabs.add(unit.get("id").asText() + " " + unit.at("/tab/id").asText());
    }
    assertThat(tabs).contains("ah-5 ah-1", "ru-1-gd ru-4", "ge-3-ldw ah-1");
    JsonNode caporetto = state(Dialogue.caporetto());
    assertThat(caporetto.has("chits")).isFalse();
    assertThat(caporetto.get("units").get(0).has("tab")).isFalse();
  }

  @Test
  void aWithdrawalIsAWayToMove() {
    Dialogue dialogue = galicia();
    dialogue.granted(
        "{'do':'place','clear':true,'units':["
            + "{'unit':'ah-5','hex':'4921'},{'unit':'ah-12','hex':'4922'},"
            + "{'unit':'ru-33','hex':'5021'},{'unit':'ru-44','hex':'4920'}]}");
    dialogue.granted("{'do':'goto','turn':2,'part':'ah-1','phase':'operations'}");
    String move =
        "{'do':'order','order':{'type':'move','units':['ah-5'],'path':['4922','4923'],"
            + "'mode':'%s'}}";
    assertThat(dialogue.refusal(String.format(move, "march")).get("case").asText())
        .isEqualTo("COG-7.2b");
    dialogue.granted(String.format(move, "withdrawal"));
    assertThat(state(dialogue).get("mapMarkers").toString()).contains("Holds the door open");
  }

  @Test
  void whoMustRetreatIsToldWhichDirectionsAreClosed() {
    Dialogue dialogue = galicia();
    dialogue.granted(
        "{'do':'place','clear':true,'units':["
            + "{'unit':'ah-5','hex':'4921'},{'unit':'ah-12','hex':'4921'},"
            + "{'unit':'ru-33','hex':'5021'}]}");
    dialogue.granted("{'do':'goto','turn':2,'part':'ah-1','phase':'combat'}");
    dialogue.granted("{'do':'dice','rolls':[6,1,1]}");
    dialogue.granted(
        "{'do':'order','order':{'type':'attack','attackers':['ah-5','ah-12'],'targets':['5021']}}");
    JsonNode decision = dialogue.granted("{'do':'decision'}").get("decision");
    assertThat(decision.get("kind").asText()).isEqualTo("retreat");
    JsonNode closed = decision.at("/question/closed");
    JsonNode enemy = null;
    for (JsonNode way : closed) {
      assertThat(way.get("units")).hasSize(1);
      assertThat(way.at("/units/0").asText()).isEqualTo("ru-33");
      if (way.path("hex").asText().equals("4921")) {
        enemy = way;
      }
    }
    assertThat(enemy).isNotNull();
    assertThat(enemy.get("direction").asText()).hasSizeBetween(1, 2);
    assertThat(enemy.get("why").asText()).startsWith("Enemy units are in ");
    assertThat(enemy.get("case").asText()).isEqualTo("COG-12.82c");
  }
}
