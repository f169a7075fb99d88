package fieldmarshal.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PositionTest {
  private static final int STRUCTURAL = 1;
  private static final int PLAIN = 2;
  private static final Side RED = new Side(0, "red", "Red");
  private static final Side BLUE = new Side(1, "blue", "Blue");
  private static final Roster<Unit> ROSTER =
      new Roster<>(List.of(unit(0, RED), unit(1, BLUE), unit(2, RED), unit(3, RED)));
  private static final Layout LAYOUT =
      new Layout(
          4,
          10,
          List.of("eliminated", "unused"),
          List.of("entrained", "moved"),
          List.of("spent"),
          List.of("turn"),
          STRUCTURAL);

  private static Unit unit(int index, Side side) {
    return new Unit(index, "u" + index, side, "", "infantry", "division", "", "U" + index, 2);
  }

  private static Position empty() {
    return Position.empty(LAYOUT, ROSTER);
  }

  private static List<Integer> stack(Position p, int hex) {
    List<Integer> units = new ArrayList<>();
    for (int u = p.first(hex); u >= 0; u = p.next(u)) {
      units.add(u);
    }
    return units;
  }

  @Test
  void theUnitsOfAHexAreChainedInTheOrderOfTheRosterHoweverTheyCame() {
    Table t = new Table(empty());
    for (int u : new int[] {2, 0, 3, 1}) {
      t.shift(ROSTER.get(u), 5);
    }
    assertThat(stack(t.now(), 5)).containsExactly(0, 1, 2, 3);
    t.shift(ROSTER.get(2), 6);
    t.shift(ROSTER.get(0), Position.ELIMINATED);
    assertThat(stack(t.now(), 5)).containsExactly(1, 3);
    assertThat(stack(t.now(), 6)).containsExactly(2);
    assertThat(t.now().onMap(ROSTER.get(0))).isFalse();
  }

  private static Table ordered(Layout.Stacks kind, int... units) {
    Table t = new Table(Position.empty(LAYOUT.withStacks(kind), ROSTER));
    for (int u : units) {
      t.shift(ROSTER.get(u), 5);
    }
    return t;
  }

  @Test
  void anOrderedStackIsPartOfThePosition() {
    Table t = ordered(Layout.Stacks.ON_TOP, 2, 0, 3);
    assertThat(stack(t.now(), 5)).as("whoever comes lies on top").containsExactly(3, 0, 2);
    assertThat(stack(ordered(Layout.Stacks.BELOW, 2, 0, 3).now(), 5)).containsExactly(2, 0, 3);
    assertThat(t.now().depth(ROSTER.get(3))).isZero();
    assertThat(t.now().depth(ROSTER.get(2))).isEqualTo(2);
    assertThat(t.now().height(5)).isEqualTo(3);
    assertThat(t.now().height(6)).isZero();
    Position other = ordered(Layout.Stacks.ON_TOP, 0, 2, 3).now();
    assertThat(other).isNotEqualTo(t.now());
    assertThat(other.hashCode()).isNotEqualTo(t.now().hashCode());
    int version = t.now().version(0);
    t.stack(5, List.of(ROSTER.get(3), ROSTER.get(2), ROSTER.get(0)));
    assertThat(t.now()).isEqualTo(other).hasSameHashCodeAs(other);
    assertThat(t.now().version(0)).as("derived anew").isGreaterThan(version);
    t.shift(ROSTER.get(2), 6);
    assertThat(stack(t.now(), 5)).containsExactly(3, 0);
    assertThat(empty().layout().ordered()).isFalse();
  }

  @Test
  void onlyTheUnitsOfAHexCanBePutIntoAnotherOrder() {
    Table t = ordered(Layout.Stacks.ON_TOP, 2, 0);
    assertThatThrownBy(() -> t.stack(5, List.of(ROSTER.get(2))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> t.stack(5, List.of(ROSTER.get(2), ROSTER.get(2))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> t.stack(5, List.of(ROSTER.get(2), ROSTER.get(3))))
        .isInstanceOf(IllegalArgumentException.class);
    Table plain = new Table(empty());
    plain.shift(ROSTER.get(0), 5);
    assertThatThrownBy(() -> plain.stack(5, List.of(ROSTER.get(0))))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void aHexKeepsAsManyBytesAsTheLayoutSays() {
    Table t = new Table(Position.empty(LAYOUT.withHexBytes(2), ROSTER));
    t.setHex(3, 7);
    int version = t.now().hexVersion();
    t.setHex(3, 1, 9);
    assertThat(t.now().hex(3)).isEqualTo(7);
    assertThat(t.now().hex(3, 0)).isEqualTo(7);
    assertThat(t.now().hex(3, 1)).isEqualTo(9);
    assertThat(t.now().hex(4, 1)).isZero();
    assertThat(t.now().hexVersion()).isGreaterThan(version);
    Table other = new Table(t.now());
    other.setHex(3, 1, 0);
    assertThat(other.now()).isNotEqualTo(t.now());
  }

  @Test
  void aTableChangesItsCopyAlone() {
    Position before = empty();
    Table t = new Table(before);
    t.shift(ROSTER.get(0), 3);
    t.setUnitNumber(ROSTER.get(0), 0, 9);
    t.setHex(3, 1);
    t.setGlobal(0, 4);
    assertThat(before).isEqualTo(empty());
    assertThat(before.place(ROSTER.get(0))).isEqualTo(Position.UNUSED);
    assertThat(t.now()).isNotEqualTo(before);
    assertThat(t.now().unitNumber(ROSTER.get(0), 0)).isEqualTo(9);
    assertThat(t.now().copy()).isEqualTo(t.now()).hasSameHashCodeAs(t.now());
  }

  @Test
  void theLastStepTakesTheUnitAway() {
    Table t = new Table(empty());
    t.shift(ROSTER.get(0), 3);
    t.reduce(ROSTER.get(0), 1, "X-1");
    assertThat(t.now().stepsLeft(ROSTER.get(0))).isEqualTo(1);
    assertThat(t.now().place(ROSTER.get(0))).isEqualTo(3);
    t.restore(ROSTER.get(0), 1, "X-1");
    assertThat(t.now().lost(ROSTER.get(0))).isZero();
    t.reduce(ROSTER.get(0), 5, "X-1");
    assertThat(t.now().lost(ROSTER.get(0))).isEqualTo(2);
    assertThat(t.now().place(ROSTER.get(0))).isEqualTo(Position.ELIMINATED);
    assertThat(t.events().getLast()).isEqualTo(new Event.Removed(ROSTER.get(0), 3, "X-1"));
  }

  @Test
  void whatIsDerivedIsKeptUntilItsPlacementChanges() {
    Table t = new Table(empty());
    int[] made = new int[1];
    Position.Derive<Integer, PositionTest> count = (chapter, p) -> ++made[0];
    assertThat(t.now().derivedFrom(0, 0, this, count)).isEqualTo(1);
    t.shift(ROSTER.get(1), 3);
    assertThat(t.now().derivedFrom(0, 0, this, count)).as("blue moved, red asked").isEqualTo(1);
    t.setFlag(ROSTER.get(0), PLAIN, true);
    assertThat(t.now().derivedFrom(0, 0, this, count)).as("a plain flag").isEqualTo(1);
    t.setFlag(ROSTER.get(0), STRUCTURAL, true);
    assertThat(t.now().derivedFrom(0, 0, this, count)).as("a structural flag").isEqualTo(2);
    t.shift(ROSTER.get(0), 3);
    assertThat(t.now().derivedFrom(0, 0, this, count)).as("red moved").isEqualTo(3);
    assertThat(t.now().copy().derivedFrom(0, 0, this, count)).as("a copy").isEqualTo(3);
    assertThat(t.now().derived(1, this, count)).isEqualTo(4);
    t.setHex(2, 1);
    assertThat(t.now().derived(1, this, count)).as("a hex changed").isEqualTo(5);
    assertThat(t.now().derivedFrom(0, 0, this, count)).isEqualTo(3);
  }

  @Test
  void aSilentTableTellsNothing() {
    Table t = new Table(empty()).silent();
    t.note("nobody hears", "X-1");
    assertThat(t.events()).isEmpty();
    t.aloud().note("somebody hears", "X-1");
    assertThat(t.events()).hasSize(1);
  }

  /** Changes one of everything that a position keeps. */
  private static void change(Table t, int by) {
    t.shift(ROSTER.get(0), by);
    t.lose(ROSTER.get(1), 1);
    t.setFlag(ROSTER.get(2), PLAIN, true);
    t.setUnitNumber(ROSTER.get(3), 0, by);
    t.setHex(7, by);
    t.setGlobal(0, by);
  }

  private static void isChanged(Position p, int by) {
    assertThat(p.place(ROSTER.get(0))).isEqualTo(by);
    assertThat(stack(p, by)).containsExactly(0);
    assertThat(stack(p, 5)).isEmpty();
    assertThat(p.lost(ROSTER.get(1))).isEqualTo(1);
    assertThat(p.has(ROSTER.get(2), PLAIN)).isTrue();
    assertThat(p.unitNumber(ROSTER.get(3), 0)).isEqualTo(by);
    assertThat(p.hex(7)).isEqualTo(by);
    assertThat(p.global(0)).isEqualTo(by);
  }

  private static void isUnchanged(Position p) {
    assertThat(stack(p, 5)).containsExactly(0);
    assertThat(p.lost(ROSTER.get(1))).isZero();
    assertThat(p.has(ROSTER.get(2), PLAIN)).isFalse();
    assertThat(p.unitNumber(ROSTER.get(3), 0)).isZero();
    assertThat(p.hex(7)).isZero();
    assertThat(p.global(0)).isZero();
  }

  @Test
  void aCopyAndItsOriginalChangeApart() {
    Table original = new Table(empty());
    original.shift(ROSTER.get(0), 5);
    Position kept = original.now().copy();
    Table copy = new Table(original.now());
    change(original, 3);
    isUnchanged(kept);
    isUnchanged(copy.now());
    change(copy, 4);
    isChanged(original.now(), 3);
    isChanged(copy.now(), 4);
    isUnchanged(kept);
  }

  @Test
  void whatIsDerivedFromACopyIsNotThatOfItsOriginal() {
    Position.Derive<Integer, PositionTest> where = (chapter, p) -> p.place(ROSTER.get(0));
    Table original = new Table(empty());
    Table copy = new Table(original.now());
    original.shift(ROSTER.get(0), 3);
    copy.shift(ROSTER.get(0), 4);
    assertThat(copy.now().derivedFrom(0, 0, this, where)).isEqualTo(4);
    assertThat(original.now().derivedFrom(0, 0, this, where)).isEqualTo(3);
    assertThat(copy.now().derivedFrom(0, 0, this, where)).isEqualTo(4);
  }
}
