package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chapter 6, on the proving ground, where a hex holds eight points. */
class StandardStackingTest {
  private static final Game CAPORETTO = new Caporetto();

  private static Situation field(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(placements);
  }

  private static int points(Situation s, String side, String hex) {
    return s.rules().stacking().points(s.p(), s.hex(hex), s.side(side));
  }

  // ---- 6.1 restrictions

  @Test
  @Case({"GWE-6.0", "GWE-6.11"})
  void twoCorpsAndAHeadquartersFillAHexOfEightPoints() {
    Situation s = field("0608: red-c3, red-c3b, red-hq-army").at(2, "red", "movement");

    s.play(s.pass());

    assertThat(points(s, "red", "0608")).isEqualTo(8);
    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.askedOf()).as("blue's turn has come").isEqualTo("blue");
    assertThat(s.where("red-c3")).isEqualTo("0608");
    assertThat(s.where("red-c3b")).isEqualTo("0608");
  }

  @Test
  @Case({"GWE-6.0", "GWE-6.14"})
  void aNinthPointIsTooMuchWhenThePhaseEnds() {
    Situation s = field("0608: red-c3, red-c3b, red-bde, red-hq-army").at(2, "red", "movement");

    s.play(s.pass());

    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.turn()).isEqualTo(2);
    assertThat(s.phase()).as("the last segment of the Movement Phase").isEqualTo("attrition");
  }

  @ParameterizedTest(name = "{0}: {1}")
  @Case("GWE-6.11")
  @CsvSource({
    "red-hq-army, 0",
    "red-hq-heroic, 0",
    "red-bde, 1",
    "red-2a, 2",
    "red-cav1, 2",
    "red-c1, 4",
    "red-c3, 4"
  })
  void aUnitCountsByItsSize(String unit, int points) {
    assertThat(points(field("0608: " + unit), "red", "0608")).isEqualTo(points);
  }

  @Test
  @Case("GWE-6.11")
  void aRegimentCountsAsABrigade() {
    // No counter of the proving ground or of Caporetto is a regiment.
    assertThat(Counter.Size.REGIMENT.standardStacking()).isEqualTo(1);
  }

  @Test
  @Case("GWE-6.12")
  void aFortressTakesNoRoom() {
    Situation s = field("0410: red-c3, red-c3b").at(2, "red", "movement");
    assertThat(s.where("fort-red")).isEqualTo("0410");

    s.play(s.pass());

    assertThat(points(s, "red", "0410")).isEqualTo(8);
    assertThat(s.askedOf()).as("blue's turn has come").isEqualTo("blue");
    assertThat(s.steps("red-c3") + s.steps("red-c3b")).isEqualTo(8);
  }

  @Test
  @Case("GWE-6.12")
  void markersTakeNoRoom() {
    Situation s = field("0608: red-c3/3+moved, red-c3b/1+entrained").at(2, "red", "combat");

    assertThat(points(s, "red", "0608")).isEqualTo(8);
    s.play(s.pass());
    assertThat(s.asked()).isNotEqualTo("excess");
  }

  @Test
  @Case("GWE-6.13")
  void unitsOfAnyNationAndTypeStandTogether() {
    Situation s =
        Situation.of(CAPORETTO, "historical")
            .with("1902: ge-5; 1802: ah-art-15, ah-1-bde; 1801: ge-hq-14; 1901: ah-dep-1")
            .at(3, "central", "movement");

    s.play(s.march("ge-5", "1802"));

    assertThat(s.where("ge-5")).isEqualTo("1802");
    assertThat(points(s, "central", "1802")).isEqualTo(4);
    s.play(s.pass());
    assertThat(s.asked()).isNotEqualTo("excess");
  }

  // ---- 6.14 the excess

  @ParameterizedTest
  @Case("GWE-6.14")
  @ValueSource(strings = {"movement", "withdrawal", "combat", "replacement"})
  void stackingIsLookedAtWhenAnyPhaseEnds(String phase) {
    Situation s =
        field("0608: red-c3, red-c3b, red-bde, red-hq-army; 1208: blue-c3, blue-c3b, blue-bde")
            .at(2, "red", phase);

    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("red");

    s.play(s.choose("eliminate", "red-bde"));
    assertThat(s.asked()).as("the other side's stacks too").isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("blue");

    s.play(s.choose("eliminate", "blue-bde"));
    assertThat(s.where("red-bde")).isEqualTo("eliminated");
    assertThat(s.where("blue-bde")).isEqualTo("eliminated");
    assertThat(s.asked()).isNotEqualTo("excess");
    assertThat(points(s, "red", "0608")).isEqualTo(8);
    assertThat(points(s, "blue", "1208")).isEqualTo(8);
  }

  @ParameterizedTest
  @Case("GWE-6.14")
  @ValueSource(strings = {"supply", "reinforcement", "command"})
  void theEndOfASegmentIsNotTheEndOfThePhase(String segment) {
    Situation s = field("0608: red-c3, red-c3b, red-bde, red-hq-army").at(2, "red", segment);
    if (!s.asked().equals("move")) {
      s.play(s.pass());
    }

    assertThat(s.asked()).isEqualTo("move");
    assertThat(points(s, "red", "0608")).isEqualTo(9);

    s.play(s.march("red-bde", "0708")).play(s.pass());
    assertThat(s.where("red-bde")).isEqualTo("0708");
    assertThat(s.asked()).isNotEqualTo("excess");
  }

  @Test
  @Case("GWE-6.14")
  void theOwnerPicksWhatIsLostAndNoMoreThanNeeded() {
    // 10 points, two too many.
    Situation s =
        field("0608: red-c3, red-2a, red-2b, red-bde, red-bde2, red-hq-army; 0708: red-2c")
            .at(2, "red", "movement");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");

    assertThat(s.refusal(s.choose("eliminate", "red-bde"))).isEqualTo("GWE-6.14");
    assertThat(s.refusal(s.choose("eliminate", "red-2a", "red-bde"))).isEqualTo("GWE-6.14");
    assertThat(s.refusal(s.choose("eliminate", "red-2a", "red-2b"))).isEqualTo("GWE-6.14");
    assertThat(s.refusal(s.choose("eliminate", "red-2a", "red-2a"))).isEqualTo("GWE-6.14");
    assertThat(s.refusal(s.choose("eliminate", "red-bde", "red-bde"))).isEqualTo("GWE-6.14");
    assertThat(s.refusal(s.choose("eliminate", "red-2c"))).as("elsewhere").isEqualTo("GWE-6.14");
    assertThat(s.refusal(s.choose("eliminate", "red-hq-army")))
        .as("no points")
        .isEqualTo("GWE-6.14");
    assertThat(s.refusal(s.choose("keep", "red-2a"))).isEqualTo("GWE-6.14");
    assertThat(s.refusal(s.pass())).isEqualTo("GWE-6.14");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.choose("eliminate", "red-c3"),
            s.choose("eliminate", "red-2a"),
            s.choose("eliminate", "red-2b"),
            s.choose("eliminate", "red-bde", "red-bde2"));

    s.play(s.choose("eliminate", "red-bde2", "red-bde"));
    assertThat(s.where("red-bde")).isEqualTo("eliminated");
    assertThat(s.where("red-bde2")).isEqualTo("eliminated");
    assertThat(s.steps("red-c3")).isEqualTo(4);
    assertThat(s.where("red-hq-army")).isEqualTo("0608");
    assertThat(s.events(Event.Removed.class))
        .extracting(Event.Removed::caseId)
        .containsOnly("GWE-6.14");
    assertThat(s.asked()).isNotEqualTo("excess");
  }

  @Test
  @Case("GWE-6.14")
  void aLargeUnitMayGoInPlaceOfASmallOne() {
    Situation s = field("0608: red-c3, red-c3b, red-bde").at(2, "red", "movement");
    s.play(s.pass());

    s.play(s.choose("eliminate", "red-c3"));

    assertThat(s.where("red-c3")).isEqualTo("eliminated");
    assertThat(points(s, "red", "0608")).isEqualTo(5);
  }

  // ---- 6.15 retreats

  /**
   * Two blue divisions of rating 2 (4 points) at 0908 are made to retreat one hex by a result of 1.
   * Red's zones close 0807, 0907 and 0909; 1007 is open, and 1008 is nearer to supply.
   */
  private static Situation retreat(String more) {
    Situation s =
        field(
                "0608: red-hq-army; 0808: red-c1, red-1a; 0806: red-3a; 0908: blue-2a, blue-2b; "
                    + more)
            .at(2, "red", "combat");
    // 14 against 10 is 1-1; a 3 is 1/1.
    s.dice(3).play(s.attack("0908", "red-c1", "red-1a"));
    assertThat(s.result()).isEqualTo("1/1");
    return s.play(s.choose("2"));
  }

  @Test
  @Case("GWE-6.15")
  void aRetreatThatHasRoomElsewhereMayNotEndOverstacked() {
    Situation s = retreat("1008: blue-3a, blue-3b, blue-3c");

    assertThat(s.where("blue-2a")).isEqualTo("1007");
    assertThat(s.where("blue-2b")).isEqualTo("1007");
    assertThat(s.steps("blue-2a") + s.steps("blue-2b")).isEqualTo(4);
    assertThat(s.asked()).as("the attacker pays his 1").isEqualTo("lose");
  }

  @Test
  @Case("GWE-6.15")
  void aRetreatMayEndInAHexThatItFillsToTheLimit() {
    Situation s = retreat("1008: blue-3a, blue-3b");

    assertThat(s.where("blue-2a")).as("nearer to supply").isEqualTo("1008");
    assertThat(points(s, "blue", "1008")).isEqualTo(8);
    assertThat(s.asked()).isEqualTo("lose");
  }

  @Test
  @Case("GWE-6.15")
  void aRetreatForcedToEndOverstackedLosesJustItsExcess() {
    // A red division at 1006 closes 1007.
    Situation s = retreat("1008: blue-3a, blue-3b, blue-3c; 1006: red-3b");

    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.where("blue-2a")).isEqualTo("1008");
    assertThat(s.refusal(s.choose("eliminate", "blue-3a")))
        .as("those who stood there are not disturbed")
        .isEqualTo("GWE-6.15");
    assertThat(s.refusal(s.choose("eliminate", "blue-2a", "blue-2b"))).isEqualTo("GWE-6.15");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.choose("eliminate", "blue-2a"), s.choose("eliminate", "blue-2b"));

    s.play(s.choose("eliminate", "blue-2b"));
    assertThat(s.where("blue-2b")).isEqualTo("eliminated");
    assertThat(s.events(Event.Removed.class))
        .extracting(Event.Removed::caseId)
        .containsOnly("GWE-6.15");
    assertThat(s.where("blue-2a")).isEqualTo("1008");
    assertThat(points(s, "blue", "1008")).isEqualTo(8);
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.askedOf()).isEqualTo("red");
  }

  @Test
  @Case("GWE-6.15")
  void aRetreatPassesThroughAFullHexToOneWithRoom() {
    // 8 against 4 is 2-1; a 2 is -/2, met by a retreat of two hexes. Only 1008 leads away, and it
    // is full.
    Situation s =
        field(
                "0608: red-hq-army; 0808: red-1a, red-1b; 0806: red-3a; 1006: red-3b; 0908:"
                    + " blue-3a; 1008: blue-c3, blue-c3b; 1208: blue-hq-army")
            .at(2, "red", "combat");
    s.dice(2).play(s.attack("0908", "red-1a", "red-1b")).play(s.choose("3"));

    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.retreat("blue-3a", "1008", "1009"),
            s.retreat("blue-3a", "1008", "1108"),
            s.retreat("blue-3a", "1008", "1109"));
    s.play(s.retreat("blue-3a", "1008", "1109"));
    assertThat(s.where("blue-3a")).isEqualTo("1109");
    assertThat(s.steps("blue-3a")).isEqualTo(2);
    assertThat(points(s, "blue", "1008")).isEqualTo(8);
    assertThat(s.asked()).isEqualTo("advance");
  }

  // ---- 6.16, 6.2

  @Test
  @Case("GWE-6.16")
  void weakenedUnitsTakeAsMuchRoomAsBefore() {
    Situation s = field("0608: red-3a/1, red-3b/1, red-3c/1, red-3d/1").at(2, "red", "movement");
    assertThat(points(s, "red", "0608")).isEqualTo(8);
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("replace");

    Situation fuller =
        field("0608: red-3a/1, red-3b/1, red-3c/1, red-c3/1").at(2, "red", "movement");
    assertThat(points(fuller, "red", "0608")).isEqualTo(10);
    fuller.play(fuller.pass());
    assertThat(fuller.asked()).isEqualTo("excess");
  }

  @Test
  @Case("GWE-6.21")
  void twentyPointsMayPassOneHexInASegment() {
    Situation s =
        field(
                "0508: red-c1, red-c3, red-hq-army; 0509: red-c3b, red-1a, red-1b; "
                    + "0409: red-1c, red-2a; 0709: red-bde")
            .at(2, "red", "movement");

    // All go by 0608: three corps and two divisions end there, then three of them go on.
    s.play(s.march("red-c1", "0608")).play(s.march("red-c3", "0608"));
    s.play(s.march("red-c3b", "0608", "0708"));
    s.play(s.march("red-1a", "0608")).play(s.march("red-1b", "0608", "0609"));
    s.play(s.march("red-1c", "0509", "0608", "0607")).play(s.march("red-2a", "0509", "0608"));
    s.play(s.march("red-bde", "0608"));

    assertThat(points(s, "red", "0608")).as("13 in the middle of the segment").isEqualTo(13);
    s.play(s.pass());
    assertThat(s.asked()).as("but not at the end of the phase").isEqualTo("excess");
    s.play(s.choose("eliminate", "red-bde", "red-c3"));
    assertThat(points(s, "red", "0608")).isEqualTo(8);
  }

  @Test
  @Case("GWE-6.22")
  void joiningAndLeavingAStackCostsNothing() {
    Situation s =
        field("0608: red-c3, red-2a; 0708: red-3a, red-hq-army; 0508: red-1a")
            .at(2, "red", "movement");

    assertThat(s.cost("red-3a", "0708", "0608")).as("onto a stack").isEqualTo(1);
    assertThat(s.cost("red-2a", "0608", "0607")).as("out of a stack").isEqualTo(1);
    assertThat(s.cost("red-2a", "0608", "0708")).as("from stack to stack").isEqualTo(1);

    s.play(s.march("red-1a", "0608", "0708", "0808"));
    assertThat(s.p().unitNumber(s.unit("red-1a"), UnitNumber.SPENT)).isEqualTo(3);
  }
}
