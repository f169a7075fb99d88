package fieldmarshal.engine.book;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnitNamesTest {

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "Russian 14th Division; Russian 14th Division",
        "Russian 14th Division, Russian 15th Division; Russian 14th and 15th Divisions",
        "Alpenkorps, German 12th Division, Rayon I, German 5th Division, German 200th Division;"
            + " Alpenkorps, German 12th, 5th and 200th Divisions and Rayon I",
        "Italian Artillery 1, Italian Artillery 2, Italian Air Unit 1;"
            + " Italian Artillery 1 and 2 and Italian Air Unit 1",
        "Italian 1st Cavalry Division, Italian 1st Division;"
            + " Italian 1st Cavalry Division and Italian 1st Division",
        "Prussian 1st Corps, Prussian 17th Corps; Prussian 1st and 17th Corps",
        "IV Corps, XXVII Corps, Rayon I; IV and XXVII Corps and Rayon I",
        "A, A; A and A",
      })
  void whatNamesHaveInCommonIsSaidOnce(String names, String together) {
    assertThat(UnitNames.together(List.of(names.split(", ")))).isEqualTo(together);
  }

  @Test
  void oneOfSeveralThingsIsToldWithOneOr() {
    assertThat(UnitNames.oneOf(List.of())).isEmpty();
    assertThat(UnitNames.oneOf(List.of("0609"))).isEqualTo("0609");
    assertThat(UnitNames.oneOf(List.of("0609", "0610"))).isEqualTo("0609 or 0610");
    assertThat(UnitNames.oneOf(List.of("0609", "0610", "0611"))).isEqualTo("0609, 0610 or 0611");
  }
}
