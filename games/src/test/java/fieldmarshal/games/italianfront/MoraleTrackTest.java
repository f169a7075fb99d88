package fieldmarshal.games.italianfront;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The morale track and the casualty track (10.2 to 10.5). */
class MoraleTrackTest {
  private final Situation s = Situation.of();
  private final MoraleTrack track = s.rules().moraleTrack();

  @Test
  @Case({"IF-10.3.1", "IF-3.2.9", "IF-3.3.4"})
  void moraleStaysOnItsTrack() {
    assertThat(s.total("italian-morale")).isEqualTo(-1);
    assertThat(s.total("austro-hungarian-morale")).isZero();
    Table t = new Table(s.p());
    track.change(t, Chapter.CENTRAL, 3, "IF-10.5.2");
    assertThat(track.morale(t.now(), Chapter.CENTRAL)).isEqualTo(2);
    track.change(t, Chapter.CENTRAL, -9, "IF-RE.A2");
    assertThat(track.morale(t.now(), Chapter.CENTRAL)).isEqualTo(-4);
    assertThat(track.morale(t.now(), Chapter.ALLIED)).isEqualTo(-1);
  }

  @Test
  @Case("IF-10.2.4")
  void theCasualtyTrackEndsAtTwenty() {
    Table t = new Table(s.p());
    track.casualties(t, s.unit("it-7"), 23, "IF-10.2.4");
    assertThat(track.casualties(t.now(), Chapter.ALLIED)).isEqualTo(20);
    assertThat(track.casualties(t.now(), Chapter.CENTRAL)).isZero();
  }

  @Test
  @Case("IF-10.1.1")
  void onlyItalianAndAustroHungarianStepsAreCounted() {
    Table t = new Table(s.p());
    for (String unit : new String[] {"br-23", "fr-64", "cz-cl", "ge-ak", "it-1st-army-hq"}) {
      track.casualties(t, s.unit(unit), 2, "IF-10.2.1");
    }
    assertThat(track.casualties(t.now(), Chapter.ALLIED)).isZero();
    assertThat(track.casualties(t.now(), Chapter.CENTRAL)).isZero();
    track.casualties(t, s.unit("ah-4"), 2, "IF-10.2.1");
    assertThat(track.casualties(t.now(), Chapter.CENTRAL)).isEqualTo(2);
  }

  @Test
  @Case("IF-10.3.2")
  void eightStepsCostALevelAndTwelveCostTwo() {
    assertThat(new int[] {7, 8, 11, 12, 20})
        .satisfies(steps -> {
          int[] losses = new int[steps.length];
          for (int i = 0; i < steps.length; i++) {
            losses[i] = MoraleTrack.loss(steps[i]);
          }
          assertThat(losses).containsExactly(0, 1, 1, 2, 2);
        });
  }

  @Test
  @Case({"IF-10.3.2", "IF-4.1.5"})
  void atTheEndOfTheTurnMoraleFallsAndTheMarkersGoBack() {
    s.set("italian-casualties", 12).set("austro-hungarian-casualties", 8).at(2, "allied", "end");
    assertThat(s.total("italian-morale")).isEqualTo(-3);
    assertThat(s.total("austro-hungarian-morale")).isEqualTo(-1);
    assertThat(s.total("italian-casualties")).isZero();
    assertThat(s.total("austro-hungarian-casualties")).isZero();
  }

  private static List<String> notes(Table t) {
    return t.events().stream()
        .map(Event::bare)
        .filter(Event.Noted.class::isInstance)
        .map(event -> ((Event.Noted) event).text())
        .toList();
  }

  @Test
  @Case({"IF-10.3.1", "IF-10.2.4"})
  void thePlayersReadWhoseMarkerMovesAndWhereItStands() {
    Table t = new Table(s.p());
    track.change(t, Chapter.CENTRAL, 1, "IF-10.5.2");
    track.change(t, Chapter.CENTRAL, -1, "IF-RE.A2");
    track.change(t, Chapter.ALLIED, -1, "IF-10.3.2");
    track.change(t, Chapter.CENTRAL, 2, "IF-10.5.2");
    track.change(t, Chapter.CENTRAL, 1, "IF-10.5.2");
    track.casualties(t, s.unit("it-7"), 3, "IF-10.2.1");
    track.casualties(t, s.unit("ah-4"), 0, "IF-10.2.1");
    assertThat(notes(t))
        .containsExactly(
            "Austro-Hungarian morale rises to +1.",
            "Austro-Hungarian morale falls to 0.",
            "Italian morale falls to -2.",
            "Austro-Hungarian morale rises to +2.",
            "Austro-Hungarian morale stays at +2.",
            "Italian casualties: 3.");
  }

  @Test
  @Case({"IF-9.1.1", "IF-4.1.5"})
  void aTurnWithoutLossesSaysNothingAndEveryUnitHoldsItsHex() {
    Table t = new Table(s.p());
    track.turnEnds(t);
    assertThat(notes(t)).isEmpty();
    s.with("2616: it-6");
    assertThat(s.rules().zones().friend(s.p(), Chapter.ALLIED, s.hex("2616"))).isTrue();
    assertThat(s.rules().zones().enemy(s.p(), Chapter.CENTRAL, s.hex("2616"))).isTrue();
    assertThat(s.rules().zones().enemy(s.p(), Chapter.ALLIED, s.hex("2616"))).isFalse();
  }
}
