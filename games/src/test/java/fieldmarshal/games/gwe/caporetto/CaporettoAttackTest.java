package fieldmarshal.games.gwe.caporetto;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Game;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Attacks as Caporetto has them: mixed ratings, cavalry, surprise, and zones of the first turn. */
class CaporettoAttackTest {
  private static final Game GAME = new Caporetto();

  private static Situation of(String placements) {
    return Situation.of(GAME, "historical").with(placements);
  }

  /**
   * The Central Powers attack in the plain south of Udine; depots bring supply from Santa Lucia.
   */
  private static Situation central(int turn, String placements) {
    return of("1907: ah-dep-1; 1911: ah-dep-2, ge-hq-14; 1511: it-hq-2; " + placements)
        .at(turn, "central", "combat");
  }

  // ---- 8.4 mixed ratings

  @ParameterizedTest(name = "{0}: {1}")
  @Case("CAP-8.4")
  @CsvSource({
    // 9 points of rating 2 against 8 of rating 1
    "ah-xxiv ge-5 ge-12 ge-26 ge-200, 6:1",
    // 9 against 10
    "ah-xxiv ge-5 ge-12 ge-26 ge-200 ge-117, 5:1",
    // 9 against 8 and 1: a tie
    "ah-xxiv ge-5 ge-12 ge-26 ge-200 ah-1-bde, 5:1",
    "ah-106 ge-5, 5:1",
    "ah-106 ah-21 ge-5, 6:1",
    "ah-106 ah-21 ge-5 ge-12, 5:1",
    "ge-5, 5:1",
    "ah-xxiv ah-106, 6:1"
  })
  void theRowIsThatOfMostStackingPointsAndTheBetterInATie(String units, String last) {
    // Against 1 all these attacks are beyond the last column, which is 5-1 for rating 1 and 6-1 for
    // rating 2.
    Situation s =
        central(
            3,
            "1811: ge-5, ge-12, ge-26, ge-200, ah-1-bde, ge-117; 1810: ah-xxiv; 1712: ah-106,"
                + " ah-21; 1711: it-43");

    assertThat(s.preview(s.attack("1711", units.split(" "))).odds()).isEqualTo(last);
  }

  @Test
  @Case("CAP-8.4")
  void gunsDoNotCount() {
    // Two guns of rating 2 beside a division each.
    Situation s = central(3, "1811: ge-5, ah-106, ah-art-5, ah-art-15; 1711: it-43");

    assertThat(
            s.preview(s.supported(s.attack("1711", "ge-5", "ah-106"), "ah-art-5:5", "ah-art-15:5"))
                .odds())
        .isEqualTo("5:1");
  }

  @Test
  @Case("CAP-8.4")
  void theRowIsFoundAmongThoseWhoAreLeftAfterAttrition() {
    // In the mountains, cut off and near their headquarters: a brigade of rating 1 and one step
    // beside a
    // brigade of rating 2. A tie is the row of rating 1; when the first has died it is the other.
    Situation s =
        of("1301: it-5a, it-art-1, it-1/1, it-2b, it-hq-c; 1302: ah-t; 1501: ah-hq-i")
            .at(3, "allied", "combat");
    assertThat(s.inSupply("it-1")).isFalse();
    // 1 + 1 + 1 against 4 is 1-2: the third column of rating 1, the second of rating 2; a 4 tells
    // them apart.
    Order.Attack attack = s.attack("1302", "it-1", "it-5a", "it-2b");
    assertThat(s.preview(attack).attack().total()).isEqualTo(3);
    assertThat(s.preview(attack).defence().total()).isEqualTo(4);

    s.dice(6, 6, 6, 4).play(attack);
    assertThat(s.result()).isEqualTo("1/1");

    Situation fewer =
        of("1301: it-5a, it-art-1, it-1/1, it-2b, it-hq-c; 1302: ah-t; 1501: ah-hq-i")
            .at(3, "allied", "combat");
    fewer.dice(6, 1, 6, 4).play(fewer.attack("1302", "it-1", "it-5a", "it-2b"));
    assertThat(fewer.where("it-5a")).isEqualTo("eliminated");
    assertThat(fewer.events(Event.Fought.class).getFirst().odds()).isEqualTo("1:2");
    assertThat(fewer.result()).isEqualTo("1/-");
  }

  // ---- 12.2 cavalry

  @Test
  @Case("CAP-12.2")
  void cavalryAttacksInfantryWithAllItsStrength() {
    Situation s = of("1811: it-39, it-40, it-hq-2; 1911: ah-1-bde").at(3, "allied", "combat");

    assertThat(s.preview(s.attack("1911", "it-39")).attack().total()).isEqualTo(1);
    Preview both = s.preview(s.attack("1911", "it-39", "it-40"));
    assertThat(both.attack().total()).isEqualTo(2);
    assertThat(both.attack().leaves())
        .extracting(part -> part.caseId())
        .doesNotContain("GWE-12.21");
    assertThat(both.odds()).as("2 against 1").isEqualTo("2:1");
  }

  // ---- 23.1 surprise

  private static final String SURPRISE =
      "1811: ge-5, ah-106, ah-21, ah-24, ah-4; 1810: ah-1, ah-xxiv; 1711: it-1";

  @Test
  @Case("CAP-23.1")
  void onTheFirstTurnStosstruppenShiftTheirAttackByOne() {
    Situation s = central(1, SURPRISE);
    Preview preview = s.preview(s.attack("1711", "ge-5"));

    assertThat(preview.odds()).as("6 against 3").isEqualTo("2:1");
    assertThat(preview.column()).isEqualTo("3:1");
    assertThat(preview.modifiers())
        .containsExactly(
            Preview.Part.shifts(Role.ATTACKER, 1, "surprise attack by Stosstruppen", "CAP-23.1"));
    // 3-1 is the sixth column: a 4 is 1/2 there and 1/1 in the fifth.
    s.dice(4).play(s.attack("1711", "ge-5"));
    assertThat(s.result()).isEqualTo("1/2");
    assertThat(s.events(Event.Fought.class).getFirst().odds()).isEqualTo("3:1");
  }

  @Test
  @Case("CAP-23.1")
  void theShiftComesOnTopOfThatOfHeadquarters() {
    Situation s = central(1, SURPRISE);

    assertThat(s.preview(s.shifted(s.attack("1711", "ge-5"), "ge-hq-14")).column())
        .isEqualTo("4:1");
  }

  @Test
  @Case("CAP-23.1")
  void oneUnitOfStosstruppenIsEnoughAndMoreAddNothing() {
    Situation s = central(1, SURPRISE);

    assertThat(s.preview(s.attack("1711", "ge-5", "ah-1")).odds())
        .as("10 against 3")
        .isEqualTo("3:1");
    assertThat(s.preview(s.attack("1711", "ge-5", "ah-1")).column()).isEqualTo("4:1");
    assertThat(s.preview(s.attack("1711", "ah-1", "ah-106")).column())
        .as("6 against 3 and one")
        .isEqualTo("3:1");
  }

  @Test
  @Case("CAP-23.1")
  void withoutStosstruppenOrLaterOrForTheAlliesThereIsNoSurprise() {
    Situation plain = central(1, SURPRISE);
    assertThat(plain.preview(plain.attack("1711", "ah-106", "ah-21")).column())
        .as("the Stosstruppen of the stack stand by")
        .isEqualTo("1:1");

    Situation later = central(2, SURPRISE);
    assertThat(later.preview(later.attack("1711", "ge-5")).column()).isEqualTo("2:1");
    assertThat(later.preview(later.attack("1711", "ge-5")).modifiers()).isEmpty();

    Situation allied = of("1811: it-vi, it-hq-2; 1911: ah-106").at(1, "allied", "combat");
    assertThat(allied.preview(allied.attack("1911", "it-vi")).column()).isEqualTo("1:1");
  }

  @Test
  @Case("CAP-23.1")
  void theSurpriseShiftStopsAtTheLastColumnAndMakesNoIllegalAttackLegal() {
    Situation s = central(1, "1811: ge-5, ge-12, ge-26; 1711: it-43; 1810: ah-1/1; 1710: it-ii");
    assertThat(s.preview(s.attack("1711", "ge-5", "ge-12", "ge-26")).column()).isEqualTo("5:1");

    // 2 against 16 in the city.
    assertThat(s.refusal(s.attack("1710", "ah-1"))).isEqualTo("GWE-8.8-MIN");
  }

  @ParameterizedTest(name = "attrition {0}: {1}")
  @Case("CAP-23.1")
  @CsvSource({"4, 2:1", "3, 1:1"})
  void thereIsNoSurpriseWhenAttritionHasTakenTheStosstruppenFirst(int attrition, String odds) {
    // Cut off in the mountains of Carnia: 1 + 2 against 2 is 1-1 of rating 2, as is 2 against 2.
    Situation s =
        of("0716: ah-1/1, ah-xxiv, ah-hq-i; 0815: it-43; 1013: it-hq-c").at(1, "central", "combat");
    assertThat(s.inSupply("ah-1")).isFalse();
    assertThat(s.preview(s.attack("0815", "ah-1", "ah-xxiv")).odds()).isEqualTo("1:1");

    s.dice(attrition, 6, 1).play(s.attack("0815", "ah-1", "ah-xxiv"));

    assertThat(s.events(Event.Fought.class).getFirst().odds()).isEqualTo(odds);
  }

  // ---- interaction 6: a friend in an enemy zone

  /**
   * An Italian corps at 1711 must retreat one hex; the zones of the Central Powers lie on every hex
   * around it, and in 1611 there is a friend.
   */
  private static Situation covered(int turn, String corps) {
    Situation s =
        central(
            turn,
            "1811: ge-5, ge-12, ge-26; 1712: ah-106; 1710: ah-21; 1510: ah-24; 1711: "
                + corps
                + "; 1611: it-2b");
    for (String hex : new String[] {"1610", "1611", "1810"}) {
      assertThat(s.controls("central", hex)).as(hex).isTrue();
    }
    // 18 against 5 is 3-1 at least; a 6 is 1/1.
    s.dice(6).play(s.attack("1711", "ge-5", "ge-12", "ge-26"));
    assertThat(s.result()).isEqualTo("1/1");
    return s.play(s.choose("2"));
  }

  @Test
  @Case({"GWE-7.24", "CAP-23.32"})
  void aFriendCoversARetreatExceptForItaliansOfRatingTwoOnTheFirstTurn() {
    Situation second = covered(2, "it-vi");
    assertThat(second.where("it-vi")).isEqualTo("1611");
    assertThat(second.steps("it-vi")).isEqualTo(4);

    Situation first = covered(1, "it-vi");
    assertThat(first.where("it-vi")).isEqualTo("eliminated");

    Situation alpini = covered(1, "it-52");
    assertThat(alpini.steps("it-52")).as("rating 1 goes through zones anyway").isEqualTo(2);
  }

  @Test
  @Case({"GWE-7.24", "GWE-7.21"})
  void theFriendDoesNotSpareTheExtraMovementPointNorOpenTheRailway() {
    Situation s =
        of("1709: it-1, it-hq-2, it-17+entrained; 1710: it-vi; 1810: ah-106")
            .at(3, "allied", "movement");
    assertThat(s.controls("central", "1710")).isTrue();

    assertThat(s.cost("it-1", "1709", "1710")).as("city 1 and zone 1").isEqualTo(2);
    assertThat(s.refusal(s.rail("it-17", "1710"))).isEqualTo("GWE-5.33");
    assertThat(s.rules().zones().barredByZone(s.p(), s.side("allied"), s.hex("1710")))
        .as("supply runs on")
        .isFalse();
    assertThat(s.inSupply("it-vi")).isTrue();
  }

  // ---- interaction 7: the odds

  @Test
  @Case({"CAP-8.4", "GWE-8.8-MAX", "GWE-10.21"})
  void theOddsAreCutToTheTableBeforeTheyAreShifted() {
    // 18 against 1 is 5-1 for rating 1; the shift of the headquarters finds no column further
    // right.
    Situation s = central(3, "1811: ge-5, ge-12, ge-26; 1711: it-43");
    Preview preview = s.preview(s.shifted(s.attack("1711", "ge-5", "ge-12", "ge-26"), "ge-hq-14"));

    assertThat(preview.odds()).isEqualTo("5:1");
    assertThat(preview.column()).isEqualTo("5:1");
  }

  @Test
  @Case({"GWE-5.4-RIDGE", "GWE-5.4-MAJOR", "GWE-8.8-D8"})
  void aRidgeCountsIfAnyoneCrossesItAndAMajorRiverOnlyIfAllDo() {
    Situation ridge =
        of("1306: it-36; 1406: ge-5, ge-hq-14; 1405: ge-12").at(3, "central", "combat");
    assertThat(ridge.preview(ridge.attack("1306", "ge-5", "ge-12")).dieModifier()).isEqualTo(1);
    assertThat(ridge.preview(ridge.attack("1306", "ge-5")).dieModifier()).isEqualTo(1);
    assertThat(ridge.preview(ridge.attack("1306", "ge-12")).dieModifier()).isZero();

    // The Tagliamento runs between 1714 and 1814, not between 1714 and 1713.
    Situation river =
        of("1714: it-1; 1814: ge-5, ge-12, ge-hq-14; 1713: ge-26").at(3, "central", "combat");
    assertThat(river.preview(river.attack("1714", "ge-5", "ge-12")).dieModifier()).isEqualTo(2);
    assertThat(river.preview(river.attack("1714", "ge-5", "ge-12", "ge-26")).dieModifier())
        .isZero();
    // Out of supply and over the river 3 against 3: 1-1. A 6 and 2 is an 8.
    river.dice(6).play(river.attack("1714", "ge-5", "ge-12"));
    assertThat(river.events(Event.Fought.class).getFirst().odds()).isEqualTo("1:1");
    assertThat(river.result()).isEqualTo("2/-");
  }
}
