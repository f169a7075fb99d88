package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Layout;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Roster;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Unit;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TimetableTest {
  private static final Side SIDE = new Side(0, "red", "Red");
  private static final Side ENEMY = new Side(1, "blue", "Blue");

  private final AtomicLong now = new AtomicLong();
  private final Timetable second = new Timetable(1000, 0, now::get);
  private long rehearsal = 10;
  private int step;

  private static Decision.Choose choose(int turn, String phase, String kind) {
    return choose(turn, 1, SIDE, phase, kind);
  }

  private static Decision.Choose choose(int turn, int part, Side whose, String phase, String kind) {
    return new Decision.Choose(
        SIDE, turn, Part.playerTurn(part, whose), phase, kind, "What now?", "1.0");
  }

  /** One position after the other. */
  private static Position at(int step) {
    Layout layout =
        new Layout(1, 1, List.of("eliminated"), List.of(), List.of(), List.of("step"), 0);
    Unit unit = new Unit(0, "a", SIDE, "", "infantry", "company", "a", "a", 1);
    Table table = new Table(Position.empty(layout, new Roster<>(List.of(unit)))).silent();
    table.setGlobal(0, step);
    return table.now();
  }

  private static long millis(long millis) {
    return millis * 1_000_000;
  }

  /** Searches until the budget is spent; tells how long that took. */
  private long searched(Decision.Choose choose, long carryingOut) {
    return searched(choose, carryingOut, at(++step));
  }

  private long searched(Decision.Choose choose, long carryingOut, Position place) {
    second.asked(choose);
    long began = now.get();
    if (second.mustRehearse()) {
      now.addAndGet(millis(rehearsal));
      second.rehearsed(millis(rehearsal));
    }
    Timetable.Budget budget = second.budget(choose, place, 0, 0);
    while (!budget.over()) {
      now.addAndGet(millis(1));
    }
    long search = now.get() - began;
    now.addAndGet(millis(carryingOut));
    second.answered(search, millis(carryingOut));
    return search / millis(1);
  }

  @Test
  void aPartOfTheTurnIsKeptBack() {
    long first = searched(choose(1, "move", "move"), 0) + searched(choose(1, "fight", "attack"), 0);
    assertThat(first).isBetween(915L, 925L);
  }

  @Test
  void whatTheRehearsalTookIsKeptBackOnTheFirstTurn() {
    rehearsal = 300;
    long first = searched(choose(1, "move", "move"), 0) + searched(choose(1, "fight", "attack"), 0);
    assertThat(first).as("the rehearsal belongs to it").isBetween(695L, 705L);
  }

  @Test
  void aRehearsalTakesHalfOfTheTurnAtMost() {
    second.asked(choose(1, "move", "move"));
    Timetable.Budget budget = second.rehearsal();
    now.addAndGet(millis(499));
    assertThat(budget.over()).isFalse();
    now.addAndGet(millis(2));
    assertThat(budget.over()).isTrue();
  }

  @Test
  void whatCarryingOutOnceTookIsKeptBack() {
    searched(choose(1, "move", "move"), 150);
    searched(choose(1, "fight", "attack"), 150);
    long later = searched(choose(2, "move", "move"), 0) + searched(choose(2, "fight", "attack"), 0);
    assertThat(later).isBetween(695L, 705L);
  }

  @Test
  void oneSlowTurnIsSoonForgotten() {
    searched(choose(1, "move", "move"), 800);
    assertThat(searched(choose(2, "move", "move"), 0)).isBetween(195L, 205L);
    assertThat(searched(choose(3, "move", "move"), 0)).isBetween(595L, 605L);
    assertThat(searched(choose(4, "move", "move"), 0)).isBetween(795L, 805L);
  }

  @Test
  void nobodyRehearsesWhereNodesCount() {
    assertThat(new Timetable(0, 100, now::get).mustRehearse()).isFalse();
    assertThat(second.mustRehearse()).isTrue();
    second.rehearsed(1);
    assertThat(second.mustRehearse()).isFalse();
  }

  @Test
  void theSearchesShareTheTurnAsTheLastOneWent() {
    for (int turn = 1; turn <= 2; turn++) {
      searched(choose(turn, "first", "move"), 0);
      searched(choose(turn, "second", "move"), 0);
    }
    long first = searched(choose(3, "first", "move"), 0);
    assertThat(first).as("half of it").isBetween(495L, 505L);
    assertThat(searched(choose(3, "second", "move"), 0)).isBetween(415L, 425L);
  }

  /** Strategic movement is a part by itself; the operations after it have four phases. */
  @Test
  void aPartIsSharedOutAsItWasScoutedAndNotAsAnotherPartWent() {
    for (int turn = 1; turn <= 2; turn++) {
      searched(choose(turn, 1, SIDE, "strategic", "move"), 0);
      List<Decision.Choose> phases =
          List.of(
              choose(turn, 2, SIDE, "first-combat", "attack"),
              choose(turn, 2, SIDE, "infiltration", "move"),
              choose(turn, 2, SIDE, "second-combat", "attack"),
              choose(turn, 2, SIDE, "movement", "move"));
      assertThat(second.opens(phases.getFirst())).isTrue();
      second.scouted(phases);
      long last = 0;
      for (Decision.Choose phase : phases) {
        last = searched(phase, 0);
        assertThat(second.opens(phase)).isFalse();
      }
      assertThat(last).as("the movement, the last of them").isBetween(235L, 250L);
    }
  }

  @Test
  void whatASearchDoesNotUseIsLeftToTheNextOne() {
    Timetable counted = new Timetable(0, 100, now::get);
    Timetable.Budget move = counted.budget(choose(1, "move", "move"), at(0), 0, 0);
    assertThat(move.take(13)).isTrue();
    assertThat(move.used()).isCloseTo(0.2, within(1e-9));
    move.giveBack();
    assertThat(counted.budget(choose(1, "fight", "attack"), at(1), 0, 0).parts(0)).isEqualTo(87);
  }

  @Test
  void theFirstSearchGetsWhatADecisionTakesBeforeTheOthers() {
    Timetable counted = new Timetable(0, 100, now::get);
    assertThat(counted.budget(choose(1, "fight", "attack"), at(0), 20, 0).parts(0)).isEqualTo(35);
    Timetable few = new Timetable(0, 100, now::get);
    assertThat(few.budget(choose(1, "fight", "attack"), at(0), 80, 0).parts(0)).isEqualTo(80);
  }

  @Test
  void aSlowSearchMayTakeAsLongAgainOnce() {
    second.asked(choose(1, "move", "move"));
    second.rehearsed(0);
    Timetable.Budget budget = second.budget(choose(1, "move", "move"), at(0), 0, 0);
    now.addAndGet(millis(700));
    assertThat(budget.over()).isTrue();
    assertThat(budget.extend()).isTrue();
    assertThat(budget.over()).isFalse();
    now.addAndGet(millis(700));
    assertThat(budget.over()).isTrue();
    assertThat(budget.extend()).isFalse();
  }

  @Test
  void aPartThatIsTakenBackHasItsTimeAgain() {
    searched(choose(1, "move", "move"), 0, at(1));
    searched(choose(1, "fight", "attack"), 0, at(2));
    assertThat(searched(choose(1, "move", "move"), 0, at(1))).isBetween(645L, 655L);
  }

  @Test
  void aSecondMovementInOnePhaseIsNotTakenBackAndGetsNoMoreThanIsLeft() {
    long all = 0;
    for (int i = 0; i < 3; i++) {
      all += searched(choose(1, "operations", "move"), 0);
      all += searched(choose(1, "operations", "attack"), 0);
    }
    assertThat(all).isBetween(915L, 925L);
  }

  @Test
  void everyPartOfATurnHasItsOwnTime() {
    for (int part = 1; part <= 3; part++) {
      long all = searched(choose(1, part, SIDE, "move", "move"), 0);
      all += searched(choose(1, part, SIDE, "fight", "attack"), 0);
      assertThat(all).as("part " + part).isBetween(915L, 925L);
    }
  }

  @Test
  void whatIsAskedInTheEnemysPartTakesNothingFromTheNextOne() {
    searched(choose(1, "move", "move"), 0);
    searched(choose(1, "fight", "attack"), 0);
    second.asked(choose(1, 2, ENEMY, "fight", "retreat"));
    now.addAndGet(millis(100));
    second.answered(0, millis(20));
    long all = searched(choose(2, "move", "move"), 0) + searched(choose(2, "fight", "attack"), 0);
    assertThat(all).isBetween(915L, 925L);
  }

  @Test
  void nodesAreSharedOutLikeTime() {
    Timetable counted = new Timetable(0, 100, now::get);
    Timetable.Budget move = counted.budget(choose(1, "move", "move"), at(0), 0, 0);
    assertThat(move.parts(0)).isEqualTo(65);
    assertThat(move.take(60)).isTrue();
    assertThat(move.left()).isTrue();
    assertThat(move.take(6)).as("only five are left").isFalse();
    assertThat(move.left()).isFalse();
    assertThat(counted.budget(choose(1, "fight", "attack"), at(1), 0, 0).parts(0)).isEqualTo(35);
  }
}
