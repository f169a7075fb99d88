package fieldmarshal.games.gwe.brusilov;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Combat;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.Situation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a page shows of a combat with headquarters that shift for the defence. */
class BrusilovCombatUnderWayTest {
  private static Situation field() {
    return Situation.of(new Brusilov(), "fourth-of-june", "unlimited-command")
        .with("1704: ru-4rf, ru-2rf; 1703: ru-hq-8ka; 1705: ah-26; 1707: ah-hq-4fe")
        .at(3, "russian", "combat");
  }

  private static Preview preview(Situation s) {
    Combat combat = s.rules().combat(s.p());
    assertThat(combat).isNotNull();
    return combat.preview();
  }

  private static List<String> stages(Preview preview) {
    return preview.stages().stream()
        .map(stage -> stage.heading().id() + " " + stage.heading().progress())
        .toList();
  }

  @Test
  @Case({"BRU-21.11", "BRU-21.12", "GWE-8.5"})
  void theShiftOfTheDefenceIsOpenAndThenKeptUntilTheEnd() {
    Situation s = field();
    s.dice(6).play(s.attack("1705", "ru-4rf", "ru-2rf"));
    assertThat(s.asked()).isEqualTo("support");
    Preview asked = preview(s);
    assertThat(stages(asked)).containsExactly("support NOW", "roll TO_COME", "option TO_COME");
    assertThat(asked.open()).hasSize(1);
    String shifted = asked.open().getFirst().ways().getLast().column();
    assertThat(shifted).isNotEqualTo(asked.column());
    s.play(s.choose("support", "ah-hq-4fe"));
    int questions = 0;
    while (s.rules().combat(s.p()) != null) {
      Preview now = preview(s);
      assertThat(now.column()).as("the column of the die").isEqualTo(shifted);
      assertThat(now.roll().result()).isNotNull();
      assertThat(now.open()).isEmpty();
      assertThat(stages(now).stream().filter(stage -> stage.endsWith(" NOW"))).hasSize(1);
      s.play(s.suggestion());
      questions++;
    }
    assertThat(questions).isPositive();
    assertThat(s.asked()).isNotIn("option", "lose", "retreat", "advance");
  }
}
