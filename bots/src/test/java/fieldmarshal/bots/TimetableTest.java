package fieldmarshal.bots;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Part;
import fieldmarshal.engine.Side;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class TimetableTest {
  private static final Side SIDE = new Side(0, "red", "Red");

  private final AtomicLong now = new AtomicLong();
  private final Timetable second = new Timetable(1000, 0, now::get);
  private long rehearsal = 10;

  private static Decision.Choose choose(int turn, String phase, String kind) {
    return new Decision.Choose(
        SIDE, turn, Part.playerTurn(1, SIDE), phase, kind, "What now?", "1.0");
  }

  private static long millis(long millis) {
    return millis * 1_000_000;
  }

  /** Searches until the budget is spent; tells how long that took. */
  private long searched(Decision.Choose choose, long carryingOut) {
    second.asked(choose);
    long began = now.get();
    if (second.strange()) {
      now.addAndGet(millis(rehearsal));
      second.rehearsed(millis(rehearsal));
    }
    Timetable.Budget budget = second.budget(choose);
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
    assertThat(new Timetable(0, 100, now::get).strange()).isFalse();
    assertThat(second.strange()).isTrue();
    second.rehearsed(1);
    assertThat(second.strange()).isFalse();
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

  @Test
  void aTurnThatIsTakenBackHasItsTimeAgain() {
    searched(choose(1, "move", "move"), 0);
    searched(choose(1, "fight", "attack"), 0);
    assertThat(searched(choose(1, "move", "move"), 0)).isBetween(645L, 655L);
  }

  @Test
  void nodesAreSharedOutLikeTime() {
    Timetable counted = new Timetable(0, 100, now::get);
    Timetable.Budget move = counted.budget(choose(1, "move", "move"));
    assertThat(move.turns(0)).isEqualTo(65);
    assertThat(move.take(60)).isTrue();
    assertThat(move.left()).isTrue();
    assertThat(move.take(6)).as("only five are left").isFalse();
    assertThat(move.left()).isFalse();
    assertThat(counted.budget(choose(1, "fight", "attack")).turns(0)).isEqualTo(35);
  }
}
