package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Position;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Every verb of the protocol, on Caporetto. */
class ProtocolTest {

  private final Dialogue dialogue = Dialogue.caporetto();

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(node -> texts.add(node.asText()));
    return texts;
  }

  private static List<String> texts(JsonNode array, String field) {
    List<String> texts = new ArrayList<>();
    array.forEach(node -> texts.add(node.path(field).asText()));
    return texts;
  }

  private JsonNode unit(String id) {
    return unit(dialogue.granted("{'do':'state'}"), id);
  }

  private static JsonNode unit(JsonNode state, String id) {
    for (JsonNode unit : state.get("units")) {
      if (unit.get("id").asText().equals(id)) {
        return unit;
      }
    }
    throw new AssertionError("no unit " + id);
  }

  /** A German division faces an Italian corps on open ground, and it is time to fight. */
  private void aSmallBattle() {
    dialogue.granted(
        "{'do':'place','clear':true,'units':["
            + "{'unit':'ge-12','hex':'"
            + here
            + "'},{'unit':'ge-117','hex':'"
            + here
            + "'},"
            + "{'unit':'it-vii','hex':'"
            + there
            + "','steps':2}]}");
    dialogue.granted("{'do':'goto','turn':2,'side':'central','phase':'combat'}");
  }

  private String here = "";
  private String there = "";

  /** Two clear hexes side by side without anything between them, for battles. */
  private void openGround() {
    ObjectNode board = dialogue.granted("{'do':'board'}");
    List<String> clear = new ArrayList<>();
    for (JsonNode hex : board.get("hexes")) {
      if (hex.get("terrain").asText().equals("clear") && hex.get("features").isEmpty()) {
        clear.add(hex.get("hex").asText());
      }
    }
    List<String> edged = new ArrayList<>();
    board.get("hexsides").forEach(s -> edged.add(s.get("a").asText() + s.get("b").asText()));
    var map = dialogue.match().rules().board();
    for (String a : clear) {
      for (String b : clear) {
        if (map.adjacent(map.hex(a), map.hex(b))
            && !edged.contains(a + b)
            && !edged.contains(b + a)) {
          here = a;
          there = b;
          return;
        }
      }
    }
    throw new AssertionError("no open ground");
  }

  // ---- games, new, decision

  @Test
  void gamesListsWhatCanBeChosen() {
    JsonNode game = dialogue.granted("{'do':'games'}").get("games").get(0);
    assertThat(Dialogue.names(game))
        .contains("id", "title", "sides", "phases", "phaseList", "scenarios", "options");
    assertThat(game.get("id").asText()).isEqualTo("gwe-caporetto");
    assertThat(texts(game.get("sides"), "id")).hasSize(2).contains("central");
    assertThat(texts(game.get("phases"))).contains("movement", "combat", "supply");
    assertThat(texts(game.get("scenarios"), "id")).contains("historical", "tyrol");
    for (JsonNode scenario : game.get("scenarios")) {
      assertThat(scenario.get("first").asInt()).isLessThan(scenario.get("last").asInt());
      assertThat(scenario.get("title").asText()).isNotEmpty();
    }
    for (JsonNode option : game.get("options")) {
      assertThat(Dialogue.names(option)).contains("id", "title", "case", "default");
      assertThat(option.get("default").isBoolean()).isTrue();
    }
  }

  @Test
  void newAnswersTheFirstDecision() {
    ObjectNode answer =
        dialogue.granted(
            "{'do':'new','game':'gwe-caporetto','scenario':'historical','options':[],'seed':7}");
    JsonNode decision = answer.get("decision");
    assertThat(Dialogue.names(decision))
        .containsExactly(
            "side",
            "sideName",
            "turn",
            "phase",
            "phaseTitle",
            "activity",
            "kind",
            "prompt",
            "case",
            "part",
            "question");
    assertThat(decision.get("turn").asInt()).isEqualTo(1);
    assertThat(dialogue.granted("{'do':'decision'}").get("decision")).isEqualTo(decision);
  }

  @Test
  void theDecisionSaysWhatAPlayerReads() {
    JsonNode marching = dialogue.granted("{'do':'decision'}").get("decision");
    assertThat(marching.get("kind").asText()).isEqualTo("move");
    assertThat(marching.get("activity").asText()).isEqualTo("movement");
    assertThat(marching.at("/part/side")).isEqualTo(marching.get("side"));
    assertThat(marching.at("/part/number").asInt()).isEqualTo(1);
    assertThat(marching.at("/question/title").asText()).isEqualTo("Movement");
    assertThat(marching.at("/question/pass").asText()).isEqualTo("End movement");
    assertThat(marching.at("/question/combat").asBoolean()).isFalse();
    assertThat(marching.at("/question/options")).isEmpty();
    openGround();
    aSmallBattle();
    dialogue.granted("{'do':'dice','rolls':[5]}");
    dialogue.granted(
        "{'do':'order','order':{'type':'attack','attackers':['ge-12','ge-117'],'targets':['"
            + there
            + "']}}");
    JsonNode beaten = dialogue.granted("{'do':'decision'}").get("decision");
    assertThat(beaten.get("kind").asText()).isEqualTo("option");
    assertThat(beaten.get("activity").asText()).isEqualTo("combat");
    assertThat(beaten.get("side").asText()).isEqualTo("allied");
    assertThat(beaten.at("/part/side").asText()).isEqualTo("central");
    assertThat(beaten.at("/question/combat").asBoolean()).isTrue();
    assertThat(beaten.at("/question/pass").asText()).isEmpty();
    assertThat(texts(beaten.at("/question/options"), "id")).startsWith("1", "2");
    assertThat(texts(beaten.at("/question/options"), "title"))
        .contains("Lose 1 step", "Retreat 1 hex");
  }

  @Test
  void aMatchWithoutASeedSaysWhichItGot() {
    ObjectNode first =
        dialogue.granted("{'do':'new','game':'gwe-caporetto','scenario':'historical'}");
    assertThat(first.get("seed").isIntegralNumber()).isTrue();
    assertThat(dialogue.granted("{'do':'save'}").at("/match/seed")).isEqualTo(first.get("seed"));
  }

  // ---- state, board

  @Test
  void stateTellsThePosition() {
    ObjectNode state = dialogue.granted("{'do':'state'}");
    assertThat(Dialogue.names(state))
        .contains("ok", "edited", "turn", "phase", "side", "units", "control", "markers", "points");
    assertThat(state.get("edited").asBoolean()).isFalse();
    JsonNode unit = unit(state, "ge-12");
    assertThat(Dialogue.names(unit))
        .containsExactly(
            "id",
            "side",
            "nationality",
            "type",
            "size",
            "name",
            "hex",
            "steps",
            "lost",
            "attack",
            "defense",
            "move",
            "values",
            "flags");
    assertThat(unit.get("hex").asText()).isEqualTo("1702");
    assertThat(unit.get("attack").asInt()).isEqualTo(6);
    assertThat(unit.get("defense").asInt()).isEqualTo(7);
    assertThat(unit.get("steps").asInt()).isEqualTo(2);
    assertThat(unit.get("lost").asInt()).isZero();
    for (JsonNode other : state.get("units")) {
      assertThat(other.has("hex") ^ other.has("box")).as("%s", other).isTrue();
    }
    assertThat(Dialogue.names(state.get("points"))).hasSize(2).contains("central");
  }

  @Test
  void stateTakesTheEyesOfASide() {
    ObjectNode seen = dialogue.granted("{'do':'state','as':'central'}");
    assertThat(unit(seen, "ge-12").get("hex").asText()).isEqualTo("1702");
  }

  @Test
  void boardTellsTheMap() {
    ObjectNode board = dialogue.granted("{'do':'board'}");
    assertThat(Dialogue.names(board)).contains("hexes", "hexsides", "rails");
    assertThat(board.get("hexes")).hasSize(dialogue.match().rules().board().size());
    for (JsonNode hex : board.get("hexes")) {
      assertThat(hex.get("hex").asText()).matches("\\d{4}");
      assertThat(hex.get("terrain").asText()).isNotEmpty();
      assertThat(hex.get("provenance").asText()).isNotEmpty();
    }
    assertThat(board.get("hexsides")).isNotEmpty();
    assertThat(texts(board.get("rails").get(0).get("features"))).contains("rail");
  }

  // ---- place, control, goto, dice

  @Test
  void placeSetsUpASituationAndMarksTheMatchAsEdited() {
    openGround();
    aSmallBattle();
    ObjectNode state = dialogue.granted("{'do':'state'}");
    assertThat(state.get("edited").asBoolean()).isTrue();
    assertThat(unit(state, "ge-12").get("hex").asText()).isEqualTo(here);
    assertThat(unit(state, "it-vii").get("lost").asInt())
        .isEqualTo(unit(state, "it-vii").get("steps").asInt() - 2);
    for (JsonNode unit : state.get("units")) {
      if (unit.has("hex") && !unit.get("type").asText().equals("fortress")) {
        assertThat(unit.get("id").asText()).isIn("ge-12", "ge-117", "it-vii");
      }
    }
  }

  @Test
  void placeTakesBoxesAndTheFlagsThatStateShows() {
    dialogue.granted(
        "{'do':'place','units':[{'unit':'ge-12','box':'eliminated'},"
            + "{'unit':'ge-117','box':'turn 7'},"
            + "{'unit':'ge-200','hex':'1802','flags':['out-of-supply']}]}");
    assertThat(unit("ge-12").get("box").asText()).isEqualTo("eliminated");
    assertThat(unit("ge-117").get("box").asText()).isEqualTo("turn 7");
    assertThat(texts(unit("ge-200").get("flags"))).contains("out-of-supply");
  }

  @Test
  void impossiblePlacingsAreErrorsAndChangeNothing() {
    Position before = dialogue.match().position();
    String sea = "";
    for (JsonNode hex : dialogue.granted("{'do':'board'}").get("hexes")) {
      if (hex.get("terrain").asText().equals("sea")) {
        sea = hex.get("hex").asText();
      }
    }
    assertThat(dialogue.error("{'do':'place','units':[{'unit':'ge-12','hex':'" + sea + "'}]}"))
        .contains(sea);
    String italian = unit("it-vii").get("hex").asText();
    assertThat(dialogue.error("{'do':'place','units':[{'unit':'ge-12','hex':'" + italian + "'}]}"))
        .contains("both sides");
    assertThat(dialogue.match().position()).isSameAs(before);
    assertThat(dialogue.match().edited()).isFalse();
  }

  @Test
  void controlSaysWhoHeldAHexLast() {
    dialogue.granted("{'do':'control','side':'central','hexes':['1904']}");
    ObjectNode state = dialogue.granted("{'do':'state'}");
    assertThat(texts(state.at("/control/central"))).contains("1904");
    assertThat(state.get("edited").asBoolean()).isTrue();
  }

  @Test
  void gotoJumpsToAPhase() {
    JsonNode decision =
        dialogue
            .granted("{'do':'goto','turn':3,'side':'central','phase':'movement'}")
            .get("decision");
    assertThat(decision.get("turn").asInt()).isEqualTo(3);
    assertThat(decision.get("side").asText()).isEqualTo("central");
    assertThat(decision.get("phase").asText()).isEqualTo("movement");
  }

  @Test
  void diceLaidOutFallFirst() {
    openGround();
    for (int face : new int[] {2, 5}) {
      aSmallBattle();
      dialogue.granted("{'do':'dice','rolls':[" + face + "]}");
      ObjectNode answer =
          dialogue.granted(
              "{'do':'order','order':{'type':'attack','attackers':['ge-12','ge-117'],"
                  + "'targets':['"
                  + there
                  + "']}}");
      assertThat(texts(answer.get("events"), "face")).contains(String.valueOf(face));
    }
  }

  // ---- moves, supply, command, zoc

  @Test
  void movesTellsWhereAUnitMayEndAndWhatItsNeighboursRefuse() {
    String enemy = unit("it-iv").get("hex").asText();
    dialogue.granted("{'do':'goto','turn':2,'side':'central','phase':'movement'}");
    ObjectNode answer = dialogue.granted("{'do':'moves','unit':'ge-12'}");
    assertThat(answer.get("hexes")).isNotEmpty();
    for (JsonNode hex : answer.get("hexes")) {
      assertThat(Dialogue.names(hex)).containsExactly("hex", "mp", "path");
      List<String> path = texts(hex.get("path"));
      assertThat(path.getLast()).isEqualTo(hex.get("hex").asText());
    }
    assertThat(texts(answer.get("refused"), "hex")).contains(enemy);
    for (JsonNode refused : answer.get("refused")) {
      assertThat(Dialogue.names(refused)).containsExactly("hex", "case", "why");
      assertThat(refused.get("case").asText()).contains("-");
    }
  }

  @Test
  void aUnitThatMayNotMoveSaysWhy() {
    dialogue.granted("{'do':'goto','turn':2,'side':'central','phase':'movement'}");
    ObjectNode answer = dialogue.granted("{'do':'moves','unit':'it-vii'}");
    assertThat(answer.get("hexes")).isEmpty();
    assertThat(answer.get("refused")).isEmpty();
    assertThat(answer.get("why").asText()).isNotEmpty();
    assertThat(answer.get("case").asText()).isNotEmpty();
  }

  @Test
  void supplyAndCommandAreProvedOrDenied() {
    for (String verb : List.of("supply", "command")) {
      for (String unit : List.of("ge-12", "it-vii")) {
        ObjectNode answer = dialogue.granted("{'do':'" + verb + "','unit':'" + unit + "'}");
        assertThat(answer.get("in").isBoolean()).isTrue();
        assertThat(answer.get("case").asText()).contains("-");
        assertThat(answer.has("path") || answer.has("why")).isTrue();
      }
    }
    dialogue.granted("{'do':'place','clear':true,'units':[{'unit':'ge-12','hex':'1702'}]}");
    assertThat(dialogue.granted("{'do':'command','unit':'ge-12'}").get("in").asBoolean()).isFalse();
  }

  @Test
  void zocTellsTheHexesUnderASidesZones() {
    openGround();
    aSmallBattle();
    assertThat(texts(dialogue.granted("{'do':'zoc','side':'central'}").get("hexes")))
        .contains(there);
  }

  // ---- preview, legal, order

  @Test
  void previewTellsOddsModifiersAndProbabilitiesAndChangesNothing() {
    openGround();
    aSmallBattle();
    Position before = dialogue.match().position();
    ObjectNode preview =
        dialogue.granted(
            "{'do':'preview','order':{'type':'attack','attackers':['ge-12','ge-117'],"
                + "'targets':['"
                + there
                + "']}}");
    assertThat(Dialogue.names(preview))
        .containsExactly(
            "ok",
            "attack",
            "defense",
            "odds",
            "column",
            "dieModifier",
            "modifiers",
            "outcomes",
            "stages",
            "totals",
            "open");
    double parts = 0;
    for (JsonNode part : preview.at("/attack/parts")) {
      parts += part.get("amount").asDouble();
    }
    assertThat(preview.at("/attack/total").asDouble()).isEqualTo(parts).isPositive();
    double probability = 0;
    for (JsonNode outcome : preview.get("outcomes")) {
      probability += outcome.get("probability").asDouble();
    }
    assertThat(probability).isCloseTo(1, within(1e-9));
    assertThat(dialogue.match().position()).isSameAs(before);
  }

  @Test
  void previewOfWhatIsNoAttackNowIsRefused() {
    dialogue.granted("{'do':'goto','turn':2,'side':'central','phase':'movement'}");
    assertThat(
            dialogue
                .refusal(
                    "{'do':'preview','order':{'type':'attack','attackers':['ge-12'],"
                        + "'targets':['1803']}}")
                .get("case")
                .asText())
        .contains("-");
  }

  @Test
  void legalListsWholeOrdersThatAreGranted() {
    dialogue.granted("{'do':'goto','turn':2,'side':'central','phase':'movement'}");
    ObjectNode few = dialogue.granted("{'do':'legal','limit':5}");
    assertThat(few.get("orders")).hasSize(5);
    assertThat(few.get("complete").asBoolean()).isFalse();
    for (JsonNode order : few.get("orders")) {
      if (!order.get("type").asText().equals("pass")) {
        dialogue.granted("{'do':'order','order':" + order + "}");
        dialogue.granted("{'do':'undo'}");
      }
    }
    ObjectNode all = dialogue.granted("{'do':'legal','limit':100000}");
    assertThat(all.get("complete").asBoolean()).isTrue();
    int size = all.get("orders").size();
    assertThat(dialogue.granted("{'do':'legal','limit':" + size + "}").get("complete").asBoolean())
        .isTrue();
  }

  @Test
  void anOrderAnswersWhatHappenedAndTheNextDecision() {
    dialogue.granted("{'do':'goto','turn':2,'side':'central','phase':'movement'}");
    JsonNode step = dialogue.granted("{'do':'moves','unit':'ge-12'}").at("/hexes/0");
    ObjectNode answer =
        dialogue.granted(
            "{'do':'order','order':{'type':'move','unit':'ge-12','path':"
                + step.get("path")
                + "}}");
    assertThat(Dialogue.names(answer)).containsExactly("ok", "events", "decision", "taken");
    assertThat(texts(answer.get("events"), "type")).contains("moved");
    for (JsonNode event : answer.get("events")) {
      assertThat(event.get("text").asText()).isNotEmpty();
    }
    assertThat(unit("ge-12").get("hex")).isEqualTo(step.get("hex"));
  }

  @Test
  void anIllegalOrderIsRefusedWithItsCaseAndNothingChanges() {
    dialogue.granted("{'do':'goto','turn':2,'side':'central','phase':'movement'}");
    Position before = dialogue.match().position();
    JsonNode refusal =
        dialogue.refusal("{'do':'order','order':{'type':'move','unit':'it-vii','to':'1702'}}");
    assertThat(refusal.get("case").asText()).matches("(GWE|CAP)-.+");
    assertThat(refusal.get("why").asText()).endsWith(".");
    assertThat(dialogue.match().position()).isSameAs(before);
  }

  @Test
  void theEndOfTheGameIsADecisionToo() {
    dialogue.granted("{'do':'goto','turn':15,'side':'allied','phase':'replacement'}");
    for (int i = 0; i < 100; i++) {
      JsonNode decision = dialogue.granted("{'do':'decision'}").get("decision");
      if (decision.get("kind").asText().equals("over")) {
        assertThat(Dialogue.names(decision.get("outcome")))
            .containsExactly("winner", "level", "ending", "rank", "points");
        dialogue.refusal("{'do':'order','order':{'type':'pass'}}");
        assertThat(dialogue.granted("{'do':'legal'}").get("orders")).isEmpty();
        return;
      }
      JsonNode order = dialogue.granted("{'do':'legal','limit':1}").at("/orders/0");
      dialogue.granted("{'do':'order','order':" + order + "}");
    }
    throw new AssertionError("the game does not end");
  }

  // ---- undo, redo

  @Test
  void undoTakesBackAnOrderAndRedoPlaysItAgain() {
    assertThat(dialogue.refusal("{'do':'undo'}").get("case").asText()).isEqualTo("undo");
    dialogue.granted("{'do':'goto','turn':2,'side':'central','phase':'movement'}");
    Position before = dialogue.match().position();
    JsonNode step = dialogue.granted("{'do':'moves','unit':'ge-12'}").at("/hexes/0/path");
    dialogue.granted("{'do':'order','order':{'type':'move','unit':'ge-12','path':" + step + "}}");
    Position after = dialogue.match().position();
    dialogue.granted("{'do':'undo'}");
    assertThat(dialogue.match().position()).isEqualTo(before);
    dialogue.granted("{'do':'redo'}");
    assertThat(dialogue.match().position()).isEqualTo(after);
    assertThat(dialogue.refusal("{'do':'redo'}").get("case").asText()).isEqualTo("redo");
  }

  @Test
  void undoGoesBackToTheStartOfThePhaseOrOfThePart() {
    dialogue.granted("{'do':'goto','turn':2,'side':'central','phase':'movement'}");
    Position before = dialogue.match().position();
    assertThat(dialogue.refusal("{'do':'undo','to':'part'}").get("why").asText())
        .contains("nothing");
    for (String unit : List.of("ge-12", "ge-117")) {
      JsonNode step = dialogue.granted("{'do':'moves','unit':'" + unit + "'}").at("/hexes/0/path");
      dialogue.granted(
          "{'do':'order','order':{'type':'move','unit':'" + unit + "','path':" + step + "}}");
    }
    Position moved = dialogue.match().position();
    dialogue.granted("{'do':'undo','to':'phase'}");
    assertThat(dialogue.match().position()).isEqualTo(before);
    dialogue.granted("{'do':'redo'}");
    dialogue.granted("{'do':'redo'}");
    assertThat(dialogue.match().position()).isEqualTo(moved);
    dialogue.granted("{'do':'order','order':{'type':'pass'}}");
    assertThat(dialogue.match().position()).isNotEqualTo(moved);
    assertThat(dialogue.refusal("{'do':'undo','to':'phase'}").get("case").asText())
        .as("the next phase has just begun")
        .isEqualTo("undo");
    dialogue.granted("{'do':'undo','to':'part'}");
    assertThat(dialogue.match().position()).isEqualTo(before);
    assertThat(dialogue.error("{'do':'undo','to':'breakfast'}")).contains("order, phase or part");
  }

  @Test
  void gotoNamesThePartOrTheSideWhosePlayerTurnItIs() {
    dialogue.granted("{'do':'goto','turn':3,'part':'allied','phase':'movement'}");
    Position byPart = dialogue.match().position();
    JsonNode part = dialogue.granted("{'do':'decision'}").at("/decision/part");
    assertThat(part.get("id").asText()).isEqualTo("allied");
    assertThat(part.get("number").asInt()).isEqualTo(2);
    dialogue.granted("{'do':'goto','turn':3,'side':'allied','phase':'movement'}");
    assertThat(dialogue.match().position()).isEqualTo(byPart);
    assertThat(dialogue.error("{'do':'goto','turn':3,'part':'fifth-army','phase':'movement'}"))
        .contains("fifth-army")
        .contains("central, allied");
  }

  @Test
  void undoStopsAtDice() {
    openGround();
    aSmallBattle();
    dialogue.granted(
        "{'do':'order','order':{'type':'attack','attackers':['ge-12','ge-117'],"
            + "'targets':['"
            + there
            + "']}}");
    assertThat(dialogue.refusal("{'do':'undo'}").get("why").asText()).contains("die");
  }

  // ---- rule

  @Test
  void ruleTellsACaseByItsId() {
    ObjectNode rule = dialogue.granted("{'do':'rule','game':'gwe-caporetto','case':'GWE-8.75'}");
    assertThat(Dialogue.names(rule))
        .containsExactly("ok", "case", "title", "kind", "text", "ruling", "classes", "tests");
    assertThat(rule.get("case").asText()).isEqualTo("GWE-8.75");
    assertThat(rule.get("text").asText()).isNotEmpty();
    assertThat(texts(rule.get("classes"))).allMatch(name -> name.startsWith("fieldmarshal.games."));
    assertThat(dialogue.granted("{'do':'rule','case':'gwe-8.75'}")).isEqualTo(rule);
  }

  @Test
  void aBareNumberMeansTheCaseInEveryBookThatHasIt() {
    ObjectNode rule = dialogue.granted("{'do':'rule','case':'8.75'}");
    assertThat(rule.get("case").asText()).isEqualTo("GWE-8.75");
    assertThat(texts(rule.get("also"), "case")).containsExactly("CAP-8.75");
  }

  @Test
  void aNumberWithoutItsLetterMeansAllParts() {
    ObjectNode rule = dialogue.granted("{'do':'rule','case':'GWE-8.63'}");
    assertThat(rule.get("case").asText()).isEqualTo("GWE-8.63a");
    assertThat(texts(rule.get("also"), "case")).containsExactly("GWE-8.63b", "GWE-8.63c");
  }
}
