package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Which attacks a combat offers, suggests and draws at random, and how they are told. */
class CombatListingTest {
  /** 1217 is beside c-1 and c-4, 1218 beside c-4 and c-7. */
  private static final String TWO = "1117: c-1; 1118: c-4; 1217: e-1; 1218: e-4; 1119: c-7";

  private static String words(Proving s, Order order) {
    if (!(order instanceof Order.Attack attack)) {
      return "pass";
    }
    List<String> units =
        new ArrayList<>(attack.units().stream().map(unit -> unit.id()).sorted().toList());
    return String.join(" ", units) + " -> " + s.rules().board().number(attack.targets().at(0));
  }

  private static List<String> listed(Proving s) {
    return s.orders().stream().map(order -> words(s, order)).toList();
  }

  @Test
  @Case({"COG-12.1c", "COG-12.2a", "COG-12.4c"})
  void everyLegalSetOfAttackersIsListedOnce() {
    Proving s = Proving.central("1117: c-1, c-2; 1118: c-4; 1217: e-1; 2005: e-5; 2004: c-10");
    assertThat(listed(s))
        .containsExactlyInAnyOrder(
            "pass",
            "c-1 -> 1217",
            "c-2 -> 1217",
            "c-4 -> 1217",
            "c-1 c-2 -> 1217",
            "c-1 c-4 -> 1217",
            "c-2 c-4 -> 1217",
            "c-1 c-2 c-4 -> 1217",
            "c-10 -> 2005");
  }

  @Test
  @Case({"COG-12.4b", "COG-14.2a"})
  void cavalryAndInfantryAreListedApart() {
    Proving s = Proving.central("1117: c-1; 1118: c-c1; 1217: e-c1; 1218: e-4; 2020: e-1");
    assertThat(listed(s)).containsExactlyInAnyOrder("pass", "c-1 -> 1217", "c-c1 -> 1217");
    // Horse alone may not attack the infantry in 1218: no target is told for it.
    assertThat(s.rules().combat().targets(s.p())).containsExactly(s.hex("1217"));
    assertThat(s.rules().combat().attackers(s.p(), s.hex("1217"), true))
        .containsExactly(s.unit("c-c1"));
    assertThat(s.rules().combat().attackers(s.p(), s.hex("1217"), false))
        .containsExactly(s.unit("c-1"));
    assertThat(s.rules().combat().beside(s.p(), s.hex("1217")))
        .containsExactlyInAnyOrder(s.unit("c-1"), s.unit("c-c1"));
  }

  @Test
  @Case({"COG-12.4b", "COG-12.1b"})
  void whyAUnitCannotJoinOthers() {
    Proving s = Proving.central("1117: c-1, c-2; 1118: c-c1; 1217: e-c1");
    Combat combat = s.rules().combat();
    int target = s.hex("1217");
    assertThat(combat.why(s.p(), s.unit("c-2"), target, List.of(s.unit("c-1")))).isNull();
    assertThat(combat.why(s.p(), s.unit("c-c1"), target, List.of())).isNull();
    assertThat(combat.why(s.p(), s.unit("c-c1"), target, List.of(s.unit("c-1"))))
        .satisfies(refused -> assertThat(refused.caseId()).isEqualTo("COG-12.4b"));
    assertThat(combat.why(s.p(), s.unit("c-1"), target, List.of(s.unit("c-c1"))))
        .satisfies(refused -> assertThat(refused.caseId()).isEqualTo("COG-12.4b"));
  }

  @Test
  @Case({"COG-12.4a", "COG-12.5"})
  void anOwedAttackIsSuggestedWithAllWhoCanMakeIt() {
    Proving s = Proving.central(TWO);
    assertThat(s.suggestion()).isEqualTo(s.pass());
    s.resolve(List.of(1, 1, 1), s.attack("1217", "c-1", "c-4"));
    assertThat(words(s, s.suggestion())).isEqualTo("c-7 -> 1218");
    assertThat(listed(s)).containsExactly("c-7 -> 1218");
  }

  @Test
  @Case("COG-12.4a")
  void anOwedAttackOfCavalryIsSuggestedToo() {
    Proving s =
        Proving.central("1117: c-1; 1118: c-4; 1217: e-1; 1218: e-c1; 1119: c-c1; 2020: e-2");
    s.resolve(List.of(1, 1, 1), s.attack("1217", "c-1", "c-4"));
    assertThat(words(s, s.suggestion())).isEqualTo("c-c1 -> 1218");
  }

  /** What many draws bring. */
  private static Set<String> drawn(Proving s) {
    SplittableRandom random = new SplittableRandom(7);
    Set<String> drawn = new HashSet<>();
    for (int i = 0; i < 400; i++) {
      Order order = s.rules().sample(s.p(), random);
      assertThat(s.grants(order)).isTrue();
      drawn.add(words(s, order));
    }
    return drawn;
  }

  @Test
  @Case({"COG-12.1c", "COG-12.2a"})
  void randomPlayDrawsEveryTargetBothArmsAndTheEnd() {
    Proving s =
        Proving.central("1117: c-1, c-2; 1118: c-c1; 1217: e-c1; 1116: e-4; 2005: e-5; 2004: c-10");
    assertThat(drawn(s))
        .contains("pass", "c-c1 -> 1217", "c-1 c-2 -> 1217", "c-1 -> 1217", "c-2 -> 1217")
        .contains("c-1 c-2 -> 1116", "c-10 -> 2005");
  }

  @Test
  @Case({"COG-12.4a", "COG-12.4c"})
  void randomPlayKeepsToDuties() {
    // Without c-7 nobody could meet the duty of a combined attack: only single ones are drawn.
    Proving s = Proving.central("1117: c-1, c-2; 1118: c-4; 1217: e-1; 1218: e-4");
    assertThat(drawn(s))
        .contains("pass", "c-1 c-2 -> 1217", "c-1 -> 1217", "c-4 -> 1217", "c-4 -> 1218")
        .noneMatch(words -> words.matches("c-[12].* c-4 .*"));
    // An owed attack is made at once.
    Proving owing = Proving.central(TWO);
    owing.resolve(List.of(1, 1, 1), owing.attack("1217", "c-1", "c-4"));
    assertThat(drawn(owing)).containsExactly("c-7 -> 1218");
  }

  @Test
  @Case("COG-12.2a")
  void anAttackIsToldWithAllItsUnits() {
    Proving s = Proving.central("1117: c-1, c-2, c-3; 1217: e-b1; 1120: c-4; 1220: e-4");
    s.play(s.attack("1217", "c-1", "c-2", "c-3"));
    assertThat(notes(s))
        .anyMatch(text -> text.startsWith(s.unit("c-1").name() + ", 2 and 3 attack "));
    Proving one = Proving.central("1120: c-4; 1220: e-4");
    one.play(one.attack("1220", "c-4"));
    assertThat(notes(one)).anyMatch(text -> text.startsWith(one.unit("c-4").name() + " attacks "));
  }

  private static List<String> notes(Proving s) {
    return s.events(Event.Noted.class).stream().map(Event.Noted::text).toList();
  }

  @Test
  @Case({"COG-12.1b", "COG-12.1a"})
  void theReasonWhyAUnitDoesNotAttackIsTold() {
    Proving s =
        Proving.central("1117: c-1, c-2; 1217: e-1; 2005: e-5; 2004: c-10")
            .with("1117: c-1+replaced, c-2+strategic");
    assertThat(s.refused(s.attack("1217", "c-1")).why()).contains("replacement");
    assertThat(s.refused(s.attack("1217", "c-2")).why()).contains("by rail");
    // Nobody else is there: the hex is no target.
    assertThat(s.rules().combat().targets(s.p())).containsExactly(s.hex("2005"));
    assertThat(s.rules().combat().possible(s.p(), Chapter.CENTRAL)).isTrue();
    Position none = Proving.central("1117: c-1; 1217: e-1").with("1117: c-1+replaced").p();
    assertThat(s.rules().combat().possible(none, Chapter.CENTRAL)).isFalse();
  }

  @Test
  @Case({"COG-13.0f", "COG-X16"})
  void aFortThatWasAttackedIsNoTargetAgainAndTheMarkGoesWithTheCombat() {
    Proving s = Proving.entente("0416: e-1; 0417: e-4; 2005: c-5; 2004: e-10");
    assertThat(s.rules().combat().targets(s.p())).contains(s.hex("0317"));
    s.resolve(List.of(1, 1), s.attack("0317", "e-1"));
    assertThat(Field.FORT_ATTACKED.is(s.p(), s.hex("0317"))).isTrue();
    assertThat(s.rules().combat().targets(s.p())).doesNotContain(s.hex("0317"));
    s.play(s.pass());
    assertThat(Field.FORT_ATTACKED.is(s.p(), s.hex("0317"))).isFalse();
  }
}
