package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Hexes;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cases 10.1 to 10.4: command control. Most fights are red at 0808 against blue at 0909. */
class StandardCommandTest {
  /** Command by radius alone. */
  private static Situation field(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(placements);
  }

  /** Command by strength. */
  private static Situation strictly(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD).with(placements);
  }

  private static double attack(Situation s, String target, String... units) {
    return s.preview(s.attack(target, units)).attack().total();
  }

  private static double defence(Situation s, String target, String... units) {
    return s.preview(s.attack(target, units)).defence().total();
  }

  // ---- 10.1 headquarters

  @Test
  @Case("GWE-10.11")
  void shiftStrengthRadiusAndCombatStrengthEachDoTheirWork() {
    // 2-16-5 with a defence of 1.
    Situation s =
        strictly(
                "0808: red-3a, red-3b; 0603: red-c1, red-c3; 0604: red-c3b; 0608: red-hq-army;"
                    + " 0909: blue-bde; 1208: blue-hq-1")
            .at(2, "red", "combat-command");
    assertThat(s.inCommand("red-c1")).as("five hexes").isTrue();
    s.play(s.command("red-hq-army", "red-c1", "red-c3", "red-c3b", "red-3a", "red-3b"));
    assertThat(s.asked()).as("sixteen points, nobody is left").isEqualTo("command");
    s.play(s.pass());

    Order.Attack attack = s.attack("0909", "red-3a", "red-3b");
    Preview preview = s.preview(s.shifted(attack, "red-hq-army"));
    assertThat(preview.odds()).isEqualTo("2:1");
    assertThat(preview.column()).isEqualTo("4:1");

    s = field("0808: red-3a, red-hq-army; 0909: blue-1a; 1208: blue-hq-1").at(2, "blue", "combat");
    assertThat(defence(s, "0808", "blue-1a")).isEqualTo(5);
  }

  @Test
  @Case({"GWE-10.12", "GWE-10.2-2"})
  void onlyTheMarkOfAHeroLetsAHeadquartersAttack() {
    Situation s =
        field("0808: red-3a, red-3b, red-hq-heroic, red-hq-corps; 0909: blue-bde; 1208: blue-hq-1")
            .at(2, "red", "combat");

    assertThat(attack(s, "0909", "red-3a", "red-3b")).isEqualTo(4);
    assertThat(attack(s, "0909", "red-3a", "red-3b", "red-hq-heroic")).isEqualTo(6);
    assertThat(s.refusal(s.attack("0909", "red-3a", "red-3b", "red-hq-corps")))
        .isEqualTo("GWE-8.12");
  }

  @Test
  @Case("GWE-10.12")
  void aHeroCommandsLikeAnyOther() {
    Situation s =
        strictly("0607: red-3a, red-3b, red-3c; 0608: red-hq-heroic").at(2, "red", "command");

    s.play(s.command("red-hq-heroic", "red-3a", "red-3b"));
    assertThat(s.refusal(s.command("red-hq-heroic", "red-3c"))).isEqualTo("GWE-10.31");
  }

  // ---- 10.2 in combat

  @Test
  @Case("GWE-10.2-1")
  void aHeadquartersShiftsOneAttackInAPhase() {
    Situation s =
        field("0808: red-1a, red-1b; 0707: red-hq-1; 0909: blue-3a; 0908: blue-3b; 1208: blue-hq-1")
            .at(2, "red", "combat");
    s.dice(6).play(s.shifted(s.attack("0909", "red-1a"), "red-hq-1"));
    s.play(s.choose("1"));

    assertThat(s.refusal(s.shifted(s.attack("0908", "red-1b"), "red-hq-1")))
        .isEqualTo("GWE-10.2-1");
    assertThat(s.grants(s.attack("0908", "red-1b"))).isTrue();

    s.at(3, "red", "combat");
    assertThat(s.grants(s.shifted(s.attack("0908", "red-1b"), "red-hq-1")))
        .as("a new phase")
        .isTrue();
  }

  @Test
  @Case("GWE-10.2-2")
  void aNormalHeadquartersAddsToTheDefenceAloneAndNeedsTwoPointsBesideIt() {
    Situation s =
        field(
                "0808: red-3a, red-hq-corps; 0909: blue-1a; 0809: red-bde, red-hq-corps2; 1208:"
                    + " blue-hq-1")
            .at(2, "red", "combat");
    assertThat(attack(s, "0909", "red-3a")).isEqualTo(2);

    s.at(2, "blue", "combat");
    assertThat(defence(s, "0808", "blue-1a")).isEqualTo(5);
    assertThat(defence(s, "0809", "blue-1a")).as("one stacking point").isEqualTo(2);
  }

  @Test
  @Case("GWE-10.2-3")
  void sixPointsThatNobodyCommandsAttackWithThree() {
    Situation s =
        strictly("0808: red-1a, red-3a; 0708: red-hq-1; 0909: blue-3a; 1208: blue-hq-1")
            .at(2, "red", "combat-command");
    s.play(s.pass());
    assertThat(attack(s, "0909", "red-1a", "red-3a")).isEqualTo(3);

    s.at(2, "red", "combat-command").play(s.command("red-hq-1", "red-1a", "red-3a")).play(s.pass());
    assertThat(attack(s, "0909", "red-1a", "red-3a")).isEqualTo(6);
  }

  // ---- 10.21 the shift

  @Test
  @Case("GWE-10.21")
  void aShiftOfTwoMakesTwoToOneFourToOne() {
    Situation s =
        field("0808: red-c3; 0708: red-hq-army; 0909: blue-3a; 1208: blue-hq-1")
            .at(2, "red", "combat");
    Order.Attack shifted = s.shifted(s.attack("0909", "red-c3"), "red-hq-army");

    assertThat(s.preview(shifted).odds()).isEqualTo("2:1");
    assertThat(s.preview(shifted).column()).isEqualTo("4:1");
    assertThat(s.preview(shifted).modifiers())
        .extracting(Preview.Part::caseId, Preview.Part::words)
        .containsExactly(org.assertj.core.groups.Tuple.tuple("GWE-10.21", "2 right"));
    // A 4 in the sixth column; without the shift 1/1.
    s.dice(4).play(shifted);
    assertThat(s.result()).isEqualTo("1/2");
    assertThat(s.events(Event.Fought.class)).extracting(Event.Fought::odds).containsExactly("4:1");
  }

  @Test
  @Case("GWE-10.21")
  void aShiftEndsAtTheLastColumn() {
    Situation s =
        field("0808: red-c3; 0708: red-hq-army; 0909: blue-4a/1; 1208: blue-hq-1")
            .at(2, "red", "combat");

    Preview preview = s.preview(s.shifted(s.attack("0909", "red-c3"), "red-hq-army"));
    assertThat(preview.odds()).isEqualTo("6:1");
    assertThat(preview.column()).isEqualTo("6:1");
  }

  @ParameterizedTest(name = "{0} in the radius, {1} beyond: {2}")
  @Case("GWE-10.21")
  @CsvSource({
    "'red-c3, red-bde', 'red-3a, red-3b, red-bde2', ",
    "'red-c3', 'red-3a, red-3b, red-3c', GWE-10.21",
    "'red-c3/3', 'red-3a, red-bde2', ",
    "'red-c3/2', 'red-3a, red-bde2', GWE-10.21"
  })
  void halfOfTheAttackingStepsMustBeInTheRadius(String inside, String beyond, String refusal) {
    // From 0806 it is two hexes to 0808 and four to 0910; the radius is 3.
    Situation s =
        field(
                "0808: "
                    + inside
                    + "; 0910: "
                    + beyond
                    + "; 0806: red-hq-corps; 0909: blue-bde; 1209: blue-hq-1")
            .at(2, "red", "combat");
    String[] units = (inside + ", " + beyond).replaceAll("/\\d", "").split(", ");
    Order.Attack shifted = s.shifted(s.attack("0909", units), "red-hq-corps");

    if (refusal == null) {
      assertThat(s.grants(shifted)).isTrue();
    } else {
      assertThat(s.refusal(shifted)).isEqualTo(refusal);
    }
  }

  @Test
  @Case("GWE-10.21")
  void anAllocationOfStrengthIsNotNeededForTheShift() {
    Situation s =
        strictly("0808: red-c3; 0708: red-hq-army; 0909: blue-bde; 1208: blue-hq-1")
            .at(2, "red", "combat-command");
    s.play(s.pass());

    Preview preview = s.preview(s.shifted(s.attack("0909", "red-c3"), "red-hq-army"));
    assertThat(preview.attack().total()).as("out of command").isEqualTo(4);
    assertThat(preview.column()).isEqualTo("4:1");
  }

  @Test
  @Case({"GWE-10.21", "GWE-10.51"})
  void onlyAHeadquartersOfTheAttackerWithAShiftGivesOne() {
    Situation s =
        field("0808: red-3a; 0708: red-hq-1; 0909: blue-3a, blue-3b; 1008: blue-hq-1, blue-hq-4")
            .at(2, "blue", "combat");
    Order.Attack attack = s.attack("0808", "blue-3a", "blue-3b");

    assertThat(s.refusal(s.shifted(attack, "blue-hq-4")))
        .as("its shift is 0")
        .isEqualTo("GWE-10.21");
    assertThat(s.refusal(s.shifted(attack, "red-hq-1")))
        .as("never for the defence")
        .isEqualTo("GWE-10.21");
    assertThat(s.refusal(s.shifted(attack, "blue-3a"))).isEqualTo("GWE-10.21");
    assertThat(s.refusal(s.shifted(attack, "blue-hq-army")))
        .as("not on the map")
        .isEqualTo("GWE-10.21");
    assertThat(s.grants(s.shifted(attack, "blue-hq-1"))).isTrue();
  }

  @Test
  @Case("GWE-10.22")
  void eachLevelOfCommandShiftsOnce() {
    Situation s =
        field(
                "0808: red-3a, red-3b; 0708: red-hq-corps, red-hq-corps2, red-hq-army; 0909:"
                    + " blue-3a; 1208: blue-hq-1")
            .at(2, "red", "combat");
    Order.Attack attack = s.attack("0909", "red-3a", "red-3b");

    assertThat(s.preview(s.shifted(attack, "red-hq-corps")).column()).isEqualTo("2:1");
    assertThat(s.preview(s.shifted(attack, "red-hq-corps", "red-hq-army")).column())
        .isEqualTo("4:1");
    assertThat(s.refusal(s.shifted(attack, "red-hq-corps", "red-hq-corps2")))
        .isEqualTo("GWE-10.22");
    assertThat(s.refusal(s.shifted(attack, "red-hq-army", "red-hq-army"))).isEqualTo("GWE-10.22");
  }

  // ---- 10.23 heroes

  @Test
  @Case("GWE-10.23")
  void aHeroNeedsTwoStackingPointsOfAttackersInHisHex() {
    Situation s =
        field("0808: red-hq-heroic, red-bde; 0809: red-3a; 0909: blue-bde; 1208: blue-hq-1")
            .at(2, "red", "combat");
    assertThat(s.refusal(s.attack("0909", "red-hq-heroic", "red-bde"))).isEqualTo("GWE-10.23");
    assertThat(s.refusal(s.attack("0909", "red-hq-heroic", "red-bde", "red-3a")))
        .isEqualTo("GWE-10.23");
    assertThat(s.refusal(s.attack("0909", "red-hq-heroic"))).isEqualTo("GWE-10.23");

    s.with("0808: red-bde2").at(2, "red", "combat");
    assertThat(attack(s, "0909", "red-hq-heroic", "red-bde", "red-bde2")).isEqualTo(4);
    s.with("0808: red-3a").at(2, "red", "combat");
    assertThat(attack(s, "0909", "red-hq-heroic", "red-3a")).isEqualTo(4);
  }

  @Test
  @Case("GWE-10.23")
  void aHeroDefendsWithHisStrengthBesideTwoPoints() {
    Situation s =
        field("0808: red-hq-heroic, red-3a; 0909: blue-1a; 1208: blue-hq-1")
            .at(2, "blue", "combat");
    assertThat(defence(s, "0808", "blue-1a")).isEqualTo(6);

    s =
        field("0808: red-hq-heroic, red-bde; 0909: blue-1a; 1208: blue-hq-1")
            .at(2, "blue", "combat");
    assertThat(defence(s, "0808", "blue-1a")).isEqualTo(2);
  }

  /** Two combats that the hero could be in: 0909 and 0908. */
  private static Situation heroBetweenTwo() {
    return field(
            "0808: red-1a, red-1b, red-hq-heroic; 0909: blue-3a; 0908: blue-3b; 1208: blue-hq-1")
        .at(2, "red", "combat");
  }

  @Test
  @Case("GWE-10.24")
  void aHeroWhoFightsInOneCombatDoesNotShiftAnother() {
    Situation s = heroBetweenTwo();
    s.dice(6).play(s.attack("0909", "red-1a", "red-hq-heroic"));
    assertThat(s.result()).isEqualTo("1/-");

    assertThat(s.refusal(s.shifted(s.attack("0908", "red-1b"), "red-hq-heroic")))
        .isEqualTo("GWE-10.24");
    assertThat(s.refusal(s.attack("0908", "red-1b", "red-hq-heroic")))
        .as("nor fights twice")
        .isEqualTo("GWE-8.14");
    assertThat(s.grants(s.attack("0908", "red-1b"))).isTrue();
  }

  @Test
  @Case("GWE-10.24")
  void aHeroWhoShiftsOneCombatDoesNotFightInAnother() {
    Situation s = heroBetweenTwo();
    s.dice(6).play(s.shifted(s.attack("0909", "red-1a"), "red-hq-heroic"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));

    assertThat(s.refusal(s.attack("0908", "red-1b", "red-hq-heroic"))).isEqualTo("GWE-10.24");
  }

  @Test
  @Case({"GWE-10.24", "GWE-10.51"})
  void aHeroMayShiftTheCombatHeFightsIn() {
    Situation s = heroBetweenTwo();

    Preview preview =
        s.preview(s.shifted(s.attack("0909", "red-1a", "red-hq-heroic"), "red-hq-heroic"));
    assertThat(preview.attack().total()).isEqualTo(6);
    assertThat(preview.odds()).isEqualTo("1:1");
    assertThat(preview.column()).isEqualTo("2:1");
  }

  // ---- 10.3 who is in command

  @Test
  @Case("GWE-10.31")
  void aStrengthOfSixteenCommandsEightDivisions() {
    Situation s =
        strictly(
                "0608: red-hq-army; 0607: red-1a, red-1b, red-1c, red-1d; 0606: red-2a, red-2b,"
                    + " red-2c, red-2d; 0605: red-3a")
            .at(2, "red", "command");
    s.play(
        s.command(
            "red-hq-army", "red-1a", "red-1b", "red-1c", "red-1d", "red-2a", "red-2b", "red-2c"));
    assertThat(s.grants(s.command("red-hq-army", "red-2d"))).isTrue();
    assertThat(s.refusal(s.command("red-hq-army", "red-2d", "red-3a"))).isEqualTo("GWE-10.31");
    s.play(s.command("red-hq-army", "red-2d"));
    assertThat(s.refusal(s.command("red-hq-army", "red-3a"))).isEqualTo("GWE-10.31");
    s.play(s.pass());
    assertThat(s.has("red-2d", "out-of-command")).isFalse();
    assertThat(s.has("red-3a", "out-of-command")).isTrue();
  }

  @Test
  @Case("GWE-10.31")
  void whoIsInCommandStaysSoThoughTheHeadquartersMarchesOff() {
    Situation s = strictly("0608: red-hq-corps; 0607: red-3a").at(2, "red", "command");
    s.play(s.command("red-hq-corps", "red-3a")).play(s.pass());

    s.play(s.march("red-hq-corps", "0609", "0610", "0611", "0511"));
    assertThat(s.rules().command().inAnyRadius(s.p(), s.unit("red-3a"))).isFalse();
    assertThat(s.inCommand("red-3a")).isTrue();
    s.play(s.march("red-3a", "0606"));
    assertThat(s.where("red-3a")).isEqualTo("0606");
  }

  @Test
  @Case("GWE-10.31")
  void whatAHeadquartersAllocatesDoesNotShortenItsMarch() {
    Situation s = strictly("0608: red-hq-corps; 0607: red-3a, red-3b").at(2, "red", "command");
    s.play(s.command("red-hq-corps", "red-3a", "red-3b")).play(s.pass());

    assertThat(s.left("red-hq-corps")).isEqualTo(8);
  }

  @Test
  @Case("GWE-10.32")
  void theOwnerPicksWhomTheStrengthGoesTo() {
    Situation s = strictly("0608: red-hq-corps; 0607: red-c3, red-3a").at(2, "red", "command");
    assertThat(s.grants(s.command("red-hq-corps", "red-c3"))).isTrue();
    assertThat(s.grants(s.command("red-hq-corps", "red-3a"))).isTrue();
    assertThat(s.refusal(s.command("red-hq-corps", "red-c3", "red-3a"))).isEqualTo("GWE-10.31");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.pass(),
            s.choose("roll", "red-c3"),
            s.choose("roll", "red-3a"),
            s.command("red-hq-corps", "red-c3"),
            s.command("red-hq-corps", "red-3a"));

    s.play(s.command("red-hq-corps", "red-3a"));
    assertThat(s.refusal(s.command("red-hq-corps", "red-c3"))).isEqualTo("GWE-10.31");
    assertThat(s.refusal(s.command("red-hq-corps", "red-3a")))
        .as("it has command")
        .isEqualTo("GWE-10.32");
  }

  @Test
  @Case("GWE-10.32")
  void aUnitCommandedByTheDieUsesNoStrength() {
    Situation s = strictly("0608: red-hq-corps; 0607: red-c3, red-3a").at(2, "red", "command");
    s.play(s.command("red-hq-corps", "red-c3"));
    s.dice(4).play(s.choose("roll", "red-3a")).play(s.pass());

    s.play(s.march("red-c3", "0606")).play(s.march("red-3a", "0606"));
    assertThat(s.where("red-c3")).isEqualTo("0606");
    assertThat(s.where("red-3a")).isEqualTo("0606");
  }

  @Test
  @Case("GWE-10.32")
  void onlyOwnHeadquartersOnTheMapCommand() {
    Situation s =
        strictly("0608: red-hq-corps; 0607: red-3a; 0708: red-3b; 1208: blue-hq-1, blue-3a")
            .at(2, "red", "command");

    assertThat(s.refusal(s.command("red-3b", "red-3a"))).isEqualTo("GWE-10.32");
    assertThat(s.refusal(s.command("blue-hq-1", "red-3a"))).isEqualTo("GWE-10.32");
    assertThat(s.refusal(s.command("red-hq-army", "red-3a"))).isEqualTo("GWE-10.32");
    assertThat(s.refusal(s.command("red-hq-corps", "blue-3a"))).isEqualTo("GWE-10.32");
    assertThat(s.refusal(s.command("red-hq-corps", "red-hq-corps")))
        .as("needs none")
        .isEqualTo("GWE-10.32");
    assertThat(s.refusal(s.command("red-hq-corps"))).isEqualTo("GWE-10.32");
    assertThat(s.refusal(s.march("red-3a", "0606"))).isEqualTo("GWE-4.0-1c");
  }

  @Test
  @Case("GWE-10.32-OPT")
  void withTheOptionEverybodyInARadiusIsInCommand() {
    Situation s =
        field("0608: red-hq-corps; 0607: red-c3, red-3a, red-3b; 0604: red-3c; 0605: red-3d")
            .at(2, "red", "supply");
    // 0604 is four hexes off: for that unit alone the die is offered.
    assertThat(s.asked()).isEqualTo("command");
    assertThat(s.orders()).containsExactly(s.pass(), s.choose("roll", "red-3c"));
    assertThat(s.refusal(s.command("red-hq-corps", "red-3c"))).isEqualTo("GWE-4.0-1c");
    s.play(s.pass());
    for (String unit : new String[] {"red-c3", "red-3a", "red-3b", "red-3d"}) {
      assertThat(s.has(unit, "out-of-command")).as(unit).isFalse();
    }
    assertThat(s.has("red-3c", "out-of-command")).isTrue();

    s = strictly("0608: red-hq-corps; 0607: red-c3, red-3a, red-3b").at(2, "red", "supply");
    s.play(s.pass());
    assertThat(s.has("red-3a", "out-of-command")).as("without it nobody is, unasked").isTrue();
  }

  @Test
  @Case("GWE-10.33")
  void aRadiusOfThreeReachesThreeHexesAndNotFour() {
    Situation s =
        strictly("0608: red-hq-corps, red-3d; 0605: red-3a; 0604: red-3b; 0308: red-3c")
            .at(2, "red", "command");

    assertThat(s.inCommand("red-3d")).as("in its own hex").isTrue();
    assertThat(s.inCommand("red-3a")).isTrue();
    assertThat(s.inCommand("red-3c")).isTrue();
    assertThat(s.inCommand("red-3b")).isFalse();
    assertThat(s.grants(s.command("red-hq-corps", "red-3a"))).isTrue();
    assertThat(s.refusal(s.command("red-hq-corps", "red-3b"))).isEqualTo("GWE-10.33");
    assertThat(s.rules().command(s.p(), s.unit("red-3a")).why()).contains("3 hexes");
    assertThat(s.rules().command(s.p(), s.unit("red-3e")).in()).as("not on the map").isFalse();
  }

  @Test
  @Case({"GWE-10.33", "GWE-10.31"})
  void evenInTheSameHexStrengthIsNeeded() {
    Situation s = strictly("0608: red-hq-corps, red-3d").at(2, "red", "command");
    assertThat(s.inCommand("red-3d")).as("it could be placed in command").isTrue();
    s.play(s.pass());

    assertThat(s.has("red-3d", "out-of-command")).isTrue();
    assertThat(s.refusal(s.march("red-3d", "0607"))).isEqualTo("GWE-10.31");
    assertThat(s.inCommand("red-3d")).isFalse();
    assertThat(s.rules().command(s.p(), s.unit("red-3d")))
        .satisfies(trace -> assertThat(trace.caseId()).isEqualTo("GWE-10.31"))
        .satisfies(trace -> assertThat(trace.why()).contains("it was not placed in command"));
  }

  @Test
  @Case({"GWE-10.31", "GWE-10.41"})
  void whoWasPlacedInCommandIsSoUntilThePhaseEndsWhereverItGoes() {
    Situation s =
        strictly("0608: red-hq-corps; 0605: red-3a; 0602: red-3b; 0601: red-3c")
            .at(2, "red", "command");
    assertThat(s.inCommand("red-3b")).isFalse();
    s.play(s.command("red-hq-corps", "red-3a"));
    s.dice(4, 3).play(s.choose("roll", "red-3b", "red-3c")).play(s.pass());
    assertThat(s.inCommand("red-3b")).as("by the die").isTrue();
    assertThat(s.inCommand("red-3c")).as("not by the die").isFalse();
    s.play(s.march("red-3a", "0604"));
    assertThat(s.inCommand("red-3a")).as("out of the radius now").isTrue();
    assertThat(s.rules().command(s.p(), s.unit("red-3a")).caseId()).isEqualTo("GWE-10.31");
    s.play(s.pass());
    assertThat(s.inCommand("red-3a")).as("the phase is over").isFalse();
  }

  @Test
  @Case({"GWE-10.31", "GWE-4.0-1d", "GWE-4.0-3a"})
  void whoJumpsPastTheCommandSegmentHasHisStrengthAllocatedAndNoDieRolled() {
    // Strength 4: two of the three, those beside the enemy first.
    String units = "0608: red-hq-corps; 0607: red-3a, red-3b, red-3c; 0507: blue-1a; 0601: red-3d";
    for (String phase : new String[] {"movement", "combat"}) {
      Situation s = strictly(units).at(2, "red", phase);
      assertThat(s.has("red-3a", "out-of-command")).as(phase).isFalse();
      assertThat(s.has("red-3b", "out-of-command")).as(phase).isFalse();
      assertThat(s.has("red-3c", "out-of-command")).as("4 points are spent").isTrue();
      assertThat(s.has("red-3d", "out-of-command")).as("in no radius").isTrue();
      assertThat(s.spent("red-hq-corps")).isEqualTo(0);
    }
  }

  @Test
  @Case("GWE-10.33")
  void headquartersNeedNobodysCommand() {
    Situation s = strictly("0608: red-hq-corps; 0601: red-hq-army").at(2, "red", "supply");

    assertThat(s.asked()).isEqualTo("move");
    assertThat(s.inCommand("red-hq-army")).isTrue();
    s.play(s.march("red-hq-army", "0602"));
    assertThat(s.where("red-hq-army")).isEqualTo("0602");
  }

  @Test
  @Case("GWE-10.33")
  void theLineGoesRoundTheCliff() {
    // Straight it would be two hexes to 1213 and three to 1214; around it is one more.
    Situation s = field("1211: blue-hq-corps; 1213: blue-3a; 1214: blue-3b; 1208: blue-3c");
    assertThat(s.inCommand("blue-3a")).isTrue();
    assertThat(s.inCommand("blue-3b")).isFalse();
    assertThat(s.inCommand("blue-3c")).as("the other way, three").isTrue();
  }

  private static List<String> line(Situation s, String unit) {
    Hexes path = s.rules().command(s.p(), s.unit(unit)).path();
    return IntStream.range(0, path.size())
        .mapToObj(i -> s.rules().board().number(path.at(i)))
        .toList();
  }

  @Test
  @Case({"GWE-10.33", "GWE-10.34"})
  void theLineIsShownFromTheHeadquartersToTheUnit() {
    Situation s = field("1211: blue-hq-corps; 1212: blue-3a, blue-1a");
    assertThat(line(s, "blue-3a")).as("round the cliff").containsExactly("1211", "1112", "1212");
    assertThat(line(s, "blue-1a")).containsExactly("1211", "1112", "1212");
    assertThat(line(s, "blue-hq-corps")).as("it needs none").containsExactly("1211");

    // Red at 0904 controls 0803, 0804, 0903 and 0905; the way of four hexes keeps to the north.
    s = field("0802: blue-hq-army; 0805: blue-3a; 0904: red-3a");
    assertThat(line(s, "blue-3a")).containsExactly("0802", "0703", "0704", "0705", "0805");
    s = field("0802: red-hq-1; 0803: red-3a; 0608: red-3b");
    assertThat(line(s, "red-3a")).containsExactly("0802", "0803");
    assertThat(s.rules().command(s.p(), s.unit("red-3b")).path()).isNull();
  }

  @Test
  @Case("GWE-10.33")
  void theLineGoesRoundTheLake() {
    Situation s = field("0301: red-hq-corps; 0304: red-3a");
    assertThat(s.inCommand("red-3a")).as("four hexes round the lake").isFalse();
    s.with("0301: red-hq-army");
    assertThat(s.inCommand("red-3a")).isTrue();
  }

  @Test
  @Case("GWE-10.33")
  void theLineDoesNotRunThroughTheEnemyButOverHisHeadquarters() {
    Situation s = field("0805: red-hq-1; 0808: red-3a; 0806: blue-depot1");
    assertThat(s.inCommand("red-3a")).isFalse();

    s = field("0805: red-hq-1; 0808: red-3a; 0806: blue-hq-1");
    assertThat(s.inCommand("red-3a")).isTrue();
  }

  @Test
  @Case("GWE-10.34")
  void aLineOfAPoorHeadquartersEndsInAnEmptyHexUnderAnEnemyZone() {
    // Blue at 0907 controls 0806 and 0807, on the only line of three hexes from 0805 to 0808.
    Situation s = field("0805: red-hq-corps; 0808: red-3a; 0907: blue-3a");
    assertThat(s.inCommand("red-3a")).isFalse();

    s = field("0805: red-hq-corps; 0806: red-3a; 0907: blue-3a");
    assertThat(s.inCommand("red-3a")).as("its own hex is no matter").isTrue();
    s.with("0807: red-3b");
    assertThat(s.inCommand("red-3b")).as("a friend in 0806").isTrue();
    s.with("0808: red-3c");
    assertThat(s.inCommand("red-3c")).as("friends all along").isTrue();
  }

  @Test
  @Case("GWE-10.34")
  void anotherHeadquartersUndoesNoZone() {
    // Red at 0905 controls 0804 and 0805, on the only line of five hexes from 0803 to 0808.
    Situation s =
        field("0803: blue-hq-army; 0804: blue-bde; 0805: blue-hq-4; 0808: blue-3a; 0905: red-3a");
    assertThat(s.inCommand("blue-3a")).isFalse();

    s.with("0805: blue-bde2");
    assertThat(s.inCommand("blue-3a")).isTrue();
  }

  @Test
  @Case("GWE-10.34")
  void aHeadquartersOfRatingOneTracesThroughZonesToAnybody() {
    Situation s = field("0805: red-hq-1; 0808: red-3a, red-1a; 0907: blue-3a");
    assertThat(s.inCommand("red-3a")).isTrue();
    assertThat(s.inCommand("red-1a")).isTrue();

    s = field("0805: red-hq-corps; 0808: red-1a; 0907: blue-3a");
    assertThat(s.inCommand("red-1a")).as("the headquarters' rating counts").isFalse();
  }

  @Test
  @Case("GWE-10.35")
  void lackOfSupplyDoesNothingToAHeadquarters() {
    Situation s = field("0903: red-hq-1+out-of-supply, red-3a").at(2, "red", "movement");
    assertThat(s.inSupply("red-3a")).isFalse();
    assertThat(s.allowance("red-3a")).isEqualTo(2);

    assertThat(s.inSupply("red-hq-1")).isTrue();
    assertThat(s.allowance("red-hq-1")).isEqualTo(8);
    assertThat(s.inCommand("red-3a")).isTrue();
    s.dice(6).play(s.pass());
    assertThat(s.events(Event.Rolled.class)).as("attrition of the division alone").hasSize(1);
  }

  @Test
  @Case("GWE-10.35")
  void anEntrainedHeadquartersCommandsAndShifts() {
    Situation s =
        field("0608: red-hq-1+entrained; 0808: red-1a; 0909: blue-3a; 1208: blue-hq-1")
            .at(2, "red", "combat");

    assertThat(attack(s, "0909", "red-1a")).isEqualTo(4);
    assertThat(s.preview(s.shifted(s.attack("0909", "red-1a"), "red-hq-1")).column())
        .isEqualTo("2:1");
  }

  @Test
  @Case("GWE-10.36")
  void forCombatTheRadiusIsMeasuredFromWhereTheHeadquartersIsThen() {
    // From 0603 the radius of 3 does not reach 0808; from 0607 it does.
    Situation s =
        strictly("0603: red-hq-corps; 0808: red-3a, red-3b; 0909: blue-bde; 1208: blue-hq-1")
            .at(2, "red", "supply");
    assertThat(s.refusal(s.command("red-hq-corps", "red-3a"))).isEqualTo("GWE-10.33");
    s.play(s.pass());
    assertThat(s.has("red-3a", "out-of-command")).isTrue();
    s.play(s.march("red-hq-corps", "0604", "0605", "0606", "0607")).play(s.pass());

    assertThat(s.phase()).isEqualTo("combat-command");
    // What it marched is not taken from its strength of four.
    s.play(s.command("red-hq-corps", "red-3a", "red-3b")).play(s.pass());
    assertThat(attack(s, "0909", "red-3a", "red-3b")).isEqualTo(4);
  }

  // ---- 10.4 out of command

  @ParameterizedTest(name = "{0}: a {2} fails, a {3} succeeds")
  @Case("GWE-10.41")
  @CsvSource({"red, red-1a, 1, 2", "red, red-2a, 2, 3", "red, red-3a, 3, 4", "blue, blue-4a, 4, 5"})
  void aDieAboveTheRatingBringsAUnitIntoCommand(String side, String unit, int fails, int succeeds) {
    String hex = side.equals("red") ? "0607" : "1107";
    Situation s = strictly(hex + ": " + unit).at(2, side, "command");
    s.dice(fails).play(s.choose("roll", unit)).play(s.pass());
    assertThat(s.has(unit, "out-of-command")).isTrue();

    s = strictly(hex + ": " + unit).at(2, side, "command");
    s.dice(succeeds).play(s.choose("roll", unit)).play(s.pass());
    assertThat(s.has(unit, "out-of-command")).isFalse();
  }

  @Test
  @Case("GWE-10.41")
  void eachUnitOutOfCommandRollsOnceAndOnlyIfItsOwnerLikes() {
    Situation s =
        strictly("0607: red-1a, red-2a, red-3a, red-3b; 0608: red-hq-corps")
            .at(2, "red", "command");
    s.play(s.command("red-hq-corps", "red-3b"));
    assertThat(s.refusal(s.choose("roll", "red-3b"))).as("in command").isEqualTo("GWE-10.41");
    assertThat(s.refusal(s.choose("roll", "red-1a", "red-1a"))).isEqualTo("GWE-10.41");
    assertThat(s.refusal(s.choose("roll"))).isEqualTo("GWE-10.41");

    s.dice(2, 2).play(s.choose("roll", "red-1a", "red-2a"));
    assertThat(s.events(Event.Rolled.class))
        .extracting(Event.Rolled::purpose)
        .containsExactly("command of the Red 1a", "command of the Red 2a");
    assertThat(s.refusal(s.choose("roll", "red-2a"))).as("once").isEqualTo("GWE-10.41");
    s.play(s.pass());
    assertThat(s.has("red-1a", "out-of-command")).isFalse();
    assertThat(s.has("red-2a", "out-of-command")).isTrue();
    assertThat(s.has("red-3a", "out-of-command")).as("never rolled").isTrue();

    s.passTo(3, "red", "command");
    assertThat(s.grants(s.choose("roll", "red-2a"))).as("a new turn").isTrue();
  }

  @Test
  @Case("GWE-10.41")
  void itIsSuggestedToAllocateWhatAHeadquartersCanAndThenToRollForTheRest() {
    Situation s =
        strictly("0607: red-3a, red-3b; 0608: red-hq-corps; 0909: blue-bde")
            .at(2, "red", "command");
    assertThat(s.rules().suggest(s.p())).isEqualTo(s.command("red-hq-corps", "red-3a", "red-3b"));

    s = strictly("0607: red-3a, red-3b; 0909: blue-bde").at(2, "red", "command");
    assertThat(s.rules().suggest(s.p())).isEqualTo(s.choose("roll", "red-3a", "red-3b"));
    s.dice(1, 1).play(s.choose("roll", "red-3a", "red-3b"));
    assertThat(s.rules().suggest(s.p())).isEqualTo(s.pass());

    s.at(2, "red", "combat-command");
    assertThat(s.rules().suggest(s.p())).as("no dice there").isEqualTo(s.pass());
  }

  @Test
  @Case({"GWE-10.41", "GWE-10.33"})
  void aUnitUnderWayOffTheMapIsInNobodysRadiusAndTriesTheDie() {
    Situation s =
        strictly("0107: red-1a+entrained; 0608: red-hq-corps; 1608: blue-1a, blue-hq-1")
            .at(2, "red", "movement");
    s.play(s.rail("red-1a", "0106", "0105", "0104", "0103", "0102", "0101", "0116"));
    assertThat(s.where("red-1a")).isEqualTo("off-map");

    s.passTo(3, "red", "command");
    assertThat(s.orders()).containsExactly(s.pass(), s.choose("roll", "red-1a"));
    s.play(s.pass());
    assertThat(s.has("red-1a", "out-of-command")).isTrue();
    assertThat(s.has("red-1b", "out-of-command")).as("beside the map").isFalse();
  }

  /**
   * The dice fall at the end of the segment: nobody waits for them before he allocates his
   * strength.
   */
  @Test
  @Case({"GWE-10.41", "GWE-4.0-1c"})
  void afterTheFirstDieNoStrengthIsAllocated() {
    Situation s = strictly("0607: red-3a, red-3b; 0608: red-hq-corps").at(2, "red", "command");
    s.dice(1).play(s.choose("roll", "red-3a"));

    assertThat(s.refusal(s.command("red-hq-corps", "red-3a"))).isEqualTo("GWE-10.41");
    assertThat(s.refusal(s.command("red-hq-corps", "red-3b"))).isEqualTo("GWE-10.41");
    assertThat(s.orders()).containsExactly(s.pass(), s.choose("roll", "red-3b"));
  }

  @Test
  @Case("GWE-10.42")
  void outOfCommandIsHalfAndOutOfSupplyAsWellAQuarter() {
    Situation s =
        field("0808: red-c3, red-bde; 0909: blue-bde; 1208: blue-hq-1").at(2, "red", "combat");
    assertThat(s.inSupply("red-c3")).isTrue();
    assertThat(attack(s, "0909", "red-c3")).isEqualTo(4);
    assertThat(attack(s, "0909", "red-c3", "red-bde")).as("the half is exact").isEqualTo(4.5);
    s.with("0708: red-hq-1").at(2, "red", "combat");
    assertThat(attack(s, "0909", "red-c3")).isEqualTo(8);

    s = field("0803: red-c3; 0903: blue-bde; 1208: blue-hq-1").at(2, "red", "combat");
    assertThat(s.inSupply("red-c3")).isFalse();
    assertThat(attack(s, "0903", "red-c3")).isEqualTo(2);
    s.with("0703: red-hq-1").at(2, "red", "combat");
    assertThat(attack(s, "0903", "red-c3")).isEqualTo(4);
  }

  @Test
  @Case("GWE-10.42")
  void noDieBringsAUnitIntoCommandForCombat() {
    Situation s =
        strictly("0808: red-3a; 0708: red-hq-corps; 0909: blue-bde; 1208: blue-hq-1")
            .at(2, "red", "combat-command");

    assertThat(s.refusal(s.choose("roll", "red-3a"))).isEqualTo("GWE-10.42");
    assertThat(s.orders()).containsExactly(s.pass(), s.command("red-hq-corps", "red-3a"));
  }

  // ---- 10.43 poor units without command

  private static String fight(int die, String placements, String... attackers) {
    Situation s = field(placements).at(2, "red", "combat");
    s.dice(die).play(s.attack("0909", attackers));
    return s.result();
  }

  @ParameterizedTest(name = "{0} steps and a {1}: {3} in a radius, {4} out of all")
  @Case("GWE-10.43")
  @CsvSource({
    "red-1a, 3, blue-3a, 1/1, 1/2",
    "'red-1a, red-1b', 3, blue-3a, 1/2, 1/3",
    "'red-1a, red-1b', 1, blue-3a, -/3, -/E",
    "red-c1, 1, blue-bde, -/E, -/E",
    "red-1a/1, 5, blue-3a, 1/-, 1/-",
    "red-1a, 3, blue-4a, 1/1, 1/2",
    "red-c1, 4, blue-2a, 1/1, 1/1",
    "red-c1, 4, blue-1a, 1/1, 1/1"
  })
  void defendersOfRatingThreeAndFourOutsideEveryRadiusFareWorse(
      String attackers, int die, String defender, String commanded, String alone) {
    String red = "0808: " + attackers + "; 0708: red-hq-1; 0909: " + defender;
    String[] units = attackers.replace("/1", "").split(", ");

    assertThat(fight(die, red + "; 1108: blue-hq-1", units)).isEqualTo(commanded);
    assertThat(fight(die, red + "; 1508: blue-hq-1", units)).isEqualTo(alone);
  }

  @Test
  @Case("GWE-10.43")
  void aDefenderNeedsNoAllocatedStrengthOnlyARadius() {
    Situation s =
        strictly("0808: red-1a; 0708: red-hq-1; 0909: blue-3a; 1108: blue-hq-1")
            .at(2, "red", "combat-command");
    s.play(s.command("red-hq-1", "red-1a")).play(s.pass());
    s.dice(3).play(s.attack("0909", "red-1a"));
    assertThat(s.result()).isEqualTo("1/1");
  }

  @Test
  @Case("GWE-10.43")
  void attackersOfRatingThreeOutOfCommandFareWorseThoughNeverBeyondTwo() {
    String blue = "; 0909: blue-bde; 1108: blue-hq-1";
    // Four, halved, against two: 1-1. Two such units make it worse once.
    assertThat(fight(2, "0808: red-3a, red-3b" + blue, "red-3a", "red-3b")).isEqualTo("2/1");
    assertThat(fight(5, "0808: red-3a, red-3b" + blue, "red-3a", "red-3b")).isEqualTo("2/-");
    assertThat(fight(1, "0808: red-3a, red-3b" + blue, "red-3a", "red-3b"))
        .as("none stays none")
        .isEqualTo("-/1");
    // One against three is 1-3, and a 5 is a 2 already.
    assertThat(fight(5, "0808: red-3a; 0909: blue-cav1; 1108: blue-hq-1", "red-3a"))
        .isEqualTo("2/-");
    // In command the same odds: two against two.
    assertThat(fight(2, "0808: red-3a; 0708: red-hq-1" + blue, "red-3a")).isEqualTo("1/1");
    // Ratings 1 and 2 do not mind: six, halved, against three; four, halved, against two.
    assertThat(
            fight(2, "0808: red-2a, red-2b; 0909: blue-cav1; 1108: blue-hq-1", "red-2a", "red-2b"))
        .isEqualTo("1/1");
    assertThat(fight(3, "0808: red-1a" + blue, "red-1a")).isEqualTo("1/1");
  }

  @Test
  @Case("GWE-10.43")
  void onePoorUnitWithoutCommandAmongTheAttackersIsEnough() {
    Situation s =
        strictly("0808: red-1a, red-3a; 0708: red-hq-1; 0909: blue-3a; 1108: blue-hq-1")
            .at(2, "red", "combat-command");
    s.play(s.command("red-hq-1", "red-1a")).play(s.pass());
    // 4 + 1 against 4 in the row of rating 3; a 2 in the third column.
    s.dice(2).play(s.attack("0909", "red-1a", "red-3a"));
    assertThat(s.result()).isEqualTo("2/1");
  }
}
