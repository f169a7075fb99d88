package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Combat;
import fieldmarshal.engine.Explanation;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What a page shows of a combat until it ends. */
class CombatProgressTest {
  private static Situation of(String units, String... options) {
    return Situation.of("historical", options)
        .with(units)
        .heldBy("german", "5528", "5428", "5328", "5228", "5128")
        .at(5, "german", "first-combat");
  }

  private static Combat combat(Situation s, Position p) {
    Combat combat = s.rules().combat(p);
    assertThat(combat).isNotNull();
    return combat;
  }

  private static List<String> stages(Combat combat) {
    return combat.preview().stages().stream()
        .map(stage -> stage.heading().id() + " " + stage.heading().progress())
        .toList();
  }

  private static List<String> names(Explanation sum) {
    return sum.parts().stream().map(Explanation::what).toList();
  }

  @Test
  @Case({"TWU-6.0g", "TWU-6.5a", "TWU-6.6a"})
  void figuresAndResultAreShownUntilTheAdvanceIsOver() {
    Situation s = of("5728: ru-25; 5628: ge-1, ge-2");
    Preview before = s.preview(s.attack("5728", "ge-1", "ge-2"));
    assertThat(s.rules().combat(s.p())).as("nothing is fought yet").isNull();
    s.fight(3, s.attack("5728", "ge-1", "ge-2"));
    assertThat(s.asked()).isEqualTo("retreat");
    Combat retreat = combat(s, s.p());
    assertThat(stages(retreat)).containsExactly("roll DONE", "retreat NOW", "advance TO_COME");
    s.play(s.retreat("ru-25", "5828"));
    assertThat(s.asked()).isEqualTo("advance");
    Combat advance = combat(s, s.p());
    assertThat(stages(advance)).containsExactly("roll DONE", "retreat DONE", "advance NOW");
    assertThat(advance.attackers()).containsExactly(s.unit("ge-1"), s.unit("ge-2"));
    assertThat(advance.preview().defence()).as("as at the die").isEqualTo(before.defence());
    assertThat(advance.preview().attack()).isEqualTo(before.attack());
    assertThat(advance.preview().modifiers()).isEqualTo(before.modifiers());
    assertThat(advance.preview().outcomes()).isEqualTo(before.outcomes());
    assertThat(advance.preview().roll().result()).isEqualTo("D1");
    s.play(s.pass());
    assertThat(s.rules().combat(s.p())).as("it is over").isNull();
  }

  @Test
  @Case({"TWU-6.5a", "TWU-6.6b"})
  void theDefenderAdvancesWhereTheAttackerHasLost() {
    Situation s =
        Situation.of("historical")
            .with("5028: ge-1; 5128: ru-25, ru-27, ru-29")
            .at(5, "german", "first-combat");
    s.fight(1, s.attack("5128", "ge-1"));
    assertThat(s.result()).isEqualTo("A1");
    Preview.Step retreat = (Preview.Step) combat(s, s.p()).preview().stages().get(1);
    assertThat(retreat.side()).isEqualTo(s.side("german"));
    s.play(s.suggestion());
    Preview.Step advance = (Preview.Step) combat(s, s.p()).preview().stages().getLast();
    assertThat(advance.side()).isEqualTo(s.side("russian"));
    assertThat(advance.heading().caseId()).isEqualTo("TWU-6.6b");
  }

  @Test
  @Case("TWU-6.4c")
  void anExchangeIsTheLastStage() {
    Situation s =
        Situation.of("historical")
            .with(
                "4126: ru-25, ru-27, ru-29; 4026: ru-26, ru-43, ru-1gc; 4125: ru-40, ru-28, ru-2gc")
            .with("4025: ge-g-boyn")
            .at(5, "russian", "first-combat")
            .allHeldBy("russian", "4025");
    s.fight(
        6,
        s.attack(
            "4025", "ru-25", "ru-27", "ru-29", "ru-26", "ru-43", "ru-1gc", "ru-40", "ru-28",
            "ru-2gc"));
    assertThat(s.result()).isEqualTo("EX");
    assertThat(stages(combat(s, s.p()))).containsExactly("roll DONE", "exchange NOW");
    assertThat(names(combat(s, s.p()).preview().defence()))
        .as("the dead are still told")
        .contains(s.unit("ge-g-boyn").name());
    s.play(s.suggestion());
    assertThat(s.rules().combat(s.p())).as("it is over").isNull();
  }

  @Test
  @Case("TWU-10.2.2a")
  void cavalryIsAskedBeforeTheDie() {
    Situation s = of("5628: ge-1; 5728: ru-1c", "cavalry-retreat");
    s.play(s.attack("5728", "ge-1"), s.pass());
    assertThat(s.asked()).isEqualTo("retire");
    assertThat(stages(combat(s, s.p()))).containsExactly("retire NOW", "roll TO_COME");
    assertThat(combat(s, s.p()).preview().roll().result()).isNull();
  }

  /** The forecast says who may still slip away, and what is left to fight then. */
  @Test
  @Case({"TWU-10.2.2a", "TWU-10.2.2d"})
  void cavalryThatMayRetireGivesARange() {
    Situation s = of("5628: ge-1; 5728: ru-1c", "cavalry-retreat");
    Preview alone = s.preview(s.attack("5728", "ge-1"));
    assertThat(alone.stages().getFirst().heading().id()).isEqualTo("retire");
    assertThat(alone.open()).hasSize(1);
    assertThat(alone.open().getFirst().side()).isEqualTo(s.side("russian"));
    assertThat(alone.open().getFirst().caseId()).isEqualTo("TWU-10.2.2a");
    assertThat(alone.open().getFirst().ways())
        .extracting(Preview.Way::defence)
        .containsExactly(alone.defence().total(), 0.0);
    assertThat(alone.open().getFirst().ways().getLast().column()).as("no combat").isEmpty();
    assertThat(alone.defenceRange().least()).isZero();
    assertThat(alone.defenceRange().most()).isEqualTo(alone.defence().total());
    s.play(s.attack("5728", "ge-1"), s.pass());
    assertThat(combat(s, s.p()).preview().open()).as("while it is asked").hasSize(1);
    s.play(s.pass());
    assertThat(s.asked()).as("it stays, and the die is rolled").isNotEqualTo("retire");
    Situation off = of("5628: ge-1; 5728: ru-1c");
    assertThat(off.preview(off.attack("5728", "ge-1")).open()).as("without the option").isEmpty();
  }

  @Test
  @Case({"TWU-10.2.2b", "TWU-10.2.2c"})
  void infantryHoldsCavalryAndCavalryHindersIt() {
    Situation held = of("5628: ge-1, ge-2; 5728: ru-1c, ru-25", "cavalry-retreat");
    assertThat(held.preview(held.attack("5728", "ge-1", "ge-2")).open())
        .as("infantry holds it")
        .isEmpty();
    Situation two = of("5628: ge-1, ge-1kb; 5728: ru-1c; 5729: ru-25", "cavalry-retreat");
    List<Counter> attackers = List.of(two.unit("ge-1"), two.unit("ge-1kb"));
    Reckoning reckoning = two.rules().combat();
    Preview both = reckoning.preview(two.p(), attackers, two.hexes("5728", "5729"));
    Preview corps = reckoning.preview(two.p(), attackers, two.hexes("5729"));
    assertThat(both.open().getFirst().caseId()).as("a die of 1 to 3").isEqualTo("TWU-10.2.2b");
    Preview.Way left = both.open().getFirst().ways().getLast();
    assertThat(left.defence())
        .as("the corps fights on alone")
        .isEqualTo(corps.defence().total())
        .isLessThan(both.defence().total());
    assertThat(left.column()).isEqualTo(corps.column());
    assertThat(left.outcomes()).isEqualTo(corps.outcomes());
    assertThat(both.defenceRange().least()).isEqualTo(left.defence());
  }

  @Test
  @Case({"TWU-10.1h", "TWU-X-10.1+10.2.2"})
  void bothSidesAreShownTheSameAndOnlyThoseWhoFought() {
    Situation s = of("5728: ru-25; 5628: ge-1; 5626: ge-2; 5930: ru-27", "hidden-movement");
    s.fight(3, s.attack("5728", "ge-1"));
    assertThat(s.asked()).isEqualTo("retreat");
    s.play(s.suggestion());
    assertThat(s.asked()).isEqualTo("advance");
    Combat truth = combat(s, s.p());
    for (String side : List.of("german", "russian")) {
      Combat seen = combat(s, s.view(side));
      assertThat(seen).as(side).isEqualTo(truth);
      assertThat(names(seen.preview().defence())).containsExactly(s.unit("ru-25").name());
      assertThat(names(seen.preview().attack())).containsExactly(s.unit("ge-1").name());
      assertThat(seen.attackers()).allMatch(s.view(side)::onMap);
    }
  }

  @Test
  @Case("TWU-10.1h")
  void aCounterThatIsNotSeenGivesARange() {
    Situation s = of("5728: ru-25; 5428: ge-1", "hidden-movement");
    Position view = s.view("german");
    List<Counter> attackers = List.of(s.unit("ge-1"));
    Hexes target = s.hexes("5728");
    Preview preview = s.rules().combat().preview(view, attackers, target);
    assertThat(preview.open()).hasSize(1);
    assertThat(preview.open().getFirst().side()).isEqualTo(s.side("russian"));
    assertThat(preview.open().getFirst().ways()).as("a dummy alone is no defence").hasSize(1);
    assertThat(preview.defenceRange().least()).isZero();
    assertThat(preview.defenceRange().most())
        .isEqualTo(
            s.rules().roster().all().stream()
                .filter(unit -> unit.sideIndex() == 0 && !unit.isSymbol())
                .mapToInt(Counter::strength)
                .max()
                .orElseThrow());
    assertThat(preview.defenceRange().expected()).isEqualTo(preview.defence().total());
    Preview truth = s.rules().combat().preview(s.p(), attackers, target);
    assertThat(truth.open()).as("who knows, is told no range").isEmpty();
  }
}
