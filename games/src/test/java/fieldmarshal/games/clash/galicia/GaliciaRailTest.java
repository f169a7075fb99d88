package fieldmarshal.games.clash.galicia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.Situation;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter G8: strategic movement by rail, an option. */
class GaliciaRailTest {
  private static List<Order.Rail> rides(Situation s, String unit) {
    return s.orders(Order.Rail.class).stream()
        .filter(order -> order.unit().id().equals(unit))
        .toList();
  }

  private static Order.Rail longest(Situation s, String unit) {
    return rides(s, unit).stream()
        .max(Comparator.comparingInt(order -> order.path().size()))
        .orElseThrow();
  }

  @Test
  @Case({"COG-G8", "COG-G8e", "COG-12.1b", "COG-5.35"})
  void suppliedInfantryRidesInsteadOfMoving() {
    Situation s =
        Situation.galicia("rail")
            .with("3721: ah-30; 3722: ah-22; 5527: ru-4-rif")
            .army(4, "ah-3", 3);
    Order.Rail ride = longest(s, "ah-30");
    s.play(ride);
    assertThat(s.where("ah-30")).isEqualTo(s.rules().board().number(ride.path().last()));
    assertThat(s.has("ah-30", "strategic")).isTrue();
    assertThat(s.refusal(s.march("ah-30", "3721"))).isEqualTo("COG-11.2e");
    assertThat(s.total("railed-1")).isEqualTo(1);
    s.at(4, "central", "recovery");
    assertThat(s.has("ah-30", "strategic")).isFalse();
    Situation off = Situation.galicia().with("3721: ah-30; 5527: ru-4-rif").army(4, "ah-3", 3);
    assertThat(off.refusal(new Order.Rail(off.unit("ah-30"), ride.path()))).isEqualTo("COG-11.3j");
  }

  @Test
  @Case({"COG-G8", "COG-G8e"})
  void whoMayNotRide() {
    Situation s =
        Situation.galicia("rail")
            .with("3721: ah-30+attenuated; 3621: ah-2-c; 3521: ah-6+fort-supplied; 5527: ru-4-rif")
            .with("3321: ah-28+done; 4421: ah-11+out-of-supply")
            .army(4, "ah-3", 3);
    Situation plain =
        Situation.galicia("rail").with("3721: ah-30; 5527: ru-4-rif").army(4, "ah-3", 3);
    Hexes west = rides(plain, "ah-30").getFirst().path();
    assertThat(s.refusal(new Order.Rail(s.unit("ah-30"), west))).isEqualTo("COG-G8");
    assertThat(s.refusal(new Order.Rail(s.unit("ah-2-c"), west))).isEqualTo("COG-G8");
    assertThat(s.refusal(new Order.Rail(s.unit("ah-6"), west))).isEqualTo("COG-G8");
    assertThat(s.refusal(new Order.Rail(s.unit("ah-11"), west))).isEqualTo("COG-G8");
    assertThat(s.refusal(new Order.Rail(s.unit("ah-5"), west))).isEqualTo("COG-11.1");
    assertThat(rides(s, "ah-30")).isEmpty();
  }

  @Test
  @Case("COG-G8b")
  void twoUnitsOfTheCentralPowersAndOneRussianInATurn() {
    Situation s = Situation.galicia("rail").with("3721: ah-30, ah-11; 3621: ah-6; 5527: ru-4-rif");
    s.army(4, "ah-3", 3);
    s.play(longest(s, "ah-30"), longest(s, "ah-11"));
    assertThat(rides(s, "ah-6")).isEmpty();
    assertThat(s.refusal(s.rail("ah-6", "3721"))).isIn("COG-G8b", "COG-G8");
    Situation russian =
        Situation.galicia("rail").with("4205: ru-17, ru-38; 2621: ah-przm-g").army(4, "ru-5", 3);
    Order.Rail second = longest(russian, "ru-38");
    russian.play(longest(russian, "ru-17"));
    assertThat(russian.refusal(second)).isEqualTo("COG-G8b");
  }

  @Test
  @Case("COG-G8c")
  void twentyHexesThatAreHeldAndFree() {
    Situation s = Situation.galicia("rail").with("3721: ah-30; 5527: ru-4-rif").army(4, "ah-3", 3);
    Order.Rail far = longest(s, "ah-30");
    assertThat(far.path().size()).isEqualTo(20);
    int[] more = new int[21];
    for (int i = 0; i < 20; i++) {
      more[i] = far.path().at(i);
    }
    more[20] = far.path().at(18);
    assertThat(s.refusal(new Order.Rail(s.unit("ah-30"), Hexes.wrap(more)))).isEqualTo("COG-G8c");
    assertThat(s.refusal(s.rail("ah-30", "3720", "3820"))).isEqualTo("COG-G8c");
    int hex = far.path().at(4);
    String middle = s.rules().board().number(hex);
    s.heldBy("entente", middle);
    assertThat(s.refusal(far)).as("enemy control").isEqualTo("COG-G8c");
    s.heldBy("central", middle);
    assertThat(s.grants(far)).isTrue();
  }

  @Test
  @Case("COG-G8c")
  void aFriendlyUnitDoesNotOpenAZoneForTrainsAndTheEndObeysStacking() {
    Situation s = Situation.galicia("rail").with("3721: ah-30; 5527: ru-4-rif").army(4, "ah-3", 3);
    Order.Rail far = longest(s, "ah-30");
    String middle = s.rules().board().number(far.path().at(9));
    String end = s.rules().board().number(far.path().last());
    int beside = -1;
    for (int to : s.rules().theatre().beside(far.path().at(9))) {
      if (!far.path().contains(to)) {
        beside = to;
      }
    }
    Situation zone =
        Situation.galicia("rail")
            .with("3721: ah-30; " + middle + ": ah-22; 5527: ru-4-rif")
            .with(s.rules().board().number(beside) + ": ru-41")
            .army(4, "ah-3", 3);
    assertThat(zone.refusal(far)).isEqualTo("COG-G8c");
    Situation full =
        Situation.galicia("rail")
            .with("3721: ah-30; " + end + ": ah-4, ah-15; 5527: ru-4-rif")
            .army(4, "ah-3", 3);
    assertThat(full.refusal(far)).isEqualTo("COG-6.2a");
  }

  @Test
  @Case("COG-G8d")
  void trainsKeepToTheirGauge() {
    Situation s = Situation.galicia("rail").with("3721: ru-33; 2621: ah-przm-g").army(8, "ru-3", 6);
    assertThat(s.rules().theatre().rails(s.hex("3721"))).isNotZero();
    assertThat(rides(s, "ru-33")).isEmpty();
    assertThat(s.refusal(s.rail("ru-33", "3720"))).isEqualTo("COG-G8d");
  }
}
