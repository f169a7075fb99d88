package fieldmarshal.games.eastprussia;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Match;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.Side;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Case 10.1g: what a side is shown of the enemy's control follows whatever looks like a unit. */
class HiddenControlTest {
  private static Situation of(String side, String units, String... more) {
    String[] options = Options.plus(new String[] {"hidden-movement"}, more);
    return Situation.of("historical", options).with(units).at(5, side, "first-movement");
  }

  /** The side that another is shown to control a hex. */
  private static String shown(Situation s, String to, String hex) {
    Position view = s.view(to);
    return s.rules().game().sides().stream()
        .filter(side -> s.rules().controlled(view, side).contains(s.hex(hex)))
        .map(Side::id)
        .findFirst()
        .orElse("nobody");
  }

  private static List<Event> controlled(Situation s, String to) {
    return Event.seenBy(s.side(to), s.events()).stream()
        .filter(Event.Controlled.class::isInstance)
        .toList();
  }

  /** A counter at 4928 marches through hexes that Russia holds; 5728 is far away. */
  private static Situation marched(String counter, String... more) {
    Situation s = of("german", "4928: " + counter + "; 5728: ru-25", more);
    s.heldBy("russian", "4927", "4926");
    return s.play(s.march(counter, "4927", "4926"));
  }

  @Test
  @Case({"TWU-10.1g", "TWU-10.1a"})
  void theEnemyCannotTellADummyByTheHexesThatItTakes() {
    Situation unit = marched("ge-1");
    Situation dummy = marched("ge-dummy-1");
    for (String hex : new String[] {"4927", "4926"}) {
      assertThat(unit.controls("german", hex)).isTrue();
      assertThat(dummy.controls("russian", hex)).as("the truth").isTrue();
      assertThat(shown(dummy, "german", hex)).as("its owner knows").isEqualTo("russian");
      assertThat(shown(dummy, "russian", hex)).isEqualTo("german");
      assertThat(shown(unit, "russian", hex)).isEqualTo("german");
    }
    assertThat(dummy.told("russian")).isEqualTo(unit.told("russian"));
    assertThat(controlled(dummy, "russian")).hasSize(2).isEqualTo(controlled(unit, "russian"));
    assertThat(controlled(dummy, "german")).isEmpty();
    for (int hex = 0; hex < dummy.rules().board().size(); hex++) {
      assertThat(dummy.view("russian").hex(hex)).isEqualTo(unit.view("russian").hex(hex));
      assertThat(dummy.view("russian").hex(hex, 1)).isZero();
      assertThat(dummy.view("german").hex(hex, 1)).as("nor who looks at it").isZero();
    }
  }

  @Test
  @Case({"TWU-10.1g", "TWU-8.0a"})
  void pointsAreShownAsControlIsAndCountedAsItIs() {
    Situation unit = of("russian", "4931: ru-25; 0906: ge-1");
    Situation dummy = of("russian", "4931: ru-dummy-1; 0906: ge-1");
    Theatre.Town town =
        unit.rules().theatre().towns().stream()
            .filter(each -> unit.rules().theatre().country(each.hex()) == Chapter.GERMAN)
            .filter(each -> unit.rules().zones().fortress(unit.p(), each.hex()) == false)
            .findFirst()
            .orElseThrow();
    int beside = -1;
    for (int d = 0; d < 6; d++) {
      int to = unit.rules().board().neighbour(town.hex(), d);
      if (to >= 0 && unit.rules().theatre().open(town.hex(), d)) {
        beside = to;
      }
    }
    String from = unit.rules().board().number(beside);
    String to = unit.rules().board().number(town.hex());
    for (Situation s : List.of(unit, dummy)) {
      String counter = s == unit ? "ru-25" : "ru-dummy-1";
      s.with(from + ": " + counter).heldBy("russian", from).at(5, "russian", "first-movement");
      s.play(s.march(counter, to));
    }
    assertThat(dummy.points("german") - unit.points("german")).isEqualTo(town.points());
    assertThat(dummy.rules().points(dummy.view("german")))
        .isEqualTo(unit.rules().points(unit.view("german")));
    assertThat(dummy.rules().points(dummy.view("russian")))
        .as("its owner knows")
        .isEqualTo(dummy.rules().points(dummy.p()));
    assertThat(dummy.rules().status(dummy.view("german")))
        .isEqualTo(unit.rules().status(unit.view("german")));
  }

  @Test
  @Case({"TWU-10.1g", "TWU-10.1b"})
  void theTruthIsShownToWhomSeesTheHexAndCannotBeTakenBack() {
    Situation s = marched("ge-dummy-1");
    s.with("5125: ru-27").heldBy("russian", "5025").at(5, "german", "first-movement");
    s.play(s.march("ge-dummy-1", "4826")).at(5, "russian", "first-movement");
    assertThat(shown(s, "russian", "4926")).isEqualTo("german");
    assertThat(s.rules().board().adjacent(s.hex("5025"), s.hex("4926"))).isTrue();
    s.play(s.march("ru-27", "5025"));
    assertThat(shown(s, "russian", "4926")).isEqualTo("russian");
    assertThat(controlled(s, "russian"))
        .contains(new Event.Controlled(s.hex("4926"), s.side("russian")));
    assertThat(controlled(s, "german")).as("for him nothing changes").isEmpty();
    assertThat(s.match().whyNoUndo()).isNotNull();
    assertThat(shown(s, "russian", "4927")).as("too far away").isEqualTo("german");
  }

  @Test
  @Case({"TWU-10.1d", "TWU-10.1g"})
  void aDummyThatIsFoundOutHasTakenNothing() {
    Situation s = marched("ge-dummy-1");
    s.with("4928: ge-dummy-2").at(5, "german", "first-movement");
    s.play(s.march("ge-dummy-2", "4927"));
    assertThat(s.told("russian")).as("taken already").noneMatch(line -> line.contains("controls"));
    s.with("5024: ru-27").at(5, "german", "first-movement");
    s.play(s.march("ge-dummy-1", "4925"));
    assertThat(s.where("ge-dummy-1")).isEqualTo("turn 6");
    assertThat(shown(s, "russian", "4926")).isEqualTo("russian");
    assertThat(shown(s, "russian", "4927")).as("the other still seems to").isEqualTo("german");
  }

  @Test
  @Case("TWU-10.1g")
  void aUnitThatFollowsADummyTakesTheHexInTruthAndTheEnemyNoticesNothing() {
    Situation s = marched("ge-dummy-1");
    s.with("4928: ge-1").at(5, "german", "first-movement").play(s.march("ge-1", "4927"));
    assertThat(s.controls("german", "4927")).isTrue();
    assertThat(controlled(s, "german")).hasSize(1);
    assertThat(controlled(s, "russian")).isEmpty();
    assertThat(s.match().whyNoUndo()).as("nothing was shown").isNull();
  }

  @Test
  @Case({"TWU-10.1a", "TWU-10.1g", "TWU-5.2c"})
  void trainsRunByWhatGermanyIsShown() {
    for (String counter : new String[] {"ru-dummy-1", "ru-25"}) {
      Situation s = of("russian", "4916: ge-1; 4614: " + counter).allHeldBy("german", "4614");
      List<Integer> line = railAway(s);
      s.with(s.rules().board().number(line.get(1)) + ": " + counter);
      s.allHeldBy("german").at(5, "russian", "first-movement");
      s.play(s.march(counter, s.rules().board().number(line.get(0))));
      s.at(6, "russian", "first-movement");
      s.play(s.march(counter, s.rules().board().number(line.get(1))));
      s.at(6, "german", "first-movement");
      assertThat(s.rules().railways().closed(s.p(), line.get(0)))
          .as(counter)
          .isNotNull()
          .isEqualTo(s.rules().railways().closed(s.view("german"), line.get(0)));
    }
  }

  /** A rail hex far from 4916 and a hex beside it. */
  private static List<Integer> railAway(Situation s) {
    var board = s.rules().board();
    for (int hex = 0; hex < board.size(); hex++) {
      if (s.rules().theatre().rails(hex) != 0
          && s.rules().theatre().country(hex) == Chapter.GERMAN
          && board.distance(hex, s.hex("4916")) > 6
          && !s.rules().zones().fortress(s.p(), hex)) {
        for (int d = 0; d < 6; d++) {
          int to = board.neighbour(hex, d);
          if (to >= 0
              && s.rules().theatre().open(hex, d)
              && board.terrain(to) == TerrainCode.CLEAR
              && board.terrain(hex) == TerrainCode.CLEAR
              && !s.rules().zones().fortress(s.p(), to)) {
            return List.of(hex, to);
          }
        }
      }
    }
    throw new AssertionError("no line");
  }

  @Test
  @Case({"TWU-X-10.1+10.2.3", "TWU-10.2.3b"})
  void aVisitorOutOfSightIsNotToldApartFromOneWhoStays() {
    Situation s = of("russian", "4531: ru-1c; 0906: ge-1", "cavalry-control");
    Situation other = of("russian", "4531: ru-25; 0906: ge-1", "cavalry-control");
    s.play(s.march("ru-1c", "4431"));
    other.play(other.march("ru-25", "4431"));
    assertThat(s.view("german").hex(s.hex("4431")))
        .isEqualTo(other.view("german").hex(s.hex("4431")));
    assertThat(s.told("german")).isEqualTo(other.told("german"));
    s.play(s.choose("fix-control", "ru-1c"));
    assertThat(s.told("german")).as("nothing that he can see").isEmpty();
    assertThat(s.told("russian"))
        .anyMatch(line -> line.endsWith("stays under control when the cavalry leaves."));
  }

  @Test
  @Case({"TWU-10.1a", "TWU-5.2.1a"})
  void whoCutsARailwayOutOfSightIsNotNamed() {
    Situation s = of("russian", "0906: ge-1; 4614: ru-25");
    String rail = s.rules().board().number(railAway(s).getFirst());
    s.with(rail + ": ru-25").at(5, "russian", "first-movement");
    Order cut = s.choose("cut-rail", "ru-25");
    assertThat(s.grants(cut)).isTrue();
    assertThat(s.audience(cut).includes(s.side("german"))).isFalse();
    s.play(cut);
    assertThat(s.told("german")).hasSize(1).noneMatch(line -> line.contains("25"));
    assertThat(s.rules().status(s.view("german")).markers())
        .anyMatch(marker -> marker.name().equals("rail cut"));
  }

  @Test
  @Case("TWU-10.1g")
  void whatDummiesSeemToHaveTakenIsKeptInAMatch() throws Exception {
    Situation s = marched("ge-dummy-1");
    Match again = Match.replay(s.rules(), s.match().save()).whole();
    assertThat(again.position()).isEqualTo(s.p());
    assertThat(s.rules().control().pretended(again.position(), s.hex("4926"))).isTrue();
  }

  @Test
  @Case({"TWU-10.1a", "TWU-5.1e"})
  void whichArmyHasPlacedItsReserveMarkerIsNotTold() {
    Situation first = of("russian", "5728: ru-25; 2034: ru-6; 0906: ge-1");
    Situation second = of("russian", "5728: ru-6; 2034: ru-25; 0906: ge-1");
    for (Situation s : List.of(first, second)) {
      s.play(s.chooseHexes("reserve-1", "5728"));
    }
    assertThat(first.view("german")).isEqualTo(second.view("german"));
    assertThat(first.rules().status(first.view("german")).markers())
        .noneMatch(marker -> marker.name().startsWith("reserve markers, First"));
    assertThat(first.rules().status(first.view("russian")).markers())
        .anyMatch(marker -> marker.name().startsWith("reserve markers, First"));
  }
}
