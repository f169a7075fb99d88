package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Chit;
import fieldmarshal.engine.Clerk;
import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Layer;
import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Ruling;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.casebook.Case;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What a player sees beside the map and on it. */
class ClashTracksTest {

  private static Track track(Situation s, String id) {
    return s.rules().tracks(s.p()).stream()
        .filter(track -> track.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  @Case({"COG-2.28a", "COG-5.33b"})
  void chitsAreDrawnInTheirOrderOrInTheCup() {
    Situation s = Situation.galicia().with("4921: ah-5; 4712: ah-4; 1902: ru-18");
    s.dice(3, 6).at(2, "central", "operations");
    assertThat(s.rules().chits(s.p()))
        .extracting(chit -> chit.part().id() + " " + chit.drawn() + " " + chit.roll().value())
        .containsExactly("ru-4 1 3", "ah-1 0 null", "ah-4 0 null");
    assertThat(s.rules().chits(s.p()).getFirst().active()).isTrue();
    s.dice(2, 1).play(s.pass());
    assertThat(s.rules().chits(s.p()))
        .extracting(chit -> chit.part().id() + " " + chit.drawn() + " " + chit.active())
        .containsExactly("ru-4 1 false", "ah-4 2 true", "ah-1 0 false");
    assertThat(s.rules().chits(s.p())).filteredOn(Chit::inCup).hasSize(1);
  }

  @Test
  @Case("COG-5.33b")
  void theCupTellsNothingBeforeTheDraw() {
    Situation s = Situation.galiciaAsPrinted();
    for (int seed = 0; seed < 8; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      Position p = s.rules().start();
      while (!(s.rules().decision(p) instanceof Decision.Over)) {
        int[] chits = Global.CUP.chits(p);
        int[] sorted = chits.clone();
        Arrays.sort(sorted);
        // the order in which they are kept is that of the armies, not of the draw
        assertThat(chits).isEqualTo(sorted);
        assertThat(s.rules().view(p, s.side("central")).position()).isEqualTo(p);
        p =
            s.rules().decision(p) instanceof Decision.Chance chance
                ? s.rules().roll(p, 1 + random.nextInt(chance.faces())).next()
                : ((Ruling.Granted) s.rules().judge(p, s.rules().sample(p, random))).next();
      }
    }
  }

  @Test
  @Case({"COG-10.2", "COG-2.28a"})
  void everyArmyHasItsCommandTrack() {
    Situation s = Situation.galicia().with("4921: ah-5; 1902: ru-18").army(2, "ah-1", 3);
    Track track = track(s, "command-ah-1");
    assertThat(track.value()).isEqualTo(3);
    assertThat(track.steps())
        .extracting(step -> step.value() + " " + step.title())
        .containsExactly("0 not rolled", "2 die 1 2", "3 die 3 4", "4 die 5 6");
    assertThat(track(s, "command-ru-4").value()).isZero();
    assertThat(track(s, "command-ru-4").most()).isEqualTo(3);
  }

  @Test
  @Case({"COG-5.34a", "COG-G10f", "COG-9.3"})
  void combatMarkersAndReplacementsAreTracks() {
    Situation s = Situation.galicia().with("4921: ah-5; 5021: ru-18").army(3, "ah-1", 3);
    assertThat(track(s, "combat-central").value()).isZero();
    s.play(s.pass(), s.choose("declare-offensive"));
    assertThat(track(s, "combat-central").value()).isEqualTo(1);
    assertThat(track(s, "combat-entente").value()).isZero();
    assertThat(track(s, "offensives-central").value()).isEqualTo(1);
    assertThat(track(s, "offensives-entente").value()).isEqualTo(2);
    assertThat(track(s, "replacements-central").value()).isZero();
    assertThat(track(s, "turn").value()).isEqualTo(3);
  }

  @Test
  @Case("COG-4.1a")
  void theNetHasItsLevels() {
    Situation s = Situation.galiciaAsPrinted();
    Track net = track(s, "net");
    assertThat(net.value()).isEqualTo(-1);
    assertThat(net.steps()).hasSize(5);
    assertThat(net.steps().getLast().title()).isEqualTo("Entente decisive victory");
    assertThat(net.steps().getFirst().value()).isEqualTo(net.least());
  }

  private static List<String> markers(Situation s, String kind) {
    return s.rules().mapMarkers(s.p()).stream()
        .filter(marker -> marker.kind().equals(kind))
        .map(MapMarker::hex)
        .map(hex -> s.rules().board().number(hex))
        .toList();
  }

  @Test
  @Case({"COG-13.0a", "COG-FZ", "COG-4.2a"})
  void worksAndPlacesTakenAreMarked() {
    Situation s = Situation.galiciaAsPrinted();
    assertThat(markers(s, "fort-intact")).containsExactlyInAnyOrder("2621", "0319");
    assertThat(markers(s, "zone-intact")).hasSize(7);
    assertThat(markers(s, "control")).containsExactly("0910");
    Situation taken = Situation.galicia().with("5115: ah-5");
    assertThat(markers(taken, "zone-lost")).containsExactly("5115");
    assertThat(markers(taken, "control")).contains("5115");
    assertThat(taken.rules().status(taken.p()).markers())
        .anyMatch(marker -> marker.value().equals("5115"));
  }

  @Test
  @Case({"COG-11.5a", "COG-11.5c"})
  void doorsAreMarkedForTheSideThatMoves() {
    Situation s =
        Situation.galicia()
            .with("4921: ah-5; 4922: ah-12; 5021: ru-33; 4920: ru-44")
            .army(2, "ah-1", 5);
    assertThat(markers(s, "door")).containsExactlyInAnyOrder("4921", "4922");
    s.play(s.march("ah-12", "4822"));
    assertThat(markers(s, "door")).containsExactly("4921");
    Clerk clerk = s.rules().clerk();
    Clerk.Overlay doors =
        clerk.overlays().stream()
            .filter(each -> each.id().equals("doors"))
            .findFirst()
            .orElseThrow();
    Layer.Areas areas = (Layer.Areas) clerk.layer(s.rules(), s.p(), doors, s.rules().sides(), null);
    assertThat(areas.areas().getFirst().hexes().contains(s.hex("4921"))).isTrue();
    assertThat(areas.areas().getFirst().hexes().size()).isEqualTo(1);
  }

  @Test
  @Case({"COG-2.1c", "COG-12.82", "COG-12.84a"})
  void waysOfRetreatLieOverTheMap() {
    Situation s = Situation.galicia().with("4921: ah-5; 5021: ru-33").army(2, "ah-1", 5);
    Clerk clerk = s.rules().clerk();
    Clerk.Overlay ways =
        clerk.overlays().stream()
            .filter(each -> each.id().equals("retreats"))
            .findFirst()
            .orElseThrow();
    Layer.Areas areas =
        (Layer.Areas) clerk.layer(s.rules(), s.p(), ways, List.of(s.side("central")), null);
    // 4922 lies in the zone of 5021; 4820 and 4821 are open
    assertThat(areas.areas()).hasSize(1);
    assertThat(areas.areas().getFirst().hexes().toArray())
        .containsExactlyInAnyOrder(s.hex("4820"), s.hex("4821"));
    assertThat(clerk.compasses())
        .extracting(compass -> compass.side().id() + " " + compass.compass())
        .containsExactly("central S SW NW", "entente N NE SE");
  }

  @Test
  @Case("COG-2.28g")
  void areasLieOverTheMapWhereTheyRule() {
    assertThat(Situation.galicia().rules().clerk().overlays())
        .noneMatch(each -> each.id().equals("areas"));
    Situation s = Situation.galicia("areas");
    Clerk.Overlay areas =
        s.rules().clerk().overlays().stream()
            .filter(each -> each.id().equals("areas"))
            .findFirst()
            .orElseThrow();
    Layer.Areas layer =
        (Layer.Areas) s.rules().clerk().layer(s.rules(), s.p(), areas, s.rules().sides(), null);
    assertThat(layer.areas()).hasSize(8);
    assertThat(layer.areas().stream().mapToInt(area -> area.hexes().size()).sum())
        .isEqualTo(2 * s.rules().board().size());
  }

  @Test
  @Case("COG-2.23")
  void aCounterShowsItsArmy() {
    Situation s = Situation.galiciaAsPrinted();
    Clerk.Tab tab = s.rules().clerk().tab(s.p(), s.unit("ah-5"));
    assertThat(tab.id()).isEqualTo("ah-1");
    assertThat(tab.text()).isEqualTo("1");
    assertThat(tab.title()).isEqualTo("A-H 1st Army");
  }

  @Test
  void tablesCanBeLookedUp() {
    Situation s = Situation.galiciaAsPrinted();
    assertThat(s.rules().clerk().tables())
        .extracting(Clerk.PrintedTable::id)
        .contains("terrain", "command", "victory", "turns");
    for (Clerk.PrintedTable table : s.rules().clerk().tables()) {
      assertThat(table.rows()).as(table.id()).isNotEmpty();
      table.rows().forEach(row -> assertThat(row).hasSameSizeAs(table.columns()));
    }
    assertThat(s.rules().clerk().tables().getFirst().rows())
        .as("terrain has the names that players know, not those of the file")
        .anyMatch(row -> row.subList(0, 2).equals(List.of("broken forest", "hex")))
        .anyMatch(row -> row.subList(0, 2).equals(List.of("fortified zone", "in a hex")));
    assertThat(s.rules().clerk().sites()).isNotEmpty();
    assertThat(s.rules().clerk().prizes(s.p())).hasSize(35);
  }

  @Test
  void theTurnTrackNamesThoseWhoArrive() {
    Situation s = Situation.galiciaAsPrinted();
    var first =
        s.rules().roster().all().stream().filter(unit -> unit.entry() == 2).findFirst().get();
    var turns =
        s.rules().clerk().tables().stream().filter(t -> t.id().equals("turns")).findFirst().get();
    assertThat(turns.rows().get(1).getLast()).contains(first.name());
  }
}
