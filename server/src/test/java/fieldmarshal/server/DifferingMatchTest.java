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
    seating = new Seating(Shelf.games(), store, (table, moment, by, events, noticed) -> {});
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
    Table table = seating.table(seating.openFile(file(House.GAME, "historical", List.of()), null));
    assertThat(table.difference()).isNotNull();
    assertThat(table.difference().order()).isEqualTo(SAME + 1);
    assertThat(table.difference().rules()).isEqualTo("0");
    assertThat(table.save().lines()).hasSize(SAME);
    assertThat(table.log(table.game().sides())).hasSize(SAME);

    Side side = table.moment().toMove();
    ObjectNode view = MatchView.now(table, table.moment(), side);
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
    Table table = seating.table(seating.openFile(file(House.GAME, "historical", List.of()), null));
    Side side = table.moment().toMove();
    int seen = table.moment().revision(side);
    assertThat(table.order(seen, side, Order.PASS)).isInstanceOf(Table.Verdict.NotYours.class);
    assertThat(table.undo(seen, side)).isInstanceOf(Table.Verdict.NotYours.class);
    assertThat(table.redo(seen, side)).isInstanceOf(Table.Verdict.NotYours.class);

    Table branch = seating.table(seating.branch(table, SAME));
    assertThat(branch.difference()).isNull();
    assertThat(branch.moment().position()).isEqualTo(table.moment().position());
    Order order = branch.rules().sample(branch.moment().position(), new SplittableRandom(1));
    assertThat(branch.order(branch.moment().revision(side), side, order))
        .isInstanceOf(Table.Verdict.Done.class);
  }

  @Test
  void whereSomethingIsHiddenTheOrderThatDiffersIsNotTold() throws Exception {
    ObjectNode file = file("east-prussia-1914", "historical", List.of("hidden-movement"));
    Table table = seating.table(seating.openFile(file, null));
    for (Side side : table.game().sides()) {
      ObjectNode differs = (ObjectNode) MatchView.now(table, table.moment(), side).get("differs");
      assertThat(differs.get("order").asInt()).isEqualTo(table.moment().lines(List.of(side)) + 1);
      assertThat(differs.get("text").asText())
          .contains("version 0 of the rules")
          .doesNotContain("{");
    }
  }

  @Test
  void aStoredMatchTellsTheRulesThatPlayedTheOrderThatDiffers() throws Exception {
    ObjectNode file = file(House.GAME, "historical", List.of());
    String id = seating.openFile(file, null);
    Store.Card card = store.find(id);
    assertThat(card.stand().orders()).isEqualTo(SAME);
    assertThat(store.deeds(id)).hasSize(SAME + 20).allMatch(deed -> "0".equals(deed.rules()));
    assertThat(Json.parse(store.deeds(id).get(SAME).line()).get("digest").asText())
        .isEqualTo("0000000000000000");
  }
}
