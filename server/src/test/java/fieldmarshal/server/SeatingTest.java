package fieldmarshal.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.bots.Bot;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.View;
import fieldmarshal.games.Shelf;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
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
    seating = new Seating(Shelf.games(), store, (live, moment, by, events, noticed) -> {});
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
    LiveMatch before = seating.live(id);
    var side = before.moment().toMove();
    before.order(0, side, new Order.Pass());
    assertThat(seating.inMemory()).isEqualTo(1);
    seating.dropIdle(Duration.ofMinutes(1), live -> false);
    assertThat(seating.inMemory()).as("asked for a moment ago").isEqualTo(1);
    seating.dropIdle(Duration.ZERO, live -> true);
    assertThat(seating.inMemory()).as("somebody sits there").isEqualTo(1);
    seating.dropIdle(Duration.ZERO, live -> false);
    assertThat(seating.inMemory()).isZero();
    LiveMatch after = seating.live(id);
    assertThat(after).isNotSameAs(before);
    assertThat(after.moment().revision()).isEqualTo(1);
    assertThat(after.moment().position()).isEqualTo(before.moment().position());
  }

  @Test
  void aTableThatWasPutAwayTakesNoMoreOrders() throws Exception {
    LiveMatch live = seating.live(begin());
    var side = live.moment().toMove();
    seating.dropIdle(Duration.ZERO, any -> false);
    assertThatThrownBy(() -> live.order(0, side, new Order.Pass()))
        .isInstanceOf(LiveMatch.Lost.class);
  }

  private Seating with(Leases leases) {
    return new Seating(
        Shelf.games(),
        store,
        (live, moment, by, events, noticed) -> {},
        id -> false,
        Tables.Room.usual(),
        leases);
  }

  private static void elsewhere(Seating seating, String id) {
    assertThatThrownBy(() -> seating.live(id))
        .isInstanceOfSatisfying(Problem.class, no -> assertThat(no.status()).isEqualTo(503));
  }

  /** Two that share a store, as two processes would, have a match by turns and lose nothing. */
  @Test
  void aMatchIsInOneMemoryAtATime() throws Exception {
    Leases leases = new Leases.InProcess();
    try (Seating one = with(leases);
        Seating other = with(leases)) {
      String id = begin();
      LiveMatch first = one.live(id);
      var side = first.moment().toMove();
      assertThat(first.order(0, side, Order.PASS)).isInstanceOf(Verdict.Done.class);
      elsewhere(other, id);
      one.dropIdle(Duration.ZERO, live -> false);
      LiveMatch second = other.live(id);
      assertThat(second.moment().revision()).isEqualTo(1);
      assertThat(second.undo(1, side)).isInstanceOf(Verdict.Done.class);
      assertThatThrownBy(() -> first.order(1, side, Order.PASS)).isInstanceOf(LiveMatch.Lost.class);
      elsewhere(one, id);
      other.dropIdle(Duration.ZERO, live -> false);
      assertThat(one.live(id).moment().revision()).isEqualTo(2);
    }
  }

  /** A lease may end by itself, as that of a process that hung for a while would. */
  @Test
  void whoHasLostTheLeaseWritesNothingAndSetsTheMatchUpAnew() throws Exception {
    List<Leases.Lease> taken = new ArrayList<>();
    Leases leases = new Leases.InProcess();
    try (Seating seats =
        with(match -> {
          Leases.Lease lease = leases.take(match);
          taken.add(lease);
          return lease;
        })) {
      String id = begin();
      LiveMatch before = seats.live(id);
      var side = before.moment().toMove();
      taken.getFirst().end();
      assertThatThrownBy(() -> before.order(0, side, Order.PASS))
          .isInstanceOf(LiveMatch.Lost.class);
      assertThat(store.deeds(id)).isEmpty();
      LiveMatch after = seats.live(id);
      assertThat(after).isNotSameAs(before);
      assertThat(after.order(0, side, Order.PASS)).isInstanceOf(Verdict.Done.class);
      assertThat(taken).hasSize(2);
      before.putAway();
      assertThat(after.lost()).as("an old lease ends no new one").isFalse();
    }
  }

  @Test
  void aBotSaysHowFarItIsInAPhase() throws Exception {
    LiveMatch live = seating.live(begin());
    Progress first = progress(live, null);
    assertThat(first.part()).isZero();
    assertThat(first.text()).isEqualTo("Central Powers: the bot moves; 56 units can still move.");
    var rules = live.rules();
    var unit = rules.roster().find("ge-12");
    var reach = rules.clerk().reach(live.moment().position(), unit, Order.Move.MARCH).value();
    var far = reach.hexes().stream().filter(step -> step.cost() == 10).findFirst().orElseThrow();
    live.order(0, live.moment().toMove(), Order.Move.march(unit, far.path()));
    Progress second = progress(live, first);
    assertThat(second.part()).isCloseTo(1 / 56.0, org.assertj.core.data.Offset.offset(1e-9));
    assertThat(second.text()).contains("55 units can still move");
    live.order(1, live.moment().toMove(), new Order.Pass());
    assertThat(progress(live, second).stage()).isNotEqualTo(second.stage());
  }

  @Test
  void whereSomethingIsHiddenNobodyIsToldHowMuchThereIsToDo() throws Exception {
    var opened = seating.open("east-prussia-1914", "historical", List.of("hidden-movement"));
    LiveMatch live =
        seating.live(seating.begin(opened, Seats.ours(opened.game()), 7L, "a hidden match"));
    Progress first = progress(live, null);
    live.order(0, live.moment().toMove(), new Order.Pass());
    Progress second = progress(live, first);
    for (Progress each : List.of(first, second)) {
      assertThat(each.part()).isZero();
      assertThat(each.text()).doesNotContainPattern("\\d");
    }
  }

  @Test
  void aBotThatFailsOrIsRefusedDoesNotHaltTheMatch() throws Exception {
    LiveMatch live = seating.live(begin());
    var view = live.rules().view(live.moment().position(), live.moment().toMove());
    Order proposed = live.rules().suggest(view.position());
    var stranger = new Order.Choose("surrender", List.of(), Hexes.NONE);
    for (Function<View, Order> mind :
        List.<Function<View, Order>>of(SeatingTest::fail, any -> stranger)) {
      assertThat(Opponents.decide("m", bot(mind), view)).isEqualTo(proposed);
    }
    assertThat(Opponents.decide("m", bot(any -> Order.PASS), view)).isEqualTo(Order.PASS);
  }

  private static Order fail(View view) {
    throw new IllegalStateException("no idea on " + view.side());
  }

  private static Bot bot(Function<View, Order> mind) {
    return new Bot() {
      @Override
      public String name() {
        return "faulty";
      }

      @Override
      public Order decide(View view) {
        return mind.apply(view);
      }
    };
  }

  private static Progress progress(LiveMatch live, Progress before) {
    var choose = (Decision.Choose) live.moment().decision();
    var view = live.rules().view(live.moment().position(), choose.side());
    return Progress.of(live, choose, view, before);
  }
}
