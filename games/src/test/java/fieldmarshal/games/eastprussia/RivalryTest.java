package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Case 7.2: the Russian armies keep apart. */
class RivalryTest {
  private static final String SCENARIO = "historical";

  private static Situation russian(String units) {
    return Situation.of(SCENARIO)
        .with(units)
        .allHeldBy("russian")
        .at(5, "russian", "first-movement");
  }

  @Test
  @Case({"TWU-7.2a", "TWU-3.1b"})
  void threeHexesLieBetweenTheArmies() {
    Situation s = russian("5728: ru-25; 5733: ru-6");
    assertThat(s.refusal(s.march("ru-25", "5729", "5730"))).as("at 3").isEqualTo("TWU-7.2a");
    assertThat(s.grants(s.march("ru-25", "5729"))).as("at 4").isTrue();
    assertThat(s.refusal(s.march("ru-6", "5732", "5731"))).isEqualTo("TWU-7.2a");
    assertThat(s.grants(s.march("ru-6", "5732"))).isTrue();
    assertThat(s.reach("ru-25")).doesNotContainKey("5730");
  }

  @Test
  @Case("TWU-7.2b")
  void everyHexOfTheWayCounts() {
    Situation s = russian("5330: ru-1c; 5731: ru-6");
    assertThat(s.refusal(s.march("ru-1c", "5429", "5428"))).as("through 3").isEqualTo("TWU-7.2a");
    assertThat(s.grants(s.march("ru-1c", "5329", "5428"))).as("the same hex, by 4").isTrue();
  }

  @Test
  @Case("TWU-7.2b")
  void whoIsTooNearMayOnlyGoAway() {
    Situation s = russian("5728: ru-1c; 5730: ru-6");
    assertThat(s.refusal(s.march("ru-1c", "5729"))).isEqualTo("TWU-7.2a");
    assertThat(s.refusal(s.march("ru-1c", "5828"))).as("no farther").isEqualTo("TWU-7.2a");
    assertThat(s.grants(s.march("ru-1c", "5727"))).isTrue();
    assertThat(s.grants(s.march("ru-1c", "5727", "5726"))).isTrue();
  }

  @Test
  @Case("TWU-7.2a")
  void germansAndOneArmyAloneAreNotConcerned() {
    Situation s = russian("5728: ru-25; 5733: ru-27");
    assertThat(s.grants(s.march("ru-25", "5729", "5730"))).isTrue();
  }

  /** Four divisions of the Second Army near Königsberg, at the end of turn 5. */
  private static Situation near(String units, String scenario) {
    return Situation.of(scenario)
        .with(units)
        .allHeldBy("russian", "3808")
        .at(5, "german", "second-combat");
  }

  private static boolean lifted(Situation s) {
    s.play(s.pass());
    s.with("5728: ru-25; 5733: ru-8").at(6, "russian", "first-movement");
    return s.grants(s.march("ru-25", "5729", "5730"));
  }

  @Test
  @Case({"TWU-7.2c", "TWU-7.2d"})
  void twentyPointsOfSecondArmyInfantryNearKoenigsbergEndIt() {
    Situation s = near("3815: ru-6, ru-36; 3816: ru-1; 3818: ru-2", SCENARIO);
    assertThat(s.rules().board().distance(s.hex("3818"), s.hex("3808"))).isEqualTo(10);
    assertThat(lifted(s)).isTrue();
    Situation stays = near("3815: ru-6, ru-36; 3816: ru-1; 3819: ru-2", SCENARIO);
    assertThat(lifted(stays)).as("one at 11 hexes").isFalse();
  }

  @Test
  @Case("TWU-7.2c")
  void cavalryAndTheFirstArmyDoNotCount() {
    assertThat(lifted(near("3815: ru-6, ru-36; 3816: ru-1, ru-4c, ru-6c", SCENARIO))).isFalse();
    assertThat(lifted(near("3815: ru-6, ru-36; 3816: ru-1; 3817: ru-29", SCENARIO))).isFalse();
  }

  @Test
  @Case("TWU-7.2c")
  void unitsWithoutSupplyDoNotCount() {
    Situation s = near("3815: ru-6, ru-36; 3816: ru-1; 3818: ru-2", SCENARIO);
    s.allHeldBy("german", "3815", "3816", "3818");
    assertThat(lifted(s)).isFalse();
  }

  @Test
  @Case({"TWU-7.2c", "TWU-9.3b"})
  void theNinthArmyCountsAsTheSecond() {
    assertThat(lifted(near("3815: ru-1g, ru-2g; 3816: ru-1; 3818: ru-9a-fin", "ninth-army")))
        .as("6 + 6 + 5 + 3")
        .isTrue();
    assertThat(lifted(near("3815: ru-1g, ru-2g; 3816: ru-1", "ninth-army"))).isFalse();
  }

  @Test
  @Case("TWU-7.2c")
  void itIsLookedAtWhenAGameTurnEnds() {
    Situation s = near("3815: ru-6, ru-36; 3816: ru-1; 3818: ru-2", SCENARIO);
    s.at(5, "russian", "second-combat").play(s.pass());
    s.with("5728: ru-25; 5733: ru-8").at(5, "russian", "first-movement");
    assertThat(s.refusal(s.march("ru-25", "5729", "5730"))).isEqualTo("TWU-7.2a");
  }

  @Test
  @Case({"TWU-7.2d", "TWU-5.1e"})
  void afterwardsTheArmiesStackButReserveEachForItself() {
    Situation s = near("3815: ru-6, ru-36; 3816: ru-1; 3818: ru-2", SCENARIO);
    assertThat(lifted(s)).isTrue();
    s.with("5728: ru-25, ru-8; 5730: ru-27; 5732: ru-24").at(6, "russian", "first-movement");
    s.play(s.chooseHexes("reserve-1", "5728"));
    assertThat(s.refusal(s.chooseHexes("reserve-1", "5730"))).isEqualTo("TWU-5.1e");
    assertThat(s.refusal(s.chooseHexes("reserve-1", "5732"))).isEqualTo("TWU-5.1e");
  }

  @Test
  @Case({"TWU-5.1e", "TWU-7.2d"})
  void whoJoinsTheMarkerOfTheOtherArmyReservesForHisOwn() {
    Situation s = near("3815: ru-6, ru-36; 3816: ru-1; 3818: ru-2", SCENARIO);
    assertThat(lifted(s)).isTrue();
    s.with("5728: ru-25; 5727: ru-8; 5732: ru-24").at(6, "russian", "first-movement");
    s.play(s.chooseHexes("reserve-1", "5728"), s.march("ru-8", "5728"));
    assertThat(s.has("ru-8", "reserve-1")).isTrue();
    assertThat(s.refusal(s.chooseHexes("reserve-1", "5732"))).isEqualTo("TWU-5.1e");
    s.play(s.march("ru-8", "5628"));
    assertThat(s.has("ru-8", "reserve-1")).as("it only looked in").isFalse();
    assertThat(s.grants(s.chooseHexes("reserve-1", "5732"))).isTrue();
  }

  @Test
  @Case({"TWU-5.1e", "TWU-7.2d"})
  void anArmyThatHasReservedDoesNotJoinTheMarkerOfTheOther() {
    Situation s = near("3815: ru-6, ru-36; 3816: ru-1; 3818: ru-2", SCENARIO);
    assertThat(lifted(s)).isTrue();
    s.with("5728: ru-25; 5727: ru-8, ru-27; 5732: ru-24").at(6, "russian", "first-movement");
    s.play(s.chooseHexes("reserve-1", "5728"), s.chooseHexes("reserve-1", "5732"));
    assertThat(s.refusal(s.march("ru-8", "5728"))).isEqualTo("TWU-5.1e");
    assertThat(s.reach("ru-8")).doesNotContainKey("5728");
    assertThat(s.grants(s.march("ru-27", "5728"))).as("the own army").isTrue();
  }
}
