package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whatever is wrong is named, and nothing changes. */
class ErrorsTest {

  private final Dialogue dialogue = Dialogue.caporetto();

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "nonsense | not JSON",
        "{'do':'games' | not JSON",
        "{'do':'games'} {'do':'games'} | not JSON",
        "{'do':'games','do':'state'} | Duplicate",
        "[] | a JSON object is needed, not an array",
        "7 | a JSON object is needed, not a number",
        "null | a JSON object is needed, not null",
        "{} | 'do' is missing",
        "{'do':7} | 'do' must be a string, not a number",
        "{'do':null} | 'do' must be a string, not null",
        "{'do':'dance'} | no verb 'dance'",
        "{'do':'games','colour':'red'} | no field 'colour'",
        "{'do':'new'} | 'game' is missing",
        "{'do':'new','game':'chess','scenario':'x'} | no game 'chess'; there is gwe-caporetto",
        "{'do':'new','game':'gwe-caporetto','scenario':'ypres'} | no scenario 'ypres'; there is"
            + " historical",
        "{'do':'new','game':'gwe-caporetto','scenario':'historical','options':['lasers']} | no"
            + " option 'lasers'",
        "{'do':'new','game':'gwe-caporetto','scenario':'historical','options':'lasers'} | 'options'"
            + " must be an array",
        "{'do':'new','game':'gwe-caporetto','scenario':'historical','seed':1.5} | 'seed' must be a"
            + " whole number",
        "{'do':'new','game':'gwe-caporetto','scenario':'historical','seed':99999999999999999999} |"
            + " 'seed' must lie between",
        "{'do':'state','as':'entente'} | no side 'entente'; the sides are",
        "{'do':'zoc'} | 'side' is missing",
        "{'do':'zoc','side':['central']} | 'side' must be a string, not an array",
        "{'do':'moves','unit':'xx-1'} | no unit 'xx-1'",
        "{'do':'supply','unit':{}} | 'unit' must be a string, not an object",
        "{'do':'command'} | 'unit' is missing",
        "{'do':'place','units':[{'unit':'ge-12','hex':'9999'}]} | no hex '9999'",
        "{'do':'place','units':[{'unit':'ge-12'}]} | 'hex' is missing",
        "{'do':'place','units':[{'unit':'ge-12','hex':'1702','box':'eliminated'}]} | says the same",
        "{'do':'place','units':[{'unit':'ge-12','box':'pandora'}]} | no box 'pandora'",
        "{'do':'place','units':[{'unit':'ge-12','hex':'1702','flags':['shiny']}]} | shiny",
        "{'do':'place','units':[{'unit':'ge-12','hex':'1702','steps':9}]} | 9",
        "{'do':'place','units':[{'unit':'ge-12','hex':'1702','steps':-1}]} | 'steps' must lie"
            + " between",
        "{'do':'place','units':[{'unit':'ge-12','hex':'1702'},{'unit':'ge-12','hex':'1702'}]} |"
            + " twice",
        "{'do':'place','units':[7]} | 'units[0]' must be an object, not a number",
        "{'do':'place'} | 'units' is missing",
        "{'do':'control','side':'central'} | 'hexes' is missing",
        "{'do':'control','side':'central','hexes':[1904]} | 'hexes[0]' must be a string",
        "{'do':'goto','turn':1,'side':'central','phase':'tea'} | no phase 'tea'; the phases are",
        "{'do':'goto','turn':99,'side':'central','phase':'combat'} | 99",
        "{'do':'goto','turn':'1','side':'central','phase':'combat'} | 'turn' must be a whole"
            + " number, not a string",
        "{'do':'dice','rolls':[1,7]} | 'rolls[1]' must lie between 1 and 6",
        "{'do':'dice','rolls':[0]} | 'rolls[0]' must lie between 1 and 6",
        "{'do':'dice','rolls':[2.5]} | 'rolls[0]' must be a whole number",
        "{'do':'dice','rolls':3} | 'rolls' must be an array",
        "{'do':'legal','limit':0} | 'limit' must lie between",
        "{'do':'legal','limit':1e3} | 'limit' must be a whole number",
        "{'do':'preview'} | 'order' is missing",
        "{'do':'preview','order':{'type':'pass'}} | only an order of type 'attack'",
        "{'do':'order'} | 'order' is missing",
        "{'do':'order','order':'pass'} | 'order' must be an object, not a string",
        "{'do':'order','order':{}} | 'type' is missing",
        "{'do':'order','order':{'type':'surrender'}} | no order of type 'surrender'",
        "{'do':'order','order':{'type':'pass','units':[]}} | no field 'units'",
        "{'do':'order','order':{'type':'move','units':['ge-12']}} | 'path' is missing",
        "{'do':'order','order':{'type':'move','path':['1702']}} | 'units' is missing",
        "{'do':'order','order':{'type':'move','units':['ge-12','ge-12'],'path':['1702']}} | 'ge-12'"
            + " is named twice",
        "{'do':'order','order':{'type':'move','units':['ge-12'],'path':['0000']}} | no hex '0000'",
        "{'do':'order','order':{'type':'move','units':['ge-12'],'unit':'ge-12','path':['1702']}} |"
            + " says the same as",
        "{'do':'order','order':{'type':'lose'}} | 'steps' is missing",
        "{'do':'order','order':{'type':'lose','steps':{'ge-12':'two'}}} | 'steps.ge-12' must be a"
            + " whole number, not a string",
        "{'do':'order','order':{'type':'lose','steps':{'ge-12':-1}}} | 'steps.ge-12' must lie"
            + " between",
        "{'do':'order','order':{'type':'lose','steps':{'nobody':1}}} | no unit 'nobody'",
        "{'do':'order','order':{'type':'reinforce','unit':'ge-12'}} | 'hex' is missing",
        "{'do':'load'} | 'match' is missing",
        "{'do':'load','match':{}} | 'format' is missing",
        "{'do':'load','match':{'format':99}} | 'format' is 99",
        "{'do':'rule','game':'gwe-caporetto','case':'GWE-99.9'} | no case 'GWE-99.9'",
        "{'do':'rule','game':'gwe-caporetto','case':''} | no case ''",
        "{'do':'rule','case':8.63} | 'case' must be a string, not a number",
      })
  void isNamed(String request, String expected) {
    Object before = dialogue.match().position();
    assertThat(dialogue.error(request)).contains(expected);
    assertThat(dialogue.match().position()).isSameAs(before);
    assertThat(dialogue.match().edited()).isFalse();
    assertThat(dialogue.told()).isEmpty();
  }

  @Test
  void questionsNeedAMatch() {
    Dialogue fresh = new Dialogue();
    for (String verb : Desk.VERBS) {
      assertThat(fresh.error("{'do':'" + verb + "'}")).contains("no match is being played");
    }
    assertThat(fresh.error("{'do':'rule','case':'8.63'}")).contains("'game' is missing");
  }

  @Test
  void deepNestingIsAnError() {
    String deep = "{'do':'order','order':" + "[".repeat(5_000) + "]".repeat(5_000) + "}";
    assertThat(dialogue.error(deep)).contains("not JSON").contains("nesting depth");
  }

  @Test
  void longNumbersNamesAndStringsAreErrors() {
    assertThat(dialogue.error("{'do':'legal','limit':" + "9".repeat(10_000) + "}"))
        .contains("not JSON");
    assertThat(dialogue.error("{'" + "a".repeat(100_000) + "':1}")).contains("not JSON");
    assertThat(dialogue.error("{'do':'" + "a".repeat(1_000_000) + "'}")).contains("not JSON");
    String option = "a".repeat(5_000);
    assertThat(dialogue.error("{'do':'order','order':{'type':'choose','option':'" + option + "'}}"))
        .contains("'option' is longer than 100");
    assertThat(dialogue.error("{'do':'" + "a".repeat(50_000) + "'}"))
        .contains("no verb 'aaa")
        .hasSizeLessThan(400);
  }

  @Test
  void hugeListsAreErrors() {
    String many = String.join(",", List.of("'ge-12'").toArray(new String[0]));
    String units = (many + ",").repeat(5_000) + many;
    assertThat(
            dialogue.error(
                "{'do':'order','order':{'type':'move','units':[" + units + "],'path':['1702']}}"))
        .contains("'units' has 5001 entries");
    String rolls = "1,".repeat(10_000) + "1";
    assertThat(dialogue.error("{'do':'dice','rolls':[" + rolls + "]}")).contains("10001 entries");
  }

  @Test
  void noMoreThanTenThousandDiceWait() {
    String rolls = "1,".repeat(9_998) + "1";
    assertThat(dialogue.granted("{'do':'dice','rolls':[" + rolls + "]}").get("waiting").asInt())
        .isEqualTo(9_999);
    assertThat(dialogue.error("{'do':'dice','rolls':[1,2]}")).contains("9999 dice wait already");
    assertThat(dialogue.granted("{'do':'dice','rolls':[1]}").get("waiting").asInt())
        .isEqualTo(10_000);
  }

  @Test
  void loneSurrogatesAndControlCharactersDoNoHarm() {
    assertThat(dialogue.error("{'do':'moves','unit':'\\ud800'}")).contains("no unit '\uFFFD'");
    assertThat(dialogue.error("{'do':'\\u0000\\n\\r'}")).contains("no verb '\uFFFD\uFFFD\uFFFD'");
    assertThat(dialogue.error("{'do':'games','\\udfff':1}")).contains("no field '\uFFFD'");
  }
}
