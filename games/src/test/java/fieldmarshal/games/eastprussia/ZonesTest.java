package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Case 3.3: zones of control, and what they do to a march. */
class ZonesTest {
  private static final String SCENARIO = "historical";

  /** The 25th Division on the border, the Germans' first movement phase of turn 5. */
  private static Situation facing(String units) {
    return Situation.of(SCENARIO).with("5128: ru-25; " + units).at(5, "german", "first-movement");
  }

  @Test
  @Case("TWU-3.3a")
  void aUnitControlsTheSixHexesAroundIt() {
    Situation s = facing("");
    for (String hex : new String[] {"5127", "5129", "5027", "5028", "5227", "5228"}) {
      assertThat(s.inZone("russian", hex)).as(hex).isTrue();
    }
    assertThat(s.inZone("russian", "4928")).isFalse();
    assertThat(s.inZone("russian", "5128")).as("its own hex").isFalse();
  }

  @Test
  @Case("TWU-3.3a")
  void loneArtilleryHeadquartersAndEntrainedUnitsHaveAZoneToo() {
    Situation s =
        Situation.of(SCENARIO, "russian-hq")
            .with("5128: ru-1ha; 5625: ru-rennenkampf; 2021: ge-2+entrained");
    assertThat(s.inZone("russian", "5028")).isTrue();
    assertThat(s.inZone("russian", "5626")).isTrue();
    assertThat(s.inZone("german", "2020")).isTrue();
  }

  @Test
  @Case({"TWU-3.3b", "TWU-TEC-RIVER"})
  void aZoneDoesNotCrossARiver() {
    Situation s = Situation.of(SCENARIO).with("4513: ru-25");
    assertThat(s.inZone("russian", "4512")).isTrue();
    assertThat(s.inZone("russian", "4514")).as("across the Pregel").isFalse();
    s.with("4515: ge-2").at(5, "german", "first-movement");
    assertThat(s.grants(s.march("ge-2", "4514", "4614"))).isTrue();
  }

  @Test
  @Case({"TWU-3.3c", "TWU-3.3i"})
  void noZoneReachesIntoAnEnemyFortress() {
    Situation s =
        Situation.of(SCENARIO).with("4126: ru-25; 4026: ge-2").at(5, "german", "first-movement");
    assertThat(s.inZone("russian", "4026")).isTrue();
    assertThat(s.inZone("russian", "4025")).isFalse();
    assertThat(s.grants(s.march("ge-2", "4025", "3925"))).isTrue();
    assertThat(s.refusal(s.march("ge-2", "4127"))).as("zone to zone").isEqualTo("TWU-3.3i");
  }

  @Test
  @Case("TWU-3.3d")
  void anEmptyFortressHasAZoneThatStopsRussiansAcrossRiversToo() {
    Situation s = Situation.of(SCENARIO).with("4226: ru-25").at(5, "russian", "first-movement");
    assertThat(s.inZone("german", "4126")).isTrue();
    assertThat(s.inZone("german", "0619")).as("across the Vistula").isTrue();
    assertThat(s.inZone("german", "4024")).as("in the lake").isFalse();
    assertThat(s.refusal(s.march("ru-25", "4126", "4127"))).isEqualTo("TWU-3.3g");
    s.play(s.march("ru-25", "4126"));
    assertThat(s.refusal(s.march("ru-25", "4127"))).isEqualTo("TWU-3.3g");
  }

  @Test
  @Case("TWU-3.3d")
  void aFortressZoneBreaksARussianLineUnlessAFriendStandsInIt() {
    String[] corridor = {"4126", "4226", "4327", "4427", "4528", "4628"};
    Situation s = Situation.of(SCENARIO).with("4125: ru-25").allHeldBy("russian");
    assertThat(s.inSupply("ru-25")).isTrue();
    s.allHeldBy("german");
    s.heldBy("russian", corridor);
    s.heldBy("russian", "4125", "4728", "4828", "4928", "5028", "5128", "5228", "5328", "5428");
    s.heldBy("russian", "5528", "5628", "5728", "5828", "5928", "6028");
    assertThat(s.inSupply("ru-25")).as("through 4126 beside Boyen").isFalse();
    s.with("4126: ru-27");
    assertThat(s.inSupply("ru-25")).isTrue();
  }

  @Test
  @Case("TWU-3.3e")
  void aWholeFortressIsClosedToRussianMovement() {
    Situation s = Situation.of(SCENARIO).with("4126: ru-25").at(5, "russian", "first-movement");
    assertThat(s.refusal(s.march("ru-25", "4025"))).isEqualTo("TWU-3.3e");
    assertThat(s.reach("ru-25")).doesNotContainKey("4025");
    s.with("4026: ge-2").at(5, "german", "first-movement");
    assertThat(s.grants(s.march("ge-2", "4025"))).as("Germans go in").isTrue();
  }

  @Test
  @Case({"TWU-3.3f", "TWU-TEC-LAKE"})
  void aZoneDoesNotCrossALake() {
    Situation s =
        Situation.of(SCENARIO).with("3927: ru-25; 3725: ge-2").at(5, "german", "first-movement");
    assertThat(s.inZone("russian", "3826")).isFalse();
    assertThat(s.inZone("russian", "3928")).isTrue();
    assertThat(s.grants(s.march("ge-2", "3825", "3826", "3726"))).isTrue();
    assertThat(s.inZone("russian", "3628")).as("the lake itself").isFalse();
  }

  @Test
  @Case("TWU-3.3g")
  void aUnitStopsWhenItEntersAnEnemyZone() {
    Situation s = facing("4928: ge-2");
    assertThat(s.refusal(s.march("ge-2", "5028", "5029"))).isEqualTo("TWU-3.3g");
    s.play(s.march("ge-2", "5028"));
    assertThat(s.refusal(s.march("ge-2", "5029"))).isEqualTo("TWU-3.3g");
    assertThat(s.reach("ge-2")).isEmpty();
  }

  @Test
  @Case("TWU-3.3h")
  void aUnitLeavesAnEnemyZoneFreelyAndGoesOn() {
    Situation s = facing("5028: ge-2");
    s.play(s.march("ge-2", "4928", "4827", "4727"));
    assertThat(s.where("ge-2")).isEqualTo("4727");
  }

  @Test
  @Case("TWU-3.3i")
  void noStepLeadsFromOneEnemyZoneToAnother() {
    Situation s = facing("5028: ge-2");
    assertThat(s.refusal(s.march("ge-2", "5027"))).isEqualTo("TWU-3.3i");
    assertThat(s.refusal(s.march("ge-2", "5129"))).isEqualTo("TWU-3.3i");
    assertThat(s.grants(s.march("ge-2", "5029", "5129"))).as("round about").isTrue();
    s.with("5328: ru-27");
    assertThat(s.inZone("russian", "5328")).isFalse();
    s.with("5130: ru-29");
    assertThat(s.refusal(s.march("ge-2", "5029"))).as("of another enemy").isEqualTo("TWU-3.3i");
  }

  @Test
  @Case({"TWU-3.3j", "TWU-3.3k"})
  void toAFriendTheStepIsAllowedButThenTheUnitStops() {
    Situation s = facing("5028: ge-2; 5027: ge-1");
    assertThat(s.refusal(s.march("ge-2", "5027", "5026"))).isEqualTo("TWU-3.3g");
    s.play(s.march("ge-2", "5027"));
    assertThat(s.where("ge-2")).isEqualTo("5027");
    assertThat(s.refusal(s.march("ge-2", "5026"))).isEqualTo("TWU-3.3g");
  }

  @Test
  @Case("TWU-3.3j")
  void unitsThatMoveTogetherAreNoFriendsInTheHexBeforeThem() {
    Situation s = facing("5028: ge-2, ge-1");
    assertThat(s.refusal(s.march("ge-2 ge-1", "5027"))).isEqualTo("TWU-3.3i");
  }

  @Test
  @Case("TWU-3.3k")
  void aFriendInTheHexDoesNotLiftTheStop() {
    Situation s = facing("5028: ge-1; 4928: ge-2");
    assertThat(s.refusal(s.march("ge-2", "5028", "5029"))).isEqualTo("TWU-3.3g");
    s.play(s.march("ge-2", "5028"));
    assertThat(s.refusal(s.march("ge-2", "5029"))).isEqualTo("TWU-3.3g");
  }

  @Test
  @Case("TWU-3.3m")
  void aZoneAloneGivesNoControl() {
    Situation s = Situation.of(SCENARIO).with("4629: ru-25");
    assertThat(s.inZone("russian", "4729")).isTrue();
    assertThat(s.controls("german", "4729")).as("Marggrabowa").isTrue();
    assertThat(s.controls("russian", "4729")).isFalse();
    assertThat(s.controls("russian", "4629")).isTrue();
  }
}
