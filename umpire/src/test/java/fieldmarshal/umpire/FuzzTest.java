package fieldmarshal.umpire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.Notation;
import fieldmarshal.umpire.json.OrderJson;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A hundred thousand damaged requests: each gets one line, which grants, refuses or names an error;
 * without a grant the position is the same; and the umpire never falls over.
 */
@Tag("slow")
class FuzzTest {
  private static final int REQUESTS = 100_000;
  private static final int ROUND = 1_000;

  private static final List<String> VALID =
      List.of(
          "{'do':'games'}",
          "{'do':'new','game':'gwe-caporetto','scenario':'tyrol','options':[],'seed':3}",
          "{'do':'decision'}",
          "{'do':'state','as':'central'}",
          "{'do':'place','clear':false,'units':[{'unit':'ge-12','hex':'1904','steps':2,'flags':['entrained']}]}",
          "{'do':'place','clear':true,'units':[{'unit':'it-vii','hex':'1904'},{'unit':'ge-12','box':'turn"
              + " 7'}]}",
          "{'do':'control','side':'central','hexes':['1904','1905']}",
          "{'do':'goto','turn':3,'side':'central','phase':'combat'}",
          "{'do':'goto','turn':2,'side':'allied','phase':'movement'}",
          "{'do':'dice','rolls':[3,5,1]}",
          "{'do':'moves','unit':'ge-12'}",
          "{'do':'supply','unit':'it-vii'}",
          "{'do':'command','unit':'ge-12'}",
          "{'do':'zoc','side':'central'}",
          "{'do':'preview','order':{'type':'attack','attackers':['ge-12'],'targets':['1803']}}",
          "{'do':'legal','limit':20}",
          "{'do':'undo'}",
          "{'do':'redo'}",
          "{'do':'save'}",
          "{'do':'rule','game':'gwe-caporetto','case':'8.63'}");

  private static final List<String> ORDERS =
      List.of(
          "{'type':'move','units':['ge-12'],'path':['1803','1904'],'mode':'march'}",
          "{'type':'attack','attackers':['ge-12','ge-117'],'targets':['1803'],'shifts':['ge-hq-14'],'support':{'ge-art-14':3},'burn':['ah-dep-1']}",
          "{'type':'choose','option':'1','units':['ge-12'],'hexes':['1803']}",
          "{'type':'lose','steps':{'ge-12':1,'it-vii':2}}",
          "{'type':'retreat','units':['it-vii'],'path':['1904']}",
          "{'type':'advance','units':['ge-12'],'path':['1803']}",
          "{'type':'displace','unit':'ge-hq-14','hex':'1702'}",
          "{'type':'withdraw','unit':'it-vii'}",
          "{'type':'entrain','unit':'ge-12'}",
          "{'type':'rail','unit':'ge-12','path':['1904','1905']}",
          "{'type':'detrain','unit':'ge-12'}",
          "{'type':'command','hq':'ge-hq-14','units':['ge-12']}",
          "{'type':'replace','unit':'ge-12'}",
          "{'type':'reinforce','unit':'ah-33','hex':'0110'}",
          "{'type':'place','unit':'ge-195','hex':'0110'}",
          "{'type':'pass'}");

  private static final List<String> TYPES =
      List.of("move", "attack", "retreat", "advance", "choose", "rail", "1", "2", "3", "march");

  private final SplittableRandom random = new SplittableRandom(1917);
  private final List<String> oddWords =
      List.of(
          "",
          "ge-12",
          "it-vii",
          "0000",
          "9999",
          "1803",
          "19040",
          "-1",
          "central",
          "eliminated",
          "turn 7",
          "turn 99999999999",
          "null",
          "\uD800",
          "\u0000",
          "GWE-8.63",
          "ж",
          "x".repeat(5_000));

  /** Faults of our own, each with a request that shows it. */
  private final Map<String, String> faults = new TreeMap<>();

  private Dialogue dialogue = Dialogue.caporetto();
  private String shortMatch = "";

  @Test
  void aHundredThousandDamagedRequestsDoNoHarm() throws IOException {
    shortMatch = shortMatch();
    int refused = 0;
    int errors = 0;
    for (int i = 0; i < REQUESTS; i++) {
      if (i % ROUND == 0) {
        newSituation();
      }
      Match match = dialogue.match();
      Position position = match.position();
      int lines = match.size();
      byte[] request = damaged();
      JsonNode answer = answer(request);
      if (answer.get("ok").booleanValue()) {
        clearUp();
      } else {
        boolean refusal = answer.has("refusal");
        refused += refusal ? 1 : 0;
        errors += refusal ? 0 : 1;
        assertThat(refusal ^ answer.has("error")).as("%s", answer).isTrue();
        assertThat(dialogue.match()).isSameAs(match);
        assertThat(match.position()).isSameAs(position);
        assertThat(match.lines()).hasSize(lines);
        if (answer.path("error").asText().startsWith("internal")) {
          faults.putIfAbsent(fault(), new String(request, StandardCharsets.UTF_8));
        }
      }
    }
    assertThat(faults).isEmpty();
    assertThat(errors).isGreaterThan(REQUESTS / 4);
    assertThat(refused).isGreaterThan(REQUESTS / 10);
    dialogue.granted("{'do':'decision'}");
  }

  /** The fault of which the umpire told last, with the first places of its trace. */
  private String fault() {
    String trace = dialogue.diagnostics.toString(StandardCharsets.UTF_8);
    dialogue.diagnostics.reset();
    return trace.lines().limit(6).collect(Collectors.joining("\n"));
  }

  private static String places(RuntimeException e) {
    return e
        + "\n"
        + Arrays.stream(e.getStackTrace())
            .limit(5)
            .map(String::valueOf)
            .collect(Collectors.joining("\n"));
  }

  private JsonNode answer(byte[] request) throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    byte[] line = Arrays.copyOf(request, request.length + 1);
    line[request.length] = '\n';
    dialogue.umpire.run(new ByteArrayInputStream(line), out);
    byte[] answered = out.toByteArray();
    String text = out.toString(StandardCharsets.UTF_8);
    assertThat(text.indexOf('\n')).as(text).isEqualTo(text.length() - 1);
    assertThat(answered).isEqualTo(text.getBytes(StandardCharsets.UTF_8));
    JsonNode answer = Dialogue.parse(text);
    assertThat(answer.path("ok").isBoolean()).as(text).isTrue();
    return answer;
  }

  /** Most changes by hand are taken back, or there would soon be nobody left to give orders to. */
  private void clearUp() {
    List<Match.Line> lines = dialogue.match().lines();
    if (!lines.isEmpty()
        && lines.getLast() instanceof Match.Line.Edited
        && random.nextInt(10) > 0) {
      dialogue.match().undo();
    }
  }

  /** A match somewhere in its middle, as it comes. */
  private void newSituation() {
    dialogue = Dialogue.caporetto();
    if (random.nextInt(3) == 0) {
      dialogue.granted(
          "{'do':'new','game':'gwe-caporetto','scenario':'tyrol','seed':"
              + random.nextInt(99)
              + "}");
    }
    play(random.nextInt(600));
  }

  private void play(int orders) {
    Match match = dialogue.match();
    for (int i = 0; i < orders && match.decision() instanceof Decision.Choose; i++) {
      match.play(match.rules().sample(match.position(), random));
    }
  }

  private String shortMatch() {
    play(25);
    return dialogue.granted("{'do':'save'}").get("match").toString();
  }

  // ---- damage

  private byte[] damaged() {
    String request = request();
    switch (random.nextInt(10)) {
      case 0 -> {
        return bytes(request);
      }
      case 1 -> request = request.substring(0, random.nextInt(request.length()));
      case 2 -> request = spliced(request);
      case 3 -> request = nested(request);
      case 4, 5, 6 -> {
        JsonNode tree = Dialogue.parse(request);
        for (int i = random.nextInt(2); i >= 0; i--) {
          mislead(tree.has("order") ? tree.get("order") : tree);
        }
        request = tree.toString();
      }
      default -> {
        JsonNode tree = Dialogue.parse(request);
        for (int i = random.nextInt(3); i >= 0; i--) {
          damage(tree);
        }
        request = tree.toString();
      }
    }
    byte[] line = request.getBytes(StandardCharsets.UTF_8);
    return noNewline(line);
  }

  private String request() {
    String request =
        switch (random.nextInt(10)) {
          case 0, 1, 2 ->
              "{'do':'order','order':" + ORDERS.get(random.nextInt(ORDERS.size())) + "}";
          case 3, 4, 5 -> "{'do':'order','order':" + fitting() + "}";
          case 6 ->
              random.nextInt(20) == 0 ? "{'do':'load','match':" + shortMatch + "}" : VALID.get(2);
          default -> VALID.get(random.nextInt(VALID.size()));
        };
    return request.replace('\'', '"');
  }

  /** An order that is legal here, so that damage comes close to what is legal. */
  private String fitting() {
    Match match = dialogue.match();
    if (!(match.decision() instanceof Decision.Choose)) {
      return ORDERS.getLast();
    }
    Order order;
    try {
      order = match.rules().sample(match.position(), random);
    } catch (RuntimeException e) {
      faults.putIfAbsent(places(e), "a sample at " + match.decision());
      return ORDERS.getLast();
    }
    Notation notation = new Notation(match.rules(), match.position().layout());
    return Json.write(new OrderJson(notation).write(order));
  }

  private byte[] bytes(String request) {
    byte[] bytes = request.getBytes(StandardCharsets.UTF_8);
    for (int i = random.nextInt(4); i >= 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return noNewline(bytes);
  }

  private static byte[] noNewline(byte[] bytes) {
    for (int i = 0; i < bytes.length; i++) {
      if (bytes[i] == '\n') {
        bytes[i] = ' ';
      }
    }
    return bytes;
  }

  private String spliced(String request) {
    int from = random.nextInt(request.length());
    int to = from + random.nextInt(request.length() - from);
    int at = random.nextInt(request.length());
    return request.substring(0, at) + request.substring(from, to) + request.substring(at);
  }

  private String nested(String request) {
    int depth = random.nextInt(3_000);
    int at = random.nextInt(request.length());
    String open = random.nextBoolean() ? "[" : "{\"a\":";
    return request.substring(0, at) + open.repeat(depth) + request.substring(at);
  }

  /** Changes one place of the tree. */
  private void damage(JsonNode tree) {
    List<JsonNode> inner = new ArrayList<>();
    collect(tree, inner);
    JsonNode node = inner.get(random.nextInt(inner.size()));
    if (node instanceof ObjectNode object) {
      List<String> names = Dialogue.names(object);
      String name =
          names.isEmpty() || random.nextInt(12) == 0
              ? oddWords.get(random.nextInt(oddWords.size()))
              : names.get(random.nextInt(names.size()));
      if (random.nextInt(6) == 0) {
        object.remove(name);
      } else {
        object.set(name, odd());
      }
    } else if (node instanceof ArrayNode array) {
      int at = random.nextInt(array.size() + 1);
      switch (random.nextInt(4)) {
        case 0 -> array.insert(at, odd());
        case 1 -> array.addAll(array.deepCopy());
        default -> {
          if (at < array.size()) {
            array.set(at, odd());
          } else {
            array.add(odd());
          }
        }
      }
    }
  }

  /** Changes one place into something of the same kind, so that the rules have to judge it. */
  private void mislead(JsonNode tree) {
    List<JsonNode> inner = new ArrayList<>();
    collect(tree, inner);
    switch (inner.get(random.nextInt(inner.size()))) {
      case ObjectNode object when !object.isEmpty() -> {
        List<String> names = Dialogue.names(object);
        String name = names.get(random.nextInt(names.size()));
        JsonNode value = object.get(name);
        if (value.isTextual() && !name.equals("do")) {
          object.put(name, similar(value.textValue()));
        } else if (value.isInt()) {
          object.put(name, value.intValue() + random.nextInt(-2, 3));
        }
      }
      case ArrayNode array when !array.isEmpty() -> {
        int at = random.nextInt(array.size());
        JsonNode value = array.get(at);
        if (!value.isTextual() || random.nextInt(5) == 0) {
          array.remove(at);
        } else if (random.nextInt(3) == 0) {
          array.insert(at, similar(value.textValue()));
        } else {
          array.set(at, similar(value.textValue()));
        }
      }
      default -> {}
    }
  }

  private String similar(String word) {
    var board = dialogue.match().rules().board();
    if (dialogue.match().rules().roster().find(word) != null) {
      return unit();
    }
    int hex = board.find(word);
    if (hex >= 0) {
      int next = board.neighbour(hex, random.nextInt(6));
      return board.number(next < 0 ? hex : next);
    }
    return TYPES.get(random.nextInt(TYPES.size()));
  }

  private static void collect(JsonNode node, List<JsonNode> into) {
    if (node.isContainerNode()) {
      into.add(node);
      node.forEach(child -> collect(child, into));
    }
  }

  private JsonNode odd() {
    JsonNodeFactory make = JsonNodeFactory.instance;
    return switch (random.nextInt(12)) {
      case 0 -> make.nullNode();
      case 1 -> make.booleanNode(random.nextBoolean());
      case 2 -> make.numberNode(random.nextInt(-3, 12));
      case 3 -> make.numberNode(random.nextLong());
      case 4 -> make.numberNode(random.nextDouble() * 1e300);
      case 5 -> make.arrayNode().add("ge-12").add(7);
      case 6 -> make.objectNode().put("ge-12", 1);
      case 7 -> make.textNode(unit());
      case 8 -> make.textNode(hex());
      case 9 -> make.arrayNode().add(hex()).add(hex());
      case 10 -> make.arrayNode().add(unit()).add(unit());
      default -> make.textNode(oddWords.get(random.nextInt(oddWords.size())));
    };
  }

  private String unit() {
    var roster = dialogue.match().rules().roster();
    return roster.get(random.nextInt(roster.size())).id();
  }

  private String hex() {
    var board = dialogue.match().rules().board();
    return board.number(random.nextInt(board.size()));
  }
}
