package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Outcome;
import fieldmarshal.engine.casebook.Case;
import java.util.Arrays;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Chapter 5.2 and 5.3: points and who has won. */
class VictoryPointsTest {
  private static final String[] ALL = {
    "1911", "1803", "2006", "1808", "2110", "2307", "2609", "2710", "2511", "2513", "2717", "2718",
    "3116", "2519", "2703", "3205", "2120", "3321"
  };

  private static int points(Situation s, int side) {
    return (int) s.rules().points(s.p()).get(side).total();
  }

  /** The Allies hold the first so many hexes of the list, the Central Powers the others. */
  private static Situation split(Situation s, int allied) {
    return s.heldBy("allied", Arrays.copyOf(ALL, allied))
        .heldBy("central", Arrays.copyOfRange(ALL, allied, ALL.length));
  }

  private static String winner(Situation s) {
    s.at(13, "allied", "end");
    assertThat(s.match().decision()).isInstanceOf(Decision.Over.class);
    Outcome outcome = ((Decision.Over) s.match().decision()).outcome();
    return Objects.requireNonNull(outcome.winner()).id();
  }

  @Test
  @Case({"IF-5.2.4", "IF-3.4.2"})
  void eighteenHexesCountOneEachFourteenToFourAtTheStart() {
    Situation s = Situation.of();
    int[] hexes = s.rules().theatre().victoryHexes();
    assertThat(Arrays.stream(hexes).mapToObj(s.rules().board()::number))
        .containsExactlyInAnyOrder(ALL);
    assertThat(points(s, Chapter.ALLIED)).isEqualTo(14);
    assertThat(points(s, Chapter.CENTRAL)).isEqualTo(4);
    assertThat(s.rules().clerk().prizes(s.p())).hasSize(18);
  }

  @Test
  @Case("IF-5.2.1")
  void aHexCountsForItsControllerIfSupplyReachesIt() {
    String ring = "2618: it-7; 2716: it-8; 2817: it-9; 2718: it-10; 2617: it-13; 2818: it-14";
    Situation s = Situation.of().with("2717: ah-4; " + ring);
    assertThat(points(s, Chapter.CENTRAL)).as("Udine counts for nobody").isEqualTo(4);
    assertThat(points(s, Chapter.ALLIED)).isEqualTo(13);
    Situation open = Situation.of().with("2717: ah-4");
    assertThat(points(open, Chapter.CENTRAL)).isEqualTo(5);
  }

  @Test
  @Case("IF-5.2.1")
  void readOtherwiseOnlyOccupiedHexesCount() {
    Situation s = Situation.reading(Reading.ONLY_OCCUPIED_HEXES_COUNT).with("2717: it-7");
    assertThat(points(s, Chapter.ALLIED)).isEqualTo(1);
    assertThat(points(s, Chapter.CENTRAL)).isZero();
  }

  @Test
  @Case("IF-5.2.2")
  void theCollapseOfAustriaHungaryIsWorthAPoint() {
    Situation s = split(Situation.of(), 13);
    assertThat(points(s.set("austro-hungarian-morale", -2), Chapter.ALLIED)).isEqualTo(13);
    assertThat(points(s.set("austro-hungarian-morale", -3), Chapter.ALLIED)).isEqualTo(14);
  }

  @Test
  @Case({"IF-5.2.3", "IF-5.3.1"})
  void eachMobilizationIsAPointForTheCentralPowers() {
    Situation s = split(Situation.of(), 14).set("mobilizations", 2);
    assertThat(points(s, Chapter.CENTRAL)).isEqualTo(6);
    assertThat(points(s, Chapter.ALLIED)).as("never both").isEqualTo(14);
    assertThat(winner(s)).isEqualTo("allied");
    assertThat(winner(split(Situation.of(), 13).set("mobilizations", 1))).isEqualTo("central");
  }

  @Test
  @Case("IF-5.3.1")
  void theAlliesNeedALeadOfEight() {
    assertThat(winner(split(Situation.of(), 13))).as("13 to 5").isEqualTo("allied");
    assertThat(winner(split(Situation.of(), 12))).as("12 to 6").isEqualTo("central");
  }

  @Test
  @Case({"IF-4.1.5", "IF-5.2.2"})
  void theMoraleOfTheLastTurnCounts() {
    Situation s =
        split(Situation.of(), 12)
            .heldBy("central", "1911")
            .heldBy("allied", "2120")
            .set("mobilizations", 0)
            .set("austro-hungarian-morale", -2)
            .set("austro-hungarian-casualties", 8);
    assertThat(points(s, Chapter.ALLIED)).isEqualTo(12);
    s.at(13, "allied", "end");
    assertThat(points(s, Chapter.ALLIED)).isEqualTo(13);
    assertThat(s.asked()).isEqualTo("over");
    assertThat(s.refusal(s.pass())).isEqualTo("IF-4.1.5");
  }

  @Test
  @Case("IF-5.1.5")
  void theAlliesNeverWinBeforeTheEnd() {
    Situation s = split(Situation.of(), 18);
    assertThat(points(s, Chapter.ALLIED)).isEqualTo(18);
    s.at(9, "allied", "end");
    assertThat(s.turn()).isEqualTo(10);
    assertThat(s.asked()).isNotEqualTo("over");
  }

  @Test
  @Case("IF-19.6.3")
  void theAlpiniRuleCostsTwoPointsIfItWasUsed() {
    Situation used = split(Situation.of(ItalianFront.ALPINI_ASSAULT), 13).set("alpini", 10);
    assertThat(points(used, Chapter.CENTRAL)).isEqualTo(7);
    assertThat(winner(used)).isEqualTo("central");
    assertThat(winner(split(Situation.of(ItalianFront.ALPINI_ASSAULT), 13))).isEqualTo("allied");
  }
}
