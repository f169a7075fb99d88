package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Editor;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** Situations set up by hand: what is possible is done as asked, what is not is named. */
class TableEditorTest {
  private static Situation empty(String... options) {
    return Situation.of("historical", options).at(5, "german", "first-movement");
  }

  private static Editor.Placing at(Situation s, String unit, String hex, String... flags) {
    return new Editor.Placing(s.unit(unit), s.hex(hex), -1, List.of(flags));
  }

  private static Position place(Situation s, Editor.Placing... placings) {
    try {
      return s.rules().editor().place(s.p(), false, List.of(placings));
    } catch (Editor.Impossible e) {
      throw new AssertionError(e);
    }
  }

  private static String impossible(Situation s, Editor.Placing... placings) {
    Position before = s.p();
    try {
      s.rules().editor().place(s.p(), false, List.of(placings));
    } catch (Editor.Impossible e) {
      assertThat(s.p()).isEqualTo(before);
      return String.valueOf(e.getMessage());
    }
    throw new AssertionError("it was possible");
  }

  private static int place(Situation s, String box) {
    return Objects.requireNonNull(s.rules().editor().box(s.unit("ge-22"), box, -1, List.of()))
        .place();
  }

  @Test
  @Case("TWU-3.1h")
  void boxesAreNamedTurnByTurn() {
    Situation s = empty();
    assertThat(place(s, "turn 1")).isNotEqualTo(place(s, "turn 2"));
    assertThat(place(s, "turn 99")).isNegative();
    Editor editor = s.rules().editor();
    for (String box : new String[] {"turn 0", "turn 100", "turn x", "unseen", "limbo"}) {
      assertThat(editor.box(s.unit("ge-22"), box, -1, List.of())).as(box).isNull();
    }
    assertThat(place(s, "eliminated")).isEqualTo(Position.ELIMINATED);
    assertThat(place(s, "unused")).isEqualTo(Position.UNUSED);
    for (int turn : new int[] {1, 7, 26, 99}) {
      s.with("turn " + turn + ": ge-22");
      assertThat(s.where("ge-22")).isEqualTo("turn " + turn);
      assertThat(s.p().place(s.unit("ge-22"))).isEqualTo(EastPrussiaRules.DUE);
    }
  }

  @Test
  @Case("TWU-3.1h")
  void whoIsPutIntoABoxComesOnThatTurn() {
    Situation s = empty().with("turn 6: ge-22");
    assertThat(s.refusal(s.reinforce("ge-22", "0120"))).isEqualTo("TWU-3.1h");
    s.at(6, "german", "first-movement");
    assertThat(s.grants(s.reinforce("ge-22", "0120"))).isTrue();
    s.with("2622: ge-22");
    assertThat(s.p().unitNumber(s.unit("ge-22"), UnitNumber.DUE)).as("it waits no more").isZero();
    s.with("eliminated: ge-22");
    assertThat(s.p().lost(s.unit("ge-22"))).isEqualTo(1);
    s.with("unused: ge-22");
    assertThat(s.p().lost(s.unit("ge-22"))).isZero();
    assertThat(s.where("ge-22")).isEqualTo("unused");
  }

  @Test
  @Case({"TWU-3.5a", "TWU-5.1b"})
  void flagsAndReservedPointsAreSetAndGoneWithTheNextPlacing() {
    Situation s = empty().with("0906: ge-1+disrupted+reserve-2+moving");
    assertThat(s.rules().unitState(s.p(), s.unit("ge-1")).flags())
        .containsExactlyInAnyOrder("disrupted", "moving", "reserve-2");
    assertThat(s.p().unitNumber(s.unit("ge-1"), UnitNumber.RESERVED)).isEqualTo(2);
    s.with("0906: ge-1");
    assertThat(s.rules().unitState(s.p(), s.unit("ge-1")).flags()).isEmpty();
    assertThat(s.p().unitNumber(s.unit("ge-1"), UnitNumber.RESERVED)).isZero();
    s.play(s.march("ge-1", "0907"));
    assertThat(s.p().unitNumber(s.unit("ge-1"), UnitNumber.SPENT)).isEqualTo(1);
    s.with("0907: ge-1");
    assertThat(s.p().unitNumber(s.unit("ge-1"), UnitNumber.SPENT)).isZero();
    assertThat(impossible(s, at(s, "ge-1", "0907", "happy"))).isEqualTo("there is no flag happy");
  }

  @Test
  void clearingTheMapTakesEverythingOff() {
    Situation s = empty().with("0906: ge-1+disrupted; 5728: ru-25; turn 9: ge-22");
    try {
      Position clear = s.rules().editor().place(s.p(), true, List.of());
      for (Counter unit : s.rules().roster().all()) {
        assertThat(clear.place(unit)).as(unit.id()).isEqualTo(Position.UNUSED);
        assertThat(clear.flags(unit)).as(unit.id()).isZero();
        assertThat(clear.unitNumber(unit, UnitNumber.DUE)).as(unit.id()).isZero();
        assertThat(clear.lost(unit)).isZero();
      }
      assertThatThrownBy(() ->
              s.rules()
                  .editor()
                  .place(s.p(), true, List.of(at(s, "ge-1", "0906"), at(s, "ge-1", "0907"))))
          .isInstanceOf(Editor.Impossible.class)
          .hasMessage("ge-1 is placed twice");
    } catch (Editor.Impossible e) {
      throw new AssertionError(e);
    }
  }

  @Test
  @Case({"TWU-TEC-LAKE", "TWU-3.3e", "TWU-5.2b"})
  void whatCannotBeIsRefusedByName() {
    Situation s = empty("hidden-movement").with("5028: ge-1");
    assertThat(impossible(s, at(s, "ge-2", "4024"))).contains("water at 4024");
    assertThat(impossible(s, at(s, "ru-25", "4025"))).contains("fortress at 4025");
    assertThat(s.p().onMap(s.unit("ge-2"))).isFalse();
    assertThat(place(s, at(s, "ge-2", "4025")).onMap(s.unit("ge-2"))).isTrue();
    assertThat(impossible(s, at(s, "ge-unseen-1", "2622"))).contains("only stands for");
    assertThat(impossible(s, at(s, "ge-2", "5125", "entrained"))).contains("cannot be entrained");
    assertThat(impossible(s, at(s, "ru-25", "4816", "entrained"))).contains("cannot be entrained");
    assertThat(place(s, at(s, "ge-2", "4916", "entrained")).has(s.unit("ge-2"), Flag.ENTRAINED))
        .isTrue();
    assertThat(impossible(s, at(s, "ru-25", "5028"))).isEqualTo("both sides would stand in 5028");
    assertThat(impossible(s, new Editor.Placing(s.unit("ge-2"), s.hex("2622"), 2, List.of())))
        .isEqualTo("ge-2 has 1 step; 2 cannot remain");
    assertThat(impossible(s, new Editor.Placing(s.unit("ge-2"), s.hex("2622"), 0, List.of())))
        .contains("0 cannot remain");
    Position one = place(s, new Editor.Placing(s.unit("ge-2"), s.hex("2622"), 1, List.of()));
    assertThat(one.place(s.unit("ge-2"))).isEqualTo(s.hex("2622"));
    Position corner = place(s, at(s, "ge-2", "0101"));
    assertThat(corner.place(s.unit("ge-2"))).as("the first hex of all").isZero();
    assertThat(impossible(s, at(s, "ge-2", "0101"), at(s, "ru-25", "0101")))
        .isEqualTo("both sides would stand in 0101");
  }

  @Test
  @Case({"TWU-10.1c", "TWU-10.1d"})
  void aDummyNextToTheEnemyWouldHaveBeenFoundOut() {
    Situation s = empty("hidden-movement").with("5028: ge-1");
    assertThat(impossible(s, at(s, "ru-dummy-1", "5128")))
        .isEqualTo("ru-dummy-1 would stand next to an enemy unit");
    Situation other = empty("hidden-movement").with("5128: ru-dummy-1");
    assertThat(impossible(other, at(other, "ge-1", "5028")))
        .isEqualTo("ru-dummy-1 would stand next to an enemy unit");
    for (String around : new String[] {"5027", "5029", "5127", "5128", "4928", "4927"}) {
      Situation near = empty("hidden-movement").with("5028: ge-1");
      if (near.rules().board().adjacent(near.hex("5028"), near.hex(around))) {
        assertThat(impossible(near, at(near, "ru-dummy-1", around))).as(around).contains("dummy");
      }
    }
    assertThat(place(s, at(s, "ru-dummy-1", "5228")).onMap(s.unit("ru-dummy-1"))).isTrue();
    assertThat(place(s, at(s, "ge-dummy-1", "5128")).onMap(s.unit("ge-dummy-1"))).isTrue();
    assertThat(place(s, at(s, "ru-25", "5128")).onMap(s.unit("ru-25"))).isTrue();
    assertThat(place(other, at(other, "ge-dummy-1", "5028")).onMap(s.unit("ge-dummy-1")))
        .as("dummies do not see each other")
        .isTrue();
  }

  @Test
  @Case({"TWU-9.3b", "TWU-10.1c", "TWU-2.0a"})
  void whoIsPutDownTakesTheHexAndRussianDummiesAreOfTheFirstArmy() {
    Situation s = empty("hidden-movement").with("2622: ru-dummy-1, ru-25; 0906: ge-dummy-1");
    assertThat(s.rules().pieces().army(s.p(), s.unit("ru-dummy-1"))).isEqualTo(1);
    assertThat(s.rules().pieces().army(s.p(), s.unit("ge-dummy-1"))).isZero();
    assertThat(s.rules().pieces().army(s.p(), s.unit("ru-6"))).isEqualTo(2);
    assertThat(s.controls("russian", "2622")).isTrue();
    s.with("2624: ru-dummy-2");
    assertThat(s.controls("german", "2624")).as("a dummy takes nothing").isTrue();
    s.heldBy("german", "2622");
    assertThat(s.controls("german", "2622")).isTrue();
    assertThatThrownBy(
            () -> s.rules().editor().control(s.p(), s.side("german"), s.hexes("2622", "4024")))
        .isInstanceOf(Editor.Impossible.class)
        .hasMessage("nobody controls the water at 4024");
  }

  @Test
  @Case({"TWU-10.2.3a", "TWU-X-T1"})
  void cavalryThatIsTakenAwayByHandLeavesNothingBehind() {
    Situation s = empty("cavalry-control").with("5526: ge-1kb").heldBy("russian", "5527");
    s.play(s.march("ge-1kb", "5527"));
    assertThat(s.controls("german", "5527")).isTrue();
    s.with("2622: ge-1kb");
    assertThat(s.controls("russian", "5527")).isTrue();
  }

  @Test
  @Case({"TWU-6.0h", "TWU-4.0b"})
  void anEditInTheMiddleOfCombatsGoesBackToWhereTheyAreDeclared() {
    Situation s =
        Situation.of("historical")
            .with("5028: ge-1, ge-2; 5128: ru-25; 5032: ge-36; 5132: ru-27")
            .at(5, "german", "first-combat");
    s.play(s.attack("5128", "ge-1"));
    assertThat(s.orders()).contains(s.chooseHexes("call-off", "5128"));
    s.with("0906: ge-35");
    assertThat(s.orders()).doesNotContain(s.chooseHexes("call-off", "5128"));
    assertThat(s.asked()).isEqualTo("attack");
    s.play(s.attack("5128", "ge-1", "ge-2"), s.attack("5132", "ge-36"));
    s.dice(1).play(s.pass());
    assertThat(s.asked()).isEqualTo("choose");
    s.with("0907: ge-35");
    assertThat(s.asked()).as("declared anew").isEqualTo("attack");
    assertThat(s.phase()).isEqualTo("first-combat");
    s.play(s.attack("5128", "ge-1", "ge-2"));
    s.dice(1).play(s.pass());
    assertThat(s.asked()).isEqualTo("retreat");
    s.with("0908: ge-35");
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.where("ru-25")).isEqualTo("5128");
    s.play(s.pass());
    assertThat(s.phase()).as("and then the game goes on").isEqualTo("second-movement");
    s.with("0909: ge-35");
    assertThat(s.asked()).isEqualTo("move");
  }

  @Test
  @Case("TWU-3.2d")
  void anEditWhileAHexIsTooFullLeavesTheStackingCheckToTheGame() {
    Situation s = empty().with("0906: ge-1, ge-2, ge-35, ge-36");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    s.with("0902: ge-36");
    assertThat(s.asked()).as("the hex is no longer too full").isEqualTo("attack");
    assertThat(s.phase()).isEqualTo("first-combat");
  }

  @Test
  @Case("TWU-4.0a")
  void theClockGoesToTurnsAndPhasesOfTheScenarioOnly() {
    Situation s = empty();
    Editor editor = s.rules().editor();
    assertThatThrownBy(() -> editor.go(s.p(), 0, s.rules().game().parts().get(1), "first-movement"))
        .hasMessage("turn 0 is not between 1 and 26");
    assertThatThrownBy(
            () -> editor.go(s.p(), 27, s.rules().game().parts().get(1), "first-movement"))
        .hasMessage("turn 27 is not between 1 and 26");
    assertThatThrownBy(() -> editor.go(s.p(), 3, s.rules().game().parts().get(1), "set-up"))
        .hasMessageContaining("there is no phase set-up; the phases are first-movement, first-c");
    s.at(1, "german", "first-movement").at(26, "russian", "second-combat");
    assertThat(s.turn()).isEqualTo(26);
    assertThat(s.phasing()).isEqualTo("russian");
    assertThat(s.phase()).isEqualTo("second-combat");
    s.with("0906: ge-1").at(5, "german", "first-movement").play(s.march("ge-1", "0907"));
    s.at(5, "german", "first-movement");
    assertThat(s.p().unitNumber(s.unit("ge-1"), UnitNumber.SPENT)).isZero();
    assertThat(s.p().has(s.unit("ge-1"), Flag.MOVING)).isFalse();
    s.play(s.march("ge-1", "0908"));
    s.at(5, "russian", "first-movement");
    assertThat(s.p().has(s.unit("ge-1"), Flag.MOVING)).as("the other side too").isFalse();
    assertThat(s.p().unitNumber(s.unit("ge-1"), UnitNumber.SPENT)).isZero();
  }
}
