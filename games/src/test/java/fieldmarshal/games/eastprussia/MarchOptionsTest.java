package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Cases 10.3 forced march and 10.4 refugees. */
class MarchOptionsTest {
  private static Situation of(int turn, String side, String units, String... options) {
    return Situation.of("historical", options).with(units).at(turn, side, "first-movement");
  }

  // ---- 10.3

  @Test
  @Case("TWU-10.3a")
  void aForcedMarchGivesOnePointMore() {
    Situation s = of(5, "german", "0906: ge-2; 0806: ge-1", "forced-march");
    assertThat(s.refusal(s.march("ge-2", "0907", "0908", "0909", "0910"))).isEqualTo("TWU-5.0b");
    s.play(s.move("forced-march", "ge-2", "0907", "0908", "0909", "0910"));
    assertThat(s.where("ge-2")).isEqualTo("0910");
    s.play(s.march("ge-1", "0807"));
    assertThat(s.refusal(s.move("forced-march", "ge-1", "0808")))
        .as("too late")
        .isEqualTo("TWU-10.3a");
    s.at(5, "german", "second-movement");
    assertThat(s.grants(s.move("forced-march", "ge-2", "0909", "0908", "0907", "0906")))
        .as("in either phase")
        .isTrue();
    Situation off = of(5, "german", "0906: ge-2");
    assertThat(off.refusal(off.move("forced-march", "ge-2", "0907"))).isEqualTo("TWU-10.3a");
  }

  @Test
  @Case("TWU-10.3a")
  void withoutSupplyItMakesUpForTheLostPoint() {
    Situation s = of(5, "german", "0906: ge-2", "forced-march").allHeldBy("russian", "0906");
    assertThat(s.refusal(s.march("ge-2", "0907", "0908", "0909"))).isEqualTo("TWU-5.0b");
    assertThat(s.grants(s.move("forced-march", "ge-2", "0907", "0908", "0909"))).isTrue();
    assertThat(s.refusal(s.move("forced-march", "ge-2", "0907", "0908", "0909", "0910")))
        .isEqualTo("TWU-5.0b");
  }

  @Test
  @Case("TWU-10.3a")
  void aReinforcementMayForceItsMarch() {
    Situation s =
        Situation.asPrinted("historical", "forced-march").at(15, "german", "first-movement");
    s.play(new Order.Choose("enter-forced", List.of(s.unit("ge-22")), Hexes.of(s.hex("0122"))));
    s.play(s.move("forced-march", "ge-22", "0222", "0322", "0422"));
    assertThat(s.where("ge-22")).isEqualTo("0422");
  }

  @Test
  @Case("TWU-10.3b")
  void itKeepsAwayFromZonesAndFromEveryEnemy() {
    Situation s = of(5, "german", "4927: ge-2; 5128: ru-25", "forced-march");
    assertThat(s.refusal(s.move("forced-march", "ge-2", "5027"))).isEqualTo("TWU-10.3b");
    assertThat(s.grants(s.move("forced-march", "ge-2", "5026"))).isTrue();
    Situation river = of(5, "german", "4515: ge-2; 4513: ru-25", "forced-march");
    assertThat(river.inZone("russian", "4514")).isFalse();
    assertThat(river.refusal(river.move("forced-march", "ge-2", "4514")))
        .as("an enemy across the river")
        .isEqualTo("TWU-10.3b");
    Situation fort = of(5, "russian", "4227: ru-25", "forced-march");
    assertThat(fort.refusal(fort.move("forced-march", "ru-25", "4226", "4126")))
        .as("the zone of Boyen")
        .isEqualTo("TWU-10.3b");
    Situation beside = of(5, "german", "5028: ge-2; 5128: ru-25", "forced-march");
    assertThat(beside.grants(beside.move("forced-march", "ge-2", "4928")))
        .as("it may start there")
        .isTrue();
  }

  @Test
  @Case("TWU-10.3c")
  void itNeitherReservesNorUsesReserves() {
    Situation s = of(5, "german", "0906: ge-2; 0806: ge-1", "forced-march");
    s.play(s.move("forced-march", "ge-2", "0907"));
    assertThat(s.refusal(s.chooseHexes("reserve-1", "0907"))).isEqualTo("TWU-10.3c");
    s.play(s.chooseHexes("reserve-1", "0806"), s.pass()).passTo(5, "german", "second-movement");
    assertThat(s.refusal(s.move("forced-march", "ge-1", "0807"))).isEqualTo("TWU-10.3c");
    assertThat(s.grants(s.march("ge-1", "0807"))).isTrue();
  }

  @Test
  @Case("TWU-10.3d")
  void itDoesNotGoWithTheRailway() {
    Situation s = of(5, "german", "4917: ge-2; 3808: ge-1", "forced-march");
    s.play(s.move("forced-march", "ge-2", "4916"));
    assertThat(s.refusal(s.entrain("ge-2"))).isEqualTo("TWU-10.3d");
    s.play(s.entrain("ge-1"), s.detrain("ge-1"));
    assertThat(s.refusal(s.move("forced-march", "ge-1", "3807"))).isEqualTo("TWU-10.3d");
  }

  // ---- 10.4

  @Test
  @Case({"TWU-10.4a", "TWU-TEC-TOWN"})
  void townsCostOneMoreOnTurnsOneToFour() {
    Situation s = of(4, "german", "3807: ge-2; 4916: ru-25", "refugees");
    assertThat(s.reach("ge-2")).containsEntry("3808", 2).containsEntry("3806", 1);
    s.at(5, "german", "first-movement");
    assertThat(s.reach("ge-2")).containsEntry("3808", 1);
    s.at(4, "russian", "first-movement");
    assertThat(s.reach("ru-25")).as("out of supply").doesNotContainKey("4820");
    Situation off = of(4, "german", "3807: ge-2");
    assertThat(off.reach("ge-2")).containsEntry("3808", 1);
  }

  @Test
  @Case("TWU-10.4a")
  void bothSidesPayAndOneHexIsAlwaysPossible() {
    Situation s = of(2, "russian", "4829: ru-25", "refugees");
    assertThat(s.inSupply("ru-25")).isFalse();
    assertThat(s.reach("ru-25")).containsEntry("4729", 2);
    s.play(s.march("ru-25", "4729"));
    assertThat(s.refusal(s.march("ru-25", "4728"))).isEqualTo("TWU-5.0b");
  }

  @Test
  @Case("TWU-10.4a")
  void whoEntersTheMapInATownPaysToo() {
    Situation s = of(2, "german", "turn 2: ge-22", "refugees");
    assertThat(s.reach("ge-22")).containsEntry("0121", 2).containsEntry("0120", 1);
  }

  @Test
  @Case("TWU-10.4a")
  void trainsAreNotHeldUp() {
    Situation s = of(4, "german", "4916: ge-2", "refugees");
    s.play(s.entrain("ge-2"));
    assertThat(
            s.orders(Order.Rail.class).stream()
                .anyMatch(rail -> rail.path().last() == s.hex("2622")))
        .isTrue();
  }

  @Test
  @Case("TWU-X-9.4+10.4")
  void atTheMasurianLakesTownsCostOne() {
    Situation s = Situation.of("masurian").with("3807: ge-2").at(19, "german", "first-movement");
    assertThat(s.reach("ge-2")).containsEntry("3808", 1);
  }

  @Test
  @Case("TWU-X-T4")
  void everyPointMayPayForMarchTownOrControl() {
    Situation s =
        of(3, "russian", "4531: ru-1c; 5329: ru-25", "forced-march", "refugees", "cavalry-control");
    s.allHeldBy("russian").heldBy("german", "4331", "4431", "4330");
    s.play(s.move("forced-march", "ru-1c", "4431"));
    s.play(s.move("forced-march", "ru-1c", "4331"));
    s.play(s.choose("fix-control", "ru-1c"));
    assertThat(s.controls("russian", "4331")).isTrue();
    assertThat(s.refusal(s.move("forced-march", "ru-1c", "4330")))
        .as("1 + 2 + 1")
        .isEqualTo("TWU-5.0b");
    s.play(s.move("forced-march", "ru-25", "5330", "5331"));
    assertThat(s.where("ru-25")).as("Suwałki 2 and 1").isEqualTo("5331");
  }
}
