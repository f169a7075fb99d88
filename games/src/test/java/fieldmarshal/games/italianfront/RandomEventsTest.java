package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.italianfront.EventChart.RandomEvent;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter 6 and the chart of random events. */
class RandomEventsTest {
  // The faces of the first cup as it is filled, and of the second.
  private static final int ROMMEL = 1;
  private static final int HUNGER = 2;
  private static final int BREST_LITOVSK = 3;
  private static final int RAIN = 4;
  private static final int NOTHING = 5;
  private static final int HUNGER_AGAIN = 1;
  private static final int OFFENSIVE = 2;
  private static final int MINE = 3;
  private static final int DIAZ = 4;
  private static final int KAISERSCHLACHT = 5;
  private static final int INFLUENZA = 6;

  private static Situation draw(int turn, Integer... dice) {
    return Situation.of().dice(dice).at(turn, "preparation", "event");
  }

  private static List<RandomEvent> cup(Situation s) {
    return Arrays.stream(s.rules().events().cup(s.p())).mapToObj(RandomEvent::of).toList();
  }

  @Test
  @Case({"IF-6.1.1", "IF-3.2.10"})
  void theFirstSetServesUntilTurn6() {
    assertThat(cup(Situation.of())).hasSize(6).contains(RandomEvent.ROMMEL, RandomEvent.NO_EVENT);
    Situation s = draw(6, HUNGER);
    assertThat(cup(s)).contains(RandomEvent.TORRENTIAL_RAIN);
    s = draw(7, HUNGER_AGAIN);
    assertThat(cup(s)).contains(RandomEvent.INFLUENZA);
  }

  @Test
  @Case("IF-6.2.1")
  void oneMarkerIsDrawnEachTurnFromTurn2On() {
    Situation s = Situation.asPrinted().play(Situation.of().pass(), Situation.of().pass());
    assertThat(s.turn()).isEqualTo(1);
    assertThat(s.total("event")).isZero();
    s = draw(2, NOTHING);
    assertThat(s.total("event")).isEqualTo(RandomEvent.NO_EVENT.chit());
    assertThat(cup(s)).as("it goes back").hasSize(6);
  }

  @Test
  @Case("IF-6.2.3")
  void aMarkerThatIsPlayedOnceLeavesTheGame() {
    Situation s = draw(2, ROMMEL);
    assertThat(cup(s)).hasSize(5).doesNotContain(RandomEvent.ROMMEL);
    s.dice(1).at(3, "preparation", "event");
    assertThat(s.total("event")).isEqualTo(RandomEvent.HUNGER.chit());
    assertThat(cup(s)).hasSize(5);
  }

  @Test
  @Case("IF-6.2.4")
  void beforeTheDrawOfTurn7TheSetsAreChanged() {
    Situation s = draw(7, DIAZ);
    assertThat(cup(s))
        .containsExactly(
            RandomEvent.HUNGER,
            RandomEvent.MANDATORY_OFFENSIVE,
            RandomEvent.MINE_WARFARE,
            RandomEvent.KAISERSCHLACHT,
            RandomEvent.INFLUENZA,
            RandomEvent.HUNGER,
            RandomEvent.HUNGER,
            RandomEvent.HUNGER,
            RandomEvent.HUNGER,
            RandomEvent.HUNGER,
            RandomEvent.HUNGER);
  }

  @Test
  @Case("IF-RE.A1")
  void rommelHoldsForItsTurnOnly() {
    Situation s = draw(2, ROMMEL);
    assertThat(s.rules().events().rommel(s.p())).isTrue();
    s.dice(1).at(3, "preparation", "event");
    assertThat(s.rules().events().rommel(s.p())).isFalse();
  }

  @Test
  @Case("IF-RE.A2")
  void hungerLowersAustroHungarianMoraleInBothCups() {
    assertThat(draw(2, HUNGER).total("austro-hungarian-morale")).isEqualTo(-1);
    assertThat(draw(7, HUNGER_AGAIN).total("austro-hungarian-morale")).isEqualTo(-1);
    Situation low = Situation.of().set("austro-hungarian-morale", -4).dice(HUNGER);
    assertThat(low.at(2, "preparation", "event").total("austro-hungarian-morale")).isEqualTo(-4);
  }

  @Test
  @Case("IF-RE.A3")
  void brestLitovskBringsTwoPointsThisTurn() {
    Situation s =
        Situation.of().with("3320: ah-4/1").dice(BREST_LITOVSK).at(3, "preparation", "event");
    assertThat(s.asked()).isEqualTo("replace");
    assertThat(s.total("austro-hungarian-points")).isEqualTo(4);
    s.dice(1).at(4, "preparation", "event");
    assertThat(s.total("austro-hungarian-points")).isEqualTo(2);
  }

  @Test
  @Case("IF-RE.A4")
  void torrentialRainHoldsForItsTurn() {
    Situation s = draw(2, RAIN);
    assertThat(s.rules().events().rain(s.p())).isTrue();
    assertThat(cup(s)).contains(RandomEvent.TORRENTIAL_RAIN);
    s.dice(NOTHING).at(3, "preparation", "event");
    assertThat(s.rules().events().rain(s.p())).isFalse();
  }

  @Test
  @Case("IF-RE.A5")
  void noEventChangesNothing() {
    Situation s = draw(2, NOTHING);
    assertThat(s.total("austro-hungarian-morale")).isZero();
    assertThat(s.total("italian-morale")).isEqualTo(-1);
    assertThat(s.rules().events().rain(s.p()) || s.rules().events().rommel(s.p())).isFalse();
  }

  @Test
  @Case("IF-RE.B1")
  void aMandatoryOffensiveRaisesMoraleAndBindsTheTurn() {
    Situation s = draw(8, OFFENSIVE);
    assertThat(s.total("austro-hungarian-morale")).isEqualTo(1);
    assertThat(s.rules().events().offensive(s.p())).isTrue();
    assertThat(s.total("offensive-steps")).isZero();
  }

  @Test
  @Case("IF-RE.B2")
  void aMineIsReadyFromTheDraw() {
    assertThat(draw(8, MINE).rules().events().mine(draw(8, MINE).p())).isTrue();
    Situation other = draw(8, DIAZ);
    assertThat(other.rules().events().mine(other.p())).isFalse();
  }

  @Test
  @Case("IF-RE.B4")
  void diazRaisesItalianMorale() {
    Situation s = Situation.of().set("italian-morale", -2).dice(DIAZ);
    assertThat(s.at(8, "preparation", "event").total("italian-morale")).isEqualTo(-1);
  }

  @Test
  @Case({"IF-RE.B5", "IF-RE.B6"})
  void theDieOfTheKaiserschlachtWaitsForTheWithdrawalPhase() {
    Situation few = Situation.of().with("2108: br-23, br-7; 2110: it-7/1").dice(KAISERSCHLACHT, 4);
    few.at(7, "preparation", "event");
    assertThat(few.asked()).isEqualTo("replace");
    assertThat(few.total("kaiserschlacht")).isEqualTo(Withdrawals.HALF_GOES);
    assertThat(few.where("br-23")).isEqualTo("2108");
    Situation more = Situation.of().with("2110: it-7/1").dice(KAISERSCHLACHT, 5);
    assertThat(more.at(7, "preparation", "event").total("kaiserschlacht"))
        .isEqualTo(Withdrawals.MORE_GO);
  }

  @Test
  @Case({"IF-RE.B7", "IF-4.1.8"})
  void influenzaTakesTwoOrThreeStepsOfEachOwnersChoiceTheAlliesFirst() {
    Situation s =
        Situation.of()
            .with("2110: it-7, it-8; 2108: fr-64; 3320: ah-4, ah-9/1; 3321: ge-ak")
            .dice(INFLUENZA, 2);
    s.at(8, "preparation", "event");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.refusal(s.lose("ah-4"))).isEqualTo("IF-RE.B7");
    assertThat(s.refusal(s.lose("it-7:2"))).isEqualTo("IF-RE.B7");
    assertThat(s.refusal(s.pass())).isEqualTo("IF-RE.B7");
    s.dice(5).play(s.lose("it-7"), s.lose("fr-64"));
    assertThat(s.steps("it-7")).isEqualTo(1);
    assertThat(s.steps("fr-64")).isEqualTo(1);
    assertThat(s.askedOf()).isEqualTo("central");
    s.play(s.lose("ah-9"), s.lose("ah-4"), s.lose("ge-ak"));
    assertThat(s.where("ah-9"))
        .as("freely: a reduced unit while others are full")
        .isEqualTo("eliminated");
    assertThat(s.diceLeft()).isEmpty();
  }

  @Test
  @Case("IF-RE.B8")
  void onlyItalianAndAustroHungarianStepsGoOnTheCasualtyTrack() {
    Situation s =
        Situation.of()
            .with("2110: it-7; 2108: fr-64; 3320: ah-4; 3321: ge-ak")
            .dice(INFLUENZA, 1, 1);
    s.at(8, "preparation", "event").play(s.lose("it-7"), s.lose("fr-64"));
    assertThat(s.total("italian-casualties")).isEqualTo(1);
    s.play(s.lose("ge-ak"), s.lose("ge-ak"));
    assertThat(s.total("austro-hungarian-casualties")).isZero();
    assertThat(s.where("ge-ak")).isEqualTo("eliminated");
  }

  @Test
  @Case({"IF-RE.B7", "IF-10.4.8"})
  void influenzaIsNoCombatResult() {
    Situation s =
        Situation.of().with("2110: it-7, it-8; 2112: ah-4; 3320: ah-9").dice(INFLUENZA, 1, 1);
    s.at(8, "preparation", "event").play(s.lose("it-7"));
    assertThat(s.asked()).as("no morale, no retreat").isEqualTo("lose");
    assertThat(s.events(Event.Rolled.class)).isEmpty();
    assertThat(s.where("it-7")).isEqualTo("2110");
  }

  @Test
  @Case("IF-RE.B7")
  void aSideWithFewStepsLosesWhatItHasAndAHeadquartersHasNone() {
    Situation s = Situation.of().with("2110: it-7/1; 1501: it-1st-army-hq").dice(INFLUENZA, 6, 6);
    s.at(8, "preparation", "event");
    assertThat(s.where("it-7")).as("the only step goes by itself").isEqualTo("eliminated");
    assertThat(s.where("it-1st-army-hq")).isEqualTo("1501");
    assertThat(s.asked()).isNotEqualTo("lose");
  }

  @Test
  @Case("IF-RE.B7")
  void theEnemyReadsOfAHiddenUnitOnlyThatAStepWasLost() {
    Situation s = Situation.of().with("2110: it-7, it-8; 3320: ah-4").dice(INFLUENZA, 1);
    s.at(8, "preparation", "event").play(s.lose("it-7"));
    assertThat(s.stack("2110")).containsExactly("it-8", "it-7");
    assertThat(s.told("central")).noneMatch(line -> line.contains("7th"));
    assertThat(s.told("allied")).anyMatch(line -> line.contains("7th"));
  }

  @Test
  @Case("IF-RE.B7")
  void theSuggestionIsAFullUnitOutOfTheLine() {
    Situation s =
        Situation.of().with("2110: it-7/1; 2111: it-8; 2211: ah-4; 1808: it-9").dice(INFLUENZA, 1);
    s.at(8, "preparation", "event");
    assertThat(s.suggestion()).isEqualTo(s.lose("it-9"));
  }

  @Test
  @Case({"IF-RE.B7", "IF-15.1.1"})
  void aHeadquartersIsNoChoiceForTheInfluenza() {
    Situation s =
        Situation.of()
            .with("2110: it-7, it-8, it-1st-army-hq; 3320: ah-4, ah-9, ah-10th-hq")
            .dice(INFLUENZA, 1, 1);
    s.at(8, "preparation", "event");
    assertThat(s.refusal(s.lose("it-1st-army-hq"))).isEqualTo("IF-RE.B7");
    s.play(s.lose("it-7"), s.lose("it-8"));
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(s.lose("ah-10th-hq"))).isEqualTo("IF-RE.B7");
    assertThat(s.orders(Order.Lose.class))
        .containsExactlyInAnyOrder(s.lose("ah-4"), s.lose("ah-9"));
  }
}
