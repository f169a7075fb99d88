package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 5.3: reinforcements. */
class ReinforcementsTest {
  private static final String SCENARIO = "historical";

  private static Situation printed(int turn, String side) {
    return Situation.asPrinted(SCENARIO).at(turn, side, "first-movement");
  }

  private static Order entrained(Situation s, String unit, String hex) {
    return new Order.Choose("enter-entrained", List.of(s.unit(unit)), Hexes.of(s.hex(hex)));
  }

  @Test
  @Case({"TWU-3.1h", "TWU-5.3a"})
  void aReinforcementWaitsForItsTurn() {
    Situation s = printed(13, "german");
    assertThat(s.refusal(s.reinforce("ge-1gr", "0120"))).isEqualTo("TWU-3.1h");
    s.at(14, "german", "first-movement");
    s.play(s.reinforce("ge-1gr", "0120"));
    assertThat(s.where("ge-1gr")).isEqualTo("0120");
  }

  @Test
  @Case("TWU-5.3a")
  void itEntersAtItsEdgeInAFirstMovementPhaseAndPaysForTheHex() {
    Situation s = printed(15, "german");
    assertThat(s.reach("ge-22")).containsEntry("0120", 1).containsEntry("0101", 1).hasSize(28);
    assertThat(s.refusal(s.reinforce("ge-22", "0220"))).isEqualTo("TWU-5.3a");
    assertThat(s.refusal(s.reinforce("ge-22", "0130"))).isEqualTo("TWU-5.3a");
    assertThat(s.refusal(s.march("ge-22", "0220"))).isEqualTo("TWU-5.3a");
    assertThat(s.refusal(s.march("ge-22", "0120", "0220"))).isEqualTo("TWU-5.3a");
    s.play(s.reinforce("ge-22", "0122"), s.march("ge-22", "0222", "0322"));
    assertThat(s.refusal(s.march("ge-22", "0422"))).as("1 and 2 are 3").isEqualTo("TWU-5.0b");
    s.at(15, "german", "second-movement");
    assertThat(s.refusal(s.reinforce("ge-38", "0120"))).isEqualTo("TWU-5.3a");
  }

  @Test
  @Case("TWU-5.3a")
  void theFirstArmyComesFromTheEastTheSecondFromBelow() {
    Situation s = printed(11, "russian");
    assertThat(s.refusal(s.reinforce("ru-57", "2034"))).isEqualTo("TWU-5.3a");
    s.play(s.reinforce("ru-57", "6020"));
    assertThat(s.where("ru-57")).isEqualTo("6020");
    Situation ninth = Situation.asPrinted("ninth-army").at(2, "russian", "first-movement");
    assertThat(ninth.refusal(ninth.reinforce("ru-1g", "6020"))).isEqualTo("TWU-5.3a");
    assertThat(ninth.refusal(ninth.reinforce("ru-1g", "1434"))).isEqualTo("TWU-5.3a");
    ninth.play(ninth.reinforce("ru-1g", "1834"));
    assertThat(ninth.where("ru-1g")).isEqualTo("1834");
  }

  @Test
  @Case("TWU-5.3b")
  void whoDoesNotEnterMayComeLater() {
    Situation s = printed(15, "german").at(16, "german", "first-movement");
    assertThat(s.grants(s.reinforce("ge-22", "0120"))).isTrue();
    s.at(20, "german", "first-movement");
    assertThat(s.grants(s.reinforce("ge-22", "0120"))).isTrue();
  }

  @Test
  @Case("TWU-5.3c")
  void anEdgeHexMustBeFreeOfEnemiesAndAZoneStopsTheUnitThere() {
    Situation s = printed(15, "german").with("0120: ru-25; 0118: ru-27");
    assertThat(s.refusal(s.reinforce("ge-22", "0120"))).isEqualTo("TWU-5.0h");
    s.play(s.reinforce("ge-22", "0119"));
    assertThat(s.refusal(s.march("ge-22", "0219"))).isEqualTo("TWU-3.3g");
    s.play(s.reinforce("ge-38", "0119"));
    assertThat(s.where("ge-38")).as("two in one hex, for the same cost").isEqualTo("0119");
  }

  @Test
  @Case({"TWU-5.3c", "TWU-7.2b"})
  void russianEntryKeepsTheArmiesApart() {
    Situation s = printed(11, "russian").with("5734: ru-6");
    assertThat(s.refusal(s.reinforce("ru-57", "6034"))).isEqualTo("TWU-7.2a");
    assertThat(s.grants(s.reinforce("ru-57", "6030"))).isTrue();
  }

  @Test
  @Case("TWU-5.3d")
  void germansMayComeInByTrainWithoutPayingToEntrain() {
    Situation s = printed(15, "german");
    assertThat(s.refusal(entrained(s, "ge-22", "0118"))).as("no railway").isEqualTo("TWU-5.3d");
    s.play(entrained(s, "ge-22", "0120"));
    assertThat(s.has("ge-22", "entrained")).isTrue();
    Order.Rail ride =
        s.orders(Order.Rail.class).stream()
            .filter(rail -> rail.path().last() == s.hex("2622"))
            .findFirst()
            .orElseThrow();
    s.play(ride, s.detrain("ge-22"));
    assertThat(s.grants(s.march("ge-22", "2623"))).as("one point is left").isTrue();
    s.play(s.march("ge-22", "2623"));
    assertThat(s.refusal(s.march("ge-22", "2624"))).isEqualTo("TWU-5.0b");
  }

  @Test
  @Case({"TWU-5.3d", "TWU-5.2h"})
  void trainsThatEnterCountAgainstTheCapacity() {
    Situation s = printed(15, "german").with("4916: ge-2; 3808: ge-1");
    s.play(entrained(s, "ge-22", "0120"), entrained(s, "ge-38", "0120"));
    s.play(entrained(s, "ge-1gr", "0124"), entrained(s, "ge-3g", "0124"));
    s.play(s.entrain("ge-2"));
    assertThat(s.refusal(entrained(s, "ge-8k", "0120"))).isEqualTo("TWU-5.2h");
    assertThat(s.grants(s.reinforce("ge-8k", "0120"))).as("on foot").isTrue();
  }

  @Test
  @Case("TWU-5.3d")
  void theRailHexMustBeGermanUncutAndOutsideEnemyZones() {
    Situation s = printed(15, "german").heldBy("russian", "0120");
    assertThat(s.refusal(entrained(s, "ge-22", "0120"))).isEqualTo("TWU-5.2c");
    assertThat(s.grants(entrained(s, "ge-22", "0119"))).isTrue();
    s.with("0118: ru-25");
    assertThat(s.refusal(entrained(s, "ge-22", "0119"))).isEqualTo("TWU-5.2d");
  }

  @Test
  @Case("TWU-5.3e")
  void whoEntersIsInSupplyForThatMove() {
    Situation s = printed(15, "german").allHeldBy("russian");
    s.play(s.reinforce("ge-22", "0122"), s.march("ge-22", "0222", "0322"));
    assertThat(s.where("ge-22")).isEqualTo("0322");
  }

  @Test
  @Case("TWU-5.3f")
  void aReinforcementMayReserve() {
    Situation s = printed(15, "german");
    s.play(s.reinforce("ge-22", "0122"), s.chooseHexes("reserve-2", "0122"));
    s.play(s.pass()).passTo(15, "german", "second-movement");
    assertThat(Collections.max(s.reach("ge-22").values())).isEqualTo(5);
  }

  @Test
  @Case({"TWU-9.4j", "TWU-3.1h"})
  void nobodyComesToTheMasurianLakes() {
    Situation s = Situation.asPrinted("masurian");
    for (int turn = 19; turn <= 26; turn++) {
      for (String side : new String[] {"russian", "german"}) {
        s.at(turn, side, "first-movement");
        assertThat(s.orders(Order.Reinforce.class)).as(side + turn).isEmpty();
      }
    }
    assertThat(s.refusal(s.reinforce("ge-prittwitz", "0120"))).isEqualTo("TWU-5.3a");
  }
}
