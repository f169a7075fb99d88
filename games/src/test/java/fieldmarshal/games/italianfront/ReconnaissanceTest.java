package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Question;
import fieldmarshal.engine.casebook.Case;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 16.8: air reconnaissance and its contest. */
class ReconnaissanceTest {
  private static Situation central(String placements) {
    return Situation.of().with(placements).at(8, "central", "first-combat");
  }

  private static final String PLAIN =
      "2618: it-8, it-7; 2718: ah-6, ah-18; 2517: it-10; 2518: ah-4";

  private static Order recon(Situation s, String air, String hex) {
    return new Order.Choose("recon", List.of(s.unit(air)), s.hexes(hex));
  }

  private static Order contest(Situation s, String... units) {
    return Order.Choose.units("contest", Arrays.stream(units).map(s::unit).toList());
  }

  @Test
  @Case({"IF-16.8.1", "IF-16.8.2", "IF-16.8.4", "IF-16.3.4"})
  void withoutContestItSucceedsAndHelpsTheSupportDice() {
    Situation s = central(PLAIN);
    s.play(recon(s, "ah-air-1", "2618"));
    assertThat(s.asked()).isEqualTo("choose");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.rules().question(s.p()).options().getFirst().spots())
        .as("where it is flown over")
        .extracting(Question.Spot::hex)
        .containsExactly(s.hexes("2618").at(0));
    assertThat(s.suggestion()).isEqualTo(Order.PASS);
    s.play(s.pass());
    assertThat(s.events(Event.Rolled.class)).as("no die").isEmpty();
    assertThat(s.seen("central", "2618")).as("nothing is shown").containsExactly("it-7", "?");
    s.play(s.attack("2618", "ah-6", "ah-18"), s.support("ah-art-1"));
    s.dice(2, 2, 4).play(s.support("it-art-1"));
    assertThat(s.fought())
        .as("A-H 2 + 1; the defender's 2 is unchanged")
        .isEqualTo("8:8 (2:1) 2/1");
  }

  @Test
  @Case({"IF-16.8.1", "IF-16.1.2", "IF-16.1.5"})
  void whoFliesDoesNotSupport() {
    Situation s = central(PLAIN);
    s.play(recon(s, "ah-air-1", "2618"), s.pass(), s.attack("2618", "ah-6"));
    assertThat(s.refusal(s.support("ah-air-1"))).isEqualTo("IF-16.1.2");
    assertThat(s.where("ah-air-1")).as("never lost").isEqualTo("support");
  }

  @Test
  @Case({"IF-16.8.3", "IF-16.8.4"})
  void theHigherDieWinsAndATieFails() {
    Situation s = central(PLAIN);
    s.dice(4, 5).play(recon(s, "ge-air-1", "2618"), s.choose("contest", "it-air-1"));
    assertThat(s.events(Event.Rolled.class)).hasSize(2);
    assertThat(recon(s, 2618)).as("4 + 1 against 5").isFalse();
    assertThat(s.has("it-air-1", "used")).isTrue();
    s.dice(5, 4, 5).play(recon(s, "ge-air-2", "2618"), s.choose("contest", "it-air-2"));
    assertThat(recon(s, 2618)).as("after a failure another may try: 5 + 1").isTrue();
  }

  private static boolean recon(Situation s, int hex) {
    return s.rules().reconnaissance().succeeded(s.p(), s.hex(Integer.toString(hex)));
  }

  @Test
  @Case("IF-16.8.3")
  void theBestDieOfTheContestCounts() {
    Situation s = central(PLAIN + "; support: br-air-1");
    s.dice(4, 1, 4, 6).play(recon(s, "ah-air-1", "2618"));
    s.play(contest(s, "it-air-1", "br-air-1"));
    assertThat(s.diceLeft()).as("three dice").containsExactly(6);
    assertThat(recon(s, 2618)).as("4 against 1 and 4 + 1").isFalse();
    assertThat(Reconnaissance.skill(s.unit("fr-air-1"))).isEqualTo(1);
    assertThat(Reconnaissance.skill(s.unit("it-air-1"))).isZero();
  }

  @Test
  @Case({"IF-16.8.3", "IF-16.1.5"})
  void onlyAirUnitsThatAreFreeContest() {
    Situation s = central(PLAIN);
    s.play(recon(s, "ah-air-1", "2618"));
    assertThat(s.refusal(s.choose("contest", "it-art-1"))).isEqualTo("IF-16.8.3");
    assertThat(s.refusal(contest(s, "it-air-1", "it-air-1"))).isEqualTo("IF-16.8.3");
    assertThat(s.refusal(s.choose("contest"))).isEqualTo("IF-16.8.3");
    s.dice(1, 6).play(s.choose("contest", "it-air-1"));
    s.play(recon(s, "ah-air-2", "2618"));
    assertThat(s.refusal(s.choose("contest", "it-air-1"))).isEqualTo("IF-16.8.3");
  }

  @Test
  @Case({"IF-16.8.1", "IF-16.8.4", "IF-16.8.5"})
  void itHoldsForThatHexInBothCombatsOfTheSegment() {
    Situation s = central(PLAIN);
    s.play(recon(s, "ah-air-1", "2618"), s.pass());
    assertThat(s.refusal(recon(s, "ah-air-2", "2618"))).as("once is enough").isEqualTo("IF-16.8.1");
    assertThat(recon(s, 2517)).isFalse();
    s.passTo(8, "central", "second-combat");
    assertThat(recon(s, 2618)).isTrue();
    s.passTo(8, "central", "movement");
    assertThat(recon(s, 2618)).isFalse();
    s.at(9, "central", "first-combat").play(recon(s, "ah-air-2", "2618"), s.pass());
    assertThat(recon(s, 2618)).isTrue();
    s.at(9, "central", "first-combat");
    assertThat(recon(s, 2618)).as("a jump by hand").isFalse();
  }

  @Test
  @Case({"IF-16.8.5", "IF-16.8.1"})
  void itIsFlownOverEnemiesBeforeTheyAreAttacked() {
    Situation s = central(PLAIN);
    assertThat(s.refusal(recon(s, "ah-air-1", "2717"))).as("nobody there").isEqualTo("IF-16.8.5");
    assertThat(s.refusal(recon(s, "ah-air-1", "2718"))).as("own units").isEqualTo("IF-16.8.5");
    assertThat(s.refusal(recon(s, "it-air-1", "2718"))).as("the defender").isEqualTo("IF-16.1.1");
    assertThat(s.refusal(recon(s, "ah-art-1", "2618"))).isEqualTo("IF-16.8.1");
    s.fight(s.attack("2618", "ah-6"), 1).toTheEnd();
    assertThat(s.refusal(recon(s, "ah-air-1", "2618"))).isEqualTo("IF-16.8.1");
  }

  @Test
  @Case({"IF-16.8.2", "IF-16.8.3"})
  void whereNobodyCanContestNobodyIsAsked() {
    Situation s = central(PLAIN + "; withdrawn: it-air-1, it-air-2");
    s.play(recon(s, "ah-air-1", "2618"));
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(recon(s, 2618)).isTrue();
  }

  @Test
  @Case("IF-16.8.1")
  void aPlayerWhoLooksAtAnAirUnitSeesItsFlights() {
    Situation s = central(PLAIN);
    assertThat(s.rules().clerk().actions(s.p(), s.unit("ah-air-1")))
        .extracting(action -> action.order())
        .containsExactlyInAnyOrder(recon(s, "ah-air-1", "2618"), recon(s, "ah-air-1", "2517"));
    assertThat(s.rules().clerk().actions(s.p(), s.unit("it-air-1"))).isEmpty();
    assertThat(s.rules().clerk().actions(s.p(), s.unit("ah-art-1"))).isEmpty();
  }

  @Test
  @Case({"IF-16.8.1", "IF-17.2.3"})
  void aPauseLeavesReconnaissanceFree() {
    Situation s = central(PLAIN).set("central-pause", 1).set("central-attacks", 2);
    assertThat(s.refusal(s.attack("2618", "ah-6"))).isEqualTo("IF-17.2.1");
    assertThat(s.grants(recon(s, "ah-air-1", "2618"))).isTrue();
  }
}
