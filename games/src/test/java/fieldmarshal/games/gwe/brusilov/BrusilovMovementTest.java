package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import org.junit.jupiter.api.Test;

/** Chapters 16 and 18.1, case 23.52: stacking and movement. */
class BrusilovMovementTest {
  private static final Game GAME = new Brusilov();

  private static Situation move(String scenario, int turn, String side, String units) {
    return Situation.of(GAME, scenario, "unlimited-command").with(units).at(turn, side, "movement");
  }

  @Test
  @Case("BRU-16.0")
  void eightStackingPointsMayEndAPhaseInAHexAndNoMore() {
    Situation s =
        move(
            "fourth-of-june",
            3,
            "russian",
            "1703: ru-hq-9le; 1704: ru-77, ru-100, ru-71; 1705: ru-80, ru-si");
    s.play(s.march("ru-80", "1704"));
    s.play(s.pass());
    assertThat(s.asked()).as("8 points").isNotEqualTo("excess");
    s =
        move(
            "fourth-of-june",
            3,
            "russian",
            "1703: ru-hq-9le; 1704: ru-77, ru-100, ru-71, ru-80; 1705: ru-si");
    s.play(s.march("ru-si", "1704"));
    s.play(s.pass());
    assertThat(s.asked()).as("9 points").isEqualTo("excess");
    s.play(s.choose("eliminate", "ru-si"));
    assertThat(s.where("ru-si")).isEqualTo("eliminated");
  }

  @Test
  @Case("BRU-18.1")
  void onTheFirstTurnOnlyRussianHeadquartersMove() {
    Situation s =
        move(
            "fourth-of-june",
            1,
            "russian",
            "1702: ru-hq-9le, ru-77, ru-ac, ru-dep-1; 1115: ah-26, ah-hq-1");
    for (String unit : new String[] {"ru-77", "ru-ac", "ru-dep-1"}) {
      assertThat(s.refusal(s.march(unit, "1703"))).isEqualTo("BRU-18.1");
      assertThat(s.refusal(s.entrain(unit))).isEqualTo("BRU-18.1");
    }
    s.play(s.march("ru-hq-9le", "1703"));
    assertThat(s.where("ru-hq-9le")).isEqualTo("1703");
    s.at(1, "central", "movement");
    s.play(s.march("ah-26", "1114"));
    s = move("fourth-of-june", 2, "russian", "1702: ru-hq-9le, ru-77");
    s.play(s.march("ru-77", "1703"));
  }

  @Test
  @Case({"BRU-18.1", "BRU-26.24b"})
  void inAttackOnScheduleTheyStandOnTurnFive() {
    Situation s = move("on-schedule", 5, "russian", "1702: ru-hq-9le, ru-77");
    assertThat(s.refusal(s.march("ru-77", "1703"))).isEqualTo("BRU-18.1");
    s = move("on-schedule", 6, "russian", "1702: ru-hq-9le, ru-77");
    s.play(s.march("ru-77", "1703"));
  }

  // ---- 23.52

  @Test
  @Case("BRU-23.52")
  void aReducedAustrianUnitWalksTwoClearHexesSafelyAndRollsForTheThird() {
    Situation s = move("fourth-of-june", 3, "central", "1014: ah-26/1, ah-hq-4fe");
    s.play(s.march("ah-26", "1015", "1016"));
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    s.dice(1).play(s.march("ah-26", "1116"));
    assertThat(s.where("ah-26")).isEqualTo("eliminated");
    assertThat(s.events(Event.Moved.class)).as("it is told where it fell apart").hasSize(1);
    assertThat(s.rules().points(s.p()).get(0).total()).as("and it counts").isEqualTo(2);

    s = move("fourth-of-june", 3, "central", "1014: ah-26/1, ah-hq-4fe");
    s.dice(2, 2).play(s.march("ah-26", "1015", "1016", "1116", "1115"));
    assertThat(s.where("ah-26")).isEqualTo("1115");
    assertThat(s.events(Event.Rolled.class)).as("one for each hex beyond").hasSize(2);
  }

  @Test
  @Case("BRU-23.52")
  void oneDearHexIsSafeAndTheNextIsNot() {
    // 2816 is rough, 2817 mountain: three points, then three more.
    Situation s = move("fourth-of-june", 3, "central", "2816: ah-cav-11/1, ah-hq-4fe");
    s.play(s.march("ah-cav-11", "2817"));
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    s.dice(6).play(s.march("ah-cav-11", "2818"));
    assertThat(s.events(Event.Rolled.class)).hasSize(1);
    assertThat(s.where("ah-cav-11")).isEqualTo("2818");
  }

  @Test
  @Case("BRU-23.52")
  void onTheFirstTurnATwoDispersesThemToo() {
    Situation s = move("fourth-of-june", 1, "central", "1014: ah-26/1, ah-hq-4fe");
    s.dice(2).play(s.march("ah-26", "1015", "1016", "1116"));
    assertThat(s.where("ah-26")).isEqualTo("eliminated");
    s = move("on-schedule", 5, "central", "1014: ah-26/1, ah-hq-4fe");
    s.dice(2).play(s.march("ah-26", "1015", "1016", "1116"));
    assertThat(s.where("ah-26")).isEqualTo("eliminated");
    s = move("on-schedule", 6, "central", "1014: ah-26/1, ah-hq-4fe");
    s.dice(2).play(s.march("ah-26", "1015", "1016", "1116"));
    assertThat(s.where("ah-26")).isEqualTo("1116");
  }

  @Test
  @Case("BRU-23.52")
  void fullAustriansAndReducedGermansAndRussiansDoNotStraggle() {
    Situation s = move("fourth-of-june", 3, "central", "1014: ah-26, ge-48r/1, ah-hq-4fe");
    s.play(s.march("ah-26", "1015", "1016", "1116"));
    s.play(s.march("ge-48r", "1015", "1016", "1116"));
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    s = move("fourth-of-june", 3, "russian", "1703: ru-77/1, ru-hq-9le");
    s.play(s.march("ru-77", "1704", "1705", "1706"));
    assertThat(s.events(Event.Rolled.class)).isEmpty();
  }
}
