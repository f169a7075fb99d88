package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Case 11.8: infiltration. */
class InfiltrationTest {
  private static Situation central(int turn, String placements) {
    return Situation.of().with(placements).at(turn, "central", "infiltration");
  }

  @Test
  @Case("IF-11.8.1")
  void fromOneEnemyZoneIntoAnother() {
    Situation s = central(1, "2718: ah-3-ed, ah-4; 2618: it-4; 2817: it-14");
    assertThat(s.refusal(s.march("ah-4", "2717"))).isEqualTo("IF-11.8.1");
    assertThat(s.refusal(s.march("ah-3-ed", "2719"))).isEqualTo("IF-11.8.1");
    assertThat(s.refusal(s.march("ah-3-ed", "2618"))).isEqualTo("IF-8.1.4");
    s.play(s.march("ah-3-ed", "2717"));
    assertThat(s.refusal(s.march("ah-3-ed", "2718"))).isEqualTo("IF-8.4.1");
  }

  @Test
  @Case("IF-11.8.1")
  void movementForbidsWhatInfiltrationAllows() {
    Situation s =
        Situation.of().with("2718: ah-3-ed; 2618: it-4; 2817: it-14").at(1, "central", "movement");
    assertThat(s.refusal(s.march("ah-3-ed", "2717"))).isEqualTo("IF-7.4.2");
  }

  @Test
  @Case("IF-11.8.1")
  void theCostOfTheOneHexDoesNotMatter() {
    // Out of supply it has 2 points here; a mountain costs 4 in winter.
    Situation s = central(4, "2718: ah-3-ed+out-of-supply; 2818: it-4");
    s.play(s.march("ah-3-ed", "2819"));
    assertThat(s.where("ah-3-ed")).isEqualTo("2819");
    Situation outside = central(4, "2718: ah-3-ed+out-of-supply");
    assertThat(outside.refusal(outside.march("ah-3-ed", "2819")))
        .as("no minimum for who begins outside")
        .isEqualTo("IF-7.1.1");
  }

  @Test
  @Case("IF-11.8.1")
  void aStackOfAssaultUnitsGoesTogether() {
    Situation s = central(1, "2718: ah-3-ed, ah-22-sch, ah-4; 2618: it-4; 2817: it-14");
    assertThat(s.refusal(s.march("ah-3-ed ah-4", "2717"))).isEqualTo("IF-11.8.1");
    s.play(s.march("ah-3-ed ah-22-sch", "2717"));
    assertThat(s.stack("2717")).containsExactly("ah-22-sch", "ah-3-ed");
  }

  @Test
  @Case("IF-11.8.1")
  void byAnotherReadingItLeadsOutOfTheZones() {
    Situation s =
        Situation.reading(Reading.INFILTRATION_LEAVES_ZONES)
            .with("2718: ah-3-ed; 2618: it-4; 2817: it-14")
            .at(1, "central", "infiltration");
    s.play(s.march("ah-3-ed", "2719"));
    assertThat(s.where("ah-3-ed")).isEqualTo("2719");
  }

  @Test
  @Case("IF-11.8.2")
  void fromOutsideHalfOfTheFactorIsSpent() {
    Situation s = central(1, "2411: ge-ak");
    assertThat(s.refusal(s.march("ge-ak", "2410", "2309", "2308", "2208", "2209")))
        .isEqualTo("IF-7.1.1");
    s.play(s.march("ge-ak", "2410"));
    Situation t = central(1, "2820: ge-ak");
    t.play(t.march("ge-ak", "2719", "2718", "2818", "2817"));
    assertThat(t.refusal(t.march("ge-ak", "2717"))).isEqualTo("IF-8.4.1");
  }

  @Test
  @Case({"IF-11.8.2", "IF-14.3.2"})
  void halfIsRoundedUp() {
    Situation s = central(1, "2820: ge-ak+out-of-supply");
    s.play(s.march("ge-ak", "2719", "2718"));
    assertThat(s.refusal(s.march("ge-ak", "2818"))).isEqualTo("IF-8.4.1");
  }

  @Test
  @Case("IF-11.8.2")
  void anEnemyZoneEndsIt() {
    Situation s = central(1, "2820: ge-ak; 2617: it-4");
    assertThat(s.refusal(s.march("ge-ak", "2719", "2718", "2717", "2817"))).isEqualTo("IF-7.4.1");
    s.play(s.march("ge-ak", "2719", "2718", "2717"));
    assertThat(s.refusal(s.march("ge-ak", "2817"))).isEqualTo("IF-8.4.1");
  }

  @Test
  @Case("IF-11.8.2")
  void thereIsNoMinimumMove() {
    // In winter a mountain costs four, and half of four is two.
    Situation s = central(4, "2820: ge-ak+out-of-supply");
    assertThat(s.refusal(s.march("ge-ak", "2819"))).isEqualTo("IF-7.1.1");
    assertThat(s.grants(s.march("ge-ak", "2719"))).isTrue();
  }

  @Test
  @Case({"IF-11.8.3", "IF-11.1.2"})
  void advanceInfiltrationSecondCombatAndMovementAreAChain() {
    Situation s =
        Situation.of()
            .with(
                "2819: ge-12, ah-3-ed; 2718: it-4/1; 2618: it-14; 2817: it-28; 2619: ge-26,"
                    + " ah-22-sch")
            .at(3, "central", "first-combat");
    s.dice(6);
    s.play(s.attack("2718", "ah-3-ed", "ge-12", "ah-22-sch", "ge-26"));
    while (!s.phase().equals("infiltration")) {
      Order.Advance advance = s.advance("ah-3-ed", "2718");
      s.play(
          switch (s.asked()) {
            case "attack" -> s.pass();
            case "lose" -> s.lose("ah-22-sch");
            case "advance" -> s.grants(advance) ? advance : s.pass();
            default -> s.suggestion();
          });
    }
    s.play(s.march("ah-3-ed", "2717"), s.pass());
    assertThat(s.phase()).isEqualTo("second-combat");
    assertThat(s.grants(s.attack("2618", "ah-3-ed", "ah-22-sch"))).isTrue();
  }

  @Test
  @Case({"IF-11.8.4", "IF-8.1.2"})
  void stackingIsCheckedAfterTheSecondCombat() {
    Situation s = central(1, "2718: ah-3-ed, ah-22-sch, ge-ak; 2618: it-4; 2818: it-14");
    s.play(s.march("ah-3-ed ah-22-sch ge-ak", "2819"), s.pass());
    assertThat(s.phase()).isEqualTo("second-combat");
    assertThat(s.stack("2819")).hasSize(3);
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    s.play(s.lose("ge-ak"));
    assertThat(s.stack("2819")).hasSize(2);
    assertThat(s.where("ge-ak")).isEqualTo("eliminated");
  }

  @Test
  @Case("IF-15.2.5")
  void aLoneHeadquartersOnTheWayIsDestroyedAndTheUnitGoesOn() {
    Situation s = central(1, "2820: ge-ak; 2618: it-1st-army-hq");
    s.play(s.march("ge-ak", "2719", "2718"));
    assertThat(s.where("it-1st-army-hq")).isEqualTo("eliminated");
    s.play(s.march("ge-ak", "2618"));
    assertThat(s.where("ge-ak")).isEqualTo("2618");
    Situation t = central(1, "2820: ge-ak; 2618: it-1st-army-hq");
    t.play(t.march("ge-ak", "2719", "2718", "2818", "2817"));
    assertThat(t.where("it-1st-army-hq")).isEqualTo("eliminated");
  }

  @Test
  @Case("IF-15.2.5")
  void inMovementTheHeadquartersDiesButTheMoverStops() {
    Situation s =
        Situation.of().with("2820: ge-ak; 2618: it-1st-army-hq").at(1, "central", "movement");
    s.play(s.march("ge-ak", "2719", "2718"));
    assertThat(s.where("it-1st-army-hq")).isEqualTo("eliminated");
    assertThat(s.refusal(s.march("ge-ak", "2618"))).isEqualTo("IF-8.4.1");
  }

  @Test
  @Case("IF-15.2.5")
  void whatLiesBelowAHeadquartersMayBeAnything() {
    Situation s = central(1, "2820: ge-ak; 2618: it-2nd-army-hq, it-1st-army-hq");
    assertThat(s.refusal(s.march("ge-ak", "2719", "2718", "2818"))).isEqualTo("IF-7.4.1");
    s.play(s.march("ge-ak", "2719", "2718"));
    assertThat(s.where("it-1st-army-hq")).isEqualTo("eliminated");
    assertThat(s.where("it-2nd-army-hq")).isEqualTo("eliminated");
    s.play(s.march("ge-ak", "2818"));
  }

  @Test
  @Case({"IF-19.6.1", "IF-19.6.2"})
  void trainedAlpiniInfiltrateInTheMountains() {
    Situation s =
        Situation.of(ItalianFront.ALPINI_ASSAULT)
            .with("2307: it-alp-1; 2207: ah-4; 2206: ah-6")
            .at(11, "allied", "infiltration");
    assertThat(s.refusal(s.march("it-alp-1", "2306"))).isEqualTo("IF-11.8.1");
    s.set("alpini", 10);
    assertThat(s.refusal(s.march("it-alp-1", "2208"))).isEqualTo("IF-19.6.2");
    s.play(s.march("it-alp-1", "2306"));
    assertThat(s.where("it-alp-1")).isEqualTo("2306");
  }

  @Test
  @Case({"IF-11.8.1", "IF-11.6.4", "IF-4.1.3"})
  void whatMayBeDoneIsListed() {
    Situation s = central(1, "2718: ah-3-ed, ah-4; 2618: it-4; 2817: it-14");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.prompt()).contains("Infiltrate");
    assertThat(s.rules().question(s.p()).pass()).isEqualTo("End infiltration");
    assertThat(s.orders())
        .contains(s.pass(), s.march("ah-3-ed", "2717"), s.choose("top", "ah-3-ed"))
        .doesNotContain(s.march("ah-4", "2717"));
    s.play(s.pass());
    assertThat(s.phase()).isEqualTo("second-combat");
  }
}
