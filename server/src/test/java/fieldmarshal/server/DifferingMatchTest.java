package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ObjectNode;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Side;
import fieldmarshal.games.Shelf;
import fieldmarshal.umpire.json.Json;
import fieldmarshal.umpire.json.MatchJson;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A match that today's rules play otherwise is shown up to there, read-only, and can be branched.
 */
class DifferingMatchTest {
  private static final int SAME = 20;

  private Store store;
  private Seating seating;

  @BeforeEach
  void open(@TempDir Path data) throws Exception {
    store = Store.open(data);
    seating = new Seating(Shelf.games(), store, (live, moment, by, events, noticed) -> {});
  }

  @AfterEach
  void close() {
    store.close();
  }

  /** A file of older rules, one order of which does something else today. */
  private ObjectNode file(String game, String scenario, List<String> options) throws Exception {
    var opened = seating.open(game, scenario, options);
    Match match = new Match(opened.rules(), opened.scenario(), opened.options(), 7);
    SplittableRandom random = new SplittableRandom(5);
    for (int i = 0; i < SAME + 20; i++) {
      match.play(opened.rules().sample(match.position(), random));
    }
    var notation = new fieldmarshal.umpire.json.Notation(opened.rules(), match.position().layout());
    ObjectNode file = MatchJson.write(notation, match.save()).put("rules", "0");
    ((ObjectNode) file.at("/orders/" + SAME)).put("digest", "0000000000000000");
    return file;
  }

  @Test
  void aFileThatDiffersIsOpenedUpToThere() throws Exception {
    LiveMatch live = seating.live(seating.openFile(file(House.GAME, "historical", List.of())));
    assertThat(live.difference()).isNotNull();
    assertThat(live.difference().order()).isEqualTo(SAME + 1);
    assertThat(live.difference().rules()).isEqualTo("0");
    assertThat(live.save().lines()).hasSize(SAME);
    assertThat(live.log(live.game().sides())).hasSize(SAME);

    Side side = live.moment().toMove();
    ObjectNode view = MatchView.now(live, live.moment(), side);
    assertThat(view.at("/differs/order").asInt()).isEqualTo(SAME + 1);
    assertThat(view.at("/differs/text").asText())
        .contains("order " + (SAME + 1) + " does not do what it did")
        .contains("version 0 of the rules")
        .contains("That order is {");
    assertThat(view.get("canUndo").asBoolean()).isFalse();
    assertThat(view.has("suggest")).isFalse();
  }

  @Test
  void itTakesNoOrdersButGoesOnAsABranch() throws Exception {
    LiveMatch live = seating.live(seating.openFile(file(House.GAME, "historical", List.of())));
    Side side = live.moment().toMove();
    int seen = live.moment().revision(side);
    assertThat(live.order(seen, side, Order.PASS)).isInstanceOf(Verdict.NotYours.class);
    assertThat(live.undo(seen, side)).isInstanceOf(Verdict.NotYours.class);
    assertThat(live.redo(seen, side)).isInstanceOf(Verdict.NotYours.class);

    LiveMatch branch = seating.live(seating.branch(live, SAME));
    assertThat(branch.difference()).isNull();
    assertThat(branch.moment().position()).isEqualTo(live.moment().position());
    Order order = branch.rules().sample(branch.moment().position(), new SplittableRandom(1));
    assertThat(branch.order(branch.moment().revision(side), side, order))
        .isInstanceOf(Verdict.Done.class);
  }

  @Test
  void whereSomethingIsHiddenTheOrderThatDiffersIsNotTold() throws Exception {
    ObjectNode file = file("east-prussia-1914", "historical", List.of("hidden-movement"));
    LiveMatch live = seating.live(seating.openFile(file));
    for (Side side : live.game().sides()) {
      ObjectNode differs = (ObjectNode) MatchView.now(live, live.moment(), side).get("differs");
      assertThat(differs.get("order").asInt()).isEqualTo(live.moment().lines(List.of(side)) + 1);
      assertThat(differs.get("text").asText())
          .contains("version 0 of the rules")
          .doesNotContain("{");
    }
  }

  @Test
  void aStoredMatchTellsTheRulesThatPlayedTheOrderThatDiffers() throws Exception {
    ObjectNode file = file(House.GAME, "historical", List.of());
    String id = seating.openFile(file);
    Store.Card card = store.find(id);
    assertThat(card.stand().orders()).isEqualTo(SAME);
    assertThat(store.deeds(id)).hasSize(SAME + 20).allMatch(deed -> "0".equals(deed.rules()));
    assertThat(Json.parse(store.deeds(id).get(SAME).line()).get("digest").asText())
        .isEqualTo("0000000000000000");
  }
}
