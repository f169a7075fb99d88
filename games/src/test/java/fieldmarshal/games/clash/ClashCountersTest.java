package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Nation;
import fieldmarshal.engine.Position;
import fieldmarshal.engine.PositionText;
import fieldmarshal.engine.Table;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.Shelf;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Chapters 1 to 3: what a counter carries, and where it begins. */
class ClashCountersTest {

  @Test
  @Case("COG-1.0")
  void bothBattlesAreOnTheShelfWithOneCommonBook() {
    Game galicia = Shelf.find("clash-galicia");
    Game ypres = Shelf.find("clash-ypres");
    assertThat(galicia.title()).contains("Galicia 1914");
    assertThat(ypres.title()).contains("First Ypres 1914");
    assertThat(galicia.books().getFirst().book()).isEqualTo("clash");
    assertThat(ypres.books().getFirst().book()).isEqualTo("clash");
    assertThat(galicia.books().get(1).title()).contains("reconstructed");
    assertThat(ypres.books().get(1).title()).contains("reconstructed");
    assertThat(galicia.origin()).contains("our own reconstruction").isEqualTo(ypres.origin());
    assertThat(Shelf.find("clash-gumbinnen").origin()).contains("our own");
  }

  @Test
  @Case({"COG-2.21", "COG-2.2b"})
  void theSampleUnit() {
    Situation s = Situation.galiciaAsPrinted();
    Counter unit = s.unit("ah-44");
    assertThat(unit.nationality()).isEqualTo("Austro-Hungarian");
    assertThat(s.rules().pieces().army(s.p(), unit).id()).isEqualTo("ah-2");
    assertThat(unit.type()).isEqualTo("infantry");
    assertThat(unit.size()).isEqualTo("division");
    assertThat(unit.steps()).isEqualTo(2);
    assertThat(unit.printedTer()).isEqualTo(4);
    assertThat(unit.entry()).isEqualTo(5);
    assertThat(s.where("ah-44")).isEqualTo("turn 5");
  }

  @Test
  @Case({"COG-2.2", "COG-2.2b", "COG-2.23"})
  void everyCounterHasItsData() {
    for (Situation s : List.of(Situation.galiciaAsPrinted(), Situation.ypresAsPrinted())) {
      Set<String> printed = new HashSet<>();
      for (Counter unit : s.rules().roster().all()) {
        assertThat(unit.steps()).as(unit.id()).isBetween(1, 2);
        assertThat(unit.printedTer()).as(unit.id()).isBetween(1, 6);
        assertThat(unit.size()).as(unit.id()).isIn("brigade", "division", "corps");
        assertThat(unit.rank()).isEqualTo(unit.isBrigade() ? 0 : 1);
        assertThat(printed.add(unit.nationality() + unit.designation())).as(unit.id()).isTrue();
      }
    }
    assertThat(Situation.galiciaAsPrinted().rules().roster().size()).isEqualTo(127);
    assertThat(Situation.ypresAsPrinted().rules().roster().size()).isEqualTo(82);
  }

  @Test
  @Case("COG-2.22")
  void nationsFightOnTheirSides() {
    Situation y = Situation.ypresAsPrinted();
    for (Counter unit : y.rules().roster().all()) {
      assertThat(unit.side().id())
          .isEqualTo(unit.nationality().equals("German") ? "central" : "entente");
    }
    Situation s = Situation.galiciaAsPrinted();
    for (Counter unit : s.rules().roster().all()) {
      assertThat(unit.side().id())
          .isEqualTo(unit.nationality().equals("Russian") ? "entente" : "central");
    }
  }

  @Test
  @Case("COG-2.22b")
  void nationsAreToldApartByColour() {
    List<String> colours =
        List.of("clash-galicia", "clash-ypres").stream()
            .flatMap(id -> Shelf.find(id).nations().stream())
            .distinct()
            .map(Nation::background)
            .toList();
    assertThat(colours).hasSize(6).doesNotHaveDuplicates();
  }

  @Test
  @Case("COG-2.24")
  void jaegersAndGarrisonsAreInfantry() {
    Situation y = Situation.ypresAsPrinted();
    assertThat(y.unit("ge-bav-jg").type()).isEqualTo("jaeger");
    assertThat(y.unit("ge-bav-jg").isInfantry()).isTrue();
    assertThat(y.unit("ge-gd-c").isInfantry()).isFalse();
    assertThat(Situation.galiciaAsPrinted().unit("ah-przm-g").isInfantry()).isTrue();
  }

  @Test
  @Case({"COG-2.26a", "COG-2.26b"})
  void strengthIsSteps() {
    Situation s = Situation.galicia().with("4921: ah-5");
    Table t = new Table(s.p());
    Pieces pieces = s.rules().pieces();
    assertThat(pieces.strength(t.now(), s.unit("ah-5"))).isEqualTo(2);
    pieces.loseStep(t, s.unit("ah-5"), "COG-2.26b");
    assertThat(pieces.strength(t.now(), s.unit("ah-5"))).isEqualTo(1);
    pieces.loseStep(t, s.unit("ah-5"), "COG-2.26b");
    assertThat(t.now().place(s.unit("ah-5"))).isEqualTo(Position.ELIMINATED);
  }

  @Test
  @Case("COG-2.26c")
  void garrisonsNeverAttack() {
    Situation s = Situation.galiciaAsPrinted();
    for (String id : List.of("ah-przm-g", "ah-krak-g", "ru-ivan-g")) {
      assertThat(s.unit(id).attacks()).as(id).isFalse();
      assertThat(s.rules().unitState(s.p(), s.unit(id)).attack()).isZero();
      assertThat(s.rules().clerk().face(s.unit(id))).isEqualTo("garrison");
    }
    Situation alone = Situation.galicia().with("2621: ah-przm-g; 2721: ru-18");
    assertThat(alone.rules().combat().possible(alone.p(), Chapter.CENTRAL)).isFalse();
  }

  @Test
  @Case({"COG-2.27", "COG-8.42b"})
  void theRatingNeverFallsBelowOne() {
    Situation s =
        Situation.galicia().with("4921: ah-5+out-of-supply; 4922: ah-1-lst+out-of-supply");
    assertThat(s.rules().pieces().ter(s.p(), s.unit("ah-5"))).isEqualTo(2);
    assertThat(s.rules().pieces().ter(s.p(), s.unit("ah-1-lst"))).isEqualTo(1);
    assertThat(s.rules().clerk().values(s.p(), s.unit("ah-5")))
        .anySatisfy(value -> {
          assertThat(value.id()).isEqualTo("ter");
          assertThat(value.now()).isEqualTo(2);
          assertThat(value.printed()).isEqualTo(4);
        });
  }

  @Test
  @Case("COG-2.28b")
  void supplyIsAStateOfAUnit() {
    Situation s = Situation.galicia().with("4921: ah-5+attenuated; 4922: ah-12+out-of-supply");
    assertThat(s.has("ah-5", "attenuated")).isTrue();
    assertThat(s.has("ah-12", "out-of-supply")).isTrue();
    assertThat(Situation.galiciaAsPrinted().has("ah-5", "attenuated")).isFalse();
  }

  @Test
  @Case({"COG-3.0", "COG-2.1a", "COG-G1b", "COG-G7f"})
  void unitsStandWhereTheBattleBookPutsThem() {
    Situation s = Situation.galiciaAsPrinted();
    assertThat(s.where("ah-5")).isEqualTo("2012");
    assertThat(s.where("ah-10-c")).isEqualTo("3615");
    assertThat(s.where("ah-44")).isEqualTo("turn 5");
    Situation y = Situation.ypresAsPrinted();
    assertThat(y.where("be-2-b")).isEqualTo("1909");
    assertThat(y.where("fr-mar-f")).isEqualTo("2213");
  }

  @Test
  @Case("COG-2.1a")
  void aGamePutAwayIsRestoredByHexNumbers() throws Exception {
    Situation s = Situation.galicia().with("4921: ah-5/1; 1902: ru-18").army(2, "ah-1", 3);
    String text = PositionText.write(s.rules(), "campaign", Set.of(), s.p(), null);
    assertThat(text).contains("4921").contains("ah-5");
  }
}
