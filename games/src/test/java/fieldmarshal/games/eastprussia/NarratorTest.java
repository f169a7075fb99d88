package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The log in plain words. */
class NarratorTest {
  private final Situation s = Situation.of("historical", "hidden-movement");

  private String moved(String how) {
    return s.rules()
        .tell(new Event.Moved(s.unit("ge-1"), s.hex("5028"), s.hexes("5027", "2622"), how));
  }

  private String placed(String unit, int place, String how) {
    return s.rules().tell(new Event.Placed(s.unit(unit), place, how));
  }

  private String marked(int flag, boolean on) {
    return s.rules().tell(new Event.Marked(s.unit("ge-1"), flag, on, "TWU-3.5a"));
  }

  @Test
  @Case("TWU-2.0a")
  void everyWayToMoveHasItsVerb() {
    assertThat(moved("march"))
        .isEqualTo("The 1st Division marches from 5028 to Allenstein (2622).");
    assertThat(moved("rail")).contains(" moves by rail from 5028 to ");
    assertThat(moved("retreat")).contains(" retreats from 5028 to ");
    assertThat(moved("advance")).contains(" advances from ");
    assertThat(moved("withdrawal")).contains(" retreats before combat from ");
    assertThat(moved("forced march")).contains(" makes a forced march from ");
    Event entry = new Event.Moved(s.unit("ge-1"), -1, s.hexes("0120"), "march");
    assertThat(s.rules().tell(entry)).doesNotContain(" from ").contains(" marches to ");
    Event corner = new Event.Moved(s.unit("ge-1"), s.hex("0101"), s.hexes("0102"), "march");
    assertThat(s.hex("0101")).isZero();
    assertThat(s.rules().tell(corner)).contains(" from 0101 to 0102.");
  }

  @Test
  @Case({"TWU-10.1a", "TWU-10.1d", "TWU-5.3a"})
  void whoIsPutSomewhereArrivesIsPlacedLeavesOrTurnsOutToBeADummy() {
    assertThat(placed("ge-1", s.hex("2622"), "reinforcement"))
        .isEqualTo("The 1st Division arrives at Allenstein (2622).");
    assertThat(placed("ge-1", s.hex("2622"), "set up")).contains(" is placed at Allenstein");
    assertThat(placed("ge-1", s.hex("0101"), "set up"))
        .isEqualTo("The 1st Division is placed at 0101.");
    assertThat(placed("ge-1", EastPrussiaRules.DUE, "edited"))
        .isEqualTo("The 1st Division leaves the map.");
    assertThat(placed("ge-dummy-1", EastPrussiaRules.DUE, "dummy"))
        .endsWith(" is a dummy and is removed.");
    assertThat(placed("ge-unseen-1", s.hex("2622"), "reinforcement"))
        .isEqualTo("A German unit arrives at Allenstein (2622).");
  }

  @Test
  @Case({"TWU-8.0a", "TWU-10.6.2.1b"})
  void whoIsLostIsEliminatedButSamsonovShootsHimself() {
    assertThat(s.rules().tell(new Event.Removed(s.unit("ge-1"), s.hex("2622"), "TWU-6.4a")))
        .isEqualTo("The 1st Division is eliminated at Allenstein (2622).");
    assertThat(s.rules().tell(new Event.Removed(s.unit("ge-1"), s.hex("0101"), "TWU-6.4a")))
        .endsWith(" is eliminated at 0101.");
    assertThat(s.rules().tell(new Event.Removed(s.unit("ge-1"), Position.UNUSED, "TWU-6.4a")))
        .endsWith(" is eliminated.");
    assertThat(
            s.rules()
                .tell(new Event.Removed(s.unit("ru-samsonov"), s.hex("2622"), "TWU-10.6.2.1b")))
        .isEqualTo("Samsonov shoots himself at Allenstein (2622); his headquarters is removed.");
  }

  @Test
  @Case({"TWU-3.5a", "TWU-3.5c", "TWU-5.2b", "TWU-9.4c"})
  void aChangeOfStatusIsToldBothWays() {
    assertThat(marked(Flag.ENTRAINED, true)).isEqualTo("The 1st Division entrains.");
    assertThat(marked(Flag.ENTRAINED, false)).isEqualTo("The 1st Division detrains.");
    assertThat(marked(Flag.DISRUPTED, true)).isEqualTo("The 1st Division is disrupted.");
    assertThat(marked(Flag.DISRUPTED, false)).isEqualTo("The 1st Division recovers.");
    assertThat(marked(Flag.FIXED, true)).isEqualTo("The 1st Division may not move.");
    assertThat(marked(Flag.FIXED, false)).isEqualTo("The 1st Division is released.");
    assertThat(marked(Flag.FORCED, true)).isEqualTo("The 1st Division makes a forced march.");
    assertThat(marked(Flag.FORCED, false)).isEqualTo("The 1st Division ends its forced march.");
  }

  @Test
  @Case({"TWU-8.0a", "TWU-6.0g", "TWU-4.0b", "TWU-2.0a", "TWU-10.1b"})
  void everythingElseIsASentenceToo() {
    assertThat(s.rules().tell(new Event.Scored(s.side("german"), 1, "a gun", "TWU-8.0a")))
        .isEqualTo("Germany scores 1 point: a gun.");
    assertThat(s.rules().tell(new Event.Scored(s.side("russian"), 3, "Kulm", "TWU-8.0a")))
        .isEqualTo("Russia scores 3 points: Kulm.");
    assertThat(s.rules().tell(new Event.Rolled("combat", 4, "TWU-6.0g")))
        .isEqualTo("Die: 4 (combat).");
    assertThat(s.rules().tell(new Event.Controlled(s.hex("2622"), s.side("russian"))))
        .isEqualTo("Russia controls Allenstein (2622).");
    assertThat(s.rules().tell(new Event.Revealed(s.unit("ru-25"), s.side("german"))))
        .isEqualTo("Germany sees the " + s.unit("ru-25").name() + ".");
    assertThat(s.rules().tell(new Event.Began(3, s.side("german"), "second-movement")))
        .isEqualTo("Turn 3, Germany: second movement phase.");
    assertThat(s.rules().tell(new Event.Noted("So be it.", "TWU-6.0b"))).isEqualTo("So be it.");
    assertThat(s.rules().tell(new Event.Reduced(s.unit("ge-1"), 1, "TWU-6.4a")))
        .isEqualTo("The 1st Division is reduced.");
    assertThat(s.rules().tell(new Event.Restored(s.unit("ge-1"), 1, "TWU-6.4a")))
        .isEqualTo("The 1st Division is restored.");
    Event fought =
        new Event.Fought(
            List.of(s.unit("ge-1"), s.unit("ge-2")),
            s.hexes("5128", "2622"),
            "18:10 (1.5:1)",
            "D1",
            "TWU-6.4e");
    assertThat(s.rules().tell(fought))
        .isEqualTo(
            "1st and 2nd Divisions attack 5128 and Allenstein (2622) at 18:10 (1.5:1): result D1.");
  }
}
