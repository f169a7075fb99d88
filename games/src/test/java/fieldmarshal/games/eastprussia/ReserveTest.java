package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import java.util.Collections;
import org.junit.jupiter.api.Test;

/** Case 5.1: reserve movement. */
class ReserveTest {
  private static final String SCENARIO = "historical";

  private static Situation german(String units) {
    return Situation.of(SCENARIO).with(units).at(5, "german", "first-movement");
  }

  private static Situation secondMovement(Situation s) {
    return s.play(s.pass()).passTo(s.turn(), s.phasing(), "second-movement");
  }

  private static int most(Situation s, String unit) {
    return Collections.max(s.reach(unit).values());
  }

  @Test
  @Case({"TWU-5.1a", "TWU-5.1c"})
  void reservedPointsAreUsedInTheSecondMovementPhaseAndThenLost() {
    Situation s = german("0906: ge-2");
    s.play(s.march("ge-2", "0905"), s.chooseHexes("reserve-2", "0905"));
    secondMovement(s);
    assertThat(most(s, "ge-2")).isEqualTo(5);
    assertThat(s.refusal(s.chooseHexes("reserve-1", "0905"))).isEqualTo("TWU-5.1a");
    s.play(s.pass());
    s.passTo(6, "german", "first-movement");
    assertThat(most(s, "ge-2")).as("the marker is gone").isEqualTo(3);
    secondMovement(s);
    assertThat(most(s, "ge-2")).isEqualTo(3);
  }

  @Test
  @Case("TWU-5.1b")
  void aMarkerIsWorthAtMostWhatIsLeft() {
    Situation s = german("0906: ge-2");
    s.play(s.march("ge-2", "0905"));
    assertThat(s.refusal(s.chooseHexes("reserve-3", "0905"))).isEqualTo("TWU-5.1b");
    assertThat(s.grants(s.chooseHexes("reserve-2", "0905"))).isTrue();
    assertThat(s.grants(s.chooseHexes("reserve-1", "0905"))).isTrue();
    s.play(s.march("ge-2", "0904", "0903"));
    assertThat(s.refusal(s.chooseHexes("reserve-1", "0903"))).isEqualTo("TWU-5.1b");
    assertThat(s.refusal(s.chooseHexes("reserve-1", "0805")))
        .as("nobody there")
        .isEqualTo("TWU-5.1b");
  }

  @Test
  @Case("TWU-5.1b")
  void withoutSupplyThereIsOneLessToReserve() {
    Situation s = german("0906: ge-2").allHeldBy("russian", "0906");
    s.play(s.march("ge-2", "0905"));
    assertThat(s.refusal(s.chooseHexes("reserve-2", "0905"))).isEqualTo("TWU-5.1b");
    assertThat(s.grants(s.chooseHexes("reserve-1", "0905"))).isTrue();
  }

  @Test
  @Case("TWU-5.1c")
  void aUnitThatDidNotMoveDoublesItsAllowance() {
    Situation s = german("0906: ge-2");
    s.play(s.chooseHexes("reserve-3", "0906"));
    assertThat(s.refusal(s.march("ge-2", "0905"))).as("it stays").isEqualTo("TWU-5.0f");
    secondMovement(s);
    assertThat(most(s, "ge-2")).isEqualTo(6);
    s.allHeldBy("russian", "0906");
    assertThat(most(s, "ge-2")).as("out of supply in the second phase").isEqualTo(5);
  }

  @Test
  @Case("TWU-5.1d")
  void fiveGermanStacksReserveAndNoMore() {
    Situation s =
        german("0906: ge-2; 0806: ge-1; 0706: ge-35; 0606: ge-36; 0506: ge-37; 0406: ge-41");
    s.play(s.chooseHexes("reserve-1", "0906"), s.chooseHexes("reserve-1", "0806"));
    s.play(s.chooseHexes("reserve-1", "0706"), s.chooseHexes("reserve-1", "0606"));
    s.play(s.chooseHexes("reserve-1", "0506"));
    assertThat(s.refusal(s.chooseHexes("reserve-1", "0406"))).isEqualTo("TWU-5.1d");
    s.passTo(6, "german", "first-movement");
    assertThat(s.grants(s.chooseHexes("reserve-1", "0406"))).as("next turn").isTrue();
  }

  @Test
  @Case("TWU-5.1e")
  void eachRussianArmyReservesWithOneStack() {
    Situation s =
        Situation.of(SCENARIO)
            .with("5728: ru-25; 5730: ru-27; 2032: ru-6; 2132: ru-8")
            .at(5, "russian", "first-movement");
    s.play(s.chooseHexes("reserve-1", "5728"), s.chooseHexes("reserve-2", "2032"));
    assertThat(s.refusal(s.chooseHexes("reserve-1", "2132"))).isEqualTo("TWU-5.1e");
    assertThat(s.refusal(s.chooseHexes("reserve-1", "5730"))).isEqualTo("TWU-5.1e");
    secondMovement(s);
    assertThat(most(s, "ru-25")).isEqualTo(3);
    assertThat(most(s, "ru-6")).isEqualTo(4);
    assertThat(most(s, "ru-8")).isEqualTo(2);
  }

  @Test
  @Case("TWU-5.1f")
  void whoHasTooFewPointsMayPassButNotStay() {
    Situation s = german("0906: ge-2; 0904: ge-1");
    s.play(s.march("ge-2", "0907"), s.chooseHexes("reserve-2", "0907"));
    s.with("0905: ge-35");
    assertThat(s.refusal(s.march("ge-35", "0906", "0907"))).isEqualTo("TWU-5.1f");
    assertThat(s.grants(s.march("ge-35", "0906", "0907", "0908"))).isTrue();
    assertThat(s.reach("ge-35")).doesNotContainKey("0907").containsKey("0908");
  }

  @Test
  @Case("TWU-5.1f")
  void noMarkerLiesOnAHexWhereSomebodyHasNothingLeft() {
    Situation s = german("0906: ge-2; 0903: ge-1");
    s.play(s.march("ge-1", "0904", "0905", "0906"));
    assertThat(s.refusal(s.chooseHexes("reserve-1", "0906"))).isEqualTo("TWU-5.1b");
    s.play(s.march("ge-2", "0907"));
    assertThat(s.grants(s.chooseHexes("reserve-2", "0907"))).isTrue();
    s.play(s.chooseHexes("reserve-1", "0907"));
    assertThat(s.refusal(s.chooseHexes("reserve-1", "0907")))
        .as("one marker a hex")
        .isEqualTo("TWU-5.1f");
  }

  @Test
  @Case("TWU-5.1g")
  void pointsBeyondTheMarkerAreLost() {
    Situation s = german("0906: ge-2; 0807: ge-1kb");
    s.play(s.march("ge-2", "0907"), s.chooseHexes("reserve-2", "0907"));
    s.play(s.march("ge-1kb", "0907"));
    secondMovement(s);
    assertThat(most(s, "ge-1kb")).as("4 and 2, not 3").isEqualTo(6);
    assertThat(most(s, "ge-2")).isEqualTo(5);
  }

  @Test
  @Case("TWU-5.1h")
  void unitsUnderAMarkerGoTheirOwnWays() {
    Situation s = german("0906: ge-2, ge-1");
    s.play(s.chooseHexes("reserve-3", "0906"));
    secondMovement(s);
    s.play(s.march("ge-2", "0905", "0904", "0903", "0902", "0901"));
    s.play(s.march("ge-1", "0907", "0908", "0909", "0910"));
    assertThat(s.where("ge-2")).isEqualTo("0901");
    assertThat(s.where("ge-1")).isEqualTo("0910");
  }

  @Test
  @Case({"TWU-5.1k", "TWU-3.3g"})
  void aUnitThatAnEnemyZoneStopsMayReserve() {
    Situation s = german("4928: ge-2; 5128: ru-25");
    s.play(s.march("ge-2", "5028"));
    s.play(s.chooseHexes("reserve-2", "5028"));
    secondMovement(s);
    assertThat(most(s, "ge-2")).isEqualTo(5);
  }

  @Test
  @Case("TWU-5.1l")
  void forAUnitThatDidNotMoveTheLineIsLookedAtWhenTheMarkerIsLaid() {
    Situation s = german("0906: ge-2").allHeldBy("russian", "0906");
    assertThat(s.refusal(s.chooseHexes("reserve-3", "0906"))).isEqualTo("TWU-5.1b");
    s.play(s.chooseHexes("reserve-2", "0906"));
    s.allHeldBy("german");
    secondMovement(s);
    assertThat(most(s, "ge-2")).isEqualTo(5);
  }

  @Test
  @Case("TWU-5.0f")
  void whoIsDroppedOffMayReserve() {
    Situation s = german("0906: ge-2, ge-1kb");
    s.play(s.march("ge-2 ge-1kb", "0907"), s.march("ge-1kb", "0908"));
    assertThat(s.refusal(s.march("ge-2", "0908"))).isEqualTo("TWU-5.0f");
    s.play(s.chooseHexes("reserve-2", "0907"));
    secondMovement(s);
    assertThat(most(s, "ge-2")).isEqualTo(5);
  }

  @Test
  @Case("TWU-5.1b")
  void aMarkerShowsADigit() {
    assertThat(Reserves.value("reserve-2")).isEqualTo(2);
    assertThat(Reserves.value("reserve-9")).isEqualTo(9);
    assertThat(Reserves.value("reserve-0")).isZero();
    assertThat(Reserves.value("reserve-x")).isZero();
    assertThat(Reserves.value("reserve-12")).isZero();
  }
}
