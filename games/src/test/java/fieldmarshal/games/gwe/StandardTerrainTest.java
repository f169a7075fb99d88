package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.engine.data.Tsv;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Case 5.4: the Terrain Effects Chart. */
class StandardTerrainTest {
  private static final Caporetto CAPORETTO = new Caporetto();

  private static Situation field() {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED);
  }

  /** The cost of a step for ratings 1 to 4, nobody else about. */
  private static List<Integer> costs(String from, String to) {
    Situation s = field();
    return Stream.of("blue-1a", "blue-2a", "blue-3a", "blue-4a")
        .map(unit -> s.cost(unit, from, to))
        .toList();
  }

  /** The strength of a red division of defence 4 in a hex, attacked from a hex beside it. */
  private static double defence(String hex, String from) {
    Situation s = field().with(hex + ": red-3a; " + from + ": blue-c1").at(1, "blue", "combat");
    return s.preview(s.attack(hex, "blue-c1")).defence().total();
  }

  private static List<String> effects(Preview preview) {
    return preview.modifiers().stream().map(part -> part.caseId() + " " + part.words()).toList();
  }

  // ---- hexes

  @Test
  @Case("GWE-5.4-CLEAR")
  void clearCostsOneAndDoesNothingInCombat() {
    assertThat(costs("0205", "0206")).containsExactly(1, 1, 1, 1);
    assertThat(defence("0710", "0810")).isEqualTo(4);
  }

  @Test
  @Case("GWE-5.4-FOREST")
  void forestCostsThePoorMore() {
    assertThat(costs("0511", "0512")).containsExactly(1, 1, 2, 2);
    assertThat(defence("0512", "0511")).isEqualTo(4);
  }

  @Test
  @Case({"GWE-5.4-BROKEN", "GWE-5.4-NOTE"})
  void brokenGroundIsCheapForTheBestOnly() {
    assertThat(costs("0611", "0612")).containsExactly(1, 2, 2, 2);
    assertThat(defence("0612", "0611")).isEqualTo(4);
  }

  @Test
  @Case({"GWE-5.4-SWAMP", "GWE-5.4-NOTE"})
  void swampCostsTheWorstMost() {
    assertThat(costs("0711", "0712")).containsExactly(2, 2, 2, 3);
    assertThat(defence("0712", "0711")).isEqualTo(4);
  }

  @Test
  @Case("GWE-5.4-ROUGH")
  void roughCostsAllTheSame() {
    assertThat(costs("0811", "0812")).containsExactly(2, 2, 2, 2);
    assertThat(defence("0812", "0811")).isEqualTo(4);
  }

  @Test
  @Case("GWE-5.4-MOUNTAIN")
  void mountainCostsMoreAndDoublesTheDefender() {
    assertThat(costs("0911", "0912")).containsExactly(2, 2, 3, 3);
    assertThat(defence("0912", "0911")).isEqualTo(8);
  }

  @Test
  @Case("GWE-5.4-TOWN")
  void aTownIsAsTheGroundItStandsOn() {
    assertThat(costs("0414", "0415")).containsExactly(1, 1, 1, 1);
    assertThat(defence("0415", "0414")).isEqualTo(4);
    Situation s =
        Situation.of(CAPORETTO, "historical")
            .with("1115: it-1; 1114: ge-5, ge-12")
            .at(5, "central", "combat");
    assertThat(Situation.of(CAPORETTO, "historical").cost("it-1", "1114", "1115"))
        .as("Maniago, in the mountains")
        .isEqualTo(2);
    assertThat(s.preview(s.attack("1115", "ge-5", "ge-12")).defence().total()).isEqualTo(6);
  }

  @Test
  @Case("GWE-5.4-CITY")
  void aCityCostsOneWhateverIsAroundItAndDoublesTheDefender() {
    assertThat(costs("0614", "0615")).containsExactly(1, 1, 1, 1);
    assertThat(defence("0615", "0614")).isEqualTo(8);
    Situation s = Situation.of(CAPORETTO, "historical").at(5, "allied", "movement");
    assertThat(s.cost("it-1", "2525", "2425")).as("swamp").isEqualTo(2);
    assertThat(s.cost("it-1", "2425", "2525")).as("Venezia, in the swamp").isEqualTo(1);
  }

  @Test
  @Case("GWE-5.4-FORT")
  void aFortressCostsOneWhateverIsAroundIt() {
    Situation s = field().with("eliminated: fort-blue");
    assertThat(costs("1309", "1310")).containsExactly(1, 1, 1, 1);
    assertThat(s.cost("red-3a", "1309", "1310")).as("destroyed").isEqualTo(1);
    Situation alps = Situation.of(CAPORETTO, "historical").at(5, "allied", "movement");
    assertThat(alps.cost("it-1", "0828", "0928")).as("Primolano, in the mountains").isEqualTo(1);
    assertThat(alps.cost("it-1", "0928", "0828")).isEqualTo(2);
  }

  @Test
  @Case({"GWE-5.4-FORT", "GWE-11.11"})
  void theMountainDoublesTheGarrisonAndNotTheFortress() {
    Situation s =
        Situation.of(CAPORETTO, "historical").with("0828: ah-iii, ge-5").at(5, "central", "combat");
    assertThat(s.preview(s.attack("0928", "ah-iii", "ge-5")).defence().total()).isEqualTo(6);
    s.with("0928: it-1").at(5, "central", "combat");
    assertThat(s.preview(s.attack("0928", "ah-iii", "ge-5")).defence().total())
        .isEqualTo(6 + 2 * 3);
  }

  @Test
  @Case("GWE-5.4-TRENCH")
  void aTrenchCostsOneMoreAndDoublesWhoeverIsInIt() {
    assertThat(costs("0604", "0704")).containsExactly(2, 2, 2, 2);
    assertThat(costs("0804", "0704")).as("from the front").containsExactly(2, 2, 2, 2);
    assertThat(costs("1007", "1006")).as("in a mountain").containsExactly(3, 3, 4, 4);
    assertThat(defence("0704", "0804")).isEqualTo(8);
    assertThat(defence("0704", "0604")).as("from behind").isEqualTo(8);
    assertThat(defence("1004", "0904")).as("the enemy's trench").isEqualTo(8);
  }

  @Test
  @Case("GWE-5.4-LAKE")
  void nobodyEntersALake() {
    Situation s =
        field().with("0402: red-1a; 0401: red-hq-1; 0202: blue-1a").at(1, "red", "movement");
    assertThat(s.refusal(s.march("red-1a", "0302"))).isEqualTo("GWE-5.4-LAKE");
    assertThat(s.refusal(s.march("red-1a", "0403", "0303"))).isEqualTo("GWE-5.4-LAKE");
    assertThat(s.cost("red-1a", "0402", "0303")).isNegative();
    assertThat(s.reach("red-1a")).doesNotContain("0302", "0303").contains("0304", "0301");
    Situation sea =
        Situation.of(CAPORETTO, "historical")
            .with("2417: it-1, it-hq-3")
            .at(5, "allied", "movement");
    assertThat(sea.cost("it-1", "2520", "2619")).isNegative();
  }

  @Test
  @Case({"GWE-5.4-RAIL", "GWE-5.16"})
  void aRailwayDoesNothingToMarchOrCombat() {
    assertThat(costs("0507", "0508")).containsExactly(1, 1, 1, 1);
    assertThat(costs("0408", "0508")).as("along the line").containsExactly(1, 1, 1, 1);
    assertThat(defence("0708", "0808")).isEqualTo(4);
  }

  @Test
  @Case({"GWE-5.4-EZOC", "GWE-7.21"})
  void anEnemyControlledHexCostsOneMore() {
    Situation s = field().with("0612: red-3a");
    assertThat(s.controls("red", "0713")).isTrue();
    assertThat(s.cost("blue-4a", "0813", "0713")).as("swamp for the worst").isEqualTo(4);
    assertThat(s.cost("blue-1a", "0813", "0713")).isEqualTo(3);
    assertThat(s.cost("red-3a", "0612", "0713")).as("its own zone").isEqualTo(2);
  }

  @Test
  @Case({"GWE-5.4-ENTRAIN", "GWE-5.32"})
  void toEntrainCostsTheRating() {
    Situation s =
        field()
            .with(
                "1208: blue-1a, blue-2a, blue-3a, blue-4a; 1207: blue-4b, blue-hq-army; 1206:"
                    + " blue-3b")
            .at(1, "blue", "movement");
    int[] left = {5, 3, 1, 0};
    String[] units = {"blue-1a", "blue-2a", "blue-3a", "blue-4a"};
    for (int i = 0; i < 4; i++) {
      s.play(s.entrain(units[i]));
      assertThat(s.spent(units[i])).isEqualTo(i + 1);
      assertThat(s.left(units[i])).isEqualTo(left[i]);
      s.play(s.detrain(units[i]));
    }
    Situation tired =
        field().with("1207: blue-4b, blue-hq-army; 1206: blue-3b").at(1, "blue", "movement");
    tired.play(tired.march("blue-4b", "1208"));
    assertThat(tired.refusal(tired.entrain("blue-4b")))
        .as("three left")
        .isEqualTo("GWE-5.4-ENTRAIN");
    tired.play(tired.march("blue-3b", "1207", "1208"));
    assertThat(tired.refusal(tired.entrain("blue-3b"))).as("two left").isEqualTo("GWE-5.4-ENTRAIN");
  }

  // ---- hexsides

  @Test
  @Case("GWE-5.4-RIDGE")
  void oneAttackerOverARidgeAddsOneToTheDie() {
    Situation s =
        field()
            .with(
                "1011: blue-3a; 1111: blue-hq-1; 0911: red-1a; 1010: red-1b, red-hq-1; 1009:"
                    + " red-depot1")
            .at(1, "red", "combat");
    assertThat(s.cost("red-1b", "1010", "1011")).as("no part of the march").isNegative();
    assertThat(costs("1010", "1011")).containsExactly(1, 1, 1, 1);
    assertThat(s.preview(s.attack("1011", "red-1a")).dieModifier()).isZero();
    assertThat(effects(s.preview(s.attack("1011", "red-1a")))).doesNotContain("GWE-5.4-RIDGE +1");
    Preview both = s.preview(s.attack("1011", "red-1a", "red-1b"));
    assertThat(both.dieModifier()).isEqualTo(1);
    assertThat(effects(both)).contains("GWE-5.4-RIDGE +1");
    assertThat(both.attack().total()).as("strength is not touched").isEqualTo(twice(s, "red-1a"));
  }

  private static double twice(Situation s, String unit) {
    return 2 * s.preview(s.attack("1011", unit)).attack().total();
  }

  @Test
  @Case("GWE-5.4-RIDGE")
  void aFourOverTheRidgeIsReadAsAFive() {
    assertThat(fourToFive("0911", 4)).isEqualTo("1/1");
    assertThat(fourToFive("0911", 5)).isEqualTo("1/-");
    assertThat(fourToFive("1010", 4)).isEqualTo("1/-");
  }

  /** The result of an attack of 4 against 5 in 1011; 1010 lies beyond the ridge. */
  private static String fourToFive(String from, int die) {
    Situation s =
        field()
            .with("1011: blue-2a; " + from + ": red-1b; 0910: red-hq-1; 0909: red-depot1")
            .at(1, "red", "combat");
    assertThat(s.inSupply("red-1b")).isTrue();
    return s.dice(die).play(s.attack("1011", "red-1b")).result();
  }

  /** Red stands beyond the rivers with depots and a headquarters, in supply and in command. */
  private static Situation overTheRivers(String placements) {
    Situation s =
        field()
            .with("1007: red-depot1; 1205: red-depot2; 1105: red-hq-army; " + placements)
            .at(1, "red", "combat");
    for (Counter unit : s.rules().unitsOf(0)) {
      if (unit.isCombat() && s.p().onMap(unit)) {
        assertThat(s.inSupply(unit.id())).as(unit.id()).isTrue();
        assertThat(s.has(unit.id(), "out-of-command")).as(unit.id()).isFalse();
      }
    }
    return s;
  }

  @Test
  @Case("GWE-5.4-RIVER")
  void aRiverCostsOneMoreAndHalvesTheAttackAcrossItExactly() {
    assertThat(costs("1203", "1303")).containsExactly(2, 2, 2, 2);
    assertThat(costs("1303", "1203")).as("both ways").containsExactly(2, 2, 2, 2);
    assertThat(costs("1205", "1305")).as("major").containsExactly(2, 2, 2, 2);
    Situation s = overTheRivers("1304: blue-3a; 1204: red-c3/3; 1303: red-1a");
    Preview across = s.preview(s.attack("1304", "red-c3"));
    assertThat(across.attack().total()).isEqualTo(3.5);
    assertThat(effects(across)).contains("GWE-5.4-RIVER x1/2");
    assertThat(across.dieModifier()).isZero();
    assertThat(s.preview(s.attack("1304", "red-1a")).attack().total()).as("beside it").isEqualTo(4);
    assertThat(s.preview(s.attack("1304", "red-c3", "red-1a")).attack().total()).isEqualTo(7.5);
  }

  @Test
  @Case({"GWE-5.4-RIVER", "GWE-8.23"})
  void aUnitIsHalvedIfAnyOfItsHexsidesIsARiver() {
    Situation s = overTheRivers("1203: blue-bde; 1304: blue-bde2; 1204: red-c3/3");
    assertThat(s.preview(s.attack("1203", "red-c3")).attack().total()).isEqualTo(7);
    assertThat(s.preview(s.attack("1203 1304", "red-c3")).attack().total()).isEqualTo(3.5);
  }

  @Test
  @Case("GWE-5.4-MAJOR")
  void onlyAnAttackWhollyOverMajorRiversAddsTwo() {
    Situation s = overTheRivers("1306: blue-3a; 1205: red-1a; 1206: red-1b; 1305: red-1c");
    Preview all = s.preview(s.attack("1306", "red-1a", "red-1b"));
    assertThat(all.dieModifier()).isEqualTo(2);
    assertThat(effects(all)).contains("GWE-5.4-MAJOR +2");
    assertThat(all.attack().total()).isEqualTo(4);
    Preview mixed = s.preview(s.attack("1306", "red-1a", "red-1b", "red-1c"));
    assertThat(mixed.dieModifier()).isZero();
    assertThat(mixed.attack().total()).isEqualTo(2 + 2 + 4);
    assertThat(effects(mixed)).doesNotContain("GWE-5.4-MAJOR +2");
  }

  @Test
  @Case("GWE-5.4-MAJOR")
  void everyHexsideOfEveryAttackerMustBeAMajorRiver() {
    Situation s = overTheRivers("1304: blue-bde; 1305: blue-bde2; 1204: red-1b; 1205: red-1a");
    assertThat(s.preview(s.attack("1305", "red-1a")).dieModifier()).isEqualTo(2);
    assertThat(s.preview(s.attack("1305", "red-1b")).dieModifier()).isZero();
    assertThat(s.preview(s.attack("1304 1305", "red-1b")).dieModifier()).isZero();
  }

  @Test
  @Case("GWE-5.4-MAJOR")
  void aFiveOverTheGreatRiverIsReadAsASeven() {
    Situation level = overTheRivers("1306: blue-2a/1; 1305: red-1a");
    level.dice(5).play(level.attack("1306", "red-1a"));
    assertThat(level.result()).isEqualTo("1/1");
    Situation river = overTheRivers("1306: blue-2a/1; 1205: red-1a; 1206: red-1b");
    assertThat(river.preview(river.attack("1306", "red-1a", "red-1b")).odds()).isEqualTo("2:1");
    river.dice(5).play(river.attack("1306", "red-1a", "red-1b"));
    assertThat(river.result()).isEqualTo("1/-");
  }

  @Test
  @Case({"GWE-5.4-BLOCKED", "GWE-7.11", "GWE-10.33"})
  void nothingCrossesABlockedHexside() {
    Situation s =
        field()
            .with("1211: blue-1a, blue-hq-1; 1212: red-1a, red-hq-1; 1312: red-1b; 1210: red-1c")
            .at(1, "red", "combat");
    assertThat(s.refusal(s.attack("1211", "red-1a"))).isEqualTo("GWE-5.4-BLOCKED");
    assertThat(s.refusal(s.attack("1211", "red-1b"))).isEqualTo("GWE-5.4-BLOCKED");
    assertThat(s.grants(s.attack("1211", "red-1c"))).isTrue();
    Situation zones = field().with("1212: red-1a");
    assertThat(zones.controls("red", "1211")).isFalse();
    assertThat(zones.controls("red", "1112")).isTrue();
    Situation march = field().with("1211: blue-1a, blue-hq-1").at(1, "blue", "movement");
    assertThat(march.refusal(march.march("blue-1a", "1212"))).isEqualTo("GWE-5.4-BLOCKED");
    assertThat(march.refusal(march.march("blue-1a", "1312"))).isEqualTo("GWE-5.4-BLOCKED");
    assertThat(march.grants(march.march("blue-1a", "1112", "1212"))).isTrue();
  }

  @Test
  @Case({"GWE-5.4-BLOCKED", "GWE-10.33", "GWE-9.12"})
  void commandAndSupplyGoRoundABlockedHexside() {
    Situation s = field().with("1211: blue-hq-1; 1212: blue-1a; 1110: red-1a; 1012: red-1b");
    assertThat(s.rules().command(s.p(), s.unit("blue-1a")).why()).contains(" 2 hexes");
    Situation beside = field().with("1211: blue-hq-1; 1210: blue-1a");
    assertThat(beside.rules().command(beside.p(), beside.unit("blue-1a")).why()).contains(" 1 ");
    // The depot is fed from 1608 over 1410, 1311 and so stands one hex from the unit, but for the
    // cliff.
    Situation supply = field().with("1211: blue-depot1; 1214: blue-1a");
    assertThat(supply.inSupply("blue-depot1")).isTrue();
    assertThat(supply.inSupply("blue-1a"))
        .as("three hexes as the crow flies, four on the ground")
        .isFalse();
    supply.with("1213: blue-1a");
    assertThat(supply.inSupply("blue-1a")).isTrue();
  }

  // ---- together

  @Test
  @Case({"GWE-5.4-CUM", "GWE-5.4-CITY", "GWE-5.4-RIVER"})
  void twelveOverARiverAgainstFourInACityIsOneToTwo() {
    Situation s =
        Situation.of(CAPORETTO, "historical")
            .with(
                "2306: ah-ii; 2405: it-ii; 2406: it-xiii; 2408: it-hq-3, it-dep-1; 2508: it-art-1")
            .at(5, "allied", "combat");
    assertThat(s.inSupply("it-ii")).isTrue();
    assertThat(s.inSupply("it-xiii")).isTrue();
    Preview preview = s.preview(s.attack("2306", "it-ii", "it-xiii"));
    assertThat(preview.attack().total()).isEqualTo(6);
    assertThat(preview.defence().total()).isEqualTo(8);
    assertThat(preview.odds()).isEqualTo("1:2");
    assertThat(effects(preview))
        .containsExactly("GWE-5.4-RIVER x1/2", "GWE-5.4-RIVER x1/2", "GWE-5.4-CITY x2");
  }

  @Test
  @Case({"GWE-5.4-CUM", "GWE-5.4-MOUNTAIN", "GWE-5.4-TRENCH"})
  void twoDoublingsMultiply() {
    Situation s = field().with("1006: red-3a; 1106: blue-c1, blue-hq-1").at(1, "blue", "combat");
    Preview preview = s.preview(s.attack("1006", "blue-c1"));
    assertThat(preview.defence().total()).isEqualTo(16);
    assertThat(effects(preview)).contains("GWE-5.4-MOUNTAIN x2", "GWE-5.4-TRENCH x2");
  }

  @Test
  @Case("GWE-5.4-NOTE")
  void theChartAndTheMarchAgreeForEveryRating() {
    int compared = 0;
    List<String> hexes =
        List.of(
            "clear 0206",
            "forest 0512",
            "broken 0612",
            "swamp 0712",
            "rough 0812",
            "mountain 0912");
    for (Tsv.Row row : Tsv.resource("fieldmarshal/gwe/terrain.tsv")) {
      for (String hex : hexes) {
        String[] halves = hex.split(" ");
        if (row.text("terrain").equals(halves[0])) {
          List<Integer> printed = new ArrayList<>();
          for (int tcr = 1; tcr <= 4; tcr++) {
            printed.add(row.number("cost_tcr" + tcr));
          }
          int west = Integer.parseInt(halves[1]) - 1;
          assertThat(costs(String.format("%04d", west), halves[1])).as(hex).isEqualTo(printed);
          compared++;
        }
      }
    }
    assertThat(compared).isEqualTo(6);
  }
}
