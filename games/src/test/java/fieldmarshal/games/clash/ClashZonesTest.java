package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Chapter 7: zones of control. */
class ClashZonesTest {
  private static Situation with(String placements) {
    return Situation.galicia().with(placements).army(2, "ah-1", 5);
  }

  @Test
  @Case("COG-7.1a")
  void everyUnitReachesTheSixHexesAroundIt() {
    Situation s = with("4921: ru-9-c");
    for (String hex : new String[] {"4920", "5020", "5021", "4922", "4821", "4820"}) {
      assertThat(s.enemyZone("central", hex)).as(hex).isTrue();
    }
    assertThat(s.enemyZone("central", "4921")).isFalse();
    assertThat(s.enemyZone("central", "5121")).isFalse();
    assertThat(s.enemyZone("entente", "4920")).isFalse();
    Situation reduced = with("4921: ru-33/1; 4723: ah-5");
    assertThat(reduced.refusal(reduced.march("ah-5", "4822", "4821", "4721")))
        .isEqualTo("COG-7.2a");
  }

  @Test
  @Case("COG-7.1b")
  void zonesDoNotCrossWater() {
    Situation y = Situation.ypres().with("2205: ge-4-e");
    for (int to : y.rules().theatre().zone(y.hex("2205"))) {
      assertThat(y.rules().board().terrain(to)).isNotEqualTo(TerrainCode.SEA);
    }
    assertThat(y.enemyZone("entente", "2204")).isFalse();
    assertThat(y.enemyZone("entente", "2206")).isTrue();
  }

  @Test
  @Case("COG-7.1c")
  void zonesGoIntoAndOutOfMountainsOnlyThroughAPass() {
    Situation s = with("2027: ru-33; 2229: ru-44; 1824: ru-11");
    // through the pass hexsides of Lupkow
    assertThat(s.enemyZone("central", "2127")).isTrue();
    assertThat(s.enemyZone("central", "1928")).isTrue();
    assertThat(s.enemyZone("central", "2026")).isFalse();
    assertThat(s.enemyZone("central", "2028")).isFalse();
    // into the pass hex of Dukla from the north
    assertThat(s.enemyZone("central", "1825")).isTrue();
    // broken forest into mountain
    assertThat(s.enemyZone("central", "2228")).isFalse();
  }

  @Test
  @Case({"COG-7.1c", "COG-7.1e"})
  void zonesDoNotEnterEnemyWorksAndAFortHasNone() {
    Situation s = with("2721: ru-33; 2618: ru-44");
    assertThat(s.enemyZone("central", "2621")).isFalse();
    assertThat(s.enemyZone("central", "2619")).isFalse();
    assertThat(s.enemyZone("central", "2620")).isTrue();
    assertThat(s.enemyZone("entente", "2620")).isFalse();
    Situation garrison = with("2621: ah-przm-g");
    assertThat(garrison.enemyZone("entente", "2721")).isTrue();
  }

  @Test
  @Case({"COG-7.1d", "COG-8.42b"})
  void aUnitOutOfSupplyHasNone() {
    Situation s = with("4921: ru-33+out-of-supply; 4723: ah-5");
    assertThat(s.enemyZone("central", "4821")).isFalse();
    assertThat(s.grants(s.march("ah-5", "4822", "4821", "4820"))).isTrue();
    s.with("4921: ru-33");
    assertThat(s.refusal(s.march("ah-5", "4822", "4821", "4820"))).isEqualTo("COG-7.2a");
  }

  @Test
  @Case({"COG-7.1d", "COG-X4"})
  void anAttenuatedUnitKeepsItsZone() {
    Situation s = with("4921: ru-33+attenuated");
    assertThat(s.enemyZone("central", "4821")).isTrue();
  }

  @Test
  @Case("COG-7.2a")
  void aUnitStopsWhenItEntersAZone() {
    Situation s = with("4921: ru-33; 4723: ah-5");
    assertThat(s.grants(s.march("ah-5", "4822", "4821"))).isTrue();
    assertThat(s.refusal(s.march("ah-5", "4822", "4821", "4721"))).isEqualTo("COG-7.2a");
  }

  @Test
  @Case("COG-7.2a")
  void aUnitStopsWhenItComesBackIntoTheZoneThatItLeft() {
    Situation s = with("4921: ru-33; 4821: ah-5");
    assertThat(s.grants(s.march("ah-5", "4721", "4821"))).isTrue();
    assertThat(s.refusal(s.march("ah-5", "4721", "4821", "4721"))).isEqualTo("COG-7.2a");
  }

  @Test
  @Case("COG-7.2b")
  void nobodyGoesFromZoneToZoneEvenToAFriend() {
    Situation s = with("4921: ru-33; 4821: ah-5; 4922: ah-12");
    assertThat(s.refusal(s.march("ah-5", "4922"))).isEqualTo("COG-7.2b");
    assertThat(s.refusal(s.march("ah-5", "4820"))).isEqualTo("COG-7.2b");
  }

  @Test
  @Case("COG-7.2c")
  void aUnitLeavesAZoneAtTheUsualCost() {
    Situation s = with("4921: ru-33; 4821: ah-5");
    assertThat(s.reach("ah-5", "march")).containsEntry("4822", 1).containsEntry("4823", 2);
  }

  @Test
  @Case({"COG-7.2c", "COG-X18"})
  void fromAZoneAUnitMayGoRoundIntoAnotherByAFreeHex() {
    Situation s = with("4921: ru-33; 4821: ah-5");
    assertThat(s.grants(s.march("ah-5", "4822", "4922"))).isTrue();
  }

  @Test
  @Case("COG-7.2d")
  void zonesAreAskedForInfantryApart() {
    Situation s = with("4921: ru-9-c; 5121: ru-33");
    int hex = s.hex("4821");
    assertThat(s.rules().zones().enemyZone(s.p(), 0, hex)).isTrue();
    assertThat(s.rules().zones().enemyInfantryZone(s.p(), 0, hex)).isFalse();
    assertThat(s.rules().zones().enemyInfantryZone(s.p(), 0, s.hex("5021"))).isTrue();
    assertThat(s.rules().zones().reaches(s.p(), s.unit("ru-33"), s.hex("5021"))).isTrue();
    assertThat(s.rules().zones().reaches(s.p(), s.unit("ru-33"), s.hex("4921"))).isFalse();
  }
}
