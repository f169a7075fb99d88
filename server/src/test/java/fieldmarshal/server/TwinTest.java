package fieldmarshal.server;

import static fieldmarshal.server.House.ask;
import static fieldmarshal.server.House.move;
import static fieldmarshal.server.House.pass;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.server.House.Answer;
import fieldmarshal.umpire.json.Json;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Two matches that differ only in what the enemy may not know. Whatever he asks, or tries, he gets
 * the same answers in both, to the byte, and has to wait for them as long.
 */
@Tag("slow")
class TwinTest {
  private static final List<String> QUESTIONS =
      List.of(
          "",
          "/log",
          "/rolls",
          "/at/0",
          "/at/1",
          "/at/2",
          "/at/9",
          "/file",
          "/legal?limit=20000",
          "/targets",
          "/deeds",
          "/story",
          "/day",
          "/luck",
          "/analysis",
          "/hint",
          "/talk",
          "/notes",
          "/standing",
          "/clock",
          "/invitations");

  /** Medians may differ so much by chance; what depends on what is hidden shows again and again. */
  private static final double ALIKE = 1.6;

  private static final int ROUNDS = 6;

  private Club club;
  private House rita;
  private House gerd;
  private House sam;
  private String one;
  private String other;

  @BeforeEach
  void open(@TempDir Path data) throws IOException {
    club = new Club(data, (to, subject, text) -> {});
    rita = club.member("Rita");
    gerd = club.stranger();
    sam = club.stranger();
  }

  @AfterEach
  void close() {
    club.close();
  }

  /** Begins both: Rita has one side, Gerd the other, Sam watches. */
  private void begin(String game, String scenario, String option, String ritas, String gerds) {
    List<String> both = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      ObjectNode setup = Json.object().put("game", game).put("scenario", scenario);
      setup.put("access", "invited").put("name", "twin").putArray("options").add(option);
      setup.putObject("seats").put(ritas, "me").put(gerds, "friend");
      setup
          .putObject("clock")
          .put("turnHours", 24)
          .put("bankHours", 0)
          .put("vacationDays", 0)
          .put("timeOut", "claim");
      String match = "/api/matches/" + rita.post("/api/matches", setup).text("/id");
      assertThat(Club.enter(gerd, Club.invite(rita, match, gerds), "Gerd").status()).isEqualTo(200);
      assertThat(Club.enter(sam, Club.invite(rita, match, ""), "Sam").status()).isEqualTo(200);
      both.add(match);
    }
    one = both.getFirst();
    other = both.getLast();
  }

  private static Answer order(House who, String match, String side, JsonNode order) {
    Answer done = who.post(match + "/orders", ask(who.get(match).revision(), side, order));
    assertThat(done.status()).as("%s: %s", order, done.response().body()).isEqualTo(200);
    return done;
  }

  /** Plays on without doing anything until a side decides about something. */
  private void until(String match, String side, String kind, House who, House enemy) {
    for (int i = 0; i < 40; i++) {
      Answer now = who.get(match);
      String toMove = now.text("/decision/side");
      if (toMove.equals(side) && now.text("/decision/kind").equals(kind)) {
        return;
      }
      order(toMove.equals(side) ? who : enemy, match, toMove, pass());
    }
    throw new AssertionError("it does not come to that");
  }

  // ---- the same to the byte

  /** An answer without what is of the match itself: its name, its times, its chain of dice. */
  private static String plain(String match, Answer answer) {
    return answer.status()
        + " "
        + answer
            .response()
            .body()
            .replace(match.substring(match.lastIndexOf('/') + 1), "ID")
            .replaceAll("\\d{4}-\\d\\d-\\d\\dT[0-9:.]+Z", "TIME")
            .replaceAll("\"(own|seconds)\":\\d+", "\"$1\":0")
            .replaceAll("\"(head|link)\":\"[^\"]*\"", "\"$1\":\"\"");
  }

  private void same(House who, String what, Function<String, Answer> asked) {
    String here = plain(one, asked.apply(one));
    String there = plain(other, asked.apply(other));
    int at = 0;
    while (at < Math.min(here.length(), there.length()) && here.charAt(at) == there.charAt(at)) {
      at++;
    }
    assertThat(part(there, at))
        .as("%s of %s", what, who == sam ? "a spectator" : "the enemy")
        .isEqualTo(part(here, at));
    assertThat(there.length()).isEqualTo(here.length());
  }

  /** What stands about a place in a long answer. */
  private static String part(String answer, int at) {
    return answer.substring(Math.max(0, at - 100), Math.min(answer.length(), at + 100));
  }

  /** Everything that can be asked, of every unit that there is. */
  private void sameAnswers(House who, Set<String> units, List<String> hexes) {
    List<String> questions = new ArrayList<>(QUESTIONS);
    for (JsonNode overlay : who.get(one).at("/overlays")) {
      questions.add("/overlay/" + overlay.path("id").asText());
    }
    for (String unit : units) {
      questions.add("/moves?unit=" + unit);
      questions.add("/trace/supply?unit=" + unit);
      questions.add("/trace/command?unit=" + unit);
      questions.add("/cost?unit=" + unit + "&path=" + hexes.getFirst());
    }
    hexes.forEach(hex -> questions.add("/attackers?targets=" + hex));
    questions.forEach(question -> same(who, question, match -> who.get(match + question)));
    JsonNode cards = who.get("/api/matches").json();
    assertThat(cards).hasSize(2);
    assertThat(card(cards.path(0))).isEqualTo(card(cards.path(1)));
  }

  private static ObjectNode card(JsonNode card) {
    return ((ObjectNode) card).without(List.of("id", "updated", "since", "company"));
  }

  /** Whatever he tries: the same refusals. */
  private void sameRefusals(House who, String side, Set<String> units, List<String> hexes) {
    int revision = who.get(one).revision();
    ObjectNode back = Json.object().put("revision", revision).put("as", side);
    for (String what : List.of("/undo", "/redo")) {
      same(who, what, match -> who.post(match + what, back));
    }
    for (String kind : List.of("take-back", "draw")) {
      ObjectNode offer = Json.object().put("as", side).put("kind", kind);
      same(who, kind, match -> who.post(match + "/offers", offer));
      ObjectNode no = offer.deepCopy().put("yes", false);
      same(who, "no " + kind, match -> who.post(match + "/offers/answer", no));
    }
    for (String unit : units) {
      String hex = hexes.getFirst();
      ObjectNode place = Json.object().put("type", "place").put("unit", unit).put("hex", hex);
      ObjectNode attack = Json.object().put("type", "attack");
      attack.putArray("units").add(unit);
      attack.putArray("targets").add(hex);
      same(who, "preview", match -> who.post(match + "/preview", preview(attack)));
      for (ObjectNode order : List.of(place, attack, move(unit, hex))) {
        // on top of a revision that is long past, so that nothing is done
        same(who, "order", match -> who.post(match + "/orders", ask(revision + 999, side, order)));
      }
    }
  }

  private static ObjectNode preview(ObjectNode attack) {
    ObjectNode node = Json.object();
    node.set("order", attack);
    return node;
  }

  private Set<String> units() {
    Set<String> units = new TreeSet<>();
    for (House who : List.of(rita, gerd)) {
      who.get(one).at("/state/units").forEach(unit -> units.add(unit.path("id").asText()));
    }
    return units;
  }

  /** Every tenth unit, and these. */
  private static Set<String> some(Set<String> units, String... these) {
    Set<String> some = new TreeSet<>(List.of(these));
    int number = 0;
    for (String unit : units) {
      if (number++ % 10 == 0) {
        some.add(unit);
      }
    }
    return some;
  }

  // ---- as long

  private static long time(House who, String path) {
    long began = System.nanoTime();
    assertThat(who.get(path).status()).isIn(200, 403);
    return System.nanoTime() - began;
  }

  /** By how much the medians of the two differ, in the round in which they differ least. */
  private double times(House who, String question) {
    double least = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS && least > ALIKE; round++) {
      List<Long> ones = new ArrayList<>();
      List<Long> others = new ArrayList<>();
      for (int i = 0; i < 25; i++) {
        boolean first = i % 2 == 0;
        long a = time(who, (first ? one : other) + question);
        long b = time(who, (first ? other : one) + question);
        ones.add(first ? a : b);
        others.add(first ? b : a);
      }
      ones.sort(null);
      others.sort(null);
      double ratio = (double) ones.get(12) / others.get(12);
      least = Math.min(least, Math.max(ratio, 1 / ratio));
    }
    return least;
  }

  private void asLong(House who) {
    for (String question :
        List.of("", "/legal?limit=20000", "/targets", "/story", "/day", "/log", "/overlay/zoc")) {
      assertThat(times(who, question)).as("how long %s takes", question).isLessThan(ALIKE);
    }
  }

  // ---- what is hidden

  /**
   * Of a division and a dummy in one hex, in one match the dummy goes and in the other the unit.
   */
  @Test
  void whetherADummyOrADivisionMarches() {
    begin(Club.HIDDEN, "historical", "hidden-movement", "russian", "german");
    for (String match : List.of(one, other)) {
      ObjectNode place = Json.object().put("type", "place");
      order(rita, match, "russian", place.put("unit", "ru-dummy-1").put("hex", "2533"));
      until(match, "russian", "move", rita, gerd);
    }
    List<BlockingQueue<House.News>> pages = List.of(gerd.listen(one), gerd.listen(other));
    order(rita, one, "russian", move("ru-dummy-1", "2433", "2333"));
    order(rita, other, "russian", move("ru-1", "2433", "2333"));
    assertThat(House.next(pages.getFirst(), "update").data().path("events"))
        .as("that something marches is seen")
        .isNotEmpty()
        .isEqualTo(House.next(pages.getLast(), "update").data().path("events"));
    Set<String> units = units();
    assertThat(units).contains("ru-1", "ru-dummy-1");
    List<String> hexes = List.of("2333", "2533", "2433", "2434");
    Set<String> some = some(units, "ru-1", "ru-dummy-1", "ge-2");
    sameAnswers(gerd, units, hexes);
    sameAnswers(sam, some, hexes);
    sameRefusals(gerd, "german", some, hexes);
    until(one, "german", "move", gerd, rita);
    until(other, "german", "move", gerd, rita);
    sameAnswers(gerd, some, hexes);
    sameRefusals(gerd, "german", some, hexes);
    asLong(gerd);
    same(
        gerd,
        "march",
        match -> {
          String unit = gerd.get(match).at("/canMove").path(0).asText();
          JsonNode to = gerd.get(match + "/moves?unit=" + unit).at("/hexes/0/path/0");
          return order(gerd, match, "german", move(unit, to.asText()));
        });
    assertThat(plain(one, rita.get(one))).isNotEqualTo(plain(other, rita.get(other)));
  }

  /** Units that lie below the top of their stacks have changed places in one of the matches. */
  @Test
  void whichUnitsLieBelowTheTop() {
    begin("italian-front-1917", "campaign", "free-deployment", "allied", "central");
    String clocks = clocks(other);
    for (String pair :
        List.of("it-36 it-46", "it-43 it-14", "it-50 it-64", "it-4 it-2nd-army-hq")) {
      ObjectNode swap = Json.object().put("type", "choose").put("option", "swap");
      List.of(pair.split(" ")).forEach(swap.putArray("units")::add);
      order(rita, other, "allied", swap);
    }
    assertThat(clocks(other)).as("no clock tells of a secret order").isEqualTo(clocks);
    Set<String> units = units();
    List<String> hexes = new ArrayList<>(new TreeSet<>(places("it-")));
    assertThat(hexes).hasSizeGreaterThan(20);
    Set<String> some = some(units, "it-36", "it-46", "ge-12");
    sameAnswers(gerd, some, hexes);
    for (String match : List.of(one, other)) {
      order(rita, match, "allied", pass());
      order(gerd, match, "central", pass());
      assertThat(gerd.get(match).text("/decision/kind")).isEqualTo("attack");
    }
    sameAnswers(gerd, units, hexes);
    sameAnswers(sam, some, hexes);
    sameRefusals(gerd, "central", some, hexes);
    int previews = 0;
    for (JsonNode order : gerd.get(one + "/legal?limit=20000").at("/orders")) {
      if (order.path("type").asText().equals("attack") && previews++ % 20 == 0) {
        ObjectNode asked = preview((ObjectNode) order);
        same(gerd, "preview", match -> gerd.post(match + "/preview", asked));
      }
    }
    assertThat(previews).isGreaterThan(100);
    asLong(gerd);
    assertThat(plain(one, rita.get(one))).isNotEqualTo(plain(other, rita.get(other)));
  }

  /** When the clocks of a match began to run and will be out, as the enemy is told. */
  private String clocks(String match) {
    JsonNode sides = gerd.get(match + "/clock").at("/clock/sides");
    assertThat(sides.at("/allied/deadline").asText()).isNotEmpty();
    return Json.write(sides).replaceAll("\"own\":\\d+", "")
        + gerd.get("/api/matches").at("/0/since");
  }

  private List<String> places(String prefix) {
    List<String> hexes = new ArrayList<>();
    for (JsonNode unit : rita.get(one).at("/state/units")) {
      if (unit.path("id").asText().startsWith(prefix) && unit.has("hex")) {
        hexes.add(unit.path("hex").asText());
      }
    }
    return hexes;
  }
}
