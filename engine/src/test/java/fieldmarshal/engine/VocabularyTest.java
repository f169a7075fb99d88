package fieldmarshal.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Numbers for what a rulebook keeps, and fields of hexes. */
class VocabularyTest {
  private static final Names FLAGS = new Names();
  private static final int HUNGRY = FLAGS.bit("hungry");
  private static final int TIRED = FLAGS.structural("tired");
  private static final Names GLOBALS = new Names();
  private static final int TURN = GLOBALS.number("turn");
  private static final Names DERIVED = new Names();
  private static final int ZONES = DERIVED.numbers("zones", 2);
  private static final int ROADS = DERIVED.number("roads");
  private static final HexField.Fields FIELDS = new HexField.Fields();
  private static final HexField OWNER = FIELDS.number("owner", 2);
  private static final HexField LEVEL = FIELDS.number("level", 5);
  private static final HexField WET = FIELDS.flag("wet");
  private static final HexField DAMAGE = FIELDS.number("damage", 7);
  private static final HexField POINTS = FIELDS.number("points", 1000);
  private static final HexField LAST = FIELDS.number("last", 255);

  private static final Layout LAYOUT =
      new Vocabulary(FLAGS, new Names(), GLOBALS, DERIVED, FIELDS)
          .layout(0, 4, List.of("eliminated", "unused"));

  private static Table table() {
    return new Table(Position.empty(LAYOUT, new Roster<>(List.of())));
  }

  @Test
  void namesGetNumbersInTheirOrder() {
    assertThat(List.of(HUNGRY, TIRED, TURN, ZONES, ROADS)).containsExactly(1, 2, 0, 0, 2);
    assertThat(LAYOUT.flags()).containsExactly("hungry", "tired");
    assertThat(LAYOUT.structural()).isEqualTo(TIRED);
    assertThat(LAYOUT.derived()).isEqualTo(3);
    assertThat(FLAGS.ofBit(TIRED)).isEqualTo("tired");
  }

  @Test
  void anExclusiveBookGoesOnAndLeavesTheStandardAlone() {
    Names more = FLAGS.more();
    assertThat(more.structural("brave")).isEqualTo(4);
    assertThat(more.structural()).isEqualTo(TIRED | 4);
    assertThat(more.list()).containsExactly("hungry", "tired", "brave");
    assertThat(FLAGS.list()).containsExactly("hungry", "tired");
    assertThat(FLAGS.structural()).isEqualTo(TIRED);
    HexField own = FIELDS.more().flag("mined");
    assertThat(own.at()).isEqualTo(FIELDS.bytes());
    assertThat(FIELDS.more().flag("mined")).isEqualTo(own);
  }

  @Test
  void aNameStandsOnceAndBitsEnd() {
    Names names = new Names();
    for (int i = 0; i < 32; i++) {
      assertThat(names.bit("flag" + i)).isEqualTo(1 << i);
    }
    assertThatThrownBy(() -> names.bit("one more")).hasMessage("no bit is left for one more");
    assertThatThrownBy(() -> names.number("flag7")).hasMessage("there is a flag7 already");
    assertThatThrownBy(() -> FIELDS.more().flag("wet")).hasMessage("there is a wet already");
    assertThatThrownBy(() -> FIELDS.more().number("nothing", 0))
        .hasMessage("nothing holds 0 alone");
  }

  @Test
  void fieldsOfAHexDoNotTouchEachOther() {
    List<HexField> all = List.of(OWNER, LEVEL, WET, DAMAGE, POINTS, LAST);
    assertThat(FIELDS.bytes()).as("six bits, three, two bytes, one byte").isEqualTo(5);
    for (HexField field : all) {
      Table t = table();
      for (HexField each : all) {
        each.set(t, 2, each.most());
      }
      field.set(t, 2, 0);
      for (HexField each : all) {
        assertThat(each.get(t.now(), 2)).isEqualTo(each == field ? 0 : each.most());
        assertThat(each.get(t.now(), 1)).isZero();
        assertThat(each.get(t.now(), 3)).isZero();
      }
      for (int value = 0; value <= field.most(); value++) {
        field.set(t, 2, value);
        assertThat(field.get(t.now(), 2)).isEqualTo(value);
        assertThat(field.is(t.now(), 2)).isEqualTo(value != 0);
      }
    }
  }

  @Test
  void aFieldRefusesWhatItCannotHold() {
    Table t = table();
    assertThatThrownBy(() -> LEVEL.set(t, 0, 6)).hasMessage("level is 0 to 5, not 6");
    assertThatThrownBy(() -> LEVEL.set(t, 0, -1)).hasMessage("level is 0 to 5, not -1");
    WET.set(t, 0, true);
    assertThat(WET.is(t.now(), 0)).isTrue();
    WET.set(t, 0, false);
    assertThat(WET.is(t.now(), 0)).isFalse();
  }

  @Test
  void aChangedFieldIsANewVersionOfTheHexes() {
    Table t = table();
    int before = t.now().hexVersion();
    POINTS.set(t, 1, 0);
    assertThat(t.now().hexVersion()).isEqualTo(before);
    POINTS.set(t, 1, 300);
    assertThat(t.now().hexVersion()).isGreaterThan(before);
  }
}
