package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import fieldmarshal.engine.Editor;
import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tracks, markers and what the umpire sets by hand. */
class FrontTracksTest {
  private static Track track(Situation s, String id) {
    return s.rules().tracks(s.p()).stream()
        .filter(track -> track.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static List<MapMarker> markers(Situation s, String kind) {
    return s.rules().mapMarkers(s.p()).stream().filter(each -> each.kind().equals(kind)).toList();
  }

  @Test
  @Case({"IF-10.3.1", "IF-10.2.4", "IF-13.2.2"})
  void whatTheUmpireSetsStandsOnTheTracks() {
    Situation s =
        Situation.of()
            .set("italian-morale", -3)
            .set("austro-hungarian-casualties", 11)
            .set("italian-points", 4)
            .set("event", 4)
            .set("allied-pause", 1);
    assertThat(track(s, "italian-morale").value()).isEqualTo(-3);
    assertThat(track(s, "austro-hungarian-casualties").value()).isEqualTo(11);
    assertThat(track(s, "italian-points").value()).isEqualTo(4);
    assertThat(track(s, "event").steps().get(4).title()).isEqualTo("Torrential Rain");
    assertThat(s.rules().events().rain(s.p())).isTrue();
    assertThat(track(s, "allied-pause").value()).isEqualTo(1);
    assertThat(track(s, "allied-attacks").most()).isEqualTo(2);
  }

  @Test
  @Case({"IF-10.3.1", "IF-10.2.4"})
  void nothingIsSetBeyondTheEndOfATrack() {
    Situation s = Situation.of();
    for (String each :
        new String[] {
          "italian-morale=3",
          "italian-morale=-5",
          "italian-casualties=21",
          "event=11",
          "central-pause=2"
        }) {
      String[] halves = each.split("=");
      assertThatThrownBy(
              () -> s.rules().editor().total(s.p(), halves[0], Integer.parseInt(halves[1])))
          .as(each)
          .isInstanceOf(Editor.Impossible.class);
    }
  }

  @Test
  @Case("IF-16.1.2")
  void usedSupportIsCounted() {
    Situation s = Situation.of().with("support: ge-art-1+used, ge-air-1+used");
    Track used = track(s, "support-used-central");
    assertThat(used.value()).isEqualTo(2);
    assertThat(used.most()).isGreaterThan(8);
    assertThat(track(s, "support-used-allied").value()).isZero();
  }

  @Test
  @Case({"IF-5.2.4", "IF-14.2.1", "IF-14.2.2"})
  void victoryHexesAndSourcesAreMarkedOnTheMap() {
    Situation s = Situation.of().with("2717: ah-4").heldBy("allied", "3321");
    assertThat(markers(s, "victory")).hasSize(18);
    assertThat(markers(s, "victory"))
        .filteredOn(marker -> marker.hex() == s.hex("2717"))
        .allMatch(marker -> s.side("central").equals(marker.side()));
    assertThat(markers(s, "source")).hasSize(22);
    assertThat(markers(s, "source"))
        .filteredOn(marker -> marker.title().contains("controlled by the enemy"))
        .hasSize(1);
  }

  @Test
  @Case({"IF-14.3.1", "IF-11.6.3"})
  void unitsOutOfSupplyAreMarkedAsFarAsASideSeesThem() {
    Situation s = Situation.of().with("2110: it-7+out-of-supply, it-8");
    assertThat(markers(s, "out-of-supply")).hasSize(1);
    var seen = s.rules().view(s.p(), s.side("central")).position();
    assertThat(s.rules().mapMarkers(seen)).noneMatch(each -> each.kind().equals("out-of-supply"));
  }

  @Test
  @Case("IF-6.2.1")
  void everybodyReadsWhatTheCupHolds() {
    Situation s = Situation.of();
    assertThat(s.rules().status(s.p()).markers())
        .filteredOn(marker -> marker.name().equals("events in the cup"))
        .singleElement()
        .satisfies(marker -> assertThat(marker.value()).contains("Rommel", "Brest-Litovsk"));
  }

  @Test
  @Case({"IF-RE.B1", "IF-RE.B2", "IF-RE.B5", "IF-7.12.2"})
  void whatHoldsForATurnOnlyIsShownThen() {
    assertThat(track(Situation.of().set("event", 6), "offensive-steps").most()).isEqualTo(10);
    assertThat(track(Situation.of().set("event", 7).set("mine", 1), "mine").value()).isEqualTo(1);
    assertThat(track(Situation.of().set("kaiserschlacht", 2), "kaiserschlacht").value())
        .isEqualTo(2);
    Situation s = Situation.of().at(2, "allied", "strategic");
    assertThat(track(s, "strategic-moves").most()).isEqualTo(5);
    assertThat(s.rules().tracks(s.p())).noneMatch(each -> each.id().equals("mine"));
  }

  @Test
  @Case("IF-10.3.1")
  void moraleIsReadAsANumber() {
    Situation s = Situation.of().set("italian-morale", -3);
    assertThat(s.rules().status(s.p()).markers())
        .filteredOn(marker -> marker.name().startsWith("Italian morale"))
        .singleElement()
        .satisfies(marker -> assertThat(marker.value()).isEqualTo("-3"));
  }
}
