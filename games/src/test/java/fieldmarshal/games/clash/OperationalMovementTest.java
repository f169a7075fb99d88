package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter 11: moves, their costs and limits. */
class OperationalMovementTest {
  /** A-H 1st Army: dice 1 and 2 give 2 points, 3 and 4 give 3, 5 and 6 give 4. */
  private static final String ARMY = "ah-1";

  private static Situation with(String placements, int die) {
    return Situation.galicia().with(placements).army(2, ARMY, die);
  }

  // ---- 11.1, 11.2

  @Test
  @Case("COG-11.1")
  void anyAllOrNoneOfTheUnitsMove() {
    Situation s = with("4921: ah-5; 4922: ah-12", 3);
    assertThat(s.asked()).isEqualTo("move");
    s.play(s.march("ah-5", "5021", "5121"));
    assertThat(s.where("ah-5")).isEqualTo("5121");
    s.play(s.pass());
    assertThat(s.where("ah-12")).isEqualTo("4922");
  }

  @Test
  @Case("COG-11.1")
  void aPathIsWalkedHexByHex() {
    Situation s = with("4921: ah-5", 3);
    assertThat(s.refusal(s.march("ah-5", "5121"))).isEqualTo("COG-11.1");
    assertThat(s.refusal(s.march("ah-5"))).isEqualTo("COG-11.1");
    assertThat(s.refusal(s.march("ah-5", "5021", "5121", "5222", "5322"))).isEqualTo("COG-11.1");
    assertThat(s.refusal(s.move("gallop", "ah-5", "5021"))).isEqualTo("COG-11.1");
  }

  @Test
  @Case("COG-11.2a")
  void pointsThatWereNotUsedAreLost() {
    Situation s = with("4921: ah-5; 5512: ru-3", 5);
    s.play(s.march("ah-5", "5021", "5121"));
    s.army(3, ARMY, 1);
    assertThat(s.rules().command().allowance(s.p(), s.unit("ah-5"))).isEqualTo(2);
  }

  @Test
  @Case("COG-11.2b")
  void aUnitMayStopEarly() {
    Situation s = with("4921: ah-5", 3);
    s.play(s.march("ah-5", "5021"));
    assertThat(s.where("ah-5")).isEqualTo("5021");
  }

  @Test
  @Case("COG-11.2c")
  void unitsMoveOneAtATime() {
    Situation s = with("4921: ah-5, ah-12", 3);
    assertThat(s.refusal(s.march("ah-5 ah-12", "5021"))).isEqualTo("COG-11.2c");
    s.play(s.march("ah-5", "5021"), s.march("ah-12", "5021"));
    assertThat(s.refusal(s.march("ah-5", "5121"))).isEqualTo("COG-11.2e");
  }

  @Test
  @Case("COG-11.2e")
  void noUnitMovesTwiceInATurn() {
    Situation s = with("4921: ah-5", 3);
    s.play(s.march("ah-5", "5021"));
    assertThat(s.has("ah-5", "done")).isTrue();
    assertThat(s.refusal(s.march("ah-5", "5121"))).isEqualTo("COG-11.2e");
    assertThat(s.orders(Order.Move.class)).isEmpty();
  }

  @Test
  @Case("COG-11.2f")
  void markedUnitsDoNotMove() {
    Situation s = with("4921: ah-5+replaced; 4923: ah-12+done", 3);
    s.with("4921: ah-5+replaced; 4923: ah-12+done");
    assertThat(s.refusal(s.march("ah-5", "5021"))).isEqualTo("COG-11.2f");
    assertThat(s.refusal(s.march("ah-12", "5023"))).isEqualTo("COG-11.2e");
  }

  @Test
  @Case({"COG-5.33c", "COG-2.23", "COG-G2b"})
  void onlyTheDrawnArmyMoves() {
    Situation s =
        Situation.galicia()
            .with("4921: ah-5, ah-4; 4923: ah-7-c; 4925: ah-95-lst, ge-3-ldw; 1902: ru-1-gd")
            .army(2, "ah-4", 3);
    assertThat(s.refusal(s.march("ah-5", "5021"))).isEqualTo("COG-5.33c");
    assertThat(s.refusal(s.march("ru-1-gd", "1903"))).isEqualTo("COG-5.33c");
    assertThat(s.grants(s.march("ah-4", "5021"))).isTrue();
    s.army(2, ARMY, 3);
    assertThat(s.grants(s.march("ah-7-c", "5023"))).isTrue();
    assertThat(s.grants(s.march("ah-95-lst", "5025"))).isTrue();
    assertThat(s.grants(s.march("ge-3-ldw", "5025"))).isTrue();
    s.army(2, "ru-4", 6);
    assertThat(s.grants(s.march("ru-1-gd", "1903"))).isTrue();
    assertThat(s.refusal(s.attack("4921", "ru-1-gd"))).isEqualTo("COG-5.33c");
  }

  // ---- 11.3 terrain

  @Test
  @Case("COG-11.3a")
  void clearCostsOne() {
    assertThat(with("4921: ah-5", 3).reach("ah-5", "march"))
        .containsEntry("5021", 1)
        .containsEntry("5121", 2)
        .containsEntry("5222", 3);
  }

  @Test
  @Case("COG-11.3b")
  void brokenForestAndMarshCostTwo() {
    Situation s = with("2621: ah-5; 5010: ah-12; 4806: ah-46", 3);
    // broken at 2622, forest at 5110, marsh at 4706
    assertThat(s.reach("ah-5", "march")).containsEntry("2622", 2);
    assertThat(s.reach("ah-12", "march")).containsEntry("5111", 1).containsEntry("5110", 2);
    assertThat(s.reach("ah-46", "march")).containsEntry("4706", 2);
  }

  @Test
  @Case({"COG-11.3c", "COG-G9e", "COG-G1d"})
  void aMajorRiverAddsOneAndARiverNothing() {
    Situation s = with("2014: ah-5; 4119: ah-12; 2214: ah-46", 3);
    // the San between 2214 and 2315; the Bug above Sokal between 4119 and 4120
    assertThat(s.reach("ah-46", "march")).containsEntry("2315", 2).containsEntry("2215", 1);
    assertThat(s.reach("ah-12", "march")).containsEntry("4120", 1);
  }

  @Test
  @Case("COG-11.3d")
  void anEnemyFortifiedZoneTakesTheWholeAllowanceFromNextToIt() {
    Situation s = with("5114: ah-5; 5112: ah-12", 5);
    assertThat(s.reach("ah-5", "march")).containsEntry("5115", 4);
    assertThat(s.refusal(s.march("ah-12", "5113", "5114", "5115"))).isEqualTo("COG-11.3d");
    s.play(s.march("ah-5", "5115"));
    assertThat(s.rules().control().zone(s.p(), 1, s.hex("5115"))).isFalse();
  }

  @Test
  @Case({"COG-FZ", "COG-G9b"})
  void aFortifiedZoneIsGoneOnceAnEnemyWasThere() {
    Situation s = with("5114: ah-5; 5012: ah-12", 5);
    s.play(s.march("ah-5", "5115"));
    assertThat(s.events(Event.Noted.class)).extracting(Event.Noted::caseId).contains("COG-FZ");
    assertThat(s.reach("ah-12", "march")).containsEntry("5115", 3);
    s.play(s.march("ah-12", "5113", "5114"));
    s.army(3, ARMY, 1);
    s.play(s.march("ah-5", "5116"));
    assertThat(s.reach("ah-12", "march")).containsEntry("5115", 1);
    // gone for its owner too: cavalry may stand there
    s.with("5013: ru-9-c").army(4, "ru-3", 6);
    assertThat(s.reach("ru-9-c", "march")).doesNotContainKey("5512");
  }

  @Test
  @Case({"COG-FZ", "COG-11.3d"})
  void anOwnFortifiedZoneCostsWhatItsTerrainCosts() {
    Situation s = Situation.galicia().with("5114: ru-11").army(2, "ru-3", 1);
    assertThat(s.reach("ru-11", "march")).containsEntry("5115", 1);
  }

  @Test
  @Case("COG-11.3e")
  void nobodyEntersAnEnemyFortThatStands() {
    Situation s = Situation.galicia().with("2721: ru-11").army(2, "ru-3", 6);
    assertThat(s.refusal(s.march("ru-11", "2621"))).isEqualTo("COG-11.3e");
    assertThat(s.reach("ru-11", "march")).doesNotContainKey("2621");
  }

  @Test
  @Case("COG-11.3f")
  void brokenForestAndMountainCostThree() {
    Situation s = with("2125: ah-5; 2127: ah-12; 2225: ah-46", 3);
    assertThat(s.reach("ah-46", "march")).containsEntry("2325", 3);
    assertThat(s.reach("ah-12", "march")).containsEntry("2128", 3);
  }

  @Test
  @Case({"COG-11.3g", "COG-Y10d"})
  void aFloodedHexTakesTheWholeAllowanceFromNextToIt() {
    Situation s = Situation.ypres().with("2310: ge-6-r; 2409: ge-5-r").flooded("2210");
    s.dice(5).at(6, "ge-4", "operations");
    assertThat(s.rules().command().allowance(s.p(), s.unit("ge-6-r"))).isEqualTo(5);
    assertThat(s.rules().movement().reach(s.p(), s.unit("ge-6-r"), "march").value().hexes())
        .anySatisfy(step -> {
          assertThat(step.hex()).isEqualTo(s.hex("2210"));
          assertThat(step.cost()).isEqualTo(5);
        });
    assertThat(s.refusal(s.march("ge-5-r", "2310", "2210"))).isEqualTo("COG-11.3g");
    s.play(s.march("ge-6-r", "2210"));
    assertThat(s.where("ge-6-r")).isEqualTo("2210");
  }

  @Test
  @Case("COG-11.3h")
  void enemyUnitsTheSeaAndTheEdgeAreClosed() {
    Situation s = with("4921: ah-5; 4822: ru-11", 3);
    s.with("4920: ru-32").army(2, ARMY, 3);
    assertThat(s.refusal(s.march("ah-5", "4920"))).isEqualTo("COG-11.3h");
    Situation y = Situation.ypres().with("2205: ge-4-e").army(2, "ge-4", 3);
    assertThat(y.refusal(y.march("ge-4-e", "2204"))).isEqualTo("COG-11.3h");
    Situation edge = with("5620: ah-5", 3);
    assertThat(edge.reach("ah-5", "march")).containsKey("5619").containsKey("5520");
    assertThat(edge.rules().board().atEdge(edge.hex("5620"))).isTrue();
  }

  @Test
  @Case({"COG-11.3i", "COG-G9c"})
  void aPassCostsOneInAll() {
    Situation s = with("2027: ah-5; 1824: ah-12", 3);
    // NE and SW are the pass; N costs as its terrain
    assertThat(s.reach("ah-5", "march"))
        .containsEntry("2127", 1)
        .containsEntry("1928", 1)
        .containsEntry("2026", 3);
    assertThat(s.reach("ah-12", "march")).containsEntry("1825", 1).containsEntry("1826", 2);
  }

  @Test
  @Case("COG-G9d")
  void theJablonicaRoadIsAPassOnItsNorthernSideOnly() {
    Situation s = with("4035: ah-5; 4136: ah-12", 2);
    assertThat(s.reach("ah-5", "march")).containsEntry("4036", 1);
    assertThat(s.reach("ah-12", "march")).containsEntry("4036", 2);
    assertThat(s.rules().board().neighbour(s.hex("4036"), fieldmarshal.engine.board.Direction.S))
        .isEqualTo(-1);
  }

  @Test
  @Case({"COG-11.3j", "COG-11.3k"})
  void railwaysAndPlacesChangeNothing() {
    Situation s = with("3316: ah-5", 3);
    // Rawa Ruska: a town with railways in broken ground
    assertThat(s.rules().theatre().rails(s.hex("3317"))).isNotZero();
    assertThat(s.reach("ah-5", "march")).containsEntry("3317", 2);
    assertThat(with("2504: ah-5", 3).reach("ah-5", "march")).containsEntry("2505", 1);
    Situation ride = with("3316: ah-5", 3);
    assertThat(ride.refusal(ride.rail("ah-5", "3317"))).isIn("COG-11.3j", "COG-G8");
  }

  @Test
  void whatAStepCostsIsExplained() {
    Situation s = with("2214: ah-46; 2027: ah-5; 5114: ah-12", 3);
    assertThat(s.rules().clerk().costs(s.p(), s.unit("ah-46"), s.hexes("2315")).value())
        .singleElement()
        .satisfies(cost -> {
          assertThat(cost.total()).isEqualTo(2);
          assertThat(cost.leaves()).extracting("caseId").containsExactly("COG-11.3a", "COG-11.3c");
        });
    assertThat(s.rules().clerk().costs(s.p(), s.unit("ah-5"), s.hexes("2127", "2128")).value())
        .extracting(cost -> cost.total())
        .isEqualTo(List.of(1.0, 3.0));
    assertThat(s.rules().clerk().costs(s.p(), s.unit("ah-12"), s.hexes("5115")).value())
        .extracting(cost -> cost.total())
        .isEqualTo(List.of(3.0));
    assertThat(s.rules().clerk().costs(s.p(), s.unit("ah-12"), s.hexes("5117")).refused())
        .isNotNull();
  }

  // ---- 11.4

  @Test
  @Case("COG-11.4")
  void oneHexIsAlwaysPossible() {
    Situation s = Situation.galicia().with("2127: ah-17").army(2, "ah-2", 1);
    assertThat(s.rules().command().allowance(s.p(), s.unit("ah-17"))).isEqualTo(1);
    assertThat(s.grants(s.march("ah-17", "2128"))).isTrue();
    assertThat(s.reach("ah-17", "march")).containsEntry("2128", 1);
    assertThat(s.refusal(s.march("ah-17", "2027", "2026"))).isEqualTo("COG-11.1");
  }

  @Test
  @Case({"COG-11.4", "COG-8.42b", "COG-10.1c"})
  void withoutPointsNobodyMoves() {
    Situation s = Situation.galicia().with("4921: ah-17+out-of-supply").army(2, "ah-2", 1);
    assertThat(s.refusal(s.march("ah-17", "5021"))).isEqualTo("COG-11.4");
    assertThat(s.rules().clerk().modes(s.p(), s.unit("ah-17")).getFirst().refused()).isNotNull();
    Situation two = Situation.galicia().with("4921: ah-17+out-of-supply").army(2, "ah-2", 3);
    assertThat(two.reach("ah-17", "march")).containsKey("5021").doesNotContainKey("5121");
  }

  // ---- 11.6 cavalry

  @Test
  @Case({"COG-11.6a", "COG-6.3"})
  void cavalryDoesNotEndInFriendlyWorks() {
    Situation s = with("2618: ah-3-c; 2721: ah-9-c", 5);
    assertThat(s.refusal(s.march("ah-3-c", "2619"))).isEqualTo("COG-11.6a");
    assertThat(s.refusal(s.march("ah-9-c", "2621"))).isEqualTo("COG-11.6a");
    // passing through is free
    assertThat(s.grants(s.march("ah-3-c", "2619", "2620"))).isTrue();
  }

  @Test
  @Case("COG-11.6b")
  void cavalryNeverEntersAnIntactEnemyZone() {
    Situation s = with("5114: ah-3-c", 5);
    assertThat(s.refusal(s.march("ah-3-c", "5115"))).isEqualTo("COG-11.6b");
    assertThat(s.reach("ah-3-c", "march")).doesNotContainKey("5115");
  }

  @Test
  @Case({"COG-6.3", "COG-2.24"})
  void cavalryAndInfantryDoNotEndTogether() {
    Situation s = with("4921: ah-3-c; 5021: ah-5", 3);
    assertThat(s.refusal(s.march("ah-3-c", "5021"))).isEqualTo("COG-6.3");
    assertThat(s.refusal(s.march("ah-5", "4921"))).isEqualTo("COG-6.3");
    assertThat(s.grants(s.march("ah-3-c", "5021", "5121"))).isTrue();
    Situation y = Situation.ypres().with("2727: ge-bav-jg; 2728: ge-gd-c").army(2, "ge-6", 3);
    assertThat(y.refusal(y.march("ge-bav-jg", "2728"))).isEqualTo("COG-6.3");
  }

  @Test
  void reachTellsWhyNeighboursAreClosed() {
    Situation s = with("5114: ah-3-c", 5);
    var reach = s.rules().movement().reach(s.p(), s.unit("ah-3-c"), "march").value();
    assertThat(reach.refused())
        .anySatisfy(closed -> {
          assertThat(closed.hex()).isEqualTo(s.hex("5115"));
          assertThat(closed.why().caseId()).isEqualTo("COG-11.6b");
        });
    Situation fight = Situation.galicia().with("4921: ah-3-c; 5021: ru-9-c").combat(2, ARMY);
    assertThat(fight.rules().reach(fight.p(), fight.unit("ah-3-c")).refused().caseId())
        .isEqualTo("COG-5.33c");
  }
}
