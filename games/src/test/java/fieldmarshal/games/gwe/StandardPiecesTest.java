package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Game;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Rules;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Chapters 2 and 3: what the counters say, and where they begin. */
class StandardPiecesTest {
  private static final Game CAPORETTO = new Caporetto();

  private static Situation field(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(placements);
  }

  private static Rules.UnitState state(Situation s, String unit) {
    return s.rules().unitState(s.p(), s.unit(unit));
  }

  // ---- 2.3 reading a counter

  @ParameterizedTest(name = "{0}: {1}-{2}-{3}")
  @Case("GWE-2.31")
  @CsvSource({"ge-12, 6, 7, 8, 12, 1702", "ah-ii, 3, 4, 6, II, 2402", "ah-t, 1, 2, 4, T, 2806"})
  void aCombatCounterShowsAttackThenDefenceThenMovement(
      String unit, int attack, int defence, int move, String designation, String setup) {
    Situation s = Situation.of(CAPORETTO, "historical").with(setup + ": " + unit);

    Rules.UnitState state = state(s, unit);
    assertThat(state.attack()).isEqualTo(attack);
    assertThat(state.defence()).isEqualTo(defence);
    assertThat(s.rules().pieces().move(s.unit(unit))).isEqualTo(move);
    assertThat(state.unit().designation()).isEqualTo(designation);
    assertThat(s.unit(unit).setup()).isEqualTo(setup);
  }

  @Test
  @Case({"GWE-2.31", "GWE-10.11"})
  void aHeadquartersShowsShiftStrengthAndRadiusAboveItsDefenceAndMovement() {
    Situation s = field("0608: red-hq-army");

    Counter.Printed printed = s.unit("red-hq-army").printed();
    assertThat(s.rules().pieces().shift(s.p(), s.unit("red-hq-army"))).isEqualTo(2);
    assertThat(printed.commandStrength()).isEqualTo(16);
    assertThat(printed.radius()).isEqualTo(5);
    Rules.UnitState state = state(s, "red-hq-army");
    assertThat(state.attack()).isZero();
    assertThat(state.defence()).isEqualTo(1);
    assertThat(state.move()).isEqualTo(8);

    Situation c = Situation.of(CAPORETTO, "historical").with("1701: ge-hq-14");
    assertThat(c.rules().pieces().shift(c.p(), c.unit("ge-hq-14"))).isEqualTo(1);
    assertThat(c.unit("ge-hq-14").printed().radius()).isEqualTo(8);
    assertThat(state(c, "ge-hq-14").defence()).isEqualTo(1);
    assertThat(state(c, "ge-hq-14").move()).isEqualTo(10);
  }

  @ParameterizedTest(name = "{0}: {2} points, {3} steps")
  @Case("GWE-2.32")
  @CsvSource({
    "red-bde, brigade, 1, 1",
    "red-3a, division, 2, 2",
    "red-cav1, division, 2, 2",
    "red-c3, corps, 4, 4",
    "red-depot1, depot, 2, 1",
    "red-hq-army, hq, 0, 0",
    "fort-red, fortress, 0, 4"
  })
  void theSizeMarkGivesStackingPointsAndSteps(String id, String size, int points, int steps) {
    Counter unit = field("").unit(id);

    assertThat(unit.size()).isEqualTo(size);
    assertThat(unit.sizeMark()).isEqualTo(Counter.Size.named(size));
    assertThat(unit.stacking()).isEqualTo(points);
    assertThat(unit.steps()).isEqualTo(steps);
  }

  @Test
  @Case("GWE-2.32")
  void aRegimentHasOneStackingPointAndOneStepAndCrossesAreNoWords() {
    Counter.Size regiment = Counter.Size.named("regiment");

    assertThat(regiment).isEqualTo(Counter.Size.REGIMENT);
    assertThat(regiment.standardStacking()).isEqualTo(1);
    assertThat(regiment.standardSteps()).isEqualTo(1);
    assertThat(Counter.Size.named("XX")).isNull();
  }

  @ParameterizedTest(name = "{0} is {1}")
  @Case("GWE-2.33")
  @CsvSource({
    "it-sm, NAVAL, true",
    "ge-ba, ALPINE, true",
    "ah-ii, INFANTRY, true",
    "ah-1-cav, CAVALRY, true",
    "ge-art-14, ARTILLERY, true",
    "ah-dep-1, DEPOT, true",
    "ge-hq-14, HQ, false",
    "ge-rommel, LEADER, false",
    "fort-0334, FORTRESS, false"
  })
  void theSymbolGivesTheArm(String id, Counter.Arm arm, boolean combat) {
    Counter unit = Situation.of(CAPORETTO, "historical").unit(id);

    assertThat(unit.arm()).isEqualTo(arm);
    assertThat(unit.type()).isEqualTo(arm.word());
    assertThat(Counter.Arm.named(arm.word())).isEqualTo(arm);
    assertThat(unit.isCombat()).as("walks and has steps to lose").isEqualTo(combat);
    assertThat(unit.isCavalry()).isEqualTo(arm == Counter.Arm.CAVALRY);
    assertThat(unit.isGun()).isEqualTo(arm == Counter.Arm.ARTILLERY);
    assertThat(unit.isDepot()).isEqualTo(arm == Counter.Arm.DEPOT);
    assertThat(unit.isHq()).isEqualTo(arm == Counter.Arm.HQ);
    assertThat(unit.isLeader()).isEqualTo(arm == Counter.Arm.LEADER);
    assertThat(unit.isFortress()).isEqualTo(arm == Counter.Arm.FORTRESS);
  }

  @Test
  @Case("GWE-2.33")
  void thereIsNoArmOfAnotherName() {
    assertThat(Counter.Arm.named("zeppelin")).isNull();
    assertThat(Counter.Arm.named("monitor")).isEqualTo(Counter.Arm.MONITOR);
  }

  // ---- 2.4 what the figures mean

  @Test
  @Case({"GWE-2.4-AS", "GWE-2.4-DS"})
  void aTwoFourFourAttacksWithTwoAndDefendsWithFour() {
    Situation s =
        field("0808: red-3a; 0707: red-hq-1; 0908: blue-3a; 1007: blue-hq-1")
            .at(2, "red", "combat");

    Order.Attack red = s.attack("0908", "red-3a");
    assertThat(s.preview(red).attack().total()).isEqualTo(2);
    assertThat(s.preview(red).defence().total()).isEqualTo(4);

    s.at(2, "blue", "combat");
    Order.Attack blue = s.attack("0808", "blue-3a");
    assertThat(s.preview(blue).attack().total()).isEqualTo(2);
    assertThat(s.preview(blue).defence().total()).isEqualTo(4);
  }

  @ParameterizedTest(name = "{0} with {1} steps is {2}-{3}")
  @Case({"GWE-2.4-AS", "GWE-2.4-DS", "GWE-2.4-STEP"})
  @CsvSource({
    "red-c3, 4, 8, 15",
    "red-c3, 3, 7, 14",
    "red-c3, 2, 4, 8",
    "red-c3, 1, 3, 7",
    "red-3a, 2, 2, 4",
    "red-3a, 1, 1, 2",
    "red-1a, 1, 2, 3",
    "blue-4a, 2, 2, 4",
    "blue-4a, 1, 0, 1",
    "red-bde, 1, 1, 2"
  })
  void theStrengthsFollowTheStepsThatAreLeft(String unit, int steps, int attack, int defence) {
    Situation s = field("0808: " + unit + "/" + steps);

    assertThat(state(s, unit).attack()).isEqualTo(attack);
    assertThat(state(s, unit).defence()).isEqualTo(defence);
    assertThat(state(s, unit).lost()).isEqualTo(s.unit(unit).steps() - steps);
  }

  @Test
  @Case("GWE-2.4-AS")
  void aDivisionWhoseBackShowsNoAttackMayNotAttack() {
    Situation s = field("0808: red-bde; 0908: blue-4a/1; 1008: blue-hq-1").at(2, "blue", "combat");

    assertThat(s.refusal(s.attack("0808", "blue-4a"))).isEqualTo("GWE-8.12");
  }

  @Test
  @Case("GWE-2.4-MA")
  void fourMovementPointsAreFourClearHexesAndNoFifth() {
    Situation s = field("0608: red-3a, red-hq-1").at(2, "red", "movement");

    assertThat(s.refusal(s.march("red-3a", "0607", "0606", "0605", "0505", "0504")))
        .isEqualTo("GWE-5.14");
    s.play(s.march("red-3a", "0607", "0606", "0605", "0505"));
    assertThat(s.where("red-3a")).isEqualTo("0505");
    assertThat(s.left("red-3a")).isZero();
    assertThat(s.refusal(s.march("red-3a", "0504"))).isEqualTo("GWE-5.14");

    s.at(3, "red", "movement");
    assertThat(s.left("red-3a")).as("a new phase, a new allowance").isEqualTo(4);
  }

  @Test
  @Case("GWE-2.4-SP")
  void aCorpsReducedToItsLastStepStillHasFourStackingPoints() {
    Situation s = field("0608: red-c3/1, red-c3b/1, red-hq-1").at(2, "red", "movement");

    assertThat(s.rules().stacking().points(s.p(), s.hex("0608"), s.side("red"))).isEqualTo(8);

    s = field("0608: red-c3/1, red-c3b/1, red-bde, red-hq-1").at(2, "red", "movement");
    s.play(s.pass());
    assertThat(s.asked()).as("one point too many").isEqualTo("excess");
  }

  @Test
  @Case("GWE-2.4-STEP")
  void aDivisionIsTurnedByItsFirstLossAndRemovedByItsSecond() {
    // Ten, eight and eight against four are six to one; an E takes all affected steps.
    Situation s =
        field(
                "0808: red-c1, red-c3; 0809: red-c3b; 0708: red-hq-army; 0909: blue-3a; 1008:"
                    + " blue-hq-1")
            .at(2, "red", "combat");
    s.dice(1).play(s.attack("0909", "red-c1", "red-c3", "red-c3b"));
    assertThat(s.result()).isEqualTo("-/E");
    assertThat(s.where("blue-3a")).isEqualTo("eliminated");
    assertThat(s.steps("blue-3a")).isZero();

    // Eight against four: a 1 takes half of the two affected steps.
    s =
        field("0808: red-c3; 0708: red-hq-army; 0909: blue-3a; 1008: blue-hq-1")
            .at(2, "red", "combat");
    s.dice(3).play(s.attack("0909", "red-c3"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.where("blue-3a")).isEqualTo("0909");
    assertThat(s.steps("blue-3a")).isEqualTo(1);
    assertThat(s.steps("red-c3")).isEqualTo(3);
  }

  @Test
  @Case("GWE-2.4-STEP")
  void aBrigadeIsRemovedByItsOnlyStep() {
    Situation s =
        field("0808: red-c3; 0708: red-hq-army; 0909: blue-bde; 1008: blue-hq-1")
            .at(2, "red", "combat");

    // Four to one, die 3, is 1/2; option 1 loses all of the one affected step.
    s.dice(3).play(s.attack("0909", "red-c3"));
    assertThat(s.result()).isEqualTo("1/2");
    s.play(s.choose("1"));
    assertThat(s.where("blue-bde")).isEqualTo("eliminated");
  }

  @Test
  @Case("GWE-2.4-TCR")
  void theRatingChoosesTheRowOfTheTable() {
    // Four against four and a 1: the fourth column for rating 1, the third for 3, the second for 4.
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 0909: blue-3a; 1008: blue-hq-1")
            .at(2, "red", "combat");
    s.dice(1).play(s.attack("0909", "red-1a"));
    assertThat(s.result()).isEqualTo("-/2");

    s =
        field("0808: red-3a, red-3b; 0708: red-hq-army; 0909: blue-3a; 1008: blue-hq-1")
            .at(2, "red", "combat");
    s.dice(1).play(s.attack("0909", "red-3a", "red-3b"));
    assertThat(s.result()).isEqualTo("-/1");

    s =
        field("0808: red-3a; 0708: red-hq-army; 0909: blue-4a, blue-4b; 1008: blue-hq-1")
            .at(2, "blue", "combat");
    s.dice(1).play(s.attack("0808", "blue-4a", "blue-4b"));
    assertThat(s.result()).isEqualTo("1/1");
  }

  @Test
  @Case("GWE-2.4-TCR")
  void theRatingIsReadFromThePrintedCounterNotFromAHalvedAllowance() {
    // Far behind the Italian lines, without a line of supply.
    Situation s =
        Situation.of(CAPORETTO, "historical")
            .with("1820: ah-49; 1101: ah-4")
            .at(9, "central", "movement");

    assertThat(s.has("ah-49", "out-of-supply")).isTrue();
    assertThat(s.allowance("ah-49")).isEqualTo(4);
    assertThat(s.unit("ah-49").tcr()).isEqualTo(1);
    assertThat(s.unit("ah-4").tcr()).isEqualTo(2);
  }

  private static Set<String> zone(Situation s, String side) {
    Set<String> hexes = new TreeSet<>();
    Hexes zone = s.rules().zones(s.p(), s.side(side));
    for (int i = 0; i < zone.size(); i++) {
      hexes.add(s.rules().board().number(zone.at(i)));
    }
    return hexes;
  }

  @ParameterizedTest(name = "{0} controls {1}")
  @Case("GWE-2.4-ZOC")
  @CsvSource({
    "0808, 0708 0709 0807 0809 0908 0909",
    "0907, 0806 0807 0906 0908 1006 1007",
    "0101, 0102 0201",
    "1616, 1516 1615"
  })
  void aLoneDivisionControlsTheHexesNextToItAndNoOthers(String hex, String around) {
    Situation s = field("eliminated: fort-red; " + hex + ": red-3a");

    assertThat(zone(s, "red")).containsExactly(around.split(" "));
  }

  @ParameterizedTest
  @Case("GWE-2.4-ZOC")
  @ValueSource(strings = {"red-hq-army", "red-depot1"})
  void headquartersAndDepotsControlNothing(String unit) {
    Situation s = field("eliminated: fort-red; 0808: " + unit);

    assertThat(zone(s, "red")).isEmpty();
  }

  // ---- 3.0 where they begin

  @ParameterizedTest(name = "{0}: turn {1}, entry {2}")
  @Case("GWE-3.0")
  @CsvSource({"7B, 7, B", "12, 12, ''", "10A, 10, A"})
  void aShortCodeIsATurnAndPerhapsALetter(String code, int turn, String letter) {
    assertThat(GreatWarInTheEast.turnOf(code)).isEqualTo(turn);
    assertThat(GreatWarInTheEast.letterOf(code)).isEqualTo(letter);
  }

  @Test
  @Case("GWE-3.0")
  void fourDigitsAreAHexAndTheOthersWaitForTheirTurn() {
    Situation s =
        Situation.asPrinted(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED);

    assertThat(s.where("red-1a")).isEqualTo("0707");
    assertThat(s.where("blue-4a")).isEqualTo("1013");
    assertThat(s.where("red-2d")).isEqualTo("turn 2");
    assertThat(s.where("red-1d")).isEqualTo("turn 3");
    assertThat(s.where("red-1c")).as("without a code").isEqualTo("unused");
    assertThat(s.where("fort-red")).isEqualTo("0410");
    assertThat(s.rules().pieces().lastOccupant(s.p(), s.hex("0707"))).isZero();
    assertThat(s.rules().pieces().lastOccupant(s.p(), s.hex("1013"))).isEqualTo(1);
    assertThat(s.rules().pieces().lastOccupant(s.p(), s.hex("0901"))).isEqualTo(-1);
  }

  @Test
  @Case("GWE-3.0")
  void theLetterIsTheEntryAndTheNumberTheTurn() {
    Situation s =
        Situation.asPrinted(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED);

    s.passTo(2, "red", "reinforcement");
    assertThat(s.refusal(s.reinforce("red-1d", "0116")))
        .as("comes on turn 3")
        .isEqualTo("GWE-14.0");
    assertThat(s.refusal(s.reinforce("red-2d", "0116")))
        .as("not its letter")
        .isEqualTo("GWE-14.24");
    s.play(s.reinforce("red-2d", "0104"));
    assertThat(s.where("red-2d")).isEqualTo("0104");

    s.passTo(3, "red", "reinforcement");
    s.play(s.reinforce("red-1d", "0116"));
    assertThat(s.where("red-1d")).isEqualTo("0116");
  }

  @Test
  @Case("GWE-3.0")
  void caporettoBeginsByItsCounters() {
    Situation s = Situation.asPrinted(CAPORETTO, "historical");

    assertThat(s.where("ge-12")).isEqualTo("1702");
    assertThat(s.where("ah-33")).isEqualTo("turn 2");
    assertThat(s.where("ah-dep-10")).isEqualTo("turn 9");
    assertThat(s.where("fort-0334")).isEqualTo("0334");
  }
}
