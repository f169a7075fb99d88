package fieldmarshal.engine.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

/** Tables, and faults that name the file, the line and the field. */
class TsvTest {
  private static List<Tsv.Row> read(String text) {
    try {
      return Tsv.read("army.tsv", new BufferedReader(new StringReader(text)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static Tsv.Row row(String cells) {
    return read("id\tsteps\tweight\tguns\tarms\n\n" + cells).get(0);
  }

  private static void faulty(ThrowingCallable reading, String fault) {
    assertThatThrownBy(reading).isInstanceOf(Tsv.Fault.class).hasMessage(fault);
  }

  @Test
  void cellsAreReadByTheNameOfTheirColumn() {
    Tsv.Row row = row("it-iv\t4\t1.5\tyes\thorse foot  guns");

    assertThat(row.text("id")).isEqualTo("it-iv");
    assertThat(row.number("steps")).isEqualTo(4);
    assertThat(row.real("weight")).isEqualTo(1.5);
    assertThat(row.yes("guns")).isTrue();
    assertThat(row.oneOf("id", "it-iii", "it-iv")).isEqualTo("it-iv");
    assertThat(row.words("arms")).containsExactly("horse", "foot", "guns");
  }

  @Test
  void aCellMayBeEmptyOrMissingAtTheEndOfALine() {
    Tsv.Row row = row("it-iv\t\t\tno");

    assertThat(row.maybe("steps")).isEmpty();
    assertThat(row.number("steps", 7)).isEqualTo(7);
    assertThat(row.yes("guns")).isFalse();
    assertThat(row.maybe("arms")).isEmpty();
    assertThat(row.words("arms")).isEmpty();
  }

  @Test
  void blankLinesAreSkippedButCounted() {
    List<Tsv.Row> rows = read("id\tsteps\na\t1\n\n  \nb\tmany\n");

    assertThat(rows).hasSize(2);
    faulty(
        () -> rows.get(1).number("steps"), "army.tsv line 5, steps: 'many' is not a whole number");
  }

  @Test
  void everyFaultNamesFileLineAndField() {
    Tsv.Row row = row("it-iv\tfour\theavy\tperhaps\t");

    faulty(() -> row.text("arms"), "army.tsv line 3, arms: is empty");
    faulty(() -> row.number("steps"), "army.tsv line 3, steps: 'four' is not a whole number");
    faulty(() -> row.number("steps", 1), "army.tsv line 3, steps: 'four' is not a whole number");
    faulty(() -> row.number("arms"), "army.tsv line 3, arms: is empty");
    faulty(() -> row.real("weight"), "army.tsv line 3, weight: 'heavy' is not a number");
    faulty(() -> row.yes("guns"), "army.tsv line 3, guns: 'perhaps' is none of yes, no, ");
    faulty(() -> row.oneOf("id", "a", "b"), "army.tsv line 3, id: 'it-iv' is none of a, b");
    faulty(() -> row.text("morale"), "army.tsv line 3, morale: there is no such column");
    assertThat(row.fault("id", "stands twice")).hasMessage("army.tsv line 3, id: stands twice");
  }

  @Test
  void aLineHasNoMoreCellsThanThereAreColumns() {
    faulty(() -> read("id\tsteps\na\t1\t2\n"), "army.tsv line 2: 3 cells, but 2 columns");
  }

  @Test
  void aFileThatIsEmptyOrAbsentIsNamed() {
    faulty(() -> read(""), "army.tsv: is empty");
    faulty(
        () -> Tsv.resource("fieldmarshal/navy.tsv"),
        "fieldmarshal/navy.tsv: there is no such file");
  }
}
