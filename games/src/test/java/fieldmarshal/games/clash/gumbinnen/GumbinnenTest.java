package fieldmarshal.games.clash.gumbinnen;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.clash.Counter;
import fieldmarshal.games.clash.Flag;
import fieldmarshal.games.clash.Situation;
import fieldmarshal.games.clash.Theatre;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The sequence of volume one (cases 5.1b, 5.33f, 5.34d) and the data of our small battle. */
class GumbinnenTest {
  private static Order army(String id) {
    return Order.Choose.option(id);
  }

  // ---- the sequence

  @Test
  @Case({"COG-5.1b", "COG-T2", "COG-1.0"})
  void aTurnIsTwoPlayerTurns() {
    Situation s = Situation.gumbinnenAsPrinted();
    List<String> phases = new ArrayList<>(List.of("entente operations"));
    for (int i = 0; i < 100 && s.turn() < 3; i++) {
      String now = s.phasing() + " " + s.phase();
      if (s.turn() == 2 && !phases.getLast().equals(now)) {
        phases.add(now);
      }
      s.play(s.asked().equals("choose") ? s.suggestion() : s.pass());
      for (Event.Began began : s.events(Event.Began.class)) {
        String told = began.side().id() + " " + began.phase();
        if (began.turn() == 2 && !phases.getLast().equals(told)) {
          phases.add(told);
        }
      }
    }
    assertThat(phases)
        .containsSubsequence(
            "entente supply",
            "entente reinforcement",
            "entente operations",
            "entente recovery",
            "central supply",
            "central reinforcement",
            "central operations",
            "central recovery");
  }

  @Test
  @Case("COG-5.33f")
  void thePlayerPicksTheOrderOfHisArmies() {
    Situation s = Situation.gumbinnenAsPrinted();
    assertThat(s.askedOf()).isEqualTo("entente");
    assertThat(s.orders()).containsExactlyInAnyOrder(army("ru-north"), army("ru-south"));
    assertThat(s.refusal(army("ge-i"))).as("an enemy army").isEqualTo("COG-5.33f");
    assertThat(s.refusal(s.pass())).isEqualTo("COG-5.33f");
    s.dice(6).play(army("ru-south"));
    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.refusal(s.march("ru-28-1", "1102"))).isEqualTo("COG-5.33c");
    s.play(s.march("ru-1-c", "1010"));
    assertThat(s.refusal(s.march("ru-1-c", "0910"))).as("done").isEqualTo("COG-11.2e");
    s.dice(4).play(s.pass());
    assertThat(s.prompt()).as("the last army is taken and told").contains("northern wing");
    s.at(1, "entente", "operations");
    s.dice(3).play(army("ru-north"));
    s.dice(3).play(s.pass());
    assertThat(s.prompt()).contains("southern wing");
  }

  @Test
  @Case("COG-5.33f")
  void noArmyIsRolledForTwice() {
    Situation s = Situation.gumbinnenAsPrinted();
    s.dice(6).play(army("ru-south"));
    assertThat(s.total("command-4")).isPositive();
    Situation three = Situation.gumbinnenAsPrinted();
    three.total("command-4", 3);
    assertThat(three.orders()).containsExactly(army("ru-north"));
    assertThat(three.refusal(army("ru-south"))).isEqualTo("COG-5.33f");
  }

  @Test
  @Case({"COG-5.34d", "COG-12.1a"})
  void combatComesWhenAllArmiesHaveMoved() {
    Situation s =
        Situation.gumbinnen()
            .with("0905: ge-1; 1004: ru-25-1, ru-25-2; 1110: ru-1-c; 0605: ge-4; 0408: ge-69")
            .at(2, "entente", "operations");
    assertThat(s.refusal(s.attack("0905", "ru-25-1"))).isEqualTo("COG-5.34d");
    s.play(army("ru-north"));
    assertThat(s.grants(s.attack("0905", "ru-25-1"))).as("while it moves").isFalse();
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("move");
    s.play(s.pass());
    assertThat(s.asked()).as("no declaration").isEqualTo("attack");
    assertThat(s.phase()).isEqualTo("combat");
    s.play(s.attack("0905", "ru-25-1", "ru-25-2"));
  }

  @Test
  @Case({"COG-5.1b", "COG-5.31a"})
  void eachPlayerChecksHisOwnSupply() {
    Situation s =
        Situation.gumbinnen()
            .with("0706: ru-25-1; 0705: ge-1; 0807: ge-2; 0606: ge-3; 0905: ge-4; 1205: ru-27-1")
            .with("0404: ge-69");
    s.at(2, "central", "supply");
    assertThat(s.has("ru-25-1", "attenuated")).as("in the German turn").isFalse();
    s.at(2, "entente", "supply");
    assertThat(s.has("ru-25-1", "attenuated")).isTrue();
    s.at(1, "entente", "supply");
    assertThat(s.has("ru-25-1", "out-of-supply")).as("nothing happens on turn 1").isFalse();
  }

  @Test
  @Case({"COG-5.32b", "COG-2.28f", "COG-9.32"})
  void aRebuiltUnitShowsDone() {
    Situation s =
        Situation.gumbinnen()
            .with("1205: ru-25-1/1; 1105: ge-1; 0605: ge-4; 1204: ru-27-1")
            .at(5, "entente", "reinforcement");
    s.play(s.replace("ru-25-1"));
    assertThat(s.steps("ru-25-1")).isEqualTo(2);
    assertThat(s.has("ru-25-1", "done")).isTrue();
    assertThat(s.has("ru-25-1", "replaced")).as("the marker is Done, not Repl").isFalse();
    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.refusal(s.march("ru-25-1", "1206"))).isIn("COG-11.2e", "COG-11.2f");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.refusal(s.attack("1105", "ru-25-1"))).isEqualTo("COG-12.1b");
    assertThat(s.grants(s.attack("1105", "ru-27-1"))).isTrue();
    s.play(s.pass());
    s.passUntil("move");
    assertThat(s.has("ru-25-1", "done")).as("recovery of its own turn").isFalse();
  }

  @Test
  @Case({"COG-5.1b", "COG-5.35"})
  void recoveryIsForOnesOwnUnits() {
    Situation s =
        Situation.gumbinnen()
            .with("1205: ru-25-1+replaced; 0605: ge-4+replaced")
            .at(2, "entente", "recovery");
    assertThat(s.p().has(s.unit("ru-25-1"), Flag.REPLACED)).isFalse();
    assertThat(s.p().has(s.unit("ge-4"), Flag.REPLACED)).isTrue();
  }

  // ---- the data

  @Test
  @Case({"COG-T1", "COG-2.2b"})
  void theMapAndTheCounters() {
    Situation s = Situation.gumbinnenAsPrinted();
    assertThat(s.rules().board().size()).isEqualTo(120);
    for (Theatre.Town town : s.rules().theatre().towns()) {
      assertThat(s.rules().board().name(town.hex())).isEqualTo(town.name());
    }
    assertThat(s.rules().board().name(s.hex("0605"))).isEqualTo("Gumbinnen");
    assertThat(s.rules().board().name(s.hex("0905"))).isEqualTo("Stallupönen");
    assertThat(s.rules().board().name(s.hex("0205"))).isEqualTo("Insterburg");
    long german = s.rules().roster().all().stream().filter(unit -> unit.sideIndex() == 0).count();
    assertThat(german).isEqualTo(17);
    assertThat(s.rules().roster().all()).hasSize(35);
    for (Counter unit : s.rules().roster().all()) {
      if (s.p().onMap(unit)) {
        assertThat(s.inSupply(unit.id())).as(unit.id()).isTrue();
        assertThat(s.rules().stacking().fits(s.p(), unit, s.p().place(unit))).isNull();
        assertThat(s.rules().pieces().enemyBeside(s.p(), unit.sideIndex(), s.p().place(unit)))
            .isFalse();
      }
    }
  }

  @Test
  @Case("COG-T3")
  void sixTurns() {
    Situation s = Situation.gumbinnenAsPrinted();
    assertThat(s.rules().scenario().lastTurn()).isEqualTo(6);
    assertThat(s.rules().clerk().turns().getFirst().dates()).isEqualTo("17 August 1914");
    assertThat(s.rules().clerk().turns().getLast().dates()).isEqualTo("22 August 1914");
  }

  @Test
  @Case({"COG-T4", "COG-4.1a"})
  void theLevels() {
    String[] levels = {
      "Central Powers decisive victory",
      "Central Powers decisive victory",
      "Central Powers marginal victory",
      "Central Powers marginal victory",
      "Central Powers marginal victory",
      "Draw",
      "Draw",
      "Entente marginal victory",
      "Entente marginal victory",
      "Entente marginal victory",
      "Entente marginal victory",
      "Entente decisive victory"
    };
    for (int net = 0; net < levels.length; net++) {
      Situation s = Situation.gumbinnen().with("1205: ru-25-1; 0408: ge-4");
      int left = net;
      for (Theatre.Town town : s.rules().theatre().towns()) {
        if (town.owner() == 0 && !town.name().equals("Insterburg") && town.points() <= left) {
          s.heldBy("entente", s.rules().board().number(town.hex()));
          left -= town.points();
        }
      }
      if (left == 0) {
        assertThat(s.rules().victory().net(s.p())).isEqualTo(net);
        s.at(6, "central", "recovery");
        assertThat(s.level()).as("net " + net).isEqualTo(levels[net]);
      }
    }
  }

  @Test
  @Case({"COG-T5", "COG-4.1b"})
  void insterburgDecidesAtOnce() {
    Situation s =
        Situation.gumbinnen().with("0305: ru-1-gd-c; 0605: ge-4").at(3, "entente", "operations");
    s.play(army("ru-north"), s.march("ru-1-gd-c", "0205"));
    assertThat(s.level()).isEqualTo("Entente instant victory");
  }
}
