package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Preview;
import fieldmarshal.engine.casebook.Case;
import fieldmarshal.games.gwe.caporetto.Caporetto;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Chapter 11 on the proving ground. Red attacks blue's fortress at 1310 (8, weakened 4) from 1209
 * and 1210; a depot at 1009 feeds red, and its headquarters stands at 1110.
 */
class FortressTest {
  private static final String RED = "1009: red-depot1; 1110: red-hq-1; ";

  /** Eighteen points of attack in eight steps. */
  private static final String[] EIGHT_STEPS = {"red-c1", "red-1a", "red-1b"};

  private static final String SIEGE = RED + "1209: red-c1; 1210: red-1a, red-1b; ";

  private static Situation siege(String units) {
    Situation s = field(SIEGE + units).at(2, "red", "combat");
    assertThat(s.inSupply("red-c1")).isTrue();
    assertThat(s.inCommand("red-1b")).isTrue();
    return s;
  }

  private static Situation field(String units) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(units);
  }

  private static double defence(Situation s) {
    return s.preview(s.attack("1310", EIGHT_STEPS)).defence().total();
  }

  // ---- 11.11

  @Test
  @Case("GWE-11.11")
  void aFortressDefendsAloneOrBesideItsGarrison() {
    assertThat(defence(siege(""))).isEqualTo(8.0);
    assertThat(defence(siege("1310: blue-3a"))).isEqualTo(12.0);
    // A headquarters adds its 1 beside two stacking points of units; a fortress has none.
    assertThat(defence(siege("1310: blue-3a, blue-hq-1"))).isEqualTo(13.0);
    assertThat(defence(siege("1310: blue-hq-1"))).isEqualTo(8.0);
  }

  @Test
  @Case("GWE-11.11")
  void aFortressNeverAttacks() {
    Situation s = field(SIEGE + "1310: blue-1a; 1309: blue-hq-1").at(2, "blue", "combat");
    assertThat(s.refusal(s.attack("1210", "fort-blue"))).isEqualTo("GWE-8.12");
    assertThat(s.refusal(s.attack("1210", "blue-1a", "fort-blue"))).isEqualTo("GWE-8.12");
    assertThat(s.grants(s.attack("1210", "blue-1a"))).isTrue();
  }

  @Test
  @Case("GWE-11.11")
  void terrainDoublesTheGarrisonButNotTheFortress() {
    // Primolano lies in the mountains: 6 as printed, and twice the 3 of a division.
    Situation s =
        Situation.of(new Caporetto(), "historical")
            .with("0928: it-1; 0827: ge-5, ge-12, ge-200, ge-hq-14")
            .at(8, "central", "combat");
    Preview preview = s.preview(s.attack("0928", "ge-5", "ge-12", "ge-200"));
    assertThat(preview.defence().total()).isEqualTo(12.0);
  }

  // ---- 11.12

  @Test
  @Case("GWE-11.12")
  void theGarrisonGoesAndTheFortressStaysAndPays() {
    Situation s = siege("1310: blue-2a, blue-2b");
    // 18 against 18; eight steps each.
    s.dice(4).play(s.attack("1310", EIGHT_STEPS));
    assertThat(s.result()).isEqualTo("1/1");
    assertThat(s.askedOf()).isEqualTo("blue");
    s.play(s.choose("2"));
    assertThat(s.where("blue-2a")).isEqualTo("1409");
    assertThat(s.where("blue-2b")).isEqualTo("1409");
    assertThat(s.steps("blue-2a") + s.steps("blue-2b")).isEqualTo(4);
    // Half of its four steps are two, which is one step of the fortress.
    assertThat(s.steps("fort-blue")).isEqualTo(3);
    assertThat(s.where("fort-blue")).isEqualTo("1310");
    assertThat(s.events(Event.Reduced.class))
        .anyMatch(
            event -> event.unit() == s.unit("fort-blue") && event.caseId().equals("GWE-11.12"));
    // Its walls keep the attacker out.
    s.play(s.lose("red-c1:4"));
    assertThat(s.asked()).isNotEqualTo("advance");
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3})
  @Case("GWE-11.12")
  void afterATwoTheFortressPaysAlikeWhicheverWayTheGarrisonRetreats(int option) {
    Situation s = siege("1310: blue-2a, blue-2b");
    s.dice(1).play(s.attack("1310", EIGHT_STEPS));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose(Integer.toString(option)));
    // Four steps of loss are two steps of the fortress.
    assertThat(s.steps("fort-blue")).isEqualTo(2);
    if (option == 2) {
      assertThat(s.asked()).isEqualTo("lose");
      // The fortress has paid; only units share the other half.
      assertThat(s.refusal(s.lose("fort-blue:1"))).isEqualTo("GWE-8.9-X4");
      s.play(s.lose("blue-2a:1", "blue-2b:1"));
      assertThat(s.where("blue-2b")).isEqualTo("1409");
    }
    assertThat(s.steps("blue-2a") + s.steps("blue-2b")).isEqualTo(option == 2 ? 2 : 4);
  }

  @Test
  @Case("GWE-11.12")
  void aGarrisonWithoutAWayDiesAndTheFortressPays() {
    Situation s =
        siege("1310: blue-2a, blue-2b, blue-hq-corps; 1309: red-2a; 1311: red-2b; 1410: red-2c")
            .with("1310: blue-1c+passenger");
    s.dice(4).play(s.attack("1310", EIGHT_STEPS));
    s.play(s.choose("2"));
    assertThat(s.where("blue-2a")).isEqualTo("eliminated");
    assertThat(s.where("blue-2b")).isEqualTo("eliminated");
    assertThat(s.where("blue-1c")).isEqualTo("eliminated");
    assertThat(s.steps("fort-blue")).isEqualTo(3);
    // The fortress is company enough for the headquarters.
    assertThat(s.where("blue-hq-corps")).isEqualTo("1310");
  }

  @Test
  @Case({"GWE-11.12", "GWE-8.66b"})
  void passengersOfAGarrisonThatGoesDieThoughTheFortressStays() {
    Situation s = siege("1310: blue-2a, blue-2b").with("1310: blue-2c+passenger");
    assertThat(defence(s)).isEqualTo(18.0);
    s.dice(4).play(s.attack("1310", EIGHT_STEPS));
    s.play(s.choose("2"));
    assertThat(s.where("blue-2a")).isEqualTo("1409");
    assertThat(s.where("blue-2c")).isEqualTo("eliminated");
    // With nobody but the fortress to shelter them they lose half, as it loses steps.
    s = siege("").with("1310: blue-2c+passenger");
    assertThat(defence(s)).isEqualTo(8.0);
    s.dice(4).play(s.attack("1310", EIGHT_STEPS));
    assertThat(s.result()).isEqualTo("1/1");
    assertThat(s.steps("fort-blue")).isEqualTo(3);
    assertThat(s.steps("blue-2c")).isEqualTo(1);
  }

  // ---- 11.12 and 8.9: the larger force chooses whose steps are affected

  @Test
  @Case({"GWE-11.12", "GWE-8.9-X2"})
  void theOwnerOfALargerForceSaysHowManyOfTheFortressesStepsAreAffected() {
    Situation s = field(RED + "1209: red-c1; 1310: blue-c1").at(2, "red", "combat");
    // 10 against 24; four steps against eight.
    s.dice(1).play(s.attack("1310", "red-c1"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("2"));
    assertThat(s.asked()).isEqualTo("fortress-share");
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.orders())
        .containsExactly(s.choose("0"), s.choose("1"), s.choose("2"), s.choose("3"), s.choose("4"));
    assertThat(s.prompt())
        .isEqualTo(
            "4 of your 8 steps are affected. Choose how many of them are steps of the fortress.");
    assertThat(s.options())
        .startsWith("0: No step of the fortress", "1: 1 step of the fortress")
        .endsWith("4: 4 steps of the fortress");
    assertThat(s.refusal(s.choose("5"))).isEqualTo("GWE-11.12");
    assertThat(s.refusal(s.pass())).isEqualTo("GWE-11.12");
    // Only the corps is affected: it goes, and the fortress has nothing to pay.
    s.play(s.choose("0"));
    assertThat(s.where("blue-c1")).isEqualTo("1409");
    assertThat(s.steps("fort-blue")).isEqualTo(4);
  }

  @ParameterizedTest
  @CsvSource({"0, 4", "1, 3", "3, 3", "4, 3"})
  @Case({"GWE-11.12", "GWE-8.9-X2"})
  void theFortressPaysOnItsShare(int share, int left) {
    Situation s = field(RED + "1209: red-c1; 1310: blue-c1").at(2, "red", "combat");
    s.dice(1).play(s.attack("1310", "red-c1"));
    s.play(s.choose("2")).play(s.choose(Integer.toString(share)));
    assertThat(s.steps("fort-blue")).isEqualTo(left);
    assertThat(s.steps("blue-c1")).isEqualTo(4);
    assertThat(s.where("blue-c1")).isEqualTo("1409");
  }

  @Test
  @Case({"GWE-11.12", "GWE-8.9-X2"})
  void whatTheUnitsCannotCoverTheFortressMust() {
    // Four steps are affected, the garrison has two: the fortress has two at least.
    Situation s = field(RED + "1209: red-c1; 1310: blue-2a").at(2, "red", "combat");
    s.dice(2).play(s.attack("1310", "red-c1"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.orders()).containsExactly(s.choose("2"), s.choose("3"), s.choose("4"));
    assertThat(s.refusal(s.choose("1"))).isEqualTo("GWE-11.12");
    s.play(s.choose("2"));
    // Two steps of loss: the division, or one step of the fortress.
    assertThat(s.orders()).containsExactlyInAnyOrder(s.lose("blue-2a:2"), s.lose("fort-blue:1"));
  }

  @Test
  @Case({"GWE-11.12", "GWE-8.9-X4"})
  void aFortressThatIsNotAffectedCannotPay() {
    Situation s = field(RED + "1209: red-c1; 1310: blue-c1").at(2, "red", "combat");
    s.dice(1).play(s.attack("1310", "red-c1"));
    s.play(s.choose("1")).play(s.choose("0"));
    assertThat(s.steps("blue-c1")).isEqualTo(2);
    assertThat(s.steps("fort-blue")).isEqualTo(4);
    s = field(RED + "1209: red-c1; 1310: blue-c1").at(2, "red", "combat");
    s.dice(1).play(s.attack("1310", "red-c1"));
    s.play(s.choose("1")).play(s.choose("1"));
    s.play(s.lose("fort-blue:1"));
    assertThat(s.steps("fort-blue")).isEqualTo(3);
    assertThat(s.steps("blue-c1")).isEqualTo(4);
  }

  // ---- 11.13

  @Test
  @Case("GWE-11.13a")
  void twoDivisionsAndAFortressPayFourStepsWithTheDivisionsOrWithTwoOfTheFortresses() {
    Situation s = siege("1310: blue-2a, blue-2b");
    s.dice(4).play(s.attack("1310", EIGHT_STEPS));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.asked()).isEqualTo("lose");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(
            s.lose("blue-2a:2", "blue-2b:2"),
            s.lose("fort-blue:2"),
            s.lose("blue-2a:2", "fort-blue:1"),
            s.lose("blue-2b:2", "fort-blue:1"),
            s.lose("blue-2a:1", "blue-2b:1", "fort-blue:1"));
    assertThat(s.suggestion()).isEqualTo(s.lose("fort-blue:2"));
    assertThat(s.refusal(s.lose("fort-blue:1"))).isEqualTo("GWE-8.9-D1");
    assertThat(s.refusal(s.lose("fort-blue:3"))).isEqualTo("GWE-8.9-D1");
    assertThat(s.refusal(s.lose("blue-2a:2", "blue-2b:1"))).isEqualTo("GWE-8.9-D1");
    s.play(s.lose("fort-blue:2"));
    assertThat(s.steps("fort-blue")).isEqualTo(2);
    assertThat(s.steps("blue-2a") + s.steps("blue-2b")).isEqualTo(4);
    // The attacker's loss goes by the same eight steps.
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.refusal(s.lose("red-c1:3"))).isEqualTo("GWE-8.9-A1");
    s.play(s.lose("red-c1:4"));
  }

  @Test
  @Case("GWE-11.13a")
  void ofAnOddLossTheLastStepIsSuggestedFromAUnit() {
    Situation s = siege("1310: blue-2a, blue-2b/1");
    // 18 against 15; seven steps, half of which are four, less one that ends in the fortress.
    s.dice(4).play(s.attack("1310", EIGHT_STEPS));
    s.play(s.choose("1"));
    assertThat(s.suggestion()).isEqualTo(s.lose("fort-blue:2"));
    s = siege("1310: blue-2a");
    // Six steps and a 1: three, of which a fortress step pays two and the division one.
    s.dice(4).play(s.attack("1310", EIGHT_STEPS));
    s.play(s.choose("1"));
    assertThat(s.suggestion()).isEqualTo(s.lose("blue-2a:1", "fort-blue:1"));
  }

  @Test
  @Case("GWE-11.13a")
  void anOddStepTakesAWholeFortressStepOnlyIfNoUnitCanPayIt() {
    Situation s = siege("1310: blue-2a/1");
    // 18 against 10; five steps, half of which are three.
    s.dice(4).play(s.attack("1310", EIGHT_STEPS));
    assertThat(s.result()).isEqualTo("1/1");
    assertThat(s.options()).containsExactly("1: Lose 3 steps", "2: Retreat 1 hex");
    s.play(s.choose("1"));
    // The one unit step and a fortress step make three; two fortress steps would make four.
    assertThat(s.steps("blue-2a")).isZero();
    assertThat(s.steps("fort-blue")).isEqualTo(3);
    s = siege("1310: fort-blue/3");
    s.dice(4).play(s.attack("1310", EIGHT_STEPS));
    // Three steps of an empty fortress: half is two, one step of the fortress.
    assertThat(s.steps("fort-blue")).isEqualTo(2);
  }

  @ParameterizedTest
  @CsvSource({"4, 1/1, 3, 8", "2, -/2, 2, 4", "1, -/3, 1, 4"})
  @Case({"GWE-11.13b", "GWE-11.14"})
  void anEmptyFortressLosesByItsResultAndNobodyIsAsked(
      int die, String result, int left, int strength) {
    // 18 against 8 is 2-1.
    Situation s = siege("");
    s.dice(die).play(s.attack("1310", EIGHT_STEPS));
    assertThat(s.result()).isEqualTo(result);
    assertThat(s.steps("fort-blue")).isEqualTo(left);
    assertThat(s.rules().fortresses().strength(s.p(), s.unit("fort-blue"))).isEqualTo(strength);
    assertThat(s.asked()).isNotIn("option", "advance");
  }

  @Test
  @Case({"GWE-11.13b", "GWE-11.14", "GWE-8.75"})
  void anEliminationDestroysAFortressAndItsHexMayBeEntered() {
    Situation s = siege("1010: red-hq-army");
    s.dice(1).play(s.shifted(s.attack("1310", EIGHT_STEPS), "red-hq-army"));
    assertThat(s.result()).isEqualTo("-/E");
    assertThat(s.where("fort-blue")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("advance");
    s.play(s.advance("red-1a", "1310"));
    assertThat(s.where("red-1a")).isEqualTo("1310");
  }

  @Test
  @Case({"GWE-11.13b", "GWE-8.75"})
  void aFortressAloneNeverHoldsToTheLastMan() {
    // A 3 takes three steps from the three that are left: destroyed, and not by anybody's choice.
    Situation s = siege("1310: fort-blue/3");
    s.dice(1).play(s.attack("1310", EIGHT_STEPS));
    assertThat(s.result()).isEqualTo("-/3");
    // 150% of three steps are four and a half, five, three steps of the fortress.
    assertThat(s.where("fort-blue")).isEqualTo("eliminated");
    assertThat(s.asked()).isEqualTo("advance");
  }

  @ParameterizedTest
  @CsvSource({
    "red-1a/1, '', 1, 1/1, 3",
    "red-1a, '', 1, -/1, 3",
    "red-1a, A, 1, -/3, 2",
    "red-c1/3, B, 1, -/3, 1"
  })
  @Case("GWE-11.13b")
  void aSmallerAttackAffectsFewerSteps(
      String unit, String shifts, int die, String result, int left) {
    // 2, 4, 4 or 9 against 8; with three columns for A and one for B.
    Situation s = field(RED + "1209: " + unit + "; 1010: red-hq-army").at(2, "red", "combat");
    var attack = s.attack("1310", unit.split("/")[0]);
    s.dice(die)
        .play(
            switch (shifts) {
              case "A" -> s.shifted(attack, "red-hq-1", "red-hq-army");
              case "B" -> s.shifted(attack, "red-hq-1");
              default -> attack;
            });
    assertThat(s.result()).isEqualTo(result);
    assertThat(s.steps("fort-blue")).isEqualTo(left);
  }

  @Test
  @Case({"GWE-11.13a", "GWE-11.13b"})
  void aGarrisonDyingInPlaceTakesNoMoreFromTheFortressThanItWouldLoseAlone() {
    // Eight steps and a 3: the divisions' four, and six of the fortress's, which is three steps of
    // it.
    Situation s = siege("1310: blue-2a/1, blue-2b/1, blue-2c/1, blue-2d/1; 1010: red-hq-army");
    // 18 against 16, shifted from 1-1 to 2-1.
    s.dice(1).play(s.shifted(s.attack("1310", EIGHT_STEPS), "red-hq-1"));
    assertThat(s.result()).isEqualTo("-/3");
    s.play(s.choose("1"));
    assertThat(s.orders())
        .contains(s.lose("blue-2a:1", "blue-2b:1", "blue-2c:1", "blue-2d:1", "fort-blue:3"));
    assertThat(s.refusal(s.lose("blue-2a:1", "blue-2b:1", "blue-2c:1", "blue-2d:1", "fort-blue:4")))
        .isEqualTo("GWE-8.9-D3");
    s.play(s.lose("blue-2a:1", "blue-2b:1", "blue-2c:1", "blue-2d:1", "fort-blue:3"));
    assertThat(s.steps("fort-blue")).isEqualTo(1);
    assertThat(s.asked()).isNotEqualTo("advance");
  }

  // ---- 11.14, 11.15

  @ParameterizedTest
  @CsvSource({"4, 8", "3, 8", "2, 4", "1, 4"})
  @Case("GWE-11.14")
  void twoLostStepsWeakenAFortress(int steps, double strength) {
    assertThat(defence(siege("1310: fort-blue/" + steps))).isEqualTo(strength);
    assertThat(defence(siege("1310: fort-blue/" + steps + ", blue-2a"))).isEqualTo(strength + 5);
  }

  @Test
  @Case("GWE-11.14")
  void aDestroyedFortressNeitherBarsNorControls() {
    Situation s = field("1110: red-1a; 1109: red-hq-1").at(2, "red", "movement");
    assertThat(s.controls("blue", "1210")).isTrue();
    assertThat(s.reach("red-1a")).doesNotContain("1310");
    s = field("eliminated: fort-blue; 1110: red-1a; 1109: red-hq-1").at(2, "red", "movement");
    assertThat(s.controls("blue", "1210")).isFalse();
    assertThat(s.reach("red-1a")).contains("1310");
    assertThat(s.rules().fortresses().in(s.p(), s.hex("1310"))).isNull();
  }

  @Test
  @Case("GWE-11.15")
  void aFortressIsNeverRepaired() {
    Situation s = field("1310: fort-blue/2; 1410: blue-2a/1").at(3, "blue", "replacement");
    assertThat(s.refusal(s.replace("fort-blue"))).isEqualTo("GWE-11.15");
    s.dice(1).play(s.replace("blue-2a"));
    assertThat(s.steps("blue-2a")).isEqualTo(2);
    assertThat(s.steps("fort-blue")).isEqualTo(2);
  }

  // ---- 11.2

  @Test
  @Case("GWE-11.21")
  void aFortressTakesNoRoom() {
    Situation s =
        field("1310: blue-c3, blue-c3b; 1608: blue-1a; 0208: red-1a").at(2, "blue", "movement");
    assertThat(s.rules().stacking().points(s.p(), s.hex("1310"), s.side("blue"))).isEqualTo(8);
    s.play(s.pass());
    assertThat(s.asked()).isNotEqualTo("excess");
    assertThat(s.where("blue-c3b")).isEqualTo("1310");
    s =
        field("1310: blue-c3, blue-c3b, blue-bde; 1608: blue-1a; 0208: red-1a")
            .at(2, "blue", "movement");
    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("excess");
    assertThat(s.orders()).noneMatch(order -> order.toString().contains("fort"));
  }

  private static final String RING =
      "1209: red-1a; 1210: red-1b; 1309: red-2a; 1311: red-2b; 1409: red-2c; 1410: red-2d; ";

  @Test
  @Case("GWE-11.22")
  void aFortressFeedsOneUnitOfAnySizeThatIsCutOff() {
    Situation s = field(RING + "1310: blue-c3").at(2, "blue", "supply");
    while (!s.phase().equals("movement")) {
      s.play(s.asked().equals("feed") ? s.choose("feed", "blue-c3") : s.pass());
    }
    assertThat(s.inSupply("blue-c3")).isTrue();
    assertThat(s.has("blue-c3", "fed-by-fortress")).isTrue();
    assertThat(s.has("blue-c3", "out-of-supply")).isFalse();
    assertThat(s.inSupply("fort-blue")).isTrue();
    // Without its walls it starves.
    s = field("eliminated: fort-blue; " + RING + "1310: blue-c3").at(2, "blue", "movement");
    assertThat(s.inSupply("blue-c3")).isFalse();
    assertThat(s.has("blue-c3", "out-of-supply")).isTrue();
  }

  @Test
  @Case("GWE-11.22")
  void ofSeveralTheOwnerNamesOneEachTime() {
    Situation s = field(RING + "1310: blue-c3, blue-2a, blue-hq-1").at(2, "blue", "supply");
    assertThat(s.asked()).isEqualTo("feed");
    assertThat(s.askedOf()).isEqualTo("blue");
    assertThat(s.orders())
        .containsExactlyInAnyOrder(s.choose("feed", "blue-c3"), s.choose("feed", "blue-2a"));
    assertThat(s.refusal(s.choose("feed", "blue-c3", "blue-2a"))).isEqualTo("GWE-11.22");
    assertThat(s.refusal(s.choose("feed", "blue-hq-1"))).isEqualTo("GWE-11.22");
    assertThat(s.refusal(s.choose("starve", "blue-2a"))).isEqualTo("GWE-11.22");
    assertThat(s.refusal(s.pass())).isEqualTo("GWE-11.22");
    s.play(s.choose("feed", "blue-2a"));
    assertThat(s.has("blue-2a", "out-of-supply")).isFalse();
    assertThat(s.has("blue-c3", "out-of-supply")).isTrue();
    while (!s.phase().equals("attrition")) {
      s.play(s.pass());
    }
    // Asked again for attrition: now the corps eats, and the division alone rolls.
    assertThat(s.asked()).isEqualTo("feed");
    s.dice(1).play(s.choose("feed", "blue-c3"));
    assertThat(s.steps("blue-c3")).isEqualTo(4);
    assertThat(s.steps("blue-2a")).isEqualTo(1);
    assertThat(s.events(Event.Rolled.class)).hasSize(1);
  }

  @Test
  @Case("GWE-11.22")
  void aUnitWithALineOfItsOwnIsNotFed() {
    Situation s = field("1209: red-1a; 1310: blue-c3, blue-2a").at(2, "blue", "supply");
    assertThat(s.asked()).isNotEqualTo("feed");
    assertThat(s.inSupply("blue-c3")).isTrue();
    assertThat(s.has("blue-c3", "fed-by-fortress")).isFalse();
  }

  @Test
  @Case({"GWE-11.22", "GWE-9.23"})
  void aFedUnitThatAttacksIsOutOfSupplyForIt() {
    Situation s =
        field(RING + "1310: blue-1a, blue-hq-1; 0208: red-hq-1")
            .at(2, "blue", "combat")
            .with("1310: blue-1a+fed-by-fortress");
    assertThat(s.inSupply("blue-1a")).isTrue();
    Preview preview = s.preview(s.attack("1309", "blue-1a"));
    assertThat(preview.attack().total()).isEqualTo(2.0);
    s.dice(3, 6).play(s.attack("1309", "blue-1a"));
    // The die of 3 costs half of its two steps before the odds are worked out.
    assertThat(s.events(Event.Rolled.class).get(0).caseId()).isEqualTo("GWE-9.23");
    assertThat(s.events(Event.Reduced.class).get(0).unit()).isEqualTo(s.unit("blue-1a"));
  }

  @Test
  @Case({"GWE-11.22", "GWE-11.14"})
  void aFortressThatFallsFeedsNobody() {
    Situation s = field(RING + "1310: blue-c3+fed-by-fortress").at(2, "red", "combat");
    assertThat(s.inSupply("blue-c3")).isTrue();
    s.with("eliminated: fort-blue");
    assertThat(s.inSupply("blue-c3")).isFalse();
  }

  @ParameterizedTest
  @ValueSource(booleans = {true, false})
  @Case({"GWE-11.22", "GWE-8.75"})
  void aLoneDefenderCutOffInAFortressIsInSupplyForItsLastStand(boolean alone) {
    // Fortress and garrison go down by the choice of their owner. They were cut off after his own
    // turn,
    // so that nobody has been named; one unit needs no naming, of two one starves.
    Situation s =
        siege(
            "1309: red-2a; 1311: red-2b; 1409: red-2c; 1410: red-2d; 1310: fort-blue/1, blue-2a/1"
                + (alone ? "" : ", blue-2b/1"));
    // 18 against 4 + 2 (+ 2): 3-1, or 2-1.
    s.dice(2).play(s.attack("1310", EIGHT_STEPS));
    assertThat(s.result()).isEqualTo("-/2");
    s.play(s.choose("1"));
    assertThat(s.asked()).isEqualTo("lose");
    s.play(
        alone
            ? s.lose("blue-2a:1", "fort-blue:1")
            : s.lose("blue-2a:1", "blue-2b:1", "fort-blue:1"));
    assertThat(s.where("fort-blue")).isEqualTo("eliminated");
    assertThat(s.where("blue-2a")).isEqualTo("eliminated");
    if (alone) {
      assertThat(s.asked()).isNotEqualTo("advance");
      assertThat(s.events(Event.Noted.class)).anyMatch(note -> note.caseId().equals("GWE-8.75"));
    } else {
      assertThat(s.asked()).isEqualTo("advance");
    }
  }
}
