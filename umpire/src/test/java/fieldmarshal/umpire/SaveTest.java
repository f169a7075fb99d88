package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Ruling;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A match is its orders and its dice. */
class SaveTest {

  private static void play(Match match, SplittableRandom random, int orders) {
    for (int i = 0; i < orders && !(match.decision() instanceof Decision.Over); i++) {
      Order order = match.rules().sample(match.position(), random);
      assertThat(match.play(order)).isInstanceOf(Ruling.Granted.class);
    }
  }

  private static Dialogue opened(String scenario, long seed) {
    Dialogue dialogue = new Dialogue();
    dialogue.granted(
        "{'do':'new','game':'gwe-caporetto','scenario':'" + scenario + "','seed':" + seed + "}");
    return dialogue;
  }

  @ParameterizedTest
  @ValueSource(strings = {"historical", "tyrol"})
  void savingAndLoadingAtAnyMomentChangesNothing(String scenario) {
    SplittableRandom random = new SplittableRandom(11);
    for (int round = 0; round < 12; round++) {
      Dialogue one = opened(scenario, round);
      play(one.match(), random, random.nextInt(round * 200 + 1));
      JsonNode saved = one.granted("{'do':'save'}").get("match");
      Dialogue two = new Dialogue();
      JsonNode decision = two.granted("{'do':'load','match':" + saved + "}").get("decision");

      assertThat(decision).isEqualTo(one.granted("{'do':'decision'}").get("decision"));
      assertThat(two.match().position()).isEqualTo(one.match().position());
      assertThat(two.granted("{'do':'save'}").get("match")).isEqualTo(saved);
      assertThat(two.granted("{'do':'state'}")).isEqualTo(one.granted("{'do':'state'}"));

      long seed = random.nextLong();
      play(one.match(), new SplittableRandom(seed), 50);
      play(two.match(), new SplittableRandom(seed), 50);
      assertThat(two.match().position())
          .as("the dice go on alike")
          .isEqualTo(one.match().position());
    }
  }

  @Test
  void changesByHandAndDiceLaidOutAreSavedToo() {
    Dialogue one = opened("historical", 3);
    one.granted(
        "{'do':'place','clear':true,'units':[{'unit':'ge-12','hex':'1702','steps':1,"
            + "'flags':['out-of-supply']},{'unit':'ge-117','box':'turn 7'},"
            + "{'unit':'ge-200','box':'eliminated'}]}");
    one.granted("{'do':'control','side':'central','hexes':['1904','1905']}");
    one.granted("{'do':'goto','turn':4,'side':'central','phase':'movement'}");
    one.granted("{'do':'dice','rolls':[6,5,4]}");
    JsonNode saved = one.granted("{'do':'save'}").get("match");
    Dialogue two = new Dialogue();
    two.granted("{'do':'load','match':" + saved + "}");
    assertThat(two.match().position()).isEqualTo(one.match().position());
    assertThat(two.granted("{'do':'save'}").get("match")).isEqualTo(saved);
    assertThat(two.granted("{'do':'state'}").get("edited").asBoolean()).isTrue();
  }

  @Test
  void diceLaidOutAfterAnOrderOutliveItsUndoing() {
    Dialogue one = opened("historical", 3);
    one.granted("{'do':'goto','turn':2,'side':'central','phase':'movement'}");
    JsonNode step = one.granted("{'do':'moves','unit':'ge-12'}").at("/hexes/0/path");
    one.granted("{'do':'order','order':{'type':'move','unit':'ge-12','path':" + step + "}}");
    one.granted("{'do':'dice','rolls':[6]}");
    one.granted("{'do':'undo'}");
    assertThat(one.granted("{'do':'dice','rolls':[]}").get("waiting").asInt()).isEqualTo(1);
  }

  private static ObjectNode someMatch() {
    Dialogue one = opened("historical", 5);
    play(one.match(), new SplittableRandom(5), 120);
    return (ObjectNode) one.granted("{'do':'save'}").get("match");
  }

  @Test
  void aMatchWhoseReplayDiffersIsRefusedAtTheFirstOrderThatDiffers() {
    ObjectNode saved = someMatch();
    ((ObjectNode) saved.at("/orders/40")).put("digest", "00000000");
    ((ObjectNode) saved.at("/orders/60")).put("digest", "00000000");
    Dialogue two = opened("historical", 1);
    Match before = two.match();
    JsonNode refusal = two.refusal("{'do':'load','match':" + saved + "}");
    assertThat(refusal.get("why").asText())
        .contains("order 41 does not do what it did")
        .contains("That order is {");
    assertThat(two.match()).isSameAs(before);

    saved.put("rules", "0");
    JsonNode answer = two.granted("{'do':'load','partly':true,'match':" + saved + "}");
    JsonNode differs = answer.get("differs");
    assertThat(differs.get("order").asInt()).isEqualTo(41);
    assertThat(differs.get("same").asInt()).isEqualTo(40);
    assertThat(differs.get("played")).isEqualTo(saved.at("/orders/40/order"));
    assertThat(differs.get("rules").asText()).isEqualTo("0");
    assertThat(differs.get("what").asText())
        .contains("played by version 0 of the rules, this is version ");
    assertThat(two.match().lines()).hasSize(40);
    play(two.match(), new SplittableRandom(1), 5);
  }

  @Test
  void anOrderThatIsNotLegalInItsPlaceIsRefused() {
    ObjectNode saved = someMatch();
    ArrayNode orders = (ArrayNode) saved.get("orders");
    ObjectNode entry = (ObjectNode) orders.get(10);
    entry.putObject("order").put("type", "displace").put("unit", "ge-12").put("hex", "1702");
    JsonNode refusal = new Dialogue().refusal("{'do':'load','match':" + saved + "}");
    assertThat(refusal.get("why").asText()).contains("order 11 ");
  }

  @Test
  void anOrderThatCannotBeReadIsAnErrorThatNamesIt() {
    ObjectNode saved = someMatch();
    ((ObjectNode) saved.at("/orders/10"))
        .putObject("order")
        .put("type", "withdraw")
        .put("unit", "x");
    assertThat(new Dialogue().error("{'do':'load','match':" + saved + "}"))
        .contains("order 11 of the match")
        .contains("no unit 'x'");
  }
}
