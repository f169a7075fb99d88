package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Case 3.4: the line of supply. */
class SupplyTest {
  private static final String SCENARIO = "historical";

  /** From the plain of Suwałki to the eastern edge. */
  private static final String[] EAST = {"5528", "5628", "5728", "5828", "5928", "6028"};

  /** Leaves a side these hexes and gives everything else to the enemy. */
  private static Situation corridor(Situation s, String side, String... hexes) {
    return s.allHeldBy(side.equals("german") ? "russian" : "german").heldBy(side, hexes);
  }

  /** The hexes of row 25 from the western edge to a column. */
  private static String[] row(int until) {
    List<String> hexes = new ArrayList<>();
    for (int column = 1; column <= until; column++) {
      hexes.add("%02d25".formatted(column));
    }
    return hexes.toArray(String[]::new);
  }

  private static String[] plus(String[] hexes, String... more) {
    String[] all = Arrays.copyOf(hexes, hexes.length + more.length);
    System.arraycopy(more, 0, all, hexes.length, more.length);
    return all;
  }

  private static int most(Situation s, String unit) {
    return Collections.max(s.reach(unit).values());
  }

  @ParameterizedTest
  @ValueSource(strings = {"historical", "schlieffen", "ninth-army", "masurian"})
  @Case({"TWU-SETUP-CTRL", "TWU-3.4f", "TWU-3.4g"})
  void bothArmiesStartInSupply(String scenario) {
    String[] options =
        scenario.equals("masurian")
            ? new String[] {"german-hq", "russian-hq"}
            : new String[] {"german-hq", "russian-hq", "samsonov"};
    Situation s = Situation.asPrinted(scenario, options);
    int unitsOnMap = 0;
    int longest = 0;
    for (Counter unit : s.rules().roster().all()) {
      if (s.p().onMap(unit)) {
        unitsOnMap++;
        assertThat(s.inSupply(unit.id())).as(unit.id()).isTrue();
        if (unit.side().id().equals("german")) {
          longest = Math.max(longest, s.supplyLine(unit.id()).size());
        }
      }
    }
    assertThat(unitsOnMap)
        .isEqualTo(
            switch (scenario) {
              case "masurian" -> 18 + 19 + 2;
              case "schlieffen" -> 16 + 29 + 3;
              default -> 20 + 29 + 3;
            });
    assertThat(longest).isLessThanOrEqualTo(28);
  }

  @Test
  @Case("TWU-SETUP-CTRL")
  void theThirdCorpsTracesOverAHexThatStartsRussian() {
    Situation s = Situation.asPrinted(SCENARIO);
    assertThat(s.controls("russian", "5521")).isTrue();
    assertThat(s.controls("german", "5509")).as("Tilsit").isTrue();
    assertThat(s.supplyLine("ru-25")).contains("5521");
    s.heldBy("german", "5521");
    assertThat(s.inSupply("ru-25")).isFalse();
    Situation lakes = Situation.asPrinted("masurian");
    assertThat(lakes.controls("russian", "4916")).as("Insterburg").isTrue();
    assertThat(lakes.controls("russian", "5509")).as("Tilsit").isTrue();
  }

  @Test
  @Case("TWU-3.4a")
  void enemiesAndTheirEmptyZonesBreakALineFriendsMendIt() {
    Situation s = corridor(Situation.of(SCENARIO).with("5528: ru-25"), "russian", EAST);
    assertThat(s.inSupply("ru-25")).isTrue();
    assertThat(s.supplyLine("ru-25").getLast()).isEqualTo("6028");
    s.with("5727: ge-2");
    assertThat(s.inZone("german", "5728")).isTrue();
    assertThat(s.inSupply("ru-25")).as("an enemy zone").isFalse();
    s.with("5728: ru-27");
    assertThat(s.inSupply("ru-25")).as("a friend in the zone").isTrue();
    s.with("eliminated: ru-27, ge-2").heldBy("russian", "5728").with("5828: ge-2");
    assertThat(s.inSupply("ru-25")).as("an enemy in the way").isFalse();
  }

  @Test
  @Case("TWU-3.4a")
  void theUnitsOwnHexNeverBreaksItsLine() {
    Situation s = corridor(Situation.of(SCENARIO), "russian", EAST).with("5528: ru-25; 5527: ge-2");
    assertThat(s.inZone("german", "5528")).isTrue();
    assertThat(s.inZone("german", "5628")).isFalse();
    assertThat(s.inSupply("ru-25")).isTrue();
  }

  @Test
  @Case({"TWU-3.4b", "TWU-3.4e"})
  void aGermanLineIsFortyHexesAtMost() {
    Situation s =
        corridor(Situation.of(SCENARIO).with("4125: ge-2; 4225: ge-1"), "german", row(42));
    assertThat(s.inSupply("ge-2")).as("40 steps, through forest").isTrue();
    assertThat(s.supplyLine("ge-2")).endsWith("0125");
    assertThat(s.inSupply("ge-1")).as("41 steps").isFalse();
  }

  @Test
  @Case("TWU-9.4b")
  void atTheMasurianLakesAGermanLineHasNoLimit() {
    Situation s =
        corridor(Situation.of("masurian").with("4125: ge-2; 4225: ge-1"), "german", row(42));
    assertThat(s.inSupply("ge-2")).isTrue();
    assertThat(s.inSupply("ge-1")).isTrue();
  }

  @Test
  @Case("TWU-3.4c")
  void aRussianLineHasNoLimit() {
    Situation s = Situation.of(SCENARIO).with("0205: ru-25").allHeldBy("russian");
    List<String> lower = new ArrayList<>();
    for (int column = 15; column <= 60; column++) {
      lower.add("%02d34".formatted(column));
    }
    s.heldBy("german", lower.toArray(String[]::new));
    assertThat(s.inSupply("ru-25")).isTrue();
    assertThat(s.supplyLine("ru-25")).hasSizeGreaterThanOrEqualTo(58);
    s.allHeldBy("german", "0205");
    assertThat(s.inSupply("ru-25")).isFalse();
  }

  @Test
  @Case({"TWU-3.4d", "TWU-TEC-FOREST"})
  void aRussianLineEndsInForestButDoesNotPass() {
    String[] east = {"5524", "5624", "5724", "5824", "5924", "6024"};
    Situation s =
        corridor(Situation.of(SCENARIO), "russian", plus(east, "5424", "5324")).with("5424: ru-25");
    assertThat(s.inSupply("ru-25")).as("in the edge of the Rominte heath").isTrue();
    s.with("eliminated: ru-25").heldBy("russian", "5424").with("5324: ru-27");
    assertThat(s.inSupply("ru-27")).as("behind another forest hex").isFalse();
    s.with("5424: ru-25");
    assertThat(s.inSupply("ru-27")).as("a friend there does not help").isFalse();
  }

  @Test
  @Case({"TWU-3.4d", "TWU-TEC-SWAMP"})
  void aRussianLineEndsInSwampButDoesNotPass() {
    Situation s = Situation.asPrinted(SCENARIO);
    assertThat(s.inSupply("ru-3ha")).as("2831 is swamp").isTrue();
    Situation alone = corridor(Situation.of(SCENARIO), "russian", "2533", "2534", "2532", "2431");
    alone.with("2532: ru-36");
    assertThat(alone.inSupply("ru-36")).isTrue();
    alone.with("2431: ru-6");
    assertThat(alone.supplyLine("ru-6")).as("not through the swamp at 2532").isEmpty();
  }

  @Test
  @Case("TWU-3.4d")
  void aForestHexOnTheEdgeFeedsOnlyThoseWhoStandInIt() {
    Situation s = corridor(Situation.of(SCENARIO), "russian", "3034", "3033");
    s.with("3034: ru-25");
    assertThat(s.inSupply("ru-25")).isTrue();
    s.with("3033: ru-27");
    assertThat(s.inSupply("ru-27")).isFalse();
  }

  @Test
  @Case({"TWU-3.4e", "TWU-TEC-LAKE"})
  void lakesStopTheLinesOfBoth() {
    Situation s =
        corridor(
            Situation.of(SCENARIO).with("3826: ge-2; 3927: ge-1"),
            "german",
            plus(row(38), "3826", "3927"));
    assertThat(s.inSupply("ge-2")).isTrue();
    assertThat(s.inSupply("ge-1")).as("across the Löwentinsee").isFalse();
  }

  @Test
  @Case({"TWU-3.4f", "TWU-3.4h"})
  void koenigsbergFeedsTheNorthWhileItIsGerman() {
    Situation s =
        corridor(Situation.of(SCENARIO).with("3806: ge-2"), "german", "3806", "3807", "3808");
    assertThat(s.inSupply("ge-2")).isTrue();
    assertThat(s.supplyLine("ge-2")).containsExactly("3807", "3808");
    s.heldBy("russian", "3808");
    assertThat(s.inSupply("ge-2")).isFalse();
  }

  @Test
  @Case({"TWU-3.4f", "TWU-3.4m"})
  void onlyTheGermanPartOfTheWesternEdgeFeedsGermans() {
    Situation s = corridor(Situation.of(SCENARIO).with("0206: ge-2"), "german", "0206", "0106");
    assertThat(s.inSupply("ge-2")).isTrue();
    s.heldBy("russian", "0106");
    assertThat(s.inSupply("ge-2")).as("the edge hex is Russian").isFalse();
    Situation south =
        corridor(Situation.of(SCENARIO).with("0230: ge-2"), "german", "0230", "0130", "0131");
    assertThat(south.inSupply("ge-2")).as("0130 is no German edge").isFalse();
    Situation north = corridor(Situation.of(SCENARIO).with("1002: ge-2"), "german", "1002", "1001");
    assertThat(north.inSupply("ge-2")).as("the top is nobody's edge").isFalse();
  }

  @Test
  @Case({"TWU-3.4g", "TWU-3.4m"})
  void russiansDrawOnTheEasternAndTheLowerEdge() {
    Situation s = Situation.asPrinted(SCENARIO);
    assertThat(s.supplyLine("ru-24")).containsExactly("1934");
    assertThat(s.supplyLine("ru-28").getLast()).startsWith("60");
    s.heldBy("german", "1934");
    assertThat(s.supplyLine("ru-24")).as("a German edge hex does not serve").hasSize(2);
    Situation west =
        corridor(Situation.of(SCENARIO).with("1433: ru-25"), "russian", "1433", "1434");
    assertThat(west.inSupply("ru-25")).as("1434 is nobody's").isFalse();
    west.heldBy("russian", "1534");
    assertThat(west.inSupply("ru-25")).isTrue();
  }

  @Test
  @Case("TWU-3.4h")
  void noLinePassesAHexThatTheEnemyControls() {
    Situation s = corridor(Situation.of(SCENARIO).with("5528: ru-25"), "russian", EAST);
    assertThat(s.inSupply("ru-25")).isTrue();
    s.heldBy("german", "5828");
    assertThat(s.inSupply("ru-25")).as("though nobody stands there").isFalse();
    s.heldBy("russian", "5727");
    assertThat(s.inSupply("ru-25")).isFalse();
    s.heldBy("russian", "5827");
    assertThat(s.inSupply("ru-25")).as("round about").isTrue();
  }

  @Test
  @Case("TWU-3.4i")
  void withoutALineAUnitHasOnePointLess() {
    Situation s = Situation.of(SCENARIO).with("0906: ge-2").at(5, "german", "first-movement");
    assertThat(most(s, "ge-2")).isEqualTo(3);
    corridor(s, "german", "0906");
    assertThat(most(s, "ge-2")).isEqualTo(2);
    Situation russian =
        corridor(Situation.of(SCENARIO).with("5528: ru-25; 5626: ru-1c"), "russian", EAST)
            .at(5, "russian", "first-movement");
    assertThat(most(russian, "ru-25")).isEqualTo(2);
    assertThat(most(russian, "ru-1c")).as("cut off, 3 - 1").isEqualTo(2);
    russian.heldBy("german", "5828");
    assertThat(most(russian, "ru-25")).isEqualTo(1);
    assertThat(russian.refusal(russian.march("ru-25", "5628", "5728"))).isEqualTo("TWU-5.0b");
  }

  @Test
  @Case({"TWU-3.4l", "TWU-3.4i"})
  void theLineIsLookedAtAfreshWhenAUnitBeginsToMove() {
    Situation s =
        corridor(Situation.of(SCENARIO).with("5528: ru-25; 5828: ru-29"), "russian", EAST)
            .with("5727: ge-2")
            .at(5, "russian", "first-movement");
    assertThat(s.inSupply("ru-25")).isFalse();
    assertThat(most(s, "ru-25")).isEqualTo(1);
    s.play(s.march("ru-29", "5728"));
    assertThat(s.inSupply("ru-25")).as("the first move reopened the way").isTrue();
    assertThat(most(s, "ru-25")).isEqualTo(2);
  }

  @Test
  @Case({"TWU-3.4l", "TWU-3.4i"})
  void whatAUnitFoundWhenItSetOutHoldsForThePhase() {
    Situation s =
        corridor(Situation.of(SCENARIO).with("0906: ge-2"), "german", "0906")
            .at(5, "german", "first-movement");
    s.play(s.march("ge-2", "0905"));
    s.heldBy("german", "0804", "0705", "0604", "0505", "0404", "0305", "0204", "0105");
    assertThat(s.inSupply("ge-2")).isTrue();
    assertThat(s.refusal(s.march("ge-2", "0804", "0704"))).isEqualTo("TWU-5.0b");
    assertThat(s.grants(s.march("ge-2", "0804"))).isTrue();
  }
}
