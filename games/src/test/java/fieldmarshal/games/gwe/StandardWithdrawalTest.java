package fieldmarshal.games.gwe;

import static org.assertj.core.api.Assertions.assertThat;

import fieldmarshal.engine.Event;
import fieldmarshal.engine.Order;
import fieldmarshal.engine.casebook.Case;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Chapter 12: cavalry. Red stands at 0808 and is phasing; blue's cavalry is at 0909, its railhead
 * at 1008.
 */
class StandardWithdrawalTest {
  private static Situation field(String placements) {
    return Situation.of(ProvingGround.GAME, ProvingGround.FIELD, ProvingGround.UNLIMITED)
        .with(placements);
  }

  private static Situation beside(String cavalry) {
    return field("0808: red-1a; 0708: red-hq-army; 0909: " + cavalry).at(2, "red", "withdrawal");
  }

  private static List<String> ways(Situation s) {
    return s.orders().stream()
        .map(order -> ((Order.Retreat) order).path())
        .map(path ->
            s.rules().board().number(path.at(0)) + " " + s.rules().board().number(path.last()))
        .toList();
  }

  private static double attack(Situation s, String target, String... units) {
    return s.preview(s.attack(target, units)).attack().total();
  }

  // ---- 12.11 who may try

  @Test
  @Case("GWE-12.11")
  void cavalryBesideTheEnemyWithdrawsTwoHexesNeitherMoreNorLess() {
    Situation s = beside("blue-cav1");
    assertThat(s.asked()).isEqualTo("withdraw");
    assertThat(s.askedOf()).isEqualTo("blue");

    s.dice(6).play(s.withdraw("blue-cav1"));
    assertThat(s.asked()).isEqualTo("withdrawal-path");
    assertThat(s.refusal(s.retreat("blue-cav1", "1008"))).isEqualTo("GWE-12.13");
    assertThat(s.refusal(s.retreat("blue-cav1", "1008", "1108", "1208"))).isEqualTo("GWE-12.13");
    assertThat(s.refusal(s.retreat("blue-cav1", "1008", "1009")))
        .as("one hex off")
        .isEqualTo("GWE-12.13");
    assertThat(s.refusal(s.pass())).as("the die is cast").isEqualTo("GWE-12.13");
    s.play(s.retreat("blue-cav1", "1008", "1108"));
    assertThat(s.where("blue-cav1")).isEqualTo("1108");
    assertThat(s.events(Event.Moved.class))
        .extracting(Event.Moved::how)
        .containsExactly("withdrawal");
  }

  @Test
  @Case("GWE-12.11")
  void neitherCommandNorSupplyIsNeeded() {
    Situation s = field("0803: red-1a; 0903: blue-cav3").at(2, "red", "withdrawal");
    assertThat(s.inCommand("blue-cav3")).isFalse();
    assertThat(s.inSupply("blue-cav3")).isFalse();

    s.dice(4).play(s.withdraw("blue-cav3"));
    assertThat(s.asked()).isEqualTo("withdrawal-path");
  }

  @ParameterizedTest
  @Case("GWE-12.11")
  @ValueSource(strings = {"blue-1a", "blue-bde", "blue-depot1", "blue-c1", "blue-hq-1"})
  void nothingButCavalryWithdraws(String unit) {
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 0909: blue-cav1, " + unit)
            .at(2, "red", "withdrawal");

    assertThat(s.refusal(s.withdraw(unit))).isEqualTo("GWE-12.11");
    assertThat(s.orders()).containsExactly(s.pass(), s.withdraw("blue-cav1"));
  }

  @Test
  @Case("GWE-12.11")
  void cavalryTwoHexesFromTheEnemyHasNoReason() {
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 0909: blue-cav1; 1009: blue-cav2")
            .at(2, "red", "withdrawal");

    assertThat(s.refusal(s.withdraw("blue-cav2"))).isEqualTo("GWE-12.11");
    assertThat(s.refusal(s.withdraw("blue-cav3"))).as("not on the map").isEqualTo("GWE-12.11");
  }

  @Test
  @Case("GWE-12.11")
  void aFortressOrAHeadquartersBesideItIsNoReasonEither() {
    // 1311 is next to the blue fortress at 1310.
    Situation s =
        field("1311: red-cav1; 0909: red-cav2; 1009: blue-1a; 1114: red-cav3; 1115: blue-hq-1")
            .at(2, "blue", "withdrawal");

    assertThat(s.refusal(s.withdraw("red-cav1"))).isEqualTo("GWE-12.11");
    assertThat(s.refusal(s.withdraw("red-cav3"))).isEqualTo("GWE-12.11");
    assertThat(s.grants(s.withdraw("red-cav2"))).isTrue();
  }

  @Test
  @Case("GWE-12.11")
  void entrainedCavalryStays() {
    Situation s =
        field("0908: red-1a; 1008: blue-cav1+entrained; 0808: red-1b; 0909: blue-cav2")
            .at(2, "red", "withdrawal");

    assertThat(s.refusal(s.withdraw("blue-cav1"))).isEqualTo("GWE-12.11");
    assertThat(s.grants(s.withdraw("blue-cav2"))).isTrue();
  }

  @Test
  @Case({"GWE-12.11", "GWE-4.0-2"})
  void whereNobodyCanWithdrawNobodyIsAsked() {
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 0909: blue-1a; 1208: blue-hq-1")
            .at(2, "red", "movement");

    s.play(s.pass());
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.askedOf()).isEqualTo("red");
  }

  // ---- 12.12 the die

  @ParameterizedTest(name = "{0}: a {1} fails, a {2} succeeds")
  @Case("GWE-12.12")
  @CsvSource({"blue-cav1, 1, 2", "blue-cav2, 2, 3", "blue-cav3, 3, 4"})
  void theDieMustBeAboveTheRating(String cavalry, int fails, int succeeds) {
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 0909: " + cavalry + ", blue-cav4")
            .at(2, "red", "withdrawal");
    s.dice(fails).play(s.withdraw(cavalry));
    assertThat(s.events(Event.Rolled.class)).extracting(Event.Rolled::face).containsExactly(fails);
    assertThat(s.asked()).isEqualTo("withdraw");
    assertThat(s.where(cavalry)).isEqualTo("0909");
    assertThat(s.refusal(s.withdraw(cavalry))).as("one die for each").isEqualTo("GWE-12.12");
    assertThat(s.grants(s.withdraw("blue-cav4"))).isTrue();

    s = beside(cavalry);
    s.dice(succeeds).play(s.withdraw(cavalry));
    assertThat(s.asked()).isEqualTo("withdrawal-path");
    assertThat(s.askedOf()).isEqualTo("blue");
  }

  @Test
  @Case("GWE-12.12")
  void aFailureMayTryAgainInTheNextPhase() {
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 0909: blue-cav3; 1108: blue-hq-1")
            .at(2, "red", "withdrawal");
    s.dice(3).play(s.withdraw("blue-cav3"));
    assertThat(s.asked()).as("nobody else can try").isEqualTo("attack");

    s.passTo(3, "red", "withdrawal");
    s.dice(4).play(s.withdraw("blue-cav3"));
    assertThat(s.asked()).isEqualTo("withdrawal-path");
  }

  @Test
  @Case("GWE-12.12")
  void aTryOfAnotherKindIsForgotten() {
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 0909: blue-cav1+tried").at(2, "red", "withdrawal");

    assertThat(s.grants(s.withdraw("blue-cav1"))).isTrue();
  }

  // ---- 12.13 the way

  @Test
  @Case("GWE-12.13")
  void theWayLeadsTowardsSupplyIfItCan() {
    Situation s = beside("blue-cav3");
    s.dice(6).play(s.withdraw("blue-cav3"));

    assertThat(ways(s)).containsExactlyInAnyOrder("1008 1007", "1008 1108", "1008 1109");
    assertThat(s.refusal(s.retreat("blue-cav3", "1009", "1109"))).isEqualTo("GWE-12.13");
    assertThat(s.refusal(s.retreat("blue-cav1", "1008", "1108")))
        .as("another unit")
        .isEqualTo("GWE-12.13");
  }

  @Test
  @Case("GWE-12.13")
  void whereTheWayToSupplyIsClosedAnotherWillDo() {
    // Red at 1107 and 1109 keeps a rating of 3 from 1008 and 1009; 0910 is left, and leads away.
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 1107: red-1b; 1109: red-1c; 0909: blue-cav3")
            .at(2, "red", "withdrawal");
    s.dice(4).play(s.withdraw("blue-cav3"));

    assertThat(ways(s)).allMatch(way -> way.startsWith("0910 "));
    s.play(s.retreat("blue-cav3", "0910", "0911"));
    assertThat(s.where("blue-cav3")).isEqualTo("0911");
  }

  /** Every hex about 0908 is under red's zones. */
  private static Situation ringed(String cavalry) {
    return field(
            "0808: red-1a; 0906: red-1b; 1107: red-1c; 1109: red-2a; 0708: red-hq-army; 0908: "
                + cavalry)
        .at(2, "red", "withdrawal");
  }

  @ParameterizedTest
  @Case("GWE-12.13")
  @ValueSource(strings = {"blue-cav2", "blue-cav3"})
  void onlyARatingOfOneWithdrawsThroughEnemyZones(String cavalry) {
    Situation s = ringed(cavalry);
    assertThat(s.refusal(s.withdraw(cavalry))).isEqualTo("GWE-12.13");

    s = ringed("blue-cav1");
    s.dice(2).play(s.withdraw("blue-cav1"));
    assertThat(s.asked()).isEqualTo("withdrawal-path");
    s.play(s.orders().get(0));
    assertThat(s.where("blue-cav1")).isNotEqualTo("0908");
  }

  @Test
  @Case("GWE-12.13")
  void friendsUndoTheZonesInTheirHexes() {
    Situation s =
        field(
                "0808: red-1a; 0906: red-1b; 1107: red-1c; 1109: red-2a; 0708: red-hq-army;"
                    + " 0908: blue-cav3; 1008: blue-bde; 1108: blue-bde2")
            .at(2, "red", "withdrawal");
    s.dice(4).play(s.withdraw("blue-cav3"));

    assertThat(s.where("blue-cav3")).as("the only way").isEqualTo("1108");
    assertThat(s.has("blue-cav3", "passenger")).isTrue();
  }

  @Test
  @Case({"GWE-12.13", "GWE-12.11"})
  void aWayThatEndsBesideTheStartIsNoWithdrawalSoTheUnitStays() {
    // From the corner 1601 the ways by 1501 and 1502, where a friend is, lead only to each other.
    Situation s =
        field("1602: red-1a; 1302: red-1b; 1601: blue-cav3, blue-cav1; 1502: blue-bde")
            .at(2, "red", "withdrawal");

    assertThat(s.refusal(s.withdraw("blue-cav3"))).isEqualTo("GWE-12.13");
    assertThat(s.grants(s.withdraw("blue-cav1"))).as("by a zone").isTrue();
  }

  /** A unit may not withdraw to a hex where it would have to be eliminated. */
  @Test
  @Case({"GWE-12.13", "GWE-6.15"})
  void aWayThatEndsInAFullHexIsNoWay() {
    String ring =
        "0808: red-1a; 0906: red-1b; 1107: red-1c; 1109: red-2a; 0708: red-hq-army; 0908:"
            + " blue-cav3; 1008: blue-bde";
    Situation s = field(ring + "; 1108: blue-c3, blue-3a").at(2, "red", "withdrawal");
    s.dice(4).play(s.withdraw("blue-cav3"));
    assertThat(s.where("blue-cav3")).as("six points and two").isEqualTo("1108");

    s =
        field(ring + "; 1108: blue-c3, blue-3a, blue-bde2; 0910: red-2b; 1010: blue-cav1")
            .at(2, "red", "withdrawal");
    assertThat(s.refusal(s.withdraw("blue-cav3"))).isEqualTo("GWE-12.13");
  }

  // ---- 12.14 the cost

  @Test
  @Case("GWE-12.14")
  void itCostsNoMovementPoints() {
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 0909: blue-cav1; 1208: blue-hq-1")
            .at(2, "red", "withdrawal");
    s.dice(6).play(s.withdraw("blue-cav1")).play(s.retreat("blue-cav1", "1008", "1108"));
    assertThat(s.spent("blue-cav1")).isZero();
    assertThat(s.has("blue-cav1", "moved")).isFalse();

    s.passTo(2, "blue", "movement");
    s.play(s.march("blue-cav1", "1109", "1110", "1210", "1209", "1208", "1207", "1206", "1205"));
    assertThat(s.where("blue-cav1")).isEqualTo("1205");
  }

  // ---- 12.15 still to be attacked

  @Test
  @Case("GWE-12.15")
  void cavalryThatFailedToWithdrawMayBeAttacked() {
    Situation s = beside("blue-cav3");
    s.dice(2).play(s.withdraw("blue-cav3"));

    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.preview(s.attack("0909", "red-1a")).defence().total()).isEqualTo(3);
    s.dice(6).play(s.attack("0909", "red-1a"));
    assertThat(s.result()).isEqualTo("1/-");
    assertThat(s.p().unitNumber(s.unit("blue-cav3"), UnitNumber.FOUGHT)).isEqualTo(2);
  }

  @Test
  @Case("GWE-12.15")
  void cavalryThatWithdrewBesideAnotherEnemyMayBeAttackedThere() {
    Situation s = ringed("blue-cav1");
    s.dice(2).play(s.withdraw("blue-cav1")).play(s.retreat("blue-cav1", "1008", "1108"));
    assertThat(s.asked()).isEqualTo("fill");
    s.play(s.pass());

    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.has("blue-cav1", "passenger")).isFalse();
    assertThat(s.preview(s.attack("1108", "red-1c")).defence().total()).isEqualTo(3);
    assertThat(s.refusal(s.attack("0908", "red-1a")))
        .as("nobody is there any more")
        .isEqualTo("GWE-8.11");
  }

  // ---- 12.16 filling the hex

  @Test
  @Case("GWE-12.16")
  void eightStackingPointsBesideTheLeftHexMayStepIntoItAndNoNinth() {
    Situation s =
        field(
                "0808: red-c3, red-c3b; 0809: red-bde; 0710: red-1a; 0708: red-hq-army; 0909:"
                    + " blue-cav1; 0910: blue-1a")
            .at(2, "red", "withdrawal");
    s.dice(6).play(s.withdraw("blue-cav1")).play(s.retreat("blue-cav1", "1008", "1108"));
    assertThat(s.asked()).isEqualTo("fill");
    assertThat(s.askedOf()).isEqualTo("red");
    assertThat(s.refusal(s.advance("red-1a", "0909"))).as("not beside it").isEqualTo("GWE-12.16");
    assertThat(s.refusal(s.advance("red-c3", "0908"))).as("another hex").isEqualTo("GWE-12.16");
    assertThat(s.refusal(s.advance("red-c3 red-c3b red-bde", "0909"))).isEqualTo("GWE-12.16");
    assertThat(s.refusal(s.march("red-c3", "0909"))).isEqualTo("GWE-12.16");

    s.play(s.advance("red-c3 red-c3b", "0909"));
    assertThat(s.where("red-c3")).isEqualTo("0909");
    assertThat(s.where("red-c3b")).isEqualTo("0909");
    assertThat(s.spent("red-c3")).isZero();
    assertThat(s.asked()).as("no room for the brigade").isEqualTo("attack");
    assertThat(s.where("red-bde")).isEqualTo("0809");
    assertThat(s.grants(s.attack("0910", "red-c3"))).as("it may still attack").isTrue();
  }

  @Test
  @Case("GWE-12.16")
  void oneAfterTheOtherMayStepIn() {
    Situation s =
        field("0808: red-1a, red-1b, red-1c; 0708: red-hq-army; 0909: blue-cav1")
            .at(2, "red", "withdrawal");
    s.dice(6).play(s.withdraw("blue-cav1")).play(s.retreat("blue-cav1", "1008", "1108"));

    s.play(s.advance("red-1a", "0909"));
    assertThat(s.asked()).isEqualTo("fill");
    s.play(s.advance("red-1b", "0909")).play(s.pass());
    assertThat(s.where("red-1b")).isEqualTo("0909");
    assertThat(s.where("red-1c")).isEqualTo("0808");
    assertThat(s.phase()).isNotEqualTo("withdrawal");
  }

  @Test
  @Case("GWE-12.16")
  void aHexThatIsNotEmptyIsNotFilled() {
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 0909: blue-cav1, blue-bde")
            .at(2, "red", "withdrawal");

    s.dice(6).play(s.withdraw("blue-cav1")).play(s.retreat("blue-cav1", "1008", "1108"));
    assertThat(s.asked()).isEqualTo("attack");

    s =
        field("0909: blue-1a; 1008: blue-hq-army; 0808: red-cav1, red-bde")
            .at(2, "blue", "withdrawal");
    s.dice(6).play(s.withdraw("red-cav1"));
    s.play(s.orders().get(0));
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.askedOf()).isEqualTo("blue");
  }

  @Test
  @Case("GWE-12.16")
  void anImpassableHexsideAndATrainKeepUnitsOut() {
    // 1211 and 1212 are parted by the cliff.
    Situation s =
        field("1212: blue-cav1; 1211: red-1a; 1113: red-1b; 0708: red-hq-army")
            .at(2, "red", "withdrawal");
    s.dice(6).play(s.withdraw("blue-cav1"));
    s.play(s.orders().get(0));
    assertThat(s.asked()).isEqualTo("fill");
    assertThat(s.refusal(s.advance("red-1a", "1212"))).isEqualTo("GWE-12.16");
    s.play(s.advance("red-1b", "1212"));
    assertThat(s.where("red-1b")).isEqualTo("1212");

    s = field("0708: red-1a+entrained, red-1b; 0808: blue-cav1").at(2, "red", "withdrawal");
    s.dice(6).play(s.withdraw("blue-cav1"));
    s.play(s.orders().get(0));
    assertThat(s.asked()).isEqualTo("fill");
    assertThat(s.refusal(s.advance("red-1a", "0808"))).isEqualTo("GWE-12.16");
    assertThat(s.grants(s.advance("red-1b", "0808"))).isTrue();
  }

  @Test
  @Case({"GWE-12.16", "GWE-10.52b"})
  void aHeadquartersLeftBehindIsDrivenFromTheHex() {
    Situation s =
        field("0808: red-1a; 0708: red-hq-army; 0909: blue-cav1, blue-hq-corps; 1208: blue-1a")
            .at(2, "red", "withdrawal");
    s.dice(6).play(s.withdraw("blue-cav1")).play(s.retreat("blue-cav1", "1008", "1109"));
    assertThat(s.where("blue-hq-corps")).isEqualTo("0909");

    s.play(s.advance("red-1a", "0909"));
    assertThat(s.where("red-1a")).isEqualTo("0909");
    assertThat(s.where("blue-hq-corps")).as("to the nearest friend").isEqualTo("1109");
  }

  // ---- 12.17 onto friends

  private static Situation ontoFriends() {
    Situation s =
        field(
                "0808: red-1a; 1107: red-c1; 0906: red-hq-army; 0909: blue-cav1; 1108: blue-3a;"
                    + " 1310: blue-hq-1")
            .at(2, "red", "withdrawal");
    s.dice(6)
        .play(s.withdraw("blue-cav1"))
        .play(s.retreat("blue-cav1", "1008", "1108"))
        .play(s.pass());
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.has("blue-cav1", "passenger")).isTrue();
    assertThat(s.has("blue-3a", "passenger")).isFalse();
    return s;
  }

  @Test
  @Case("GWE-12.17")
  void withdrawnCavalryAddsNothingToTheGarrison() {
    Situation s = ontoFriends();

    assertThat(s.preview(s.attack("1108", "red-c1")).defence().total()).isEqualTo(4);
  }

  @Test
  @Case("GWE-12.17")
  void itLosesHalfItsStepsWhenTheGarrisonLosesSome() {
    Situation s = ontoFriends();

    // Two to one for rating 1 and a 4: 1/1; the garrison loses one of two steps.
    s.dice(4).play(s.attack("1108", "red-c1"));
    assertThat(s.result()).isEqualTo("1/1");
    s.play(s.choose("1"));
    assertThat(s.steps("blue-3a")).isEqualTo(1);
    assertThat(s.steps("blue-cav1")).isEqualTo(1);
    assertThat(s.where("blue-cav1")).isEqualTo("1108");
  }

  @Test
  @Case("GWE-12.17")
  void itIsLostWhenTheGarrisonRetreats() {
    Situation s = ontoFriends();

    s.dice(4).play(s.attack("1108", "red-c1")).play(s.choose("2"));
    if (s.asked().equals("retreat")) {
      s.play(s.orders().get(0));
    }
    assertThat(s.where("blue-3a")).isNotEqualTo("1108");
    assertThat(s.steps("blue-3a")).isEqualTo(2);
    assertThat(s.where("blue-cav1")).isEqualTo("eliminated");
  }

  @Test
  @Case({"GWE-12.17", "GWE-12.15"})
  void aPassengerWhoseHostWithdrawsInTurnFightsForItself() {
    // The first goes to 1108, where the second stands beside red; then the second goes on.
    Situation s =
        field(
                "0808: red-1a; 1107: red-c1; 0906: red-hq-army; 0909: blue-cav1; 1108: blue-cav2;"
                    + " 1508: blue-hq-1")
            .at(2, "red", "withdrawal");
    s.dice(6)
        .play(s.withdraw("blue-cav1"))
        .play(s.retreat("blue-cav1", "1008", "1108"))
        .play(s.pass());
    assertThat(s.has("blue-cav1", "passenger")).isTrue();
    s.dice(6).play(s.withdraw("blue-cav2"));
    s.play(s.orders().get(0));
    assertThat(s.where("blue-cav2")).isNotEqualTo("1108");

    assertThat(s.has("blue-cav1", "passenger")).isFalse();
    assertThat(s.asked()).isEqualTo("attack");
    assertThat(s.preview(s.attack("1108", "red-c1")).defence().total()).isEqualTo(3);
  }

  // ---- 12.2 combat

  @ParameterizedTest(name = "{0} make {1}")
  @Case("GWE-12.21")
  @CsvSource({
    "red-cav1 red-cav2 red-cav3 red-cav4, 2",
    "red-cav1/1 red-cav2 red-cav3 red-cav4, 1",
    "red-cav1 red-cav2, 1"
  })
  void againstOtherArmsCavalryHasAQuarterOfItsSumRoundedDown(String cavalry, double strength) {
    Situation s =
        field("0808: " + cavalry.replace(" ", ", ") + "; 0708: red-hq-army; 0909: blue-bde")
            .at(2, "red", "combat");

    assertThat(attack(s, "0909", cavalry.replace("/1", "").split(" "))).isEqualTo(strength);
  }

  @Test
  @Case("GWE-12.21")
  void threePointsOfCavalryAreNoneAgainstInfantry() {
    Situation s =
        field("0808: red-cav1, red-cav2/1; 0708: red-hq-army; 0909: blue-bde")
            .at(2, "red", "combat");

    assertThat(s.refusal(s.attack("0909", "red-cav1", "red-cav2"))).isEqualTo("GWE-8.8-MIN");
  }

  @ParameterizedTest
  @Case("GWE-12.21")
  @ValueSource(
      strings = {"blue-cav1", "blue-depot1", "blue-cav1, blue-depot1", "blue-cav2, blue-hq-1"})
  void againstCavalryDepotsAndHeadquartersItHasAll(String enemies) {
    Situation s =
        field("0808: red-cav1, red-cav2; 0708: red-hq-army; 0909: " + enemies)
            .at(2, "red", "combat");

    assertThat(attack(s, "0909", "red-cav1", "red-cav2")).isEqualTo(4);
  }

  @Test
  @Case("GWE-12.21")
  void oneUnitOfAnotherArmAmongTheAttackedIsEnough() {
    Situation s =
        field(
                "0808: red-cav1, red-cav2, red-1a; 0708: red-hq-army; 0909: blue-cav1; 0809:"
                    + " blue-bde")
            .at(2, "red", "combat");
    assertThat(attack(s, "0909", "red-cav1", "red-cav2")).isEqualTo(4);
    assertThat(attack(s, "0809", "red-cav1", "red-cav2")).isEqualTo(1);
    assertThat(attack(s, "0909 0809", "red-cav1", "red-cav2", "red-1a"))
        .as("4 + 4 / 4")
        .isEqualTo(5);

    // A fortress is not cavalry. Lack of supply has halved each of them before: 5, and 4 in all.
    s =
        field("1311: red-cav1, red-cav2, red-c1; 1411: red-cav3, red-cav4; 1108: red-hq-army")
            .at(2, "red", "combat");
    assertThat(attack(s, "1310", "red-c1")).isEqualTo(5);
    assertThat(attack(s, "1310", "red-c1", "red-cav1", "red-cav2"))
        .as("2 / 4 is none")
        .isEqualTo(5);
  }

  @Test
  @Case("GWE-12.21")
  void cavalryThatIsHalvedFirstIsQuarteredAfterwards() {
    // Beyond every radius: 8 are 4, and a quarter of that is 1.
    Situation s =
        field("0808: red-cav1, red-cav2, red-cav3, red-cav4; 0909: blue-bde")
            .at(2, "red", "combat");

    assertThat(attack(s, "0909", "red-cav1", "red-cav2", "red-cav3", "red-cav4")).isEqualTo(1);
  }
}
