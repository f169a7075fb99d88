package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Cases 5.33 and 10: the cup, the command tracks, who moves with a marker. */
class CupTest {

  @Test
  @Case({"COG-5.33a", "COG-2.28a", "COG-G2a"})
  void allMarkersOfArmiesInPlayGoIntoTheCup() {
    Situation s = Situation.galiciaAsPrinted();
    assertThat(s.draw(1).meanings())
        .containsExactly(
            "A-H 1st Army",
            "A-H 4th Army",
            "A-H 3rd Army",
            "A-H 2nd Army",
            "Russian 4th Army",
            "Russian 5th Army",
            "Russian 3rd Army",
            "Russian 8th Army");
    assertThat(s.draw(1).faces()).isEqualTo(8);
    assertThat(s.rules().game().mostFaces()).isEqualTo(8);
  }

  @Test
  @Case({"COG-G2c", "COG-5.33a"})
  void anArmyWithoutUnitsHasNoMarker() {
    Situation s = Situation.galicia().with("2621: ah-przm-g; 4921: ah-5; 1902: ru-18");
    assertThat(s.draw(3).meanings())
        .containsExactly("A-H 1st Army", "A-H 3rd Army", "Russian 4th Army");
  }

  @Test
  @Case({"COG-Y2", "COG-Y2b", "COG-10.3"})
  void fabecksMarkerComesOnTurnSix() {
    Situation s = Situation.ypres().with("3123: ge-30; 2721: br-7; 2627: ge-40; 2813: ge-45-r");
    assertThat(s.draw(5).meanings())
        .containsExactly("German 4th Army", "German 6th Army", "British Expeditionary Force");
    assertThat(s.draw(6).meanings()).contains("Army Group Fabeck").hasSize(4);
  }

  @Test
  @Case({"COG-5.33b", "COG-5.33d", "COG-2.28a"})
  void aMarkerIsDrawnAndItsOwnerRollsOnce() {
    Situation s = Situation.galiciaAsPrinted();
    // the fifth chit is the Russian 4th Army's; on turn 2 its die of 6 gives 3 points
    s.dice(5, 6).at(2, "central", "operations");
    assertThat(s.phasing()).isEqualTo("entente");
    assertThat(s.rules().part(s.p()).id()).isEqualTo("ru-4");
    assertThat(s.rules().command().rolled(s.p(), s.rules().army("ru-4"))).isEqualTo(3);
    assertThat(s.rules().command().rolled(s.p(), s.rules().army("ru-5"))).isEqualTo(-1);
    assertThat(s.rules().command().inCup(s.p())).extracting(Army::id).doesNotContain("ru-4");
    assertThat(s.rules().command().inCup(s.p())).hasSize(7);
    assertThat(s.rules().status(s.p()).markers())
        .anySatisfy(marker -> {
          assertThat(marker.name()).isEqualTo("Russian 4th Army");
          assertThat(marker.value()).contains("3");
        });
  }

  @Test
  @Case("COG-5.33d")
  void everyMarkerIsAPhaseOfItsOwnUntilTheCupIsEmpty() {
    Situation s = Situation.galicia().with("4921: ah-5; 4712: ah-4; 1902: ru-18");
    s.dice(1, 1).at(2, "central", "operations");
    assertThat(s.rules().part(s.p()).id()).isEqualTo("ah-1");
    int first = s.rules().part(s.p()).number();
    s.dice(2, 1).play(s.pass());
    assertThat(s.rules().part(s.p()).id()).isEqualTo("ru-4");
    assertThat(s.rules().part(s.p()).number()).isGreaterThan(first);
    s.dice(1, 1, 1, 1).play(s.pass());
    assertThat(s.rules().part(s.p()).id()).isEqualTo("ah-4");
    assertThat(s.turn()).isEqualTo(2);
    s.play(s.pass());
    assertThat(s.turn()).isEqualTo(3);
  }

  @Test
  @Case("COG-5.33b")
  void theDrawTellsItsChitAndIsReproducible() {
    Situation s = Situation.galicia().with("4921: ah-5; 1902: ru-18").army(2, "ah-1", 3);
    s.dice(1, 4).play(s.pass());
    assertThat(s.events(Event.Rolled.class))
        .anySatisfy(rolled -> {
          assertThat(rolled.purpose()).isEqualTo("command marker");
          assertThat(rolled.meaning()).isEqualTo("Russian 4th Army");
        });
    // the central powers draw on odd turns, the entente on even ones
    assertThat(s.draw(3).side().id()).isEqualTo("central");
    assertThat(s.draw(4).side().id()).isEqualTo("entente");
  }

  @Test
  @Case({"COG-5.1", "COG-5.33b"})
  void whatADrawHasShownIsNotTakenBack() {
    Situation s = Situation.galicia().with("4921: ah-5; 1902: ru-18").army(2, "ah-1", 3);
    s.play(s.march("ah-5", "5021"));
    assertThat(s.match().whyNoUndo()).isNull();
    s.play(s.pass());
    assertThat(s.match().whyNoUndo()).isNotNull();
  }

  // ---- 10 command

  private static List<Integer> points(Situation s, String army, int turn) {
    return IntStream.rangeClosed(1, 6)
        .mapToObj(face -> s.rules().army(army).points(turn, face))
        .toList();
  }

  @Test
  @Case("COG-G4a")
  void tracksOfAustriaHungary() {
    Situation s = Situation.galiciaAsPrinted();
    assertThat(points(s, "ah-1", 1)).containsExactly(2, 2, 3, 3, 4, 4);
    assertThat(points(s, "ah-4", 12)).containsExactly(2, 2, 2, 3, 3, 4);
    assertThat(points(s, "ah-3", 5)).containsExactly(2, 2, 2, 3, 3, 4);
  }

  @Test
  @Case("COG-G4b")
  void tracksOfRussia() {
    Situation s = Situation.galiciaAsPrinted();
    assertThat(points(s, "ru-5", 1)).containsExactly(2, 2, 3, 3, 3, 4);
    assertThat(points(s, "ru-3", 1)).containsExactly(2, 3, 3, 3, 4, 4);
    assertThat(points(s, "ru-8", 1)).containsExactly(2, 3, 3, 3, 4, 4);
  }

  @Test
  @Case({"COG-G4c", "COG-10.2"})
  void twoRanges() {
    Situation s = Situation.galiciaAsPrinted();
    assertThat(s.rules().army("ru-4").points(3, 4)).isEqualTo(2);
    assertThat(s.rules().army("ru-4").points(4, 4)).isEqualTo(3);
    assertThat(s.rules().army("ah-2").points(6, 5)).isEqualTo(2);
    assertThat(s.rules().army("ah-2").points(7, 5)).isEqualTo(3);
    assertThat(s.rules().army("ah-2").track(6).range()).isEqualTo("upper");
  }

  @Test
  @Case("COG-Y4")
  void tracksOfYpres() {
    Situation s = Situation.ypresAsPrinted();
    assertThat(points(s, "belgian", 1)).containsExactly(2, 2, 2, 3, 3, 3);
    assertThat(points(s, "ge-4", 1)).containsExactly(3, 4, 4, 4, 5, 5);
    assertThat(points(s, "ge-6", 1)).containsExactly(3, 3, 4, 4, 4, 5);
    assertThat(points(s, "fabeck", 6)).containsExactly(3, 4, 4, 4, 5, 5);
    assertThat(points(s, "bef", 1)).containsExactly(3, 3, 4, 4, 5, 5);
    assertThat(points(s, "french", 1)).containsExactly(3, 3, 4, 4, 4, 5);
  }

  @Test
  @Case("COG-10.1b")
  void cavalryAndInfantryOfAnArmyMoveAlike() {
    Situation s = Situation.galicia().with("4921: ah-5; 4923: ah-3-c").army(2, "ah-1", 3);
    assertThat(s.rules().command().allowance(s.p(), s.unit("ah-5"))).isEqualTo(3);
    assertThat(s.rules().command().allowance(s.p(), s.unit("ah-3-c"))).isEqualTo(3);
    assertThat(s.rules().unitState(s.p(), s.unit("ah-3-c")).move()).isEqualTo(3);
  }

  @Test
  @Case("COG-10.1c")
  void commandSaysNothingAboutAttacks() {
    Situation s =
        Situation.galicia()
            .with("4921: ah-17+out-of-supply; 5021: ru-18; 1902: ru-45")
            .army(2, "ah-2", 1);
    assertThat(s.rules().command().allowance(s.p(), s.unit("ah-17"))).isZero();
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("choose");
    assertThat(s.grants(s.choose("declare"))).isTrue();
    assertThat(s.inCommand("ah-17")).isTrue();
  }

  @Test
  @Case({"COG-5.33c", "COG-Y2c"})
  void ronarchsSailorsMoveWithTheFrench() {
    Situation s = Situation.ypres().with("2213: fr-mar-f, be-3-b").army(2, "belgian", 3);
    assertThat(s.refusal(s.march("fr-mar-f", "2113"))).isEqualTo("COG-5.33c");
    s.army(2, "french", 3);
    assertThat(s.grants(s.march("fr-mar-f", "2113"))).isTrue();
  }

  // ---- 2.28g areas

  @Test
  @Case("COG-2.28g")
  void withAreasTheGroundSaysWhoMoves() {
    Situation s =
        Situation.galicia("areas").with("3722: ah-19; 2012: ah-5; 1902: ru-18").army(2, "ah-3", 3);
    assertThat(s.rules().theatre().inArea("ah-3", s.hex("3722"))).isTrue();
    assertThat(s.grants(s.march("ah-19", "3622"))).isTrue();
    assertThat(s.refusal(s.march("ah-5", "2011"))).isEqualTo("COG-2.28g");
    Situation counters = Situation.galicia().with("3722: ah-19, ah-11").army(2, "ah-3", 3);
    assertThat(counters.refusal(counters.march("ah-19", "3622"))).isEqualTo("COG-5.33c");
  }

  @Test
  @Case({"COG-2.28g", "COG-11.2e"})
  void whoCrossesABoundaryDoesNotMoveAgain() {
    Situation s = Situation.galicia("areas").with("3218: ah-15; 1902: ru-18");
    String[] path = crossing(s);
    s.army(2, "ah-4", 6).play(s.march("ah-15", path));
    s.with(path[path.length - 1] + ": ah-15+done").dice(3);
    assertThat(s.has("ah-15", "done")).isTrue();
    assertThat(s.orders(Order.Move.class)).isEmpty();
  }

  /** A path of one unit out of the 4th Army's area. */
  private static String[] crossing(Situation s) {
    s.army(2, "ah-4", 6);
    return s.orders(Order.Move.class).stream()
        .filter(move -> !s.rules().theatre().inArea("ah-4", move.path().last()))
        .findFirst()
        .map(move ->
            IntStream.range(0, move.path().size())
                .mapToObj(i -> s.rules().board().number(move.path().at(i)))
                .toArray(String[]::new))
        .orElseThrow();
  }

  @Test
  @Case("COG-2.28g")
  void everyUnitStartsOrArrivesInTheAreaOfItsArmy() {
    Situation s = Situation.galiciaAsPrinted("areas");
    for (Counter unit : s.rules().roster().all().stream().filter(Counter::attacks).toList()) {
      assertThat(
              s.rules()
                  .theatre()
                  .inArea(s.rules().pieces().army(s.p(), unit).id(), s.hex(unit.hexNumber())))
          .as(unit.id())
          .isTrue();
    }
  }
}
