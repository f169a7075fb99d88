package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import fieldmarshal.engine.Combat;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** What the attacker may know before the declaration, and what both know after it. */
class CombatPreviewTest {
  private static Situation central(int turn, String placements) {
    return Situation.of().with(placements).at(turn, "central", "first-combat");
  }

  private static Preview.Total total(Preview preview, String id) {
    return preview.totals().stream().filter(each -> each.id().equals(id)).findFirst().orElseThrow();
  }

  private static List<String> stages(Preview preview) {
    return preview.stages().stream()
        .map(stage -> stage.heading().id() + " " + stage.heading().progress())
        .toList();
  }

  @Test
  @Case({"IF-11.6.1", "IF-11.6.3"})
  void beforeTheDeclarationOnlyTheTopUnitCounts() {
    Situation s = central(8, "2618: it-8, it-10, it-7; 2718: ah-6, ah-18, ah-29");
    Preview preview = s.preview(s.attack("2618", "ah-6", "ah-18", "ah-29"));
    assertThat(preview.odds()).isEqualTo("at most 12:4");
    assertThat(preview.column()).isEqualTo("3:1");
    assertThat(preview.defenceRange().least()).isEqualTo(4);
    assertThat(preview.defenceRange().most()).as("at most 4 each").isEqualTo(12);
    assertThat(preview.open().getFirst().what()).isEqualTo("2 units are not seen.");
    assertThat(preview.open().getFirst().ways())
        .extracting(Preview.Way::column)
        .containsExactly("3:1", "1:1");
  }

  @Test
  @Case({"IF-11.6.1", "IF-11.6.3"})
  void whatLiesBelowChangesNothing() {
    Situation one = central(8, "2618: it-8, it-7; 2718: ah-6, ah-18");
    Situation other =
        central(8, "2618: it-2nd-army-hq+support-mode+out-of-supply, it-7; 2718: ah-6, ah-18");
    Order.Attack attack = one.attack("2618", "ah-6", "ah-18");
    assertThat(one.preview(attack)).isEqualTo(other.preview(attack));
    Preview seen =
        one.rules()
            .preview(one.rules().view(one.p(), one.side("central")).position(), attack)
            .value();
    assertThat(seen).isEqualTo(one.preview(attack));
  }

  @Test
  @Case({"IF-11.6.3", "IF-10.6.2", "IF-14.3.3"})
  void theMarksOfTheTopUnitCountAndAGermanBelowDoesNot() {
    Situation s = Situation.of().with("2618: ge-ak, ah-4+out-of-supply; 2718: it-4");
    s.at(8, "allied", "first-combat").set("austro-hungarian-morale", -3);
    assertThat(s.preview(s.attack("2618", "it-4")).dieModifier()).isEqualTo(3);
  }

  @Test
  @Case({"IF-11.6.3", "IF-10.6.2", "IF-16.1.1"})
  void aHeadquartersOnTopOfOthersHidesNeitherMoraleNorSupport() {
    Situation s = central(8, "2618: it-7, it-2nd-army-hq; 2718: ah-6, ah-18");
    s.set("italian-morale", -3);
    Preview preview = s.preview(s.attack("2618", "ah-6", "ah-18"));
    assertThat(preview.dieModifier()).isEqualTo(1);
    assertThat(preview.open()).hasSize(2);
    assertThat(preview.open().getLast().what()).contains("8 support units");
    s.set("italian-morale", -2);
    assertThat(s.preview(s.attack("2618", "ah-6", "ah-18")).dieModifier()).isZero();
  }

  @Test
  @Case({"IF-16.1.1", "IF-11.6.3"})
  void whatTheDefenderMayStillDoIsTold() {
    Situation s = central(8, "2618: it-7; 2718: ah-6, ah-18");
    Preview preview = s.preview(s.attack("2618", "ah-6", "ah-18"));
    assertThat(preview.open()).hasSize(1);
    assertThat(preview.open().getFirst().what()).contains("8 support units");
    assertThat(preview.open().getFirst().side()).isEqualTo(s.side("allied"));
    assertThat(preview.open().getFirst().ways())
        .extracting(Preview.Way::column)
        .containsExactly("2:1", "1:1", "1:2", "1:3", "1:3");
    assertThat(preview.open().getFirst().ways().getLast().what())
        .as("the range goes to the worst")
        .isEqualTo("All 8 succeed");
    s.with("2618: it-7+out-of-supply");
    assertThat(s.preview(s.attack("2618", "ah-6", "ah-18")).open())
        .as("no support for it")
        .isEmpty();
  }

  @Test
  @Case({"IF-16.3.1", "IF-11.7.7", "IF-16.5.2", "IF-16.6.2"})
  void plannedSupportCountsWithItsDice() {
    Situation s =
        central(2, "2618: it-7, it-8; 2718: ah-6, ah-18; 2818: ah-1st-is-hq+support-mode");
    Order.Attack attack =
        s.planned(s.attack("2618", "ah-6", "ah-18"), "ge-art-1", "ge-art-2", "ah-art-1");
    Preview preview = s.preview(attack);
    assertThat(preview.column()).as("2:1, two Germans 2R + 1R for certain").isEqualTo("5:1");
    assertThat(preview.dieModifier()).as("gas").isEqualTo(2);
    Preview.Dice dice =
        preview.stages().stream()
            .filter(Preview.Dice.class::isInstance)
            .map(Preview.Dice.class::cast)
            .findFirst()
            .orElseThrow();
    assertThat(dice.dice()).hasSize(1);
    assertThat(dice.dice().getFirst().outcomes().getFirst().probability())
        .isCloseTo(4 / 6.0, within(1e-9));
    double sum = preview.outcomes().stream().mapToDouble(Preview.Chance::probability).sum();
    assertThat(sum).isCloseTo(1, within(1e-9));
    assertThat(preview.outcomes())
        .as("1/E on 5:1 and 6:1 with a die of 3 to 6")
        .anyMatch(
            each -> each.result().equals("1/E") && Math.abs(each.probability() - 4 / 6.0) < 1e-9);
  }

  @Test
  @Case({"IF-11.7.1", "IF-11.7.2"})
  void theTotalsAreExact() {
    Situation s = central(8, "2618: it-7; 2718: ah-6, ah-18, ah-29");
    Preview preview = s.preview(s.attack("2618", "ah-6", "ah-18", "ah-29"));
    assertThat(total(preview, "attacker-steps").distribution().expected())
        .as("3 2 2 2 1 1")
        .isCloseTo(11 / 6.0, within(1e-9));
    assertThat(total(preview, "defender-steps").distribution().expected())
        .as("1 1 1 2 2 and 3, of which there are 2")
        .isCloseTo(9 / 6.0, within(1e-9));
    assertThat(total(preview, "eliminated").distribution().expected()).isCloseTo(0.5, within(1e-9));
  }

  @Test
  @Case({"IF-11.6.2", "IF-16.1.1"})
  void afterTheRevealEverythingIsExactButDiceAndTheAnswer() {
    Situation s = central(8, "2618: it-8, it-7; 2718: ah-6, ah-18, ah-29");
    assertThat(s.rules().combat(s.p())).isNull();
    s.play(s.attack("2618", "ah-6", "ah-18", "ah-29"));
    Combat combat = underWay(s);
    assertThat(combat.attackers()).hasSize(3);
    assertThat(combat.targets()).isEqualTo(s.hexes("2618"));
    assertThat(combat.preview().odds()).isEqualTo("12:8");
    assertThat(stages(combat.preview()))
        .containsExactly("attacker-support NOW", "defender-support TO_COME", "roll TO_COME");
    s.play(s.support("ah-art-1"));
    combat = underWay(s);
    assertThat(stages(combat.preview()))
        .containsExactly(
            "attacker-support DONE",
            "defender-support NOW",
            "support-dice TO_COME",
            "roll TO_COME");
    assertThat(combat.preview().open().getFirst().what()).contains("8 support units");
    for (String side : List.of("central", "allied")) {
      Combat seen = s.rules().combat(s.rules().view(s.p(), s.side(side)).position());
      assertThat(Objects.requireNonNull(seen).preview()).as(side).isEqualTo(combat.preview());
    }
  }

  private static Combat underWay(Situation s) {
    return Objects.requireNonNull(s.rules().combat(s.p()));
  }

  @Test
  @Case({"IF-11.7.3", "IF-10.4.2", "IF-12.1.1"})
  void theStagesAfterTheDieAreToldAsTheyCome() {
    Situation s = central(8, "2618: br-23; 2718: ah-3-ed, ah-6, ah-18");
    s.fight(s.attack("2618", "ah-3-ed", "ah-6", "ah-18"), 4);
    assertThat(stages(underWay(s).preview()))
        .containsExactly(
            "roll DONE",
            "attacker-loss NOW",
            "defender-choice TO_COME",
            "defender-loss TO_COME",
            "retreat TO_COME",
            "advance TO_COME",
            "second-hex TO_COME");
    Preview.Roll roll = Objects.requireNonNull(underWay(s).preview().roll());
    assertThat(roll.result()).isEqualTo("2/1");
    assertThat(roll.odds()).isEqualTo("13:5");
    assertThat(roll.lack()).isEqualTo(new Preview.Lack(2, "3:1"));
    s.play(s.lose("ah-3-ed", "ah-6"));
    assertThat(stages(underWay(s).preview())).contains("defender-choice NOW");
    s.play(s.choose("retreat"));
    assertThat(stages(underWay(s).preview())).contains("retreat NOW");
    s.play(s.retreat("br-23", "2517"));
    assertThat(stages(underWay(s).preview())).contains("advance NOW");
    assertThat(s.rules().meaning("2/1").words())
        .isEqualTo("The defender loses 1 step; the attacker loses 2 steps");
  }

  @Test
  @Case({"IF-11.6.1", "IF-19.5.4", "IF-8.6.1"})
  void aHeadquartersThatIsNotSeenMakesNoHexLessCrowded() {
    Situation s =
        Situation.of(ItalianFront.FREE_DEPLOYMENT)
            .with(
                "2618: ah-4, ah-6, ah-18, ah-29, ah-57; 2518: ge-14th-army-hq+support-mode, ah-60;"
                    + " 2718: it-4; 2717: it-14")
            .at(8, "allied", "first-combat");
    Order.Attack attack = s.planned(s.attack("2618", "it-4", "it-14"), "it-art-1");
    Preview truth = s.preview(attack);
    assertThat(
            s.rules().preview(s.rules().view(s.p(), s.side("allied")).position(), attack).value())
        .isEqualTo(truth);
  }

  @Test
  @Case("IF-11.2.1")
  void anAttackThatMayNotBeHasNoPreview() {
    Situation s = central(8, "2618: it-7; 2718: ah-6");
    assertThat(s.rules().preview(s.p(), s.attack("2717", "ah-6")).refused().caseId())
        .isEqualTo("IF-11.2.1");
    assertThat(s.rules().clerk().targets(s.p())).isEqualTo(s.hexes("2618"));
    assertThat(s.rules().clerk().tables()).anyMatch(table -> table.id().equals("results"));
    s.at(8, "central", "movement");
    assertThat(s.rules().preview(s.p(), s.attack("2618", "ah-6")).refused().caseId())
        .isEqualTo("IF-4.1.3");
    assertThat(s.rules().clerk().targets(s.p()).isEmpty()).isTrue();
  }
}
