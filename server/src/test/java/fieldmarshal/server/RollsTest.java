package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.rolls.Stretch;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.MatchJson;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The dice of matches at the table: fixed before they fall, and foretold by nobody. */
class RollsTest {
  private static final int ROLLS = 30;

  private Path data;
  private Store store;
  private Seating seating;

  @BeforeEach
  void open(@TempDir Path folder) throws Exception {
    data = folder;
    reopen();
  }

  private void reopen() throws Exception {
    store = Store.open(data);
    seating = new Seating(Shelf.games(), store, (live, moment, by, events, noticed) -> {});
  }

  @AfterEach
  void close() {
    store.close();
  }

  private String begin() throws Exception {
    var opened = seating.open("east-prussia-1914", "historical", List.of());
    return seating.begin(opened, Seats.ours(opened.game()), null, null);
  }

  /** Plays at random until so many dice came from the stream of today. */
  private static void play(LiveMatch live, long rolls) {
    RandomGenerator random = new SplittableRandom(1);
    while (live.save().rolls().getLast().drawn() < rolls
        && live.moment().decision() instanceof Decision.Choose choose) {
      var order = live.rules().sample(live.moment().position(), random);
      var verdict = live.order(live.moment().revision(choose.side()), choose.side(), order);
      assertThat(verdict).isInstanceOf(Verdict.Done.class);
    }
  }

  private static ObjectNode file(LiveMatch live) {
    return MatchJson.write(live.notation(), live.save());
  }

  private static Stretch.Sealed last(LiveMatch live) {
    return (Stretch.Sealed) live.save().rolls().getLast();
  }

  @Test
  void theSecretIsInNoFileAndNoView() throws Exception {
    LiveMatch live = seating.live(begin());
    play(live, ROLLS);
    String secret = HexFormat.of().formatHex(live.setup().rolls().secret());
    assertThat(secret).hasSize(64);
    assertThat(Json.write(file(live))).doesNotContain(secret);
    for (var side : live.game().sides()) {
      assertThat(Json.write(MatchView.now(live, live.moment(), side))).doesNotContain(secret);
    }
    assertThat(live.setup().toString()).doesNotContain(secret);
  }

  @Test
  void afterARestartTheMatchGoesOnWithItsOwnDice() throws Exception {
    String id = begin();
    LiveMatch live = seating.live(id);
    play(live, ROLLS);
    Stretch.Sealed before = last(live);
    store.close();
    reopen();
    LiveMatch again = seating.live(id);
    assertThat(last(again)).isEqualTo(before);
    play(again, ROLLS * 2);
    assertThat(again.save().rolls()).hasSize(1);
    assertThat(last(again).first(before.drawn())).isEqualTo(before);
    assertThat(again.moment().edited()).isFalse();
  }

  @Test
  void aCopyAndABranchRollDiceOfTheirOwnAndKeepWhatProvesTheOthers() throws Exception {
    LiveMatch live = seating.live(begin());
    play(live, ROLLS);
    LiveMatch copy = seating.live(seating.openFile(file(live)));
    LiveMatch branch = seating.live(seating.branch(live, live.save().lines().size()));
    for (LiveMatch other : List.of(copy, branch)) {
      play(other, ROLLS);
      assertThat(other.save().rolls()).hasSize(2);
      assertThat(other.save().rolls().getFirst()).isEqualTo(last(live));
      assertThat(last(other).seal().head()).isNotEqualTo(last(live).seal().head());
      assertThat(other.moment().edited()).isFalse();
      // Opened once more, all of its dice are proved, those of both chains.
      LiveMatch third = seating.live(seating.openFile(file(other)));
      assertThat(third.moment().edited()).isFalse();
    }
    LiveMatch earlier = seating.live(seating.branch(live, live.save().lines().size() / 2));
    assertThat(earlier.moment().edited()).isFalse();
    assertThat(earlier.save().drawn()).isLessThan(last(live).drawn());
  }

  /** The digests are left out, as in a file of the first format: the streams alone find it. */
  @Test
  void aFileWithAnotherDieSeedOrADieLaidOutIsMarkedAsEdited() throws Exception {
    var opened = seating.open("east-prussia-1914", "historical", List.of());
    String seeded = seating.begin(opened, Seats.ours(opened.game()), 5L, null);
    for (String id : List.of(begin(), seeded)) {
      LiveMatch live = seating.live(id);
      play(live, ROLLS);
      ObjectNode file = file(live);
      file.get("orders").forEach(line -> ((ObjectNode) line).put("digest", ""));
      assertThat(edited(file.deepCopy())).isFalse();
      ObjectNode laid = file.deepCopy();
      ((ArrayNode) laid.at("/dice/laid")).add(6);
      assertThat(edited(laid)).as("a die laid out in advance").isTrue();
      ObjectNode shorter = file.deepCopy();
      ArrayNode orders = (ArrayNode) shorter.get("orders");
      while (orders.get(orders.size() - 1).get("dice").isEmpty()) {
        orders.remove(orders.size() - 1);
      }
      ArrayNode dice = (ArrayNode) orders.get(orders.size() - 1).get("dice");
      int die = dice.get(dice.size() - 1).asInt();
      dice.set(dice.size() - 1, die == 6 ? 5 : die + 1);
      assertThat(edited(shorter)).as("another die").isTrue();
    }
    ObjectNode other = file(seating.live(seeded)).put("seed", 6);
    assertThat(edited(other)).as("another seed").isTrue();
  }

  private boolean edited(JsonNode file) throws Exception {
    return seating.live(seating.openFile((ObjectNode) file)).moment().edited();
  }
}
