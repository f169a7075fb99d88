package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases 12.71, 12.72 and 12.9: how odds and column come about. */
class CombatOddsTest {
  private static String odds(Proving s, String target, String... units) {
    return s.odds(s.attack(target, units));
  }

  @Test
  @Case({"COG-12.91a", "COG-12.91c"})
  void brokenGroundForestMarshAndTownAddOne() {
    assertThat(odds(Proving.central("0204: c-1; 0304: e-1"), "0304", "c-1")).startsWith("2:3 1:2");
    assertThat(odds(Proving.central("0504: c-1; 0604: e-1"), "0604", "c-1")).startsWith("2:3 1:2");
    assertThat(odds(Proving.central("0804: c-1; 0904: e-1"), "0904", "c-1")).startsWith("2:3 1:2");
    assertThat(odds(Proving.central("2004: c-1; 2104: e-1"), "2104", "c-1")).startsWith("2:3 1:2");
    // Once for the hex, not for each unit; villages add nothing.
    assertThat(odds(Proving.central("2004: c-1; 2104: e-1, e-2"), "2104", "c-1"))
        .startsWith("2:5 1:3");
    assertThat(odds(Proving.central("2008: c-1; 2109: e-1"), "2109", "c-1")).startsWith("2:2 1:1");
  }

  @Test
  @Case("COG-12.91b")
  void riversAddOneOnlyIfAllAttackersCrossOne() {
    // 1509 has rivers to the north and north-east, major rivers to the south and south-east.
    Proving s =
        Proving.central("1508: c-1; 1608: c-4; 1510: c-7; 1609: c-8; 1408: c-10; 1509: e-1");
    assertThat(odds(s, "1509", "c-1", "c-4")).isEqualTo("4:3 1:1, all");
    assertThat(odds(s, "1509", "c-1", "c-10")).isEqualTo("4:2 2:1, 4");
    // A river and a major river: the addition and no shift.
    assertThat(odds(s, "1509", "c-1", "c-7")).isEqualTo("4:3 1:1, all");
  }

  @Test
  @Case("COG-12.92b")
  void majorRiversShiftIfAllAttackersCrossOne() {
    Proving s = Proving.central("1510: c-7; 1609: c-8; 1408: c-10; 1509: e-1");
    assertThat(odds(s, "1509", "c-7", "c-8")).isEqualTo("4:2 1:1, all");
    assertThat(odds(s, "1509", "c-7", "c-10")).isEqualTo("4:2 2:1, 4");
  }

  @Test
  @Case("COG-12.92a")
  void citiesWorksBrokenForestAndMountainsShift() {
    assertThat(odds(Proving.central("1704: c-1, c-2, c-3; 1804: e-1"), "1804", "c-1", "c-2", "c-3"))
        .isEqualTo("6:2 2:1, 4");
    assertThat(odds(Proving.central("1104: c-1, c-2, c-3; 1204: e-1"), "1204", "c-1", "c-2", "c-3"))
        .isEqualTo("6:2 2:1, 4");
    assertThat(odds(Proving.central("1404: c-1, c-2, c-3; 1504: e-1"), "1504", "c-1", "c-2", "c-3"))
        .isEqualTo("6:2 2:1, 4");
    // A zone shifts for its owner only.
    assertThat(
            odds(Proving.entente("0709: e-1, e-2, e-3; 0609: c-b1"), "0609", "e-1", "e-2", "e-3"))
        .isEqualTo("6:2 2:1, all");
  }

  @Test
  @Case("COG-12.92d")
  void aPassInTheMountainsShiftsOnce() {
    assertThat(odds(Proving.central("1708: c-1, c-2, c-3; 1809: e-1"), "1809", "c-1", "c-2", "c-3"))
        .isEqualTo("6:2 2:1, 4");
  }

  @Test
  @Case({"COG-12.92c", "COG-13.0b"})
  void shiftsAddUpWithEachOtherAndWithAdditions() {
    // City and fort: 12:4 is 3-1, two to the left 1-1.
    Proving s = Proving.entente("0409: e-1, e-2, e-3; 0408: e-4, e-5, e-6; 0309: c-1");
    assertThat(odds(s, "0309", "e-1", "e-2", "e-3", "e-4", "e-5", "e-6"))
        .isEqualTo("12:4 1:1, all");
    // 1-3 stays 1-3.
    assertThat(odds(s, "0309", "e-1")).isEqualTo("2:4 1:3, all");
  }

  @Test
  @Case({"COG-12.71b", "COG-X5"})
  void theChartEndsBeforeTheShifts() {
    // 7 against 1 in a city: 6-1, then one to the left.
    Proving s = Proving.central("1704: c-1, c-2; 1705: c-4, c-b1; 1804: e-b1");
    assertThat(odds(s, "1804", "c-1", "c-2", "c-4", "c-b1")).isEqualTo("7:1 5:1, 1");
    // 8 against 2 + 1 across major rivers.
    Proving river = Proving.central("1109: c-1, c-2; 1110: c-4, c-5; 1209: e-1, e-b1");
    assertThat(odds(river, "1209", "c-1", "c-2", "c-4", "c-5")).isEqualTo("8:3 1:1, all");
  }

  @Test
  @Case("COG-X6")
  void modifiersAndLimitAreThoseOfTheShiftedColumn() {
    // 4-1 shifted to 3-1: three of four attackers roll, at -2.
    Proving s = Proving.central("1704: c-1, c-2; 1705: c-4, c-5; 1804: e-1");
    assertThat(odds(s, "1804", "c-1", "c-2", "c-4", "c-5")).isEqualTo("8:2 3:1, 3");
    Preview preview = s.preview(s.attack("1804", "c-1", "c-2", "c-4", "c-5"));
    assertThat(preview.column()).isEqualTo("3:1");
    Preview.Dice dice =
        (Preview.Dice)
            preview.stages().stream()
                .filter(stage -> stage.heading().id().equals("attackers"))
                .findFirst()
                .orElseThrow();
    assertThat(dice.dice()).hasSize(3).allMatch(die -> die.modifier() == -2);
  }

  @Test
  @Case({"COG-12.71a", "COG-8.42g"})
  void unitsOutOfSupplyCountAllTheirSteps() {
    Proving s = Proving.central("1117: c-1+out-of-supply, c-2/1; 1217: e-1+out-of-supply");
    assertThat(odds(s, "1217", "c-1", "c-2")).startsWith("3:2 ");
  }

  @Test
  @Case("COG-12.92c")
  void anOffensiveMarkerShiftsToTheRightLast() {
    Proving s =
        Proving.on("1704: c-1, c-2; 1705: c-4, c-b1; 1804: e-b1; 1117: c-7; 1217: e-1, e-2, e-4")
            .at(3, "c-a", "operations");
    s.play(s.pass());
    assertThat(s.options()).hasSize(2);
    s.play(s.choose("declare-offensive"));
    assertThat(s.asked()).isEqualTo("attack");
    // 7 against 1 in a city: 6-1, left 5-1, right 6-1: nobody rolls for the attacker.
    assertThat(odds(s, "1804", "c-1", "c-2", "c-4", "c-b1")).isEqualTo("7:1 6:1, none");
    // 1-3 becomes 1-2: the defender rolls.
    assertThat(odds(s, "1217", "c-7")).isEqualTo("2:6 1:2, all");
    assertThat(s.preview(s.attack("1217", "c-7")).modifiers())
        .anyMatch(part -> part.what().equals("Offensive marker") && part.amount() == 1);
    s.play(s.pass());
    assertThat(s.p().global(Global.OFFENSIVE)).isZero();
    assertThat(s.p().global(Global.OFFENSIVES)).isEqualTo(1);
  }

  @Test
  @Case({"COG-12.71a", "COG-12.92a"})
  void thePreviewTellsHowTheColumnCameAbout() {
    Proving s = Proving.central("0808: c-1, c-2; 0909: e-1");
    Preview preview = s.preview(s.attack("0909", "c-1", "c-2"));
    assertThat(preview.attack().total()).isEqualTo(4);
    assertThat(preview.defence().total()).isEqualTo(5);
    assertThat(preview.modifiers())
        .extracting(Preview.Part::caseId)
        .containsExactly("COG-12.91a", "COG-12.91a", "COG-12.91b");
    assertThat(preview.odds()).isEqualTo("4:5");
    assertThat(preview.column()).isEqualTo("1:2");
    assertThat(List.of(preview.roll().before(), preview.roll().table()))
        .containsExactly("1:2", "combat");
  }
}
