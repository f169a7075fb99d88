package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Decision;
import fieldmarshal.engine.Event;
import fieldmarshal.engine.casebook.Case;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Chapter 4: the sequence of play. */
class StandardSequenceTest {
  /** Command by radius alone. */
  private static Situation field(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(placements);
  }

  /** Command by strength. */
  private static Situation strictly(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD).with(placements);
  }

  private static List<String> dice(Situation s) {
    return s.events(Event.Rolled.class).stream()
        .map(rolled -> rolled.purpose() + " " + rolled.caseId())
        .toList();
  }

  // ---- the turn

  @Test
  @Case("GWE-4.0-PT")
  void aTurnIsTheFirstPlayersPhasesThenTheSecondPlayers() {
    Situation s =
        Situation.asPrinted(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED);
    assertThat(s.turn()).isEqualTo(1);
    assertThat(s.askedOf()).isEqualTo("red");
    List<String> began = new ArrayList<>();
    while (s.turn() == 1) {
      s.play(s.pass());
      for (Event.Began event : s.events(Event.Began.class)) {
        began.add(event.turn() + " " + event.side().id() + " " + event.phase());
      }
    }

    assertThat(began)
        .containsExactly(
            "1 red withdrawal",
            "1 red combat",
            "1 red replacement",
            "1 blue movement",
            "1 blue withdrawal",
            "1 blue combat",
            "1 blue replacement",
            "2 red movement");
    assertThat(s.askedOf()).isEqualTo("red");
  }

  @Test
  @Case("GWE-4.0-PT")
  void whatIsOutOfItsPhaseIsRefused() {
    Situation s =
        field(
                "0808: red-1a/1; 0708: red-hq-1; 0608: red-1b/1; 0909: blue-cav1; 1008: blue-hq-1,"
                    + " blue-1a")
            .at(2, "red", "movement");
    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.refusal(s.attack("0909", "red-1a"))).isEqualTo("GWE-4.0-PT");
    assertThat(s.refusal(s.replace("red-1b"))).isEqualTo("GWE-4.0-PT");
    assertThat(s.refusal(s.withdraw("blue-cav1"))).isEqualTo("GWE-4.0-PT");
    assertThat(s.refusal(s.march("blue-1a", "1108"))).as("not blue's turn").isEqualTo("GWE-5.11");

    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("withdraw");
    assertThat(s.refusal(s.march("red-1a", "0807"))).isEqualTo("GWE-4.0-2");
    assertThat(s.refusal(s.attack("0909", "red-1a"))).isEqualTo("GWE-4.0-2");

    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.refusal(s.withdraw("blue-cav1"))).isEqualTo("GWE-4.0-3b");
    assertThat(s.refusal(s.attack("0808", "blue-1a"))).isEqualTo("GWE-8.11");

    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("replace");
    assertThat(s.refusal(s.attack("0909", "red-1a"))).isEqualTo("GWE-4.0-4");
    assertThat(s.refusal(s.march("red-1b", "0607"))).isEqualTo("GWE-4.0-4");
  }

  @Test
  @Case("GWE-4.0-PT")
  void whatANewPlayerTurnForgetsConcernsOnlyItsOwnSide() {
    Situation s =
        field("0608: red-1a, red-1b, red-hq-1; 1108: blue-1a, blue-hq-1").at(2, "red", "movement");
    s.play(s.entrain("red-1b")).play(s.rail("red-1b", "0508"));
    s.play(s.march("red-1a", "0607"));
    assertThat(s.has("red-1a", "moved")).isTrue();
    assertThat(s.has("red-1a", "moving")).isTrue();
    assertThat(s.has("red-1b", "finished")).isTrue();
    assertThat(s.has("red-1b", "railed")).isTrue();
    assertThat(s.has("red-1b", "rail-counted")).isTrue();

    s.play(s.pass());
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.has("red-1a", "moving")).isFalse();
    assertThat(s.has("red-1b", "finished")).isFalse();
    assertThat(s.has("red-1a", "moved")).as("for the replacement phase").isTrue();
    assertThat(s.spent("red-1a")).isEqualTo(1);

    s.play(s.march("blue-1a", "1107")).passTo(3, "red", "movement");
    assertThat(s.has("red-1a", "moved")).isFalse();
    assertThat(s.spent("red-1a")).isZero();
    assertThat(s.p().unitNumber(s.unit("red-1b"), UnitNumber.RAILED)).isZero();
    assertThat(s.has("red-1b", "railed")).isFalse();
    assertThat(s.has("red-1b", "entrained")).as("stays aboard").isTrue();
    assertThat(s.has("blue-1a", "moved")).isTrue();
  }

  // ---- 1. movement phase

  @Test
  @Case("GWE-4.0-1a")
  void aUnitCutOffWhenThePhaseOpensKeepsHalfItsPointsThoughADepotComesUp() {
    Situation s = field("0504: red-3a; 0508: red-depot1, red-hq-army").at(2, "red", "supply");
    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.inSupply("red-3a")).isFalse();
    assertThat(s.has("red-3a", "out-of-supply")).isTrue();
    assertThat(s.allowance("red-3a")).isEqualTo(2);

    s.play(s.march("red-depot1", "0507", "0506", "0505"));
    assertThat(s.inSupply("red-3a")).isTrue();
    assertThat(s.has("red-3a", "out-of-supply")).isTrue();
    assertThat(s.allowance("red-3a")).isEqualTo(2);
    assertThat(s.refusal(s.march("red-3a", "0604", "0603", "0602"))).isEqualTo("GWE-5.14");
    s.play(s.march("red-3a", "0604", "0603"));

    s.passTo(3, "red", "movement");
    assertThat(s.has("red-3a", "out-of-supply")).isFalse();
    assertThat(s.allowance("red-3a")).isEqualTo(4);
  }

  @Test
  @Case("GWE-4.0-1a")
  void aUnitSuppliedWhenThePhaseOpensKeepsItsPointsThoughTheDepotLeaves() {
    Situation s = field("0504: red-3a; 0505: red-depot1, red-hq-army").at(2, "red", "supply");
    assertThat(s.allowance("red-3a")).isEqualTo(4);

    s.play(s.march("red-depot1", "0506", "0507", "0508"));
    assertThat(s.inSupply("red-3a")).isFalse();
    assertThat(s.allowance("red-3a")).isEqualTo(4);
    s.play(s.march("red-3a", "0503", "0502", "0501", "0601"));
    assertThat(s.where("red-3a")).isEqualTo("0601");
  }

  @Test
  @Case("GWE-4.0-1a")
  void onlyThePhasingSideIsTested() {
    Situation s = field("0608: red-1a, red-hq-1; 1103: blue-3a").at(2, "red", "supply");

    assertThat(s.inSupply("blue-3a")).isFalse();
    assertThat(s.has("blue-3a", "out-of-supply")).isFalse();
    s.passTo(2, "blue", "command");
    assertThat(s.has("blue-3a", "out-of-supply")).isTrue();
  }

  @Test
  @Case("GWE-4.0-1b")
  void aReinforcementStandsOnTheMapBeforeCommandIsAllocated() {
    Situation s = strictly("turn 7: red-2d; 0204: red-hq-corps").at(7, "red", "supply");
    assertThat(s.asked()).isEqualTo("reinforce");
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.refusal(s.command("red-hq-corps", "red-2d"))).isEqualTo("GWE-4.0-1b");
    assertThat(s.refusal(s.march("red-2d", "0103"))).isEqualTo("GWE-4.0-1b");

    s.play(s.reinforce("red-2d", "0104"));
    assertThat(s.asked()).isEqualTo("command");
    s.play(s.command("red-hq-corps", "red-2d")).play(s.pass());
    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.has("red-2d", "out-of-command")).isFalse();
  }

  @Test
  @Case("GWE-4.0-1b")
  void aReinforcementThatIsNotDueAsksNobody() {
    Situation s = field("turn 8: red-2d; 0204: red-hq-corps").at(7, "red", "supply");

    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.where("red-2d")).isEqualTo("turn 8");
  }

  @Test
  @Case({"GWE-4.0-1c", "GWE-4.0-1d"})
  void ofThreeDivisionsAStrengthOfFourCommandsTwoAndTheThirdRolls() {
    Situation s =
        strictly("0608: red-hq-corps; 0607: red-3a, red-3b, red-3c").at(2, "red", "supply");
    assertThat(s.asked()).isEqualTo("command");
    assertThat(s.refusal(s.march("red-3a", "0606"))).isEqualTo("GWE-4.0-1c");

    s.play(s.command("red-hq-corps", "red-3a", "red-3b"));
    assertThat(s.refusal(s.command("red-hq-corps", "red-3c"))).isEqualTo("GWE-10.31");
    s.dice(3).play(s.choose("roll", "red-3c"));
    assertThat(dice(s)).containsExactly("command of the Red 3c GWE-10.41");
    s.play(s.pass());

    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.has("red-3a", "out-of-command")).isFalse();
    assertThat(s.has("red-3b", "out-of-command")).isFalse();
    assertThat(s.has("red-3c", "out-of-command")).isTrue();
    assertThat(s.refusal(s.march("red-3c", "0606"))).isEqualTo("GWE-10.31");
    s.play(s.march("red-3a", "0606"));

    s.play(s.pass());
    assertThat(s.has("red-3c", "out-of-command")).as("the markers come off").isFalse();
  }

  @Test
  @Case("GWE-4.0-1d")
  void theMarkerIsGoneWhenTheWithdrawalPhaseComes() {
    Situation s =
        strictly("0807: red-3a; 0608: red-hq-corps; 0907: blue-cav3").at(2, "red", "command");
    s.play(s.pass());
    assertThat(s.has("red-3a", "out-of-command")).isTrue();

    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("withdraw");
    assertThat(s.has("red-3a", "out-of-command")).isFalse();
  }

  @Test
  @Case("GWE-4.0-1e")
  void attritionLooksAtSupplyAfterTheMoves() {
    // Cut off at first and supplied at last; the other way round.
    Situation s = field("0504: red-3a; 0507: red-hq-army; 0506: red-3b").at(2, "red", "supply");
    assertThat(s.has("red-3a", "out-of-supply")).isTrue();
    assertThat(s.has("red-3b", "out-of-supply")).isFalse();
    s.play(s.march("red-3a", "0505"));
    s.play(s.march("red-3b", "0606", "0605", "0604"));

    s.dice(3).play(s.pass());
    assertThat(dice(s)).containsExactly("attrition of the Red 3b GWE-9.22");
    assertThat(s.steps("red-3a")).isEqualTo(2);
    assertThat(s.steps("red-3b")).isEqualTo(1);
  }

  @Test
  @Case("GWE-4.0-1e")
  void theOtherSideDoesNotSufferAttritionNow() {
    Situation s =
        field("0608: red-1a, red-hq-1; 1104: blue-3a, blue-hq-1").at(2, "red", "movement");

    s.play(s.pass());
    assertThat(dice(s)).isEmpty();
    assertThat(s.askedOf()).isEqualTo("blue");
    s.dice(1).play(s.pass());
    assertThat(dice(s)).containsExactly("attrition of the Blue 3a GWE-9.22");
    assertThat(s.steps("blue-3a")).isEqualTo(1);
  }

  // ---- 2. withdrawal

  @Test
  @Case("GWE-4.0-2")
  void onlyTheCavalryOfTheOtherSideMayWithdraw() {
    Situation s =
        field("0808: red-cav1; 0708: red-hq-1; 0909: blue-cav1; 1008: blue-hq-1")
            .at(2, "red", "movement");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("withdraw");
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.refusal(s.withdraw("red-cav1"))).isEqualTo("GWE-4.0-2");
    s.dice(2).play(s.withdraw("blue-cav1"));
    assertThat(s.asked()).isEqualTo("withdrawal-path");
    assertThat(s.askedOf()).isEqualTo("blue");
  }

  // ---- 3. combat

  @Test
  @Case("GWE-4.0-3a")
  void aUnitWhoseHeadquartersHasGoneAttacksWithHalf() {
    // Radius 3: from 0707 it reaches 0808; from 0702 it does not.
    Situation s =
        field("0808: red-1a; 0707: red-hq-1; 0909: blue-bde; 1008: blue-hq-1")
            .at(2, "red", "movement");
    assertThat(s.has("red-1a", "out-of-command")).isFalse();
    s.play(s.march("red-hq-1", "0607", "0606", "0605", "0604"));

    s.play(s.pass());
    assertThat(s.asked()).as("nobody is asked where the radius alone commands").isEqualTo("attack");
    assertThat(s.has("red-1a", "out-of-command")).isTrue();
    assertThat(s.preview(s.attack("0909", "red-1a")).attack().total()).isEqualTo(2);
  }

  @Test
  @Case("GWE-4.0-3a")
  void forCombatCommandIsAllocatedAgainAndNoDieHelps() {
    Situation s =
        strictly(
                "0808: red-3a, red-3b, red-3c; 0708: red-hq-corps; 0909: blue-bde; 1008: blue-hq-1")
            .at(2, "red", "supply");
    s.play(s.command("red-hq-corps", "red-3a", "red-3b")).play(s.pass());
    assertThat(s.asked()).isEqualTo("move");

    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("command");
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.phase()).isEqualTo("combat-command");
    assertThat(s.refusal(s.choose("roll", "red-3a"))).isEqualTo("GWE-10.42");
    assertThat(s.refusal(s.attack("0909", "red-3a"))).isEqualTo("GWE-4.0-3a");
    assertThat(s.orders()).noneMatch(order -> order.equals(s.choose("roll", "red-3a")));
    s.play(s.command("red-hq-corps", "red-3c")).play(s.pass());

    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.preview(s.attack("0909", "red-3a")).attack().total())
        .as("commanded to move only")
        .isEqualTo(1);
    assertThat(s.preview(s.attack("0909", "red-3c")).attack().total()).isEqualTo(2);
  }

  @Test
  @Case("GWE-4.0-3b")
  void attacksAreMadeOneAfterTheOtherAndNobodyMoves() {
    Situation s =
        field(
                "0808: red-1a, red-1b; 0707: red-hq-1; 0909: blue-bde; 0908: blue-bde2; 1008:"
                    + " blue-hq-1")
            .at(2, "red", "combat");
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.refusal(s.march("red-1a", "0807"))).isEqualTo("GWE-4.0-3b");
    assertThat(s.refusal(s.entrain("red-1a"))).isEqualTo("GWE-4.0-3b");
    assertThat(s.refusal(s.advance("red-1a", "0909"))).isEqualTo("GWE-4.0-3b");

    // Two to one for rating 1 and a 6: 1/1.
    s.dice(6).play(s.attack("0909", "red-1a"));
    assertThat(s.asked()).isEqualTo("option");
    assertThat(s.refusal(s.attack("0908", "red-1b")))
        .as("first this combat")
        .isEqualTo("GWE-8.9-D1");
    s.play(s.choose("1"));
    s.play(s.pass());
    assertThat(s.where("blue-bde")).isEqualTo("eliminated");
    assertThat(s.steps("red-1a")).isEqualTo(1);
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.refusal(s.attack("0908", "red-1a"))).isEqualTo("GWE-8.14");
    assertThat(s.grants(s.attack("0908", "red-1b"))).isTrue();
  }

  @Test
  @Case("GWE-4.0-3b")
  void whatWasNotedForCombatIsForgottenWhenThePhaseEnds() {
    Situation s =
        field(
                "0808: red-1a; 0807: red-3a; 0607: red-hq-1; 0909: blue-3a; 0907: blue-bde; 1008:"
                    + " blue-hq-1")
            .at(2, "red", "combat")
            .with(
                "0907: blue-3b+passenger; 1008: blue-hq-1+defence-shift-used; 0807:"
                    + " red-3a+out-of-command");
    // One to one, shifted to two to one for rating 1, and a 3: 1/2.
    s.dice(3).play(s.shifted(s.attack("0909", "red-1a"), "red-hq-1"));
    assertThat(s.result()).isEqualTo("1/2");
    s.play(s.choose("3"));
    s.play(s.orders().get(0)).play(s.pass());
    assertThat(s.has("red-1a", "attacked")).isTrue();
    assertThat(s.has("blue-3a", "defended")).isTrue();
    assertThat(s.has("red-hq-1", "shift-used")).isTrue();
    assertThat(s.has("red-3a", "out-of-command")).isTrue();

    s.play(s.pass());
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.has("red-1a", "attacked")).isFalse();
    assertThat(s.has("blue-3a", "defended")).isFalse();
    assertThat(s.has("red-hq-1", "shift-used")).isFalse();
    assertThat(s.has("red-3a", "out-of-command")).isFalse();
    assertThat(s.has("blue-3b", "passenger")).isFalse();
    assertThat(s.has("blue-hq-1", "defence-shift-used")).isFalse();
  }

  // ---- 4. replacement

  @Test
  @Case("GWE-4.0-4")
  void replacementIsForThePhasingSideAlone() {
    Situation s =
        field("0608: red-1a/1, red-hq-1; 1208: blue-1a/1, blue-hq-1").at(2, "red", "combat");

    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("replace");
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.refusal(s.replace("blue-1a"))).isEqualTo("GWE-4.0-4");
    s.dice(3).play(s.replace("red-1a"));
    assertThat(s.steps("red-1a")).isEqualTo(2);

    assertThat(s.askedOf()).as("nothing is left to rebuild").isEqualTo("blue");
    assertThat(s.phase()).isEqualTo("movement");
    s.passTo(2, "blue", "replacement");
    s.dice(1).play(s.replace("blue-1a"));
    assertThat(s.steps("blue-1a")).isEqualTo(2);
  }

  @Test
  @Case({"GWE-4.0-4", "GWE-4.0-1c"})
  void theDieOfTheCommandSegmentDoesNotCountAsATryForReplacements() {
    Situation s =
        Situation.of(ProvingGround.GAME, ProvingGround.FIELD)
            .with("0608: red-1a/1; 1608: blue-1a")
            .at(2, "red", "command");
    s.dice(1).play(s.choose("roll", "red-1a"));
    assertThat(s.has("red-1a", "tried")).isTrue();

    s.passTo(2, "red", "replacement");
    assertThat(s.rules().suggest(s.p())).isEqualTo(s.replace("red-1a"));
    s.dice(3).play(s.replace("red-1a"));
    assertThat(s.steps("red-1a")).isEqualTo(2);
  }

  // ---- C. the interphase

  @Test
  @Case("GWE-4.0-C")
  void afterTheSecondPlayersReplacementPhaseTheTurnMarkerAdvances() {
    Situation s =
        field("0608: red-1a, red-hq-1; 1208: blue-1a/1, blue-hq-1").at(3, "blue", "replacement");
    assertThat(s.turn()).isEqualTo(3);

    s.play(s.pass());
    assertThat(s.turn()).isEqualTo(4);
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.asked()).isEqualTo("move");
  }

  @Test
  @Case("GWE-4.0-C")
  void theFirstPlayersReplacementPhaseDoesNotAdvanceIt() {
    Situation s =
        field("0608: red-1a/1, red-hq-1; 1208: blue-1a, blue-hq-1").at(3, "red", "replacement");

    s.play(s.pass());
    assertThat(s.turn()).isEqualTo(3);
    assertThat(s.askedOf()).isEqualTo("blue");
  }

  @Test
  @Case("GWE-4.0-C")
  void whatLastsForATurnEndsWithIt() {
    Situation s =
        field(
                "0608: red-1a+supported-attack+supported-defence, red-hq-1; 1208:"
                    + " blue-1a+supported-attack, blue-hq-1")
            .at(1, "red", "combat");
    s.play(s.pass());
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.has("red-1a", "supported-attack")).isTrue();
    assertThat(s.has("red-1a", "supported-defence")).isTrue();

    s.passTo(2, "red", "movement");
    assertThat(s.has("red-1a", "supported-attack")).isFalse();
    assertThat(s.has("red-1a", "supported-defence")).isFalse();
    assertThat(s.has("blue-1a", "supported-attack")).isFalse();
  }

  @Test
  @Case("GWE-4.0-C")
  void theGameEndsAfterTheLastTurn() {
    Situation s =
        field("0608: red-1a, red-hq-1; 1208: blue-1a/1, blue-hq-1").at(9, "blue", "replacement");
    s.play(s.pass());
    assertThat(s.turn()).isEqualTo(10);
    assertThat(s.asked()).isEqualTo("move");

    s.at(10, "blue", "replacement").play(s.pass());
    assertThat(s.match().decision()).isInstanceOf(Decision.Over.class);
    Decision.Over over = (Decision.Over) s.match().decision();
    assertThat(over.turn()).isEqualTo(10);
    assertThat(over.outcome().winner()).isEqualTo(ProvingGround.RED);
    assertThat(s.refusal(s.pass())).isEqualTo("GWE-4.0-C");
    assertThat(s.orders()).isEmpty();
  }
}
