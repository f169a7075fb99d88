package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 9.2 and chapters G7 and Y7: reinforcements. */
class ArrivalsTest {
  private static Situation phase(Situation s, int turn, String side) {
    return s.at(turn, side, "reinforcement");
  }

  @Test
  @Case({"COG-9.2a", "COG-5.32", "COG-2.21", "COG-EX-4"})
  void whoIsDueIsPlacedAndCannotBeDelayed() {
    Situation s = Situation.galicia().with("turn 5: ah-44, ah-17; turn 6: ah-34; 5527: ru-4-rif");
    phase(s, 4, "central");
    assertThat(s.where("ah-44")).isEqualTo("turn 5");
    phase(s, 5, "central");
    assertThat(s.where("ah-44")).isEqualTo("3024");
    assertThat(s.where("ah-17")).isEqualTo("3528");
    assertThat(s.where("ah-34")).isEqualTo("turn 6");
    Counter sample = s.unit("ah-44");
    assertThat(sample.nationality()).isEqualTo("Austro-Hungarian");
    assertThat(List.of(sample.designation(), sample.type(), sample.size()))
        .containsExactly("44", "infantry", "division");
    assertThat(s.armyOf("ah-44")).isEqualTo("ah-2");
    assertThat(List.of(sample.steps(), sample.printedTer(), sample.entry()))
        .containsExactly(2, 4, 5);
  }

  @Test
  @Case({"COG-G7f", "COG-Y7d", "COG-9.2a"})
  void arrivalsOfTurnOneStandBeforeTheFirstMarkerIsDrawn() {
    Situation galicia = Situation.galiciaAsPrinted();
    assertThat(galicia.where("ah-19")).isEqualTo("2621");
    assertThat(galicia.where("ru-1-kub-c")).isEqualTo("5632");
    Situation ypres = Situation.ypresAsPrinted();
    assertThat(ypres.where("br-1")).isEqualTo("1820");
    assertThat(ypres.where("br-2")).isEqualTo("2321");
    assertThat(ypres.where("ge-38-ldw")).isEqualTo("2404");
    assertThat(ypres.where("ge-11-ldw")).isEqualTo("2931");
    ypres.army(1, "bef", 6);
    ypres.play(ypres.march("br-2", "2420"));
  }

  @Test
  @Case("COG-9.2b")
  void arrivalsAreInSupplyAndActAtOnce() {
    Situation s =
        Situation.galicia()
            .with("turn 5: ah-44; 2923: ru-23; 3124: ru-37; 2924: ru-58-r; 5527: ru-4-rif");
    s.heldBy("central", "3024");
    phase(s, 5, "central");
    assertThat(s.where("ah-44")).as("the named hex, though in a zone").isEqualTo("3024");
    assertThat(s.has("ah-44", "attenuated")).isFalse();
    s.army(5, "ah-2", 6);
    assertThat(s.has("ah-44", "done")).isFalse();
    assertThat(s.rules().movement().barred(s.p(), s.unit("ah-44"))).isNull();
  }

  @Test
  @Case({"COG-G7b", "COG-6.2a"})
  void whoFindsItsHexFullGoesToTheNearest() {
    Situation s =
        Situation.galicia().with("2621: ah-przm-g, ah-19; turn 2: ah-2-m, ah-9-m; 5527: ru-4-rif");
    phase(s, 2, "central");
    assertThat(s.asked()).isEqualTo("reinforce");
    assertThat(s.askedOf()).isEqualTo("central");
    assertThat(s.refusal(s.pass())).isEqualTo("COG-9.2a");
    assertThat(s.refusal(s.reinforce("ah-2-m", "2521"))).isEqualTo("COG-G7b");
    assertThat(s.refusal(s.reinforce("ah-44", "3024"))).isEqualTo("COG-9.2a");
    assertThat(s.refusal(s.march("ah-19", "2521"))).isEqualTo("COG-5.32");
    s.play(s.reinforce("ah-2-m", "2621"));
    List<Order.Reinforce> left = s.orders(Order.Reinforce.class);
    assertThat(left).hasSize(6).allMatch(order -> order.unit().id().equals("ah-9-m"));
    s.play(s.reinforce("ah-9-m", "2521"));
    assertThat(s.where("ah-9-m")).isEqualTo("2521");
  }

  @Test
  @Case("COG-G7b")
  void theOwnerChoosesWhoOverflows() {
    Situation s =
        Situation.galicia().with("2621: ah-przm-g, ah-19; turn 2: ah-2-m, ah-9-m; 5527: ru-4-rif");
    phase(s, 2, "central");
    s.play(s.reinforce("ah-9-m", "2621"), s.reinforce("ah-2-m", "2622"));
    assertThat(s.where("ah-2-m")).isEqualTo("2622");
  }

  @Test
  @Case({"COG-G7b", "COG-G7e", "COG-6.2b"})
  void garrisonsCountAtIvangorod() {
    Situation s =
        Situation.galicia()
            .with("1902: ru-ivan-g; turn 4: ru-23, ru-37; turn 5: ru-82-r; 2621: ah-przm-g");
    phase(s, 4, "entente");
    assertThat(s.where("ru-23")).isEqualTo("1902");
    assertThat(s.where("ru-37")).isEqualTo("1902");
    phase(s, 5, "entente");
    assertThat(s.asked()).isEqualTo("reinforce");
    assertThat(s.refusal(s.reinforce("ru-82-r", "1902"))).isEqualTo("COG-G7b");
    s.play(s.reinforce("ru-82-r", "1901"));
    assertThat(s.where("ru-82-r")).isEqualTo("1901");
  }

  @Test
  @Case({"COG-G7b", "COG-11.6a", "COG-6.3"})
  void enemiesEnemyControlAndCavalryBlockAHexAndZonesBlockTheOthers() {
    Situation s =
        Situation.galicia().with("turn 5: ah-44; 3024: ru-23; 5527: ru-4-rif; 2621: ah-przm-g");
    phase(s, 5, "central");
    assertThat(s.orders(Order.Reinforce.class))
        .as("two hexes away, out of the zone")
        .isNotEmpty()
        .allMatch(order -> s.rules().board().distance(order.hex(), s.hex("3024")) == 2);
    Situation held = Situation.galicia().with("turn 5: ah-44; 5527: ru-4-rif; 2621: ah-przm-g");
    held.heldBy("entente", "3024");
    phase(held, 5, "central");
    assertThat(held.orders(Order.Reinforce.class))
        .hasSize(6)
        .allMatch(order -> held.rules().board().adjacent(order.hex(), held.hex("3024")));
    Situation horse =
        Situation.galicia().with("turn 5: ah-44; 3024: ah-2-c; 5527: ru-4-rif; 2621: ah-przm-g");
    phase(horse, 5, "central");
    assertThat(horse.refusal(horse.reinforce("ah-44", "3024"))).isEqualTo("COG-G7b");
  }

  @Test
  @Case("COG-G7d")
  void atAnEdgeTheEnemyMayControlTheHexButNotStandInIt() {
    Situation s = Situation.galicia().with("turn 2: ge-3-ldw, ge-4-ldw; 5527: ru-4-rif");
    s.heldBy("entente", "0104", "0106");
    phase(s, 2, "central");
    assertThat(s.where("ge-3-ldw")).isEqualTo("0104");
    assertThat(s.where("ge-4-ldw")).isEqualTo("0106");
    assertThat(s.controller("0104")).isEqualTo("central");
    Situation blocked = Situation.galicia().with("turn 2: ge-3-ldw; 0104: ru-23; 2621: ah-przm-g");
    phase(blocked, 2, "central");
    assertThat(blocked.where("ge-3-ldw"))
        .as("0106 and 0102 are the nearest edge hexes outside the zone")
        .isEqualTo("turn 2");
    assertThat(blocked.orders(Order.Reinforce.class))
        .extracting(order -> blocked.rules().board().number(order.hex()))
        .containsExactlyInAnyOrder("0102", "0106");
    assertThat(blocked.refusal(blocked.reinforce("ge-3-ldw", "0304"))).isEqualTo("COG-G7d");
    Situation lublin =
        Situation.galicia()
            .with("turn 5: ru-1-gd, ru-2-gd, ru-2-rif, ru-21, ru-52; 2621: ah-przm-g");
    phase(lublin, 5, "entente");
    assertThat(lublin.where("ru-2-rif")).isEqualTo("2301");
    assertThat(lublin.where("ru-52")).isEqualTo("2501");
  }

  @Test
  @Case({"COG-Y7c", "COG-Y12b"})
  void nationsStayApartWhenTheyArrive() {
    Situation s = Situation.ypres().with("1611: be-1-bc; turn 2: fr-42; 3117: ge-9-r");
    phase(s, 2, "entente");
    assertThat(s.asked()).isEqualTo("reinforce");
    assertThat(s.refusal(s.reinforce("fr-42", "1611"))).isEqualTo("COG-Y7c");
    assertThat(s.orders(Order.Reinforce.class))
        .allMatch(order -> s.rules().board().adjacent(order.hex(), s.hex("1611")));
    Situation city = Situation.ypres().with("2321: br-2; turn 2: fr-17; 3117: ge-9-r");
    phase(city, 2, "entente");
    assertThat(city.where("fr-17")).as("Ypres is a city").isEqualTo("2321");
  }

  @Test
  @Case("COG-9.2a")
  void whoFindsNoRoomAnywhereComesATurnLater() {
    Situation s = Situation.galicia().with("turn 5: ah-44; 3024: ru-23; 2621: ah-przm-g");
    for (int hex = 0; hex < s.rules().board().size(); hex++) {
      s.heldBy("entente", s.rules().board().number(hex));
    }
    phase(s, 5, "central");
    assertThat(s.where("ah-44")).isEqualTo("turn 6");
  }

  @Test
  @Case({"COG-5.32", "COG-G3"})
  void theCentralPowersAreFirstOnOddTurns() {
    Situation s =
        Situation.galicia()
            .with("2621: ah-przm-g, ah-19; turn 5: ah-44; 3024: ru-45; 1902: ru-ivan-g, ru-23")
            .with("1902: ru-37; turn 5: ru-82-r; 2505: ru-41");
    s.at(5, "central", "supply");
    assertThat(s.asked()).isEqualTo("reinforce");
    assertThat(s.askedOf()).isEqualTo("central");
    s.at(6, "entente", "supply");
    assertThat(s.askedOf()).isEqualTo("entente");
  }
}
