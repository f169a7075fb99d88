package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Chapter 9: zones of control. */
class ZonesTest {
  @Test
  @Case("IF-9.1.1")
  void everyUnitHasAZoneInItsSixNeighbours() {
    Situation s = Situation.of().with("2718: it-4").at(1, "central", "movement");
    for (String hex : new String[] {"2717", "2719", "2818", "2819", "2618", "2619"}) {
      assertThat(s.inZone("allied", hex)).as(hex).isTrue();
    }
    assertThat(s.inZone("allied", "2817")).isFalse();
    assertThat(s.inZone("allied", "2718")).isFalse();
  }

  @Test
  @Case("IF-9.1.1")
  void headquartersHaveOneButDoNotDestroyOthers() {
    Situation s = Situation.of().with("2718: it-1st-army-hq; 2619: ah-10th-hq");
    assertThat(s.inZone("allied", "2717")).isTrue();
    assertThat(s.where("ah-10th-hq")).isEqualTo("2619");
    assertThat(s.where("it-1st-army-hq")).isEqualTo("2718");
    assertThat(s.rules().zones().fightingZone(s.p(), Chapter.ALLIED, s.hex("2717"))).isFalse();
  }

  @Test
  @Case({"IF-9.1.2", "IF-9.2.1"})
  void onlyMountainInfantryReachesIntoAlpineHexes() {
    Situation s = Situation.of().with("3107: ah-3-ed; 3108: it-alp-3").at(1, "allied", "movement");
    assertThat(s.inZone("central", "3108")).isFalse();
    assertThat(s.inZone("allied", "3107")).isTrue();
    s.play(s.march("it-alp-3", "3109"));
    Situation t =
        Situation.of().with("3107: ah-10-geb; 3108: it-alp-3").at(1, "allied", "movement");
    assertThat(t.inZone("central", "3108")).isTrue();
    assertThat(t.refusal(t.march("it-alp-3", "3109"))).isEqualTo("IF-7.4.2");
    t.at(4, "allied", "movement");
    assertThat(t.inZone("central", "3108")).isFalse();
  }

  @Test
  @Case("IF-9.1.2")
  void noZoneReachesOverALake() {
    Situation s = Situation.of().with("2100: ah-4; 2001: it-4");
    assertThat(s.inZone("central", "2001")).isFalse();
    assertThat(s.inZone("central", "2199")).isTrue();
  }

  @Test
  @Case("IF-9.1.3")
  void friendsDoNotCancelAZone() {
    Situation s = Situation.of().with("2718: it-4; 2717: ah-4").at(1, "central", "movement");
    assertThat(s.inZone("allied", "2717")).isTrue();
    assertThat(s.refusal(s.march("ah-4", "2617"))).isEqualTo("IF-7.4.2");
  }

  @Test
  @Case("IF-9.2.1")
  void zonesOfBothSidesLieOverEachOther() {
    Situation s = Situation.of().with("2718: it-4; 2717: ah-4");
    assertThat(s.inZone("allied", "2818")).isTrue();
    assertThat(s.inZone("central", "2818")).isTrue();
    assertThat(s.inZone("central", "2718")).isTrue();
  }

  @Test
  @Case({"IF-9.1.2", "IF-11.6.1", "IF-7.4.2"})
  void mountainInfantryBelowAnotherUnitPinsWithoutBeingSeen() {
    Situation s =
        Situation.of().with("3107: ah-10-geb, ah-3-ed; 3008: it-alp-3").at(1, "allied", "movement");
    assertThat(s.seen("allied", "3107")).containsExactly("ah-3-ed", "?");
    // 3008 touches 3107: the mover is pinned. From 3109 he would not know.
    s.with("3008: ah-4; 3109: it-alp-3").at(1, "allied", "movement");
    Zones zones = s.rules().zones();
    assertThat(zones.zone(s.p(), Chapter.CENTRAL, s.hex("3108"))).isTrue();
    assertThat(zones.seenZone(s.p(), Chapter.CENTRAL, s.hex("3108"))).isFalse();
    s.play(s.march("it-alp-3", "3108"));
    s.at(2, "allied", "movement");
    assertThat(s.refusal(s.march("it-alp-3", "3109"))).isEqualTo("IF-7.4.2");
    assertThat(s.refused(s.march("it-alp-3", "3109")).why()).doesNotContain("10th");
  }

  /** The Piave between 2310 and 2410 has no bridge; between 2310 and 2209 there is no river. */
  @Test
  @Case({"IF-9.1.2", "IF-7.11.3"})
  void inWinterAHeadquartersReachesOverNoRiverWithoutABridge() {
    for (String side : new String[] {"central", "allied"}) {
      String hq = side.equals("central") ? "ah-10th-hq" : "it-1st-army-hq";
      String unit = side.equals("central") ? "ah-4" : "it-4";
      Situation s = Situation.of().with("2310: " + hq).at(2, "allied", "movement");
      assertThat(s.inZone(side, "2410")).as("in autumn").isTrue();
      s.at(4, "allied", "movement");
      assertThat(s.inZone(side, "2410")).as("in winter").isFalse();
      assertThat(s.inZone(side, "2309")).as("on its own bank").isTrue();
      s.with("2310: " + unit).at(4, "allied", "movement");
      assertThat(s.inZone(side, "2410")).as("anybody else").isTrue();
    }
  }

  /** What lies below is not known to be a headquarters, and no answer may tell it. */
  @Test
  @Case({"IF-9.1.2", "IF-11.6.3"})
  void whatLiesBelowAHeadquartersIsSeenToReachOverTheRiver() {
    Situation s = Situation.of().with("2310: ah-11th-hq, ah-10th-hq").at(4, "allied", "movement");
    Zones zones = s.rules().zones();
    assertThat(zones.zone(s.p(), Chapter.CENTRAL, s.hex("2410"))).isFalse();
    assertThat(zones.seenZone(s.p(), Chapter.CENTRAL, s.hex("2410"))).isTrue();
    s = Situation.of().with("2310: ah-10th-hq").at(4, "allied", "movement");
    assertThat(s.rules().zones().seenZone(s.p(), Chapter.CENTRAL, s.hex("2410"))).isFalse();
  }
}
