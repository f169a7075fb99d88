package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter 4 with 3.5 and 7.1: the sequence of play. */
class SequenceTest {

  /** The phases of a game from here, by passing, as "5 russian first-movement". */
  private static List<String> phases(Situation s, int count) {
    List<String> phases = new ArrayList<>();
    phases.add(s.turn() + " " + s.phasing() + " " + s.phase());
    while (phases.size() < count && s.match().decision() instanceof Decision.Choose) {
      s.play(s.pass());
      for (Event.Began began : s.events(Event.Began.class)) {
        phases.add(began.turn() + " " + began.side().id() + " " + began.phase());
      }
    }
    return phases.subList(0, Math.min(count, phases.size()));
  }

  @Test
  @Case({"TWU-4.0a", "TWU-4.0b"})
  void theRussianMovesFirstEachWithFourPhases() {
    Situation s =
        Situation.of("historical")
            .with("0906: ge-2; 5728: ru-25")
            .at(5, "russian", "first-movement");
    assertThat(phases(s, 9))
        .containsExactly(
            "5 russian first-movement",
            "5 russian first-combat",
            "5 russian second-movement",
            "5 russian second-combat",
            "5 german first-movement",
            "5 german first-combat",
            "5 german second-movement",
            "5 german second-combat",
            "6 russian first-movement");
  }

  @Test
  @Case({"TWU-7.1a", "TWU-9.1"})
  void theCampaignBeginsWithTheGermanSecondMovementPhase() {
    Situation s = Situation.asPrinted("historical");
    assertThat(s.turn()).isEqualTo(1);
    assertThat(s.phasing()).isEqualTo("german");
    assertThat(s.phase()).isEqualTo("second-movement");
    assertThat(s.refusal(s.chooseHexes("reserve-1", "5418"))).isEqualTo("TWU-5.1a");
    assertThat(s.grants(s.entrain("ge-37")) || s.grants(s.entrain("ge-g-grau"))).isTrue();
    assertThat(phases(s, 4))
        .containsExactly(
            "1 german second-movement",
            "1 german second-combat",
            "2 russian first-movement",
            "2 russian first-combat");
  }

  @Test
  @Case({"TWU-9.2.1c"})
  void withThePlanOf1905TurnOneIsAWholeGermanTurnWithoutDuties() {
    Situation s = Situation.asPrinted("schlieffen");
    int before = s.points("russian");
    assertThat(phases(s, 5))
        .containsExactly(
            "1 german first-movement",
            "1 german first-combat",
            "1 german second-movement",
            "1 german second-combat",
            "2 russian first-movement");
    assertThat(s.points("russian")).as("no penalty").isEqualTo(before);
  }

  @Test
  @Case("TWU-9.4a")
  void theMasurianLakesAreFoughtFromTurn19To26() {
    Situation s = Situation.asPrinted("masurian");
    assertThat(s.turn()).isEqualTo(19);
    assertThat(s.phasing()).isEqualTo("russian");
    assertThat(s.phase()).isEqualTo("first-movement");
    s.at(26, "german", "second-combat").play(s.pass());
    assertThat(s.match().decision()).isInstanceOf(Decision.Over.class);
  }

  @Test
  @Case({"TWU-4.0c", "TWU-8.0e"})
  void theGameEndsWithTurn26() {
    Situation s =
        Situation.of("historical")
            .with("0906: ge-2; 5728: ru-25")
            .at(25, "german", "second-combat");
    s.play(s.pass());
    assertThat(s.turn()).isEqualTo(26);
    s.at(26, "german", "second-combat").play(s.pass());
    assertThat(s.match().decision()).isInstanceOf(Decision.Over.class);
  }

  @Test
  @Case("TWU-7.1c")
  void withoutThreeAttacksRussiaGetsFiftyPoints() {
    Situation s = Situation.asPrinted("historical");
    int before = s.points("russian");
    s.play(s.pass(), s.pass());
    assertThat(s.turn()).isEqualTo(2);
    assertThat(s.points("russian")).isEqualTo(before + 50);
    s.passTo(3, "russian", "first-movement");
    assertThat(s.points("russian")).as("once").isEqualTo(before + 50);
  }

  @Test
  @Case({"TWU-3.5b", "TWU-3.5c"})
  void disruptedUnitsStayUntilTheirSecondCombatPhaseEnds() {
    Situation s =
        Situation.of("historical")
            .with("0906: ge-2+disrupted; 5728: ru-25+disrupted")
            .at(5, "german", "second-movement");
    assertThat(s.refusal(s.march("ge-2", "0905"))).isEqualTo("TWU-3.5b");
    assertThat(s.reach("ge-2")).isEmpty();
    assertThat(s.has("ge-2", "disrupted")).isTrue();
    s.play(s.pass());
    assertThat(s.phasing()).isEqualTo("russian");
    assertThat(s.has("ge-2", "disrupted")).isFalse();
    assertThat(s.has("ru-25", "disrupted")).as("the other side's stay").isTrue();
  }
}
