package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.casebook.Case;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The table of counters: what a game may leave out of it, and what is a fault. */
class CountersTest {
  private static final String BARE =
      "id side nationality size type designation name attack defense move shift radius level"
          + " back_attack back_defense steps stacking setup scenario doubt";
  private static final String DIVISION =
      "red-9 red Red division infantry 9 Ninth 2 4 5 0 0 - 1 2 2 2 0707 field -";
  private static final String HQ = "red-h red Red hq hq h Staff 0 1 8 2 6 army - - 0 0 12B field -";

  /** Words become cells; a dash is an empty one. */
  private static String line(String words) {
    return words.replace(" ", "\t").replace("\t-\t", "\t\t").replace("\t-\t", "\t\t") + "\n";
  }

  private static Counter read(String header, String row) throws IOException, URISyntaxException {
    Path classes =
        Path.of(CountersTest.class.getProtectionDomain().getCodeSource().getLocation().toURI());
    Path table = Files.createTempFile(classes, "units", ".tsv");
    try {
      Files.writeString(table, line(header) + line(row));
      return Counters.read(
              table.getFileName().toString(),
              ProvingGround.GAME.theatre(),
              ProvingGround.GAME.sides(),
              cells -> cells.number("move"))
          .get(0);
    } finally {
      Files.delete(table);
    }
  }

  @Test
  @Case({"GWE-2.31", "GWE-2.32", "GWE-2.33"})
  void aTableMayLeaveOutWhatNoCounterOfTheGameHas() throws Exception {
    Counter unit = read(BARE, DIVISION);
    assertThat(unit.printed())
        .isEqualTo(
            new Counter.Printed(
                2, 4, 5, 0, 0, 0, 0, 0, true, 1, 2, 0, 0, 0, 2, 5, false, false, false));
    assertThat(unit.setup()).isEqualTo("0707");
    assertThat(unit.side()).isSameAs(ProvingGround.RED);

    Counter hq = read(BARE, HQ);
    assertThat(hq.printed().level()).isEqualTo(2);
    assertThat(hq.printed().reverse()).isFalse();
    assertThat(hq.setup()).isEqualTo("12B");
  }

  @Test
  @Case({"GWE-2.31", "GWE-10.54"})
  void theReverseOfAHeadquartersIsKnownByItsShift() throws Exception {
    Counter hq = read(BARE + " back_shift back_command back_radius", HQ + " 0 8 3");
    assertThat(hq.printed().reverse()).isTrue();
    assertThat(hq.printed().backShift()).isEqualTo(0);
    assertThat(hq.printed().backCommandStrength()).isEqualTo(8);
    assertThat(hq.printed().backRadius()).isEqualTo(3);
  }

  @Test
  @Case("GWE-11.14")
  void theFortressesOfTheMapComeAfterTheUnits() {
    Counter fort = Situation.of(ProvingGround.GAME, ProvingGround.FIELD).unit("fort-red");
    assertThat(fort.steps()).isEqualTo(4);
    assertThat(fort.printed().defence()).isEqualTo(8);
    assertThat(fort.printed().backDefence()).isEqualTo(4);
    assertThat(fort.setup()).isEqualTo("0410");
  }

  @ParameterizedTest
  @Case({"GWE-2.31", "GWE-3.0"})
  @CsvSource({
    "infantry, elephants, type",
    "division, horde, size",
    "0707, 077, setup",
    "0707, 7F, setup",
    "red Red, green Red, side",
    "0 0 - 1, 0 0 squad 1, level"
  })
  void aFaultIsNamedWithItsColumn(String from, String to, String column) {
    assertThatThrownBy(() -> read(BARE, DIVISION.replace(from, to)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("line 2, " + column);
  }
}
