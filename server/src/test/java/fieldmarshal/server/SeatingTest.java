package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Order;
import fieldmarshal.games.Shelf;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SeatingTest {
  private Store store;
  private Seating seating;

  @BeforeEach
  void open(@TempDir Path data) throws Exception {
    store = Store.open(data);
    seating = new Seating(Shelf.games(), store, (table, moment, by, events) -> {});
  }

  @AfterEach
  void close() {
    store.close();
  }

  private String begin() throws Exception {
    var opened = seating.open(House.GAME, "historical", List.of());
    return seating.begin(opened, Seats.ours(opened.game()), 7L, "a match");
  }

  @Test
  void aMatchThatNobodyAsksForLeavesTheMemoryAndComesBackAsItWas() throws Exception {
    String id = begin();
    Table before = seating.table(id);
    var side = before.moment().toMove();
    before.order(0, side, new Order.Pass(), false);
    assertThat(seating.inMemory()).isEqualTo(1);
    seating.dropIdle(Duration.ofMinutes(1), table -> false);
    assertThat(seating.inMemory()).as("asked for a moment ago").isEqualTo(1);
    seating.dropIdle(Duration.ZERO, table -> true);
    assertThat(seating.inMemory()).as("somebody sits there").isEqualTo(1);
    seating.dropIdle(Duration.ZERO, table -> false);
    assertThat(seating.inMemory()).isZero();
    Table after = seating.table(id);
    assertThat(after).isNotSameAs(before);
    assertThat(after.moment().revision()).isEqualTo(1);
    assertThat(after.moment().position()).isEqualTo(before.moment().position());
  }

  @Test
  void aTableThatWasPutAwayTakesNoMoreOrders() throws Exception {
    Table table = seating.table(begin());
    var side = table.moment().toMove();
    seating.dropIdle(Duration.ZERO, any -> false);
    assertThatThrownBy(() -> table.order(0, side, new Order.Pass(), false))
        .isInstanceOf(Table.Lost.class);
  }
}
