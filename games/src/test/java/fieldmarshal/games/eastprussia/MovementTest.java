package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter 5.0, with control of hexes (2.0). */
class MovementTest {
  private static final String SCENARIO = "historical";

  private static Situation german(String units) {
    return Situation.of(SCENARIO).with(units).at(5, "german", "first-movement");
  }

  private static int most(Situation s, String unit) {
    return Collections.max(s.reach(unit).values());
  }

  // ---- 2.0

  @Test
  @Case("TWU-2.0a")
  void everyHexThatAUnitPassesBecomesItsSides() {
    Situation s = german("4017: ge-2").heldBy("russian", "4018", "4019", "4020");
    s.play(s.march("ge-2", "4018", "4019", "4020"));
    for (String hex : new String[] {"4018", "4019", "4020"}) {
      assertThat(s.controls("german", hex)).as(hex).isTrue();
      assertThat(s.controls("russian", hex)).as(hex).isFalse();
    }
    s.at(6, "german", "first-movement").play(s.march("ge-2", "4021"));
    assertThat(s.controls("german", "4020")).as("after it has left").isTrue();
    assertThat(s.controls("german", "4024") || s.controls("russian", "4024"))
        .as("a lake")
        .isFalse();
  }

  @Test
  @Case("TWU-2.0b")
  void atTheStartEveryHexBelongsToItsCountry() {
    Situation s = Situation.asPrinted(SCENARIO);
    assertThat(s.controls("russian", "2034")).isTrue();
    assertThat(s.controls("russian", "5330")).as("Suwałki").isTrue();
    assertThat(s.controls("german", "2622")).as("Allenstein").isTrue();
    assertThat(s.controls("german", "5330")).isFalse();
    assertThat(s.controls("russian", "5421")).as("a set-up hex in Germany").isTrue();
  }

  @Test
  @Case("TWU-2.0c")
  void onlyThePhasingSideMoves() {
    Situation s = german("4017: ge-2; 5528: ru-25");
    assertThat(s.askedOf()).isEqualTo("german");
    assertThat(s.refusal(s.march("ru-25", "5527"))).isEqualTo("TWU-2.0c");
    s.at(5, "russian", "first-movement");
    assertThat(s.refusal(s.march("ge-2", "4018"))).isEqualTo("TWU-2.0c");
    assertThat(s.grants(s.march("ru-25", "5527"))).isTrue();
  }

  // ---- 3.1

  @Test
  @Case("TWU-3.1c")
  void theAllowanceIsTheSameInBothMovementPhases() {
    Situation s = german("0906: ge-2, ge-1kb; 0807: ge-hrg");
    assertThat(most(s, "ge-2")).isEqualTo(3);
    assertThat(most(s, "ge-1kb")).isEqualTo(4);
    assertThat(most(s, "ge-hrg")).isEqualTo(2);
    s.play(s.march("ge-2", "0907", "0908", "0909"));
    s.at(5, "german", "second-movement");
    assertThat(most(s, "ge-2")).isEqualTo(3);
  }

  // ---- 5.0

  @Test
  @Case("TWU-5.0a")
  void aPhaseWithoutAnyMoveIsLegal() {
    Situation s = german("0906: ge-2");
    assertThat(s.suggestion()).isEqualTo(Order.PASS);
    s.play(s.pass());
    assertThat(s.phase()).as("there is nobody to attack").isEqualTo("second-movement");
    assertThat(s.where("ge-2")).isEqualTo("0906");
  }

  @Test
  @Case({"TWU-5.0a", "TWU-5.0f"})
  void eachUnitMovesOnce() {
    Situation s = german("0906: ge-2, ge-1");
    s.play(s.march("ge-2", "0905"), s.march("ge-1", "0907"));
    assertThat(s.refusal(s.march("ge-2", "0904"))).isEqualTo("TWU-5.0f");
    assertThat(s.reach("ge-2")).isEmpty();
    assertThat(s.grants(s.march("ge-1", "0908"))).as("it is still on its way").isTrue();
  }

  @Test
  @Case("TWU-5.0a")
  void whoIsNotOnTheMapDoesNotMove() {
    Situation s = german("eliminated: ge-2");
    assertThat(s.refusal(s.march("ge-2", "0904"))).isEqualTo("TWU-5.0a");
    assertThat(s.refusal(new Order.Move(List.of(), s.hexes("0904"), "march")))
        .isEqualTo("TWU-5.0a");
    Situation there = german("0906: ge-2");
    assertThat(there.refusal(new Order.Move(List.of(there.unit("ge-2")), Hexes.NONE, "march")))
        .isEqualTo("TWU-5.0a");
    assertThat(there.refusal(there.move("swim", "ge-2", "0905"))).isEqualTo("TWU-5.0a");
  }

  @Test
  @Case({"TWU-5.0b", "TWU-TEC-RIVER"})
  void aRiverCostsOneMore() {
    Situation s = german("4515: ge-2");
    assertThat(s.reach("ge-2")).containsEntry("4514", 1).containsEntry("4513", 3);
    s.play(s.march("ge-2", "4514", "4513"));
    assertThat(s.refusal(s.march("ge-2", "4512"))).isEqualTo("TWU-5.0b");
    Situation russian =
        Situation.of(SCENARIO)
            .with("4512: ru-25")
            .allHeldBy("russian")
            .at(5, "russian", "first-movement");
    assertThat(russian.refusal(russian.march("ru-25", "4513", "4514"))).isEqualTo("TWU-5.0b");
  }

  @Test
  @Case({"TWU-5.0b", "TWU-TEC-SWAMP", "TWU-TEC-FOREST", "TWU-TEC-CLEAR"})
  void theChartGivesTheWholeCostOfAHex() {
    Situation s = Situation.of(SCENARIO).with("2932: ru-16").at(5, "russian", "first-movement");
    assertThat(s.reach("ru-16"))
        .containsEntry("2831", 2)
        .containsEntry("2931", 1)
        .containsEntry("2832", 1)
        .containsEntry("2930", 2);
    s.play(s.march("ru-16", "2831"));
    assertThat(s.refusal(s.march("ru-16", "2931"))).isEqualTo("TWU-5.0b");
  }

  @Test
  @Case("TWU-TEC-RAIL")
  void theRailwayIsNoRoad() {
    Situation s = Situation.of(SCENARIO).with("4609: ge-2").at(5, "german", "first-movement");
    assertThat(s.reach("ge-2")).containsEntry("4710", 2).doesNotContainKey("4810");
  }

  @Test
  @Case({"TWU-TEC-TOWN", "TWU-TEC-FORT"})
  void townsAndFortressesCostWhatTheirGroundCosts() {
    Situation s = german("3807: ge-2; 4026: ge-1");
    assertThat(s.reach("ge-2")).containsEntry("3808", 1);
    assertThat(s.reach("ge-1")).containsEntry("4025", 1);
  }

  @Test
  @Case("TWU-5.0c")
  void pointsThatAreNotReservedAreLost() {
    Situation s = german("0906: ge-2");
    s.play(s.march("ge-2", "0905"), s.pass());
    s.passTo(5, "german", "second-movement");
    assertThat(most(s, "ge-2")).isEqualTo(3);
    s.play(s.march("ge-2", "0904", "0903", "0902"));
    assertThat(s.refusal(s.march("ge-2", "0901"))).isEqualTo("TWU-5.0b");
  }

  @Test
  @Case({"TWU-5.0d", "TWU-5.0f"})
  void aStackDropsTheSlowAndTheFastGoOn() {
    Situation s = german("0906: ge-2, ge-1kb");
    assertThat(s.refusal(s.march("ge-2 ge-1kb", "0907", "0908", "0909", "0910")))
        .isEqualTo("TWU-5.0b");
    s.play(s.march("ge-2 ge-1kb", "0907", "0908"));
    assertThat(s.where("ge-2")).isEqualTo("0908");
    s.play(s.march("ge-1kb", "0909", "0910"));
    assertThat(s.where("ge-1kb")).isEqualTo("0910");
    assertThat(s.refusal(s.march("ge-2", "0909"))).as("dropped off").isEqualTo("TWU-5.0f");
    assertThat(s.refusal(s.march("ge-1kb", "0911"))).isEqualTo("TWU-5.0b");
  }

  @Test
  @Case("TWU-5.0d")
  void aStackStartsInOneHex() {
    Situation s = german("0906: ge-2; 0806: ge-1");
    assertThat(s.grants(s.march("ge-2", "0907"))).isTrue();
    assertThat(s.grants(s.march("ge-1", "0907"))).isTrue();
    assertThat(s.refusal(s.march("ge-2 ge-1", "0907"))).isEqualTo("TWU-5.0d");
    assertThat(s.refusal(s.march("ge-2 ge-2", "0907"))).isEqualTo("TWU-5.0d");
  }

  @Test
  @Case("TWU-5.0e")
  void oneHexMayAlwaysBeEnteredAsTheOnlyStep() {
    Situation s =
        Situation.of(SCENARIO).with("4621: ru-25; 4620: ru-27").at(5, "russian", "first-movement");
    assertThat(s.inSupply("ru-25")).isFalse();
    assertThat(s.reach("ru-25")).containsEntry("4522", 3);
    assertThat(s.refusal(s.march("ru-27", "4621", "4522")))
        .as("not as a second")
        .isEqualTo("TWU-5.0b");
    s.play(s.march("ru-25", "4522"));
    assertThat(s.where("ru-25")).isEqualTo("4522");
    assertThat(s.refusal(s.march("ru-25", "4523"))).isEqualTo("TWU-5.0b");
    s.play(s.march("ru-27", "4621"));
    assertThat(s.refusal(s.march("ru-27", "4522"))).isEqualTo("TWU-5.0b");
  }

  @Test
  @Case("TWU-5.0g")
  void aStackOnItsWayPicksNobodyUp() {
    Situation s = german("0906: ge-2; 0907: ge-1");
    s.play(s.march("ge-2", "0907"));
    assertThat(s.refusal(s.march("ge-2 ge-1", "0908"))).isEqualTo("TWU-5.0g");
    assertThat(s.refusal(s.march("ge-1 ge-2", "0908"))).isEqualTo("TWU-5.0g");
    assertThat(s.grants(s.march("ge-1", "0908"))).as("it moves by itself").isTrue();
    assertThat(s.grants(s.march("ge-2", "0908"))).isTrue();
  }

  @Test
  @Case("TWU-5.0h")
  void nobodyMovesIntoAnEnemyHex() {
    Situation s = german("4928: ge-2; 5028: ru-1c");
    assertThat(s.refusal(s.march("ge-2", "5028"))).isEqualTo("TWU-5.0h");
    assertThat(s.reach("ge-2")).doesNotContainKey("5028");
  }

  @Test
  @Case("TWU-5.0i")
  void nobodyLeavesTheMapOrJumps() {
    Situation s = german("0106: ge-2");
    assertThat(s.refusal(s.march("ge-2", "6006"))).isEqualTo("TWU-5.0i");
    assertThat(s.refusal(s.march("ge-2", "0108"))).isEqualTo("TWU-5.0i");
    assertThat(s.reach("ge-2")).doesNotContainKey("6006");
  }

  @Test
  @Case("TWU-TEC-LAKE")
  void waterBarsTheWay() {
    Situation s = german("4025: ge-2; 3826: ge-1");
    assertThat(s.refusal(s.march("ge-2", "4024"))).isEqualTo("TWU-TEC-LAKE");
    assertThat(s.refusal(s.march("ge-1", "3927"))).isEqualTo("TWU-TEC-LAKE");
    assertThat(s.reach("ge-1")).doesNotContainKey("3927");
    assertThat(s.grants(s.march("ge-2", "4026"))).as("the isthmus of Lötzen").isTrue();
  }

  @Test
  @Case("TWU-4.0b")
  void noAttackIsMadeInAMovementPhase() {
    Situation s = german("4928: ge-2; 5028: ru-1c");
    assertThat(s.refusal(s.attack("5028", "ge-2"))).isEqualTo("TWU-4.0b");
  }
}
