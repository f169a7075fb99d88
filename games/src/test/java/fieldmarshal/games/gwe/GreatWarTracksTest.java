package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.MapMarker;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.Track;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The tracks beside the map and the markers on it that all games of the series have. */
class GreatWarTracksTest {
  private static Track track(Situation s, String id) {
    return s.rules().tracks(s.p()).stream()
        .filter(track -> track.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private static List<String> kinds(Situation s) {
    return s.rules().mapMarkers(s.p()).stream().map(MapMarker::kind).toList();
  }

  @Test
  @Case("GWE-4.0-C")
  void theTurnIsATrack() {
    Situation s = Situation.of(ProvingGround.GAME, ProvingGround.FIELD).at(2, "red", "movement");
    Track turn = track(s, "turn");
    assertThat(turn.value()).isEqualTo(2);
    assertThat(turn.least()).isEqualTo(s.rules().firstTurn());
    assertThat(turn.most()).isEqualTo(s.rules().lastTurn());
  }

  @Test
  @Case("GWE-4.0-1c")
  void whatAHeadquartersHasAllocatedIsATrackWhileItAllocates() {
    String units = "0607: red-3a, red-3b, red-3c; 0608: red-hq-army";
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD).with(units).at(2, "red", "command");
    assertThat(track(s, "command-red-hq-army").most()).isEqualTo(16);
    assertThat(track(s, "command-red-hq-army").value()).isZero();
    s.play(s.command("red-hq-army", "red-3a"));
    assertThat(track(s, "command-red-hq-army").value()).isEqualTo(2);
    s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
            .with(units)
            .at(2, "red", "movement");
    assertThat(s.rules().tracks(s.p())).noneMatch(track -> track.id().startsWith("command-"));
  }

  @Test
  @Case("GWE-11.14")
  void aFortressThatIsWeakenedOrDestroyedHasAMarker() {
    Situation s = Situation.of(ProvingGround.GAME, ProvingGround.FIELD).with("1310: fort-blue");
    assertThat(kinds(s)).doesNotContain("fortress-weakened", "fortress-destroyed");
    s = Situation.of(ProvingGround.GAME, ProvingGround.FIELD).with("1310: fort-blue/2");
    assertThat(kinds(s)).contains("fortress-weakened");
    Table t = new Table(s.p()).silent();
    t.shift(s.unit("fort-blue"), Position.ELIMINATED);
    assertThat(s.rules().mapMarkers(t.now()))
        .singleElement()
        .satisfies(marker -> {
          assertThat(marker.kind()).isEqualTo("fortress-destroyed");
          assertThat(marker.caseId()).isEqualTo("GWE-11.14");
        });
  }
}
