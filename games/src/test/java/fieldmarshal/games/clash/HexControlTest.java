package fieldmarshal.games.clash;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.casebook.Case;
import org.junit.jupiter.api.Test;

/** Case 4: control of hexes and what it is worth. */
class HexControlTest {

  @Test
  @Case({"COG-4.2a", "COG-FZ"})
  void everyHexPassedChangesControl() {
    Situation s = Situation.galicia().with("2507: ah-3-c; 4921: ah-5").army(2, "ah-1", 5);
    assertThat(s.controller("2505")).isEqualTo("entente");
    s.play(s.march("ah-3-c", "2506", "2505", "2605"));
    assertThat(s.controller("2506")).isEqualTo("central");
    assertThat(s.controller("2505")).isEqualTo("central");
    assertThat(s.controller("2605")).isEqualTo("central");
    assertThat(s.controller("2405")).isEqualTo("entente");
    // told where it matters
    assertThat(s.events(Event.Controlled.class))
        .extracting(Event.Controlled::hex)
        .containsExactly(s.hex("2505"));
  }

  @Test
  @Case("COG-4.2a")
  void thePathIsTheOwnersChoice() {
    Situation s = Situation.galicia().with("2507: ah-3-c").army(2, "ah-1", 5);
    // the same hex by another path: Lublin stays Russian
    s.play(s.march("ah-3-c", "2606", "2605"));
    assertThat(s.controller("2505")).isEqualTo("entente");
  }

  @Test
  @Case("COG-4.2b")
  void controlMayChangeTwiceInATurn() {
    Situation s =
        Situation.galicia().with("2506: ah-3-c; 2503: ru-18; 4921: ah-5").army(2, "ah-1", 5);
    s.play(s.march("ah-3-c", "2505", "2506"));
    assertThat(s.controller("2505")).isEqualTo("central");
    s.dice(1, 6).play(s.pass());
    s.play(s.march("ru-18", "2504", "2505"));
    assertThat(s.controller("2505")).isEqualTo("entente");
    assertThat(s.turn()).isEqualTo(2);
  }

  @Test
  @Case({"COG-4.2c", "COG-G11e"})
  void atTheStartUnitsThenSourcesThenOwnersSayWhoseAHexIs() {
    Situation s = Situation.galiciaAsPrinted();
    assertThat(s.controller("0910")).isEqualTo("central");
    assertThat(s.controller("0115")).isEqualTo("central");
    assertThat(s.controller("2505")).isEqualTo("entente");
    assertThat(s.controller("3721")).isEqualTo("central");
    Situation y = Situation.ypresAsPrinted();
    assertThat(y.controller("0101")).isEqualTo("nobody");
    assertThat(y.controller("2321")).isEqualTo("entente");
    assertThat(y.rules().faults(y.p())).isEmpty();
    assertThat(s.rules().faults(s.p())).isEmpty();
  }

  @Test
  @Case({"COG-4.1a", "COG-G11d", "COG-G11e"})
  void placesCountForWhoTookThem() {
    Situation s = Situation.galiciaAsPrinted();
    assertThat(s.rules().victory().net(s.p())).isEqualTo(-1);
    s.heldBy("entente", "3721", "4618").heldBy("central", "2209").heldBy("entente", "0910");
    assertThat(s.rules().victory().net(s.p())).isEqualTo(5);
    assertThat(s.rules().points(s.p()).get(0).total()).isEqualTo(1);
    assertThat(s.rules().points(s.p()).get(1).total()).isEqualTo(6);
  }

  @Test
  @Case({"COG-G11a", "COG-4.1a"})
  void levelsOfGalicia() {
    Victory victory = Situation.galiciaAsPrinted().rules().victory();
    assertThat(victory.level(14).title()).isEqualTo("Entente decisive victory");
    assertThat(victory.level(8).title()).isEqualTo("Entente decisive victory");
    assertThat(victory.level(7).title()).isEqualTo("Entente marginal victory");
    assertThat(victory.level(1).title()).isEqualTo("Entente marginal victory");
    assertThat(victory.level(0).winner()).isNull();
    assertThat(victory.level(-2).winner()).isNull();
    assertThat(victory.level(-3).title()).isEqualTo("Central Powers marginal victory");
    assertThat(victory.level(-9).title()).isEqualTo("Central Powers marginal victory");
    assertThat(victory.level(-10).title()).isEqualTo("Central Powers decisive victory");
  }

  @Test
  @Case({"COG-Y14a", "COG-Y14d"})
  void levelsOfYpres() {
    Situation y = Situation.ypresAsPrinted();
    Victory victory = y.rules().victory();
    assertThat(victory.level(21).title()).isEqualTo("Central Powers decisive victory");
    assertThat(victory.level(20).title()).isEqualTo("Central Powers marginal victory");
    assertThat(victory.level(16).title()).isEqualTo("Central Powers marginal victory");
    assertThat(victory.level(15).winner()).isNull();
    assertThat(victory.level(8).winner()).isNull();
    assertThat(victory.level(7).title()).isEqualTo("Entente marginal victory");
    assertThat(victory.level(3).title()).isEqualTo("Entente marginal victory");
    assertThat(victory.level(2).title()).isEqualTo("Entente decisive victory");
    y.heldBy("central", "2424", "2132").heldBy("entente", "2725");
    assertThat(victory.net(y.p())).isEqualTo(2);
  }

  @Test
  @Case("COG-4.1b")
  void anInstantVictoryEndsTheGameWithTheFrameThatWinsIt() {
    Situation s = Situation.galicia().with("4921: ah-5; 1902: ru-18").army(2, "ah-1", 3);
    fieldmarshal.engine.Table t = new fieldmarshal.engine.Table(s.p());
    s.rules().victory().win(t, Chapter.CENTRAL, "The Central Powers have won.", "COG-4.1b");
    s.rules().victory().endIfDecided(t);
    assertThat(s.rules().decision(t.now()))
        .isInstanceOfSatisfying(
            fieldmarshal.engine.Decision.Over.class,
            over -> assertThat(over.outcome().winner()).isEqualTo(ClashGame.CENTRAL));
  }
}
