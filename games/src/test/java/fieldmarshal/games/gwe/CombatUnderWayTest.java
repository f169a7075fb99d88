package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Combat;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.Preview.Progress;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a page shows of a combat until it ends. */
class CombatUnderWayTest {
  private static Situation attacked() {
    return Situation.of(new Caporetto(), "historical")
        .with(
            "1916: ge-5, ge-12, ge-hq-14; 1917: it-1; 1918: it-art-1, it-art-2, it-art-3, it-hq-2"
                + "; 2507: ah-xxiii; 2508: it-4b")
        .at(8, "central", "combat");
  }

  private static Combat combat(Situation s) {
    Combat combat = s.rules().combat(s.p());
    assertThat(combat).isNotNull();
    return combat;
  }

  private static List<String> stages(Preview preview) {
    return preview.stages().stream()
        .filter(stage -> !stage.heading().id().equals("attrition"))
        .map(stage -> stage.heading().id() + " " + stage.heading().progress())
        .toList();
  }

  @Test
  @Case({"GWE-9.23", "CAP-9.22"})
  void anAttackerWhomAttritionTookIsNoLongerThereAndHasRolled() {
    Situation s =
        Situation.of(new Caporetto(), "historical")
            .with("1705: ge-5, ah-13-bde; 1706: it-43; 1604: ge-hq-14")
            .onlyRailheads("central", "none")
            .at(3, "central", "combat");
    s.dice(1, 5, 1).play(s.attack("1706", "ah-13-bde", "ge-5"));
    assertThat(s.where("ah-13-bde")).isEqualTo("eliminated");
    Combat combat = combat(s);
    assertThat(combat.attackers()).containsExactly(s.unit("ge-5"));
    assertThat(combat.preview().stages().getFirst().heading().id()).isEqualTo("attrition");
  }

  @Test
  @Case("CAP-17.25a")
  void beforeTheAttackTheDefendersGunsAreOpen() {
    Situation s = attacked();
    Preview preview = s.preview(s.attack("1917", "ge-5", "ge-12"));
    assertThat(s.rules().combat(s.p())).as("nothing is fought yet").isNull();
    assertThat(stages(preview))
        .containsExactly("support TO_COME", "roll TO_COME", "option TO_COME");
    assertThat(preview.open()).hasSize(1);
    Preview.Open guns = preview.open().getFirst();
    assertThat(guns.side()).isEqualTo(s.side("allied"));
    assertThat(guns.ways()).hasSize(2);
    assertThat(guns.ways().getFirst().column()).isEqualTo(preview.column());
    // Three guns of 4 points each beside a division of 3.
    assertThat(preview.defenceRange().least()).isEqualTo(preview.defence().total());
    assertThat(preview.defenceRange().most()).isEqualTo(preview.defence().total() + 12);
    assertThat(guns.ways().getLast().defence()).isEqualTo(preview.defenceRange().most());
    assertThat(guns.ways().getLast().column()).isNotEqualTo(preview.column());
  }

  @Test
  @Case({"CAP-17.25a", "GWE-8.4"})
  void whileTheDefenderChoosesHisGunsTheOddsAreShown() {
    Situation s = attacked();
    Preview before = s.preview(s.attack("1917", "ge-5", "ge-12"));
    s.dice(1, 1).play(s.attack("1917", "ge-5", "ge-12"));
    assertThat(s.asked()).isEqualTo("support");
    Combat combat = combat(s);
    assertThat(combat.attackers()).containsExactly(s.unit("ge-5"), s.unit("ge-12"));
    assertThat(combat.targets()).isEqualTo(s.hexes("1917"));
    assertThat(stages(combat.preview()))
        .containsExactly("support NOW", "roll TO_COME", "option TO_COME");
    assertThat(combat.preview().outcomes())
        .isEqualTo(before.open().getFirst().ways().getFirst().outcomes());
    assertThat(combat.preview().column()).isEqualTo(before.column());
    assertThat(combat.preview().open()).isEqualTo(before.open());
  }

  @Test
  @Case({"GWE-8.4", "GWE-8.9-D1"})
  void whileTheDefenderChoosesHisOptionTheResultIsShown() {
    Situation s = attacked();
    s.dice(1, 1, 6).play(s.attack("1917", "ge-5", "ge-12"), s.choose("support", "it-art-1"));
    for (int face = 1; !s.asked().equals("option") && face <= 6; face++) {
      s = attacked();
      s.dice(1, 1, face).play(s.attack("1917", "ge-5", "ge-12"), s.choose("support", "it-art-1"));
    }
    assertThat(s.asked()).isEqualTo("option");
    Preview preview = combat(s).preview();
    assertThat(stages(preview)).startsWith("support DONE", "roll DONE", "option NOW");
    assertThat(preview.roll().result()).isEqualTo(s.result());
    assertThat(preview.open()).isEmpty();
    double sum = preview.outcomes().stream().mapToDouble(Preview.Chance::probability).sum();
    assertThat(sum).isCloseTo(1, within(1e-9));
    assertThat(preview.stages().getLast().heading().progress()).isEqualTo(Progress.TO_COME);
    assertThat(preview.defence().total()).isEqualTo(preview.defenceRange().expected());
  }

  @Test
  @Case({"GWE-8.54", "GWE-8.61", "GWE-8.71"})
  void figuresAndResultAreShownUntilTheAdvanceIsOver() {
    Situation s = attacked();
    for (int face = 6; !s.asked().equals("option") && face >= 1; face--) {
      s = attacked();
      s.dice(1, 1, face).play(s.attack("1917", "ge-5", "ge-12"), s.pass());
    }
    Preview rolled = combat(s).preview();
    String last = "option";
    List<String> order = List.of("option", "losses", "retreat", "attacker-losses", "advance");
    while (s.rules().combat(s.p()) != null) {
      Preview now = combat(s).preview();
      assertThat(now.attack()).isEqualTo(rolled.attack());
      assertThat(now.defence()).isEqualTo(rolled.defence());
      assertThat(now.modifiers()).isEqualTo(rolled.modifiers());
      assertThat(now.roll()).isEqualTo(rolled.roll());
      List<String> under =
          now.stages().stream()
              .filter(stage -> stage.heading().progress() == Progress.NOW)
              .map(stage -> stage.heading().id())
              .toList();
      assertThat(under).hasSize(1);
      assertThat(order.indexOf(under.getFirst())).isGreaterThanOrEqualTo(order.indexOf(last));
      last = under.getFirst();
      s.play(s.asked().equals("advance") ? s.pass() : s.orders().getLast());
    }
    assertThat(last).as("the question that came last").isEqualTo("advance");
    assertThat(s.asked()).as("the next attack").isEqualTo("attack");
  }

  @Test
  @Case("GWE-8.8-ROWS")
  void rowAndColumnAreNamedAsInThePrintedTable() {
    Situation s = attacked();
    Preview.Roll roll = s.preview(s.attack("1917", "ge-5", "ge-12")).roll();
    var printed =
        s.rules().clerk().tables().stream()
            .filter(table -> table.id().equals(roll.table()))
            .findFirst()
            .orElseThrow();
    List<String> row =
        printed.rows().stream()
            .filter(cells -> cells.getFirst().equals(roll.row()))
            .findFirst()
            .orElseThrow();
    assertThat(row).contains(roll.before(), roll.column());
    assertThat(roll.faces()).isEqualTo(6);
  }
}
