package fieldmarshal.server.clocks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.server.clocks.MatchClock.Right;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

class MatchClockTest {
  private static final Instant START = Instant.parse("2026-11-01T12:00:00Z");
  private static final Terms TERMS = terms(TimeOut.CLAIM);

  private static Terms terms(TimeOut timeOut) {
    return new Terms(days(3), days(5), days(10), timeOut, days(2));
  }

  private static Duration days(double days) {
    return Duration.ofMinutes((long) (days * 24 * 60));
  }

  private static Instant day(double days) {
    return START.plus(days(days));
  }

  private static MatchClock begun(Terms terms) {
    return MatchClock.fresh(terms, List.of("red", "blue"))
        .turned(START, "red", "1/1/red")
        .begin(START);
  }

  @Test
  void noClockRunsBeforeBothSeatsAreTaken() {
    MatchClock clock =
        MatchClock.fresh(TERMS, List.of("red", "blue")).turned(START, "red", "1/1/red");
    assertThat(clock.of("red").deadline()).isNull();
    assertThat(clock.begin(day(7)).of("red").deadline()).isEqualTo(day(7 + 3 + 5));
  }

  @Test
  void onlyTheClockOfTheSideThatIsAskedRuns() {
    MatchClock clock = begun(TERMS);
    assertThat(clock.of("blue").deadline()).isNull();
    clock = clock.turned(day(1), "blue", "1/1/red");
    assertThat(clock.of("red").deadline()).isNull();
    assertThat(clock.of("blue").deadline()).isEqualTo(day(1 + 3 + 5));
  }

  @Test
  void theBankPaysWhatThePartDoesNotAndIsNotFilledAgain() {
    MatchClock clock = begun(TERMS).turned(day(4), "blue", "1/2/blue");
    assertThat(clock.of("red").own()).isZero();
    assertThat(clock.of("red").bank()).isEqualTo(days(4));
    clock = clock.turned(day(5), "red", "2/1/red");
    assertThat(clock.of("red").deadline()).isEqualTo(day(5 + 3 + 4));
  }

  @Test
  void aNewPartGivesItsTimeAnewAndTheSamePartAtLeastADay() {
    MatchClock clock = begun(TERMS).turned(day(2.5), "blue", "1/1/red");
    assertThat(clock.turned(day(2.5), "red", "1/1/red").of("red").own())
        .as("half a day was left in this part")
        .isEqualTo(days(1));
    assertThat(clock.turned(day(2.5), "red", "1/2/blue").of("red").own()).isEqualTo(days(3));
  }

  @Test
  void anOrderInTheSamePartStopsNothing() {
    MatchClock clock = begun(TERMS);
    assertThat(clock.turned(day(2), "red", "1/1/red")).isEqualTo(clock);
  }

  @Test
  void afterTheEndNoClockRuns() {
    MatchClock clock = begun(TERMS).turned(day(1), null, "");
    assertThat(clock.of("red").deadline()).isNull();
    assertThat(clock.of("blue").deadline()).isNull();
    assertThat(clock.against(day(100), "red")).isEqualTo(Right.NONE);
  }

  // ---- vacation

  @Test
  void onVacationTheClockStandsAndWhatIsNotUsedIsKept() {
    MatchClock clock = begun(TERMS).leave(day(1), "red");
    assertThat(clock.of("red").deadline()).isEqualTo(day(1 + 10 + 2 + 5));
    assertThat(clock.of("red").awayUntil(day(3))).isEqualTo(day(11));
    MatchClock home = clock.home(day(5), "red");
    assertThat(home.of("red").vacationLeft(day(5))).isEqualTo(days(6));
    assertThat(home.of("red").deadline()).isEqualTo(day(5 + 2 + 5));
  }

  @Test
  void aVacationThatNobodyEndsEndsByItself() {
    MatchClock clock = begun(TERMS).leave(day(1), "red");
    assertThat(clock.of("red").awayUntil(day(11))).isNull();
    assertThat(clock.of("red").out(day(17.9))).isFalse();
    assertThat(clock.of("red").out(day(18))).isTrue();
    assertThatThrownBy(() -> clock.leave(day(12), "red"))
        .isInstanceOf(NotNow.class)
        .hasMessage("You have no vacation left in this match.");
  }

  @Test
  void aDecisionThatComesDuringAVacationWaitsForItsEnd() {
    MatchClock clock = begun(TERMS).leave(day(0), "blue").turned(day(1), "blue", "1/2/blue");
    assertThat(clock.of("blue").from()).isEqualTo(day(10));
    assertThat(clock.home(day(2), "blue").of("blue").from()).isEqualTo(day(2));
    MatchClock answered = clock.turned(day(3), "red", "2/1/red");
    assertThat(answered.of("blue").bank()).as("nothing was used").isEqualTo(days(5));
    assertThat(answered.of("blue").awayUntil(day(4))).isEqualTo(day(10));
  }

  @Test
  void nobodyGoesOnVacationWhenHisTimeIsOut() {
    MatchClock clock = begun(TERMS);
    assertThatThrownBy(() -> clock.leave(day(8), "red"))
        .hasMessageContaining("Your time has run out");
  }

  // ---- pauses

  @Test
  void aPauseNeedsBoth() {
    MatchClock offered = begun(TERMS).pause(day(1), "red");
    assertThat(offered.paused()).isNull();
    assertThat(offered.pause(day(1), "red").paused()).as("asked twice by one").isNull();
    assertThat(offered.noPause().offered()).isNull();
    MatchClock paused = offered.pause(day(2), "blue");
    assertThat(paused.paused()).isEqualTo(day(2));
    assertThat(paused.of("red").deadline()).isNull();
    assertThat(paused.against(day(100), "red")).isEqualTo(Right.NONE);
    assertThat(paused.tellNow(day(100))).isFalse();
    assertThat(paused.turned(day(3), "blue", "1/2/blue").of("blue").deadline())
        .as("orders are given, clocks stand")
        .isNull();
  }

  @Test
  void afterAPauseWhoIsAskedHasWhatWasLeftAndAtLeastADay() {
    MatchClock paused = begun(TERMS).pause(day(1), "red").pause(day(1), "blue");
    assertThat(paused.resume(day(50)).of("red").deadline()).isEqualTo(day(50 + 2 + 5));
    MatchClock late = begun(TERMS).pause(day(2.9), "red").pause(day(2.9), "blue");
    assertThat(late.resume(day(50)).of("red").own()).isEqualTo(days(1));
    assertThatThrownBy(() -> begun(TERMS).resume(day(1))).isInstanceOf(NotNow.class);
  }

  // ---- time-out

  @Test
  void nobodyLosesWhoWasNotToldLongEnoughBefore() {
    MatchClock clock = begun(TERMS);
    assertThat(clock.tellNow(day(6.9))).isFalse();
    assertThat(clock.tellNow(day(7))).isTrue();
    assertThat(clock.against(day(30), "red")).as("never told").isEqualTo(Right.NONE);
    MatchClock told = clock.told(day(7));
    assertThat(told.tellNow(day(7.5))).isFalse();
    assertThat(told.against(day(7.9), "red")).isEqualTo(Right.NONE);
    assertThat(told.against(day(8), "red")).isEqualTo(Right.CLAIM);
    MatchClock late = clock.told(day(9));
    assertThat(late.rightFrom("red")).isEqualTo(day(10));
    assertThat(late.against(day(9.9), "red")).isEqualTo(Right.NONE);
    assertThat(late.against(day(10), "red")).isEqualTo(Right.CLAIM);
    assertThat(told.against(day(8), "blue")).as("who is not asked").isEqualTo(Right.NONE);
  }

  @Test
  void anOrderThatComesLateEndsTheRight() {
    MatchClock clock = begun(TERMS).told(day(7)).turned(day(9), "blue", "1/2/blue");
    assertThat(clock.against(day(9), "red")).isEqualTo(Right.NONE);
    MatchClock again = clock.turned(day(10), "red", "2/1/red");
    assertThat(again.of("red").told()).isNull();
    assertThat(again.of("red").bank()).isZero();
    assertThat(again.of("red").deadline()).isEqualTo(day(13));
  }

  @Test
  void whereAWarningIsAgreedTheGameIsClaimedAfterTheGrace() {
    MatchClock clock = begun(terms(TimeOut.WARN)).told(day(7));
    assertThat(clock.against(day(8), "red")).isEqualTo(Right.WARN);
    assertThatThrownBy(() -> clock.warn(day(7.5), "red")).isInstanceOf(NotNow.class);
    MatchClock warned = clock.warn(day(8), "red");
    assertThat(warned.rightFrom("red")).isEqualTo(day(10));
    assertThat(warned.against(day(9.9), "red")).isEqualTo(Right.NONE);
    assertThat(warned.against(day(10), "red")).isEqualTo(Right.CLAIM);
  }

  @Test
  void whereTheClerkIsAgreedHeMayAnswerAndNobodyClaims() {
    assertThat(begun(terms(TimeOut.CLERK)).told(day(7)).against(day(40), "red"))
        .isEqualTo(Right.CLERK);
  }

  @Test
  void shortTermsTellInTimeToo() {
    Terms hours =
        new Terms(Duration.ofHours(2), Duration.ZERO, Duration.ZERO, TimeOut.CLAIM, days(1));
    assertThat(hours.lead()).isEqualTo(Duration.ofHours(1));
    assertThat(hours.least()).isEqualTo(Duration.ofHours(2));
    assertThat(TERMS.lead()).isEqualTo(days(1));
  }
}
