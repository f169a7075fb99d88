package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Rules.Status.Marker;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The markers beside the map and on it, as both players see them. */
class TracksTest {
  private static List<String> markers(Situation s) {
    return s.rules().status(s.p()).markers().stream()
        .map(marker -> marker.name() + ": " + marker.value())
        .toList();
  }

  @Test
  @Case({"TWU-5.1d", "TWU-5.1e", "TWU-5.2h", "TWU-7.1b", "TWU-7.2a", "TWU-8.0a"})
  void atTheStartNothingIsUsedUp() {
    Situation s = Situation.asPrinted("historical");
    assertThat(markers(s))
        .containsExactly(
            "rail german: 0 of 2",
            "reserve markers, German: 0 of 5",
            "reserve markers, First Army: 0 of 1",
            "reserve markers, Second Army: 0 of 1",
            "First and Second Armies: may not cooperate",
            "losses russian: 0",
            "losses german: 0",
            "attacks on the First Army: 0 of 3");
    assertThat(s.rules().status(s.p()).markers())
        .extracting(Marker::caseId)
        .containsExactly(
            "TWU-5.2h",
            "TWU-5.1d",
            "TWU-5.1e",
            "TWU-5.1e",
            "TWU-7.2a",
            "TWU-8.0a",
            "TWU-8.0a",
            "TWU-7.1b");
    s.at(2, "russian", "first-movement");
    assertThat(markers(s)).noneMatch(line -> line.startsWith("attacks on"));
  }

  @Test
  @Case({"TWU-9.4a", "TWU-5.1e"})
  void atTheMasurianLakesThereIsNoSecondArmy() {
    Situation s = Situation.asPrinted("masurian");
    assertThat(markers(s))
        .contains("reserve markers, First Army: 0 of 1")
        .noneMatch(line -> line.startsWith("reserve markers, Second"))
        .noneMatch(line -> line.startsWith("First and Second Armies"))
        .noneMatch(line -> line.startsWith("attacks on"));
  }

  @Test
  @Case({"TWU-9.4g", "TWU-10.1a"})
  void atTheMasurianLakesTheRussiansInEastPrussiaAreCounted() {
    String units = "4827: ru-1c; 4828: ru-1ha; 5127: ru-2c; 0906: ge-2";
    assertThat(markers(Situation.of("masurian").with(units)))
        .startsWith("Russian units in East Prussia: 2");
    assertThat(markers(Situation.of("masurian", "hidden-movement").with(units)))
        .as("that would tell what lies under the symbols")
        .noneMatch(line -> line.startsWith("Russian units in"));
  }

  @Test
  @Case({"TWU-5.1b", "TWU-5.2.1a", "TWU-5.2h"})
  void markersOnTheMapAreToldWithTheirHex() {
    Situation s =
        Situation.of("historical")
            .with("4816: ru-25; 5728: ru-27, ru-29; 2032: ru-6")
            .at(5, "russian", "first-movement");
    s.play(s.choose("cut-rail", "ru-25"), s.chooseHexes("reserve-2", "5728"));
    s.play(s.chooseHexes("reserve-1", "2032"));
    assertThat(markers(s))
        .contains(
            "rail cut: 4816",
            "reserved 2: 5728",
            "reserved 1: 2032",
            "reserve markers, First Army: 1 of 1",
            "reserve markers, Second Army: 1 of 1")
        .filteredOn(line -> line.startsWith("reserved "))
        .hasSize(2);
    s.with("3808: ge-1").at(5, "german", "first-movement").play(s.entrain("ge-1"));
    assertThat(markers(s)).contains("rail german: 1 of 5");
  }

  @Test
  @Case({"TWU-3.5a", "TWU-4.0a"})
  void disruptedUnitsHaveAMarkerAndTheTurnIsATrack() {
    Situation s =
        Situation.of("historical")
            .with("5028: ge-1+disrupted, ge-2; 5728: ru-25")
            .at(5, "german", "second-movement");
    s.with("5028: ge-1+disrupted");
    assertThat(s.rules().mapMarkers(s.p()))
        .filteredOn(marker -> marker.kind().equals("disrupted"))
        .singleElement()
        .satisfies(marker -> {
          assertThat(s.rules().board().number(marker.hex())).isEqualTo("5028");
          assertThat(marker.title()).isEqualTo("1 unit disrupted");
          assertThat(marker.side()).isEqualTo(EastPrussia.GERMAN);
        });
    assertThat(s.rules().tracks(s.p()))
        .anyMatch(track -> track.id().equals("turn") && track.value() == 5);
  }

  @Test
  @Case({"TWU-6.6f", "TWU-8.0a"})
  void destroyedFortressesAndLossesAreShown() {
    Situation s =
        Situation.of("historical")
            .with("4126: ru-25, ru-27, ru-29; 4127: ru-26")
            .allHeldBy("russian", "4025")
            .at(5, "russian", "first-combat");
    assertThat(markers(s)).noneMatch(line -> line.startsWith("fortress"));
    s.fight(3, s.attack("4025", "ru-25", "ru-27", "ru-29"));
    s.play(s.advance("ru-25", "4025"));
    assertThat(markers(s)).contains("fortress destroyed: 4025", "losses russian: 0");
    Situation lost =
        Situation.of("historical")
            .with("5028: ge-1, ge-2; 5128: ru-1gc, ru-2gc")
            .at(5, "german", "first-combat");
    lost.allHeldBy("german", "5128").fight(1, lost.attack("5128", "ge-1", "ge-2"));
    assertThat(markers(lost)).contains("losses russian: 3", "losses german: 0");
    Situation beaten =
        Situation.of("historical")
            .with("5028: ge-36; 5128: ru-25, ru-27, ru-28")
            .at(5, "german", "first-combat");
    beaten.fight(6, beaten.attack("5128", "ge-36"));
    assertThat(markers(beaten)).contains("losses russian: 0", "losses german: 7");
  }

  @Test
  @Case({"TWU-10.6.2a", "TWU-10.6.2.1a"})
  void headquartersThatAreLostAndSamsonovsNerveAreShown() {
    Situation s =
        Situation.of("historical", "russian-hq", "samsonov")
            .with("5028: ge-1, ge-2; 5128: ru-rennenkampf")
            .at(5, "german", "first-combat");
    assertThat(markers(s))
        .contains("Samsonov: losses 0 of 25")
        .noneMatch(line -> line.startsWith("First Army"))
        .noneMatch(line -> line.startsWith("Second Army"));
    s.fight(1, s.attack("5128", "ge-1", "ge-2"));
    assertThat(s.where("ru-rennenkampf")).isEqualTo("eliminated");
    assertThat(markers(s))
        .contains("First Army: without headquarters since turn 5")
        .noneMatch(line -> line.startsWith("Second Army: without"));
    Situation second =
        Situation.of("historical", "russian-hq")
            .with("5028: ge-1, ge-2; 5128: ru-samsonov")
            .at(6, "german", "first-combat");
    second.fight(1, second.attack("5128", "ge-1", "ge-2"));
    assertThat(markers(second))
        .contains("Second Army: without headquarters since turn 6")
        .noneMatch(line -> line.startsWith("First Army: without"))
        .noneMatch(line -> line.startsWith("Samsonov"));
  }
}
