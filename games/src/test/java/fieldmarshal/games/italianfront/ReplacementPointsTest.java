package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Chapter 13.2: replacements and the General Mobilization. */
class ReplacementPointsTest {
  private static Situation spending(int turn, String side, String placements) {
    return Situation.of().with(placements).at(turn, side, "replacement");
  }

  @Test
  @Case("IF-13.2.1")
  void reducedUnitsAreFilledAndEliminatedOnesComeBackAtOneOrTwoSteps() {
    Situation s = spending(2, "central", "3320: ah-4/1, ah-7; eliminated: ah-9, ah-10, ah-10-geb");
    assertThat(s.refusal(s.replace("ah-7"))).as("full").isEqualTo("IF-13.2.1");
    s.play(s.replace("ah-4"));
    assertThat(s.steps("ah-4")).isEqualTo(2);
    assertThat(s.total("austro-hungarian-points")).isEqualTo(2);
    s.play(s.choose("rebuild-reduced", "ah-9", "3321"));
    assertThat(s.steps("ah-9")).isEqualTo(1);
    assertThat(s.where("ah-9")).isEqualTo("3321");
    assertThat(s.refusal(s.choose("rebuild", "ah-10", "3321"))).isEqualTo("IF-13.2.2");
    assertThat(s.refusal(s.choose("rebuild-reduced", "ah-10-geb", "3321"))).isEqualTo("IF-13.2.1");
    s.play(s.choose("rebuild", "ah-10-geb", "3705"));
    assertThat(s.total("austro-hungarian-points")).isZero();
  }

  @Test
  @Case({"IF-13.2.1", "IF-13.2.3"})
  void twoStepsCostTwoPoints() {
    Situation s = spending(2, "central", "eliminated: ah-9, ah-10");
    s.play(s.choose("rebuild", "ah-9", "2524"));
    assertThat(s.told("central")).anyMatch(line -> line.contains("is rebuilt at"));
    assertThat(s.steps("ah-9")).isEqualTo(2);
    assertThat(s.total("austro-hungarian-points")).isEqualTo(1);
  }

  @Test
  @Case("IF-13.2.2")
  void pointsServeTheirOwnNationOnly() {
    Situation s = spending(2, "central", "3320: ah-4/1, ah-7/1, ah-9/1, ah-10/1; 3319: ge-ak/1");
    assertThat(s.total("german-points")).isEqualTo(2);
    s.play(s.replace("ah-4"), s.replace("ah-7"), s.replace("ah-9"));
    assertThat(s.total("german-points")).isEqualTo(2);
    assertThat(s.refusal(s.replace("ah-10"))).isEqualTo("IF-13.2.2");
    s.play(s.replace("ge-ak"));
    assertThat(s.steps("ge-ak")).isEqualTo(2);
  }

  @Test
  @Case("IF-13.2.2")
  void theCzechUnitIsNeverReplaced() {
    Situation s = spending(8, "allied", "2110: cz-cl/1, it-7/1");
    assertThat(s.refusal(s.replace("cz-cl"))).isEqualTo("IF-13.2.2");
    assertThat(s.grants(s.replace("it-7"))).isTrue();
  }

  @Test
  @Case("IF-13.2.3")
  void aHeadquartersCostsTwoPoints() {
    Situation s = spending(2, "central", "eliminated: ge-14th-army-hq");
    s.play(s.choose("rebuild", "ge-14th-army-hq", "3321"));
    assertThat(s.total("german-points")).isZero();
    assertThat(s.has("ge-14th-army-hq", "support-mode")).isTrue();
    Situation poor = spending(4, "central", "eliminated: ge-14th-army-hq; 3320: ge-ak/1");
    assertThat(poor.total("german-points")).isEqualTo(1);
    assertThat(poor.refusal(poor.choose("rebuild", "ge-14th-army-hq", "3321")))
        .isEqualTo("IF-13.2.2");
  }

  @Test
  @Case({"IF-13.2.4", "IF-15.1.1"})
  void rebuiltUnitsEnterInASourceLikeReinforcements() {
    Situation s = spending(2, "central", "eliminated: ah-10th-hq, ah-9; 3320: ah-4/1");
    assertThat(s.refusal(s.choose("rebuild", "ah-9", "3320"))).isEqualTo("IF-13.1.2");
    assertThat(s.refusal(s.choose("rebuild-in-movement-mode", "ah-9", "3321")))
        .isEqualTo("IF-13.2.1");
    s.play(s.choose("rebuild-in-movement-mode", "ah-10th-hq", "3321"));
    assertThat(s.has("ah-10th-hq", "support-mode")).isFalse();
    assertThat(s.has("ah-10th-hq", "entered")).isTrue();
  }

  @Test
  @Case({"IF-13.2.5", "IF-14.3.8"})
  void aUnitWithoutALineOrWithAMarkerIsNotFilled() {
    String ring = "2208: ah-4; 2212: ah-9; 2409: ah-10; 2008: ah-12; 2411: ah-14; 2011: ah-17";
    Situation s =
        spending(2, "allied", "2210: it-7/1; 1808: it-8/1+out-of-supply; 1803: it-9/1; " + ring);
    assertThat(s.refusal(s.replace("it-7"))).isEqualTo("IF-13.2.5");
    assertThat(s.refusal(s.replace("it-8"))).as("the marker bars it").isEqualTo("IF-13.2.5");
    s.play(s.replace("it-9"));
    Situation zone = spending(2, "allied", "2210: it-7/1; 2211: ah-4");
    assertThat(zone.inZone("central", "2210")).isTrue();
    assertThat(zone.grants(zone.replace("it-7"))).as("a zone is no bar").isTrue();
  }

  @Test
  @Case("IF-13.2.6")
  void unusedPointsLapse() {
    Situation s = spending(4, "central", "3320: ah-4/1");
    assertThat(s.total("austro-hungarian-points")).isEqualTo(2);
    s.play(s.pass());
    assertThat(s.total("austro-hungarian-points")).isZero();
    assertThat(s.told("allied")).anyMatch(line -> line.contains("2 Austro-Hungarian"));
    assertThat(s.at(5, "central", "replacement").total("austro-hungarian-points")).isEqualTo(2);
  }

  @Test
  @Case("IF-13.2.7")
  void aMobilizationBringsFourOrSixPointsAtAnyMomentOfThePhase() {
    Situation s = spending(3, "allied", "2110: it-7/1, it-8/1");
    s.play(s.replace("it-7")).dice(5).play(s.choose("mobilize"));
    assertThat(s.total("italian-points")).isEqualTo(2 + 6);
    Situation less = spending(3, "allied", "2110: it-7/1");
    assertThat(less.dice(2).play(less.choose("mobilize")).total("italian-points")).isEqualTo(7);
  }

  @Test
  @Case("IF-13.2.8")
  void mobilizationsAreTwoAndTwoTurnsApartAndNotBeforeTurn3() {
    Situation s = spending(2, "allied", "2110: it-7/1");
    assertThat(s.refusal(s.choose("mobilize"))).isEqualTo("IF-13.2.8");
    s.at(3, "allied", "replacement").dice(1).play(s.choose("mobilize"));
    assertThat(s.refusal(s.choose("mobilize"))).isEqualTo("IF-13.2.8");
    s.at(4, "allied", "replacement");
    assertThat(s.refusal(s.choose("mobilize"))).isEqualTo("IF-13.2.8");
    s.at(5, "allied", "replacement").dice(1).play(s.choose("mobilize"));
    s.at(9, "allied", "replacement");
    assertThat(s.refusal(s.choose("mobilize"))).isEqualTo("IF-13.2.8");
    assertThat(s.total("mobilizations")).isEqualTo(2);
  }

  @Test
  @Case("IF-13.2.7")
  void onlyItalyMobilizes() {
    Situation s = spending(3, "central", "3320: ah-4/1");
    assertThat(s.refusal(s.choose("mobilize"))).isEqualTo("IF-13.2.7");
    assertThat(s.options()).noneMatch(option -> option.startsWith("mobilize"));
  }

  @Test
  @Case("IF-13.2.12")
  void thePointOfTurn7ServesAnEliminatedGermanUnit() {
    Situation s = spending(7, "central", "eliminated: ge-5; withdrawn: ge-26");
    assertThat(s.refusal(s.choose("rebuild-reduced", "ge-26", "3321"))).isEqualTo("IF-13.3.4");
    s.play(s.choose("rebuild-reduced", "ge-5", "3321"));
    assertThat(s.where("ge-5")).isEqualTo("3321");
  }

  @Test
  @Case({"IF-13.2.1", "IF-11.6.3"})
  void theEnemyReadsWhichUnitWasFilledOnlyIfHeSeesIt() {
    Situation s = spending(2, "central", "3320: ah-4/1, ah-9/1");
    assertThat(s.stack("3320")).containsExactly("ah-9", "ah-4");
    s.play(s.replace("ah-4"));
    assertThat(s.told("allied")).noneMatch(line -> line.contains("4th"));
    s.play(s.replace("ah-9"));
    assertThat(s.told("allied")).anyMatch(line -> line.contains("9th"));
  }

  @Test
  @Case({"IF-4.1.8", "IF-4.1.6"})
  void theCentralPowersSpendFirst() {
    Situation s = spending(2, "central", "3320: ah-4/1; 2110: it-7/1");
    assertThat(s.refusal(s.replace("it-7"))).isEqualTo("IF-4.1.6");
    s.play(s.pass());
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.asked()).isEqualTo("replace");
  }

  @Test
  @Case("IF-13.2.1")
  void theSuggestionSpendsOnTheStrongestAndThenEnds() {
    Situation s = spending(4, "central", "3320: ah-4/1, ah-10/1; 3319: ge-ak/1");
    assertThat(s.suggestion()).isEqualTo(s.replace("ge-ak"));
    s.play(s.suggestion());
    assertThat(s.suggestion()).isEqualTo(s.replace("ah-10"));
    s.play(s.suggestion());
    s.play(s.suggestion());
    assertThat(s.steps("ah-4")).isEqualTo(2);
    assertThat(s.askedOf()).as("nothing is left to do").isEqualTo("allied");
    Situation lost = spending(2, "central", "eliminated: ah-9");
    assertThat(lost.suggestion()).isEqualTo(lost.choose("rebuild", "ah-9", "2524"));
    assertThat(lost.refusal(Order.Move.march(lost.unit("ah-9"), lost.hexes("3321"))))
        .isEqualTo("IF-4.1.1");
  }
}
