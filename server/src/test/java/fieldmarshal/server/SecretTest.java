package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.Json;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.BlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What one side does in secret leaves no trace in anything that the other side can ask for. */
class SecretTest {
  private static final String GAME = "east-prussia-1914";
  private static final String HIDDEN = "hidden-movement";
  private static final List<String> PLACES = List.of("5728", "5828", "5928");

  private House house;

  @BeforeEach
  void open(@TempDir Path data) {
    house = House.open(data);
  }

  @AfterEach
  void close() {
    house.close();
  }

  private String begin(String russian, String german) {
    ObjectNode setup = Json.object().put("game", GAME).put("scenario", "historical");
    setup.put("seed", 7).put("name", "secret");
    setup.putArray("options").add(HIDDEN);
    setup.putObject("seats").put("russian", russian).put("german", german);
    return "/api/matches/" + house.post("/api/matches", setup).text("/id");
  }

  private int order(String match, String as, JsonNode order) {
    int revision = house.get(match + "?as=" + as).revision();
    return house.post(match + "/orders", House.ask(revision, as, order)).status();
  }

  private static ObjectNode place(String unit, String hex) {
    return Json.object().put("type", "place").put("unit", unit).put("hex", hex);
  }

  /** Everything that a page of a side can ask for, without the name of the match. */
  private String known(String match, String as) {
    List<String> all = new ArrayList<>();
    String id = match.substring(match.lastIndexOf('/') + 1);
    for (String question :
        List.of(
            "",
            "/log",
            "/at/0",
            "/legal",
            "/targets",
            "/overlay/control",
            "/overlay/victory",
            "/overlay/zoc",
            "/overlay/supply",
            "/overlay/last")) {
      all.add(Json.write(house.get(match + question + "?as=" + as).json()));
    }
    for (JsonNode card : house.get("/api/matches").json()) {
      if (card.path("id").asText().equals(id)) {
        all.add(Json.write(((ObjectNode) card).without(List.of("updated", "since"))));
      }
    }
    return String.join("\n", all).replace(id, "ID");
  }

  @Test
  void luckIsWithheldUntilTheMatchIsOverAlsoByResignation() {
    String match = begin("me", "friend");
    order(match, "russian", place("ru-dummy-1", PLACES.getFirst()));
    String luck = match + "/luck?as=german";
    assertThat(house.get(luck).at("/withheld").asBoolean()).isTrue();
    house.post(match + "/resign", Json.object().put("as", "german"));
    assertThat(house.get(luck).at("/withheld").asBoolean()).isFalse();
  }

  @Test
  void theEnemyCannotCountTheDummiesThatArePlaced() {
    String none = begin("me", "friend");
    String three = begin("me", "friend");
    BlockingQueue<House.News> page = house.listen(three, "german");
    assertThat(House.next(page, "hello").data().path("revision").asInt()).isZero();
    for (int i = 0; i < PLACES.size(); i++) {
      assertThat(order(three, "russian", place("ru-dummy-" + (i + 1), PLACES.get(i))))
          .isEqualTo(200);
      assertThat(known(three, "german")).isEqualTo(known(none, "german"));
    }
    assertThat(house.get(three + "?as=russian").revision()).isEqualTo(3);
    assertThat(house.get(three + "/log?as=russian").json()).hasSize(3);
    assertThat(house.get(three + "/log?as=german").json()).isEmpty();
    order(three, "russian", House.pass());
    order(none, "russian", House.pass());
    House.News first = House.next(page, "update");
    assertThat(first.data().path("revision").asInt()).as("told of the end only").isEqualTo(1);
    assertThat(first.data().path("lines").asInt()).isEqualTo(1);
    assertThat(known(three, "german")).isEqualTo(known(none, "german"));
    order(three, "german", House.pass());
    JsonNode log = house.get(three + "/log?as=german").json();
    assertThat(log).hasSize(2);
    assertThat(log.path(1).path("line").asInt()).isEqualTo(1);
    assertThat(Json.write(log)).doesNotContain("dummy");
    JsonNode own = house.get(three + "/log?as=russian").json();
    assertThat(own).hasSize(5);
    assertThat(own.path(4).path("line").asInt()).isEqualTo(4);
  }

  /** Who names a revision of the bot's side is not told whether it is the right one. */
  @Test
  void nobodyFindsOutHowMuchABotHasDoneBySpeakingForIt() {
    String match = begin("bot:staff", "me");
    BlockingQueue<House.News> page = house.listen(match, "german");
    while (!house.get(match + "?as=german").text("/decision/side").equals("german")) {
      House.next(page, "update");
    }
    List<String> answers = new ArrayList<>();
    for (int revision = 0; revision < 40; revision++) {
      ObjectNode back = Json.object().put("revision", revision).put("as", "russian");
      House.Answer order =
          house.post(match + "/orders", House.ask(revision, "russian", House.pass()));
      House.Answer undo = house.post(match + "/undo", back);
      House.Answer redo = house.post(match + "/redo", back);
      for (House.Answer answer : List.of(order, undo, redo)) {
        answers.add(answer.status() + " " + answer.response().body());
      }
    }
    assertThat(answers).containsOnly("403 {\"error\":\"A bot plays Russia.\"}");
  }

  @Test
  void theListOfMatchesIsNotNewerForWhatIsDoneInSecret() {
    String match = begin("me", "friend");
    JsonNode before = house.get("/api/matches").json();
    order(match, "russian", place("ru-dummy-1", "5728"));
    assertThat(house.get("/api/matches").json()).isEqualTo(before);
    order(match, "russian", House.pass());
    assertThat(house.get("/api/matches").json()).isNotEqualTo(before);
  }

  @Test
  void revisionsAreTheSameAfterARestart(@TempDir Path data) {
    house.close();
    house = House.open(data);
    String match = begin("me", "friend");
    order(match, "russian", place("ru-dummy-1", "5728"));
    order(match, "russian", place("ru-dummy-2", "5728"));
    undo(match, "russian");
    order(match, "russian", place("ru-dummy-3", "5828"));
    order(match, "russian", House.pass());
    String german = known(match, "german");
    String russian = known(match, "russian");
    assertThat(house.get(match + "?as=german").revision()).isEqualTo(1);
    assertThat(house.get(match + "?as=russian").revision()).isEqualTo(5);
    house.close();
    house = House.open(data);
    assertThat(known(match, "german")).isEqualTo(german);
    assertThat(known(match, "russian")).isEqualTo(russian);
  }

  private House.Answer undo(String match, String as) {
    int revision = house.get(match + "?as=" + as).revision();
    return house.post(match + "/undo", Json.object().put("revision", revision).put("as", as));
  }

  @Test
  void takingBackInSecretIsSecretToo() {
    String match = begin("me", "friend");
    String before = known(match, "german");
    order(match, "russian", place("ru-dummy-1", "5728"));
    assertThat(house.get(match + "?as=russian").at("/canUndo").asBoolean()).isTrue();
    assertThat(house.get(match + "?as=german").at("/canUndo").asBoolean()).isFalse();
    assertThat(undo(match, "german").status()).isEqualTo(422);
    assertThat(undo(match, "russian").status()).isEqualTo(200);
    assertThat(known(match, "german")).isEqualTo(before);
    assertThat(house.get(match + "?as=russian").at("/canRedo").asBoolean()).isTrue();
    order(match, "russian", House.pass());
    assertThat(house.get(match + "?as=russian").at("/canUndo").asBoolean())
        .as("the other side may be placing dummies already")
        .isFalse();
  }

  /** A branch begins where the line stands in the log of the side that looks. */
  @Test
  void aLineIsThatOfTheSideThatLooks() {
    String match = begin("me", "friend");
    order(match, "russian", place("ru-dummy-1", "5728"));
    order(match, "russian", House.pass());
    order(match, "german", House.pass());
    String german = house.post(match + "/branch", "{\"line\":1,\"as\":\"german\"}").text("/id");
    assertThat(house.get("/api/matches/" + german).text("/decision/side")).isEqualTo("german");
    String russian = house.post(match + "/branch", "{\"line\":1,\"as\":\"russian\"}").text("/id");
    assertThat(house.get("/api/matches/" + russian).text("/decision/side")).isEqualTo("russian");
    assertThat(house.get(match + "/at/2?as=german").status()).isEqualTo(200);
    assertThat(house.get(match + "/at/3?as=german").status()).isEqualTo(404);
    assertThat(house.get(match + "/at/3?as=russian").status()).isEqualTo(200);
  }

  /** Taking back is offered exactly where it is granted, in every game. */
  @Test
  void whatIsOfferedIsGranted(@TempDir Path data) throws Exception {
    try (Store store = Store.open(data)) {
      Seating seating = new Seating(Shelf.games(), store, (live, moment, by, events, n) -> {});
      for (Game game : Shelf.games()) {
        offered(seating, game, Set.of());
      }
      int hidden = offered(seating, Shelf.find(GAME), Set.of(HIDDEN));
      assertThat(hidden).as("undone in the hidden game").isGreaterThan(20);
    }
  }

  private static int offered(Seating seating, Game game, Set<String> options) throws Exception {
    String scenario = game.scenarios().getFirst().id();
    var opened = seating.open(game.id(), scenario, new TreeSet<>(options));
    LiveMatch live = seating.live(seating.begin(opened, Seats.ours(game), 7L, "a match"));
    Random random = new Random(5);
    int undone = 0;
    for (int i = 0; i < 120 && live.moment().decision() instanceof Decision.Choose choose; i++) {
      for (Side side : game.sides()) {
        undone += offered(live, side) ? 1 : 0;
      }
      Order order = live.rules().sample(live.moment().position(), random);
      assertThat(live.order(live.moment().revision(choose.side()), choose.side(), order))
          .isInstanceOf(Verdict.Done.class);
    }
    return undone;
  }

  private static boolean offered(LiveMatch live, Side side) {
    Moment before = live.moment();
    boolean offered = before.mayUndo().contains(side);
    Verdict verdict = live.undo(before.revision(side), side);
    assertThat(verdict instanceof Verdict.Done).as("%s, %s", side, verdict).isEqualTo(offered);
    if (offered) {
      assertThat(live.moment().mayRedo()).contains(side);
      assertThat(live.redo(live.moment().revision(side), side)).isInstanceOf(Verdict.Done.class);
      assertThat(live.moment().position()).isEqualTo(before.position());
    }
    return offered;
  }

  /** The end of the set-up shows both sides something, though no event tells of it. */
  @Test
  void nobodyIsOfferedToTakeBackWhatHasShownHimSomething(@TempDir Path data) throws Exception {
    try (Store store = Store.open(data)) {
      Seating seating = new Seating(Shelf.games(), store, (live, moment, by, events, n) -> {});
      var opened = seating.open(GAME, "historical", List.of(HIDDEN));
      LiveMatch live = seating.live(seating.begin(opened, Seats.ours(opened.game()), 7L, "m"));
      for (int i = 0; i < 2; i++) {
        Side side = live.moment().toMove();
        live.order(live.moment().revision(side), side, Order.PASS);
      }
      Position position = live.moment().position();
      assertThat(live.rules().judge(position, Order.PASS)).isInstanceOf(Ruling.Granted.class);
      assertThat(live.rules().status(position).phase()).isNotEqualTo("set-up");
      assertThat(live.moment().mayUndo()).isEmpty();
    }
  }
}
