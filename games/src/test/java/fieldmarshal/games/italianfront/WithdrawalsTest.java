package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter 13.3: withdrawals, and those of the Kaiserschlacht. */
class WithdrawalsTest {
  private static final String RING =
      "2208: ah-4; 2212: ah-9; 2409: ah-10; 2008: ah-12; 2411: ah-14; 2011: ah-17";

  private static Situation leaving(int turn, String side, String placements) {
    return Situation.of().with(placements).at(turn, side, "withdrawal");
  }

  @Test
  @Case({"IF-13.3.1", "IF-13.3.5"})
  void theOwnerChoosesWhoGoes() {
    Situation s = leaving(3, "allied", "2110: it-7, it-8, it-9");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.refusal(s.pass())).isEqualTo("IF-13.3.1");
    s.play(s.withdraw("it-8"), s.withdraw("it-7"));
    assertThat(s.where("it-8")).isEqualTo("withdrawn");
    assertThat(s.where("it-9")).isEqualTo("2110");
    assertThat(s.phase()).isNotEqualTo("withdrawal");
  }

  @Test
  @Case({"IF-13.3.1", "IF-4.1.8"})
  void theCentralPowersWithdrawFirst() {
    Situation s = leaving(3, "central", "3320: ge-5, ge-12; 2110: it-7, it-8, it-9");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(s.withdraw("it-7"))).isEqualTo("IF-13.3.2");
    s.play(s.withdraw("ge-5"));
    assertThat(s.askedOf()).isEqualTo("allied");
  }

  @Test
  @Case("IF-13.3.2")
  void aReducedDivisionQualifiesAndOtherUnitsDoNot() {
    Situation s =
        leaving(
            3,
            "allied",
            "2110: it-7/1, it-8, it-9; 1911: it-vg; 2210: it-1-cav; 2205: it-alp-1; 1803:"
                + " it-4th-army-hq; 1501: br-23; 1507: it-1-ard");
    for (String unit : new String[] {"it-vg", "it-1-cav", "it-alp-1", "it-4th-army-hq", "br-23"}) {
      assertThat(s.refusal(s.withdraw(unit))).as(unit).isEqualTo("IF-13.3.2");
    }
    assertThat(s.grants(s.withdraw("it-1-ard"))).as("assault infantry").isTrue();
    assertThat(s.suggestion()).isEqualTo(s.withdraw("it-7"));
    s.play(s.withdraw("it-7"));
    assertThat(s.where("it-7")).isEqualTo("withdrawn");
  }

  @Test
  @Case({"IF-13.3.1", "IF-15.2.2"})
  void whoAloneStandsWithAHeadquartersIsNotProposed() {
    Situation s = leaving(3, "allied", "2110: it-7/1, it-4th-army-hq; 2210: it-8, it-9");
    assertThat(s.suggestion()).isEqualTo(s.withdraw("it-9"));
    assertThat(s.grants(s.withdraw("it-7"))).as("but he may go").isTrue();
    Situation two = leaving(3, "allied", "2110: it-7/1, it-8, it-4th-army-hq; 2210: it-9");
    assertThat(two.suggestion()).isEqualTo(two.withdraw("it-7"));
  }

  @Test
  @Case({"IF-13.3.2", "IF-14.3.8"})
  void aUnitWithoutALineCannotGo() {
    Situation s =
        leaving(3, "allied", "2210: it-7; 1808: it-8, it-9+out-of-supply, it-10; " + RING);
    assertThat(s.refusal(s.withdraw("it-7"))).isEqualTo("IF-13.3.2");
    assertThat(s.grants(s.withdraw("it-9"))).as("the line counts, not the marker").isTrue();
  }

  @Test
  @Case("IF-13.3.3")
  void asManyGoAsCanAndTheRestIsVoid() {
    Situation s = leaving(3, "allied", "2210: it-7; 1808: it-8; " + RING);
    assertThat(s.where("it-8")).isEqualTo("withdrawn");
    assertThat(s.where("it-7")).isEqualTo("2210");
    assertThat(s.phase()).isNotEqualTo("withdrawal");
  }

  @Test
  @Case({"IF-13.3.3", "IF-13.3.6"})
  void aNamedHeadquartersGoesByItself() {
    Situation s = leaving(4, "central", "3320: ah-2nd-is-hq, ah-4, ah-7");
    assertThat(s.where("ah-2nd-is-hq")).isEqualTo("withdrawn");
    Situation early = leaving(3, "central", "3320: ah-2nd-is-hq");
    assertThat(early.where("ah-2nd-is-hq")).isEqualTo("3320");
  }

  /** The cases that the withdrawals of the last order name. */
  private static List<String> cases(Situation s) {
    return s.events(Event.Noted.class).stream()
        .filter(note -> note.text().equals(Withdrawals.DUE))
        .map(Event.Noted::caseId)
        .toList();
  }

  @Test
  @Case({"IF-13.3.1", "IF-13.3.3", "IF-13.3.6", "IF-13.3.7"})
  void theLogNamesTheCaseByWhichAUnitLeaves() {
    Situation s = Situation.of().with("3320: ah-2nd-is-hq, ah-4, ah-7, ah-9");
    s.at(4, "allied", "replacement").play(s.pass());
    assertThat(cases(s))
        .as("the headquarters by the chart, then three who leave no choice")
        .containsExactly("IF-13.3.6", "IF-13.3.1", "IF-13.3.1", "IF-13.3.1");
    s = Situation.of().with("3320: ge-14th-army-hq, ge-5");
    s.at(5, "allied", "replacement").play(s.pass());
    assertThat(cases(s)).as("one of two divisions").containsExactly("IF-13.3.7", "IF-13.3.3");
    s = Situation.of().with("3320: ge-14th-army-hq+leaving");
    s.at(6, "allied", "replacement").play(s.pass());
    assertThat(cases(s)).as("late").containsExactly("IF-13.3.3");
  }

  @Test
  @Case("IF-13.3.3")
  void aNamedUnitThatIsLostIsNotAskedForAgain() {
    Situation s = leaving(5, "central", "eliminated: ge-14th-army-hq");
    assertThat(s.where("ge-14th-army-hq")).isEqualTo("eliminated");
    s.at(7, "central", "replacement").set("german-points", 2);
    s.play(s.choose("rebuild", "ge-14th-army-hq", "3321"));
    s.at(8, "central", "withdrawal");
    assertThat(s.where("ge-14th-army-hq")).isEqualTo("3321");
  }

  @Test
  @Case("IF-13.3.3")
  void aNamedUnitOutOfSupplyGoesWhenItsLineIsOpen() {
    Situation s =
        Situation.of().with("3320: ge-14th-army-hq, ah-4").heldBy("allied", "3321", "3705", "2524");
    s.at(5, "central", "withdrawal");
    assertThat(s.where("ge-14th-army-hq")).isEqualTo("3320");
    assertThat(s.has("ge-14th-army-hq", "leaving")).isTrue();
    s.heldBy("central", "3321").at(6, "central", "withdrawal");
    assertThat(s.where("ge-14th-army-hq")).isEqualTo("withdrawn");
  }

  @Test
  @Case("IF-13.3.4")
  void whoWasWithdrawnIsNeverRebuilt() {
    Situation s = leaving(3, "allied", "2110: it-7, it-8, it-9");
    s.play(s.withdraw("it-7"), s.withdraw("it-8")).at(4, "allied", "replacement");
    assertThat(s.refusal(s.choose("rebuild-reduced", "it-7", "1501"))).isEqualTo("IF-13.3.4");
  }

  @Test
  @Case({"IF-13.3.7", "IF-13.3.2"})
  void artilleryLeavesThePool() {
    Situation s = leaving(4, "central", "3320: ah-4");
    assertThat(s.refusal(s.withdraw("ah-art-1"))).isEqualTo("IF-13.3.2");
    s.play(s.withdraw("ge-art-2"));
    assertThat(s.where("ge-art-2")).isEqualTo("withdrawn");
    s.at(5, "central", "withdrawal");
    assertThat(s.refusal(s.withdraw("ge-art-2"))).isEqualTo("IF-13.3.4");
  }

  @Test
  @Case({"IF-13.3.9", "IF-5.2.3"})
  void aUnitThatWasRebuiltThisTurnMayBeGiven() {
    Situation s =
        Situation.of()
            .with("2110: it-7, it-8, it-9; eliminated: it-10, it-13")
            .at(3, "allied", "replacement");
    s.dice(1).play(s.choose("mobilize"));
    s.play(
        s.choose("rebuild-reduced", "it-10", "1501"), s.choose("rebuild-reduced", "it-13", "1501"));
    s.play(s.pass());
    s.play(s.withdraw("it-10"), s.withdraw("it-13"));
    assertThat(s.where("it-13")).isEqualTo("withdrawn");
    assertThat(s.total("mobilizations")).as("the price stays").isEqualTo(1);
  }

  @Test
  @Case("IF-13.3.8")
  void withoutTheKaiserschlachtTheBritishAndFrenchStay() {
    for (int turn = 3; turn <= 13; turn++) {
      Situation s = leaving(turn, "allied", "2110: br-23; 2108: fr-64");
      assertThat(s.where("br-23")).isEqualTo("2110");
      assertThat(s.where("fr-64")).isEqualTo("2108");
    }
  }

  // ---- Kaiserschlacht

  private static final String EXPEDITION =
      "2110: br-23, br-41, br-7; 2108: br-48-sm, br-5; 2106: fr-46-c, fr-47-c, fr-64;"
          + " 2006: fr-65, fr-23, fr-24";

  private static Situation kaiserschlacht(int what, String placements) {
    return Situation.of()
        .with(placements)
        .set("kaiserschlacht", what)
        .at(8, "allied", "withdrawal");
  }

  @Test
  @Case("IF-RE.B5")
  void halfOfBothNationsTogetherGoesRoundedUp() {
    Situation s = kaiserschlacht(Withdrawals.HALF_GOES, EXPEDITION);
    for (String unit : new String[] {"br-23", "br-41", "fr-46-c", "fr-47-c", "fr-64", "fr-65"}) {
      assertThat(s.phase()).isEqualTo("withdrawal");
      s.play(s.withdraw(unit));
    }
    assertThat(s.phase()).as("six of eleven").isNotEqualTo("withdrawal");
    assertThat(s.where("br-7")).isEqualTo("2110");
  }

  @Test
  @Case("IF-RE.B5")
  void headquartersCountAndMayGo() {
    Situation s =
        kaiserschlacht(
            Withdrawals.HALF_GOES, EXPEDITION + "; 1803: br-bfi-hq; 1808: fr-10th-army-hq, it-7");
    assertThat(s.refusal(s.withdraw("it-7"))).isEqualTo("IF-RE.B5");
    s.play(s.withdraw("br-bfi-hq"));
    for (int left = 6; left > 0; left--) {
      assertThat(s.phase()).isEqualTo("withdrawal");
      s.play(s.suggestion());
    }
    assertThat(s.phase()).as("seven of thirteen").isNotEqualTo("withdrawal");
  }

  @Test
  @Case({"IF-RE.B5", "IF-13.3.2"})
  void whoCannotTraceStays() {
    Situation s = kaiserschlacht(Withdrawals.HALF_GOES, "2210: br-23; 1808: br-7, br-5; " + RING);
    assertThat(s.where("br-23")).isEqualTo("2210");
    assertThat(s.where("br-7")).as("two of three, and two can go").isEqualTo("withdrawn");
    assertThat(s.where("br-5")).isEqualTo("withdrawn");
    Situation choice =
        kaiserschlacht(Withdrawals.HALF_GOES, "2210: br-23; 1808: br-7, br-5, br-41; " + RING);
    assertThat(choice.refusal(choice.withdraw("br-23"))).isEqualTo("IF-13.3.2");
    assertThat(choice.refusal(choice.pass())).isEqualTo("IF-RE.B5");
  }

  @Test
  @Case("IF-RE.B6")
  void withFiveOrSixTheAirGoesAndADieFallsForEachDivisionThatIsLeft() {
    Situation s =
        Situation.of()
            .with(
                "2110: br-23, br-41, br-7; 2108: fr-64; 1803: fr-10th-army-hq; support: br-air-1,"
                    + " fr-air-1, fr-art-1")
            .set("kaiserschlacht", Withdrawals.MORE_GO)
            .at(8, "allied", "withdrawal");
    s.play(s.withdraw("br-23"), s.withdraw("br-41"));
    s.dice(2, 3).play(s.withdraw("fr-10th-army-hq"));
    assertThat(s.where("br-air-1")).isEqualTo("withdrawn");
    assertThat(s.where("fr-air-1")).isEqualTo("withdrawn");
    assertThat(s.where("fr-art-1")).isEqualTo("support");
    assertThat(s.where("br-7")).as("die 2").isEqualTo("withdrawn");
    assertThat(s.where("fr-64")).as("die 3").isEqualTo("2108");
    assertThat(s.diceLeft()).isEmpty();
  }

  @Test
  @Case("IF-RE.B6")
  void headquartersAndDivisionsWithoutALineRollNoDie() {
    Situation s =
        Situation.of()
            .with("2210: br-23; 1806: fr-64; 1803: fr-10th-army-hq; " + RING)
            .set("kaiserschlacht", Withdrawals.MORE_GO)
            .dice(1, 1, 1)
            .at(8, "allied", "withdrawal");
    assertThat(s.where("br-23")).isEqualTo("2210");
    assertThat(s.where("fr-64")).isEqualTo("withdrawn");
    assertThat(s.diceLeft()).as("nobody is left to roll for").hasSize(3);
  }

  @Test
  @Case({"IF-13.3.1", "IF-RE.B5"})
  void onlyWithdrawalsAreOrderedHere() {
    Situation s = leaving(3, "allied", "2110: it-7, it-8, it-9");
    assertThat(s.orders()).allMatch(Order.Withdraw.class::isInstance).hasSize(3);
    assertThat(s.refusal(s.march("it-7", "2111"))).isEqualTo("IF-13.3.1");
  }
}
