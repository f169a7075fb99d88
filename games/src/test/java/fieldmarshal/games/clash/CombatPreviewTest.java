package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Combat;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Preview.Progress;
import fieldmarshal.engine.Role;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An attack before it is made and while it is fought, as a page shows it. */
class CombatPreviewTest {
  private static List<String> stages(Preview preview) {
    return preview.stages().stream()
        .map(stage -> stage.heading().id() + " " + stage.heading().progress())
        .toList();
  }

  private static Preview.Dice dice(Preview preview, String id) {
    return (Preview.Dice)
        preview.stages().stream()
            .filter(stage -> stage.heading().id().equals(id))
            .findFirst()
            .orElseThrow();
  }

  private static Preview now(Proving s) {
    Combat combat = s.rules().combat(s.p());
    assertThat(combat).isNotNull();
    return combat.preview();
  }

  private static double total(Preview preview, String id) {
    return preview.totals().stream()
        .filter(total -> total.id().equals(id))
        .findFirst()
        .orElseThrow()
        .distribution()
        .expected();
  }

  @Test
  @Case({"COG-12.75a", "COG-12.76"})
  void eachUnitHasItsChancesAndTheWholeIsTheirSum() {
    Proving s = Proving.central("1117: c-1, c-t3; 1217: e-1, e-b1");
    Preview preview = s.preview(s.attack("1217", "c-1", "c-t3"));
    assertThat(stages(preview))
        .containsExactly(
            "odds TO_COME", "defenders TO_COME", "attackers TO_COME", "advance TO_COME");
    // 4:3 is 1-1: a 5 or a 6 against rating 4.
    Preview.Die first = dice(preview, "defenders").dice().getFirst();
    assertThat(first.unit()).isEqualTo(s.unit("e-1"));
    assertThat(first.face()).isNull();
    assertThat(first.outcomes())
        .extracting(Preview.Chance::result)
        .containsExactly("D-", "D1R1", "D1R2");
    assertThat(dice(preview, "defenders").dice().getLast().outcomes())
        .extracting(Preview.Chance::result)
        .containsExactly("D-", "DE");
    assertThat(total(preview, "defender")).isCloseTo(4 / 6.0, within(1e-9));
    assertThat(total(preview, "attacker")).isCloseTo(2 / 6.0 + 3 / 6.0, within(1e-9));
    // Both must go: a third each.
    assertThat(total(preview, "vacated")).isCloseTo(1 / 9.0, within(1e-9));
  }

  @Test
  @Case({"COG-14.3a", "COG-14.2b"})
  void thePreviewSaysWhatTheDefenderMayStillDo() {
    Proving s = Proving.central("1117: c-1, c-2; 1217: e-c1");
    Preview preview = s.preview(s.attack("1217", "c-1", "c-2"));
    assertThat(stages(preview).getFirst()).isEqualTo("retire TO_COME");
    assertThat(preview.open()).hasSize(1);
    assertThat(preview.open().getFirst().side()).isEqualTo(s.side("entente"));
    assertThat(preview.open().getFirst().ways()).hasSize(2);
    assertThat(preview.modifiers())
        .anyMatch(part -> part.caseId().equals("COG-14.2b") && part.role() == Role.ATTACKER);
    assertThat(stages(preview)).contains("pick TO_COME");
    s.fight(List.of(), s.attack("1217", "c-1", "c-2"));
    assertThat(stages(now(s)).getFirst()).isEqualTo("retire NOW");
    s.then(s.retreat("e-c1", "1317", "1316"));
    assertThat(stages(now(s))).containsExactly("advance NOW");
  }

  @Test
  @Case({"COG-12.7", "COG-12.81a"})
  void theCombatUnderWayTellsItsDiceOneByOne() {
    Proving s = Proving.central("1117: c-1, c-2, c-3; 1118: c-4, c-5, c-6; 1217: e-1, e-2");
    assertThat(s.rules().combat(s.p())).isNull();
    s.fight(List.of(5), s.attack("1217", "c-1", "c-2", "c-3", "c-4", "c-5", "c-6"));
    assertThat(stages(now(s)))
        .containsExactly(
            "odds DONE", "defenders NOW", "pick TO_COME", "attackers TO_COME", "advance TO_COME");
    s.then(s.roll("e-2"));
    // 3-1: 5 + 2 = 6 against 4. The unit retreats now.
    List<Preview.Die> rolled = dice(now(s), "defenders").dice();
    assertThat(rolled).hasSize(2);
    assertThat(rolled.getFirst().unit()).isEqualTo(s.unit("e-2"));
    assertThat(rolled.getFirst().face()).isEqualTo(5);
    assertThat(rolled.getFirst().outcomes())
        .extracting(Preview.Chance::result)
        .containsExactly("D1R2");
    assertThat(rolled.getLast().face()).isNull();
    assertThat(total(now(s), "defender")).isCloseTo(1 + 4 / 6.0, within(1e-9));
    s.dice(1);
    s.then(s.suggestion());
    assertThat(stages(now(s)))
        .containsExactly(
            "odds DONE", "defenders DONE", "pick NOW", "attackers TO_COME", "advance TO_COME");
    assertThat(total(now(s), "vacated")).isZero();
    assertThat(now(s).roll().column()).isEqualTo("3:1");
    assertThat(now(s).stages().getFirst().heading().progress()).isEqualTo(Progress.DONE);
  }

  @Test
  @Case({"COG-12.75b", "COG-12.76"})
  void resultsHaveAMeaningInWords() {
    Proving s = Proving.central("1117: c-1; 1217: e-1");
    assertThat(s.rules().meaning("D1R2").words())
        .isEqualTo("The defender loses a step and retreats 2 hexes");
    assertThat(s.rules().meaning("DE").words()).isEqualTo("The defender is eliminated");
    assertThat(s.rules().meaning("A1").words()).isEqualTo("The attacker loses a step");
    assertThat(s.rules().meaning("A-").words()).isEqualTo("No effect");
    assertThat(s.rules().meaning("D2 A1").words())
        .isEqualTo("The defender loses 2 steps; the attacker loses 1 step");
    assertThat(s.rules().meaning("D2 A1").good()).isEqualTo(Role.ATTACKER);
    assertThat(s.rules().meaning("AE").good()).isEqualTo(Role.DEFENDER);
  }

  @Test
  void theClerkNamesTargetsAndTheChart() {
    Proving s = Proving.central("1117: c-1; 1217: e-1; 1116: e-4");
    assertThat(s.rules().clerk().targets(s.p()).size()).isEqualTo(2);
    assertThat(s.rules().clerk().tables())
        .filteredOn(table -> table.id().equals("combat"))
        .singleElement()
        .satisfies(table -> {
          assertThat(table.columns()).hasSize(9).contains("5:1");
          assertThat(table.rows().getFirst())
              .containsExactly("attackers add", "+2", "+1", "0", "-1", "-2", "-3", "-3", "N");
        });
  }
}
