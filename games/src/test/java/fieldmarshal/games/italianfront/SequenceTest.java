package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Chapters 1, 2.1 and 4: the calendar, the die, the sequence of play. */
class SequenceTest {
  @Test
  @Case("IF-1.1")
  void thirteenTurnsFromOctoberToOctober() {
    Situation s = Situation.of();
    List<Clerk.Turn> turns = s.rules().clerk().turns();
    assertThat(turns).hasSize(13);
    assertThat(turns.get(0).dates()).isEqualTo("October 1917");
    assertThat(turns.get(6).dates()).isEqualTo("April 1918");
    assertThat(turns.get(12).dates()).isEqualTo("October 1918");
    assertThat(turns.get(0).note()).isEmpty();
    assertThat(turns.get(2).note()).contains("British 23rd Division", "French 47th");
  }

  /** Passes to the end of the turn, and tells the phases that began. */
  private static List<String> phases(Situation s) {
    List<String> phases = new ArrayList<>();
    int turn = s.turn();
    for (int i = 0; i < 200 && s.turn() == turn; i++) {
      if (s.match().decision() instanceof Decision.Over) {
        break;
      }
      s.play(s.grants(s.pass()) ? s.pass() : s.suggestion());
      s.events(Event.Began.class).stream()
          .filter(began -> began.turn() == turn)
          .forEach(began -> phases.add(began.side().id() + " " + began.phase()));
    }
    return phases;
  }

  @Test
  @Case({"IF-4.1.1", "IF-4.1.3", "IF-4.1.8"})
  void aTurnHasItsPhasesInOrder() {
    Situation s = Situation.of().at(3, "central", "pause");
    assertThat(phases(s))
        .containsExactly(
            "allied pause",
            "central event",
            "central reinforcement",
            "allied reinforcement",
            "central replacement",
            "allied replacement",
            "central withdrawal",
            "allied withdrawal",
            "allied strategic",
            "central strategic",
            "central command",
            "central first-combat",
            "central infiltration",
            "central second-combat",
            "central movement",
            "central supply",
            "allied command",
            "allied first-combat",
            "allied infiltration",
            "allied second-combat",
            "allied movement",
            "allied supply",
            "allied end");
  }

  @Test
  @Case({"IF-4.1.2", "IF-4.1.4"})
  void turnOneBeginsInCombatAndTheAlliesDoNotInfiltrate() {
    Situation s = Situation.asPrinted();
    s.play(s.pass());
    assertThat(phases(s))
        .containsExactly(
            "central first-combat",
            "central infiltration",
            "central second-combat",
            "central movement",
            "central supply",
            "allied command",
            "allied first-combat",
            "allied second-combat",
            "allied movement",
            "allied supply",
            "allied end");
  }

  @Test
  @Case("IF-4.1.4")
  void theAlliesInfiltrateFromTurnThreeOn() {
    Situation two = Situation.of().with("1599: it-1").at(2, "allied", "first-combat");
    two.play(two.pass());
    assertThat(two.phase()).isEqualTo("second-combat");
    Situation three = Situation.of().with("1599: it-1").at(3, "allied", "first-combat");
    three.play(three.pass());
    assertThat(three.phase()).isEqualTo("infiltration");
  }

  @Test
  @Case({"IF-4.1.3", "IF-4.1.1", "IF-4.1.6"})
  void nothingIsDoneOutOfItsPhase() {
    Situation s = Situation.of().with("2718: it-4; 2619: ah-6").at(3, "central", "first-combat");
    assertThat(s.refusal(s.march("ah-6", "2620"))).isEqualTo("IF-4.1.3");
    assertThat(s.refusal(s.attack("2619", "it-4"))).isNotBlank();
    s.at(3, "central", "movement");
    assertThat(s.refusal(s.attack("2718", "ah-6"))).isEqualTo("IF-4.1.3");
    assertThat(s.refusal(s.march("it-4", "2717"))).isEqualTo("IF-4.1.6");
    s.at(3, "central", "infiltration");
    assertThat(s.refusal(s.attack("2718", "ah-6"))).isEqualTo("IF-4.1.3");
  }

  @Test
  @Case("IF-2.1")
  void everyDieHasSixFaces() {
    ItalianFrontRules rules = Situation.asPrinted().rules();
    SplittableRandom random = new SplittableRandom(5);
    Position p = rules.start();
    int dice = 0;
    while (!(rules.decision(p) instanceof Decision.Over)) {
      if (rules.decision(p) instanceof Decision.Chance chance) {
        if (!chance.purpose().equals("the random event")) {
          assertThat(chance.faces()).isEqualTo(ItalianFrontRules.FACES).isEqualTo(6);
          dice++;
        }
        p = rules.roll(p, 1 + random.nextInt(chance.faces())).next();
      } else {
        Order order = rules.sample(p, random);
        p = ((Ruling.Granted) rules.judge(p, order)).next();
      }
    }
    assertThat(dice).isPositive();
  }

  @Test
  @Case("IF-4.1.1")
  void theClockIsPutToAnyPhaseByHand() {
    Situation s = Situation.of().at(5, "preparation", "strategic");
    assertThat(s.askedOf()).isEqualTo("allied");
    s.at(5, "central", "strategic");
    assertThat(s.askedOf()).isEqualTo("central");
    s.at(5, "allied", "second-combat");
    assertThat(s.askedOf()).isEqualTo("allied");
    assertThat(s.phase()).isEqualTo("second-combat");
    assertThat(s.phasing()).isEqualTo("allied");
  }
}
