package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 7.12: strategic movement. */
class StrategicMovementTest {
  private static Situation allied(int turn, String placements) {
    return Situation.of().with(placements).at(turn, "allied", "strategic");
  }

  private static Order to(Situation s, String unit, String... path) {
    return s.move("strategic", unit, path);
  }

  @Test
  @Case({"IF-7.12.1", "IF-4.1.8"})
  void unitsGoAnyDistanceThroughTheirOwnHexes() {
    Situation s = allied(2, "1501: it-4");
    assertThat(s.reach("it-4")).containsKey("2618").doesNotContainKey("2821");
    assertThat(s.refusal(to(s, "it-4", "1503"))).isEqualTo("IF-7.12.1");
    s.heldBy("central", "1502", "1602", "1601", "1500");
    assertThat(s.reach("it-4")).isEmpty();
    assertThat(s.refusal(to(s, "it-4", "1502"))).isEqualTo("IF-7.12.1");
  }

  @Test
  @Case({"IF-7.12.1", "IF-4.1.8"})
  void theAlliesMoveFirst() {
    Situation s = Situation.of().with("1501: it-4").at(2, "preparation", "strategic");
    assertThat(s.askedOf()).isEqualTo("allied");
    s.play(s.pass());
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(to(s, "it-4", "1502"))).isEqualTo("IF-4.1.6");
  }

  @Test
  @Case("IF-7.12.2")
  void fiveAlliedAndFourCentralUnits() {
    Situation s = allied(2, "1501: it-1, it-2, it-3; 1502: it-4, it-5, it-7");
    s.play(to(s, "it-1 it-2 it-3", "1500"), to(s, "it-4", "1503"), to(s, "it-5", "1503"));
    assertThat(s.refusal(to(s, "it-7", "1503"))).isEqualTo("IF-7.12.2");
    Situation t =
        Situation.of()
            .with("2524: ah-1, ah-4; 2424: ah-6, ah-7, ah-9")
            .at(2, "central", "strategic");
    assertThat(t.refusal(to(t, "ah-1 ah-6", "2523"))).isEqualTo("IF-8.3.1");
    t.play(to(t, "ah-1 ah-4", "2523"), to(t, "ah-6 ah-7", "2524"));
    assertThat(t.refusal(to(t, "ah-9", "2524"))).isEqualTo("IF-7.12.2");
  }

  @Test
  @Case("IF-7.12.2")
  void aHeadquartersGoesInEitherModeAndNobodyGoesTwice() {
    Situation s = allied(2, "1501: it-1st-army-hq+support-mode, it-4");
    s.play(to(s, "it-1st-army-hq", "1502", "1503", "1603"));
    assertThat(s.has("it-1st-army-hq", "support-mode")).isTrue();
    assertThat(s.refusal(to(s, "it-1st-army-hq", "1602"))).isEqualTo("IF-7.12.2");
  }

  @Test
  @Case("IF-7.12.3")
  void nobodyStartsInAnEnemyZoneButMayEndInOne() {
    Situation s = allied(2, "2717: it-4; 2616: it-5; 2718: ah-6");
    assertThat(s.refusal(to(s, "it-4", "2617"))).isEqualTo("IF-7.12.3");
    assertThat(s.refusal(to(s, "it-5", "2617", "2618", "2619"))).isEqualTo("IF-7.12.3");
    s.play(to(s, "it-5", "2617", "2618"));
    assertThat(s.where("it-5")).isEqualTo("2618");
  }

  @Test
  @Case("IF-7.12.3")
  void aLoneHeadquartersDoesNotEndInAnEnemyZone() {
    Situation s = allied(2, "2616: it-1st-army-hq; 2718: ah-6");
    assertThat(s.refusal(to(s, "it-1st-army-hq", "2617", "2618"))).isEqualTo("IF-15.2.2");
  }

  @Test
  @Case("IF-7.12.3")
  void byAnotherReadingZonesMayBePassed() {
    Situation s =
        Situation.reading(Reading.STRATEGIC_MOVES_PASS_ZONES)
            .with("2616: it-5; 2718: ah-6")
            .at(2, "allied", "strategic");
    s.play(to(s, "it-5", "2617", "2618", "2518"));
    assertThat(s.where("it-5")).isEqualTo("2518");
  }

  @Test
  @Case("IF-7.12.4")
  void theEndMustBeInSupply() {
    // 2718 lies in the middle of the enemy: every neighbour is in one of his zones.
    Situation s =
        allied(2, "2718: it-4; 2618: it-5; 2819: ah-6; 2719: ah-7; 2817: ah-9; 2518: ah-12");
    assertThat(s.inSupply("it-4")).isFalse();
    assertThat(s.rules().supply().traces(s.p(), Chapter.ALLIED, s.hex("2718"))).isFalse();
    assertThat(s.reach("it-5")).doesNotContainKey("2718");
    // With every source in enemy hands no hex is in supply.
    Situation cut = Situation.of().with("2110: it-4");
    for (int source : cut.rules().theatre().sources(Chapter.ALLIED)) {
      cut.heldBy("central", cut.rules().board().number(source));
    }
    cut.at(2, "allied", "strategic");
    assertThat(cut.refusal(to(cut, "it-4", "2109"))).isEqualTo("IF-7.12.4");
  }

  @Test
  @Case({"IF-7.12.5", "IF-7.11.1"})
  void terrainAndTheLimitHoldAtTheEnd() {
    Situation s = allied(2, "2306: it-1, it-2; 2206: it-4; 3008: it-alp-1, it-5");
    assertThat(s.refusal(to(s, "it-4", "2306"))).isEqualTo("IF-7.12.5");
    assertThat(s.refusal(to(s, "it-5", "3108"))).isEqualTo("IF-7.9.2");
    assertThat(s.grants(to(s, "it-alp-1", "3108"))).isTrue();
    Situation winter = allied(4, "3008: it-alp-1");
    assertThat(winter.refusal(to(winter, "it-alp-1", "3108"))).isEqualTo("IF-7.11.1");
  }

  @Test
  @Case("IF-7.12.5")
  void byAnotherReadingTheEndMayBeOverstacked() {
    Situation s =
        Situation.reading(Reading.STRATEGIC_MOVES_OVERSTACK)
            .with("2306: it-1, it-2; 2206: it-4")
            .at(2, "allied", "strategic");
    s.play(to(s, "it-4", "2306"));
    assertThat(s.stack("2306")).hasSize(3);
  }

  @Test
  @Case({"IF-7.12.5", "IF-8.5.2"})
  void nationsDoNotMix() {
    Situation s = allied(3, "1501: br-23; 1502: it-4");
    assertThat(s.refusal(to(s, "br-23", "1502"))).isEqualTo("IF-8.5.2");
    s.play(to(s, "br-23", "1502", "1503"));
  }

  @Test
  @Case("IF-13.1.3")
  void reinforcementsMoveInTheTurnOfTheirEntry() {
    Situation s = Situation.of().with("turn 3: br-23").at(3, "allied", "reinforcement");
    s.play(s.reinforce("br-23", "1501"));
    while (!s.phase().equals("strategic")) {
      s.play(s.pass());
    }
    s.play(to(s, "br-23", "1502", "1503"));
    assertThat(s.where("br-23")).isEqualTo("1503");
    assertThat(s.total("strategic-moves")).isEqualTo(1);
  }

  @Test
  @Case({"IF-7.12.3", "IF-11.6.1"})
  void hiddenMountainInfantryStopsWhoPassesAnAlpineHex() {
    Situation s = allied(2, "3008: it-alp-1; 3107: ah-10-geb, ah-3-ed");
    s.with("3109: it-alp-1; 3209: it-5").at(2, "allied", "strategic");
    s.play(to(s, "it-alp-1", "3108", "3009"));
    assertThat(s.where("it-alp-1")).isEqualTo("3108");
  }

  @Test
  @Case({"IF-7.12.2", "IF-4.1.8"})
  void eachSideReadsHowManyMayStillGoAndTheNextBeginsAnew() {
    Situation s =
        Situation.of()
            .with("1501: it-1, it-2, it-3; 2524: ah-1, ah-4")
            .at(2, "preparation", "strategic");
    assertThat(s.prompt()).contains("5 more may move");
    s.play(to(s, "it-1 it-2", "1500"));
    assertThat(s.prompt()).contains("3 more may move");
    assertThat(s.has("it-1", "finished")).isTrue();
    s.play(s.pass());
    assertThat(s.has("it-1", "finished")).as("the phase is over").isFalse();
    assertThat(s.prompt()).contains("4 more may move");
    s.play(to(s, "ah-1", "2523"));
    assertThat(s.prompt()).contains("3 more may move");
    s.play(s.pass());
    assertThat(s.total("strategic-moves")).isZero();
  }

  @Test
  @Case({"IF-7.12.5", "IF-7.12.1", "IF-7.9.2"})
  void neighboursWhereNobodyMayGoAreNamedWithTheirReason() {
    Situation s = allied(2, "2306: it-1, it-2; 2206: it-4; 3008: it-5");
    assertThat(closed(s, "it-4")).contains("2306 IF-7.12.5");
    assertThat(s.reach("it-4")).doesNotContainKey("2306");
    assertThat(closed(s, "it-5")).contains("3108 IF-7.9.2");
    s.heldBy("central", "2205");
    assertThat(closed(s, "it-4")).contains("2205 IF-7.12.1");
  }

  private static List<String> closed(Situation s, String unit) {
    return s.rules().strategicMovement().reach(s.p(), s.unit(unit)).refused().stream()
        .map(hex -> s.rules().board().number(hex.hex()) + " " + hex.why().caseId())
        .toList();
  }
}
